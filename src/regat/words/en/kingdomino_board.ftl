# Kingdomino in the browser: the kingdom, the domino in hand, the count at the end.

## Dominoes and squares, as they are read aloud

realm-half = { $terrain } ({ $crowns })
realm-domino = Domino { $n }: { $first }, { $second }
realm-domino-free = { $domino }, free
realm-domino-king = { $domino }, king: { $name }
realm-square-castle = { $square }: castle
realm-square-land = { $square }: { $land }
realm-square-empty = { $square }: empty
realm-square-fits = { $square }: empty, the domino fits here

## Kingdoms

realm-kingdom = Kingdom of { $name }
realm-yours = Your kingdom
realm-others = Other kingdoms
realm-enlarge = Show large: { $name }
realm-back = Back
realm-extent = { $columns }×{ $rows } of { $size }×{ $size }
realm-territory = { $terrain }: { $squares } × { $crowns } = { $points }

## The lines

realm-no-next = No further line: this is the last round.
realm-kings-of = { $name }: { $n }
realm-order = Position in the next round: { $n }

## The domino in hand

realm-hand = The domino in hand
realm-choose-square = Choose a square: where the domino fits is marked.
realm-gain = +{ $points }
realm-room = Room to grow: { $columns }×{ $rows }
realm-no-fit = It does not fit here
realm-one-way = Here it fits in this way only.
realm-rotate = Rotate
realm-place = Place
realm-claim = Claim
realm-confirm = Confirm each step

## Keyboard

realm-keys-move = Move the domino
realm-keys-rotate = Rotate the domino
realm-keys-next = Next spot, the best gain first
realm-keys-place = Place or claim
realm-keys-cancel = Put the domino back
realm-keys-overlay = Show or hide the territories
realm-keys-claim = Choose a domino of the line
realm-keys-line = To the line of dominoes

## The end

realm-counting = Counting the territories
realm-skip = Skip
realm-points-of = { $name }: { $points }
realm-all-games = All games
realm-discards = Discarded
realm-replay = Watch the replay

web-hint-place = Place domino { $n } where it is shown
