# Стіл Домініону в браузері.

dominion-prompt = Що треба вирішити
dominion-pile-empty = порожній стос
# On the button before any card is picked.
dominion-pick = Вибрати карти
dominion-replay = Переглянути партію

## What is answered without a click

dominion-auto-title = Що робиться саме
dominion-auto-treasures = На початку фази купівлі грати всі скарби
dominion-auto-end = Завершувати хід, коли більше нічого зробити
dominion-auto-react = Відкривати реакцію щоразу, коли вона допомагає
dominion-auto-single = Вибирати відповідь, якщо вона лише одна
dominion-speed = Як рухаються карти
dominion-speed-slow = Повільно
dominion-speed-normal = Звичайно
dominion-speed-fast = Швидко
dominion-speed-off = Не рухаються

## Keyboard

dominion-keys-end = Завершити фазу або нічого не вибирати
dominion-keys-confirm = Підтвердити вибір
dominion-keys-clear = Очистити вибір
dominion-keys-look = Роздивитися карту зблизька
dominion-keys-digit = Вибрати карту з цим номером

web-in-reference = Більше про цю карту
dominion-keys-arrows = Переходити від карти до карти, і після дев’ятої; Enter вибирає
