# What the rulebooks explain about each card; regat/dominion/clarifications.py names the rules.

clarify-copper-value = Gives 1 coin when you play it in your Buy phase. A Copper left in your hand gives nothing.
clarify-copper-free = It costs 0, so you can buy it without any coins, but it still uses a Buy.

clarify-silver-value = Gives 2 coins when you play it in your Buy phase. A Silver left in your hand gives nothing.
clarify-silver-merchant = The first Silver you play in a turn gives 1 more coin for each Merchant you have played in that turn.

clarify-gold-value = Gives 3 coins when you play it in your Buy phase. A Gold left in your hand gives nothing.

clarify-estate-points = It counts only at the end of the game, wherever it is among your cards.
clarify-estate-start = Each player starts with three. They are dealt first and do not count towards the pile’s 8 or 12 cards.

clarify-duchy-points = It counts only at the end of the game, wherever it is among your cards.

clarify-province-points = It counts only at the end of the game, wherever it is among your cards.
clarify-province-end = When the Province pile is empty, the game ends at the end of that turn.

clarify-curse-type = A Curse is neither a Victory card nor a Treasure. At the end of the game it takes 1 point away.
clarify-curse-buy = You may buy a Curse, but like everything you buy it goes to your own discard pile.
clarify-curse-play = Curses and Victory cards cannot be played.

clarify-adventurer-stop = Reveal one card at a time and stop at the second Treasure. You have no choice: those two go into your hand, and all other revealed cards are discarded.
clarify-adventurer-shuffle = If your deck runs out, shuffle your discard pile and continue. The cards revealed so far are not shuffled in.
clarify-adventurer-few = If you run out of cards, take the one Treasure you found, or none. Discard the rest.
clarify-adventurer-throne = With Throne Room: two complete searches, so up to four Treasures. Cards discarded by the first can be shuffled in for the second.

clarify-artisan-limit = The card may cost anything from 0 to 5 and goes to your hand. Coins cannot raise the limit.
clarify-artisan-topdeck = Then you must put a card onto your deck: the one you have just gained or any other from your hand.
clarify-artisan-none = If there is nothing to gain, you still put a card from your hand onto your deck. If your hand is empty, you put none.
clarify-artisan-use = If you keep the gained card, you can use it in the same turn: a Treasure in the Buy phase, an Action card if you have an Action left.
clarify-artisan-throne = With Throne Room: gain a card and put one onto your deck, then do both again with the hand you have by then.

clarify-bandit-order = First you gain the Gold to your discard pile. Then the other players reveal their cards one at a time, in turn order.
clarify-bandit-victim = The player who reveals the cards trashes exactly one Treasure other than Copper, and chooses which one if there are two. You never get the trashed card.
clarify-bandit-none = If neither card is a Treasure other than Copper, both are discarded.
clarify-bandit-few = A player with only one card in their deck shuffles first: the old card is the first of the two and is not shuffled in. With fewer than two cards in all, they reveal what they have.
clarify-bandit-empty = If there is no Gold left in the Supply, the Attack still happens.
clarify-bandit-moat = Anyone who reveals a Moat reveals no cards from their deck and loses none. You still gain the Gold.
clarify-bandit-throne = With Throne Room: you gain two Golds, and the others reveal two cards twice and lose at most one each time. A Moat may be revealed before each play.

clarify-bureaucrat-choose = A player with several Victory cards in hand chooses which one to reveal and put onto their deck.
clarify-bureaucrat-hand = A player with no Victory cards reveals their whole hand to everyone.
clarify-bureaucrat-type = Gardens counts as a Victory card here, Curse does not.
clarify-bureaucrat-deck = The Silver goes on top of your deck, not to your discard pile. If a deck is empty, the Silver or the Victory card put onto it becomes its only card.
clarify-bureaucrat-empty = If there is no Silver left in the Supply, the Attack still happens.
clarify-bureaucrat-moat = Anyone who reveals a Moat reveals neither a Victory card nor their hand and puts nothing back. You still gain the Silver.
clarify-bureaucrat-throne = With Throne Room: two Silvers onto your deck. The others put one Victory card onto their deck, then a second one if they have it.

