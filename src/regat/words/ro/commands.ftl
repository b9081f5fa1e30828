# What the commands `regat languages`, `regat show`, `regat rules`, `regat serve`, `regat backup` and `regat verify` say.

languages-in-use = { $name } (limba curentă)

rules-hint = Ca să citești un subiect: { $command }
rules-several = „{ $name }” se potrivește cu mai multe subiecte:
rules-unknown = Nu există subiectul „{ $name }”.
rules-unknown-near = Nu există subiectul „{ $name }”. Poate cauți: { $names }

serve-tables = Serverul rulează la { $address }
serve-open = --host { $host }: oricine poate ajunge la acest calculator poate deschide mese și poate lua loc la ele. Nimic nu este criptat: pe internet, pune în față un proxy cu TLS (docs/operate.md).

backup-done = Copia a fost salvată în { $file } ({ $n ->
    [one] { $n } octet
    [few] { $n } octeți
   *[other] { $n } de octeți
}).

verify-fine = Împărțirea este corectă: secretul corespunde sigiliului, iar reluarea jurnalului dă rezultatul înregistrat ({ $n ->
    [one] { $n } intrare
    [few] { $n } intrări
   *[other] { $n } de intrări
}).
verify-seal = Sigiliu: { $seal }. Trebuie să fie cel afișat la masă înainte de începutul partidei.
verify-stirred = Locuri care au adăugat biți aleatorii proprii: { $seats }
verify-unstirred = Niciun jucător nu a adăugat biți aleatorii: doar gazda garantează că nimeni nu a ales împărțirea.
verify-forked = Partida continuă una anterioară, de la intrarea { $n }: sigiliul acoperă numai ce a urmat.
verify-plain = Partida are o sămânță simplă, pe care oricine o putea alege. Numai partidele jucate pe server sunt sigilate.
verify-withheld = Secretul nu a fost încă dezvăluit: împărțirea poate fi verificată după încheierea partidei.
verify-other-seal = Nu aceasta este împărțirea sigilată. Sigiliul afișat: { $given }. Sigiliul din înregistrare: { $found }
verify-other-bits = Înregistrarea nu conține acești biți: { $given }
verify-altered = Înregistrarea nu a trecut verificarea: { $reason }

serve-network = ceilalți din rețeaua de acasă deschid { $address }
serve-only-here = doar acest calculator se poate conecta. Pentru ceilalți din rețeaua de acasă, pornește { $command }; ei deschid { $address }
