"""The fields of the state; `tools/gen_state.py` makes the interpreted class and the C struct from them."""

from __future__ import annotations

from regat.kernel.state_fields import Field

SEATS = 6
KINDS = 40  # a row of counts, one for each card, padded
ZONE = 512  # a zone can hold the whole box: 472 cards with six players
STACK = 300  # 255 Throne Rooms nested, and then some
SCRIPT = 1024

# The kinds of events, and the zones between which they move cards.
EVENTS = (
    "draw",
    "shuffle",
    "play",
    "buy",
    "gain",
    "discard",
    "trash",
    "reveal",
    "look",
    "topdeck",
    "aside",
    "show",
    "turn",
    "over",
    "forced",
)
ZONES = ("nowhere", "deck", "hand", "discard", "play", "look", "aside", "supply", "trash")

CONSTANTS = {
    **{"SEATS": SEATS, "KINDS": KINDS, "ZONE": ZONE, "STACK": STACK, "SCRIPT": SCRIPT},
    **{"NOBODY": 255, "EVERYBODY": 255},
    **{"POLICY_BYTES": 64, "RANDOM": 255},  # the buy lists of search/policies.py
    **{
        "WIN_UNIT": 2520,
        "MAX_TURNS": 60,
    },  # playouts: a victory, divisible by any number of winners; turns played ahead
    **{f"EVENT_{name.upper()}": number for number, name in enumerate(EVENTS)},
    **{f"IN_{name.upper()}": number for number, name in enumerate(ZONES)},
}

FIELDS = (
    Field("rng", "u64", about="state of the generator"),
    Field("legal", "u64", about="the pending decision: what may be answered, as bits"),
    Field("in_supply", "u64", about="the piles that are not empty, as bits"),
    Field("hand_mask", "u64", SEATS, about="the kinds of cards in each hand, as bits"),
    Field("players", "u8"),
    Field("edition", "u8"),
    Field("first", "u8", about="the starting seat"),
    Field("turn", "u8", about="the seat whose turn it is"),
    Field("phase", "u8", about="0 Action, 1 Buy"),
    Field("seat", "u8", about="the seat that is asked"),
    Field("over", "u8"),
    Field("empty", "u8", about="how many piles are empty"),
    Field("immune", "u8", about="the seats that the Attack passes by, as bits"),
    Field("bought", "u8", about="whether something was bought this turn"),
    Field("last", "u8", about="the pick before this one; picks come in catalogue order"),
    Field("fault", "u8", about="whether a dictated shuffle did not fit"),
    Field("actions", "u16"),
    Field("buys", "u16"),
    Field("coins", "u16"),
    Field("silver_bonus", "u16", about="extra coins for the first Silver of the turn"),
    Field("min_picks", "u16", about="the pending decision: how many are to be picked"),
    Field("max_picks", "u16"),
    Field("asked", "u32", about="how many decisions were asked"),
    Field("stack_top", "u16", about="the topmost of the suspended steps"),
    Field("picked_size", "u16"),
    Field("look_size", "u16"),
    Field("aside_size", "u16"),
    Field("stolen_size", "u16"),
    Field("script_size", "u16"),
    Field("turns", "u16", SEATS, about="turns taken"),
    Field("hand_size", "u16", SEATS),
    Field("deck_size", "u16", SEATS),
    Field("ordered", "u16", SEATS, about="how many cards on top of the deck have an order"),
    Field("discard_size", "u16", SEATS),
    Field("play_size", "u16", SEATS),
    Field("supply", "u8", KINDS),
    Field("trash", "u8", KINDS),
    Field("hand", "u8", KINDS, per_seat=SEATS),
    Field("owned", "u8", KINDS, per_seat=SEATS),
    # Of the fields below, only the part in use is copied.
    Field("frame_pc", "u16", STACK, used="stack_top + 1", about="suspended steps: where in the programs"),
    Field("frame_seat", "u8", STACK, used="stack_top + 1", about="suspended steps: whose cards"),
    Field("frame_card", "u8", STACK, used="stack_top + 1", about="suspended steps: which card"),
    Field("frame_counter", "u16", STACK, used="stack_top + 1", about="suspended steps: a number to remember"),
    Field("picked", "u8", ZONE, used="picked_size", about="taken from hand by this decision"),
    Field("look", "u8", ZONE, used="look_size", about="revealed or looked at"),
    Field("aside", "u8", ZONE, used="aside_size"),
    Field("stolen", "u8", SEATS, used="stolen_size", about="Treasures trashed by this Thief"),
    Field("script", "u8", SCRIPT, used="script_size", about="dictated shuffles: seat, size (2), cards"),
    Field("deck", "u8", ZONE, per_seat=SEATS, used="deck_size", about="a pool under the ordered top"),
    Field("discard", "u8", ZONE, per_seat=SEATS, used="discard_size", about="the last one is on top"),
    Field("play", "u8", ZONE, per_seat=SEATS, used="play_size"),
)
