# What the rulebooks explain about each card; regat/dominion/clarifications.py names the rules.

clarify-copper-value = Daje 1 monetę, gdy go zagrasz w fazie zakupu. Miedziak, który zostanie na ręce, nie daje nic.
clarify-copper-free = Kosztuje 0, więc możesz go kupić bez żadnych monet, ale i tak zużywasz zakup.

clarify-silver-value = Daje 2 monety, gdy go zagrasz w fazie zakupu. Srebrnik, który zostanie na ręce, nie daje nic.
clarify-silver-merchant = Pierwszy Srebrnik zagrany w turze daje dodatkowo 1 monetę za każdego Kupca zagranego w tej turze.

clarify-gold-value = Daje 3 monety, gdy je zagrasz w fazie zakupu. Złoto, które zostanie na ręce, nie daje nic.

clarify-estate-points = Daje punkt dopiero na koniec gry, gdziekolwiek wtedy jest: w talii, na ręce czy na stosie kart odrzuconych.
clarify-estate-start = Każdy gracz zaczyna z trzema Posiadłościami. Rozdaje się je wcześniej: nie wliczają się do 8 lub 12 kart w stosie.

clarify-duchy-points = Daje punkty dopiero na koniec gry, gdziekolwiek wtedy jest: w talii, na ręce czy na stosie kart odrzuconych.

clarify-province-points = Daje punkty dopiero na koniec gry, gdziekolwiek wtedy jest: w talii, na ręce czy na stosie kart odrzuconych.
clarify-province-end = Gdy skończą się Prowincje, gra kończy się z końcem tej tury.

clarify-curse-type = Klątwa nie jest ani kartą Zwycięstwa, ani Skarbem. Na koniec gry odbiera 1 punkt.
clarify-curse-buy = Możesz kupić Klątwę, ale jak każda kupiona karta trafi ona na twój własny stos kart odrzuconych.
clarify-curse-play = Klątw i kart Zwycięstwa nie można zagrywać.

clarify-adventurer-stop = Odkrywaj po jednej karcie i przerwij przy drugim Skarbie. Nie ma tu wyboru: oba Skarby trafiają na rękę, a pozostałe odkryte karty zostają odrzucone.
clarify-adventurer-shuffle = Gdy talia się skończy, przetasuj stos kart odrzuconych i odkrywaj dalej. Kart odkrytych do tej pory nie wtasowuje się.
clarify-adventurer-few = Jeśli zabraknie kart, bierzesz jedyny odkryty Skarb, a jeśli nie było żadnego – nic. Resztę odrzucasz.
clarify-adventurer-throne = Z Salą tronową: dwa pełne poszukiwania, czyli najwyżej cztery Skarby. Karty odrzucone za pierwszym razem mogą zostać wtasowane przed drugim.

clarify-artisan-limit = Karta może kosztować od 0 do 5 i trafia na rękę. Tego limitu nie można podnieść monetami.
clarify-artisan-topdeck = Potem musisz umieścić kartę na wierzchu talii: tę właśnie dodaną albo dowolną inną z ręki.
clarify-artisan-none = Jeśli nie ma czego dodać, i tak umieszczasz kartę z ręki na wierzchu talii. Przy pustej ręce nie umieszczasz niczego.
clarify-artisan-use = Jeśli zatrzymasz dodaną kartę, możesz jej użyć jeszcze w tej turze: Skarbu w fazie zakupu, a karty Akcji, jeśli została ci akcja.
clarify-artisan-throne = Z Salą tronową: dodajesz kartę i umieszczasz jedną na wierzchu talii, a potem robisz to jeszcze raz z ręką, jaką wtedy masz.

