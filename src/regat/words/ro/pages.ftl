# The pages of the web client: home page, new table, reference, learning, one’s own games, settings, credits.

## The home page

pages-home-title = Două regate de clădit
pages-home-text = Joacă { $games } cu prietenii sau împotriva boților. Gratuit, fără cont.
pages-players-range = { $least }–{ $most } jucători
pages-learn-short = Învață
pages-with-people = Cu prieteni
pages-opponent = Adversar
pages-cards = Cărți
pages-your-name = Numele tău
pages-more-choices = Mai multe opțiuni
pages-play-now = Joacă acum
pages-continue = Continuă
pages-waiting-for-you = Te așteaptă pe tine
pages-gathering = Așteptăm jucători
pages-open-tables = Mese deschise
pages-join = Alătură-te
pages-watch = Urmărește
pages-show-all = Arată toate ({ $n })
pages-more = Ce mai poți face aici
pages-new-table = Masă nouă
pages-new-table-text = Prieteni, boți, cărți și variante după gustul tău
pages-learn = Învață să joci
pages-learn-text = O primă partidă, cu un antrenor alături
pages-reference-text = Toate cărțile, plăcuțele și regulile
pages-replay = Reluare
pages-replay-text = Revezi o partidă, mutare cu mutare
pages-games-text = Rezultate, ratinguri, numele tău
pages-unofficial-short = Proiect neoficial, făcut de jucători pentru jucători.
pages-credits = Autori și licențe

## A new table

pages-game = Joc
pages-who-plays = Cine joacă?
pages-players = Număr de jucători
pages-seat = Locul { $n }
pages-seat-bot = Bot: { $name }
pages-seat-person = Altcineva pe acest dispozitiv
pages-seat-invited = Cineva cu linkul de invitație
pages-seat-open = Oricine
pages-seat-name = Numele jucătorului { $n }
pages-player = Jucătorul { $n }
pages-mixed-help = Niciun regulament nu prevede asta, dar poate fi distractiv.
pages-reroll = Alt set aleatoriu
pages-banned = Excluse:
pages-list = Numele cărților
pages-list-help = { $n ->
    [one] { $n } carte, despărțită prin virgule sau rânduri noi
    [few] { $n } cărți, despărțite prin virgule sau rânduri noi
   *[other] { $n } de cărți, despărțite prin virgule sau rânduri noi
}
pages-list-read = Recunoscute: { $n } din { $all }
pages-table-options = Opțiunile mesei
pages-clock = Timp de gândire
pages-no-clock = Fără ceas
pages-clock-minutes = { $minutes } min + { $more } s pentru fiecare decizie
pages-clock-days = { $days ->
    [one] { $days } zi
    [few] { $days } zile
   *[other] { $days } de zile
} + { $more ->
    [one] { $more } zi
    [few] { $more } zile
   *[other] { $more } de zile
} pentru fiecare decizie
pages-public = Masă publică
pages-public-help = Apare pe pagina principală; oricine poate ocupa un loc liber sau poate urmări partida. Altfel intră doar cei care au un link.
pages-points = Contor de puncte
pages-points-help = Toți văd punctele tuturor jucătorilor în timpul partidei.
pages-friendly = Partidă amicală
pages-friendly-help = Fără rating; sugestiile sunt permise.
pages-chat = Chat
pages-chat-help = Jucătorii își pot scrie; replicile rapide sunt mereu disponibile.
pages-starts-at-once = Partida începe imediat.
pages-then-invite = Urmează un link și un cod QR pentru ceilalți.
pages-open-table = Creează masa

## Reference

pages-rules = Reguli
pages-search = Caută în nume și texte
pages-type = Tip
pages-any = Oricare
pages-before-after = Anterior și următor

## Learning

pages-learn-intro = Cel mai bine înveți jucând. Stai la o masă adevărată, împotriva unui bot de nivel ușor, iar un antrenor îți explică fiecare lucru când apare prima dată. Nu ai cum să strici ceva.
pages-learn-start = Joacă prima partidă
pages-learn-opening = Pregătim prima ta partidă
pages-read-rules = Sau citește regulile

