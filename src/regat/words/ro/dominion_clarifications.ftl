# What the rulebooks explain about each card; regat/dominion/clarifications.py names the rules.

clarify-copper-value = Îți dă 1 monedă când o joci în faza de achiziție. Dacă rămâne în mână, nu îți dă nimic.
clarify-copper-free = Costă 0, deci o poți cumpăra fără nicio monedă, dar tot consumă o achiziție.

clarify-silver-value = Îți dă 2 monede când o joci în faza de achiziție. Dacă rămâne în mână, nu îți dă nimic.
clarify-silver-merchant = Primul Argint pe care îl joci într-o tură îți dă încă 1 monedă pentru fiecare Negustor jucat în acea tură.

clarify-gold-value = Îți dă 3 monede când o joci în faza de achiziție. Dacă rămâne în mână, nu îți dă nimic.

clarify-estate-points = Contează doar la sfârșitul jocului, oriunde s-ar afla atunci printre cărțile tale.
clarify-estate-start = Fiecare jucător începe cu trei. Acestea se împart dinainte și nu se iau din cele 8 sau 12 cărți ale teancului.

clarify-duchy-points = Contează doar la sfârșitul jocului, oriunde s-ar afla atunci printre cărțile tale.

clarify-province-points = Contează doar la sfârșitul jocului, oriunde s-ar afla atunci printre cărțile tale.
clarify-province-end = Când teancul de Provincii se golește, partida se încheie la sfârșitul acelei ture.

clarify-curse-type = Blestemul nu este nici carte de victorie, nici carte de tezaur. La sfârșitul jocului îți scade 1 punct.
clarify-curse-buy = Poți cumpăra un Blestem, dar, ca orice carte cumpărată, ajunge în propriul tău teanc de decartare.
clarify-curse-play = Blestemele și cărțile de victorie nu pot fi jucate.

clarify-adventurer-stop = Dezvăluie câte o carte și oprește-te la a doua carte de tezaur. Nu ai de ales: amândouă ajung în mână, iar celelalte cărți dezvăluite se decartează.
clarify-adventurer-shuffle = Dacă pachetul se termină, amestecă teancul de decartare și continuă. Cărțile dezvăluite până atunci nu se amestecă.
clarify-adventurer-few = Dacă ți s-au terminat toate cărțile, iei singura carte de tezaur găsită sau niciuna. Restul se decartează.
clarify-adventurer-throne = Cu Sala tronului: două căutări complete, deci cel mult patru cărți de tezaur. Cărțile decartate la prima pot fi amestecate pentru a doua.

clarify-artisan-limit = Cartea poate costa între 0 și 5 și ajunge în mână. Limita nu poate fi mărită cu monede.
clarify-artisan-topdeck = Apoi trebuie să pui o carte deasupra pachetului: cea tocmai dobândită sau oricare alta din mână.
clarify-artisan-none = Dacă nu ai ce dobândi, tot pui o carte din mână deasupra pachetului. Dacă mâna e goală, nu pui nimic.
clarify-artisan-use = Dacă păstrezi cartea dobândită, o poți folosi în aceeași tură: o carte de tezaur în faza de achiziție, o carte de acțiune dacă mai ai o acțiune.
clarify-artisan-throne = Cu Sala tronului: dobândești o carte și pui una deasupra pachetului, apoi le faci din nou pe amândouă, cu mâna de atunci.

