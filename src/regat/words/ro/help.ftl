# What `regat --help` and the help of its commands say. Lines begin in lower case and have no full stop.

help-regat = joacă, simulează și studiază două jocuri despre construirea unui regat: Dominion și Kingdomino
help-usage = utilizare:
help-arguments = argumente
help-options = opțiuni
help-commands = comenzi
help-examples = exemple:
help-exit-codes = coduri de ieșire: 0 succes, 1 eșec, 2 utilizare greșită sau date nevalide
help-show-help = afișează acest mesaj de ajutor și iese
help-show-version = afișează numărul versiunii și iese

# What each command does.
help-command-play = joacă o partidă în terminal, contra boților sau cu alți oameni la aceeași tastatură
help-command-resume = continuă o partidă neterminată sau afișează lista lor
help-command-replay = parcurge înregistrarea unei partide pas cu pas, înainte și înapoi
help-command-verify = verifică împărțirea unei partide încheiate, jucate pe un server
help-command-puzzle = joacă un scenariu ca pe o problemă
help-command-show = caută o componentă a unui joc după nume sau afișează lista lor
help-command-rules = citește regulile, subiect cu subiect
help-command-languages = afișează limbile disponibile și arată care este cea curentă
help-command-serve = pornește un server cu mese pentru oameni și boți, prin HTTP și WebSocket
help-command-backup = copiază baza de date a comenzii regat serve, chiar și în timp ce rulează
help-command-sim = simulează multe partide între boți și numără victoriile
help-command-arena = pune boții față în față pe aceleași împărțiri, în orice ordine la masă, și evaluează-i
help-command-ladder = rejoacă partidele clasamentului de referință al boților și afișează tabelul
help-command-train = antrenează rețelele neuronale ale boților unui joc
help-command-scenario = rulează scenarii de reguli și arată care eșuează
help-command-doctor = arată ce motor este folosit și de ce, precum și detalii despre instalare

# Arguments and options that several commands share.
help-game = unul dintre: { $games }
help-game-or-asked = unul dintre: { $games }; dacă lipsește, programul te întreabă
help-game-or-all = unul dintre: { $games } (implicit: toate jocurile)
help-lang = en, ro, pl sau uk (implicit: din variabilele de mediu, altfel en)
help-seed = sămânță aleatorie, un număr întreg (implicit: la întâmplare)
help-workers = numărul de procese (implicit: câte unul pentru fiecare nucleu)

# regat play
help-play-players = numărul de jucători, oameni și boți la un loc: { $allowed } (implicit: 2 sau câți ai indicat)
help-players-of-game = { $game } { $least }–{ $most }
help-play-name = numele unei persoane de la această tastatură; se repetă pentru fiecare persoană care o folosește
help-play-opponent = botul pentru toate celelalte locuri sau o listă separată prin virgule, cu câte un bot pentru fiecare loc (implicit: { $default }). { $bots }
help-bots-of-game = { $game }: { $bots }
help-play-save = scrie înregistrarea partidei și în acest fișier nou

# regat resume
help-resume-number = numărul din listă, 1 fiind cea mai recentă partidă; dacă lipsește, programul te întreabă
help-resume-list = afișează lista și iese

# regat replay
help-replay-file = înregistrarea unei partide, de exemplu cea scrisă de regat play --save
help-replay-seat = locul a cărui mână se vede (implicit: 1)

# regat verify
help-verify-file = înregistrarea unei partide, descărcată de pe un server
help-verify-seal = sigiliul afișat la masă înainte de începutul partidei
help-verify-bits = biții aleatorii adăugați la împărțire de dispozitivul tău, după numărul locului tău; se poate repeta

# regat puzzle
help-puzzle-file = fișier cu scenarii
help-puzzle-number = numărul scenariului din fișier; dacă lipsește și sunt mai multe, programul te întreabă

# regat show and regat rules
help-show-name = { $names }
help-rules-topic = identificatorul unui subiect sau o parte din titlul lui; dacă lipsește, se afișează toate subiectele

# regat serve and regat backup
help-serve-host = adresa pe care se ascultă (implicit: { $default })
help-serve-port = portul pe care se ascultă, 0 pentru oricare liber (implicit: { $default })
help-serve-store = un fișier SQLite sau postgresql://… (implicit: regat.db din dosarul de date al utilizatorului)
help-serve-origin = altă origine web ale cărei pagini se pot conecta; se poate repeta
help-serve-chat = permite chatul cu text liber, pe lângă frazele rapide
help-serve-filter = respinge numele și mesajele de chat care se potrivesc cu această expresie regulată
help-serve-bots = numărul de procese pentru boți (implicit: 1)
help-serve-limit = schimbă o limită, de exemplu tables_of_guest=200 (vezi docs/operate.md); se poate repeta
help-serve-open = deschide un browser, dacă există un ecran
help-backup-file = fișierul copiei, care va fi creat; nu are voie să existe deja
help-backup-store = baza de date de copiat, ca la regat serve

