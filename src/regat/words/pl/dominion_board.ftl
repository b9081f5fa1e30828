# The Dominion table in the browser.

dominion-prompt = Decyzja
dominion-pile-empty = pusty stos
# On the button before any card is picked.
dominion-pick = Wybierz karty
dominion-replay = Obejrzyj powtórkę

## What is answered without a click

dominion-auto-title = Automatyczne wybory
dominion-auto-treasures = Zagrywaj wszystkie Skarby na początku fazy zakupu
dominion-auto-end = Kończ turę, gdy nie ma już czego zagrać ani kupić
dominion-auto-react = Zawsze odkrywaj Reakcję przy ataku na ciebie
dominion-speed = Animacje
dominion-speed-slow = Wolne
dominion-speed-normal = Zwykłe
dominion-speed-fast = Szybkie
dominion-speed-off = Brak

## Keyboard

dominion-keys-end = Zakończ fazę albo nic nie wybieraj
dominion-keys-confirm = Potwierdź wybór
dominion-keys-clear = Wyczyść wybór
dominion-keys-look = Powiększ kartę
dominion-keys-digit = Wybierz kartę z tym numerem

web-in-reference = Więcej o tej karcie
dominion-keys-arrows = Przechodź od karty do karty, także za dziewiątą; Enter wybiera
