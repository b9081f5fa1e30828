# What the commands say about Dominion.

show-cost = Ціна: { $n }
show-both-editions = обидва видання
show-first-edition = лише перше видання
show-second-edition = лише друге видання
show-text-of-first-edition = У першому виданні: { $text }
show-unknown = Немає карти «{ $name }».
show-unknown-near = Немає карти «{ $name }». Можливо, ви мали на увазі: { $names }
show-several = Запиту «{ $name }» відповідає кілька карт: { $names }
show-not-in-first-edition = Лише в другому виданні: { $card }
show-not-in-second-edition = Лише в першому виданні: { $card }
