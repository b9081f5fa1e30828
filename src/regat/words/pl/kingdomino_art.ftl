# Pictures of Kingdomino.

art-domino-back = Zakryta płytka { $n }
