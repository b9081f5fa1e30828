# Things and how many of them there are; names as in the published editions where there is one.

game-dominion = Dominion
game-kingdomino = Kingdomino

type-action = Akcja
type-treasure = Skarb
type-victory = Zwycięstwo
type-curse = Klątwa
type-attack = Atak
type-reaction = Reakcja

set-first_game = Pierwsza rozgrywka
set-big_money = Bogactwo
set-interaction = Interakcja
set-size_distortion = Zakrzywienie rozmiaru
set-village_square = Rynek wioskowy
set-deck_top = Wierzch talii
set-sleight_of_hand = Zwinne dłonie
set-improvements = Ulepszenia
set-silver_and_gold = Srebro i złoto

terrain-wheat = łan zboża
terrain-forest = las
terrain-water = jezioro
terrain-grass = łąka
terrain-swamp = bagno
terrain-mine = kopalnia

variant-mighty_duel = Wielki pojedynek
    .help = Dwóch graczy, wszystkie 48 płytek, 7×7
variant-middle_kingdom = Królestwo Środka
    .help = +10 punktów za zamek na środku
variant-harmony = Harmonia
    .help = +5 punktów za brak odrzuconych płytek
variant-dynasty = Dynastia
    .help = Trzy rozgrywki, punkty się sumują
variant-drawn_by_another = Króle losowane przez innych graczy
    .help = Kto wylosuje króla, wybiera dla niego płytkę

n-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
n-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
n-players = { $n ->
    [one] { $n } gracz
    [few] { $n } gracze
    [many] { $n } graczy
   *[other] { $n } gracza
}
n-squares = { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}
n-crowns = { $n ->
    [one] { $n } korona
    [few] { $n } korony
    [many] { $n } koron
   *[other] { $n } korony
}