# regat sim
help-sim-bots = câte un bot de referință pentru fiecare loc; boții își schimbă locurile de la o partidă la alta
help-sim-games = numărul de partide (implicit: { $default })
help-sim-json = afișează rezultatele ca un singur obiect JSON

# regat arena
help-arena-bots = separați prin virgule. Câți jucători, atâția boți: joacă toți la o masă. Mai puțini: se repetă până se umple masa (a,b,b,b înseamnă unul contra trei). Mai mulți: se întâlnesc în toate combinațiile
help-arena-players = numărul de locuri (implicit: 2)
help-arena-games = numărul de partide la fiecare masă, rotunjit în sus la împărțiri întregi (implicit: { $default })
help-arena-budget-ms = timp de procesor pe tură, în milisecunde (implicit: cel propriu fiecărui bot)
help-arena-budget-sims = partide simulate pe tură; rezultatele pot fi reproduse întocmai
help-arena-sprt = se oprește de îndată ce un test secvențial decide dacă primul bot obține scorul P0 sau P1
help-arena-resume = salvează împărțirile terminate în fișierul { help-metavar-file } și continuă din el
help-arena-plot = desenează scorurile și clasamentul într-un fișier .png sau .svg
help-arena-json = afișează rezultatele ca un singur obiect JSON

# regat ladder
help-ladder-games = numărul de partide pe rând (implicit: ca în docs/bots.md)
help-ladder-rows = numai rândul cu acest număr sau rândurile ale căror boți ori configurație conțin acest text, de exemplu champion sau 6 players
help-ladder-folder = salvează împărțirile terminate în acest dosar și continuă de acolo
help-ladder-list = afișează comanda fiecărui rând, fără să joace nimic
help-ladder-json = afișează câte un obiect JSON pentru fiecare rând

# regat train
help-train-options = opțiunile antrenării jocului; vezi regat train { help-metavar-game } --help

# regat scenario
help-scenario-files = fișier cu scenarii sau un dosar cu astfel de fișiere
help-scenario-engine = motorul de folosit (implicit: cel curent); both rulează scenariile pe ambele motoare și le compară pas cu pas
help-scenario-json = afișează câte un obiect JSON pentru fiecare scenariu
help-scenario-quiet = afișează numai eșecurile și totalurile

# What stands for a value; one word each, in capitals.
help-metavar-command = COMANDĂ
help-metavar-game = JOC
help-metavar-bot = BOT
help-metavar-file = FIȘIER
help-metavar-folder = DOSAR
help-metavar-number = NUMĂR
help-metavar-count = NUMĂR
help-metavar-seed = SĂMÂNȚĂ
help-metavar-name = NUME
help-metavar-names = NUME
help-metavar-player = JUCĂTOR
help-metavar-value = VALOARE
help-metavar-language = LIMBĂ
help-metavar-text = TEXT
help-metavar-topic = SUBIECT
help-metavar-seat = LOC
help-metavar-digits = CIFRE
help-metavar-pattern = EXPRESIE
help-metavar-address = ADRESĂ
help-metavar-port = PORT
help-metavar-database = BAZĂ
help-metavar-url = URL
help-metavar-options = OPȚIUNI
help-metavar-ms = MS
help-metavar-kingdom = SET

# Mistakes on the command line.
help-error = eroare: { $problem }
help-error-argument = argumentul { $argument }: { $problem }
help-error-required = lipsesc argumente obligatorii: { $arguments }
help-error-unrecognized = argumente necunoscute: { $arguments }
help-error-choice = valoare nevalidă: „{ $given }” (alege dintre: { $choices })
help-error-no-value = lipsește valoarea
help-error-exclusive = nu se poate folosi împreună cu { $argument }
help-error-ambiguous = opțiune ambiguă: { $option } poate însemna { $matches }
help-error-needless-value = nu primește nicio valoare; indicat: „{ $given }”
help-error-number = trebuie un număr; indicat: „{ $given }”
help-error-whole-number = trebuie un număr întreg de la { $least } la { $most }; indicat: „{ $given }”
help-error-seed = trebuie un număr întreg (număr de cifre: cel mult { $most }); indicat: „{ $given }”
help-error-no-training = { $game } nu are rețele de antrenat

# regat serve: mese care se închid
help-serve-expire-tables = închide mesele la care partida nu începe în atâtea ore (implicit: { $default })
help-serve-expire-games = încheie partidele în care nu joacă nimeni timp de atâtea ore (implicit: { $default })
help-metavar-hours = ORE
