"""The operations that ask: what may be chosen, and what the choice does.

`offer_…` sets up a decision and says whether somebody must be asked; what has no alternative is carried
out at once. A decision about several cards is a run of picks in catalogue order.
"""

from __future__ import annotations

from regat.dominion.rules import card_moves, cards, state
from regat.kernel import bits


def push(t: state.State, step: int, seat: int, card: int, many: int) -> None:
    """Suspend what is going on for a new step."""
    t.stack_top += 1
    t.frame_pc[t.stack_top] = step
    t.frame_seat[t.stack_top] = seat
    t.frame_card[t.stack_top] = card
    t.frame_counter[t.stack_top] = many


def resolve_card(t: state.State, card: int, already_trashed: int) -> None:
    """Resolve a card of the player whose turn it is; reactions to an Attack come first."""
    t.immune = 0
    t.stolen_size = 0
    push(t, cards.STARTS[(t.edition - 1) * cards.CARDS + card], t.turn, card, already_trashed)
    if cards.ATTACKS >> card & 1:
        push(t, cards.REACT_START, t.turn, card, 1)


def play_from_hand(t: state.State, card: int) -> None:
    card_moves.from_hand(t, t.turn, card)
    card_moves.to_play(t, t.turn, card)
    if t.recording:
        card_moves.announce(t, state.EVENT_PLAY, t.turn, card, state.IN_HAND, state.IN_PLAY, 1)
    resolve_card(t, card, 0)


def ask(t: state.State, seat: int, legal: int, least: int, most: int) -> None:
    t.seat = seat
    t.legal = legal
    t.min_picks = least
    t.max_picks = most
    t.asked += 1


def emit_forced(t: state.State, seat: int, operation: int, card: int, together: int) -> None:
    """Record a decision that was taken automatically because it had no alternative."""
    if t.recording:
        card_moves.emit(
            t, state.EVENT_FORCED, seat, card, operation & 15, operation >> 4, 1 << seat, together
        )


def offer(t: state.State, top: int, operation: int, number: int) -> bool:
    """Ask for the decision of an operation; False if there is nothing to decide."""
    seat = t.frame_seat[top]
    if operation == cards.REACT:
        return offer_reaction(t, top)
    if operation == cards.DISCARD_ANY:
        return offer_picks(t, seat, operation, 0, t.hand_size[seat])
    if operation == cards.DISCARD_DOWN_TO:
        if t.hand_size[seat] <= number:
            t.frame_pc[top] += 1
            return False
        return offer_picks(t, seat, operation, t.hand_size[seat] - number, t.hand_size[seat] - number)
    if operation == cards.DISCARD_PER_EMPTY_PILE:
        return offer_picks(t, seat, operation, t.empty, t.empty)
    if operation == cards.TRASH_UP_TO:
        return offer_picks(t, seat, operation, 0, number)
    if operation == cards.MUST_TRASH:
        return offer_one(t, seat, operation, trashable(t, seat, number), 1)
    if operation == cards.MAY_TRASH:
        return offer_one(t, seat, operation, trashable(t, seat, number), 0)
    if operation == cards.GAIN_UP_TO or operation == cards.GAIN_TO_HAND_UP_TO:
        return offer_one(t, seat, operation, card_moves.within(t, number), 1)
    if operation == cards.GAIN_DEARER_BY:
        return offer_one(t, seat, operation, card_moves.within(t, t.frame_counter[top] - 1 + number), 1)
    if operation == cards.GAIN_TREASURE_DEARER_BY:
        dearer = card_moves.within(t, t.frame_counter[top] - 1 + number)
        return offer_one(t, seat, operation, dearer & cards.TREASURES, 1)
    if operation == cards.TOPDECK_FROM_HAND:
        return offer_one(t, seat, operation, t.hand_mask[seat], 1)
    if operation == cards.TOPDECK_FROM_DISCARD:
        return offer_one(t, seat, operation, discarded(t, seat), 0)
    if operation == cards.TOPDECK_VICTORY:
        return offer_victory(t, seat)
    if operation == cards.MUST_DOUBLE:
        return offer_one(t, seat, operation, t.hand_mask[seat] & cards.ACTION_CARDS, 1)
    if operation == cards.MAY_DOUBLE:
        return offer_one(t, seat, operation, t.hand_mask[seat] & cards.ACTION_CARDS, 0)
    if operation == cards.MAY_PLAY_DISCARDED:
        return offer_one(t, seat, operation, playable_discarded(t, top), 0)
    if operation == cards.LOSE_TREASURE:
        return offer_one(t, seat, operation, revealed(t) & cards.TREASURES & ~bits.bit(cards.COPPER), 1)
    if operation == cards.STEAL_TREASURE:
        return offer_one(t, t.turn, operation, revealed(t) & cards.TREASURES, 1)
    if operation == cards.GAIN_STOLEN:
        return offer_stolen(t)
    if operation == cards.DISCARD_DECK:
        ask(t, seat, bits.bit(cards.DISCARD_IT) | bits.bit(cards.DONE), 0, 1)
        return True
    if operation == cards.DRAW_TO:
        return offer_library(t, seat, number)
    if operation == cards.SORT:
        return offer_sort(t, seat, top)
    return offer_judgement(t)


