# What the commands `regat languages`, `regat show` and `regat rules` say.

languages-in-use = { $name } (bieżący)

show-cost = Koszt: { $n }
show-both-editions = obie edycje
show-first-edition = tylko pierwsza edycja
show-second-edition = tylko druga edycja
show-text-of-first-edition = W pierwszej edycji: { $text }
show-domino = Płytka { $n }
show-unknown = Nie ma karty „{ $name }”.
show-unknown-near = Nie ma karty „{ $name }”. Podobne nazwy: { $names }
show-several = „{ $name }” pasuje do kilku kart: { $names }
show-no-domino = Nie ma płytki { $number }, są tylko numery od 1 do { $last }.
show-not-in-first-edition = Tylko w drugiej edycji: { $card }
show-not-in-second-edition = Tylko w pierwszej edycji: { $card }

rules-hint = Aby przeczytać wybrany temat: { $command }
rules-several = „{ $name }” pasuje do kilku tematów:
rules-unknown = Nie ma tematu „{ $name }”.
rules-unknown-near = Nie ma tematu „{ $name }”. Podobne tematy: { $names }