clarify-cellar-none = You may discard any number of cards, including none. You get +1 Action either way.
clarify-cellar-order = Choose all the cards, discard them together, and only then draw.
clarify-cellar-shuffle = If you have to shuffle, the cards just discarded are shuffled in and may come back to you. The Cellar stays in play.
clarify-cellar-self = The Cellar you have played is no longer in your hand, so it cannot be discarded. Another Cellar in your hand can.
clarify-cellar-shown = Everyone sees how many cards you discard, but only the top one is shown.
clarify-cellar-throne = With Throne Room: +2 Actions; discard and draw, then discard and draw again. Cards drawn the first time may be discarded the second time.

clarify-chancellor-whole = Decide immediately, before you play or buy anything else, and only about the deck as a whole. You get the 2 coins either way.
clarify-chancellor-hidden = You may not look at the cards you move. The deck is turned over as one block, so only its former bottom card becomes visible.
clarify-chancellor-shuffle = Moving the deck does not make you shuffle. You shuffle when you next need a card.
clarify-chancellor-throne = With Throne Room: +4 coins, and you are asked twice. If your deck has already been moved, the second time moves nothing.

clarify-chapel-number = You may trash fewer than four cards, or none at all.
clarify-chapel-self = The Chapel you have played cannot trash itself. Another Chapel in your hand can be trashed.
clarify-chapel-throne = With Throne Room: up to four cards, then up to four more.

clarify-council_room-others = First you draw four cards. Then each other player draws one, in turn order, whether they want to or not, and shuffles their own discard pile if they have to.
clarify-council_room-moat = It is not an Attack, so Moat cannot be revealed against it.
clarify-council_room-throne = With Throne Room: +8 Cards and +2 Buys. Every other player draws two cards, one after each play.

clarify-feast-limit = The card may cost anything from 0 to 5 and goes to your discard pile. Coins cannot raise the limit.
clarify-feast-throne = With Throne Room: you gain two cards, although the Feast can be trashed only once. The gain does not depend on the trashing.
clarify-feast-gone = A trashed Feast is no longer in play: it does not come back to you at Clean-up.
clarify-feast-none = If the Supply has no such card, you gain nothing, but the Feast is still trashed.

clarify-festival-bonus = You draw no card. The Actions are for this Action phase, the Buy and the coins for the Buy phase of this turn.
clarify-festival-throne = With Throne Room: 4 Actions left, +2 Buys, +4 coins.

clarify-gardens-count = All your cards count, wherever they are: deck, hand, discard pile, play area. Gardens and Curses count too; trashed cards do not.
clarify-gardens-example = With 37 or 39 cards each Gardens is worth 3 points, with 40 cards 4 points, with 9 cards nothing.
clarify-gardens-victory = It is a Victory card, not an Action: it cannot be played and does nothing during the game.

clarify-harbinger-order = Draw first, and only then look through your discard pile. The others do not see it.
clarify-harbinger-optional = You do not have to move a card. If your draw has just made you shuffle, your discard pile is empty and nothing happens.
clarify-harbinger-throne = With Throne Room: the second draw takes the card you have just put onto your deck. You have 2 Actions left.

clarify-laboratory-action = It pays for itself: after drawing the two cards you may play another Action card, even one you have just drawn.
clarify-laboratory-throne = With Throne Room: +4 Cards, 2 Actions left.

clarify-library-choose = Draw one card at a time. When you draw an Action card, decide before you see the next card whether to keep it or set it aside. Other cards cannot be set aside.
clarify-library-aside = Cards set aside are face up and go to your discard pile when you have finished, in both editions.
clarify-library-shuffle = If you have to shuffle, the cards set aside and those in your hand are not shuffled in.
clarify-library-run_out = If you run out of cards before you have seven, you keep what you have. The cards set aside do not come back.
clarify-library-full = If you still have seven or more cards in hand after playing it, you draw none.
clarify-library-throne = With Throne Room: the second play draws cards only if you have fewer than seven in hand by then.

clarify-market-order = Draw first; then you may play another Action card, even the one just drawn. The Buy and the coin are for the Buy phase of this turn.
clarify-market-throne = With Throne Room: +2 Cards, 2 Actions left, +2 Buys, +2 coins.

