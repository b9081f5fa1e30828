# Things and how many of them there are; names as in the published editions where there is one.

n-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
n-players = { $n ->
    [one] { $n } gracz
    [few] { $n } gracze
    [many] { $n } graczy
   *[other] { $n } gracza
}
# The number and its sign are never on two lines.
n-percent = { $n }%
