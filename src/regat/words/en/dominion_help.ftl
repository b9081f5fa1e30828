# What the help of the commands says about Dominion.

help-dominion-edition = 1 or 2 (default: 2)
help-dominion-kingdom = a recommended set, ten cards in quotes, random, or draft with regat play (default: first_game)
help-dominion-mixed = allow cards from both editions
help-dominion-swap = let players swap a card before a rematch, as they always may in edition 1
help-dominion-show-name = a card’s key, its name in any language, or the beginning of one (if omitted, all cards are listed)
help-dominion-show-edition = 1 or 2 (default: both)
