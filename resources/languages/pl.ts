<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Left button</source>
        <translation>Lewy przycisk</translation>
    </message>
    <message>
        <source>paints</source>
        <translation>rysuje</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Prawy przycisk</translation>
    </message>
    <message>
        <source>erases with drawing tools, opens a menu with the others</source>
        <translation>wymazuje narzędziami do rysowania, z innymi otwiera menu</translation>
    </message>
    <message>
        <source>Middle button, or Space and left</source>
        <translation>Środkowy przycisk albo Spacja i lewy</translation>
    </message>
    <message>
        <source>pans</source>
        <translation>przesuwa widok</translation>
    </message>
    <message>
        <source>{zoom_keys}, or two fingers</source>
        <translation>{zoom_keys} albo dwa palce</translation>
    </message>
    <message>
        <source>zooms at the pointer</source>
        <translation>zmienia powiększenie wokół wskaźnika</translation>
    </message>
    <message>
        <source>scrolls; scrolls sideways</source>
        <translation>przewija; przewija w bok</translation>
    </message>
    <message>
        <source>{scroll_keys}; Shift+wheel</source>
        <translation>{scroll_keys}; Shift+kółko</translation>
    </message>
    <message>
        <source>Escape, or the other button</source>
        <translation>Esc albo drugi przycisk</translation>
    </message>
    <message>
        <source>cancels the gesture</source>
        <translation>przerywa gest</translation>
    </message>
    <message>
        <source>X, Y and Z</source>
        <translation>X, Y i Z</translation>
    </message>
    <message>
        <source>flip horizontally, flip vertically and rotate the floating selection</source>
        <translation>odbijają w poziomie, odbijają w pionie i obracają unoszące się zaznaczenie</translation>
    </message>
    <message>
        <source>About Mazarine</source>
        <translation>O programie Mazarine</translation>
    </message>
    <message>
        <source>A maze editor that finds rooms, corridors and crossroads while you draw.</source>
        <translation>Edytor labiryntów, który podczas rysowania znajduje komnaty, korytarze i skrzyżowania.</translation>
    </message>
    <message>
        <source>If something goes wrong, include this and the log in your report:</source>
        <translation>Jeśli coś pójdzie nie tak, dołącz do zgłoszenia te dane i log:</translation>
    </message>
    <message>
        <source>&amp;Copy versions</source>
        <translation>&amp;Kopiuj wersje</translation>
    </message>
    <message>
        <source>Show &amp;log</source>
        <translation>Pokaż &amp;log</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Klawisze i mysz</translation>
    </message>
    <message>
        <source>Search actions</source>
        <translation>Szukaj działań</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Co chcesz zrobić?</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Działania</translation>
    </message>
    <message>
        <source>No matching action.</source>
        <translation>Brak pasującego działania.</translation>
    </message>
    <message>
        <source>scrolls</source>
        <translation>przewija</translation>
    </message>
    <message>
        <source>zooms</source>
        <translation>zmienia powiększenie</translation>
    </message>
    <message>
        <source>moves the maze by dragging</source>
        <translation>przesuwa labirynt przeciąganiem</translation>
    </message>
    <message>
        <source>cancels the drawing</source>
        <translation>przerywa rysowanie</translation>
    </message>
    <message>
        <source>shows all of the maze</source>
        <translation>pokazuje cały labirynt</translation>
    </message>
    <message>
        <source>add level</source>
        <translation>dodanie poziomu</translation>
    </message>
    <message>
        <source>copy level</source>
        <translation>kopiowanie poziomu</translation>
    </message>
    <message>
        <source>remove level</source>
        <translation>usunięcie poziomu</translation>
    </message>
    <message>
        <source>move level</source>
        <translation>przeniesienie poziomu</translation>
    </message>
    <message>
        <source>The new level is level {level}. Each level above it is now counted one higher.</source>
        <translation>Nowy poziom ma numer {level}. Numer każdego poziomu nad nim wzrósł o jeden.</translation>
    </message>
    <message>
        <source>cover with fog</source>
        <translation>zakrywanie mgłą</translation>
    </message>
    <message>
        <source>clear fog</source>
        <translation>zdejmowanie mgły</translation>
    </message>
    <message>
        <source>Updating the fog…</source>
        <translation>Aktualizowanie mgły…</translation>
    </message>
    <message>
        <source>convert thin walls to blocks</source>
        <translation>zamiana cienkich ścian na bloki</translation>
    </message>
    <message>
        <source>convert blocks to thin walls</source>
        <translation>zamiana bloków na cienkie ściany</translation>
    </message>
    <message>
        <source>swap walls and passages</source>
        <translation>zamiana ścian i przejść</translation>
    </message>
    <message>
        <source>Converting…</source>
        <translation>Przekształcanie…</translation>
    </message>
    <message>
        <source>&amp;Play it myself…</source>
        <translation>&amp;Zagraj sam…</translation>
    </message>
    <message>
        <source>Walk through a copy of the maze, and see only what you have seen</source>
        <translation>Przejdź przez kopię labiryntu i zobacz tylko to, co już widziałeś</translation>
    </message>
    <message>
        <source>&amp;Explorers…</source>
        <translation>&amp;Eksploratorzy…</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Porównaj…</translation>
    </message>
    <message>
        <source>Copying the maze…</source>
        <translation>Kopiowanie labiryntu…</translation>
    </message>
    <message>
        <source>Another maze was opened meanwhile. Nothing was changed.</source>
        <translation>W międzyczasie otwarto inny labirynt. Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>The maze was changed meanwhile. Nothing was done. Try again.</source>
        <translation>Labirynt w międzyczasie się zmienił. Nic nie zrobiono. Spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Stopped. The maze was not changed.</source>
        <translation>Przerwano. Labirynt jest bez zmian.</translation>
    </message>
    <message>
        <source>Nothing is selected. Press R and drag over cells, or press Ctrl+A.</source>
        <translation>Nic nie jest zaznaczone. Naciśnij R i przeciągnij po komórkach albo naciśnij Ctrl+A.</translation>
    </message>
    <message>
        <source>The maze already looks like this. Nothing was changed.</source>
        <translation>Labirynt już tak wygląda. Nic nie zmieniono.</translation>
    </message>
    <message>
        <source>resize</source>
        <translation>zmiana rozmiaru</translation>
    </message>
    <message>
        <source>add border</source>
        <translation>dodanie obramowania</translation>
    </message>
    <message>
        <source>crop to selection</source>
        <translation>przycięcie do zaznaczenia</translation>
    </message>
    <message>
        <source>crop to content</source>
        <translation>przycięcie do zawartości</translation>
    </message>
    <message>
        <source>rotate maze</source>
        <translation>obrót labiryntu</translation>
    </message>
    <message>
        <source>flip maze</source>
        <translation>odbicie labiryntu</translation>
    </message>
    <message>
        <source>Changing the board…</source>
        <translation>Zmiana planszy…</translation>
    </message>
    <message>
        <source>Removed: {things}.</source>
        <translation>Usunięto: {things}.</translation>
    </message>
    <message>
        <source>Click to place · Esc to cancel · X/Y to flip, Z to rotate · Arrow keys to move</source>
        <translation>Kliknij, aby umieścić · Esc anuluje · X/Y odbija, Z obraca · Strzałki przesuwają</translation>
    </message>
    <message>
        <source>Copied: {cells}.</source>
        <translation>Skopiowano: {cells}.</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>wycinanie</translation>
    </message>
    <message>
        <source>Save as stamp</source>
        <translation>Zapisz jako stempel</translation>
    </message>
    <message>
        <source>Name of the stamp:</source>
        <translation>Nazwa stempla:</translation>
    </message>
    <message>
        <source>The stamp “{name}” is in the Stamps dock.</source>
        <translation>Stempel „{name}” jest w panelu Stemple.</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>czyszczenie</translation>
    </message>
    <message>
        <source>fill with rock</source>
        <translation>wypełnianie skałą</translation>
    </message>
    <message>
        <source>Cannot paste: the cells have another lattice ({other}) than this maze ({lattice}).</source>
        <translation>Nie można wkleić: komórki mają inną siatkę ({other}) niż ten labirynt ({lattice}).</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;Cofnij: {step}</translation>
    </message>
    <message>
        <source>Show or hide the steps to undo and redo, and what the last one did to the regions</source>
        <translation>Pokaż lub ukryj kroki do cofnięcia i ponowienia oraz wpływ ostatniego na obszary</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>&amp;Ponów: {step}</translation>
    </message>
    <message>
        <source>Only a maze without rock has a dual.</source>
        <translation>Tylko labirynt bez skały ma labirynt dualny.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Skróty klawiszowe</translation>
    </message>
    <message>
        <source>Search by name, key or purpose</source>
        <translation>Szukaj po nazwie, klawiszu lub przeznaczeniu</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Klawisz</translation>
    </message>
    <message>
        <source>Clear the key</source>
        <translation>Wyczyść klawisz</translation>
    </message>
    <message>
        <source>&amp;Set key</source>
        <translation>&amp;Ustaw klawisz</translation>
    </message>
    <message>
        <source>&amp;Default key</source>
        <translation>Klawis&amp;z domyślny</translation>
    </message>
    <message>
        <source>&amp;All defaults</source>
        <translation>&amp;Wszystkie domyślne</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Działanie</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>{key} is already used for “{action}”. Setting it here removes it there.</source>
        <translation>{key} to już klawisz działania „{action}”. Ustawienie go tutaj usunie go tam.</translation>
    </message>
    <message>
        <source>In the maze, {key}: {effect}. Setting this key replaces that.</source>
        <translation>W labiryncie {key}: {effect}. Ustawienie tego klawisza zastąpi to działanie.</translation>
    </message>
    <message>
        <source>Player&apos;s view: fogged cells and secrets are hidden. Press V to show everything.</source>
        <translation>Widok gracza: komórki we mgle i sekrety są ukryte. Naciśnij V, aby pokazać wszystko.</translation>
    </message>
    <message>
        <source>The whole maze is shown.</source>
        <translation>Widać cały labirynt.</translation>
    </message>
    <message>
        <source>Arrows: move. Enter: click. Backspace: erase. Space: hold. Ctrl+arrow: click a side. Alt+arrow: erase a side. C: done.</source>
        <translation>Strzałki: ruch. Enter: kliknięcie. Backspace: usunięcie. Spacja: przytrzymanie. Ctrl+strzałka: kliknięcie boku. Alt+strzałka: usunięcie na boku. C: koniec.</translation>
    </message>
    <message>
        <source>Point at a cell, then try again.</source>
        <translation>Wskaż komórkę, a potem spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Copied: {coordinates}</source>
        <translation>Skopiowano: {coordinates}</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Szukanie…</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>Szukanie nie powiodło się</translation>
    </message>
    <message>
        <source>Regions are not available</source>
        <translation>Obszary są niedostępne</translation>
    </message>
    <message>
        <source>Regions are not available yet</source>
        <translation>Obszary nie są jeszcze dostępne</translation>
    </message>
    <message>
        <source>The region graph could not be laid out: {reason}.</source>
        <translation>Nie udało się rozmieścić grafu obszarów: {reason}.</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Komnata</translation>
    </message>
    <message>
        <source>Corridor</source>
        <translation>Korytarz</translation>
    </message>
    <message>
        <source>Crossroad</source>
        <translation>Skrzyżowanie</translation>
    </message>
    <message>
        <source>Room {number:,}</source>
        <translation>Komnata {number:,}</translation>
    </message>
    <message>
        <source>Corridor {number:,}</source>
        <translation>Korytarz {number:,}</translation>
    </message>
    <message>
        <source>Rooms and corridors could not be calculated (“{error}”).</source>
        <translation>Nie udało się wyznaczyć komnat i korytarzy („{error}”).</translation>
    </message>
    <message>
        <source>Maze</source>
        <translation>Labirynt</translation>
    </message>
    <message>
        <source>Micromouse contest</source>
        <translation>Zawody micromouse</translation>
    </message>
    <message>
        <source>Any maze</source>
        <translation>Dowolny labirynt</translation>
    </message>
    <message>
        <source>Classic micromouse contest (16 × 16)</source>
        <translation>Klasyczne zawody micromouse (16 × 16)</translation>
    </message>
    <message>
        <source>Half-size micromouse contest (up to 32 × 32)</source>
        <translation>Zawody micromouse half-size (do 32 × 32)</translation>
    </message>
    <message>
        <source>Classic contest of Japan (16 × 16)</source>
        <translation>Klasyczne zawody w Japonii (16 × 16)</translation>
    </message>
    <message>
        <source>A-Maze-ing (42 schools)</source>
        <translation>A-Maze-ing (szkoły 42)</translation>
    </message>
    <message>
        <source>The maze was changed meanwhile. Wait until the list of problems is updated.</source>
        <translation>Labirynt w międzyczasie się zmienił. Zaczekaj, aż lista problemów zostanie zaktualizowana.</translation>
    </message>
    <message>
        <source>The maze could not be checked: {reason}.</source>
        <translation>Nie udało się sprawdzić labiryntu: {reason}.</translation>
    </message>
    <message>
        <source>The statistics could not be calculated: {reason}.</source>
        <translation>Nie udało się wyznaczyć statystyki: {reason}.</translation>
    </message>
    <message>
        <source>An unexpected error occurred (“{error}”).</source>
        <translation>Wystąpił nieoczekiwany błąd („{error}”).</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>wklejanie</translation>
    </message>
    <message>
        <source>move</source>
        <translation>przenoszenie</translation>
    </message>
    <message>
        <source>The selection is outside the maze. Drag it back, or press Esc to discard it.</source>
        <translation>Zaznaczenie leży poza labiryntem. Przeciągnij je z powrotem albo naciśnij Esc, aby je porzucić.</translation>
    </message>
    <message>
        <source>The selection was outside the maze and was discarded.</source>
        <translation>Zaznaczenie leżało poza labiryntem i zostało porzucone.</translation>
    </message>
    <message>
        <source>Not included: {things}.</source>
        <translation>Pominięto: {things}.</translation>
    </message>
    <message>
        <source>Region graph</source>
        <translation>Graf obszarów</translation>
    </message>
    <message>
        <source>Region graph: updating…</source>
        <translation>Graf obszarów: aktualizowanie…</translation>
    </message>
    <message>
        <source>Region graph: calculating…</source>
        <translation>Graf obszarów: wyznaczanie…</translation>
    </message>
    <message>
        <source>Region graph: not available</source>
        <translation>Graf obszarów: niedostępny</translation>
    </message>
    <message>
        <source>Region graph: zoom in to see it</source>
        <translation>Graf obszarów: powiększ, aby zobaczyć</translation>
    </message>
    <message>
        <source>No path.</source>
        <translation>Brak drogi.</translation>
    </message>
    <message>
        <source>Paths are not available until the analysis finishes.</source>
        <translation>Do zakończenia analizy drogi są niedostępne.</translation>
    </message>
    <message>
        <source>Calculating the path…</source>
        <translation>Wyznaczanie drogi…</translation>
    </message>
    <message>
        <source>On separate pages</source>
        <translation>Na osobnych stronach</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportuj</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Poziom {level}</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Wszystkie poziomy</translation>
    </message>
    <message>
        <source>Pla&amp;yer&apos;s view: with fog, without secrets</source>
        <translation>Widok &amp;gracza: z mgłą, bez sekretów</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Pionowo</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Poziomo</translation>
    </message>
    <message>
        <source>&amp;Crop marks in the margins</source>
        <translation>Znaczniki &amp;cięcia na marginesach</translation>
    </message>
    <message>
        <source>Over the maze</source>
        <translation>Na labiryncie</translation>
    </message>
    <message>
        <source>Dark rock</source>
        <translation>Ciemna skała</translation>
    </message>
    <message>
        <source>Light gray rock, white floor</source>
        <translation>Jasnoszara skała, biała podłoga</translation>
    </message>
    <message>
        <source>White, without ink</source>
        <translation>Białe, bez tuszu</translation>
    </message>
    <message>
        <source>Export {name}</source>
        <translation>Eksport: {name}</translation>
    </message>
    <message>
        <source>Ro&amp;und the ends of walls</source>
        <translation>Zaokrąglij końce ścia&amp;n</translation>
    </message>
    <message>
        <source>Draw cells as points with lin&amp;ks</source>
        <translation>Rysuj komórki jako punkty z ł&amp;ączami</translation>
    </message>
    <message>
        <source>Conte&amp;st sheets: with dimensions, an overview and a list of parts</source>
        <translation>Arku&amp;sze do budowy: z wymiarami, widokiem całości i listą części</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>Pre&amp;view…</source>
        <translation>&amp;Podgląd…</translation>
    </message>
    <message>
        <source>The overlay shows the shortest path.</source>
        <translation>Nakładka pokazuje najkrótszą ścieżkę.</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Poz&amp;iom</translation>
    </message>
    <message>
        <source>&amp;Overlay</source>
        <translation>&amp;Nakładka</translation>
    </message>
    <message>
        <source>Draw shortest pat&amp;h</source>
        <translation>Ry&amp;suj najkrótszą ścieżkę</translation>
    </message>
    <message>
        <source>Rock a&amp;nd floor</source>
        <translation>Skała i podło&amp;ga</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tytuł</translation>
    </message>
    <message>
        <source>Overl&amp;ap of pages</source>
        <translation>&amp;Zakładka stron</translation>
    </message>
    <message>
        <source>&amp;Solution</source>
        <translation>Rozwiązani&amp;e</translation>
    </message>
    <message>
        <source>Cell si&amp;ze</source>
        <translation>Rozmiar &amp;komórki</translation>
    </message>
    <message>
        <source>&amp;Wall thickness</source>
        <translation>Gru&amp;bość ścian</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>Papie&amp;r</translation>
    </message>
    <message>
        <source>O&amp;rientation</source>
        <translation>&amp;Orientacja</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>&amp;Margines</translation>
    </message>
    <message>
        <source>Page order</source>
        <translation>Kolejność stron</translation>
    </message>
    <message>
        <source>PNG image</source>
        <translation>Obraz PNG</translation>
    </message>
    <message>
        <source>SVG image</source>
        <translation>Obraz SVG</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Dokument PDF</translation>
    </message>
    <message>
        <source>Web page to play</source>
        <translation>Strona internetowa do grania</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>{width:,} × {height:,} pixels</source>
        <translation>{width:,} × {height:,} pikseli</translation>
    </message>
    <message>
        <source>{levels}, {cells}</source>
        <translation>{levels}, {cells}</translation>
    </message>
    <message>
        <source>{width:,.0f} × {height:,.0f} mm</source>
        <translation>{width:,.0f} × {height:,.0f} mm</translation>
    </message>
    <message>
        <source>cells of {size:.1f} mm</source>
        <translation>komórki po {size:.1f} mm</translation>
    </message>
    <message>
        <source>{pages}; {cells}</source>
        <translation>{pages}; {cells}</translation>
    </message>
    <message>
        <source>{cols} across, {rows} down for each part</source>
        <translation>{cols} wszerz, {rows} w dół dla każdej części</translation>
    </message>
    <message>
        <source>{cols} across, {rows} down</source>
        <translation>{cols} wszerz, {rows} w dół</translation>
    </message>
    <message>
        <source>{pages}; {order}; {cells}</source>
        <translation>{pages}; {order}; {cells}</translation>
    </message>
    <message>
        <source>Programs of the league</source>
        <translation>Programy ligi</translation>
    </message>
    <message>
        <source>Tasks of the league</source>
        <translation>Zadania ligi</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Dodaj…</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>Dodaj program</translation>
    </message>
    <message>
        <source>E&amp;dit…</source>
        <translation>&amp;Edytuj…</translation>
    </message>
    <message>
        <source>Change the selected program</source>
        <translation>Zmień wybrany program</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <translation>U&amp;suń</translation>
    </message>
    <message>
        <source>Remove the selected program</source>
        <translation>Usuń wybrany program</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>Dodaj p&amp;liki…</translation>
    </message>
    <message>
        <source>Add mazes or configs</source>
        <translation>Dodaj labirynty lub konfiguracje</translation>
    </message>
    <message>
        <source>Add mazes that are generated when the league begins, or a size</source>
        <translation>Dodaj labirynty generowane na początku ligi albo rozmiar</translation>
    </message>
    <message>
        <source>Edi&amp;t…</source>
        <translation>Ed&amp;ytuj…</translation>
    </message>
    <message>
        <source>Change the selected size, or mazes that are generated</source>
        <translation>Zmień wybrany rozmiar albo generowane labirynty</translation>
    </message>
    <message>
        <source>Remove the selected maze or config</source>
        <translation>Usuń wybrany labirynt lub konfigurację</translation>
    </message>
    <message>
        <source>Mazes</source>
        <translation>Labirynty</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programy</translation>
    </message>
    <message>
        <source>Settings of the league</source>
        <translation>Ustawienia ligi</translation>
    </message>
    <message>
        <source>Configs and sizes</source>
        <translation>Konfiguracje i rozmiary</translation>
    </message>
    <message>
        <source>Programs and tasks</source>
        <translation>Programy i zadania</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Files of the league</source>
        <translation>Pliki ligi</translation>
    </message>
    <message>
        <source>All maze files</source>
        <translation>Wszystkie pliki labiryntów</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Teksty</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrazy</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Open maze</source>
        <translation>Otwórz labirynt</translation>
    </message>
    <message>
        <source>Open large maze: choose its folder</source>
        <translation>Otwórz duży labirynt: wybierz jego folder</translation>
    </message>
    <message>
        <source>Python scripts (*.py)</source>
        <translation>Skrypty Pythona (*.py)</translation>
    </message>
    <message>
        <source>Run script</source>
        <translation>Uruchom skrypt</translation>
    </message>
    <message>
        <source>Save maze as</source>
        <translation>Zapisz labirynt jako</translation>
    </message>
    <message>
        <source>Go to cell</source>
        <translation>Idź do komórki</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Komórka</translation>
    </message>
    <message>
        <source>Enter whole numbers separated by commas or spaces.</source>
        <translation>Podaj liczby całkowite oddzielone przecinkami lub spacjami.</translation>
    </message>
    <message>
        <source>This position is outside the maze.</source>
        <translation>To położenie jest poza labiryntem.</translation>
    </message>
    <message>
        <source>Enter a row and a column, or a level, a row and a column.</source>
        <translation>Podaj wiersz i kolumnę albo poziom, wiersz i kolumnę.</translation>
    </message>
    <message>
        <source>The levels are {first_level} to {last_level}.</source>
        <translation>Poziomy są od {first_level} do {last_level}.</translation>
    </message>
    <message>
        <source>The rows are {first_row} to {last_row}, the columns {first_col} to {last_col}.</source>
        <translation>Wiersze są od {first_row} do {last_row}, kolumny od {first_col} do {last_col}.</translation>
    </message>
    <message>
        <source>12, 7 or 2, 12, 7</source>
        <translation>12, 7 lub 2, 12, 7</translation>
    </message>
    <message>
        <source>Row and column</source>
        <translation>Wiersz i kolumna</translation>
    </message>
    <message>
        <source>Row and column, or level, row and column</source>
        <translation>Wiersz i kolumna albo poziom, wiersz i kolumna</translation>
    </message>
    <message>
        <source>or a point in parentheses, such as (2, 1, -1)</source>
        <translation>albo punkt w nawiasach, na przykład (2, 1, -1)</translation>
    </message>
    <message>
        <source>Undo restores all links.</source>
        <translation>Cofnięcie przywraca wszystkie łącza.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Łącze</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Zmieni się w</translation>
    </message>
    <message>
        <source>Links that change</source>
        <translation>Zmieniające się łącza</translation>
    </message>
    <message>
        <source>and {count:,} more</source>
        <translation>i jeszcze {count:,}</translation>
    </message>
    <message>
        <source>removed: no free port for a teleporter</source>
        <translation>znika: brak wolnego portu na teleporter</translation>
    </message>
    <message>
        <source>removed with its level</source>
        <translation>znika ze swoim poziomem</translation>
    </message>
    <message>
        <source>Square cells with four neighbors each.</source>
        <translation>Kwadratowe komórki, każda z czterema sąsiadami.</translation>
    </message>
    <message>
        <source>Points with three neighbors each. Rooms are made of hexagons of six points.</source>
        <translation>Punkty, każdy z trzema sąsiadami. Komnaty składają się z sześciokątów o sześciu punktach.</translation>
    </message>
    <message>
        <source>A honeycomb flipped horizontally: points with three neighbors each, in hexagons.</source>
        <translation>Plaster miodu odbity w poziomie: punkty, każdy z trzema sąsiadami, w sześciokątach.</translation>
    </message>
    <message>
        <source>New maze</source>
        <translation>Nowy labirynt</translation>
    </message>
    <message>
        <source>&amp;Open: one room, draw walls into it</source>
        <translation>O&amp;twarty: jedna komnata, w której rysuje się ściany</translation>
    </message>
    <message>
        <source>&amp;Walled: a wall on every side, carve passages</source>
        <translation>&amp;Zamurowany: ściana na każdym boku, wykuwa się przejścia</translation>
    </message>
    <message>
        <source>&amp;One point to grow from, on a honeycomb</source>
        <translation>Jeden &amp;punkt, z którego rośnie plaster miodu</translation>
    </message>
    <message>
        <source>A corner of the new maze</source>
        <translation>Róg nowego labiryntu</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Utwórz</translation>
    </message>
    <message>
        <source>{count:,} cells are too many; the maximum is {most:,}.</source>
        <translation>Za dużo komórek: {count:,}; najwyżej {most:,}.</translation>
    </message>
    <message>
        <source>La&amp;ttice</source>
        <translation>Siat&amp;ka</translation>
    </message>
    <message>
        <source>Open floor</source>
        <translation>Otwarta podłoga</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>Lewy górny róg</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Góra</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>Prawy górny róg</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Lewa strona</translation>
    </message>
    <message>
        <source>Center</source>
        <translation>Środek</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Prawa strona</translation>
    </message>
    <message>
        <source>Bottom left</source>
        <translation>Lewy dolny róg</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Dół</translation>
    </message>
    <message>
        <source>Bottom right</source>
        <translation>Prawy dolny róg</translation>
    </message>
    <message>
        <source>Resize maze</source>
        <translation>Zmiana rozmiaru labiryntu</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Zmień rozmiar</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Wiersze</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>Ko&amp;lumny</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Kotwica</translation>
    </message>
    <message>
        <source>&amp;New cells</source>
        <translation>&amp;Nowe komórki</translation>
    </message>
    <message>
        <source>{place} stays where it is</source>
        <translation>{place}: ta część zostaje na miejscu</translation>
    </message>
    <message>
        <source>Will be removed: {things}.</source>
        <translation>Zostanie usunięte: {things}.</translation>
    </message>
    <message>
        <source>Add border</source>
        <translation>Dodaj obramowanie</translation>
    </message>
    <message>
        <source>&amp;Width in cells</source>
        <translation>&amp;Szerokość w komórkach</translation>
    </message>
    <message>
        <source>&amp;Made of</source>
        <translation>&amp;Materiał</translation>
    </message>
    <message>
        <source>&amp;Levels</source>
        <translation>Poz&amp;iomy</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>&amp;Patterns on kinds where cells are large</source>
        <translation>&amp;Wzory na rodzajach przy dużych komórkach</translation>
    </message>
    <message>
        <source>Rock is hatched, rooms are dotted, crossroads have crosses</source>
        <translation>Skała jest kreskowana, komnaty kropkowane, skrzyżowania mają krzyżyki</translation>
    </message>
    <message>
        <source>Left: only the tiles. Right: only the colors.</source>
        <translation>W lewo: tylko kafelki. W prawo: tylko kolory.</translation>
    </message>
    <message>
        <source>The &amp;wheel zooms without Ctrl; with Ctrl it scrolls</source>
        <translation>&amp;Kółko zmienia powiększenie bez Ctrl; z Ctrl przewija</translation>
    </message>
    <message>
        <source>Open the &amp;last files at startup</source>
        <translation>Otwieraj &amp;ostatnie pliki przy starcie</translation>
    </message>
    <message>
        <source>Not after a crash</source>
        <translation>Nie po awarii</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Motyw</translation>
    </message>
    <message>
        <source>&amp;Colors of kinds</source>
        <translation>Kolory &amp;rodzajów</translation>
    </message>
    <message>
        <source>Colors &amp;over tiles of a map</source>
        <translation>Kolory &amp;nad kafelkami mapy</translation>
    </message>
    <message>
        <source>no further page could be added</source>
        <translation>nie udało się dodać kolejnej strony</translation>
    </message>
    <message>
        <source>Print {name}</source>
        <translation>Drukowanie: {name}</translation>
    </message>
    <message>
        <source>Printed “{name}” to {file}.</source>
        <translation>Wydrukowano „{name}” do pliku {file}.</translation>
    </message>
    <message>
        <source>Sent “{name}” to the printer {printer}.</source>
        <translation>Wysłano „{name}” do drukarki {printer}.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Niezapisane zmiany</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Wczytaj ponownie</translation>
    </message>
    <message>
        <source>Discard your changes to “{title}” and reload the file?</source>
        <translation>Odrzucić zmiany w „{title}” i wczytać plik ponownie?</translation>
    </message>
    <message>
        <source>To keep them, cancel and save the maze under another name.</source>
        <translation>Aby je zachować, anuluj i zapisz labirynt pod inną nazwą.</translation>
    </message>
    <message>
        <source>Discard and reload</source>
        <translation>Odrzuć i wczytaj</translation>
    </message>
    <message>
        <source>&amp;Save all</source>
        <translation>&amp;Zapisz wszystkie</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>&amp;Przejrzyj…</translation>
    </message>
    <message>
        <source>&amp;Discard all</source>
        <translation>&amp;Odrzuć wszystkie</translation>
    </message>
    <message>
        <source>Already open</source>
        <translation>Już otwarty</translation>
    </message>
    <message>
        <source>“{name}” is open in another window ({owner}).</source>
        <translation>Plik „{name}” jest otwarty w innym oknie ({owner}).</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program after it was opened here.</source>
        <translation>Inny program zmienił plik „{name}” po otwarciu go tutaj.</translation>
    </message>
    <message>
        <source>Overwrite it? The current file is kept as an earlier version.</source>
        <translation>Zastąpić go? Obecny plik zostanie zachowany jako wcześniejsza wersja.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>Mazarine closed unexpectedly before these mazes were saved:</source>
        <translation>Mazarine niespodziewanie zakończył działanie, zanim zapisano te labirynty:</translation>
    </message>
    <message>
        <source>Restore them? The files themselves stay unchanged until you save. Steps before the crash cannot be undone.</source>
        <translation>Przywrócić je? Same pliki pozostają niezmienione do czasu zapisania. Kroków sprzed awarii nie można cofnąć.</translation>
    </message>
    <message>
        <source>{name}, changes until {time}</source>
        <translation>{name}, zmiany do {time}</translation>
    </message>
    <message>
        <source>“{name}” cannot hold everything.</source>
        <translation>„{name}” nie pomieści wszystkiego.</translation>
    </message>
    <message>
        <source>Save in this file?</source>
        <translation>Zapisać w tym pliku?</translation>
    </message>
    <message>
        <source>Save as .&amp;maze…</source>
        <translation>Zapisz jako .&amp;maze…</translation>
    </message>
    <message>
        <source>&amp;Write a new file</source>
        <translation>Za&amp;pisz nowy plik</translation>
    </message>
    <message>
        <source>&amp;Write the rest</source>
        <translation>Za&amp;pisz resztę</translation>
    </message>
    <message>
        <source>{title}. The maze will change.</source>
        <translation>{title}. Labirynt się zmieni.</translation>
    </message>
    <message>
        <source>Do you want to save the changes to “{title}”?</source>
        <translation>Czy zapisać zmiany w „{title}”?</translation>
    </message>
    <message>
        <source>If you don&apos;t save them, they will be lost.</source>
        <translation>Niezapisane zmiany przepadną.</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>&amp;Nie zapisuj</translation>
    </message>
    <message>
        <source>Several mazes have unsaved changes:</source>
        <translation>Kilka labiryntów ma niezapisane zmiany:</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>Zmieniony na dysku</translation>
    </message>
    <message>
        <source>Overwrite it?</source>
        <translation>Nadpisać?</translation>
    </message>
    <message>
        <source>Stop this task?</source>
        <translation>Przerwać to zadanie?</translation>
    </message>
    <message>
        <source>Task in progress</source>
        <translation>Zadanie w toku</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Niezapisana praca</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Przywróć</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>Późnie&amp;j</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Zamień</translation>
    </message>
    <message>
        <source>Remove stamp</source>
        <translation>Usuń stempel</translation>
    </message>
    <message>
        <source>Remove the stamp “{name}”?</source>
        <translation>Usunąć stempel „{name}”?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Tego nie można cofnąć.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Earlier versions of {name}</source>
        <translation>Wcześniejsze wersje: {name}</translation>
    </message>
    <message>
        <source>Versions, newest first</source>
        <translation>Wersje, od najnowszej</translation>
    </message>
    <message>
        <source>{size:,} KiB</source>
        <translation>{size:,} KiB</translation>
    </message>
    <message>
        <source>Picture of the version</source>
        <translation>Obraz wersji</translation>
    </message>
    <message>
        <source>&amp;Open as a copy</source>
        <translation>&amp;Otwórz jako kopię</translation>
    </message>
    <message>
        <source>Replace the open maze; this can be undone</source>
        <translation>Zastępuje otwarty labirynt; można to cofnąć</translation>
    </message>
    <message>
        <source>&amp;Put the file back as it was</source>
        <translation>&amp;Przywróć pierwotny plik</translation>
    </message>
    <message>
        <source>Write the bytes that the file had before Mazarine first saved it, and open it again</source>
        <translation>Zapisz bajty, które plik miał przed pierwszym zapisem w Mazarine, i otwórz go ponownie</translation>
    </message>
    <message>
        <source>Earlier versions, by the time they were replaced.</source>
        <translation>Wcześniejsze wersje według czasu, w którym je zastąpiono.</translation>
    </message>
    <message>
        <source>There are no earlier versions yet.</source>
        <translation>Nie ma jeszcze wcześniejszych wersji.</translation>
    </message>
    <message>
        <source>{parts}</source>
        <translation>{parts}</translation>
    </message>
    <message>
        <source>{rows:,} × {cols:,} cells</source>
        <translation>{rows:,} × {cols:,} komórek</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Close the dock</source>
        <translation>Zamyka panel</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Odczep</translation>
    </message>
    <message>
        <source>Float the dock, or dock it again</source>
        <translation>Odłącza panel albo dokuje go z powrotem</translation>
    </message>
    <message>
        <source>A small example</source>
        <translation>Mały przykład</translation>
    </message>
    <message>
        <source>River: {river}
Bias: {bias}</source>
        <translation>Rzeka: {river}
Skłonność: {bias}</translation>
    </message>
    <message>
        <source>&amp;New seed and generate</source>
        <translation>&amp;Nowe ziarno i generuj</translation>
    </message>
    <message>
        <source>Generate a maze in a tab of its own, or in the open maze if that is checked above</source>
        <translation>Wygeneruj labirynt we własnej karcie albo w otwartym labiryncie, jeśli zaznaczono to powyżej</translation>
    </message>
    <message>
        <source>Choose a random seed and generate its maze. It replaces the last one that was generated here, unless that was changed or saved.</source>
        <translation>Wylosuj ziarno i wygeneruj jego labirynt. Zastępuje on ostatni wygenerowany tutaj, chyba że tamten zmieniono lub zapisano.</translation>
    </message>
    <message>
        <source>&amp;Watch…</source>
        <translation>&amp;Oglądaj…</translation>
    </message>
    <message>
        <source>Watch the generation step by step (up to {cells})</source>
        <translation>Pokazuje powstawanie labiryntu krok po kroku (najwyżej {cells})</translation>
    </message>
    <message>
        <source>&amp;Infinite…</source>
        <translation>&amp;Bez końca…</translation>
    </message>
    <message>
        <source>Explore an infinite binary tree maze</source>
        <translation>Pozwala oglądać drzewo binarne bez końca</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Wyznaczanie…</translation>
    </message>
    <message>
        <source>{cells:,} cells are too many; the maximum is {most:,}.</source>
        <translation>Za dużo komórek: {cells:,}; najwyżej {most:,}.</translation>
    </message>
    <message>
        <source>&amp;Generate into the selection</source>
        <translation>&amp;Generuj w zaznaczeniu</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Generuj</translation>
    </message>
    <message>
        <source>Generators</source>
        <translation>Generatory</translation>
    </message>
    <message>
        <source>Mouse programs and explorers</source>
        <translation>Programy myszy i eksploratorzy</translation>
    </message>
    <message>
        <source>Programs that write mazes</source>
        <translation>Programy, które zapisują labirynty</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>What the league is about</source>
        <translation>Czego dotyczy liga</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Przebiegi</translation>
    </message>
    <message>
        <source>Open a plan: a TOML file</source>
        <translation>Otwórz plan: plik TOML</translation>
    </message>
    <message>
        <source>Save &amp;plan…</source>
        <translation>Zapisz &amp;plan…</translation>
    </message>
    <message>
        <source>Save the plan as a TOML file, which “mazarine league” runs, too</source>
        <translation>Zapisz plan w pliku TOML, który uruchamia także „mazarine league”</translation>
    </message>
    <message>
        <source>&amp;Run league</source>
        <translation>U&amp;ruchom ligę</translation>
    </message>
    <message>
        <source>Start the programs, with your rights</source>
        <translation>Uruchom programy, z Twoimi uprawnieniami</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Kontynuuj</translation>
    </message>
    <message>
        <source>Run what is missing since the league was stopped</source>
        <translation>Uruchom to, czego brakuje od zatrzymania ligi</translation>
    </message>
    <message>
        <source>End all programs of the league</source>
        <translation>Zakończ wszystkie programy ligi</translation>
    </message>
    <message>
        <source>All pro&amp;grams</source>
        <translation>Wszystkie pro&amp;gramy</translation>
    </message>
    <message>
        <source>Show the runs of all programs</source>
        <translation>Pokaż przebiegi wszystkich programów</translation>
    </message>
    <message>
        <source>S&amp;how run</source>
        <translation>Pokaż prze&amp;bieg</translation>
    </message>
    <message>
        <source>Show the selected run of a mouse as it was, or open the maze of a program</source>
        <translation>Pokaż wybrany przebieg myszy tak, jak się odbył, albo otwórz labirynt programu</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;ksportuj…</translation>
    </message>
    <message>
        <source>Export every run as CSV or JUnit XML, or the standings with the mazes as PDF</source>
        <translation>Eksportuj każdy przebieg jako CSV lub XML JUnit albo klasyfikację z labiryntami jako PDF</translation>
    </message>
    <message>
        <source>Runs of all programs</source>
        <translation>Przebiegi wszystkich programów</translation>
    </message>
    <message>
        <source>Saved the plan as “{name}”.</source>
        <translation>Zapisano plan jako „{name}”.</translation>
    </message>
    <message>
        <source>The league is running. Stop it first.</source>
        <translation>Liga trwa. Najpierw ją zatrzymaj.</translation>
    </message>
    <message>
        <source>Runs of {name}</source>
        <translation>Przebiegi programu {name}</translation>
    </message>
    <message>
        <source>The record of this run was too large to keep: the program runs again.</source>
        <translation>Zapis tego przebiegu był zbyt duży, aby go zachować: program działa ponownie.</translation>
    </message>
    <message>
        <source>The maze of {program} for {task}.</source>
        <translation>Labirynt programu {program} dla {task}.</translation>
    </message>
    <message>
        <source>Open the maze of a program</source>
        <translation>Otwarcie labiryntu programu</translation>
    </message>
    <message>
        <source>Plans of leagues (*.toml)</source>
        <translation>Plany lig (*.toml)</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Otwórz plan</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Zapisz plan</translation>
    </message>
    <message>
        <source>Table of all runs (*.csv)</source>
        <translation>Tabela wszystkich przebiegów (*.csv)</translation>
    </message>
    <message>
        <source>JUnit test report (*.xml)</source>
        <translation>Raport testów JUnit (*.xml)</translation>
    </message>
    <message>
        <source>Standings with the mazes (*.pdf)</source>
        <translation>Klasyfikacja z labiryntami (*.pdf)</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Eksportuj wyniki</translation>
    </message>
    <message>
        <source>These are programs: they can do everything that you can do. Only Run league starts them; run those of people whom you trust.</source>
        <translation>To są programy: mogą zrobić wszystko, co Ty możesz. Uruchamia je tylko Uruchom ligę; uruchamiaj programy osób, którym ufasz.</translation>
    </message>
    <message>
        <source>Box charts</source>
        <translation>Wykresy pudełkowe</translation>
    </message>
    <message>
        <source>The maze when opened</source>
        <translation>Labirynt po otwarciu</translation>
    </message>
    <message>
        <source>current</source>
        <translation>bieżący</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>cofnięty</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>zapisany</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Nothing to undo yet.

Every stroke and command is listed here as a step. Click a step to go to it.</source>
        <translation>Nie ma jeszcze nic do cofnięcia.

Każde pociągnięcie i każde polecenie jest tu wymienione jako krok. Kliknij krok, aby do niego przejść.</translation>
    </message>
    <message>
        <source>No change to show.

Draw a stroke, undo or redo: its effect on rooms, corridors and crossroads is listed here. Click a line to outline its cells.</source>
        <translation>Brak zmian do pokazania.

Narysuj coś, cofnij lub ponów: tu pojawi się wpływ tego na komnaty, korytarze i skrzyżowania. Kliknij wiersz, aby obrysować jego komórki.</translation>
    </message>
    <message>
        <source>The last change did not affect rooms, corridors or crossroads.</source>
        <translation>Ostatnia zmiana nie wpłynęła na komnaty, korytarze ani skrzyżowania.</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Ostatnia zmiana</translation>
    </message>
    <message>
        <source>Open faces lost: {count:,}</source>
        <translation>Utracone otwarte pola: {count:,}</translation>
    </message>
    <message>
        <source>Room {room} was split into rooms {parts}</source>
        <translation>Komnata {room} została podzielona na komnaty {parts}</translation>
    </message>
    <message>
        <source>Rooms split: {count:,}</source>
        <translation>Podzielone komnaty: {count:,}</translation>
    </message>
    <message>
        <source>Room {room} was removed</source>
        <translation>Komnata {room} zniknęła</translation>
    </message>
    <message>
        <source>Rooms removed: {count:,}</source>
        <translation>Komnaty, które zniknęły: {count:,}</translation>
    </message>
    <message>
        <source>The analysis is not finished. Changes will be listed here when it is.</source>
        <translation>Analiza jeszcze trwa. Zmiany pojawią się tu, gdy się skończy.</translation>
    </message>
    <message>
        <source>Cells removed from rooms: {count:,}</source>
        <translation>Komórki, które opuściły komnaty: {count:,}</translation>
    </message>
    <message>
        <source>Cells that left corridors: {count:,}</source>
        <translation>Komórki, które opuściły korytarze: {count:,}</translation>
    </message>
    <message>
        <source>Corridor {corridor} was split into corridors {parts}</source>
        <translation>Korytarz {corridor} został podzielony na korytarze {parts}</translation>
    </message>
    <message>
        <source>Corridors split: {count:,}</source>
        <translation>Podzielone korytarze: {count:,}</translation>
    </message>
    <message>
        <source>Corridor {corridor} was removed</source>
        <translation>Korytarz {corridor} zniknął</translation>
    </message>
    <message>
        <source>Corridors removed: {count:,}</source>
        <translation>Korytarze, które zniknęły: {count:,}</translation>
    </message>
    <message>
        <source>Crossroads removed: {count:,}</source>
        <translation>Skrzyżowania, które zniknęły: {count:,}</translation>
    </message>
    <message>
        <source>Open faces gained: {count:,}</source>
        <translation>Nowe otwarte pola: {count:,}</translation>
    </message>
    <message>
        <source>Rooms {parts} were merged into room {room}</source>
        <translation>Komnaty {parts} zostały połączone w komnatę {room}</translation>
    </message>
    <message>
        <source>Merged rooms: {count:,}</source>
        <translation>Połączone komnaty: {count:,}</translation>
    </message>
    <message>
        <source>Cells added to rooms: {count:,}</source>
        <translation>Komórki dodane do komnat: {count:,}</translation>
    </message>
    <message>
        <source>Merged corridors: {count:,}</source>
        <translation>Połączone korytarze: {count:,}</translation>
    </message>
    <message>
        <source>Room {room} was added</source>
        <translation>Pojawiła się komnata {room}</translation>
    </message>
    <message>
        <source>Rooms added: {count:,}</source>
        <translation>Nowe komnaty: {count:,}</translation>
    </message>
    <message>
        <source>Cells that joined corridors: {count:,}</source>
        <translation>Komórki dołączone do korytarzy: {count:,}</translation>
    </message>
    <message>
        <source>Corridors {parts} were merged into corridor {corridor}</source>
        <translation>Korytarze {parts} zostały połączone w korytarz {corridor}</translation>
    </message>
    <message>
        <source>Corridor {corridor} was added</source>
        <translation>Pojawił się korytarz {corridor}</translation>
    </message>
    <message>
        <source>Corridors added: {count:,}</source>
        <translation>Nowe korytarze: {count:,}</translation>
    </message>
    <message>
        <source>Crossroads added: {count:,}</source>
        <translation>Nowe skrzyżowania: {count:,}</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legenda</translation>
    </message>
    <message>
        <source>Zoom in to see the region graph.</source>
        <translation>Powiększ, aby zobaczyć graf obszarów.</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Skała</translation>
    </message>
    <message>
        <source>No path</source>
        <translation>Brak drogi</translation>
    </message>
    <message>
        <source>Leads to dead ends only</source>
        <translation>Prowadzi tylko do ślepych zaułków</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Wejście</translation>
    </message>
    <message>
        <source>A color for each room and corridor</source>
        <translation>Kolor dla każdej komnaty i korytarza</translation>
    </message>
    <message>
        <source>Crossroads, paler</source>
        <translation>Skrzyżowania, bledsze</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Wejścia</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Podłoga</translation>
    </message>
    <message>
        <source>{number:,}</source>
        <translation>{number:,}</translation>
    </message>
    <message>
        <source>Scale from {first:,} to {last:,}</source>
        <translation>Skala od {first:,} do {last:,}</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Poziomy</translation>
    </message>
    <message>
        <source>Minimap</source>
        <translation>Minimapa</translation>
    </message>
    <message>
        <source>Click or drag: move the view. Arrows, {scroll_keys}: scroll. Plus, minus, {zoom_keys}: zoom.</source>
        <translation>Kliknięcie lub przeciąganie: przesuwanie widoku. Strzałki, {scroll_keys}: przewijanie. Plus, minus, {zoom_keys}: zmiana powiększenia.</translation>
    </message>
    <message>
        <source>No problems found.

Every start leads to a goal, and all floor can be reached.</source>
        <translation>Nie znaleziono problemów.

Każdy start prowadzi do mety, a cała podłoga jest osiągalna.</translation>
    </message>
    <message>
        <source>No problems found.

The maze follows the rules of the project.</source>
        <translation>Nie znaleziono problemów.

Labirynt spełnia zasady projektu.</translation>
    </message>
    <message>
        <source>No problems found.

The maze follows micromouse contest rules.</source>
        <translation>Nie znaleziono problemów.

Labirynt spełnia zasady zawodów micromouse.</translation>
    </message>
    <message>
        <source>Select a fixable problem</source>
        <translation>Zaznacz problem, który da się naprawić</translation>
    </message>
    <message>
        <source>Fix the selected problem. This can be undone.</source>
        <translation>Naprawia zaznaczony problem. Można to cofnąć.</translation>
    </message>
    <message>
        <source>All problems are ignored.</source>
        <translation>Wszystkie problemy są ignorowane.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Choose the rules that the maze is checked by. Micromouse contests have their own.</source>
        <translation>Wybór zasad, według których sprawdzany jest labirynt. Zawody micromouse mają własne.</translation>
    </message>
    <message>
        <source>Checking again…</source>
        <translation>Ponowne sprawdzanie…</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>&amp;Przejdź tam</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignoruj</translation>
    </message>
    <message>
        <source>List the selected problem no longer, until the maze is closed.</source>
        <translation>Nie pokazuj więcej zaznaczonego problemu, dopóki labirynt nie zostanie zamknięty.</translation>
    </message>
    <message>
        <source>Show ignored ({count:,})</source>
        <translation>Pokaż zignorowane ({count:,})</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Sprawdzanie…</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Napraw</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemy</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Błąd</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Ostrzeżenie</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Informacja</translation>
    </message>
    <message>
        <source>The Marker tool (M) places one.</source>
        <translation>Znaczniki umieszcza narzędzie Znacznik (M).</translation>
    </message>
    <message>
        <source>Click to go there.</source>
        <translation>Kliknij, aby tam przejść.</translation>
    </message>
    <message>
        <source>{severity}: {problem}</source>
        <translation>{severity}: {problem}</translation>
    </message>
    <message>
        <source>Point at a link, a marker or a region and press Alt+Return. New elements are shown here too.</source>
        <translation>Wskaż łącze, znacznik lub obszar i naciśnij Alt+Return. Nowe elementy też się tu pokazują.</translation>
    </message>
    <message>
        <source>This element was removed. Point at another one and press Alt+Return.</source>
        <translation>Ten element usunięto. Wskaż inny i naciśnij Alt+Return.</translation>
    </message>
    <message>
        <source>region</source>
        <translation>obszar</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>Element: {kind}</source>
        <translation>Element: {kind}</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Rozmiar</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Siatka</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Dodaj</translation>
    </message>
    <message>
        <source>Add a property: a name and a value</source>
        <translation>Dodaje właściwość: nazwę i wartość</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Remove the selected property</source>
        <translation>Usuwa zaznaczoną właściwość</translation>
    </message>
    <message>
        <source>change title</source>
        <translation>zmiana tytułu</translation>
    </message>
    <message>
        <source>change author</source>
        <translation>zmiana autora</translation>
    </message>
    <message>
        <source>{rows:,} rows × {columns:,} columns, {cells}</source>
        <translation>wiersze: {rows:,} × kolumny: {columns:,}, {cells}</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Właściwości</translation>
    </message>
    <message>
        <source>remove property</source>
        <translation>usunięcie właściwości</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>File format</source>
        <translation>Format pliku</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Kontrola</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Statystyka</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Wtyczki</translation>
    </message>
    <message>
        <source>Path search</source>
        <translation>Szukanie drogi</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>Dodaje</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Opis</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Otwórz &amp;folder</translation>
    </message>
    <message>
        <source>Python files in this folder are plugins</source>
        <translation>Pliki Pythona w tym folderze są wtyczkami</translation>
    </message>
    <message>
        <source>Look &amp;again</source>
        <translation>&amp;Szukaj ponownie</translation>
    </message>
    <message>
        <source>Plugins are Python files in {folder}, and installed packages.</source>
        <translation>Wtyczki to pliki Pythona w folderze {folder} oraz zainstalowane pakiety.</translation>
    </message>
    <message>
        <source>Plugins are off until Mazarine is restarted.</source>
        <translation>Wtyczki są wyłączone do ponownego uruchomienia Mazarine.</translation>
    </message>
    <message>
        <source>&amp;Turn on</source>
        <translation>&amp;Włącz</translation>
    </message>
    <message>
        <source>&amp;Turn off</source>
        <translation>&amp;Wyłącz</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>change property</source>
        <translation>zmiana właściwości</translation>
    </message>
    <message>
        <source>add property</source>
        <translation>dodanie właściwości</translation>
    </message>
    <message>
        <source>rename property</source>
        <translation>zmiana nazwy właściwości</translation>
    </message>
    <message>
        <source>Enter a name, or use Remove to remove the property.</source>
        <translation>Podaj nazwę albo użyj „Usuń”, aby usunąć właściwość.</translation>
    </message>
    <message>
        <source>There is already a property “{name}”.</source>
        <translation>Właściwość „{name}” już istnieje.</translation>
    </message>
    <message>
        <source>This cannot be stored: {reason}.</source>
        <translation>Tego nie można zachować: {reason}.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numer</translation>
    </message>
    <message>
        <source>Exits</source>
        <translation>Wyjścia</translation>
    </message>
    <message>
        <source>1, dead end</source>
        <translation>1, ślepy zaułek</translation>
    </message>
    <message>
        <source>name region {number:,}</source>
        <translation>nazwanie regionu {number:,}</translation>
    </message>
    <message>
        <source>Open faces</source>
        <translation>Otwarte pola</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Końce</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Położenie</translation>
    </message>
    <message>
        <source>Neighbors</source>
        <translation>Sąsiedzi</translation>
    </message>
    <message>
        <source>None: rock, or not calculated yet</source>
        <translation>Brak: skała lub jeszcze nie wyznaczono</translation>
    </message>
    <message>
        <source>No entries</source>
        <translation>Brak wejść</translation>
    </message>
    <message>
        <source>No neighbors</source>
        <translation>Brak sąsiadów</translation>
    </message>
    <message>
        <source>{count:,}: {cells} and {rest:,} more</source>
        <translation>{count:,}: {cells} i jeszcze {rest:,}</translation>
    </message>
    <message>
        <source>{count:,}: {cells}</source>
        <translation>{count:,}: {cells}</translation>
    </message>
    <message>
        <source>None (closed ring)</source>
        <translation>Brak (zamknięty pierścień)</translation>
    </message>
    <message>
        <source>{cell} (dead end)</source>
        <translation>{cell} (ślepy zaułek)</translation>
    </message>
    <message>
        <source>Cell {position:,} of {count:,}</source>
        <translation>Komórka {position:,} z {count:,}</translation>
    </message>
    <message>
        <source>{count:,} more</source>
        <translation>jeszcze {count:,}</translation>
    </message>
    <message>
        <source>One-way</source>
        <translation>Jednokierunkowe</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etykieta</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>change label</source>
        <translation>zmiana etykiety</translation>
    </message>
    <message>
        <source>change direction</source>
        <translation>zmiana kierunku</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>{cell}, gap in the border, {side} side</source>
        <translation>{cell}, przerwa w brzegu, bok: {side}</translation>
    </message>
    <message>
        <source>This cell already has a marker of this kind.</source>
        <translation>Ta komórka ma już znacznik tego rodzaju.</translation>
    </message>
    <message>
        <source>change marker</source>
        <translation>zmiana znacznika</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>usunięto</translation>
    </message>
    <message>
        <source>{kind} “{label}”</source>
        <translation>{kind} „{label}”</translation>
    </message>
    <message>
        <source>Level {level}, {position}</source>
        <translation>Poziom {level}, {position}</translation>
    </message>
    <message>
        <source>Row {row}, column {col}</source>
        <translation>Wiersz {row}, kolumna {col}</translation>
    </message>
    <message>
        <source>Row {row}, column {col}, point {point}</source>
        <translation>Wiersz {row}, kolumna {col}, punkt {point}</translation>
    </message>
    <message>
        <source>level {level}, {position}</source>
        <translation>poziom {level}, {position}</translation>
    </message>
    <message>
        <source>{cell}, {side} side</source>
        <translation>{cell}, bok: {side}</translation>
    </message>
    <message>
        <source>{cell}, {side}</source>
        <translation>{cell}, {side}</translation>
    </message>
    <message>
        <source>Point at a link, a marker or a region first.</source>
        <translation>Najpierw wskaż łącze, znacznik lub obszar.</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Wszystkie rodzaje</translation>
    </message>
    <message>
        <source>Left hand finds the goal</source>
        <translation>Lewa ręka znajduje cel</translation>
    </message>
    <message>
        <source>Right hand finds the goal</source>
        <translation>Prawa ręka znajduje cel</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Trudność</translation>
    </message>
    <message>
        <source>Length of the solution</source>
        <translation>Długość rozwiązania</translation>
    </message>
    <message>
        <source>Turns of the solution</source>
        <translation>Zakręty rozwiązania</translation>
    </message>
    <message>
        <source>Decisions on the solution</source>
        <translation>Decyzje na rozwiązaniu</translation>
    </message>
    <message>
        <source>Cells off the solution</source>
        <translation>Komórki poza rozwiązaniem</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Komnaty</translation>
    </message>
    <message>
        <source>Corridors</source>
        <translation>Korytarze</translation>
    </message>
    <message>
        <source>Crossroads</source>
        <translation>Skrzyżowania</translation>
    </message>
    <message>
        <source>Longest corridor</source>
        <translation>Najdłuższy korytarz</translation>
    </message>
    <message>
        <source>Largest room</source>
        <translation>Największy pokój</translation>
    </message>
    <message>
        <source>Micromouse contest rules</source>
        <translation>Reguły zawodów Micromouse</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symetria</translation>
    </message>
    <message>
        <source>from … to</source>
        <translation>od … do</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>co najmniej</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>co najwyżej</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>dokładnie</translation>
    </message>
    <message>
        <source>as large as possible</source>
        <translation>jak największa</translation>
    </message>
    <message>
        <source>as small as possible</source>
        <translation>jak najmniejsza</translation>
    </message>
    <message>
        <source>left and right</source>
        <translation>lewo i prawo</translation>
    </message>
    <message>
        <source>above and below</source>
        <translation>góra i dół</translation>
    </message>
    <message>
        <source>both mirrors</source>
        <translation>oba odbicia</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>pół obrotu</translation>
    </message>
    <message>
        <source>quarter turns</source>
        <translation>ćwierćobroty</translation>
    </message>
    <message>
        <source>Enter the number of a region, or a size after &gt;, &lt;, =, &gt;= or &lt;=, such as &gt;20.</source>
        <translation>Podaj numer obszaru albo rozmiar po &gt;, &lt;, =, &gt;= lub &lt;=, na przykład &gt;20.</translation>
    </message>
    <message>
        <source>Kind of regions</source>
        <translation>Rodzaj obszarów</translation>
    </message>
    <message>
        <source>Number, or &gt;20</source>
        <translation>Numer lub &gt;20</translation>
    </message>
    <message>
        <source>Find regions</source>
        <translation>Szukaj obszarów</translation>
    </message>
    <message>
        <source>&amp;Show in the maze</source>
        <translation>Pokaż &amp;w labiryncie</translation>
    </message>
    <message>
        <source>&amp;Properties…</source>
        <translation>&amp;Właściwości…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Zmień nazwę</translation>
    </message>
    <message>
        <source>Co&amp;lor…</source>
        <translation>&amp;Kolor…</translation>
    </message>
    <message>
        <source>&amp;No color</source>
        <translation>&amp;Bez koloru</translation>
    </message>
    <message>
        <source>Color of the region</source>
        <translation>Kolor regionu</translation>
    </message>
    <message>
        <source>{regions}. Exits are counted in mazes of up to {most:,} regions.</source>
        <translation>{regions}. Wyjścia są liczone w labiryntach do {most:,} regionów.</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Przygotowywanie…</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Obszary</translation>
    </message>
    <message>
        <source>Find the maze in {name}</source>
        <translation>Znajdź labirynt na obrazie {name}</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Komórki</translation>
    </message>
    <message>
        <source>As found</source>
        <translation>Jak znaleziono</translation>
    </message>
    <message>
        <source>Lines between cells</source>
        <translation>Linie między komórkami</translation>
    </message>
    <message>
        <source>&amp;Set the corners</source>
        <translation>Zaznacz ro&amp;gi</translation>
    </message>
    <message>
        <source>Drag the corners of the maze, for a photograph taken at an angle</source>
        <translation>Przeciągnij rogi labiryntu, jeśli zdjęcie zrobiono pod kątem</translation>
    </message>
    <message>
        <source>&amp;Find again</source>
        <translation>&amp;Znajdź ponownie</translation>
    </message>
    <message>
        <source>Forget what was set here</source>
        <translation>Zapomnij to, co tu ustawiono</translation>
    </message>
    <message>
        <source>&amp;Walls</source>
        <translation>Ś&amp;ciany</translation>
    </message>
    <message>
        <source>Dark &amp;below</source>
        <translation>&amp;Ciemne poniżej</translation>
    </message>
    <message>
        <source>&amp;Turned by</source>
        <translation>&amp;Obrót</translation>
    </message>
    <message>
        <source>Moved right</source>
        <translation>Przesunięcie w prawo</translation>
    </message>
    <message>
        <source>Moved down</source>
        <translation>Przesunięcie w dół</translation>
    </message>
    <message>
        <source>The walls that were found are drawn over the picture.</source>
        <translation>Znalezione ściany narysowano na obrazie.</translation>
    </message>
    <message>
        <source>{kind}, number {number} in files. Double-click to show it in the maze.</source>
        <translation>{kind}, w plikach numer {number}. Dwukrotne kliknięcie pokazuje to miejsce w labiryncie.</translation>
    </message>
    <message>
        <source>No stamps yet.

Select a piece of a maze (R) and choose Edit › Selection › Save as stamp.</source>
        <translation>Nie ma jeszcze stempli.

Zaznacz fragment labiryntu (R) i wybierz Edycja › Zaznaczenie › Zapisz jako stempel.</translation>
    </message>
    <message>
        <source>Stamps</source>
        <translation>Stemple</translation>
    </message>
    <message>
        <source>{name}: {rows} × {cols}, {lattice}</source>
        <translation>{name}: {rows} × {cols}, {lattice}</translation>
    </message>
    <message>
        <source>Enter a name for the stamp.</source>
        <translation>Podaj nazwę stempla.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyka</translation>
    </message>
    <message>
        <source>Corridors by length</source>
        <translation>Korytarze według długości</translation>
    </message>
    <message>
        <source>Length in cells</source>
        <translation>Długość w komórkach</translation>
    </message>
    <message>
        <source>Dead ends by length</source>
        <translation>Ślepe zaułki według długości</translation>
    </message>
    <message>
        <source>Length in steps</source>
        <translation>Długość w krokach</translation>
    </message>
    <message>
        <source>Export &amp;CSV…</source>
        <translation>Eksportuj &amp;CSV…</translation>
    </message>
    <message>
        <source>Export &amp;JSON…</source>
        <translation>Eksportuj &amp;JSON…</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <translation>Eksport statystyki</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Connected components</source>
        <translation>Spójne części</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>Pętle</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Drogi</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Ślepe zaułki</translation>
    </message>
    <message>
        <source>Share of the floor</source>
        <translation>Udział w podłodze</translation>
    </message>
    <message>
        <source>{share:.1%}</source>
        <translation>{share:.1%}</translation>
    </message>
    <message>
        <source>Mean length</source>
        <translation>Średnia długość</translation>
    </message>
    <message>
        <source>Cells in dead-end branches</source>
        <translation>Komórki w ślepych odgałęzieniach</translation>
    </message>
    <message>
        <source>Chokepoints</source>
        <translation>Przesmyki</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Przejścia</translation>
    </message>
    <message>
        <source>Open to all sides</source>
        <translation>Otwarte z każdej strony</translation>
    </message>
    <message>
        <source>{count:,} of {total:,}</source>
        <translation>{count:,} z {total:,}</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>Faktura</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Rzeka</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>Skłonność</translation>
    </message>
    <message>
        <source>Slant</source>
        <translation>Nachylenie</translation>
    </message>
    <message>
        <source>Braid</source>
        <translation>Splot</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Rozwiązanie</translation>
    </message>
    <message>
        <source>Cells that are not rock, on all levels.</source>
        <translation>Komórki, które nie są skałą, na wszystkich poziomach.</translation>
    </message>
    <message>
        <source>Regions of open floor that are wider than one cell.</source>
        <translation>Obszary otwartej podłogi szersze niż jedna komórka.</translation>
    </message>
    <message>
        <source>Regions that are one cell wide, between rooms and crossroads.</source>
        <translation>Obszary szerokości jednej komórki, między komnatami i skrzyżowaniami.</translation>
    </message>
    <message>
        <source>Cells outside rooms where three or more passages meet.</source>
        <translation>Komórki poza komnatami, w których spotykają się co najmniej trzy przejścia.</translation>
    </message>
    <message>
        <source>Parts of the floor between which there is no path.</source>
        <translation>Części podłogi, między którymi nie ma drogi.</translation>
    </message>
    <message>
        <source>Independent round trips; a perfect maze has none.</source>
        <translation>Niezależne obiegi; idealny labirynt nie ma żadnego.</translation>
    </message>
    <message>
        <source>The first cell of this path.</source>
        <translation>Pierwsza komórka tej drogi.</translation>
    </message>
    <message>
        <source>The last cell of this path.</source>
        <translation>Ostatnia komórka tej drogi.</translation>
    </message>
    <message>
        <source>The length of the shortest path from the start to the nearest goal.</source>
        <translation>Długość najkrótszej drogi od startu do najbliższej mety.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Zakręty</translation>
    </message>
    <message>
        <source>Changes of direction on the solution.</source>
        <translation>Zmiany kierunku na rozwiązaniu.</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decyzje</translation>
    </message>
    <message>
        <source>Cells of the solution where another passage branches off.</source>
        <translation>Komórki rozwiązania, od których odchodzi inne przejście.</translation>
    </message>
    <message>
        <source>Dead ends off the solution</source>
        <translation>Ślepe zaułki przy rozwiązaniu</translation>
    </message>
    <message>
        <source>Dead ends in the branches that leave the solution.</source>
        <translation>Ślepe zaułki w odgałęzieniach od rozwiązania.</translation>
    </message>
    <message>
        <source>Cells in these dead ends</source>
        <translation>Komórki w tych ślepych zaułkach</translation>
    </message>
    <message>
        <source>All cells of these branches.</source>
        <translation>Wszystkie komórki tych odgałęzień.</translation>
    </message>
    <message>
        <source>A logarithm: one more means ten times as hard.</source>
        <translation>Logarytm: o jeden więcej oznacza dziesięć razy trudniej.</translation>
    </message>
    <message>
        <source>Longest path</source>
        <translation>Najdłuższa droga</translation>
    </message>
    <message>
        <source>at least {steps}</source>
        <translation>co najmniej {steps}</translation>
    </message>
    <message>
        <source>The shortest path between the two cells that are farthest apart.</source>
        <translation>Najkrótsza droga między dwiema najdalszymi komórkami.</translation>
    </message>
    <message>
        <source>Cells with a single exit.</source>
        <translation>Komórki z jednym wyjściem.</translation>
    </message>
    <message>
        <source>Dead ends, as a share of all cells of floor.</source>
        <translation>Udział ślepych zaułków we wszystkich komórkach podłogi.</translation>
    </message>
    <message>
        <source>Mean number of steps from a dead end to the next junction.</source>
        <translation>Średnia liczba kroków od ślepego zaułka do najbliższego rozgałęzienia.</translation>
    </message>
    <message>
        <source>Cells that lead only to dead ends.</source>
        <translation>Komórki, które prowadzą tylko do ślepych zaułków.</translation>
    </message>
    <message>
        <source>Cells that disconnect a part of the maze when they are closed.</source>
        <translation>Komórki, których zamknięcie odcina część labiryntu.</translation>
    </message>
    <message>
        <source>Corridors with such a cell.</source>
        <translation>Korytarze z taką komórką.</translation>
    </message>
    <message>
        <source>N {north:,} · E {east:,}
S {south:,} · W {west:,}</source>
        <translation>N {north:,} · E {east:,}
S {south:,} · W {west:,}</translation>
    </message>
    <message>
        <source>NE {north_east:,} · SE {south_east:,}
NW {north_west:,} · SW {south_west:,}</source>
        <translation>NE {north_east:,} · SE {south_east:,}
NW {north_west:,} · SW {south_west:,}</translation>
    </message>
    <message>
        <source>N–S {north_south:,} · E–W {east_west:,}</source>
        <translation>N–S {north_south:,} · E–W {east_west:,}</translation>
    </message>
    <message>
        <source>Isolated cells</source>
        <translation>Odcięte komórki</translation>
    </message>
    <message>
        <source>Cells without an open side.</source>
        <translation>Komórki bez otwartego boku.</translation>
    </message>
    <message>
        <source>Dead ends, by open side</source>
        <translation>Ślepe zaułki według otwartego boku</translation>
    </message>
    <message>
        <source>Cells that are open to one side only: north, east, south or west.</source>
        <translation>Komórki otwarte tylko na jeden bok: północny, wschodni, południowy lub zachodni.</translation>
    </message>
    <message>
        <source>Straight passages</source>
        <translation>Proste przejścia</translation>
    </message>
    <message>
        <source>Cells that are open to two opposite sides, such as north and south.</source>
        <translation>Komórki otwarte na dwa przeciwległe boki, na przykład północny i południowy.</translation>
    </message>
    <message>
        <source>Turns, by open sides</source>
        <translation>Zakręty według otwartych boków</translation>
    </message>
    <message>
        <source>Cells that are open to two adjacent sides, such as north and east.</source>
        <translation>Komórki otwarte na dwa sąsiednie boki, na przykład północny i wschodni.</translation>
    </message>
    <message>
        <source>Junctions, by closed side</source>
        <translation>Rozgałęzienia według zamkniętego boku</translation>
    </message>
    <message>
        <source>Cells that are open to three of four sides, by the closed side.</source>
        <translation>Komórki otwarte na trzy z czterech boków, według zamkniętego boku.</translation>
    </message>
    <message>
        <source>Cells without a wall.</source>
        <translation>Komórki bez ścian.</translation>
    </message>
    <message>
        <source>Cells with links</source>
        <translation>Komórki z łączami</translation>
    </message>
    <message>
        <source>Cells with a teleporter or stairs; they are not counted above.</source>
        <translation>Komórki z teleporterem lub schodami; nie są liczone powyżej.</translation>
    </message>
    <message>
        <source>Cell types that never occur</source>
        <translation>Nieobecne rodzaje komórek</translation>
    </message>
    <message>
        <source>Combinations of open sides that no cell has.</source>
        <translation>Układy otwartych boków, których nie ma żadna komórka.</translation>
    </message>
    <message>
        <source>From −1 to 1. 1: all turns follow the falling diagonal; −1: the rising one; 0: no preference.</source>
        <translation>Od −1 do 1. 1: wszystkie zakręty wzdłuż opadającej przekątnej; −1: wzdłuż wznoszącej się; 0: bez przewagi.</translation>
    </message>
    <message>
        <source>The share of the floor outside dead-end branches. 1: no dead ends.</source>
        <translation>Udział podłogi poza ślepymi odgałęzieniami. 1: brak ślepych zaułków.</translation>
    </message>
    <message>
        <source>{number:,} {unit}</source>
        <translation>{number:,} {unit}</translation>
    </message>
    <message>
        <source>Secret cells</source>
        <translation>Tajne komórki</translation>
    </message>
    <message>
        <source>Cells that look like rock until they are found.</source>
        <translation>Komórki, które do odnalezienia wyglądają jak skała.</translation>
    </message>
    <message>
        <source>Secret doors</source>
        <translation>Tajne drzwi</translation>
    </message>
    <message>
        <source>Doors that look like walls until they are found.</source>
        <translation>Drzwi, które do odnalezienia wyglądają jak ściany.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Znalezione</translation>
    </message>
    <message>
        <source>Secrets that are marked as found.</source>
        <translation>Sekrety oznaczone jako znalezione.</translation>
    </message>
    <message>
        <source>Cells that can be reached only through secrets.</source>
        <translation>Komórki, do których można dotrzeć tylko przez sekrety.</translation>
    </message>
    <message>
        <source>Cells behind secrets</source>
        <translation>Komórki za sekretami</translation>
    </message>
    <message>
        <source>Secrets needed to a goal</source>
        <translation>Sekrety konieczne w drodze do mety</translation>
    </message>
    <message>
        <source>The fewest secrets on a path from the start to a goal.</source>
        <translation>Najmniejsza liczba sekretów na drodze od startu do mety.</translation>
    </message>
    <message>
        <source>Solution without secrets</source>
        <translation>Rozwiązanie bez sekretów</translation>
    </message>
    <message>
        <source>The shortest path to a goal that uses no secret.</source>
        <translation>Najkrótsza droga do mety bez żadnego sekretu.</translation>
    </message>
    <message>
        <source>{cells}, {secrets}</source>
        <translation>{cells}, {secrets}</translation>
    </message>
    <message>
        <source>The longest corridor that has secrets beside it.</source>
        <translation>Najdłuższy korytarz z sekretami obok.</translation>
    </message>
    <message>
        <source>Longest corridor with secrets</source>
        <translation>Najdłuższy korytarz z sekretami</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Sekrety</translation>
    </message>
    <message>
        <source>{number:.2f}</source>
        <translation>{number:.2f}</translation>
    </message>
    <message>
        <source>Your changes are kept in memory only.</source>
        <translation>Zmiany są zachowane tylko w pamięci.</translation>
    </message>
    <message>
        <source>Your changes are kept, also in the journal {path}.</source>
        <translation>Zmiany są zachowane, także w dzienniku {path}.</translation>
    </message>
    <message>
        <source>Changes are in memory only until you save: the recovery journal cannot be written.</source>
        <translation>Do czasu zapisania zmiany są tylko w pamięci: nie można zapisywać dziennika odzyskiwania.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Bez tytułu</translation>
    </message>
    <message>
        <source>Untitled {number}</source>
        <translation>Bez tytułu {number}</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Witaj</translation>
    </message>
    <message>
        <source>Rooms, corridors and crossroads, teleporters, a secret</source>
        <translation>Komnaty, korytarze i skrzyżowania, teleportery, sekret</translation>
    </message>
    <message>
        <source>Two levels</source>
        <translation>Dwa poziomy</translation>
    </message>
    <message>
        <source>A labyrinth below, a gallery above</source>
        <translation>Labirynt na dole, galeria na górze</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Lochy</translation>
    </message>
    <message>
        <source>Rooms with doors, corridors between them</source>
        <translation>Komnaty z drzwiami, między nimi korytarze</translation>
    </message>
    <message>
        <source>Cave</source>
        <translation>Jaskinia</translation>
    </message>
    <message>
        <source>Random rock, smoothed</source>
        <translation>Losowa skała, wygładzona</translation>
    </message>
    <message>
        <source>Honeycomb</source>
        <translation>Plaster miodu</translation>
    </message>
    <message>
        <source>Cells with three neighbors</source>
        <translation>Komórki z trzema sąsiadami</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Grown in six directions; the Grow tool adds points</source>
        <translation>Wyrosły w sześciu kierunkach; narzędzie Rozrost dodaje punkty</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Zawody</translation>
    </message>
    <message>
        <source>16 × 16 cells, for micromouse contests</source>
        <translation>16 × 16 komórek, na zawody micromouse</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>inny program</translation>
    </message>
    <message>
        <source>process {process} on {host}</source>
        <translation>proces {process} na komputerze {host}</translation>
    </message>
    <message>
        <source>process {process} on {host}; if that has ended, remove the file {name}</source>
        <translation>proces {process} na komputerze {host}; jeśli już się zakończył, usuń plik {name}</translation>
    </message>
    <message>
        <source>Opening {name}…</source>
        <translation>Otwieranie {name}…</translation>
    </message>
    <message>
        <source>Cannot open “{path}”: {reason}.</source>
        <translation>Nie można otworzyć „{path}”: {reason}.</translation>
    </message>
    <message>
        <source>Cannot open “{path}” (“{error}”).</source>
        <translation>Nie można otworzyć „{path}” („{error}”).</translation>
    </message>
    <message>
        <source>Saving {name}…</source>
        <translation>Zapisywanie {name}…</translation>
    </message>
    <message>
        <source>Saving stopped. “{name}” is unchanged.</source>
        <translation>Zapisywanie przerwano. Plik „{name}” jest bez zmian.</translation>
    </message>
    <message>
        <source>Cannot save “{name}”: {reason}.</source>
        <translation>Nie można zapisać „{name}”: {reason}.</translation>
    </message>
    <message>
        <source>Cannot save “{name}” (“{error}”).</source>
        <translation>Nie można zapisać „{name}” („{error}”).</translation>
    </message>
    <message>
        <source>teleporter</source>
        <translation>teleporter</translation>
    </message>
    <message>
        <source>stairs</source>
        <translation>schody</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>meta</translation>
    </message>
    <message>
        <source>treasure</source>
        <translation>skarb</translation>
    </message>
    <message>
        <source>character</source>
        <translation>postać</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>przeciwnik</translation>
    </message>
    <message>
        <source>note</source>
        <translation>notatka</translation>
    </message>
    <message>
        <source>north</source>
        <translation>północ</translation>
    </message>
    <message>
        <source>east</source>
        <translation>wschód</translation>
    </message>
    <message>
        <source>south</source>
        <translation>południe</translation>
    </message>
    <message>
        <source>west</source>
        <translation>zachód</translation>
    </message>
    <message>
        <source>pad</source>
        <translation>płytka</translation>
    </message>
    <message>
        <source>up</source>
        <translation>w górę</translation>
    </message>
    <message>
        <source>down</source>
        <translation>w dół</translation>
    </message>
    <message>
        <source>level {level}, row {row}, column {col}</source>
        <translation>poziom {level}, wiersz {row}, kolumna {col}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>The clipboard has nothing that can be pasted into a maze.</source>
        <translation>W schowku nie ma niczego, co można wkleić do labiryntu.</translation>
    </message>
    <message>
        <source>The content of the clipboard is too large.</source>
        <translation>Zawartość schowka jest za duża.</translation>
    </message>
    <message>
        <source>Earlier versions of it are kept: see File › Earlier versions…</source>
        <translation>Jego wcześniejsze wersje są zachowane: Plik › Wcześniejsze wersje…</translation>
    </message>
    <message>
        <source>Read as…</source>
        <translation>Czytaj jako…</translation>
    </message>
    <message>
        <source>Adjust…</source>
        <translation>Dopasuj…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Zapisz jako…</translation>
    </message>
    <message>
        <source>This maze has no file yet. Save it first.</source>
        <translation>Ten labirynt nie ma jeszcze pliku. Najpierw go zapisz.</translation>
    </message>
    <message>
        <source>This maze has no file, so it cannot be read in another way.</source>
        <translation>Ten labirynt nie ma pliku, więc nie można go odczytać inaczej.</translation>
    </message>
    <message>
        <source>This maze has no file, so it has no earlier versions.</source>
        <translation>Ten labirynt nie ma pliku, więc nie ma wcześniejszych wersji.</translation>
    </message>
    <message>
        <source>restore an earlier version</source>
        <translation>przywrócenie wcześniejszej wersji</translation>
    </message>
    <message>
        <source>Opening stopped. The open maze was not changed.</source>
        <translation>Otwieranie przerwano. Otwarty labirynt jest bez zmian.</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>Wcześniejsze wersje…</translation>
    </message>
    <message>
        <source>Other files that cannot be opened: {count:,}.</source>
        <translation>Inne pliki, których nie można otworzyć: {count:,}.</translation>
    </message>
    <message>
        <source>“{name}” is open in another tab. Close that tab first.</source>
        <translation>Plik „{name}” jest otwarty na innej karcie. Najpierw zamknij tamtą kartę.</translation>
    </message>
    <message>
        <source>Saved “{name}”.</source>
        <translation>Zapisano „{name}”.</translation>
    </message>
    <message>
        <source>“{name}” is already open in another Mazarine window ({owner}). Edits are not merged; you will be asked before one copy overwrites the other.</source>
        <translation>Plik „{name}” jest już otwarty w innym oknie Mazarine ({owner}). Zmiany nie są łączone; zanim jedna kopia zastąpi drugą, pojawi się pytanie.</translation>
    </message>
    <message>
        <source>“{name}” was removed by another program. Save the maze to keep it.</source>
        <translation>Inny program usunął plik „{name}”. Zapisz labirynt, aby go zachować.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program. Your copy stays unchanged until you reload it.</source>
        <translation>Plik „{name}” został zmieniony przez inny program. Twoja kopia pozostaje niezmieniona, dopóki nie wczytasz go ponownie.</translation>
    </message>
    <message>
        <source>Unsaved work was found, but it cannot be read.</source>
        <translation>Znaleziono niezapisaną pracę, ale nie można jej odczytać.</translation>
    </message>
    <message>
        <source>Open them again</source>
        <translation>Otwórz je ponownie</translation>
    </message>
    <message>
        <source>Mazarine closed unexpectedly while files were open.</source>
        <translation>Mazarine niespodziewanie zakończył działanie, gdy były otwarte pliki.</translation>
    </message>
    <message>
        <source>The unsaved work on {names} is open in another window, or was removed.</source>
        <translation>Niezapisana praca nad {names} jest otwarta w innym oknie lub została usunięta.</translation>
    </message>
    <message>
        <source>Restored, but not saved yet: {names}. Earlier steps cannot be undone.</source>
        <translation>Przywrócono, ale jeszcze nie zapisano: {names}. Wcześniejszych kroków nie można cofnąć.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>„{name}”</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Narzędzia</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>Główny</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Nakładka</translation>
    </message>
    <message>
        <source>&lt;b&gt;Overlay&lt;/b&gt;&lt;br&gt;Choose an overlay (Ctrl+1 to Ctrl+8)</source>
        <translation>&lt;b&gt;Nakładka&lt;/b&gt;&lt;br&gt;Wybór nakładki (Ctrl+1 do Ctrl+8)</translation>
    </message>
    <message>
        <source>Read {name} as</source>
        <translation>Czytaj {name} jako</translation>
    </message>
    <message>
        <source>Readings of the file</source>
        <translation>Odczyty pliku</translation>
    </message>
    <message>
        <source>Picture of the maze</source>
        <translation>Obraz labiryntu</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>&amp;Adjust…</source>
        <translation>&amp;Dopasuj…</translation>
    </message>
    <message>
        <source>Show where the cells of the maze are in the picture</source>
        <translation>Wskaż, gdzie na obrazie są komórki labiryntu</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Prawdopodobne</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Inne</translation>
    </message>
    <message>
        <source>Choose what the file is. The picture shows the maze that is read then.</source>
        <translation>Wybierz, czym jest plik. Obraz pokazuje labirynt, który zostanie odczytany.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Level&lt;/b&gt;&amp;nbsp; PgUp, PgDown&lt;br&gt;Choose the level</source>
        <translation>&lt;b&gt;Poziom&lt;/b&gt;&amp;nbsp; PgUp, PgDown&lt;br&gt;Wybór poziomu</translation>
    </message>
    <message>
        <source> of {count:,}</source>
        <translation> z {count:,}</translation>
    </message>
    <message>
        <source>Open recen&amp;t</source>
        <translation>Os&amp;tatnie pliki</translation>
    </message>
    <message>
        <source>Run re&amp;cent script</source>
        <translation>Uruchom ostatni s&amp;krypt</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Nie ma jeszcze plików</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Wyczyść listę</translation>
    </message>
    <message>
        <source>Contest s&amp;heets…</source>
        <translation>Arkusze do &amp;budowy…</translation>
    </message>
    <message>
        <source>Export the maze as PNG, SVG, PDF or a web page</source>
        <translation>Eksportuje labirynt jako PNG, SVG, PDF lub stronę internetową</translation>
    </message>
    <message>
        <source>Export sheets in real size, with dimensions and a list of parts, to build a contest maze</source>
        <translation>Eksportuje arkusze w naturalnej wielkości, z wymiarami i listą części, do budowy labiryntu na zawody</translation>
    </message>
    <message>
        <source>Exported {path}: {size}.</source>
        <translation>Wyeksportowano {path}: {size}.</translation>
    </message>
    <message>
        <source>Exporting {name}…</source>
        <translation>Eksportowanie {name}…</translation>
    </message>
    <message>
        <source>Drawing pages…</source>
        <translation>Rysowanie stron…</translation>
    </message>
    <message>
        <source>Export stopped. No file was written.</source>
        <translation>Eksport przerwano. Nie zapisano żadnego pliku.</translation>
    </message>
    <message>
        <source>Docks</source>
        <translation>Panele</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Strona startowa</translation>
    </message>
    <message>
        <source>Show this page at startup</source>
        <translation>Pokazuj tę stronę przy starcie</translation>
    </message>
    <message>
        <source>When no maze is opened</source>
        <translation>Gdy nie otwiera się żadnego labiryntu</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Ostatnie pliki</translation>
    </message>
    <message>
        <source>Files that you open or save
are listed here.</source>
        <translation>Tu pojawią się pliki
otwarte lub zapisane.</translation>
    </message>
    <message>
        <source>&amp;Back to {name}</source>
        <translation>&amp;Wróć do {name}</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Przykłady:</translation>
    </message>
    <message>
        <source>The Mazarine icon</source>
        <translation>Ikona Mazarine</translation>
    </message>
    <message>
        <source>User manual</source>
        <translation>Podręcznik użytkownika</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Wstecz</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Spis treści</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Naprzód</translation>
    </message>
    <message>
        <source>Open the manual at this subject</source>
        <translation>Otwórz podręcznik na tym temacie</translation>
    </message>
    <message>
        <source>&amp;End tour</source>
        <translation>&amp;Zakończ</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} z {count}</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>&amp;Pomiń</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Gotowe</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>Draw walls</source>
        <translation>Rysuj ściany</translation>
    </message>
    <message>
        <source>Watch the analysis</source>
        <translation>Obserwuj analizę</translation>
    </message>
    <message>
        <source>Explore the editor</source>
        <translation>Poznaj edytor</translation>
    </message>
    <message>
        <source>Drag along cell edges to draw a wall.</source>
        <translation>Przeciągnij wzdłuż boków komórek, aby narysować ścianę.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+Z&lt;/b&gt; undoes a stroke and &lt;b&gt;Ctrl+Y&lt;/b&gt; redoes it. The History dock lists all steps.</source>
        <translation>&lt;b&gt;Ctrl+Z&lt;/b&gt; cofa pociągnięcie, a &lt;b&gt;Ctrl+Y&lt;/b&gt; je przywraca. Panel Historia pokazuje wszystkie kroki.</translation>
    </message>
    <message>
        <source>Press Ctrl+Z to undo the wall.</source>
        <translation>Naciśnij Ctrl+Z, aby cofnąć ścianę.</translation>
    </message>
    <message>
        <source>While you draw, every cell becomes part of a &lt;b&gt;room&lt;/b&gt;, a &lt;b&gt;corridor&lt;/b&gt; or a &lt;b&gt;crossroad&lt;/b&gt;.</source>
        <translation>Podczas rysowania każda komórka staje się częścią &lt;b&gt;komnaty&lt;/b&gt;, &lt;b&gt;korytarza&lt;/b&gt; lub &lt;b&gt;skrzyżowania&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Close off part of a room, or open a wall, and watch the colors change.</source>
        <translation>Odgrodź kawałek komnaty lub otwórz ścianę i obserwuj, jak zmieniają się kolory.</translation>
    </message>
    <message>
        <source>Drag with the &lt;b&gt;middle button&lt;/b&gt;, or hold Space and drag, to move the maze. &lt;b&gt;Ctrl+/&lt;/b&gt; shows all of it. The status bar describes the cell under the pointer.</source>
        <translation>Przeciąganie &lt;b&gt;środkowym przyciskiem&lt;/b&gt; albo z przytrzymaną Spacją przesuwa labirynt. &lt;b&gt;Ctrl+/&lt;/b&gt; pokazuje go w całości. Pasek stanu opisuje komórkę pod wskaźnikiem.</translation>
    </message>
    <message>
        <source>Other tools</source>
        <translation>Inne narzędzia</translation>
    </message>
    <message>
        <source>&lt;b&gt;Rock&lt;/b&gt; (K) fills whole cells, &lt;b&gt;P&lt;/b&gt; draws rectangles, &lt;b&gt;F&lt;/b&gt; fills. With the &lt;b&gt;teleporter&lt;/b&gt; (T), drag from one cell to another: the two are then one step apart. &lt;b&gt;R&lt;/b&gt; selects pieces to move, rotate, copy and save as stamps.</source>
        <translation>&lt;b&gt;Skała&lt;/b&gt; (K) wypełnia całe komórki, &lt;b&gt;P&lt;/b&gt; rysuje prostokąty, &lt;b&gt;F&lt;/b&gt; wypełnia. &lt;b&gt;Teleporterem&lt;/b&gt; (T) przeciągnij z jednej komórki do drugiej: odtąd dzieli je jeden krok. &lt;b&gt;R&lt;/b&gt; zaznacza fragmenty, które można przenosić, obracać, kopiować i zapisywać jako stemple.</translation>
    </message>
    <message>
        <source>Choose another tool.</source>
        <translation>Wybierz inne narzędzie.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;path probe&lt;/b&gt; (D) shows the shortest path to the pointer, through teleporters and levels. It stays up to date while you edit.</source>
        <translation>&lt;b&gt;Sonda drogi&lt;/b&gt; (D) pokazuje najkrótszą drogę do wskaźnika, przez teleportery i poziomy. Droga pozostaje aktualna podczas edycji.</translation>
    </message>
    <message>
        <source>Press in a cell and move the pointer.</source>
        <translation>Naciśnij w komórce i przesuń wskaźnik.</translation>
    </message>
    <message>
        <source>Overlays show regions in different colors, &lt;b&gt;distances&lt;/b&gt;, dead ends, chokepoints or the &lt;b&gt;solution&lt;/b&gt;.</source>
        <translation>Nakładki pokazują obszary w różnych kolorach, &lt;b&gt;odległości&lt;/b&gt;, ślepe zaułki, przesmyki lub &lt;b&gt;rozwiązanie&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Choose another overlay.</source>
        <translation>Wybierz inną nakładkę.</translation>
    </message>
    <message>
        <source>Double-click a row to go to that region.</source>
        <translation>Kliknij wiersz dwukrotnie, aby przejść do tego obszaru.</translation>
    </message>
    <message>
        <source>Choose an algorithm, see what its mazes are like, generate one or watch how it grows. Undo restores the previous maze.</source>
        <translation>Wybierz algorytm, zobacz, jakie są jego labirynty, wygeneruj jeden lub obejrzyj, jak rośnie. Cofnięcie przywraca poprzedni labirynt.</translation>
    </message>
    <message>
        <source>Press F8, or choose Generate in the Make menu.</source>
        <translation>Naciśnij F8 albo wybierz Generuj w menu Tworzenie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+Shift+P&lt;/b&gt; finds anything by a word, and &lt;b&gt;F1&lt;/b&gt; lists the keys. Unsaved changes are kept in a recovery journal, so a crash loses nothing. Start drawing.</source>
        <translation>&lt;b&gt;Ctrl+Shift+P&lt;/b&gt; znajduje wszystko po słowie, a &lt;b&gt;F1&lt;/b&gt; wymienia klawisze. Niezapisane zmiany są zachowywane w dzienniku odzyskiwania, więc po awarii nic nie ginie. Teraz rysuj.</translation>
    </message>
    <message>
        <source>Find a path</source>
        <translation>Znajdź drogę</translation>
    </message>
    <message>
        <source>The &lt;b&gt;wall brush&lt;/b&gt; (B) is active. The left button draws. The &lt;b&gt;right button erases&lt;/b&gt; with any brush.</source>
        <translation>Aktywny jest &lt;b&gt;pędzel ścian&lt;/b&gt; (B). Lewy przycisk rysuje. &lt;b&gt;Prawy przycisk usuwa&lt;/b&gt; z każdym pędzlem.</translation>
    </message>
    <message>
        <source>Zoom in with the mouse: {zoom_keys}.</source>
        <translation>Powiększ myszą: {zoom_keys}.</translation>
    </message>
    <message>
        <source>See more</source>
        <translation>Zobacz więcej</translation>
    </message>
    <message>
        <source>All regions in a table</source>
        <translation>Wszystkie obszary w tabeli</translation>
    </message>
    <message>
        <source>Sort and filter the table; &lt;b&gt;Statistics&lt;/b&gt; are beside it. The Window menu has more docks: &lt;b&gt;problems&lt;/b&gt; with a button that fixes them, levels, history, stamps.</source>
        <translation>Sortuj i filtruj tabelę; obok są &lt;b&gt;statystyki&lt;/b&gt;. Menu Okno ma więcej paneli: &lt;b&gt;problemy&lt;/b&gt; z przyciskiem, który je naprawia, poziomy, historia, stemple.</translation>
    </message>
    <message>
        <source>Generate a maze</source>
        <translation>Wygeneruj labirynt</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Wszystko inne</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>sekret</translation>
    </message>
    <message>
        <source>secret, found</source>
        <translation>sekret, znaleziony</translation>
    </message>
    <message>
        <source>open to the {sides}</source>
        <translation>otwarte: {sides}</translation>
    </message>
    <message>
        <source>wall to the {sides}</source>
        <translation>ściana: {sides}</translation>
    </message>
    <message>
        <source>rock to the {sides}</source>
        <translation>skała: {sides}</translation>
    </message>
    <message>
        <source>secret door to the {sides}</source>
        <translation>tajne drzwi: {sides}</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <translation>koszt {cost}</translation>
    </message>
    <message>
        <source>crossroad with {exits}</source>
        <translation>skrzyżowanie, {exits}</translation>
    </message>
    <message>
        <source>leads to {places}</source>
        <translation>prowadzi do: {places}</translation>
    </message>
    <message>
        <source>a dead end</source>
        <translation>ślepy zaułek</translation>
    </message>
    <message>
        <source>a crossroad with {exits}</source>
        <translation>skrzyżowanie ({exits})</translation>
    </message>
    <message>
        <source>end of a one-way link: {link} from {position}</source>
        <translation>koniec jednokierunkowego łącza: {link}, początek: {position}</translation>
    </message>
    <message>
        <source>{link} to the {side}, to {position}</source>
        <translation>{link}, bok: {side}, prowadzi do: {position}</translation>
    </message>
    <message>
        <source>{link} to {position}</source>
        <translation>{link}, prowadzi do: {position}</translation>
    </message>
    <message>
        <source>open on all sides</source>
        <translation>otwarte ze wszystkich stron</translation>
    </message>
    <message>
        <source>no open side</source>
        <translation>brak otwartych boków</translation>
    </message>
    <message>
        <source>{x:.2f} m, {y:.2f} m</source>
        <translation>{x:.2f} m, {y:.2f} m</translation>
    </message>
    <message>
        <source>entry: {position}</source>
        <translation>wejście: {position}</translation>
    </message>
    <message>
        <source>entry: {position} in {steps}</source>
        <translation>wejście: {position} za {steps}</translation>
    </message>
    <message>
        <source>no entries</source>
        <translation>brak wejść</translation>
    </message>
    <message>
        <source>Selected: {rows:,} × {cols:,}, {cells}</source>
        <translation>Zaznaczono: {rows:,} × {cols:,}, {cells}</translation>
    </message>
    <message>
        <source>Zoom {share:.1%}</source>
        <translation>Powiększenie {share:.1%}</translation>
    </message>
    <message>
        <source>Zoom {share:.0%}</source>
        <translation>Powiększenie {share:.0%}</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Postęp analizy</translation>
    </message>
    <message>
        <source>Stop the calculation</source>
        <translation>Zatrzymaj obliczenia</translation>
    </message>
    <message>
        <source>Calculating regions…</source>
        <translation>Wyznaczanie obszarów…</translation>
    </message>
    <message>
        <source>Updating…</source>
        <translation>Aktualizowanie…</translation>
    </message>
    <message>
        <source>Updating overlay…</source>
        <translation>Aktualizowanie nakładki…</translation>
    </message>
    <message>
        <source>Stopped. Press F5 to recalculate regions.</source>
        <translation>Zatrzymano. Naciśnij F5, aby wyznaczyć obszary od nowa.</translation>
    </message>
    <message>
        <source>Regions are not available.</source>
        <translation>Obszary są niedostępne.</translation>
    </message>
    <message>
        <source>Progress of the task</source>
        <translation>Postęp zadania</translation>
    </message>
    <message>
        <source>Stop the task</source>
        <translation>Zatrzymaj zadanie</translation>
    </message>
    <message>
        <source>Stop: {task}</source>
        <translation>Zatrzymaj: {task}</translation>
    </message>
    <message>
        <source>Open mazes</source>
        <translation>Otwarte labirynty</translation>
    </message>
    <message>
        <source>List all tabs</source>
        <translation>Lista wszystkich kart</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Jeszcze niezapisany</translation>
    </message>
    <message>
        <source>Close {name}</source>
        <translation>Zamknij {name}</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Domyślne</translation>
    </message>
    <message>
        <source>For red-green blindness</source>
        <translation>Daltonizm czerwono-zielony</translation>
    </message>
    <message>
        <source>For blue-yellow blindness</source>
        <translation>Daltonizm niebiesko-żółty</translation>
    </message>
    <message>
        <source>Shades of gray</source>
        <translation>Odcienie szarości</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Rodzaje</translation>
    </message>
    <message>
        <source>No overlay</source>
        <translation>Bez nakładki</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Odległości</translation>
    </message>
    <message>
        <source>Subtrees</source>
        <translation>Poddrzewa</translation>
    </message>
    <message>
        <source>The board cannot grow while symmetry is on. Turn symmetry off first.</source>
        <translation>Plansza nie może rosnąć, gdy włączona jest symetria. Najpierw ją wyłącz.</translation>
    </message>
    <message>
        <source>This is too far beyond the edge, or the cells are too small. Zoom in to dig there.</source>
        <translation>To zbyt daleko za skrajem albo komórki są zbyt małe. Powiększ, aby tam wykuwać.</translation>
    </message>
    <message>
        <source>rooms {change}</source>
        <translation>komnaty {change}</translation>
    </message>
    <message>
        <source>corridors {change}</source>
        <translation>korytarze {change}</translation>
    </message>
    <message>
        <source>crossroads {change}</source>
        <translation>skrzyżowania {change}</translation>
    </message>
    <message>
        <source>dead ends {change}</source>
        <translation>ślepe zaułki {change}</translation>
    </message>
    <message>
        <source>no solution left</source>
        <translation>nie będzie już rozwiązania</translation>
    </message>
    <message>
        <source>new solution: {steps}</source>
        <translation>nowe rozwiązanie: {steps}</translation>
    </message>
    <message>
        <source>solution {before:,} → {steps}</source>
        <translation>rozwiązanie {before:,} → {steps}</translation>
    </message>
    <message>
        <source>Click to fill connected floor with rock; right-click clears connected rock. Shift: one region. Ctrl: whole level.</source>
        <translation>Kliknij, aby wypełnić połączoną podłogę skałą; prawy przycisk wykuwa połączoną skałę. Shift: jeden obszar. Ctrl: cały poziom.</translation>
    </message>
    <message>
        <source>Cell {cell} is already rock. The right button clears it.</source>
        <translation>Komórka {cell} jest już skałą. Prawy przycisk ją wykuwa.</translation>
    </message>
    <message>
        <source>Cell {cell} is not rock. The left button fills it.</source>
        <translation>Komórka {cell} nie jest skałą. Lewy przycisk ją wypełnia.</translation>
    </message>
    <message>
        <source>Filling…</source>
        <translation>Wypełnianie…</translation>
    </message>
    <message>
        <source>nothing to fill</source>
        <translation>nie ma czego wypełnić</translation>
    </message>
    <message>
        <source>nothing to dig out</source>
        <translation>nie ma czego wykuć</translation>
    </message>
    <message>
        <source>The maze was changed meanwhile. Nothing was filled.</source>
        <translation>Labirynt w międzyczasie się zmienił. Niczego nie wypełniono.</translation>
    </message>
    <message>
        <source>dig out rock</source>
        <translation>wykuwanie skały</translation>
    </message>
    <message>
        <source>{reason}. Nothing was filled.</source>
        <translation>{reason}. Niczego nie wypełniono.</translation>
    </message>
    <message>
        <source>right button clears {cells}</source>
        <translation>prawy przycisk wykuwa: {cells}</translation>
    </message>
    <message>
        <source>fill {cells}</source>
        <translation>wypełnia: {cells}</translation>
    </message>
    <message>
        <source>Drag to cover cells with fog, which hides them from players. Right button clears. Shift: straight line. Ctrl+Shift: block.</source>
        <translation>Przeciągnij, aby zakryć komórki mgłą, która ukrywa je przed graczami. Prawy przycisk ją zdejmuje. Shift: linia prosta. Ctrl+Shift: blok.</translation>
    </message>
    <message>
        <source>Only a honeycomb can grow from points. Choose that lattice in File › New.</source>
        <translation>Z punktów może rosnąć tylko plaster miodu. Wybierz tę siatkę w Plik › Nowy.</translation>
    </message>
    <message>
        <source>Points grow only on the lowest level. Go to that level first.</source>
        <translation>Punkty rosną tylko na najniższym poziomie. Najpierw przejdź na ten poziom.</translation>
    </message>
    <message>
        <source>The player&apos;s view hides points. Press V to show everything.</source>
        <translation>Widok gracza ukrywa punkty. Naciśnij V, aby zobaczyć wszystko.</translation>
    </message>
    <message>
        <source>Click a free point to create its neighbors, first toward the pointer. 1 to 6: choose the direction.</source>
        <translation>Kliknij wolny punkt, aby utworzyć jego sąsiadów, najpierw w stronę wskaźnika. 1 do 6: wybór kierunku.</translation>
    </message>
    <message>
        <source>P1 {point} is new.</source>
        <translation>P1 {point} jest nowy.</translation>
    </message>
    <message>
        <source>place first point</source>
        <translation>umieszczanie pierwszego punktu</translation>
    </message>
    <message>
        <source>expand {point}</source>
        <translation>rozwijanie punktu {point}</translation>
    </message>
    <message>
        <source>{point} is new</source>
        <translation>{point} jest nowy</translation>
    </message>
    <message>
        <source>{points} are new</source>
        <translation>{points} są nowe</translation>
    </message>
    <message>
        <source>{point} exists, only the link is new</source>
        <translation>{point} już jest, nowe jest tylko łącze</translation>
    </message>
    <message>
        <source>{point} exists</source>
        <translation>{point} już jest</translation>
    </message>
    <message>
        <source>{point}: {changes}.</source>
        <translation>{point}: {changes}.</translation>
    </message>
    <message>
        <source>{point} is new.</source>
        <translation>{point} jest nowy.</translation>
    </message>
    <message>
        <source>Click a cell to place a marker, or drag one to move it. 1 to 9 and 0: choose the kind. Right-click removes.</source>
        <translation>Kliknij komórkę, aby umieścić znacznik, lub przeciągnij znacznik, aby go przenieść. 1 do 9 i 0: wybór rodzaju. Prawy przycisk usuwa.</translation>
    </message>
    <message>
        <source>Cell {cell} already has this marker: {marker}.</source>
        <translation>Komórka {cell} ma już ten znacznik: {marker}.</translation>
    </message>
    <message>
        <source>place {marker}</source>
        <translation>umieszczanie znacznika ({marker})</translation>
    </message>
    <message>
        <source>move {marker}</source>
        <translation>przenoszenie znacznika ({marker})</translation>
    </message>
    <message>
        <source>another start; press 2 for a goal</source>
        <translation>kolejny start; naciśnij 2, aby wybrać metę</translation>
    </message>
    <message>
        <source>{marker}, a gap in the border</source>
        <translation>{marker}, przerwa w brzegu</translation>
    </message>
    <message>
        <source>remove {marker}</source>
        <translation>usuwanie znacznika ({marker})</translation>
    </message>
    <message>
        <source>remove markers</source>
        <translation>usuwanie znaczników</translation>
    </message>
    <message>
        <source>There is no marker in cell {cell}.</source>
        <translation>W komórce {cell} nie ma znacznika.</translation>
    </message>
    <message>
        <source>Press and move to see the shortest path to the pointer, and its length. Esc clears it.</source>
        <translation>Naciśnij i przesuń, aby zobaczyć najkrótszą drogę do wskaźnika i jej długość. Esc ją usuwa.</translation>
    </message>
    <message>
        <source>Click an object to pick the tool that draws it.</source>
        <translation>Kliknij obiekt, aby wybrać narzędzie, które go rysuje.</translation>
    </message>
    <message>
        <source>Marker: {marker}</source>
        <translation>Znacznik: {marker}</translation>
    </message>
    <message>
        <source>paint rock</source>
        <translation>malowanie skały</translation>
    </message>
    <message>
        <source>Drag to fill cells with rock. Right button: clear rock and teleporters; beyond the edge: enlarge the board. Shift: straight line. Ctrl+Shift: block.</source>
        <translation>Przeciągnij, aby wypełnić komórki skałą. Prawy przycisk: usuwanie skały i teleporterów; za skrajem: powiększanie planszy. Shift: linia prosta. Ctrl+Shift: blok.</translation>
    </message>
    <message>
        <source>add secrets</source>
        <translation>dodawanie sekretów</translation>
    </message>
    <message>
        <source>remove secrets</source>
        <translation>usuwanie sekretów</translation>
    </message>
    <message>
        <source>Press near an edge to add secret doors, in the middle for secret cells. Shift: already found. Right button removes.</source>
        <translation>Naciśnij przy boku, aby dodać tajne drzwi, a na środku, aby dodać tajne komórki. Shift: już znalezione. Prawy przycisk usuwa.</translation>
    </message>
    <message>
        <source>place stairs up</source>
        <translation>umieszczanie schodów w górę</translation>
    </message>
    <message>
        <source>place one-way stairs up</source>
        <translation>umieszczanie jednokierunkowych schodów w górę</translation>
    </message>
    <message>
        <source>place stairs down</source>
        <translation>umieszczanie schodów w dół</translation>
    </message>
    <message>
        <source>place one-way stairs down</source>
        <translation>umieszczanie jednokierunkowych schodów w dół</translation>
    </message>
    <message>
        <source>Click a cell to add stairs up. Shift: down. Ctrl: one-way. Right-click removes.</source>
        <translation>Kliknij komórkę, aby dodać schody w górę. Shift: w dół. Ctrl: jednokierunkowe. Prawy przycisk usuwa.</translation>
    </message>
    <message>
        <source>There is no level below this one. Add one first.</source>
        <translation>Pod tym poziomem nie ma innego. Najpierw go dodaj.</translation>
    </message>
    <message>
        <source>There is no level above this one. Add one first.</source>
        <translation>Nad tym poziomem nie ma innego. Najpierw go dodaj.</translation>
    </message>
    <message>
        <source>no level below</source>
        <translation>brak poziomu poniżej</translation>
    </message>
    <message>
        <source>no level above</source>
        <translation>brak poziomu powyżej</translation>
    </message>
    <message>
        <source>down to level {level}, one-way</source>
        <translation>w dół na poziom {level}, jednokierunkowe</translation>
    </message>
    <message>
        <source>up to level {level}, one-way</source>
        <translation>w górę na poziom {level}, jednokierunkowe</translation>
    </message>
    <message>
        <source>down to level {level}</source>
        <translation>w dół na poziom {level}</translation>
    </message>
    <message>
        <source>up to level {level}</source>
        <translation>w górę na poziom {level}</translation>
    </message>
    <message>
        <source>remove stairs</source>
        <translation>usuwanie schodów</translation>
    </message>
    <message>
        <source>There are no stairs in cell {cell}.</source>
        <translation>W komórce {cell} nie ma schodów.</translation>
    </message>
    <message>
        <source>Drag from cell to cell. Start near an edge for a wall portal, in the middle for a pad. Shift: one-way. Right-click removes.</source>
        <translation>Przeciągnij z komórki do komórki. Zacznij przy boku, aby umieścić portal w ścianie, a na środku, aby umieścić płytkę. Shift: jednokierunkowy. Prawy przycisk usuwa.</translation>
    </message>
    <message>
        <source>A teleporter must end in a cell of the maze. Nothing was placed.</source>
        <translation>Teleporter musi kończyć się w komórce labiryntu. Niczego nie umieszczono.</translation>
    </message>
    <message>
        <source>place one-way teleporter</source>
        <translation>umieszczanie jednokierunkowego teleportera</translation>
    </message>
    <message>
        <source>place teleporter</source>
        <translation>umieszczanie teleportera</translation>
    </message>
    <message>
        <source>remove teleporter</source>
        <translation>usuwanie teleportera</translation>
    </message>
    <message>
        <source>one-way</source>
        <translation>jednokierunkowy</translation>
    </message>
    <message>
        <source>two-way</source>
        <translation>dwukierunkowy</translation>
    </message>
    <message>
        <source>from level {level}, one-way</source>
        <translation>z poziomu {level}, jednokierunkowe</translation>
    </message>
    <message>
        <source>from level {level}, two-way</source>
        <translation>z poziomu {level}, dwukierunkowe</translation>
    </message>
    <message>
        <source>There is no teleporter on the pad of cell {cell}.</source>
        <translation>Na płytce komórki {cell} nie ma teleportera.</translation>
    </message>
    <message>
        <source>There is no teleporter on the {side} side of cell {cell}.</source>
        <translation>Komórka {cell} nie ma teleportera na tym boku: {side}.</translation>
    </message>
    <message>
        <source>Drag from post to post to draw a line of walls. Shift: along the lattice. Ctrl: from the center. Right button erases.</source>
        <translation>Przeciągnij od słupka do słupka, aby narysować linię ścian. Shift: wzdłuż siatki. Ctrl: od środka. Prawy przycisk usuwa.</translation>
    </message>
    <message>
        <source>Drag to draw walls around a block of cells. Shift: square. Ctrl: from the center. Right button erases.</source>
        <translation>Przeciągnij, aby narysować ściany wokół bloku komórek. Shift: kwadrat. Ctrl: od środka. Prawy przycisk usuwa.</translation>
    </message>
    <message>
        <source>draw walls</source>
        <translation>rysowanie ścian</translation>
    </message>
    <message>
        <source>erase walls</source>
        <translation>usuwanie ścian</translation>
    </message>
    <message>
        <source>Drag along cell edges to draw walls. Right button erases. Shift: straight line. Ctrl+Shift: rectangle.</source>
        <translation>Przeciągnij wzdłuż boków komórek, aby rysować ściany. Prawy przycisk usuwa. Shift: linia prosta. Ctrl+Shift: prostokąt.</translation>
    </message>
    <message>
        <source>Regions are being calculated. Try again in a moment.</source>
        <translation>Trwa wyznaczanie obszarów. Spróbuj ponownie za chwilę.</translation>
    </message>
    <message>
        <source>Rock belongs to no region.</source>
        <translation>Skała nie należy do żadnego obszaru.</translation>
    </message>
    <message>
        <source>Click a room or corridor to select it. Shift: add. Ctrl: remove.</source>
        <translation>Kliknij komnatę lub korytarz, aby zaznaczyć. Shift: dodaj. Ctrl: usuń.</translation>
    </message>
    <message>
        <source>Lengths {first:,} to {last:,} in steps of {step:,}; the highest bar: {most:,}</source>
        <translation>Długości od {first:,} do {last:,} co {step:,}; najwyższy słupek: {most:,}</translation>
    </message>
    <message>
        <source>Nothing to show</source>
        <translation>Nic do pokazania</translation>
    </message>
    <message>
        <source>highest bar: {most:,}</source>
        <translation>najwyższy słupek: {most:,}</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Zamknij komunikat</translation>
    </message>
    <message>
        <source>Enter a whole number from {low} to {high}.</source>
        <translation>Wpisz liczbę całkowitą od {low} do {high}.</translation>
    </message>
    <message>
        <source>Enter a number from {low} to {high}.</source>
        <translation>Podaj liczbę od {low} do {high}.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>Play or pause ({key})</source>
        <translation>Odtwarzaj lub wstrzymaj ({key})</translation>
    </message>
    <message>
        <source>One step back ({key})</source>
        <translation>Krok wstecz ({key})</translation>
    </message>
    <message>
        <source>One step ({key})</source>
        <translation>Krok naprzód ({key})</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Odkrywca</translation>
    </message>
    <message>
        <source>Walks that reached the goal, or explored everything if there is none</source>
        <translation>Wędrówki, które dotarły do mety, a bez mety zbadały wszystko</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Średnia</translation>
    </message>
    <message>
        <source>Mean number of steps of the walks that found the goal</source>
        <translation>Średnia liczba kroków wędrówek, które znalazły metę</translation>
    </message>
    <message>
        <source>Half of these walks took fewer steps, half more</source>
        <translation>Połowa tych wędrówek była krótsza, połowa dłuższa</translation>
    </message>
    <message>
        <source>Middle half</source>
        <translation>Środkowa połowa</translation>
    </message>
    <message>
        <source>A quarter of these walks took fewer steps, a quarter more</source>
        <translation>Ćwierć tych wędrówek była krótsza, ćwierć dłuższa</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Zakres</translation>
    </message>
    <message>
        <source>The fewest and the most steps of these walks</source>
        <translation>Najmniejsza i największa liczba kroków tych wędrówek</translation>
    </message>
    <message>
        <source>Mean share of the floor that the explorer knew at the end, in all walks</source>
        <translation>Średnia część podłogi znana na końcu, we wszystkich wędrówkach</translation>
    </message>
    <message>
        <source>{first:,}–{last:,}</source>
        <translation>{first:,}–{last:,}</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>The explorer, by the number of its map</source>
        <translation>Odkrywca z numerem jego mapy</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Poznano</translation>
    </message>
    <message>
        <source>In the opposite corner</source>
        <translation>W przeciwległym rogu</translation>
    </message>
    <message>
        <source>Farthest from the start</source>
        <translation>Najdalej od startu</translation>
    </message>
    <message>
        <source>None: explore everything</source>
        <translation>Brak: zbadać wszystko</translation>
    </message>
    <message>
        <source>This maze</source>
        <translation>Ten labirynt</translation>
    </message>
    <message>
        <source>Generated mazes</source>
        <translation>Wygenerowane labirynty</translation>
    </message>
    <message>
        <source>Compare in the open maze, or in several generated mazes</source>
        <translation>Porównanie w otwartym labiryncie lub w kilku wygenerowanych</translation>
    </message>
    <message>
        <source>Generate mazes</source>
        <translation>Generuj labirynty</translation>
    </message>
    <message>
        <source>Number of mazes</source>
        <translation>Liczba labiryntów</translation>
    </message>
    <message>
        <source>Each maze has the next seed, beginning with the seed below</source>
        <translation>Każdy labirynt ma kolejne ziarno, począwszy od ziarna poniżej</translation>
    </message>
    <message>
        <source>Requirements</source>
        <translation>Wymagania</translation>
    </message>
    <message>
        <source>One in each line, as for Search by requirements and “mazarine design”: such as dead_ends &gt;= 20, solution.length 60..90, or rule micromouse</source>
        <translation>Po jednym w wierszu, jak w wyszukiwaniu według wymagań i „mazarine design”: na przykład dead_ends &gt;= 20, solution.length 60..90 lub rule micromouse</translation>
    </message>
    <message>
        <source>Enter at least one requirement.</source>
        <translation>Podaj co najmniej jedno wymaganie.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Explorers start at the first cell of floor, in the upper left</source>
        <translation>Odkrywcy zaczynają w pierwszej komórce podłogi, w lewym górnym rogu</translation>
    </message>
    <message>
        <source>Walks in each maze</source>
        <translation>Wędrówki w labiryncie</translation>
    </message>
    <message>
        <source>Each walk has the next seed. Explorers that use no chance walk only once in each maze.</source>
        <translation>Każda wędrówka ma kolejne ziarno. Odkrywcy bez losowości idą przez każdy labirynt tylko raz.</translation>
    </message>
    <message>
        <source>A walk that takes more steps counts as not found</source>
        <translation>Dłuższa wędrówka liczy się jako nieudana</translation>
    </message>
    <message>
        <source>Also walk &amp;back from the goal to the start</source>
        <translation>Także z &amp;powrotem, od mety do startu</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Porównaj</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Zatrzymaj</translation>
    </message>
    <message>
        <source>Export every walk as a line of a CSV file, or the plot as a picture</source>
        <translation>Zapisuje każdą wędrówkę jako wiersz pliku CSV albo wykres jako obraz</translation>
    </message>
    <message>
        <source>Programs cannot be compared here. Compare them in a league.</source>
        <translation>Programów nie można tu porównać. Porównaj je w lidze.</translation>
    </message>
    <message>
        <source>Settings of the comparison</source>
        <translation>Ustawienia porównania</translation>
    </message>
    <message>
        <source>Compare the programs in a league</source>
        <translation>Porównaj programy w lidze</translation>
    </message>
    <message>
        <source>Each explorer walks alone. Click Compare to see how many steps each needs.</source>
        <translation>Każdy odkrywca idzie sam. Kliknij Porównaj, aby zobaczyć, ilu kroków potrzebuje.</translation>
    </message>
    <message>
        <source>Table of all walks (*.csv)</source>
        <translation>Tabela wszystkich wędrówek (*.csv)</translation>
    </message>
    <message>
        <source>Picture of the plot (*.png)</source>
        <translation>Obraz wykresu (*.png)</translation>
    </message>
    <message>
        <source>Export the comparison</source>
        <translation>Eksport porównania</translation>
    </message>
    <message>
        <source>Results of the explorers</source>
        <translation>Wyniki odkrywców</translation>
    </message>
    <message>
        <source>Manual explorers cannot be compared. Choose other explorers.</source>
        <translation>Odkrywców prowadzonych ręcznie nie można porównać. Wybierz innych odkrywców.</translation>
    </message>
    <message>
        <source>Exported “{name}”.</source>
        <translation>Wyeksportowano „{name}”.</translation>
    </message>
    <message>
        <source>Maximum steps</source>
        <translation>Maks. kroków</translation>
    </message>
    <message>
        <source>{number:,} of {total:,}</source>
        <translation>{number:,} z {total:,}</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Explore {name}</source>
        <translation>Odkrywanie: {name}</translation>
    </message>
    <message>
        <source>Settings of the explorer</source>
        <translation>Ustawienia odkrywcy</translation>
    </message>
    <message>
        <source>Show another overlay</source>
        <translation>Pokazuje inną nakładkę</translation>
    </message>
    <message>
        <source>Show the actual &amp;maze</source>
        <translation>Pokaż rzeczywisty &amp;labirynt</translation>
    </message>
    <message>
        <source>Show &amp;drawings</source>
        <translation>Pokaż ry&amp;sunki</translation>
    </message>
    <message>
        <source>Show the colors, texts and walls that the program draws</source>
        <translation>Pokaż kolory, teksty i ściany, które rysuje program</translation>
    </message>
    <message>
        <source>Reset mo&amp;use</source>
        <translation>Zresetuj &amp;mysz</translation>
    </message>
    <message>
        <source>Press the reset button of the mouse; a program that asks for it goes back to the start</source>
        <translation>Naciśnij przycisk resetowania myszy; program, który o niego pyta, wraca na start</translation>
    </message>
    <message>
        <source>Sa&amp;ve map…</source>
        <translation>&amp;Zapisz mapę…</translation>
    </message>
    <message>
        <source>A step at a time</source>
        <translation>Krok po kroku</translation>
    </message>
    <message>
        <source>Real time × 1/4</source>
        <translation>Czas rzeczywisty × 1/4</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>Czas rzeczywisty</translation>
    </message>
    <message>
        <source>Real time × 4</source>
        <translation>Czas rzeczywisty × 4</translation>
    </message>
    <message>
        <source>Real time × 16</source>
        <translation>Czas rzeczywisty × 16</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Początkująca</translation>
    </message>
    <message>
        <source>Contest mouse</source>
        <translation>Mysz konkursowa</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Mistrzyni</translation>
    </message>
    <message>
        <source>Pace: a step at a time, or as fast as a mouse in a contest</source>
        <translation>Tempo: krok po kroku albo tak szybko jak mysz na zawodach</translation>
    </message>
    <message>
        <source>How fast the mouse accelerates, drives and turns in real time</source>
        <translation>Jak szybko mysz przyspiesza, jedzie i skręca w czasie rzeczywistym</translation>
    </message>
    <message>
        <source>Show the actual maze beside the maps of the explorers</source>
        <translation>Pokaż rzeczywisty labirynt obok map odkrywców</translation>
    </message>
    <message>
        <source>Show the settings of the explorers, and compare them</source>
        <translation>Pokaż ustawienia odkrywców i porównaj ich</translation>
    </message>
    <message>
        <source>Save the maze with everything unknown to the explorer in fog</source>
        <translation>Zapisuje labirynt, w którym wszystko nieznane odkrywcy jest we mgle</translation>
    </message>
    <message>
        <source>&amp;Walk</source>
        <translation>&amp;Wędrówka</translation>
    </message>
    <message>
        <source>Step {step:,}.</source>
        <translation>Krok {step:,}.</translation>
    </message>
    <message>
        <source>Real time begins when the program has ended.</source>
        <translation>Czas rzeczywisty zaczyna się, gdy program się zakończy.</translation>
    </message>
    <message>
        <source>Arrow keys: move. Return: use a link. Click: go there along known cells.</source>
        <translation>Strzałki przesuwają. Return używa łącza. Kliknięcie prowadzi tam znanymi komórkami.</translation>
    </message>
    <message>
        <source>Known: {count:,} ({share:.1%})</source>
        <translation>Znane: {count:,} ({share:.1%})</translation>
    </message>
    <message>
        <source>last step: +{gained:,} −{lost:,}</source>
        <translation>ostatni krok: +{gained:,} −{lost:,}</translation>
    </message>
    <message>
        <source>last step: +{gained:,}</source>
        <translation>ostatni krok: +{gained:,}</translation>
    </message>
    <message>
        <source>secrets: {count:,}</source>
        <translation>sekrety: {count:,}</translation>
    </message>
    <message>
        <source>to the goal: {count:,}</source>
        <translation>do mety: {count:,}</translation>
    </message>
    <message>
        <source>{seconds:,.2f} s of {total:,.2f} s.</source>
        <translation>{seconds:,.2f} s z {total:,.2f} s.</translation>
    </message>
    <message>
        <source>There is no link here.</source>
        <translation>Nie ma tu łącza.</translation>
    </message>
    <message>
        <source>The explorer knows no path to that cell.</source>
        <translation>Odkrywca nie zna drogi do tej komórki.</translation>
    </message>
    <message>
        <source>Save the map</source>
        <translation>Zapisz mapę</translation>
    </message>
    <message>
        <source>Saved the map as “{name}”.</source>
        <translation>Zapisano mapę jako „{name}”.</translation>
    </message>
    <message>
        <source>Regions: {added:,} added, {removed:,} removed, {changed:,} changed.</source>
        <translation>Obszary: dodane {added:,}, usunięte {removed:,}, zmienione {changed:,}.</translation>
    </message>
    <message>
        <source>Treasures collected: {number:,} of {total:,}.</source>
        <translation>Zebrane skarby: {number:,} z {total:,}.</translation>
    </message>
    <message>
        <source>Characters met: {number:,} of {total:,}.</source>
        <translation>Spotkane postacie: {number:,} z {total:,}.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Kroki</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Udział</translation>
    </message>
    <message>
        <source>To the goal</source>
        <translation>Do mety</translation>
    </message>
    <message>
        <source>Explored share of the floor, by step</source>
        <translation>Poznana część podłogi według kroków</translation>
    </message>
    <message>
        <source>Explored share of the floor</source>
        <translation>Poznana część podłogi</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nieznane</translation>
    </message>
    <message>
        <source>entry in {steps}</source>
        <translation>wejście za {steps}</translation>
    </message>
    <message>
        <source>no known path</source>
        <translation>brak znanej drogi</translation>
    </message>
    <message>
        <source>{steps} from the explorer</source>
        <translation>{steps} od odkrywcy</translation>
    </message>
    <message>
        <source>Plot of the steps of each explorer</source>
        <translation>Wykres kroków każdego odkrywcy</translation>
    </message>
    <message>
        <source>Box: the middle half of the walks. Line in it: median. Diamond: mean. Whiskers: the fewest and the most steps. Dots: single walks.</source>
        <translation>Pudełko: środkowa połowa wędrówek. Kreska w nim: mediana. Romb: średnia. Wąsy: najmniej i najwięcej kroków. Kropki: pojedyncze wędrówki.</translation>
    </message>
    <message>
        <source>Number of steps (fewer is better)</source>
        <translation>Liczba kroków (mniej znaczy lepiej)</translation>
    </message>
    <message>
        <source>{number}. {explorer}</source>
        <translation>{number}. {explorer}</translation>
    </message>
    <message>
        <source>{number}. {explorer}, back</source>
        <translation>{number}. {explorer}, z powrotem</translation>
    </message>
    <message>
        <source>Explorer&apos;s map</source>
        <translation>Mapa odkrywcy</translation>
    </message>
    <message>
        <source>Actual maze</source>
        <translation>Rzeczywisty labirynt</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Wszystko</translation>
    </message>
    <message>
        <source>For a number of steps</source>
        <translation>Przez pewną liczbę kroków</translation>
    </message>
    <message>
        <source>Within a distance</source>
        <translation>W pewnej odległości</translation>
    </message>
    <message>
        <source>Stay where they are</source>
        <translation>Stoją w miejscu</translation>
    </message>
    <message>
        <source>As large as fits on one page</source>
        <translation>Jak największy na jednej stronie</translation>
    </message>
    <message>
        <source>Classic micromouse (180 mm, walls 12 mm)</source>
        <translation>Micromouse klasyczny (180 mm, ściany 12 mm)</translation>
    </message>
    <message>
        <source>Half-size micromouse (90 mm, walls 6 mm)</source>
        <translation>Micromouse half-size (90 mm, ściany 6 mm)</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Własny</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatycznie</translation>
    </message>
    <message>
        <source>Chase explorers: {agent}</source>
        <translation>Ścigają odkrywców: {agent}</translation>
    </message>
    <message>
        <source>Unlimited line of sight</source>
        <translation>Bez ograniczeń</translation>
    </message>
    <message>
        <source>Sees through teleporters</source>
        <translation>Widzi przez teleportery</translation>
    </message>
    <message>
        <source>How long or how far it remembers</source>
        <translation>Jak długo lub jak daleko pamięta</translation>
    </message>
    <message>
        <source>Pre&amp;set</source>
        <translation>&amp;Ustawienie wstępne</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Przeciwnicy</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>Widzi</translation>
    </message>
    <message>
        <source>Remembers</source>
        <translation>Pamięta</translation>
    </message>
    <message>
        <source>Chance to find secrets</source>
        <translation>Szansa znalezienia sekretów</translation>
    </message>
    <message>
        <source>Within (cells)</source>
        <translation>W zasięgu (komórek)</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>Prz&amp;eciwnicy</translation>
    </message>
    <message>
        <source>An infinite maze</source>
        <translation>Labirynt bez końca</translation>
    </message>
    <message>
        <source>Infinite binary tree</source>
        <translation>Drzewo binarne bez końca</translation>
    </message>
    <message>
        <source>{rows} × {cols} cells visible. Drag to move, {zoom_keys} to zoom.</source>
        <translation>Widać {rows} × {cols} komórek. Przeciąganie przesuwa, {zoom_keys} zmienia powiększenie.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Wiersz</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolumna</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wczytywanie…</translation>
    </message>
    <message>
        <source>&amp;Cut out the visible part</source>
        <translation>&amp;Wytnij widoczną część</translation>
    </message>
    <message>
        <source>Open the visible part as a new maze; openings at its border become walls</source>
        <translation>Otwiera widoczną część jako nowy labirynt; otwory na jej brzegu stają się ścianami</translation>
    </message>
    <message>
        <source>Cut out {rows} × {cols} cells from row {row:,}, column {col:,}. Openings closed at the border: {openings:,}. Connected components: {components:,}.</source>
        <translation>Wycięto {rows} × {cols} komórek od wiersza {row:,}, kolumny {col:,}. Zamknięte otwory na brzegu: {openings:,}. Spójne składowe: {components:,}.</translation>
    </message>
    <message>
        <source>Binary tree at {row}, {col}</source>
        <translation>Drzewo binarne w {row}, {col}</translation>
    </message>
    <message>
        <source>Generator: {title}</source>
        <translation>Generator: {title}</translation>
    </message>
    <message>
        <source>Explorer: {title}</source>
        <translation>Odkrywca: {title}</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorytm</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Nieznane</translation>
    </message>
    <message>
        <source>Edge of the unknown</source>
        <translation>Skraj nieznanego</translation>
    </message>
    <message>
        <source>Planned path</source>
        <translation>Planowana ścieżka</translation>
    </message>
    <message>
        <source>Search: {title}</source>
        <translation>Wyszukiwanie: {title}</translation>
    </message>
    <message>
        <source>Click a cell to start there. Hold Shift and click the goal.</source>
        <translation>Kliknij komórkę, aby z niej zacząć. Z klawiszem Shift kliknij metę.</translation>
    </message>
    <message>
        <source>Close this pane</source>
        <translation>Zamknij ten panel</translation>
    </message>
    <message>
        <source>Color in the actual maze</source>
        <translation>Kolor w rzeczywistym labiryncie</translation>
    </message>
    <message>
        <source>Visited: {count:,}</source>
        <translation>Odwiedzone: {count:,}</translation>
    </message>
    <message>
        <source>largest frontier: {count:,}</source>
        <translation>największe pogranicze: {count:,}</translation>
    </message>
    <message>
        <source>path: {count:,}</source>
        <translation>ścieżka: {count:,}</translation>
    </message>
    <message>
        <source>The maze at this step</source>
        <translation>Labirynt w tym kroku</translation>
    </message>
    <message>
        <source>The open maze</source>
        <translation>Otwarty labirynt</translation>
    </message>
    <message>
        <source>Rock and floor</source>
        <translation>Skała i podłoga</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Jedno i drugie</translation>
    </message>
    <message>
        <source>Is ignored</source>
        <translation>Jest pomijane</translation>
    </message>
    <message>
        <source>Only it changes</source>
        <translation>Zmienia się tylko ono</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>Pozostaje</translation>
    </message>
    <message>
        <source>&amp;Add requirement</source>
        <translation>&amp;Dodaj wymaganie</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>&amp;Przykłady</translation>
    </message>
    <message>
        <source>Replace the requirements by those of an example</source>
        <translation>Zastąp wymagania wymaganiami z przykładu</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Szukaj</translation>
    </message>
    <message>
        <source>Search a maze that meets all requirements. A generated one is opened in a tab of its own.</source>
        <translation>Szukaj labiryntu, który spełnia wszystkie wymagania. Wygenerowany otwiera się we własnej karcie.</translation>
    </message>
    <message>
        <source>End the search without a result</source>
        <translation>Zakończ wyszukiwanie bez wyniku</translation>
    </message>
    <message>
        <source>&amp;Take the best</source>
        <translation>&amp;Weź najlepszy</translation>
    </message>
    <message>
        <source>End the search, and take the best maze so far</source>
        <translation>Zakończ szukanie i weź najlepszy dotąd labirynt</translation>
    </message>
    <message>
        <source>The same seed and settings usually give the same maze</source>
        <translation>To samo ziarno i ustawienia zwykle dają ten sam labirynt</translation>
    </message>
    <message>
        <source>The search ends after this time with the best maze</source>
        <translation>Po tym czasie szukanie kończy się najlepszym labiryntem</translation>
    </message>
    <message>
        <source>What the search may change</source>
        <translation>Co szukanie może zmieniać</translation>
    </message>
    <message>
        <source>Where the search begins</source>
        <translation>Od czego zaczyna się szukanie</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Zacznij od</translation>
    </message>
    <message>
        <source>Rows × columns</source>
        <translation>Wiersze × kolumny</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Zmieniaj</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Zaznaczenie</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekundy</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>There is no requirement. Add one first.</source>
        <translation>Nie ma wymagań. Najpierw dodaj jedno.</translation>
    </message>
    <message>
        <source>Nothing is selected. Select the cells that may change first.</source>
        <translation>Nic nie jest zaznaczone. Najpierw zaznacz komórki, które mogą się zmienić.</translation>
    </message>
    <message>
        <source>{judged:,} edits judged in {seconds:.1f} s</source>
        <translation>Ocenione zmiany: {judged:,} w {seconds:.1f} s</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>The same seed and settings always give the same maze</source>
        <translation>To samo ziarno i te same ustawienia dają zawsze ten sam labirynt</translation>
    </message>
    <message>
        <source>Choose a random seed</source>
        <translation>Wybiera losowe ziarno</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Losowe ziarno</translation>
    </message>
    <message>
        <source>&amp;In this maze</source>
        <translation>W &amp;tym labiryncie</translation>
    </message>
    <message>
        <source>Replace the open maze, as one undo step. Otherwise the new one is opened in a tab of its own.</source>
        <translation>Zastąp otwarty labirynt w jednym kroku, który można cofnąć. W przeciwnym razie nowy otwiera się we własnej karcie.</translation>
    </message>
    <message>
        <source>Only the &amp;floor of this level</source>
        <translation>Tylko &amp;podłoga tego poziomu</translation>
    </message>
    <message>
        <source>Keep the size, rock, links and markers of the open maze. Every connected area of floor becomes a maze.</source>
        <translation>Zachowuje rozmiar, skałę, łącza i znaczniki otwartego labiryntu. Każda połączona część podłogi staje się labiryntem.</translation>
    </message>
    <message>
        <source>Only the &amp;selection</source>
        <translation>Tylko &amp;zaznaczenie</translation>
    </message>
    <message>
        <source>Fill the selection; everything else stays unchanged</source>
        <translation>Wypełnia zaznaczenie; wszystko inne zostaje bez zmian</translation>
    </message>
    <message>
        <source>Another maze is being generated. Wait, or stop it first.</source>
        <translation>Trwa generowanie innego labiryntu. Zaczekaj albo najpierw je zatrzymaj.</translation>
    </message>
    <message>
        <source>generate maze ({algorithm})</source>
        <translation>generowanie labiryntu ({algorithm})</translation>
    </message>
    <message>
        <source>A maze was generated: {algorithm}.</source>
        <translation>Wygenerowano labirynt: {algorithm}.</translation>
    </message>
    <message>
        <source>The maze was changed meanwhile, so its floor was not filled. Generate again.</source>
        <translation>Labirynt w międzyczasie się zmienił, więc jego podłogi nie wypełniono. Wygeneruj ponownie.</translation>
    </message>
    <message>
        <source>This maze takes more than {most:,} steps, which is too many to watch.</source>
        <translation>Kroków tworzenia tego labiryntu jest więcej niż {most:,}, a to zbyt wiele, by je oglądać.</translation>
    </message>
    <message>
        <source>Exported “{name}”: {frames}.</source>
        <translation>Wyeksportowano „{name}”: {frames}.</translation>
    </message>
    <message>
        <source>Mean number of steps along a passage, from one junction or dead end to the next.</source>
        <translation>Średnia liczba kroków wzdłuż przejścia, od rozgałęzienia lub ślepego zaułka do następnego.</translation>
    </message>
    <message>
        <source>From −1 to 1. 1: all straight passages run east–west; −1: north–south; 0: no preference.</source>
        <translation>Od −1 do 1. 1: wszystkie proste przejścia biegną ze wschodu na zachód; −1: z północy na południe; 0: bez przewagi.</translation>
    </message>
    <message>
        <source>dead ends {share:.0%}</source>
        <translation>ślepe zaułki {share:.0%}</translation>
    </message>
    <message>
        <source>longest path {steps}</source>
        <translation>najdłuższa droga {steps}</translation>
    </message>
    <message>
        <source>river {river:.1f}</source>
        <translation>rzeka {river:.1f}</translation>
    </message>
    <message>
        <source>bias {bias:+.2f}</source>
        <translation>skłonność {bias:+.2f}</translation>
    </message>
    <message>
        <source>Example: {measures}</source>
        <translation>Przykład: {measures}</translation>
    </message>
    <message>
        <source>Watch algorithms</source>
        <translation>Podgląd algorytmów</translation>
    </message>
    <message>
        <source>&amp;Pseudocode</source>
        <translation>&amp;Pseudokod</translation>
    </message>
    <message>
        <source>Show the lines of each search, with the present one marked</source>
        <translation>Pokaż wiersze każdego wyszukiwania z zaznaczonym bieżącym</translation>
    </message>
    <message>
        <source>&amp;Add pane</source>
        <translation>&amp;Dodaj panel</translation>
    </message>
    <message>
        <source>Watch one more algorithm, up to six</source>
        <translation>Pokaż jeszcze jeden algorytm, najwyżej sześć</translation>
    </message>
    <message>
        <source>Export a film of the panes: animated PNG, GIF, WebP, a series of PNG, or a web page</source>
        <translation>Eksportuj film paneli: animowany PNG, GIF, WebP, seria PNG lub strona internetowa</translation>
    </message>
    <message>
        <source>&amp;Use this maze</source>
        <translation>&amp;Użyj tego labiryntu</translation>
    </message>
    <message>
        <source>Use this maze where the Generate dock puts its mazes</source>
        <translation>Użyj tego labiryntu tam, gdzie panel Generuj umieszcza swoje</translation>
    </message>
    <message>
        <source>The maze</source>
        <translation>Labirynt</translation>
    </message>
    <message>
        <source>Maze of rings</source>
        <translation>Labirynt z pierścieni</translation>
    </message>
    <message>
        <source>Show the s&amp;olution</source>
        <translation>Pokaż r&amp;ozwiązanie</translation>
    </message>
    <message>
        <source>&amp;Color rooms, corridors and crossroads</source>
        <translation>&amp;Koloruj pokoje, korytarze i skrzyżowania</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>Plan&amp;sza</translation>
    </message>
    <message>
        <source>What the cells are like</source>
        <translation>Jakie są komórki</translation>
    </message>
    <message>
        <source>The number of rings with the disc in the middle, or of rows</source>
        <translation>Liczba pierścieni razem z kołem w środku albo wierszy</translation>
    </message>
    <message>
        <source>Co&amp;lumns</source>
        <translation>Ko&amp;lumny</translation>
    </message>
    <message>
        <source>The number of columns, of octagons</source>
        <translation>Liczba kolumn ośmiokątów</translation>
    </message>
    <message>
        <source>&amp;Algorithm</source>
        <translation>&amp;Algorytm</translation>
    </message>
    <message>
        <source>How the maze is made</source>
        <translation>Jak powstaje labirynt</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Ziarno</translation>
    </message>
    <message>
        <source>Export as SVG or PNG as it is shown, or as PDF with a page for the solution</source>
        <translation>Eksportuj do SVG lub PNG tak, jak widać, albo do PDF ze stroną z rozwiązaniem</translation>
    </message>
    <message>
        <source>Print the maze, and its solution on the next page</source>
        <translation>Drukuj labirynt, a na następnej stronie jego rozwiązanie</translation>
    </message>
    <message>
        <source>PDF pages (*.pdf)</source>
        <translation>Strony PDF (*.pdf)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Rysunek SVG (*.svg)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Obraz PNG (*.png)</translation>
    </message>
    <message>
        <source>Export the maze</source>
        <translation>Eksport labiryntu</translation>
    </message>
    <message>
        <source>Print the maze</source>
        <translation>Drukowanie labiryntu</translation>
    </message>
    <message>
        <source>Step {step:,} of {total:,}</source>
        <translation>Krok {step:,} z {total:,}</translation>
    </message>
    <message>
        <source>All panes</source>
        <translation>Wszystkie panele</translation>
    </message>
    <message>
        <source>As small as possible</source>
        <translation>Jak najmniejszy</translation>
    </message>
    <message>
        <source>by its length</source>
        <translation>według długości</translation>
    </message>
    <message>
        <source>&amp;Panes</source>
        <translation>&amp;Panele</translation>
    </message>
    <message>
        <source>What the film shows</source>
        <translation>Co pokazuje film</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Rozmiar</translation>
    </message>
    <message>
        <source>The width and the height in pixels</source>
        <translation>Szerokość i wysokość w pikselach</translation>
    </message>
    <message>
        <source>Steps a s&amp;econd</source>
        <translation>&amp;Kroki na sekundę</translation>
    </message>
    <message>
        <source>How fast it plays; 0 for a film of 20 seconds</source>
        <translation>Jak szybko jest odtwarzany; 0 dla filmu trwającego 20 sekund</translation>
    </message>
    <message>
        <source>Pa&amp;use at the end</source>
        <translation>Pa&amp;uza na końcu</translation>
    </message>
    <message>
        <source>How long the last picture stays</source>
        <translation>Jak długo pozostaje ostatni obraz</translation>
    </message>
    <message>
        <source>Animated PNG</source>
        <translation>Animowany PNG</translation>
    </message>
    <message>
        <source>Series of PNG</source>
        <translation>Seria PNG</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Strona internetowa</translation>
    </message>
    <message>
        <source>Worksheet with answers</source>
        <translation>Karta pracy z odpowiedziami</translation>
    </message>
    <message>
        <source>Export the animation</source>
        <translation>Eksport animacji</translation>
    </message>
    <message>
        <source>Unknown agent {name}; choose one of {known}.</source>
        <translation>Nie ma agenta o nazwie {name}; do wyboru: {known}.</translation>
    </message>
    <message>
        <source>The memory of an agent must be a MemoryRule, not {value}.</source>
        <translation>Pamięć agenta to MemoryRule, a nie {value}.</translation>
    </message>
    <message>
        <source>Unknown memory {rule}; use all, none, age:STEPS or distance:STEPS.</source>
        <translation>Nie ma pamięci {rule}; do wyboru: all, none, age:STEPS lub distance:STEPS.</translation>
    </message>
    <message>
        <source>A memory is limited by age or by distance, not by both.</source>
        <translation>Pamięć ogranicza wiek albo odległość, nie jedno i drugie.</translation>
    </message>
    <message>
        <source>The age of a memory must be a whole number of 1 to {most:,} steps, not {age}.</source>
        <translation>Wiek pamięci to całkowita liczba kroków od 1 do {most:,}, a nie {age}.</translation>
    </message>
    <message>
        <source>The distance of a memory must be a finite number from 0, not {distance}.</source>
        <translation>Odległość pamięci to skończona liczba od 0, a nie {distance}.</translation>
    </message>
    <message>
        <source>The radius of sight must be a finite number from 0, not {radius}.</source>
        <translation>Promień widzenia to skończona liczba od 0, a nie {radius}.</translation>
    </message>
    <message>
        <source>The chance of finding a secret must be a number from 0 to 1, not {chance}.</source>
        <translation>Szansa znalezienia sekretu to liczba od 0 do 1, a nie {chance}.</translation>
    </message>
    <message>
        <source>The distance at which secrets are found must be a finite number from 1, not {reach}.</source>
        <translation>Odległość, z której znajduje się sekrety, to skończona liczba od 1, a nie {reach}.</translation>
    </message>
    <message>
        <source>Unknown explorer {name}; choose one of {known}.</source>
        <translation>Nie ma odkrywcy o nazwie {name}; do wyboru: {known}.</translation>
    </message>
    <message>
        <source>A manual explorer cannot walk by itself; choose another explorer.</source>
        <translation>Odkrywca prowadzony ręcznie nie może iść sam; wybierz innego odkrywcę.</translation>
    </message>
    <message>
        <source>The explorer {explorer} needs a goal, and the maze has none.</source>
        <translation>Odkrywca {explorer} potrzebuje mety, a labirynt jej nie ma.</translation>
    </message>
    <message>
        <source>An explorer cannot start at cell {cell}: the cell is rock or outside the maze.</source>
        <translation>Odkrywca nie może zacząć w komórce {cell}: ta komórka to skała lub miejsce poza labiryntem.</translation>
    </message>
    <message>
        <source>The maze has no floor to start on.</source>
        <translation>Labirynt nie ma podłogi, na której można zacząć.</translation>
    </message>
    <message>
        <source>The maze has no goal to walk back from.</source>
        <translation>Labirynt nie ma mety, z której można by wrócić.</translation>
    </message>
    <message>
        <source>This move is not possible from cell {cell}.</source>
        <translation>Z komórki {cell} nie można wykonać tego ruchu.</translation>
    </message>
    <message>
        <source>Nothing can be seen from cell {cell}: it is rock.</source>
        <translation>Z komórki {cell} nic nie widać: to skała.</translation>
    </message>
    <message>
        <source>Nothing can be seen from place {place}: it is outside the maze.</source>
        <translation>Z miejsca {place} nic nie widać: to miejsce poza labiryntem.</translation>
    </message>
    <message>
        <source>A simulation needs an explorer.</source>
        <translation>Symulacja wymaga odkrywcy.</translation>
    </message>
    <message>
        <source>The maximum number of steps must be a whole number from 1 to {most:,}, not {steps}.</source>
        <translation>Maksymalna liczba kroków to liczba całkowita od 1 do {most:,}, a nie {steps}.</translation>
    </message>
    <message>
        <source>A maze of {cells:,} cells can have at most {most:,} explorers and opponents, not {walkers:,}, because each of them may explore all of it.</source>
        <translation>Przy takiej liczbie komórek labiryntu ({cells:,}) odkrywców i przeciwników może być najwyżej {most:,}, a nie {walkers:,}, bo każdy z nich może poznać cały labirynt.</translation>
    </message>
    <message>
        <source>The walk has not ended yet.</source>
        <translation>Wędrówka jeszcze się nie skończyła.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Short-sighted</source>
        <translation>Krótkowzroczny</translation>
    </message>
    <message>
        <source>Micromouse</source>
        <translation>Micromouse</translation>
    </message>
    <message>
        <source>Forgetful</source>
        <translation>Zapominalski</translation>
    </message>
    <message>
        <source>{sight}, {memory}</source>
        <translation>{sight}, {memory}</translation>
    </message>
    <message>
        <source>unlimited line of sight</source>
        <translation>nieograniczona linia wzroku</translation>
    </message>
    <message>
        <source>sees the walls of its own cell</source>
        <translation>widzi ściany swojej komórki</translation>
    </message>
    <message>
        <source>radius of sight {radius:g}</source>
        <translation>promień widzenia {radius:g}</translation>
    </message>
    <message>
        <source>remembers everything</source>
        <translation>pamięta wszystko</translation>
    </message>
    <message>
        <source>remembers nothing</source>
        <translation>nie pamięta niczego</translation>
    </message>
    <message numerus="yes">
        <source>forgets after {count:,} steps</source>
        <translation>
            <numerusform>zapomina po {count:,} kroku</numerusform>
            <numerusform>zapomina po {count:,} krokach</numerusform>
            <numerusform>zapomina po {count:,} krokach</numerusform>
        </translation>
    </message>
    <message>
        <source>forgets cells beyond the distance {distance:g}</source>
        <translation>zapomina komórki w odległości większej niż {distance:g}</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Ręcznie</translation>
    </message>
    <message>
        <source>Goes where you send it.</source>
        <translation>Idzie tam, dokąd się go wyśle.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>Wanders until it sees an explorer, then goes where it last saw it.</source>
        <translation>Błądzi, aż zobaczy odkrywcę, potem idzie tam, gdzie widział go ostatnio.</translation>
    </message>
    <message>
        <source>Nearest unknown</source>
        <translation>Najbliższe nieznane</translation>
    </message>
    <message>
        <source>Goes to the nearest place where it can see something new. Uses links that lead to the unknown.</source>
        <translation>Idzie w najbliższe miejsce, z którego zobaczy coś nowego. Używa łączy, które prowadzą w nieznane.</translation>
    </message>
    <message>
        <source>Greedy to the goal</source>
        <translation>Zachłannie do mety</translation>
    </message>
    <message>
        <source>Knows the direction of the goal. Goes to the place nearest to the goal where it can see something new.</source>
        <translation>Zna kierunek do mety. Idzie w miejsce najbliższe mecie, z którego zobaczy coś nowego.</translation>
    </message>
    <message>
        <source>Flood fill</source>
        <translation>Zalewanie</translation>
    </message>
    <message>
        <source>Knows where the goal is. Takes the shortest path to it around the walls that it has seen, as if everything unknown were open. Ignores links.</source>
        <translation>Wie, gdzie jest meta. Idzie do niej najkrótszą drogą wokół ścian, które widział, jakby wszystko nieznane było otwarte. Nie używa łączy.</translation>
    </message>
    <message>
        <source>Searching for secrets</source>
        <translation>Szukanie sekretów</translation>
    </message>
    <message>
        <source>Explores the nearest unknown cell first, then searches everywhere for secrets until it finds them.</source>
        <translation>Najpierw poznaje najbliższą nieznaną komórkę, potem szuka sekretów wszędzie, aż je znajdzie.</translation>
    </message>
    <message>
        <source>Trémaux</source>
        <translation>Trémaux</translation>
    </message>
    <message>
        <source>Marks every passage, including links, and uses none more than twice. Finds the goal unless a link is one-way.</source>
        <translation>Znaczy każde przejście, także łącza, i żadnego nie używa więcej niż dwa razy. Znajduje metę, chyba że jakieś łącze jest jednokierunkowe.</translation>
    </message>
    <message>
        <source>Left hand on the wall</source>
        <translation>Lewa ręka na ścianie</translation>
    </message>
    <message>
        <source>Keeps the left hand on the wall. Ignores links. Stops when it has gone around once.</source>
        <translation>Trzyma lewą rękę na ścianie. Nie używa łączy. Zatrzymuje się po jednym pełnym okrążeniu.</translation>
    </message>
    <message>
        <source>Right hand on the wall</source>
        <translation>Prawa ręka na ścianie</translation>
    </message>
    <message>
        <source>Keeps the right hand on the wall. Ignores links. Stops when it has gone around once.</source>
        <translation>Trzyma prawą rękę na ścianie. Nie używa łączy. Zatrzymuje się po jednym pełnym okrążeniu.</translation>
    </message>
    <message>
        <source>Random mouse</source>
        <translation>Losowa mysz</translation>
    </message>
    <message>
        <source>Takes a random exit, including links. Turns back only in dead ends.</source>
        <translation>Wybiera losowe wyjście, także łącza. Zawraca tylko w ślepych zaułkach.</translation>
    </message>
    <message>
        <source>Up or left</source>
        <translation>W górę lub w lewo</translation>
    </message>
    <message>
        <source>Goes up if it can, otherwise left. Ignores links. Finds the root of a binary tree in the top-left corner.</source>
        <translation>Idzie w górę, jeśli może, a jeśli nie, w lewo. Nie używa łączy. Znajduje korzeń drzewa binarnego w lewym górnym rogu.</translation>
    </message>
    <message>
        <source>It has reached the goal.</source>
        <translation>Dotarł do mety.</translation>
    </message>
    <message>
        <source>Every reachable cell is explored.</source>
        <translation>Każda osiągalna komórka jest poznana.</translation>
    </message>
    <message>
        <source>An opponent has caught it.</source>
        <translation>Złapał go przeciwnik.</translation>
    </message>
    <message>
        <source>It is walled in.</source>
        <translation>Jest otoczony ścianami.</translation>
    </message>
    <message>
        <source>The known path no longer exists.</source>
        <translation>Znanej mu drogi już nie ma.</translation>
    </message>
    <message>
        <source>It has used every passage twice.</source>
        <translation>Każdym przejściem szedł już dwa razy.</translation>
    </message>
    <message>
        <source>Neither up nor left is open.</source>
        <translation>Ani w górę, ani w lewo nie ma przejścia.</translation>
    </message>
    <message>
        <source>The only exits are links, and a wall follower does not use links.</source>
        <translation>Jedyne wyjścia to łącza, a kto idzie wzdłuż ściany, nie używa łączy.</translation>
    </message>
    <message>
        <source>Known walls separate it from the goal.</source>
        <translation>Znane ściany oddzielają go od mety.</translation>
    </message>
    <message>
        <source>It has followed the wall all around without finding the goal.</source>
        <translation>Obszedł całą ścianę i nie znalazł mety.</translation>
    </message>
    <message>
        <source>the file is damaged; segment the maze again into a new folder</source>
        <translation>plik jest uszkodzony; podziel labirynt ponownie do nowego folderu</translation>
    </message>
    <message>
        <source>the cell or the walls at {cell} have a code that does not exist</source>
        <translation>komórka lub ściany w {cell} mają kod, który nie istnieje</translation>
    </message>
    <message>
        <source>a link ends at cell {cell}, which is outside the maze</source>
        <translation>łącze kończy się w komórce {cell}, która leży poza labiryntem</translation>
    </message>
    <message>
        <source>this folder holds no complete segmentation</source>
        <translation>ten folder nie zawiera pełnej segmentacji</translation>
    </message>
    <message>
        <source>this folder was not made by segmenting a maze, so it is not written to</source>
        <translation>ten folder nie powstał przez segmentację labiryntu, więc nic do niego nie zapisano</translation>
    </message>
    <message>
        <source>the maze changed while it was segmented; run the command again</source>
        <translation>labirynt zmienił się podczas segmentacji; uruchom polecenie ponownie</translation>
    </message>
    <message>
        <source>The scheduler {address} cannot be reached.</source>
        <translation>Nie można połączyć się z planistą {address}.</translation>
    </message>
    <message>
        <source>The workers stopped too often: {reason}. Use less memory for each, or fewer workers.</source>
        <translation>Procesy robocze zatrzymywały się zbyt często: {reason}. Przydziel każdemu mniej pamięci lub użyj mniej procesów.</translation>
    </message>
    <message>
        <source>{memory} is too little memory; {workers} workers need at least {least}.</source>
        <translation>{memory} to za mało pamięci; dla procesów w liczbie {workers} potrzeba co najmniej {least}.</translation>
    </message>
    <message>
        <source>There is no region {number}.</source>
        <translation>Nie ma obszaru {number}.</translation>
    </message>
    <message>
        <source>Unknown {name} {value}; choose one of {known}.</source>
        <translation>Nieznana wartość {value} w {name}; wybierz jedną z {known}.</translation>
    </message>
    <message>
        <source>`{name}` has {count:,} characters; at most {most:,} fit on a page.</source>
        <translation>`{name}` ma {count:,} znaków; na stronie mieści się najwyżej {most:,}.</translation>
    </message>
    <message>
        <source>Difficulty {first:g} to {last:g} has room for {most:,} mazes, each harder than the last by {step:g}, not for {mazes:,}.</source>
        <translation>Trudność od {first:g} do {last:g} wystarcza na {most:,} labiryntów, każdy trudniejszy od poprzedniego o {step:g}, nie na {mazes:,}.</translation>
    </message>
    <message>
        <source>Margins of {margin:g} mm and a gutter of {gutter:g} mm leave {left:.1f} mm of this page; at least {least:g} mm are needed.</source>
        <translation>Marginesy {margin:g} mm i margines na oprawę {gutter:g} mm zostawiają {left:.1f} mm tej strony; potrzeba co najmniej {least:g} mm.</translation>
    </message>
    <message>
        <source>the picture must be one of {known}, or a file that ends in .png or .svg, not {value}</source>
        <translation>obrazek musi być jednym z {known} albo plikiem .png lub .svg, nie {value}</translation>
    </message>
    <message>
        <source>this is not a picture</source>
        <translation>to nie jest obraz</translation>
    </message>
    <message>
        <source>Maze {number}</source>
        <translation>Labirynt {number}</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Rozwiązania</translation>
    </message>
    <message>
        <source>Made with Mazarine from the seed {seed}.</source>
        <translation>Wykonano w programie Mazarine z ziarna {seed}.</translation>
    </message>
    <message>
        <source>A maze on a {before} lattice cannot be compared with one on a {after} lattice.</source>
        <translation>Labiryntu na siatce {before} nie można porównać z labiryntem na siatce {after}.</translation>
    </message>
    <message>
        <source>this picture is written as PNG; choose a name that ends in .png</source>
        <translation>ten obraz jest zapisywany jako PNG; wybierz nazwę z końcówką .png</translation>
    </message>
    <message>
        <source>Only mazes on the same lattice can be merged.</source>
        <translation>Scalić można tylko labirynty na tej samej siatce.</translation>
    </message>
    <message>
        <source>Only mazes of the same size can be merged, not {base}, {ours} and {theirs}.</source>
        <translation>Scalić można tylko labirynty tego samego rozmiaru, a nie takie: {base}, {ours} i {theirs}.</translation>
    </message>
    <message>
        <source>Cell {cell}: ours has {ours}, theirs {theirs}.</source>
        <translation>Komórka {cell}: u nas {ours}, u nich {theirs}.</translation>
    </message>
    <message>
        <source>Side {side} of cell {cell}: ours has {ours}, theirs {theirs}.</source>
        <translation>Strona {side} komórki {cell}: u nas {ours}, u nich {theirs}.</translation>
    </message>
    <message>
        <source>Region {number}: ours is {ours}, theirs {theirs}.</source>
        <translation>Obszar {number}: u nas {ours}, u nich {theirs}.</translation>
    </message>
    <message>
        <source>{name}: ours is {ours}, theirs {theirs}.</source>
        <translation>{name}: u nas {ours}, u nich {theirs}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>skała</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>podłoga</translation>
    </message>
    <message>
        <source>a secret</source>
        <translation>sekret</translation>
    </message>
    <message>
        <source>a found secret</source>
        <translation>znaleziony sekret</translation>
    </message>
    <message>
        <source>{matter} in fog</source>
        <translation>{matter} we mgle</translation>
    </message>
    <message>
        <source>an open side</source>
        <translation>otwarta strona</translation>
    </message>
    <message>
        <source>a link from {first} to {second}</source>
        <translation>łącze, początek: {first}, koniec: {second}</translation>
    </message>
    <message>
        <source>a marker ({kind})</source>
        <translation>znacznik ({kind})</translation>
    </message>
    <message>
        <source>a marker ({kind}) at cell {cell}</source>
        <translation>znacznik ({kind}) na komórce {cell}</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} conflicts.</source>
        <translation>
            <numerusform>{count:,} konflikt.</numerusform>
            <numerusform>{count:,} konflikty.</numerusform>
            <numerusform>{count:,} konfliktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>No conflicts.</source>
        <translation>Brak konfliktów.</translation>
    </message>
    <message>
        <source>{levels:,} × {rows:,} × {cols:,} cells</source>
        <translation>{levels:,} × {rows:,} × {cols:,} komórek</translation>
    </message>
    <message>
        <source>{levels:,} × {rows:,} × {cols:,} cells from row {first_row}, column {first_col} on</source>
        <translation>{levels:,} × {rows:,} × {cols:,} komórek od wiersza {first_row}, kolumny {first_col}</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Brak różnic.</translation>
    </message>
    <message>
        <source>The first maze has {before}, the second {after}.</source>
        <translation>Pierwszy labirynt ma {before}, drugi {after}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells are different.</source>
        <translation>
            <numerusform>{count:,} komórka jest inna.</numerusform>
            <numerusform>{count:,} komórki są inne.</numerusform>
            <numerusform>{count:,} komórek jest innych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} walls are different.</source>
        <translation>
            <numerusform>{count:,} ściana jest inna.</numerusform>
            <numerusform>{count:,} ściany są inne.</numerusform>
            <numerusform>{count:,} ścian jest innych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} links are new.</source>
        <translation>
            <numerusform>{count:,} łącze jest nowe.</numerusform>
            <numerusform>{count:,} łącza są nowe.</numerusform>
            <numerusform>{count:,} łączy jest nowych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} links are gone.</source>
        <translation>
            <numerusform>{count:,} łącze zniknęło.</numerusform>
            <numerusform>{count:,} łącza zniknęły.</numerusform>
            <numerusform>{count:,} łączy zniknęło.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} markers are new.</source>
        <translation>
            <numerusform>{count:,} znacznik jest nowy.</numerusform>
            <numerusform>{count:,} znaczniki są nowe.</numerusform>
            <numerusform>{count:,} znaczników jest nowych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} markers are gone.</source>
        <translation>
            <numerusform>{count:,} znacznik zniknął.</numerusform>
            <numerusform>{count:,} znaczniki zniknęły.</numerusform>
            <numerusform>{count:,} znaczników zniknęło.</numerusform>
        </translation>
    </message>
    <message>
        <source>Different metadata: {names}.</source>
        <translation>Inne metadane: {names}.</translation>
    </message>
    <message>
        <source>Room {number} was split into {parts}.</source>
        <translation>Komnata {number} została podzielona na {parts}.</translation>
    </message>
    <message>
        <source>Corridor {number} was split into {parts}.</source>
        <translation>Korytarz {number} został podzielony na {parts}.</translation>
    </message>
    <message>
        <source>Rooms {parts} were merged into {number}.</source>
        <translation>Komnaty {parts} zostały połączone w {number}.</translation>
    </message>
    <message>
        <source>Corridors {parts} were merged into {number}.</source>
        <translation>Korytarze {parts} zostały połączone w {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more regions were split or merged.</source>
        <translation>
            <numerusform>{count:,} dalszy obszar podzielono lub połączono.</numerusform>
            <numerusform>{count:,} dalsze obszary podzielono lub połączono.</numerusform>
            <numerusform>{count:,} dalszych obszarów podzielono lub połączono.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} rooms are new: {numbers}.</source>
        <translation>
            <numerusform>{count:,} komnata jest nowa: {numbers}.</numerusform>
            <numerusform>{count:,} komnaty są nowe: {numbers}.</numerusform>
            <numerusform>{count:,} komnat jest nowych: {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} rooms are gone: {numbers}.</source>
        <translation>
            <numerusform>{count:,} komnata zniknęła: {numbers}.</numerusform>
            <numerusform>{count:,} komnaty zniknęły: {numbers}.</numerusform>
            <numerusform>{count:,} komnat zniknęło: {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} corridors are new: {numbers}.</source>
        <translation>
            <numerusform>{count:,} korytarz jest nowy: {numbers}.</numerusform>
            <numerusform>{count:,} korytarze są nowe: {numbers}.</numerusform>
            <numerusform>{count:,} korytarzy jest nowych: {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} corridors are gone: {numbers}.</source>
        <translation>
            <numerusform>{count:,} korytarz zniknął: {numbers}.</numerusform>
            <numerusform>{count:,} korytarze zniknęły: {numbers}.</numerusform>
            <numerusform>{count:,} korytarzy zniknęło: {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Region {number} was renamed from {before} to {after}.</source>
        <translation>Nazwę obszaru {number} zmieniono z {before} na {after}.</translation>
    </message>
    <message>
        <source>Region {number} was named {after}.</source>
        <translation>Obszar {number} otrzymał nazwę {after}.</translation>
    </message>
    <message>
        <source>Region {number} has another color.</source>
        <translation>Obszar {number} ma inny kolor.</translation>
    </message>
    <message>
        <source>Region {number} is no longer named {before}.</source>
        <translation>Obszar {number} nie nazywa się już {before}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} crossroads are new.</source>
        <translation>
            <numerusform>{count:,} skrzyżowanie jest nowe.</numerusform>
            <numerusform>{count:,} skrzyżowania są nowe.</numerusform>
            <numerusform>{count:,} skrzyżowań jest nowych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} crossroads are gone.</source>
        <translation>
            <numerusform>{count:,} skrzyżowanie zniknęło.</numerusform>
            <numerusform>{count:,} skrzyżowania zniknęły.</numerusform>
            <numerusform>{count:,} skrzyżowań zniknęło.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal is {count:,} steps farther.</source>
        <translation>
            <numerusform>Cel jest o {count:,} krok dalej.</numerusform>
            <numerusform>Cel jest o {count:,} kroki dalej.</numerusform>
            <numerusform>Cel jest o {count:,} kroków dalej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal is {count:,} steps nearer.</source>
        <translation>
            <numerusform>Cel jest o {count:,} krok bliżej.</numerusform>
            <numerusform>Cel jest o {count:,} kroki bliżej.</numerusform>
            <numerusform>Cel jest o {count:,} kroków bliżej.</numerusform>
        </translation>
    </message>
    <message>
        <source>A goal can be reached now, in {steps}.</source>
        <translation>Cel jest teraz osiągalny, długość drogi: {steps}.</translation>
    </message>
    <message>
        <source>No goal can be reached any more.</source>
        <translation>Żaden cel nie jest już osiągalny.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} dead ends are new.</source>
        <translation>
            <numerusform>{count:,} ślepy zaułek jest nowy.</numerusform>
            <numerusform>{count:,} ślepe zaułki są nowe.</numerusform>
            <numerusform>{count:,} ślepych zaułków jest nowych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} dead ends are gone.</source>
        <translation>
            <numerusform>{count:,} ślepy zaułek zniknął.</numerusform>
            <numerusform>{count:,} ślepe zaułki zniknęły.</numerusform>
            <numerusform>{count:,} ślepych zaułków zniknęło.</numerusform>
        </translation>
    </message>
    <message>
        <source>The window stays open. Close the console to leave it.</source>
        <translation>Okno pozostaje otwarte. Aby opuścić konsolę, zamknij ją.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} steps</source>
        <translation>
            <numerusform>{count:,} krok</numerusform>
            <numerusform>{count:,} kroki</numerusform>
            <numerusform>{count:,} kroków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells</source>
        <translation>
            <numerusform>{count:,} komórka</numerusform>
            <numerusform>{count:,} komórki</numerusform>
            <numerusform>{count:,} komórek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} rooms</source>
        <translation>
            <numerusform>{count:,} komnata</numerusform>
            <numerusform>{count:,} komnaty</numerusform>
            <numerusform>{count:,} komnat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} corridors</source>
        <translation>
            <numerusform>{count:,} korytarz</numerusform>
            <numerusform>{count:,} korytarze</numerusform>
            <numerusform>{count:,} korytarzy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} crossroads</source>
        <translation>
            <numerusform>{count:,} skrzyżowanie</numerusform>
            <numerusform>{count:,} skrzyżowania</numerusform>
            <numerusform>{count:,} skrzyżowań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} regions</source>
        <translation>
            <numerusform>{count:,} obszar</numerusform>
            <numerusform>{count:,} obszary</numerusform>
            <numerusform>{count:,} obszarów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} markers</source>
        <translation>
            <numerusform>{count:,} znacznik</numerusform>
            <numerusform>{count:,} znaczniki</numerusform>
            <numerusform>{count:,} znaczników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} links</source>
        <translation>
            <numerusform>{count:,} łącze</numerusform>
            <numerusform>{count:,} łącza</numerusform>
            <numerusform>{count:,} łączy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} secrets</source>
        <translation>
            <numerusform>{count:,} sekret</numerusform>
            <numerusform>{count:,} sekrety</numerusform>
            <numerusform>{count:,} sekretów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} walls</source>
        <translation>
            <numerusform>{count:,} ściana</numerusform>
            <numerusform>{count:,} ściany</numerusform>
            <numerusform>{count:,} ścian</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} levels</source>
        <translation>
            <numerusform>{count:,} poziom</numerusform>
            <numerusform>{count:,} poziomy</numerusform>
            <numerusform>{count:,} poziomów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} components</source>
        <translation>
            <numerusform>{count:,} spójna część</numerusform>
            <numerusform>{count:,} spójne części</numerusform>
            <numerusform>{count:,} spójnych części</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} loops</source>
        <translation>
            <numerusform>{count:,} pętla</numerusform>
            <numerusform>{count:,} pętle</numerusform>
            <numerusform>{count:,} pętli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} dead ends</source>
        <translation>
            <numerusform>{count:,} ślepy zaułek</numerusform>
            <numerusform>{count:,} ślepe zaułki</numerusform>
            <numerusform>{count:,} ślepych zaułków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} contacts</source>
        <translation>
            <numerusform>{count:,} styk</numerusform>
            <numerusform>{count:,} styki</numerusform>
            <numerusform>{count:,} styków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} pages</source>
        <translation>
            <numerusform>{count:,} strona</numerusform>
            <numerusform>{count:,} strony</numerusform>
            <numerusform>{count:,} stron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} sheets</source>
        <translation>
            <numerusform>{count:,} arkusz</numerusform>
            <numerusform>{count:,} arkusze</numerusform>
            <numerusform>{count:,} arkuszy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} frames</source>
        <translation>
            <numerusform>{count:,} klatka</numerusform>
            <numerusform>{count:,} klatki</numerusform>
            <numerusform>{count:,} klatek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} starts</source>
        <translation>
            <numerusform>{count:,} start</numerusform>
            <numerusform>{count:,} starty</numerusform>
            <numerusform>{count:,} startów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} goals</source>
        <translation>
            <numerusform>{count:,} meta</numerusform>
            <numerusform>{count:,} mety</numerusform>
            <numerusform>{count:,} met</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} treasures</source>
        <translation>
            <numerusform>{count:,} skarb</numerusform>
            <numerusform>{count:,} skarby</numerusform>
            <numerusform>{count:,} skarbów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} characters</source>
        <translation>
            <numerusform>{count:,} postać</numerusform>
            <numerusform>{count:,} postacie</numerusform>
            <numerusform>{count:,} postaci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} opponents</source>
        <translation>
            <numerusform>{count:,} przeciwnik</numerusform>
            <numerusform>{count:,} przeciwników</numerusform>
            <numerusform>{count:,} przeciwników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} notes</source>
        <translation>
            <numerusform>{count:,} notatka</numerusform>
            <numerusform>{count:,} notatki</numerusform>
            <numerusform>{count:,} notatek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} keys</source>
        <translation>
            <numerusform>{count:,} klucz</numerusform>
            <numerusform>{count:,} klucze</numerusform>
            <numerusform>{count:,} kluczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} keys for one door</source>
        <translation>
            <numerusform>{count:,} klucz jednorazowy</numerusform>
            <numerusform>{count:,} klucze jednorazowe</numerusform>
            <numerusform>{count:,} kluczy jednorazowych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} locked doors</source>
        <translation>
            <numerusform>{count:,} zamknięte drzwi</numerusform>
            <numerusform>{count:,} zamkniętych drzwi</numerusform>
            <numerusform>{count:,} zamkniętych drzwi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} one-way gates</source>
        <translation>
            <numerusform>{count:,} bramka jednokierunkowa</numerusform>
            <numerusform>{count:,} bramki jednokierunkowe</numerusform>
            <numerusform>{count:,} bramek jednokierunkowych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} teleporters</source>
        <translation>
            <numerusform>{count:,} teleporter</numerusform>
            <numerusform>{count:,} teleportery</numerusform>
            <numerusform>{count:,} teleporterów</numerusform>
        </translation>
    </message>
    <message>
        <source>{count:,} stairs</source>
        <translation>schody: {count:,}</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} two-way links</source>
        <translation>
            <numerusform>{count:,} łącze dwukierunkowe</numerusform>
            <numerusform>{count:,} łącza dwukierunkowe</numerusform>
            <numerusform>{count:,} łączy dwukierunkowych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} one-way links</source>
        <translation>
            <numerusform>{count:,} łącze jednokierunkowe</numerusform>
            <numerusform>{count:,} łącza jednokierunkowe</numerusform>
            <numerusform>{count:,} łączy jednokierunkowych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} exits</source>
        <translation>
            <numerusform>{count:,} wyjście</numerusform>
            <numerusform>{count:,} wyjścia</numerusform>
            <numerusform>{count:,} wyjść</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} doors</source>
        <translation>
            <numerusform>{count:,} drzwi</numerusform>
            <numerusform>{count:,} drzwi</numerusform>
            <numerusform>{count:,} drzwi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} sides</source>
        <translation>
            <numerusform>{count:,} bok</numerusform>
            <numerusform>{count:,} boki</numerusform>
            <numerusform>{count:,} boków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} turns</source>
        <translation>
            <numerusform>{count:,} zakręt</numerusform>
            <numerusform>{count:,} zakręty</numerusform>
            <numerusform>{count:,} zakrętów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} decisions</source>
        <translation>
            <numerusform>{count:,} decyzja</numerusform>
            <numerusform>{count:,} decyzje</numerusform>
            <numerusform>{count:,} decyzji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} problems</source>
        <translation>
            <numerusform>{count:,} problem</numerusform>
            <numerusform>{count:,} problemy</numerusform>
            <numerusform>{count:,} problemów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} walks</source>
        <translation>
            <numerusform>{count:,} wędrówka</numerusform>
            <numerusform>{count:,} wędrówki</numerusform>
            <numerusform>{count:,} wędrówek</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown measure {name}.</source>
        <translation>Nieznana miara {name}.</translation>
    </message>
    <message>
        <source>doors</source>
        <translation>drzwi</translation>
    </message>
    <message>
        <source>{path}: {reason}.</source>
        <translation>{path}: {reason}.</translation>
    </message>
    <message>
        <source>{path}, {where}: {reason}.</source>
        <translation>{path}, {where}: {reason}.</translation>
    </message>
    <message>
        <source>a file of the program is missing; reinstall Mazarine</source>
        <translation>brakuje pliku programu; zainstaluj Mazarine ponownie</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Zatrzymano.</translation>
    </message>
    <message>
        <source>Random numbers come from a numpy.random.Generator, a seed from 0, or None, not from {value}.</source>
        <translation>Liczby losowe pochodzą z numpy.random.Generator, z ziarna od 0 lub z None, a nie z {value}.</translation>
    </message>
    <message>
        <source>{purpose} needs {package}, which is not installed; `pip install &quot;mazarine[{extra}]&quot;` installs it.</source>
        <translation>{purpose}: potrzebny jest pakiet {package}, którego nie zainstalowano; instaluje go polecenie `pip install &quot;mazarine[{extra}]&quot;`.</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Okno</translation>
    </message>
    <message>
        <source>A PDF file</source>
        <translation>Plik PDF</translation>
    </message>
    <message>
        <source>A PNG picture or a PDF file of a tiling</source>
        <translation>Obraz PNG lub plik PDF parkietażu</translation>
    </message>
    <message>
        <source>A PNG picture for print</source>
        <translation>Obraz PNG do druku</translation>
    </message>
    <message>
        <source>A graph for NetworkX</source>
        <translation>Graf dla NetworkX</translation>
    </message>
    <message>
        <source>A maze in a Zarr store</source>
        <translation>Labirynt w magazynie Zarr</translation>
    </message>
    <message>
        <source>A maze that is larger than memory</source>
        <translation>Labirynt większy niż pamięć</translation>
    </message>
    <message>
        <source>this is not a NumPy array</source>
        <translation>to nie jest tablica NumPy</translation>
    </message>
    <message>
        <source>the NumPy array has the unknown version {version}</source>
        <translation>tablica NumPy ma nieznaną wersję {version}</translation>
    </message>
    <message>
        <source>the header of the NumPy array has {size:,} bytes; the maximum is {most:,}</source>
        <translation>nagłówek tablicy NumPy ma {size:,} B; może mieć najwyżej {most:,}</translation>
    </message>
    <message>
        <source>the header is not that of a NumPy array of numbers</source>
        <translation>nagłówek nie jest nagłówkiem tablicy NumPy z liczbami</translation>
    </message>
    <message>
        <source>the shape of the NumPy array is larger than any maze</source>
        <translation>kształt tablicy NumPy jest większy niż jakikolwiek labirynt</translation>
    </message>
    <message>
        <source>the array has the shape {shape} and the type {dtype}; {hint}</source>
        <translation>tablica ma kształt {shape} i typ {dtype}; {hint}</translation>
    </message>
    <message>
        <source>the array contains numbers other than 0 and 1</source>
        <translation>tablica zawiera liczby inne niż 0 i 1</translation>
    </message>
    <message>
        <source>{reason}; the format {format} reads every element as a cell</source>
        <translation>{reason}; format {format} czyta każdy element jako komórkę</translation>
    </message>
    <message>
        <source>cell {cell} in the last row is open downward, to outside the maze</source>
        <translation>komórka {cell} w ostatnim wierszu jest otwarta w dół, poza labirynt</translation>
    </message>
    <message>
        <source>cell {cell} in the last column is open to the right, to outside the maze</source>
        <translation>komórka {cell} w ostatniej kolumnie jest otwarta w prawo, poza labirynt</translation>
    </message>
    <message>
        <source>this is not a PNG picture</source>
        <translation>to nie jest obraz PNG</translation>
    </message>
    <message>
        <source>the PNG picture has {size:,} bytes; the maximum is {most:,}</source>
        <translation>obraz PNG ma {size:,} B; może mieć najwyżej {most:,}</translation>
    </message>
    <message>
        <source>the PNG picture has more than {most:,} chunks</source>
        <translation>fragmentów obrazu PNG jest więcej niż {most:,}</translation>
    </message>
    <message>
        <source>the PNG picture has the unknown chunk {chunk}</source>
        <translation>obraz PNG ma nieznany fragment {chunk}</translation>
    </message>
    <message>
        <source>the PNG picture does not start with its header</source>
        <translation>obraz PNG nie zaczyna się od nagłówka</translation>
    </message>
    <message>
        <source>the PNG picture has no pixels</source>
        <translation>obraz PNG nie ma pikseli</translation>
    </message>
    <message>
        <source>PNG pictures do not have {depth} bits with the color type {color_type}</source>
        <translation>obrazy PNG z typem koloru {color_type} nie mają takiej liczby bitów: {depth}</translation>
    </message>
    <message>
        <source>this PNG compression method is not supported</source>
        <translation>ta metoda kompresji PNG nie jest obsługiwana</translation>
    </message>
    <message>
        <source>{width} × {height} pixels are too many for a maze</source>
        <translation>{width} × {height} pikseli to zbyt wiele na labirynt</translation>
    </message>
    <message>
        <source>{width} × {height} pixels are more than a file of this size can hold</source>
        <translation>{width} × {height} pikseli to więcej, niż może pomieścić plik tej wielkości</translation>
    </message>
    <message>
        <source>the data of the PNG picture are damaged</source>
        <translation>dane obrazu PNG są uszkodzone</translation>
    </message>
    <message>
        <source>the PNG picture has more data than pixels</source>
        <translation>obraz PNG ma więcej danych niż pikseli</translation>
    </message>
    <message>
        <source>the palette of the PNG picture is damaged</source>
        <translation>paleta obrazu PNG jest uszkodzona</translation>
    </message>
    <message>
        <source>the palette of the PNG picture is missing</source>
        <translation>brakuje palety obrazu PNG</translation>
    </message>
    <message>
        <source>a picture of {width} × {height} pixels cannot be written</source>
        <translation>nie można zapisać obrazu {width} × {height} pikseli</translation>
    </message>
    <message>
        <source>a picture of {width} × {height} pixels would be too large to be read again</source>
        <translation>obraz {width} × {height} pikseli byłby zbyt duży, by go znów odczytać</translation>
    </message>
    <message>
        <source>an animation without frames cannot be written</source>
        <translation>nie można zapisać animacji bez klatek</translation>
    </message>
    <message>
        <source>Line {lines} is left out: it is not a part of the drawing.</source>
        <translation>Wiersz {lines} został pominięty: nie należy do rysunku.</translation>
    </message>
    <message>
        <source>Lines {lines} are left out: they are not a part of the drawing.</source>
        <translation>Wiersze {lines} zostały pominięte: nie należą do rysunku.</translation>
    </message>
    <message>
        <source>The rows are read out of the source code around them.</source>
        <translation>Wiersze odczytano z otaczającego je kodu źródłowego.</translation>
    </message>
    <message>
        <source>The {count:,} drawings of the file have one size, so each is a level.</source>
        <translation>Rysunki w pliku ({count:,}) mają ten sam rozmiar, więc każdy jest poziomem.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first drawing is read; {count:,} others are left out.</source>
        <translation>
            <numerusform>Odczytano tylko pierwszy rysunek; {count:,} inny pominięto.</numerusform>
            <numerusform>Odczytano tylko pierwszy rysunek; {count:,} inne pominięto.</numerusform>
            <numerusform>Odczytano tylko pierwszy rysunek; {count:,} innych pominięto.</numerusform>
        </translation>
    </message>
    <message>
        <source>The blanks around the drawing are left out.</source>
        <translation>Pominięto spacje wokół rysunku.</translation>
    </message>
    <message>
        <source>Every cell is two characters wide.</source>
        <translation>Każda komórka ma szerokość dwóch znaków.</translation>
    </message>
    <message>
        <source>The characters between the symbols are left out.</source>
        <translation>Pominięto znaki między symbolami.</translation>
    </message>
    <message>
        <source>Every character is two cells, one above the other.</source>
        <translation>Każdy znak to dwie komórki, jedna nad drugą.</translation>
    </message>
    <message>
        <source>The walls are {symbols}, and the floor is {floor}.</source>
        <translation>Ściany to {symbols}, a podłoga to {floor}.</translation>
    </message>
    <message>
        <source>These symbols are read as floor: {symbols}.</source>
        <translation>Te symbole odczytano jako podłogę: {symbols}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} blank cells outside of the floor are read as rock.</source>
        <translation>
            <numerusform>{count:,} pustą komórkę poza podłogą odczytano jako skałę.</numerusform>
            <numerusform>{count:,} puste komórki poza podłogą odczytano jako skałę.</numerusform>
            <numerusform>{count:,} pustych komórek poza podłogą odczytano jako skałę.</numerusform>
        </translation>
    </message>
    <message>
        <source>These symbols in cells are left out: {symbols}.</source>
        <translation>Pominięto te symbole w komórkach: {symbols}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} marks in walls are read as open doors.</source>
        <translation>
            <numerusform>{count:,} znak w ścianie odczytano jako otwarte drzwi.</numerusform>
            <numerusform>{count:,} znaki w ścianach odczytano jako otwarte drzwi.</numerusform>
            <numerusform>{count:,} znaków w ścianach odczytano jako otwarte drzwi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} walls are drawn only in part; they are read as closed.</source>
        <translation>
            <numerusform>{count:,} ściana jest narysowana tylko częściowo; odczytano ją jako zamkniętą.</numerusform>
            <numerusform>{count:,} ściany są narysowane tylko częściowo; odczytano je jako zamknięte.</numerusform>
            <numerusform>{count:,} ścian jest narysowanych tylko częściowo; odczytano je jako zamknięte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} posts are drawn with another symbol or not at all.</source>
        <translation>
            <numerusform>{count:,} słupek jest narysowany innym symbolem albo wcale.</numerusform>
            <numerusform>{count:,} słupki są narysowane innym symbolem albo wcale.</numerusform>
            <numerusform>{count:,} słupków jest narysowanych innym symbolem albo wcale.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side of the outer border is not drawn; it is read as closed.</source>
        <translation>Jedna strona zewnętrznej krawędzi nie jest narysowana; odczytano ją jako zamkniętą.</translation>
    </message>
    <message>
        <source>These symbols outside of the maze are left out: {symbols}.</source>
        <translation>Pominięto te symbole poza labiryntem: {symbols}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} filled cells are read as rock.</source>
        <translation>
            <numerusform>{count:,} wypełnioną komórkę odczytano jako skałę.</numerusform>
            <numerusform>{count:,} wypełnione komórki odczytano jako skałę.</numerusform>
            <numerusform>{count:,} wypełnionych komórek odczytano jako skałę.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lines are read as passages, because they do not enclose the maze.</source>
        <translation>Linie odczytano jako przejścia, bo nie otaczają labiryntu.</translation>
    </message>
    <message>
        <source>Every character of the lines is read as a cell of rock.</source>
        <translation>Każdy znak linii odczytano jako komórkę skały.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} secret doors are read as secret cells.</source>
        <translation>
            <numerusform>{count:,} tajne drzwi odczytano jako tajną komórkę.</numerusform>
            <numerusform>{count:,} tajne drzwi odczytano jako tajne komórki.</numerusform>
            <numerusform>{count:,} tajnych drzwi odczytano jako tajne komórki.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} boxes are left out.</source>
        <translation>
            <numerusform>Pominięto {count:,} skrzynię.</numerusform>
            <numerusform>Pominięto {count:,} skrzynie.</numerusform>
            <numerusform>Pominięto {count:,} skrzyń.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{symbol} ({count:,} times)</source>
        <translation>
            <numerusform>{symbol} ({count:,} raz)</numerusform>
            <numerusform>{symbol} ({count:,} razy)</numerusform>
            <numerusform>{symbol} ({count:,} razy)</numerusform>
        </translation>
    </message>
    <message>
        <source>Starts are drawn as {symbol}.</source>
        <translation>Starty są narysowane jako {symbol}.</translation>
    </message>
    <message>
        <source>Goals are drawn as {symbol}.</source>
        <translation>Cele są narysowane jako {symbol}.</translation>
    </message>
    <message>
        <source>it has {count:,} different symbols, so it is rather a text than a drawing</source>
        <translation>zawiera tak wiele różnych symboli ({count:,}), że jest raczej tekstem niż rysunkiem</translation>
    </message>
    <message>
        <source>no symbol can be told to be the wall</source>
        <translation>żadnego symbolu nie da się rozpoznać jako ściany</translation>
    </message>
    <message>
        <source>the walls do not lie on a regular lattice of posts</source>
        <translation>ściany nie leżą na regularnej siatce słupków</translation>
    </message>
    <message>
        <source>the lines do not enclose cells</source>
        <translation>linie nie otaczają komórek</translation>
    </message>
    <message>
        <source>the cells hold words, so it is rather a table than a maze</source>
        <translation>komórki zawierają słowa, więc jest to raczej tabela niż labirynt</translation>
    </message>
    <message>
        <source>a roguelike level has walls of - and | with a floor of dots</source>
        <translation>poziom roguelike ma ściany z - i | oraz podłogę z kropek</translation>
    </message>
    <message>
        <source>a Sokoban level has walls #, one player @ or +, and boxes $ or *</source>
        <translation>poziom Sokobana ma ściany #, jednego gracza @ lub + oraz skrzynie $ lub *</translation>
    </message>
    <message>
        <source>{found} is not a visible character</source>
        <translation>{found} nie jest widocznym znakiem</translation>
    </message>
    <message>
        <source>Drawing with thin walls</source>
        <translation>Rysunek z cienkimi ścianami</translation>
    </message>
    <message>
        <source>Roguelike level</source>
        <translation>Poziom roguelike</translation>
    </message>
    <message>
        <source>Sokoban level</source>
        <translation>Poziom Sokobana</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} floor cells with a wall on every side will be read as rock.</source>
        <translation>
            <numerusform>{count:,} komórka podłogi otoczona ścianami zostanie odczytana jako skała.</numerusform>
            <numerusform>{count:,} komórki podłogi otoczone ścianami zostaną odczytane jako skała.</numerusform>
            <numerusform>{count:,} komórek podłogi otoczonych ścianami zostanie odczytanych jako skała.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} secret doors become walls.</source>
        <translation>
            <numerusform>{count:,} tajne drzwi stają się ścianą.</numerusform>
            <numerusform>{count:,} tajne drzwi stają się ścianami.</numerusform>
            <numerusform>{count:,} tajnych drzwi staje się ścianami.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} doors that need keys become closed doors without any.</source>
        <translation>
            <numerusform>{count:,} drzwi na klucz stają się zwykłymi zamkniętymi drzwiami.</numerusform>
            <numerusform>{count:,} drzwi na klucz stają się zwykłymi zamkniętymi drzwiami.</numerusform>
            <numerusform>{count:,} drzwi na klucz staje się zwykłymi zamkniętymi drzwiami.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} thin walls are left out: a level of LDtk has none.</source>
        <translation>
            <numerusform>Pominięto {count:,} cienką ścianę: poziom LDtk ich nie ma.</numerusform>
            <numerusform>Pominięto {count:,} cienkie ściany: poziom LDtk ich nie ma.</numerusform>
            <numerusform>Pominięto {count:,} cienkich ścian: poziom LDtk ich nie ma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} markers are left out: the project has no entities for them.</source>
        <translation>
            <numerusform>Pominięto {count:,} znacznik: projekt nie ma dla niego obiektu.</numerusform>
            <numerusform>Pominięto {count:,} znaczniki: projekt nie ma dla nich obiektów.</numerusform>
            <numerusform>Pominięto {count:,} znaczników: projekt nie ma dla nich obiektów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The labels of {count:,} markers are left out: they are not the names of their entities.</source>
        <translation>
            <numerusform>Pominięto etykietę {count:,} znacznika: nie jest nazwą jego obiektu.</numerusform>
            <numerusform>Pominięto etykiety {count:,} znaczników: nie są nazwami ich obiektów.</numerusform>
            <numerusform>Pominięto etykiety {count:,} znaczników: nie są nazwami ich obiektów.</numerusform>
        </translation>
    </message>
    <message>
        <source>When the file is opened again, other cells will be taken for rock: name the values of the layer {layer} in LDtk.</source>
        <translation>Przy ponownym otwarciu pliku inne komórki zostaną uznane za skałę: nazwij wartości warstwy {layer} w LDtk.</translation>
    </message>
    <message>
        <source>it has no level of the name {title}; give the maze the name of its level as its title again</source>
        <translation>nie ma poziomu {title}; nadaj labiryntowi ponownie nazwę jego poziomu jako tytuł</translation>
    </message>
    <message>
        <source>the layer {name} has no value for that; add one in LDtk, save the project, and try again</source>
        <translation>warstwa {name} nie ma na to wartości; dodaj ją w LDtk, zapisz projekt i spróbuj ponownie</translation>
    </message>
    <message>
        <source>mazes of hexagons are only read as a whole; convert this one to .maze first</source>
        <translation>labirynty z sześciokątów czyta się tylko w całości; najpierw zamień ten na .maze</translation>
    </message>
    <message>
        <source>it names the file {name}, which is not in its own folder</source>
        <translation>wymienia plik {name}, którego nie ma w jego folderze</translation>
    </message>
    <message>
        <source>The map has hexagons with flat tops, so it is shown turned left by 90°; it is saved as it was.</source>
        <translation>Mapa ma sześciokąty z płaską górą, więc jest pokazana obrócona o 90° w lewo; zapisuje się ją tak, jak była.</translation>
    </message>
    <message>
        <source>The map has staggered rows of diamonds, so it is shown as squares, turned by 45°; it is saved as it was.</source>
        <translation>Mapa ma przesunięte rzędy rombów, więc jest pokazana jako kwadraty, obrócona o 45°; zapisuje się ją tak, jak była.</translation>
    </message>
    <message>
        <source>{generator} cannot make mazes of hexagons: {reason}.</source>
        <translation>{generator} nie może tworzyć labiryntów z sześciokątów: {reason}.</translation>
    </message>
    <message>
        <source>Probability of a passage under a cell that has room for one; a maze has at most 100,000</source>
        <translation>Prawdopodobieństwo przejścia pod komórką, która ma na nie miejsce; labirynt ma ich najwyżej 100 000</translation>
    </message>
    <message>
        <source>it chooses between a level and an upright side, and hexagons have no upright ones</source>
        <translation>wybiera między bokiem poziomym a pionowym, a sześciokąty takich nie mają</translation>
    </message>
    <message>
        <source>it leads straight down from row to row, and below a hexagon there are two</source>
        <translation>prowadzi prosto w dół z rzędu do rzędu, a pod sześciokątem są dwa inne</translation>
    </message>
    <message>
        <source>it divides rectangles by straight walls, and those between hexagons are zigzag</source>
        <translation>dzieli prostokąty prostymi ścianami, a te między sześciokątami są zygzakowate</translation>
    </message>
    <message>
        <source>its passages cross at right angles, and no sides of hexagons do</source>
        <translation>jego przejścia krzyżują się pod kątem prostym, na co boki sześciokątów nie pozwalają</translation>
    </message>
    <message>
        <source>its walls are the squares between other squares</source>
        <translation>jego ścianami są kwadraty między innymi kwadratami</translation>
    </message>
    <message>
        <source>it follows the rule of points that have up to four neighbors</source>
        <translation>działa według reguły punktów, które mają do czterech sąsiadów</translation>
    </message>
    <message>
        <source>it takes only cells with the sides N, E, S and W</source>
        <translation>przyjmuje tylko pola o bokach N, E, S i W</translation>
    </message>
    <message numerus="yes">
        <source>{done:,} of {count:,} mazes</source>
        <translation>
            <numerusform>{done:,} z {count:,} labiryntu</numerusform>
            <numerusform>{done:,} z {count:,} labiryntów</numerusform>
            <numerusform>{done:,} z {count:,} labiryntów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped. {count:,} mazes are kept beside the book; Continue finds the others.</source>
        <translation>
            <numerusform>Zatrzymano. {count:,} labirynt pozostaje obok książki; Kontynuuj znajdzie pozostałe.</numerusform>
            <numerusform>Zatrzymano. {count:,} labirynty pozostają obok książki; Kontynuuj znajdzie pozostałe.</numerusform>
            <numerusform>Zatrzymano. {count:,} labiryntów pozostaje obok książki; Kontynuuj znajdzie pozostałe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Made “{name}”: {count:,} mazes on {pages:,} pages.</source>
        <translation>
            <numerusform>Utworzono „{name}”: {count:,} labirynt na {pages:,} stronach.</numerusform>
            <numerusform>Utworzono „{name}”: {count:,} labirynty na {pages:,} stronach.</numerusform>
            <numerusform>Utworzono „{name}”: {count:,} labiryntów na {pages:,} stronach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Page 1 of {pages:,}</source>
        <translation>Strona 1 z {pages:,}</translation>
    </message>
    <message>
        <source>Pages {left:,} and {right:,} of {pages:,}</source>
        <translation>Strony {left:,} i {right:,} z {pages:,}</translation>
    </message>
    <message>
        <source>A micromouse turns in four directions, so it needs a maze of squares; the lattice of this maze is {lattice}.</source>
        <translation>Micromouse skręca w cztery strony, więc potrzebuje labiryntu z kwadratów; siatka tego labiryntu: {lattice}.</translation>
    </message>
    <message>
        <source>A film ends in .gif, .png, .apng or .webp, a series is named as film-%04d.png; not {name}.</source>
        <translation>Nazwa filmu kończy się na .gif, .png, .apng lub .webp, seria ma nazwę jak film-%04d.png; a nie {name}.</translation>
    </message>
    <message>
        <source>Each step and the end can be shown for 0 to {most} seconds, not {seconds}.</source>
        <translation>Każdy krok i koniec można wyświetlać od 0 do {most} sekund, a nie {seconds}.</translation>
    </message>
    <message>
        <source>Cells of the maze</source>
        <translation>Komórki labiryntu</translation>
    </message>
    <message>
        <source>Waiting cells</source>
        <translation>Czekające komórki</translation>
    </message>
    <message>
        <source>The maze grows at cell {cell}.</source>
        <translation>Labirynt rośnie przy komórce {cell}.</translation>
    </message>
    <message>
        <source>The maze is complete.</source>
        <translation>Labirynt jest gotowy.</translation>
    </message>
    <message>
        <source>Go {side}</source>
        <translation>Idź {side}</translation>
    </message>
    <message>
        <source>up to the right</source>
        <translation>w górę w prawo</translation>
    </message>
    <message>
        <source>down to the right</source>
        <translation>w dół w prawo</translation>
    </message>
    <message>
        <source>down to the left</source>
        <translation>w dół w lewo</translation>
    </message>
    <message>
        <source>up to the left</source>
        <translation>w górę w lewo</translation>
    </message>
    <message>
        <source>A maze of the project has square cells; the lattice of this maze is {lattice}.</source>
        <translation>Labirynt projektu ma kwadratowe komórki; siatka tego labiryntu: {lattice}.</translation>
    </message>
    <message>
        <source>Unknown rock {value}; choose one of {known}.</source>
        <translation>Nieznana skała {value}; wybierz jedną z: {known}.</translation>
    </message>
    <message>
        <source>This drawing needs Qt, which cannot be loaded: “{reason}”.</source>
        <translation>Ten rysunek wymaga Qt, którego nie można wczytać: „{reason}”.</translation>
    </message>
    <message>
        <source>The maze has no start. Mark one, or choose a start cell.</source>
        <translation>Labirynt nie ma startu. Zaznacz go albo wybierz komórkę startową.</translation>
    </message>
    <message>
        <source>The maze has no goal. Mark one, or choose a goal cell.</source>
        <translation>Labirynt nie ma mety. Zaznacz ją albo wybierz komórkę mety.</translation>
    </message>
    <message>
        <source>Jump point search does not apply: it needs squares or hexagons that all cost the same.</source>
        <translation>Szukanie punktów skoku nie ma tu zastosowania: wymaga kwadratów lub sześciokątów o równym koszcie.</translation>
    </message>
    <message>
        <source>The search finds no path, although there is one.</source>
        <translation>Wyszukiwanie nie znajduje drogi, choć ona istnieje.</translation>
    </message>
    <message>
        <source>The search was stopped after {steps}: whether there is a path is not known.</source>
        <translation>Wyszukiwanie zatrzymano (wykonano: {steps}); nie wiadomo, czy istnieje ścieżka.</translation>
    </message>
    <message>
        <source>it has no level {level}; its levels: {levels}</source>
        <translation>nie ma poziomu {level}; jego poziomy: {levels}</translation>
    </message>
    <message>
        <source>the project has no level</source>
        <translation>projekt nie ma żadnego poziomu</translation>
    </message>
    <message>
        <source>its lines cross more than {most:,} sides of cells</source>
        <translation>jego linie przecinają więcej boków komórek niż {most:,}</translation>
    </message>
    <message>
        <source>{count:,} walls and doors are too many to be read again</source>
        <translation>ścian i drzwi jest {count:,}; to za dużo, by odczytać je ponownie</translation>
    </message>
    <message>
        <source>there is no line {key}</source>
        <translation>nie ma wiersza {key}</translation>
    </message>
    <message>
        <source>the value of {key} is not a number</source>
        <translation>wartość {key} nie jest liczbą</translation>
    </message>
    <message>
        <source>the resolution must be greater than 0</source>
        <translation>rozdzielczość musi być większa od 0</translation>
    </message>
    <message>
        <source>the picture {name} cannot be read: {reason}</source>
        <translation>nie można odczytać obrazu {name}: {reason}</translation>
    </message>
    <message>
        <source>its picture would replace {name}, which belongs to no map; choose another name</source>
        <translation>jego obraz zastąpiłby {name}, który nie należy do żadnej mapy; wybierz inną nazwę</translation>
    </message>
    <message>
        <source>`{name}` must be {least:,} to {most:,}, not {value}.</source>
        <translation>`{name}` musi być od {least:,} do {most:,}, nie {value}.</translation>
    </message>
    <message>
        <source>The shape {shape} needs a lattice with rows and columns, such as hexagon; tilings are always whole.</source>
        <translation>Kształt {shape} wymaga sieci z wierszami i kolumnami, na przykład hexagon; parkietaże są zawsze całe.</translation>
    </message>
    <message>
        <source>Choose at least one {name}.</source>
        <translation>Wybierz co najmniej jedną wartość: {name}.</translation>
    </message>
    <message>
        <source>The difficulty must rise, not go from {first:g} to {last:g}.</source>
        <translation>Trudność musi rosnąć, a nie zmieniać się od {first:g} do {last:g}.</translation>
    </message>
    <message>
        <source>Maze {number} ({board}) can have a difficulty from {least:.2f} to {most:.2f}, not {difficulty:.2f}.</source>
        <translation>Labirynt {number} ({board}) może mieć trudność od {least:.2f} do {most:.2f}, a nie {difficulty:.2f}.</translation>
    </message>
    <message>
        <source>Maze {number} ({board}): none with a difficulty from {low:.2f} to {high:.2f} was found within {edits:,} edits; the nearest has {nearest:.2f}.</source>
        <translation>Labirynt {number} ({board}): nie znaleziono żadnego o trudności od {low:.2f} do {high:.2f} w {edits:,} zmianach; najbliższy ma {nearest:.2f}.</translation>
    </message>
    <message>
        <source>Maze {number} ({board}): its cells are {cell:.2f} mm wide on this page; at least {least:g} mm are needed.</source>
        <translation>Labirynt {number} ({board}): jego komórki mają na tej stronie szerokość {cell:.2f} mm; potrzeba co najmniej {least:g} mm.</translation>
    </message>
    <message>
        <source>Difficulty {difficulty:.2f} · seed {seed}
{generator}, {board}, from {low:.4f} to {high:.4f}</source>
        <translation>Trudność {difficulty:.2f} · ziarno {seed}
{generator}, {board}, od {low:.4f} do {high:.4f}</translation>
    </message>
    <message>
        <source>a link ({label}) from {first} to {second}</source>
        <translation>łącze ({label}), początek: {first}, koniec: {second}</translation>
    </message>
    <message>
        <source>{text} is impossible to judge: the design search follows walls only around cells with four sides.</source>
        <translation>{text} nie da się ocenić: wyszukiwanie według wymagań idzie wzdłuż ścian tylko wokół komórek o czterech bokach.</translation>
    </message>
    <message>
        <source>Rock is where the layer {layer} has {values}.</source>
        <translation>Skała jest tam, gdzie warstwa {layer} ma {values}.</translation>
    </message>
    <message>
        <source>No value of the layer {layer} is named for walls; {values} is taken for rock, by the shape of the board.</source>
        <translation>Żadna wartość warstwy {layer} nie ma nazwy oznaczającej ściany; sądząc po kształcie planszy, skałą jest {values}.</translation>
    </message>
    <message>
        <source>Rock is where the layer {layer} has tiles.</source>
        <translation>Skała jest tam, gdzie warstwa {layer} ma kafelki.</translation>
    </message>
    <message>
        <source>No layer is named for walls; cells without a tile are rock.</source>
        <translation>Żadna warstwa nie ma nazwy oznaczającej ściany; komórki bez kafelka są skałą.</translation>
    </message>
    <message>
        <source>Floor is also where it has {values}.</source>
        <translation>Podłoga jest też tam, gdzie ma {values}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines of sight are left out: they do not part two cells.</source>
        <translation>
            <numerusform>Pominięto {count:,} linię widzenia: nie rozdziela dwóch komórek.</numerusform>
            <numerusform>Pominięto {count:,} linie widzenia: nie rozdzielają dwóch komórek.</numerusform>
            <numerusform>Pominięto {count:,} linii widzenia: nie rozdzielają dwóch komórek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines of sight are moved to the nearest sides of cells.</source>
        <translation>
            <numerusform>Przesunięto {count:,} linię widzenia na najbliższy bok komórki.</numerusform>
            <numerusform>Przesunięto {count:,} linie widzenia na najbliższe boki komórek.</numerusform>
            <numerusform>Przesunięto {count:,} linii widzenia na najbliższe boki komórek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} doors are left out: they are not on sides of cells.</source>
        <translation>
            <numerusform>Pominięto {count:,} drzwi: nie leżą na boku komórki.</numerusform>
            <numerusform>Pominięto {count:,} drzwi: nie leżą na bokach komórek.</numerusform>
            <numerusform>Pominięto {count:,} drzwi: nie leżą na bokach komórek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} doors are read as floor.</source>
        <translation>
            <numerusform>{count:,} drzwi odczytano jako podłogę.</numerusform>
            <numerusform>{count:,} drzwi odczytano jako podłogę.</numerusform>
            <numerusform>{count:,} drzwi odczytano jako podłogę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} columns and cells of water are left out.</source>
        <translation>
            <numerusform>Pominięto {count:,} kolumnę lub komórkę wody.</numerusform>
            <numerusform>Pominięto {count:,} kolumny i komórki wody.</numerusform>
            <numerusform>Pominięto {count:,} kolumn i komórek wody.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} closed doors are read as secret doors that were found.</source>
        <translation>
            <numerusform>{count:,} zamknięte drzwi odczytano jako odkryte tajne drzwi.</numerusform>
            <numerusform>{count:,} zamknięte drzwi odczytano jako odkryte tajne drzwi.</numerusform>
            <numerusform>{count:,} zamkniętych drzwi odczytano jako odkryte tajne drzwi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} closed doors within walls are read as secret doors.</source>
        <translation>
            <numerusform>{count:,} zamknięte drzwi w ścianie odczytano jako tajne drzwi.</numerusform>
            <numerusform>{count:,} zamknięte drzwi w ścianach odczytano jako tajne drzwi.</numerusform>
            <numerusform>{count:,} zamkniętych drzwi w ścianach odczytano jako tajne drzwi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells with a wall on every side are rock.</source>
        <translation>
            <numerusform>{count:,} komórka otoczona ścianami jest skałą.</numerusform>
            <numerusform>{count:,} komórki otoczone ścianami są skałą.</numerusform>
            <numerusform>{count:,} komórek otoczonych ścianami jest skałą.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines of sight of objects are left out.</source>
        <translation>
            <numerusform>Pominięto {count:,} linię widzenia obiektu.</numerusform>
            <numerusform>Pominięto {count:,} linie widzenia obiektów.</numerusform>
            <numerusform>Pominięto {count:,} linii widzenia obiektów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells of which the robot knows nothing are rock.</source>
        <translation>
            <numerusform>{count:,} komórka, o której robot nic nie wie, jest skałą.</numerusform>
            <numerusform>{count:,} komórki, o których robot nic nie wie, są skałą.</numerusform>
            <numerusform>{count:,} komórek, o których robot nic nie wie, jest skałą.</numerusform>
        </translation>
    </message>
    <message>
        <source>The map is turned by {degrees:.1f}°; its cells are read unturned.</source>
        <translation>Mapa jest obrócona o {degrees:.1f}°; jej komórki są odczytane bez obrotu.</translation>
    </message>
    <message>
        <source>LDtk project</source>
        <translation>Projekt LDtk</translation>
    </message>
    <message>
        <source>Universal VTT map</source>
        <translation>Mapa Universal VTT</translation>
    </message>
    <message>
        <source>Universal VTT map for players, without secret doors</source>
        <translation>Mapa Universal VTT dla graczy, bez tajnych drzwi</translation>
    </message>
    <message>
        <source>ROS map</source>
        <translation>Mapa ROS</translation>
    </message>
    <message>
        <source>step {number}</source>
        <translation>krok {number}</translation>
    </message>
    <message>
        <source>this is not a journal, or its beginning is damaged</source>
        <translation>to nie jest dziennik albo jego początek jest uszkodzony</translation>
    </message>
    <message>
        <source>the journal does not start with a maze</source>
        <translation>dziennik nie zaczyna się od labiryntu</translation>
    </message>
    <message>
        <source>the journal has two beginnings</source>
        <translation>dziennik zaczyna się dwa razy</translation>
    </message>
    <message>
        <source>the journal contains an unknown record</source>
        <translation>dziennik zawiera nieznany wpis</translation>
    </message>
    <message>
        <source>the journal has more than {most:,} steps</source>
        <translation>kroków w dzienniku jest więcej niż {most:,}</translation>
    </message>
    <message>
        <source>it does not fit the maze</source>
        <translation>nie pasuje do labiryntu</translation>
    </message>
    <message>
        <source>its properties have {size:,} bytes; the maximum is {most:,}</source>
        <translation>jego właściwości mają {size:,} B; mogą mieć najwyżej {most:,}</translation>
    </message>
    <message>
        <source>its links or markers have {size:,} bytes; the maximum is {most:,}</source>
        <translation>jego łącza lub znaczniki mają {size:,} B; mogą mieć najwyżej {most:,}</translation>
    </message>
    <message>
        <source>the journal was not started</source>
        <translation>dziennik nie został rozpoczęty</translation>
    </message>
    <message>
        <source>the journal was removed or replaced</source>
        <translation>dziennik został usunięty lub zastąpiony</translation>
    </message>
    <message>
        <source>this is {kind}; {step}</source>
        <translation>to {kind}; {step}</translation>
    </message>
    <message>
        <source>a HEIC or AVIF picture</source>
        <translation>obraz HEIC lub AVIF</translation>
    </message>
    <message>
        <source>a JPEG XL or JPEG 2000 picture</source>
        <translation>obraz JPEG XL lub JPEG 2000</translation>
    </message>
    <message>
        <source>a picture of a kind that is not read ({kind})</source>
        <translation>obraz rodzaju, którego program nie odczytuje ({kind})</translation>
    </message>
    <message>
        <source>a picture with layers of {program}</source>
        <translation>obraz z warstwami programu {program}</translation>
    </message>
    <message>
        <source>an icon</source>
        <translation>ikona</translation>
    </message>
    <message>
        <source>an XPM or XBM picture</source>
        <translation>obraz XPM lub XBM</translation>
    </message>
    <message>
        <source>an SVG drawing</source>
        <translation>rysunek SVG</translation>
    </message>
    <message>
        <source>a PostScript drawing</source>
        <translation>rysunek PostScript</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>dokument PDF</translation>
    </message>
    <message>
        <source>a drawing of {program}</source>
        <translation>rysunek programu {program}</translation>
    </message>
    <message>
        <source>a floor plan (DXF or IFC)</source>
        <translation>plan budynku (DXF lub IFC)</translation>
    </message>
    <message>
        <source>a three-dimensional model</source>
        <translation>model trójwymiarowy</translation>
    </message>
    <message>
        <source>a text document</source>
        <translation>dokument edytora tekstu</translation>
    </message>
    <message>
        <source>a spreadsheet</source>
        <translation>arkusz kalkulacyjny</translation>
    </message>
    <message>
        <source>a presentation</source>
        <translation>prezentacja</translation>
    </message>
    <message>
        <source>a document of an older Office program</source>
        <translation>dokument starszej wersji pakietu Office</translation>
    </message>
    <message>
        <source>a document in Rich Text Format</source>
        <translation>dokument w formacie Rich Text</translation>
    </message>
    <message>
        <source>a packed file ({kind})</source>
        <translation>plik spakowany ({kind})</translation>
    </message>
    <message>
        <source>a ZIP archive that ends too early</source>
        <translation>archiwum ZIP, które kończy się za wcześnie</translation>
    </message>
    <message>
        <source>an archive of NumPy arrays without a maze</source>
        <translation>archiwum tablic NumPy bez labiryntu</translation>
    </message>
    <message>
        <source>a Java archive</source>
        <translation>archiwum Javy</translation>
    </message>
    <message>
        <source>a backup or a part of an LDtk project without a level</source>
        <translation>kopia lub część projektu LDtk bez poziomu</translation>
    </message>
    <message>
        <source>a map of Dungeondraft</source>
        <translation>mapa programu Dungeondraft</translation>
    </message>
    <message>
        <source>a scene of Foundry VTT</source>
        <translation>scena programu Foundry VTT</translation>
    </message>
    <message>
        <source>a {part} of Tiled</source>
        <translation>plik programu Tiled ({part})</translation>
    </message>
    <message>
        <source>tileset</source>
        <translation>zestaw kafelków</translation>
    </message>
    <message>
        <source>world</source>
        <translation>świat</translation>
    </message>
    <message>
        <source>template</source>
        <translation>szablon</translation>
    </message>
    <message>
        <source>project</source>
        <translation>projekt</translation>
    </message>
    <message>
        <source>session</source>
        <translation>sesja</translation>
    </message>
    <message>
        <source>a scene or resource of Godot</source>
        <translation>scena lub zasób silnika Godot</translation>
    </message>
    <message>
        <source>a scene or prefab of Unity</source>
        <translation>scena lub prefabrykat silnika Unity</translation>
    </message>
    <message>
        <source>a level or project of Ogmo</source>
        <translation>poziom lub projekt edytora Ogmo</translation>
    </message>
    <message>
        <source>a map of Tiled that was exported as JavaScript</source>
        <translation>mapa programu Tiled wyeksportowana jako JavaScript</translation>
    </message>
    <message>
        <source>a room or resource of GameMaker</source>
        <translation>pokój lub zasób programu GameMaker</translation>
    </message>
    <message>
        <source>a file of vaults of Dungeon Crawl without a map</source>
        <translation>plik komnat z Dungeon Crawl bez mapy</translation>
    </message>
    <message>
        <source>a map of RPG Maker</source>
        <translation>mapa programu RPG Maker</translation>
    </message>
    <message>
        <source>a list of searches on a map of MovingAI</source>
        <translation>lista wyszukiwań na mapie MovingAI</translation>
    </message>
    <message>
        <source>the description of a sprite sheet</source>
        <translation>opis arkusza sprite’ów</translation>
    </message>
    <message>
        <source>a sprite of Aseprite</source>
        <translation>sprite programu Aseprite</translation>
    </message>
    <message>
        <source>a picture of REXPaint</source>
        <translation>obraz programu REXPaint</translation>
    </message>
    <message>
        <source>a world or structure of Minecraft</source>
        <translation>świat lub konstrukcja z Minecrafta</translation>
    </message>
    <message>
        <source>a world or robot of Gazebo</source>
        <translation>świat lub robot symulatora Gazebo</translation>
    </message>
    <message>
        <source>a geographic map (GeoJSON, KML, GPX or OSM)</source>
        <translation>mapa geograficzna (GeoJSON, KML, GPX lub OSM)</translation>
    </message>
    <message>
        <source>a NumPy array of another shape or type</source>
        <translation>tablica NumPy o innym kształcie lub typie</translation>
    </message>
    <message>
        <source>data of Python&apos;s pickle</source>
        <translation>dane modułu pickle Pythona</translation>
    </message>
    <message>
        <source>a MATLAB data file</source>
        <translation>plik danych MATLAB-a</translation>
    </message>
    <message>
        <source>an HDF5 file</source>
        <translation>plik HDF5</translation>
    </message>
    <message>
        <source>a Parquet table</source>
        <translation>tabela Parquet</translation>
    </message>
    <message>
        <source>an SQLite database</source>
        <translation>baza danych SQLite</translation>
    </message>
    <message>
        <source>a recording of ROS</source>
        <translation>nagranie ROS</translation>
    </message>
    <message>
        <source>a Jupyter notebook</source>
        <translation>notatnik Jupyter</translation>
    </message>
    <message>
        <source>JSON of an unknown kind</source>
        <translation>JSON nieznanego rodzaju</translation>
    </message>
    <message>
        <source>JSON that ends too early</source>
        <translation>JSON, który kończy się za wcześnie</translation>
    </message>
    <message>
        <source>XML of an unknown kind</source>
        <translation>XML nieznanego rodzaju</translation>
    </message>
    <message>
        <source>a text of keys and values</source>
        <translation>tekst złożony z kluczy i wartości</translation>
    </message>
    <message>
        <source>a table of other numbers</source>
        <translation>tabela innych liczb</translation>
    </message>
    <message>
        <source>a table of words</source>
        <translation>tabela słów</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>program</translation>
    </message>
    <message>
        <source>a font</source>
        <translation>czcionka</translation>
    </message>
    <message>
        <source>a sound or a video</source>
        <translation>dźwięk lub film</translation>
    </message>
    <message>
        <source>the source code of a program</source>
        <translation>kod źródłowy programu</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>strona internetowa</translation>
    </message>
    <message>
        <source>a Markdown document</source>
        <translation>dokument Markdown</translation>
    </message>
    <message>
        <source>a LaTeX document</source>
        <translation>dokument LaTeX</translation>
    </message>
    <message>
        <source>a text of words</source>
        <translation>tekst złożony ze słów</translation>
    </message>
    <message>
        <source>a pointer of Git LFS, not the file itself</source>
        <translation>wskaźnik Git LFS, a nie sam plik</translation>
    </message>
    <message>
        <source>a file of nothing but blanks or zeros</source>
        <translation>plik, w którym są tylko odstępy lub zera</translation>
    </message>
    <message>
        <source>a text without a maze that Mazarine knows</source>
        <translation>tekst bez labiryntu, który Mazarine rozpoznaje</translation>
    </message>
    <message>
        <source>a file of an unknown kind</source>
        <translation>plik nieznanego rodzaju</translation>
    </message>
    <message>
        <source>save the picture as PNG and open that</source>
        <translation>zapisz obraz jako PNG i otwórz tamten plik</translation>
    </message>
    <message>
        <source>save the page as PNG and open that</source>
        <translation>zapisz stronę jako PNG i otwórz ten obraz</translation>
    </message>
    <message>
        <source>make a picture of it from above and open that as PNG</source>
        <translation>zrób jego obraz z góry i otwórz go jako PNG</translation>
    </message>
    <message>
        <source>unpack it and open the file inside</source>
        <translation>rozpakuj go i otwórz plik, który jest w środku</translation>
    </message>
    <message>
        <source>save the sheet as CSV, with 1 for walls and 0 for floor, and open that</source>
        <translation>zapisz arkusz jako CSV, z 1 dla ścian i 0 dla podłogi, i otwórz ten plik</translation>
    </message>
    <message>
        <source>save the cells as CSV, with 1 for walls and 0 for floor, and open that</source>
        <translation>zapisz komórki jako CSV, z 1 dla ścian i 0 dla podłogi, i otwórz ten plik</translation>
    </message>
    <message>
        <source>load it in Python and save the array of the maze with numpy.save</source>
        <translation>wczytaj go w Pythonie i zapisz tablicę labiryntu za pomocą numpy.save</translation>
    </message>
    <message>
        <source>copy the maze alone to a text file and open that</source>
        <translation>skopiuj sam labirynt do pliku tekstowego i otwórz ten plik</translation>
    </message>
    <message>
        <source>run it, save the maze that it makes, and open that</source>
        <translation>uruchom go, zapisz labirynt, który tworzy, i otwórz ten plik</translation>
    </message>
    <message>
        <source>export it as Universal VTT and open that</source>
        <translation>wyeksportuj ją jako Universal VTT i otwórz ten plik</translation>
    </message>
    <message>
        <source>export its layer of tiles as a map of Tiled and open that</source>
        <translation>wyeksportuj jej warstwę kafelków jako mapę Tiled i otwórz tę mapę</translation>
    </message>
    <message>
        <source>open the map that uses it</source>
        <translation>otwórz mapę, która z tego korzysta</translation>
    </message>
    <message>
        <source>open one of its maps</source>
        <translation>otwórz jedną z jego map</translation>
    </message>
    <message>
        <source>open the map whose name stands in it</source>
        <translation>otwórz mapę, której nazwa jest w nim podana</translation>
    </message>
    <message>
        <source>save it in Tiled as .tmj and open that</source>
        <translation>zapisz ją w programie Tiled jako .tmj i otwórz ten plik</translation>
    </message>
    <message>
        <source>open a file with the lines MAP and ENDMAP</source>
        <translation>otwórz plik z wierszami MAP i ENDMAP</translation>
    </message>
    <message>
        <source>open the project itself, which ends in .ldtk</source>
        <translation>otwórz sam projekt, którego nazwa kończy się na .ldtk</translation>
    </message>
    <message>
        <source>write its grid as text, one character a cell, and open that</source>
        <translation>zapisz siatkę jako tekst, jeden znak na komórkę, i otwórz ten plik</translation>
    </message>
    <message>
        <source>draw walls as # and floor as blanks, one character a cell, and open that</source>
        <translation>narysuj ściany znakiem #, a podłogę odstępami, jeden znak na komórkę, i otwórz ten plik</translation>
    </message>
    <message>
        <source>fetch the file with `git lfs pull`</source>
        <translation>pobierz plik poleceniem `git lfs pull`</translation>
    </message>
    <message>
        <source>copy or download the whole file again</source>
        <translation>skopiuj lub pobierz cały plik jeszcze raz</translation>
    </message>
    <message>
        <source>save the maze again</source>
        <translation>zapisz labirynt jeszcze raz</translation>
    </message>
    <message>
        <source>save the maze as text, as CSV or as PNG, and open that</source>
        <translation>zapisz labirynt jako tekst, CSV lub PNG i otwórz ten plik</translation>
    </message>
    <message>
        <source>The tiles of the map are not drawn: {reason}.</source>
        <translation>Kafelki mapy nie są rysowane: {reason}.</translation>
    </message>
    <message>
        <source>Every cell is rock.</source>
        <translation>Wszystkie pola to skała.</translation>
    </message>
    <message>
        <source>Every cell is floor, and there is no wall.</source>
        <translation>Wszystkie pola to podłoga i nie ma żadnej ściany.</translation>
    </message>
    <message>
        <source>Only {count:,} of {total:,} cells are floor.</source>
        <translation>Tylko {count:,} z {total:,} pól to podłoga.</translation>
    </message>
    <message>
        <source>There is floor all around the maze; crop it if it does not belong to it.</source>
        <translation>Wokół całego labiryntu jest podłoga; przytnij ją, jeśli do niego nie należy.</translation>
    </message>
    <message>
        <source>This was read as {title}; it could also be {others} (--from {format}).</source>
        <translation>Odczytano jako {title}; może to być też {others} (--from {format}).</translation>
    </message>
    <message>
        <source>Every number other than 0 was read as rock.</source>
        <translation>Każdą liczbę inną niż 0 odczytano jako skałę.</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as {encoding}.</source>
        <translation>Tekst nie jest w UTF-8; odczytano go jako {encoding}.</translation>
    </message>
    <message>
        <source>Only a maze of squares can be converted to thin walls.</source>
        <translation>Na cienkie ściany można zamienić tylko labirynt z kwadratów.</translation>
    </message>
    <message>
        <source>it gets another format</source>
        <translation>dostaje inny format</translation>
    </message>
    <message>
        <source>the format “{title}” holds square cells only; hexagons can be saved as {known}</source>
        <translation>format „{title}” mieści tylko kwadratowe komórki; sześciokąty można zapisać jako {known}</translation>
    </message>
    <message>
        <source>it would share the file {name} with the original</source>
        <translation>dzieliłby plik {name} z oryginałem</translation>
    </message>
    <message>
        <source>it gets to another folder, where the files that it names are not</source>
        <translation>trafia do innego folderu, w którym nie ma plików przez niego nazwanych</translation>
    </message>
    <message>
        <source>this is a file, not a folder</source>
        <translation>to jest plik, a nie folder</translation>
    </message>
    <message>
        <source>this is not a Zarr store, so it cannot be replaced by one</source>
        <translation>to nie jest magazyn Zarr, więc nie można go takim zastąpić</translation>
    </message>
    <message>
        <source>there are more than {most:,} of them</source>
        <translation>jest ich więcej niż {most:,}</translation>
    </message>
    <message>
        <source>together they have more than {most:,} pixels</source>
        <translation>razem mają więcej niż {most:,} pikseli</translation>
    </message>
    <message>
        <source>a .maze or .npz file must be a ZIP archive</source>
        <translation>plik .maze lub .npz musi być archiwum ZIP</translation>
    </message>
    <message>
        <source>the file is empty; save or copy it again</source>
        <translation>plik jest pusty; zapisz go lub skopiuj jeszcze raz</translation>
    </message>
    <message>
        <source>files of this format are only read</source>
        <translation>pliki w tym formacie można tylko odczytywać</translation>
    </message>
    <message>
        <source>this is not {encoding} text</source>
        <translation>to nie jest tekst {encoding}</translation>
    </message>
    <message>
        <source>expected a row of costs from 1 to 9, or 0 for rock, separated by commas, tabs or spaces</source>
        <translation>oczekiwano wiersza kosztów od 1 do 9 lub 0 dla skały, oddzielonych przecinkami, tabulatorami lub spacjami</translation>
    </message>
    <message>
        <source>the start or goal at row {row}, column {col} is outside the table</source>
        <translation>start lub cel w wierszu {row}, kolumnie {col} leży poza tabelą</translation>
    </message>
    <message>
        <source>this Zarr store holds no maze: it needs the attribute maze and the arrays cells and walls</source>
        <translation>ten magazyn Zarr nie zawiera labiryntu: potrzebny jest atrybut maze oraz tablice cells i walls</translation>
    </message>
    <message>
        <source>the block of cells that begins at {cell} is damaged: it differs from the checksum that was recorded</source>
        <translation>blok komórek zaczynający się w {cell} jest uszkodzony: nie zgadza się z zapisaną sumą kontrolną</translation>
    </message>
    <message>
        <source>give either `origin` or `anchor`, not both</source>
        <translation>podaj albo `origin`, albo `anchor`, nie oba</translation>
    </message>
    <message>
        <source>the JSON ends too early; copy or download the whole file again</source>
        <translation>JSON kończy się za wcześnie; skopiuj lub pobierz cały plik jeszcze raz</translation>
    </message>
    <message>
        <source>Table of costs, 1 to 9</source>
        <translation>Tabela kosztów, od 1 do 9</translation>
    </message>
    <message>
        <source>Zarr store for large mazes</source>
        <translation>Magazyn Zarr dla dużych labiryntów</translation>
    </message>
    <message>
        <source>Only level {level} of {levels} is written.</source>
        <translation>Zapisany zostanie tylko poziom {level} (liczba poziomów: {levels}).</translation>
    </message>
    <message>
        <source>the names of regions</source>
        <translation>nazwy regionów</translation>
    </message>
    <message>
        <source>the costs of cells</source>
        <translation>koszty komórek</translation>
    </message>
    <message>
        <source>The costs of cells that become walls or passages are left out.</source>
        <translation>Koszty komórek, które stają się ścianami lub przejściami, zostają pominięte.</translation>
    </message>
    <message>
        <source>this is not a picture of a kind that is read: PNG, JPEG, GIF, BMP, WebP, PNM or TIFF</source>
        <translation>to nie jest obraz rodzaju, który można odczytać: PNG, JPEG, GIF, BMP, WebP, PNM lub TIFF</translation>
    </message>
    <message>
        <source>the {kind} picture is damaged or truncated; open it in an image program and save it again</source>
        <translation>obraz {kind} jest uszkodzony lub ucięty; otwórz go w programie graficznym i zapisz ponownie</translation>
    </message>
    <message>
        <source>{width} × {height} pixels cannot be read; a picture has one to {most} million pixels</source>
        <translation>nie można odczytać {width} × {height} pikseli; obraz ma od jednego do {most} milionów pikseli</translation>
    </message>
    <message>
        <source>no grid of cells was found in this picture; say more about it with --cells, --threshold or --walls, or open it in the window to mark its corners</source>
        <translation>na tym obrazie nie znaleziono siatki komórek; podaj więcej przez --cells, --threshold lub --walls albo otwórz go w oknie, aby zaznaczyć jego rogi</translation>
    </message>
    <message>
        <source>The picture was read as {rows} × {cols} cells of {pitch} pixels with thin walls.</source>
        <translation>Obraz odczytano jako {rows} × {cols} komórek po {pitch} pikseli z cienkimi ścianami.</translation>
    </message>
    <message>
        <source>The picture was read as {rows} × {cols} cells of {pitch} pixels, each rock or floor.</source>
        <translation>Obraz odczytano jako {rows} × {cols} komórek po {pitch} pikseli, z których każda jest skałą lub podłogą.</translation>
    </message>
    <message>
        <source>If that is wrong, say more with --cells, --threshold or --walls.</source>
        <translation>Jeśli to błąd, podaj więcej przez --cells, --threshold lub --walls.</translation>
    </message>
    <message>
        <source>No grid of larger cells was found in the picture, so each square of {pitch} × {pitch} pixels is a cell.</source>
        <translation>Na obrazie nie znaleziono siatki większych komórek, więc każdy kwadrat {pitch} × {pitch} pikseli jest komórką.</translation>
    </message>
    <message>
        <source>The grid was not clear; compare the maze with the picture.</source>
        <translation>Siatka nie była wyraźna; porównaj labirynt z obrazem.</translation>
    </message>
    <message>
        <source>Which colored cell is the start and which is the goal is a guess.</source>
        <translation>Które z kolorowych komórek jest startem, a która metą, to tylko przypuszczenie.</translation>
    </message>
    <message>
        <source>The picture has no outer border; it was closed.</source>
        <translation>Obraz nie ma zewnętrznej granicy; została zamknięta.</translation>
    </message>
    <message numerus="yes">
        <source>Things drawn in {count:,} cells were left out.</source>
        <translation>
            <numerusform>Pominięto to, co narysowano w {count:,} komórce.</numerusform>
            <numerusform>Pominięto to, co narysowano w {count:,} komórkach.</numerusform>
            <numerusform>Pominięto to, co narysowano w {count:,} komórkach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the last of {count:,} frames was read.</source>
        <translation>Odczytano tylko ostatnią z {count:,} klatek.</translation>
    </message>
    <message>
        <source>Picture of a maze</source>
        <translation>Obraz labiryntu</translation>
    </message>
    <message>
        <source>the text has no rows of equally many numbers or signs</source>
        <translation>tekst nie ma wierszy o tej samej liczbie liczb lub znaków</translation>
    </message>
    <message>
        <source>no table of whole numbers or signs is in the file</source>
        <translation>w pliku nie ma tablicy liczb całkowitych ani znaków</translation>
    </message>
    <message>
        <source>the table has more different values than a maze has kinds of cells</source>
        <translation>tablica ma więcej różnych wartości, niż labirynt ma rodzajów komórek</translation>
    </message>
    <message>
        <source>the table does not hold one number from 0 to 15 per cell, which stand for the sides</source>
        <translation>tablica nie ma dla każdej komórki liczby od 0 do 15, która opisuje jej boki</translation>
    </message>
    <message>
        <source>the lines are not those of cells: two numbers for the place, and four for the sides</source>
        <translation>wiersze nie opisują komórek: dwie liczby dla miejsca i cztery dla boków</translation>
    </message>
    <message>
        <source>the text does not begin with rows of equally many hexadecimal digits</source>
        <translation>tekst nie zaczyna się od wierszy o tej samej liczbie cyfr szesnastkowych</translation>
    </message>
    <message>
        <source>it has no maze {name}; its mazes are numbered from 1 to {count:,}</source>
        <translation>nie ma w nim labiryntu {name}; labirynty mają numery od 1 do {count:,}</translation>
    </message>
    <message>
        <source>the lines are not those of cells with the numbers of their neighbors</source>
        <translation>wiersze nie opisują komórek z numerami ich sąsiadów</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} rows of another length are left out.</source>
        <translation>
            <numerusform>Pominięto {count:,} wiersz innej długości.</numerusform>
            <numerusform>Pominięto {count:,} wiersze innej długości.</numerusform>
            <numerusform>Pominięto {count:,} wierszy innej długości.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} rows are shorter or longer than those above; their ends were filled or cut off.</source>
        <translation>
            <numerusform>{count:,} wiersz jest krótszy lub dłuższy niż te powyżej; jego koniec uzupełniono lub ucięto.</numerusform>
            <numerusform>{count:,} wiersze są krótsze lub dłuższe niż te powyżej; ich końce uzupełniono lub ucięto.</numerusform>
            <numerusform>{count:,} wierszy jest krótszych lub dłuższych niż te powyżej; ich końce uzupełniono lub ucięto.</numerusform>
        </translation>
    </message>
    <message>
        <source>The value {wall} was read as wall; it could also be {other} (--from {format}).</source>
        <translation>Wartość {wall} odczytano jako ścianę; mogłaby to być też {other} (--from {format}).</translation>
    </message>
    <message>
        <source>The value {wall} was read as wall; it could also be {other}.</source>
        <translation>Wartość {wall} odczytano jako ścianę; mogłaby to być też {other}.</translation>
    </message>
    <message>
        <source>These values were read as wall, too: {values}.</source>
        <translation>Te wartości także odczytano jako ściany: {values}.</translation>
    </message>
    <message>
        <source>Cells with other values were read as floor: {values}.</source>
        <translation>Komórki o innych wartościach odczytano jako podłogę: {values}.</translation>
    </message>
    <message>
        <source>The value {start} was read as the start and {goal} as the goal.</source>
        <translation>Wartość {start} odczytano jako start, a {goal} jako metę.</translation>
    </message>
    <message>
        <source>The two cells with the value {value} were read as the start and the goal.</source>
        <translation>Dwie komórki o wartości {value} odczytano jako start i metę.</translation>
    </message>
    <message>
        <source>The start and the goal were read from numbers beside the table.</source>
        <translation>Start i metę odczytano z liczb obok tablicy.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} other lines are left out.</source>
        <translation>
            <numerusform>Pominięto {count:,} inny wiersz.</numerusform>
            <numerusform>Pominięto {count:,} inne wiersze.</numerusform>
            <numerusform>Pominięto {count:,} innych wierszy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fields without content were read as wall.</source>
        <translation>Pola bez zawartości odczytano jako ściany.</translation>
    </message>
    <message>
        <source>The numbers were read as sides of cells: {bits}; a set bit means {meaning}.</source>
        <translation>Liczby odczytano jako boki komórek: {bits}; ustawiony bit oznacza {meaning}.</translation>
    </message>
    <message>
        <source>The number 1 was read as {meaning}.</source>
        <translation>Liczbę 1 odczytano jako {meaning}.</translation>
    </message>
    <message>
        <source>They can also be read with another order of the bits: {bits}.</source>
        <translation>Można je też odczytać w innej kolejności bitów: {bits}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} walls are in only one of their two cells, first at cell {cell}.</source>
        <translation>
            <numerusform>{count:,} ścianę ma tylko jedna z jej dwóch komórek, najpierw przy komórce {cell}.</numerusform>
            <numerusform>{count:,} ściany ma tylko jedna z ich dwóch komórek, najpierw przy komórce {cell}.</numerusform>
            <numerusform>{count:,} ścian ma tylko jedna z ich dwóch komórek, najpierw przy komórce {cell}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells have no line and were read as rock.</source>
        <translation>
            <numerusform>{count:,} komórka nie ma wiersza i została odczytana jako skała.</numerusform>
            <numerusform>{count:,} komórki nie mają wiersza i zostały odczytane jako skała.</numerusform>
            <numerusform>{count:,} komórek nie ma wiersza i zostało odczytanych jako skała.</numerusform>
        </translation>
    </message>
    <message>
        <source>The entry or exit {x},{y} is outside the maze and left out.</source>
        <translation>Wejście lub wyjście {x},{y} leży poza labiryntem i zostało pominięte.</translation>
    </message>
    <message>
        <source>Without a start and a goal, neither of them nor a path is written.</source>
        <translation>Bez startu i mety nie zapisuje się ani ich, ani ścieżki.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} starts and goals more than the first of each are left out.</source>
        <translation>
            <numerusform>Pominięto {count:,} start lub metę poza pierwszymi.</numerusform>
            <numerusform>Pominięto {count:,} starty i mety poza pierwszymi.</numerusform>
            <numerusform>Pominięto {count:,} startów i met poza pierwszymi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells are not connected to the first and left out.</source>
        <translation>
            <numerusform>{count:,} komórka nie jest połączona z pierwszą i została pominięta.</numerusform>
            <numerusform>{count:,} komórki nie są połączone z pierwszą i zostały pominięte.</numerusform>
            <numerusform>{count:,} komórek nie jest połączonych z pierwszą i zostało pominiętych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} neighbors do not fit into a grid of squares.</source>
        <translation>
            <numerusform>{count:,} sąsiad nie pasuje do siatki kwadratów.</numerusform>
            <numerusform>{count:,} sąsiady nie pasują do siatki kwadratów.</numerusform>
            <numerusform>{count:,} sąsiadów nie pasuje do siatki kwadratów.</numerusform>
        </translation>
    </message>
    <message>
        <source>a wall</source>
        <translation>ścianę</translation>
    </message>
    <message>
        <source>an opening</source>
        <translation>przejście</translation>
    </message>
    <message>
        <source>The file holds {count:,} mazes; the first was read.</source>
        <translation>Labirynty w pliku: {count:,}; odczytano pierwszy.</translation>
    </message>
    <message>
        <source>The file holds several arrays; {name} was read.</source>
        <translation>Plik zawiera kilka tablic; odczytano {name}.</translation>
    </message>
    <message>
        <source>Table of numbers or signs</source>
        <translation>Tablica liczb lub znaków</translation>
    </message>
    <message>
        <source>Table, 1 is wall</source>
        <translation>Tablica, 1 to ściana</translation>
    </message>
    <message>
        <source>Table, 0 is wall</source>
        <translation>Tablica, 0 to ściana</translation>
    </message>
    <message>
        <source>Table of side masks, 0 to 15</source>
        <translation>Tablica masek boków, od 0 do 15</translation>
    </message>
    <message>
        <source>Table of cells and their sides</source>
        <translation>Tablica komórek i ich boków</translation>
    </message>
    <message>
        <source>Table of cells and their neighbors</source>
        <translation>Tablica komórek i ich sąsiadów</translation>
    </message>
    <message>
        <source>A-Maze-ing output</source>
        <translation>Wynik A-Maze-ing</translation>
    </message>
    <message>
        <source>maze-dataset archive</source>
        <translation>Archiwum maze-dataset</translation>
    </message>
    <message>
        <source>a map cannot declare a document type of its own</source>
        <translation>mapa nie może deklarować własnego typu dokumentu</translation>
    </message>
    <message>
        <source>the entity {name} is not declared</source>
        <translation>encja {name} nie jest zadeklarowana</translation>
    </message>
    <message>
        <source>the root element is &lt;{tag}&gt;, not &lt;{root}&gt;</source>
        <translation>element główny to &lt;{tag}&gt;, a nie &lt;{root}&gt;</translation>
    </message>
    <message>
        <source>the map has no tile for that yet; choose one</source>
        <translation>mapa nie ma jeszcze takiego kafelka; wybierz go</translation>
    </message>
    <message>
        <source>the map has no tile whose property “cost” is {cost}, or no layer for it</source>
        <translation>mapa nie ma kafelka, którego właściwość „cost” ma wartość {cost}, lub warstwy dla niego</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells are rock because they have a tile on a layer for walls: {layers}.</source>
        <translation>
            <numerusform>{count:,} komórka jest skałą, bo ma kafelek na warstwie ścian: {layers}.</numerusform>
            <numerusform>{count:,} komórki są skałą, bo mają kafelek na warstwie ścian: {layers}.</numerusform>
            <numerusform>{count:,} komórek jest skałą, bo mają kafelek na warstwie ścian: {layers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells are rock because objects for walls cover them: {layers}.</source>
        <translation>
            <numerusform>{count:,} komórka jest skałą, bo zakrywa ją obiekt oznaczający ścianę: {layers}.</numerusform>
            <numerusform>{count:,} komórki są skałą, bo zakrywają je obiekty oznaczające ściany: {layers}.</numerusform>
            <numerusform>{count:,} komórek jest skałą, bo zakrywają je obiekty oznaczające ściany: {layers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells are rock because their tiles have a property such as “collides”.</source>
        <translation>
            <numerusform>{count:,} komórka jest skałą, bo jej kafelek ma właściwość taką jak „collides”.</numerusform>
            <numerusform>{count:,} komórki są skałą, bo ich kafelki mają właściwość taką jak „collides”.</numerusform>
            <numerusform>{count:,} komórek jest skałą, bo ich kafelki mają właściwość taką jak „collides”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No layer is named for walls, so {count:,} cells without a tile are rock.</source>
        <translation>
            <numerusform>Żadna warstwa nie ma nazwy ścian, więc {count:,} komórka bez kafelka jest skałą.</numerusform>
            <numerusform>Żadna warstwa nie ma nazwy ścian, więc {count:,} komórki bez kafelka są skałą.</numerusform>
            <numerusform>Żadna warstwa nie ma nazwy ścian, więc {count:,} komórek bez kafelka jest skałą.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The property “cost” of {count:,} tiles is no whole number from 1 to 9 and was not read, first: {value}.</source>
        <translation>
            <numerusform>Właściwość „cost” {count:,} kafelka nie jest liczbą całkowitą od 1 do 9 i nie została odczytana: {value}.</numerusform>
            <numerusform>Właściwość „cost” {count:,} kafelków nie jest liczbą całkowitą od 1 do 9 i nie została odczytana, pierwsza: {value}.</numerusform>
            <numerusform>Właściwość „cost” {count:,} kafelków nie jest liczbą całkowitą od 1 do 9 i nie została odczytana, pierwsza: {value}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No layer is named for walls, so every tile is floor; name a layer “walls”, or give a tile the property “collides”.</source>
        <translation>Żadna warstwa nie ma nazwy ścian, więc każdy kafelek jest podłogą; nazwij warstwę „walls” albo nadaj kafelkowi właściwość „collides”.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} objects of the layer {layer} are not read; they stay in the file.</source>
        <translation>
            <numerusform>{count:,} obiekt warstwy {layer} nie jest wczytany; pozostaje w pliku.</numerusform>
            <numerusform>{count:,} obiekty warstwy {layer} nie są wczytane; pozostają w pliku.</numerusform>
            <numerusform>{count:,} obiektów warstwy {layer} nie jest wczytanych; pozostają w pliku.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more layers with objects are not read.</source>
        <translation>
            <numerusform>Jeszcze {count:,} warstwa z obiektami nie jest wczytana.</numerusform>
            <numerusform>Jeszcze {count:,} warstwy z obiektami nie są wczytane.</numerusform>
            <numerusform>Jeszcze {count:,} warstw z obiektami nie jest wczytanych.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiled file</source>
        <translation>plik programu Tiled</translation>
    </message>
    <message>
        <source>No passage can be opened at row {row}, column {col} to side {side}.</source>
        <translation>Nie można otworzyć przejścia w wierszu {row}, kolumnie {col} po stronie {side}.</translation>
    </message>
    <message>
        <source>Recursive backtracker: depth-first search. Long winding passages, few dead ends.</source>
        <translation>Rekurencyjne cofanie się: przeszukiwanie w głąb. Długie, kręte przejścia, mało ślepych zaułków.</translation>
    </message>
    <message>
        <source>Grows from one cell: opens a random wall at the border of the maze. Short dead ends everywhere.</source>
        <translation>Rośnie od jednej komórki: otwiera losową ścianę na brzegu labiryntu. Wszędzie krótkie ślepe zaułki.</translation>
    </message>
    <message>
        <source>Opens random walls between separate trees until one tree is left. Many short dead ends.</source>
        <translation>Otwiera losowe ściany między osobnymi drzewami, aż zostanie jedno drzewo. Wiele krótkich ślepych zaułków.</translation>
    </message>
    <message>
        <source>Wall list, blocks</source>
        <translation>Lista ścian, bloki</translation>
    </message>
    <message>
        <source>Growing points</source>
        <translation>Rosnące punkty</translation>
    </message>
    <message numerus="yes">
        <source>Running… {count:,} walks so far.</source>
        <translation>
            <numerusform>W toku… na razie {count:,} wędrówka.</numerusform>
            <numerusform>W toku… na razie {count:,} wędrówki.</numerusform>
            <numerusform>W toku… na razie {count:,} wędrówek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} explorers use no chance: {explorers}. They always take the same path in a maze. More walks do not change the result, so each walked once in each maze.</source>
        <translation>
            <numerusform>{count:,} odkrywca nie używa losowości: {explorers}. W danym labiryncie zawsze idzie tą samą drogą. Więcej wędrówek nie zmienia wyniku, więc przeszedł każdy labirynt raz.</numerusform>
            <numerusform>{count:,} odkrywcy nie używają losowości: {explorers}. W danym labiryncie zawsze idą tą samą drogą. Więcej wędrówek nie zmienia wyniku, więc każdy przeszedł każdy labirynt raz.</numerusform>
            <numerusform>{count:,} odkrywców nie używa losowości: {explorers}. W danym labiryncie zawsze idą tą samą drogą. Więcej wędrówek nie zmienia wyniku, więc każdy przeszedł każdy labirynt raz.</numerusform>
        </translation>
    </message>
    <message>
        <source>this is not TOML: {reason}</source>
        <translation>to nie jest TOML: {reason}</translation>
    </message>
    <message>
        <source>there is no [[mouse]] table</source>
        <translation>brak tabeli [[mouse]]</translation>
    </message>
    <message>
        <source>mouse {name} needs either `command` or `explorer`</source>
        <translation>mysz {name} potrzebuje albo `command`, albo `explorer`</translation>
    </message>
    <message>
        <source>mouse {name}: `folder` and `build` belong to a `command`</source>
        <translation>mysz {name}: `folder` i `build` należą do `command`</translation>
    </message>
    <message>
        <source>`runs` must be 1 to {most:,}, not {runs}</source>
        <translation>`runs` musi wynosić od 1 do {most:,}, a nie {runs}</translation>
    </message>
    <message>
        <source>The number of jobs must be 1 to {most:,}, not {jobs}.</source>
        <translation>Liczba zadań musi wynosić od 1 do {most:,}, a nie {jobs}.</translation>
    </message>
    <message>
        <source>Mouse {name}: {reason}</source>
        <translation>Mysz {name}: {reason}</translation>
    </message>
    <message>
        <source>Maze {maze}: {reason}</source>
        <translation>Labirynt {maze}: {reason}</translation>
    </message>
    <message>
        <source>A region must have a text as its name and a color such as #aa3344, not {value}.</source>
        <translation>Region musi mieć tekst jako nazwę i kolor taki jak #aa3344, a nie {value}.</translation>
    </message>
    <message>
        <source>Regions must be named by number, each with a RegionName, not {value}.</source>
        <translation>Regiony trzeba nazwać według numerów, każdy wartością RegionName, a nie {value}.</translation>
    </message>
    <message>
        <source>The numbers of regions must be a Numbering, not {value}.</source>
        <translation>Numery regionów muszą być wartością Numbering, a nie {value}.</translation>
    </message>
    <message>
        <source>There is no search {name}. The searches are {known}.</source>
        <translation>Nie ma algorytmu szukania {name}. Algorytmy szukania to {known}.</translation>
    </message>
    <message>
        <source>A search must yield four integers for each event, not {value}.</source>
        <translation>Algorytm szukania musi zwracać cztery liczby całkowite na zdarzenie, a nie {value}.</translation>
    </message>
    <message>
        <source>A search must yield events of cells of floor, not {value}.</source>
        <translation>Algorytm szukania musi zwracać zdarzenia komórek podłogi, a nie {value}.</translation>
    </message>
    <message>
        <source>Breadth-first search</source>
        <translation>Przeszukiwanie wszerz</translation>
    </message>
    <message>
        <source>Takes the cell that has waited longest: a path with the fewest steps.</source>
        <translation>Bierze komórkę, która czeka najdłużej: droga o najmniejszej liczbie kroków.</translation>
    </message>
    <message>
        <source>Depth-first search</source>
        <translation>Przeszukiwanie w głąb</translation>
    </message>
    <message>
        <source>Takes the cell that was added last: some path.</source>
        <translation>Bierze komórkę dodaną jako ostatnia: dowolna droga.</translation>
    </message>
    <message>
        <source>Dijkstra</source>
        <translation>Dijkstra</translation>
    </message>
    <message>
        <source>Takes the cell with the least cost: a path with the least cost.</source>
        <translation>Bierze komórkę o najmniejszym koszcie: droga o najmniejszym koszcie.</translation>
    </message>
    <message>
        <source>Greedy best-first search</source>
        <translation>Szukanie zachłanne</translation>
    </message>
    <message>
        <source>Takes the cell that seems nearest to the goal: some path, often soon.</source>
        <translation>Bierze komórkę, która wydaje się najbliżej mety: dowolna droga, często szybko.</translation>
    </message>
    <message>
        <source>A*</source>
        <translation>A*</translation>
    </message>
    <message>
        <source>Takes the cell with the least cost and estimate along the axes: a path with the least cost.</source>
        <translation>Bierze komórkę o najmniejszym koszcie wraz z oszacowaniem wzdłuż osi: droga o najmniejszym koszcie.</translation>
    </message>
    <message>
        <source>A* (straight)</source>
        <translation>A* (linia prosta)</translation>
    </message>
    <message>
        <source>Takes the cell with the least cost and straight estimate: a path with the least cost.</source>
        <translation>Bierze komórkę o najmniejszym koszcie wraz z oszacowaniem w linii prostej: droga o najmniejszym koszcie.</translation>
    </message>
    <message>
        <source>Bidirectional search</source>
        <translation>Szukanie dwukierunkowe</translation>
    </message>
    <message>
        <source>Searches from both ends until they meet: a path with the least cost.</source>
        <translation>Szuka z obu końców, aż się spotkają: droga o najmniejszym koszcie.</translation>
    </message>
    <message>
        <source>Iterative deepening</source>
        <translation>Iteracyjne pogłębianie</translation>
    </message>
    <message>
        <source>Searches depth first up to a growing limit: a path with the least cost.</source>
        <translation>Szuka w głąb do rosnącej granicy: droga o najmniejszym koszcie.</translation>
    </message>
    <message>
        <source>Dead-end filling</source>
        <translation>Wypełnianie ślepych zaułków</translation>
    </message>
    <message>
        <source>Fills dead ends, and searches the rest: a path with the least cost.</source>
        <translation>Wypełnia ślepe zaułki i przeszukuje resztę: droga o najmniejszym koszcie.</translation>
    </message>
    <message>
        <source>Wall follower</source>
        <translation>Wzdłuż ściany</translation>
    </message>
    <message>
        <source>Keeps the right hand on the wall: some path, where the wall leads to the goal.</source>
        <translation>Trzyma prawą rękę na ścianie: dowolna droga, jeśli ściana prowadzi do mety.</translation>
    </message>
    <message>
        <source>Marks passages, and takes none a third time: some path.</source>
        <translation>Oznacza przejścia i żadnego nie używa trzeci raz: dowolna droga.</translation>
    </message>
    <message>
        <source>Jump point search</source>
        <translation>Szukanie punktów skoku</translation>
    </message>
    <message>
        <source>Jumps over cells where a path need not turn: a path with the fewest steps.</source>
        <translation>Przeskakuje komórki, w których droga nie musi skręcać: droga o najmniejszej liczbie kroków.</translation>
    </message>
    <message>
        <source>Search over regions</source>
        <translation>Szukanie po obszarach</translation>
    </message>
    <message>
        <source>Crosses rooms and corridors in one step each: a path with the least cost.</source>
        <translation>Przechodzi pokoje i korytarze w jednym kroku: droga o najmniejszym koszcie.</translation>
    </message>
    <message>
        <source>{search} begins at {cell}.</source>
        <translation>{search}: początek w {cell}.</translation>
    </message>
    <message>
        <source>cost {cost:,} so far</source>
        <translation>dotychczasowy koszt {cost:,}</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} steps so far</source>
        <translation>
            <numerusform>dotąd {count:,} krok</numerusform>
            <numerusform>dotąd {count:,} kroki</numerusform>
            <numerusform>dotąd {count:,} kroków</numerusform>
        </translation>
    </message>
    <message>
        <source>{search} takes {cell}: {so_far}.</source>
        <translation>{search}: bierze {cell}, {so_far}.</translation>
    </message>
    <message>
        <source>{search} takes {cell}: {so_far}, {left:,} to go at least.</source>
        <translation>{search}: bierze {cell}, {so_far}, pozostało co najmniej {left:,}.</translation>
    </message>
    <message>
        <source>{search} fills {cell}, a dead end.</source>
        <translation>{search}: wypełnia ślepy zaułek {cell}.</translation>
    </message>
    <message>
        <source>{search} goes to {cell}.</source>
        <translation>{search}: idzie do {cell}.</translation>
    </message>
    <message>
        <source>{search} comes to {cell} again.</source>
        <translation>{search}: wraca do {cell}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells enter the frontier.</source>
        <translation>
            <numerusform>{count:,} komórka wchodzi do granicy.</numerusform>
            <numerusform>{count:,} komórki wchodzą do granicy.</numerusform>
            <numerusform>{count:,} komórek wchodzi do granicy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells of the region are reached.</source>
        <translation>
            <numerusform>Osiągnięto {count:,} komórkę obszaru.</numerusform>
            <numerusform>Osiągnięto {count:,} komórki obszaru.</numerusform>
            <numerusform>Osiągnięto {count:,} komórek obszaru.</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal is not within the limit: the search begins again with a higher one.</source>
        <translation>Meta leży poza granicą: szukanie zaczyna się od nowa z wyższą.</translation>
    </message>
    <message>
        <source>The goal is found: {steps}, cost {cost:,}.</source>
        <translation>Znaleziono metę: {steps}, koszt {cost:,}.</translation>
    </message>
    <message>
        <source>There is no path to the goal.</source>
        <translation>Nie ma drogi do mety.</translation>
    </message>
    <message>
        <source>Unknown shape {value}; choose one of {known}, a text such as “text:ABC”, or a picture.</source>
        <translation>Nieznany kształt {value}; wybierz jeden z: {known}, tekst, na przykład „text:ABC”, albo obraz.</translation>
    </message>
    <message>
        <source>The picture shows no shape: its {pixels:,} pixels all have about the same color.</source>
        <translation>Obraz nie pokazuje kształtu: wszystkie jego piksele ({pixels:,}) mają niemal ten sam kolor.</translation>
    </message>
    <message>
        <source>The text has no letters to be seen.</source>
        <translation>Tekst nie ma widocznych liter.</translation>
    </message>
    <message>
        <source>A text can have at most {most} characters, not {count:,}.</source>
        <translation>Tekst może mieć najwyżej {most} znaków, a nie {count:,}.</translation>
    </message>
    <message>
        <source>There is no font {font}; name a font file.</source>
        <translation>Nie ma czcionki {font}; podaj plik czcionki.</translation>
    </message>
    <message>
        <source>The font has no letter {letter}; name a font file that has it.</source>
        <translation>Czcionka nie ma litery {letter}; podaj plik czcionki, która ją ma.</translation>
    </message>
    <message>
        <source>The shape is too thin for {rows} × {cols} cells: only {inside:,} of the {touched:,} cells that it touches are inside by half or more.</source>
        <translation>Kształt jest za cienki na {rows} × {cols} komórek: z {touched:,} komórek, których dotyka, tylko {inside:,} leży w nim co najmniej w połowie.</translation>
    </message>
    <message>
        <source>The shape falls into {pieces:,} pieces at {rows} × {cols} cells; join them, or choose another size.</source>
        <translation>Kształt rozpada się na {pieces:,} części przy {rows} × {cols} komórkach; połącz je albo wybierz inny rozmiar.</translation>
    </message>
    <message>
        <source>The shape falls into {pieces:,} pieces; at most {most} can be joined.</source>
        <translation>Kształt rozpada się na {pieces:,} części; można połączyć najwyżej {most}.</translation>
    </message>
    <message>
        <source>The shape has no room for a start and a goal: at {rows} × {cols} cells, {inside} cell is inside.</source>
        <translation>Kształt nie ma miejsca na start i metę: przy {rows} × {cols} komórkach w środku leży {inside} komórka.</translation>
    </message>
    <message>
        <source>Butterfly</source>
        <translation>Motyl</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Kot</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Koło</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Kropla</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Ryba</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Mysz</translation>
    </message>
    <message>
        <source>Cheese</source>
        <translation>Ser</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>Królik</translation>
    </message>
    <message>
        <source>Carrot</source>
        <translation>Marchewka</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Pies</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Kość</translation>
    </message>
    <message>
        <source>Bee</source>
        <translation>Pszczoła</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Kwiat</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Labirynty</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Strony</translation>
    </message>
    <message>
        <source>&amp;Number of mazes</source>
        <translation>&amp;Liczba labiryntów</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>Tr&amp;udność</translation>
    </message>
    <message>
        <source>Colu&amp;mns</source>
        <translation>&amp;Kolumny</translation>
    </message>
    <message>
        <source>Of the first maze, and of the last</source>
        <translation>Pierwszego labiryntu i ostatniego</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Cała plansza</translation>
    </message>
    <message>
        <source>Several take turns</source>
        <translation>Kilka wybranych zmienia się kolejno</translation>
    </message>
    <message>
        <source>&amp;Lattice</source>
        <translation>&amp;Siatka</translation>
    </message>
    <message>
        <source>S&amp;hape</source>
        <translation>K&amp;ształt</translation>
    </message>
    <message>
        <source>Se&amp;ed</source>
        <translation>Zi&amp;arno</translation>
    </message>
    <message>
        <source>Page si&amp;ze</source>
        <translation>Rozmiar st&amp;ron</translation>
    </message>
    <message>
        <source>M&amp;argin</source>
        <translation>&amp;Margines</translation>
    </message>
    <message>
        <source>G&amp;utter</source>
        <translation>Margines na &amp;oprawę</translation>
    </message>
    <message>
        <source>Further room at the inner edge, for the binding</source>
        <translation>Dodatkowe miejsce przy wewnętrznej krawędzi, na oprawę</translation>
    </message>
    <message>
        <source>&amp;Bleed</source>
        <translation>&amp;Spad</translation>
    </message>
    <message>
        <source>Added around each page and cut off by the printer</source>
        <translation>Dodawany wokół każdej strony i obcinany przez drukarnię</translation>
    </message>
    <message>
        <source>As suits the cells</source>
        <translation>Według komórek</translation>
    </message>
    <message>
        <source>Picture at the &amp;start</source>
        <translation>Obrazek na s&amp;tarcie</translation>
    </message>
    <message>
        <source>Picture at the &amp;goal</source>
        <translation>Obrazek u &amp;celu</translation>
    </message>
    <message>
        <source>Solutions on a &amp;page</source>
        <translation>Rozwiązania na stro&amp;nie</translation>
    </message>
    <message>
        <source>&amp;Front page</source>
        <translation>Strona tytułowa (&amp;F)</translation>
    </message>
    <message>
        <source>The text below the title</source>
        <translation>Tekst pod tytułem</translation>
    </message>
    <message>
        <source>&amp;Imprint</source>
        <translation>Stopka &amp;informacyjna</translation>
    </message>
    <message>
        <source>On the second page: author, edition, rights</source>
        <translation>Na drugiej stronie: autor, wydanie, prawa</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Obrazki (*.png *.svg)</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Plik…</translation>
    </message>
    <message>
        <source>Choose a picture of your own: PNG or SVG</source>
        <translation>Wybierz własny obrazek: PNG lub SVG</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Serce</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Dom</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Księżyc</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Pierścień</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Gwiazda</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Choinka</translation>
    </message>
    <message>
        <source>There is no tiling {name}; the tilings are {known}.</source>
        <translation>Nie ma parkietażu {name}; są: {known}.</translation>
    </message>
    <message>
        <source>A tiling has at least one row and one column, not {rows} × {cols}.</source>
        <translation>Parkietaż ma co najmniej jeden wiersz i jedną kolumnę, a nie {rows} × {cols}.</translation>
    </message>
    <message>
        <source>{rows:,} × {cols:,} makes too many cells: a tiling has at most {most:,}.</source>
        <translation>{rows:,} × {cols:,} daje za dużo komórek: parkietaż ma ich najwyżej {most:,}.</translation>
    </message>
    <message>
        <source>{name} does not work on tilings; these do: {known}.</source>
        <translation>{name} nie działa na parkietażach; działają: {known}.</translation>
    </message>
    <message>
        <source>There is no cell {cell}; the cells are numbered from 0 to {last:,}.</source>
        <translation>Nie ma komórki {cell}; komórki mają numery od 0 do {last:,}.</translation>
    </message>
    <message>
        <source>There is no side {side}; the sides are numbered from 0 to {last:,}.</source>
        <translation>Nie ma boku {side}; boki mają numery od 0 do {last:,}.</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>Pierścienie</translation>
    </message>
    <message>
        <source>Octagons and squares</source>
        <translation>Ośmiokąty i kwadraty</translation>
    </message>
    <message>
        <source>Hexagon of triangles</source>
        <translation>Trójkąty w sześciokącie</translation>
    </message>
    <message>
        <source>Ma&amp;ke</source>
        <translation>&amp;Tworzenie</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Uruchamianie</translation>
    </message>
    <message>
        <source>Other actions</source>
        <translation>Inne czynności</translation>
    </message>
    <message>
        <source>Dra&amp;wing tool</source>
        <translation>&amp;Narzędzie rysowania</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>Prze&amp;jdź do</translation>
    </message>
    <message>
        <source>&amp;Workspace</source>
        <translation>&amp;Obszar roboczy</translation>
    </message>
    <message>
        <source>print real size build walls posts micromouse pdf</source>
        <translation>drukuj naturalna wielkość buduj ściany słupki micromouse pdf</translation>
    </message>
    <message>
        <source>heart star text letters picture mask</source>
        <translation>serce gwiazda tekst litery obraz maska</translation>
    </message>
    <message>
        <source>eraser rubber</source>
        <translation>gumka usuwanie kasowanie</translation>
    </message>
    <message>
        <source>design request require search find difficulty generate optimize</source>
        <translation>projekt życzenie wymaganie szukać znaleźć trudność generować optymalizować</translation>
    </message>
    <message>
        <source>circle circular round polar theta upsilon octagon triangle hexagon</source>
        <translation>koło okrągły kolisty biegunowy theta upsilon ośmiokąt trójkąt sześciokąt</translation>
    </message>
    <message>
        <source>generators random create algorithm</source>
        <translation>generatory losowo utworzyć algorytm</translation>
    </message>
    <message>
        <source>A worker process has ended unexpectedly.</source>
        <translation>Proces roboczy nieoczekiwanie się zakończył.</translation>
    </message>
    <message>
        <source>the list of finished runs is damaged; delete the file to start again</source>
        <translation>lista ukończonych przejazdów jest uszkodzona; usuń plik, aby zacząć od nowa</translation>
    </message>
    <message>
        <source>Cell {cell} is outside the maze (levels {first_level} to {last_level}, rows {first_row} to {last_row}, columns {first_col} to {last_col}).</source>
        <translation>Komórka {cell} leży poza labiryntem (poziomy {first_level} do {last_level}, wiersze {first_row} do {last_row}, kolumny {first_col} do {last_col}).</translation>
    </message>
    <message>
        <source>The maze has another lattice, size, origin or growth.</source>
        <translation>Labirynt ma inną siatkę, rozmiar, początek lub sposób wzrostu.</translation>
    </message>
    <message>
        <source>Cell {cell} was changed in another way.</source>
        <translation>Komórkę {cell} zmieniono inaczej.</translation>
    </message>
    <message>
        <source>The {name} of the maze was changed in another way.</source>
        <translation>Pole {name} labiryntu zmieniono inaczej.</translation>
    </message>
    <message>
        <source>Level {level} does not exist; the levels are {first_level} to {last_level}.</source>
        <translation>Nie ma poziomu {level}; poziomy są od {first_level} do {last_level}.</translation>
    </message>
    <message>
        <source>New cells are rock or floor, not {matter}.</source>
        <translation>Nowe komórki to skała (rock) lub podłoga (floor), a nie {matter}.</translation>
    </message>
    <message>
        <source>Unknown anchor {anchor}; choose one of {known}.</source>
        <translation>Nieznana kotwica {anchor}; wybierz jedną z: {known}.</translation>
    </message>
    <message>
        <source>Unknown axis {axis}; choose one of {known}.</source>
        <translation>Nieznana oś {axis}; wybierz jedną z: {known}.</translation>
    </message>
    <message>
        <source>A maze can be rotated by 90, 180 or 270 degrees, not by {degrees}.</source>
        <translation>Labirynt można obrócić o 90, 180 lub 270 stopni, a nie o {degrees}.</translation>
    </message>
    <message>
        <source>The width of a border must be a whole number from 1, not {cells}.</source>
        <translation>Szerokość obramowania musi być liczbą całkowitą od 1, a nie {cells}.</translation>
    </message>
    <message>
        <source>There is nothing to crop to: the maze has only rock, or only empty floor.</source>
        <translation>Nie ma do czego przyciąć: labirynt ma tylko skałę albo tylko pustą podłogę.</translation>
    </message>
    <message>
        <source>Mouse programs start in the south-west corner, which is rock in this maze.</source>
        <translation>Programy myszy startują w południowo-zachodnim rogu, który w tym labiryncie jest skałą.</translation>
    </message>
    <message>
        <source>The command of the program is empty.</source>
        <translation>Polecenie programu jest puste.</translation>
    </message>
    <message>
        <source>The command {command} has a quotation mark that is not closed.</source>
        <translation>Polecenie {command} ma niezamknięty cudzysłów.</translation>
    </message>
    <message>
        <source>The folder of the program does not exist: {folder}.</source>
        <translation>Folder programu nie istnieje: {folder}.</translation>
    </message>
    <message>
        <source>The program cannot be started: {reason}.</source>
        <translation>Nie można uruchomić programu: {reason}.</translation>
    </message>
    <message>
        <source>The build command failed with status {status}: {output}</source>
        <translation>Polecenie budowania zakończyło się błędem {status}: {output}</translation>
    </message>
    <message>
        <source>The build command took more than {seconds:g} seconds and was stopped.</source>
        <translation>Polecenie budowania trwało dłużej niż {seconds:g} s i zostało zatrzymane.</translation>
    </message>
    <message>
        <source>The limit {name} must be a number above 0, not {value}.</source>
        <translation>Limit {name} musi być liczbą większą od 0, a nie {value}.</translation>
    </message>
    <message>
        <source>The program has ended.</source>
        <translation>Program się zakończył.</translation>
    </message>
    <message>
        <source>The program was stopped.</source>
        <translation>Program został zatrzymany.</translation>
    </message>
    <message>
        <source>The program crashed with status {status}.</source>
        <translation>Program zakończył się awarią ze statusem {status}.</translation>
    </message>
    <message>
        <source>The program was ended by signal {signal}.</source>
        <translation>Program został zakończony sygnałem {signal}.</translation>
    </message>
    <message>
        <source>The program sent nothing for {seconds:g} seconds.</source>
        <translation>Program nie wysłał niczego przez {seconds:g} s.</translation>
    </message>
    <message>
        <source>The program ran for more than {seconds:g} seconds.</source>
        <translation>Program działał dłużej niż {seconds:g} s.</translation>
    </message>
    <message>
        <source>The program made more than {most:,} moves.</source>
        <translation>Program wykonał więcej niż {most:,} ruchów.</translation>
    </message>
    <message>
        <source>The program sent more than {most:,} commands without a move.</source>
        <translation>Program wysłał więcej niż {most:,} poleceń bez ruchu.</translation>
    </message>
    <message>
        <source>The program took more than {most:,} MB of memory.</source>
        <translation>Program zajął więcej niż {most:,} MB pamięci.</translation>
    </message>
    <message>
        <source>The program sent a line of more than {most:,} bytes.</source>
        <translation>Program wysłał wiersz dłuższy niż {most:,} bajtów.</translation>
    </message>
    <message>
        <source>Most mouse programs expect 16 × 16 cells; this maze has {width} × {height}.</source>
        <translation>Większość programów myszy oczekuje 16 × 16 komórek; ten labirynt ma {width} × {height}.</translation>
    </message>
    <message>
        <source>Mouse programs run on the lowest level only.</source>
        <translation>Programy myszy działają tylko na najniższym poziomie.</translation>
    </message>
    <message>
        <source>Mouse programs do not use teleporters or stairs.</source>
        <translation>Programy myszy nie używają teleporterów ani schodów.</translation>
    </message>
    <message>
        <source>level {number}</source>
        <translation>poziom {number}</translation>
    </message>
    <message>
        <source>level {number}, solution</source>
        <translation>poziom {number}, rozwiązanie</translation>
    </message>
    <message>
        <source>row {page_row}, column {page_col}</source>
        <translation>wiersz {page_row}, kolumna {page_col}</translation>
    </message>
    <message>
        <source>page {page:,} of {pages:,}</source>
        <translation>strona {page:,} z {pages:,}</translation>
    </message>
    <message>
        <source>levels {first_level} and {second_level}</source>
        <translation>poziomy {first_level} i {second_level}</translation>
    </message>
    <message>
        <source>{overlay}: nothing to show.</source>
        <translation>{overlay}: nie ma nic do pokazania.</translation>
    </message>
    <message>
        <source>Walls of {wall:g} mm do not fit cells of {cell:g} mm; the thickness must be more than 0 mm and at most {most:g} mm.</source>
        <translation>Ściany {wall:g} mm nie pasują do komórek {cell:g} mm; grubość musi być większa niż 0 mm i wynosić najwyżej {most:g} mm.</translation>
    </message>
    <message>
        <source>The thickness of walls needs the size of a cell in millimeters.</source>
        <translation>Grubość ścian wymaga rozmiaru komórki w milimetrach.</translation>
    </message>
    <message>
        <source>Pages must overlap by 0 to {most:g} mm, not by {overlap:g} mm.</source>
        <translation>Zakładka stron musi mieć od 0 do {most:g} mm, a nie {overlap:g} mm.</translation>
    </message>
    <message>
        <source>{pages:,} pages are too many; the maximum is {most:,}. Choose smaller cells or larger paper.</source>
        <translation>Za dużo stron: {pages:,}; najwyżej {most:,}. Wybierz mniejsze komórki lub większy papier.</translation>
    </message>
    <message>
        <source>The plugin {plugin} cannot be read: {reason}.</source>
        <translation>Nie można odczytać wtyczki {plugin}: {reason}.</translation>
    </message>
    <message>
        <source>The plugin {plugin} has no manifest: a text MAZARINE_PLUGIN with TOML.</source>
        <translation>Wtyczka {plugin} nie ma manifestu: tekstu MAZARINE_PLUGIN w formacie TOML.</translation>
    </message>
    <message>
        <source>The manifest of the plugin {plugin} is wrong: {reason}.</source>
        <translation>Manifest wtyczki {plugin} jest błędny: {reason}.</translation>
    </message>
    <message>
        <source>The plugin {plugin} is for version {api} of the plugin interface; this Mazarine has version {known}.</source>
        <translation>Wtyczka {plugin} jest przeznaczona dla wersji {api} interfejsu wtyczek; ten Mazarine ma wersję {known}.</translation>
    </message>
    <message>
        <source>The plugin {plugin} is ignored: the name {name} is taken in {kind}.</source>
        <translation>Wtyczka {plugin} jest pomijana: nazwa {name} jest już zajęta w {kind}.</translation>
    </message>
    <message>
        <source>The plugin {plugin} failed ({error}) and is disabled until Mazarine is restarted; the log has the details.</source>
        <translation>Wtyczka {plugin} zawiodła ({error}) i jest wyłączona do ponownego uruchomienia Mazarine; szczegóły są w dzienniku.</translation>
    </message>
    <message>
        <source>The plugin {plugin} failed before and is disabled until Mazarine is restarted.</source>
        <translation>Wtyczka {plugin} zawiodła wcześniej i jest wyłączona do ponownego uruchomienia Mazarine.</translation>
    </message>
    <message>
        <source>{object} returned {found} instead of {expected}</source>
        <translation>{object} zwróciło {found} zamiast {expected}</translation>
    </message>
    <message>
        <source>{module} has no {object}</source>
        <translation>{module} nie ma {object}</translation>
    </message>
    <message>
        <source>Add the start</source>
        <translation>Dodaj start</translation>
    </message>
    <message>
        <source>Add the goals</source>
        <translation>Dodaj metę</translation>
    </message>
    <message>
        <source>{cells} around cell {cell} cannot be reached from any start.</source>
        <translation>Nieosiągalne z żadnego startu: {cells} wokół komórki {cell}.</translation>
    </message>
    <message>
        <source>{cells} around cell {cell} are closed off from the rest.</source>
        <translation>Bez połączenia z resztą: {cells} wokół komórki {cell}.</translation>
    </message>
    <message>
        <source>{cells} around cell {cell} are a trap: a one-way link leads in, but no goal can be reached from there.</source>
        <translation>{cells} wokół komórki {cell} to pułapka: prowadzi do nich łącze jednokierunkowe, ale stamtąd nie można dotrzeć do żadnej mety.</translation>
    </message>
    <message>
        <source>Element pr&amp;operties</source>
        <translation>Wł&amp;aściwości elementu</translation>
    </message>
    <message>
        <source>Save as sta&amp;mp…</source>
        <translation>Zapi&amp;sz jako stempel…</translation>
    </message>
    <message>
        <source>Remove stam&amp;p</source>
        <translation>&amp;Usuń stempel</translation>
    </message>
    <message>
        <source>Draw walls along cell edges. Right button: erase. Shift: straight line.</source>
        <translation>Rysuj ściany wzdłuż krawędzi komórek. Prawy przycisk: wymazywanie. Shift: prosta linia.</translation>
    </message>
    <message>
        <source>Rect&amp;angle</source>
        <translation>&amp;Prostokąt</translation>
    </message>
    <message>
        <source>Stai&amp;rs</source>
        <translation>Sc&amp;hody</translation>
    </message>
    <message>
        <source>Pat&amp;h probe</source>
        <translation>Son&amp;da drogi</translation>
    </message>
    <message>
        <source>G&amp;rid</source>
        <translation>Linie &amp;siatki</translation>
    </message>
    <message>
        <source>Open face&amp;s</source>
        <translation>&amp;Otwarte pola</translation>
    </message>
    <message>
        <source>Preview chang&amp;es</source>
        <translation>Podgląd zmia&amp;n</translation>
    </message>
    <message>
        <source>Crop to c&amp;ontent</source>
        <translation>Przytnij do za&amp;wartości</translation>
    </message>
    <message>
        <source>S&amp;earch actions…</source>
        <translation>S&amp;zukaj działań…</translation>
    </message>
    <message>
        <source>&amp;Selection</source>
        <translation>Zaznacz&amp;enie</translation>
    </message>
    <message>
        <source>The blocks cannot become thin walls: {reason}.</source>
        <translation>Nie można zamienić bloków na cienkie ściany: {reason}.</translation>
    </message>
    <message>
        <source>another program is writing to this folder; try again when it has ended</source>
        <translation>inny program zapisuje do tego folderu; spróbuj ponownie, gdy skończy</translation>
    </message>
    <message>
        <source>the segmentation needs a folder outside the maze</source>
        <translation>segmentacja musi znajdować się w folderze poza labiryntem</translation>
    </message>
    <message>
        <source>the rectangle of {rows} × {cols} cells at {cell} is not inside the maze of {all_rows} × {all_cols} cells</source>
        <translation>prostokąt {rows} × {cols} komórek w {cell} nie leży w labiryncie {all_rows} × {all_cols} komórek</translation>
    </message>
    <message>
        <source>the rectangle has another lattice than the maze</source>
        <translation>prostokąt ma inną siatkę niż labirynt</translation>
    </message>
    <message>
        <source>a link from outside the rectangle ends at cell {cell}, which it would make impossible</source>
        <translation>łącze spoza prostokąta kończy się w komórce {cell}, co stałoby się niemożliwe</translation>
    </message>
    <message>
        <source>A maze in blocks is made of an array of two or three dimensions of booleans or integers, not of the shape {shape} or of other numbers.</source>
        <translation>Labirynt w blokach powstaje z tablicy wartości logicznych lub liczb całkowitych o dwóch lub trzech wymiarach, a nie o kształcie {shape} ani z innych liczb.</translation>
    </message>
    <message>
        <source>Codes of cells are numbers from 0 to 7.</source>
        <translation>Kody komórek to liczby od 0 do 7.</translation>
    </message>
    <message>
        <source>{name} cannot be generated block by block; choose one of {known}.</source>
        <translation>{name} nie może być generowany blok po bloku; wybierz spośród: {known}.</translation>
    </message>
    <message>
        <source>A maze of {rows:,} × {cols:,} cells cannot be stored; the maximum is {most:,} cells.</source>
        <translation>Labiryntu {rows:,} × {cols:,} komórek nie można zapisać; maksimum to {most:,} komórek.</translation>
    </message>
    <message>
        <source>Share of the sides between cells that have a wall</source>
        <translation>Udział boków między komórkami, które mają ścianę</translation>
    </message>
    <message>
        <source>A requirement is a measure and a range, such as “dead_ends &gt;= 20”, not {value}.</source>
        <translation>Wymaganie to miara i zakres, na przykład „dead_ends &gt;= 20”, a nie {value}.</translation>
    </message>
    <message>
        <source>Unknown measure {name}; did you mean {nearest}?</source>
        <translation>Nieznana miara {name}; czy chodziło o {nearest}?</translation>
    </message>
    <message>
        <source>{text}: the range must be like 3, 2..4, &gt;= 2, &lt;= 4, == 3, max or min.</source>
        <translation>{text}: zakres musi mieć postać 3, 2..4, &gt;= 2, &lt;= 4, == 3, max lub min.</translation>
    </message>
    <message>
        <source>{text}: the range is empty.</source>
        <translation>{text}: zakres jest pusty.</translation>
    </message>
    <message>
        <source>{text}: the range has no whole number.</source>
        <translation>{text}: zakres nie zawiera żadnej liczby całkowitej.</translation>
    </message>
    <message>
        <source>{text}: “solvable by” is followed by left-hand or right-hand, and yes or no.</source>
        <translation>{text}: po „solvable by” następuje left-hand lub right-hand oraz yes lub no.</translation>
    </message>
    <message>
        <source>{text}: the only rule is micromouse.</source>
        <translation>{text}: jedyna reguła to micromouse.</translation>
    </message>
    <message>
        <source>{text}: the symmetry must be one of {known}.</source>
        <translation>{text}: symetria musi być jedną z: {known}.</translation>
    </message>
    <message>
        <source>A weight must be a number above 0, not {value}.</source>
        <translation>Waga musi być liczbą większą od 0, a nie {value}.</translation>
    </message>
    <message>
        <source>Weights must be a mapping from the first words of requirements to numbers, not {value}.</source>
        <translation>Wagi muszą przypisywać liczby pierwszym słowom wymagań, a nie {value}.</translation>
    </message>
    <message>
        <source>There is a weight for {name}, but no requirement.</source>
        <translation>Jest waga dla {name}, ale nie ma wymagania.</translation>
    </message>
    <message>
        <source>There is no requirement.</source>
        <translation>Nie ma wymagań.</translation>
    </message>
    <message>
        <source>A search needs a Request, not {value}.</source>
        <translation>Wyszukiwanie wymaga Request, a nie {value}.</translation>
    </message>
    <message>
        <source>Pinned cells and a region are lists of cells, not {value}.</source>
        <translation>Przypięte komórki i obszar to listy komórek, a nie {value}.</translation>
    </message>
    <message>
        <source>Give either a maze to begin with, or rows and columns.</source>
        <translation>Podaj labirynt początkowy albo wiersze i kolumny.</translation>
    </message>
    <message>
        <source>There is nothing to edit: no wall or cell is free.</source>
        <translation>Nie ma czego zmieniać: żadna ściana ani komórka nie jest wolna.</translation>
    </message>
    <message>
        <source>Edits must be one of {known}, not {value}.</source>
        <translation>Zmiany muszą być jednymi z: {known}, a nie {value}.</translation>
    </message>
    <message>
        <source>{text}: {reason}</source>
        <translation>{text}: {reason}</translation>
    </message>
    <message>
        <source>{text} is impossible: a wall of the start or of the goal would have to change, but stays.</source>
        <translation>{text} jest niemożliwe: ściana startu lub celu musiałaby się zmienić, ale pozostaje.</translation>
    </message>
    <message>
        <source>{text} is impossible: on {cells:,} cells {measure} is {least:g} to {most:g}.</source>
        <translation>{text} jest niemożliwe: na {cells:,} komórkach {measure} wynosi od {least:g} do {most:g}.</translation>
    </message>
    <message>
        <source>{text} is impossible: explorers take no links, and the goals are on other levels than the start.</source>
        <translation>{text} jest niemożliwe: odkrywcy nie używają połączeń, a cele są na innych poziomach niż start.</translation>
    </message>
    <message>
        <source>{first} and {second} exclude each other.</source>
        <translation>{first} i {second} wykluczają się.</translation>
    </message>
    <message>
        <source>{text} needs a start and a goal in the maze.</source>
        <translation>{text} wymaga startu i celu w labiryncie.</translation>
    </message>
    <message>
        <source>{text} is impossible: every path from the start to a goal has an {parity} number of steps.</source>
        <translation>{text} jest niemożliwe: każda droga od startu do celu ma {parity} liczbę kroków.</translation>
    </message>
    <message>
        <source>{text} is impossible: the goal is {least} steps or more from the start.</source>
        <translation>{text} jest niemożliwe: cel jest oddalony od startu o {least} kroków lub więcej.</translation>
    </message>
    <message>
        <source>{first} and {second} exclude each other: a path of {length:,} steps has {most:,} turns or fewer.</source>
        <translation>{first} i {second} wykluczają się: droga o {length:,} krokach ma najwyżej {most:,} zakrętów.</translation>
    </message>
    <message>
        <source>{text} is impossible: a maze without loops and rooms has two dead ends or more.</source>
        <translation>{text} jest niemożliwe: labirynt bez pętli i pokojów ma co najmniej dwa ślepe zaułki.</translation>
    </message>
    <message>
        <source>{text} is impossible: what cannot be edited is not symmetric.</source>
        <translation>{text} jest niemożliwe: to, czego nie można zmienić, nie jest symetryczne.</translation>
    </message>
    <message>
        <source>{name} must be a number above 0, not {value}.</source>
        <translation>{name} musi być liczbą większą od 0, a nie {value}.</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>nieparzystą</translation>
    </message>
    <message>
        <source>even</source>
        <translation>parzystą</translation>
    </message>
    <message>
        <source>The maze is not connected: it has {components}.</source>
        <translation>Labirynt nie jest spójny: ma {components}.</translation>
    </message>
    <message>
        <source>{text} was not met even alone.</source>
        <translation>{text} nie zostało spełnione nawet osobno.</translation>
    </message>
    <message>
        <source>{first} and {second} were met alone, but not together.</source>
        <translation>{first} i {second} zostały spełnione osobno, ale nie razem.</translation>
    </message>
    <message>
        <source>{text} was met alone and with each other requirement, but not with all of them.</source>
        <translation>{text} zostało spełnione osobno i z każdym innym wymaganiem, ale nie ze wszystkimi naraz.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>liczba</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>komórki</translation>
    </message>
    <message>
        <source>corridors</source>
        <translation>korytarze</translation>
    </message>
    <message>
        <source>crossroads</source>
        <translation>skrzyżowania</translation>
    </message>
    <message>
        <source>rooms</source>
        <translation>pokoje</translation>
    </message>
    <message>
        <source>components</source>
        <translation>składowe</translation>
    </message>
    <message>
        <source>loops</source>
        <translation>pętle</translation>
    </message>
    <message>
        <source>dead ends</source>
        <translation>ślepe zaułki</translation>
    </message>
    <message>
        <source>share, 0 to 1</source>
        <translation>udział, od 0 do 1</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>kroki</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>zakręty</translation>
    </message>
    <message>
        <source>cell types</source>
        <translation>typy komórek</translation>
    </message>
    <message>
        <source>The blocks of level {level} cannot become thin walls: {reason}.</source>
        <translation>Nie można zamienić bloków poziomu {level} na cienkie ściany: {reason}.</translation>
    </message>
    <message>
        <source>Cell {cell} is not empty but would become a wall.</source>
        <translation>Komórka {cell} nie jest pusta, a stałaby się ścianą.</translation>
    </message>
    <message>
        <source>Only a maze of squares has a dual.</source>
        <translation>Tylko labirynt z kwadratów ma labirynt dualny.</translation>
    </message>
    <message>
        <source>Cell {cell} is rock; only a maze of thin walls has a dual.</source>
        <translation>Komórka {cell} to skała; tylko labirynt o cienkich ścianach ma labirynt dualny.</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>wiersz {number}</translation>
    </message>
    <message>
        <source>line {number}, column {column}</source>
        <translation>wiersz {number}, kolumna {column}</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>wiersz {number}</translation>
    </message>
    <message>
        <source>the file does not exist</source>
        <translation>plik nie istnieje</translation>
    </message>
    <message>
        <source>a part of its path is not a folder</source>
        <translation>część ścieżki nie jest folderem</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>to folder, a nie plik</translation>
    </message>
    <message>
        <source>permission is denied</source>
        <translation>brak uprawnień</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>dysk jest tylko do odczytu</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>dysk jest pełny</translation>
    </message>
    <message>
        <source>the disk quota is used up</source>
        <translation>przekroczono przydział miejsca na dysku</translation>
    </message>
    <message>
        <source>the file would be larger than the system allows</source>
        <translation>plik byłby większy, niż pozwala system</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>nazwa jest zbyt długa</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>otwarto zbyt wiele plików</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>dysk zgłasza błąd</translation>
    </message>
    <message>
        <source>the file is in use</source>
        <translation>plik jest w użyciu</translation>
    </message>
    <message>
        <source>the system reports “{text}”</source>
        <translation>system zgłasza „{text}”</translation>
    </message>
    <message>
        <source>a file name cannot contain a null character</source>
        <translation>nazwa pliku nie może zawierać znaku null</translation>
    </message>
    <message>
        <source>a link that another user put into a folder for all leads there; it is not followed</source>
        <translation>prowadzi tam dowiązanie, które inny użytkownik umieścił w folderze dostępnym dla wszystkich; program za nim nie idzie</translation>
    </message>
    <message>
        <source>this is not a regular file</source>
        <translation>to nie jest zwykły plik</translation>
    </message>
    <message>
        <source>this is not a regular file, so it cannot be replaced</source>
        <translation>to nie jest zwykły plik, więc nie można go zastąpić</translation>
    </message>
    <message>
        <source>the file is write-protected</source>
        <translation>plik jest chroniony przed zapisem</translation>
    </message>
    <message>
        <source>the folder {folder} does not exist</source>
        <translation>folder {folder} nie istnieje</translation>
    </message>
    <message>
        <source>no file can be created in the folder {folder}: {reason}</source>
        <translation>w folderze {folder} nie można utworzyć pliku: {reason}</translation>
    </message>
    <message>
        <source>its earlier version cannot be kept: {reason}</source>
        <translation>nie można zachować wcześniejszej wersji: {reason}</translation>
    </message>
    <message>
        <source>The format {format} is unknown. Known formats: {known}.</source>
        <translation>Nie ma formatu {format}. Znane formaty: {known}.</translation>
    </message>
    <message>
        <source>the suffix {suffix} belongs to no format; known suffixes: {known}</source>
        <translation>rozszerzenie {suffix} nie należy do żadnego formatu; znane rozszerzenia: {known}</translation>
    </message>
    <message>
        <source>the name has no suffix that selects a format; known suffixes: {known}</source>
        <translation>nazwa nie ma rozszerzenia, które wybiera format; znane rozszerzenia: {known}</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>plik jest uszkodzony</translation>
    </message>
    <message>
        <source>the file is damaged (“{text}”)</source>
        <translation>plik jest uszkodzony („{text}”)</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>to nie jest tekst UTF-8</translation>
    </message>
    <message>
        <source>it has {size:,} bytes; the maximum is {most:,}</source>
        <translation>ma {size:,} B; może mieć najwyżej {most:,}</translation>
    </message>
    <message>
        <source>it has {size:,} bytes where its array takes {expected:,}</source>
        <translation>ma {size:,} B, a jego tablica zajmuje {expected:,}</translation>
    </message>
    <message>
        <source>there are {count:,} links; the maximum is {most:,}</source>
        <translation>łączy jest {count:,}; może ich być najwyżej {most:,}</translation>
    </message>
    <message>
        <source>there are {count:,} markers; the maximum is {most:,}</source>
        <translation>znaczników jest {count:,}; może ich być najwyżej {most:,}</translation>
    </message>
    <message>
        <source>there are more than {most:,} starts and goals</source>
        <translation>startów i met jest więcej niż {most:,}</translation>
    </message>
    <message>
        <source>there are more than {most:,} starts, goals and gaps in the border</source>
        <translation>startów, met i przerw w brzegu jest więcej niż {most:,}</translation>
    </message>
    <message>
        <source>there are more than {most:,} gaps in the border</source>
        <translation>przerw w brzegu jest więcej niż {most:,}</translation>
    </message>
    <message>
        <source>there are more than {most:,} gaps and walls that only one of their cells has</source>
        <translation>przerw i ścian, które ma tylko jedna z ich komórek, jest więcej niż {most:,}</translation>
    </message>
    <message>
        <source>the text has {size:,} bytes; the maximum is {most:,}</source>
        <translation>tekst ma {size:,} B; może mieć najwyżej {most:,}</translation>
    </message>
    <message>
        <source>the line has more than {most:,} bytes</source>
        <translation>wiersz ma więcej niż {most:,} B</translation>
    </message>
    <message>
        <source>the text has {count:,} lines; the maximum is {most:,}</source>
        <translation>wierszy tekstu jest {count:,}; może ich być najwyżej {most:,}</translation>
    </message>
    <message>
        <source>{rows:,} lines of up to {cols:,} characters are too many for a maze</source>
        <translation>to zbyt wiele na labirynt; wierszy: {rows:,}, znaków w wierszu: do {cols:,}</translation>
    </message>
    <message>
        <source>a text of {rows:,} lines of {cols:,} characters would be too long to be read again</source>
        <translation>tekst o {rows:,} wierszach po {cols:,} znaków byłby zbyt długi, by go znów odczytać</translation>
    </message>
    <message>
        <source>the text contains only spaces</source>
        <translation>tekst zawiera same spacje</translation>
    </message>
    <message>
        <source>the text contains no numbers</source>
        <translation>tekst nie zawiera liczb</translation>
    </message>
    <message>
        <source>the text contains no cells</source>
        <translation>tekst nie zawiera komórek</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>koniec wiersza</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>spacja</translation>
    </message>
    <message>
        <source>save the maze as an array of rows × columns with numpy.save, 1 for walls and 0 for floor, and open that</source>
        <translation>zapisz labirynt jako tablicę wiersze × kolumny za pomocą numpy.save, 1 dla ścian i 0 dla podłogi, i otwórz ten plik</translation>
    </message>
    <message>
        <source>Symbols to which the file gives another meaning are read as the game has them.</source>
        <translation>Symbole, którym plik nadaje inne znaczenie, są czytane tak jak zwykle w tej grze.</translation>
    </message>
    <message>
        <source>walls of slashes are diagonal, and a maze of squares has no diagonal walls; draw them with + - and |, or as #</source>
        <translation>ściany z ukośników są ukośne, a labirynt z kwadratów nie ma ukośnych ścian; narysuj je znakami + - i | albo jako #</translation>
    </message>
    <message>
        <source>this is a level file of a game, but its level has no walls or no floor; write the level below its other lines</source>
        <translation>to plik poziomu gry, ale poziom nie ma ścian lub podłogi; zapisz poziom pod pozostałymi wierszami</translation>
    </message>
    <message>
        <source>cub3D map</source>
        <translation>Mapa cub3D</translation>
    </message>
    <message>
        <source>Dungeon Crawl vault</source>
        <translation>Komnata z Dungeon Crawl</translation>
    </message>
    <message>
        <source>this {kind} names the file {name}, which cannot be read ({reason}); put it where the name says, seen from this file</source>
        <translation>ten plik ({kind}) wskazuje plik {name}, którego nie można odczytać ({reason}); umieść go tam, gdzie wskazuje nazwa, licząc od tego pliku</translation>
    </message>
    <message>
        <source>the level {level} has no layer of numbers or tiles; draw one in LDtk, or read another level</source>
        <translation>poziom {level} nie ma warstwy liczb ani kafelków; narysuj ją w LDtk albo odczytaj inny poziom</translation>
    </message>
    <message>
        <source>the walls of the level {level} are tiles, which only LDtk changes</source>
        <translation>ściany poziomu {level} są kafelkami, które zmienia tylko LDtk</translation>
    </message>
    <message numerus="yes">
        <source>Only the level {level} is read; {count:,} other levels are {others}.</source>
        <translation>
            <numerusform>Odczytano tylko poziom {level}; {count:,} inny poziom to {others}.</numerusform>
            <numerusform>Odczytano tylko poziom {level}; {count:,} inne poziomy to {others}.</numerusform>
            <numerusform>Odczytano tylko poziom {level}; {count:,} innych poziomów to {others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} entities are not read; they stay in the file.</source>
        <translation>
            <numerusform>{count:,} obiekt nie jest wczytany; pozostaje w pliku.</numerusform>
            <numerusform>{count:,} obiekty nie są wczytane; pozostają w pliku.</numerusform>
            <numerusform>{count:,} obiektów nie jest wczytanych; pozostają w pliku.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the line has {count:,} characters instead of {expected:,}</source>
        <translation>
            <numerusform>wiersz ma {count:,} znak zamiast {expected:,}</numerusform>
            <numerusform>wiersz ma {count:,} znaki zamiast {expected:,}</numerusform>
            <numerusform>wiersz ma {count:,} znaków zamiast {expected:,}</numerusform>
        </translation>
    </message>
    <message>
        <source>{found} is neither floor ({floor}) nor rock ({rock})</source>
        <translation>{found} to ani podłoga ({floor}), ani skała ({rock})</translation>
    </message>
    <message>
        <source>this format supports 16 × 16 or 32 × 32 cells, not {rows} × {cols}</source>
        <translation>ten format obsługuje 16 × 16 lub 32 × 32 komórki, a nie {rows} × {cols}</translation>
    </message>
    <message>
        <source>the line ends between two posts, which are {pitch} characters apart</source>
        <translation>wiersz kończy się między dwoma słupkami, których odstęp w znakach to {pitch}</translation>
    </message>
    <message>
        <source>the text ends where a line of posts and walls should close the last row of cells</source>
        <translation>tekst kończy się tam, gdzie wiersz słupków i ścian powinien zamykać ostatni rząd komórek</translation>
    </message>
    <message>
        <source>{found} stands east of the maze, which is {width} characters wide</source>
        <translation>{found} leży na wschód od labiryntu, którego szerokość w znakach to {width}</translation>
    </message>
    <message>
        <source>expected the post {post}, found {found}</source>
        <translation>oczekiwano słupka {post}, a jest {found}</translation>
    </message>
    <message>
        <source>expected &apos;---&apos; or three spaces, found {found}</source>
        <translation>oczekiwano &apos;---&apos; lub trzech spacji, a jest {found}</translation>
    </message>
    <message>
        <source>expected &apos;|&apos; or a space, found {found}</source>
        <translation>oczekiwano &apos;|&apos; lub spacji, a jest {found}</translation>
    </message>
    <message>
        <source>expected &apos;S&apos;, &apos;G&apos; or a space in the middle of the cell, found {found}</source>
        <translation>oczekiwano &apos;S&apos;, &apos;G&apos; lub spacji w środku komórki, a jest {found}</translation>
    </message>
    <message>
        <source>expected a space in the cell, found {found}</source>
        <translation>oczekiwano spacji w komórce, a jest {found}</translation>
    </message>
    <message>
        <source>expected a line &apos;X Y N E S W&apos; with four numbers 0 or 1 at the end</source>
        <translation>oczekiwano wiersza &apos;X Y N E S W&apos; z czterema liczbami 0 lub 1 na końcu</translation>
    </message>
    <message numerus="yes">
        <source>there are {count:,} lines for {cols} × {rows} cells</source>
        <translation>
            <numerusform>na {cols} × {rows} komórek jest {count:,} wiersz</numerusform>
            <numerusform>na {cols} × {rows} komórek są {count:,} wiersze</numerusform>
            <numerusform>na {cols} × {rows} komórek jest {count:,} wierszy</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a row of numbers from 0 to 7, separated by commas or spaces</source>
        <translation>oczekiwano wiersza liczb od 0 do 7 rozdzielonych przecinkami lub spacjami</translation>
    </message>
    <message numerus="yes">
        <source>there are {count:,} numbers where the first row has {expected:,}</source>
        <translation>
            <numerusform>jest {count:,} liczba, a pierwszy wiersz ma ich {expected:,}</numerusform>
            <numerusform>są {count:,} liczby, a pierwszy wiersz ma ich {expected:,}</numerusform>
            <numerusform>jest {count:,} liczb, a pierwszy wiersz ma ich {expected:,}</numerusform>
        </translation>
    </message>
    <message>
        <source>maps of the type {type} are not supported; the type must be &apos;octile&apos;</source>
        <translation>mapy typu {type} nie są obsługiwane; typem musi być &apos;octile&apos;</translation>
    </message>
    <message>
        <source>the header has no line &apos;{key}&apos; with a number</source>
        <translation>nagłówek nie ma wiersza &apos;{key}&apos; z liczbą</translation>
    </message>
    <message>
        <source>the header does not end with a line &apos;map&apos;</source>
        <translation>nagłówek nie kończy się wierszem &apos;map&apos;</translation>
    </message>
    <message>
        <source>the map ends after {count:,} of {expected:,} lines</source>
        <translation>mapa kończy się zbyt wcześnie, wierszy: {count:,} z {expected:,}</translation>
    </message>
    <message numerus="yes">
        <source>the map has more than {count:,} lines</source>
        <translation>
            <numerusform>mapa ma więcej niż {count:,} wiersz</numerusform>
            <numerusform>mapa ma więcej niż {count:,} wiersze</numerusform>
            <numerusform>mapa ma więcej niż {count:,} wierszy</numerusform>
        </translation>
    </message>
    <message>
        <source>it holds numbers of the type {found}, not {expected}</source>
        <translation>zawiera liczby typu {found}, a nie {expected}</translation>
    </message>
    <message>
        <source>its blocks or chunks have the shape {found}; each has one to {most:,} cells</source>
        <translation>jego bloki lub fragmenty mają kształt {found}; każdy może mieć od 1 do {most:,} komórek</translation>
    </message>
    <message>
        <source>a shard has more than {most:,} chunks</source>
        <translation>blok ma więcej niż {most:,} fragmentów</translation>
    </message>
    <message>
        <source>it has {count:,} blocks; an array of this size has at most {most:,}</source>
        <translation>bloków jest {count:,}; tablica tej wielkości może ich mieć najwyżej {most:,}</translation>
    </message>
    <message>
        <source>its codecs are {found}; bytes, blosc, gzip, zstd, crc32c and sharding_indexed are read</source>
        <translation>jego kodeki to {found}; odczytywane są bytes, blosc, gzip, zstd, crc32c i sharding_indexed</translation>
    </message>
    <message>
        <source>a chunk has more than the {most:,} bytes that its cells take</source>
        <translation>fragment ma więcej bajtów niż {most:,}, których wymagają jego komórki</translation>
    </message>
    <message>
        <source>the store has no such array</source>
        <translation>magazyn nie ma takiej tablicy</translation>
    </message>
    <message>
        <source>the archive has {count:,} members; a maze file has at most {most}</source>
        <translation>archiwum ma zbyt wiele elementów: {count:,}; plik labiryntu może mieć ich najwyżej {most}</translation>
    </message>
    <message>
        <source>the ZIP archive has no such member</source>
        <translation>archiwum ZIP nie zawiera takiego elementu</translation>
    </message>
    <message>
        <source>the member is encrypted</source>
        <translation>element jest zaszyfrowany</translation>
    </message>
    <message>
        <source>the member uses a compression method other than deflate</source>
        <translation>element jest spakowany metodą inną niż deflate</translation>
    </message>
    <message>
        <source>the archive is wrong about the size of this member</source>
        <translation>archiwum podaje błędny rozmiar tego elementu</translation>
    </message>
    <message>
        <source>its list of members has {size:,} bytes; the maximum is {most:,}</source>
        <translation>lista jego elementów ma {size:,} B; może mieć najwyżej {most:,}</translation>
    </message>
    <message>
        <source>the archive cannot be read (“{text}”)</source>
        <translation>nie można odczytać archiwum („{text}”)</translation>
    </message>
    <message>
        <source>the format is {found}, not {expected}</source>
        <translation>format to {found}, a nie {expected}</translation>
    </message>
    <message>
        <source>version {found} needs a later Mazarine; this one reads version {known}</source>
        <translation>wersja {found} wymaga nowszego programu Mazarine; ten czyta wersję {known}</translation>
    </message>
    <message>
        <source>unknown version {found}</source>
        <translation>nieznana wersja {found}</translation>
    </message>
    <message>
        <source>it would have {size:,} bytes; the maximum is {most:,}</source>
        <translation>miałby {size:,} B; może mieć najwyżej {most:,}</translation>
    </message>
    <message>
        <source>it holds numbers of the kind {found}, not bytes (&apos;|u1&apos;)</source>
        <translation>zawiera liczby typu {found}, a nie bajty (&apos;|u1&apos;)</translation>
    </message>
    <message>
        <source>its array is in Fortran order; mazes are in C order</source>
        <translation>jego tablica jest w porządku Fortrana; labirynty są w porządku C</translation>
    </message>
    <message>
        <source>its array has the shape {found}, but {member} says {expected}</source>
        <translation>jego tablica ma kształt {found}, a {member} podaje {expected}</translation>
    </message>
    <message>
        <source>its array is not one of n × 3 numbers (&apos;&lt;i4&apos;) in C order</source>
        <translation>jego tablica nie składa się z n × 3 liczb (&apos;&lt;i4&apos;) w porządku C</translation>
    </message>
    <message>
        <source>it has {count:,} lists and objects; the maximum is {most:,}</source>
        <translation>list i obiektów jest {count:,}; może ich być najwyżej {most:,}</translation>
    </message>
    <message>
        <source>lists and objects are nested too deeply</source>
        <translation>listy i obiekty są zbyt głęboko zagnieżdżone</translation>
    </message>
    <message>
        <source>lists and objects are nested more than {most} deep</source>
        <translation>listy i obiekty są zagnieżdżone głębiej niż {most}</translation>
    </message>
    <message>
        <source>a number is not finite</source>
        <translation>liczba nie jest skończona</translation>
    </message>
    <message>
        <source>an integer has more than 64 bits</source>
        <translation>liczba całkowita ma więcej niż 64 bity</translation>
    </message>
    <message>
        <source>a text contains a lone surrogate</source>
        <translation>tekst zawiera pojedynczy surogat</translation>
    </message>
    <message>
        <source>a key is not text</source>
        <translation>klucz nie jest tekstem</translation>
    </message>
    <message>
        <source>JSON has no values of the type {type}</source>
        <translation>JSON nie ma wartości typu {type}</translation>
    </message>
    <message>
        <source>the JSON is malformed: “{text}”</source>
        <translation>składnia JSON jest błędna: „{text}”</translation>
    </message>
    <message>
        <source>the JSON cannot be read: “{text}”</source>
        <translation>nie można odczytać JSON: „{text}”</translation>
    </message>
    <message>
        <source>the JSON is invalid at {place}: “{text}”</source>
        <translation>JSON jest nieprawidłowy (miejsce: {place}): „{text}”</translation>
    </message>
    <message>
        <source>expected {expected} at {place}</source>
        <translation>oczekiwano: {expected} (miejsce: {place})</translation>
    </message>
    <message>
        <source>unknown value {found} at {place}</source>
        <translation>nieznana wartość {found} (miejsce: {place})</translation>
    </message>
    <message>
        <source>the key {key} is unknown at {place}</source>
        <translation>nieznany klucz {key} (miejsce: {place})</translation>
    </message>
    <message>
        <source>expected a list of length {length} at {place}</source>
        <translation>oczekiwano listy o długości {length} (miejsce: {place})</translation>
    </message>
    <message>
        <source>the key {key} is missing at {place}</source>
        <translation>brakuje klucza {key} (miejsce: {place})</translation>
    </message>
    <message>
        <source>expected {expected}, found {found} at {place}</source>
        <translation>oczekiwano: {expected}, a jest {found} (miejsce: {place})</translation>
    </message>
    <message>
        <source>expected {expected}, at most {bound}, at {place}</source>
        <translation>oczekiwano: {expected}, najwyżej {bound} (miejsce: {place})</translation>
    </message>
    <message>
        <source>expected {expected}, at least {bound}, at {place}</source>
        <translation>oczekiwano: {expected}, co najmniej {bound} (miejsce: {place})</translation>
    </message>
    <message>
        <source>expected {expected} below {bound} at {place}</source>
        <translation>oczekiwano: {expected} poniżej {bound} (miejsce: {place})</translation>
    </message>
    <message>
        <source>expected {expected} above {bound} at {place}</source>
        <translation>oczekiwano: {expected} powyżej {bound} (miejsce: {place})</translation>
    </message>
    <message>
        <source>the number is out of range at {place}</source>
        <translation>liczba jest poza zakresem (miejsce: {place})</translation>
    </message>
    <message>
        <source>the top level</source>
        <translation>najwyższy poziom</translation>
    </message>
    <message>
        <source>The stamp cannot be stored: {reason}.</source>
        <translation>Nie można zachować stempla: {reason}.</translation>
    </message>
    <message>
        <source>The content of the clipboard cannot be pasted: {reason}.</source>
        <translation>Nie można wkleić zawartości schowka: {reason}.</translation>
    </message>
    <message>
        <source>The content of the clipboard cannot be pasted: {where}: {reason}.</source>
        <translation>Nie można wkleić zawartości schowka: {where}: {reason}.</translation>
    </message>
    <message>
        <source>Mazarine maze</source>
        <translation>Labirynt Mazarine</translation>
    </message>
    <message>
        <source>Micromouse text, posts {post}</source>
        <translation>Tekst micromouse, słupki {post}</translation>
    </message>
    <message>
        <source>Block text</source>
        <translation>Tekst blokowy</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>liczba całkowita</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>liczba</translation>
    </message>
    <message>
        <source>text</source>
        <translation>tekst</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>prawda lub fałsz</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>obiekt</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>A new file replaces this one: {reason}.</source>
        <translation>Nowy plik zastąpi ten: {reason}.</translation>
    </message>
    <message>
        <source>The cells become squares, with walls where they have no sides.</source>
        <translation>Komórki zmienią się w kwadraty, ze ścianami tam, gdzie nie mają boków.</translation>
    </message>
    <message>
        <source>The cells become squares, with walls where they have no sides, and the growth of the points is left out.</source>
        <translation>Komórki zmienią się w kwadraty, ze ścianami tam, gdzie nie mają boków, a rozrost punktów zostanie pominięty.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} links between ports are left out.</source>
        <translation>
            <numerusform>Pominięto {count:,} łącze między portami.</numerusform>
            <numerusform>Pominięto {count:,} łącza między portami.</numerusform>
            <numerusform>Pominięto {count:,} łączy między portami.</numerusform>
        </translation>
    </message>
    <message>
        <source>The fog on {cells} is left out.</source>
        <translation>Pominięto mgłę: {cells}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} secret cells become plain floor.</source>
        <translation>
            <numerusform>{count:,} tajna komórka zmieni się w zwykłą podłogę.</numerusform>
            <numerusform>{count:,} tajne komórki zmienią się w zwykłą podłogę.</numerusform>
            <numerusform>{count:,} tajnych komórek zmieni się w zwykłą podłogę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} secret doors become openings.</source>
        <translation>
            <numerusform>{count:,} tajne drzwi zmienią się w otwór.</numerusform>
            <numerusform>{count:,} tajne drzwi zmienią się w otwory.</numerusform>
            <numerusform>{count:,} tajnych drzwi zmieni się w otwory.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} secret doors become secret cells.</source>
        <translation>
            <numerusform>{count:,} tajne drzwi zmienią się w tajną komórkę.</numerusform>
            <numerusform>{count:,} tajne drzwi zmienią się w tajne komórki.</numerusform>
            <numerusform>{count:,} tajnych drzwi zmieni się w tajne komórki.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} rock cells become floor that is walled on every side.</source>
        <translation>
            <numerusform>{count:,} komórka skały zmieni się w podłogę zamurowaną z każdej strony.</numerusform>
            <numerusform>{count:,} komórki skały zmienią się w podłogę zamurowaną z każdej strony.</numerusform>
            <numerusform>{count:,} komórek skały zmieni się w podłogę zamurowaną z każdej strony.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} markers are left out.</source>
        <translation>
            <numerusform>Pominięto {count:,} znacznik.</numerusform>
            <numerusform>Pominięto {count:,} znaczniki.</numerusform>
            <numerusform>Pominięto {count:,} znaczników.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} markers other than start and goal are left out.</source>
        <translation>
            <numerusform>Pominięto {count:,} znacznik inny niż start i meta.</numerusform>
            <numerusform>Pominięto {count:,} znaczniki inne niż start i meta.</numerusform>
            <numerusform>Pominięto {count:,} znaczników innych niż start i meta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The labels and unknown keys of {count:,} starts and goals are left out.</source>
        <translation>
            <numerusform>Pominięto etykietę i nieznane klucze {count:,} startu lub mety.</numerusform>
            <numerusform>Pominięto etykiety i nieznane klucze {count:,} startów i met.</numerusform>
            <numerusform>Pominięto etykiety i nieznane klucze {count:,} startów i met.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A cell holds one mark, so {count:,} starts and goals are left out.</source>
        <translation>
            <numerusform>Komórka mieści jeden znak, więc pominięto {count:,} start lub metę.</numerusform>
            <numerusform>Komórka mieści jeden znak, więc pominięto {count:,} starty i mety.</numerusform>
            <numerusform>Komórka mieści jeden znak, więc pominięto {count:,} startów i met.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} starts and goals on rock will be on floor.</source>
        <translation>
            <numerusform>{count:,} start lub meta na skale znajdzie się na podłodze.</numerusform>
            <numerusform>{count:,} starty i mety na skale znajdą się na podłodze.</numerusform>
            <numerusform>{count:,} startów i met na skale znajdzie się na podłodze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} gaps in the outer border are not drawn.</source>
        <translation>
            <numerusform>Nie narysowano {count:,} przerwy w brzegu zewnętrznym.</numerusform>
            <numerusform>Nie narysowano {count:,} przerw w brzegu zewnętrznym.</numerusform>
            <numerusform>Nie narysowano {count:,} przerw w brzegu zewnętrznym.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file leaves out {items}.</source>
        <translation>W pliku pominięto: {items}.</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>tytuł</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>autor</translation>
    </message>
    <message>
        <source>the properties</source>
        <translation>właściwości</translation>
    </message>
    <message>
        <source>the unknown keys</source>
        <translation>nieznane klucze</translation>
    </message>
    <message>
        <source>the origin</source>
        <translation>początek</translation>
    </message>
    <message>
        <source>Thin walls become blocks: {rows} × {cols} cells become {new_rows} × {new_cols}, which doubles lengths.</source>
        <translation>Cienkie ściany zmienią się w bloki: zamiast {rows} × {cols} komórek będzie {new_rows} × {new_cols}, co podwaja długości.</translation>
    </message>
    <message>
        <source>The outer border becomes blocks: {rows} × {cols} cells become {new_rows} × {new_cols}, which doubles lengths.</source>
        <translation>Brzeg zewnętrzny zmieni się w bloki: zamiast {rows} × {cols} komórek będzie {new_rows} × {new_cols}, co podwaja długości.</translation>
    </message>
    <message>
        <source>Blocks become thin walls: {rows} × {cols} cells become {new_rows} × {new_cols}, which halves lengths.</source>
        <translation>Bloki zmienią się w cienkie ściany: zamiast {rows} × {cols} komórek będzie {new_rows} × {new_cols}, co skraca długości o połowę.</translation>
    </message>
    <message>
        <source>Walls become passages and passages walls, upside down: {rows} × {cols} cells become {new_rows} × {new_cols}.</source>
        <translation>Ściany zmienią się w przejścia, a przejścia w ściany, do góry nogami: zamiast {rows} × {cols} komórek będzie {new_rows} × {new_cols}.</translation>
    </message>
    <message>
        <source>The numbers were read as the costs of cells, from 1 to 9; no value was taken for wall.</source>
        <translation>Liczby odczytano jako koszty komórek, od 1 do 9; żadnej wartości nie uznano za ścianę.</translation>
    </message>
    <message>
        <source>The path in the file is left out: it cannot be followed from step {step:,} on.</source>
        <translation>Ścieżka z pliku została pominięta: nie można nią iść od kroku {step:,}.</translation>
    </message>
    <message>
        <source>The path in the file is left out: it has {steps:,} steps, and a shortest path has {shortest:,}.</source>
        <translation>Ścieżka z pliku została pominięta; jej długość w krokach: {steps:,}; długość najkrótszej: {shortest:,}.</translation>
    </message>
    <message>
        <source>The path in the file is left out, because its entry or exit is missing.</source>
        <translation>Ścieżka z pliku została pominięta, ponieważ brakuje jej wejścia lub wyjścia.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} layers are replaced by one of Mazarine: {layers}.</source>
        <translation>
            <numerusform>{count:,} warstwa zostanie zastąpiona warstwą Mazarine: {layers}.</numerusform>
            <numerusform>{count:,} warstwy zostaną zastąpione warstwą Mazarine: {layers}.</numerusform>
            <numerusform>{count:,} warstw zostanie zastąpionych warstwą Mazarine: {layers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} objects are left out.</source>
        <translation>
            <numerusform>{count:,} obiekt zostanie pominięty.</numerusform>
            <numerusform>{count:,} obiekty zostaną pominięte.</numerusform>
            <numerusform>{count:,} obiektów zostanie pominiętych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} tilesets are left out.</source>
        <translation>
            <numerusform>{count:,} zestaw kafelków zostanie pominięty.</numerusform>
            <numerusform>{count:,} zestawy kafelków zostaną pominięte.</numerusform>
            <numerusform>{count:,} zestawów kafelków zostanie pominiętych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} properties of the map are left out.</source>
        <translation>
            <numerusform>{count:,} właściwość mapy zostanie pominięta.</numerusform>
            <numerusform>{count:,} właściwości mapy zostaną pominięte.</numerusform>
            <numerusform>{count:,} właściwości mapy zostanie pominiętych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} gaps in the border of rock are not drawn.</source>
        <translation>
            <numerusform>Nie narysowano {count:,} przerwy w brzegu ze skały.</numerusform>
            <numerusform>Nie narysowano {count:,} przerw w brzegu ze skały.</numerusform>
            <numerusform>Nie narysowano {count:,} przerw w brzegu ze skały.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The control characters in {count:,} texts are replaced.</source>
        <translation>
            <numerusform>Zastąpiono znaki sterujące w {count:,} tekście.</numerusform>
            <numerusform>Zastąpiono znaki sterujące w {count:,} tekstach.</numerusform>
            <numerusform>Zastąpiono znaki sterujące w {count:,} tekstach.</numerusform>
        </translation>
    </message>
    <message>
        <source>layer {name}</source>
        <translation>warstwa {name}</translation>
    </message>
    <message>
        <source>object {id} ({kind})</source>
        <translation>obiekt {id} ({kind})</translation>
    </message>
    <message>
        <source>this is a Tiled file of the type {type}, not a map</source>
        <translation>to plik Tiled typu {type}, a nie mapa</translation>
    </message>
    <message>
        <source>the map has {count:,} JSON objects; the maximum is {most:,}</source>
        <translation>obiektów JSON mapy jest {count:,}; może ich być najwyżej {most:,}</translation>
    </message>
    <message>
        <source>the text has an unknown encoding; use UTF-8</source>
        <translation>tekst ma nieznane kodowanie; użyj UTF-8</translation>
    </message>
    <message>
        <source>a tag or a comment has more than {most:,} bytes</source>
        <translation>znacznik lub komentarz XML ma więcej niż {most:,} B</translation>
    </message>
    <message>
        <source>the map has more than {most:,} elements</source>
        <translation>elementów mapy jest więcej niż {most:,}</translation>
    </message>
    <message>
        <source>the map has more than {most:,} different names of elements and attributes</source>
        <translation>różnych nazw elementów i atrybutów mapy jest więcej niż {most:,}</translation>
    </message>
    <message>
        <source>the map has more than {most:,} layers, chunks, objects and properties</source>
        <translation>warstw, fragmentów, obiektów i właściwości mapy jest więcej niż {most:,}</translation>
    </message>
    <message>
        <source>elements are nested more than {most} deep</source>
        <translation>elementy są zagnieżdżone głębiej niż {most}</translation>
    </message>
    <message>
        <source>the value {encoding} of mazeEncoding is unknown; known values: {known}</source>
        <translation>nieznana wartość {encoding} w mazeEncoding; znane wartości: {known}</translation>
    </message>
    <message>
        <source>the property {name} is {value}, not an integer</source>
        <translation>właściwość {name} to {value}, a nie liczba całkowita</translation>
    </message>
    <message>
        <source>the group {name} has no tile layer</source>
        <translation>grupa {name} nie ma warstwy kafelków</translation>
    </message>
    <message>
        <source>the map has more than {most:,} groups; each group is a level</source>
        <translation>grup mapy jest więcej niż {most:,}; każda grupa to poziom</translation>
    </message>
    <message>
        <source>the maze has {count:,} levels; a Tiled map has at most {most:,}</source>
        <translation>poziomów labiryntu jest {count:,}; mapa Tiled może ich mieć najwyżej {most:,}</translation>
    </message>
    <message>
        <source>groups are nested more than {most} deep</source>
        <translation>grupy są zagnieżdżone głębiej niż {most}</translation>
    </message>
    <message>
        <source>the infinite map has no tiles</source>
        <translation>nieskończona mapa nie ma kafelków</translation>
    </message>
    <message>
        <source>the layers have {count:,} tiles in total; the maximum is {most:,}</source>
        <translation>kafelków we wszystkich warstwach jest {count:,}; może ich być najwyżej {most:,}</translation>
    </message>
    <message>
        <source>its chunks of {tiles:,} tiles are too far apart, in {rows} × {cols} cells</source>
        <translation>jej fragmenty (kafelków: {tiles:,}) leżą zbyt daleko od siebie, w {rows} × {cols} komórkach</translation>
    </message>
    <message>
        <source>the map would be too large to be read again</source>
        <translation>mapa byłaby zbyt duża, by ją znów odczytać</translation>
    </message>
    <message>
        <source>the map cannot hold another lattice</source>
        <translation>mapa nie pomieści innej siatki</translation>
    </message>
    <message>
        <source>the map cannot take another size or other levels</source>
        <translation>mapa nie może przyjąć innego rozmiaru ani innych poziomów</translation>
    </message>
    <message>
        <source>the map has no place for another title, author or properties</source>
        <translation>mapa nie ma miejsca na inny tytuł, autora ani właściwości</translation>
    </message>
    <message>
        <source>a map of tiles has no thin walls</source>
        <translation>mapa kafelków nie ma cienkich ścian</translation>
    </message>
    <message>
        <source>the map has no secrets and no fog</source>
        <translation>mapa nie ma sekretów ani mgły</translation>
    </message>
    <message>
        <source>the layer {name} has no tiles there</source>
        <translation>warstwa {name} nie ma tam kafelków</translation>
    </message>
    <message>
        <source>a level has no layer for links and markers</source>
        <translation>poziom nie ma warstwy na łącza i znaczniki</translation>
    </message>
    <message>
        <source>the map cannot hold all of the maze</source>
        <translation>mapa nie pomieści całego labiryntu</translation>
    </message>
    <message>
        <source>the layer has {layer_rows} × {layer_cols} tiles, the map {rows} × {cols}</source>
        <translation>warstwa ma {layer_rows} × {layer_cols} kafelków, a mapa {rows} × {cols}</translation>
    </message>
    <message>
        <source>the layer has no data</source>
        <translation>warstwa nie ma danych</translation>
    </message>
    <message>
        <source>the encoding {encoding} is not supported; use csv or base64</source>
        <translation>kodowanie {encoding} nie jest obsługiwane; użyj csv lub base64</translation>
    </message>
    <message>
        <source>the compression {compression} is not supported; use zlib, gzip or zstd</source>
        <translation>kompresja {compression} nie jest obsługiwana; użyj zlib, gzip lub zstd</translation>
    </message>
    <message>
        <source>the data are not text</source>
        <translation>dane nie są tekstem</translation>
    </message>
    <message>
        <source>the tiles are not numbers separated by commas</source>
        <translation>kafelki nie są liczbami rozdzielonymi przecinkami</translation>
    </message>
    <message>
        <source>{number} is not a tile number, which has 32 bits</source>
        <translation>{number} nie jest numerem kafelka, który ma 32 bity</translation>
    </message>
    <message>
        <source>the data are not base64</source>
        <translation>dane nie są w base64</translation>
    </message>
    <message>
        <source>there are {count:,} characters of base64 instead of {expected:,}</source>
        <translation>znaków base64 jest {count:,} zamiast {expected:,}</translation>
    </message>
    <message>
        <source>there are {count:,} tiles instead of {expected:,}</source>
        <translation>kafelków jest {count:,} zamiast {expected:,}</translation>
    </message>
    <message>
        <source>there are more tiles than the expected {expected:,}</source>
        <translation>kafelków jest więcej niż oczekiwano: {expected:,}</translation>
    </message>
    <message>
        <source>the {compression} data are damaged</source>
        <translation>dane {compression} są uszkodzone</translation>
    </message>
    <message>
        <source>the zstd data are damaged or need too much memory</source>
        <translation>dane zstd są uszkodzone lub wymagają zbyt wiele pamięci</translation>
    </message>
    <message>
        <source>tile {tile} in row {row}, column {col} is not one of the {count} tiles that represent cells</source>
        <translation>kafelek {tile} w wierszu {row}, kolumnie {col} nie należy do kafelków, które oznaczają komórki (jest ich {count})</translation>
    </message>
    <message>
        <source>there is no cell at its position ({x}, {y})</source>
        <translation>w jego położeniu ({x}, {y}) nie ma komórki</translation>
    </message>
    <message>
        <source>there are more than {most:,} markers and ends of links</source>
        <translation>znaczników i końców łączy jest więcej niż {most:,}</translation>
    </message>
    <message>
        <source>another object has the same number</source>
        <translation>inny obiekt ma ten sam numer</translation>
    </message>
    <message>
        <source>it names no partner, and no other end of a link names it</source>
        <translation>nie wskazuje partnera, a żaden inny koniec łącza nie wskazuje na niego</translation>
    </message>
    <message>
        <source>its partner {partner} is not an end of a link</source>
        <translation>jego partner {partner} nie jest końcem łącza</translation>
    </message>
    <message>
        <source>its partner {partner} names another object, {named}</source>
        <translation>jego partner {partner} wskazuje inny obiekt, {named}</translation>
    </message>
    <message>
        <source>its partner {partner} is of a different kind</source>
        <translation>jego partner {partner} jest innego rodzaju</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Ściany</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Najnowszy</translation>
    </message>
    <message>
        <source>Oldest</source>
        <translation>Najstarszy</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>Mieszanka</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Pierwszy</translation>
    </message>
    <message>
        <source>Given size</source>
        <translation>Podanej wielkości</translation>
    </message>
    <message>
        <source>Infinite, cropped</source>
        <translation>Nieskończona, przycięta</translation>
    </message>
    <message>
        <source>{direction}</source>
        <translation>{direction}</translation>
    </message>
    <message>
        <source>A generator must be named by a text such as &apos;prim&apos;, not {value}.</source>
        <translation>Generator podaje się tekstem, na przykład &apos;prim&apos;, a nie {value}.</translation>
    </message>
    <message>
        <source>Unknown generator {name}; choose one of {known}.</source>
        <translation>Nie ma generatora o nazwie {name}; do wyboru: {known}.</translation>
    </message>
    <message>
        <source>Unknown generator {name}; did you mean {nearest}? Choose one of {known}.</source>
        <translation>Nie ma generatora o nazwie {name}; może chodzi o {nearest}? Do wyboru: {known}.</translation>
    </message>
    <message>
        <source>Unknown parameter {name}; choose one of {known}.</source>
        <translation>Nie ma parametru o nazwie {name}; do wyboru: {known}.</translation>
    </message>
    <message>
        <source>Unknown parameter {name}; did you mean {nearest}? Choose one of {known}.</source>
        <translation>Nie ma parametru o nazwie {name}; może chodzi o {nearest}? Do wyboru: {known}.</translation>
    </message>
    <message>
        <source>Unknown parameter {name}; this generator has no parameters.</source>
        <translation>Nie ma parametru o nazwie {name}; ten generator nie ma parametrów.</translation>
    </message>
    <message>
        <source>{parameter} must be one of {known}, not {value}.</source>
        <translation>Możliwe wartości parametru {parameter} to {known}, a nie {value}.</translation>
    </message>
    <message>
        <source>{parameter} must be a number from 0 to 1, not {value}.</source>
        <translation>{parameter} to liczba od 0 do 1, a nie {value}.</translation>
    </message>
    <message>
        <source>{parameter} must be an integer from 0 to {most:,}, not {value}.</source>
        <translation>{parameter} to liczba całkowita od 0 do {most:,}, a nie {value}.</translation>
    </message>
    <message>
        <source>Counts must be a mapping from kinds of markers to numbers, not {value}.</source>
        <translation>Liczby znaczników to mapowanie z rodzajów znaczników na liczby, a nie {value}.</translation>
    </message>
    <message>
        <source>A seed must be a 64-bit integer from 0, not {seed}.</source>
        <translation>Ziarno to 64-bitowa liczba całkowita od 0, a nie {seed}.</translation>
    </message>
    <message>
        <source>{generator} needs odd numbers of rows and columns, not {rows} × {cols}; {fitting_rows} × {fitting_cols} fits.</source>
        <translation>{generator} wymaga nieparzystej liczby wierszy i kolumn, a nie {rows} × {cols}; pasuje {fitting_rows} × {fitting_cols}.</translation>
    </message>
    <message>
        <source>There is not enough memory for {rows} × {cols} cells.</source>
        <translation>Brak pamięci na {rows} × {cols} komórek.</translation>
    </message>
    <message>
        <source>{generator} does not support the {lattice} lattice; it supports {known}.</source>
        <translation>{generator} nie obsługuje tej siatki: {lattice}; obsługuje: {known}.</translation>
    </message>
    <message>
        <source>{generator} needs a full rectangle; masks and blocked sides are not supported.</source>
        <translation>{generator} wymaga pełnego prostokąta; nie obsługuje masek ani zablokowanych boków.</translation>
    </message>
    <message>
        <source>The mask must be an array of rows and columns, not {value}.</source>
        <translation>Maska to tablica wierszy i kolumn, a nie {value}.</translation>
    </message>
    <message>
        <source>The mask has the shape {found}, but the maze has {expected}.</source>
        <translation>Maska ma kształt {found}, a labirynt {expected}.</translation>
    </message>
    <message>
        <source>The mask is empty; a maze needs at least one cell.</source>
        <translation>Maska jest pusta; labirynt potrzebuje co najmniej jednej komórki.</translation>
    </message>
    <message>
        <source>The mask contains no field of the block grid.</source>
        <translation>Maska nie zawiera żadnego pola siatki bloków.</translation>
    </message>
    <message>
        <source>The blocked sides must be an array of rows and columns, not {value}.</source>
        <translation>Zablokowane boki to tablica wierszy i kolumn, a nie {value}.</translation>
    </message>
    <message>
        <source>The blocked sides have the shape {found}, but the maze has {expected}.</source>
        <translation>Zablokowane boki mają kształt {found}, a labirynt {expected}.</translation>
    </message>
    <message>
        <source>An infinite board supports neither a mask nor blocked sides.</source>
        <translation>Nieskończona plansza nie przyjmuje maski ani zablokowanych boków.</translation>
    </message>
    <message>
        <source>An infinite board cannot fill the floor of a maze.</source>
        <translation>Nieskończona plansza nie może wypełnić podłogi labiryntu.</translation>
    </message>
    <message>
        <source>Level {level} has no floor to fill.</source>
        <translation>Poziom {level} nie ma podłogi do wypełnienia.</translation>
    </message>
    <message>
        <source>Cell {cell} has a link and would become rock.</source>
        <translation>Komórka {cell} ma łącze, a stałaby się skałą.</translation>
    </message>
    <message>
        <source>Cell {cell} has a marker ({kind}) and would become rock.</source>
        <translation>Komórka {cell} ma znacznik ({kind}), a stałaby się skałą.</translation>
    </message>
    <message>
        <source>{generator} has no start cell; generators with a start cell are {known}.</source>
        <translation>{generator} nie ma komórki startowej; generatory z komórką startową: {known}.</translation>
    </message>
    <message>
        <source>A start must be an integer row and column, not {value}.</source>
        <translation>Start to wiersz i kolumna jako liczby całkowite, a nie {value}.</translation>
    </message>
    <message>
        <source>The maze cannot start at row {row}, column {col}: it has no cell there.</source>
        <translation>Labirynt nie może zaczynać się w wierszu {row}, kolumnie {col}: nie ma tam komórki.</translation>
    </message>
    <message>
        <source>The maze cannot start at row {row}, column {col}: this is not a field of the block grid.</source>
        <translation>Labirynt nie może zaczynać się w wierszu {row}, kolumnie {col}: nie jest to pole siatki bloków.</translation>
    </message>
    <message>
        <source>A window must start at an integer row and column, not {row}, {col}.</source>
        <translation>Początek okna to wiersz i kolumna jako liczby całkowite, a nie {row}, {col}.</translation>
    </message>
    <message>
        <source>The window at row {row}, column {col} is outside the maze.</source>
        <translation>Okno w wierszu {row}, kolumnie {col} leży poza labiryntem.</translation>
    </message>
    <message>
        <source>Prim</source>
        <translation>Prim</translation>
    </message>
    <message>
        <source>Binary tree</source>
        <translation>Drzewo binarne</translation>
    </message>
    <message>
        <source>Opens each cell to one of two sides. Strong diagonal bias, no four-way junctions.</source>
        <translation>Otwiera każdą komórkę na jeden z dwóch boków. Silna skłonność ukośna, żadnych skrzyżowań czterech dróg.</translation>
    </message>
    <message>
        <source>Sidewinder</source>
        <translation>Sidewinder</translation>
    </message>
    <message>
        <source>Groups each row into runs and opens one exit up from each. Every cell has a path straight up.</source>
        <translation>Dzieli każdy wiersz na ciągi i otwiera z każdego jedno wyjście w górę. Z każdej komórki prowadzi droga prosto w górę.</translation>
    </message>
    <message>
        <source>Eller</source>
        <translation>Eller</translation>
    </message>
    <message>
        <source>Builds one row at a time and remembers only the last. Short dead ends, vertical passages.</source>
        <translation>Buduje wiersz po wierszu i pamięta tylko ostatni. Krótkie ślepe zaułki, pionowe przejścia.</translation>
    </message>
    <message>
        <source>Weave</source>
        <translation>Przeplot</translation>
    </message>
    <message>
        <source>Leads passages under others, then opens random walls as Kruskal does.</source>
        <translation>Prowadzi przejścia pod innymi, a potem otwiera losowe ściany jak Kruskal.</translation>
    </message>
    <message>
        <source>Kruskal</source>
        <translation>Kruskal</translation>
    </message>
    <message>
        <source>Growing tree</source>
        <translation>Rosnące drzewo</translation>
    </message>
    <message>
        <source>Extends a cell chosen by a rule. From long winding passages to short dead ends.</source>
        <translation>Rozwija komórkę wybraną według reguły. Od długich, krętych przejść po krótkie ślepe zaułki.</translation>
    </message>
    <message>
        <source>Hunt and kill</source>
        <translation>Polowanie (hunt and kill)</translation>
    </message>
    <message>
        <source>Walks at random until it is stuck, then continues at the first free cell next to the maze. Long winding passages.</source>
        <translation>Idzie losowo, aż utknie, potem zaczyna od pierwszej wolnej komórki obok labiryntu. Długie, kręte przejścia.</translation>
    </message>
    <message>
        <source>Wilson</source>
        <translation>Wilson</translation>
    </message>
    <message>
        <source>Loop-erased random walks. Every perfect maze is equally likely.</source>
        <translation>Losowe wędrówki z wymazywaniem pętli. Każdy idealny labirynt jest równie prawdopodobny.</translation>
    </message>
    <message>
        <source>Aldous–Broder</source>
        <translation>Aldous–Broder</translation>
    </message>
    <message>
        <source>Random walk that carves into each new cell. Every perfect maze is equally likely. Slow.</source>
        <translation>Losowa wędrówka, która wykuwa drogę do każdej nowej komórki. Każdy idealny labirynt jest równie prawdopodobny. Wolny.</translation>
    </message>
    <message>
        <source>Recursive division</source>
        <translation>Podział rekurencyjny</translation>
    </message>
    <message>
        <source>Divides the rectangle by a wall with one gap, then both parts, and so on. Long straight walls.</source>
        <translation>Dzieli prostokąt ścianą z jedną przerwą, potem obie części i tak dalej. Długie, proste ściany.</translation>
    </message>
    <message>
        <source>Prim, blocks</source>
        <translation>Prim, bloki</translation>
    </message>
    <message>
        <source>Prim on a block grid. Walls are cells, the border is all wall.</source>
        <translation>Prim na siatce bloków. Ściany są komórkami, brzeg to same ściany.</translation>
    </message>
    <message>
        <source>Random walk on a block grid, continued from a list of walls. Loops, secret connections.</source>
        <translation>Losowa wędrówka na siatce bloków, kontynuowana z listy ścian. Pętle, tajne połączenia.</translation>
    </message>
    <message>
        <source>Rooms and corridors</source>
        <translation>Komnaty i korytarze</translation>
    </message>
    <message>
        <source>Rooms with doors, connected by long winding corridors.</source>
        <translation>Komnaty z drzwiami, połączone długimi, krętymi korytarzami.</translation>
    </message>
    <message>
        <source>Caves</source>
        <translation>Jaskinie</translation>
    </message>
    <message>
        <source>Cellular automaton. Random rock, smoothed by the majority of neighbors; keeps the largest cave.</source>
        <translation>Automat komórkowy. Losowa skała, wygładzona według większości sąsiadów; zostaje największa jaskinia.</translation>
    </message>
    <message>
        <source>Points create their neighbors one after another up to a number. Open, with a ragged edge.</source>
        <translation>Punkty jeden po drugim tworzą sąsiadów, aż będzie ich podana liczba. Otwarty, z postrzępionym skrajem.</translation>
    </message>
    <message>
        <source>0 to {most:,}</source>
        <translation>0–{most:,}</translation>
    </message>
    <message>
        <source>The corner toward which passages lead</source>
        <translation>Róg, do którego prowadzą przejścia</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Wersja</translation>
    </message>
    <message>
        <source>Whether each cell opens a passage, or each corner of four cells adds a wall</source>
        <translation>Czy każda komórka otwiera przejście, czy każdy róg czterech komórek dodaje ścianę</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Wschód</translation>
    </message>
    <message>
        <source>Probability that a run continues</source>
        <translation>Prawdopodobieństwo, że ciąg biegnie dalej</translation>
    </message>
    <message>
        <source>Probability of joining two neighbors of a row that are not connected yet</source>
        <translation>Prawdopodobieństwo połączenia dwóch sąsiadów w wierszu, którzy nie są jeszcze połączeni</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Południe</translation>
    </message>
    <message>
        <source>Probability of an extra opening to the south</source>
        <translation>Prawdopodobieństwo dodatkowego otworu na południe</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Wybór</translation>
    </message>
    <message>
        <source>Which cell is extended; mix takes the newest or a random one</source>
        <translation>Która komórka jest rozwijana; Mieszanka bierze najnowszą lub losową</translation>
    </message>
    <message>
        <source>With no number of points: share of the board to fill</source>
        <translation>Bez liczby punktów: część planszy do wypełnienia</translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation>Przejścia dołem</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Skarby</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Postacie</translation>
    </message>
    <message>
        <source>Number of characters to place, in dead ends first</source>
        <translation>Ile postaci rozmieścić, najpierw w ślepych zaułkach</translation>
    </message>
    <message numerus="yes">
        <source>Running… {done:,} of {count:,} runs.</source>
        <translation>
            <numerusform>Trwa… {done:,} z {count:,} przebiegu.</numerusform>
            <numerusform>Trwa… {done:,} z {count:,} przebiegów.</numerusform>
            <numerusform>Trwa… {done:,} z {count:,} przebiegów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished {done:,} of {count:,} runs.</source>
        <translation>
            <numerusform>Zakończono {done:,} z {count:,} przebiegu.</numerusform>
            <numerusform>Zakończono {done:,} z {count:,} przebiegów.</numerusform>
            <numerusform>Zakończono {done:,} z {count:,} przebiegów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after {done:,} of {count:,} runs.</source>
        <translation>
            <numerusform>Zatrzymano po {done:,} z {count:,} przebiegu.</numerusform>
            <numerusform>Zatrzymano po {done:,} z {count:,} przebiegów.</numerusform>
            <numerusform>Zatrzymano po {done:,} z {count:,} przebiegów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells:,} cells are too many to watch; the maximum is {most:,}.</source>
        <translation>{cells:,} komórek to zbyt wiele, aby oglądać; maksimum to {most:,}.</translation>
    </message>
    <message>
        <source>Restarts: {restarts:,}.</source>
        <translation>Ponowne starty: {restarts:,}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells are known.</source>
        <translation>
            <numerusform>Znana jest {count:,} komórka.</numerusform>
            <numerusform>Znane są {count:,} komórki.</numerusform>
            <numerusform>Znanych jest {count:,} komórek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Sześciokąty</translation>
    </message>
    <message>
        <source>Cells with six neighbors each. Rooms are made of corners of three cells.</source>
        <translation>Pola z sześcioma sąsiadami. Pokoje składają się z narożników trzech pól.</translation>
    </message>
    <message>
        <source>Line {line:,} has {length:,} digits, the line before has {before:,}.</source>
        <translation>Liczba cyfr w wierszu {line:,}: {length:,}; w poprzednim wierszu: {before:,}.</translation>
    </message>
    <message>
        <source>Line {line:,} has a sign that is not a hexadecimal digit.</source>
        <translation>Wiersz {line:,} zawiera znak, który nie jest cyfrą szesnastkową.</translation>
    </message>
    <message>
        <source>One blank line is to come right after the digits, and no other one.</source>
        <translation>Bezpośrednio po cyfrach ma być jeden pusty wiersz, a poza nim żaden.</translation>
    </message>
    <message>
        <source>there are no mazes: `mazes` names no file, and there is no [[maze]] table</source>
        <translation>brak labiryntów: `mazes` nie wskazuje żadnego pliku i nie ma tabeli [[maze]]</translation>
    </message>
    <message>
        <source>A [[maze]] table needs either `generator` or `require`.</source>
        <translation>Tabela [[maze]] potrzebuje albo `generator`, albo `require`.</translation>
    </message>
    <message>
        <source>No maze was found for {maze} within {edits:,} edits.</source>
        <translation>Nie znaleziono labiryntu dla {maze} w {edits:,} zmianach.</translation>
    </message>
    <message>
        <source>A wall must be on a side of a cell such as N or E, not {value}.</source>
        <translation>Ściana musi być na boku pola, na przykład N lub E, a nie {value}.</translation>
    </message>
    <message>
        <source>Expected a maze, as returned by read, generate or Maze.blank, not {value}.</source>
        <translation>Oczekiwano labiryntu, jaki zwracają read, generate i Maze.blank, a nie {value}.</translation>
    </message>
    <message>
        <source>There is already a link at {port}.</source>
        <translation>W tym miejscu jest już łącze: {port}.</translation>
    </message>
    <message>
        <source>The board already has points; expand a free one to create more.</source>
        <translation>Plansza ma już punkty; rozwiń wolny, aby utworzyć następne.</translation>
    </message>
    <message>
        <source>Only a maze of squares has quarter turns.</source>
        <translation>Tylko labirynt z kwadratów ma ćwierćobroty.</translation>
    </message>
    <message>
        <source>The rows of these hexagons do not match: above and below need an odd number of rows, half a turn an even one, and left and right never match.</source>
        <translation>Wiersze tych sześciokątów nie pasują: góra i dół wymagają nieparzystej liczby wierszy, półobrót parzystej, a lewa i prawa strona nie pasują nigdy.</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>północny wschód</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>południowy wschód</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>południowy zachód</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>północny zachód</translation>
    </message>
    <message>
        <source>The start marker at {cell} is in rock, where no mouse can start.</source>
        <translation>Znacznik startu w {cell} leży w skale, skąd żadna mysz nie może wystartować.</translation>
    </message>
    <message>
        <source>The goal marker at {cell} is in rock, where no mouse can go.</source>
        <translation>Znacznik celu w {cell} leży w skale, dokąd żadna mysz nie dojdzie.</translation>
    </message>
    <message>
        <source>The goals of mouse programs are `maze` or `middle`, not {value}.</source>
        <translation>Cele programów myszy to `maze` albo `middle`, a nie {value}.</translation>
    </message>
    <message>
        <source>`{name}` must be a number from {least:g} to {most:,}, not {value}.</source>
        <translation>`{name}` musi być liczbą od {least:g} do {most:,}, a nie {value}.</translation>
    </message>
    <message>
        <source>There is no key {name}; the keys are {names}.</source>
        <translation>Nie ma klucza {name}; klucze to {names}.</translation>
    </message>
    <message>
        <source>`{name}` is missing.</source>
        <translation>Brakuje `{name}`.</translation>
    </message>
    <message>
        <source>Mouse model {path}: this is not TOML: {reason}.</source>
        <translation>Model myszy {path}: to nie jest TOML: {reason}.</translation>
    </message>
    <message>
        <source>Mouse model {path} cannot be read: {reason}. Models that need no file are {names}.</source>
        <translation>Nie można odczytać modelu myszy {path}: {reason}. Modele, które nie wymagają pliku, to {names}.</translation>
    </message>
    <message>
        <source>Mouse model {path}: {reason}</source>
        <translation>Model myszy {path}: {reason}</translation>
    </message>
    <message>
        <source>A mouse program, which drives a micromouse from the start of the maze to a goal.</source>
        <translation>Program myszy, który prowadzi mikromysz od startu labiryntu do celu.</translation>
    </message>
    <message>
        <source>The program did not send {commands}: it probably expects the start and the goals of mms, which are others here.</source>
        <translation>Program nie wysłał {commands}: prawdopodobnie oczekuje startu i celów mms, które tutaj są inne.</translation>
    </message>
    <message>
        <source>The segmentation is out of date: the maze was changed. Update it, or segment the maze again.</source>
        <translation>Segmentacja jest nieaktualna: labirynt się zmienił. Zaktualizuj ją albo posegmentuj labirynt od nowa.</translation>
    </message>
    <message>
        <source>Open the walls on the shortest path</source>
        <translation>Otwórz ściany na najkrótszej drodze</translation>
    </message>
    <message>
        <source>Dig through {cells} of rock</source>
        <translation>Przekuj skałę ({cells})</translation>
    </message>
    <message>
        <source>A contest maze has square cells; the lattice of this maze is {lattice}.</source>
        <translation>Labirynt na zawody ma kwadratowe komórki; siatka tego labiryntu: {lattice}.</translation>
    </message>
    <message>
        <source>The start cell opens {found}; in a contest maze it must open {expected}.</source>
        <translation>Start otwiera się na {found}; w labiryncie na zawody musi otwierać się na {expected}.</translation>
    </message>
    <message>
        <source>Expected a segmentation, as returned by segment(maze), not {value}.</source>
        <translation>Oczekiwano segmentacji, jaką zwraca segment(maze), a nie {value}.</translation>
    </message>
    <message>
        <source>This delta lacks what a mirror has to write, or is of another board: make another mirror.</source>
        <translation>Ta zmiana nie zawiera tego, co lustro ma zapisać, albo pochodzi z innej planszy: utwórz nowe lustro.</translation>
    </message>
    <message>
        <source>This segmentation was made from a space, not a maze; update it with patches.</source>
        <translation>Tę segmentację utworzono z przestrzeni, a nie z labiryntu; aktualizują ją łatki.</translation>
    </message>
    <message>
        <source>The space is inconsistent at cell {cell}: a side is open from one cell only.</source>
        <translation>Przestrzeń jest niespójna w komórce {cell}: bok jest otwarty tylko z jednej komórki.</translation>
    </message>
    <message>
        <source>Reload the file from disk</source>
        <translation>Wczytuje ponownie plik z dysku</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>Odbij w po&amp;ziomie</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>Odb&amp;ij w pionie</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>O&amp;bróć</translation>
    </message>
    <message>
        <source>Expand a free point: create its neighbors, first toward the pointer. 1 to 6: choose direction D1 to D6.</source>
        <translation>Rozwija wolny punkt: tworzy jego sąsiadów, najpierw w stronę wskaźnika. 1 do 6: wybór kierunku D1 do D6.</translation>
    </message>
    <message>
        <source>The start of the solution</source>
        <translation>Początek rozwiązania</translation>
    </message>
    <message>
        <source>The end of the solution; with several goals, the nearest</source>
        <translation>Koniec rozwiązania; przy kilku metach najbliższa</translation>
    </message>
    <message>
        <source>&amp;100%</source>
        <translation>&amp;100%</translation>
    </message>
    <message>
        <source>Pla&amp;yer&apos;s view</source>
        <translation>Widok &amp;gracza</translation>
    </message>
    <message>
        <source>Convert walls to blocks; the maze gets twice as many rows and columns</source>
        <translation>Zamień ściany na bloki; labirynt ma dwa razy więcej wierszy i kolumn</translation>
    </message>
    <message>
        <source>Convert blocks to thin walls; the maze gets half as many rows and columns</source>
        <translation>Zamień bloki na cienkie ściany; labirynt ma o połowę mniej wierszy i kolumn</translation>
    </message>
    <message>
        <source>Probability of removing a wall without checking whether the other side was visited</source>
        <translation>Prawdopodobieństwo zburzenia ściany bez sprawdzenia, czy drugą stronę już odwiedzono</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>Pamięć lokalna</translation>
    </message>
    <message>
        <source>No memory</source>
        <translation>Bez pamięci</translation>
    </message>
    <message numerus="yes">
        <source>It has used all {count:,} steps.</source>
        <translation>
            <numerusform>Wykorzystał wszystkie kroki: {count:,}.</numerusform>
            <numerusform>Wykorzystał wszystkie kroki: {count:,}.</numerusform>
            <numerusform>Wykorzystał wszystkie kroki: {count:,}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{where}: {reason}</source>
        <translation>{where}: {reason}</translation>
    </message>
    <message>
        <source>the header of the NumPy array is truncated</source>
        <translation>nagłówek tablicy NumPy jest ucięty</translation>
    </message>
    <message>
        <source>the data of the NumPy array are truncated</source>
        <translation>dane tablicy NumPy są ucięte</translation>
    </message>
    <message>
        <source>maze-dataset connection list</source>
        <translation>Lista połączeń maze-dataset</translation>
    </message>
    <message>
        <source>NumPy block array</source>
        <translation>Tablica bloków NumPy</translation>
    </message>
    <message>
        <source>mazelib array</source>
        <translation>Tablica mazelib</translation>
    </message>
    <message>
        <source>PNG image, one pixel per cell</source>
        <translation>Obraz PNG, piksel na komórkę</translation>
    </message>
    <message>
        <source>the PNG picture is damaged or truncated</source>
        <translation>obraz PNG jest uszkodzony lub ucięty</translation>
    </message>
    <message>
        <source>the data of the PNG picture are truncated</source>
        <translation>dane obrazu PNG są ucięte</translation>
    </message>
    <message>
        <source>the list of its cells is truncated</source>
        <translation>lista jego komórek jest ucięta</translation>
    </message>
    <message>
        <source>Cell {cell} already has a thin wall to the east.</source>
        <translation>Komórka {cell} ma już cienką ścianę od wschodu.</translation>
    </message>
    <message>
        <source>Cell {cell} already has a thin wall to the south.</source>
        <translation>Komórka {cell} ma już cienką ścianę od południa.</translation>
    </message>
    <message>
        <source>its symbolic links form a loop</source>
        <translation>jego dowiązania symboliczne tworzą pętlę</translation>
    </message>
    <message>
        <source>the file already exists</source>
        <translation>plik już istnieje</translation>
    </message>
    <message>
        <source>a file name cannot contain these characters</source>
        <translation>nazwa pliku nie może zawierać tych znaków</translation>
    </message>
    <message>
        <source>a micromouse binary file has 256 or 1024 bytes, with a wall along the outer border</source>
        <translation>binarny plik micromouse ma 256 lub 1024 bajty, ze ścianą wzdłuż brzegu zewnętrznego</translation>
    </message>
    <message numerus="yes">
        <source>the file has {count:,} bytes; a micromouse binary file has 256 or 1024 bytes</source>
        <translation>
            <numerusform>plik ma {count:,} bajt; binarny plik micromouse ma ich 256 lub 1024</numerusform>
            <numerusform>plik ma {count:,} bajty; binarny plik micromouse ma ich 256 lub 1024</numerusform>
            <numerusform>plik ma {count:,} bajtów; binarny plik micromouse ma ich 256 lub 1024</numerusform>
        </translation>
    </message>
    <message>
        <source>cell {cell} has no wall to the north, on the outer border, whichever cell order is assumed</source>
        <translation>komórka {cell} na brzegu zewnętrznym nie ma ściany od północy, w żadnej kolejności komórek</translation>
    </message>
    <message>
        <source>cell {cell} has no wall to the east, on the outer border, whichever cell order is assumed</source>
        <translation>komórka {cell} na brzegu zewnętrznym nie ma ściany od wschodu, w żadnej kolejności komórek</translation>
    </message>
    <message>
        <source>cell {cell} has no wall to the south, on the outer border, whichever cell order is assumed</source>
        <translation>komórka {cell} na brzegu zewnętrznym nie ma ściany od południa, w żadnej kolejności komórek</translation>
    </message>
    <message>
        <source>cell {cell} has no wall to the west, on the outer border, whichever cell order is assumed</source>
        <translation>komórka {cell} na brzegu zewnętrznym nie ma ściany od zachodu, w żadnej kolejności komórek</translation>
    </message>
    <message>
        <source>cell {x}, {y} already has a line</source>
        <translation>komórka {x}, {y} ma już wiersz</translation>
    </message>
    <message>
        <source>the archive contains this member twice</source>
        <translation>archiwum zawiera ten element dwa razy</translation>
    </message>
    <message>
        <source>the ZIP archive is truncated, its list of members is missing</source>
        <translation>archiwum ZIP jest ucięte, brakuje listy jego elementów</translation>
    </message>
    <message>
        <source>ZIP64 archives are not supported</source>
        <translation>archiwa ZIP64 nie są obsługiwane</translation>
    </message>
    <message>
        <source>The table of grown points is truncated.</source>
        <translation>Tabela utworzonych punktów jest ucięta.</translation>
    </message>
    <message>
        <source>Micromouse binary</source>
        <translation>Micromouse binarny</translation>
    </message>
    <message>
        <source>mms simulator numbers</source>
        <translation>Liczby symulatora mms</translation>
    </message>
    <message>
        <source>Number grid with fog and secrets</source>
        <translation>Siatka liczb z mgłą i sekretami</translation>
    </message>
    <message>
        <source>MovingAI map</source>
        <translation>Mapa MovingAI</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} posts without walls are left out.</source>
        <translation>
            <numerusform>{count:,} słupek bez ścian zostanie pominięty.</numerusform>
            <numerusform>{count:,} słupki bez ścian zostaną pominięte.</numerusform>
            <numerusform>{count:,} słupków bez ścian zostanie pominiętych.</numerusform>
        </translation>
    </message>
    <message>
        <source>the XML of this map of Tiled is damaged (“{text}”); save the map again in Tiled</source>
        <translation>XML tej mapy programu Tiled jest uszkodzony („{text}”); zapisz mapę ponownie w programie Tiled</translation>
    </message>
    <message>
        <source>this is a map of Tiled that ends too early; copy or download the whole file again</source>
        <translation>to mapa programu Tiled, która kończy się za wcześnie; skopiuj lub pobierz ponownie cały plik</translation>
    </message>
    <message>
        <source>this is a map of Tiled with the orientation {orientation}; choose {known} in Tiled under Map &gt; Map Properties, save the map, and open it again</source>
        <translation>to mapa programu Tiled o orientacji {orientation}; wybierz {known} w programie Tiled w Mapa &gt; Właściwości mapy, zapisz mapę i otwórz ją ponownie</translation>
    </message>
    <message>
        <source>this map of Tiled has no tile layer; add one in Tiled, save the map, and open it again</source>
        <translation>ta mapa programu Tiled nie ma warstwy kafelków; dodaj ją w programie Tiled, zapisz mapę i otwórz ją ponownie</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells without a tile around the map are rock.</source>
        <translation>
            <numerusform>{count:,} komórka bez kafelka wokół mapy jest skałą.</numerusform>
            <numerusform>{count:,} komórki bez kafelka wokół mapy są skałą.</numerusform>
            <numerusform>{count:,} komórek bez kafelka wokół mapy jest skałą.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiled map (cell sides)</source>
        <translation>Mapa Tiled (boki komórek)</translation>
    </message>
    <message>
        <source>Tiled map (blocks)</source>
        <translation>Mapa Tiled (bloki)</translation>
    </message>
    <message>
        <source>Tiled JSON map (cell sides)</source>
        <translation>Mapa Tiled JSON (boki komórek)</translation>
    </message>
    <message>
        <source>Tiled JSON map (blocks)</source>
        <translation>Mapa Tiled JSON (bloki)</translation>
    </message>
    <message>
        <source>Northwest</source>
        <translation>Północny zachód</translation>
    </message>
    <message>
        <source>Northeast</source>
        <translation>Północny wschód</translation>
    </message>
    <message>
        <source>Southwest</source>
        <translation>Południowy zachód</translation>
    </message>
    <message>
        <source>Southeast</source>
        <translation>Południowy wschód</translation>
    </message>
    <message>
        <source>Depth-first (recursive backtracker)</source>
        <translation>W głąb (rekurencyjne cofanie się)</translation>
    </message>
    <message>
        <source>Depth-first, blocks</source>
        <translation>W głąb, bloki</translation>
    </message>
    <message>
        <source>Depth-first search on a block grid. Walls are cells, fields are at even coordinates, there is no border.</source>
        <translation>Przeszukiwanie w głąb na siatce bloków. Ściany są komórkami, pola mają parzyste współrzędne, brzegu nie ma.</translation>
    </message>
    <message>
        <source>With the choice Mix: probability of a random cell instead of the newest</source>
        <translation>Przy wyborze Mieszanka: prawdopodobieństwo losowej komórki zamiast najnowszej</translation>
    </message>
    <message>
        <source>Share of the connections between walks that are secret cells</source>
        <translation>Ile połączeń między wędrówkami to tajne komórki</translation>
    </message>
    <message>
        <source>Share of the dead ends that are closed by a secret</source>
        <translation>Ile ślepych zaułków zamyka sekret</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>Mgła</translation>
    </message>
    <message>
        <source>Cover all cells with fog</source>
        <translation>Czy zakryć wszystkie komórki mgłą</translation>
    </message>
    <message>
        <source>Share of the cells that are covered with fog</source>
        <translation>Ile komórek zakrywa mgła</translation>
    </message>
    <message>
        <source>Share of the floor used for rooms, if they fit</source>
        <translation>Ile podłogi zajmują komnaty, o ile się zmieszczą</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Drzwi</translation>
    </message>
    <message>
        <source>Share of room walls that get an extra door</source>
        <translation>Ile ścian komnat dostaje dodatkowe drzwi</translation>
    </message>
    <message>
        <source>Share of rock at the start; above one half only small caves remain</source>
        <translation>Ile skały jest na początku; powyżej połowy zostają tylko małe jaskinie</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Następny</translation>
    </message>
    <message>
        <source>Which free point creates its neighbors next</source>
        <translation>Który wolny punkt jako następny tworzy sąsiadów</translation>
    </message>
    <message>
        <source>Direction of the first neighbor: the first (D1 or D2; east on squares), a random one, or a fixed one</source>
        <translation>Kierunek pierwszego sąsiada: pierwszy (D1 lub D2; na kwadratach wschód), losowy albo stały</translation>
    </message>
    <message>
        <source>Number of points; 0: use the share</source>
        <translation>Liczba punktów; 0: decyduje udział</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Stay on the given board, or grow on an infinite one that is cropped at the end</source>
        <translation>Pozostaje na podanej planszy albo rośnie na nieskończonej, którą się na końcu przycina</translation>
    </message>
    <message>
        <source>Remove loops</source>
        <translation>Usuwanie pętli</translation>
    </message>
    <message>
        <source>Share of the loops that are closed</source>
        <translation>Ile pętli zostaje zamkniętych</translation>
    </message>
    <message>
        <source>Share of the dead ends that get a second exit</source>
        <translation>Ile ślepych zaułków dostaje drugie wyjście</translation>
    </message>
    <message>
        <source>Sparsify</source>
        <translation>Przerzedzanie</translation>
    </message>
    <message>
        <source>Share of the dead ends that are filled with rock</source>
        <translation>Ile ślepych zaułków wypełnia skała</translation>
    </message>
    <message>
        <source>Number of treasures to place, in dead ends first</source>
        <translation>Ile skarbów rozrzucić, najpierw w ślepych zaułkach</translation>
    </message>
    <message>
        <source>Number of opponents to place, in dead ends first</source>
        <translation>Ilu przeciwników rozrzucić, najpierw w ślepych zaułkach</translation>
    </message>
    <message numerus="yes">
        <source>up to {count:,} pages</source>
        <translation>
            <numerusform>najwyżej {count:,} strona</numerusform>
            <numerusform>najwyżej {count:,} strony</numerusform>
            <numerusform>najwyżej {count:,} stron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} flights of stairs become teleporters.</source>
        <translation>
            <numerusform>{count:,} bieg schodów zmieni się w teleporter.</numerusform>
            <numerusform>{count:,} biegi schodów zmienią się w teleportery.</numerusform>
            <numerusform>{count:,} biegów schodów zmieni się w teleportery.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} links will be removed.</source>
        <translation>
            <numerusform>Zniknie {count:,} łącze.</numerusform>
            <numerusform>Znikną {count:,} łącza.</numerusform>
            <numerusform>Zniknie {count:,} łączy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} walks finished.</source>
        <translation>
            <numerusform>Zakończono {count:,} wędrówkę.</numerusform>
            <numerusform>Zakończono {count:,} wędrówki.</numerusform>
            <numerusform>Zakończono {count:,} wędrówek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after {count:,} walks.</source>
        <translation>
            <numerusform>Zatrzymano po {count:,} wędrówce.</numerusform>
            <numerusform>Zatrzymano po {count:,} wędrówkach.</numerusform>
            <numerusform>Zatrzymano po {count:,} wędrówkach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The floor has {count:,} separate areas. Each became a maze of its own.</source>
        <translation>
            <numerusform>Podłoga ma {count:,} osobną część. Każda stała się osobnym labiryntem.</numerusform>
            <numerusform>Podłoga ma {count:,} osobne części. Każda stała się osobnym labiryntem.</numerusform>
            <numerusform>Podłoga ma {count:,} osobnych części. Każda stała się osobnym labiryntem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown lattice {name}; choose one of {known}.</source>
        <translation>Nie ma siatki o nazwie {name}; do wyboru: {known}.</translation>
    </message>
    <message>
        <source>The lattice {name} cannot be mirrored.</source>
        <translation>Nie można odbić tej siatki: {name}.</translation>
    </message>
    <message>
        <source>A maze must have at least one level, one row and one column.</source>
        <translation>Labirynt musi mieć co najmniej jeden poziom, jeden wiersz i jedną kolumnę.</translation>
    </message>
    <message>
        <source>{levels} × {rows} × {cols} cells are too many; a maze has at most {most:,}.</source>
        <translation>{levels} × {rows} × {cols} komórek to zbyt wiele; labirynt ma ich najwyżej {most:,}.</translation>
    </message>
    <message>
        <source>{levels} × {rows} × {cols} cells are too many to segment; together with their margins there can be {most:,}.</source>
        <translation>{levels} × {rows} × {cols} komórek to zbyt wiele, by je podzielić; razem z marginesami może ich być najwyżej {most:,}.</translation>
    </message>
    <message>
        <source>A point must be a triplet of integers, not {value}.</source>
        <translation>Punkt to trójka liczb całkowitych, a nie {value}.</translation>
    </message>
    <message>
        <source>Points must be an (n, 3) array of integers.</source>
        <translation>Punkty to tablica (n, 3) liczb całkowitych.</translation>
    </message>
    <message>
        <source>{point} is not a point of the honeycomb: a - b + c is {found}, not 0 or 1.</source>
        <translation>{point} nie jest punktem plastra miodu: a - b + c to {found}, a nie 0 lub 1.</translation>
    </message>
    <message>
        <source>{point} is not a point of the mirrored honeycomb: a - b + c is {found}, not 0 or -1.</source>
        <translation>{point} nie jest punktem odbitego plastra miodu: a - b + c to {found}, a nie 0 lub -1.</translation>
    </message>
    <message>
        <source>Point {point} is not on the board.</source>
        <translation>Punkt {point} nie leży na planszy.</translation>
    </message>
    <message>
        <source>Point {point} is not free: it was expanded before.</source>
        <translation>Punkt {point} nie jest wolny: już go rozwinięto.</translation>
    </message>
    <message>
        <source>A board cannot start at {point}; its numbers must be {farthest:,} or less.</source>
        <translation>Plansza nie może zaczynać się w {point}; liczby mogą wynosić najwyżej {farthest:,}.</translation>
    </message>
    <message>
        <source>The main direction of point {point} must be one of {known}, not {value}.</source>
        <translation>Główny kierunek punktu {point} wybiera się z {known}, a nie {value}.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Rysuj</translation>
    </message>
    <message>
        <source>The left button draws, the right button erases</source>
        <translation>Lewy przycisk rysuje, prawy wymazuje</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Wymazuj</translation>
    </message>
    <message>
        <source>Both buttons erase</source>
        <translation>Oba przyciski wymazują</translation>
    </message>
    <message>
        <source>By first edge</source>
        <translation>Według pierwszej krawędzi</translation>
    </message>
    <message>
        <source>Draw if the stroke starts on an open edge, erase if it starts on a wall</source>
        <translation>Rysuj, jeśli pociągnięcie zaczyna się na wolnej krawędzi, wymazuj, jeśli na ścianie</translation>
    </message>
    <message>
        <source>Mode:</source>
        <translation>Tryb:</translation>
    </message>
    <message>
        <source>Draw straight lines (Shift). Chosen here: Shift along the lattice, Ctrl from the center.</source>
        <translation>Rysuj proste linie (Shift). Po wybraniu tutaj: Shift wzdłuż siatki, Ctrl od środka.</translation>
    </message>
    <message>
        <source>Draw rectangles (Ctrl+Shift). Chosen here: Shift for squares, Ctrl from the center.</source>
        <translation>Rysuj prostokąty (Ctrl+Shift). Po wybraniu tutaj: Shift rysuje kwadraty, Ctrl od środka.</translation>
    </message>
    <message>
        <source>Stroke:</source>
        <translation>Pociągnięcie:</translation>
    </message>
    <message>
        <source>Freehand</source>
        <translation>Odręczne</translation>
    </message>
    <message>
        <source>Follow the pointer</source>
        <translation>Podążaj za wskaźnikiem</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linia</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Prostokąt</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Kwadratowa</translation>
    </message>
    <message>
        <source>Fill:</source>
        <translation>Wypełnij:</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Połączone</translation>
    </message>
    <message>
        <source>Fill all floor that is connected</source>
        <translation>Wypełnij całą połączoną podłogę</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Obszar</translation>
    </message>
    <message>
        <source>Fill one room, corridor or crossroad (Shift)</source>
        <translation>Wypełnij jedną komnatę, korytarz lub skrzyżowanie (Shift)</translation>
    </message>
    <message>
        <source>Fill all cells of this kind on the level (Ctrl)</source>
        <translation>Wypełnij wszystkie komórki tego rodzaju na poziomie (Ctrl)</translation>
    </message>
    <message>
        <source>Two-way</source>
        <translation>Dwukierunkowe</translation>
    </message>
    <message>
        <source>The link leads in both directions</source>
        <translation>Łącze prowadzi w obie strony</translation>
    </message>
    <message>
        <source>Link:</source>
        <translation>Łącze:</translation>
    </message>
    <message>
        <source>The link leads from the first cell to the second (Shift)</source>
        <translation>Łącze prowadzi z pierwszej komórki do drugiej (Shift)</translation>
    </message>
    <message>
        <source>The stairs lead only away from the cell (Ctrl)</source>
        <translation>Schody prowadzą tylko z tej komórki (Ctrl)</translation>
    </message>
    <message>
        <source>Stairs:</source>
        <translation>Schody:</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>W górę</translation>
    </message>
    <message>
        <source>Lead to the level above</source>
        <translation>Prowadzą na poziom wyżej</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>W dół</translation>
    </message>
    <message>
        <source>Lead to the level below (Shift)</source>
        <translation>Prowadzą na poziom niżej (Shift)</translation>
    </message>
    <message>
        <source>Secrets are:</source>
        <translation>Sekrety są:</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Ukryte</translation>
    </message>
    <message>
        <source>Players have to find them</source>
        <translation>Gracze muszą je znaleźć</translation>
    </message>
    <message>
        <source>Players know them already (Shift)</source>
        <translation>Gracze już je znają (Shift)</translation>
    </message>
    <message>
        <source>Cost:</source>
        <translation>Koszt:</translation>
    </message>
    <message>
        <source>It costs {cost} to enter a cell</source>
        <translation>Wejście do komórki kosztuje {cost}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Place keys and doors without a label</source>
        <translation>Stawiaj klucze i drzwi bez etykiety</translation>
    </message>
    <message>
        <source>Lock:</source>
        <translation>Zamek:</translation>
    </message>
    <message>
        <source>Keys and doors of one color belong together</source>
        <translation>Klucze i drzwi jednego koloru pasują do siebie</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Żółty</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Fioletowy</translation>
    </message>
    <message>
        <source>Selection:</source>
        <translation>Zaznaczenie:</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nowe</translation>
    </message>
    <message>
        <source>Replace the selection</source>
        <translation>Zastąp zaznaczenie</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Add to the selection (Shift)</source>
        <translation>Dodaj do zaznaczenia (Shift)</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>Odejmij</translation>
    </message>
    <message>
        <source>Remove from the selection (Ctrl, or right drag)</source>
        <translation>Usuń z zaznaczenia (Ctrl lub przeciąganie prawym przyciskiem)</translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation>Część wspólna</translation>
    </message>
    <message>
        <source>Keep what is in both (Ctrl+Shift)</source>
        <translation>Zachowaj część wspólną (Ctrl+Shift)</translation>
    </message>
    <message>
        <source>Honeycomb, mirrored</source>
        <translation>Plaster miodu, odbity</translation>
    </message>
    <message>
        <source>row {row}, column {col}</source>
        <translation>wiersz {row}, kolumna {col}</translation>
    </message>
    <message>
        <source>row {row}, column {col}, point {point}</source>
        <translation>wiersz {row}, kolumna {col}, punkt {point}</translation>
    </message>
    <message>
        <source>it is not a config: it is no text</source>
        <translation>to nie jest konfiguracja: plik nie jest tekstem</translation>
    </message>
    <message>
        <source>its value for {key} is not usable: {value}</source>
        <translation>wartości klucza {key} nie można użyć: {value}</translation>
    </message>
    <message>
        <source>it has no value for {key}</source>
        <translation>brak wartości klucza {key}</translation>
    </message>
    <message>
        <source>There are no lines of hexadecimal digits, all of one length, at the start of the file.</source>
        <translation>Plik nie zaczyna się od wierszy cyfr szesnastkowych o tej samej długości.</translation>
    </message>
    <message>
        <source>The maze is larger than {size:,} × {size:,} cells.</source>
        <translation>Labirynt jest większy niż {size:,} × {size:,} pól.</translation>
    </message>
    <message>
        <source>Line {line:,}, the last one, has no line end.</source>
        <translation>Wiersz {line:,}, ostatni, nie ma znaku końca wiersza.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines end with CR LF; the project asks for LF.</source>
        <translation>
            <numerusform>{count:,} wiersz kończy się znakami CR LF; projekt wymaga LF.</numerusform>
            <numerusform>{count:,} wiersze kończą się znakami CR LF; projekt wymaga LF.</numerusform>
            <numerusform>{count:,} wierszy kończy się znakami CR LF; projekt wymaga LF.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} blank lines come after the path.</source>
        <translation>
            <numerusform>Po ścieżce jest {count:,} pusty wiersz.</numerusform>
            <numerusform>Po ścieżce są {count:,} puste wiersze.</numerusform>
            <numerusform>Po ścieżce jest {count:,} pustych wierszy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines come before the digits.</source>
        <translation>
            <numerusform>Przed cyframi jest {count:,} wiersz.</numerusform>
            <numerusform>Przed cyframi są {count:,} wiersze.</numerusform>
            <numerusform>Przed cyframi jest {count:,} wierszy.</numerusform>
        </translation>
    </message>
    <message>
        <source>The digits are in lower case; the example of the project has capitals.</source>
        <translation>Cyfry zapisano małymi literami; w przykładzie projektu są wielkie.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines of digits have blanks.</source>
        <translation>
            <numerusform>{count:,} wiersz cyfr zawiera spacje.</numerusform>
            <numerusform>{count:,} wiersze cyfr zawierają spacje.</numerusform>
            <numerusform>{count:,} wierszy cyfr zawiera spacje.</numerusform>
        </translation>
    </message>
    <message>
        <source>The entry, the exit or the path is missing after the digits.</source>
        <translation>Po cyfrach brakuje wejścia, wyjścia lub ścieżki.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines are neither an entry, an exit nor a path.</source>
        <translation>
            <numerusform>{count:,} wiersz nie jest wejściem, wyjściem ani ścieżką.</numerusform>
            <numerusform>{count:,} wiersze nie są wejściem, wyjściem ani ścieżką.</numerusform>
            <numerusform>{count:,} wierszy nie jest wejściem, wyjściem ani ścieżką.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} pairs of coordinates are not written as x,y.</source>
        <translation>
            <numerusform>{count:,} para współrzędnych nie ma postaci x,y.</numerusform>
            <numerusform>{count:,} pary współrzędnych nie mają postaci x,y.</numerusform>
            <numerusform>{count:,} par współrzędnych nie ma postaci x,y.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} pairs of coordinates have a blank after the comma.</source>
        <translation>
            <numerusform>{count:,} para współrzędnych ma spację po przecinku.</numerusform>
            <numerusform>{count:,} pary współrzędnych mają spację po przecinku.</numerusform>
            <numerusform>{count:,} par współrzędnych ma spację po przecinku.</numerusform>
        </translation>
    </message>
    <message>
        <source>The path is not written as letters N, E, S and W without blanks.</source>
        <translation>Ścieżka nie jest zapisana literami N, E, S i W bez spacji.</translation>
    </message>
    <message>
        <source>The path runs into a wall at step {step:,}, at x {x}, y {y}.</source>
        <translation>Ścieżka trafia na ścianę w kroku {step:,}, w x {x}, y {y}.</translation>
    </message>
    <message>
        <source>The path ends at x {x}, y {y}, not at the exit.</source>
        <translation>Ścieżka kończy się w x {x}, y {y}, a nie w wyjściu.</translation>
    </message>
    <message numerus="yes">
        <source>The path is {count:,} steps longer than the shortest one.</source>
        <translation>
            <numerusform>Ścieżka jest o {count:,} krok dłuższa od najkrótszej.</numerusform>
            <numerusform>Ścieżka jest o {count:,} kroki dłuższa od najkrótszej.</numerusform>
            <numerusform>Ścieżka jest o {count:,} kroków dłuższa od najkrótszej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each step of the path is there twice.</source>
        <translation>Każdy krok ścieżki występuje dwa razy.</translation>
    </message>
    <message>
        <source>The maze has {width} × {height} cells; the config asks for {wide} × {high}.</source>
        <translation>Rozmiar labiryntu w polach: {width} × {height}; konfiguracja wymaga {wide} × {high}.</translation>
    </message>
    <message>
        <source>The entry is not the one of the config, {x},{y}.</source>
        <translation>Wejście nie jest takie jak w konfiguracji: {x},{y}.</translation>
    </message>
    <message>
        <source>The exit is not the one of the config, {x},{y}.</source>
        <translation>Wyjście nie jest takie jak w konfiguracji: {x},{y}.</translation>
    </message>
    <message>
        <source>a file of TOML cannot hold the name {text}</source>
        <translation>plik TOML nie może zawierać nazwy {text}</translation>
    </message>
    <message>
        <source>there are no such files: {patterns}</source>
        <translation>nie ma takich plików: {patterns}</translation>
    </message>
    <message>
        <source>there is no [[generator]] table</source>
        <translation>nie ma tabeli [[generator]]</translation>
    </message>
    <message>
        <source>generator {name} needs `configs`</source>
        <translation>generator {name} wymaga `configs`</translation>
    </message>
    <message>
        <source>generator {name} needs `sizes`</source>
        <translation>generator {name} wymaga `sizes`</translation>
    </message>
    <message>
        <source>generator {name}: its command has neither {{config}} nor {{output}}</source>
        <translation>generator {name}: jego polecenie nie ma ani {{config}}, ani {{output}}</translation>
    </message>
    <message>
        <source>this is a plan of programs that write mazes; run it with --generators</source>
        <translation>to plan programów, które zapisują labirynty; uruchom go z --generators</translation>
    </message>
    <message>
        <source>two of them have the name {name}</source>
        <translation>dwa z nich mają nazwę {name}</translation>
    </message>
    <message>
        <source>Its folder is larger than {megabytes:,} MB.</source>
        <translation>Jego folder ma ponad {megabytes:,} MB.</translation>
    </message>
    <message>
        <source>Its folder cannot be copied: {reason}.</source>
        <translation>Nie można skopiować jego folderu: {reason}.</translation>
    </message>
    <message>
        <source>It wrote nothing within {seconds:g} s.</source>
        <translation>Nie zapisał niczego w ciągu {seconds:g} s.</translation>
    </message>
    <message>
        <source>It needed more than {megabytes:,} MB.</source>
        <translation>Potrzebował więcej niż {megabytes:,} MB.</translation>
    </message>
    <message>
        <source>It wrote no file, and said nothing.</source>
        <translation>Nie zapisał pliku i niczego nie wypisał.</translation>
    </message>
    <message>
        <source>It was ended by signal {number}.</source>
        <translation>Zakończył go sygnał {number}.</translation>
    </message>
    <message>
        <source>It needs the package {name}, which its Python does not have: install it, or name another Python in the command.</source>
        <translation>Potrzebuje pakietu {name}, którego nie ma jego Python: zainstaluj go albo podaj w poleceniu inny Python.</translation>
    </message>
    <message>
        <source>It wrote a maze for a wrong config.</source>
        <translation>Zapisał labirynt dla błędnej konfiguracji.</translation>
    </message>
    <message>
        <source>The maze has {rows:,} × {cols:,} cells, not those asked for.</source>
        <translation>Labirynt ma {rows:,} × {cols:,} komórek, nie tyle, ile trzeba.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells cannot be reached.</source>
        <translation>
            <numerusform>{count:,} komórka jest nieosiągalna.</numerusform>
            <numerusform>{count:,} komórki są nieosiągalne.</numerusform>
            <numerusform>{count:,} komórek jest nieosiągalnych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} mazes, runs of each program in each: {runs:,}</source>
        <translation>
            <numerusform>{count:,} labirynt, przebiegi każdego programu w każdym: {runs:,}</numerusform>
            <numerusform>{count:,} labirynty, przebiegi każdego programu w każdym: {runs:,}</numerusform>
            <numerusform>{count:,} labiryntów, przebiegi każdego programu w każdym: {runs:,}</numerusform>
        </translation>
    </message>
    <message>
        <source>Limits: {limits}</source>
        <translation>Limity: {limits}</translation>
    </message>
    <message>
        <source>Limits of {names}: {limits}</source>
        <translation>Limity programów {names}: {limits}</translation>
    </message>
    <message>
        <source>Too large to be drawn</source>
        <translation>Zbyt duży, aby go narysować</translation>
    </message>
    <message>
        <source>A cell must be a level, row and column as integers, not {value}.</source>
        <translation>Komórka to poziom, wiersz i kolumna jako liczby całkowite, a nie {value}.</translation>
    </message>
    <message>
        <source>The maze has {levels} levels; name a cell by level, row and column.</source>
        <translation>Labirynt ma więcej poziomów ({levels}); komórkę określają poziom, wiersz i kolumna.</translation>
    </message>
    <message>
        <source>Cell {cell} is outside any maze.</source>
        <translation>Komórka {cell} leży poza każdym labiryntem.</translation>
    </message>
    <message>
        <source>Row {row}, column {col} is outside the maze.</source>
        <translation>Poza labiryntem: wiersz {row}, kolumna {col}.</translation>
    </message>
    <message>
        <source>The area is outside the maze.</source>
        <translation>Ten fragment leży poza labiryntem.</translation>
    </message>
    <message>
        <source>Cells must be a sequence of cells, not {value}.</source>
        <translation>Komórki to ciąg komórek, a nie {value}.</translation>
    </message>
    <message>
        <source>An array that marks cells must have booleans; use array.astype(bool).</source>
        <translation>Tablica, która oznacza komórki, musi mieć wartości logiczne; użyj array.astype(bool).</translation>
    </message>
    <message>
        <source>The array that marks cells has the shape {found}, but the maze has {expected}.</source>
        <translation>Tablica, która oznacza komórki, ma kształt {found}, a labirynt {expected}.</translation>
    </message>
    <message>
        <source>A cell must be set by level, row, column and state, not {value}.</source>
        <translation>Komórkę ustawia się, podając poziom, wiersz, kolumnę i stan, a nie {value}.</translation>
    </message>
    <message>
        <source>A wall must be set by level, row, column, side and state, not {value}.</source>
        <translation>Ścianę ustawia się, podając poziom, wiersz, kolumnę, bok i stan, a nie {value}.</translation>
    </message>
    <message>
        <source>Cells must be (n, 3) integers and n codes from 0 to 7.</source>
        <translation>Komórki to liczby całkowite (n, 3) i n kodów od 0 do 7.</translation>
    </message>
    <message>
        <source>Walls must be (n, 3) integers of cells, n sides from 0 to 3 and n codes from 0 to 3.</source>
        <translation>Ściany to liczby całkowite (n, 3) komórek, n boków od 0 do 3 i n kodów od 0 do 3.</translation>
    </message>
    <message>
        <source>A block must have at least one cell, and arrays of the same rows and columns.</source>
        <translation>Blok musi mieć co najmniej jedną komórkę oraz tablice o tych samych wierszach i kolumnach.</translation>
    </message>
    <message>
        <source>The codes of a block must be from 0 to 7 for cells and from 0 to 15 for walls.</source>
        <translation>Kody bloku są od 0 do 7 dla komórek i od 0 do 15 dla ścian.</translation>
    </message>
    <message>
        <source>A cell must be rock, floor, secret or found, not {value}.</source>
        <translation>Komórka to rock, floor, secret lub found, a nie {value}.</translation>
    </message>
    <message>
        <source>The cost of a cell must be an integer from 1 to 9, not {value}.</source>
        <translation>Koszt komórki musi być liczbą całkowitą od 1 do 9, a nie {value}.</translation>
    </message>
    <message>
        <source>Costs must be an array of bytes of the shape {shape}.</source>
        <translation>Koszty muszą być tablicą bajtów o kształcie {shape}.</translation>
    </message>
    <message>
        <source>Costs are set for (n, 3) cells, by n integers from 1 to 9.</source>
        <translation>Koszty ustawia się dla (n, 3) komórek, przez n liczb całkowitych od 1 do 9.</translation>
    </message>
    <message>
        <source>The code of a cell must be from 0 to 7, not {value}.</source>
        <translation>Kod komórki jest od 0 do 7, a nie {value}.</translation>
    </message>
    <message>
        <source>A wall position must be open, wall, secret or found, not {value}.</source>
        <translation>Miejsce ściany to open, wall, secret lub found, a nie {value}.</translation>
    </message>
    <message>
        <source>The code of a wall must be from 0 to 3, not {value}.</source>
        <translation>Kod ściany jest od 0 do 3, a nie {value}.</translation>
    </message>
    <message>
        <source>Cell {cell} has an invalid code.</source>
        <translation>Komórka {cell} ma nieprawidłowy kod.</translation>
    </message>
    <message>
        <source>The walls of cell {cell} have an invalid code.</source>
        <translation>Ściany komórki {cell} mają nieprawidłowy kod.</translation>
    </message>
    <message>
        <source>Cell {cell} has an opening in the outer border, which must be a wall.</source>
        <translation>Komórka {cell} ma otwór w brzegu zewnętrznym, który musi być ścianą.</translation>
    </message>
    <message>
        <source>Cell {cell} has no side {side} on this lattice.</source>
        <translation>Komórka {cell} nie ma na tej siatce boku {side}.</translation>
    </message>
    <message>
        <source>Side {side} of cell {cell} is on the outer border, which must be a wall.</source>
        <translation>Bok {side} komórki {cell} leży na brzegu zewnętrznym, który musi być ścianą.</translation>
    </message>
    <message>
        <source>A level must be an integer, not {value}.</source>
        <translation>Poziom to liczba całkowita, a nie {value}.</translation>
    </message>
    <message>
        <source>A level must be an integer, or None for a new one, not {value}.</source>
        <translation>Poziom to liczba całkowita albo None dla nowego, a nie {value}.</translation>
    </message>
    <message>
        <source>Levels must be a list of numbers, not {value}.</source>
        <translation>Poziomy to lista liczb, a nie {value}.</translation>
    </message>
    <message>
        <source>The last level of a maze cannot be removed.</source>
        <translation>Nie można usunąć ostatniego poziomu labiryntu.</translation>
    </message>
    <message>
        <source>Levels, rows and columns must be integers, not {levels}, {rows} and {cols}.</source>
        <translation>Poziomy, wiersze i kolumny to liczby całkowite, a nie {levels}, {rows} i {cols}.</translation>
    </message>
    <message>
        <source>Rows and columns must be integers, not {rows} and {cols}.</source>
        <translation>Wiersze i kolumny to liczby całkowite, a nie {rows} i {cols}.</translation>
    </message>
    <message>
        <source>An origin must be an integer row and column, not {value}.</source>
        <translation>Początek to wiersz i kolumna jako liczby całkowite, a nie {value}.</translation>
    </message>
    <message>
        <source>The origin {origin} is too far out; its numbers must be {farthest:,} or less.</source>
        <translation>Początek {origin} leży zbyt daleko; jego liczby mogą wynosić najwyżej {farthest:,}.</translation>
    </message>
    <message>
        <source>A maze must be made of arrays of cells and walls, not {value}; Maze.blank(rows, cols) and Maze.from_blocks(array) make one.</source>
        <translation>Labirynt tworzy się z tablic komórek i ścian, a nie z {value}; robią to Maze.blank(rows, cols) i Maze.from_blocks(array).</translation>
    </message>
    <message>
        <source>The cells must be a (levels, rows, cols) array of bytes (uint8) in C order; numpy.ascontiguousarray makes one.</source>
        <translation>Komórki to tablica bajtów (uint8) o kształcie (levels, rows, cols) w porządku C; tworzy ją numpy.ascontiguousarray.</translation>
    </message>
    <message>
        <source>The walls must be a (levels, rows, cols) array of bytes (uint8) in C order; numpy.ascontiguousarray makes one.</source>
        <translation>Ściany to tablica bajtów (uint8) o kształcie (levels, rows, cols) w porządku C; tworzy ją numpy.ascontiguousarray.</translation>
    </message>
    <message>
        <source>The cells have the shape {cells} and the walls {walls}; both must have the same.</source>
        <translation>Komórki mają kształt {cells}, a ściany {walls}; musi być ten sam.</translation>
    </message>
    <message>
        <source>Blocks must be an array, or lists of equal length, not {value}.</source>
        <translation>Bloki to tablica albo listy równej długości, a nie {value}.</translation>
    </message>
    <message>
        <source>Blocks must be booleans or whole numbers, not {type}; compare first, as in array &gt; 0.5 for walls.</source>
        <translation>Bloki to wartości logiczne lub liczby całkowite, a nie {type}; najpierw porównaj, na przykład array &gt; 0.5 dla ścian.</translation>
    </message>
    <message>
        <source>Codes of cells must be whole numbers, not {type}.</source>
        <translation>Kody komórek to liczby całkowite, a nie {type}.</translation>
    </message>
    <message>
        <source>Blocks must have the shape (rows, cols) or (levels, rows, cols), not {shape}.</source>
        <translation>Bloki mają kształt (rows, cols) lub (levels, rows, cols), a nie {shape}.</translation>
    </message>
    <message>
        <source>Codes of cells must be from 0 to 7, not {lowest} to {highest}; leave out codes=True to make every number except 0 a wall.</source>
        <translation>Kody komórek są od 0 do 7, a nie od {lowest} do {highest}; bez codes=True każda liczba oprócz 0 jest ścianą.</translation>
    </message>
    <message>
        <source>Only a maze of squares can be converted to blocks.</source>
        <translation>Na bloki można zamienić tylko labirynt z kwadratów.</translation>
    </message>
    <message>
        <source>Cells with walls between them need an odd number of rows and columns from 3, not {rows} × {cols}.</source>
        <translation>Komórki ze ścianami między nimi wymagają nieparzystej liczby wierszy i kolumn, od 3, a nie {rows} × {cols}.</translation>
    </message>
    <message>
        <source>The post of a wall at row {row}, column {col} is open.</source>
        <translation>Słupek ściany w wierszu {row}, kolumnie {col} jest otwarty.</translation>
    </message>
    <message>
        <source>The wall next to rock at row {row}, column {col} is open.</source>
        <translation>Ściana obok skały w wierszu {row}, kolumnie {col} jest otwarta.</translation>
    </message>
    <message>
        <source>An edit must be one of those in mazarine.maze.edits, not {value}.</source>
        <translation>Edycja to jedna z mazarine.maze.edits, a nie {value}.</translation>
    </message>
    <message>
        <source>A batch must be made of edits, not of {value}.</source>
        <translation>Seria składa się z edycji, a nie z {value}.</translation>
    </message>
    <message>
        <source>An edit is a value; its {name} cannot be set.</source>
        <translation>Edycja to wartość; nie można w niej ustawić {name}.</translation>
    </message>
    <message>
        <source>The lattice of a maze must be one of mazarine.lattice, not {value}.</source>
        <translation>Siatka labiryntu to jedna z mazarine.lattice, a nie {value}.</translation>
    </message>
    <message>
        <source>The title of a maze must be text, not {value}.</source>
        <translation>Tytuł labiryntu to tekst, a nie {value}.</translation>
    </message>
    <message>
        <source>The author of a maze must be text, not {value}.</source>
        <translation>Autor labiryntu to tekst, a nie {value}.</translation>
    </message>
    <message>
        <source>The properties of a maze must be a dict, not {value}.</source>
        <translation>Właściwości labiryntu to dict, a nie {value}.</translation>
    </message>
    <message>
        <source>The extra fields of a maze must be a dict, not {value}.</source>
        <translation>Dodatkowe pola labiryntu to dict, a nie {value}.</translation>
    </message>
    <message>
        <source>The name of a property must be text, not {value}.</source>
        <translation>Nazwa właściwości to tekst, a nie {value}.</translation>
    </message>
    <message>
        <source>The links of a maze are changed by its methods and by edits, not set to {value}.</source>
        <translation>Łącza labiryntu zmieniają jego metody i edycje; nie można ustawić ich na {value}.</translation>
    </message>
    <message>
        <source>The markers of a maze are changed by its methods and by edits, not set to {value}.</source>
        <translation>Znaczniki labiryntu zmieniają jego metody i edycje; nie można ustawić ich na {value}.</translation>
    </message>
    <message>
        <source>A link must join two ports, not {first} and {second}.</source>
        <translation>Łącze łączy dwa porty, a nie {first} i {second}.</translation>
    </message>
    <message>
        <source>Unknown side {value} of a port; choose one of {known}.</source>
        <translation>Port nie ma boku {value}; do wyboru: {known}.</translation>
    </message>
    <message>
        <source>Unknown kind {value} of a link; choose one of {known}.</source>
        <translation>Nie ma rodzaju łącza {value}; do wyboru: {known}.</translation>
    </message>
    <message>
        <source>One-way must be True or False, not {value}.</source>
        <translation>Jednokierunkowość to True albo False, a nie {value}.</translation>
    </message>
    <message>
        <source>The label of a link must be text, not {value}.</source>
        <translation>Etykieta łącza to tekst, a nie {value}.</translation>
    </message>
    <message>
        <source>The extra fields of a link or marker must be a mapping, not {value}.</source>
        <translation>Dodatkowe pola łącza lub znacznika to mapowanie, a nie {value}.</translation>
    </message>
    <message>
        <source>A link is expected, not {value}.</source>
        <translation>Oczekiwano łącza, a nie {value}.</translation>
    </message>
    <message>
        <source>A port of the link to be removed is expected, not {value}.</source>
        <translation>Oczekiwano portu łącza do usunięcia, a nie {value}.</translation>
    </message>
    <message>
        <source>A link must join two different cells, not cell {cell} with itself.</source>
        <translation>Łącze musi łączyć dwie różne komórki, a nie komórkę {cell} z nią samą.</translation>
    </message>
    <message>
        <source>Cell {cell} is rock; a link needs floor at both ends.</source>
        <translation>Komórka {cell} to skała; łącze wymaga podłogi na obu końcach.</translation>
    </message>
    <message>
        <source>Side {side} of cell {cell} is not a wall; a link on a side needs a wall.</source>
        <translation>Bok {side} komórki {cell} nie jest ścianą; łącze na boku wymaga ściany.</translation>
    </message>
    <message>
        <source>Side {side} of cell {cell} is an entrance or exit, where no link can be placed.</source>
        <translation>Bok {side} komórki {cell} to wejście lub wyjście, w którym nie można umieścić łącza.</translation>
    </message>
    <message>
        <source>A teleporter must be on a side or on the pad of a cell; up and down are for stairs.</source>
        <translation>Teleporter musi stać na boku lub na płytce komórki; góra i dół są dla schodów.</translation>
    </message>
    <message>
        <source>Stairs must join the up port of a cell with the down port of the cell above it.</source>
        <translation>Schody muszą łączyć górny port komórki z dolnym portem komórki nad nią.</translation>
    </message>
    <message>
        <source>There is no link at {port}.</source>
        <translation>W tym miejscu nie ma łącza: {port}.</translation>
    </message>
    <message>
        <source>The link to be removed at {port} is not in the maze.</source>
        <translation>W labiryncie nie ma łącza do usunięcia z tego miejsca: {port}.</translation>
    </message>
    <message>
        <source>Unknown kind {value} of a marker; choose one of {known}.</source>
        <translation>Nie ma rodzaju znacznika {value}; do wyboru: {known}.</translation>
    </message>
    <message>
        <source>Unknown side {value} of a marker; choose one of {known}.</source>
        <translation>Znacznik nie ma boku {value}; do wyboru: {known}.</translation>
    </message>
    <message>
        <source>The label of a marker must be text, not {value}.</source>
        <translation>Etykieta znacznika to tekst, a nie {value}.</translation>
    </message>
    <message>
        <source>A marker is expected, not {value}.</source>
        <translation>Oczekiwano znacznika, a nie {value}.</translation>
    </message>
    <message>
        <source>The side of a marker must be on the outer border; side {side} of cell {cell} is not.</source>
        <translation>Bok znacznika musi leżeć na brzegu zewnętrznym; bok {side} komórki {cell} na nim nie leży.</translation>
    </message>
    <message>
        <source>Side {side} of cell {cell} has a link, so no entrance or exit can be placed there.</source>
        <translation>Bok {side} komórki {cell} ma łącze, więc nie można tam umieścić wejścia ani wyjścia.</translation>
    </message>
    <message>
        <source>Cell {cell} has no marker.</source>
        <translation>Komórka {cell} nie ma znacznika.</translation>
    </message>
    <message>
        <source>Only a honeycomb grows from points.</source>
        <translation>Z punktów rośnie tylko plaster miodu.</translation>
    </message>
    <message>
        <source>The growth of a maze must be grown points, not {value}.</source>
        <translation>Rozrost labiryntu to utworzone punkty, a nie {value}.</translation>
    </message>
    <message>
        <source>Grown points must be a table of rows, columns and 0 or 1, of 1 to {most:,} points.</source>
        <translation>Utworzone punkty to tabela wierszy, kolumn i 0 lub 1, z liczbą punktów od 1 do {most:,}.</translation>
    </message>
    <message>
        <source>A grown point is outside any maze.</source>
        <translation>Utworzony punkt leży poza każdym labiryntem.</translation>
    </message>
    <message>
        <source>A grown point must be free (0) or spent (1).</source>
        <translation>Utworzony punkt jest wolny (0) lub zużyty (1).</translation>
    </message>
    <message>
        <source>The place of a grown point must be an integer row and column, not {value}.</source>
        <translation>Miejsce utworzonego punktu to wiersz i kolumna jako liczby całkowite, a nie {value}.</translation>
    </message>
    <message>
        <source>Point {point} was not grown.</source>
        <translation>Punktu {point} nie utworzono.</translation>
    </message>
    <message>
        <source>A maze stores the growth of at most {most:,} points.</source>
        <translation>Labirynt zachowuje rozrost najwyżej {most:,} punktów.</translation>
    </message>
    <message>
        <source>Quarter turns need as many rows as columns.</source>
        <translation>Ćwierćobroty wymagają tylu wierszy, ile jest kolumn.</translation>
    </message>
    <message>
        <source>The points of this honeycomb do not match; try one row or column more or fewer.</source>
        <translation>Punkty tego plastra miodu nie pasują; spróbuj z jednym wierszem lub jedną kolumną więcej lub mniej.</translation>
    </message>
    <message>
        <source>key</source>
        <translation>klucz</translation>
    </message>
    <message>
        <source>key for one door</source>
        <translation>klucz jednorazowy</translation>
    </message>
    <message>
        <source>door</source>
        <translation>drzwi</translation>
    </message>
    <message>
        <source>one-way gate</source>
        <translation>bramka jednokierunkowa</translation>
    </message>
    <message>
        <source>side {side} of cell {cell}</source>
        <translation>bok {side} komórki {cell}</translation>
    </message>
    <message>
        <source>the pad of cell {cell}</source>
        <translation>płytka komórki {cell}</translation>
    </message>
    <message>
        <source>the up port of cell {cell}</source>
        <translation>górny port komórki {cell}</translation>
    </message>
    <message>
        <source>the down port of cell {cell}</source>
        <translation>dolny port komórki {cell}</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>The build command failed with status {status}.</source>
        <translation>Polecenie budowania nie powiodło się: kod {status}.</translation>
    </message>
    <message>
        <source>This is the recorded run: the program does not run now. Its log was not recorded.</source>
        <translation>To jest zapisany przebieg: program teraz nie działa. Jego dziennik nie został zapisany.</translation>
    </message>
    <message>
        <source>The maze is not the one of the recorded run: this is not what happened.</source>
        <translation>Labirynt nie jest tym z zapisanego przebiegu: to nie jest to, co się stało.</translation>
    </message>
    <message>
        <source>The mouse starts in the south-west corner and its goal is the middle, not the markers.</source>
        <translation>Mysz startuje w południowo-zachodnim rogu, a jej celem jest środek, nie znaczniki.</translation>
    </message>
    <message>
        <source>Half-size contests announce their goal, and this maze marks none: it is the middle.</source>
        <translation>Zawody w połowie skali ogłaszają swój cel, a ten labirynt żadnego nie zaznacza: jest nim środek.</translation>
    </message>
    <message>
        <source>No path leads from the start of the mouse to a goal.</source>
        <translation>Żadna ścieżka nie prowadzi ze startu myszy do celu.</translation>
    </message>
    <message>
        <source>{path} is missing, or Mazarine was installed for another system; reinstall it: `pip install --force-reinstall --no-deps mazarine`.</source>
        <translation>Brakuje pliku {path} lub Mazarine zainstalowano dla innego systemu; zainstaluj program ponownie: `pip install --force-reinstall --no-deps mazarine`.</translation>
    </message>
    <message>
        <source>{path} cannot be loaded ({reason}); reinstall Mazarine: `pip install --force-reinstall --no-deps mazarine`.</source>
        <translation>Nie można wczytać {path} ({reason}); zainstaluj Mazarine ponownie: `pip install --force-reinstall --no-deps mazarine`.</translation>
    </message>
    <message>
        <source>{path} is incomplete; reinstall Mazarine: `pip install --force-reinstall --no-deps mazarine`.</source>
        <translation>Plik {path} jest niepełny; zainstaluj Mazarine ponownie: `pip install --force-reinstall --no-deps mazarine`.</translation>
    </message>
    <message>
        <source>{path} belongs to Mazarine {found}, not {wanted}; reinstall Mazarine: `pip install --force-reinstall --no-deps mazarine`.</source>
        <translation>Plik {path} należy do Mazarine {found}, a nie {wanted}; zainstaluj Mazarine ponownie: `pip install --force-reinstall --no-deps mazarine`.</translation>
    </message>
    <message>
        <source>MAZARINE_CPU is {level}; set it to one of {known}, or to nothing.</source>
        <translation>MAZARINE_CPU ma wartość {level}; ustaw jedną z wartości {known} albo żadną.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Za mało pamięci.</translation>
    </message>
    <message>
        <source>Another thread is at work on the same object.</source>
        <translation>Inny wątek pracuje na tym samym obiekcie.</translation>
    </message>
    <message>
        <source>Cell {cell} is rock.</source>
        <translation>Komórka {cell} to skała.</translation>
    </message>
    <message>
        <source>Expected a router, as returned by Router(segmentation), not {value}.</source>
        <translation>Oczekiwano routera, jaki zwraca Router(segmentation), a nie {value}.</translation>
    </message>
    <message>
        <source>Goals must be a sequence of cells, not {value}.</source>
        <translation>Mety to ciąg komórek, a nie {value}.</translation>
    </message>
    <message>
        <source>A limit must be an integer number of steps from 0, not {value}.</source>
        <translation>Granica to całkowita liczba kroków od 0, a nie {value}.</translation>
    </message>
    <message>
        <source>The maze has too many keys and doors to find the shortest path.</source>
        <translation>Labirynt ma zbyt wiele kluczy i drzwi, aby znaleźć najkrótszą drogę.</translation>
    </message>
    <message>
        <source>There is not enough memory to search this maze.</source>
        <translation>Brak pamięci, aby przeszukać ten labirynt.</translation>
    </message>
    <message>
        <source>An edit that changes the shape of the maze cannot be tried.</source>
        <translation>Nie można wypróbować edycji, która zmienia kształt labiryntu.</translation>
    </message>
    <message>
        <source>The speed must be a number of steps a second above 0, not {value}.</source>
        <translation>Prędkość musi być liczbą kroków na sekundę większą od 0, a nie {value}.</translation>
    </message>
    <message>
        <source>The size of a film is {known}, or WIDTHxHEIGHT in pixels up to 4096, not {value}.</source>
        <translation>Rozmiar filmu to {known} albo SZEROKOŚĆxWYSOKOŚĆ w pikselach do 4096, a nie {value}.</translation>
    </message>
    <message>
        <source>The film would have {frames:,} frames; the maximum is {most:,}. Choose a higher speed.</source>
        <translation>Film miałby {frames:,} klatek; maksimum to {most:,}. Wybierz większą prędkość.</translation>
    </message>
    <message>
        <source>The level does not fit in {width:,} × {height:,} pixels; it needs {least_width:,} × {least_height:,}.</source>
        <translation>Poziom nie mieści się w {width:,} × {height:,} pikselach; potrzeba {least_width:,} × {least_height:,}.</translation>
    </message>
    <message>
        <source>Steps from {cell}</source>
        <translation>Kroki od {cell}</translation>
    </message>
    <message>
        <source>Solution, {steps}</source>
        <translation>Rozwiązanie, {steps}</translation>
    </message>
    <message>
        <source>Cells cut off</source>
        <translation>Odcięte komórki</translation>
    </message>
    <message>
        <source>There are no chokepoints.</source>
        <translation>Nie ma przesmyków.</translation>
    </message>
    <message>
        <source>Cells of subtrees, root {cell}</source>
        <translation>Komórki poddrzew, korzeń {cell}</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>widziana</translation>
    </message>
    <message>
        <source>frontier</source>
        <translation>pogranicze</translation>
    </message>
    <message>
        <source>visited</source>
        <translation>odwiedzona</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>wypełniona</translation>
    </message>
    <message>
        <source>path</source>
        <translation>ścieżka</translation>
    </message>
    <message>
        <source>here</source>
        <translation>tutaj</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>rozwiązanie</translation>
    </message>
    <message>
        <source>{part} · {place}</source>
        <translation>{part} · {place}</translation>
    </message>
    <message>
        <source>sheet {page:,} of {pages:,}</source>
        <translation>arkusz {page:,} z {pages:,}</translation>
    </message>
    <message>
        <source>overview</source>
        <translation>widok całości</translation>
    </message>
    <message>
        <source>list of parts</source>
        <translation>lista części</translation>
    </message>
    <message>
        <source>{length:,.10g} mm</source>
        <translation>{length:,.10g} mm</translation>
    </message>
    <message>
        <source>{pages}, {cols:,} across and {rows:,} down, which overlap by {overlap:g} mm</source>
        <translation>{pages}, {cols:,} w poziomie i {rows:,} w pionie, z zakładką {overlap:g} mm</translation>
    </message>
    <message>
        <source>Scale 1 : {scale:.1f}. Numbers beside the sheets: millimeters from the center of the outer wall in the west and north.</source>
        <translation>Skala 1 : {scale:.1f}. Liczby przy arkuszach: milimetry od środka ściany zewnętrznej na zachodzie i północy.</translation>
    </message>
    <message>
        <source>{rows} × {cols} cells of {cell:,.10g} mm, walls of {wall:,.10g} mm, passages of {passage:,.10g} mm</source>
        <translation>{rows} × {cols} komórek po {cell:,.10g} mm, ściany {wall:,.10g} mm, przejścia {passage:,.10g} mm</translation>
    </message>
    <message>
        <source>Outer size: {width:,.10g} × {height:,.10g} mm, {area:,.2f} m²</source>
        <translation>Wymiary zewnętrzne: {width:,.10g} × {height:,.10g} mm, {area:,.2f} m²</translation>
    </message>
    <message>
        <source>Outer border: {count:,} pieces of 1 cell = {length:,.10g} mm</source>
        <translation>Ściana zewnętrzna: części o długości 1 komórki = {length:,.10g} mm: {count:,}</translation>
    </message>
    <message>
        <source>    or, of one piece: {count} pieces of {cells} = {length:,.10g} mm</source>
        <translation>    albo w jednym kawałku: {count} × {cells} = {length:,.10g} mm</translation>
    </message>
    <message numerus="yes">
        <source>Inner walls: {count:,} pieces of 1 cell = {length:,.10g} mm</source>
        <translation>
            <numerusform>Ściany wewnętrzne: {count:,} część o długości 1 komórki = {length:,.10g} mm</numerusform>
            <numerusform>Ściany wewnętrzne: {count:,} części o długości 1 komórki = {length:,.10g} mm</numerusform>
            <numerusform>Ściany wewnętrzne: {count:,} części o długości 1 komórki = {length:,.10g} mm</numerusform>
        </translation>
    </message>
    <message>
        <source>Posts: {count:,} of {wall:,.10g} × {wall:,.10g} mm, {single:,} without a wall</source>
        <translation>Słupki: {count:,} o wymiarach {wall:,.10g} × {wall:,.10g} mm, w tym bez ściany: {single:,}</translation>
    </message>
    <message>
        <source>With straight walls of one piece, {posts:,} posts are left, and the inner walls are:</source>
        <translation>Jeśli proste ściany są w jednym kawałku, zostaje słupków: {posts:,}, a ściany wewnętrzne to:</translation>
    </message>
    <message numerus="yes">
        <source>    {count:,} pieces of {cells} = {length:,.10g} mm</source>
        <translation>
            <numerusform>    {count:,} część: {cells} = {length:,.10g} mm</numerusform>
            <numerusform>    {count:,} części: {cells} = {length:,.10g} mm</numerusform>
            <numerusform>    {count:,} części: {cells} = {length:,.10g} mm</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no start marker.</source>
        <translation>Nie ma znacznika startu.</translation>
    </message>
    <message>
        <source>There is no goal marker.</source>
        <translation>Nie ma znacznika mety.</translation>
    </message>
    <message>
        <source>There is no path from the start to a goal.</source>
        <translation>Nie ma drogi od startu do mety.</translation>
    </message>
    <message>
        <source>There is no path from {start} to {goal}.</source>
        <translation>Nie ma drogi z {start} do {goal}.</translation>
    </message>
    <message>
        <source>The maze has no floor.</source>
        <translation>Labirynt nie ma podłogi.</translation>
    </message>
    <message>
        <source>Only a perfect maze is a tree.</source>
        <translation>Tylko idealny labirynt jest drzewem.</translation>
    </message>
    <message>
        <source>The picture would have {width:,} × {height:,} pixels; the maximum is {most:,}. Choose cells of at most {fitting:,} pixels.</source>
        <translation>Obraz miałby {width:,} × {height:,} pikseli; pikseli może być najwyżej {most:,}. Wybierz komórki po najwyżej {fitting:,} px.</translation>
    </message>
    <message>
        <source>{rows:,} × {cols:,} cells are too many for a drawing of lines; the maximum is {most:,}. Choose a PNG picture.</source>
        <translation>{rows:,} × {cols:,} komórek to zbyt wiele na rysunek z linii; najwyżej {most:,}. Wybierz obraz PNG.</translation>
    </message>
    <message>
        <source>Unknown paper size {value}; choose one of {known}.</source>
        <translation>Nie ma rozmiaru papieru {value}; do wyboru: {known}.</translation>
    </message>
    <message>
        <source>A page margin must be 0 mm or more.</source>
        <translation>Margines strony musi mieć co najmniej 0 mm.</translation>
    </message>
    <message>
        <source>Margins of {margin:g} mm leave no room on a sheet of {width:g} × {height:g} mm.</source>
        <translation>Marginesy {margin:g} mm nie zostawiają miejsca na arkuszu {width:g} × {height:g} mm.</translation>
    </message>
    <message>
        <source>The size of a cell must be more than 0 mm.</source>
        <translation>Rozmiar komórki musi być większy niż 0 mm.</translation>
    </message>
    <message>
        <source>The paper is too small for contest sheets: there is no room for an overview.</source>
        <translation>Papier jest za mały na arkusze do budowy: nie zmieści się widok całości.</translation>
    </message>
    <message>
        <source>Contest sheets and lists of parts are for mazes of square cells with walls.</source>
        <translation>Arkusze do budowy i listy części są dla labiryntów z kwadratowych komórek ze ścianami.</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Otwarte jako ostatnie</translation>
    </message>
    <message>
        <source>Current cell</source>
        <translation>Bieżąca komórka</translation>
    </message>
    <message>
        <source>{cells:,} cells are too many for a web page; the maximum is {most:,}. Choose a PNG picture.</source>
        <translation>{cells:,} komórek to za dużo na stronę internetową; maksimum to {most:,}. Wybierz obraz PNG.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Oglądaj</translation>
    </message>
    <message>
        <source>Use link</source>
        <translation>Użyj łącza</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Wskazówka</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Od początku</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drukuj</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Następny krok</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Poprzedni krok</translation>
    </message>
    <message>
        <source>Maze with {rows} rows and {cols} columns</source>
        <translation>Labirynt, wiersze: {rows}, kolumny: {cols}</translation>
    </message>
    <message>
        <source>Steps: {steps}</source>
        <translation>Kroki: {steps}</translation>
    </message>
    <message>
        <source>Time: {time}</source>
        <translation>Czas: {time}</translation>
    </message>
    <message>
        <source>Keys: {keys}</source>
        <translation>Klucze: {keys}</translation>
    </message>
    <message>
        <source>Treasures: {number} of {total}</source>
        <translation>Skarby: {number} z {total}</translation>
    </message>
    <message>
        <source>Row {row}, column {col}.</source>
        <translation>Wiersz {row}, kolumna {col}.</translation>
    </message>
    <message>
        <source>Level {level}, row {row}, column {col}.</source>
        <translation>Poziom {level}, wiersz {row}, kolumna {col}.</translation>
    </message>
    <message>
        <source>Open: {sides}.</source>
        <translation>Otwarte: {sides}.</translation>
    </message>
    <message>
        <source>There is a link here.</source>
        <translation>Jest tu łącze.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>w prawo</translation>
    </message>
    <message>
        <source>left</source>
        <translation>w lewo</translation>
    </message>
    <message>
        <source>There is no passage in that direction.</source>
        <translation>W tym kierunku nie ma przejścia.</translation>
    </message>
    <message>
        <source>You are at a goal.</source>
        <translation>Jesteś na mecie.</translation>
    </message>
    <message>
        <source>From here, no path to a goal is found.</source>
        <translation>Nie znaleziono stąd drogi do mety.</translation>
    </message>
    <message>
        <source>Hint: go {side}.</source>
        <translation>Wskazówka: idź {side}.</translation>
    </message>
    <message>
        <source>Hint: use the link.</source>
        <translation>Wskazówka: użyj łącza.</translation>
    </message>
    <message>
        <source>Solved! Steps: {steps}. Time: {time}.</source>
        <translation>Rozwiązane! Kroki: {steps}. Czas: {time}.</translation>
    </message>
    <message>
        <source>(row {row}, column {col})</source>
        <translation>(wiersz {row}, kolumna {col})</translation>
    </message>
    <message>
        <source>(level {level}, row {row}, column {col})</source>
        <translation>(poziom {level}, wiersz {row}, kolumna {col})</translation>
    </message>
    <message>
        <source>Step {step} of {count}</source>
        <translation>Krok {step} z {count}</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <source>Find the path from the start to the goal. Press an arrow key or W, A, S or D to take a step.</source>
        <translation>Znajdź drogę od startu do mety. Aby zrobić krok, naciśnij strzałkę lub W, A, S albo D.</translation>
    </message>
    <message>
        <source>Q, E, Z and C lead up or down to one side. An arrow up or down takes the open side; of two, that of your last arrow to the left or right.</source>
        <translation>Q, E, Z i C prowadzą w górę lub w dół, w jedną stronę. Strzałka w górę lub w dół wybiera otwarty bok; z dwóch ten, w którego stronę prowadziła ostatnia strzałka w lewo lub w prawo.</translation>
    </message>
    <message>
        <source>On a touch screen, swipe, or tap a cell beside you. With a mouse, click it, or drag.</source>
        <translation>Na ekranie dotykowym przesuń palcem lub dotknij sąsiedniej komórki. Myszą kliknij ją lub przeciągnij.</translation>
    </message>
    <message>
        <source>To use the link where you stand, press Enter, or tap your own cell.</source>
        <translation>Aby użyć łącza w swojej komórce, naciśnij Enter lub dotknij jej.</translation>
    </message>
    <message>
        <source>To open a door, first fetch a key with the same letter.</source>
        <translation>Aby otworzyć drzwi, weź najpierw klucz z tą samą literą.</translation>
    </message>
    <message>
        <source>This page needs JavaScript.</source>
        <translation>Ta strona wymaga JavaScriptu.</translation>
    </message>
    <message>
        <source>A worksheet shows one search: choose a pane with a search.</source>
        <translation>Karta pracy pokazuje jedno szukanie: wybierz panel z algorytmem szukania.</translation>
    </message>
    <message>
        <source>Worksheets are for mazes of square cells with one level.</source>
        <translation>Karty pracy są dla labiryntów z kwadratowych komórek o jednym poziomie.</translation>
    </message>
    <message>
        <source>{rows:,} × {cols:,} cells are too many for a worksheet with cells of {least:,} mm; the maximum is {most_rows:,} × {most_cols:,}.</source>
        <translation>{rows:,} × {cols:,} komórek to za dużo na kartę pracy z komórkami po {least:,} mm; maksimum to {most_rows:,} × {most_cols:,}.</translation>
    </message>
    <message>
        <source>Worksheet: {search}</source>
        <translation>Karta pracy: {search}</translation>
    </message>
    <message>
        <source>Answers: {search}</source>
        <translation>Odpowiedzi: {search}</translation>
    </message>
    <message>
        <source>Run the search by hand from cell {start} to {goal}, and fill in the table. Write each cell as row/column.</source>
        <translation>Wykonaj szukanie ręcznie od komórki {start} do {goal} i wypełnij tabelę. Zapisuj każdą komórkę jako wiersz/kolumna.</translation>
    </message>
    <message>
        <source>Take the neighbors of a cell in this order: up, right, down, left.</source>
        <translation>Bierz sąsiadów komórki w tej kolejności: góra, prawo, dół, lewo.</translation>
    </message>
    <message>
        <source>After each cell, write “=” and the number that decides which cell is next.</source>
        <translation>Po każdej komórce napisz „=” i liczbę, która decyduje, która komórka jest następna.</translation>
    </message>
    <message>
        <source>If a cell is added again, cross out its earlier entry.</source>
        <translation>Jeśli komórka jest dodana ponownie, skreśl jej wcześniejszy wpis.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kolejka</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stos</translation>
    </message>
    <message>
        <source>Frontier</source>
        <translation>Pogranicze</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Bierze</translation>
    </message>
    <message>
        <source>{frontier} afterwards</source>
        <translation>{frontier} potem</translation>
    </message>
    <message>
        <source>Color the cells of each maze as they are after the step below it.</source>
        <translation>Pokoloruj komórki każdego labiryntu tak, jak wyglądają po kroku podanym pod nim.</translation>
    </message>
    <message>
        <source>After step {step:,}</source>
        <translation>Po kroku {step:,}</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>to nie jest zwykły plik</translation>
    </message>
    <message>
        <source>the default of {parameter} must be one of its choices, a share from 0 to 1, or a count from 0 to {most:,}</source>
        <translation>wartość domyślna {parameter} musi być jednym z wyborów, udziałem od 0 do 1 albo liczbą od 0 do {most:,}</translation>
    </message>
    <message>
        <source>two parameters have the name {name}</source>
        <translation>dwa parametry mają nazwę {name}</translation>
    </message>
    <message>
        <source>it has closed the stream that it writes to</source>
        <translation>zamknęła strumień, do którego pisze</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>wejście</translation>
    </message>
    <message>
        <source>exit</source>
        <translation>wyjście</translation>
    </message>
    <message>
        <source>Close the border</source>
        <translation>Zamknij brzeg</translation>
    </message>
    <message>
        <source>Add a wall in each open area</source>
        <translation>Dodaj ścianę w każdym otwartym obszarze</translation>
    </message>
    <message>
        <source>Open a wall to each part that is cut off</source>
        <translation>Otwórz ścianę do każdej odciętej części</translation>
    </message>
    <message>
        <source>Close a wall in each loop</source>
        <translation>Zamknij ścianę w każdej pętli</translation>
    </message>
    <message>
        <source>The {end} at x {x}, y {y} is outside the maze.</source>
        <translation>Poza labiryntem, w x {x}, y {y}: {end}.</translation>
    </message>
    <message>
        <source>The entry and the exit are the same cell, x {x}, y {y}.</source>
        <translation>Wejście i wyjście to to samo pole, x {x}, y {y}.</translation>
    </message>
    <message>
        <source>The {end} at x {x}, y {y} is a closed cell.</source>
        <translation>W zamkniętym polu, w x {x}, y {y}: {end}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} sides of the border are open, the first at x {x}, y {y}.</source>
        <translation>
            <numerusform>{count:,} bok brzegu jest otwarty, w x {x}, y {y}.</numerusform>
            <numerusform>{count:,} boki brzegu są otwarte, pierwszy w x {x}, y {y}.</numerusform>
            <numerusform>{count:,} boków brzegu jest otwartych, pierwszy w x {x}, y {y}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} walls are there for only one of their two cells, the first at x {x}, y {y}.</source>
        <translation>
            <numerusform>{count:,} ściana istnieje tylko dla jednego z dwóch pól, w x {x}, y {y}.</numerusform>
            <numerusform>{count:,} ściany istnieją tylko dla jednego z dwóch pól, pierwsza w x {x}, y {y}.</numerusform>
            <numerusform>{count:,} ścian istnieje tylko dla jednego z dwóch pól, pierwsza w x {x}, y {y}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} closed cells are not part of the 42, the first at x {x}, y {y}.</source>
        <translation>
            <numerusform>{count:,} zamknięte pole nie należy do 42, w x {x}, y {y}.</numerusform>
            <numerusform>{count:,} zamknięte pola nie należą do 42, pierwsze w x {x}, y {y}.</numerusform>
            <numerusform>{count:,} zamkniętych pól nie należy do 42, pierwsze w x {x}, y {y}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells cannot be reached from the entry, the first at x {x}, y {y}.</source>
        <translation>
            <numerusform>{count:,} pole jest nieosiągalne z wejścia, w x {x}, y {y}.</numerusform>
            <numerusform>{count:,} pola są nieosiągalne z wejścia, pierwsze w x {x}, y {y}.</numerusform>
            <numerusform>{count:,} pól jest nieosiągalnych z wejścia, pierwsze w x {x}, y {y}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} areas of 3 × 3 cells are open, the first from x {x}, y {y} on.</source>
        <translation>
            <numerusform>{count:,} obszar 3 × 3 pól jest otwarty, od x {x}, y {y}.</numerusform>
            <numerusform>{count:,} obszary 3 × 3 pól są otwarte, pierwszy od x {x}, y {y}.</numerusform>
            <numerusform>{count:,} obszarów 3 × 3 pól jest otwartych, pierwszy od x {x}, y {y}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The maze is to be perfect, but has {count:,} loops.</source>
        <translation>
            <numerusform>Labirynt ma być doskonały, ale ma {count:,} pętlę.</numerusform>
            <numerusform>Labirynt ma być doskonały, ale ma {count:,} pętle.</numerusform>
            <numerusform>Labirynt ma być doskonały, ale ma {count:,} pętli.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no 42 of closed cells.</source>
        <translation>Brak liczby 42 z zamkniętych pól.</translation>
    </message>
    <message>
        <source>There is no 42 of closed cells; so small a maze may go without.</source>
        <translation>Brak liczby 42 z zamkniętych pól; tak mały labirynt może jej nie mieć.</translation>
    </message>
    <message>
        <source>{count:,} closed cells form a drawing of another shape than the usual 42.</source>
        <translation>Rysunek o innym kształcie niż zwykłe 42; zamkniętych pól: {count:,}.</translation>
    </message>
    <message numerus="yes">
        <source>The 42 is {count:,} cells off the middle.</source>
        <translation>
            <numerusform>Liczba 42 jest przesunięta o {count:,} pole od środka.</numerusform>
            <numerusform>Liczba 42 jest przesunięta o {count:,} pola od środka.</numerusform>
            <numerusform>Liczba 42 jest przesunięta o {count:,} pól od środka.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The maze has {count:,} loops; the newer subject asks for at least {least}.</source>
        <translation>
            <numerusform>Labirynt ma {count:,} pętlę; nowsza treść projektu wymaga co najmniej {least}.</numerusform>
            <numerusform>Labirynt ma {count:,} pętle; nowsza treść projektu wymaga co najmniej {least}.</numerusform>
            <numerusform>Labirynt ma {count:,} pętli; nowsza treść projektu wymaga co najmniej {least}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The maze has {count:,} dead ends; the newer subject allows {most}.</source>
        <translation>Liczba ślepych zaułków labiryntu: {count:,}; nowsza treść projektu dopuszcza {most}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} of the four corners and the middle cannot be reached, the first at x {x}, y {y}.</source>
        <translation>
            <numerusform>Spośród czterech rogów i środka {count:,} jest nieosiągalny, w x {x}, y {y}.</numerusform>
            <numerusform>Spośród czterech rogów i środka {count:,} są nieosiągalne, pierwszy w x {x}, y {y}.</numerusform>
            <numerusform>Spośród czterech rogów i środka {count:,} jest nieosiągalnych, pierwszy w x {x}, y {y}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a wall</source>
        <translation>Otwórz ścianę</translation>
    </message>
    <message>
        <source>Fill with rock</source>
        <translation>Wypełnij skałą</translation>
    </message>
    <message>
        <source>Change to floor</source>
        <translation>Zamień na podłogę</translation>
    </message>
    <message>
        <source>Remove the marker</source>
        <translation>Usuń znacznik</translation>
    </message>
    <message>
        <source>Remove the link</source>
        <translation>Usuń łącze</translation>
    </message>
    <message>
        <source>Make the link two-way</source>
        <translation>Zmień łącze na dwukierunkowe</translation>
    </message>
    <message>
        <source>Close the gap</source>
        <translation>Zamknij przerwę</translation>
    </message>
    <message>
        <source>Add a wall</source>
        <translation>Dodaj ścianę</translation>
    </message>
    <message>
        <source>Add walls</source>
        <translation>Dodaj ściany</translation>
    </message>
    <message>
        <source>Remove the walls</source>
        <translation>Usuń ściany</translation>
    </message>
    <message>
        <source>Turn the start</source>
        <translation>Obróć start</translation>
    </message>
    <message>
        <source>{place}, no goal can be reached any more: {reason}.</source>
        <translation>{place} nie można już dotrzeć do żadnej mety: {reason}.</translation>
    </message>
    <message>
        <source>No key opens the door at {cell}.</source>
        <translation>Żaden klucz nie otwiera drzwi w {cell}.</translation>
    </message>
    <message>
        <source>The key at {cell} opens no door.</source>
        <translation>Klucz w {cell} nie otwiera żadnych drzwi.</translation>
    </message>
    <message>
        <source>The maze has too many keys for one door to decide where one can be stuck.</source>
        <translation>Labirynt ma zbyt wiele kluczy jednorazowych, aby rozstrzygnąć, gdzie można utknąć.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} doors can be opened, in this order: {doors}.</source>
        <translation>
            <numerusform>{count:,} drzwi można otworzyć: {doors}.</numerusform>
            <numerusform>{count:,} drzwi można otworzyć w tej kolejności: {doors}.</numerusform>
            <numerusform>{count:,} drzwi można otworzyć w tej kolejności: {doors}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No key opens {count:,} more doors.</source>
        <translation>
            <numerusform>Żaden klucz nie otwiera jeszcze {count:,} drzwi.</numerusform>
            <numerusform>Żaden klucz nie otwiera jeszcze {count:,} drzwi.</numerusform>
            <numerusform>Żaden klucz nie otwiera jeszcze {count:,} drzwi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more keys open no door.</source>
        <translation>
            <numerusform>{count:,} dalszy klucz nie otwiera żadnych drzwi.</numerusform>
            <numerusform>{count:,} dalsze klucze nie otwierają żadnych drzwi.</numerusform>
            <numerusform>{count:,} dalszych kluczy nie otwiera żadnych drzwi.</numerusform>
        </translation>
    </message>
    <message>
        <source>From the start at {cell}</source>
        <translation>Od startu w {cell}</translation>
    </message>
    <message>
        <source>After {steps} to {cell}</source>
        <translation>Po {steps} do {cell}</translation>
    </message>
    <message>
        <source>the door at {cell} stays shut</source>
        <translation>drzwi w {cell} pozostają zamknięte</translation>
    </message>
    <message>
        <source>no path leads back</source>
        <translation>żadna droga nie prowadzi z powrotem</translation>
    </message>
    <message>
        <source>Unknown profile {profile}; choose one of {known}.</source>
        <translation>Nie ma profilu o nazwie {profile}; do wyboru: {known}.</translation>
    </message>
    <message>
        <source>The maze has no start.</source>
        <translation>Labirynt nie ma startu.</translation>
    </message>
    <message>
        <source>The maze has no goal.</source>
        <translation>Labirynt nie ma mety.</translation>
    </message>
    <message>
        <source>No goal can be reached from the start at {cell}.</source>
        <translation>Ze startu w {cell} nie można dotrzeć do żadnej mety.</translation>
    </message>
    <message numerus="yes">
        <source>No goal can be reached from {count:,} more starts.</source>
        <translation>
            <numerusform>Z jeszcze {count:,} startu nie można dotrzeć do żadnej mety.</numerusform>
            <numerusform>Z jeszcze {count:,} startów nie można dotrzeć do żadnej mety.</numerusform>
            <numerusform>Z jeszcze {count:,} startów nie można dotrzeć do żadnej mety.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cell {cell} is rock but has {count:,} markers: {markers}.</source>
        <translation>
            <numerusform>Komórka {cell} to skała, a ma {count:,} znacznik: {markers}.</numerusform>
            <numerusform>Komórka {cell} to skała, a ma {count:,} znaczniki: {markers}.</numerusform>
            <numerusform>Komórka {cell} to skała, a ma {count:,} znaczników: {markers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more cells with markers are rock.</source>
        <translation>
            <numerusform>Jeszcze {count:,} komórka ze znacznikiem to skała.</numerusform>
            <numerusform>Jeszcze {count:,} komórki ze znacznikami to skała.</numerusform>
            <numerusform>Jeszcze {count:,} komórek ze znacznikami to skała.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell {cell} cannot be reached from any start.</source>
        <translation>Do komórki {cell} nie można dotrzeć z żadnego startu.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more areas cannot be reached from any start; together they have {cells}.</source>
        <translation>
            <numerusform>Do jeszcze {count:,} części nie można dotrzeć z żadnego startu; razem to {cells}.</numerusform>
            <numerusform>Do jeszcze {count:,} części nie można dotrzeć z żadnego startu; razem to {cells}.</numerusform>
            <numerusform>Do jeszcze {count:,} części nie można dotrzeć z żadnego startu; razem to {cells}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell {cell} is closed off from the rest.</source>
        <translation>Komórka {cell} nie ma połączenia z resztą.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more areas are closed off from the rest; together they have {cells}.</source>
        <translation>
            <numerusform>Jeszcze {count:,} część nie ma połączenia z resztą; razem to {cells}.</numerusform>
            <numerusform>Jeszcze {count:,} części nie mają połączenia z resztą; razem to {cells}.</numerusform>
            <numerusform>Jeszcze {count:,} części nie ma połączenia z resztą; razem to {cells}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell {cell} is a trap: a one-way link leads in, but no goal can be reached from there.</source>
        <translation>Komórka {cell} to pułapka: prowadzi do niej łącze jednokierunkowe, ale stamtąd nie można dotrzeć do żadnej mety.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more areas are traps; together they have {cells}.</source>
        <translation>
            <numerusform>Jeszcze {count:,} część to pułapka; razem to {cells}.</numerusform>
            <numerusform>Jeszcze {count:,} części to pułapki; razem to {cells}.</numerusform>
            <numerusform>Jeszcze {count:,} części to pułapki; razem to {cells}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {link} cannot be reached from any start.</source>
        <translation>Z żadnego startu nie można dotrzeć do łącza: {link}.</translation>
    </message>
    <message>
        <source>The {link} can be removed: an open side joins the same cells.</source>
        <translation>Można usunąć łącze ({link}): te same komórki łączy otwarty bok.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more links are useless.</source>
        <translation>
            <numerusform>Jeszcze {count:,} łącze jest zbędne.</numerusform>
            <numerusform>Jeszcze {count:,} łącza są zbędne.</numerusform>
            <numerusform>Jeszcze {count:,} łączy jest zbędnych.</numerusform>
        </translation>
    </message>
    <message>
        <source>{found:,} of {cells} can be reached only through secrets.</source>
        <translation>Osiągalne tylko przez sekrety: {found:,} (cały labirynt: {cells}).</translation>
    </message>
    <message>
        <source>{found:,} of {cells} can be reached only through secrets, and so can every goal.</source>
        <translation>Osiągalne tylko przez sekrety: {found:,} (cały labirynt: {cells}), w tym każda meta.</translation>
    </message>
    <message>
        <source>{found:,} of {cells} can be reached only through secrets, and so can every goal. A path to a goal needs at least {secrets}.</source>
        <translation>Osiągalne tylko przez sekrety: {found:,} (cały labirynt: {cells}), w tym każda meta. W drodze do mety: co najmniej {secrets}.</translation>
    </message>
    <message>
        <source>A contest maze has one level; this maze has {levels}.</source>
        <translation>Labirynt na zawody ma jeden poziom; ten ma {levels}.</translation>
    </message>
    <message>
        <source>A contest maze has 2 × 2 to {most} × {most} cells; this maze has {rows:,} × {cols:,}.</source>
        <translation>Labirynt na zawody ma od 2 × 2 do {most} × {most} komórek; ten ma {rows:,} × {cols:,}.</translation>
    </message>
    <message>
        <source>A classic contest maze has {most} × {most} cells; this maze has {rows:,} × {cols:,}.</source>
        <translation>Labirynt na klasyczne zawody ma {most} × {most} komórek; ten ma {rows:,} × {cols:,}.</translation>
    </message>
    <message>
        <source>The maze has {rows} × {cols} cells; a classic contest has {classic} × {classic}, a half-size contest {half_size} × {half_size}.</source>
        <translation>Labirynt ma {rows} × {cols} komórek; na zawodach klasycznych ma {classic} × {classic}, a na zawodach half-size {half_size} × {half_size}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells are rock; a contest maze has only walls.</source>
        <translation>
            <numerusform>{count:,} komórka to skała; labirynt na zawody ma tylko ściany.</numerusform>
            <numerusform>{count:,} komórki to skała; labirynt na zawody ma tylko ściany.</numerusform>
            <numerusform>{count:,} komórek to skała; labirynt na zawody ma tylko ściany.</numerusform>
        </translation>
    </message>
    <message>
        <source>A contest maze has no links, but this maze has the {link}.</source>
        <translation>Labirynt na zawody nie ma łączy, a ten ma: {link}.</translation>
    </message>
    <message numerus="yes">
        <source>This maze has {count:,} more links.</source>
        <translation>
            <numerusform>Ten labirynt ma jeszcze {count:,} łącze.</numerusform>
            <numerusform>Ten labirynt ma jeszcze {count:,} łącza.</numerusform>
            <numerusform>Ten labirynt ma jeszcze {count:,} łączy.</numerusform>
        </translation>
    </message>
    <message>
        <source>The outer wall has a gap at {cell}; it must enclose the maze.</source>
        <translation>Ściana zewnętrzna ma przerwę w {cell}; musi otaczać labirynt.</translation>
    </message>
    <message numerus="yes">
        <source>The outer wall has {count:,} more gaps.</source>
        <translation>
            <numerusform>Ściana zewnętrzna ma jeszcze {count:,} przerwę.</numerusform>
            <numerusform>Ściana zewnętrzna ma jeszcze {count:,} przerwy.</numerusform>
            <numerusform>Ściana zewnętrzna ma jeszcze {count:,} przerw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} posts touch no wall; every post must touch one.</source>
        <translation>
            <numerusform>{count:,} słupek nie dotyka żadnej ściany; każdy musi jakiejś dotykać.</numerusform>
            <numerusform>{count:,} słupki nie dotykają żadnej ściany; każdy musi jakiejś dotykać.</numerusform>
            <numerusform>{count:,} słupków nie dotyka żadnej ściany; każdy musi jakiejś dotykać.</numerusform>
        </translation>
    </message>
    <message>
        <source>A contest maze has one start; this maze has {starts:,}.</source>
        <translation>Labirynt na zawody ma jeden start; startów w tym labiryncie: {starts:,}.</translation>
    </message>
    <message>
        <source>The start at {cell} must be in a corner of the maze.</source>
        <translation>Start w {cell} musi leżeć w rogu labiryntu.</translation>
    </message>
    <message>
        <source>The start at {cell} must have walls on three sides; it has {walls}.</source>
        <translation>Start w {cell} musi mieć ściany z trzech stron; teraz: {walls}.</translation>
    </message>
    <message>
        <source>The goal of a classic contest must be the four cells in the middle.</source>
        <translation>Metą zawodów klasycznych muszą być cztery komórki pośrodku.</translation>
    </message>
    <message>
        <source>The cells of the goal must form a rectangle.</source>
        <translation>Komórki mety muszą tworzyć prostokąt.</translation>
    </message>
    <message numerus="yes">
        <source>The goal must be one open area; {count:,} walls are inside it.</source>
        <translation>
            <numerusform>Meta musi być jedną otwartą przestrzenią; jest w niej {count:,} ściana.</numerusform>
            <numerusform>Meta musi być jedną otwartą przestrzenią; są w niej {count:,} ściany.</numerusform>
            <numerusform>Meta musi być jedną otwartą przestrzenią; jest w niej {count:,} ścian.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one path leads from the start to the goal. Contest mazes usually have several.</source>
        <translation>Ze startu do mety prowadzi tylko jedna ścieżka. Labirynty na zawody mają ich zwykle kilka.</translation>
    </message>
    <message>
        <source>A wall follower finds the goal. Contest mazes place the goal where it cannot.</source>
        <translation>Kto idzie wzdłuż ściany, znajdzie metę. W labiryntach na zawody meta leży tam, gdzie jej nie znajdzie.</translation>
    </message>
    <message>
        <source>teleporter {first} – {second}</source>
        <translation>teleporter {first} – {second}</translation>
    </message>
    <message>
        <source>teleporter {first} → {second}</source>
        <translation>teleporter {first} → {second}</translation>
    </message>
    <message>
        <source>stairs {first} – {second}</source>
        <translation>schody {first} – {second}</translation>
    </message>
    <message>
        <source>stairs {first} → {second}</source>
        <translation>schody {first} → {second}</translation>
    </message>
    <message>
        <source>An update needs the change that an edit returned, not {value}.</source>
        <translation>Aktualizacja wymaga zmiany, którą zwróciła edycja, a nie {value}.</translation>
    </message>
    <message>
        <source>Expected a space, as returned by Space.of(maze), not {value}.</source>
        <translation>Oczekiwano przestrzeni, jaką zwraca Space.of(maze), a nie {value}.</translation>
    </message>
    <message>
        <source>Expected a patch, as returned by Patch.of(maze, places), not {value}.</source>
        <translation>Oczekiwano łatki, jaką zwraca Patch.of(maze, places), a nie {value}.</translation>
    </message>
    <message>
        <source>A follower needs a method follow(delta); {value} has none.</source>
        <translation>Obserwator musi mieć metodę follow(delta); {value} jej nie ma.</translation>
    </message>
    <message>
        <source>Expected the delta that an update returned, not {value}.</source>
        <translation>Oczekiwano delty, którą zwróciła aktualizacja, a nie {value}.</translation>
    </message>
    <message>
        <source>A delta is made of arrays of integers, not of {value}.</source>
        <translation>Delta składa się z tablic liczb całkowitych, a nie z {value}.</translation>
    </message>
    <message>
        <source>The copies of kind and region have the wrong shape or type, or are read-only: {value}.</source>
        <translation>Kopie kind i region mają zły kształt lub typ albo są tylko do odczytu: {value}.</translation>
    </message>
    <message>
        <source>The saved regions are of another version of Mazarine, or of other cells.</source>
        <translation>Zapisane regiony pochodzą z innej wersji Mazarine albo dotyczą innych komórek.</translation>
    </message>
    <message>
        <source>The space must be a writable array of {size:,} bytes, one for each place.</source>
        <translation>Przestrzeń to tablica z możliwością zapisu o rozmiarze {size:,} B, po bajcie na każde miejsce.</translation>
    </message>
    <message>
        <source>The space is inconsistent: there are cells outside its border.</source>
        <translation>Przestrzeń jest niespójna: za jej brzegiem są komórki.</translation>
    </message>
    <message>
        <source>Place {place} is not a cell of the space.</source>
        <translation>Miejsce {place} nie jest komórką przestrzeni.</translation>
    </message>
    <message>
        <source>A patch must have places of 64 bits and values of one byte.</source>
        <translation>Łatka musi mieć 64-bitowe miejsca i jednobajtowe wartości.</translation>
    </message>
    <message>
        <source>A patch must have one value for each place.</source>
        <translation>Łatka musi mieć jedną wartość na każde miejsce.</translation>
    </message>
    <message>
        <source>The number of threads must be 1 to {most:,}, not {threads}.</source>
        <translation>Liczba wątków musi wynosić od 1 do {most:,}, a nie {threads}.</translation>
    </message>
    <message>
        <source>{levels} × {rows} × {cols} cells are too many to number their crossroads in 32 bits.</source>
        <translation>{levels} × {rows} × {cols} komórek to zbyt wiele, by ponumerować ich skrzyżowania w 32 bitach.</translation>
    </message>
    <message>
        <source>There is not enough memory to segment {levels} × {rows} × {cols} cells.</source>
        <translation>Brak pamięci, aby podzielić {levels} × {rows} × {cols} komórek.</translation>
    </message>
    <message>
        <source>The segmentation has been updated since; ask a delta for its cells before the next update, or call complete().</source>
        <translation>Segmentacja została od tego czasu zaktualizowana; zapytaj różnicę o jej komórki przed następną aktualizacją albo wywołaj complete().</translation>
    </message>
    <message>
        <source>Region {number} does not exist; an update has removed it.</source>
        <translation>Nie ma obszaru {number}; usunęła go aktualizacja.</translation>
    </message>
    <message>
        <source>pictures are written as PNG, SVG, PDF or HTML; choose a name that ends in .png, .svg, .pdf or .html</source>
        <translation>obrazy są zapisywane jako PNG, SVG, PDF lub HTML; wybierz nazwę, która kończy się na .png, .svg, .pdf lub .html</translation>
    </message>
    <message>
        <source>{option} is not for {suffix} files.</source>
        <translation>{option} nie dotyczy plików {suffix}.</translation>
    </message>
    <message>
        <source>A path and the solution cannot be drawn together.</source>
        <translation>Drogi i rozwiązania nie można narysować razem.</translation>
    </message>
    <message>
        <source>The size of a cell must be from {least:g} to {most:,} mm.</source>
        <translation>Rozmiar komórki jest od {least:g} do {most:,} mm.</translation>
    </message>
    <message>
        <source>The size of a cell must be from 1 to {most:,} pixels, not {value}.</source>
        <translation>Rozmiar komórki w pikselach jest od 1 do {most:,}, a nie {value}.</translation>
    </message>
    <message>
        <source>The size of a cell must be set by cell_px or by cell_mm, not by both.</source>
        <translation>Rozmiar komórki ustawia cell_px albo cell_mm, nie jedno i drugie.</translation>
    </message>
    <message>
        <source>A path must lead between two cells, not {value}.</source>
        <translation>Droga prowadzi między dwiema komórkami; nie jest nią {value}.</translation>
    </message>
    <message>
        <source>Unknown overlay {value}; choose one of {known}.</source>
        <translation>Nie ma nakładki o nazwie {value}; do wyboru: {known}.</translation>
    </message>
    <message>
        <source>Unknown solution {value}; choose one of {known}.</source>
        <translation>Nie ma rozwiązania o nazwie {value}; do wyboru: {known}.</translation>
    </message>
    <message>
        <source>Unknown palette {value}; choose one of {known}.</source>
        <translation>Nie ma palety o nazwie {value}; do wyboru: {known}.</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nowy…</translation>
    </message>
    <message>
        <source>Create a new maze</source>
        <translation>Tworzy nowy labirynt</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>Open a maze file</source>
        <translation>Otwiera plik labiryntu</translation>
    </message>
    <message>
        <source>Open &amp;large maze…</source>
        <translation>Otwórz duży &amp;labirynt…</translation>
    </message>
    <message>
        <source>Open a maze in a Zarr store, which may be larger than memory</source>
        <translation>Otwórz labirynt w magazynie Zarr, który może być większy niż pamięć</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Save the maze to its file</source>
        <translation>Zapisuje labirynt w jego pliku</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Save the maze to another file or format</source>
        <translation>Zapisuje labirynt w innym pliku lub formacie</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>Wczytaj &amp;ponownie</translation>
    </message>
    <message>
        <source>Rea&amp;d as…</source>
        <translation>Czyt&amp;aj jako…</translation>
    </message>
    <message>
        <source>Choose what the file is, and see what is read then</source>
        <translation>Wybierz, czym jest plik, i zobacz, co zostanie odczytane</translation>
    </message>
    <message>
        <source>Earlier &amp;versions…</source>
        <translation>&amp;Wcześniejsze wersje…</translation>
    </message>
    <message>
        <source>Open an earlier version of the file as a copy</source>
        <translation>Otwiera wcześniejszą wersję pliku jako kopię</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Preview and print the maze</source>
        <translation>Pokazuje podgląd wydruku labiryntu i drukuje go</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Za&amp;mknij</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>Zamknij &amp;inne</translation>
    </message>
    <message>
        <source>Close to the &amp;right</source>
        <translation>Zamknij po p&amp;rawej</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>Kopiuj ś&amp;cieżkę</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Pokaż w &amp;folderze</translation>
    </message>
    <message>
        <source>Close the maze</source>
        <translation>Zamyka labirynt</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>Quit Mazarine</source>
        <translation>Kończy pracę z programem Mazarine</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Cofa ostatni krok</translation>
    </message>
    <message>
        <source>Redo the last undone step</source>
        <translation>Ponawia ostatnio cofnięty krok</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Wy&amp;tnij</translation>
    </message>
    <message>
        <source>Cut the selection and leave floor</source>
        <translation>Wycina zaznaczenie i zostawia podłogę</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>Copy the selection; other programs get it as block text</source>
        <translation>Kopiuje zaznaczenie; inne programy otrzymują je jako tekst blokowy</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Wklej</translation>
    </message>
    <message>
        <source>Paste the clipboard, or block text, as a floating selection</source>
        <translation>Wkleja zawartość schowka lub tekst blokowy jako unoszące się zaznaczenie</translation>
    </message>
    <message>
        <source>Paste in p&amp;lace</source>
        <translation>Wkle&amp;j w miejscu</translation>
    </message>
    <message>
        <source>Paste at the place it was copied from</source>
        <translation>Wkleja w miejscu, z którego skopiowano</translation>
    </message>
    <message>
        <source>Cl&amp;ear</source>
        <translation>W&amp;yczyść</translation>
    </message>
    <message>
        <source>Clear the selection to open floor; walls around it stay</source>
        <translation>Zamienia zaznaczenie w otwartą podłogę; ściany wokół zostają</translation>
    </message>
    <message>
        <source>Show and edit the link, marker or region under the pointer</source>
        <translation>Pokazuje łącze, znacznik lub obszar pod wskaźnikiem i pozwala je zmienić</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Zaznacz w&amp;szystko</translation>
    </message>
    <message>
        <source>Select the whole level</source>
        <translation>Zaznacza cały poziom</translation>
    </message>
    <message>
        <source>&amp;Deselect</source>
        <translation>O&amp;dznacz</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Usuwa zaznaczenie</translation>
    </message>
    <message>
        <source>&amp;Invert selection</source>
        <translation>&amp;Odwróć zaznaczenie</translation>
    </message>
    <message>
        <source>Select the cells that are not selected</source>
        <translation>Zaznacza komórki, które nie są zaznaczone</translation>
    </message>
    <message>
        <source>&amp;Grow selection</source>
        <translation>&amp;Powiększ zaznaczenie</translation>
    </message>
    <message>
        <source>Add the neighboring cells to the selection</source>
        <translation>Dodaje do zaznaczenia sąsiednie komórki</translation>
    </message>
    <message>
        <source>&amp;Shrink selection</source>
        <translation>Po&amp;mniejsz zaznaczenie</translation>
    </message>
    <message>
        <source>Remove the cells at the edge from the selection</source>
        <translation>Usuwa z zaznaczenia komórki na skraju</translation>
    </message>
    <message>
        <source>&amp;Fill with rock</source>
        <translation>&amp;Wypełnij skałą</translation>
    </message>
    <message>
        <source>Fill the selection with rock</source>
        <translation>Wypełnia zaznaczenie skałą</translation>
    </message>
    <message>
        <source>Flip the selection horizontally; X while it floats</source>
        <translation>Odbija zaznaczenie w poziomie; X, gdy się unosi</translation>
    </message>
    <message>
        <source>Flip the selection vertically; Y while it floats</source>
        <translation>Odbija zaznaczenie w pionie; Y, gdy się unosi</translation>
    </message>
    <message>
        <source>Rotate the selection clockwise; Z while it floats</source>
        <translation>Obraca zaznaczenie w prawo; Z, gdy się unosi</translation>
    </message>
    <message>
        <source>Save the selection in the Stamps dock</source>
        <translation>Zapisuje zaznaczenie w panelu Stemple</translation>
    </message>
    <message>
        <source>Remove the selected stamp</source>
        <translation>Usuwa zaznaczony stempel</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Ustawienia…</translation>
    </message>
    <message>
        <source>Set colors, the mouse wheel and what opens at startup</source>
        <translation>Ustawia kolory, kółko myszy i to, co otwiera się przy starcie</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Zaznaczanie</translation>
    </message>
    <message>
        <source>Select a block of cells; drag the selection to move it</source>
        <translation>Zaznacza blok komórek; zaznaczenie można przeciągnąć, aby je przenieść</translation>
    </message>
    <message>
        <source>Lass&amp;o</source>
        <translation>&amp;Lasso</translation>
    </message>
    <message>
        <source>Select the cells inside a drawn outline</source>
        <translation>Zaznacza komórki wewnątrz narysowanego obrysu</translation>
    </message>
    <message>
        <source>Region wan&amp;d</source>
        <translation>Różdżka o&amp;bszarów</translation>
    </message>
    <message>
        <source>Select the room or corridor under the pointer</source>
        <translation>Zaznacza komnatę lub korytarz pod wskaźnikiem</translation>
    </message>
    <message>
        <source>&amp;Wall brush</source>
        <translation>Pędzel &amp;ścian</translation>
    </message>
    <message>
        <source>Roc&amp;k brush</source>
        <translation>Pędzel &amp;skały</translation>
    </message>
    <message>
        <source>Fill cells with rock. Right button: clear. Shift: straight line.</source>
        <translation>Wypełnia komórki skałą. Prawy przycisk ją wykuwa. Shift: linia prosta.</translation>
    </message>
    <message>
        <source>C&amp;ell costs</source>
        <translation>&amp;Koszty komórek</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>L&amp;inia</translation>
    </message>
    <message>
        <source>F&amp;ill</source>
        <translation>Wypeł&amp;nianie</translation>
    </message>
    <message>
        <source>Fill connected floor with rock. Right button: clear connected rock. Shift: one region. Ctrl: whole level.</source>
        <translation>Wypełnia połączoną podłogę skałą. Prawy przycisk wykuwa połączoną skałę. Shift: jeden obszar. Ctrl: cały poziom.</translation>
    </message>
    <message>
        <source>&amp;Teleporter</source>
        <translation>Telep&amp;orter</translation>
    </message>
    <message>
        <source>Drag from cell to cell. Near an edge: wall portal; in the middle: pad. Shift: one-way. Right button: remove.</source>
        <translation>Przeciągnij z komórki do komórki. Przy boku: portal w ścianie; na środku: płytka. Shift: jednokierunkowy. Prawy przycisk usuwa.</translation>
    </message>
    <message>
        <source>Click a cell to add stairs up. Shift: down. Ctrl: one-way. Right button: remove.</source>
        <translation>Kliknij komórkę, aby dodać schody w górę. Shift: w dół. Ctrl: jednokierunkowe. Prawy przycisk usuwa.</translation>
    </message>
    <message>
        <source>&amp;Marker</source>
        <translation>Zna&amp;cznik</translation>
    </message>
    <message>
        <source>Place a start (1), goal (2), treasure (3) or other marker (4 to 6). At the outer border, a start or goal opens a gap.</source>
        <translation>Umieszcza start (1), metę (2), skarb (3) lub inny znacznik (4 do 6). Na brzegu zewnętrznym start lub meta otwiera przerwę.</translation>
    </message>
    <message>
        <source>&amp;Grow</source>
        <translation>&amp;Rozrost</translation>
    </message>
    <message>
        <source>Se&amp;crets</source>
        <translation>S&amp;ekrety</translation>
    </message>
    <message>
        <source>Add secret doors and cells. Shift: already found. Right button: remove.</source>
        <translation>Dodaje tajne drzwi i komórki. Shift: już znalezione. Prawy przycisk usuwa.</translation>
    </message>
    <message>
        <source>&amp;Fog</source>
        <translation>&amp;Mgła</translation>
    </message>
    <message>
        <source>Cover cells with fog, which hides them from players. Right button: clear.</source>
        <translation>Zakrywa komórki mgłą, która ukrywa je przed graczami. Prawy przycisk ją zdejmuje.</translation>
    </message>
    <message>
        <source>Set what it costs to enter cells, which searches count. Right button: 1.</source>
        <translation>Ustaw koszt wejścia do komórek, który liczą wyszukiwania. Prawy przycisk: 1.</translation>
    </message>
    <message>
        <source>Show the shortest path from the pressed cell to the pointer, and its length</source>
        <translation>Pokazuje najkrótszą drogę od naciśniętej komórki do wskaźnika i jej długość</translation>
    </message>
    <message>
        <source>&amp;Pick</source>
        <translation>Pipe&amp;ta</translation>
    </message>
    <message>
        <source>Pick the tool for the object under the pointer</source>
        <translation>Wybiera narzędzie, które rysuje obiekt pod wskaźnikiem</translation>
    </message>
    <message>
        <source>Draw lines of walls with the wall brush. Shift: straight along the lattice. Ctrl: from the center.</source>
        <translation>Rysuje linie ścian pędzlem ścian. Shift: prosto wzdłuż siatki. Ctrl: od środka.</translation>
    </message>
    <message>
        <source>Draw walls around blocks of cells with the wall brush. Shift: square. Ctrl: from the center.</source>
        <translation>Rysuje pędzlem ścian ściany wokół bloków komórek. Shift: kwadrat. Ctrl: od środka.</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Erase with the brush that was used last</source>
        <translation>Usuwa ostatnio używanym pędzlem</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Brak</translation>
    </message>
    <message>
        <source>Turn symmetry off</source>
        <translation>Wyłącza symetrię</translation>
    </message>
    <message>
        <source>&amp;Left and right</source>
        <translation>&amp;Lewo i prawo</translation>
    </message>
    <message>
        <source>Mirror all drawing left and right</source>
        <translation>Odbija wszystko, co się rysuje, między lewą a prawą stroną</translation>
    </message>
    <message>
        <source>&amp;Above and below</source>
        <translation>&amp;Góra i dół</translation>
    </message>
    <message>
        <source>Mirror all drawing above and below</source>
        <translation>Odbija wszystko, co się rysuje, między górą a dołem</translation>
    </message>
    <message>
        <source>&amp;Both mirrors</source>
        <translation>&amp;Oba odbicia</translation>
    </message>
    <message>
        <source>Mirror all drawing in both directions</source>
        <translation>Odbija wszystko, co się rysuje, w obu kierunkach</translation>
    </message>
    <message>
        <source>&amp;Half turn</source>
        <translation>&amp;Pół obrotu</translation>
    </message>
    <message>
        <source>Repeat all drawing rotated by 180°</source>
        <translation>Powtarza wszystko, co się rysuje, obrócone o 180°</translation>
    </message>
    <message>
        <source>&amp;Quarter turns</source>
        <translation>Ć&amp;wierćobroty</translation>
    </message>
    <message>
        <source>Repeat all drawing rotated by 90°, 180° and 270°</source>
        <translation>Powtarza wszystko, co się rysuje, obrócone o 90°, 180° i 270°</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>&amp;Goal</source>
        <translation>&amp;Meta</translation>
    </message>
    <message>
        <source>&amp;Treasure</source>
        <translation>S&amp;karb</translation>
    </message>
    <message>
        <source>An item to collect</source>
        <translation>Przedmiot do zebrania</translation>
    </message>
    <message>
        <source>&amp;Character</source>
        <translation>&amp;Postać</translation>
    </message>
    <message>
        <source>A character to meet</source>
        <translation>Postać do spotkania</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>P&amp;rzeciwnik</translation>
    </message>
    <message>
        <source>An opponent that chases explorers</source>
        <translation>Przeciwnik, który ściga odkrywców</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Notatka</translation>
    </message>
    <message>
        <source>A note for yourself or the players</source>
        <translation>Notatka dla siebie lub dla graczy</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>K&amp;lucz</translation>
    </message>
    <message>
        <source>A key that opens every door with its label</source>
        <translation>Klucz, który otwiera wszystkie drzwi z jego etykietą</translation>
    </message>
    <message>
        <source>Key &amp;for one door</source>
        <translation>Klucz &amp;jednorazowy</translation>
    </message>
    <message>
        <source>A key that opens one door with its label</source>
        <translation>Klucz, który otwiera jedne drzwi z jego etykietą</translation>
    </message>
    <message>
        <source>&amp;Door</source>
        <translation>&amp;Drzwi</translation>
    </message>
    <message>
        <source>A door that needs a key with its label</source>
        <translation>Drzwi, które wymagają klucza z ich etykietą</translation>
    </message>
    <message>
        <source>One-&amp;way gate</source>
        <translation>&amp;Bramka jednokierunkowa</translation>
    </message>
    <message>
        <source>A gate that lets pass in one direction</source>
        <translation>Bramka, która przepuszcza w jednym kierunku</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Po&amp;większ</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Powiększa widok</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Po&amp;mniejsz</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Pomniejsza widok</translation>
    </message>
    <message>
        <source>Zoom to the default size</source>
        <translation>Przywraca domyślną wielkość widoku</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Dopasuj</translation>
    </message>
    <message>
        <source>Show the whole maze</source>
        <translation>Pokazuje cały labirynt</translation>
    </message>
    <message>
        <source>&amp;Go to cell…</source>
        <translation>&amp;Idź do komórki…</translation>
    </message>
    <message>
        <source>Go to a cell by row and column</source>
        <translation>Przechodzi do komórki o podanym wierszu i kolumnie</translation>
    </message>
    <message>
        <source>&amp;Copy coordinates</source>
        <translation>Kopiu&amp;j współrzędne</translation>
    </message>
    <message>
        <source>Copy the coordinates of the cell under the pointer</source>
        <translation>Kopiuje współrzędne komórki pod wskaźnikiem</translation>
    </message>
    <message>
        <source>Cell c&amp;ursor</source>
        <translation>K&amp;ursor komórki</translation>
    </message>
    <message>
        <source>Draw with the keyboard. Arrows: move. Enter: click. Space: hold. Ctrl+arrow: click a side.</source>
        <translation>Rysowanie klawiaturą. Strzałki: ruch. Enter: kliknięcie. Spacja: przytrzymanie. Ctrl+strzałka: kliknięcie boku.</translation>
    </message>
    <message>
        <source>Show grid lines between cells</source>
        <translation>Pokazuje linie siatki między komórkami</translation>
    </message>
    <message>
        <source>&amp;Points and links</source>
        <translation>Punkty i łą&amp;cza</translation>
    </message>
    <message>
        <source>Show a honeycomb as points with links instead of triangles with walls</source>
        <translation>Pokazuje plaster miodu jako punkty z łączami zamiast trójkątów ze ścianami</translation>
    </message>
    <message>
        <source>Outline the open faces that make up rooms</source>
        <translation>Obrysowuje otwarte pola, z których składają się komnaty</translation>
    </message>
    <message>
        <source>Hide fogged cells and undiscovered secrets</source>
        <translation>Ukrywa komórki we mgle i nieznalezione sekrety</translation>
    </message>
    <message>
        <source>Region grap&amp;h</source>
        <translation>Gra&amp;f obszarów</translation>
    </message>
    <message>
        <source>Show the region graph over the maze</source>
        <translation>Pokazuje graf obszarów na labiryncie</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Legenda</translation>
    </message>
    <message>
        <source>Show the legend</source>
        <translation>Pokazuje legendę</translation>
    </message>
    <message>
        <source>De&amp;fault</source>
        <translation>&amp;Domyślne</translation>
    </message>
    <message>
        <source>Default colors</source>
        <translation>Domyślne kolory</translation>
    </message>
    <message>
        <source>For &amp;red-green blindness</source>
        <translation>Daltonizm &amp;czerwono-zielony</translation>
    </message>
    <message>
        <source>Colors that are distinct with deuteranopia and protanopia</source>
        <translation>Kolory rozróżnialne przy deuteranopii i protanopii</translation>
    </message>
    <message>
        <source>For &amp;blue-yellow blindness</source>
        <translation>Dalto&amp;nizm niebiesko-żółty</translation>
    </message>
    <message>
        <source>Colors that are distinct with tritanopia</source>
        <translation>Kolory rozróżnialne przy tritanopii</translation>
    </message>
    <message>
        <source>Shades of &amp;gray</source>
        <translation>&amp;Odcienie szarości</translation>
    </message>
    <message>
        <source>Shades of gray, for printers and screens without color</source>
        <translation>Odcienie szarości, dla drukarek i ekranów bez kolorów</translation>
    </message>
    <message>
        <source>Pa&amp;tterns on kinds</source>
        <translation>Wzory n&amp;a rodzajach</translation>
    </message>
    <message>
        <source>Mark kinds with patterns where cells are large: rock hatched, rooms dotted, crossroads crossed</source>
        <translation>Oznacza rodzaje wzorami przy dużych komórkach: skała kreskowana, komnaty kropkowane, skrzyżowania z krzyżykami</translation>
    </message>
    <message>
        <source>&amp;Tiles of the map</source>
        <translation>&amp;Kafelki mapy</translation>
    </message>
    <message>
        <source>Show the tiles of a map of Tiled or LDtk under the colors</source>
        <translation>Pokazuje pod kolorami kafelki mapy programu Tiled lub LDtk</translation>
    </message>
    <message>
        <source>Show beside the idle pointer how a click would change regions, dead ends and the solution</source>
        <translation>Pokazuje obok nieruchomego wskaźnika, jak kliknięcie zmieniłoby obszary, ślepe zaułki i rozwiązanie</translation>
    </message>
    <message>
        <source>Show no other level</source>
        <translation>Nie pokazuje innego poziomu</translation>
    </message>
    <message>
        <source>Level &amp;below</source>
        <translation>Poziom po&amp;niżej</translation>
    </message>
    <message>
        <source>Show or hide the walls of the level below, in pale blue</source>
        <translation>Pokazuje lub ukrywa ściany poziomu poniżej, w kolorze bladoniebieskim</translation>
    </message>
    <message>
        <source>Level &amp;above</source>
        <translation>Poziom po&amp;wyżej</translation>
    </message>
    <message>
        <source>Show or hide the walls of the level above, in pale red</source>
        <translation>Pokazuje lub ukrywa ściany poziomu powyżej, w kolorze bladoczerwonym</translation>
    </message>
    <message>
        <source>&amp;Kinds</source>
        <translation>&amp;Rodzaje</translation>
    </message>
    <message>
        <source>Color rooms, corridors and crossroads</source>
        <translation>Koloruje komnaty, korytarze i skrzyżowania</translation>
    </message>
    <message>
        <source>&amp;Regions</source>
        <translation>Obs&amp;zary</translation>
    </message>
    <message>
        <source>Color each region differently</source>
        <translation>Koloruje każdy obszar inaczej</translation>
    </message>
    <message>
        <source>Show no overlay</source>
        <translation>Nie pokazuje nakładki</translation>
    </message>
    <message>
        <source>&amp;Distances</source>
        <translation>&amp;Odległości</translation>
    </message>
    <message>
        <source>Color cells by the steps from the start, or from a chosen cell</source>
        <translation>Koloruje komórki według liczby kroków od startu lub od wybranej komórki</translation>
    </message>
    <message>
        <source>Dead &amp;ends</source>
        <translation>Ślepe za&amp;ułki</translation>
    </message>
    <message>
        <source>Color the cells that lead only to dead ends</source>
        <translation>Koloruje komórki, które prowadzą tylko do ślepych zaułków</translation>
    </message>
    <message>
        <source>&amp;Chokepoints</source>
        <translation>Przes&amp;myki</translation>
    </message>
    <message>
        <source>Color the cells that disconnect the maze when they are closed</source>
        <translation>Koloruje komórki, których zamknięcie rozłącza labirynt</translation>
    </message>
    <message>
        <source>Color the shortest path from the start to the nearest goal</source>
        <translation>Koloruje najkrótszą drogę od startu do najbliższej mety</translation>
    </message>
    <message>
        <source>Su&amp;btrees</source>
        <translation>Po&amp;ddrzewa</translation>
    </message>
    <message>
        <source>Color each cell of a perfect maze by the number of cells behind it</source>
        <translation>Koloruje każdą komórkę idealnego labiryntu według liczby komórek za nią</translation>
    </message>
    <message>
        <source>Level &amp;up</source>
        <translation>Poziom w&amp;yżej</translation>
    </message>
    <message>
        <source>Go to the level above</source>
        <translation>Przechodzi na poziom powyżej</translation>
    </message>
    <message>
        <source>Level &amp;down</source>
        <translation>Poziom &amp;niżej</translation>
    </message>
    <message>
        <source>Go to the level below</source>
        <translation>Przechodzi na poziom poniżej</translation>
    </message>
    <message>
        <source>&amp;Add level above</source>
        <translation>&amp;Dodaj poziom wyżej</translation>
    </message>
    <message>
        <source>Add a level of open floor above this one</source>
        <translation>Dodaje poziom otwartej podłogi nad tym poziomem</translation>
    </message>
    <message>
        <source>Add level &amp;below</source>
        <translation>Doda&amp;j poziom niżej</translation>
    </message>
    <message>
        <source>Add a level of open floor below this one</source>
        <translation>Dodaje poziom otwartej podłogi pod tym poziomem</translation>
    </message>
    <message>
        <source>&amp;Copy level</source>
        <translation>&amp;Kopiuj poziom</translation>
    </message>
    <message>
        <source>Copy this level, with its links and markers, above it</source>
        <translation>Dodaje nad tym poziomem jego kopię z łączami i znacznikami</translation>
    </message>
    <message>
        <source>&amp;Remove level</source>
        <translation>&amp;Usuń poziom</translation>
    </message>
    <message>
        <source>Remove this level and the links that end there</source>
        <translation>Usuwa ten poziom i łącza, które się na nim kończą</translation>
    </message>
    <message>
        <source>&amp;Move level up</source>
        <translation>P&amp;rzenieś poziom wyżej</translation>
    </message>
    <message>
        <source>Move this level up with its links</source>
        <translation>Przenosi ten poziom wyżej razem z jego łączami</translation>
    </message>
    <message>
        <source>Move level d&amp;own</source>
        <translation>&amp;Przenieś poziom niżej</translation>
    </message>
    <message>
        <source>Move this level down with its links</source>
        <translation>Przenosi ten poziom niżej razem z jego łączami</translation>
    </message>
    <message>
        <source>Re&amp;size…</source>
        <translation>Zmień &amp;rozmiar…</translation>
    </message>
    <message>
        <source>Give the maze more or fewer rows and columns</source>
        <translation>Nadaj labiryntowi więcej lub mniej wierszy i kolumn</translation>
    </message>
    <message>
        <source>Crop to sele&amp;ction</source>
        <translation>Przytnij do zaznacz&amp;enia</translation>
    </message>
    <message>
        <source>Remove the rows and columns outside the selection</source>
        <translation>Usuń wiersze i kolumny poza zaznaczeniem</translation>
    </message>
    <message>
        <source>Remove empty rows and columns along the edge</source>
        <translation>Usuń puste wiersze i kolumny wzdłuż brzegu</translation>
    </message>
    <message>
        <source>Add &amp;border…</source>
        <translation>D&amp;odaj obramowanie…</translation>
    </message>
    <message>
        <source>Add rows and columns of rock or floor on all sides</source>
        <translation>Dodaj wiersze i kolumny skały lub podłogi ze wszystkich stron</translation>
    </message>
    <message>
        <source>Rotate &amp;right</source>
        <translation>Ob&amp;róć w prawo</translation>
    </message>
    <message>
        <source>Rotate the maze by 90° clockwise</source>
        <translation>Obróć labirynt o 90° zgodnie z ruchem wskazówek zegara</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>Obróć w &amp;lewo</translation>
    </message>
    <message>
        <source>Rotate the maze by 90° counterclockwise</source>
        <translation>Obróć labirynt o 90° przeciwnie do ruchu wskazówek zegara</translation>
    </message>
    <message>
        <source>Rotate &amp;180°</source>
        <translation>Obróć o &amp;180°</translation>
    </message>
    <message>
        <source>Rotate the maze by 180°</source>
        <translation>Obróć labirynt o 180°</translation>
    </message>
    <message>
        <source>Exchange left and right of the maze</source>
        <translation>Zamień lewą i prawą stronę labiryntu</translation>
    </message>
    <message>
        <source>Exchange above and below of the maze</source>
        <translation>Zamień górę i dół labiryntu</translation>
    </message>
    <message>
        <source>Thin walls to bloc&amp;ks…</source>
        <translation>Cienkie ściany na &amp;bloki…</translation>
    </message>
    <message>
        <source>Blocks to &amp;thin walls…</source>
        <translation>Bloki na &amp;cienkie ściany…</translation>
    </message>
    <message>
        <source>&amp;Dual</source>
        <translation>&amp;Labirynt dualny</translation>
    </message>
    <message>
        <source>Open the maze in which walls and passages are swapped, upside down</source>
        <translation>Otwórz labirynt, w którym ściany i przejścia są zamienione, do góry nogami</translation>
    </message>
    <message>
        <source>Cover level with &amp;fog</source>
        <translation>Zakryj pozio&amp;m mgłą</translation>
    </message>
    <message>
        <source>Cover the whole level with fog</source>
        <translation>Zakrywa mgłą cały poziom</translation>
    </message>
    <message>
        <source>Clear fog from le&amp;vel</source>
        <translation>&amp;Zdejmij mgłę z poziomu</translation>
    </message>
    <message>
        <source>Clear all fog from the level</source>
        <translation>Zdejmuje całą mgłę z poziomu</translation>
    </message>
    <message>
        <source>Let explorers walk through a copy of the maze, and see what they know</source>
        <translation>Pozwala odkrywcom wędrować po kopii labiryntu i pokazuje, co wiedzą</translation>
    </message>
    <message>
        <source>Let several explorers walk through a copy of the maze many times, and compare their paths</source>
        <translation>Niech kilku odkrywców wiele razy przejdzie przez kopię labiryntu; porównaj ich drogi</translation>
    </message>
    <message>
        <source>&amp;Infinite maze…</source>
        <translation>&amp;Nieskończony labirynt…</translation>
    </message>
    <message>
        <source>Walk through a maze without a border, and cut out a part of it</source>
        <translation>Przejdź przez labirynt bez brzegu i wytnij jego część</translation>
    </message>
    <message>
        <source>Distance &amp;from here</source>
        <translation>Odległości s&amp;tąd</translation>
    </message>
    <message>
        <source>Color cells by the steps from the cell under the pointer</source>
        <translation>Koloruje komórki według liczby kroków od komórki pod wskaźnikiem</translation>
    </message>
    <message>
        <source>&amp;Recalculate regions</source>
        <translation>&amp;Wyznacz obszary od nowa</translation>
    </message>
    <message>
        <source>Recalculate rooms, corridors and crossroads</source>
        <translation>Wyznacza komnaty, korytarze i skrzyżowania od nowa</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>Zatrzy&amp;maj</translation>
    </message>
    <message>
        <source>Stop calculating regions</source>
        <translation>Zatrzymuje wyznaczanie obszarów</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Analiza</translation>
    </message>
    <message>
        <source>Show or hide the regions and the statistics of the maze</source>
        <translation>Pokaż lub ukryj obszary i statystyki labiryntu</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>Statyst&amp;yki</translation>
    </message>
    <message>
        <source>Show the statistics of the maze</source>
        <translation>Pokaż statystyki labiryntu</translation>
    </message>
    <message>
        <source>Show region &amp;under pointer</source>
        <translation>Pokaż obszar pod w&amp;skaźnikiem</translation>
    </message>
    <message>
        <source>Outline the region under the pointer and select it in the table</source>
        <translation>Obrysowuje obszar pod wskaźnikiem i zaznacza go w tabeli</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Problemy</translation>
    </message>
    <message>
        <source>Show or hide the problems of the maze</source>
        <translation>Pokazuje lub ukrywa problemy labiryntu</translation>
    </message>
    <message>
        <source>State what a maze is to have, and search for one</source>
        <translation>Określ, co ma mieć labirynt, i znajdź taki</translation>
    </message>
    <message>
        <source>Make &amp;harder</source>
        <translation>&amp;Utrudnij</translation>
    </message>
    <message>
        <source>A maze was generated in a shape.</source>
        <translation>Wygenerowano labirynt w kształcie.</translation>
    </message>
    <message>
        <source>generate maze in a shape</source>
        <translation>wygenerowanie labiryntu w kształcie</translation>
    </message>
    <message>
        <source>Generating a maze…</source>
        <translation>Generowanie labiryntu…</translation>
    </message>
    <message>
        <source>&amp;Book…</source>
        <translation>&amp;Książka…</translation>
    </message>
    <message>
        <source>Make a book of mazes, each harder than the last, with solutions</source>
        <translation>Utwórz książkę z labiryntami, każdy trudniejszy od poprzedniego, z rozwiązaniami</translation>
    </message>
    <message>
        <source>New &amp;in a shape…</source>
        <translation>Nowy w kształc&amp;ie…</translation>
    </message>
    <message>
        <source>Generate a new maze in the form of a figure, a text or a picture</source>
        <translation>Wygeneruj nowy labirynt w kształcie figury, tekstu albo obrazu</translation>
    </message>
    <message>
        <source>Change walls, of the selection if there is one, so that the maze is more difficult</source>
        <translation>Zmień ściany, w zaznaczeniu, jeśli jest, tak by labirynt był trudniejszy</translation>
    </message>
    <message>
        <source>Make &amp;easier</source>
        <translation>U&amp;łatw</translation>
    </message>
    <message>
        <source>Change walls, of the selection if there is one, so that the maze is less difficult</source>
        <translation>Zmień ściany, w zaznaczeniu, jeśli jest, tak by labirynt był łatwiejszy</translation>
    </message>
    <message>
        <source>&amp;Rings…</source>
        <translation>Pierś&amp;cienie…</translation>
    </message>
    <message>
        <source>Make a maze of rings, of octagons and squares, or of triangles in a hexagon, to print it</source>
        <translation>Utwórz labirynt z pierścieni, ośmiokątów i kwadratów albo trójkątów w sześciokącie, do druku</translation>
    </message>
    <message>
        <source>Show or hide thumbnails of the levels</source>
        <translation>Pokazuje lub ukrywa miniatury poziomów</translation>
    </message>
    <message>
        <source>Minim&amp;ap</source>
        <translation>&amp;Minimapa</translation>
    </message>
    <message>
        <source>Show or hide the overview of the level</source>
        <translation>Pokazuje lub ukrywa przegląd poziomu</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Historia</translation>
    </message>
    <message>
        <source>Properti&amp;es</source>
        <translation>&amp;Właściwości</translation>
    </message>
    <message>
        <source>Show or hide the properties of the maze and of the selected element</source>
        <translation>Pokazuje lub ukrywa właściwości labiryntu i wybranego elementu</translation>
    </message>
    <message>
        <source>Sta&amp;mps</source>
        <translation>S&amp;temple</translation>
    </message>
    <message>
        <source>Show or hide the saved stamps</source>
        <translation>Pokazuje lub ukrywa zapisane stemple</translation>
    </message>
    <message>
        <source>P&amp;ython console</source>
        <translation>Konsola P&amp;ythona</translation>
    </message>
    <message>
        <source>Show or hide the Python console</source>
        <translation>Pokaż lub ukryj konsolę Pythona</translation>
    </message>
    <message>
        <source>Ne&amp;xt maze</source>
        <translation>&amp;Następny labirynt</translation>
    </message>
    <message>
        <source>Go to the next tab</source>
        <translation>Przechodzi do następnej karty</translation>
    </message>
    <message>
        <source>Pre&amp;vious maze</source>
        <translation>Poprzedni &amp;labirynt</translation>
    </message>
    <message>
        <source>Go to the previous tab</source>
        <translation>Przechodzi do poprzedniej karty</translation>
    </message>
    <message>
        <source>Loc&amp;k layout</source>
        <translation>Za&amp;blokuj układ</translation>
    </message>
    <message>
        <source>Lock tool bars and docks in place</source>
        <translation>Blokuje paski narzędzi i panele na miejscu</translation>
    </message>
    <message>
        <source>&amp;Hide docks</source>
        <translation>U&amp;kryj panele</translation>
    </message>
    <message>
        <source>Hide all docks</source>
        <translation>Ukrywa wszystkie panele</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>P&amp;ełny ekran</translation>
    </message>
    <message>
        <source>Show the window full screen</source>
        <translation>Pokazuje okno na pełnym ekranie</translation>
    </message>
    <message>
        <source>Pl&amp;ugins…</source>
        <translation>Wt&amp;yczki…</translation>
    </message>
    <message>
        <source>List the plugins, and open their folder</source>
        <translation>Pokaż wtyczki i otwórz ich folder</translation>
    </message>
    <message>
        <source>&amp;Run script…</source>
        <translation>&amp;Uruchom skrypt…</translation>
    </message>
    <message>
        <source>Run a Python script on this maze, as one undo step</source>
        <translation>Uruchom skrypt Pythona na tym labiryncie jako jeden krok cofania</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Strona startowa</translation>
    </message>
    <message>
        <source>Create a maze, open a recent one, or open an example</source>
        <translation>Pozwala utworzyć labirynt, otworzyć jeden z ostatnich lub otworzyć przykład</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>&amp;Przewodnik</translation>
    </message>
    <message>
        <source>Learn the basics in two minutes</source>
        <translation>W dwie minuty pokazuje podstawy</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Po&amp;dręcznik</translation>
    </message>
    <message>
        <source>Read how to use the program</source>
        <translation>Przeczytaj, jak używać programu</translation>
    </message>
    <message>
        <source>Search all actions</source>
        <translation>Przeszukuje wszystkie działania</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>Z&amp;mień klawisze…</translation>
    </message>
    <message>
        <source>Edit keyboard shortcuts</source>
        <translation>Zmienia skróty klawiszowe</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Klawisze i mysz</translation>
    </message>
    <message>
        <source>Show all keys and mouse buttons</source>
        <translation>Pokazuje wszystkie klawisze i przyciski myszy</translation>
    </message>
    <message>
        <source>&amp;About Mazarine</source>
        <translation>&amp;O programie Mazarine</translation>
    </message>
    <message>
        <source>Show version and license</source>
        <translation>Pokazuje wersję i licencję</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Maze</source>
        <translation>&amp;Labirynt</translation>
    </message>
    <message>
        <source>&amp;Analyze</source>
        <translation>&amp;Analiza</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Okno</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;Rotate and flip</source>
        <translation>Obr&amp;óć i odbij</translation>
    </message>
    <message>
        <source>Scripts and pl&amp;ugins</source>
        <translation>Skrypty i &amp;wtyczki</translation>
    </message>
    <message>
        <source>settings options language theme dark light wheel</source>
        <translation>ustawienia opcje język motyw ciemny jasny kółko</translation>
    </message>
    <message>
        <source>shortcuts hotkeys keyboard settings</source>
        <translation>skróty klawiatura ustawienia</translation>
    </message>
    <message>
        <source>image picture png svg pdf</source>
        <translation>obraz rysunek png svg pdf</translation>
    </message>
    <message>
        <source>create size honeycomb hexagons triangles</source>
        <translation>utwórz rozmiar plaster miodu sześciokąty trójkąty</translation>
    </message>
    <message>
        <source>backup history restore recover</source>
        <translation>kopia historia przywróć odzyskaj</translation>
    </message>
    <message>
        <source>size canvas grow shrink enlarge dimensions rows columns</source>
        <translation>rozmiar płótno powiększ zmniejsz wymiary wiersze kolumny</translation>
    </message>
    <message>
        <source>trim cut size canvas</source>
        <translation>obetnij rozmiar płótno</translation>
    </message>
    <message>
        <source>trim shrink size canvas</source>
        <translation>obetnij zmniejsz rozmiar płótno</translation>
    </message>
    <message>
        <source>margin frame grow enlarge size</source>
        <translation>margines ramka powiększ rozmiar</translation>
    </message>
    <message>
        <source>turn clockwise transform</source>
        <translation>obrót zegar przekształć</translation>
    </message>
    <message>
        <source>turn counterclockwise transform</source>
        <translation>obrót przeciwnie przekształć</translation>
    </message>
    <message>
        <source>turn upside down transform</source>
        <translation>obrót odwróć przekształć</translation>
    </message>
    <message>
        <source>mirror transform</source>
        <translation>lustro przekształć</translation>
    </message>
    <message>
        <source>delete remove erase</source>
        <translation>usuń skasuj wymaż</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>obrót obracanie</translation>
    </message>
    <message>
        <source>unselect</source>
        <translation>odznacz cofnij zaznaczenie</translation>
    </message>
    <message>
        <source>portal warp gate link</source>
        <translation>portal brama łącze połączenie</translation>
    </message>
    <message>
        <source>ladder elevator floors</source>
        <translation>drabina winda piętra</translation>
    </message>
    <message>
        <source>flag start goal entrance exit</source>
        <translation>flaga początek cel wejście wyjście</translation>
    </message>
    <message>
        <source>shortest path distance measure</source>
        <translation>najkrótsza droga odległość mierz</translation>
    </message>
    <message>
        <source>bucket</source>
        <translation>wiadro</translation>
    </message>
    <message>
        <source>point triplet expand direction hexagon</source>
        <translation>punkt trójka sąsiad kierunek sześciokąt rosnąć</translation>
    </message>
    <message>
        <source>eyedropper pipette</source>
        <translation>kroplomierz pipeta</translation>
    </message>
    <message>
        <source>solve shortest path answer</source>
        <translation>rozwiąż najkrótsza droga odpowiedź</translation>
    </message>
    <message>
        <source>bottlenecks bridges</source>
        <translation>wąskie gardła mosty</translation>
    </message>
    <message>
        <source>extensions addons add-ons extend</source>
        <translation>rozszerzenia dodatki plugins</translation>
    </message>
    <message>
        <source>macro automate execute</source>
        <translation>makro automatyzacja wykonaj</translation>
    </message>
    <message>
        <source>repl shell terminal script</source>
        <translation>repl powłoka terminal skrypt</translation>
    </message>
    <message>
        <source>check errors validate</source>
        <translation>sprawdź błędy</translation>
    </message>
    <message>
        <source>difficult difficulty raise</source>
        <translation>trudny trudność zwiększ</translation>
    </message>
    <message>
        <source>simple difficulty lower</source>
        <translation>prosty trudność zmniejsz</translation>
    </message>
    <message>
        <source>floors storeys layers</source>
        <translation>piętra kondygnacje warstwy</translation>
    </message>
    <message>
        <source>whole all zoom</source>
        <translation>cały wszystko zoom</translation>
    </message>
    <message>
        <source> and </source>
        <translation> i </translation>
    </message>
    <message>
        <source> or </source>
        <translation> lub </translation>
    </message>
    <message>
        <source>An unexpected error occurred ({kind}: “{error}”). Your changes are kept; save the maze under another name.</source>
        <translation>Wystąpił nieoczekiwany błąd ({kind}: „{error}”). Zmiany są zachowane; zapisz labirynt pod inną nazwą.</translation>
    </message>
    <message>
        <source>The file does not name a start and a goal. Those of micromouse contests were added: bottom left corner and center.</source>
        <translation>Plik nie podaje startu i mety. Dodano te z zawodów micromouse: lewy dolny róg i środek.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>“{name}”: {text}</source>
        <translation>„{name}”: {text}</translation>
    </message>
    <message>
        <source>add contest start and goals</source>
        <translation>dodanie startu i mety zawodów</translation>
    </message>
    <message>
        <source>Tool options</source>
        <translation>Opcje narzędzia</translation>
    </message>
    <message>
        <source>Symmetry:</source>
        <translation>Symetria:</translation>
    </message>
    <message>
        <source>{option} {choice}</source>
        <translation>{option} {choice}</translation>
    </message>
    <message>
        <source>outside the maze: {cells}</source>
        <translation>poza labiryntem: {cells}</translation>
    </message>
    <message>
        <source>Draw around cells to select them. Shift: add. Ctrl or right drag: remove.</source>
        <translation>Obrysuj komórki, aby je zaznaczyć. Shift: dodaj. Ctrl lub przeciąganie prawym przyciskiem: usuń.</translation>
    </message>
    <message>
        <source>Drag to select a block of cells. Shift: add. Ctrl or right drag: remove. Drag the selection to move it.</source>
        <translation>Przeciągnij, aby zaznaczyć blok komórek. Shift: dodaj. Ctrl lub przeciąganie prawym przyciskiem: usuń. Przeciągnij zaznaczenie, aby je przesunąć.</translation>
    </message>
    <message>
        <source>Mazarine was closed while it started, so plugins are off.</source>
        <translation>Mazarine zakończył się podczas uruchamiania, więc wtyczki są wyłączone.</translation>
    </message>
    <message>
        <source>Turn plugins on</source>
        <translation>Włącz wtyczki</translation>
    </message>
    <message>
        <source>Other code is running. Interrupt it in the Python console.</source>
        <translation>Działa inny kod. Przerwij go w konsoli Pythona.</translation>
    </message>
    <message>
        <source>Python: maze, regions, router and selection are those of the maze that is shown, mz is the library. Example: maze.set_wall((0, 0), &quot;E&quot;)</source>
        <translation>Python: maze, regions, router i selection dotyczą pokazywanego labiryntu, mz to biblioteka. Przykład: maze.set_wall((0, 0), &quot;E&quot;)</translation>
    </message>
    <message>
        <source>Output of the console</source>
        <translation>Wyjście konsoli</translation>
    </message>
    <message>
        <source>Python statement</source>
        <translation>Instrukcja Pythona</translation>
    </message>
    <message>
        <source>Interrupt (Ctrl+C)</source>
        <translation>Przerwij (Ctrl+C)</translation>
    </message>
    <message>
        <source>Clear the output</source>
        <translation>Wyczyść wyjście</translation>
    </message>
    <message>
        <source>[{count:,} characters were skipped]</source>
        <translation>[pominięto {count:,} znaków]</translation>
    </message>
    <message>
        <source>The open maze was not changed. The maze as it was left is named result.</source>
        <translation>Otwarty labirynt nie został zmieniony. Pozostawiony labirynt nazywa się result.</translation>
    </message>
    <message>
        <source>The maze could not be saved: {reason}.</source>
        <translation>Nie udało się zapisać labiryntu: {reason}.</translation>
    </message>
    <message>
        <source>The name maze must be a maze, not {value}. Nothing was changed.</source>
        <translation>Nazwa maze musi oznaczać labirynt, a nie {value}. Nic nie zmieniono.</translation>
    </message>
    <message>
        <source>The selection must be an array of booleans with the shape of the maze or of a level, or a list of cells, not {value}.</source>
        <translation>Zaznaczenie musi być tablicą wartości logicznych o kształcie labiryntu lub poziomu albo listą komórek, a nie {value}.</translation>
    </message>
    <message>
        <source>The maze was changed meanwhile. Both changes were kept.</source>
        <translation>Labirynt w międzyczasie zmieniono. Zachowano obie zmiany.</translation>
    </message>
    <message>
        <source>The changes were not made. The maze with them is named result.</source>
        <translation>Zmian nie wprowadzono. Labirynt z nimi nazywa się result.</translation>
    </message>
    <message>
        <source>The maze was closed meanwhile. The changed maze is named result.</source>
        <translation>Labirynt w międzyczasie zamknięto. Zmieniony labirynt nazywa się result.</translation>
    </message>
    <message>
        <source>The maze was changed meanwhile, and the new one would replace these changes.</source>
        <translation>Labirynt w międzyczasie zmieniono, a nowy zastąpiłby te zmiany.</translation>
    </message>
    <message>
        <source>console: {statement}</source>
        <translation>konsola: {statement}</translation>
    </message>
    <message>
        <source>run {script}</source>
        <translation>uruchom {script}</translation>
    </message>
    <message>
        <source>“{name}” has made a maze.</source>
        <translation>Labirynt utworzony przez „{name}”.</translation>
    </message>
    <message>
        <source>“{name}” has changed the maze.</source>
        <translation>Labirynt zmieniony przez „{name}”.</translation>
    </message>
    <message>
        <source>The console cannot ask for input; set a variable instead.</source>
        <translation>Konsola nie może pytać o dane; zamiast tego ustaw zmienną.</translation>
    </message>
    <message>
        <source>Python console</source>
        <translation>Konsola Pythona</translation>
    </message>
    <message>
        <source>Making the maze harder…</source>
        <translation>Utrudnianie labiryntu…</translation>
    </message>
    <message>
        <source>make harder</source>
        <translation>utrudnienie</translation>
    </message>
    <message>
        <source>Making the maze easier…</source>
        <translation>Ułatwianie labiryntu…</translation>
    </message>
    <message>
        <source>make easier</source>
        <translation>ułatwienie</translation>
    </message>
    <message>
        <source>No change of walls was found. The difficulty stays {now:.2f}.</source>
        <translation>Nie znaleziono zmiany ścian. Trudność pozostaje {now:.2f}.</translation>
    </message>
    <message>
        <source>The difficulty was {before:.2f}, and is {after:.2f} now.</source>
        <translation>Trudność wynosiła {before:.2f}, a teraz wynosi {after:.2f}.</translation>
    </message>
    <message>
        <source>Generate a maze by one of many algorithms, or search for one</source>
        <translation>Wygeneruj labirynt jednym z wielu algorytmów albo wyszukaj go</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>Tworzenie</translation>
    </message>
    <message>
        <source>By algorithm</source>
        <translation>Według algorytmu</translation>
    </message>
    <message>
        <source>By requirements</source>
        <translation>Według wymagań</translation>
    </message>
    <message>
        <source>Search by re&amp;quirements</source>
        <translation>Szukaj według &amp;wymagań</translation>
    </message>
    <message>
        <source>Puzzle with one path</source>
        <translation>Łamigłówka z jedną drogą</translation>
    </message>
    <message>
        <source>Maze for a chase</source>
        <translation>Labirynt do pościgu</translation>
    </message>
    <message>
        <source>Easy for the left hand</source>
        <translation>Łatwy dla lewej ręki</translation>
    </message>
    <message>
        <source>✓ {value}</source>
        <translation>✓ {value}</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Wymaganie</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Warunek</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Najmniej</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Najwięcej</translation>
    </message>
    <message>
        <source>How near the search is to this requirement</source>
        <translation>Jak blisko wymagania jest szukanie</translation>
    </message>
    <message>
        <source>Remove this requirement</source>
        <translation>Usuń to wymaganie</translation>
    </message>
    <message>
        <source>no value yet</source>
        <translation>jeszcze bez wartości</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Czeka</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Zakończony</translation>
    </message>
    <message>
        <source>Crashed</source>
        <translation>Awaria</translation>
    </message>
    <message>
        <source>Hung</source>
        <translation>Zawieszony</translation>
    </message>
    <message>
        <source>Beyond a limit</source>
        <translation>Przekroczony limit</translation>
    </message>
    <message>
        <source>All rules kept</source>
        <translation>Wszystkie reguły zachowane</translation>
    </message>
    <message>
        <source>Rules broken</source>
        <translation>Reguły złamane</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Odmowa</translation>
    </message>
    <message>
        <source>Wrote nothing</source>
        <translation>Nic nie zapisał</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>{moves:,g} + {turns:,}</source>
        <translation>{moves:,g} + {turns:,}</translation>
    </message>
    <message>
        <source>Its name in the plan</source>
        <translation>Jego nazwa w planie</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>How the run has ended</source>
        <translation>Jak zakończył się przebieg</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Why it has ended so</source>
        <translation>Dlaczego tak się zakończył</translation>
    </message>
    <message>
        <source>Seconds that the program ran on this computer, all its runs together</source>
        <translation>Sekundy pracy programu na tym komputerze, wszystkie jego przebiegi razem</translation>
    </message>
    <message>
        <source>Seconds that the program ran on this computer</source>
        <translation>Sekundy pracy programu na tym komputerze</translation>
    </message>
    <message>
        <source>{number:,.1f}</source>
        <translation>{number:,.1f}</translation>
    </message>
    <message>
        <source>{number:,.2f}</source>
        <translation>{number:,.2f}</translation>
    </message>
    <message>
        <source>Runs that reached the goal, of those that have ended</source>
        <translation>Przebiegi, które dotarły do celu, spośród zakończonych</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Median of the full steps until the goal</source>
        <translation>Mediana pełnych kroków do celu</translation>
    </message>
    <message>
        <source>Median of the turns until the goal</source>
        <translation>Mediana obrotów do celu</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Sum of the scores as the simulator mms counts them</source>
        <translation>Suma wyników tak, jak liczy je symulator mms</translation>
    </message>
    <message>
        <source>README score</source>
        <translation>Wynik z README</translation>
    </message>
    <message>
        <source>Moves until the goal</source>
        <translation>Kroki do celu</translation>
    </message>
    <message>
        <source>Turns until the goal</source>
        <translation>Obroty do celu</translation>
    </message>
    <message>
        <source>The most resident memory of the program and what it had started; known on Linux only</source>
        <translation>Największa pamięć rezydentna programu i tego, co uruchomił; znana tylko w systemie Linux</translation>
    </message>
    <message>
        <source>Sum of the scores as the page of mms says</source>
        <translation>Suma wyników tak, jak mówi strona mms</translation>
    </message>
    <message>
        <source>Best run</source>
        <translation>Najlepszy przebieg</translation>
    </message>
    <message>
        <source>Elapsed (s)</source>
        <translation>Czas (s)</translation>
    </message>
    <message>
        <source>Best run (s)</source>
        <translation>Najlepszy (s)</translation>
    </message>
    <message>
        <source>All runs (s)</source>
        <translation>Wszystkie (s)</translation>
    </message>
    <message>
        <source>Moves and turns of the shortest run from the start to a goal</source>
        <translation>Ruchy i obroty najkrótszego przebiegu od startu do celu</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>At goal</source>
        <translation>U celu</translation>
    </message>
    <message>
        <source>Median of the seconds of its best runs in a contest</source>
        <translation>Mediana sekund jego najlepszych przebiegów na zawodach</translation>
    </message>
    <message>
        <source>Seconds that the mouse would drive in a contest, all its runs together</source>
        <translation>Sekundy, przez które mysz jechałaby na zawodach, wszystkie jej przebiegi razem</translation>
    </message>
    <message>
        <source>Crashes</source>
        <translation>Awarie</translation>
    </message>
    <message>
        <source>Runs that crashed or hung</source>
        <translation>Przebiegi z awarią lub zawieszeniem</translation>
    </message>
    <message>
        <source>Rules kept</source>
        <translation>Reguły zachowane</translation>
    </message>
    <message>
        <source>Mazes that keep every rule, of the runs that have ended</source>
        <translation>Labirynty, które zachowują każdą regułę, spośród zakończonych przebiegów</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Złamane</translation>
    </message>
    <message>
        <source>Mazes that break a rule</source>
        <translation>Labirynty, które łamią regułę</translation>
    </message>
    <message>
        <source>No maze</source>
        <translation>Bez labiryntu</translation>
    </message>
    <message>
        <source>Runs that crashed, hung, refused or wrote nothing</source>
        <translation>Przebiegi z awarią, zawieszeniem, odmową lub bez zapisu</translation>
    </message>
    <message>
        <source>Wrong configs</source>
        <translation>Błędne konfiguracje</translation>
    </message>
    <message>
        <source>Wrong configs that were refused, of those that were tried</source>
        <translation>Błędne konfiguracje, które odrzucono, spośród wypróbowanych</translation>
    </message>
    <message>
        <source>Same again</source>
        <translation>Powtarzalne</translation>
    </message>
    <message>
        <source>Second runs with the same seed that wrote the same maze</source>
        <translation>Drugie uruchomienia z tym samym ziarnem, które zapisały ten sam labirynt</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Kody</translation>
    </message>
    <message>
        <source>The codes of broken rules and of notes, and how often</source>
        <translation>Kody złamanych reguł i uwag oraz ile razy</translation>
    </message>
    <message>
        <source>The file of the maze</source>
        <translation>Plik labiryntu</translation>
    </message>
    <message>
        <source>Moves and turns until the goal was first reached</source>
        <translation>Ruchy i obroty do pierwszego osiągnięcia celu</translation>
    </message>
    <message>
        <source>As the simulator mms counts</source>
        <translation>Tak, jak liczy symulator mms</translation>
    </message>
    <message>
        <source>As the page of mms says</source>
        <translation>Tak, jak mówi strona mms</translation>
    </message>
    <message>
        <source>Runs from the start to a goal, as contests count them</source>
        <translation>Przebiegi od startu do celu, liczone jak na zawodach</translation>
    </message>
    <message>
        <source>Returns</source>
        <translation>Powroty</translation>
    </message>
    <message>
        <source>Moves and turns after a goal, until it was at the start</source>
        <translation>Ruchy i obroty po celu, aż do powrotu na start</translation>
    </message>
    <message>
        <source>Seconds of the best run from the start to a goal in a contest</source>
        <translation>Sekundy najlepszego przebiegu od startu do celu na zawodach</translation>
    </message>
    <message>
        <source>Seconds of everything that the mouse has driven, in a contest</source>
        <translation>Sekundy wszystkiego, co mysz przejechała, na zawodach</translation>
    </message>
    <message>
        <source>Config</source>
        <translation>Konfiguracja</translation>
    </message>
    <message>
        <source>The config, or the size and the seed</source>
        <translation>Konfiguracja albo rozmiar i ziarno</translation>
    </message>
    <message>
        <source>Independent loops: walls to add until one path is left between any two cells</source>
        <translation>Tyle ścian więcej zostawiłoby jedną drogę między dowolnymi dwiema komórkami</translation>
    </message>
    <message>
        <source>Cells with one way out</source>
        <translation>Komórki z jednym wyjściem</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Najkrótsza</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Łącznie</translation>
    </message>
    <message>
        <source>Moves and turns of the whole run</source>
        <translation>Ruchy i obroty całego przebiegu</translation>
    </message>
    <message>
        <source>Steps of the shortest path</source>
        <translation>Kroki najkrótszej drogi</translation>
    </message>
    <message>
        <source>Mean number of cells of a corridor</source>
        <translation>Średnia liczba komórek korytarza</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Najdłuższy</translation>
    </message>
    <message>
        <source>Cells of the longest corridor</source>
        <translation>Komórki najdłuższego korytarza</translation>
    </message>
    <message>
        <source>Cells with two open sides around a corner</source>
        <translation>Komórki z dwoma otwartymi bokami wokół rogu</translation>
    </message>
    <message>
        <source>Of finding the shortest path</source>
        <translation>Znalezienia najkrótszej drogi</translation>
    </message>
    <message>
        <source>Whether a second run with the same seed wrote the same</source>
        <translation>Czy drugie uruchomienie z tym samym ziarnem zapisało to samo</translation>
    </message>
    <message>
        <source>{value:,}</source>
        <translation>{value:,}</translation>
    </message>
    <message>
        <source>{value:.2f}</source>
        <translation>{value:.2f}</translation>
    </message>
    <message>
        <source>design maze</source>
        <translation>projektowanie labiryntu</translation>
    </message>
    <message>
        <source>A maze was designed.</source>
        <translation>Zaprojektowano labirynt.</translation>
    </message>
    <message>
        <source>The maze was changed meanwhile, so the result was not used. Search again.</source>
        <translation>Labirynt w międzyczasie zmieniono, więc wyniku nie użyto. Szukaj ponownie.</translation>
    </message>
    <message>
        <source>The maze was changed to meet the requirements.</source>
        <translation>Labirynt zmieniono, aby spełniał wymagania.</translation>
    </message>
    <message>
        <source>Not met: {requirements}.</source>
        <translation>Niespełnione: {requirements}.</translation>
    </message>
    <message>
        <source>Maximum moves</source>
        <translation>Najwięcej ruchów</translation>
    </message>
    <message>
        <source>Full steps and turns of the whole run</source>
        <translation>Pełne kroki i obroty całego przebiegu</translation>
    </message>
    <message>
        <source>Maximum commands</source>
        <translation>Najwięcej poleceń</translation>
    </message>
    <message>
        <source>Commands between two moves</source>
        <translation>Polecenia między dwoma ruchami</translation>
    </message>
    <message>
        <source>Memory (MB)</source>
        <translation>Pamięć (MB)</translation>
    </message>
    <message>
        <source>Of the program and of what it starts; checked on Linux only</source>
        <translation>Programu i tego, co uruchamia; sprawdzana tylko w systemie Linux</translation>
    </message>
    <message>
        <source>Time (seconds)</source>
        <translation>Czas (sekundy)</translation>
    </message>
    <message>
        <source>Of the whole run; pauses do not count</source>
        <translation>Całego przebiegu; przerwy się nie liczą</translation>
    </message>
    <message>
        <source>Silence (seconds)</source>
        <translation>Cisza (sekundy)</translation>
    </message>
    <message>
        <source>Longest time without a command from the program</source>
        <translation>Najdłuższy czas bez polecenia od programu</translation>
    </message>
    <message>
        <source>Build (seconds)</source>
        <translation>Budowanie (sekundy)</translation>
    </message>
    <message>
        <source>Of the build command</source>
        <translation>Polecenia budowania</translation>
    </message>
    <message>
        <source>As marked</source>
        <translation>Jak zaznaczono</translation>
    </message>
    <message>
        <source>As in mms</source>
        <translation>Jak w mms</translation>
    </message>
    <message>
        <source>Those that the maze marks, or the south-west corner and the middle, as in mms. Programs can ask for them with mazeStart and mazeGoals.</source>
        <translation>Te, które labirynt zaznacza, albo południowo-zachodni róg i środek, jak w mms. Programy mogą o nie zapytać przez mazeStart i mazeGoals.</translation>
    </message>
    <message>
        <source>Start and &amp;goals</source>
        <translation>Start i &amp;cele</translation>
    </message>
    <message>
        <source>Comma&amp;nd</source>
        <translation>Polece&amp;nie</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Folder</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>Rod&amp;zaj</translation>
    </message>
    <message>
        <source>A program, or one of the explorers</source>
        <translation>Program albo jeden z eksploratorów</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>Nazw&amp;a</translation>
    </message>
    <message>
        <source>The name of its row</source>
        <translation>Nazwa jego wiersza</translation>
    </message>
    <message>
        <source>&amp;Build command</source>
        <translation>Polecenie &amp;budowania</translation>
    </message>
    <message>
        <source>The command that starts the mouse program. It is split like a command line and started without a shell, in the folder.</source>
        <translation>Polecenie, które uruchamia program myszy. Jest dzielone jak wiersz poleceń i uruchamiane bez powłoki, w folderze.</translation>
    </message>
    <message>
        <source>Folder of the program</source>
        <translation>Folder programu</translation>
    </message>
    <message>
        <source>A command that is run before the program; empty for none</source>
        <translation>Polecenie wykonywane przed programem; puste, jeśli żadne</translation>
    </message>
    <message>
        <source>The command that writes a maze, with {{config}}; or with {{output}} for the file, and {{rows}}, {{cols}} and {{seed}}. It is started without a shell, in a copy of the folder.</source>
        <translation>Polecenie, które zapisuje labirynt, z {{config}}; albo z {{output}} jako plikiem oraz {{rows}}, {{cols}} i {{seed}}. Jest uruchamiane bez powłoki, w kopii folderu.</translation>
    </message>
    <message>
        <source>Program of the league</source>
        <translation>Program ligi</translation>
    </message>
    <message>
        <source>A program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>Wybie&amp;rz…</translation>
    </message>
    <message>
        <source>Choose the folder of the program</source>
        <translation>Wybierz folder programu</translation>
    </message>
    <message>
        <source>Run &amp;program</source>
        <translation>Uruchom pro&amp;gram</translation>
    </message>
    <message>
        <source>Build the program, start it, and let it go from the start</source>
        <translation>Zbuduj program, uruchom go i pozwól mu ruszyć ze startu</translation>
    </message>
    <message>
        <source>Log of the program</source>
        <translation>Dziennik programu</translation>
    </message>
    <message>
        <source>Unknown command: {command}</source>
        <translation>Nieznane polecenie: {command}</translation>
    </message>
    <message>
        <source>The goal was reached (moves: {moves:g}, turns: {turns:,}).</source>
        <translation>Cel został osiągnięty (ruchy: {moves:g}, obroty: {turns:,}).</translation>
    </message>
    <message>
        <source>Score: {source:.1f} by the source of mms, {readme:.1f} by its README.</source>
        <translation>Wynik: {source:.1f} według kodu źródłowego mms, {readme:.1f} według jego README.</translation>
    </message>
    <message>
        <source>Search run</source>
        <translation>Przebieg poszukiwawczy</translation>
    </message>
    <message>
        <source>Runs from the start to a goal: {count:,}.</source>
        <translation>Przebiegi od startu do celu: {count:,}.</translation>
    </message>
    <message>
        <source>{part}: moves {moves:g}, turns {turns:,}.</source>
        <translation>{part}: ruchy {moves:g}, obroty {turns:,}.</translation>
    </message>
    <message>
        <source>Enter the command of the program, and click Run program.</source>
        <translation>Wpisz polecenie programu i kliknij Uruchom program.</translation>
    </message>
    <message>
        <source>{name}, rows {first_row:,}–{last_row:,}, columns {first_col:,}–{last_col:,}</source>
        <translation>{name}, wiersze {first_row:,}–{last_row:,}, kolumny {first_col:,}–{last_col:,}</translation>
    </message>
    <message>
        <source>{name}, level {level}</source>
        <translation>{name}, poziom {level}</translation>
    </message>
    <message>
        <source>Segmenting {name}…</source>
        <translation>Dzielenie {name}…</translation>
    </message>
    <message>
        <source>Stopped. What is done is kept; the next run goes on.</source>
        <translation>Zatrzymano. To, co zrobiono, zostaje; następne uruchomienie będzie kontynuować.</translation>
    </message>
    <message>
        <source>Large maze</source>
        <translation>Duży labirynt</translation>
    </message>
    <message>
        <source>Select cells by dragging; with Shift that is always so</source>
        <translation>Zaznacza komórki przez przeciąganie; z klawiszem Shift zawsze tak jest</translation>
    </message>
    <message>
        <source>&amp;Edit rectangle</source>
        <translation>&amp;Edytuj prostokąt</translation>
    </message>
    <message>
        <source>Open the selected cells as a maze to edit</source>
        <translation>Otwiera zaznaczone komórki jako labirynt do edycji</translation>
    </message>
    <message>
        <source>Edit &amp;whole maze</source>
        <translation>Edytuj &amp;cały labirynt</translation>
    </message>
    <message>
        <source>Open all of it as a maze to edit</source>
        <translation>Otwiera całość jako labirynt do edycji</translation>
    </message>
    <message>
        <source>{rows:,} × {cols:,} cells. Drag to move, {zoom_keys} to zoom, Shift+drag to select.</source>
        <translation>{rows:,} × {cols:,} komórek. Przeciągnij, aby przesunąć; {zoom_keys} zmienia powiększenie; Shift+przeciąganie zaznacza.</translation>
    </message>
    <message>
        <source>Kinds of cells are not known yet. Segment the maze here, or by “{command}”.</source>
        <translation>Rodzaje komórek nie są jeszcze znane. Podziel labirynt tutaj albo poleceniem „{command}”.</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Podziel</translation>
    </message>
    <message>
        <source>The maze was changed after its kinds were found, or its overview is missing.</source>
        <translation>Labirynt zmieniono po ustaleniu rodzajów albo brakuje jego przeglądu.</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Aktualizuj</translation>
    </message>
    <message>
        <source>Row {row:,}, column {col:,}</source>
        <translation>Wiersz {row:,}, kolumna {col:,}</translation>
    </message>
    <message>
        <source>{rows:,} × {cols:,} cells: at most {most:,} cells can be edited at once</source>
        <translation>{rows:,} × {cols:,} komórek: naraz można edytować najwyżej {most:,} komórek</translation>
    </message>
    <message>
        <source>A rectangle must keep its size of {rows:,} × {cols:,} cells and its place to be saved in the large maze. Save it in a file instead.</source>
        <translation>Prostokąt musi zachować rozmiar {rows:,} × {cols:,} komórek i miejsce, aby zapisać go w dużym labiryncie. Zapisz go zamiast tego w pliku.</translation>
    </message>
    <message>
        <source>The gap in the border at {cell} is not in the border of the large maze. Move its marker into the cell, and save again.</source>
        <translation>Przerwa w brzegu przy {cell} nie leży na brzegu dużego labiryntu. Przesuń jej znacznik do komórki i zapisz ponownie.</translation>
    </message>
    <message>
        <source>The rectangle was changed by another program.</source>
        <translation>Prostokąt zmienił inny program.</translation>
    </message>
    <message>
        <source>The most frequent around</source>
        <translation>Najczęstsza w pobliżu</translation>
    </message>
    <message>
        <source>Map of tiles</source>
        <translation>Mapa kafelków</translation>
    </message>
    <message>
        <source>Layer for walls</source>
        <translation>Warstwa ścian</translation>
    </message>
    <message>
        <source>Tile for walls</source>
        <translation>Kafelek ścian</translation>
    </message>
    <message>
        <source>Tile for floor</source>
        <translation>Kafelek podłogi</translation>
    </message>
    <message>
        <source>Tile {number}</source>
        <translation>Kafelek {number}</translation>
    </message>
    <message>
        <source>Tile {number}, turned</source>
        <translation>Kafelek {number}, obrócony</translation>
    </message>
    <message>
        <source>It is in the tab “{name}”.</source>
        <translation>Jest w karcie „{name}”.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Picture with the walls that were found</source>
        <translation>Obraz ze znalezionymi ścianami</translation>
    </message>
    <message>
        <source>It cannot be read so: {reason}.</source>
        <translation>Nie da się go tak odczytać: {reason}.</translation>
    </message>
    <message>
        <source>{rock:,} rock, {floor:,} floor</source>
        <translation>skała: {rock:,}, podłoga: {floor:,}</translation>
    </message>
    <message>
        <source>What the last step changed</source>
        <translation>Co zmienił ostatni krok</translation>
    </message>
    <message>
        <source>Next &amp;exit</source>
        <translation>Następne &amp;wyjście</translation>
    </message>
    <message>
        <source>Move the cell cursor to the next exit of its region</source>
        <translation>Przenosi kursor komórki do następnego wyjścia z jego obszaru</translation>
    </message>
    <message>
        <source>Next &amp;region</source>
        <translation>Następny &amp;obszar</translation>
    </message>
    <message>
        <source>Move the cell cursor to the next room or corridor, by number</source>
        <translation>Przenosi kursor komórki do komnaty lub korytarza o następnym numerze</translation>
    </message>
    <message>
        <source>Next &amp;problem</source>
        <translation>Następny &amp;problem</translation>
    </message>
    <message>
        <source>Move the cell cursor to the next problem</source>
        <translation>Przenosi kursor komórki do następnego problemu</translation>
    </message>
    <message>
        <source>Pre&amp;vious problem</source>
        <translation>Poprze&amp;dni problem</translation>
    </message>
    <message>
        <source>Move the cell cursor to the previous problem</source>
        <translation>Przenosi kursor komórki do poprzedniego problemu</translation>
    </message>
    <message>
        <source>The cell cursor is in no region.</source>
        <translation>Kursor komórki nie jest w żadnym obszarze.</translation>
    </message>
    <message>
        <source>There are no rooms and corridors.</source>
        <translation>Nie ma komnat ani korytarzy.</translation>
    </message>
    <message>
        <source>The region has no exits.</source>
        <translation>Obszar nie ma wyjść.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Nie znaleziono problemów.</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>Nic się nie zmieniło</translation>
    </message>
    <message>
        <source>selected: {cells}</source>
        <translation>zaznaczono: {cells}</translation>
    </message>
    <message>
        <source>Regions unchanged</source>
        <translation>Obszary bez zmian</translation>
    </message>
    <message>
        <source>problems left: {count:,}</source>
        <translation>pozostałe problemy: {count:,}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystko</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Wszystko</translation>
    </message>
    <message>
        <source>Everything, for all that is not one of the others</source>
        <translation>Wszystko, do zadań spoza pozostałych</translation>
    </message>
    <message>
        <source>Draw maps and levels: rooms, corridors, and what is wrong</source>
        <translation>Rysuj mapy i poziomy: pokoje, korytarze i to, co jest nie tak</translation>
    </message>
    <message>
        <source>&amp;Contest</source>
        <translation>&amp;Zawody</translation>
    </message>
    <message>
        <source>Check contest mazes, run micromouse programs in them, and print sheets to build them</source>
        <translation>Sprawdzanie labiryntów na zawody, uruchamianie w nich programów micromouse i drukowanie arkuszy do ich budowy</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Lekcja</translation>
    </message>
    <message>
        <source>Cla&amp;ss</source>
        <translation>&amp;Lekcja</translation>
    </message>
    <message>
        <source>Show how mazes are generated, measured and searched</source>
        <translation>Pokaż, jak labirynty są generowane, mierzone i przeszukiwane</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Łamigłówka</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>Ła&amp;migłówka</translation>
    </message>
    <message>
        <source>Make mazes to solve with a pencil, print them, and make books of them</source>
        <translation>Twórz labirynty do rozwiązywania ołówkiem, drukuj je i składaj z nich książki</translation>
    </message>
    <message>
        <source>&amp;Reset workspace</source>
        <translation>Z&amp;resetuj obszar roboczy</translation>
    </message>
    <message>
        <source>Restore the tool bars and docks of this workspace</source>
        <translation>Przywróć paski narzędzi i panele tego obszaru roboczego</translation>
    </message>
    <message>
        <source>The maze with its differences</source>
        <translation>Labirynt i jego różnice</translation>
    </message>
    <message>
        <source>Compared with {name}</source>
        <translation>Porównanie z {name}</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Różnice</translation>
    </message>
    <message>
        <source>… and more</source>
        <translation>… i inne</translation>
    </message>
    <message>
        <source>Orange: floor and passages that only the file has. Blue: those that only this maze has. Violet: other changes.</source>
        <translation>Pomarańczowy: podłoga i przejścia, które ma tylko plik. Niebieski: te, które ma tylko ten labirynt. Fioletowy: inne zmiany.</translation>
    </message>
    <message>
        <source>{place}, link</source>
        <translation>{place}, połączenie</translation>
    </message>
    <message>
        <source>{place}, marker</source>
        <translation>{place}, znacznik</translation>
    </message>
    <message>
        <source>{place}, wall to the {side}</source>
        <translation>{place}, ściana: {side}</translation>
    </message>
    <message>
        <source>Co&amp;mpare with…</source>
        <translation>Po&amp;równaj z…</translation>
    </message>
    <message>
        <source>Show what differs between a file and this maze</source>
        <translation>Pokaż, czym plik różni się od tego labiryntu</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Porównywanie…</translation>
    </message>
    <message>
        <source>Comparison stopped.</source>
        <translation>Porównywanie zatrzymane.</translation>
    </message>
    <message>
        <source>Mer&amp;ge…</source>
        <translation>S&amp;cal…</translation>
    </message>
    <message>
        <source>Add to this maze what others have changed in a copy of its file</source>
        <translation>Dodaj do tego labiryntu to, co inni zmienili w kopii jego pliku</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>Scalanie…</translation>
    </message>
    <message>
        <source>merge {name}</source>
        <translation>scalenie z {name}</translation>
    </message>
    <message>
        <source>This maze already has all changes of {name}.</source>
        <translation>Ten labirynt ma już wszystkie zmiany z {name}.</translation>
    </message>
    <message>
        <source>Merged {name}. There were no conflicts.</source>
        <translation>Scalono z {name}. Nie było konfliktów.</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+kółko</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>kółko</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>U nas</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>U nich</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Scal</translation>
    </message>
    <message>
        <source>&amp;Theirs, the file with other changes</source>
        <translation>U ni&amp;ch, plik z innymi zmianami</translation>
    </message>
    <message>
        <source>&amp;Base, the file before both changes</source>
        <translation>&amp;Baza, plik sprzed obu zmian</translation>
    </message>
    <message>
        <source>Add to this maze what others have changed in a copy of the same file.</source>
        <translation>Dodaj do tego labiryntu to, co inni zmienili w kopii tego samego pliku.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Wybierz plik</translation>
    </message>
    <message>
        <source>decide conflicts</source>
        <translation>rozstrzygnięcie konfliktów</translation>
    </message>
    <message>
        <source>The merge is undone. Redo it to decide conflicts.</source>
        <translation>Scalenie jest cofnięte. Ponów je, aby rozstrzygać konflikty.</translation>
    </message>
    <message>
        <source>The maze was resized or replaced. Undo that to decide conflicts.</source>
        <translation>Zmieniono rozmiar labiryntu lub go zastąpiono. Cofnij to, aby rozstrzygać konflikty.</translation>
    </message>
    <message>
        <source>Not possible:</source>
        <translation>Niemożliwe:</translation>
    </message>
    <message>
        <source>All &amp;ours</source>
        <translation>Wszystkie u n&amp;as</translation>
    </message>
    <message>
        <source>All &amp;theirs</source>
        <translation>Wszystkie u n&amp;ich</translation>
    </message>
    <message>
        <source>Conflicts with {name}</source>
        <translation>Konflikty z {name}</translation>
    </message>
    <message>
        <source>Deciding conflicts…</source>
        <translation>Rozstrzyganie konfliktów…</translation>
    </message>
    <message>
        <source>{undecided:,} of {total:,} undecided; these stay ours</source>
        <translation>Nierozstrzygnięte: {undecided:,} z {total:,}; zostaje jak u nas</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikty</translation>
    </message>
    <message>
        <source>&amp;League…</source>
        <translation>&amp;Liga…</translation>
    </message>
    <message>
        <source>Run mouse programs in many mazes, or programs that write mazes, and compare them</source>
        <translation>Uruchom programy myszy w wielu labiryntach albo programy, które zapisują labirynty, i porównaj je</translation>
    </message>
    <message>
        <source>Mazes of the programs</source>
        <translation>Labirynty programów</translation>
    </message>
    <message>
        <source>&amp;Watch algorithms…</source>
        <translation>Po&amp;dgląd algorytmów…</translation>
    </message>
    <message>
        <source>Watch up to six algorithms at work, side by side and step by step</source>
        <translation>Oglądaj do sześciu algorytmów przy pracy, obok siebie i krok po kroku</translation>
    </message>
    <message>
        <source>Visited cells</source>
        <translation>Odwiedzone komórki</translation>
    </message>
    <message>
        <source>Largest frontier</source>
        <translation>Największe pogranicze</translation>
    </message>
    <message>
        <source>Path length</source>
        <translation>Długość ścieżki</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>{what}, {rows} × {cols}, seed {numbers}</source>
        <translation>{what}, {rows} × {cols}, ziarno {numbers}</translation>
    </message>
    <message>
        <source>Figure that is plotted</source>
        <translation>Przedstawiana wartość</translation>
    </message>
    <message>
        <source>Plot of the runs of each program</source>
        <translation>Wykres przebiegów każdego programu</translation>
    </message>
    <message>
        <source>Box: the middle half of the runs. Line in it: median. Diamond: mean. Whiskers: the least and the most. Dots: single runs.</source>
        <translation>Pudełko: środkowa połowa przebiegów. Kreska w nim: mediana. Romb: średnia. Wąsy: najmniej i najwięcej. Kropki: pojedyncze przebiegi.</translation>
    </message>
    <message>
        <source>&amp;Wrong configs, too</source>
        <translation>Także &amp;błędne konfiguracje</translation>
    </message>
    <message>
        <source>Also try 20 wrong configs, which programs with {{config}} are to refuse</source>
        <translation>Wypróbuj też 20 błędnych konfiguracji, które programy z {{config}} mają odrzucić</translation>
    </message>
    <message>
        <source>Runs in each maze</source>
        <translation>Przebiegi w każdym labiryncie</translation>
    </message>
    <message>
        <source>Explorers that use chance have another seed in each</source>
        <translation>Odkrywcy korzystający z losowości mają w każdym inne ziarno</translation>
    </message>
    <message>
        <source>Mouse model</source>
        <translation>Model myszy</translation>
    </message>
    <message>
        <source>How fast the mice are, for the seconds of a contest</source>
        <translation>Jak szybkie są myszy, dla sekund zawodów</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Ziarna</translation>
    </message>
    <message>
        <source>Of programs that get sizes: numbers with commas between them</source>
        <translation>Dla programów, które dostają rozmiary: liczby oddzielone przecinkami</translation>
    </message>
    <message>
        <source>set costs</source>
        <translation>ustaw koszty</translation>
    </message>
    <message>
        <source>clear costs</source>
        <translation>usuń koszty</translation>
    </message>
    <message>
        <source>Drag to set what it costs to enter cells. Right button sets 1. Shift: straight line. Ctrl+Shift: block.</source>
        <translation>Przeciągnij, aby ustawić koszt wejścia do komórek. Prawy przycisk ustawia 1. Shift: linia prosta. Ctrl+Shift: blok.</translation>
    </message>
    <message>
        <source>New maze in a shape</source>
        <translation>Nowy labirynt w kształcie</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Kształty</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>MAZE</source>
        <translation>LABIRYNT</translation>
    </message>
    <message>
        <source>&amp;Bold</source>
        <translation>Po&amp;grubienie</translation>
    </message>
    <message>
        <source>&amp;Choose picture…</source>
        <translation>Wy&amp;bierz obraz…</translation>
    </message>
    <message>
        <source>&amp;Join separate pieces</source>
        <translation>Połącz oddzielne &amp;części</translation>
    </message>
    <message>
        <source>The new maze</source>
        <translation>Nowy labirynt</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Tekst</translation>
    </message>
    <message>
        <source>&amp;Font</source>
        <translation>Czcio&amp;nka</translation>
    </message>
    <message>
        <source>Choose a picture. It is inside where it is not transparent, or where its color is not that of its border.</source>
        <translation>Wybierz obraz. Wnętrze to to, co nie jest przezroczyste albo nie ma koloru brzegu.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.bmp *.webp *.tif)</source>
        <translation>Obrazy (*.png *.jpg *.jpeg *.gif *.bmp *.webp *.tif)</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>Wybierz obraz</translation>
    </message>
    <message>
        <source>{cells} inside the shape</source>
        <translation>{cells} w kształcie</translation>
    </message>
    <message>
        <source>Preview of pages</source>
        <translation>Podgląd stron</translation>
    </message>
    <message>
        <source>Book of mazes</source>
        <translation>Książka z labiryntami</translation>
    </message>
    <message>
        <source>Facing pages</source>
        <translation>Strony obok siebie</translation>
    </message>
    <message>
        <source>Sa&amp;ve plan…</source>
        <translation>&amp;Zapisz plan…</translation>
    </message>
    <message>
        <source>Save the plan as a TOML file, which “mazarine book” makes, too</source>
        <translation>Zapisz plan jako plik TOML, z którego „mazarine book” też robi książkę</translation>
    </message>
    <message>
        <source>One SVG a puzzle</source>
        <translation>Jeden plik SVG na labirynt</translation>
    </message>
    <message>
        <source>Also write each puzzle to a folder beside the book</source>
        <translation>Zapisz też każdy labirynt w folderze obok książki</translation>
    </message>
    <message>
        <source>Ma&amp;ke book…</source>
        <translation>Utwórz &amp;książkę…</translation>
    </message>
    <message>
        <source>Search the mazes, and write the book as PDF</source>
        <translation>Wyszukaj labirynty i zapisz książkę jako PDF</translation>
    </message>
    <message>
        <source>Find the mazes that are missing since it was stopped</source>
        <translation>Znajdź labirynty, których brakuje od zatrzymania</translation>
    </message>
    <message>
        <source>Stop; the mazes found so far are kept</source>
        <translation>Zatrzymaj; znalezione dotąd labirynty zostają</translation>
    </message>
    <message>
        <source>Making a book…</source>
        <translation>Tworzenie książki…</translation>
    </message>
    <message>
        <source>Make a book</source>
        <translation>Utwórz książkę</translation>
    </message>
    <message>
        <source>Book (*.pdf)</source>
        <translation>Książka (*.pdf)</translation>
    </message>
    <message>
        <source>Plans of books (*.toml)</source>
        <translation>Plany książek (*.toml)</translation>
    </message>
</context>
</TS>
