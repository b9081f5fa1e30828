# Paginile clientului web: prima pagină, masă nouă, îndrumar, învățare, partidele proprii, setări, mulțumiri.

## Prima pagină

pages-home-title = Două regate de clădit
pages-home-text = Joacă Dominion și Kingdomino cu prietenii sau cu boți. Gratuit, fără cont.
pages-play-dominion = Joacă Dominion
pages-play-kingdomino = Joacă Kingdomino
pages-dominion-text = Pornești cu câțiva bani, cumperi cărți tot mai bune și câștigi cu cel mai bogat domeniu. Nu există două partide la fel.
pages-dominion-short = Construiești un pachet
pages-kingdomino-text = Alege plăcuțe, așază lanuri, păduri și lacuri în jurul castelului și înmulțește-le cu coroanele. Un sfert de oră.
pages-kingdomino-short = Așezi plăcuțe
pages-players-range = { $least }–{ $most } jucători
pages-learn-short = Învață
pages-with-people = Cu prieteni
pages-opponent = Adversar
pages-cards = Cărți
pages-your-name = Numele tău
pages-more-choices = Mai multe opțiuni
pages-play-now = Joacă acum
pages-continue = Continuă
pages-your-turn = E rândul tău
pages-gathering = Așteptăm jucători
pages-drafting = Se aleg cărțile
pages-open-tables = Mese deschise
pages-join = Alătură-te
pages-watch = Urmărește
pages-show-all = Arată tot ({ $n })
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
pages-credits = Mulțumiri

## Masă nouă

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
pages-edition = Ediție
pages-kingdom = Cărți de regat
pages-kingdom-sets = Seturi recomandate
pages-random-kingdom = La întâmplare
pages-kingdom-draft = Alese pe rând
pages-kingdom-list = Lista ta
pages-own-kingdom = cărți la alegere
pages-mixed-help = Niciun regulament nu prevede asta, dar poate fi distractiv.
pages-reroll = Alt set aleatoriu
pages-lots-help = Lacătul păstrează o carte la următoarea tragere. Celălalt semn o înlocuiește și o ține departe.
pages-lock = Păstrează cartea { $card }
pages-ban = Fără cartea { $card }
pages-banned = Nedorite:
pages-allow = Permite din nou cartea { $card }
pages-look-at = Privește cartea { $card }
pages-draft-help = Când toți sunt la masă, jucătorii numesc pe rând câte o carte, până se aleg zece.
pages-list = Numele cărților
pages-list-help = { $n ->
    [one] { $n } carte, despărțită prin virgule sau rânduri noi
    [few] { $n } cărți, despărțite prin virgule sau rânduri noi
   *[other] { $n } de cărți, despărțite prin virgule sau rânduri noi
}
pages-other-edition = Cartea { $given } nu este în ediția { $edition }. Permite cărți din ambele ediții sau alege alta.
pages-list-read = Citite: { $n } din { $all }
pages-variants = Variante
pages-table-options = La masă
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
pages-public = Masă deschisă
pages-public-help = Apare pe prima pagină; oricine poate ocupa un loc liber și poate urmări. Altfel vin doar cei care au un link.
pages-points = Contor de puncte
pages-points-help = Toți văd punctele tuturor jucătorilor în timpul partidei.
pages-chat = Chat
pages-chat-help = Jucătorii își pot scrie; replicile rapide există mereu.
pages-starts-at-once = Partida începe imediat.
pages-then-invite = Urmează un link și un cod QR pentru ceilalți.
pages-open-table = Deschide masa

## Îndrumar

pages-cards-of-dominion = Cărți
pages-dominoes = Plăcuțe
pages-dominoes-help = Alege un teren ca să vezi unde apare.
pages-rules = Reguli
pages-search = Caută în nume și texte
pages-type = Tip
pages-any = oricare
pages-all-cards = Toate cărțile
pages-both-editions = ambele ediții
pages-in-first-edition = În prima ediție:
pages-pile = Teanc
pages-before-after = Înainte și după

## Învățare

pages-learn-intro = Cel mai bine înveți jucând. Stai la o masă adevărată în fața unui bot ușor, iar un antrenor îți explică totul când apare prima dată. Nimic nu poate merge rău.
pages-learn-d1 = Toți pornesc cu aceleași zece cărți și trag cinci dintre ele în fiecare tură.
pages-learn-d2 = În tura ta joci acțiuni, apoi cumperi o carte cu tezaurul tău.
pages-learn-d3 = Cărțile noi îți vin în mână mai târziu. La sfârșit contează punctele din pachet.
pages-learn-k1 = Alege o plăcuță cu regele tău: cele bune te costă prima alegere din runda următoare.
pages-learn-k2 = Așaz-o astfel încât să continue un teren sau lângă castel.
pages-learn-k3 = Fiecare teritoriu valorează spațiile sale înmulțite cu coroanele sale.
pages-learn-start = Joacă prima partidă
pages-learn-opening = Pregătim prima ta partidă
pages-read-rules = Sau citește regulile

