# Stół Dominiona w przeglądarce.

dominion-prompt = O co chodzi
dominion-pile-empty = pusty stos
# On the button before any card is picked.
dominion-pick = Wybierz karty
dominion-replay = Obejrzyj grę jeszcze raz

## What is answered without a click

dominion-auto-title = Co dzieje się samo
dominion-auto-treasures = Na początku fazy zakupu zagrywane są wszystkie Skarby
dominion-auto-end = Tura kończy się, gdy nic więcej nie można zrobić
dominion-auto-react = Reakcja jest odkrywana zawsze, gdy pomaga
dominion-auto-single = Jedyna możliwa odpowiedź wybiera się sama
dominion-speed = Jak poruszają się karty
dominion-speed-slow = Powoli
dominion-speed-normal = Normalnie
dominion-speed-fast = Szybko
dominion-speed-off = Wcale

## Keyboard

dominion-keys-end = Zakończ fazę albo nic nie wybieraj
dominion-keys-confirm = Potwierdź wybór
dominion-keys-clear = Wyczyść wybór
dominion-keys-look = Obejrzyj kartę z bliska
dominion-keys-digit = Wybierz kartę z tym numerem

web-in-reference = Więcej o tej karcie
dominion-keys-arrows = Przechodź od karty do karty, także za dziewiątą; Enter wybiera
