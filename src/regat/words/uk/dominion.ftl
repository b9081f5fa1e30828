# Dominion as it is played: what is asked and answered, what is refused, what happened, what lies on the table.
# $card, $cards and $attack are names of cards, or lists of them; $name is a player. None of them is inflected.

## What is asked. $card is the card that asks.

ask-action = Зіграйте карту дії або завершіть дії
ask-buy = Зіграйте скарби, купіть карту або завершіть хід
ask-buy-no-treasures = Купіть карту або завершіть хід
ask-end-turn = Більше нічого купити не можна: завершіть хід
ask-react = { $attack }: відкрити карту { $card }, щоб атака на вас не подіяла?
ask-discard-any = { $card }: виберіть карти, які скинете (будь-яку кількість)
ask-discard-exactly = { $card }: виберіть карти, які скинете ({ $n })
ask-discard-deck = { $card }: покласти всю свою колоду в скид?
ask-trash-up-to = { $card }: виберіть карти, які знищите (щонайбільше { $n })
ask-trash-one = { $card }: виберіть карту, яку знищите
ask-trash-treasure = { $card }: виберіть карту скарбу, яку знищите
ask-trash-treasure-or-not = { $card }: виберіть карту скарбу, яку знищите (або жодної)
ask-trash-copper-or-not = { $card }: знищити карту міді за +3 монети?
ask-trash-revealed = { $card }: який із ваших відкритих скарбів знищити?
# $name has revealed $cards.
ask-trash-theirs = { $card }. { $name } відкриває: { $cards }. Який скарб знищити?
ask-gain-up-to = { $card }: виберіть карту, яку отримаєте (ціна щонайбільше { $n })
ask-gain-to-hand-up-to = { $card }: виберіть карту, яку отримаєте на руку (ціна щонайбільше { $n })
ask-gain-dearer = { $card }: отримайте карту, що коштує щонайбільше на { $n } більше за знищену
ask-gain-treasure-dearer = { $card }: отримайте на руку скарб, що коштує щонайбільше на { $n } більше за знищений
ask-gain-stolen = { $card }: виберіть знищені карти скарбів, які отримаєте (будь-яку кількість)
ask-topdeck = { $card }: виберіть карту на верх колоди
ask-topdeck-victory = { $card }: виберіть карту перемоги на верх колоди
ask-topdeck-discarded = { $card }: виберіть карту зі скиду на верх колоди (або жодної)
ask-play-twice = { $card }: виберіть карту дії, яку зіграєте двічі
ask-play-twice-or-not = { $card }: виберіть карту дії, яку зіграєте двічі (або жодної)
# $thing is the card that was discarded, looked at or revealed.
ask-play-discarded = { $card }: зіграти карту { $thing }?
ask-keep-or-aside = { $card }: { $thing } — взяти на руку чи відкласти?
ask-keep-or-discard = { $card }. { $name } відкриває: { $thing }. Повернути на місце чи скинути?
ask-sort = { $card }: { $thing } — повернути на місце, скинути чи знищити?
ask-order = { $card }: виберіть карту, яка ляже зверху

## Answers, as on a button.

answer-play = Зіграти: { $cards }
answer-play-treasures = Зіграти всі скарби
answer-buy = Купити: { $cards }
answer-gain = Отримати: { $cards }
answer-gain-nothing = Нічого не отримувати
answer-trash = Знищити: { $cards }
answer-trash-nothing = Нічого не знищувати
answer-discard = Скинути: { $cards }
answer-discard-nothing = Нічого не скидати
answer-discard-deck = Скинути колоду
answer-topdeck = На верх колоди: { $cards }
answer-topdeck-nothing = Нічого не класти на колоду
answer-reveal = Відкрити: { $cards }
answer-keep = Залишити: { $cards }
# Library: into the hand. Sentry and Spy: back on the deck.
answer-keep-in-hand = Взяти на руку: { $cards }
answer-keep-on-deck = Повернути на місце: { $cards }
answer-aside = Відкласти: { $cards }
answer-order = Зверху: { $cards }
answer-end-actions = Завершити дії
answer-end-turn = Завершити хід
answer-other = { $answer }
answer-decline = Ні
answer-decline-reveal = Не відкривати
answer-decline-play = Не грати
answer-decline-discard = Залишити колоду

