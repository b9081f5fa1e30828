# A series: several games in a row between the same players, whose points are added up.

series-game = Rozgrywka { $n } z { $all }
series-column = Rozgrywka { $n }
series-after = { $series }: po rozgrywce { $n } z { $all }
series-won = { $series }: wygrywa { $name } ({ $points })
series-shared = { $series }: wspólne zwycięstwo – { $names } ({ $points })
series-nobody = { $series }: nikt nie wygrywa
series-standings = Klasyfikacja
series-total = Razem
series-previous = Poprzednia rozgrywka
series-next = Następna rozgrywka
series-asked = Czeka na ciebie: { $game }.
series-waiting = Czekamy na: { $names }
series-begin = Zacznij bez czekania
series-watch = Oglądaj następną rozgrywkę
series-running = W toku
series-resign = Dotyczy to całej serii: { $series }.
