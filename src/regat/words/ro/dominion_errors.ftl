# Mistakes in what is given for Dominion.

error-edition = Nu există ediția { $given }; există doar 1 și 2.
error-set = { $given } nu este un set recomandat al ediției { $edition }. Indică unul dintre seturile { $sets } sau random, draft ori zece cărți.
error-card-twice = Un set de regat are zece cărți diferite. Indicate de mai multe ori: { $given }
error-ten-cards = Un set de regat are zece cărți. Indicate: { $n }
error-card = Nu există cartea { $given }.
error-card-near = Nu există cartea { $given }. Poate cauți: { $names }
error-card-several = { $given } se potrivește cu mai multe cărți: { $names }
error-basic-card = Cartea { $given } este în fiecare partidă și nu poate fi una dintre cele zece cărți de regat.
error-other-edition = Cartea { $given } nu este în ediția { $edition }. Cu --mixed se pot folosi cărți din ambele ediții.
error-drafted = Cartea { $given } este deja aleasă.
error-swap = Un astfel de schimb nu există: { $given }
error-swap-out = Cartea { $given } nu este printre cele zece.
error-swap-in = Cartea { $given } este deja printre cele zece.
error-players-dominion = Dominion este pentru 2–6 jucători. Număr indicat: { $given }
error-bot-kingdom = Botul { $bot } cumpără { $cards }, dar setul de regat este { $kingdom }.