def choose(t: state.State, operation: int, action: int) -> bool:
    """Carry out the answer to the decision of an operation; False if more picks are wanted."""
    seat = t.frame_seat[t.stack_top]
    if operation == cards.REACT:
        react(t, action)
    elif (
        operation == cards.DISCARD_ANY
        or operation == cards.DISCARD_DOWN_TO
        or operation == cards.DISCARD_PER_EMPTY_PILE
        or operation == cards.TRASH_UP_TO
    ):
        if action != cards.DONE:
            pick(t, seat, action)
            if not no_more_picks(t, seat):
                return False
        finish_picks(t, seat, operation)
    elif operation == cards.GAIN_STOLEN:
        return gain_stolen(t, action)
    elif operation == cards.DISCARD_DECK:
        t.frame_pc[t.stack_top] += 1
        if action != cards.DONE:
            turn_over_deck(t, seat)
    elif operation == cards.DRAW_TO:
        set_aside_or_keep(t, seat, action)
    elif operation == cards.SORT:
        sort(t, action)
    elif operation == cards.JUDGE:
        judge(t, seat, action)
    else:
        choose_one(t, seat, operation, action)
    return True


# One card, perhaps none -----------------------------------------------------------------------------


def offer_one(t: state.State, seat: int, operation: int, legal: int, least: int) -> bool:
    """Ask for one card; what is compulsory and has no alternative is done, D-TERM-MAY-1."""
    if legal == 0:
        emit_forced(t, seat, operation, cards.NONE, 1)
        choose_one(t, t.frame_seat[t.stack_top], operation, cards.DONE)
        return False
    if least == 1 and bits.is_single(legal):
        emit_forced(t, seat, operation, bits.lsb(legal), 1)
        choose_one(t, t.frame_seat[t.stack_top], operation, bits.lsb(legal))
        return False
    if least == 0:
        legal |= bits.bit(cards.DONE)
    ask(t, seat, legal, least, 1)
    return True


