# Kingdomino in the browser: the kingdom, the domino in hand, the count at the end.

## Dominoes and squares, as they are read aloud

realm-half = { $terrain } ({ $crowns })
realm-domino = Plăcuța { $n }: { $first }, { $second }
realm-domino-free = { $domino }, liberă
realm-domino-king = { $domino }, rege: { $name }
realm-square-castle = { $square }: castel
realm-square-land = { $square }: { $land }
realm-square-empty = { $square }: gol
realm-square-fits = { $square }: gol, plăcuța se potrivește aici

## Kingdoms

realm-kingdom = Regat: { $name }
realm-yours = Regatul tău
realm-others = Celelalte regate
realm-enlarge = Mărește regatul: { $name }
realm-back = Înapoi
realm-extent = { $columns }×{ $rows } din { $size }×{ $size }
realm-territory = { $terrain }: { $squares } × { $crowns } = { $points }

## The lines

realm-no-next = Nu mai urmează nicio linie: este ultima rundă.
realm-kings-of = { $name }: { $n }
realm-order = Poziția în runda următoare: { $n }

## The domino in hand

realm-hand = Plăcuța ta
realm-choose-square = Alege un spațiu: locurile permise sunt marcate.
realm-gain = +{ $points }
realm-room = Loc de creștere: { $columns }×{ $rows }
realm-no-fit = Aici nu se potrivește
realm-one-way = Aici se potrivește numai așa.
realm-rotate = Rotește
realm-place = Așază
realm-claim = Ocupă
realm-confirm = Confirmă fiecare mutare

## Keyboard

realm-keys-move = Mută plăcuța
realm-keys-rotate = Rotește plăcuța
realm-keys-next = Locul următor, începând cu cele mai multe puncte
realm-keys-place = Așază sau ocupă
realm-keys-cancel = Pune plăcuța la loc
realm-keys-overlay = Arată sau ascunde teritoriile
realm-keys-claim = Alege o plăcuță din linie
realm-keys-line = Mergi la linia de plăcuțe

## The end

realm-counting = Se calculează punctajul
realm-skip = Sari peste
realm-points-of = { $name }: { $points }
realm-all-games = Toate partidele
realm-discards = Înlăturate
realm-replay = Vezi reluarea

web-hint-place = Așază plăcuța { $n } în locul marcat
