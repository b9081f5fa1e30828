# The pages of the web client: first page, new table, reference, learning, one’s own games, settings, credits.

## The first page

pages-home-title = Two kingdoms to build
pages-home-text = Play Dominion and Kingdomino with friends or against bots. Free, without an account.
pages-play-dominion = Play Dominion
pages-play-kingdomino = Play Kingdomino
pages-dominion-text = Start with a few coins, buy better cards turn by turn, and win with the richest realm. No two games are alike.
pages-dominion-short = Build a deck
pages-kingdomino-text = Choose dominoes, lay out fields, forests and lakes around your castle, and multiply them by crowns. A quarter of an hour.
pages-kingdomino-short = Lay dominoes
pages-players-range = { $least }–{ $most } players
pages-learn-short = Learn it
pages-with-people = With friends
pages-opponent = Opponent
pages-cards = Cards
pages-your-name = Your name
pages-more-choices = More choices
pages-play-now = Play now
pages-continue = Continue
pages-your-turn = Your turn
pages-gathering = Waiting for players
pages-drafting = Choosing the cards
pages-open-tables = Open tables
pages-join = Join
pages-watch = Watch
pages-show-all = Show all ({ $n })
pages-more = More to do here
pages-new-table = New table
pages-new-table-text = Friends, bots, cards and variants of your choice
pages-learn = Learn to play
pages-learn-text = A first game, with a coach at your side
pages-reference-text = Every card, every domino, every rule
pages-replay = Replay
pages-replay-text = Look at a game again, move by move
pages-games-text = Results, ratings, your name
pages-unofficial-short = Unofficial, made by players for players.
pages-credits = Credits

## New table

pages-game = Game
pages-who-plays = Who plays?
pages-players = Number of players
pages-seat = Seat { $n }
pages-seat-bot = Bot: { $name }
pages-seat-person = Somebody else on this device
pages-seat-invited = Somebody with the invitation link
pages-seat-open = Anybody
pages-seat-name = Name of player { $n }
pages-player = Player { $n }
pages-edition = Edition
pages-kingdom = Kingdom cards
pages-kingdom-sets = Recommended sets
pages-random-kingdom = Random
pages-kingdom-draft = Chosen in turns
pages-kingdom-list = Own list
pages-own-kingdom = own choice of cards
pages-mixed-help = No rulebook provides for it, but it can be fun.
pages-reroll = Draw again
pages-lots-help = The lock keeps a card when you draw again. The other sign replaces it and keeps it away.
pages-lock = Keep { $card }
pages-ban = Never { $card }
pages-banned = Not wanted:
pages-allow = Allow { $card } again
pages-look-at = Look at { $card }
pages-draft-help = When all are at the table, the players name one card after another until ten are chosen.
pages-list = Names of the cards
pages-list-help = { $n ->
    [one] { $n } card, separated by commas or line breaks
   *[other] { $n } cards, separated by commas or line breaks
}
pages-other-edition = { $given } is not in edition { $edition }. Allow cards of both editions, or choose another one.
pages-list-read = Read: { $n } of { $all }
pages-variants = Variants
pages-table-options = At the table
pages-clock = Thinking time
pages-no-clock = No clock
pages-clock-minutes = { $minutes } min + { $more } s for each decision
pages-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} + { $more ->
    [one] { $more } day
   *[other] { $more } days
} for each decision
pages-public = Open table
pages-public-help = Listed on the first page; anybody may take a free seat and watch. Otherwise only people with a link can come.
pages-points = Point counter
pages-points-help = Everybody sees the points of all players during the game.
pages-chat = Chat
pages-chat-help = Players can write to each other; quick phrases are always there.
pages-starts-at-once = The game begins at once.
pages-then-invite = Next you get a link and a QR code for the others.
pages-open-table = Open the table

## Reference

pages-cards-of-dominion = Cards
pages-dominoes = Dominoes
pages-dominoes-help = Choose a terrain to see where it occurs.
pages-rules = Rules
pages-search = Search in names and texts
pages-type = Type
pages-any = any
pages-all-cards = All cards
pages-both-editions = both editions
pages-in-first-edition = In the first edition:
pages-pile = Pile
pages-before-after = Before and after

## Learning

