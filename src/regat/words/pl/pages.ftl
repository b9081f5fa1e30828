# Strony klienta WWW: strona główna, nowy stół, przewodnik, nauka, moje rozgrywki, ustawienia, autorzy.

## Strona główna

pages-home-title = Dwa królestwa do zbudowania
pages-home-text = Graj w Dominion i Kingdomino ze znajomymi lub z botami. Za darmo i bez konta.
pages-play-dominion = Zagraj w Dominion
pages-play-kingdomino = Zagraj w Kingdomino
pages-dominion-text = Zaczynasz z garścią monet, z każdą turą kupujesz lepsze karty i wygrywasz najbogatszym państwem. Nie ma dwóch takich samych rozgrywek.
pages-dominion-short = Budujesz talię
pages-kingdomino-text = Wybieraj płytki, układaj łany, lasy i jeziora wokół zamku i mnóż je przez korony. Kwadrans zabawy.
pages-kingdomino-short = Układasz płytki
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
pages-drafting = Trwa wybór kart
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
pages-edition = Edycja
pages-kingdom = Karty Królestwa
pages-kingdom-sets = Sugerowane zestawy
pages-random-kingdom = Losowe
pages-kingdom-draft = Wybierane na zmianę
pages-kingdom-list = Własna lista
pages-own-kingdom = własny wybór kart
pages-mixed-help = Żadna instrukcja tego nie przewiduje, ale bywa zabawnie.
pages-reroll = Wylosuj ponownie
pages-lots-help = Kłódka zachowuje kartę przy następnym losowaniu. Drugi znak wymienia ją i więcej nie dopuszcza.
pages-lock = Zachowaj kartę { $card }
pages-ban = Wyklucz kartę { $card }
pages-banned = Wykluczone:
pages-allow = Dopuść znów kartę { $card }
pages-look-at = Obejrzyj kartę { $card }
pages-draft-help = Gdy wszyscy są przy stole, gracze wskazują po jednej karcie, aż będzie ich dziesięć.
pages-list = Nazwy kart
pages-list-help = { $n ->
    [one] { $n } karta, po przecinku lub w nowym wierszu
    [few] { $n } karty, po przecinku lub w nowych wierszach
    [many] { $n } kart, po przecinku lub w nowych wierszach
   *[other] { $n } karty, po przecinku lub w nowych wierszach
}
pages-other-edition = Karty { $given } nie ma w edycji { $edition }. Zezwól na karty z obu edycji albo wybierz inną.
pages-list-read = Odczytano: { $n } z { $all }
pages-variants = Warianty
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

pages-cards-of-dominion = Karty
pages-dominoes = Płytki
pages-dominoes-help = Wybierz rodzaj terenu, aby zobaczyć, gdzie występuje.
pages-rules = Zasady
pages-search = Szukaj w nazwach i opisach
pages-type = Typ
pages-any = dowolne
pages-all-cards = Wszystkie karty
pages-both-editions = obie edycje
pages-in-first-edition = W pierwszej edycji:
pages-pile = Stos
pages-before-after = Poprzednie i następne

## Nauka

pages-learn-intro = Najlepiej uczyć się, grając. Siadasz przy prawdziwym stole naprzeciw łatwego bota, a trener wyjaśnia wszystko, gdy tylko się pojawi. Nic nie może pójść źle.
pages-learn-d1 = Wszyscy zaczynają z tymi samymi dziesięcioma kartami i co turę dobierają pięć.
pages-learn-d2 = W swojej turze zagrywasz Akcje, a potem kupujesz kartę za swoje Skarby.
pages-learn-d3 = Nowe karty trafiają na rękę później. Na końcu liczą się punkty w talii.
pages-learn-k1 = Wybierz płytkę swoim królem: za dobrą płacisz pierwszeństwem w następnej rundzie.
pages-learn-k2 = Dołóż ją tak, by przedłużała teren albo stykała się z zamkiem.
pages-learn-k3 = Każde terytorium jest warte tyle, ile ma pól razy korony.
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

