# Dominion at the terminal.

bot-big-money = Big Money
bot-big-money-smithy = Big Money with Smithy
key-treasures = all Treasures
choose-kingdom = Which Kingdom?
choose-random = Random Kingdom
choose-draft = Draft: choose the cards in turns
draft-named = Chosen { $n } of { $all }: { $cards }
draft-ask = { $name }: which card is to be in the Kingdom?
swap-start = [Enter: next game]
