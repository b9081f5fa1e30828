# Why the table server did not do something.

refused-answer = Ця відповідь зараз неможлива.
refused-begun = Партія вже почалася.
refused-busy = Стіл зайнятий. Спробуйте ще раз.
refused-chat = За цим столом немає чату.
refused-empty-seats = Ще є вільні місця.
refused-fork-over = У цей момент партію вже завершено. Виберіть раніший.
refused-full = Сервер переповнений. Спробуйте пізніше.
refused-guest = Спершу введіть ім’я.
refused-hint = Зараз підказки немає.
refused-hint-rated = У рейтинговій грі між людьми підказок немає.
refused-invitation = Для цього місця потрібне запрошення.
refused-large = Повідомлення завелике.
refused-malformed = Повідомлення неможливо прочитати.
refused-many-connections = Забагато з’єднань одночасно.
refused-many-tables = Незавершених столів щонайбільше: { $most }
refused-many-watchers = За цим столом забагато глядачів.
refused-name = Це ім’я не дозволене.
refused-no-bot = Жоден бот за вас не грає.
refused-no-seat = Такого місця немає.
refused-no-table = Такого столу немає.
refused-no-wish = Ніхто не просить нічого відкотити.
refused-not-over = Партія ще триває.
refused-not-playing = Партія ще не почалася.
refused-not-your-seat = Це не ваше місце.
refused-not-your-turn = Зараз вам нема чого вирішувати.
refused-nothing-to-undo = Нема чого відкочувати.
refused-origin = Ця сторінка не може сюди підключатися.
refused-out-of-time = Ваш час вийшов.
refused-owner = Це може зробити лише господар столу.
refused-phrase = Такої фрази немає.
refused-phrase-unknown = Такої фрази відновлення ні в кого немає.
refused-record = Цей запис не можна відтворити: { $reason }
refused-record-long = Цей запис задовгий.
refused-seat-taken = Це місце зайняте.
refused-seats = Гравців: { $players }. Указано місць: { $given }
refused-stale = За цей час стан столу змінився.
refused-still-there = Цей гравець ще тут.
refused-store = Сервер зараз не може нічого зберегти. Нічого не змінилося; спробуйте ще раз.
refused-text = Це повідомлення не дозволене.
refused-too-much = Забагато запитів. Зачекайте трохи.

# What the log of a table tells besides the game.

log-bot-takes-over = Бот ({ $bot }) грає далі за гравця { $name }
log-broken-off = Партію перервано: ніхто не перемагає
log-out-of-time = { $name }: час вийшов
log-resigns = { $name } здається
log-returns = { $name } повертається і грає далі

# Закриття столів
refused-closed = Цей стіл закрито.
refused-not-seated = На цьому місці нема кого вилучати.
refused-removed = Господар столу вилучив вас із-за нього.
