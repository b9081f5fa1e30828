# What `regat --help` and the help of its commands say. Lines begin in lower case and have no full stop.

help-regat = грайте, моделюйте й досліджуйте дві гри про розбудову королівства: «Домініон» і «Доміношне королівство»
help-usage = використання:
help-arguments = аргументи
help-options = параметри
help-commands = команди
help-examples = приклади:
help-exit-codes = коди завершення: 0 — успіх, 1 — невдача, 2 — неправильне використання або хибні дані
help-show-help = показати цю довідку й вийти
help-show-version = показати номер версії й вийти

# What each command does.
help-command-play = зіграти партію в терміналі проти ботів або з іншими людьми за тією самою клавіатурою
help-command-resume = продовжити незавершену партію або показати їх список
help-command-replay = переглянути запис партії крок за кроком, уперед і назад
help-command-verify = перевірити роздачу завершеної партії, зіграної на сервері
help-command-puzzle = зіграти сценарій як задачу
help-command-show = знайти складник гри за назвою або показати їх список
help-command-rules = читати правила за темами
help-command-languages = показати доступні мови й позначити поточну
help-command-serve = запустити сервер зі столами для людей і ботів через HTTP та WebSocket
help-command-backup = створити копію бази даних regat serve, навіть під час його роботи
help-command-sim = змоделювати багато партій між ботами й підрахувати перемоги
help-command-arena = звести ботів на тих самих роздачах, у кожному порядку місць, і оцінити їхню силу
help-command-ladder = заново зіграти партії еталонного рейтингу ботів і вивести таблицю
help-command-train = натренувати нейронні мережі ботів певної гри
help-command-scenario = виконати сценарії правил і показати, які з них не пройшли
help-command-doctor = показати, який рушій використовується й чому, а також відомості про встановлення

# Arguments and options that several commands share.
help-game = одна з ігор: { $games }
help-game-or-asked = одна з ігор: { $games }; якщо не вказати, програма запитає
help-game-or-all = одна з ігор: { $games } (типово: усі ігри)
help-lang = en, ro, pl або uk (типово: зі змінних середовища, інакше en)
help-seed = зерно випадковості, ціле число (типово: випадкове)
help-workers = кількість процесів (типово: по одному на ядро)

# regat play
help-play-players = кількість гравців, людей і ботів разом: { $allowed } (типово: 2 або стільки, скільки названо)
help-players-of-game = «{ $game }» { $least }–{ $most }
help-play-name = ім’я людини за цією клавіатурою; повторіть для кожного, хто за нею грає
help-play-opponent = бот для всіх інших місць або список через кому, по одному боту на місце (типово: { $default }). { $bots }
help-bots-of-game = «{ $game }»: { $bots }
help-play-save = зберегти запис партії також у цей новий файл

# regat resume
help-resume-number = номер у списку, 1 — остання партія; якщо не вказати, програма запитає
help-resume-list = вивести список і вийти

# regat replay
help-replay-file = запис партії, наприклад від regat play --save
help-replay-seat = місце, чию руку видно (типово: 1)

# regat verify
help-verify-file = запис партії, завантажений із сервера
help-verify-seal = печатка, яку стіл показав перед початком гри
help-verify-bits = випадкові біти, які ваш пристрій додав до роздачі, після номера вашого місця; можна повторювати

# regat puzzle
help-puzzle-file = файл зі сценаріями
help-puzzle-number = номер сценарію у файлі; якщо не вказати, а їх кілька, програма запитає

# regat show and regat rules
help-show-name = { $names }
help-rules-topic = ідентифікатор теми або частина її назви; якщо не вказати, буде показано всі теми

# regat serve and regat backup
help-serve-host = адреса для прослуховування (типово: { $default })
help-serve-port = порт для прослуховування, 0 — будь-який вільний (типово: { $default })
help-serve-store = файл SQLite або postgresql://… (типово: regat.db у теці даних користувача)
help-serve-origin = додаткове джерело (origin), сторінкам якого дозволено під’єднуватися; можна повторювати
help-serve-chat = дозволити чат із довільним текстом на додачу до швидких фраз
help-serve-filter = відхиляти імена й повідомлення чату, що відповідають цьому регулярному виразу
help-serve-bots = кількість процесів для ботів (типово: 1)
help-serve-limit = змінити обмеження, напр. tables_of_guest=200 (див. docs/operate.md); можна повторювати
help-serve-open = відкрити браузер, якщо є екран
help-backup-file = новий файл копії; такого файлу ще не повинно бути
help-backup-store = база даних для копіювання, як у regat serve

