# Kingdomino: what is asked, answered, refused and told, and the words on its table.
# A domino ({ $n }) is shown by its number and squares, as in "23 W1|M".

## What is asked

prompt-claim = Виберіть плитку й поставте на неї короля
# A king of another player was drawn, and the player who is asked chooses for that king.
prompt-claim-for = Виберіть плитку для короля гравця { $name }
prompt-place = Розмістіть плитку { $n } у своєму королівстві
kingdomino-waiting = Чекаємо на рішення: { $name }

# What stands behind each answer of the list.
kingdomino-list-place = очки, ріст
kingdomino-list-claim = очки за розміщення зараз
# How a placement is shown before it is made.
kingdomino-try = Введіть номер, щоб побачити плитку у своєму королівстві; Enter залишить її там.

## Answers. The verbs may be typed, so each is one word.

answer-claim = Зайняти плитку { $n }
answer-place = Розмістити плитку { $n }: { $squares }
kingdomino-as-typed = { $typed }
typed-claim = зайняти
typed-place = розмістити

## What cannot be read or done

kingdomino-misread = Тут не можна відповісти «{ $typed }». { $expected }
kingdomino-expected-place = Введіть номер від 1 до { $last } або дві клітинки, наприклад { $example }.
kingdomino-expected-claim = Введіть номер плитки: { $numbers }.
kingdomino-refused-other = Зараз розміщують плитку { $n }, а не плитку { $other }.
kingdomino-refused-apart = Клітинки { $first } і { $second } не сусідні.
kingdomino-refused-taken = Клітинку { $square } вже зайнято.
kingdomino-refused-large = Королівство стало б більшим за { $size }.
kingdomino-refused-touch = Там плитка не торкається ні замку, ні такої самої місцевості.
kingdomino-refused-turned = Якщо плитку обернути, вона туди підійде; а так вона не торкається ні замку, ні такої самої місцевості.
kingdomino-refused-line = У цьому ряду немає плитки { $n }. { $expected }
kingdomino-refused-claimed = На плитці { $n } вже стоїть король: { $name }
kingdomino-refused-now = Зараз це неможливо: { $answer }

## What happens

log-king = Витягнуто короля: { $name }
log-new-line = Новий ряд: { $numbers }
log-claims = { $name } займає плитку { $n }
log-places-gain = { $name } розміщує плитку { $n }: +{ $points }
log-discards-domino = { $name } скидає плитку { $n }: немає дозволеного місця
log-game-over = Партію завершено

## How it ends

kingdomino-wins = Перемагає { $name }: { $points }
kingdomino-shares = Спільна перемога: { $names } ({ $points })
# Two players of a list, or a list and one more.
kingdomino-names-2 = { $a }, { $b }
kingdomino-tie-largest = За рівного рахунку вирішує найбільша територія.
kingdomino-tie-crowns = Рахунок і найбільші території рівні: вирішують корони.

## The table

kingdomino-round = Раунд { $n } із { $last }
kingdomino-first-choice = Перший вибір
kingdomino-pile = Стос: { $n }
kingdomino-lines = Ряди плиток
kingdomino-current-line = Поточний ряд
kingdomino-next-line = Наступний ряд
kingdomino-kings-left = Невитягнуті королі
kingdomino-unseen = Ще не відкриті плитки
kingdomino-none = немає
kingdomino-territories = Території
kingdomino-log = Журнал
# Behind a domino that may be claimed: it could not be placed now.
kingdomino-no-spot = немає місця
kingdomino-discarded = Скинуто: { $numbers }
# What a placement that is being tried would bring: points, territories, and room to grow.
kingdomino-left = місце для росту: { $columns }×{ $rows }
kingdomino-castle-alone = лише замок

## The score sheet

kingdomino-final = Підсумковий рахунок
kingdomino-total = Очки
kingdomino-largest = Найбільша територія
kingdomino-crowns = Корони

## Help

kingdomino-help-place =
    Кожне місце має номер у списку: введіть його й погляньте на плитку у своєму королівстві, а тоді натисніть Enter, щоб залишити її там, або введіть інший номер. Можна ввести й дві клітинки, спершу ту, де буде перша клітинка плитки: { $example }. Замок — це (0,0); номери стовпців зростають праворуч, номери рядків — донизу.
kingdomino-help-list =
    Найвигідніші місця стоять першими. Поруч із клітинками вказано очки, які ви одразу здобудете, і на скільки стовпців × рядків ще зможе вирости ваше королівство. У королівстві знак { $spot } позначає кожну клітинку, де може лежати плитка.
kingdomino-help-claim =
    Введіть номер плитки, яку займаєте. У наступному раунді королі ходять за цими номерами, від найменшого. Поруч із плиткою вказано очки, які вона дала б, якби її можна було розмістити зараз.
kingdomino-help-rules =
    Плитка мусить торкатися замку або прилягати однією зі своїх клітинок до клітинки того самого типу місцевості; королівство ніколи не виходить за межі { $size }. Плитку, яка ніде не підходить, скидають. Очки за кожну територію: її клітинки × її корони.
kingdomino-help-more = Про плитку або тип місцевості: ? 23, ? { $terrain }. Правила: regat rules
kingdomino-legend-castle = замок
kingdomino-unknown = Це ні плитка, ні тип місцевості: { $typed }

kingdomino-about-domino = Плитка { $n }
kingdomino-is-unseen = Ще не відкрита.
kingdomino-is-in-kingdom = У королівстві гравця { $name }.
kingdomino-is-in-current = У поточному ряду, король: { $name }
kingdomino-is-in-next = У наступному ряду, король: { $name }
kingdomino-is-free = У наступному ряду, без короля.
# During the first choice.
kingdomino-is-in-first = У першому ряду, король: { $name }
kingdomino-is-free-in-first = У першому ряду, без короля.
kingdomino-is-discarded = Скинута плитка гравця { $name }.
kingdomino-is-away = Немає в цій партії.
kingdomino-about-terrain = У коробці: { $squares }, { $crowns }.
kingdomino-about-terrain-unseen = Ще не відкрито: { $squares }, { $crowns }.
