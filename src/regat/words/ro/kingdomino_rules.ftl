# The rules of Kingdomino, topic by topic.

rule-kingdomino_goal = Scopul jocului
    .text =
        Fiecare jucător începe cu un singur spațiu, cel al castelului, la care adaugă plăcuțe de domino, în limita unui pătrat de 5×5. Fiecare plăcuță are două spații de teren, unele cu coroane.

        Spațiile cu același tip de teren, legate între ele, formează un teritoriu. Un teritoriu aduce atâtea puncte câte spații are, înmulțite cu numărul coroanelor sale. Câștigă jucătorul cu punctajul cel mai mare. Plăcuțele valoroase au numere mari, dar cine le ia alege mai târziu în runda următoare.

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

        Apoi se formează o a doua linie lângă prima și începe prima rundă. Până atunci nu se așază nicio plăcuță în regate.

        Ca variantă, jucătorii extrag pe rând câte un rege, indiferent al cui este, și aleg plăcuța pentru el; regele aparține în continuare culorii sale.

rule-kingdomino_round = Ordinea de joc și ocuparea plăcuțelor
    .text =
        În fiecare rundă, regii joacă în ordinea în care stau pe linia curentă, cea mai veche dintre cele două, de la numărul cel mai mic la cel mai mare. Locurile la masă nu contează.

        Când îi vine rândul, un rege face două lucruri. Întâi, plăcuța de sub el este adăugată în regatul posesorului său sau, dacă nu se potrivește nicăieri, este înlăturată. Apoi regele trece pe o plăcuță liberă din linia următoare, oricare ar dori posesorul; acest lucru este obligatoriu. Ultimul rege ia singura plăcuță rămasă.

        După ce toți regii au trecut pe linia următoare, aceasta devine linia curentă și, dacă mai sunt plăcuțe, se formează o linie nouă.

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

        După ce a fost formată și ocupată ultima linie, se joacă o ultimă rundă. În ea plăcuțele doar se așază sau se înlătură: nu mai există nicio linie din care să alegi. Apoi partida se încheie și regatele se punctează. Fiecare jucător a avut 12 plăcuțe, așezate sau înlăturate. Varianta Marele duel are 12 runde și câte 24 de plăcuțe pentru fiecare jucător.

rule-kingdomino_scoring = Punctaj
    .text =
        Un teritoriu este un grup de spații cu același tip de teren, unite prin laturi. Valorează numărul spațiilor sale înmulțit cu numărul coroanelor de pe ele: 7 spații de pădure cu 3 coroane aduc 21 de puncte. Fără nicio coroană nu aduce nimic, oricât de mare ar fi.

        Se numără spațiile, nu plăcuțele. Teritoriile separate cu același tip de teren se punctează separat. Castelul nu aparține niciunui teritoriu și nu unește teritorii. Punctajul este suma tuturor teritoriilor și a bonusurilor din variantele folosite; câștigă jucătorul cu punctajul cel mai mare.

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

        Punctele din cele trei partide se adună pentru fiecare jucător și câștigă cel cu suma cea mai mare. Partidele câștigate nu aduc nimic în plus. La sume egale, victoria este comună; cel mai mare teritoriu și coroanele nu mai hotărăsc atunci.

        Cine abandonează una dintre partide abandonează Dinastia și nu o mai poate câștiga. Când rămâne un singur jucător, acesta câștigă pe loc.
