# Things of Dominion, and how many of them there are; names as in the published editions.

game-dominion = Dominion
type-action = Akcja
type-treasure = Skarb
type-victory = Zwycięstwo
type-curse = Klątwa
type-attack = Atak
type-reaction = Reakcja
# Above what the rulebooks explain about a card.
details-of-card = Szczegóły

set-first_game = Pierwsza rozgrywka
set-big_money = Bogactwo
set-interaction = Interakcja
set-size_distortion = Zakrzywienie rozmiaru
set-village_square = Rynek wioskowy
set-deck_top = Wierzch talii
set-sleight_of_hand = Zwinne dłonie
set-improvements = Ulepszenia
set-silver_and_gold = Srebro i złoto

n-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
