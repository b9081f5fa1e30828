# The rules of Dominion, topic by topic.

rule-dominion_goal = Object of the game
    .text =
        Every player builds a deck. At first it holds a few poor Treasures and Victory cards; from turn to turn you add better cards from the Supply. Treasures pay for cards. Action cards draw, earn, trash or attack. Victory cards bring points, but do nothing while they are in your hand.

        At the end each player counts the victory points in all of their cards, and the highest total wins. The art is to know when to stop improving the deck and to start buying points.

rule-dominion_set_up = Set-up
    .text =
        Each player receives 7 Coppers and 3 Estates, shuffles these ten cards into a face-down deck and draws 5 cards as the first hand. Discard piles, play areas and the trash start empty.

        The Supply has 17 face-up piles: Copper, Silver, Gold, Estate, Duchy, Province, Curse, and ten Kingdom piles that differ from game to game. The Curse pile is there even if no Kingdom card hands out Curses. Beside the Supply lies the trash, which all players share. Cards left in the box are outside the game.

rule-dominion_piles = Sizes of the piles
    .text =
        Estate, Duchy, Province, Gardens: 8 cards in each pile with 2 players, 12 with 3 or more. With 5 players, however, there are 15 Provinces, with 6 there are 18. The Estates of the first decks are dealt before and not counted. Every other Kingdom pile has 10 cards, whatever the number of players.

        Curses: 10 with 2 players and 10 more for each further player, up to 50 with 6.

        Treasures: 40 Silvers, 30 Golds, and 60 Coppers less the 7 dealt to each player. With 5 or 6 players there are 80 Silvers, 60 Golds, and 120 Coppers less those dealt.

rule-dominion_kingdom = Choosing the ten Kingdom cards
    .text =
        A game uses a set of ten different Kingdom cards of the chosen edition. Take a recommended set, draw ten cards at random, or choose them in any way all players agree to. For a first game the set First Game of the edition is proposed.

        In a draft the players take turns; each names one card, until ten different cards are named.

        In a series of games of the first edition each player may, after a game, swap one of the ten cards for an unused one. Here the players do so openly, in turn order from the one who starts the next game. In the second edition they may do so if this was chosen for the table. Mixing the cards of both editions is possible here, but no rulebook provides for it.

rule-dominion_first_player = Who starts
    .text =
        In a first game chance decides who starts; everybody is equally likely. Turns then pass clockwise, to the left.

        In a following game the player on the left of the last winner starts. This holds too if the winner won a tie by fewer turns. If the victory was shared, chance decides: in the first edition among the players who did not share it (among all, if everybody did), in the second edition among all players.

rule-dominion_turn = The turn
    .text =
        A turn has three phases in a fixed order: the Action phase, the Buy phase, the Clean-up phase. It begins with 1 Action, 1 Buy and no coins. Cards add to these numbers; what is not used is lost at the end of the turn.

        A phase that is over does not come back: once the Buy phase has begun, no Action card can be played in this turn. After the Clean-up the turn passes to the player on the left.

        In the first two turns of each player no Action card can be in hand yet.

rule-dominion_action_phase = Action phase
    .text =
        You may play Action cards from your hand. Each one uses up 1 Action; a card with +Actions lets you play that many more. You may stop at any time, and the phase is over when you have no Action or no Action card left.

        Lay the card face up in your play area and follow it from top to bottom. You may play it even if part or all of it cannot be done; do as much as possible. It is finished before another card is played, unless it tells you itself to play one, and a card played that way uses no Action. Whatever a card says without “may” is compulsory; “up to four cards” and “any number” may also be none. Played cards stay in play until the Clean-up, unless they say otherwise.

rule-dominion_buy_phase = Buy phase
    .text =
        First play any number of Treasures from your hand: Copper gives 1 coin, Silver 2, Gold 3. Treasures left in hand give nothing. Coins from Action cards of this turn are added. After the first purchase of the turn no more Treasures can be played.

        You have one Buy, and one more for each +1 Buy. Each Buy takes one card from a pile of the Supply that costs no more than the coins you have left; the card goes to your discard pile. You may buy from the same pile again, and coins left over count for the next purchase. A card that costs 0 still uses a Buy. Nobody has to buy. Treasures are not lost by spending: they stay in play until the Clean-up.

rule-dominion_clean_up = Clean-up phase
    .text =
        All cards in your play area and all cards left in your hand go to your discard pile; nothing may be kept. Then draw 5 cards as your next hand. If your deck is too small, the discard pile is shuffled, and the cards just discarded take part. With fewer than 5 cards in deck and discard pile together, draw them all.

        Cards from the hand go down first and played cards on top of them. Only the card that ends on top is seen.

