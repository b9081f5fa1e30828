# What the help of the commands says about Dominion.

help-dominion-edition = 1 albo 2 (domyślnie: 2)
help-dominion-kingdom = sugerowany zestaw, dziesięć kart w cudzysłowie, random albo draft w regat play (domyślnie: first_game)
help-dominion-mixed = zezwala na karty z obu edycji
help-dominion-swap = pozwala wymienić kartę przed rewanżem, jak zawsze w edycji 1
help-dominion-show-name = klucz karty, jej nazwa w dowolnym języku albo początek nazwy (jeśli nic nie podasz, zobaczysz listę kart)
help-dominion-show-edition = 1 albo 2 (domyślnie: obie)