def choose_one(t: state.State, seat: int, operation: int, card: int) -> None:
    """Apply the operation to the card that `seat` chose; DONE means no card."""
    t.frame_pc[t.stack_top] += 1
    if operation == cards.MUST_TRASH or operation == cards.MAY_TRASH:
        t.frame_counter[t.stack_top] = 0
        if card != cards.DONE:
            t.frame_counter[t.stack_top] = cards.COSTS[card] + 1
            card_moves.from_hand(t, seat, card)
            card_moves.to_trash(t, seat, card, state.IN_HAND, 1)
    elif card == cards.DONE:
        return
    elif operation == cards.GAIN_UP_TO or operation == cards.GAIN_DEARER_BY:
        card_moves.gain(t, seat, card, state.IN_DISCARD)
    elif operation == cards.GAIN_TO_HAND_UP_TO or operation == cards.GAIN_TREASURE_DEARER_BY:
        card_moves.gain(t, seat, card, state.IN_HAND)
    elif operation == cards.TOPDECK_FROM_HAND:
        card_moves.from_hand(t, seat, card)
        topdeck(t, seat, card, state.IN_HAND, 1 << seat)
    elif operation == cards.TOPDECK_VICTORY:
        card_moves.from_hand(t, seat, card)
        topdeck(t, seat, card, state.IN_HAND, state.EVERYBODY)
    elif operation == cards.TOPDECK_FROM_DISCARD:
        card_moves.from_discard(t, seat, card)
        topdeck(t, seat, card, state.IN_DISCARD, 1 << seat)
        card_moves.show_discard(t, seat)
    elif operation == cards.MUST_DOUBLE or operation == cards.MAY_DOUBLE:
        t.stack_top -= 1
        push(t, cards.AGAIN_START, seat, card, 0)
        play_from_hand(t, card)
    elif operation == cards.MAY_PLAY_DISCARDED:
        t.stack_top -= 1
        play_discarded(t, card)
    elif operation == cards.LOSE_TREASURE:
        take_revealed(t, card)
        card_moves.to_trash(t, seat, card, state.IN_LOOK, 1)
    elif operation == cards.STEAL_TREASURE:
        take_revealed(t, card)
        card_moves.to_trash(t, seat, card, state.IN_LOOK, 1)
        t.stolen[t.stolen_size] = card
        t.stolen_size += 1


def trashable(t: state.State, seat: int, kind: int) -> int:
    if kind == cards.ANY_TREASURE:
        return t.hand_mask[seat] & cards.TREASURES
    if kind == cards.ANY_COPPER:
        return t.hand_mask[seat] & bits.bit(cards.COPPER)
    return t.hand_mask[seat]


def topdeck(t: state.State, seat: int, card: int, source: int, seen: int) -> None:
    card_moves.put_on_deck(t, seat, card)
    if t.recording:
        card_moves.emit(t, state.EVENT_TOPDECK, seat, card, source, state.IN_DECK, seen, 1)


def discarded(t: state.State, seat: int) -> int:
    """The kinds of cards in a discard pile, as bits."""
    mask = bits.as_u64(0)
    for i in range(seat * state.ZONE, seat * state.ZONE + t.discard_size[seat]):
        mask |= bits.bit(t.discard[i])
    return mask


def offer_victory(t: state.State, seat: int) -> bool:
    """Bureaucrat: topdeck a Victory card; a player without one reveals the hand, D-CARD-BUREAUCRAT-4."""
    victories = t.hand_mask[seat] & cards.VICTORIES
    if victories == 0 and t.recording:
        for card in range(cards.CARDS):
            for _ in range(t.hand[seat * state.KINDS + card]):
                card_moves.announce(
                    t, state.EVENT_REVEAL, seat, card, state.IN_HAND, state.IN_HAND, t.hand_size[seat]
                )
    return offer_one(t, seat, cards.TOPDECK_VICTORY, victories, 1)


def playable_discarded(t: state.State, top: int) -> int:
    """Vassal: the card just discarded, if it is an Action."""
    if t.frame_counter[top] == 0:
        return 0
    return bits.bit(t.frame_counter[top] - 1) & cards.ACTION_CARDS


def play_discarded(t: state.State, card: int) -> None:
    t.discard_size[t.turn] -= 1
    card_moves.to_play(t, t.turn, card)
    if t.recording:
        card_moves.announce(t, state.EVENT_PLAY, t.turn, card, state.IN_DISCARD, state.IN_PLAY, 1)
        card_moves.show_discard(t, t.turn)
    resolve_card(t, card, 0)


