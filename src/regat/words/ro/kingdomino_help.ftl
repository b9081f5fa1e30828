# What the help of the commands says about Kingdomino.

help-kingdomino-variants = separate prin virgule: mighty_duel, middle_kingdom, harmony, drawn_by_another sau, la regat play, dynasty
help-kingdomino-show-name = numărul unei plăcuțe

# regat train
help-kingdomino-table = numărul de jucători și mărimea regatelor; se poate repeta (implicit: toate)
help-kingdomino-out = dosarul pentru ponderi, jurnal și curba de învățare
help-kingdomino-seed = sămânță aleatorie (implicit: { $default })
help-kingdomino-rounds = numărul de runde în care rețeaua joacă împotriva ei înseși, pentru doi jucători (implicit: { $default })
help-kingdomino-lessons = numărul de ture din care se învață în fiecare rundă (implicit: { $default })
help-kingdomino-terms = numărul de etape de antrenare pentru trei și patru jucători (implicit: { $default })
help-kingdomino-games = numărul de partide din fiecare etapă (implicit: { $default })
