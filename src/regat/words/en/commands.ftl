# What the commands `regat languages`, `regat show`, `regat rules`, `regat serve`, `regat backup` and `regat verify` say.

languages-in-use = { $name } (in use)

rules-hint = To read a topic: { $command }
rules-several = “{ $name }” matches several topics:
rules-unknown = There is no topic “{ $name }”.
rules-unknown-near = There is no topic “{ $name }”. Did you mean: { $names }?

serve-tables = Serving at { $address }
serve-open = --host { $host } lets anyone who can reach this machine open and join tables. Nothing is encrypted: on the internet, put a TLS proxy in front (docs/operate.md).

backup-done = Backed up to { $file } ({ $n ->
    [one] { $n } byte
   *[other] { $n } bytes
}).

verify-fine = The deal is genuine: the secret matches the seal, and replaying the log gives the recorded result ({ $n ->
    [one] { $n } entry
   *[other] { $n } entries
}).
verify-seal = Seal: { $seal }. It must match the one the table showed before the game.
verify-stirred = Seats that added randomness of their own: { $seats }
verify-unstirred = No player added randomness, so only the host vouches that nobody chose the deal.
verify-forked = This game continues an earlier one from entry { $n }. The seal covers only what came after.
verify-plain = This game has a plain seed, which anybody could have chosen. Only games played on a server are sealed.
verify-withheld = The secret has not been revealed yet. The deal can be checked once the game is over.
verify-other-seal = This is not the deal that was sealed. Seal shown: { $given }. Seal in the record: { $found }
verify-other-bits = The record does not contain these bits: { $given }
verify-altered = The record failed the check: { $reason }

serve-network = others on your home network open { $address }
serve-only-here = only this machine can connect. For others on your home network start { $command } and let them open { $address }
