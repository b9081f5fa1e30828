# Mistakes in the options for Kingdomino.

error-players-kingdomino = Kingdomino is for 2 to 4 players. Given: { $given }
error-variant = There is no variant { $given }. Known variants: { $known }
error-variant-twice = A variant was given twice.
error-mighty-duel = The Mighty Duel is for 2 players. Given: { $given }
error-dynasty = Dynasty is a series of three games, not a variant of one. Play it with regat play, regat serve or, in Python, regat.kingdomino.Dynasty.
