# Dominion at the terminal.

bot-big-money = Великий капітал
bot-big-money-smithy = Великий капітал + Кузня
key-treasures = скарби
choose-kingdom = Який набір королівства?
choose-random = Випадковий набір
choose-draft = Вибір по черзі: гравці називають карти по одній
draft-named = Вибрано { $n } із { $all }: { $cards }
draft-ask = { $name }: яку карту взяти до набору королівства?
swap-start = [Enter: наступна партія]
