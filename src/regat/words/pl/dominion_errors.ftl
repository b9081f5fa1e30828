# Mistakes in what is given for Dominion.

error-edition = Nie ma edycji { $given }, są tylko 1 i 2.
error-set = W edycji { $edition } nie ma sugerowanego zestawu { $given }. Podaj jeden z zestawów: { $sets }; możesz też podać random, draft albo dziesięć kart.
error-card-twice = Zestaw Królestwa to dziesięć różnych kart. Podano więcej niż raz: { $given }
error-ten-cards = Zestaw Królestwa to dziesięć kart. Podano: { $n }
error-card = Nie ma karty { $given }.
error-card-near = Nie ma karty { $given }. Podobne nazwy: { $names }
error-card-several = { $given } pasuje do kilku kart: { $names }
error-basic-card = Karta { $given } jest w każdej rozgrywce i nie może być jedną z dziesięciu kart Królestwa.
error-other-edition = Karty { $given } nie ma w edycji { $edition }. Opcja --mixed pozwala używać kart z obu edycji.
error-drafted = Już wybrano: { $given }
error-swap = To nie jest wymiana: { $given }
error-swap-out = Nie ma wśród dziesięciu kart: { $given }
error-swap-in = Jest już wśród dziesięciu kart: { $given }
error-players-dominion = Dominion to gra dla 2–6 graczy. Podano: { $given }
error-bot-kingdom = Bot { $bot } kupuje karty spoza tego zestawu Królestwa: { $cards }. W zestawie są: { $kingdom }.
