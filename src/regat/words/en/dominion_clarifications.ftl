# What the rulebooks explain about each card; regat/dominion/clarifications.py names the rules.

clarify-copper-value = Gives 1 coin when you play it in your Buy phase. A Copper left in your hand gives nothing.
clarify-copper-free = It costs 0, so you can buy it without any coins, but it still uses a Buy.

clarify-silver-value = Gives 2 coins when you play it in your Buy phase. A Silver left in your hand gives nothing.
clarify-silver-merchant = The first Silver you play in a turn gives 1 more coin for each Merchant you have played in that turn.

clarify-gold-value = Gives 3 coins when you play it in your Buy phase. A Gold left in your hand gives nothing.

clarify-estate-points = It counts only at the end of the game, wherever it then lies among your cards.
clarify-estate-start = Each player starts with three. They are dealt beforehand and do not come out of the pile’s 8 or 12 cards.

clarify-duchy-points = It counts only at the end of the game, wherever it then lies among your cards.

clarify-province-points = It counts only at the end of the game, wherever it then lies among your cards.
clarify-province-end = When the Province pile is empty, the game is over at the end of that turn.

clarify-curse-type = A Curse is neither a Victory card nor a Treasure. At the end of the game it takes 1 point away.
clarify-curse-buy = You may buy a Curse, but like everything you buy it goes to your own discard pile.
clarify-curse-play = Curses and Victory cards cannot be played.

clarify-adventurer-stop = Reveal one card at a time and stop at the second Treasure. There is no choice: these two go to your hand, all other revealed cards are discarded.
clarify-adventurer-shuffle = If your deck runs out, shuffle your discard pile and go on. The cards revealed so far are not shuffled in.
clarify-adventurer-few = If all your cards are used up, take the one Treasure you have found, or none. The rest is discarded.
clarify-adventurer-throne = With Throne Room: two complete searches, so up to four Treasures. Cards discarded by the first can be shuffled in for the second.

clarify-artisan-limit = The card may cost anything from 0 to 5 and goes to your hand. Coins cannot raise the limit.
clarify-artisan-topdeck = Then you must put a card on your deck: the one you have just gained or any other from your hand.
clarify-artisan-none = If there is nothing to gain, you still put a card from your hand on your deck. With an empty hand you put none.
clarify-artisan-use = If you keep the gained card, you can use it in the same turn: a Treasure in the Buy phase, an Action card if you have an Action left.
clarify-artisan-throne = With Throne Room: gain a card and put one on your deck, then do both again with the hand you have by then.

clarify-bandit-order = First you gain the Gold, to your discard pile. Then the other players reveal their cards one after another, in turn order.
clarify-bandit-victim = The player who reveals the cards trashes exactly one Treasure other than Copper, and chooses which one if there are two. You never get the trashed card.
clarify-bandit-none = If no Treasure other than Copper is among them, both cards are discarded.
clarify-bandit-few = A player with only one card in the deck shuffles first: the old card is the first of the two and is not shuffled in. With fewer than two cards in all, they reveal what there is.
clarify-bandit-empty = If there is no Gold left in the Supply, the Attack takes place all the same.
clarify-bandit-moat = Whoever reveals a Moat reveals no cards from the deck and loses none. You gain the Gold anyway.
clarify-bandit-throne = With Throne Room: two Golds, and the others reveal two cards twice and lose at most one each time. A Moat may be revealed before each play.

clarify-bureaucrat-choose = A player with several Victory cards in hand chooses which one to show and put on the deck.
clarify-bureaucrat-hand = A player without a Victory card shows the whole hand, so that everybody can see it.
clarify-bureaucrat-type = Gardens counts as a Victory card here, Curse does not.
clarify-bureaucrat-deck = The Silver goes on top of your deck, not to the discard pile. On an empty deck the Silver, or a Victory card put back, becomes the only card.
clarify-bureaucrat-empty = If there is no Silver left in the Supply, the Attack takes place all the same.
clarify-bureaucrat-moat = Whoever reveals a Moat shows neither a card nor the hand and puts nothing back. You gain the Silver anyway.
clarify-bureaucrat-throne = With Throne Room: two Silvers on your deck. The others put back one Victory card, and then a second one if they have it.

