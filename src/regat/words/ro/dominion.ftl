# Dominion as it is played: what is asked and answered, what is refused, what happened, what lies on the table.
# $card, $cards and $attack are names of cards, or lists of them; $name is a player. None of them is inflected.

## What is asked. $card is the card that asks.

ask-action = Joacă o carte de acțiune sau încheie acțiunile
ask-buy = Joacă tezaur, cumpără o carte sau încheie tura
ask-buy-no-treasures = Cumpără o carte sau încheie tura
ask-end-turn = Nu mai poți cumpăra nimic: încheie tura
ask-react = { $attack }: dezvălui cartea { $card }, ca atacul să nu aibă efect asupra ta?
ask-discard-any = { $card }: alege cărțile de decartat (oricâte)
ask-discard-exactly = { $card }: alege cărțile de decartat ({ $n })
ask-discard-deck = { $card }: pui tot pachetul în teancul de decartare?
ask-trash-up-to = { $card }: alege cărțile de aruncat la rebuturi (cel mult { $n })
ask-trash-one = { $card }: alege o carte de aruncat la rebuturi
ask-trash-treasure = { $card }: alege o carte de tezaur de aruncat la rebuturi
ask-trash-treasure-or-not = { $card }: alege o carte de tezaur de aruncat la rebuturi (sau niciuna)
ask-trash-copper-or-not = { $card }: arunci la rebuturi o carte Aramă pentru +3 monede?
ask-trash-revealed = { $card }: alege care dintre cărțile tale de tezaur dezvăluite este aruncată la rebuturi
# $name has revealed $cards.
ask-trash-theirs = { $card }: { $name } dezvăluie { $cards }. Alege o carte de tezaur de aruncat la rebuturi
ask-gain-up-to = { $card }: alege o carte de dobândit (cost: cel mult { $n })
ask-gain-to-hand-up-to = { $card }: alege o carte de dobândit în mână (cost: cel mult { $n })
ask-gain-dearer = { $card }: alege o carte de dobândit (costă cu cel mult { $n } mai mult decât cea aruncată)
ask-gain-treasure-dearer = { $card }: alege o carte de tezaur de dobândit în mână (costă cu cel mult { $n } mai mult decât cea aruncată)
ask-gain-stolen = { $card }: alege cărțile de tezaur de dobândit dintre cele aruncate (oricâte)
ask-topdeck = { $card }: alege o carte de pus deasupra pachetului
ask-topdeck-victory = { $card }: alege o carte de victorie de pus deasupra pachetului
ask-topdeck-discarded = { $card }: alege din teancul de decartare o carte de pus deasupra pachetului (sau niciuna)
ask-play-twice = { $card }: alege o carte de acțiune de jucat de două ori
ask-play-twice-or-not = { $card }: alege o carte de acțiune de jucat de două ori (sau niciuna)
# $thing is the card that was discarded, looked at or revealed.
ask-play-discarded = { $card }: joci cartea { $thing }?
ask-keep-or-aside = { $card }: cartea { $thing } – o iei în mână sau o pui deoparte?
ask-keep-or-discard = { $card }: { $name } dezvăluie cartea { $thing } – o pui înapoi sau o decartezi?
ask-sort = { $card }: cartea { $thing } – o pui înapoi, o decartezi sau o arunci la rebuturi?
ask-order = { $card }: alege cartea care ajunge deasupra

## Answers, as on a button.

answer-play = Joacă { $cards }
answer-play-treasures = Joacă tot tezaurul
answer-buy = Cumpără { $cards }
answer-gain = Dobândește { $cards }
answer-gain-nothing = Nu dobândi nimic
answer-trash = Aruncă la rebuturi { $cards }
answer-trash-nothing = Nu arunca nimic la rebuturi
answer-discard = Decartează { $cards }
answer-discard-nothing = Nu decarta nimic
answer-discard-deck = Decartează pachetul
answer-topdeck = Pune pe pachet { $cards }
answer-topdeck-nothing = Nu pune nimic pe pachet
answer-reveal = Dezvăluie { $cards }
answer-keep = Păstrează { $cards }
# Library: into the hand. Sentry and Spy: back on the deck.
answer-keep-in-hand = Ia în mână { $cards }
answer-keep-on-deck = Pune înapoi { $cards }
answer-aside = Pune deoparte { $cards }
answer-order = Deasupra: { $cards }
answer-end-actions = Încheie acțiunile
answer-end-turn = Încheie tura
answer-other = { $answer }
answer-decline = Nu
answer-decline-reveal = Nu dezvălui
answer-decline-play = Nu juca
answer-decline-discard = Păstrează pachetul

