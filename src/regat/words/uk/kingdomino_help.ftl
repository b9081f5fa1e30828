# What the help of the commands says about Kingdomino.

help-kingdomino-variants = через кому: mighty_duel, middle_kingdom, harmony, drawn_by_another або dynasty у regat play
help-kingdomino-show-name = номер плитки

# regat train
help-kingdomino-table = кількість гравців і розмір королівств; можна повторювати (типово: усі)
help-kingdomino-out = тека для ваг, журналу й кривої навчання
help-kingdomino-seed = зерно випадковості (типово: { $default })
help-kingdomino-rounds = кількість раундів гри мережі із собою для двох гравців (типово: { $default })
help-kingdomino-lessons = кількість ходів, на яких мережа вчиться в кожному раунді (типово: { $default })
help-kingdomino-terms = кількість етапів тренування для трьох і чотирьох гравців (типово: { $default })
help-kingdomino-games = кількість партій у кожному етапі (типово: { $default })
