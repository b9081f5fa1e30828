# Kingdomino at the terminal.

bot-greedy = Greedy
bot-full-greedy = Full Greedy
bot-flat-mc-400 = Monte Carlo
choose-variants = Which variants? (none, one or several)
