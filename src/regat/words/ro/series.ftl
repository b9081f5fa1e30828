# A series: several games in a row between the same players, whose points are added up.

series-game = Partida { $n } din { $all }
series-column = Partida { $n }
series-after = { $series }: după partida { $n } din { $all }
series-won = { $series }: câștigă { $name } cu { $points }
series-shared = { $series }: victorie comună – { $names } ({ $points })
series-nobody = { $series }: nu câștigă nimeni
series-standings = Clasament
series-total = Total
series-previous = Partida precedentă
series-next = Partida următoare
series-asked = Te așteaptă: { $game }.
series-waiting = Așteptăm: { $names }
series-begin = Începe fără să mai aștepți
series-watch = Urmărește partida următoare
series-running = În curs
series-resign = Abandonul este valabil pentru toată seria: { $series }.