## What may be typed: words and phrases, separated by commas. English ones always work too.

typed-play = зіграти, зіграйте, зіграй, грати, граю
typed-buy = купити, купіть, купи, купую
typed-gain = отримати, отримайте, отримай, отримую
typed-trash = знищити, знищте, знищ, знищую
typed-discard = скинути, скиньте, скинь, скидаю
typed-topdeck = на верх колоди, на верх, на колоду, покласти на верх колоди, покласти на колоду, покласти, покладіть, поклади, кладу
typed-reveal = відкрити, відкрийте, відкрий, відкриваю, показати
typed-keep = залишити, залишаю, повернути на місце, повернути, повертаю, взяти на руку, взяти, беру
typed-aside = відкласти, відкладіть, відклади, відкладаю
typed-order = зверху, згори, порядок
typed-treasures = скарби, всі скарби, усі скарби
typed-deck = колоду, колода, всю колоду, усю колоду
typed-nothing = нічого, жодної, жодну, жодна, ні, готово, досить, відмовитися, кінець, пас, завершити, завершити хід, завершити дії, не відкривати, не грати, залишити колоду, нічого не отримувати, нічого не знищувати, нічого не скидати, нічого не класти на колоду
typed-yes = так, гаразд

misread = Тут не можна відповісти «{ $text }». { $hint }
misread-number = Номера { $number } тут немає. { $hint }
misread-one = Потрібен один номер. { $hint }
misread-several = Запиту «{ $text }» відповідає кілька карт: { $cards }
misread-verb = «{ $text }»: укажіть, що з цим зробити, наприклад: { $example }
hint-one = Введіть номер або назву карти, наприклад: { $example }
hint-several = Введіть номери або назви карт, наприклад: { $example }
hint-several-or-none = Введіть номери або назви карт, наприклад: { $example }. 0 — жодної

## Why something is not possible.

refuse = Зараз це неможливо: { $answer }
refuse-not-in-game = Немає в цій партії: { $card }
refuse-empty = Порожній стос: { $card }
refuse-no-buys = У вас не залишилося купівель.
refuse-cost = Карта { $card } коштує { $cost }, а у вас { $n ->
    [one] { $n } монета
    [few] { $n } монети
    [many] { $n } монет
   *[other] { $n } монети
}.
refuse-first-end-actions = Карти купують у фазі купівлі. Спершу завершіть дії.
refuse-treasure-too-early = Скарби можна грати лише у фазі купівлі. Спершу завершіть дії.
refuse-treasure-too-late = Ви вже купили карту, тож скарбів більше грати не можна.
refuse-action-too-late = Карти дій можна грати лише у фазі дій.
refuse-never-played = Цю карту не грають: { $card }
refuse-not-in-hand = Немає на вашій руці: { $card }
refuse-copies = { $card }: можна вибрати щонайбільше { $have }, а не { $n }.
refuse-exactly = Виберіть рівно { $wanted }, а не { $n }.
refuse-up-to = Виберіть щонайбільше { $wanted }, а не { $n }.
refuse-none = Треба щось вибрати.
refuse-not-offered = Карту { $card } тут вибрати не можна, лише: { $cards }

## What happened. The player’s name always comes first, so that it can be left out where it stands above.

