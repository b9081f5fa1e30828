# The rules of Dominion, topic by topic.

rule-dominion_goal = Object of the game
    .text =
        Every player builds a deck. At first it holds a few weak Treasures and Victory cards; turn by turn you add better cards from the Supply. Treasures pay for cards. Action cards draw cards, earn coins, trash cards or attack. Victory cards are worth points, but do nothing in your hand.

        At the end each player adds up the victory points on all their cards, and the highest total wins. The art is knowing when to stop improving your deck and start buying points.

rule-dominion_set_up = Set-up
    .text =
        Each player takes 7 Coppers and 3 Estates, shuffles these ten cards into a face-down deck and draws 5 cards as a first hand. Discard piles, play areas and the trash start empty.

        The Supply has 17 face-up piles: Copper, Silver, Gold, Estate, Duchy, Province, Curse, and ten Kingdom piles that differ from game to game. The Curse pile is always there, even if no Kingdom card hands out Curses. The trash lies beside the Supply and is shared by all players. Cards left in the box are not part of the game.

rule-dominion_piles = Pile sizes
    .text =
        Estate, Duchy, Province and Gardens: 8 cards per pile with 2 players, 12 with 3 or more; but 15 Provinces with 5 players and 18 with 6. The Estates in the starting decks are dealt first and do not count towards the pile. Every other Kingdom pile has 10 cards, whatever the number of players.

        Curses: 10 with 2 players, and 10 more for each additional player, up to 50 with 6.

        Treasures: 40 Silvers, 30 Golds, and 60 Coppers minus the 7 dealt to each player. With 5 or 6 players: 80 Silvers, 60 Golds, and 120 Coppers minus those dealt.

rule-dominion_kingdom = Choosing the ten Kingdom cards
    .text =
        A game uses ten different Kingdom cards from the chosen edition. Use a recommended set, draw ten cards at random, or choose them in any way all players agree on. For a first game we suggest the set called First Game.

        In a draft, players take turns naming a card until ten different cards have been named.

        In a series of first-edition games, each player may swap one of the ten cards for an unused one after each game. Here players do so openly, in turn order, beginning with whoever starts the next game. In the second edition this is an option of the table. You can also mix the cards of both editions here, though no rulebook covers it.

rule-dominion_first_player = Who starts
    .text =
        In a first game the starting player is chosen at random. Turns pass clockwise, to the left.

        In later games the player to the left of the last winner starts, even if that win was a tie broken by fewer turns. After a shared victory the starting player is chosen at random: in the first edition among the players who did not share it (or among all, if everyone did), in the second edition among all players.

rule-dominion_turn = The turn
    .text =
        A turn has three phases, always in this order: Action phase, Buy phase, Clean-up phase. You start it with 1 Action, 1 Buy and no coins. Cards add to these; whatever you do not use is lost at the end of the turn.

        You cannot go back to an earlier phase: once your Buy phase has begun, you can play no more Action cards this turn. After Clean-up the turn passes to the player on your left.

        No player can have an Action card in hand during their first two turns.

rule-dominion_action_phase = Action phase
    .text =
        You may play Action cards from your hand. Each one uses 1 Action; a card with +Actions lets you play that many more. You may stop at any time, and the phase ends when you have no Actions or no Action cards left.

        Put the card face up in your play area and follow it from top to bottom. You may play a card even if some or all of it cannot be done; do as much as you can. Finish it before you play another card, unless the card itself tells you to play one; a card played that way uses no Action. Anything a card says without “may” is compulsory; “up to four cards” and “any number” include none. Played cards stay in play until Clean-up, unless they say otherwise.

rule-dominion_buy_phase = Buy phase
    .text =
        First play any number of Treasures from your hand: Copper gives 1 coin, Silver 2, Gold 3. Treasures you keep in hand give nothing. Add the coins from Action cards you played this turn. Once you have bought a card, you can play no more Treasures this turn.

        You have one Buy, plus one for each +1 Buy. Each Buy lets you take one card from the Supply that costs no more than the coins you have left; it goes to your discard pile. You may buy from the same pile again, and coins left over can pay for your next card. A card that costs 0 still uses a Buy. You never have to buy. You do not lose Treasures by spending them: they stay in play until Clean-up.

rule-dominion_clean_up = Clean-up phase
    .text =
        All cards in your play area and all cards left in your hand go to your discard pile; you cannot keep any. Then draw 5 cards as your next hand. If your deck runs short, shuffle your discard pile, including the cards just discarded. If you have fewer than 5 cards in your deck and discard pile together, draw them all.

        The rules let you discard in any order. Here the cards from your hand go first, with the played cards on top of them, and only the top card can be seen.