pages-learn-intro = The best way to learn is to play. You sit at a real table against an easy bot, and a coach explains everything when it first comes up. Nothing can go wrong.
pages-learn-d1 = Everybody starts with the same ten cards and draws five of them each turn.
pages-learn-d2 = In your turn you play Actions, then you buy a card with your Treasures.
pages-learn-d3 = New cards come to your hand later on. In the end the points in your deck count.
pages-learn-k1 = Choose a domino with your king: good ones cost you the first choice in the next round.
pages-learn-k2 = Lay it so that it continues a terrain, or next to the castle.
pages-learn-k3 = Each territory is worth its squares times its crowns.
pages-learn-start = Play the first game
pages-learn-opening = Laying out your first game
pages-read-rules = Or read the rules

coach-title = Coach
coach-next = Got it
coach-show = Show the coach
coach-hide = Hide the coach
coach-wait = Go on playing
coach-wait-text = I am back as soon as something new comes up. If you are in doubt, ask for a hint.
coach-rules = All rules
coach-again = Explain everything again

coach-d-welcome = Welcome to your first game of Dominion
coach-d-welcome-text = You play against an easy bot. What you can click now glows; the sentence above the buttons says what is asked. I explain the rest as it comes up.
coach-d-hand = Your hand
coach-d-hand-text = You draw five cards each turn. Coppers are money. Estates are points that count only at the end, until then they are just in the way.
coach-d-supply = The Supply
coach-d-supply-text = These piles are for everybody. The number on a coin is the cost of a card. Right click or hold a card to read it.
coach-d-action = Action phase
coach-d-action-text = You may play one Action card from your hand; some let you play more. Click one that glows, or end your actions.
coach-d-treasures = Buy phase: play your Treasures
coach-d-treasures-text = Lay your coins on the table: one by one, or all at once with the button. They are not lost, they come back to your deck.
coach-d-buy = Buy a card
coach-d-buy-text = You can afford the piles that glow. Early on Silver is never wrong, and one or two Action cards that you like. What you do not spend is gone.
coach-d-gained = It is yours
coach-d-gained-text = A card that you buy goes to your discard pile. You draw it some turns later, once your deck is used up and shuffled again.
coach-d-end-turn = The end of your turn
coach-d-end-turn-text = You have nothing left to buy. When you end the turn, all your cards are discarded and you draw five new ones.
coach-d-others = The other player’s turn
coach-d-others-text = You see what your opponent plays and buys; the log tells it all. Some of their cards may concern you, then you are asked.
coach-d-shuffle = Shuffled
coach-d-shuffle-text = Your deck was empty, so your discard pile became your new deck. The cards you bought are in it now: your hands get better.
coach-d-card = A card asks you something
coach-d-card-text = Many cards let you choose. The sentence says which card asks and what for; possible answers glow or are buttons.
coach-d-several = Choose several cards
coach-d-several-text = Click the cards that you want; click again to take one back. The counter shows how many. Then confirm.
coach-d-react = A Reaction
coach-d-react-text = You are attacked, and a card in your hand can prevent it. Showing it costs nothing: it stays in your hand.
coach-d-points = When to buy points
coach-d-points-text = You are rich enough for Gold now. Soon you can afford Provinces: they win games. But remember, points do nothing in your hand, so do not buy them too early.
coach-d-empty = An empty pile
coach-d-empty-text = When the Provinces run out, or several piles are empty, the game is over at the end of that turn. Now is the time to look at the points.
coach-d-over = The end
coach-d-over-text = All points in your cards are counted. You know Dominion now! Try other sets of cards, a stronger bot, or invite a friend.