log-turn = Хід { $n }: { $name }
log-plays = { $name } грає: { $cards }
log-plays-again = { $name } знову грає: { $cards }
log-plays-discarded = { $name } грає зі скиду: { $cards }
log-buys = { $name } купує: { $cards }
log-gains = { $name } отримує: { $cards }
log-gains-to-hand = { $name } отримує на руку: { $cards }
log-gains-onto-deck = { $name } отримує на верх колоди: { $cards }
log-gains-from-trash = { $name } отримує зі звалища: { $cards }
log-trashes = { $name } знищує: { $cards }
log-discards = { $name } скидає: { $cards }
log-discards-from-deck = { $name } скидає з колоди: { $cards }
log-discards-deck = { $name } кладе колоду в скид: { $cards }
log-draws = { $name } бере: { $cards }
log-takes = { $name } бере на руку: { $cards }
log-reveals = { $name } відкриває: { $cards }
log-reveals-hand = { $name } показує руку: { $cards }
log-blocks = { $name } відкриває: { $cards } — атака не діє
log-looks = { $name } переглядає: { $cards }
log-sets-aside = { $name } відкладає: { $cards }
log-topdecks = { $name } кладе на верх колоди: { $cards }
log-puts-back = { $name } повертає на колоду: { $cards }
log-shuffles = { $name } тасує скид
log-ends-turn = { $name } завершує хід
log-swaps = { $name } замінює карту: { $out } → { $into }
log-keeps-ten = { $name } залишає всі десять карт
log-pile-empty = Порожній стос: { $cards }

## Swapping cards before the next game.

swap-title = Заміна карти
swap-text = Перед наступною партією гравці по черзі можуть замінити по одній із десяти карт на невикористану.
swap-ask-out = { $name }: яку карту прибрати з набору?
swap-ask-in = { $name }: що взяти замість карти { $card }?
swap-keep = Залишити всі десять
swap-kept = залишає всі десять
swap-confirm = Замінити: { $out } → { $into }
swap-ten = Десять карт
swap-unused = Невикористані карти

## On the table.

table-edition-1 = перше видання
table-edition-2 = друге видання
table-mixed = карти обох видань
table-swap = заміна карт між партіями
table-phase-action = Фаза дій
table-phase-buy = Фаза купівлі
table-game-over = Партію завершено
table-counters = Дії: { $actions } · Купівлі: { $buys } · Монети: { $coins }
table-supply = Запас
table-log = Журнал
table-players = Гравці
table-trash = Звалище
table-hand = Рука
table-deck = Колода
table-discard = Скид
table-play = У грі
table-aside = Відкладені
table-revealed = Відкриті
table-seen = Ви бачите
table-turns = Ходи
table-left = Залишилося карт
table-cost = Ціна
table-waiting = Чекаємо на рішення: { $name }
table-waiting-reactions = Чекаємо на реакції
table-numbers-at-supply = Номери стоять біля стосів запасу.
table-numbers-at-hand = Номери стоять біля карт на руці.
table-page = { $n } із { $m }

## Help.

help-answer = Як відповідати
help-number = Номер біля карти або відповіді: { $example }
help-numbers = Кілька номерів там, де вибирають кілька карт, по одному на кожну копію: { $example }
help-name = Назва карти або її початок: { $example }
help-verb = Що зробити і з якими картами: { $example }
help-nothing = 0: { $answer }
help-enter = Лише Enter: { $answer }
help-treasures = t: { $answer }
help-card = Щоб прочитати карту, введіть ? і її назву
help-unknown = Немає карти «{ $name }». На столі є: { $cards }
help-several = Запиту «{ $name }» відповідає кілька карт: { $cards }
help-not-in-game = Немає в цій партії

## The end.

result-wins = Перемагає { $name }: { $n ->
    [one] { $n } очко
    [few] { $n } очки
    [many] { $n } очок
   *[other] { $n } очка
}
result-shared = Спільна перемога: { $names }
result-tie-break = За рівного рахунку: менше ходів
result-resigned = партію здано
result-player = Гравець
result-points = Очки
result-turns = Ходи
result-cards = Карти
result-nobody = Ніхто не перемагає