clarify-bandit-order = Mai întâi dobândești Aurul, care ajunge în teancul de decartare. Apoi ceilalți jucători își dezvăluie cărțile pe rând, în ordinea de joc.
clarify-bandit-victim = Jucătorul care dezvăluie cărțile aruncă la rebuturi exact o carte de tezaur, alta decât Aramă; dacă sunt două, alege el care. Tu nu primești niciodată cartea aruncată.
clarify-bandit-none = Dacă printre ele nu este nicio carte de tezaur în afară de Aramă, ambele cărți se decartează.
clarify-bandit-few = Un jucător cu o singură carte în pachet amestecă mai întâi teancul de decartare: cartea veche nu se amestecă și este prima dintre cele două. Cine are în total mai puțin de două cărți dezvăluie ce are.
clarify-bandit-empty = Dacă în rezervă nu mai este nicio carte Aur, atacul are loc oricum.
clarify-bandit-moat = Cine dezvăluie un Șanț nu dezvăluie cărți din pachet și nu pierde niciuna. Tu dobândești oricum Aurul.
clarify-bandit-throne = Cu Sala tronului: două cărți Aur, iar ceilalți dezvăluie de două ori câte două cărți și pierd de fiecare dată cel mult una. Șanțul poate fi dezvăluit de fiecare dată.

clarify-bureaucrat-choose = Un jucător cu mai multe cărți de victorie în mână alege pe care o dezvăluie și o pune deasupra pachetului.
clarify-bureaucrat-hand = Un jucător fără cărți de victorie în mână își dezvăluie toată mâna, ca s-o vadă toți.
clarify-bureaucrat-type = Aici Grădinile sunt socotite cărți de victorie; Blestemele, nu.
clarify-bureaucrat-deck = Argintul ajunge deasupra pachetului, nu în teancul de decartare. Dacă pachetul e gol, Argintul sau cartea de victorie pusă acolo devine singura carte din pachet.
clarify-bureaucrat-empty = Dacă în rezervă nu mai este nicio carte Argint, atacul are loc oricum.
clarify-bureaucrat-moat = Cine dezvăluie un Șanț nu mai arată nicio carte, nici mâna, și nu pune nimic deasupra pachetului. Tu dobândești oricum Argintul.
clarify-bureaucrat-throne = Cu Sala tronului: două cărți Argint deasupra pachetului tău. Ceilalți pun pe pachetul lor o carte de victorie, apoi încă una, dacă mai au.

clarify-cellar-none = Poți decarta oricâte cărți, chiar și niciuna. +1 acțiune primești în orice caz.
clarify-cellar-order = Alege toate cărțile, decartează-le împreună și abia apoi trage.
clarify-cellar-shuffle = Dacă trebuie să amesteci, cărțile tocmai decartate se amestecă și ele și pot reveni la tine. Pivnița rămâne în joc.
clarify-cellar-self = Pivnița jucată nu mai este în mână, deci nu poate fi decartată. Altă Pivniță din mână poate fi.
clarify-cellar-shown = Toți văd câte cărți decartezi, dar dintre ele se vede doar cea de deasupra.
clarify-cellar-throne = Cu Sala tronului: +2 acțiuni; decartezi și tragi, apoi decartezi și tragi din nou. Cărțile trase prima dată pot fi decartate a doua oară.

clarify-chancellor-whole = Hotărăște imediat, înainte de a juca sau a cumpăra altceva, și numai pentru pachetul întreg. Cele 2 monede le primești oricum.
clarify-chancellor-hidden = Nu ai voie să te uiți la cărțile mutate. Pachetul se întoarce cu totul, așa că se vede numai cartea care era cea mai de jos.
clarify-chancellor-shuffle = Mutarea pachetului nu înseamnă amestecare. Amesteci abia când ai din nou nevoie de o carte.
clarify-chancellor-throne = Cu Sala tronului: +4 monede și alegi de două ori. Dacă pachetul a fost deja mutat, a doua oară nu mai muți nimic.

clarify-chapel-number = Poți arunca la rebuturi mai puțin de patru cărți sau chiar niciuna.
clarify-chapel-self = Capela jucată nu se poate arunca pe sine la rebuturi. Altă Capelă din mână poate fi aruncată.
clarify-chapel-throne = Cu Sala tronului: cel mult patru cărți, apoi încă cel mult patru.

