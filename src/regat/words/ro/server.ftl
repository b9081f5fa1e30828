# Why the table server did not do something.

refused-answer = Răspunsul acesta nu este posibil acum.
refused-begun = Partida a început deja.
refused-busy = Masa este ocupată. Încearcă din nou.
refused-chat = La masa aceasta nu există chat.
refused-empty-seats = Mai sunt locuri libere.
refused-fork-over = Jocul este deja terminat în acest punct. Alegeți unul anterior.
refused-full = Serverul este plin. Încearcă mai târziu.
refused-guest = Scrie mai întâi un nume.
refused-hint = Botul nu are acum niciun sfat.
refused-invitation = Locul acesta cere o invitație.
refused-large = Mesajul este prea mare.
refused-malformed = Mesajul nu poate fi citit.
refused-many-connections = Prea multe conexiuni deodată.
refused-many-tables = Mese neterminate, cel mult: { $most }
refused-many-watchers = La masa aceasta sunt prea mulți spectatori.
refused-name = Numele acesta nu este dorit aici.
refused-no-bot = Niciun bot nu joacă în locul tău.
refused-no-seat = Nu există un astfel de loc.
refused-no-table = Nu există o astfel de masă.
refused-no-wish = Nimeni nu cere să anuleze ceva.
refused-not-over = Partida nu s-a încheiat încă.
refused-not-playing = Partida nu a început încă.
refused-not-your-seat = Nu este locul tău.
refused-not-your-turn = Nu este rândul tău.
refused-nothing-to-undo = Nu este nimic de anulat.
refused-origin = Pagina aceasta nu se poate conecta aici.
refused-out-of-time = Timpul tău s-a terminat.
refused-owner = Doar gazda mesei poate face asta.
refused-phrase = Nu există o astfel de expresie.
refused-phrase-unknown = Nimeni nu are această frază de recuperare.
refused-record = Această înregistrare nu poate fi redată: { $reason }
refused-record-long = Această înregistrare este prea lungă.
refused-seat-taken = Locul este ocupat.
refused-seats = Jucători: { $players }. Locuri indicate: { $given }
refused-stale = Masa s-a schimbat între timp.
refused-still-there = Jucătorul acesta este încă aici.
refused-store = Serverul nu poate salva acum. Nimic nu s-a schimbat; încearcă din nou.
refused-text = Textul acesta nu este dorit aici.
refused-too-much = Prea des. Așteaptă puțin.

# What the log of a table tells besides the game.

log-bot-takes-over = Un bot ({ $bot }) continuă pentru { $name }
log-broken-off = Partida se întrerupe: nu câștigă nimeni
log-out-of-time = { $name }: timpul s-a terminat
log-resigns = { $name } abandonează
log-returns = { $name } revine și joacă mai departe
