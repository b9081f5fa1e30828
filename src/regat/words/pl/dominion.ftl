# Dominion as it is played: what is asked and answered, what is refused, what happened, what lies on the table.
# $card, $cards and $attack are names of cards, or lists of them; $name is a player. None of them is inflected.

## What is asked. $card is the card that asks.

ask-action = Zagraj kartę Akcji lub zakończ akcje
ask-buy = Zagraj Skarby, kup kartę lub zakończ turę
ask-buy-no-treasures = Kup kartę lub zakończ turę
ask-end-turn = Nic więcej nie można kupić: zakończ turę
ask-react = { $attack }: odkryć kartę { $card }, żeby atak na ciebie nie zadziałał?
ask-discard-any = { $card }: wybierz karty do odrzucenia (dowolną liczbę)
ask-discard-exactly = { $card }: wybierz karty do odrzucenia ({ $n })
ask-discard-deck = { $card }: odłożyć całą talię na stos kart odrzuconych?
ask-trash-up-to = { $card }: wybierz karty na śmietnisko (najwyżej { $n })
ask-trash-one = { $card }: wybierz kartę na śmietnisko
ask-trash-treasure = { $card }: wybierz Skarb na śmietnisko
ask-trash-treasure-or-not = { $card }: wybierz Skarb na śmietnisko lub zrezygnuj
ask-trash-copper-or-not = { $card }: wyrzucić Miedziaka na śmietnisko za +3 monety?
ask-trash-revealed = { $card }: wybierz, który z twoich odkrytych Skarbów trafi na śmietnisko
# $name has revealed $cards.
ask-trash-theirs = { $card }: wybierz Skarb na śmietnisko ({ $name } odkrywa: { $cards })
ask-gain-up-to = { $card }: wybierz kartę do dodania (koszt najwyżej { $n })
ask-gain-to-hand-up-to = { $card }: wybierz kartę do dodania na rękę (koszt najwyżej { $n })
ask-gain-dearer = { $card }: wybierz kartę do dodania (koszt wyrzuconej + { $n } lub mniej)
ask-gain-treasure-dearer = { $card }: wybierz Skarb do dodania na rękę (koszt wyrzuconego + { $n } lub mniej)
ask-gain-stolen = { $card }: wybierz wyrzucone Skarby do dodania (dowolną liczbę)
ask-topdeck = { $card }: wybierz kartę na wierzch talii
ask-topdeck-victory = { $card }: wybierz kartę Zwycięstwa na wierzch talii
ask-topdeck-discarded = { $card }: wybierz odrzuconą kartę na wierzch talii lub zrezygnuj
ask-play-twice = { $card }: wybierz kartę Akcji, którą zagrasz dwukrotnie
ask-play-twice-or-not = { $card }: wybierz kartę Akcji, którą zagrasz dwukrotnie, lub zrezygnuj
# $thing is the card that was discarded, looked at or revealed.
ask-play-discarded = { $card }: zagrać kartę { $thing }?
ask-keep-or-aside = { $card }: { $thing } – wziąć na rękę czy odłożyć na bok?
ask-keep-or-discard = { $card }: { $name } odkrywa kartę { $thing } – odłożyć ją z powrotem czy odrzucić?
ask-sort = { $card }: { $thing } – odłożyć z powrotem, odrzucić czy wyrzucić na śmietnisko?
ask-order = { $card }: wybierz kartę, która ma leżeć na wierzchu

## Answers, as on a button.

answer-play = Zagraj: { $cards }
answer-play-treasures = Zagraj wszystkie Skarby
answer-buy = Kup: { $cards }
answer-gain = Dodaj: { $cards }
answer-gain-nothing = Niczego nie dodawaj
answer-trash = Na śmietnisko: { $cards }
answer-trash-nothing = Niczego nie wyrzucaj
answer-discard = Odrzuć: { $cards }
answer-discard-nothing = Niczego nie odrzucaj
answer-discard-deck = Odrzuć talię
answer-topdeck = Na wierzch talii: { $cards }
answer-topdeck-nothing = Niczego nie kładź na wierzch talii
answer-reveal = Odkryj: { $cards }
answer-keep = Zachowaj: { $cards }
# Library: into the hand. Sentry and Spy: back on the deck.
answer-keep-in-hand = Weź na rękę: { $cards }
answer-keep-on-deck = Odłóż z powrotem: { $cards }
answer-aside = Odłóż na bok: { $cards }
answer-order = Na wierzchu: { $cards }
answer-end-actions = Zakończ akcje
answer-end-turn = Zakończ turę
answer-other = { $answer }
answer-decline = Nie
answer-decline-reveal = Nie odkrywaj
answer-decline-play = Nie zagrywaj
answer-decline-discard = Zachowaj talię

## What may be typed: words and phrases, separated by commas. English ones always work too.

typed-play = zagraj, zagrać, zagrywam, graj
typed-buy = kup, kupić, kupuję
typed-gain = dodaj, dodać, dodaję, zdobądź
typed-trash = wyrzuć, wyrzuć na śmietnisko, wyrzucić, wyrzucić na śmietnisko, wyrzucam, na śmietnisko
typed-discard = odrzuć, odrzucić, odrzucam
typed-topdeck = połóż, połóż na wierzch talii, połóż na wierzchu talii, połóż na talii, położyć, umieść, umieść na wierzchu talii, na wierzch talii, na wierzch, na talię
typed-reveal = odkryj, odkryć, odkrywam, pokaż
typed-keep = zachowaj, zachować, weź na rękę, wziąć na rękę, na rękę, weź, odłóż z powrotem, odłożyć z powrotem, z powrotem, zostaw
typed-aside = odłóż na bok, odłożyć na bok, na bok
typed-order = na wierzchu, kolejność
typed-treasures = skarby, wszystkie skarby
typed-deck = talię, talia, całą talię
typed-nothing = nic, niczego, nie, żadna, żadnej, gotowe, rezygnuję, zrezygnuj, koniec, pas, zakończ, zakończ turę, zakończ akcje, nie odkrywaj, nie zagrywaj, zachowaj talię, niczego nie dodawaj, niczego nie wyrzucaj, niczego nie odrzucaj, niczego nie kładź na wierzch talii
typed-yes = tak

misread = Odpowiedź „{ $text }” tu nie pasuje. { $hint }
misread-number = Nie ma tu numeru { $number }. { $hint }
misread-one = Podaj tylko jeden numer. { $hint }
misread-several = „{ $text }” pasuje do kilku kart: { $cards }
misread-verb = „{ $text }”: napisz też, co z tym zrobić, np. { $example }
hint-one = Wpisz numer albo nazwę karty, np. { $example }
hint-several = Wpisz numery albo nazwy kart, np. { $example }
hint-several-or-none = Wpisz numery albo nazwy kart, np. { $example }. 0: żadna

## Why something is not possible.

refuse = „{ $answer }” – teraz to niemożliwe.
refuse-not-in-game = Tej karty nie ma w rozgrywce: { $card }
refuse-empty = Pusty stos: { $card }
refuse-no-buys = Nie masz już zakupów.
refuse-cost = Karta { $card } kosztuje { $cost }, a masz { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}.
refuse-first-end-actions = Karty kupuje się w fazie zakupu. Najpierw zakończ akcje.
refuse-treasure-too-early = Skarby zagrywa się w fazie zakupu. Najpierw zakończ akcje.
refuse-treasure-too-late = Po zakupie nie można już zagrywać Skarbów.
refuse-action-too-late = Karty Akcji zagrywa się tylko w fazie akcji.
refuse-never-played = Tej karty się nie zagrywa: { $card }
refuse-not-in-hand = Tej karty nie masz na ręce: { $card }
refuse-copies = { $card }: można wybrać najwyżej { $have }, a nie { $n }.
refuse-exactly = Wybierz dokładnie { $wanted ->
    [one] { $wanted } kartę
    [few] { $wanted } karty
    [many] { $wanted } kart
   *[other] { $wanted } karty
}, a nie { $n }.
refuse-up-to = Wybierz najwyżej { $wanted ->
    [one] { $wanted } kartę
    [few] { $wanted } karty
    [many] { $wanted } kart
   *[other] { $wanted } karty
}, a nie { $n }.
refuse-none = Trzeba coś wybrać.
refuse-not-offered = Nie można tu wybrać karty { $card }, tylko: { $cards }

## What happened. The player’s name always comes first, so that it can be left out where it stands above.

log-turn = Tura { $n }: { $name }
log-plays = { $name } zagrywa: { $cards }
log-plays-again = { $name } zagrywa ponownie: { $cards }
log-plays-discarded = { $name } zagrywa ze stosu kart odrzuconych: { $cards }
log-buys = { $name } kupuje: { $cards }
log-gains = { $name } dodaje: { $cards }
log-gains-to-hand = { $name } dodaje na rękę: { $cards }
log-gains-onto-deck = { $name } dodaje na wierzch talii: { $cards }
log-gains-from-trash = { $name } dodaje ze śmietniska: { $cards }
log-trashes = { $name } wyrzuca na śmietnisko: { $cards }
log-discards = { $name } odrzuca: { $cards }
log-discards-from-deck = { $name } odrzuca z talii: { $cards }
log-discards-deck = { $name } odkłada talię na stos kart odrzuconych: { $cards }
log-draws = { $name } dobiera: { $cards }
log-takes = { $name } bierze na rękę: { $cards }
log-reveals = { $name } odkrywa: { $cards }
log-reveals-hand = { $name } pokazuje rękę: { $cards }
log-blocks = { $name } odkrywa: { $cards } – atak nie działa
log-looks = { $name } podgląda: { $cards }
log-sets-aside = { $name } odkłada na bok: { $cards }
log-topdecks = { $name } kładzie na wierzch talii: { $cards }
log-puts-back = { $name } odkłada z powrotem na talię: { $cards }
log-shuffles = { $name } tasuje stos kart odrzuconych
log-ends-turn = { $name } kończy turę
log-swaps = { $name } wymienia kartę: { $out } → { $into }
log-keeps-ten = { $name } zostawia wszystkie dziesięć kart
log-pile-empty = Pusty stos: { $cards }

## Swapping cards before the next game.

swap-title = Wymiana karty
swap-text = Przed następną rozgrywką gracze mogą kolejno wymienić po jednej z dziesięciu kart na nieużywaną.
swap-ask-out = { $name }: którą kartę usunąć z zestawu?
swap-ask-in = { $name }: co wziąć zamiast karty { $card }?
swap-keep = Zostaw wszystkie
swap-kept = zostawia wszystkie
swap-confirm = Wymień: { $out } → { $into }
swap-ten = Dziesięć kart
swap-unused = Nieużywane karty

## On the table.

table-edition-1 = pierwsza edycja
table-edition-2 = druga edycja
table-mixed = karty z obu edycji
table-swap = wymiana kart przed rewanżem
table-phase-action = Faza akcji
table-phase-buy = Faza zakupu
table-game-over = Koniec gry
table-counters = Akcje: { $actions } · Zakupy: { $buys } · Monety: { $coins }
table-supply = Zasoby
table-log = Dziennik
table-players = Gracze
table-trash = Śmietnisko
table-hand = Ręka
table-deck = Talia
table-discard = Odrzucone
table-play = W grze
table-aside = Odłożone
table-revealed = Odkryte
table-seen = Podglądasz
table-turns = Tury
table-left = Pozostałe karty
table-cost = Koszt
table-waiting = Czekamy na decyzję: { $name }
table-waiting-reactions = Czekamy na reakcje
table-numbers-at-supply = Numery są przy stosach w Zasobach.
table-numbers-at-hand = Numery są przy kartach na ręce.
table-page = { $n } z { $m }

## Help.

help-answer = Jak odpowiadać
help-number = Numer przy karcie lub odpowiedzi: { $example }
help-numbers = Kilka numerów, gdy wybiera się kilka kart; powtórz numer dla każdej kopii: { $example }
help-name = Nazwa karty lub jej początek: { $example }
help-verb = Co zrobić i z którymi kartami: { $example }
help-nothing = 0: { $answer }
help-enter = Sam Enter: { $answer }
help-treasures = t: { $answer }
help-card = Aby przeczytać kartę: ? i jej nazwa
help-unknown = Nie ma karty „{ $name }”. Na stole są: { $cards }
help-several = „{ $name }” pasuje do kilku kart: { $cards }
help-not-in-game = Nie ma jej w tej rozgrywce

## The end.

result-wins = Wygrywa { $name }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
result-shared = Wspólne zwycięstwo: { $names }
result-tie-break = Przy remisie: mniej tur
result-resigned = poddaje się
result-player = Gracz
result-points = Punkty
result-turns = Tury
result-cards = Karty
result-nobody = Nikt nie wygrywa
