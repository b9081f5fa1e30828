# The rules of Dominion, topic by topic.

rule-dominion_goal = Cel gry
    .text =
        Każdy gracz buduje własną talię. Na początku jest w niej kilka słabych Skarbów i kart Zwycięstwa; z tury na turę dodajesz do niej lepsze karty z Zasobów. Skarbami płaci się za karty. Karty Akcji pozwalają dobierać karty, zarabiać, wyrzucać karty na śmietnisko lub atakować. Karty Zwycięstwa dają punkty, ale na ręce do niczego się nie przydają.

        Na koniec każdy gracz liczy punkty zwycięstwa ze wszystkich swoich kart i wygrywa najwyższa suma. Cała sztuka w tym, żeby wiedzieć, kiedy przestać ulepszać talię i zacząć kupować punkty.

rule-dominion_set_up = Przygotowanie do gry
    .text =
        Każdy gracz otrzymuje 7 Miedziaków i 3 Posiadłości, tasuje te dziesięć kart, układa z nich talię rewersem ku górze i dobiera 5 kart: to jego pierwsza ręka. Stosy kart odrzuconych, strefy gry i śmietnisko są na początku puste.

        Zasoby to 17 stosów leżących awersem ku górze: Miedziak, Srebrnik, Złoto, Posiadłość, Powiat, Prowincja, Klątwa oraz dziesięć stosów kart Królestwa, które zmieniają się z rozgrywki na rozgrywkę. Stos Klątw jest w Zasobach nawet wtedy, gdy żadna karta Królestwa ich nie rozdaje. Obok Zasobów leży śmietnisko, wspólne dla wszystkich graczy. Karty, które zostają w pudełku, nie biorą udziału w grze.

rule-dominion_piles = Wielkość stosów
    .text =
        Posiadłość, Powiat, Prowincja, Ogrody: po 8 kart w każdym stosie przy 2 graczach, po 12 przy 3 lub więcej. Wyjątek: stos Prowincji liczy 15 kart przy 5 graczach i 18 przy 6. Posiadłości do początkowych talii rozdaje się wcześniej i nie wlicza do stosu. Każdy inny stos kart Królestwa ma 10 kart bez względu na liczbę graczy.

        Klątwy: 10 kart przy 2 graczach i 10 więcej za każdego kolejnego gracza, aż do 50 przy 6.

        Skarby: 40 Srebrników, 30 kart Złota i 60 Miedziaków minus po 7 rozdanych każdemu graczowi. Przy 5 lub 6 graczach: 80 Srebrników, 60 kart Złota i 120 Miedziaków minus karty rozdane.

rule-dominion_kingdom = Wybór dziesięciu kart Królestwa
    .text =
        W rozgrywce używa się zestawu dziesięciu różnych kart Królestwa z wybranej edycji. Można wziąć sugerowany zestaw, wylosować dziesięć kart albo wybrać je w dowolny sposób, na który zgadzają się wszyscy gracze. Na pierwszą grę proponowany jest zestaw Pierwsza rozgrywka z danej edycji.

        Przy wyborze na zmianę gracze kolejno wskazują po jednej karcie, aż zbierze się dziesięć różnych kart.

        W serii rozgrywek w pierwszej edycji każdy gracz może po rozgrywce wymienić jedną z dziesięciu kart na nieużywaną. Tutaj gracze robią to jawnie, w kolejności tur, począwszy od gracza, który zacznie następną rozgrywkę. W drugiej edycji jest to możliwe, jeśli tak wybrano dla stołu. Można też mieszać karty z obu edycji, ale żadna instrukcja do gry tego nie przewiduje.

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

        Według zasad karty odkłada się w dowolnej kolejności. Tutaj najpierw kładzie się karty z ręki, a na nich karty zagrane. Widać tylko kartę, która trafia na wierzch.

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
        Gdy ktoś zagrywa kartę Ataku, najpierw kładzie ją w strefie gry. Potem każdy z pozostałych graczy, w kolejności tur, może odkryć z ręki Fosę. Dopiero wtedy wykonuje się instrukcje karty Ataku od góry, łącznie z premią dla atakującego. Atak działa na graczy po kolei, w kolejności tur.

        Odkryta Fosa zostaje na ręce i chroni tylko swojego właściciela, który w wyniku tego ataku niczego nie pokazuje, nie traci ani nie dodaje. Premia dla atakującego pozostaje. Fosę można odkryć ponownie przy każdym następnym ataku; atak zagrany dwukrotnie dzięki Sali tronowej to dwa ataki i Fosę trzeba odkryć przy każdym z nich. Fosa pomaga tylko przeciw kartom Ataku, a więc na przykład nie przeciw Sali obrad.

