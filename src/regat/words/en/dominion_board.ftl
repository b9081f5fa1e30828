# The Dominion table in the browser.

dominion-prompt = Your decision
dominion-pile-empty = empty pile
# On the button before any card is picked.
dominion-pick = Choose cards
dominion-replay = Watch the replay

## What is answered without a click

dominion-auto-title = Automatic choices
dominion-auto-treasures = Play all Treasures at the start of the Buy phase
dominion-auto-end = End the turn when nothing is left to play or buy
dominion-auto-react = Always reveal a Reaction when you are attacked
dominion-speed = Animation speed
dominion-speed-slow = Slow
dominion-speed-normal = Normal
dominion-speed-fast = Fast
dominion-speed-off = Off

## Keyboard

dominion-keys-end = End the phase, or choose nothing
dominion-keys-confirm = Confirm your choice
dominion-keys-clear = Clear the selection
dominion-keys-look = Zoom in on the card
dominion-keys-digit = Choose the card with this number

web-in-reference = More about this card
dominion-keys-arrows = Go from card to card, also beyond the ninth; Enter chooses
