<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <context>
        <name>Mazewright</name>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source> and </source>
            <translation> i </translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>north</source>
            <translation>północ</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>east</source>
            <translation>wschód</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>south</source>
            <translation>południe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>west</source>
            <translation>zachód</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>pad</source>
            <translation>płytka</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>up</source>
            <translation>w górę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>down</source>
            <translation>w dół</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>above</source>
            <translation>powyżej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>below</source>
            <translation>poniżej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>line</source>
            <translation>linia</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>rectangle</source>
            <translation>prostokąt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>rectangles</source>
            <translation>prostokąty</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>markers</source>
            <translation>znaczniki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>links</source>
            <translation>łącza</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>link</source>
            <translation>łącze</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>teleporter</source>
            <translation>teleporter</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>stairs</source>
            <translation>schody</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>one-way</source>
            <translation>jednokierunkowy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>two-way</source>
            <translation>dwukierunkowy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>none</source>
            <translation>brak</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>square</source>
            <translation>kwadratowa</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>honeycomb</source>
            <translation>plaster miodu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>mirrored</source>
            <translation>lustrzana</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>room</source>
            <translation>komnata</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>corridor</source>
            <translation>korytarz</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>crossroad</source>
            <translation>skrzyżowanie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>rooms</source>
            <translation>komnaty</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>corridors</source>
            <translation>korytarze</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>crossroads</source>
            <translation>skrzyżowania</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>region</source>
            <translation>obszar</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>mask</source>
            <translation>maska</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>board</source>
            <translation>plansza</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>right</source>
            <translation>w prawo</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>text</source>
            <translation>tekst</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>null</source>
            <translation>null</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source> or </source>
            <translation> lub </translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>orthogonal and isometric</source>
            <translation>ortogonalne i izometryczne</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>title</source>
            <translation>tytuł</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>author</source>
            <translation>autor</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>properties</source>
            <translation>właściwości</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>origin</source>
            <translation>początek</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>error</source>
            <translation>błąd</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>warning</source>
            <translation>ostrzeżenie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>note</source>
            <translation>notatka</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>info</source>
            <translation>informacja</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>player</source>
            <translation>gracz</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>short-sighted</source>
            <translation>krótkowzroczny</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>forgetful</source>
            <translation>zapominalski</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>homely</source>
            <translation>domator</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>here-and-now</source>
            <translation>tu i teraz</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>Mazes</source>
            <translation>Labirynty</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/agent.py" />
            <source>An explorer cannot start at cell {start}: it is rock, or outside the maze.</source>
            <translation>Nikt nie może zacząć w komórce {start}: to skała albo miejsce poza labiryntem.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/agent.py" />
            <source>From cell {cell} this move is not possible.</source>
            <translation>Z komórki {cell} nikt nie może pójść w tę stronę.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/comparison.py" />
            <source>The walk has not ended yet.</source>
            <translation>Odkrywca jest jeszcze w drodze.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/by_hand.py" />
            <source>Manual</source>
            <translation>Ręcznie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/by_hand.py" />
            <source>Goes where you send it with the arrow keys or a click.</source>
            <translation>Idzie tam, dokąd poślą go strzałki lub kliknięcie.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/chaser.py" />
            <source>Opponent</source>
            <translation>Przeciwnik</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/chaser.py" />
            <source>Wanders until it sees an explorer, then goes where it last saw it.</source>
            <translation>Błądzi, aż zobaczy odkrywcę, potem idzie tam, gdzie widział go ostatnio.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/explorer.py" />
            <source>Every reachable cell is explored.</source>
            <translation>Wszystko, do czego może dotrzeć, jest znane.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/explorer.py" />
            <source>It is walled in.</source>
            <translation>Jest otoczony ścianami.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/greedy.py" />
            <source>Greedy to the goal</source>
            <translation>Zachłannie do mety</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/greedy.py" />
            <source>Knows the direction of the goal. Goes to the place nearest to the goal where it can see something new.</source>
            <translation>Ma kompas: idzie w miejsce najbliższe mecie, z którego zobaczy więcej.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/nearest_unknown.py" />
            <source>Nearest unknown</source>
            <translation>Najbliższe nieznane</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/nearest_unknown.py" />
            <source>Goes to the nearest place where it can see something new. Uses links that lead to the unknown.</source>
            <translation>Idzie w najbliższe miejsce, z którego zobaczy więcej; korzysta z łączy w nieznane.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/planner.py" />
            <source>The known path no longer exists.</source>
            <translation>Znanej mu drogi już nie ma.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/random_walk.py" />
            <source>Random mouse</source>
            <translation>Losowa mysz</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/random_walk.py" />
            <source>Takes a random exit, including links. Turns back only in dead ends.</source>
            <translation>Idzie dowolną drogą dalej, także łączami, a zawraca tylko w ślepych zaułkach.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/registry.py" />
            <source>Unknown explorer {name}; choose one of {names}.</source>
            <translation>Nie ma odkrywcy o nazwie {name}; do wyboru: {names}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/searcher.py" />
            <source>Searching for secrets</source>
            <translation>Szukanie sekretów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/searcher.py" />
            <source>Explores the nearest unknown cell first, then searches everywhere for secrets until it finds them.</source>
            <translation>Idzie do najbliższego nieznanego; potem szuka sekretów wszędzie, tak często, jak trzeba.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/tremaux.py" />
            <source>Trémaux</source>
            <translation>Trémaux</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/tremaux.py" />
            <source>Marks every passage, including links, and uses none more than twice. Finds the goal unless a link is one-way.</source>
            <translation>Znaczy każde przejście, także łącza, i żadnym nie idzie trzeci raz: znajdzie metę, jeśli żadne łącze nie jest jednokierunkowe.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/tremaux.py" />
            <source>It has been through every passage there and back.</source>
            <translation>Przeszedł każde przejście tam i z powrotem.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/up_or_left.py" />
            <source>Up or left</source>
            <translation>W górę lub w lewo</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/up_or_left.py" />
            <source>Goes up if it can, otherwise left. Ignores links. Finds the root of a binary tree in the top-left corner.</source>
            <translation>Idzie w górę, a jeśli się nie da, w lewo, i nie używa połączeń; znajduje korzeń drzewa binarnego w lewym górnym rogu.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/up_or_left.py" />
            <source>Neither up nor left is open.</source>
            <translation>Ani w górę, ani w lewo nie ma przejścia.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/wall_follower.py" />
            <source>Only links lead on, and a wall follower does not use links.</source>
            <translation>Dalej prowadzą tylko łącza, a z ręką na ścianie nikt nimi nie pójdzie.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/wall_follower.py" />
            <source>It has followed its wall all round without finding the goal.</source>
            <translation>Obszedł całą swoją ścianę i nie znalazł mety.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/wall_follower.py" />
            <source>Left hand on the wall</source>
            <translation>Lewa ręka na ścianie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/wall_follower.py" />
            <source>Keeps the left hand on the wall. Ignores links. Stops when it has gone around once.</source>
            <translation>Trzyma lewą rękę na ścianie i nie używa łączy; staje, gdy wróci w to samo miejsce.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/wall_follower.py" />
            <source>Right hand on the wall</source>
            <translation>Prawa ręka na ścianie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/wall_follower.py" />
            <source>Keeps the right hand on the wall. Ignores links. Stops when it has gone around once.</source>
            <translation>Trzyma prawą rękę na ścianie i nie używa łączy; staje, gdy wróci w to samo miejsce.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/exploring.py" />
            <source>A manual explorer does not choose moves.</source>
            <translation>Odkrywca sterowany ręcznie sam nie wybiera ruchów.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/memory.py" />
            <source>A memory is limited by age or by distance, not by both.</source>
            <translation>Pamięć ogranicza wiek albo odległość, nie jedno i drugie.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/memory.py" />
            <source>A memory must last 1 to {MOST_AGE} whole steps, not {age}.</source>
            <translation>Pamięć trwa od 1 do {MOST_AGE} pełnych kroków, nie {age}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/memory.py" />
            <source>A memory reaches 0 steps or farther, not {distance}.</source>
            <translation>Pamięć sięga na 0 kroków lub dalej, nie {distance}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/memory.py" />
            <source>A memory is all, none, age:STEPS or distance:STEPS, not {words}.</source>
            <translation>Pamięć to all, none, age:KROKI lub distance:KROKI, nie {words}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/settings.py" />
            <source>The memory of an agent is a MemoryRule, not {memory}.</source>
            <translation>Pamięć umysłu to MemoryRule, a nie {memory}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/settings.py" />
            <source>An agent sees 0 steps or farther, not {radius}.</source>
            <translation>Umysł widzi na 0 kroków lub dalej, nie {radius}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/settings.py" />
            <source>The chance to find a secret is 0 to 1, not {chance}.</source>
            <translation>Szansa na znalezienie sekretu to od 0 do 1, nie {chance}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/settings.py" />
            <source>Secrets are found from 1 step away or farther, not {reach}.</source>
            <translation>Sekrety można znaleźć z odległości 1 kroku lub większej, nie {reach}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/settings.py" />
            <source>unlimited line of sight</source>
            <translation>widzi tak daleko, jak sięga wzrok</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/settings.py" />
            <source>sees {radius} steps far</source>
            <translation>zasięg wzroku w krokach: {radius}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/settings.py" />
            <source>forgets what is more than {distance} steps away</source>
            <translation>zapomina, co jest dalej niż {distance} kroków</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/settings.py" />
            <source>remembers everything</source>
            <translation>pamięta wszystko</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/settings.py" />
            <source>remembers nothing</source>
            <translation>nie pamięta niczego</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/settings.py" />
            <source>forgets after {age} steps</source>
            <translation>zapomina po {age} krokach</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/settings.py" />
            <source>Unknown agent {name}; choose one of {AGENTS}.</source>
            <translation>Nie ma umysłu o nazwie {name}; do wyboru: {AGENTS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/sight/field_of_view.py" />
            <source>An eye is on a cell of floor; {space}.</source>
            <translation>Oko musi być w komórce z podłogą; {space}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/sight/field_of_view.py" />
            <source>A radius must be a number from 0, or None if unlimited, not {radius}.</source>
            <translation>Promień to liczba od 0 albo None bez ograniczenia, nie {radius}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/sight/field_of_view.py" />
            <source>place {place} is outside the maze</source>
            <translation>miejsce {place} leży poza labiryntem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/sight/field_of_view.py" />
            <source>cell ({str}) is rock</source>
            <translation>komórka ({str}) to skała</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/simulation.py" />
            <source>everything explored</source>
            <translation>wszystko znane</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/simulation.py" />
            <source>out of steps</source>
            <translation>wyczerpano kroki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/simulation.py" />
            <source>A simulation has 1 to {MOST_STEPS} steps, not {most_steps}.</source>
            <translation>Wyprawa ma od 1 do {MOST_STEPS} kroków, nie {most_steps}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/simulation.py" />
            <source>A simulation needs an explorer.</source>
            <translation>Wyprawa wymaga odkrywcy.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/simulation.py" />
            <source>An opponent has caught it.</source>
            <translation>Złapał go przeciwnik.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/simulation.py" />
            <source>It has reached the goal.</source>
            <translation>Dotarł do mety.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/simulation.py" />
            <source>It knows all that it can reach.</source>
            <translation>Zna wszystko, do czego może dotrzeć.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/simulation.py" />
            <source>It has made {steps}.</source>
            <translation>Wykonano: {steps}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/simulation.py" />
            <source>The explorer {kind_name} needs a goal, and the maze has none.</source>
            <translation>Odkrywca {kind_name} potrzebuje mety, a labirynt jej nie ma.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/simulation.py" />
            <source>{walkers} walkers and opponents are too many for a maze of {size} cells; each may come to know all of it, and {value} would do.</source>
            <translation>Za dużo wędrowców i przeciwników: {walkers} (komórek w labiryncie: {size}); każdy może poznać cały labirynt, dopuszczalna liczba to {value}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/simulation.py" />
            <source>The maze has no floor to start on.</source>
            <translation>Labirynt nie ma podłogi, na której można zacząć.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/swapped.py" />
            <source>The maze has no goal to walk back from.</source>
            <translation>Labirynt nie ma celu, z którego można by wrócić.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/errors.py" />
            <source>{purpose} needs {package}, which is not installed; `pip install "mazewright[{extra}]"` installs it.</source>
            <translation>{purpose}: potrzebny jest pakiet {package}, którego nie zainstalowano; instaluje go polecenie `pip install "mazewright[{extra}]"`.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/errors.py" />
            <source>Stopped.</source>
            <translation>Zatrzymano.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/extras.py" />
            <source>PySide6</source>
            <translation>PySide6</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/extras.py" />
            <source>NetworkX</source>
            <translation>NetworkX</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/animation.py" />
            <source>an animation without a picture cannot be written</source>
            <translation>nie można zapisać animacji bez obrazu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>the archive has {infos} members; a maze file has at most {MAX_MEMBERS}</source>
            <translation>archiwum ma zbyt wiele elementów: {infos}; plik labiryntu może mieć ich najwyżej {MAX_MEMBERS}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>the archive contains it twice</source>
            <translation>występuje w archiwum dwa razy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>the ZIP archive has no such member</source>
            <translation>archiwum ZIP nie zawiera takiego elementu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>the member is encrypted</source>
            <translation>element jest zaszyfrowany</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>the member uses a compression method other than deflate</source>
            <translation>element jest spakowany metodą inną niż deflate</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>it has {file_size} bytes where {most_bytes} are the most</source>
            <translation>ma {file_size} B, a może mieć najwyżej {most_bytes} B</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>the archive is wrong about the size of this member</source>
            <translation>archiwum podaje błędny rozmiar tego elementu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>the ZIP archive is cut short, its list of members is missing</source>
            <translation>archiwum ZIP jest ucięte, brakuje listy jego elementów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>the ZIP archive is of the 64-bit form, which is for files larger than any maze</source>
            <translation>archiwum ZIP jest w postaci 64-bitowej, przeznaczonej dla plików większych niż jakikolwiek labirynt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>its list of members has {directory_bytes} bytes; {MAX_DIRECTORY_BYTES} are the most</source>
            <translation>lista jego elementów ma {directory_bytes} B; może mieć najwyżej {MAX_DIRECTORY_BYTES} B</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>the file is damaged (“{error}”)</source>
            <translation>plik jest uszkodzony („{error}”)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>the archive cannot be read (“{error}”)</source>
            <translation>nie można odczytać archiwum („{error}”)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>the file is damaged (a place in it cannot be)</source>
            <translation>plik jest uszkodzony (zawiera niemożliwe położenie)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/atomic.py" />
            <source>this is a folder, not a file</source>
            <translation>to folder, a nie plik</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/atomic.py" />
            <source>this is not a regular file, so it cannot be replaced</source>
            <translation>to nie jest zwykły plik, więc nie można go zastąpić</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/atomic.py" />
            <source>the file is write-protected</source>
            <translation>plik jest chroniony przed zapisem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/atomic.py" />
            <source>the folder {folder} does not exist</source>
            <translation>folder {folder} nie istnieje</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/atomic.py" />
            <source>the name is too long</source>
            <translation>nazwa jest zbyt długa</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/atomic.py" />
            <source>no file can be made in the folder {folder}: {error}</source>
            <translation>nie można utworzyć pliku w folderze {folder}: {error}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/backups.py" />
            <source>its earlier version cannot be kept: {error}</source>
            <translation>nie można zachować wcześniejszej wersji: {error}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_conversion.py" />
            <source>{levels} × {value} × {value_2} cells are too many; the maximum is {MAX_CELLS}.</source>
            <translation>{levels} × {value} × {value_2} komórek to zbyt wiele; dozwolone najwyżej {MAX_CELLS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_conversion.py" />
            <source>{doors} will be secret cells.</source>
            <translation>Zamiana na tajne komórki: {doors}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_conversion.py" />
            <source>Blocks become thin walls: {value} × {value_2} cells become {rows} × {cols}, which halves lengths.</source>
            <translation>Bloki zmienią się w cienkie ściany: zamiast {value} × {value_2} komórek będzie {rows} × {cols}, o połowę krócej.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_conversion.py" />
            <source>{posts} without walls will be lost.</source>
            <translation>Słupki, których nie dotyka żadna ściana, znikną: {posts}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_conversion.py" />
            <source>Only squares are thin walls or blocks; this is a {lattice_name}.</source>
            <translation>Cienkie ściany i bloki są tylko na siatce kwadratowej; tu siatka to {lattice_name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_conversion.py" />
            <source>Cell {cell} has a thin wall to the {side} already.</source>
            <translation>Komórka {cell} ma już cienką ścianę z tej strony: {side}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_conversion.py" />
            <source>level {level}: </source>
            <translation>poziom {level}: </translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_conversion.py" />
            <source>The blocks cannot become thin walls: {where}.</source>
            <translation>Nie można zamienić bloków na cienkie ściany: {where}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_conversion.py" />
            <source>Cell {cell} is not empty but would become a wall.</source>
            <translation>Coś stoi w komórce {cell}, która stałaby się ścianą.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_losses.py" />
            <source>Thin walls become blocks</source>
            <translation>Cienkie ściany zmienią się w bloki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_losses.py" />
            <source>The outer border becomes blocks</source>
            <translation>Brzeg zewnętrzny zmieni się w bloki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_losses.py" />
            <source>{why}: {rows} × {cols} cells become {value} × {value_2}, which doubles lengths.</source>
            <translation>{why}: zamiast {rows} × {cols} komórek będzie {value} × {value_2}, dwa razy dłużej.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_text.py" />
            <source>the file is empty</source>
            <translation>plik jest pusty</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_text.py" />
            <source>{line} is neither floor (a blank) nor rock ('#' and what comes after it)</source>
            <translation>{line} to ani podłoga (spacja), ani skała ('#' i dalsze znaki)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_text.py" />
            <source>line {number}, column {value}</source>
            <translation>wiersz {number}, kolumna {value}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_text.py" />
            <source>Block text</source>
            <translation>Tekst blokowy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/cell_walls.py" />
            <source>there are more than {MAX_THINGS} gaps and walls that only one of their cells has</source>
            <translation>przerw i ścian, które ma tylko jedna z ich komórek, jest więcej niż {MAX_THINGS}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/cell_walls.py" />
            <source>Only one cell of the wall to the {side} has it</source>
            <translation>Tylko jedna z komórek ma ścianę z tej strony: {side}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/dual.py" />
            <source>Only a maze of squares has a dual; this is a {lattice_name}.</source>
            <translation>Tylko labirynt z kwadratów ma labirynt dualny; obecna siatka: {lattice_name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/dual.py" />
            <source>Cell {cell} is rock; only a maze of thin walls has a dual.</source>
            <translation>Komórka {cell} to skała; tylko labirynt o cienkich ścianach ma labirynt dualny.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/dual.py" />
            <source>The dual would have too many cells; the most is {MAX_CELLS}.</source>
            <translation>Labirynt dualny miałby za dużo komórek; najwięcej to {MAX_CELLS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/dual.py" />
            <source>{rows} × {cols} cells become {value} × {value_2}</source>
            <translation>{rows} × {cols} komórek zmieni się w {value} × {value_2}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/dual.py" />
            <source>Walls become passages and passages walls, upside down: {size}.</source>
            <translation>Ściany staną się przejściami, a przejścia ścianami, do góry nogami: {size}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>the file does not exist</source>
            <translation>nie ma takiego pliku</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>part of its path is not a folder</source>
            <translation>część ścieżki nie jest folderem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>permission is denied</source>
            <translation>brak uprawnień</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>the disk is read-only</source>
            <translation>dysk jest tylko do odczytu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>the disk is full</source>
            <translation>dysk jest pełny</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>the disk quota is used up</source>
            <translation>przekroczono przydział miejsca na dysku</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>the file would be larger than the system allows</source>
            <translation>plik byłby większy, niż pozwala system</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>its symbolic links run in a circle</source>
            <translation>dowiązania symboliczne tworzą pętlę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>too many files are open</source>
            <translation>otwarto zbyt wiele plików</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>the disk reports an error</source>
            <translation>dysk zgłasza błąd</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>the file exists already</source>
            <translation>plik już istnieje</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>the file is in use</source>
            <translation>plik jest w użyciu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>the system says “{value}”</source>
            <translation>system podaje „{value}”</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>a file name cannot contain a null character</source>
            <translation>nazwa pliku nie może zawierać znaku null</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/fog_grid.py" />
            <source>the text contains no numbers</source>
            <translation>tekst nie zawiera liczb</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/fog_grid.py" />
            <source>there are {row} numbers where the first row has {width}</source>
            <translation>liczb w wierszu: {row}, a w pierwszym wierszu: {width}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/fog_grid.py" />
            <source>row {number}</source>
            <translation>wiersz {number}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/fog_grid.py" />
            <source>expected a row of numbers from 0 to 7, separated by commas or spaces</source>
            <translation>to nie jest wiersz liczb od 0 do 7 rozdzielonych przecinkami lub spacjami</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/fog_grid.py" />
            <source>{count} left out.</source>
            <translation>Pominięto: {count}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/fog_grid.py" />
            <source>Numbers with fog and secrets</source>
            <translation>Liczby z mgłą i sekretami</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/grown_points.py" />
            <source>its array is not one of n × 3 numbers ('&lt;i4') in C order</source>
            <translation>jego tablica nie składa się z n × 3 liczb ('&lt;i4') w porządku C</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/grown_points.py" />
            <source>it has {size} bytes where its array takes {wanted}</source>
            <translation>ma {size} bajtów, a jego tablica zajmuje {wanted}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/grown_points.py" />
            <source>The table of grown points is cut short.</source>
            <translation>Tabela utworzonych punktów jest ucięta.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/metadata.py" />
            <source>The properties of a step have {properties} bytes; {MAX_MANIFEST_BYTES} are the most.</source>
            <translation>Właściwości kroku zajmują {properties} B; dozwolone najwyżej {MAX_MANIFEST_BYTES} B.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/patch.py" />
            <source>The places of a step of the journal are cut short.</source>
            <translation>Lista miejsc w kroku dziennika jest ucięta.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/patch.py" />
            <source>A step of the journal does not fit the maze.</source>
            <translation>Krok dziennika nie pasuje do labiryntu.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/patch.py" />
            <source>The links or markers of a step have {held} bytes; {MAX_MANIFEST_BYTES} are the most.</source>
            <translation>Łącza lub znaczniki kroku zajmują {held} B; dozwolone najwyżej {MAX_MANIFEST_BYTES} B.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/reading.py" />
            <source>this is not a journal, or its beginning is torn</source>
            <translation>to nie jest dziennik albo jego początek jest uszkodzony</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/reading.py" />
            <source>the journal does not start with a maze</source>
            <translation>dziennik nie zaczyna się od labiryntu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/reading.py" />
            <source>the journal has two beginnings</source>
            <translation>dziennik zaczyna się dwa razy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/reading.py" />
            <source>the journal has more than {MAX_STEPS} steps</source>
            <translation>kroków w dzienniku jest więcej niż {MAX_STEPS}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/reading.py" />
            <source>step {steps}</source>
            <translation>krok {steps}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/reading.py" />
            <source>the journal contains an unknown record</source>
            <translation>dziennik zawiera nieznany wpis</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/writing.py" />
            <source>the journal was not begun</source>
            <translation>dziennik nie został rozpoczęty</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/writing.py" />
            <source>the journal was removed or replaced</source>
            <translation>dziennik zniknął albo jest to inny dziennik</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/limits.py" />
            <source>a maze of {levels} × {rows} × {cols} has no cells</source>
            <translation>labirynt {levels} × {rows} × {cols} nie ma komórek</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/limits.py" />
            <source>{levels} × {rows} × {cols} cells are too many; a maze has at most {MAX_CELLS}</source>
            <translation>{levels} × {rows} × {cols} komórek to zbyt wiele; labirynt ma ich najwyżej {MAX_CELLS}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/limits.py" />
            <source>it is made of {count} lists and objects; {MAX_PARTS} are the most</source>
            <translation>zbyt wiele list i obiektów: {count}; dozwolone najwyżej {MAX_PARTS}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/limits.py" />
            <source>lists and objects are nested more than {MAX_DEPTH} deep</source>
            <translation>listy i obiekty są zagnieżdżone głębiej niż {MAX_DEPTH}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/limits.py" />
            <source>a number is not finite</source>
            <translation>liczba nie jest skończona</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/limits.py" />
            <source>an integer has more than 64 bits</source>
            <translation>liczba całkowita ma więcej niż 64 bity</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/limits.py" />
            <source>a key is not text</source>
            <translation>klucz nie jest tekstem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/limits.py" />
            <source>a value is of the kind {name}, which JSON does not have</source>
            <translation>wartość jest typu {name}, którego nie ma w JSON</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/limits.py" />
            <source>a text contains a lone surrogate</source>
            <translation>tekst zawiera pół znaku (pojedynczy surogat)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>The {lattice_name} becomes squares, with walls where its cells have no sides, and the growth of its points is left out.</source>
            <translation>Siatka ({lattice_name}) zmieni się w kwadratową, ze ścianami tam, gdzie jej komórki nie mają boków, i bez rozrostu punktów.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>The {lattice_name} becomes squares, with walls where its cells have no sides.</source>
            <translation>Siatka ({lattice_name}) zmieni się w kwadratową, ze ścianami tam, gdzie jej komórki nie mają boków.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>Only level 0 of {count} is written.</source>
            <translation>Zapisany zostanie tylko poziom 0 (liczba poziomów: {count}).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{count} between ports is left out.</source>
            <translation>Pominięto: {count} między portami.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{count} between ports are left out.</source>
            <translation>Pominięto: {count} między portami.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>The fog on {count} is left out.</source>
            <translation>Pominięto mgłę: {count}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{cells} becomes plain floor</source>
            <translation>{cells}: zamiana na zwykłą podłogę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{cells} become plain floor</source>
            <translation>{cells}: zamiana na zwykłą podłogę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{doors} becomes open</source>
            <translation>{doors}: zamiana na przejście</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{doors} become open</source>
            <translation>{doors}: zamiana na przejścia</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{count} becomes floor that is walled on every side.</source>
            <translation>{count}: zamiana na podłogę zamkniętą ścianami ze wszystkich stron.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{count} become floor that is walled on every side.</source>
            <translation>{count}: zamiana na podłogę zamkniętą ścianami ze wszystkich stron.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{lost} other than start and goal is left out.</source>
            <translation>Pominięto (poza startem i metą): {lost}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{lost} other than start and goal are left out.</source>
            <translation>Pominięto (poza startem i metą): {lost}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{count} is left out.</source>
            <translation>Pominięto: {count}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{count} are left out.</source>
            <translation>Pominięto: {count}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>The words of {count} are left out.</source>
            <translation>Pominięto opisy: {count}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>A cell holds one mark, so {what} is left out.</source>
            <translation>Komórka mieści jeden znak, więc pominięto: {what}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>A cell holds one mark, so {what} are left out.</source>
            <translation>Komórka mieści jeden znak, więc pominięto: {what}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{count} on rock will be on floor.</source>
            <translation>Przeniesienie ze skały na podłogę: {count}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{count} in the outer border is not drawn.</source>
            <translation>Nienarysowane w brzegu zewnętrznym: {count}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{count} in the outer border are not drawn.</source>
            <translation>Nienarysowane w brzegu zewnętrznym: {count}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>unknown keys</source>
            <translation>nieznane klucze</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>The {listed} are left out.</source>
            <translation>Pominięto: {listed}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>The {listed} is left out.</source>
            <translation>Pominięto: {listed}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/manifest.py" />
            <source>it would have {data} bytes; {MAX_MANIFEST_BYTES} are the most</source>
            <translation>miałby {data} B; dozwolone najwyżej {MAX_MANIFEST_BYTES} B</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/manifest.py" />
            <source>lists and objects are nested too deeply</source>
            <translation>listy i obiekty są zbyt głęboko zagnieżdżone</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/manifest.py" />
            <source>it is not UTF-8 text</source>
            <translation>to nie jest tekst UTF-8</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/manifest.py" />
            <source>the format is {format}, not {FORMAT_WORD}</source>
            <translation>format to {format}, a nie {FORMAT_WORD}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/manifest.py" />
            <source>version {version} was made by a later Mazewright; this one reads version {VERSION}</source>
            <translation>wersja {version} pochodzi z nowszego programu Mazewright; ten odczytuje wersję {VERSION}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/manifest.py" />
            <source>unknown version {version}</source>
            <translation>nie ma wersji {version}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/manifest.py" />
            <source>there are too many {what}: {things}; {MAX_THINGS} are the most</source>
            <translation>zbyt wiele ({what}): {things}; dozwolone najwyżej {MAX_THINGS}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/marks.py" />
            <source>there are more than {MAX_THINGS} starts and goals</source>
            <translation>startów i met jest więcej niż {MAX_THINGS}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/marks.py" />
            <source>there are more than {MAX_THINGS} starts, goals and gaps in the border</source>
            <translation>startów, met i przerw w brzegu jest więcej niż {MAX_THINGS}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_binary.py" />
            <source>a micromouse maze in bytes has 256 of them, or 1024</source>
            <translation>labirynt micromouse w bajtach ma ich 256 lub 1024</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_binary.py" />
            <source>the file has {size} bytes; {RULE}</source>
            <translation>plik ma {size} B; {RULE}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_binary.py" />
            <source>cell {value} has no wall to the {side}, where the outer border is, nor is there an order of the cells that walls it</source>
            <translation>komórka {value} nie ma ściany na brzegu zewnętrznym (strona: {side}) i przy żadnej kolejności komórek jej nie ma</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_binary.py" />
            <source>this format supports 16 × 16 or 32 × 32 cells, not {rows} × {cols}</source>
            <translation>ten format mieści 16 × 16 lub 32 × 32 komórki, a nie {rows} × {cols}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_binary.py" />
            <source>Micromouse maze in bytes</source>
            <translation>Labirynt micromouse w bajtach</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_binary.py" />
            <source>{RULE}, with the outer border walled</source>
            <translation>{RULE}, ze ścianami na brzegu zewnętrznym</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>the text contains only spaces</source>
            <translation>tekst zawiera same spacje</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>the line ends here, between two posts, which are {PITCH} characters apart</source>
            <translation>wiersz kończy się tu, między dwoma słupkami, które dzieli {PITCH} znaków</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>line 1, column {value}</source>
            <translation>wiersz 1, kolumna {value}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>the text ends where a line of posts and walls should close the last row of cells</source>
            <translation>tekst kończy się tam, gdzie wiersz słupków i ścian powinien zamykać ostatni rząd komórek</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>line {value}</source>
            <translation>wiersz {value}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>{line} stands east of the maze, which is {width} characters wide</source>
            <translation>{line} leży na wschód od labiryntu, którego szerokość w znakach to {width}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>{line}, not {found}</source>
            <translation>{line}, a nie {found}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>a post {post} stands here</source>
            <translation>tu powinien stać słupek {post}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>expected '---' or three spaces</source>
            <translation>ściana to tutaj '---' lub trzy spacje</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>expected '|' or a space</source>
            <translation>ściana to tutaj '|' lub spacja</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>the middle of a cell is 'S', 'G' or a blank</source>
            <translation>środek komórki to 'S', 'G' lub spacja</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>this part of a cell is blank</source>
            <translation>ta część komórki jest spacją</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>Micromouse text, posts {post}</source>
            <translation>Tekst micromouse, słupki {post}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/mms_num.py" />
            <source>the text contains no cells</source>
            <translation>tekst nie zawiera komórek</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/mms_num.py" />
            <source>expected a line 'X Y N E S W', the last four each 0 or 1</source>
            <translation>to nie jest wiersz 'X Y N E S W', w którym cztery ostatnie to 0 lub 1</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/mms_num.py" />
            <source>{table} lines cannot be all {cols} × {rows} cells that they speak of</source>
            <translation>{table} wierszy to nie wszystkie z {cols} × {rows} komórek, o których mowa</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/mms_num.py" />
            <source>cell {x}, {y} has a line already</source>
            <translation>komórka {x}, {y} ma już wiersz</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/mms_num.py" />
            <source>Numbers of the micromouse simulator</source>
            <translation>Liczby symulatora micromouse</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/movingai_map.py" />
            <source>{board} is neither floor ({FLOOR}) nor rock ({ROCK})</source>
            <translation>{board} to ani podłoga ({FLOOR}), ani skała ({ROCK})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/movingai_map.py" />
            <source>a map of the type {kind} is not read, only 'octile'</source>
            <translation>mapy typu {kind} nie są odczytywane, tylko 'octile'</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/movingai_map.py" />
            <source>the header has no line '{key}' with a number</source>
            <translation>nagłówek nie ma wiersza '{key}' z liczbą</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/movingai_map.py" />
            <source>the header does not end with a line 'map'</source>
            <translation>nagłówek nie kończy się wierszem 'map'</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/movingai_map.py" />
            <source>the map ends after {board} of {rows} lines</source>
            <translation>mapa kończy się zbyt wcześnie, wierszy: {board} z {rows}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/movingai_map.py" />
            <source>the map goes on after its {rows} lines</source>
            <translation>mapa ciągnie się dalej za ostatnim wierszem (liczba wierszy: {rows})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/movingai_map.py" />
            <source>the line has {line} characters instead of {cols}</source>
            <translation>znaków w wierszu jest {line} zamiast {cols}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/movingai_map.py" />
            <source>type octile
height {rows}
width {cols}
map
</source>
            <translation>type octile
height {rows}
width {cols}
map
</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/movingai_map.py" />
            <source>Map of the MovingAI benchmarks</source>
            <translation>Mapa z testów MovingAI</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/native.py" />
            <source>it holds numbers of the kind {dtype}, not bytes ('|u1')</source>
            <translation>zawiera liczby typu {dtype}, a nie bajty ('|u1')</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/native.py" />
            <source>its array is in Fortran order; mazes are in C order</source>
            <translation>jego tablica jest w porządku Fortrana; labirynty są w porządku C</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/native.py" />
            <source>its array is {shape} where {MEMBER} says {shape_2}</source>
            <translation>jego tablica ma wymiary {shape}, a według {MEMBER} powinna mieć {shape_2}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/native.py" />
            <source>Mazewright maze</source>
            <translation>Labirynt Mazewright</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/native.py" />
            <source>a .maze file is a ZIP archive, and this is not</source>
            <translation>plik .maze to archiwum ZIP, a ten nim nie jest</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/npy.py" />
            <source>it is not a NumPy array</source>
            <translation>to nie jest tablica NumPy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/npy.py" />
            <source>its NumPy array has the unknown version {version}</source>
            <translation>tablica NumPy ma nieznaną wersję {version}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/npy.py" />
            <source>the header of its NumPy array is cut short</source>
            <translation>nagłówek tablicy NumPy jest ucięty</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/npy.py" />
            <source>the header of its NumPy array has {length} bytes; {LONGEST_HEADER} are the most</source>
            <translation>nagłówek tablicy NumPy ma {length} B; może mieć najwyżej {LONGEST_HEADER} B</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/npy.py" />
            <source>it ends before the array is complete</source>
            <translation>kończy się, zanim tablica jest kompletna</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/npy.py" />
            <source>the header of its NumPy array is not that of a plain array of numbers</source>
            <translation>nagłówek tablicy NumPy nie opisuje zwykłej tablicy liczb</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/npy.py" />
            <source>the shape of its NumPy array is larger than any maze</source>
            <translation>tablica NumPy jest większa niż jakikolwiek labirynt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/numpy_array.py" />
            <source>rasters of 2 · rows + 1 × 2 · cols + 1 int8, connection lists of 2 × rows × cols bool, and block grids of rows × cols booleans or whole numbers are read</source>
            <translation>odczytywane są rastry 2 · wiersze + 1 × 2 · kolumny + 1 int8, listy połączeń 2 × wiersze × kolumny bool oraz siatki bloków wiersze × kolumny z wartości logicznych lub liczb całkowitych</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/numpy_array.py" />
            <source>{error}; the format {BLOCKS} reads every place as a cell</source>
            <translation>{error}; format {BLOCKS} odczytuje każde miejsce jako komórkę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/numpy_array.py" />
            <source>number {argmax} of the last cells is open {side}, out of the maze</source>
            <translation>ostatnia komórka nr {argmax} jest otwarta poza labirynt ({side})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/numpy_array.py" />
            <source>one number</source>
            <translation>jedna liczba</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/numpy_array.py" />
            <source>the array is {shape} of the kind {dtype}; {SHAPES}</source>
            <translation>tablica: {shape}, typ {dtype}; {SHAPES}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/numpy_array.py" />
            <source>the file has {size} bytes where its array takes {size_2}</source>
            <translation>plik ma {size} B, a jego tablica zajmuje {size_2} B</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/numpy_array.py" />
            <source>the array contains numbers other than 0 and 1</source>
            <translation>tablica zawiera liczby inne niż 0 i 1</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/numpy_array.py" />
            <source>Connection list of maze-dataset</source>
            <translation>Lista połączeń maze-dataset</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/numpy_array.py" />
            <source>of NumPy arrays {SHAPES}</source>
            <translation>z tablic NumPy {SHAPES}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/numpy_array.py" />
            <source>NumPy array of blocks</source>
            <translation>Tablica NumPy z blokami</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/numpy_array.py" />
            <source>Array of mazelib</source>
            <translation>Tablica mazelib</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png.py" />
            <source>a picture of {width} × {height} pixels cannot be written</source>
            <translation>nie można zapisać obrazu {width} × {height} pikseli</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_blocks.py" />
            <source>Mazewright cell size</source>
            <translation>Mazewright cell size</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_blocks.py" />
            <source>a picture of {width} × {height} pixels would be too large to be read again</source>
            <translation>obraz {width} × {height} pikseli byłby zbyt duży, by go znów odczytać</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_blocks.py" />
            <source>PNG picture, a pixel a cell</source>
            <translation>Obraz PNG, piksel na komórkę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>the data of the PNG picture are damaged</source>
            <translation>dane obrazu PNG są uszkodzone</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>the PNG picture has {size} bytes; {MOST_FILE_BYTES} are the most</source>
            <translation>obraz PNG ma {size} B; może mieć najwyżej {MOST_FILE_BYTES} B</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>it is not a PNG picture</source>
            <translation>to nie jest obraz PNG</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>the data of the PNG picture are cut short</source>
            <translation>dane obrazu PNG są ucięte</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>the PNG picture is damaged or cut short</source>
            <translation>obraz PNG jest uszkodzony lub ucięty</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>the PNG picture is made of more than {MOST_CHUNKS} chunks</source>
            <translation>fragmentów obrazu PNG jest więcej niż {MOST_CHUNKS}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>the PNG image does not start with its header</source>
            <translation>obraz PNG nie zaczyna się od nagłówka</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>the PNG picture has no pixels</source>
            <translation>obraz PNG nie ma pikseli</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>there are no PNG pictures of kind {kind} with {depth} bits</source>
            <translation>nie ma obrazów PNG rodzaju {kind} z liczbą bitów {depth}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>this PNG compression method is not supported</source>
            <translation>obrazy PNG skompresowane w nieznany sposób nie są czytane</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>{width} × {height} pixels are more than</source>
            <translation>{width} × {height} pikseli to więcej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>{said} are read</source>
            <translation>{said}, niż można odczytać</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>{said} a file of this size can hold</source>
            <translation>{said}, niż może zawierać plik tej wielkości</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>the PNG picture has more data than pixels</source>
            <translation>obraz PNG ma więcej danych niż pikseli</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>the palette of the PNG picture is damaged</source>
            <translation>paleta obrazu PNG jest uszkodzona</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>the chunk {value} of the PNG picture is not known</source>
            <translation>fragment {value} obrazu PNG jest nieznany</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>the palette of the PNG picture is missing</source>
            <translation>brakuje palety obrazu PNG</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>an integer</source>
            <translation>liczba całkowita</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>a number</source>
            <translation>liczba</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>true or false</source>
            <translation>prawda lub fałsz</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>a list</source>
            <translation>lista</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>an object</source>
            <translation>obiekt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>link kind</source>
            <translation>rodzaj łącza</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>marker kind</source>
            <translation>rodzaj znacznika</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>{text} at {path}</source>
            <translation>{text}, miejsce: {path}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>the key '{missing}' is missing</source>
            <translation>brak klucza '{missing}'</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>expected {wanted}, got {other}</source>
            <translation>oczekiwano: {wanted}; jest: {other}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>the number is out of range</source>
            <translation>liczba jest poza zakresem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>JSON is malformed: “{malformed}”</source>
            <translation>błędny JSON: „{malformed}”</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>expected {wanted}, at most {bound}</source>
            <translation>oczekiwano: {wanted}, najwyżej {bound}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>expected {wanted}, at least {bound}</source>
            <translation>oczekiwano: {wanted}, co najmniej {bound}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>expected {wanted} below {bound}</source>
            <translation>oczekiwano: {wanted} poniżej {bound}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>expected {wanted} above {bound}</source>
            <translation>oczekiwano: {wanted} powyżej {bound}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>The {what} of cell {cell}, {text}, is unknown. Known: {known}.</source>
            <translation>Nieznana wartość w komórce {cell} ({what}): {text}; znane: {known}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/registry.py" />
            <source>The format {name} is unknown. Known: {FORMATS}.</source>
            <translation>Format {name} jest nieznany; znane: {FORMATS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/registry.py" />
            <source>the suffix {suffix} names no format</source>
            <translation>rozszerzenie {suffix} nie oznacza żadnego formatu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/registry.py" />
            <source>a name without a suffix names no format</source>
            <translation>nazwa bez rozszerzenia nie oznacza żadnego formatu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/registry.py" />
            <source>{ending}. Known suffixes: {known}</source>
            <translation>{ending}; znane rozszerzenia: {known}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/registry.py" />
            <source>this is not a format that Mazewright knows</source>
            <translation>Mazewright nie zna tego formatu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/script.py" />
            <source>the line has more than {LONGEST_LINE} bytes</source>
            <translation>wiersz ma więcej niż {LONGEST_LINE} B</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/source.py" />
            <source>this is not a regular file</source>
            <translation>to nie jest zwykły plik</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/text.py" />
            <source>the text has {size} bytes; {MAX_TEXT_BYTES} are the most</source>
            <translation>tekst ma {size} B; może mieć najwyżej {MAX_TEXT_BYTES} B</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/text.py" />
            <source>the text has {count} lines; {MAX_LINES} are the most</source>
            <translation>zbyt wiele wierszy tekstu: {count}; dozwolone najwyżej {MAX_LINES}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/text.py" />
            <source>this is not UTF-8 text</source>
            <translation>to nie jest tekst UTF-8</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/text.py" />
            <source>{lines} lines of up to {width} characters are too much for a maze</source>
            <translation>{lines} wierszy do {width} znaków to za dużo na labirynt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/text.py" />
            <source>a text of {rows} lines of {cols} characters would be too long to be read again</source>
            <translation>tekst o {rows} wierszach po {cols} znaków byłby zbyt długi, by go znów odczytać</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/text.py" />
            <source>the end of the line</source>
            <translation>koniec wiersza</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/text.py" />
            <source>a blank</source>
            <translation>spacja</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>the layer has no data</source>
            <translation>warstwa nie ma danych</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>data in the encoding {encoding} are not read, only csv and base64</source>
            <translation>dane w kodowaniu {encoding} nie są odczytywane, tylko csv i base64</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>the data are no text</source>
            <translation>dane nie są tekstem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>there are {found} tiles instead of {count}</source>
            <translation>kafelków jest {found} zamiast {count}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>the tiles are not numbers with commas between</source>
            <translation>kafelki nie są liczbami rozdzielonymi przecinkami</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>{max} is not the number of a tile, which has 32 bits</source>
            <translation>{max} nie jest numerem kafelka, który ma 32 bity</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>there are {text} characters of base64 instead of {value}</source>
            <translation>znaków base64 jest {text} zamiast {value}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>the data are not base64</source>
            <translation>dane nie są w base64</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>data packed by {compression} are not read, only zlib, gzip and zstd</source>
            <translation>dane spakowane metodą {compression} nie są odczytywane, tylko zlib, gzip i zstd</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>the {compression} data are damaged</source>
            <translation>dane {compression} są uszkodzone</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>there are more tiles than the {value} that there should be</source>
            <translation>kafelków jest więcej, niż powinno być: {value}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>the zstd data are damaged, or need more memory than is given to them</source>
            <translation>dane zstd są uszkodzone albo wymagają więcej pamięci, niż jest dla nich dostępne</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/formats.py" />
            <source>Tiled map, sides of cells</source>
            <translation>Mapa Tiled, boki komórek</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/formats.py" />
            <source>Tiled map, blocks</source>
            <translation>Mapa Tiled, bloki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/formats.py" />
            <source>Tiled map in JSON, sides of cells</source>
            <translation>Mapa Tiled w JSON, boki komórek</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/formats.py" />
            <source>Tiled map in JSON, blocks</source>
            <translation>Mapa Tiled w JSON, bloki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/layers.py" />
            <source>groups are nested more than {MAX_DEPTH} deep</source>
            <translation>grupy są zagnieżdżone głębiej niż {MAX_DEPTH}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/layers.py" />
            <source>the infinite map has no tiles</source>
            <translation>nieskończona mapa nie ma kafelków</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/layers.py" />
            <source>the {covered} tiles of its chunks lie too far apart, in {rows} × {cols} cells</source>
            <translation>kafelki fragmentów ({covered}) leżą zbyt daleko od siebie, na {rows} × {cols} komórkach</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/layers.py" />
            <source>the layers have {tiles} tiles in all; {MAX_CELLS} are the most</source>
            <translation>kafelków we wszystkich warstwach jest {tiles}; dozwolone najwyżej {MAX_CELLS}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/layers.py" />
            <source>layer {layer_name}: {error}</source>
            <translation>warstwa {layer_name}: {error}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/layers.py" />
            <source>the layer has {height} × {width} tiles, the map {rows} × {cols}</source>
            <translation>warstwa ma {height} × {width} kafelków, a mapa {rows} × {cols}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/objects.py" />
            <source>it lies at ({x}, {y}), where there is no cell</source>
            <translation>leży w ({x}, {y}), gdzie nie ma komórki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/objects.py" />
            <source>there are more than {value} markers and ends of links</source>
            <translation>znaczników i końców łączy jest więcej niż {value}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/objects.py" />
            <source>object {id}, {kind}: {error}</source>
            <translation>obiekt {id}, {kind}: {error}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/objects.py" />
            <source>its side {said} is unknown. Known: {PortSide}</source>
            <translation>bok {said} jest nieznany; znane: {PortSide}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/objects.py" />
            <source>another object has the same number</source>
            <translation>inny obiekt ma ten sam numer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/objects.py" />
            <source>{number}: it names no partner and has none</source>
            <translation>{number}: nie wskazuje drugiego końca i go nie ma</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/objects.py" />
            <source>{number}: its partner {partner} names another, {back}</source>
            <translation>{number}: drugi koniec {partner} wskazuje inny obiekt, {back}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/objects.py" />
            <source>there are more than {MAX_THINGS} gaps in the border</source>
            <translation>przerw w brzegu jest więcej niż {MAX_THINGS}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/objects.py" />
            <source>{number}: there is no end {partner} of a link</source>
            <translation>{number}: nie ma końca łącza {partner}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/objects.py" />
            <source>{number}: its partner {partner} is of another kind</source>
            <translation>{number}: drugi koniec {partner} jest innego rodzaju</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/objects.py" />
            <source>object {number}, {value}</source>
            <translation>obiekt {number}, {value}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/reading.py" />
            <source>{orientation} maps are not read, only {SQUARES} ones</source>
            <translation>mapy typu {orientation} nie są odczytywane, tylko typu {SQUARES}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/reading.py" />
            <source>the mazeEncoding {encoding} is unknown. Known: {MASK}, {BLOCK}</source>
            <translation>wartość mazeEncoding {encoding} jest nieznana; znane: {MASK}, {BLOCK}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/reading.py" />
            <source>the map has no layer of tiles</source>
            <translation>mapa nie ma warstwy kafelków</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/reading.py" />
            <source>group {name} has no layer of tiles</source>
            <translation>grupa {name} nie ma warstwy kafelków</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/reading.py" />
            <source>there is no tile layer</source>
            <translation>nie ma warstwy kafelków</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/reading.py" />
            <source>there are more than {MAX_LEVELS} groups, each of which is a level</source>
            <translation>grup, z których każda jest poziomem, jest więcej niż {MAX_LEVELS}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/reading.py" />
            <source>layer {layer_name}: tile {tiles} in row {value}, column {value_2} is none of the {value_3} that stand for a cell</source>
            <translation>warstwa {layer_name}: kafelek {tiles} w wierszu {value}, kolumnie {value_2} nie oznacza komórki (takich kafelków jest {value_3})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/records.py" />
            <source>the property {name} is {value}, not an integer</source>
            <translation>właściwość {name} to {value}, a nie liczba całkowita</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/records.py" />
            <source>the map has {size} bytes; {MAX_TEXT_BYTES} are the most</source>
            <translation>mapa ma {size} B; może mieć najwyżej {MAX_TEXT_BYTES} B</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/records.py" />
            <source>the map is made of more than {MAX_PARTS} objects</source>
            <translation>obiektów mapy jest więcej niż {MAX_PARTS}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/records.py" />
            <source>layers are nested too deeply</source>
            <translation>warstwy są zbyt głęboko zagnieżdżone</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/records.py" />
            <source>this is a {type} of Tiled, not a map</source>
            <translation>to {type} programu Tiled, a nie mapa</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/tilesets.py" />
            <source>Mazewright mask</source>
            <translation>Mazewright mask</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/tilesets.py" />
            <source>Mazewright blocks</source>
            <translation>Mazewright blocks</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/tilesets.py" />
            <source>Passage</source>
            <translation>Przejście</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/tilesets.py" />
            <source>Wall</source>
            <translation>Ściana</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/tilesets.py" />
            <source>Sides</source>
            <translation>Boki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/writing.py" />
            <source>there are {levels} levels; {MAX_LEVELS} are the most</source>
            <translation>zbyt wiele poziomów: {levels}; dozwolone najwyżej {MAX_LEVELS}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/writing.py" />
            <source>the map would be too large to be read again</source>
            <translation>mapa byłaby zbyt duża, by ją znów odczytać</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/writing.py" />
            <source>Cells</source>
            <translation>Komórki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/writing.py" />
            <source>Links and markers</source>
            <translation>Łącza i znaczniki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/writing.py" />
            <source>Level {level}</source>
            <translation>Poziom {level}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/writing.py" />
            <source>{count} of rock will not be drawn.</source>
            <translation>Nienarysowane, bo w skale: {count}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/writing.py" />
            <source>{spoilt} will be without control characters.</source>
            <translation>Bez znaków sterujących: {spoilt}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/xml.py" />
            <source>it cannot be parsed</source>
            <translation>nie można tego przeanalizować</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/xml.py" />
            <source>this is not well-formed XML: “{reason}”</source>
            <translation>to nie jest poprawny XML: „{reason}”</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/xml.py" />
            <source>the text is in an encoding that is not read; UTF-8 is</source>
            <translation>kodowanie tekstu nie jest odczytywane, tylko UTF-8</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/xml.py" />
            <source>a tag or a comment has more than {LONGEST_TAG} bytes</source>
            <translation>znacznik lub komentarz XML ma więcej niż {LONGEST_TAG} B</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/xml.py" />
            <source>a map cannot have a document type declaration</source>
            <translation>mapa nie może mieć typu dokumentu; mógłby on wskazywać inne pliki i encje bez końca</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/xml.py" />
            <source>the map is made of more than {MOST_ELEMENTS} elements</source>
            <translation>elementów mapy jest więcej niż {MOST_ELEMENTS}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/xml.py" />
            <source>there are more than {MOST_NAMES} names of elements and attributes</source>
            <translation>nazw elementów i atrybutów jest więcej niż {MOST_NAMES}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/xml.py" />
            <source>elements are nested more than {MAX_DEPTH} deep</source>
            <translation>elementy są zagnieżdżone głębiej niż {MAX_DEPTH}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/xml.py" />
            <source>the document is a &lt;{tag}&gt;, not a &lt;map&gt;</source>
            <translation>dokument to &lt;{tag}&gt;, a nie &lt;map&gt;</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/xml.py" />
            <source>the map has more than {MAX_PARTS} layers, chunks, objects and properties</source>
            <translation>warstw, fragmentów, obiektów i właściwości mapy jest więcej niż {MAX_PARTS}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/flood_fill/flood.py" />
            <source>The cell in row {row}, column {col} is outside the maze.</source>
            <translation>Komórka w wierszu {row}, kolumnie {col} leży poza labiryntem.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/aldous_broder.py" />
            <source>random walk that carves into each new cell; every perfect maze is equally likely; slow</source>
            <translation>chodzi losowo i otwiera drogę do każdej nowej komórki: każdy labirynt doskonały równie często, ale powoli</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/binary_tree.py" />
            <source>the corner toward which passages lead</source>
            <translation>narożnik, do którego się dochodzi, idąc wciąż jedną z dwóch dróg</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/binary_tree.py" />
            <source>whether each cell opens a passage, or each corner of four cells adds a wall</source>
            <translation>czy każda komórka otwiera przejście, czy każdy narożnik czterech komórek dodaje ścianę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/binary_tree.py" />
            <source>A seed must be a 64-bit integer, not {seed}.</source>
            <translation>Ziarno to 64-bitowa liczba całkowita, nie {seed}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/binary_tree.py" />
            <source>A window must start at an integer row and column, not {row}, {col}.</source>
            <translation>Okno zaczyna się w całkowitym wierszu i kolumnie, nie {row}, {col}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/binary_tree.py" />
            <source>The window at row {row}, column {col} is outside the maze.</source>
            <translation>Okno w wierszu {row}, kolumnie {col} nie leży w labiryncie.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/binary_tree.py" />
            <source>opens each cell to one of two sides; strong diagonal bias, no four-way junctions</source>
            <translation>otwiera każdą komórkę na jeden z dwóch boków, niezależnie od innych: silny skos, żadna droga nie rozwidla się na cztery</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/block_grid.py" />
            <source>The maze cannot start at {row}: this position is not a field.</source>
            <translation>Labirynt nie może zacząć się w {row}: to nie jest pole.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/block_grid.py" />
            <source>The mask contains no cell of the block grid.</source>
            <translation>Żadne pole siatki bloków nie leży w masce.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/board.py" />
            <source>The mask is empty: a maze needs one cell at least.</source>
            <translation>Maska jest pusta: labirynt wymaga co najmniej jednej komórki.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/board.py" />
            <source>array of blocked sides</source>
            <translation>tablica zablokowanych boków</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/board.py" />
            <source>The maze cannot start at {row}: it has no cell there.</source>
            <translation>Labirynt nie może zacząć się w {row}: nie ma tam komórki.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/board.py" />
            <source>row {value}, column {value_2}</source>
            <translation>wiersz {value}, kolumna {value_2}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/board.py" />
            <source>Rows and columns must be integers, not {rows} × {cols}.</source>
            <translation>Wiersze i kolumny to liczby całkowite, nie {rows} × {cols}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/board.py" />
            <source>A maze has one row and one column at least, not {rows} × {cols}.</source>
            <translation>Labirynt ma co najmniej jeden wiersz i jedną kolumnę, nie {rows} × {cols}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/board.py" />
            <source>{rows} × {cols} cells are too many; a maze has at most {MAX_CELLS}.</source>
            <translation>{rows} × {cols} komórek to zbyt wiele; labirynt ma ich najwyżej {MAX_CELLS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/board.py" />
            <source>The {what} is {shape}, the maze {shape_2}; they must agree.</source>
            <translation>Niezgodne wymiary ({what}): {shape}, a labirynt {shape_2}; muszą być równe.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/braid.py" />
            <source>share of dead ends that get a second exit</source>
            <translation>ile ślepych zaułków dostanie drugie wyjście</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/caves.py" />
            <source>cellular automaton: random rock, smoothed by the majority of neighbors; keeps the largest cave</source>
            <translation>losowa skała, wygładzona według większości komórek wokół; zostaje największa jaskinia: szeroka i postrzępiona</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/caves.py" />
            <source>share of rock at the start; above one half only small caves remain</source>
            <translation>ile skały jest na początku; od połowy zostają tylko małe jaskinie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/dungeon.py" />
            <source>rooms with doors, connected by long winding corridors</source>
            <translation>lochy: komnaty z drzwiami i długie, kręte korytarze we wszystkim, co zostaje między nimi</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/dungeon.py" />
            <source>share of the floor used for rooms, if they fit</source>
            <translation>ile podłogi zajmą komnaty, o ile się zmieszczą</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/dungeon.py" />
            <source>share of room walls that get an extra door</source>
            <translation>ile ścian wokół komnat dostanie drzwi, które nie są konieczne</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/eller.py" />
            <source>builds one row at a time and remembers only the last; short dead ends, vertical passages</source>
            <translation>idzie wiersz po wierszu i wie tylko, co łączy się w ostatnim: krótkie ślepe zaułki, drogi w górę i w dół</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/eller.py" />
            <source>probability of joining two neighbors of a row that are not connected yet</source>
            <translation>jak często łączyć sąsiadów w wierszu, którzy nie są jeszcze połączeni</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/eller.py" />
            <source>probability of an extra opening to the south</source>
            <translation>jak często otwierać komórkę na południe, gdy nie jest to konieczne</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/filling.py" />
            <source>An infinite board does not fill the floor of a maze.</source>
            <translation>Nieskończona plansza nie wypełnia podłogi labiryntu.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/filling.py" />
            <source>Level {level} has no floor to fill.</source>
            <translation>Poziom {level} nie ma podłogi do wypełnienia.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/filling.py" />
            <source>Cell {cell} carries a {what}, and would become rock.</source>
            <translation>W komórce {cell} jest {what}, a stałaby się ona skałą.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/generator.py" />
            <source>{name} makes mazes odd × odd, not {rows} × {cols}; {fit_rows} × {fit_cols} fits.</source>
            <translation>{name} tworzy labirynty o nieparzystych wymiarach, nie {rows} × {cols}; pasuje {fit_rows} × {fit_cols}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/growing_tree.py" />
            <source>extends a cell chosen by a rule; from long winding passages to short dead ends</source>
            <translation>pozwala rosnąć jednej z zajętych komórek, według reguły: od długich krętych dróg po krótkie ślepe zaułki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/growing_tree.py" />
            <source>which cell is extended; mix takes the newest or a random one</source>
            <translation>która komórka rośnie dalej; Mieszanka bierze najnowszą, a czasem dowolną</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/growing_tree.py" />
            <source>with choice=mix, probability of taking a random cell instead of the newest</source>
            <translation>przy wyborze Mieszanka: jak często rośnie dowolna komórka zamiast najnowszej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/hiding.py" />
            <source>how many of the dead ends are shut by a secret</source>
            <translation>ile ślepych zaułków zamknąć sekretem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/hiding.py" />
            <source>share of cells covered with fog</source>
            <translation>ile komórek leży we mgle</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/hunt_and_kill.py" />
            <source>random walk until stuck, then continues at the first free cell next to the maze; long winding passages</source>
            <translation>idzie losowo, aż utknie, potem zaczyna tam, gdzie labirynt sąsiaduje z wolną komórką: długie kręte drogi</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/kruskal.py" />
            <source>removes random walls between separate trees until one tree is left; many short dead ends</source>
            <translation>otwiera dowolne ściany między różnymi drzewami, aż zostanie jedno: wiele krótkich ślepych zaułków</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/list_walk.py" />
            <source>random walk on a block grid, continued from a list of walls; loops, secret connections</source>
            <translation>idzie po siatce bloków, aż spotka siebie, potem dalej z listy ścian: pętle, tajne połączenia</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/list_walk.py" />
            <source>probability of removing a wall without checking whether the other side was visited</source>
            <translation>jak często burzy ścianę, zanim sprawdzi, czy już był po drugiej stronie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/list_walk.py" />
            <source>share of the connections between walks that are secret cells</source>
            <translation>ile połączeń w miejscach, gdzie zaczynał od nowa, to tajne komórki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/list_walk.py" />
            <source>cover all cells with fog</source>
            <translation>czy wszystkie komórki leżą we mgle</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/making.py" />
            <source>{name} cannot do the {lattice_name} lattice; it can do: {lattices}.</source>
            <translation>{name} nie obsługuje tej siatki: {lattice_name}; obsługuje: {lattices}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/making.py" />
            <source>{name} needs a full rectangle; masks and blocked sides are not supported.</source>
            <translation>{name} wymaga całego prostokąta; nie przyjmuje maski ani zablokowanych boków.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/making.py" />
            <source>{name} has no start cell. Generators with a start cell: {known}.</source>
            <translation>{name} nie zaczyna w żadnej określonej komórce; robią to: {known}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/making.py" />
            <source>{rows} × {cols} cells take more memory than there is.</source>
            <translation>{rows} × {cols} komórek wymaga więcej pamięci, niż jest dostępne.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/making.py" />
            <source>The {what} is an array of rows and columns, not {given}.</source>
            <translation>{what}: tablica wierszy i kolumn, a nie {given}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/making.py" />
            <source>A start must be an integer row and column, not {start}.</source>
            <translation>Start to całkowity wiersz i kolumna, a nie {start}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/parameter.py" />
            <source>{name} can be {range}, not {value}.</source>
            <translation>Dozwolone wartości {name}: {range}, nie {value}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/parameter.py" />
            <source>{name} is a number from {range}, not {value}.</source>
            <translation>{name} to liczba z zakresu {range}, nie {value}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/parameter.py" />
            <source>0 to {most}</source>
            <translation>0–{most}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/parameter.py" />
            <source>{name} must be an integer from {range}, not {value}.</source>
            <translation>{name} to liczba całkowita z zakresu {range}, nie {value}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/parameter.py" />
            <source>Unknown parameter {name}.</source>
            <translation>Nie ma parametru {name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/parameter.py" />
            <source>. Available: {known}</source>
            <translation>; dostępne: {known}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/parameter.py" />
            <source>; this generator has none</source>
            <translation>; ten generator nie ma żadnych</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/passages.py" />
            <source>The maze has no level {level}; its levels are 0 to {value}.</source>
            <translation>Labirynt nie ma poziomu {level}; jego poziomy to 0–{value}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/point_growth.py" />
            <source>An infinite board takes neither a mask nor blocked sides.</source>
            <translation>Nieskończona plansza nie przyjmuje ani maski, ani zablokowanych boków.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/point_growth.py" />
            <source>points create their neighbors one after another up to a number; open, with a ragged edge</source>
            <translation>kolejne punkty tworzą wszystkich swoich sąsiadów, aż do zadanej liczby: otwarty, z frędzlami</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/point_growth.py" />
            <source>which free point creates its neighbors next</source>
            <translation>który z wolnych punktów jako następny tworzy sąsiadów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/point_growth.py" />
            <source>direction of the first neighbor: the first (D1 or D2; east on squares), a random one, or a fixed one</source>
            <translation>kierunek pierwszego sąsiada: D1 lub D2, na kwadratach wschód; dowolny kierunek punktu; albo od D1 do D6 dla pierwszego punktu i następny dla punktów drugiego rodzaju</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/point_growth.py" />
            <source>number of points; 0: use the share</source>
            <translation>przy ilu punktach zakończyć; 0 – część miejsca</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/point_growth.py" />
            <source>with points=0, share of the board to fill</source>
            <translation>gdy Punkty = 0: jaką część miejsca zajmują</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/point_growth.py" />
            <source>stay on the given board, or grow on an infinite one that is cropped at the end</source>
            <translation>czy punkty trzymają się planszy, czy mają nieskończoną, przyciętą do nich; P1 jest tam punktem (0, 0, 0) albo początkiem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/prim.py" />
            <source>removes a random wall at the border of the maze; short dead ends everywhere</source>
            <translation>otwiera dowolną ścianę między labiryntem a resztą, jak kryształ: wszędzie krótkie ślepe zaułki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/recursive_division.py" />
            <source>splits the rectangle by a wall with one gap, then both parts, and so on; long straight walls</source>
            <translation>stawia ścianę z jedną przerwą w poprzek prostokąta, potem obu części i tak dalej: długie proste ściany</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/registry.py" />
            <source>A generator is given by its name, such as 'prim', not {name}.</source>
            <translation>Generator podaje się nazwą, na przykład 'prim', a nie jako {name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/registry.py" />
            <source>Unknown generator {name}. Available: {known}.</source>
            <translation>Nie ma generatora {name}; dostępne: {known}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/remove_loops.py" />
            <source>how many of the loops are closed</source>
            <translation>ile pętli zamknąć</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/scatter_markers.py" />
            <source>how many treasures are scattered, in dead ends first</source>
            <translation>ile skarbów rozrzucić, najpierw w ślepych zaułkach</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/scatter_markers.py" />
            <source>number of other characters to place, in dead ends first</source>
            <translation>ile innych postaci rozrzucić, najpierw w ślepych zaułkach</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/scatter_markers.py" />
            <source>how many opponents are scattered, in dead ends first</source>
            <translation>ilu przeciwników rozrzucić, najpierw w ślepych zaułkach</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/scatter_markers.py" />
            <source>Counts are numbers by the kinds of markers, not {counts}.</source>
            <translation>Liczności to liczby według rodzaju znacznika, a nie {counts}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/sidewinder.py" />
            <source>groups each row into runs and opens one exit up from each; every cell has a path straight up</source>
            <translation>łączy komórki wiersza w ciągi i z każdego otwiera jedną drogę w górę: zewsząd da się iść dalej w górę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/sidewinder.py" />
            <source>probability that a run continues</source>
            <translation>jak często ciąg biegnie dalej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/sparsify.py" />
            <source>how many of the dead ends are filled with rock</source>
            <translation>ile ślepych zaułków wypełnić skałą</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/stack.py" />
            <source>depth-first search (recursive backtracker); long winding passages, few dead ends</source>
            <translation>idzie losowo, aż utknie, potem wraca tam, skąd może iść dalej: długie kręte drogi, mało ślepych zaułków</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/wilson.py" />
            <source>loop-erased random walks; every perfect maze is equally likely</source>
            <translation>chodzi losowo z komórek na zewnątrz do labiryntu, bez pętli: każdy labirynt doskonały równie często</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>Left button</source>
            <translation>Lewy przycisk</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>paints</source>
            <translation>rysuje</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>Right button</source>
            <translation>Prawy przycisk</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>erases with any tool</source>
            <translation>usuwa, z każdym narzędziem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>Middle button, or Space and left</source>
            <translation>Środkowy przycisk albo Spacja i lewy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>pans</source>
            <translation>przesuwa widok</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>Ctrl and wheel, or two fingers</source>
            <translation>Ctrl i kółko albo dwa palce</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>zooms at the pointer</source>
            <translation>zmienia powiększenie wokół wskaźnika</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>Wheel; Shift and wheel</source>
            <translation>Kółko; Shift i kółko</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>scrolls; scrolls sideways</source>
            <translation>przewija; przewija w bok</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>Escape, or the other button</source>
            <translation>Esc albo drugi przycisk</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>cancels the gesture</source>
            <translation>przerywa gest</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>X, Y and Z</source>
            <translation>X, Y i Z</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>mirror, flip and rotate the floating selection</source>
            <translation>odbijają i obracają unoszący się fragment</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>About Mazewright</source>
            <translation>O programie Mazewright</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>Mazewright</source>
            <translation>Mazewright</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>&lt;b&gt;Mazewright {version}&lt;/b&gt;</source>
            <translation>&lt;b&gt;Mazewright {version}&lt;/b&gt;</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>A maze editor that knows, while you draw, which cells are rooms, corridors and crossroads.&lt;br&gt;&lt;br&gt;If something goes wrong, include this and the log in your report:&lt;br&gt;&lt;small&gt;{versions}&lt;/small&gt;</source>
            <translation>Edytor labiryntów, który podczas rysowania wie, które komórki są komnatami, korytarzami i skrzyżowaniami.&lt;br&gt;&lt;br&gt;Jeśli coś pójdzie nie tak, dołącz do zgłoszenia te informacje wraz z logiem:&lt;br&gt;&lt;small&gt;{versions}&lt;/small&gt;</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>&amp;Copy versions</source>
            <translation>&amp;Kopiuj wersje</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>Show &amp;log</source>
            <translation>Pokaż &amp;log</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>Keys and mouse</source>
            <translation>Klawisze i mysz</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>settings options language theme dark light wheel</source>
            <translation>ustawienia opcje język motyw ciemny jasny kółko</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>shortcuts hotkeys keyboard settings</source>
            <translation>skróty klawiatura ustawienia</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>image picture png svg pdf</source>
            <translation>obraz rysunek png svg pdf</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>create size honeycomb hexagons triangles</source>
            <translation>utwórz rozmiar plaster miodu sześciokąty trójkąty</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>backup history restore recover</source>
            <translation>kopia historia przywróć odzyskaj</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>delete remove erase</source>
            <translation>usuń skasuj wymaż</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>rotate</source>
            <translation>obrót obracanie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>unselect</source>
            <translation>odznacz cofnij zaznaczenie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>portal warp gate link</source>
            <translation>portal brama połączenie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>ladder elevator floors</source>
            <translation>drabina winda piętra</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>flag start goal entrance exit</source>
            <translation>flaga początek cel wejście wyjście</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>shortest path distance measure</source>
            <translation>najkrótsza droga odległość mierz</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>bucket</source>
            <translation>wiadro</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>point triplet expand direction hexagon</source>
            <translation>punkt trójka sąsiad kierunek sześciokąt rosnąć</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>eyedropper pipette</source>
            <translation>kroplomierz pipeta</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>solve shortest path answer</source>
            <translation>rozwiąż najkrótsza droga odpowiedź</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>bottlenecks bridges</source>
            <translation>wąskie gardła mosty</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>check errors validate</source>
            <translation>sprawdź błędy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>generate random create algorithm</source>
            <translation>generuj losowo utwórz algorytm</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>floors storeys layers</source>
            <translation>piętra kondygnacje warstwy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>whole all zoom</source>
            <translation>cały wszystko zoom</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>Search actions</source>
            <translation>Szukaj działań</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>What do you want to do?</source>
            <translation>Co chcesz zrobić?</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>Actions</source>
            <translation>Działania</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>No matching action.</source>
            <translation>Żadna czynność nie ma wszystkich tych słów.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/building.py" />
            <source>Space</source>
            <translation>Spacja</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/building.py" />
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/building.py" />
            <source>Left</source>
            <translation>Strzałka w lewo</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/building.py" />
            <source>Right</source>
            <translation>Strzałka w prawo</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/building.py" />
            <source>Up</source>
            <translation>Strzałka w górę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/building.py" />
            <source>Down</source>
            <translation>Strzałka w dół</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/building.py" />
            <source>moves the maze by dragging</source>
            <translation>przesuwa labirynt przeciąganiem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/building.py" />
            <source>cancels the drawing</source>
            <translation>przerywa rysowanie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/building.py" />
            <source>scrolls</source>
            <translation>przewija</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/building.py" />
            <source>&amp;nbsp; {keys}</source>
            <translation>&amp;nbsp; {keys}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/level_actions.py" />
            <source>add level</source>
            <translation>dodanie poziomu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/level_actions.py" />
            <source>copy level</source>
            <translation>kopiowanie poziomu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/level_actions.py" />
            <source>remove level</source>
            <translation>usunięcie poziomu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/level_actions.py" />
            <source>move level</source>
            <translation>przeniesienie poziomu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/maze_actions.py" />
            <source>cover with fog</source>
            <translation>zakrywanie mgłą</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/maze_actions.py" />
            <source>clear fog</source>
            <translation>zdejmowanie mgły</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/maze_actions.py" />
            <source>Updating the fog…</source>
            <translation>Zmiana mgły…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/maze_actions.py" />
            <source>thin walls to blocks</source>
            <translation>zamiana cienkich ścian na bloki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/maze_actions.py" />
            <source>blocks to thin walls</source>
            <translation>zamiana bloków na cienkie ściany</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/maze_actions.py" />
            <source>swap walls and passages</source>
            <translation>zamień ściany i przejścia</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/maze_actions.py" />
            <source>Converting…</source>
            <translation>Przekształcanie…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/maze_actions.py" />
            <source>Copying the maze…</source>
            <translation>Kopiowanie labiryntu…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/maze_actions.py" />
            <source>Another maze was opened meanwhile. Nothing was changed.</source>
            <translation>Teraz pokazywany jest inny labirynt; nic nie zrobiono.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/maze_actions.py" />
            <source>The maze was changed meanwhile. Nothing was done.</source>
            <translation>Labirynt zmieniono w międzyczasie; nic nie zrobiono.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/maze_actions.py" />
            <source>Stopped. The maze was not changed.</source>
            <translation>Przerwano; labirynt jest bez zmian.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>&amp;File</source>
            <translation>&amp;Plik</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>&amp;Edit</source>
            <translation>&amp;Edycja</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>&amp;View</source>
            <translation>&amp;Widok</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>&amp;Maze</source>
            <translation>&amp;Labirynt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>&amp;Analyse</source>
            <translation>&amp;Analiza</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>E&amp;xplore</source>
            <translation>O&amp;dkrywanie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>&amp;Window</source>
            <translation>&amp;Okno</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>&amp;Help</source>
            <translation>Pomo&amp;c</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>Sele&amp;ction</source>
            <translation>Zaznacz&amp;enie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>Symmetr&amp;y</source>
            <translation>S&amp;ymetria</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>Marker kin&amp;d</source>
            <translation>&amp;Rodzaj znacznika</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>Colors of kin&amp;ds</source>
            <translation>Kolor&amp;y rodzajów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>G&amp;host</source>
            <translation>Prześwit poziom&amp;u</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/selection_actions.py" />
            <source>Nothing is selected. Press R and drag over cells, or press Ctrl+A.</source>
            <translation>Nic nie jest zaznaczone: wybierz narzędzie zaznaczania (R) i przeciągnij po komórkach albo naciśnij Ctrl+A.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/selection_actions.py" />
            <source>Drag to place · Enter to drop · Esc to cancel · X/Y to mirror, Z to rotate</source>
            <translation>Przeciągnij na miejsce; Enter odkłada, Esc porzuca, X, Y i Z obracają.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/selection_actions.py" />
            <source>This stamp</source>
            <translation>Ten stempel</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/selection_actions.py" />
            <source>Save as stamp</source>
            <translation>Zapisz jako stempel</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/selection_actions.py" />
            <source>Name of the stamp:</source>
            <translation>Nazwa stempla:</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/selection_actions.py" />
            <source>The stamp “{name}” is in the Stamps dock.</source>
            <translation>Stempel „{name}” jest w panelu Stemple.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/selection_actions.py" />
            <source>fill with rock</source>
            <translation>wypełnianie skałą</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/selection_actions.py" />
            <source>The clipboard</source>
            <translation>Zawartość schowka</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/selection_actions.py" />
            <source>{what} has another lattice ({lattice_title}) than this maze ({lattice_title_2}).</source>
            <translation>Różne siatki: {what} ({lattice_title}), ten labirynt ({lattice_title_2}).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/selection_actions.py" />
            <source>Copied: {count}.</source>
            <translation>Skopiowano: {count}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/session_actions.py" />
            <source>&amp;Undo {text}</source>
            <translation>&amp;Cofnij: {text}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/session_actions.py" />
            <source>&amp;Redo {text}</source>
            <translation>&amp;Ponów: {text}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>Keyboard shortcuts</source>
            <translation>Klawisze działań</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>Search by name or key</source>
            <translation>Szukaj po nazwie lub klawiszu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>Search</source>
            <translation>Szukaj</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>Key</source>
            <translation>Klawisz</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>Clear the key</source>
            <translation>Wyczyść klawisz</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>&amp;Set key</source>
            <translation>&amp;Ustaw klawisz</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>&amp;Default key</source>
            <translation>Klawis&amp;z domyślny</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>All &amp;defaults</source>
            <translation>&amp;Wszystkie domyślne</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>Action</source>
            <translation>Działanie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>Keys</source>
            <translation>Klawisze</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>{key} is already used for “{text}”. Setting it here removes it there.</source>
            <translation>{key} to klawisz działania „{text}”, które by go straciło.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>In the maze, {key}: {HAND_KEYS}. Setting this key replaces that.</source>
            <translation>W labiryncie {key}: {HAND_KEYS}; z tym klawiszem już by tak nie było.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;New…</source>
            <translation>&amp;Nowy…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Create a new maze</source>
            <translation>Zaczyna nowy labirynt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Open…</source>
            <translation>&amp;Otwórz…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Open a maze file</source>
            <translation>Otwiera labirynt z pliku</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Save</source>
            <translation>&amp;Zapisz</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Save the maze to its file</source>
            <translation>Zapisuje labirynt w jego pliku</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Save &amp;as…</source>
            <translation>Zapisz &amp;jako…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Save the maze to another file or format</source>
            <translation>Zapisuje labirynt w innym pliku lub formacie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Reload</source>
            <translation>Wczytaj &amp;ponownie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Read the file from the disk again</source>
            <translation>Otwiera plik w takim stanie, w jakim jest teraz na dysku</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Earlier &amp;versions…</source>
            <translation>Wcześniejsze &amp;wersje…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Open an earlier version of the file as a copy</source>
            <translation>Otwiera jako kopię to, co było w pliku przed zapisaniem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Export…</source>
            <translation>&amp;Eksportuj…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Export the maze as PNG, SVG or PDF</source>
            <translation>Rysuje labirynt jako obraz, rysunek wektorowy lub strony PDF</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Print…</source>
            <translation>&amp;Drukuj…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Preview and print the maze</source>
            <translation>Pokazuje podgląd wydruku labiryntu i drukuje go</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Close</source>
            <translation>Za&amp;mknij</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Close the maze</source>
            <translation>Zamyka labirynt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Quit</source>
            <translation>Za&amp;kończ</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Quit Mazewright</source>
            <translation>Kończy pracę z programem Mazewright</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Cofnij</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Undo the last step</source>
            <translation>Cofa ostatni krok</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Redo</source>
            <translation>&amp;Ponów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Redo the last undone step</source>
            <translation>Ponawia ostatnio cofnięty krok</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Cu&amp;t</source>
            <translation>Wy&amp;tnij</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Cut the selection and leave floor</source>
            <translation>Przenosi zaznaczenie do schowka i zostawia podłogę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Kopiuj</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Copy the selection; other programs get it as block text</source>
            <translation>Kopiuje zaznaczenie do schowka; inne programy otrzymują je jako tekst blokowy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Paste</source>
            <translation>&amp;Wklej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Paste the clipboard, or block text, as a floating selection</source>
            <translation>Zawartość schowka unosi się, aż zostanie odłożona; można też wkleić tekst blokowy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Paste in p&amp;lace</source>
            <translation>Wkle&amp;j w miejscu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Paste at the place it was copied from</source>
            <translation>Zawartość unosi się tam, skąd ją skopiowano</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Cl&amp;ear</source>
            <translation>W&amp;yczyść</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Del</source>
            <translation>Del</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Clear the selection to open floor; walls around it stay</source>
            <translation>Zamienia zaznaczenie w otwartą podłogę; ściany wokół zostają</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Element p&amp;roperties</source>
            <translation>Wł&amp;aściwości tego miejsca</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show and edit the link, marker or region under the pointer</source>
            <translation>Pokazuje łącze, znacznik lub obszar pod wskaźnikiem i pozwala je zmienić</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Select &amp;all</source>
            <translation>Zaznacz w&amp;szystko</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Select the whole level</source>
            <translation>Zaznacza cały poziom</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Deselect</source>
            <translation>O&amp;dznacz</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Clear the selection</source>
            <translation>Usuwa zaznaczenie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Invert selection</source>
            <translation>&amp;Odwróć zaznaczenie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Select the cells that are not selected</source>
            <translation>Zaznacza to, co nie jest zaznaczone</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Grow selection</source>
            <translation>&amp;Powiększ zaznaczenie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Add the neighboring cells to the selection</source>
            <translation>Zaznacza także komórki obok zaznaczonych</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Shrink selection</source>
            <translation>Po&amp;mniejsz zaznaczenie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Remove the cells at the edge from the selection</source>
            <translation>Pomija komórki na skraju zaznaczenia</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Fill with rock</source>
            <translation>&amp;Wypełnij skałą</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Fill the selection with rock</source>
            <translation>Zamienia zaznaczenie w skałę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Mirror</source>
            <translation>Odbij w po&amp;ziomie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Flip the selection horizontally; X while it floats</source>
            <translation>Zamienia lewą i prawą stronę zaznaczenia; X, gdy się unosi</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Fl&amp;ip</source>
            <translation>Odbij w p&amp;ionie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Flip the selection vertically; Y while it floats</source>
            <translation>Zamienia górę i dół zaznaczenia; Y, gdy się unosi</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Turn</source>
            <translation>O&amp;bróć</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Rotate the selection clockwise; Z while it floats</source>
            <translation>Obraca zaznaczenie w prawo; Z, gdy się unosi</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Save as &amp;stamp…</source>
            <translation>Zapisz jako &amp;stempel…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Save the selection in the Stamps dock</source>
            <translation>Zachowuje zaznaczenie w panelu Stemple, dla każdego labiryntu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Remove stamp</source>
            <translation>&amp;Usuń stempel</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Remove the selected stamp</source>
            <translation>Usuwa wybrany stempel</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Pre&amp;ferences…</source>
            <translation>&amp;Ustawienia…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Set colors, the mouse wheel and what opens at startup</source>
            <translation>Kolory, kółko myszy i to, co otwiera się przy starcie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Select</source>
            <translation>&amp;Zaznaczanie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Select a block of cells; drag the selection to move it</source>
            <translation>Zaznacza blok komórek; zaznaczenie można przeciągnąć gdzie indziej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Lass&amp;o</source>
            <translation>&amp;Lasso</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Select the cells inside a drawn outline</source>
            <translation>Zaznacza obrysowane komórki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Region wan&amp;d</source>
            <translation>Różdżka o&amp;bszarów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Select the room or corridor under the pointer</source>
            <translation>Zaznacza klikniętą komnatę lub korytarz</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Wall brush</source>
            <translation>Pędzel ścia&amp;n</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Draw walls along cell edges. Start on a wall to erase. Right button: erase. Shift: straight line.</source>
            <translation>Rysuje cienkie ściany na boku najbliższym wskaźnikowi; pierwszy bok rozstrzyga, czy ściany powstają, czy znikają</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Roc&amp;k brush</source>
            <translation>Pędzel skał&amp;y</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Fill cells with rock. Right button: clear. Shift: straight line.</source>
            <translation>Wypełnia skałą całe komórki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Eraser</source>
            <translation>&amp;Gumka</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Erase walls, rock and teleporters. Shift: straight line.</source>
            <translation>Usuwa ściany, skałę i teleportery</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Line</source>
            <translation>L&amp;inia</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Draw a line of walls from post to post. Shift: straight along the lattice. Ctrl: from the center.</source>
            <translation>Rysuje ściany od słupka do słupka; Shift prowadzi prosto wzdłuż siatki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Rectan&amp;gle</source>
            <translation>Pr&amp;ostokąt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Draw walls around a block of cells. Shift: square. Ctrl: from the center.</source>
            <translation>Otacza blok komórek ścianami; Shift daje kwadrat, Ctrl powiększa od środka</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>F&amp;ill</source>
            <translation>Wypełnia&amp;nie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Fill connected floor with rock. Right button: clear connected rock. Shift: one region. Ctrl: whole level.</source>
            <translation>Wypełnia skałą połączoną podłogę, prawy przycisk wykuwa skałę; Shift: tylko obszar, Ctrl: cały poziom</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Teleporter</source>
            <translation>Tele&amp;porter</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Drag from cell to cell. Near an edge: wall portal; in the middle: pad. Shift: one-way. Right button: remove.</source>
            <translation>Przeciągnij z komórki do komórki: przy ścianie brama w niej, na środku płytka; z Shift jednokierunkowy, prawy przycisk usuwa</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Stairs</source>
            <translation>Sc&amp;hody</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Click a cell to add stairs up. Shift: down. Ctrl: one-way. Right button: remove.</source>
            <translation>Kliknięcie komórki stawia schody w górę; Shift: w dół, Ctrl: jednokierunkowe, prawy przycisk usuwa</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Marker</source>
            <translation>Zna&amp;cznik</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Place a start (1), goal (2), treasure (3) or other marker (4 to 6). At the outer border, a start or goal opens a gap.</source>
            <translation>Stawia starty (1), mety (2), skarby (3) i inne, do 6; przy brzegu zewnętrznym start lub meta otwiera w nim przerwę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Grow</source>
            <translation>&amp;Rozrost</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Let a free point create its neighbors, first toward the pointer. 1 to 6: choose direction D1 to D6.</source>
            <translation>Każe wolnemu punktowi plastra miodu utworzyć sąsiadów, najpierw w stronę wskaźnika; 1 do 6 wybierają D1 do D6</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Se&amp;crets</source>
            <translation>S&amp;ekrety</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Add secret doors and cells. Shift: already found. Right button: remove.</source>
            <translation>Ukrywa drzwi w ścianach i komórki; Shift: już znalezione, prawy przycisk usuwa</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Fog</source>
            <translation>&amp;Mgła</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Cover cells with fog, which hides them from players. Right button: clear.</source>
            <translation>Zakrywa komórki mgłą, przez którą gracz nie widzi; prawy przycisk ją zdejmuje</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Path probe</source>
            <translation>&amp;Sonda drogi</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show the shortest path from the pressed cell to the pointer, and its length</source>
            <translation>Naciśnij i przesuń: najkrótsza droga stamtąd do wskaźnika i jej długość</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Pick</source>
            <translation>Pipe&amp;ta</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Pick the tool for the object under the pointer</source>
            <translation>Wybiera narzędzie, które rysuje to, co jest pod wskaźnikiem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;None</source>
            <translation>&amp;Brak</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Turn symmetry off</source>
            <translation>Rysuje tylko po jednej stronie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Left and right</source>
            <translation>&amp;Lewo i prawo</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Mirror all drawing left and right</source>
            <translation>To, co się rysuje, pojawia się w odbiciu także po drugiej stronie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Above and below</source>
            <translation>&amp;Góra i dół</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Mirror all drawing above and below</source>
            <translation>To, co się rysuje na górze, pojawia się w odbiciu także na dole i odwrotnie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Both mirrors</source>
            <translation>&amp;Oba odbicia</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Mirror all drawing in both directions</source>
            <translation>To, co się rysuje, pojawia się we wszystkich czterech rogach</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Half turn</source>
            <translation>&amp;Pół obrotu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Repeat all drawing rotated by 180°</source>
            <translation>To, co się rysuje, pojawia się także obrócone do góry nogami</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Quarter turns</source>
            <translation>Ć&amp;wierćobroty</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Repeat all drawing rotated by 90°, 180° and 270°</source>
            <translation>To, co się rysuje, pojawia się cztery razy, za każdym razem obrócone o ćwierć obrotu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Start</source>
            <translation>&amp;Start</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Where a path begins</source>
            <translation>Miejsce, w którym się zaczyna</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Goal</source>
            <translation>&amp;Meta</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Where a path ends; with several goals, at the nearest</source>
            <translation>Miejsce, do którego się zmierza; z kilku liczy się najbliższe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Treasure</source>
            <translation>S&amp;karb</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>An item to collect</source>
            <translation>Coś do znalezienia</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Character</source>
            <translation>&amp;Postać</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>A character to meet</source>
            <translation>Ktoś do spotkania</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Opponent</source>
            <translation>P&amp;rzeciwnik</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>An opponent that chases explorers</source>
            <translation>Ktoś, kto ściga wędrowców</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Note</source>
            <translation>&amp;Notatka</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>A note for yourself or the players</source>
            <translation>Słowa dla siebie lub dla gracza</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Zoom &amp;in</source>
            <translation>Po&amp;większ</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Zoom in</source>
            <translation>Powiększa komórki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Zoom &amp;out</source>
            <translation>Po&amp;mniejsz</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Zoom out</source>
            <translation>Pomniejsza komórki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Zoom to the default size</source>
            <translation>Pokazuje komórki w zwykłej wielkości</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Fit</source>
            <translation>&amp;Dopasuj</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show the whole maze</source>
            <translation>Pokazuje cały labirynt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Go to cell…</source>
            <translation>&amp;Idź do komórki…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Go to a cell by row and column</source>
            <translation>Pokazuje komórkę o podanym wierszu i kolumnie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Copy coordinates</source>
            <translation>Kopiu&amp;j położenie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Copy the coordinates of the cell under the pointer</source>
            <translation>Kopiuje do schowka współrzędne komórki pod wskaźnikiem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Cell c&amp;ursor</source>
            <translation>&amp;Kursor komórki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Draw with the keyboard. Arrows: move. Enter: click. Space: hold. Ctrl+arrow: click a side.</source>
            <translation>Rysowanie klawiszami: strzałki przesuwają, Enter klika, Spacja przytrzymuje, Ctrl ze strzałką klika bok</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Grid</source>
            <translation>Linie &amp;siatki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show grid lines between cells</source>
            <translation>Rysuje linie między komórkami</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Points and links</source>
            <translation>Punkty i łą&amp;cza</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show a honeycomb as points with links instead of triangles with walls</source>
            <translation>Rysuje plaster miodu jako punkty z łączami zamiast trójkątów ze ścianami</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Open fa&amp;ces</source>
            <translation>&amp;Otwarte pola</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Outline the open faces that make up rooms</source>
            <translation>Obrysuj otwarte pola, z których składają się komnaty: kwadraty lub, na plastrze miodu, sześciokąty</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>As a pla&amp;yer sees it</source>
            <translation>Widok &amp;gracza</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Hide fogged cells and undiscovered secrets</source>
            <translation>Ukrywa to, co we mgle, i nieznalezione sekrety</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Region grap&amp;h</source>
            <translation>Gra&amp;f obszarów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show the region graph over the maze</source>
            <translation>Rysuje na labiryncie obszary jako kropki, a ich styki jako linie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Legend</source>
            <translation>&amp;Legenda</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show the legend</source>
            <translation>Objaśnia kolory</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Usual</source>
            <translation>&amp;Zwykłe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Default colors</source>
            <translation>Zwykłe kolory rodzajów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>For &amp;red-green blindness</source>
            <translation>Daltonizm &amp;czerwono-zielony</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Colors that are distinct with deuteranopia and protanopia</source>
            <translation>Kolory rozróżnialne przy deuteranopii i protanopii</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>For &amp;blue-yellow blindness</source>
            <translation>Daltonizm &amp;niebiesko-żółty</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Colors that are distinct with tritanopia</source>
            <translation>Kolory rozróżnialne przy tritanopii</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Shades of &amp;gray</source>
            <translation>&amp;Odcienie szarości</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Shades of gray, for printers and screens without color</source>
            <translation>Bez kolorów, także dla ekranów i drukarek, które ich nie mają</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Pa&amp;tterns on kinds</source>
            <translation>Wzory na rodz&amp;ajach</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Mark kinds with patterns where cells are large: rock hatched, rooms dotted, crossroads crossed</source>
            <translation>Przy dużych komórkach kreskuje skałę i kropkuje komnaty; korytarze są gładkie, skrzyżowania mają krzyżyki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Preview &amp;changes</source>
            <translation>Sku&amp;tki kliknięcia</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show beside the idle pointer how a click would change regions, dead ends and the solution</source>
            <translation>Podaje obok nieruchomego wskaźnika, jakie obszary, ślepe zaułki i rozwiązanie zmieniłoby kliknięcie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show no other level</source>
            <translation>Pokazuje sam poziom</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Level &amp;below</source>
            <translation>Poziom po&amp;niżej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide the walls of the level below, in pale blue</source>
            <translation>Pokazuje blado, na niebiesko, ściany poziomu poniżej; ponowny wybór je ukrywa</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Level &amp;above</source>
            <translation>Poziom po&amp;wyżej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide the walls of the level above, in pale red</source>
            <translation>Pokazuje blado, na czerwono, ściany poziomu powyżej; ponowny wybór je ukrywa</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Kinds</source>
            <translation>&amp;Rodzaje</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Color rooms, corridors and crossroads</source>
            <translation>Koloruje komnaty, korytarze i skrzyżowania</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Regions</source>
            <translation>O&amp;bszary</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Color each region differently</source>
            <translation>Nadaje każdemu obszarowi własny kolor</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Nothing</source>
            <translation>&amp;Nic</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show no overlay</source>
            <translation>Pokazuje sam labirynt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Distances</source>
            <translation>&amp;Odległości</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Color cells by the steps from the start, or from a chosen cell</source>
            <translation>Koloruje komórki według liczby kroków od startu lub od wskazanego miejsca</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Dead &amp;ends</source>
            <translation>Ślepe &amp;zaułki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Color the cells that lead only to dead ends</source>
            <translation>Koloruje to, co prowadzi tylko do ślepych zaułków</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Chokepoints</source>
            <translation>&amp;Przesmyki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Color the cells that disconnect the maze when they are closed</source>
            <translation>Koloruje komórki, których zamknięcie odcina inne</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Solution</source>
            <translation>Rozwiązani&amp;e</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Color the shortest path from the start to the nearest goal</source>
            <translation>Koloruje najkrótszą drogę od startu do najbliższej mety</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Su&amp;btrees</source>
            <translation>Po&amp;ddrzewa</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Color each cell of a perfect maze by the number of cells behind it</source>
            <translation>Pokoloruj każdą komórkę idealnego labiryntu według liczby komórek leżących za nią, patrząc od startu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Level &amp;up</source>
            <translation>Poziom w&amp;yżej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>PgUp</source>
            <translation>PgUp</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Go to the level above</source>
            <translation>Pokazuje poziom powyżej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Level &amp;down</source>
            <translation>Poziom &amp;niżej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>PgDown</source>
            <translation>PgDown</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Go to the level below</source>
            <translation>Pokazuje poziom poniżej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Add level above</source>
            <translation>&amp;Dodaj poziom wyżej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Add a level of open floor above this one</source>
            <translation>Dodaje poziom otwartej podłogi nad pokazywanym</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Add level &amp;below</source>
            <translation>Dodaj poziom niże&amp;j</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Add a level of open floor below this one</source>
            <translation>Dodaje poziom otwartej podłogi pod pokazywanym</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Copy level</source>
            <translation>&amp;Kopiuj poziom</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Copy this level, with its links and markers, above it</source>
            <translation>Dodaje nad poziomem jego kopię z własnymi łączami i znacznikami</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Remove level</source>
            <translation>&amp;Usuń poziom</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Remove this level and the links that end there</source>
            <translation>Usuwa poziom i łącza, które się na nim kończą</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Move level up</source>
            <translation>P&amp;rzenieś poziom wyżej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Move this level up with its links</source>
            <translation>Przenosi poziom nad następny; łącza idą za nim</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Move level d&amp;own</source>
            <translation>&amp;Przenieś poziom niżej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Move this level down with its links</source>
            <translation>Przenosi poziom pod poprzedni; łącza idą za nim</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Thin walls to bloc&amp;ks…</source>
            <translation>Cienkie ściany na &amp;bloki…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Convert walls to blocks; the maze becomes twice as large</source>
            <translation>Zamienia każdą ścianę w osobny blok, co podwaja długości</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Blocks to &amp;thin walls…</source>
            <translation>Bloki na &amp;cienkie ściany…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Convert blocks to thin walls; the maze becomes half as large</source>
            <translation>Zamienia bloki między komórkami w cienkie ściany, co zmniejsza długości o połowę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Dua&amp;l…</source>
            <translation>Labirynt dua&amp;lny…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Swap walls and passages, upside down</source>
            <translation>Zamień ściany i przejścia miejscami, do góry nogami</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Cover level with &amp;fog</source>
            <translation>Zakryj poziom &amp;mgłą</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Cover the whole level with fog</source>
            <translation>Gracz nie widzi niczego na tym poziomie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Clear fog from le&amp;vel</source>
            <translation>&amp;Zdejmij mgłę z poziomu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Clear all fog from the level</source>
            <translation>Gracz widzi cały poziom oprócz sekretów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Explore this maze…</source>
            <translation>&amp;Odkrywaj ten labirynt…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Let explorers walk through a copy of the maze, and see what they know</source>
            <translation>Wysyła wędrowców w kopię labiryntu i pokazuje, co już wiedzą</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Distance &amp;from here</source>
            <translation>Odległości s&amp;tąd</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Color cells by the steps from the cell under the pointer</source>
            <translation>Koloruje komórki według liczby kroków od komórki pod wskaźnikiem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Recalculate regions</source>
            <translation>&amp;Wyznacz obszary</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Recalculate rooms, corridors and crossroads</source>
            <translation>Wyznacza komnaty, korytarze i skrzyżowania od nowa</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>St&amp;op</source>
            <translation>Zatrzy&amp;maj</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Stop calculating regions</source>
            <translation>Zatrzymuje wyznaczanie obszarów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show region &amp;under pointer</source>
            <translation>Pokaż o&amp;bszar pod wskaźnikiem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Outline the region under the pointer and select it in the table</source>
            <translation>Obrysowuje obszar pod wskaźnikiem i odszukuje go w tabeli</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide the table of regions</source>
            <translation>Pokazuje lub ukrywa tabelę obszarów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Statistics</source>
            <translation>&amp;Statystyka</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide the statistics of the maze</source>
            <translation>Pokazuje lub ukrywa statystykę labiryntu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Problems</source>
            <translation>&amp;Problemy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide the problems of the maze</source>
            <translation>Pokazuje lub ukrywa to, co jest nie tak z labiryntem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Region &amp;graph</source>
            <translation>&amp;Graf obszarów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide the region graph</source>
            <translation>Pokazuje lub ukrywa osobny graf obszarów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Ge&amp;nerators</source>
            <translation>&amp;Generatory</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Generate a maze by one of many algorithms</source>
            <translation>Tworzy labirynt jednym z wielu algorytmów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Levels</source>
            <translation>P&amp;oziomy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide thumbnails of the levels</source>
            <translation>Pokazuje lub ukrywa poziomy na małych obrazach</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Minim&amp;ap</source>
            <translation>&amp;Minimapa</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide the overview of the level</source>
            <translation>Pokazuje lub ukrywa cały poziom w pomniejszeniu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>H&amp;istory</source>
            <translation>&amp;Historia</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide the list of steps to undo and redo</source>
            <translation>Pokazuje lub ukrywa listę kroków, które można cofnąć lub ponowić</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Last &amp;change</source>
            <translation>Ost&amp;atnia zmiana</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide the effect of the last change on rooms, corridors and crossroads</source>
            <translation>Pokazuje lub ukrywa, co ostatnie pociągnięcie, cofnięcie lub ponowienie zmieniło w komnatach, korytarzach i skrzyżowaniach</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Properti&amp;es</source>
            <translation>&amp;Właściwości</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide the properties of the maze and of the selected element</source>
            <translation>Pokazuje lub ukrywa tytuł, autora i właściwości labiryntu oraz rzeczy w nim</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Sta&amp;mps</source>
            <translation>S&amp;temple</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide the saved stamps</source>
            <translation>Pokazuje lub ukrywa zachowane fragmenty</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Ne&amp;xt maze</source>
            <translation>&amp;Następny labirynt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Go to the next tab</source>
            <translation>Pokazuje labirynt z następnej karty</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Pre&amp;vious maze</source>
            <translation>Poprzedni &amp;labirynt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Go to the previous tab</source>
            <translation>Pokazuje labirynt z poprzedniej karty</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Loc&amp;k layout</source>
            <translation>&amp;Zablokuj układ</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Lock tool bars and docks in place</source>
            <translation>Utrzymuje paski i panele na miejscu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Hide docks</source>
            <translation>U&amp;kryj panele</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Hide all docks</source>
            <translation>Oddaje labiryntowi całe miejsce</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Full screen</source>
            <translation>P&amp;ełny ekran</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show the window full screen</source>
            <translation>Zajmuje cały ekran</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Reset &amp;layout</source>
            <translation>P&amp;rzywróć układ</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Restore the default layout of tool bars and docks</source>
            <translation>Ustawia paski i panele tak, jak były na początku</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Start page</source>
            <translation>&amp;Strona startowa</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Create a maze, open a recent one, or open an example</source>
            <translation>Pozwala zacząć labirynt, kontynuować inny lub obejrzeć przykład</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Take the &amp;tour</source>
            <translation>&amp;Przewodnik</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Learn the basics in two minutes</source>
            <translation>W dwie minuty pokazuje, co jest w programie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Search actions…</source>
            <translation>Szukaj d&amp;ziałań…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Search all actions</source>
            <translation>Znajduje po słowie wszystko, co program potrafi</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Change keys…</source>
            <translation>Z&amp;mień klawisze…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Edit keyboard shortcuts</source>
            <translation>Przypisuje działaniom inne klawisze</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Keys and mouse</source>
            <translation>&amp;Klawisze i mysz</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show all keys and mouse buttons</source>
            <translation>Co robią klawisze i przyciski</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;About Mazewright</source>
            <translation>&amp;O programie Mazewright</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show version and license</source>
            <translation>Czym jest ten program</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/view_actions.py" />
            <source>Player's view: fog and secrets are hidden. Press V to show everything.</source>
            <translation>Widok gracza: to, co we mgle, jest ukryte, a sekrety wyglądają jak skała i ściany. V pokazuje wszystko.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/view_actions.py" />
            <source>Arrows: move. Enter: click. Backspace: erase. Space: hold. Ctrl+arrow: click a side. Alt+arrow: erase a side. C: done.</source>
            <translation>Strzałki przesuwają kursor, Enter klika, Backspace usuwa, Spacja przytrzymuje i puszcza; Ctrl ze strzałką klika bok, Alt ze strzałką tam usuwa. C kończy.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/view_actions.py" />
            <source>The whole maze is shown.</source>
            <translation>Widać cały labirynt.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/view_actions.py" />
            <source>Point at a cell, then try again.</source>
            <translation>Najpierw wskaż komórkę.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/view_actions.py" />
            <source>Copied: {words}</source>
            <translation>Skopiowano: {words}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/areas.py" />
            <source>This could not be determined</source>
            <translation>Nie udało się tego ustalić</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/areas.py" />
            <source>Regions are not available</source>
            <translation>Obszary są niedostępne</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/areas.py" />
            <source>Searching…</source>
            <translation>Ustalanie…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/inbox.py" />
            <source>region, cells</source>
            <translation>region, cells</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/region_graph/value.py" />
            <source>The region graph could not be laid out (“{error}”).</source>
            <translation>Nie udało się rozmieścić grafu obszarów („{error}”).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/region_list.py" />
            <source>Crossroad</source>
            <translation>Skrzyżowanie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/region_list.py" />
            <source>Room {number}</source>
            <translation>Komnata {number}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/region_list.py" />
            <source>Corridor {number}</source>
            <translation>Korytarz {number}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/segmenter.py" />
            <source>Rooms and corridors could not be calculated (“{error}”).</source>
            <translation>Nie udało się wyznaczyć komnat i korytarzy („{error}”).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/tints.py" />
            <source>Not calculated (“{error}”)</source>
            <translation>Nie wyznaczono („{error}”)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/values.py" />
            <source>Maze</source>
            <translation>Labirynt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/values.py" />
            <source>Micromouse contest</source>
            <translation>Zawody micromouse</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/values.py" />
            <source>The maze was changed meanwhile. Wait until the list of problems is updated.</source>
            <translation>Labirynt w międzyczasie się zmienił; zaczekaj na nową listę problemów.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/values.py" />
            <source>The maze could not be checked: {error}</source>
            <translation>Nie udało się sprawdzić labiryntu: {error}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/values.py" />
            <source>Not calculated: {error}</source>
            <translation>Nie wyznaczono: {error}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/app.py" />
            <source>no screen was found (DISPLAY and WAYLAND_DISPLAY are not set)</source>
            <translation>nie ma ekranu (nie ustawiono DISPLAY ani WAYLAND_DISPLAY)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/app.py" />
            <source>Qt cannot be loaded ({error})</source>
            <translation>nie można wczytać Qt ({error})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/application.py" />
            <source>Something went wrong ({name}: “{error}”). Your changes are kept; save the maze under another name.</source>
            <translation>Wystąpił błąd ({name}: „{error}”). Zmiany są zachowane; zapisz labirynt pod inną nazwą.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/background/messages.py" />
            <source>This did not work (“{error}”).</source>
            <translation>Nie udało się tego zrobić („{error}”).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/canvas/floating.py" />
            <source>The selection is outside the maze. Drag it back, or press Esc to discard it.</source>
            <translation>Leży poza labiryntem; przeciągnij z powrotem lub porzuć klawiszem Esc.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/canvas/floating.py" />
            <source>The selection was outside the maze and was discarded.</source>
            <translation>Leżało poza labiryntem i zostało porzucone.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/canvas/floating.py" />
            <source>{words} could not be included.</source>
            <translation>Nie dało się przenieść: {words}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/canvas/graph_overlay.py" />
            <source>Region graph: calculating…</source>
            <translation>Graf obszarów: wyznaczanie…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/canvas/graph_overlay.py" />
            <source>Region graph: not available</source>
            <translation>Graf obszarów: nieznany</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/canvas/graph_overlay.py" />
            <source>Region graph: zoom in to see it</source>
            <translation>Graf obszarów: powiększ, aby zobaczyć</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/canvas/graph_overlay.py" />
            <source>Region graph: updating…</source>
            <translation>Graf obszarów: aktualizowanie…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/canvas/graph_overlay.py" />
            <source>Region graph</source>
            <translation>Graf obszarów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/canvas/path_probe.py" />
            <source>No path</source>
            <translation>Brak drogi</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/canvas/path_probe.py" />
            <source>Paths are not available until the analysis finishes</source>
            <translation>Drogi nie są znane, dopóki nie są znane obszary</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/canvas/path_probe.py" />
            <source>Calculating the path…</source>
            <translation>Wyznaczanie drogi…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>Not included</source>
            <translation>Pominięte</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>Drawn over the maze</source>
            <translation>Na labiryncie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>On separate pages</source>
            <translation>Na osobnych stronach</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>Print</source>
            <translation>Drukuj</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>Export</source>
            <translation>Eksportuj</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>All levels</source>
            <translation>Wszystkie poziomy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>Draw cells as points with &amp;links</source>
            <translation>Komórki jako punkty z ł&amp;ączami</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>Pla&amp;yer's view: with fog, without secrets</source>
            <translation>Widok &amp;gracza: pod mgłą, bez sekretów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>As large as &amp;fits on one page</source>
            <translation>&amp;Jak największy na jednej stronie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>Portrait</source>
            <translation>Pionowo</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>Landscape</source>
            <translation>Poziomo</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>&amp;Crop marks in the margins</source>
            <translation>Znaczniki &amp;cięcia na marginesach</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>&amp;Preview…</source>
            <translation>&amp;Podgląd…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>&amp;What</source>
            <translation>&amp;Format</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>&amp;Level</source>
            <translation>Poz&amp;iom</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>&amp;Overlay</source>
            <translation>&amp;Nakładka</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>Cell si&amp;ze</source>
            <translation>Rozmiar &amp;komórki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>&amp;Paper</source>
            <translation>Papie&amp;r</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>O&amp;rientation</source>
            <translation>&amp;Orientacja</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>&amp;Margin</source>
            <translation>&amp;Margines</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>Page order</source>
            <translation>Jak leżą strony</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/order.py" />
            <source>PNG image</source>
            <translation>Obraz PNG</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/order.py" />
            <source>SVG image</source>
            <translation>Rysunek SVG</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/order.py" />
            <source>PDF document</source>
            <translation>Strony PDF</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/order.py" />
            <source>Paper</source>
            <translation>Papier</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/order.py" />
            <source>{width} × {height} pixels</source>
            <translation>{width} × {height} pikseli</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/order.py" />
            <source>{width_mm} × {height_mm} mm</source>
            <translation>{width_mm} × {height_mm} mm</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/order.py" />
            <source>up to {words}</source>
            <translation>najwyżej {words}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/order.py" />
            <source>{cols} across, {rows} down for each part</source>
            <translation>{cols} wszerz, {rows} w dół dla każdej części</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/order.py" />
            <source>{cols} across, {rows} down</source>
            <translation>{cols} wszerz, {rows} w dół</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/order.py" />
            <source>cells of {cell_mm} mm</source>
            <translation>komórki po {cell_mm} mm</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/file_dialogs.py" />
            <source>All files (*)</source>
            <translation>Wszystkie pliki (*)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/file_dialogs.py" />
            <source>Open maze</source>
            <translation>Otwórz labirynt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/file_dialogs.py" />
            <source>Save maze as</source>
            <translation>Zapisz labirynt jako</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/go_to.py" />
            <source>Go to cell</source>
            <translation>Idź do komórki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/go_to.py" />
            <source>12, 7 or 1, 12, 7</source>
            <translation>12, 7 lub 1, 12, 7</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/go_to.py" />
            <source>Cell</source>
            <translation>Komórka</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/go_to.py" />
            <source>Enter whole numbers separated by commas or spaces.</source>
            <translation>Komórkę określają liczby całkowite oddzielone przecinkami lub spacjami.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/go_to.py" />
            <source>This position is outside the maze.</source>
            <translation>Tak daleko nie ma komórek.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/go_to.py" />
            <source>Enter a row and a column, or a level, a row and a column.</source>
            <translation>Wiersz i kolumna albo poziom, wiersz i kolumna.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/go_to.py" />
            <source>The levels are 0 to {value}.</source>
            <translation>Poziomy są od 0 do {value}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/go_to.py" />
            <source>The rows are {top} to {value}, the columns {left} to {value_2}.</source>
            <translation>Wiersze są od {top} do {value}, kolumny od {left} do {value_2}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/go_to.py" />
            <source>Row and column</source>
            <translation>Wiersz i kolumna</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/go_to.py" />
            <source>Row and column, or level, row and column</source>
            <translation>Wiersz i kolumna albo poziom, wiersz i kolumna</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/go_to.py" />
            <source>{words}; or a point in brackets, as (2, -1, 0)</source>
            <translation>{words}; albo punkt w nawiasach, np. (2, -1, 0)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>Undo brings everything back.</source>
            <translation>Cofnięcie przywraca wszystko.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>Link</source>
            <translation>Łącze</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>Becomes</source>
            <translation>Zmieni się w</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>Links that change</source>
            <translation>Zmieniające się łącza</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>and {more} more</source>
            <translation>i jeszcze {more}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>1 flight of stairs becomes a teleporter</source>
            <translation>1 × schody stają się teleporterem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>{turned} flights of stairs become teleporters</source>
            <translation>{turned} × schody stają się teleporterem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>1 link will be removed</source>
            <translation>1 połączenie zostanie usunięte</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>{gone} links will be removed</source>
            <translation>Usuwane połączenia: {gone}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>teleporter {teleporter}</source>
            <translation>teleporter {teleporter}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>removed: no free port for a teleporter</source>
            <translation>znika: brak wolnego portu na teleporter</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>removed with its level</source>
            <translation>znika ze swoim poziomem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/new_maze.py" />
            <source>New maze</source>
            <translation>Nowy labirynt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/new_maze.py" />
            <source>&amp;Open: one room, draw walls into it</source>
            <translation>O&amp;twarty: jedna komnata, ściany się rysuje</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/new_maze.py" />
            <source>&amp;Walled: a wall on every side, carve passages</source>
            <translation>&amp;Zamurowany: ściany na każdym boku, drogi się wykuwa</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/new_maze.py" />
            <source>&amp;One point to grow from, on a honeycomb</source>
            <translation>Jeden &amp;punkt, z którego rośnie plaster miodu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/new_maze.py" />
            <source>A corner of the new maze</source>
            <translation>Róg nowego labiryntu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/new_maze.py" />
            <source>Create</source>
            <translation>Utwórz</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/new_maze.py" />
            <source>{cells} cells are too many; at most {MAX_CELLS}.</source>
            <translation>Za dużo komórek: {cells}; najwyżej {MAX_CELLS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/new_maze.py" />
            <source>La&amp;ttice</source>
            <translation>Siat&amp;ka</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/new_maze.py" />
            <source>&amp;Rows</source>
            <translation>&amp;Wiersze</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/new_maze.py" />
            <source>&amp;Columns</source>
            <translation>Ko&amp;lumny</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>System default</source>
            <translation>Jak w systemie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>Light</source>
            <translation>Jasny</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>Dark</source>
            <translation>Ciemny</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>Preferences</source>
            <translation>Ustawienia</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>Takes effect after a restart.</source>
            <translation>Język zmieni się przy następnym uruchomieniu programu Mazewright.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>&amp;Patterns on kinds where cells are large</source>
            <translation>&amp;Wzory na rodzajach przy dużych komórkach</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>Rock is hatched, rooms are dotted, crossroads have crosses</source>
            <translation>Skała jest kreskowana, komnaty kropkowane, skrzyżowania mają krzyżyki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>The &amp;wheel zooms without Ctrl; with Ctrl it scrolls</source>
            <translation>&amp;Kółko zmienia powiększenie bez Ctrl; z Ctrl przewija</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>Open the &amp;last files at startup</source>
            <translation>Otwieraj &amp;ostatnie pliki przy starcie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>Unless the program crashed with them</source>
            <translation>Chyba że program nieprawidłowo zakończył z nimi pracę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>Lan&amp;guage</source>
            <translation>&amp;Język</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>&amp;Theme</source>
            <translation>&amp;Motyw</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>&amp;Colors of kinds</source>
            <translation>Kolory &amp;rodzajów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/printing/pdf.py" />
            <source>no further page could be begun</source>
            <translation>nie udało się zacząć następnej strony</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/printing/preview.py" />
            <source>Print {title}</source>
            <translation>Drukowanie: {title}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/printing/preview.py" />
            <source>Printed {title} into {file}.</source>
            <translation>Wydrukowano {title} do {file}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/printing/preview.py" />
            <source>Sent {title} to the printer {name}.</source>
            <translation>Wysłano {title} do drukarki {name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Unsaved changes</source>
            <translation>Niezapisane zmiany</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>{title} has changes that are not saved.</source>
            <translation>{title} zawiera niezapisane zmiany.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Do you want to save them? If you don't, they will be lost.</source>
            <translation>Zapisać je najpierw? W przeciwnym razie przepadną.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>{titles} have changes that are not saved.</source>
            <translation>Niezapisane zmiany: {titles}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>&amp;Save all</source>
            <translation>&amp;Zapisz wszystkie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>&amp;Review…</source>
            <translation>&amp;Przejrzyj…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>&amp;Discard all</source>
            <translation>&amp;Odrzuć wszystkie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Already open</source>
            <translation>Otwarty gdzie indziej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Changed on the disk</source>
            <translation>Zmieniony na dysku</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>{name} is open in another window ({holder}).</source>
            <translation>{name} jest otwarty w innym oknie ({holder}).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>{name} has been changed by another program since it was opened.</source>
            <translation>{name}: plik został po otwarciu zmieniony przez inny program.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Overwrite it? The current file is kept as an earlier version.</source>
            <translation>Zastąpić go? To, co w nim jest, zostanie wśród wcześniejszych wersji.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Overwrite</source>
            <translation>Zastąp</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Task in progress</source>
            <translation>Praca w toku</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>The task is not finished. Stop it?</source>
            <translation>Praca nie jest jeszcze skończona. Przerwać ją?</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Stop</source>
            <translation>Zatrzymaj</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Changes until {time} were recovered.</source>
            <translation>Zmiany do {time} zostały odzyskane.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>It belongs to {path}.</source>
            <translation>Należy to do {path}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Restore it? The file itself stays unchanged until you save.</source>
            <translation>Otworzyć? Nic nie zostanie zapisane do pliku, dopóki nie zapiszesz.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Unsaved work</source>
            <translation>Niezapisana praca</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Mazewright closed unexpectedly before {name} was saved.</source>
            <translation>Mazewright zakończył działanie, zanim zapisano {name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Later</source>
            <translation>Zapytaj następnym razem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>{name} cannot hold everything of this maze.</source>
            <translation>{name} nie może pomieścić wszystkiego z tego labiryntu.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Save with changes</source>
            <translation>Zapisz ze stratami</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Save anyway</source>
            <translation>Zapisz mimo to</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>The maze will change.</source>
            <translation>Labirynt zostanie przekształcony.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Convert</source>
            <translation>Zamień</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Remove stamp</source>
            <translation>Usuń stempel</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Remove the stamp “{name}”?</source>
            <translation>Usunąć stempel „{name}”?</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>This cannot be undone.</source>
            <translation>Tego nie można cofnąć.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Remove</source>
            <translation>Usuń</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/versions.py" />
            <source>Earlier versions of {name}</source>
            <translation>Wcześniejsze wersje: {name}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/versions.py" />
            <source>Versions, newest first</source>
            <translation>Wersje, od najnowszej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/versions.py" />
            <source>Picture of the version</source>
            <translation>Obraz wersji</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/versions.py" />
            <source>&amp;Open as a copy</source>
            <translation>&amp;Otwórz jako kopię</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/versions.py" />
            <source>&amp;Restore</source>
            <translation>&amp;Przywróć</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/versions.py" />
            <source>Replace the open maze; this can be undone</source>
            <translation>Wstawia ją w miejsce otwartego labiryntu jako jeden krok do cofnięcia</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/versions.py" />
            <source>Earlier versions, by the time they were replaced.</source>
            <translation>Zastąpione podczas zapisu w podanym czasie.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/versions.py" />
            <source>There are no earlier versions yet.</source>
            <translation>Nie ma jeszcze wcześniejszych wersji.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/versions.py" />
            <source>{rows} × {cols} cells</source>
            <translation>{rows} × {cols} komórek</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/generators_panel.py" />
            <source>A small example</source>
            <translation>Mały labirynt tego rodzaju</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/generators_panel.py" />
            <source>&amp;Generate</source>
            <translation>&amp;Generuj</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/generators_panel.py" />
            <source>Replace the open maze by a generated one; this can be undone</source>
            <translation>Tworzy labirynt w miejsce otwartego; cofnięcie przywraca poprzedni</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/generators_panel.py" />
            <source>&amp;Watch…</source>
            <translation>&amp;Oglądaj…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/generators_panel.py" />
            <source>See how it is made, step by step, up to {MOST_CELLS} cells</source>
            <translation>Pokazuje krok po kroku, jak powstaje; najwyżej {MOST_CELLS} komórek</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/generators_panel.py" />
            <source>&amp;Infinite…</source>
            <translation>&amp;Bez końca…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/generators_panel.py" />
            <source>Wander over an infinite binary tree maze</source>
            <translation>Wędrówka po labiryncie z drzewa binarnego, który nie ma brzegu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/generators_panel.py" />
            <source>Calculating…</source>
            <translation>Wyznaczanie…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/generators_panel.py" />
            <source>{cells} cells are too many; the maximum is {MAX_CELLS}.</source>
            <translation>Za dużo komórek: {cells}; najwyżej {MAX_CELLS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/generators_panel.py" />
            <source>&amp;Generate into the selection</source>
            <translation>&amp;Generuj w zaznaczeniu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/generators_panel.py" />
            <source>Generators</source>
            <translation>Generatory</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/graph_dock.py" />
            <source>GraphML (*.graphml);;JSON (*.json)</source>
            <translation>GraphML (*.graphml);;JSON (*.json)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/graph_dock.py" />
            <source>Show a&amp;ll</source>
            <translation>&amp;Pokaż wszystko</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/graph_dock.py" />
            <source>Show the whole graph (Home, or double-click the background)&lt;br&gt;Wheel: zoom. Drag: move. Click a region: show it in the maze.</source>
            <translation>Pokazuje cały obraz (Home lub dwa kliknięcia tła)&lt;br&gt;Kółko zmienia powiększenie, przeciąganie przesuwa, kliknięcie obszaru pokazuje go w labiryncie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/graph_dock.py" />
            <source>E&amp;xport…</source>
            <translation>E&amp;ksportuj…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/graph_dock.py" />
            <source>Write the whole region graph as GraphML or JSON</source>
            <translation>Zapisuje cały graf obszarów jako GraphML lub JSON</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/graph_dock.py" />
            <source>{numbers} of {numbers_2} regions, around {region}; pale ones have more around them</source>
            <translation>Obszary: {numbers} z {numbers_2}, w środku {region}; blade mają wokół siebie więcej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/graph_dock.py" />
            <source>Not available: regions are not calculated</source>
            <translation>Nieznane: obszary nie są wyznaczone</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/graph_dock.py" />
            <source>Export the region graph</source>
            <translation>Eksport grafu obszarów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/graph_dock.py" />
            <source>The region graph is written to {path_name}.</source>
            <translation>Graf obszarów zapisano w pliku {path_name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/graph_view.py" />
            <source>{words}
There is more around it: click twice</source>
            <translation>{words}
Wokół jest więcej: kliknij dwa razy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/history_dock.py" />
            <source>Nothing to undo yet.

Every stroke and command is listed here as a step. Click a step to go to it.</source>
            <translation>Nie ma jeszcze nic do cofnięcia.

Każde pociągnięcie i każde polecenie pojawi się tu jako krok; kliknięcie kroku przenosi do niego, wstecz lub naprzód.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/history_dock.py" />
            <source>The maze when opened</source>
            <translation>Labirynt na początku</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/history_dock.py" />
            <source>History</source>
            <translation>Historia</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>No change to show.

Draw a stroke, undo or redo: its effect on rooms, corridors and crossroads is listed here. Click a line to outline its cells.</source>
            <translation>Brak zmian do pokazania.

Narysuj coś, cofnij lub ponów: tu pojawi się wpływ na komnaty, korytarze i skrzyżowania. Kliknij wiersz, aby obrysować jego komórki.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Rooms and corridors are not known yet. Changes are listed here as soon as they are.</source>
            <translation>Komnaty i korytarze nie są jeszcze znane. Zmiany pojawią się tu, gdy tylko będą.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>The last change did not affect rooms, corridors or crossroads.</source>
            <translation>Ostatnia zmiana nie dotyczyła komnat, korytarzy ani skrzyżowań.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Last change</source>
            <translation>Ostatnia zmiana</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Open faces lost: {faces_lost}</source>
            <translation>Utracone otwarte pola: {faces_lost}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Room {room} was split into rooms {split}</source>
            <translation>Komnata {room} została podzielona na komnaty {split}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Rooms split: {split}</source>
            <translation>Podzielone komnaty: {split}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Room {room} was removed</source>
            <translation>Komnata {room} zniknęła</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Rooms removed: {gone}</source>
            <translation>Komnaty, które zniknęły: {gone}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Cells that left rooms: {left}</source>
            <translation>Komórki, które opuściły komnaty: {left}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Cells that left corridors: {left}</source>
            <translation>Komórki, które opuściły korytarze: {left}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Corridor {corridor} was cut into corridors {cut}</source>
            <translation>Korytarz {corridor} został przecięty na korytarze {cut}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Corridors cut: {cut}</source>
            <translation>Przecięte korytarze: {cut}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Corridor {corridor} was removed</source>
            <translation>Korytarz {corridor} zniknął</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Corridors removed: {gone}</source>
            <translation>Korytarze, które zniknęły: {gone}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Crossroads removed: {crossroads_gone}</source>
            <translation>Skrzyżowania, które zniknęły: {crossroads_gone}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Open faces gained: {faces_gained}</source>
            <translation>Nowe otwarte pola: {faces_gained}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Rooms {merged} were merged into room {room}</source>
            <translation>Komnaty {merged} zostały połączone w komnatę {room}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Rooms made of several: {merged}</source>
            <translation>Komnaty powstałe z kilku: {merged}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Room {room} was added</source>
            <translation>Pojawiła się komnata {room}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Rooms added: {new}</source>
            <translation>Nowe komnaty: {new}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Cells that joined rooms: {joined}</source>
            <translation>Komórki dołączone do komnat: {joined}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Cells that joined corridors: {joined}</source>
            <translation>Komórki dołączone do korytarzy: {joined}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Corridors {joined} were merged into corridor {number}</source>
            <translation>Korytarze {joined} połączono w korytarz {number}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Corridors made of several: {joined}</source>
            <translation>Korytarze powstałe z kilku: {joined}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Corridor {corridor} was added</source>
            <translation>Pojawił się korytarz {corridor}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Corridors added: {new}</source>
            <translation>Nowe korytarze: {new}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Crossroads added: {crossroads_new}</source>
            <translation>Nowe skrzyżowania: {crossroads_new}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend.py" />
            <source>Legend</source>
            <translation>Legenda</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend.py" />
            <source>Zoom in to see the region graph.</source>
            <translation>Powiększ, aby zobaczyć graf obszarów.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend.py" />
            <source>Rock</source>
            <translation>Skała</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend.py" />
            <source>Leads to dead ends only</source>
            <translation>Prowadzi tylko do ślepych zaułków</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend.py" />
            <source>Room</source>
            <translation>Komnata</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend.py" />
            <source>Corridor</source>
            <translation>Korytarz</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend.py" />
            <source>Entry</source>
            <translation>Wejście</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend.py" />
            <source>A color for each room and corridor</source>
            <translation>Kolor dla każdej komnaty i korytarza</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend.py" />
            <source>Crossroads, paler</source>
            <translation>Skrzyżowania, bledsze</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend.py" />
            <source>Entries</source>
            <translation>Wejścia</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend.py" />
            <source>Floor</source>
            <translation>Podłoga</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend_parts.py" />
            <source>Scale from {marks} to {marks_2}</source>
            <translation>Skala od {marks} do {marks_2}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/levels_dock.py" />
            <source>Levels</source>
            <translation>Poziomy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/minimap_dock.py" />
            <source>Click or drag: move the view. Wheel, plus and minus: zoom. Arrow keys: move the view.</source>
            <translation>Kliknięcie lub przeciąganie przesuwa widok. Kółko, plus i minus zmieniają powiększenie. Strzałki przesuwają widok.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/minimap_dock.py" />
            <source>Minimap</source>
            <translation>Minimapa</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_dock.py" />
            <source>No problems found.

Every start leads to a goal, and all floor can be reached.</source>
            <translation>Wszystko w porządku.

Każdy start prowadzi do mety, a cała podłoga jest osiągalna.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_dock.py" />
            <source>No problems found.

The maze follows micromouse contest rules.</source>
            <translation>Wszystko w porządku.

Labirynt spełnia zasady zawodów micromouse.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_dock.py" />
            <source>What the maze is for</source>
            <translation>Przeznaczenie labiryntu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_dock.py" />
            <source>What the maze is for: micromouse contests have rules of their own.</source>
            <translation>Przeznaczenie labiryntu: zawody micromouse mają własne zasady.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_dock.py" />
            <source>&amp;Go there</source>
            <translation>&amp;Przejdź tam</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_dock.py" />
            <source>Checking again…</source>
            <translation>Ponowne sprawdzanie…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_dock.py" />
            <source>Checking…</source>
            <translation>Szukanie problemów…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_dock.py" />
            <source>Fix</source>
            <translation>Napraw</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_dock.py" />
            <source>Select a fixable problem</source>
            <translation>Zaznacz problem, który da się naprawić</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_dock.py" />
            <source>Fix the selected problem; this can be undone</source>
            <translation>Naprawia zaznaczony problem w jednym kroku, który można cofnąć</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_dock.py" />
            <source>Problems</source>
            <translation>Problemy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_model.py" />
            <source>Problem</source>
            <translation>Problem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_model.py" />
            <source>Count</source>
            <translation>Liczba</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_model.py" />
            <source>The Marker tool (M) places one.</source>
            <translation>Umieści go narzędzie Znacznik (M).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_model.py" />
            <source>Click to go there.</source>
            <translation>Kliknij, aby tam przejść.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/here_form.py" />
            <source>Point at a link, a marker or a region and press Alt+Return. New elements are shown here too.</source>
            <translation>Wskaż łącze, znacznik lub obszar i naciśnij Alt+Return. To, co umieścisz, też się tu pokaże.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/here_form.py" />
            <source>This element was removed. Point at another one and press Alt+Return.</source>
            <translation>Już tego tam nie ma. Wskaż coś innego i naciśnij Alt+Return.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/here_form.py" />
            <source>Here</source>
            <translation>Tutaj</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/here_form.py" />
            <source>Element</source>
            <translation>Co tu jest</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/here_form.py" />
            <source>Region</source>
            <translation>Obszar</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/here_form.py" />
            <source>Here: {thing}</source>
            <translation>Tutaj: {thing}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>&amp;Add</source>
            <translation>&amp;Dodaj</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>Re&amp;move</source>
            <translation>&amp;Usuń</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>Title</source>
            <translation>Tytuł</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>Author</source>
            <translation>Autor</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>Size</source>
            <translation>Rozmiar</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>Lattice</source>
            <translation>Siatka</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>Untitled</source>
            <translation>Bez tytułu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>Add a property: a name and a value</source>
            <translation>Zapisuje coś własnego o labiryncie: nazwę i wartość</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>Remove the selected property</source>
            <translation>Usuwa wybraną właściwość</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>change title</source>
            <translation>zmiana tytułu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>change author</source>
            <translation>zmiana autora</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>{rows} rows × {cols} columns, {size} cells</source>
            <translation>{rows} wierszy × {cols} kolumn, komórki: {size}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/property_table.py" />
            <source>Name</source>
            <translation>Nazwa</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/property_table.py" />
            <source>Value</source>
            <translation>Wartość</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/property_table.py" />
            <source>Properties</source>
            <translation>Właściwości</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/property_table.py" />
            <source>remove property</source>
            <translation>usunięcie właściwości</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/property_table.py" />
            <source>change property</source>
            <translation>zmiana właściwości</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/property_table.py" />
            <source>add property</source>
            <translation>dodanie właściwości</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/property_table.py" />
            <source>rename property</source>
            <translation>zmiana nazwy właściwości</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/property_table.py" />
            <source>Enter a name, or use Remove to remove the property.</source>
            <translation>Właściwość musi mieć nazwę. „Usuń” ją usuwa.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/property_table.py" />
            <source>There is a property “{name}” already.</source>
            <translation>Właściwość „{name}” już istnieje.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/property_table.py" />
            <source>This cannot be stored: {fault}.</source>
            <translation>Tego nie można zachować: {fault}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>Kind</source>
            <translation>Rodzaj</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>Number</source>
            <translation>Numer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>Open faces</source>
            <translation>Otwarte pola</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>Ends</source>
            <translation>Końce</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>Order</source>
            <translation>Kolejność</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>Neighbors</source>
            <translation>Sąsiedzi</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>None: rock, or not calculated yet</source>
            <translation>Brak: skała lub jeszcze nieznany</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>{count}: {some} and {value} more</source>
            <translation>{count}: {some} i jeszcze {value}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>none: closed ring</source>
            <translation>brak: zamknięty pierścień</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>{cell}, dead end</source>
            <translation>{cell}, ślepy zaułek</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>cell {place} of {size}</source>
            <translation>komórka {place} z {size}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>{value} more</source>
            <translation>jeszcze {value}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>One-way</source>
            <translation>Jednokierunkowe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>Label</source>
            <translation>Etykieta</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>From</source>
            <translation>Od</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>To</source>
            <translation>Do</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>change label</source>
            <translation>zmiana etykiety</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>change direction</source>
            <translation>zmiana kierunku</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>Where</source>
            <translation>Gdzie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>a gap in the border on side {side}</source>
            <translation>przejście w brzegu, bok {side}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>There is a {WORDS} in this cell already.</source>
            <translation>W tej komórce już jest {WORDS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>change marker</source>
            <translation>zmiana znacznika</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>Removed</source>
            <translation>Usunięte</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>Level {level}, {row}</source>
            <translation>Poziom {level}, {row}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>side {side}</source>
            <translation>bok: {side}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties_dock.py" />
            <source>Point at a link, a marker or a region first.</source>
            <translation>Nic tu nie ma: najpierw wskaż łącze, znacznik lub obszar.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/regions_dock.py" />
            <source>All kinds</source>
            <translation>Wszystkie rodzaje</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/regions_dock.py" />
            <source>Rooms</source>
            <translation>Komnaty</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/regions_dock.py" />
            <source>Corridors</source>
            <translation>Korytarze</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/regions_dock.py" />
            <source>Crossroads</source>
            <translation>Skrzyżowania</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/regions_dock.py" />
            <source>Digits find a number; &gt;, &lt;, =, &gt;= or &lt;= and digits find sizes.</source>
            <translation>Cyfry znajdują numer; &gt;, &lt;, =, &gt;= lub &lt;= i cyfry znajdują rozmiary.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/regions_dock.py" />
            <source>Kind of regions</source>
            <translation>Rodzaj obszarów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/regions_dock.py" />
            <source>Number, or &gt;20</source>
            <translation>Numer lub &gt;20</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/regions_dock.py" />
            <source>Find regions</source>
            <translation>Szukaj obszarów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/regions_dock.py" />
            <source>Preparing…</source>
            <translation>Przygotowywanie…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/regions_dock.py" />
            <source>Regions</source>
            <translation>Obszary</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/regions_model.py" />
            <source>{capitalize}, number {number} in files. Double click shows it.</source>
            <translation>{capitalize}, w plikach numer {number}. Dwukrotne kliknięcie pokazuje obszar.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/stamps_dock.py" />
            <source>No stamps yet.

Select a piece of a maze (R) and choose Edit › Selection › Save as stamp.</source>
            <translation>Nie ma jeszcze stempli.

Zaznacz fragment labiryntu (R) i wybierz Edycja › Zaznaczenie › Zapisz jako stempel.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/stamps_dock.py" />
            <source>Stamps</source>
            <translation>Stemple</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/stamps_dock.py" />
            <source>Enter a name for the stamp.</source>
            <translation>Stempel ma nazwę.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_dock.py" />
            <source>Statistics</source>
            <translation>Statystyka</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_dock.py" />
            <source>Corridors by length</source>
            <translation>Korytarze według długości</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_dock.py" />
            <source>Dead ends by length</source>
            <translation>Ślepe zaułki według długości</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_dock.py" />
            <source>Export &amp;CSV…</source>
            <translation>Eksportuj &amp;CSV…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_dock.py" />
            <source>Export &amp;JSON…</source>
            <translation>Eksportuj &amp;JSON…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_dock.py" />
            <source>CSV (*.csv)</source>
            <translation>CSV (*.csv)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_dock.py" />
            <source>JSON (*.json)</source>
            <translation>JSON (*.json)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_dock.py" />
            <source>Export statistics</source>
            <translation>Eksport statystyki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Connected components</source>
            <translation>Spójne części</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Loops</source>
            <translation>Pętle</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Exits</source>
            <translation>Drogi</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Dead ends</source>
            <translation>Ślepe zaułki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Share of the floor</source>
            <translation>Udział w podłodze</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Mean length</source>
            <translation>Średnia długość</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Cells in dead-end branches</source>
            <translation>Komórki w ich drzewach</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Chokepoints</source>
            <translation>Przesmyki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Passages</source>
            <translation>Przejścia</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Isolated</source>
            <translation>Odosobnione</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Dead ends by direction (N E S W)</source>
            <translation>Końce N E S W</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Straight N–S, E–W</source>
            <translation>Proste N–S, E–W</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Turns NE SE SW NW</source>
            <translation>Zakręty NE SE SW NW</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Closed N E S W</source>
            <translation>Zamknięte N E S W</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Open to all sides</source>
            <translation>Otwarte z każdej strony</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>With links</source>
            <translation>Z łączami</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Types that never occur</source>
            <translation>Typy, których brak</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Texture</source>
            <translation>Faktura</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>River</source>
            <translation>Rzeka</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Bias</source>
            <translation>Skłonność</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Slant</source>
            <translation>Nachylenie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Braid</source>
            <translation>Splot</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Solution</source>
            <translation>Rozwiązanie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Turns</source>
            <translation>Zakręty</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Decisions</source>
            <translation>Decyzje</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Decisions on the path back</source>
            <translation>Decyzje w drodze powrotnej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Dead ends off the solution</source>
            <translation>Ślepe zaułki przy nim</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Cells in these dead ends</source>
            <translation>Komórki w nich</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Longest path</source>
            <translation>Najdłuższa droga</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>at least {steps}</source>
            <translation>co najmniej {steps}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Secret cells</source>
            <translation>Tajne komórki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Secret doors</source>
            <translation>Tajne drzwi</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Found</source>
            <translation>Odkryte</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Cells behind secrets</source>
            <translation>Komórki za sekretami</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Secrets needed to a goal</source>
            <translation>Sekrety w drodze do celu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Solution without secrets</source>
            <translation>Rozwiązanie bez sekretów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Longest corridor with secrets</source>
            <translation>Najdłuższy korytarz z sekretami</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Secrets</source>
            <translation>Sekrety</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/documents/autosave.py" />
            <source>Your changes are kept in memory only.</source>
            <translation>To, co narysowano, nadal tu jest, ale tylko w pamięci.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/documents/autosave.py" />
            <source>Your changes are kept, also in the journal {path}.</source>
            <translation>To, co narysowano, nadal tu jest, a także w dzienniku {path}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/documents/autosave.py" />
            <source>Changes are in memory only until you save: the recovery journal cannot be written.</source>
            <translation>Rysunek jest tylko w pamięci, dopóki go nie zapiszesz: nie można prowadzić dziennika.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/documents/file_lock.py" />
            <source>another program</source>
            <translation>inny program</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/documents/file_lock.py" />
            <source>process {process} on {host}</source>
            <translation>proces {process} na komputerze {host}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/documents/file_lock.py" />
            <source>process {process} on {host}; if that has ended, remove the file {name}</source>
            <translation>proces {process} na {host}; jeśli już się zakończył, usuń plik {name}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/documents/reading.py" />
            <source>Opening {path_name}…</source>
            <translation>Otwieranie {path_name}…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/documents/reading.py" />
            <source>{path}: this file could not be read (“{outcome}”).</source>
            <translation>{path}: nie udało się odczytać tego pliku („{outcome}”).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/documents/saving.py" />
            <source>Saving {path_name}…</source>
            <translation>Zapisywanie {path_name}…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/documents/saving.py" />
            <source>Stopped; {path_name} is as it was.</source>
            <translation>Przerwano; {path_name} zostaje bez zmian.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/documents/saving.py" />
            <source>{path}: the maze could not be saved (“{error}”).</source>
            <translation>{path}: nie udało się zapisać labiryntu („{error}”).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/no_screen.py" />
            <source>The window cannot open: {reason}; `mazewright render {file} OUT.png` draws without one.
</source>
            <translation>Okno nie może się otworzyć: {reason}; `mazewright render {file} OUT.png` rysuje bez niego.
</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/clipboard.py" />
            <source>The clipboard has nothing that can be pasted into a maze.</source>
            <translation>W schowku nie ma niczego, co można wkleić do labiryntu.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/clipboard.py" />
            <source>The content of the clipboard is too large.</source>
            <translation>Zawartość schowka jest za duża.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/document_manager.py" />
            <source>The earlier version is kept: see File › Earlier versions…</source>
            <translation>Wcześniejsze wersje są zachowane: patrz Plik › Wcześniejsze wersje…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/document_manager.py" />
            <source>This maze has no file.</source>
            <translation>Ten labirynt nie ma pliku.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/document_manager.py" />
            <source>This maze has no file, so there are no earlier versions of it.</source>
            <translation>Ten labirynt nie ma pliku, więc nie ma jego wcześniejszych wersji.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/document_manager.py" />
            <source>restore an earlier version</source>
            <translation>przywrócenie wcześniejszej wersji</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/document_manager.py" />
            <source>Stopped. The open maze was not changed.</source>
            <translation>Przerwano; otwarty labirynt zostaje.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/document_manager.py" />
            <source>{path_name} is open in another tab; close that first.</source>
            <translation>{path_name} jest otwarty w innej karcie; najpierw ją zamknij.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/document_manager.py" />
            <source>Saved {path_name}.</source>
            <translation>Zapisano {path_name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/document_manager.py" />
            <source>{path_name} is already open in another Mazewright window ({holder}). Edits are not merged; you will be asked before one copy overwrites the other.</source>
            <translation>{path_name} jest otwarty także w innym oknie ({holder}). To, co się rysuje tu i tam, nie łączy się: zanim jedno okno zastąpi to, co zapisało drugie, zapyta.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/document_manager.py" />
            <source>{path_name} was removed by another program. Save the maze to keep it.</source>
            <translation>{path_name}: plik został usunięty przez inny program. Zapisz labirynt, aby go zachować.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/document_manager.py" />
            <source>{path_name} was changed by another program. Use File › Reload to open the new version; your copy stays unchanged until then.</source>
            <translation>{path_name}: plik został zmieniony przez inny program. Plik › Wczytaj ponownie otwiera go w obecnym stanie; do tej chwili wszystko tutaj zostaje.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/recovery.py" />
            <source>Unsaved work was found, but it cannot be read. {reason}</source>
            <translation>Została niezapisana praca, której nie można odczytać. {reason}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/recovery.py" />
            <source>The unsaved work on “{name}” is open in another window, or was removed.</source>
            <translation>Pozostałość po „{name}” jest otwarta w innym oknie lub zniknęła.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/recovery.py" />
            <source>{name} was restored. It is not saved yet.</source>
            <translation>{name} jest znowu taki, jak narysowano go ostatnio; nie jest to jeszcze zapisane.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/bars.py" />
            <source>Tools</source>
            <translation>Narzędzia</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/bars.py" />
            <source>Main</source>
            <translation>Główny</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/bars.py" />
            <source>Overlay</source>
            <translation>Nakładka</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/bars.py" />
            <source>&lt;b&gt;Overlay&lt;/b&gt;&lt;br&gt;Choose an overlay (Ctrl+1 to Ctrl+7)</source>
            <translation>&lt;b&gt;Nakładka&lt;/b&gt;&lt;br&gt;Co leży na podłodze (od Ctrl+1 do Ctrl+7)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/bars.py" />
            <source>Level</source>
            <translation>Poziom</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/bars.py" />
            <source>&lt;b&gt;Level&lt;/b&gt;&amp;nbsp; PgUp, PgDown&lt;br&gt;Choose the level</source>
            <translation>&lt;b&gt;Poziom&lt;/b&gt;&amp;nbsp; PgUp, PgDown&lt;br&gt;Który poziom jest pokazywany</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/bars.py" />
            <source>  of 0–{value}</source>
            <translation>  z 0–{value}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/bars.py" />
            <source>Open &amp;recent</source>
            <translation>Otwórz o&amp;statnie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/bars.py" />
            <source>No files yet</source>
            <translation>Nie ma jeszcze plików</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/bars.py" />
            <source>&amp;Clear list</source>
            <translation>&amp;Wyczyść listę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/exporter.py" />
            <source>Exported {path}: {copy}.</source>
            <translation>Wyeksportowano {path}: {copy}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/exporter.py" />
            <source>Exporting {path_name}…</source>
            <translation>Eksportowanie {path_name}…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/exporter.py" />
            <source>Drawing pages…</source>
            <translation>Rysowanie stron…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/exporter.py" />
            <source>Stopped. Nothing was written.</source>
            <translation>Przerwano; niczego nie zapisano.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/main_window.py" />
            <source>Docks</source>
            <translation>Panele</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Welcome</source>
            <translation>Witaj</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Rooms, corridors and crossroads, teleporters, a secret</source>
            <translation>Komnaty, korytarze i skrzyżowania, teleportery, sekret</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Two levels</source>
            <translation>Dwa poziomy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>A labyrinth below, a gallery above</source>
            <translation>Labirynt na dole, galeria na górze</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Dungeon</source>
            <translation>Lochy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Rooms with doors, corridors between them</source>
            <translation>Komnaty z drzwiami, między nimi korytarze</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Cave</source>
            <translation>Jaskinia</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Random rock, smoothed</source>
            <translation>Przypadkowa skała, wygładzona</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Honeycomb</source>
            <translation>Plaster miodu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Cells with three neighbors</source>
            <translation>Komórki z trzema sąsiadami</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Points</source>
            <translation>Punkty</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Grown in six directions, to be grown on (N)</source>
            <translation>Rosną w sześciu kierunkach, można je rozwijać (N)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Contest</source>
            <translation>Zawody</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>16 × 16 cells, for micromouse contests</source>
            <translation>Szesnaście na szesnaście komórek, jak na zawodach micromouse</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/start_page.py" />
            <source>Start page</source>
            <translation>Strona startowa</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/start_page.py" />
            <source>&amp;Close this page</source>
            <translation>&amp;Zamknij tę stronę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/start_page.py" />
            <source>Go to the maze behind this page (Esc)</source>
            <translation>Przechodzi do labiryntu za tą stroną (Esc)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/start_page.py" />
            <source>Show this page at startup</source>
            <translation>Pokazuj tę stronę przy starcie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/start_page.py" />
            <source>When no maze is opened</source>
            <translation>Gdy nie otwiera się żadnego labiryntu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/start_page.py" />
            <source>Begin</source>
            <translation>Zacznij</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/start_page.py" />
            <source>Recent</source>
            <translation>Kontynuuj</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/start_page.py" />
            <source>Files that you open or save
will be listed here.</source>
            <translation>Tu będą widoczne pliki,
które otworzysz lub zapiszesz.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/start_page.py" />
            <source>Examples</source>
            <translation>Obejrzyj przykład</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/start_page.py" />
            <source>The Mazewright icon</source>
            <translation>Znak Mazewright</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>&amp;Back</source>
            <translation>&amp;Wstecz</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>&amp;Next</source>
            <translation>&amp;Dalej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>&amp;End tour</source>
            <translation>&amp;Zakończ</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>{value} of {steps}</source>
            <translation>{value} z {steps}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>&amp;Done</source>
            <translation>&amp;Gotowe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>Draw walls</source>
            <translation>Rysuj ściany</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>The &lt;b&gt;wall brush&lt;/b&gt; (B) is active. Drag along cell edges. Start on an empty edge to draw, on a wall to erase. The &lt;b&gt;right button erases&lt;/b&gt; with any brush. &lt;b&gt;Ctrl+Z&lt;/b&gt; undoes a stroke.</source>
            <translation>Wybrany jest &lt;b&gt;pędzel ścian&lt;/b&gt; (B). Przeciągnij wzdłuż boków komórek: pierwszy bok rozstrzyga, czy ściany powstają, czy znikają. &lt;b&gt;Prawy przycisk usuwa&lt;/b&gt;, z każdym pędzlem. &lt;b&gt;Ctrl+Z&lt;/b&gt; cofa pociągnięcie.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>Watch the analysis</source>
            <translation>Zobacz, co powstaje</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>While you draw, every cell becomes part of a &lt;b&gt;room&lt;/b&gt;, a &lt;b&gt;corridor&lt;/b&gt; or a &lt;b&gt;crossroad&lt;/b&gt;. Close off part of a room, or open a wall, and watch the colors change.</source>
            <translation>Podczas rysowania każda komórka staje się częścią &lt;b&gt;komnaty&lt;/b&gt;, &lt;b&gt;korytarza&lt;/b&gt; lub &lt;b&gt;skrzyżowania&lt;/b&gt;. Odgrodź kawałek komnaty lub otwórz ścianę i zobacz, jak zmieniają się kolory.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>Explore the editor</source>
            <translation>Rozejrzyj się</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>Other tools</source>
            <translation>Inne narzędzia</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>Find a path</source>
            <translation>Znajdź drogę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>The &lt;b&gt;path probe&lt;/b&gt; (D): press in a cell and move. The shortest path to the pointer is shown, through teleporters and levels, and stays up to date while you edit.</source>
            <translation>&lt;b&gt;Sonda drogi&lt;/b&gt; (D): naciśnij w jednej komórce i przesuń. Najkrótsza droga podąża za wskaźnikiem, przez teleportery i poziomy, także podczas dalszego rysowania.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>See more</source>
            <translation>Zobacz więcej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>Show another overlay: regions in different colors, &lt;b&gt;distances&lt;/b&gt;, dead ends, chokepoints or the &lt;b&gt;solution&lt;/b&gt;.</source>
            <translation>Połóż na podłodze coś innego: obszary, każdy w swoim kolorze, &lt;b&gt;odległości&lt;/b&gt;, ślepe zaułki, przesmyki lub &lt;b&gt;rozwiązanie&lt;/b&gt;.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>All regions in a table</source>
            <translation>Każdy obszar w tabeli</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>Sort and filter the table; double-click a row to go there. Find more docks in the Window menu: statistics, &lt;b&gt;problems&lt;/b&gt; with a button that fixes them, levels, history, stamps.</source>
            <translation>Sortuj i filtruj; dwukrotne kliknięcie przenosi do obszaru. Inne panele są w menu Okno: statystyka, &lt;b&gt;problemy&lt;/b&gt; z przyciskiem, który je naprawia, poziomy, historia, stemple.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>Generate a maze</source>
            <translation>Wygeneruj labirynt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>Anything else</source>
            <translation>Wszystko inne</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/cell_status.py" />
            <source>secret</source>
            <translation>sekret</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/cell_status.py" />
            <source>secret, found</source>
            <translation>sekret, znaleziony</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/cell_status.py" />
            <source>entry: {place}</source>
            <translation>wejście: {place}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/cell_status.py" />
            <source>entry: {place} in {steps}</source>
            <translation>wejście: {place} za {steps}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/cell_status.py" />
            <source>no entries</source>
            <translation>brak wejść</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>{rows} × {cols}, {count} selected</source>
            <translation>{rows} × {cols}, zaznaczono: {count}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Zoom {share}</source>
            <translation>Zoom {share}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Progress of the analysis</source>
            <translation>Postęp analizy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Stop the calculation of rooms and corridors</source>
            <translation>Zatrzymaj wyznaczanie komnat i korytarzy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Preparing {done} of {total}, first start only</source>
            <translation>Przygotowano {done} z {total}, tylko przy pierwszym uruchomieniu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Kinds only: the analysis engine is off</source>
            <translation>Tylko rodzaje: silnik jest wyłączony</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Loading the engine…</source>
            <translation>Wczytywanie silnika…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Calculating regions…</source>
            <translation>Wyznaczanie obszarów…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Updating…</source>
            <translation>Aktualizowanie…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Updating overlay…</source>
            <translation>Aktualizowanie nakładki…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Up to date</source>
            <translation>Aktualne</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Stopped. F5 recalculates regions</source>
            <translation>Zatrzymano; F5 wyznacza obszary</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Progress of the task</source>
            <translation>Postęp pracy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Stop the task</source>
            <translation>Przerwij pracę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Stop: {words}</source>
            <translation>Przerwij: {words}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/tab_strip.py" />
            <source>Open mazes</source>
            <translation>Otwarte labirynty</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/tab_strip.py" />
            <source>Not saved yet</source>
            <translation>Jeszcze nie w pliku</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/style/themes.py" />
            <source>Usual</source>
            <translation>Zwykłe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/style/themes.py" />
            <source>For red-green blindness</source>
            <translation>Daltonizm czerwono-zielony</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/style/themes.py" />
            <source>For blue-yellow blindness</source>
            <translation>Daltonizm niebiesko-żółty</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/style/themes.py" />
            <source>Shades of grey</source>
            <translation>Odcienie szarości</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/style/themes.py" />
            <source>Kinds</source>
            <translation>Rodzaje</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/style/themes.py" />
            <source>Nothing</source>
            <translation>Nic</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/style/themes.py" />
            <source>Distances</source>
            <translation>Odległości</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/style/themes.py" />
            <source>Subtrees</source>
            <translation>Poddrzewa</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/brush.py" />
            <source>The board cannot be enlarged while symmetry is on.</source>
            <translation>Plansza nie rośnie podczas rysowania z symetrią.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/brush.py" />
            <source>This is too far beyond the edge, or cells are too small. Zoom in to dig there.</source>
            <translation>To daleko poza skrajem albo za małe, by trafić; powiększ, aby tam wykuwać.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/edit_preview.py" />
            <source>Large change: shown after the click</source>
            <translation>Duża zmiana: widoczna po kliknięciu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/edit_preview.py" />
            <source>No preview: the maze is too large</source>
            <translation>Nie podaje się przy tak dużym labiryncie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/edit_preview.py" />
            <source>rooms {rooms}</source>
            <translation>komnaty {rooms}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/edit_preview.py" />
            <source>corridors {corridors}</source>
            <translation>korytarze {corridors}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/edit_preview.py" />
            <source>crossroads {crossroads}</source>
            <translation>skrzyżowania {crossroads}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/edit_preview.py" />
            <source>Same number of regions</source>
            <translation>Tyle samo obszarów co przedtem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/edit_preview.py" />
            <source>Dead ends {dead_ends}</source>
            <translation>Ślepe zaułki {dead_ends}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/edit_preview.py" />
            <source>No solution left</source>
            <translation>Nie będzie już rozwiązania</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/edit_preview.py" />
            <source>A solution of {after}</source>
            <translation>Rozwiązanie: {after}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/edit_preview.py" />
            <source>Solution {before} → {after}</source>
            <translation>Rozwiązanie {before} → {after}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/eraser.py" />
            <source>Drag over walls, rock and teleporters to erase them. Shift: straight line. Ctrl+Shift: rectangle.</source>
            <translation>Przeciągnij po ścianach, skale i teleporterach, aby je usunąć. Shift: linia. Ctrl+Shift: prostokąt.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fill.py" />
            <source>Click to fill connected floor with rock; right-click clears connected rock. Shift: one region. Ctrl: whole level.</source>
            <translation>Kliknij podłogę, aby wypełnić skałą wszystko, co z nią połączone. Prawy wykuwa. Shift: obszar. Ctrl: poziom.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fill.py" />
            <source>Cell {cell} is already rock. The right button clears it.</source>
            <translation>Komórka {cell} jest już skałą; prawy przycisk ją wykuwa.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fill.py" />
            <source>Cell {cell} is not rock. The left button fills it.</source>
            <translation>Komórka {cell} nie jest skałą do wykucia; lewy przycisk ją wypełnia.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fill.py" />
            <source>Filling…</source>
            <translation>Wypełnianie…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fill.py" />
            <source>nothing to fill</source>
            <translation>nie ma czego wypełnić</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fill.py" />
            <source>nothing to dig out</source>
            <translation>nie ma czego wykuć</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fill.py" />
            <source>The maze was changed meanwhile. Nothing was filled.</source>
            <translation>Labirynt zmienił się, zanim ustalono, co wypełnić; niczego nie wypełniono.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fill.py" />
            <source>dig out rock</source>
            <translation>wykuwanie skały</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fill.py" />
            <source>{words}; nothing was filled.</source>
            <translation>{words}; niczego nie wypełniono.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fill.py" />
            <source>right button clears {count}</source>
            <translation>prawy wykuwa: {count}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fill.py" />
            <source>fill {count}</source>
            <translation>wypełnia: {count}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fog_brush.py" />
            <source>Drag to cover cells with fog, which hides them from players. Right button clears. Shift: straight line. Ctrl+Shift: block.</source>
            <translation>Przeciągnij, aby zakryć komórki mgłą: gracz ich nie widzi. Prawy ją zdejmuje. Shift: linia. Ctrl+Shift: blok.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/grow.py" />
            <source>Only a honeycomb can grow from points. Choose that lattice in File › New.</source>
            <translation>Z punktów rośnie tylko plaster miodu; wybierz tę siatkę dla nowego labiryntu.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/grow.py" />
            <source>Points grow on the lowest level.</source>
            <translation>Punkty rosną na najniższym poziomie.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/grow.py" />
            <source>The player's view hides points. Press V to show everything.</source>
            <translation>Gracz nie widzi punktów; naciśnij V, aby zobaczyć wszystko, a potem pozwól im rosnąć.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/grow.py" />
            <source>Click a free point to create its neighbors, first toward the pointer. 1 to 6: choose the direction.</source>
            <translation>Kliknij wolny punkt: utworzy sąsiadów, najpierw w stronę wskaźnika. Wybierają też 1 do 6.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/grow.py" />
            <source>place first point</source>
            <translation>umieść pierwszy punkt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/grow.py" />
            <source>is new</source>
            <translation>jest nowy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/grow.py" />
            <source>expand P{number}</source>
            <translation>rozwiń P{number}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/grow.py" />
            <source>are new</source>
            <translation>są nowe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/grow.py" />
            <source>exists, only the link is new</source>
            <translation>istnieje, nowe jest tylko połączenie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/grow.py" />
            <source>exists</source>
            <translation>istnieje</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/lasso.py" />
            <source>Draw around cells to select them. Shift: add. Ctrl or right button: remove.</source>
            <translation>Obrysuj komórki, aby je zaznaczyć. Shift dodaje, Ctrl lub prawy odejmuje.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/line.py" />
            <source>Drag from post to post to draw a line of walls. Shift: along the lattice. Ctrl: from the center. Right button erases.</source>
            <translation>Przeciągnij od słupka do słupka, aby narysować linię ścian. Shift: wzdłuż siatki. Ctrl: od środka. Prawy usuwa.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>start</source>
            <translation>start</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>goal</source>
            <translation>meta</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>treasure</source>
            <translation>skarb</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>character</source>
            <translation>postać</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>opponent</source>
            <translation>przeciwnik</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>Click a cell to place a marker, or drag one to move it. 1 to 6: choose the kind. Right-click removes.</source>
            <translation>Kliknij komórkę lub przeciągnij znacznik do innej. 1 do 6 wybiera rodzaj. Prawy usuwa.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>There is a {WORDS} in cell {cell} already.</source>
            <translation>W komórce {cell} już jest {WORDS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>place {WORDS}</source>
            <translation>umieszczanie znacznika ({WORDS})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>move {WORDS}</source>
            <translation>przenoszenie znacznika ({WORDS})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>another start; 2 for a goal</source>
            <translation>kolejny start; 2 to meta</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>{words}, a gap in the border</source>
            <translation>{words}, przejście w brzegu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>remove {what}</source>
            <translation>usuwanie ({what})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>There is no marker in cell {cell}.</source>
            <translation>W komórce {cell} nie ma znacznika.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/path_probe.py" />
            <source>Press and move to see the shortest path to the pointer, and its length. Esc clears it.</source>
            <translation>Naciśnij i przesuń: najkrótsza droga stamtąd do wskaźnika i jej długość. Esc ją usuwa.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/pick.py" />
            <source>Click an object to pick the tool that draws it.</source>
            <translation>Kliknij ścianę, skałę, znacznik, łącze, sekret lub mgłę: wybiera narzędzie, które to rysuje.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/rectangle.py" />
            <source>Drag to draw walls around a block of cells. Shift: square. Ctrl: from the center. Right button erases.</source>
            <translation>Przeciągnij blok komórek, aby otoczyć go ścianami. Shift: kwadrat. Ctrl: od środka. Prawy usuwa.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/rock_brush.py" />
            <source>paint rock</source>
            <translation>malowanie skały</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/rock_brush.py" />
            <source>Drag to fill cells with rock. Right button clears, and beyond the edge enlarges the board. Shift: straight line. Ctrl+Shift: block.</source>
            <translation>Przeciągnij, aby wypełnić komórki skałą. Prawy je wykuwa, a za skrajem powiększa planszę. Shift: linia. Ctrl+Shift: blok.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/secret_brush.py" />
            <source>hide secrets</source>
            <translation>ukrywanie sekretów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/secret_brush.py" />
            <source>remove secrets</source>
            <translation>usuwanie sekretów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/secret_brush.py" />
            <source>Press near an edge to add secret doors, in the middle for secret cells. Shift: already found. Right button removes.</source>
            <translation>Naciśnij przy boku: tajne drzwi; w środku: tajne komórki. Shift: znalezione. Prawy usuwa.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/select.py" />
            <source>Drag to select a block of cells. Shift: add. Ctrl or right button: remove. Drag the selection to move it.</source>
            <translation>Przeciągnij blok komórek, aby go zaznaczyć. Shift dodaje, Ctrl lub prawy odejmuje. Przeciągnij zaznaczenie, aby je przenieść.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/shape.py" />
            <source>erase {noun}</source>
            <translation>usuwanie ({noun})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/shape.py" />
            <source>draw {noun}</source>
            <translation>rysowanie ({noun})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/stairs.py" />
            <source>Click a cell to add stairs up. Shift: down. Ctrl: one-way. Right-click removes.</source>
            <translation>Kliknij komórkę, aby postawić schody w górę. Shift: w dół. Ctrl: jednokierunkowe. Prawy usuwa.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/stairs.py" />
            <source>No level {where} this one. Add one first.</source>
            <translation>Nie ma poziomu {where}; najpierw go dodaj.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/stairs.py" />
            <source>place one-way stairs {way}</source>
            <translation>umieszczanie jednokierunkowych schodów {way}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/stairs.py" />
            <source>place stairs {way}</source>
            <translation>umieszczanie schodów {way}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/stairs.py" />
            <source>down to level {cell}</source>
            <translation>w dół na poziom {cell}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/stairs.py" />
            <source>up to level {cell}</source>
            <translation>w górę na poziom {cell}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/stairs.py" />
            <source>no level below</source>
            <translation>brak poziomu poniżej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/stairs.py" />
            <source>no level above</source>
            <translation>brak poziomu powyżej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/stairs.py" />
            <source>, one-way</source>
            <translation>, jednokierunkowe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/stairs.py" />
            <source>remove stairs</source>
            <translation>usuwanie schodów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/stairs.py" />
            <source>There are no stairs in cell {cell}.</source>
            <translation>W komórce {cell} nie ma schodów.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/teleporter.py" />
            <source>Drag from cell to cell. Start near an edge for a wall portal, in the middle for a pad. Shift: one-way. Right-click removes.</source>
            <translation>Przeciągnij z komórki do komórki: przy ścianie brama, na środku płytka. Shift: jednokierunkowy. Prawy usuwa.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/teleporter.py" />
            <source>A teleporter must end in a cell of the maze. Nothing was placed.</source>
            <translation>Teleporter musi kończyć się w komórce labiryntu; niczego nie umieszczono.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/teleporter.py" />
            <source>place one-way teleporter</source>
            <translation>umieszczanie jednokierunkowego teleportera</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/teleporter.py" />
            <source>place teleporter</source>
            <translation>umieszczanie teleportera</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/teleporter.py" />
            <source>There is no teleporter on the {port}.</source>
            <translation>Tu nie ma teleportera: {port}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/teleporter.py" />
            <source>remove teleporter</source>
            <translation>usuwanie teleportera</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/teleporter.py" />
            <source>from level {cell}, {words}</source>
            <translation>z poziomu {cell}, {words}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/wall_brush.py" />
            <source>draw walls</source>
            <translation>rysowanie ścian</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/wall_brush.py" />
            <source>erase walls</source>
            <translation>usuwanie ścian</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/wall_brush.py" />
            <source>Drag along cell edges to draw walls. Right button erases. Shift: straight line. Ctrl+Shift: rectangle.</source>
            <translation>Przeciągnij wzdłuż boków komórek: rysuje ściany, a jeśli pierwsza już stoi, usuwa. Prawy usuwa. Shift: linia. Ctrl+Shift: prostokąt.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/wand.py" />
            <source>Regions are being calculated. Try again in a moment.</source>
            <translation>Trwa wyznaczanie obszarów; spróbuj ponownie za chwilę.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/wand.py" />
            <source>Click a room or corridor to select it. Shift: add. Ctrl or right button: remove.</source>
            <translation>Kliknij komnatę lub korytarz, aby zaznaczyć. Shift dodaje, Ctrl lub prawy odejmuje.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/wand.py" />
            <source>Rock belongs to no region.</source>
            <translation>Jest tam skała, która nie należy do żadnego obszaru.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/versions.py" />
            <source>PySide6-Essentials</source>
            <translation>PySide6-Essentials</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/versions.py" />
            <source>no screen</source>
            <translation>brak ekranu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/versions.py" />
            <source>Mazewright {version}</source>
            <translation>Mazewright {version}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/versions.py" />
            <source>Python {python_version}</source>
            <translation>Python {python_version}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/versions.py" />
            <source>Qt {qVersion}</source>
            <translation>Qt {qVersion}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/widgets/bar_plot.py" />
            <source>Lengths {first} to {last} in steps of {step}; the highest bar: {bars}</source>
            <translation>Długości od {first} do {last} co {step}; najwyższy słupek: {bars}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/widgets/bar_plot.py" />
            <source>None</source>
            <translation>Brak</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/widgets/message_bar.py" />
            <source>Close the message</source>
            <translation>Zamknij komunikat</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/widgets/number_boxes.py" />
            <source>A number from {low} to {high}.</source>
            <translation>Liczba od {low} do {high}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/widgets/play_bar.py" />
            <source>Play or pause (Space)</source>
            <translation>Odtwarzaj lub wstrzymaj (Spacja)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/widgets/play_bar.py" />
            <source>One step back ({keys})</source>
            <translation>Krok wstecz ({keys})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/widgets/play_bar.py" />
            <source>One step ({keys})</source>
            <translation>Krok naprzód ({keys})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/widgets/play_bar.py" />
            <source>Step</source>
            <translation>Krok</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/widgets/play_bar.py" />
            <source>Speed</source>
            <translation>Szybkość</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Explorer</source>
            <translation>Odkrywca</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Arrived</source>
            <translation>Dotarło</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Median</source>
            <translation>Mediana</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Least</source>
            <translation>Najmniej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Most</source>
            <translation>Najwięcej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Known</source>
            <translation>Poznano</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Manual explorers cannot be compared. Choose other explorers.</source>
            <translation>Wędrowców prowadzonych ręcznie nie można porównać; wybierz innych odkrywców.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Seeds</source>
            <translation>Ziarna</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Maximum number of steps</source>
            <translation>Maksymalna liczba kroków</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>And &amp;back, from the goal to the start</source>
            <translation>I z &amp;powrotem, od celu do startu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>&amp;Compare</source>
            <translation>&amp;Porównanie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>&amp;Stop</source>
            <translation>&amp;Zatrzymaj</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Export every walk as a line of a CSV file</source>
            <translation>Zapisuje wiersz na każdą wędrówkę, z wartościami oddzielonymi przecinkami</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Runs each explorer of the list alone, once for each seed.</source>
            <translation>Wysyła każdego wędrowca z listy samego, po razie z każdym ziarnem.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>How the explorers compare</source>
            <translation>Porównanie odkrywców</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Running…</source>
            <translation>W toku…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Written to {path_name}.</source>
            <translation>Zapisano w pliku {path_name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>maximum steps</source>
            <translation>maks. kroków</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>{outcomes} walks.</source>
            <translation>Wędrówki: {outcomes}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Stopped after {outcomes} walks.</source>
            <translation>Przerwano; wędrówki: {outcomes}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Export the walks</source>
            <translation>Eksport wędrówek</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Table (*.csv)</source>
            <translation>Tabela (*.csv)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>Explore {name}</source>
            <translation>Odkrywanie: {name}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>Show the actual &amp;maze</source>
            <translation>Pokaż &amp;labirynt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>Sa&amp;ve map…</source>
            <translation>&amp;Zapisz mapę…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>&amp;Walk</source>
            <translation>&amp;Wędrówka</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>Show another overlay</source>
            <translation>Co leży na podłodze</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>Also show the actual maze; otherwise you see only what the explorer knows</source>
            <translation>Pokazuje też labirynt taki, jaki jest; bez niego wiesz tyle, co wędrowiec</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>Save the maze with everything unknown to the explorer in fog</source>
            <translation>Zapisuje labirynt, w którym wszystko nieznane wędrowcowi jest we mgle</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>Step {steps}. {reason}</source>
            <translation>Krok {steps}. {reason}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>Step {steps}. Arrow keys: move. Return: use a link. Click: go there along known cells.</source>
            <translation>Krok {steps}. Strzałki: ruch. Enter: użyj połączenia. Kliknięcie: idź tam przez znane komórki.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>Step {steps}: {walker} of the floor known.</source>
            <translation>Krok {steps}: poznano {walker} podłogi.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>The keys control a manual explorer. Choose one on the right.</source>
            <translation>Klawisze są dla odkrywcy prowadzonego ręcznie; wybierz go po prawej.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>There is no link here.</source>
            <translation>Nie ma tu takiego łącza.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>It knows no path to that cell.</source>
            <translation>Wędrowiec nie zna tam drogi.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>Save the map</source>
            <translation>Zapisz mapę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>Mazewright maze (*.maze);;Numbers with fog (*.csv)</source>
            <translation>Labirynt Mazewright (*.maze);;Liczby z mgłą (*.csv)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source> Regions: {new} added, {gone} removed, {changed} changed.</source>
            <translation> Regiony: dodane {new}, usunięte {gone}, zmienione {changed}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source> {treasures} of {treasures_2} treasures collected.</source>
            <translation> Zebrane skarby: {treasures} z {treasures_2}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source> {characters} of {characters_2} characters met.</source>
            <translation> Spotkane postacie: {characters} z {characters_2}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/log_table.py" />
            <source>Steps</source>
            <translation>Kroki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/log_table.py" />
            <source>Cells explored</source>
            <translation>Poznane komórki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/log_table.py" />
            <source>Share</source>
            <translation>Udział</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/log_table.py" />
            <source>Last step</source>
            <translation>Ostatni krok</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/log_table.py" />
            <source>To the goal</source>
            <translation>Do mety</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/log_table.py" />
            <source>Progress of the explorers</source>
            <translation>Jak idzie wędrowcom</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/log_table.py" />
            <source>Explored share of the floor, by step</source>
            <translation>Poznana część podłogi według kroków</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/log_table.py" />
            <source>Explored share of the floor</source>
            <translation>Poznana część podłogi</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/shown.py" />
            <source>{where}: not known</source>
            <translation>{where}: nieznane</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/shown.py" />
            <source>entry in {steps}</source>
            <translation>wejście za {steps}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/shown.py" />
            <source>no known path</source>
            <translation>nie zna drogi tam</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/shown.py" />
            <source>{away} from the explorer</source>
            <translation>{away} od wędrowca</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/steps_plot.py" />
            <source>Steps of each explorer: least, median and most</source>
            <translation>Kroki każdego odkrywcy: najmniej, mediana i najwięcej</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/steps_plot.py" />
            <source>never</source>
            <translation>nigdy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/steps_plot.py" />
            <source>{title}, back</source>
            <translation>{title}, z powrotem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walk_views.py" />
            <source>Explorer's map</source>
            <translation>Co wie wędrowiec</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walk_views.py" />
            <source>Actual maze</source>
            <translation>Rzeczywisty labirynt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Everything</source>
            <translation>Wszystko</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>For some steps</source>
            <translation>Przez pewną liczbę kroków</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>What is near</source>
            <translation>To, co blisko</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Stay where they are</source>
            <translation>Stoją w miejscu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Walkers</source>
            <translation>Wędrowcy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>&amp;Remove</source>
            <translation>&amp;Usuń</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Chase, as {agent}</source>
            <translation>Ścigają jako: {agent}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Unlimited line of sight</source>
            <translation>Dokąd sięga linia wzroku</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Sees through teleporters</source>
            <translation>Także przez łącza</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Other</source>
            <translation>Inny</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>E&amp;xplorer</source>
            <translation>Od&amp;krywca</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>&amp;Agent</source>
            <translation>U&amp;mysł</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Sees</source>
            <translation>Widzi</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Remembers</source>
            <translation>Pamięta</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Chance to find secrets</source>
            <translation>Znajduje sekrety z szansą</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>within (cells)</source>
            <translation>z odległości do</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>&amp;Opponents</source>
            <translation>Prz&amp;eciwnicy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Seed</source>
            <translation>Ziarno</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>How far it sees</source>
            <translation>Jak daleko widzi</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>How long or far it remembers</source>
            <translation>Jak długo lub jak daleko pamięta</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Chance to find a secret</source>
            <translation>Szansa znalezienia sekretu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Reach for secrets</source>
            <translation>Zasięg szukania sekretów</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Agent</source>
            <translation>Umysł</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Memory</source>
            <translation>Pamięć</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Opponents</source>
            <translation>Przeciwnicy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source> steps</source>
            <translation> kroków</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/endless_view.py" />
            <source>An infinite maze</source>
            <translation>Labirynt bez końca</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/endless_window.py" />
            <source>Infinite binary tree</source>
            <translation>Drzewo binarne bez końca</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/endless_window.py" />
            <source>Row</source>
            <translation>Wiersz</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/endless_window.py" />
            <source>Column</source>
            <translation>Kolumna</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/endless_window.py" />
            <source>Loading…</source>
            <translation>Wczytywanie…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/endless_window.py" />
            <source>&amp;Cut out the visible part</source>
            <translation>&amp;Wytnij to, co widać</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/endless_window.py" />
            <source>Open it as a new maze; openings at the cut become walls</source>
            <translation>Otwiera to jako osobny labirynt: otwory na cięciu stają się ścianami</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/endless_window.py" />
            <source>This cannot be shown: {error}</source>
            <translation>Nie można tego pokazać: {error}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/endless_window.py" />
            <source>{rows} × {cols} cells visible. Drag to move, use the wheel to zoom.</source>
            <translation>Widać {rows} × {cols} komórek; przeciąganie przesuwa, kółko zmienia powiększenie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/endless_window.py" />
            <source>{rows} × {cols} cells from row {row}, column {col}: {openings} at the border became walls; {parts} resulted.</source>
            <translation>{rows} × {cols} komórek od wiersza {row}, kolumny {col}: zamurowano na brzegu: {openings}; wynik: {parts}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/endless_window.py" />
            <source>Binary tree at {row}, {col}</source>
            <translation>Drzewo binarne w {row}, {col}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Stack</source>
            <translation>Stos</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Prim</source>
            <translation>Prim</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Binary tree</source>
            <translation>Drzewo binarne</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Sidewinder</source>
            <translation>Sidewinder</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Eller</source>
            <translation>Eller</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Kruskal</source>
            <translation>Kruskal</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Growing tree</source>
            <translation>Rosnące drzewo</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Hunt and kill</source>
            <translation>Polowanie (hunt and kill)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Wilson</source>
            <translation>Wilson</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Aldous–Broder</source>
            <translation>Aldous–Broder</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Recursive division</source>
            <translation>Podział rekurencyjny</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Prim, blocks</source>
            <translation>Prim, bloki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Stack, blocks</source>
            <translation>Stos, bloki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>List, blocks</source>
            <translation>Lista, bloki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Rooms and corridors</source>
            <translation>Komnaty i korytarze</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Caves</source>
            <translation>Jaskinie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Version</source>
            <translation>Wersja</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>East</source>
            <translation>Wschód</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>South</source>
            <translation>Południe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Choice</source>
            <translation>Wybór</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Fog</source>
            <translation>Mgła</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Doors</source>
            <translation>Drzwi</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Next</source>
            <translation>Następny</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Board</source>
            <translation>Plansza</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Remove loops</source>
            <translation>Rozplatanie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Sparsify</source>
            <translation>Przerzedzanie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Treasure</source>
            <translation>Skarb</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Character</source>
            <translation>Postać</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>North west</source>
            <translation>Północny zachód</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>North east</source>
            <translation>Północny wschód</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>South west</source>
            <translation>Południowy zachód</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>South east</source>
            <translation>Południowy wschód</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Walls</source>
            <translation>Ściany</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Newest</source>
            <translation>Najnowszy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Oldest</source>
            <translation>Najstarszy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Random</source>
            <translation>Losowo</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Mix</source>
            <translation>Mieszanka</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>No</source>
            <translation>Nie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Yes</source>
            <translation>Tak</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>First</source>
            <translation>Pierwszy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Given size</source>
            <translation>Podanej wielkości</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Infinite, cropped</source>
            <translation>Nieskończona, przycięta</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/form.py" />
            <source>Algorithm</source>
            <translation>Algorytm</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/form.py" />
            <source>Rows</source>
            <translation>Wiersze</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/form.py" />
            <source>Columns</source>
            <translation>Kolumny</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/form.py" />
            <source>Choose another seed for another maze of this sort</source>
            <translation>Bierze inne ziarno: inny labirynt tego samego rodzaju</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/form.py" />
            <source>Another seed</source>
            <translation>Inne ziarno</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/form.py" />
            <source>Only the &amp;floor of this level</source>
            <translation>Tylko &amp;podłoga tego poziomu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/form.py" />
            <source>Keep the size, rock, links and markers of the open maze. Every connected area of floor becomes a maze.</source>
            <translation>Zachowuje rozmiar, skałę, łącza i znaczniki otwartego labiryntu; każdy kawałek podłogi otrzymuje labirynt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/form.py" />
            <source>Only the &amp;selection</source>
            <translation>Tylko &amp;zaznaczenie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/form.py" />
            <source>Fill the selection; everything else stays unchanged</source>
            <translation>Wypełnia zaznaczenie o dowolnym kształcie; wszystko wokół zostaje bez zmian</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/maker.py" />
            <source>The maze was changed meanwhile. Its floor was not filled. Generate again.</source>
            <translation>Labirynt w międzyczasie się zmienił; jego podłogi nie wypełniono. Wygeneruj ponownie.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/maker.py" />
            <source>Another maze is being generated.</source>
            <translation>Trwa tworzenie innego labiryntu.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/maker.py" />
            <source>generate {lower}</source>
            <translation>generowanie ({lower})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/maker.py" />
            <source>The floor is in {pieces} pieces; each has a maze of its own.</source>
            <translation>Podłoga dzieli się na części: {pieces}; każda ma własny labirynt.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/player.py" />
            <source>It takes more than {MOST_STEPS} steps, which is too many to watch.</source>
            <translation>Kroków jest więcej niż {MOST_STEPS}, za dużo do oglądania.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/player.py" />
            <source>The animation is written to {path_name}: {frames} pictures.</source>
            <translation>Animację zapisano w pliku {path_name}; liczba obrazów: {frames}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/preview.py" />
            <source>dead ends {share}</source>
            <translation>ślepe zaułki {share}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/preview.py" />
            <source>longest path {length}</source>
            <translation>najdłuższa droga {length}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/preview.py" />
            <source>river {river}</source>
            <translation>rzeka {river}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/preview.py" />
            <source>bias {bias}</source>
            <translation>skłonność {bias}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/preview.py" />
            <source>This one: {words}</source>
            <translation>Ten: {words}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/watch_window.py" />
            <source>{ALGORITHM_WORDS}, step by step</source>
            <translation>{ALGORITHM_WORDS}, krok po kroku</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/watch_window.py" />
            <source>Write an animated picture (PNG)</source>
            <translation>Zapisuje animowany obraz (PNG)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/watch_window.py" />
            <source>&amp;Take this maze</source>
            <translation>&amp;Weź ten labirynt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/watch_window.py" />
            <source>Replace the open maze by it</source>
            <translation>Wstawia go w miejsce otwartego</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/watch_window.py" />
            <source>Writing {path_name}…</source>
            <translation>Zapisywanie {path_name}…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/watch_window.py" />
            <source>Step {step} of {count}</source>
            <translation>Krok {step} z {count}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/watch_window.py" />
            <source>{words}; restarts: {resets}</source>
            <translation>{words}; ponowne starty: {resets}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/watch_window.py" />
            <source>Export the animation</source>
            <translation>Eksport animacji</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/watch_window.py" />
            <source>Animated PNG (*.png *.apng)</source>
            <translation>Animowany PNG (*.png *.apng)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/watch_window.py" />
            <source>The growing maze</source>
            <translation>Rosnący labirynt</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/__init__.py" />
            <source>The lattice {name} cannot be mirrored.</source>
            <translation>Nie można odbić tej siatki: {name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/__init__.py" />
            <source>The lattice {name} is unknown. Known: {known}.</source>
            <translation>Siatka {name} jest nieznana; znane: {known}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/directions.py" />
            <source>The main direction of point {point} is one of {names}, not {main}.</source>
            <translation>Główny kierunek punktu {point} to jeden z {names}, nie {main}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/grid.py" />
            <source>A space has one level, one row and one column at least.</source>
            <translation>Przestrzeń ma co najmniej jeden poziom, jeden wiersz i jedną kolumnę.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/grid.py" />
            <source>{levels} × {rows} × {cols} cells are too many to segment; with their margins they may be {MAX_PLACES}.</source>
            <translation>{levels} × {rows} × {cols} komórek to zbyt wiele do podziału na obszary; z marginesami może ich być {MAX_PLACES}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/honeycomb.py" />
            <source>A board cannot start at {start}; the farthest is {FARTHEST}.</source>
            <translation>Plansza nie może zaczynać się w {start}; najdalej {FARTHEST}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/honeycomb.py" />
            <source>Point {point} is not free: it was expanded before.</source>
            <translation>Punkt {point} nie jest wolny: już go rozwinięto.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/honeycomb.py" />
            <source>Point {point} is not on the board.</source>
            <translation>Punkt {point} nie leży na planszy.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/honeycomb.py" />
            <source>The board takes {shape} × {shape_2} cells; a maze has at most {MAX_CELLS}.</source>
            <translation>Plansza zajmuje {shape} × {shape_2} komórek; labirynt ma ich najwyżej {MAX_CELLS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/lattice.py" />
            <source>{capitalize}, mirrored</source>
            <translation>{capitalize}, odbicie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/lattice.py" />
            <source>{words}, point {row}</source>
            <translation>{words}, punkt {row}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/triplets.py" />
            <source>A point must be a triplet of integers, not {triplet}.</source>
            <translation>Punkt to trójka liczb całkowitych, nie {triplet}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/triplets.py" />
            <source>mirrored board</source>
            <translation>odbita plansza</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/triplets.py" />
            <source>{value} is not a point of the {kind}: a - b + c is {value_2}, not {sums}.</source>
            <translation>{value} nie jest punktem ({kind}): a - b + c to {value_2}, nie {sums}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/triplets.py" />
            <source>Points must be an (n, 3) array of integers.</source>
            <translation>Punkty to tablica (n, 3) liczb całkowitych.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/attributes.py" />
            <source>The {name} of a maze</source>
            <translation>{name} labiryntu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/attributes.py" />
            <source>The {name} of a maze are values by name, not {value}.</source>
            <translation>{name} labiryntu to wartości według nazw, a nie {value}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/attributes.py" />
            <source>The name of a property is text.</source>
            <translation>Nazwa właściwości jest tekstem.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/attributes.py" />
            <source>The growth of a maze consists of grown points, not {value}.</source>
            <translation>Wzrost labiryntu składa się z utworzonych punktów, a nie {value}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/attributes.py" />
            <source>Only a honeycomb grows from points.</source>
            <translation>Z punktów rośnie tylko plaster miodu.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/block_arrays.py" />
            <source>Blocks are (rows, cols) or (levels, rows, cols), not {shape}.</source>
            <translation>Bloki to tablica (wiersze, kolumny) lub (poziomy, wiersze, kolumny), a nie {shape}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/block_arrays.py" />
            <source>A maze has at least one level, one row and one column.</source>
            <translation>Labirynt ma co najmniej jeden poziom, jeden wiersz i jedną kolumnę.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/block_arrays.py" />
            <source>{shape} cells are too many; a maze has at most {MAX_CELLS}.</source>
            <translation>{shape} komórek to zbyt wiele; labirynt ma ich najwyżej {MAX_CELLS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/block_arrays.py" />
            <source>Codes of cells are 0 to 7, not {min} to {max}; without `codes` every number but 0 is a wall.</source>
            <translation>Kody komórek to 0–7, a nie od {min} do {max}; bez `codes` każda liczba oprócz 0 to ściana.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/blocks.py" />
            <source>{height} × {width} places are not cells with walls between them, which have odd numbers from 3</source>
            <translation>{height} × {width} pól to nie komórki ze ścianami między nimi; wymiary muszą być nieparzyste, od 3</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/blocks.py" />
            <source>the post of a wall</source>
            <translation>słupek ściany</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/blocks.py" />
            <source>a wall next to rock</source>
            <translation>ściana obok skały</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/blocks.py" />
            <source>the place ({row}, {col}), {what}, is open</source>
            <translation>pole ({row}, {col}), {what}, jest otwarte</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/buffers.py" />
            <source>The {name} are a (levels, rows, cols) array of bytes (uint8) in C order, as numpy.ascontiguousarray makes it.</source>
            <translation>{name}: tablica (poziomy, wiersze, kolumny) bajtów (uint8) w porządku C, jaką tworzy numpy.ascontiguousarray.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/buffers.py" />
            <source>The cells are {shape} and the walls {shape_2}; they must agree.</source>
            <translation>Komórki mają wymiary {shape}, a ściany {shape_2}; muszą być równe.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/codes.py" />
            <source>A wall position can be open, wall, secret or found, not {state}.</source>
            <translation>Miejsce ściany może być: open, wall, secret lub found, nie {state}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/codes.py" />
            <source>A wall code is 0 to 3, not {state}.</source>
            <translation>Kod ściany to 0–3, nie {state}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/codes.py" />
            <source>A cell can be rock, floor, secret or found, not {state}.</source>
            <translation>Komórka może być: rock, floor, secret lub found, nie {state}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/codes.py" />
            <source>A cell code is 0 to 7, not {state}.</source>
            <translation>Kod komórki to 0–7, nie {state}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/cells.py" />
            <source>A cell is set by level, row, column and state</source>
            <translation>Komórkę określa poziom, wiersz, kolumna i stan</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/cells.py" />
            <source>Cells must be (n, 3) integers and n codes 0 to 7</source>
            <translation>Komórki to (n, 3) liczb całkowitych i n kodów 0–7</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/growing.py" />
            <source>The board has points already; new ones are created from those that are free.</source>
            <translation>Plansza ma już punkty; nowe powstają z tych, które są wolne.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/growing.py" />
            <source>There is no point {point} that was grown.</source>
            <translation>Nie ma utworzonego punktu {point}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/growing.py" />
            <source>Point P{number} is not free: it was expanded before.</source>
            <translation>Punkt P{number} nie jest wolny: utworzył już sąsiadów.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/growing.py" />
            <source>A maze stores the growth of at most {MAX_POINTS} points.</source>
            <translation>Labirynt pamięta rozrost najwyżej {MAX_POINTS} punktów.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/levels.py" />
            <source>Levels are named in a list, not as {order}.</source>
            <translation>Poziomy podaje się na liście, nie jako {order}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/levels.py" />
            <source>A maze has at least one level; its last one cannot be removed.</source>
            <translation>Labirynt ma co najmniej jeden poziom; ostatniego nie można usunąć.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/levels.py" />
            <source>A level is named by a whole number, or nothing for a new one, not {old}.</source>
            <translation>Poziom podaje się liczbą całkowitą (nowy: bez liczby), nie {old}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/levels.py" />
            <source>Level {old} does not exist. The levels are 0 to {value}.</source>
            <translation>Nie ma poziomu {old}; poziomy to 0–{value}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/links.py" />
            <source>The {port} carries no link.</source>
            <translation>Nie ma łącza: {port}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/markers.py" />
            <source>Cell {cell} holds no marker.</source>
            <translation>W komórce {cell} nie ma znacznika.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/resize.py" />
            <source>Rows and columns must be integers, not {rows} and {cols}.</source>
            <translation>Wiersze i kolumny to liczby całkowite, nie {rows} i {cols}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/resize.py" />
            <source>A maze has at least one row and one column.</source>
            <translation>Labirynt ma co najmniej jeden wiersz i jedną kolumnę.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/set_area.py" />
            <source>A block has cells and walls of the same rows and columns, one at least.</source>
            <translation>Blok ma komórki i ściany o tych samych wierszach i kolumnach, co najmniej po jednym.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/set_area.py" />
            <source>The codes of cells are 0 to 7, and those of walls 0 to 15.</source>
            <translation>Kody komórek to 0–7, a ścian 0–15.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/things.py" />
            <source>The {first} carries no such link.</source>
            <translation>Nie ma takiego łącza: {first}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/walls.py" />
            <source>A wall is named by level, row, column, side and state</source>
            <translation>Ścianę określa poziom, wiersz, kolumna, bok i stan</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/walls.py" />
            <source>Walls are (n, 3) integers of cells, n sides 0 to 3 and n codes 0 to 3</source>
            <translation>Ściany to (n, 3) liczb całkowitych komórek, n boków 0–3 i n kodów 0–3</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/walls.py" />
            <source>The {side} side of cell {cell} is the outer border, which stays walled.</source>
            <translation>Bok {side} komórki {cell} to brzeg zewnętrzny, który pozostaje ścianą.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/growth.py" />
            <source>Grown points are a table of rows, columns and 0 or 1, with 1 to {MAX_POINTS} points.</source>
            <translation>Utworzone punkty to tabela wierszy, kolumn oraz 0 lub 1, mająca od 1 do {MAX_POINTS} punktów.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/growth.py" />
            <source>A grown point is outside any maze.</source>
            <translation>Utworzony punkt leży poza każdym labiryntem.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/growth.py" />
            <source>A grown point is free (0) or spent (1).</source>
            <translation>Utworzony punkt jest wolny (0) albo nie (1).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/growth.py" />
            <source>The place of a grown point must be an integer row and column, not {place}.</source>
            <translation>Miejsce utworzonego punktu to całkowity wiersz i kolumna, a nie {place}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/maze.py" />
            <source>Levels, rows and columns must be integers, not {levels}, {rows} and {cols}.</source>
            <translation>Poziomy, wiersze i kolumny podaje się liczbami całkowitymi, nie {levels}, {rows} i {cols}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/maze.py" />
            <source>{levels} × {rows} × {cols} cells are too many; a maze has at most {MAX_CELLS}.</source>
            <translation>{levels} × {rows} × {cols} komórek to zbyt wiele; labirynt ma ich najwyżej {MAX_CELLS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/maze.py" />
            <source>Only squares are blocks; this is a {lattice_name}.</source>
            <translation>Bloki są tylko na siatce kwadratowej; tu siatka to {lattice_name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/maze.py" />
            <source>An array that marks cells is one of booleans: array.astype(bool).</source>
            <translation>Tablica zaznaczająca komórki zawiera wartości logiczne: array.astype(bool).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/maze.py" />
            <source>Cells must be given one after another, not as {cells}.</source>
            <translation>Komórki podaje się jedna po drugiej, a nie jako {cells}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/maze.py" />
            <source>The array that marks cells is {shape}; the maze is {shape_2}.</source>
            <translation>Tablica zaznaczająca komórki ma wymiary {shape}; labirynt ma {shape_2}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/maze.py" />
            <source>border wall</source>
            <translation>ściana brzegu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/maze.py" />
            <source>The {what} code of cell {cell} is invalid.</source>
            <translation>Labirynt nie może zawierać takiego kodu w komórce {cell}: {what}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/stamp.py" />
            <source>The area is outside the maze.</source>
            <translation>Obszar nie leży w labiryncie.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/symmetry.py" />
            <source>The points of this honeycomb do not match. Try one row or column more or fewer.</source>
            <translation>Punkty tego plastra miodu nie pasowałyby do siebie; może wystarczy wiersz lub kolumna więcej albo mniej.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/symmetry.py" />
            <source>A honeycomb has no quarter turns.</source>
            <translation>Plastra miodu nie można obracać o ćwierć obrotu.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/symmetry.py" />
            <source>Quarter turns need as many rows as columns.</source>
            <translation>Ćwierćobroty wymagają tylu wierszy, ile jest kolumn.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>port side</source>
            <translation>bok portu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>up port</source>
            <translation>górny port</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>down port</source>
            <translation>dolny port</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>{side} of cell {cell}</source>
            <translation>{side} komórki {cell}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>{side} side</source>
            <translation>bok {side}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>A link joins two ports, not {first} and {second}.</source>
            <translation>Łącze łączy dwa porty, a nie {first} i {second}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>One-way must be True or False, not {one_way}.</source>
            <translation>Jednokierunkowość to True albo False, a nie {one_way}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>The label of a link</source>
            <translation>Etykieta łącza</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>marker side</source>
            <translation>bok znacznika</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>The label of a marker</source>
            <translation>Etykieta znacznika</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>{what} is text, not {value}.</source>
            <translation>{what} to tekst, a nie {value}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>A cell is level, row and column, not {cell}.</source>
            <translation>Komórka to poziom, wiersz i kolumna, a nie {cell}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>A cell must be given by integers, not {cell}.</source>
            <translation>Komórkę podaje się liczbami całkowitymi, a nie {cell}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>The {what} can be {words}, not {value}.</source>
            <translation>{what}: możliwe są {words}, a nie {value}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>The extra fields of a file must be a mapping, not {extra}.</source>
            <translation>To, co plik mówi poza znanymi polami, jest słownikiem, a nie {extra}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>An origin must be an integer row and column, not {origin}.</source>
            <translation>Początek to całkowity wiersz i kolumna, nie {origin}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>The origin {value} is too far out; the farthest is {FARTHEST}.</source>
            <translation>Początek {value} leży zbyt daleko; najdalej {FARTHEST}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>{rule}, not {things}.</source>
            <translation>{rule}, a nie {things}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>Cell {named} is outside any maze.</source>
            <translation>Komórka {named} leży poza każdym labiryntem.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>A wall must be on side N, E, S or W of a cell, not {name}.</source>
            <translation>Ściana stoi na boku N, E, S lub W komórki, nie {name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>A link joins two different cells, not cell {cell} with itself.</source>
            <translation>Łącze łączy dwie różne komórki, a nie komórkę {cell} z nią samą.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>A teleporter must be on a side or on the pad of a cell; up and down are for stairs.</source>
            <translation>Teleporter stoi na boku lub na płytce komórki; góra i dół są dla schodów.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>The side of a marker must be on the outer border; the {side} side of cell {cell} is not.</source>
            <translation>Bok znacznika musi leżeć na zewnętrznym brzegu; bok {side} komórki {cell} na nim nie leży.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>The {side} side of cell {cell} carries a link; no gap can be drawn there.</source>
            <translation>Na boku {side} komórki {cell} jest łącze; nie można tam narysować przerwy.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>Cell {cell} is rock; a link needs floor at both ends.</source>
            <translation>Komórka {cell} to skała; łącze wymaga podłogi na obu końcach.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>The {port} carries a link already.</source>
            <translation>Łącze już tu jest: {port}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>The {port} is not a wall; a link on a side is a portal in a wall.</source>
            <translation>To nie jest ściana: {port}; łącze na boku to portal w ścianie.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>The {port} is an entrance or exit. A link cannot be placed in its gap.</source>
            <translation>To wejście lub wyjście: {port}; łącze nie może stać w jego przerwie.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>Cell {cell} has no side {side_name} on this lattice.</source>
            <translation>Komórka {cell} nie ma na tej siatce boku {side_name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>Stairs join the up port of a cell with the down port of the cell right above it.</source>
            <translation>Schody łączą górny port komórki z dolnym portem komórki tuż nad nią.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>There are {levels} levels; name a cell by level, row and column.</source>
            <translation>Jest {levels} poziomów; podaj komórkę jako poziom, wiersz i kolumnę.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>Cell {cell} is outside the maze (levels 0 to {value}, rows {top} to {value_2}, columns {left} to {value_3}).</source>
            <translation>Komórka {cell} leży poza labiryntem (poziomy 0 do {value}, wiersze {top} do {value_2}, kolumny {left} do {value_3}).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/paths/graph_formats.py" />
            <source>{{"directed": {directed}, "multigraph": true, "graph": {{}}, "nodes": [</source>
            <translation>{{"directed": {directed}, "multigraph": true, "graph": {{}}, "nodes": [</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/paths/region_graph.py" />
            <source>A graph for NetworkX</source>
            <translation>Graf dla NetworkX</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/paths/router.py" />
            <source>Goals must be a sequence of cells, not {goals}.</source>
            <translation>Cele to komórki podane jedna po drugiej, a nie {goals}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/paths/router.py" />
            <source>A cell must be a level, row and column as integers, not {cell}.</source>
            <translation>Komórka to poziom, wiersz i kolumna jako liczby całkowite, a nie {cell}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/paths/router.py" />
            <source>Cell ({level}, {row}, {col}) is outside the maze.</source>
            <translation>Komórka ({level}, {row}, {col}) leży poza labiryntem.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/paths/router.py" />
            <source>Cell ({level}, {row}, {col}) is rock.</source>
            <translation>Komórka ({level}, {row}, {col}) to skała.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/paths/router.py" />
            <source>A limit must be an integer number of steps from 0, not {limit}.</source>
            <translation>Granica to całkowita liczba kroków od 0, nie {limit}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/paths/searcher.py" />
            <source>There is not enough memory to search this maze.</source>
            <translation>Brak pamięci, aby przeszukać ten labirynt.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/paths/structure/statistics.py" />
            <source>The segmentation is not of this maze as it is now.</source>
            <translation>Segmentacja nie dotyczy tego labiryntu w obecnej postaci.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/paths/trial.py" />
            <source>An edit that gives the maze another shape cannot be tried.</source>
            <translation>Nie można wypróbować zmiany, która nadaje labiryntowi inny kształt.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/drawing.py" />
            <source>There is no path from {start} to {goal}.</source>
            <translation>Nie ma drogi z {start} do {goal}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/export.py" />
            <source>level {level}</source>
            <translation>poziom {level}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/export.py" />
            <source>{count} pages are too many; {most} are the most, so choose smaller cells.</source>
            <translation>Zbyt wiele stron: {count}; dozwolone najwyżej {most}, więc wybierz mniejsze komórki.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/export.py" />
            <source>{rows} × {cols} cells are too many to be drawn as lines: {MOST_DRAWN_CELLS} are the most; choose a PNG picture.</source>
            <translation>{rows} × {cols} komórek to zbyt wiele, by rysować je liniami; dozwolone najwyżej {MOST_DRAWN_CELLS}; wybierz obraz PNG.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/export.py" />
            <source>The picture would have {width} × {height} pixels, and {MOST_PIXELS} are the most; choose cells of {value} pixels or less.</source>
            <translation>Obraz miałby {width} × {height} pikseli, a może mieć najwyżej {MOST_PIXELS}; wybierz komórki do {value} px.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/tinting.py" />
            <source>There is no start marker</source>
            <translation>Nie ma znacznika startu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/tinting.py" />
            <source>Steps from {start}</source>
            <translation>Kroki od {start}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/tinting.py" />
            <source>There is no goal marker</source>
            <translation>Nie ma znacznika mety</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/tinting.py" />
            <source>There is no path from the start to a goal</source>
            <translation>Nie ma drogi od startu do mety</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/tinting.py" />
            <source>Solution, {value}</source>
            <translation>Rozwiązanie, {value}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/tinting.py" />
            <source>Cells cut off</source>
            <translation>Odcięte komórki</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/tinting.py" />
            <source>There are no choke points</source>
            <translation>Żadna komórka nie odcina innych</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/tinting.py" />
            <source>The maze has no floor</source>
            <translation>Nie ma podłogi</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/tinting.py" />
            <source>Only a perfect maze is a tree</source>
            <translation>Tylko idealny labirynt jest drzewem</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/tinting.py" />
            <source>Cells of subtrees, root {value}</source>
            <translation>Komórki poddrzew, korzeń {value}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/vector/pages.py" />
            <source>Letter</source>
            <translation>Letter</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/vector/pages.py" />
            <source>Legal</source>
            <translation>Legal</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/vector/pages.py" />
            <source>Tabloid</source>
            <translation>Tabloid</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/vector/pages.py" />
            <source>A margin is 0 mm or more.</source>
            <translation>Margines ma 0 mm lub więcej.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/vector/pages.py" />
            <source>Margins of {margin_mm} mm leave no room on a sheet of {width_mm} × {height_mm} mm.</source>
            <translation>Marginesy {margin_mm} mm nie zostawiają miejsca na arkuszu {width_mm} × {height_mm} mm.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/vector/pages.py" />
            <source>The paper {paper} is unknown. Known: {PAPERS}.</source>
            <translation>Papier {paper} jest nieznany; znane: {PAPERS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/vector/pages.py" />
            <source>A cell has a size of more than 0 mm.</source>
            <translation>Komórka ma rozmiar większy niż 0 mm.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/vector/pages.py" />
            <source>A cell of {cell_mm} mm does not fit on the sheet, which has room for {room_mm} × {room_mm_2} mm.</source>
            <translation>Komórka {cell_mm} mm nie mieści się na arkuszu, na którym jest miejsce {room_mm} × {room_mm_2} mm.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/vector/sketch.py" />
            <source>path ground</source>
            <translation>way ground</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/vector/sketch.py" />
            <source>path leap</source>
            <translation>way leap</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/way.py" />
            <source>by {links}</source>
            <translation>przez {links}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/way.py" />
            <source>over levels {levels} and {levels_2}</source>
            <translation>przez poziomy {levels} i {levels_2}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/way.py" />
            <source>over {levels}</source>
            <translation>przez {levels}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/checking.py" />
            <source>The profile {word} is unknown. Known: {Profile}.</source>
            <translation>Profil {word} jest nieznany; znane: {Profile}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest.py" />
            <source>A contest maze has square cells; this is a {lattice_name}.</source>
            <translation>Labirynt na zawody ma kwadratowe komórki; tu siatka to {lattice_name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest.py" />
            <source>A contest maze has one level; this one has {levels}.</source>
            <translation>Labirynt na zawody ma jeden poziom; ten ma {levels}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest.py" />
            <source>A contest maze has 32 × 32 cells at most; this one has {rows} × {cols}.</source>
            <translation>Labirynt na zawody ma najwyżej 32 × 32 komórki; ten ma {rows} × {cols}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest.py" />
            <source>{rows} × {cols} cells are neither the 16 × 16 of a classic contest nor 32 × 32 of half size.</source>
            <translation>{rows} × {cols} komórek to ani 16 × 16 z klasycznych zawodów, ani 32 × 32 w połowie rozmiaru.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest.py" />
            <source>{count} is rock; a contest maze has only walls.</source>
            <translation>{count} skały; labirynt na zawody ma tylko ściany.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest.py" />
            <source>{count} are rock; a contest maze has only walls.</source>
            <translation>{count} skały; labirynt na zawody ma tylko ściany.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest.py" />
            <source>Make it floor</source>
            <translation>Zamień na podłogę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest.py" />
            <source>A contest maze has no links, but this one has the {link}.</source>
            <translation>Labirynt na zawody nie ma łączy, a tu jest {link}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest.py" />
            <source>The outside wall has a gap at {cell}; it is to enclose the maze.</source>
            <translation>Ściana zewnętrzna ma przerwę w {cell}; powinna otaczać labirynt.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest.py" />
            <source>Close the gap</source>
            <translation>Zamknij przerwę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_goal.py" />
            <source>The goal of a classic contest is the four cells in the middle.</source>
            <translation>Meta klasycznych zawodów to cztery komórki w środku.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_goal.py" />
            <source>The cells of the goal are to make a rectangle.</source>
            <translation>Komórki mety powinny tworzyć prostokąt.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_goal.py" />
            <source>The goal must be one open area; {walled} is inside it.</source>
            <translation>Cel musi być jedną otwartą przestrzenią; jest w niej {walled}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_goal.py" />
            <source>The goal must be one open area; {walled} are inside it.</source>
            <translation>Cel musi być jedną otwartą przestrzenią; są w niej {walled}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_goal.py" />
            <source>Take the walls away</source>
            <translation>Usuń ściany</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_start.py" />
            <source>A contest maze has one start; this one has {count}.</source>
            <translation>Labirynt na zawody ma jeden start; ten ma {count}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_start.py" />
            <source>The start at {start} is to be in a corner of the maze.</source>
            <translation>Start w {start} powinien być w narożniku labiryntu.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_start.py" />
            <source>The start opens to the {SIDES}; clockwise is to the {SIDES_2}.</source>
            <translation>Start otwiera się w stronę: {SIDES}; zgodnie z ruchem wskazówek zegara: {SIDES_2}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_start.py" />
            <source>Turn the start</source>
            <translation>Obróć start</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_start.py" />
            <source>The start at {start} is to have walls on three sides, and has them on {walls}.</source>
            <translation>Start w {start} powinien mieć ściany z trzech stron; liczba jego ścian: {walls}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_start.py" />
            <source>Add a wall</source>
            <translation>Dodaj ścianę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_start.py" />
            <source>Open a wall</source>
            <translation>Otwórz ścianę</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_start.py" />
            <source>A wall follower finds the goal. Contest mazes place the goal where it cannot.</source>
            <translation>Mysz, która trzyma rękę na ścianie, znajdzie metę; na zawodach umieszcza się ją tak, by nie znalazła.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/ends.py" />
            <source>The maze has no start.</source>
            <translation>Nie ma startu.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/ends.py" />
            <source>The maze has no goal.</source>
            <translation>Nie ma celu.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/ends.py" />
            <source>No goal can be reached from the start at {start}.</source>
            <translation>Ze startu w {start} nie można dotrzeć do żadnej mety.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/ends.py" />
            <source>{upper} at {cell} is on rock.</source>
            <translation>{upper} w {cell} leży na skale.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/ends.py" />
            <source>{upper} at {cell} are on rock.</source>
            <translation>{upper} w {cell} leżą na skale.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/ends.py" />
            <source>Remove the marker</source>
            <translation>Usuń znacznik</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/ends.py" />
            <source>the {marker}</source>
            <translation>{marker}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/floor.py" />
            <source>{what} cannot be reached from any start.</source>
            <translation>Bez dojścia z żadnego startu: {what}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/floor.py" />
            <source>{what} is closed off from the rest.</source>
            <translation>Bez połączenia z resztą: {what}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/floor.py" />
            <source>{what} are closed off from the rest.</source>
            <translation>Bez połączenia z resztą: {what}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/floor.py" />
            <source>Fill with rock</source>
            <translation>Wypełnij skałą</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/floor.py" />
            <source>Make the link two-way</source>
            <translation>Zmień łącze na dwukierunkowe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/floor.py" />
            <source>{what} is a trap: a one-way link leads in, but no goal can be reached from there.</source>
            <translation>{what} to pułapka: prowadzi do niej połączenie jednokierunkowe, ale stamtąd nie da się dojść do celu.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/floor.py" />
            <source>{what} are a trap: a one-way link leads in, but no goal can be reached from there.</source>
            <translation>{what} to pułapka: prowadzi do nich połączenie jednokierunkowe, ale stamtąd nie da się dojść do celu.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/floor.py" />
            <source>Cell {value}</source>
            <translation>Komórka {value}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/links.py" />
            <source>The {link} cannot be reached from any start.</source>
            <translation>Z żadnego startu nie można dojść do łącza: {link}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/links.py" />
            <source>The {link} joins cells that an open side joins anyway.</source>
            <translation>Zbędne łącze, komórki i tak łączy otwarty bok: {link}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/links.py" />
            <source>Remove the link</source>
            <translation>Usuń łącze</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/posts.py" />
            <source>{count} touches no wall; each is to touch one.</source>
            <translation>{count} bez stykającej się ściany; każdy słupek powinien stykać się ze ścianą.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/posts.py" />
            <source>{count} touch no wall; each is to touch one.</source>
            <translation>{count} bez stykającej się ściany; każdy słupek powinien stykać się ze ścianą.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/posts.py" />
            <source>Add walls</source>
            <translation>Dodaj ściany</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/problem.py" />
            <source>And {more}, {cells} in all.</source>
            <translation>Ponadto {more}, razem {cells}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/problem.py" />
            <source>And {more}.</source>
            <translation>Ponadto {more}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/secrets.py" />
            <source>{places} of {total} can be reached only through secrets</source>
            <translation>{places} z {total} można osiągnąć tylko przez sekrety</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/secrets.py" />
            <source>, and so can every goal</source>
            <translation>, i tak samo każdy cel</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/secrets.py" />
            <source> A path to a goal needs at least {least}.</source>
            <translation> Ścieżka do celu wymaga co najmniej: {least}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/zones.py" />
            <source>Dig through</source>
            <translation>Przekop przejście</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/regions/fresh.py" />
            <source>The space contradicts itself at cell {at}: a side is open from one cell only.</source>
            <translation>Przestrzeń przeczy sobie w komórce {at}: bok jest otwarty tylko z jednej komórki.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/regions/fresh.py" />
            <source>The space needs {size} bytes in a row that can be written, one for each place.</source>
            <translation>Przestrzeń wymaga {size} kolejnych bajtów do zapisu, po jednym na każde miejsce.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/regions/fresh.py" />
            <source>The space is inconsistent: there are cells outside its border.</source>
            <translation>Przestrzeń przeczy sobie: coś leży za jej brzegiem.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/regions/regions.py" />
            <source>There is no region {number}. An update has removed it.</source>
            <translation>Nie ma już regionu {number}; usunęła go aktualizacja.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/regions/segmentation.py" />
            <source>Memory ran out in the middle of an update; the maze must be segmented again.</source>
            <translation>Zabrakło pamięci w środku aktualizacji; labirynt trzeba podzielić od nowa.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/regions/segmentation.py" />
            <source>This segmentation was made of a space; change it by patches.</source>
            <translation>Tę segmentację utworzono z przestrzeni; zmieniają ją łatki.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/regions/segmentation.py" />
            <source>Place {place} is not a cell of the space.</source>
            <translation>Miejsce {place} nie jest komórką przestrzeni.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/regions/segmentation.py" />
            <source>There is not enough memory to segment {cells} cells.</source>
            <translation>Za mało pamięci, by podzielić komórki na obszary ({cells}).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/regions/space.py" />
            <source>A patch has places of 64 bits, and values of one byte.</source>
            <translation>Łatka ma miejsca po 64 bity i wartości po jednym bajcie.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/regions/space.py" />
            <source>A patch has one value for each place.</source>
            <translation>Łatka ma jedną wartość na każde miejsce.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/regions/tables.py" />
            <source>{levels} × {rows} × {cols} cells are too many to number their crossroads in 32 bits.</source>
            <translation>{levels} × {rows} × {cols} komórek to zbyt wiele, by ponumerować ich skrzyżowania w 32 bitach.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/rendering.py" />
            <source>{name} is not for {suffix} files.</source>
            <translation>{name} nie dotyczy plików {suffix}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/rendering.py" />
            <source>A path and the solution cannot be drawn together.</source>
            <translation>Ścieżki i rozwiązania nie można narysować razem.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/rendering.py" />
            <source>A cell has a size of {LEAST_MM} to {MOST_MM} mm.</source>
            <translation>Komórka ma rozmiar od {LEAST_MM} do {MOST_MM} mm.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/rendering.py" />
            <source>The size of a cell is given by cell_px or by cell_mm, not by both.</source>
            <translation>Rozmiar komórki podaje się jako cell_px albo cell_mm, a nie oba naraz.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/rendering.py" />
            <source>A cell has a size of 1 to {MOST_PX} pixels, not {cell_px}.</source>
            <translation>Komórka ma rozmiar od 1 do {MOST_PX} pikseli, a nie {cell_px}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/rendering.py" />
            <source>A path leads between two cells, not {path}.</source>
            <translation>Ścieżka łączy dwie komórki, a nie {path}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/rendering.py" />
            <source>pictures are written as PNG, SVG or PDF, so give a name that ends in .png, .svg or .pdf</source>
            <translation>obrazy zapisuje się jako PNG, SVG lub PDF, więc podaj nazwę kończącą się na .png, .svg lub .pdf</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/rendering.py" />
            <source>A PDF file</source>
            <translation>Plik PDF</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/rendering.py" />
            <source>PDF pages take Qt, which cannot be loaded ({error}).</source>
            <translation>Strony PDF wymagają Qt, którego nie można wczytać ({error}).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/resources_path.py" />
            <source>a file of the program is missing. Reinstall Mazewright</source>
            <translation>brakuje tego pliku z programu Mazewright; zainstaluj program ponownie</translation>
        </message>
        <message numerus="yes">
            <source>%Ln cell(s)</source>
            <translation>
                <numerusform>%Ln komórka</numerusform>
                <numerusform>%Ln komórki</numerusform>
                <numerusform>%Ln komórek</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln contact(s)</source>
            <translation>
                <numerusform>%Ln styk</numerusform>
                <numerusform>%Ln styki</numerusform>
                <numerusform>%Ln styków</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln crossroad(s)</source>
            <translation>
                <numerusform>%Ln skrzyżowanie</numerusform>
                <numerusform>%Ln skrzyżowania</numerusform>
                <numerusform>%Ln skrzyżowań</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln dead end(s)</source>
            <translation>
                <numerusform>%Ln ślepy zaułek</numerusform>
                <numerusform>%Ln ślepe zaułki</numerusform>
                <numerusform>%Ln ślepych zaułków</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln gap(s)</source>
            <translation>
                <numerusform>%Ln przerwa</numerusform>
                <numerusform>%Ln przerwy</numerusform>
                <numerusform>%Ln przerw</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln level(s)</source>
            <translation>
                <numerusform>%Ln poziom</numerusform>
                <numerusform>%Ln poziomy</numerusform>
                <numerusform>%Ln poziomów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln link(s)</source>
            <translation>
                <numerusform>%Ln łącze</numerusform>
                <numerusform>%Ln łącza</numerusform>
                <numerusform>%Ln łączy</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln loop(s)</source>
            <translation>
                <numerusform>%Ln pętla</numerusform>
                <numerusform>%Ln pętle</numerusform>
                <numerusform>%Ln pętli</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln marker(s)</source>
            <translation>
                <numerusform>%Ln znacznik</numerusform>
                <numerusform>%Ln znaczniki</numerusform>
                <numerusform>%Ln znaczników</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln maze(s)</source>
            <translation>
                <numerusform>%Ln labirynt</numerusform>
                <numerusform>%Ln labirynty</numerusform>
                <numerusform>%Ln labiryntów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln more cell of rock with markers(s)</source>
            <translation>
                <numerusform>%Ln kolejna komórka skały ze znacznikami</numerusform>
                <numerusform>%Ln kolejne komórki skały ze znacznikami</numerusform>
                <numerusform>%Ln kolejnych komórek skały ze znacznikami</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln more gap(s)</source>
            <translation>
                <numerusform>%Ln kolejna przerwa</numerusform>
                <numerusform>%Ln kolejne przerwy</numerusform>
                <numerusform>%Ln kolejnych przerw</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln more link(s)</source>
            <translation>
                <numerusform>%Ln kolejne łącze</numerusform>
                <numerusform>%Ln kolejne łącza</numerusform>
                <numerusform>%Ln kolejnych łączy</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln more link without use(s)</source>
            <translation>
                <numerusform>%Ln kolejne zbędne łącze</numerusform>
                <numerusform>%Ln kolejne zbędne łącza</numerusform>
                <numerusform>%Ln kolejnych zbędnych łączy</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln more start without a goal in reach(s)</source>
            <translation>
                <numerusform>%Ln kolejny start bez dojścia do mety</numerusform>
                <numerusform>%Ln kolejne starty bez dojścia do mety</numerusform>
                <numerusform>%Ln kolejnych startów bez dojścia do mety</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln more such area(s)</source>
            <translation>
                <numerusform>%Ln kolejny taki obszar</numerusform>
                <numerusform>%Ln kolejne takie obszary</numerusform>
                <numerusform>%Ln kolejnych takich obszarów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln opening(s)</source>
            <translation>
                <numerusform>%Ln otwór</numerusform>
                <numerusform>%Ln otwory</numerusform>
                <numerusform>%Ln otworów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln page(s)</source>
            <translation>
                <numerusform>%Ln strona</numerusform>
                <numerusform>%Ln strony</numerusform>
                <numerusform>%Ln stron</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln part(s)</source>
            <translation>
                <numerusform>%Ln część</numerusform>
                <numerusform>%Ln części</numerusform>
                <numerusform>%Ln części</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln post(s)</source>
            <translation>
                <numerusform>%Ln słupek</numerusform>
                <numerusform>%Ln słupki</numerusform>
                <numerusform>%Ln słupków</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln region(s)</source>
            <translation>
                <numerusform>%Ln obszar</numerusform>
                <numerusform>%Ln obszary</numerusform>
                <numerusform>%Ln obszarów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln rock cell(s)</source>
            <translation>
                <numerusform>%Ln komórka skały</numerusform>
                <numerusform>%Ln komórki skały</numerusform>
                <numerusform>%Ln komórek skały</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln secret(s)</source>
            <translation>
                <numerusform>%Ln sekret</numerusform>
                <numerusform>%Ln sekrety</numerusform>
                <numerusform>%Ln sekretów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln secret cell(s)</source>
            <translation>
                <numerusform>%Ln tajna komórka</numerusform>
                <numerusform>%Ln tajne komórki</numerusform>
                <numerusform>%Ln tajnych komórek</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln secret door(s)</source>
            <translation>
                <numerusform>%Ln tajne drzwi</numerusform>
                <numerusform>%Ln tajne drzwi</numerusform>
                <numerusform>%Ln tajnych drzwi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln start or goal(s)</source>
            <translation>
                <numerusform>%Ln start lub meta</numerusform>
                <numerusform>%Ln starty lub mety</numerusform>
                <numerusform>%Ln startów lub met</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln step(s)</source>
            <translation>
                <numerusform>%Ln krok</numerusform>
                <numerusform>%Ln kroki</numerusform>
                <numerusform>%Ln kroków</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln text(s)</source>
            <translation>
                <numerusform>%Ln tekst</numerusform>
                <numerusform>%Ln teksty</numerusform>
                <numerusform>%Ln tekstów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln wall(s)</source>
            <translation>
                <numerusform>%Ln ściana</numerusform>
                <numerusform>%Ln ściany</numerusform>
                <numerusform>%Ln ścian</numerusform>
            </translation>
        </message>
    </context>
</TS>
