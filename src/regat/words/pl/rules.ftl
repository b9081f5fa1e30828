# The rules, topic by topic: a title, and a text of a few paragraphs with an empty line between them.

rule-dominion_goal = Cel gry
    .text =
        Każdy gracz buduje własną talię. Na początku jest w niej kilka słabych Skarbów i kart Zwycięstwa; z tury na turę dodajesz do niej lepsze karty z Zasobów. Skarbami płaci się za karty. Karty Akcji pozwalają dobierać karty, zarabiać, wyrzucać karty na śmietnisko lub atakować. Karty Zwycięstwa dają punkty, ale na ręce do niczego się nie przydają.

        Na koniec każdy gracz liczy punkty zwycięstwa ze wszystkich swoich kart i wygrywa najwyższa suma. Cała sztuka w tym, żeby wiedzieć, kiedy przestać ulepszać talię i zacząć kupować punkty.

rule-dominion_set_up = Przygotowanie do gry
    .text =
        Każdy gracz otrzymuje 7 kart Miedziak i 3 karty Posiadłość, tasuje te dziesięć kart, układa z nich talię rewersem ku górze i dobiera 5 kart: to jego pierwsza ręka. Stosy kart odrzuconych, strefy gry i śmietnisko są na początku puste.

        Zasoby to 17 stosów leżących awersem ku górze: Miedziak, Srebrnik, Złoto, Posiadłość, Powiat, Prowincja, Klątwa oraz dziesięć stosów kart Królestwa, które zmieniają się z rozgrywki na rozgrywkę. Stos kart Klątwy jest w Zasobach nawet wtedy, gdy żadna karta Królestwa ich nie rozdaje. Obok Zasobów leży śmietnisko, wspólne dla wszystkich graczy. Karty, które zostają w pudełku, nie biorą udziału w grze.

rule-dominion_piles = Wielkość stosów
    .text =
        Posiadłość, Powiat, Prowincja, Ogrody: po 8 kart w każdym stosie przy 2 graczach, po 12 przy 3 lub więcej. Wyjątek: stos kart Prowincja liczy 15 kart przy 5 graczach i 18 przy 6. Karty Posiadłość do początkowych talii rozdaje się wcześniej i nie wlicza do stosu. Każdy inny stos kart Królestwa ma 10 kart bez względu na liczbę graczy.

        Klątwa: 10 kart przy 2 graczach i 10 więcej za każdego kolejnego gracza, aż do 50 przy 6.

        Skarby: 40 kart Srebrnik, 30 kart Złoto i 60 kart Miedziak minus po 7 rozdanych każdemu graczowi. Przy 5 lub 6 graczach: 80 kart Srebrnik, 60 kart Złoto i 120 kart Miedziak minus karty rozdane.

rule-dominion_kingdom = Wybór dziesięciu kart Królestwa
    .text =
        W rozgrywce używa się zestawu dziesięciu różnych kart Królestwa z wybranej edycji. Można wziąć sugerowany zestaw, wylosować dziesięć kart albo wybrać je w dowolny sposób, na który zgadzają się wszyscy gracze. Na pierwszą grę proponowany jest zestaw Pierwsza rozgrywka z danej edycji.

        Przy wyborze na zmianę gracze kolejno wskazują po jednej karcie, aż zbierze się dziesięć różnych kart.

        W serii rozgrywek w pierwszej edycji każdy gracz może po rozgrywce wymienić jedną z dziesięciu kart na nieużywaną. Można tu też mieszać karty z obu edycji, ale żadna instrukcja do gry tego nie przewiduje.

rule-dominion_first_player = Kto zaczyna
    .text =
        W pierwszej rozgrywce o tym, kto zaczyna, decyduje los; wszyscy mają równe szanse. Kolejne tury następują zgodnie z ruchem wskazówek zegara, w lewo.

        Następną rozgrywkę zaczyna gracz siedzący po lewej stronie zwycięzcy poprzedniej. Tak samo jest, gdy remis rozstrzyga mniejsza liczba tur. Po wspólnym zwycięstwie decyduje los: w pierwszej edycji wśród graczy spoza grona zwycięzców (a jeśli wygrywają wszyscy – wśród wszystkich), w drugiej edycji wśród wszystkich graczy.