# regat sim
help-sim-bots = еталонний бот для кожного місця; боти міняються місцями від партії до партії
help-sim-games = кількість партій (типово: { $default })
help-sim-json = вивести підсумки одним об’єктом JSON

# regat arena
help-arena-bots = через кому. Стільки, скільки гравців: сідають за один стіл. Менше: повторюються, доки стіл не заповниться (a,b,b,b — один проти трьох). Більше: грають у всіх поєднаннях
help-arena-players = кількість місць (типово: 2)
help-arena-games = кількість партій за кожним столом, округлена вгору до цілих роздач (типово: { $default })
help-arena-budget-ms = процесорний час на хід у мілісекундах (типово: власний для кожного бота)
help-arena-budget-sims = змодельовані партії на хід; результати можна точно відтворити
help-arena-sprt = зупинитися, щойно послідовний тест вирішить, який результат першого бота: P0 чи P1
help-arena-resume = зберігати завершені роздачі у файлі { help-metavar-file } і продовжувати з нього
help-arena-plot = намалювати результати й рейтинг у файлі .png або .svg
help-arena-json = вивести результати одним об’єктом JSON

# regat ladder
help-ladder-games = кількість партій на рядок (типово: як у docs/bots.md)
help-ladder-rows = лише рядок із цим номером або рядки, де боти чи налаштування містять цей текст, напр. champion або 6 players
help-ladder-folder = зберігати завершені роздачі в цій теці й продовжувати з них
help-ladder-list = вивести команду кожного рядка, нічого не граючи
help-ladder-json = вивести по одному об’єкту JSON на рядок

# regat train
help-train-options = параметри тренування гри; див. regat train { help-metavar-game } --help

# regat scenario
help-scenario-files = файл зі сценаріями або тека з такими файлами
help-scenario-engine = який рушій використати (типово: поточний); both виконує сценарії на обох рушіях і порівнює їх крок за кроком
help-scenario-json = вивести по одному об’єкту JSON на сценарій
help-scenario-quiet = виводити лише невдачі й підсумок

# What stands for a value; one word each, in capitals.
help-metavar-command = КОМАНДА
help-metavar-game = ГРА
help-metavar-bot = БОТ
help-metavar-file = ФАЙЛ
help-metavar-folder = ТЕКА
help-metavar-number = НОМЕР
help-metavar-count = КІЛЬКІСТЬ
help-metavar-seed = ЗЕРНО
help-metavar-name = НАЗВА
help-metavar-names = НАЗВИ
help-metavar-player = ГРАВЕЦЬ
help-metavar-value = ЗНАЧЕННЯ
help-metavar-language = МОВА
help-metavar-text = ТЕКСТ
help-metavar-topic = ТЕМА
help-metavar-seat = МІСЦЕ
help-metavar-digits = ЦИФРИ
help-metavar-pattern = ВИРАЗ
help-metavar-address = АДРЕСА
help-metavar-port = ПОРТ
help-metavar-database = БАЗА
help-metavar-url = URL
help-metavar-options = ПАРАМЕТРИ
help-metavar-ms = МС
help-metavar-kingdom = НАБІР

# Mistakes on the command line.
help-error = помилка: { $problem }
help-error-argument = аргумент { $argument }: { $problem }
help-error-required = бракує обов’язкових аргументів: { $arguments }
help-error-unrecognized = невідомі аргументи: { $arguments }
help-error-choice = неприпустиме значення: «{ $given }» (виберіть з-поміж: { $choices })
help-error-no-value = бракує значення
help-error-exclusive = не можна поєднувати з параметром { $argument }
help-error-ambiguous = неоднозначний параметр: { $option } може означати { $matches }
help-error-needless-value = не приймає значення; указано: «{ $given }»
help-error-number = потрібне число; указано: «{ $given }»
help-error-whole-number = потрібне ціле число від { $least } до { $most }; указано: «{ $given }»
help-error-seed = потрібне ціле число (кількість цифр: щонайбільше { $most }); указано: «{ $given }»
help-error-no-training = { $game }: немає мереж для тренування

# regat serve: закриття столів
help-serve-expire-tables = закривати столи, де гра не почалася за стільки годин (типово: { $default })
help-serve-expire-games = завершувати ігри, у яких ніхто не грає стільки годин (типово: { $default })
help-metavar-hours = ГОДИНИ
