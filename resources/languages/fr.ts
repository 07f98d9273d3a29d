<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Left button</source>
        <translation>Bouton gauche</translation>
    </message>
    <message>
        <source>paints</source>
        <translation>peint</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Bouton droit</translation>
    </message>
    <message>
        <source>erases with drawing tools, opens a menu with the others</source>
        <translation>efface avec les outils de dessin, ouvre un menu avec les autres</translation>
    </message>
    <message>
        <source>Middle button, or Space and left</source>
        <translation>Bouton du milieu, ou Espace et bouton gauche</translation>
    </message>
    <message>
        <source>pans</source>
        <translation>déplace la vue</translation>
    </message>
    <message>
        <source>{zoom_keys}, or two fingers</source>
        <translation>{zoom_keys}, ou deux doigts</translation>
    </message>
    <message>
        <source>zooms at the pointer</source>
        <translation>zoome autour du pointeur</translation>
    </message>
    <message>
        <source>scrolls; scrolls sideways</source>
        <translation>défile&#x202f;; défile latéralement</translation>
    </message>
    <message>
        <source>{scroll_keys}; Shift+wheel</source>
        <translation>{scroll_keys}&#x202f;; Maj+molette</translation>
    </message>
    <message>
        <source>Escape, or the other button</source>
        <translation>Échap, ou l’autre bouton</translation>
    </message>
    <message>
        <source>cancels the gesture</source>
        <translation>annule le geste</translation>
    </message>
    <message>
        <source>X, Y and Z</source>
        <translation>X, Y et Z</translation>
    </message>
    <message>
        <source>flip horizontally, flip vertically and rotate the floating selection</source>
        <translation>retournent horizontalement ou verticalement et font pivoter la sélection flottante</translation>
    </message>
    <message>
        <source>About Mazarine</source>
        <translation>À propos de Mazarine</translation>
    </message>
    <message>
        <source>A maze editor that finds rooms, corridors and crossroads while you draw.</source>
        <translation>Un éditeur de labyrinthes qui trouve salles, couloirs et carrefours pendant que vous dessinez.</translation>
    </message>
    <message>
        <source>If something goes wrong, include this and the log in your report:</source>
        <translation>Si quelque chose ne va pas, joignez ceci à votre rapport, avec le journal&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Copy versions</source>
        <translation>&amp;Copier les versions</translation>
    </message>
    <message>
        <source>Show &amp;log</source>
        <translation>Afficher le &amp;journal</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Clavier et souris</translation>
    </message>
    <message>
        <source>Search actions</source>
        <translation>Rechercher une action</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Que voulez-vous faire&#x202f;?</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>No matching action.</source>
        <translation>Aucune action ne correspond.</translation>
    </message>
    <message>
        <source>scrolls</source>
        <translation>fait défiler</translation>
    </message>
    <message>
        <source>zooms</source>
        <translation>change le zoom</translation>
    </message>
    <message>
        <source>moves the maze by dragging</source>
        <translation>déplace le labyrinthe en glissant</translation>
    </message>
    <message>
        <source>cancels the drawing</source>
        <translation>annule le dessin en cours</translation>
    </message>
    <message>
        <source>shows all of the maze</source>
        <translation>affiche tout le labyrinthe</translation>
    </message>
    <message>
        <source>add level</source>
        <translation>ajouter un niveau</translation>
    </message>
    <message>
        <source>copy level</source>
        <translation>copier un niveau</translation>
    </message>
    <message>
        <source>remove level</source>
        <translation>supprimer un niveau</translation>
    </message>
    <message>
        <source>move level</source>
        <translation>déplacer un niveau</translation>
    </message>
    <message>
        <source>The new level is level {level}. Each level above it is now counted one higher.</source>
        <translation>Le nouveau niveau porte le numéro {level}. Le numéro de chaque niveau au-dessus augmente d’une unité.</translation>
    </message>
    <message>
        <source>cover with fog</source>
        <translation>couvrir de brouillard</translation>
    </message>
    <message>
        <source>clear fog</source>
        <translation>lever le brouillard</translation>
    </message>
    <message>
        <source>Updating the fog…</source>
        <translation>Mise à jour du brouillard…</translation>
    </message>
    <message>
        <source>convert thin walls to blocks</source>
        <translation>convertir les murs fins en blocs</translation>
    </message>
    <message>
        <source>convert blocks to thin walls</source>
        <translation>convertir les blocs en murs fins</translation>
    </message>
    <message>
        <source>swap walls and passages</source>
        <translation>échanger murs et passages</translation>
    </message>
    <message>
        <source>Converting…</source>
        <translation>Conversion…</translation>
    </message>
    <message>
        <source>&amp;Play it myself…</source>
        <translation>&amp;Jouer soi-même…</translation>
    </message>
    <message>
        <source>Walk through a copy of the maze, and see only what you have seen</source>
        <translation>Parcourir une copie du labyrinthe, dont seul ce qui a été vu est affiché</translation>
    </message>
    <message>
        <source>&amp;Explorers…</source>
        <translation>&amp;Explorateurs…</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Comparer…</translation>
    </message>
    <message>
        <source>Copying the maze…</source>
        <translation>Copie du labyrinthe…</translation>
    </message>
    <message>
        <source>Another maze was opened meanwhile. Nothing was changed.</source>
        <translation>Un autre labyrinthe a été ouvert entre-temps. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The maze was changed meanwhile. Nothing was done. Try again.</source>
        <translation>Le labyrinthe a changé entre-temps. Rien n’a été fait. Réessayez.</translation>
    </message>
    <message>
        <source>Stopped. The maze was not changed.</source>
        <translation>Arrêté. Le labyrinthe n’a pas été modifié.</translation>
    </message>
    <message>
        <source>Nothing is selected. Press R and drag over cells, or press Ctrl+A.</source>
        <translation>Rien n’est sélectionné. Appuyez sur R et glissez sur des cases, ou appuyez sur Ctrl+A.</translation>
    </message>
    <message>
        <source>The maze already looks like this. Nothing was changed.</source>
        <translation>Le labyrinthe est déjà ainsi. Rien n&apos;a été modifié.</translation>
    </message>
    <message>
        <source>resize</source>
        <translation>redimensionner</translation>
    </message>
    <message>
        <source>add border</source>
        <translation>ajouter une bordure</translation>
    </message>
    <message>
        <source>crop to selection</source>
        <translation>rogner à la sélection</translation>
    </message>
    <message>
        <source>crop to content</source>
        <translation>rogner au contenu</translation>
    </message>
    <message>
        <source>rotate maze</source>
        <translation>tourner le labyrinthe</translation>
    </message>
    <message>
        <source>flip maze</source>
        <translation>retourner le labyrinthe</translation>
    </message>
    <message>
        <source>Changing the board…</source>
        <translation>Modification du plateau…</translation>
    </message>
    <message>
        <source>Removed: {things}.</source>
        <translation>Supprimé : {things}.</translation>
    </message>
    <message>
        <source>Click to place · Esc to cancel · X/Y to flip, Z to rotate · Arrow keys to move</source>
        <translation>Cliquer pour placer · Échap pour annuler · X/Y pour retourner, Z pour tourner · Flèches pour déplacer</translation>
    </message>
    <message>
        <source>Copied: {cells}.</source>
        <translation>Copié&#xa0;: {cells}.</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>couper</translation>
    </message>
    <message>
        <source>Save as stamp</source>
        <translation>Enregistrer comme tampon</translation>
    </message>
    <message>
        <source>Name of the stamp:</source>
        <translation>Nom du tampon&#xa0;:</translation>
    </message>
    <message>
        <source>The stamp “{name}” is in the Stamps dock.</source>
        <translation>Le tampon «&#xa0;{name}&#xa0;» est dans le panneau Tampons.</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>effacer</translation>
    </message>
    <message>
        <source>fill with rock</source>
        <translation>remplir de roche</translation>
    </message>
    <message>
        <source>Cannot paste: the cells have another lattice ({other}) than this maze ({lattice}).</source>
        <translation>Impossible de coller&#xa0;: les cases ont un autre réseau ({other}) que ce labyrinthe ({lattice}).</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;Annuler&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Show or hide the steps to undo and redo, and what the last one did to the regions</source>
        <translation>Afficher ou masquer les étapes à annuler et à rétablir, et l’effet de la dernière sur les régions</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>&amp;Rétablir&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Only a maze without rock has a dual.</source>
        <translation>Seul un labyrinthe sans roche a un dual.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Search by name, key or purpose</source>
        <translation>Chercher par nom, touche ou usage</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Clear the key</source>
        <translation>Effacer la touche</translation>
    </message>
    <message>
        <source>&amp;Set key</source>
        <translation>Dé&amp;finir la touche</translation>
    </message>
    <message>
        <source>&amp;Default key</source>
        <translation>Touche par &amp;défaut</translation>
    </message>
    <message>
        <source>&amp;All defaults</source>
        <translation>&amp;Tout par défaut</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>{key} is already used for “{action}”. Setting it here removes it there.</source>
        <translation>{key} est déjà la touche de «&#xa0;{action}&#xa0;». La définir ici la supprime là-bas.</translation>
    </message>
    <message>
        <source>In the maze, {key}: {effect}. Setting this key replaces that.</source>
        <translation>Dans le labyrinthe, {key}&#xa0;: {effect}. Définir cette touche remplace cet effet.</translation>
    </message>
    <message>
        <source>Player&apos;s view: fogged cells and secrets are hidden. Press V to show everything.</source>
        <translation>Vue du joueur&#xa0;: les cases embrumées et les secrets sont cachés. Appuyez sur V pour tout afficher.</translation>
    </message>
    <message>
        <source>The whole maze is shown.</source>
        <translation>Tout le labyrinthe est affiché.</translation>
    </message>
    <message>
        <source>Arrows: move. Enter: click. Backspace: erase. Space: hold. Ctrl+arrow: click a side. Alt+arrow: erase a side. C: done.</source>
        <translation>Flèches&#xa0;: déplacer. Entrée&#xa0;: cliquer. Retour arrière&#xa0;: effacer. Espace&#xa0;: maintenir. Ctrl+flèche&#xa0;: cliquer sur un côté. Alt+flèche&#xa0;: effacer un côté. C&#xa0;: terminer.</translation>
    </message>
    <message>
        <source>Point at a cell, then try again.</source>
        <translation>Pointez sur une case, puis réessayez.</translation>
    </message>
    <message>
        <source>Copied: {coordinates}</source>
        <translation>Copié&#xa0;: {coordinates}</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>La recherche a échoué</translation>
    </message>
    <message>
        <source>Regions are not available</source>
        <translation>Régions indisponibles</translation>
    </message>
    <message>
        <source>Regions are not available yet</source>
        <translation>Les régions ne sont pas encore disponibles</translation>
    </message>
    <message>
        <source>The region graph could not be laid out: {reason}.</source>
        <translation>Le graphe des régions n’a pas pu être disposé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Salle</translation>
    </message>
    <message>
        <source>Corridor</source>
        <translation>Couloir</translation>
    </message>
    <message>
        <source>Crossroad</source>
        <translation>Carrefour</translation>
    </message>
    <message>
        <source>Room {number:,}</source>
        <translation>Salle {number:,}</translation>
    </message>
    <message>
        <source>Corridor {number:,}</source>
        <translation>Couloir {number:,}</translation>
    </message>
    <message>
        <source>Rooms and corridors could not be calculated (“{error}”).</source>
        <translation>Les salles et couloirs n’ont pas pu être calculés («&#xa0;{error}&#xa0;»).</translation>
    </message>
    <message>
        <source>Maze</source>
        <translation>Labyrinthe</translation>
    </message>
    <message>
        <source>Micromouse contest</source>
        <translation>Concours de micromouse</translation>
    </message>
    <message>
        <source>Any maze</source>
        <translation>Tout labyrinthe</translation>
    </message>
    <message>
        <source>Classic micromouse contest (16 × 16)</source>
        <translation>Concours de micromouse classique (16 × 16)</translation>
    </message>
    <message>
        <source>Half-size micromouse contest (up to 32 × 32)</source>
        <translation>Concours de micromouse demi-taille (jusqu’à 32 × 32)</translation>
    </message>
    <message>
        <source>Classic contest of Japan (16 × 16)</source>
        <translation>Concours classique du Japon (16 × 16)</translation>
    </message>
    <message>
        <source>A-Maze-ing (42 schools)</source>
        <translation>A-Maze-ing (écoles 42)</translation>
    </message>
    <message>
        <source>The maze was changed meanwhile. Wait until the list of problems is updated.</source>
        <translation>Le labyrinthe a changé entre-temps. Attendez que la liste des problèmes soit à jour.</translation>
    </message>
    <message>
        <source>The maze could not be checked: {reason}.</source>
        <translation>Le labyrinthe n’a pas pu être vérifié&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The statistics could not be calculated: {reason}.</source>
        <translation>Les statistiques n’ont pas pu être calculées&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>An unexpected error occurred (“{error}”).</source>
        <translation>Une erreur inattendue est survenue («&#xa0;{error}&#xa0;»).</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>coller</translation>
    </message>
    <message>
        <source>move</source>
        <translation>déplacer</translation>
    </message>
    <message>
        <source>The selection is outside the maze. Drag it back, or press Esc to discard it.</source>
        <translation>La sélection est hors du labyrinthe. Ramenez-la en la glissant, ou appuyez sur Échap pour l’abandonner.</translation>
    </message>
    <message>
        <source>The selection was outside the maze and was discarded.</source>
        <translation>La sélection était hors du labyrinthe et a été abandonnée.</translation>
    </message>
    <message>
        <source>Not included: {things}.</source>
        <translation>Non inclus&#xa0;: {things}.</translation>
    </message>
    <message>
        <source>Region graph</source>
        <translation>Graphe des régions</translation>
    </message>
    <message>
        <source>Region graph: updating…</source>
        <translation>Graphe des régions&#xa0;: mise à jour…</translation>
    </message>
    <message>
        <source>Region graph: calculating…</source>
        <translation>Graphe des régions&#xa0;: calcul…</translation>
    </message>
    <message>
        <source>Region graph: not available</source>
        <translation>Graphe des régions&#xa0;: indisponible</translation>
    </message>
    <message>
        <source>Region graph: zoom in to see it</source>
        <translation>Graphe des régions&#xa0;: zoomez pour le voir</translation>
    </message>
    <message>
        <source>No path.</source>
        <translation>Aucun chemin.</translation>
    </message>
    <message>
        <source>Paths are not available until the analysis finishes.</source>
        <translation>Les chemins ne sont pas disponibles avant la fin de l’analyse.</translation>
    </message>
    <message>
        <source>Calculating the path…</source>
        <translation>Calcul du chemin…</translation>
    </message>
    <message>
        <source>On separate pages</source>
        <translation>Sur des pages à part</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Niveau {level}</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tous les niveaux</translation>
    </message>
    <message>
        <source>Pla&amp;yer&apos;s view: with fog, without secrets</source>
        <translation>Vue du &amp;joueur&#xa0;: avec brouillard, sans secrets</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>&amp;Crop marks in the margins</source>
        <translation>&amp;Traits de coupe dans les marges</translation>
    </message>
    <message>
        <source>Over the maze</source>
        <translation>Sur le labyrinthe</translation>
    </message>
    <message>
        <source>Dark rock</source>
        <translation>Roche sombre</translation>
    </message>
    <message>
        <source>Light gray rock, white floor</source>
        <translation>Roche gris clair, sol blanc</translation>
    </message>
    <message>
        <source>White, without ink</source>
        <translation>Blanc, sans encre</translation>
    </message>
    <message>
        <source>Export {name}</source>
        <translation>Exporter {name}</translation>
    </message>
    <message>
        <source>Ro&amp;und the ends of walls</source>
        <translation>Arron&amp;dir les bouts des murs</translation>
    </message>
    <message>
        <source>Draw cells as points with lin&amp;ks</source>
        <translation>Dessiner les cases en points et &amp;liens</translation>
    </message>
    <message>
        <source>Conte&amp;st sheets: with dimensions, an overview and a list of parts</source>
        <translation>Feuilles de con&amp;struction&#x202f;: avec cotes, vue d’ensemble et liste des pièces</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Pre&amp;view…</source>
        <translation>&amp;Aperçu…</translation>
    </message>
    <message>
        <source>The overlay shows the shortest path.</source>
        <translation>La superposition montre le plus court chemin.</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Niveau</translation>
    </message>
    <message>
        <source>&amp;Overlay</source>
        <translation>S&amp;uperposition</translation>
    </message>
    <message>
        <source>Draw shortest pat&amp;h</source>
        <translation>Tracer le plus &amp;court chemin</translation>
    </message>
    <message>
        <source>Rock a&amp;nd floor</source>
        <translation>Roche et so&amp;l</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>Overl&amp;ap of pages</source>
        <translation>Recou&amp;vrement des pages</translation>
    </message>
    <message>
        <source>&amp;Solution</source>
        <translation>&amp;Solution</translation>
    </message>
    <message>
        <source>Cell si&amp;ze</source>
        <translation>Taille des cas&amp;es</translation>
    </message>
    <message>
        <source>&amp;Wall thickness</source>
        <translation>Épaisseur des mu&amp;rs</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>O&amp;rientation</source>
        <translation>&amp;Orientation</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>&amp;Marge</translation>
    </message>
    <message>
        <source>Page order</source>
        <translation>Ordre des pages</translation>
    </message>
    <message>
        <source>PNG image</source>
        <translation>Image PNG</translation>
    </message>
    <message>
        <source>SVG image</source>
        <translation>Image SVG</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Document PDF</translation>
    </message>
    <message>
        <source>Web page to play</source>
        <translation>Page web à jouer</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>{width:,} × {height:,} pixels</source>
        <translation>{width:,} × {height:,} pixels</translation>
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
        <translation>cases de {size:.1f} mm</translation>
    </message>
    <message>
        <source>{pages}; {cells}</source>
        <translation>{pages}&#x202f;; {cells}</translation>
    </message>
    <message>
        <source>{cols} across, {rows} down for each part</source>
        <translation>{cols} en largeur, {rows} en hauteur pour chaque partie</translation>
    </message>
    <message>
        <source>{cols} across, {rows} down</source>
        <translation>{cols} en largeur, {rows} en hauteur</translation>
    </message>
    <message>
        <source>{pages}; {order}; {cells}</source>
        <translation>{pages}&#x202f;; {order}&#x202f;; {cells}</translation>
    </message>
    <message>
        <source>Programs of the league</source>
        <translation>Programmes de la ligue</translation>
    </message>
    <message>
        <source>Tasks of the league</source>
        <translation>Tâches de la ligue</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>A&amp;jouter…</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>Ajouter un programme</translation>
    </message>
    <message>
        <source>E&amp;dit…</source>
        <translation>Mo&amp;difier…</translation>
    </message>
    <message>
        <source>Change the selected program</source>
        <translation>Modifier le programme sélectionné</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <translation>R&amp;etirer</translation>
    </message>
    <message>
        <source>Remove the selected program</source>
        <translation>Retirer le programme sélectionné</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>Ajouter des &amp;fichiers…</translation>
    </message>
    <message>
        <source>Add mazes or configs</source>
        <translation>Ajouter des labyrinthes ou des configurations</translation>
    </message>
    <message>
        <source>Add mazes that are generated when the league begins, or a size</source>
        <translation>Ajouter des labyrinthes générés au début de la ligue, ou une taille</translation>
    </message>
    <message>
        <source>Edi&amp;t…</source>
        <translation>Modif&amp;ier…</translation>
    </message>
    <message>
        <source>Change the selected size, or mazes that are generated</source>
        <translation>Modifier la taille sélectionnée, ou les labyrinthes générés</translation>
    </message>
    <message>
        <source>Remove the selected maze or config</source>
        <translation>Retirer le labyrinthe ou la configuration sélectionnés</translation>
    </message>
    <message>
        <source>Mazes</source>
        <translation>Labyrinthes</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programmes</translation>
    </message>
    <message>
        <source>Settings of the league</source>
        <translation>Réglages de la ligue</translation>
    </message>
    <message>
        <source>Configs and sizes</source>
        <translation>Configurations et tailles</translation>
    </message>
    <message>
        <source>Programs and tasks</source>
        <translation>Programmes et tâches</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Files of the league</source>
        <translation>Fichiers de la ligue</translation>
    </message>
    <message>
        <source>All maze files</source>
        <translation>Tous les fichiers de labyrinthes</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open maze</source>
        <translation>Ouvrir un labyrinthe</translation>
    </message>
    <message>
        <source>Open large maze: choose its folder</source>
        <translation>Ouvrir un grand labyrinthe&#xa0;: choisir son dossier</translation>
    </message>
    <message>
        <source>Python scripts (*.py)</source>
        <translation>Scripts Python (*.py)</translation>
    </message>
    <message>
        <source>Run script</source>
        <translation>Exécuter un script</translation>
    </message>
    <message>
        <source>Save maze as</source>
        <translation>Enregistrer le labyrinthe sous</translation>
    </message>
    <message>
        <source>Go to cell</source>
        <translation>Aller à la case</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Enter whole numbers separated by commas or spaces.</source>
        <translation>Saisissez des nombres entiers séparés par des virgules ou des espaces.</translation>
    </message>
    <message>
        <source>This position is outside the maze.</source>
        <translation>Cette position est hors du labyrinthe.</translation>
    </message>
    <message>
        <source>Enter a row and a column, or a level, a row and a column.</source>
        <translation>Saisissez une ligne et une colonne, ou un niveau, une ligne et une colonne.</translation>
    </message>
    <message>
        <source>The levels are {first_level} to {last_level}.</source>
        <translation>Les niveaux vont de {first_level} à {last_level}.</translation>
    </message>
    <message>
        <source>The rows are {first_row} to {last_row}, the columns {first_col} to {last_col}.</source>
        <translation>Les lignes vont de {first_row} à {last_row}, les colonnes de {first_col} à {last_col}.</translation>
    </message>
    <message>
        <source>12, 7 or 2, 12, 7</source>
        <translation>12, 7 ou 2, 12, 7</translation>
    </message>
    <message>
        <source>Row and column</source>
        <translation>Ligne et colonne</translation>
    </message>
    <message>
        <source>Row and column, or level, row and column</source>
        <translation>Ligne et colonne, ou niveau, ligne et colonne</translation>
    </message>
    <message>
        <source>or a point in parentheses, such as (2, 1, -1)</source>
        <translation>ou un point entre parenthèses, comme (2, 1, -1)</translation>
    </message>
    <message>
        <source>Undo restores all links.</source>
        <translation>L’annulation rétablit tous les liens.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Devient</translation>
    </message>
    <message>
        <source>Links that change</source>
        <translation>Liens qui changent</translation>
    </message>
    <message>
        <source>and {count:,} more</source>
        <translation>et {count:,} de plus</translation>
    </message>
    <message>
        <source>removed: no free port for a teleporter</source>
        <translation>supprimé&#xa0;: pas de port libre pour un téléporteur</translation>
    </message>
    <message>
        <source>removed with its level</source>
        <translation>supprimé avec son niveau</translation>
    </message>
    <message>
        <source>Square cells with four neighbors each.</source>
        <translation>Des cases carrées, chacune avec quatre voisines.</translation>
    </message>
    <message>
        <source>Points with three neighbors each. Rooms are made of hexagons of six points.</source>
        <translation>Des points avec trois voisins chacun. Les salles se composent d’hexagones de six points.</translation>
    </message>
    <message>
        <source>A honeycomb flipped horizontally: points with three neighbors each, in hexagons.</source>
        <translation>Un nid d’abeilles retourné horizontalement&#xa0;: des points avec trois voisins chacun, en hexagones.</translation>
    </message>
    <message>
        <source>New maze</source>
        <translation>Nouveau labyrinthe</translation>
    </message>
    <message>
        <source>&amp;Open: one room, draw walls into it</source>
        <translation>&amp;Ouvert&#xa0;: une seule salle, où dessiner des murs</translation>
    </message>
    <message>
        <source>&amp;Walled: a wall on every side, carve passages</source>
        <translation>C&amp;loisonné&#xa0;: un mur de chaque côté, où creuser des passages</translation>
    </message>
    <message>
        <source>&amp;One point to grow from, on a honeycomb</source>
        <translation>Un &amp;point à partir duquel croître, sur un nid d’abeilles</translation>
    </message>
    <message>
        <source>A corner of the new maze</source>
        <translation>Un coin du nouveau labyrinthe</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>{count:,} cells are too many; the maximum is {most:,}.</source>
        <translation>{count:,} cases, c’est trop&#x202f;; le maximum est {most:,}.</translation>
    </message>
    <message>
        <source>La&amp;ttice</source>
        <translation>Rés&amp;eau</translation>
    </message>
    <message>
        <source>Open floor</source>
        <translation>Sol libre</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>En haut à gauche</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>En haut</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>En haut à droite</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>Center</source>
        <translation>Centre</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>Bottom left</source>
        <translation>En bas à gauche</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>En bas</translation>
    </message>
    <message>
        <source>Bottom right</source>
        <translation>En bas à droite</translation>
    </message>
    <message>
        <source>Resize maze</source>
        <translation>Redimensionner le labyrinthe</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Redimensionner</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>L&amp;ignes</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Colonnes</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Ancre</translation>
    </message>
    <message>
        <source>&amp;New cells</source>
        <translation>&amp;Nouvelles cases</translation>
    </message>
    <message>
        <source>{place} stays where it is</source>
        <translation>{place} : cette partie reste en place</translation>
    </message>
    <message>
        <source>Will be removed: {things}.</source>
        <translation>Sera supprimé : {things}.</translation>
    </message>
    <message>
        <source>Add border</source>
        <translation>Ajouter une bordure</translation>
    </message>
    <message>
        <source>&amp;Width in cells</source>
        <translation>&amp;Largeur en cases</translation>
    </message>
    <message>
        <source>&amp;Made of</source>
        <translation>&amp;Matière</translation>
    </message>
    <message>
        <source>&amp;Levels</source>
        <translation>&amp;Niveaux</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;Patterns on kinds where cells are large</source>
        <translation>&amp;Motifs sur les types quand les cases sont grandes</translation>
    </message>
    <message>
        <source>Rock is hatched, rooms are dotted, crossroads have crosses</source>
        <translation>La roche est hachurée, les salles sont pointillées, les carrefours ont des croix</translation>
    </message>
    <message>
        <source>Left: only the tiles. Right: only the colors.</source>
        <translation>À gauche&#xa0;: les tuiles seules. À droite&#xa0;: les couleurs seules.</translation>
    </message>
    <message>
        <source>The &amp;wheel zooms without Ctrl; with Ctrl it scrolls</source>
        <translation>La mol&amp;ette zoome sans Ctrl&#x202f;; avec Ctrl elle défile</translation>
    </message>
    <message>
        <source>Open the &amp;last files at startup</source>
        <translation>&amp;Ouvrir les derniers fichiers au démarrage</translation>
    </message>
    <message>
        <source>Not after a crash</source>
        <translation>Pas après un plantage</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Colors of kinds</source>
        <translation>&amp;Couleurs des types</translation>
    </message>
    <message>
        <source>Colors &amp;over tiles of a map</source>
        <translation>Couleurs &amp;sur les tuiles d’une carte</translation>
    </message>
    <message>
        <source>no further page could be added</source>
        <translation>aucune autre page n’a pu être ajoutée</translation>
    </message>
    <message>
        <source>Print {name}</source>
        <translation>Imprimer {name}</translation>
    </message>
    <message>
        <source>Printed “{name}” to {file}.</source>
        <translation>«&#xa0;{name}&#xa0;» imprimé dans {file}.</translation>
    </message>
    <message>
        <source>Sent “{name}” to the printer {printer}.</source>
        <translation>«&#xa0;{name}&#xa0;» envoyé à l’imprimante {printer}.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Discard your changes to “{title}” and reload the file?</source>
        <translation>Abandonner vos modifications de «&#xa0;{title}&#xa0;» et recharger le fichier&#xa0;?</translation>
    </message>
    <message>
        <source>To keep them, cancel and save the maze under another name.</source>
        <translation>Pour les conserver, annulez et enregistrez le labyrinthe sous un autre nom.</translation>
    </message>
    <message>
        <source>Discard and reload</source>
        <translation>Abandonner et recharger</translation>
    </message>
    <message>
        <source>&amp;Save all</source>
        <translation>&amp;Tout enregistrer</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>&amp;Passer en revue…</translation>
    </message>
    <message>
        <source>&amp;Discard all</source>
        <translation>Tout a&amp;bandonner</translation>
    </message>
    <message>
        <source>Already open</source>
        <translation>Déjà ouvert</translation>
    </message>
    <message>
        <source>“{name}” is open in another window ({owner}).</source>
        <translation>«&#xa0;{name}&#xa0;» est ouvert dans une autre fenêtre ({owner}).</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program after it was opened here.</source>
        <translation>«&#xa0;{name}&#xa0;» a été modifié par un autre programme après avoir été ouvert ici.</translation>
    </message>
    <message>
        <source>Overwrite it? The current file is kept as an earlier version.</source>
        <translation>L’écraser&#x202f;? Le fichier actuel est conservé comme version antérieure.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Écraser</translation>
    </message>
    <message>
        <source>Mazarine closed unexpectedly before these mazes were saved:</source>
        <translation>Mazarine s’est fermé de façon inattendue avant l’enregistrement de ces labyrinthes&#xa0;:</translation>
    </message>
    <message>
        <source>Restore them? The files themselves stay unchanged until you save. Steps before the crash cannot be undone.</source>
        <translation>Les restaurer&#xa0;? Les fichiers eux-mêmes restent inchangés jusqu’à l’enregistrement. Les étapes antérieures à l’interruption ne peuvent pas être annulées.</translation>
    </message>
    <message>
        <source>{name}, changes until {time}</source>
        <translation>{name}, modifications jusqu’à {time}</translation>
    </message>
    <message>
        <source>“{name}” cannot hold everything.</source>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas tout contenir.</translation>
    </message>
    <message>
        <source>Save in this file?</source>
        <translation>Enregistrer dans ce fichier&#xa0;?</translation>
    </message>
    <message>
        <source>Save as .&amp;maze…</source>
        <translation>Enregistrer en .&amp;maze…</translation>
    </message>
    <message>
        <source>&amp;Write a new file</source>
        <translation>&amp;Écrire un nouveau fichier</translation>
    </message>
    <message>
        <source>&amp;Write the rest</source>
        <translation>&amp;Écrire le reste</translation>
    </message>
    <message>
        <source>{title}. The maze will change.</source>
        <translation>{title}. Le labyrinthe sera modifié.</translation>
    </message>
    <message>
        <source>Do you want to save the changes to “{title}”?</source>
        <translation>Voulez-vous enregistrer les modifications de « {title} »&#x202f;?</translation>
    </message>
    <message>
        <source>If you don&apos;t save them, they will be lost.</source>
        <translation>Si vous ne les enregistrez pas, elles seront perdues.</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>Ne &amp;pas enregistrer</translation>
    </message>
    <message>
        <source>Several mazes have unsaved changes:</source>
        <translation>Plusieurs labyrinthes ont des modifications non enregistrées&#xa0;:</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>Modifié sur le disque</translation>
    </message>
    <message>
        <source>Overwrite it?</source>
        <translation>L’écraser ?</translation>
    </message>
    <message>
        <source>Stop this task?</source>
        <translation>Arrêter cette tâche&#x202f;?</translation>
    </message>
    <message>
        <source>Task in progress</source>
        <translation>Tâche en cours</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Travail non enregistré</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurer</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Plus tard</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Convertir</translation>
    </message>
    <message>
        <source>Remove stamp</source>
        <translation>Supprimer le tampon</translation>
    </message>
    <message>
        <source>Remove the stamp “{name}”?</source>
        <translation>Supprimer le tampon «&#xa0;{name}&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Cela ne peut pas être annulé.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Earlier versions of {name}</source>
        <translation>Versions antérieures de {name}</translation>
    </message>
    <message>
        <source>Versions, newest first</source>
        <translation>Versions, la plus récente d’abord</translation>
    </message>
    <message>
        <source>{size:,} KiB</source>
        <translation>{size:,} Kio</translation>
    </message>
    <message>
        <source>Picture of the version</source>
        <translation>Image de la version</translation>
    </message>
    <message>
        <source>&amp;Open as a copy</source>
        <translation>&amp;Ouvrir en copie</translation>
    </message>
    <message>
        <source>Replace the open maze; this can be undone</source>
        <translation>Remplacer le labyrinthe ouvert&#x202f;; cela peut être annulé</translation>
    </message>
    <message>
        <source>&amp;Put the file back as it was</source>
        <translation>&amp;Remettre le fichier dans son état d’origine</translation>
    </message>
    <message>
        <source>Write the bytes that the file had before Mazarine first saved it, and open it again</source>
        <translation>Écrire les octets que le fichier avait avant le premier enregistrement par Mazarine, et le rouvrir</translation>
    </message>
    <message>
        <source>Earlier versions, by the time they were replaced.</source>
        <translation>Versions antérieures, selon le moment de leur remplacement.</translation>
    </message>
    <message>
        <source>There are no earlier versions yet.</source>
        <translation>Il n’y a pas encore de versions antérieures.</translation>
    </message>
    <message>
        <source>{parts}</source>
        <translation>{parts}</translation>
    </message>
    <message>
        <source>{rows:,} × {cols:,} cells</source>
        <translation>{rows:,} × {cols:,} cases</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the dock</source>
        <translation>Fermer le panneau</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Détacher</translation>
    </message>
    <message>
        <source>Float the dock, or dock it again</source>
        <translation>Détacher le panneau, ou le remettre en place</translation>
    </message>
    <message>
        <source>A small example</source>
        <translation>Un petit exemple</translation>
    </message>
    <message>
        <source>River: {river}
Bias: {bias}</source>
        <translation>Rivière&#xa0;: {river}
Biais&#xa0;: {bias}</translation>
    </message>
    <message>
        <source>&amp;New seed and generate</source>
        <translation>&amp;Nouvelle graine et générer</translation>
    </message>
    <message>
        <source>Generate a maze in a tab of its own, or in the open maze if that is checked above</source>
        <translation>Générer un labyrinthe dans son propre onglet, ou dans le labyrinthe ouvert si cette option est cochée ci-dessus</translation>
    </message>
    <message>
        <source>Choose a random seed and generate its maze. It replaces the last one that was generated here, unless that was changed or saved.</source>
        <translation>Choisir une graine au hasard et générer son labyrinthe. Il remplace le dernier qui a été généré ici, sauf si celui-ci a été modifié ou enregistré.</translation>
    </message>
    <message>
        <source>&amp;Watch…</source>
        <translation>&amp;Regarder…</translation>
    </message>
    <message>
        <source>Watch the generation step by step (up to {cells})</source>
        <translation>Regarder la génération pas à pas (jusqu’à {cells})</translation>
    </message>
    <message>
        <source>&amp;Infinite…</source>
        <translation>Sans &amp;fin…</translation>
    </message>
    <message>
        <source>Explore an infinite binary tree maze</source>
        <translation>Explorer un labyrinthe en arbre binaire sans fin</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Calcul…</translation>
    </message>
    <message>
        <source>{cells:,} cells are too many; the maximum is {most:,}.</source>
        <translation>{cells:,} cases, c’est trop&#x202f;; le maximum est {most:,}.</translation>
    </message>
    <message>
        <source>&amp;Generate into the selection</source>
        <translation>&amp;Générer dans la sélection</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Générer</translation>
    </message>
    <message>
        <source>Generators</source>
        <translation>Générateurs</translation>
    </message>
    <message>
        <source>Mouse programs and explorers</source>
        <translation>Programmes de souris et explorateurs</translation>
    </message>
    <message>
        <source>Programs that write mazes</source>
        <translation>Programmes qui écrivent des labyrinthes</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Ligue</translation>
    </message>
    <message>
        <source>What the league is about</source>
        <translation>Sujet de la ligue</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Courses</translation>
    </message>
    <message>
        <source>Open a plan: a TOML file</source>
        <translation>Ouvrir un plan&#xa0;: un fichier TOML</translation>
    </message>
    <message>
        <source>Save &amp;plan…</source>
        <translation>Enregistrer le &amp;plan…</translation>
    </message>
    <message>
        <source>Save the plan as a TOML file, which “mazarine league” runs, too</source>
        <translation>Enregistrer le plan dans un fichier TOML, que «&#xa0;mazarine league&#xa0;» exécute aussi</translation>
    </message>
    <message>
        <source>&amp;Run league</source>
        <translation>&amp;Lancer la ligue</translation>
    </message>
    <message>
        <source>Start the programs, with your rights</source>
        <translation>Lancer les programmes, avec vos droits</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Run what is missing since the league was stopped</source>
        <translation>Exécuter ce qui manque depuis l’arrêt de la ligue</translation>
    </message>
    <message>
        <source>End all programs of the league</source>
        <translation>Arrêter tous les programmes de la ligue</translation>
    </message>
    <message>
        <source>All pro&amp;grams</source>
        <translation>Tous les pro&amp;grammes</translation>
    </message>
    <message>
        <source>Show the runs of all programs</source>
        <translation>Afficher les courses de tous les programmes</translation>
    </message>
    <message>
        <source>S&amp;how run</source>
        <translation>Mon&amp;trer la course</translation>
    </message>
    <message>
        <source>Show the selected run of a mouse as it was, or open the maze of a program</source>
        <translation>Montrer la course choisie d’une souris telle qu’elle était, ou ouvrir le labyrinthe d’un programme</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Export every run as CSV or JUnit XML, or the standings with the mazes as PDF</source>
        <translation>Exporter chaque course en CSV ou en XML JUnit, ou le classement avec les labyrinthes en PDF</translation>
    </message>
    <message>
        <source>Runs of all programs</source>
        <translation>Courses de tous les programmes</translation>
    </message>
    <message>
        <source>Saved the plan as “{name}”.</source>
        <translation>Plan enregistré sous «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>The league is running. Stop it first.</source>
        <translation>La ligue est en cours. Arrêtez-la d’abord.</translation>
    </message>
    <message>
        <source>Runs of {name}</source>
        <translation>Courses de {name}</translation>
    </message>
    <message>
        <source>The record of this run was too large to keep: the program runs again.</source>
        <translation>L’enregistrement de cette course était trop grand pour être gardé&#xa0;: le programme s’exécute à nouveau.</translation>
    </message>
    <message>
        <source>The maze of {program} for {task}.</source>
        <translation>Le labyrinthe de {program} pour {task}.</translation>
    </message>
    <message>
        <source>Open the maze of a program</source>
        <translation>Ouvrir le labyrinthe d’un programme</translation>
    </message>
    <message>
        <source>Plans of leagues (*.toml)</source>
        <translation>Plans de ligues (*.toml)</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Ouvrir un plan</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Enregistrer le plan</translation>
    </message>
    <message>
        <source>Table of all runs (*.csv)</source>
        <translation>Tableau de toutes les courses (*.csv)</translation>
    </message>
    <message>
        <source>JUnit test report (*.xml)</source>
        <translation>Rapport de test JUnit (*.xml)</translation>
    </message>
    <message>
        <source>Standings with the mazes (*.pdf)</source>
        <translation>Classement avec les labyrinthes (*.pdf)</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Exporter les résultats</translation>
    </message>
    <message>
        <source>These are programs: they can do everything that you can do. Only Run league starts them; run those of people whom you trust.</source>
        <translation>Ce sont des programmes&#xa0;: ils peuvent faire tout ce que vous pouvez faire. Seul Lancer la ligue les démarre&#xa0;; lancez ceux de personnes à qui vous faites confiance.</translation>
    </message>
    <message>
        <source>Box charts</source>
        <translation>Boîtes à moustaches</translation>
    </message>
    <message>
        <source>The maze when opened</source>
        <translation>Le labyrinthe à l’ouverture</translation>
    </message>
    <message>
        <source>current</source>
        <translation>actuel</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Nothing to undo yet.

Every stroke and command is listed here as a step. Click a step to go to it.</source>
        <translation>Rien à annuler pour l’instant.

Chaque trait et chaque commande s’affichent ici comme une étape. Cliquez sur une étape pour y aller.</translation>
    </message>
    <message>
        <source>No change to show.

Draw a stroke, undo or redo: its effect on rooms, corridors and crossroads is listed here. Click a line to outline its cells.</source>
        <translation>Aucun changement à afficher.

Tracez un trait, annulez ou rétablissez&#xa0;: son effet sur les salles, couloirs et carrefours s’affiche ici. Cliquez sur une ligne pour entourer ses cases.</translation>
    </message>
    <message>
        <source>The last change did not affect rooms, corridors or crossroads.</source>
        <translation>Le dernier changement n’a touché ni salles, ni couloirs, ni carrefours.</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Dernier changement</translation>
    </message>
    <message>
        <source>Open faces lost: {count:,}</source>
        <translation>Faces ouvertes perdues&#xa0;: {count:,}</translation>
    </message>
    <message>
        <source>Room {room} was split into rooms {parts}</source>
        <translation>La salle {room} a été divisée en salles {parts}</translation>
    </message>
    <message>
        <source>Rooms split: {count:,}</source>
        <translation>Salles divisées&#xa0;: {count:,}</translation>
    </message>
    <message>
        <source>Room {room} was removed</source>
        <translation>La salle {room} a été supprimée</translation>
    </message>
    <message>
        <source>Rooms removed: {count:,}</source>
        <translation>Salles supprimées&#xa0;: {count:,}</translation>
    </message>
    <message>
        <source>The analysis is not finished. Changes will be listed here when it is.</source>
        <translation>L’analyse n’est pas terminée. Les changements s’afficheront ici quand elle le sera.</translation>
    </message>
    <message>
        <source>Cells removed from rooms: {count:,}</source>
        <translation>Cases retirées de salles&#xa0;: {count:,}</translation>
    </message>
    <message>
        <source>Cells that left corridors: {count:,}</source>
        <translation>Cases sorties de couloirs&#xa0;: {count:,}</translation>
    </message>
    <message>
        <source>Corridor {corridor} was split into corridors {parts}</source>
        <translation>Le couloir {corridor} a été divisé en couloirs {parts}</translation>
    </message>
    <message>
        <source>Corridors split: {count:,}</source>
        <translation>Couloirs divisés&#xa0;: {count:,}</translation>
    </message>
    <message>
        <source>Corridor {corridor} was removed</source>
        <translation>Le couloir {corridor} a été supprimé</translation>
    </message>
    <message>
        <source>Corridors removed: {count:,}</source>
        <translation>Couloirs supprimés&#xa0;: {count:,}</translation>
    </message>
    <message>
        <source>Crossroads removed: {count:,}</source>
        <translation>Carrefours supprimés&#xa0;: {count:,}</translation>
    </message>
    <message>
        <source>Open faces gained: {count:,}</source>
        <translation>Faces ouvertes gagnées&#xa0;: {count:,}</translation>
    </message>
    <message>
        <source>Rooms {parts} were merged into room {room}</source>
        <translation>Les salles {parts} ont été réunies dans la salle {room}</translation>
    </message>
    <message>
        <source>Merged rooms: {count:,}</source>
        <translation>Salles fusionnées&#xa0;: {count:,}</translation>
    </message>
    <message>
        <source>Cells added to rooms: {count:,}</source>
        <translation>Cases ajoutées à des salles&#xa0;: {count:,}</translation>
    </message>
    <message>
        <source>Merged corridors: {count:,}</source>
        <translation>Couloirs fusionnés&#xa0;: {count:,}</translation>
    </message>
    <message>
        <source>Room {room} was added</source>
        <translation>La salle {room} a été ajoutée</translation>
    </message>
    <message>
        <source>Rooms added: {count:,}</source>
        <translation>Salles ajoutées&#xa0;: {count:,}</translation>
    </message>
    <message>
        <source>Cells that joined corridors: {count:,}</source>
        <translation>Cases entrées dans des couloirs&#xa0;: {count:,}</translation>
    </message>
    <message>
        <source>Corridors {parts} were merged into corridor {corridor}</source>
        <translation>Les couloirs {parts} ont été réunis dans le couloir {corridor}</translation>
    </message>
    <message>
        <source>Corridor {corridor} was added</source>
        <translation>Le couloir {corridor} a été ajouté</translation>
    </message>
    <message>
        <source>Corridors added: {count:,}</source>
        <translation>Couloirs ajoutés&#xa0;: {count:,}</translation>
    </message>
    <message>
        <source>Crossroads added: {count:,}</source>
        <translation>Carrefours ajoutés&#xa0;: {count:,}</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Zoom in to see the region graph.</source>
        <translation>Zoomez pour voir le graphe des régions.</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Roche</translation>
    </message>
    <message>
        <source>No path</source>
        <translation>Aucun chemin</translation>
    </message>
    <message>
        <source>Leads to dead ends only</source>
        <translation>Ne mène qu’à des impasses</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>A color for each room and corridor</source>
        <translation>Une couleur par salle et par couloir</translation>
    </message>
    <message>
        <source>Crossroads, paler</source>
        <translation>Carrefours, plus pâles</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>{number:,}</source>
        <translation>{number:,}</translation>
    </message>
    <message>
        <source>Scale from {first:,} to {last:,}</source>
        <translation>Échelle de {first:,} à {last:,}</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>Minimap</source>
        <translation>Mini-carte</translation>
    </message>
    <message>
        <source>Click or drag: move the view. Arrows, {scroll_keys}: scroll. Plus, minus, {zoom_keys}: zoom.</source>
        <translation>Cliquer ou glisser&#xa0;: déplacer la vue. Flèches, {scroll_keys}&#xa0;: défiler. Plus, moins, {zoom_keys}&#xa0;: zoomer.</translation>
    </message>
    <message>
        <source>No problems found.

Every start leads to a goal, and all floor can be reached.</source>
        <translation>Aucun problème trouvé.

Chaque départ mène à une arrivée, et tout le sol est accessible.</translation>
    </message>
    <message>
        <source>No problems found.

The maze follows the rules of the project.</source>
        <translation>Aucun problème trouvé.

Le labyrinthe respecte les règles du projet.</translation>
    </message>
    <message>
        <source>No problems found.

The maze follows micromouse contest rules.</source>
        <translation>Aucun problème trouvé.

Le labyrinthe respecte les règles des concours de micromouse.</translation>
    </message>
    <message>
        <source>Select a fixable problem</source>
        <translation>Sélectionner un problème réparable</translation>
    </message>
    <message>
        <source>Fix the selected problem. This can be undone.</source>
        <translation>Réparer le problème sélectionné. Cela peut être annulé.</translation>
    </message>
    <message>
        <source>All problems are ignored.</source>
        <translation>Tous les problèmes sont ignorés.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Choose the rules that the maze is checked by. Micromouse contests have their own.</source>
        <translation>Choisissez les règles d’après lesquelles le labyrinthe est vérifié. Les concours de micromouse ont les leurs.</translation>
    </message>
    <message>
        <source>Checking again…</source>
        <translation>Nouvelle vérification…</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>&amp;Y aller</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>List the selected problem no longer, until the maze is closed.</source>
        <translation>Ne plus afficher le problème sélectionné jusqu’à la fermeture du labyrinthe.</translation>
    </message>
    <message>
        <source>Show ignored ({count:,})</source>
        <translation>Afficher les ignorés ({count:,})</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Réparer</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Information</translation>
    </message>
    <message>
        <source>The Marker tool (M) places one.</source>
        <translation>L’outil Repère (M) en place un.</translation>
    </message>
    <message>
        <source>Click to go there.</source>
        <translation>Cliquer pour y aller.</translation>
    </message>
    <message>
        <source>{severity}: {problem}</source>
        <translation>{severity}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>Point at a link, a marker or a region and press Alt+Return. New elements are shown here too.</source>
        <translation>Pointez sur un lien, un repère ou une région et appuyez sur Alt+Entrée. Les nouveaux éléments s’affichent aussi ici.</translation>
    </message>
    <message>
        <source>This element was removed. Point at another one and press Alt+Return.</source>
        <translation>Cet élément a été supprimé. Pointez sur un autre et appuyez sur Alt+Entrée.</translation>
    </message>
    <message>
        <source>region</source>
        <translation>région</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Element: {kind}</source>
        <translation>Élément&#xa0;: {kind}</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>Add a property: a name and a value</source>
        <translation>Ajouter une propriété&#xa0;: un nom et une valeur</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Suppri&amp;mer</translation>
    </message>
    <message>
        <source>Remove the selected property</source>
        <translation>Supprimer la propriété sélectionnée</translation>
    </message>
    <message>
        <source>change title</source>
        <translation>modifier le titre</translation>
    </message>
    <message>
        <source>change author</source>
        <translation>modifier l’auteur</translation>
    </message>
    <message>
        <source>{rows:,} rows × {columns:,} columns, {cells}</source>
        <translation>{rows:,} lignes × {columns:,} colonnes, {cells}</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>remove property</source>
        <translation>supprimer une propriété</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Générateur</translation>
    </message>
    <message>
        <source>File format</source>
        <translation>Format de fichier</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Contrôle</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Statistique</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>Path search</source>
        <translation>Recherche de chemin</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>Ajoute</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Ouvrir le &amp;dossier</translation>
    </message>
    <message>
        <source>Python files in this folder are plugins</source>
        <translation>Les fichiers Python de ce dossier sont des extensions</translation>
    </message>
    <message>
        <source>Look &amp;again</source>
        <translation>&amp;Rechercher à nouveau</translation>
    </message>
    <message>
        <source>Plugins are Python files in {folder}, and installed packages.</source>
        <translation>Les extensions sont des fichiers Python dans {folder}, et des paquets installés.</translation>
    </message>
    <message>
        <source>Plugins are off until Mazarine is restarted.</source>
        <translation>Les extensions sont désactivées jusqu’au prochain démarrage de Mazarine.</translation>
    </message>
    <message>
        <source>&amp;Turn on</source>
        <translation>&amp;Activer</translation>
    </message>
    <message>
        <source>&amp;Turn off</source>
        <translation>Dés&amp;activer</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>change property</source>
        <translation>modifier une propriété</translation>
    </message>
    <message>
        <source>add property</source>
        <translation>ajouter une propriété</translation>
    </message>
    <message>
        <source>rename property</source>
        <translation>renommer une propriété</translation>
    </message>
    <message>
        <source>Enter a name, or use Remove to remove the property.</source>
        <translation>Saisissez un nom, ou utilisez «&#xa0;Supprimer&#xa0;» pour retirer la propriété.</translation>
    </message>
    <message>
        <source>There is already a property “{name}”.</source>
        <translation>Il y a déjà une propriété «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>This cannot be stored: {reason}.</source>
        <translation>Ceci ne peut pas être gardé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Exits</source>
        <translation>Sorties</translation>
    </message>
    <message>
        <source>1, dead end</source>
        <translation>1, impasse</translation>
    </message>
    <message>
        <source>name region {number:,}</source>
        <translation>nommer la région {number:,}</translation>
    </message>
    <message>
        <source>Open faces</source>
        <translation>Faces ouvertes</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Extrémités</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Neighbors</source>
        <translation>Voisins</translation>
    </message>
    <message>
        <source>None: rock, or not calculated yet</source>
        <translation>Aucune&#xa0;: roche, ou pas encore connue</translation>
    </message>
    <message>
        <source>No entries</source>
        <translation>Aucune entrée</translation>
    </message>
    <message>
        <source>No neighbors</source>
        <translation>Aucun voisin</translation>
    </message>
    <message>
        <source>{count:,}: {cells} and {rest:,} more</source>
        <translation>{count:,}&#xa0;: {cells} et {rest:,} de plus</translation>
    </message>
    <message>
        <source>{count:,}: {cells}</source>
        <translation>{count:,}&#xa0;: {cells}</translation>
    </message>
    <message>
        <source>None (closed ring)</source>
        <translation>Aucune (anneau fermé)</translation>
    </message>
    <message>
        <source>{cell} (dead end)</source>
        <translation>{cell} (impasse)</translation>
    </message>
    <message>
        <source>Cell {position:,} of {count:,}</source>
        <translation>Case {position:,} sur {count:,}</translation>
    </message>
    <message>
        <source>{count:,} more</source>
        <translation>{count:,} de plus</translation>
    </message>
    <message>
        <source>One-way</source>
        <translation>Sens unique</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>change label</source>
        <translation>modifier l’étiquette</translation>
    </message>
    <message>
        <source>change direction</source>
        <translation>modifier le sens</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>{cell}, gap in the border, {side} side</source>
        <translation>{cell}, brèche dans le bord, côté {side}</translation>
    </message>
    <message>
        <source>This cell already has a marker of this kind.</source>
        <translation>Cette case a déjà un repère de ce type.</translation>
    </message>
    <message>
        <source>change marker</source>
        <translation>modifier un repère</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>{kind} “{label}”</source>
        <translation>{kind} «&#xa0;{label}&#xa0;»</translation>
    </message>
    <message>
        <source>Level {level}, {position}</source>
        <translation>Niveau {level}, {position}</translation>
    </message>
    <message>
        <source>Row {row}, column {col}</source>
        <translation>Ligne {row}, colonne {col}</translation>
    </message>
    <message>
        <source>Row {row}, column {col}, point {point}</source>
        <translation>Ligne {row}, colonne {col}, point {point}</translation>
    </message>
    <message>
        <source>level {level}, {position}</source>
        <translation>niveau {level}, {position}</translation>
    </message>
    <message>
        <source>{cell}, {side} side</source>
        <translation>{cell}, côté {side}</translation>
    </message>
    <message>
        <source>{cell}, {side}</source>
        <translation>{cell}, {side}</translation>
    </message>
    <message>
        <source>Point at a link, a marker or a region first.</source>
        <translation>Pointez d’abord sur un lien, un repère ou une région.</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous les types</translation>
    </message>
    <message>
        <source>Left hand finds the goal</source>
        <translation>La main gauche trouve l&apos;arrivée</translation>
    </message>
    <message>
        <source>Right hand finds the goal</source>
        <translation>La main droite trouve l&apos;arrivée</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Length of the solution</source>
        <translation>Longueur de la solution</translation>
    </message>
    <message>
        <source>Turns of the solution</source>
        <translation>Virages de la solution</translation>
    </message>
    <message>
        <source>Decisions on the solution</source>
        <translation>Choix sur la solution</translation>
    </message>
    <message>
        <source>Cells off the solution</source>
        <translation>Cases hors de la solution</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Salles</translation>
    </message>
    <message>
        <source>Corridors</source>
        <translation>Couloirs</translation>
    </message>
    <message>
        <source>Crossroads</source>
        <translation>Carrefours</translation>
    </message>
    <message>
        <source>Longest corridor</source>
        <translation>Couloir le plus long</translation>
    </message>
    <message>
        <source>Largest room</source>
        <translation>Plus grande salle</translation>
    </message>
    <message>
        <source>Micromouse contest rules</source>
        <translation>Règles des concours Micromouse</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symétrie</translation>
    </message>
    <message>
        <source>from … to</source>
        <translation>de … à</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>exactement</translation>
    </message>
    <message>
        <source>as large as possible</source>
        <translation>le plus grand possible</translation>
    </message>
    <message>
        <source>as small as possible</source>
        <translation>le plus petit possible</translation>
    </message>
    <message>
        <source>left and right</source>
        <translation>gauche et droite</translation>
    </message>
    <message>
        <source>above and below</source>
        <translation>haut et bas</translation>
    </message>
    <message>
        <source>both mirrors</source>
        <translation>les deux miroirs</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>demi-tour</translation>
    </message>
    <message>
        <source>quarter turns</source>
        <translation>quarts de tour</translation>
    </message>
    <message>
        <source>Enter the number of a region, or a size after &gt;, &lt;, =, &gt;= or &lt;=, such as &gt;20.</source>
        <translation>Saisissez le numéro d’une région, ou une taille après &gt;, &lt;, =, &gt;= ou &lt;=, comme &gt;20.</translation>
    </message>
    <message>
        <source>Kind of regions</source>
        <translation>Type de régions</translation>
    </message>
    <message>
        <source>Number, or &gt;20</source>
        <translation>Numéro, ou &gt;20</translation>
    </message>
    <message>
        <source>Find regions</source>
        <translation>Trouver des régions</translation>
    </message>
    <message>
        <source>&amp;Show in the maze</source>
        <translation>&amp;Montrer dans le labyrinthe</translation>
    </message>
    <message>
        <source>&amp;Properties…</source>
        <translation>&amp;Propriétés…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>Co&amp;lor…</source>
        <translation>Cou&amp;leur…</translation>
    </message>
    <message>
        <source>&amp;No color</source>
        <translation>&amp;Aucune couleur</translation>
    </message>
    <message>
        <source>Color of the region</source>
        <translation>Couleur de la région</translation>
    </message>
    <message>
        <source>{regions}. Exits are counted in mazes of up to {most:,} regions.</source>
        <translation>{regions}. Les sorties sont comptées dans les labyrinthes de {most:,} régions au plus.</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Préparation…</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Find the maze in {name}</source>
        <translation>Trouver le labyrinthe dans {name}</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>As found</source>
        <translation>Comme trouvés</translation>
    </message>
    <message>
        <source>Lines between cells</source>
        <translation>Lignes entre les cases</translation>
    </message>
    <message>
        <source>&amp;Set the corners</source>
        <translation>Marquer les c&amp;oins</translation>
    </message>
    <message>
        <source>Drag the corners of the maze, for a photograph taken at an angle</source>
        <translation>Faites glisser les coins du labyrinthe, pour une photo prise de biais</translation>
    </message>
    <message>
        <source>&amp;Find again</source>
        <translation>&amp;Retrouver</translation>
    </message>
    <message>
        <source>Forget what was set here</source>
        <translation>Oublier ce qui a été réglé ici</translation>
    </message>
    <message>
        <source>&amp;Walls</source>
        <translation>&amp;Murs</translation>
    </message>
    <message>
        <source>Dark &amp;below</source>
        <translation>So&amp;mbre sous</translation>
    </message>
    <message>
        <source>&amp;Turned by</source>
        <translation>&amp;Tourné de</translation>
    </message>
    <message>
        <source>Moved right</source>
        <translation>Décalé à droite</translation>
    </message>
    <message>
        <source>Moved down</source>
        <translation>Décalé vers le bas</translation>
    </message>
    <message>
        <source>The walls that were found are drawn over the picture.</source>
        <translation>Les murs trouvés sont dessinés sur l&apos;image.</translation>
    </message>
    <message>
        <source>{kind}, number {number} in files. Double-click to show it in the maze.</source>
        <translation>{kind}, numéro {number} dans les fichiers. Double-cliquez pour l’afficher dans le labyrinthe.</translation>
    </message>
    <message>
        <source>No stamps yet.

Select a piece of a maze (R) and choose Edit › Selection › Save as stamp.</source>
        <translation>Aucun tampon pour l’instant.

Sélectionnez un morceau de labyrinthe (R) et choisissez Édition › Sélection › Enregistrer comme tampon.</translation>
    </message>
    <message>
        <source>Stamps</source>
        <translation>Tampons</translation>
    </message>
    <message>
        <source>{name}: {rows} × {cols}, {lattice}</source>
        <translation>{name}&#xa0;: {rows} × {cols}, {lattice}</translation>
    </message>
    <message>
        <source>Enter a name for the stamp.</source>
        <translation>Saisissez un nom pour le tampon.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Corridors by length</source>
        <translation>Couloirs par longueur</translation>
    </message>
    <message>
        <source>Length in cells</source>
        <translation>Longueur en cases</translation>
    </message>
    <message>
        <source>Dead ends by length</source>
        <translation>Impasses par longueur</translation>
    </message>
    <message>
        <source>Length in steps</source>
        <translation>Longueur en pas</translation>
    </message>
    <message>
        <source>Export &amp;CSV…</source>
        <translation>Exporter en &amp;CSV…</translation>
    </message>
    <message>
        <source>Export &amp;JSON…</source>
        <translation>Exporter en &amp;JSON…</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <translation>Exporter les statistiques</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Connected components</source>
        <translation>Parties connexes</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>Boucles</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Chemins</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Impasses</translation>
    </message>
    <message>
        <source>Share of the floor</source>
        <translation>Part du sol</translation>
    </message>
    <message>
        <source>{share:.1%}</source>
        <translation>{share:.1%}</translation>
    </message>
    <message>
        <source>Mean length</source>
        <translation>Longueur moyenne</translation>
    </message>
    <message>
        <source>Cells in dead-end branches</source>
        <translation>Cases des branches en impasse</translation>
    </message>
    <message>
        <source>Chokepoints</source>
        <translation>Goulets</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passages</translation>
    </message>
    <message>
        <source>Open to all sides</source>
        <translation>Ouverts de tous côtés</translation>
    </message>
    <message>
        <source>{count:,} of {total:,}</source>
        <translation>{count:,} sur {total:,}</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>Texture</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Rivière</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>Biais</translation>
    </message>
    <message>
        <source>Slant</source>
        <translation>Inclinaison</translation>
    </message>
    <message>
        <source>Braid</source>
        <translation>Tressage</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Cells that are not rock, on all levels.</source>
        <translation>Cases qui ne sont pas de la roche, sur tous les niveaux.</translation>
    </message>
    <message>
        <source>Regions of open floor that are wider than one cell.</source>
        <translation>Régions de sol ouvert, plus larges qu’une case.</translation>
    </message>
    <message>
        <source>Regions that are one cell wide, between rooms and crossroads.</source>
        <translation>Régions larges d’une case, entre salles et carrefours.</translation>
    </message>
    <message>
        <source>Cells outside rooms where three or more passages meet.</source>
        <translation>Cases hors des salles où se rejoignent au moins trois passages.</translation>
    </message>
    <message>
        <source>Parts of the floor between which there is no path.</source>
        <translation>Parties du sol entre lesquelles il n’y a pas de chemin.</translation>
    </message>
    <message>
        <source>Independent round trips; a perfect maze has none.</source>
        <translation>Circuits indépendants&#x202f;; un labyrinthe parfait n’en a aucun.</translation>
    </message>
    <message>
        <source>The first cell of this path.</source>
        <translation>La première case de ce chemin.</translation>
    </message>
    <message>
        <source>The last cell of this path.</source>
        <translation>La dernière case de ce chemin.</translation>
    </message>
    <message>
        <source>The length of the shortest path from the start to the nearest goal.</source>
        <translation>La longueur du plus court chemin du départ à l’arrivée la plus proche.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Virages</translation>
    </message>
    <message>
        <source>Changes of direction on the solution.</source>
        <translation>Changements de direction sur la solution.</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Cells of the solution where another passage branches off.</source>
        <translation>Cases de la solution d’où part un autre passage.</translation>
    </message>
    <message>
        <source>Dead ends off the solution</source>
        <translation>Impasses partant de la solution</translation>
    </message>
    <message>
        <source>Dead ends in the branches that leave the solution.</source>
        <translation>Impasses dans les branches qui partent de la solution.</translation>
    </message>
    <message>
        <source>Cells in these dead ends</source>
        <translation>Cases de ces impasses</translation>
    </message>
    <message>
        <source>All cells of these branches.</source>
        <translation>Toutes les cases de ces branches.</translation>
    </message>
    <message>
        <source>A logarithm: one more means ten times as hard.</source>
        <translation>Un logarithme : un de plus signifie dix fois plus difficile.</translation>
    </message>
    <message>
        <source>Longest path</source>
        <translation>Plus long chemin</translation>
    </message>
    <message>
        <source>at least {steps}</source>
        <translation>au moins {steps}</translation>
    </message>
    <message>
        <source>The shortest path between the two cells that are farthest apart.</source>
        <translation>Le plus court chemin entre les deux cases les plus éloignées.</translation>
    </message>
    <message>
        <source>Cells with a single exit.</source>
        <translation>Cases à une seule sortie.</translation>
    </message>
    <message>
        <source>Dead ends, as a share of all cells of floor.</source>
        <translation>Part des impasses dans toutes les cases de sol.</translation>
    </message>
    <message>
        <source>Mean number of steps from a dead end to the next junction.</source>
        <translation>Nombre moyen de pas d’une impasse à l’embranchement suivant.</translation>
    </message>
    <message>
        <source>Cells that lead only to dead ends.</source>
        <translation>Cases qui ne mènent qu’à des impasses.</translation>
    </message>
    <message>
        <source>Cells that disconnect a part of the maze when they are closed.</source>
        <translation>Cases qui coupent une partie du labyrinthe si on les ferme.</translation>
    </message>
    <message>
        <source>Corridors with such a cell.</source>
        <translation>Couloirs qui ont une telle case.</translation>
    </message>
    <message>
        <source>N {north:,} · E {east:,}
S {south:,} · W {west:,}</source>
        <translation>N {north:,} · E {east:,}
S {south:,} · O {west:,}</translation>
    </message>
    <message>
        <source>NE {north_east:,} · SE {south_east:,}
NW {north_west:,} · SW {south_west:,}</source>
        <translation>NE {north_east:,} · SE {south_east:,}
NO {north_west:,} · SO {south_west:,}</translation>
    </message>
    <message>
        <source>N–S {north_south:,} · E–W {east_west:,}</source>
        <translation>N–S {north_south:,} · E–O {east_west:,}</translation>
    </message>
    <message>
        <source>Isolated cells</source>
        <translation>Cases isolées</translation>
    </message>
    <message>
        <source>Cells without an open side.</source>
        <translation>Cases sans côté ouvert.</translation>
    </message>
    <message>
        <source>Dead ends, by open side</source>
        <translation>Impasses, selon le côté ouvert</translation>
    </message>
    <message>
        <source>Cells that are open to one side only: north, east, south or west.</source>
        <translation>Cases ouvertes d’un seul côté&#xa0;: nord, est, sud ou ouest.</translation>
    </message>
    <message>
        <source>Straight passages</source>
        <translation>Passages droits</translation>
    </message>
    <message>
        <source>Cells that are open to two opposite sides, such as north and south.</source>
        <translation>Cases ouvertes de deux côtés opposés, comme nord et sud.</translation>
    </message>
    <message>
        <source>Turns, by open sides</source>
        <translation>Virages, selon les côtés ouverts</translation>
    </message>
    <message>
        <source>Cells that are open to two adjacent sides, such as north and east.</source>
        <translation>Cases ouvertes de deux côtés voisins, comme nord et est.</translation>
    </message>
    <message>
        <source>Junctions, by closed side</source>
        <translation>Embranchements, selon le côté fermé</translation>
    </message>
    <message>
        <source>Cells that are open to three of four sides, by the closed side.</source>
        <translation>Cases ouvertes de trois côtés sur quatre, selon le côté fermé.</translation>
    </message>
    <message>
        <source>Cells without a wall.</source>
        <translation>Cases sans mur.</translation>
    </message>
    <message>
        <source>Cells with links</source>
        <translation>Cases avec des liens</translation>
    </message>
    <message>
        <source>Cells with a teleporter or stairs; they are not counted above.</source>
        <translation>Cases avec un téléporteur ou un escalier&#x202f;; elles ne sont pas comptées ci-dessus.</translation>
    </message>
    <message>
        <source>Cell types that never occur</source>
        <translation>Types de cases jamais présents</translation>
    </message>
    <message>
        <source>Combinations of open sides that no cell has.</source>
        <translation>Combinaisons de côtés ouverts qu’aucune case n’a.</translation>
    </message>
    <message>
        <source>From −1 to 1. 1: all turns follow the falling diagonal; −1: the rising one; 0: no preference.</source>
        <translation>De −1 à 1. 1&#xa0;: tous les virages suivent la diagonale descendante&#x202f;; −1&#xa0;: la montante&#x202f;; 0&#xa0;: aucune préférence.</translation>
    </message>
    <message>
        <source>The share of the floor outside dead-end branches. 1: no dead ends.</source>
        <translation>La part du sol hors des branches en impasse. 1&#xa0;: aucune impasse.</translation>
    </message>
    <message>
        <source>{number:,} {unit}</source>
        <translation>{number:,} {unit}</translation>
    </message>
    <message>
        <source>Secret cells</source>
        <translation>Cases secrètes</translation>
    </message>
    <message>
        <source>Cells that look like rock until they are found.</source>
        <translation>Cases qui ressemblent à de la roche tant qu’elles ne sont pas trouvées.</translation>
    </message>
    <message>
        <source>Secret doors</source>
        <translation>Portes secrètes</translation>
    </message>
    <message>
        <source>Doors that look like walls until they are found.</source>
        <translation>Portes qui ressemblent à des murs tant qu’elles ne sont pas trouvées.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvées</translation>
    </message>
    <message>
        <source>Secrets that are marked as found.</source>
        <translation>Secrets marqués comme trouvés.</translation>
    </message>
    <message>
        <source>Cells that can be reached only through secrets.</source>
        <translation>Cases accessibles seulement par des secrets.</translation>
    </message>
    <message>
        <source>Cells behind secrets</source>
        <translation>Cases derrière des secrets</translation>
    </message>
    <message>
        <source>Secrets needed to a goal</source>
        <translation>Secrets nécessaires jusqu’à une arrivée</translation>
    </message>
    <message>
        <source>The fewest secrets on a path from the start to a goal.</source>
        <translation>Le moins de secrets sur un chemin du départ à une arrivée.</translation>
    </message>
    <message>
        <source>Solution without secrets</source>
        <translation>Solution sans secrets</translation>
    </message>
    <message>
        <source>The shortest path to a goal that uses no secret.</source>
        <translation>Le plus court chemin vers une arrivée sans aucun secret.</translation>
    </message>
    <message>
        <source>{cells}, {secrets}</source>
        <translation>{cells}, {secrets}</translation>
    </message>
    <message>
        <source>The longest corridor that has secrets beside it.</source>
        <translation>Le plus long couloir bordé de secrets.</translation>
    </message>
    <message>
        <source>Longest corridor with secrets</source>
        <translation>Plus long couloir avec secrets</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Secrets</translation>
    </message>
    <message>
        <source>{number:.2f}</source>
        <translation>{number:.2f}</translation>
    </message>
    <message>
        <source>Your changes are kept in memory only.</source>
        <translation>Vos modifications ne sont conservées qu’en mémoire.</translation>
    </message>
    <message>
        <source>Your changes are kept, also in the journal {path}.</source>
        <translation>Vos modifications sont conservées, aussi dans le journal {path}.</translation>
    </message>
    <message>
        <source>Changes are in memory only until you save: the recovery journal cannot be written.</source>
        <translation>Les modifications ne sont qu’en mémoire jusqu’à l’enregistrement&#xa0;: le journal de récupération ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Untitled {number}</source>
        <translation>Sans titre {number}</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Rooms, corridors and crossroads, teleporters, a secret</source>
        <translation>Salles, couloirs et carrefours, téléporteurs, un secret</translation>
    </message>
    <message>
        <source>Two levels</source>
        <translation>Deux niveaux</translation>
    </message>
    <message>
        <source>A labyrinth below, a gallery above</source>
        <translation>Un labyrinthe en bas, une galerie en haut</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Donjon</translation>
    </message>
    <message>
        <source>Rooms with doors, corridors between them</source>
        <translation>Des salles avec portes, des couloirs entre elles</translation>
    </message>
    <message>
        <source>Cave</source>
        <translation>Grotte</translation>
    </message>
    <message>
        <source>Random rock, smoothed</source>
        <translation>De la roche au hasard, lissée</translation>
    </message>
    <message>
        <source>Honeycomb</source>
        <translation>Nid d’abeilles</translation>
    </message>
    <message>
        <source>Cells with three neighbors</source>
        <translation>Des cases à trois voisines</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Grown in six directions; the Grow tool adds points</source>
        <translation>Créés dans six directions&#x202f;; l’outil Croissance ajoute des points</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Concours</translation>
    </message>
    <message>
        <source>16 × 16 cells, for micromouse contests</source>
        <translation>16 × 16 cases, pour les concours de micromouse</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>un autre programme</translation>
    </message>
    <message>
        <source>process {process} on {host}</source>
        <translation>processus {process} sur {host}</translation>
    </message>
    <message>
        <source>process {process} on {host}; if that has ended, remove the file {name}</source>
        <translation>processus {process} sur {host}&#x202f;; s’il est terminé, supprimez le fichier {name}</translation>
    </message>
    <message>
        <source>Opening {name}…</source>
        <translation>Ouverture de {name}…</translation>
    </message>
    <message>
        <source>Cannot open “{path}”: {reason}.</source>
        <translation>Impossible d’ouvrir « {path} »&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Cannot open “{path}” (“{error}”).</source>
        <translation>Impossible d’ouvrir «&#xa0;{path}&#xa0;» («&#xa0;{error}&#xa0;»).</translation>
    </message>
    <message>
        <source>Saving {name}…</source>
        <translation>Enregistrement de {name}…</translation>
    </message>
    <message>
        <source>Saving stopped. “{name}” is unchanged.</source>
        <translation>Enregistrement interrompu. «&#xa0;{name}&#xa0;» est inchangé.</translation>
    </message>
    <message>
        <source>Cannot save “{name}”: {reason}.</source>
        <translation>Impossible d’enregistrer « {name} »&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Cannot save “{name}” (“{error}”).</source>
        <translation>Impossible d’enregistrer «&#xa0;{name}&#xa0;» («&#xa0;{error}&#xa0;»).</translation>
    </message>
    <message>
        <source>teleporter</source>
        <translation>téléporteur</translation>
    </message>
    <message>
        <source>stairs</source>
        <translation>escalier</translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>arrivée</translation>
    </message>
    <message>
        <source>treasure</source>
        <translation>trésor</translation>
    </message>
    <message>
        <source>character</source>
        <translation>personnage</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>adversaire</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <source>pad</source>
        <translation>plot</translation>
    </message>
    <message>
        <source>up</source>
        <translation>vers le haut</translation>
    </message>
    <message>
        <source>down</source>
        <translation>vers le bas</translation>
    </message>
    <message>
        <source>level {level}, row {row}, column {col}</source>
        <translation>niveau {level}, ligne {row}, colonne {col}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>The clipboard has nothing that can be pasted into a maze.</source>
        <translation>Le presse-papiers ne contient rien qui puisse être collé dans un labyrinthe.</translation>
    </message>
    <message>
        <source>The content of the clipboard is too large.</source>
        <translation>Le contenu du presse-papiers est trop grand.</translation>
    </message>
    <message>
        <source>Earlier versions of it are kept: see File › Earlier versions…</source>
        <translation>Ses versions antérieures sont conservées&#xa0;: voir Fichier › Versions antérieures…</translation>
    </message>
    <message>
        <source>Read as…</source>
        <translation>Lire comme…</translation>
    </message>
    <message>
        <source>Adjust…</source>
        <translation>Ajuster…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>This maze has no file yet. Save it first.</source>
        <translation>Ce labyrinthe n’a pas encore de fichier. Enregistrez-le d’abord.</translation>
    </message>
    <message>
        <source>This maze has no file, so it cannot be read in another way.</source>
        <translation>Ce labyrinthe n’a pas de fichier, il ne peut donc pas être lu autrement.</translation>
    </message>
    <message>
        <source>This maze has no file, so it has no earlier versions.</source>
        <translation>Ce labyrinthe n’a pas de fichier, donc pas de versions antérieures.</translation>
    </message>
    <message>
        <source>restore an earlier version</source>
        <translation>restaurer une version antérieure</translation>
    </message>
    <message>
        <source>Opening stopped. The open maze was not changed.</source>
        <translation>Ouverture interrompue. Le labyrinthe ouvert est inchangé.</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>Versions antérieures…</translation>
    </message>
    <message>
        <source>Other files that cannot be opened: {count:,}.</source>
        <translation>Autres fichiers impossibles à ouvrir&#xa0;: {count:,}.</translation>
    </message>
    <message>
        <source>“{name}” is open in another tab. Close that tab first.</source>
        <translation>«&#xa0;{name}&#xa0;» est ouvert dans un autre onglet. Fermez d’abord cet onglet.</translation>
    </message>
    <message>
        <source>Saved “{name}”.</source>
        <translation>«&#xa0;{name}&#xa0;» enregistré.</translation>
    </message>
    <message>
        <source>“{name}” is already open in another Mazarine window ({owner}). Edits are not merged; you will be asked before one copy overwrites the other.</source>
        <translation>«&#xa0;{name}&#xa0;» est déjà ouvert dans une autre fenêtre de Mazarine ({owner}). Les modifications ne sont pas réunies&#x202f;; une question vous sera posée avant qu’une copie n’écrase l’autre.</translation>
    </message>
    <message>
        <source>“{name}” was removed by another program. Save the maze to keep it.</source>
        <translation>«&#xa0;{name}&#xa0;» a été supprimé par un autre programme. Enregistrez le labyrinthe pour le conserver.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program. Your copy stays unchanged until you reload it.</source>
        <translation>«&#xa0;{name}&#xa0;» a été modifié par un autre programme. Votre copie reste inchangée jusqu’à ce que vous la rechargiez.</translation>
    </message>
    <message>
        <source>Unsaved work was found, but it cannot be read.</source>
        <translation>Un travail non enregistré a été trouvé, mais il ne peut pas être lu.</translation>
    </message>
    <message>
        <source>Open them again</source>
        <translation>Les rouvrir</translation>
    </message>
    <message>
        <source>Mazarine closed unexpectedly while files were open.</source>
        <translation>Mazarine s’est fermé de façon inattendue alors que des fichiers étaient ouverts.</translation>
    </message>
    <message>
        <source>The unsaved work on {names} is open in another window, or was removed.</source>
        <translation>Le travail non enregistré sur {names} est ouvert dans une autre fenêtre ou a été supprimé.</translation>
    </message>
    <message>
        <source>Restored, but not saved yet: {names}. Earlier steps cannot be undone.</source>
        <translation>Restaurés, mais pas encore enregistrés&#xa0;: {names}. Les étapes antérieures ne peuvent pas être annulées.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>Principale</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Superposition</translation>
    </message>
    <message>
        <source>&lt;b&gt;Overlay&lt;/b&gt;&lt;br&gt;Choose an overlay (Ctrl+1 to Ctrl+8)</source>
        <translation>&lt;b&gt;Superposition&lt;/b&gt;&lt;br&gt;Choisir une superposition (Ctrl+1 à Ctrl+8)</translation>
    </message>
    <message>
        <source>Read {name} as</source>
        <translation>Lire {name} comme</translation>
    </message>
    <message>
        <source>Readings of the file</source>
        <translation>Lectures du fichier</translation>
    </message>
    <message>
        <source>Picture of the maze</source>
        <translation>Image du labyrinthe</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>&amp;Adjust…</source>
        <translation>A&amp;juster…</translation>
    </message>
    <message>
        <source>Show where the cells of the maze are in the picture</source>
        <translation>Montrer où se trouvent les cases du labyrinthe dans l’image</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Probables</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Choose what the file is. The picture shows the maze that is read then.</source>
        <translation>Choisissez ce que contient le fichier. L’image montre le labyrinthe qui sera lu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Level&lt;/b&gt;&amp;nbsp; PgUp, PgDown&lt;br&gt;Choose the level</source>
        <translation>&lt;b&gt;Niveau&lt;/b&gt;&amp;nbsp; Page préc, Page suiv&lt;br&gt;Choisir le niveau</translation>
    </message>
    <message>
        <source> of {count:,}</source>
        <translation> sur {count:,}</translation>
    </message>
    <message>
        <source>Open recen&amp;t</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>Run re&amp;cent script</source>
        <translation>Exécuter un script ré&amp;cent</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Aucun fichier pour l’instant</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Vider la liste</translation>
    </message>
    <message>
        <source>Contest s&amp;heets…</source>
        <translation>Feuilles de const&amp;ruction…</translation>
    </message>
    <message>
        <source>Export the maze as PNG, SVG, PDF or a web page</source>
        <translation>Exporter le labyrinthe en PNG, SVG, PDF ou page web</translation>
    </message>
    <message>
        <source>Export sheets in real size, with dimensions and a list of parts, to build a contest maze</source>
        <translation>Exporter des feuilles en grandeur réelle, avec cotes et liste des pièces, pour construire un labyrinthe de concours</translation>
    </message>
    <message>
        <source>Exported {path}: {size}.</source>
        <translation>{path} exporté&#xa0;: {size}.</translation>
    </message>
    <message>
        <source>Exporting {name}…</source>
        <translation>Exportation de {name}…</translation>
    </message>
    <message>
        <source>Drawing pages…</source>
        <translation>Dessin des pages…</translation>
    </message>
    <message>
        <source>Export stopped. No file was written.</source>
        <translation>Exportation interrompue. Aucun fichier n’a été écrit.</translation>
    </message>
    <message>
        <source>Docks</source>
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <source>Show this page at startup</source>
        <translation>Afficher cette page au démarrage</translation>
    </message>
    <message>
        <source>When no maze is opened</source>
        <translation>Quand aucun labyrinthe n’est ouvert</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>Files that you open or save
are listed here.</source>
        <translation>Les fichiers que vous ouvrez ou enregistrez
s’affichent ici.</translation>
    </message>
    <message>
        <source>&amp;Back to {name}</source>
        <translation>&amp;Revenir à {name}</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Exemples :</translation>
    </message>
    <message>
        <source>The Mazarine icon</source>
        <translation>L’icône de Mazarine</translation>
    </message>
    <message>
        <source>User manual</source>
        <translation>Manuel d’utilisation</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Sommaire</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>S&amp;uivant</translation>
    </message>
    <message>
        <source>Open the manual at this subject</source>
        <translation>Ouvrir le manuel à ce sujet</translation>
    </message>
    <message>
        <source>&amp;End tour</source>
        <translation>&amp;Quitter la visite</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>&amp;Passer</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Terminer</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>Draw walls</source>
        <translation>Dessinez des murs</translation>
    </message>
    <message>
        <source>Watch the analysis</source>
        <translation>Observez l’analyse</translation>
    </message>
    <message>
        <source>Explore the editor</source>
        <translation>Explorez l’éditeur</translation>
    </message>
    <message>
        <source>Drag along cell edges to draw a wall.</source>
        <translation>Glissez le long des côtés des cases pour dessiner un mur.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+Z&lt;/b&gt; undoes a stroke and &lt;b&gt;Ctrl+Y&lt;/b&gt; redoes it. The History dock lists all steps.</source>
        <translation>&lt;b&gt;Ctrl+Z&lt;/b&gt; annule un trait et &lt;b&gt;Ctrl+Y&lt;/b&gt; le rétablit. Le panneau Historique montre toutes les étapes.</translation>
    </message>
    <message>
        <source>Press Ctrl+Z to undo the wall.</source>
        <translation>Appuyez sur Ctrl+Z pour annuler le mur.</translation>
    </message>
    <message>
        <source>While you draw, every cell becomes part of a &lt;b&gt;room&lt;/b&gt;, a &lt;b&gt;corridor&lt;/b&gt; or a &lt;b&gt;crossroad&lt;/b&gt;.</source>
        <translation>Pendant que vous dessinez, chaque case devient une partie d’une &lt;b&gt;salle&lt;/b&gt;, d’un &lt;b&gt;couloir&lt;/b&gt; ou d’un &lt;b&gt;carrefour&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Close off part of a room, or open a wall, and watch the colors change.</source>
        <translation>Fermez une partie d’une salle, ou ouvrez un mur, et voyez les couleurs changer.</translation>
    </message>
    <message>
        <source>Drag with the &lt;b&gt;middle button&lt;/b&gt;, or hold Space and drag, to move the maze. &lt;b&gt;Ctrl+/&lt;/b&gt; shows all of it. The status bar describes the cell under the pointer.</source>
        <translation>Glissez avec le &lt;b&gt;bouton du milieu&lt;/b&gt;, ou maintenez Espace et glissez, pour déplacer le labyrinthe. &lt;b&gt;Ctrl+/&lt;/b&gt; l’affiche en entier. La barre d’état décrit la case sous le pointeur.</translation>
    </message>
    <message>
        <source>Other tools</source>
        <translation>Autres outils</translation>
    </message>
    <message>
        <source>&lt;b&gt;Rock&lt;/b&gt; (K) fills whole cells, &lt;b&gt;P&lt;/b&gt; draws rectangles, &lt;b&gt;F&lt;/b&gt; fills. With the &lt;b&gt;teleporter&lt;/b&gt; (T), drag from one cell to another: the two are then one step apart. &lt;b&gt;R&lt;/b&gt; selects pieces to move, rotate, copy and save as stamps.</source>
        <translation>La &lt;b&gt;roche&lt;/b&gt; (K) remplit des cases entières, &lt;b&gt;P&lt;/b&gt; dessine des rectangles, &lt;b&gt;F&lt;/b&gt; remplit. Avec le &lt;b&gt;téléporteur&lt;/b&gt; (T), glissez d’une case à une autre&#xa0;: elles sont alors à un pas l’une de l’autre. &lt;b&gt;R&lt;/b&gt; sélectionne des morceaux à déplacer, pivoter, copier et enregistrer comme tampons.</translation>
    </message>
    <message>
        <source>Choose another tool.</source>
        <translation>Choisissez un autre outil.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;path probe&lt;/b&gt; (D) shows the shortest path to the pointer, through teleporters and levels. It stays up to date while you edit.</source>
        <translation>La &lt;b&gt;sonde de chemin&lt;/b&gt; (D) affiche le plus court chemin jusqu’au pointeur, à travers téléporteurs et niveaux. Il reste à jour pendant que vous dessinez.</translation>
    </message>
    <message>
        <source>Press in a cell and move the pointer.</source>
        <translation>Appuyez dans une case et déplacez le pointeur.</translation>
    </message>
    <message>
        <source>Overlays show regions in different colors, &lt;b&gt;distances&lt;/b&gt;, dead ends, chokepoints or the &lt;b&gt;solution&lt;/b&gt;.</source>
        <translation>Les superpositions montrent les régions en différentes couleurs, les &lt;b&gt;distances&lt;/b&gt;, les impasses, les goulets ou la &lt;b&gt;solution&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Choose another overlay.</source>
        <translation>Choisissez une autre superposition.</translation>
    </message>
    <message>
        <source>Double-click a row to go to that region.</source>
        <translation>Double-cliquez sur une ligne pour aller à cette région.</translation>
    </message>
    <message>
        <source>Choose an algorithm, see what its mazes are like, generate one or watch how it grows. Undo restores the previous maze.</source>
        <translation>Choisissez un algorithme, voyez à quoi ressemblent ses labyrinthes, générez-en un ou regardez-le grandir. L’annulation ramène le labyrinthe précédent.</translation>
    </message>
    <message>
        <source>Press F8, or choose Generate in the Make menu.</source>
        <translation>Appuyez sur F8, ou choisissez Générer dans le menu Création.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+Shift+P&lt;/b&gt; finds anything by a word, and &lt;b&gt;F1&lt;/b&gt; lists the keys. Unsaved changes are kept in a recovery journal, so a crash loses nothing. Start drawing.</source>
        <translation>&lt;b&gt;Ctrl+Maj+P&lt;/b&gt; trouve tout par un mot, et &lt;b&gt;F1&lt;/b&gt; liste les touches. Les modifications non enregistrées sont gardées dans un journal de récupération&#xa0;: un plantage ne fait rien perdre. À vous de dessiner.</translation>
    </message>
    <message>
        <source>Find a path</source>
        <translation>Trouvez un chemin</translation>
    </message>
    <message>
        <source>The &lt;b&gt;wall brush&lt;/b&gt; (B) is active. The left button draws. The &lt;b&gt;right button erases&lt;/b&gt; with any brush.</source>
        <translation>Le &lt;b&gt;pinceau de murs&lt;/b&gt; (B) est actif. Le bouton gauche dessine. Le &lt;b&gt;bouton droit efface&lt;/b&gt; avec tous les pinceaux.</translation>
    </message>
    <message>
        <source>Zoom in with the mouse: {zoom_keys}.</source>
        <translation>Zoomez avec la souris&#xa0;: {zoom_keys}.</translation>
    </message>
    <message>
        <source>See more</source>
        <translation>Voyez-en plus</translation>
    </message>
    <message>
        <source>All regions in a table</source>
        <translation>Toutes les régions, en tableau</translation>
    </message>
    <message>
        <source>Sort and filter the table; &lt;b&gt;Statistics&lt;/b&gt; are beside it. The Window menu has more docks: &lt;b&gt;problems&lt;/b&gt; with a button that fixes them, levels, history, stamps.</source>
        <translation>Triez et filtrez le tableau ; les &lt;b&gt;statistiques&lt;/b&gt; sont à côté. Le menu Fenêtre propose d’autres panneaux : les &lt;b&gt;problèmes&lt;/b&gt; avec un bouton qui les corrige, les niveaux, l’historique, les tampons.</translation>
    </message>
    <message>
        <source>Generate a maze</source>
        <translation>Générez un labyrinthe</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Tout le reste</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>secret</translation>
    </message>
    <message>
        <source>secret, found</source>
        <translation>secret, trouvé</translation>
    </message>
    <message>
        <source>open to the {sides}</source>
        <translation>ouvert côté {sides}</translation>
    </message>
    <message>
        <source>wall to the {sides}</source>
        <translation>mur côté {sides}</translation>
    </message>
    <message>
        <source>rock to the {sides}</source>
        <translation>roche côté {sides}</translation>
    </message>
    <message>
        <source>secret door to the {sides}</source>
        <translation>porte secrète côté {sides}</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <translation>coût {cost}</translation>
    </message>
    <message>
        <source>crossroad with {exits}</source>
        <translation>carrefour à {exits}</translation>
    </message>
    <message>
        <source>leads to {places}</source>
        <translation>mène à&#xa0;: {places}</translation>
    </message>
    <message>
        <source>a dead end</source>
        <translation>impasse</translation>
    </message>
    <message>
        <source>a crossroad with {exits}</source>
        <translation>carrefour à {exits}</translation>
    </message>
    <message>
        <source>end of a one-way link: {link} from {position}</source>
        <translation>fin d’un lien à sens unique&#xa0;: {link} depuis {position}</translation>
    </message>
    <message>
        <source>{link} to the {side}, to {position}</source>
        <translation>{link} côté {side}, vers {position}</translation>
    </message>
    <message>
        <source>{link} to {position}</source>
        <translation>{link} vers {position}</translation>
    </message>
    <message>
        <source>open on all sides</source>
        <translation>ouvert de tous les côtés</translation>
    </message>
    <message>
        <source>no open side</source>
        <translation>aucun côté ouvert</translation>
    </message>
    <message>
        <source>{x:.2f} m, {y:.2f} m</source>
        <translation>{x:.2f} m, {y:.2f} m</translation>
    </message>
    <message>
        <source>entry: {position}</source>
        <translation>entrée&#xa0;: {position}</translation>
    </message>
    <message>
        <source>entry: {position} in {steps}</source>
        <translation>entrée&#xa0;: {position} à {steps}</translation>
    </message>
    <message>
        <source>no entries</source>
        <translation>aucune entrée</translation>
    </message>
    <message>
        <source>Selected: {rows:,} × {cols:,}, {cells}</source>
        <translation>Sélection&#xa0;: {rows:,} × {cols:,}, {cells}</translation>
    </message>
    <message>
        <source>Zoom {share:.1%}</source>
        <translation>Zoom {share:.1%}</translation>
    </message>
    <message>
        <source>Zoom {share:.0%}</source>
        <translation>Zoom {share:.0%}</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Avancement de l’analyse</translation>
    </message>
    <message>
        <source>Stop the calculation</source>
        <translation>Arrêter le calcul</translation>
    </message>
    <message>
        <source>Calculating regions…</source>
        <translation>Calcul des régions…</translation>
    </message>
    <message>
        <source>Updating…</source>
        <translation>Mise à jour…</translation>
    </message>
    <message>
        <source>Updating overlay…</source>
        <translation>Mise à jour de la superposition…</translation>
    </message>
    <message>
        <source>Stopped. Press F5 to recalculate regions.</source>
        <translation>Arrêté. Appuyez sur F5 pour recalculer les régions.</translation>
    </message>
    <message>
        <source>Regions are not available.</source>
        <translation>Régions indisponibles.</translation>
    </message>
    <message>
        <source>Progress of the task</source>
        <translation>Avancement de la tâche</translation>
    </message>
    <message>
        <source>Stop the task</source>
        <translation>Arrêter la tâche</translation>
    </message>
    <message>
        <source>Stop: {task}</source>
        <translation>Arrêter&#xa0;: {task}</translation>
    </message>
    <message>
        <source>Open mazes</source>
        <translation>Labyrinthes ouverts</translation>
    </message>
    <message>
        <source>List all tabs</source>
        <translation>Lister tous les onglets</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Pas encore enregistré</translation>
    </message>
    <message>
        <source>Close {name}</source>
        <translation>Fermer {name}</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>For red-green blindness</source>
        <translation>Pour daltonisme rouge-vert</translation>
    </message>
    <message>
        <source>For blue-yellow blindness</source>
        <translation>Pour daltonisme bleu-jaune</translation>
    </message>
    <message>
        <source>Shades of gray</source>
        <translation>Nuances de gris</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Types</translation>
    </message>
    <message>
        <source>No overlay</source>
        <translation>Aucune superposition</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Distances</translation>
    </message>
    <message>
        <source>Subtrees</source>
        <translation>Sous-arbres</translation>
    </message>
    <message>
        <source>The board cannot grow while symmetry is on. Turn symmetry off first.</source>
        <translation>Le plateau ne peut pas s’agrandir pendant que la symétrie est active. Désactivez-la d’abord.</translation>
    </message>
    <message>
        <source>This is too far beyond the edge, or the cells are too small. Zoom in to dig there.</source>
        <translation>C’est trop loin au-delà du bord, ou les cases sont trop petites. Zoomez pour y creuser.</translation>
    </message>
    <message>
        <source>rooms {change}</source>
        <translation>salles {change}</translation>
    </message>
    <message>
        <source>corridors {change}</source>
        <translation>couloirs {change}</translation>
    </message>
    <message>
        <source>crossroads {change}</source>
        <translation>carrefours {change}</translation>
    </message>
    <message>
        <source>dead ends {change}</source>
        <translation>impasses {change}</translation>
    </message>
    <message>
        <source>no solution left</source>
        <translation>plus aucune solution</translation>
    </message>
    <message>
        <source>new solution: {steps}</source>
        <translation>nouvelle solution&#xa0;: {steps}</translation>
    </message>
    <message>
        <source>solution {before:,} → {steps}</source>
        <translation>solution {before:,} → {steps}</translation>
    </message>
    <message>
        <source>Click to fill connected floor with rock; right-click clears connected rock. Shift: one region. Ctrl: whole level.</source>
        <translation>Cliquez pour remplir de roche le sol d’un seul tenant&#x202f;; un clic droit creuse la roche d’un seul tenant. Maj&#xa0;: une région. Ctrl&#xa0;: tout le niveau.</translation>
    </message>
    <message>
        <source>Cell {cell} is already rock. The right button clears it.</source>
        <translation>La case {cell} est déjà de la roche. Le bouton droit la creuse.</translation>
    </message>
    <message>
        <source>Cell {cell} is not rock. The left button fills it.</source>
        <translation>La case {cell} n’est pas de la roche. Le bouton gauche la remplit.</translation>
    </message>
    <message>
        <source>Filling…</source>
        <translation>Remplissage…</translation>
    </message>
    <message>
        <source>nothing to fill</source>
        <translation>rien à remplir</translation>
    </message>
    <message>
        <source>nothing to dig out</source>
        <translation>rien à creuser</translation>
    </message>
    <message>
        <source>The maze was changed meanwhile. Nothing was filled.</source>
        <translation>Le labyrinthe a changé entre-temps. Rien n’a été rempli.</translation>
    </message>
    <message>
        <source>dig out rock</source>
        <translation>creuser la roche</translation>
    </message>
    <message>
        <source>{reason}. Nothing was filled.</source>
        <translation>{reason}. Rien n’a été rempli.</translation>
    </message>
    <message>
        <source>right button clears {cells}</source>
        <translation>le bouton droit creuse {cells}</translation>
    </message>
    <message>
        <source>fill {cells}</source>
        <translation>remplir {cells}</translation>
    </message>
    <message>
        <source>Drag to cover cells with fog, which hides them from players. Right button clears. Shift: straight line. Ctrl+Shift: block.</source>
        <translation>Glissez pour couvrir des cases de brouillard, qui les cache aux joueurs. Le bouton droit le lève. Maj&#xa0;: ligne droite. Ctrl+Maj&#xa0;: bloc.</translation>
    </message>
    <message>
        <source>Only a honeycomb can grow from points. Choose that lattice in File › New.</source>
        <translation>Seul un nid d’abeilles peut croître à partir de points. Choisissez ce réseau dans Fichier › Nouveau.</translation>
    </message>
    <message>
        <source>Points grow only on the lowest level. Go to that level first.</source>
        <translation>Les points ne croissent qu’au niveau le plus bas. Allez d’abord à ce niveau.</translation>
    </message>
    <message>
        <source>The player&apos;s view hides points. Press V to show everything.</source>
        <translation>La vue du joueur masque les points. Appuyez sur V pour tout afficher.</translation>
    </message>
    <message>
        <source>Click a free point to create its neighbors, first toward the pointer. 1 to 6: choose the direction.</source>
        <translation>Cliquez sur un point libre pour créer ses voisins, d’abord vers le pointeur. 1 à 6&#xa0;: choisir la direction.</translation>
    </message>
    <message>
        <source>P1 {point} is new.</source>
        <translation>P1 {point} est nouveau.</translation>
    </message>
    <message>
        <source>place first point</source>
        <translation>placer le premier point</translation>
    </message>
    <message>
        <source>expand {point}</source>
        <translation>développer {point}</translation>
    </message>
    <message>
        <source>{point} is new</source>
        <translation>{point} est nouveau</translation>
    </message>
    <message>
        <source>{points} are new</source>
        <translation>{points} sont nouveaux</translation>
    </message>
    <message>
        <source>{point} exists, only the link is new</source>
        <translation>{point} existe, seul le lien est nouveau</translation>
    </message>
    <message>
        <source>{point} exists</source>
        <translation>{point} existe</translation>
    </message>
    <message>
        <source>{point}: {changes}.</source>
        <translation>{point}&#xa0;: {changes}.</translation>
    </message>
    <message>
        <source>{point} is new.</source>
        <translation>{point} est nouveau.</translation>
    </message>
    <message>
        <source>Click a cell to place a marker, or drag one to move it. 1 to 9 and 0: choose the kind. Right-click removes.</source>
        <translation>Cliquez sur une case pour placer un repère, ou glissez-en un pour le déplacer. 1 à 9 et 0&#xa0;: choisir le type. Un clic droit supprime.</translation>
    </message>
    <message>
        <source>Cell {cell} already has this marker: {marker}.</source>
        <translation>La case {cell} a déjà ce repère&#xa0;: {marker}.</translation>
    </message>
    <message>
        <source>place {marker}</source>
        <translation>placer un repère ({marker})</translation>
    </message>
    <message>
        <source>move {marker}</source>
        <translation>déplacer un repère ({marker})</translation>
    </message>
    <message>
        <source>another start; press 2 for a goal</source>
        <translation>un autre départ&#x202f;; appuyez sur 2 pour une arrivée</translation>
    </message>
    <message>
        <source>{marker}, a gap in the border</source>
        <translation>{marker}, une brèche dans le bord</translation>
    </message>
    <message>
        <source>remove {marker}</source>
        <translation>supprimer un repère ({marker})</translation>
    </message>
    <message>
        <source>remove markers</source>
        <translation>supprimer des repères</translation>
    </message>
    <message>
        <source>There is no marker in cell {cell}.</source>
        <translation>Il n’y a pas de repère dans la case {cell}.</translation>
    </message>
    <message>
        <source>Press and move to see the shortest path to the pointer, and its length. Esc clears it.</source>
        <translation>Appuyez et déplacez le pointeur pour voir le plus court chemin jusqu’à lui, et sa longueur. Échap l’efface.</translation>
    </message>
    <message>
        <source>Click an object to pick the tool that draws it.</source>
        <translation>Cliquez sur un objet pour prendre l’outil qui le dessine.</translation>
    </message>
    <message>
        <source>Marker: {marker}</source>
        <translation>Repère&#xa0;: {marker}</translation>
    </message>
    <message>
        <source>paint rock</source>
        <translation>peindre de la roche</translation>
    </message>
    <message>
        <source>Drag to fill cells with rock. Right button: clear rock and teleporters; beyond the edge: enlarge the board. Shift: straight line. Ctrl+Shift: block.</source>
        <translation>Glissez pour remplir des cases de roche. Bouton droit&#xa0;: effacer roche et téléporteurs&#x202f;; au-delà du bord&#xa0;: agrandir le plateau. Maj&#xa0;: ligne droite. Ctrl+Maj&#xa0;: bloc.</translation>
    </message>
    <message>
        <source>add secrets</source>
        <translation>ajouter des secrets</translation>
    </message>
    <message>
        <source>remove secrets</source>
        <translation>supprimer des secrets</translation>
    </message>
    <message>
        <source>Press near an edge to add secret doors, in the middle for secret cells. Shift: already found. Right button removes.</source>
        <translation>Appuyez près d’un côté pour ajouter des portes secrètes, au milieu pour des cases secrètes. Maj&#xa0;: déjà trouvées. Le bouton droit supprime.</translation>
    </message>
    <message>
        <source>place stairs up</source>
        <translation>placer un escalier montant</translation>
    </message>
    <message>
        <source>place one-way stairs up</source>
        <translation>placer un escalier montant à sens unique</translation>
    </message>
    <message>
        <source>place stairs down</source>
        <translation>placer un escalier descendant</translation>
    </message>
    <message>
        <source>place one-way stairs down</source>
        <translation>placer un escalier descendant à sens unique</translation>
    </message>
    <message>
        <source>Click a cell to add stairs up. Shift: down. Ctrl: one-way. Right-click removes.</source>
        <translation>Cliquez sur une case pour ajouter un escalier montant. Maj&#xa0;: descendant. Ctrl&#xa0;: à sens unique. Un clic droit supprime.</translation>
    </message>
    <message>
        <source>There is no level below this one. Add one first.</source>
        <translation>Il n’y a pas de niveau au-dessous de celui-ci. Ajoutez-en un d’abord.</translation>
    </message>
    <message>
        <source>There is no level above this one. Add one first.</source>
        <translation>Il n’y a pas de niveau au-dessus de celui-ci. Ajoutez-en un d’abord.</translation>
    </message>
    <message>
        <source>no level below</source>
        <translation>pas de niveau au-dessous</translation>
    </message>
    <message>
        <source>no level above</source>
        <translation>pas de niveau au-dessus</translation>
    </message>
    <message>
        <source>down to level {level}, one-way</source>
        <translation>descend au niveau {level}, à sens unique</translation>
    </message>
    <message>
        <source>up to level {level}, one-way</source>
        <translation>monte au niveau {level}, à sens unique</translation>
    </message>
    <message>
        <source>down to level {level}</source>
        <translation>descend au niveau {level}</translation>
    </message>
    <message>
        <source>up to level {level}</source>
        <translation>monte au niveau {level}</translation>
    </message>
    <message>
        <source>remove stairs</source>
        <translation>supprimer un escalier</translation>
    </message>
    <message>
        <source>There are no stairs in cell {cell}.</source>
        <translation>Il n’y a pas d’escalier dans la case {cell}.</translation>
    </message>
    <message>
        <source>Drag from cell to cell. Start near an edge for a wall portal, in the middle for a pad. Shift: one-way. Right-click removes.</source>
        <translation>Glissez de case en case. Commencez près d’un côté pour un portail mural, au milieu pour un plot. Maj&#xa0;: à sens unique. Un clic droit supprime.</translation>
    </message>
    <message>
        <source>A teleporter must end in a cell of the maze. Nothing was placed.</source>
        <translation>Un téléporteur doit aboutir dans une case du labyrinthe. Rien n’a été placé.</translation>
    </message>
    <message>
        <source>place one-way teleporter</source>
        <translation>placer un téléporteur à sens unique</translation>
    </message>
    <message>
        <source>place teleporter</source>
        <translation>placer un téléporteur</translation>
    </message>
    <message>
        <source>remove teleporter</source>
        <translation>supprimer un téléporteur</translation>
    </message>
    <message>
        <source>one-way</source>
        <translation>à sens unique</translation>
    </message>
    <message>
        <source>two-way</source>
        <translation>à double sens</translation>
    </message>
    <message>
        <source>from level {level}, one-way</source>
        <translation>depuis le niveau {level}, à sens unique</translation>
    </message>
    <message>
        <source>from level {level}, two-way</source>
        <translation>depuis le niveau {level}, à double sens</translation>
    </message>
    <message>
        <source>There is no teleporter on the pad of cell {cell}.</source>
        <translation>Il n’y a pas de téléporteur sur le plot de la case {cell}.</translation>
    </message>
    <message>
        <source>There is no teleporter on the {side} side of cell {cell}.</source>
        <translation>Il n’y a pas de téléporteur sur le côté {side} de la case {cell}.</translation>
    </message>
    <message>
        <source>Drag from post to post to draw a line of walls. Shift: along the lattice. Ctrl: from the center. Right button erases.</source>
        <translation>Glissez d’un poteau à l’autre pour dessiner une ligne de murs. Maj&#xa0;: le long du réseau. Ctrl&#xa0;: à partir du centre. Le bouton droit efface.</translation>
    </message>
    <message>
        <source>Drag to draw walls around a block of cells. Shift: square. Ctrl: from the center. Right button erases.</source>
        <translation>Glissez pour entourer de murs un bloc de cases. Maj&#xa0;: carré. Ctrl&#xa0;: à partir du centre. Le bouton droit efface.</translation>
    </message>
    <message>
        <source>draw walls</source>
        <translation>dessiner des murs</translation>
    </message>
    <message>
        <source>erase walls</source>
        <translation>effacer des murs</translation>
    </message>
    <message>
        <source>Drag along cell edges to draw walls. Right button erases. Shift: straight line. Ctrl+Shift: rectangle.</source>
        <translation>Glissez le long des côtés des cases pour dessiner des murs. Le bouton droit efface. Maj&#xa0;: ligne droite. Ctrl+Maj&#xa0;: rectangle.</translation>
    </message>
    <message>
        <source>Regions are being calculated. Try again in a moment.</source>
        <translation>Les régions sont en cours de calcul. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>Rock belongs to no region.</source>
        <translation>La roche n’appartient à aucune région.</translation>
    </message>
    <message>
        <source>Click a room or corridor to select it. Shift: add. Ctrl: remove.</source>
        <translation>Cliquer sur une salle ou un couloir pour le sélectionner. Maj : ajouter. Ctrl : retirer.</translation>
    </message>
    <message>
        <source>Lengths {first:,} to {last:,} in steps of {step:,}; the highest bar: {most:,}</source>
        <translation>Longueurs de {first:,} à {last:,} par pas de {step:,}&#x202f;; la barre la plus haute&#xa0;: {most:,}</translation>
    </message>
    <message>
        <source>Nothing to show</source>
        <translation>Rien à montrer</translation>
    </message>
    <message>
        <source>highest bar: {most:,}</source>
        <translation>barre la plus haute&#xa0;: {most:,}</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
    <message>
        <source>Enter a whole number from {low} to {high}.</source>
        <translation>Saisissez un nombre entier de {low} à {high}.</translation>
    </message>
    <message>
        <source>Enter a number from {low} to {high}.</source>
        <translation>Saisissez un nombre de {low} à {high}.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Play or pause ({key})</source>
        <translation>Lire ou mettre en pause ({key})</translation>
    </message>
    <message>
        <source>One step back ({key})</source>
        <translation>Un pas en arrière ({key})</translation>
    </message>
    <message>
        <source>One step ({key})</source>
        <translation>Un pas ({key})</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Explorateur</translation>
    </message>
    <message>
        <source>Walks that reached the goal, or explored everything if there is none</source>
        <translation>Parcours qui ont atteint l’arrivée ou, sans arrivée, tout exploré</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Mean number of steps of the walks that found the goal</source>
        <translation>Nombre moyen de pas des parcours qui ont trouvé l’arrivée</translation>
    </message>
    <message>
        <source>Half of these walks took fewer steps, half more</source>
        <translation>La moitié de ces parcours a pris moins de pas, l’autre plus</translation>
    </message>
    <message>
        <source>Middle half</source>
        <translation>Moitié centrale</translation>
    </message>
    <message>
        <source>A quarter of these walks took fewer steps, a quarter more</source>
        <translation>Un quart de ces parcours a pris moins de pas, un quart plus</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Étendue</translation>
    </message>
    <message>
        <source>The fewest and the most steps of these walks</source>
        <translation>Le plus petit et le plus grand nombre de pas de ces parcours</translation>
    </message>
    <message>
        <source>Mean share of the floor that the explorer knew at the end, in all walks</source>
        <translation>Part moyenne du sol connue à la fin, pour tous les parcours</translation>
    </message>
    <message>
        <source>{first:,}–{last:,}</source>
        <translation>{first:,}–{last:,}</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Médiane</translation>
    </message>
    <message>
        <source>The explorer, by the number of its map</source>
        <translation>L’explorateur, avec le numéro de sa carte</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Connu</translation>
    </message>
    <message>
        <source>In the opposite corner</source>
        <translation>Dans le coin opposé</translation>
    </message>
    <message>
        <source>Farthest from the start</source>
        <translation>Le plus loin du départ</translation>
    </message>
    <message>
        <source>None: explore everything</source>
        <translation>Aucune&#xa0;: tout explorer</translation>
    </message>
    <message>
        <source>This maze</source>
        <translation>Ce labyrinthe</translation>
    </message>
    <message>
        <source>Generated mazes</source>
        <translation>Labyrinthes générés</translation>
    </message>
    <message>
        <source>Compare in the open maze, or in several generated mazes</source>
        <translation>Comparer dans le labyrinthe ouvert ou dans plusieurs labyrinthes générés</translation>
    </message>
    <message>
        <source>Generate mazes</source>
        <translation>Générer des labyrinthes</translation>
    </message>
    <message>
        <source>Number of mazes</source>
        <translation>Nombre de labyrinthes</translation>
    </message>
    <message>
        <source>Each maze has the next seed, beginning with the seed below</source>
        <translation>Chaque labyrinthe a la graine suivante, à partir de la graine ci-dessous</translation>
    </message>
    <message>
        <source>Requirements</source>
        <translation>Exigences</translation>
    </message>
    <message>
        <source>One in each line, as for Search by requirements and “mazarine design”: such as dead_ends &gt;= 20, solution.length 60..90, or rule micromouse</source>
        <translation>Une par ligne, comme pour la recherche par exigences et «&#xa0;mazarine design&#xa0;»&#xa0;: par exemple dead_ends &gt;= 20, solution.length 60..90 ou rule micromouse</translation>
    </message>
    <message>
        <source>Enter at least one requirement.</source>
        <translation>Saisissez au moins une exigence.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Arrivée</translation>
    </message>
    <message>
        <source>Explorers start at the first cell of floor, in the upper left</source>
        <translation>Les explorateurs partent de la première case de sol, en haut à gauche</translation>
    </message>
    <message>
        <source>Walks in each maze</source>
        <translation>Parcours par labyrinthe</translation>
    </message>
    <message>
        <source>Each walk has the next seed. Explorers that use no chance walk only once in each maze.</source>
        <translation>Chaque parcours a la graine suivante. Les explorateurs sans hasard ne parcourent chaque labyrinthe qu’une fois.</translation>
    </message>
    <message>
        <source>A walk that takes more steps counts as not found</source>
        <translation>Un parcours qui prend plus de pas compte comme non trouvé</translation>
    </message>
    <message>
        <source>Also walk &amp;back from the goal to the start</source>
        <translation>Parcourir aussi le &amp;retour, de l’arrivée au départ</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparer</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Export every walk as a line of a CSV file, or the plot as a picture</source>
        <translation>Exporter chaque parcours en une ligne d’un fichier CSV, ou le graphique en image</translation>
    </message>
    <message>
        <source>Programs cannot be compared here. Compare them in a league.</source>
        <translation>Les programmes ne peuvent pas être comparés ici. Comparez-les dans une ligue.</translation>
    </message>
    <message>
        <source>Settings of the comparison</source>
        <translation>Réglages de la comparaison</translation>
    </message>
    <message>
        <source>Compare the programs in a league</source>
        <translation>Comparer les programmes dans une ligue</translation>
    </message>
    <message>
        <source>Each explorer walks alone. Click Compare to see how many steps each needs.</source>
        <translation>Chaque explorateur marche seul. Cliquez sur Comparer pour voir combien de pas il lui faut.</translation>
    </message>
    <message>
        <source>Table of all walks (*.csv)</source>
        <translation>Tableau de tous les parcours (*.csv)</translation>
    </message>
    <message>
        <source>Picture of the plot (*.png)</source>
        <translation>Image du graphique (*.png)</translation>
    </message>
    <message>
        <source>Export the comparison</source>
        <translation>Exporter la comparaison</translation>
    </message>
    <message>
        <source>Results of the explorers</source>
        <translation>Résultats des explorateurs</translation>
    </message>
    <message>
        <source>Manual explorers cannot be compared. Choose other explorers.</source>
        <translation>Les explorateurs guidés à la main ne peuvent pas être comparés. Choisissez d’autres explorateurs.</translation>
    </message>
    <message>
        <source>Exported “{name}”.</source>
        <translation>«&#xa0;{name}&#xa0;» exporté.</translation>
    </message>
    <message>
        <source>Maximum steps</source>
        <translation>Maximum de pas</translation>
    </message>
    <message>
        <source>{number:,} of {total:,}</source>
        <translation>{number:,} sur {total:,}</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Explore {name}</source>
        <translation>Explorer {name}</translation>
    </message>
    <message>
        <source>Settings of the explorer</source>
        <translation>Réglages de l’explorateur</translation>
    </message>
    <message>
        <source>Show another overlay</source>
        <translation>Afficher une autre superposition</translation>
    </message>
    <message>
        <source>Show the actual &amp;maze</source>
        <translation>Montrer le &amp;labyrinthe réel</translation>
    </message>
    <message>
        <source>Show &amp;drawings</source>
        <translation>&amp;Montrer les dessins</translation>
    </message>
    <message>
        <source>Show the colors, texts and walls that the program draws</source>
        <translation>Montrer les couleurs, les textes et les murs que le programme dessine</translation>
    </message>
    <message>
        <source>Reset mo&amp;use</source>
        <translation>Réinitialiser la so&amp;uris</translation>
    </message>
    <message>
        <source>Press the reset button of the mouse; a program that asks for it goes back to the start</source>
        <translation>Appuyer sur le bouton de réinitialisation de la souris ; un programme qui le demande revient au départ</translation>
    </message>
    <message>
        <source>Sa&amp;ve map…</source>
        <translation>Enregistrer la ca&amp;rte…</translation>
    </message>
    <message>
        <source>A step at a time</source>
        <translation>Un pas à la fois</translation>
    </message>
    <message>
        <source>Real time × 1/4</source>
        <translation>Temps réel × 1/4</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>Temps réel</translation>
    </message>
    <message>
        <source>Real time × 4</source>
        <translation>Temps réel × 4</translation>
    </message>
    <message>
        <source>Real time × 16</source>
        <translation>Temps réel × 16</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Débutante</translation>
    </message>
    <message>
        <source>Contest mouse</source>
        <translation>Souris de concours</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Championne</translation>
    </message>
    <message>
        <source>Pace: a step at a time, or as fast as a mouse in a contest</source>
        <translation>Allure&#x202f;: un pas à la fois, ou aussi vite qu’une souris en concours</translation>
    </message>
    <message>
        <source>How fast the mouse accelerates, drives and turns in real time</source>
        <translation>À quelle vitesse la souris accélère, roule et tourne en temps réel</translation>
    </message>
    <message>
        <source>Show the actual maze beside the maps of the explorers</source>
        <translation>Afficher le labyrinthe réel à côté des cartes des explorateurs</translation>
    </message>
    <message>
        <source>Show the settings of the explorers, and compare them</source>
        <translation>Afficher les réglages des explorateurs, et les comparer</translation>
    </message>
    <message>
        <source>Save the maze with everything unknown to the explorer in fog</source>
        <translation>Enregistrer le labyrinthe en mettant dans le brouillard tout ce que l’explorateur ne connaît pas</translation>
    </message>
    <message>
        <source>&amp;Walk</source>
        <translation>&amp;Parcours</translation>
    </message>
    <message>
        <source>Step {step:,}.</source>
        <translation>Pas {step:,}.</translation>
    </message>
    <message>
        <source>Real time begins when the program has ended.</source>
        <translation>Le temps réel commence quand le programme est terminé.</translation>
    </message>
    <message>
        <source>Arrow keys: move. Return: use a link. Click: go there along known cells.</source>
        <translation>Flèches&#xa0;: avancer. Entrée&#xa0;: prendre un lien. Clic&#xa0;: y aller par les cases connues.</translation>
    </message>
    <message>
        <source>Known: {count:,} ({share:.1%})</source>
        <translation>Connu : {count:,} ({share:.1%})</translation>
    </message>
    <message>
        <source>last step: +{gained:,} −{lost:,}</source>
        <translation>dernier pas : +{gained:,} −{lost:,}</translation>
    </message>
    <message>
        <source>last step: +{gained:,}</source>
        <translation>dernier pas : +{gained:,}</translation>
    </message>
    <message>
        <source>secrets: {count:,}</source>
        <translation>secrets : {count:,}</translation>
    </message>
    <message>
        <source>to the goal: {count:,}</source>
        <translation>jusqu’à l’arrivée : {count:,}</translation>
    </message>
    <message>
        <source>{seconds:,.2f} s of {total:,.2f} s.</source>
        <translation>{seconds:,.2f} s sur {total:,.2f} s.</translation>
    </message>
    <message>
        <source>There is no link here.</source>
        <translation>Il n’y a pas de lien ici.</translation>
    </message>
    <message>
        <source>The explorer knows no path to that cell.</source>
        <translation>L’explorateur ne connaît aucun chemin vers cette case.</translation>
    </message>
    <message>
        <source>Save the map</source>
        <translation>Enregistrer la carte</translation>
    </message>
    <message>
        <source>Saved the map as “{name}”.</source>
        <translation>Carte enregistrée sous «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>Regions: {added:,} added, {removed:,} removed, {changed:,} changed.</source>
        <translation>Régions&#xa0;: {added:,} ajoutées, {removed:,} supprimées, {changed:,} modifiées.</translation>
    </message>
    <message>
        <source>Treasures collected: {number:,} of {total:,}.</source>
        <translation>Trésors ramassés&#xa0;: {number:,} sur {total:,}.</translation>
    </message>
    <message>
        <source>Characters met: {number:,} of {total:,}.</source>
        <translation>Personnages rencontrés&#xa0;: {number:,} sur {total:,}.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>To the goal</source>
        <translation>Jusqu’à l’arrivée</translation>
    </message>
    <message>
        <source>Explored share of the floor, by step</source>
        <translation>Part du sol explorée, selon les pas</translation>
    </message>
    <message>
        <source>Explored share of the floor</source>
        <translation>Part du sol explorée</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>entry in {steps}</source>
        <translation>entrée à {steps}</translation>
    </message>
    <message>
        <source>no known path</source>
        <translation>aucun chemin connu</translation>
    </message>
    <message>
        <source>{steps} from the explorer</source>
        <translation>{steps} depuis l’explorateur</translation>
    </message>
    <message>
        <source>Plot of the steps of each explorer</source>
        <translation>Graphique des pas de chaque explorateur</translation>
    </message>
    <message>
        <source>Box: the middle half of the walks. Line in it: median. Diamond: mean. Whiskers: the fewest and the most steps. Dots: single walks.</source>
        <translation>Boîte&#xa0;: la moitié centrale des parcours. Trait dedans&#xa0;: médiane. Losange&#xa0;: moyenne. Moustaches&#xa0;: le plus petit et le plus grand nombre de pas. Points&#xa0;: les parcours.</translation>
    </message>
    <message>
        <source>Number of steps (fewer is better)</source>
        <translation>Nombre de pas (moins, c’est mieux)</translation>
    </message>
    <message>
        <source>{number}. {explorer}</source>
        <translation>{number}. {explorer}</translation>
    </message>
    <message>
        <source>{number}. {explorer}, back</source>
        <translation>{number}. {explorer}, retour</translation>
    </message>
    <message>
        <source>Explorer&apos;s map</source>
        <translation>Carte de l’explorateur</translation>
    </message>
    <message>
        <source>Actual maze</source>
        <translation>Labyrinthe réel</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>For a number of steps</source>
        <translation>Pendant un nombre de pas</translation>
    </message>
    <message>
        <source>Within a distance</source>
        <translation>Jusqu’à une distance</translation>
    </message>
    <message>
        <source>Stay where they are</source>
        <translation>Restent sur place</translation>
    </message>
    <message>
        <source>As large as fits on one page</source>
        <translation>Le plus grand possible sur une page</translation>
    </message>
    <message>
        <source>Classic micromouse (180 mm, walls 12 mm)</source>
        <translation>Micromouse classique (180 mm, murs de 12 mm)</translation>
    </message>
    <message>
        <source>Half-size micromouse (90 mm, walls 6 mm)</source>
        <translation>Micromouse demi-taille (90 mm, murs de 6 mm)</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisé</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Chase explorers: {agent}</source>
        <translation>Poursuivent les explorateurs&#xa0;: {agent}</translation>
    </message>
    <message>
        <source>Unlimited line of sight</source>
        <translation>Vue illimitée</translation>
    </message>
    <message>
        <source>Sees through teleporters</source>
        <translation>Voit à travers les téléporteurs</translation>
    </message>
    <message>
        <source>How long or how far it remembers</source>
        <translation>Durée ou portée de la mémoire</translation>
    </message>
    <message>
        <source>Pre&amp;set</source>
        <translation>&amp;Préréglage</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>Voit</translation>
    </message>
    <message>
        <source>Remembers</source>
        <translation>Se souvient</translation>
    </message>
    <message>
        <source>Chance to find secrets</source>
        <translation>Chance de trouver des secrets</translation>
    </message>
    <message>
        <source>Within (cells)</source>
        <translation>À moins de (cases)</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>A&amp;dversaires</translation>
    </message>
    <message>
        <source>An infinite maze</source>
        <translation>Un labyrinthe sans fin</translation>
    </message>
    <message>
        <source>Infinite binary tree</source>
        <translation>Arbre binaire sans fin</translation>
    </message>
    <message>
        <source>{rows} × {cols} cells visible. Drag to move, {zoom_keys} to zoom.</source>
        <translation>{rows} × {cols} cases visibles. Glisser pour déplacer, {zoom_keys} pour zoomer.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>&amp;Cut out the visible part</source>
        <translation>&amp;Découper la partie visible</translation>
    </message>
    <message>
        <source>Open the visible part as a new maze; openings at its border become walls</source>
        <translation>Ouvrir la partie visible comme nouveau labyrinthe&#x202f;; les ouvertures à son bord deviennent des murs</translation>
    </message>
    <message>
        <source>Cut out {rows} × {cols} cells from row {row:,}, column {col:,}. Openings closed at the border: {openings:,}. Connected components: {components:,}.</source>
        <translation>{rows} × {cols} cases découpées à partir de la rangée {row:,}, colonne {col:,}. Ouvertures fermées au bord : {openings:,}. Composantes connexes : {components:,}.</translation>
    </message>
    <message>
        <source>Binary tree at {row}, {col}</source>
        <translation>Arbre binaire en {row}, {col}</translation>
    </message>
    <message>
        <source>Generator: {title}</source>
        <translation>Générateur : {title}</translation>
    </message>
    <message>
        <source>Explorer: {title}</source>
        <translation>Explorateur : {title}</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithme</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Edge of the unknown</source>
        <translation>Bord de l’inconnu</translation>
    </message>
    <message>
        <source>Planned path</source>
        <translation>Chemin prévu</translation>
    </message>
    <message>
        <source>Search: {title}</source>
        <translation>Recherche : {title}</translation>
    </message>
    <message>
        <source>Click a cell to start there. Hold Shift and click the goal.</source>
        <translation>Cliquez sur une case pour en partir. Avec Maj, cliquez sur l’arrivée.</translation>
    </message>
    <message>
        <source>Close this pane</source>
        <translation>Fermer ce volet</translation>
    </message>
    <message>
        <source>Color in the actual maze</source>
        <translation>Couleur dans le labyrinthe réel</translation>
    </message>
    <message>
        <source>Visited: {count:,}</source>
        <translation>Visitées : {count:,}</translation>
    </message>
    <message>
        <source>largest frontier: {count:,}</source>
        <translation>plus grande frontière : {count:,}</translation>
    </message>
    <message>
        <source>path: {count:,}</source>
        <translation>chemin : {count:,}</translation>
    </message>
    <message>
        <source>The maze at this step</source>
        <translation>Le labyrinthe à cette étape</translation>
    </message>
    <message>
        <source>The open maze</source>
        <translation>Le labyrinthe ouvert</translation>
    </message>
    <message>
        <source>Rock and floor</source>
        <translation>Roche et sol</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Is ignored</source>
        <translation>Est ignorée</translation>
    </message>
    <message>
        <source>Only it changes</source>
        <translation>Elle seule change</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>Elle reste</translation>
    </message>
    <message>
        <source>&amp;Add requirement</source>
        <translation>&amp;Ajouter une exigence</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>E&amp;xemples</translation>
    </message>
    <message>
        <source>Replace the requirements by those of an example</source>
        <translation>Remplacer les exigences par celles d&apos;un exemple</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Rechercher</translation>
    </message>
    <message>
        <source>Search a maze that meets all requirements. A generated one is opened in a tab of its own.</source>
        <translation>Chercher un labyrinthe qui satisfait à toutes les exigences. Un labyrinthe généré s’ouvre dans son propre onglet.</translation>
    </message>
    <message>
        <source>End the search without a result</source>
        <translation>Arrêter la recherche sans résultat</translation>
    </message>
    <message>
        <source>&amp;Take the best</source>
        <translation>&amp;Prendre le meilleur</translation>
    </message>
    <message>
        <source>End the search, and take the best maze so far</source>
        <translation>Terminer la recherche et prendre le meilleur labyrinthe trouvé</translation>
    </message>
    <message>
        <source>The same seed and settings usually give the same maze</source>
        <translation>La même graine et les mêmes réglages donnent en général le même labyrinthe</translation>
    </message>
    <message>
        <source>The search ends after this time with the best maze</source>
        <translation>La recherche se termine après ce temps avec le meilleur labyrinthe</translation>
    </message>
    <message>
        <source>What the search may change</source>
        <translation>Ce que la recherche peut modifier</translation>
    </message>
    <message>
        <source>Where the search begins</source>
        <translation>Où commence la recherche</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Rows × columns</source>
        <translation>Lignes × colonnes</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>There is no requirement. Add one first.</source>
        <translation>Il n&apos;y a pas d&apos;exigence. Ajoutez-en une d&apos;abord.</translation>
    </message>
    <message>
        <source>Nothing is selected. Select the cells that may change first.</source>
        <translation>Rien n’est sélectionné. Sélectionnez d’abord les cellules qui peuvent changer.</translation>
    </message>
    <message>
        <source>{judged:,} edits judged in {seconds:.1f} s</source>
        <translation>{judged:,} modifications évaluées en {seconds:.1f} s</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Conception</translation>
    </message>
    <message>
        <source>The same seed and settings always give the same maze</source>
        <translation>La même graine et les mêmes réglages donnent toujours le même labyrinthe</translation>
    </message>
    <message>
        <source>Choose a random seed</source>
        <translation>Choisir une graine au hasard</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Graine au hasard</translation>
    </message>
    <message>
        <source>&amp;In this maze</source>
        <translation>Dans ce &amp;labyrinthe</translation>
    </message>
    <message>
        <source>Replace the open maze, as one undo step. Otherwise the new one is opened in a tab of its own.</source>
        <translation>Remplacer le labyrinthe ouvert, en une seule étape annulable. Sinon, le nouveau s’ouvre dans son propre onglet.</translation>
    </message>
    <message>
        <source>Only the &amp;floor of this level</source>
        <translation>Seulement le &amp;sol de ce niveau</translation>
    </message>
    <message>
        <source>Keep the size, rock, links and markers of the open maze. Every connected area of floor becomes a maze.</source>
        <translation>Garder la taille, la roche, les liens et les repères du labyrinthe ouvert. Chaque zone de sol d’un seul tenant devient un labyrinthe.</translation>
    </message>
    <message>
        <source>Only the &amp;selection</source>
        <translation>Seulement la sé&amp;lection</translation>
    </message>
    <message>
        <source>Fill the selection; everything else stays unchanged</source>
        <translation>Remplir la sélection&#x202f;; tout le reste est inchangé</translation>
    </message>
    <message>
        <source>Another maze is being generated. Wait, or stop it first.</source>
        <translation>Un autre labyrinthe est en cours de génération. Attendez, ou arrêtez-la d’abord.</translation>
    </message>
    <message>
        <source>generate maze ({algorithm})</source>
        <translation>générer un labyrinthe ({algorithm})</translation>
    </message>
    <message>
        <source>A maze was generated: {algorithm}.</source>
        <translation>Un labyrinthe a été généré&#xa0;: {algorithm}.</translation>
    </message>
    <message>
        <source>The maze was changed meanwhile, so its floor was not filled. Generate again.</source>
        <translation>Le labyrinthe a changé entre-temps, son sol n’a donc pas été rempli. Générez à nouveau.</translation>
    </message>
    <message>
        <source>This maze takes more than {most:,} steps, which is too many to watch.</source>
        <translation>Ce labyrinthe demande plus de {most:,} pas, c’est trop à regarder.</translation>
    </message>
    <message>
        <source>Exported “{name}”: {frames}.</source>
        <translation>«&#xa0;{name}&#xa0;» exporté&#xa0;: {frames}.</translation>
    </message>
    <message>
        <source>Mean number of steps along a passage, from one junction or dead end to the next.</source>
        <translation>Nombre moyen de pas le long d’un passage, d’un embranchement ou d’une impasse à l’autre.</translation>
    </message>
    <message>
        <source>From −1 to 1. 1: all straight passages run east–west; −1: north–south; 0: no preference.</source>
        <translation>De −1 à 1. 1&#xa0;: tous les passages droits vont d’est en ouest&#x202f;; −1&#xa0;: du nord au sud&#x202f;; 0&#xa0;: aucune préférence.</translation>
    </message>
    <message>
        <source>dead ends {share:.0%}</source>
        <translation>impasses {share:.0%}</translation>
    </message>
    <message>
        <source>longest path {steps}</source>
        <translation>plus long chemin {steps}</translation>
    </message>
    <message>
        <source>river {river:.1f}</source>
        <translation>rivière {river:.1f}</translation>
    </message>
    <message>
        <source>bias {bias:+.2f}</source>
        <translation>biais {bias:+.2f}</translation>
    </message>
    <message>
        <source>Example: {measures}</source>
        <translation>Exemple&#xa0;: {measures}</translation>
    </message>
    <message>
        <source>Watch algorithms</source>
        <translation>Observer des algorithmes</translation>
    </message>
    <message>
        <source>&amp;Pseudocode</source>
        <translation>&amp;Pseudo-code</translation>
    </message>
    <message>
        <source>Show the lines of each search, with the present one marked</source>
        <translation>Afficher les lignes de chaque recherche, la ligne actuelle étant marquée</translation>
    </message>
    <message>
        <source>&amp;Add pane</source>
        <translation>&amp;Ajouter un volet</translation>
    </message>
    <message>
        <source>Watch one more algorithm, up to six</source>
        <translation>Observer un algorithme de plus, six au maximum</translation>
    </message>
    <message>
        <source>Export a film of the panes: animated PNG, GIF, WebP, a series of PNG, or a web page</source>
        <translation>Exporter un film des volets : PNG animé, GIF, WebP, une série de PNG ou une page web</translation>
    </message>
    <message>
        <source>&amp;Use this maze</source>
        <translation>&amp;Utiliser ce labyrinthe</translation>
    </message>
    <message>
        <source>Use this maze where the Generate dock puts its mazes</source>
        <translation>Utiliser ce labyrinthe là où le panneau Générer place les siens</translation>
    </message>
    <message>
        <source>The maze</source>
        <translation>Le labyrinthe</translation>
    </message>
    <message>
        <source>Maze of rings</source>
        <translation>Labyrinthe d’anneaux</translation>
    </message>
    <message>
        <source>Show the s&amp;olution</source>
        <translation>Montrer la s&amp;olution</translation>
    </message>
    <message>
        <source>&amp;Color rooms, corridors and crossroads</source>
        <translation>&amp;Colorer salles, couloirs et carrefours</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Plateau</translation>
    </message>
    <message>
        <source>What the cells are like</source>
        <translation>La forme des cellules</translation>
    </message>
    <message>
        <source>The number of rings with the disc in the middle, or of rows</source>
        <translation>Le nombre d’anneaux avec le disque du milieu, ou de lignes</translation>
    </message>
    <message>
        <source>Co&amp;lumns</source>
        <translation>Co&amp;lonnes</translation>
    </message>
    <message>
        <source>The number of columns, of octagons</source>
        <translation>Le nombre de colonnes, pour les octogones</translation>
    </message>
    <message>
        <source>&amp;Algorithm</source>
        <translation>&amp;Algorithme</translation>
    </message>
    <message>
        <source>How the maze is made</source>
        <translation>Comment le labyrinthe est fait</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>Export as SVG or PNG as it is shown, or as PDF with a page for the solution</source>
        <translation>Exporter en SVG ou PNG comme affiché, ou en PDF avec une page pour la solution</translation>
    </message>
    <message>
        <source>Print the maze, and its solution on the next page</source>
        <translation>Imprimer le labyrinthe, et sa solution à la page suivante</translation>
    </message>
    <message>
        <source>PDF pages (*.pdf)</source>
        <translation>Pages PDF (*.pdf)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Dessin SVG (*.svg)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Image PNG (*.png)</translation>
    </message>
    <message>
        <source>Export the maze</source>
        <translation>Exporter le labyrinthe</translation>
    </message>
    <message>
        <source>Print the maze</source>
        <translation>Imprimer le labyrinthe</translation>
    </message>
    <message>
        <source>Step {step:,} of {total:,}</source>
        <translation>Pas {step:,} sur {total:,}</translation>
    </message>
    <message>
        <source>All panes</source>
        <translation>Tous les volets</translation>
    </message>
    <message>
        <source>As small as possible</source>
        <translation>Aussi petite que possible</translation>
    </message>
    <message>
        <source>by its length</source>
        <translation>selon sa durée</translation>
    </message>
    <message>
        <source>&amp;Panes</source>
        <translation>&amp;Volets</translation>
    </message>
    <message>
        <source>What the film shows</source>
        <translation>Ce que montre le film</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>The width and the height in pixels</source>
        <translation>La largeur et la hauteur en pixels</translation>
    </message>
    <message>
        <source>Steps a s&amp;econd</source>
        <translation>É&amp;tapes par seconde</translation>
    </message>
    <message>
        <source>How fast it plays; 0 for a film of 20 seconds</source>
        <translation>Sa vitesse ; 0 pour un film de 20 secondes</translation>
    </message>
    <message>
        <source>Pa&amp;use at the end</source>
        <translation>Pa&amp;use à la fin</translation>
    </message>
    <message>
        <source>How long the last picture stays</source>
        <translation>La durée de la dernière image</translation>
    </message>
    <message>
        <source>Animated PNG</source>
        <translation>PNG animé</translation>
    </message>
    <message>
        <source>Series of PNG</source>
        <translation>Série de PNG</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Page web</translation>
    </message>
    <message>
        <source>Worksheet with answers</source>
        <translation>Fiche d’exercices avec corrigé</translation>
    </message>
    <message>
        <source>Export the animation</source>
        <translation>Exporter l’animation</translation>
    </message>
    <message>
        <source>Unknown agent {name}; choose one of {known}.</source>
        <translation>Aucun agent ne s’appelle {name}&#x202f;; choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>The memory of an agent must be a MemoryRule, not {value}.</source>
        <translation>La mémoire d’un agent doit être une MemoryRule, et non {value}.</translation>
    </message>
    <message>
        <source>Unknown memory {rule}; use all, none, age:STEPS or distance:STEPS.</source>
        <translation>Mémoire inconnue&#xa0;: {rule}&#x202f;; utilisez all, none, age:STEPS ou distance:STEPS.</translation>
    </message>
    <message>
        <source>A memory is limited by age or by distance, not by both.</source>
        <translation>Une mémoire est limitée par l’âge ou par la distance, pas par les deux.</translation>
    </message>
    <message>
        <source>The age of a memory must be a whole number of 1 to {most:,} steps, not {age}.</source>
        <translation>L’âge d’une mémoire doit être un nombre entier de 1 à {most:,} pas, et non {age}.</translation>
    </message>
    <message>
        <source>The distance of a memory must be a finite number from 0, not {distance}.</source>
        <translation>La distance d’une mémoire doit être un nombre fini à partir de 0, et non {distance}.</translation>
    </message>
    <message>
        <source>The radius of sight must be a finite number from 0, not {radius}.</source>
        <translation>Le rayon de vue doit être un nombre fini à partir de 0, et non {radius}.</translation>
    </message>
    <message>
        <source>The chance of finding a secret must be a number from 0 to 1, not {chance}.</source>
        <translation>La chance de trouver un secret doit être un nombre de 0 à 1, et non {chance}.</translation>
    </message>
    <message>
        <source>The distance at which secrets are found must be a finite number from 1, not {reach}.</source>
        <translation>La distance à laquelle les secrets sont trouvés doit être un nombre fini à partir de 1, et non {reach}.</translation>
    </message>
    <message>
        <source>Unknown explorer {name}; choose one of {known}.</source>
        <translation>Aucun explorateur ne s’appelle {name}&#x202f;; choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>A manual explorer cannot walk by itself; choose another explorer.</source>
        <translation>Un explorateur guidé à la main ne peut pas avancer seul&#x202f;; choisissez un autre explorateur.</translation>
    </message>
    <message>
        <source>The explorer {explorer} needs a goal, and the maze has none.</source>
        <translation>L’explorateur {explorer} demande une arrivée, et le labyrinthe n’en a pas.</translation>
    </message>
    <message>
        <source>An explorer cannot start at cell {cell}: the cell is rock or outside the maze.</source>
        <translation>Un explorateur ne peut pas commencer à la case {cell}&#xa0;: elle est de la roche ou hors du labyrinthe.</translation>
    </message>
    <message>
        <source>The maze has no floor to start on.</source>
        <translation>Le labyrinthe n’a pas de sol où commencer.</translation>
    </message>
    <message>
        <source>The maze has no goal to walk back from.</source>
        <translation>Le labyrinthe n’a pas d’arrivée d’où revenir.</translation>
    </message>
    <message>
        <source>This move is not possible from cell {cell}.</source>
        <translation>Ce déplacement est impossible depuis la case {cell}.</translation>
    </message>
    <message>
        <source>Nothing can be seen from cell {cell}: it is rock.</source>
        <translation>Rien n’est visible depuis la case {cell}&#xa0;: elle est de la roche.</translation>
    </message>
    <message>
        <source>Nothing can be seen from place {place}: it is outside the maze.</source>
        <translation>Rien n’est visible depuis l’emplacement {place}&#xa0;: il est hors du labyrinthe.</translation>
    </message>
    <message>
        <source>A simulation needs an explorer.</source>
        <translation>Une simulation demande un explorateur.</translation>
    </message>
    <message>
        <source>The maximum number of steps must be a whole number from 1 to {most:,}, not {steps}.</source>
        <translation>Le nombre maximal de pas doit être un nombre entier de 1 à {most:,}, et non {steps}.</translation>
    </message>
    <message>
        <source>A maze of {cells:,} cells can have at most {most:,} explorers and opponents, not {walkers:,}, because each of them may explore all of it.</source>
        <translation>Pour un labyrinthe de {cells:,} cases, le maximum est de {most:,} explorateurs et adversaires, et non {walkers:,}, car chacun peut l’explorer en entier.</translation>
    </message>
    <message>
        <source>The walk has not ended yet.</source>
        <translation>Le parcours n’est pas encore terminé.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Short-sighted</source>
        <translation>Myope</translation>
    </message>
    <message>
        <source>Micromouse</source>
        <translation>Micromouse</translation>
    </message>
    <message>
        <source>Forgetful</source>
        <translation>Oublieux</translation>
    </message>
    <message>
        <source>{sight}, {memory}</source>
        <translation>{sight}, {memory}</translation>
    </message>
    <message>
        <source>unlimited line of sight</source>
        <translation>ligne de vue illimitée</translation>
    </message>
    <message>
        <source>sees the walls of its own cell</source>
        <translation>voit les murs de sa propre case</translation>
    </message>
    <message>
        <source>radius of sight {radius:g}</source>
        <translation>rayon de vue {radius:g}</translation>
    </message>
    <message>
        <source>remembers everything</source>
        <translation>se souvient de tout</translation>
    </message>
    <message>
        <source>remembers nothing</source>
        <translation>ne se souvient de rien</translation>
    </message>
    <message numerus="yes">
        <source>forgets after {count:,} steps</source>
        <translation>
            <numerusform>oublie après {count:,} pas</numerusform>
            <numerusform>oublie après {count:,} pas</numerusform>
        </translation>
    </message>
    <message>
        <source>forgets cells beyond the distance {distance:g}</source>
        <translation>oublie les cases au-delà de la distance {distance:g}</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Goes where you send it.</source>
        <translation>Va là où vous l’envoyez.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Wanders until it sees an explorer, then goes where it last saw it.</source>
        <translation>Erre jusqu’à voir un explorateur, puis va là où il l’a vu en dernier.</translation>
    </message>
    <message>
        <source>Nearest unknown</source>
        <translation>Inconnu le plus proche</translation>
    </message>
    <message>
        <source>Goes to the nearest place where it can see something new. Uses links that lead to the unknown.</source>
        <translation>Va à l’endroit le plus proche d’où il peut voir du nouveau. Prend les liens qui mènent à l’inconnu.</translation>
    </message>
    <message>
        <source>Greedy to the goal</source>
        <translation>Glouton vers l’arrivée</translation>
    </message>
    <message>
        <source>Knows the direction of the goal. Goes to the place nearest to the goal where it can see something new.</source>
        <translation>Connaît la direction de l’arrivée. Va à l’endroit le plus proche de l’arrivée d’où il peut voir du nouveau.</translation>
    </message>
    <message>
        <source>Flood fill</source>
        <translation>Inondation</translation>
    </message>
    <message>
        <source>Knows where the goal is. Takes the shortest path to it around the walls that it has seen, as if everything unknown were open. Ignores links.</source>
        <translation>Sait où est l’arrivée. Y va par le plus court chemin autour des murs qu’il a vus, comme si tout l’inconnu était ouvert. Ignore les liens.</translation>
    </message>
    <message>
        <source>Searching for secrets</source>
        <translation>Recherche des secrets</translation>
    </message>
    <message>
        <source>Explores the nearest unknown cell first, then searches everywhere for secrets until it finds them.</source>
        <translation>Explore d’abord la case inconnue la plus proche, puis cherche des secrets partout jusqu’à les trouver.</translation>
    </message>
    <message>
        <source>Trémaux</source>
        <translation>Trémaux</translation>
    </message>
    <message>
        <source>Marks every passage, including links, and uses none more than twice. Finds the goal unless a link is one-way.</source>
        <translation>Marque chaque passage, liens compris, et n’en prend aucun plus de deux fois. Trouve l’arrivée, sauf si un lien est à sens unique.</translation>
    </message>
    <message>
        <source>Left hand on the wall</source>
        <translation>Main gauche au mur</translation>
    </message>
    <message>
        <source>Keeps the left hand on the wall. Ignores links. Stops when it has gone around once.</source>
        <translation>Garde la main gauche au mur. Ignore les liens. S’arrête après un tour complet.</translation>
    </message>
    <message>
        <source>Right hand on the wall</source>
        <translation>Main droite au mur</translation>
    </message>
    <message>
        <source>Keeps the right hand on the wall. Ignores links. Stops when it has gone around once.</source>
        <translation>Garde la main droite au mur. Ignore les liens. S’arrête après un tour complet.</translation>
    </message>
    <message>
        <source>Random mouse</source>
        <translation>Souris au hasard</translation>
    </message>
    <message>
        <source>Takes a random exit, including links. Turns back only in dead ends.</source>
        <translation>Prend une issue au hasard, liens compris. Ne fait demi-tour que dans les impasses.</translation>
    </message>
    <message>
        <source>Up or left</source>
        <translation>Vers le haut ou la gauche</translation>
    </message>
    <message>
        <source>Goes up if it can, otherwise left. Ignores links. Finds the root of a binary tree in the top-left corner.</source>
        <translation>Va vers le haut s’il le peut, sinon vers la gauche. Ignore les liens. Trouve la racine d’un arbre binaire dans le coin supérieur gauche.</translation>
    </message>
    <message>
        <source>It has reached the goal.</source>
        <translation>Il a atteint l’arrivée.</translation>
    </message>
    <message>
        <source>Every reachable cell is explored.</source>
        <translation>Toutes les cases accessibles sont explorées.</translation>
    </message>
    <message>
        <source>An opponent has caught it.</source>
        <translation>Un adversaire l’a attrapé.</translation>
    </message>
    <message>
        <source>It is walled in.</source>
        <translation>Il est emmuré.</translation>
    </message>
    <message>
        <source>The known path no longer exists.</source>
        <translation>Le chemin connu n’existe plus.</translation>
    </message>
    <message>
        <source>It has used every passage twice.</source>
        <translation>Il a pris chaque passage deux fois.</translation>
    </message>
    <message>
        <source>Neither up nor left is open.</source>
        <translation>Ni le haut ni la gauche n’est ouvert.</translation>
    </message>
    <message>
        <source>The only exits are links, and a wall follower does not use links.</source>
        <translation>Les seules issues sont des liens, et qui garde la main au mur n’en prend aucun.</translation>
    </message>
    <message>
        <source>Known walls separate it from the goal.</source>
        <translation>Des murs connus le séparent de l’arrivée.</translation>
    </message>
    <message>
        <source>It has followed the wall all around without finding the goal.</source>
        <translation>Il a suivi le mur tout autour sans trouver l’arrivée.</translation>
    </message>
    <message>
        <source>the file is damaged; segment the maze again into a new folder</source>
        <translation>le fichier est endommagé ; segmentez à nouveau le labyrinthe dans un nouveau dossier</translation>
    </message>
    <message>
        <source>the cell or the walls at {cell} have a code that does not exist</source>
        <translation>la case ou les murs en {cell} ont un code qui n&apos;existe pas</translation>
    </message>
    <message>
        <source>a link ends at cell {cell}, which is outside the maze</source>
        <translation>un lien se termine à la case {cell}, hors du labyrinthe</translation>
    </message>
    <message>
        <source>this folder holds no complete segmentation</source>
        <translation>ce dossier ne contient pas de segmentation complète</translation>
    </message>
    <message>
        <source>this folder was not made by segmenting a maze, so it is not written to</source>
        <translation>ce dossier ne provient pas de la segmentation d&apos;un labyrinthe ; rien n&apos;y est écrit</translation>
    </message>
    <message>
        <source>the maze changed while it was segmented; run the command again</source>
        <translation>le labyrinthe a changé pendant la segmentation ; relancez la commande</translation>
    </message>
    <message>
        <source>The scheduler {address} cannot be reached.</source>
        <translation>L&apos;ordonnanceur {address} est inaccessible.</translation>
    </message>
    <message>
        <source>The workers stopped too often: {reason}. Use less memory for each, or fewer workers.</source>
        <translation>Les processus se sont arrêtés trop souvent : {reason}. Donnez moins de mémoire à chacun, ou réduisez leur nombre.</translation>
    </message>
    <message>
        <source>{memory} is too little memory; {workers} workers need at least {least}.</source>
        <translation>{memory} de mémoire ne suffit pas ; il en faut au moins {least} pour {workers} processus.</translation>
    </message>
    <message>
        <source>There is no region {number}.</source>
        <translation>Il n&apos;y a pas de région {number}.</translation>
    </message>
    <message>
        <source>Unknown {name} {value}; choose one of {known}.</source>
        <translation>{name} {value} inconnu ; choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>`{name}` has {count:,} characters; at most {most:,} fit on a page.</source>
        <translation>`{name}` compte {count:,} caractères ; une page en contient {most:,} au plus.</translation>
    </message>
    <message>
        <source>Difficulty {first:g} to {last:g} has room for {most:,} mazes, each harder than the last by {step:g}, not for {mazes:,}.</source>
        <translation>Une difficulté de {first:g} à {last:g} suffit pour {most:,} labyrinthes, chacun plus difficile que le précédent de {step:g}, pas pour {mazes:,}.</translation>
    </message>
    <message>
        <source>Margins of {margin:g} mm and a gutter of {gutter:g} mm leave {left:.1f} mm of this page; at least {least:g} mm are needed.</source>
        <translation>Des marges de {margin:g} mm et un petit fond de {gutter:g} mm laissent {left:.1f} mm de cette page ; il en faut au moins {least:g} mm.</translation>
    </message>
    <message>
        <source>the picture must be one of {known}, or a file that ends in .png or .svg, not {value}</source>
        <translation>l’image doit être l’une de {known}, ou un fichier en .png ou .svg, pas {value}</translation>
    </message>
    <message>
        <source>this is not a picture</source>
        <translation>ce n’est pas une image</translation>
    </message>
    <message>
        <source>Maze {number}</source>
        <translation>Labyrinthe {number}</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Made with Mazarine from the seed {seed}.</source>
        <translation>Réalisé avec Mazarine à partir de la graine {seed}.</translation>
    </message>
    <message>
        <source>A maze on a {before} lattice cannot be compared with one on a {after} lattice.</source>
        <translation>Un labyrinthe sur le réseau {before} ne peut pas être comparé avec un labyrinthe sur le réseau {after}.</translation>
    </message>
    <message>
        <source>this picture is written as PNG; choose a name that ends in .png</source>
        <translation>cette image est écrite en PNG&#x202f;; choisissez un nom qui se termine par .png</translation>
    </message>
    <message>
        <source>Only mazes on the same lattice can be merged.</source>
        <translation>Seuls des labyrinthes sur le même réseau peuvent être fusionnés.</translation>
    </message>
    <message>
        <source>Only mazes of the same size can be merged, not {base}, {ours} and {theirs}.</source>
        <translation>Seuls des labyrinthes de la même taille peuvent être fusionnés, mais ceux-ci ont&#xa0;: {base}, {ours} et {theirs}.</translation>
    </message>
    <message>
        <source>Cell {cell}: ours has {ours}, theirs {theirs}.</source>
        <translation>Case {cell}&#xa0;: {ours} chez nous, {theirs} chez eux.</translation>
    </message>
    <message>
        <source>Side {side} of cell {cell}: ours has {ours}, theirs {theirs}.</source>
        <translation>Côté {side} de la case {cell}&#xa0;: {ours} chez nous, {theirs} chez eux.</translation>
    </message>
    <message>
        <source>Region {number}: ours is {ours}, theirs {theirs}.</source>
        <translation>Région {number}&#xa0;: {ours} chez nous, {theirs} chez eux.</translation>
    </message>
    <message>
        <source>{name}: ours is {ours}, theirs {theirs}.</source>
        <translation>{name}&#xa0;: {ours} chez nous, {theirs} chez eux.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>roche</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>sol</translation>
    </message>
    <message>
        <source>a secret</source>
        <translation>un secret</translation>
    </message>
    <message>
        <source>a found secret</source>
        <translation>un secret trouvé</translation>
    </message>
    <message>
        <source>{matter} in fog</source>
        <translation>{matter} dans le brouillard</translation>
    </message>
    <message>
        <source>an open side</source>
        <translation>un côté ouvert</translation>
    </message>
    <message>
        <source>a link from {first} to {second}</source>
        <translation>un lien de {first} vers {second}</translation>
    </message>
    <message>
        <source>a marker ({kind})</source>
        <translation>un repère ({kind})</translation>
    </message>
    <message>
        <source>a marker ({kind}) at cell {cell}</source>
        <translation>un repère ({kind}) sur la case {cell}</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} conflicts.</source>
        <translation>
            <numerusform>{count:,} conflit.</numerusform>
            <numerusform>{count:,} conflits.</numerusform>
        </translation>
    </message>
    <message>
        <source>No conflicts.</source>
        <translation>Aucun conflit.</translation>
    </message>
    <message>
        <source>{levels:,} × {rows:,} × {cols:,} cells</source>
        <translation>{levels:,} × {rows:,} × {cols:,} cases</translation>
    </message>
    <message>
        <source>{levels:,} × {rows:,} × {cols:,} cells from row {first_row}, column {first_col} on</source>
        <translation>{levels:,} × {rows:,} × {cols:,} cases à partir de la ligne {first_row}, colonne {first_col}</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Aucune différence.</translation>
    </message>
    <message>
        <source>The first maze has {before}, the second {after}.</source>
        <translation>Le premier labyrinthe a {before}, le second {after}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells are different.</source>
        <translation>
            <numerusform>{count:,} case est différente.</numerusform>
            <numerusform>{count:,} cases sont différentes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} walls are different.</source>
        <translation>
            <numerusform>{count:,} mur est différent.</numerusform>
            <numerusform>{count:,} murs sont différents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} links are new.</source>
        <translation>
            <numerusform>{count:,} lien est nouveau.</numerusform>
            <numerusform>{count:,} liens sont nouveaux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} links are gone.</source>
        <translation>
            <numerusform>{count:,} lien a disparu.</numerusform>
            <numerusform>{count:,} liens ont disparu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} markers are new.</source>
        <translation>
            <numerusform>{count:,} repère est nouveau.</numerusform>
            <numerusform>{count:,} repères sont nouveaux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} markers are gone.</source>
        <translation>
            <numerusform>{count:,} repère a disparu.</numerusform>
            <numerusform>{count:,} repères ont disparu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Different metadata: {names}.</source>
        <translation>Métadonnées différentes&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Room {number} was split into {parts}.</source>
        <translation>La salle {number} a été divisée en {parts}.</translation>
    </message>
    <message>
        <source>Corridor {number} was split into {parts}.</source>
        <translation>Le couloir {number} a été divisé en {parts}.</translation>
    </message>
    <message>
        <source>Rooms {parts} were merged into {number}.</source>
        <translation>Les salles {parts} ont été réunies en {number}.</translation>
    </message>
    <message>
        <source>Corridors {parts} were merged into {number}.</source>
        <translation>Les couloirs {parts} ont été réunis en {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more regions were split or merged.</source>
        <translation>
            <numerusform>{count:,} autre région a été divisée ou réunie.</numerusform>
            <numerusform>{count:,} autres régions ont été divisées ou réunies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} rooms are new: {numbers}.</source>
        <translation>
            <numerusform>{count:,} salle est nouvelle&#xa0;: {numbers}.</numerusform>
            <numerusform>{count:,} salles sont nouvelles&#xa0;: {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} rooms are gone: {numbers}.</source>
        <translation>
            <numerusform>{count:,} salle a disparu&#xa0;: {numbers}.</numerusform>
            <numerusform>{count:,} salles ont disparu&#xa0;: {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} corridors are new: {numbers}.</source>
        <translation>
            <numerusform>{count:,} couloir est nouveau&#xa0;: {numbers}.</numerusform>
            <numerusform>{count:,} couloirs sont nouveaux&#xa0;: {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} corridors are gone: {numbers}.</source>
        <translation>
            <numerusform>{count:,} couloir a disparu&#xa0;: {numbers}.</numerusform>
            <numerusform>{count:,} couloirs ont disparu&#xa0;: {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Region {number} was renamed from {before} to {after}.</source>
        <translation>La région {number} s’appelait {before} et s’appelle maintenant {after}.</translation>
    </message>
    <message>
        <source>Region {number} was named {after}.</source>
        <translation>La région {number} a reçu le nom {after}.</translation>
    </message>
    <message>
        <source>Region {number} has another color.</source>
        <translation>La région {number} a une autre couleur.</translation>
    </message>
    <message>
        <source>Region {number} is no longer named {before}.</source>
        <translation>La région {number} ne s’appelle plus {before}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} crossroads are new.</source>
        <translation>
            <numerusform>{count:,} carrefour est nouveau.</numerusform>
            <numerusform>{count:,} carrefours sont nouveaux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} crossroads are gone.</source>
        <translation>
            <numerusform>{count:,} carrefour a disparu.</numerusform>
            <numerusform>{count:,} carrefours ont disparu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal is {count:,} steps farther.</source>
        <translation>
            <numerusform>L’arrivée est {count:,} pas plus loin.</numerusform>
            <numerusform>L’arrivée est {count:,} pas plus loin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal is {count:,} steps nearer.</source>
        <translation>
            <numerusform>L’arrivée est {count:,} pas plus près.</numerusform>
            <numerusform>L’arrivée est {count:,} pas plus près.</numerusform>
        </translation>
    </message>
    <message>
        <source>A goal can be reached now, in {steps}.</source>
        <translation>Une arrivée peut maintenant être atteinte, en {steps}.</translation>
    </message>
    <message>
        <source>No goal can be reached any more.</source>
        <translation>Aucune arrivée ne peut plus être atteinte.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} dead ends are new.</source>
        <translation>
            <numerusform>{count:,} impasse est nouvelle.</numerusform>
            <numerusform>{count:,} impasses sont nouvelles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} dead ends are gone.</source>
        <translation>
            <numerusform>{count:,} impasse a disparu.</numerusform>
            <numerusform>{count:,} impasses ont disparu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The window stays open. Close the console to leave it.</source>
        <translation>La fenêtre reste ouverte. Fermez la console pour la quitter.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} steps</source>
        <translation>
            <numerusform>{count:,} pas</numerusform>
            <numerusform>{count:,} pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells</source>
        <translation>
            <numerusform>{count:,} case</numerusform>
            <numerusform>{count:,} cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} rooms</source>
        <translation>
            <numerusform>{count:,} salle</numerusform>
            <numerusform>{count:,} salles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} corridors</source>
        <translation>
            <numerusform>{count:,} couloir</numerusform>
            <numerusform>{count:,} couloirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} crossroads</source>
        <translation>
            <numerusform>{count:,} carrefour</numerusform>
            <numerusform>{count:,} carrefours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} regions</source>
        <translation>
            <numerusform>{count:,} région</numerusform>
            <numerusform>{count:,} régions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} markers</source>
        <translation>
            <numerusform>{count:,} repère</numerusform>
            <numerusform>{count:,} repères</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} links</source>
        <translation>
            <numerusform>{count:,} lien</numerusform>
            <numerusform>{count:,} liens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} secrets</source>
        <translation>
            <numerusform>{count:,} secret</numerusform>
            <numerusform>{count:,} secrets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} walls</source>
        <translation>
            <numerusform>{count:,} mur</numerusform>
            <numerusform>{count:,} murs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} levels</source>
        <translation>
            <numerusform>{count:,} niveau</numerusform>
            <numerusform>{count:,} niveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} components</source>
        <translation>
            <numerusform>{count:,} partie connexe</numerusform>
            <numerusform>{count:,} parties connexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} loops</source>
        <translation>
            <numerusform>{count:,} boucle</numerusform>
            <numerusform>{count:,} boucles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} dead ends</source>
        <translation>
            <numerusform>{count:,} impasse</numerusform>
            <numerusform>{count:,} impasses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} contacts</source>
        <translation>
            <numerusform>{count:,} contact</numerusform>
            <numerusform>{count:,} contacts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} pages</source>
        <translation>
            <numerusform>{count:,} page</numerusform>
            <numerusform>{count:,} pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} sheets</source>
        <translation>
            <numerusform>{count:,} feuille</numerusform>
            <numerusform>{count:,} feuilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} frames</source>
        <translation>
            <numerusform>{count:,} image</numerusform>
            <numerusform>{count:,} images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} starts</source>
        <translation>
            <numerusform>{count:,} départ</numerusform>
            <numerusform>{count:,} départs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} goals</source>
        <translation>
            <numerusform>{count:,} arrivée</numerusform>
            <numerusform>{count:,} arrivées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} treasures</source>
        <translation>
            <numerusform>{count:,} trésor</numerusform>
            <numerusform>{count:,} trésors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} characters</source>
        <translation>
            <numerusform>{count:,} personnage</numerusform>
            <numerusform>{count:,} personnages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} opponents</source>
        <translation>
            <numerusform>{count:,} adversaire</numerusform>
            <numerusform>{count:,} adversaires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} notes</source>
        <translation>
            <numerusform>{count:,} note</numerusform>
            <numerusform>{count:,} notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} keys</source>
        <translation>
            <numerusform>{count:,} clé</numerusform>
            <numerusform>{count:,} clés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} keys for one door</source>
        <translation>
            <numerusform>{count:,} clé à usage unique</numerusform>
            <numerusform>{count:,} clés à usage unique</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} locked doors</source>
        <translation>
            <numerusform>{count:,} porte verrouillée</numerusform>
            <numerusform>{count:,} portes verrouillées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} one-way gates</source>
        <translation>
            <numerusform>{count:,} passage à sens unique</numerusform>
            <numerusform>{count:,} passages à sens unique</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} teleporters</source>
        <translation>
            <numerusform>{count:,} téléporteur</numerusform>
            <numerusform>{count:,} téléporteurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{count:,} stairs</source>
        <translation>{count:,} accès par escalier</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} two-way links</source>
        <translation>
            <numerusform>{count:,} lien à double sens</numerusform>
            <numerusform>{count:,} liens à double sens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} one-way links</source>
        <translation>
            <numerusform>{count:,} lien à sens unique</numerusform>
            <numerusform>{count:,} liens à sens unique</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} exits</source>
        <translation>
            <numerusform>{count:,} sortie</numerusform>
            <numerusform>{count:,} sorties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} doors</source>
        <translation>
            <numerusform>{count:,} porte</numerusform>
            <numerusform>{count:,} portes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} sides</source>
        <translation>
            <numerusform>{count:,} côté</numerusform>
            <numerusform>{count:,} côtés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} turns</source>
        <translation>
            <numerusform>{count:,} virage</numerusform>
            <numerusform>{count:,} virages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} decisions</source>
        <translation>
            <numerusform>{count:,} décision</numerusform>
            <numerusform>{count:,} décisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} problems</source>
        <translation>
            <numerusform>{count:,} problème</numerusform>
            <numerusform>{count:,} problèmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} walks</source>
        <translation>
            <numerusform>{count:,} parcours</numerusform>
            <numerusform>{count:,} parcours</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown measure {name}.</source>
        <translation>Mesure inconnue : {name}.</translation>
    </message>
    <message>
        <source>doors</source>
        <translation>portes</translation>
    </message>
    <message>
        <source>{path}: {reason}.</source>
        <translation>{path}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{path}, {where}: {reason}.</source>
        <translation>{path}, {where}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>a file of the program is missing; reinstall Mazarine</source>
        <translation>un fichier du programme manque&#x202f;; réinstallez Mazarine</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Random numbers come from a numpy.random.Generator, a seed from 0, or None, not from {value}.</source>
        <translation>Les nombres aléatoires viennent d’un numpy.random.Generator, d’une graine à partir de 0, ou de None, et non de {value}.</translation>
    </message>
    <message>
        <source>{purpose} needs {package}, which is not installed; `pip install &quot;mazarine[{extra}]&quot;` installs it.</source>
        <translation>{purpose} a besoin de {package}, qui n’est pas installé&#x202f;; `pip install &quot;mazarine[{extra}]&quot;` l’installe.</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>La fenêtre</translation>
    </message>
    <message>
        <source>A PDF file</source>
        <translation>Un fichier PDF</translation>
    </message>
    <message>
        <source>A PNG picture or a PDF file of a tiling</source>
        <translation>Une image PNG ou un fichier PDF d’un pavage</translation>
    </message>
    <message>
        <source>A PNG picture for print</source>
        <translation>Une image PNG pour l’impression</translation>
    </message>
    <message>
        <source>A graph for NetworkX</source>
        <translation>Un graphe pour NetworkX</translation>
    </message>
    <message>
        <source>A maze in a Zarr store</source>
        <translation>Un labyrinthe dans un stockage Zarr</translation>
    </message>
    <message>
        <source>A maze that is larger than memory</source>
        <translation>Un labyrinthe plus grand que la mémoire</translation>
    </message>
    <message>
        <source>this is not a NumPy array</source>
        <translation>ce n’est pas un tableau NumPy</translation>
    </message>
    <message>
        <source>the NumPy array has the unknown version {version}</source>
        <translation>le tableau NumPy a la version inconnue {version}</translation>
    </message>
    <message>
        <source>the header of the NumPy array has {size:,} bytes; the maximum is {most:,}</source>
        <translation>l’en-tête du tableau NumPy a {size:,} octets&#x202f;; le maximum est {most:,}</translation>
    </message>
    <message>
        <source>the header is not that of a NumPy array of numbers</source>
        <translation>l’en-tête n’est pas celui d’un tableau NumPy de nombres</translation>
    </message>
    <message>
        <source>the shape of the NumPy array is larger than any maze</source>
        <translation>la forme du tableau NumPy dépasse tout labyrinthe</translation>
    </message>
    <message>
        <source>the array has the shape {shape} and the type {dtype}; {hint}</source>
        <translation>le tableau a la forme {shape} et le type {dtype}&#x202f;; {hint}</translation>
    </message>
    <message>
        <source>the array contains numbers other than 0 and 1</source>
        <translation>le tableau contient des nombres autres que 0 et 1</translation>
    </message>
    <message>
        <source>{reason}; the format {format} reads every element as a cell</source>
        <translation>{reason}&#x202f;; le format {format} lit chaque élément comme une case</translation>
    </message>
    <message>
        <source>cell {cell} in the last row is open downward, to outside the maze</source>
        <translation>la case {cell} de la dernière ligne est ouverte vers le bas, hors du labyrinthe</translation>
    </message>
    <message>
        <source>cell {cell} in the last column is open to the right, to outside the maze</source>
        <translation>la case {cell} de la dernière colonne est ouverte à droite, hors du labyrinthe</translation>
    </message>
    <message>
        <source>this is not a PNG picture</source>
        <translation>ce n’est pas une image PNG</translation>
    </message>
    <message>
        <source>the PNG picture has {size:,} bytes; the maximum is {most:,}</source>
        <translation>l’image PNG a {size:,} octets&#x202f;; le maximum est {most:,}</translation>
    </message>
    <message>
        <source>the PNG picture has more than {most:,} chunks</source>
        <translation>l’image PNG a plus de {most:,} blocs</translation>
    </message>
    <message>
        <source>the PNG picture has the unknown chunk {chunk}</source>
        <translation>l’image PNG a le bloc inconnu {chunk}</translation>
    </message>
    <message>
        <source>the PNG picture does not start with its header</source>
        <translation>l’image PNG ne commence pas par son en-tête</translation>
    </message>
    <message>
        <source>the PNG picture has no pixels</source>
        <translation>l’image PNG n’a pas de pixels</translation>
    </message>
    <message>
        <source>PNG pictures do not have {depth} bits with the color type {color_type}</source>
        <translation>il n’existe pas d’images PNG à {depth} bits avec le type de couleur {color_type}</translation>
    </message>
    <message>
        <source>this PNG compression method is not supported</source>
        <translation>cette méthode de compression PNG n’est pas prise en charge</translation>
    </message>
    <message>
        <source>{width} × {height} pixels are too many for a maze</source>
        <translation>{width} × {height} pixels, c’est trop pour un labyrinthe</translation>
    </message>
    <message>
        <source>{width} × {height} pixels are more than a file of this size can hold</source>
        <translation>{width} × {height} pixels, c’est plus que ce que peut contenir un fichier de cette taille</translation>
    </message>
    <message>
        <source>the data of the PNG picture are damaged</source>
        <translation>les données de l’image PNG sont endommagées</translation>
    </message>
    <message>
        <source>the PNG picture has more data than pixels</source>
        <translation>l’image PNG a plus de données que de pixels</translation>
    </message>
    <message>
        <source>the palette of the PNG picture is damaged</source>
        <translation>la palette de l’image PNG est endommagée</translation>
    </message>
    <message>
        <source>the palette of the PNG picture is missing</source>
        <translation>la palette de l’image PNG manque</translation>
    </message>
    <message>
        <source>a picture of {width} × {height} pixels cannot be written</source>
        <translation>une image de {width} × {height} pixels ne peut pas être écrite</translation>
    </message>
    <message>
        <source>a picture of {width} × {height} pixels would be too large to be read again</source>
        <translation>une image de {width} × {height} pixels serait trop grande pour être relue</translation>
    </message>
    <message>
        <source>an animation without frames cannot be written</source>
        <translation>une animation sans image ne peut pas être écrite</translation>
    </message>
    <message>
        <source>Line {lines} is left out: it is not a part of the drawing.</source>
        <translation>La ligne {lines} est omise&#xa0;: elle ne fait pas partie du dessin.</translation>
    </message>
    <message>
        <source>Lines {lines} are left out: they are not a part of the drawing.</source>
        <translation>Les lignes {lines} sont omises&#xa0;: elles ne font pas partie du dessin.</translation>
    </message>
    <message>
        <source>The rows are read out of the source code around them.</source>
        <translation>Les rangées sont extraites du code source qui les entoure.</translation>
    </message>
    <message>
        <source>The {count:,} drawings of the file have one size, so each is a level.</source>
        <translation>Les {count:,} dessins du fichier ont la même taille&#xa0;; chacun devient donc un niveau.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first drawing is read; {count:,} others are left out.</source>
        <translation>
            <numerusform>Seul le premier dessin est lu&#xa0;; {count:,} autre est omis.</numerusform>
            <numerusform>Seul le premier dessin est lu&#xa0;; {count:,} autres sont omis.</numerusform>
        </translation>
    </message>
    <message>
        <source>The blanks around the drawing are left out.</source>
        <translation>Les espaces autour du dessin sont omis.</translation>
    </message>
    <message>
        <source>Every cell is two characters wide.</source>
        <translation>Chaque case a une largeur de deux caractères.</translation>
    </message>
    <message>
        <source>The characters between the symbols are left out.</source>
        <translation>Les caractères entre les symboles sont omis.</translation>
    </message>
    <message>
        <source>Every character is two cells, one above the other.</source>
        <translation>Chaque caractère représente deux cases, l’une au-dessus de l’autre.</translation>
    </message>
    <message>
        <source>The walls are {symbols}, and the floor is {floor}.</source>
        <translation>Les murs sont {symbols} et le sol est {floor}.</translation>
    </message>
    <message>
        <source>These symbols are read as floor: {symbols}.</source>
        <translation>Ces symboles sont lus comme du sol&#xa0;: {symbols}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} blank cells outside of the floor are read as rock.</source>
        <translation>
            <numerusform>{count:,} case vide hors du sol est lue comme de la roche.</numerusform>
            <numerusform>{count:,} cases vides hors du sol sont lues comme de la roche.</numerusform>
        </translation>
    </message>
    <message>
        <source>These symbols in cells are left out: {symbols}.</source>
        <translation>Ces symboles dans les cases sont omis&#xa0;: {symbols}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} marks in walls are read as open doors.</source>
        <translation>
            <numerusform>{count:,} marque dans un mur est lue comme une porte ouverte.</numerusform>
            <numerusform>{count:,} marques dans les murs sont lues comme des portes ouvertes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} walls are drawn only in part; they are read as closed.</source>
        <translation>
            <numerusform>{count:,} mur n’est dessiné qu’en partie&#xa0;; il est lu comme fermé.</numerusform>
            <numerusform>{count:,} murs ne sont dessinés qu’en partie&#xa0;; ils sont lus comme fermés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} posts are drawn with another symbol or not at all.</source>
        <translation>
            <numerusform>{count:,} poteau est dessiné avec un autre symbole ou pas du tout.</numerusform>
            <numerusform>{count:,} poteaux sont dessinés avec un autre symbole ou pas du tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side of the outer border is not drawn; it is read as closed.</source>
        <translation>Un côté de la bordure extérieure n’est pas dessiné&#xa0;; il est lu comme fermé.</translation>
    </message>
    <message>
        <source>These symbols outside of the maze are left out: {symbols}.</source>
        <translation>Ces symboles hors du labyrinthe sont omis&#xa0;: {symbols}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} filled cells are read as rock.</source>
        <translation>
            <numerusform>{count:,} case remplie est lue comme de la roche.</numerusform>
            <numerusform>{count:,} cases remplies sont lues comme de la roche.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lines are read as passages, because they do not enclose the maze.</source>
        <translation>Les lignes sont lues comme des passages, car elles n’entourent pas le labyrinthe.</translation>
    </message>
    <message>
        <source>Every character of the lines is read as a cell of rock.</source>
        <translation>Chaque caractère des lignes est lu comme une case de roche.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} secret doors are read as secret cells.</source>
        <translation>
            <numerusform>{count:,} porte secrète est lue comme une case secrète.</numerusform>
            <numerusform>{count:,} portes secrètes sont lues comme des cases secrètes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} boxes are left out.</source>
        <translation>
            <numerusform>{count:,} caisse est omise.</numerusform>
            <numerusform>{count:,} caisses sont omises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{symbol} ({count:,} times)</source>
        <translation>
            <numerusform>{symbol} ({count:,} fois)</numerusform>
            <numerusform>{symbol} ({count:,} fois)</numerusform>
        </translation>
    </message>
    <message>
        <source>Starts are drawn as {symbol}.</source>
        <translation>Les départs sont dessinés par {symbol}.</translation>
    </message>
    <message>
        <source>Goals are drawn as {symbol}.</source>
        <translation>Les arrivées sont dessinées par {symbol}.</translation>
    </message>
    <message>
        <source>it has {count:,} different symbols, so it is rather a text than a drawing</source>
        <translation>il contient {count:,} symboles différents&#xa0;; c’est donc plutôt un texte qu’un dessin</translation>
    </message>
    <message>
        <source>no symbol can be told to be the wall</source>
        <translation>aucun symbole ne peut être reconnu comme le mur</translation>
    </message>
    <message>
        <source>the walls do not lie on a regular lattice of posts</source>
        <translation>les murs ne sont pas disposés sur un réseau régulier de poteaux</translation>
    </message>
    <message>
        <source>the lines do not enclose cells</source>
        <translation>les lignes n’entourent pas de cases</translation>
    </message>
    <message>
        <source>the cells hold words, so it is rather a table than a maze</source>
        <translation>les cases contiennent des mots&#xa0;; c’est donc plutôt un tableau qu’un labyrinthe</translation>
    </message>
    <message>
        <source>a roguelike level has walls of - and | with a floor of dots</source>
        <translation>un niveau de roguelike a des murs faits de - et de | et un sol fait de points</translation>
    </message>
    <message>
        <source>a Sokoban level has walls #, one player @ or +, and boxes $ or *</source>
        <translation>un niveau de Sokoban a des murs #, un seul joueur @ ou + et des caisses $ ou *</translation>
    </message>
    <message>
        <source>{found} is not a visible character</source>
        <translation>{found} n’est pas un caractère visible</translation>
    </message>
    <message>
        <source>Drawing with thin walls</source>
        <translation>Dessin à murs minces</translation>
    </message>
    <message>
        <source>Roguelike level</source>
        <translation>Niveau de roguelike</translation>
    </message>
    <message>
        <source>Sokoban level</source>
        <translation>Niveau de Sokoban</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} floor cells with a wall on every side will be read as rock.</source>
        <translation>
            <numerusform>{count:,} case de sol murée de tous les côtés sera lue comme de la roche.</numerusform>
            <numerusform>{count:,} cases de sol murées de tous les côtés seront lues comme de la roche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} secret doors become walls.</source>
        <translation>
            <numerusform>{count:,} porte secrète devient un mur.</numerusform>
            <numerusform>{count:,} portes secrètes deviennent des murs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} doors that need keys become closed doors without any.</source>
        <translation>
            <numerusform>{count:,} porte à clé devient une porte fermée sans clé.</numerusform>
            <numerusform>{count:,} portes à clé deviennent des portes fermées sans clé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} thin walls are left out: a level of LDtk has none.</source>
        <translation>
            <numerusform>{count:,} mur fin est omis&#xa0;: un niveau de LDtk n’en a pas.</numerusform>
            <numerusform>{count:,} murs fins sont omis&#xa0;: un niveau de LDtk n’en a pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} markers are left out: the project has no entities for them.</source>
        <translation>
            <numerusform>{count:,} marqueur est omis&#xa0;: le projet n’a pas d’entité pour lui.</numerusform>
            <numerusform>{count:,} marqueurs sont omis&#xa0;: le projet n’a pas d’entités pour eux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The labels of {count:,} markers are left out: they are not the names of their entities.</source>
        <translation>
            <numerusform>L’étiquette de {count:,} marqueur est omise&#xa0;: elle n’est pas le nom de son entité.</numerusform>
            <numerusform>Les étiquettes de {count:,} marqueurs sont omises&#xa0;: elles ne sont pas les noms de leurs entités.</numerusform>
        </translation>
    </message>
    <message>
        <source>When the file is opened again, other cells will be taken for rock: name the values of the layer {layer} in LDtk.</source>
        <translation>Quand le fichier sera rouvert, d’autres cellules seront prises pour de la roche&#xa0;: nommez les valeurs du calque {layer} dans LDtk.</translation>
    </message>
    <message>
        <source>it has no level of the name {title}; give the maze the name of its level as its title again</source>
        <translation>il n’a pas de niveau {title}&#xa0;; redonnez au labyrinthe le nom de son niveau comme titre</translation>
    </message>
    <message>
        <source>the layer {name} has no value for that; add one in LDtk, save the project, and try again</source>
        <translation>le calque {name} n’a pas de valeur pour cela&#xa0;; ajoutez-en une dans LDtk, enregistrez le projet et réessayez</translation>
    </message>
    <message>
        <source>mazes of hexagons are only read as a whole; convert this one to .maze first</source>
        <translation>les labyrinthes d’hexagones ne sont lus qu’en entier&#x202f;; convertissez d’abord celui-ci en .maze</translation>
    </message>
    <message>
        <source>it names the file {name}, which is not in its own folder</source>
        <translation>il nomme le fichier {name}, qui n’est pas dans son propre dossier</translation>
    </message>
    <message>
        <source>The map has hexagons with flat tops, so it is shown turned left by 90°; it is saved as it was.</source>
        <translation>La carte a des hexagones à sommet plat&#x202f;; elle est donc montrée tournée de 90° vers la gauche et sera enregistrée telle quelle.</translation>
    </message>
    <message>
        <source>The map has staggered rows of diamonds, so it is shown as squares, turned by 45°; it is saved as it was.</source>
        <translation>La carte a des rangées décalées de losanges&#x202f;; elle est donc montrée en carrés, tournée de 45°, et sera enregistrée telle quelle.</translation>
    </message>
    <message>
        <source>{generator} cannot make mazes of hexagons: {reason}.</source>
        <translation>{generator} ne peut pas faire de labyrinthes d’hexagones&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Probability of a passage under a cell that has room for one; a maze has at most 100,000</source>
        <translation>Probabilité d’un passage sous une case qui a la place pour un ; un labyrinthe en a au plus 100 000</translation>
    </message>
    <message>
        <source>it chooses between a level and an upright side, and hexagons have no upright ones</source>
        <translation>il choisit entre un côté horizontal et un côté vertical, et les hexagones ne sont pas ainsi faits</translation>
    </message>
    <message>
        <source>it leads straight down from row to row, and below a hexagon there are two</source>
        <translation>il descend tout droit d’une rangée à l’autre, et sous un hexagone il y en a deux</translation>
    </message>
    <message>
        <source>it divides rectangles by straight walls, and those between hexagons are zigzag</source>
        <translation>il divise des rectangles par des murs droits, et ceux entre hexagones sont en zigzag</translation>
    </message>
    <message>
        <source>its passages cross at right angles, and no sides of hexagons do</source>
        <translation>ses passages se croisent à angle droit, ce que les côtés des hexagones ne permettent pas</translation>
    </message>
    <message>
        <source>its walls are the squares between other squares</source>
        <translation>ses murs sont les carrés qui séparent d’autres carrés</translation>
    </message>
    <message>
        <source>it follows the rule of points that have up to four neighbors</source>
        <translation>il suit la règle de points qui ont au plus quatre voisins</translation>
    </message>
    <message>
        <source>it takes only cells with the sides N, E, S and W</source>
        <translation>il n’accepte que des cases avec les côtés N, E, S et O</translation>
    </message>
    <message numerus="yes">
        <source>{done:,} of {count:,} mazes</source>
        <translation>
            <numerusform>{done:,} labyrinthe sur {count:,}</numerusform>
            <numerusform>{done:,} labyrinthes sur {count:,}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped. {count:,} mazes are kept beside the book; Continue finds the others.</source>
        <translation>
            <numerusform>Arrêté. {count:,} labyrinthe est gardé à côté du livre ; Continuer trouve les autres.</numerusform>
            <numerusform>Arrêté. {count:,} labyrinthes sont gardés à côté du livre ; Continuer trouve les autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Made “{name}”: {count:,} mazes on {pages:,} pages.</source>
        <translation>
            <numerusform>« {name} » est créé : {count:,} labyrinthe sur {pages:,} pages.</numerusform>
            <numerusform>« {name} » est créé : {count:,} labyrinthes sur {pages:,} pages.</numerusform>
        </translation>
    </message>
    <message>
        <source>Page 1 of {pages:,}</source>
        <translation>Page 1 sur {pages:,}</translation>
    </message>
    <message>
        <source>Pages {left:,} and {right:,} of {pages:,}</source>
        <translation>Pages {left:,} et {right:,} sur {pages:,}</translation>
    </message>
    <message>
        <source>A micromouse turns in four directions, so it needs a maze of squares; the lattice of this maze is {lattice}.</source>
        <translation>Une micromouse tourne dans quatre directions&#x202f;; il lui faut donc un labyrinthe de carrés. Réseau de ce labyrinthe&#xa0;: {lattice}.</translation>
    </message>
    <message>
        <source>A film ends in .gif, .png, .apng or .webp, a series is named as film-%04d.png; not {name}.</source>
        <translation>Un film se termine par .gif, .png, .apng ou .webp, une série s’appelle comme film-%04d.png ; et non {name}.</translation>
    </message>
    <message>
        <source>Each step and the end can be shown for 0 to {most} seconds, not {seconds}.</source>
        <translation>Chaque étape et la fin peuvent être affichées de 0 à {most} secondes, et non {seconds}.</translation>
    </message>
    <message>
        <source>Cells of the maze</source>
        <translation>Cases du labyrinthe</translation>
    </message>
    <message>
        <source>Waiting cells</source>
        <translation>Cases en attente</translation>
    </message>
    <message>
        <source>The maze grows at cell {cell}.</source>
        <translation>Le labyrinthe grandit à la case {cell}.</translation>
    </message>
    <message>
        <source>The maze is complete.</source>
        <translation>Le labyrinthe est achevé.</translation>
    </message>
    <message>
        <source>Go {side}</source>
        <translation>Aller {side}</translation>
    </message>
    <message>
        <source>up to the right</source>
        <translation>vers le haut à droite</translation>
    </message>
    <message>
        <source>down to the right</source>
        <translation>vers le bas à droite</translation>
    </message>
    <message>
        <source>down to the left</source>
        <translation>vers le bas à gauche</translation>
    </message>
    <message>
        <source>up to the left</source>
        <translation>vers le haut à gauche</translation>
    </message>
    <message>
        <source>A maze of the project has square cells; the lattice of this maze is {lattice}.</source>
        <translation>Un labyrinthe du projet a des cases carrées&#x202f;; réseau de ce labyrinthe&#xa0;: {lattice}.</translation>
    </message>
    <message>
        <source>Unknown rock {value}; choose one of {known}.</source>
        <translation>Roche inconnue {value}&#xa0;; choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>This drawing needs Qt, which cannot be loaded: “{reason}”.</source>
        <translation>Ce dessin nécessite Qt, qui ne peut pas être chargé&#xa0;: «&#xa0;{reason}&#xa0;».</translation>
    </message>
    <message>
        <source>The maze has no start. Mark one, or choose a start cell.</source>
        <translation>Le labyrinthe n’a pas de départ. Marquez-en un, ou choisissez une case de départ.</translation>
    </message>
    <message>
        <source>The maze has no goal. Mark one, or choose a goal cell.</source>
        <translation>Le labyrinthe n’a pas d’arrivée. Marquez-en une, ou choisissez une case d’arrivée.</translation>
    </message>
    <message>
        <source>Jump point search does not apply: it needs squares or hexagons that all cost the same.</source>
        <translation>La recherche par points de saut ne s’applique pas&#xa0;: il lui faut des carrés ou des hexagones qui coûtent tous autant.</translation>
    </message>
    <message>
        <source>The search finds no path, although there is one.</source>
        <translation>La recherche ne trouve aucun chemin, bien qu’il y en ait un.</translation>
    </message>
    <message>
        <source>The search was stopped after {steps}: whether there is a path is not known.</source>
        <translation>La recherche a été arrêtée après {steps}&#xa0;: on ne sait pas s’il existe un chemin.</translation>
    </message>
    <message>
        <source>it has no level {level}; its levels: {levels}</source>
        <translation>il n’a pas de niveau {level}&#xa0;; ses niveaux&#xa0;: {levels}</translation>
    </message>
    <message>
        <source>the project has no level</source>
        <translation>le projet n’a aucun niveau</translation>
    </message>
    <message>
        <source>its lines cross more than {most:,} sides of cells</source>
        <translation>ses lignes croisent plus de {most:,} côtés de cases</translation>
    </message>
    <message>
        <source>{count:,} walls and doors are too many to be read again</source>
        <translation>{count:,} murs et portes sont trop pour être relus</translation>
    </message>
    <message>
        <source>there is no line {key}</source>
        <translation>il n’y a pas de ligne {key}</translation>
    </message>
    <message>
        <source>the value of {key} is not a number</source>
        <translation>la valeur de {key} n’est pas un nombre</translation>
    </message>
    <message>
        <source>the resolution must be greater than 0</source>
        <translation>la résolution doit être supérieure à 0</translation>
    </message>
    <message>
        <source>the picture {name} cannot be read: {reason}</source>
        <translation>l’image {name} ne peut pas être lue&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>its picture would replace {name}, which belongs to no map; choose another name</source>
        <translation>son image remplacerait {name}, qui n’appartient à aucune carte&#xa0;; choisissez un autre nom</translation>
    </message>
    <message>
        <source>`{name}` must be {least:,} to {most:,}, not {value}.</source>
        <translation>`{name}` doit être compris entre {least:,} et {most:,}, pas {value}.</translation>
    </message>
    <message>
        <source>The shape {shape} needs a lattice with rows and columns, such as hexagon; tilings are always whole.</source>
        <translation>La forme {shape} demande un réseau à lignes et colonnes, comme hexagon ; les pavages sont toujours entiers.</translation>
    </message>
    <message>
        <source>Choose at least one {name}.</source>
        <translation>Choisissez au moins une valeur : {name}.</translation>
    </message>
    <message>
        <source>The difficulty must rise, not go from {first:g} to {last:g}.</source>
        <translation>La difficulté doit augmenter, pas aller de {first:g} à {last:g}.</translation>
    </message>
    <message>
        <source>Maze {number} ({board}) can have a difficulty from {least:.2f} to {most:.2f}, not {difficulty:.2f}.</source>
        <translation>Le labyrinthe {number} ({board}) peut avoir une difficulté de {least:.2f} à {most:.2f}, pas de {difficulty:.2f}.</translation>
    </message>
    <message>
        <source>Maze {number} ({board}): none with a difficulty from {low:.2f} to {high:.2f} was found within {edits:,} edits; the nearest has {nearest:.2f}.</source>
        <translation>Labyrinthe {number} ({board}) : aucun d’une difficulté de {low:.2f} à {high:.2f} n’a été trouvé en {edits:,} modifications ; le plus proche a {nearest:.2f}.</translation>
    </message>
    <message>
        <source>Maze {number} ({board}): its cells are {cell:.2f} mm wide on this page; at least {least:g} mm are needed.</source>
        <translation>Labyrinthe {number} ({board}) : ses cellules ont une largeur de {cell:.2f} mm sur cette page ; il faut au moins {least:g} mm.</translation>
    </message>
    <message>
        <source>Difficulty {difficulty:.2f} · seed {seed}
{generator}, {board}, from {low:.4f} to {high:.4f}</source>
        <translation>Difficulté {difficulty:.2f} · graine {seed}
{generator}, {board}, de {low:.4f} à {high:.4f}</translation>
    </message>
    <message>
        <source>a link ({label}) from {first} to {second}</source>
        <translation>un lien ({label}) de {first} vers {second}</translation>
    </message>
    <message>
        <source>{text} is impossible to judge: the design search follows walls only around cells with four sides.</source>
        <translation>{text} ne peut pas être jugé&#xa0;: la recherche par exigences ne suit les murs qu’autour de cases à quatre côtés.</translation>
    </message>
    <message>
        <source>Rock is where the layer {layer} has {values}.</source>
        <translation>La roche est là où le calque {layer} a {values}.</translation>
    </message>
    <message>
        <source>No value of the layer {layer} is named for walls; {values} is taken for rock, by the shape of the board.</source>
        <translation>Aucune valeur du calque {layer} ne porte un nom de mur&#xa0;; d’après la forme du plateau, {values} est pris pour de la roche.</translation>
    </message>
    <message>
        <source>Rock is where the layer {layer} has tiles.</source>
        <translation>La roche est là où le calque {layer} a des tuiles.</translation>
    </message>
    <message>
        <source>No layer is named for walls; cells without a tile are rock.</source>
        <translation>Aucun calque ne porte un nom de mur&#xa0;; les cases sans tuile sont de la roche.</translation>
    </message>
    <message>
        <source>Floor is also where it has {values}.</source>
        <translation>Le sol est aussi là où il a {values}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines of sight are left out: they do not part two cells.</source>
        <translation>
            <numerusform>{count:,} ligne de vue est omise&#xa0;: elle ne sépare pas deux cases.</numerusform>
            <numerusform>{count:,} lignes de vue sont omises&#xa0;: elles ne séparent pas deux cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines of sight are moved to the nearest sides of cells.</source>
        <translation>
            <numerusform>{count:,} ligne de vue est déplacée vers le côté de case le plus proche.</numerusform>
            <numerusform>{count:,} lignes de vue sont déplacées vers les côtés de cases les plus proches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} doors are left out: they are not on sides of cells.</source>
        <translation>
            <numerusform>{count:,} porte est omise&#xa0;: elle n’est pas sur un côté de case.</numerusform>
            <numerusform>{count:,} portes sont omises&#xa0;: elles ne sont pas sur des côtés de cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} doors are read as floor.</source>
        <translation>
            <numerusform>{count:,} porte est lue comme du sol.</numerusform>
            <numerusform>{count:,} portes sont lues comme du sol.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} columns and cells of water are left out.</source>
        <translation>
            <numerusform>{count:,} colonne ou case d’eau est omise.</numerusform>
            <numerusform>{count:,} colonnes et cases d’eau sont omises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} closed doors are read as secret doors that were found.</source>
        <translation>
            <numerusform>{count:,} porte fermée est lue comme une porte secrète découverte.</numerusform>
            <numerusform>{count:,} portes fermées sont lues comme des portes secrètes découvertes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} closed doors within walls are read as secret doors.</source>
        <translation>
            <numerusform>{count:,} porte fermée dans un mur est lue comme une porte secrète.</numerusform>
            <numerusform>{count:,} portes fermées dans des murs sont lues comme des portes secrètes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells with a wall on every side are rock.</source>
        <translation>
            <numerusform>{count:,} case murée de tous les côtés est de la roche.</numerusform>
            <numerusform>{count:,} cases murées de tous les côtés sont de la roche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines of sight of objects are left out.</source>
        <translation>
            <numerusform>{count:,} ligne de vue d’un objet est omise.</numerusform>
            <numerusform>{count:,} lignes de vue d’objets sont omises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells of which the robot knows nothing are rock.</source>
        <translation>
            <numerusform>{count:,} case dont le robot ne sait rien est de la roche.</numerusform>
            <numerusform>{count:,} cases dont le robot ne sait rien sont de la roche.</numerusform>
        </translation>
    </message>
    <message>
        <source>The map is turned by {degrees:.1f}°; its cells are read unturned.</source>
        <translation>La carte est tournée de {degrees:.1f}°&#xa0;; ses cases sont lues sans rotation.</translation>
    </message>
    <message>
        <source>LDtk project</source>
        <translation>Projet LDtk</translation>
    </message>
    <message>
        <source>Universal VTT map</source>
        <translation>Carte Universal VTT</translation>
    </message>
    <message>
        <source>Universal VTT map for players, without secret doors</source>
        <translation>Carte Universal VTT pour les joueurs, sans portes secrètes</translation>
    </message>
    <message>
        <source>ROS map</source>
        <translation>Carte ROS</translation>
    </message>
    <message>
        <source>step {number}</source>
        <translation>étape {number}</translation>
    </message>
    <message>
        <source>this is not a journal, or its beginning is damaged</source>
        <translation>ce n’est pas un journal, ou son début est endommagé</translation>
    </message>
    <message>
        <source>the journal does not start with a maze</source>
        <translation>le journal ne commence pas par un labyrinthe</translation>
    </message>
    <message>
        <source>the journal has two beginnings</source>
        <translation>le journal commence deux fois</translation>
    </message>
    <message>
        <source>the journal contains an unknown record</source>
        <translation>le journal contient un enregistrement inconnu</translation>
    </message>
    <message>
        <source>the journal has more than {most:,} steps</source>
        <translation>le journal a plus de {most:,} étapes</translation>
    </message>
    <message>
        <source>it does not fit the maze</source>
        <translation>elle ne correspond pas au labyrinthe</translation>
    </message>
    <message>
        <source>its properties have {size:,} bytes; the maximum is {most:,}</source>
        <translation>ses propriétés ont {size:,} octets&#x202f;; le maximum est {most:,}</translation>
    </message>
    <message>
        <source>its links or markers have {size:,} bytes; the maximum is {most:,}</source>
        <translation>ses liens ou repères ont {size:,} octets&#x202f;; le maximum est {most:,}</translation>
    </message>
    <message>
        <source>the journal was not started</source>
        <translation>le journal n’a pas été commencé</translation>
    </message>
    <message>
        <source>the journal was removed or replaced</source>
        <translation>le journal a été supprimé ou remplacé</translation>
    </message>
    <message>
        <source>this is {kind}; {step}</source>
        <translation>c’est {kind}&#xa0;; {step}</translation>
    </message>
    <message>
        <source>a HEIC or AVIF picture</source>
        <translation>une image HEIC ou AVIF</translation>
    </message>
    <message>
        <source>a JPEG XL or JPEG 2000 picture</source>
        <translation>une image JPEG XL ou JPEG 2000</translation>
    </message>
    <message>
        <source>a picture of a kind that is not read ({kind})</source>
        <translation>une image d’un genre qui n’est pas lu ({kind})</translation>
    </message>
    <message>
        <source>a picture with layers of {program}</source>
        <translation>une image à calques de {program}</translation>
    </message>
    <message>
        <source>an icon</source>
        <translation>une icône</translation>
    </message>
    <message>
        <source>an XPM or XBM picture</source>
        <translation>une image XPM ou XBM</translation>
    </message>
    <message>
        <source>an SVG drawing</source>
        <translation>un dessin SVG</translation>
    </message>
    <message>
        <source>a PostScript drawing</source>
        <translation>un dessin PostScript</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>un document PDF</translation>
    </message>
    <message>
        <source>a drawing of {program}</source>
        <translation>un dessin de {program}</translation>
    </message>
    <message>
        <source>a floor plan (DXF or IFC)</source>
        <translation>un plan de bâtiment (DXF ou IFC)</translation>
    </message>
    <message>
        <source>a three-dimensional model</source>
        <translation>un modèle en trois dimensions</translation>
    </message>
    <message>
        <source>a text document</source>
        <translation>un document de traitement de texte</translation>
    </message>
    <message>
        <source>a spreadsheet</source>
        <translation>une feuille de calcul</translation>
    </message>
    <message>
        <source>a presentation</source>
        <translation>une présentation</translation>
    </message>
    <message>
        <source>a document of an older Office program</source>
        <translation>un document d’une ancienne version d’Office</translation>
    </message>
    <message>
        <source>a document in Rich Text Format</source>
        <translation>un document au format Rich Text</translation>
    </message>
    <message>
        <source>a packed file ({kind})</source>
        <translation>un fichier compressé ({kind})</translation>
    </message>
    <message>
        <source>a ZIP archive that ends too early</source>
        <translation>une archive ZIP tronquée</translation>
    </message>
    <message>
        <source>an archive of NumPy arrays without a maze</source>
        <translation>une archive de tableaux NumPy sans labyrinthe</translation>
    </message>
    <message>
        <source>a Java archive</source>
        <translation>une archive Java</translation>
    </message>
    <message>
        <source>a backup or a part of an LDtk project without a level</source>
        <translation>une sauvegarde ou une partie d’un projet LDtk sans niveau</translation>
    </message>
    <message>
        <source>a map of Dungeondraft</source>
        <translation>une carte de Dungeondraft</translation>
    </message>
    <message>
        <source>a scene of Foundry VTT</source>
        <translation>une scène de Foundry VTT</translation>
    </message>
    <message>
        <source>a {part} of Tiled</source>
        <translation>un fichier de Tiled ({part})</translation>
    </message>
    <message>
        <source>tileset</source>
        <translation>jeu de tuiles</translation>
    </message>
    <message>
        <source>world</source>
        <translation>monde</translation>
    </message>
    <message>
        <source>template</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>project</source>
        <translation>projet</translation>
    </message>
    <message>
        <source>session</source>
        <translation>session</translation>
    </message>
    <message>
        <source>a scene or resource of Godot</source>
        <translation>une scène ou une ressource de Godot</translation>
    </message>
    <message>
        <source>a scene or prefab of Unity</source>
        <translation>une scène ou un prefab d’Unity</translation>
    </message>
    <message>
        <source>a level or project of Ogmo</source>
        <translation>un niveau ou un projet d’Ogmo</translation>
    </message>
    <message>
        <source>a map of Tiled that was exported as JavaScript</source>
        <translation>une carte de Tiled exportée en JavaScript</translation>
    </message>
    <message>
        <source>a room or resource of GameMaker</source>
        <translation>une salle ou une ressource de GameMaker</translation>
    </message>
    <message>
        <source>a file of vaults of Dungeon Crawl without a map</source>
        <translation>un fichier de salles de Dungeon Crawl sans carte</translation>
    </message>
    <message>
        <source>a map of RPG Maker</source>
        <translation>une carte de RPG Maker</translation>
    </message>
    <message>
        <source>a list of searches on a map of MovingAI</source>
        <translation>une liste de recherches sur une carte de MovingAI</translation>
    </message>
    <message>
        <source>the description of a sprite sheet</source>
        <translation>la description d’une planche de sprites</translation>
    </message>
    <message>
        <source>a sprite of Aseprite</source>
        <translation>un sprite d’Aseprite</translation>
    </message>
    <message>
        <source>a picture of REXPaint</source>
        <translation>une image de REXPaint</translation>
    </message>
    <message>
        <source>a world or structure of Minecraft</source>
        <translation>un monde ou une structure de Minecraft</translation>
    </message>
    <message>
        <source>a world or robot of Gazebo</source>
        <translation>un monde ou un robot de Gazebo</translation>
    </message>
    <message>
        <source>a geographic map (GeoJSON, KML, GPX or OSM)</source>
        <translation>une carte géographique (GeoJSON, KML, GPX ou OSM)</translation>
    </message>
    <message>
        <source>a NumPy array of another shape or type</source>
        <translation>un tableau NumPy d’une autre forme ou d’un autre type</translation>
    </message>
    <message>
        <source>data of Python&apos;s pickle</source>
        <translation>des données du module pickle de Python</translation>
    </message>
    <message>
        <source>a MATLAB data file</source>
        <translation>un fichier de données MATLAB</translation>
    </message>
    <message>
        <source>an HDF5 file</source>
        <translation>un fichier HDF5</translation>
    </message>
    <message>
        <source>a Parquet table</source>
        <translation>une table Parquet</translation>
    </message>
    <message>
        <source>an SQLite database</source>
        <translation>une base de données SQLite</translation>
    </message>
    <message>
        <source>a recording of ROS</source>
        <translation>un enregistrement de ROS</translation>
    </message>
    <message>
        <source>a Jupyter notebook</source>
        <translation>un notebook Jupyter</translation>
    </message>
    <message>
        <source>JSON of an unknown kind</source>
        <translation>du JSON d’un genre inconnu</translation>
    </message>
    <message>
        <source>JSON that ends too early</source>
        <translation>du JSON tronqué</translation>
    </message>
    <message>
        <source>XML of an unknown kind</source>
        <translation>du XML d’un genre inconnu</translation>
    </message>
    <message>
        <source>a text of keys and values</source>
        <translation>un texte de clés et de valeurs</translation>
    </message>
    <message>
        <source>a table of other numbers</source>
        <translation>un tableau d’autres nombres</translation>
    </message>
    <message>
        <source>a table of words</source>
        <translation>un tableau de mots</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>un programme</translation>
    </message>
    <message>
        <source>a font</source>
        <translation>une police de caractères</translation>
    </message>
    <message>
        <source>a sound or a video</source>
        <translation>un son ou une vidéo</translation>
    </message>
    <message>
        <source>the source code of a program</source>
        <translation>le code source d’un programme</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>une page web</translation>
    </message>
    <message>
        <source>a Markdown document</source>
        <translation>un document Markdown</translation>
    </message>
    <message>
        <source>a LaTeX document</source>
        <translation>un document LaTeX</translation>
    </message>
    <message>
        <source>a text of words</source>
        <translation>un texte composé de mots</translation>
    </message>
    <message>
        <source>a pointer of Git LFS, not the file itself</source>
        <translation>un pointeur de Git LFS, et non le fichier lui-même</translation>
    </message>
    <message>
        <source>a file of nothing but blanks or zeros</source>
        <translation>un fichier qui ne contient que des espaces ou des zéros</translation>
    </message>
    <message>
        <source>a text without a maze that Mazarine knows</source>
        <translation>un texte sans labyrinthe que Mazarine connaisse</translation>
    </message>
    <message>
        <source>a file of an unknown kind</source>
        <translation>un fichier d’un genre inconnu</translation>
    </message>
    <message>
        <source>save the picture as PNG and open that</source>
        <translation>enregistrez l’image en PNG et ouvrez celle-ci</translation>
    </message>
    <message>
        <source>save the page as PNG and open that</source>
        <translation>enregistrez la page en PNG et ouvrez cette image</translation>
    </message>
    <message>
        <source>make a picture of it from above and open that as PNG</source>
        <translation>faites-en une image vue de dessus et ouvrez-la en PNG</translation>
    </message>
    <message>
        <source>unpack it and open the file inside</source>
        <translation>décompressez-le et ouvrez le fichier qu’il contient</translation>
    </message>
    <message>
        <source>save the sheet as CSV, with 1 for walls and 0 for floor, and open that</source>
        <translation>enregistrez la feuille en CSV, avec 1 pour les murs et 0 pour le sol, et ouvrez ce fichier</translation>
    </message>
    <message>
        <source>save the cells as CSV, with 1 for walls and 0 for floor, and open that</source>
        <translation>enregistrez les cases en CSV, avec 1 pour les murs et 0 pour le sol, et ouvrez ce fichier</translation>
    </message>
    <message>
        <source>load it in Python and save the array of the maze with numpy.save</source>
        <translation>chargez-le en Python et enregistrez le tableau du labyrinthe avec numpy.save</translation>
    </message>
    <message>
        <source>copy the maze alone to a text file and open that</source>
        <translation>copiez le labyrinthe seul dans un fichier texte et ouvrez celui-ci</translation>
    </message>
    <message>
        <source>run it, save the maze that it makes, and open that</source>
        <translation>exécutez-le, enregistrez le labyrinthe qu’il produit et ouvrez celui-ci</translation>
    </message>
    <message>
        <source>export it as Universal VTT and open that</source>
        <translation>exportez-la en Universal VTT et ouvrez ce fichier</translation>
    </message>
    <message>
        <source>export its layer of tiles as a map of Tiled and open that</source>
        <translation>exportez son calque de tuiles en carte Tiled et ouvrez celle-ci</translation>
    </message>
    <message>
        <source>open the map that uses it</source>
        <translation>ouvrez la carte qui l’utilise</translation>
    </message>
    <message>
        <source>open one of its maps</source>
        <translation>ouvrez l’une de ses cartes</translation>
    </message>
    <message>
        <source>open the map whose name stands in it</source>
        <translation>ouvrez la carte dont le nom y figure</translation>
    </message>
    <message>
        <source>save it in Tiled as .tmj and open that</source>
        <translation>enregistrez-la dans Tiled au format .tmj et ouvrez ce fichier</translation>
    </message>
    <message>
        <source>open a file with the lines MAP and ENDMAP</source>
        <translation>ouvrez un fichier qui contient les lignes MAP et ENDMAP</translation>
    </message>
    <message>
        <source>open the project itself, which ends in .ldtk</source>
        <translation>ouvrez le projet lui-même, qui se termine par .ldtk</translation>
    </message>
    <message>
        <source>write its grid as text, one character a cell, and open that</source>
        <translation>écrivez sa grille en texte, un caractère par case, et ouvrez ce fichier</translation>
    </message>
    <message>
        <source>draw walls as # and floor as blanks, one character a cell, and open that</source>
        <translation>dessinez les murs par # et le sol par des espaces, un caractère par case, et ouvrez ce fichier</translation>
    </message>
    <message>
        <source>fetch the file with `git lfs pull`</source>
        <translation>récupérez le fichier avec `git lfs pull`</translation>
    </message>
    <message>
        <source>copy or download the whole file again</source>
        <translation>copiez ou téléchargez de nouveau le fichier entier</translation>
    </message>
    <message>
        <source>save the maze again</source>
        <translation>enregistrez de nouveau le labyrinthe</translation>
    </message>
    <message>
        <source>save the maze as text, as CSV or as PNG, and open that</source>
        <translation>enregistrez le labyrinthe en texte, en CSV ou en PNG, et ouvrez ce fichier</translation>
    </message>
    <message>
        <source>The tiles of the map are not drawn: {reason}.</source>
        <translation>Les tuiles de la carte ne sont pas dessinées&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Every cell is rock.</source>
        <translation>Toutes les cases sont de la roche.</translation>
    </message>
    <message>
        <source>Every cell is floor, and there is no wall.</source>
        <translation>Toutes les cases sont du sol, et il n’y a aucun mur.</translation>
    </message>
    <message>
        <source>Only {count:,} of {total:,} cells are floor.</source>
        <translation>Seulement {count:,} cases sur {total:,} sont du sol.</translation>
    </message>
    <message>
        <source>There is floor all around the maze; crop it if it does not belong to it.</source>
        <translation>Il y a du sol tout autour du labyrinthe&#xa0;; rognez-le s’il n’en fait pas partie.</translation>
    </message>
    <message>
        <source>This was read as {title}; it could also be {others} (--from {format}).</source>
        <translation>Lu comme {title}&#xa0;; ce pourrait aussi être {others} (--from {format}).</translation>
    </message>
    <message>
        <source>Every number other than 0 was read as rock.</source>
        <translation>Tout nombre autre que 0 a été lu comme de la roche.</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as {encoding}.</source>
        <translation>Le texte n’est pas en UTF-8&#xa0;; il a été lu en {encoding}.</translation>
    </message>
    <message>
        <source>Only a maze of squares can be converted to thin walls.</source>
        <translation>Seul un labyrinthe à cases carrées peut être converti en murs fins.</translation>
    </message>
    <message>
        <source>it gets another format</source>
        <translation>il reçoit un autre format</translation>
    </message>
    <message>
        <source>the format “{title}” holds square cells only; hexagons can be saved as {known}</source>
        <translation>le format «&#xa0;{title}&#xa0;» ne contient que des cellules carrées&#x202f;; des hexagones peuvent être enregistrés en {known}</translation>
    </message>
    <message>
        <source>it would share the file {name} with the original</source>
        <translation>il partagerait le fichier {name} avec l’original</translation>
    </message>
    <message>
        <source>it gets to another folder, where the files that it names are not</source>
        <translation>il va dans un autre dossier, où les fichiers qu’il nomme ne sont pas</translation>
    </message>
    <message>
        <source>this is a file, not a folder</source>
        <translation>ceci est un fichier, pas un dossier</translation>
    </message>
    <message>
        <source>this is not a Zarr store, so it cannot be replaced by one</source>
        <translation>ceci n&apos;est pas un stockage Zarr et ne peut pas être remplacé par un tel stockage</translation>
    </message>
    <message>
        <source>there are more than {most:,} of them</source>
        <translation>il y en a plus de {most:,}</translation>
    </message>
    <message>
        <source>together they have more than {most:,} pixels</source>
        <translation>ensemble, elles ont plus de {most:,} pixels</translation>
    </message>
    <message>
        <source>a .maze or .npz file must be a ZIP archive</source>
        <translation>un fichier .maze ou .npz doit être une archive ZIP</translation>
    </message>
    <message>
        <source>the file is empty; save or copy it again</source>
        <translation>le fichier est vide&#xa0;; enregistrez-le ou copiez-le de nouveau</translation>
    </message>
    <message>
        <source>files of this format are only read</source>
        <translation>les fichiers de ce format ne peuvent qu’être lus</translation>
    </message>
    <message>
        <source>this is not {encoding} text</source>
        <translation>ce n’est pas du texte {encoding}</translation>
    </message>
    <message>
        <source>expected a row of costs from 1 to 9, or 0 for rock, separated by commas, tabs or spaces</source>
        <translation>une ligne de coûts de 1 à 9, ou 0 pour la roche, séparés par des virgules, des tabulations ou des espaces, était attendue</translation>
    </message>
    <message>
        <source>the start or goal at row {row}, column {col} is outside the table</source>
        <translation>le départ ou l’arrivée à la ligne {row}, colonne {col} est hors du tableau</translation>
    </message>
    <message>
        <source>this Zarr store holds no maze: it needs the attribute maze and the arrays cells and walls</source>
        <translation>ce stockage Zarr ne contient pas de labyrinthe : il faut l&apos;attribut maze et les tableaux cells et walls</translation>
    </message>
    <message>
        <source>the block of cells that begins at {cell} is damaged: it differs from the checksum that was recorded</source>
        <translation>le bloc de cases qui commence en {cell} est endommagé : il ne correspond pas à la somme de contrôle enregistrée</translation>
    </message>
    <message>
        <source>give either `origin` or `anchor`, not both</source>
        <translation>indiquez soit `origin`, soit `anchor`, pas les deux</translation>
    </message>
    <message>
        <source>the JSON ends too early; copy or download the whole file again</source>
        <translation>le JSON est tronqué&#xa0;; copiez ou téléchargez de nouveau le fichier entier</translation>
    </message>
    <message>
        <source>Table of costs, 1 to 9</source>
        <translation>Tableau de coûts, de 1 à 9</translation>
    </message>
    <message>
        <source>Zarr store for large mazes</source>
        <translation>Stockage Zarr pour grands labyrinthes</translation>
    </message>
    <message>
        <source>Only level {level} of {levels} is written.</source>
        <translation>Seul le niveau {level} est écrit (niveaux&#xa0;: {levels}).</translation>
    </message>
    <message>
        <source>the names of regions</source>
        <translation>les noms des régions</translation>
    </message>
    <message>
        <source>the costs of cells</source>
        <translation>les coûts des cases</translation>
    </message>
    <message>
        <source>The costs of cells that become walls or passages are left out.</source>
        <translation>Les coûts des cases qui deviennent des murs ou des passages sont omis.</translation>
    </message>
    <message>
        <source>this is not a picture of a kind that is read: PNG, JPEG, GIF, BMP, WebP, PNM or TIFF</source>
        <translation>ce n&apos;est pas une image d&apos;un type lu&#xa0;: PNG, JPEG, GIF, BMP, WebP, PNM ou TIFF</translation>
    </message>
    <message>
        <source>the {kind} picture is damaged or truncated; open it in an image program and save it again</source>
        <translation>l&apos;image {kind} est endommagée ou tronquée&#xa0;; ouvrez-la dans un programme d&apos;images et enregistrez-la de nouveau</translation>
    </message>
    <message>
        <source>{width} × {height} pixels cannot be read; a picture has one to {most} million pixels</source>
        <translation>{width} × {height} pixels ne peuvent pas être lus&#xa0;; une image a de un à {most} millions de pixels</translation>
    </message>
    <message>
        <source>no grid of cells was found in this picture; say more about it with --cells, --threshold or --walls, or open it in the window to mark its corners</source>
        <translation>aucune grille de cases n&apos;a été trouvée dans cette image&#xa0;; précisez-la avec --cells, --threshold ou --walls, ou ouvrez-la dans la fenêtre pour marquer ses coins</translation>
    </message>
    <message>
        <source>The picture was read as {rows} × {cols} cells of {pitch} pixels with thin walls.</source>
        <translation>L&apos;image a été lue comme {rows} × {cols} cases de {pitch} pixels avec des murs fins.</translation>
    </message>
    <message>
        <source>The picture was read as {rows} × {cols} cells of {pitch} pixels, each rock or floor.</source>
        <translation>L&apos;image a été lue comme {rows} × {cols} cases de {pitch} pixels, chacune roche ou sol.</translation>
    </message>
    <message>
        <source>If that is wrong, say more with --cells, --threshold or --walls.</source>
        <translation>Si c&apos;est faux, précisez avec --cells, --threshold ou --walls.</translation>
    </message>
    <message>
        <source>No grid of larger cells was found in the picture, so each square of {pitch} × {pitch} pixels is a cell.</source>
        <translation>Aucune grille de cases plus grandes n&apos;a été trouvée dans l&apos;image&#xa0;; chaque carré de {pitch} × {pitch} pixels est donc une case.</translation>
    </message>
    <message>
        <source>The grid was not clear; compare the maze with the picture.</source>
        <translation>La grille n&apos;était pas nette&#xa0;; comparez le labyrinthe avec l&apos;image.</translation>
    </message>
    <message>
        <source>Which colored cell is the start and which is the goal is a guess.</source>
        <translation>Laquelle des cases colorées est le départ et laquelle l&apos;arrivée n&apos;est qu&apos;une supposition.</translation>
    </message>
    <message>
        <source>The picture has no outer border; it was closed.</source>
        <translation>L&apos;image n&apos;a pas de bordure extérieure&#xa0;; elle a été fermée.</translation>
    </message>
    <message numerus="yes">
        <source>Things drawn in {count:,} cells were left out.</source>
        <translation>
            <numerusform>Ce qui est dessiné dans {count:,} case a été omis.</numerusform>
            <numerusform>Ce qui est dessiné dans {count:,} cases a été omis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the last of {count:,} frames was read.</source>
        <translation>Seule la dernière de {count:,} images du fichier a été lue.</translation>
    </message>
    <message>
        <source>Picture of a maze</source>
        <translation>Image d&apos;un labyrinthe</translation>
    </message>
    <message>
        <source>the text has no rows of equally many numbers or signs</source>
        <translation>le texte n’a pas de lignes d’autant de nombres ou de signes</translation>
    </message>
    <message>
        <source>no table of whole numbers or signs is in the file</source>
        <translation>le fichier ne contient aucun tableau de nombres entiers ou de signes</translation>
    </message>
    <message>
        <source>the table has more different values than a maze has kinds of cells</source>
        <translation>le tableau a plus de valeurs différentes qu’un labyrinthe n’a de sortes de cases</translation>
    </message>
    <message>
        <source>the table does not hold one number from 0 to 15 per cell, which stand for the sides</source>
        <translation>le tableau n’a pas par case un nombre de 0 à 15 qui décrit ses côtés</translation>
    </message>
    <message>
        <source>the lines are not those of cells: two numbers for the place, and four for the sides</source>
        <translation>les lignes ne décrivent pas des cases&#xa0;: deux nombres pour la place et quatre pour les côtés</translation>
    </message>
    <message>
        <source>the text does not begin with rows of equally many hexadecimal digits</source>
        <translation>le texte ne commence pas par des lignes d’autant de chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>it has no maze {name}; its mazes are numbered from 1 to {count:,}</source>
        <translation>il n’a pas de labyrinthe {name}&#x202f;; ses labyrinthes sont numérotés de 1 à {count:,}</translation>
    </message>
    <message>
        <source>the lines are not those of cells with the numbers of their neighbors</source>
        <translation>les lignes ne décrivent pas des cases avec les numéros de leurs voisines</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} rows of another length are left out.</source>
        <translation>
            <numerusform>{count:,} ligne d’une autre longueur est omise.</numerusform>
            <numerusform>{count:,} lignes d’une autre longueur sont omises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} rows are shorter or longer than those above; their ends were filled or cut off.</source>
        <translation>
            <numerusform>{count:,} ligne est plus courte ou plus longue que celles du dessus&#x202f;; sa fin a été complétée ou coupée.</numerusform>
            <numerusform>{count:,} lignes sont plus courtes ou plus longues que celles du dessus&#x202f;; leurs fins ont été complétées ou coupées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The value {wall} was read as wall; it could also be {other} (--from {format}).</source>
        <translation>La valeur {wall} a été lue comme mur&#x202f;; ce pourrait aussi être {other} (--from {format}).</translation>
    </message>
    <message>
        <source>The value {wall} was read as wall; it could also be {other}.</source>
        <translation>La valeur {wall} a été lue comme mur&#x202f;; ce pourrait aussi être {other}.</translation>
    </message>
    <message>
        <source>These values were read as wall, too: {values}.</source>
        <translation>Ces valeurs ont aussi été lues comme murs&#xa0;: {values}.</translation>
    </message>
    <message>
        <source>Cells with other values were read as floor: {values}.</source>
        <translation>Les cases d’autres valeurs ont été lues comme sol&#xa0;: {values}.</translation>
    </message>
    <message>
        <source>The value {start} was read as the start and {goal} as the goal.</source>
        <translation>La valeur {start} a été lue comme départ et {goal} comme arrivée.</translation>
    </message>
    <message>
        <source>The two cells with the value {value} were read as the start and the goal.</source>
        <translation>Les deux cases de valeur {value} ont été lues comme départ et arrivée.</translation>
    </message>
    <message>
        <source>The start and the goal were read from numbers beside the table.</source>
        <translation>Le départ et l’arrivée ont été lus dans des nombres à côté du tableau.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} other lines are left out.</source>
        <translation>
            <numerusform>{count:,} autre ligne est laissée de côté.</numerusform>
            <numerusform>{count:,} autres lignes sont laissées de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fields without content were read as wall.</source>
        <translation>Les champs vides ont été lus comme murs.</translation>
    </message>
    <message>
        <source>The numbers were read as sides of cells: {bits}; a set bit means {meaning}.</source>
        <translation>Les nombres ont été lus comme côtés de cases&#xa0;: {bits}&#x202f;; un bit à 1 signifie {meaning}.</translation>
    </message>
    <message>
        <source>The number 1 was read as {meaning}.</source>
        <translation>Le nombre 1 a été lu comme {meaning}.</translation>
    </message>
    <message>
        <source>They can also be read with another order of the bits: {bits}.</source>
        <translation>On peut aussi les lire avec un autre ordre des bits&#xa0;: {bits}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} walls are in only one of their two cells, first at cell {cell}.</source>
        <translation>
            <numerusform>{count:,} mur n’est connu que d’une de ses deux cases, d’abord à la case {cell}.</numerusform>
            <numerusform>{count:,} murs ne sont connus que d’une de leurs deux cases, d’abord à la case {cell}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells have no line and were read as rock.</source>
        <translation>
            <numerusform>{count:,} case n’a pas de ligne et a été lue comme roche.</numerusform>
            <numerusform>{count:,} cases n’ont pas de ligne et ont été lues comme roche.</numerusform>
        </translation>
    </message>
    <message>
        <source>The entry or exit {x},{y} is outside the maze and left out.</source>
        <translation>L’entrée ou la sortie {x},{y} est hors du labyrinthe et est omise.</translation>
    </message>
    <message>
        <source>Without a start and a goal, neither of them nor a path is written.</source>
        <translation>Sans départ et arrivée, ni l’un ni l’autre ni un chemin n’est écrit.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} starts and goals more than the first of each are left out.</source>
        <translation>
            <numerusform>{count:,} départ ou arrivée de plus que le premier de chaque sorte est omis.</numerusform>
            <numerusform>{count:,} départs et arrivées de plus que le premier de chaque sorte sont omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells are not connected to the first and left out.</source>
        <translation>
            <numerusform>{count:,} case n’est pas reliée à la première et est omise.</numerusform>
            <numerusform>{count:,} cases ne sont pas reliées à la première et sont omises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} neighbors do not fit into a grid of squares.</source>
        <translation>
            <numerusform>{count:,} voisine n’entre pas dans une grille de carrés.</numerusform>
            <numerusform>{count:,} voisines n’entrent pas dans une grille de carrés.</numerusform>
        </translation>
    </message>
    <message>
        <source>a wall</source>
        <translation>un mur</translation>
    </message>
    <message>
        <source>an opening</source>
        <translation>une ouverture</translation>
    </message>
    <message>
        <source>The file holds {count:,} mazes; the first was read.</source>
        <translation>Le fichier contient {count:,} labyrinthes&#x202f;; le premier a été lu.</translation>
    </message>
    <message>
        <source>The file holds several arrays; {name} was read.</source>
        <translation>Le fichier contient plusieurs tableaux&#x202f;; {name} a été lu.</translation>
    </message>
    <message>
        <source>Table of numbers or signs</source>
        <translation>Tableau de nombres ou de signes</translation>
    </message>
    <message>
        <source>Table, 1 is wall</source>
        <translation>Tableau, 1 est un mur</translation>
    </message>
    <message>
        <source>Table, 0 is wall</source>
        <translation>Tableau, 0 est un mur</translation>
    </message>
    <message>
        <source>Table of side masks, 0 to 15</source>
        <translation>Tableau de masques de côtés, 0 à 15</translation>
    </message>
    <message>
        <source>Table of cells and their sides</source>
        <translation>Tableau de cases et de leurs côtés</translation>
    </message>
    <message>
        <source>Table of cells and their neighbors</source>
        <translation>Tableau de cases et de leurs voisines</translation>
    </message>
    <message>
        <source>A-Maze-ing output</source>
        <translation>Sortie d’A-Maze-ing</translation>
    </message>
    <message>
        <source>maze-dataset archive</source>
        <translation>Archive maze-dataset</translation>
    </message>
    <message>
        <source>a map cannot declare a document type of its own</source>
        <translation>une carte ne peut pas déclarer son propre type de document</translation>
    </message>
    <message>
        <source>the entity {name} is not declared</source>
        <translation>l’entité {name} n’est pas déclarée</translation>
    </message>
    <message>
        <source>the root element is &lt;{tag}&gt;, not &lt;{root}&gt;</source>
        <translation>l’élément racine est &lt;{tag}&gt; et non &lt;{root}&gt;</translation>
    </message>
    <message>
        <source>the map has no tile for that yet; choose one</source>
        <translation>la carte n’a pas encore de tuile pour cela&#xa0;; choisissez-en une</translation>
    </message>
    <message>
        <source>the map has no tile whose property “cost” is {cost}, or no layer for it</source>
        <translation>la carte n’a pas de tuile dont la propriété «&#xa0;cost&#xa0;» vaut {cost}, ou pas de calque pour elle</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells are rock because they have a tile on a layer for walls: {layers}.</source>
        <translation>
            <numerusform>{count:,} case est de la roche, car elle a une tuile sur un calque de murs&#xa0;: {layers}.</numerusform>
            <numerusform>{count:,} cases sont de la roche, car elles ont une tuile sur un calque de murs&#xa0;: {layers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells are rock because objects for walls cover them: {layers}.</source>
        <translation>
            <numerusform>{count:,} case est de la roche, car un objet servant de mur la recouvre&#xa0;: {layers}.</numerusform>
            <numerusform>{count:,} cases sont de la roche, car des objets servant de murs les recouvrent&#xa0;: {layers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells are rock because their tiles have a property such as “collides”.</source>
        <translation>
            <numerusform>{count:,} case est de la roche, car sa tuile a une propriété comme «&#xa0;collides&#xa0;».</numerusform>
            <numerusform>{count:,} cases sont de la roche, car leurs tuiles ont une propriété comme «&#xa0;collides&#xa0;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No layer is named for walls, so {count:,} cells without a tile are rock.</source>
        <translation>
            <numerusform>Aucun calque ne porte un nom de murs&#xa0;; {count:,} case sans tuile est donc de la roche.</numerusform>
            <numerusform>Aucun calque ne porte un nom de murs&#xa0;; {count:,} cases sans tuile sont donc de la roche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The property “cost” of {count:,} tiles is no whole number from 1 to 9 and was not read, first: {value}.</source>
        <translation>
            <numerusform>La propriété «&#xa0;cost&#xa0;» de {count:,} tuile n’est pas un nombre entier de 1 à 9 et n’a pas été lue&#xa0;: {value}.</numerusform>
            <numerusform>La propriété «&#xa0;cost&#xa0;» de {count:,} tuiles n’est pas un nombre entier de 1 à 9 et n’a pas été lue, la première&#xa0;: {value}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No layer is named for walls, so every tile is floor; name a layer “walls”, or give a tile the property “collides”.</source>
        <translation>Aucun calque ne porte un nom de murs&#xa0;; chaque tuile est donc du sol. Nommez un calque «&#xa0;walls&#xa0;», ou donnez à une tuile la propriété «&#xa0;collides&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} objects of the layer {layer} are not read; they stay in the file.</source>
        <translation>
            <numerusform>{count:,} objet du calque {layer} n’est pas lu&#xa0;; il reste dans le fichier.</numerusform>
            <numerusform>{count:,} objets du calque {layer} ne sont pas lus&#xa0;; ils restent dans le fichier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more layers with objects are not read.</source>
        <translation>
            <numerusform>{count:,} autre calque avec des objets n’est pas lu.</numerusform>
            <numerusform>{count:,} autres calques avec des objets ne sont pas lus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiled file</source>
        <translation>fichier de Tiled</translation>
    </message>
    <message>
        <source>No passage can be opened at row {row}, column {col} to side {side}.</source>
        <translation>Aucun passage ne peut être ouvert en rangée {row}, colonne {col} du côté {side}.</translation>
    </message>
    <message>
        <source>Recursive backtracker: depth-first search. Long winding passages, few dead ends.</source>
        <translation>Parcours en profondeur avec retour arrière récursif. De longs passages sinueux, peu d’impasses.</translation>
    </message>
    <message>
        <source>Grows from one cell: opens a random wall at the border of the maze. Short dead ends everywhere.</source>
        <translation>Croît à partir d’une case&#xa0;: ouvre un mur au hasard au bord du labyrinthe. De courtes impasses partout.</translation>
    </message>
    <message>
        <source>Opens random walls between separate trees until one tree is left. Many short dead ends.</source>
        <translation>Ouvre au hasard des murs entre des arbres séparés jusqu’à n’en avoir plus qu’un. Beaucoup d’impasses courtes.</translation>
    </message>
    <message>
        <source>Wall list, blocks</source>
        <translation>Liste de murs, blocs</translation>
    </message>
    <message>
        <source>Growing points</source>
        <translation>Points croissants</translation>
    </message>
    <message numerus="yes">
        <source>Running… {count:,} walks so far.</source>
        <translation>
            <numerusform>En cours… {count:,} parcours jusqu’ici.</numerusform>
            <numerusform>En cours… {count:,} parcours jusqu’ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} explorers use no chance: {explorers}. They always take the same path in a maze. More walks do not change the result, so each walked once in each maze.</source>
        <translation>
            <numerusform>{count:,} explorateur n’utilise pas de hasard&#xa0;: {explorers}. Il prend toujours le même chemin dans un labyrinthe. D’autres parcours ne changent pas le résultat&#x202f;; il a donc parcouru chaque labyrinthe une fois.</numerusform>
            <numerusform>{count:,} explorateurs n’utilisent pas de hasard&#xa0;: {explorers}. Ils prennent toujours le même chemin dans un labyrinthe. D’autres parcours ne changent pas le résultat&#x202f;; chacun a donc parcouru chaque labyrinthe une fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>this is not TOML: {reason}</source>
        <translation>ce n&apos;est pas du TOML : {reason}</translation>
    </message>
    <message>
        <source>there is no [[mouse]] table</source>
        <translation>il n&apos;y a aucune table [[mouse]]</translation>
    </message>
    <message>
        <source>mouse {name} needs either `command` or `explorer`</source>
        <translation>la souris {name} a besoin soit de `command`, soit de `explorer`</translation>
    </message>
    <message>
        <source>mouse {name}: `folder` and `build` belong to a `command`</source>
        <translation>souris {name} : `folder` et `build` vont avec `command`</translation>
    </message>
    <message>
        <source>`runs` must be 1 to {most:,}, not {runs}</source>
        <translation>`runs` doit être de 1 à {most:,}, pas {runs}</translation>
    </message>
    <message>
        <source>The number of jobs must be 1 to {most:,}, not {jobs}.</source>
        <translation>Le nombre de tâches doit être de 1 à {most:,}, pas {jobs}.</translation>
    </message>
    <message>
        <source>Mouse {name}: {reason}</source>
        <translation>Souris {name} : {reason}</translation>
    </message>
    <message>
        <source>Maze {maze}: {reason}</source>
        <translation>Labyrinthe {maze} : {reason}</translation>
    </message>
    <message>
        <source>A region must have a text as its name and a color such as #aa3344, not {value}.</source>
        <translation>Une région doit avoir un texte pour nom et une couleur comme #aa3344, et non {value}.</translation>
    </message>
    <message>
        <source>Regions must be named by number, each with a RegionName, not {value}.</source>
        <translation>Les régions doivent être nommées par leur numéro, chacune avec un RegionName, et non {value}.</translation>
    </message>
    <message>
        <source>The numbers of regions must be a Numbering, not {value}.</source>
        <translation>Les numéros des régions doivent être un Numbering, et non {value}.</translation>
    </message>
    <message>
        <source>There is no search {name}. The searches are {known}.</source>
        <translation>Il n’y a pas de recherche {name}. Les recherches sont {known}.</translation>
    </message>
    <message>
        <source>A search must yield four integers for each event, not {value}.</source>
        <translation>Une recherche doit donner quatre entiers par événement, et non {value}.</translation>
    </message>
    <message>
        <source>A search must yield events of cells of floor, not {value}.</source>
        <translation>Une recherche doit donner des événements de cases de sol, et non {value}.</translation>
    </message>
    <message>
        <source>Breadth-first search</source>
        <translation>Parcours en largeur</translation>
    </message>
    <message>
        <source>Takes the cell that has waited longest: a path with the fewest steps.</source>
        <translation>Prend la case qui attend depuis le plus longtemps : un chemin avec le moins de pas.</translation>
    </message>
    <message>
        <source>Depth-first search</source>
        <translation>Parcours en profondeur</translation>
    </message>
    <message>
        <source>Takes the cell that was added last: some path.</source>
        <translation>Prend la case ajoutée en dernier : un chemin quelconque.</translation>
    </message>
    <message>
        <source>Dijkstra</source>
        <translation>Dijkstra</translation>
    </message>
    <message>
        <source>Takes the cell with the least cost: a path with the least cost.</source>
        <translation>Prend la case de moindre coût : un chemin de moindre coût.</translation>
    </message>
    <message>
        <source>Greedy best-first search</source>
        <translation>Recherche gloutonne</translation>
    </message>
    <message>
        <source>Takes the cell that seems nearest to the goal: some path, often soon.</source>
        <translation>Prend la case qui semble la plus proche de l’arrivée : un chemin quelconque, souvent vite.</translation>
    </message>
    <message>
        <source>A*</source>
        <translation>A*</translation>
    </message>
    <message>
        <source>Takes the cell with the least cost and estimate along the axes: a path with the least cost.</source>
        <translation>Prend la case dont le coût et l’estimation selon les axes sont les plus bas : un chemin de moindre coût.</translation>
    </message>
    <message>
        <source>A* (straight)</source>
        <translation>A* (ligne droite)</translation>
    </message>
    <message>
        <source>Takes the cell with the least cost and straight estimate: a path with the least cost.</source>
        <translation>Prend la case dont le coût et l’estimation en ligne droite sont les plus bas : un chemin de moindre coût.</translation>
    </message>
    <message>
        <source>Bidirectional search</source>
        <translation>Recherche bidirectionnelle</translation>
    </message>
    <message>
        <source>Searches from both ends until they meet: a path with the least cost.</source>
        <translation>Cherche depuis les deux bouts jusqu’à leur rencontre : un chemin de moindre coût.</translation>
    </message>
    <message>
        <source>Iterative deepening</source>
        <translation>Approfondissement itératif</translation>
    </message>
    <message>
        <source>Searches depth first up to a growing limit: a path with the least cost.</source>
        <translation>Cherche en profondeur jusqu’à une limite croissante : un chemin de moindre coût.</translation>
    </message>
    <message>
        <source>Dead-end filling</source>
        <translation>Remplissage des impasses</translation>
    </message>
    <message>
        <source>Fills dead ends, and searches the rest: a path with the least cost.</source>
        <translation>Remplit les impasses et cherche dans le reste : un chemin de moindre coût.</translation>
    </message>
    <message>
        <source>Wall follower</source>
        <translation>Suivi du mur</translation>
    </message>
    <message>
        <source>Keeps the right hand on the wall: some path, where the wall leads to the goal.</source>
        <translation>Garde la main droite au mur : un chemin quelconque, si le mur mène à l’arrivée.</translation>
    </message>
    <message>
        <source>Marks passages, and takes none a third time: some path.</source>
        <translation>Marque les passages et n’en prend aucun une troisième fois : un chemin quelconque.</translation>
    </message>
    <message>
        <source>Jump point search</source>
        <translation>Recherche par points de saut</translation>
    </message>
    <message>
        <source>Jumps over cells where a path need not turn: a path with the fewest steps.</source>
        <translation>Saute les cases où un chemin n’a pas à tourner : un chemin avec le moins de pas.</translation>
    </message>
    <message>
        <source>Search over regions</source>
        <translation>Recherche par régions</translation>
    </message>
    <message>
        <source>Crosses rooms and corridors in one step each: a path with the least cost.</source>
        <translation>Traverse salles et couloirs en un pas chacun : un chemin de moindre coût.</translation>
    </message>
    <message>
        <source>{search} begins at {cell}.</source>
        <translation>{search} : commence en {cell}.</translation>
    </message>
    <message>
        <source>cost {cost:,} so far</source>
        <translation>coût {cost:,} jusqu’ici</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} steps so far</source>
        <translation>
            <numerusform>{count:,} pas jusqu’ici</numerusform>
            <numerusform>{count:,} pas jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>{search} takes {cell}: {so_far}.</source>
        <translation>{search} : case {cell} prise, {so_far}.</translation>
    </message>
    <message>
        <source>{search} takes {cell}: {so_far}, {left:,} to go at least.</source>
        <translation>{search} : case {cell} prise, {so_far}, encore au moins {left:,}.</translation>
    </message>
    <message>
        <source>{search} fills {cell}, a dead end.</source>
        <translation>{search} : l’impasse {cell} est remplie.</translation>
    </message>
    <message>
        <source>{search} goes to {cell}.</source>
        <translation>{search} : va en {cell}.</translation>
    </message>
    <message>
        <source>{search} comes to {cell} again.</source>
        <translation>{search} : revient en {cell}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells enter the frontier.</source>
        <translation>
            <numerusform>{count:,} case entre dans la frontière.</numerusform>
            <numerusform>{count:,} cases entrent dans la frontière.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells of the region are reached.</source>
        <translation>
            <numerusform>{count:,} case de la région est atteinte.</numerusform>
            <numerusform>{count:,} cases de la région sont atteintes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal is not within the limit: the search begins again with a higher one.</source>
        <translation>L’arrivée est au-delà de la limite : la recherche recommence avec une limite plus haute.</translation>
    </message>
    <message>
        <source>The goal is found: {steps}, cost {cost:,}.</source>
        <translation>L’arrivée est trouvée : {steps}, coût {cost:,}.</translation>
    </message>
    <message>
        <source>There is no path to the goal.</source>
        <translation>Il n’y a pas de chemin vers l’arrivée.</translation>
    </message>
    <message>
        <source>Unknown shape {value}; choose one of {known}, a text such as “text:ABC”, or a picture.</source>
        <translation>Forme inconnue {value}&#xa0;; choisissez parmi {known}, un texte tel que «&#xa0;text:ABC&#xa0;» ou une image.</translation>
    </message>
    <message>
        <source>The picture shows no shape: its {pixels:,} pixels all have about the same color.</source>
        <translation>L’image ne montre aucune forme&#xa0;: ses {pixels:,} pixels ont tous à peu près la même couleur.</translation>
    </message>
    <message>
        <source>The text has no letters to be seen.</source>
        <translation>Le texte n’a aucune lettre visible.</translation>
    </message>
    <message>
        <source>A text can have at most {most} characters, not {count:,}.</source>
        <translation>Un texte peut avoir au plus {most} caractères, et non {count:,}.</translation>
    </message>
    <message>
        <source>There is no font {font}; name a font file.</source>
        <translation>La police {font} n’existe pas&#xa0;; indiquez un fichier de police.</translation>
    </message>
    <message>
        <source>The font has no letter {letter}; name a font file that has it.</source>
        <translation>La police n’a pas la lettre {letter}&#xa0;; indiquez un fichier de police qui l’a.</translation>
    </message>
    <message>
        <source>The shape is too thin for {rows} × {cols} cells: only {inside:,} of the {touched:,} cells that it touches are inside by half or more.</source>
        <translation>La forme est trop mince pour {rows} × {cols} cellules&#xa0;: sur les {touched:,} cellules qu’elle touche, seules {inside:,} sont à l’intérieur pour moitié ou plus.</translation>
    </message>
    <message>
        <source>The shape falls into {pieces:,} pieces at {rows} × {cols} cells; join them, or choose another size.</source>
        <translation>La forme se divise en {pieces:,} morceaux avec {rows} × {cols} cellules&#xa0;; reliez-les ou choisissez une autre taille.</translation>
    </message>
    <message>
        <source>The shape falls into {pieces:,} pieces; at most {most} can be joined.</source>
        <translation>La forme se divise en {pieces:,} morceaux&#xa0;; au plus {most} peuvent être reliés.</translation>
    </message>
    <message>
        <source>The shape has no room for a start and a goal: at {rows} × {cols} cells, {inside} cell is inside.</source>
        <translation>La forme n’a pas de place pour un départ et une arrivée&#xa0;: avec {rows} × {cols} cellules, {inside} cellule est à l’intérieur.</translation>
    </message>
    <message>
        <source>Butterfly</source>
        <translation>Papillon</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Goutte</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Poisson</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Souris</translation>
    </message>
    <message>
        <source>Cheese</source>
        <translation>Fromage</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>Lapin</translation>
    </message>
    <message>
        <source>Carrot</source>
        <translation>Carotte</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Chien</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Os</translation>
    </message>
    <message>
        <source>Bee</source>
        <translation>Abeille</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Fleur</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Labyrinthes</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>&amp;Number of mazes</source>
        <translation>&amp;Nombre de labyrinthes</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Difficulté</translation>
    </message>
    <message>
        <source>Colu&amp;mns</source>
        <translation>&amp;Colonnes</translation>
    </message>
    <message>
        <source>Of the first maze, and of the last</source>
        <translation>Du premier labyrinthe, et du dernier</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Plateau entier</translation>
    </message>
    <message>
        <source>Several take turns</source>
        <translation>Plusieurs choix alternent</translation>
    </message>
    <message>
        <source>&amp;Lattice</source>
        <translation>R&amp;éseau</translation>
    </message>
    <message>
        <source>S&amp;hape</source>
        <translation>Fo&amp;rme</translation>
    </message>
    <message>
        <source>Se&amp;ed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>Page si&amp;ze</source>
        <translation>&amp;Taille des pages</translation>
    </message>
    <message>
        <source>M&amp;argin</source>
        <translation>M&amp;arge</translation>
    </message>
    <message>
        <source>G&amp;utter</source>
        <translation>Petit f&amp;ond</translation>
    </message>
    <message>
        <source>Further room at the inner edge, for the binding</source>
        <translation>Espace supplémentaire au bord intérieur, pour la reliure</translation>
    </message>
    <message>
        <source>&amp;Bleed</source>
        <translation>Fond &amp;perdu</translation>
    </message>
    <message>
        <source>Added around each page and cut off by the printer</source>
        <translation>Ajouté autour de chaque page et coupé par l’imprimeur</translation>
    </message>
    <message>
        <source>As suits the cells</source>
        <translation>Selon les cases</translation>
    </message>
    <message>
        <source>Picture at the &amp;start</source>
        <translation>Image au &amp;départ</translation>
    </message>
    <message>
        <source>Picture at the &amp;goal</source>
        <translation>Image à l’arri&amp;vée</translation>
    </message>
    <message>
        <source>Solutions on a &amp;page</source>
        <translation>Solutions par pa&amp;ge</translation>
    </message>
    <message>
        <source>&amp;Front page</source>
        <translation>Page de titre (&amp;F)</translation>
    </message>
    <message>
        <source>The text below the title</source>
        <translation>Le texte sous le titre</translation>
    </message>
    <message>
        <source>&amp;Imprint</source>
        <translation>Ment&amp;ions</translation>
    </message>
    <message>
        <source>On the second page: author, edition, rights</source>
        <translation>Sur la deuxième page : auteur, édition, droits</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Images (*.png *.svg)</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Fichier…</translation>
    </message>
    <message>
        <source>Choose a picture of your own: PNG or SVG</source>
        <translation>Choisir une image à vous : PNG ou SVG</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Lune</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Anneau</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Étoile</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Sapin</translation>
    </message>
    <message>
        <source>There is no tiling {name}; the tilings are {known}.</source>
        <translation>Il n’y a pas de pavage {name} ; les pavages sont {known}.</translation>
    </message>
    <message>
        <source>A tiling has at least one row and one column, not {rows} × {cols}.</source>
        <translation>Un pavage a au moins une ligne et une colonne, pas {rows} × {cols}.</translation>
    </message>
    <message>
        <source>{rows:,} × {cols:,} makes too many cells: a tiling has at most {most:,}.</source>
        <translation>{rows:,} × {cols:,} donne trop de cellules : un pavage en a au plus {most:,}.</translation>
    </message>
    <message>
        <source>{name} does not work on tilings; these do: {known}.</source>
        <translation>{name} ne fonctionne pas sur les pavages ; ceux-ci oui : {known}.</translation>
    </message>
    <message>
        <source>There is no cell {cell}; the cells are numbered from 0 to {last:,}.</source>
        <translation>Il n’y a pas de cellule {cell} ; les cellules sont numérotées de 0 à {last:,}.</translation>
    </message>
    <message>
        <source>There is no side {side}; the sides are numbered from 0 to {last:,}.</source>
        <translation>Il n’y a pas de côté {side} ; les côtés sont numérotés de 0 à {last:,}.</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>Anneaux</translation>
    </message>
    <message>
        <source>Octagons and squares</source>
        <translation>Octogones et carrés</translation>
    </message>
    <message>
        <source>Hexagon of triangles</source>
        <translation>Triangles dans un hexagone</translation>
    </message>
    <message>
        <source>Ma&amp;ke</source>
        <translation>&amp;Création</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>E&amp;xécution</translation>
    </message>
    <message>
        <source>Other actions</source>
        <translation>Autres actions</translation>
    </message>
    <message>
        <source>Dra&amp;wing tool</source>
        <translation>Outil de d&amp;essin</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>A&amp;ller à</translation>
    </message>
    <message>
        <source>&amp;Workspace</source>
        <translation>&amp;Espace de travail</translation>
    </message>
    <message>
        <source>print real size build walls posts micromouse pdf</source>
        <translation>imprimer grandeur réelle construire murs poteaux micromouse pdf</translation>
    </message>
    <message>
        <source>heart star text letters picture mask</source>
        <translation>cœur étoile texte lettres image masque</translation>
    </message>
    <message>
        <source>eraser rubber</source>
        <translation>gomme effaceur supprimer</translation>
    </message>
    <message>
        <source>design request require search find difficulty generate optimize</source>
        <translation>conception demander exiger chercher trouver difficulté générer optimiser</translation>
    </message>
    <message>
        <source>circle circular round polar theta upsilon octagon triangle hexagon</source>
        <translation>cercle circulaire rond polaire theta upsilon octogone triangle hexagone</translation>
    </message>
    <message>
        <source>generators random create algorithm</source>
        <translation>générateurs aléatoire créer algorithme</translation>
    </message>
    <message>
        <source>A worker process has ended unexpectedly.</source>
        <translation>Un processus de travail s&apos;est terminé de façon inattendue.</translation>
    </message>
    <message>
        <source>the list of finished runs is damaged; delete the file to start again</source>
        <translation>la liste des courses terminées est endommagée ; supprimez le fichier pour recommencer</translation>
    </message>
    <message>
        <source>Cell {cell} is outside the maze (levels {first_level} to {last_level}, rows {first_row} to {last_row}, columns {first_col} to {last_col}).</source>
        <translation>La case {cell} est hors du labyrinthe (niveaux {first_level} à {last_level}, lignes {first_row} à {last_row}, colonnes {first_col} à {last_col}).</translation>
    </message>
    <message>
        <source>The maze has another lattice, size, origin or growth.</source>
        <translation>Le labyrinthe a un autre réseau, une autre taille, une autre origine ou une autre croissance.</translation>
    </message>
    <message>
        <source>Cell {cell} was changed in another way.</source>
        <translation>La case {cell} a été modifiée autrement.</translation>
    </message>
    <message>
        <source>The {name} of the maze was changed in another way.</source>
        <translation>Le champ {name} du labyrinthe a été modifié autrement.</translation>
    </message>
    <message>
        <source>Level {level} does not exist; the levels are {first_level} to {last_level}.</source>
        <translation>Le niveau {level} n’existe pas&#x202f;; les niveaux vont de {first_level} à {last_level}.</translation>
    </message>
    <message>
        <source>New cells are rock or floor, not {matter}.</source>
        <translation>Les nouvelles cases sont de la roche (rock) ou du sol (floor), pas {matter}.</translation>
    </message>
    <message>
        <source>Unknown anchor {anchor}; choose one of {known}.</source>
        <translation>Ancre inconnue {anchor} ; choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>Unknown axis {axis}; choose one of {known}.</source>
        <translation>Axe inconnu {axis} ; choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>A maze can be rotated by 90, 180 or 270 degrees, not by {degrees}.</source>
        <translation>Un labyrinthe peut être tourné de 90, 180 ou 270 degrés, pas de {degrees}.</translation>
    </message>
    <message>
        <source>The width of a border must be a whole number from 1, not {cells}.</source>
        <translation>La largeur d&apos;une bordure doit être un nombre entier à partir de 1, pas {cells}.</translation>
    </message>
    <message>
        <source>There is nothing to crop to: the maze has only rock, or only empty floor.</source>
        <translation>Il n&apos;y a rien à garder : le labyrinthe n&apos;a que de la roche, ou que du sol vide.</translation>
    </message>
    <message>
        <source>Mouse programs start in the south-west corner, which is rock in this maze.</source>
        <translation>Les programmes de souris partent du coin sud-ouest, qui est de la roche dans ce labyrinthe.</translation>
    </message>
    <message>
        <source>The command of the program is empty.</source>
        <translation>La commande du programme est vide.</translation>
    </message>
    <message>
        <source>The command {command} has a quotation mark that is not closed.</source>
        <translation>La commande {command} a un guillemet qui n&apos;est pas fermé.</translation>
    </message>
    <message>
        <source>The folder of the program does not exist: {folder}.</source>
        <translation>Le dossier du programme n&apos;existe pas : {folder}.</translation>
    </message>
    <message>
        <source>The program cannot be started: {reason}.</source>
        <translation>Le programme ne peut pas être lancé : {reason}.</translation>
    </message>
    <message>
        <source>The build command failed with status {status}: {output}</source>
        <translation>La commande de compilation a échoué avec le statut {status} : {output}</translation>
    </message>
    <message>
        <source>The build command took more than {seconds:g} seconds and was stopped.</source>
        <translation>La commande de compilation a pris plus de {seconds:g} secondes et a été arrêtée.</translation>
    </message>
    <message>
        <source>The limit {name} must be a number above 0, not {value}.</source>
        <translation>La limite {name} doit être un nombre supérieur à 0, pas {value}.</translation>
    </message>
    <message>
        <source>The program has ended.</source>
        <translation>Le programme s&apos;est terminé.</translation>
    </message>
    <message>
        <source>The program was stopped.</source>
        <translation>Le programme a été arrêté.</translation>
    </message>
    <message>
        <source>The program crashed with status {status}.</source>
        <translation>Le programme a planté avec le statut {status}.</translation>
    </message>
    <message>
        <source>The program was ended by signal {signal}.</source>
        <translation>Le programme a été terminé par le signal {signal}.</translation>
    </message>
    <message>
        <source>The program sent nothing for {seconds:g} seconds.</source>
        <translation>Le programme n&apos;a rien envoyé pendant {seconds:g} secondes.</translation>
    </message>
    <message>
        <source>The program ran for more than {seconds:g} seconds.</source>
        <translation>Le programme a tourné plus de {seconds:g} secondes.</translation>
    </message>
    <message>
        <source>The program made more than {most:,} moves.</source>
        <translation>Le programme a fait plus de {most:,} mouvements.</translation>
    </message>
    <message>
        <source>The program sent more than {most:,} commands without a move.</source>
        <translation>Le programme a envoyé plus de {most:,} commandes sans mouvement.</translation>
    </message>
    <message>
        <source>The program took more than {most:,} MB of memory.</source>
        <translation>Le programme a pris plus de {most:,} Mo de mémoire.</translation>
    </message>
    <message>
        <source>The program sent a line of more than {most:,} bytes.</source>
        <translation>Le programme a envoyé une ligne de plus de {most:,} octets.</translation>
    </message>
    <message>
        <source>Most mouse programs expect 16 × 16 cells; this maze has {width} × {height}.</source>
        <translation>La plupart des programmes de souris attendent 16 × 16 cases ; ce labyrinthe en a {width} × {height}.</translation>
    </message>
    <message>
        <source>Mouse programs run on the lowest level only.</source>
        <translation>Les programmes de souris ne courent que sur le niveau le plus bas.</translation>
    </message>
    <message>
        <source>Mouse programs do not use teleporters or stairs.</source>
        <translation>Les programmes de souris n&apos;utilisent ni téléporteurs ni escaliers.</translation>
    </message>
    <message>
        <source>level {number}</source>
        <translation>niveau {number}</translation>
    </message>
    <message>
        <source>level {number}, solution</source>
        <translation>niveau {number}, solution</translation>
    </message>
    <message>
        <source>row {page_row}, column {page_col}</source>
        <translation>ligne {page_row}, colonne {page_col}</translation>
    </message>
    <message>
        <source>page {page:,} of {pages:,}</source>
        <translation>page {page:,} sur {pages:,}</translation>
    </message>
    <message>
        <source>levels {first_level} and {second_level}</source>
        <translation>niveaux {first_level} et {second_level}</translation>
    </message>
    <message>
        <source>{overlay}: nothing to show.</source>
        <translation>{overlay} : rien à montrer.</translation>
    </message>
    <message>
        <source>Walls of {wall:g} mm do not fit cells of {cell:g} mm; the thickness must be more than 0 mm and at most {most:g} mm.</source>
        <translation>Des murs de {wall:g} mm ne vont pas avec des cases de {cell:g} mm&#x202f;; l’épaisseur doit être supérieure à 0 mm et d’au plus {most:g} mm.</translation>
    </message>
    <message>
        <source>The thickness of walls needs the size of a cell in millimeters.</source>
        <translation>L’épaisseur des murs demande la taille d’une case en millimètres.</translation>
    </message>
    <message>
        <source>Pages must overlap by 0 to {most:g} mm, not by {overlap:g} mm.</source>
        <translation>Le recouvrement des pages doit aller de 0 à {most:g} mm, et non de {overlap:g} mm.</translation>
    </message>
    <message>
        <source>{pages:,} pages are too many; the maximum is {most:,}. Choose smaller cells or larger paper.</source>
        <translation>{pages:,} pages, c’est trop&#x202f;; le maximum est {most:,}. Choisissez des cases plus petites ou un papier plus grand.</translation>
    </message>
    <message>
        <source>The plugin {plugin} cannot be read: {reason}.</source>
        <translation>L’extension {plugin} ne peut pas être lue : {reason}.</translation>
    </message>
    <message>
        <source>The plugin {plugin} has no manifest: a text MAZARINE_PLUGIN with TOML.</source>
        <translation>L’extension {plugin} n’a pas de manifeste : un texte MAZARINE_PLUGIN en TOML.</translation>
    </message>
    <message>
        <source>The manifest of the plugin {plugin} is wrong: {reason}.</source>
        <translation>Le manifeste de l’extension {plugin} est incorrect : {reason}.</translation>
    </message>
    <message>
        <source>The plugin {plugin} is for version {api} of the plugin interface; this Mazarine has version {known}.</source>
        <translation>L’extension {plugin} est faite pour la version {api} de l’interface d’extension ; ce Mazarine a la version {known}.</translation>
    </message>
    <message>
        <source>The plugin {plugin} is ignored: the name {name} is taken in {kind}.</source>
        <translation>L’extension {plugin} est ignorée : le nom {name} est déjà pris dans {kind}.</translation>
    </message>
    <message>
        <source>The plugin {plugin} failed ({error}) and is disabled until Mazarine is restarted; the log has the details.</source>
        <translation>L’extension {plugin} a échoué ({error}) et est désactivée jusqu’au prochain démarrage de Mazarine ; le journal contient les détails.</translation>
    </message>
    <message>
        <source>The plugin {plugin} failed before and is disabled until Mazarine is restarted.</source>
        <translation>L’extension {plugin} a échoué auparavant et est désactivée jusqu’au prochain démarrage de Mazarine.</translation>
    </message>
    <message>
        <source>{object} returned {found} instead of {expected}</source>
        <translation>{object} a renvoyé {found} au lieu de {expected}</translation>
    </message>
    <message>
        <source>{module} has no {object}</source>
        <translation>{module} n’a pas de {object}</translation>
    </message>
    <message>
        <source>Add the start</source>
        <translation>Ajouter le départ</translation>
    </message>
    <message>
        <source>Add the goals</source>
        <translation>Ajouter l’arrivée</translation>
    </message>
    <message>
        <source>{cells} around cell {cell} cannot be reached from any start.</source>
        <translation>Hors d’atteinte depuis tout départ&#xa0;: {cells} autour de la case {cell}.</translation>
    </message>
    <message>
        <source>{cells} around cell {cell} are closed off from the rest.</source>
        <translation>Coupées du reste&#xa0;: {cells} autour de la case {cell}.</translation>
    </message>
    <message>
        <source>{cells} around cell {cell} are a trap: a one-way link leads in, but no goal can be reached from there.</source>
        <translation>{cells} autour de la case {cell} sont un piège&#xa0;: un lien à sens unique y mène, mais aucune arrivée n’est accessible depuis là.</translation>
    </message>
    <message>
        <source>Element pr&amp;operties</source>
        <translation>Propriétés de l’élé&amp;ment</translation>
    </message>
    <message>
        <source>Save as sta&amp;mp…</source>
        <translation>Enregis&amp;trer comme tampon…</translation>
    </message>
    <message>
        <source>Remove stam&amp;p</source>
        <translation>Supprimer &amp;le tampon</translation>
    </message>
    <message>
        <source>Draw walls along cell edges. Right button: erase. Shift: straight line.</source>
        <translation>Dessiner des murs le long des bords des cases. Bouton droit : effacer. Maj : ligne droite.</translation>
    </message>
    <message>
        <source>Rect&amp;angle</source>
        <translation>Recta&amp;ngle</translation>
    </message>
    <message>
        <source>Stai&amp;rs</source>
        <translation>&amp;Escalier</translation>
    </message>
    <message>
        <source>Pat&amp;h probe</source>
        <translation>Sonde de c&amp;hemin</translation>
    </message>
    <message>
        <source>G&amp;rid</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <source>Open face&amp;s</source>
        <translation>Face&amp;s ouvertes</translation>
    </message>
    <message>
        <source>Preview chang&amp;es</source>
        <translation>Aperçu &amp;des changements</translation>
    </message>
    <message>
        <source>Crop to c&amp;ontent</source>
        <translation>Rogner au con&amp;tenu</translation>
    </message>
    <message>
        <source>S&amp;earch actions…</source>
        <translation>&amp;Rechercher une action…</translation>
    </message>
    <message>
        <source>&amp;Selection</source>
        <translation>Sélectio&amp;n</translation>
    </message>
    <message>
        <source>The blocks cannot become thin walls: {reason}.</source>
        <translation>Les blocs ne peuvent pas devenir des murs fins&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>another program is writing to this folder; try again when it has ended</source>
        <translation>un autre programme écrit dans ce dossier&#xa0;; réessayez quand il aura fini</translation>
    </message>
    <message>
        <source>the segmentation needs a folder outside the maze</source>
        <translation>la segmentation doit se trouver dans un dossier hors du labyrinthe</translation>
    </message>
    <message>
        <source>the rectangle of {rows} × {cols} cells at {cell} is not inside the maze of {all_rows} × {all_cols} cells</source>
        <translation>le rectangle de {rows} × {cols} cases en {cell} n&apos;est pas dans le labyrinthe de {all_rows} × {all_cols} cases</translation>
    </message>
    <message>
        <source>the rectangle has another lattice than the maze</source>
        <translation>le rectangle a un autre réseau que le labyrinthe</translation>
    </message>
    <message>
        <source>a link from outside the rectangle ends at cell {cell}, which it would make impossible</source>
        <translation>un lien venant de l&apos;extérieur du rectangle se termine à la case {cell}, ce qui deviendrait impossible</translation>
    </message>
    <message>
        <source>A maze in blocks is made of an array of two or three dimensions of booleans or integers, not of the shape {shape} or of other numbers.</source>
        <translation>Un labyrinthe en blocs est fait d&apos;un tableau de booléens ou d&apos;entiers à deux ou trois dimensions, pas de la forme {shape} ni d&apos;autres nombres.</translation>
    </message>
    <message>
        <source>Codes of cells are numbers from 0 to 7.</source>
        <translation>Les codes des cases sont des nombres de 0 à 7.</translation>
    </message>
    <message>
        <source>{name} cannot be generated block by block; choose one of {known}.</source>
        <translation>{name} ne peut pas être généré bloc par bloc ; choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>A maze of {rows:,} × {cols:,} cells cannot be stored; the maximum is {most:,} cells.</source>
        <translation>Un labyrinthe de {rows:,} × {cols:,} cases ne peut pas être stocké ; le maximum est de {most:,} cases.</translation>
    </message>
    <message>
        <source>Share of the sides between cells that have a wall</source>
        <translation>Part des côtés entre cases qui ont un mur</translation>
    </message>
    <message>
        <source>A requirement is a measure and a range, such as “dead_ends &gt;= 20”, not {value}.</source>
        <translation>Une exigence est une mesure et une plage, comme « dead_ends &gt;= 20 », pas {value}.</translation>
    </message>
    <message>
        <source>Unknown measure {name}; did you mean {nearest}?</source>
        <translation>Mesure inconnue : {name} ; vouliez-vous dire {nearest} ?</translation>
    </message>
    <message>
        <source>{text}: the range must be like 3, 2..4, &gt;= 2, &lt;= 4, == 3, max or min.</source>
        <translation>{text} : la plage doit être de la forme 3, 2..4, &gt;= 2, &lt;= 4, == 3, max ou min.</translation>
    </message>
    <message>
        <source>{text}: the range is empty.</source>
        <translation>{text} : la plage est vide.</translation>
    </message>
    <message>
        <source>{text}: the range has no whole number.</source>
        <translation>{text} : l’intervalle ne contient aucun nombre entier.</translation>
    </message>
    <message>
        <source>{text}: “solvable by” is followed by left-hand or right-hand, and yes or no.</source>
        <translation>{text} : « solvable by » est suivi de left-hand ou right-hand, et de yes ou no.</translation>
    </message>
    <message>
        <source>{text}: the only rule is micromouse.</source>
        <translation>{text} : la seule règle est micromouse.</translation>
    </message>
    <message>
        <source>{text}: the symmetry must be one of {known}.</source>
        <translation>{text} : la symétrie doit être parmi {known}.</translation>
    </message>
    <message>
        <source>A weight must be a number above 0, not {value}.</source>
        <translation>Un poids doit être un nombre supérieur à 0, pas {value}.</translation>
    </message>
    <message>
        <source>Weights must be a mapping from the first words of requirements to numbers, not {value}.</source>
        <translation>Les poids doivent associer les premiers mots des exigences à des nombres, et non {value}.</translation>
    </message>
    <message>
        <source>There is a weight for {name}, but no requirement.</source>
        <translation>Il y a un poids pour {name}, mais pas d&apos;exigence.</translation>
    </message>
    <message>
        <source>There is no requirement.</source>
        <translation>Il n&apos;y a pas d&apos;exigence.</translation>
    </message>
    <message>
        <source>A search needs a Request, not {value}.</source>
        <translation>Une recherche nécessite une Request, et non {value}.</translation>
    </message>
    <message>
        <source>Pinned cells and a region are lists of cells, not {value}.</source>
        <translation>Les cases fixées et une région sont des listes de cases, et non {value}.</translation>
    </message>
    <message>
        <source>Give either a maze to begin with, or rows and columns.</source>
        <translation>Donnez un labyrinthe de départ, ou des lignes et des colonnes.</translation>
    </message>
    <message>
        <source>There is nothing to edit: no wall or cell is free.</source>
        <translation>Il n&apos;y a rien à modifier : aucun mur ni aucune case n&apos;est libre.</translation>
    </message>
    <message>
        <source>Edits must be one of {known}, not {value}.</source>
        <translation>Les modifications doivent être parmi {known}, pas {value}.</translation>
    </message>
    <message>
        <source>{text}: {reason}</source>
        <translation>{text} : {reason}</translation>
    </message>
    <message>
        <source>{text} is impossible: a wall of the start or of the goal would have to change, but stays.</source>
        <translation>{text} est impossible : un mur du départ ou de l’arrivée devrait changer, mais il reste.</translation>
    </message>
    <message>
        <source>{text} is impossible: on {cells:,} cells {measure} is {least:g} to {most:g}.</source>
        <translation>{text} est impossible : sur {cells:,} cases, {measure} va de {least:g} à {most:g}.</translation>
    </message>
    <message>
        <source>{text} is impossible: explorers take no links, and the goals are on other levels than the start.</source>
        <translation>{text} est impossible : les explorateurs ne prennent pas de liens, et les arrivées sont à d’autres niveaux que le départ.</translation>
    </message>
    <message>
        <source>{first} and {second} exclude each other.</source>
        <translation>{first} et {second} s&apos;excluent.</translation>
    </message>
    <message>
        <source>{text} needs a start and a goal in the maze.</source>
        <translation>{text} demande un départ et une arrivée dans le labyrinthe.</translation>
    </message>
    <message>
        <source>{text} is impossible: every path from the start to a goal has an {parity} number of steps.</source>
        <translation>{text} est impossible : tout chemin du départ à une arrivée a un nombre {parity} de pas.</translation>
    </message>
    <message>
        <source>{text} is impossible: the goal is {least} steps or more from the start.</source>
        <translation>{text} est impossible : l&apos;arrivée est à {least} pas ou plus du départ.</translation>
    </message>
    <message>
        <source>{first} and {second} exclude each other: a path of {length:,} steps has {most:,} turns or fewer.</source>
        <translation>{first} et {second} s&apos;excluent : un chemin de {length:,} pas a {most:,} virages ou moins.</translation>
    </message>
    <message>
        <source>{text} is impossible: a maze without loops and rooms has two dead ends or more.</source>
        <translation>{text} est impossible : un labyrinthe sans boucles ni salles a deux impasses ou plus.</translation>
    </message>
    <message>
        <source>{text} is impossible: what cannot be edited is not symmetric.</source>
        <translation>{text} est impossible : ce qui ne peut pas être modifié n&apos;est pas symétrique.</translation>
    </message>
    <message>
        <source>{name} must be a number above 0, not {value}.</source>
        <translation>{name} doit être un nombre supérieur à 0, pas {value}.</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>impair</translation>
    </message>
    <message>
        <source>even</source>
        <translation>pair</translation>
    </message>
    <message>
        <source>The maze is not connected: it has {components}.</source>
        <translation>Le labyrinthe n&apos;est pas connexe : il a {components}.</translation>
    </message>
    <message>
        <source>{text} was not met even alone.</source>
        <translation>{text} n&apos;a pas été satisfait, même seul.</translation>
    </message>
    <message>
        <source>{first} and {second} were met alone, but not together.</source>
        <translation>{first} et {second} ont été satisfaits seuls, mais pas ensemble.</translation>
    </message>
    <message>
        <source>{text} was met alone and with each other requirement, but not with all of them.</source>
        <translation>{text} a été satisfait seul et avec chaque autre exigence, mais pas avec toutes.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>cases</translation>
    </message>
    <message>
        <source>corridors</source>
        <translation>couloirs</translation>
    </message>
    <message>
        <source>crossroads</source>
        <translation>carrefours</translation>
    </message>
    <message>
        <source>rooms</source>
        <translation>salles</translation>
    </message>
    <message>
        <source>components</source>
        <translation>composantes</translation>
    </message>
    <message>
        <source>loops</source>
        <translation>boucles</translation>
    </message>
    <message>
        <source>dead ends</source>
        <translation>impasses</translation>
    </message>
    <message>
        <source>share, 0 to 1</source>
        <translation>part, de 0 à 1</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>virages</translation>
    </message>
    <message>
        <source>cell types</source>
        <translation>types de cases</translation>
    </message>
    <message>
        <source>The blocks of level {level} cannot become thin walls: {reason}.</source>
        <translation>Les blocs du niveau {level} ne peuvent pas devenir des murs fins&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Cell {cell} is not empty but would become a wall.</source>
        <translation>La case {cell}, qui deviendrait un mur, n’est pas vide.</translation>
    </message>
    <message>
        <source>Only a maze of squares has a dual.</source>
        <translation>Seul un labyrinthe à cases carrées a un dual.</translation>
    </message>
    <message>
        <source>Cell {cell} is rock; only a maze of thin walls has a dual.</source>
        <translation>La case {cell} est de la roche&#x202f;; seul un labyrinthe à murs fins a un dual.</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>ligne {number}</translation>
    </message>
    <message>
        <source>line {number}, column {column}</source>
        <translation>ligne {number}, colonne {column}</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>ligne {number}</translation>
    </message>
    <message>
        <source>the file does not exist</source>
        <translation>le fichier n’existe pas</translation>
    </message>
    <message>
        <source>a part of its path is not a folder</source>
        <translation>une partie de son chemin d’accès n’est pas un dossier</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>c’est un dossier, pas un fichier</translation>
    </message>
    <message>
        <source>permission is denied</source>
        <translation>permission refusée</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the disk quota is used up</source>
        <translation>le quota du disque est épuisé</translation>
    </message>
    <message>
        <source>the file would be larger than the system allows</source>
        <translation>le fichier dépasserait la taille permise par le système</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>trop de fichiers sont ouverts</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>le disque signale une erreur</translation>
    </message>
    <message>
        <source>the file is in use</source>
        <translation>le fichier est en cours d’utilisation</translation>
    </message>
    <message>
        <source>the system reports “{text}”</source>
        <translation>le système signale «&#xa0;{text}&#xa0;»</translation>
    </message>
    <message>
        <source>a file name cannot contain a null character</source>
        <translation>un nom de fichier ne peut pas contenir de caractère nul</translation>
    </message>
    <message>
        <source>a link that another user put into a folder for all leads there; it is not followed</source>
        <translation>un lien qu’un autre utilisateur a placé dans un dossier ouvert à tous y mène&#x202f;; il n’est pas suivi</translation>
    </message>
    <message>
        <source>this is not a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>this is not a regular file, so it cannot be replaced</source>
        <translation>ce n’est pas un fichier ordinaire, il ne peut donc pas être remplacé</translation>
    </message>
    <message>
        <source>the file is write-protected</source>
        <translation>le fichier est protégé en écriture</translation>
    </message>
    <message>
        <source>the folder {folder} does not exist</source>
        <translation>le dossier {folder} n’existe pas</translation>
    </message>
    <message>
        <source>no file can be created in the folder {folder}: {reason}</source>
        <translation>impossible de créer un fichier dans le dossier {folder}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>its earlier version cannot be kept: {reason}</source>
        <translation>sa version antérieure ne peut pas être conservée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The format {format} is unknown. Known formats: {known}.</source>
        <translation>Le format {format} est inconnu. Formats connus&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>the suffix {suffix} belongs to no format; known suffixes: {known}</source>
        <translation>l’extension {suffix} n’appartient à aucun format&#x202f;; extensions connues&#xa0;: {known}</translation>
    </message>
    <message>
        <source>the name has no suffix that selects a format; known suffixes: {known}</source>
        <translation>le nom n’a pas d’extension qui désigne un format&#x202f;; extensions connues&#xa0;: {known}</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>le fichier est endommagé</translation>
    </message>
    <message>
        <source>the file is damaged (“{text}”)</source>
        <translation>le fichier est endommagé («&#xa0;{text}&#xa0;»)</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>ce n’est pas du texte UTF-8</translation>
    </message>
    <message>
        <source>it has {size:,} bytes; the maximum is {most:,}</source>
        <translation>il a {size:,} octets&#x202f;; le maximum est {most:,}</translation>
    </message>
    <message>
        <source>it has {size:,} bytes where its array takes {expected:,}</source>
        <translation>il a {size:,} octets alors que son tableau en prend {expected:,}</translation>
    </message>
    <message>
        <source>there are {count:,} links; the maximum is {most:,}</source>
        <translation>nombre de liens&#xa0;: {count:,}&#x202f;; le maximum est {most:,}</translation>
    </message>
    <message>
        <source>there are {count:,} markers; the maximum is {most:,}</source>
        <translation>nombre de repères&#xa0;: {count:,}&#x202f;; le maximum est {most:,}</translation>
    </message>
    <message>
        <source>there are more than {most:,} starts and goals</source>
        <translation>il y a plus de {most:,} départs et arrivées</translation>
    </message>
    <message>
        <source>there are more than {most:,} starts, goals and gaps in the border</source>
        <translation>il y a plus de {most:,} départs, arrivées et brèches dans le bord</translation>
    </message>
    <message>
        <source>there are more than {most:,} gaps in the border</source>
        <translation>il y a plus de {most:,} brèches dans le bord</translation>
    </message>
    <message>
        <source>there are more than {most:,} gaps and walls that only one of their cells has</source>
        <translation>il y a plus de {most:,} brèches et murs connus d’une seule de leurs cases</translation>
    </message>
    <message>
        <source>the text has {size:,} bytes; the maximum is {most:,}</source>
        <translation>le texte a {size:,} octets&#x202f;; le maximum est {most:,}</translation>
    </message>
    <message>
        <source>the line has more than {most:,} bytes</source>
        <translation>la ligne a plus de {most:,} octets</translation>
    </message>
    <message>
        <source>the text has {count:,} lines; the maximum is {most:,}</source>
        <translation>le texte a {count:,} lignes&#x202f;; le maximum est {most:,}</translation>
    </message>
    <message>
        <source>{rows:,} lines of up to {cols:,} characters are too many for a maze</source>
        <translation>{rows:,} lignes de {cols:,} caractères au plus, c’est trop pour un labyrinthe</translation>
    </message>
    <message>
        <source>a text of {rows:,} lines of {cols:,} characters would be too long to be read again</source>
        <translation>un texte de {rows:,} lignes de {cols:,} caractères serait trop long pour être relu</translation>
    </message>
    <message>
        <source>the text contains only spaces</source>
        <translation>le texte ne contient que des espaces</translation>
    </message>
    <message>
        <source>the text contains no numbers</source>
        <translation>le texte ne contient aucun nombre</translation>
    </message>
    <message>
        <source>the text contains no cells</source>
        <translation>le texte ne contient aucune case</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>la fin de la ligne</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>un espace</translation>
    </message>
    <message>
        <source>save the maze as an array of rows × columns with numpy.save, 1 for walls and 0 for floor, and open that</source>
        <translation>enregistrez le labyrinthe comme tableau de lignes × colonnes avec numpy.save, 1 pour les murs et 0 pour le sol, et ouvrez ce fichier</translation>
    </message>
    <message>
        <source>Symbols to which the file gives another meaning are read as the game has them.</source>
        <translation>Les symboles auxquels le fichier donne un autre sens sont lus avec le sens habituel du jeu.</translation>
    </message>
    <message>
        <source>walls of slashes are diagonal, and a maze of squares has no diagonal walls; draw them with + - and |, or as #</source>
        <translation>les murs en barres obliques sont diagonaux, et un labyrinthe de carrés n’a pas de murs diagonaux&#xa0;; dessinez-les avec + - et |, ou avec #</translation>
    </message>
    <message>
        <source>this is a level file of a game, but its level has no walls or no floor; write the level below its other lines</source>
        <translation>c’est un fichier de niveau d’un jeu, mais son niveau n’a pas de murs ou pas de sol&#xa0;; écrivez le niveau sous les autres lignes</translation>
    </message>
    <message>
        <source>cub3D map</source>
        <translation>Carte cub3D</translation>
    </message>
    <message>
        <source>Dungeon Crawl vault</source>
        <translation>Salle de Dungeon Crawl</translation>
    </message>
    <message>
        <source>this {kind} names the file {name}, which cannot be read ({reason}); put it where the name says, seen from this file</source>
        <translation>ce fichier ({kind}) nomme le fichier {name}, qui ne peut pas être lu ({reason})&#xa0;; placez-le là où le nom l’indique, à partir de ce fichier</translation>
    </message>
    <message>
        <source>the level {level} has no layer of numbers or tiles; draw one in LDtk, or read another level</source>
        <translation>le niveau {level} n’a pas de calque de nombres ou de tuiles&#xa0;; dessinez-en un dans LDtk, ou lisez un autre niveau</translation>
    </message>
    <message>
        <source>the walls of the level {level} are tiles, which only LDtk changes</source>
        <translation>les murs du niveau {level} sont des tuiles, que seul LDtk modifie</translation>
    </message>
    <message numerus="yes">
        <source>Only the level {level} is read; {count:,} other levels are {others}.</source>
        <translation>
            <numerusform>Seul le niveau {level} est lu&#xa0;; {count:,} autre niveau est {others}.</numerusform>
            <numerusform>Seul le niveau {level} est lu&#xa0;; {count:,} autres niveaux sont {others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} entities are not read; they stay in the file.</source>
        <translation>
            <numerusform>{count:,} entité n’est pas lue&#xa0;; elle reste dans le fichier.</numerusform>
            <numerusform>{count:,} entités ne sont pas lues&#xa0;; elles restent dans le fichier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the line has {count:,} characters instead of {expected:,}</source>
        <translation>
            <numerusform>la ligne a {count:,} caractère au lieu de {expected:,}</numerusform>
            <numerusform>la ligne a {count:,} caractères au lieu de {expected:,}</numerusform>
        </translation>
    </message>
    <message>
        <source>{found} is neither floor ({floor}) nor rock ({rock})</source>
        <translation>{found} n’est ni du sol ({floor}) ni de la roche ({rock})</translation>
    </message>
    <message>
        <source>this format supports 16 × 16 or 32 × 32 cells, not {rows} × {cols}</source>
        <translation>ce format accepte 16 × 16 ou 32 × 32 cases, et non {rows} × {cols}</translation>
    </message>
    <message>
        <source>the line ends between two posts, which are {pitch} characters apart</source>
        <translation>la ligne finit entre deux poteaux, qui sont à {pitch} caractères l’un de l’autre</translation>
    </message>
    <message>
        <source>the text ends where a line of posts and walls should close the last row of cells</source>
        <translation>le texte finit là où une ligne de poteaux et de murs devrait fermer la dernière ligne de cases</translation>
    </message>
    <message>
        <source>{found} stands east of the maze, which is {width} characters wide</source>
        <translation>{found} se trouve à l’est du labyrinthe, large de {width} caractères</translation>
    </message>
    <message>
        <source>expected the post {post}, found {found}</source>
        <translation>attendu&#xa0;: le poteau {post}&#x202f;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>expected &apos;---&apos; or three spaces, found {found}</source>
        <translation>attendu&#xa0;: &apos;---&apos; ou trois espaces&#x202f;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>expected &apos;|&apos; or a space, found {found}</source>
        <translation>attendu&#xa0;: &apos;|&apos; ou un espace&#x202f;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>expected &apos;S&apos;, &apos;G&apos; or a space in the middle of the cell, found {found}</source>
        <translation>attendu&#xa0;: &apos;S&apos;, &apos;G&apos; ou un espace au milieu de la case&#x202f;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>expected a space in the cell, found {found}</source>
        <translation>attendu&#xa0;: un espace dans la case&#x202f;; trouvé&#xa0;: {found}</translation>
    </message>
    <message>
        <source>expected a line &apos;X Y N E S W&apos; with four numbers 0 or 1 at the end</source>
        <translation>attendu&#xa0;: une ligne &apos;X Y N E S W&apos; qui finit par quatre nombres 0 ou 1</translation>
    </message>
    <message numerus="yes">
        <source>there are {count:,} lines for {cols} × {rows} cells</source>
        <translation>
            <numerusform>il y a {count:,} ligne pour {cols} × {rows} cases</numerusform>
            <numerusform>il y a {count:,} lignes pour {cols} × {rows} cases</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a row of numbers from 0 to 7, separated by commas or spaces</source>
        <translation>attendu&#xa0;: une ligne de nombres de 0 à 7, séparés par des virgules ou des espaces</translation>
    </message>
    <message numerus="yes">
        <source>there are {count:,} numbers where the first row has {expected:,}</source>
        <translation>
            <numerusform>il y a {count:,} nombre alors que la première ligne en a {expected:,}</numerusform>
            <numerusform>il y a {count:,} nombres alors que la première ligne en a {expected:,}</numerusform>
        </translation>
    </message>
    <message>
        <source>maps of the type {type} are not supported; the type must be &apos;octile&apos;</source>
        <translation>les cartes du type {type} ne sont pas prises en charge&#x202f;; le type doit être &apos;octile&apos;</translation>
    </message>
    <message>
        <source>the header has no line &apos;{key}&apos; with a number</source>
        <translation>l’en-tête n’a pas de ligne &apos;{key}&apos; avec un nombre</translation>
    </message>
    <message>
        <source>the header does not end with a line &apos;map&apos;</source>
        <translation>l’en-tête ne finit pas par une ligne &apos;map&apos;</translation>
    </message>
    <message>
        <source>the map ends after {count:,} of {expected:,} lines</source>
        <translation>la carte finit après {count:,} lignes sur {expected:,}</translation>
    </message>
    <message numerus="yes">
        <source>the map has more than {count:,} lines</source>
        <translation>
            <numerusform>la carte a plus de {count:,} ligne</numerusform>
            <numerusform>la carte a plus de {count:,} lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>it holds numbers of the type {found}, not {expected}</source>
        <translation>il contient des nombres du type {found}, et non {expected}</translation>
    </message>
    <message>
        <source>its blocks or chunks have the shape {found}; each has one to {most:,} cells</source>
        <translation>ses blocs ou fragments ont la forme {found}&#x202f;; chacun a de une à {most:,} cellules</translation>
    </message>
    <message>
        <source>a shard has more than {most:,} chunks</source>
        <translation>un bloc a plus de {most:,} fragments</translation>
    </message>
    <message>
        <source>it has {count:,} blocks; an array of this size has at most {most:,}</source>
        <translation>nombre de blocs&#xa0;: {count:,}&#x202f;; un tableau de cette taille en a au plus {most:,}</translation>
    </message>
    <message>
        <source>its codecs are {found}; bytes, blosc, gzip, zstd, crc32c and sharding_indexed are read</source>
        <translation>ses codecs sont {found}&#x202f;; bytes, blosc, gzip, zstd, crc32c et sharding_indexed sont lus</translation>
    </message>
    <message>
        <source>a chunk has more than the {most:,} bytes that its cells take</source>
        <translation>un fragment a plus que les {most:,} octets que prennent ses cellules</translation>
    </message>
    <message>
        <source>the store has no such array</source>
        <translation>le stockage n’a pas ce tableau</translation>
    </message>
    <message>
        <source>the archive has {count:,} members; a maze file has at most {most}</source>
        <translation>l’archive a {count:,} membres&#x202f;; un fichier de labyrinthe en a au plus {most}</translation>
    </message>
    <message>
        <source>the ZIP archive has no such member</source>
        <translation>l’archive ZIP n’a pas ce membre</translation>
    </message>
    <message>
        <source>the member is encrypted</source>
        <translation>le membre est chiffré</translation>
    </message>
    <message>
        <source>the member uses a compression method other than deflate</source>
        <translation>le membre est compressé autrement que par deflate</translation>
    </message>
    <message>
        <source>the archive is wrong about the size of this member</source>
        <translation>l’archive se trompe sur la taille de ce membre</translation>
    </message>
    <message>
        <source>its list of members has {size:,} bytes; the maximum is {most:,}</source>
        <translation>la liste de ses membres a {size:,} octets&#x202f;; le maximum est {most:,}</translation>
    </message>
    <message>
        <source>the archive cannot be read (“{text}”)</source>
        <translation>l’archive ne peut pas être lue («&#xa0;{text}&#xa0;»)</translation>
    </message>
    <message>
        <source>the format is {found}, not {expected}</source>
        <translation>le format est {found}, et non {expected}</translation>
    </message>
    <message>
        <source>version {found} needs a later Mazarine; this one reads version {known}</source>
        <translation>la version {found} demande un Mazarine plus récent&#x202f;; celui-ci lit la version {known}</translation>
    </message>
    <message>
        <source>unknown version {found}</source>
        <translation>version inconnue&#xa0;: {found}</translation>
    </message>
    <message>
        <source>it would have {size:,} bytes; the maximum is {most:,}</source>
        <translation>il aurait {size:,} octets&#x202f;; le maximum est {most:,}</translation>
    </message>
    <message>
        <source>it holds numbers of the kind {found}, not bytes (&apos;|u1&apos;)</source>
        <translation>il contient des nombres du type {found}, et non des octets (&apos;|u1&apos;)</translation>
    </message>
    <message>
        <source>its array is in Fortran order; mazes are in C order</source>
        <translation>son tableau est en ordre Fortran&#x202f;; les labyrinthes sont en ordre C</translation>
    </message>
    <message>
        <source>its array has the shape {found}, but {member} says {expected}</source>
        <translation>son tableau est de forme {found}, alors que {member} indique {expected}</translation>
    </message>
    <message>
        <source>its array is not one of n × 3 numbers (&apos;&lt;i4&apos;) in C order</source>
        <translation>son tableau n’est pas fait de n × 3 nombres (&apos;&lt;i4&apos;) dans l’ordre C</translation>
    </message>
    <message>
        <source>it has {count:,} lists and objects; the maximum is {most:,}</source>
        <translation>il a {count:,} listes et objets&#x202f;; le maximum est {most:,}</translation>
    </message>
    <message>
        <source>lists and objects are nested too deeply</source>
        <translation>listes et objets sont imbriqués trop profondément</translation>
    </message>
    <message>
        <source>lists and objects are nested more than {most} deep</source>
        <translation>listes et objets sont imbriqués sur plus de {most} niveaux</translation>
    </message>
    <message>
        <source>a number is not finite</source>
        <translation>un nombre n’est pas fini</translation>
    </message>
    <message>
        <source>an integer has more than 64 bits</source>
        <translation>un nombre entier a plus de 64 bits</translation>
    </message>
    <message>
        <source>a text contains a lone surrogate</source>
        <translation>un texte contient un surrogate isolé</translation>
    </message>
    <message>
        <source>a key is not text</source>
        <translation>une clé n’est pas du texte</translation>
    </message>
    <message>
        <source>JSON has no values of the type {type}</source>
        <translation>JSON n’a pas de valeurs du type {type}</translation>
    </message>
    <message>
        <source>the JSON is malformed: “{text}”</source>
        <translation>le JSON est mal formé&#xa0;: «&#xa0;{text}&#xa0;»</translation>
    </message>
    <message>
        <source>the JSON cannot be read: “{text}”</source>
        <translation>le JSON ne peut pas être lu&#xa0;: «&#xa0;{text}&#xa0;»</translation>
    </message>
    <message>
        <source>the JSON is invalid at {place}: “{text}”</source>
        <translation>le JSON n’est pas valide (emplacement&#xa0;: {place})&#xa0;: «&#xa0;{text}&#xa0;»</translation>
    </message>
    <message>
        <source>expected {expected} at {place}</source>
        <translation>attendu&#xa0;: {expected} (emplacement&#xa0;: {place})</translation>
    </message>
    <message>
        <source>unknown value {found} at {place}</source>
        <translation>valeur inconnue&#xa0;: {found} (emplacement&#xa0;: {place})</translation>
    </message>
    <message>
        <source>the key {key} is unknown at {place}</source>
        <translation>la clé {key} est inconnue (emplacement&#xa0;: {place})</translation>
    </message>
    <message>
        <source>expected a list of length {length} at {place}</source>
        <translation>attendu&#xa0;: une liste de longueur {length} (emplacement&#xa0;: {place})</translation>
    </message>
    <message>
        <source>the key {key} is missing at {place}</source>
        <translation>la clé {key} manque (emplacement&#xa0;: {place})</translation>
    </message>
    <message>
        <source>expected {expected}, found {found} at {place}</source>
        <translation>attendu&#xa0;: {expected}&#x202f;; trouvé&#xa0;: {found} (emplacement&#xa0;: {place})</translation>
    </message>
    <message>
        <source>expected {expected}, at most {bound}, at {place}</source>
        <translation>attendu&#xa0;: {expected}, au plus {bound} (emplacement&#xa0;: {place})</translation>
    </message>
    <message>
        <source>expected {expected}, at least {bound}, at {place}</source>
        <translation>attendu&#xa0;: {expected}, au moins {bound} (emplacement&#xa0;: {place})</translation>
    </message>
    <message>
        <source>expected {expected} below {bound} at {place}</source>
        <translation>attendu&#xa0;: {expected} inférieur à {bound} (emplacement&#xa0;: {place})</translation>
    </message>
    <message>
        <source>expected {expected} above {bound} at {place}</source>
        <translation>attendu&#xa0;: {expected} supérieur à {bound} (emplacement&#xa0;: {place})</translation>
    </message>
    <message>
        <source>the number is out of range at {place}</source>
        <translation>le nombre est hors des limites (emplacement&#xa0;: {place})</translation>
    </message>
    <message>
        <source>the top level</source>
        <translation>la racine</translation>
    </message>
    <message>
        <source>The stamp cannot be stored: {reason}.</source>
        <translation>Le tampon ne peut pas être gardé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The content of the clipboard cannot be pasted: {reason}.</source>
        <translation>Le contenu du presse-papiers ne peut pas être collé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The content of the clipboard cannot be pasted: {where}: {reason}.</source>
        <translation>Le contenu du presse-papiers ne peut pas être collé&#xa0;: {where}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Mazarine maze</source>
        <translation>Labyrinthe Mazarine</translation>
    </message>
    <message>
        <source>Micromouse text, posts {post}</source>
        <translation>Texte micromouse, poteaux {post}</translation>
    </message>
    <message>
        <source>Block text</source>
        <translation>Texte en blocs</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>text</source>
        <translation>du texte</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>vrai ou faux</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>A new file replaces this one: {reason}.</source>
        <translation>Un nouveau fichier remplace celui-ci&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The cells become squares, with walls where they have no sides.</source>
        <translation>Les cases deviennent des carrés, avec des murs là où elles n’ont pas de côté.</translation>
    </message>
    <message>
        <source>The cells become squares, with walls where they have no sides, and the growth of the points is left out.</source>
        <translation>Les cases deviennent des carrés, avec des murs là où elles n’ont pas de côté, et la croissance des points est omise.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} links between ports are left out.</source>
        <translation>
            <numerusform>{count:,} lien entre ports est omis.</numerusform>
            <numerusform>{count:,} liens entre ports sont omis.</numerusform>
        </translation>
    </message>
    <message>
        <source>The fog on {cells} is left out.</source>
        <translation>Le brouillard sur {cells} est omis.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} secret cells become plain floor.</source>
        <translation>
            <numerusform>{count:,} case secrète devient du sol ordinaire.</numerusform>
            <numerusform>{count:,} cases secrètes deviennent du sol ordinaire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} secret doors become openings.</source>
        <translation>
            <numerusform>{count:,} porte secrète devient une ouverture.</numerusform>
            <numerusform>{count:,} portes secrètes deviennent des ouvertures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} secret doors become secret cells.</source>
        <translation>
            <numerusform>{count:,} porte secrète devient une case secrète.</numerusform>
            <numerusform>{count:,} portes secrètes deviennent des cases secrètes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} rock cells become floor that is walled on every side.</source>
        <translation>
            <numerusform>{count:,} case de roche devient du sol muré de tous côtés.</numerusform>
            <numerusform>{count:,} cases de roche deviennent du sol muré de tous côtés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} markers are left out.</source>
        <translation>
            <numerusform>{count:,} repère est omis.</numerusform>
            <numerusform>{count:,} repères sont omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} markers other than start and goal are left out.</source>
        <translation>
            <numerusform>{count:,} repère autre que départ et arrivée est omis.</numerusform>
            <numerusform>{count:,} repères autres que départ et arrivée sont omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The labels and unknown keys of {count:,} starts and goals are left out.</source>
        <translation>
            <numerusform>Les étiquettes et clés inconnues de {count:,} départ ou arrivée sont omises.</numerusform>
            <numerusform>Les étiquettes et clés inconnues de {count:,} départs et arrivées sont omises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A cell holds one mark, so {count:,} starts and goals are left out.</source>
        <translation>
            <numerusform>Une case porte une seule marque&#x202f;; {count:,} départ ou arrivée est donc omis.</numerusform>
            <numerusform>Une case porte une seule marque&#x202f;; {count:,} départs et arrivées sont donc omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} starts and goals on rock will be on floor.</source>
        <translation>
            <numerusform>{count:,} départ ou arrivée sur de la roche sera sur du sol.</numerusform>
            <numerusform>{count:,} départs et arrivées sur de la roche seront sur du sol.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} gaps in the outer border are not drawn.</source>
        <translation>
            <numerusform>{count:,} brèche du bord extérieur n’est pas dessinée.</numerusform>
            <numerusform>{count:,} brèches du bord extérieur ne sont pas dessinées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file leaves out {items}.</source>
        <translation>Le fichier omet {items}.</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>le titre</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>l’auteur</translation>
    </message>
    <message>
        <source>the properties</source>
        <translation>les propriétés</translation>
    </message>
    <message>
        <source>the unknown keys</source>
        <translation>les clés inconnues</translation>
    </message>
    <message>
        <source>the origin</source>
        <translation>l’origine</translation>
    </message>
    <message>
        <source>Thin walls become blocks: {rows} × {cols} cells become {new_rows} × {new_cols}, which doubles lengths.</source>
        <translation>Les murs fins deviennent des blocs&#xa0;: {rows} × {cols} cases deviennent {new_rows} × {new_cols}, ce qui double les longueurs.</translation>
    </message>
    <message>
        <source>The outer border becomes blocks: {rows} × {cols} cells become {new_rows} × {new_cols}, which doubles lengths.</source>
        <translation>Le bord extérieur devient des blocs&#xa0;: {rows} × {cols} cases deviennent {new_rows} × {new_cols}, ce qui double les longueurs.</translation>
    </message>
    <message>
        <source>Blocks become thin walls: {rows} × {cols} cells become {new_rows} × {new_cols}, which halves lengths.</source>
        <translation>Les blocs deviennent des murs fins&#xa0;: {rows} × {cols} cases deviennent {new_rows} × {new_cols}, ce qui divise les longueurs par deux.</translation>
    </message>
    <message>
        <source>Walls become passages and passages walls, upside down: {rows} × {cols} cells become {new_rows} × {new_cols}.</source>
        <translation>Les murs deviennent des passages et les passages des murs, la tête en bas&#xa0;: {rows} × {cols} cases deviennent {new_rows} × {new_cols}.</translation>
    </message>
    <message>
        <source>The numbers were read as the costs of cells, from 1 to 9; no value was taken for wall.</source>
        <translation>Les nombres ont été lus comme les coûts des cases, de 1 à 9 ; aucune valeur n’a été prise pour un mur.</translation>
    </message>
    <message>
        <source>The path in the file is left out: it cannot be followed from step {step:,} on.</source>
        <translation>Le chemin du fichier est omis&#xa0;: il ne peut pas être suivi à partir du pas {step:,}.</translation>
    </message>
    <message>
        <source>The path in the file is left out: it has {steps:,} steps, and a shortest path has {shortest:,}.</source>
        <translation>Le chemin du fichier est omis&#xa0;: il a {steps:,} pas, et un plus court chemin en a {shortest:,}.</translation>
    </message>
    <message>
        <source>The path in the file is left out, because its entry or exit is missing.</source>
        <translation>Le chemin du fichier est omis, car son entrée ou sa sortie manque.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} layers are replaced by one of Mazarine: {layers}.</source>
        <translation>
            <numerusform>{count:,} calque est remplacé par un calque de Mazarine&#xa0;: {layers}.</numerusform>
            <numerusform>{count:,} calques sont remplacés par un calque de Mazarine&#xa0;: {layers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} objects are left out.</source>
        <translation>
            <numerusform>{count:,} objet est omis.</numerusform>
            <numerusform>{count:,} objets sont omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} tilesets are left out.</source>
        <translation>
            <numerusform>{count:,} jeu de tuiles est omis.</numerusform>
            <numerusform>{count:,} jeux de tuiles sont omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} properties of the map are left out.</source>
        <translation>
            <numerusform>{count:,} propriété de la carte est omise.</numerusform>
            <numerusform>{count:,} propriétés de la carte sont omises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} gaps in the border of rock are not drawn.</source>
        <translation>
            <numerusform>{count:,} brèche dans le bord de roche n’est pas dessinée.</numerusform>
            <numerusform>{count:,} brèches dans le bord de roche ne sont pas dessinées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The control characters in {count:,} texts are replaced.</source>
        <translation>
            <numerusform>Les caractères de contrôle de {count:,} texte sont remplacés.</numerusform>
            <numerusform>Les caractères de contrôle de {count:,} textes sont remplacés.</numerusform>
        </translation>
    </message>
    <message>
        <source>layer {name}</source>
        <translation>calque {name}</translation>
    </message>
    <message>
        <source>object {id} ({kind})</source>
        <translation>objet {id} ({kind})</translation>
    </message>
    <message>
        <source>this is a Tiled file of the type {type}, not a map</source>
        <translation>c’est un fichier Tiled du type {type}, et non une carte</translation>
    </message>
    <message>
        <source>the map has {count:,} JSON objects; the maximum is {most:,}</source>
        <translation>la carte a {count:,} objets JSON&#x202f;; le maximum est {most:,}</translation>
    </message>
    <message>
        <source>the text has an unknown encoding; use UTF-8</source>
        <translation>le texte a un codage inconnu&#x202f;; utilisez UTF-8</translation>
    </message>
    <message>
        <source>a tag or a comment has more than {most:,} bytes</source>
        <translation>une balise ou un commentaire a plus de {most:,} octets</translation>
    </message>
    <message>
        <source>the map has more than {most:,} elements</source>
        <translation>la carte a plus de {most:,} éléments</translation>
    </message>
    <message>
        <source>the map has more than {most:,} different names of elements and attributes</source>
        <translation>la carte a plus de {most:,} noms différents d’éléments et d’attributs</translation>
    </message>
    <message>
        <source>the map has more than {most:,} layers, chunks, objects and properties</source>
        <translation>la carte a plus de {most:,} calques, morceaux, objets et propriétés</translation>
    </message>
    <message>
        <source>elements are nested more than {most} deep</source>
        <translation>les éléments sont imbriqués sur plus de {most} niveaux</translation>
    </message>
    <message>
        <source>the value {encoding} of mazeEncoding is unknown; known values: {known}</source>
        <translation>la valeur {encoding} de mazeEncoding est inconnue&#x202f;; valeurs connues&#xa0;: {known}</translation>
    </message>
    <message>
        <source>the property {name} is {value}, not an integer</source>
        <translation>la propriété {name} est {value}, et non un nombre entier</translation>
    </message>
    <message>
        <source>the group {name} has no tile layer</source>
        <translation>le groupe {name} n’a pas de calque de tuiles</translation>
    </message>
    <message>
        <source>the map has more than {most:,} groups; each group is a level</source>
        <translation>la carte a plus de {most:,} groupes&#x202f;; chaque groupe est un niveau</translation>
    </message>
    <message>
        <source>the maze has {count:,} levels; a Tiled map has at most {most:,}</source>
        <translation>nombre de niveaux du labyrinthe&#xa0;: {count:,}&#x202f;; une carte Tiled en a au plus {most:,}</translation>
    </message>
    <message>
        <source>groups are nested more than {most} deep</source>
        <translation>les groupes sont imbriqués sur plus de {most} niveaux</translation>
    </message>
    <message>
        <source>the infinite map has no tiles</source>
        <translation>la carte infinie n’a pas de tuiles</translation>
    </message>
    <message>
        <source>the layers have {count:,} tiles in total; the maximum is {most:,}</source>
        <translation>les calques ont {count:,} tuiles en tout&#x202f;; le maximum est {most:,}</translation>
    </message>
    <message>
        <source>its chunks of {tiles:,} tiles are too far apart, in {rows} × {cols} cells</source>
        <translation>ses morceaux de {tiles:,} tuiles sont trop éloignés les uns des autres, sur {rows} × {cols} cases</translation>
    </message>
    <message>
        <source>the map would be too large to be read again</source>
        <translation>la carte serait trop grande pour être relue</translation>
    </message>
    <message>
        <source>the map cannot hold another lattice</source>
        <translation>la carte ne peut pas contenir un autre réseau</translation>
    </message>
    <message>
        <source>the map cannot take another size or other levels</source>
        <translation>la carte ne peut pas prendre une autre taille ni d’autres niveaux</translation>
    </message>
    <message>
        <source>the map has no place for another title, author or properties</source>
        <translation>la carte n’a pas de place pour un autre titre, un autre auteur ou d’autres propriétés</translation>
    </message>
    <message>
        <source>a map of tiles has no thin walls</source>
        <translation>une carte de tuiles n’a pas de murs minces</translation>
    </message>
    <message>
        <source>the map has no secrets and no fog</source>
        <translation>la carte n’a ni secrets ni brouillard</translation>
    </message>
    <message>
        <source>the layer {name} has no tiles there</source>
        <translation>le calque {name} n’a pas de tuiles à cet endroit</translation>
    </message>
    <message>
        <source>a level has no layer for links and markers</source>
        <translation>un niveau n’a pas de calque pour les liens et les repères</translation>
    </message>
    <message>
        <source>the map cannot hold all of the maze</source>
        <translation>la carte ne peut pas contenir tout le labyrinthe</translation>
    </message>
    <message>
        <source>the layer has {layer_rows} × {layer_cols} tiles, the map {rows} × {cols}</source>
        <translation>le calque a {layer_rows} × {layer_cols} tuiles, la carte {rows} × {cols}</translation>
    </message>
    <message>
        <source>the layer has no data</source>
        <translation>le calque n’a pas de données</translation>
    </message>
    <message>
        <source>the encoding {encoding} is not supported; use csv or base64</source>
        <translation>le codage {encoding} n’est pas pris en charge&#x202f;; utilisez csv ou base64</translation>
    </message>
    <message>
        <source>the compression {compression} is not supported; use zlib, gzip or zstd</source>
        <translation>la compression {compression} n’est pas prise en charge&#x202f;; utilisez zlib, gzip ou zstd</translation>
    </message>
    <message>
        <source>the data are not text</source>
        <translation>les données ne sont pas du texte</translation>
    </message>
    <message>
        <source>the tiles are not numbers separated by commas</source>
        <translation>les tuiles ne sont pas des nombres séparés par des virgules</translation>
    </message>
    <message>
        <source>{number} is not a tile number, which has 32 bits</source>
        <translation>{number} n’est pas un numéro de tuile, qui a 32 bits</translation>
    </message>
    <message>
        <source>the data are not base64</source>
        <translation>les données ne sont pas en base64</translation>
    </message>
    <message>
        <source>there are {count:,} characters of base64 instead of {expected:,}</source>
        <translation>il y a {count:,} caractères base64 au lieu de {expected:,}</translation>
    </message>
    <message>
        <source>there are {count:,} tiles instead of {expected:,}</source>
        <translation>il y a {count:,} tuiles au lieu de {expected:,}</translation>
    </message>
    <message>
        <source>there are more tiles than the expected {expected:,}</source>
        <translation>il y a plus de tuiles que les {expected:,} attendues</translation>
    </message>
    <message>
        <source>the {compression} data are damaged</source>
        <translation>les données {compression} sont endommagées</translation>
    </message>
    <message>
        <source>the zstd data are damaged or need too much memory</source>
        <translation>les données zstd sont endommagées ou demandent trop de mémoire</translation>
    </message>
    <message>
        <source>tile {tile} in row {row}, column {col} is not one of the {count} tiles that represent cells</source>
        <translation>la tuile {tile}, ligne {row}, colonne {col}, n’est aucune des {count} tuiles qui représentent des cases</translation>
    </message>
    <message>
        <source>there is no cell at its position ({x}, {y})</source>
        <translation>il n’y a pas de case à sa position ({x}, {y})</translation>
    </message>
    <message>
        <source>there are more than {most:,} markers and ends of links</source>
        <translation>il y a plus de {most:,} repères et extrémités de liens</translation>
    </message>
    <message>
        <source>another object has the same number</source>
        <translation>un autre objet a le même numéro</translation>
    </message>
    <message>
        <source>it names no partner, and no other end of a link names it</source>
        <translation>il ne nomme aucun partenaire, et aucune autre extrémité de lien ne le nomme</translation>
    </message>
    <message>
        <source>its partner {partner} is not an end of a link</source>
        <translation>son partenaire {partner} n’est pas une extrémité de lien</translation>
    </message>
    <message>
        <source>its partner {partner} names another object, {named}</source>
        <translation>son partenaire {partner} nomme un autre objet, {named}</translation>
    </message>
    <message>
        <source>its partner {partner} is of a different kind</source>
        <translation>son partenaire {partner} est d’un autre type</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Murs</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Le plus récent</translation>
    </message>
    <message>
        <source>Oldest</source>
        <translation>Le plus ancien</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>Mélange</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Première</translation>
    </message>
    <message>
        <source>Given size</source>
        <translation>Taille donnée</translation>
    </message>
    <message>
        <source>Infinite, cropped</source>
        <translation>Infini, rogné</translation>
    </message>
    <message>
        <source>{direction}</source>
        <translation>{direction}</translation>
    </message>
    <message>
        <source>A generator must be named by a text such as &apos;prim&apos;, not {value}.</source>
        <translation>Un générateur doit être nommé par un texte comme &apos;prim&apos;, et non par {value}.</translation>
    </message>
    <message>
        <source>Unknown generator {name}; choose one of {known}.</source>
        <translation>Aucun générateur ne s’appelle {name}&#x202f;; choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>Unknown generator {name}; did you mean {nearest}? Choose one of {known}.</source>
        <translation>Aucun générateur ne s’appelle {name}&#x202f;; vouliez-vous dire {nearest}&#x202f;? Choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>Unknown parameter {name}; choose one of {known}.</source>
        <translation>Aucun paramètre ne s’appelle {name}&#x202f;; choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>Unknown parameter {name}; did you mean {nearest}? Choose one of {known}.</source>
        <translation>Aucun paramètre ne s’appelle {name}&#x202f;; vouliez-vous dire {nearest}&#x202f;? Choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>Unknown parameter {name}; this generator has no parameters.</source>
        <translation>Aucun paramètre ne s’appelle {name}&#x202f;; ce générateur n’a pas de paramètres.</translation>
    </message>
    <message>
        <source>{parameter} must be one of {known}, not {value}.</source>
        <translation>{parameter} doit être une valeur parmi {known}, et non {value}.</translation>
    </message>
    <message>
        <source>{parameter} must be a number from 0 to 1, not {value}.</source>
        <translation>{parameter} doit être un nombre de 0 à 1, et non {value}.</translation>
    </message>
    <message>
        <source>{parameter} must be an integer from 0 to {most:,}, not {value}.</source>
        <translation>{parameter} doit être un nombre entier de 0 à {most:,}, et non {value}.</translation>
    </message>
    <message>
        <source>Counts must be a mapping from kinds of markers to numbers, not {value}.</source>
        <translation>Les quantités doivent être une table de nombres par type de repère, et non {value}.</translation>
    </message>
    <message>
        <source>A seed must be a 64-bit integer from 0, not {seed}.</source>
        <translation>Une graine doit être un entier de 64 bits à partir de 0, et non {seed}.</translation>
    </message>
    <message>
        <source>{generator} needs odd numbers of rows and columns, not {rows} × {cols}; {fitting_rows} × {fitting_cols} fits.</source>
        <translation>{generator} demande des nombres impairs de lignes et de colonnes, et non {rows} × {cols}&#x202f;; {fitting_rows} × {fitting_cols} convient.</translation>
    </message>
    <message>
        <source>There is not enough memory for {rows} × {cols} cells.</source>
        <translation>Il n’y a pas assez de mémoire pour {rows} × {cols} cases.</translation>
    </message>
    <message>
        <source>{generator} does not support the {lattice} lattice; it supports {known}.</source>
        <translation>{generator} ne prend pas en charge le réseau {lattice}&#x202f;; réseaux possibles&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>{generator} needs a full rectangle; masks and blocked sides are not supported.</source>
        <translation>{generator} demande un rectangle entier&#x202f;; les masques et les côtés bloqués ne sont pas pris en charge.</translation>
    </message>
    <message>
        <source>The mask must be an array of rows and columns, not {value}.</source>
        <translation>Le masque doit être un tableau de lignes et de colonnes, et non {value}.</translation>
    </message>
    <message>
        <source>The mask has the shape {found}, but the maze has {expected}.</source>
        <translation>Le masque est de forme {found}, mais le labyrinthe de forme {expected}.</translation>
    </message>
    <message>
        <source>The mask is empty; a maze needs at least one cell.</source>
        <translation>Le masque est vide&#x202f;; un labyrinthe demande au moins une case.</translation>
    </message>
    <message>
        <source>The mask contains no field of the block grid.</source>
        <translation>Le masque ne contient aucun champ de la grille de blocs.</translation>
    </message>
    <message>
        <source>The blocked sides must be an array of rows and columns, not {value}.</source>
        <translation>Les côtés bloqués doivent être un tableau de lignes et de colonnes, et non {value}.</translation>
    </message>
    <message>
        <source>The blocked sides have the shape {found}, but the maze has {expected}.</source>
        <translation>Les côtés bloqués sont de forme {found}, mais le labyrinthe de forme {expected}.</translation>
    </message>
    <message>
        <source>An infinite board supports neither a mask nor blocked sides.</source>
        <translation>Un plateau infini n’accepte ni masque ni côtés bloqués.</translation>
    </message>
    <message>
        <source>An infinite board cannot fill the floor of a maze.</source>
        <translation>Un plateau infini ne peut pas remplir le sol d’un labyrinthe.</translation>
    </message>
    <message>
        <source>Level {level} has no floor to fill.</source>
        <translation>Le niveau {level} n’a pas de sol à remplir.</translation>
    </message>
    <message>
        <source>Cell {cell} has a link and would become rock.</source>
        <translation>La case {cell}, qui deviendrait de la roche, a un lien.</translation>
    </message>
    <message>
        <source>Cell {cell} has a marker ({kind}) and would become rock.</source>
        <translation>La case {cell}, qui deviendrait de la roche, a un repère ({kind}).</translation>
    </message>
    <message>
        <source>{generator} has no start cell; generators with a start cell are {known}.</source>
        <translation>{generator} n’a pas de case de départ&#x202f;; générateurs qui en ont une&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>A start must be an integer row and column, not {value}.</source>
        <translation>Un départ doit être une ligne et une colonne entières, et non {value}.</translation>
    </message>
    <message>
        <source>The maze cannot start at row {row}, column {col}: it has no cell there.</source>
        <translation>Le labyrinthe ne peut pas commencer à la ligne {row}, colonne {col}&#xa0;: il n’y a pas de case.</translation>
    </message>
    <message>
        <source>The maze cannot start at row {row}, column {col}: this is not a field of the block grid.</source>
        <translation>Le labyrinthe ne peut pas commencer à la ligne {row}, colonne {col}&#xa0;: ce n’est pas un champ de la grille de blocs.</translation>
    </message>
    <message>
        <source>A window must start at an integer row and column, not {row}, {col}.</source>
        <translation>Une fenêtre doit commencer à une ligne et une colonne entières, et non {row}, {col}.</translation>
    </message>
    <message>
        <source>The window at row {row}, column {col} is outside the maze.</source>
        <translation>La fenêtre à la ligne {row}, colonne {col} est hors du labyrinthe.</translation>
    </message>
    <message>
        <source>Prim</source>
        <translation>Prim</translation>
    </message>
    <message>
        <source>Binary tree</source>
        <translation>Arbre binaire</translation>
    </message>
    <message>
        <source>Opens each cell to one of two sides. Strong diagonal bias, no four-way junctions.</source>
        <translation>Ouvre chaque case vers l’un de deux côtés. Fort biais diagonal, aucun croisement à quatre chemins.</translation>
    </message>
    <message>
        <source>Sidewinder</source>
        <translation>Sidewinder</translation>
    </message>
    <message>
        <source>Groups each row into runs and opens one exit up from each. Every cell has a path straight up.</source>
        <translation>Réunit les cases de chaque ligne en suites et ouvre une sortie vers le haut depuis chacune. Chaque case a un chemin qui monte toujours.</translation>
    </message>
    <message>
        <source>Eller</source>
        <translation>Eller</translation>
    </message>
    <message>
        <source>Builds one row at a time and remembers only the last. Short dead ends, vertical passages.</source>
        <translation>Construit une ligne à la fois et ne retient que la dernière. De courtes impasses, des passages verticaux.</translation>
    </message>
    <message>
        <source>Weave</source>
        <translation>Tressage</translation>
    </message>
    <message>
        <source>Leads passages under others, then opens random walls as Kruskal does.</source>
        <translation>Fait passer des passages sous d’autres, puis ouvre des murs au hasard comme Kruskal.</translation>
    </message>
    <message>
        <source>Kruskal</source>
        <translation>Kruskal</translation>
    </message>
    <message>
        <source>Growing tree</source>
        <translation>Arbre croissant</translation>
    </message>
    <message>
        <source>Extends a cell chosen by a rule. From long winding passages to short dead ends.</source>
        <translation>Prolonge une case choisie selon une règle. De longs passages sinueux à de courtes impasses.</translation>
    </message>
    <message>
        <source>Hunt and kill</source>
        <translation>Chasse (hunt and kill)</translation>
    </message>
    <message>
        <source>Walks at random until it is stuck, then continues at the first free cell next to the maze. Long winding passages.</source>
        <translation>Avance au hasard jusqu’au blocage, puis continue à la première case libre voisine du labyrinthe. De longs passages sinueux.</translation>
    </message>
    <message>
        <source>Wilson</source>
        <translation>Wilson</translation>
    </message>
    <message>
        <source>Loop-erased random walks. Every perfect maze is equally likely.</source>
        <translation>Marches au hasard dont les boucles sont effacées. Tous les labyrinthes parfaits sont équiprobables.</translation>
    </message>
    <message>
        <source>Aldous–Broder</source>
        <translation>Aldous–Broder</translation>
    </message>
    <message>
        <source>Random walk that carves into each new cell. Every perfect maze is equally likely. Slow.</source>
        <translation>Marche au hasard qui creuse vers chaque nouvelle case. Tous les labyrinthes parfaits sont équiprobables. Lent.</translation>
    </message>
    <message>
        <source>Recursive division</source>
        <translation>Division récursive</translation>
    </message>
    <message>
        <source>Divides the rectangle by a wall with one gap, then both parts, and so on. Long straight walls.</source>
        <translation>Divise le rectangle par un mur à une brèche, puis les deux parties, et ainsi de suite. De longs murs droits.</translation>
    </message>
    <message>
        <source>Prim, blocks</source>
        <translation>Prim, blocs</translation>
    </message>
    <message>
        <source>Prim on a block grid. Walls are cells, the border is all wall.</source>
        <translation>Prim sur une grille de blocs. Les murs sont des cases, le bord n’est fait que de murs.</translation>
    </message>
    <message>
        <source>Random walk on a block grid, continued from a list of walls. Loops, secret connections.</source>
        <translation>Marche au hasard sur une grille de blocs, continuée à partir d’une liste de murs. Des boucles, des jonctions secrètes.</translation>
    </message>
    <message>
        <source>Rooms and corridors</source>
        <translation>Salles et couloirs</translation>
    </message>
    <message>
        <source>Rooms with doors, connected by long winding corridors.</source>
        <translation>Des salles avec portes, reliées par de longs couloirs sinueux.</translation>
    </message>
    <message>
        <source>Caves</source>
        <translation>Grottes</translation>
    </message>
    <message>
        <source>Cellular automaton. Random rock, smoothed by the majority of neighbors; keeps the largest cave.</source>
        <translation>Automate cellulaire. De la roche au hasard, lissée selon la majorité des voisines&#x202f;; la plus grande grotte est gardée.</translation>
    </message>
    <message>
        <source>Points create their neighbors one after another up to a number. Open, with a ragged edge.</source>
        <translation>Des points créent leurs voisins l’un après l’autre jusqu’à un certain nombre. Ouvert, au bord effrangé.</translation>
    </message>
    <message>
        <source>0 to {most:,}</source>
        <translation>0 à {most:,}</translation>
    </message>
    <message>
        <source>The corner toward which passages lead</source>
        <translation>Le coin vers lequel mènent les passages</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Whether each cell opens a passage, or each corner of four cells adds a wall</source>
        <translation>Si chaque case ouvre un passage, ou si chaque coin de quatre cases ajoute un mur</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>Probability that a run continues</source>
        <translation>Probabilité qu’une suite se prolonge</translation>
    </message>
    <message>
        <source>Probability of joining two neighbors of a row that are not connected yet</source>
        <translation>Probabilité de réunir deux voisines d’une ligne qui ne sont pas encore reliées</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>Probability of an extra opening to the south</source>
        <translation>Probabilité d’une ouverture supplémentaire au sud</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Which cell is extended; mix takes the newest or a random one</source>
        <translation>La case à prolonger&#x202f;; Mélange prend la plus récente ou une au hasard</translation>
    </message>
    <message>
        <source>With no number of points: share of the board to fill</source>
        <translation>Sans nombre de points&#xa0;: part du plateau à remplir</translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation>Croisements</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Trésors</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Personnages</translation>
    </message>
    <message>
        <source>Number of characters to place, in dead ends first</source>
        <translation>Nombre de personnages à placer, d’abord dans les impasses</translation>
    </message>
    <message numerus="yes">
        <source>Running… {done:,} of {count:,} runs.</source>
        <translation>
            <numerusform>En cours… {done:,} course sur {count:,}.</numerusform>
            <numerusform>En cours… {done:,} courses sur {count:,}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished {done:,} of {count:,} runs.</source>
        <translation>
            <numerusform>Terminé&#xa0;: {done:,} course sur {count:,}.</numerusform>
            <numerusform>Terminé&#xa0;: {done:,} courses sur {count:,}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after {done:,} of {count:,} runs.</source>
        <translation>
            <numerusform>Arrêté après {done:,} course sur {count:,}.</numerusform>
            <numerusform>Arrêté après {done:,} courses sur {count:,}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells:,} cells are too many to watch; the maximum is {most:,}.</source>
        <translation>{cells:,} cellules sont trop pour être observées ; le maximum est {most:,}.</translation>
    </message>
    <message>
        <source>Restarts: {restarts:,}.</source>
        <translation>Reprises : {restarts:,}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells are known.</source>
        <translation>
            <numerusform>{count:,} cellule est connue.</numerusform>
            <numerusform>{count:,} cellules sont connues.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Hexagone</translation>
    </message>
    <message>
        <source>Cells with six neighbors each. Rooms are made of corners of three cells.</source>
        <translation>Des cases à six voisines chacune. Les salles sont faites de coins de trois cases.</translation>
    </message>
    <message>
        <source>Line {line:,} has {length:,} digits, the line before has {before:,}.</source>
        <translation>Nombre de chiffres de la ligne {line:,} : {length:,} ; de la ligne précédente : {before:,}.</translation>
    </message>
    <message>
        <source>Line {line:,} has a sign that is not a hexadecimal digit.</source>
        <translation>La ligne {line:,} contient un signe qui n’est pas un chiffre hexadécimal.</translation>
    </message>
    <message>
        <source>One blank line is to come right after the digits, and no other one.</source>
        <translation>Une ligne vide doit suivre immédiatement les chiffres, et aucune autre ailleurs.</translation>
    </message>
    <message>
        <source>there are no mazes: `mazes` names no file, and there is no [[maze]] table</source>
        <translation>il n’y a pas de labyrinthe&#xa0;: `mazes` ne nomme aucun fichier, et il n’y a pas de table [[maze]]</translation>
    </message>
    <message>
        <source>A [[maze]] table needs either `generator` or `require`.</source>
        <translation>Une table [[maze]] a besoin soit de `generator`, soit de `require`.</translation>
    </message>
    <message>
        <source>No maze was found for {maze} within {edits:,} edits.</source>
        <translation>Aucun labyrinthe n’a été trouvé pour {maze} en {edits:,} modifications.</translation>
    </message>
    <message>
        <source>A wall must be on a side of a cell such as N or E, not {value}.</source>
        <translation>Un mur doit être sur un côté d’une case, par exemple N ou E, et non {value}.</translation>
    </message>
    <message>
        <source>Expected a maze, as returned by read, generate or Maze.blank, not {value}.</source>
        <translation>Un labyrinthe est attendu, tel que read, generate et Maze.blank en renvoient, et non {value}.</translation>
    </message>
    <message>
        <source>There is already a link at {port}.</source>
        <translation>Il y a déjà un lien à cet endroit&#xa0;: {port}.</translation>
    </message>
    <message>
        <source>The board already has points; expand a free one to create more.</source>
        <translation>Le plateau a déjà des points&#x202f;; développez-en un libre pour en créer d’autres.</translation>
    </message>
    <message>
        <source>Only a maze of squares has quarter turns.</source>
        <translation>Seul un labyrinthe de carrés a des quarts de tour.</translation>
    </message>
    <message>
        <source>The rows of these hexagons do not match: above and below need an odd number of rows, half a turn an even one, and left and right never match.</source>
        <translation>Les rangées de ces hexagones ne concordent pas : haut et bas demandent un nombre impair de rangées, le demi-tour un nombre pair, et gauche et droite ne concordent jamais.</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ouest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ouest</translation>
    </message>
    <message>
        <source>The start marker at {cell} is in rock, where no mouse can start.</source>
        <translation>Le marqueur de départ en {cell} est dans la roche, d’où aucune souris ne peut partir.</translation>
    </message>
    <message>
        <source>The goal marker at {cell} is in rock, where no mouse can go.</source>
        <translation>Le marqueur d’arrivée en {cell} est dans la roche, où aucune souris ne peut aller.</translation>
    </message>
    <message>
        <source>The goals of mouse programs are `maze` or `middle`, not {value}.</source>
        <translation>Les arrivées des programmes de souris sont `maze` ou `middle`, pas {value}.</translation>
    </message>
    <message>
        <source>`{name}` must be a number from {least:g} to {most:,}, not {value}.</source>
        <translation>`{name}` doit être un nombre de {least:g} à {most:,}, et non {value}.</translation>
    </message>
    <message>
        <source>There is no key {name}; the keys are {names}.</source>
        <translation>Il n’y a pas de clé {name}&#x202f;; les clés sont {names}.</translation>
    </message>
    <message>
        <source>`{name}` is missing.</source>
        <translation>Il manque `{name}`.</translation>
    </message>
    <message>
        <source>Mouse model {path}: this is not TOML: {reason}.</source>
        <translation>Modèle de souris {path}&#x202f;: ce n’est pas du TOML&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Mouse model {path} cannot be read: {reason}. Models that need no file are {names}.</source>
        <translation>Impossible de lire le modèle de souris {path}&#x202f;: {reason}. Les modèles sans fichier sont {names}.</translation>
    </message>
    <message>
        <source>Mouse model {path}: {reason}</source>
        <translation>Modèle de souris {path}&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>A mouse program, which drives a micromouse from the start of the maze to a goal.</source>
        <translation>Un programme de souris, qui conduit une micro-souris du départ du labyrinthe à une arrivée.</translation>
    </message>
    <message>
        <source>The program did not send {commands}: it probably expects the start and the goals of mms, which are others here.</source>
        <translation>Le programme n’a pas envoyé {commands}&#xa0;: il attend sans doute le départ et les arrivées de mms, qui sont autres ici.</translation>
    </message>
    <message>
        <source>The segmentation is out of date: the maze was changed. Update it, or segment the maze again.</source>
        <translation>La segmentation n’est plus à jour&#xa0;: le labyrinthe a été modifié. Mettez-la à jour, ou segmentez à nouveau le labyrinthe.</translation>
    </message>
    <message>
        <source>Open the walls on the shortest path</source>
        <translation>Ouvrir les murs du plus court chemin</translation>
    </message>
    <message>
        <source>Dig through {cells} of rock</source>
        <translation>Percer {cells} de roche</translation>
    </message>
    <message>
        <source>A contest maze has square cells; the lattice of this maze is {lattice}.</source>
        <translation>Un labyrinthe de concours a des cases carrées&#x202f;; réseau de ce labyrinthe&#xa0;: {lattice}.</translation>
    </message>
    <message>
        <source>The start cell opens {found}; in a contest maze it must open {expected}.</source>
        <translation>Le départ s’ouvre côté {found}&#x202f;; dans un labyrinthe de concours, il doit s’ouvrir côté {expected}.</translation>
    </message>
    <message>
        <source>Expected a segmentation, as returned by segment(maze), not {value}.</source>
        <translation>Une segmentation est attendue, telle que segment(maze) en renvoie, et non {value}.</translation>
    </message>
    <message>
        <source>This delta lacks what a mirror has to write, or is of another board: make another mirror.</source>
        <translation>Cette différence ne contient pas ce qu’un miroir doit écrire, ou provient d’un autre plateau : créez un autre miroir.</translation>
    </message>
    <message>
        <source>This segmentation was made from a space, not a maze; update it with patches.</source>
        <translation>Cette segmentation a été faite à partir d’un espace, non d’un labyrinthe&#x202f;; mettez-la à jour par des correctifs.</translation>
    </message>
    <message>
        <source>The space is inconsistent at cell {cell}: a side is open from one cell only.</source>
        <translation>L’espace est incohérent à la case {cell}&#xa0;: un côté n’est ouvert que d’une seule case.</translation>
    </message>
    <message>
        <source>Reload the file from disk</source>
        <translation>Recharger le fichier depuis le disque</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>Retourner &amp;horizontalement</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>Retourner &amp;verticalement</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>&amp;Pivoter</translation>
    </message>
    <message>
        <source>Expand a free point: create its neighbors, first toward the pointer. 1 to 6: choose direction D1 to D6.</source>
        <translation>Développer un point libre&#xa0;: créer ses voisins, d’abord vers le pointeur. 1 à 6&#xa0;: choisir la direction D1 à D6.</translation>
    </message>
    <message>
        <source>The start of the solution</source>
        <translation>Le début de la solution</translation>
    </message>
    <message>
        <source>The end of the solution; with several goals, the nearest</source>
        <translation>La fin de la solution&#x202f;; s’il y a plusieurs arrivées, la plus proche</translation>
    </message>
    <message>
        <source>&amp;100%</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>Pla&amp;yer&apos;s view</source>
        <translation>V&amp;ue du joueur</translation>
    </message>
    <message>
        <source>Convert walls to blocks; the maze gets twice as many rows and columns</source>
        <translation>Convertir les murs en blocs&#x202f;; le labyrinthe a deux fois plus de lignes et de colonnes</translation>
    </message>
    <message>
        <source>Convert blocks to thin walls; the maze gets half as many rows and columns</source>
        <translation>Convertir les blocs en murs fins&#x202f;; le labyrinthe a deux fois moins de lignes et de colonnes</translation>
    </message>
    <message>
        <source>Probability of removing a wall without checking whether the other side was visited</source>
        <translation>Probabilité d’ôter un mur sans vérifier si l’autre côté a été visité</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>Mémoire locale</translation>
    </message>
    <message>
        <source>No memory</source>
        <translation>Sans mémoire</translation>
    </message>
    <message numerus="yes">
        <source>It has used all {count:,} steps.</source>
        <translation>
            <numerusform>Il a utilisé tous ses pas&#xa0;: {count:,}.</numerusform>
            <numerusform>Il a utilisé tous ses {count:,} pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{where}: {reason}</source>
        <translation>{where}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the header of the NumPy array is truncated</source>
        <translation>l’en-tête du tableau NumPy est tronqué</translation>
    </message>
    <message>
        <source>the data of the NumPy array are truncated</source>
        <translation>les données du tableau NumPy sont tronquées</translation>
    </message>
    <message>
        <source>maze-dataset connection list</source>
        <translation>Liste de connexions maze-dataset</translation>
    </message>
    <message>
        <source>NumPy block array</source>
        <translation>Tableau NumPy de blocs</translation>
    </message>
    <message>
        <source>mazelib array</source>
        <translation>Tableau mazelib</translation>
    </message>
    <message>
        <source>PNG image, one pixel per cell</source>
        <translation>Image PNG, un pixel par case</translation>
    </message>
    <message>
        <source>the PNG picture is damaged or truncated</source>
        <translation>l’image PNG est endommagée ou tronquée</translation>
    </message>
    <message>
        <source>the data of the PNG picture are truncated</source>
        <translation>les données de l’image PNG sont tronquées</translation>
    </message>
    <message>
        <source>the list of its cells is truncated</source>
        <translation>la liste de ses cases est tronquée</translation>
    </message>
    <message>
        <source>Cell {cell} already has a thin wall to the east.</source>
        <translation>La case {cell} a déjà un mur fin à l’est.</translation>
    </message>
    <message>
        <source>Cell {cell} already has a thin wall to the south.</source>
        <translation>La case {cell} a déjà un mur fin au sud.</translation>
    </message>
    <message>
        <source>its symbolic links form a loop</source>
        <translation>ses liens symboliques forment une boucle</translation>
    </message>
    <message>
        <source>the file already exists</source>
        <translation>le fichier existe déjà</translation>
    </message>
    <message>
        <source>a file name cannot contain these characters</source>
        <translation>un nom de fichier ne peut pas contenir ces caractères</translation>
    </message>
    <message>
        <source>a micromouse binary file has 256 or 1024 bytes, with a wall along the outer border</source>
        <translation>un fichier micromouse binaire a 256 ou 1024 octets, avec un mur le long du bord extérieur</translation>
    </message>
    <message numerus="yes">
        <source>the file has {count:,} bytes; a micromouse binary file has 256 or 1024 bytes</source>
        <translation>
            <numerusform>le fichier a {count:,} octet&#x202f;; un fichier micromouse binaire en a 256 ou 1024</numerusform>
            <numerusform>le fichier a {count:,} octets&#x202f;; un fichier micromouse binaire en a 256 ou 1024</numerusform>
        </translation>
    </message>
    <message>
        <source>cell {cell} has no wall to the north, on the outer border, whichever cell order is assumed</source>
        <translation>la case {cell} n’a pas de mur au nord, sur le bord extérieur, quel que soit l’ordre des cases</translation>
    </message>
    <message>
        <source>cell {cell} has no wall to the east, on the outer border, whichever cell order is assumed</source>
        <translation>la case {cell} n’a pas de mur à l’est, sur le bord extérieur, quel que soit l’ordre des cases</translation>
    </message>
    <message>
        <source>cell {cell} has no wall to the south, on the outer border, whichever cell order is assumed</source>
        <translation>la case {cell} n’a pas de mur au sud, sur le bord extérieur, quel que soit l’ordre des cases</translation>
    </message>
    <message>
        <source>cell {cell} has no wall to the west, on the outer border, whichever cell order is assumed</source>
        <translation>la case {cell} n’a pas de mur à l’ouest, sur le bord extérieur, quel que soit l’ordre des cases</translation>
    </message>
    <message>
        <source>cell {x}, {y} already has a line</source>
        <translation>la case {x}, {y} a déjà une ligne</translation>
    </message>
    <message>
        <source>the archive contains this member twice</source>
        <translation>l’archive contient ce membre deux fois</translation>
    </message>
    <message>
        <source>the ZIP archive is truncated, its list of members is missing</source>
        <translation>l’archive ZIP est tronquée, la liste de ses membres manque</translation>
    </message>
    <message>
        <source>ZIP64 archives are not supported</source>
        <translation>les archives ZIP64 ne sont pas prises en charge</translation>
    </message>
    <message>
        <source>The table of grown points is truncated.</source>
        <translation>Le tableau des points créés est tronqué.</translation>
    </message>
    <message>
        <source>Micromouse binary</source>
        <translation>Micromouse binaire</translation>
    </message>
    <message>
        <source>mms simulator numbers</source>
        <translation>Nombres du simulateur mms</translation>
    </message>
    <message>
        <source>Number grid with fog and secrets</source>
        <translation>Grille de nombres avec brouillard et secrets</translation>
    </message>
    <message>
        <source>MovingAI map</source>
        <translation>Carte MovingAI</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} posts without walls are left out.</source>
        <translation>
            <numerusform>{count:,} poteau sans mur est omis.</numerusform>
            <numerusform>{count:,} poteaux sans mur sont omis.</numerusform>
        </translation>
    </message>
    <message>
        <source>the XML of this map of Tiled is damaged (“{text}”); save the map again in Tiled</source>
        <translation>le XML de cette carte de Tiled est endommagé («&#xa0;{text}&#xa0;»)&#xa0;; enregistrez de nouveau la carte dans Tiled</translation>
    </message>
    <message>
        <source>this is a map of Tiled that ends too early; copy or download the whole file again</source>
        <translation>c’est une carte de Tiled qui s’arrête trop tôt&#xa0;; copiez ou téléchargez de nouveau le fichier entier</translation>
    </message>
    <message>
        <source>this is a map of Tiled with the orientation {orientation}; choose {known} in Tiled under Map &gt; Map Properties, save the map, and open it again</source>
        <translation>c’est une carte de Tiled avec l’orientation {orientation}&#xa0;; choisissez {known} dans Tiled sous Carte &gt; Propriétés de la carte, enregistrez-la et ouvrez-la de nouveau</translation>
    </message>
    <message>
        <source>this map of Tiled has no tile layer; add one in Tiled, save the map, and open it again</source>
        <translation>cette carte de Tiled n’a pas de calque de tuiles&#xa0;; ajoutez-en un dans Tiled, enregistrez la carte et ouvrez-la de nouveau</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells without a tile around the map are rock.</source>
        <translation>
            <numerusform>{count:,} case sans tuile autour de la carte est de la roche.</numerusform>
            <numerusform>{count:,} cases sans tuile autour de la carte sont de la roche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiled map (cell sides)</source>
        <translation>Carte Tiled (côtés des cases)</translation>
    </message>
    <message>
        <source>Tiled map (blocks)</source>
        <translation>Carte Tiled (blocs)</translation>
    </message>
    <message>
        <source>Tiled JSON map (cell sides)</source>
        <translation>Carte Tiled JSON (côtés des cases)</translation>
    </message>
    <message>
        <source>Tiled JSON map (blocks)</source>
        <translation>Carte Tiled JSON (blocs)</translation>
    </message>
    <message>
        <source>Northwest</source>
        <translation>Nord-ouest</translation>
    </message>
    <message>
        <source>Northeast</source>
        <translation>Nord-est</translation>
    </message>
    <message>
        <source>Southwest</source>
        <translation>Sud-ouest</translation>
    </message>
    <message>
        <source>Southeast</source>
        <translation>Sud-est</translation>
    </message>
    <message>
        <source>Depth-first (recursive backtracker)</source>
        <translation>En profondeur (retour récursif)</translation>
    </message>
    <message>
        <source>Depth-first, blocks</source>
        <translation>Parcours en profondeur, blocs</translation>
    </message>
    <message>
        <source>Depth-first search on a block grid. Walls are cells, fields are at even coordinates, there is no border.</source>
        <translation>Parcours en profondeur sur une grille de blocs. Les murs sont des cases, les champs sont aux coordonnées paires, il n’y a pas de bord.</translation>
    </message>
    <message>
        <source>With the choice Mix: probability of a random cell instead of the newest</source>
        <translation>Avec le choix Mélange&#xa0;: probabilité d’une case au hasard au lieu de la plus récente</translation>
    </message>
    <message>
        <source>Share of the connections between walks that are secret cells</source>
        <translation>Part des jonctions entre marches qui sont des cases secrètes</translation>
    </message>
    <message>
        <source>Share of the dead ends that are closed by a secret</source>
        <translation>Part des impasses fermées par un secret</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>Brouillard</translation>
    </message>
    <message>
        <source>Cover all cells with fog</source>
        <translation>Couvrir toutes les cases de brouillard</translation>
    </message>
    <message>
        <source>Share of the cells that are covered with fog</source>
        <translation>Part des cases couvertes de brouillard</translation>
    </message>
    <message>
        <source>Share of the floor used for rooms, if they fit</source>
        <translation>Part du sol utilisée pour les salles, si elles tiennent</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Portes</translation>
    </message>
    <message>
        <source>Share of room walls that get an extra door</source>
        <translation>Part des murs de salles qui reçoivent une porte supplémentaire</translation>
    </message>
    <message>
        <source>Share of rock at the start; above one half only small caves remain</source>
        <translation>Part de roche au début&#x202f;; au-delà de la moitié, il ne reste que de petites grottes</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Which free point creates its neighbors next</source>
        <translation>Le point libre qui sera le prochain à créer ses voisins</translation>
    </message>
    <message>
        <source>Direction of the first neighbor: the first (D1 or D2; east on squares), a random one, or a fixed one</source>
        <translation>Direction du premier voisin&#xa0;: la première (D1 ou D2&#x202f;; l’est sur des carrés), une au hasard ou une fixe</translation>
    </message>
    <message>
        <source>Number of points; 0: use the share</source>
        <translation>Nombre de points&#x202f;; 0&#xa0;: utiliser la part</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Stay on the given board, or grow on an infinite one that is cropped at the end</source>
        <translation>Rester sur le plateau donné, ou croître sur un plateau infini, rogné à la fin</translation>
    </message>
    <message>
        <source>Remove loops</source>
        <translation>Supprimer les boucles</translation>
    </message>
    <message>
        <source>Share of the loops that are closed</source>
        <translation>Part des boucles fermées</translation>
    </message>
    <message>
        <source>Share of the dead ends that get a second exit</source>
        <translation>Part des impasses qui reçoivent une seconde issue</translation>
    </message>
    <message>
        <source>Sparsify</source>
        <translation>Éclaircissage</translation>
    </message>
    <message>
        <source>Share of the dead ends that are filled with rock</source>
        <translation>Part des impasses remplies de roche</translation>
    </message>
    <message>
        <source>Number of treasures to place, in dead ends first</source>
        <translation>Nombre de trésors à placer, d’abord dans les impasses</translation>
    </message>
    <message>
        <source>Number of opponents to place, in dead ends first</source>
        <translation>Nombre d’adversaires à placer, d’abord dans les impasses</translation>
    </message>
    <message numerus="yes">
        <source>up to {count:,} pages</source>
        <translation>
            <numerusform>jusqu’à {count:,} page</numerusform>
            <numerusform>jusqu’à {count:,} pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} flights of stairs become teleporters.</source>
        <translation>
            <numerusform>{count:,} escalier devient un téléporteur.</numerusform>
            <numerusform>{count:,} escaliers deviennent des téléporteurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} links will be removed.</source>
        <translation>
            <numerusform>{count:,} lien sera supprimé.</numerusform>
            <numerusform>{count:,} liens seront supprimés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} walks finished.</source>
        <translation>
            <numerusform>{count:,} parcours terminé.</numerusform>
            <numerusform>{count:,} parcours terminés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after {count:,} walks.</source>
        <translation>
            <numerusform>Arrêté après {count:,} parcours.</numerusform>
            <numerusform>Arrêté après {count:,} parcours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The floor has {count:,} separate areas. Each became a maze of its own.</source>
        <translation>
            <numerusform>Le sol a {count:,} zone séparée. Elle est devenue un labyrinthe à part.</numerusform>
            <numerusform>Le sol a {count:,} zones séparées. Chacune est devenue un labyrinthe à part.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown lattice {name}; choose one of {known}.</source>
        <translation>Réseau inconnu&#xa0;: {name}&#x202f;; choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>The lattice {name} cannot be mirrored.</source>
        <translation>Le réseau {name} ne peut pas être mis en miroir.</translation>
    </message>
    <message>
        <source>A maze must have at least one level, one row and one column.</source>
        <translation>Un labyrinthe doit avoir au moins un niveau, une ligne et une colonne.</translation>
    </message>
    <message>
        <source>{levels} × {rows} × {cols} cells are too many; a maze has at most {most:,}.</source>
        <translation>{levels} × {rows} × {cols} cases, c’est trop&#x202f;; un labyrinthe en a au plus {most:,}.</translation>
    </message>
    <message>
        <source>{levels} × {rows} × {cols} cells are too many to segment; together with their margins there can be {most:,}.</source>
        <translation>{levels} × {rows} × {cols} cases, c’est trop à segmenter&#x202f;; avec leurs marges, le maximum est {most:,}.</translation>
    </message>
    <message>
        <source>A point must be a triplet of integers, not {value}.</source>
        <translation>Un point doit être un triplet de nombres entiers, et non {value}.</translation>
    </message>
    <message>
        <source>Points must be an (n, 3) array of integers.</source>
        <translation>Les points doivent être un tableau (n, 3) de nombres entiers.</translation>
    </message>
    <message>
        <source>{point} is not a point of the honeycomb: a - b + c is {found}, not 0 or 1.</source>
        <translation>{point} n’est pas un point du nid d’abeilles&#xa0;: a - b + c vaut {found}, et non 0 ou 1.</translation>
    </message>
    <message>
        <source>{point} is not a point of the mirrored honeycomb: a - b + c is {found}, not 0 or -1.</source>
        <translation>{point} n’est pas un point du nid d’abeilles en miroir&#xa0;: a - b + c vaut {found}, et non 0 ou -1.</translation>
    </message>
    <message>
        <source>Point {point} is not on the board.</source>
        <translation>Le point {point} n’est pas sur le plateau.</translation>
    </message>
    <message>
        <source>Point {point} is not free: it was expanded before.</source>
        <translation>Le point {point} n’est pas libre&#xa0;: il a déjà été développé.</translation>
    </message>
    <message>
        <source>A board cannot start at {point}; its numbers must be {farthest:,} or less.</source>
        <translation>Un plateau ne peut pas commencer en {point}&#x202f;; ses nombres doivent être {farthest:,} ou moins.</translation>
    </message>
    <message>
        <source>The main direction of point {point} must be one of {known}, not {value}.</source>
        <translation>La direction principale du point {point} doit être parmi {known}, et non {value}.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dessiner</translation>
    </message>
    <message>
        <source>The left button draws, the right button erases</source>
        <translation>Le bouton gauche dessine, le bouton droit efface</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Both buttons erase</source>
        <translation>Les deux boutons effacent</translation>
    </message>
    <message>
        <source>By first edge</source>
        <translation>Selon le premier bord</translation>
    </message>
    <message>
        <source>Draw if the stroke starts on an open edge, erase if it starts on a wall</source>
        <translation>Dessiner si le trait commence sur un bord libre, effacer s&apos;il commence sur un mur</translation>
    </message>
    <message>
        <source>Mode:</source>
        <translation>Mode :</translation>
    </message>
    <message>
        <source>Draw straight lines (Shift). Chosen here: Shift along the lattice, Ctrl from the center.</source>
        <translation>Tracer des lignes droites (Maj). Si choisi ici&#xa0;: Maj le long du réseau, Ctrl à partir du centre.</translation>
    </message>
    <message>
        <source>Draw rectangles (Ctrl+Shift). Chosen here: Shift for squares, Ctrl from the center.</source>
        <translation>Tracer des rectangles (Ctrl+Maj). Si choisi ici&#xa0;: Maj pour des carrés, Ctrl à partir du centre.</translation>
    </message>
    <message>
        <source>Stroke:</source>
        <translation>Trait :</translation>
    </message>
    <message>
        <source>Freehand</source>
        <translation>Main levée</translation>
    </message>
    <message>
        <source>Follow the pointer</source>
        <translation>Suivre le pointeur</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectangle</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Fill:</source>
        <translation>Remplir :</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Connexe</translation>
    </message>
    <message>
        <source>Fill all floor that is connected</source>
        <translation>Remplir tout le sol connexe</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Fill one room, corridor or crossroad (Shift)</source>
        <translation>Remplir une salle, un couloir ou un carrefour (Maj)</translation>
    </message>
    <message>
        <source>Fill all cells of this kind on the level (Ctrl)</source>
        <translation>Remplir toutes les cases de cette sorte du niveau (Ctrl)</translation>
    </message>
    <message>
        <source>Two-way</source>
        <translation>Double sens</translation>
    </message>
    <message>
        <source>The link leads in both directions</source>
        <translation>Le lien mène dans les deux sens</translation>
    </message>
    <message>
        <source>Link:</source>
        <translation>Lien :</translation>
    </message>
    <message>
        <source>The link leads from the first cell to the second (Shift)</source>
        <translation>Le lien mène de la première case à la seconde (Maj)</translation>
    </message>
    <message>
        <source>The stairs lead only away from the cell (Ctrl)</source>
        <translation>L&apos;escalier ne part que de la case (Ctrl)</translation>
    </message>
    <message>
        <source>Stairs:</source>
        <translation>Escalier :</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Vers le haut</translation>
    </message>
    <message>
        <source>Lead to the level above</source>
        <translation>Mène au niveau supérieur</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Vers le bas</translation>
    </message>
    <message>
        <source>Lead to the level below (Shift)</source>
        <translation>Mène au niveau inférieur (Maj)</translation>
    </message>
    <message>
        <source>Secrets are:</source>
        <translation>Les secrets sont :</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Cachés</translation>
    </message>
    <message>
        <source>Players have to find them</source>
        <translation>Les joueurs doivent les trouver</translation>
    </message>
    <message>
        <source>Players know them already (Shift)</source>
        <translation>Les joueurs les connaissent déjà (Maj)</translation>
    </message>
    <message>
        <source>Cost:</source>
        <translation>Coût :</translation>
    </message>
    <message>
        <source>It costs {cost} to enter a cell</source>
        <translation>Entrer dans une cellule coûte {cost}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Place keys and doors without a label</source>
        <translation>Placer des clés et des portes sans étiquette</translation>
    </message>
    <message>
        <source>Lock:</source>
        <translation>Serrure :</translation>
    </message>
    <message>
        <source>Keys and doors of one color belong together</source>
        <translation>Les clés et les portes d’une même couleur vont ensemble</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Selection:</source>
        <translation>Sélection :</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>Replace the selection</source>
        <translation>Remplacer la sélection</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add to the selection (Shift)</source>
        <translation>Ajouter à la sélection (Maj)</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>Soustraire</translation>
    </message>
    <message>
        <source>Remove from the selection (Ctrl, or right drag)</source>
        <translation>Retirer de la sélection (Ctrl, ou glisser avec le bouton droit)</translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation>Intersection</translation>
    </message>
    <message>
        <source>Keep what is in both (Ctrl+Shift)</source>
        <translation>Garder ce qui est dans les deux (Ctrl+Maj)</translation>
    </message>
    <message>
        <source>Honeycomb, mirrored</source>
        <translation>Nid d’abeilles, en miroir</translation>
    </message>
    <message>
        <source>row {row}, column {col}</source>
        <translation>ligne {row}, colonne {col}</translation>
    </message>
    <message>
        <source>row {row}, column {col}, point {point}</source>
        <translation>ligne {row}, colonne {col}, point {point}</translation>
    </message>
    <message>
        <source>it is not a config: it is no text</source>
        <translation>ce n’est pas une configuration : ce n’est pas du texte</translation>
    </message>
    <message>
        <source>its value for {key} is not usable: {value}</source>
        <translation>sa valeur pour {key} est inutilisable : {value}</translation>
    </message>
    <message>
        <source>it has no value for {key}</source>
        <translation>il n’a pas de valeur pour {key}</translation>
    </message>
    <message>
        <source>There are no lines of hexadecimal digits, all of one length, at the start of the file.</source>
        <translation>Le fichier ne commence pas par des lignes de chiffres hexadécimaux, toutes de même longueur.</translation>
    </message>
    <message>
        <source>The maze is larger than {size:,} × {size:,} cells.</source>
        <translation>Le labyrinthe dépasse {size:,} × {size:,} cases.</translation>
    </message>
    <message>
        <source>Line {line:,}, the last one, has no line end.</source>
        <translation>La ligne {line:,}, la dernière, n’a pas de fin de ligne.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines end with CR LF; the project asks for LF.</source>
        <translation>
            <numerusform>{count:,} ligne se termine par CR LF ; le projet demande LF.</numerusform>
            <numerusform>{count:,} lignes se terminent par CR LF ; le projet demande LF.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} blank lines come after the path.</source>
        <translation>
            <numerusform>{count:,} ligne vide suit le chemin.</numerusform>
            <numerusform>{count:,} lignes vides suivent le chemin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines come before the digits.</source>
        <translation>
            <numerusform>{count:,} ligne précède les chiffres.</numerusform>
            <numerusform>{count:,} lignes précèdent les chiffres.</numerusform>
        </translation>
    </message>
    <message>
        <source>The digits are in lower case; the example of the project has capitals.</source>
        <translation>Les chiffres sont en minuscules ; l’exemple du projet est en majuscules.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines of digits have blanks.</source>
        <translation>
            <numerusform>{count:,} ligne de chiffres contient des espaces.</numerusform>
            <numerusform>{count:,} lignes de chiffres contiennent des espaces.</numerusform>
        </translation>
    </message>
    <message>
        <source>The entry, the exit or the path is missing after the digits.</source>
        <translation>L’entrée, la sortie ou le chemin manque après les chiffres.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} lines are neither an entry, an exit nor a path.</source>
        <translation>
            <numerusform>{count:,} ligne n’est ni une entrée, ni une sortie, ni un chemin.</numerusform>
            <numerusform>{count:,} lignes ne sont ni une entrée, ni une sortie, ni un chemin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} pairs of coordinates are not written as x,y.</source>
        <translation>
            <numerusform>{count:,} paire de coordonnées n’est pas écrite sous la forme x,y.</numerusform>
            <numerusform>{count:,} paires de coordonnées ne sont pas écrites sous la forme x,y.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} pairs of coordinates have a blank after the comma.</source>
        <translation>
            <numerusform>{count:,} paire de coordonnées a une espace après la virgule.</numerusform>
            <numerusform>{count:,} paires de coordonnées ont une espace après la virgule.</numerusform>
        </translation>
    </message>
    <message>
        <source>The path is not written as letters N, E, S and W without blanks.</source>
        <translation>Le chemin n’est pas écrit en lettres N, E, S et W sans espaces.</translation>
    </message>
    <message>
        <source>The path runs into a wall at step {step:,}, at x {x}, y {y}.</source>
        <translation>Le chemin heurte un mur au pas {step:,}, en x {x}, y {y}.</translation>
    </message>
    <message>
        <source>The path ends at x {x}, y {y}, not at the exit.</source>
        <translation>Le chemin se termine en x {x}, y {y}, pas à la sortie.</translation>
    </message>
    <message numerus="yes">
        <source>The path is {count:,} steps longer than the shortest one.</source>
        <translation>
            <numerusform>Le chemin a {count:,} pas de plus que le plus court.</numerusform>
            <numerusform>Le chemin a {count:,} pas de plus que le plus court.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each step of the path is there twice.</source>
        <translation>Chaque pas du chemin y est deux fois.</translation>
    </message>
    <message>
        <source>The maze has {width} × {height} cells; the config asks for {wide} × {high}.</source>
        <translation>Taille du labyrinthe : {width} × {height} cases ; la configuration demande {wide} × {high}.</translation>
    </message>
    <message>
        <source>The entry is not the one of the config, {x},{y}.</source>
        <translation>L’entrée n’est pas celle de la configuration, {x},{y}.</translation>
    </message>
    <message>
        <source>The exit is not the one of the config, {x},{y}.</source>
        <translation>La sortie n’est pas celle de la configuration, {x},{y}.</translation>
    </message>
    <message>
        <source>a file of TOML cannot hold the name {text}</source>
        <translation>un fichier TOML ne peut pas contenir le nom {text}</translation>
    </message>
    <message>
        <source>there are no such files: {patterns}</source>
        <translation>ces fichiers n’existent pas : {patterns}</translation>
    </message>
    <message>
        <source>there is no [[generator]] table</source>
        <translation>il n’y a pas de table [[generator]]</translation>
    </message>
    <message>
        <source>generator {name} needs `configs`</source>
        <translation>le générateur {name} a besoin de `configs`</translation>
    </message>
    <message>
        <source>generator {name} needs `sizes`</source>
        <translation>le générateur {name} a besoin de `sizes`</translation>
    </message>
    <message>
        <source>generator {name}: its command has neither {{config}} nor {{output}}</source>
        <translation>générateur {name} : sa commande n’a ni {{config}} ni {{output}}</translation>
    </message>
    <message>
        <source>this is a plan of programs that write mazes; run it with --generators</source>
        <translation>c’est un plan de programmes qui écrivent des labyrinthes ; lancez-le avec --generators</translation>
    </message>
    <message>
        <source>two of them have the name {name}</source>
        <translation>deux d’entre eux ont le nom {name}</translation>
    </message>
    <message>
        <source>Its folder is larger than {megabytes:,} MB.</source>
        <translation>Son dossier dépasse {megabytes:,} Mo.</translation>
    </message>
    <message>
        <source>Its folder cannot be copied: {reason}.</source>
        <translation>Son dossier ne peut pas être copié : {reason}.</translation>
    </message>
    <message>
        <source>It wrote nothing within {seconds:g} s.</source>
        <translation>Il n’a rien écrit en {seconds:g} s.</translation>
    </message>
    <message>
        <source>It needed more than {megabytes:,} MB.</source>
        <translation>Il lui a fallu plus de {megabytes:,} Mo.</translation>
    </message>
    <message>
        <source>It wrote no file, and said nothing.</source>
        <translation>Il n’a écrit aucun fichier et n’a rien dit.</translation>
    </message>
    <message>
        <source>It was ended by signal {number}.</source>
        <translation>Il a été arrêté par le signal {number}.</translation>
    </message>
    <message>
        <source>It needs the package {name}, which its Python does not have: install it, or name another Python in the command.</source>
        <translation>Il lui faut le paquet {name}, que son Python n’a pas : installez-le, ou nommez un autre Python dans la commande.</translation>
    </message>
    <message>
        <source>It wrote a maze for a wrong config.</source>
        <translation>Il a écrit un labyrinthe pour une configuration fausse.</translation>
    </message>
    <message>
        <source>The maze has {rows:,} × {cols:,} cells, not those asked for.</source>
        <translation>Le labyrinthe a {rows:,} × {cols:,} cases, et non celles demandées.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells cannot be reached.</source>
        <translation>
            <numerusform>{count:,} case est inaccessible.</numerusform>
            <numerusform>{count:,} cases sont inaccessibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} mazes, runs of each program in each: {runs:,}</source>
        <translation>
            <numerusform>{count:,} labyrinthe, courses de chaque programme dans chacun&#xa0;: {runs:,}</numerusform>
            <numerusform>{count:,} labyrinthes, courses de chaque programme dans chacun&#xa0;: {runs:,}</numerusform>
        </translation>
    </message>
    <message>
        <source>Limits: {limits}</source>
        <translation>Limites&#xa0;: {limits}</translation>
    </message>
    <message>
        <source>Limits of {names}: {limits}</source>
        <translation>Limites de {names}&#xa0;: {limits}</translation>
    </message>
    <message>
        <source>Too large to be drawn</source>
        <translation>Trop grand pour être dessiné</translation>
    </message>
    <message>
        <source>A cell must be a level, row and column as integers, not {value}.</source>
        <translation>Une case doit être un niveau, une ligne et une colonne en nombres entiers, et non {value}.</translation>
    </message>
    <message>
        <source>The maze has {levels} levels; name a cell by level, row and column.</source>
        <translation>Le labyrinthe a plusieurs niveaux ({levels})&#x202f;; désignez une case par niveau, ligne et colonne.</translation>
    </message>
    <message>
        <source>Cell {cell} is outside any maze.</source>
        <translation>La case {cell} est hors de tout labyrinthe.</translation>
    </message>
    <message>
        <source>Row {row}, column {col} is outside the maze.</source>
        <translation>La ligne {row}, colonne {col} est hors du labyrinthe.</translation>
    </message>
    <message>
        <source>The area is outside the maze.</source>
        <translation>La zone est hors du labyrinthe.</translation>
    </message>
    <message>
        <source>Cells must be a sequence of cells, not {value}.</source>
        <translation>Les cases doivent être une suite de cases, et non {value}.</translation>
    </message>
    <message>
        <source>An array that marks cells must have booleans; use array.astype(bool).</source>
        <translation>Un tableau qui marque des cases doit contenir des booléens&#x202f;; utilisez array.astype(bool).</translation>
    </message>
    <message>
        <source>The array that marks cells has the shape {found}, but the maze has {expected}.</source>
        <translation>Le tableau qui marque des cases est de forme {found}, mais le labyrinthe de forme {expected}.</translation>
    </message>
    <message>
        <source>A cell must be set by level, row, column and state, not {value}.</source>
        <translation>Une case doit être définie par niveau, ligne, colonne et état, et non par {value}.</translation>
    </message>
    <message>
        <source>A wall must be set by level, row, column, side and state, not {value}.</source>
        <translation>Un mur doit être défini par niveau, ligne, colonne, côté et état, et non par {value}.</translation>
    </message>
    <message>
        <source>Cells must be (n, 3) integers and n codes from 0 to 7.</source>
        <translation>Les cases doivent être (n, 3) nombres entiers et n codes de 0 à 7.</translation>
    </message>
    <message>
        <source>Walls must be (n, 3) integers of cells, n sides from 0 to 3 and n codes from 0 to 3.</source>
        <translation>Les murs doivent être (n, 3) nombres entiers pour les cases, n côtés de 0 à 3 et n codes de 0 à 3.</translation>
    </message>
    <message>
        <source>A block must have at least one cell, and arrays of the same rows and columns.</source>
        <translation>Un bloc doit avoir au moins une case, et des tableaux aux mêmes lignes et colonnes.</translation>
    </message>
    <message>
        <source>The codes of a block must be from 0 to 7 for cells and from 0 to 15 for walls.</source>
        <translation>Les codes d’un bloc doivent aller de 0 à 7 pour les cases et de 0 à 15 pour les murs.</translation>
    </message>
    <message>
        <source>A cell must be rock, floor, secret or found, not {value}.</source>
        <translation>Une case doit être rock, floor, secret ou found, et non {value}.</translation>
    </message>
    <message>
        <source>The cost of a cell must be an integer from 1 to 9, not {value}.</source>
        <translation>Le coût d’une case doit être un entier de 1 à 9, et non {value}.</translation>
    </message>
    <message>
        <source>Costs must be an array of bytes of the shape {shape}.</source>
        <translation>Les coûts doivent être un tableau d’octets de la forme {shape}.</translation>
    </message>
    <message>
        <source>Costs are set for (n, 3) cells, by n integers from 1 to 9.</source>
        <translation>Les coûts se fixent pour (n, 3) cases, par n entiers de 1 à 9.</translation>
    </message>
    <message>
        <source>The code of a cell must be from 0 to 7, not {value}.</source>
        <translation>Le code d’une case doit aller de 0 à 7, et non être {value}.</translation>
    </message>
    <message>
        <source>A wall position must be open, wall, secret or found, not {value}.</source>
        <translation>Une position de mur doit être open, wall, secret ou found, et non {value}.</translation>
    </message>
    <message>
        <source>The code of a wall must be from 0 to 3, not {value}.</source>
        <translation>Le code d’un mur doit aller de 0 à 3, et non être {value}.</translation>
    </message>
    <message>
        <source>Cell {cell} has an invalid code.</source>
        <translation>La case {cell} a un code non valide.</translation>
    </message>
    <message>
        <source>The walls of cell {cell} have an invalid code.</source>
        <translation>Les murs de la case {cell} ont un code non valide.</translation>
    </message>
    <message>
        <source>Cell {cell} has an opening in the outer border, which must be a wall.</source>
        <translation>La case {cell} a une ouverture dans le bord extérieur, qui doit être un mur.</translation>
    </message>
    <message>
        <source>Cell {cell} has no side {side} on this lattice.</source>
        <translation>La case {cell} n’a pas de côté {side} sur ce réseau.</translation>
    </message>
    <message>
        <source>Side {side} of cell {cell} is on the outer border, which must be a wall.</source>
        <translation>Le côté {side} de la case {cell} est sur le bord extérieur, qui doit être un mur.</translation>
    </message>
    <message>
        <source>A level must be an integer, not {value}.</source>
        <translation>Un niveau doit être un nombre entier, et non {value}.</translation>
    </message>
    <message>
        <source>A level must be an integer, or None for a new one, not {value}.</source>
        <translation>Un niveau doit être un nombre entier, ou None pour un nouveau, et non {value}.</translation>
    </message>
    <message>
        <source>Levels must be a list of numbers, not {value}.</source>
        <translation>Les niveaux doivent être une liste de nombres, et non {value}.</translation>
    </message>
    <message>
        <source>The last level of a maze cannot be removed.</source>
        <translation>Le dernier niveau d’un labyrinthe ne peut pas être supprimé.</translation>
    </message>
    <message>
        <source>Levels, rows and columns must be integers, not {levels}, {rows} and {cols}.</source>
        <translation>Les niveaux, lignes et colonnes doivent être des nombres entiers, et non {levels}, {rows} et {cols}.</translation>
    </message>
    <message>
        <source>Rows and columns must be integers, not {rows} and {cols}.</source>
        <translation>Les lignes et colonnes doivent être des nombres entiers, et non {rows} et {cols}.</translation>
    </message>
    <message>
        <source>An origin must be an integer row and column, not {value}.</source>
        <translation>Une origine doit être une ligne et une colonne entières, et non {value}.</translation>
    </message>
    <message>
        <source>The origin {origin} is too far out; its numbers must be {farthest:,} or less.</source>
        <translation>L’origine {origin} est trop éloignée&#x202f;; ses nombres doivent être {farthest:,} ou moins.</translation>
    </message>
    <message>
        <source>A maze must be made of arrays of cells and walls, not {value}; Maze.blank(rows, cols) and Maze.from_blocks(array) make one.</source>
        <translation>Un labyrinthe doit être fait de tableaux de cases et de murs, et non de {value}&#x202f;; Maze.blank(rows, cols) et Maze.from_blocks(array) en font un.</translation>
    </message>
    <message>
        <source>The cells must be a (levels, rows, cols) array of bytes (uint8) in C order; numpy.ascontiguousarray makes one.</source>
        <translation>Les cases doivent être un tableau (levels, rows, cols) d’octets (uint8) en ordre C&#x202f;; numpy.ascontiguousarray en fait un.</translation>
    </message>
    <message>
        <source>The walls must be a (levels, rows, cols) array of bytes (uint8) in C order; numpy.ascontiguousarray makes one.</source>
        <translation>Les murs doivent être un tableau (levels, rows, cols) d’octets (uint8) en ordre C&#x202f;; numpy.ascontiguousarray en fait un.</translation>
    </message>
    <message>
        <source>The cells have the shape {cells} and the walls {walls}; both must have the same.</source>
        <translation>Les cases sont de forme {cells} et les murs de forme {walls}&#x202f;; les deux doivent avoir la même.</translation>
    </message>
    <message>
        <source>Blocks must be an array, or lists of equal length, not {value}.</source>
        <translation>Les blocs doivent être un tableau, ou des listes de même longueur, et non {value}.</translation>
    </message>
    <message>
        <source>Blocks must be booleans or whole numbers, not {type}; compare first, as in array &gt; 0.5 for walls.</source>
        <translation>Les blocs doivent être des booléens ou des nombres entiers, et non {type}&#x202f;; comparez d’abord, comme array &gt; 0.5 pour les murs.</translation>
    </message>
    <message>
        <source>Codes of cells must be whole numbers, not {type}.</source>
        <translation>Les codes des cases doivent être des nombres entiers, et non {type}.</translation>
    </message>
    <message>
        <source>Blocks must have the shape (rows, cols) or (levels, rows, cols), not {shape}.</source>
        <translation>Les blocs doivent avoir la forme (rows, cols) ou (levels, rows, cols), et non {shape}.</translation>
    </message>
    <message>
        <source>Codes of cells must be from 0 to 7, not {lowest} to {highest}; leave out codes=True to make every number except 0 a wall.</source>
        <translation>Les codes des cases doivent aller de 0 à 7, et non de {lowest} à {highest}&#x202f;; sans codes=True, tout nombre autre que 0 est un mur.</translation>
    </message>
    <message>
        <source>Only a maze of squares can be converted to blocks.</source>
        <translation>Seul un labyrinthe à cases carrées peut être converti en blocs.</translation>
    </message>
    <message>
        <source>Cells with walls between them need an odd number of rows and columns from 3, not {rows} × {cols}.</source>
        <translation>Des cases séparées par des murs demandent un nombre impair de lignes et de colonnes à partir de 3, et non {rows} × {cols}.</translation>
    </message>
    <message>
        <source>The post of a wall at row {row}, column {col} is open.</source>
        <translation>Le poteau d’un mur à la ligne {row}, colonne {col} est ouvert.</translation>
    </message>
    <message>
        <source>The wall next to rock at row {row}, column {col} is open.</source>
        <translation>Le mur à côté de la roche à la ligne {row}, colonne {col} est ouvert.</translation>
    </message>
    <message>
        <source>An edit must be one of those in mazarine.maze.edits, not {value}.</source>
        <translation>Une modification doit être l’une de celles de mazarine.maze.edits, et non {value}.</translation>
    </message>
    <message>
        <source>A batch must be made of edits, not of {value}.</source>
        <translation>Un lot doit être fait de modifications, et non de {value}.</translation>
    </message>
    <message>
        <source>An edit is a value; its {name} cannot be set.</source>
        <translation>Une modification est une valeur&#x202f;; son attribut {name} ne peut pas être défini.</translation>
    </message>
    <message>
        <source>The lattice of a maze must be one of mazarine.lattice, not {value}.</source>
        <translation>Le réseau d’un labyrinthe doit être l’un de ceux de mazarine.lattice, et non {value}.</translation>
    </message>
    <message>
        <source>The title of a maze must be text, not {value}.</source>
        <translation>Le titre d’un labyrinthe doit être du texte, et non {value}.</translation>
    </message>
    <message>
        <source>The author of a maze must be text, not {value}.</source>
        <translation>L’auteur d’un labyrinthe doit être du texte, et non {value}.</translation>
    </message>
    <message>
        <source>The properties of a maze must be a dict, not {value}.</source>
        <translation>Les propriétés d’un labyrinthe doivent être un dict, et non {value}.</translation>
    </message>
    <message>
        <source>The extra fields of a maze must be a dict, not {value}.</source>
        <translation>Les champs supplémentaires d’un labyrinthe doivent être un dict, et non {value}.</translation>
    </message>
    <message>
        <source>The name of a property must be text, not {value}.</source>
        <translation>Le nom d’une propriété doit être du texte, et non {value}.</translation>
    </message>
    <message>
        <source>The links of a maze are changed by its methods and by edits, not set to {value}.</source>
        <translation>Les liens d’un labyrinthe se changent par ses méthodes et par des modifications, et non en les remplaçant par {value}.</translation>
    </message>
    <message>
        <source>The markers of a maze are changed by its methods and by edits, not set to {value}.</source>
        <translation>Les repères d’un labyrinthe se changent par ses méthodes et par des modifications, et non en les remplaçant par {value}.</translation>
    </message>
    <message>
        <source>A link must join two ports, not {first} and {second}.</source>
        <translation>Un lien doit réunir deux ports, et non {first} et {second}.</translation>
    </message>
    <message>
        <source>Unknown side {value} of a port; choose one of {known}.</source>
        <translation>Côté de port inconnu&#xa0;: {value}&#x202f;; choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>Unknown kind {value} of a link; choose one of {known}.</source>
        <translation>Type de lien inconnu&#xa0;: {value}&#x202f;; choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>One-way must be True or False, not {value}.</source>
        <translation>Le sens unique doit être True ou False, et non {value}.</translation>
    </message>
    <message>
        <source>The label of a link must be text, not {value}.</source>
        <translation>L’étiquette d’un lien doit être du texte, et non {value}.</translation>
    </message>
    <message>
        <source>The extra fields of a link or marker must be a mapping, not {value}.</source>
        <translation>Les champs supplémentaires d’un lien ou d’un repère doivent être une table, et non {value}.</translation>
    </message>
    <message>
        <source>A link is expected, not {value}.</source>
        <translation>Un lien est attendu, et non {value}.</translation>
    </message>
    <message>
        <source>A port of the link to be removed is expected, not {value}.</source>
        <translation>Un port du lien à supprimer est attendu, et non {value}.</translation>
    </message>
    <message>
        <source>A link must join two different cells, not cell {cell} with itself.</source>
        <translation>Un lien doit réunir deux cases différentes, et non la case {cell} avec elle-même.</translation>
    </message>
    <message>
        <source>Cell {cell} is rock; a link needs floor at both ends.</source>
        <translation>La case {cell} est de la roche&#x202f;; un lien demande du sol aux deux extrémités.</translation>
    </message>
    <message>
        <source>Side {side} of cell {cell} is not a wall; a link on a side needs a wall.</source>
        <translation>Le côté {side} de la case {cell} n’est pas un mur&#x202f;; un lien sur un côté demande un mur.</translation>
    </message>
    <message>
        <source>Side {side} of cell {cell} is an entrance or exit, where no link can be placed.</source>
        <translation>Le côté {side} de la case {cell} est une entrée ou une sortie, où aucun lien ne peut être placé.</translation>
    </message>
    <message>
        <source>A teleporter must be on a side or on the pad of a cell; up and down are for stairs.</source>
        <translation>Un téléporteur doit être sur un côté ou sur le plot d’une case&#x202f;; haut et bas sont pour les escaliers.</translation>
    </message>
    <message>
        <source>Stairs must join the up port of a cell with the down port of the cell above it.</source>
        <translation>Un escalier doit réunir le port du haut d’une case au port du bas de la case au-dessus.</translation>
    </message>
    <message>
        <source>There is no link at {port}.</source>
        <translation>Il n’y a pas de lien à cet endroit&#xa0;: {port}.</translation>
    </message>
    <message>
        <source>The link to be removed at {port} is not in the maze.</source>
        <translation>Le lien à supprimer à cet endroit n’est pas dans le labyrinthe&#xa0;: {port}.</translation>
    </message>
    <message>
        <source>Unknown kind {value} of a marker; choose one of {known}.</source>
        <translation>Type de repère inconnu&#xa0;: {value}&#x202f;; choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>Unknown side {value} of a marker; choose one of {known}.</source>
        <translation>Côté de repère inconnu&#xa0;: {value}&#x202f;; choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>The label of a marker must be text, not {value}.</source>
        <translation>L’étiquette d’un repère doit être du texte, et non {value}.</translation>
    </message>
    <message>
        <source>A marker is expected, not {value}.</source>
        <translation>Un repère est attendu, et non {value}.</translation>
    </message>
    <message>
        <source>The side of a marker must be on the outer border; side {side} of cell {cell} is not.</source>
        <translation>Le côté d’un repère doit être sur le bord extérieur&#x202f;; le côté {side} de la case {cell} n’y est pas.</translation>
    </message>
    <message>
        <source>Side {side} of cell {cell} has a link, so no entrance or exit can be placed there.</source>
        <translation>Le côté {side} de la case {cell} a un lien, aucune entrée ni sortie ne peut donc y être placée.</translation>
    </message>
    <message>
        <source>Cell {cell} has no marker.</source>
        <translation>La case {cell} n’a pas de repère.</translation>
    </message>
    <message>
        <source>Only a honeycomb grows from points.</source>
        <translation>Seul un nid d’abeilles croît à partir de points.</translation>
    </message>
    <message>
        <source>The growth of a maze must be grown points, not {value}.</source>
        <translation>La croissance d’un labyrinthe doit être faite de points créés, et non de {value}.</translation>
    </message>
    <message>
        <source>Grown points must be a table of rows, columns and 0 or 1, of 1 to {most:,} points.</source>
        <translation>Les points créés doivent être un tableau de lignes, de colonnes et de 0 ou 1, de 1 à {most:,} points.</translation>
    </message>
    <message>
        <source>A grown point is outside any maze.</source>
        <translation>Un point créé est hors de tout labyrinthe.</translation>
    </message>
    <message>
        <source>A grown point must be free (0) or spent (1).</source>
        <translation>Un point créé doit être libre (0) ou épuisé (1).</translation>
    </message>
    <message>
        <source>The place of a grown point must be an integer row and column, not {value}.</source>
        <translation>L’emplacement d’un point créé doit être une ligne et une colonne entières, et non {value}.</translation>
    </message>
    <message>
        <source>Point {point} was not grown.</source>
        <translation>Le point {point} n’a pas été créé.</translation>
    </message>
    <message>
        <source>A maze stores the growth of at most {most:,} points.</source>
        <translation>Un labyrinthe garde la croissance de {most:,} points au plus.</translation>
    </message>
    <message>
        <source>Quarter turns need as many rows as columns.</source>
        <translation>Les quarts de tour demandent autant de lignes que de colonnes.</translation>
    </message>
    <message>
        <source>The points of this honeycomb do not match; try one row or column more or fewer.</source>
        <translation>Les points de ce nid d’abeilles ne coïncident pas&#x202f;; essayez une ligne ou une colonne de plus ou de moins.</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>key for one door</source>
        <translation>clé à usage unique</translation>
    </message>
    <message>
        <source>door</source>
        <translation>porte</translation>
    </message>
    <message>
        <source>one-way gate</source>
        <translation>passage à sens unique</translation>
    </message>
    <message>
        <source>side {side} of cell {cell}</source>
        <translation>le côté {side} de la case {cell}</translation>
    </message>
    <message>
        <source>the pad of cell {cell}</source>
        <translation>le plot de la case {cell}</translation>
    </message>
    <message>
        <source>the up port of cell {cell}</source>
        <translation>le port du haut de la case {cell}</translation>
    </message>
    <message>
        <source>the down port of cell {cell}</source>
        <translation>le port du bas de la case {cell}</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>The build command failed with status {status}.</source>
        <translation>La commande de construction a échoué avec le code {status}.</translation>
    </message>
    <message>
        <source>This is the recorded run: the program does not run now. Its log was not recorded.</source>
        <translation>Ceci est la course enregistrée&#xa0;: le programme ne s’exécute pas maintenant. Son journal n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>The maze is not the one of the recorded run: this is not what happened.</source>
        <translation>Le labyrinthe n’est pas celui de la course enregistrée&#xa0;: ce n’est pas ce qui s’est passé.</translation>
    </message>
    <message>
        <source>The mouse starts in the south-west corner and its goal is the middle, not the markers.</source>
        <translation>La souris part du coin sud-ouest et son arrivée est le milieu, pas les marqueurs.</translation>
    </message>
    <message>
        <source>Half-size contests announce their goal, and this maze marks none: it is the middle.</source>
        <translation>Les concours à demi-échelle annoncent leur arrivée, et ce labyrinthe n’en marque aucune&#xa0;: c’est le milieu.</translation>
    </message>
    <message>
        <source>No path leads from the start of the mouse to a goal.</source>
        <translation>Aucun chemin ne mène du départ de la souris à une arrivée.</translation>
    </message>
    <message>
        <source>{path} is missing, or Mazarine was installed for another system; reinstall it: `pip install --force-reinstall --no-deps mazarine`.</source>
        <translation>{path} manque, ou Mazarine a été installé pour un autre système&#xa0;; réinstallez-le&#xa0;: `pip install --force-reinstall --no-deps mazarine`.</translation>
    </message>
    <message>
        <source>{path} cannot be loaded ({reason}); reinstall Mazarine: `pip install --force-reinstall --no-deps mazarine`.</source>
        <translation>{path} ne peut pas être chargé ({reason})&#xa0;; réinstallez Mazarine&#xa0;: `pip install --force-reinstall --no-deps mazarine`.</translation>
    </message>
    <message>
        <source>{path} is incomplete; reinstall Mazarine: `pip install --force-reinstall --no-deps mazarine`.</source>
        <translation>{path} est incomplet&#xa0;; réinstallez Mazarine&#xa0;: `pip install --force-reinstall --no-deps mazarine`.</translation>
    </message>
    <message>
        <source>{path} belongs to Mazarine {found}, not {wanted}; reinstall Mazarine: `pip install --force-reinstall --no-deps mazarine`.</source>
        <translation>{path} appartient à Mazarine {found}, pas {wanted}&#xa0;; réinstallez Mazarine&#xa0;: `pip install --force-reinstall --no-deps mazarine`.</translation>
    </message>
    <message>
        <source>MAZARINE_CPU is {level}; set it to one of {known}, or to nothing.</source>
        <translation>MAZARINE_CPU vaut {level}&#xa0;; donnez-lui une valeur parmi {known}, ou aucune.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Il n’y a pas assez de mémoire.</translation>
    </message>
    <message>
        <source>Another thread is at work on the same object.</source>
        <translation>Un autre fil d’exécution travaille sur le même objet.</translation>
    </message>
    <message>
        <source>Cell {cell} is rock.</source>
        <translation>La case {cell} est de la roche.</translation>
    </message>
    <message>
        <source>Expected a router, as returned by Router(segmentation), not {value}.</source>
        <translation>Un routeur est attendu, tel que Router(segmentation) en renvoie, et non {value}.</translation>
    </message>
    <message>
        <source>Goals must be a sequence of cells, not {value}.</source>
        <translation>Les arrivées doivent être une suite de cases, et non {value}.</translation>
    </message>
    <message>
        <source>A limit must be an integer number of steps from 0, not {value}.</source>
        <translation>Une limite doit être un nombre entier de pas à partir de 0, et non {value}.</translation>
    </message>
    <message>
        <source>The maze has too many keys and doors to find the shortest path.</source>
        <translation>Le labyrinthe a trop de clés et de portes pour trouver le plus court chemin.</translation>
    </message>
    <message>
        <source>There is not enough memory to search this maze.</source>
        <translation>Il n’y a pas assez de mémoire pour chercher dans ce labyrinthe.</translation>
    </message>
    <message>
        <source>An edit that changes the shape of the maze cannot be tried.</source>
        <translation>Une modification qui change la forme du labyrinthe ne peut pas être essayée.</translation>
    </message>
    <message>
        <source>The speed must be a number of steps a second above 0, not {value}.</source>
        <translation>La vitesse doit être un nombre de pas par seconde supérieur à 0, et non {value}.</translation>
    </message>
    <message>
        <source>The size of a film is {known}, or WIDTHxHEIGHT in pixels up to 4096, not {value}.</source>
        <translation>La taille d’un film est {known}, ou LARGEURxHAUTEUR en pixels jusqu’à 4096, et non {value}.</translation>
    </message>
    <message>
        <source>The film would have {frames:,} frames; the maximum is {most:,}. Choose a higher speed.</source>
        <translation>Le film aurait {frames:,} images ; le maximum est {most:,}. Choisissez une vitesse plus élevée.</translation>
    </message>
    <message>
        <source>The level does not fit in {width:,} × {height:,} pixels; it needs {least_width:,} × {least_height:,}.</source>
        <translation>Le niveau ne tient pas dans {width:,} × {height:,} pixels ; il en faut {least_width:,} × {least_height:,}.</translation>
    </message>
    <message>
        <source>Steps from {cell}</source>
        <translation>Pas depuis {cell}</translation>
    </message>
    <message>
        <source>Solution, {steps}</source>
        <translation>Solution, {steps}</translation>
    </message>
    <message>
        <source>Cells cut off</source>
        <translation>Cases isolées</translation>
    </message>
    <message>
        <source>There are no chokepoints.</source>
        <translation>Il n’y a pas de goulets.</translation>
    </message>
    <message>
        <source>Cells of subtrees, root {cell}</source>
        <translation>Cases des sous-arbres, racine {cell}</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>vue</translation>
    </message>
    <message>
        <source>frontier</source>
        <translation>frontière</translation>
    </message>
    <message>
        <source>visited</source>
        <translation>visitée</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>comblée</translation>
    </message>
    <message>
        <source>path</source>
        <translation>chemin</translation>
    </message>
    <message>
        <source>here</source>
        <translation>ici</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>solution</translation>
    </message>
    <message>
        <source>{part} · {place}</source>
        <translation>{part} · {place}</translation>
    </message>
    <message>
        <source>sheet {page:,} of {pages:,}</source>
        <translation>feuille {page:,} sur {pages:,}</translation>
    </message>
    <message>
        <source>overview</source>
        <translation>vue d’ensemble</translation>
    </message>
    <message>
        <source>list of parts</source>
        <translation>liste des pièces</translation>
    </message>
    <message>
        <source>{length:,.10g} mm</source>
        <translation>{length:,.10g} mm</translation>
    </message>
    <message>
        <source>{pages}, {cols:,} across and {rows:,} down, which overlap by {overlap:g} mm</source>
        <translation>{pages}, {cols:,} en largeur et {rows:,} en hauteur, qui se recouvrent de {overlap:g} mm</translation>
    </message>
    <message>
        <source>Scale 1 : {scale:.1f}. Numbers beside the sheets: millimeters from the center of the outer wall in the west and north.</source>
        <translation>Échelle 1 : {scale:.1f}. Nombres au bord des feuilles&#x202f;: millimètres depuis le milieu du mur extérieur à l’ouest et au nord.</translation>
    </message>
    <message>
        <source>{rows} × {cols} cells of {cell:,.10g} mm, walls of {wall:,.10g} mm, passages of {passage:,.10g} mm</source>
        <translation>{rows} × {cols} cases de {cell:,.10g} mm, murs de {wall:,.10g} mm, passages de {passage:,.10g} mm</translation>
    </message>
    <message>
        <source>Outer size: {width:,.10g} × {height:,.10g} mm, {area:,.2f} m²</source>
        <translation>Dimensions extérieures&#x202f;: {width:,.10g} × {height:,.10g} mm, {area:,.2f} m²</translation>
    </message>
    <message>
        <source>Outer border: {count:,} pieces of 1 cell = {length:,.10g} mm</source>
        <translation>Bord extérieur&#x202f;: {count:,} pièces de 1 case = {length:,.10g} mm</translation>
    </message>
    <message>
        <source>    or, of one piece: {count} pieces of {cells} = {length:,.10g} mm</source>
        <translation>    ou d’un seul tenant&#x202f;: {count} pièces de {cells} = {length:,.10g} mm</translation>
    </message>
    <message numerus="yes">
        <source>Inner walls: {count:,} pieces of 1 cell = {length:,.10g} mm</source>
        <translation>
            <numerusform>Murs intérieurs&#x202f;: {count:,} pièce de 1 case = {length:,.10g} mm</numerusform>
            <numerusform>Murs intérieurs&#x202f;: {count:,} pièces de 1 case = {length:,.10g} mm</numerusform>
        </translation>
    </message>
    <message>
        <source>Posts: {count:,} of {wall:,.10g} × {wall:,.10g} mm, {single:,} without a wall</source>
        <translation>Poteaux&#x202f;: {count:,} de {wall:,.10g} × {wall:,.10g} mm, dont {single:,} sans mur</translation>
    </message>
    <message>
        <source>With straight walls of one piece, {posts:,} posts are left, and the inner walls are:</source>
        <translation>Avec des murs droits d’un seul tenant, il reste {posts:,} poteaux, et les murs intérieurs sont&#x202f;:</translation>
    </message>
    <message numerus="yes">
        <source>    {count:,} pieces of {cells} = {length:,.10g} mm</source>
        <translation>
            <numerusform>    {count:,} pièce de {cells} = {length:,.10g} mm</numerusform>
            <numerusform>    {count:,} pièces de {cells} = {length:,.10g} mm</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no start marker.</source>
        <translation>Il n’y a pas de repère de départ.</translation>
    </message>
    <message>
        <source>There is no goal marker.</source>
        <translation>Il n’y a pas de repère d’arrivée.</translation>
    </message>
    <message>
        <source>There is no path from the start to a goal.</source>
        <translation>Il n’y a pas de chemin du départ à une arrivée.</translation>
    </message>
    <message>
        <source>There is no path from {start} to {goal}.</source>
        <translation>Il n’y a pas de chemin de {start} à {goal}.</translation>
    </message>
    <message>
        <source>The maze has no floor.</source>
        <translation>Le labyrinthe n’a pas de sol.</translation>
    </message>
    <message>
        <source>Only a perfect maze is a tree.</source>
        <translation>Seul un labyrinthe parfait est un arbre.</translation>
    </message>
    <message>
        <source>The picture would have {width:,} × {height:,} pixels; the maximum is {most:,}. Choose cells of at most {fitting:,} pixels.</source>
        <translation>L’image aurait {width:,} × {height:,} pixels&#x202f;; le maximum est {most:,}. Choisissez des cases de {fitting:,} pixels au plus.</translation>
    </message>
    <message>
        <source>{rows:,} × {cols:,} cells are too many for a drawing of lines; the maximum is {most:,}. Choose a PNG picture.</source>
        <translation>{rows:,} × {cols:,} cases, c’est trop pour un dessin au trait&#x202f;; le maximum est {most:,}. Choisissez une image PNG.</translation>
    </message>
    <message>
        <source>Unknown paper size {value}; choose one of {known}.</source>
        <translation>Taille de papier inconnue&#xa0;: {value}&#x202f;; choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>A page margin must be 0 mm or more.</source>
        <translation>Une marge de page doit faire 0 mm ou plus.</translation>
    </message>
    <message>
        <source>Margins of {margin:g} mm leave no room on a sheet of {width:g} × {height:g} mm.</source>
        <translation>Des marges de {margin:g} mm ne laissent pas de place sur une feuille de {width:g} × {height:g} mm.</translation>
    </message>
    <message>
        <source>The size of a cell must be more than 0 mm.</source>
        <translation>La taille d’une case doit dépasser 0 mm.</translation>
    </message>
    <message>
        <source>The paper is too small for contest sheets: there is no room for an overview.</source>
        <translation>Le papier est trop petit pour les feuilles de construction&#x202f;: la vue d’ensemble n’y tient pas.</translation>
    </message>
    <message>
        <source>Contest sheets and lists of parts are for mazes of square cells with walls.</source>
        <translation>Les feuilles de construction et les listes de pièces sont pour les labyrinthes à cases carrées avec des murs.</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Ouvert en dernier</translation>
    </message>
    <message>
        <source>Current cell</source>
        <translation>Case actuelle</translation>
    </message>
    <message>
        <source>{cells:,} cells are too many for a web page; the maximum is {most:,}. Choose a PNG picture.</source>
        <translation>{cells:,} cases sont trop pour une page web&#xa0;; le maximum est {most:,}. Choisissez une image PNG.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Use link</source>
        <translation>Prendre le lien</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Pas suivant</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Pas précédent</translation>
    </message>
    <message>
        <source>Maze with {rows} rows and {cols} columns</source>
        <translation>Labyrinthe, lignes&#xa0;: {rows}, colonnes&#xa0;: {cols}</translation>
    </message>
    <message>
        <source>Steps: {steps}</source>
        <translation>Pas&#xa0;: {steps}</translation>
    </message>
    <message>
        <source>Time: {time}</source>
        <translation>Temps&#xa0;: {time}</translation>
    </message>
    <message>
        <source>Keys: {keys}</source>
        <translation>Clés&#xa0;: {keys}</translation>
    </message>
    <message>
        <source>Treasures: {number} of {total}</source>
        <translation>Trésors&#xa0;: {number} sur {total}</translation>
    </message>
    <message>
        <source>Row {row}, column {col}.</source>
        <translation>Ligne {row}, colonne {col}.</translation>
    </message>
    <message>
        <source>Level {level}, row {row}, column {col}.</source>
        <translation>Niveau {level}, ligne {row}, colonne {col}.</translation>
    </message>
    <message>
        <source>Open: {sides}.</source>
        <translation>Ouvert&#xa0;: {sides}.</translation>
    </message>
    <message>
        <source>There is a link here.</source>
        <translation>Il y a un lien ici.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>vers la droite</translation>
    </message>
    <message>
        <source>left</source>
        <translation>vers la gauche</translation>
    </message>
    <message>
        <source>There is no passage in that direction.</source>
        <translation>Il n’y a pas de passage dans cette direction.</translation>
    </message>
    <message>
        <source>You are at a goal.</source>
        <translation>Vous êtes à une arrivée.</translation>
    </message>
    <message>
        <source>From here, no path to a goal is found.</source>
        <translation>D’ici, aucun chemin vers une arrivée n’est trouvé.</translation>
    </message>
    <message>
        <source>Hint: go {side}.</source>
        <translation>Indice&#xa0;: allez {side}.</translation>
    </message>
    <message>
        <source>Hint: use the link.</source>
        <translation>Indice&#xa0;: prenez le lien.</translation>
    </message>
    <message>
        <source>Solved! Steps: {steps}. Time: {time}.</source>
        <translation>Résolu&#xa0;! Pas&#xa0;: {steps}. Temps&#xa0;: {time}.</translation>
    </message>
    <message>
        <source>(row {row}, column {col})</source>
        <translation>(ligne {row}, colonne {col})</translation>
    </message>
    <message>
        <source>(level {level}, row {row}, column {col})</source>
        <translation>(niveau {level}, ligne {row}, colonne {col})</translation>
    </message>
    <message>
        <source>Step {step} of {count}</source>
        <translation>Pas {step} sur {count}</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Find the path from the start to the goal. Press an arrow key or W, A, S or D to take a step.</source>
        <translation>Trouvez le chemin du départ à l’arrivée. Pour faire un pas, appuyez sur une flèche ou sur Z, Q, S ou D.</translation>
    </message>
    <message>
        <source>Q, E, Z and C lead up or down to one side. An arrow up or down takes the open side; of two, that of your last arrow to the left or right.</source>
        <translation>A, E, W et C mènent vers le haut ou le bas, d’un côté. Une flèche vers le haut ou le bas prend le côté ouvert&#xa0;; de deux, celui de votre dernière flèche vers la gauche ou la droite.</translation>
    </message>
    <message>
        <source>On a touch screen, swipe, or tap a cell beside you. With a mouse, click it, or drag.</source>
        <translation>Sur un écran tactile, balayez ou touchez une case voisine. Avec une souris, cliquez dessus ou faites glisser.</translation>
    </message>
    <message>
        <source>To use the link where you stand, press Enter, or tap your own cell.</source>
        <translation>Pour prendre le lien de votre case, appuyez sur Entrée ou touchez votre case.</translation>
    </message>
    <message>
        <source>To open a door, first fetch a key with the same letter.</source>
        <translation>Pour ouvrir une porte, prenez d’abord une clé avec la même lettre.</translation>
    </message>
    <message>
        <source>This page needs JavaScript.</source>
        <translation>Cette page a besoin de JavaScript.</translation>
    </message>
    <message>
        <source>A worksheet shows one search: choose a pane with a search.</source>
        <translation>Une fiche montre une seule recherche : choisissez un volet avec une recherche.</translation>
    </message>
    <message>
        <source>Worksheets are for mazes of square cells with one level.</source>
        <translation>Les fiches sont pour les labyrinthes de cases carrées à un seul niveau.</translation>
    </message>
    <message>
        <source>{rows:,} × {cols:,} cells are too many for a worksheet with cells of {least:,} mm; the maximum is {most_rows:,} × {most_cols:,}.</source>
        <translation>{rows:,} × {cols:,} cases sont trop pour une fiche avec des cases de {least:,} mm ; le maximum est de {most_rows:,} × {most_cols:,}.</translation>
    </message>
    <message>
        <source>Worksheet: {search}</source>
        <translation>Fiche d’exercices : {search}</translation>
    </message>
    <message>
        <source>Answers: {search}</source>
        <translation>Corrigé : {search}</translation>
    </message>
    <message>
        <source>Run the search by hand from cell {start} to {goal}, and fill in the table. Write each cell as row/column.</source>
        <translation>Exécutez la recherche à la main de la case {start} à {goal}, et remplissez le tableau. Écrivez chaque case sous la forme ligne/colonne.</translation>
    </message>
    <message>
        <source>Take the neighbors of a cell in this order: up, right, down, left.</source>
        <translation>Prenez les voisines d’une case dans cet ordre : haut, droite, bas, gauche.</translation>
    </message>
    <message>
        <source>After each cell, write “=” and the number that decides which cell is next.</source>
        <translation>Après chaque case, écrivez « = » et le nombre qui décide quelle case est la suivante.</translation>
    </message>
    <message>
        <source>If a cell is added again, cross out its earlier entry.</source>
        <translation>Si une case est ajoutée de nouveau, barrez son entrée précédente.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>Frontier</source>
        <translation>Frontière</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Prend</translation>
    </message>
    <message>
        <source>{frontier} afterwards</source>
        <translation>{frontier} ensuite</translation>
    </message>
    <message>
        <source>Color the cells of each maze as they are after the step below it.</source>
        <translation>Coloriez les cases de chaque labyrinthe telles qu’elles sont après le pas indiqué au-dessous.</translation>
    </message>
    <message>
        <source>After step {step:,}</source>
        <translation>Après le pas {step:,}</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>ce n&apos;est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>the default of {parameter} must be one of its choices, a share from 0 to 1, or a count from 0 to {most:,}</source>
        <translation>la valeur par défaut de {parameter} doit être l&apos;un de ses choix, une part de 0 à 1 ou un nombre de 0 à {most:,}</translation>
    </message>
    <message>
        <source>two parameters have the name {name}</source>
        <translation>deux paramètres portent le nom {name}</translation>
    </message>
    <message>
        <source>it has closed the stream that it writes to</source>
        <translation>il a fermé le flux dans lequel il écrit</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>exit</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>Close the border</source>
        <translation>Fermer le bord</translation>
    </message>
    <message>
        <source>Add a wall in each open area</source>
        <translation>Ajouter un mur dans chaque zone ouverte</translation>
    </message>
    <message>
        <source>Open a wall to each part that is cut off</source>
        <translation>Ouvrir un mur vers chaque partie coupée du reste</translation>
    </message>
    <message>
        <source>Close a wall in each loop</source>
        <translation>Fermer un mur dans chaque boucle</translation>
    </message>
    <message>
        <source>The {end} at x {x}, y {y} is outside the maze.</source>
        <translation>Hors du labyrinthe, en x {x}, y {y} : {end}.</translation>
    </message>
    <message>
        <source>The entry and the exit are the same cell, x {x}, y {y}.</source>
        <translation>L’entrée et la sortie sont la même case, x {x}, y {y}.</translation>
    </message>
    <message>
        <source>The {end} at x {x}, y {y} is a closed cell.</source>
        <translation>Dans une case fermée, en x {x}, y {y} : {end}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} sides of the border are open, the first at x {x}, y {y}.</source>
        <translation>
            <numerusform>{count:,} côté du bord est ouvert, en x {x}, y {y}.</numerusform>
            <numerusform>{count:,} côtés du bord sont ouverts, le premier en x {x}, y {y}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} walls are there for only one of their two cells, the first at x {x}, y {y}.</source>
        <translation>
            <numerusform>{count:,} mur n’existe que pour une de ses deux cases, en x {x}, y {y}.</numerusform>
            <numerusform>{count:,} murs n’existent que pour une de leurs deux cases, le premier en x {x}, y {y}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} closed cells are not part of the 42, the first at x {x}, y {y}.</source>
        <translation>
            <numerusform>{count:,} case fermée ne fait pas partie du 42, en x {x}, y {y}.</numerusform>
            <numerusform>{count:,} cases fermées ne font pas partie du 42, la première en x {x}, y {y}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells cannot be reached from the entry, the first at x {x}, y {y}.</source>
        <translation>
            <numerusform>{count:,} case est inaccessible depuis l’entrée, en x {x}, y {y}.</numerusform>
            <numerusform>{count:,} cases sont inaccessibles depuis l’entrée, la première en x {x}, y {y}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} areas of 3 × 3 cells are open, the first from x {x}, y {y} on.</source>
        <translation>
            <numerusform>{count:,} zone de 3 × 3 cases est ouverte, à partir de x {x}, y {y}.</numerusform>
            <numerusform>{count:,} zones de 3 × 3 cases sont ouvertes, la première à partir de x {x}, y {y}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The maze is to be perfect, but has {count:,} loops.</source>
        <translation>
            <numerusform>Le labyrinthe doit être parfait, mais a {count:,} boucle.</numerusform>
            <numerusform>Le labyrinthe doit être parfait, mais a {count:,} boucles.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no 42 of closed cells.</source>
        <translation>Il n’y a pas de 42 en cases fermées.</translation>
    </message>
    <message>
        <source>There is no 42 of closed cells; so small a maze may go without.</source>
        <translation>Il n’y a pas de 42 en cases fermées ; un labyrinthe si petit peut s’en passer.</translation>
    </message>
    <message>
        <source>{count:,} closed cells form a drawing of another shape than the usual 42.</source>
        <translation>Dessin d’une autre forme que le 42 habituel ; cases fermées : {count:,}.</translation>
    </message>
    <message numerus="yes">
        <source>The 42 is {count:,} cells off the middle.</source>
        <translation>
            <numerusform>Le 42 est décalé de {count:,} case par rapport au milieu.</numerusform>
            <numerusform>Le 42 est décalé de {count:,} cases par rapport au milieu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The maze has {count:,} loops; the newer subject asks for at least {least}.</source>
        <translation>
            <numerusform>Le labyrinthe a {count:,} boucle ; le nouveau sujet en demande au moins {least}.</numerusform>
            <numerusform>Le labyrinthe a {count:,} boucles ; le nouveau sujet en demande au moins {least}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The maze has {count:,} dead ends; the newer subject allows {most}.</source>
        <translation>Impasses du labyrinthe : {count:,} ; le nouveau sujet en permet {most}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} of the four corners and the middle cannot be reached, the first at x {x}, y {y}.</source>
        <translation>
            <numerusform>Parmi les quatre coins et le milieu, {count:,} est inaccessible, en x {x}, y {y}.</numerusform>
            <numerusform>Parmi les quatre coins et le milieu, {count:,} sont inaccessibles, le premier en x {x}, y {y}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a wall</source>
        <translation>Ouvrir un mur</translation>
    </message>
    <message>
        <source>Fill with rock</source>
        <translation>Remplir de roche</translation>
    </message>
    <message>
        <source>Change to floor</source>
        <translation>Changer en sol</translation>
    </message>
    <message>
        <source>Remove the marker</source>
        <translation>Supprimer le repère</translation>
    </message>
    <message>
        <source>Remove the link</source>
        <translation>Supprimer le lien</translation>
    </message>
    <message>
        <source>Make the link two-way</source>
        <translation>Mettre le lien à double sens</translation>
    </message>
    <message>
        <source>Close the gap</source>
        <translation>Fermer la brèche</translation>
    </message>
    <message>
        <source>Add a wall</source>
        <translation>Ajouter un mur</translation>
    </message>
    <message>
        <source>Add walls</source>
        <translation>Ajouter des murs</translation>
    </message>
    <message>
        <source>Remove the walls</source>
        <translation>Supprimer les murs</translation>
    </message>
    <message>
        <source>Turn the start</source>
        <translation>Tourner le départ</translation>
    </message>
    <message>
        <source>{place}, no goal can be reached any more: {reason}.</source>
        <translation>{place}, aucune arrivée n’est plus accessible&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>No key opens the door at {cell}.</source>
        <translation>Aucune clé n’ouvre la porte en {cell}.</translation>
    </message>
    <message>
        <source>The key at {cell} opens no door.</source>
        <translation>La clé en {cell} n’ouvre aucune porte.</translation>
    </message>
    <message>
        <source>The maze has too many keys for one door to decide where one can be stuck.</source>
        <translation>Le labyrinthe a trop de clés à usage unique pour décider où l’on peut rester bloqué.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} doors can be opened, in this order: {doors}.</source>
        <translation>
            <numerusform>{count:,} porte peut être ouverte&#xa0;: {doors}.</numerusform>
            <numerusform>{count:,} portes peuvent être ouvertes, dans cet ordre&#xa0;: {doors}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No key opens {count:,} more doors.</source>
        <translation>
            <numerusform>Aucune clé n’ouvre {count:,} autre porte.</numerusform>
            <numerusform>Aucune clé n’ouvre {count:,} autres portes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more keys open no door.</source>
        <translation>
            <numerusform>{count:,} autre clé n’ouvre aucune porte.</numerusform>
            <numerusform>{count:,} autres clés n’ouvrent aucune porte.</numerusform>
        </translation>
    </message>
    <message>
        <source>From the start at {cell}</source>
        <translation>Du départ en {cell}</translation>
    </message>
    <message>
        <source>After {steps} to {cell}</source>
        <translation>Après {steps} jusqu’en {cell}</translation>
    </message>
    <message>
        <source>the door at {cell} stays shut</source>
        <translation>la porte en {cell} reste fermée</translation>
    </message>
    <message>
        <source>no path leads back</source>
        <translation>aucun chemin ne ramène en arrière</translation>
    </message>
    <message>
        <source>Unknown profile {profile}; choose one of {known}.</source>
        <translation>Profil inconnu&#xa0;: {profile}&#x202f;; choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>The maze has no start.</source>
        <translation>Le labyrinthe n’a pas de départ.</translation>
    </message>
    <message>
        <source>The maze has no goal.</source>
        <translation>Le labyrinthe n’a pas d’arrivée.</translation>
    </message>
    <message>
        <source>No goal can be reached from the start at {cell}.</source>
        <translation>Aucune arrivée n’est accessible depuis le départ en {cell}.</translation>
    </message>
    <message numerus="yes">
        <source>No goal can be reached from {count:,} more starts.</source>
        <translation>
            <numerusform>Aucune arrivée n’est accessible depuis {count:,} autre départ.</numerusform>
            <numerusform>Aucune arrivée n’est accessible depuis {count:,} autres départs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cell {cell} is rock but has {count:,} markers: {markers}.</source>
        <translation>
            <numerusform>La case {cell} est de la roche mais a {count:,} repère&#xa0;: {markers}.</numerusform>
            <numerusform>La case {cell} est de la roche mais a {count:,} repères&#xa0;: {markers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more cells with markers are rock.</source>
        <translation>
            <numerusform>{count:,} autre case avec repères est de la roche.</numerusform>
            <numerusform>{count:,} autres cases avec repères sont de la roche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell {cell} cannot be reached from any start.</source>
        <translation>La case {cell} est hors d’atteinte depuis tout départ.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more areas cannot be reached from any start; together they have {cells}.</source>
        <translation>
            <numerusform>{count:,} autre zone est hors d’atteinte depuis tout départ&#x202f;; elle compte {cells}.</numerusform>
            <numerusform>{count:,} autres zones sont hors d’atteinte depuis tout départ&#x202f;; ensemble, elles comptent {cells}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell {cell} is closed off from the rest.</source>
        <translation>La case {cell} est coupée du reste.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more areas are closed off from the rest; together they have {cells}.</source>
        <translation>
            <numerusform>{count:,} autre zone est coupée du reste&#x202f;; elle compte {cells}.</numerusform>
            <numerusform>{count:,} autres zones sont coupées du reste&#x202f;; ensemble, elles comptent {cells}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell {cell} is a trap: a one-way link leads in, but no goal can be reached from there.</source>
        <translation>La case {cell} est un piège&#xa0;: un lien à sens unique y mène, mais aucune arrivée n’est accessible depuis là.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more areas are traps; together they have {cells}.</source>
        <translation>
            <numerusform>{count:,} autre zone est un piège&#x202f;; elle compte {cells}.</numerusform>
            <numerusform>{count:,} autres zones sont des pièges&#x202f;; ensemble, elles comptent {cells}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {link} cannot be reached from any start.</source>
        <translation>Inaccessible depuis tout départ&#xa0;: {link}.</translation>
    </message>
    <message>
        <source>The {link} can be removed: an open side joins the same cells.</source>
        <translation>Lien superflu, car un côté ouvert réunit les mêmes cases&#xa0;: {link}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} more links are useless.</source>
        <translation>
            <numerusform>{count:,} autre lien est inutile.</numerusform>
            <numerusform>{count:,} autres liens sont inutiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>{found:,} of {cells} can be reached only through secrets.</source>
        <translation>Accessibles seulement par des secrets&#xa0;: {found:,} sur {cells}.</translation>
    </message>
    <message>
        <source>{found:,} of {cells} can be reached only through secrets, and so can every goal.</source>
        <translation>Accessibles seulement par des secrets&#xa0;: {found:,} sur {cells}, ainsi que chaque arrivée.</translation>
    </message>
    <message>
        <source>{found:,} of {cells} can be reached only through secrets, and so can every goal. A path to a goal needs at least {secrets}.</source>
        <translation>Accessibles seulement par des secrets&#xa0;: {found:,} sur {cells}, ainsi que chaque arrivée. Un chemin vers une arrivée demande au moins {secrets}.</translation>
    </message>
    <message>
        <source>A contest maze has one level; this maze has {levels}.</source>
        <translation>Un labyrinthe de concours a un seul niveau&#x202f;; celui-ci a {levels}.</translation>
    </message>
    <message>
        <source>A contest maze has 2 × 2 to {most} × {most} cells; this maze has {rows:,} × {cols:,}.</source>
        <translation>Un labyrinthe de concours a de 2 × 2 à {most} × {most} cases&#x202f;; celui-ci en a {rows:,} × {cols:,}.</translation>
    </message>
    <message>
        <source>A classic contest maze has {most} × {most} cells; this maze has {rows:,} × {cols:,}.</source>
        <translation>Un labyrinthe de concours classique a {most} × {most} cases&#x202f;; celui-ci en a {rows:,} × {cols:,}.</translation>
    </message>
    <message>
        <source>The maze has {rows} × {cols} cells; a classic contest has {classic} × {classic}, a half-size contest {half_size} × {half_size}.</source>
        <translation>Le labyrinthe a {rows} × {cols} cases&#x202f;; un concours classique en a {classic} × {classic}, un concours en demi-format {half_size} × {half_size}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cells are rock; a contest maze has only walls.</source>
        <translation>
            <numerusform>{count:,} case est de la roche&#x202f;; un labyrinthe de concours n’a que des murs.</numerusform>
            <numerusform>{count:,} cases sont de la roche&#x202f;; un labyrinthe de concours n’a que des murs.</numerusform>
        </translation>
    </message>
    <message>
        <source>A contest maze has no links, but this maze has the {link}.</source>
        <translation>Un labyrinthe de concours n’a pas de liens, mais celui-ci en a&#xa0;: {link}.</translation>
    </message>
    <message numerus="yes">
        <source>This maze has {count:,} more links.</source>
        <translation>
            <numerusform>Ce labyrinthe a {count:,} autre lien.</numerusform>
            <numerusform>Ce labyrinthe a {count:,} autres liens.</numerusform>
        </translation>
    </message>
    <message>
        <source>The outer wall has a gap at {cell}; it must enclose the maze.</source>
        <translation>Le mur extérieur a une brèche en {cell}&#x202f;; il doit entourer le labyrinthe.</translation>
    </message>
    <message numerus="yes">
        <source>The outer wall has {count:,} more gaps.</source>
        <translation>
            <numerusform>Le mur extérieur a {count:,} autre brèche.</numerusform>
            <numerusform>Le mur extérieur a {count:,} autres brèches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} posts touch no wall; every post must touch one.</source>
        <translation>
            <numerusform>{count:,} poteau ne touche aucun mur&#x202f;; chaque poteau doit en toucher un.</numerusform>
            <numerusform>{count:,} poteaux ne touchent aucun mur&#x202f;; chaque poteau doit en toucher un.</numerusform>
        </translation>
    </message>
    <message>
        <source>A contest maze has one start; this maze has {starts:,}.</source>
        <translation>Un labyrinthe de concours a un seul départ&#x202f;; celui-ci en a {starts:,}.</translation>
    </message>
    <message>
        <source>The start at {cell} must be in a corner of the maze.</source>
        <translation>Le départ en {cell} doit être dans un coin du labyrinthe.</translation>
    </message>
    <message>
        <source>The start at {cell} must have walls on three sides; it has {walls}.</source>
        <translation>Le départ en {cell} doit avoir des murs sur trois côtés&#x202f;; côtés murés&#xa0;: {walls}.</translation>
    </message>
    <message>
        <source>The goal of a classic contest must be the four cells in the middle.</source>
        <translation>L’arrivée d’un concours classique doit être formée des quatre cases du milieu.</translation>
    </message>
    <message>
        <source>The cells of the goal must form a rectangle.</source>
        <translation>Les cases de l’arrivée doivent former un rectangle.</translation>
    </message>
    <message numerus="yes">
        <source>The goal must be one open area; {count:,} walls are inside it.</source>
        <translation>
            <numerusform>L’arrivée doit être une seule zone ouverte&#x202f;; {count:,} mur s’y trouve.</numerusform>
            <numerusform>L’arrivée doit être une seule zone ouverte&#x202f;; {count:,} murs s’y trouvent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one path leads from the start to the goal. Contest mazes usually have several.</source>
        <translation>Un seul chemin mène du départ à l’arrivée. Les labyrinthes de concours en ont d’ordinaire plusieurs.</translation>
    </message>
    <message>
        <source>A wall follower finds the goal. Contest mazes place the goal where it cannot.</source>
        <translation>Qui garde la main au mur trouve l’arrivée. Les labyrinthes de concours la placent là où c’est impossible.</translation>
    </message>
    <message>
        <source>teleporter {first} – {second}</source>
        <translation>téléporteur {first} – {second}</translation>
    </message>
    <message>
        <source>teleporter {first} → {second}</source>
        <translation>téléporteur {first} → {second}</translation>
    </message>
    <message>
        <source>stairs {first} – {second}</source>
        <translation>escalier {first} – {second}</translation>
    </message>
    <message>
        <source>stairs {first} → {second}</source>
        <translation>escalier {first} → {second}</translation>
    </message>
    <message>
        <source>An update needs the change that an edit returned, not {value}.</source>
        <translation>Une mise à jour demande le changement renvoyé par une modification, et non {value}.</translation>
    </message>
    <message>
        <source>Expected a space, as returned by Space.of(maze), not {value}.</source>
        <translation>Un espace est attendu, tel que Space.of(maze) en renvoie, et non {value}.</translation>
    </message>
    <message>
        <source>Expected a patch, as returned by Patch.of(maze, places), not {value}.</source>
        <translation>Un correctif est attendu, tel que Patch.of(maze, places) en renvoie, et non {value}.</translation>
    </message>
    <message>
        <source>A follower needs a method follow(delta); {value} has none.</source>
        <translation>Un observateur doit avoir une méthode follow(delta)&#xa0;; {value} n’en a pas.</translation>
    </message>
    <message>
        <source>Expected the delta that an update returned, not {value}.</source>
        <translation>Le delta renvoyé par une mise à jour est attendu, et non {value}.</translation>
    </message>
    <message>
        <source>A delta is made of arrays of integers, not of {value}.</source>
        <translation>Un delta se compose de tableaux d’entiers, et non de {value}.</translation>
    </message>
    <message>
        <source>The copies of kind and region have the wrong shape or type, or are read-only: {value}.</source>
        <translation>Les copies de kind et de region n’ont pas la bonne forme ou le bon type, ou sont en lecture seule&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>The saved regions are of another version of Mazarine, or of other cells.</source>
        <translation>Les régions enregistrées viennent d’une autre version de Mazarine ou concernent d’autres cases.</translation>
    </message>
    <message>
        <source>The space must be a writable array of {size:,} bytes, one for each place.</source>
        <translation>L’espace doit être un tableau modifiable de {size:,} octets, un par emplacement.</translation>
    </message>
    <message>
        <source>The space is inconsistent: there are cells outside its border.</source>
        <translation>L’espace est incohérent&#xa0;: il y a des cases hors de son bord.</translation>
    </message>
    <message>
        <source>Place {place} is not a cell of the space.</source>
        <translation>L’emplacement {place} n’est pas une case de l’espace.</translation>
    </message>
    <message>
        <source>A patch must have places of 64 bits and values of one byte.</source>
        <translation>Un correctif doit avoir des emplacements de 64 bits et des valeurs d’un octet.</translation>
    </message>
    <message>
        <source>A patch must have one value for each place.</source>
        <translation>Un correctif doit avoir une valeur par emplacement.</translation>
    </message>
    <message>
        <source>The number of threads must be 1 to {most:,}, not {threads}.</source>
        <translation>Le nombre de threads doit être compris entre 1 et {most:,}, pas {threads}.</translation>
    </message>
    <message>
        <source>{levels} × {rows} × {cols} cells are too many to number their crossroads in 32 bits.</source>
        <translation>{levels} × {rows} × {cols} cases, c’est trop pour numéroter leurs carrefours sur 32 bits.</translation>
    </message>
    <message>
        <source>There is not enough memory to segment {levels} × {rows} × {cols} cells.</source>
        <translation>Il n’y a pas assez de mémoire pour segmenter {levels} × {rows} × {cols} cases.</translation>
    </message>
    <message>
        <source>The segmentation has been updated since; ask a delta for its cells before the next update, or call complete().</source>
        <translation>La segmentation a été mise à jour depuis&#xa0;; demandez ses cases à une différence avant la mise à jour suivante, ou appelez complete().</translation>
    </message>
    <message>
        <source>Region {number} does not exist; an update has removed it.</source>
        <translation>La région {number} n’existe plus&#x202f;; une mise à jour l’a supprimée.</translation>
    </message>
    <message>
        <source>pictures are written as PNG, SVG, PDF or HTML; choose a name that ends in .png, .svg, .pdf or .html</source>
        <translation>les images sont écrites en PNG, SVG, PDF ou HTML ; choisissez un nom qui finit par .png, .svg, .pdf ou .html</translation>
    </message>
    <message>
        <source>{option} is not for {suffix} files.</source>
        <translation>{option} ne vaut pas pour les fichiers {suffix}.</translation>
    </message>
    <message>
        <source>A path and the solution cannot be drawn together.</source>
        <translation>Un chemin et la solution ne peuvent pas être dessinés ensemble.</translation>
    </message>
    <message>
        <source>The size of a cell must be from {least:g} to {most:,} mm.</source>
        <translation>La taille d’une case doit aller de {least:g} à {most:,} mm.</translation>
    </message>
    <message>
        <source>The size of a cell must be from 1 to {most:,} pixels, not {value}.</source>
        <translation>La taille d’une case doit aller de 1 à {most:,} pixels, et non être {value}.</translation>
    </message>
    <message>
        <source>The size of a cell must be set by cell_px or by cell_mm, not by both.</source>
        <translation>La taille d’une case doit être définie par cell_px ou par cell_mm, et non par les deux.</translation>
    </message>
    <message>
        <source>A path must lead between two cells, not {value}.</source>
        <translation>Un chemin doit relier deux cases, et non {value}.</translation>
    </message>
    <message>
        <source>Unknown overlay {value}; choose one of {known}.</source>
        <translation>Superposition inconnue&#xa0;: {value}&#x202f;; choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>Unknown solution {value}; choose one of {known}.</source>
        <translation>Solution inconnue&#xa0;: {value}&#x202f;; choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>Unknown palette {value}; choose one of {known}.</source>
        <translation>Palette inconnue&#xa0;: {value}&#x202f;; choisissez parmi {known}.</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouveau…</translation>
    </message>
    <message>
        <source>Create a new maze</source>
        <translation>Créer un nouveau labyrinthe</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open a maze file</source>
        <translation>Ouvrir un fichier de labyrinthe</translation>
    </message>
    <message>
        <source>Open &amp;large maze…</source>
        <translation>Ouvrir un &amp;grand labyrinthe…</translation>
    </message>
    <message>
        <source>Open a maze in a Zarr store, which may be larger than memory</source>
        <translation>Ouvrir un labyrinthe dans un stockage Zarr, qui peut dépasser la mémoire</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save the maze to its file</source>
        <translation>Enregistrer le labyrinthe dans son fichier</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregi&amp;strer sous…</translation>
    </message>
    <message>
        <source>Save the maze to another file or format</source>
        <translation>Enregistrer le labyrinthe dans un autre fichier ou format</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>Re&amp;charger</translation>
    </message>
    <message>
        <source>Rea&amp;d as…</source>
        <translation>&amp;Lire comme…</translation>
    </message>
    <message>
        <source>Choose what the file is, and see what is read then</source>
        <translation>Choisir ce que contient le fichier et voir ce qui est lu</translation>
    </message>
    <message>
        <source>Earlier &amp;versions…</source>
        <translation>&amp;Versions antérieures…</translation>
    </message>
    <message>
        <source>Open an earlier version of the file as a copy</source>
        <translation>Ouvrir une version antérieure du fichier en copie</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Preview and print the maze</source>
        <translation>Afficher un aperçu du labyrinthe et l’imprimer</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>Fermer les &amp;autres</translation>
    </message>
    <message>
        <source>Close to the &amp;right</source>
        <translation>Fermer à &amp;droite</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>Copier le c&amp;hemin</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Montrer dans le &amp;dossier</translation>
    </message>
    <message>
        <source>Close the maze</source>
        <translation>Fermer le labyrinthe</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Quit Mazarine</source>
        <translation>Quitter Mazarine</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Annuler la dernière étape</translation>
    </message>
    <message>
        <source>Redo the last undone step</source>
        <translation>Rétablir la dernière étape annulée</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>Cut the selection and leave floor</source>
        <translation>Couper la sélection et laisser du sol</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy the selection; other programs get it as block text</source>
        <translation>Copier la sélection&#x202f;; les autres programmes la reçoivent en texte en blocs</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Paste the clipboard, or block text, as a floating selection</source>
        <translation>Coller le presse-papiers, ou du texte en blocs, comme sélection flottante</translation>
    </message>
    <message>
        <source>Paste in p&amp;lace</source>
        <translation>Co&amp;ller en place</translation>
    </message>
    <message>
        <source>Paste at the place it was copied from</source>
        <translation>Coller à l’endroit d’où cela a été copié</translation>
    </message>
    <message>
        <source>Cl&amp;ear</source>
        <translation>E&amp;ffacer</translation>
    </message>
    <message>
        <source>Clear the selection to open floor; walls around it stay</source>
        <translation>Effacer la sélection pour en faire du sol ouvert&#x202f;; les murs autour restent</translation>
    </message>
    <message>
        <source>Show and edit the link, marker or region under the pointer</source>
        <translation>Afficher et modifier le lien, le repère ou la région sous le pointeur</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>Select the whole level</source>
        <translation>Sélectionner le niveau entier</translation>
    </message>
    <message>
        <source>&amp;Deselect</source>
        <translation>&amp;Désélectionner</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Annuler la sélection</translation>
    </message>
    <message>
        <source>&amp;Invert selection</source>
        <translation>&amp;Inverser la sélection</translation>
    </message>
    <message>
        <source>Select the cells that are not selected</source>
        <translation>Sélectionner les cases qui ne sont pas sélectionnées</translation>
    </message>
    <message>
        <source>&amp;Grow selection</source>
        <translation>&amp;Agrandir la sélection</translation>
    </message>
    <message>
        <source>Add the neighboring cells to the selection</source>
        <translation>Ajouter les cases voisines à la sélection</translation>
    </message>
    <message>
        <source>&amp;Shrink selection</source>
        <translation>Réduire la &amp;sélection</translation>
    </message>
    <message>
        <source>Remove the cells at the edge from the selection</source>
        <translation>Retirer les cases au bord de la sélection</translation>
    </message>
    <message>
        <source>&amp;Fill with rock</source>
        <translation>&amp;Remplir de roche</translation>
    </message>
    <message>
        <source>Fill the selection with rock</source>
        <translation>Remplir la sélection de roche</translation>
    </message>
    <message>
        <source>Flip the selection horizontally; X while it floats</source>
        <translation>Retourner la sélection horizontalement&#x202f;; X pendant qu’elle flotte</translation>
    </message>
    <message>
        <source>Flip the selection vertically; Y while it floats</source>
        <translation>Retourner la sélection verticalement&#x202f;; Y pendant qu’elle flotte</translation>
    </message>
    <message>
        <source>Rotate the selection clockwise; Z while it floats</source>
        <translation>Faire pivoter la sélection dans le sens horaire&#x202f;; Z pendant qu’elle flotte</translation>
    </message>
    <message>
        <source>Save the selection in the Stamps dock</source>
        <translation>Enregistrer la sélection dans le panneau Tampons</translation>
    </message>
    <message>
        <source>Remove the selected stamp</source>
        <translation>Supprimer le tampon sélectionné</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>Set colors, the mouse wheel and what opens at startup</source>
        <translation>Définir les couleurs, la molette et ce qui s’ouvre au démarrage</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>S&amp;électionner</translation>
    </message>
    <message>
        <source>Select a block of cells; drag the selection to move it</source>
        <translation>Sélectionner un bloc de cases&#x202f;; glisser la sélection pour la déplacer</translation>
    </message>
    <message>
        <source>Lass&amp;o</source>
        <translation>Lass&amp;o</translation>
    </message>
    <message>
        <source>Select the cells inside a drawn outline</source>
        <translation>Sélectionner les cases à l’intérieur d’un contour dessiné</translation>
    </message>
    <message>
        <source>Region wan&amp;d</source>
        <translation>&amp;Baguette de région</translation>
    </message>
    <message>
        <source>Select the room or corridor under the pointer</source>
        <translation>Sélectionner la salle ou le couloir sous le pointeur</translation>
    </message>
    <message>
        <source>&amp;Wall brush</source>
        <translation>P&amp;inceau de murs</translation>
    </message>
    <message>
        <source>Roc&amp;k brush</source>
        <translation>Pincea&amp;u de roche</translation>
    </message>
    <message>
        <source>Fill cells with rock. Right button: clear. Shift: straight line.</source>
        <translation>Remplir des cases de roche. Bouton droit&#xa0;: creuser. Maj&#xa0;: ligne droite.</translation>
    </message>
    <message>
        <source>C&amp;ell costs</source>
        <translation>Coûts de ce&amp;llules</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Ligne</translation>
    </message>
    <message>
        <source>F&amp;ill</source>
        <translation>Re&amp;mplissage</translation>
    </message>
    <message>
        <source>Fill connected floor with rock. Right button: clear connected rock. Shift: one region. Ctrl: whole level.</source>
        <translation>Remplir de roche le sol d’un seul tenant. Bouton droit&#xa0;: creuser la roche d’un seul tenant. Maj&#xa0;: une région. Ctrl&#xa0;: tout le niveau.</translation>
    </message>
    <message>
        <source>&amp;Teleporter</source>
        <translation>&amp;Téléporteur</translation>
    </message>
    <message>
        <source>Drag from cell to cell. Near an edge: wall portal; in the middle: pad. Shift: one-way. Right button: remove.</source>
        <translation>Glisser de case en case. Près d’un côté&#xa0;: portail mural&#x202f;; au milieu&#xa0;: plot. Maj&#xa0;: à sens unique. Bouton droit&#xa0;: supprimer.</translation>
    </message>
    <message>
        <source>Click a cell to add stairs up. Shift: down. Ctrl: one-way. Right button: remove.</source>
        <translation>Cliquer sur une case pour ajouter un escalier montant. Maj&#xa0;: descendant. Ctrl&#xa0;: à sens unique. Bouton droit&#xa0;: supprimer.</translation>
    </message>
    <message>
        <source>&amp;Marker</source>
        <translation>&amp;Repère</translation>
    </message>
    <message>
        <source>Place a start (1), goal (2), treasure (3) or other marker (4 to 6). At the outer border, a start or goal opens a gap.</source>
        <translation>Placer un départ (1), une arrivée (2), un trésor (3) ou un autre repère (4 à 6). Au bord extérieur, un départ ou une arrivée ouvre une brèche.</translation>
    </message>
    <message>
        <source>&amp;Grow</source>
        <translation>&amp;Croissance</translation>
    </message>
    <message>
        <source>Se&amp;crets</source>
        <translation>&amp;Secrets</translation>
    </message>
    <message>
        <source>Add secret doors and cells. Shift: already found. Right button: remove.</source>
        <translation>Ajouter des portes et des cases secrètes. Maj&#xa0;: déjà trouvées. Bouton droit&#xa0;: supprimer.</translation>
    </message>
    <message>
        <source>&amp;Fog</source>
        <translation>Brouillar&amp;d</translation>
    </message>
    <message>
        <source>Cover cells with fog, which hides them from players. Right button: clear.</source>
        <translation>Couvrir des cases de brouillard, qui les cache aux joueurs. Bouton droit&#xa0;: le lever.</translation>
    </message>
    <message>
        <source>Set what it costs to enter cells, which searches count. Right button: 1.</source>
        <translation>Fixer ce que coûte l’entrée dans les cellules, que comptent les recherches. Bouton droit : 1.</translation>
    </message>
    <message>
        <source>Show the shortest path from the pressed cell to the pointer, and its length</source>
        <translation>Afficher le plus court chemin de la case où l’on appuie jusqu’au pointeur, et sa longueur</translation>
    </message>
    <message>
        <source>&amp;Pick</source>
        <translation>&amp;Pipette</translation>
    </message>
    <message>
        <source>Pick the tool for the object under the pointer</source>
        <translation>Prendre l’outil de l’objet sous le pointeur</translation>
    </message>
    <message>
        <source>Draw lines of walls with the wall brush. Shift: straight along the lattice. Ctrl: from the center.</source>
        <translation>Dessiner des lignes de murs avec le pinceau de murs. Maj&#xa0;: droites le long du réseau. Ctrl&#xa0;: à partir du centre.</translation>
    </message>
    <message>
        <source>Draw walls around blocks of cells with the wall brush. Shift: square. Ctrl: from the center.</source>
        <translation>Entourer de murs des blocs de cases avec le pinceau de murs. Maj&#xa0;: carré. Ctrl&#xa0;: à partir du centre.</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>Erase with the brush that was used last</source>
        <translation>Effacer avec le dernier pinceau utilisé</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>Aucun&amp;e</translation>
    </message>
    <message>
        <source>Turn symmetry off</source>
        <translation>Désactiver la symétrie</translation>
    </message>
    <message>
        <source>&amp;Left and right</source>
        <translation>&amp;Gauche et droite</translation>
    </message>
    <message>
        <source>Mirror all drawing left and right</source>
        <translation>Refléter tout dessin à gauche et à droite</translation>
    </message>
    <message>
        <source>&amp;Above and below</source>
        <translation>&amp;Haut et bas</translation>
    </message>
    <message>
        <source>Mirror all drawing above and below</source>
        <translation>Refléter tout dessin en haut et en bas</translation>
    </message>
    <message>
        <source>&amp;Both mirrors</source>
        <translation>&amp;Deux miroirs</translation>
    </message>
    <message>
        <source>Mirror all drawing in both directions</source>
        <translation>Refléter tout dessin dans les deux directions</translation>
    </message>
    <message>
        <source>&amp;Half turn</source>
        <translation>De&amp;mi-tour</translation>
    </message>
    <message>
        <source>Repeat all drawing rotated by 180°</source>
        <translation>Répéter tout dessin, pivoté de 180°</translation>
    </message>
    <message>
        <source>&amp;Quarter turns</source>
        <translation>&amp;Quarts de tour</translation>
    </message>
    <message>
        <source>Repeat all drawing rotated by 90°, 180° and 270°</source>
        <translation>Répéter tout dessin, pivoté de 90°, 180° et 270°</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Départ</translation>
    </message>
    <message>
        <source>&amp;Goal</source>
        <translation>&amp;Arrivée</translation>
    </message>
    <message>
        <source>&amp;Treasure</source>
        <translation>&amp;Trésor</translation>
    </message>
    <message>
        <source>An item to collect</source>
        <translation>Un objet à ramasser</translation>
    </message>
    <message>
        <source>&amp;Character</source>
        <translation>&amp;Personnage</translation>
    </message>
    <message>
        <source>A character to meet</source>
        <translation>Un personnage à rencontrer</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>Ad&amp;versaire</translation>
    </message>
    <message>
        <source>An opponent that chases explorers</source>
        <translation>Un adversaire qui poursuit les explorateurs</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Note</translation>
    </message>
    <message>
        <source>A note for yourself or the players</source>
        <translation>Une note pour vous-même ou pour les joueurs</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Clé</translation>
    </message>
    <message>
        <source>A key that opens every door with its label</source>
        <translation>Une clé qui ouvre toutes les portes de même étiquette</translation>
    </message>
    <message>
        <source>Key &amp;for one door</source>
        <translation>Clé à &amp;usage unique</translation>
    </message>
    <message>
        <source>A key that opens one door with its label</source>
        <translation>Une clé qui ouvre une seule porte de même étiquette</translation>
    </message>
    <message>
        <source>&amp;Door</source>
        <translation>P&amp;orte</translation>
    </message>
    <message>
        <source>A door that needs a key with its label</source>
        <translation>Une porte qui exige une clé de même étiquette</translation>
    </message>
    <message>
        <source>One-&amp;way gate</source>
        <translation>Passage à sens uni&amp;que</translation>
    </message>
    <message>
        <source>A gate that lets pass in one direction</source>
        <translation>Un passage que l’on franchit dans un seul sens</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Zoom arrière</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Zoom to the default size</source>
        <translation>Zoomer à la taille par défaut</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>A&amp;juster</translation>
    </message>
    <message>
        <source>Show the whole maze</source>
        <translation>Afficher tout le labyrinthe</translation>
    </message>
    <message>
        <source>&amp;Go to cell…</source>
        <translation>&amp;Aller à la case…</translation>
    </message>
    <message>
        <source>Go to a cell by row and column</source>
        <translation>Aller à une case d’après sa ligne et sa colonne</translation>
    </message>
    <message>
        <source>&amp;Copy coordinates</source>
        <translation>Co&amp;pier les coordonnées</translation>
    </message>
    <message>
        <source>Copy the coordinates of the cell under the pointer</source>
        <translation>Copier les coordonnées de la case sous le pointeur</translation>
    </message>
    <message>
        <source>Cell c&amp;ursor</source>
        <translation>Cu&amp;rseur de case</translation>
    </message>
    <message>
        <source>Draw with the keyboard. Arrows: move. Enter: click. Space: hold. Ctrl+arrow: click a side.</source>
        <translation>Dessiner au clavier. Flèches&#xa0;: déplacer. Entrée&#xa0;: cliquer. Espace&#xa0;: maintenir. Ctrl+flèche&#xa0;: cliquer sur un côté.</translation>
    </message>
    <message>
        <source>Show grid lines between cells</source>
        <translation>Afficher une grille de lignes entre les cases</translation>
    </message>
    <message>
        <source>&amp;Points and links</source>
        <translation>Poi&amp;nts et liens</translation>
    </message>
    <message>
        <source>Show a honeycomb as points with links instead of triangles with walls</source>
        <translation>Afficher un nid d’abeilles en points avec liens au lieu de triangles avec murs</translation>
    </message>
    <message>
        <source>Outline the open faces that make up rooms</source>
        <translation>Entourer les faces ouvertes dont les salles sont faites</translation>
    </message>
    <message>
        <source>Hide fogged cells and undiscovered secrets</source>
        <translation>Masquer les cases dans le brouillard et les secrets non trouvés</translation>
    </message>
    <message>
        <source>Region grap&amp;h</source>
        <translation>Grap&amp;he des régions</translation>
    </message>
    <message>
        <source>Show the region graph over the maze</source>
        <translation>Afficher le graphe des régions sur le labyrinthe</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Légende</translation>
    </message>
    <message>
        <source>Show the legend</source>
        <translation>Afficher la légende</translation>
    </message>
    <message>
        <source>De&amp;fault</source>
        <translation>Par dé&amp;faut</translation>
    </message>
    <message>
        <source>Default colors</source>
        <translation>Couleurs par défaut</translation>
    </message>
    <message>
        <source>For &amp;red-green blindness</source>
        <translation>Pou&amp;r daltonisme rouge-vert</translation>
    </message>
    <message>
        <source>Colors that are distinct with deuteranopia and protanopia</source>
        <translation>Couleurs distinctes en cas de deutéranopie et de protanopie</translation>
    </message>
    <message>
        <source>For &amp;blue-yellow blindness</source>
        <translation>Pour daltonisme &amp;bleu-jaune</translation>
    </message>
    <message>
        <source>Colors that are distinct with tritanopia</source>
        <translation>Couleurs distinctes en cas de tritanopie</translation>
    </message>
    <message>
        <source>Shades of &amp;gray</source>
        <translation>Nuances de &amp;gris</translation>
    </message>
    <message>
        <source>Shades of gray, for printers and screens without color</source>
        <translation>Nuances de gris, pour les imprimantes et les écrans sans couleur</translation>
    </message>
    <message>
        <source>Pa&amp;tterns on kinds</source>
        <translation>&amp;Motifs sur les types</translation>
    </message>
    <message>
        <source>Mark kinds with patterns where cells are large: rock hatched, rooms dotted, crossroads crossed</source>
        <translation>Marquer les types par des motifs quand les cases sont grandes&#xa0;: roche hachurée, salles pointillées, carrefours à croix</translation>
    </message>
    <message>
        <source>&amp;Tiles of the map</source>
        <translation>&amp;Tuiles de la carte</translation>
    </message>
    <message>
        <source>Show the tiles of a map of Tiled or LDtk under the colors</source>
        <translation>Afficher les tuiles d’une carte de Tiled ou de LDtk sous les couleurs</translation>
    </message>
    <message>
        <source>Show beside the idle pointer how a click would change regions, dead ends and the solution</source>
        <translation>Indiquer près du pointeur immobile comment un clic changerait les régions, les impasses et la solution</translation>
    </message>
    <message>
        <source>Show no other level</source>
        <translation>N’afficher aucun autre niveau</translation>
    </message>
    <message>
        <source>Level &amp;below</source>
        <translation>Niveau &amp;du dessous</translation>
    </message>
    <message>
        <source>Show or hide the walls of the level below, in pale blue</source>
        <translation>Afficher ou masquer les murs du niveau du dessous, en bleu pâle</translation>
    </message>
    <message>
        <source>Level &amp;above</source>
        <translation>Niveau du de&amp;ssus</translation>
    </message>
    <message>
        <source>Show or hide the walls of the level above, in pale red</source>
        <translation>Afficher ou masquer les murs du niveau du dessus, en rouge pâle</translation>
    </message>
    <message>
        <source>&amp;Kinds</source>
        <translation>&amp;Types</translation>
    </message>
    <message>
        <source>Color rooms, corridors and crossroads</source>
        <translation>Colorer salles, couloirs et carrefours</translation>
    </message>
    <message>
        <source>&amp;Regions</source>
        <translation>&amp;Régions</translation>
    </message>
    <message>
        <source>Color each region differently</source>
        <translation>Colorer chaque région différemment</translation>
    </message>
    <message>
        <source>Show no overlay</source>
        <translation>N’afficher aucune superposition</translation>
    </message>
    <message>
        <source>&amp;Distances</source>
        <translation>&amp;Distances</translation>
    </message>
    <message>
        <source>Color cells by the steps from the start, or from a chosen cell</source>
        <translation>Colorer les cases selon les pas depuis le départ, ou depuis une case choisie</translation>
    </message>
    <message>
        <source>Dead &amp;ends</source>
        <translation>&amp;Impasses</translation>
    </message>
    <message>
        <source>Color the cells that lead only to dead ends</source>
        <translation>Colorer les cases qui ne mènent qu’à des impasses</translation>
    </message>
    <message>
        <source>&amp;Chokepoints</source>
        <translation>G&amp;oulets</translation>
    </message>
    <message>
        <source>Color the cells that disconnect the maze when they are closed</source>
        <translation>Colorer les cases qui coupent le labyrinthe quand on les ferme</translation>
    </message>
    <message>
        <source>Color the shortest path from the start to the nearest goal</source>
        <translation>Colorer le plus court chemin du départ à l’arrivée la plus proche</translation>
    </message>
    <message>
        <source>Su&amp;btrees</source>
        <translation>Sous-ar&amp;bres</translation>
    </message>
    <message>
        <source>Color each cell of a perfect maze by the number of cells behind it</source>
        <translation>Colorer chaque case d’un labyrinthe parfait selon le nombre de cases derrière elle</translation>
    </message>
    <message>
        <source>Level &amp;up</source>
        <translation>&amp;Niveau supérieur</translation>
    </message>
    <message>
        <source>Go to the level above</source>
        <translation>Aller au niveau du dessus</translation>
    </message>
    <message>
        <source>Level &amp;down</source>
        <translation>N&amp;iveau inférieur</translation>
    </message>
    <message>
        <source>Go to the level below</source>
        <translation>Aller au niveau du dessous</translation>
    </message>
    <message>
        <source>&amp;Add level above</source>
        <translation>Ajo&amp;uter un niveau au-dessus</translation>
    </message>
    <message>
        <source>Add a level of open floor above this one</source>
        <translation>Ajouter un niveau de sol ouvert au-dessus de celui-ci</translation>
    </message>
    <message>
        <source>Add level &amp;below</source>
        <translation>&amp;Ajouter un niveau au-dessous</translation>
    </message>
    <message>
        <source>Add a level of open floor below this one</source>
        <translation>Ajouter un niveau de sol ouvert au-dessous de celui-ci</translation>
    </message>
    <message>
        <source>&amp;Copy level</source>
        <translation>&amp;Copier le niveau</translation>
    </message>
    <message>
        <source>Copy this level, with its links and markers, above it</source>
        <translation>Copier ce niveau, avec ses liens et ses repères, au-dessus de lui</translation>
    </message>
    <message>
        <source>&amp;Remove level</source>
        <translation>&amp;Supprimer le niveau</translation>
    </message>
    <message>
        <source>Remove this level and the links that end there</source>
        <translation>Supprimer ce niveau et les liens qui y aboutissent</translation>
    </message>
    <message>
        <source>&amp;Move level up</source>
        <translation>&amp;Monter le niveau</translation>
    </message>
    <message>
        <source>Move this level up with its links</source>
        <translation>Monter ce niveau avec ses liens</translation>
    </message>
    <message>
        <source>Move level d&amp;own</source>
        <translation>&amp;Descendre le niveau</translation>
    </message>
    <message>
        <source>Move this level down with its links</source>
        <translation>Descendre ce niveau avec ses liens</translation>
    </message>
    <message>
        <source>Re&amp;size…</source>
        <translation>Redi&amp;mensionner…</translation>
    </message>
    <message>
        <source>Give the maze more or fewer rows and columns</source>
        <translation>Donner au labyrinthe plus ou moins de rangées et de colonnes</translation>
    </message>
    <message>
        <source>Crop to sele&amp;ction</source>
        <translation>Rogner à la séle&amp;ction</translation>
    </message>
    <message>
        <source>Remove the rows and columns outside the selection</source>
        <translation>Supprimer les rangées et les colonnes hors de la sélection</translation>
    </message>
    <message>
        <source>Remove empty rows and columns along the edge</source>
        <translation>Supprimer les rangées et les colonnes vides du bord</translation>
    </message>
    <message>
        <source>Add &amp;border…</source>
        <translation>Ajouter une bor&amp;dure…</translation>
    </message>
    <message>
        <source>Add rows and columns of rock or floor on all sides</source>
        <translation>Ajouter des rangées et des colonnes de roche ou de sol de tous les côtés</translation>
    </message>
    <message>
        <source>Rotate &amp;right</source>
        <translation>Tou&amp;rner à droite</translation>
    </message>
    <message>
        <source>Rotate the maze by 90° clockwise</source>
        <translation>Tourner le labyrinthe de 90° dans le sens horaire</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>Tourner à &amp;gauche</translation>
    </message>
    <message>
        <source>Rotate the maze by 90° counterclockwise</source>
        <translation>Tourner le labyrinthe de 90° dans le sens antihoraire</translation>
    </message>
    <message>
        <source>Rotate &amp;180°</source>
        <translation>Tourner de &amp;180°</translation>
    </message>
    <message>
        <source>Rotate the maze by 180°</source>
        <translation>Tourner le labyrinthe de 180°</translation>
    </message>
    <message>
        <source>Exchange left and right of the maze</source>
        <translation>Échanger la gauche et la droite du labyrinthe</translation>
    </message>
    <message>
        <source>Exchange above and below of the maze</source>
        <translation>Échanger le haut et le bas du labyrinthe</translation>
    </message>
    <message>
        <source>Thin walls to bloc&amp;ks…</source>
        <translation>Murs fins &amp;en blocs…</translation>
    </message>
    <message>
        <source>Blocks to &amp;thin walls…</source>
        <translation>Blocs en murs &amp;fins…</translation>
    </message>
    <message>
        <source>&amp;Dual</source>
        <translation>Laby&amp;rinthe dual</translation>
    </message>
    <message>
        <source>Open the maze in which walls and passages are swapped, upside down</source>
        <translation>Ouvrir le labyrinthe où murs et passages sont échangés, à l’envers</translation>
    </message>
    <message>
        <source>Cover level with &amp;fog</source>
        <translation>Couvrir le niveau de &amp;brouillard</translation>
    </message>
    <message>
        <source>Cover the whole level with fog</source>
        <translation>Couvrir tout le niveau de brouillard</translation>
    </message>
    <message>
        <source>Clear fog from le&amp;vel</source>
        <translation>&amp;Lever le brouillard du niveau</translation>
    </message>
    <message>
        <source>Clear all fog from the level</source>
        <translation>Lever tout le brouillard du niveau</translation>
    </message>
    <message>
        <source>Let explorers walk through a copy of the maze, and see what they know</source>
        <translation>Faire parcourir une copie du labyrinthe à des explorateurs, et voir ce qu’ils savent</translation>
    </message>
    <message>
        <source>Let several explorers walk through a copy of the maze many times, and compare their paths</source>
        <translation>Faire parcourir plusieurs fois une copie du labyrinthe par plusieurs explorateurs, et comparer leurs chemins</translation>
    </message>
    <message>
        <source>&amp;Infinite maze…</source>
        <translation>Labyr&amp;inthe infini…</translation>
    </message>
    <message>
        <source>Walk through a maze without a border, and cut out a part of it</source>
        <translation>Parcourir un labyrinthe sans bord, et en découper une partie</translation>
    </message>
    <message>
        <source>Distance &amp;from here</source>
        <translation>Distances de&amp;puis ici</translation>
    </message>
    <message>
        <source>Color cells by the steps from the cell under the pointer</source>
        <translation>Colorer les cases selon les pas depuis la case sous le pointeur</translation>
    </message>
    <message>
        <source>&amp;Recalculate regions</source>
        <translation>Reca&amp;lculer les régions</translation>
    </message>
    <message>
        <source>Recalculate rooms, corridors and crossroads</source>
        <translation>Recalculer les salles, couloirs et carrefours</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Stop calculating regions</source>
        <translation>Arrêter le calcul des régions</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>Show or hide the regions and the statistics of the maze</source>
        <translation>Afficher ou masquer les régions et les statistiques du labyrinthe</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>Statisti&amp;ques</translation>
    </message>
    <message>
        <source>Show the statistics of the maze</source>
        <translation>Afficher les statistiques du labyrinthe</translation>
    </message>
    <message>
        <source>Show region &amp;under pointer</source>
        <translation>&amp;Montrer la région sous le pointeur</translation>
    </message>
    <message>
        <source>Outline the region under the pointer and select it in the table</source>
        <translation>Entourer la région sous le pointeur et la sélectionner dans le tableau</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>Pro&amp;blèmes</translation>
    </message>
    <message>
        <source>Show or hide the problems of the maze</source>
        <translation>Afficher ou masquer les problèmes du labyrinthe</translation>
    </message>
    <message>
        <source>State what a maze is to have, and search for one</source>
        <translation>Indiquer ce que doit avoir un labyrinthe, et en rechercher un</translation>
    </message>
    <message>
        <source>Make &amp;harder</source>
        <translation>Rendre &amp;plus difficile</translation>
    </message>
    <message>
        <source>A maze was generated in a shape.</source>
        <translation>Un labyrinthe a été généré dans une forme.</translation>
    </message>
    <message>
        <source>generate maze in a shape</source>
        <translation>générer un labyrinthe dans une forme</translation>
    </message>
    <message>
        <source>Generating a maze…</source>
        <translation>Génération d’un labyrinthe…</translation>
    </message>
    <message>
        <source>&amp;Book…</source>
        <translation>&amp;Livre…</translation>
    </message>
    <message>
        <source>Make a book of mazes, each harder than the last, with solutions</source>
        <translation>Créer un livre de labyrinthes, chacun plus difficile que le précédent, avec les solutions</translation>
    </message>
    <message>
        <source>New &amp;in a shape…</source>
        <translation>Nouveau d&amp;ans une forme…</translation>
    </message>
    <message>
        <source>Generate a new maze in the form of a figure, a text or a picture</source>
        <translation>Générer un nouveau labyrinthe en forme de figure, de texte ou d’image</translation>
    </message>
    <message>
        <source>Change walls, of the selection if there is one, so that the maze is more difficult</source>
        <translation>Modifier des murs, ceux de la sélection s&apos;il y en a une, pour rendre le labyrinthe plus difficile</translation>
    </message>
    <message>
        <source>Make &amp;easier</source>
        <translation>Rendre plu&amp;s facile</translation>
    </message>
    <message>
        <source>Change walls, of the selection if there is one, so that the maze is less difficult</source>
        <translation>Modifier des murs, ceux de la sélection s&apos;il y en a une, pour rendre le labyrinthe moins difficile</translation>
    </message>
    <message>
        <source>&amp;Rings…</source>
        <translation>A&amp;nneaux…</translation>
    </message>
    <message>
        <source>Make a maze of rings, of octagons and squares, or of triangles in a hexagon, to print it</source>
        <translation>Faire un labyrinthe d’anneaux, d’octogones et de carrés, ou de triangles dans un hexagone, à imprimer</translation>
    </message>
    <message>
        <source>Show or hide thumbnails of the levels</source>
        <translation>Afficher ou masquer les miniatures des niveaux</translation>
    </message>
    <message>
        <source>Minim&amp;ap</source>
        <translation>&amp;Mini-carte</translation>
    </message>
    <message>
        <source>Show or hide the overview of the level</source>
        <translation>Afficher ou masquer la vue d’ensemble du niveau</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>Properti&amp;es</source>
        <translation>Pr&amp;opriétés</translation>
    </message>
    <message>
        <source>Show or hide the properties of the maze and of the selected element</source>
        <translation>Afficher ou masquer les propriétés du labyrinthe et de l’élément sélectionné</translation>
    </message>
    <message>
        <source>Sta&amp;mps</source>
        <translation>&amp;Tampons</translation>
    </message>
    <message>
        <source>Show or hide the saved stamps</source>
        <translation>Afficher ou masquer les tampons enregistrés</translation>
    </message>
    <message>
        <source>P&amp;ython console</source>
        <translation>Conso&amp;le Python</translation>
    </message>
    <message>
        <source>Show or hide the Python console</source>
        <translation>Afficher ou masquer la console Python</translation>
    </message>
    <message>
        <source>Ne&amp;xt maze</source>
        <translation>Lab&amp;yrinthe suivant</translation>
    </message>
    <message>
        <source>Go to the next tab</source>
        <translation>Aller à l’onglet suivant</translation>
    </message>
    <message>
        <source>Pre&amp;vious maze</source>
        <translation>Labyrinth&amp;e précédent</translation>
    </message>
    <message>
        <source>Go to the previous tab</source>
        <translation>Aller à l’onglet précédent</translation>
    </message>
    <message>
        <source>Loc&amp;k layout</source>
        <translation>&amp;Verrouiller la disposition</translation>
    </message>
    <message>
        <source>Lock tool bars and docks in place</source>
        <translation>Verrouiller les barres d’outils et les panneaux en place</translation>
    </message>
    <message>
        <source>&amp;Hide docks</source>
        <translation>Masquer les panneau&amp;x</translation>
    </message>
    <message>
        <source>Hide all docks</source>
        <translation>Masquer tous les panneaux</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plein écr&amp;an</translation>
    </message>
    <message>
        <source>Show the window full screen</source>
        <translation>Afficher la fenêtre en plein écran</translation>
    </message>
    <message>
        <source>Pl&amp;ugins…</source>
        <translation>E&amp;xtensions…</translation>
    </message>
    <message>
        <source>List the plugins, and open their folder</source>
        <translation>Lister les extensions et ouvrir leur dossier</translation>
    </message>
    <message>
        <source>&amp;Run script…</source>
        <translation>&amp;Exécuter un script…</translation>
    </message>
    <message>
        <source>Run a Python script on this maze, as one undo step</source>
        <translation>Exécuter un script Python sur ce labyrinthe, en une seule étape d&apos;annulation</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Page d’accueil</translation>
    </message>
    <message>
        <source>Create a maze, open a recent one, or open an example</source>
        <translation>Créer un labyrinthe, en ouvrir un récent ou ouvrir un exemple</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>&amp;Visite guidée</translation>
    </message>
    <message>
        <source>Learn the basics in two minutes</source>
        <translation>Apprendre les bases en deux minutes</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Man&amp;uel</translation>
    </message>
    <message>
        <source>Read how to use the program</source>
        <translation>Lire comment utiliser le programme</translation>
    </message>
    <message>
        <source>Search all actions</source>
        <translation>Rechercher parmi toutes les actions</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>Modifier &amp;les touches…</translation>
    </message>
    <message>
        <source>Edit keyboard shortcuts</source>
        <translation>Modifier les raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Clavier et souris</translation>
    </message>
    <message>
        <source>Show all keys and mouse buttons</source>
        <translation>Afficher toutes les touches et tous les boutons de la souris</translation>
    </message>
    <message>
        <source>&amp;About Mazarine</source>
        <translation>À propos de &amp;Mazarine</translation>
    </message>
    <message>
        <source>Show version and license</source>
        <translation>Afficher la version et la licence</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Maze</source>
        <translation>&amp;Labyrinthe</translation>
    </message>
    <message>
        <source>&amp;Analyze</source>
        <translation>A&amp;nalyse</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>Fenê&amp;tre</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Rotate and flip</source>
        <translation>To&amp;urner et retourner</translation>
    </message>
    <message>
        <source>Scripts and pl&amp;ugins</source>
        <translation>Scripts et e&amp;xtensions</translation>
    </message>
    <message>
        <source>settings options language theme dark light wheel</source>
        <translation>paramètres options réglages langue thème sombre clair molette</translation>
    </message>
    <message>
        <source>shortcuts hotkeys keyboard settings</source>
        <translation>raccourcis clavier réglages</translation>
    </message>
    <message>
        <source>image picture png svg pdf</source>
        <translation>image dessin png svg pdf</translation>
    </message>
    <message>
        <source>create size honeycomb hexagons triangles</source>
        <translation>créer taille nid abeilles hexagones triangles</translation>
    </message>
    <message>
        <source>backup history restore recover</source>
        <translation>sauvegarde historique restaurer récupérer</translation>
    </message>
    <message>
        <source>size canvas grow shrink enlarge dimensions rows columns</source>
        <translation>taille canevas agrandir rétrécir dimensions rangées colonnes</translation>
    </message>
    <message>
        <source>trim cut size canvas</source>
        <translation>couper taille canevas</translation>
    </message>
    <message>
        <source>trim shrink size canvas</source>
        <translation>couper rétrécir taille canevas</translation>
    </message>
    <message>
        <source>margin frame grow enlarge size</source>
        <translation>marge cadre agrandir taille</translation>
    </message>
    <message>
        <source>turn clockwise transform</source>
        <translation>pivoter horaire transformer</translation>
    </message>
    <message>
        <source>turn counterclockwise transform</source>
        <translation>pivoter antihoraire transformer</translation>
    </message>
    <message>
        <source>turn upside down transform</source>
        <translation>pivoter renverser transformer</translation>
    </message>
    <message>
        <source>mirror transform</source>
        <translation>miroir transformer</translation>
    </message>
    <message>
        <source>delete remove erase</source>
        <translation>supprimer enlever effacer</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>pivoter rotation</translation>
    </message>
    <message>
        <source>unselect</source>
        <translation>annuler sélection</translation>
    </message>
    <message>
        <source>portal warp gate link</source>
        <translation>portail porte lien</translation>
    </message>
    <message>
        <source>ladder elevator floors</source>
        <translation>échelle ascenseur étages</translation>
    </message>
    <message>
        <source>flag start goal entrance exit</source>
        <translation>drapeau départ but entrée sortie</translation>
    </message>
    <message>
        <source>shortest path distance measure</source>
        <translation>chemin le plus court distance mesurer</translation>
    </message>
    <message>
        <source>bucket</source>
        <translation>pot peinture seau</translation>
    </message>
    <message>
        <source>point triplet expand direction hexagon</source>
        <translation>point triplet voisin direction hexagone grandir</translation>
    </message>
    <message>
        <source>eyedropper pipette</source>
        <translation>compte-gouttes pipette</translation>
    </message>
    <message>
        <source>solve shortest path answer</source>
        <translation>résoudre chemin le plus court réponse</translation>
    </message>
    <message>
        <source>bottlenecks bridges</source>
        <translation>goulets ponts</translation>
    </message>
    <message>
        <source>extensions addons add-ons extend</source>
        <translation>greffons modules ajouter plugins</translation>
    </message>
    <message>
        <source>macro automate execute</source>
        <translation>macro automatiser exécuter</translation>
    </message>
    <message>
        <source>repl shell terminal script</source>
        <translation>repl shell terminal script</translation>
    </message>
    <message>
        <source>check errors validate</source>
        <translation>vérifier erreurs valider</translation>
    </message>
    <message>
        <source>difficult difficulty raise</source>
        <translation>difficile difficulté augmenter</translation>
    </message>
    <message>
        <source>simple difficulty lower</source>
        <translation>simple difficulté diminuer</translation>
    </message>
    <message>
        <source>floors storeys layers</source>
        <translation>étages couches</translation>
    </message>
    <message>
        <source>whole all zoom</source>
        <translation>entier tout zoom</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>An unexpected error occurred ({kind}: “{error}”). Your changes are kept; save the maze under another name.</source>
        <translation>Une erreur inattendue est survenue ({kind}&#xa0;: «&#xa0;{error}&#xa0;»). Vos modifications sont conservées&#x202f;; enregistrez le labyrinthe sous un autre nom.</translation>
    </message>
    <message>
        <source>The file does not name a start and a goal. Those of micromouse contests were added: bottom left corner and center.</source>
        <translation>Le fichier n’indique pas de départ et d’arrivée. Ceux des concours de micromouse ont été ajoutés&#xa0;: le coin en bas à gauche et le centre.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>“{name}”: {text}</source>
        <translation>«&#xa0;{name}&#xa0;»&#xa0;: {text}</translation>
    </message>
    <message>
        <source>add contest start and goals</source>
        <translation>ajouter le départ et l’arrivée de concours</translation>
    </message>
    <message>
        <source>Tool options</source>
        <translation>Options de l&apos;outil</translation>
    </message>
    <message>
        <source>Symmetry:</source>
        <translation>Symétrie :</translation>
    </message>
    <message>
        <source>{option} {choice}</source>
        <translation>{option} {choice}</translation>
    </message>
    <message>
        <source>outside the maze: {cells}</source>
        <translation>hors du labyrinthe : {cells}</translation>
    </message>
    <message>
        <source>Draw around cells to select them. Shift: add. Ctrl or right drag: remove.</source>
        <translation>Entourer des cases pour les sélectionner. Maj : ajouter. Ctrl ou bouton droit glissé : retirer.</translation>
    </message>
    <message>
        <source>Drag to select a block of cells. Shift: add. Ctrl or right drag: remove. Drag the selection to move it.</source>
        <translation>Glisser pour sélectionner un bloc de cases. Maj : ajouter. Ctrl ou bouton droit glissé : retirer. Glisser la sélection pour la déplacer.</translation>
    </message>
    <message>
        <source>Mazarine was closed while it started, so plugins are off.</source>
        <translation>Mazarine s’est arrêté pendant son démarrage ; les extensions sont donc désactivées.</translation>
    </message>
    <message>
        <source>Turn plugins on</source>
        <translation>Activer les extensions</translation>
    </message>
    <message>
        <source>Other code is running. Interrupt it in the Python console.</source>
        <translation>Un autre code est en cours. Interrompez-le dans la console Python.</translation>
    </message>
    <message>
        <source>Python: maze, regions, router and selection are those of the maze that is shown, mz is the library. Example: maze.set_wall((0, 0), &quot;E&quot;)</source>
        <translation>Python : maze, regions, router et selection sont ceux du labyrinthe affiché, mz est la bibliothèque. Exemple : maze.set_wall((0, 0), &quot;E&quot;)</translation>
    </message>
    <message>
        <source>Output of the console</source>
        <translation>Sortie de la console</translation>
    </message>
    <message>
        <source>Python statement</source>
        <translation>Instruction Python</translation>
    </message>
    <message>
        <source>Interrupt (Ctrl+C)</source>
        <translation>Interrompre (Ctrl+C)</translation>
    </message>
    <message>
        <source>Clear the output</source>
        <translation>Effacer la sortie</translation>
    </message>
    <message>
        <source>[{count:,} characters were skipped]</source>
        <translation>[{count:,} caractères ont été omis]</translation>
    </message>
    <message>
        <source>The open maze was not changed. The maze as it was left is named result.</source>
        <translation>Le labyrinthe ouvert n&apos;a pas été modifié. Le labyrinthe laissé par le code s&apos;appelle result.</translation>
    </message>
    <message>
        <source>The maze could not be saved: {reason}.</source>
        <translation>Le labyrinthe n&apos;a pas pu être enregistré : {reason}.</translation>
    </message>
    <message>
        <source>The name maze must be a maze, not {value}. Nothing was changed.</source>
        <translation>Le nom maze doit désigner un labyrinthe, pas {value}. Rien n&apos;a été modifié.</translation>
    </message>
    <message>
        <source>The selection must be an array of booleans with the shape of the maze or of a level, or a list of cells, not {value}.</source>
        <translation>La sélection doit être un tableau de booléens de la forme du labyrinthe ou d&apos;un niveau, ou une liste de cases, pas {value}.</translation>
    </message>
    <message>
        <source>The maze was changed meanwhile. Both changes were kept.</source>
        <translation>Le labyrinthe a été modifié entre-temps. Les deux modifications ont été conservées.</translation>
    </message>
    <message>
        <source>The changes were not made. The maze with them is named result.</source>
        <translation>Les modifications n&apos;ont pas été faites. Le labyrinthe modifié s&apos;appelle result.</translation>
    </message>
    <message>
        <source>The maze was closed meanwhile. The changed maze is named result.</source>
        <translation>Le labyrinthe a été fermé entre-temps. Le labyrinthe modifié s&apos;appelle result.</translation>
    </message>
    <message>
        <source>The maze was changed meanwhile, and the new one would replace these changes.</source>
        <translation>Le labyrinthe a été modifié entre-temps, et le nouveau remplacerait ces modifications.</translation>
    </message>
    <message>
        <source>console: {statement}</source>
        <translation>console : {statement}</translation>
    </message>
    <message>
        <source>run {script}</source>
        <translation>exécuter {script}</translation>
    </message>
    <message>
        <source>“{name}” has made a maze.</source>
        <translation>«&#xa0;{name}&#xa0;» a créé un labyrinthe.</translation>
    </message>
    <message>
        <source>“{name}” has changed the maze.</source>
        <translation>«&#xa0;{name}&#xa0;» a modifié le labyrinthe.</translation>
    </message>
    <message>
        <source>The console cannot ask for input; set a variable instead.</source>
        <translation>La console ne peut pas demander de saisie ; définissez plutôt une variable.</translation>
    </message>
    <message>
        <source>Python console</source>
        <translation>Console Python</translation>
    </message>
    <message>
        <source>Making the maze harder…</source>
        <translation>Le labyrinthe devient plus difficile…</translation>
    </message>
    <message>
        <source>make harder</source>
        <translation>rendre plus difficile</translation>
    </message>
    <message>
        <source>Making the maze easier…</source>
        <translation>Le labyrinthe devient plus facile…</translation>
    </message>
    <message>
        <source>make easier</source>
        <translation>rendre plus facile</translation>
    </message>
    <message>
        <source>No change of walls was found. The difficulty stays {now:.2f}.</source>
        <translation>Aucune modification de murs n&apos;a été trouvée. La difficulté reste {now:.2f}.</translation>
    </message>
    <message>
        <source>The difficulty was {before:.2f}, and is {after:.2f} now.</source>
        <translation>La difficulté était {before:.2f} ; elle est maintenant {after:.2f}.</translation>
    </message>
    <message>
        <source>Generate a maze by one of many algorithms, or search for one</source>
        <translation>Générer un labyrinthe avec l’un des nombreux algorithmes, ou en chercher un</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>Création</translation>
    </message>
    <message>
        <source>By algorithm</source>
        <translation>Par algorithme</translation>
    </message>
    <message>
        <source>By requirements</source>
        <translation>Par exigences</translation>
    </message>
    <message>
        <source>Search by re&amp;quirements</source>
        <translation>Rec&amp;hercher par exigences</translation>
    </message>
    <message>
        <source>Puzzle with one path</source>
        <translation>Casse-tête à chemin unique</translation>
    </message>
    <message>
        <source>Maze for a chase</source>
        <translation>Labyrinthe pour une poursuite</translation>
    </message>
    <message>
        <source>Easy for the left hand</source>
        <translation>Facile pour la main gauche</translation>
    </message>
    <message>
        <source>✓ {value}</source>
        <translation>✓ {value}</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Exigence</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condition</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>How near the search is to this requirement</source>
        <translation>Distance de la recherche à cette exigence</translation>
    </message>
    <message>
        <source>Remove this requirement</source>
        <translation>Retirer cette exigence</translation>
    </message>
    <message>
        <source>no value yet</source>
        <translation>pas encore de valeur</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Crashed</source>
        <translation>Planté</translation>
    </message>
    <message>
        <source>Hung</source>
        <translation>Bloqué</translation>
    </message>
    <message>
        <source>Beyond a limit</source>
        <translation>Limite dépassée</translation>
    </message>
    <message>
        <source>All rules kept</source>
        <translation>Toutes les règles respectées</translation>
    </message>
    <message>
        <source>Rules broken</source>
        <translation>Règles enfreintes</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Wrote nothing</source>
        <translation>N’a rien écrit</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>{moves:,g} + {turns:,}</source>
        <translation>{moves:,g} + {turns:,}</translation>
    </message>
    <message>
        <source>Its name in the plan</source>
        <translation>Son nom dans le plan</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>How the run has ended</source>
        <translation>Comment la course s’est terminée</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Why it has ended so</source>
        <translation>Pourquoi elle s’est terminée ainsi</translation>
    </message>
    <message>
        <source>Seconds that the program ran on this computer, all its runs together</source>
        <translation>Secondes pendant lesquelles le programme a tourné sur cet ordinateur, toutes ses courses ensemble</translation>
    </message>
    <message>
        <source>Seconds that the program ran on this computer</source>
        <translation>Secondes pendant lesquelles le programme a tourné sur cet ordinateur</translation>
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
        <translation>Courses qui ont atteint le but, sur celles qui sont terminées</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Avances</translation>
    </message>
    <message>
        <source>Median of the full steps until the goal</source>
        <translation>Médiane des pas entiers jusqu’au but</translation>
    </message>
    <message>
        <source>Median of the turns until the goal</source>
        <translation>Médiane des virages jusqu’au but</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Sum of the scores as the simulator mms counts them</source>
        <translation>Somme des scores comme le simulateur mms les compte</translation>
    </message>
    <message>
        <source>README score</source>
        <translation>Score du README</translation>
    </message>
    <message>
        <source>Moves until the goal</source>
        <translation>Pas jusqu’au but</translation>
    </message>
    <message>
        <source>Turns until the goal</source>
        <translation>Virages jusqu’au but</translation>
    </message>
    <message>
        <source>The most resident memory of the program and what it had started; known on Linux only</source>
        <translation>Le maximum de mémoire résidente du programme et de ce qu’il avait démarré&#xa0;; connu sous Linux seulement</translation>
    </message>
    <message>
        <source>Sum of the scores as the page of mms says</source>
        <translation>Somme des scores comme le dit la page de mms</translation>
    </message>
    <message>
        <source>Best run</source>
        <translation>Meilleure course</translation>
    </message>
    <message>
        <source>Elapsed (s)</source>
        <translation>Durée (s)</translation>
    </message>
    <message>
        <source>Best run (s)</source>
        <translation>Meilleure (s)</translation>
    </message>
    <message>
        <source>All runs (s)</source>
        <translation>Total (s)</translation>
    </message>
    <message>
        <source>Moves and turns of the shortest run from the start to a goal</source>
        <translation>Déplacements et virages de la plus courte course du départ à une arrivée</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>Mo</translation>
    </message>
    <message>
        <source>At goal</source>
        <translation>Au but</translation>
    </message>
    <message>
        <source>Median of the seconds of its best runs in a contest</source>
        <translation>Médiane des secondes de ses meilleures courses en concours</translation>
    </message>
    <message>
        <source>Seconds that the mouse would drive in a contest, all its runs together</source>
        <translation>Secondes pendant lesquelles la souris roulerait en concours, toutes ses courses ensemble</translation>
    </message>
    <message>
        <source>Crashes</source>
        <translation>Plantages</translation>
    </message>
    <message>
        <source>Runs that crashed or hung</source>
        <translation>Courses plantées ou bloquées</translation>
    </message>
    <message>
        <source>Rules kept</source>
        <translation>Règles respectées</translation>
    </message>
    <message>
        <source>Mazes that keep every rule, of the runs that have ended</source>
        <translation>Labyrinthes qui respectent toutes les règles, sur les courses terminées</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Enfreintes</translation>
    </message>
    <message>
        <source>Mazes that break a rule</source>
        <translation>Labyrinthes qui enfreignent une règle</translation>
    </message>
    <message>
        <source>No maze</source>
        <translation>Aucun labyrinthe</translation>
    </message>
    <message>
        <source>Runs that crashed, hung, refused or wrote nothing</source>
        <translation>Courses plantées, bloquées, refusées ou sans rien écrire</translation>
    </message>
    <message>
        <source>Wrong configs</source>
        <translation>Configurations fausses</translation>
    </message>
    <message>
        <source>Wrong configs that were refused, of those that were tried</source>
        <translation>Configurations fausses qui ont été refusées, parmi celles essayées</translation>
    </message>
    <message>
        <source>Same again</source>
        <translation>Identiques</translation>
    </message>
    <message>
        <source>Second runs with the same seed that wrote the same maze</source>
        <translation>Secondes exécutions avec la même graine qui ont écrit le même labyrinthe</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>The codes of broken rules and of notes, and how often</source>
        <translation>Les codes des règles enfreintes et des remarques, et leur nombre</translation>
    </message>
    <message>
        <source>The file of the maze</source>
        <translation>Le fichier du labyrinthe</translation>
    </message>
    <message>
        <source>Moves and turns until the goal was first reached</source>
        <translation>Avances et virages jusqu’à la première arrivée au but</translation>
    </message>
    <message>
        <source>As the simulator mms counts</source>
        <translation>Comme le compte le simulateur mms</translation>
    </message>
    <message>
        <source>As the page of mms says</source>
        <translation>Comme le dit la page de mms</translation>
    </message>
    <message>
        <source>Runs from the start to a goal, as contests count them</source>
        <translation>Courses du départ à une arrivée, comptées comme dans les concours</translation>
    </message>
    <message>
        <source>Returns</source>
        <translation>Retours</translation>
    </message>
    <message>
        <source>Moves and turns after a goal, until it was at the start</source>
        <translation>Déplacements et virages après une arrivée, jusqu’au retour au départ</translation>
    </message>
    <message>
        <source>Seconds of the best run from the start to a goal in a contest</source>
        <translation>Secondes de la meilleure course du départ à un but, en concours</translation>
    </message>
    <message>
        <source>Seconds of everything that the mouse has driven, in a contest</source>
        <translation>Secondes de tout ce que la souris a parcouru, en concours</translation>
    </message>
    <message>
        <source>Config</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <source>The config, or the size and the seed</source>
        <translation>La configuration, ou la taille et la graine</translation>
    </message>
    <message>
        <source>Independent loops: walls to add until one path is left between any two cells</source>
        <translation>Autant de murs de plus laisseraient un seul chemin entre deux cases quelconques</translation>
    </message>
    <message>
        <source>Cells with one way out</source>
        <translation>Cases avec une seule sortie</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Le plus court</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>En tout</translation>
    </message>
    <message>
        <source>Moves and turns of the whole run</source>
        <translation>Avances et virages de toute la course</translation>
    </message>
    <message>
        <source>Steps of the shortest path</source>
        <translation>Pas du chemin le plus court</translation>
    </message>
    <message>
        <source>Mean number of cells of a corridor</source>
        <translation>Nombre moyen de cases d’un couloir</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Plus long</translation>
    </message>
    <message>
        <source>Cells of the longest corridor</source>
        <translation>Cases du plus long couloir</translation>
    </message>
    <message>
        <source>Cells with two open sides around a corner</source>
        <translation>Cases à deux côtés ouverts autour d’un angle</translation>
    </message>
    <message>
        <source>Of finding the shortest path</source>
        <translation>De trouver le plus court chemin</translation>
    </message>
    <message>
        <source>Whether a second run with the same seed wrote the same</source>
        <translation>Si une seconde exécution avec la même graine a écrit la même chose</translation>
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
        <translation>concevoir un labyrinthe</translation>
    </message>
    <message>
        <source>A maze was designed.</source>
        <translation>Un labyrinthe a été conçu.</translation>
    </message>
    <message>
        <source>The maze was changed meanwhile, so the result was not used. Search again.</source>
        <translation>Le labyrinthe a été modifié entre-temps ; le résultat n&apos;a pas été utilisé. Relancez la recherche.</translation>
    </message>
    <message>
        <source>The maze was changed to meet the requirements.</source>
        <translation>Le labyrinthe a été modifié pour satisfaire aux exigences.</translation>
    </message>
    <message>
        <source>Not met: {requirements}.</source>
        <translation>Non satisfait : {requirements}.</translation>
    </message>
    <message>
        <source>Maximum moves</source>
        <translation>Mouvements au maximum</translation>
    </message>
    <message>
        <source>Full steps and turns of the whole run</source>
        <translation>Pas entiers et rotations de toute l’exécution</translation>
    </message>
    <message>
        <source>Maximum commands</source>
        <translation>Commandes au maximum</translation>
    </message>
    <message>
        <source>Commands between two moves</source>
        <translation>Commandes entre deux mouvements</translation>
    </message>
    <message>
        <source>Memory (MB)</source>
        <translation>Mémoire (Mo)</translation>
    </message>
    <message>
        <source>Of the program and of what it starts; checked on Linux only</source>
        <translation>Du programme et de ce qu’il lance ; vérifiée sous Linux seulement</translation>
    </message>
    <message>
        <source>Time (seconds)</source>
        <translation>Temps (secondes)</translation>
    </message>
    <message>
        <source>Of the whole run; pauses do not count</source>
        <translation>De toute l’exécution ; les pauses ne comptent pas</translation>
    </message>
    <message>
        <source>Silence (seconds)</source>
        <translation>Silence (secondes)</translation>
    </message>
    <message>
        <source>Longest time without a command from the program</source>
        <translation>Temps le plus long sans commande du programme</translation>
    </message>
    <message>
        <source>Build (seconds)</source>
        <translation>Construction (secondes)</translation>
    </message>
    <message>
        <source>Of the build command</source>
        <translation>De la commande de construction</translation>
    </message>
    <message>
        <source>As marked</source>
        <translation>Comme marqués</translation>
    </message>
    <message>
        <source>As in mms</source>
        <translation>Comme dans mms</translation>
    </message>
    <message>
        <source>Those that the maze marks, or the south-west corner and the middle, as in mms. Programs can ask for them with mazeStart and mazeGoals.</source>
        <translation>Ceux que le labyrinthe marque, ou le coin sud-ouest et le milieu, comme dans mms. Les programmes peuvent les demander avec mazeStart et mazeGoals.</translation>
    </message>
    <message>
        <source>Start and &amp;goals</source>
        <translation>Départ et &amp;arrivées</translation>
    </message>
    <message>
        <source>Comma&amp;nd</source>
        <translation>Comma&amp;nde</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>D&amp;ossier</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Genre</translation>
    </message>
    <message>
        <source>A program, or one of the explorers</source>
        <translation>Un programme, ou l’un des explorateurs</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>No&amp;m</translation>
    </message>
    <message>
        <source>The name of its row</source>
        <translation>Le nom de sa ligne</translation>
    </message>
    <message>
        <source>&amp;Build command</source>
        <translation>Commande de construc&amp;tion</translation>
    </message>
    <message>
        <source>The command that starts the mouse program. It is split like a command line and started without a shell, in the folder.</source>
        <translation>La commande qui lance le programme de souris. Elle est découpée comme une ligne de commande et lancée sans shell, dans le dossier.</translation>
    </message>
    <message>
        <source>Folder of the program</source>
        <translation>Dossier du programme</translation>
    </message>
    <message>
        <source>A command that is run before the program; empty for none</source>
        <translation>Une commande exécutée avant le programme ; vide pour aucune</translation>
    </message>
    <message>
        <source>The command that writes a maze, with {{config}}; or with {{output}} for the file, and {{rows}}, {{cols}} and {{seed}}. It is started without a shell, in a copy of the folder.</source>
        <translation>La commande qui écrit un labyrinthe, avec {{config}}&#xa0;; ou avec {{output}} pour le fichier, et {{rows}}, {{cols}} et {{seed}}. Elle est lancée sans shell, dans une copie du dossier.</translation>
    </message>
    <message>
        <source>Program of the league</source>
        <translation>Programme de la ligue</translation>
    </message>
    <message>
        <source>A program</source>
        <translation>Un programme</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>C&amp;hoisir…</translation>
    </message>
    <message>
        <source>Choose the folder of the program</source>
        <translation>Choisir le dossier du programme</translation>
    </message>
    <message>
        <source>Run &amp;program</source>
        <translation>Exécuter le pro&amp;gramme</translation>
    </message>
    <message>
        <source>Build the program, start it, and let it go from the start</source>
        <translation>Construire le programme, le lancer et le laisser partir du départ</translation>
    </message>
    <message>
        <source>Log of the program</source>
        <translation>Journal du programme</translation>
    </message>
    <message>
        <source>Unknown command: {command}</source>
        <translation>Commande inconnue : {command}</translation>
    </message>
    <message>
        <source>The goal was reached (moves: {moves:g}, turns: {turns:,}).</source>
        <translation>L&apos;arrivée a été atteinte (déplacements : {moves:g}, virages : {turns:,}).</translation>
    </message>
    <message>
        <source>Score: {source:.1f} by the source of mms, {readme:.1f} by its README.</source>
        <translation>Score : {source:.1f} selon le code source de mms, {readme:.1f} selon son README.</translation>
    </message>
    <message>
        <source>Search run</source>
        <translation>Course de recherche</translation>
    </message>
    <message>
        <source>Runs from the start to a goal: {count:,}.</source>
        <translation>Courses du départ à une arrivée&#xa0;: {count:,}.</translation>
    </message>
    <message>
        <source>{part}: moves {moves:g}, turns {turns:,}.</source>
        <translation>{part}&#xa0;: déplacements {moves:g}, virages {turns:,}.</translation>
    </message>
    <message>
        <source>Enter the command of the program, and click Run program.</source>
        <translation>Saisissez la commande du programme, puis cliquez sur Exécuter le programme.</translation>
    </message>
    <message>
        <source>{name}, rows {first_row:,}–{last_row:,}, columns {first_col:,}–{last_col:,}</source>
        <translation>{name}, lignes {first_row:,}–{last_row:,}, colonnes {first_col:,}–{last_col:,}</translation>
    </message>
    <message>
        <source>{name}, level {level}</source>
        <translation>{name}, niveau {level}</translation>
    </message>
    <message>
        <source>Segmenting {name}…</source>
        <translation>Segmentation de {name}…</translation>
    </message>
    <message>
        <source>Stopped. What is done is kept; the next run goes on.</source>
        <translation>Arrêté. Ce qui est fait est conservé ; la prochaine exécution continuera.</translation>
    </message>
    <message>
        <source>Large maze</source>
        <translation>Grand labyrinthe</translation>
    </message>
    <message>
        <source>Select cells by dragging; with Shift that is always so</source>
        <translation>Sélectionner des cases en faisant glisser&#x202f;; avec Maj, c’est toujours le cas</translation>
    </message>
    <message>
        <source>&amp;Edit rectangle</source>
        <translation>&amp;Modifier le rectangle</translation>
    </message>
    <message>
        <source>Open the selected cells as a maze to edit</source>
        <translation>Ouvrir les cases sélectionnées comme un labyrinthe à modifier</translation>
    </message>
    <message>
        <source>Edit &amp;whole maze</source>
        <translation>Modifier &amp;tout le labyrinthe</translation>
    </message>
    <message>
        <source>Open all of it as a maze to edit</source>
        <translation>L’ouvrir en entier comme un labyrinthe à modifier</translation>
    </message>
    <message>
        <source>{rows:,} × {cols:,} cells. Drag to move, {zoom_keys} to zoom, Shift+drag to select.</source>
        <translation>{rows:,} × {cols:,} cases. Glisser pour déplacer, {zoom_keys} pour zoomer, Maj+glisser pour sélectionner.</translation>
    </message>
    <message>
        <source>Kinds of cells are not known yet. Segment the maze here, or by “{command}”.</source>
        <translation>Les types des cases ne sont pas encore connus. Segmentez le labyrinthe ici, ou par « {command} ».</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Segmenter</translation>
    </message>
    <message>
        <source>The maze was changed after its kinds were found, or its overview is missing.</source>
        <translation>Le labyrinthe a été modifié après la recherche des types, ou sa vue d’ensemble manque.</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Mettre à jour</translation>
    </message>
    <message>
        <source>Row {row:,}, column {col:,}</source>
        <translation>Ligne {row:,}, colonne {col:,}</translation>
    </message>
    <message>
        <source>{rows:,} × {cols:,} cells: at most {most:,} cells can be edited at once</source>
        <translation>{rows:,} × {cols:,} cases&#xa0;: au plus {most:,} cases peuvent être modifiées à la fois</translation>
    </message>
    <message>
        <source>A rectangle must keep its size of {rows:,} × {cols:,} cells and its place to be saved in the large maze. Save it in a file instead.</source>
        <translation>Un rectangle doit garder sa taille de {rows:,} × {cols:,} cases et sa place pour être enregistré dans le grand labyrinthe. Enregistrez-le plutôt dans un fichier.</translation>
    </message>
    <message>
        <source>The gap in the border at {cell} is not in the border of the large maze. Move its marker into the cell, and save again.</source>
        <translation>La brèche dans le bord en {cell} n&apos;est pas dans le bord du grand labyrinthe. Déplacez son repère dans la case, puis enregistrez à nouveau.</translation>
    </message>
    <message>
        <source>The rectangle was changed by another program.</source>
        <translation>Le rectangle a été modifié par un autre programme.</translation>
    </message>
    <message>
        <source>The most frequent around</source>
        <translation>La plus fréquente autour</translation>
    </message>
    <message>
        <source>Map of tiles</source>
        <translation>Carte de tuiles</translation>
    </message>
    <message>
        <source>Layer for walls</source>
        <translation>Calque des murs</translation>
    </message>
    <message>
        <source>Tile for walls</source>
        <translation>Tuile des murs</translation>
    </message>
    <message>
        <source>Tile for floor</source>
        <translation>Tuile du sol</translation>
    </message>
    <message>
        <source>Tile {number}</source>
        <translation>Tuile {number}</translation>
    </message>
    <message>
        <source>Tile {number}, turned</source>
        <translation>Tuile {number}, tournée</translation>
    </message>
    <message>
        <source>It is in the tab “{name}”.</source>
        <translation>Il est dans l’onglet «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Picture with the walls that were found</source>
        <translation>Image avec les murs trouvés</translation>
    </message>
    <message>
        <source>It cannot be read so: {reason}.</source>
        <translation>Lecture impossible ainsi&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{rock:,} rock, {floor:,} floor</source>
        <translation>{rock:,} de roche, {floor:,} de sol</translation>
    </message>
    <message>
        <source>What the last step changed</source>
        <translation>Ce que la dernière étape a changé</translation>
    </message>
    <message>
        <source>Next &amp;exit</source>
        <translation>&amp;Sortie suivante</translation>
    </message>
    <message>
        <source>Move the cell cursor to the next exit of its region</source>
        <translation>Déplacer le curseur de case à la sortie suivante de sa région</translation>
    </message>
    <message>
        <source>Next &amp;region</source>
        <translation>&amp;Région suivante</translation>
    </message>
    <message>
        <source>Move the cell cursor to the next room or corridor, by number</source>
        <translation>Déplacer le curseur de case à la salle ou au couloir du numéro suivant</translation>
    </message>
    <message>
        <source>Next &amp;problem</source>
        <translation>&amp;Problème suivant</translation>
    </message>
    <message>
        <source>Move the cell cursor to the next problem</source>
        <translation>Déplacer le curseur de case au problème suivant</translation>
    </message>
    <message>
        <source>Pre&amp;vious problem</source>
        <translation>Problème préc&amp;édent</translation>
    </message>
    <message>
        <source>Move the cell cursor to the previous problem</source>
        <translation>Déplacer le curseur de case au problème précédent</translation>
    </message>
    <message>
        <source>The cell cursor is in no region.</source>
        <translation>Le curseur de case n’est dans aucune région.</translation>
    </message>
    <message>
        <source>There are no rooms and corridors.</source>
        <translation>Il n’y a ni salles ni couloirs.</translation>
    </message>
    <message>
        <source>The region has no exits.</source>
        <translation>La région n’a pas de sortie.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Aucun problème trouvé.</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>Rien n’a changé</translation>
    </message>
    <message>
        <source>selected: {cells}</source>
        <translation>sélection&#xa0;: {cells}</translation>
    </message>
    <message>
        <source>Regions unchanged</source>
        <translation>Régions inchangées</translation>
    </message>
    <message>
        <source>problems left: {count:,}</source>
        <translation>problèmes restants&#xa0;: {count:,}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Tout</translation>
    </message>
    <message>
        <source>Everything, for all that is not one of the others</source>
        <translation>Tout, pour ce qui ne relève pas des autres</translation>
    </message>
    <message>
        <source>Draw maps and levels: rooms, corridors, and what is wrong</source>
        <translation>Dessiner des cartes et des niveaux : salles, couloirs et erreurs</translation>
    </message>
    <message>
        <source>&amp;Contest</source>
        <translation>&amp;Concours</translation>
    </message>
    <message>
        <source>Check contest mazes, run micromouse programs in them, and print sheets to build them</source>
        <translation>Vérifier des labyrinthes de concours, y lancer des programmes micromouse, et imprimer des feuilles pour les construire</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Cours</translation>
    </message>
    <message>
        <source>Cla&amp;ss</source>
        <translation>Co&amp;urs</translation>
    </message>
    <message>
        <source>Show how mazes are generated, measured and searched</source>
        <translation>Montrer comment les labyrinthes sont générés, mesurés et parcourus</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Casse-tête</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>C&amp;asse-tête</translation>
    </message>
    <message>
        <source>Make mazes to solve with a pencil, print them, and make books of them</source>
        <translation>Faire des labyrinthes à résoudre au crayon, les imprimer et en faire des livres</translation>
    </message>
    <message>
        <source>&amp;Reset workspace</source>
        <translation>&amp;Réinitialiser l’espace de travail</translation>
    </message>
    <message>
        <source>Restore the tool bars and docks of this workspace</source>
        <translation>Rétablir les barres d’outils et les panneaux de cet espace de travail</translation>
    </message>
    <message>
        <source>The maze with its differences</source>
        <translation>Le labyrinthe et ses différences</translation>
    </message>
    <message>
        <source>Compared with {name}</source>
        <translation>Comparé avec {name}</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>… and more</source>
        <translation>… et d’autres</translation>
    </message>
    <message>
        <source>Orange: floor and passages that only the file has. Blue: those that only this maze has. Violet: other changes.</source>
        <translation>Orange : sol et passages que seul le fichier a. Bleu : ceux que seul ce labyrinthe a. Violet : autres changements.</translation>
    </message>
    <message>
        <source>{place}, link</source>
        <translation>{place}, lien</translation>
    </message>
    <message>
        <source>{place}, marker</source>
        <translation>{place}, marqueur</translation>
    </message>
    <message>
        <source>{place}, wall to the {side}</source>
        <translation>{place}, mur côté {side}</translation>
    </message>
    <message>
        <source>Co&amp;mpare with…</source>
        <translation>Co&amp;mparer avec…</translation>
    </message>
    <message>
        <source>Show what differs between a file and this maze</source>
        <translation>Montrer ce qui diffère entre un fichier et ce labyrinthe</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>Comparison stopped.</source>
        <translation>Comparaison arrêtée.</translation>
    </message>
    <message>
        <source>Mer&amp;ge…</source>
        <translation>F&amp;usionner…</translation>
    </message>
    <message>
        <source>Add to this maze what others have changed in a copy of its file</source>
        <translation>Ajouter à ce labyrinthe ce que d’autres ont modifié dans une copie de son fichier</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>Fusion…</translation>
    </message>
    <message>
        <source>merge {name}</source>
        <translation>fusionner {name}</translation>
    </message>
    <message>
        <source>This maze already has all changes of {name}.</source>
        <translation>Ce labyrinthe a déjà toutes les modifications de {name}.</translation>
    </message>
    <message>
        <source>Merged {name}. There were no conflicts.</source>
        <translation>{name} a été fusionné. Il n’y avait aucun conflit.</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+molette</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>molette</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Conflit</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Chez nous</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Chez eux</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>&amp;Theirs, the file with other changes</source>
        <translation>Chez &amp;eux, le fichier avec d’autres modifications</translation>
    </message>
    <message>
        <source>&amp;Base, the file before both changes</source>
        <translation>&amp;Base, le fichier avant ces deux modifications</translation>
    </message>
    <message>
        <source>Add to this maze what others have changed in a copy of the same file.</source>
        <translation>Ajouter à ce labyrinthe ce que d’autres ont modifié dans une copie du même fichier.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Choisir un fichier</translation>
    </message>
    <message>
        <source>decide conflicts</source>
        <translation>trancher des conflits</translation>
    </message>
    <message>
        <source>The merge is undone. Redo it to decide conflicts.</source>
        <translation>La fusion est annulée. Rétablissez-la pour trancher les conflits.</translation>
    </message>
    <message>
        <source>The maze was resized or replaced. Undo that to decide conflicts.</source>
        <translation>Le labyrinthe a été redimensionné ou remplacé. Annulez cela pour trancher les conflits.</translation>
    </message>
    <message>
        <source>Not possible:</source>
        <translation>Impossible&#xa0;:</translation>
    </message>
    <message>
        <source>All &amp;ours</source>
        <translation>Tout chez n&amp;ous</translation>
    </message>
    <message>
        <source>All &amp;theirs</source>
        <translation>Tout chez &amp;eux</translation>
    </message>
    <message>
        <source>Conflicts with {name}</source>
        <translation>Conflits avec {name}</translation>
    </message>
    <message>
        <source>Deciding conflicts…</source>
        <translation>Résolution des conflits…</translation>
    </message>
    <message>
        <source>{undecided:,} of {total:,} undecided; these stay ours</source>
        <translation>{undecided:,} sur {total:,} à trancher&#xa0;; ils restent comme chez nous</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflits</translation>
    </message>
    <message>
        <source>&amp;League…</source>
        <translation>&amp;Ligue…</translation>
    </message>
    <message>
        <source>Run mouse programs in many mazes, or programs that write mazes, and compare them</source>
        <translation>Lancer des programmes de souris dans de nombreux labyrinthes, ou des programmes qui écrivent des labyrinthes, et les comparer</translation>
    </message>
    <message>
        <source>Mazes of the programs</source>
        <translation>Labyrinthes des programmes</translation>
    </message>
    <message>
        <source>&amp;Watch algorithms…</source>
        <translation>O&amp;bserver des algorithmes…</translation>
    </message>
    <message>
        <source>Watch up to six algorithms at work, side by side and step by step</source>
        <translation>Observer jusqu&apos;à six algorithmes au travail, côte à côte et étape par étape</translation>
    </message>
    <message>
        <source>Visited cells</source>
        <translation>Cellules visitées</translation>
    </message>
    <message>
        <source>Largest frontier</source>
        <translation>Plus grande frontière</translation>
    </message>
    <message>
        <source>Path length</source>
        <translation>Longueur du chemin</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>{what}, {rows} × {cols}, seed {numbers}</source>
        <translation>{what}, {rows} × {cols}, graine {numbers}</translation>
    </message>
    <message>
        <source>Figure that is plotted</source>
        <translation>Valeur représentée</translation>
    </message>
    <message>
        <source>Plot of the runs of each program</source>
        <translation>Diagramme des courses de chaque programme</translation>
    </message>
    <message>
        <source>Box: the middle half of the runs. Line in it: median. Diamond: mean. Whiskers: the least and the most. Dots: single runs.</source>
        <translation>Boîte&#xa0;: la moitié centrale des courses. Trait dedans&#xa0;: médiane. Losange&#xa0;: moyenne. Moustaches&#xa0;: le minimum et le maximum. Points&#xa0;: les courses.</translation>
    </message>
    <message>
        <source>&amp;Wrong configs, too</source>
        <translation>Aussi des confi&amp;gurations fausses</translation>
    </message>
    <message>
        <source>Also try 20 wrong configs, which programs with {{config}} are to refuse</source>
        <translation>Essayer aussi 20 configurations fausses, que les programmes avec {{config}} doivent refuser</translation>
    </message>
    <message>
        <source>Runs in each maze</source>
        <translation>Courses dans chaque labyrinthe</translation>
    </message>
    <message>
        <source>Explorers that use chance have another seed in each</source>
        <translation>Les explorateurs qui utilisent le hasard ont une autre graine dans chacune</translation>
    </message>
    <message>
        <source>Mouse model</source>
        <translation>Modèle de souris</translation>
    </message>
    <message>
        <source>How fast the mice are, for the seconds of a contest</source>
        <translation>Vitesse des souris, pour les secondes d’un concours</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Graines</translation>
    </message>
    <message>
        <source>Of programs that get sizes: numbers with commas between them</source>
        <translation>Pour les programmes qui reçoivent des tailles&#xa0;: des nombres séparés par des virgules</translation>
    </message>
    <message>
        <source>set costs</source>
        <translation>fixer les coûts</translation>
    </message>
    <message>
        <source>clear costs</source>
        <translation>effacer les coûts</translation>
    </message>
    <message>
        <source>Drag to set what it costs to enter cells. Right button sets 1. Shift: straight line. Ctrl+Shift: block.</source>
        <translation>Glisser pour fixer ce que coûte l’entrée dans les cellules. Le bouton droit fixe 1. Maj : ligne droite. Ctrl+Maj : bloc.</translation>
    </message>
    <message>
        <source>New maze in a shape</source>
        <translation>Nouveau labyrinthe dans une forme</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formes</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>MAZE</source>
        <translation>DÉDALE</translation>
    </message>
    <message>
        <source>&amp;Bold</source>
        <translation>&amp;Gras</translation>
    </message>
    <message>
        <source>&amp;Choose picture…</source>
        <translation>&amp;Choisir une image…</translation>
    </message>
    <message>
        <source>&amp;Join separate pieces</source>
        <translation>&amp;Relier les morceaux séparés</translation>
    </message>
    <message>
        <source>The new maze</source>
        <translation>Le nouveau labyrinthe</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Texte</translation>
    </message>
    <message>
        <source>&amp;Font</source>
        <translation>&amp;Police</translation>
    </message>
    <message>
        <source>Choose a picture. It is inside where it is not transparent, or where its color is not that of its border.</source>
        <translation>Choisissez une image. L’intérieur est ce qui n’est pas transparent, ou ce qui n’a pas la couleur du bord.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.bmp *.webp *.tif)</source>
        <translation>Images (*.png *.jpg *.jpeg *.gif *.bmp *.webp *.tif)</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>Choisir une image</translation>
    </message>
    <message>
        <source>{cells} inside the shape</source>
        <translation>{cells} dans la forme</translation>
    </message>
    <message>
        <source>Preview of pages</source>
        <translation>Aperçu des pages</translation>
    </message>
    <message>
        <source>Book of mazes</source>
        <translation>Livre de labyrinthes</translation>
    </message>
    <message>
        <source>Facing pages</source>
        <translation>Pages en regard</translation>
    </message>
    <message>
        <source>Sa&amp;ve plan…</source>
        <translation>Enre&amp;gistrer le plan…</translation>
    </message>
    <message>
        <source>Save the plan as a TOML file, which “mazarine book” makes, too</source>
        <translation>Enregistrer le plan comme fichier TOML, dont « mazarine book » fait aussi un livre</translation>
    </message>
    <message>
        <source>One SVG a puzzle</source>
        <translation>Un SVG par labyrinthe</translation>
    </message>
    <message>
        <source>Also write each puzzle to a folder beside the book</source>
        <translation>Écrire aussi chaque labyrinthe dans un dossier à côté du livre</translation>
    </message>
    <message>
        <source>Ma&amp;ke book…</source>
        <translation>Créer le &amp;livre…</translation>
    </message>
    <message>
        <source>Search the mazes, and write the book as PDF</source>
        <translation>Chercher les labyrinthes et écrire le livre en PDF</translation>
    </message>
    <message>
        <source>Find the mazes that are missing since it was stopped</source>
        <translation>Trouver les labyrinthes qui manquent depuis l’arrêt</translation>
    </message>
    <message>
        <source>Stop; the mazes found so far are kept</source>
        <translation>Arrêter ; les labyrinthes trouvés sont gardés</translation>
    </message>
    <message>
        <source>Making a book…</source>
        <translation>Création d’un livre…</translation>
    </message>
    <message>
        <source>Make a book</source>
        <translation>Créer un livre</translation>
    </message>
    <message>
        <source>Book (*.pdf)</source>
        <translation>Livre (*.pdf)</translation>
    </message>
    <message>
        <source>Plans of books (*.toml)</source>
        <translation>Plans de livres (*.toml)</translation>
    </message>
</context>
</TS>
