# What the commands `regat languages`, `regat show`, `regat rules`, `regat serve`, `regat backup` and `regat verify` say.

languages-in-use = { $name } (bieżący)

rules-hint = Aby przeczytać wybrany temat: { $command }
rules-several = „{ $name }” pasuje do kilku tematów:
rules-unknown = Nie ma tematu „{ $name }”.
rules-unknown-near = Nie ma tematu „{ $name }”. Podobne tematy: { $names }

serve-tables = Serwer działa pod adresem { $address }
serve-open = --host { $host } pozwala każdemu, kto ma dostęp do tego komputera, otwierać stoły i do nich dołączać. Nic nie jest szyfrowane: w internecie potrzebny jest serwer proxy z TLS (docs/operate.md).

backup-done = Kopia jest w pliku { $file } ({ $n ->
    [one] { $n } bajt
    [few] { $n } bajty
    [many] { $n } bajtów
   *[other] { $n } bajta
}).

verify-fine = Rozdanie jest uczciwe: sekret zgadza się z pieczęcią, a odtworzenie dziennika daje zapisany wynik ({ $n ->
    [one] { $n } wpis
    [few] { $n } wpisy
    [many] { $n } wpisów
   *[other] { $n } wpisu
}).
verify-seal = Pieczęć: { $seal }. Musi być taka sama jak ta pokazana przy stole przed grą.
verify-stirred = Miejsca, z których dodano własne losowe bity: { $seats }
verify-unstirred = Żaden gracz nie dodał losowych bitów: za to, że nikt nie wybrał rozdania, ręczy tylko serwer.
verify-forked = Ta gra jest dalszym ciągiem wcześniejszej gry od wpisu { $n }: pieczęć obejmuje to, co nastąpiło później.
verify-plain = Ta gra ma zwykłe ziarno, które każdy mógł wybrać. Pieczętowane są tylko gry rozgrywane na serwerze.
verify-withheld = Sekret nie jest jeszcze ujawniony: rozdanie można sprawdzić po zakończeniu gry.
verify-other-seal = To nie jest rozdanie, które zapieczętowano. Pieczęć pokazana: { $given }. Pieczęć w zapisie: { $found }
verify-other-bits = W zapisie nie ma tych bitów: { $given }
verify-altered = Zapis nie przechodzi weryfikacji: { $reason }

serve-network = inni w sieci domowej otwierają { $address }
serve-only-here = połączyć się może tylko ten komputer. Dla innych w sieci domowej uruchom { $command }; niech otworzą { $address }