coach-title = Antrenor
coach-next = Am înțeles
coach-show = Arată antrenorul
coach-hide = Ascunde antrenorul
coach-wait = Joacă mai departe
coach-wait-text = Revin de îndată ce apare ceva nou. Dacă nu știi ce să faci, cere o sugestie.
coach-rules = Toate regulile
coach-again = Explică totul din nou

## My games

pages-history = Partide jucate
pages-no-games = Aici apar partidele încheiate, cu reluarea fiecărei mutări.
pages-won = Câștigată
pages-lost = Pierdută
pages-shared = Victorie comună
pages-rated = cu rating
pages-ratings = Ratingurile tale
pages-rating = Rating
pages-games-played = Partide
pages-no-ratings = Partidele între oameni au rating, separat pentru fiecare număr de jucători. Încă nu ai rating.
pages-leaders = Clasament
pages-no-leaders = Încă nimeni nu are rating aici.
pages-identity = Profilul tău
pages-rename = Schimbă numele
pages-name-kept = Acum te numești { $name }.
pages-phrase = Frază de recuperare
pages-phrase-help = Cu aceste cuvinte îți recuperezi profilul pe alt dispozitiv. Nu le arăta nimănui.
pages-phrase-gone = Poate fi arătată numai pe dispozitivul pe care ți-ai ales numele prima dată.
pages-show-phrase = Arată fraza
pages-copy = Copiază
pages-recover = Recuperează-ți profilul
pages-recover-help = Fraza ta de recuperare
pages-recover-do = Recuperează
pages-recovered = Bine ai revenit, { $name }!
pages-data = Datele tale
pages-data-help = Descarcă tot ce este păstrat aici despre tine sau șterge totul.
pages-export = Descarcă datele mele
pages-delete = Șterge datele mele
pages-delete-title = Ștergi totul?
pages-delete-text = Numele, ratingurile și partidele tale vor fi șterse, iar partidele în curs vor fi abandonate. Ștergerea este definitivă.
pages-deleted = Toate datele tale au fost șterse.

## Settings

pages-settings-text = Modificările se salvează imediat, pe acest dispozitiv.
pages-look = Aspect și sunet
pages-text-size = Mărimea textului
pages-speed = Animații
pages-speed-slow = lente
pages-speed-normal = normale
pages-speed-fast = rapide
pages-speed-off = fără
pages-sound = Sunete
pages-sound-help = Cărți, monede, rândul tău
pages-playing = În timpul jocului
pages-shortcuts = Comenzi rapide de la tastatură
pages-shortcuts-help = Comenzi cu o singură tastă; „?” le arată pe toate
pages-reset = Revino la setările implicite

## Credits

pages-unofficial = Neoficial
pages-unofficial-text = Regat nu este afiliat niciunuia dintre ei și nu are aprobarea lor; nu conține nimic din textele sau desenele lor: regulile sunt explicate cu cuvintele noastre. Dacă îți plac jocurile, cumpără-le.
pages-licence-own = Regat este software liber, sub licența MIT: cărțile, plăcuțele, castelele și textele au fost făcute pentru el.
pages-emblems = Emblemele de pe cărți
pages-emblems-text = Cu culori și dimensiuni modificate, din
pages-fonts = Fonturi
pages-libraries = Realizat cu

## Protection

pages-double-clicks = Protecție la dublu clic
pages-double-clicks-help = O întrebare nouă nu acceptă clicuri sau taste în primele 0,4 secunde

## The recovery phrase

pages-phrase-renew = Frază nouă
pages-phrase-renew-title = Vrei o frază nouă?
pages-phrase-renew-text = Fraza veche nu mai e valabilă, nici pe hârtie, nici pe vreun dispozitiv.
pages-phrase-renewed = Aceasta este fraza ta nouă. Noteaz-o.
