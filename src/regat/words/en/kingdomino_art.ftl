# Pictures of Kingdomino.

art-domino-back = Domino { $n }, face down
