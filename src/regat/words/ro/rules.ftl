# The rules, topic by topic: a title, and a text of a few paragraphs with an empty line between them.

rule-dominion_goal = Scopul jocului
    .text =
        Fiecare jucător își construiește un pachet. La început, pachetul are doar câteva cărți modeste de tezaur și de victorie; de la o tură la alta îi adaugi cărți mai bune din rezervă. Cu tezaurul plătești cărțile. Cu ajutorul cărților de acțiune tragi cărți, obții monede, arunci cărți la rebuturi sau ataci. Cărțile de victorie aduc puncte, dar nu fac nimic cât timp sunt în mână.

        La sfârșit, fiecare jucător numără punctele de victorie de pe toate cărțile sale și câștigă totalul cel mai mare. Arta este să știi când să nu mai îmbunătățești pachetul și să începi să cumperi puncte.

rule-dominion_set_up = Pregătirea jocului
    .text =
        Fiecare jucător primește 7 cărți Aramă și 3 cărți Moșie, amestecă aceste zece cărți, care formează un pachet cu fața în jos, și trage 5 cărți, prima sa mână. Teancurile de decartare, zonele de joc și rebuturile sunt goale la început.

        Rezerva are 17 teancuri cu fața în sus: Aramă, Argint, Aur, Moșie, Ducat, Provincie, Blestem și încă zece teancuri de regat, care diferă de la o partidă la alta. Teancul Blestem este prezent chiar dacă nicio carte de regat nu împarte cărți Blestem. Lângă rezervă se află rebuturile, comune tuturor jucătorilor. Cărțile rămase în cutie sunt în afara jocului.

rule-dominion_piles = Mărimea teancurilor
    .text =
        Moșie, Ducat, Provincie, Grădini: câte 8 cărți în fiecare teanc la 2 jucători, câte 12 la 3 sau mai mulți. La 5 jucători sunt însă 15 cărți Provincie, iar la 6 sunt 18. Cărțile Moșie din pachetele de început se împart înainte și nu se pun la socoteală. Orice alt teanc de regat are 10 cărți, indiferent de numărul de jucători.

        Blestem: 10 cărți la 2 jucători și încă 10 pentru fiecare jucător în plus, până la 50 la 6 jucători.

        Tezaur: 40 de cărți Argint, 30 de cărți Aur și 60 de cărți Aramă; din acestea din urmă se scad cele împărțite, câte 7 de jucător. La 5 sau 6 jucători sunt 80 de cărți Argint, 60 de cărți Aur și 120 de cărți Aramă, minus cele împărțite.

rule-dominion_kingdom = Alegerea celor zece cărți de regat
    .text =
        O partidă folosește un set de zece cărți de regat diferite din ediția aleasă. Ia un set recomandat, trage zece cărți la întâmplare sau alege-le în orice fel convenit de toți jucătorii. Pentru prima partidă este propus setul „Primul joc” al ediției.

        La alegerea pe rând, fiecare jucător numește câte o carte când îi vine rândul, până când sunt numite zece cărți diferite.

        Într-o serie de partide cu prima ediție, fiecare jucător poate, după o partidă, să schimbe una dintre cele zece cărți cu una nefolosită. Aici se pot combina și cărți din ambele ediții, dar niciun regulament nu prevede așa ceva.

rule-dominion_first_player = Cine începe
    .text =
        În prima partidă, jucătorul de start se alege la întâmplare; toți au aceeași șansă. Apoi se joacă pe rând în sensul acelor de ceasornic, spre stânga.

        În partida următoare începe jucătorul din stânga ultimului câștigător. La fel se procedează și dacă acesta a câștigat la egalitate, fiindcă a jucat mai puține ture. După o victorie comună hotărăște întâmplarea: în prima ediție se alege dintre jucătorii care nu au câștigat (dintre toți, dacă au câștigat toți), în a doua ediție dintre toți jucătorii.

