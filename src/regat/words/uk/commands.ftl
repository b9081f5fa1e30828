# What the commands `regat languages`, `regat show`, `regat rules`, `regat serve`, `regat backup` and `regat verify` say.

languages-in-use = { $name } (поточна)

show-cost = Ціна: { $n }
show-both-editions = обидва видання
show-first-edition = лише перше видання
show-second-edition = лише друге видання
show-text-of-first-edition = У першому виданні: { $text }
show-domino = Плитка { $n }
show-unknown = Немає карти «{ $name }».
show-unknown-near = Немає карти «{ $name }». Можливо, ви мали на увазі: { $names }
show-several = Запиту «{ $name }» відповідає кілька карт: { $names }
show-no-domino = Плитки { $number } немає, є лише номери від 1 до { $last }.
show-not-in-first-edition = Лише в другому виданні: { $card }
show-not-in-second-edition = Лише в першому виданні: { $card }

rules-hint = Щоб прочитати тему, введіть: { $command }
rules-several = Запиту «{ $name }» відповідає кілька тем:
rules-unknown = Немає теми «{ $name }».
rules-unknown-near = Немає теми «{ $name }». Можливо, ви мали на увазі: { $names }

serve-tables = столи за адресою { $address }
serve-open = прослуховування на { $host } дає змогу кожному, хто може дістатися цього комп’ютера, відкривати столи й сідати за них. Нічого не шифрується: в інтернеті поставте перед сервером проксі з TLS (docs/operate.md).

backup-done = Копію збережено у файлі { $file } ({ $n ->
    [one] { $n } байт
    [few] { $n } байти
    [many] { $n } байтів
   *[other] { $n } байта
}).

verify-fine = Роздача чесна: таємниця саме та, яку було запечатано, а журнал веде до записаного кінця ({ $n ->
    [one] { $n } запис
    [few] { $n } записи
    [many] { $n } записів
   *[other] { $n } запису
}).
verify-seal = Печатка: { $seal }. Вона має збігатися з тією, яку стіл показав перед початком гри.
verify-stirred = Місця, що додали власні випадкові біти: { $seats }
verify-unstirred = Жоден гравець не додав випадкових бітів: те, що роздачу ніхто не обирав, засвідчує лише господар.
verify-forked = Ця гра продовжує попередню від запису { $n }: печатка охоплює те, що сталося потім.
verify-plain = Ця гра має звичайне початкове число, яке міг обрати будь-хто. Запечатані лише ігри, зіграні на сервері.
verify-withheld = Таємницю ще не розкрито: роздачу можна перевірити після закінчення гри.
verify-other-seal = Це не та роздача, яку було запечатано. Показана печатка: { $given }. Печатка в записі: { $found }
verify-other-bits = У записі немає цих бітів: { $given }
verify-altered = Запис не витримує перевірки: { $reason }