clarify-cellar-none = You may discard any number of cards, also none. You get +1 Action in any case.
clarify-cellar-order = Choose all the cards, discard them together, and only then draw.
clarify-cellar-shuffle = If you have to shuffle, the cards just discarded are shuffled in and may come back to you. The Cellar stays in play.
clarify-cellar-self = The Cellar you have played is no longer in your hand, so it cannot be discarded. Another Cellar in your hand can.
clarify-cellar-shown = Everybody sees how many cards you discard, but only the top one is shown.
clarify-cellar-throne = With Throne Room: +2 Actions; discard and draw, then discard and draw again. Cards drawn the first time may be discarded the second time.

clarify-chancellor-whole = Decide at once, before you play or buy anything else, and only about the deck as a whole. You get the 2 coins either way.
clarify-chancellor-hidden = You may not look at the cards you move. The deck is turned over as one block, so only its former bottom card becomes visible.
clarify-chancellor-shuffle = Moving the deck does not make you shuffle. You shuffle when you next need a card.
clarify-chancellor-throne = With Throne Room: +4 coins, and you are asked twice. If the deck has been moved already, the second time moves nothing.

clarify-chapel-number = You may trash fewer than four cards, or none at all.
clarify-chapel-self = The Chapel you have played cannot trash itself. Another Chapel in your hand can be trashed.
clarify-chapel-throne = With Throne Room: up to four cards, then up to four more.

clarify-council_room-others = First you draw four cards. Then each other player draws one, in turn order, wanted or not, and shuffles their own discard pile if they have to.
clarify-council_room-moat = It is not an Attack, so Moat cannot be revealed against it.
clarify-council_room-throne = With Throne Room: +8 Cards and +2 Buys. Every other player draws two cards, one after each play.

clarify-feast-limit = The card may cost anything from 0 to 5 and goes to your discard pile. Coins cannot raise the limit.
clarify-feast-throne = With Throne Room: you gain two cards, although the Feast can be trashed only once. The gain does not depend on the trashing.
clarify-feast-gone = A trashed Feast is no longer in play: it does not come back to you at Clean-up.
clarify-feast-none = If the Supply has no such card, you gain nothing, but the Feast is trashed all the same.

clarify-festival-bonus = You draw no card. The Actions are for this Action phase, the Buy and the coins for the Buy phase of this turn.
clarify-festival-throne = With Throne Room: 4 Actions left, +2 Buys, +4 coins.

clarify-gardens-count = All your cards count, in every place: deck, hand, discard pile, play area. Gardens and Curses count too, trashed cards do not.
clarify-gardens-example = With 37 or 39 cards each Gardens is worth 3 points, with 40 cards 4 points, with 9 cards nothing.
clarify-gardens-victory = It is a Victory card, not an Action: it cannot be played and does nothing during the game.

clarify-harbinger-order = Draw first, and only then look through your discard pile. The others do not see it.
clarify-harbinger-optional = You need not move a card. If your draw has just made you shuffle, the discard pile is empty and nothing happens.
clarify-harbinger-throne = With Throne Room: the second draw takes the card you have just put on your deck. You have 2 Actions left.

clarify-laboratory-action = It pays for itself: after the two cards you may play another Action card, also one that you have just drawn.
clarify-laboratory-throne = With Throne Room: +4 Cards, 2 Actions left.

clarify-library-choose = Take one card at a time. When an Action card comes up, decide before you see the next card whether to keep it or set it aside. Other cards cannot be set aside.
clarify-library-aside = Cards set aside lie face up and go to your discard pile when you have finished, in both editions alike.
clarify-library-shuffle = If you have to shuffle on the way, the cards set aside and those in your hand stay out.
clarify-library-run_out = If your cards run out all the same, you keep what you have. The cards set aside do not come back.
clarify-library-full = If you still have seven or more cards in hand after playing it, you take none.
clarify-library-throne = With Throne Room: the second play takes cards only if you have fewer than seven in hand by then.

clarify-market-order = Draw first; then you may play another Action card, also the one just drawn. The Buy and the coin are for the Buy phase of this turn.
clarify-market-throne = With Throne Room: +2 Cards, 2 Actions left, +2 Buys, +2 coins.

