# Things of Kingdomino, and how many of them there are; names as in the published editions.

game-kingdomino = Kingdomino

terrain-wheat = lan de grâu
terrain-forest = pădure
terrain-water = lac
terrain-grass = pajiște
terrain-swamp = mlaștină
terrain-mine = mină

# The letters of the terrains on the board of the terminal: one each, all different.
terrain-letter-wheat = G
terrain-letter-forest = P
terrain-letter-water = L
terrain-letter-grass = J
terrain-letter-swamp = Ș
terrain-letter-mine = M

variant-mighty_duel = Marele duel
    .help = Doi jucători, toate cele 48 de plăcuțe, 7×7
variant-middle_kingdom = Regatul de mijloc
    .help = +10 puncte pentru castelul aflat în centru
variant-harmony = Armonia
    .help = +5 puncte dacă nu ai înlăturat nicio plăcuță
variant-dynasty = Dinastia
    .help = Trei partide, punctele se adună
variant-drawn_by_another = Extragere comună a regilor
    .help = Cine extrage un rege îi alege plăcuța, oricui i-ar aparține

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
