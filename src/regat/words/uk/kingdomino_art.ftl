# Pictures of Kingdomino.

art-domino-back = Плитка { $n } долілиць
