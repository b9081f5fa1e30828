# Стіл Домініону в браузері.

dominion-prompt = Що треба вирішити
dominion-pile-empty = порожній стос
# On the button before any card is picked.
dominion-pick = Виберіть карти
dominion-replay = Переглянути партію

## What is answered without a click

dominion-auto-title = Автоматичний вибір
dominion-auto-treasures = На початку фази купівлі грати всі скарби
dominion-auto-end = Завершувати хід, коли нема чого грати чи купувати
dominion-auto-react = Завжди відкривати реакцію, коли вас атакують
dominion-speed = Анімація
dominion-speed-slow = Повільна
dominion-speed-normal = Звичайна
dominion-speed-fast = Швидка
dominion-speed-off = Без анімації

## Keyboard

dominion-keys-end = Завершити фазу або нічого не вибирати
dominion-keys-confirm = Підтвердити вибір
dominion-keys-clear = Очистити вибір
dominion-keys-look = Збільшити карту
dominion-keys-digit = Вибрати карту з цим номером

web-in-reference = Більше про цю карту
dominion-keys-arrows = Переходити від карти до карти, і після дев’ятої; Enter вибирає
