# Dominion in play: questions and answers, refusals, the log, and the table.
# $card, $cards and $attack are names of cards, or lists of them; $name is a player. None of them is inflected.

## What is asked. $card is the card that asks.

ask-action = Play an Action card or end your actions
ask-buy = Play Treasures, buy a card or end your turn
ask-buy-no-treasures = Buy a card or end your turn
ask-end-turn = Nothing left to buy. End your turn
ask-react = { $attack }: reveal { $card } to be unaffected by this Attack?
ask-discard-any = { $card }: choose the cards to discard (any number)
ask-discard-exactly = { $card }: choose the cards to discard ({ $n })
ask-discard-deck = { $card }: put your deck into your discard pile?
ask-trash-up-to = { $card }: choose the cards to trash (up to { $n })
ask-trash-one = { $card }: choose a card to trash
ask-trash-treasure = { $card }: choose a Treasure to trash
ask-trash-treasure-or-not = { $card }: choose a Treasure to trash, or none
ask-trash-copper-or-not = { $card }: trash a Copper for +3 coins?
ask-trash-revealed = { $card }: choose which revealed Treasure to trash
# $name has revealed $cards.
ask-trash-theirs = { $card }: { $name } revealed { $cards }. Choose a Treasure to trash
ask-gain-up-to = { $card }: choose a card to gain (costing up to { $n })
ask-gain-to-hand-up-to = { $card }: choose a card to gain to your hand (costing up to { $n })
ask-gain-dearer = { $card }: choose a card to gain (costing up to { $n } more than the trashed card)
ask-gain-treasure-dearer = { $card }: choose a Treasure to gain to your hand (costing up to { $n } more than the trashed card)
ask-gain-stolen = { $card }: choose the trashed Treasures to gain (any number)
ask-topdeck = { $card }: choose a card to put onto your deck
ask-topdeck-victory = { $card }: choose a Victory card to put onto your deck
ask-topdeck-discarded = { $card }: choose a card from your discard pile to put onto your deck, or none
ask-play-twice = { $card }: choose an Action card to play twice
ask-play-twice-or-not = { $card }: choose an Action card to play twice, or none
# $thing is the card that was discarded, looked at or revealed.
ask-play-discarded = { $card }: play { $thing }?
ask-keep-or-aside = { $card }: { $thing } – keep it or set it aside?
ask-keep-or-discard = { $card }: { $name } revealed { $thing } – put it back or discard it?
ask-sort = { $card }: { $thing } – put it back, discard it or trash it?
ask-order = { $card }: choose which card goes on top

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
answer-discard-deck = Discard your deck
answer-topdeck = Put { $cards } onto your deck
answer-topdeck-nothing = Leave the deck as it is
answer-reveal = Reveal { $cards }
answer-keep = Keep { $cards }
# Library: into the hand. Sentry and Spy: back on the deck.
answer-keep-in-hand = Keep { $cards }
answer-keep-on-deck = Put { $cards } back
answer-aside = Set { $cards } aside
answer-order = { $cards } on top
answer-end-actions = End actions
answer-end-turn = End turn
answer-other = { $answer }
answer-decline = No
answer-decline-reveal = Don’t reveal
answer-decline-play = Don’t play
answer-decline-discard = Keep your deck

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
typed-deck = deck, the deck, your deck
typed-nothing = nothing, none, no, done, decline, end, pass, end turn, end actions
typed-yes = yes

misread = “{ $text }” isn’t a valid answer here. { $hint }
misread-number = { $number } isn’t one of the choices. { $hint }
misread-one = Type just one number. { $hint }
misread-several = “{ $text }” matches several cards: { $cards }
misread-verb = “{ $text }”: say what to do with it, e.g. { $example }
hint-one = Type a number or a card name, e.g. { $example }
hint-several = Type numbers or card names, e.g. { $example }
hint-several-or-none = Type numbers or card names, e.g. { $example }, or 0 for none

## Why something is not possible.

refuse = You can’t do that now: { $answer }
refuse-not-in-game = { $card } is not in this game.
refuse-empty = The { $card } pile is empty.
refuse-no-buys = You have no Buys left.
refuse-cost = { $card } costs { $cost }, but you have only { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
refuse-first-end-actions = You buy cards in the Buy phase. End your Action phase first.
refuse-treasure-too-early = You play Treasures in the Buy phase. End your Action phase first.
refuse-treasure-too-late = You can’t play Treasures after buying a card.
refuse-action-too-late = You can play Action cards only in the Action phase.
refuse-never-played = { $card } can’t be played.
refuse-not-in-hand = { $card } is not in your hand.
refuse-copies = { $card }: only { $have } to choose from, not { $n }.
refuse-exactly = Choose exactly { $wanted }, not { $n }.
refuse-up-to = Choose at most { $wanted }, not { $n }.
refuse-none = You must choose something.
refuse-not-offered = You can’t choose { $card } here. Choose from: { $cards }

## What happened. The player’s name always comes first, so that it can be left out below a heading that names the player.

log-turn = Turn { $n }: { $name }
log-plays = { $name } plays { $cards }
log-plays-again = { $name } plays { $cards } again
log-plays-discarded = { $name } plays { $cards } from their discard pile
log-buys = { $name } buys { $cards }
log-gains = { $name } gains { $cards }
log-gains-to-hand = { $name } gains { $cards } to their hand
log-gains-onto-deck = { $name } gains { $cards } onto their deck
log-gains-from-trash = { $name } gains { $cards } from the trash
log-trashes = { $name } trashes { $cards }
log-discards = { $name } discards { $cards }
log-discards-from-deck = { $name } discards { $cards } from their deck
log-discards-deck = { $name } puts their deck into their discard pile: { $cards }
log-draws = { $name } draws { $cards }
log-takes = { $name } puts { $cards } into their hand
log-reveals = { $name } reveals { $cards }
log-reveals-hand = { $name } reveals their hand: { $cards }
log-blocks = { $name } reveals { $cards } and is unaffected
log-looks = { $name } looks at { $cards }
log-sets-aside = { $name } sets aside { $cards }
log-topdecks = { $name } puts { $cards } onto their deck
log-puts-back = { $name } puts { $cards } back onto their deck
log-shuffles = { $name } shuffles their discard pile
log-ends-turn = { $name } ends their turn
log-swaps = { $name } swaps { $out } for { $into }
log-keeps-ten = { $name } keeps all ten cards
log-pile-empty = The { $cards } pile is empty

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
table-mixed = cards from both editions
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
table-seen = Looking at
table-turns = Turns
table-left = Cards left
table-cost = Cost
table-waiting = Waiting for { $name }
table-waiting-reactions = Waiting for reactions
table-numbers-at-supply = The numbers are beside the Supply piles.
table-numbers-at-hand = The numbers are beside the cards in your hand.
table-page = { $n } of { $m }

## Help.

help-answer = How to answer
help-number = The number beside a card or an answer: { $example }
help-numbers = For several cards, type several numbers; repeat a number for each copy: { $example }
help-name = A card name, or the start of it: { $example }
help-verb = A verb and the cards: { $example }
help-nothing = 0: { $answer }
help-enter = Enter on its own: { $answer }
help-treasures = t: { $answer }
help-card = To read a card, type ? and its name
help-unknown = There is no card “{ $name }”. Cards in this game: { $cards }
help-several = “{ $name }” matches several cards: { $cards }
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
