# Kingdomino in the browser: the kingdom, the domino in hand, the count at the end.

## Dominoes and squares, as they are read aloud

realm-half = { $terrain } ({ $crowns })
realm-domino = Плитка { $n }: { $first }, { $second }
realm-domino-free = { $domino }, вільна
realm-domino-king = { $domino }, король: { $name }
realm-square-castle = { $square }: замок
realm-square-land = { $square }: { $land }
realm-square-empty = { $square }: порожньо
realm-square-fits = { $square }: порожньо, плитка сюди підходить

## Kingdoms

realm-kingdom = Королівство гравця { $name }
realm-yours = Ваше королівство
realm-others = Інші королівства
realm-enlarge = Збільшити королівство: { $name }
realm-back = Назад
realm-extent = { $columns }×{ $rows } із { $size }×{ $size }
realm-territory = { $terrain }: { $squares } × { $crowns } = { $points }

## The lines

realm-no-next = Наступного ряду немає: це останній раунд.
realm-kings-of = { $name }: { $n }
realm-order = Черга в наступному раунді: { $n }

## The domino in hand

realm-hand = Ваша плитка
realm-choose-square = Виберіть клітинку: дозволені місця позначено.
realm-gain = +{ $points }
realm-room = Місце для росту: { $columns }×{ $rows }
realm-no-fit = Сюди не підходить
realm-one-way = Сюди підходить лише так.
realm-rotate = Обернути
realm-place = Розмістити
realm-claim = Зайняти
realm-confirm = Підтверджувати кожен крок

## Keyboard

realm-keys-move = Перемістити плитку
realm-keys-rotate = Обернути плитку
realm-keys-next = Наступне місце, спершу найвигідніші
realm-keys-place = Розмістити або зайняти
realm-keys-cancel = Покласти плитку назад
realm-keys-overlay = Показати або сховати території
realm-keys-claim = Вибрати плитку з ряду
realm-keys-line = Перейти до ряду плиток

## The end

realm-counting = Підрахунок територій
realm-skip = Пропустити
realm-points-of = { $name }: { $points }
realm-all-games = Усі партії
realm-discards = Скинуто
realm-replay = Переглянути повтор

web-hint-place = Розмістити плитку { $n } у позначеному місці