rule-dominion_turn = Tura
    .text =
        O tură are trei faze, într-o ordine fixă: faza de acțiune, faza de achiziție, faza de încheiere. O începi cu 1 acțiune, 1 achiziție și nicio monedă. Cărțile măresc aceste numere; ce nu folosești se pierde la sfârșitul turei.

        O fază încheiată nu se mai reia: după ce a început faza de achiziție, în tura respectivă nu mai poți juca nicio carte de acțiune. După faza de încheiere, rândul trece la jucătorul din stânga.

        În primele sale două ture, niciun jucător nu are cum să aibă deja în mână o carte de acțiune.

rule-dominion_action_phase = Faza de acțiune
    .text =
        Poți juca din mână cărți de acțiune. Fiecare consumă 1 acțiune; o carte cu +acțiuni îți permite să joci tot atâtea în plus. Te poți opri oricând, iar faza se termină când nu mai ai nicio acțiune sau nicio carte de acțiune.

        Pune cartea cu fața în sus în zona ta de joc și urmează-i instrucțiunile de sus în jos. O poți juca și dacă o parte din instrucțiunile ei sau chiar toate nu se pot îndeplini; fă cât se poate. Cartea se rezolvă până la capăt înainte de a juca alta, în afară de cazul în care chiar ea îți spune să joci una, iar o carte jucată astfel nu consumă nicio acțiune. Tot ce spune o carte fără „poți” este obligatoriu; „cel mult patru cărți” și „oricâte” pot însemna și niciuna. Cărțile jucate rămân în joc până la faza de încheiere, dacă nu spun altceva.

rule-dominion_buy_phase = Faza de achiziție
    .text =
        Mai întâi joacă din mână oricâte cărți de tezaur: Aramă dă 1 monedă, Argint 2, Aur 3. Tezaurul rămas în mână nu dă nimic. Se adaugă monedele aduse de cărțile de acțiune din această tură. După prima achiziție din tură nu mai poți juca tezaur.

        Ai o achiziție și încă una pentru fiecare +1 achiziție. Cu fiecare achiziție iei dintr-un teanc al rezervei o carte al cărei cost nu depășește monedele care ți-au rămas; cartea merge în teancul tău de decartare. Poți cumpăra din nou din același teanc, iar monedele rămase sunt bune pentru achiziția următoare. Și o carte care costă 0 consumă o achiziție. Nimeni nu este obligat să cumpere. Tezaurul nu se pierde când îl cheltuiești: rămâne în joc până la faza de încheiere.

rule-dominion_clean_up = Faza de încheiere
    .text =
        Toate cărțile din zona ta de joc și toate cele rămase în mână merg în teancul tău de decartare; nu poți păstra nimic. Apoi trage 5 cărți, următoarea ta mână. Dacă pachetul nu ajunge, se amestecă teancul de decartare, cu tot cu cărțile abia decartate. Dacă în pachet și în teancul de decartare sunt în total mai puțin de 5 cărți, le tragi pe toate.

        Cărțile din mână se pun primele, iar cele jucate, deasupra lor. Se vede numai cartea care ajunge deasupra.

rule-dominion_shuffling = Pachetul și amestecarea
    .text =
        Un pachet gol nu se reface imediat: teancul de decartare se amestecă abia când este nevoie de o carte, iar pachetul nu o mai are. Dacă nici atunci nu sunt destule cărți, te descurci cu cele care sunt. Dacă teancul de decartare este gol, nu se amestecă nimic.

        În prima ediție iei ce a mai rămas în pachet, apoi amesteci, apoi iei restul. În a doua ediție amesteci mai întâi, pui cărțile amestecate sub pachet, apoi iei toate cărțile de care ai nevoie. Oricum ar fi, primești aceleași cărți.

        Se amestecă numai teancul de decartare; cărțile din mână, din joc, cele puse deoparte și cele dezvăluite rămân pe dinafară.

rule-dominion_gaining = Cost, dobândire și cumpărare
    .text =
        A dobândi o carte înseamnă a o lua din rezervă și a o pune în teancul tău de decartare, dacă nu se spune altceva. La sosire nu are niciun efect. Cumpărarea este unul dintre felurile de a dobândi; cere monede și o achiziție și are loc numai în faza de achiziție.

        Dacă o carte îți permite să dobândești o carte care costă „cel mult” o anumită sumă, contează numai această limită: nu plătești monede și nici nu o poți mări cu monede. Orice cost de la 0 până la limită este bun. Dacă în rezervă există o asemenea carte, trebuie să dobândești una, chiar și nedorită. Dintr-un teanc gol nu se poate dobândi nimic.

