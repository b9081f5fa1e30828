# Dominion as it is played: what is asked and answered, what is refused, what happened, what lies on the table.
# $card, $cards and $attack are names of cards, or lists of them; $name is a player. None of them is inflected.

## What is asked. $card is the card that asks.

ask-action = Play an Action card or end your actions
ask-buy = Play Treasures, buy a card or end your turn
ask-buy-no-treasures = Buy a card or end your turn
ask-end-turn = No more can be bought: end your turn
ask-react = { $attack }: reveal { $card }, so that the Attack has no effect on you?
ask-discard-any = { $card }: choose the cards to discard (any number)
ask-discard-exactly = { $card }: choose the cards to discard ({ $n })
ask-discard-deck = { $card }: put your whole deck into your discard pile?
ask-trash-up-to = { $card }: choose the cards to trash (up to { $n })
ask-trash-one = { $card }: choose a card to trash
ask-trash-treasure = { $card }: choose a Treasure to trash
ask-trash-treasure-or-not = { $card }: choose a Treasure to trash, or none
ask-trash-copper-or-not = { $card }: trash a Copper for +3 coins?
ask-trash-revealed = { $card }: choose which of your revealed Treasures is trashed
# $name has revealed $cards.
ask-trash-theirs = { $card }: { $name } reveals { $cards }. Choose a Treasure to trash
ask-gain-up-to = { $card }: choose a card to gain (cost up to { $n })
ask-gain-to-hand-up-to = { $card }: choose a card to gain to your hand (cost up to { $n })
ask-gain-dearer = { $card }: choose a card to gain (cost up to { $n } more than the trashed one)
ask-gain-treasure-dearer = { $card }: choose a Treasure to gain to your hand (cost up to { $n } more than the trashed one)
ask-gain-stolen = { $card }: choose the trashed Treasures to gain (any number)
ask-topdeck = { $card }: choose a card for the top of your deck
ask-topdeck-victory = { $card }: choose a Victory card for the top of your deck
ask-topdeck-discarded = { $card }: choose a card of your discard pile for the top of your deck, or none
ask-play-twice = { $card }: choose an Action card to play twice
ask-play-twice-or-not = { $card }: choose an Action card to play twice, or none
# $thing is the card that was discarded, looked at or revealed.
ask-play-discarded = { $card }: play { $thing }?
ask-keep-or-aside = { $card }: { $thing } – take it into your hand or set it aside?
ask-keep-or-discard = { $card }: { $name } reveals { $thing } – put it back or discard it?
ask-sort = { $card }: { $thing } – put it back, discard it or trash it?
ask-order = { $card }: choose the card that goes on top

## Answers, as on a button.

answer-play = Play { $cards }
answer-play-treasures = Play all Treasures
answer-buy = Buy { $cards }
answer-gain = Gain { $cards }
answer-gain-nothing = Gain nothing
answer-trash = Trash { $cards }
answer-trash-nothing = Trash nothing
answer-discard = Discard { $cards }
answer-discard-nothing = Discard nothing
answer-discard-deck = Discard the deck
answer-topdeck = Put on the deck: { $cards }
answer-topdeck-nothing = Put nothing on the deck
answer-reveal = Reveal { $cards }
answer-keep = Keep { $cards }
# Library: into the hand. Sentry and Spy: back on the deck.
answer-keep-in-hand = Take into your hand: { $cards }
answer-keep-on-deck = Put back: { $cards }
answer-aside = Set aside: { $cards }
answer-order = On top: { $cards }
answer-end-actions = End actions
answer-end-turn = End turn
answer-other = { $answer }
answer-decline = No
answer-decline-reveal = Do not reveal
answer-decline-play = Do not play
answer-decline-discard = Keep the deck

## What may be typed: words and phrases, separated by commas. English ones always work too.

typed-play = play
typed-buy = buy
typed-gain = gain, take
typed-trash = trash
typed-discard = discard
typed-topdeck = topdeck, put on the deck, put
typed-reveal = reveal
typed-keep = keep, put back
typed-aside = aside, set aside
typed-order = order, on top
typed-treasures = treasures, all treasures
typed-deck = deck, the deck
typed-nothing = nothing, none, no, done, decline, end, pass, end turn, end actions
typed-yes = yes

misread = “{ $text }” is no answer here. { $hint }
misread-number = There is no number { $number } here. { $hint }
misread-one = One number, please. { $hint }
misread-several = “{ $text }” fits several: { $cards }
misread-verb = “{ $text }”: say what to do with it, for instance: { $example }
hint-one = Type a number or the name of a card, for instance: { $example }
hint-several = Type numbers or names of cards, for instance: { $example }
hint-several-or-none = Type numbers or names of cards, for instance: { $example }. 0: none

## Why something is not possible.

