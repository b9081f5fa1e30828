# Names and counts in Kingdomino; names as in the published editions.

game-kingdomino = Kingdomino

terrain-wheat = wheat field
terrain-forest = forest
terrain-water = lake
terrain-grass = grassland
terrain-swamp = swamp
terrain-mine = mine

# The letters of the terrains on the board of the terminal: one each, all different.
terrain-letter-wheat = W
terrain-letter-forest = F
terrain-letter-water = L
terrain-letter-grass = G
terrain-letter-swamp = S
terrain-letter-mine = M

variant-mighty_duel = Mighty Duel
    .help = Two players, all 48 dominoes, 7×7
variant-middle_kingdom = Middle Kingdom
    .help = +10 points for a castle in the centre
variant-harmony = Harmony
    .help = +5 points if you discard no dominoes
variant-dynasty = Dynasty
    .help = Three games; the highest total wins
variant-drawn_by_another = Shared king draw
    .help = Whoever draws a king chooses its domino, whoever owns it

n-squares = { $n ->
    [one] { $n } square
   *[other] { $n } squares
}
n-crowns = { $n ->
    [one] { $n } crown
   *[other] { $n } crowns
}
