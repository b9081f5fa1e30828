# The rules of Kingdomino, topic by topic.

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

        W wariancie Wspólne losowanie królów gracze kolejno losują króla, do kogokolwiek on należy, i wybierają dla niego płytkę; król nadal należy do gracza, który ma jego kolor.

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

        Kto podda jedną z rozgrywek, poddaje całą Dynastię i nie może jej wygrać. Gdy zostaje jeden gracz, od razu wygrywa.
