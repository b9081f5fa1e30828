# Things and how many of them there are; names as in the published editions where there is one.

n-points = { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}
n-players = { $n ->
    [one] { $n } jucător
    [few] { $n } jucători
   *[other] { $n } de jucători
}
# The number and its sign are never on two lines.
n-percent = { $n } %
