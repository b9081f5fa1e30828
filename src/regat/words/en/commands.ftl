# What the commands `regat languages`, `regat show` and `regat rules` say.

languages-in-use = { $name } (in use)

show-cost = Cost: { $n }
show-both-editions = both editions
show-first-edition = first edition only
show-second-edition = second edition only
show-text-of-first-edition = In the first edition: { $text }
show-domino = Domino { $n }
show-unknown = There is no card “{ $name }”.
show-unknown-near = There is no card “{ $name }”. Perhaps you mean: { $names }
show-several = “{ $name }” fits several cards: { $names }
show-no-domino = There is no domino { $number }, only the numbers 1 to { $last }.
show-not-in-first-edition = Only in the second edition: { $card }
show-not-in-second-edition = Only in the first edition: { $card }

rules-hint = To read a topic: { $command }
rules-several = “{ $name }” fits several topics:
rules-unknown = There is no topic “{ $name }”.
rules-unknown-near = There is no topic “{ $name }”. Perhaps you mean: { $names }
