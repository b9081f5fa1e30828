# What is drawn: how the faces count, and what pictures are called.

art-n-coins = { $n ->
    [one] { $n } monedă
    [few] { $n } monede
   *[other] { $n } de monede
}
art-n-actions = { $n ->
    [one] { $n } acțiune
    [few] { $n } acțiuni
   *[other] { $n } de acțiuni
}
art-n-buys = { $n ->
    [one] { $n } achiziție
    [few] { $n } achiziții
   *[other] { $n } de achiziții
}
art-cost = Cost: { $n }
art-card-back = O carte cu fața în jos