clarify-bandit-order = Najpierw dodajesz Złoto na swój stos kart odrzuconych. Potem pozostali gracze odkrywają karty po kolei, w kolejności tur.
clarify-bandit-victim = Gracz, który odkrył karty, wyrzuca na śmietnisko dokładnie jeden Skarb inny niż Miedziak, a jeśli są dwa, sam wybiera który. Wyrzuconej karty nigdy nie dostajesz.
clarify-bandit-none = Jeśli nie ma wśród nich Skarbu innego niż Miedziak, obie karty zostają odrzucone.
clarify-bandit-few = Gracz, który ma w talii tylko jedną kartę, najpierw tasuje: ta karta jest pierwszą z dwóch i nie zostaje wtasowana. Kto ma łącznie mniej niż dwie karty, odkrywa to, co ma.
clarify-bandit-empty = Jeśli w Zasobach nie ma już Złota, atak i tak się odbywa.
clarify-bandit-moat = Kto odkryje Fosę, nie odkrywa kart z talii i żadnej nie traci. Złoto i tak dodajesz.
clarify-bandit-throne = Z Salą tronową: dwa razy Złoto, a pozostali dwa razy odkrywają po dwie karty i za każdym razem tracą najwyżej jedną. Fosę można odkryć przed każdym z tych zagrań.

clarify-bureaucrat-choose = Gracz, który ma na ręce kilka kart Zwycięstwa, wybiera, którą pokaże i umieści na wierzchu talii.
clarify-bureaucrat-hand = Gracz bez karty Zwycięstwa pokazuje wszystkim całą rękę.
clarify-bureaucrat-type = Ogrody są tu kartą Zwycięstwa, Klątwa nią nie jest.
clarify-bureaucrat-deck = Srebrnik trafia na wierzch talii, a nie na stos kart odrzuconych. Jeśli talia jest pusta, Srebrnik albo odłożona karta Zwycięstwa staje się jej jedyną kartą.
clarify-bureaucrat-empty = Jeśli w Zasobach nie ma już Srebrników, atak i tak się odbywa.
clarify-bureaucrat-moat = Kto odkryje Fosę, nie pokazuje ani innej karty, ani ręki i niczego nie odkłada na talię. Srebrnik i tak dodajesz.
clarify-bureaucrat-throne = Z Salą tronową: dwa Srebrniki na wierzch talii. Pozostali odkładają na talię jedną kartę Zwycięstwa, a potem drugą, jeśli ją mają.

clarify-cellar-none = Możesz odrzucić dowolną liczbę kart, także żadnej. +1 akcję dostajesz tak czy inaczej.
clarify-cellar-order = Wybierz wszystkie karty, odrzuć je razem i dopiero wtedy dobieraj.
clarify-cellar-shuffle = Jeśli musisz tasować, wtasowujesz też karty właśnie odrzucone, więc mogą do ciebie wrócić. Piwnica zostaje w grze.
clarify-cellar-self = Zagranej Piwnicy nie masz już na ręce, więc nie możesz jej odrzucić. Inną Piwnicę z ręki możesz odrzucić.
clarify-cellar-shown = Wszyscy widzą, ile kart odrzucasz, ale z samych kart tylko wierzchnią.
clarify-cellar-throne = Z Salą tronową: +2 akcje; odrzucasz i dobierasz, a potem jeszcze raz. Karty dobrane za pierwszym razem możesz odrzucić za drugim.

clarify-chancellor-whole = Decydujesz od razu, zanim cokolwiek zagrasz lub kupisz, i tylko o całej talii. 2 monety dostajesz tak czy inaczej.
clarify-chancellor-hidden = Nie wolno ci oglądać przekładanych kart. Talię odwraca się w całości, więc widać tylko kartę, która leżała na samym spodzie.
clarify-chancellor-shuffle = Przełożenie talii nie oznacza tasowania. Tasujesz dopiero wtedy, gdy znowu potrzebujesz karty.
clarify-chancellor-throne = Z Salą tronową: +4 monety i dwie decyzje. Jeśli talia została już przełożona, za drugim razem nic się nie dzieje.

clarify-chapel-number = Możesz wyrzucić na śmietnisko mniej niż cztery karty albo żadnej.
clarify-chapel-self = Zagrana Kaplica nie może wyrzucić samej siebie. Inną Kaplicę z ręki możesz wyrzucić.
clarify-chapel-throne = Z Salą tronową: najwyżej cztery karty, a potem jeszcze najwyżej cztery.

