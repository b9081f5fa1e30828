"""Both games as the server plays them: a match from a document, bots by name, and what is shown."""

from __future__ import annotations

from collections.abc import Sequence

from regat import dominion, games, kingdomino
from regat.bots import registry
from regat.bots.suggestions import Suggestion
from regat.dominion.rules.kingdoms import check_players
from regat.kernel.choice import Choice
from regat.kernel.match import Match
from regat.kernel.record import Record
from regat.kingdomino.rules.variants import DYNASTY, checked_config
from regat.server.protocol.messages import Setup
from regat.server.tables.table_doc import TableDoc

AnyMatch = Match[dominion.Game] | Match[kingdomino.Game]
AnyGame = dominion.Game | kingdomino.Game

# The levels come last: whoever reads the list from its end begins with the strongest.
BOTS = {game: tuple(registry.bots(game)) for game in games.names()}
TAKES_OVER = dict.fromkeys(BOTS, registry.SUBSTITUTE)
DRAFT = "draft"
VIEWS = {"dominion": dominion.View, "kingdomino": kingdomino.View}


def check(setup: Setup) -> None:
    """Refuse a set-up that no game can be begun with."""
    if setup.game == "dominion":
        check_players(setup.players)
        if setup.kingdom != DRAFT:
            dominion.new(setup.players, setup.edition, setup.kingdom, seed=0, mixed=setup.mixed)
    else:
        checked_config(setup.players, setup.variants)


def check_bot(setup: Setup, bot: str, kingdom: Sequence[str] = ()) -> None:
    """Refuse a bot that there is not, or that cannot play with these cards."""
    registry.check(setup.game, bot, dominion.DominionSetup(kingdom=tuple(kingdom)) if kingdom else None)


def begin(document: TableDoc) -> AnyMatch:
    """The match of a table that plays, before its first entry."""
    setup, chance = document.setup, document.chance
    if document.past:
        return replay(document.past)
    if setup.game == "dominion":
        kingdom = document.draft or setup.kingdom
        return dominion.match(
            setup.players, setup.edition, kingdom, chance=chance, first=document.first, mixed=setup.mixed
        )
    variants = [name for name in setup.variants if name != DYNASTY]
    return kingdomino.match(setup.players, variants, chance=chance)


def replay(record: Record) -> AnyMatch:
    """The match of a record."""
    if record.game == dominion.Game.name:
        return dominion.replay_match(record)
    if record.game == kingdomino.Game.name:
        return kingdomino.replay_match(record)
    raise record.error_at(f"there is no game {record.game[:40]!r}", key="game")


def may_start(document: TableDoc, winners: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that may start the next game of a series; none where the game itself decides."""
    if document.setup.game == "kingdomino" or not winners:  # nobody has won a game that was broken off
        return ()
    return dominion.next_first(document.setup.edition, document.setup.players, winners)


def bot_answer(game: str, bot: str, seed: int, view: object, memory: object, choice: Choice) -> str:
    """What a bot answers; called in a worker process."""
    assert isinstance(view, VIEWS[game]), "a bot sees a table of its game"
    return registry.make(game, bot, seed).choose(view, memory, choice)


def bot_advice(
    game: str, bot: str, seed: int, view: object, memory: object, choice: Choice
) -> tuple[Suggestion, ...]:
    """What a bot would answer, the best first; called in a worker process."""
    return registry.suggest(game, bot, seed, view, memory, choice)


def safe_answer(choice: Choice) -> str:
    """An answer that is always legal: as little as possible, of what comes first."""
    from regat.bots.random_bot import RandomBot

    if choice.min == 0 and choice.verbs:
        for option in choice.options:
            if option.verb in ("decline", "end"):
                return str(option)
    if choice.min > 1:
        keys = choice.under(choice.verbs[0])[: choice.min]
        return " ".join((choice.verbs[0], *keys))
    return RandomBot(0).choose(None, None, choice)


def draft_options(setup: Setup) -> tuple[str, ...]:
    """The cards that may be drafted."""
    return dominion.available(setup.edition, mixed=setup.mixed)
