# The rules of Dominion, topic by topic.

rule-dominion_goal = Scopul jocului
    .text =
        Fiecare jucător își construiește un pachet. La început, pachetul are doar câteva cărți modeste de tezaur și de victorie; de la o tură la alta îi adaugi cărți mai bune din rezervă. Cu tezaurul plătești cărțile. Cu ajutorul cărților de acțiune tragi cărți, obții monede, arunci cărți la rebuturi sau ataci. Cărțile de victorie aduc puncte, dar nu fac nimic cât timp sunt în mână.

        La sfârșit, fiecare jucător numără punctele de victorie de pe toate cărțile sale și câștigă cel cu totalul cel mai mare. Arta este să știi când să nu mai îmbunătățești pachetul și să începi să cumperi puncte.

rule-dominion_set_up = Pregătirea jocului
    .text =
        Fiecare jucător primește 7 cărți Aramă și 3 Moșii, amestecă aceste zece cărți, care formează un pachet cu fața în jos, și trage 5 cărți, prima sa mână. La început, teancurile de decartare și zonele de joc sunt goale, iar la rebuturi nu este nicio carte.

        Rezerva are 17 teancuri cu fața în sus: Aramă, Argint, Aur, Moșie, Ducat, Provincie, Blestem și încă zece teancuri de regat, care diferă de la o partidă la alta. Teancul de Blesteme este prezent chiar dacă nicio carte de regat nu împarte Blesteme. Lângă rezervă se află rebuturile, comune tuturor jucătorilor. Cărțile rămase în cutie sunt în afara jocului.

rule-dominion_piles = Mărimea teancurilor
    .text =
        Moșie, Ducat, Provincie, Grădini: câte 8 cărți în fiecare teanc la 2 jucători, câte 12 la 3 sau mai mulți. La 5 jucători sunt însă 15 Provincii, iar la 6 sunt 18. Moșiile din pachetele de început se împart înainte și nu se pun la socoteală. Orice alt teanc de regat are 10 cărți, indiferent de numărul de jucători.

        Blesteme: 10 la 2 jucători și încă 10 pentru fiecare jucător în plus, până la 50 la 6 jucători.

        Tezaur: 40 de cărți Argint, 30 de cărți Aur și 60 de cărți Aramă; din acestea din urmă se scad cele împărțite, câte 7 de jucător. La 5 sau 6 jucători sunt 80 de cărți Argint, 60 de cărți Aur și 120 de cărți Aramă, minus cele împărțite.

rule-dominion_kingdom = Alegerea celor zece cărți de regat
    .text =
        O partidă folosește un set de zece cărți de regat diferite din ediția aleasă. Ia un set recomandat, trage zece cărți la întâmplare sau alege-le în orice fel convenit de toți jucătorii. Pentru prima partidă este propus setul „Primul joc” al ediției.

        La alegerea pe rând, fiecare jucător numește câte o carte când îi vine rândul, până când sunt numite zece cărți diferite.

        Într-o serie de partide cu prima ediție, fiecare jucător poate, după o partidă, să schimbe una dintre cele zece cărți cu una nefolosită. Aici schimbul se face pe față, în ordinea jocului, începând cu cel care deschide partida următoare. În a doua ediție este posibil dacă s-a ales așa pentru masă. Se pot combina și cărți din ambele ediții, dar niciun regulament nu prevede așa ceva.

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
        Mai întâi joacă din mână oricâte cărți de tezaur: Arama dă 1 monedă, Argintul 2, Aurul 3. Tezaurul rămas în mână nu dă nimic. Se adaugă monedele aduse de cărțile de acțiune din această tură. După prima achiziție din tură nu mai poți juca tezaur.

        Ai o achiziție și încă una pentru fiecare +1 achiziție. Cu fiecare achiziție iei dintr-un teanc al rezervei o carte al cărei cost nu depășește monedele care ți-au rămas; cartea merge în teancul tău de decartare. Poți cumpăra din nou din același teanc, iar monedele rămase sunt bune pentru achiziția următoare. Și o carte care costă 0 consumă o achiziție. Nimeni nu este obligat să cumpere. Tezaurul nu se pierde când îl cheltuiești: rămâne în joc până la faza de încheiere.

