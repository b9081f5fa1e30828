# The pages of the web client: first page, new table, reference, learning, one’s own games, settings, credits.

## The first page

pages-home-title = Dwa królestwa do zbudowania
pages-home-text = Graj w { $games } ze znajomymi lub z botami. Za darmo i bez konta.
pages-players-range = Gracze: { $least }–{ $most }
pages-learn-short = Jak grać
pages-with-people = Ze znajomymi
pages-opponent = Przeciwnik
pages-cards = Karty
pages-your-name = Twój nick
pages-more-choices = Więcej opcji
pages-play-now = Zagraj teraz
pages-continue = Kontynuuj
pages-waiting-for-you = Czeka na ciebie
pages-gathering = Czekamy na graczy
pages-open-tables = Otwarte stoły
pages-join = Dołącz
pages-watch = Oglądaj
pages-show-all = Pokaż wszystkie ({ $n })
pages-more = Co jeszcze można tu zrobić
pages-new-table = Nowy stół
pages-new-table-text = Znajomi, boty, karty i warianty do wyboru
pages-learn = Naucz się grać
pages-learn-text = Pierwsza rozgrywka z trenerem u boku
pages-reference-text = Wszystkie karty, płytki i zasady
pages-replay = Powtórka
pages-replay-text = Obejrzyj rozgrywkę jeszcze raz, ruch po ruchu
pages-games-text = Wyniki, rankingi, twój nick
pages-unofficial-short = Projekt nieoficjalny, od graczy dla graczy.
pages-credits = Autorzy

## New table

pages-game = Gra
pages-who-plays = Kto gra?
pages-players = Liczba graczy
pages-seat = Miejsce { $n }
pages-seat-bot = Bot: { $name }
pages-seat-person = Inna osoba na tym urządzeniu
pages-seat-invited = Osoba z zaproszeniem
pages-seat-open = Dowolna osoba
pages-seat-name = Nick gracza { $n }
pages-player = Gracz { $n }
pages-mixed-help = Żadna instrukcja tego nie przewiduje, ale bywa zabawnie.
pages-reroll = Wylosuj ponownie
pages-banned = Wykluczone:
pages-list = Nazwy kart
pages-list-help = { $n ->
    [one] { $n } karta, oddzielona przecinkiem lub w osobnym wierszu
    [few] { $n } karty, oddzielone przecinkami lub w osobnych wierszach
    [many] { $n } kart, oddzielonych przecinkami lub w osobnych wierszach
   *[other] { $n } karty, oddzielone przecinkami lub w osobnych wierszach
}
pages-list-read = Odczytano: { $n } z { $all }
pages-table-options = Przy stole
pages-clock = Czas do namysłu
pages-no-clock = Bez zegara
pages-clock-minutes = { $minutes } min + { $more } s na każdą decyzję
pages-clock-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} + { $more ->
    [one] { $more } dzień
    [few] { $more } dni
    [many] { $more } dni
   *[other] { $more } dnia
} na każdą decyzję
pages-public = Otwarty stół
pages-public-help = Widoczny na stronie głównej; każdy może zająć wolne miejsce lub oglądać. W przeciwnym razie dołączą tylko osoby z linkiem.
pages-points = Licznik punktów
pages-points-help = W trakcie gry wszyscy widzą punkty wszystkich graczy.
pages-friendly = Gra towarzyska
pages-friendly-help = Bez wpływu na ranking; podpowiedzi są dozwolone.
pages-chat = Czat
pages-chat-help = Gracze mogą do siebie pisać; szybkie zwroty są zawsze dostępne.
pages-starts-at-once = Gra zacznie się od razu.
pages-then-invite = Potem dostaniesz link i kod QR dla pozostałych.
pages-open-table = Utwórz stół

## Reference

pages-rules = Zasady
pages-search = Szukaj w nazwach i opisach
pages-type = Typ
pages-any = wszystkie
pages-before-after = Poprzednie i następne

## Learning

pages-learn-intro = Najlepiej uczyć się, grając. Siadasz przy prawdziwym stole naprzeciw łatwego bota, a trener wyjaśnia każdą rzecz, gdy pojawia się po raz pierwszy. Niczego nie da się zepsuć.
pages-learn-start = Zagraj pierwszą rozgrywkę
pages-learn-opening = Rozkładamy twoją pierwszą grę…
pages-read-rules = Albo przeczytaj zasady