def revealed(t: state.State) -> int:
    """The kinds of cards that are revealed now, as bits."""
    mask = bits.as_u64(0)
    for i in range(t.look_size):
        mask |= bits.bit(t.look[i])
    return mask


def take_revealed(t: state.State, card: int) -> None:
    at = 0
    while t.look[at] != card:
        at += 1
    t.look_size -= 1
    for i in range(at, t.look_size):
        t.look[i] = t.look[i + 1]


# Several cards from hand: picks in catalogue order --------------------------------------------------


def offer_picks(t: state.State, seat: int, operation: int, least: int, most: int) -> bool:
    held = t.hand_size[seat]
    t.min_picks = least if least < held else held
    t.max_picks = most if most < held else held
    t.last = 0
    t.picked_size = 0
    if no_more_picks(t, seat):
        if t.picked_size == 0:
            emit_forced(t, seat, operation, cards.NONE, 1)
        for i in range(t.picked_size):
            emit_forced(t, seat, operation, t.picked[i], t.picked_size)
        finish_picks(t, seat, operation)
        return False
    ask(t, seat, t.legal, t.min_picks, t.max_picks)
    return True


def no_more_picks(t: state.State, seat: int) -> bool:
    """Make the picks that have no alternative; whether that settles the decision."""
    while t.picked_size < t.max_picks:
        legal = legal_picks(t, seat)
        if not bits.is_single(legal):
            t.legal = legal
            return False
        if legal == bits.bit(cards.DONE):
            return True
        pick(t, seat, bits.lsb(legal))
    return True


def legal_picks(t: state.State, seat: int) -> int:
    mask = t.hand_mask[seat] & bits.mask_from(t.last)
    if t.picked_size >= t.min_picks:
        return mask | bits.bit(cards.DONE)
    # A pick must leave enough cards from there on.
    needed = t.min_picks - t.picked_size
    legal = bits.as_u64(0)
    there = 0
    while mask != 0:
        card = bits.msb(mask)
        mask ^= bits.bit(card)
        there += t.hand[seat * state.KINDS + card]
        if there >= needed:
            legal |= bits.bit(card)
    return legal


def pick(t: state.State, seat: int, card: int) -> None:
    card_moves.from_hand(t, seat, card)
    t.picked[t.picked_size] = card
    t.picked_size += 1
    t.last = card


def finish_picks(t: state.State, seat: int, operation: int) -> None:
    """Discard or trash the picked cards together; the last one ends on top, D-TERM-DISCARD-4."""
    count = t.picked_size
    t.picked_size = 0
    t.frame_counter[t.stack_top] = count
    t.frame_pc[t.stack_top] += 1
    for i in range(count):
        card = t.picked[i]
        if operation == cards.TRASH_UP_TO:
            card_moves.to_trash(t, seat, card, state.IN_HAND, count)
        else:
            seen = state.EVERYBODY if i == count - 1 else 1 << seat
            card_moves.discard(t, seat, card, state.IN_HAND, seen, count)


# Thief: what was stolen -----------------------------------------------------------------------------


def offer_stolen(t: state.State) -> bool:
    t.last = 0
    t.picked_size = 0
    if t.stolen_size == 0:
        emit_forced(t, t.turn, cards.GAIN_STOLEN, cards.NONE, 1)
        t.frame_pc[t.stack_top] += 1
        return False
    ask(t, t.turn, stolen_from(t, 0) | bits.bit(cards.DONE), 0, t.stolen_size)
    return True


def stolen_from(t: state.State, last: int) -> int:
    """The stolen Treasures that may still be picked, as bits."""
    mask = bits.as_u64(0)
    for i in range(t.stolen_size):
        mask |= bits.bit(t.stolen[i])
    return mask & bits.mask_from(last)