## What may be typed: words and phrases, separated by commas. English ones always work too.

typed-play = joacă, joc, juca
typed-buy = cumpără, cumpăr
typed-gain = dobândește, dobândesc, dobândi, ia, iau
typed-trash = aruncă la rebuturi, arunc la rebuturi, aruncă, arunc
typed-discard = decartează, decartez, decarta
typed-topdeck = pune pe pachet, pune deasupra pachetului, pune deasupra, pune, pun
typed-reveal = dezvăluie, dezvălui, arată
typed-keep = păstrează, păstrez, pune înapoi, pun înapoi, ia în mână, iau în mână
typed-aside = pune deoparte, pun deoparte, deoparte
typed-order = deasupra, ordine
typed-treasures = tezaur, tezaurul, tot tezaurul
typed-deck = pachetul, pachet, tot pachetul
typed-nothing = nimic, niciuna, nu, gata, refuz, încheie, pas, încheie tura, încheie acțiunile, nu juca, nu dezvălui, nu decarta nimic, nu dobândi nimic, nu arunca nimic, nu arunca nimic la rebuturi, nu pune nimic pe pachet, păstrează pachetul
typed-yes = da

misread = „{ $text }” nu este un răspuns posibil aici. { $hint }
misread-number = Aici nu există numărul { $number }. { $hint }
misread-one = Scrie un singur număr. { $hint }
misread-several = „{ $text }” se potrivește cu mai multe cărți: { $cards }
misread-verb = „{ $text }”: scrie și ce vrei să faci, de exemplu: { $example }
hint-one = Scrie un număr sau numele unei cărți, de exemplu: { $example }
hint-several = Scrie numere sau nume de cărți, de exemplu: { $example }
hint-several-or-none = Scrie numere sau nume de cărți, de exemplu: { $example }. 0: niciuna

## Why something is not possible.

refuse = Acum nu este posibil: { $answer }
refuse-not-in-game = Nu este în această partidă: { $card }
refuse-empty = Teanc gol: { $card }
refuse-no-buys = Nu mai ai nicio achiziție.
refuse-cost = Cartea { $card } costă { $cost }, dar ai numai { $n ->
    [one] { $n } monedă
    [few] { $n } monede
   *[other] { $n } de monede
}.
refuse-first-end-actions = Cărțile se cumpără în faza de achiziție. Încheie mai întâi acțiunile.
refuse-treasure-too-early = Tezaurul se joacă în faza de achiziție. Încheie mai întâi acțiunile.
refuse-treasure-too-late = După o achiziție nu se mai joacă tezaur.
refuse-action-too-late = Cărțile de acțiune se joacă numai în faza de acțiune.
refuse-never-played = Această carte nu se joacă: { $card }
refuse-not-in-hand = Nu ai în mână: { $card }
refuse-copies = { $card }: poți alege cel mult { $have }, nu { $n }.
refuse-exactly = Alege exact { $wanted }, nu { $n }.
refuse-up-to = Alege cel mult { $wanted }, nu { $n }.
refuse-none = Trebuie să alegi ceva.
refuse-not-offered = Aici nu poate fi aleasă cartea { $card }, ci numai: { $cards }

## What happened. The player’s name always comes first, so that it can be left out where it stands above.