coach-title = Antrenor
coach-next = Am înțeles
coach-show = Arată antrenorul
coach-hide = Ascunde antrenorul
coach-wait = Joacă mai departe
coach-wait-text = Revin de îndată ce apare ceva nou. Dacă ai îndoieli, cere o sugestie.
coach-rules = Toate regulile
coach-again = Explică totul din nou

coach-d-welcome = Bun venit la prima ta partidă de Dominion
coach-d-welcome-text = Joci cu un bot ușor. Ce poți apăsa acum strălucește; propoziția de deasupra butoanelor spune ce ai de decis. Restul îl explic pe parcurs.
coach-d-hand = Mâna ta
coach-d-hand-text = În fiecare tură tragi cinci cărți. Arama înseamnă bani. Moșiile sunt puncte care contează abia la sfârșit; până atunci doar ocupă loc.
coach-d-supply = Rezerva
coach-d-supply-text = Aceste teancuri sunt ale tuturor. Numărul de pe monedă este costul cărții. Clic dreapta sau apăsare lungă pe o carte ca s-o citești.
coach-d-action = Faza de acțiune
coach-d-action-text = Poți juca o carte de acțiune din mână; unele îți permit să joci mai multe. Apasă una care strălucește sau încheie acțiunile.
coach-d-treasures = Faza de achiziție: joacă tezaurul
coach-d-treasures-text = Pune monedele pe masă: una câte una sau toate deodată, cu butonul. Nu se pierd, se întorc în pachetul tău.
coach-d-buy = Cumpără o carte
coach-d-buy-text = Îți permiți teancurile care strălucesc. La început, Argintul nu e niciodată greșit, la fel una sau două cărți de acțiune care îți plac. Ce nu cheltui se pierde.
coach-d-gained = E a ta
coach-d-gained-text = Cartea cumpărată merge în teancul tău de decartare. O tragi peste câteva ture, după ce pachetul se termină și se amestecă din nou.
coach-d-end-turn = Sfârșitul turei tale
coach-d-end-turn-text = Nu mai ai ce cumpăra. Când închei tura, toate cărțile tale se decartează și tragi alte cinci.
coach-d-others = Tura celuilalt jucător
coach-d-others-text = Vezi ce joacă și ce cumpără adversarul; jurnalul spune tot. Unele cărți ale lui te pot privi și pe tine: atunci ți se cere o decizie.
coach-d-shuffle = Amestecat
coach-d-shuffle-text = Pachetul s-a golit, așa că teancul de decartare a devenit noul pachet. Cărțile cumpărate sunt acum în el: mâinile tale devin mai bune.
coach-d-card = O carte te întreabă ceva
coach-d-card-text = Multe cărți te lasă să alegi. Propoziția spune care carte întreabă și ce; răspunsurile posibile strălucesc sau sunt butoane.
coach-d-several = Alege mai multe cărți
coach-d-several-text = Apasă cărțile dorite; apasă din nou ca să renunți la una. Contorul arată câte sunt. Apoi confirmă.
coach-d-react = O reacție
coach-d-react-text = Ești ținta unui atac, iar o carte din mâna ta îl poate opri. Să o arăți nu costă nimic: rămâne în mână.
coach-d-points = Când se cumpără puncte
coach-d-points-text = Acum îți permiți Aur. Curând îți vei permite Provincii: ele câștigă partide. Dar punctele nu fac nimic în mână, așa că nu le cumpăra prea devreme.
coach-d-empty = Un teanc gol
coach-d-empty-text = Când se termină Provinciile sau sunt goale mai multe teancuri, partida se încheie la sfârșitul acelei ture. E timpul să te uiți la puncte.
coach-d-over = Sfârșit
coach-d-over-text = Se numără toate punctele din cărțile tale. Acum știi Dominion! Încearcă alte seturi de cărți, un bot mai puternic sau invită un prieten.

