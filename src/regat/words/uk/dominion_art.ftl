# What is drawn: how the faces count, and what pictures are called.

art-n-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монети
    [many] { $n } монет
   *[other] { $n } монети
}
art-n-actions = { $n ->
    [one] { $n } дія
    [few] { $n } дії
    [many] { $n } дій
   *[other] { $n } дії
}
art-n-buys = { $n ->
    [one] { $n } купівля
    [few] { $n } купівлі
    [many] { $n } купівель
   *[other] { $n } купівлі
}
art-cost = Ціна: { $n }
art-card-back = Карта долілиць
