# Masa de Dominion în browser.

dominion-prompt = Ce se cere
dominion-pile-empty = teanc gol
# On the button before any card is picked.
dominion-pick = Alege cărți
dominion-replay = Revezi partida

## What is answered without a click

dominion-auto-title = Ce se face de la sine
dominion-auto-treasures = La începutul fazei de achiziție se joacă tot tezaurul
dominion-auto-end = Tura se încheie când nu mai e nimic de făcut
dominion-auto-react = Reacția se dezvăluie ori de câte ori ajută
dominion-auto-single = Răspunsul se dă singur dacă e doar unul
dominion-speed = Cum se mișcă cărțile
dominion-speed-slow = Încet
dominion-speed-normal = Normal
dominion-speed-fast = Repede
dominion-speed-off = Deloc

## Keyboard

dominion-keys-end = Încheie faza sau nu alege nimic
dominion-keys-confirm = Confirmă alegerea
dominion-keys-clear = Golește selecția
dominion-keys-look = Privește cartea de aproape
dominion-keys-digit = Alege cartea cu acest număr

web-in-reference = Mai multe despre această carte
dominion-keys-arrows = Mergi de la o carte la alta, și dincolo de a noua; Enter alege
