# The web client, whatever the page: the shell, the frame of a table, what goes wrong.

## The shell

web-title = Regat – { $games }
web-title-table = { $game } – Regat
web-title-your-turn = ● Twoja kolej – { $game }
# Asked during another player’s turn.
web-title-asked = ● Twoja decyzja – { $game }
web-skip = Przejdź do treści
web-nav = Strony
web-nav-home = Regat: strona główna
web-nav-play = Graj
web-nav-learn = Nauka
web-nav-reference = Karty i zasady
web-nav-games = Moje rozgrywki
web-nav-settings = Ustawienia
web-language = Język
web-theme = Motyw
web-theme-auto = Systemowy
web-theme-light = Jasny
web-theme-dark = Ciemny
web-sound-on = Dźwięk jest włączony
web-sound-off = Dźwięk jest wyłączony
web-close = Zamknij
web-cancel = Anuluj
web-more = Więcej
web-loading = Wczytywanie…
web-reload = Wczytaj ponownie
web-retry = Spróbuj ponownie
web-to-home = Na stronę główną
# The name of a guest who has not chosen one; at most 20 characters.
web-guest-name = Gość

## What goes wrong

web-error-offline = Brak połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.
web-error-server = Serwer nie mógł tego zrobić. Spróbuj ponownie.
web-error-not-found = Nic takiego tu nie ma.
web-not-found-title = Nie ma takiej strony
web-not-found-text = Może w adresie jest błąd albo tego, co tu było, już nie ma.
web-broken-title = Coś poszło nie tak
web-broken-text = Wystąpił błąd po naszej stronie. Rozgrywki są bezpieczne na serwerze: wczytaj stronę ponownie i graj dalej.
web-table-gone-title = Nie ma takiego stołu
web-table-gone-text = Już go nie ma albo nie masz do niego dostępu. Poproś o nowy link.
web-cannot-show = Ta aplikacja nie obsługuje gry { $game }; zagraj w terminalu albo w innej aplikacji.
web-connecting = Łączenie ze stołem…
web-connection-lost = Utracono połączenie. Ponowne łączenie… Nic nie przepadnie.

## Seats

web-seat-open = Wolne miejsce
web-seat-invited = Miejsce dla zaproszonej osoby
web-seat-you = Ty
web-seat-bot = Bot
web-seat-away = Brak połączenia
web-seat-to-move = teraz decyduje
web-seat-played-by = Gra bot: { $bot }
web-sit = Usiądź tutaj
web-stand = Zwolnij miejsce

## Before the game

web-lobby-seats = Miejsca
web-lobby-free = { $n ->
    [one] Czekamy: jest jeszcze { $n } wolne miejsce.
    [few] Czekamy: są jeszcze { $n } wolne miejsca.
    [many] Czekamy: jest jeszcze { $n } wolnych miejsc.
   *[other] Czekamy: jest jeszcze { $n } wolnego miejsca.
}
web-lobby-wait-host = Są już wszyscy. Grę rozpocznie gospodarz stołu.
web-start = Rozpocznij grę
web-public = Otwarty dla wszystkich
web-clock = Zegar: { $time } + { $more } s
web-invite = Zaproś
web-invite-link = Link z zaproszeniem
web-watch-link = Link dla widzów
web-copy = Skopiuj link
web-copied = Skopiowano
web-share = Udostępnij
web-qr = Kod QR: { $what }
web-qr-text = Skieruj na niego aparat telefonu.

## At the table

web-table-bar = Gracze i sterowanie
web-side-panel = Dziennik i czat
web-watching = Oglądasz
web-undo = Cofnij ruch
web-undo-ask = Poproś innych o cofnięcie ruchu
web-undo-asked = Pytamy innych, czy możesz cofnąć ruch.
web-undo-wish = { $name } prosi o cofnięcie ostatniego ruchu.
web-undo-allow = Pozwól
web-undo-refuse = Odmów
web-hint = Podpowiedź
web-hint-none = Teraz nie ma podpowiedzi.
web-hint-win = Szanse na wygraną: { $chance } (od { $low } do { $high })
web-resign = Poddaj się
web-resign-title = Poddać tę rozgrywkę?
web-resign-text = Potem nie można już wygrać i nie da się tego cofnąć.
web-record = Pobierz zapis rozgrywki
web-rematch = Zagraj ponownie
web-rematch-open = Powstaje nowa rozgrywka w tym samym składzie.
web-rematch-join = Dołącz
web-absent = { $name } – od dłuższej chwili brak połączenia.
web-absent-wait = Czekaj
web-absent-bot = Zastąp botem
web-absent-end = Uznaj za poddanie
web-absent-break = Zakończ grę
web-absent-wish = Za zakończeniem gry bez zwycięzcy: { $names }. Gra skończy się, gdy zgodzą się wszyscy obecni.
web-absent-wish-back = Czekaj dalej
web-return = Wracam do gry
web-return-text = Nie było cię, więc gra za ciebie bot ({ $bot }).
web-return-other = Za gracza { $name } gra bot ({ $bot }).
web-return-late = Twój czas minął: gra za ciebie bot ({ $bot }).
web-curtain-title = Teraz: { $name }
web-curtain-text = Przekaż urządzenie. Pozostali nie patrzą.
web-curtain-ready = To ja, { $name }
## Talk

web-talk = Czat
web-talk-none = Nikt jeszcze nic nie napisał.
web-phrases = Szybkie zwroty
web-chat = Napisz coś
web-send = Wyślij
web-mute = Wycisz: { $name }
web-unmute = Wyłącz wyciszenie: { $name }
phrase-hello = Cześć!
phrase-good_luck = Powodzenia!
phrase-well_played = Dobrze zagrane!
phrase-good_game = Dobra gra!
phrase-thanks = Dzięki!
phrase-sorry = Przepraszam!
phrase-one_moment = Chwileczkę, proszę.
phrase-oops = Ups!
phrase-again = Gramy jeszcze raz?

## Keyboard

web-keys-title = Skróty klawiszowe
web-keys-anywhere = Wszędzie
web-keys-table = Przy stole
web-keys-home = Strona główna
web-keys-new = Nowy stół
web-keys-panel = Otwórz lub zamknij dziennik

web-copy-by-hand = Tekst jest zaznaczony: skopiuj go przez Ctrl+C.
web-connection-refused = Serwer zamknął połączenie: { $reason }
web-load-failed = Nie udało się wczytać tej części strony. Sprawdź połączenie.
web-start-failed = Nie udało się wczytać gry Regat. Sprawdź połączenie.
web-no-script = Regat wymaga JavaScriptu.
web-outdated = Serwer ma nowszą wersję gry Regat. Wczytaj stronę ponownie, aby grać dalej.
web-only-here = Te linki otworzy tylko ten komputer. Dla innych w sieci domowej uruchom serwer tak:

# Zamykanie stołów
web-close-table = Zamknij stół
web-remove = Usuń
web-remove-name = Usuń od stołu: { $name }
web-lobby-expires = Jeśli gra się nie zacznie, stół zostanie zamknięty: { $when }.
web-game-expires = Jeśli nikt nie zagra, gra zakończy się bez wpływu na ranking: { $when }.
web-table-closed-title = Ten stół jest zamknięty
web-table-closed-text = Gospodarz go zamknął albo nikt na czas nie zaczął gry.
