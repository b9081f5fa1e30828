# What is drawn: how the faces count, and what pictures are called.

art-n-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
art-n-actions = { $n ->
    [one] { $n } akcja
    [few] { $n } akcje
    [many] { $n } akcji
   *[other] { $n } akcji
}
art-n-buys = { $n ->
    [one] { $n } zakup
    [few] { $n } zakupy
    [many] { $n } zakupów
   *[other] { $n } zakupu
}
art-cost = Koszt: { $n }
art-card-back = Zakryta karta