rule-dominion_turn = Tura
    .text =
        Tura ma trzy fazy w stałej kolejności: fazę akcji, fazę zakupu i fazę porządków. Na początku masz 1 akcję, 1 zakup i 0 monet. Karty zwiększają te liczby; co niewykorzystane, przepada na koniec tury.

        Zakończona faza nie wraca: gdy zacznie się faza zakupu, w tej turze nie można już zagrać żadnej karty Akcji. Po fazie porządków kolej na gracza po lewej stronie.

        W swoich dwóch pierwszych turach żaden gracz nie może jeszcze mieć na ręce karty Akcji.

rule-dominion_action_phase = Faza akcji
    .text =
        Możesz zagrywać karty Akcji z ręki. Każda zużywa 1 akcję; karta z dodatkowymi akcjami pozwala zagrać o tyle kart więcej. Możesz przestać w każdej chwili, a faza kończy się, gdy nie masz już akcji albo kart Akcji.

        Połóż kartę awersem ku górze w swojej strefie gry i wykonaj jej instrukcje od góry do dołu. Możesz ją zagrać także wtedy, gdy części z nich albo nawet wszystkich nie da się wykonać; wykonaj tyle, ile się da. Kartę trzeba dokończyć, zanim zagra się następną, chyba że zagranie innej karty wynika z jej instrukcji; karta zagrana w ten sposób nie zużywa akcji. Wszystko, co karta nakazuje bez słowa „możesz”, jest obowiązkowe; „najwyżej cztery karty” i „dowolna liczba” mogą też oznaczać zero. Zagrane karty pozostają w grze do fazy porządków, chyba że mówią inaczej.

rule-dominion_buy_phase = Faza zakupu
    .text =
        Najpierw zagraj z ręki dowolną liczbę Skarbów: Miedziak daje 1 monetę, Srebrnik 2, Złoto 3. Skarby, które zostają na ręce, nic nie dają. Do tego dochodzą monety z kart Akcji z tej tury. Po pierwszym zakupie w turze nie można już zagrywać Skarbów.

        Masz jeden zakup i po jednym więcej za każde „+1 zakup”. Każdy zakup pozwala wziąć jedną kartę ze stosu w Zasobach, jeśli jej koszt nie przekracza liczby monet, które ci zostały; karta trafia na twój stos kart odrzuconych. Możesz ponownie kupić kartę z tego samego stosu, a niewydane monety liczą się przy następnym zakupie. Karta o koszcie 0 też zużywa zakup. Nikt nie musi kupować. Wydając monety, nie tracisz Skarbów: pozostają w grze do fazy porządków.

rule-dominion_clean_up = Faza porządków
    .text =
        Wszystkie karty z twojej strefy gry i wszystkie karty, które zostają na ręce, trafiają na twój stos kart odrzuconych; niczego nie wolno zatrzymać. Potem dobierz 5 kart: to twoja następna ręka. Jeśli talia jest za mała, tasuje się stos kart odrzuconych, razem z kartami odrzuconymi przed chwilą. Gdy w talii i na stosie kart odrzuconych jest łącznie mniej niż 5 kart, dobierz wszystkie.

        Najpierw kładzie się karty z ręki, a na nich karty zagrane. Widać tylko tę kartę, która ląduje na wierzchu.

rule-dominion_shuffling = Talia i tasowanie
    .text =
        Pustej talii nie uzupełnia się od razu: stos kart odrzuconych tasuje się dopiero wtedy, gdy potrzebna jest karta, której w talii brakuje. Jeśli nawet wtedy kart jest za mało, używa się tych, które są. Gdy stos kart odrzuconych jest pusty, nie ma tasowania.

        W pierwszej edycji weź to, co zostało w talii, potem przetasuj stos, a potem weź resztę. W drugiej edycji najpierw przetasuj stos, umieść przetasowane karty pod talią, a potem weź wszystkie potrzebne karty. Tak czy inaczej dostajesz te same karty.

        Tasuje się tylko stos kart odrzuconych; karty na ręce, w grze, odłożone na bok i odkryte nie biorą w tym udziału.

