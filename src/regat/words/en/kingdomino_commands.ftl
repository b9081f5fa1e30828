# What the commands say about Kingdomino.

show-domino = Domino { $n }
show-no-domino = There is no domino { $number }. Dominoes are numbered 1 to { $last }.
