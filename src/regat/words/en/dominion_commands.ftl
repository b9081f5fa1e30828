# What the commands say about Dominion.

show-cost = Cost: { $n }
show-both-editions = both editions
show-first-edition = first edition only
show-second-edition = second edition only
show-text-of-first-edition = In the first edition: { $text }
show-unknown = There is no card “{ $name }”.
show-unknown-near = There is no card “{ $name }”. Did you mean: { $names }?
show-several = “{ $name }” matches several cards: { $names }
show-not-in-first-edition = Only in the second edition: { $card }
show-not-in-second-edition = Only in the first edition: { $card }
