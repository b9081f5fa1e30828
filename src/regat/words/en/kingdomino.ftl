# Kingdomino: questions, answers, refusals, the log, and the words on its table.
# A domino ({ $n }) is shown by its number and squares, as in "23 W1|M".

## What is asked

prompt-claim = Choose a domino and put your king on it
# A king of another player was drawn, and the player who is asked chooses for that king.
prompt-claim-for = { $name }’s king was drawn. Choose a domino for it
prompt-place = Place domino { $n } in your kingdom
kingdomino-waiting = Waiting for { $name }

# What follows each answer in the list.
kingdomino-list-place = points, room left to grow
kingdomino-list-claim = points if placed now
# How a placement is shown before it is made.
kingdomino-try = Type a number to preview the domino in your kingdom; press Enter to place it.

## Answers. The verbs may be typed, so each is one word.

answer-claim = Claim domino { $n }
answer-place = Place domino { $n } at { $squares }
kingdomino-as-typed = { $typed }
typed-claim = claim
typed-place = place

## What cannot be read or done

kingdomino-misread = “{ $typed }” isn’t a valid answer here. { $expected }
kingdomino-expected-place = Type a number from 1 to { $last }, or two squares, e.g. { $example }.
kingdomino-expected-claim = Type a domino number: { $numbers }.
kingdomino-refused-other = Place domino { $n } now, not domino { $other }.
kingdomino-refused-apart = { $first } and { $second } are not next to each other.
kingdomino-refused-taken = Square { $square } is taken.
kingdomino-refused-large = The kingdom can’t be larger than { $size }.
kingdomino-refused-touch = There, the domino touches neither the castle nor matching terrain.
kingdomino-refused-turned = It fits there only the other way round.
kingdomino-refused-line = Domino { $n } is not in this line. { $expected }
kingdomino-refused-claimed = Domino { $n } is already claimed by { $name }
kingdomino-refused-now = You can’t do that now: { $answer }

## What happens

log-king = King drawn: { $name }
log-new-line = New line: { $numbers }
log-claims = { $name } claims domino { $n }
log-places-gain = { $name } places domino { $n }: +{ $points }
log-discards-domino = { $name } discards domino { $n }: no legal spot
log-game-over = The game is over

## How it ends

kingdomino-wins = { $name } wins with { $points }
kingdomino-shares = Shared victory: { $names } ({ $points })
# Two players of a list, or a list and one more.
kingdomino-names-2 = { $a }, { $b }
kingdomino-tie-largest = Tied on points: the largest territory decides.
kingdomino-tie-crowns = Tied on points and largest territory: crowns decide.

## The table

kingdomino-round = Round { $n } of { $last }
kingdomino-first-choice = First choice
kingdomino-pile = Pile: { $n }
kingdomino-lines = Lines of dominoes
kingdomino-current-line = Current line
kingdomino-next-line = Next line
kingdomino-kings-left = Kings left to draw
kingdomino-unseen = Unseen dominoes
kingdomino-none = none
kingdomino-territories = Territories
kingdomino-log = Log
# After a domino that may be claimed: it could not be placed now.
kingdomino-no-spot = no spot
kingdomino-discarded = Discarded: { $numbers }
# What a previewed placement would score: points, territories, and room to grow.
kingdomino-left = { $columns }×{ $rows } left
kingdomino-castle-alone = just the castle

## The score sheet

kingdomino-final = Final score
kingdomino-total = Points
kingdomino-largest = Largest territory
kingdomino-crowns = Crowns

## Help

kingdomino-help-place =
    Every legal spot has a number in the list. Type it to preview the domino in your kingdom, then press Enter to place it there, or type another number. You can also type two squares, starting with the one for the domino’s first square: { $example }. The castle is (0,0); columns count to the right, rows count down.
kingdomino-help-list =
    The spots that gain most come first. After the squares you see the points gained immediately, and how many columns × rows your kingdom can still grow. On the board, { $spot } marks every square the domino can cover.
kingdomino-help-claim =
    Type the number of the domino to claim. In the next round the kings act in the order of these numbers, lowest first. After each domino you see the points it would gain if you could place it now.
kingdomino-help-rules =
    One square of a domino must touch the castle or a square of the same terrain, and a kingdom never grows beyond { $size }. A domino that fits nowhere is discarded. A territory is worth its squares × its crowns.
kingdomino-help-more = About a domino or a terrain: ? 23, ? { $terrain }. For the rules: regat rules
kingdomino-legend-castle = castle
kingdomino-unknown = Neither a domino nor a terrain: { $typed }

kingdomino-about-domino = Domino { $n }
kingdomino-is-unseen = Not seen yet.
kingdomino-is-in-kingdom = In { $name }’s kingdom.
kingdomino-is-in-current = In the current line: { $name }
kingdomino-is-in-next = In the next line: { $name }
kingdomino-is-free = In the next line, without a king.
# During the first choice.
kingdomino-is-in-first = In the first line: { $name }
kingdomino-is-free-in-first = In the first line, without a king.
kingdomino-is-discarded = Discarded: { $name }
kingdomino-is-away = Not in this game.
kingdomino-about-terrain = In the box: { $squares }, { $crowns }.
kingdomino-about-terrain-unseen = Not seen yet: { $squares }, { $crowns }.
