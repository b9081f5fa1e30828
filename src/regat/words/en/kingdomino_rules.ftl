# The rules of Kingdomino, topic by topic.

rule-kingdomino_goal = Object of the game
    .text =
        Each player starts with a castle square and adds dominoes to it, within a five-by-five square. Each domino shows two squares of terrain, some with crowns.

        Connected squares of the same terrain form a territory. A territory scores the number of its squares times the number of its crowns. The highest score wins. Valuable dominoes have high numbers, but whoever takes them chooses later in the next round.

rule-kingdomino_set_up = Set-up
    .text =
        Each player has a colour and a castle around which their kingdom grows. With 2 players each has 2 kings; with 3 or 4 players each has 1.

        With 4 players, use all 48 dominoes. With 3 players use 36 chosen at random, with 2 players 24; leave the others out, unseen. Shuffle the dominoes into a draw pile. The first line has as many dominoes as there are kings: 3 with 3 players, otherwise 4. Every line is laid out in order of number, lowest first, and only then turned terrain side up.

        The order of the draw pile is hidden; everything on the table is open to all.

rule-kingdomino_dominoes = Dominoes and terrains
    .text =
        There are 48 dominoes, numbered 1 to 48 on the back, with two squares on the front. A square has 0 to 3 crowns. No domino has crowns on both squares, and 18 have none at all.

        Squares and crowns of each terrain: wheat field 26 and 5, forest 22 and 6, lake 18 and 6, grassland 14 and 6, swamp 10 and 6, mine 6 and 10. So mines are rare and rich, wheat fields common and poor. As a rule, the higher the number, the more a domino is worth.

rule-kingdomino_first_choice = The first choice
    .text =
        For the first line only, all kings are mixed and drawn one by one at random. The owner of the king just drawn puts it on a free domino in the line. Each domino holds only one king, so the last king goes to the last free domino. With 2 players, each player takes two dominoes.

        Then a second line is laid out beside the first, and the first round begins. No domino is placed before that.

        As a variant, players take turns drawing a king, no matter whose it is, and choose the domino for it; the king still belongs to its own player.

rule-kingdomino_round = Turn order and claiming
    .text =
        In every round the kings act in the order in which they stand on the current line, from the lowest number to the highest. Seating plays no part.

        On its turn a king does two things. First, its owner adds the domino under it to their kingdom, or discards it if it fits nowhere. Then the king must move to any free domino in the next line. The last king takes the only domino left.

        When all kings have moved, the next line becomes the current one and, if any dominoes are left, a new line is laid out.

rule-kingdomino_placing = Placing and connection
    .text =
        A domino covers two adjacent empty squares of your kingdom and may face any of four directions. It is connected if one of its squares touches the castle, which matches every terrain, or a square of the same terrain on an earlier domino.

        One matching contact is enough; the other sides may touch different terrains. To touch means to share an edge: corners do not count, and neither do the two squares of the same domino. Once placed, a domino is never moved or removed.

rule-kingdomino_square = The five-by-five square
    .text =
        After every placement your kingdom, castle included, must fit in a five-by-five square: at most 5 columns and 5 rows from edge to edge.

        The position of this square is not fixed in advance; it depends on the dominoes you place, and your castle may end up anywhere in it. You may leave gaps that can no longer be filled. If you discard nothing, 12 dominoes and the castle fill all 25 squares.

rule-kingdomino_discarding = Discarding
    .text =
        If you can place a domino, you must, even if it hurts you; you choose among the legal spots. You discard a domino only if it has no legal spot.

        A discarded domino is out of the game: its squares and crowns count for nothing, not even in ties. Its king still moves to a domino in the next line, if there is one. You may claim a domino that you cannot place, for example to keep it from someone else.

rule-kingdomino_last_round = Last round and end
    .text =
        With 3 or 4 players a game has 12 rounds; with 2 players it has 6, and each player acts twice per round.

        After the last line has been laid out and claimed, one last round is played. Dominoes are only placed or discarded: there is no line left to choose from. Then the game ends and the kingdoms are scored. Each player has had 12 dominoes, placed or discarded. The Mighty Duel has 12 rounds and 24 dominoes per player.

rule-kingdomino_scoring = Scoring
    .text =
        A territory is a group of squares of the same terrain joined edge to edge. It scores the number of its squares times the number of crowns on them: 7 forest squares with 3 crowns score 21 points. Without a crown it scores nothing, however large it is.

        Count squares, not dominoes. Separate territories of the same terrain score separately. The castle belongs to no territory and joins none. Your score is the sum of all your territories and any bonuses from variants; the highest score wins.

rule-kingdomino_ties = Ties
    .text =
        If several players have the highest score, the one with the largest single territory wins, counting squares, with or without crowns. If they are still tied, the one with the most crowns in the whole kingdom wins. If that is tied too, they share the victory.

        The castle, empty squares and discarded dominoes never count. Bonuses from variants are part of the score and are added first.

rule-kingdomino_two_players = Two players
    .text =
        With 2 players each has 2 kings, and every line has 4 dominoes. You use 24 dominoes chosen at random, so there are 6 rounds; the other 24 are left out, unseen.

        Each king has its own turn: its domino is placed, it claims a new one, and only then does the next king act. If your kings are next to each other in the line, you act twice in a row; this can also happen in the first choice. In the end each player has 12 dominoes, as in a larger game.

rule-kingdomino_mighty_duel = Variant: Mighty Duel
    .text =
        For exactly 2 players. You use all 48 dominoes, and each kingdom may grow to a seven-by-seven square: at most 7 columns and 7 rows.

        Lines have 4 dominoes and each player has 2 kings, as in every two-player game, but there are 12 rounds. Each player ends up with 24 dominoes; with the castle they fill all 49 squares if none is discarded. You can combine it with the other variants.

rule-kingdomino_middle_kingdom = Variant: Middle Kingdom
    .text =
        At the end you score 10 extra points if your castle is at the centre of your kingdom: as many columns to its left as to its right, and as many rows above it as below. In a five-by-five kingdom that is 2 on every side, in a seven-by-seven kingdom 3.

        The kingdom need not be complete. Several players may get the bonus, or none.

rule-kingdomino_harmony = Variant: Harmony
    .text =
        At the end you score 5 extra points if you have not discarded a single domino: your kingdom is then complete, with no gaps. One discarded domino loses the bonus.

        Several players may get it, or none. You can combine it with Middle Kingdom; with both bonuses you score 15 extra points. In the Mighty Duel all 24 dominoes must have been placed.

rule-kingdomino_dynasty = Variant: Dynasty
    .text =
        Play three complete games in a row, each with a fresh set-up: dominoes shuffled, kings drawn, kingdoms empty.

        Add up each player’s points from the three games; the highest total wins. Winning a single game earns nothing extra. Players with equal totals share the victory; the largest territory and crowns do not break this tie.

        Whoever resigns one of the games has resigned the Dynasty and cannot win it. When one player is left, that player wins immediately.
