# What the commands say about Kingdomino.

show-domino = Domino { $n }
show-no-domino = There is no domino { $number }, only the numbers 1 to { $last }.
