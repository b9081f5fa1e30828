"""A choice in words, its numbered answers, and what a player types as an answer."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from regat.cli.terminal.asking import MOST_SHOWN, Line, are_numbers, only_one, picked, short
from regat.cli.terminal.dominion.wording import cost, name, style
from regat.dominion import cards
from regat.dominion.view import View
from regat.kernel.choice import Choice, Option
from regat.kernel.errors import IllegalAnswer

PHASES = {"action_phase": "Action phase", "buy_phase": "Buy phase"}
DECLINING = ("decline", "end")
TWO_WORDS = {name(key).lower(): key for key in cards.KEYS if "_" in key}
VERBS = ("play", "buy", "gain", "trash", "discard", "reveal", "topdeck", "keep", "aside", "order")


def several(choice: Choice) -> bool:
    """Whether any number of cards may be picked at once."""
    return choice.most > 1 and "order" not in choice.verbs


def question(choice: Choice, owner: str = "") -> str:
    """What is asked, in one line; `owner` has the revealed cards that it is about, if that is another."""
    if choice.asker in PHASES:
        return f"{PHASES[choice.asker]}: what do you do?"
    asked = _asked(choice)
    return f"{name(choice.asker)} ({owner}): {asked}" if owner else f"{name(choice.asker)}: {asked}"


def _asked(choice: Choice) -> str:
    verb = choice.verbs[0]
    if several(choice):
        return f"{verb} {_how_many(choice)}."
    match verb:
        case "reveal":
            return "do you reveal your Moat?"
        case "keep":
            return f"what happens to {name(choice.under('keep')[0])}?"
        case "order":
            return "which card goes on top of your deck?"
        case "topdeck":
            return "which card goes onto the deck?"
    if choice.under(verb) == ("deck",):
        return "do you put your deck into your discard pile?"
    return f"which card do you {verb}?"


def _how_many(choice: Choice) -> str:
    if choice.least == choice.most:
        return f"{choice.most} cards"
    if choice.least == 0:
        return f"up to {choice.most} cards, or nothing"
    return f"{choice.least} to {choice.most} cards"


def lines(choice: Choice) -> list[Line]:
    """The numbered answers, each once: Treasures, then what is dearest first, then declining."""
    offered = sorted(Counter(choice.options).items(), key=lambda pair: _rank(choice, pair[0]))
    if several(choice):
        picks = [(_label(Option("", option.key), copies), option.key) for option, copies in offered]
        return _numbered(picks)
    answers = [(_label(option, copies, choice), _spelt(option, choice)) for option, copies in offered]
    if choice.least == 0 and not any(verb in DECLINING for verb in choice.verbs):
        nothing = f"{choice.verbs[0]} nothing"
        answers.append((Text(nothing), nothing))
    return _numbered(answers)


def _numbered(answers: list[tuple[Text, str]]) -> list[Line]:
    return [Line(number, label, answer) for number, (label, answer) in enumerate(answers, 1)]


def _rank(choice: Choice, option: Option) -> tuple[int, int]:
    if option.verb in DECLINING:
        return 3, 0
    if option.key == "treasures":
        return 0, 0
    if choice.asker == "buy_phase":
        return (1 if option.verb == "play" else 2), -cost(option.key)
    return 1, 0


def _label(option: Option, copies: int, choice: Choice | None = None) -> Text:
    if option.key not in cards.NUMBER:
        return Text(str(option))
    label = Text(f"{option.verb} " if option.verb else "").append(name(option.key), style(option.key))
    if option.verb in ("buy", "gain") and choice is not None:
        return label.append(f" ({cost(option.key)})")
    return label.append(f" ×{copies}" if copies > 1 else "")


def _spelt(option: Option, choice: Choice) -> str:
    if option.verb != "order":
        return str(option)
    first, second = choice.under("order")
    return f"order {option.key} {second if option.key == first else first}"


# What is typed --------------------------------------------------------------------------------------


def default(choice: Choice) -> str | None:
    """What Enter alone answers: all Treasures, or the only answer there is."""
    if "treasures" in choice.under("play"):
        return "play treasures"
    answers = lines(choice)
    return answers[0].answer if len(answers) == 1 and not several(choice) else None


def read(text: str, choice: Choice) -> str:
    """An answer in record notation from what was typed: numbers, notation, or just a card's name."""
    words = _words(text)
    if not words:
        enter = default(choice)
        if enter is None:
            raise IllegalAnswer(f"Type {hint(choice)}.")
        return enter
    if are_numbers(words):
        return _by_number(words, choice)
    none = next((str(option) for option in choice.options if option.verb in DECLINING), "")
    if choice.least == 0 and words[0] in ("nothing", "none", "done", "end", "no", "decline"):
        return none or f"{choice.verbs[0]} nothing"
    if words[0] in choice.verbs or words[0] in VERBS:
        return _in_full(words, choice)
    return _named(words, choice)