rule-dominion_shuffling = Deck and shuffling
    .text =
        An empty deck is not refilled at once: the discard pile is shuffled only when a card is needed and the deck does not have it. If even then there are too few cards, do it with those there are. With an empty discard pile there is no shuffle.

        In the first edition take what is left in the deck, then shuffle, then take the rest. In the second edition shuffle first, put the shuffled cards under the deck, then take all the cards you need. You get the same cards either way.

        Only the discard pile is shuffled; cards in hand, in play, set aside or revealed stay out.

rule-dominion_gaining = Cost, gaining and buying
    .text =
        To gain a card is to take it from the Supply and put it on your discard pile, unless something else is said. It does nothing on arrival. Buying is one way of gaining; it takes coins and a Buy, and happens only in the Buy phase.

        If a card lets you gain a card “up to” a cost, only that limit counts: no coins are paid and none can raise it. Anything from 0 to the limit will do. If there is such a card in the Supply, you must gain one, even an unwanted one. Nothing can be gained from an empty pile.

rule-dominion_trash = The trash
    .text =
        A trashed card goes to the trash, which all players share, not to a discard pile. From then on it belongs to nobody and does not count at the end.

        Cards in the trash do not return to the Supply. They cannot be bought or gained, except by a card that says so (Thief). Everybody may look through the trash at any time.

        A card that is being carried out is in play and no longer in hand: it cannot trash or discard itself “from your hand”.

rule-dominion_attacks = Attacks and Reactions
    .text =
        When somebody plays an Attack card, it is first put in play. Then each other player, in turn order, may reveal a Moat from hand. Only after that is the card carried out from the top, the attacker’s own bonus included. Players are affected one after another in turn order.

        A revealed Moat stays in hand and protects only its owner, who shows, loses and gains nothing through this Attack. The attacker’s bonus stays. The Moat may be revealed again against every further Attack; an Attack played twice by Throne Room is two Attacks. It helps only against Attack cards: not, for instance, against Council Room.

rule-dominion_throne_room = Throne Room
    .text =
        Throne Room plays another Action card from your hand twice. In the first edition you must choose one if you have one, in the second edition you may decline.

        Carry out the first play completely, then the second. Both are full plays: +Actions, Attacks and Reactions count each time. Neither uses an Action; only the Throne Room did. No other card comes between them, unless the doubled card itself plays one. A card that stays in play lies there once and is discarded once.

        Throne Room on Throne Room: play one Action card twice, then another one twice. No card is played four times.

rule-dominion_end = End of the game
    .text =
        The end is checked only when a turn is complete, after its Clean-up. The game is over if the Province pile is empty, or if three or more piles of the Supply are empty, whichever they are: Kingdom piles, Treasures, Estates, Duchies and Curses all count. With 5 or 6 players it takes four empty piles.

        It does not matter how a pile was emptied. When the end is found nobody takes another turn, even if some players have had one turn fewer.

rule-dominion_scoring = Scoring and ties
    .text =
        Each player collects all of their cards: deck, hand, discard pile, play area and cards set aside. Trashed cards do not count. Estate is worth 1 point, Duchy 3, Province 6, Curse −1. Gardens is worth 1 point for every ten cards you have, rounded down. All other cards are worth nothing; a total may be negative.

        The highest total wins. Among those who tie for it, whoever took fewer turns wins; the turn that ended the game counts. If the turns are equal too, they share the victory.

rule-dominion_information = Open and hidden information
    .text =
        Everybody sees the Supply and how many cards its piles hold, the trash, all play areas, cards set aside, the top card of each discard pile, the number of cards in each hand, and the Actions, Buys and coins of the player on turn.

        You alone see the cards in your hand. You may count your own deck, but not look at its cards. You may neither look through nor count your own discard pile, unless a card lets you (Harbinger), nor the decks and discard piles of others.

        To reveal is to show everybody; to look at is to see alone.

rule-dominion_editions = The two editions
    .text =
        19 Kingdom cards are in both editions. Only the first has Adventurer, Chancellor, Feast, Spy, Thief, Woodcutter; only the second has Artisan, Bandit, Harbinger, Merchant, Poacher, Sentry, Vassal. The recommended sets differ too.

        Throne Room, Mine and Moneylender are compulsory in the first edition if you can carry them out, and optional in the second. After a shared victory the first edition lets chance choose the next first player among those who did not share it, the second among all. Swapping a card between two games is a rule of the first edition; in the second it is an option here. The order of taking and shuffling differs, without changing the result. Rules for 5 and 6 players are printed only in the second edition; here they hold for both.