coach-k-welcome = Bun venit la prima ta partidă de Kingdomino
coach-k-welcome-text = Joci cu un bot ușor și clădești un regat în jurul castelului. Ce poți apăsa acum este marcat. Restul îl explic pe parcurs.
coach-k-first = Primele tale plăcuțe
coach-k-first-text = Regii sunt trași la sorți și fiecare ia o plăcuță. Numerele mari valorează de obicei mai mult, dar se așază mai târziu. Caută coroane!
coach-k-place = Așază plăcuța
coach-k-place-text = Trebuie să atingă castelul sau să continue un teren cu cel puțin unul dintre spațiile ei. Spațiile marcate sunt posibile; punctele se văd înainte să confirmi.
coach-k-turn = Rotește-o
coach-k-turn-text = Rotește plăcuța cu butonul, cu rotița sau cu tasta R. Nimic nu e definitiv până nu confirmi.
coach-k-claim = Alege pentru runda următoare
coach-k-claim-text = Acum regele tău trece pe o plăcuță liberă din linia următoare. O așezi în runda următoare.
coach-k-order = Cine e primul?
coach-k-order-text = În runda următoare începe regele de pe cel mai mic număr și are cea mai largă alegere. Pentru asta poate merita o plăcuță modestă.
coach-k-points = Primele tale puncte
coach-k-points-text = Un teritoriu valorează spațiile sale înmulțite cu coroanele sale. Două spații cu o coroană fac 2 puncte; cinci spații cu trei coroane fac 15.
coach-k-crowns = Lipsesc coroanele
coach-k-crowns-text = Un teritoriu fără coroană nu valorează nimic, oricât de mare ar fi. O singură plăcuță cu coroană schimbă totul.
coach-k-others = Celălalt regat
coach-k-others-text = Totul este la vedere: privește ce adună adversarul și ia ce îi trebuie.
coach-k-frame = Marginea regatului tău
coach-k-frame-text = Regatul tău și-a atins lățimea sau înălțimea maximă: nu depășește niciodată cinci pe cinci spații. Lasă loc pentru plăcuțele ce vin.
coach-k-discard = O plăcuță nu se potrivește nicăieri
coach-k-discard-text = Atunci este înlăturată și nu aduce nimic. Ajută să păstrezi mai multe locuri deschise.
coach-k-last = Ultima rundă
coach-k-last-text = Nu mai vine nicio linie nouă. Așază ultimele plăcuțe acolo unde aduc cel mai mult.
coach-k-over = Sfârșit
coach-k-over-text = Se numără toate teritoriile. Acum știi Kingdomino! Încearcă o variantă, un bot mai puternic sau invită un prieten.

## Partidele mele

pages-history = Partide jucate
pages-no-games = Aici apar partidele încheiate, cu reluarea fiecărei mutări.
pages-won = Câștigată
pages-lost = Pierdută
pages-shared = Victorie comună
pages-rated = cu rating
pages-ratings = Ratingurile tale
pages-rating = Rating
pages-games-played = Partide
pages-no-ratings = Partidele între oameni au rating, separat pentru fiecare număr de jucători. Încă nu ai niciunul.
pages-leaders = Cei mai puternici
pages-no-leaders = Încă nimeni nu are rating aici.
pages-identity = Cine ești aici
pages-rename = Schimbă numele
pages-name-kept = Acum te numești { $name }.
pages-phrase = Frază de recuperare
pages-phrase-help = Cu aceste cuvinte ești tot tu și pe alt dispozitiv. Păstrează-le pentru tine.
pages-phrase-gone = A fost arătată la prima ta vizită, pe dispozitivul de atunci.
pages-show-phrase = Arată fraza
pages-copy = Copiază
pages-recover = Vii de pe alt dispozitiv
pages-recover-help = Fraza ta de recuperare
pages-recover-do = Eu sunt
pages-recovered = Bine ai revenit, { $name }!
pages-data = Datele tale
pages-data-help = Ia cu tine tot ce se păstrează aici despre tine sau cere ștergerea.
pages-export = Descarcă datele mele
pages-delete = Șterge datele mele
pages-delete-title = Ștergi totul?
pages-delete-text = Numele, ratingurile și partidele tale sunt uitate, iar partidele în curs sunt abandonate. Nu se poate reveni.
pages-deleted = S-a șters tot ce te privește.

## Setări

pages-settings-text = Se păstrează imediat, pe acest dispozitiv.
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
pages-confirm-help = La Kingdomino primul clic arată, al doilea confirmă
pages-territories-help = Spații × coroane pentru fiecare teritoriu, desenate peste regate
pages-auto-treasures = Joacă tot tezaurul deodată
pages-auto-treasures-help = Când începe faza de achiziție
pages-auto-end = Încheie tura automat
pages-auto-end-help = Când nu se mai poate cumpăra nimic
pages-auto-react = Dezvăluie mereu reacția
pages-auto-react-help = Fără întrebare, la fiecare atac asupra ta
pages-shortcuts = Comenzi rapide de la tastatură
pages-shortcuts-help = O singură tastă face ceva; „?” le arată pe toate
pages-auto-single = Dă singurul răspuns posibil
pages-auto-single-help = Unde nu e nimic de ales
pages-reset = Înapoi la setările obișnuite

## Mulțumiri

pages-unofficial = Neoficial
pages-unofficial-dominion = Dominion a fost creat de Donald X. Vaccarino și este publicat de Rio Grande Games.
pages-unofficial-kingdomino = Kingdomino a fost creat de Bruno Cathala și este publicat de Blue Orange.
pages-unofficial-text = Regat nu este afiliat niciunuia dintre ei și nu are aprobarea lor; nu conține nimic din textele sau desenele lor: regulile sunt spuse cu cuvintele noastre. Dacă îți plac jocurile, cumpără-le.
pages-licence-own = Regat este software liber, sub licența MIT: cărțile, plăcuțele, castelele și textele au fost făcute pentru el.
pages-emblems = Emblemele de pe cărți
pages-emblems-text = Schimbate în culoare și mărime, din
pages-fonts = Fonturi
pages-libraries = Făcut cu
