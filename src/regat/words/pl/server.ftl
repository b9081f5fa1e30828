# Why the table server did not do something.

refused-answer = Ta odpowiedź nie jest teraz możliwa.
refused-begun = Rozgrywka już trwa.
refused-busy = Stół jest zajęty. Spróbuj ponownie.
refused-chat = Przy tym stole nie ma czatu.
refused-empty-seats = Są jeszcze wolne miejsca.
refused-fork-over = W tym miejscu gra jest już skończona. Wybierz wcześniejsze.
refused-full = Serwer jest pełny. Spróbuj później.
refused-guest = Najpierw podaj nick.
refused-hint = Podpowiedź jest teraz niedostępna.
refused-hint-rated = W rankingowej grze między ludźmi nie ma podpowiedzi.
refused-invitation = To miejsce wymaga zaproszenia.
refused-large = Wiadomość jest za duża.
refused-malformed = Nie można odczytać wiadomości.
refused-many-connections = Za dużo połączeń naraz.
refused-many-tables = Limit niedokończonych stołów: { $most }
refused-many-watchers = Przy tym stole jest za dużo widzów.
refused-name = Ten nick jest niedozwolony.
refused-no-bot = Żaden bot nie gra za ciebie.
refused-no-seat = Nie ma takiego miejsca.
refused-no-table = Nie ma takiego stołu.
refused-no-wish = Nikt nie prosi o cofnięcie.
refused-not-over = Rozgrywka jeszcze trwa.
refused-not-playing = Rozgrywka jeszcze się nie zaczęła.
refused-not-your-seat = To nie jest twoje miejsce.
refused-not-your-turn = Teraz nie masz nic do rozstrzygnięcia.
refused-nothing-to-undo = Nie ma czego cofnąć.
refused-origin = Ta strona nie może się tu połączyć.
refused-out-of-time = Twój czas minął.
refused-owner = Może to zrobić tylko gospodarz stołu.
refused-phrase = Nie ma takiego zwrotu.
refused-phrase-unknown = Nikt nie ma takiej frazy odzyskiwania.
refused-record = Tego zapisu nie można odtworzyć: { $reason }
refused-record-long = Ten zapis jest za długi.
refused-seat-taken = To miejsce jest zajęte.
refused-seats = Liczba graczy: { $players }, a podanych miejsc: { $given }.
refused-stale = Sytuacja przy stole zdążyła się zmienić.
refused-still-there = Ten gracz jeszcze tu jest.
refused-store = Serwer nie może teraz nic zapisać. Nic się nie zmieniło; spróbuj ponownie.
refused-text = Ta wiadomość jest niedozwolona.
refused-too-much = Zbyt często. Poczekaj chwilę.

# What the log of a table tells besides the game.

log-bot-takes-over = Bot ({ $bot }) gra dalej za gracza { $name }
log-broken-off = Rozgrywka zostaje przerwana: nikt nie wygrywa
log-out-of-time = { $name }: czas minął
log-resigns = { $name } poddaje się
log-returns = { $name } wraca i gra dalej

# Zamykanie stołów
refused-closed = Ten stół jest zamknięty.
refused-not-seated = Na tym miejscu nie ma kogo usunąć.
refused-removed = Gospodarz usunął cię od stołu.