clarify-council_room-others = Mai întâi tragi tu patru cărți. Apoi fiecare dintre ceilalți trage una, în ordinea de joc, fie că vrea, fie că nu, și își amestecă propriul teanc de decartare dacă trebuie.
clarify-council_room-moat = Nu este un atac, deci împotriva ei nu se poate dezvălui un Șanț.
clarify-council_room-throne = Cu Sala tronului: +8 cărți și +2 achiziții. Fiecare dintre ceilalți trage două cărți, câte una de fiecare dată.

clarify-feast-limit = Cartea poate costa între 0 și 5 și ajunge în teancul de decartare. Limita nu poate fi mărită cu monede.
clarify-feast-throne = Cu Sala tronului: dobândești două cărți, deși Festinul poate fi aruncat la rebuturi o singură dată. Dobândirea nu depinde de aruncare.
clarify-feast-gone = Un Festin aruncat la rebuturi nu mai este în joc: în faza de încheiere nu se întoarce la tine.
clarify-feast-none = Dacă în rezervă nu este o astfel de carte, nu dobândești nimic, dar Festinul tot se aruncă la rebuturi.

clarify-festival-bonus = Nu tragi nicio carte. Acțiunile sunt pentru faza de acțiune, iar achiziția și monedele, pentru faza de achiziție a acestei ture.
clarify-festival-throne = Cu Sala tronului: rămân 4 acțiuni, +2 achiziții, +4 monede.

clarify-gardens-count = Se numără toate cărțile tale, oriunde ar fi: în pachet, în mână, în teancul de decartare, în zona de joc. Și Grădinile, și Blestemele se numără; cărțile aruncate la rebuturi, nu.
clarify-gardens-example = Cu 37 sau 39 de cărți, fiecare carte Grădini valorează 3 puncte, cu 40 de cărți 4 puncte, iar cu 9 cărți nimic.
clarify-gardens-victory = Este o carte de victorie, nu de acțiune: nu poate fi jucată și nu are niciun efect în timpul partidei.

clarify-harbinger-order = Mai întâi tragi și abia apoi te uiți prin teancul tău de decartare. Ceilalți nu îl văd.
clarify-harbinger-optional = Nu este obligatoriu să muți o carte. Dacă tocmai ai amestecat ca să tragi, teancul de decartare e gol și nu se întâmplă nimic.
clarify-harbinger-throne = Cu Sala tronului: a doua oară tragi cartea tocmai pusă deasupra pachetului, dacă ai pus vreuna. Îți rămân 2 acțiuni.

clarify-laboratory-action = Îți dă înapoi acțiunea: după cele două cărți poți juca altă carte de acțiune, chiar și una tocmai trasă.
clarify-laboratory-throne = Cu Sala tronului: +4 cărți, rămân 2 acțiuni.

clarify-library-choose = Ia câte o carte. Când apare o carte de acțiune, hotărăște înainte de a vedea următoarea carte dacă o păstrezi sau o pui deoparte. Alte cărți nu pot fi puse deoparte.
clarify-library-aside = Cărțile puse deoparte stau cu fața în sus și ajung în teancul de decartare când ai terminat, la fel în ambele ediții.
clarify-library-shuffle = Dacă trebuie să amesteci pe parcurs, cărțile puse deoparte și cele din mână nu se amestecă.
clarify-library-run_out = Dacă totuși ți se termină cărțile, rămâi cu ce ai. Cărțile puse deoparte nu se mai folosesc.
clarify-library-full = Dacă și după ce o joci ai cel puțin șapte cărți în mână, nu iei niciuna.
clarify-library-throne = Cu Sala tronului: a doua oară iei cărți numai dacă atunci ai mai puțin de șapte în mână.

clarify-market-order = Mai întâi tragi; apoi poți juca altă carte de acțiune, chiar și pe cea tocmai trasă. Achiziția și moneda sunt pentru faza de achiziție a acestei ture.
clarify-market-throne = Cu Sala tronului: +2 cărți, rămân 2 acțiuni, +2 achiziții, +2 monede.

