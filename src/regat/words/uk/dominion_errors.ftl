# Mistakes in what is given for Dominion.

error-edition = Видання { $given } немає, є лише 1 і 2.
error-set = Серед рекомендованих наборів видання { $edition } немає такого: { $given }. Укажіть один із них ({ $sets }), random, draft або десять карт.
error-card-twice = У наборі королівства десять різних карт. Указано кілька разів: { $given }
error-ten-cards = У наборі королівства десять карт. Указано: { $n }
error-card = Немає карти { $given }.
error-card-near = Немає карти { $given }. Можливо, ви мали на увазі: { $names }
error-card-several = Запиту { $given } відповідає кілька карт: { $names }
error-basic-card = Карта { $given } є в кожній партії, тож не може бути серед десяти карт королівства.
error-other-edition = Карти { $given } немає у виданні { $edition }. З параметром --mixed можна використовувати карти обох видань.
error-drafted = Уже вибрано: { $given }
error-swap = Це не заміна: { $given }
error-swap-out = Немає серед десяти карт: { $given }
error-swap-in = Уже є серед десяти карт: { $given }
error-players-dominion = Гра «Домініон» розрахована на 2–6 гравців. Указано: { $given }
error-bot-kingdom = Бот { $bot } купує: { $cards }. Цього немає в наборі королівства: { $kingdom }.
