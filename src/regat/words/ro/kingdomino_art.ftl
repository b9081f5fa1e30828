# Pictures of Kingdomino.

art-domino-back = Plăcuța { $n }, cu fața în jos
