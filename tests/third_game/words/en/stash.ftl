game-stash = Stash
bot-highest = Highest
rule-stash_goal = Goal
    .text = Have the highest row of three cards; three equal cards count twice.
error-players-stash = Stash is for 2 to 4 players, not { $given }.
stash-prompt = Draw or play a card ({ $n ->
    [one] one card
   *[other] { $n } cards
} in the deck).
stash-answer-draw = Draw a card
stash-answer-play = Play a { $card }
stash-log-draws = { $name } draws a card
stash-log-draws-card = { $name } draws a { $card }
stash-log-plays = { $name } plays a { $card }
stash-table = { $name }: row { $row }, worth { $points }
stash-hand = Your hand: { $cards }
stash-wins = { $name } wins.
stash-expected = Type draw, or play and a card in your hand; not { $typed }.
