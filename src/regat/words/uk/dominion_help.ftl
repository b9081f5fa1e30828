# What the help of the commands says about Dominion.

help-dominion-edition = 1 або 2 (типово: 2)
help-dominion-kingdom = рекомендований набір, десять карт у лапках, random або draft у regat play (типово: first_game)
help-dominion-mixed = дозволити карти обох видань
help-dominion-swap = дозволити обмін карти перед реваншем, як завжди у виданні 1
help-dominion-show-name = ключ карти, її назва будь-якою мовою або початок назви (якщо не вказати, буде показано всі карти)
help-dominion-show-edition = 1 або 2 (типово: обидва)
