# Сторінки вебклієнта: головна, новий стіл, довідник, навчання, мої партії, налаштування, автори.

## Головна сторінка

pages-home-title = Два королівства чекають на вас
pages-home-text = { $games }: грайте з друзями або з ботами. Безкоштовно й без реєстрації.
pages-players-range = Гравці: { $least }–{ $most }
pages-learn-short = Навчитися
pages-with-people = З друзями
pages-opponent = Суперник
pages-cards = Карти
pages-your-name = Ваше ім’я
pages-more-choices = Більше налаштувань
pages-play-now = Грати зараз
pages-continue = Продовжити
pages-waiting-for-you = Чекає на вас
pages-gathering = Чекаємо на гравців
pages-open-tables = Відкриті столи
pages-join = Приєднатися
pages-watch = Дивитися
pages-show-all = Показати всі ({ $n })
pages-more = Що ще тут можна робити
pages-new-table = Новий стіл
pages-new-table-text = Друзі, боти, карти й варіанти на ваш вибір
pages-learn = Навчитися грати
pages-learn-text = Перша партія з наставником поруч
pages-reference-text = Усі карти, плитки та правила
pages-replay = Повтор
pages-replay-text = Переглянути партію ще раз, крок за кроком
pages-games-text = Результати, рейтинги, ваше ім’я
pages-unofficial-short = Неофіційний проєкт, створений гравцями для гравців.
pages-credits = Автори

## Новий стіл

pages-game = Гра
pages-who-plays = Хто грає?
pages-players = Кількість гравців
pages-seat = Місце { $n }
pages-seat-bot = Бот: { $name }
pages-seat-person = Інша людина на цьому пристрої
pages-seat-invited = Хтось із посиланням-запрошенням
pages-seat-open = Будь-хто
pages-seat-name = Ім’я гравця { $n }
pages-player = Гравець { $n }
pages-mixed-help = Жодні правила цього не передбачають, але буває весело.
pages-reroll = Інший випадковий набір
pages-banned = Виключено:
pages-list = Назви карт
pages-list-help = { $n ->
    [one] { $n } карта, через кому або з нового рядка
    [few] { $n } карти, через кому або з нових рядків
    [many] { $n } карт, через кому або з нових рядків
   *[other] { $n } карти, через кому або з нових рядків
}
pages-list-read = Прочитано: { $n } із { $all }
pages-table-options = За столом
pages-clock = Час на роздуми
pages-no-clock = Без годинника
pages-clock-minutes = { $minutes } хв + { $more } с на кожне рішення
pages-clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
} + { $more ->
    [one] { $more } день
    [few] { $more } дні
    [many] { $more } днів
   *[other] { $more } дня
} на кожне рішення
pages-public = Публічний стіл
pages-public-help = Його видно на головній сторінці; будь-хто може зайняти вільне місце або дивитися. Інакше зможуть увійти лише люди з посиланням.
pages-points = Лічильник очок
pages-points-help = Під час гри всі бачать очки всіх гравців.
pages-friendly = Дружня гра
pages-friendly-help = Не впливає на рейтинг; підказки дозволено.
pages-chat = Чат
pages-chat-help = Гравці можуть писати одне одному; швидкі фрази доступні завжди.
pages-starts-at-once = Партія почнеться одразу.
pages-then-invite = Далі ви отримаєте посилання й QR-код для інших.
pages-open-table = Створити стіл

## Довідник

pages-rules = Правила
pages-search = Шукати в назвах і текстах
pages-type = Тип
pages-any = усі
pages-before-after = Попереднє й наступне

## Навчання

pages-learn-intro = Найкраще вчитися граючи. Ви сідаєте за справжній стіл проти легкого бота, а наставник пояснює все, що трапляється вперше. Зіпсувати нічого не можна.
pages-learn-start = Зіграти першу партію
pages-learn-opening = Розкладаємо вашу першу партію…
pages-read-rules = Або прочитати правила

coach-title = Наставник
coach-next = Зрозуміло
coach-show = Показати наставника
coach-hide = Сховати наставника
coach-wait = Грайте далі
coach-wait-text = Я повернуся, щойно з’явиться щось нове. Якщо вагаєтеся, попросіть підказку.
coach-rules = Усі правила
coach-again = Пояснити все ще раз

## Мої партії

pages-history = Зіграні партії
pages-no-games = Тут з’являться завершені партії з повтором кожного кроку.
pages-won = Перемога
pages-lost = Поразка
pages-shared = Спільна перемога
pages-rated = рейтингова
pages-ratings = Ваші рейтинги
pages-rating = Рейтинг
pages-games-played = Партії
pages-no-ratings = Партії між людьми рейтингові, окремо для кожної кількості гравців. У вас ще немає рейтингу.
pages-leaders = Таблиця лідерів
pages-no-leaders = Тут ще ніхто не має рейтингу.
pages-identity = Ваш профіль
pages-rename = Змінити ім’я
pages-name-kept = Тепер вас звати { $name }.
pages-phrase = Фраза відновлення
pages-phrase-help = Ці слова відновлюють ваш профіль на іншому пристрої. Нікому їх не показуйте.
pages-phrase-gone = Її можна показати лише на пристрої, де ви вперше вибрали ім’я.
pages-show-phrase = Показати фразу
pages-copy = Копіювати
pages-recover = Відновити профіль
pages-recover-help = Ваша фраза відновлення
pages-recover-do = Відновити
pages-recovered = З поверненням, { $name }!
pages-data = Ваші дані
pages-data-help = Завантажте все, що тут зберігається про вас, або видаліть це.
pages-export = Завантажити мої дані
pages-delete = Видалити мої дані
pages-delete-title = Видалити все?
pages-delete-text = Ваше ім’я, рейтинги й партії буде видалено, а незавершені партії — здано. Цього не можна скасувати.
pages-deleted = Усе про вас видалено.

## Налаштування

pages-settings-text = Зберігаються одразу, на цьому пристрої.
pages-look = Вигляд і звук
pages-text-size = Розмір тексту
pages-speed = Анімація
pages-speed-slow = повільна
pages-speed-normal = звичайна
pages-speed-fast = швидка
pages-speed-off = без анімації
pages-sound = Звуки
pages-sound-help = Карти, монети, ваша черга
pages-playing = Під час гри
pages-shortcuts = Гарячі клавіші
pages-shortcuts-help = Керування окремими клавішами; «?» показує перелік
pages-reset = Відновити типові налаштування

## Автори

pages-unofficial = Неофіційний проєкт
pages-unofficial-text = Regat не пов’язаний із ними, не схвалений ними й не містить їхніх текстів чи малюнків: правила викладено нашими словами. Якщо ігри вам до вподоби, купіть їх.
pages-licence-own = Regat — вільне програмне забезпечення за ліцензією MIT: карти, плитки, замки й тексти створено саме для нього.
pages-emblems = Емблеми на картах
pages-emblems-text = Зі зміненими кольором і розміром, зі збірки
pages-fonts = Шрифти
pages-libraries = Використані бібліотеки

## Захист

pages-double-clicks = Захист від подвійного натискання
pages-double-clicks-help = Нове запитання не приймає натискань чи клавіш перші 0,4 секунди

## Фраза відновлення

pages-phrase-renew = Нова фраза
pages-phrase-renew-title = Створити нову фразу?
pages-phrase-renew-text = Стара фраза перестане діяти, навіть записана на папері.
pages-phrase-renewed = Це ваша нова фраза. Запишіть її.
