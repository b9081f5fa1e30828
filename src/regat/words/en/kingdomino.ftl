# Kingdomino: what is asked, answered, refused and told, and the words on its table.
# A domino ({ $n }) is shown by its number and squares, as in "23 W1|M".

## What is asked

prompt-claim = Choose a domino and put your king on it
# A king of another player was drawn, and the player who is asked chooses for that king.
prompt-claim-for = King drawn: { $name }. Choose a domino for this king
prompt-place = Place domino { $n } in your kingdom
kingdomino-waiting = Waiting for { $name }

# What stands behind each answer of the list.
kingdomino-list-place = gain, columns × rows left
kingdomino-list-claim = gain if placed now
# How a placement is shown before it is made.
kingdomino-try = Type a number to see the domino in your kingdom; Enter keeps it there.

## Answers. The verbs may be typed, so each is one word.

answer-claim = Claim domino { $n }
answer-place = Place domino { $n } at { $squares }
kingdomino-as-typed = { $typed }
typed-claim = claim
typed-place = place

## What cannot be read or done

kingdomino-misread = “{ $typed }” is no answer here. { $expected }
kingdomino-expected-place = Type a number from 1 to { $last }, or two squares such as { $example }.
kingdomino-expected-claim = Type the number of a domino: { $numbers }.
kingdomino-refused-other = Domino { $n } is to be placed now, not domino { $other }.
kingdomino-refused-apart = { $first } and { $second } are not beside one another.
kingdomino-refused-taken = Square { $square } is taken.
kingdomino-refused-large = The kingdom would be larger than { $size }.
kingdomino-refused-touch = There the domino touches neither the castle nor its own terrain.
kingdomino-refused-turned = Turned around, the domino fits there; this way it touches neither the castle nor its own terrain.
kingdomino-refused-line = There is no domino { $n } in this line. { $expected }
kingdomino-refused-claimed = A king stands on domino { $n } already: { $name }
kingdomino-refused-now = Not possible now: { $answer }

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
kingdomino-tie-largest = Equal on points: the largest territory decides.
kingdomino-tie-crowns = Equal on points and largest territory: the crowns decide.

## The table

kingdomino-round = Round { $n } of { $last }
kingdomino-first-choice = First choice
kingdomino-pile = Pile: { $n }
kingdomino-lines = Lines of dominoes
kingdomino-current-line = Current line
kingdomino-next-line = Next line
kingdomino-kings-left = Kings to be drawn
kingdomino-unseen = Dominoes not yet seen
kingdomino-none = none
kingdomino-territories = Territories
kingdomino-log = Log
# Behind a domino that may be claimed: it could not be placed now.
kingdomino-no-spot = no spot
kingdomino-discarded = Discarded: { $numbers }
# What a placement that is being tried would bring: points, territories, and room to grow.
kingdomino-left = { $columns }×{ $rows } left
kingdomino-castle-alone = the castle alone

## The score sheet

kingdomino-final = Final score
kingdomino-total = Points
kingdomino-largest = Largest territory
kingdomino-crowns = Crowns

## Help

kingdomino-help-place =
    Every place has a number in the list: type it and look at the domino in your kingdom, then press Enter to keep it there, or type another number. Two squares do as well, the first square of the domino first: { $example }. The castle is (0,0); columns count up to the right, rows count up downwards.
kingdomino-help-list =
    The best gains stand first. Behind the squares stand the points gained at once, and how many columns × rows your kingdom may still grow. On the board { $spot } marks every square where the domino may lie.
kingdomino-help-claim =
    Type the number of the domino that your king moves to. In the next round the kings act in the order of these numbers, the lowest first. Behind a domino stand the points that it would gain if it could be placed now.
kingdomino-help-rules =
    A domino must touch the castle, or a square of its own terrain with one of its squares, and a kingdom never grows beyond { $size }. What fits nowhere is discarded. Each territory is worth its squares × its crowns.
kingdomino-help-more = For a domino or a terrain: ? 23, ? { $terrain }. The rules: regat rules
kingdomino-legend-castle = castle
kingdomino-unknown = Neither a domino nor a terrain: { $typed }

kingdomino-about-domino = Domino { $n }
kingdomino-is-unseen = Not yet seen.
kingdomino-is-in-kingdom = In the kingdom of { $name }.
kingdomino-is-in-current = In the current line: { $name }
kingdomino-is-in-next = In the next line: { $name }
kingdomino-is-free = In the next line, without a king.
# During the first choice.
kingdomino-is-in-first = In the first line: { $name }
kingdomino-is-free-in-first = In the first line, without a king.
kingdomino-is-discarded = Discarded: { $name }
kingdomino-is-away = Not in this game.
kingdomino-about-terrain = In the box: { $squares }, { $crowns }.
kingdomino-about-terrain-unseen = Not yet seen: { $squares }, { $crowns }.
