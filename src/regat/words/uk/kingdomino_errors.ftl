# Mistakes in what is given for Kingdomino.

error-players-kingdomino = Гра «Доміношне королівство» розрахована на 2–4 гравців. Указано: { $given }
error-variant = Немає варіанта { $given }. Відомі варіанти: { $known }
error-variant-twice = Варіант указано двічі.
error-mighty-duel = Варіант «Великий двобій» розрахований на 2 гравців. Указано: { $given }
error-dynasty = Династія — це серія з трьох партій, а не варіант однієї. У неї грають командами regat play і regat serve, а в Python — через regat.kingdomino.Dynasty.
