<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>Mazewright</name>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source> and </source>
            <translation> et </translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>north</source>
            <translation>nord</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>east</source>
            <translation>est</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>south</source>
            <translation>sud</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>west</source>
            <translation>ouest</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>pad</source>
            <translation>plot</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>up</source>
            <translation>vers le haut</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>down</source>
            <translation>vers le bas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>above</source>
            <translation>au-dessus</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>below</source>
            <translation>au-dessous</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>line</source>
            <translation>ligne</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>rectangle</source>
            <translation>rectangle</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>rectangles</source>
            <translation>rectangles</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>markers</source>
            <translation>repères</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>links</source>
            <translation>liens</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>link</source>
            <translation>lien</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>teleporter</source>
            <translation>téléporteur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>stairs</source>
            <translation>escalier</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>one-way</source>
            <translation>à sens unique</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>two-way</source>
            <translation>à double sens</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>none</source>
            <translation>aucune</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>square</source>
            <translation>carré</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>honeycomb</source>
            <translation>nid d’abeilles</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>mirrored</source>
            <translation>en miroir</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>room</source>
            <translation>salle</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>corridor</source>
            <translation>couloir</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>crossroad</source>
            <translation>carrefour</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>rooms</source>
            <translation>salles</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>corridors</source>
            <translation>couloirs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>crossroads</source>
            <translation>carrefours</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>region</source>
            <translation>région</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>mask</source>
            <translation>masque</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>board</source>
            <translation>plateau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>right</source>
            <translation>à droite</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>text</source>
            <translation>du texte</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>null</source>
            <translation>null</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source> or </source>
            <translation> ou </translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>orthogonal and isometric</source>
            <translation>orthogonales et isométriques</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>title</source>
            <translation>titre</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>author</source>
            <translation>auteur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>properties</source>
            <translation>propriétés</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>origin</source>
            <translation>origine</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>error</source>
            <translation>erreur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>warning</source>
            <translation>avertissement</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>note</source>
            <translation>note</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>info</source>
            <translation>information</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>player</source>
            <translation>joueur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>short-sighted</source>
            <translation>myope</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>forgetful</source>
            <translation>oublieux</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>homely</source>
            <translation>casanier</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>here-and-now</source>
            <translation>ici et maintenant</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/i18n/sentences.py" />
            <source>Mazes</source>
            <translation>Labyrinthes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/agent.py" />
            <source>An explorer cannot start at cell {start}: it is rock, or outside the maze.</source>
            <translation>Personne ne peut commencer à la case {start} : elle est de la roche, ou hors du labyrinthe.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/agent.py" />
            <source>From cell {cell} this move is not possible.</source>
            <translation>De la case {cell}, personne ne peut aller par là.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/comparison.py" />
            <source>The walk has not ended yet.</source>
            <translation>L’explorateur est encore en chemin.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/by_hand.py" />
            <source>Manual</source>
            <translation>À la main</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/by_hand.py" />
            <source>Goes where you send it with the arrow keys or a click.</source>
            <translation>Va là où l’envoient les flèches ou un clic.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/chaser.py" />
            <source>Opponent</source>
            <translation>Adversaire</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/chaser.py" />
            <source>Wanders until it sees an explorer, then goes where it last saw it.</source>
            <translation>Erre jusqu’à voir un explorateur, puis va là où il l’a vu en dernier.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/explorer.py" />
            <source>Every reachable cell is explored.</source>
            <translation>Tout ce qu’il peut atteindre est connu.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/explorer.py" />
            <source>It is walled in.</source>
            <translation>Il est emmuré.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/greedy.py" />
            <source>Greedy to the goal</source>
            <translation>Glouton vers l’arrivée</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/greedy.py" />
            <source>Knows the direction of the goal. Goes to the place nearest to the goal where it can see something new.</source>
            <translation>Possède une boussole : va à l’endroit le plus proche de l’arrivée d’où il en voit plus.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/nearest_unknown.py" />
            <source>Nearest unknown</source>
            <translation>Inconnu le plus proche</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/nearest_unknown.py" />
            <source>Goes to the nearest place where it can see something new. Uses links that lead to the unknown.</source>
            <translation>Va à l’endroit le plus proche d’où il en voit plus ; prend les liens qui mènent à l’inconnu.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/planner.py" />
            <source>The known path no longer exists.</source>
            <translation>Le chemin qu’il connaissait n’existe plus.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/random_walk.py" />
            <source>Random mouse</source>
            <translation>Souris au hasard</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/random_walk.py" />
            <source>Takes a random exit, including links. Turns back only in dead ends.</source>
            <translation>Prend n’importe quel chemin, liens compris, et ne fait demi-tour que dans les impasses.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/registry.py" />
            <source>Unknown explorer {name}; choose one of {names}.</source>
            <translation>Aucun explorateur ne s’appelle {name} ; choisissez parmi {names}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/searcher.py" />
            <source>Searching for secrets</source>
            <translation>Recherche des secrets</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/searcher.py" />
            <source>Explores the nearest unknown cell first, then searches everywhere for secrets until it finds them.</source>
            <translation>Va vers l’inconnu le plus proche ; puis cherche des secrets partout, aussi souvent qu’il le faut.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/tremaux.py" />
            <source>Trémaux</source>
            <translation>Trémaux</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/tremaux.py" />
            <source>Marks every passage, including links, and uses none more than twice. Finds the goal unless a link is one-way.</source>
            <translation>Marque chaque passage, liens compris, et n’en prend aucun trois fois : trouve l’arrivée si aucun lien n’est à sens unique.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/tremaux.py" />
            <source>It has been through every passage there and back.</source>
            <translation>Il a suivi chaque passage à l’aller et au retour.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/up_or_left.py" />
            <source>Up or left</source>
            <translation>Vers le haut ou la gauche</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/up_or_left.py" />
            <source>Goes up if it can, otherwise left. Ignores links. Finds the root of a binary tree in the top-left corner.</source>
            <translation>Va vers le haut, sinon vers la gauche, et ne prend aucun lien ; trouve la racine d’un arbre binaire dans le coin supérieur gauche.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/up_or_left.py" />
            <source>Neither up nor left is open.</source>
            <translation>Ni le haut ni la gauche n’est ouvert.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/wall_follower.py" />
            <source>Only links lead on, and a wall follower does not use links.</source>
            <translation>Seuls des liens mènent plus loin, et la main au mur on n’en prend aucun.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/wall_follower.py" />
            <source>It has followed its wall all round without finding the goal.</source>
            <translation>Il a suivi son mur tout autour sans trouver l’arrivée.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/wall_follower.py" />
            <source>Left hand on the wall</source>
            <translation>Main gauche au mur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/wall_follower.py" />
            <source>Keeps the left hand on the wall. Ignores links. Stops when it has gone around once.</source>
            <translation>Garde la main gauche au mur et ne prend aucun lien ; s’arrête après un tour complet.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/wall_follower.py" />
            <source>Right hand on the wall</source>
            <translation>Main droite au mur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/explorers/wall_follower.py" />
            <source>Keeps the right hand on the wall. Ignores links. Stops when it has gone around once.</source>
            <translation>Garde la main droite au mur et ne prend aucun lien ; s’arrête après un tour complet.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/exploring.py" />
            <source>A manual explorer does not choose moves.</source>
            <translation>Un explorateur à la main ne choisit aucun pas lui-même.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/memory.py" />
            <source>A memory is limited by age or by distance, not by both.</source>
            <translation>Une mémoire est limitée par l’âge ou par la distance, pas par les deux.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/memory.py" />
            <source>A memory must last 1 to {MOST_AGE} whole steps, not {age}.</source>
            <translation>Une mémoire dure de 1 à {MOST_AGE} pas entiers, et non {age}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/memory.py" />
            <source>A memory reaches 0 steps or farther, not {distance}.</source>
            <translation>Une mémoire porte à 0 pas ou plus, et non {distance}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/memory.py" />
            <source>A memory is all, none, age:STEPS or distance:STEPS, not {words}.</source>
            <translation>Une mémoire est all, none, age:PAS ou distance:PAS, et non {words}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/settings.py" />
            <source>The memory of an agent is a MemoryRule, not {memory}.</source>
            <translation>La mémoire d’un esprit est une MemoryRule, et non {memory}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/settings.py" />
            <source>An agent sees 0 steps or farther, not {radius}.</source>
            <translation>Un esprit voit à 0 pas ou plus, et non {radius}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/settings.py" />
            <source>The chance to find a secret is 0 to 1, not {chance}.</source>
            <translation>La chance de trouver un secret va de 0 à 1 ; {chance} est impossible.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/settings.py" />
            <source>Secrets are found from 1 step away or farther, not {reach}.</source>
            <translation>Les secrets se trouvent à 1 pas ou plus, et non {reach}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/settings.py" />
            <source>unlimited line of sight</source>
            <translation>voit aussi loin que porte la ligne de vue</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/settings.py" />
            <source>sees {radius} steps far</source>
            <translation>voit à {radius} pas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/settings.py" />
            <source>forgets what is more than {distance} steps away</source>
            <translation>oublie ce qui est à plus de {distance} pas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/settings.py" />
            <source>remembers everything</source>
            <translation>se souvient de tout</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/settings.py" />
            <source>remembers nothing</source>
            <translation>ne se souvient de rien</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/settings.py" />
            <source>forgets after {age} steps</source>
            <translation>oublie après {age} pas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/settings.py" />
            <source>Unknown agent {name}; choose one of {AGENTS}.</source>
            <translation>Aucun esprit ne s’appelle {name} ; choisissez parmi {AGENTS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/sight/field_of_view.py" />
            <source>An eye is on a cell of floor; {space}.</source>
            <translation>Un œil est sur une case de sol ; {space}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/sight/field_of_view.py" />
            <source>A radius must be a number from 0, or None if unlimited, not {radius}.</source>
            <translation>Un rayon est un nombre à partir de 0, ou None s’il est infini, et non {radius}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/sight/field_of_view.py" />
            <source>place {place} is outside the maze</source>
            <translation>l’emplacement {place} est hors du labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/sight/field_of_view.py" />
            <source>cell ({str}) is rock</source>
            <translation>la case ({str}) est de la roche</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/simulation.py" />
            <source>everything explored</source>
            <translation>tout connu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/simulation.py" />
            <source>out of steps</source>
            <translation>pas épuisés</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/simulation.py" />
            <source>A simulation has 1 to {MOST_STEPS} steps, not {most_steps}.</source>
            <translation>Une expédition a de 1 à {MOST_STEPS} pas, et non {most_steps}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/simulation.py" />
            <source>A simulation needs an explorer.</source>
            <translation>Une expédition demande un explorateur.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/simulation.py" />
            <source>An opponent has caught it.</source>
            <translation>Un adversaire l’a attrapé.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/simulation.py" />
            <source>It has reached the goal.</source>
            <translation>Il a atteint l’arrivée.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/simulation.py" />
            <source>It knows all that it can reach.</source>
            <translation>Il connaît tout ce qu’il peut atteindre.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/simulation.py" />
            <source>It has made {steps}.</source>
            <translation>Il a fait {steps}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/simulation.py" />
            <source>The explorer {kind_name} needs a goal, and the maze has none.</source>
            <translation>L’explorateur {kind_name} demande une arrivée, et le labyrinthe n’en a pas.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/simulation.py" />
            <source>{walkers} walkers and opponents are too many for a maze of {size} cells; each may come to know all of it, and {value} would do.</source>
            <translation>{walkers} marcheurs et adversaires, c’est trop pour un labyrinthe de {size} cases ; chacun peut finir par le connaître en entier (maximum : {value}).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/simulation.py" />
            <source>The maze has no floor to start on.</source>
            <translation>Le labyrinthe n’a pas de sol où commencer.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/agents/swapped.py" />
            <source>The maze has no goal to walk back from.</source>
            <translation>Le labyrinthe n’a pas d’arrivée d’où revenir.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/errors.py" />
            <source>{purpose} needs {package}, which is not installed; `pip install "mazewright[{extra}]"` installs it.</source>
            <translation>{purpose} a besoin de {package}, qui n’est pas installé ; `pip install "mazewright[{extra}]"` l’installe.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/errors.py" />
            <source>Stopped.</source>
            <translation>Arrêté.</translation>
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
            <translation>une animation sans image ne peut pas être écrite</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>the archive has {infos} members; a maze file has at most {MAX_MEMBERS}</source>
            <translation>l’archive a {infos} membres ; un fichier de labyrinthe en a au plus {MAX_MEMBERS}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>the archive contains it twice</source>
            <translation>l’archive le contient deux fois</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>the ZIP archive has no such member</source>
            <translation>l’archive ZIP n’a pas ce membre</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>the member is encrypted</source>
            <translation>le membre est chiffré</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>the member uses a compression method other than deflate</source>
            <translation>le membre est compressé autrement que par deflate</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>it has {file_size} bytes where {most_bytes} are the most</source>
            <translation>il a {file_size} octets ; le maximum est {most_bytes}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>the archive is wrong about the size of this member</source>
            <translation>l’archive se trompe sur la taille de ce membre</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>the ZIP archive is cut short, its list of members is missing</source>
            <translation>l’archive ZIP est tronquée, la liste de ses membres manque</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>the ZIP archive is of the 64-bit form, which is for files larger than any maze</source>
            <translation>l’archive ZIP est au format 64 bits, réservé à des fichiers plus grands que tout labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>its list of members has {directory_bytes} bytes; {MAX_DIRECTORY_BYTES} are the most</source>
            <translation>la liste de ses membres a {directory_bytes} octets ; le maximum est {MAX_DIRECTORY_BYTES}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>the file is damaged (“{error}”)</source>
            <translation>le fichier est endommagé (« {error} »)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>the archive cannot be read (“{error}”)</source>
            <translation>l'archive ne peut pas être lue (« {error} »)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/archive.py" />
            <source>the file is damaged (a place in it cannot be)</source>
            <translation>le fichier est endommagé (il contient une position impossible)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/atomic.py" />
            <source>this is a folder, not a file</source>
            <translation>c’est un dossier, pas un fichier</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/atomic.py" />
            <source>this is not a regular file, so it cannot be replaced</source>
            <translation>ce n’est pas un fichier ordinaire, il ne peut donc pas être remplacé</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/atomic.py" />
            <source>the file is write-protected</source>
            <translation>le fichier est protégé en écriture</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/atomic.py" />
            <source>the folder {folder} does not exist</source>
            <translation>le dossier {folder} n’existe pas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/atomic.py" />
            <source>the name is too long</source>
            <translation>le nom est trop long</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/atomic.py" />
            <source>no file can be made in the folder {folder}: {error}</source>
            <translation>impossible de créer un fichier dans le dossier {folder} : {error}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/backups.py" />
            <source>its earlier version cannot be kept: {error}</source>
            <translation>sa version antérieure ne peut pas être conservée : {error}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_conversion.py" />
            <source>{levels} × {value} × {value_2} cells are too many; the maximum is {MAX_CELLS}.</source>
            <translation>{levels} × {value} × {value_2} cases, c’est trop ; le maximum est {MAX_CELLS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_conversion.py" />
            <source>{doors} will be secret cells.</source>
            <translation>Changement en cases secrètes : {doors}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_conversion.py" />
            <source>Blocks become thin walls: {value} × {value_2} cells become {rows} × {cols}, which halves lengths.</source>
            <translation>Les blocs deviennent des murs fins : {value} × {value_2} cases deviennent {rows} × {cols}, ce qui divise les longueurs par deux.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_conversion.py" />
            <source>{posts} without walls will be lost.</source>
            <translation>Suppression de {posts} qu’aucun mur ne touche.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_conversion.py" />
            <source>Only squares are thin walls or blocks; this is a {lattice_name}.</source>
            <translation>Seuls les carrés ont des murs fins ou des blocs ; réseau actuel : {lattice_name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_conversion.py" />
            <source>Cell {cell} has a thin wall to the {side} already.</source>
            <translation>La case {cell} a déjà un mur fin côté {side}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_conversion.py" />
            <source>level {level}: </source>
            <translation>niveau {level} : </translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_conversion.py" />
            <source>The blocks cannot become thin walls: {where}.</source>
            <translation>Les blocs ne peuvent pas devenir des murs fins : {where}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_conversion.py" />
            <source>Cell {cell} is not empty but would become a wall.</source>
            <translation>La case {cell}, qui deviendrait un mur, est occupée.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_losses.py" />
            <source>Thin walls become blocks</source>
            <translation>Les murs fins deviennent des blocs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_losses.py" />
            <source>The outer border becomes blocks</source>
            <translation>Le bord extérieur devient des blocs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_losses.py" />
            <source>{why}: {rows} × {cols} cells become {value} × {value_2}, which doubles lengths.</source>
            <translation>{why} : {rows} × {cols} cases deviennent {value} × {value_2}, ce qui double les longueurs.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_text.py" />
            <source>the file is empty</source>
            <translation>le fichier est vide</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_text.py" />
            <source>{line} is neither floor (a blank) nor rock ('#' and what comes after it)</source>
            <translation>{line} n’est ni du sol (un espace) ni de la roche ('#' et ce qui vient après)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_text.py" />
            <source>line {number}, column {value}</source>
            <translation>ligne {number}, colonne {value}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/block_text.py" />
            <source>Block text</source>
            <translation>Texte en blocs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/cell_walls.py" />
            <source>there are more than {MAX_THINGS} gaps and walls that only one of their cells has</source>
            <translation>il y a plus de {MAX_THINGS} brèches et murs connus d’une seule de leurs cases</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/cell_walls.py" />
            <source>Only one cell of the wall to the {side} has it</source>
            <translation>Mur côté {side} : une seule de ses deux cases l’indique</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/dual.py" />
            <source>Only a maze of squares has a dual; this is a {lattice_name}.</source>
            <translation>Seul un labyrinthe à cases carrées a un dual ; réseau actuel : {lattice_name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/dual.py" />
            <source>Cell {cell} is rock; only a maze of thin walls has a dual.</source>
            <translation>La case {cell} est de la roche ; seul un labyrinthe à murs fins a un dual.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/dual.py" />
            <source>The dual would have too many cells; the most is {MAX_CELLS}.</source>
            <translation>Le dual aurait trop de cases ; le maximum est {MAX_CELLS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/dual.py" />
            <source>{rows} × {cols} cells become {value} × {value_2}</source>
            <translation>{rows} × {cols} cases deviennent {value} × {value_2}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/dual.py" />
            <source>Walls become passages and passages walls, upside down: {size}.</source>
            <translation>Les murs deviennent des passages et les passages des murs, la tête en bas : {size}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>the file does not exist</source>
            <translation>ce fichier n’existe pas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>part of its path is not a folder</source>
            <translation>une partie de son chemin d’accès n’est pas un dossier</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>permission is denied</source>
            <translation>permission refusée</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>the disk is read-only</source>
            <translation>le disque est en lecture seule</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>the disk is full</source>
            <translation>le disque est plein</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>the disk quota is used up</source>
            <translation>le quota du disque est épuisé</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>the file would be larger than the system allows</source>
            <translation>le fichier dépasserait la taille permise par le système</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>its symbolic links run in a circle</source>
            <translation>ses liens symboliques tournent en rond</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>too many files are open</source>
            <translation>trop de fichiers sont ouverts</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>the disk reports an error</source>
            <translation>le disque signale une erreur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>the file exists already</source>
            <translation>le fichier existe déjà</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>the file is in use</source>
            <translation>le fichier est en cours d’utilisation</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>the system says “{value}”</source>
            <translation>le système dit « {value} »</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/faults.py" />
            <source>a file name cannot contain a null character</source>
            <translation>un nom de fichier ne peut pas contenir de caractère nul</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/fog_grid.py" />
            <source>the text contains no numbers</source>
            <translation>le texte ne contient aucun nombre</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/fog_grid.py" />
            <source>there are {row} numbers where the first row has {width}</source>
            <translation>il y a {row} nombres, la première ligne en a {width}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/fog_grid.py" />
            <source>row {number}</source>
            <translation>ligne {number}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/fog_grid.py" />
            <source>expected a row of numbers from 0 to 7, separated by commas or spaces</source>
            <translation>ce n’est pas une ligne de nombres de 0 à 7 séparés par des virgules ou des espaces</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/fog_grid.py" />
            <source>{count} left out.</source>
            <translation>Éléments omis : {count}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/fog_grid.py" />
            <source>Numbers with fog and secrets</source>
            <translation>Nombres avec brouillard et secrets</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/grown_points.py" />
            <source>its array is not one of n × 3 numbers ('&lt;i4') in C order</source>
            <translation>son tableau n’est pas fait de n × 3 nombres ('&lt;i4') dans l’ordre C</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/grown_points.py" />
            <source>it has {size} bytes where its array takes {wanted}</source>
            <translation>il a {size} octets alors que son tableau en prend {wanted}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/grown_points.py" />
            <source>The table of grown points is cut short.</source>
            <translation>Le tableau des points créés est tronqué.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/metadata.py" />
            <source>The properties of a step have {properties} bytes; {MAX_MANIFEST_BYTES} are the most.</source>
            <translation>Les propriétés d’une étape ont {properties} octets ; le maximum est {MAX_MANIFEST_BYTES}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/patch.py" />
            <source>The places of a step of the journal are cut short.</source>
            <translation>Les emplacements d’une étape du journal sont tronqués.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/patch.py" />
            <source>A step of the journal does not fit the maze.</source>
            <translation>Une étape du journal ne correspond pas au labyrinthe.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/patch.py" />
            <source>The links or markers of a step have {held} bytes; {MAX_MANIFEST_BYTES} are the most.</source>
            <translation>Les liens ou repères d’une étape ont {held} octets ; le maximum est {MAX_MANIFEST_BYTES}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/reading.py" />
            <source>this is not a journal, or its beginning is torn</source>
            <translation>ce n’est pas un journal, ou son début est abîmé</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/reading.py" />
            <source>the journal does not start with a maze</source>
            <translation>le journal ne commence pas par un labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/reading.py" />
            <source>the journal has two beginnings</source>
            <translation>le journal commence deux fois</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/reading.py" />
            <source>the journal has more than {MAX_STEPS} steps</source>
            <translation>le journal a plus de {MAX_STEPS} étapes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/reading.py" />
            <source>step {steps}</source>
            <translation>étape {steps}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/reading.py" />
            <source>the journal contains an unknown record</source>
            <translation>le journal contient un enregistrement inconnu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/writing.py" />
            <source>the journal was not begun</source>
            <translation>le journal n’a pas été commencé</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/journal/writing.py" />
            <source>the journal was removed or replaced</source>
            <translation>le journal a disparu, ou c’en est un autre</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/limits.py" />
            <source>a maze of {levels} × {rows} × {cols} has no cells</source>
            <translation>un labyrinthe de {levels} × {rows} × {cols} n’a pas de cases</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/limits.py" />
            <source>{levels} × {rows} × {cols} cells are too many; a maze has at most {MAX_CELLS}</source>
            <translation>{levels} × {rows} × {cols} cases, c’est trop ; un labyrinthe en a au plus {MAX_CELLS}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/limits.py" />
            <source>it is made of {count} lists and objects; {MAX_PARTS} are the most</source>
            <translation>il se compose de {count} listes et objets ; le maximum est {MAX_PARTS}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/limits.py" />
            <source>lists and objects are nested more than {MAX_DEPTH} deep</source>
            <translation>listes et objets sont imbriqués sur plus de {MAX_DEPTH} niveaux</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/limits.py" />
            <source>a number is not finite</source>
            <translation>un nombre n’est pas fini</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/limits.py" />
            <source>an integer has more than 64 bits</source>
            <translation>un nombre entier a plus de 64 bits</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/limits.py" />
            <source>a key is not text</source>
            <translation>une clé n’est pas du texte</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/limits.py" />
            <source>a value is of the kind {name}, which JSON does not have</source>
            <translation>une valeur est du type {name}, qui n’existe pas en JSON</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/limits.py" />
            <source>a text contains a lone surrogate</source>
            <translation>un texte contient un demi-caractère (un surrogate isolé)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>The {lattice_name} becomes squares, with walls where its cells have no sides, and the growth of its points is left out.</source>
            <translation>Réseau {lattice_name} converti en carrés, avec des murs là où ses cases n’ont pas de côté et sans la croissance de ses points.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>The {lattice_name} becomes squares, with walls where its cells have no sides.</source>
            <translation>Réseau {lattice_name} converti en carrés, avec des murs là où ses cases n’ont pas de côté.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>Only level 0 of {count} is written.</source>
            <translation>Seul le niveau 0 est écrit (niveaux : {count}).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{count} between ports is left out.</source>
            <translation>{count} entre ports est omis.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{count} between ports are left out.</source>
            <translation>{count} entre ports sont omis.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>The fog on {count} is left out.</source>
            <translation>Le brouillard sur {count} est omis.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{cells} becomes plain floor</source>
            <translation>{cells} devient du sol ordinaire</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{cells} become plain floor</source>
            <translation>{cells} deviennent du sol ordinaire</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{doors} becomes open</source>
            <translation>{doors} devient un passage ouvert</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{doors} become open</source>
            <translation>{doors} deviennent des passages ouverts</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{count} becomes floor that is walled on every side.</source>
            <translation>{count} devient du sol muré de tous côtés.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{count} become floor that is walled on every side.</source>
            <translation>{count} deviennent du sol muré de tous côtés.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{lost} other than start and goal is left out.</source>
            <translation>Éléments omis, hors départ et arrivée : {lost}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{lost} other than start and goal are left out.</source>
            <translation>Éléments omis, hors départ et arrivée : {lost}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{count} is left out.</source>
            <translation>Éléments omis : {count}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{count} are left out.</source>
            <translation>Éléments omis : {count}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>The words of {count} are left out.</source>
            <translation>Le texte de {count} est omis.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>A cell holds one mark, so {what} is left out.</source>
            <translation>Une case porte une seule marque ; éléments omis : {what}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>A cell holds one mark, so {what} are left out.</source>
            <translation>Une case porte une seule marque ; éléments omis : {what}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{count} on rock will be on floor.</source>
            <translation>Passage de la roche au sol : {count}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{count} in the outer border is not drawn.</source>
            <translation>{count} du bord extérieur n’est pas dessinée.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>{count} in the outer border are not drawn.</source>
            <translation>{count} du bord extérieur ne sont pas dessinées.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>unknown keys</source>
            <translation>clés inconnues</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>The {listed} are left out.</source>
            <translation>Éléments omis : {listed}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/lossy.py" />
            <source>The {listed} is left out.</source>
            <translation>Éléments omis : {listed}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/manifest.py" />
            <source>it would have {data} bytes; {MAX_MANIFEST_BYTES} are the most</source>
            <translation>il aurait {data} octets ; le maximum est {MAX_MANIFEST_BYTES}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/manifest.py" />
            <source>lists and objects are nested too deeply</source>
            <translation>listes et objets sont imbriqués trop profondément</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/manifest.py" />
            <source>it is not UTF-8 text</source>
            <translation>ce n’est pas du texte UTF-8</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/manifest.py" />
            <source>the format is {format}, not {FORMAT_WORD}</source>
            <translation>le format est {format}, et non {FORMAT_WORD}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/manifest.py" />
            <source>version {version} was made by a later Mazewright; this one reads version {VERSION}</source>
            <translation>la version {version} vient d’un Mazewright plus récent ; celui-ci lit la version {VERSION}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/manifest.py" />
            <source>unknown version {version}</source>
            <translation>il n’y a pas de version {version}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/manifest.py" />
            <source>there are too many {what}: {things}; {MAX_THINGS} are the most</source>
            <translation>il y a trop d’éléments ({what}) : {things} ; le maximum est {MAX_THINGS}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/marks.py" />
            <source>there are more than {MAX_THINGS} starts and goals</source>
            <translation>il y a plus de {MAX_THINGS} départs et arrivées</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/marks.py" />
            <source>there are more than {MAX_THINGS} starts, goals and gaps in the border</source>
            <translation>il y a plus de {MAX_THINGS} départs, arrivées et brèches dans le bord</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_binary.py" />
            <source>a micromouse maze in bytes has 256 of them, or 1024</source>
            <translation>un labyrinthe micromouse en octets en compte 256, ou 1024</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_binary.py" />
            <source>the file has {size} bytes; {RULE}</source>
            <translation>le fichier a {size} octets ; {RULE}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_binary.py" />
            <source>cell {value} has no wall to the {side}, where the outer border is, nor is there an order of the cells that walls it</source>
            <translation>la case {value} n’a pas de mur côté {side}, là où se trouve le bord extérieur, et aucun ordre des cases n’y place de mur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_binary.py" />
            <source>this format supports 16 × 16 or 32 × 32 cells, not {rows} × {cols}</source>
            <translation>ce format contient 16 × 16 ou 32 × 32 cases, et non {rows} × {cols}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_binary.py" />
            <source>Micromouse maze in bytes</source>
            <translation>Labyrinthe micromouse en octets</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_binary.py" />
            <source>{RULE}, with the outer border walled</source>
            <translation>{RULE}, avec le bord extérieur muré</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>the text contains only spaces</source>
            <translation>le texte ne contient que des espaces</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>the line ends here, between two posts, which are {PITCH} characters apart</source>
            <translation>la ligne finit ici, entre deux poteaux, qui sont à {PITCH} caractères l’un de l’autre</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>line 1, column {value}</source>
            <translation>ligne 1, colonne {value}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>the text ends where a line of posts and walls should close the last row of cells</source>
            <translation>le texte finit là où une ligne de poteaux et de murs devrait fermer la dernière ligne de cases</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>line {value}</source>
            <translation>ligne {value}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>{line} stands east of the maze, which is {width} characters wide</source>
            <translation>{line} se trouve à l’est du labyrinthe, large de {width} caractères</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>{line}, not {found}</source>
            <translation>{line}, et non {found}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>a post {post} stands here</source>
            <translation>un poteau {post} est attendu ici</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>expected '---' or three spaces</source>
            <translation>un mur est ici '---' ou trois espaces</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>expected '|' or a space</source>
            <translation>un mur est ici '|' ou un espace</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>the middle of a cell is 'S', 'G' or a blank</source>
            <translation>le milieu d’une case est 'S', 'G' ou un espace</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>this part of a cell is blank</source>
            <translation>cette partie d’une case est un espace</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/micromouse_text.py" />
            <source>Micromouse text, posts {post}</source>
            <translation>Texte micromouse, poteaux {post}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/mms_num.py" />
            <source>the text contains no cells</source>
            <translation>le texte ne contient aucune case</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/mms_num.py" />
            <source>expected a line 'X Y N E S W', the last four each 0 or 1</source>
            <translation>ce n’est pas une ligne 'X Y N E S W', dont les quatre derniers valent 0 ou 1</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/mms_num.py" />
            <source>{table} lines cannot be all {cols} × {rows} cells that they speak of</source>
            <translation>{table} lignes ne peuvent pas décrire toutes les {cols} × {rows} cases dont elles parlent</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/mms_num.py" />
            <source>cell {x}, {y} has a line already</source>
            <translation>la case {x}, {y} a déjà une ligne</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/mms_num.py" />
            <source>Numbers of the micromouse simulator</source>
            <translation>Nombres du simulateur micromouse</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/movingai_map.py" />
            <source>{board} is neither floor ({FLOOR}) nor rock ({ROCK})</source>
            <translation>{board} n’est ni du sol ({FLOOR}) ni de la roche ({ROCK})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/movingai_map.py" />
            <source>a map of the type {kind} is not read, only 'octile'</source>
            <translation>une carte du type {kind} n’est pas lue, seulement 'octile'</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/movingai_map.py" />
            <source>the header has no line '{key}' with a number</source>
            <translation>l’en-tête n’a pas de ligne '{key}' avec un nombre</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/movingai_map.py" />
            <source>the header does not end with a line 'map'</source>
            <translation>l’en-tête ne finit pas par une ligne 'map'</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/movingai_map.py" />
            <source>the map ends after {board} of {rows} lines</source>
            <translation>la carte finit après {board} lignes sur {rows}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/movingai_map.py" />
            <source>the map goes on after its {rows} lines</source>
            <translation>la carte continue après ses {rows} lignes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/movingai_map.py" />
            <source>the line has {line} characters instead of {cols}</source>
            <translation>la ligne a {line} caractères au lieu de {cols}</translation>
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
            <translation>Carte des tests MovingAI</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/native.py" />
            <source>it holds numbers of the kind {dtype}, not bytes ('|u1')</source>
            <translation>il contient des nombres du type {dtype}, et non des octets ('|u1')</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/native.py" />
            <source>its array is in Fortran order; mazes are in C order</source>
            <translation>son tableau est en ordre Fortran ; les labyrinthes sont en ordre C</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/native.py" />
            <source>its array is {shape} where {MEMBER} says {shape_2}</source>
            <translation>son tableau est de forme {shape}, alors que {MEMBER} indique {shape_2}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/native.py" />
            <source>Mazewright maze</source>
            <translation>Labyrinthe Mazewright</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/native.py" />
            <source>a .maze file is a ZIP archive, and this is not</source>
            <translation>un fichier .maze est une archive ZIP, et celui-ci n’en est pas une</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/npy.py" />
            <source>it is not a NumPy array</source>
            <translation>ce n’est pas un tableau NumPy</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/npy.py" />
            <source>its NumPy array has the unknown version {version}</source>
            <translation>son tableau NumPy a la version inconnue {version}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/npy.py" />
            <source>the header of its NumPy array is cut short</source>
            <translation>l’en-tête de son tableau NumPy est tronqué</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/npy.py" />
            <source>the header of its NumPy array has {length} bytes; {LONGEST_HEADER} are the most</source>
            <translation>l’en-tête de son tableau NumPy a {length} octets ; le maximum est {LONGEST_HEADER}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/npy.py" />
            <source>it ends before the array is complete</source>
            <translation>il finit avant que le tableau soit complet</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/npy.py" />
            <source>the header of its NumPy array is not that of a plain array of numbers</source>
            <translation>l’en-tête de son tableau NumPy n’est pas celui d’un simple tableau de nombres</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/npy.py" />
            <source>the shape of its NumPy array is larger than any maze</source>
            <translation>la forme de son tableau NumPy dépasse tout labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/numpy_array.py" />
            <source>rasters of 2 · rows + 1 × 2 · cols + 1 int8, connection lists of 2 × rows × cols bool, and block grids of rows × cols booleans or whole numbers are read</source>
            <translation>sont lues les matrices 2 · lignes + 1 × 2 · colonnes + 1 int8, les listes de connexions 2 × lignes × colonnes bool et les grilles de blocs lignes × colonnes de booléens ou d’entiers</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/numpy_array.py" />
            <source>{error}; the format {BLOCKS} reads every place as a cell</source>
            <translation>{error} ; le format {BLOCKS} lit chaque emplacement comme une case</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/numpy_array.py" />
            <source>number {argmax} of the last cells is open {side}, out of the maze</source>
            <translation>la case {argmax} des dernières est ouverte hors du labyrinthe ({side})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/numpy_array.py" />
            <source>one number</source>
            <translation>un seul nombre</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/numpy_array.py" />
            <source>the array is {shape} of the kind {dtype}; {SHAPES}</source>
            <translation>tableau : {shape}, type {dtype} ; {SHAPES}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/numpy_array.py" />
            <source>the file has {size} bytes where its array takes {size_2}</source>
            <translation>le fichier a {size} octets, alors que son tableau en prend {size_2}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/numpy_array.py" />
            <source>the array contains numbers other than 0 and 1</source>
            <translation>le tableau contient des nombres autres que 0 et 1</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/numpy_array.py" />
            <source>Connection list of maze-dataset</source>
            <translation>Liste de connexions de maze-dataset</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/numpy_array.py" />
            <source>of NumPy arrays {SHAPES}</source>
            <translation>parmi les tableaux NumPy, {SHAPES}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/numpy_array.py" />
            <source>NumPy array of blocks</source>
            <translation>Tableau NumPy de blocs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/numpy_array.py" />
            <source>Array of mazelib</source>
            <translation>Tableau de mazelib</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png.py" />
            <source>a picture of {width} × {height} pixels cannot be written</source>
            <translation>une image de {width} × {height} pixels ne peut pas être écrite</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_blocks.py" />
            <source>Mazewright cell size</source>
            <translation>Mazewright cell size</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_blocks.py" />
            <source>a picture of {width} × {height} pixels would be too large to be read again</source>
            <translation>une image de {width} × {height} pixels serait trop grande pour être relue</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_blocks.py" />
            <source>PNG picture, a pixel a cell</source>
            <translation>Image PNG, un pixel par case</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>the data of the PNG picture are damaged</source>
            <translation>les données de l’image PNG sont endommagées</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>the PNG picture has {size} bytes; {MOST_FILE_BYTES} are the most</source>
            <translation>l’image PNG a {size} octets ; le maximum est {MOST_FILE_BYTES}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>it is not a PNG picture</source>
            <translation>ce n’est pas une image PNG</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>the data of the PNG picture are cut short</source>
            <translation>les données de l’image PNG sont tronquées</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>the PNG picture is damaged or cut short</source>
            <translation>l’image PNG est endommagée ou tronquée</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>the PNG picture is made of more than {MOST_CHUNKS} chunks</source>
            <translation>l’image PNG se compose de plus de {MOST_CHUNKS} blocs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>the PNG image does not start with its header</source>
            <translation>l’image PNG ne commence pas par son en-tête</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>the PNG picture has no pixels</source>
            <translation>l’image PNG n’a pas de pixels</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>there are no PNG pictures of kind {kind} with {depth} bits</source>
            <translation>il n’existe pas d’image PNG du type {kind} à {depth} bits</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>this PNG compression method is not supported</source>
            <translation>les images PNG compressées de façon inconnue ne sont pas lues</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>{width} × {height} pixels are more than</source>
            <translation>{width} × {height} pixels, c’est plus que</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>{said} are read</source>
            <translation>{said} la limite de lecture</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>{said} a file of this size can hold</source>
            <translation>{said} ce que peut contenir un fichier de cette taille</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>the PNG picture has more data than pixels</source>
            <translation>l’image PNG a plus de données que de pixels</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>the palette of the PNG picture is damaged</source>
            <translation>la palette de l’image PNG est endommagée</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>the chunk {value} of the PNG picture is not known</source>
            <translation>le bloc {value} de l’image PNG est inconnu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/png_reading.py" />
            <source>the palette of the PNG picture is missing</source>
            <translation>la palette de l’image PNG manque</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>an integer</source>
            <translation>un nombre entier</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>a number</source>
            <translation>un nombre</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>true or false</source>
            <translation>vrai ou faux</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>a list</source>
            <translation>une liste</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>an object</source>
            <translation>un objet</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>link kind</source>
            <translation>type de lien</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>marker kind</source>
            <translation>type de repère</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>{text} at {path}</source>
            <translation>{text}, à {path}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>the key '{missing}' is missing</source>
            <translation>la clé '{missing}' manque</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>expected {wanted}, got {other}</source>
            <translation>attendu : {wanted} ; trouvé : {other}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>the number is out of range</source>
            <translation>le nombre est hors des limites</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>JSON is malformed: “{malformed}”</source>
            <translation>JSON mal formé : « {malformed} »</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>expected {wanted}, at most {bound}</source>
            <translation>attendu : {wanted}, au plus {bound}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>expected {wanted}, at least {bound}</source>
            <translation>attendu : {wanted}, au moins {bound}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>expected {wanted} below {bound}</source>
            <translation>attendu : {wanted} inférieur à {bound}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>expected {wanted} above {bound}</source>
            <translation>attendu : {wanted} supérieur à {bound}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/records.py" />
            <source>The {what} of cell {cell}, {text}, is unknown. Known: {known}.</source>
            <translation>Valeur inconnue à la case {cell} ({what}) : {text} ; valeurs connues : {known}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/registry.py" />
            <source>The format {name} is unknown. Known: {FORMATS}.</source>
            <translation>Le format {name} est inconnu ; formats connus : {FORMATS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/registry.py" />
            <source>the suffix {suffix} names no format</source>
            <translation>l’extension {suffix} ne désigne aucun format</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/registry.py" />
            <source>a name without a suffix names no format</source>
            <translation>un nom sans extension ne désigne aucun format</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/registry.py" />
            <source>{ending}. Known suffixes: {known}</source>
            <translation>{ending} ; extensions connues : {known}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/registry.py" />
            <source>this is not a format that Mazewright knows</source>
            <translation>ce n’est pas un format que Mazewright connaît</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/script.py" />
            <source>the line has more than {LONGEST_LINE} bytes</source>
            <translation>la ligne a plus de {LONGEST_LINE} octets</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/source.py" />
            <source>this is not a regular file</source>
            <translation>ce n’est pas un fichier ordinaire</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/text.py" />
            <source>the text has {size} bytes; {MAX_TEXT_BYTES} are the most</source>
            <translation>le texte a {size} octets ; le maximum est {MAX_TEXT_BYTES}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/text.py" />
            <source>the text has {count} lines; {MAX_LINES} are the most</source>
            <translation>le texte a {count} lignes ; le maximum est {MAX_LINES}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/text.py" />
            <source>this is not UTF-8 text</source>
            <translation>ce n’est pas du texte UTF-8</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/text.py" />
            <source>{lines} lines of up to {width} characters are too much for a maze</source>
            <translation>{lines} lignes de {width} caractères au plus, c’est trop pour un labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/text.py" />
            <source>a text of {rows} lines of {cols} characters would be too long to be read again</source>
            <translation>un texte de {rows} lignes de {cols} caractères serait trop long pour être relu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/text.py" />
            <source>the end of the line</source>
            <translation>la fin de la ligne</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/text.py" />
            <source>a blank</source>
            <translation>un espace</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>the layer has no data</source>
            <translation>le calque n’a pas de données</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>data in the encoding {encoding} are not read, only csv and base64</source>
            <translation>les données codées en {encoding} ne sont pas lues, seulement csv et base64</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>the data are no text</source>
            <translation>les données ne sont pas du texte</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>there are {found} tiles instead of {count}</source>
            <translation>il y a {found} tuiles au lieu de {count}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>the tiles are not numbers with commas between</source>
            <translation>les tuiles ne sont pas des nombres séparés par des virgules</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>{max} is not the number of a tile, which has 32 bits</source>
            <translation>{max} n’est pas le numéro d’une tuile, qui a 32 bits</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>there are {text} characters of base64 instead of {value}</source>
            <translation>il y a {text} caractères base64 au lieu de {value}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>the data are not base64</source>
            <translation>les données ne sont pas en base64</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>data packed by {compression} are not read, only zlib, gzip and zstd</source>
            <translation>les données compressées par {compression} ne sont pas lues, seulement zlib, gzip et zstd</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>the {compression} data are damaged</source>
            <translation>les données {compression} sont endommagées</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>there are more tiles than the {value} that there should be</source>
            <translation>il y a plus de tuiles que les {value} attendues</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/data.py" />
            <source>the zstd data are damaged, or need more memory than is given to them</source>
            <translation>les données zstd sont endommagées, ou demandent plus de mémoire qu’il ne leur en est accordé</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/formats.py" />
            <source>Tiled map, sides of cells</source>
            <translation>Carte Tiled, côtés des cases</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/formats.py" />
            <source>Tiled map, blocks</source>
            <translation>Carte Tiled, blocs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/formats.py" />
            <source>Tiled map in JSON, sides of cells</source>
            <translation>Carte Tiled en JSON, côtés des cases</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/formats.py" />
            <source>Tiled map in JSON, blocks</source>
            <translation>Carte Tiled en JSON, blocs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/layers.py" />
            <source>groups are nested more than {MAX_DEPTH} deep</source>
            <translation>les groupes sont imbriqués sur plus de {MAX_DEPTH} niveaux</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/layers.py" />
            <source>the infinite map has no tiles</source>
            <translation>la carte infinie n’a pas de tuiles</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/layers.py" />
            <source>the {covered} tiles of its chunks lie too far apart, in {rows} × {cols} cells</source>
            <translation>les {covered} tuiles de ses morceaux sont trop dispersées, sur {rows} × {cols} cases</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/layers.py" />
            <source>the layers have {tiles} tiles in all; {MAX_CELLS} are the most</source>
            <translation>les calques ont {tiles} tuiles en tout ; le maximum est {MAX_CELLS}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/layers.py" />
            <source>layer {layer_name}: {error}</source>
            <translation>calque {layer_name} : {error}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/layers.py" />
            <source>the layer has {height} × {width} tiles, the map {rows} × {cols}</source>
            <translation>le calque a {height} × {width} tuiles, la carte {rows} × {cols}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/objects.py" />
            <source>it lies at ({x}, {y}), where there is no cell</source>
            <translation>il se trouve en ({x}, {y}), où il n’y a pas de case</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/objects.py" />
            <source>there are more than {value} markers and ends of links</source>
            <translation>il y a plus de {value} repères et extrémités de liens</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/objects.py" />
            <source>object {id}, {kind}: {error}</source>
            <translation>objet {id}, {kind} : {error}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/objects.py" />
            <source>its side {said} is unknown. Known: {PortSide}</source>
            <translation>son côté {said} est inconnu ; côtés connus : {PortSide}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/objects.py" />
            <source>another object has the same number</source>
            <translation>un autre objet a le même numéro</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/objects.py" />
            <source>{number}: it names no partner and has none</source>
            <translation>{number} : il ne nomme pas de partenaire et n’en a pas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/objects.py" />
            <source>{number}: its partner {partner} names another, {back}</source>
            <translation>{number} : son partenaire {partner} en nomme un autre, {back}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/objects.py" />
            <source>there are more than {MAX_THINGS} gaps in the border</source>
            <translation>il y a plus de {MAX_THINGS} brèches dans le bord</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/objects.py" />
            <source>{number}: there is no end {partner} of a link</source>
            <translation>{number} : il n’y a pas d’extrémité de lien {partner}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/objects.py" />
            <source>{number}: its partner {partner} is of another kind</source>
            <translation>{number} : son partenaire {partner} est d’un autre type</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/objects.py" />
            <source>object {number}, {value}</source>
            <translation>objet {number}, {value}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/reading.py" />
            <source>{orientation} maps are not read, only {SQUARES} ones</source>
            <translation>les cartes du type {orientation} ne sont pas lues, seulement celles du type {SQUARES}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/reading.py" />
            <source>the mazeEncoding {encoding} is unknown. Known: {MASK}, {BLOCK}</source>
            <translation>le mazeEncoding {encoding} est inconnu ; valeurs connues : {MASK}, {BLOCK}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/reading.py" />
            <source>the map has no layer of tiles</source>
            <translation>la carte n’a pas de calque de tuiles</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/reading.py" />
            <source>group {name} has no layer of tiles</source>
            <translation>le groupe {name} n’a pas de calque de tuiles</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/reading.py" />
            <source>there is no tile layer</source>
            <translation>il n’y a pas de calque de tuiles</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/reading.py" />
            <source>there are more than {MAX_LEVELS} groups, each of which is a level</source>
            <translation>il y a plus de {MAX_LEVELS} groupes, dont chacun est un niveau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/reading.py" />
            <source>layer {layer_name}: tile {tiles} in row {value}, column {value_2} is none of the {value_3} that stand for a cell</source>
            <translation>calque {layer_name} : la tuile {tiles}, ligne {value}, colonne {value_2}, n’est aucune des {value_3} qui représentent une case</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/records.py" />
            <source>the property {name} is {value}, not an integer</source>
            <translation>la propriété {name} est {value}, et non un nombre entier</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/records.py" />
            <source>the map has {size} bytes; {MAX_TEXT_BYTES} are the most</source>
            <translation>la carte a {size} octets ; le maximum est {MAX_TEXT_BYTES}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/records.py" />
            <source>the map is made of more than {MAX_PARTS} objects</source>
            <translation>la carte se compose de plus de {MAX_PARTS} objets</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/records.py" />
            <source>layers are nested too deeply</source>
            <translation>les calques sont imbriqués trop profondément</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/records.py" />
            <source>this is a {type} of Tiled, not a map</source>
            <translation>c’est un fichier Tiled du type {type}, pas une carte</translation>
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
            <translation>Passage</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/tilesets.py" />
            <source>Wall</source>
            <translation>Mur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/tilesets.py" />
            <source>Sides</source>
            <translation>Côtés</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/writing.py" />
            <source>there are {levels} levels; {MAX_LEVELS} are the most</source>
            <translation>il y a {levels} niveaux ; le maximum est {MAX_LEVELS}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/writing.py" />
            <source>the map would be too large to be read again</source>
            <translation>la carte serait trop grande pour être relue</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/writing.py" />
            <source>Cells</source>
            <translation>Cases</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/writing.py" />
            <source>Links and markers</source>
            <translation>Liens et repères</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/writing.py" />
            <source>Level {level}</source>
            <translation>Niveau {level}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/writing.py" />
            <source>{count} of rock will not be drawn.</source>
            <translation>Sans dessin, car dans la roche : {count}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/writing.py" />
            <source>{spoilt} will be without control characters.</source>
            <translation>Retrait des caractères de contrôle : {spoilt}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/xml.py" />
            <source>it cannot be parsed</source>
            <translation>l’analyse est impossible</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/xml.py" />
            <source>this is not well-formed XML: “{reason}”</source>
            <translation>ce n'est pas du XML bien formé : « {reason} »</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/xml.py" />
            <source>the text is in an encoding that is not read; UTF-8 is</source>
            <translation>le codage du texte n’est pas pris en charge ; UTF-8 l’est</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/xml.py" />
            <source>a tag or a comment has more than {LONGEST_TAG} bytes</source>
            <translation>une balise ou un commentaire a plus de {LONGEST_TAG} octets</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/xml.py" />
            <source>a map cannot have a document type declaration</source>
            <translation>une carte n’a pas de type de document ; il pourrait désigner d’autres fichiers et des entités sans fin</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/xml.py" />
            <source>the map is made of more than {MOST_ELEMENTS} elements</source>
            <translation>la carte se compose de plus de {MOST_ELEMENTS} éléments</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/xml.py" />
            <source>there are more than {MOST_NAMES} names of elements and attributes</source>
            <translation>il y a plus de {MOST_NAMES} noms d’éléments et d’attributs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/xml.py" />
            <source>elements are nested more than {MAX_DEPTH} deep</source>
            <translation>les éléments sont imbriqués sur plus de {MAX_DEPTH} niveaux</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/xml.py" />
            <source>the document is a &lt;{tag}&gt;, not a &lt;map&gt;</source>
            <translation>le document est un &lt;{tag}&gt;, pas un &lt;map&gt;</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/files/tiled/xml.py" />
            <source>the map has more than {MAX_PARTS} layers, chunks, objects and properties</source>
            <translation>la carte a plus de {MAX_PARTS} calques, morceaux, objets et propriétés</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/flood_fill/flood.py" />
            <source>The cell in row {row}, column {col} is outside the maze.</source>
            <translation>La case à la ligne {row}, colonne {col} est hors du labyrinthe.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/aldous_broder.py" />
            <source>random walk that carves into each new cell; every perfect maze is equally likely; slow</source>
            <translation>marche au hasard et ouvre le passage vers chaque nouvelle case : tous les labyrinthes parfaits sont équiprobables, mais c’est lent</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/binary_tree.py" />
            <source>the corner toward which passages lead</source>
            <translation>le coin atteint en allant sans cesse dans l’une des deux directions</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/binary_tree.py" />
            <source>whether each cell opens a passage, or each corner of four cells adds a wall</source>
            <translation>si chaque case ouvre un passage, ou si chaque coin de quatre cases ajoute un mur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/binary_tree.py" />
            <source>A seed must be a 64-bit integer, not {seed}.</source>
            <translation>Une graine est un entier de 64 bits, et non {seed}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/binary_tree.py" />
            <source>A window must start at an integer row and column, not {row}, {col}.</source>
            <translation>Une fenêtre commence à une ligne et une colonne entières, et non {row}, {col}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/binary_tree.py" />
            <source>The window at row {row}, column {col} is outside the maze.</source>
            <translation>La fenêtre à la ligne {row}, colonne {col} n’est pas dans le labyrinthe.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/binary_tree.py" />
            <source>opens each cell to one of two sides; strong diagonal bias, no four-way junctions</source>
            <translation>ouvre chaque case vers l’un de deux côtés, quoi que fassent les autres : forte inclinaison, aucune fourche à quatre chemins</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/block_grid.py" />
            <source>The maze cannot start at {row}: this position is not a field.</source>
            <translation>Le labyrinthe ne peut pas commencer à {row} : ce n’est pas un champ.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/block_grid.py" />
            <source>The mask contains no cell of the block grid.</source>
            <translation>Aucun des champs de la grille de blocs n’est dans le masque.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/board.py" />
            <source>The mask is empty: a maze needs one cell at least.</source>
            <translation>Le masque est vide : un labyrinthe demande au moins une case.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/board.py" />
            <source>array of blocked sides</source>
            <translation>tableau des côtés bloqués</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/board.py" />
            <source>The maze cannot start at {row}: it has no cell there.</source>
            <translation>Le labyrinthe ne peut pas commencer à {row} : il n’y a pas de cellule.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/board.py" />
            <source>row {value}, column {value_2}</source>
            <translation>ligne {value}, colonne {value_2}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/board.py" />
            <source>Rows and columns must be integers, not {rows} × {cols}.</source>
            <translation>Lignes et colonnes sont des nombres entiers, et non {rows} × {cols}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/board.py" />
            <source>A maze has one row and one column at least, not {rows} × {cols}.</source>
            <translation>Un labyrinthe a au moins une ligne et une colonne, et non {rows} × {cols}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/board.py" />
            <source>{rows} × {cols} cells are too many; a maze has at most {MAX_CELLS}.</source>
            <translation>{rows} × {cols} cases, c’est trop ; un labyrinthe en a au plus {MAX_CELLS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/board.py" />
            <source>The {what} is {shape}, the maze {shape_2}; they must agree.</source>
            <translation>Les tailles doivent concorder : {what} {shape}, labyrinthe {shape_2}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/braid.py" />
            <source>share of dead ends that get a second exit</source>
            <translation>part des impasses qui reçoivent une seconde issue</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/caves.py" />
            <source>cellular automaton: random rock, smoothed by the majority of neighbors; keeps the largest cave</source>
            <translation>roche au hasard, lissée selon la majorité des cases autour ; la plus grande grotte est gardée : larges espaces aux bords irréguliers</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/caves.py" />
            <source>share of rock at the start; above one half only small caves remain</source>
            <translation>part de roche au début ; à partir de la moitié, il ne reste que de petites grottes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/dungeon.py" />
            <source>rooms with doors, connected by long winding corridors</source>
            <translation>un donjon : des salles avec portes, et de longs couloirs sinueux dans tout l’espace restant</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/dungeon.py" />
            <source>share of the floor used for rooms, if they fit</source>
            <translation>part du sol que prennent les salles, si la place suffit</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/dungeon.py" />
            <source>share of room walls that get an extra door</source>
            <translation>part des murs autour des salles qui reçoivent une porte superflue</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/eller.py" />
            <source>builds one row at a time and remembers only the last; short dead ends, vertical passages</source>
            <translation>avance ligne par ligne et ne connaît que les liaisons de la dernière : impasses courtes, chemins plutôt verticaux</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/eller.py" />
            <source>probability of joining two neighbors of a row that are not connected yet</source>
            <translation>fréquence à laquelle sont réunies deux voisines d’une ligne qui ne le sont pas encore</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/eller.py" />
            <source>probability of an extra opening to the south</source>
            <translation>fréquence à laquelle une case s’ouvre au sud sans nécessité</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/filling.py" />
            <source>An infinite board does not fill the floor of a maze.</source>
            <translation>Un plateau infini ne remplit pas le sol d’un labyrinthe.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/filling.py" />
            <source>Level {level} has no floor to fill.</source>
            <translation>Le niveau {level} n’a pas de sol à remplir.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/filling.py" />
            <source>Cell {cell} carries a {what}, and would become rock.</source>
            <translation>La case {cell}, occupée ({what}), deviendrait de la roche.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/generator.py" />
            <source>{name} makes mazes odd × odd, not {rows} × {cols}; {fit_rows} × {fit_cols} fits.</source>
            <translation>{name} fait des labyrinthes impair × impair, et non {rows} × {cols} ; {fit_rows} × {fit_cols} convient.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/growing_tree.py" />
            <source>extends a cell chosen by a rule; from long winding passages to short dead ends</source>
            <translation>prolonge l’une de ses cases selon une règle : de longs chemins sinueux à de courtes impasses</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/growing_tree.py" />
            <source>which cell is extended; mix takes the newest or a random one</source>
            <translation>la case à prolonger ; Mélange prend la plus récente, ou parfois une quelconque</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/growing_tree.py" />
            <source>with choice=mix, probability of taking a random cell instead of the newest</source>
            <translation>avec le choix Mélange, fréquence à laquelle une case quelconque est prolongée plutôt que la plus récente</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/hiding.py" />
            <source>how many of the dead ends are shut by a secret</source>
            <translation>part des impasses fermées par un secret</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/hiding.py" />
            <source>share of cells covered with fog</source>
            <translation>part des cellules dans le brouillard</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/hunt_and_kill.py" />
            <source>random walk until stuck, then continues at the first free cell next to the maze; long winding passages</source>
            <translation>avance au hasard jusqu’au blocage, puis repart d’où le labyrinthe touche une case libre : longs chemins sinueux</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/kruskal.py" />
            <source>removes random walls between separate trees until one tree is left; many short dead ends</source>
            <translation>ouvre n’importe où des murs entre arbres différents, jusqu’à n’en avoir qu’un : beaucoup d’impasses courtes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/list_walk.py" />
            <source>random walk on a block grid, continued from a list of walls; loops, secret connections</source>
            <translation>marche sur une grille de blocs jusqu’à se recouper, puis repart d’une liste de murs : boucles, jonctions secrètes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/list_walk.py" />
            <source>probability of removing a wall without checking whether the other side was visited</source>
            <translation>fréquence à laquelle il perce un mur avant de regarder s’il est déjà passé derrière</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/list_walk.py" />
            <source>share of the connections between walks that are secret cells</source>
            <translation>part des jonctions où il a recommencé qui sont des cases secrètes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/list_walk.py" />
            <source>cover all cells with fog</source>
            <translation>si toutes les cases sont dans le brouillard</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/making.py" />
            <source>{name} cannot do the {lattice_name} lattice; it can do: {lattices}.</source>
            <translation>{name} ne prend pas en charge le réseau {lattice_name} ; réseaux possibles : {lattices}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/making.py" />
            <source>{name} needs a full rectangle; masks and blocked sides are not supported.</source>
            <translation>{name} demande un rectangle entier ; ni masque ni côtés bloqués.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/making.py" />
            <source>{name} has no start cell. Generators with a start cell: {known}.</source>
            <translation>{name} ne commence à aucune cellule en particulier ; ceux qui le font sont : {known}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/making.py" />
            <source>{rows} × {cols} cells take more memory than there is.</source>
            <translation>{rows} × {cols} cases demandent plus de mémoire qu’il n’y en a.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/making.py" />
            <source>The {what} is an array of rows and columns, not {given}.</source>
            <translation>{what} : un tableau de lignes et de colonnes, et non {given}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/making.py" />
            <source>A start must be an integer row and column, not {start}.</source>
            <translation>Un départ est une ligne et une colonne entières, et non {start}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/parameter.py" />
            <source>{name} can be {range}, not {value}.</source>
            <translation>{name} peut valoir {range}, et non {value}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/parameter.py" />
            <source>{name} is a number from {range}, not {value}.</source>
            <translation>{name} est un nombre de {range}, et non {value}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/parameter.py" />
            <source>0 to {most}</source>
            <translation>0 à {most}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/parameter.py" />
            <source>{name} must be an integer from {range}, not {value}.</source>
            <translation>{name} est un nombre entier de {range}, et non {value}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/parameter.py" />
            <source>Unknown parameter {name}.</source>
            <translation>Il n’y a pas de paramètre {name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/parameter.py" />
            <source>. Available: {known}</source>
            <translation> ; paramètres connus : {known}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/parameter.py" />
            <source>; this generator has none</source>
            <translation> ; ce générateur n’en a aucun</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/passages.py" />
            <source>The maze has no level {level}; its levels are 0 to {value}.</source>
            <translation>Le labyrinthe n’a pas de niveau {level} ; ses niveaux vont de 0 à {value}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/point_growth.py" />
            <source>An infinite board takes neither a mask nor blocked sides.</source>
            <translation>Un plateau infini n’accepte ni masque ni côtés bloqués.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/point_growth.py" />
            <source>points create their neighbors one after another up to a number; open, with a ragged edge</source>
            <translation>fait créer à un point après l’autre tous ses voisins et s’arrête à un certain nombre : ouvert, au bord effrangé</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/point_growth.py" />
            <source>which free point creates its neighbors next</source>
            <translation>le point libre qui sera le prochain à créer ses voisins</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/point_growth.py" />
            <source>direction of the first neighbor: the first (D1 or D2; east on squares), a random one, or a fixed one</source>
            <translation>la direction du premier voisin : D1 ou D2, l’est sur des carrés ; l’une de celles du point ; ou D1 à D6 pour le premier point, et la suivante pour les points de l’autre sorte</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/point_growth.py" />
            <source>number of points; 0: use the share</source>
            <translation>nombre de points où s’arrêter ; 0 pour une part de la place</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/point_growth.py" />
            <source>with points=0, share of the board to fill</source>
            <translation>avec Points = 0, part de la place qu’ils prennent</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/point_growth.py" />
            <source>stay on the given board, or grow on an infinite one that is cropped at the end</source>
            <translation>si les points restent sur le plateau ou en ont un infini, rogné autour d’eux ; P1 y est le point (0, 0, 0), ou le départ</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/prim.py" />
            <source>removes a random wall at the border of the maze; short dead ends everywhere</source>
            <translation>ouvre n’importe quel mur entre le labyrinthe et le reste, comme un cristal : impasses courtes partout</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/recursive_division.py" />
            <source>splits the rectangle by a wall with one gap, then both parts, and so on; long straight walls</source>
            <translation>pose un mur à une brèche en travers du rectangle, puis des deux parties, et ainsi de suite : longs murs droits</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/registry.py" />
            <source>A generator is given by its name, such as 'prim', not {name}.</source>
            <translation>Un générateur est donné par son nom, comme 'prim', et non par {name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/registry.py" />
            <source>Unknown generator {name}. Available: {known}.</source>
            <translation>Il n’y a pas de générateur {name} ; générateurs connus : {known}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/remove_loops.py" />
            <source>how many of the loops are closed</source>
            <translation>part des boucles à fermer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/scatter_markers.py" />
            <source>how many treasures are scattered, in dead ends first</source>
            <translation>nombre de trésors semés, d’abord dans les impasses</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/scatter_markers.py" />
            <source>number of other characters to place, in dead ends first</source>
            <translation>nombre d’autres personnages semés, d’abord dans les impasses</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/scatter_markers.py" />
            <source>how many opponents are scattered, in dead ends first</source>
            <translation>nombre d’adversaires semés, d’abord dans les impasses</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/scatter_markers.py" />
            <source>Counts are numbers by the kinds of markers, not {counts}.</source>
            <translation>Les quantités sont des nombres par type de repère, et non {counts}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/sidewinder.py" />
            <source>groups each row into runs and opens one exit up from each; every cell has a path straight up</source>
            <translation>réunit les cases d’une ligne en suites et ouvre un chemin vers le haut depuis chacune : on peut toujours monter</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/sidewinder.py" />
            <source>probability that a run continues</source>
            <translation>fréquence à laquelle une suite se prolonge</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/sparsify.py" />
            <source>how many of the dead ends are filled with rock</source>
            <translation>part des impasses remplies de roche</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/stack.py" />
            <source>depth-first search (recursive backtracker); long winding passages, few dead ends</source>
            <translation>avance au hasard jusqu’au blocage, puis revient là où il peut continuer : longs chemins sinueux, peu d’impasses</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/generators/wilson.py" />
            <source>loop-erased random walks; every perfect maze is equally likely</source>
            <translation>marche au hasard des cases extérieures jusqu’au labyrinthe, sans les boucles : tous les labyrinthes parfaits sont équiprobables</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>Left button</source>
            <translation>Bouton gauche</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>paints</source>
            <translation>peint</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>Right button</source>
            <translation>Bouton droit</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>erases with any tool</source>
            <translation>efface, avec tous les outils</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>Middle button, or Space and left</source>
            <translation>Bouton du milieu, ou Espace et gauche</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>pans</source>
            <translation>déplace la vue</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>Ctrl and wheel, or two fingers</source>
            <translation>Ctrl et molette, ou deux doigts</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>zooms at the pointer</source>
            <translation>zoome autour du pointeur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>Wheel; Shift and wheel</source>
            <translation>Molette ; Maj et molette</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>scrolls; scrolls sideways</source>
            <translation>défile ; défile latéralement</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>Escape, or the other button</source>
            <translation>Échap, ou l’autre bouton</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>cancels the gesture</source>
            <translation>abandonne un geste</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>X, Y and Z</source>
            <translation>X, Y et Z</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>mirror, flip and rotate the floating selection</source>
            <translation>retournent et tournent un morceau flottant</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>About Mazewright</source>
            <translation>À propos de Mazewright</translation>
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
            <translation>Un éditeur de labyrinthes qui sait, pendant que vous dessinez, quelles cases sont des salles, des couloirs et des carrefours.&lt;br&gt;&lt;br&gt;Si quelque chose ne va pas, joignez ceci à votre rapport, avec le journal :&lt;br&gt;&lt;small&gt;{versions}&lt;/small&gt;</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>&amp;Copy versions</source>
            <translation>&amp;Copier les versions</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>Show &amp;log</source>
            <translation>Afficher le &amp;journal</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/about.py" />
            <source>Keys and mouse</source>
            <translation>Clavier et souris</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>settings options language theme dark light wheel</source>
            <translation>paramètres options réglages langue thème sombre clair molette</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>shortcuts hotkeys keyboard settings</source>
            <translation>raccourcis clavier réglages</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>image picture png svg pdf</source>
            <translation>image dessin png svg pdf</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>create size honeycomb hexagons triangles</source>
            <translation>créer taille nid abeilles hexagones triangles</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>backup history restore recover</source>
            <translation>sauvegarde historique restaurer récupérer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>delete remove erase</source>
            <translation>supprimer enlever effacer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>rotate</source>
            <translation>pivoter rotation</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>unselect</source>
            <translation>annuler sélection</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>portal warp gate link</source>
            <translation>portail porte lien</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>ladder elevator floors</source>
            <translation>échelle ascenseur étages</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>flag start goal entrance exit</source>
            <translation>drapeau départ but entrée sortie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>shortest path distance measure</source>
            <translation>chemin le plus court distance mesurer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>bucket</source>
            <translation>pot peinture seau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>point triplet expand direction hexagon</source>
            <translation>point triplet voisin direction hexagone grandir</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>eyedropper pipette</source>
            <translation>compte-gouttes pipette</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>solve shortest path answer</source>
            <translation>résoudre chemin le plus court réponse</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>bottlenecks bridges</source>
            <translation>goulets ponts</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>check errors validate</source>
            <translation>vérifier erreurs valider</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>generate random create algorithm</source>
            <translation>générer hasard créer algorithme</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>floors storeys layers</source>
            <translation>étages couches</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>whole all zoom</source>
            <translation>entier tout zoom</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>Search actions</source>
            <translation>Rechercher une action</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>What do you want to do?</source>
            <translation>Que voulez-vous faire ?</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>Actions</source>
            <translation>Actions</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/action_search.py" />
            <source>No matching action.</source>
            <translation>Aucune action ne porte tous ces mots.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/building.py" />
            <source>Space</source>
            <translation>Espace</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/building.py" />
            <source>Esc</source>
            <translation>Échap</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/building.py" />
            <source>Left</source>
            <translation>Flèche gauche</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/building.py" />
            <source>Right</source>
            <translation>Flèche droite</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/building.py" />
            <source>Up</source>
            <translation>Flèche haut</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/building.py" />
            <source>Down</source>
            <translation>Flèche bas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/building.py" />
            <source>moves the maze by dragging</source>
            <translation>déplace le labyrinthe en glissant</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/building.py" />
            <source>cancels the drawing</source>
            <translation>abandonne ce qui est en train d’être dessiné</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/building.py" />
            <source>scrolls</source>
            <translation>fait défiler</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/building.py" />
            <source>&amp;nbsp; {keys}</source>
            <translation>&amp;nbsp; {keys}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/level_actions.py" />
            <source>add level</source>
            <translation>ajouter un niveau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/level_actions.py" />
            <source>copy level</source>
            <translation>copier un niveau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/level_actions.py" />
            <source>remove level</source>
            <translation>supprimer un niveau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/level_actions.py" />
            <source>move level</source>
            <translation>déplacer un niveau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/maze_actions.py" />
            <source>cover with fog</source>
            <translation>couvrir de brouillard</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/maze_actions.py" />
            <source>clear fog</source>
            <translation>lever le brouillard</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/maze_actions.py" />
            <source>Updating the fog…</source>
            <translation>Modification du brouillard…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/maze_actions.py" />
            <source>thin walls to blocks</source>
            <translation>murs fins en blocs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/maze_actions.py" />
            <source>blocks to thin walls</source>
            <translation>blocs en murs fins</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/maze_actions.py" />
            <source>swap walls and passages</source>
            <translation>échanger murs et passages</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/maze_actions.py" />
            <source>Converting…</source>
            <translation>Conversion…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/maze_actions.py" />
            <source>Copying the maze…</source>
            <translation>Copie du labyrinthe…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/maze_actions.py" />
            <source>Another maze was opened meanwhile. Nothing was changed.</source>
            <translation>Un autre labyrinthe est affiché maintenant ; rien n’a été fait.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/maze_actions.py" />
            <source>The maze was changed meanwhile. Nothing was done.</source>
            <translation>Le labyrinthe a été modifié entre-temps ; rien n’a été fait.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/maze_actions.py" />
            <source>Stopped. The maze was not changed.</source>
            <translation>Interrompu ; le labyrinthe est inchangé.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>&amp;File</source>
            <translation>&amp;Fichier</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>&amp;Edit</source>
            <translation>É&amp;dition</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>&amp;View</source>
            <translation>&amp;Affichage</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>&amp;Maze</source>
            <translation>&amp;Labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>&amp;Analyse</source>
            <translation>A&amp;nalyse</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>E&amp;xplore</source>
            <translation>E&amp;xplorer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>&amp;Window</source>
            <translation>Fenê&amp;tre</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>&amp;Help</source>
            <translation>A&amp;ide</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>Sele&amp;ction</source>
            <translation>Sélectio&amp;n</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>Symmetr&amp;y</source>
            <translation>S&amp;ymétrie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>Marker kin&amp;d</source>
            <translation>Type &amp;de repère</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>Colors of kin&amp;ds</source>
            <translation>Couleurs des t&amp;ypes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/menus.py" />
            <source>G&amp;host</source>
            <translation>&amp;Fantôme</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/selection_actions.py" />
            <source>Nothing is selected. Press R and drag over cells, or press Ctrl+A.</source>
            <translation>Rien n’est sélectionné : choisissez l’outil de sélection (R) et glissez sur des cases, ou appuyez sur Ctrl+A.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/selection_actions.py" />
            <source>Drag to place · Enter to drop · Esc to cancel · X/Y to mirror, Z to rotate</source>
            <translation>Glissez-le à sa place ; Entrée le pose, Échap l’abandonne, X, Y et Z le tournent.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/selection_actions.py" />
            <source>This stamp</source>
            <translation>Ce tampon</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/selection_actions.py" />
            <source>Save as stamp</source>
            <translation>Enregistrer comme tampon</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/selection_actions.py" />
            <source>Name of the stamp:</source>
            <translation>Nom du tampon :</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/selection_actions.py" />
            <source>The stamp “{name}” is in the Stamps dock.</source>
            <translation>Le tampon « {name} » est dans le panneau Tampons.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/selection_actions.py" />
            <source>fill with rock</source>
            <translation>remplir de roche</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/selection_actions.py" />
            <source>The clipboard</source>
            <translation>Le contenu du presse-papiers</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/selection_actions.py" />
            <source>{what} has another lattice ({lattice_title}) than this maze ({lattice_title_2}).</source>
            <translation>Réseaux différents : {what} ({lattice_title}), ce labyrinthe ({lattice_title_2}).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/selection_actions.py" />
            <source>Copied: {count}.</source>
            <translation>Copié : {count}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/session_actions.py" />
            <source>&amp;Undo {text}</source>
            <translation>&amp;Annuler : {text}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/session_actions.py" />
            <source>&amp;Redo {text}</source>
            <translation>&amp;Rétablir : {text}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>Keyboard shortcuts</source>
            <translation>Raccourcis des actions</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>Search by name or key</source>
            <translation>Rechercher par nom ou touche</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>Search</source>
            <translation>Rechercher</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>Key</source>
            <translation>Touche</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>Clear the key</source>
            <translation>Effacer la touche</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>&amp;Set key</source>
            <translation>Dé&amp;finir</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>&amp;Default key</source>
            <translation>Touche par &amp;défaut</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>All &amp;defaults</source>
            <translation>&amp;Tout par défaut</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>Action</source>
            <translation>Action</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>Keys</source>
            <translation>Touches</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>{key} is already used for “{text}”. Setting it here removes it there.</source>
            <translation>{key} est la touche de « {text} », qui la perdrait.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/shortcuts.py" />
            <source>In the maze, {key}: {HAND_KEYS}. Setting this key replaces that.</source>
            <translation>Dans le labyrinthe, {key} : {HAND_KEYS} ; avec cette touche, ce ne serait plus le cas.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;New…</source>
            <translation>&amp;Nouveau…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Create a new maze</source>
            <translation>Commencer un autre labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Open…</source>
            <translation>&amp;Ouvrir…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Open a maze file</source>
            <translation>Ouvrir un labyrinthe depuis un fichier</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Save</source>
            <translation>&amp;Enregistrer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Save the maze to its file</source>
            <translation>Enregistrer le labyrinthe dans son fichier</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Save &amp;as…</source>
            <translation>Enregistrer &amp;sous…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Save the maze to another file or format</source>
            <translation>Enregistrer le labyrinthe dans un autre fichier ou format</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Reload</source>
            <translation>Re&amp;charger</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Read the file from the disk again</source>
            <translation>Ouvrir le fichier tel qu’il est maintenant sur le disque</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Earlier &amp;versions…</source>
            <translation>&amp;Versions antérieures…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Open an earlier version of the file as a copy</source>
            <translation>Ouvrir, en tant que copie, le fichier tel qu’il était avant un enregistrement</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Export…</source>
            <translation>E&amp;xporter…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Export the maze as PNG, SVG or PDF</source>
            <translation>Dessiner le labyrinthe en image, en dessin vectoriel ou en pages PDF</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Print…</source>
            <translation>&amp;Imprimer…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Preview and print the maze</source>
            <translation>Afficher l’aperçu papier du labyrinthe et l’imprimer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Close</source>
            <translation>&amp;Fermer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Close the maze</source>
            <translation>Fermer le labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Quit</source>
            <translation>&amp;Quitter</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Quit Mazewright</source>
            <translation>Quitter Mazewright</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Annuler</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Undo the last step</source>
            <translation>Annuler la dernière étape</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Redo</source>
            <translation>&amp;Rétablir</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Redo the last undone step</source>
            <translation>Rétablir la dernière étape annulée</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Cu&amp;t</source>
            <translation>Co&amp;uper</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Cut the selection and leave floor</source>
            <translation>Mettre la sélection dans le presse-papiers et laisser du sol</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Copier</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Copy the selection; other programs get it as block text</source>
            <translation>Mettre la sélection dans le presse-papiers ; les autres programmes la reçoivent en texte en blocs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Paste</source>
            <translation>C&amp;oller</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Paste the clipboard, or block text, as a floating selection</source>
            <translation>Faire flotter le contenu du presse-papiers jusqu’à ce qu’il soit posé ; le texte en blocs peut aussi être collé</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Paste in p&amp;lace</source>
            <translation>Co&amp;ller en place</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Paste at the place it was copied from</source>
            <translation>Le faire flotter là où il a été copié</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Cl&amp;ear</source>
            <translation>E&amp;ffacer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Del</source>
            <translation>Suppr</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Clear the selection to open floor; walls around it stay</source>
            <translation>Transformer la sélection en sol ouvert ; les murs autour restent</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Element p&amp;roperties</source>
            <translation>Propriétés de l’élé&amp;ment</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show and edit the link, marker or region under the pointer</source>
            <translation>Afficher et modifier le lien, le repère ou la région sous le pointeur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Select &amp;all</source>
            <translation>&amp;Tout sélectionner</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Select the whole level</source>
            <translation>Sélectionner le niveau entier</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Deselect</source>
            <translation>&amp;Désélectionner</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Clear the selection</source>
            <translation>Ne rien sélectionner</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Invert selection</source>
            <translation>&amp;Inverser la sélection</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Select the cells that are not selected</source>
            <translation>Sélectionner ce qui ne l’est pas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Grow selection</source>
            <translation>&amp;Agrandir la sélection</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Add the neighboring cells to the selection</source>
            <translation>Sélectionner aussi les cases voisines de la sélection</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Shrink selection</source>
            <translation>Réduire la &amp;sélection</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Remove the cells at the edge from the selection</source>
            <translation>Retirer les cases au bord de la sélection</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Fill with rock</source>
            <translation>Remplir de &amp;roche</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Fill the selection with rock</source>
            <translation>Transformer la sélection en roche</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Mirror</source>
            <translation>&amp;Miroir</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Flip the selection horizontally; X while it floats</source>
            <translation>Échanger la gauche et la droite de la sélection ; X pendant qu’elle flotte</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Fl&amp;ip</source>
            <translation>Retour&amp;ner</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Flip the selection vertically; Y while it floats</source>
            <translation>Échanger le haut et le bas de la sélection ; Y pendant qu’elle flotte</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Turn</source>
            <translation>&amp;Pivoter</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Rotate the selection clockwise; Z while it floats</source>
            <translation>Pivoter la sélection dans le sens horaire ; Z pendant qu’elle flotte</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Save as &amp;stamp…</source>
            <translation>Enregistrer comme &amp;tampon…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Save the selection in the Stamps dock</source>
            <translation>Garder la sélection dans le panneau Tampons, pour tous les labyrinthes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Remove stamp</source>
            <translation>Supprimer &amp;le tampon</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Remove the selected stamp</source>
            <translation>Supprimer le tampon choisi</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Pre&amp;ferences…</source>
            <translation>&amp;Préférences…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Set colors, the mouse wheel and what opens at startup</source>
            <translation>Couleurs, molette et ouverture au démarrage</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Select</source>
            <translation>&amp;Sélectionner</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Select a block of cells; drag the selection to move it</source>
            <translation>Sélectionner un bloc de cases ; la sélection peut être glissée ailleurs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Lass&amp;o</source>
            <translation>Lass&amp;o</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Select the cells inside a drawn outline</source>
            <translation>Sélectionner les cases que vous entourez</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Region wan&amp;d</source>
            <translation>&amp;Baguette de région</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Select the room or corridor under the pointer</source>
            <translation>Sélectionner la salle ou le couloir cliqué</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Wall brush</source>
            <translation>P&amp;inceau de murs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Draw walls along cell edges. Start on a wall to erase. Right button: erase. Shift: straight line.</source>
            <translation>Dessiner des murs fins du côté le plus proche du pointeur ; le premier décide s’ils sont posés ou ôtés</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Roc&amp;k brush</source>
            <translation>Pinceau de roc&amp;he</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Fill cells with rock. Right button: clear. Shift: straight line.</source>
            <translation>Remplir de roche des cases entières</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Eraser</source>
            <translation>&amp;Gomme</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Erase walls, rock and teleporters. Shift: straight line.</source>
            <translation>Ôter murs, roche et téléporteurs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Line</source>
            <translation>&amp;Ligne</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Draw a line of walls from post to post. Shift: straight along the lattice. Ctrl: from the center.</source>
            <translation>Dessiner des murs d’un poteau à l’autre ; Maj garde la ligne droite le long du réseau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Rectan&amp;gle</source>
            <translation>Rect&amp;angle</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Draw walls around a block of cells. Shift: square. Ctrl: from the center.</source>
            <translation>Entourer de murs un bloc de cases ; Maj le rend carré, Ctrl l’étend depuis le milieu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>F&amp;ill</source>
            <translation>R&amp;emplissage</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Fill connected floor with rock. Right button: clear connected rock. Shift: one region. Ctrl: whole level.</source>
            <translation>Remplir de roche le sol d’un seul tenant, le bouton droit creuse la roche ; Maj : la région seule, Ctrl : tout le niveau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Teleporter</source>
            <translation>&amp;Téléporteur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Drag from cell to cell. Near an edge: wall portal; in the middle: pad. Shift: one-way. Right button: remove.</source>
            <translation>Glisser d’une case à une autre : près d’un mur, une porte dans celui-ci ; au milieu, un plot ; avec Maj, à sens unique ; le bouton droit supprime</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Stairs</source>
            <translation>&amp;Escalier</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Click a cell to add stairs up. Shift: down. Ctrl: one-way. Right button: remove.</source>
            <translation>Cliquer sur une case pour un escalier montant ; avec Maj descendant, avec Ctrl à sens unique, le bouton droit supprime</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Marker</source>
            <translation>&amp;Repère</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Place a start (1), goal (2), treasure (3) or other marker (4 to 6). At the outer border, a start or goal opens a gap.</source>
            <translation>Placer départs (1), arrivées (2), trésors (3) et autres, jusqu’à 6 ; près du bord extérieur, un départ ou une arrivée ouvre une brèche</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Grow</source>
            <translation>&amp;Croissance</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Let a free point create its neighbors, first toward the pointer. 1 to 6: choose direction D1 to D6.</source>
            <translation>Faire créer ses voisins à un point libre d’un nid d’abeilles, d’abord vers le pointeur ; 1 à 6 choisissent D1 à D6</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Se&amp;crets</source>
            <translation>&amp;Secrets</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Add secret doors and cells. Shift: already found. Right button: remove.</source>
            <translation>Cacher des portes dans les murs, et des cases ; avec Maj elles sont déjà trouvées, le bouton droit supprime</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Fog</source>
            <translation>&amp;Brouillard</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Cover cells with fog, which hides them from players. Right button: clear.</source>
            <translation>Couvrir de brouillard des cases, qu’un joueur ne voit alors plus ; le bouton droit le lève</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Path probe</source>
            <translation>Sonde de &amp;chemin</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show the shortest path from the pressed cell to the pointer, and its length</source>
            <translation>Appuyer et déplacer : le plus court chemin de là au pointeur, et sa longueur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Pick</source>
            <translation>&amp;Pipette</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Pick the tool for the object under the pointer</source>
            <translation>Prendre en main l’outil qui dessine ce qui est sous le pointeur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;None</source>
            <translation>S&amp;ans</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Turn symmetry off</source>
            <translation>Dessiner d’un seul côté</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Left and right</source>
            <translation>&amp;Gauche et droite</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Mirror all drawing left and right</source>
            <translation>Ce qui est dessiné apparaît aussi en miroir de l’autre côté</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Above and below</source>
            <translation>&amp;Haut et bas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Mirror all drawing above and below</source>
            <translation>Ce qui est dessiné en haut apparaît aussi en miroir en bas, et inversement</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Both mirrors</source>
            <translation>&amp;Deux miroirs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Mirror all drawing in both directions</source>
            <translation>Ce qui est dessiné apparaît dans les quatre coins</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Half turn</source>
            <translation>D&amp;emi-tour</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Repeat all drawing rotated by 180°</source>
            <translation>Ce qui est dessiné apparaît aussi tête en bas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Quarter turns</source>
            <translation>&amp;Quarts de tour</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Repeat all drawing rotated by 90°, 180° and 270°</source>
            <translation>Ce qui est dessiné apparaît quatre fois, tourné chaque fois d’un quart de tour</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Start</source>
            <translation>&amp;Départ</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Where a path begins</source>
            <translation>Là où l’on commence</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Goal</source>
            <translation>&amp;Arrivée</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Where a path ends; with several goals, at the nearest</source>
            <translation>Là où l’on veut aller ; s’il y en a plusieurs, la plus proche compte</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Treasure</source>
            <translation>&amp;Trésor</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>An item to collect</source>
            <translation>Quelque chose à trouver</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Character</source>
            <translation>&amp;Personnage</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>A character to meet</source>
            <translation>Quelqu’un à rencontrer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Opponent</source>
            <translation>Ad&amp;versaire</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>An opponent that chases explorers</source>
            <translation>Quelqu’un qui poursuit les marcheurs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Note</source>
            <translation>&amp;Note</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>A note for yourself or the players</source>
            <translation>Des mots pour vous-même, ou pour qui joue</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Zoom &amp;in</source>
            <translation>Zoom a&amp;vant</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Zoom in</source>
            <translation>Agrandir les cases</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Zoom &amp;out</source>
            <translation>&amp;Zoom arrière</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Zoom out</source>
            <translation>Réduire les cases</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Zoom to the default size</source>
            <translation>Afficher les cases à leur taille habituelle</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Fit</source>
            <translation>A&amp;juster</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show the whole maze</source>
            <translation>Afficher tout le labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Go to cell…</source>
            <translation>&amp;Aller à la case…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Go to a cell by row and column</source>
            <translation>Afficher une case d’après sa ligne et sa colonne</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Copy coordinates</source>
            <translation>Co&amp;pier la position</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Copy the coordinates of the cell under the pointer</source>
            <translation>Mettre les numéros de la case sous le pointeur dans le presse-papiers</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Cell c&amp;ursor</source>
            <translation>&amp;Curseur de case</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Draw with the keyboard. Arrows: move. Enter: click. Space: hold. Ctrl+arrow: click a side.</source>
            <translation>Dessiner au clavier : les flèches déplacent, Entrée clique, Espace maintient, Ctrl et une flèche cliquent un côté</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Grid</source>
            <translation>&amp;Grille</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show grid lines between cells</source>
            <translation>Dessiner des lignes entre les cases</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Points and links</source>
            <translation>Poi&amp;nts et liens</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show a honeycomb as points with links instead of triangles with walls</source>
            <translation>Dessiner un nid d’abeilles en points et liens, et non en triangles et murs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Open fa&amp;ces</source>
            <translation>Face&amp;s ouvertes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Outline the open faces that make up rooms</source>
            <translation>Entourer les faces ouvertes dont les salles sont faites : des carrés, ou des hexagones sur un nid d’abeilles</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>As a pla&amp;yer sees it</source>
            <translation>Comme le voit &amp;un joueur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Hide fogged cells and undiscovered secrets</source>
            <translation>Masquer ce qui est dans le brouillard et les secrets non trouvés</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Region grap&amp;h</source>
            <translation>Grap&amp;he des régions</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show the region graph over the maze</source>
            <translation>Dessiner sur le labyrinthe les régions en points et leurs contacts en lignes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Legend</source>
            <translation>&amp;Légende</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show the legend</source>
            <translation>Expliquer les couleurs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Usual</source>
            <translation>&amp;Habituelles</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Default colors</source>
            <translation>Colorer les types comme d’habitude</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>For &amp;red-green blindness</source>
            <translation>Pour daltonisme &amp;rouge-vert</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Colors that are distinct with deuteranopia and protanopia</source>
            <translation>Couleurs qui restent distinctes en cas de deutéranopie ou de protanopie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>For &amp;blue-yellow blindness</source>
            <translation>Pour daltonisme &amp;bleu-jaune</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Colors that are distinct with tritanopia</source>
            <translation>Couleurs qui restent distinctes en cas de tritanopie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Shades of &amp;gray</source>
            <translation>Nuances de &amp;gris</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Shades of gray, for printers and screens without color</source>
            <translation>Sans couleurs, aussi pour les écrans et imprimantes qui n’en ont pas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Pa&amp;tterns on kinds</source>
            <translation>&amp;Motifs sur les types</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Mark kinds with patterns where cells are large: rock hatched, rooms dotted, crossroads crossed</source>
            <translation>Hachurer la roche et pointiller les salles quand les cases sont grandes ; les couloirs sont unis, les carrefours ont des croix</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Preview &amp;changes</source>
            <translation>Effet &amp;d’un clic</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show beside the idle pointer how a click would change regions, dead ends and the solution</source>
            <translation>Indiquer près du pointeur immobile quelles régions, quelles impasses et quelle solution un clic changerait</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show no other level</source>
            <translation>Afficher le niveau seul</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Level &amp;below</source>
            <translation>Niveau du &amp;dessous</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide the walls of the level below, in pale blue</source>
            <translation>Afficher faiblement en bleu les murs du niveau du dessous ; un second choix les masque</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Level &amp;above</source>
            <translation>Niveau du de&amp;ssus</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide the walls of the level above, in pale red</source>
            <translation>Afficher faiblement en rouge les murs du niveau du dessus ; un second choix les masque</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Kinds</source>
            <translation>&amp;Types</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Color rooms, corridors and crossroads</source>
            <translation>Colorer salles, couloirs et carrefours</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Regions</source>
            <translation>&amp;Régions</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Color each region differently</source>
            <translation>Donner à chaque région sa propre couleur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Nothing</source>
            <translation>Ri&amp;en</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show no overlay</source>
            <translation>Afficher le labyrinthe nu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Distances</source>
            <translation>&amp;Distances</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Color cells by the steps from the start, or from a chosen cell</source>
            <translation>Colorer chaque case selon les pas depuis le repère de départ, ou depuis l’endroit pointé</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Dead &amp;ends</source>
            <translation>&amp;Impasses</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Color the cells that lead only to dead ends</source>
            <translation>Colorer ce qui ne mène qu’à des impasses</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Chokepoints</source>
            <translation>G&amp;oulets</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Color the cells that disconnect the maze when they are closed</source>
            <translation>Colorer les cases qui en isolent d’autres quand on les ferme</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Solution</source>
            <translation>&amp;Solution</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Color the shortest path from the start to the nearest goal</source>
            <translation>Colorer le plus court chemin du départ à l’arrivée la plus proche</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Su&amp;btrees</source>
            <translation>Sous-ar&amp;bres</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Color each cell of a perfect maze by the number of cells behind it</source>
            <translation>Colorer chaque case d’un labyrinthe parfait selon le nombre de cases situées derrière elle, vues du départ</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Level &amp;up</source>
            <translation>&amp;Niveau supérieur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>PgUp</source>
            <translation>Page préc</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Go to the level above</source>
            <translation>Afficher le niveau du dessus</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Level &amp;down</source>
            <translation>Niveau &amp;inférieur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>PgDown</source>
            <translation>Page suiv</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Go to the level below</source>
            <translation>Afficher le niveau du dessous</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Add level above</source>
            <translation>Ajouter &amp;un niveau au-dessus</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Add a level of open floor above this one</source>
            <translation>Ajouter un niveau de sol ouvert au-dessus de celui affiché</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Add level &amp;below</source>
            <translation>&amp;Ajouter un niveau au-dessous</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Add a level of open floor below this one</source>
            <translation>Ajouter un niveau de sol ouvert au-dessous de celui affiché</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Copy level</source>
            <translation>&amp;Copier le niveau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Copy this level, with its links and markers, above it</source>
            <translation>Ajouter au-dessus une copie du niveau, avec ses propres liens et repères</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Remove level</source>
            <translation>&amp;Supprimer le niveau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Remove this level and the links that end there</source>
            <translation>Supprimer le niveau et les liens qui y aboutissent</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Move level up</source>
            <translation>&amp;Monter le niveau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Move this level up with its links</source>
            <translation>Mettre le niveau au-dessus du suivant ; ses liens suivent</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Move level d&amp;own</source>
            <translation>&amp;Descendre le niveau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Move this level down with its links</source>
            <translation>Mettre le niveau sous celui du dessous ; ses liens suivent</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Thin walls to bloc&amp;ks…</source>
            <translation>Murs fins &amp;en blocs…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Convert walls to blocks; the maze becomes twice as large</source>
            <translation>Faire de chaque mur un bloc, ce qui double les longueurs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Blocks to &amp;thin walls…</source>
            <translation>Blocs en murs &amp;fins…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Convert blocks to thin walls; the maze becomes half as large</source>
            <translation>Faire des blocs entre les cases des murs fins, ce qui divise les longueurs par deux</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Dua&amp;l…</source>
            <translation>Laby&amp;rinthe dual…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Swap walls and passages, upside down</source>
            <translation>Échanger murs et passages, la tête en bas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Cover level with &amp;fog</source>
            <translation>Couvrir de &amp;brouillard</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Cover the whole level with fog</source>
            <translation>Ne rien laisser voir du niveau à un joueur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Clear fog from le&amp;vel</source>
            <translation>&amp;Lever le brouillard</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Clear all fog from the level</source>
            <translation>Laisser voir à un joueur tout le niveau sauf ses secrets</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Explore this maze…</source>
            <translation>&amp;Explorer ce labyrinthe…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Let explorers walk through a copy of the maze, and see what they know</source>
            <translation>Laisser des marcheurs explorer une copie du labyrinthe et voir ce qu’ils savent</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Distance &amp;from here</source>
            <translation>Distances de&amp;puis ici</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Color cells by the steps from the cell under the pointer</source>
            <translation>Colorer chaque case selon les pas depuis la case sous le pointeur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Recalculate regions</source>
            <translation>Calculer &amp;les régions</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Recalculate rooms, corridors and crossroads</source>
            <translation>Calculer à nouveau salles, couloirs et carrefours</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>St&amp;op</source>
            <translation>&amp;Arrêter</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Stop calculating regions</source>
            <translation>Arrêter le calcul des régions</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show region &amp;under pointer</source>
            <translation>&amp;Montrer la région sous le pointeur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Outline the region under the pointer and select it in the table</source>
            <translation>Entourer la région sous le pointeur et la trouver dans le tableau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide the table of regions</source>
            <translation>Afficher ou masquer le tableau des régions</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Statistics</source>
            <translation>&amp;Statistiques</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide the statistics of the maze</source>
            <translation>Afficher ou masquer les statistiques du labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Problems</source>
            <translation>&amp;Problèmes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide the problems of the maze</source>
            <translation>Afficher ou masquer ce qui ne va pas dans le labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Region &amp;graph</source>
            <translation>&amp;Graphe des régions</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide the region graph</source>
            <translation>Afficher ou masquer le graphe des régions à part</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Ge&amp;nerators</source>
            <translation>&amp;Générateurs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Generate a maze by one of many algorithms</source>
            <translation>Faire un labyrinthe avec l’un des nombreux algorithmes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Levels</source>
            <translation>&amp;Niveaux</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide thumbnails of the levels</source>
            <translation>Afficher ou masquer les niveaux en petites images</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Minim&amp;ap</source>
            <translation>&amp;Mini-carte</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide the overview of the level</source>
            <translation>Afficher ou masquer le niveau entier en petit</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>H&amp;istory</source>
            <translation>&amp;Historique</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide the list of steps to undo and redo</source>
            <translation>Afficher ou masquer la liste des étapes qui peuvent être annulées ou rétablies</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Last &amp;change</source>
            <translation>Dernier &amp;changement</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide the effect of the last change on rooms, corridors and crossroads</source>
            <translation>Afficher ou masquer l’effet du dernier trait, de la dernière annulation ou du dernier rétablissement sur les salles, couloirs et carrefours</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Properti&amp;es</source>
            <translation>Pr&amp;opriétés</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide the properties of the maze and of the selected element</source>
            <translation>Afficher ou masquer le titre, l’auteur et les propriétés du labyrinthe et d’un de ses éléments</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Sta&amp;mps</source>
            <translation>&amp;Tampons</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show or hide the saved stamps</source>
            <translation>Afficher ou masquer les morceaux gardés</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Ne&amp;xt maze</source>
            <translation>Lab&amp;yrinthe suivant</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Go to the next tab</source>
            <translation>Afficher le labyrinthe de l’onglet suivant</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Pre&amp;vious maze</source>
            <translation>Labyrinthe précéd&amp;ent</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Go to the previous tab</source>
            <translation>Afficher le labyrinthe de l’onglet précédent</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Loc&amp;k layout</source>
            <translation>&amp;Verrouiller la disposition</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Lock tool bars and docks in place</source>
            <translation>Garder les barres et panneaux à leur place</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Hide docks</source>
            <translation>Masquer les panneau&amp;x</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Hide all docks</source>
            <translation>Donner toute la place au labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Full screen</source>
            <translation>Plein écr&amp;an</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show the window full screen</source>
            <translation>Remplir tout l’écran</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Reset &amp;layout</source>
            <translation>&amp;Disposition initiale</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Restore the default layout of tool bars and docks</source>
            <translation>Remettre les barres et panneaux à leur place d’origine</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Start page</source>
            <translation>&amp;Page d’accueil</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Create a maze, open a recent one, or open an example</source>
            <translation>Commencer un labyrinthe, en continuer un ou voir un exemple</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Take the &amp;tour</source>
            <translation>&amp;Visite guidée</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Learn the basics in two minutes</source>
            <translation>Découvrir le programme en deux minutes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Search actions…</source>
            <translation>&amp;Rechercher une action…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Search all actions</source>
            <translation>Trouver par un mot-clé tout ce que le programme sait faire</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Change keys…</source>
            <translation>Modifier &amp;les raccourcis…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Edit keyboard shortcuts</source>
            <translation>Donner d’autres touches aux actions</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;Keys and mouse</source>
            <translation>&amp;Clavier et souris</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show all keys and mouse buttons</source>
            <translation>Le rôle des touches et des boutons</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>&amp;About Mazewright</source>
            <translation>À propos de &amp;Mazewright</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/table.py" />
            <source>Show version and license</source>
            <translation>Ce qu’est ce programme</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/view_actions.py" />
            <source>Player's view: fog and secrets are hidden. Press V to show everything.</source>
            <translation>Vue du joueur : ce qui est dans le brouillard est masqué, les secrets ressemblent à de la roche et à des murs. V affiche tout.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/view_actions.py" />
            <source>Arrows: move. Enter: click. Backspace: erase. Space: hold. Ctrl+arrow: click a side. Alt+arrow: erase a side. C: done.</source>
            <translation>Les flèches déplacent le curseur, Entrée clique et Retour arrière efface, Espace maintient et relâche ; Ctrl et une flèche cliquent un côté, Alt et une flèche y effacent. C y met fin.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/view_actions.py" />
            <source>The whole maze is shown.</source>
            <translation>Tout le labyrinthe est affiché.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/view_actions.py" />
            <source>Point at a cell, then try again.</source>
            <translation>Pointez d’abord sur une case.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/actions/view_actions.py" />
            <source>Copied: {words}</source>
            <translation>Copié : {words}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/areas.py" />
            <source>This could not be determined</source>
            <translation>Recherche impossible</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/areas.py" />
            <source>Regions are not available</source>
            <translation>Régions indisponibles</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/areas.py" />
            <source>Searching…</source>
            <translation>Recherche…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/inbox.py" />
            <source>region, cells</source>
            <translation>region, cells</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/region_graph/value.py" />
            <source>The region graph could not be laid out (“{error}”).</source>
            <translation>Le graphe des régions n'a pas pu être disposé (« {error} »).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/region_list.py" />
            <source>Crossroad</source>
            <translation>Carrefour</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/region_list.py" />
            <source>Room {number}</source>
            <translation>Salle {number}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/region_list.py" />
            <source>Corridor {number}</source>
            <translation>Couloir {number}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/segmenter.py" />
            <source>Rooms and corridors could not be calculated (“{error}”).</source>
            <translation>Impossible de calculer salles et couloirs (« {error} »).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/tints.py" />
            <source>Not calculated (“{error}”)</source>
            <translation>Non calculé (« {error} »)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/values.py" />
            <source>Maze</source>
            <translation>Labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/values.py" />
            <source>Micromouse contest</source>
            <translation>Concours de micromouse</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/values.py" />
            <source>The maze was changed meanwhile. Wait until the list of problems is updated.</source>
            <translation>Le labyrinthe a changé entre-temps ; attendez que la liste des problèmes suive.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/values.py" />
            <source>The maze could not be checked: {error}</source>
            <translation>Le labyrinthe n’a pas pu être vérifié : {error}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/analysis/values.py" />
            <source>Not calculated: {error}</source>
            <translation>Non calculé : {error}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/app.py" />
            <source>no screen was found (DISPLAY and WAYLAND_DISPLAY are not set)</source>
            <translation>il n’y a pas d’écran (DISPLAY et WAYLAND_DISPLAY ne sont pas définis)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/app.py" />
            <source>Qt cannot be loaded ({error})</source>
            <translation>Qt ne peut pas être chargé ({error})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/application.py" />
            <source>Something went wrong ({name}: “{error}”). Your changes are kept; save the maze under another name.</source>
            <translation>Une erreur est survenue ({name} : « {error} »). Vos modifications sont conservées ; enregistrez le labyrinthe sous un autre nom.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/background/messages.py" />
            <source>This did not work (“{error}”).</source>
            <translation>Opération impossible (« {error} »).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/canvas/floating.py" />
            <source>The selection is outside the maze. Drag it back, or press Esc to discard it.</source>
            <translation>C’est hors du labyrinthe ; ramenez-le, ou abandonnez-le avec Échap.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/canvas/floating.py" />
            <source>The selection was outside the maze and was discarded.</source>
            <translation>C’était hors du labyrinthe et a été abandonné.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/canvas/floating.py" />
            <source>{words} could not be included.</source>
            <translation>N’ont pas pu suivre : {words}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/canvas/graph_overlay.py" />
            <source>Region graph: calculating…</source>
            <translation>Graphe des régions : calcul…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/canvas/graph_overlay.py" />
            <source>Region graph: not available</source>
            <translation>Graphe des régions : inconnu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/canvas/graph_overlay.py" />
            <source>Region graph: zoom in to see it</source>
            <translation>Graphe des régions : zoomez pour le voir</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/canvas/graph_overlay.py" />
            <source>Region graph: updating…</source>
            <translation>Graphe des régions : mise à jour…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/canvas/graph_overlay.py" />
            <source>Region graph</source>
            <translation>Graphe des régions</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/canvas/path_probe.py" />
            <source>No path</source>
            <translation>Aucun chemin</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/canvas/path_probe.py" />
            <source>Paths are not available until the analysis finishes</source>
            <translation>Les chemins sont inconnus tant que les régions le sont</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/canvas/path_probe.py" />
            <source>Calculating the path…</source>
            <translation>Calcul du chemin…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>Not included</source>
            <translation>Omise</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>Drawn over the maze</source>
            <translation>Dessinée sur le labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>On separate pages</source>
            <translation>Sur des pages à part</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>Print</source>
            <translation>Imprimer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>Export</source>
            <translation>Exporter</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>All levels</source>
            <translation>Tous les niveaux</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>Draw cells as points with &amp;links</source>
            <translation>Dessiner les cases en points et &amp;liens</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>Pla&amp;yer's view: with fog, without secrets</source>
            <translation>Comme le voit un &amp;joueur : brouillard, sans secrets</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>As large as &amp;fits on one page</source>
            <translation>Le plus &amp;grand possible sur une page</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>Portrait</source>
            <translation>Portrait</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>Landscape</source>
            <translation>Paysage</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>&amp;Crop marks in the margins</source>
            <translation>&amp;Traits de coupe dans les marges</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>&amp;Preview…</source>
            <translation>&amp;Aperçu…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>&amp;What</source>
            <translation>&amp;Format</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>&amp;Level</source>
            <translation>&amp;Niveau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>&amp;Overlay</source>
            <translation>&amp;Calque</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>Cell si&amp;ze</source>
            <translation>Taille des cas&amp;es</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>&amp;Paper</source>
            <translation>&amp;Papier</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>O&amp;rientation</source>
            <translation>&amp;Orientation</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>&amp;Margin</source>
            <translation>&amp;Marge</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/export_dialog.py" />
            <source>Page order</source>
            <translation>Disposition des pages</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/order.py" />
            <source>PNG image</source>
            <translation>Image PNG</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/order.py" />
            <source>SVG image</source>
            <translation>Dessin SVG</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/order.py" />
            <source>PDF document</source>
            <translation>Pages PDF</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/order.py" />
            <source>Paper</source>
            <translation>Papier</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/order.py" />
            <source>{width} × {height} pixels</source>
            <translation>{width} × {height} pixels</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/order.py" />
            <source>{width_mm} × {height_mm} mm</source>
            <translation>{width_mm} × {height_mm} mm</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/order.py" />
            <source>up to {words}</source>
            <translation>jusqu’à {words}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/order.py" />
            <source>{cols} across, {rows} down for each part</source>
            <translation>{cols} en largeur, {rows} en hauteur pour chaque partie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/order.py" />
            <source>{cols} across, {rows} down</source>
            <translation>{cols} en largeur, {rows} en hauteur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/export/order.py" />
            <source>cells of {cell_mm} mm</source>
            <translation>cases de {cell_mm} mm</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/file_dialogs.py" />
            <source>All files (*)</source>
            <translation>Tous les fichiers (*)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/file_dialogs.py" />
            <source>Open maze</source>
            <translation>Ouvrir un labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/file_dialogs.py" />
            <source>Save maze as</source>
            <translation>Enregistrer le labyrinthe sous</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/go_to.py" />
            <source>Go to cell</source>
            <translation>Aller à la case</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/go_to.py" />
            <source>12, 7 or 1, 12, 7</source>
            <translation>12, 7 ou 1, 12, 7</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/go_to.py" />
            <source>Cell</source>
            <translation>Case</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/go_to.py" />
            <source>Enter whole numbers separated by commas or spaces.</source>
            <translation>Une case se désigne par des nombres entiers, séparés par des virgules ou des espaces.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/go_to.py" />
            <source>This position is outside the maze.</source>
            <translation>Il n’y a pas de case aussi loin.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/go_to.py" />
            <source>Enter a row and a column, or a level, a row and a column.</source>
            <translation>Une ligne et une colonne, ou un niveau, une ligne et une colonne.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/go_to.py" />
            <source>The levels are 0 to {value}.</source>
            <translation>Les niveaux vont de 0 à {value}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/go_to.py" />
            <source>The rows are {top} to {value}, the columns {left} to {value_2}.</source>
            <translation>Les lignes vont de {top} à {value}, les colonnes de {left} à {value_2}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/go_to.py" />
            <source>Row and column</source>
            <translation>Ligne et colonne</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/go_to.py" />
            <source>Row and column, or level, row and column</source>
            <translation>Ligne et colonne, ou niveau, ligne et colonne</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/go_to.py" />
            <source>{words}; or a point in brackets, as (2, -1, 0)</source>
            <translation>{words} ; ou un point entre parenthèses, comme (2, -1, 0)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>Undo brings everything back.</source>
            <translation>L’annulation ramène tout.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>Link</source>
            <translation>Lien</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>Becomes</source>
            <translation>Devient</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>Links that change</source>
            <translation>Liens qui changent</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>and {more} more</source>
            <translation>et {more} de plus</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>1 flight of stairs becomes a teleporter</source>
            <translation>1 escalier devient un téléporteur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>{turned} flights of stairs become teleporters</source>
            <translation>{turned} escaliers deviennent des téléporteurs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>1 link will be removed</source>
            <translation>1 lien sera supprimé</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>{gone} links will be removed</source>
            <translation>Liens supprimés : {gone}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>teleporter {teleporter}</source>
            <translation>téléporteur {teleporter}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>removed: no free port for a teleporter</source>
            <translation>disparaît : pas de port libre pour un téléporteur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/level_links.py" />
            <source>removed with its level</source>
            <translation>disparaît avec son niveau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/new_maze.py" />
            <source>New maze</source>
            <translation>Nouveau labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/new_maze.py" />
            <source>&amp;Open: one room, draw walls into it</source>
            <translation>&amp;Ouvert : une seule salle, où dessiner des murs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/new_maze.py" />
            <source>&amp;Walled: a wall on every side, carve passages</source>
            <translation>C&amp;loisonné : un mur de chaque côté, où creuser des chemins</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/new_maze.py" />
            <source>&amp;One point to grow from, on a honeycomb</source>
            <translation>Un &amp;point de départ libre, sur un nid d’abeilles</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/new_maze.py" />
            <source>A corner of the new maze</source>
            <translation>Un coin du nouveau labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/new_maze.py" />
            <source>Create</source>
            <translation>Créer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/new_maze.py" />
            <source>{cells} cells are too many; at most {MAX_CELLS}.</source>
            <translation>{cells} cases, c’est trop ; au plus {MAX_CELLS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/new_maze.py" />
            <source>La&amp;ttice</source>
            <translation>Rés&amp;eau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/new_maze.py" />
            <source>&amp;Rows</source>
            <translation>L&amp;ignes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/new_maze.py" />
            <source>&amp;Columns</source>
            <translation>&amp;Colonnes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>System default</source>
            <translation>Comme le système</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>Light</source>
            <translation>Clair</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>Dark</source>
            <translation>Sombre</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>Preferences</source>
            <translation>Préférences</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>Takes effect after a restart.</source>
            <translation>La langue changera au prochain démarrage de Mazewright.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>&amp;Patterns on kinds where cells are large</source>
            <translation>&amp;Motifs sur les types quand les cases sont grandes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>Rock is hatched, rooms are dotted, crossroads have crosses</source>
            <translation>La roche est hachurée, les salles sont pointillées, les carrefours ont des croix</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>The &amp;wheel zooms without Ctrl; with Ctrl it scrolls</source>
            <translation>La mol&amp;ette zoome sans Ctrl ; avec Ctrl elle défile</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>Open the &amp;last files at startup</source>
            <translation>&amp;Ouvrir les derniers fichiers au démarrage</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>Unless the program crashed with them</source>
            <translation>Sauf si le programme s’est mal terminé avec eux</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>Lan&amp;guage</source>
            <translation>&amp;Langue</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>&amp;Theme</source>
            <translation>&amp;Thème</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/preferences.py" />
            <source>&amp;Colors of kinds</source>
            <translation>&amp;Couleurs des types</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/printing/pdf.py" />
            <source>no further page could be begun</source>
            <translation>aucune autre page n’a pu être commencée</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/printing/preview.py" />
            <source>Print {title}</source>
            <translation>Imprimer {title}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/printing/preview.py" />
            <source>Printed {title} into {file}.</source>
            <translation>{title} imprimé dans {file}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/printing/preview.py" />
            <source>Sent {title} to the printer {name}.</source>
            <translation>{title} envoyé à l’imprimante {name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Unsaved changes</source>
            <translation>Modifications non enregistrées</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>{title} has changes that are not saved.</source>
            <translation>{title} a des modifications non enregistrées.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Do you want to save them? If you don't, they will be lost.</source>
            <translation>Les enregistrer d’abord ? Sinon elles seront perdues.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>{titles} have changes that are not saved.</source>
            <translation>{titles} ont des modifications non enregistrées.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>&amp;Save all</source>
            <translation>&amp;Tout enregistrer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>&amp;Review…</source>
            <translation>&amp;Passer en revue…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>&amp;Discard all</source>
            <translation>Tout a&amp;bandonner</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Already open</source>
            <translation>Ouvert ailleurs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Changed on the disk</source>
            <translation>Modifié sur le disque</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>{name} is open in another window ({holder}).</source>
            <translation>{name} est ouvert dans une autre fenêtre ({holder}).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>{name} has been changed by another program since it was opened.</source>
            <translation>{name} a été modifié par un autre programme depuis son ouverture.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Overwrite it? The current file is kept as an earlier version.</source>
            <translation>L’écraser ? Ce qui s’y trouve maintenant est gardé parmi les versions antérieures.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Overwrite</source>
            <translation>Écraser</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Task in progress</source>
            <translation>Travail en cours</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>The task is not finished. Stop it?</source>
            <translation>Il n’est pas terminé. L’arrêter ?</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Changes until {time} were recovered.</source>
            <translation>Les modifications jusqu’à {time} ont été récupérées.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>It belongs to {path}.</source>
            <translation>Cela appartient à {path}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Restore it? The file itself stays unchanged until you save.</source>
            <translation>L’ouvrir ? Rien n’est écrit dans son fichier avant que vous n’enregistriez.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Unsaved work</source>
            <translation>Travail non enregistré</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Mazewright closed unexpectedly before {name} was saved.</source>
            <translation>Mazewright s’est arrêté avant que {name} soit enregistré.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Later</source>
            <translation>Redemander la prochaine fois</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>{name} cannot hold everything of this maze.</source>
            <translation>{name} ne peut pas contenir tout ce labyrinthe.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Save with changes</source>
            <translation>Enregistrer avec des pertes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Save anyway</source>
            <translation>Enregistrer quand même</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>The maze will change.</source>
            <translation>Le labyrinthe sera transformé.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Convert</source>
            <translation>Convertir</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Remove stamp</source>
            <translation>Supprimer le tampon</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Remove the stamp “{name}”?</source>
            <translation>Supprimer le tampon « {name} » ?</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>This cannot be undone.</source>
            <translation>Cela ne peut pas être annulé.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/questions.py" />
            <source>Remove</source>
            <translation>Supprimer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/versions.py" />
            <source>Earlier versions of {name}</source>
            <translation>Versions antérieures de {name}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/versions.py" />
            <source>Versions, newest first</source>
            <translation>Versions, la plus récente d’abord</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/versions.py" />
            <source>Picture of the version</source>
            <translation>Image de la version</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/versions.py" />
            <source>&amp;Open as a copy</source>
            <translation>&amp;Ouvrir en copie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/versions.py" />
            <source>&amp;Restore</source>
            <translation>&amp;Restaurer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/versions.py" />
            <source>Replace the open maze; this can be undone</source>
            <translation>La mettre à la place du labyrinthe ouvert, en une étape annulable</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/versions.py" />
            <source>Earlier versions, by the time they were replaced.</source>
            <translation>Remplacées lors d’un enregistrement à ces dates.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/versions.py" />
            <source>There are no earlier versions yet.</source>
            <translation>Aucune version antérieure n’est encore gardée.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/dialogs/versions.py" />
            <source>{rows} × {cols} cells</source>
            <translation>{rows} × {cols} cases</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/generators_panel.py" />
            <source>A small example</source>
            <translation>Un petit labyrinthe de ce genre</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/generators_panel.py" />
            <source>&amp;Generate</source>
            <translation>&amp;Générer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/generators_panel.py" />
            <source>Replace the open maze by a generated one; this can be undone</source>
            <translation>Faire le labyrinthe à la place de celui qui est ouvert ; annuler ramène ce dernier</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/generators_panel.py" />
            <source>&amp;Watch…</source>
            <translation>&amp;Regarder…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/generators_panel.py" />
            <source>See how it is made, step by step, up to {MOST_CELLS} cells</source>
            <translation>Voir comment il se fait, pas à pas, jusqu’à {MOST_CELLS} cases</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/generators_panel.py" />
            <source>&amp;Infinite…</source>
            <translation>Sans &amp;fin…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/generators_panel.py" />
            <source>Wander over an infinite binary tree maze</source>
            <translation>Se promener dans un labyrinthe en arbre binaire sans bord</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/generators_panel.py" />
            <source>Calculating…</source>
            <translation>Calcul…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/generators_panel.py" />
            <source>{cells} cells are too many; the maximum is {MAX_CELLS}.</source>
            <translation>{cells} cases, c’est trop ; le maximum est {MAX_CELLS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/generators_panel.py" />
            <source>&amp;Generate into the selection</source>
            <translation>&amp;Générer dans la sélection</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/generators_panel.py" />
            <source>Generators</source>
            <translation>Générateurs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/graph_dock.py" />
            <source>GraphML (*.graphml);;JSON (*.json)</source>
            <translation>GraphML (*.graphml);;JSON (*.json)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/graph_dock.py" />
            <source>Show a&amp;ll</source>
            <translation>&amp;Tout afficher</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/graph_dock.py" />
            <source>Show the whole graph (Home, or double-click the background)&lt;br&gt;Wheel: zoom. Drag: move. Click a region: show it in the maze.</source>
            <translation>Afficher l’image entière (Début, ou double-clic sur le fond)&lt;br&gt;La molette zoome, un glissement déplace, un clic sur une région la montre dans le labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/graph_dock.py" />
            <source>E&amp;xport…</source>
            <translation>E&amp;xporter…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/graph_dock.py" />
            <source>Write the whole region graph as GraphML or JSON</source>
            <translation>Écrire le graphe des régions entier en GraphML ou JSON</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/graph_dock.py" />
            <source>{numbers} of {numbers_2} regions, around {region}; pale ones have more around them</source>
            <translation>{numbers} régions sur {numbers_2}, autour de : {region} ; les pâles en ont d’autres autour d’elles</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/graph_dock.py" />
            <source>Not available: regions are not calculated</source>
            <translation>Inconnu : les régions ne sont pas calculées</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/graph_dock.py" />
            <source>Export the region graph</source>
            <translation>Exporter le graphe des régions</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/graph_dock.py" />
            <source>The region graph is written to {path_name}.</source>
            <translation>Le graphe des régions est écrit dans {path_name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/graph_view.py" />
            <source>{words}
There is more around it: click twice</source>
            <translation>{words}
Il y en a d’autres autour : double-cliquez</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/history_dock.py" />
            <source>Nothing to undo yet.

Every stroke and command is listed here as a step. Click a step to go to it.</source>
            <translation>Rien à annuler pour l’instant.

Chaque trait et chaque commande apparaîtra ici comme une étape ; un clic sur l’une d’elles y revient ou y avance.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/history_dock.py" />
            <source>The maze when opened</source>
            <translation>Le labyrinthe au début</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/history_dock.py" />
            <source>History</source>
            <translation>Historique</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>No change to show.

Draw a stroke, undo or redo: its effect on rooms, corridors and crossroads is listed here. Click a line to outline its cells.</source>
            <translation>Aucun changement à afficher.

Tracez un trait, annulez ou rétablissez : son effet sur les salles, couloirs et carrefours s’affiche ici. Cliquez sur une ligne pour entourer ses cases.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Rooms and corridors are not known yet. Changes are listed here as soon as they are.</source>
            <translation>Les salles et couloirs ne sont pas encore connus. Les changements s’afficheront ici dès qu’ils le seront.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>The last change did not affect rooms, corridors or crossroads.</source>
            <translation>Le dernier changement n’a touché ni salles, ni couloirs, ni carrefours.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Last change</source>
            <translation>Dernier changement</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Open faces lost: {faces_lost}</source>
            <translation>Faces ouvertes perdues : {faces_lost}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Room {room} was split into rooms {split}</source>
            <translation>La salle {room} a été divisée en salles {split}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Rooms split: {split}</source>
            <translation>Salles divisées : {split}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Room {room} was removed</source>
            <translation>La salle {room} a disparu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Rooms removed: {gone}</source>
            <translation>Salles disparues : {gone}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Cells that left rooms: {left}</source>
            <translation>Cases sorties de salles : {left}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Cells that left corridors: {left}</source>
            <translation>Cases sorties de couloirs : {left}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Corridor {corridor} was cut into corridors {cut}</source>
            <translation>Le couloir {corridor} a été coupé en couloirs {cut}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Corridors cut: {cut}</source>
            <translation>Couloirs coupés : {cut}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Corridor {corridor} was removed</source>
            <translation>Le couloir {corridor} a disparu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Corridors removed: {gone}</source>
            <translation>Couloirs disparus : {gone}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Crossroads removed: {crossroads_gone}</source>
            <translation>Carrefours disparus : {crossroads_gone}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Open faces gained: {faces_gained}</source>
            <translation>Faces ouvertes gagnées : {faces_gained}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Rooms {merged} were merged into room {room}</source>
            <translation>Les salles {merged} ont été réunies en la salle {room}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Rooms made of several: {merged}</source>
            <translation>Salles formées de plusieurs autres : {merged}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Room {room} was added</source>
            <translation>La salle {room} est apparue</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Rooms added: {new}</source>
            <translation>Nouvelles salles : {new}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Cells that joined rooms: {joined}</source>
            <translation>Cases entrées dans des salles : {joined}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Cells that joined corridors: {joined}</source>
            <translation>Cases entrées dans des couloirs : {joined}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Corridors {joined} were merged into corridor {number}</source>
            <translation>Les couloirs {joined} ont été réunis dans le couloir {number}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Corridors made of several: {joined}</source>
            <translation>Couloirs formés de plusieurs autres : {joined}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Corridor {corridor} was added</source>
            <translation>Le couloir {corridor} est apparu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Corridors added: {new}</source>
            <translation>Nouveaux couloirs : {new}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/last_change_dock.py" />
            <source>Crossroads added: {crossroads_new}</source>
            <translation>Nouveaux carrefours : {crossroads_new}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend.py" />
            <source>Legend</source>
            <translation>Légende</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend.py" />
            <source>Zoom in to see the region graph.</source>
            <translation>Zoomez pour voir le graphe des régions.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend.py" />
            <source>Rock</source>
            <translation>Roche</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend.py" />
            <source>Leads to dead ends only</source>
            <translation>Ne mène qu’à des impasses</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend.py" />
            <source>Room</source>
            <translation>Salle</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend.py" />
            <source>Corridor</source>
            <translation>Couloir</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend.py" />
            <source>Entry</source>
            <translation>Entrée</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend.py" />
            <source>A color for each room and corridor</source>
            <translation>Une couleur par salle et par couloir</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend.py" />
            <source>Crossroads, paler</source>
            <translation>Carrefours, plus pâles</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend.py" />
            <source>Entries</source>
            <translation>Entrées</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend.py" />
            <source>Floor</source>
            <translation>Sol</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/legend_parts.py" />
            <source>Scale from {marks} to {marks_2}</source>
            <translation>Échelle de {marks} à {marks_2}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/levels_dock.py" />
            <source>Levels</source>
            <translation>Niveaux</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/minimap_dock.py" />
            <source>Click or drag: move the view. Wheel, plus and minus: zoom. Arrow keys: move the view.</source>
            <translation>Cliquer ou glisser : déplacer la vue. Molette, plus et moins : zoomer. Flèches : déplacer la vue.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/minimap_dock.py" />
            <source>Minimap</source>
            <translation>Mini-carte</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_dock.py" />
            <source>No problems found.

Every start leads to a goal, and all floor can be reached.</source>
            <translation>Tout va bien.

Chaque départ mène à une arrivée, et tout le sol est accessible.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_dock.py" />
            <source>No problems found.

The maze follows micromouse contest rules.</source>
            <translation>Tout va bien.

Le labyrinthe respecte les règles des concours de micromouse.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_dock.py" />
            <source>What the maze is for</source>
            <translation>À quoi sert le labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_dock.py" />
            <source>What the maze is for: micromouse contests have rules of their own.</source>
            <translation>À quoi sert le labyrinthe : les concours de micromouse ont leurs propres règles.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_dock.py" />
            <source>&amp;Go there</source>
            <translation>&amp;Y aller</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_dock.py" />
            <source>Checking again…</source>
            <translation>Nouvel examen…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_dock.py" />
            <source>Checking…</source>
            <translation>Recherche de problèmes…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_dock.py" />
            <source>Fix</source>
            <translation>Réparer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_dock.py" />
            <source>Select a fixable problem</source>
            <translation>Sélectionner un problème réparable</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_dock.py" />
            <source>Fix the selected problem; this can be undone</source>
            <translation>Réparer le problème sélectionné, en une étape annulable</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_dock.py" />
            <source>Problems</source>
            <translation>Problèmes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_model.py" />
            <source>Problem</source>
            <translation>Problème</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_model.py" />
            <source>Count</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_model.py" />
            <source>The Marker tool (M) places one.</source>
            <translation>L’outil Repère (M) en place un.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/problems_model.py" />
            <source>Click to go there.</source>
            <translation>Cliquer pour y aller.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/here_form.py" />
            <source>Point at a link, a marker or a region and press Alt+Return. New elements are shown here too.</source>
            <translation>Pointez sur un lien, un repère ou une région et appuyez sur Alt+Entrée. Ce que vous placez s’affiche aussi ici.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/here_form.py" />
            <source>This element was removed. Point at another one and press Alt+Return.</source>
            <translation>Ce n’est plus là. Pointez sur autre chose et appuyez sur Alt+Entrée.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/here_form.py" />
            <source>Here</source>
            <translation>Ici</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/here_form.py" />
            <source>Element</source>
            <translation>Ce qui est ici</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/here_form.py" />
            <source>Region</source>
            <translation>Région</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/here_form.py" />
            <source>Here: {thing}</source>
            <translation>Ici : {thing}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>&amp;Add</source>
            <translation>&amp;Ajouter</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>Re&amp;move</source>
            <translation>Suppri&amp;mer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>Title</source>
            <translation>Titre</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>Author</source>
            <translation>Auteur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>Size</source>
            <translation>Taille</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>Lattice</source>
            <translation>Réseau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>Untitled</source>
            <translation>Sans titre</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>Add a property: a name and a value</source>
            <translation>Noter quelque chose de personnel sur le labyrinthe : un nom et une valeur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>Remove the selected property</source>
            <translation>Supprimer la propriété choisie</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>change title</source>
            <translation>modifier le titre</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>change author</source>
            <translation>modifier l’auteur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/maze_form.py" />
            <source>{rows} rows × {cols} columns, {size} cells</source>
            <translation>{rows} lignes × {cols} colonnes, {size} cases</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/property_table.py" />
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/property_table.py" />
            <source>Value</source>
            <translation>Valeur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/property_table.py" />
            <source>Properties</source>
            <translation>Propriétés</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/property_table.py" />
            <source>remove property</source>
            <translation>supprimer une propriété</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/property_table.py" />
            <source>change property</source>
            <translation>modifier une propriété</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/property_table.py" />
            <source>add property</source>
            <translation>ajouter une propriété</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/property_table.py" />
            <source>rename property</source>
            <translation>renommer une propriété</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/property_table.py" />
            <source>Enter a name, or use Remove to remove the property.</source>
            <translation>Une propriété a besoin d’un nom. « Supprimer » la retire.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/property_table.py" />
            <source>There is a property “{name}” already.</source>
            <translation>Il y a déjà une propriété « {name} ».</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/property_table.py" />
            <source>This cannot be stored: {fault}.</source>
            <translation>Ceci ne peut pas être gardé : {fault}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>Kind</source>
            <translation>Type</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>Number</source>
            <translation>Numéro</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>Open faces</source>
            <translation>Faces ouvertes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>Ends</source>
            <translation>Extrémités</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>Order</source>
            <translation>Ordre</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>Neighbors</source>
            <translation>Voisins</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>None: rock, or not calculated yet</source>
            <translation>Aucune : roche, ou pas encore connue</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>{count}: {some} and {value} more</source>
            <translation>{count} : {some} et {value} de plus</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>none: closed ring</source>
            <translation>aucune : anneau fermé</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>{cell}, dead end</source>
            <translation>{cell}, cul-de-sac</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>cell {place} of {size}</source>
            <translation>case {place} sur {size}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/region_form.py" />
            <source>{value} more</source>
            <translation>{value} de plus</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>One-way</source>
            <translation>Sens unique</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>Label</source>
            <translation>Étiquette</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>From</source>
            <translation>De</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>To</source>
            <translation>À</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>change label</source>
            <translation>modifier l’étiquette</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>change direction</source>
            <translation>modifier le sens</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>Where</source>
            <translation>Où</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>a gap in the border on side {side}</source>
            <translation>brèche dans le bord, côté {side}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>There is a {WORDS} in this cell already.</source>
            <translation>Déjà présent dans cette case : {WORDS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>change marker</source>
            <translation>modifier un repère</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>Removed</source>
            <translation>Supprimé</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>Level {level}, {row}</source>
            <translation>Niveau {level}, {row}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties/thing_forms.py" />
            <source>side {side}</source>
            <translation>côté {side}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/properties_dock.py" />
            <source>Point at a link, a marker or a region first.</source>
            <translation>Il n’y a rien ici : pointez d’abord sur un lien, un repère ou une région.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/regions_dock.py" />
            <source>All kinds</source>
            <translation>Tous les types</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/regions_dock.py" />
            <source>Rooms</source>
            <translation>Salles</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/regions_dock.py" />
            <source>Corridors</source>
            <translation>Couloirs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/regions_dock.py" />
            <source>Crossroads</source>
            <translation>Carrefours</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/regions_dock.py" />
            <source>Digits find a number; &gt;, &lt;, =, &gt;= or &lt;= and digits find sizes.</source>
            <translation>Des chiffres trouvent un numéro ; &gt;, &lt;, =, &gt;= ou &lt;= et des chiffres trouvent des tailles.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/regions_dock.py" />
            <source>Kind of regions</source>
            <translation>Type de régions</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/regions_dock.py" />
            <source>Number, or &gt;20</source>
            <translation>Numéro, ou &gt;20</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/regions_dock.py" />
            <source>Find regions</source>
            <translation>Trouver des régions</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/regions_dock.py" />
            <source>Preparing…</source>
            <translation>Préparation…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/regions_dock.py" />
            <source>Regions</source>
            <translation>Régions</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/regions_model.py" />
            <source>{capitalize}, number {number} in files. Double click shows it.</source>
            <translation>{capitalize}, numéro {number} dans les fichiers. Double-clic pour l’afficher.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/stamps_dock.py" />
            <source>No stamps yet.

Select a piece of a maze (R) and choose Edit › Selection › Save as stamp.</source>
            <translation>Aucun tampon pour l’instant.

Sélectionnez un morceau de labyrinthe (R) et choisissez Édition › Sélection › Enregistrer comme tampon.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/stamps_dock.py" />
            <source>Stamps</source>
            <translation>Tampons</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/stamps_dock.py" />
            <source>Enter a name for the stamp.</source>
            <translation>Un tampon a un nom.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_dock.py" />
            <source>Statistics</source>
            <translation>Statistiques</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_dock.py" />
            <source>Corridors by length</source>
            <translation>Couloirs par longueur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_dock.py" />
            <source>Dead ends by length</source>
            <translation>Impasses par longueur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_dock.py" />
            <source>Export &amp;CSV…</source>
            <translation>Exporter en &amp;CSV…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_dock.py" />
            <source>Export &amp;JSON…</source>
            <translation>Exporter en &amp;JSON…</translation>
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
            <translation>Exporter les statistiques</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Connected components</source>
            <translation>Parties connexes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Loops</source>
            <translation>Boucles</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Exits</source>
            <translation>Chemins</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Dead ends</source>
            <translation>Impasses</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Share of the floor</source>
            <translation>Part du sol</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Mean length</source>
            <translation>Longueur moyenne</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Cells in dead-end branches</source>
            <translation>Cases de leurs arbres</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Chokepoints</source>
            <translation>Goulets</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Passages</source>
            <translation>Passages</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Isolated</source>
            <translation>Isolés</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Dead ends by direction (N E S W)</source>
            <translation>Bouts N E S O</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Straight N–S, E–W</source>
            <translation>Droits N–S, E–O</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Turns NE SE SW NW</source>
            <translation>Virages NE SE SO NO</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Closed N E S W</source>
            <translation>Fermés N E S O</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Open to all sides</source>
            <translation>Ouverts de tous côtés</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>With links</source>
            <translation>Avec des liens</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Types that never occur</source>
            <translation>Types jamais présents</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Texture</source>
            <translation>Texture</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>River</source>
            <translation>Rivière</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Bias</source>
            <translation>Biais</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Slant</source>
            <translation>Inclinaison</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Braid</source>
            <translation>Tressage</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Solution</source>
            <translation>Solution</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Turns</source>
            <translation>Virages</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Decisions</source>
            <translation>Décisions</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Decisions on the path back</source>
            <translation>Décisions au retour</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Dead ends off the solution</source>
            <translation>Impasses attenantes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Cells in these dead ends</source>
            <translation>Leurs cases</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Longest path</source>
            <translation>Plus long chemin</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>at least {steps}</source>
            <translation>au moins {steps}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Secret cells</source>
            <translation>Cases secrètes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Secret doors</source>
            <translation>Portes secrètes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Found</source>
            <translation>Découvertes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Cells behind secrets</source>
            <translation>Cases derrière des secrets</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Secrets needed to a goal</source>
            <translation>Secrets jusqu’à un but</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Solution without secrets</source>
            <translation>Solution sans secrets</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Longest corridor with secrets</source>
            <translation>Plus long couloir à secrets</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/docks/statistics_lines.py" />
            <source>Secrets</source>
            <translation>Secrets</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/documents/autosave.py" />
            <source>Your changes are kept in memory only.</source>
            <translation>Ce qui a été dessiné est toujours là, en mémoire seulement.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/documents/autosave.py" />
            <source>Your changes are kept, also in the journal {path}.</source>
            <translation>Ce qui a été dessiné est toujours là, et dans le journal {path}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/documents/autosave.py" />
            <source>Changes are in memory only until you save: the recovery journal cannot be written.</source>
            <translation>Ce que vous dessinez n’est qu’en mémoire jusqu’à l’enregistrement : aucun journal ne peut être tenu.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/documents/file_lock.py" />
            <source>another program</source>
            <translation>un autre programme</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/documents/file_lock.py" />
            <source>process {process} on {host}</source>
            <translation>processus {process} sur {host}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/documents/file_lock.py" />
            <source>process {process} on {host}; if that has ended, remove the file {name}</source>
            <translation>processus {process} sur {host} ; s’il est terminé, supprimez le fichier {name}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/documents/reading.py" />
            <source>Opening {path_name}…</source>
            <translation>Ouverture de {path_name}…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/documents/reading.py" />
            <source>{path}: this file could not be read (“{outcome}”).</source>
            <translation>{path} : ce fichier n'a pas pu être lu (« {outcome} »).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/documents/saving.py" />
            <source>Saving {path_name}…</source>
            <translation>Enregistrement de {path_name}…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/documents/saving.py" />
            <source>Stopped; {path_name} is as it was.</source>
            <translation>Interrompu ; {path_name} est resté tel quel.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/documents/saving.py" />
            <source>{path}: the maze could not be saved (“{error}”).</source>
            <translation>{path} : le labyrinthe n'a pas pu être enregistré (« {error} »).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/no_screen.py" />
            <source>The window cannot open: {reason}; `mazewright render {file} OUT.png` draws without one.
</source>
            <translation>La fenêtre ne peut pas s’ouvrir : {reason} ; `mazewright render {file} OUT.png` dessine sans elle.
</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/clipboard.py" />
            <source>The clipboard has nothing that can be pasted into a maze.</source>
            <translation>Rien dans le presse-papiers ne peut être collé dans un labyrinthe.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/clipboard.py" />
            <source>The content of the clipboard is too large.</source>
            <translation>Le contenu du presse-papiers est trop grand.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/document_manager.py" />
            <source>The earlier version is kept: see File › Earlier versions…</source>
            <translation>Les versions antérieures sont conservées : voir Fichier › Versions antérieures…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/document_manager.py" />
            <source>This maze has no file.</source>
            <translation>Ce labyrinthe n’a pas de fichier.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/document_manager.py" />
            <source>This maze has no file, so there are no earlier versions of it.</source>
            <translation>Ce labyrinthe n’a pas de fichier, donc pas de versions antérieures.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/document_manager.py" />
            <source>restore an earlier version</source>
            <translation>restaurer une version antérieure</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/document_manager.py" />
            <source>Stopped. The open maze was not changed.</source>
            <translation>Interrompu ; le labyrinthe ouvert reste.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/document_manager.py" />
            <source>{path_name} is open in another tab; close that first.</source>
            <translation>{path_name} est ouvert dans un autre onglet ; fermez-le d’abord.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/document_manager.py" />
            <source>Saved {path_name}.</source>
            <translation>{path_name} enregistré.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/document_manager.py" />
            <source>{path_name} is already open in another Mazewright window ({holder}). Edits are not merged; you will be asked before one copy overwrites the other.</source>
            <translation>{path_name} est aussi ouvert dans une autre fenêtre ({holder}). Ce qui est dessiné ici et là n’est pas réuni : avant que l’une remplace ce que l’autre a enregistré, elle pose la question.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/document_manager.py" />
            <source>{path_name} was removed by another program. Save the maze to keep it.</source>
            <translation>{path_name} a été supprimé par un autre programme. Enregistrez le labyrinthe pour le conserver.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/document_manager.py" />
            <source>{path_name} was changed by another program. Use File › Reload to open the new version; your copy stays unchanged until then.</source>
            <translation>{path_name} a été modifié par un autre programme. Fichier › Recharger l’ouvre tel qu’il est maintenant ; d’ici là, tout reste ici.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/recovery.py" />
            <source>Unsaved work was found, but it cannot be read. {reason}</source>
            <translation>Un travail non enregistré a été laissé mais ne peut pas être lu. {reason}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/recovery.py" />
            <source>The unsaved work on “{name}” is open in another window, or was removed.</source>
            <translation>Ce qui restait de « {name} » est ouvert dans une autre fenêtre, ou a disparu.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/session/recovery.py" />
            <source>{name} was restored. It is not saved yet.</source>
            <translation>{name} est de retour tel que vous l’aviez dessiné ; ce n’est pas encore enregistré.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/bars.py" />
            <source>Tools</source>
            <translation>Outils</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/bars.py" />
            <source>Main</source>
            <translation>Principale</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/bars.py" />
            <source>Overlay</source>
            <translation>Calque</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/bars.py" />
            <source>&lt;b&gt;Overlay&lt;/b&gt;&lt;br&gt;Choose an overlay (Ctrl+1 to Ctrl+7)</source>
            <translation>&lt;b&gt;Calque&lt;/b&gt;&lt;br&gt;Ce qui recouvre le sol (Ctrl+1 à Ctrl+7)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/bars.py" />
            <source>Level</source>
            <translation>Niveau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/bars.py" />
            <source>&lt;b&gt;Level&lt;/b&gt;&amp;nbsp; PgUp, PgDown&lt;br&gt;Choose the level</source>
            <translation>&lt;b&gt;Niveau&lt;/b&gt;&amp;nbsp; Page préc, Page suiv&lt;br&gt;Le niveau affiché</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/bars.py" />
            <source>  of 0–{value}</source>
            <translation>  sur 0–{value}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/bars.py" />
            <source>Open &amp;recent</source>
            <translation>Fichiers &amp;récents</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/bars.py" />
            <source>No files yet</source>
            <translation>Aucun fichier</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/bars.py" />
            <source>&amp;Clear list</source>
            <translation>&amp;Oublier ces fichiers</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/exporter.py" />
            <source>Exported {path}: {copy}.</source>
            <translation>{path} exporté : {copy}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/exporter.py" />
            <source>Exporting {path_name}…</source>
            <translation>Exportation de {path_name}…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/exporter.py" />
            <source>Drawing pages…</source>
            <translation>Dessin des pages…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/exporter.py" />
            <source>Stopped. Nothing was written.</source>
            <translation>Interrompu ; rien n’a été écrit.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/main_window.py" />
            <source>Docks</source>
            <translation>Panneaux</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Welcome</source>
            <translation>Bienvenue</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Rooms, corridors and crossroads, teleporters, a secret</source>
            <translation>Salles, couloirs et carrefours, téléporteurs, un secret</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Two levels</source>
            <translation>Deux niveaux</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>A labyrinth below, a gallery above</source>
            <translation>Un labyrinthe en bas, une galerie en haut</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Dungeon</source>
            <translation>Donjon</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Rooms with doors, corridors between them</source>
            <translation>Des salles avec portes, des couloirs entre elles</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Cave</source>
            <translation>Grotte</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Random rock, smoothed</source>
            <translation>De la roche au hasard, lissée</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Honeycomb</source>
            <translation>Nid d’abeilles</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Cells with three neighbors</source>
            <translation>Des cases à trois voisines</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Grown in six directions, to be grown on (N)</source>
            <translation>Créés dans six directions, à faire croître (N)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>Contest</source>
            <translation>Concours</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/examples.py" />
            <source>16 × 16 cells, for micromouse contests</source>
            <translation>Seize cases sur seize, comme aux concours de micromouse</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/start_page.py" />
            <source>Start page</source>
            <translation>Page d’accueil</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/start_page.py" />
            <source>&amp;Close this page</source>
            <translation>&amp;Fermer cette page</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/start_page.py" />
            <source>Go to the maze behind this page (Esc)</source>
            <translation>Aller au labyrinthe derrière cette page (Échap)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/start_page.py" />
            <source>Show this page at startup</source>
            <translation>Afficher cette page au démarrage</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/start_page.py" />
            <source>When no maze is opened</source>
            <translation>Si aucun labyrinthe n’est ouvert</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/start_page.py" />
            <source>Begin</source>
            <translation>Commencer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/start_page.py" />
            <source>Recent</source>
            <translation>Continuer avec</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/start_page.py" />
            <source>Files that you open or save
will be listed here.</source>
            <translation>Les fichiers ouverts ou enregistrés
seront listés ici.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/start_page.py" />
            <source>Examples</source>
            <translation>Voir un exemple</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/start_page.py" />
            <source>The Mazewright icon</source>
            <translation>L’emblème de Mazewright</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>&amp;Back</source>
            <translation>&amp;Retour</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>&amp;Next</source>
            <translation>&amp;Suivant</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>&amp;End tour</source>
            <translation>&amp;Quitter la visite</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>{value} of {steps}</source>
            <translation>{value} sur {steps}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>&amp;Done</source>
            <translation>&amp;Terminer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>Draw walls</source>
            <translation>Dessinez des murs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>The &lt;b&gt;wall brush&lt;/b&gt; (B) is active. Drag along cell edges. Start on an empty edge to draw, on a wall to erase. The &lt;b&gt;right button erases&lt;/b&gt; with any brush. &lt;b&gt;Ctrl+Z&lt;/b&gt; undoes a stroke.</source>
            <translation>Le &lt;b&gt;pinceau de murs&lt;/b&gt; (B) est en main. Glissez le long des côtés des cases : le premier côté décide si les murs sont posés ou ôtés. Le &lt;b&gt;bouton droit efface&lt;/b&gt;, avec chaque pinceau. &lt;b&gt;Ctrl+Z&lt;/b&gt; annule un trait.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>Watch the analysis</source>
            <translation>Voyez ce que cela devient</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>While you draw, every cell becomes part of a &lt;b&gt;room&lt;/b&gt;, a &lt;b&gt;corridor&lt;/b&gt; or a &lt;b&gt;crossroad&lt;/b&gt;. Close off part of a room, or open a wall, and watch the colors change.</source>
            <translation>Pendant que vous dessinez, chaque case fait partie d’une &lt;b&gt;salle&lt;/b&gt;, d’un &lt;b&gt;couloir&lt;/b&gt; ou d’un &lt;b&gt;carrefour&lt;/b&gt;. Fermez un morceau de salle, ou ouvrez un mur, et voyez les couleurs suivre.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>Explore the editor</source>
            <translation>Regardez autour de vous</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>Other tools</source>
            <translation>Autres outils</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>Find a path</source>
            <translation>Trouvez un chemin</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>The &lt;b&gt;path probe&lt;/b&gt; (D): press in a cell and move. The shortest path to the pointer is shown, through teleporters and levels, and stays up to date while you edit.</source>
            <translation>La &lt;b&gt;sonde de chemin&lt;/b&gt; (D) : appuyez dans une case, et déplacez le pointeur. Le plus court chemin le suit, par les téléporteurs et les niveaux, pendant que vous continuez à dessiner.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>See more</source>
            <translation>Voyez-en plus</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>Show another overlay: regions in different colors, &lt;b&gt;distances&lt;/b&gt;, dead ends, chokepoints or the &lt;b&gt;solution&lt;/b&gt;.</source>
            <translation>Posez autre chose sur le sol : les régions chacune dans sa couleur, les &lt;b&gt;distances&lt;/b&gt;, les impasses, les goulets ou la &lt;b&gt;solution&lt;/b&gt;.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>All regions in a table</source>
            <translation>Toutes les régions, en tableau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>Sort and filter the table; double-click a row to go there. Find more docks in the Window menu: statistics, &lt;b&gt;problems&lt;/b&gt; with a button that fixes them, levels, history, stamps.</source>
            <translation>Triez et filtrez ; un double-clic y mène. D’autres panneaux sont dans le menu Fenêtre : statistiques, &lt;b&gt;problèmes&lt;/b&gt; avec un bouton qui les répare, niveaux, historique, tampons.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>Generate a maze</source>
            <translation>Faites-en générer un</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/start/tour.py" />
            <source>Anything else</source>
            <translation>Tout le reste</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/cell_status.py" />
            <source>secret</source>
            <translation>secret</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/cell_status.py" />
            <source>secret, found</source>
            <translation>secret, trouvé</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/cell_status.py" />
            <source>entry: {place}</source>
            <translation>entrée : {place}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/cell_status.py" />
            <source>entry: {place} in {steps}</source>
            <translation>entrée : {place} à {steps}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/cell_status.py" />
            <source>no entries</source>
            <translation>aucune entrée</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>{rows} × {cols}, {count} selected</source>
            <translation>{rows} × {cols}, sélection : {count}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Zoom {share}</source>
            <translation>Zoom {share}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Progress of the analysis</source>
            <translation>Avancement de l’analyse</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Stop the calculation of rooms and corridors</source>
            <translation>Arrêter le calcul des salles et couloirs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Preparing {done} of {total}, first start only</source>
            <translation>Préparation : {done} sur {total}, au premier démarrage seulement</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Kinds only: the analysis engine is off</source>
            <translation>Genres seulement : le moteur est désactivé</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Loading the engine…</source>
            <translation>Chargement du moteur…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Calculating regions…</source>
            <translation>Calcul des régions…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Updating…</source>
            <translation>Mise à jour…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Updating overlay…</source>
            <translation>Mise à jour du calque…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Up to date</source>
            <translation>À jour</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Stopped. F5 recalculates regions</source>
            <translation>Arrêté ; F5 calcule les régions</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Progress of the task</source>
            <translation>Avancement du travail</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Stop the task</source>
            <translation>Arrêter le travail</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/status/status_bar.py" />
            <source>Stop: {words}</source>
            <translation>Arrêter : {words}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/tab_strip.py" />
            <source>Open mazes</source>
            <translation>Labyrinthes ouverts</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/shell/tab_strip.py" />
            <source>Not saved yet</source>
            <translation>Pas encore dans un fichier</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/style/themes.py" />
            <source>Usual</source>
            <translation>Habituelles</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/style/themes.py" />
            <source>For red-green blindness</source>
            <translation>Pour daltonisme rouge-vert</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/style/themes.py" />
            <source>For blue-yellow blindness</source>
            <translation>Pour daltonisme bleu-jaune</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/style/themes.py" />
            <source>Shades of grey</source>
            <translation>Nuances de gris</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/style/themes.py" />
            <source>Kinds</source>
            <translation>Types</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/style/themes.py" />
            <source>Nothing</source>
            <translation>Rien</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/style/themes.py" />
            <source>Distances</source>
            <translation>Distances</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/style/themes.py" />
            <source>Subtrees</source>
            <translation>Sous-arbres</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/brush.py" />
            <source>The board cannot be enlarged while symmetry is on.</source>
            <translation>Un plateau ne s’agrandit pas pendant qu’on y dessine avec une symétrie.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/brush.py" />
            <source>This is too far beyond the edge, or cells are too small. Zoom in to dig there.</source>
            <translation>C’est bien au-delà du bord, ou trop petit pour être visé ; zoomez pour y creuser.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/edit_preview.py" />
            <source>Large change: shown after the click</source>
            <translation>Grand changement : visible après le clic</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/edit_preview.py" />
            <source>No preview: the maze is too large</source>
            <translation>Pas indiqué pour un labyrinthe si grand</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/edit_preview.py" />
            <source>rooms {rooms}</source>
            <translation>salles {rooms}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/edit_preview.py" />
            <source>corridors {corridors}</source>
            <translation>couloirs {corridors}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/edit_preview.py" />
            <source>crossroads {crossroads}</source>
            <translation>carrefours {crossroads}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/edit_preview.py" />
            <source>Same number of regions</source>
            <translation>Autant de régions qu’avant</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/edit_preview.py" />
            <source>Dead ends {dead_ends}</source>
            <translation>Impasses {dead_ends}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/edit_preview.py" />
            <source>No solution left</source>
            <translation>Plus de solution</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/edit_preview.py" />
            <source>A solution of {after}</source>
            <translation>Une solution de {after}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/edit_preview.py" />
            <source>Solution {before} → {after}</source>
            <translation>Solution {before} → {after}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/eraser.py" />
            <source>Drag over walls, rock and teleporters to erase them. Shift: straight line. Ctrl+Shift: rectangle.</source>
            <translation>Glissez sur des murs, de la roche et des téléporteurs pour les ôter. Maj : une ligne. Ctrl+Maj : un rectangle.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fill.py" />
            <source>Click to fill connected floor with rock; right-click clears connected rock. Shift: one region. Ctrl: whole level.</source>
            <translation>Cliquez sur du sol pour remplir de roche tout ce qui y est relié. Droit : creuser. Maj : région. Ctrl : niveau.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fill.py" />
            <source>Cell {cell} is already rock. The right button clears it.</source>
            <translation>La case {cell} est déjà de la roche ; le bouton droit la creuse.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fill.py" />
            <source>Cell {cell} is not rock. The left button fills it.</source>
            <translation>La case {cell} n’est pas de la roche à creuser ; le bouton gauche la remplit.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fill.py" />
            <source>Filling…</source>
            <translation>Remplissage…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fill.py" />
            <source>nothing to fill</source>
            <translation>rien à remplir</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fill.py" />
            <source>nothing to dig out</source>
            <translation>rien à creuser</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fill.py" />
            <source>The maze was changed meanwhile. Nothing was filled.</source>
            <translation>Le labyrinthe a changé avant que l’on sache quoi remplir ; rien n’a été rempli.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fill.py" />
            <source>dig out rock</source>
            <translation>creuser la roche</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fill.py" />
            <source>{words}; nothing was filled.</source>
            <translation>{words} ; rien n’a été rempli.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fill.py" />
            <source>right button clears {count}</source>
            <translation>clic droit : creuser {count}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fill.py" />
            <source>fill {count}</source>
            <translation>remplir {count}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/fog_brush.py" />
            <source>Drag to cover cells with fog, which hides them from players. Right button clears. Shift: straight line. Ctrl+Shift: block.</source>
            <translation>Glissez pour couvrir des cases de brouillard : un joueur ne les voit pas. Droit : le lever. Maj : une ligne. Ctrl+Maj : un bloc.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/grow.py" />
            <source>Only a honeycomb can grow from points. Choose that lattice in File › New.</source>
            <translation>Seul un nid d’abeilles croît à partir de points ; choisissez ce réseau pour un nouveau labyrinthe.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/grow.py" />
            <source>Points grow on the lowest level.</source>
            <translation>Les points croissent au niveau le plus bas.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/grow.py" />
            <source>The player's view hides points. Press V to show everything.</source>
            <translation>Un joueur ne voit pas les points ; appuyez sur V pour tout voir, puis faites-les croître.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/grow.py" />
            <source>Click a free point to create its neighbors, first toward the pointer. 1 to 6: choose the direction.</source>
            <translation>Cliquez sur un point libre : il crée ses voisins, d’abord vers le pointeur. 1 à 6 choisissent.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/grow.py" />
            <source>place first point</source>
            <translation>placer le premier point</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/grow.py" />
            <source>is new</source>
            <translation>est nouveau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/grow.py" />
            <source>expand P{number}</source>
            <translation>développer P{number}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/grow.py" />
            <source>are new</source>
            <translation>sont nouveaux</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/grow.py" />
            <source>exists, only the link is new</source>
            <translation>existe, seul le lien est nouveau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/grow.py" />
            <source>exists</source>
            <translation>existe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/lasso.py" />
            <source>Draw around cells to select them. Shift: add. Ctrl or right button: remove.</source>
            <translation>Entourez des cases pour les sélectionner. Maj ajoute, Ctrl ou droit retire.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/line.py" />
            <source>Drag from post to post to draw a line of walls. Shift: along the lattice. Ctrl: from the center. Right button erases.</source>
            <translation>Glissez d’un poteau à l’autre pour tracer une ligne de murs. Maj : le long du réseau. Ctrl : à partir du milieu. Bouton droit : effacer.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>start</source>
            <translation>départ</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>goal</source>
            <translation>arrivée</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>treasure</source>
            <translation>trésor</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>character</source>
            <translation>personnage</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>opponent</source>
            <translation>adversaire</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>Click a cell to place a marker, or drag one to move it. 1 to 6: choose the kind. Right-click removes.</source>
            <translation>Cliquez sur une case, ou glissez un repère vers une autre. 1 à 6 choisissent le type. Droit : supprimer.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>There is a {WORDS} in cell {cell} already.</source>
            <translation>Déjà présent dans la case {cell} : {WORDS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>place {WORDS}</source>
            <translation>placer un repère ({WORDS})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>move {WORDS}</source>
            <translation>déplacer un repère ({WORDS})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>another start; 2 for a goal</source>
            <translation>un autre départ ; 2 pour une arrivée</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>{words}, a gap in the border</source>
            <translation>{words}, une brèche dans le bord</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>remove {what}</source>
            <translation>supprimer ({what})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/marker.py" />
            <source>There is no marker in cell {cell}.</source>
            <translation>Il n’y a pas de repère dans la case {cell}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/path_probe.py" />
            <source>Press and move to see the shortest path to the pointer, and its length. Esc clears it.</source>
            <translation>Appuyez et déplacez : le plus court chemin de là au pointeur, et sa longueur. Échap l’ôte.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/pick.py" />
            <source>Click an object to pick the tool that draws it.</source>
            <translation>Cliquez sur un mur, de la roche, un repère, un lien, un secret ou du brouillard : prend l’outil qui le dessine.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/rectangle.py" />
            <source>Drag to draw walls around a block of cells. Shift: square. Ctrl: from the center. Right button erases.</source>
            <translation>Glissez sur un bloc de cases pour l’entourer de murs. Maj : carré. Ctrl : depuis le milieu. Droit : effacer.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/rock_brush.py" />
            <source>paint rock</source>
            <translation>peindre de la roche</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/rock_brush.py" />
            <source>Drag to fill cells with rock. Right button clears, and beyond the edge enlarges the board. Shift: straight line. Ctrl+Shift: block.</source>
            <translation>Glissez pour remplir des cases de roche. Droit : les creuser et, au-delà du bord, agrandir le plateau. Maj : une ligne. Ctrl+Maj : un bloc.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/secret_brush.py" />
            <source>hide secrets</source>
            <translation>cacher des secrets</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/secret_brush.py" />
            <source>remove secrets</source>
            <translation>ôter des secrets</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/secret_brush.py" />
            <source>Press near an edge to add secret doors, in the middle for secret cells. Shift: already found. Right button removes.</source>
            <translation>Appuyez près d’un côté : portes secrètes ; au milieu : cases secrètes. Maj : déjà trouvées. Droit : ôter.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/select.py" />
            <source>Drag to select a block of cells. Shift: add. Ctrl or right button: remove. Drag the selection to move it.</source>
            <translation>Glissez sur un bloc de cases pour le sélectionner. Maj ajoute, Ctrl ou droit retire. Glissez la sélection pour la déplacer.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/shape.py" />
            <source>erase {noun}</source>
            <translation>effacer ({noun})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/shape.py" />
            <source>draw {noun}</source>
            <translation>dessiner ({noun})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/stairs.py" />
            <source>Click a cell to add stairs up. Shift: down. Ctrl: one-way. Right-click removes.</source>
            <translation>Cliquez sur une case pour un escalier montant. Maj : descendant. Ctrl : à sens unique. Droit : supprimer.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/stairs.py" />
            <source>No level {where} this one. Add one first.</source>
            <translation>Aucun niveau {where} ; ajoutez-en un d’abord.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/stairs.py" />
            <source>place one-way stairs {way}</source>
            <translation>placer un escalier à sens unique ({way})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/stairs.py" />
            <source>place stairs {way}</source>
            <translation>placer un escalier ({way})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/stairs.py" />
            <source>down to level {cell}</source>
            <translation>descend au niveau {cell}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/stairs.py" />
            <source>up to level {cell}</source>
            <translation>monte au niveau {cell}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/stairs.py" />
            <source>no level below</source>
            <translation>pas de niveau au-dessous</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/stairs.py" />
            <source>no level above</source>
            <translation>pas de niveau au-dessus</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/stairs.py" />
            <source>, one-way</source>
            <translation>, à sens unique</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/stairs.py" />
            <source>remove stairs</source>
            <translation>supprimer un escalier</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/stairs.py" />
            <source>There are no stairs in cell {cell}.</source>
            <translation>Il n’y a pas d’escalier dans la case {cell}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/teleporter.py" />
            <source>Drag from cell to cell. Start near an edge for a wall portal, in the middle for a pad. Shift: one-way. Right-click removes.</source>
            <translation>Glissez de case en case : près d’un mur une porte, au milieu un plot. Maj : sens unique. Droit : supprimer.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/teleporter.py" />
            <source>A teleporter must end in a cell of the maze. Nothing was placed.</source>
            <translation>Un téléporteur aboutit dans une case du labyrinthe ; rien n’a été placé.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/teleporter.py" />
            <source>place one-way teleporter</source>
            <translation>placer un téléporteur à sens unique</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/teleporter.py" />
            <source>place teleporter</source>
            <translation>placer un téléporteur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/teleporter.py" />
            <source>There is no teleporter on the {port}.</source>
            <translation>Il n’y a pas de téléporteur ici : {port}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/teleporter.py" />
            <source>remove teleporter</source>
            <translation>supprimer un téléporteur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/teleporter.py" />
            <source>from level {cell}, {words}</source>
            <translation>depuis le niveau {cell}, {words}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/wall_brush.py" />
            <source>draw walls</source>
            <translation>dessiner des murs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/wall_brush.py" />
            <source>erase walls</source>
            <translation>effacer des murs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/wall_brush.py" />
            <source>Drag along cell edges to draw walls. Right button erases. Shift: straight line. Ctrl+Shift: rectangle.</source>
            <translation>Glissez le long des côtés des cases : dessine des murs, ou efface si le premier existe. Droit : effacer. Maj : une ligne. Ctrl+Maj : un rectangle.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/wand.py" />
            <source>Regions are being calculated. Try again in a moment.</source>
            <translation>Les régions sont en cours de calcul ; réessayez dans un instant.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/wand.py" />
            <source>Click a room or corridor to select it. Shift: add. Ctrl or right button: remove.</source>
            <translation>Cliquez sur une salle ou un couloir pour le sélectionner. Maj ajoute, Ctrl ou droit retire.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/tools/wand.py" />
            <source>Rock belongs to no region.</source>
            <translation>Il y a là de la roche, qui n’appartient à aucune région.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/versions.py" />
            <source>PySide6-Essentials</source>
            <translation>PySide6-Essentials</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/versions.py" />
            <source>no screen</source>
            <translation>aucun écran</translation>
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
            <translation>Longueurs de {first} à {last} par pas de {step} ; la barre la plus haute : {bars}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/widgets/bar_plot.py" />
            <source>None</source>
            <translation>Rien</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/widgets/message_bar.py" />
            <source>Close the message</source>
            <translation>Fermer le message</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/widgets/number_boxes.py" />
            <source>A number from {low} to {high}.</source>
            <translation>Un nombre de {low} à {high}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/widgets/play_bar.py" />
            <source>Play or pause (Space)</source>
            <translation>Lecture ou pause (Espace)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/widgets/play_bar.py" />
            <source>One step back ({keys})</source>
            <translation>Un pas en arrière ({keys})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/widgets/play_bar.py" />
            <source>One step ({keys})</source>
            <translation>Un pas ({keys})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/widgets/play_bar.py" />
            <source>Step</source>
            <translation>Pas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/widgets/play_bar.py" />
            <source>Speed</source>
            <translation>Vitesse</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Explorer</source>
            <translation>Explorateur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Arrived</source>
            <translation>Arrivés</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Median</source>
            <translation>Médiane</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Least</source>
            <translation>Minimum</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Most</source>
            <translation>Maximum</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Known</source>
            <translation>Connu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Manual explorers cannot be compared. Choose other explorers.</source>
            <translation>Les marcheurs guidés à la main ne peuvent pas être comparés ; choisissez d’autres explorateurs.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Seeds</source>
            <translation>Graines</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Maximum number of steps</source>
            <translation>Nombre maximal de pas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>And &amp;back, from the goal to the start</source>
            <translation>Et &amp;retour, de l’arrivée au départ</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>&amp;Compare</source>
            <translation>&amp;Comparer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>&amp;Stop</source>
            <translation>&amp;Arrêter</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Export every walk as a line of a CSV file</source>
            <translation>Écrire une ligne par parcours, en valeurs séparées par des virgules</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Runs each explorer of the list alone, once for each seed.</source>
            <translation>Envoie seul chaque marcheur de la liste, une fois avec chaque graine.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>How the explorers compare</source>
            <translation>Comparaison des explorateurs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Running…</source>
            <translation>En cours…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Written to {path_name}.</source>
            <translation>Écrit dans {path_name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>maximum steps</source>
            <translation>maximum de pas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>{outcomes} walks.</source>
            <translation>{outcomes} parcours.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Stopped after {outcomes} walks.</source>
            <translation>Arrêté après {outcomes} parcours.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Export the walks</source>
            <translation>Exporter les parcours</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/compare_panel.py" />
            <source>Table (*.csv)</source>
            <translation>Tableau (*.csv)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>Explore {name}</source>
            <translation>Explorer {name}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>Show the actual &amp;maze</source>
            <translation>Montrer le &amp;labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>Sa&amp;ve map…</source>
            <translation>Enregistrer la ca&amp;rte…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>&amp;Walk</source>
            <translation>&amp;Parcours</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>Show another overlay</source>
            <translation>Ce qui recouvre le sol</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>Also show the actual maze; otherwise you see only what the explorer knows</source>
            <translation>Montrer aussi le labyrinthe tel qu’il est ; sans lui, vous savez ce que sait le marcheur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>Save the maze with everything unknown to the explorer in fog</source>
            <translation>Écrire le labyrinthe en mettant dans le brouillard tout ce que le marcheur ne connaît pas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>Step {steps}. {reason}</source>
            <translation>Pas {steps}. {reason}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>Step {steps}. Arrow keys: move. Return: use a link. Click: go there along known cells.</source>
            <translation>Pas {steps}. Flèches : avancer. Entrée : prendre un lien. Clic : y aller par les cases connues.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>Step {steps}: {walker} of the floor known.</source>
            <translation>Pas {steps} : {walker} du sol connu.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>The keys control a manual explorer. Choose one on the right.</source>
            <translation>Les touches servent à l’explorateur guidé à la main ; choisissez-le à droite.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>There is no link here.</source>
            <translation>Il n’y a pas de tel lien à emprunter ici.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>It knows no path to that cell.</source>
            <translation>Aucun chemin connu n’y mène.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>Save the map</source>
            <translation>Enregistrer la carte</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source>Mazewright maze (*.maze);;Numbers with fog (*.csv)</source>
            <translation>Labyrinthe Mazewright (*.maze);;Nombres avec brouillard (*.csv)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source> Regions: {new} added, {gone} removed, {changed} changed.</source>
            <translation> Régions : {new} ajoutées, {gone} supprimées, {changed} modifiées.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source> {treasures} of {treasures_2} treasures collected.</source>
            <translation> {treasures} trésors sur {treasures_2} ramassés.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/explore_window.py" />
            <source> {characters} of {characters_2} characters met.</source>
            <translation> {characters} personnages sur {characters_2} rencontrés.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/log_table.py" />
            <source>Steps</source>
            <translation>Pas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/log_table.py" />
            <source>Cells explored</source>
            <translation>Cases connues</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/log_table.py" />
            <source>Share</source>
            <translation>Part</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/log_table.py" />
            <source>Last step</source>
            <translation>Dernier pas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/log_table.py" />
            <source>To the goal</source>
            <translation>Jusqu’à l’arrivée</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/log_table.py" />
            <source>Progress of the explorers</source>
            <translation>L’avancée des marcheurs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/log_table.py" />
            <source>Explored share of the floor, by step</source>
            <translation>Part du sol connue, selon les pas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/log_table.py" />
            <source>Explored share of the floor</source>
            <translation>Part du sol connue</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/shown.py" />
            <source>{where}: not known</source>
            <translation>{where} : inconnu</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/shown.py" />
            <source>entry in {steps}</source>
            <translation>entrée à {steps}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/shown.py" />
            <source>no known path</source>
            <translation>aucun chemin connu jusque-là</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/shown.py" />
            <source>{away} from the explorer</source>
            <translation>{away} depuis le marcheur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/steps_plot.py" />
            <source>Steps of each explorer: least, median and most</source>
            <translation>Pas de chaque explorateur : minimum, médiane et maximum</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/steps_plot.py" />
            <source>never</source>
            <translation>jamais</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/steps_plot.py" />
            <source>{title}, back</source>
            <translation>{title}, retour</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walk_views.py" />
            <source>Explorer's map</source>
            <translation>Ce que sait le marcheur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walk_views.py" />
            <source>Actual maze</source>
            <translation>Le labyrinthe tel qu’il est</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Everything</source>
            <translation>Tout</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>For some steps</source>
            <translation>Pendant quelques pas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>What is near</source>
            <translation>Ce qui est proche</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Stay where they are</source>
            <translation>Restent sur place</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Walkers</source>
            <translation>Marcheurs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>&amp;Remove</source>
            <translation>&amp;Supprimer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Chase, as {agent}</source>
            <translation>Poursuivent ({agent})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Unlimited line of sight</source>
            <translation>Aussi loin que porte la vue</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Sees through teleporters</source>
            <translation>Aussi à travers les liens</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Other</source>
            <translation>Autre</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>E&amp;xplorer</source>
            <translation>E&amp;xplorateur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>&amp;Agent</source>
            <translation>&amp;Esprit</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Sees</source>
            <translation>Voit</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Remembers</source>
            <translation>Se souvient</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Chance to find secrets</source>
            <translation>Trouve les secrets à</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>within (cells)</source>
            <translation>jusqu’à la distance</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>&amp;Opponents</source>
            <translation>A&amp;dversaires</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Seed</source>
            <translation>Graine</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>How far it sees</source>
            <translation>Portée de la vue</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>How long or far it remembers</source>
            <translation>Durée ou portée de la mémoire</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Chance to find a secret</source>
            <translation>Chance de trouver un secret</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Reach for secrets</source>
            <translation>Portée pour les secrets</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Agent</source>
            <translation>Esprit</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Memory</source>
            <translation>Mémoire</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source>Opponents</source>
            <translation>Adversaires</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/explore/walkers_form.py" />
            <source> steps</source>
            <translation> pas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/endless_view.py" />
            <source>An infinite maze</source>
            <translation>Un labyrinthe sans fin</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/endless_window.py" />
            <source>Infinite binary tree</source>
            <translation>Arbre binaire sans fin</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/endless_window.py" />
            <source>Row</source>
            <translation>Ligne</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/endless_window.py" />
            <source>Column</source>
            <translation>Colonne</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/endless_window.py" />
            <source>Loading…</source>
            <translation>Chargement…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/endless_window.py" />
            <source>&amp;Cut out the visible part</source>
            <translation>&amp;Découper ce qui est visible</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/endless_window.py" />
            <source>Open it as a new maze; openings at the cut become walls</source>
            <translation>L’ouvrir comme un labyrinthe à part : les ouvertures à la coupe deviennent des murs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/endless_window.py" />
            <source>This cannot be shown: {error}</source>
            <translation>Affichage impossible : {error}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/endless_window.py" />
            <source>{rows} × {cols} cells visible. Drag to move, use the wheel to zoom.</source>
            <translation>{rows} × {cols} cases visibles ; glisser pour déplacer, la molette zoome</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/endless_window.py" />
            <source>{rows} × {cols} cells from row {row}, column {col}: {openings} at the border became walls; {parts} resulted.</source>
            <translation>{rows} × {cols} cases à partir de la ligne {row}, colonne {col} : {openings} au bord fermées par des murs ; résultat : {parts}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/endless_window.py" />
            <source>Binary tree at {row}, {col}</source>
            <translation>Arbre binaire en {row}, {col}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Stack</source>
            <translation>Pile</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Prim</source>
            <translation>Prim</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Binary tree</source>
            <translation>Arbre binaire</translation>
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
            <translation>Arbre croissant</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Hunt and kill</source>
            <translation>Chasse (hunt and kill)</translation>
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
            <translation>Division récursive</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Prim, blocks</source>
            <translation>Prim, blocs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Stack, blocks</source>
            <translation>Pile, blocs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>List, blocks</source>
            <translation>Liste, blocs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Rooms and corridors</source>
            <translation>Salles et couloirs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Caves</source>
            <translation>Grottes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Version</source>
            <translation>Version</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>East</source>
            <translation>Est</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>South</source>
            <translation>Sud</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Choice</source>
            <translation>Choix</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Fog</source>
            <translation>Brouillard</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Doors</source>
            <translation>Portes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Next</source>
            <translation>Suivant</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Board</source>
            <translation>Plateau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Remove loops</source>
            <translation>Détressage</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Sparsify</source>
            <translation>Éclaircissage</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Treasure</source>
            <translation>Trésor</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Character</source>
            <translation>Personnage</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>North west</source>
            <translation>Nord-ouest</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>North east</source>
            <translation>Nord-est</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>South west</source>
            <translation>Sud-ouest</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>South east</source>
            <translation>Sud-est</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Walls</source>
            <translation>Murs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Newest</source>
            <translation>Le plus récent</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Oldest</source>
            <translation>Le plus ancien</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Random</source>
            <translation>Au hasard</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Mix</source>
            <translation>Mélange</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>No</source>
            <translation>Non</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Yes</source>
            <translation>Oui</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>First</source>
            <translation>Première</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Given size</source>
            <translation>De la taille donnée</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/fields.py" />
            <source>Infinite, cropped</source>
            <translation>Infini, rogné</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/form.py" />
            <source>Algorithm</source>
            <translation>Algorithme</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/form.py" />
            <source>Rows</source>
            <translation>Lignes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/form.py" />
            <source>Columns</source>
            <translation>Colonnes</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/form.py" />
            <source>Choose another seed for another maze of this sort</source>
            <translation>Prendre une autre graine : un autre labyrinthe du même genre</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/form.py" />
            <source>Another seed</source>
            <translation>Autre graine</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/form.py" />
            <source>Only the &amp;floor of this level</source>
            <translation>Seulement le &amp;sol de ce niveau</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/form.py" />
            <source>Keep the size, rock, links and markers of the open maze. Every connected area of floor becomes a maze.</source>
            <translation>Garder la taille, la roche, les liens et les repères du labyrinthe ouvert ; chaque morceau de sol reçoit un labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/form.py" />
            <source>Only the &amp;selection</source>
            <translation>Seulement la sé&amp;lection</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/form.py" />
            <source>Fill the selection; everything else stays unchanged</source>
            <translation>Remplir la sélection, quelle que soit sa forme ; tout autour reste tel quel</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/maker.py" />
            <source>The maze was changed meanwhile. Its floor was not filled. Generate again.</source>
            <translation>Le labyrinthe a changé entre-temps ; son sol n’est pas rempli. Générez à nouveau.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/maker.py" />
            <source>Another maze is being generated.</source>
            <translation>Un autre labyrinthe est en cours de création.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/maker.py" />
            <source>generate {lower}</source>
            <translation>générer ({lower})</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/maker.py" />
            <source>The floor is in {pieces} pieces; each has a maze of its own.</source>
            <translation>Le sol est en {pieces} morceaux ; chacun a son propre labyrinthe.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/player.py" />
            <source>It takes more than {MOST_STEPS} steps, which is too many to watch.</source>
            <translation>Il faut plus de {MOST_STEPS} pas, trop pour être regardés.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/player.py" />
            <source>The animation is written to {path_name}: {frames} pictures.</source>
            <translation>L’animation est écrite dans {path_name} : {frames} images.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/preview.py" />
            <source>dead ends {share}</source>
            <translation>impasses {share}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/preview.py" />
            <source>longest path {length}</source>
            <translation>plus long chemin {length}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/preview.py" />
            <source>river {river}</source>
            <translation>rivière {river}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/preview.py" />
            <source>bias {bias}</source>
            <translation>biais {bias}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/preview.py" />
            <source>This one: {words}</source>
            <translation>Celui-ci : {words}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/watch_window.py" />
            <source>{ALGORITHM_WORDS}, step by step</source>
            <translation>{ALGORITHM_WORDS}, pas à pas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/watch_window.py" />
            <source>Write an animated picture (PNG)</source>
            <translation>Écrire une image animée (PNG)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/watch_window.py" />
            <source>&amp;Take this maze</source>
            <translation>&amp;Prendre ce labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/watch_window.py" />
            <source>Replace the open maze by it</source>
            <translation>Le mettre à la place de celui qui est ouvert</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/watch_window.py" />
            <source>Writing {path_name}…</source>
            <translation>Écriture de {path_name}…</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/watch_window.py" />
            <source>Step {step} of {count}</source>
            <translation>Pas {step} sur {count}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/watch_window.py" />
            <source>{words}; restarts: {resets}</source>
            <translation>{words} ; redémarrages : {resets}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/watch_window.py" />
            <source>Export the animation</source>
            <translation>Exporter l’animation</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/watch_window.py" />
            <source>Animated PNG (*.png *.apng)</source>
            <translation>PNG animé (*.png *.apng)</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/gui/windows/generators/watch_window.py" />
            <source>The growing maze</source>
            <translation>Le labyrinthe en train de grandir</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/__init__.py" />
            <source>The lattice {name} cannot be mirrored.</source>
            <translation>Le réseau {name} ne peut pas être mis en miroir.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/__init__.py" />
            <source>The lattice {name} is unknown. Known: {known}.</source>
            <translation>Le réseau {name} est inconnu ; réseaux connus : {known}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/directions.py" />
            <source>The main direction of point {point} is one of {names}, not {main}.</source>
            <translation>La direction principale du point {point} est parmi {names}, et non {main}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/grid.py" />
            <source>A space has one level, one row and one column at least.</source>
            <translation>Un espace a au moins un niveau, une ligne et une colonne.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/grid.py" />
            <source>{levels} × {rows} × {cols} cells are too many to segment; with their margins they may be {MAX_PLACES}.</source>
            <translation>{levels} × {rows} × {cols} cases, c’est trop à segmenter ; avec leurs marges, le maximum est {MAX_PLACES}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/honeycomb.py" />
            <source>A board cannot start at {start}; the farthest is {FARTHEST}.</source>
            <translation>Un plateau ne peut pas commencer en {start} ; la limite est {FARTHEST}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/honeycomb.py" />
            <source>Point {point} is not free: it was expanded before.</source>
            <translation>Le point {point} n’est pas libre : il a déjà été développé.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/honeycomb.py" />
            <source>Point {point} is not on the board.</source>
            <translation>Le point {point} n’est pas sur le plateau.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/honeycomb.py" />
            <source>The board takes {shape} × {shape_2} cells; a maze has at most {MAX_CELLS}.</source>
            <translation>Le plateau prend {shape} × {shape_2} cases ; un labyrinthe en a au plus {MAX_CELLS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/lattice.py" />
            <source>{capitalize}, mirrored</source>
            <translation>{capitalize}, en miroir</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/lattice.py" />
            <source>{words}, point {row}</source>
            <translation>{words}, point {row}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/triplets.py" />
            <source>A point must be a triplet of integers, not {triplet}.</source>
            <translation>Un point est un triplet de nombres entiers, et non {triplet}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/triplets.py" />
            <source>mirrored board</source>
            <translation>plateau en miroir</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/triplets.py" />
            <source>{value} is not a point of the {kind}: a - b + c is {value_2}, not {sums}.</source>
            <translation>{value} n’est pas un point ({kind}) : a - b + c vaut {value_2}, et non {sums}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/lattice/triplets.py" />
            <source>Points must be an (n, 3) array of integers.</source>
            <translation>Les points sont un tableau (n, 3) de nombres entiers.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/attributes.py" />
            <source>The {name} of a maze</source>
            <translation>Le {name} d’un labyrinthe</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/attributes.py" />
            <source>The {name} of a maze are values by name, not {value}.</source>
            <translation>Les {name} d’un labyrinthe sont des valeurs par nom, et non {value}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/attributes.py" />
            <source>The name of a property is text.</source>
            <translation>Le nom d’une propriété est du texte.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/attributes.py" />
            <source>The growth of a maze consists of grown points, not {value}.</source>
            <translation>La croissance d’un labyrinthe se compose de points créés, et non de {value}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/attributes.py" />
            <source>Only a honeycomb grows from points.</source>
            <translation>Seul un nid d’abeilles croît à partir de points.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/block_arrays.py" />
            <source>Blocks are (rows, cols) or (levels, rows, cols), not {shape}.</source>
            <translation>Les blocs forment un tableau (lignes, colonnes) ou (niveaux, lignes, colonnes), pas {shape}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/block_arrays.py" />
            <source>A maze has at least one level, one row and one column.</source>
            <translation>Un labyrinthe a au moins un niveau, une ligne et une colonne.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/block_arrays.py" />
            <source>{shape} cells are too many; a maze has at most {MAX_CELLS}.</source>
            <translation>{shape} cases, c’est trop ; un labyrinthe en a au plus {MAX_CELLS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/block_arrays.py" />
            <source>Codes of cells are 0 to 7, not {min} to {max}; without `codes` every number but 0 is a wall.</source>
            <translation>Les codes des cases vont de 0 à 7, pas de {min} à {max} ; sans `codes`, tout nombre autre que 0 est un mur.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/blocks.py" />
            <source>{height} × {width} places are not cells with walls between them, which have odd numbers from 3</source>
            <translation>{height} × {width} emplacements ne font pas des cases séparées par des murs, qui demandent des nombres impairs à partir de 3</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/blocks.py" />
            <source>the post of a wall</source>
            <translation>poteau d’un mur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/blocks.py" />
            <source>a wall next to rock</source>
            <translation>mur à côté de la roche</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/blocks.py" />
            <source>the place ({row}, {col}), {what}, is open</source>
            <translation>l’emplacement ({row}, {col}), {what}, est ouvert</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/buffers.py" />
            <source>The {name} are a (levels, rows, cols) array of bytes (uint8) in C order, as numpy.ascontiguousarray makes it.</source>
            <translation>{name} : un tableau (niveaux, lignes, colonnes) d’octets (uint8) en ordre C, tel que numpy.ascontiguousarray le fait.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/buffers.py" />
            <source>The cells are {shape} and the walls {shape_2}; they must agree.</source>
            <translation>Les cases sont de forme {shape} et les murs de forme {shape_2} ; les deux doivent concorder.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/codes.py" />
            <source>A wall position can be open, wall, secret or found, not {state}.</source>
            <translation>Une position de mur peut être open, wall, secret ou found, et non {state}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/codes.py" />
            <source>A wall code is 0 to 3, not {state}.</source>
            <translation>Un code de mur va de 0 à 3 ; {state} est impossible.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/codes.py" />
            <source>A cell can be rock, floor, secret or found, not {state}.</source>
            <translation>Une case peut être rock, floor, secret ou found, et non {state}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/codes.py" />
            <source>A cell code is 0 to 7, not {state}.</source>
            <translation>Un code de case va de 0 à 7 ; {state} est impossible.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/cells.py" />
            <source>A cell is set by level, row, column and state</source>
            <translation>Une case est définie par niveau, ligne, colonne et état</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/cells.py" />
            <source>Cells must be (n, 3) integers and n codes 0 to 7</source>
            <translation>Les cases sont (n, 3) nombres entiers et n codes de 0 à 7</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/growing.py" />
            <source>The board has points already; new ones are created from those that are free.</source>
            <translation>Le plateau a déjà des points ; de nouveaux se créent à partir de ceux qui sont libres.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/growing.py" />
            <source>There is no point {point} that was grown.</source>
            <translation>Aucun point {point} n’a été créé.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/growing.py" />
            <source>Point P{number} is not free: it was expanded before.</source>
            <translation>Le point P{number} n’est pas libre : il a déjà créé ses voisins.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/growing.py" />
            <source>A maze stores the growth of at most {MAX_POINTS} points.</source>
            <translation>Un labyrinthe garde la croissance de {MAX_POINTS} points au plus.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/levels.py" />
            <source>Levels are named in a list, not as {order}.</source>
            <translation>Les niveaux sont nommés dans une liste, et non par {order}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/levels.py" />
            <source>A maze has at least one level; its last one cannot be removed.</source>
            <translation>Un labyrinthe a au moins un niveau ; le dernier ne peut pas être supprimé.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/levels.py" />
            <source>A level is named by a whole number, or nothing for a new one, not {old}.</source>
            <translation>Un niveau est nommé par un nombre entier, ou rien pour un nouveau, et non par {old}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/levels.py" />
            <source>Level {old} does not exist. The levels are 0 to {value}.</source>
            <translation>Il n’y a pas de niveau {old} ; les niveaux vont de 0 à {value}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/links.py" />
            <source>The {port} carries no link.</source>
            <translation>Aucun lien à cet endroit : {port}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/markers.py" />
            <source>Cell {cell} holds no marker.</source>
            <translation>La case {cell} ne contient pas de repère.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/resize.py" />
            <source>Rows and columns must be integers, not {rows} and {cols}.</source>
            <translation>Lignes et colonnes sont des nombres entiers, et non {rows} et {cols}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/resize.py" />
            <source>A maze has at least one row and one column.</source>
            <translation>Un labyrinthe a au moins une ligne et une colonne.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/set_area.py" />
            <source>A block has cells and walls of the same rows and columns, one at least.</source>
            <translation>Un bloc a des cases et des murs aux mêmes lignes et colonnes, une au moins.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/set_area.py" />
            <source>The codes of cells are 0 to 7, and those of walls 0 to 15.</source>
            <translation>Les codes des cases vont de 0 à 7, ceux des murs de 0 à 15.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/things.py" />
            <source>The {first} carries no such link.</source>
            <translation>Aucun lien de ce genre à cet endroit : {first}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/walls.py" />
            <source>A wall is named by level, row, column, side and state</source>
            <translation>Un mur est défini par niveau, ligne, colonne, côté et état</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/walls.py" />
            <source>Walls are (n, 3) integers of cells, n sides 0 to 3 and n codes 0 to 3</source>
            <translation>Les murs sont (n, 3) nombres entiers pour les cases, n côtés de 0 à 3 et n codes de 0 à 3</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/edits/walls.py" />
            <source>The {side} side of cell {cell} is the outer border, which stays walled.</source>
            <translation>Le côté {side} de la case {cell} est sur le bord extérieur, qui reste muré.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/growth.py" />
            <source>Grown points are a table of rows, columns and 0 or 1, with 1 to {MAX_POINTS} points.</source>
            <translation>Les points créés forment une table de lignes, de colonnes et de 0 ou 1, avec 1 à {MAX_POINTS} points.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/growth.py" />
            <source>A grown point is outside any maze.</source>
            <translation>Un point créé se trouve hors de tout labyrinthe.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/growth.py" />
            <source>A grown point is free (0) or spent (1).</source>
            <translation>Un point créé est libre (0) ou non libre (1).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/growth.py" />
            <source>The place of a grown point must be an integer row and column, not {place}.</source>
            <translation>L’emplacement d’un point créé est une ligne et une colonne entières, et non {place}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/maze.py" />
            <source>Levels, rows and columns must be integers, not {levels}, {rows} and {cols}.</source>
            <translation>Les niveaux, lignes et colonnes sont des nombres entiers, et non {levels}, {rows} et {cols}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/maze.py" />
            <source>{levels} × {rows} × {cols} cells are too many; a maze has at most {MAX_CELLS}.</source>
            <translation>{levels} × {rows} × {cols} cases, c’est trop ; un labyrinthe en a au plus {MAX_CELLS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/maze.py" />
            <source>Only squares are blocks; this is a {lattice_name}.</source>
            <translation>Seuls les carrés ont des blocs ; réseau actuel : {lattice_name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/maze.py" />
            <source>An array that marks cells is one of booleans: array.astype(bool).</source>
            <translation>Un tableau qui marque des cases contient des booléens : array.astype(bool).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/maze.py" />
            <source>Cells must be given one after another, not as {cells}.</source>
            <translation>Les cases sont nommées l’une après l’autre, et non par {cells}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/maze.py" />
            <source>The array that marks cells is {shape}; the maze is {shape_2}.</source>
            <translation>Le tableau qui marque des cases est de taille {shape} ; le labyrinthe, de taille {shape_2}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/maze.py" />
            <source>border wall</source>
            <translation>mur du bord</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/maze.py" />
            <source>The {what} code of cell {cell} is invalid.</source>
            <translation>Code impossible dans un labyrinthe : {what}, case {cell}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/stamp.py" />
            <source>The area is outside the maze.</source>
            <translation>La zone n’est pas dans le labyrinthe.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/symmetry.py" />
            <source>The points of this honeycomb do not match. Try one row or column more or fewer.</source>
            <translation>Les points de ce nid d’abeilles ne coïncideraient pas ; essayez une ligne ou une colonne de plus ou de moins.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/symmetry.py" />
            <source>A honeycomb has no quarter turns.</source>
            <translation>Un nid d’abeilles n’a pas de quarts de tour.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/symmetry.py" />
            <source>Quarter turns need as many rows as columns.</source>
            <translation>Les quarts de tour demandent autant de lignes que de colonnes.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>port side</source>
            <translation>côté du port</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>up port</source>
            <translation>port du haut</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>down port</source>
            <translation>port du bas</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>{side} of cell {cell}</source>
            <translation>{side} de la case {cell}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>{side} side</source>
            <translation>côté {side}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>A link joins two ports, not {first} and {second}.</source>
            <translation>Un lien joint deux ports, et non {first} et {second}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>One-way must be True or False, not {one_way}.</source>
            <translation>Le sens unique est True ou False, et non {one_way}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>The label of a link</source>
            <translation>L’étiquette d’un lien</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>marker side</source>
            <translation>côté du repère</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>The label of a marker</source>
            <translation>L’étiquette d’un repère</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>{what} is text, not {value}.</source>
            <translation>{what} est un texte, et non {value}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>A cell is level, row and column, not {cell}.</source>
            <translation>Une case est niveau, ligne et colonne, et non {cell}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>A cell must be given by integers, not {cell}.</source>
            <translation>Une case est nommée par des nombres entiers, et non {cell}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>The {what} can be {words}, not {value}.</source>
            <translation>{what} : {words} sont possibles, et non {value}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/things.py" />
            <source>The extra fields of a file must be a mapping, not {extra}.</source>
            <translation>Ce qu’un fichier dit en plus des champs connus est une table, et non {extra}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>An origin must be an integer row and column, not {origin}.</source>
            <translation>Une origine est une ligne et une colonne entières, et non {origin}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>The origin {value} is too far out; the farthest is {FARTHEST}.</source>
            <translation>L’origine {value} est trop éloignée ; la limite est {FARTHEST}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>{rule}, not {things}.</source>
            <translation>{rule}, et non {things}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>Cell {named} is outside any maze.</source>
            <translation>La case {named} se trouve hors de tout labyrinthe.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>A wall must be on side N, E, S or W of a cell, not {name}.</source>
            <translation>Un mur est sur le côté N, E, S ou W d’une case, et non {name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>A link joins two different cells, not cell {cell} with itself.</source>
            <translation>Un lien réunit deux cases différentes, et non la case {cell} avec elle-même.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>A teleporter must be on a side or on the pad of a cell; up and down are for stairs.</source>
            <translation>Un téléporteur est sur un côté ou sur le plot d’une case ; haut et bas sont pour les escaliers.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>The side of a marker must be on the outer border; the {side} side of cell {cell} is not.</source>
            <translation>Le côté d’un repère doit être sur le bord extérieur ; le côté {side} de la case {cell} n’y est pas.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>The {side} side of cell {cell} carries a link; no gap can be drawn there.</source>
            <translation>Le côté {side} de la case {cell} porte un lien ; aucune brèche ne peut y être dessinée.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>Cell {cell} is rock; a link needs floor at both ends.</source>
            <translation>La case {cell} est de la roche ; un lien demande du sol aux deux extrémités.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>The {port} carries a link already.</source>
            <translation>Il y a déjà un lien à cet endroit : {port}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>The {port} is not a wall; a link on a side is a portal in a wall.</source>
            <translation>Pas de mur à cet endroit : {port} ; un lien sur un côté est un portail dans un mur.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>The {port} is an entrance or exit. A link cannot be placed in its gap.</source>
            <translation>Entrée ou sortie à cet endroit : {port} ; un lien ne peut pas occuper sa brèche.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>Cell {cell} has no side {side_name} on this lattice.</source>
            <translation>La case {cell} n’a pas de côté {side_name} sur ce réseau.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>Stairs join the up port of a cell with the down port of the cell right above it.</source>
            <translation>Un escalier réunit le port du haut d’une case au port du bas de la case juste au-dessus.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>There are {levels} levels; name a cell by level, row and column.</source>
            <translation>Il y a {levels} niveaux ; nommez une case par niveau, ligne et colonne.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/maze/validation.py" />
            <source>Cell {cell} is outside the maze (levels 0 to {value}, rows {top} to {value_2}, columns {left} to {value_3}).</source>
            <translation>La case {cell} est hors du labyrinthe (niveaux 0 à {value}, lignes {top} à {value_2}, colonnes {left} à {value_3}).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/paths/graph_formats.py" />
            <source>{{"directed": {directed}, "multigraph": true, "graph": {{}}, "nodes": [</source>
            <translation>{{"directed": {directed}, "multigraph": true, "graph": {{}}, "nodes": [</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/paths/region_graph.py" />
            <source>A graph for NetworkX</source>
            <translation>Un graphe pour NetworkX</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/paths/router.py" />
            <source>Goals must be a sequence of cells, not {goals}.</source>
            <translation>Les buts sont des cases, l’une après l’autre, et non {goals}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/paths/router.py" />
            <source>A cell must be a level, row and column as integers, not {cell}.</source>
            <translation>Une case est niveau, ligne et colonne en nombres entiers, et non {cell}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/paths/router.py" />
            <source>Cell ({level}, {row}, {col}) is outside the maze.</source>
            <translation>La case ({level}, {row}, {col}) est hors du labyrinthe.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/paths/router.py" />
            <source>Cell ({level}, {row}, {col}) is rock.</source>
            <translation>La case ({level}, {row}, {col}) est de la roche.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/paths/router.py" />
            <source>A limit must be an integer number of steps from 0, not {limit}.</source>
            <translation>Une limite est un nombre entier de pas à partir de 0, et non {limit}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/paths/searcher.py" />
            <source>There is not enough memory to search this maze.</source>
            <translation>Il n’y a pas assez de mémoire pour chercher dans ce labyrinthe.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/paths/structure/statistics.py" />
            <source>The segmentation is not of this maze as it is now.</source>
            <translation>La segmentation n’est pas celle de ce labyrinthe tel qu’il est.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/paths/trial.py" />
            <source>An edit that gives the maze another shape cannot be tried.</source>
            <translation>Une modification qui change la forme du labyrinthe ne peut pas être essayée.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/drawing.py" />
            <source>There is no path from {start} to {goal}.</source>
            <translation>Il n’y a aucun chemin de {start} à {goal}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/export.py" />
            <source>level {level}</source>
            <translation>niveau {level}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/export.py" />
            <source>{count} pages are too many; {most} are the most, so choose smaller cells.</source>
            <translation>{count} pages, c’est trop ; le maximum est {most}, choisissez donc des cases plus petites.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/export.py" />
            <source>{rows} × {cols} cells are too many to be drawn as lines: {MOST_DRAWN_CELLS} are the most; choose a PNG picture.</source>
            <translation>{rows} × {cols} cases, c’est trop pour un dessin au trait : le maximum est {MOST_DRAWN_CELLS} ; choisissez une image PNG.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/export.py" />
            <source>The picture would have {width} × {height} pixels, and {MOST_PIXELS} are the most; choose cells of {value} pixels or less.</source>
            <translation>L’image aurait {width} × {height} pixels, et le maximum est {MOST_PIXELS} ; choisissez des cases de {value} pixels ou moins.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/tinting.py" />
            <source>There is no start marker</source>
            <translation>Il n’y a pas de repère de départ</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/tinting.py" />
            <source>Steps from {start}</source>
            <translation>Pas depuis {start}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/tinting.py" />
            <source>There is no goal marker</source>
            <translation>Il n’y a pas de repère d’arrivée</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/tinting.py" />
            <source>There is no path from the start to a goal</source>
            <translation>Aucun chemin du départ à une arrivée</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/tinting.py" />
            <source>Solution, {value}</source>
            <translation>Solution, {value}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/tinting.py" />
            <source>Cells cut off</source>
            <translation>Cases isolées</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/tinting.py" />
            <source>There are no choke points</source>
            <translation>Aucune case n’en isole d’autres</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/tinting.py" />
            <source>The maze has no floor</source>
            <translation>Il n’y a pas de sol</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/tinting.py" />
            <source>Only a perfect maze is a tree</source>
            <translation>Seul un labyrinthe parfait est un arbre</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/tinting.py" />
            <source>Cells of subtrees, root {value}</source>
            <translation>Cases des sous-arbres, racine {value}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/vector/pages.py" />
            <source>Letter</source>
            <translation>Lettre</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/vector/pages.py" />
            <source>Legal</source>
            <translation>Légal</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/vector/pages.py" />
            <source>Tabloid</source>
            <translation>Tabloïd</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/vector/pages.py" />
            <source>A margin is 0 mm or more.</source>
            <translation>Une marge fait 0 mm ou plus.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/vector/pages.py" />
            <source>Margins of {margin_mm} mm leave no room on a sheet of {width_mm} × {height_mm} mm.</source>
            <translation>Des marges de {margin_mm} mm ne laissent pas de place sur une feuille de {width_mm} × {height_mm} mm.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/vector/pages.py" />
            <source>The paper {paper} is unknown. Known: {PAPERS}.</source>
            <translation>Le papier {paper} est inconnu ; papiers connus : {PAPERS}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/vector/pages.py" />
            <source>A cell has a size of more than 0 mm.</source>
            <translation>Une case mesure plus de 0 mm.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/vector/pages.py" />
            <source>A cell of {cell_mm} mm does not fit on the sheet, which has room for {room_mm} × {room_mm_2} mm.</source>
            <translation>Une case de {cell_mm} mm ne tient pas sur la feuille, qui offre {room_mm} × {room_mm_2} mm.</translation>
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
            <translation>par {links}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/way.py" />
            <source>over levels {levels} and {levels_2}</source>
            <translation>sur les niveaux {levels} et {levels_2}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/picture/way.py" />
            <source>over {levels}</source>
            <translation>sur {levels}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/checking.py" />
            <source>The profile {word} is unknown. Known: {Profile}.</source>
            <translation>Le profil {word} est inconnu ; profils connus : {Profile}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest.py" />
            <source>A contest maze has square cells; this is a {lattice_name}.</source>
            <translation>Un labyrinthe de concours a des cases carrées ; réseau actuel : {lattice_name}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest.py" />
            <source>A contest maze has one level; this one has {levels}.</source>
            <translation>Un labyrinthe de concours a un seul niveau ; celui-ci en a {levels}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest.py" />
            <source>A contest maze has 32 × 32 cells at most; this one has {rows} × {cols}.</source>
            <translation>Un labyrinthe de concours a au plus 32 × 32 cases ; celui-ci en a {rows} × {cols}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest.py" />
            <source>{rows} × {cols} cells are neither the 16 × 16 of a classic contest nor 32 × 32 of half size.</source>
            <translation>{rows} × {cols} cases : ni les 16 × 16 d’un concours classique, ni les 32 × 32 en demi-format.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest.py" />
            <source>{count} is rock; a contest maze has only walls.</source>
            <translation>{count} est de la roche ; un labyrinthe de concours n’a que des murs.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest.py" />
            <source>{count} are rock; a contest maze has only walls.</source>
            <translation>{count} sont de la roche ; un labyrinthe de concours n’a que des murs.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest.py" />
            <source>Make it floor</source>
            <translation>Mettre du sol</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest.py" />
            <source>A contest maze has no links, but this one has the {link}.</source>
            <translation>Un labyrinthe de concours n’a pas de liens ; ici : {link}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest.py" />
            <source>The outside wall has a gap at {cell}; it is to enclose the maze.</source>
            <translation>Le mur extérieur a une brèche en {cell} ; il doit entourer le labyrinthe.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest.py" />
            <source>Close the gap</source>
            <translation>Fermer la brèche</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_goal.py" />
            <source>The goal of a classic contest is the four cells in the middle.</source>
            <translation>L’arrivée d’un concours classique est formée des quatre cases du milieu.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_goal.py" />
            <source>The cells of the goal are to make a rectangle.</source>
            <translation>Les cases de l’arrivée doivent former un rectangle.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_goal.py" />
            <source>The goal must be one open area; {walled} is inside it.</source>
            <translation>L’arrivée doit être un seul grand espace ; {walled} s’y trouve.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_goal.py" />
            <source>The goal must be one open area; {walled} are inside it.</source>
            <translation>L’arrivée doit être un seul grand espace ; {walled} s’y trouvent.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_goal.py" />
            <source>Take the walls away</source>
            <translation>Retirer les murs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_start.py" />
            <source>A contest maze has one start; this one has {count}.</source>
            <translation>Un labyrinthe de concours a un seul départ ; celui-ci en a {count}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_start.py" />
            <source>The start at {start} is to be in a corner of the maze.</source>
            <translation>Le départ en {start} doit être dans un coin du labyrinthe.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_start.py" />
            <source>The start opens to the {SIDES}; clockwise is to the {SIDES_2}.</source>
            <translation>Le départ s’ouvre côté {SIDES} ; dans le sens horaire, ce serait côté {SIDES_2}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_start.py" />
            <source>Turn the start</source>
            <translation>Tourner le départ</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_start.py" />
            <source>The start at {start} is to have walls on three sides, and has them on {walls}.</source>
            <translation>Le départ en {start} doit avoir des murs sur trois côtés ; côtés murés : {walls}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_start.py" />
            <source>Add a wall</source>
            <translation>Ajouter un mur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_start.py" />
            <source>Open a wall</source>
            <translation>Ouvrir un mur</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/contest_start.py" />
            <source>A wall follower finds the goal. Contest mazes place the goal where it cannot.</source>
            <translation>Une souris qui garde la main au mur trouve l’arrivée ; les concours la placent là où ce n’est pas le cas.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/ends.py" />
            <source>The maze has no start.</source>
            <translation>Il n’y a pas de départ.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/ends.py" />
            <source>The maze has no goal.</source>
            <translation>Il n’y a pas de but.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/ends.py" />
            <source>No goal can be reached from the start at {start}.</source>
            <translation>Aucune arrivée n’est accessible depuis le départ en {start}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/ends.py" />
            <source>{upper} at {cell} is on rock.</source>
            <translation>{upper} en {cell} est sur de la roche.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/ends.py" />
            <source>{upper} at {cell} are on rock.</source>
            <translation>{upper} en {cell} sont sur de la roche.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/ends.py" />
            <source>Remove the marker</source>
            <translation>Supprimer le repère</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/ends.py" />
            <source>the {marker}</source>
            <translation>{marker}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/floor.py" />
            <source>{what} cannot be reached from any start.</source>
            <translation>Hors d’atteinte depuis tout départ : {what}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/floor.py" />
            <source>{what} is closed off from the rest.</source>
            <translation>Coupée du reste : {what}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/floor.py" />
            <source>{what} are closed off from the rest.</source>
            <translation>Coupées du reste : {what}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/floor.py" />
            <source>Fill with rock</source>
            <translation>Remplir de roche</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/floor.py" />
            <source>Make the link two-way</source>
            <translation>Rendre le lien bidirectionnel</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/floor.py" />
            <source>{what} is a trap: a one-way link leads in, but no goal can be reached from there.</source>
            <translation>{what} est un piège : un lien à sens unique y mène, mais aucune arrivée n’est accessible depuis là.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/floor.py" />
            <source>{what} are a trap: a one-way link leads in, but no goal can be reached from there.</source>
            <translation>{what} sont un piège : un lien à sens unique y mène, mais aucune arrivée n’est accessible depuis là.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/floor.py" />
            <source>Cell {value}</source>
            <translation>Case {value}</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/links.py" />
            <source>The {link} cannot be reached from any start.</source>
            <translation>Inaccessible depuis tout départ : {link}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/links.py" />
            <source>The {link} joins cells that an open side joins anyway.</source>
            <translation>Lien entre des cases déjà réunies par un côté ouvert : {link}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/links.py" />
            <source>Remove the link</source>
            <translation>Supprimer le lien</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/posts.py" />
            <source>{count} touches no wall; each is to touch one.</source>
            <translation>{count} ne touche aucun mur ; chacun doit en toucher un.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/posts.py" />
            <source>{count} touch no wall; each is to touch one.</source>
            <translation>{count} ne touchent aucun mur ; chacun doit en toucher un.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/posts.py" />
            <source>Add walls</source>
            <translation>Ajouter des murs</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/problem.py" />
            <source>And {more}, {cells} in all.</source>
            <translation>Et {more}, {cells} en tout.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/problem.py" />
            <source>And {more}.</source>
            <translation>Et {more}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/secrets.py" />
            <source>{places} of {total} can be reached only through secrets</source>
            <translation>{places} sur {total} ne peuvent être atteintes que par des secrets</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/secrets.py" />
            <source>, and so can every goal</source>
            <translation>, et il en va de même de chaque but</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/secrets.py" />
            <source> A path to a goal needs at least {least}.</source>
            <translation> Un chemin vers un but demande au moins {least}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/problems/zones.py" />
            <source>Dig through</source>
            <translation>Percer</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/regions/fresh.py" />
            <source>The space contradicts itself at cell {at}: a side is open from one cell only.</source>
            <translation>L’espace se contredit à la case {at} : un côté n’est ouvert que d’une seule case.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/regions/fresh.py" />
            <source>The space needs {size} bytes in a row that can be written, one for each place.</source>
            <translation>L’espace demande {size} octets contigus et modifiables, un par emplacement.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/regions/fresh.py" />
            <source>The space is inconsistent: there are cells outside its border.</source>
            <translation>L’espace se contredit : il y a quelque chose au-delà de son bord.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/regions/regions.py" />
            <source>There is no region {number}. An update has removed it.</source>
            <translation>La région {number} n’existe plus : une mise à jour l’a supprimée.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/regions/segmentation.py" />
            <source>Memory ran out in the middle of an update; the maze must be segmented again.</source>
            <translation>La mémoire a manqué au milieu d’une mise à jour ; le labyrinthe doit être segmenté à nouveau.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/regions/segmentation.py" />
            <source>This segmentation was made of a space; change it by patches.</source>
            <translation>Cette segmentation vient d’un espace ; changez-la par des correctifs.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/regions/segmentation.py" />
            <source>Place {place} is not a cell of the space.</source>
            <translation>L’emplacement {place} n’est pas une case de l’espace.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/regions/segmentation.py" />
            <source>There is not enough memory to segment {cells} cells.</source>
            <translation>La mémoire ne suffit pas pour segmenter {cells} cases.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/regions/space.py" />
            <source>A patch has places of 64 bits, and values of one byte.</source>
            <translation>Un correctif a des emplacements de 64 bits et des valeurs d’un octet.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/regions/space.py" />
            <source>A patch has one value for each place.</source>
            <translation>Un correctif a une valeur par emplacement.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/regions/tables.py" />
            <source>{levels} × {rows} × {cols} cells are too many to number their crossroads in 32 bits.</source>
            <translation>{levels} × {rows} × {cols} cases, c’est trop pour numéroter leurs carrefours sur 32 bits.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/rendering.py" />
            <source>{name} is not for {suffix} files.</source>
            <translation>{name} ne vaut pas pour les fichiers {suffix}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/rendering.py" />
            <source>A path and the solution cannot be drawn together.</source>
            <translation>Un chemin et la solution ne peuvent pas être dessinés ensemble.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/rendering.py" />
            <source>A cell has a size of {LEAST_MM} to {MOST_MM} mm.</source>
            <translation>Une case mesure de {LEAST_MM} à {MOST_MM} mm.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/rendering.py" />
            <source>The size of a cell is given by cell_px or by cell_mm, not by both.</source>
            <translation>La taille d’une case est donnée par cell_px ou par cell_mm, et non par les deux.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/rendering.py" />
            <source>A cell has a size of 1 to {MOST_PX} pixels, not {cell_px}.</source>
            <translation>Une case mesure de 1 à {MOST_PX} pixels, et non {cell_px}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/rendering.py" />
            <source>A path leads between two cells, not {path}.</source>
            <translation>Un chemin relie deux cases, et non {path}.</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/rendering.py" />
            <source>pictures are written as PNG, SVG or PDF, so give a name that ends in .png, .svg or .pdf</source>
            <translation>les images sont écrites en PNG, SVG ou PDF ; donnez un nom qui finit par .png, .svg ou .pdf</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/rendering.py" />
            <source>A PDF file</source>
            <translation>Un fichier PDF</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/rendering.py" />
            <source>PDF pages take Qt, which cannot be loaded ({error}).</source>
            <translation>Les pages PDF demandent Qt, qui ne peut pas être chargé ({error}).</translation>
        </message>
        <message>
            <location filename="../../editor/mazewright/resources_path.py" />
            <source>a file of the program is missing. Reinstall Mazewright</source>
            <translation>ce fichier aurait dû être livré avec Mazewright ; réinstallez le programme</translation>
        </message>
        <message numerus="yes">
            <source>%Ln cell(s)</source>
            <translation>
                <numerusform>%Ln case</numerusform>
                <numerusform>%Ln cases</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln contact(s)</source>
            <translation>
                <numerusform>%Ln contact</numerusform>
                <numerusform>%Ln contacts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln crossroad(s)</source>
            <translation>
                <numerusform>%Ln carrefour</numerusform>
                <numerusform>%Ln carrefours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln dead end(s)</source>
            <translation>
                <numerusform>%Ln impasse</numerusform>
                <numerusform>%Ln impasses</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln gap(s)</source>
            <translation>
                <numerusform>%Ln brèche</numerusform>
                <numerusform>%Ln brèches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln level(s)</source>
            <translation>
                <numerusform>%Ln niveau</numerusform>
                <numerusform>%Ln niveaux</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln link(s)</source>
            <translation>
                <numerusform>%Ln lien</numerusform>
                <numerusform>%Ln liens</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln loop(s)</source>
            <translation>
                <numerusform>%Ln boucle</numerusform>
                <numerusform>%Ln boucles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln marker(s)</source>
            <translation>
                <numerusform>%Ln repère</numerusform>
                <numerusform>%Ln repères</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln maze(s)</source>
            <translation>
                <numerusform>%Ln labyrinthe</numerusform>
                <numerusform>%Ln labyrinthes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln more cell of rock with markers(s)</source>
            <translation>
                <numerusform>%Ln autre case de roche avec repères</numerusform>
                <numerusform>%Ln autres cases de roche avec repères</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln more gap(s)</source>
            <translation>
                <numerusform>%Ln autre brèche</numerusform>
                <numerusform>%Ln autres brèches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln more link(s)</source>
            <translation>
                <numerusform>%Ln autre lien</numerusform>
                <numerusform>%Ln autres liens</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln more link without use(s)</source>
            <translation>
                <numerusform>%Ln autre lien inutile</numerusform>
                <numerusform>%Ln autres liens inutiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln more start without a goal in reach(s)</source>
            <translation>
                <numerusform>%Ln autre départ sans arrivée accessible</numerusform>
                <numerusform>%Ln autres départs sans arrivée accessible</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln more such area(s)</source>
            <translation>
                <numerusform>%Ln autre zone de ce genre</numerusform>
                <numerusform>%Ln autres zones de ce genre</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln opening(s)</source>
            <translation>
                <numerusform>%Ln ouverture</numerusform>
                <numerusform>%Ln ouvertures</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln page(s)</source>
            <translation>
                <numerusform>%Ln page</numerusform>
                <numerusform>%Ln pages</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln part(s)</source>
            <translation>
                <numerusform>%Ln partie</numerusform>
                <numerusform>%Ln parties</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln post(s)</source>
            <translation>
                <numerusform>%Ln poteau</numerusform>
                <numerusform>%Ln poteaux</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln region(s)</source>
            <translation>
                <numerusform>%Ln région</numerusform>
                <numerusform>%Ln régions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln rock cell(s)</source>
            <translation>
                <numerusform>%Ln case de roche</numerusform>
                <numerusform>%Ln cases de roche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln secret(s)</source>
            <translation>
                <numerusform>%Ln secret</numerusform>
                <numerusform>%Ln secrets</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln secret cell(s)</source>
            <translation>
                <numerusform>%Ln case secrète</numerusform>
                <numerusform>%Ln cases secrètes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln secret door(s)</source>
            <translation>
                <numerusform>%Ln porte secrète</numerusform>
                <numerusform>%Ln portes secrètes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln start or goal(s)</source>
            <translation>
                <numerusform>%Ln départ ou arrivée</numerusform>
                <numerusform>%Ln départs et arrivées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln step(s)</source>
            <translation>
                <numerusform>%Ln pas</numerusform>
                <numerusform>%Ln pas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln text(s)</source>
            <translation>
                <numerusform>%Ln texte</numerusform>
                <numerusform>%Ln textes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln wall(s)</source>
            <translation>
                <numerusform>%Ln mur</numerusform>
                <numerusform>%Ln murs</numerusform>
            </translation>
        </message>
    </context>
</TS>
