# Dominion at the terminal.

bot-big-money = Mulți bani
bot-big-money-smithy = Mulți bani cu Fierar
key-treasures = tezaur
choose-kingdom = Ce set de regat?
choose-random = Set aleatoriu
choose-draft = Alegere pe rând: fiecare numește câte o carte
draft-named = Cărți alese, { $n } din { $all }: { $cards }
draft-ask = { $name }: ce carte să intre în setul de regat?
swap-start = [Enter: partida următoare]
