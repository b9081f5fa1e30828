# Counts; names as in the published editions where there is one.

n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
n-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
# The number and its sign are never on two lines.
n-percent = { $n }%
