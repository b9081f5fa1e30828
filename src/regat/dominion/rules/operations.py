"""The course of the game: suspended steps, the phases of a turn, and the operations without decisions.

`advance` carries out steps until somebody has a decision to make or the game is over; `apply` carries
out one answer. An operation that asks is a pair in `decisions.py`: what may be chosen, and what the
choice does.
"""

from __future__ import annotations

from regat.dominion.rules import card_moves, cards, decisions, state
from regat.kernel import bits


def advance(t: state.State) -> None:
    """Run the suspended steps until a decision is pending or the game is over."""
    while True:
        top = t.stack_top
        step = t.frame_pc[top]
        number = cards.NUMBERS[step]
        operation = cards.STEPS[step]
        if operation == cards.END:
            t.stack_top -= 1
        elif operation == cards.PLUS_CARDS:
            t.frame_pc[top] += 1
            card_moves.draw(t, t.frame_seat[top], number)
        elif operation == cards.PLUS_ACTIONS:
            t.frame_pc[top] += 1
            t.actions += number
        elif operation == cards.PLUS_BUYS:
            t.frame_pc[top] += 1
            t.buys += number
        elif operation == cards.PLUS_COINS:
            t.frame_pc[top] += 1
            t.coins += number
        elif operation == cards.PLUS_SILVER_BONUS:
            t.frame_pc[top] += 1
            t.silver_bonus += number
        elif operation == cards.ACTION_PHASE:
            if not offer_action(t):
                offer_buy(t)
            return
        elif operation == cards.BUY_PHASE:
            offer_buy(t)
            return
        elif operation == cards.CLEAN_UP:
            if end_turn(t):
                return
        elif operation == cards.EACH_OTHER:
            for_each_player(t, top, step, number, 1)
        elif operation == cards.EACH_PLAYER:
            for_each_player(t, top, step, number, 0)
        elif operation == cards.GAIN_NAMED:
            t.frame_pc[top] += 1
            if t.supply[number] > 0:
                card_moves.gain(t, t.frame_seat[top], number, state.IN_DISCARD)
        elif operation == cards.GAIN_NAMED_ONTO_DECK:
            t.frame_pc[top] += 1
            if t.supply[number] > 0:
                card_moves.gain(t, t.frame_seat[top], number, state.IN_DECK)
        elif operation == cards.IF_TRASHED:
            if t.frame_counter[top] == 0:
                t.stack_top -= 1
            else:
                t.frame_pc[top] += 1
        elif operation == cards.DRAW_AS_MANY:
            t.frame_pc[top] += 1
            card_moves.draw(t, t.frame_seat[top], t.frame_counter[top])
        elif operation == cards.REVEAL:
            t.frame_pc[top] += 1
            reveal_top(t, t.frame_seat[top], number, state.EVENT_REVEAL)
        elif operation == cards.LOOK:
            t.frame_pc[top] += 1
            reveal_top(t, t.frame_seat[top], number, state.EVENT_LOOK)
        elif operation == cards.DISCARD_REVEALED:
            t.frame_pc[top] += 1
            discard_revealed(t, t.frame_seat[top])
        elif operation == cards.DIG_FOR_TREASURES:
            t.frame_pc[top] += 1
            dig_for_treasures(t, t.frame_seat[top], number)
        elif operation == cards.DISCARD_TOP:
            t.frame_pc[top] += 1
            discard_top(t, top)
        elif operation == cards.TRASH_THIS:
            t.frame_pc[top] += 1
            trash_this(t, top)
        elif operation == cards.AGAIN:
            t.stack_top -= 1
            play_again(t, t.frame_card[top], t.frame_counter[top])
        elif decisions.offer(t, top, operation, number):
            return


def apply(t: state.State, action: int) -> None:
    """Carry out one legal answer, then advance."""
    operation = cards.STEPS[t.frame_pc[t.stack_top]]
    if operation == cards.BUY_PHASE:
        if not buy_phase(t, action):
            return
    elif operation == cards.ACTION_PHASE:
        action_phase(t, action)
    elif not decisions.choose(t, operation, action):
        return
    advance(t)


