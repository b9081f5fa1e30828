# The web client, whatever the page: the shell, the frame of a table, what goes wrong.

## The shell

web-title = Regat — { $games }
web-title-table = { $game } — Regat
web-title-your-turn = ● Ваша черга — { $game }
# Asked during another player’s turn.
web-title-asked = ● Ваше рішення — { $game }
web-skip = Перейти до вмісту
web-nav = Сторінки
web-nav-home = Regat: головна сторінка
web-nav-play = Грати
web-nav-learn = Навчання
web-nav-reference = Карти й правила
web-nav-games = Мої партії
web-nav-settings = Налаштування
web-language = Мова
web-theme = Тема
web-theme-auto = Як у системі
web-theme-light = Світла
web-theme-dark = Темна
web-sound-on = Звук увімкнено
web-sound-off = Звук вимкнено
web-close = Закрити
web-cancel = Скасувати
web-more = Більше
web-loading = Завантаження…
web-reload = Перезавантажити
web-retry = Спробувати ще раз
web-to-home = На головну
# The name of a guest who has not chosen one; at most 20 characters.
web-guest-name = Гість

## What goes wrong

web-error-offline = Сервер недоступний. Перевірте з’єднання і спробуйте ще раз.
web-error-server = Серверу не вдалося це зробити. Спробуйте ще раз.
web-error-not-found = Тут немає нічого з такою назвою.
web-not-found-title = Такої сторінки немає
web-not-found-text = Можливо, в адресі помилка, або того, що тут було, вже немає.
web-broken-title = Щось пішло не так
web-broken-text = Сталася помилка з нашого боку. Партії в безпеці на сервері: перезавантажте сторінку і продовжуйте.
web-table-gone-title = Такого столу немає
web-table-gone-text = Його вже прибрано, або він для вас закритий. Попросіть нове посилання.
web-cannot-show = Цей клієнт не вміє показувати гру { $game }; скористайтеся терміналом або іншим клієнтом.
web-connecting = З’єднання зі столом…
web-connection-lost = З’єднання втрачено. Воно відновиться саме; нічого не пропаде.

## Seats

web-seat-open = Вільне місце
web-seat-invited = Місце для запрошеного гравця
web-seat-you = Ви
web-seat-bot = Бот
web-seat-away = Немає зв’язку
web-seat-to-move = вирішує
web-seat-played-by = Грає бот: { $bot }
web-sit = Сісти тут
web-stand = Звільнити місце

## Before the game

web-lobby-seats = Місця
web-lobby-free = { $n ->
    [one] Чекаємо: ще є { $n } вільне місце.
    [few] Чекаємо: ще є { $n } вільні місця.
    [many] Чекаємо: ще є { $n } вільних місць.
   *[other] Чекаємо: ще є { $n } вільного місця.
}
web-lobby-wait-host = Усі на місці. Партію починає господар столу.
web-start = Почати партію
web-public = Відкритий для всіх
web-clock = Годинник: { $time } + { $more } с
web-invite = Запросити
web-invite-link = Посилання для гри
web-watch-link = Посилання для перегляду
web-copy = Копіювати посилання
web-copied = Скопійовано
web-share = Поділитися
web-qr = QR-код: { $what }
web-qr-text = Наведіть на нього камеру телефона.

## At the table

web-table-bar = Гравці й керування
web-side-panel = Журнал і чат
web-watching = Перегляд
web-undo = Відкотити крок
web-undo-ask = Попросити інших відкотити крок
web-undo-asked = Запитуємо інших, чи можна відкотити крок.
web-undo-wish = { $name } просить відкотити останній крок.
web-undo-allow = Дозволити
web-undo-refuse = Відмовити
web-hint = Підказка
web-hint-none = Зараз підказки немає.
web-hint-win = Шанси на перемогу: { $chance } (від { $low } до { $high })
web-resign = Здатися
web-resign-title = Здатися в цій партії?
web-resign-text = Після цього вже не можна перемогти, і відкотити це не вийде.
web-record = Завантажити запис
web-rematch = Зіграти ще раз
web-rematch-open = Готується нова партія тим самим складом.
web-rematch-join = Приєднатися
web-absent = { $name }: уже якийсь час немає зв’язку.
web-absent-wait = Чекати
web-absent-bot = Замінити ботом
web-absent-end = Зарахувати поразку
web-absent-break = Завершити партію
web-absent-wish = За завершення партії без переможця: { $names }. Вона завершиться, коли погодяться всі присутні.
web-absent-wish-back = Чекати далі
web-return = Повертаюся до гри
web-return-text = Вас не було, тому за вас грає бот ({ $bot }).
web-return-other = За гравця { $name } грає бот ({ $bot }).
web-return-late = Ваш час вийшов: за вас грає бот ({ $bot }).
web-curtain-title = Вирішує: { $name }
web-curtain-text = Передайте пристрій. Інші відвертаються.
web-curtain-ready = Це я, { $name }
## Talk

web-talk = Чат
web-talk-none = Повідомлень ще немає.
web-phrases = Швидкі фрази
web-chat = Напишіть щось
web-send = Надіслати
web-mute = Приховати повідомлення: { $name }
web-unmute = Показувати повідомлення: { $name }
phrase-hello = Привіт!
phrase-good_luck = Щасти!
phrase-well_played = Гарно зіграно!
phrase-good_game = Чудова партія!
phrase-thanks = Дякую!
phrase-sorry = Вибачте!
phrase-one_moment = Хвилинку, будь ласка.
phrase-oops = Ой!
phrase-again = Зіграємо ще?

## Keyboard

web-keys-title = Гарячі клавіші
web-keys-anywhere = Усюди
web-keys-table = За столом
web-keys-home = Головна сторінка
web-keys-new = Новий стіл
web-keys-panel = Відкрити або закрити журнал

web-copy-by-hand = Текст виділено: скопіюйте його через Ctrl+C.
web-connection-refused = Сервер закрив з’єднання: { $reason }
web-load-failed = Не вдалося завантажити цю частину сторінки. Перевірте з’єднання.
web-start-failed = Не вдалося завантажити Regat. Перевірте з’єднання.
web-no-script = Для Regat потрібен JavaScript.
web-outdated = На сервері новіша версія Regat. Перезавантажте сторінку, щоб продовжити.
web-only-here = Ці посилання відкриє лише цей комп’ютер. Для інших у домашній мережі запустіть сервер так:

# Закриття столів
web-close-table = Закрити стіл
web-remove = Вилучити
web-remove-name = Вилучити з-за столу: { $name }
web-lobby-expires = Якщо гра не почнеться, стіл закриється: { $when }.
web-game-expires = Якщо ніхто не гратиме, гра завершиться без рейтингу: { $when }.
web-table-closed-title = Цей стіл закрито
web-table-closed-text = Його закрив господар або ніхто вчасно не почав гру.