rule-dominion_trash = Rebuturile
    .text =
        O carte aruncată la rebuturi ajunge la rebuturile comune tuturor jucătorilor, nu într-un teanc de decartare. De atunci nu mai aparține nimănui și nu se numără la sfârșit.

        Cărțile de la rebuturi nu se întorc în rezervă. Nu pot fi nici cumpărate, nici dobândite, decât printr-o carte care permite asta (Hoț). Oricine se poate uita oricând prin rebuturi.

        O carte care tocmai se rezolvă este în joc, nu mai este în mână: nu se poate arunca la rebuturi și nu se poate decarta pe sine „din mână”.

rule-dominion_attacks = Atacuri și reacții
    .text =
        Când cineva joacă o carte de atac, ea este mai întâi pusă în joc. Apoi fiecare dintre ceilalți jucători, în ordinea de joc, poate dezvălui din mână o carte Șanț. Abia după aceea se îndeplinesc instrucțiunile cărții, de sus în jos, inclusiv bonusul atacatorului. Jucătorii sunt afectați pe rând, în ordinea de joc.

        O carte Șanț dezvăluită rămâne în mână și îl apără numai pe posesorul ei, care nu arată, nu pierde și nu dobândește nimic prin acest atac. Bonusul atacatorului rămâne valabil. Cartea Șanț poate fi dezvăluită din nou la fiecare alt atac; un atac jucat de două ori cu ajutorul cărții Sala tronului înseamnă două atacuri. Ea ajută numai împotriva cărților de atac: nu, de exemplu, împotriva cărții Sală de consiliu.

rule-dominion_throne_room = Sala tronului
    .text =
        Cu cartea Sala tronului joci de două ori altă carte de acțiune din mână. În prima ediție trebuie să alegi una, dacă ai; în a doua ediție poți renunța.

        Rezolvă cartea aleasă până la capăt o dată, apoi încă o dată. De fiecare dată este jucată pe deplin: efectele +acțiuni, atacurile și reacțiile contează și prima, și a doua oară. Pentru asta nu se consumă nicio acțiune; una a consumat doar cartea Sala tronului. Între prima și a doua oară nu se joacă altă carte, decât dacă o cere chiar cartea dublată. O carte care rămâne în joc se află acolo o singură dată și se decartează o singură dată.

        Sala tronului folosită pe altă carte Sala tronului: joci de două ori o carte de acțiune, apoi de două ori o alta. Nicio carte nu se joacă de patru ori.

rule-dominion_end = Sfârșitul jocului
    .text =
        Sfârșitul se verifică numai când o tură s-a încheiat, după faza ei de încheiere. Jocul se termină dacă teancul Provincie este gol sau dacă trei sau mai multe teancuri din rezervă sunt goale, oricare ar fi ele: se numără toate, fie de regat, fie de tezaur, fie Moșie, Ducat sau Blestem. La 5 sau 6 jucători este nevoie de patru teancuri goale.

        Nu contează cum s-a golit un teanc. Când se constată sfârșitul, nimeni nu mai joacă nicio tură, chiar dacă unii jucători au avut cu o tură mai puțin.

rule-dominion_scoring = Punctaj și egalitate
    .text =
        Fiecare jucător își strânge toate cărțile: pachetul, mâna, teancul de decartare, zona de joc și cărțile puse deoparte. Cărțile aruncate la rebuturi nu se numără. Cartea Moșie valorează 1 punct, Ducat 3, Provincie 6, Blestem −1. Cartea Grădini valorează 1 punct pentru fiecare zece cărți pe care le ai, rotunjit în jos. Celelalte cărți nu valorează nimic; un total poate fi și negativ.

        Câștigă totalul cel mai mare. Dintre cei aflați la egalitate pe primul loc câștigă cine a jucat mai puține ture; se numără și tura care a încheiat jocul. Dacă și numărul de ture este egal, victoria este comună.

