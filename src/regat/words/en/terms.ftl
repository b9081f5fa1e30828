# Things and how many of them there are; names as in the published editions where there is one.

game-dominion = Dominion
game-kingdomino = Kingdomino

type-action = Action
type-treasure = Treasure
type-victory = Victory
type-curse = Curse
type-attack = Attack
type-reaction = Reaction

set-first_game = First Game
set-big_money = Big Money
set-interaction = Interaction
set-size_distortion = Size Distortion
set-village_square = Village Square
set-deck_top = Deck Top
set-sleight_of_hand = Sleight of Hand
set-improvements = Improvements
set-silver_and_gold = Silver & Gold

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

n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
n-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
n-squares = { $n ->
    [one] { $n } square
   *[other] { $n } squares
}
n-crowns = { $n ->
    [one] { $n } crown
   *[other] { $n } crowns
}
