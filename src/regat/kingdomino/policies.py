"""Players inside the engine: random, greedy, and greedy with both steps of a turn in view.

An answer inside the engine is one number: a square of the board and a direction, or a place of the line.
"""

from __future__ import annotations

from array import array

from regat.kernel import bits, boards
from regat.kingdomino import cells, dominoes, draft, grid, wide

PLAYERS = {"random": cells.RANDOM, "greedy": cells.GREEDY, "full-greedy": cells.FULL_GREEDY}


def simulate(book: bytes, size: int, variants: int, key: int, start: int, stop: int) -> list[int]:
    """Play the games numbered from `start` up to `stop`; the tallies, in the order of `play_games`."""
    t = cells.new_table()
    tally = array("Q", bytes(8 * (5 + 2 * len(book))))
    play_games(t, book, tally, len(book), size, variants, key, start, stop)
    cells.free_table(t)
    return list(tally)


def play_games(
    t: cells.Table,
    book: bytes,
    tally: array[int],
    players: int,
    size: int,
    variants: int,
    key: int,
    start: int,
    stop: int,
) -> None:
    """Tally: games, shared victories, rounds, wins of the first seat to choose, decisions; then by bot
    its wins, and then its points."""
    for game in range(start, stop):
        shift = game % players
        draft.start(t, bits.seeded(key, 2 * game), players, size, variants)
        dice = bits.seeded(key, 2 * game + 1)
        first = t.seat
        decisions = 0
        while not t.over:
            decisions += 1
            dice = bits.step(dice)
            bot = book[(t.seat + players - shift) % players]
            answer = at_random(t, dice) if bot == cells.RANDOM else best(t, dice, bot)
            draft.apply(t, answer & 127, answer >> 7)
        winner = sole_winner(t)
        tally[0] += 1
        tally[2] += 6 if players == 2 and size == 5 else 12
        tally[4] += decisions
        if winner == cells.NOBODY:
            tally[1] += 1
        else:
            if winner == first:
                tally[3] += 1
            tally[5 + (winner + players - shift) % players] += 1
        for seat in range(players):
            tally[5 + players + (seat + players - shift) % players] += t.total[seat]


def sole_winner(t: cells.Table) -> int:
    """The seat that won alone, K-TIE-01 and K-TIE-02, or NOBODY if the victory is shared."""
    best_seat = 0
    shared = 0
    for seat in range(1, t.players):
        ahead = t.total[seat] - t.total[best_seat]
        if ahead == 0:
            ahead = largest(t, seat) - largest(t, best_seat)
        if ahead == 0:
            ahead = crowns(t, seat) - crowns(t, best_seat)
        if ahead > 0:
            best_seat = seat
            shared = 0
        elif ahead == 0:
            shared = 1
    return cells.NOBODY if shared else best_seat


def largest(t: cells.Table, seat: int) -> int:
    return grid.largest(t, seat) if t.size == 5 else wide.largest(t, seat)


def crowns(t: cells.Table, seat: int) -> int:
    return grid.crowns(t, seat) if t.size == 5 else wide.crowns(t, seat)


def at_random(t: cells.Table, dice: int) -> int:
    """Any legal answer, each equally likely."""
    if t.stage != dominoes.PLACING:
        return draft.nth(t.slots, bits.below(dice, bits.many(t.slots)))
    return grid.any_place(t, dice) if t.size == 5 else wide.any_place(t, dice)


def best(t: cells.Table, dice: int, bot: int) -> int:
    """The answer that gains most at once; ties at random."""
    if t.stage != dominoes.PLACING:
        owner = t.king if t.stage == dominoes.CHOOSING else t.line_king[t.turn]
        return best_claim(t, dice, owner)
    if bot == cells.FULL_GREEDY and t.newer:
        return best_turn(t, dice)
    if t.size == 5:
        return grid.best_place(t, t.seat, t.line[t.turn], dice) & 1023
    return wide.best_place(t, t.seat, t.line[t.turn], dice) & 1023


def best_claim(t: cells.Table, dice: int, owner: int) -> int:
    """The free domino that the king's kingdom could use best at once."""
    chosen = -1
    most = -1
    tied = 0
    for slot in range(t.length):
        if t.slots >> slot & 1:
            gain = use(t, owner, t.next[slot], dice)
            if gain > most:
                chosen = slot
                most = gain
                tied = 1
            elif gain == most:
                tied += 1
                dice = bits.step(dice)
                if bits.below(dice, tied) == 0:
                    chosen = slot
    return chosen