rule-dominion_gaining = Koszt, dodawanie i kupowanie
    .text =
        Dodać kartę to wziąć ją z Zasobów i położyć na swoim stosie kart odrzuconych, o ile nie powiedziano inaczej. Dodanie karty nie uruchamia jej działania. Kupowanie to jeden ze sposobów dodawania; wymaga monet i zakupu i jest możliwe tylko w fazie zakupu.

        Jeśli jakaś karta pozwala dodać kartę i określa jej maksymalny koszt, liczy się tylko ten limit: nie płaci się monet i nie można go nimi podnieść. Dozwolony jest każdy koszt od 0 do limitu. Jeśli taka karta jest w Zasobach, trzeba jakąś dodać, nawet niechcianą. Z pustego stosu nie można nic dodać.

rule-dominion_trash = Śmietnisko
    .text =
        Karta wyrzucana na śmietnisko trafia w miejsce wspólne dla wszystkich graczy, a nie na stos kart odrzuconych. Od tej chwili do nikogo nie należy i nie liczy się na koniec gry.

        Karty ze śmietniska nie wracają do Zasobów. Nie można ich kupić ani dodać, chyba że jakaś karta mówi inaczej (Złodziej). Każdy może przejrzeć śmietnisko w dowolnej chwili.

        Karta, której instrukcje się wykonuje, jest w grze, a już nie na ręce: nie może „z ręki” wyrzucić na śmietnisko ani odrzucić samej siebie.

rule-dominion_attacks = Ataki i Reakcje
    .text =
        Gdy ktoś zagrywa kartę Ataku, najpierw kładzie ją w strefie gry. Potem każdy z pozostałych graczy, w kolejności tur, może odkryć z ręki kartę Fosa. Dopiero wtedy wykonuje się jej instrukcje od góry, łącznie z premią dla atakującego. Atak działa na graczy po kolei, w kolejności tur.

        Odkryta karta Fosa zostaje na ręce i chroni tylko swojego właściciela, który w wyniku tego ataku niczego nie pokazuje, nie traci ani nie dodaje. Premia dla atakującego pozostaje. Kartę Fosa można odkryć ponownie przy każdym następnym ataku; atak zagrany dwukrotnie dzięki karcie Sala tronowa to dwa ataki. Fosa pomaga tylko przeciw kartom Ataku, a więc na przykład nie przeciw karcie Sala obrad.

rule-dominion_throne_room = Sala tronowa
    .text =
        Sala tronowa pozwala dwukrotnie zagrać jedną kartę Akcji z ręki. W pierwszej edycji musisz taką wybrać, jeśli ją masz; w drugiej możesz zrezygnować.

        Wykonaj w całości pierwsze zagranie, potem drugie. Oba są pełnymi zagraniami: dodatkowe akcje, ataki i reakcje liczą się za każdym razem. Żadne z nich nie zużywa akcji; zużywa ją tylko sama Sala tronowa. Między nimi nie zagrywa się żadnej innej karty, chyba że wynika to z instrukcji podwajanej karty. Podwajana karta, która pozostaje w grze, leży tam tylko raz i tylko raz zostaje odrzucona.

        Sala tronowa zagrana na kartę Sala tronowa: zagraj dwukrotnie jedną kartę Akcji, a potem dwukrotnie drugą. Żadnej karty nie zagrywa się cztery razy.

rule-dominion_end = Koniec gry
    .text =
        Warunki końca gry sprawdza się tylko po zakończeniu tury, czyli po fazie porządków. Gra się kończy, jeśli pusty jest stos kart Prowincja albo jeśli puste są co najmniej trzy stosy w Zasobach, obojętnie które: liczą się stosy kart Królestwa i Skarbów, a także Posiadłość, Powiat i Klątwa. Przy 5 lub 6 graczach potrzeba czterech pustych stosów.

        Nie ma znaczenia, w jaki sposób stos się opróżnia. Gdy gra się kończy, nikt nie rozgrywa już kolejnej tury, nawet jeśli niektórzy gracze mają o jedną turę mniej.

rule-dominion_scoring = Punktacja i remisy
    .text =
        Każdy gracz zbiera wszystkie swoje karty: z talii, z ręki, ze stosu kart odrzuconych, ze strefy gry i odłożone na bok. Karty na śmietnisku się nie liczą. Posiadłość daje 1 punkt, Powiat 3, Prowincja 6, Klątwa −1. Karta Ogrody daje 1 punkt za każde dziesięć twoich kart, z zaokrągleniem w dół. Pozostałe karty nie dają nic; suma może być ujemna.

        Wygrywa najwyższa suma. Jeśli ma ją kilku graczy, wygrywa ten z nich, kto ma najmniej rozegranych tur; tura, która kończy grę, też się liczy. Jeśli także liczba tur jest równa, zwycięstwo jest wspólne.

