# Things of Kingdomino, and how many of them there are; names as in the published editions.

game-kingdomino = Kingdomino

terrain-wheat = wheat field
terrain-forest = forest
terrain-water = lake
terrain-grass = grassland
terrain-swamp = swamp
terrain-mine = mine

variant-mighty_duel = Mighty Duel
    .help = Two players, all 48 dominoes, 7×7
variant-middle_kingdom = Middle Kingdom
    .help = +10 points for a castle in the centre
variant-harmony = Harmony
    .help = +5 points if no domino was discarded
variant-dynasty = Dynasty
    .help = Three games; points are added up
variant-drawn_by_another = Kings drawn by other players
    .help = Whoever draws a king chooses the domino for it

n-squares = { $n ->
    [one] { $n } square
   *[other] { $n } squares
}
n-crowns = { $n ->
    [one] { $n } crown
   *[other] { $n } crowns
}
