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
n-actions = { $n ->
    [one] { $n } akcja
    [few] { $n } akcje
    [many] { $n } akcji
   *[other] { $n } akcji
}
n-buys = { $n ->
    [one] { $n } zakup
    [few] { $n } zakupy
    [many] { $n } zakupów
   *[other] { $n } zakupu
}
n-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
n-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
n-turns = { $n ->
    [one] { $n } tura
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
}
n-rounds = { $n ->
    [one] { $n } runda
    [few] { $n } rundy
    [many] { $n } rund
   *[other] { $n } rundy
}
n-players = { $n ->
    [one] { $n } gracz
    [few] { $n } gracze
    [many] { $n } graczy
   *[other] { $n } gracza
}
n-dominoes = { $n ->
    [one] { $n } płytka
    [few] { $n } płytki
    [many] { $n } płytek
   *[other] { $n } płytki
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
