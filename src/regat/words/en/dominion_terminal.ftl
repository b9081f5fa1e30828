# Dominion at the terminal.

bot-big-money = Big Money
bot-big-money-smithy = Big Money with Smithy
key-treasures = all Treasures
choose-kingdom = Which Kingdom?
choose-random = Random Kingdom
choose-draft = Draft: take turns choosing cards
draft-named = { $n } of { $all } chosen: { $cards }
draft-ask = { $name }: choose a card for the Kingdom
swap-start = [Enter: next game]
