# The pages of the web client: first page, new table, reference, learning, one’s own games, settings, credits.

## The first page

pages-home-title = Two kingdoms to build
pages-home-text = Play { $games } with friends or against bots. Free, without an account.
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
pages-mixed-help = No rulebook provides for it, but it can be fun.
pages-reroll = Draw again
pages-banned = Not wanted:
pages-list = Names of the cards
pages-list-help = { $n ->
    [one] { $n } card, separated by commas or line breaks
   *[other] { $n } cards, separated by commas or line breaks
}
pages-list-read = Read: { $n } of { $all }
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

pages-rules = Rules
pages-search = Search in names and texts
pages-type = Type
pages-any = any
pages-before-after = Before and after

## Learning

pages-learn-intro = The best way to learn is to play. You sit at a real table against an easy bot, and a coach explains everything when it first comes up. Nothing can go wrong.
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
pages-shortcuts = Keyboard shortcuts
pages-shortcuts-help = Single keys do things; “?” lists them
pages-reset = Back to the usual settings

## Credits

pages-unofficial = Unofficial
pages-unofficial-text = Regat is not affiliated with or endorsed by any of them, and contains none of their text or art: the rules are told in our own words. If you enjoy the games, buy them.
pages-licence-own = Regat is free software under the MIT licence: cards, dominoes, castles and texts were made for it.
pages-emblems = Emblems on the cards
pages-emblems-text = Changed in colour and size, from
pages-fonts = Fonts
pages-libraries = Made with

## Protection

pages-double-clicks = Protect against double clicks
pages-double-clicks-help = A new question takes no click or key for the first 0.4 seconds

## Recovery phrase

pages-phrase-renew = New phrase
pages-phrase-renew-title = Get a new phrase?
pages-phrase-renew-text = The old phrase stops working, on paper and on every device.
pages-phrase-renewed = This is your new phrase. Write it down.
