# The web client, whatever the page: the shell, the frame of a table, what goes wrong.

## The shell

web-title = Regat – { $games }
web-title-table = { $game } – Regat
web-title-your-turn = ● Rândul tău – { $game }
web-skip = Sari la conținut
web-nav = Pagini
web-nav-home = Regat: prima pagină
web-nav-play = Joacă
web-nav-learn = Învață
web-nav-reference = Cărți și reguli
web-nav-games = Partidele mele
web-nav-settings = Setări
web-language = Limbă
web-theme = Luminos sau întunecat
web-theme-auto = Ca sistemul
web-theme-light = Luminos
web-theme-dark = Întunecat
web-sound-on = Sunetul este pornit
web-sound-off = Sunetul este oprit
web-close = Închide
web-cancel = Anulează
web-more = Mai multe
web-loading = Se încarcă
web-reload = Reîncarcă
web-retry = Încearcă din nou
web-to-home = La prima pagină
# The name of a guest who has not chosen one; at most 20 characters.
web-guest-name = Oaspete

## What goes wrong

web-error-offline = Serverul nu poate fi contactat. Verifică conexiunea și încearcă din nou.
web-error-server = Serverul nu a putut face asta. Încearcă din nou.
web-error-not-found = Aici nu există nimic cu acest nume.
web-not-found-title = Nu există această pagină
web-not-found-text = Poate adresa este scrisă greșit sau ce era aici nu mai există.
web-broken-title = Ceva nu a mers bine
web-broken-text = Pagina a întâlnit o greșeală de-a noastră. Partidele sunt în siguranță pe server: reîncarcă și continuă.
web-table-gone-title = Această masă nu există
web-table-gone-text = S-a încheiat și a dispărut sau nu îți este deschisă. Cere un link nou.
web-cannot-show = Acest client nu poate afișa { $game }; folosește terminalul sau un alt client.
web-connecting = Se face conexiunea la masă
web-connection-lost = Conexiunea s-a întrerupt. Revine singură; nu se pierde nimic.

## Seats

web-seat-open = Loc liber
web-seat-invited = Păstrat pentru un invitat
web-seat-you = Tu
web-seat-bot = Bot
web-seat-away = Fără conexiune
web-seat-to-move = la mutare
web-seat-played-by = Joacă un bot: { $bot }
web-sit = Așază-te aici
web-stand = Eliberează locul

## Before the game

web-lobby-seats = Locuri
web-lobby-free = { $n ->
    [one] Așteptăm: mai este { $n } loc liber.
    [few] Așteptăm: mai sunt { $n } locuri libere.
   *[other] Așteptăm: mai sunt { $n } de locuri libere.
}
web-lobby-wait-host = Toată lumea este aici. Gazda începe partida.
web-start = Începe partida
web-public = Deschisă tuturor
web-clock = Ceas: { $time } + { $more } s
web-invite = Invită
web-invite-link = Link pentru jucat
web-watch-link = Link pentru privit
web-copy = Copiază linkul
web-copied = Copiat
web-share = Distribuie
web-qr = Cod QR: { $what }
web-qr-text = Îndreaptă camera telefonului spre el.

## At the table

web-table-bar = Jucători și unelte
web-side-panel = Jurnal și discuție
web-watching = Privești
web-undo = Anulează mutarea
web-undo-ask = Cere celorlalți anularea mutării
web-undo-asked = Ceilalți sunt întrebați dacă poți anula mutarea.
web-undo-wish = { $name } cere să anuleze ultima mutare.
web-undo-allow = Permite
web-undo-refuse = Refuză
web-hint = Sugestie
web-hint-none = Nicio sugestie acum.
web-hint-win = Șanse de câștig: { $chance } (între { $low } și { $high })
web-resign = Abandonează
web-resign-title = Abandonezi partida?
web-resign-text = După aceea nu mai poți câștiga, iar pasul nu poate fi anulat.
web-record = Descarcă înregistrarea
web-rematch = Încă o partidă
web-rematch-open = Se pregătește o nouă partidă între aceiași jucători.
web-rematch-join = Alătură-te
web-absent = { $name } lipsește de un timp.
web-absent-wait = Așteaptă
web-absent-bot = Lasă un bot să continue
web-absent-end = Consideră abandon
web-absent-break = Încheie partida
web-absent-wish = Vor să încheie partida fără învingător: { $names }. Se încheie când sunt de acord toți cei prezenți.
web-absent-wish-back = Mai așteaptă
web-return = Îmi reiau locul
web-return-text = Ai lipsit, așa că un bot ({ $bot }) joacă în locul tău.
web-return-other = Un bot ({ $bot }) joacă pentru { $name }.
web-return-late = Timpul tău s-a terminat: un bot ({ $bot }) continuă în locul tău.
web-curtain-title = Decide: { $name }
web-curtain-text = Dă mai departe dispozitivul. Ceilalți privesc în altă parte.
web-curtain-ready = Eu sunt { $name }
## Talk

web-talk = Discuție
web-talk-none = Încă nu a spus nimeni nimic.
web-phrases = Fraze rapide
web-chat = Scrie ceva
web-send = Trimite
web-mute = Fără mesaje: { $name }
web-unmute = Cu mesaje: { $name }
phrase-hello = Salut!
phrase-good_luck = Succes!
phrase-well_played = Bine jucat!
phrase-good_game = A fost o partidă bună!
phrase-thanks = Mulțumesc!
phrase-sorry = Scuze!
phrase-one_moment = O clipă, te rog.
phrase-oops = Ups!
phrase-again = Mai jucăm o dată?

## Keyboard

web-keys-title = Scurtături de tastatură
web-keys-anywhere = Oriunde
web-keys-table = La masă
web-keys-home = Prima pagină
web-keys-new = Masă nouă
web-keys-panel = Deschide sau închide jurnalul

web-copy-by-hand = Textul este selectat: copiază-l cu Ctrl+C.
web-connection-refused = Serverul a închis conexiunea: { $reason }
web-load-failed = Această parte a paginii nu a putut fi încărcată. Verifică conexiunea.
web-start-failed = Regat nu a putut fi încărcat. Verifică conexiunea.
web-no-script = Regat are nevoie de JavaScript.
web-outdated = Serverul are o versiune mai nouă de Regat. Reîncarcă pagina ca să continui.
web-only-here = Doar acest calculator poate deschide aceste linkuri. Pentru ceilalți din rețeaua de acasă, pornește serverul cu:
