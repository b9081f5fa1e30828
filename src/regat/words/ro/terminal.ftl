# At the terminal, whatever the game.

bot-random = Aleatoriu
bot-novice = Începător
bot-easy = Ușor
bot-medium = Mediu
bot-hard = Dificil
bot-champion = Campion

key-done = gata
key-more = mai multe
key-undo = anulare
key-hint = sugestie
key-log = jurnal
key-table = masă
key-help = ajutor
key-quit = ieșire

play-left = Ai părăsit masa.
play-left-saved = Partida este salvată. Ca să o continui: regat resume
play-hand-over = Urmează { $name }: ia tastatura și apasă Enter. Ceilalți privesc în altă parte.
page-back = [Enter: înapoi]
page-next = [Enter: mai departe]
play-hint = Un bot ar răspunde: { $answer }
play-hint-wins = Un bot ar răspunde: { $answer } (câștigă în { $win } % din cazuri, între { $low } și { $high } %)
play-no-key = Tasta aceasta nu face nimic acum.
undo-nothing = Nu este nimic de anulat.
undo-confirm = Cărți sau plăcuțe ascunse au ieșit la iveală după acest răspuns: { $answer }. Îl anulezi totuși?
undo-cancelled = Nu s-a anulat nimic.
undo-done = Anulat: { $answer }
confirm-yes = da
confirm-no = nu

menu-enter = [Enter: { $name }]
menu-none = niciuna
menu-one = Scrie un număr de la 1 la { $last } sau un nume. Ca să ieși, scrie q.
menu-several = Scrie numere de la 1 la { $last }, despărțite prin spații. Ca să ieși, scrie q.

choose-language = Limbă
choose-game = Ce joc?
choose-players = Câți jucători?
choose-opponent = Cine este jucătorul { $n }?
choose-person = O persoană la această tastatură
choose-name = Numele jucătorului { $n }
choose-name-again = Un nume are între 1 și 20 de caractere.
play-player = Jucător
play-another-time = Atunci, pe altă dată.

session-record = Înregistrarea partidei: { $file }
session-again = Încă o partidă?
series-enter = [Enter: partida { $n } din { $all }]

resume-which = Ce partidă vrei să continui?
resume-moves = { $n ->
    [one] { $n } mutare
    [few] { $n } mutări
   *[other] { $n } de mutări
}

replay-keys = → ← un pas   PgUp PgDn zece pași   Home End   1–6 loc   q ieșire

puzzle-which = Ce scenariu?
puzzle-title = Problemă: { $title }
puzzle-solved = Rezolvat: totul este așa cum spune scenariul.
puzzle-not-quite = Nu chiar. Anulează mutarea sau continuă.
puzzle-hint = Pasul următor al soluției: { $answer }
puzzle-off-track = Te-ai abătut de la soluție. Anulează mutarea și cere din nou o sugestie.