log-turn = Tura { $n }: { $name }
log-plays = { $name } joacă: { $cards }
log-plays-again = { $name } joacă din nou: { $cards }
log-plays-discarded = { $name } joacă din teancul de decartare: { $cards }
log-buys = { $name } cumpără: { $cards }
log-gains = { $name } dobândește: { $cards }
log-gains-to-hand = { $name } dobândește în mână: { $cards }
log-gains-onto-deck = { $name } dobândește deasupra pachetului: { $cards }
log-gains-from-trash = { $name } dobândește de la rebuturi: { $cards }
log-trashes = { $name } aruncă la rebuturi: { $cards }
log-discards = { $name } decartează: { $cards }
log-discards-from-deck = { $name } decartează din pachet: { $cards }
log-discards-deck = { $name } pune pachetul în teancul de decartare: { $cards }
log-draws = { $name } trage { $cards }
log-takes = { $name } ia în mână: { $cards }
log-reveals = { $name } dezvăluie: { $cards }
log-reveals-hand = { $name } își dezvăluie mâna: { $cards }
log-blocks = { $name } dezvăluie: { $cards } – atacul nu are efect
log-looks = { $name } se uită la { $cards }
log-sets-aside = { $name } pune deoparte: { $cards }
log-topdecks = { $name } pune deasupra pachetului: { $cards }
log-puts-back = { $name } pune înapoi pe pachet: { $cards }
log-shuffles = { $name } amestecă teancul de decartare
log-ends-turn = { $name } încheie tura
log-swaps = { $name } schimbă o carte: { $out } → { $into }
log-keeps-ten = { $name } păstrează toate cele zece cărți
log-pile-empty = Teanc gol: { $cards }

## Swapping cards before the next game.

swap-title = Schimbă o carte
swap-text = Înaintea următoarei partide, jucătorii pot schimba pe rând câte una dintre cele zece cărți cu una nefolosită.
swap-ask-out = { $name }: ce carte iese din set?
swap-ask-in = { $name }: ce carte intră în locul cărții { $card }?
swap-keep = Păstrează-le pe toate
swap-kept = le păstrează pe toate
swap-confirm = Schimbă: { $out } → { $into }
swap-ten = Cele zece cărți
swap-unused = Cărți nefolosite

## On the table.

table-edition-1 = prima ediție
table-edition-2 = a doua ediție
table-mixed = cărți din ambele ediții
table-swap = schimb de cărți între partide
table-phase-action = Faza de acțiune
table-phase-buy = Faza de achiziție
table-game-over = Partidă încheiată
table-counters = Acțiuni: { $actions } · Achiziții: { $buys } · Monede: { $coins }
table-supply = Rezervă
table-log = Jurnal
table-players = Jucători
table-trash = Rebuturi
table-hand = Mână
table-deck = Pachet
table-discard = Decartate
table-play = În joc
table-aside = Deoparte
table-revealed = Dezvăluite
table-seen = Te uiți la
table-turns = Ture
table-left = Cărți rămase
table-cost = Cost
table-waiting = Așteptăm decizia: { $name }
table-waiting-reactions = Așteptăm reacțiile
table-numbers-at-supply = Numerele sunt lângă teancurile rezervei.
table-numbers-at-hand = Numerele sunt lângă cărțile din mână.
table-page = { $n } din { $m }

## Help.

help-answer = Cum răspunzi
help-number = Numărul de lângă o carte sau un răspuns: { $example }
help-numbers = Mai multe numere acolo unde se cer mai multe cărți, câte unul pentru fiecare exemplar: { $example }
help-name = Numele unei cărți sau începutul lui: { $example }
help-verb = Ce faci și cu ce cărți: { $example }
help-nothing = 0: { $answer }
help-enter = Numai Enter: { $answer }
help-treasures = t: { $answer }
help-card = Ca să citești o carte: ? și numele ei
help-unknown = Nu există cartea „{ $name }”. Pe masă se află: { $cards }
help-several = „{ $name }” se potrivește cu mai multe cărți: { $cards }
help-not-in-game = Nu este în această partidă

## The end.

result-wins = Câștigă { $name }: { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}
result-shared = Victorie comună: { $names }
result-tie-break = Departajare: mai puține ture
result-resigned = abandon
result-player = Jucător
result-points = Puncte
result-turns = Ture
result-cards = Cărți
result-nobody = Nu câștigă nimeni
