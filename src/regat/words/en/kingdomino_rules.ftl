# The rules of Kingdomino, topic by topic.

rule-kingdomino_goal = Object of the game
    .text =
        Every player starts with one castle square and adds dominoes to it, within a square of five by five. Each domino shows two squares of terrain, some with crowns.

        Connected squares of the same terrain form a territory. A territory brings as many points as it has squares, times its crowns. The highest score wins. Valuable dominoes have high numbers, but whoever takes them chooses later in the next round.

rule-kingdomino_set_up = Set-up
    .text =
        Each player has a colour and a castle, around which the kingdom will grow. With 2 players each has 2 kings, with 3 or 4 players each has 1.

        With 4 players all 48 dominoes are used. With 3 players 36 chosen at random are used, with 2 players 24; the others stay out, unseen. The dominoes are shuffled into a draw pile. The first line is as long as there are kings: 3 dominoes with 3 players, otherwise 4. Every line is laid out by number, lowest first, and only then turned to the terrain side.

        The order of the draw pile is hidden; everything on the table is open to all.

rule-kingdomino_dominoes = Dominoes and terrains
    .text =
        There are 48 dominoes with the numbers 1 to 48 on their backs, and two squares on each face. A square has 0 to 3 crowns. No domino has crowns on both squares, and 18 have none at all.

        Squares of each terrain in all dominoes, and crowns on them: wheat field 26 and 5, forest 22 and 6, lake 18 and 6, grassland 14 and 6, swamp 10 and 6, mine 6 and 10. So mines are rare and rich, wheat fields common and poor. The higher the number, the more a domino is worth, as a rule.

rule-kingdomino_first_choice = The first choice
    .text =
        Only for the first line, all kings are mixed and drawn one by one at random. The owner of the king just drawn puts it on a free domino of the line. A domino carries at most one king, so the last king goes to the last free domino. With 2 players each player takes two dominoes.

        Then a second line is laid out beside the first, and the first round begins. Nothing is placed before that.

        As a variant, players in turn draw a king, whoever owns it, and choose the domino for it; the king still belongs to its colour.

rule-kingdomino_round = Turn order and claiming
    .text =
        In every round the kings act in the order in which they stand on the older line, from the lowest number to the highest. Seats play no part.

        On its turn a king does two things. First, the domino under it is added to its owner’s kingdom, or discarded if it fits nowhere. Then the king moves to a free domino of the newer line, whichever the owner likes; this is compulsory. The last king takes the only domino left.

        When all kings have moved, the newer line becomes the older one and, if dominoes are left, a new line is laid out.

rule-kingdomino_placing = Placing and connection
    .text =
        A domino covers two adjacent empty squares of your kingdom and may be turned in all four directions. It is connected if one of its squares touches the castle, which fits every terrain, or touches a square of the same terrain on an earlier domino.

        One fitting contact is enough; other sides may meet different terrains. To touch is to share an edge: corners do not connect, and neither do the two squares of the same domino. A domino once placed is never moved or removed.

rule-kingdomino_square = The square of five by five
    .text =
        After every placement the kingdom, its castle included, must fit in a square of five by five: at most 5 columns and 5 rows from edge to edge.

        Where this square lies is not fixed in advance; it follows from the dominoes placed, and the castle may end on any of its squares. You may leave holes that can no longer be filled. If nothing is discarded, 12 dominoes and the castle fill all 25 squares.

rule-kingdomino_discarding = Discarding
    .text =
        A domino that can be placed must be placed, even where it does harm; you choose among the legal places. Only a domino without any legal place is discarded.

        A discarded domino is out of the game: its squares and crowns count for nothing, also in ties. Its king still moves to a domino of the newer line, if there is one. You may claim a domino although you cannot place it, for instance so that nobody else gets it.

rule-kingdomino_last_round = Last round and end
    .text =
        With 3 or 4 players a game has 12 rounds, with 2 players 6, in which each player acts twice.

        When the last line has been laid out and claimed, one last round is played. In it dominoes are only placed or discarded: no line is left to choose from. Then the game ends and the kingdoms are scored. Each player has had 12 dominoes, placed or discarded. The Mighty Duel has 12 rounds and 24 dominoes for each player.

rule-kingdomino_scoring = Scoring
    .text =
        A territory is a group of squares of the same terrain that are joined by edges. It brings the number of its squares times the number of crowns on them: 7 forest squares with 3 crowns bring 21 points. Without a crown it brings nothing, however large it is.

        Squares count, not dominoes. Separate territories of the same terrain are scored separately. The castle belongs to no territory and joins none. The score is the sum of all territories and the bonuses of the variants in use; the highest score wins.

rule-kingdomino_ties = Ties
    .text =
        If several players have the highest score, the one of them with the largest single territory wins, counted in squares, with or without crowns. If they are still equal, the one with the most crowns in the whole kingdom wins. If that is equal too, they share the victory.

        The castle, empty squares and discarded dominoes never count. Bonuses of variants are part of the score and are added before.

rule-kingdomino_two_players = Two players
    .text =
        With 2 players each player has 2 kings, and every line has 4 dominoes. 24 dominoes chosen at random are used, so there are 6 rounds; the other 24 stay out, unseen.

        Each king has a turn of its own: its domino is placed, then it claims a new one, and only then the next king acts. If your kings stand on neighbouring places, you act twice in a row, and so it may be in the first choice. Each player has 12 dominoes in the end, as in a larger game.

rule-kingdomino_mighty_duel = Variant: Mighty Duel
    .text =
        For exactly 2 players. All 48 dominoes are used, and each kingdom may grow to a square of seven by seven: at most 7 columns and 7 rows.

        Lines have 4 dominoes and each player has 2 kings, as in every game for two, but there are 12 rounds. Each player has 24 dominoes in the end; with the castle they fill all 49 squares if none is discarded. The other variants may be added.

rule-kingdomino_middle_kingdom = Variant: Middle Kingdom
    .text =
        At the end a player gets 10 more points if the castle is at the centre of the kingdom: as many columns to its left as to its right, and as many rows above as below. In a kingdom of five by five that is 2 on every side, in one of seven by seven 3.

        The kingdom need not be complete. Several players may get the bonus, or none.

rule-kingdomino_harmony = Variant: Harmony
    .text =
        At the end a player who has not discarded a single domino gets 5 more points: the kingdom is then complete, without holes. One discarded domino loses the bonus.

        Several players may get it, or none. It can be combined with Middle Kingdom; a player with both gets 15 more points. In the Mighty Duel all 24 dominoes must have been placed.

rule-kingdomino_dynasty = Variant: Dynasty
    .text =
        Three complete games are played in a row, each with a fresh set-up: the dominoes are shuffled, the kings are drawn, the kingdoms are empty.

        The points of the three games are added for each player, and the highest sum wins. Winning single games brings nothing of its own. Players with equal sums share the victory; the largest territory and the crowns do not decide then.

        Whoever resigns one of the games has resigned the Dynasty and cannot win it. When one player is left, that player wins at once.