refuse = This is not possible now: { $answer }
refuse-not-in-game = Not in this game: { $card }
refuse-empty = Empty pile: { $card }
refuse-no-buys = You have no Buy left.
refuse-cost = { $card } costs { $cost }, and you have { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
refuse-first-end-actions = Cards are bought in the Buy phase. First end your actions.
refuse-treasure-too-early = Treasures are played in the Buy phase. First end your actions.
refuse-treasure-too-late = After a purchase no more Treasures are played.
refuse-action-too-late = Action cards are played in the Action phase only.
refuse-never-played = Not a card that can be played: { $card }
refuse-not-in-hand = Not in your hand: { $card }
refuse-copies = { $card }: to choose from { $have }, not { $n }.
refuse-exactly = Cards asked for: { $wanted }, not { $n }.
refuse-up-to = Cards asked for: at most { $wanted }, not { $n }.
refuse-none = Something has to be chosen.
refuse-not-offered = { $card } cannot be chosen here, only: { $cards }

## What happened. The player’s name always comes first, so that it can be left out where it stands above.

log-turn = Turn { $n }: { $name }
log-plays = { $name } plays { $cards }
log-plays-again = { $name } plays { $cards } again
log-plays-discarded = { $name } plays { $cards } from the discard pile
log-buys = { $name } buys { $cards }
log-gains = { $name } gains { $cards }
log-gains-to-hand = { $name } gains { $cards } to hand
log-gains-onto-deck = { $name } gains { $cards } onto the deck
log-gains-from-trash = { $name } gains { $cards } from the trash
log-trashes = { $name } trashes { $cards }
log-discards = { $name } discards { $cards }
log-discards-from-deck = { $name } discards { $cards } from the deck
log-discards-deck = { $name } puts the deck into the discard pile: { $cards }
log-draws = { $name } draws { $cards }
log-takes = { $name } takes { $cards } into hand
log-reveals = { $name } reveals { $cards }
log-reveals-hand = { $name } reveals the hand: { $cards }
log-blocks = { $name } reveals { $cards }: the Attack has no effect
log-looks = { $name } looks at { $cards }
log-sets-aside = { $name } sets aside { $cards }
log-topdecks = { $name } puts { $cards } on the deck
log-puts-back = { $name } puts { $cards } back on the deck
log-shuffles = { $name } shuffles the discard pile
log-ends-turn = { $name } ends the turn
log-swaps = { $name } swaps { $out } for { $into }
log-keeps-ten = { $name } keeps all ten cards
log-pile-empty = Empty pile: { $cards }

## Swapping cards before the next game.

swap-title = Swap a card
swap-text = Before the next game each player in turn may swap one of the ten cards for an unused one.
swap-ask-out = { $name }: which card goes?
swap-ask-in = { $name }: which card comes in place of { $card }?
swap-keep = Keep all ten
swap-kept = keeps all ten
swap-confirm = Swap { $out } for { $into }
swap-ten = The ten cards
swap-unused = Unused cards

## On the table.

table-edition-1 = first edition
table-edition-2 = second edition
table-mixed = cards of both editions
table-swap = card swap before a rematch
table-phase-action = Action phase
table-phase-buy = Buy phase
table-game-over = Game over
table-counters = Actions: { $actions } · Buys: { $buys } · Coins: { $coins }
table-supply = Supply
table-log = Log
table-players = Players
table-trash = Trash
table-hand = Hand
table-deck = Deck
table-discard = Discards
table-play = In play
table-aside = Set aside
table-revealed = Revealed
table-seen = You see
table-turns = Turns
table-left = Cards left
table-cost = Cost
table-waiting = Waiting for { $name }
table-waiting-reactions = Waiting for reactions
table-numbers-at-supply = The numbers stand at the piles of the Supply.
table-numbers-at-hand = The numbers stand at the cards in your hand.
table-page = { $n } of { $m }

## Help.

help-answer = How to answer
help-number = The number beside a card or an answer: { $example }
help-numbers = Several numbers where several cards are asked for, as often as there are copies: { $example }
help-name = A card’s name or the beginning of it: { $example }
help-verb = What to do and with which cards: { $example }
help-nothing = 0: { $answer }
help-enter = Enter alone: { $answer }
help-treasures = t: { $answer }
help-card = To read a card: ? and its name
help-unknown = There is no card “{ $name }”. On the table are: { $cards }
help-several = “{ $name }” fits several cards: { $cards }
help-not-in-game = Not in this game

## The end.

result-wins = { $name } wins with { $n ->
    [one] { $n } point
   *[other] { $n } points
}
result-shared = Shared victory: { $names }
result-tie-break = Tie-break: fewer turns
result-resigned = resigned
result-player = Player
result-points = Points
result-turns = Turns
result-cards = Cards
result-nobody = Nobody wins
