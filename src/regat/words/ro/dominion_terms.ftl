# Things of Dominion, and how many of them there are; names as in the published editions.

game-dominion = Dominion
type-action = Acțiune
type-treasure = Tezaur
type-victory = Victorie
type-curse = Blestem
type-attack = Atac
type-reaction = Reacție
# Above what the rulebooks explain about a card.
details-of-card = Detalii

set-first_game = Primul joc
set-big_money = Mulți bani
set-interaction = Interacțiune
set-size_distortion = Distorsionarea mărimii
set-village_square = Vatra satului
set-deck_top = Vârful pachetului
set-sleight_of_hand = Iuțeală de mână
set-improvements = Îmbunătățiri
set-silver_and_gold = Argint și aur

n-cards = { $n ->
    [one] { $n } carte
    [few] { $n } cărți
   *[other] { $n } de cărți
}
