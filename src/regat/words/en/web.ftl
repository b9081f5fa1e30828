# The web client, whatever the page: the shell, the frame of a table, what goes wrong.

## The shell

web-title = Regat – { $games }
web-title-table = { $game } – Regat
web-title-your-turn = ● Your turn – { $game }
# Asked during another player’s turn.
web-title-asked = ● Your decision – { $game }
web-skip = Skip to content
web-nav = Main menu
web-nav-home = Regat: home
web-nav-play = Play
web-nav-learn = Learn
web-nav-reference = Cards and rules
web-nav-games = My games
web-nav-settings = Settings
web-language = Language
web-theme = Theme
web-theme-auto = System
web-theme-light = Light
web-theme-dark = Dark
web-sound-on = Sound on
web-sound-off = Sound off
web-close = Close
web-cancel = Cancel
web-more = More
web-loading = Loading…
web-reload = Reload
web-retry = Try again
web-to-home = Go to the home page
# The name of a guest who has not chosen one; at most 20 characters.
web-guest-name = Guest

## What goes wrong

web-error-offline = Can’t reach the server. Check your connection and try again.
web-error-server = The server couldn’t do that. Try again.
web-error-not-found = Not found.
web-not-found-title = Page not found
web-not-found-text = The address may be wrong, or the page may have been removed.
web-broken-title = Something went wrong
web-broken-text = That was our fault. Your games are safe on the server: reload to continue.
web-table-gone-title = Table not found
web-table-gone-text = It may have been removed, or you may not have access. Ask for a new link.
web-cannot-show = This client cannot show { $game }; use the terminal or another client.
web-connecting = Connecting to the table…
web-connection-lost = Connection lost. Reconnecting… Your game is safe.

## Seats

web-seat-open = Free seat
web-seat-invited = Reserved for an invited player
web-seat-you = You
web-seat-bot = Bot
web-seat-away = Not connected
web-seat-to-move = deciding
web-seat-played-by = Bot playing: { $bot }
web-sit = Sit here
web-stand = Leave seat

## Before the game

web-lobby-seats = Seats
web-lobby-free = { $n ->
    [one] Waiting: { $n } seat is still free.
   *[other] Waiting: { $n } seats are still free.
}
web-lobby-wait-host = Everyone is here. Waiting for the host to start.
web-start = Start the game
web-public = Public
web-clock = Clock: { $time } + { $more } s
web-invite = Invite
web-invite-link = Invite link
web-watch-link = Spectator link
web-copy = Copy the link
web-copied = Copied
web-share = Share
web-qr = QR code: { $what }
web-qr-text = Scan it with a phone camera.

## At the table

web-table-bar = Players and controls
web-side-panel = Log and chat
web-watching = Spectating
web-undo = Undo
web-undo-ask = Ask the others for an undo
web-undo-asked = The others have been asked to allow your undo.
web-undo-wish = { $name } asks to undo their last move.
web-undo-allow = Allow
web-undo-refuse = Decline
web-hint = Hint
web-hint-none = No hint available.
web-hint-win = Chance of winning: { $chance } ({ $low } to { $high })
web-resign = Resign
web-resign-title = Resign this game?
web-resign-text = You can’t win the game after this, and it can’t be undone.
web-record = Download the record
web-rematch = Play again
web-rematch-open = A rematch is being set up.
web-rematch-join = Join
web-absent = { $name } has been away for a while.
web-absent-wait = Wait
web-absent-bot = Let a bot take over
web-absent-end = Claim the win
web-absent-break = Call off the game
web-absent-wish = Want to call off the game with no winner: { $names }. It ends when everyone present agrees.
web-absent-wish-back = Keep waiting
web-return = Return to my seat
web-return-text = You were away, so a bot ({ $bot }) is playing for you.
web-return-other = A bot ({ $bot }) is playing for { $name }.
web-return-late = You ran out of time: a bot ({ $bot }) is playing for you.
web-curtain-title = Over to { $name }
web-curtain-text = Pass the device. Everyone else, look away.
web-curtain-ready = I’m { $name }
## Talk

web-talk = Chat
web-talk-none = No messages yet.
web-phrases = Quick phrases
web-chat = Write a message
web-send = Send
web-mute = Mute: { $name }
web-unmute = Unmute: { $name }
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-good_game = Good game!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-one_moment = One moment, please.
phrase-oops = Oops!
phrase-again = Play again?

## Keyboard

web-keys-title = Keyboard shortcuts
web-keys-anywhere = Anywhere
web-keys-table = At the table
web-keys-home = Home
web-keys-new = New table
web-keys-panel = Open or close the log

web-copy-by-hand = The text is selected: copy it with Ctrl+C.
web-connection-refused = The server has closed the connection: { $reason }
web-load-failed = This part of the page could not be loaded. Check the connection.
web-start-failed = Regat could not be loaded. Check the connection.
web-no-script = Regat needs JavaScript.
web-outdated = The server has a newer version of Regat. Reload the page to go on.
web-only-here = Only this computer can open these links. For others on your home network start the server with:

# Tables that close
web-close-table = Close the table
web-remove = Remove
web-remove-name = Remove { $name } from the table
web-lobby-expires = If the game doesn’t start, the table closes on { $when }.
web-game-expires = If nobody plays, this game ends without a rating on { $when }.
web-table-closed-title = This table is closed
web-table-closed-text = The host has closed it, or nobody started the game in time.
