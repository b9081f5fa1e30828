# What the commands say about Kingdomino.

show-domino = Plăcuța { $n }
show-no-domino = Nu există plăcuța { $number }; există doar numerele de la 1 la { $last }.
