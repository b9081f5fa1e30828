# What `regat --help` and the help of its commands say. Lines begin in lower case and have no full stop.

help-regat = play, simulate and study two games about building a kingdom: Dominion and Kingdomino
help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
help-examples = examples:
help-exit-codes = exit codes: 0 success, 1 failure, 2 wrong usage or invalid input
help-show-help = show this help message and exit
help-show-version = show the version number and exit

# What each command does.
help-command-play = play a game in the terminal, against bots or with other people at the same keyboard
help-command-resume = continue an unfinished game, or list all of them
help-command-replay = step through the record of a game, forwards and backwards
help-command-verify = verify the deal of a finished game that was played on a server
help-command-puzzle = play a scenario as a puzzle
help-command-show = look up a component of a game by name, or list all of them
help-command-rules = read the rules, topic by topic
help-command-languages = list the available languages and show which one is in use
help-command-serve = serve tables for people and bots over HTTP and WebSocket
help-command-backup = back up the database of regat serve, even while it is running
help-command-sim = simulate many games between bots and count the wins
help-command-arena = pit bots against each other on the same deals in every seating, and rate them
help-command-ladder = rerun the reference ladder of bots and print its table
help-command-train = train the neural networks of a game’s bots
help-command-scenario = run rule scenarios and report which ones fail
help-command-doctor = show which engine is in use and why, and details of this installation

# Arguments and options that several commands share.
help-game = one of: { $games }
help-game-or-asked = one of: { $games }; if omitted, you are asked
help-game-or-all = one of: { $games } (default: all games)
help-lang = en, ro, pl or uk (default: from the environment, otherwise en)
help-seed = random seed, a whole number (default: random)
help-workers = number of worker processes (default: one per CPU core)

# regat play
help-play-players = number of players, people and bots together: { $allowed } (default: 2, or as many as are named)
help-players-of-game = { $game } { $least }–{ $most }
help-play-name = name of a person at this keyboard; repeat it for several people who share the keyboard
help-play-opponent = bot for all other seats, or a comma-separated list with one bot per seat (default: { $default }). { $bots }
help-bots-of-game = { $game }: { $bots }
help-play-save = also write the record of the game to this new file

# regat resume
help-resume-number = number in the list, 1 being the most recent game; if omitted, you are asked
help-resume-list = print the list and exit

# regat replay
help-replay-file = game record, such as regat play --save writes
help-replay-seat = seat whose hand is shown (default: 1)

# regat verify
help-verify-file = game record, as downloaded from a server
help-verify-seal = seal that the table showed before the game began
help-verify-bits = random bits that your device added to the deal, after the number of your seat; may be repeated

# regat puzzle
help-puzzle-file = scenario file
help-puzzle-number = number of the scenario in the file; if omitted and there are several, you are asked

# regat show and regat rules
help-show-name = { $names }
help-rules-topic = id of a topic or part of its title; if omitted, all topics are listed

# regat serve and regat backup
help-serve-host = address to listen on (default: { $default })
help-serve-port = port to listen on, 0 for any free one (default: { $default })
help-serve-store = an SQLite file, or postgresql://… (default: regat.db in the user data directory)
help-serve-origin = additional web origin whose pages may connect; may be repeated
help-serve-chat = allow free-text chat in addition to quick phrases
help-serve-filter = reject names and chat messages that match this regular expression
help-serve-bots = number of bot worker processes (default: 1)
help-serve-limit = override a limit, e.g. tables_of_guest=200 (see docs/operate.md); may be repeated
help-serve-open = open a web browser, if there is a display
help-backup-file = the backup file to create; must not exist
help-backup-store = the database to copy, as for regat serve

# regat sim
help-sim-bots = reference bot for each seat; the bots change seats from game to game
help-sim-games = number of games (default: { $default })
help-sim-json = print the counts as one JSON object

# regat arena
help-arena-bots = comma-separated. As many as players: they share the table. Fewer: repeated until it is full (a,b,b,b is one against three). More: every combination of them meets
help-arena-players = number of seats (default: 2)
help-arena-games = number of games at each table, rounded up to whole deals (default: { $default })
help-arena-budget-ms = CPU time per turn, in milliseconds (default: each bot’s own)
help-arena-budget-sims = simulated games per turn; makes the results exactly reproducible
help-arena-sprt = stop as soon as a sequential test decides whether the first bot scores P0 or P1
help-arena-resume = save finished deals to { help-metavar-file } and resume from it
help-arena-plot = plot the scores and the ladder to a .png or .svg file
help-arena-json = print the results as one JSON object

# regat ladder
help-ladder-games = number of games per row (default: as in docs/bots.md)
help-ladder-rows = only the row with this number, or the rows whose bots or set-up contain this text, e.g. champion or 6 players
help-ladder-folder = save finished deals in this folder and resume from them
help-ladder-list = print the command of each row without playing anything
help-ladder-json = print one JSON object per row

# regat train
help-train-options = options of the game’s training; see regat train { help-metavar-game } --help

# regat scenario
help-scenario-files = scenario file, or a folder of them
help-scenario-engine = engine to use (default: the current one); both runs the scenarios on each engine and compares them step by step
help-scenario-json = print one JSON object per scenario
help-scenario-quiet = print only failures and totals

# What stands for a value; one word each, in capitals.
help-metavar-command = COMMAND
help-metavar-game = GAME
help-metavar-bot = BOT
help-metavar-file = FILE
help-metavar-folder = FOLDER
help-metavar-number = NUMBER
help-metavar-count = COUNT
help-metavar-seed = SEED
help-metavar-name = NAME
help-metavar-names = NAMES
help-metavar-player = PLAYER
help-metavar-value = VALUE
help-metavar-language = LANGUAGE
help-metavar-text = TEXT
help-metavar-topic = TOPIC
help-metavar-seat = SEAT
help-metavar-digits = DIGITS
help-metavar-pattern = PATTERN
help-metavar-address = ADDRESS
help-metavar-port = PORT
help-metavar-database = DATABASE
help-metavar-url = URL
help-metavar-options = OPTIONS
help-metavar-ms = MS
help-metavar-kingdom = KINGDOM

# Mistakes on the command line.
help-error = error: { $problem }
help-error-argument = argument { $argument }: { $problem }
help-error-required = the following arguments are required: { $arguments }
help-error-unrecognized = unrecognized arguments: { $arguments }
help-error-choice = invalid choice: “{ $given }” (choose from { $choices })
help-error-no-value = expected a value
help-error-exclusive = not allowed together with { $argument }
help-error-ambiguous = ambiguous option: { $option } could mean { $matches }
help-error-needless-value = takes no value, but “{ $given }” was given
help-error-number = expected a number, got “{ $given }”
help-error-whole-number = expected a whole number from { $least } to { $most }, got “{ $given }”
help-error-seed = expected a whole number of at most { $most } digits, got “{ $given }”
help-error-no-training = { $game } has no networks to train

# regat serve: tables that close
help-serve-expire-tables = close tables whose game does not start for this many hours (default: { $default })
help-serve-expire-games = end games in which nobody plays for this many hours (default: { $default })
help-metavar-hours = HOURS