def start(t: state.State, rng: int, players: int, edition: int, first: int, kingdom: int) -> None:
    """A fresh game up to its first decision."""
    card_moves.deal(t, rng, players, edition, first, kingdom)
    advance(t)


# The turn -------------------------------------------------------------------------------------------


def offer_action(t: state.State) -> bool:
    """The Action phase: it is over when nothing can be played, D-ACT-07."""
    legal = t.hand_mask[t.turn] & cards.ACTION_CARDS
    if legal == 0 or t.actions == 0:
        decisions.emit_forced(t, t.turn, cards.ACTION_PHASE, cards.NONE, 1)
        end_actions(t)
        return False
    decisions.ask(t, t.turn, legal | bits.bit(cards.DONE), 0, 1)
    return True


def action_phase(t: state.State, action: int) -> None:
    if action == cards.DONE:
        end_actions(t)
        return
    t.actions -= 1
    decisions.play_from_hand(t, action)


def end_actions(t: state.State) -> None:
    t.phase = 1
    t.frame_pc[0] += 1


def offer_buy(t: state.State) -> None:
    """The Buy phase: Treasures first, then purchases; ending the turn is always asked."""
    legal = bits.bit(cards.DONE)
    if t.buys > 0:
        legal |= card_moves.within(t, t.coins)
    if t.bought == 0:
        treasures = t.hand_mask[t.turn] & cards.TREASURES
        if treasures != 0:
            legal |= treasures << cards.PLAY_COPPER | bits.bit(cards.PLAY_TREASURES)
    decisions.ask(t, t.turn, legal, 0, 1)


def buy_phase(t: state.State, action: int) -> bool:
    """Carry out an answer of the Buy phase; False if the phase continues."""
    if action == cards.DONE:
        t.frame_pc[0] += 1
        return True
    if action < cards.DONE:
        buy(t, action)
    elif action == cards.PLAY_TREASURES:
        play_treasures(t)
    else:
        play_treasure(t, action - cards.PLAY_COPPER, 1)
    offer_buy(t)
    return False


def buy(t: state.State, card: int) -> None:
    t.bought = 1
    t.buys -= 1
    t.coins -= cards.COSTS[card]
    card_moves.take_from_supply(t, t.turn, card)
    card_moves.to_discard(t, t.turn, card)
    if t.recording:
        card_moves.announce(t, state.EVENT_BUY, t.turn, card, state.IN_SUPPLY, state.IN_DISCARD, 1)


def play_treasures(t: state.State) -> None:
    """Play all Treasures in hand."""
    left = t.hand_mask[t.turn] & cards.TREASURES
    while left != 0:
        treasure = bits.lsb(left)
        left &= left - 1
        play_treasure(t, treasure, t.hand[t.turn * state.KINDS + treasure])


def play_treasure(t: state.State, card: int, copies: int) -> None:
    card_moves.hand_to_play(t, t.turn, card, copies)
    t.coins += cards.COINS[card] * copies
    if card == cards.SILVER:
        t.coins += t.silver_bonus
        t.silver_bonus = 0
    if t.recording:
        for _ in range(copies):
            card_moves.announce(t, state.EVENT_PLAY, t.turn, card, state.IN_HAND, state.IN_PLAY, copies)


def end_turn(t: state.State) -> bool:
    """Clean-up, then the end of the game or the next turn, D-END-01; whether the game is over."""
    card_moves.clean_up(t, t.turn)
    t.turns[t.turn] += 1
    if card_moves.ended(t):
        t.over = 1
        t.legal = 0
        t.seat = state.NOBODY
        if t.recording:
            card_moves.announce(t, state.EVENT_OVER, t.turn, cards.NONE, 0, 0, 1)
        return True
    card_moves.begin_turn(t, card_moves.left_of(t, t.turn, 1))
    t.frame_pc[0] = cards.TURN_START
    t.frame_seat[0] = t.turn
    return False


