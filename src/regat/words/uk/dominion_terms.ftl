# Things of Dominion, and how many of them there are; names as in the published editions.

game-dominion = Домініон
type-action = Дія
type-treasure = Скарб
type-victory = Перемога
type-curse = Прокляття
type-attack = Атака
type-reaction = Реакція
# Above what the rulebooks explain about a card.
details-of-card = Докладніше

set-first_game = Перша партія
set-big_money = Великі гроші
set-interaction = Взаємодія
set-size_distortion = Спотворення розміру
set-village_square = Сільська площа
set-deck_top = Верх колоди
set-sleight_of_hand = Спритність рук
set-improvements = Поліпшення
set-silver_and_gold = Срібло й золото

n-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
