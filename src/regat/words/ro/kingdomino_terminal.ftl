# Kingdomino at the terminal.

bot-greedy = Lacom
bot-full-greedy = Foarte lacom
bot-flat-mc-400 = Monte Carlo
choose-variants = Ce variante? (niciuna, una sau mai multe)
