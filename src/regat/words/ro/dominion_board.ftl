# The Dominion table in the browser.

dominion-prompt = Decizia ta
dominion-pile-empty = teanc gol
# On the button before any card is picked.
dominion-pick = Alege cărți
dominion-replay = Revezi partida

## What is answered without a click

dominion-auto-title = Alegeri automate
dominion-auto-treasures = Joacă tot tezaurul la începutul fazei de achiziție
dominion-auto-end = Încheie tura când nu mai e nimic de jucat sau de cumpărat
dominion-auto-react = Dezvăluie mereu reacția la un atac asupra ta
dominion-speed = Viteza animațiilor
dominion-speed-slow = Lentă
dominion-speed-normal = Normală
dominion-speed-fast = Rapidă
dominion-speed-off = Fără animații

## Keyboard

dominion-keys-end = Încheie faza sau nu alege nimic
dominion-keys-confirm = Confirmă alegerea
dominion-keys-clear = Golește selecția
dominion-keys-look = Mărește cartea
dominion-keys-digit = Alege cartea cu acest număr

web-in-reference = Mai multe despre această carte
dominion-keys-arrows = Mergi de la o carte la alta, și dincolo de a noua; Enter alege
