# Kingdomino at the terminal.

bot-greedy = Жадібний
bot-full-greedy = Цілком жадібний
bot-flat-mc-400 = Монте-Карло
choose-variants = Які варіанти? (жодного, один або кілька)
