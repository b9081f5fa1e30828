# Mistakes in what is given for Kingdomino.

error-players-kingdomino = Kingdomino to gra dla 2–4 graczy. Podano: { $given }
error-variant = Nie ma wariantu { $given }. Dostępne warianty: { $known }
error-variant-twice = Ten sam wariant podano dwa razy.
error-mighty-duel = Wielki pojedynek to wariant dla 2 graczy. Podano: { $given }
error-dynasty = Dynastia to seria trzech rozgrywek, a nie wariant jednej. Można w nią zagrać poleceniem regat play, regat serve albo w Pythonie przez regat.kingdomino.Dynasty.