def gain_stolen(t: state.State, action: int) -> bool:
    """Pick one more, or gain the picked ones from the trash, D-CARD-THIEF-5; whether that is done."""
    if action != cards.DONE:
        at = 0
        while t.stolen[at] != action:
            at += 1
        t.stolen_size -= 1
        t.stolen[at] = t.stolen[t.stolen_size]
        t.picked[t.picked_size] = action
        t.picked_size += 1
        t.last = action
        t.legal = stolen_from(t, action) | bits.bit(cards.DONE)
        if t.legal != bits.bit(cards.DONE):
            return False
    count = t.picked_size
    t.picked_size = 0
    t.stolen_size = 0
    t.frame_pc[t.stack_top] += 1
    for i in range(count):
        card = t.picked[i]
        t.trash[card] -= 1
        t.owned[t.turn * state.KINDS + card] += 1
        card_moves.to_discard(t, t.turn, card)
        if t.recording:
            card_moves.announce(t, state.EVENT_GAIN, t.turn, card, state.IN_TRASH, state.IN_DISCARD, count)
    return True


# Moat -----------------------------------------------------------------------------------------------


def offer_reaction(t: state.State, top: int) -> bool:
    """Ask each other player in turn order, before the Attack does anything, D-ORD-02."""
    while t.frame_counter[top] < t.players:
        seat = card_moves.left_of(t, t.turn, t.frame_counter[top])
        if t.hand_mask[seat] >> cards.MOAT & 1:
            ask(t, seat, bits.bit(cards.MOAT) | bits.bit(cards.DONE), 0, 1)
            return True
        t.frame_counter[top] += 1
    t.stack_top -= 1
    return False


def react(t: state.State, action: int) -> None:
    t.frame_counter[t.stack_top] += 1
    if action == cards.MOAT:
        t.immune |= 1 << t.seat
        if t.recording:
            card_moves.announce(t, state.EVENT_REVEAL, t.seat, action, state.IN_HAND, state.IN_HAND, 1)


# Chancellor, Library, Spy, Sentry -------------------------------------------------------------------


def turn_over_deck(t: state.State, seat: int) -> None:
    """Chancellor: the deck becomes part of the discard pile, its bottom card on top."""
    start = seat * state.ZONE
    size = t.deck_size[seat]
    pool = size - t.ordered[seat]
    if pool > 1:
        t.rng = bits.rng_next(t.rng)
        at = start + bits.rng_below(t.rng, pool)
        bottom = t.deck[at]
        t.deck[at] = t.deck[start]
        t.deck[start] = bottom
    t.deck_size[seat] = 0
    t.ordered[seat] = 0
    for i in range(size):
        card = t.deck[start + size - 1 - i]
        seen = state.EVERYBODY if i == size - 1 else 0
        card_moves.discard(t, seat, card, state.IN_DECK, seen, size)


def offer_library(t: state.State, seat: int, full: int) -> bool:
    """Take cards one at a time; each Action may be set aside before the next is seen."""
    while t.hand_size[seat] < full:
        if t.recording:
            card_moves.announce_shuffle(t, seat, 1)
        card = card_moves.take_top(t, seat)
        if card == cards.NONE:
            break
        if t.recording:
            card_moves.emit(t, state.EVENT_LOOK, seat, card, state.IN_DECK, state.IN_LOOK, 1 << seat, 1)
        if cards.ACTION_CARDS >> card & 1:
            t.look[0] = card
            t.look_size = 1
            ask(t, seat, bits.bit(cards.KEEP_IT) | bits.bit(cards.ASIDE_IT), 1, 1)
            return True
        keep(t, seat, card)
    t.frame_pc[t.stack_top] += 1
    card_moves.discard_all(t, seat, t.aside, t.aside_size, state.IN_ASIDE)
    t.aside_size = 0
    return False


def keep(t: state.State, seat: int, card: int) -> None:
    card_moves.to_hand(t, seat, card)
    if t.recording:
        card_moves.emit(t, state.EVENT_DRAW, seat, card, state.IN_LOOK, state.IN_HAND, 1 << seat, 1)


