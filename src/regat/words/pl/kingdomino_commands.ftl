# What the commands say about Kingdomino.

show-domino = Płytka { $n }
show-no-domino = Nie ma płytki { $number }, są tylko numery od 1 do { $last }.