rule-dominion_information = Informacje jawne i ukryte
    .text =
        Wszyscy widzą Zasoby i liczbę kart w ich stosach, śmietnisko, wszystkie strefy gry, karty odłożone na bok, wierzchnią kartę każdego stosu kart odrzuconych, liczbę kart na każdej ręce oraz akcje, zakupy i monety gracza, którego tura trwa.

        Karty na swojej ręce widzisz tylko ty. Możesz policzyć karty w swojej talii, ale nie wolno ci ich oglądać. Swojego stosu kart odrzuconych nie wolno ci ani przeglądać, ani liczyć, chyba że pozwala na to karta (Zwiastun). Nie wolno ci też przeglądać ani liczyć talii i stosów kart odrzuconych innych graczy.

        „Odkryj” znaczy: pokaż wszystkim; „podejrzyj” znaczy: widzisz tylko ty.

rule-dominion_editions = Dwie edycje
    .text =
        19 kart Królestwa występuje w obu edycjach. Tylko w pierwszej są: Odkrywca, Kanclerz, Uczta, Szpieg, Złodziej, Drwal; tylko w drugiej: Rękodzielnik, Bandyta, Zwiastun, Kupiec, Kłusownik, Wartownik, Wasal. Różnią się też sugerowane zestawy.

        Działanie kart Sala tronowa, Kopalnia i Lichwiarz jest w pierwszej edycji obowiązkowe, jeśli da się je wykonać, a w drugiej dobrowolne. Po wspólnym zwycięstwie gracza rozpoczynającego następną rozgrywkę losuje się w pierwszej edycji spoza grona zwycięzców, a w drugiej spośród wszystkich. Tylko pierwsza edycja przewiduje wymianę karty między rozgrywkami. Różni się kolejność brania i tasowania kart, ale nie zmienia to wyniku. Zasady dla 5 i 6 graczy są wydrukowane tylko w drugiej edycji; tutaj obowiązują w obu.

rule-kingdomino_goal = Cel gry
    .text =
        Każdy gracz zaczyna od jednego pola z zamkiem i dokłada do niego płytki domina, mieszcząc się w kwadracie 5×5. Na każdej płytce są dwa pola terenu, niektóre z koronami.

        Połączone pola tego samego rodzaju terenu tworzą terytorium. Terytorium daje tyle punktów, ile wynosi liczba jego pól razy liczba jego koron. Wygrywa najwyższy wynik. Cenne płytki mają wysokie numery, ale kto je bierze, ten w następnej rundzie wybiera później.

rule-kingdomino_set_up = Przygotowanie do gry
    .text =
        Każdy gracz ma swój kolor i zamek, wokół którego powstaje królestwo. Przy 2 graczach każdy ma 2 króle, przy 3 lub 4 graczach każdy ma 1 króla.

        Przy 4 graczach używa się wszystkich 48 płytek. Przy 3 graczach używa się 36 losowo wybranych płytek, przy 2 graczach 24; pozostałe nie biorą udziału w grze i nikt ich nie ogląda. Płytki tasuje się i układa w stos dobierania. Pierwszy rząd ma tyle płytek, ile jest królów: 3 przy 3 graczach, w pozostałych przypadkach 4. Każdy rząd układa się według numerów, od najniższego, i dopiero potem odwraca się płytki na stronę z terenem.

        Kolejność płytek w stosie dobierania jest ukryta; wszystko, co leży na stole, jest jawne.

rule-kingdomino_dominoes = Płytki i rodzaje terenu
    .text =
        Jest 48 płytek z numerami od 1 do 48 na rewersie i dwoma polami na awersie. Pole ma od 0 do 3 koron. Żadna płytka nie ma koron na obu polach, a 18 płytek nie ma ich wcale.

        Liczba pól każdego rodzaju terenu na wszystkich płytkach i liczba koron na tych polach: łan zboża 26 i 5, las 22 i 6, jezioro 18 i 6, łąka 14 i 6, bagno 10 i 6, kopalnia 6 i 10. Kopalnie są więc rzadkie i bogate, a łany zboża częste i ubogie. Z reguły im wyższy numer, tym cenniejsza płytka.

