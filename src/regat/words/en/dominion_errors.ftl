# Mistakes in the options for Dominion.

error-edition = There is no edition { $given }, only 1 and 2.
error-set = { $given } is not a recommended set of edition { $edition }. Use one of { $sets }, random, draft, or ten cards.
error-card-twice = A Kingdom has ten different cards. Repeated: { $given }
error-ten-cards = A Kingdom has ten cards. Given: { $n }
error-card = There is no card { $given }.
error-card-near = There is no card { $given }. Did you mean: { $names }?
error-card-several = { $given } matches several cards: { $names }
error-basic-card = { $given } is in every game and cannot be one of the ten Kingdom cards.
error-other-edition = { $given } is not in edition { $edition }. Use --mixed to allow cards from both editions.
error-drafted = Already chosen: { $given }
error-swap = This is not a swap: { $given }
error-swap-out = Not one of the ten cards: { $given }
error-swap-in = Already one of the ten cards: { $given }
error-players-dominion = Dominion is for 2 to 6 players. Given: { $given }
error-bot-kingdom = Bot { $bot } needs { $cards }, which this Kingdom does not have: { $kingdom }.
