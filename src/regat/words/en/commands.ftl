# What the commands `regat languages`, `regat show`, `regat rules`, `regat serve`, `regat backup` and `regat verify` say.

languages-in-use = { $name } (in use)

rules-hint = To read a topic: { $command }
rules-several = “{ $name }” fits several topics:
rules-unknown = There is no topic “{ $name }”.
rules-unknown-near = There is no topic “{ $name }”. Perhaps you mean: { $names }

serve-tables = tables at { $address }
serve-open = listening on { $host } lets everybody who reaches this machine open and join tables. Nothing is encrypted: on the internet put a proxy with TLS in front (docs/operate.md).

backup-done = Copied to { $file } ({ $n ->
    [one] { $n } byte
   *[other] { $n } bytes
}).

verify-fine = The deal is genuine: the secret is the one that was sealed, and the log leads to the recorded end ({ $n ->
    [one] { $n } entry
   *[other] { $n } entries
}).
verify-seal = Seal: { $seal }. It must be the one that the table showed before the game began.
verify-stirred = Seats that added random bits of their own: { $seats }
verify-unstirred = No player added random bits: that nobody chose the deal rests on the host alone.
verify-forked = The game goes on from entry { $n } of an earlier game: the seal covers what came after it.
verify-plain = This game has a plain seed, which anybody may have chosen. Only games played on a server are sealed.
verify-withheld = The secret is still withheld: the deal can be checked when the game is over.
verify-other-seal = This is not the deal that was sealed. Seal shown: { $given }. Seal in the record: { $found }
verify-other-bits = The record does not contain these bits: { $given }
verify-altered = The record does not stand up to the check: { $reason }

serve-network = others on your home network open { $address }
serve-only-here = only this machine can connect. For others on your home network start { $command } and let them open { $address }
