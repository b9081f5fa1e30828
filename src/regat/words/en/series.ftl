# A series: several games in a row between the same players, whose points are added up.

series-game = Game { $n } of { $all }
series-column = Game { $n }
series-after = { $series }: after game { $n } of { $all }
series-won = { $series }: { $name } wins with { $points }
series-shared = { $series }: shared victory of { $names } ({ $points })
series-nobody = { $series }: nobody wins
series-standings = Standings
series-total = Total
series-previous = Previous game
series-next = Next game
series-asked = { $game } is waiting for you.
series-waiting = Waiting for: { $names }
series-begin = Begin without waiting
series-watch = Watch the next game
series-running = In progress
series-resign = It counts for the whole series: { $series }.