rule-kingdomino_first_choice = Pierwszy wybór
    .text =
        Tylko przy pierwszym rzędzie wszystkie króle miesza się i losuje po jednym. Właściciel wylosowanego króla stawia go na wolnej płytce z tego rzędu. Na płytce stoi najwyżej jeden król, więc ostatni król trafia na ostatnią wolną płytkę. Przy 2 graczach każdy zajmuje dwie płytki.

        Potem obok pierwszego rzędu układa się drugi i zaczyna się pierwsza runda. Wcześniej nie dokłada się żadnych płytek.

        W jednym z wariantów gracze kolejno losują króla, do kogokolwiek on należy, i wybierają dla niego płytkę; król nadal należy do gracza, który ma jego kolor.

rule-kingdomino_round = Kolejność tur i zajmowanie płytek
    .text =
        W każdej rundzie króle działają w takiej kolejności, w jakiej stoją na płytkach bieżącego rzędu, od najniższego numeru do najwyższego. Miejsca przy stole nie mają znaczenia.

        Tura króla ma dwie części. Najpierw płytkę, na której król stoi, dokłada się do królestwa jego właściciela albo odrzuca, jeśli nigdzie nie pasuje. Potem król przechodzi na wolną płytkę następnego rzędu, dowolnie wybraną przez właściciela; jest to obowiązkowe. Ostatni król zajmuje jedyną płytkę, która została.

        Gdy wszystkie króle już przejdą, następny rząd staje się bieżącym, a jeśli są jeszcze płytki, układa się nowy rząd.

rule-kingdomino_placing = Dokładanie i łączenie płytek
    .text =
        Płytka przykrywa dwa sąsiednie puste pola twojego królestwa i można ją obrócić w każdym z czterech kierunków. Jest połączona, jeśli któreś z jej pól styka się z zamkiem, który pasuje do każdego rodzaju terenu, albo z polem tego samego rodzaju terenu na wcześniejszej płytce.

        Wystarczy jeden pasujący styk; inne boki mogą stykać się z odmiennym terenem. Stykać się to mieć wspólną krawędź: rogi nie łączą, nie liczy się też styk dwóch pól tej samej płytki. Raz dołożonej płytki nigdy się nie przesuwa ani nie usuwa.

rule-kingdomino_square = Kwadrat 5×5
    .text =
        Po każdym dołożeniu płytki królestwo wraz z zamkiem musi mieścić się w kwadracie 5×5: najwyżej 5 kolumn i 5 wierszy od brzegu do brzegu.

        Położenie tego kwadratu nie jest z góry ustalone; wynika z dołożonych płytek, a zamek może znaleźć się na dowolnym z jego pól. Możesz zostawiać dziury, których nie da się już wypełnić. Jeśli żadna płytka nie zostaje odrzucona, 12 płytek i zamek wypełniają wszystkie 25 pól.

rule-kingdomino_discarding = Odrzucanie płytek
    .text =
        Płytkę, którą można dołożyć, trzeba dołożyć, nawet na własną szkodę; wybierasz spośród dozwolonych miejsc. Odrzuca się tylko płytkę, dla której nie ma żadnego dozwolonego miejsca.

        Odrzucona płytka wypada z gry: jej pola i korony nie liczą się do niczego, także przy remisach. Jej król mimo to przechodzi na płytkę następnego rzędu, o ile taki rząd jeszcze jest. Możesz zająć płytkę, choć nie masz jak jej dołożyć, na przykład po to, żeby nie dostał jej nikt inny.

rule-kingdomino_last_round = Ostatnia runda i koniec gry
    .text =
        Przy 3 lub 4 graczach rozgrywka ma 12 rund, przy 2 graczach 6 rund, w których każdy gracz ma po dwie tury.

        Gdy ostatni rząd jest ułożony i zajęty, rozgrywa się ostatnią rundę. Płytki tylko się w niej dokłada lub odrzuca: nie ma już rzędu, z którego można wybierać. Potem gra się kończy i liczy się punkty za królestwa. Na każdego gracza przypada 12 płytek, dołożonych lub odrzuconych. W wariancie Wielki pojedynek jest 12 rund, a na każdego gracza przypadają 24 płytki.