# Plain operations -----------------------------------------------------------------------------------


def for_each_player(t: state.State, top: int, step: int, length: int, start: int) -> None:
    """Carry out the steps that follow for the next affected player, D-ORD-01, or skip them."""
    offset = t.frame_counter[top]
    if offset < start:
        offset = start
    while offset < t.players:
        seat = card_moves.left_of(t, t.turn, offset)
        offset += 1
        if not t.immune >> seat & 1:
            t.frame_counter[top] = offset
            decisions.push(t, step + 1, seat, t.frame_card[top], 0)
            return
    t.frame_counter[top] = 0
    t.frame_pc[top] += length


def reveal_top(t: state.State, seat: int, count: int, kind: int) -> None:
    """Reveal or look at the top cards of the deck, the top card first."""
    if t.recording:
        card_moves.announce_shuffle(t, seat, count)
    t.look_size = 0
    for _ in range(count):
        card = card_moves.take_top(t, seat)
        if card == cards.NONE:
            return
        t.look[t.look_size] = card
        t.look_size += 1
        if t.recording:
            seen = 1 << seat if kind == state.EVENT_LOOK else state.EVERYBODY
            card_moves.emit(t, kind, seat, card, state.IN_DECK, state.IN_LOOK, seen, 1)


def discard_revealed(t: state.State, seat: int) -> None:
    """Discard what is still revealed."""
    card_moves.discard_all(t, seat, t.look, t.look_size, state.IN_LOOK)
    t.look_size = 0


def dig_for_treasures(t: state.State, seat: int, wanted: int) -> None:
    """Adventurer: reveal cards until enough are Treasures; those go to hand, the rest is discarded."""
    t.look_size = 0
    found = 0
    while found < wanted:
        if t.recording:
            card_moves.announce_shuffle(t, seat, 1)
        card = card_moves.take_top(t, seat)
        if card == cards.NONE:
            break
        if t.recording:
            card_moves.announce(t, state.EVENT_REVEAL, seat, card, state.IN_DECK, state.IN_LOOK, 1)
        if cards.TREASURES >> card & 1:
            found += 1
            card_moves.to_hand(t, seat, card)
            if t.recording:
                card_moves.announce(t, state.EVENT_DRAW, seat, card, state.IN_LOOK, state.IN_HAND, 1)
        else:
            t.look[t.look_size] = card
            t.look_size += 1
    discard_revealed(t, seat)


def discard_top(t: state.State, top: int) -> None:
    """Discard the top card of the deck and remember which one it was, 0 for none."""
    seat = t.frame_seat[top]
    if t.recording:
        card_moves.announce_shuffle(t, seat, 1)
    card = card_moves.take_top(t, seat)
    t.frame_counter[top] = 0
    if card == cards.NONE:
        return
    t.frame_counter[top] = card + 1
    card_moves.discard(t, seat, card, state.IN_DECK, state.EVERYBODY, 1)


def trash_this(t: state.State, top: int) -> None:
    """Feast: the card trashes itself once; its second play by Throne Room finds it already trashed."""
    seat = t.frame_seat[top]
    card = t.frame_card[top]
    if t.frame_counter[top] != 0:
        t.frame_counter[top] = 0
        return
    if cards.STEPS[t.frame_pc[top - 1]] == cards.AGAIN and t.frame_card[top - 1] == card:
        t.frame_counter[top - 1] = 1
    t.play_size[seat] -= 1  # it has just been played, so it is the last card in play
    card_moves.to_trash(t, seat, card, state.IN_PLAY, 1)


def play_again(t: state.State, card: int, already_trashed: int) -> None:
    """Throne Room: the second play of a card that is already in play, D-CARD-THRONEROOM-9."""
    if t.recording:
        card_moves.announce(t, state.EVENT_PLAY, t.turn, card, state.IN_PLAY, state.IN_PLAY, 1)
    decisions.resolve_card(t, card, already_trashed)
