# A series: several games in a row between the same players, whose points are added up.

series-game = Партія { $n } із { $all }
series-column = Партія { $n }
series-after = { $series }: після партії { $n } із { $all }
series-won = { $series }: перемагає { $name } ({ $points })
series-shared = { $series }: спільна перемога — { $names } ({ $points })
series-nobody = { $series }: ніхто не перемагає
series-standings = Загальний рахунок
series-total = Разом
series-previous = Попередня партія
series-next = Наступна партія
series-asked = На вас чекає: { $game }.
series-waiting = Чекаємо на: { $names }
series-begin = Почати, не чекаючи
series-watch = Дивитися наступну партію
series-running = Триває
series-resign = Це стосується всієї серії: { $series }.