clarify-merchant-first = You get the card and the Action immediately, and the extra coin with the first Silver you play this turn. Later Silvers give no extra coin.
clarify-merchant-several = With several Merchants the first Silver gives 1 extra coin for each of them.
clarify-merchant-lost = If you play no Silver this turn, you get no extra coin; it does not carry over to a later turn.
clarify-merchant-throne = With Throne Room it counts as two Merchants: +2 Cards, 2 Actions left, and the first Silver gives 2 extra coins.

clarify-militia-choose = Each player chooses which cards to discard. A player with three or fewer cards in hand discards nothing.
clarify-militia-moat = Anyone who reveals a Moat discards nothing. You still get the 2 coins.
clarify-militia-throne = With Throne Room: +4 coins, but the others discard only once. The second time they have no more than three cards left.

clarify-mine-may = In the first edition you must trash a Treasure if you have one. In the second you may decline, and then nothing happens.
clarify-mine-cost = The Treasure you gain may cost up to 3 more, but also the same or less, and may even have the same name.
clarify-mine-hand = It goes to your hand, so you can play it in the Buy phase of the same turn.
clarify-mine-none = If you have no Treasure in your hand, you neither trash nor gain anything.
clarify-mine-must = Once you have trashed a Treasure you must gain one within the limit, from another pile if the one you want is empty. If there is none, the trashed card is lost anyway.
clarify-mine-throne = With Throne Room: two exchanges. The Treasure gained first may be trashed second: Copper to Silver to Gold.

clarify-moat-when = You may reveal it from your hand when another player plays an Attack, before that Attack does anything. You do not have to; a Moat that is not revealed gives no protection.
clarify-moat-stays = A revealed Moat stays in your hand, and you may reveal it again against every further Attack.
clarify-moat-only_you = It protects only you. The other players are still attacked, and the attacker still gets what the card gives them.
clarify-moat-attacks = Bandit, Spy and Thief: you reveal no card and lose none. Bureaucrat: you reveal neither a card nor your hand. Militia: you discard nothing. Witch: you gain no Curse, and it stays in the pile for the next player.
clarify-moat-not_attack = It does not help against cards that are not Attacks, such as Council Room.
clarify-moat-twice = An Attack played twice with Throne Room counts as two Attacks: reveal the Moat each time.
clarify-moat-played = Played in your own Action phase, it only gives +2 Cards (+4 Cards with Throne Room).

clarify-moneylender-may = In the first edition you must trash a Copper if you have one. In the second you may decline, and then you get no coins.
clarify-moneylender-one = It trashes at most one Copper. If no Copper is trashed, you get no coins.
clarify-moneylender-throne = With Throne Room: +3 coins for each Copper trashed, so 6 at most; with a single Copper only 3.

clarify-poacher-order = First you get the card, the Action and the coin. Then you discard cards of your choice, even the one just drawn.
clarify-poacher-piles = Every empty Supply pile counts, including Curse, Copper and Poacher itself.
clarify-poacher-none = As long as no pile is empty, you discard nothing.
clarify-poacher-small_hand = If you have fewer cards in hand than you would have to discard, discard your whole hand.
clarify-poacher-throne = With Throne Room: 2 Actions left and +2 coins; you draw and discard for the empty piles each time.

clarify-remodel-must = You must trash a card if you have one in hand; which one is up to you.
clarify-remodel-cost = The card you gain may cost up to 2 more, but also the same or less, and may be another copy of the trashed card. Coins cannot raise the limit.
clarify-remodel-self = The Remodel you have played cannot trash itself. Another Remodel in your hand can be trashed.
clarify-remodel-none = If you have no cards in hand, you trash and gain nothing. If the Supply has no card within the limit, the trashed card is lost anyway.
clarify-remodel-throne = With Throne Room: two separate exchanges. The card gained first is in your discard pile, so it cannot be the one trashed second.

clarify-sentry-order = Draw first, then look at the two cards that are on top after that. The others do not see them.
clarify-sentry-each = Decide for each card on its own: trash it, discard it or put it back. If you put back both, you choose their order.
clarify-sentry-few = If one card is left in your deck after the draw, your discard pile is shuffled under it, and it is the first of the two. With fewer than two cards in all, use what you have.
clarify-sentry-throne = With Throne Room: the second draw takes the card you left on top, if you left one. You have 2 Actions left.