rule-dominion_clean_up = Faza de încheiere
    .text =
        Toate cărțile din zona ta de joc și toate cele rămase în mână merg în teancul tău de decartare; nu poți păstra nimic. Apoi trage 5 cărți, următoarea ta mână. Dacă pachetul nu ajunge, se amestecă teancul de decartare, cu tot cu cărțile abia decartate. Dacă în pachet și în teancul de decartare sunt în total mai puțin de 5 cărți, le tragi pe toate.

        După reguli, ordinea este la alegere. Aici cărțile din mână se pun primele, iar cele jucate, deasupra lor. Se vede numai cartea care ajunge deasupra.

rule-dominion_shuffling = Pachetul și amestecarea
    .text =
        Un pachet gol nu se reface imediat: teancul de decartare se amestecă abia când este nevoie de o carte, iar pachetul nu o mai are. Dacă nici atunci nu sunt destule cărți, te descurci cu cele care sunt. Dacă teancul de decartare este gol, nu se amestecă nimic.

        În prima ediție iei ce a mai rămas în pachet, apoi amesteci, apoi iei restul. În a doua ediție amesteci mai întâi, pui cărțile amestecate sub pachet, apoi iei toate cărțile de care ai nevoie. Oricum ar fi, primești aceleași cărți.

        Se amestecă numai teancul de decartare; cărțile din mână, din joc, cele puse deoparte și cele dezvăluite nu se amestecă.

rule-dominion_gaining = Cost, dobândire și cumpărare
    .text =
        A dobândi o carte înseamnă a o lua din rezervă și a o pune în teancul tău de decartare, dacă nu se spune altceva. În acel moment nu are niciun efect. Cumpărarea este unul dintre felurile de a dobândi; cere monede și o achiziție și are loc numai în faza de achiziție.

        Dacă o carte îți permite să dobândești o carte care costă „cel mult” o anumită sumă, contează numai această limită: nu plătești monede și nici nu o poți mări cu monede. Orice cost de la 0 până la limită este bun. Dacă în rezervă există o asemenea carte, trebuie să dobândești una, chiar și nedorită. Dintr-un teanc gol nu se poate dobândi nimic.

rule-dominion_trash = Rebuturile
    .text =
        O carte aruncată la rebuturi ajunge la rebuturile comune tuturor jucătorilor, nu într-un teanc de decartare. De atunci nu mai aparține nimănui și nu se numără la sfârșit.

        Cărțile de la rebuturi nu se întorc în rezervă. Nu pot fi nici cumpărate, nici dobândite, decât printr-o carte care permite asta (Hoțul). Oricine se poate uita oricând prin rebuturi.

        O carte care tocmai se rezolvă este în joc, nu mai este în mână: nu se poate arunca la rebuturi și nu se poate decarta pe sine „din mână”.

rule-dominion_attacks = Atacuri și reacții
    .text =
        Când cineva joacă o carte de atac, ea este mai întâi pusă în joc. Apoi fiecare dintre ceilalți jucători, în ordinea de joc, poate dezvălui din mână un Șanț. Abia după aceea se îndeplinesc instrucțiunile cărții, de sus în jos, inclusiv bonusul atacatorului. Jucătorii sunt afectați pe rând, în ordinea de joc.

        Un Șanț dezvăluit rămâne în mână și îl apără numai pe posesorul lui, care nu arată, nu pierde și nu dobândește nimic prin acest atac. Bonusul atacatorului rămâne valabil. Șanțul poate fi dezvăluit din nou la fiecare alt atac; un atac jucat de două ori cu Sala tronului înseamnă două atacuri. El ajută numai împotriva cărților de atac, nu și, de exemplu, împotriva Sălii de consiliu.

