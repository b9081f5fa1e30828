# The web client, whatever the page: the shell, the frame of a table, what goes wrong.

## The shell

web-title = Regat – { $games }
web-title-table = { $game } – Regat
web-title-your-turn = ● Rândul tău – { $game }
# Asked during another player’s turn.
web-title-asked = ● Decizia ta – { $game }
web-skip = Sari la conținut
web-nav = Meniu principal
web-nav-home = Regat: pagina principală
web-nav-play = Joacă
web-nav-learn = Învață
web-nav-reference = Cărți și reguli
web-nav-games = Partidele mele
web-nav-settings = Setări
web-language = Limbă
web-theme = Temă
web-theme-auto = Tema sistemului
web-theme-light = Luminoasă
web-theme-dark = Întunecată
web-sound-on = Sunetul este pornit
web-sound-off = Sunetul este oprit
web-close = Închide
web-cancel = Renunță
web-more = Mai multe
web-loading = Se încarcă…
web-reload = Reîncarcă
web-retry = Încearcă din nou
web-to-home = La pagina principală
# The name of a guest who has not chosen one; at most 20 characters.
web-guest-name = Vizitator

## What goes wrong

web-error-offline = Serverul nu poate fi contactat. Verifică conexiunea și încearcă din nou.
web-error-server = Serverul nu a putut face asta. Încearcă din nou.
web-error-not-found = Aici nu există nimic cu acest nume.
web-not-found-title = Pagina nu există
web-not-found-text = Poate adresa este scrisă greșit sau ce era aici nu mai există.
web-broken-title = Ceva nu a mers bine
web-broken-text = A apărut o eroare din vina noastră. Partidele sunt în siguranță pe server: reîncarcă pagina și continuă.
web-table-gone-title = Această masă nu există
web-table-gone-text = Poate a fost închisă sau nu ai acces la ea. Cere un link nou.
web-cannot-show = Acest client nu poate afișa { $game }; folosește terminalul sau un alt client.
web-connecting = Se conectează la masă…
web-connection-lost = Conexiune pierdută. Se reconectează… Partida este în siguranță.

## Seats

web-seat-open = Loc liber
web-seat-invited = Rezervat pentru un invitat
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
web-lobby-wait-host = Toată lumea este aici. Așteptăm ca gazda să înceapă partida.
web-start = Începe partida
web-public = Masă publică
web-clock = Ceas: { $time } + { $more } s
web-invite = Invită
web-invite-link = Link de invitație
web-watch-link = Link pentru spectatori
web-copy = Copiază linkul
web-copied = Copiat
web-share = Distribuie
web-qr = Cod QR: { $what }
web-qr-text = Îndreaptă camera telefonului spre el.

## At the table

web-table-bar = Jucători și comenzi
web-side-panel = Jurnal și chat
web-watching = Urmărești
web-undo = Anulează mutarea
web-undo-ask = Cere celorlalți anularea mutării
web-undo-asked = Ceilalți sunt întrebați dacă poți anula mutarea.
web-undo-wish = { $name } cere anularea ultimei mutări.
web-undo-allow = Permite
web-undo-refuse = Refuză
web-hint = Sugestie
web-hint-none = Nicio sugestie acum.
web-hint-win = Șanse de câștig: { $chance } (între { $low } și { $high })
web-resign = Abandonează
web-resign-title = Abandonezi partida?
web-resign-text = După aceea nu mai poți câștiga, iar decizia este definitivă.
web-record = Descarcă înregistrarea
web-rematch = Încă o partidă
web-rematch-open = Se pregătește o nouă partidă între aceiași jucători.
web-rematch-join = Alătură-te
web-absent = { $name } lipsește de un timp.
web-absent-wait = Așteaptă
web-absent-bot = Lasă un bot să continue
web-absent-end = Consideră că a abandonat
web-absent-break = Încheie partida
web-absent-wish = Vor să încheie partida fără câștigător: { $names }. Se încheie când sunt de acord toți cei prezenți.
web-absent-wish-back = Mai așteaptă
web-return = Îmi reiau locul
web-return-text = Ai lipsit, așa că un bot ({ $bot }) joacă în locul tău.
web-return-other = Un bot ({ $bot }) joacă pentru { $name }.
web-return-late = Timpul tău s-a terminat: un bot ({ $bot }) continuă în locul tău.
web-curtain-title = Urmează: { $name }
web-curtain-text = Dă mai departe dispozitivul. Ceilalți privesc în altă parte.
web-curtain-ready = Eu sunt { $name }
## Talk

web-talk = Chat
web-talk-none = Încă nu există mesaje.
web-phrases = Replici rapide
web-chat = Scrie un mesaj
web-send = Trimite
web-mute = Ascunde mesajele: { $name }
web-unmute = Arată mesajele: { $name }
phrase-hello = Salut!
phrase-good_luck = Succes!
phrase-well_played = Bine jucat!
phrase-good_game = Frumoasă partidă!
phrase-thanks = Mulțumesc!
phrase-sorry = Scuze!
phrase-one_moment = O clipă, te rog.
phrase-oops = Ups!
phrase-again = Încă una?

## Keyboard

web-keys-title = Comenzi rapide de la tastatură
web-keys-anywhere = Oriunde
web-keys-table = În timpul partidei
web-keys-home = Pagina principală
web-keys-new = Masă nouă
web-keys-panel = Deschide sau închide jurnalul

web-copy-by-hand = Textul este selectat: copiază-l cu Ctrl+C.
web-connection-refused = Serverul a închis conexiunea: { $reason }
web-load-failed = Această parte a paginii nu a putut fi încărcată. Verifică conexiunea.
web-start-failed = Regat nu a putut fi încărcat. Verifică conexiunea.
web-no-script = Regat are nevoie de JavaScript.
web-outdated = Serverul are o versiune mai nouă de Regat. Reîncarcă pagina ca să continui.
web-only-here = Doar acest calculator poate deschide aceste linkuri. Pentru ceilalți din rețeaua de acasă, pornește serverul cu:

# Mese care se închid
web-close-table = Închide masa
web-remove = Scoate
web-remove-name = Scoate de la masă: { $name }
web-lobby-expires = Dacă partida nu începe, masa se închide: { $when }.
web-game-expires = Dacă nu joacă nimeni, partida se încheie fără clasament: { $when }.
web-table-closed-title = Această masă este închisă
web-table-closed-text = Gazda a închis-o sau nimeni nu a început partida la timp.
