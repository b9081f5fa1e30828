# At the terminal, whatever the game.

bot-random = Випадковий
bot-novice = Новачок
bot-easy = Легкий
bot-medium = Середній
bot-hard = Складний
bot-champion = Чемпіон

key-done = готово
key-more = ще
key-undo = назад
key-hint = підказка
key-log = журнал
key-table = стіл
key-help = довідка
key-quit = вихід

play-left = Ви залишили стіл.
play-left-saved = Партію збережено. Щоб продовжити її, введіть: regat resume
play-hand-over = Вирішує { $name }: візьміть клавіатуру й натисніть Enter. Інші відвертаються.
page-back = [Enter: назад]
page-next = [Enter: далі]
play-hint = Бот відповів би: { $answer }
play-hint-wins = Бот відповів би: { $answer } (виграє у { $win }% партій, від { $low } до { $high }%)
play-no-key = Ця клавіша зараз нічого не робить.
undo-nothing = Нема чого відкочувати.
undo-confirm = Ваша остання відповідь: { $answer }. Після неї стали відомі приховані карти чи плитки. Усе одно відкотити її?
undo-cancelled = Нічого не відкочено.
undo-done = Відкочено: { $answer }
confirm-yes = так
confirm-no = ні

menu-enter = [Enter: { $name }]
menu-none = жодного
menu-one = Введіть номер від 1 до { $last } або назву. Щоб вийти, введіть q.
menu-several = Введіть номери від 1 до { $last } через пробіл. Щоб вийти, введіть q.

choose-language = Мова
choose-game = Яка гра?
choose-players = Скільки гравців?
choose-opponent = Хто буде гравцем { $n }?
choose-person = Людина за цією клавіатурою
choose-name = Ім’я гравця { $n }
choose-name-again = В імені має бути від 1 до 20 символів.
play-player = Гравець
play-another-time = Тоді іншим разом.

session-record = Запис партії: { $file }
session-again = Зіграти ще раз?
series-enter = [Enter: партія { $n } із { $all }]

resume-which = Яку партію продовжити?
resume-moves = { $n ->
    [one] { $n } крок
    [few] { $n } кроки
    [many] { $n } кроків
   *[other] { $n } кроку
}

replay-keys = → ← крок   PgUp PgDn десять кроків   Home End   1–6 місце   q вихід

puzzle-which = Який сценарій?
puzzle-title = Задача: { $title }
puzzle-solved = Розв’язано: усе так, як сказано у сценарії.
puzzle-not-quite = Не зовсім. Відкотіть крок або грайте далі.
puzzle-hint = Наступний крок розв’язку: { $answer }
puzzle-off-track = Ви відійшли від розв’язку. Відкотіть крок і знову попросіть підказку.
