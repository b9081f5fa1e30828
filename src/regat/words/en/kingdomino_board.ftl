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

realm-kingdom = { $name }’s kingdom
realm-yours = Your kingdom
realm-others = Other kingdoms
realm-enlarge = Enlarge: { $name }
realm-back = Back
realm-extent = { $columns }×{ $rows } of { $size }×{ $size }
realm-territory = { $terrain }: { $squares } × { $crowns } = { $points }

## The lines

realm-no-next = No more lines: this is the last round.
realm-kings-of = { $name }: { $n }
realm-order = Turn order next round: { $n }

## The domino in hand

realm-hand = Your domino
realm-choose-square = Choose a square. Legal squares are marked.
realm-gain = +{ $points }
realm-room = Room to grow: { $columns }×{ $rows }
realm-no-fit = It doesn’t fit here
realm-one-way = It fits here only this way round.
realm-rotate = Rotate
realm-place = Place
realm-claim = Claim
realm-confirm = Confirm each move

## Keyboard

realm-keys-move = Move the domino
realm-keys-rotate = Rotate the domino
realm-keys-next = Next spot, highest gain first
realm-keys-place = Place or claim
realm-keys-cancel = Put the domino back
realm-keys-overlay = Show or hide the territories
realm-keys-claim = Choose a domino from the line
realm-keys-line = Go to the line of dominoes

## The end

realm-counting = Scoring the territories
realm-skip = Skip
realm-points-of = { $name }: { $points }
realm-all-games = All games
realm-discards = Discarded
realm-replay = Watch the replay

web-hint-place = Place domino { $n } where shown
