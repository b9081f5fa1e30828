# What the commands say about Dominion.

show-cost = Koszt: { $n }
show-both-editions = obie edycje
show-first-edition = tylko pierwsza edycja
show-second-edition = tylko druga edycja
show-text-of-first-edition = W pierwszej edycji: { $text }
show-unknown = Nie ma karty „{ $name }”.
show-unknown-near = Nie ma karty „{ $name }”. Podobne nazwy: { $names }
show-several = „{ $name }” pasuje do kilku kart: { $names }
show-not-in-first-edition = Tylko w drugiej edycji: { $card }
show-not-in-second-edition = Tylko w pierwszej edycji: { $card }
