# What the commands `regat languages`, `regat show` and `regat rules` say.

languages-in-use = { $name } (limba curentă)

show-cost = Cost: { $n }
show-both-editions = ambele ediții
show-first-edition = numai prima ediție
show-second-edition = numai a doua ediție
show-text-of-first-edition = În prima ediție: { $text }
show-domino = Plăcuța { $n }
show-unknown = Nu există cartea „{ $name }”.
show-unknown-near = Nu există cartea „{ $name }”. Poate cauți: { $names }
show-several = „{ $name }” se potrivește cu mai multe cărți: { $names }
show-no-domino = Nu există plăcuța { $number }; există doar numerele de la 1 la { $last }.
show-not-in-first-edition = Numai în a doua ediție: { $card }
show-not-in-second-edition = Numai în prima ediție: { $card }

rules-hint = Ca să citești un subiect: { $command }
rules-several = „{ $name }” se potrivește cu mai multe subiecte:
rules-unknown = Nu există subiectul „{ $name }”.
rules-unknown-near = Nu există subiectul „{ $name }”. Poate cauți: { $names }