def _words(text: str) -> list[str]:
    text = " ".join(text.lower().replace(",", " ").split())
    for spoken, key in TWO_WORDS.items():
        text = text.replace(spoken, key)
    return text.split()


def _by_number(words: list[str], choice: Choice) -> str:
    if several(choice) and words == ["0"] and choice.least == 0:
        return f"{choice.verbs[0]} nothing"
    answers = picked(words, lines(choice), hint(choice))
    if not several(choice):
        return only_one(answers, hint(choice))
    _check_picks(answers, choice)
    return " ".join((choice.verbs[0], *answers))


def _check_picks(keys: list[str], choice: Choice) -> None:
    if not choice.least <= len(keys) <= choice.most:
        raise IllegalAnswer(f"That is {len(keys)}, but {choice.verbs[0]} {_how_many(choice)}.")
    there = Counter(choice.under(choice.verbs[0]))
    for key, copies in Counter(keys).items():
        if copies > there[key]:
            raise IllegalAnswer(f"You have {there[key]} {name(key)}, not {copies}.")


def _in_full(words: list[str], choice: Choice) -> str:
    """Record notation; for an order the card on top is enough."""
    for line in lines(choice):
        if words[0] == "order" and len(words) == 2 and line.answer.startswith(" ".join(words) + " "):
            return line.answer
    return " ".join(words)


def _named(words: list[str], choice: Choice) -> str:
    """Only the names of cards: the verb is clear, or `buy` where a Treasure could also be played."""
    verbs = [verb for verb in choice.verbs if all(word in choice.under(verb) for word in words)]
    buying = choice.asker == "buy_phase" and all(word in cards.NUMBER for word in words)
    if "buy" in verbs or (buying and not verbs):
        return " ".join(("buy", *words))
    if len(verbs) == 1:
        return _in_full([verbs[0], *words], choice)
    raise IllegalAnswer(f"{short(' '.join(words))} is no answer here. Type {hint(choice)}.")


def why_not(answer: str, view: View) -> str:
    """Why an answer was refused, as far as that can be told from the table."""
    verb, _, key = answer.partition(" ")
    refused = f"'{answer[:MOST_SHOWN]}' is not possible now."
    if verb != "buy" or view.phase != "buy" or key not in cards.NUMBER:
        return refused
    if key not in view.supply:
        return f"{name(key)} is not in this game."
    if not view.supply[key]:
        return f"The {name(key)} pile is empty."
    if not view.buys:
        return "You have no Buy left."
    return f"{name(key)} costs {cost(key)}, and you have {view.coins}." if cost(key) > view.coins else refused


def hint(choice: Choice) -> str:
    """What may be typed, by an example."""
    answers = lines(choice)
    if several(choice):
        nothing = ", 0 for nothing" if choice.least == 0 else ""
        example = " ".join(choice.under(choice.verbs[0])[: max(1, choice.least)])
        return f"the numbers of the cards{nothing}, or words such as '{choice.verbs[0]} {example}'"
    numbers = f"a number from 1 to {len(answers)}" if len(answers) > 1 else "1"
    return f"{numbers}, or words such as '{answers[0].answer}'"