clarify-council_room-others = Najpierw dobierasz cztery karty. Potem każdy z pozostałych graczy dobiera jedną, w kolejności tur, czy tego chce, czy nie, a w razie potrzeby tasuje swój stos kart odrzuconych.
clarify-council_room-moat = To nie jest Atak, więc nie można w odpowiedzi odkryć Fosy.
clarify-council_room-throne = Z Salą tronową: +8 kart i +2 zakupy. Każdy z pozostałych graczy dobiera dwie karty, po jednej za każdym razem.

clarify-feast-limit = Karta może kosztować od 0 do 5 i trafia na stos kart odrzuconych. Tego limitu nie można podnieść monetami.
clarify-feast-throne = Z Salą tronową: dodajesz dwie karty, choć Ucztę można wyrzucić tylko raz. Dodanie karty nie zależy od wyrzucenia.
clarify-feast-gone = Wyrzucona Uczta nie jest już w grze: w fazie porządków do ciebie nie wraca.
clarify-feast-none = Jeśli w Zasobach nie ma takiej karty, niczego nie dodajesz, ale Uczta i tak trafia na śmietnisko.

clarify-festival-bonus = Nie dobierasz karty. Akcje wykorzystasz w tej fazie akcji, a zakup i monety w fazie zakupu tej samej tury.
clarify-festival-throne = Z Salą tronową: zostają 4 akcje, +2 zakupy, +4 monety.

clarify-gardens-count = Liczą się wszystkie twoje karty, gdziekolwiek są: w talii, na ręce, na stosie kart odrzuconych, w strefie gry. Ogrody i Klątwy też, a karty na śmietnisku nie.
clarify-gardens-example = Przy 37 lub 39 kartach każda karta Ogrodów jest warta 3 punkty, przy 40 kartach 4 punkty, przy 9 kartach nic.
clarify-gardens-victory = To karta Zwycięstwa, a nie Akcji: nie można jej zagrać i w trakcie gry nic nie robi.

clarify-harbinger-order = Najpierw dobierasz kartę, a dopiero potem przeglądasz swój stos kart odrzuconych. Inni go nie widzą.
clarify-harbinger-optional = Nie musisz przekładać żadnej karty. Jeśli dobranie właśnie zmusiło cię do tasowania, stos kart odrzuconych jest pusty i nic się nie dzieje.
clarify-harbinger-throne = Z Salą tronową: jeśli za pierwszym razem umieścisz kartę na talii, za drugim ją dobierzesz. Zostają ci 2 akcje.

clarify-laboratory-action = Oddaje zużytą akcję: po dobraniu dwóch kart możesz zagrać kolejną kartę Akcji, także właśnie dobraną.
clarify-laboratory-throne = Z Salą tronową: +4 karty, zostają 2 akcje.

clarify-library-choose = Bierz po jednej karcie. Gdy trafisz na kartę Akcji, zdecyduj, zanim zobaczysz następną, czy ją zatrzymujesz, czy odkładasz na bok. Innych kart nie można odłożyć.
clarify-library-aside = Karty odłożone na bok leżą awersem ku górze i na koniec trafiają na stos kart odrzuconych, tak samo w obu edycjach.
clarify-library-shuffle = Jeśli w trakcie musisz tasować, kart odłożonych na bok ani kart z ręki nie wtasowujesz.
clarify-library-run_out = Jeśli mimo to kart zabraknie, zostajesz z tym, co masz. Kart odłożonych na bok już nie dobierasz.
clarify-library-full = Jeśli po jej zagraniu nadal masz na ręce co najmniej siedem kart, nie bierzesz żadnej.
clarify-library-throne = Z Salą tronową: za drugim razem bierzesz karty tylko wtedy, gdy masz ich na ręce mniej niż siedem.

clarify-market-order = Najpierw dobierasz; potem możesz zagrać kolejną kartę Akcji, także tę właśnie dobraną. Zakup i monetę wykorzystasz w fazie zakupu tej tury.
clarify-market-throne = Z Salą tronową: +2 karty, zostają 2 akcje, +2 zakupy, +2 monety.