rule-dominion_throne_room = Sala tronowa
    .text =
        Sala tronowa pozwala dwukrotnie zagrać jedną kartę Akcji z ręki. W pierwszej edycji musisz taką wybrać, jeśli ją masz; w drugiej możesz zrezygnować.

        Wykonaj w całości pierwsze zagranie, potem drugie. Oba są pełnymi zagraniami: dodatkowe akcje, ataki i reakcje liczą się za każdym razem. Żadne z nich nie zużywa akcji; zużywa ją tylko sama Sala tronowa. Między nimi nie zagrywa się żadnej innej karty, chyba że wynika to z instrukcji podwajanej karty. Podwajana karta, która pozostaje w grze, leży tam tylko raz i tylko raz zostaje odrzucona.

        Sala tronowa użyta na innej Sali tronowej: zagraj dwukrotnie jedną kartę Akcji, a potem dwukrotnie drugą. Żadnej karty nie zagrywa się cztery razy.

rule-dominion_end = Koniec gry
    .text =
        Warunki końca gry sprawdza się tylko po zakończeniu tury, czyli po fazie porządków. Gra się kończy, jeśli pusty jest stos Prowincji albo jeśli puste są co najmniej trzy stosy w Zasobach, obojętnie które: liczą się stosy kart Królestwa i Skarbów, a także Posiadłości, Powiatów i Klątw. Przy 5 lub 6 graczach potrzeba czterech pustych stosów.

        Nie ma znaczenia, w jaki sposób stos się opróżnia. Gdy gra się kończy, nikt nie rozgrywa już kolejnej tury, nawet jeśli niektórzy gracze mają o jedną turę mniej.

rule-dominion_scoring = Punktacja i remisy
    .text =
        Każdy gracz zbiera wszystkie swoje karty: z talii, z ręki, ze stosu kart odrzuconych, ze strefy gry i odłożone na bok. Karty na śmietnisku się nie liczą. Posiadłość daje 1 punkt, Powiat 3, Prowincja 6, Klątwa −1. Ogrody dają 1 punkt za każde dziesięć twoich kart, z zaokrągleniem w dół. Pozostałe karty nie dają nic; suma może być ujemna.

        Wygrywa najwyższa suma. Jeśli ma ją kilku graczy, wygrywa ten z nich, kto ma najmniej rozegranych tur; tura, która kończy grę, też się liczy. Jeśli także liczba tur jest równa, zwycięstwo jest wspólne.

rule-dominion_information = Informacje jawne i ukryte
    .text =
        Wszyscy widzą Zasoby i liczbę kart w ich stosach, śmietnisko, wszystkie strefy gry, karty odłożone na bok, wierzchnią kartę każdego stosu kart odrzuconych, liczbę kart na każdej ręce oraz akcje, zakupy i monety gracza, którego tura trwa.

        Karty na swojej ręce widzisz tylko ty. Możesz policzyć karty w swojej talii, ale nie wolno ci ich oglądać. Swojego stosu kart odrzuconych nie wolno ci ani przeglądać, ani liczyć, chyba że pozwala na to karta (Zwiastun). Nie wolno ci też przeglądać ani liczyć talii i stosów kart odrzuconych innych graczy.

        „Odkryj” znaczy: pokaż wszystkim; „podejrzyj” znaczy: widzisz tylko ty.

        Online inni nie dowiadują się, kto jest pytany o reakcję, a jedynie, że gra czeka. Samo czekanie zdradza jednak, że ktoś ją ma; pytanie wszystkich przy każdym ataku spowolniłoby każdą rozgrywkę.

rule-dominion_editions = Dwie edycje
    .text =
        19 kart Królestwa występuje w obu edycjach. Tylko w pierwszej są: Odkrywca, Kanclerz, Uczta, Szpieg, Złodziej, Drwal; tylko w drugiej: Rękodzielnik, Bandyta, Zwiastun, Kupiec, Kłusownik, Wartownik, Wasal. Różnią się też sugerowane zestawy.

        Działanie Sali tronowej, Kopalni i Lichwiarza jest w pierwszej edycji obowiązkowe, jeśli da się je wykonać, a w drugiej dobrowolne. Po wspólnym zwycięstwie gracza rozpoczynającego następną rozgrywkę losuje się w pierwszej edycji spoza grona zwycięzców, a w drugiej spośród wszystkich. Wymiana karty między rozgrywkami to zasada pierwszej edycji; w drugiej jest tu opcją. Różni się kolejność brania i tasowania kart, ale nie zmienia to wyniku. Zasady dla 5 i 6 graczy są wydrukowane tylko w drugiej edycji; tutaj obowiązują w obu.
