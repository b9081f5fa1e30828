# Kingdomino at the terminal.

bot-greedy = Zachłanny
bot-full-greedy = W pełni zachłanny
bot-flat-mc-400 = Monte Carlo
choose-variants = Które warianty? (żaden, jeden lub kilka)