clarify-merchant-first = Kartę i akcję dostajesz od razu, a dodatkową monetę przy pierwszym Srebrniku zagranym w tej turze. Następne Srebrniki już jej nie dają.
clarify-merchant-several = Przy kilku Kupcach pierwszy Srebrnik daje po 1 dodatkowej monecie za każdego z nich.
clarify-merchant-lost = Jeśli nie zagrasz w tej turze Srebrnika, dodatkowej monety nie ma; nie przechodzi też na następną turę.
clarify-merchant-throne = Z Salą tronową liczy się podwójnie: +2 karty, zostają 2 akcje, a pierwszy Srebrnik daje 2 dodatkowe monety.

clarify-militia-choose = Każdy gracz sam wybiera, które karty odrzuca. Kto ma na ręce najwyżej trzy karty, nic nie odrzuca.
clarify-militia-moat = Kto odkryje Fosę, nic nie odrzuca. 2 monety i tak dostajesz.
clarify-militia-throne = Z Salą tronową: +4 monety, ale pozostali odrzucają tylko raz. Za drugim razem mają już najwyżej trzy karty.

clarify-mine-may = W pierwszej edycji musisz wyrzucić Skarb, jeśli go masz. W drugiej możesz zrezygnować i wtedy nic się nie dzieje.
clarify-mine-cost = Dodany Skarb może kosztować najwyżej o 3 więcej, ale też tyle samo lub mniej; może nawet mieć tę samą nazwę.
clarify-mine-hand = Trafia na rękę, więc możesz go zagrać w fazie zakupu tej samej tury.
clarify-mine-none = Jeśli nie masz na ręce Skarbu, niczego nie wyrzucasz ani nie dodajesz.
clarify-mine-must = Po wyrzuceniu Skarbu musisz dodać jakiś Skarb mieszczący się w limicie; jeśli jeden stos jest pusty, to z innego. Jeśli w Zasobach takiego nie ma, wyrzucony Skarb i tak przepada.
clarify-mine-throne = Z Salą tronową: dwie wymiany. Skarb dodany za pierwszym razem możesz wyrzucić za drugim: z Miedziaka Srebrnik, ze Srebrnika Złoto.

clarify-moat-when = Możesz ją odkryć z ręki, gdy inny gracz zagrywa Atak, zanim Atak cokolwiek zrobi. Nie musisz, ale nieodkryta Fosa nie chroni.
clarify-moat-stays = Odkryta Fosa zostaje na ręce i możesz ją odkryć znowu przy każdym następnym Ataku.
clarify-moat-only_you = Chroni tylko ciebie. Pozostali gracze są atakowani, a atakujący zachowuje to, co daje mu karta.
clarify-moat-attacks = Bandyta, Szpieg i Złodziej: nie odkrywasz ani nie tracisz żadnej karty. Urzędnik: nie pokazujesz ani karty, ani ręki. Milicja: niczego nie odrzucasz. Wiedźma: nie dodajesz Klątwy, a ta zostaje na stosie dla następnego gracza.
clarify-moat-not_attack = Nie pomaga przeciw kartom, które nie są Atakami, takim jak Sala obrad.
clarify-moat-twice = Atak zagrany dwukrotnie dzięki Sali tronowej to dwa Ataki: Fosę trzeba odkryć za każdym razem.
clarify-moat-played = Zagrana we własnej fazie akcji daje tylko +2 karty, z Salą tronową +4 karty.

clarify-moneylender-may = W pierwszej edycji musisz wyrzucić Miedziaka, jeśli go masz. W drugiej możesz zrezygnować, ale wtedy nie dostajesz monet.
clarify-moneylender-one = Wyrzucasz najwyżej jednego Miedziaka. Bez wyrzucenia Miedziaka nie ma monet.
clarify-moneylender-throne = Z Salą tronową: +3 monety za każdego wyrzuconego Miedziaka, czyli najwyżej 6; przy jednym Miedziaku tylko 3.

clarify-poacher-order = Najpierw dostajesz kartę, akcję i monetę. Potem odrzucasz wybrane przez siebie karty, choćby tę właśnie dobraną.
clarify-poacher-piles = Liczy się każdy pusty stos w Zasobach, także Klątw, Miedziaków i samych Kłusowników.
clarify-poacher-none = Dopóki żaden stos nie jest pusty, niczego nie odrzucasz.
clarify-poacher-small_hand = Jeśli masz na ręce mniej kart, niż trzeba odrzucić, odrzucasz całą rękę.
clarify-poacher-throne = Z Salą tronową: zostają 2 akcje i +2 monety; za każdym razem dobierasz kartę i odrzucasz karty za puste stosy.