clarify-merchant-first = Cartea și acțiunea le primești imediat, iar moneda în plus, la primul Argint jucat în această tură. Următoarele nu mai aduc monede în plus.
clarify-merchant-several = Cu mai mulți Negustori jucați, primul Argint aduce 1 monedă în plus pentru fiecare dintre ei.
clarify-merchant-lost = Dacă nu joci niciun Argint în această tură, nu primești moneda în plus și nici n-o păstrezi pentru altă tură.
clarify-merchant-throne = Cu Sala tronului contează ca doi Negustori: +2 cărți, rămân 2 acțiuni, iar primul Argint aduce 2 monede în plus.

clarify-militia-choose = Fiecare jucător alege ce cărți decartează. Cine are cel mult trei cărți în mână nu decartează nimic.
clarify-militia-moat = Cine dezvăluie un Șanț nu decartează nimic. Tu primești oricum cele 2 monede.
clarify-militia-throne = Cu Sala tronului: +4 monede, dar ceilalți decartează o singură dată. A doua oară au deja cel mult trei cărți în mână.

clarify-mine-may = În prima ediție trebuie să arunci la rebuturi o carte de tezaur, dacă ai. În a doua poți renunța, iar atunci nu se întâmplă nimic.
clarify-mine-cost = Cartea de tezaur dobândită poate costa cu cel mult 3 mai mult, dar și la fel sau mai puțin, și poate fi chiar de același fel.
clarify-mine-hand = Ajunge în mână, deci o poți juca în faza de achiziție a aceleiași ture.
clarify-mine-none = Dacă nu ai nicio carte de tezaur în mână, nu arunci și nu dobândești nimic.
clarify-mine-must = După ce ai aruncat o carte de tezaur, trebuie să dobândești una în limita costului, din alt teanc dacă cel dorit e gol. Dacă nu există niciuna, cartea aruncată tot rămâne la rebuturi.
clarify-mine-throne = Cu Sala tronului: două schimburi. Cartea de tezaur dobândită prima dată poate fi aruncată a doua oară: din Aramă în Argint, apoi în Aur.

clarify-moat-when = Îl poți dezvălui din mână când alt jucător joacă un atac, înainte ca atacul să aibă vreun efect. Nu este obligatoriu, dar un Șanț nedezvăluit nu te apără.
clarify-moat-stays = Un Șanț dezvăluit rămâne în mână și îl poți dezvălui din nou la fiecare alt atac.
clarify-moat-only_you = Te apără numai pe tine. Ceilalți jucători sunt atacați, iar atacatorul păstrează ce îi dă cartea.
clarify-moat-attacks = Bandit, Spion și Hoț: nu dezvălui și nu pierzi nicio carte. Birocrat: nu arăți nici vreo carte, nici mâna. Gardă: nu decartezi nimic. Vrăjitoare: nu dobândești niciun Blestem; acesta rămâne în teanc pentru jucătorul următor.
clarify-moat-not_attack = Nu ajută împotriva cărților care nu sunt atacuri, cum este Sala de consiliu.
clarify-moat-twice = Un atac jucat de două ori cu Sala tronului înseamnă două atacuri: dezvăluie Șanțul de fiecare dată.
clarify-moat-played = Jucat în propria fază de acțiune, dă doar +2 cărți, iar cu Sala tronului, +4 cărți.

clarify-moneylender-may = În prima ediție trebuie să arunci la rebuturi o carte Aramă, dacă ai. În a doua poți renunța, dar atunci nu primești monede.
clarify-moneylender-one = Se aruncă la rebuturi cel mult o carte Aramă. Dacă nu arunci niciuna, nu primești monede.
clarify-moneylender-throne = Cu Sala tronului: +3 monede pentru fiecare carte Aramă aruncată, deci cel mult 6; cu una singură, doar 3.

