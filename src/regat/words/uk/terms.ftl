# Things and how many of them there are; names as in the published editions where there is one.

game-dominion = Домініон
game-kingdomino = Доміношне королівство

type-action = Дія
type-treasure = Скарб
type-victory = Перемога
type-curse = Прокляття
type-attack = Атака
type-reaction = Реакція

set-first_game = Перша партія
set-big_money = Великі гроші
set-interaction = Взаємодія
set-size_distortion = Спотворення розміру
set-village_square = Сільська площа
set-deck_top = Верх колоди
set-sleight_of_hand = Спритність рук
set-improvements = Поліпшення
set-silver_and_gold = Срібло й золото

terrain-wheat = пшеничне поле
terrain-forest = ліс
terrain-water = озеро
terrain-grass = луг
terrain-swamp = болото
terrain-mine = копальня

variant-mighty_duel = Великий двобій
    .help = Двоє гравців, усі 48 плиток, 7×7
variant-middle_kingdom = Серединне королівство
    .help = +10 очок за замок у центрі
variant-harmony = Гармонія
    .help = +5 очок, якщо жодної плитки не скинуто
variant-dynasty = Династія
    .help = Три партії, очки додаються
variant-drawn_by_another = Королів тягнуть інші гравці
    .help = Хто витягне короля, вибирає для нього плитку

n-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
n-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
    [many] { $n } очок
   *[other] { $n } очка
}
n-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
    [many] { $n } гравців
   *[other] { $n } гравця
}
n-squares = { $n ->
    [one] { $n } клітинка
    [few] { $n } клітинки
    [many] { $n } клітинок
   *[other] { $n } клітинки
}
n-crowns = { $n ->
    [one] { $n } корона
    [few] { $n } корони
    [many] { $n } корон
   *[other] { $n } корони
}