def set_aside_or_keep(t: state.State, seat: int, action: int) -> None:
    card = t.look[0]
    t.look_size = 0
    if action == cards.KEEP_IT:
        keep(t, seat, card)
        return
    t.aside[t.aside_size] = card
    t.aside_size += 1
    if t.recording:
        card_moves.announce(t, state.EVENT_ASIDE, seat, card, state.IN_LOOK, state.IN_ASIDE, 1)


def offer_judgement(t: state.State) -> bool:
    """Spy: the player whose turn it is decides about every revealed card."""
    if t.look_size == 0:
        t.frame_pc[t.stack_top] += 1
        return False
    ask(t, t.turn, bits.bit(cards.KEEP_IT) | bits.bit(cards.DISCARD_IT), 1, 1)
    return True


def judge(t: state.State, seat: int, action: int) -> None:
    t.frame_pc[t.stack_top] += 1
    card = t.look[0]
    t.look_size = 0
    if action == cards.KEEP_IT:
        topdeck(t, seat, card, state.IN_LOOK, state.EVERYBODY)
        return
    card_moves.discard(t, seat, card, state.IN_LOOK, state.EVERYBODY, 1)


def offer_sort(t: state.State, seat: int, top: int) -> bool:
    """Sentry: the fate of each card from the top, then the order of two different ones kept."""
    decided = t.frame_counter[top] & 3
    if decided < t.look_size:
        fates = bits.bit(cards.KEEP_IT) | bits.bit(cards.DISCARD_IT) | bits.bit(cards.TRASH_IT)
        ask(t, seat, fates, 1, 1)
        return True
    if t.frame_counter[top] >> 2 == cards.TO_KEEP | cards.TO_KEEP << 2 and t.look[0] != t.look[1]:
        ask(t, seat, bits.bit(t.look[0]) | bits.bit(t.look[1]), 2, 2)
        return True
    finish_sort(t, seat, top, t.look[0])
    return False


def sort(t: state.State, action: int) -> None:
    top = t.stack_top
    if action < cards.DONE:
        finish_sort(t, t.frame_seat[top], top, action)
        return
    fate = cards.TO_KEEP
    if action == cards.DISCARD_IT:
        fate = cards.TO_DISCARD
    elif action == cards.TRASH_IT:
        fate = cards.TO_TRASH
    decided = t.frame_counter[top] & 3
    t.frame_counter[top] += 1 + (fate << 2 + 2 * decided)


def finish_sort(t: state.State, seat: int, top: int, upper: int) -> None:
    """Carry out all decisions: trash, discard, and put back with `upper` above the other card."""
    fates = t.frame_counter[top] >> 2
    t.frame_counter[top] = 0
    t.frame_pc[top] += 1
    for i in range(t.look_size):
        if fates >> 2 * i & 3 == cards.TO_TRASH:
            card_moves.to_trash(t, seat, t.look[i], state.IN_LOOK, 1)
    # The card that is last in the catalogue comes last: on top of the discard pile.
    for card in range(cards.CARDS):
        for i in range(t.look_size):
            if t.look[i] == card and fates >> 2 * i & 3 == cards.TO_DISCARD:
                seen = 1 << seat if discards_later(t, fates, card) else state.EVERYBODY
                card_moves.discard(t, seat, card, state.IN_LOOK, seen, 1)
    # The upper one last, on top of the deck.
    for i in range(t.look_size):
        if fates >> 2 * i & 3 == cards.TO_KEEP and t.look[i] != upper:
            topdeck(t, seat, t.look[i], state.IN_LOOK, 1 << seat)
    for i in range(t.look_size):
        if fates >> 2 * i & 3 == cards.TO_KEEP and t.look[i] == upper:
            topdeck(t, seat, t.look[i], state.IN_LOOK, 1 << seat)
    t.look_size = 0


def discards_later(t: state.State, fates: int, card: int) -> bool:
    """Whether the other looked-at card is discarded on top of this one."""
    return fates == cards.TO_DISCARD | cards.TO_DISCARD << 2 and (t.look[0] > card or t.look[1] > card)