rule-dominion_information = Informații publice și ascunse
    .text =
        Toată lumea vede rezerva și câte cărți sunt în teancurile ei, rebuturile, toate zonele de joc, cărțile puse deoparte, cartea de deasupra fiecărui teanc de decartare, numărul de cărți din fiecare mână, precum și acțiunile, achizițiile și monedele jucătorului aflat la rând.

        Cărțile din mâna ta le vezi numai tu. Poți număra cărțile din pachetul tău, dar nu te poți uita la ele. Nu te poți uita prin propriul teanc de decartare și nici nu îi poți număra cărțile, decât dacă o carte îți permite asta (Vestitor). Nici prin pachetele și teancurile de decartare ale altora nu te poți uita și nici cărțile lor nu le poți număra.

        A dezvălui înseamnă a arăta tuturor; a te uita înseamnă a vedea numai tu.

rule-dominion_editions = Cele două ediții
    .text =
        În ambele ediții se află 19 cărți de regat. Numai prima are Aventurier, Cancelar, Festin, Spion, Hoț, Tăietor de lemne; numai a doua are Meșteșugar, Bandit, Vestitor, Negustor, Braconier, Santinelă, Vasal. Diferă și seturile recomandate.

        Efectul cărților Sala tronului, Mină, Cămătar este obligatoriu în prima ediție, dacă îl poți îndeplini, și opțional în a doua. După o victorie comună, următorul jucător de start se alege la întâmplare: în prima ediție dintre cei care nu au câștigat, în a doua dintre toți. Numai prima ediție cunoaște schimbarea unei cărți între două partide. Diferă și ordinea în care iei cărți și amesteci, dar rezultatul este același. Regulile pentru 5 și 6 jucători sunt tipărite numai în a doua ediție; aici sunt valabile pentru ambele.

rule-kingdomino_goal = Scopul jocului
    .text =
        Fiecare jucător începe cu un singur spațiu, cel al castelului, la care adaugă plăcuțe de domino, în limita unui pătrat de 5×5. Fiecare plăcuță are două spații de teren, unele cu coroane.

        Spațiile cu același tip de teren, legate între ele, formează un teritoriu. Un teritoriu aduce atâtea puncte câte spații are, înmulțite cu numărul coroanelor sale. Câștigă punctajul cel mai mare. Plăcuțele valoroase au numere mari, dar cine le ia alege mai târziu în runda următoare.

rule-kingdomino_set_up = Pregătirea jocului
    .text =
        Fiecare jucător are o culoare și un castel, în jurul căruia va crește regatul. La 2 jucători, fiecare are 2 regi; la 3 sau 4 jucători, fiecare are 1.

        La 4 jucători se folosesc toate cele 48 de plăcuțe. La 3 jucători se folosesc 36 alese la întâmplare, iar la 2 jucători 24; celelalte rămân în afara jocului, nevăzute. Plăcuțele se amestecă și formează teancul de tragere. Prima linie are atâtea plăcuțe câți regi sunt: 3 plăcuțe la 3 jucători, altfel 4. Fiecare linie se așază în ordinea numerelor, începând cu cel mai mic, și abia apoi plăcuțele se întorc pe partea cu teren.

        Ordinea din teancul de tragere este ascunsă; tot ce se află pe masă este la vedere.

rule-kingdomino_dominoes = Plăcuțele și tipurile de teren
    .text =
        Sunt 48 de plăcuțe, cu numerele de la 1 la 48 pe spate și cu câte două spații pe față. Un spațiu are între 0 și 3 coroane. Nicio plăcuță nu are coroane pe ambele spații, iar 18 nu au deloc.

        Câte spații are fiecare tip de teren pe toate plăcuțele și câte coroane sunt pe ele: lan de grâu 26 și 5, pădure 22 și 6, lac 18 și 6, pajiște 14 și 6, mlaștină 10 și 6, mină 6 și 10. Așadar, minele sunt rare și bogate, lanurile de grâu sunt multe și sărace. De regulă, cu cât numărul este mai mare, cu atât plăcuța este mai valoroasă.

