"""How a game ended: points card by card, turns, and what each deck consists of."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regat.dominion.game import Game
from regat.dominion.rules.scoring import points_by_card
from regat.dominion.terminal.answers import in_hand_order
from regat.dominion.terminal.styles import CardTranslator
from regat.kernel.match import Match
from regat.words.message import Seat

Deck = Counter[str]
MAX_NAME = 20


def result_page(match: Match[Game], translate: CardTranslator) -> RenderableType:
    game = match.game
    seats = range(match.players)
    scores, winners = match.scores(), match.winners()
    turns = [seat.turns for seat in game.view(None).seats]
    memory = game.memory(0)  # what everybody owns is known to everybody
    decks = [Counter(dict(memory.seats[seat].owned)) for seat in seats]
    order = sorted(seats, key=lambda seat: (seat in match.resigned, -scores[seat], turns[seat], seat))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(width=1)
    table.add_column(translate("result-player"), overflow="fold", max_width=MAX_NAME)
    table.add_column(translate("result-points"), justify="right")
    table.add_column(translate("result-turns"), justify="right")
    table.add_column(translate("result-cards"))
    for seat in order:
        named = translate.name(seat)
        if seat in match.resigned:
            named = Text.assemble(named, " (", translate("result-resigned"), ")")
        table.add_row(
            Text("★" if seat in winners else "", "yellow"),
            named,
            Text(signed(scores[seat]), "bold"),
            str(turns[seat]),
            _deck(decks[seat], translate),
        )
    return Group(translate.bold("table-game-over"), "", table, "", *_outcome(match, translate))


def _deck(deck: Deck, translate: CardTranslator) -> Text:
    """The points by card, then everything else."""
    size = deck.total()
    scoring = [key for key in in_hand_order(list(deck)) if points_by_card(key, 1, size)]
    lines = [
        Text.assemble(
            f"{deck[key]} × ", translate.card(key), f" = {signed(points_by_card(key, deck[key], size))}"
        )
        for key in scoring
    ]
    others = Counter({key: deck[key] for key in in_hand_order(list(deck)) if key not in scoring})
    rest = translate.cards(others.elements())
    return Text("\n").join([Text(", ").join(lines) if lines else Text("–"), *([rest] if others else [])])


def signed(number: int) -> str:
    return str(number).replace("-", "−")


def _outcome(match: Match[Game], translate: CardTranslator) -> list[RenderableType]:
    scores, winners = match.scores(), match.winners()
    if not winners:
        return [translate("result-nobody")]
    if len(winners) > 1:
        names = Text(", ").join(translate.name(seat) for seat in winners)
        said = translate("result-shared", names=names)
    else:
        said = translate("result-wins", name=Seat(winners[0]), n=scores[winners[0]])
    staying = [seat for seat in range(match.players) if seat not in match.resigned]
    tied = [seat for seat in staying if scores[seat] == scores[winners[0]]]
    decided = len(tied) > len(winners)
    return [Text.assemble(said, ". ", translate("result-tie-break")) if decided else said]
