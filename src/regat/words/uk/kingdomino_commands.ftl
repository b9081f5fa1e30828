# What the commands say about Kingdomino.

show-domino = Плитка { $n }
show-no-domino = Плитки { $number } немає, є лише номери від 1 до { $last }.