coach-k-welcome = Welcome to your first game of Kingdomino
coach-k-welcome-text = You play against an easy bot and build a kingdom around your castle. What you can click now is marked. I explain the rest as it comes up.
coach-k-first = Your first dominoes
coach-k-first-text = The kings are drawn by lot, and each takes a domino. High numbers are usually worth more, but they are placed later. Look for crowns!
coach-k-place = Place your domino
coach-k-place-text = It must touch your castle, or continue a terrain with at least one of its squares. The marked squares are possible; the points show before you confirm.
coach-k-turn = Turn it
coach-k-turn-text = Turn the domino with the button, the wheel or the R key. Nothing is final until you confirm.
coach-k-claim = Choose for the next round
coach-k-claim-text = Now your king moves to a free domino of the next line. You place it in the next round.
coach-k-order = Who comes first?
coach-k-order-text = In the next round the king on the lowest number acts first and has the widest choice. A modest domino can be worth it for that.
coach-k-points = Your first points
coach-k-points-text = A territory is worth its squares times its crowns. Two squares with one crown are 2 points; five squares with three crowns are 15.
coach-k-crowns = Crowns are missing
coach-k-crowns-text = A territory without a crown is worth nothing, however large it is. One domino with a crown changes that at once.
coach-k-others = The other kingdom
coach-k-others-text = Everything is open: see what your opponent collects, and take away what they need.
coach-k-frame = The edge of your kingdom
coach-k-frame-text = Your kingdom has reached its full width or height: it never grows beyond five by five squares. Leave room for dominoes to come.
coach-k-discard = A domino fits nowhere
coach-k-discard-text = Then it is discarded and brings nothing. It helps to keep several places open.
coach-k-last = The last round
coach-k-last-text = No new line comes any more. Place your last dominoes where they bring the most.
coach-k-over = The end
coach-k-over-text = All territories are counted. You know Kingdomino now! Try a variant, a stronger bot, or invite a friend.

## My games

pages-history = Games played
pages-no-games = Finished games appear here, with a replay of every move.
pages-won = Won
pages-lost = Lost
pages-shared = Shared victory
pages-rated = rated
pages-ratings = Your ratings
pages-rating = Rating
pages-games-played = Games
pages-no-ratings = Games between people are rated, for each number of players separately. You have none yet.
pages-leaders = The strongest
pages-no-leaders = Nobody is rated here yet.
pages-identity = Who you are here
pages-rename = Change the name
pages-name-kept = You are now called { $name }.
pages-phrase = Recovery phrase
pages-phrase-help = With these words you are yourself on another device too. Keep them to yourself.
pages-phrase-gone = It was shown when you first came, on the device on which you came.
pages-show-phrase = Show the phrase
pages-copy = Copy
pages-recover = Come from another device
pages-recover-help = Your recovery phrase
pages-recover-do = That is me
pages-recovered = Welcome back, { $name }!
pages-data = Your data
pages-data-help = Take everything with you that is kept about you here, or have it deleted.
pages-export = Download my data
pages-delete = Delete my data
pages-delete-title = Delete everything?
pages-delete-text = Your name, your ratings and your games are forgotten, and games that go on are resigned. This cannot be undone.
pages-deleted = Everything about you has been deleted.

## Settings

pages-settings-text = Kept on this device, at once.
pages-look = Look and sound
pages-text-size = Text size
pages-speed = Animations
pages-speed-slow = slow
pages-speed-normal = normal
pages-speed-fast = fast
pages-speed-off = none
pages-sound = Sounds
pages-sound-help = Cards, coins, your turn
pages-playing = While playing
pages-confirm-help = In Kingdomino the first click shows, the second one does it
pages-territories-help = Squares × crowns of every territory, drawn over the kingdoms
pages-auto-treasures = Play all Treasures at once
pages-auto-treasures-help = When the Buy phase begins
pages-auto-end = End the turn by itself
pages-auto-end-help = When nothing can be bought any more
pages-auto-react = Always reveal a Reaction
pages-auto-react-help = Without asking, whenever you are attacked
pages-shortcuts = Keyboard shortcuts
pages-shortcuts-help = Single keys do things; “?” lists them
pages-auto-single = Give the only answer
pages-auto-single-help = Where there is nothing to choose
pages-reset = Back to the usual settings

## Credits

pages-unofficial = Unofficial
pages-unofficial-dominion = Dominion was designed by Donald X. Vaccarino and is published by Rio Grande Games.
pages-unofficial-kingdomino = Kingdomino was designed by Bruno Cathala and is published by Blue Orange.
pages-unofficial-text = Regat is not affiliated with or endorsed by any of them, and contains none of their text or art: the rules are told in our own words. If you enjoy the games, buy them.
pages-licence-own = Regat is free software under the MIT licence: cards, dominoes, castles and texts were made for it.
pages-emblems = Emblems on the cards
pages-emblems-text = Changed in colour and size, from
pages-fonts = Fonts
pages-libraries = Made with