rule-kingdomino_scoring = Punktacja
    .text =
        Terytorium to grupa pól tego samego rodzaju terenu połączonych krawędziami. Punkty za nie to liczba jego pól razy liczba koron na nich: 7 pól lasu z 3 koronami daje 21 punktów. Terytorium bez koron nie daje nic, choćby było bardzo duże.

        Liczą się pola, nie płytki. Osobne terytoria tego samego rodzaju terenu punktuje się osobno. Zamek nie należy do żadnego terytorium i żadnych nie łączy. Wynik to suma punktów za wszystkie terytoria i premii z użytych wariantów; wygrywa najwyższy.

rule-kingdomino_ties = Remisy
    .text =
        Jeśli kilku graczy ma najwyższy wynik, wygrywa ten z nich, kto ma największe pojedyncze terytorium, liczone w polach, z koronami lub bez. Jeśli nadal jest remis, wygrywa ten, kto ma najwięcej koron w całym królestwie. Jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.

        Zamek, puste pola i odrzucone płytki nigdy się nie liczą. Premie z wariantów są częścią wyniku i dolicza się je wcześniej.

rule-kingdomino_two_players = Dwóch graczy
    .text =
        Przy 2 graczach każdy ma 2 króle, a każdy rząd liczy 4 płytki. Używa się 24 losowo wybranych płytek, więc rund jest 6; pozostałe 24 płytki nie biorą udziału w grze i nikt ich nie ogląda.

        Każdy król ma własną turę: dokłada się jego płytkę, potem król zajmuje nową i dopiero wtedy działa następny król. Jeśli twoje króle zajmują sąsiednie miejsca, masz dwie tury z rzędu; podobnie może być przy pierwszym wyborze. Na koniec na każdego gracza przypada 12 płytek, tak jak przy większej liczbie graczy.

rule-kingdomino_mighty_duel = Wariant: Wielki pojedynek
    .text =
        Tylko dla 2 graczy. Używa się wszystkich 48 płytek, a każde królestwo może urosnąć do kwadratu 7×7: najwyżej 7 kolumn i 7 wierszy.

        Rzędy liczą po 4 płytki, a każdy gracz ma 2 króle, jak w każdej grze dwuosobowej, ale rund jest 12. Na koniec na każdego gracza przypadają 24 płytki; razem z zamkiem wypełniają wszystkie 49 pól, jeśli żadna nie zostaje odrzucona. Można dodać inne warianty.

rule-kingdomino_middle_kingdom = Wariant: Królestwo Środka
    .text =
        Na koniec gracz dostaje dodatkowe 10 punktów, jeśli zamek jest na środku królestwa: tyle samo kolumn po lewej co po prawej stronie zamku i tyle samo wierszy nad nim co pod nim. W królestwie 5×5 to po 2 z każdej strony, w królestwie 7×7 po 3.

        Królestwo nie musi być pełne. Premię może dostać kilku graczy albo nikt.

rule-kingdomino_harmony = Wariant: Harmonia
    .text =
        Na koniec gracz bez ani jednej odrzuconej płytki dostaje dodatkowe 5 punktów: jego królestwo jest wtedy pełne, bez dziur. Jedna odrzucona płytka oznacza utratę premii.

        Premię może dostać kilku graczy albo nikt. Ten wariant można łączyć z wariantem Królestwo Środka; gracz z obiema premiami dostaje łącznie dodatkowe 15 punktów. W wariancie Wielki pojedynek trzeba dołożyć wszystkie 24 płytki.

rule-kingdomino_dynasty = Wariant: Dynastia
    .text =
        Odbywają się trzy pełne rozgrywki z rzędu, każda z nowym przygotowaniem: płytki się tasuje, króle się losuje, królestwa są puste.

        Punkty z trzech rozgrywek sumuje się dla każdego gracza i wygrywa najwyższa suma. Wygrana w pojedynczej rozgrywce sama w sobie nic nie daje. Przy równych sumach zwycięstwo jest wspólne; największe terytorium i korony wtedy nie rozstrzygają.
