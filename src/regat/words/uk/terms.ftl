# Things and how many of them there are; names as in the published editions where there is one.

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
# The number and its sign are never on two lines.
n-percent = { $n }%
