# What the commands `regat languages`, `regat show` and `regat rules` say.

languages-in-use = { $name } (поточна)

show-cost = Ціна: { $n }
show-both-editions = обидва видання
show-first-edition = лише перше видання
show-second-edition = лише друге видання
show-text-of-first-edition = У першому виданні: { $text }
show-domino = Плитка { $n }
show-unknown = Немає карти «{ $name }».
show-unknown-near = Немає карти «{ $name }». Можливо, ви мали на увазі: { $names }
show-several = Запиту «{ $name }» відповідає кілька карт: { $names }
show-no-domino = Плитки { $number } немає, є лише номери від 1 до { $last }.
show-not-in-first-edition = Лише в другому виданні: { $card }
show-not-in-second-edition = Лише в першому виданні: { $card }

rules-hint = Щоб прочитати тему, введіть: { $command }
rules-several = Запиту «{ $name }» відповідає кілька тем:
rules-unknown = Немає теми «{ $name }».
rules-unknown-near = Немає теми «{ $name }». Можливо, ви мали на увазі: { $names }