clarify-remodel-must = Jeśli masz na ręce jakąś kartę, musisz jedną wyrzucić; którą, zależy od ciebie.
clarify-remodel-cost = Dodana karta może kosztować najwyżej o 2 więcej, ale też tyle samo lub mniej; może to być inna kopia wyrzuconej karty. Limitu nie można podnieść monetami.
clarify-remodel-self = Zagrana Przebudowa nie może wyrzucić samej siebie. Inną Przebudowę z ręki możesz wyrzucić.
clarify-remodel-none = Bez kart na ręce niczego nie wyrzucasz ani nie dodajesz. Jeśli w Zasobach nie ma karty mieszczącej się w limicie, wyrzucona karta i tak przepada.
clarify-remodel-throne = Z Salą tronową: dwie osobne wymiany. Karta dodana za pierwszym razem leży na stosie kart odrzuconych i nie można jej wyrzucić za drugim.

clarify-sentry-order = Najpierw dobierasz kartę, potem podglądasz dwie karty, które są wtedy na wierzchu. Inni ich nie widzą.
clarify-sentry-each = O każdej karcie decydujesz osobno: wyrzucasz ją, odrzucasz albo odkładasz z powrotem. Jeśli odkładasz obie, kolejność wybierasz ty.
clarify-sentry-few = Jeśli po dobraniu w talii została jedna karta, przetasowany stos kart odrzuconych trafia pod nią, a ona jest pierwszą z dwóch. Jeśli kart jest łącznie mniej niż dwie, decydujesz o tych, które są.
clarify-sentry-throne = Z Salą tronową: za drugim razem dobierasz kartę pozostawioną na wierzchu, jeśli jakaś tam została. Zostają ci 2 akcje.

clarify-smithy-draw = Jeśli w talii jest mniej niż trzy karty, przetasuj stos kart odrzuconych i dobierz resztę. Kart z ręki i kart w grze nie wtasowujesz.
clarify-smithy-throne = Z Salą tronową: +6 kart.

clarify-spy-order = Najpierw dobierasz kartę. Potem odkrywa się twoją wierzchnią kartę, a po niej karty pozostałych graczy w kolejności tur; o każdej decydujesz, zanim zostanie odkryta następna.
clarify-spy-decide = O każdej karcie decydujesz ty, także o własnej: zostaje odrzucona albo wraca na wierzch talii swojego właściciela.
clarify-spy-few = Kto ma pustą talię, tasuje dopiero wtedy, gdy przychodzi jego kolej na odkrycie karty. Kto nie ma żadnych kart, niczego nie odkrywa.
clarify-spy-moat = Kto odkryje Fosę, nie odkrywa karty z talii. Ty i tak dobierasz kartę, dostajesz +1 akcję i decydujesz o swojej karcie oraz o kartach graczy bez ochrony.
clarify-spy-throne = Z Salą tronową: dobierasz kartę, dostajesz +1 akcję i wszyscy odkrywają; potem to samo jeszcze raz. Zostają ci 2 akcje.

clarify-thief-choose = Pozostali odkrywają karty w kolejności tur. Każdy traci dokładnie jeden Skarb, jeśli jakiś odkrył; spośród dwóch wybierasz ty. Reszta odkrytych kart zostaje odrzucona.
clarify-thief-keep = Gdy wszyscy skończą, możesz dodać dowolne z wyrzuconych właśnie Skarbów: wszystkie, część albo żadnego. Trafiają na twój stos kart odrzuconych. Wyrzuconych wcześniej dodać nie można.
clarify-thief-few = Gracz z jedną kartą w talii odkrywa ją, tasuje bez niej stos kart odrzuconych i odkrywa drugą. Kto ma łącznie mniej niż dwie karty, odkrywa to, co ma.
clarify-thief-moat = Kto odkryje Fosę, nie odkrywa kart z talii i żadnej nie traci. Pozostali zostają okradzeni.
clarify-thief-throne = Z Salą tronową: dwie osobne kradzieże. Tego, co po pierwszej zostawisz na śmietnisku, po drugiej nie możesz już dodać.

