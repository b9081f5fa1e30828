# Why the table server did not do something.

refused-answer = Răspunsul acesta nu este posibil acum.
refused-begun = Partida a început deja.
refused-busy = Masa este ocupată. Încearcă din nou.
refused-chat = La masa aceasta nu există chat.
refused-empty-seats = Mai sunt locuri libere.
refused-fork-over = Partida este deja încheiată în acest punct. Alege unul anterior.
refused-full = Serverul este plin. Încearcă mai târziu.
refused-guest = Scrie mai întâi un nume.
refused-hint = Nu există nicio sugestie acum.
refused-hint-rated = Nu există sugestii într-o partidă cu rating între oameni.
refused-invitation = Locul acesta cere o invitație.
refused-large = Mesajul este prea mare.
refused-malformed = Mesajul nu poate fi citit.
refused-many-connections = Prea multe conexiuni simultane.
refused-many-tables = Numărul maxim de mese neterminate: { $most }
refused-many-watchers = La masa aceasta sunt prea mulți spectatori.
refused-name = Acest nume nu este permis.
refused-no-bot = Niciun bot nu joacă în locul tău.
refused-no-seat = Nu există un astfel de loc.
refused-no-table = Nu există o astfel de masă.
refused-no-wish = Nimeni nu a cerut anularea unei mutări.
refused-not-over = Partida nu s-a încheiat încă.
refused-not-playing = Partida nu a început încă.
refused-not-your-seat = Nu este locul tău.
refused-not-your-turn = Acum nu ai nimic de decis.
refused-nothing-to-undo = Nu este nimic de anulat.
refused-origin = Pagina aceasta nu se poate conecta aici.
refused-out-of-time = Timpul tău s-a terminat.
refused-owner = Doar gazda mesei poate face asta.
refused-phrase = Nu există o astfel de replică.
refused-phrase-unknown = Nimeni nu are această frază de recuperare.
refused-record = Această înregistrare nu poate fi redată: { $reason }
refused-record-long = Această înregistrare este prea lungă.
refused-seat-taken = Locul este ocupat.
refused-seats = Jucători: { $players }. Locuri indicate: { $given }
refused-stale = Masa s-a schimbat între timp.
refused-still-there = Jucătorul acesta este încă aici.
refused-store = Serverul nu poate salva acum. Nimic nu s-a schimbat; încearcă din nou.
refused-text = Acest mesaj nu este permis.
refused-too-much = Prea multe cereri. Așteaptă puțin.

# What the log of a table tells besides the game.

log-bot-takes-over = Un bot ({ $bot }) preia locul: { $name }
log-broken-off = Partida se întrerupe: nu câștigă nimeni
log-out-of-time = { $name }: timpul s-a terminat
log-resigns = { $name } abandonează
log-returns = { $name } revine și joacă mai departe

# Mese care se închid
refused-closed = Această masă este închisă.
refused-not-seated = La acest loc nu e nimeni de scos.
refused-removed = Gazda mesei te-a scos de la masă.