coach-d-welcome = Witaj w swojej pierwszej grze w Dominion
coach-d-welcome-text = Grasz z łatwym botem. To, co możesz teraz kliknąć, świeci; zdanie nad przyciskami mówi, o co chodzi. Resztę wyjaśnię po drodze.
coach-d-hand = Twoja ręka
coach-d-hand-text = Co turę dobierasz pięć kart. Miedziaki to pieniądze. Posiadłości to punkty, które liczą się dopiero na końcu, a do tego czasu tylko zajmują miejsce.
coach-d-supply = Zasoby
coach-d-supply-text = Te stosy są dla wszystkich. Liczba na monecie to koszt karty. Kliknij kartę prawym przyciskiem albo przytrzymaj, aby ją przeczytać.
coach-d-action = Faza akcji
coach-d-action-text = Możesz zagrać jedną kartę Akcji z ręki; niektóre pozwalają zagrać więcej. Kliknij taką, która świeci, albo zakończ akcje.
coach-d-treasures = Faza zakupu: zagraj Skarby
coach-d-treasures-text = Wyłóż monety na stół: po jednej albo wszystkie naraz przyciskiem. Nie przepadają, wrócą do twojej talii.
coach-d-buy = Kup kartę
coach-d-buy-text = Stać cię na stosy, które świecą. Na początku Srebrnik nigdy nie jest błędem, podobnie jak jedna czy dwie karty Akcji, które ci się podobają. Niewydane monety przepadają.
coach-d-gained = Karta jest twoja
coach-d-gained-text = Kupiona karta idzie na twój stos kart odrzuconych. Dobierzesz ją za kilka tur, gdy talia się skończy i zostanie przetasowana.
coach-d-end-turn = Koniec twojej tury
coach-d-end-turn-text = Nic więcej nie kupisz. Gdy zakończysz turę, wszystkie twoje karty zostaną odrzucone i dobierzesz pięć nowych.
coach-d-others = Tura drugiego gracza
coach-d-others-text = Widzisz, co zagrywa i kupuje przeciwnik; dziennik mówi wszystko. Niektóre jego karty mogą dotyczyć ciebie, wtedy padnie pytanie.
coach-d-shuffle = Tasowanie
coach-d-shuffle-text = Talia się skończyła, więc stos kart odrzuconych stał się nową talią. Są w niej już kupione karty: twoje ręce będą coraz lepsze.
coach-d-card = Karta o coś pyta
coach-d-card-text = Wiele kart pozwala wybierać. Zdanie mówi, która karta pyta i o co; możliwe odpowiedzi świecą albo są przyciskami.
coach-d-several = Wybierz kilka kart
coach-d-several-text = Klikaj karty, które chcesz; kliknij ponownie, aby którąś cofnąć. Licznik pokazuje ile. Potem potwierdź.
coach-d-react = Reakcja
coach-d-react-text = Ktoś cię atakuje, a karta w twojej ręce może temu zapobiec. Pokazanie jej nic nie kosztuje: zostaje na ręce.
coach-d-points = Kiedy kupować punkty
coach-d-points-text = Stać cię już na Złoto. Niedługo będzie cię stać na Prowincje: to one wygrywają. Ale na ręce punkty nic nie robią, więc nie kupuj ich za wcześnie.
coach-d-empty = Pusty stos
coach-d-empty-text = Gdy skończą się Prowincje albo kilka stosów będzie pustych, gra kończy się z końcem tej tury. Czas pomyśleć o punktach.
coach-d-over = Koniec
coach-d-over-text = Liczą się wszystkie punkty na twoich kartach. Znasz już Dominion! Wypróbuj inne zestawy kart, silniejszego bota albo zaproś kogoś.

