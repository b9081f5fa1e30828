# Dominion at the terminal.

bot-big-money = Bogactwo
bot-big-money-smithy = Bogactwo + Kuźnia
key-treasures = Skarby
choose-kingdom = Który zestaw Królestwa?
choose-random = Losowy zestaw
choose-draft = Wybór na zmianę: gracze kolejno wskazują karty
draft-named = Wybrano { $n } z { $all }: { $cards }
draft-ask = { $name }: która karta ma trafić do zestawu Królestwa?
swap-start = [Enter: następna rozgrywka]
