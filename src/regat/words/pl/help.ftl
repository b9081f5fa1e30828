# What `regat --help` and the help of its commands say. Lines begin in lower case and have no full stop.

help-regat = graj, symuluj i analizuj dwie gry o budowaniu królestwa: Dominion i Kingdomino
help-usage = użycie:
help-arguments = argumenty
help-options = opcje
help-commands = polecenia
help-examples = przykłady:
help-exit-codes = kody wyjścia: 0 sukces, 1 niepowodzenie, 2 błędne użycie lub błędne dane
help-show-help = wyświetla tę pomoc i kończy działanie
help-show-version = wyświetla numer wersji i kończy działanie

# What each command does.
help-command-play = rozegraj grę w terminalu, przeciw botom lub z innymi osobami przy tej samej klawiaturze
help-command-resume = wróć do niedokończonej rozgrywki albo wyświetl ich listę
help-command-replay = przejrzyj zapis rozgrywki krok po kroku, w przód i w tył
help-command-verify = sprawdź rozdanie zakończonej rozgrywki, która odbyła się na serwerze
help-command-puzzle = rozegraj scenariusz jako zadanie
help-command-show = znajdź element gry po nazwie albo wyświetl ich listę
help-command-rules = przeczytaj zasady, temat po temacie
help-command-languages = wyświetl dostępne języki i wskaż bieżący
help-command-serve = uruchom serwer ze stołami dla ludzi i botów, przez HTTP i WebSocket
help-command-backup = utwórz kopię bazy danych polecenia regat serve, także w trakcie jego działania
help-command-sim = zasymuluj wiele rozgrywek między botami i policz zwycięstwa
help-command-arena = zmierz boty ze sobą na tych samych rozdaniach, w każdym układzie miejsc, i oceń ich siłę
help-command-ladder = rozegraj ponownie mecze wzorcowego rankingu botów i wypisz jego tabelę
help-command-train = wytrenuj sieci neuronowe botów danej gry
help-command-scenario = uruchom scenariusze zasad i pokaż, które zawodzą
help-command-doctor = pokaż, który silnik jest używany i dlaczego, oraz szczegóły tej instalacji

# Arguments and options that several commands share.
help-game = jedna z gier: { $games }
help-game-or-asked = jedna z gier: { $games }; jeśli jej nie podasz, program zapyta
help-game-or-all = jedna z gier: { $games } (domyślnie: wszystkie gry)
help-lang = en, ro, pl albo uk (domyślnie: ze zmiennych środowiska, inaczej en)
help-seed = ziarno losowości, liczba całkowita (domyślnie: losowe)
help-workers = liczba procesów (domyślnie: po jednym na rdzeń)

# regat play
help-play-players = liczba graczy, ludzi i botów łącznie: { $allowed } (domyślnie: 2 albo tylu, ilu podano)
help-players-of-game = { $game } { $least }–{ $most }
help-play-name = nazwa osoby przy tej klawiaturze; powtórz dla każdej osoby, która z niej korzysta
help-play-opponent = bot na wszystkie pozostałe miejsca albo lista rozdzielona przecinkami, po jednym bocie na miejsce (domyślnie: { $default }). { $bots }
help-bots-of-game = { $game }: { $bots }
help-play-save = zapisuje rozgrywkę także w tym nowym pliku

# regat resume
help-resume-number = numer na liście, 1 to ostatnia rozgrywka; jeśli go nie podasz, program zapyta
help-resume-list = wypisuje listę i kończy działanie

# regat replay
help-replay-file = zapis rozgrywki, na przykład z regat play --save
help-replay-seat = miejsce, którego rękę widać (domyślnie: 1)

# regat verify
help-verify-file = zapis rozgrywki pobrany z serwera
help-verify-seal = pieczęć, którą stół pokazał przed rozpoczęciem gry
help-verify-bits = losowe bity, które twoje urządzenie dodało do rozdania, po numerze twojego miejsca; można powtarzać

# regat puzzle
help-puzzle-file = plik ze scenariuszami
help-puzzle-number = numer scenariusza w pliku; jeśli go nie podasz, a jest ich kilka, program zapyta

# regat show and regat rules
help-show-name = { $names }
help-rules-topic = identyfikator tematu albo część jego tytułu; jeśli go nie podasz, zobaczysz listę tematów

# regat serve and regat backup
help-serve-host = adres, na którym serwer nasłuchuje (domyślnie: { $default })
help-serve-port = port, na którym serwer nasłuchuje, 0 to dowolny wolny (domyślnie: { $default })
help-serve-store = plik SQLite albo postgresql://… (domyślnie: regat.db w folderze danych użytkownika)
help-serve-origin = dodatkowe źródło (origin), którego strony mogą się łączyć; można powtarzać
help-serve-chat = zezwala na czat z dowolnym tekstem oprócz szybkich zwrotów
help-serve-filter = odrzuca nazwy i wiadomości czatu pasujące do tego wyrażenia regularnego
help-serve-bots = liczba procesów dla botów (domyślnie: 1)
help-serve-limit = zmienia limit, np. tables_of_guest=200 (zob. docs/operate.md); można powtarzać
help-serve-open = otwiera przeglądarkę, jeśli jest ekran
help-backup-file = plik kopii do utworzenia; nie może jeszcze istnieć
help-backup-store = baza danych do skopiowania, jak w regat serve