rule-dominion_throne_room = Sala tronului
    .text =
        Cu Sala tronului joci de două ori altă carte de acțiune din mână. În prima ediție trebuie să alegi una, dacă ai; în a doua ediție poți renunța.

        Rezolvă cartea aleasă până la capăt o dată, apoi încă o dată. De fiecare dată contează tot: +acțiuni, atacuri și reacții. Pentru asta nu se consumă nicio acțiune; a consumat una doar Sala tronului. Între prima și a doua oară nu se joacă altă carte, decât dacă o cere chiar cartea dublată. O carte care rămâne în joc se află acolo o singură dată și se decartează o singură dată.

        Sala tronului folosită pe altă Sală a tronului: joci de două ori o carte de acțiune, apoi de două ori alta. Nicio carte nu se joacă de patru ori.

rule-dominion_end = Sfârșitul jocului
    .text =
        Sfârșitul se verifică numai când o tură s-a încheiat, după faza ei de încheiere. Partida se încheie dacă teancul de Provincii este gol sau dacă trei sau mai multe teancuri din rezervă sunt goale, oricare ar fi ele: cărți de regat, tezaur, Moșii, Ducate sau Blesteme. La 5 sau 6 jucători este nevoie de patru teancuri goale.

        Nu contează cum s-a golit un teanc. Când se constată sfârșitul, nimeni nu mai joacă nicio tură, chiar dacă unii jucători au avut cu o tură mai puțin.

rule-dominion_scoring = Punctaj și egalitate
    .text =
        Fiecare jucător își strânge toate cărțile: pachetul, mâna, teancul de decartare, zona de joc și cărțile puse deoparte. Cărțile aruncate la rebuturi nu se numără. Moșia valorează 1 punct, Ducatul 3, Provincia 6, Blestemul −1. O carte Grădini valorează 1 punct pentru fiecare zece cărți pe care le ai, rotunjit în jos. Celelalte cărți nu valorează nimic; un total poate fi și negativ.

        Câștigă jucătorul cu totalul cel mai mare. Dintre cei aflați la egalitate pe primul loc câștigă cine a jucat mai puține ture; se numără și tura care a încheiat partida. Dacă și numărul de ture este egal, victoria este comună.

rule-dominion_information = Informații publice și ascunse
    .text =
        Toată lumea vede rezerva și câte cărți sunt în teancurile ei, rebuturile, toate zonele de joc, cărțile puse deoparte, cartea de deasupra fiecărui teanc de decartare, numărul de cărți din fiecare mână, precum și acțiunile, achizițiile și monedele jucătorului aflat la rând.

        Cărțile din mâna ta le vezi numai tu. Poți număra cărțile din pachetul tău, dar nu te poți uita la ele. Nu te poți uita prin propriul teanc de decartare și nici nu îi poți număra cărțile, decât dacă o carte îți permite asta (Vestitorul). Nici prin pachetele și teancurile de decartare ale altora nu te poți uita și nici cărțile lor nu le poți număra.

        A dezvălui înseamnă a arăta tuturor; a te uita înseamnă a vedea numai tu.

        Online, ceilalți nu află cine este întrebat despre o reacție, ci doar că jocul așteaptă. Faptul că așteaptă arată totuși că cineva are una; dacă toți ar fi întrebați la fiecare atac, fiecare partidă ar fi mai lentă.

rule-dominion_editions = Cele două ediții
    .text =
        În ambele ediții se află 19 cărți de regat. Numai prima are Aventurier, Cancelar, Festin, Spion, Hoț și Tăietor de lemne; numai a doua are Meșteșugar, Bandit, Vestitor, Negustor, Braconier, Santinelă și Vasal. Diferă și seturile recomandate.

        Efectul Sălii tronului, al Minei și al Cămătarului este obligatoriu în prima ediție, dacă îl poți îndeplini, și opțional în a doua. După o victorie comună, următorul jucător de start se alege la întâmplare: în prima ediție dintre cei care nu au câștigat, în a doua dintre toți. Schimbarea unei cărți între două partide este o regulă a primei ediții; în a doua este aici o opțiune. Diferă și ordinea în care iei cărți și amesteci, dar rezultatul este același. Regulile pentru 5 și 6 jucători sunt tipărite numai în a doua ediție; aici sunt valabile pentru ambele.