clarify-merchant-first = You get the card and the Action at once, the extra coin with the first Silver you play this turn. Later Silvers give no extra coin.
clarify-merchant-several = With several Merchants the first Silver gives 1 extra coin for each of them.
clarify-merchant-lost = Without a Silver this turn there is no extra coin, and it is not kept for a later turn.
clarify-merchant-throne = With Throne Room it counts as two Merchants: +2 Cards, 2 Actions left, and the first Silver gives 2 extra coins.

clarify-militia-choose = Each player chooses which cards to discard. Whoever has three or fewer cards in hand discards nothing.
clarify-militia-moat = Whoever reveals a Moat discards nothing. You get the 2 coins anyway.
clarify-militia-throne = With Throne Room: +4 coins, but the others discard only once. The second time they have no more than three cards left.

clarify-mine-may = In the first edition you must trash a Treasure if you have one. In the second you may decline, and then nothing happens.
clarify-mine-cost = The Treasure you gain may cost up to 3 more, but also the same or less, and may even have the same name.
clarify-mine-hand = It goes to your hand, so you can play it in the Buy phase of the same turn.
clarify-mine-none = Without a Treasure in your hand you neither trash nor gain anything.
clarify-mine-must = Once you have trashed a Treasure you must gain one within the limit, from another pile if the one you want is empty. If there is none, the trashed card is lost all the same.
clarify-mine-throne = With Throne Room: two exchanges. The Treasure gained first may be trashed second: Copper to Silver to Gold.

clarify-moat-when = You may reveal it from your hand when another player plays an Attack, before that Attack does anything. You do not have to; a Moat that is not revealed gives no protection.
clarify-moat-stays = A revealed Moat stays in your hand, and you may reveal it again against every further Attack.
clarify-moat-only_you = It protects only you. The other players are attacked, and the attacker keeps what the card gives.
clarify-moat-attacks = Bandit, Spy and Thief: you reveal no card and lose none. Bureaucrat: you show neither card nor hand. Militia: you discard nothing. Witch: you gain no Curse, and it stays in the pile for the next player.
clarify-moat-not_attack = It is of no use against cards that are not Attacks, such as Council Room.
clarify-moat-twice = An Attack played twice by Throne Room is two Attacks: reveal the Moat each time.
clarify-moat-played = Played in your own Action phase it only gives +2 Cards, with Throne Room +4 Cards.

clarify-moneylender-may = In the first edition you must trash a Copper if you have one. In the second you may decline, and then you get no coins.
clarify-moneylender-one = It trashes one Copper at most. If no Copper is trashed, there are no coins.
clarify-moneylender-throne = With Throne Room: +3 coins for each Copper trashed, so 6 at most; with a single Copper only 3.

clarify-poacher-order = First you get the card, the Action and the coin. Then you discard cards of your choice, also the one just drawn.
clarify-poacher-piles = Every empty pile of the Supply counts, also Curse, Copper and Poacher itself.
clarify-poacher-none = As long as no pile is empty, you discard nothing.
clarify-poacher-small_hand = If you have fewer cards in hand than you would have to discard, you discard your whole hand.
clarify-poacher-throne = With Throne Room: 2 Actions left and +2 coins; you draw and discard for the empty piles each time.

clarify-remodel-must = You must trash a card if you have one in hand; which one is up to you.
clarify-remodel-cost = The card you gain may cost up to 2 more, but also the same or less, and may be another copy of the trashed card. Coins cannot raise the limit.
clarify-remodel-self = The Remodel you have played cannot trash itself. Another Remodel in your hand can be trashed.
clarify-remodel-none = With no card in hand nothing is trashed or gained. If the Supply has no card within the limit, the trashed card is lost all the same.
clarify-remodel-throne = With Throne Room: two separate exchanges. The card gained first lies in your discard pile and cannot be trashed second.

clarify-sentry-order = Draw first, then look at the two cards that are on top by then. The others do not see them.
clarify-sentry-each = Decide for each card on its own: trash it, discard it or put it back. If you put back both, you choose their order.
clarify-sentry-few = If one card is left in your deck after the draw, your discard pile is shuffled under it, and it is the first of the two. With fewer than two cards in all, use those there are.
clarify-sentry-throne = With Throne Room: the second draw takes the card you left on top, if you left one. You have 2 Actions left.

