# The web client, whatever the page: the shell, the frame of a table, what goes wrong.

## The shell

web-title = Regat – { $games }
web-title-table = { $game } – Regat
web-title-your-turn = ● Your turn – { $game }
web-skip = Skip to the content
web-nav = Pages
web-nav-home = Regat: first page
web-nav-play = Play
web-nav-learn = Learn
web-nav-reference = Cards and rules
web-nav-games = My games
web-nav-settings = Settings
web-language = Language
web-theme = Light or dark
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-sound-on = Sound is on
web-sound-off = Sound is off
web-close = Close
web-cancel = Cancel
web-more = More
web-loading = Loading
web-reload = Reload
web-retry = Try again
web-to-home = To the first page
# The name of a guest who has not chosen one; at most 20 characters.
web-guest-name = Guest

## What goes wrong

web-error-offline = The server cannot be reached. Check the connection and try again.
web-error-server = The server could not do this. Try again.
web-error-not-found = There is nothing here by that name.
web-not-found-title = There is no such page
web-not-found-text = The address may be mistyped, or what was here is gone.
web-broken-title = Something went wrong
web-broken-text = This page has met a mistake of ours. Games are safe on the server: reload and go on.
web-table-gone-title = This table is not there
web-table-gone-text = It is over and gone, or it is not open to you. Ask for a new link.
web-cannot-show = This client cannot show { $game }; use the terminal or another client.
web-connecting = Connecting to the table
web-connection-lost = The connection is lost. It comes back by itself; nothing is lost.

## Seats

web-seat-open = Free seat
web-seat-invited = Kept for somebody invited
web-seat-you = You
web-seat-bot = Bot
web-seat-away = Not connected
web-seat-to-move = to move
web-seat-played-by = Played by a bot: { $bot }
web-sit = Sit here
web-stand = Leave the seat

## Before the game

web-lobby-seats = Seats
web-lobby-free = { $n ->
    [one] Waiting: { $n } seat is still free.
   *[other] Waiting: { $n } seats are still free.
}
web-lobby-wait-host = Everybody is here. The host starts the game.
web-start = Start the game
web-public = Open to everybody
web-clock = Clock: { $time } + { $more } s
web-invite = Invite
web-invite-link = Link to play
web-watch-link = Link to watch
web-copy = Copy the link
web-copied = Copied
web-share = Share
web-qr = QR code: { $what }
web-qr-text = Point a phone’s camera at it.

## At the table

web-table-bar = Players and tools
web-side-panel = Log and talk
web-watching = Watching
web-undo = Undo
web-undo-ask = Ask the others to undo
web-undo-asked = The others are asked whether you may undo.
web-undo-wish = { $name } asks to undo the last answer.
web-undo-allow = Allow
web-undo-refuse = Refuse
web-hint = Hint
web-hint-none = No hint now.
web-hint-win = Chance to win: { $chance } ({ $low } to { $high })
web-resign = Resign
web-resign-title = Resign this game?
web-resign-text = You cannot win any more after that, and it cannot be undone.
web-record = Download the record
web-rematch = Play again
web-rematch-open = A new game between the same players is being set up.
web-rematch-join = Join
web-absent = { $name } has been away for a while.
web-absent-wait = Wait
web-absent-bot = Let a bot go on
web-absent-end = Count as resigned
web-absent-break = End the game
web-absent-wish = Would end the game without a winner: { $names }. It ends when everybody who is here agrees.
web-absent-wish-back = Wait after all
web-return = Take my seat back
web-return-text = You were away, so a bot ({ $bot }) plays for you.
web-return-other = A bot ({ $bot }) plays for { $name }.
web-return-late = Your time is up: a bot ({ $bot }) plays on for you.
web-curtain-title = It is up to { $name }
web-curtain-text = Pass the device on. The others look away.
web-curtain-ready = I am { $name }
## Talk

web-talk = Talk
web-talk-none = Nobody has said anything yet.
web-phrases = Quick phrases
web-chat = Write something
web-send = Send
web-mute = Mute: { $name }
web-unmute = Hear again: { $name }
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-good_game = Good game!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-one_moment = One moment, please.
phrase-oops = Oops!
phrase-again = Shall we play again?

## Keyboard

web-keys-title = Keyboard shortcuts
web-keys-anywhere = Anywhere
web-keys-table = At the table
web-keys-home = First page
web-keys-new = New table
web-keys-panel = Open or close the log

web-copy-by-hand = The text is selected: copy it with Ctrl+C.
web-connection-refused = The server has closed the connection: { $reason }
web-load-failed = This part of the page could not be loaded. Check the connection.
web-start-failed = Regat could not be loaded. Check the connection.
web-no-script = Regat needs JavaScript.
web-outdated = The server has a newer version of Regat. Reload the page to go on.
web-only-here = Only this computer can open these links. For others on your home network start the server with:
