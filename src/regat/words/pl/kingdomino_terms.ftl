# Things of Kingdomino, and how many of them there are; names as in the published editions.

game-kingdomino = Kingdomino

terrain-wheat = łan zboża
terrain-forest = las
terrain-water = jezioro
terrain-grass = łąka
terrain-swamp = bagno
terrain-mine = kopalnia

# The letters of the terrains on the board of the terminal: one each, all different.
terrain-letter-wheat = Z
terrain-letter-forest = L
terrain-letter-water = J
terrain-letter-grass = Ą
terrain-letter-swamp = B
terrain-letter-mine = K

variant-mighty_duel = Wielki pojedynek
    .help = Dwóch graczy, wszystkie 48 płytek, 7×7
variant-middle_kingdom = Królestwo Środka
    .help = +10 punktów za zamek na środku
variant-harmony = Harmonia
    .help = +5 punktów za brak odrzuconych płytek
variant-dynasty = Dynastia
    .help = Trzy rozgrywki, punkty się sumują
variant-drawn_by_another = Wspólne losowanie królów
    .help = Kto wylosuje króla, nawet cudzego, wybiera dla niego płytkę

n-squares = { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}
n-crowns = { $n ->
    [one] { $n } korona
    [few] { $n } korony
    [many] { $n } koron
   *[other] { $n } korony
}
