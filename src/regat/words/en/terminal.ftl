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

play-left = You have left the table.
play-left-saved = Game saved. To continue: regat resume
play-hand-over = Over to { $name }: take the keyboard and press Enter. Everyone else, look away.
page-back = [Enter: back]
page-next = [Enter: more]
play-hint = A bot suggests: { $answer }
play-hint-wins = A bot suggests: { $answer } (wins { $win }% of games, { $low }–{ $high }%)
play-no-key = That key does nothing right now.
undo-nothing = There is nothing to undo.
undo-confirm = Hidden cards or dominoes have been revealed since “{ $answer }”. Undo anyway?
undo-cancelled = Nothing was undone.
undo-done = Undone: { $answer }
confirm-yes = yes
confirm-no = no

menu-enter = [Enter: { $name }]
menu-none = none
menu-one = Type a number from 1 to { $last }, or a name. Type q to quit.
menu-several = Type numbers from 1 to { $last }, separated by spaces. Type q to quit.

choose-language = Language
choose-game = Which game?
choose-players = How many players?
choose-opponent = Who is player { $n }?
choose-person = A person at this keyboard
choose-name = Name of player { $n }
choose-name-again = A name must have 1 to 20 characters.
play-player = Player
play-another-time = Maybe next time.

session-record = Game record: { $file }
session-again = Play again?
series-enter = [Enter: game { $n } of { $all }]

resume-which = Which game do you want to continue?
resume-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}

replay-keys = → ← step   PgUp PgDn ten steps   Home End   1–6 seat   q quit

puzzle-which = Which scenario?
puzzle-title = Puzzle: { $title }
puzzle-solved = Solved!
puzzle-not-quite = Not quite. Undo, or keep going.
puzzle-hint = Next step of the solution: { $answer }
puzzle-off-track = You’ve left the solution’s path. Undo and ask again.
