# What the help of the commands says about Kingdomino.

help-kingdomino-variants = rozdzielone przecinkami: mighty_duel, middle_kingdom, harmony, drawn_by_another albo dynasty w regat play
help-kingdomino-show-name = numer płytki

# regat train
help-kingdomino-table = liczba graczy i rozmiar królestw; można powtarzać (domyślnie: wszystkie)
help-kingdomino-out = folder na wagi, dziennik i krzywą uczenia
help-kingdomino-seed = ziarno losowości (domyślnie: { $default })
help-kingdomino-rounds = liczba rund gry sieci z samą sobą, dla dwóch graczy (domyślnie: { $default })
help-kingdomino-lessons = liczba tur, z których sieć uczy się w każdej rundzie (domyślnie: { $default })
help-kingdomino-terms = liczba etapów trenowania dla trzech i czterech graczy (domyślnie: { $default })
help-kingdomino-games = liczba rozgrywek w każdym etapie (domyślnie: { $default })
