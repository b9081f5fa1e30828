# The pages of the web client: home, new table, reference, learning, my games, settings, credits.

## Home page

pages-home-title = Two kingdoms to build
pages-home-text = Play { $games } with friends or against bots. Free, without an account.
pages-players-range = { $least }–{ $most } players
pages-learn-short = Learn
pages-with-people = With friends
pages-opponent = Opponent
pages-cards = Cards
pages-your-name = Your name
pages-more-choices = More options
pages-play-now = Play now
pages-continue = Continue
pages-waiting-for-you = Waiting for you
pages-gathering = Waiting for players
pages-open-tables = Open tables
pages-join = Join
pages-watch = Watch
pages-show-all = Show all ({ $n })
pages-more = More
pages-new-table = New table
pages-new-table-text = Pick friends, bots, cards and variants
pages-learn = Learn to play
pages-learn-text = Your first game, with a coach at your side
pages-reference-text = Every card, every domino, every rule
pages-replay = Replay
pages-replay-text = Watch a game again, move by move
pages-games-text = Results, ratings and your profile
pages-unofficial-short = Unofficial, made by players for players.
pages-credits = Credits

## New table

pages-game = Game
pages-who-plays = Who’s playing?
pages-players = Number of players
pages-seat = Seat { $n }
pages-seat-bot = Bot: { $name }
pages-seat-person = Someone else on this device
pages-seat-invited = Someone with the invite link
pages-seat-open = Anyone
pages-seat-name = Name of player { $n }
pages-player = Player { $n }
pages-mixed-help = No rulebook covers this, but it can be fun.
pages-reroll = Draw again
pages-banned = Banned:
pages-list = Card names
pages-list-help = { $n ->
    [one] { $n } card, separated by commas or line breaks
   *[other] { $n } cards, separated by commas or line breaks
}
pages-list-read = Recognised: { $n } of { $all }
pages-table-options = Table options
pages-clock = Thinking time
pages-no-clock = No clock
pages-clock-minutes = { $minutes } min + { $more } s per decision
pages-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} + { $more ->
    [one] { $more } day
   *[other] { $more } days
} per decision
pages-public = Public table
pages-public-help = Listed on the home page; anyone can take a free seat or watch. Otherwise only people with a link can join.
pages-points = Point counter
pages-points-help = Everyone sees all players’ points during the game.
pages-friendly = Friendly game
pages-friendly-help = Not rated; hints are allowed.
pages-chat = Chat
pages-chat-help = Players can message each other; quick phrases are always available.
pages-starts-at-once = The game starts right away.
pages-then-invite = Next you’ll get a link and a QR code to share.
pages-open-table = Create table

## Reference

pages-rules = Rules
pages-search = Search names and text
pages-type = Type
pages-any = Any
pages-before-after = Previous and next

## Learning

pages-learn-intro = The best way to learn is to play. You sit at a real table against an easy bot, and a coach explains each thing the first time it comes up. You can’t do anything wrong.
pages-learn-start = Play your first game
pages-learn-opening = Setting up your first game…
pages-read-rules = Or read the rules

coach-title = Coach
coach-next = Got it
coach-show = Show the coach
coach-hide = Hide the coach
coach-wait = Keep playing
coach-wait-text = I’ll be back when something new comes up. If you’re unsure, ask for a hint.
coach-rules = All rules
coach-again = Explain everything again

## My games

pages-history = Games played
pages-no-games = Your finished games will appear here, each with a full replay.
pages-won = Won
pages-lost = Lost
pages-shared = Shared victory
pages-rated = rated
pages-ratings = Your ratings
pages-rating = Rating
pages-games-played = Games
pages-no-ratings = Games between people are rated, separately for each number of players. You have no rating yet.
pages-leaders = Leaderboard
pages-no-leaders = Nobody has a rating yet.
pages-identity = Your profile
pages-rename = Change name
pages-name-kept = Your name is now { $name }.
pages-phrase = Recovery phrase
pages-phrase-help = These words restore your profile on another device. Keep them secret.
pages-phrase-gone = It can be shown only on a device where you chose your name or restored your profile.
pages-show-phrase = Show phrase
pages-copy = Copy
pages-recover = Restore your profile
pages-recover-help = Your recovery phrase
pages-recover-do = Restore
pages-recovered = Welcome back, { $name }!
pages-data = Your data
pages-data-help = Download everything stored about you here, or delete it.
pages-export = Download my data
pages-delete = Delete my data
pages-delete-title = Delete everything?
pages-delete-text = Your name, ratings and games will be deleted, and you will resign any games in progress. This can’t be undone.
pages-deleted = All your data has been deleted.

## Settings

pages-settings-text = Changes are saved immediately, on this device.
pages-look = Appearance and sound
pages-text-size = Text size
pages-speed = Animations
pages-speed-slow = slow
pages-speed-normal = normal
pages-speed-fast = fast
pages-speed-off = off
pages-sound = Sounds
pages-sound-help = Cards, coins, your turn
pages-playing = While playing
pages-shortcuts = Keyboard shortcuts
pages-shortcuts-help = Single-key shortcuts; press ? for the list
pages-reset = Restore default settings

## Credits

pages-unofficial = Unofficial
pages-unofficial-text = Regat is not affiliated with or endorsed by any of them, and contains none of their text or art: the rules are explained in our own words. If you enjoy the games, buy them.
pages-licence-own = Regat is free software under the MIT licence. Its cards, dominoes, castles and texts were made for it.
pages-emblems = Card emblems
pages-emblems-text = Recoloured and resized, from
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
