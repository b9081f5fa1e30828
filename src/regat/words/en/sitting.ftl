# At the terminal, whatever the game.

bot-random = Random
bot-novice = Novice
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-champion = Champion

key-done = done
key-more = more
key-undo = undo
key-hint = hint
key-log = log
key-table = table
key-help = help
key-quit = quit

sitting-left = You have left the table.
sitting-left-saved = The game is saved. To go on with it: regat resume
sitting-pass = It is up to { $name }: take the keyboard and press Enter. The others look away.
sitting-back = [Enter: back]
sitting-next-page = [Enter: more]
sitting-hint = A bot would answer: { $answer }
sitting-hint-wins = A bot would answer: { $answer } (wins { $win } %, between { $low } and { $high } %)
sitting-no-key = Nothing to do with this key now.
sitting-nothing-to-undo = There is nothing to undo.
sitting-undo-sure = Hidden cards or dominoes have come out since this answer: { $answer }. Undo it all the same?
sitting-not-undone = Nothing is undone.
sitting-undone = Undone: { $answer }
sitting-yes = yes
sitting-no = no

menu-enter = [Enter: { $name }]
menu-none = none
menu-one = Type a number from 1 to { $last }, or a name. To leave, type q.
menu-several = Type numbers from 1 to { $last }, with spaces between. To leave, type q.

choose-language = Language
choose-game = Which game?
choose-players = How many players?
choose-opponent = Who is player { $n }?
choose-person = A person at this keyboard
choose-name = Name of player { $n }
choose-name-again = A name has 1 to 20 characters.
play-player = Player
play-another-time = Another time, then.

evening-record = The record of the game: { $file }
evening-again = Play again?
evening-totals = Dynasty, after { $n } of { $all } games: { $points }
evening-won = The Dynasty is won by { $name }
evening-shared = Shared victory: { $names }
evening-next = [Enter: game { $n } of { $all }]

resume-which = Which game do you want to go on with?
resume-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}

replay-keys = → ← step   PgUp PgDn ten steps   Home End   1–6 seat   q quit

puzzle-which = Which scenario?
puzzle-title = Puzzle: { $title }
puzzle-solved = Solved: everything is as the scenario says.
puzzle-not-quite = Not quite. Undo, or go on.
puzzle-hint = Next step of the solution: { $answer }
puzzle-off-track = This is off the solution’s path. Undo, and ask again.