rule-dominion_shuffling = Deck and shuffling
    .text =
        You do not reshuffle as soon as your deck is empty: you shuffle your discard pile only when you need a card that your deck does not have. If there still are not enough cards, use those you have. If your discard pile is empty, there is no shuffle.

        In the first edition you take what is left in your deck, shuffle, then take the rest. In the second edition you shuffle first, put the shuffled cards under your deck, then take all the cards you need. You get the same cards either way.

        Only the discard pile is shuffled; cards in hand, in play, set aside or revealed are not.

rule-dominion_gaining = Cost, gaining and buying
    .text =
        To gain a card, take it from the Supply and put it on your discard pile, unless told otherwise. It does nothing when you gain it. Buying is one way of gaining a card; it takes coins and a Buy, and is possible only in the Buy phase.

        If a card lets you gain a card costing “up to” an amount, only that limit matters: you pay no coins, and coins cannot raise it. Any cost from 0 to the limit is allowed. If the Supply has such a card, you must gain one, even if you do not want it. You cannot gain a card from an empty pile.

rule-dominion_trash = The trash
    .text =
        A trashed card goes to the trash, which all players share, not to a discard pile. It no longer belongs to anyone and does not count at the end.

        Cards in the trash do not return to the Supply. They cannot be bought, or gained except by a card that says so (Thief). Anyone may look through the trash at any time.

        A card you are playing is in play, not in your hand: it cannot trash or discard itself “from your hand”.

rule-dominion_attacks = Attacks and Reactions
    .text =
        When someone plays an Attack card, it is first put into play. Then each other player, in turn order, may reveal a Moat from their hand. Only then is the card carried out from top to bottom, including anything it gives the attacker. Players are affected one at a time, in turn order.

        A revealed Moat stays in hand and protects only its owner, who reveals, loses and gains nothing because of that Attack. The attacker still gets their bonus. You may reveal the same Moat again against every further Attack; an Attack played twice with Throne Room counts as two. Moat helps only against Attack cards, so not against Council Room, for example.

rule-dominion_throne_room = Throne Room
    .text =
        Throne Room plays another Action card from your hand twice. In the first edition you must choose a card if you have one; in the second edition you may decline.

        Finish the first play completely, then play the card again. Both plays count in full: +Actions, Attacks and Reactions apply each time. Neither uses an Action; only Throne Room itself did. You cannot play another card in between, unless the doubled card plays one. A card that stays in play is there once and is discarded once.

        If you play a Throne Room with a Throne Room, you play one Action card twice and then another twice. No card is played four times.

rule-dominion_end = End of the game
    .text =
        The game can end only at the end of a turn, after Clean-up. It ends if the Province pile is empty, or if any three Supply piles are empty: Kingdom cards, Treasures, Estates, Duchies and Curses all count. With 5 or 6 players it takes four empty piles.

        It does not matter how a pile was emptied. When the game ends nobody takes another turn, even if some players have had one turn fewer.

rule-dominion_scoring = Scoring and ties
    .text =
        Each player collects all their cards: deck, hand, discard pile, play area and cards set aside. Trashed cards do not count. Estate is worth 1 point, Duchy 3, Province 6, Curse −1. Gardens is worth 1 point for every ten cards you have, rounded down. All other cards are worth nothing; a total can be negative.

        The highest total wins. If players tie for it, the one who took fewer turns wins, counting the turn that ended the game. If they also took the same number of turns, they share the victory.

rule-dominion_information = Open and hidden information
    .text =
        Everyone can see the Supply and the size of its piles, the trash, all play areas, cards set aside, the top card of each discard pile, the number of cards in each hand, and the Actions, Buys and coins of the current player.

        Only you see your hand. You may count the cards in your deck, but not look at them. You may not look through or count your own discard pile, unless a card lets you (Harbinger), nor anyone else’s deck or discard pile.

        To reveal a card is to show it to everyone; if you look at a card, only you see it.

        Online, the others are not told who is asked about a Reaction, only that the game is waiting. That it waits still shows that somebody holds one; asking every player at every Attack would slow every game down.

rule-dominion_editions = The two editions
    .text =
        19 Kingdom cards are in both editions. Only the first has Adventurer, Chancellor, Feast, Spy, Thief and Woodcutter; only the second has Artisan, Bandit, Harbinger, Merchant, Poacher, Sentry and Vassal. The recommended sets differ too.

        Throne Room, Mine and Moneylender are compulsory in the first edition if you can follow them, and optional in the second. After a shared victory the next starting player is chosen at random: in the first edition among those who did not share it, in the second among all. Swapping a card between games is a first-edition rule; in the second edition it is an option here. The order of drawing and shuffling differs, without changing the result. Rules for 5 and 6 players appear only in the second edition; here they apply to both.
