# Why the server refused a request.

refused-answer = You can’t do that now.
refused-begun = The game has already started.
refused-busy = The table is busy. Try again.
refused-chat = There is no chat at this table.
refused-empty-seats = Some seats are still free.
refused-fork-over = The game is already over at this point. Choose an earlier one.
refused-full = The server is full. Try again later.
refused-guest = Choose a name first.
refused-hint = No hint available right now.
refused-hint-rated = No hints in a rated game between people.
refused-invitation = This seat needs an invitation.
refused-large = The message is too large.
refused-malformed = The message cannot be read.
refused-many-connections = Too many connections at once.
refused-many-tables = You can have at most { $most } unfinished tables.
refused-many-watchers = This table has too many spectators.
refused-name = That name isn’t allowed.
refused-no-bot = No bot is playing for you.
refused-no-seat = There is no such seat.
refused-no-table = There is no such table.
refused-no-wish = Nobody has asked to undo.
refused-not-over = The game is not over yet.
refused-not-playing = The game hasn’t started yet.
refused-not-your-seat = This is not your seat.
refused-not-your-turn = You have nothing to decide right now.
refused-nothing-to-undo = There is nothing to undo.
refused-origin = This page is not allowed to connect here.
refused-out-of-time = Your time is up.
refused-owner = Only the host of the table can do this.
refused-phrase = There is no such phrase.
refused-phrase-unknown = No profile has this recovery phrase.
refused-record = This record cannot be replayed: { $reason }
refused-record-long = This record is too long.
refused-seat-taken = This seat is taken.
refused-seats = The game has { $players } players, but { $given } seats were given.
refused-stale = The table has changed in the meantime.
refused-still-there = This player is still here.
refused-store = The server can’t save right now. Nothing has changed; try again.
refused-text = That message isn’t allowed.
refused-too-much = Too many requests. Wait a moment.

# Log lines of a table that are not about the game.

log-bot-takes-over = A bot ({ $bot }) takes over for { $name }
log-broken-off = The game was called off: nobody wins
log-out-of-time = { $name } ran out of time
log-resigns = { $name } resigns
log-returns = { $name } is back

# Tables that close
refused-closed = This table is closed.
refused-not-seated = There is nobody to remove from this seat.
refused-removed = The host of the table has removed you.
