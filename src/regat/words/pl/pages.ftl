# Strony klienta WWW: strona główna, nowy stół, przewodnik, nauka, moje rozgrywki, ustawienia, autorzy.

## Strona główna

pages-home-title = Dwa królestwa do zbudowania
pages-home-text = Graj w { $games } ze znajomymi lub z botami. Za darmo i bez konta.
pages-players-range = Gracze: { $least }–{ $most }
pages-learn-short = Naucz się
pages-with-people = Ze znajomymi
pages-opponent = Przeciwnik
pages-cards = Karty
pages-your-name = Twoja nazwa
pages-more-choices = Więcej opcji
pages-play-now = Zagraj teraz
pages-continue = Kontynuuj
pages-your-turn = Twoja tura
pages-gathering = Czekamy na graczy
pages-open-tables = Otwarte stoły
pages-join = Dołącz
pages-watch = Oglądaj
pages-show-all = Pokaż wszystko ({ $n })
pages-more = Co jeszcze można tu zrobić
pages-new-table = Nowy stół
pages-new-table-text = Znajomi, boty, karty i warianty do wyboru
pages-learn = Naucz się grać
pages-learn-text = Pierwsza rozgrywka z trenerem u boku
pages-reference-text = Wszystkie karty, płytki i zasady
pages-replay = Powtórka
pages-replay-text = Obejrzyj rozgrywkę jeszcze raz, ruch po ruchu
pages-games-text = Wyniki, rankingi, twoja nazwa
pages-unofficial-short = Projekt nieoficjalny, od graczy dla graczy.
pages-credits = Autorzy

## Nowy stół

pages-game = Gra
pages-who-plays = Kto gra?
pages-players = Liczba graczy
pages-seat = Miejsce { $n }
pages-seat-bot = Bot: { $name }
pages-seat-person = Inna osoba na tym urządzeniu
pages-seat-invited = Ktoś z linkiem zaproszenia
pages-seat-open = Ktokolwiek
pages-seat-name = Nazwa gracza { $n }
pages-player = Gracz { $n }
pages-mixed-help = Żadna instrukcja tego nie przewiduje, ale bywa zabawnie.
pages-reroll = Wylosuj ponownie
pages-banned = Wykluczone:
pages-list = Nazwy kart
pages-list-help = { $n ->
    [one] { $n } karta, po przecinku lub w nowym wierszu
    [few] { $n } karty, po przecinku lub w nowych wierszach
    [many] { $n } kart, po przecinku lub w nowych wierszach
   *[other] { $n } karty, po przecinku lub w nowych wierszach
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
pages-public-help = Widoczny na stronie głównej; każdy może zająć wolne miejsce i oglądać. Inaczej przyjdą tylko osoby z linkiem.
pages-points = Licznik punktów
pages-points-help = W trakcie gry wszyscy widzą punkty wszystkich graczy.
pages-chat = Czat
pages-chat-help = Gracze mogą do siebie pisać; szybkie zwroty są zawsze.
pages-starts-at-once = Gra zaczyna się od razu.
pages-then-invite = Potem dostaniesz link i kod QR dla pozostałych.
pages-open-table = Otwórz stół

## Przewodnik

pages-rules = Zasady
pages-search = Szukaj w nazwach i opisach
pages-type = Typ
pages-any = dowolne
pages-before-after = Poprzednie i następne

## Nauka

pages-learn-intro = Najlepiej uczyć się, grając. Siadasz przy prawdziwym stole naprzeciw łatwego bota, a trener wyjaśnia wszystko, gdy tylko się pojawi. Nic nie może pójść źle.
pages-learn-start = Zagraj pierwszą rozgrywkę
pages-learn-opening = Rozkładamy twoją pierwszą grę
pages-read-rules = Albo przeczytaj zasady

coach-title = Trener
coach-next = Rozumiem
coach-show = Pokaż trenera
coach-hide = Ukryj trenera
coach-wait = Graj dalej
coach-wait-text = Wrócę, gdy pojawi się coś nowego. W razie wątpliwości poproś o podpowiedź.
coach-rules = Wszystkie zasady
coach-again = Wyjaśnij wszystko od nowa

## Moje rozgrywki

pages-history = Rozegrane gry
pages-no-games = Tu pojawią się zakończone rozgrywki z powtórką każdego ruchu.
pages-won = Wygrana
pages-lost = Przegrana
pages-shared = Wspólne zwycięstwo
pages-rated = rankingowa
pages-ratings = Twoje rankingi
pages-rating = Ranking
pages-games-played = Rozgrywki
pages-no-ratings = Rozgrywki między ludźmi liczą się do rankingu, osobno dla każdej liczby graczy. Jeszcze żadnego nie masz.
pages-leaders = Najsilniejsi
pages-no-leaders = Nikt tu jeszcze nie ma rankingu.
pages-identity = Kim tu jesteś
pages-rename = Zmień nazwę
pages-name-kept = Twoja nazwa: { $name }
pages-phrase = Fraza odzyskiwania
pages-phrase-help = Z tymi słowami jesteś sobą także na innym urządzeniu. Zachowaj je dla siebie.
pages-phrase-gone = Była widoczna przy pierwszej wizycie, na tamtym urządzeniu.
pages-show-phrase = Pokaż frazę
pages-copy = Kopiuj
pages-recover = Przychodzisz z innego urządzenia
pages-recover-help = Twoja fraza odzyskiwania
pages-recover-do = To ja
pages-recovered = Witaj ponownie, { $name }!
pages-data = Twoje dane
pages-data-help = Zabierz wszystko, co jest tu o tobie zapisane, albo każ to usunąć.
pages-export = Pobierz moje dane
pages-delete = Usuń moje dane
pages-delete-title = Usunąć wszystko?
pages-delete-text = Twoja nazwa, rankingi i rozgrywki zostaną zapomniane, a trwające gry poddane. Tego nie da się cofnąć.
pages-deleted = Usunięto wszystko, co cię dotyczyło.

## Ustawienia

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
pages-shortcuts-help = Pojedyncze klawisze działają; „?” pokazuje listę
pages-reset = Wróć do zwykłych ustawień

## Autorzy

pages-unofficial = Projekt nieoficjalny
pages-unofficial-text = Regat nie jest z nimi związany ani przez nich polecany i nie zawiera ich tekstów ani ilustracji: zasady opisujemy własnymi słowami. Jeśli gry ci się podobają, kup je.
pages-licence-own = Regat jest wolnym oprogramowaniem na licencji MIT: karty, płytki, zamki i teksty powstały specjalnie dla niego.
pages-emblems = Godła na kartach
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
