# Things and how many of them there are; names as in the published editions where there is one.

game-dominion = Dominion
game-kingdomino = Kingdomino

type-action = Acțiune
type-treasure = Tezaur
type-victory = Victorie
type-curse = Blestem
type-attack = Atac
type-reaction = Reacție

set-first_game = Primul joc
set-big_money = Mulți bani
set-interaction = Interacțiune
set-size_distortion = Distorsionarea mărimii
set-village_square = Vatra satului
set-deck_top = Vârful pachetului
set-sleight_of_hand = Iuțeală de mână
set-improvements = Îmbunătățiri
set-silver_and_gold = Argint și aur

terrain-wheat = lan de grâu
terrain-forest = pădure
terrain-water = lac
terrain-grass = pajiște
terrain-swamp = mlaștină
terrain-mine = mină

variant-mighty_duel = Marele duel
    .help = Doi jucători, toate cele 48 de plăcuțe, 7×7
variant-middle_kingdom = Regatul de mijloc
    .help = +10 puncte pentru castelul aflat în centru
variant-harmony = Armonia
    .help = +5 puncte dacă nu ai înlăturat nicio plăcuță
variant-dynasty = Dinastia
    .help = Trei partide, punctele se adună
variant-drawn_by_another = Regi extrași de alți jucători
    .help = Cine trage un rege alege plăcuța pentru el

n-cards = { $n ->
    [one] { $n } carte
    [few] { $n } cărți
   *[other] { $n } de cărți
}
n-points = { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}
n-players = { $n ->
    [one] { $n } jucător
    [few] { $n } jucători
   *[other] { $n } de jucători
}
n-squares = { $n ->
    [one] { $n } spațiu
    [few] { $n } spații
   *[other] { $n } de spații
}
n-crowns = { $n ->
    [one] { $n } coroană
    [few] { $n } coroane
   *[other] { $n } de coroane
}
