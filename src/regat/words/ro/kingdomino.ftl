# Kingdomino: what is asked, answered, refused and told, and the words on its table.
# A domino ({ $n }) is shown by its number and squares, as in "23 W1|M".

## What is asked

prompt-claim = Alege o plăcuță și pune-ți regele pe ea
# A king of another player was drawn, and the player who is asked chooses for that king.
prompt-claim-for = Alege o plăcuță pentru regele extras: { $name }
prompt-place = Așază plăcuța { $n } în regatul tău
kingdomino-waiting = Așteptăm decizia: { $name }

# What stands behind each answer of the list.
kingdomino-list-place = puncte, loc de creștere
kingdomino-list-claim = puncte dacă se așază acum
# How a placement is shown before it is made.
kingdomino-try = Scrie un număr ca să vezi plăcuța în regatul tău; cu Enter rămâne acolo.

## Answers. The verbs may be typed, so each is one word.

answer-claim = Ocupă plăcuța { $n }
answer-place = Așază plăcuța { $n } pe spațiile { $squares }
kingdomino-as-typed = { $typed }
typed-claim = ocupă
typed-place = așază

## What cannot be read or done

kingdomino-misread = „{ $typed }” nu este un răspuns posibil aici. { $expected }
kingdomino-expected-place = Scrie un număr de la 1 la { $last } sau două spații, de exemplu { $example }.
kingdomino-expected-claim = Scrie numărul unei plăcuțe: { $numbers }.
kingdomino-refused-other = Acum se așază plăcuța { $n }, nu plăcuța { $other }.
kingdomino-refused-apart = Spațiile { $first } și { $second } nu sunt învecinate.
kingdomino-refused-taken = Spațiul { $square } este ocupat.
kingdomino-refused-large = Regatul ar depăși { $size }.
kingdomino-refused-touch = Acolo plăcuța nu atinge nici castelul, nici un teren de același tip.
kingdomino-refused-turned = Acolo plăcuța se potrivește numai rotită invers.
kingdomino-refused-line = În această linie nu există plăcuța { $n }. { $expected }
kingdomino-refused-claimed = Pe plăcuța { $n } stă deja un rege: { $name }
kingdomino-refused-now = Acum nu este posibil: { $answer }

## What happens

log-king = Rege extras: { $name }
log-new-line = Linie nouă: { $numbers }
log-claims = { $name } ocupă plăcuța { $n }
log-places-gain = { $name } așază plăcuța { $n }: +{ $points }
log-discards-domino = { $name } înlătură plăcuța { $n }: niciun loc permis
log-game-over = Partidă încheiată

## How it ends

kingdomino-wins = Câștigă { $name }: { $points }
kingdomino-shares = Victorie comună: { $names } ({ $points })
# Two players of a list, or a list and one more.
kingdomino-names-2 = { $a }, { $b }
kingdomino-tie-largest = Egalitate la puncte: hotărăște cel mai mare teritoriu.
kingdomino-tie-crowns = Egalitate la puncte și la cel mai mare teritoriu: hotărăsc coroanele.

## The table

kingdomino-round = Runda { $n } din { $last }
kingdomino-first-choice = Prima alegere
kingdomino-pile = Teanc: { $n }
kingdomino-lines = Linii de plăcuțe
kingdomino-current-line = Linia curentă
kingdomino-next-line = Linia următoare
kingdomino-kings-left = Regi neextrași
kingdomino-unseen = Plăcuțe încă nevăzute
kingdomino-none = nu mai sunt
kingdomino-territories = Teritorii
kingdomino-log = Jurnal
# Behind a domino that may be claimed: it could not be placed now.
kingdomino-no-spot = fără loc
kingdomino-discarded = Înlăturate: { $numbers }
# What a placement that is being tried would bring: points, territories, and room to grow.
kingdomino-left = loc de creștere: { $columns }×{ $rows }
kingdomino-castle-alone = numai castelul

## The score sheet

kingdomino-final = Punctaj final
kingdomino-total = Puncte
kingdomino-largest = Cel mai mare teritoriu
kingdomino-crowns = Coroane

## Help

kingdomino-help-place =
    Fiecare loc are un număr în listă: scrie-l și privește plăcuța în regatul tău, apoi apasă Enter ca să rămână acolo sau scrie alt număr. Poți scrie și două spații ale regatului, mai întâi cel pentru primul spațiu al plăcuței: { $example }. Castelul este la (0,0); numerele coloanelor cresc spre dreapta, cele ale rândurilor cresc în jos.
kingdomino-help-list =
    Locurile care aduc cele mai multe puncte sunt primele. După spații vin punctele obținute pe loc, apoi locul de creștere: cu câte coloane × rânduri mai poate crește regatul tău. În regat, semnul { $spot } arată fiecare spațiu pe care poate ajunge plăcuța.
kingdomino-help-claim =
    Scrie numărul plăcuței pe care o ocupi. În runda următoare, regii joacă în ordinea acestor numere, începând cu cel mai mic. Lângă fiecare plăcuță se văd punctele pe care le-ar aduce dacă ar putea fi așezată acum.
kingdomino-help-rules =
    O plăcuță trebuie să atingă castelul sau, cu unul dintre spațiile ei, un spațiu cu același tip de teren, iar un regat nu depășește niciodată { $size }. Ce nu se potrivește nicăieri este înlăturat. Punctele unui teritoriu: spațiile sale × coroanele sale.
kingdomino-help-more = Despre o plăcuță sau un tip de teren: ? 23, ? { $terrain }. Regulile: regat rules
kingdomino-legend-castle = castel
kingdomino-unknown = Nu este nici plăcuță, nici tip de teren: { $typed }

kingdomino-about-domino = Plăcuța { $n }
kingdomino-is-unseen = Încă nevăzută.
kingdomino-is-in-kingdom = Așezată de { $name } în regatul său.
kingdomino-is-in-current = În linia curentă: { $name }
kingdomino-is-in-next = În linia următoare: { $name }
kingdomino-is-free = În linia următoare, fără rege.
# During the first choice.
kingdomino-is-in-first = În prima linie: { $name }
kingdomino-is-free-in-first = În prima linie, fără rege.
kingdomino-is-discarded = Înlăturată de { $name }.
kingdomino-is-away = Nu este în această partidă.
kingdomino-about-terrain = În cutie: { $squares }, { $crowns }.
kingdomino-about-terrain-unseen = Încă nevăzute: { $squares }, { $crowns }.
