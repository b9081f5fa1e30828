# Kingdomino: what is asked, answered, refused and told, and the words on its table.
# A domino ({ $n }) is shown by its number and squares, as in "23 W1|M".

## What is asked

prompt-claim = Wybierz płytkę i postaw na niej króla
# A king of another player was drawn, and the player who is asked chooses for that king.
prompt-claim-for = Wylosowany król: { $name }. Wybierz płytkę dla tego króla
prompt-place = Dołóż płytkę { $n } do swojego królestwa
kingdomino-waiting = Czekamy na decyzję: { $name }

# What stands behind each answer of the list.
kingdomino-list-place = zysk, rozbudowa
kingdomino-list-claim = zysk przy dołożeniu od razu
# How a placement is shown before it is made.
kingdomino-try = Wpisz numer, aby zobaczyć płytkę w swoim królestwie; Enter zostawia ją tam.

## Answers. The verbs may be typed, so each is one word.

answer-claim = Zajmij płytkę { $n }
answer-place = Dołóż płytkę { $n } na pola { $squares }
kingdomino-as-typed = { $typed }
typed-claim = zajmij
typed-place = dołóż

## What cannot be read or done

kingdomino-misread = Odpowiedź „{ $typed }” tu nie pasuje. { $expected }
kingdomino-expected-place = Wpisz numer od 1 do { $last } albo dwa pola, np. { $example }.
kingdomino-expected-claim = Wpisz numer płytki: { $numbers }.
kingdomino-refused-other = Teraz trzeba dołożyć płytkę { $n }, a nie płytkę { $other }.
kingdomino-refused-apart = Pola { $first } i { $second } nie sąsiadują ze sobą.
kingdomino-refused-taken = Pole { $square } jest zajęte.
kingdomino-refused-large = Królestwo byłoby większe niż { $size }.
kingdomino-refused-touch = W tym miejscu płytka nie styka się ani z zamkiem, ani z pasującym terenem.
kingdomino-refused-turned = Po obróceniu płytka będzie tu pasować; w tym ułożeniu nie styka się ani z zamkiem, ani z pasującym terenem.
kingdomino-refused-line = W tym rzędzie nie ma płytki { $n }. { $expected }
kingdomino-refused-claimed = Na płytce { $n } już stoi król: { $name }
kingdomino-refused-now = „{ $answer }” – teraz to niemożliwe.

## What happens

log-king = Wylosowany król: { $name }
log-new-line = Nowy rząd: { $numbers }
log-claims = { $name } zajmuje płytkę { $n }
log-places-gain = { $name } dokłada płytkę { $n }: +{ $points }
log-discards-domino = { $name } odrzuca płytkę { $n }: brak dozwolonego miejsca
log-game-over = Koniec gry

## How it ends

kingdomino-wins = Wygrywa { $name }: { $points }
kingdomino-shares = Wspólne zwycięstwo: { $names } ({ $points })
# Two players of a list, or a list and one more.
kingdomino-names-2 = { $a }, { $b }
kingdomino-tie-largest = Remis punktowy: decyduje największe terytorium.
kingdomino-tie-crowns = Remis punktowy i równe największe terytoria: decydują korony.

## The table

kingdomino-round = Runda { $n } z { $last }
kingdomino-first-choice = Pierwszy wybór
kingdomino-pile = Stos: { $n }
kingdomino-lines = Rzędy płytek
kingdomino-current-line = Bieżący rząd
kingdomino-next-line = Następny rząd
kingdomino-kings-left = Króle do losowania
kingdomino-unseen = Płytki jeszcze nieodkryte
kingdomino-none = brak
kingdomino-territories = Terytoria
kingdomino-log = Dziennik
# Behind a domino that may be claimed: it could not be placed now.
kingdomino-no-spot = brak miejsca
kingdomino-discarded = Odrzucone: { $numbers }
# What a placement that is being tried would bring: points, territories, and room to grow.
kingdomino-left = miejsce na rozbudowę: { $columns }×{ $rows }
kingdomino-castle-alone = sam zamek

## The score sheet

kingdomino-final = Punktacja końcowa
kingdomino-total = Punkty
kingdomino-largest = Największe terytorium
kingdomino-crowns = Korony

## Help

kingdomino-help-place =
    Każde dozwolone miejsce ma na liście swój numer: wpisz go i obejrzyj płytkę w swoim królestwie, a potem naciśnij Enter, aby ją tam zostawić, albo wpisz inny numer. Możesz też podać dwa pola, zaczynając od pierwszego pola płytki: { $example }. Zamek to (0,0); numery kolumn rosną w prawo, a wierszy w dół.
kingdomino-help-list =
    Najwyższe zyski są na początku listy. Obok pól podano punkty zdobywane od razu oraz liczbę kolumn × wierszy, o którą królestwo może jeszcze urosnąć. Na planszy { $spot } oznacza każde pole, na którym może leżeć płytka.
kingdomino-help-claim =
    Wpisz numer płytki, którą ma zająć król. W następnej rundzie króle działają w kolejności tych numerów, od najniższego. Obok płytki podano punkty, które przyniosłaby, gdyby można ją było dołożyć od razu.
kingdomino-help-rules =
    Któreś z pól płytki musi stykać się z zamkiem albo z polem tego samego rodzaju terenu, a królestwo nigdy nie może być większe niż { $size }. Płytka, która nigdzie nie pasuje, zostaje odrzucona. Punkty za terytorium to liczba jego pól × liczba jego koron.
kingdomino-help-more = O płytce lub rodzaju terenu: ? 23, ? { $terrain }. Zasady: regat rules
kingdomino-legend-castle = zamek
kingdomino-unknown = Nie ma takiej płytki ani takiego rodzaju terenu: { $typed }

kingdomino-about-domino = Płytka { $n }
kingdomino-is-unseen = Jeszcze nieodkryta.
kingdomino-is-in-kingdom = W królestwie: { $name }
kingdomino-is-in-current = W bieżącym rzędzie: { $name }
kingdomino-is-in-next = W następnym rzędzie: { $name }
kingdomino-is-free = W następnym rzędzie, bez króla.
# During the first choice.
kingdomino-is-in-first = W pierwszym rzędzie: { $name }
kingdomino-is-free-in-first = W pierwszym rzędzie, bez króla.
kingdomino-is-discarded = Odrzucona przez gracza: { $name }
kingdomino-is-away = Nie bierze udziału w tej rozgrywce.
kingdomino-about-terrain = W pudełku: { $squares }, { $crowns }.
kingdomino-about-terrain-unseen = Jeszcze nieodkryte: { $squares }, { $crowns }.
