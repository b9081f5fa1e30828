# Drawn cards: counts on their faces, and names of pictures.

art-n-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
art-n-actions = { $n ->
    [one] { $n } Action
   *[other] { $n } Actions
}
art-n-buys = { $n ->
    [one] { $n } Buy
   *[other] { $n } Buys
}
art-cost = Cost: { $n }
art-card-back = A face-down card
