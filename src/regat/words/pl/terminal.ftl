# At the terminal, whatever the game.

bot-random = Losowy
bot-novice = Nowicjusz
bot-easy = Łatwy
bot-medium = Średni
bot-hard = Trudny
bot-champion = Mistrz

key-done = gotowe
key-more = dalej
key-undo = cofnij
key-hint = rada
key-log = log
key-table = stół
key-help = pomoc
key-quit = wyjdź

play-left = Odchodzisz od stołu.
play-left-saved = Rozgrywka jest zapisana. Aby do niej wrócić: regat resume
play-hand-over = Teraz { $name }: weź klawiaturę i naciśnij Enter. Pozostali nie patrzą.
page-back = [Enter: wstecz]
page-next = [Enter: dalej]
play-hint = Podpowiedź bota: { $answer }
play-hint-wins = Podpowiedź bota: { $answer } (wygrywa w { $win }% gier, od { $low } do { $high }%)
play-no-key = Ten klawisz teraz nic nie robi.
undo-nothing = Nie ma czego cofnąć.
undo-confirm = Odpowiedź do cofnięcia: { $answer }. Od tamtej chwili wyszły na jaw ukryte karty lub płytki. Cofnąć mimo to?
undo-cancelled = Niczego nie cofnięto.
undo-done = Cofnięto: { $answer }
confirm-yes = tak
confirm-no = nie

menu-enter = [Enter: { $name }]
menu-none = brak
menu-one = Wpisz numer od 1 do { $last } albo nazwę. Aby wyjść, wpisz q.
menu-several = Wpisz numery od 1 do { $last }, rozdzielone spacjami. Aby wyjść, wpisz q.

choose-language = Język
choose-game = Która gra?
choose-players = Ilu graczy?
choose-opponent = Kim jest gracz { $n }?
choose-person = Osoba przy tej klawiaturze
choose-name = Nick gracza { $n }
choose-name-again = Nick musi mieć od 1 do 20 znaków.
play-player = Gracz
play-another-time = No to innym razem.

session-record = Zapis rozgrywki: { $file }
session-again = Zagrać ponownie?
series-enter = [Enter: rozgrywka { $n } z { $all }]

resume-which = Do której rozgrywki chcesz wrócić?
resume-moves = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
    [many] { $n } ruchów
   *[other] { $n } ruchu
}

replay-keys = → ← krok   PgUp PgDn dziesięć kroków   Home End   1–6 miejsce   q wyjdź

puzzle-which = Który scenariusz?
puzzle-title = Zadanie: { $title }
puzzle-solved = Rozwiązane! Wszystko zgadza się ze scenariuszem.
puzzle-not-quite = Nie całkiem. Cofnij albo graj dalej.
puzzle-hint = Następny krok rozwiązania: { $answer }
puzzle-off-track = Rozwiązanie prowadzi inną drogą. Cofnij i zapytaj ponownie.
