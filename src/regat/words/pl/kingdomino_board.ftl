# Kingdomino in the browser: the kingdom, the domino in hand, the count at the end.

## Dominoes and squares, as they are read aloud

realm-half = { $terrain } ({ $crowns })
realm-domino = Płytka { $n }: { $first }, { $second }
realm-domino-free = { $domino }, wolna
realm-domino-king = { $domino }, król: { $name }
realm-square-castle = { $square }: zamek
realm-square-land = { $square }: { $land }
realm-square-empty = { $square }: puste pole
realm-square-fits = { $square }: puste pole, płytka tu pasuje

## Kingdoms

realm-kingdom = Królestwo: { $name }
realm-yours = Twoje królestwo
realm-others = Pozostałe królestwa
realm-enlarge = Powiększ królestwo: { $name }
realm-back = Wstecz
realm-extent = { $columns }×{ $rows } z { $size }×{ $size }
realm-territory = { $terrain }: { $squares } × { $crowns } = { $points }

## The lines

realm-no-next = Nie ma kolejnego rzędu: to ostatnia runda.
realm-kings-of = { $name }: { $n }
realm-order = Kolejność w następnej rundzie: { $n }

## The domino in hand

realm-hand = Twoja płytka
realm-choose-square = Wybierz pole: dozwolone miejsca są oznaczone.
realm-gain = +{ $points }
realm-room = Miejsce na rozbudowę: { $columns }×{ $rows }
realm-no-fit = Tu nie pasuje
realm-one-way = Tu pasuje tylko w ten sposób.
realm-rotate = Obróć
realm-place = Dołóż
realm-claim = Zajmij
realm-confirm = Potwierdzaj ruchy

## Keyboard

realm-keys-move = Przesuń płytkę
realm-keys-rotate = Obróć płytkę
realm-keys-next = Następne miejsce, od największego zysku
realm-keys-place = Dołóż albo zajmij
realm-keys-cancel = Odłóż płytkę
realm-keys-overlay = Pokaż lub ukryj terytoria
realm-keys-claim = Wybierz płytkę z rzędu
realm-keys-line = Przejdź do rzędu płytek

## The end

realm-counting = Podliczanie punktów
realm-skip = Pomiń
realm-points-of = { $name }: { $points }
realm-all-games = Łącznie
realm-discards = Odrzucone
realm-replay = Obejrzyj powtórkę

web-hint-place = Dołóż płytkę { $n } w zaznaczonym miejscu
