"""The fields of the state; `tools/gen_state.py` makes the interpreted class and the C struct from them."""

from __future__ import annotations

from regat.kernel.state_fields import Field

SEATS = 4
LINE = 4
HELD = 24  # dominoes that one player can get
EVENTS = ("line", "king", "claim", "place", "discard", "over", "forced")

CONSTANTS = {
    **{"SEATS": SEATS, "LINE": LINE, "HELD": HELD, "NOBODY": 255, "LANDS": 6},
    **{"POLICY_BYTES": 4, "RANDOM": 0, "GREEDY": 1, "FULL_GREEDY": 2},
    **{f"EVENT_{name.upper()}": number for number, name in enumerate(EVENTS)},
}

FIELDS = (
    Field("rng", "u64", about="state of the generator"),
    Field("pool", "u64", about="the dominoes never drawn, as bits; with 2 or 3 players some never will be"),
    Field("places", "u128", 4, about="the pending placement: legal first squares, by direction"),
    Field("land", "u128", 6, per_seat=SEATS, about="the squares of each terrain"),
    Field("taken", "u128", SEATS, about="all squares of the kingdom, castle included"),
    Field("castle", "u128", SEATS),
    Field("one_crown", "u128", SEATS, about="squares whose number of crowns has bit 0"),
    Field("two_crowns", "u128", SEATS, about="squares whose number of crowns has bit 1"),
    Field("discarded", "u64", SEATS, about="discarded dominoes, as bits"),
    Field("slots", "u8", about="the pending claim: free places of the newer line, as bits"),
    Field("players", "u8"),
    Field("size", "u8", about="5 or 7"),
    Field("variants", "u8", about="as bits"),
    Field("line_length", "u8", about="dominoes in a line"),
    Field("lines", "u8", about="lines still to be drawn"),
    Field("stage", "u8"),
    Field("seat", "u8", about="the seat that is asked"),
    Field("king", "u8", about="first choice: whose king was drawn"),
    Field("turn", "u8", about="which king of the older line is at work; first choice: how many are placed"),
    Field("has_next_line", "u8", about="whether there is a newer line"),
    Field("over", "u8"),
    Field("asked", "u32", about="how many decisions were asked"),
    Field("line", "u8", LINE, about="the older line, ascending, counted from zero"),
    Field("line_king", "u8", LINE),
    Field("next", "u8", LINE, about="the newer line"),
    Field("next_king", "u8", LINE),
    Field("kings", "u8", SEATS, about="first choice: kings not yet drawn"),
    Field("height", "u8", SEATS),
    Field("width", "u8", SEATS),
    Field("castle_row", "u8", SEATS),
    Field("castle_column", "u8", SEATS),
    Field("placed_count", "u8", SEATS, about="how many dominoes were placed"),
    Field("total", "u16", SEATS, about="points, counted when the game is over"),
    Field("script_size", "u8"),
    Field("order_size", "u8"),
    # Of the fields below, only the part in use is copied.
    Field("placed", "u8", HELD, per_seat=SEATS, used="placed_count", about="the dominoes in the kingdom"),
    Field("where", "u16", HELD, per_seat=SEATS, used="placed_count", about="the actions that placed them"),
    Field("script", "u8", 48, used="script_size", about="dictated: the next dominoes, last one first"),
    Field("order", "u8", 8, used="order_size", about="dictated: whose king comes next, last one first"),
)
