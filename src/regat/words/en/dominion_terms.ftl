# Names and counts in Dominion; names as in the published editions.

game-dominion = Dominion
type-action = Action
type-treasure = Treasure
type-victory = Victory
type-curse = Curse
type-attack = Attack
type-reaction = Reaction
# Above what the rulebooks explain about a card.
details-of-card = Details

set-first_game = First Game
set-big_money = Big Money
set-interaction = Interaction
set-size_distortion = Size Distortion
set-village_square = Village Square
set-deck_top = Deck Top
set-sleight_of_hand = Sleight of Hand
set-improvements = Improvements
set-silver_and_gold = Silver & Gold

n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