rule-kingdomino_first_choice = Prima alegere
    .text =
        Numai pentru prima linie, toți regii se amestecă și se extrag la întâmplare, unul câte unul. Posesorul regelui abia extras îl pune pe o plăcuță liberă din linie. Pe o plăcuță stă cel mult un rege, așa că ultimul rege ajunge pe ultima plăcuță liberă. La 2 jucători, fiecare ia două plăcuțe.

        Apoi se întinde o a doua linie lângă prima și începe prima rundă. Până atunci nu se așază nicio plăcuță în regate.

        Ca variantă, jucătorii extrag pe rând câte un rege, indiferent al cui este, și aleg plăcuța pentru el; regele aparține în continuare culorii sale.

rule-kingdomino_round = Ordinea de joc și ocuparea plăcuțelor
    .text =
        În fiecare rundă, regii joacă în ordinea în care stau pe linia curentă, cea mai veche dintre cele două, de la numărul cel mai mic la cel mai mare. Locurile la masă nu contează.

        Când îi vine rândul, un rege face două lucruri. Întâi, plăcuța de sub el este adăugată în regatul posesorului său sau, dacă nu se potrivește nicăieri, este înlăturată. Apoi regele trece pe o plăcuță liberă din linia următoare, oricare ar dori posesorul; acest lucru este obligatoriu. Ultimul rege ia singura plăcuță rămasă.

        După ce toți regii au trecut pe linia următoare, aceasta devine linia curentă și, dacă mai sunt plăcuțe, se întinde o linie nouă.

rule-kingdomino_placing = Așezare și conectare
    .text =
        O plăcuță acoperă două spații goale învecinate din regatul tău și poate fi rotită în toate cele patru direcții. Este conectată dacă unul dintre spațiile ei atinge castelul, care se potrivește cu orice tip de teren, sau atinge un spațiu cu același tip de teren de pe o plăcuță așezată mai devreme.

        Un singur contact potrivit este de ajuns; celelalte laturi pot atinge alte tipuri de teren. A atinge înseamnă a avea o latură comună: colțurile nu conectează și nici contactul dintre cele două spații ale aceleiași plăcuțe. O plăcuță odată așezată nu mai este niciodată mutată sau scoasă.

rule-kingdomino_square = Pătratul de 5×5
    .text =
        După fiecare așezare, regatul, cu tot cu castel, trebuie să încapă într-un pătrat de 5×5: cel mult 5 coloane și 5 rânduri de la o margine la alta.

        Locul acestui pătrat nu este stabilit dinainte; el rezultă din plăcuțele așezate, iar castelul poate ajunge pe oricare dintre spațiile lui. Poți lăsa goluri care nu se mai pot umple. Dacă nu se înlătură nimic, 12 plăcuțe și castelul umplu toate cele 25 de spații.

rule-kingdomino_discarding = Înlăturarea plăcuțelor
    .text =
        O plăcuță care poate fi așezată trebuie așezată, chiar și acolo unde îți dăunează; alegi dintre locurile permise. Este înlăturată numai plăcuța care nu are niciun loc permis.

        O plăcuță înlăturată iese din joc: spațiile și coroanele ei nu contează deloc, nici la egalitate. Regele ei trece totuși pe o plăcuță din linia următoare, dacă mai există una. Poți ocupa o plăcuță chiar dacă nu o poți așeza, de exemplu ca să nu o ia altcineva.

rule-kingdomino_last_round = Ultima rundă și sfârșitul
    .text =
        La 3 sau 4 jucători, o partidă are 12 runde; la 2 jucători are 6, iar fiecare jucător joacă de două ori pe rundă.

        După ce a fost întinsă și ocupată ultima linie, se joacă o ultimă rundă. În ea plăcuțele doar se așază sau se înlătură: nu mai există nicio linie din care să alegi. Apoi jocul se termină și regatele se punctează. Fiecare jucător a avut 12 plăcuțe, așezate sau înlăturate. Varianta Marele duel are 12 runde și câte 24 de plăcuțe pentru fiecare jucător.