clarify-smithy-draw = If your deck has fewer than three cards, shuffle your discard pile and draw the rest. Cards in hand and in play are not shuffled in.
clarify-smithy-throne = With Throne Room: +6 Cards.

clarify-spy-order = Draw first. Then your own top card is revealed, followed by those of the others in turn order; you decide about each one before the next is revealed.
clarify-spy-decide = You decide about every card, your own included: it is discarded, or it goes back on top of its owner’s deck.
clarify-spy-few = A player with an empty deck shuffles only when it is their turn to reveal. A player with no cards at all reveals nothing.
clarify-spy-moat = Anyone who reveals a Moat reveals no card from their deck. You still draw, get +1 Action and decide about your own card and those of the unprotected players.
clarify-spy-throne = With Throne Room: you draw, get +1 Action and everyone reveals; then the same again. You have 2 Actions left.

clarify-thief-choose = The others reveal in turn order. Each of them loses exactly one Treasure, if they revealed any; if they revealed two, you choose which. Their other cards are discarded.
clarify-thief-keep = When everyone is done, you may gain any of the Treasures trashed by this play: all, some or none. They go to your discard pile. Treasures trashed earlier cannot be gained.
clarify-thief-few = A player with one card in their deck reveals it, shuffles their discard pile without it and reveals the second. With fewer than two cards in all, they reveal what they have.
clarify-thief-moat = Anyone who reveals a Moat reveals no cards from their deck and loses none. The others are still robbed.
clarify-thief-throne = With Throne Room: two separate raids. What you leave in the trash after the first cannot be taken after the second.

clarify-throne_room-may = In the first edition you must choose an Action card if you have one. In the second you may decline.
clarify-throne_room-full = Carry out the card completely, then do it again. Both plays count in full, including +Actions, Attacks and Reactions.
clarify-throne_room-action = Neither play uses an Action; only the Throne Room itself did.
clarify-throne_room-between = No other card is played between the two plays, unless the doubled card plays one itself (Throne Room, Vassal).
clarify-throne_room-throne_room = On another Throne Room: play one Action card twice, then another one twice. No card is played four times.
clarify-throne_room-feast = On Feast: you gain two cards costing up to 5, although the Feast is trashed only once.
clarify-throne_room-none = If you have no Action card in your hand, it does nothing.
clarify-throne_room-which = Any card with the type Action may be doubled, including an Attack or a Moat.
clarify-throne_room-once = The doubled card is in play once and is discarded once. A shuffle between the plays includes what the first play discarded or gained, but neither the doubled card nor the Throne Room.

clarify-vassal-play = You may play the discarded Action card immediately: it moves from the discard pile to your play area, and no Action is used.
clarify-vassal-stays = Any other card, and an Action card you do not play, stays in the discard pile.
clarify-vassal-empty = With an empty deck, shuffle first and discard the top card of the new deck. With no cards at all, you get only the 2 coins.
clarify-vassal-throne = With Throne Room: +4 coins. The first card is discarded and, if you like, played completely before the second is discarded.

clarify-village-actions = It uses one Action and gives two: after it you can play two more Action cards.
clarify-village-throne = With Throne Room: +2 Cards, 4 Actions left.

clarify-witch-order = Curses are handed out in turn order, starting on your left, and go to the discard piles. If they run out, the remaining players get none.
clarify-witch-empty = With no Curses left you can still play it: you draw your two cards.
clarify-witch-moat = Anyone who reveals a Moat gains no Curse. It stays in the pile: if few are left, the next unprotected player gets it.
clarify-witch-throne = With Throne Room: +4 Cards, and each other player gains a Curse per play, in turn order each time.

clarify-woodcutter-bonus = The Buy and the coins are for the Buy phase of this turn; you cannot buy anything in the Action phase.
clarify-woodcutter-throne = With Throne Room: +2 Buys, +4 coins.

clarify-workshop-limit = The card may cost anything from 0 to 4 and goes to your discard pile. Coins cannot raise the limit.
clarify-workshop-must = If the Supply has such a card, you must gain one, even if you do not want it. If it has none, nothing happens.
clarify-workshop-throne = With Throne Room: two cards, gained one after the other.
