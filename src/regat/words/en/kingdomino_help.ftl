# What the help of the commands says about Kingdomino.

help-kingdomino-variants = comma-separated: mighty_duel, middle_kingdom, harmony, drawn_by_another, or dynasty with regat play
help-kingdomino-show-name = a domino’s number

# regat train
help-kingdomino-table = number of players and size of the kingdoms; may be repeated (default: all)
help-kingdomino-out = folder for the weights, the log and the learning curve
help-kingdomino-seed = random seed (default: { $default })
help-kingdomino-rounds = number of self-play rounds with two players (default: { $default })
help-kingdomino-lessons = number of turns to learn from in each round (default: { $default })
help-kingdomino-terms = number of training terms with three and four players (default: { $default })
help-kingdomino-games = number of games in each term (default: { $default })