coach-k-welcome = Witaj w swojej pierwszej grze w Kingdomino
coach-k-welcome-text = Grasz z łatwym botem i budujesz królestwo wokół zamku. To, co możesz teraz kliknąć, jest zaznaczone. Resztę wyjaśnię po drodze.
coach-k-first = Twoje pierwsze płytki
coach-k-first-text = Króle są losowane i każdy zajmuje płytkę. Wysokie numery są zwykle więcej warte, ale dokłada się je później. Szukaj koron!
coach-k-place = Dołóż płytkę
coach-k-place-text = Musi stykać się z zamkiem albo przedłużać teren co najmniej jednym polem. Zaznaczone pola są dozwolone; punkty widać przed potwierdzeniem.
coach-k-turn = Obróć ją
coach-k-turn-text = Obracaj płytkę przyciskiem, kółkiem myszy albo klawiszem R. Nic nie jest ostateczne, dopóki nie potwierdzisz.
coach-k-claim = Wybierz na następną rundę
coach-k-claim-text = Teraz twój król przechodzi na wolną płytkę następnego rzędu. Dołożysz ją w następnej rundzie.
coach-k-order = Kto będzie pierwszy?
coach-k-order-text = W następnej rundzie zaczyna król na najniższym numerze i ma największy wybór. Dla tego czasem warto wziąć skromną płytkę.
coach-k-points = Pierwsze punkty
coach-k-points-text = Terytorium jest warte tyle, ile ma pól razy korony. Dwa pola z jedną koroną to 2 punkty, pięć pól z trzema koronami to 15.
coach-k-crowns = Brakuje koron
coach-k-crowns-text = Terytorium bez korony nie jest nic warte, choćby było największe. Jedna płytka z koroną od razu to zmienia.
coach-k-others = Drugie królestwo
coach-k-others-text = Wszystko jest jawne: zobacz, co zbiera przeciwnik, i zabieraj to, czego potrzebuje.
coach-k-frame = Granica królestwa
coach-k-frame-text = Królestwo osiągnęło pełną szerokość lub wysokość: nigdy nie przekroczy pięciu na pięć pól. Zostaw miejsce na kolejne płytki.
coach-k-discard = Płytka nigdzie nie pasuje
coach-k-discard-text = Wtedy zostaje odrzucona i nic nie daje. Warto mieć kilka otwartych miejsc.
coach-k-last = Ostatnia runda
coach-k-last-text = Nowego rzędu już nie będzie. Dołóż ostatnie płytki tam, gdzie dadzą najwięcej.
coach-k-over = Koniec
coach-k-over-text = Liczą się wszystkie terytoria. Znasz już Kingdomino! Wypróbuj wariant, silniejszego bota albo zaproś kogoś.

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
pages-confirm-help = W Kingdomino pierwsze kliknięcie pokazuje, drugie potwierdza
pages-territories-help = Pola × korony każdego terytorium, narysowane na królestwach
pages-auto-treasures = Zagrywaj od razu wszystkie Skarby
pages-auto-treasures-help = Na początku fazy zakupu
pages-auto-end = Kończ turę automatycznie
pages-auto-end-help = Gdy nic już nie można kupić
pages-auto-react = Zawsze odkrywaj Reakcję
pages-auto-react-help = Bez pytania, przy każdym ataku na ciebie
pages-shortcuts = Skróty klawiszowe
pages-shortcuts-help = Pojedyncze klawisze działają; „?” pokazuje listę
pages-auto-single = Dawaj jedyną możliwą odpowiedź
pages-auto-single-help = Tam, gdzie nie ma wyboru
pages-reset = Wróć do zwykłych ustawień

## Autorzy

pages-unofficial = Projekt nieoficjalny
pages-unofficial-dominion = Autorem gry Dominion jest Donald X. Vaccarino, a wydawcą Rio Grande Games.
pages-unofficial-kingdomino = Autorem gry Kingdomino jest Bruno Cathala, a wydawcą Blue Orange.
pages-unofficial-text = Regat nie jest z nimi związany ani przez nich polecany i nie zawiera ich tekstów ani ilustracji: zasady opisujemy własnymi słowami. Jeśli gry ci się podobają, kup je.
pages-licence-own = Regat jest wolnym oprogramowaniem na licencji MIT: karty, płytki, zamki i teksty powstały specjalnie dla niego.
pages-emblems = Godła na kartach
pages-emblems-text = Ze zmienionym kolorem i rozmiarem, ze zbioru
pages-fonts = Kroje pisma
pages-libraries = Użyte biblioteki