clarify-poacher-order = Mai întâi primești cartea, acțiunea și moneda. Apoi decartezi cărți la alegere, chiar și pe cea tocmai trasă.
clarify-poacher-piles = Se numără orice teanc gol din rezervă, chiar și Blestem, Aramă sau Braconier.
clarify-poacher-none = Cât timp niciun teanc nu e gol, nu decartezi nimic.
clarify-poacher-small_hand = Dacă ai în mână mai puține cărți decât ar trebui să decartezi, le decartezi pe toate.
clarify-poacher-throne = Cu Sala tronului: rămân 2 acțiuni, +2 monede; de fiecare dată tragi o carte, apoi decartezi câte una pentru fiecare teanc gol.

clarify-remodel-must = Trebuie să arunci la rebuturi o carte, dacă ai vreuna în mână; alegi tu pe care.
clarify-remodel-cost = Cartea dobândită poate costa cu cel mult 2 mai mult, dar și la fel sau mai puțin, și poate fi alt exemplar al cărții aruncate. Limita nu poate fi mărită cu monede.
clarify-remodel-self = Remodelarea jucată nu se poate arunca pe sine la rebuturi. Altă Remodelare din mână poate fi aruncată.
clarify-remodel-none = Fără cărți în mână nu arunci și nu dobândești nimic. Dacă în rezervă nu e nicio carte în limita costului, cartea aruncată tot rămâne la rebuturi.
clarify-remodel-throne = Cu Sala tronului: două schimburi separate. Cartea dobândită prima dată e în teancul de decartare și nu poate fi aruncată a doua oară.

clarify-sentry-order = Mai întâi tragi, apoi te uiți la cele două cărți aflate atunci deasupra. Ceilalți nu le văd.
clarify-sentry-each = Hotărăști pentru fiecare carte separat: o arunci la rebuturi, o decartezi sau o pui înapoi. Dacă le pui înapoi pe amândouă, alegi tu ordinea.
clarify-sentry-few = Dacă după tragere a rămas o singură carte în pachet, teancul de decartare se amestecă și se pune sub ea, iar ea este prima dintre cele două. Dacă ai în total mai puțin de două cărți, le folosești pe cele existente.
clarify-sentry-throne = Cu Sala tronului: a doua oară tragi cartea lăsată deasupra, dacă ai lăsat vreuna. Îți rămân 2 acțiuni.

clarify-smithy-draw = Dacă pachetul are mai puțin de trei cărți, amestecă teancul de decartare și trage restul. Cărțile din mână și cele din joc nu se amestecă.
clarify-smithy-throne = Cu Sala tronului: +6 cărți.

clarify-spy-order = Mai întâi tragi. Apoi se dezvăluie cartea de deasupra pachetului tău, după ea cele ale celorlalți, în ordinea de joc; hotărăști pentru fiecare înainte să fie dezvăluită următoarea.
clarify-spy-decide = Tu hotărăști pentru fiecare carte, inclusiv a ta: se decartează sau se întoarce deasupra pachetului posesorului ei.
clarify-spy-few = Cine are pachetul gol amestecă abia când îi vine rândul să dezvăluie. Cine nu are nicio carte nu dezvăluie nimic.
clarify-spy-moat = Cine dezvăluie un Șanț nu dezvăluie nicio carte din pachet. Tu tragi oricum, primești +1 acțiune și hotărăști pentru cartea ta și pentru cele ale jucătorilor care nu s-au apărat.
clarify-spy-throne = Cu Sala tronului: tragi, +1 acțiune și toți dezvăluie; apoi încă o dată la fel. Îți rămân 2 acțiuni.

clarify-thief-choose = Ceilalți dezvăluie în ordinea de joc. Fiecare pierde exact o carte de tezaur, dacă apare vreuna; dacă apar două, alegi tu care. Celelalte cărți dezvăluite se decartează.
clarify-thief-keep = Când toți au terminat, poți dobândi oricâte dintre cărțile de tezaur aruncate acum: toate, câteva sau niciuna. Ajung în teancul tău de decartare. Ce a fost aruncat mai devreme nu se poate dobândi.
clarify-thief-few = Un jucător cu o singură carte în pachet o dezvăluie, amestecă teancul de decartare fără ea, apoi o dezvăluie pe a doua. Cine are în total mai puțin de două cărți dezvăluie ce are.
clarify-thief-moat = Cine dezvăluie un Șanț nu dezvăluie cărți din pachet și nu pierde niciuna. Ceilalți sunt jefuiți.
clarify-thief-throne = Cu Sala tronului: două jafuri separate. Ce lași la rebuturi după primul nu mai poate fi dobândit după al doilea.

