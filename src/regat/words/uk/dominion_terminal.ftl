# Dominion at the terminal.

bot-big-money = Великі гроші
bot-big-money-smithy = Великі гроші + Кузня
key-treasures = скарби
choose-kingdom = Який набір королівства?
choose-random = Випадковий набір
choose-draft = Вибір по черзі: гравці називають карти по одній
draft-named = Вибрано { $n } із { $all }: { $cards }
draft-ask = { $name }: яку карту взяти до набору королівства?
swap-start = [Enter: наступна партія]