clarify-throne_room-may = W pierwszej edycji musisz wybrać kartę Akcji, jeśli ją masz. W drugiej możesz zrezygnować.
clarify-throne_room-full = Wykonaj instrukcje karty w całości, a potem jeszcze raz. Oba zagrania liczą się w pełni, także dodatkowe akcje, Ataki i Reakcje.
clarify-throne_room-action = Żadne z tych zagrań nie zużywa akcji; zużyła ją tylko sama Sala tronowa.
clarify-throne_room-between = Między tymi zagraniami nie zagrywa się innej karty, chyba że robi to sama podwajana karta (Sala tronowa, Wasal).
clarify-throne_room-throne_room = Z inną Salą tronową: zagrywasz dwukrotnie jedną kartę Akcji, a potem dwukrotnie drugą. Żadnej karty nie zagrywa się cztery razy.
clarify-throne_room-feast = Z Ucztą: dodajesz dwie karty o maksymalnym koszcie 5, choć Ucztę wyrzucasz tylko raz.
clarify-throne_room-none = Jeśli nie masz na ręce karty Akcji, nic się nie dzieje.
clarify-throne_room-which = Podwoić można każdą kartę typu Akcja, także Atak i Fosę.
clarify-throne_room-once = Podwojona karta leży w grze tylko raz i raz zostaje odrzucona. Tasując między zagraniami, wtasowujesz karty odrzucone lub dodane przy pierwszym, ale nie podwojoną kartę ani Salę tronową.

clarify-vassal-play = Odrzuconą kartę Akcji możesz od razu zagrać: przechodzi ze stosu kart odrzuconych do twojej strefy gry i nie zużywa akcji.
clarify-vassal-stays = Każda inna karta oraz karta Akcji, której nie zagrasz, zostaje na stosie kart odrzuconych.
clarify-vassal-empty = Jeśli talia jest pusta, najpierw tasujesz i odrzucasz wierzchnią kartę nowej talii. Jeśli nie masz żadnych kart, dostajesz tylko 2 monety.
clarify-vassal-throne = Z Salą tronową: +4 monety. Pierwszą kartę odrzucasz i, jeśli chcesz, zagrywasz i wykonujesz do końca, zanim odrzucisz drugą.

clarify-village-actions = Zużywa jedną akcję i daje dwie: po niej możesz zagrać jeszcze dwie karty Akcji.
clarify-village-throne = Z Salą tronową: +2 karty, zostają 4 akcje.

clarify-witch-order = Klątwy rozdaje się w kolejności tur, zaczynając od gracza po twojej lewej stronie; trafiają na stosy kart odrzuconych. Gdy się skończą, następni gracze nie dostają żadnej.
clarify-witch-empty = Możesz ją zagrać także wtedy, gdy nie ma już Klątw: dobierasz dwie karty.
clarify-witch-moat = Kto odkryje Fosę, nie dodaje Klątwy. Ta nie przepada: jeśli zostało ich mało, dostanie ją następny gracz bez ochrony.
clarify-witch-throne = Z Salą tronową: +4 karty, a każdy z pozostałych graczy dodaje Klątwę za każdym razem, w kolejności tur.

clarify-woodcutter-bonus = Zakup i monety wykorzystasz w fazie zakupu tej tury; w fazie akcji niczego się nie kupuje.
clarify-woodcutter-throne = Z Salą tronową: +2 zakupy, +4 monety.

clarify-workshop-limit = Karta może kosztować od 0 do 4 i trafia na stos kart odrzuconych. Tego limitu nie można podnieść monetami.
clarify-workshop-must = Jeśli w Zasobach jest taka karta, musisz jakąś dodać, nawet niechcianą. Jeśli nie ma żadnej, nic się nie dzieje.
clarify-workshop-throne = Z Salą tronową: dwie karty, dodawane jedna po drugiej.
