# Mistakes in what is given for Kingdomino.

error-players-kingdomino = Kingdomino este pentru 2–4 jucători. Număr indicat: { $given }
error-variant = Nu există varianta { $given }. Variante cunoscute: { $known }
error-variant-twice = O variantă este indicată de două ori.
error-mighty-duel = Varianta Marele duel este pentru 2 jucători. Număr indicat: { $given }
error-dynasty = Dinastia este o serie de trei partide, nu o variantă a uneia singure. Se joacă cu regat play, regat serve sau, în Python, cu regat.kingdomino.Dynasty.