# regat sim
help-sim-bots = wzorcowy bot na każde miejsce; boty zmieniają miejsca z rozgrywki na rozgrywkę
help-sim-games = liczba rozgrywek (domyślnie: { $default })
help-sim-json = wypisuje wyniki jako jeden obiekt JSON

# regat arena
help-arena-bots = rozdzielone przecinkami. Tyle, ilu graczy: siadają przy jednym stole. Mniej: powtarzają się, aż stół będzie pełny (a,b,b,b to jeden przeciw trzem). Więcej: grają we wszystkich zestawieniach
help-arena-players = liczba miejsc (domyślnie: 2)
help-arena-games = liczba rozgrywek przy każdym stole, zaokrąglona w górę do pełnych rozdań (domyślnie: { $default })
help-arena-budget-ms = czas procesora na turę, w milisekundach (domyślnie: właściwy każdemu botowi)
help-arena-budget-sims = symulowane rozgrywki na turę; wyniki można dokładnie odtworzyć
help-arena-sprt = kończy, gdy test sekwencyjny rozstrzygnie, czy pierwszy bot osiąga wynik P0, czy P1
help-arena-resume = zapisuje ukończone rozdania w pliku { help-metavar-file } i kontynuuje od nich
help-arena-plot = rysuje wyniki i ranking w pliku .png lub .svg
help-arena-json = wypisuje wyniki jako jeden obiekt JSON

# regat ladder
help-ladder-games = liczba rozgrywek na wiersz (domyślnie: jak w docs/bots.md)
help-ladder-rows = tylko wiersz o tym numerze albo wiersze, których boty lub ustawienia zawierają ten tekst, np. champion lub 6 players
help-ladder-folder = zapisuje ukończone rozdania w tym folderze i kontynuuje od nich
help-ladder-list = wypisuje polecenie każdego wiersza i niczego nie rozgrywa
help-ladder-json = wypisuje po jednym obiekcie JSON na wiersz

# regat train
help-train-options = opcje trenowania danej gry; zob. regat train { help-metavar-game } --help

# regat scenario
help-scenario-files = plik ze scenariuszami albo folder z takimi plikami
help-scenario-engine = silnik, którego użyć (domyślnie: bieżący); both uruchamia scenariusze na obu silnikach i porównuje je krok po kroku
help-scenario-json = wypisuje po jednym obiekcie JSON na scenariusz
help-scenario-quiet = wypisuje tylko niepowodzenia i podsumowanie

# What stands for a value; one word each, in capitals.
help-metavar-command = POLECENIE
help-metavar-game = GRA
help-metavar-bot = BOT
help-metavar-file = PLIK
help-metavar-folder = FOLDER
help-metavar-number = NUMER
help-metavar-count = LICZBA
help-metavar-seed = ZIARNO
help-metavar-name = NAZWA
help-metavar-names = NAZWY
help-metavar-player = GRACZ
help-metavar-value = WARTOŚĆ
help-metavar-language = JĘZYK
help-metavar-text = TEKST
help-metavar-topic = TEMAT
help-metavar-seat = MIEJSCE
help-metavar-digits = CYFRY
help-metavar-pattern = WYRAŻENIE
help-metavar-address = ADRES
help-metavar-port = PORT
help-metavar-database = BAZA
help-metavar-url = URL
help-metavar-options = OPCJE
help-metavar-ms = MS
help-metavar-kingdom = ZESTAW

# Mistakes on the command line.
help-error = błąd: { $problem }
help-error-argument = argument { $argument }: { $problem }
help-error-required = brakuje wymaganych argumentów: { $arguments }
help-error-unrecognized = nieznane argumenty: { $arguments }
help-error-choice = nieprawidłowa wartość: „{ $given }” (wybierz spośród: { $choices })
help-error-no-value = brakuje wartości
help-error-exclusive = nie można łączyć z opcją { $argument }
help-error-ambiguous = niejednoznaczna opcja: { $option } może oznaczać { $matches }
help-error-needless-value = nie przyjmuje wartości; podano: „{ $given }”
help-error-number = wymagana liczba; podano: „{ $given }”
help-error-whole-number = wymagana liczba całkowita od { $least } do { $most }; podano: „{ $given }”
help-error-seed = wymagana liczba całkowita (liczba cyfr: najwyżej { $most }); podano: „{ $given }”
help-error-no-training = { $game } nie ma sieci do wytrenowania

# regat serve: zamykanie stołów
help-serve-expire-tables = zamyka stoły, przy których gra nie zacznie się w ciągu tylu godzin (domyślnie: { $default })
help-serve-expire-games = kończy gry, w których nikt nie gra przez tyle godzin (domyślnie: { $default })
help-metavar-hours = GODZINY
