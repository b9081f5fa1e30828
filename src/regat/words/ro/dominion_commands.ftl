# What the commands say about Dominion.

show-cost = Cost: { $n }
show-both-editions = ambele ediții
show-first-edition = numai prima ediție
show-second-edition = numai a doua ediție
show-text-of-first-edition = În prima ediție: { $text }
show-unknown = Nu există cartea „{ $name }”.
show-unknown-near = Nu există cartea „{ $name }”. Poate cauți: { $names }
show-several = „{ $name }” se potrivește cu mai multe cărți: { $names }
show-not-in-first-edition = Numai în a doua ediție: { $card }
show-not-in-second-edition = Numai în prima ediție: { $card }