rule-kingdomino_scoring = Punctaj
    .text =
        Un teritoriu este un grup de spații cu același tip de teren, unite prin laturi. El aduce numărul spațiilor sale înmulțit cu numărul coroanelor de pe ele: 7 spații de pădure cu 3 coroane aduc 21 de puncte. Fără nicio coroană nu aduce nimic, oricât de mare ar fi.

        Se numără spațiile, nu plăcuțele. Teritoriile separate cu același tip de teren se punctează separat. Castelul nu aparține niciunui teritoriu și nu unește teritorii. Punctajul este suma tuturor teritoriilor și a bonusurilor din variantele folosite; câștigă punctajul cel mai mare.

rule-kingdomino_ties = Egalitate
    .text =
        Dacă mai mulți jucători au punctajul cel mai mare, câștigă acela dintre ei care are cel mai mare teritoriu, măsurat în spații, cu sau fără coroane. Dacă egalitatea rămâne, câștigă cel cu cele mai multe coroane în tot regatul. Dacă și acestea sunt egale, victoria este comună.

        Castelul, spațiile goale și plăcuțele înlăturate nu se numără niciodată. Bonusurile variantelor fac parte din punctaj și se adaugă înainte.

rule-kingdomino_two_players = Doi jucători
    .text =
        La 2 jucători, fiecare are 2 regi și fiecare linie are 4 plăcuțe. Se folosesc 24 de plăcuțe alese la întâmplare, deci sunt 6 runde; celelalte 24 rămân în afara jocului, nevăzute.

        Fiecare rege are rândul lui: plăcuța sa este așezată, apoi el ocupă una nouă și abia după aceea joacă regele următor. Dacă regii tăi stau pe locuri vecine, joci de două ori la rând; la fel se poate întâmpla și la prima alegere. La sfârșit, fiecare jucător are 12 plăcuțe, ca într-o partidă cu mai mulți jucători.

rule-kingdomino_mighty_duel = Variantă: Marele duel
    .text =
        Pentru exact 2 jucători. Se folosesc toate cele 48 de plăcuțe, iar fiecare regat poate crește până la un pătrat de 7×7: cel mult 7 coloane și 7 rânduri.

        Liniile au 4 plăcuțe și fiecare jucător are 2 regi, ca în orice partidă în doi, dar sunt 12 runde. La sfârșit, fiecare jucător are 24 de plăcuțe; împreună cu castelul, ele umplu toate cele 49 de spații dacă nu este înlăturată niciuna. Se pot adăuga și celelalte variante.

rule-kingdomino_middle_kingdom = Variantă: Regatul de mijloc
    .text =
        La sfârșit, un jucător primește 10 puncte în plus dacă are castelul în centrul regatului: tot atâtea coloane la stânga lui câte la dreapta și tot atâtea rânduri deasupra câte dedesubt. Într-un regat de 5×5 sunt câte 2 în fiecare parte, într-unul de 7×7 câte 3.

        Nu este nevoie ca regatul să fie complet. Bonusul îl pot primi mai mulți jucători sau niciunul.

rule-kingdomino_harmony = Variantă: Armonia
    .text =
        La sfârșit, un jucător care nu a înlăturat nicio plăcuță primește 5 puncte în plus: regatul este atunci complet, fără goluri. O singură plăcuță înlăturată înseamnă pierderea bonusului.

        Bonusul îl pot primi mai mulți jucători sau niciunul. Se poate combina cu varianta Regatul de mijloc; un jucător cu ambele bonusuri primește 15 puncte în plus. În varianta Marele duel trebuie să fie așezate toate cele 24 de plăcuțe.

rule-kingdomino_dynasty = Variantă: Dinastia
    .text =
        Se joacă trei partide complete la rând, fiecare pregătită de la capăt: plăcuțele se amestecă, regii se extrag, regatele sunt goale.

        Punctele din cele trei partide se adună pentru fiecare jucător și câștigă suma cea mai mare. Partidele câștigate nu aduc nimic în plus. La sume egale, victoria este comună; cel mai mare teritoriu și coroanele nu mai hotărăsc atunci.
