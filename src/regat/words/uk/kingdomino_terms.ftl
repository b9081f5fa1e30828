# Things of Kingdomino, and how many of them there are; names as in the published editions.

game-kingdomino = Доміношне королівство

terrain-wheat = пшеничне поле
terrain-forest = ліс
terrain-water = озеро
terrain-grass = луг
terrain-swamp = болото
terrain-mine = копальня

# The letters of the terrains on the board of the terminal: one each, all different.
terrain-letter-wheat = П
terrain-letter-forest = Л
terrain-letter-water = Р
terrain-letter-grass = Г
terrain-letter-swamp = Б
terrain-letter-mine = К

variant-mighty_duel = Великий двобій
    .help = Двоє гравців, усі 48 плиток, 7×7
variant-middle_kingdom = Серединне королівство
    .help = +10 очок за замок у центрі
variant-harmony = Гармонія
    .help = +5 очок, якщо жодної плитки не скинуто
variant-dynasty = Династія
    .help = Три партії, очки додаються
variant-drawn_by_another = Спільне жеребкування королів
    .help = Хто витягне короля, вибирає для нього плитку, хоч би чий він був

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