clarify-throne_room-may = În prima ediție trebuie să alegi o carte de acțiune, dacă ai. În a doua poți renunța.
clarify-throne_room-full = Rezolvă cartea până la capăt, apoi încă o dată. De fiecare dată contează tot: +acțiuni, atacuri și reacții.
clarify-throne_room-action = Pentru asta nu se consumă nicio acțiune; a consumat una doar Sala tronului.
clarify-throne_room-between = Între prima și a doua oară nu se joacă altă carte, decât dacă o cere chiar cartea dublată (Sala tronului, Vasalul).
clarify-throne_room-throne_room = Folosită pe altă Sală a tronului: joci de două ori o carte de acțiune, apoi de două ori alta. Nicio carte nu se joacă de patru ori.
clarify-throne_room-feast = Folosită pe un Festin: dobândești două cărți care costă cel mult 5, deși Festinul se aruncă la rebuturi o singură dată.
clarify-throne_room-none = Dacă nu ai nicio carte de acțiune în mână, nu are efect.
clarify-throne_room-which = Poate fi dublată orice carte de tip acțiune, inclusiv un atac sau un Șanț.
clarify-throne_room-once = Cartea dublată se află în joc o singură dată și se decartează o singură dată. Dacă între timp trebuie amestecat, se amestecă și ce s-a decartat sau s-a dobândit prima dată, dar nu și cartea dublată sau Sala tronului.

clarify-vassal-play = Cartea de acțiune decartată o poți juca imediat: trece din teancul de decartare în zona ta de joc și nu consumă nicio acțiune.
clarify-vassal-stays = Orice altă carte, precum și o carte de acțiune pe care nu o joci, rămâne în teancul de decartare.
clarify-vassal-empty = Dacă pachetul e gol, amestecă mai întâi și decartează cartea de deasupra noului pachet. Dacă nu ai nicio carte, primești doar cele 2 monede.
clarify-vassal-throne = Cu Sala tronului: +4 monede. Prima carte se decartează și, dacă vrei, se joacă până la capăt înainte de a o decarta pe a doua.

clarify-village-actions = Consumă o acțiune și dă două: după ea poți juca încă două cărți de acțiune.
clarify-village-throne = Cu Sala tronului: +2 cărți, rămân 4 acțiuni.

clarify-witch-order = Blestemele se împart în ordinea de joc, începând cu jucătorul din stânga ta, și ajung în teancurile de decartare. Dacă se termină, jucătorii rămași nu primesc niciunul.
clarify-witch-empty = O poți juca și când nu mai sunt Blesteme: tragi cele două cărți.
clarify-witch-moat = Cine dezvăluie un Șanț nu dobândește niciun Blestem. Acesta nu se consumă: dacă au rămas puține, îl primește următorul jucător fără apărare.
clarify-witch-throne = Cu Sala tronului: +4 cărți, iar fiecare dintre ceilalți dobândește de fiecare dată câte un Blestem, în ordinea de joc.

clarify-woodcutter-bonus = Achiziția și monedele sunt pentru faza de achiziție a acestei ture; în faza de acțiune nu se cumpără nimic.
clarify-woodcutter-throne = Cu Sala tronului: +2 achiziții, +4 monede.

clarify-workshop-limit = Cartea poate costa între 0 și 4 și ajunge în teancul de decartare. Limita nu poate fi mărită cu monede.
clarify-workshop-must = Dacă în rezervă există o astfel de carte, trebuie să dobândești una, chiar dacă nu o vrei. Dacă nu există, nu se întâmplă nimic.
clarify-workshop-throne = Cu Sala tronului: două cărți, dobândite una după alta.
