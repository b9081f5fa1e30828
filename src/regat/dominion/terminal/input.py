"""What a player types, as an answer in record notation."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from regat.dominion.notation import allows_several, format_option
from regat.dominion.rules import cards
from regat.dominion.terminal.answers import NumberedAnswer, numbered_answers
from regat.dominion.terminal.styles import CardTranslator
from regat.dominion.terminal.vocabulary import AmbiguousName, Vocabulary, as_typed
from regat.dominion.view import View
from regat.dominion.words.answers import VERBS, answer_message, decline_message
from regat.dominion.words.parts import CardsPiece
from regat.kernel.choice import Choice
from regat.terminal.presenter import InputError
from regat.words.game_words import decline_answer

MAX_SHOWN = 40
MAX_DIGITS = 3


class AnswerParser:
    """Reads an answer to one choice."""

    def __init__(
        self, choice: Choice, view: View, piles: Sequence[str], translate: CardTranslator, words: Vocabulary
    ) -> None:
        self._choice = choice
        self._piles = piles
        self._translate = translate
        self._words = words
        self.answers = numbered_answers(choice, view, piles)

    def parse(self, text: str) -> str:
        """The answer that was typed: by number, in words, or in record notation."""
        typed = as_typed(text)
        parts = typed.replace(",", " ").split()
        if not parts:
            raise InputError(self.hint())
        if all(part.isascii() and part.isdecimal() for part in parts):
            return self._by_number(parts)
        return self._phrase(typed) or self._sentence(typed) or self._refuse_input("misread", text)

    def accepts(self, text: str, answer: str) -> bool:
        """Whether this may be typed for that answer."""
        try:
            return self.parse(text) == answer
        except InputError:
            return False

    # By number --------------------------------------------------------------------------------------

    def _by_number(self, parts: Sequence[str]) -> str:
        chosen = [self._numbered(part) for part in parts]
        if len(chosen) == 1:
            return chosen[0].answer
        if not allows_several(self._choice) or any(not one.key for one in chosen):
            raise InputError(self._translate("misread-one", hint=self.hint()))
        return " ".join((self._choice.verbs[0], *(one.key for one in chosen)))

    def _numbered(self, part: str) -> NumberedAnswer:
        number = int(part[: MAX_DIGITS + 1])
        for one in self.answers:
            if one.number == number:
                return one
        verb = self._pile_verb()
        if verb and 0 < number <= len(self._piles):
            # The engine refuses it, and then the reason is shown.
            key = self._piles[number - 1]
            return NumberedAnswer(number, f"{verb} {key}", "supply", key)
        if number == 0:
            raise InputError(self._translate("refuse-none"))
        raise InputError(self._translate("misread-number", number=part[:MAX_SHOWN], hint=self.hint()))

    def _pile_verb(self) -> str:
        """The verb by which a pile of the Supply is answered; none if the question is not about piles."""
        if self._choice.asker == "buy_phase":
            return "buy"
        return "gain" if any(one.place == "supply" for one in self.answers) else ""

    # In words ---------------------------------------------------------------------------------------

    def _phrase(self, typed: str) -> str | None:
        """What has a fixed form: nothing, yes, treasures, the deck."""
        none = decline_answer(self._choice)
        if typed in self._words.phrases("typed-nothing") or (none and typed in self._none_phrases()):
            return none or f"{self._choice.verbs[0]} nothing"
        if typed in self._words.phrases("typed-yes") and none:
            others = [one.answer for one in self.answers if one.number]
            return others[0] if len(others) == 1 else None
        if typed in self._words.phrases("typed-treasures"):
            return "play treasures"
        if typed in self._words.phrases("typed-deck"):
            return "discard deck"
        return None

    def _none_phrases(self) -> list[str]:
        """What it is called to do no more, on a button or said of this answer anywhere."""
        buttons = (decline_message(self._choice), answer_message(decline_answer(self._choice) or ""))
        return [phrase for button in buttons for phrase in self._words.phrases(button.key)]

    def _sentence(self, typed: str) -> str | None:
        """A verb and cards, or one of them where the other is clear."""
        verb, rest = self._words.verb(typed)
        if verb and not rest:
            return self._only(verb, typed)
        if verb and rest in self._words.phrases("typed-nothing"):
            none = decline_answer(self._choice)
            return none if none and verb in self._choice.verbs else f"{verb} nothing"
        if verb == "play" and rest in self._words.phrases("typed-treasures"):
            return "play treasures"
        if verb == "discard" and rest in self._words.phrases("typed-deck"):
            return "discard deck"
        keys = self._cards(rest, verb)
        return self._spelt(verb or self._verb_for(keys, typed), keys) if keys else None

    def _only(self, verb: str, typed: str) -> str:
        """A verb alone, where there is only one thing to do it with."""
        options = dict.fromkeys(option for option in self._choice.options if option.verb == verb)
        if len(options) != 1:
            return self._refuse_input("misread", typed)
        return str(next(iter(options)))

    def _cards(self, rest: str, verb: str) -> list[str] | None:
        try:
            return self._words.cards(rest, self._near(verb))
        except AmbiguousName as mistake:
            said = CardsPiece(tuple(mistake.keys))
            raise InputError(self._translate("misread-several", text=mistake.text, cards=said)) from None

    def _near(self, verb: str) -> Sequence[str]:
        """The cards that a name most likely means: all piles if one is to be chosen, so that the beginning
        of an expensive card's name never buys a cheap one."""
        if self._pile_verb() and verb in ("", "buy", "gain"):
            return self._piles
        keys = self._choice.under(verb) if verb else tuple(option.key for option in self._choice.options)
        return [key for key in dict.fromkeys(keys) if key in cards.NUMBER]

    def _verb_for(self, keys: Sequence[str], typed: str) -> str:
        """What is done with cards that were only named: bought rather than played."""
        if verb := self._pile_verb():
            return verb
        verbs = [verb for verb in self._choice.verbs if verb in VERBS]
        fitting = [verb for verb in verbs if all(key in self._choice.under(verb) for key in keys)]
        if len(fitting) > 1:
            example = self._done_with(fitting[0], keys[0])
            raise InputError(self._translate("misread-verb", text=typed[:MAX_SHOWN], example=example))
        return (fitting or verbs)[0]

    def _done_with(self, verb: str, key: str) -> Text:
        """A number, and its answer."""
        one = next(one for one in self.answers if one.answer == f"{verb} {key}")
        return Text.assemble(
            (str(one.number), "bold"), " / ", self._translate(answer_message(one.answer, self._choice))
        )

    def _spelt(self, verb: str, keys: Sequence[str]) -> str:
        """In record notation; for an order the card on top is enough."""
        for option in self._choice.options:
            if verb == option.verb == "order" and option.key == keys[0] and len(keys) == 1:
                return format_option(option, self._choice)
        return " ".join((verb, *keys))

    # What may be typed ------------------------------------------------------------------------------

    def _refuse_input(self, key: str, text: str) -> str:
        raise InputError(self._translate(key, text=text[:MAX_SHOWN], hint=self.hint()))

    def hint(self) -> Text:
        """What may be typed, by an example."""
        example = self.example()
        if not allows_several(self._choice):
            return self._translate("hint-one", example=example)
        if self._choice.min == 0:
            return self._translate("hint-several-or-none", example=example)
        return self._translate("hint-several", example=example)

    def example(self) -> Text:
        """A number, and the name that means the same."""
        first = self.answers[0]
        number = Text(str(first.number), "bold")
        return Text.assemble(number, " / ", self._translate.card(first.key)) if first.key else number
