# Why the table server did not do something.

refused-answer = This answer is not possible now.
refused-begun = The game has begun already.
refused-busy = The table is busy. Try again.
refused-chat = There is no chat at this table.
refused-empty-seats = Some seats are still free.
refused-fork-over = The game is over at this point. Choose an earlier one.
refused-full = The server is full. Try again later.
refused-guest = Enter a name first.
refused-hint = The bot has no advice now.
refused-invitation = This seat needs an invitation.
refused-large = The message is too large.
refused-malformed = The message cannot be read.
refused-many-connections = Too many connections at once.
refused-many-tables = Unfinished tables at most: { $most }
refused-many-watchers = This table has too many spectators.
refused-name = This name is not wanted here.
refused-no-bot = No bot plays for you.
refused-no-seat = There is no such seat.
refused-no-table = There is no such table.
refused-no-wish = Nobody asks to undo anything.
refused-not-over = The game is not over yet.
refused-not-playing = The game has not begun yet.
refused-not-your-seat = This is not your seat.
refused-not-your-turn = It is not your turn.
refused-nothing-to-undo = There is nothing to undo.
refused-origin = This page may not connect here.
refused-out-of-time = Your time is up.
refused-owner = Only the host of the table can do this.
refused-phrase = There is no such phrase.
refused-phrase-unknown = Nobody has this recovery phrase.
refused-record = This record cannot be replayed: { $reason }
refused-record-long = This record is too long.
refused-seat-taken = This seat is taken.
refused-seats = Players: { $players }. Seats given: { $given }
refused-stale = The table has changed meanwhile.
refused-still-there = This player is still there.
refused-store = The server cannot save anything now. Nothing has changed; try again.
refused-text = This text is not wanted here.
refused-too-much = Too often. Wait a moment.

# What the log of a table tells besides the game.

log-bot-takes-over = A bot ({ $bot }) plays on for { $name }
log-broken-off = The game is broken off: nobody wins
log-out-of-time = { $name }: time is up
log-resigns = { $name } resigns
log-returns = { $name } comes back and plays on