def use(t: cells.Table, seat: int, domino: int, dice: int) -> int:
    """What a domino could gain at once, plus one; 0 if it has no place."""
    if t.size == 5:
        if not grid.find_places(t, seat, domino):
            return 0
        return 1 + (grid.best_place(t, seat, domino, dice) >> 10) - grid.before(t, seat, domino)
    if not wide.find_places(t, seat, domino):
        return 0
    return 1 + (wide.best_place(t, seat, domino, dice) >> 10) - wide.before(t, seat, domino)


def best_turn(t: cells.Table, dice: int) -> int:
    """The placement that gains most together with the best claim after it."""
    twin = cells.new_table()
    chosen = 0
    most = -1
    tied = 0
    seat = t.seat
    domino = t.line[t.turn]
    for direction in range(dominoes.DIRECTIONS):
        places = t.places[direction]
        while places != 0:
            square = boards.lowest(places)
            places &= places - 1
            cells.copy_table(twin, t)
            if t.size == 5:
                grid.put(twin, seat, domino, bits.bit(square), direction)
            else:
                wide.put(twin, seat, domino, boards.bit(square), direction)
            gain = draft.score(twin, seat) + best_use(twin, seat, dice)
            if gain > most:
                chosen = square + dominoes.TURN * direction
                most = gain
                tied = 1
            elif gain == most:
                tied += 1
                dice = bits.step(dice)
                if bits.below(dice, tied) == 0:
                    chosen = square + dominoes.TURN * direction
    cells.free_table(twin)
    return chosen


def best_use(t: cells.Table, seat: int, dice: int) -> int:
    """What the best free domino of the newer line could gain, plus one."""
    most = 0
    for slot in range(t.length):
        if t.next_king[slot] == cells.NOBODY:
            gain = use(t, seat, t.next[slot], dice)
            if gain > most:
                most = gain
    return most


# Between the engine's answers and the fixed numbers of actions ---------------------------------------


def legal_actions(t: cells.Table) -> tuple[int, ...]:
    """The numbers of all legal actions, ascending."""
    actions = []
    if t.over:
        return ()
    if t.stage != dominoes.PLACING:
        for slot in range(t.length):
            if t.slots >> slot & 1:
                actions.append(dominoes.CLAIM + slot)
        return tuple(actions)
    for direction in range(dominoes.DIRECTIONS):
        places = t.places[direction]
        while places != 0:
            actions.append(draft.action_of(t, t.seat, boards.lowest(places), direction))
            places &= places - 1
    actions.sort()
    return tuple(actions)


def gains(t: cells.Table) -> dict[int, int]:
    """For a pending placement: the points that each legal action brings at once."""
    found = {}
    seat = t.seat
    domino = t.line[t.turn]
    now = grid.before(t, seat, domino) if t.size == 5 else wide.before(t, seat, domino)
    for direction in range(dominoes.DIRECTIONS):
        places = t.places[direction]
        while places != 0:
            square = boards.lowest(places)
            places &= places - 1
            if t.size == 5:
                gain = grid.after(t, seat, domino, bits.bit(square), direction) - now
            else:
                gain = wide.after(t, seat, domino, boards.bit(square), direction) - now
            found[draft.action_of(t, seat, square, direction)] = gain
    return found


def answer_of(t: cells.Table, action: int) -> int:
    """The engine's answer for an action's number, -1 if that is not legal."""
    if t.over:
        return -1
    if action >= dominoes.CLAIM:
        slot = action - dominoes.CLAIM
        return slot if t.stage != dominoes.PLACING and t.slots >> slot & 1 else -1
    if t.stage != dominoes.PLACING:
        return -1
    square = draft.square_of(t, t.seat, action)
    direction = action % dominoes.DIRECTIONS
    if square < 0 or t.places[direction] >> square & 1 == 0:
        return -1
    return square + dominoes.TURN * direction


def copies(position: cells.Table, count: int) -> None:
    """Copy a table so many times: what a search inside the engine pays for a branch."""
    t = cells.new_table()
    twin = cells.new_table()
    cells.restore(t, position)
    for _ in range(count // 2):
        cells.copy_table(twin, t)
        cells.copy_table(t, twin)
    cells.free_table(twin)
    cells.free_table(t)
