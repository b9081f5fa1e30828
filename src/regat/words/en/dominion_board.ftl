# The Dominion table in the browser.

dominion-prompt = What is asked
dominion-pile-empty = empty pile
# On the button before any card is picked.
dominion-pick = Choose cards
dominion-replay = Watch the game again

## What is answered without a click

dominion-auto-title = What happens by itself
dominion-auto-treasures = Play all Treasures when the Buy phase begins
dominion-auto-end = End the turn when nothing more can be done
dominion-auto-react = Reveal a Reaction whenever it helps
dominion-auto-single = Take the answer where there is only one
dominion-speed = How cards travel
dominion-speed-slow = Slowly
dominion-speed-normal = Normally
dominion-speed-fast = Quickly
dominion-speed-off = Not at all

## Keyboard

dominion-keys-end = End the phase, or choose nothing
dominion-keys-confirm = Confirm what is chosen
dominion-keys-clear = Clear the selection
dominion-keys-look = Look at the card closely
dominion-keys-digit = Choose the card with this number

web-in-reference = More about this card
dominion-keys-arrows = Go from card to card, also beyond the ninth; Enter chooses