clarify-smithy-draw = If your deck has fewer than three cards, shuffle your discard pile and draw the rest. Cards in hand and in play stay out.
clarify-smithy-throne = With Throne Room: +6 Cards.

clarify-spy-order = Draw first. Then your own top card is revealed, after it those of the others in turn order; each one is decided before the next is revealed.
clarify-spy-decide = You decide about every card, your own included: it is discarded, or it goes back on top of its owner’s deck.
clarify-spy-few = Players with an empty deck shuffle only when it is their turn to reveal. Whoever has no cards at all reveals nothing.
clarify-spy-moat = Whoever reveals a Moat reveals no card from the deck. You still draw, get +1 Action and decide about your own card and those of the unprotected players.
clarify-spy-throne = With Throne Room: draw, +1 Action and all reveal; then the same again. You have 2 Actions left.

clarify-thief-choose = The others reveal in turn order. Each of them loses exactly one Treasure, if there is any; with two of them you choose which. Their other cards are discarded.
clarify-thief-keep = When all are done, you may take any of the Treasures trashed by this play: all, some or none. They go to your discard pile. What was trashed earlier cannot be taken.
clarify-thief-few = A player with one card in the deck reveals it, shuffles the discard pile without it and reveals the second. With fewer than two cards in all, they reveal what there is.
clarify-thief-moat = Whoever reveals a Moat reveals no cards from the deck and loses none. The others are robbed.
clarify-thief-throne = With Throne Room: two separate raids. What you leave in the trash after the first cannot be taken after the second.

clarify-throne_room-may = In the first edition you must choose an Action card if you have one. In the second you may decline.
clarify-throne_room-full = Carry out the card completely, then once more. Both times count in full: +Actions, Attacks and Reactions included.
clarify-throne_room-action = Neither play uses an Action; only the Throne Room itself did.
clarify-throne_room-between = No other card is played between the two plays, unless the doubled card plays one itself (Throne Room, Vassal).
clarify-throne_room-throne_room = On another Throne Room: play one Action card twice, then another one twice. No card is played four times.
clarify-throne_room-feast = On Feast: you gain two cards costing up to 5, although the Feast is trashed only once.
clarify-throne_room-none = Without an Action card in your hand it does nothing.
clarify-throne_room-which = Any card with the type Action may be doubled, also an Attack or a Moat.
clarify-throne_room-once = The doubled card lies in play once and is discarded once. A shuffle between the plays takes in what the first play discarded or gained, but neither the doubled card nor the Throne Room.

clarify-vassal-play = You may play the discarded Action card at once: it moves from the discard pile to your play area, and no Action is used.
clarify-vassal-stays = Any other card, and an Action card you do not play, stays in the discard pile.
clarify-vassal-empty = With an empty deck, shuffle first and discard the top card of the new deck. With no cards at all you only get the 2 coins.
clarify-vassal-throne = With Throne Room: +4 coins. The first card is discarded and, if you like, played to the end before the second is discarded.

clarify-village-actions = It uses one Action and gives two: after it you can play two more Action cards.
clarify-village-throne = With Throne Room: +2 Cards, 4 Actions left.

clarify-witch-order = Curses are handed out in turn order, beginning on your left, and go to the discard piles. If they run out, the remaining players get none.
clarify-witch-empty = With no Curses left you can still play it: you draw your two cards.
clarify-witch-moat = Whoever reveals a Moat gains no Curse. It is not used up: if few are left, the next unprotected player gets it.
clarify-witch-throne = With Throne Room: +4 Cards, and each other player gains a Curse per play, in turn order each time.

clarify-woodcutter-bonus = The Buy and the coins are for the Buy phase of this turn; nothing is bought in the Action phase.
clarify-woodcutter-throne = With Throne Room: +2 Buys, +4 coins.

clarify-workshop-limit = The card may cost anything from 0 to 4 and goes to your discard pile. Coins cannot raise the limit.
clarify-workshop-must = If there is such a card in the Supply, you must gain one, even an unwanted one. If there is none, nothing happens.
clarify-workshop-throne = With Throne Room: two cards, gained one after the other.