coach-title = Trener
coach-next = Rozumiem
coach-show = Pokaż trenera
coach-hide = Ukryj trenera
coach-wait = Graj dalej
coach-wait-text = Wrócę, gdy pojawi się coś nowego. W razie wątpliwości poproś o podpowiedź.
coach-rules = Wszystkie zasady
coach-again = Wyjaśnij wszystko od nowa

## My games

pages-history = Rozegrane gry
pages-no-games = Tu pojawią się zakończone rozgrywki z powtórką każdego ruchu.
pages-won = Wygrana
pages-lost = Przegrana
pages-shared = Wspólne zwycięstwo
pages-rated = rankingowa
pages-ratings = Twoje rankingi
pages-rating = Ranking
pages-games-played = Rozgrywki
pages-no-ratings = Rozgrywki między ludźmi liczą się do rankingu, osobno dla każdej liczby graczy. Nie masz jeszcze rankingu.
pages-leaders = Ranking graczy
pages-no-leaders = Nikt tu jeszcze nie ma rankingu.
pages-identity = Twój profil
pages-rename = Zmień nick
pages-name-kept = Twój nick: { $name }
pages-phrase = Fraza odzyskiwania
pages-phrase-help = Te słowa pozwalają odzyskać profil na innym urządzeniu. Nikomu ich nie pokazuj.
pages-phrase-gone = Można ją pokazać tylko na urządzeniu, na którym po raz pierwszy podano nick.
pages-show-phrase = Pokaż frazę
pages-copy = Kopiuj
pages-recover = Odzyskaj profil
pages-recover-help = Twoja fraza odzyskiwania
pages-recover-do = Odzyskaj
pages-recovered = Witaj ponownie, { $name }!
pages-data = Twoje dane
pages-data-help = Pobierz wszystko, co jest tu o tobie zapisane, albo usuń te dane.
pages-export = Pobierz moje dane
pages-delete = Usuń moje dane
pages-delete-title = Usunąć wszystko?
pages-delete-text = Twój nick, rankingi i rozgrywki zostaną usunięte, a trwające gry poddane. Tego nie da się cofnąć.
pages-deleted = Usunięto wszystko, co cię dotyczyło.

## Settings

pages-settings-text = Zapisywane od razu na tym urządzeniu.
pages-look = Wygląd i dźwięk
pages-text-size = Rozmiar tekstu
pages-speed = Animacje
pages-speed-slow = wolne
pages-speed-normal = zwykłe
pages-speed-fast = szybkie
pages-speed-off = brak
pages-sound = Dźwięki
pages-sound-help = Karty, monety, twoja kolej
pages-playing = Podczas gry
pages-shortcuts = Skróty klawiszowe
pages-shortcuts-help = Sterowanie pojedynczymi klawiszami; „?” pokazuje listę
pages-reset = Przywróć ustawienia domyślne

## Credits

pages-unofficial = Projekt nieoficjalny
pages-unofficial-text = Regat nie jest z nimi związany ani przez nich polecany i nie zawiera ich tekstów ani ilustracji: zasady opisujemy własnymi słowami. Jeśli gry ci się podobają, kup je.
pages-licence-own = Regat jest wolnym oprogramowaniem na licencji MIT: karty, płytki, zamki i teksty powstały specjalnie dla niego.
pages-emblems = Symbole na kartach
pages-emblems-text = Ze zmienionym kolorem i rozmiarem, ze zbioru
pages-fonts = Kroje pisma
pages-libraries = Użyte biblioteki

## Ochrona

pages-double-clicks = Ochrona przed podwójnym kliknięciem
pages-double-clicks-help = Nowe pytanie nie przyjmuje kliknięć ani klawiszy przez pierwsze 0,4 sekundy

## Fraza odzyskiwania

pages-phrase-renew = Nowa fraza
pages-phrase-renew-title = Utworzyć nową frazę?
pages-phrase-renew-text = Stara fraza przestanie działać, także ta zapisana na kartce.
pages-phrase-renewed = To twoja nowa fraza. Zapisz ją.
