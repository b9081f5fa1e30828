"""How a game ended: points card by card, turns, and what each deck consists of."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regat.dominion.game import Game
from regat.dominion.rules.scoring import points_by_card
from regat.dominion.terminal.answers import held
from regat.kernel.match import Match
from regat.terminal.localized import RichTranslator
from regat.words.message import Seat

Deck = Counter[str]
MOST_NAME = 20


def result(match: Match[Game], voice: RichTranslator) -> RenderableType:
    game = match.game
    seats = range(match.players)
    scores, winners = match.scores(), match.winners()
    turns = [seat.turns for seat in game.view(None).seats]
    memory = game.memory(0)  # what everybody owns is known to everybody
    decks = [Counter(dict(memory.seats[seat].owned)) for seat in seats]
    order = sorted(seats, key=lambda seat: (seat in match.resigned, -scores[seat], turns[seat], seat))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(width=1)
    table.add_column(voice("result-player"), overflow="fold", max_width=MOST_NAME)
    table.add_column(voice("result-points"), justify="right")
    table.add_column(voice("result-turns"), justify="right")
    table.add_column(voice("result-cards"))
    for seat in order:
        named = voice.name(seat)
        if seat in match.resigned:
            named = Text.assemble(named, " (", voice("result-resigned"), ")")
        table.add_row(
            Text("★" if seat in winners else "", "yellow"),
            named,
            Text(signed(scores[seat]), "bold"),
            str(turns[seat]),
            _deck(decks[seat], voice),
        )
    over = voice("table-game-over")
    over.stylize("bold")
    return Group(over, "", table, "", *_outcome(match, voice))


def _deck(deck: Deck, voice: RichTranslator) -> Text:
    """The points by card, then everything else."""
    size = deck.total()
    scoring = [key for key in held(list(deck)) if points_by_card(key, 1, size)]
    lines = [
        Text.assemble(
            f"{deck[key]} × ", voice.card(key), f" = {signed(points_by_card(key, deck[key], size))}"
        )
        for key in scoring
    ]
    others = Counter({key: deck[key] for key in held(list(deck)) if key not in scoring})
    rest = voice.cards(others.elements())
    return Text("\n").join([Text(", ").join(lines) if lines else Text("–"), *([rest] if others else [])])


def signed(number: int) -> str:
    return str(number).replace("-", "−")


def _outcome(match: Match[Game], voice: RichTranslator) -> list[RenderableType]:
    scores, winners = match.scores(), match.winners()
    if not winners:
        return [voice("result-nobody")]
    if len(winners) > 1:
        names = Text(", ").join(voice.name(seat) for seat in winners)
        said = voice("result-shared", names=names)
    else:
        said = voice("result-wins", name=Seat(winners[0]), n=scores[winners[0]])
    staying = [seat for seat in range(match.players) if seat not in match.resigned]
    tied = [seat for seat in staying if scores[seat] == scores[winners[0]]]
    decided = len(tied) > len(winners)
    return [Text.assemble(said, ". ", voice("result-tie-break")) if decided else said]
