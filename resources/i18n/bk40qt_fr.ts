<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>bk40qt</name>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>&amp;Analysis: take back without limit, dice included</source>
        <translation>&amp;Analyse : annuler sans limite, dés compris</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>&amp;Back to start</source>
        <translation>R&amp;ecommencer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Bring back</source>
        <translation>Récu&amp;pérer</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>&amp;Choose…</source>
        <translation>Choi&amp;sir…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>&amp;Columns</source>
        <translation>&amp;Colonnes</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>&amp;Columns to the east</source>
        <translation>&amp;Colonnes vers l&apos;est</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>&amp;Computer</source>
        <translation>&amp;Ordinateur</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Continue game</source>
        <translation>&amp;Continuer la partie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>&amp;Decide</source>
        <translation>&amp;Décider</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>&amp;Dice</source>
        <translation>&amp;Dés</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <source>&amp;Export the report…</source>
        <translation>&amp;Exporter le rapport…</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Find a command…</source>
        <translation>&amp;Chercher une commande…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>&amp;Finish</source>
        <translation>&amp;Terminer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>&amp;Give it back</source>
        <translation>&amp;Récupérer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>&amp;Hex size</source>
        <translation>Taille des &amp;hexagones</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>&amp;Hexes</source>
        <translation>&amp;Hexagones</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>&amp;Keep mine</source>
        <translation>&amp;Garder la mienne</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Keys…</source>
        <translation>T&amp;ouches…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>&amp;Later</source>
        <translation>&amp;Plus tard</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>&amp;Load it</source>
        <translation>&amp;Charger</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>&amp;Map</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>&amp;Metres a hex</source>
        <translation>&amp;Mètres par hexagone</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <source>&amp;New dice from here on</source>
        <translation>&amp;Nouveaux dés à partir d&apos;ici</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>&amp;No key</source>
        <translation>&amp;Aucune touche</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>&amp;Numbering</source>
        <translation>&amp;Numérotation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Open file…</source>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>&amp;Orientation</source>
        <translation>&amp;Orientation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>&amp;Panels</source>
        <translation>Pa&amp;nneaux</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>&amp;Pause after each move of the computer</source>
        <translation>&amp;Pause après chaque coup de l&apos;ordinateur</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>&amp;Picture</source>
        <translation>&amp;Image</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>&amp;Pixels a hex or counter</source>
        <translation>&amp;Pixels par hexagone ou pion</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>&amp;Print …</source>
        <translation>&amp;Imprimer …</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>&amp;Replay</source>
        <translation>&amp;Relecture</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>&amp;Rows</source>
        <translation>&amp;Rangées</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>&amp;Rows to the south</source>
        <translation>&amp;Rangées vers le sud</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>&amp;Rules ({n} changed)</source>
        <translation>
            <numerusform>&amp;Règles ({n} modifiée)</numerusform>
            <numerusform>&amp;Règles ({n} modifiées)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>&amp;Save as PDF …</source>
        <translation>&amp;Enregistrer en PDF …</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Scenario</source>
        <translation>&amp;Scénario</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Settings…</source>
        <translation>Paramè&amp;tres…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>&amp;Show me</source>
        <translation>&amp;Montrez-moi</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>&amp;Size of letters</source>
        <translation>Taille des &amp;caractères</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>&amp;Stagger</source>
        <translation>&amp;Décalage</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>&amp;Throw it away</source>
        <translation>&amp;Jeter</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <location filename="../../bk40qt/play/new_game.py"/>
        <location filename="../../editor/new_dialog.py"/>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>&amp;Turned along</source>
        <translation>&amp;Retournement sur</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Tutorial (ten minutes)</source>
        <translation>&amp;Tutoriel (dix minutes)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>&amp;Use this key</source>
        <translation>&amp;Utiliser cette touche</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Watch a replay…</source>
        <translation>&amp;Revoir une partie…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <source>&amp;Watch the replay</source>
        <translation>&amp;Revoir la partie</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>&amp;What</source>
        <translation>&amp;Contenu</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>&amp;With a village, two formations and their zones</source>
        <translation>&amp;Avec un village, deux formations et leurs zones</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>(new)</source>
        <translation>(nouveau)</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>+ Counter</source>
        <translation>+ Pion</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>+ Formation</source>
        <translation>+ Formation</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>+ French stage</source>
        <translation>+ Étape française</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>+ German stage</source>
        <translation>+ Étape allemande</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>+ Note</source>
        <translation>+ Note</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>+ Zone</source>
        <translation>+ Zone</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>0104 to 0108, north edge</source>
        <translation>0104 à 0108, bord nord</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>1310, south edge</source>
        <translation>1310, bord sud</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>1d6</source>
        <translation>1d6</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>25 mm SA 34, horse or chenillette drawn</source>
        <translation>25 mm SA 34, hippomobile ou tracté par chenillette</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>25 mm SA 34, motor drawn</source>
        <translation>25 mm SA 34, motorisé</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>25 mm SA 34, towed</source>
        <translation>25 mm SA 34, tracté</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>25 mm SA 34/37 on Laffly portees (12)</source>
        <translation>25 mm SA 34/37 sur camions Laffly (12)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>2d6</source>
        <translation>2d6</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>3.7 cm Pak (12)</source>
        <translation>Pak de 3,7 cm (12)</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>3rd and 4th Panzer Division attack the French 3rd light mechanised division on the Petite Gette, west of Hannut.</source>
        <translation>Les 3e et 4e Panzerdivisions attaquent la 3e division légère mécanique française sur la Petite Gette, à l&apos;ouest de Hannut.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/panels/counter_form.py"/>
        <source>&lt;b&gt;{n} counters&lt;/b&gt;: a change applies to all of them</source>
        <translation>
            <numerusform>&lt;b&gt;{n} pion&lt;/b&gt;</numerusform>
            <numerusform>&lt;b&gt;{n} pions&lt;/b&gt; : un changement vaut pour tous</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>A German vanguard comes down the road to Ormont. One French company holds the village, another the wood by the bridge.</source>
        <translation>Une avant-garde allemande descend la route d&apos;Ormont. Une compagnie française tient le village, une autre le bois près du pont.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>A block of the grid</source>
        <translation>Un bloc de la grille</translation>
    </message>
    <message>
        <location filename="../../editor/tools/sides.py"/>
        <source>A bridge needs a stream to cross.</source>
        <translation>Un pont a besoin d&apos;un cours d&apos;eau.</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>A click changes all connected hexes that are alike</source>
        <translation>Un clic change tous les hexagones semblables et contigus</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>A colour is written as #1F4E9E</source>
        <translation>Une couleur s&apos;écrit comme #1F4E9E</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>A company of yours is under fire. Before the result counts it may fire back, if it passes a reaction check ({rule}). Mark the option to see its chances, then take it.</source>
        <translation>Une de vos compagnies est sous le feu. Avant que le résultat ne compte, elle peut riposter, si elle réussit un test de réaction ({rule}). Marquez l&apos;option pour voir ses chances, puis choisissez-la.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/taken.py"/>
        <source>A decision of the other side ({side}).</source>
        <translation>Une décision de l&apos;autre camp ({side}).</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>A drag changes a block of hexes</source>
        <translation>Un glissement change un bloc d&apos;hexagones</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>A drag changes a straight line of hexes</source>
        <translation>Un glissement change une ligne droite d&apos;hexagones</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>A formation changes its side in its form, not by dragging.</source>
        <translation>Une formation change de camp dans sa fiche, pas par glissement.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>A gun was hidden in {hex}: {who} may assault it or stop</source>
        <translation>Un canon était caché en {hex} : {who} peut lui donner l&apos;assaut ou s&apos;arrêter</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/pictures.py"/>
        <source>A map of more than {limit} hexes is too large for an SVG; export it as PNG</source>
        <translation>Une carte de plus de {limit} hexagones est trop grande pour un SVG ; exportez-la en PNG</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>A neutralized unit may move one hex as its action</source>
        <translation>Une unité neutralisée peut se déplacer d&apos;un hexagone pour toute action</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>A neutralized unit moves one hex at most</source>
        <translation>Une unité neutralisée se déplace d&apos;un hexagone au plus</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <source>A new game with the same scenario, players and rules, and new dice</source>
        <translation>Une nouvelle partie avec le même scénario, les mêmes joueurs et règles, et de nouveaux dés</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>A new zone of the hexes selected on the map</source>
        <translation>Une nouvelle zone avec les hexagones choisis sur la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>A reaction check against an adjacent hex already costs +1 for distance</source>
        <translation>Le test de réaction subit +1 de distance même contre un hexagone adjacent</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>A repeat marker has already activated {title} this turn</source>
        <translation>Un marqueur de répétition a déjà activé {title} ce tour-ci</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hex_contents.py"/>
        <source>A road leaves the map: {list}</source>
        <translation>Une route quitte la carte : {list}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>A roll above the formation factor costs a step and takes the marker off.</source>
        <translation>Un jet supérieur au facteur de formation coûte un pas et retire le marqueur.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>A roll of 2 costs one more step</source>
        <translation>Un jet de 2 coûte un pas de plus</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>A second one of everything selected</source>
        <translation>Un second exemplaire de tout ce qui est choisi</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>A stack on the move has {limit} units at most</source>
        <translation>Une pile en mouvement compte {limit} unités au plus</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>A stage in which the French side sets up</source>
        <translation>Une étape où le camp français se place</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>A stage in which the German side sets up</source>
        <translation>Une étape où le camp allemand se place</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>A strike has hit {hex}. Does anybody retreat?</source>
        <translation>Une frappe a touché {hex}. Quelqu&apos;un se replie-t-il ?</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>A stroke that begins outside the zone adds hexes, one that begins inside removes them. With Shift it carries the zone elsewhere. A right click takes up the zone that is there.</source>
        <translation>Un trait qui commence hors de la zone ajoute des hexagones, un trait qui commence dedans en retire. Avec Maj, il porte la zone ailleurs. Un clic droit reprend la zone qui est là.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>A type of your own like this one</source>
        <translation>Un type à vous semblable à celui-ci</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>A white stripe: acts without an HQ, may be attached to another formation (10.3)</source>
        <translation>Une bande blanche : agit sans QG, peut être rattachée à une autre formation (10.3)</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>A4 (210 × 297 mm)</source>
        <translation>A4 (210 × 297 mm)</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>AMC Schneider P 16 or AMR</source>
        <translation>AMC Schneider P 16 ou AMR</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library_form.py"/>
        <source>Abilities</source>
        <translation>Capacités</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Aboard</source>
        <translation>Embarquée</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Aboard carriers</source>
        <translation>Sur des transports</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Activate both, together with {target}</source>
        <translation>Activer les deux, avec {target}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Activate the formation</source>
        <translation>Activer la formation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Activate, together with the {target_marker}</source>
        <translation>Activer, avec le {target_marker}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Activated formation</source>
        <translation>Formation activée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Activated: {formations}. Who acts, and how?</source>
        <translation>Activation : {formations}. Qui agit, et comment ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Activates one more time a formation that is fit for it, or lets a tired one rest; may be held in hand</source>
        <translation>Active une fois de plus une formation apte, ou laisse se reposer une formation fatiguée ; peut être gardé en main</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Activates the formation; the second activation of a turn makes it fatigued.</source>
        <translation>Active la formation ; la deuxième activation d&apos;un tour la fatigue.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Activations</source>
        <translation>Activations</translation>
    </message>
    <message>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>Acts on its own marker, or each company is attached to one of: {formations}</source>
        <translation>Agit avec son propre marqueur, ou chaque compagnie est rattachée à l&apos;une de : {formations}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <location filename="../../editor/panels/reinforcements.py"/>
        <location filename="../../editor/panels/victory.py"/>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Add a counter</source>
        <translation>Ajouter un pion</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Add a counter to the formation of the cursor</source>
        <translation>Ajouter un pion à la formation du curseur</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Add a formation</source>
        <translation>Ajouter une formation</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Add a formation to the side of the cursor</source>
        <translation>Ajouter une formation au camp du curseur</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Add columns and rows at the edges, or cut them off</source>
        <translation>Ajouter des colonnes et des rangées aux bords, ou en retrancher</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Add counters of a type from the unit library</source>
        <translation>Ajouter des pions d&apos;un type de la bibliothèque d&apos;unités</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Add from the library…</source>
        <translation>Ajouter de la bibliothèque…</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>Add in the &amp;east</source>
        <translation>Ajouter à l&apos;&amp;est</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>Add in the &amp;north</source>
        <translation>Ajouter au &amp;nord</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>Add in the &amp;south</source>
        <translation>Ajouter au &amp;sud</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>Add in the &amp;west</source>
        <translation>Ajouter à l&apos;&amp;ouest</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Add selected</source>
        <translation>Ajouter les choisis</translation>
    </message>
    <message>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>Added on turn {turn}</source>
        <translation>Ajoutés au tour {turn}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>Administrative Phase</source>
        <translation>Phase d&apos;administration</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>After the activation</source>
        <translation>Après l&apos;activation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <source>After-action report</source>
        <translation>Rapport de combat</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>All HQs are turned to their ready side</source>
        <translation>Tous les QG sont retournés sur leur face disponible</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>All counters of the formation come on that turn</source>
        <translation>Tous les pions de la formation arrivent à ce tour</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <location filename="../../editor/new_dialog.py"/>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zone_fields.py"/>
        <source>All hexes at this distance or nearer</source>
        <translation>Tous les hexagones à cette distance ou plus près</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>All keys, and how to change them</source>
        <translation>Toutes les touches, et comment les changer</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zone_fields.py"/>
        <source>All within a distance of hexes</source>
        <translation>Tous à une distance d&apos;hexagones</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>An HQ is never independent (10.3)</source>
        <translation>Un QG n&apos;est jamais indépendant (10.3)</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>An HQ takes no step losses (3.2)</source>
        <translation>Un QG ne perd pas de pas (3.2)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>An enemy HQ is in {goal}: only a combat unit can overrun it</source>
        <translation>Un QG ennemi est en {goal} : seule une unité de combat peut le submerger</translation>
    </message>
    <message>
        <location filename="../../editor/panels/ids.py"/>
        <source>An id has 1 to 64 letters (A to Z), digits, &apos;_&apos;, &apos;-&apos; or &apos;.&apos;</source>
        <translation>Un identifiant a 1 à 64 lettres (A à Z), chiffres, « _ », « - » ou « . »</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/game_window.py"/>
        <source>Analysis mode</source>
        <translation>Mode analyse</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/agreement.py"/>
        <source>Analysis mode takes back dice, draws and what was seen of hidden things. Have both players agreed?</source>
        <translation>L&apos;analyse reprend aussi les jets, les tirages et ce qui a été vu de caché. Les deux joueurs sont-ils d&apos;accord ?</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Another text at the end</source>
        <translation>Un autre texte à la fin</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Anti-tank guns</source>
        <translation>Canons antichars</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>Anti-tank guns of both sides may start hidden</source>
        <translation>Les canons antichars des deux camps peuvent commencer cachés</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Armour</source>
        <translation>Blindage</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Armoured carriers</source>
        <translation>Transports blindés</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Armoured cars</source>
        <translation>Automitrailleuses</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_tree.py"/>
        <source>Arrival</source>
        <translation>Arrivée</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Arrives on turn</source>
        <translation>Arrive au tour</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <location filename="../../editor/panels/markers.py"/>
        <location filename="../../editor/panels/wording.py"/>
        <location filename="../../editor/printing/aid_sheet.py"/>
        <location filename="../../editor/printing/battle.py"/>
        <source>Artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Artillery and dive bombers</source>
        <translation>Artillerie et Stukas</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Artillery from off the map: {strikes}</source>
        <translation>Artillerie hors de la carte : {strikes}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/markers.py"/>
        <source>Artillery markers</source>
        <translation>Marqueurs d&apos;artillerie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>As in the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>As it was saved last; this can be undone</source>
        <translation>Comme au dernier enregistrement ; cela peut s&apos;annuler</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>Ask again at the next start</source>
        <translation>Redemander au prochain démarrage</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/options.py"/>
        <source>Assault</source>
        <translation>Assaut</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Assault guns</source>
        <translation>Canons d&apos;assaut</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>Assault on {hex}, round {round}</source>
        <translation>Assaut sur {hex}, round {round}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Assault on {hex}: does anybody withdraw before the next round?</source>
        <translation>Assaut sur {hex} : quelqu&apos;un se retire-t-il avant le round suivant ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Assault on {hex}: who fires at whom?</source>
        <translation>Assaut sur {hex} : qui tire sur qui ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>Assault on {hex}: {attackers} against {defenders}</source>
        <translation>Assaut sur {hex} : {attackers} contre {defenders}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <location filename="../../editor/panels/library_form.py"/>
        <source>Assault pioneers</source>
        <translation>Pionniers d&apos;assaut</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tools/select.py"/>
        <source>Assault {hex}</source>
        <translation>Assaut sur {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Assault {hex}: {who}</source>
        <translation>assaut sur {hex} : {who}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <source>Assaults</source>
        <translation>Assauts</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Assaults won</source>
        <translation>Assauts gagnés</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>At least one formation is needed</source>
        <translation>Il faut au moins une formation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>At the end of the game one side must hold all of these hexes: {side}.</source>
        <translation>À la fin de la partie, un camp doit tenir tous ces hexagones : {side}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Attach {who} to {target}</source>
        <translation>Rattacher {who} à {target}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Attack {attack}, armour {armour}, range {range}, movement {movement}</source>
        <translation>Attaque {attack}, blindage {armour}, portée {range}, mouvement {movement}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/rules_view.py"/>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <location filename="../../bk40qt/app.py"/>
        <source>Back to the editor</source>
        <translation>Retour à l&apos;éditeur</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Back to the home screen</source>
        <translation>Retour à l&apos;accueil</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <source>Back to the map</source>
        <translation>Retour à la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/rules_view.py"/>
        <source>Back to the paragraph before</source>
        <translation>Revenir au paragraphe précédent</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>Balance: markers at the start</source>
        <translation>Équilibrage : marqueurs au départ</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Bands</source>
        <translation>Fourchettes</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Begin a new game from this moment; the recorded one stays as it is</source>
        <translation>Commencer une nouvelle partie à ce moment ; l&apos;enregistrée reste telle quelle</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Begin another scenario in a window of its own</source>
        <translation>Commencer un autre scénario dans sa propre fenêtre</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Begin the battle and the lessons again</source>
        <translation>Reprendre le combat et les leçons au début</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/setup.py"/>
        <source>Begin this set-up anew</source>
        <translation>Recommencer cette mise en place</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <source>Begun</source>
        <translation>Commencée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Being decided on</source>
        <translation>En cours de décision</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Bookmark</source>
        <translation>Signet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/dice.py"/>
        <source>Both sides</source>
        <translation>Les deux camps</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Both sides play at random, in the background; you can go on editing</source>
        <translation>Les deux camps jouent au hasard, en arrière-plan ; vous pouvez continuer à travailler</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Branch off here…</source>
        <translation>Bifurquer ici…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <source>Branch off into a new game</source>
        <translation>Bifurquer vers une nouvelle partie</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Bridge</source>
        <translation>Pont</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Bring back the game that was deleted last</source>
        <translation>Récupérer la dernière partie supprimée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Bring the riflemen up by the road: in column they pay half a point for a hex ({rule}). The HQ goes first, for companies must stay within three hexes of it ({doctrine}). Then end the activation.</source>
        <translation>Faites monter les fusiliers par la route : en colonne, ils paient un demi-point par hexagone ({rule}). Le QG va devant, car les compagnies doivent rester à trois hexagones de lui au plus ({doctrine}). Puis terminez l&apos;activation.</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <location filename="../../editor/panels/tools.py"/>
        <source>Brush</source>
        <translation>Pinceau</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Build or remove bridges over streams</source>
        <translation>Construire ou supprimer des ponts sur les cours d&apos;eau</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>By number or by the name of a place</source>
        <translation>Par numéro ou par nom de lieu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Calibre</source>
        <translation>Calibre</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Can the tanks on the hill see the gun in the orchard? Press {key} for the line of sight tool and drag from {start} to {end}, or mark both with the hex cursor (Ctrl and arrows) and Enter.</source>
        <translation>Les chars sur la colline voient-ils le canon dans le verger ? Appuyez sur {key} pour l&apos;outil de ligne de vue et glissez de {start} à {end}, ou marquez les deux avec le curseur d&apos;hexagone (Ctrl et flèches) et Entrée.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <location filename="../../bk40qt/play/new_game.py"/>
        <location filename="../../bk40qt/play/progress.py"/>
        <location filename="../../editor/exchanging.py"/>
        <location filename="../../editor/panels/trial.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Cancel a marker</source>
        <translation>Annuler un marqueur</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Carrier</source>
        <translation>Transport</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>Change a type of your own</source>
        <translation>Modifier un type à vous</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>Changes cannot be recorded against a crash ({why}). Save often.</source>
        <translation>Les changements ne peuvent pas être protégés contre un plantage ({why}). Enregistrez souvent.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/rules_view.py"/>
        <source>Chapter</source>
        <translation>Chapitre</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Checks passed</source>
        <translation>Tests réussis</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Choose a counter in the set-up panel or on the map to see only its hexes.</source>
        <translation>Choisissez un pion dans le panneau de mise en place ou sur la carte pour ne voir que ses hexagones.</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Choose a file first.</source>
        <translation>Choisissez d&apos;abord un fichier.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Choose a formation here and its hexes on the map first.</source>
        <translation>Choisissez d&apos;abord ici une formation et ses hexagones sur la carte.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Choose a scanned map to be shown under the hexes</source>
        <translation>Choisir une carte numérisée à montrer sous les hexagones</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>Choose a type first</source>
        <translation>Choisissez d&apos;abord un type</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>Choose another colour</source>
        <translation>Choisir une autre couleur</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Choose by number</source>
        <translation>Choisir par numéro</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Choose sides and rules for the chosen scenario</source>
        <translation>Choisir camps et règles pour le scénario choisi</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tiles.py"/>
        <source>Choose sides and rules, and begin a game</source>
        <translation>Choisir camps et règles, et commencer une partie</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Choose the formation first, or add one.</source>
        <translation>Choisissez d&apos;abord la formation, ou ajoutez-en une.</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Choose the picture first.</source>
        <translation>Choisissez d&apos;abord l&apos;image.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Choose the target ({rule}). Mark an option to see its odds, then take it.</source>
        <translation>Choisissez la cible ({rule}). Marquez une option pour voir ses probabilités, puis choisissez-la.</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Click a hex to give it its points, click again to remove them.</source>
        <translation>Cliquez sur un hexagone pour lui donner ses points, de nouveau pour les retirer.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Click a stream. Where a road crosses a stream there is a bridge anyway.</source>
        <translation>Cliquez sur un cours d&apos;eau. Là où une route le traverse, il y a de toute façon un pont.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces.py"/>
        <source>Click a unit to select it and see it on the map</source>
        <translation>Cliquez sur une unité pour la choisir et la voir sur la carte</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>Click an entry to go to its place</source>
        <translation>Cliquez sur une entrée pour aller à l&apos;endroit</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Click on the picture where the middles of these three hexes are</source>
        <translation>Cliquez sur l&apos;image là où sont les centres de ces trois hexagones</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Click or drag along hexsides. A click on a cliff removes it. By keyboard: . and , turn to the next side.</source>
        <translation>Cliquez ou glissez le long des côtés d&apos;hexagones. Un clic sur une falaise la supprime. Au clavier : . et , passent au côté suivant.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Click or drag to select, Ctrl for more. Drag a selection to move it, with Ctrl to copy it. A counter that is dragged lets its formation start elsewhere.</source>
        <translation>Cliquer ou tirer sélectionne, Ctrl en ajoute. Tirer une sélection la déplace, avec Ctrl la copie. Un pion que l&apos;on tire fait débuter sa formation ailleurs.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/calibrate.py"/>
        <source>Click the middle of hex {hex} on the picture ({n} of 3).</source>
        <translation>Cliquez sur l&apos;image au centre de l&apos;hexagone {hex} ({n} sur 3).</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Click three hexes…</source>
        <translation>Cliquer trois hexagones…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Click {hex} and choose the assault. {unit} drives there by itself; on the way the French may still fire at it.</source>
        <translation>Cliquez sur {hex} et choisissez l&apos;assaut. {unit} s&apos;y rend toute seule ; en chemin, les Français peuvent encore lui tirer dessus.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Click {hex}, the last hex before the bridge. In column each hex of road costs one point only, but a column is easier to hit ({rule}). The path shows beforehand where the enemy may fire at you.</source>
        <translation>Cliquez sur {hex}, le dernier hexagone avant le pont. En colonne, chaque hexagone de route ne coûte qu&apos;un point, mais une colonne est plus facile à toucher ({rule}). Le trajet montre d&apos;avance où l&apos;ennemi peut vous tirer dessus.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Click {unit} in hex {hex} on the road, or press {key}. Every hex that it can reach is tinted and shows the cost in movement points ({rule}). The smaller number with the arrows is the cost in column.</source>
        <translation>Cliquez sur {unit} dans l&apos;hexagone {hex}, sur la route, ou appuyez sur {key}. Chaque hexagone accessible est teinté et affiche son coût en points de mouvement ({rule}). Le petit nombre avec les flèches est le coût en colonne.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Cliff</source>
        <translation>Falaise</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Close the program; everything is saved already</source>
        <translation>Fermer le programme ; tout est déjà enregistré</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Close this game; everything is on disk</source>
        <translation>Fermer cette partie ; tout est enregistré</translation>
    </message>
    <message>
        <location filename="../../bk40qt/app.py"/>
        <source>Close this game; the editor is as you left it</source>
        <translation>Fermer cette partie ; l&apos;éditeur est tel que vous l&apos;avez laissé</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Close this window</source>
        <translation>Fermer cette fenêtre</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Close tutorial</source>
        <translation>Fermer le tutoriel</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>Co&amp;pies</source>
        <translation>&amp;Exemplaires</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>Colour of the formation</source>
        <translation>Couleur de la formation</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Column first</source>
        <translation>Colonne d&apos;abord</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Columns become rows, with everything on them</source>
        <translation>Les colonnes deviennent des rangées, avec tout ce qui s&apos;y trouve</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Combines two markers, takes off markers of neutralized units or tired formations, becomes a repeat marker, or tries to cancel an enemy marker; may be held in hand</source>
        <translation>Combine deux marqueurs, retire les marqueurs d&apos;unités neutralisées ou de formations fatiguées, devient un marqueur de répétition, ou tente d&apos;annuler un marqueur ennemi ; peut être gardé en main</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Comes next: {chance}</source>
        <translation>Sort au prochain tirage : {chance}</translation>
    </message>
    <message>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>Comes on</source>
        <translation>Arrive</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>Comes on in</source>
        <translation>Arrive dans</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Command {command}, movement {movement}</source>
        <translation>Commandement {command}, mouvement {movement}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/finder.py"/>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>Commands and their keys</source>
        <translation>Les commandes et leurs touches</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Companies may not go farther than three hexes from their HQ ({rule}), and {village} is too far. So select {unit} first and bring it to {hex}.</source>
        <translation>Les compagnies ne peuvent pas s&apos;éloigner de leur QG de plus de trois hexagones ({rule}), et {village} est trop loin. Choisissez donc d&apos;abord {unit} et amenez-le en {hex}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>Computer (random)</source>
        <translation>Ordinateur (au hasard)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>Computer (simple)</source>
        <translation>Ordinateur (simple)</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Copy of a scenario</source>
        <translation>Copie d&apos;un scénario</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Copy what is selected and take it away</source>
        <translation>Copier ce qui est choisi et le retirer</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>Copy…</source>
        <translation>Copier…</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Corners</source>
        <translation>Coins</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Counter sheets</source>
        <translation>Planches de pions</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>Counter “{name}” of {formation}</source>
        <translation>Pion « {name} » de {formation}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>Counters</source>
        <translation>Pions</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>Counters as PNG</source>
        <translation>Pions en PNG</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>Counters as SVG</source>
        <translation>Pions en SVG</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>Counters move &amp;visibly</source>
        <translation>Mouvement &amp;visible des pions</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/setup.py"/>
        <source>Counters still to set up</source>
        <translation>Pions encore à placer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>Cover the &amp;screen between the players</source>
        <translation>Masquer l&apos;é&amp;cran entre les joueurs</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Credits</source>
        <translation>Crédits</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Crop to the selection</source>
        <translation>Rogner à la sélection</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/cross_section.py"/>
        <source>Cross-section: {list}</source>
        <translation>Coupe : {list}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Cup and markers</source>
        <translation>Gobelet et marqueurs</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <location filename="../../editor/printing/map_sheet.py"/>
        <source>Cut each sheet along the crop marks on its right and lower edge, where another sheet follows.</source>
        <translation>Coupez chaque feuille le long des repères à droite et en bas, là où une autre feuille suit.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <source>Decided</source>
        <translation>Décidé par</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Decision {at} of {total}, set-up</source>
        <translation>Décision {at} sur {total}, mise en place</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Decision {at} of {total}, turn {turn}</source>
        <translation>Décision {at} sur {total}, tour {turn}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/timeline.py"/>
        <source>Decision {number}, set-up</source>
        <translation>Décision {number}, mise en place</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/timeline.py"/>
        <source>Decision {number}, turn {turn}</source>
        <translation>Décision {number}, tour {turn}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Decisions taken</source>
        <translation>Décisions prises</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Decisions: {low} to {high}, {mean} on average</source>
        <translation>Décisions : {low} à {high}, {mean} en moyenne</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Declare group fire on {hex}</source>
        <translation>Annoncer un tir groupé sur {hex}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Defined by</source>
        <translation>Définie par</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Degrees, clockwise</source>
        <translation>Degrés, sens horaire</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <location filename="../../editor/panels/forces.py"/>
        <location filename="../../editor/panels/library.py"/>
        <location filename="../../editor/panels/reinforcements.py"/>
        <location filename="../../editor/panels/scenario_head.py"/>
        <location filename="../../editor/panels/setup_stages.py"/>
        <location filename="../../editor/panels/victory.py"/>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Delete the chosen game; it can be brought back</source>
        <translation>Supprimer la partie choisie ; on peut la récupérer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tools/select.py"/>
        <source>Deselect</source>
        <translation>Désélectionner</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <location filename="../../bk40qt/play/report_html.py"/>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <source>Dice (seed)</source>
        <translation>Dés (graine)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/session.py"/>
        <source>Dice were rolled since: this can no longer be changed.</source>
        <translation>Des dés ont été lancés depuis : on ne peut plus rien y changer.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/session.py"/>
        <source>Dice were rolled, a marker was drawn or something hidden was seen since. Analysis mode lifts this limit.</source>
        <translation>Depuis, des dés ont été lancés, un marqueur tiré ou une chose cachée vue. Le mode analyse lève cette limite.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Dig an entrenchment in {hex}</source>
        <translation>Creuser un retranchement en {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Direct fire, reactions and assaults</source>
        <translation>Tirs directs, réactions et assauts</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Discard the marker</source>
        <translation>Défausser le marqueur</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>Disk quota exceeded</source>
        <translation>le quota de disque est dépassé</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zone_fields.py"/>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Dive bombers: {strikes}</source>
        <translation>Stukas : {strikes}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>Division</source>
        <translation>Division</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Do again what was taken back</source>
        <translation>Refaire ce qui a été annulé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/agreement.py"/>
        <source>Do both players agree?</source>
        <translation>Les deux joueurs sont-ils d&apos;accord ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Do it</source>
        <translation>Exécuter</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Do it  (Enter)</source>
        <translation>Exécuter  (Entrée)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/trouble.py"/>
        <source>Do not show this error again</source>
        <translation>Ne plus afficher cette erreur</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Do what is marked in the decision panel</source>
        <translation>Faire ce qui est marqué dans le panneau de décision</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Do what the lesson asks for, and watch</source>
        <translation>Faire ce que demande la leçon, et regarder</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Does {unit} start hidden?</source>
        <translation>{unit} commence-t-elle cachée ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Done.</source>
        <translation>Terminé.</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Done: {path}</source>
        <translation>Terminé : {path}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>Down the road</source>
        <translation>Sur la route</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Drag along the way, with Shift to erase. Drag beyond the edge of the map, or click a hex at the edge, to let the road leave there.</source>
        <translation>Glissez le long du trajet, avec Maj pour effacer. Glissez au-delà du bord de la carte, ou cliquez sur un hexagone du bord, pour que la route y sorte.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_tree.py"/>
        <source>Drag counters to another formation; Alt+Up and Alt+Down change the order</source>
        <translation>Glissez des pions vers une autre formation ; Alt+Haut et Alt+Bas changent l&apos;ordre</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/tools/registry.py"/>
        <source>Drag from hex to hex to see what blocks the view</source>
        <translation>Glisser d&apos;hexagone en hexagone pour voir ce qui bloque la vue</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/sight.py"/>
        <source>Drag from hex to hex with the line of sight tool, or mark both ends with Enter at the hex cursor. What is seen from a unit can be shown, too.</source>
        <translation>Glissez d&apos;hexagone en hexagone avec l&apos;outil de ligne de vue, ou marquez les deux extrémités avec Entrée au curseur d&apos;hexagone. On peut aussi afficher ce que voit une unité.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/sight.py"/>
        <source>Drag from hex to hex with the line of sight tool, or show what the hex under the cursor sees.</source>
        <translation>Glissez d&apos;hexagone en hexagone avec l&apos;outil de ligne de vue, ou affichez ce que voit l&apos;hexagone sous le curseur.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Drag from hex to hex. The answer follows every change of the ground.</source>
        <translation>Glissez d&apos;hexagone en hexagone. La réponse suit chaque changement du terrain.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Drag from source to mouth. A click on a stream removes that side. A right click names it. By keyboard: . and , turn to the next side.</source>
        <translation>Glissez de la source à l&apos;embouchure. Un clic sur un cours d&apos;eau supprime ce côté. Un clic droit le nomme. Au clavier : . et , passent au côté suivant.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Drag over hexes. What is taken away is chosen below.</source>
        <translation>Glissez sur les hexagones. Ce qui est retiré se choisit ci-dessous.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Draw cliffs along hexsides</source>
        <translation>Tracer des falaises le long des côtés d&apos;hexagones</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Draw main and secondary roads</source>
        <translation>Tracer des routes principales et secondaires</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Draw streams along hexsides</source>
        <translation>Tracer des cours d&apos;eau le long des côtés d&apos;hexagones</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>Draw: {points} victory points at the end of turn {turn}</source>
        <translation>Égalité : {points} points de victoire à la fin du tour {turn}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Draws: {count} ({share})</source>
        <translation>Égalités : {count} ({share})</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>E&amp;dit chosen scenario</source>
        <translation>&amp;Modifier le scénario choisi</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Earlier</source>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zone_fields.py"/>
        <source>Edge</source>
        <translation>Bord</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tiles.py"/>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Edit another scenario in a window of its own</source>
        <translation>Modifier un autre scénario dans sa propre fenêtre</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tiles.py"/>
        <source>Edit {scenario}</source>
        <translation>Modifier {scenario}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Eliminated</source>
        <translation>Éliminées</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>End a move</source>
        <translation>Finir un mouvement</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>End the activation</source>
        <translation>Finir l&apos;activation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Enemy reach</source>
        <translation>Rayon d&apos;action ennemi</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>Enemy units hold {goal}: it can be entered only by assault (9)</source>
        <translation>Des unités ennemies tiennent {goal} : on n&apos;y entre que par un assaut (9)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>Enemy units stand in {hex}</source>
        <translation>Des unités ennemies sont en {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Enter the map in {hex}: {who}</source>
        <translation>entrée sur la carte en {hex} : {who}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Enters the hex and fights for it.</source>
        <translation>Entre dans l&apos;hexagone et le dispute à l&apos;ennemi.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Enters the map here and may move on.</source>
        <translation>Entre ici sur la carte et peut poursuivre sa route.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <location filename="../../editor/panels/setup_stages.py"/>
        <location filename="../../editor/panels/tools.py"/>
        <source>Entrenchments</source>
        <translation>Retranchements</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Entrenchments in zone</source>
        <translation>Retranchements dans la zone</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <location filename="../../editor/panels/library_form.py"/>
        <source>Equipment</source>
        <translation>Matériel</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Eraser</source>
        <translation>Gomme</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Even ones half a hex further</source>
        <translation>Paires décalées d&apos;un demi-hexagone</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Everything in sight of the selected unit or the hex cursor, blind hexes hatched</source>
        <translation>Tout ce que voit l&apos;unité choisie ou le curseur ; hexagones aveugles hachurés</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Everything stands. Look at it and drag counters to change it; nobody is asked anything before you go on.</source>
        <translation>Tout est en place. Regardez et tirez des pions pour changer ; rien n&apos;est demandé à personne avant que vous ne continuiez.</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Exchange what the first digits of a hex count</source>
        <translation>Échanger ce que comptent les premiers chiffres d&apos;un hexagone</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Expected: 7</source>
        <translation>Attendu : 7</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_files.py"/>
        <source>Export a table</source>
        <translation>Exporter un tableau</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Export a table (CSV)…</source>
        <translation>Exporter un tableau (CSV)…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report_dialog.py"/>
        <source>Export the after-action report</source>
        <translation>Exporter le rapport de combat</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Export the report…</source>
        <translation>Exporter le rapport…</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/works_art.py"/>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>FCM 36 (c. 11 of 13)</source>
        <translation>FCM 36 (env. 11 sur 13)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Fan out the stack</source>
        <translation>Étaler la pile</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Faster</source>
        <translation>Plus vite</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Field works</source>
        <translation>Ouvrages</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Fight on</source>
        <translation>Continuer le combat</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <source>Figure</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <location filename="../../bk40qt/play/report.py"/>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <location filename="../../editor/tool_bars.py"/>
        <source>File and undo</source>
        <translation>Fichier et annulation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>File name too long</source>
        <translation>le nom du fichier est trop long</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>File too large</source>
        <translation>le fichier est trop grand</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <location filename="../../editor/panels/tools.py"/>
        <source>Fill</source>
        <translation>Remplir</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Filter of the options</source>
        <translation>Filtre des options</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/finder.py"/>
        <source>Find a command</source>
        <translation>Chercher une commande</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Find a command…</source>
        <translation>Chercher une commande…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces.py"/>
        <source>Find a unit</source>
        <translation>Chercher une unité</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>Find a unit type</source>
        <translation>Chercher un type d&apos;unité</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <location filename="../../bk40qt/play/panels/options.py"/>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>Fire</source>
        <translation>Feu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Fire a {mode} strike</source>
        <translation>Tirer une frappe : {mode}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Fire in the assault</source>
        <translation>Tir pendant l&apos;assaut</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Fire the strikes of the {marker} now</source>
        <translation>Tirer maintenant les frappes du {marker}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Fire, and activate {target} as well</source>
        <translation>Tirer, et activer aussi {target}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Fire, then move: {who}</source>
        <translation>tir puis mouvement : {who}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Fires first and moves afterwards, with half of its movement points.</source>
        <translation>Tire d&apos;abord, puis se déplace avec la moitié de ses points de mouvement.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Fires now; the target is chosen next.</source>
        <translation>Tire maintenant ; la cible se choisit ensuite.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Fires the strikes of the marker in the middle of the activation.</source>
        <translation>Lance les frappes du marqueur au milieu de l&apos;activation.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>First digits from</source>
        <translation>Premiers chiffres de</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>First digits to</source>
        <translation>Premiers chiffres jusqu&apos;à</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>First steps: the road to Ormont</source>
        <translation>Premiers pas : la route d&apos;Ormont</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>First {side} have to decide: {kind}</source>
        <translation>D&apos;abord, {side} doivent décider : {kind}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Fit the map into the window</source>
        <translation>Ajuster la carte à la fenêtre</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>Fix</source>
        <translation>Correction</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>Fix: {what}</source>
        <translation>Corriger : {what}</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Flat sides above and below</source>
        <translation>Côtés plats en haut et en bas</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Flight</source>
        <translation>Fuite</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>For everything but the map, which zooms</source>
        <translation>Pour tout sauf la carte, qui a son zoom</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>For the next cup</source>
        <translation>Pour le prochain gobelet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <location filename="../../bk40qt/play/report.py"/>
        <location filename="../../editor/panels/counter_form.py"/>
        <location filename="../../editor/panels/reinforcements.py"/>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Formation marker</source>
        <translation>Marqueur de formation</translation>
    </message>
    <message>
        <location filename="../../editor/panels/markers.py"/>
        <source>Formation markers</source>
        <translation>Marqueurs de formation</translation>
    </message>
    <message>
        <location filename="../../editor/panels/markers.py"/>
        <source>Formation markers follow from the formations. Type a number into a cell.</source>
        <translation>Les marqueurs de formation découlent des formations. Tapez un nombre dans une cellule.</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>Formation “{name}”</source>
        <translation>Formation « {name} »</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <location filename="../../editor/printing/aid_sheet.py"/>
        <source>Formations</source>
        <translation>Formations</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Formations act in the order in which their markers are drawn from a cup ({rule}). Today you have the initiative: one marker of yours opens the battle. Choose the tanks, {formation}, in the list on the right.</source>
        <translation>Les formations agissent dans l&apos;ordre où leurs marqueurs sortent d&apos;un gobelet ({rule}). Aujourd&apos;hui, vous avez l&apos;initiative : un de vos marqueurs ouvre le combat. Choisissez les chars, {formation}, dans la liste à droite.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>Formations are activated in the operations phase, this is the {phase} phase</source>
        <translation>Les formations s&apos;activent pendant la phase d&apos;opérations ; phase actuelle : {phase}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>Formations its independent units may be attached to at set-up (10.3)</source>
        <translation>Formations auxquelles ses unités indépendantes peuvent être rattachées à la mise en place (10.3)</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Formations that the stage places</source>
        <translation>Formations que l&apos;étape place</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <location filename="../../scenarios/hannut.bk40"/>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>French</source>
        <translation>Français</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>French Stuka marker {number}</source>
        <translation>marqueur Stuka français {number}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>French artillery marker {number}</source>
        <translation>marqueur d&apos;artillerie français {number}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>French general marker {number}</source>
        <translation>marqueur général français {number}</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>French reinforcements come on at 1310, German ones at 0104 to 0108, from their turn on when their formation is activated (R-84).</source>
        <translation>Les renforts français arrivent par 1310, les allemands par 0104 à 0108, dès leur tour, quand leur formation est activée (R-84).</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>French repeat marker {number}</source>
        <translation>marqueur de répétition français {number}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>French victory</source>
        <translation>Victoire française</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>From a scanned map</source>
        <translation>D&apos;après une carte numérisée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>From here the HQ can lead the assault. Press {key} to end its move.</source>
        <translation>D&apos;ici, le QG peut diriger l&apos;assaut. Appuyez sur {key} pour finir son mouvement.</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>From side to side of a hex; counters are three quarters of it</source>
        <translation>D&apos;un côté à l&apos;autre d&apos;un hexagone ; les pions en font les trois quarts</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>From the middle of a hex to that of the next; of a counter, its side</source>
        <translation>Du centre d&apos;un hexagone à celui du suivant ; pour un pion, son côté</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/sight.py"/>
        <location filename="../../editor/panels/sight.py"/>
        <source>From {hex}: {seen} hexes in sight, {blocked} not; blind hexes: {blind}</source>
        <translation>Depuis {hex} : {seen} hexagones en vue, {blocked} non ; hexagones aveugles : {blind}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Full</source>
        <translation>Plein</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Full strength: two steps</source>
        <translation>Pleine force : deux pas</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/works_art.py"/>
        <source>G</source>
        <translation>A</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Games ended on {list}</source>
        <translation>Fin des parties : {list}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>Games with the same number or word here have the same dice</source>
        <translation>Les parties qui ont ici le même nombre ou mot ont les mêmes dés</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <location filename="../../editor/panels/markers.py"/>
        <location filename="../../editor/panels/wording.py"/>
        <location filename="../../editor/printing/aid_sheet.py"/>
        <location filename="../../editor/printing/battle.py"/>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>General marker</source>
        <translation>Marqueur général</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>German</source>
        <translation>Allemands</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>German Stuka marker {number}</source>
        <translation>marqueur Stuka allemand {number}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>German artillery marker {number}</source>
        <translation>marqueur d&apos;artillerie allemand {number}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>German general marker {number}</source>
        <translation>marqueur général allemand {number}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>German repeat marker {number}</source>
        <translation>marqueur de répétition allemand {number}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>German victory</source>
        <translation>Victoire allemande</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <location filename="../../scenarios/hannut.bk40"/>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Germans</source>
        <translation>Allemands</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hex_field.py"/>
        <source>Give one hex, such as {hex}</source>
        <translation>Donnez un hexagone, par exemple {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Give the chosen game another title</source>
        <translation>Donner un autre titre à la partie choisie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Give this moment a name</source>
        <translation>Donner un nom à ce moment</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Gives way one hex; a neutralized unit needs a reaction check for it.</source>
        <translation>Recule d&apos;un hexagone ; une unité neutralisée doit d&apos;abord réussir un test de réaction.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Go back to the bookmark before this</source>
        <translation>Revenir au signet précédent</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Go back to the file</source>
        <translation>Revenir au fichier</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Go back to the last beginning of a turn</source>
        <translation>Revenir au dernier début de tour</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Go back to the last fire or assault</source>
        <translation>Revenir au dernier tir ou assaut</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Go back to where a formation was activated</source>
        <translation>Revenir à la dernière activation d&apos;une formation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <location filename="../../bk40qt/play/cover.py"/>
        <location filename="../../bk40qt/play/panels/setup.py"/>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Go on at once to your next decision</source>
        <translation>Passer aussitôt à votre prochaine décision</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Go on with the chosen game</source>
        <translation>Continuer la partie choisie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Go on with the lessons after closing them</source>
        <translation>Reprendre les leçons après les avoir fermées</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Go to</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Go to decision {number}</source>
        <translation>Aller à la décision {number}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Go to hex</source>
        <translation>Aller à l&apos;hexagone</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Go to hex…</source>
        <translation>Aller à l&apos;hexagone…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Go to the beginning of the next turn</source>
        <translation>Aller au début du tour suivant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Go to the bookmark after this</source>
        <translation>Aller au signet suivant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Go to the map</source>
        <translation>Aller à la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Go to the next fire or assault</source>
        <translation>Aller au prochain tir ou assaut</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Go to the next or previous turn, activation or combat</source>
        <translation>Aller au tour, à l&apos;activation ou au combat suivant ou précédent</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Go to the next unit that can still act</source>
        <translation>Aller à la prochaine unité qui peut encore agir</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Go to the options</source>
        <translation>Aller aux options</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Go to the unit before</source>
        <translation>Aller à l&apos;unité précédente</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Go to where the next formation is activated</source>
        <translation>Aller à la prochaine activation d&apos;une formation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Group fire</source>
        <translation>Tir groupé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Group fire on {hex}: one more strike, or fire?</source>
        <translation>Tir groupé sur {hex} : une frappe de plus, ou feu ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>HQ</source>
        <translation>QG</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>HQ neutralized</source>
        <translation>QG neutralisé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>HQs overrun by the enemy</source>
        <translation>QG submergés par l&apos;ennemi</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>Half actions are over for: {units}</source>
        <translation>De nouveau une action entière : {units}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/cover.py"/>
        <source>Hand over to the {side} player</source>
        <translation>Passez la main aux {side}</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Hannut</source>
        <translation>Hannut</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Hannut, 13 May 1940</source>
        <translation>Hannut, 13 mai 1940</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>He wins if he holds Ormont at the end of turn 2; otherwise the French player wins.</source>
        <translation>Il gagne s&apos;il tient Ormont à la fin du tour 2 ; sinon, le joueur français gagne.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Headquarters</source>
        <translation>Quartier général</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Held at the start by</source>
        <translation>Tenu au départ par</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Held at the start: {hexes}</source>
        <translation>Tenus au départ : {hexes}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Held by</source>
        <translation>Tenu par</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>Held repeat and general markers stay in hand at the end of the turn</source>
        <translation>Les marqueurs de répétition et généraux gardés restent en main à la fin du tour</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Here you see which markers are still in the cup and which are used. The last one of a turn waits and opens the next turn ({rule}). In this lesson the cup is arranged; else nobody knows who comes next.</source>
        <translation>Ici, vous voyez quels marqueurs sont encore dans le gobelet et lesquels ont servi. Le dernier d&apos;un tour attend et ouvre le suivant ({rule}). Dans cette leçon, le gobelet est arrangé ; sinon, personne ne sait qui vient ensuite.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Hex</source>
        <translation>Hexagone</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Hex numbers</source>
        <translation>Numéros d&apos;hexagones</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>Hex {hex}</source>
        <translation>Hexagone {hex}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/registry.py"/>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Hexes</source>
        <translation>Hexagones</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Hexes from which the distance is counted</source>
        <translation>Hexagones d&apos;où se compte la distance</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>Hexes of the map edge (R-84)</source>
        <translation>Hexagones du bord de la carte (R-84)</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zone_fields.py"/>
        <source>Hexes one by one</source>
        <translation>Hexagones un par un</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <location filename="../../editor/panels/sight.py"/>
        <source>Hexes out of sight are veiled, blind hexes hatched; follows mouse and changes</source>
        <translation>Les hexagones hors de vue sont voilés, les aveugles hachurés ; suit la souris et les changements</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Hexes that are worth points, or must be held</source>
        <translation>Hexagones qui valent des points, ou qu&apos;il faut tenir</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Hexes that count</source>
        <translation>Hexagones qui comptent</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Hexes to add</source>
        <translation>Hexagones à ajouter</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Hexes whose numbers lie between: 0706 has the first digits 07 and the last 06</source>
        <translation>Hexagones dont les numéros se situent entre les deux : 0706 a pour premiers chiffres 07 et pour derniers 06</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Hexes, such as {hex}</source>
        <translation>Hexagones, par exemple {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Hidden guns</source>
        <translation>Canons cachés</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Hide counters</source>
        <translation>Masquer les pions</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Hide {who}</source>
        <translation>Cacher {who}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>High</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <location filename="../../editor/main_window.py"/>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Hold hexes at the end</source>
        <translation>Tenir des hexagones à la fin</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Holder</source>
        <translation>Occupant</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Home edge</source>
        <translation>Bord ami</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Home screen: choose the next battle</source>
        <translation>Accueil : choisir la bataille suivante</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Hotchkiss H 35 (c. 22) in place of AMR</source>
        <translation>Hotchkiss H 35 (env. 22) au lieu d&apos;AMR</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Hotchkiss H 39 (c. 13)</source>
        <translation>Hotchkiss H 39 (env. 13)</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Hotchkiss H 39, 37 mm SA 18 (c. 10, half of 3e esc.)</source>
        <translation>Hotchkiss H 39, 37 mm SA 18 (env. 10, moitié du 3e esc.)</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Hotchkiss H 39, 37 mm SA 18 (c. 10, half of 4e esc.)</source>
        <translation>Hotchkiss H 39, 37 mm SA 18 (env. 10, moitié du 4e esc.)</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Hotchkiss MG, 25 mm guns</source>
        <translation>mitrailleuses Hotchkiss, canons de 25 mm</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Hotchkiss MG, 81 mm mortars, 25 mm guns</source>
        <translation>mitrailleuses Hotchkiss, mortiers de 81 mm, canons de 25 mm</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Hotchkiss MG, 81 mm mortars, a few 25 mm guns</source>
        <translation>mitrailleuses Hotchkiss, mortiers de 81 mm, quelques canons de 25 mm</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>How</source>
        <translation>Comment</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>How far around the mouse the brush reaches</source>
        <translation>Jusqu&apos;où le pinceau s&apos;étend autour de la souris</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>How fast the game is played</source>
        <translation>À quelle vitesse la partie se déroule</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/ending.py"/>
        <source>How it stands</source>
        <translation>Situation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>How likely the next marker out of the cup is of each side: {list}</source>
        <translation>Probabilité que le prochain marqueur du gobelet soit de chaque camp : {list}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>How many games are played</source>
        <translation>Combien de parties sont jouées</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zone_fields.py"/>
        <source>How many hexes deep</source>
        <translation>Sur combien d&apos;hexagones</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>How often a passive unit may retreat in reaction during one enemy activation</source>
        <translation>Combien de fois une unité passive peut se replier en réaction pendant une activation ennemie</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>How strongly the picture shows through the hexes</source>
        <translation>À quel point l&apos;image transparaît à travers les hexagones</translation>
    </message>
    <message>
        <location filename="../../editor/printing/map_sheet.py"/>
        <source>How the sheets go together</source>
        <translation>Comment assembler les feuilles</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zone_fields.py"/>
        <source>How the zone is defined</source>
        <translation>Comment la zone est définie</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>How to begin</source>
        <translation>Comment commencer</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>How your printer turns the paper over to print the backs of the counters</source>
        <translation>Comment votre imprimante retourne le papier pour imprimer le verso des pions</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/cover.py"/>
        <source>I am the {side} player: show the board</source>
        <translation>Je joue les {side} : montrer la carte</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>II/11 RDP sets up round 1112: the printed 1712 lies inside the German set-up line (R-78).</source>
        <translation>II/11 RDP se place autour de 1112 : le 1712 imprimé est à l&apos;intérieur de la ligne de mise en place allemande (R-78).</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>II/PzR leaves the game at the end of turn 3. The company of 49 BCC that comes on turn 4 is independent until the rest arrives on turn 8 (R-87).</source>
        <translation>II/PzR quitte la partie à la fin du tour 3. La compagnie du 49 BCC qui arrive au tour 4 est indépendante jusqu&apos;à l&apos;arrivée du reste au tour 8 (R-87).</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <location filename="../../editor/panels/formation_form.py"/>
        <location filename="../../editor/panels/scenario_head.py"/>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_files.py"/>
        <source>Import a table</source>
        <translation>Importer un tableau</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Import a table (CSV)…</source>
        <translation>Importer un tableau (CSV)…</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Import and export, keep a type in the library</source>
        <translation>Importer et exporter, garder un type dans la bibliothèque</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>In hand</source>
        <translation>En main</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>In the cup</source>
        <translation>Dans le gobelet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>In the first round the defender fires before you do; after that both fire at once ({first}, {further}). Whoever gets an N loses a step, or leaves the hex neutralized. Between two rounds one may withdraw.</source>
        <translation>Au premier round, le défenseur tire avant vous ; ensuite, les deux tirent en même temps ({first}, {further}). Qui reçoit un N perd un pas, ou quitte l&apos;hexagone neutralisé. Entre deux rounds, on peut se retirer.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>In the hex of a unit of one of these</source>
        <translation>Dans l&apos;hexagone d&apos;une unité de l&apos;une d&apos;elles</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>In the middle lies the map. On the right stands what you are asked, with every option and the rule behind it. The strip at the top shows the turn, the markers and who is winning.</source>
        <translation>Au milieu se trouve la carte. À droite, ce qui vous est demandé, avec chaque option et la règle correspondante. La bande du haut montre le tour, les marqueurs et qui est en train de gagner.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>In units of the map: a hex is 128 wide</source>
        <translation>En unités de la carte : un hexagone fait 128 de large</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Independent</source>
        <translation>Indépendante</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Independent formations (white stripe) act on a marker of their own or are attached, company by company, to other formations; the choice is made once, at the start (12.2).</source>
        <translation>Les formations indépendantes (bande blanche) agissent avec leur propre marqueur ou sont rattachées, compagnie par compagnie, à d&apos;autres formations ; le choix se fait une fois, au départ (12.2).</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Independent units</source>
        <translation>Unités indépendantes</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Independent until</source>
        <translation>Indépendante jusqu&apos;à</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>Infantry mans the entrenchment in {hex}</source>
        <translation>L&apos;infanterie occupe le retranchement en {hex}</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Infantry regiment Grossdeutschland, then 10th Panzer Division, against 205 RI and the reserves that the French send up to the plateau of Stonne.</source>
        <translation>Le régiment d&apos;infanterie Grossdeutschland, puis la 10e Panzerdivision, contre le 205 RI et les réserves que les Français envoient sur le plateau de Stonne.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/markers.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Initiative: the {side} put aside {markers} of their choice and open the game with them (R-16).</source>
        <translation>Initiative : les {side} mettent de côté {markers} de leur choix et ouvrent la partie avec (R-16).</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>Input/output error</source>
        <translation>erreur de lecture ou d’écriture</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Insert the clipboard, ground at the hex under the mouse</source>
        <translation>Insérer le presse-papiers, le terrain à l&apos;hexagone sous la souris</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>It acts with that formation for the whole game.</source>
        <translation>Elle agit avec cette formation pendant toute la partie.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>It can be played later in this turn.</source>
        <translation>Il pourra être joué plus tard dans ce tour.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>It is made for rules that this program does not have: {system}</source>
        <translation>Il est fait pour des règles que ce programme n&apos;a pas : {system}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/session.py"/>
        <source>It is not your decision now.</source>
        <translation>Ce n&apos;est pas à vous de décider.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/keeping.py"/>
        <source>It is saved, but it cannot be played yet, because of {n} problems:</source>
        <translation>
            <numerusform>Il est enregistré, mais pas encore jouable, à cause de {n} problème :</numerusform>
            <numerusform>Il est enregistré, mais pas encore jouable, à cause de {n} problèmes :</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>It leaves the game at the end of this turn</source>
        <translation>Elle quitte la partie à la fin de ce tour</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Its action ends here; the others go on.</source>
        <translation>Son action s&apos;arrête ici ; les autres continuent.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Its hexes depend on where these formations stand.</source>
        <translation>Ses hexagones dépendent de l&apos;endroit où sont ces formations.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Its infantry may mount and dismount carriers (6.1)</source>
        <translation>Son infanterie peut embarquer sur des transports et en débarquer (6.1)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Its units may act, one after the other.</source>
        <translation>Ses unités peuvent agir l&apos;une après l&apos;autre.</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Judged at the end of every turn by the victory points of the {side}.</source>
        <translation>Jugée à la fin de chaque tour d&apos;après les points de victoire des {side}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Keep it to combine with the next marker</source>
        <translation>Le garder pour le combiner avec le prochain marqueur</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Keep its type in the library</source>
        <translation>Garder son type dans la bibliothèque</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Keep the marker in hand</source>
        <translation>Garder le marqueur en main</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_files.py"/>
        <source>Keep them</source>
        <translation>Les garder</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Keep {who} with its own formation</source>
        <translation>Laisser {who} dans sa propre formation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Kept: comes first next turn</source>
        <translation>Gardé : ouvre le tour suivant</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Key of the type in the unit library</source>
        <translation>Clé du type dans la bibliothèque d&apos;unités</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Keys 0 to 9 choose the level, [ and ] the size. A right click picks what is there.</source>
        <translation>Les touches 0 à 9 choisissent le niveau, [ et ] la taille. Un clic droit reprend ce qui s&apos;y trouve.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Keys 1 to 4 choose the terrain, [ and ] the size. A right click picks what is there.</source>
        <translation>Les touches 1 à 4 choisissent le terrain, [ et ] la taille. Un clic droit reprend ce qui s&apos;y trouve.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Keys…</source>
        <translation>Touches…</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <location filename="../../editor/panels/victory.py"/>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Known hexes</source>
        <translation>Hexagones connus</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Language, theme, size of letters</source>
        <translation>Langue, thème, taille des caractères</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Language, theme, size of letters, speed</source>
        <translation>Langue, thème, taille des caractères, vitesse</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Larger brush</source>
        <translation>Pinceau plus grand</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>Last change</source>
        <translation>Dernier changement</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Last digits from</source>
        <translation>Derniers chiffres de</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Last digits to</source>
        <translation>Derniers chiffres jusqu&apos;à</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Last turn: {low} to {high}, {mean} on average</source>
        <translation>Dernier tour : {low} à {high}, {mean} en moyenne</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Lay a minefield in {hex}</source>
        <translation>Poser un champ de mines en {hex}</translation>
    </message>
    <message>
        <location filename="../../editor/printing/map_sheet.py"/>
        <source>Lay it on the next sheet up to the short grey marks, and glue the strips that overlap.</source>
        <translation>Posez-la sur la feuille suivante jusqu&apos;aux petits repères gris, et collez les bandes qui se recouvrent.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Lay the counters of the hex side by side</source>
        <translation>Poser côte à côte les pions de l&apos;hexagone</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>Lead from the front</source>
        <translation>Commander de l&apos;avant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Learn the game in a small battle</source>
        <translation>Apprendre le jeu dans un petit combat</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Leave this lesson out</source>
        <translation>Sauter cette leçon</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Leave {who} behind</source>
        <translation>Laisser {who} en arrière</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Leave {who} in the open</source>
        <translation>Laisser {who} à découvert</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Left the map</source>
        <translation>Sorties de la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Less time between the computer&apos;s decisions</source>
        <translation>Moins de temps entre les décisions de l&apos;ordinateur</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Let all reaction windows pass until the enemy formation has finished</source>
        <translation>Laisser passer toutes les réactions jusqu&apos;à ce que la formation ennemie ait fini</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Let all reaction windows pass until this move is over</source>
        <translation>Laisser passer toutes les réactions jusqu&apos;à la fin de ce mouvement</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Let both sides play at random to see how often each wins and how long games last.</source>
        <translation>Faites jouer les deux camps au hasard pour voir combien de fois chacun gagne et combien durent les parties.</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Let go of what is selected</source>
        <translation>Abandonner la sélection</translation>
    </message>
    <message>
        <location filename="../../editor/tools/sides.py"/>
        <source>Let it flow the other way</source>
        <translation>Le faire couler dans l&apos;autre sens</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Let it play itself</source>
        <translation>Le faire jouer tout seul</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Lets every unit of {formation} act once</source>
        <translation>Permet à chaque unité de {formation} d&apos;agir une fois</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Letter (8.5 × 11 in)</source>
        <translation>Letter (8,5 × 11 po)</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <location filename="../../editor/panels/tools.py"/>
        <location filename="../../editor/tools/registry.py"/>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <source>Level of the selected hexes</source>
        <translation>Niveau des hexagones choisis</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Library…</source>
        <translation>Bibliothèque…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>Light or dark window and map</source>
        <translation>Fenêtre et carte claires ou sombres</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <location filename="../../editor/panels/tools.py"/>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <location filename="../../editor/main_window.py"/>
        <location filename="../../editor/tools/registry.py"/>
        <source>Line of sight</source>
        <translation>Ligne de vue</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Line of sight tool</source>
        <translation>Outil de ligne de vue</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_csv.py"/>
        <source>Line {line} is no CSV: {error}</source>
        <translation>La ligne {line} n&apos;est pas du CSV : {error}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_files.py"/>
        <source>Line {line}, {column}: {message}</source>
        <translation>Ligne {line}, {column} : {message}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>Look around</source>
        <translation>Regarder autour de soi</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Look at a saved game from its beginning</source>
        <translation>Regarder une partie enregistrée depuis son début</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Look at the chosen game from its beginning</source>
        <translation>Regarder la partie choisie depuis son début</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Look on with the eyes of the other side; what its enemy has hidden is not shown</source>
        <translation>Regarder par les yeux de l&apos;autre camp ; ce que son ennemi a caché n&apos;est pas montré</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <location filename="../../bk40qt/play/report.py"/>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Losses</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <source>Losses and results</source>
        <translation>Pertes et résultats</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Losses before the battle</source>
        <translation>Pertes avant la bataille</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <source>Losses by formation</source>
        <translation>Pertes par formation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <source>Losses by unit</source>
        <translation>Pertes par unité</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Low</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Low must not be above high</source>
        <translation>Le minimum ne doit pas dépasser le maximum</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Lower by one</source>
        <translation>Abaisser d&apos;un niveau</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>MG 34 heavy platoons, 8 cm mortars</source>
        <translation>sections lourdes de MG 34, mortiers de 8 cm</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Machine guns</source>
        <translation>Mitrailleuses</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>Made for the tutorial of bk40qt; place and action are invented.</source>
        <translation>Fait pour le tutoriel de bk40qt ; lieu et action sont inventés.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Make a scenario of your own</source>
        <translation>Créer votre propre scénario</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Make a zone first</source>
        <translation>Créez d&apos;abord une zone</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zone_fields.py"/>
        <source>Make it the edge of the map</source>
        <translation>En faire le bord de la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/view.py"/>
        <location filename="../../bk40qt/play/game_window.py"/>
        <location filename="../../editor/printing/map_sheet.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>Map as PNG</source>
        <translation>Carte en PNG</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>Map as SVG</source>
        <translation>Carte en SVG</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Map at true scale</source>
        <translation>Carte à l&apos;échelle réelle</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>Map for Tiled</source>
        <translation>Carte pour Tiled</translation>
    </message>
    <message>
        <location filename="../../editor/printing/setup_sheet.py"/>
        <source>Map of the zones</source>
        <translation>Carte des zones</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/view.py"/>
        <source>Map, hex {hex}</source>
        <translation>Carte, hexagone {hex}</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>Maps of Tiled, orders of battle ({kinds})</source>
        <translation>Cartes Tiled, ordres de bataille ({kinds})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Mark or take an option by its number</source>
        <translation>Marquer ou choisir une option par son numéro</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Mark this moment, or take the mark away</source>
        <translation>Marquer ce moment, ou retirer la marque</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>Marker</source>
        <translation>Marqueur</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_tree.py"/>
        <source>Marker {marker}</source>
        <translation>Marqueur {marker}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <location filename="../../editor/panels/registry.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>Markers and activation</source>
        <translation>Marqueurs et activation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <source>Markers and activations</source>
        <translation>Marqueurs et activations</translation>
    </message>
    <message>
        <location filename="../../editor/printing/aid_sheet.py"/>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>Markers for the cup</source>
        <translation>Marqueurs pour le gobelet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Markers for the opening</source>
        <translation>Marqueurs pour l&apos;ouverture</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>May be attached to</source>
        <translation>Peut être rattachée à</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <location filename="../../editor/panels/library_form.py"/>
        <source>May start aboard a carrier</source>
        <translation>Peut commencer embarquée</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>May stay on foot</source>
        <translation>Peut rester à pied</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>May use carriers</source>
        <translation>Peut utiliser des transports</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Metres per hex</source>
        <translation>Mètres par hexagone</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>Milliseconds; 0 is as fast as it can</source>
        <translation>En millisecondes ; 0 : aussi vite que possible</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <location filename="../../editor/panels/setup_stages.py"/>
        <location filename="../../editor/panels/tools.py"/>
        <source>Minefields</source>
        <translation>Champs de mines</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Minefields in zone</source>
        <translation>Champs de mines dans la zone</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Mirror left to right</source>
        <translation>Retourner de gauche à droite</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Mirror top to bottom</source>
        <translation>Retourner de haut en bas</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Moment of the game</source>
        <translation>Moment de la partie</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>More time between the computer&apos;s decisions</source>
        <translation>Plus de temps entre les décisions de l&apos;ordinateur</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Motorcycles</source>
        <translation>Motocyclistes</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Mounted at the start</source>
        <translation>Embarquée au départ</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/options.py"/>
        <source>Move</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Move everything by columns and rows</source>
        <translation>Tout déplacer de colonnes et de rangées</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Move on</source>
        <translation>Poursuivre le mouvement</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Move {who}</source>
        <translation>mouvement : {who}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Move {who} to {hex}</source>
        <translation>aller en {hex} : {who}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Movement</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Moves hex by hex; the enemy may react in every hex.</source>
        <translation>Se déplace hexagone par hexagone ; l&apos;ennemi peut réagir à chacun.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>N (neutralized)</source>
        <translation>N (neutralisée)</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <location filename="../../editor/panels/formation_form.py"/>
        <location filename="../../editor/panels/hexes.py"/>
        <location filename="../../editor/panels/library_form.py"/>
        <location filename="../../editor/panels/scenario_head.py"/>
        <location filename="../../editor/panels/tools.py"/>
        <location filename="../../editor/panels/victory.py"/>
        <location filename="../../editor/tools/registry.py"/>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="../../editor/tools/sides.py"/>
        <source>Name of the stream</source>
        <translation>Nom du cours d&apos;eau</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Name of this moment:</source>
        <translation>Nom de ce moment :</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Name on the map</source>
        <translation>Nom sur la carte</translation>
    </message>
    <message>
        <location filename="../../editor/tools/sides.py"/>
        <source>Name the stream…</source>
        <translation>Nommer le cours d&apos;eau…</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Name three different hexes of the map first.</source>
        <translation>Nommez d&apos;abord trois hexagones différents de la carte.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/sides.py"/>
        <source>Name, empty for none:</source>
        <translation>Nom, vide si aucun :</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Names of villages, hills, woods and streams</source>
        <translation>Noms de villages, collines, bois et cours d&apos;eau</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hex_contents.py"/>
        <source>Names: {list}</source>
        <translation>Noms : {list}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Natural size</source>
        <translation>Taille réelle</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Needs a reaction check; even a failed try uses up its opportunity fire.</source>
        <translation>Exige un test de réaction ; même raté, l&apos;essai épuise son tir d&apos;opportunité.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Needs a reaction check; the shot comes before the enemy&apos;s result takes effect.</source>
        <translation>Exige un test de réaction ; le tir a lieu avant que le résultat ennemi ne s&apos;applique.</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>Negative numbers cut off</source>
        <translation>Les nombres négatifs retranchent</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>Negative numbers go the other way</source>
        <translation>Les nombres négatifs vont dans l&apos;autre sens</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>New counter</source>
        <translation>Nouveau pion</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>New counters for {formation}</source>
        <translation>Nouveaux pions pour {formation}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>New formation</source>
        <translation>Nouvelle formation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>New game: {scenario}</source>
        <translation>Nouvelle partie : {scenario}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>New map</source>
        <translation>Nouvelle carte</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>New scenario</source>
        <translation>Nouveau scénario</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>New size</source>
        <translation>Nouvelle taille</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>New…</source>
        <translation>Nouveau…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Next activation</source>
        <translation>Activation suivante</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Next bookmark</source>
        <translation>Signet suivant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Next combat</source>
        <translation>Combat suivant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Next marker: {list}</source>
        <translation>Prochain marqueur : {list}</translation>
    </message>
    <message>
        <location filename="../../editor/printing/preview.py"/>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Next unit</source>
        <translation>Unité suivante</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Next: {list}</source>
        <translation>Ensuite : {list}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>No HQ observes {hex}</source>
        <translation>Aucun QG n&apos;observe {hex}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_tree.py"/>
        <source>No activation marker</source>
        <translation>Pas de marqueur d&apos;activation</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>No carrier is set up in this stage.</source>
        <translation>Aucun transport n&apos;est placé dans cette étape.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>No counter of {name} arrives later; give one its turn first</source>
        <translation>Aucun pion de {name} n&apos;arrive plus tard ; donnez d&apos;abord un tour à l&apos;un d&apos;eux</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>No dice are rolled for this.</source>
        <translation>Aucun dé n&apos;est lancé pour cela.</translation>
    </message>
    <message>
        <location filename="../../editor/recent.py"/>
        <source>No files yet</source>
        <translation>Aucun fichier</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <source>No hex is selected.</source>
        <translation>Aucun hexagone choisi.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tiles.py"/>
        <source>No map to show</source>
        <translation>Pas de carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>No marker is drawn</source>
        <translation>Aucun marqueur tiré</translation>
    </message>
    <message>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>No marker of its own: attached to one of: {formations}</source>
        <translation>Sans marqueur propre : rattachée à l&apos;une de : {formations}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>No more hints; the battle goes on. The Help menu brings them back</source>
        <translation>Plus de conseils ; le combat continue. Le menu Aide les ramène</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>No reactions during this activation</source>
        <translation>Pas de réactions pendant cette activation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>No reactions during this activation: take that back</source>
        <translation>Pas de réactions pendant cette activation : annuler cela</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>No reactions during this move</source>
        <translation>Pas de réactions pendant ce mouvement</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>No reactions during this move: take that back</source>
        <translation>Pas de réactions pendant ce mouvement : annuler cela</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>No road enters the map at {goal}</source>
        <translation>Aucune route n&apos;entre sur la carte en {goal}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>No road leads from {here} to {goal}</source>
        <translation>Aucune route ne mène de {here} à {goal}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>No space left on device</source>
        <translation>il n’y a plus de place sur le disque</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>No such file or directory</source>
        <translation>ce fichier ou ce dossier n’existe pas</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Nobody else reacts to this.</source>
        <translation>Personne d&apos;autre ne réagit.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Nobody else withdraws; the assault goes on.</source>
        <translation>Personne d&apos;autre ne se retire ; l&apos;assaut continue.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Nobody holds these hexes</source>
        <translation>Personne ne tient ces hexagones</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Nobody starts mounted on {target}</source>
        <translation>Personne ne commence embarqué sur {target}</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>None: the rules as they are, without optional rules.</source>
        <translation>Aucune : les règles telles quelles, sans règles optionnelles.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>Not a directory</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Not during this activation</source>
        <translation>Pas pendant cette activation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Not during this move</source>
        <translation>Pas pendant ce mouvement</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>Not everything could be taken over</source>
        <translation>Tout n&apos;a pas pu être repris</translation>
    </message>
    <message>
        <location filename="../../editor/app.py"/>
        <source>Not everything in {path} can be understood. What cannot is replaced by something usual; saving would lose it:</source>
        <translation>Tout n&apos;est pas compréhensible dans {path}. Ce qui ne l&apos;est pas est remplacé par des valeurs usuelles ; enregistrer le perdrait :</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Not written.</source>
        <translation>Non écrit.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Notes and special rules</source>
        <translation>Notes et règles spéciales</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tools/select.py"/>
        <source>Nothing can be done here now</source>
        <translation>Rien à faire ici pour l&apos;instant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/rules_view.py"/>
        <source>Nothing found.</source>
        <translation>Rien trouvé.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>Nothing has been played yet. Every decision is saved at once, so you can stop at any moment and go on from here.

New to the game? The tutorial is a small battle with hints and ends with your first assault.</source>
        <translation>Aucune partie encore. Chaque décision est enregistrée aussitôt : vous pouvez vous arrêter à tout moment et reprendre ici.

Vous découvrez le jeu ? Le tutoriel est un petit combat avec des conseils et s&apos;achève sur votre premier assaut.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/dice.py"/>
        <source>Nothing has been rolled yet.</source>
        <translation>Aucun jet pour l&apos;instant.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>Nothing is announced for this turn.</source>
        <translation>Rien d&apos;annoncé pour ce tour.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Nothing is fired; two passes in a row end the turn&apos;s operations.</source>
        <translation>Aucun tir ; deux passes de suite terminent les opérations du tour.</translation>
    </message>
    <message>
        <location filename="../../editor/clipping.py"/>
        <source>Nothing is selected.</source>
        <translation>Rien n&apos;est choisi.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>Nothing is wrong: it can be played.</source>
        <translation>Tout est en ordre : on peut y jouer.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/setup.py"/>
        <source>Nothing to place now: the decision panel says what is asked.</source>
        <translation>Rien à placer maintenant : le panneau de décision dit ce qui est demandé.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Now fire. Click {unit} in {hex}: a cross-hair marks every target, with the chance of an effect.</source>
        <translation>Maintenant, tirez. Cliquez sur {unit} en {hex} : un réticule marque chaque cible, avec la probabilité d&apos;un effet.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Number by column or row</source>
        <translation>Numéroter par colonne ou par rangée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>Number of French Stuka markers at the start</source>
        <translation>Nombre de marqueurs Stuka français au départ</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>Number of French artillery markers at the start</source>
        <translation>Nombre de marqueurs d&apos;artillerie français au départ</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>Number of French general markers at the start</source>
        <translation>Nombre de marqueurs généraux français au départ</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>Number of French repeat markers at the start</source>
        <translation>Nombre de marqueurs de répétition français au départ</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>Number of German Stuka markers at the start</source>
        <translation>Nombre de marqueurs Stuka allemands au départ</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>Number of German artillery markers at the start</source>
        <translation>Nombre de marqueurs d&apos;artillerie allemands au départ</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>Number of German general markers at the start</source>
        <translation>Nombre de marqueurs généraux allemands au départ</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>Number of German repeat markers at the start</source>
        <translation>Nombre de marqueurs de répétition allemands au départ</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Number of a hex that you can find on the picture</source>
        <translation>Numéro d&apos;un hexagone que vous trouvez sur l&apos;image</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Number of the hex, or a place name:</source>
        <translation>Numéro de l&apos;hexagone, ou nom de lieu :</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Numbers of hexes, with commas or spaces between them</source>
        <translation>Numéros d&apos;hexagones, séparés par des virgules ou des espaces</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>OPP used</source>
        <translation>OPP utilisé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Observer</source>
        <translation>Observateur</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Odd ones half a hex further</source>
        <translation>Impaires décalées d&apos;un demi-hexagone</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>Odds: {list}</source>
        <translation>Probabilités : {list}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>Off: counters are at once where they go</source>
        <translation>Désactivé : les pions sont aussitôt à destination</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>On the move: {units}. Where to?</source>
        <translation>En mouvement : {units}. Vers où ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>One can ask about {kinds}, not about {kind}</source>
        <translation>On peut demander {kinds}, pas {kind}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>One company; or several, of which the owner chooses one or none</source>
        <translation>Une compagnie ; ou plusieurs, dont le propriétaire choisit une ou aucune</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>One decision back</source>
        <translation>Une décision en arrière</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>One decision on</source>
        <translation>Une décision en avant</translation>
    </message>
    <message>
        <location filename="../../editor/panels/markers.py"/>
        <source>One marker</source>
        <translation>Un marqueur</translation>
    </message>
    <message>
        <location filename="../../editor/panels/markers.py"/>
        <source>One marker has at most {n} strikes</source>
        <translation>Un marqueur a {n} frappes au plus</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>One unit of the map as one pixel</source>
        <translation>Une unité de la carte par pixel</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Only infantry and machine guns have this</source>
        <translation>Seules l&apos;infanterie et les mitrailleuses ont ceci</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Only its own host</source>
        <translation>Seulement la sienne</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Only the block of the selected hexes is left</source>
        <translation>Il ne reste que le bloc des hexagones choisis</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>Only what has just moved or fired may be fired at: {units}</source>
        <translation>On ne peut tirer que sur ce qui vient de bouger ou de tirer : {units}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Only with units of the formation it is attached to (R-82)</source>
        <translation>Seulement avec des unités de la formation à laquelle elle est rattachée (R-82)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>Only {target} may return fire now, at {firer}</source>
        <translation>Seule {target} peut riposter maintenant, sur {firer}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Only {unit}: {n} of {count} options.</source>
        <translation>{unit} seulement : {n} choix sur {count}.</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <source>Open a formation to see its units; Enter shows a unit on the map</source>
        <translation>Ouvrez une formation pour voir ses unités ; Entrée montre une unité sur la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Open a saved game or a scenario from any folder</source>
        <translation>Ouvrir une partie enregistrée ou un scénario de n&apos;importe quel dossier</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Open a scenario</source>
        <translation>Ouvrir un scénario</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>Open file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Open in the editor</source>
        <translation>Ouvrir dans l&apos;éditeur</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/games_list.py"/>
        <source>Open it to see more</source>
        <translation>Ouvrez-la pour en voir plus</translation>
    </message>
    <message>
        <location filename="../../editor/recent.py"/>
        <source>Open recent</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>Open rule {rule}</source>
        <translation>Ouvrir la règle {rule}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Open the chosen scenario in the editor</source>
        <translation>Ouvrir le scénario choisi dans l&apos;éditeur</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Open the folder of the chosen game</source>
        <translation>Ouvrir le dossier de la partie choisie</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>Open the rule that this problem is about</source>
        <translation>Ouvrir la règle dont il s&apos;agit</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tiles.py"/>
        <source>Open this scenario in the editor</source>
        <translation>Ouvrir ce scénario dans l&apos;éditeur</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>Open what is ticked, with every change, and each can be undone</source>
        <translation>Ouvrir ce qui est coché, avec tous ses changements, chacun annulable</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Open with the {marker}</source>
        <translation>Ouvrir avec le {marker}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>Operation not permitted</source>
        <translation>opération non autorisée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>Operations Phase</source>
        <translation>Phase d&apos;opérations</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Opportunity fire or retreat</source>
        <translation>Tir d&apos;opportunité ou repli</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>Optional rules</source>
        <translation>Règles optionnelles</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <location filename="../../bk40qt/play/report.py"/>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Options in force</source>
        <translation>Options en vigueur</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>Or: {what}</source>
        <translation>Ou : {what}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <location filename="../../bk40qt/play/panels/forces.py"/>
        <location filename="../../editor/panels/forces_tree.py"/>
        <location filename="../../editor/panels/registry.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>Order of battle</source>
        <translation>Ordre de bataille</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>Order of battle as a table</source>
        <translation>Ordre de bataille en tableau</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Order of set-up</source>
        <translation>Ordre de mise en place</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>Origin</source>
        <translation>Origine</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>Ormont, the road north of it, the orchard before it and the wood by the bridge</source>
        <translation>Ormont, la route au nord, le verger devant et le bois près du pont</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/options.py"/>
        <source>Other</source>
        <translation>Autres</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Other hexes held at the start</source>
        <translation>Autres hexagones tenus au départ</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Out of the game</source>
        <translation>Hors jeu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/games_list.py"/>
        <source>Over: a draw</source>
        <translation>Terminée : égalité</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/games_list.py"/>
        <source>Over: {side} won</source>
        <translation>Terminée : victoire des {side}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/minimap.py"/>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Overview map</source>
        <translation>Carte d&apos;ensemble</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report_dialog.py"/>
        <source>PDF document (*.pdf)</source>
        <translation>Document PDF (*.pdf)</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <location filename="../../editor/printing/preview.py"/>
        <source>Page before</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <location filename="../../editor/printing/preview.py"/>
        <source>Page width</source>
        <translation>Largeur de la page</translation>
    </message>
    <message>
        <location filename="../../editor/printing/preview.py"/>
        <source>Page {page} of {count}</source>
        <translation>Page {page} sur {count}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report_pdf.py"/>
        <source>Page {page} of {pages}</source>
        <translation>Page {page} sur {pages}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Paint</source>
        <translation>Peindre</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Paint hexes for a side, or for nobody. A right click picks the side.</source>
        <translation>Peignez des hexagones pour un camp, ou pour personne. Un clic droit reprend le camp.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Paint the hexes in which the works may be placed at set-up.</source>
        <translation>Peignez les hexagones où les ouvrages peuvent être placés à la mise en place.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Paint the zone on the map</source>
        <translation>Peindre la zone sur la carte</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Paint woods, orchards, villages, clear ground</source>
        <translation>Peindre bois, vergers, villages, terrain dégagé</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Paint zones for set-up and entry</source>
        <translation>Peindre les zones de mise en place et d&apos;entrée</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Panhard 178 (c. 12)</source>
        <translation>Panhard 178 (env. 12)</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Panhard 178 (c. 22)</source>
        <translation>Panhard 178 (env. 22)</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Pap&amp;er</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/rules_view.py"/>
        <source>Paragraphs found</source>
        <translation>Paragraphes trouvés</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/panels/options.py"/>
        <source>Pass, stop or go on</source>
        <translation>Passer, s&apos;arrêter ou continuer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Passed or cancelled</source>
        <translation>Passés ou annulés</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <location filename="../../editor/clipping.py"/>
        <source>Pasting would change nothing.</source>
        <translation>Coller ne changerait rien.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Pause the computer</source>
        <translation>Mettre l&apos;ordinateur en pause</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>Permission denied</source>
        <translation>accès refusé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <location filename="../../editor/panels/picture.py"/>
        <source>Picture of a map</source>
        <translation>Image d&apos;une carte</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <location filename="../../editor/panels/picture.py"/>
        <source>Pictures ({kinds})</source>
        <translation>Images ({kinds})</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Picture…</source>
        <translation>Image…</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Place a formation…</source>
        <translation>Placer une formation…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/panels/setup.py"/>
        <source>Place a sensible set-up</source>
        <translation>Mise en place raisonnable</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Place another formation in this stage</source>
        <translation>Placer une autre formation dans cette étape</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Place {who} in {hex}</source>
        <translation>Placer {who} en {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Places</source>
        <translation>Lieux</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Places with victory points, and who holds them at the start:</source>
        <translation>Lieux qui valent des points de victoire, et qui les tient au départ :</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Places with victory points:</source>
        <translation>Lieux qui valent des points de victoire :</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <location filename="../../bk40qt/play/tiles.py"/>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <source>Play &amp;again</source>
        <translation>Re&amp;jouer</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Play at random</source>
        <translation>Jouer au hasard</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Play from here</source>
        <translation>Jouer à partir d&apos;ici</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Play goes on</source>
        <translation>La partie continue</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Play goes on while the points of the side are from low to high; below or above, the game is decided.</source>
        <translation>La partie continue tant que les points du camp sont entre le minimum et le maximum ; au-dessous ou au-dessus, elle est décidée.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Play the game at half the speed</source>
        <translation>Dérouler la partie deux fois moins vite</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Play the game at twice the speed</source>
        <translation>Dérouler la partie deux fois plus vite</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Play the game from here, or stop</source>
        <translation>Dérouler la partie à partir d&apos;ici, ou arrêter</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Play the {marker} on {target}</source>
        <translation>Jouer le {marker} sur {target}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Play the {marker} to rest {target}</source>
        <translation>Jouer le {marker} pour reposer {target}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tiles.py"/>
        <source>Play {scenario}</source>
        <translation>Jouer {scenario}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay.py"/>
        <source>Played under version {old} of the rules; this program has version {new}. It is shown as it was recorded and cannot be played on.</source>
        <translation>Jouée avec la version {old} des règles ; ce programme a la version {new}. Elle est montrée telle qu&apos;enregistrée et ne peut pas être continuée.</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Player aid</source>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/stack.py"/>
        <source>Point at a hex or select a unit to see all of it here.</source>
        <translation>Pointez un hexagone ou choisissez une unité pour tout en voir ici.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <location filename="../../editor/panels/victory.py"/>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Points above and below</source>
        <translation>Pointes en haut et en bas</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Points within bands</source>
        <translation>Points dans des fourchettes</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Points, losses and figures so far; at the end of the game, who won and why</source>
        <translation>Points, pertes et chiffres à ce jour ; à la fin de la partie, qui a gagné et pourquoi</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>Possible is: {some}</source>
        <translation>C&apos;est possible ainsi : {some}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>Press the new key</source>
        <translation>Appuyez sur la nouvelle touche</translation>
    </message>
    <message>
        <location filename="../../editor/printing/preview.py"/>
        <source>Preview of the page</source>
        <translation>Aperçu de la page</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Previous activation</source>
        <translation>Activation précédente</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Previous bookmark</source>
        <translation>Signet précédent</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Previous combat</source>
        <translation>Combat précédent</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Previous turn</source>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Previous unit</source>
        <translation>Unité précédente</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <location filename="../../editor/printing/map_sheet.py"/>
        <source>Print at 100 %, not fitted to the page: the line below must be 100 mm long.</source>
        <translation>Imprimez à 100 %, sans ajuster à la page : la ligne ci-dessous doit mesurer 100 mm.</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Printing</source>
        <translation>Impression</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <location filename="../../editor/main_window.py"/>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>Problems of the scenario</source>
        <translation>Problèmes du scénario</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/trouble.py"/>
        <source>Program error</source>
        <translation>Erreur du programme</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Put aside for the opening</source>
        <translation>Mis de côté pour l&apos;ouverture</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>Put the chosen problem right; it can be undone</source>
        <translation>Corriger le problème choisi ; cela peut s&apos;annuler</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Put the keyboard into the list of options</source>
        <translation>Placer le clavier dans la liste des options</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Put the keyboard on the map, with its hex cursor</source>
        <translation>Placer le clavier sur la carte, avec son curseur</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Put the zone on the clipboard</source>
        <translation>Mettre la zone dans le presse-papiers</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Put the {marker} aside</source>
        <translation>Mettre de côté le {marker}</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Put what is selected on the clipboard</source>
        <translation>Mettre ce qui est choisi dans le presse-papiers</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>Pz.Kpfw. I and II</source>
        <translation>Pz.Kpfw. I et II</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Pz.Kpfw. I and II (c. 16)</source>
        <translation>Pz.Kpfw. I et II (env. 16)</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Pz.Kpfw. I and II (c. 25)</source>
        <translation>Pz.Kpfw. I et II (env. 25)</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>Pz.Kpfw. III 3.7 cm</source>
        <translation>Pz.Kpfw. III 3,7 cm</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Pz.Kpfw. III 3.7 cm (c. 10)</source>
        <translation>Pz.Kpfw. III 3,7 cm (env. 10)</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Pz.Kpfw. III 3.7 cm (c. 10, the platoons of both light companies pooled)</source>
        <translation>Pz.Kpfw. III 3,7 cm (env. 10, sections des deux compagnies légères réunies)</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Pz.Kpfw. III 3.7 cm (c. 14, the platoons of both light companies pooled)</source>
        <translation>Pz.Kpfw. III 3,7 cm (env. 14, sections des deux compagnies légères réunies)</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>Pz.Kpfw. IV 7.5 cm</source>
        <translation>Pz.Kpfw. IV 7,5 cm</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Pz.Kpfw. IV 7.5 cm L/24 (c. 6) with some Pz II</source>
        <translation>Pz.Kpfw. IV 7,5 cm L/24 (env. 6) avec quelques Pz II</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Pz.Kpfw. IV 7.5 cm L/24 (c. 7) with some Pz II</source>
        <translation>Pz.Kpfw. IV 7,5 cm L/24 (env. 7) avec quelques Pz II</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Pz.Kpfw. IV 7.5 cm L/24 (c. 8) with some Pz II</source>
        <translation>Pz.Kpfw. IV 7,5 cm L/24 (env. 8) avec quelques Pz II</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Raise by one</source>
        <translation>Élever d&apos;un niveau</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Random games in the background: who wins how often, and how long they last</source>
        <translation>Parties au hasard en arrière-plan : qui gagne combien de fois, et combien elles durent</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>React again</source>
        <translation>Réagir de nouveau</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Reaction, rally, morale and the like: what was rolled, and what was to be expected</source>
        <translation>Réaction, ralliement, moral, etc. : ce qui est sorti et ce qu&apos;on pouvait attendre</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Read, or left out: on to the next lesson</source>
        <translation>Lue ou sautée : leçon suivante</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>Read-only file system</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Read: on to the next lesson</source>
        <translation>Lue : leçon suivante</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>Readings of unclear rules</source>
        <translation>Lecture des règles peu claires</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>Ready for opportunity fire again: {units}</source>
        <translation>De nouveau prêtes au tir d&apos;opportunité : {units}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>Ready for return fire again: {units}</source>
        <translation>De nouveau prêtes au tir de riposte : {units}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>Ready to act again: {units}</source>
        <translation>De nouveau prêtes à agir : {units}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>Ready to retreat in reaction again: {units}</source>
        <translation>De nouveau prêtes à se replier en réaction : {units}</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Reconstructed for bk40qt from the surviving rulebook and chart sheet of Blitzkrieg 1940.</source>
        <translation>Reconstitué pour bk40qt d&apos;après le livret de règles et la feuille de tables conservés de Blitzkrieg 1940.</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <location filename="../../editor/panels/tools.py"/>
        <source>Rectangle</source>
        <translation>Rectangle</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Red results included, whatever the target was</source>
        <translation>Résultats rouges compris, quelle que soit la cible</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <location filename="../../editor/history.py"/>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <location filename="../../editor/history.py"/>
        <source>Redo {what}</source>
        <translation>Rétablir : {what}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Reduced</source>
        <translation>Réduit</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Reduced: one step left</source>
        <translation>Réduite : un pas restant</translation>
    </message>
    <message>
        <location filename="../../editor/panels/registry.py"/>
        <location filename="../../editor/panels/reinforcements.py"/>
        <location filename="../../editor/printing/side_sheet.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>Reinforcements</source>
        <translation>Renforts</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>Reinforcements are due: {units}</source>
        <translation>Des renforts sont attendus : {units}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>Remove a type of your own</source>
        <translation>Supprimer un type à vous</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Remove a zone</source>
        <translation>Supprimer une zone</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Remove everything selected</source>
        <translation>Supprimer tout ce qui est choisi</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Remove the stage</source>
        <translation>Supprimer l&apos;étape</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Remove the text</source>
        <translation>Supprimer le texte</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Remove the zone</source>
        <translation>Supprimer la zone</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_files.py"/>
        <source>Remove them</source>
        <translation>Les supprimer</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Remove this name</source>
        <translation>Supprimer ce nom</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>Remove what is ticked for good</source>
        <translation>Supprimer définitivement ce qui est coché</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Rena&amp;me…</source>
        <translation>Reno&amp;mmer…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Rename bookmark</source>
        <translation>Renommer le signet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Rename bookmark…</source>
        <translation>Renommer le signet…</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Renault B1 bis (c. 10)</source>
        <translation>Renault B1 bis (env. 10)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <location filename="../../editor/panels/markers.py"/>
        <location filename="../../editor/panels/wording.py"/>
        <location filename="../../editor/printing/aid_sheet.py"/>
        <location filename="../../editor/printing/battle.py"/>
        <source>Repeat</source>
        <translation>Répétition</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Repeat marker</source>
        <translation>Marqueur de répétition</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <source>Replay: {title}</source>
        <translation>Relecture : {title}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Rest</source>
        <translation>Se reposer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Rest the mouse on {target} in {hex}: every modifier is shown with its rule, and the odds. Then click it and choose to fire ({rule}).</source>
        <translation>Laissez la souris sur {target} en {hex} : chaque modificateur s&apos;affiche avec sa règle, ainsi que les probabilités. Puis cliquez et choisissez de tirer ({rule}).</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report_html.py"/>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>Result for {unit}: {result}</source>
        <translation>Résultat pour {unit} : {result}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Result of fire</source>
        <translation>Résultat du tir</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Result, losses and report…</source>
        <translation>Résultat, pertes et rapport…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <location filename="../../bk40qt/play/panels/options.py"/>
        <source>Retreat</source>
        <translation>Repli</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Return fire</source>
        <translation>Tir de riposte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Return of an HQ</source>
        <translation>Retour d&apos;un QG</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Right behind a wood lies a blind hex: even from a hill one cannot look into it ({rule}). The panel below shows the ground in profile. {key} puts the tool away.</source>
        <translation>Juste derrière un bois se trouve un hexagone aveugle : même d&apos;une colline, on ne peut pas y voir ({rule}). Le panneau du bas montre le terrain en coupe. {key} range l&apos;outil.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <location filename="../../editor/tools/registry.py"/>
        <source>Road</source>
        <translation>Route</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Roads and exits</source>
        <translation>Routes et sorties</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Rolls of two dice</source>
        <translation>Jets de deux dés</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/dice.py"/>
        <source>Rolls of two dice: {list}</source>
        <translation>Jets de deux dés : {list}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>Round by round</source>
        <translation>Round après round</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Row first</source>
        <translation>Rangée d&apos;abord</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <location filename="../../editor/panels/problems.py"/>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Rule options</source>
        <translation>Options</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Rule switches</source>
        <translation>Options des règles</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/rules_view.py"/>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/dock_layout.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <location filename="../../editor/main_window.py"/>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Run</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>S&amp;kip</source>
        <translation>Pa&amp;sser</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>SOMUA S 35 (c. 10, half of 1er esc.)</source>
        <translation>SOMUA S 35 (env. 10, moitié du 1er esc.)</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>SOMUA S 35 (c. 10, half of 2e esc.)</source>
        <translation>SOMUA S 35 (env. 10, moitié du 2e esc.)</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>SOMUA S 35 (c. 12, half of 1er esc. with the group command tanks)</source>
        <translation>SOMUA S 35 (env. 12, moitié du 1er esc. avec les chars de commandement du groupe)</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>Save the scenario</source>
        <translation>Enregistrer le scénario</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>Saved as {path}</source>
        <translation>Enregistré sous {path}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/keeping.py"/>
        <source>Saved as {path}; it has {n} problems</source>
        <translation>
            <numerusform>Enregistré sous {path} ; il reste {n} problème</numerusform>
            <numerusform>Enregistré sous {path} ; il reste {n} problèmes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Saved games (*.bk40save)</source>
        <translation>Parties enregistrées (*.bk40save)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>Saved games (*{suffix})</source>
        <translation>Parties enregistrées (*{suffix})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>Saved games and scenarios (*{game} *{scenario})</source>
        <translation>Parties enregistrées et scénarios (*{game} *{scenario})</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>Saved with problems</source>
        <translation>Enregistré avec des problèmes</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Scale across</source>
        <translation>Échelle en largeur</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Scale down</source>
        <translation>Échelle en hauteur</translation>
    </message>
    <message>
        <location filename="../../editor/main_window.py"/>
        <source>Scan</source>
        <translation>Scan</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <location filename="../../editor/panels/registry.py"/>
        <location filename="../../editor/panels/scenario_head.py"/>
        <location filename="../../editor/problem_words.py"/>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Scenario &amp;editor</source>
        <translation>&amp;Éditeur de scénarios</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Scenario editor</source>
        <translation>Éditeur de scénarios</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <location filename="../../editor/new_dialog.py"/>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <location filename="../../editor/new_dialog.py"/>
        <source>Scenarios (*{suffix})</source>
        <translation>Scénarios (*{suffix})</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Sd.Kfz. 221/222/231</source>
        <translation>Sd.Kfz. 221/222/231</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Sd.Kfz. 251 half-tracks</source>
        <translation>semi-chenillés Sd.Kfz. 251</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>Search commands and keys</source>
        <translation>Chercher des commandes et des touches</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <source>Search the log</source>
        <translation>Chercher dans le journal</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/rules_view.py"/>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>See from here</source>
        <translation>Voir d&apos;ici</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>See the ground under the counters</source>
        <translation>Voir le terrain sous les pions</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <source>See the whole game again, from either side</source>
        <translation>Revoir toute la partie, de l&apos;un ou l&apos;autre camp</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Seen by</source>
        <translation>Vu par</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Seen by: {side}</source>
        <translation>Vu par : {side}</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Select</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>Select a unit</source>
        <translation>Choisir une unité</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Select all hexes</source>
        <translation>Choisir tous les hexagones</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Select counters or a formation to see and change their values.</source>
        <translation>Choisissez des pions ou une formation pour voir et changer leurs valeurs.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Select hexes and counters, move and copy them</source>
        <translation>Sélectionner des hexagones et des pions, les déplacer et les copier</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Select hexes on the map first.</source>
        <translation>Choisissez d&apos;abord des hexagones sur la carte.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Select its hexes on the map</source>
        <translation>Choisir ses hexagones sur la carte</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Select nothing</source>
        <translation>Ne rien choisir</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Select the hexes that are to be left first.</source>
        <translation>Choisissez d&apos;abord les hexagones qui doivent rester.</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Select the whole map</source>
        <translation>Choisir toute la carte</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Selected: French</source>
        <translation>Choisis : Français</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Selected: German</source>
        <translation>Choisis : Allemands</translation>
    </message>
    <message>
        <location filename="../../editor/main_window.py"/>
        <source>Self-play</source>
        <translation>Parties d&apos;essai</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Set the level</source>
        <translation>Fixer le niveau</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hex_contents.py"/>
        <source>Set up here: {list}</source>
        <translation>Placés ici : {list}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Set up your counters: who goes where?</source>
        <translation>Placez vos pions : qui va où ?</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Set, raise or lower the ground</source>
        <translation>Fixer, élever ou abaisser le terrain</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <location filename="../../bk40qt/play/game_window.py"/>
        <location filename="../../bk40qt/play/games_list.py"/>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <location filename="../../editor/panels/registry.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Set-up complete</source>
        <translation>Mise en place terminée</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Set-up sheets</source>
        <translation>Feuilles de mise en place</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Set-up sheets, map, counters and player aid</source>
        <translation>Feuilles de mise en place, carte, pions et aide de jeu</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Set-up stages</source>
        <translation>Étapes de mise en place</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>Set-up, stage {number}</source>
        <translation>Mise en place, étape {number}</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>Set-up, stage {number}: {name}</source>
        <translation>Mise en place, étape {number} : {name}</translation>
    </message>
    <message>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>Set-up: step {number} of {total}</source>
        <translation>Mise en place : étape {number} sur {total}</translation>
    </message>
    <message>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>Sets up</source>
        <translation>Se place</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Settings…</source>
        <translation>Paramètres…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Several strikes on one hex, all named before the first is rolled for.</source>
        <translation>Plusieurs frappes sur un hexagone, toutes annoncées avant le premier jet.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <location filename="../../editor/printing/counter_sheet.py"/>
        <source>Sheet {number}, back: print on both sides, turned along the long edge</source>
        <translation>Feuille {number}, verso : imprimer recto verso, retournement sur le grand côté</translation>
    </message>
    <message>
        <location filename="../../editor/printing/counter_sheet.py"/>
        <source>Sheet {number}, back: print on both sides, turned along the short edge</source>
        <translation>Feuille {number}, verso : imprimer recto verso, retournement sur le petit côté</translation>
    </message>
    <message>
        <location filename="../../editor/printing/counter_sheet.py"/>
        <source>Sheet {number}, front: counters of {size} mm</source>
        <translation>Feuille {number}, recto : pions de {size} mm</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>Shift the map</source>
        <translation>Décaler la carte</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Shift the map…</source>
        <translation>Décaler la carte…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Shots fired</source>
        <translation>Tirs effectués</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Show in &amp;folder</source>
        <translation>Afficher dans le &amp;dossier</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Show less of the map, larger</source>
        <translation>Montrer moins de carte, en plus grand</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Show more of the map, smaller</source>
        <translation>Montrer plus de carte, en plus petit</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Show or hide the numbers of the hexes</source>
        <translation>Afficher ou masquer les numéros des hexagones</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Show or hide the zones</source>
        <translation>Afficher ou masquer les zones</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Show the game as it ended or stands now</source>
        <translation>Montrer la partie telle qu&apos;elle a fini ou en est maintenant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Show the game before its first decision</source>
        <translation>Montrer la partie avant sa première décision</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Show the map without the picture</source>
        <translation>Montrer la carte sans l&apos;image</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Show the moment before the last decision</source>
        <translation>Montrer le moment d&apos;avant la dernière décision</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Show this panel and go to it</source>
        <translation>Afficher ce panneau et y aller</translation>
    </message>
    <message>
        <location filename="../../editor/panels/sight.py"/>
        <source>Show what the hex under the cursor sees</source>
        <translation>Montrer ce que voit l&apos;hexagone sous le curseur</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Show what this hex sees, and stay with it</source>
        <translation>Montrer ce que voit cet hexagone, et y rester</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Show what was decided next</source>
        <translation>Montrer ce qui a été décidé ensuite</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Shown before play: what happened, special rules, the designer&apos;s text.</source>
        <translation>Montrées avant la partie : ce qui s&apos;est passé, règles spéciales, texte de l&apos;auteur.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <location filename="../../editor/panels/library_form.py"/>
        <location filename="../../editor/panels/markers.py"/>
        <location filename="../../editor/panels/setup_stages.py"/>
        <location filename="../../editor/panels/tools.py"/>
        <location filename="../../editor/panels/victory.py"/>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>Size of the map</source>
        <translation>Taille de la carte</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Size of the map…</source>
        <translation>Taille de la carte…</translation>
    </message>
    <message>
        <location filename="../../editor/printing/preview.py"/>
        <source>Size of the preview</source>
        <translation>Taille de l&apos;aperçu</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Size {n}</source>
        <translation>Taille {n}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Skip the computer&apos;s moves</source>
        <translation>Passer les coups de l&apos;ordinateur</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Slower</source>
        <translation>Moins vite</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Smaller brush</source>
        <translation>Pinceau plus petit</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>So that it can be played at once; change or remove them as you like</source>
        <translation>Pour pouvoir jouer tout de suite ; à changer ou à enlever à volonté</translation>
    </message>
    <message>
        <location filename="../../bk40qt/app.py"/>
        <source>Some settings made no sense and are the usual ones again.</source>
        <translation>Certains réglages étaient incompréhensibles et ont repris leur valeur habituelle.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Spends the general marker for one more repeat marker in this turn.</source>
        <translation>Dépense le marqueur général pour un marqueur de répétition de plus ce tour-ci.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Spends the general marker to take off several of these markers.</source>
        <translation>Dépense le marqueur général pour retirer plusieurs de ces marqueurs.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Spends the general marker: a die decides whether the marker is cancelled.</source>
        <translation>Dépense le marqueur général : un dé décide si le marqueur est annulé.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Spends the general marker: both formations act in one activation.</source>
        <translation>Dépense le marqueur général : les deux formations agissent en une seule activation.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Spends the general marker: formation and strikes act in one activation.</source>
        <translation>Dépense le marqueur général : la formation et les frappes agissent en une seule activation.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Spends the general marker: strikes and formation act in one activation.</source>
        <translation>Dépense le marqueur général : les frappes et la formation agissent en une seule activation.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Spent</source>
        <translation>Dépensés</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <source>Stack</source>
        <translation>Pile</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Stage</source>
        <translation>Étape</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Stand or retreat</source>
        <translation>Tenir ou se replier</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Start a game on what is on the screen, saved or not</source>
        <translation>Commencer une partie avec ce qui est à l&apos;écran, enregistré ou non</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Start here</source>
        <translation>Commencer ici</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Starting losses</source>
        <translation>Pertes initiales</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <location filename="../../editor/panels/sight.py"/>
        <source>Stay with this hex</source>
        <translation>Rester sur cet hexagone</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Step loss</source>
        <translation>Perte d&apos;un pas</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Step losses by its fire</source>
        <translation>Pertes infligées par ses tirs</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Step losses that the owner allots (R-80)</source>
        <translation>Pas perdus que le propriétaire répartit (R-80)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Step {number} of {count}</source>
        <translation>Étape {number} sur {count}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Steps lost</source>
        <translation>Pas perdus</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Steps lost before the game begins; the owner may allot them anew (R-80)</source>
        <translation>Pas perdus avant la partie ; le propriétaire peut les répartir autrement (R-80)</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Stonne</source>
        <translation>Stonne</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Stonne, 15 May 1940</source>
        <translation>Stonne, 15 mai 1940</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Stop here</source>
        <translation>S&apos;arrêter ici</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Stop; the games played so far are counted</source>
        <translation>Arrêter ; les parties déjà jouées comptent</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Stopped after {n} of {total} games.</source>
        <translation>Arrêté après {n} parties sur {total}.</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Stopped: nothing was written.</source>
        <translation>Arrêté : rien n&apos;a été écrit.</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Stopped: some pages may be on the printer already.</source>
        <translation>Arrêté : des pages sont peut-être déjà à l&apos;imprimante.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Stream</source>
        <translation>Cours d&apos;eau</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Streams, cliffs, bridges</source>
        <translation>Cours d&apos;eau, falaises, ponts</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Strike marker</source>
        <translation>Marqueur de frappe</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Strike {hex}</source>
        <translation>Frapper {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Strikes</source>
        <translation>Frappes</translation>
    </message>
    <message>
        <location filename="../../editor/panels/markers.py"/>
        <source>Strikes of one marker</source>
        <translation>Frappes d&apos;un marqueur</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Strokes of the mouse change hexes</source>
        <translation>Les traits de la souris changent des hexagones</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>StuG III Ausf. A (6)</source>
        <translation>StuG III Ausf. A (6)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <location filename="../../editor/panels/markers.py"/>
        <location filename="../../editor/panels/wording.py"/>
        <location filename="../../editor/printing/aid_sheet.py"/>
        <location filename="../../editor/printing/battle.py"/>
        <source>Stuka</source>
        <translation>Stuka</translation>
    </message>
    <message>
        <location filename="../../editor/panels/markers.py"/>
        <source>Stuka markers</source>
        <translation>Marqueurs Stuka</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>Stuka strike</source>
        <translation>Frappe de Stuka</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Switch</source>
        <translation>Option</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>T&amp;ry out</source>
        <translation>&amp;Essai</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_files.py"/>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/setup.py"/>
        <source>Take all back</source>
        <translation>Tout annuler</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Take away what is selected</source>
        <translation>Retirer ce qui est choisi</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Take away what lies in hexes</source>
        <translation>Retirer ce qui se trouve dans les hexagones</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Take back that reaction windows pass</source>
        <translation>Ne plus laisser passer les réactions</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Take back the last change</source>
        <translation>Annuler le dernier changement</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Take back your last decision, if no die has fallen since</source>
        <translation>Annuler votre dernière décision, si aucun dé n&apos;est tombé depuis</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Take out</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Take over a Tiled map or an order of battle</source>
        <translation>Reprendre une carte Tiled ou un ordre de bataille</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Take the formation out of the set-up</source>
        <translation>Retirer la formation de la mise en place</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Take the formations out first: they belong to the other side</source>
        <translation>Retirez d&apos;abord les formations : elles sont de l&apos;autre camp</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Take the marked option</source>
        <translation>Choisir l&apos;option marquée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Take the marker off {who}</source>
        <translation>Retirer le marqueur de {who}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Take the name off the map</source>
        <translation>Retirer le nom de la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Take the option that ends or lets things be</source>
        <translation>Choisir l&apos;option qui termine ou laisse faire</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Take the option that is marked</source>
        <translation>Choisir l&apos;option marquée</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Take the selected hexes</source>
        <translation>Prendre les hexagones choisis</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/taken.py"/>
        <source>Taken: {what}</source>
        <translation>Choix : {what}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>Takes effect at once</source>
        <translation>Prend effet aussitôt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Taking markers off</source>
        <translation>Retirer des marqueurs</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/banner.py"/>
        <source>Tank companies, hidden guns and a cup of markers: battles of May 1940</source>
        <translation>Compagnies de chars, canons cachés et un gobelet de marqueurs : les combats de mai 1940</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Tanks</source>
        <translation>Chars</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Target of a strike</source>
        <translation>Cible d&apos;une frappe</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <location filename="../../editor/panels/tools.py"/>
        <location filename="../../editor/tools/registry.py"/>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <source>Terrain of the selected hexes</source>
        <translation>Terrain des hexagones choisis</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Terrain, level, points or kind of road of the present tool</source>
        <translation>Terrain, niveau, points ou type de route de l&apos;outil choisi</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>Text of the activation marker; none for units that are always attached (10.3)</source>
        <translation>Texte du marqueur d&apos;activation ; aucun pour les unités toujours rattachées (10.3)</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Text of the note</source>
        <translation>Texte de la note</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>That was opportunity fire: the enemy interrupted your move ({rule}). A unit must pass a reaction check for it, and has one attempt until it is activated again. The log below tells every roll.</source>
        <translation>C&apos;était un tir d&apos;opportunité : l&apos;ennemi a interrompu votre mouvement ({rule}). Une unité doit pour cela réussir un test de réaction, et n&apos;a qu&apos;un essai jusqu&apos;à sa prochaine activation. Le journal du bas relate chaque jet.</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>That would not change the map, or leave none.</source>
        <translation>Cela ne changerait pas la carte, ou n&apos;en laisserait rien.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>The French decide. Watch the map; the log below tells what they do.</source>
        <translation>Les Français décident. Regardez la carte ; le journal du bas dit ce qu&apos;ils font.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>The French hold the selected hexes</source>
        <translation>Les Français tiennent les hexagones choisis</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>The French let you come. In each hex that you enter they may interrupt with opportunity fire, if they pass a reaction check ({rule}). The log below tells everything they do.</source>
        <translation>Les Français vous laissent venir. Dans chaque hexagone où vous entrez, ils peuvent vous interrompre par un tir d&apos;opportunité, s&apos;ils réussissent un test de réaction ({rule}). Le journal du bas dit tout ce qu&apos;ils font.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>The French move or fire in your sight, so you may interrupt: by opportunity fire, or by drawing back one hex ({rule}). Mark an option to see its odds; {key} lets them go on.</source>
        <translation>Les Français bougent ou tirent à votre vue ; vous pouvez donc les interrompre, par un tir d&apos;opportunité ou en reculant d&apos;un hexagone ({rule}). Marquez une option pour voir ses probabilités ; {key} les laisse continuer.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>The French set up</source>
        <translation>Les Français se placent</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>The French set up first, then the Germans (R-82).</source>
        <translation>Les Français se placent d&apos;abord, puis les Allemands (R-82).</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>The French set up first, without 1er Cuirassiers; then the Germans; then 1er Cuirassiers anywhere not east of column 15 (12.1).</source>
        <translation>Les Français se placent d&apos;abord, sans le 1er Cuirassiers ; puis les Allemands ; puis le 1er Cuirassiers n&apos;importe où, mais pas à l&apos;est de la colonne 15 (12.1).</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>The French still hold {village}. Fire at it or assault it with another company, as long as there is one; then end the activation with {key}. The battle is over after this.</source>
        <translation>Les Français tiennent encore {village}. Tirez dessus ou donnez l&apos;assaut avec une autre compagnie, tant qu&apos;il y en a une ; puis terminez l&apos;activation avec {key}. Le combat finit ensuite.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The French win: the Germans do not hold {hexes} at the end of the game</source>
        <translation>Les Français gagnent : les Allemands ne tiennent pas {hexes} à la fin de la partie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The French win: the Germans have {points} victory points at the end of turn {turn}, fewer than {limit}</source>
        <translation>Les Français gagnent : les Allemands ont {points} points de victoire à la fin du tour {turn}, moins de {limit}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The French win: they have {points} victory points at the end of turn {turn}, more than {limit}</source>
        <translation>Les Français gagnent : ils ont {points} points de victoire à la fin du tour {turn}, plus de {limit}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The French win: they hold every objective at the end of the game</source>
        <translation>Les Français gagnent : ils tiennent tous les objectifs à la fin de la partie</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>The German has the initiative: a formation marker of his choice opens the game (R-16).</source>
        <translation>Le joueur allemand a l&apos;initiative : un marqueur de formation de son choix ouvre la partie (R-16).</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>The German has the initiative: one Stuka, one artillery and one formation marker of his choice open the game (R-16).</source>
        <translation>Le joueur allemand a l&apos;initiative : un marqueur Stuka, un d&apos;artillerie et un de formation de son choix ouvrent la partie (R-16).</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>The German holds the locations in or east of his set-up hexes at the start: 8 points (R-76).</source>
        <translation>Le joueur allemand tient au départ les lieux situés dans ses hexagones de mise en place ou à l&apos;est : 8 points (R-76).</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>The German wins if he holds every hex of Stonne at the end of turn 10; otherwise the French win (R-83).</source>
        <translation>Le joueur allemand gagne s&apos;il tient tous les hexagones de Stonne à la fin du tour 10 ; sinon, les Français gagnent (R-83).</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>The Germans hold the selected hexes</source>
        <translation>Les Allemands tiennent les hexagones choisis</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>The Germans set up</source>
        <translation>Les Allemands se placent</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The Germans win: the French do not hold {hexes} at the end of the game</source>
        <translation>Les Allemands gagnent : les Français ne tiennent pas {hexes} à la fin de la partie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The Germans win: the French have {points} victory points at the end of turn {turn}, fewer than {limit}</source>
        <translation>Les Allemands gagnent : les Français ont {points} points de victoire à la fin du tour {turn}, moins de {limit}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The Germans win: they have {points} victory points at the end of turn {turn}, more than {limit}</source>
        <translation>Les Allemands gagnent : ils ont {points} points de victoire à la fin du tour {turn}, plus de {limit}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The Germans win: they hold every objective at the end of the game</source>
        <translation>Les Allemands gagnent : ils tiennent tous les objectifs à la fin de la partie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The HQ is placed in the hex of this unit.</source>
        <translation>Le QG est placé dans l&apos;hexagone de cette unité.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The HQ of {formation} returns. With which unit?</source>
        <translation>Le QG de {formation} revient. Auprès de quelle unité ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The administrative phase begins</source>
        <translation>La phase administrative commence</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>The assault</source>
        <translation>L&apos;assaut</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The assault is won. Movement goes on: {units}. Where to?</source>
        <translation>L&apos;assaut est gagné. Le mouvement continue : {units}. Vers où ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The assault on {hex} is repulsed</source>
        <translation>L&apos;assaut sur {hex} est repoussé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The assault on {hex} succeeds: the hex is taken</source>
        <translation>L&apos;assaut sur {hex} réussit : l&apos;hexagone est pris</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>The assault! Select {unit}: enemy hexes that it can assault have a double outline. It costs a quarter of the movement points, and the ground as well ({rule}).</source>
        <translation>L&apos;assaut ! Choisissez {unit} : les hexagones ennemis à sa portée d&apos;assaut ont un double contour. Il coûte un quart des points de mouvement, plus le terrain ({rule}).</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>The band on top of its counters</source>
        <translation>La bande en haut de ses pions</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>The bands of victory follow the number of turns</source>
        <translation>Les fourchettes de victoire suivent le nombre de tours</translation>
    </message>
    <message>
        <location filename="../../editor/printing/setup_sheet.py"/>
        <source>The battle</source>
        <translation>La bataille</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>The best shot: {purpose} on {target} in turn {turn}, a step loss with a roll of {total}; the chance was {chance}.</source>
        <translation>Le meilleur tir : {purpose} sur {target} au tour {turn}, une perte d&apos;un pas avec un jet de {total} ; la probabilité était de {chance}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>The best shot: {unit} at {target} in turn {turn} ({purpose}), a step loss with a roll of {total}; the chance was {chance}.</source>
        <translation>Le meilleur tir : {unit} sur {target} au tour {turn} ({purpose}), une perte d&apos;un pas avec un jet de {total} ; la probabilité était de {chance}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/cover.py"/>
        <source>The board is covered. The other player looks away now.</source>
        <translation>La carte est masquée. L&apos;autre joueur détourne les yeux.</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>The brush reaches one hex further</source>
        <translation>Le pinceau s&apos;étend d&apos;un hexagone de plus</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>The brush reaches one hex less</source>
        <translation>Le pinceau s&apos;étend d&apos;un hexagone de moins</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_csv.py"/>
        <source>The column {name} is there twice</source>
        <translation>La colonne {name} apparaît deux fois</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The company dismounts; both have half of their action left.</source>
        <translation>La compagnie débarque ; il reste aux deux une demi-action.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>The company has points left, but stay on this side of the bridge. Press {key}, or the button below the options: its action is over then ({rule}).</source>
        <translation>La compagnie a encore des points, mais restez de ce côté du pont. Appuyez sur {key} ou sur le bouton sous les options : son action est alors finie ({rule}).</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The company mounts; both have half of their action left.</source>
        <translation>La compagnie embarque ; il reste aux deux une demi-action.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>The computer decides for the French…</source>
        <translation>L&apos;ordinateur décide pour les Français…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>The computer decides for the Germans…</source>
        <translation>L&apos;ordinateur décide pour les Allemands…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/panels/setup.py"/>
        <source>The computer places what is left; you can change it afterwards</source>
        <translation>L&apos;ordinateur place le reste ; vous pouvez le changer ensuite</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>The computer waits until this is switched off</source>
        <translation>L&apos;ordinateur attend que ceci soit désactivé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>The computer waits {ms} ms after each decision.</source>
        <translation>L&apos;ordinateur attend {ms} ms après chaque décision.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <source>The computer waits. {key} lets it go on.</source>
        <translation>L&apos;ordinateur attend. {key} le fait continuer.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>The copy could not be written</source>
        <translation>La copie n&apos;a pas pu être écrite</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/plots.py"/>
        <source>The course of the game</source>
        <translation>Le déroulement de la partie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>The cup</source>
        <translation>Le gobelet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>The dice were even-handed.</source>
        <translation>Les dés ont été équitables.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>The dice were kinder to this side: {side} ({better} standard deviations from what was to be expected, the enemy {worse}).</source>
        <translation>Les dés ont favorisé ce camp : {side} ({better} écarts types par rapport à l&apos;attente, l&apos;ennemi {worse}).</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>The edge of the map that its units retreat to (8.5.1)</source>
        <translation>Le bord de la carte vers lequel ses unités se replient (8.5.1)</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>The editor did not end well last time. Everything that was done is here, complete. What do you want to have back?</source>
        <translation>L&apos;éditeur s&apos;est mal terminé la dernière fois. Tout ce qui a été fait est ici, complet. Que voulez-vous récupérer ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>The end of the battle</source>
        <translation>La fin du combat</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The enemy does not see the gun until it fires, moves or is run into.</source>
        <translation>L&apos;ennemi ne voit pas le canon tant qu&apos;il ne tire pas, ne bouge pas et qu&apos;on ne le heurte pas.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The enemy has set up. Where do your other counters go?</source>
        <translation>L&apos;ennemi est en place. Où vont vos autres pions ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The enemy plays the {marker}. Do you spend a general marker to cancel it?</source>
        <translation>L&apos;ennemi joue le {marker}. Dépensez-vous un marqueur général pour l&apos;annuler ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>The enemy reacts</source>
        <translation>L&apos;ennemi réagit</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The entrenchment in {hex} is removed</source>
        <translation>Le retranchement en {hex} est retiré</translation>
    </message>
    <message>
        <location filename="../../editor/app.py"/>
        <source>The file cannot be opened</source>
        <translation>Le fichier ne peut pas être ouvert</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>The file cannot be read</source>
        <translation>Le fichier est illisible</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/scenario_head.py"/>
        <source>The file cannot be read: {reason}</source>
        <translation>Le fichier est illisible : {reason}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/scenario_head.py"/>
        <source>The file does not say which two sides there are.</source>
        <translation>Le fichier ne dit pas quels sont les deux camps.</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>The file has changed</source>
        <translation>Le fichier a changé</translation>
    </message>
    <message>
        <location filename="../../editor/app.py"/>
        <source>The file has faults</source>
        <translation>Le fichier a des défauts</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_csv.py"/>
        <source>The file is no text</source>
        <translation>Le fichier n&apos;est pas du texte</translation>
    </message>
    <message>
        <location filename="../../editor/app.py"/>
        <source>The file is open already</source>
        <translation>Le fichier est déjà ouvert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/scenario_head.py"/>
        <source>The file is too large for a scenario.</source>
        <translation>Le fichier est trop grand pour un scénario.</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>The file is written…</source>
        <translation>Écriture du fichier…</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_csv.py"/>
        <source>The first line must name the columns; there is no column {columns}</source>
        <translation>La première ligne doit nommer les colonnes ; il manque : {columns}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>The first press marks the option, the second takes it</source>
        <translation>Le premier appui marque l&apos;option, le second la choisit</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The formation does not act but is no longer fatigued.</source>
        <translation>La formation n&apos;agit pas, mais n&apos;est plus fatiguée.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The formation does nothing; two passes in a row end the turn&apos;s operations.</source>
        <translation>La formation ne fait rien ; deux passes de suite terminent les opérations du tour.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>The formation has no counters</source>
        <translation>La formation n&apos;a pas de pions</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>The formation leaves at the end of that turn</source>
        <translation>La formation part à la fin de ce tour</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>The formation of {who} is demoralized and acts no more</source>
        <translation>La formation de {who} est démoralisée et n&apos;agit plus</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>The formation starts in the hexes selected on the map: a zone of its own</source>
        <translation>La formation commence dans les hexagones choisis sur la carte : une zone à elle</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>The formation stays</source>
        <translation>La formation reste</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/library.py"/>
        <source>The game cannot be brought back: {reason}</source>
        <translation>La partie ne peut pas être récupérée : {reason}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>The game has only {n} turns</source>
        <translation>La partie n&apos;a que {n} tours</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>The game is drawn</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/game.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/opening.py"/>
        <source>The game is read…</source>
        <translation>Lecture de la partie…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>The game so far as a replay, in a window of its own</source>
        <translation>La partie jusqu&apos;ici en relecture, dans sa propre fenêtre</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>The games are played…</source>
        <translation>Parties en cours…</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>The games could not be played</source>
        <translation>Les parties n&apos;ont pas pu être jouées</translation>
    </message>
    <message>
        <location filename="../../editor/clipping.py"/>
        <source>The hexes are turned by 90 degrees: here the points lie another way.</source>
        <translation>Les hexagones sont tournés de 90 degrés : ici, les pointes sont orientées autrement.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>The hexes selected on the map count for victory</source>
        <translation>Les hexagones choisis sur la carte comptent pour la victoire</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>The hexes selected on the map, or centres of the zone</source>
        <translation>Les hexagones choisis sur la carte, ou centres de la zone</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>The hexes that count, and who holds them; choose one to see it on the map</source>
        <translation>Les hexagones décisifs, et qui les tient ; choisissez-en un pour le voir sur la carte</translation>
    </message>
    <message>
        <location filename="../../editor/panels/ids.py"/>
        <source>The id {id} is taken</source>
        <translation>L&apos;identifiant {id} est déjà pris</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>The last marker of the cup is kept and comes first in the next turn [5.6].</source>
        <translation>Le dernier marqueur du gobelet est gardé et ouvre le tour suivant [5.6].</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>The last turn of the independent status (R-87)</source>
        <translation>Le dernier tour de l&apos;indépendance (R-87)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report_html.py"/>
        <source>The map after the set-up</source>
        <translation>La carte après la mise en place</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report_html.py"/>
        <source>The map at the end of turn {turn}</source>
        <translation>La carte à la fin du tour {turn}</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>The map brings nothing new.</source>
        <translation>La carte n&apos;apporte rien de nouveau.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tiles.py"/>
        <source>The map is being drawn…</source>
        <translation>Dessin de la carte…</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>The map is read…</source>
        <translation>Lecture de la carte…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The marker is not used this turn.</source>
        <translation>Le marqueur ne sert pas ce tour-ci.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>The marker of the riflemen, {formation}, is up: activate them. Neutralized units would try to rally now, before anything else ({rule}).</source>
        <translation>Le marqueur des fusiliers, {formation}, est sorti : activez-les. Les unités neutralisées tenteraient maintenant de se rallier, avant toute chose ({rule}).</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>The marker of {formation} is up. Take it and activate the formation: only its units may act now ({rule}).</source>
        <translation>Le marqueur de {formation} est sorti. Prenez-le et activez la formation : seules ses unités peuvent agir maintenant ({rule}).</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>The marker of {title} is not the one just drawn: it is being decided on</source>
        <translation>Le marqueur de {title} n&apos;est pas celui qui vient d&apos;être tiré : on est en train d&apos;en décider</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>The marker of {title} is not the one just drawn: it is held to be combined with another</source>
        <translation>Le marqueur de {title} n&apos;est pas celui qui vient d&apos;être tiré : il est gardé pour être combiné</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>The marker of {title} is not the one just drawn: it is kept for the next turn</source>
        <translation>Le marqueur de {title} n&apos;est pas celui qui vient d&apos;être tiré : il est gardé pour le tour suivant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>The marker of {title} is not the one just drawn: it is not in the cup yet</source>
        <translation>Le marqueur de {title} n&apos;est pas celui qui vient d&apos;être tiré : il n&apos;est pas encore dans le gobelet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>The marker of {title} is not the one just drawn: it is not in the game yet</source>
        <translation>Le marqueur de {title} n&apos;est pas celui qui vient d&apos;être tiré : il n&apos;est pas encore en jeu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>The marker of {title} is not the one just drawn: it is out of the game</source>
        <translation>Le marqueur de {title} n&apos;est pas celui qui vient d&apos;être tiré : il est hors jeu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>The marker of {title} is not the one just drawn: it is set aside for the opening</source>
        <translation>Le marqueur de {title} n&apos;est pas celui qui vient d&apos;être tiré : il est mis de côté pour l&apos;ouverture</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>The marker of {title} is not the one just drawn: it is still in the cup</source>
        <translation>Le marqueur de {title} n&apos;est pas celui qui vient d&apos;être tiré : il est encore dans le gobelet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>The marker of {title} is not the one just drawn: it is used up for this turn</source>
        <translation>Le marqueur de {title} n&apos;est pas celui qui vient d&apos;être tiré : il a servi pour ce tour</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The minefield in {hex} is removed</source>
        <translation>Le champ de mines en {hex} est retiré</translation>
    </message>
    <message>
        <location filename="../../editor/panels/sight.py"/>
        <source>The mouse can paint elsewhere while the view from this hex stays</source>
        <translation>La souris peut peindre ailleurs tandis que la vue de cet hexagone reste</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The movement ends here.</source>
        <translation>Le mouvement s&apos;arrête ici.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <source>The name of single hexes, as messages of the game say it</source>
        <translation>Le nom d&apos;hexagones isolés, tel que le donnent les messages du jeu</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>The name of the counter in the file; letters, digits, &apos;_&apos;, &apos;-&apos; and &apos;.&apos;</source>
        <translation>Le nom du pion dans le fichier ; lettres, chiffres, « _ », « - » et « . »</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>The name of the formation in the file; letters, digits, &apos;_&apos;, &apos;-&apos; and &apos;.&apos;</source>
        <translation>Le nom de la formation dans le fichier ; lettres, chiffres, « _ », « - » et « . »</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>The name of the scenario in lists and saved games; letters, digits, &apos;_&apos;, &apos;-&apos; and &apos;.&apos;</source>
        <translation>Le nom du scénario dans les listes et les parties enregistrées ; lettres, chiffres, « _ », « - » et « . »</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>The name that a click puts on the map</source>
        <translation>Le nom qu&apos;un clic pose sur la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <source>The new game cannot be written</source>
        <translation>La nouvelle partie ne peut pas être écrite</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <source>The new game has the first {count} decisions of the set-up, and a file of its own. The recorded game stays as it is.</source>
        <translation>La nouvelle partie a les {count} premières décisions de la mise en place et son propre fichier. La partie enregistrée reste telle quelle.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <source>The new game has the first {count} decisions of this one, up to turn {turn}, and a file of its own. The recorded game stays as it is.</source>
        <translation>La nouvelle partie a les {count} premières décisions de celle-ci, jusqu&apos;au tour {turn}, et son propre fichier. La partie enregistrée reste telle quelle.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/opening.py"/>
        <source>The new game is made…</source>
        <translation>Création de la nouvelle partie…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <source>The next rolls come as they came then, whoever makes them</source>
        <translation>Les prochains jets tombent comme alors, quel que soit celui qui les fait</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The operations phase begins</source>
        <translation>La phase d&apos;opérations commence</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/session.py"/>
        <source>The other player has decided since.</source>
        <translation>L&apos;autre joueur a décidé depuis.</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>The other sheets can be printed when nothing is wrong with the scenario.</source>
        <translation>Les autres feuilles pourront être imprimées quand le scénario n&apos;aura plus de fautes.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>The other side retreats to this edge</source>
        <translation>L&apos;autre camp se replie vers ce bord</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>The other side&apos;s view</source>
        <translation>La vue de l&apos;autre camp</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>The other units of the formation could act too, each once ({rule}). When you have done enough, end the activation with {key}: then the next marker is drawn.</source>
        <translation>Les autres unités de la formation pourraient agir aussi, chacune une fois ({rule}). Quand vous en avez fait assez, terminez l&apos;activation avec {key} : on tire alors le marqueur suivant.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>The owner may also leave the carrier empty</source>
        <translation>Le propriétaire peut aussi laisser le transport vide</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>The pages are being laid out …</source>
        <translation>Mise en pages …</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>The pages cannot be written: {reason}</source>
        <translation>Les pages ne peuvent pas être écrites : {reason}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>The panel on the right says what is asked now. Choose as you like, or press &lt;b&gt;Show me&lt;/b&gt; for a sensible answer ({rule}).</source>
        <translation>Le panneau de droite dit ce qui est demandé. Choisissez à votre gré, ou appuyez sur &lt;b&gt;Montrez-moi&lt;/b&gt; pour une réponse raisonnable ({rule}).</translation>
    </message>
    <message>
        <location filename="../../editor/scan_files.py"/>
        <location filename="../../editor/scanning.py"/>
        <source>The picture cannot be read: {why}</source>
        <translation>L&apos;image est illisible : {why}</translation>
    </message>
    <message>
        <location filename="../../editor/scanning.py"/>
        <source>The picture cannot be shown</source>
        <translation>L&apos;image ne peut pas être montrée</translation>
    </message>
    <message>
        <location filename="../../editor/tools/calibrate.py"/>
        <source>The picture is in place.</source>
        <translation>L&apos;image est en place.</translation>
    </message>
    <message>
        <location filename="../../editor/scan_files.py"/>
        <source>The picture is larger than {n} MiB.</source>
        <translation>L&apos;image dépasse {n} Mio.</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>The picture is missing</source>
        <translation>L&apos;image manque</translation>
    </message>
    <message>
        <location filename="../../editor/scan_files.py"/>
        <source>The picture may have {n} pixels along a side at most.</source>
        <translation>L&apos;image peut avoir {n} pixels de côté au plus.</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/pictures.py"/>
        <source>The picture would have {size} pixels; choose a smaller scale</source>
        <translation>L&apos;image aurait {size} pixels ; choisissez une échelle plus petite</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>The printed map and counter sheet are lost. The ground, the hexes of Stonne and of Les Huttes d&apos;Ogny, the companies of each formation and nearly all counter values are reconstructed; only the formations, their arrival, set-up hexes and markers come from the rulebook.</source>
        <translation>La carte et la planche de pions imprimées sont perdues. Le terrain, les hexagones de Stonne et des Huttes d&apos;Ogny, les compagnies de chaque formation et presque toutes les valeurs des pions sont reconstitués ; seuls les formations, leur arrivée, les hexagones de mise en place et les marqueurs viennent du livret de règles.</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>The printed map and counter sheet are lost. The map agrees with every statement of the rules and fills the rest with plausible ground; of the counter values only those of the Somua, the Pz IV and the German rifle companies rest on the text, all others, and the companies of each formation, are reconstructed.</source>
        <translation>La carte et la planche de pions imprimées sont perdues. La carte s&apos;accorde avec toutes les indications des règles et comble le reste par un terrain plausible ; parmi les valeurs des pions, seules celles du Somua, du Pz IV et des compagnies de fusiliers allemandes s&apos;appuient sur le texte, toutes les autres, ainsi que les compagnies de chaque formation, sont reconstituées.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/trouble.py"/>
        <source>The program has made a mistake and cannot start. Your games are safe: each is in its file with its last decision.</source>
        <translation>Le programme a fait une erreur et ne peut pas démarrer. Vos parties sont en sûreté : chacune est dans son fichier avec sa dernière décision.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/trouble.py"/>
        <source>The program has made a mistake. Your game is safe: it goes on from the last decision.</source>
        <translation>Le programme a commis une erreur. Votre partie est en sûreté : elle reprend à la dernière décision.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/taken.py"/>
        <source>The recording ends here.</source>
        <translation>L&apos;enregistrement s&apos;arrête ici.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report_dialog.py"/>
        <source>The report could not be written</source>
        <translation>Le rapport n&apos;a pas pu être écrit</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/trouble.py"/>
        <source>The report could not be written.</source>
        <translation>Le rapport n&apos;a pas pu être écrit.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report_dialog.py"/>
        <source>The report is being written…</source>
        <translation>Écriture du rapport…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report_dialog.py"/>
        <source>The report is in {path}.</source>
        <translation>Le rapport est dans {path}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/trouble.py"/>
        <source>The report is in {path}. Please send it to the developers.</source>
        <translation>Le rapport est dans {path}. Merci de l&apos;envoyer aux développeurs.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The retreat goes on</source>
        <translation>Le repli continue</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>The riflemen</source>
        <translation>Les fusiliers</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>The rules of the game, searchable</source>
        <translation>Les règles du jeu, avec recherche</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>The rules of the game, to read and to search</source>
        <translation>Les règles du jeu, à lire et à consulter</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>The run of passes is broken</source>
        <translation>La suite de passes est rompue</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <source>The sa&amp;me dice as in the recorded game</source>
        <translation>Les &amp;mêmes dés que dans la partie enregistrée</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>The same seed plays the same games on the same scenario</source>
        <translation>La même graine joue les mêmes parties sur le même scénario</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>The scenario could not be saved</source>
        <translation>Le scénario n&apos;a pas pu être enregistré</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>The scenario has changed since these games were begun.</source>
        <translation>Le scénario a changé depuis le début de ces parties.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>The scenario is checked…</source>
        <translation>Vérification du scénario…</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>The scenario is saved, but its scan could not be copied beside it: {why}.</source>
        <translation>Le scénario est enregistré, mais son scan n&apos;a pas pu être copié à côté : {why}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <location filename="../../bk40qt/play/report_html.py"/>
        <source>The set-up</source>
        <translation>La mise en place</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/setup.py"/>
        <source>The set-up is complete. Drag counters on the map to change it, or go on.</source>
        <translation>La mise en place est terminée. Tirez des pions sur la carte pour la changer, ou continuez.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/app.py"/>
        <source>The settings could not be read and are the usual ones again. The old file is {path}.</source>
        <translation>Les paramètres étaient illisibles ; les valeurs par défaut sont rétablies. L&apos;ancien fichier est {path}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>The shot of {who} at {aim} is too weak: {best}, and -1 is the lowest</source>
        <translation>Le tir de {who} sur {aim} est trop faible : {best}, et -1 est le minimum</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>The sign # stands for the number of the copy: #./12 SchR</source>
        <translation>Le signe # représente le numéro de l&apos;exemplaire : #./12 SchR</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>The stack on the move is {units}</source>
        <translation>La pile en mouvement est {units}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>The stage one place down</source>
        <translation>L&apos;étape un rang plus bas</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>The stage one place up</source>
        <translation>L&apos;étape un rang plus haut</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The strikes named so far are rolled for.</source>
        <translation>Les frappes annoncées sont résolues.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The strikes of this marker are fired one after the other.</source>
        <translation>Les frappes de ce marqueur sont lancées l&apos;une après l&apos;autre.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The strikes that are left are lost.</source>
        <translation>Les frappes restantes sont perdues.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_files.py"/>
        <source>The table brings nothing new.</source>
        <translation>Le tableau n&apos;apporte rien de nouveau.</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_csv.py"/>
        <source>The table has more than {limit} rows</source>
        <translation>Le tableau a plus de {limit} lignes</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_csv.py"/>
        <source>The table is larger than {limit} MiB</source>
        <translation>Le tableau dépasse {limit} Mio</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>The tanks, {formation}, are up again: activate them. Now {village} shall fall.</source>
        <translation>Les chars, {formation}, sont de nouveau sortis : activez-les. Maintenant, {village} doit tomber.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/fields.py"/>
        <source>The text contains a character that a file cannot hold</source>
        <translation>Le texte contient un caractère qu&apos;un fichier ne peut pas contenir</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>The text one place down</source>
        <translation>Le texte un rang plus bas</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>The text one place up</source>
        <translation>Le texte un rang plus haut</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>The turn it comes on; counters that are set up have none (12.2)</source>
        <translation>Le tour où il arrive ; les pions mis en place n&apos;en ont pas (12.2)</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>The turn these counters come on; 0: they are set up</source>
        <translation>Le tour où ces pions arrivent ; 0 : ils sont mis en place</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>The tutorial is over</source>
        <translation>Le tutoriel est terminé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The unit is neutralized.</source>
        <translation>L&apos;unité est neutralisée.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The unit leaves the assault.</source>
        <translation>L&apos;unité quitte l&apos;assaut.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The unit pays with a step and stays in the hex.</source>
        <translation>L&apos;unité paie d&apos;un pas et reste dans l&apos;hexagone.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <source>The victory conditions ask for these hexes</source>
        <translation>Les conditions de victoire demandent ces hexagones</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>The whole map, small, in a corner, while there is more of it than you see</source>
        <translation>Toute la carte, en petit, dans un coin, tant qu&apos;il y en a plus que ce que l&apos;on voit</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>The whole map, small, in the corner</source>
        <translation>Toute la carte, en petit, dans le coin</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/minimap.py"/>
        <source>The whole map. Click or drag to look somewhere else.</source>
        <translation>Toute la carte. Cliquez ou faites glisser pour regarder ailleurs.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>The window</source>
        <translation>La fenêtre</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zone_fields.py"/>
        <source>The zone becomes the hexes along this edge</source>
        <translation>La zone devient les hexagones le long de ce bord</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zone_fields.py"/>
        <source>The zone that strokes change</source>
        <translation>La zone que changent les traits</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>The {calibre} strike on {hex} is lost</source>
        <translation>La frappe ({calibre}) sur {hex} est perdue</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The {marker} comes into play</source>
        <translation>Le {marker} entre en jeu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The {marker} is done. Do you play your repeat marker?</source>
        <translation>Le {marker} est terminé. Jouez-vous votre marqueur de répétition ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The {marker} is drawn. Do you fire now?</source>
        <translation>Le {marker} est tiré. Faites-vous feu maintenant ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The {marker} is drawn. Do you play it?</source>
        <translation>Le {marker} est tiré. Le jouez-vous ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The {marker} is drawn. What do you use it for?</source>
        <translation>Le {marker} est tiré. À quoi l&apos;employez-vous ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The {marker} is drawn. What does the formation do?</source>
        <translation>Le {marker} est tiré. Que fait la formation ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The {marker} is fired: which hex is struck?</source>
        <translation>Le {marker} tire : quel hexagone est frappé ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The {marker} is held in hand</source>
        <translation>Le {marker} est gardé en main</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>The {marker} is in play</source>
        <translation>{marker} est en jeu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>The {marker} is in play ({side})</source>
        <translation>Le {marker} est en jeu ({side})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>The {marker} is in play; active: {formations}</source>
        <translation>Le {marker} est en jeu ; en action : {formations}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The {marker} is kept for the next turn</source>
        <translation>Le {marker} est gardé pour le tour suivant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The {marker} is put aside</source>
        <translation>Le {marker} est mis de côté</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The {marker} is set aside unused</source>
        <translation>Le {marker} est écarté sans être utilisé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The {marker} is spent</source>
        <translation>Le {marker} est dépensé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The {marker} is used</source>
        <translation>Le {marker} est utilisé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The {marker} is used: whose marker is taken off?</source>
        <translation>Le {marker} est utilisé : de qui retire-t-on le marqueur ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The {marker} leaves the game</source>
        <translation>Le {marker} quitte la partie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The {marker} waits to be combined with the next one</source>
        <translation>Le {marker} attend d&apos;être combiné avec le suivant</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>The {side} win if they hold all of these hexes at the end of turn {turn}, else the {other} win: {hexes}</source>
        <translation>Les {side} gagnent s&apos;ils tiennent tous ces hexagones à la fin du tour {turn}, sinon les {other} gagnent : {hexes}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>There are too many ways for this to turn out to list them.</source>
        <translation>Il y a trop d&apos;issues possibles pour les énumérer.</translation>
    </message>
    <message>
        <location filename="../../editor/unit_library.py"/>
        <source>There are {n} types of your own already; that is the limit</source>
        <translation>Il y a déjà {n} types à vous ; c&apos;est la limite</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay.py"/>
        <source>There is no bookmark after this moment.</source>
        <translation>Il n&apos;y a pas de signet après ce moment.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay.py"/>
        <source>There is no bookmark before this moment.</source>
        <translation>Il n&apos;y a pas de signet avant ce moment.</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/common.py"/>
        <source>There is no file {path}</source>
        <translation>Il n&apos;y a pas de fichier {path}</translation>
    </message>
    <message>
        <location filename="../../editor/scan_files.py"/>
        <source>There is no file {path}.</source>
        <translation>Il n&apos;y a pas de fichier {path}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>There is no formation {name}</source>
        <translation>Il n&apos;y a pas de formation {name}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>There is no formation {name}; take it out</source>
        <translation>Il n&apos;y a pas de formation {name} ; retirez-la</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>There is no hex or place {name}.</source>
        <translation>Il n&apos;y a ni hexagone ni lieu {name}.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hex_field.py"/>
        <source>There is no hex {hex} on the map</source>
        <translation>Il n&apos;y a pas d&apos;hexagone {hex} sur la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>There is no hex {hex} on this map</source>
        <translation>Il n&apos;y a pas d&apos;hexagone {hex} sur cette carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>There is no known enemy combat unit in {goal}</source>
        <translation>Aucune unité de combat ennemie connue en {goal}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>There is no known enemy unit in {hex}</source>
        <translation>Aucune unité ennemie connue en {hex}</translation>
    </message>
    <message>
        <location filename="../../editor/scanning.py"/>
        <source>There is no picture {name} beside the scenario.</source>
        <translation>Il n&apos;y a pas d&apos;image {name} à côté du scénario.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/roads.py"/>
        <source>There is no road here.</source>
        <translation>Il n&apos;y a pas de route ici.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/sides.py"/>
        <source>There is no stream here. Click to draw one.</source>
        <translation>Il n&apos;y a pas de cours d&apos;eau ici. Cliquez pour en tracer un.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/scenario_head.py"/>
        <source>There is no such file any more.</source>
        <translation>Ce fichier n&apos;existe plus.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>There is no unit {name}</source>
        <translation>Il n&apos;y a pas d&apos;unité {name}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>There is no unit {name} to fire at</source>
        <translation>Il n&apos;y a pas d&apos;unité {name} sur laquelle tirer</translation>
    </message>
    <message>
        <location filename="../../editor/app.py"/>
        <source>There is no usable map in {path}:</source>
        <translation>Il n&apos;y a pas de carte utilisable dans {path} :</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>There is no usable scenario in the file</source>
        <translation>Il n&apos;y a pas de scénario utilisable dans le fichier</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>There is no {name} in this game</source>
        <translation>Il n&apos;y a pas de {name} dans cette partie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay.py"/>
        <source>There is none after this moment.</source>
        <translation>Il n&apos;y en a plus après ce moment.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay.py"/>
        <source>There is none before this moment.</source>
        <translation>Il n&apos;y en a pas avant ce moment.</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/pictures.py"/>
        <source>There is not enough memory for the picture; choose a smaller scale</source>
        <translation>La mémoire ne suffit pas pour l&apos;image ; choisissez une échelle plus petite</translation>
    </message>
    <message>
        <location filename="../../editor/clipping.py"/>
        <source>There is nothing on the clipboard that can be pasted here.</source>
        <translation>Le presse-papiers ne contient rien qui puisse être collé ici.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>There is nothing to change.</source>
        <translation>Il n&apos;y a rien à changer.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/session.py"/>
        <source>There is nothing to do again.</source>
        <translation>Il n&apos;y a rien à rétablir.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/session.py"/>
        <source>There is nothing to take back.</source>
        <translation>Il n&apos;y a rien à annuler.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>These counters are set up instead</source>
        <translation>Ces pions sont mis en place à la place</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>These hexes</source>
        <translation>Ces hexagones</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>These hexes count already</source>
        <translation>Ces hexagones comptent déjà</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>These hexes count for victory</source>
        <translation>Ces hexagones comptent pour la victoire</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>These hexes do not count any more</source>
        <translation>Ces hexagones ne comptent plus</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>These markers are ready for the next cup: {markers}</source>
        <translation>Ces marqueurs sont prêts pour le prochain gobelet : {markers}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>These markers go into the cup: {markers}</source>
        <translation>Ces marqueurs vont dans le gobelet : {markers}</translation>
    </message>
    <message>
        <location filename="../../editor/tools/calibrate.py"/>
        <source>These points lie on one line; the picture stays where it was.</source>
        <translation>Ces points sont alignés ; l&apos;image reste où elle était.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/form_panel.py"/>
        <source>This cannot be done: {why}</source>
        <translation>C&apos;est impossible : {why}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>This cannot be passed or ended: one of the options has to be taken.</source>
        <translation>On ne peut ici ni passer ni terminer : il faut prendre un des choix.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <source>This could not be written to disk, so it has not happened</source>
        <translation>Impossible d&apos;écrire ceci sur le disque : rien n&apos;a donc eu lieu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/scenario_head.py"/>
        <source>This file was made by a newer version of the program.</source>
        <translation>Ce fichier vient d&apos;une version plus récente du programme.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/app.py"/>
        <location filename="../../bk40qt/play/after_game.py"/>
        <source>This game cannot be opened</source>
        <translation>Cette partie ne peut pas être ouverte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/agreement.py"/>
        <source>This game is not over, and hidden guns are in it. Its replay shows to everybody at the screen where they are. Do both players agree to that?</source>
        <translation>Cette partie n&apos;est pas finie et comporte des canons cachés. Son enregistrement montre à tous ceux qui sont devant l&apos;écran où ils se trouvent. Les deux joueurs sont-ils d&apos;accord ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/library.py"/>
        <source>This game is open in a window; close it first.</source>
        <translation>Cette partie est ouverte dans une fenêtre ; fermez-la d&apos;abord.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay.py"/>
        <source>This is a replay: go back to any moment with the slider.</source>
        <translation>C&apos;est une relecture : le curseur permet d&apos;aller à tout moment.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay.py"/>
        <source>This is a replay: it shows what was decided. Branch off to play on from here.</source>
        <translation>C&apos;est une relecture : elle montre ce qui a été décidé. Bifurquez pour jouer à partir d&apos;ici.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/setup.py"/>
        <source>This is my set-up</source>
        <translation>C&apos;est ma mise en place</translation>
    </message>
    <message>
        <location filename="../../editor/scan_files.py"/>
        <source>This is no picture that can be shown; PNG and JPEG can.</source>
        <translation>Cette image ne peut pas être montrée ; PNG et JPEG le peuvent.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/scenario_head.py"/>
        <source>This is not a scenario file.</source>
        <translation>Ce n&apos;est pas un fichier de scénario.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/fields.py"/>
        <source>This must not be empty</source>
        <translation>Ceci ne doit pas être vide</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay.py"/>
        <source>This program would have played this game otherwise. It is shown as it was recorded and cannot be played on.</source>
        <translation>Ce programme aurait joué cette partie autrement. Elle est montrée telle qu&apos;enregistrée et ne peut pas être continuée.</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/pictures.py"/>
        <source>This scale is out of range</source>
        <translation>Cette échelle est hors limites</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>This scenario cannot be played as it is.</source>
        <translation>Ce scénario n&apos;est pas jouable en l&apos;état.</translation>
    </message>
    <message>
        <location filename="../../editor/main_window.py"/>
        <location filename="../../editor/panels/trial.py"/>
        <source>This scenario cannot be played yet</source>
        <translation>Ce scénario n&apos;est pas encore jouable</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>This scenario cannot be printed yet</source>
        <translation>Ce scénario ne peut pas encore être imprimé</translation>
    </message>
    <message>
        <location filename="../../editor/tools/zones.py"/>
        <source>This side has no stage of the set-up yet that could place works.</source>
        <translation>Ce camp n&apos;a pas encore d&apos;étape de mise en place qui puisse placer des ouvrages.</translation>
    </message>
    <message>
        <location filename="../../editor/app.py"/>
        <source>This work cannot be read any more</source>
        <translation>Ce travail n&apos;est plus lisible</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Those that the side began</source>
        <translation>Ceux que ce camp a lancés</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>Title of this game:</source>
        <translation>Titre de cette partie :</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <source>To be held at the end</source>
        <translation>À tenir à la fin</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>To come</source>
        <translation>À venir</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>Too many open files</source>
        <translation>trop de fichiers sont ouverts</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>Too many ways to list them</source>
        <translation>Trop d&apos;issues pour les énumérer</translation>
    </message>
    <message>
        <location filename="../../editor/main_window.py"/>
        <source>Tool</source>
        <translation>Outil</translation>
    </message>
    <message>
        <location filename="../../editor/tool_bars.py"/>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Top</source>
        <translation>Haut</translation>
    </message>
    <message>
        <location filename="../../editor/printing/aid_sheet.py"/>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Try to cancel the {target_marker}</source>
        <translation>Tenter d&apos;annuler le {target_marker}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <location filename="../../editor/panels/markers.py"/>
        <location filename="../../editor/panels/reinforcements.py"/>
        <location filename="../../editor/panels/victory.py"/>
        <location filename="../../editor/printing/briefing.py"/>
        <location filename="../../editor/printing/pieces.py"/>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <location filename="../../editor/printing/aid_sheet.py"/>
        <source>Turn and tables</source>
        <translation>Tour et tables</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <source>Turn and victory</source>
        <translation>Tour et victoire</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Turn by 180°</source>
        <translation>Tourner de 180°</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Turn left by 90°</source>
        <translation>Tourner à gauche de 90°</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Turn right by 90°</source>
        <translation>Tourner à droite de 90°</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Turn the {marker} into a repeat marker</source>
        <translation>Changer le {marker} en marqueur de répétition</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>Turn track: turn {turn} of {turns}</source>
        <translation>Piste des tours : tour {turn} sur {turns}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <location filename="../../bk40qt/play/plots.py"/>
        <location filename="../../bk40qt/play/report_html.py"/>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>Turn {turn} begins</source>
        <translation>Le tour {turn} commence</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <location filename="../../bk40qt/play/games_list.py"/>
        <source>Turn {turn} of {turns}</source>
        <translation>Tour {turn} sur {turns}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>Turn {turn} of {turns} · {phase}</source>
        <translation>Tour {turn} sur {turns} · {phase}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay.py"/>
        <source>Turn {turn}, decision {number}</source>
        <translation>Tour {turn}, décision {number}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/plots.py"/>
        <source>Turn {turn}.</source>
        <translation>Tour {turn}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>Turn {turn}: now</source>
        <translation>Tour {turn} : en cours</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>Turn {turn}: over</source>
        <translation>Tour {turn} : terminé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>Turn {turn}: {low} to {high}</source>
        <translation>Tour {turn} : {low} à {high}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/plots.py"/>
        <source>Turn {turn}: {points} VP.</source>
        <translation>Tour {turn} : {points} PV.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Turned to its weaker side, or eliminated if that was its last step.</source>
        <translation>Retournée sur sa face réduite, ou éliminée si c&apos;était son dernier pas.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Tutorial</source>
        <translation>Tutoriel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Tutorial: back to the start</source>
        <translation>Tutoriel : recommencer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Tutorial: hints again</source>
        <translation>Tutoriel : revoir les conseils</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Tutorial: next lesson</source>
        <translation>Tutoriel : leçon suivante</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Tutorial: show me</source>
        <translation>Tutoriel : montrez-moi</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Two dice decide, in the column that all modifiers add up to ({crt}). N neutralizes, a red N (R) only soft targets such as infantry: the company cannot move until it rallies ({rally}). 1 costs one of its two steps ({steps}).</source>
        <translation>Deux dés décident, dans la colonne que donne la somme des modificateurs ({crt}). N neutralise, un N rouge (R) seulement les cibles non blindées comme l&apos;infanterie : la compagnie ne peut pas bouger avant de se rallier ({rally}). 1 coûte un de ses deux pas ({steps}).</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <location filename="../../editor/panels/library.py"/>
        <location filename="../../editor/panels/library_form.py"/>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Type a name and click where it belongs; drag to spread it over more hexes. Click a name to change it.</source>
        <translation>Tapez un nom et cliquez à sa place ; glissez pour l&apos;étendre sur d&apos;autres hexagones. Cliquez sur un nom pour le changer.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/marks.py"/>
        <source>Type the name first, then click where it belongs.</source>
        <translation>Tapez d&apos;abord le nom, puis cliquez à sa place.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces.py"/>
        <source>Type to find a unit</source>
        <translation>Tapez pour chercher une unité</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>Type to find a unit type</source>
        <translation>Tapez pour chercher un type d&apos;unité</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Type what you want to do</source>
        <translation>Tapez ce que vous voulez faire</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Type words to narrow the options down</source>
        <translation>Tapez des mots pour réduire la liste</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <location filename="../../editor/history.py"/>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/game_window.py"/>
        <source>Undo without limit, even behind dice</source>
        <translation>Annuler sans limite, même au-delà des dés</translation>
    </message>
    <message>
        <location filename="../../editor/history.py"/>
        <source>Undo {what}</source>
        <translation>Annuler : {what}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <source>Undo: {what}</source>
        <translation>Annuler : {what}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_tree.py"/>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <location filename="../../editor/panels/library.py"/>
        <source>Unit library</source>
        <translation>Bibliothèque d&apos;unités</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <location filename="../../editor/panels/library_form.py"/>
        <source>Unit type</source>
        <translation>Type d&apos;unité</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>Unit types</source>
        <translation>Types d&apos;unités</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Units that have not acted yet will not act.</source>
        <translation>Les unités qui n&apos;ont pas encore agi n&apos;agiront plus.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Unless it is adjacent, a roll decides whether its order gets through.</source>
        <translation>S&apos;il n&apos;est pas adjacent, un jet décide si son ordre est transmis.</translation>
    </message>
    <message>
        <location filename="../../editor/main_window.py"/>
        <source>Unsaved changes</source>
        <translation>Changements non enregistrés</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>Unsaved work</source>
        <translation>Travail non enregistré</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>Unsaved work was found</source>
        <translation>Travail non enregistré retrouvé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Use the {marker} to take off markers: {mode}</source>
        <translation>Retirer des marqueurs avec le {marker} : {mode}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Used</source>
        <translation>Utilisés</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Used together with your next marker by spending the general marker, or lost.</source>
        <translation>Employé avec votre prochain marqueur en dépensant le marqueur général, sinon perdu.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>Usual &amp;keys</source>
        <translation>Touches par &amp;défaut</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>VP {points}, band {low}–{high}: {result}</source>
        <translation>PV {points}, fourchette {low}–{high} : {result}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>VP {points}: goes on</source>
        <translation>PV {points} : continue</translation>
    </message>
    <message>
        <location filename="../../editor/printing/pieces.py"/>
        <source>VP × 1</source>
        <translation>PV × 1</translation>
    </message>
    <message>
        <location filename="../../editor/printing/pieces.py"/>
        <source>VP × 10</source>
        <translation>PV × 10</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_tree.py"/>
        <location filename="../../editor/panels/library.py"/>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <location filename="../../editor/panels/registry.py"/>
        <location filename="../../editor/printing/briefing.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>Victory</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Victory hex</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Victory is judged at the end of every turn by the German points: below the band the French win, above it the Germans; inside it play goes on, after turn 6 it is a draw (R-77).</source>
        <translation>La victoire se juge à la fin de chaque tour d&apos;après les points allemands : au-dessous de la fourchette, les Français gagnent, au-dessus, les Allemands ; dedans, la partie continue, et après le tour 6 c&apos;est l&apos;égalité (R-77).</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Victory points ({side})</source>
        <translation>Points de victoire ({side})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>Victory points ({side}): {points} of {all}. At the end of each turn they are compared with its band: below it the other side wins, above it this one.</source>
        <translation>Points de victoire ({side}) : {points} sur {all}. À la fin de chaque tour, on les compare à sa fourchette : au-dessous, l&apos;autre camp gagne, au-dessus, celui-ci.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Victory points and holders</source>
        <translation>Points de victoire et occupants</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>Victory, hex {hex}</source>
        <translation>Victoire, hexagone {hex}</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>Victory, turn {turn}</source>
        <translation>Victoire, tour {turn}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Waits to be combined</source>
        <translation>Attend d&apos;être combiné</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Waive the strikes that are left</source>
        <translation>Renoncer aux frappes restantes</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>Watch a replay</source>
        <translation>Revoir une partie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Watch it from the beginning</source>
        <translation>Revoir depuis le début</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Watch re&amp;play</source>
        <translation>Revoir l&amp;a partie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Watch the replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report_dialog.py"/>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/finder.py"/>
        <source>What do you want to do?</source>
        <translation>Que voulez-vous faire ?</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <source>What each of the selected hexes counts</source>
        <translation>Ce que compte chacun des hexagones sélectionnés</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <source>What happened</source>
        <translation>Ce qui s&apos;est passé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/cover.py"/>
        <source>What happened since your last decision</source>
        <translation>Ce qui s&apos;est passé depuis votre dernière décision</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>What is rolled for</source>
        <translation>Ce pour quoi on lance les dés</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>What is seen from here</source>
        <translation>Ce qu&apos;on voit d&apos;ici</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>What is wrong</source>
        <translation>Ce qui ne va pas</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>What it does</source>
        <translation>Effet</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>What it is the name of: it decides the lettering</source>
        <translation>De quoi c&apos;est le nom : cela décide de l&apos;écriture</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>What leaves the map is lost; clear ground follows.</source>
        <translation>Ce qui sort de la carte est perdu ; du terrain dégagé prend sa place.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>What people read about the zone</source>
        <translation>Ce qu&apos;on lit de la zone</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_files.py"/>
        <source>What shall happen to counters that the table does not have?</source>
        <translation>Que faire des pions que le tableau n&apos;a pas ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>What the dice did</source>
        <translation>Ce qu&apos;ont fait les dés</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>What the hex under the cursor sees</source>
        <translation>Ce que voit l&apos;hexagone sous le curseur</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <source>What the log shows</source>
        <translation>Ce que montre le journal</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>What to do</source>
        <translation>Ce qu&apos;il faut faire</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>What was rolled, and what was to be expected of these shots and strikes</source>
        <translation>Ce qui est sorti, et ce qu&apos;on pouvait attendre de ces tirs et frappes</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <location filename="../../editor/printing/zone_map.py"/>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Where a side may place entrenchments and minefields</source>
        <translation>Où un camp peut placer retranchements et champs de mines</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Where is the next entrenchment dug?</source>
        <translation>Où creuser le prochain retranchement ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Where is the next minefield laid?</source>
        <translation>Où poser le prochain champ de mines ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Where the enemy could come to if activated now</source>
        <translation>Jusqu&apos;où l&apos;ennemi pourrait venir s&apos;il était activé maintenant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>Where to go from here</source>
        <translation>Et maintenant ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Which HQ observes {hex}?</source>
        <translation>Quel QG observe {hex} ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>Which N of the combat results table are red: the first met outward from 7, or those in rows 6, 8 and 9</source>
        <translation>Quels N de la table de combat sont rouges : les premiers en partant de 7, ou ceux des lignes 6, 8 et 9</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Which calibre strikes {hex}?</source>
        <translation>Quel calibre frappe {hex} ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Which formation marker is put aside for the opening?</source>
        <translation>Quel marqueur de formation mettre de côté pour l&apos;ouverture ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Which of the markers put aside is played next?</source>
        <translation>Lequel des marqueurs mis de côté jouer ensuite ?</translation>
    </message>
    <message>
        <location filename="../../editor/printing/zone_map.py"/>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Who held the hexes that count</source>
        <translation>Qui tenait les hexagones décisifs</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Who holds hexes when the game begins</source>
        <translation>Qui tient des hexagones au début de la partie</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <source>Who holds the selected hexes when the game begins</source>
        <translation>Qui tient les hexagones sélectionnés au début de la partie</translation>
    </message>
    <message>
        <location filename="../../editor/panels/markers.py"/>
        <source>Who opens the game (R-16)</source>
        <translation>Qui ouvre la partie (R-16)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>Who plays the {side}</source>
        <translation>Qui joue les {side}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Who starts mounted on {carrier}?</source>
        <translation>Qui commence embarqué sur {carrier} ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Whole map</source>
        <translation>Toute la carte</translation>
    </message>
    <message>
        <location filename="../../editor/printing/preview.py"/>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/dice.py"/>
        <source>Whose dice</source>
        <translation>À qui sont les dés</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Whose eyes look on: what the other side has hidden is not shown</source>
        <translation>Par les yeux de qui l&apos;on regarde : ce que l&apos;autre camp a caché n&apos;est pas montré</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Whose points count, or who must hold</source>
        <translation>À qui sont les points qui comptent, ou qui doit tenir</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>With &amp;zones</source>
        <translation>Avec les &amp;zones</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>With another side the formation leaves its set-up stages</source>
        <translation>Dans l&apos;autre camp, la formation quitte ses étapes de mise en place</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>With everything on the map</source>
        <translation>Avec tout ce qui est sur la carte</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>With formations</source>
        <translation>Avec des formations</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>With hex &amp;numbers</source>
        <translation>Avec les &amp;numéros d&apos;hexagones</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>With two persons at one screen: nobody sees what the other must not know</source>
        <translation>À deux devant un écran : personne ne voit ce que l&apos;autre doit lui cacher</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>With which formation does {unit} fight?</source>
        <translation>Avec quelle formation combat {unit} ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Withdrawal from the assault</source>
        <translation>Retrait de l&apos;assaut</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <location filename="../../editor/printing/side_sheet.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>Withdrawals</source>
        <translation>Départs</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Within a distance</source>
        <translation>Dans une distance</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_tree.py"/>
        <source>Without a formation</source>
        <translation>Sans formation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces.py"/>
        <source>Words of a name, a formation, a type, a state or a hex; Enter shows the first unit on the map</source>
        <translation>Mots d&apos;un nom, d&apos;une formation, d&apos;un type, d&apos;un état ou d&apos;un hexagone ; Entrée montre la première unité sur la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/finder.py"/>
        <source>Words of the command</source>
        <translation>Mots de la commande</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Works</source>
        <translation>Ouvrages</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/ending.py"/>
        <source>Write an after-action report with pictures of the map</source>
        <translation>Écrire un rapport de combat avec des images de la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Write the game as it is now to another file; this one is always up to date anyway</source>
        <translation>Écrire la partie actuelle dans un autre fichier ; celui-ci est de toute façon toujours à jour</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Write the map for Tiled or as a picture, the counters, or the order of battle</source>
        <translation>Écrire la carte pour Tiled ou comme image, les pions, ou l&apos;ordre de bataille</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Write the scenario to another file</source>
        <translation>Écrire le scénario dans un autre fichier</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Write the scenario to its file</source>
        <translation>Écrire le scénario dans son fichier</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <source>Written on {date} by bk40qt {version}.</source>
        <translation>Écrit le {date} par bk40qt {version}.</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>Written to {path}</source>
        <translation>Écrit dans {path}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_files.py"/>
        <source>Written to {path}. The columns colour and source are empty: a scenario keeps no names of colours and no sources.</source>
        <translation>Écrit dans {path}. Les colonnes colour et source sont vides : un scénario ne garde ni noms de couleurs ni sources.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>You have been through the tutorial: choose a battle. Every decision is saved at once, so you can stop at any moment and go on from here.</source>
        <translation>Vous avez suivi l&apos;initiation : choisissez une bataille. Chaque décision est enregistrée aussitôt, vous pouvez donc arrêter à tout moment et reprendre d&apos;ici.</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>You have changes that are not saved. Loading the file puts it in their place; undo brings them back. Keeping yours leaves the file as it is until you save.</source>
        <translation>Vous avez des modifications non enregistrées. Charger le fichier le met à leur place ; l&apos;annulation les fait revenir. Garder les vôtres laisse le fichier tel quel jusqu&apos;à l&apos;enregistrement.</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>You have no unsaved changes. Loading the file can be undone.</source>
        <translation>Vous n&apos;avez pas de modifications non enregistrées. Le chargement du fichier peut être annulé.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>You lead a German vanguard; the French hold the village of {village}. You win if it is yours at the end of turn {turn}. Follow these hints, or let the button &lt;b&gt;Show me&lt;/b&gt; do what they ask for.</source>
        <translation>Vous menez une avant-garde allemande ; les Français tiennent le village de {village}. Vous gagnez s&apos;il est à vous à la fin du tour {turn}. Suivez ces conseils, ou laissez le bouton &lt;b&gt;Montrez-moi&lt;/b&gt; faire ce qu&apos;ils demandent.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>Your games</source>
        <translation>Vos parties</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>Your reaction</source>
        <translation>Votre réaction</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>Your saved games, the last played first</source>
        <translation>Vos parties enregistrées, la dernière jouée d&apos;abord</translation>
    </message>
    <message>
        <location filename="../../editor/unit_library.py"/>
        <source>Your unit types cannot be written to {path} ({error})</source>
        <translation>Vos types d&apos;unités ne peuvent pas être écrits dans {path} ({error})</translation>
    </message>
    <message>
        <location filename="../../editor/unit_library.py"/>
        <source>Your unit types in {path} are damaged ({error})</source>
        <translation>Vos types d&apos;unités dans {path} sont endommagés ({error})</translation>
    </message>
    <message>
        <location filename="../../editor/unit_library.py"/>
        <source>Your unit types in {path} cannot be read ({error})</source>
        <translation>Vos types d&apos;unités dans {path} sont illisibles ({error})</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <location filename="../../editor/panels/tools.py"/>
        <location filename="../../editor/panels/zone_fields.py"/>
        <location filename="../../editor/printing/zone_map.py"/>
        <location filename="../../editor/tools/registry.py"/>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>Zone “{name}”</source>
        <translation>Zone « {name} »</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <location filename="../../editor/panels/registry.py"/>
        <location filename="../../editor/panels/zones_list.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hex_contents.py"/>
        <source>Zones: {list}</source>
        <translation>Zones : {list}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Zoom with Ctrl and the wheel, or with the keys {larger} and {smaller}. Drag the map or press the arrow keys to move it; {fit} shows all of it again. Try it.</source>
        <translation>Zoomez avec Ctrl et la molette, ou avec les touches {larger} et {smaller}. Faites glisser la carte ou utilisez les flèches pour la déplacer ; {fit} la remontre en entier. Essayez.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>a cliff has no name; remove it or make it a stream</source>
        <translation>une falaise n&apos;a pas de nom ; retirez-le ou faites-en un cours d&apos;eau</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/whole.py"/>
        <source>a device or pipe has that name</source>
        <translation>un périphérique ou un tube porte ce nom</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>a draw</source>
        <translation>égalité</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/setup_plan.py"/>
        <source>a good place to begin</source>
        <translation>un bon point de départ</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>a number of more than {count} characters</source>
        <translation>un nombre de plus de {count} caractères</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>abilities</source>
        <translation>capacités</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/plots.py"/>
        <source>above the band: {result}</source>
        <translation>au-dessus de la fourchette : {result}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>accept</source>
        <translation>accepter</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>across stream</source>
        <translation>à travers un cours d&apos;eau</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>act</source>
        <translation>agir</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>acted</source>
        <translation>a agi</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>activate</source>
        <translation>activer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>activate both</source>
        <translation>activer les deux</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>activate with strike</source>
        <translation>activer avec des frappes</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>activated</source>
        <translation>activée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>activated own</source>
        <translation>activée par son marqueur</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>activated repeat</source>
        <translation>activée par répétition</translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>activated {n} times</source>
        <translation>
            <numerusform>activée une fois</numerusform>
            <numerusform>activée {n} fois</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/setup_plan.py"/>
        <source>acts on its own</source>
        <translation>agit seule</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <source>add a set-up stage</source>
        <translation>ajouter une étape de mise en place</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <location filename="../../editor/edits/forces.py"/>
        <source>add the counter {name}</source>
        <translation>ajouter le pion {name}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>add the formation {name}</source>
        <translation>ajouter la formation {name}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/places.py"/>
        <source>add the place {name}</source>
        <translation>ajouter le lieu {name}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/zones.py"/>
        <location filename="../../editor/placing_fixes.py"/>
        <location filename="../../editor/tools/zones.py"/>
        <source>add the zone {zone}</source>
        <translation>ajouter la zone {zone}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>add victory hexes</source>
        <translation>ajouter des hexagones de victoire</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>add {n} counters</source>
        <translation>ajouter {n} pions</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>administrative</source>
        <translation>administration</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>after segment</source>
        <translation>après l&apos;activation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>allot loss</source>
        <translation>répartir une perte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>an HQ has no weapons and no armour: must be 0, not {value}</source>
        <translation>un QG n&apos;a ni armes ni blindage : la valeur doit être 0, pas {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>an HQ is never independent</source>
        <translation>un QG n&apos;est jamais indépendant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>an HQ takes no step losses</source>
        <translation>un QG ne subit pas de pertes de pas</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>and {count} more problems; mend these first</source>
        <translation>et {count} autres problèmes ; corrigez d&apos;abord ceux-ci</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_files.py"/>
        <source>and {n} more</source>
        <translation>et {n} de plus</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_csv.py"/>
        <source>and {n} more; mend these first</source>
        <translation>et {n} de plus ; corrigez d&apos;abord ceux-ci</translation>
    </message>
    <message>
        <location filename="../../editor/scan_files.py"/>
        <source>another picture called {name} is there already</source>
        <translation>une autre image nommée {name} est déjà là</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>anti-tank gun</source>
        <translation>canon antichar</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>anti-tank gun against infantry</source>
        <translation>canon antichar contre infanterie</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>any number</source>
        <translation>tout nombre</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>any number of times</source>
        <translation>autant qu&apos;on veut</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>anywhere not east of column 15</source>
        <translation>n&apos;importe où, mais pas à l&apos;est de la colonne 15</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>are not in the order of the turns</source>
        <translation>ne sont pas dans l&apos;ordre des tours</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/edits/counters.py"/>
        <source>armour</source>
        <translation>blindage</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>armour value</source>
        <translation>valeur de blindage</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>armoured car</source>
        <translation>automitrailleuse</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>arrives on turn {turn}, but no entry says where {formation} comes on</source>
        <translation>arrive au tour {turn}, mais aucune entrée ne dit par où {formation} entre sur la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>artillery</source>
        <translation>artillerie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>as in the scenario</source>
        <translation>comme dans le scénario</translation>
    </message>
    <message>
        <location filename="../../editor/main_window.py"/>
        <source>as opened</source>
        <translation>tel qu&apos;ouvert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/setup_plan.py"/>
        <source>as the scenario proposes</source>
        <translation>comme le propose le scénario</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>aside</source>
        <translation>mis de côté</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>assault</source>
        <translation>assaut</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>assault engineers, flamethrowers and charges</source>
        <translation>pionniers d&apos;assaut, lance-flammes et charges</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>assault fire</source>
        <translation>tir d&apos;assaut</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>assault gun</source>
        <translation>canon d&apos;assaut</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>assault pioneer</source>
        <translation>pionniers d&apos;assaut</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>assault pioneers</source>
        <translation>pionniers d&apos;assaut</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>assault result</source>
        <translation>résultat d&apos;assaut</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>at random; or a number or word, for the same dice again</source>
        <translation>au hasard ; ou un nombre ou un mot, pour revoir les mêmes dés</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>attach</source>
        <translation>rattacher</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>attached to</source>
        <translation>rattachée à</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>attack</source>
        <translation>attaque</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>attack factor</source>
        <translation>facteur d&apos;attaque</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>attack value</source>
        <translation>valeur d&apos;attaque</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/setup_plan.py"/>
        <source>behind its companies</source>
        <translation>derrière ses compagnies</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>belongs to an infinite map; turn that off in the properties of the map</source>
        <translation>appartient à une carte infinie ; désactivez cela dans les propriétés de la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>belongs to the kind &quot;bands&quot;; remove it or change the kind</source>
        <translation>appartient au type « bands » ; retirez-le ou changez le type</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>belongs to the kind &quot;hold&quot;; remove it or change the kind</source>
        <translation>appartient au type « hold » ; retirez-le ou changez le type</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/plots.py"/>
        <source>below the band: {result}</source>
        <translation>au-dessous de la fourchette : {result}</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>between the west map edge and Les Huttes d&apos;Ogny, in or south of row 04</source>
        <translation>entre le bord ouest et Les Huttes d&apos;Ogny, dans la rangée 04 ou au sud</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tools/sight.py"/>
        <location filename="../../editor/tools/sight.py"/>
        <source>blocked</source>
        <translation>bloquée</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library_form.py"/>
        <source>both</source>
        <translation>les deux</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>both sides retreat to the {edge} edge; they must differ</source>
        <translation>les deux camps se replient vers le même bord ({edge}) ; les bords doivent différer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>both strike together</source>
        <translation>les deux frappent ensemble</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>bridge</source>
        <translation>pont</translation>
    </message>
    <message>
        <location filename="../../editor/edits/sides.py"/>
        <source>build a bridge</source>
        <translation>construire un pont</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>byte 0x{byte} is not UTF-8; save the file as UTF-8</source>
        <translation>l&apos;octet 0x{byte} n&apos;est pas de l&apos;UTF-8 ; enregistrez le fichier en UTF-8</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scan.py"/>
        <source>calibrate the scan</source>
        <translation>caler le scan</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>calibre</source>
        <translation>calibre</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/highlights.py"/>
        <source>can be assaulted</source>
        <translation>assaut possible</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/highlights.py"/>
        <source>can be chosen</source>
        <translation>peut être choisi</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>cancel</source>
        <translation>annuler</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>cannot be read: {error}</source>
        <translation>est illisible : {error}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/moves.py"/>
        <source>cannot stay here</source>
        <translation>ne peut pas rester ici</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/highlights.py"/>
        <source>cannot stop there</source>
        <translation>arrêt impossible</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>carried</source>
        <translation>reporté</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>carrier</source>
        <translation>transport blindé</translation>
    </message>
    <message>
        <location filename="../../editor/printing/battle.py"/>
        <source>carrier {letter}</source>
        <translation>transport {letter}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>carrying a company</source>
        <translation>transporte une compagnie</translation>
    </message>
    <message>
        <location filename="../../editor/edits/stages.py"/>
        <source>change a set-up stage</source>
        <translation>modifier une étape de mise en place</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>change counters</source>
        <translation>modifier des pions</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>change markers of turn {turn}</source>
        <translation>modifier les marqueurs du tour {turn}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>change strikes</source>
        <translation>modifier les frappes</translation>
    </message>
    <message>
        <location filename="../../editor/edits/victory.py"/>
        <source>change the band of turn {turn}</source>
        <translation>modifier la fourchette du tour {turn}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>change the counter {name}</source>
        <translation>modifier le pion {name}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>change the credits</source>
        <translation>modifier les crédits</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>change the date</source>
        <translation>modifier la date</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>change the formation {name}</source>
        <translation>modifier la formation {name}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>change the id</source>
        <translation>modifier l&apos;identifiant</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>change the initiative</source>
        <translation>modifier l&apos;initiative</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>change the notes</source>
        <translation>modifier les notes</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>change the order of counters</source>
        <translation>modifier l&apos;ordre des pions</translation>
    </message>
    <message>
        <location filename="../../editor/edits/places.py"/>
        <source>change the place {name}</source>
        <translation>modifier le lieu {name}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>change the scale of the map</source>
        <translation>modifier l&apos;échelle de la carte</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>change the side {name}</source>
        <translation>modifier le camp {name}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scan.py"/>
        <source>change the strength of the scan</source>
        <translation>changer l&apos;intensité du scan</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>change the title</source>
        <translation>modifier le titre</translation>
    </message>
    <message>
        <location filename="../../editor/edits/victory.py"/>
        <source>change the victory conditions</source>
        <translation>modifier les conditions de victoire</translation>
    </message>
    <message>
        <location filename="../../editor/edits/zones.py"/>
        <source>change the zone {zone}</source>
        <translation>modifier la zone {zone}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/victory.py"/>
        <source>change which hexes must be held</source>
        <translation>changer les hexagones à tenir</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>change {n} counters</source>
        <translation>modifier {n} pions</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>change {what} ({n} counters)</source>
        <translation>modifier : {what} ({n} pions)</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>change {what} of {name}</source>
        <translation>modifier : {what} de {name}</translation>
    </message>
    <message>
        <location filename="../../editor/placing_fixes.py"/>
        <source>choose its hexes on the map</source>
        <translation>choisir ses hexagones sur la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>clear</source>
        <translation>terrain dégagé</translation>
    </message>
    <message>
        <location filename="../../editor/edits/victory.py"/>
        <source>clear goals</source>
        <translation>effacer les objectifs</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>clear ground</source>
        <translation>terrain dégagé</translation>
    </message>
    <message>
        <location filename="../../editor/edits/victory.py"/>
        <source>clear who holds hexes</source>
        <translation>effacer qui tient des hexagones</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>cliff</source>
        <translation>falaise</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>colour</source>
        <translation>couleur</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>column</source>
        <translation>colonne</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/modifiers.py"/>
        <source>column {number}</source>
        <translation>colonne {number}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>column {number} of the combat results table</source>
        <translation>colonne {number} de la table de combat</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>combined</source>
        <translation>combiné</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>comes from a template, which is not read; detach it in Tiled</source>
        <translation>vient d&apos;un modèle, qui n&apos;est pas lu ; détachez-le dans Tiled</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>company aboard</source>
        <translation>compagnie embarquée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>contains the control character {code}; remove it</source>
        <translation>contient le caractère de commande {code} ; retirez-le</translation>
    </message>
    <message>
        <location filename="../../editor/tools/select.py"/>
        <source>copy hexes</source>
        <translation>copier des hexagones</translation>
    </message>
    <message>
        <location filename="../../editor/edits/transform.py"/>
        <source>crop the map</source>
        <translation>rogner la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>cup</source>
        <translation>gobelet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/reader.py"/>
        <source>decision {number} is malformed</source>
        <translation>la décision {number} est mal formée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/reader.py"/>
        <source>decision {number} is missing</source>
        <translation>la décision {number} manque</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/reader.py"/>
        <source>decision {number} was changed</source>
        <translation>la décision {number} a été modifiée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/replaying.py"/>
        <source>decision {number}: {error}</source>
        <translation>décision {number} : {error}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>demoralization</source>
        <translation>démoralisation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>demoralization recovery</source>
        <translation>récupération de la démoralisation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>demoralized</source>
        <translation>démoralisée</translation>
    </message>
    <message>
        <location filename="../../editor/panels/fields.py"/>
        <location filename="../../editor/panels/hexes.py"/>
        <location filename="../../editor/panels/large_fields.py"/>
        <source>different</source>
        <translation>différents</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>direct fire</source>
        <translation>tir direct</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>discard</source>
        <translation>défausser</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>dispersed</source>
        <translation>dispersée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>distance</source>
        <translation>distance</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <location filename="../../editor/edits/sides.py"/>
        <source>draw a cliff</source>
        <translation>tracer une falaise</translation>
    </message>
    <message>
        <location filename="../../editor/edits/roads.py"/>
        <source>draw a main road</source>
        <translation>tracer une route principale</translation>
    </message>
    <message>
        <location filename="../../editor/edits/roads.py"/>
        <source>draw a secondary road</source>
        <translation>tracer une route secondaire</translation>
    </message>
    <message>
        <location filename="../../editor/edits/sides.py"/>
        <source>draw a stream</source>
        <translation>tracer un cours d&apos;eau</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>drawn</source>
        <translation>tiré</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>drop</source>
        <translation>laisser en arrière</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>due</source>
        <translation>attendue</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>due turn {turn}</source>
        <translation>attendue au tour {turn}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>duplicate the counter {name}</source>
        <translation>dupliquer le pion {name}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>duplicate the formation {name}</source>
        <translation>dupliquer la formation {name}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>duplicate {n} counters</source>
        <translation>dupliquer {n} pions</translation>
    </message>
    <message>
        <location filename="../../editor/printing/aid_sheet.py"/>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>each marker fires {strikes}</source>
        <translation>chaque marqueur tire {strikes}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/fixes.py"/>
        <location filename="../../editor/panels/wording.py"/>
        <location filename="../../editor/panels/zone_fields.py"/>
        <location filename="../../editor/printing/battle.py"/>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>eliminated</source>
        <translation>éliminée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>end activation</source>
        <translation>terminer l&apos;activation</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>end of the independent status</source>
        <translation>fin de l&apos;indépendance</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>enter</source>
        <translation>entrer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/play/position.py"/>
        <location filename="../../editor/printing/pieces.py"/>
        <source>entrenchment</source>
        <translation>retranchement</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/printing/zone_map.py"/>
        <location filename="../../editor/tools/zones.py"/>
        <source>entrenchments</source>
        <translation>retranchements</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>equipment</source>
        <translation>matériel</translation>
    </message>
    <message>
        <location filename="../../editor/tools/ground.py"/>
        <location filename="../../editor/tools/roads.py"/>
        <source>erase</source>
        <translation>effacer</translation>
    </message>
    <message>
        <location filename="../../editor/edits/sides.py"/>
        <source>erase a cliff</source>
        <translation>effacer une falaise</translation>
    </message>
    <message>
        <location filename="../../editor/edits/roads.py"/>
        <source>erase a road</source>
        <translation>effacer une route</translation>
    </message>
    <message>
        <location filename="../../editor/edits/sides.py"/>
        <source>erase a stream</source>
        <translation>effacer un cours d&apos;eau</translation>
    </message>
    <message>
        <location filename="../../editor/edits/roads.py"/>
        <source>erase roads</source>
        <translation>effacer des routes</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>extra French repeat marker</source>
        <translation>marqueur de répétition français supplémentaire</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>extra German repeat marker</source>
        <translation>marqueur de répétition allemand supplémentaire</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>failed</source>
        <translation>raté</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>failure</source>
        <translation>condition non remplie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>fatigue recovery</source>
        <translation>récupération de la fatigue</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>fatigued</source>
        <translation>fatiguée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>fight on</source>
        <translation>continuer le combat</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>fights on</source>
        <translation>continue le combat</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>fire</source>
        <translation>tirer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>fire at</source>
        <translation>tirer sur</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>fire move</source>
        <translation>tirer puis bouger</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>fire with formation</source>
        <translation>tirer avec la formation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/acting.py"/>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>fires at the best odds</source>
        <translation>tire là où les chances sont les meilleures</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/simple.py"/>
        <source>fires back</source>
        <translation>riposte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/moves.py"/>
        <source>fires from its new position</source>
        <translation>tire de sa nouvelle position</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>formation</source>
        <translation>formation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>formation demoralized</source>
        <translation>formation démoralisée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>formation fatigued</source>
        <translation>formation fatiguée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>formation marker</source>
        <translation>marqueur de formation</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>fusiliers-voltigeurs, B-series reservists</source>
        <translation>fusiliers-voltigeurs, réservistes de série B</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>fusiliers-voltigeurs, active motorised division</source>
        <translation>fusiliers-voltigeurs, division motorisée d&apos;active</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>future</source>
        <translation>à venir</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>general</source>
        <translation>général</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>general marker</source>
        <translation>marqueur général</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/acting.py"/>
        <source>gets off close to the enemy</source>
        <translation>débarque près de l&apos;ennemi</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>gives way before it is too late</source>
        <translation>cède avant qu&apos;il ne soit trop tard</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>go back to the file</source>
        <translation>revenir au fichier</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>go on</source>
        <translation>continuer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>goes on</source>
        <translation>continue</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/setup_plan.py"/>
        <source>goes where the enemy will come</source>
        <translation>va là où l&apos;ennemi viendra</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>gone</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>group</source>
        <translation>tir groupé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>half</source>
        <translation>demi-action</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>half of its action left</source>
        <translation>encore une demi-action</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/acting.py"/>
        <source>has a better place to be</source>
        <translation>sera mieux ailleurs</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/acting.py"/>
        <source>has a good shot</source>
        <translation>a un bon tir</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>has acted</source>
        <translation>a agi</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>has another size than the map; it is left out</source>
        <translation>n&apos;a pas la taille de la carte ; omis</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>has both hexes and formations to stand with; choose one</source>
        <translation>a à la fois des hexagones et des formations auprès desquelles se placer ; choisissez</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>has groups more than {limit} deep; they are left out</source>
        <translation>a des groupes de plus de {limit} niveaux ; ils sont omis</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>has half of a surrogate pair (\ud800 to \udfff) in a text; write the character</source>
        <translation>a la moitié d&apos;une paire de substitution (\ud800 à \udfff) dans un texte ; écrivez le caractère</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_csv.py"/>
        <source>has more cells than there are columns; is a text with commas not quoted?</source>
        <translation>a plus de cellules que de colonnes ; un texte avec des virgules sans guillemets ?</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>has more than {limit} layers; the rest is left out</source>
        <translation>a plus de {limit} calques ; le reste est omis</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>has no hexes</source>
        <translation>n&apos;a pas d&apos;hexagones</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>has no hexes: lines and positions must run from the smaller to the larger number, on the map</source>
        <translation>n&apos;a pas d&apos;hexagones : « lines » et « positions » doivent aller du plus petit au plus grand nombre, sur la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>has no hexes: within must be from 0 to {limit}, not {value}</source>
        <translation>n&apos;a pas d&apos;hexagones : « within » doit être compris entre 0 et {limit}, pas {value}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>has no points</source>
        <translation>n&apos;a pas de points</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>has no stage; who sets up where?</source>
        <translation>n&apos;a pas d&apos;étape ; qui se place où ?</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>has not one tile for each hex</source>
        <translation>n&apos;a pas une tuile par hexagone</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>has something that is no layer: {value}</source>
        <translation>contient quelque chose qui n&apos;est pas un calque : {value}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>has something that is no object: {value}</source>
        <translation>contient quelque chose qui n&apos;est pas un objet : {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>has the best view</source>
        <translation>a la meilleure vue</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>has {count} characters; {limit} is the limit</source>
        <translation>a {count} caractères ; {limit} au plus sont admis</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>has {count} entries; {limit} is the limit</source>
        <translation>a {count} entrées ; {limit} au plus sont admises</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/panels/markers.py"/>
        <source>heavy</source>
        <translation>lourd</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>heavy strike</source>
        <translation>frappe lourde</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>held</source>
        <translation>en main</translation>
    </message>
    <message>
        <location filename="../../editor/printing/pieces.py"/>
        <source>held by</source>
        <translation>tenu par</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>held by the French</source>
        <translation>tenu par les Français</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>held by the Germans</source>
        <translation>tenu par les Allemands</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>hex {hex} is listed twice; keep one</source>
        <translation>l&apos;hexagone {hex} figure deux fois ; n&apos;en gardez qu&apos;un</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>hex {hex} is listed twice; only one side can hold it</source>
        <translation>l&apos;hexagone {hex} figure deux fois ; un seul camp peut le tenir</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>hex {hex} is off the map</source>
        <translation>l&apos;hexagone {hex} est hors de la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>hex {hex} of {id} is not on the edge of the map</source>
        <translation>l&apos;hexagone {hex} de {id} n&apos;est pas au bord de la carte</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>hexes 1601 to 1610</source>
        <translation>hexagones 1601 à 1610</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>hexes 1710 to 1716</source>
        <translation>hexagones 1710 à 1716</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>hidden</source>
        <translation>cachée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>hide</source>
        <translation>cacher</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>hill</source>
        <translation>colline</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>hold</source>
        <translation>garder</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>hold to combine</source>
        <translation>garder pour combiner</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>home edge</source>
        <translation>bord ami</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>id</source>
        <translation>identifiant</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>import the Tiled map {name}</source>
        <translation>importer la carte Tiled {name}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>import the order of battle</source>
        <translation>importer l&apos;ordre de bataille</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>import the order of battle ({n} counters)</source>
        <translation>importer l&apos;ordre de bataille ({n} pions)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>in column</source>
        <translation>en colonne</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/highlights.py"/>
        <source>in column for {cost} MP</source>
        <translation>en colonne pour {cost} PM</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>in or next to 0108</source>
        <translation>en 0108 ou à côté</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>in or next to 0112</source>
        <translation>en 0112 ou à côté</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>in or next to 0114</source>
        <translation>en 0114 ou à côté</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>in or next to 0401</source>
        <translation>en 0401 ou à côté</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>in or next to Stonne</source>
        <translation>dans Stonne ou à côté</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>in or south of row 03</source>
        <translation>dans la rangée 03 ou au sud</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/highlights.py"/>
        <source>in reach for {cost} MP</source>
        <translation>accessible pour {cost} PM</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tools/sight.py"/>
        <location filename="../../editor/tools/sight.py"/>
        <source>in sight</source>
        <translation>en vue</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>in the hex of a unit of 11e RDP</source>
        <translation>dans l&apos;hexagone d&apos;une unité du 11e RDP</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>in the hex of a unit of the 205 RI battalion it is attached to</source>
        <translation>dans l&apos;hexagone d&apos;une unité du bataillon du 205 RI auquel il est rattaché</translation>
    </message>
    <message>
        <location filename="../../editor/printing/battle.py"/>
        <source>in the hex of a unit of {formations}</source>
        <translation>dans l&apos;hexagone d&apos;une unité de {formations}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>independent</source>
        <translation>indépendante</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>independent status</source>
        <translation>indépendance</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>independent until</source>
        <translation>indépendant jusqu&apos;à</translation>
    </message>
    <message>
        <location filename="../../editor/printing/battle.py"/>
        <source>independent until turn {turn}</source>
        <translation>indépendante jusqu&apos;au tour {turn}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>infantry</source>
        <translation>infanterie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>is UTF-16 text; save it as UTF-8</source>
        <translation>est un texte UTF-16 ; enregistrez-le en UTF-8</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>is damaged: it cannot be unpacked</source>
        <translation>est endommagé : impossible à décompresser</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>is empty; give the scenario a title</source>
        <translation>est vide ; donnez un titre au scénario</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>is empty; name the counter</source>
        <translation>est vide ; nommez le pion</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>is empty; name the formation</source>
        <translation>est vide ; nommez la formation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>is empty; name the side</source>
        <translation>est vide ; nommez le camp</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>is encoded in a way that is not known here: {encoding}</source>
        <translation>est codé d&apos;une façon inconnue ici : {encoding}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>is in no layer of ours and its class ({kind}) is unknown</source>
        <translation>n&apos;est dans aucun de nos calques et sa classe ({kind}) est inconnue</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>is missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>is missing; every hex of the grid needs terrain and level</source>
        <translation>manque ; chaque hexagone de la grille a besoin d&apos;un terrain et d&apos;un niveau</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>is no base64 text</source>
        <translation>n&apos;est pas du texte base64</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_csv.py"/>
        <source>is no column of the format; it is left out</source>
        <translation>n&apos;est pas une colonne du format ; omise</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>is no key of the format; did you mean {close}?</source>
        <translation>n&apos;est pas une clé du format ; vouliez-vous dire {close} ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>is no key of the format; known are {known}</source>
        <translation>n&apos;est pas une clé du format ; sont connues {known}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>is no place: it needs a name and a hex</source>
        <translation>n&apos;est pas un lieu : il faut un nom et un hexagone</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>is no rule switch; known are {known}</source>
        <translation>n&apos;est pas une option de règle ; sont connues {known}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>is no tileset</source>
        <translation>n&apos;est pas un jeu de tuiles</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>is no victory hex: its class is points, with a number, or hold</source>
        <translation>n&apos;est pas un hexagone de victoire : sa classe est points, avec un nombre, ou hold</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>is of the kind {kind}, which has no meaning here</source>
        <translation>est du type {kind}, qui n&apos;a pas de sens ici</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>is off the map of {lines} x {per_line} hexes</source>
        <translation>est hors de la carte de {lines} × {per_line} hexagones</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>is packed with Zstandard; choose zlib, gzip or CSV in the properties of the map</source>
        <translation>est compressé avec Zstandard ; choisissez zlib, gzip ou CSV dans les propriétés de la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>is set twice; keep one</source>
        <translation>est fixé deux fois ; n&apos;en gardez qu&apos;un</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>is taken for a village; its class should be one of {kinds}</source>
        <translation>est pris pour un village ; sa classe devrait être l&apos;une de : {kinds}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>is the formation itself</source>
        <translation>est la formation elle-même</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_file.py"/>
        <source>is {version}; this program reads up to {known}, a newer one is needed</source>
        <translation>est {version} ; ce programme lit jusqu&apos;à {known}, il en faut un plus récent</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>it can do most with another activation</source>
        <translation>fera le plus avec une autre activation</translation>
    </message>
    <message>
        <location filename="../../editor/files.py"/>
        <source>it cannot be read back</source>
        <translation>il ne peut pas être relu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/reader.py"/>
        <source>it does not have exactly one header</source>
        <translation>il n&apos;a pas exactement un en-tête</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/modifiers.py"/>
        <source>it happens above {number} on {dice}</source>
        <translation>se produit au-dessus de {number} avec {dice}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>it holds</source>
        <translation>tient bon</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/reader.py"/>
        <source>it holds the {thing}</source>
        <translation>il contient {thing}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>it is an HQ</source>
        <translation>c&apos;est un QG</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>it is neutralized</source>
        <translation>elle est neutralisée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>it is out of command</source>
        <translation>elle est hors commandement</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>it panics</source>
        <translation>panique</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>its head is not as this program writes it</source>
        <translation>son en-tête n&apos;est pas celui que ce programme écrit</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/replaying.py"/>
        <source>its scenario does not start: {error}</source>
        <translation>son scénario ne démarre pas : {error}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/reader.py"/>
        <source>its tables are not as we make them</source>
        <translation>ses tables ne sont pas celles de ce programme</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>its turn to act</source>
        <translation>c&apos;est son tour d&apos;agir</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>keep</source>
        <translation>garder</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>keep the hexes of the map, each once</source>
        <translation>garder les hexagones de la carte, chacun une fois</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>keeps its steps</source>
        <translation>préserve ses pas</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>keeps the general for a better moment</source>
        <translation>garde le marqueur général pour un meilleur moment</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>keeps the marker for a better moment</source>
        <translation>garde le marqueur pour un meilleur moment</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>larger than {limit} MiB; no scenario needs that much</source>
        <translation>plus de {limit} Mio ; aucun scénario n&apos;en demande autant</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scan.py"/>
        <source>lay a scan under the map</source>
        <translation>poser un scan sous la carte</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>layer {name}</source>
        <translation>calque {name}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>leads out of {hex}, which is not at the edge</source>
        <translation>sort de {hex}, qui n&apos;est pas au bord</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>leads over the edge of the map; that part is left out</source>
        <translation>franchit le bord de la carte ; cette partie est omise</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>leaves a fight that is lost</source>
        <translation>quitte un combat perdu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>leaves the fight</source>
        <translation>quitte le combat</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>left map</source>
        <translation>a quitté la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>left the map</source>
        <translation>a quitté la carte</translation>
    </message>
    <message>
        <location filename="../../editor/placing_fixes.py"/>
        <source>let it come on at its home edge</source>
        <translation>le faire entrer par son bord ami</translation>
    </message>
    <message>
        <location filename="../../editor/placing_fixes.py"/>
        <source>let it come on in {zone}</source>
        <translation>le faire entrer en {zone}</translation>
    </message>
    <message>
        <location filename="../../editor/placing_fixes.py"/>
        <source>let it come on on turn {turn}</source>
        <translation>le faire entrer au tour {turn}</translation>
    </message>
    <message>
        <location filename="../../editor/placing_fixes.py"/>
        <source>let it start on the map</source>
        <translation>le faire commencer sur la carte</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>let one marker fire once</source>
        <translation>faire tirer un marqueur une fois</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>let the French hold {hex}</source>
        <translation>laisser les Français tenir {hex}</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>let the Germans hold {hex}</source>
        <translation>laisser les Allemands tenir {hex}</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>let them retreat to the {edge}</source>
        <translation>repli vers le bord {edge}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>lets them come</source>
        <translation>les laisse venir</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>level 0</source>
        <translation>niveau 0</translation>
    </message>
    <message>
        <location filename="../../editor/tools/ground.py"/>
        <source>level {level}</source>
        <translation>niveau {level}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/setup_plan.py"/>
        <source>lies in wait</source>
        <translation>en embuscade</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>lies off the map</source>
        <translation>est hors de la carte</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>lies off the map in part; that part is left out</source>
        <translation>est en partie hors de la carte ; cette partie est omise</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/panels/markers.py"/>
        <source>light</source>
        <translation>léger</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>light strike</source>
        <translation>frappe légère</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>line of sight</source>
        <translation>ligne de vue</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>line of sight, adjacent hexes always see each other</source>
        <translation>ligne de vue, deux hexagones adjacents se voient toujours</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>line {line}, column {column}</source>
        <translation>ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/scenario_head.py"/>
        <source>line {line}, column {column}: {text}</source>
        <translation>ligne {line}, colonne {column} : {text}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>load</source>
        <translation>embarquer</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>lorried dragoons, dismounted</source>
        <translation>dragons portés, à pied</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>loss</source>
        <translation>perte</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>losses at the start</source>
        <translation>pertes au départ</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>low {low} is above high {high}; swap them</source>
        <translation>la borne basse {low} dépasse la haute {high} ; échangez-les</translation>
    </message>
    <message>
        <location filename="../../editor/edits/terrain.py"/>
        <source>lower the ground</source>
        <translation>abaisser le terrain</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>machine gun</source>
        <translation>mitrailleuse</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>main road</source>
        <translation>route principale</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>make it independent</source>
        <translation>rendre indépendant</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>make it part of its formation</source>
        <translation>intégrer à sa formation</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>make one band for each turn</source>
        <translation>faire une fourchette par tour</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>many units need to rally</source>
        <translation>beaucoup d&apos;unités doivent se rallier</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>marker drawn</source>
        <translation>marqueur tiré</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>marker for the next cup</source>
        <translation>marqueur pour le prochain gobelet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>marker in the cup</source>
        <translation>marqueur dans le gobelet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>marker kept for the next turn</source>
        <translation>marqueur gardé pour le tour suivant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>marker out of the game</source>
        <translation>marqueur hors jeu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>marker put aside</source>
        <translation>marqueur mis de côté</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>marker still to come</source>
        <translation>marqueur à venir</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>marker unused</source>
        <translation>marqueur non utilisé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>marker used</source>
        <translation>marqueur utilisé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>marker waits to be combined</source>
        <translation>marqueur en attente de combinaison</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>may enter now</source>
        <translation>peut entrer maintenant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>may start aboard a carrier</source>
        <translation>peut commencer embarquée</translation>
    </message>
    <message>
        <location filename="../../editor/printing/battle.py"/>
        <source>may start aboard {letter}</source>
        <translation>peut commencer sur {letter}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/panels/markers.py"/>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>medium strike</source>
        <translation>frappe moyenne</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>mine depletion</source>
        <translation>épuisement des mines</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/play/position.py"/>
        <location filename="../../editor/printing/pieces.py"/>
        <source>minefield</source>
        <translation>champ de mines</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/printing/zone_map.py"/>
        <location filename="../../editor/tools/zones.py"/>
        <source>minefields</source>
        <translation>champs de mines</translation>
    </message>
    <message>
        <location filename="../../editor/edits/transform.py"/>
        <source>mirror the map left to right</source>
        <translation>retourner la carte de gauche à droite</translation>
    </message>
    <message>
        <location filename="../../editor/edits/transform.py"/>
        <source>mirror the map top to bottom</source>
        <translation>retourner la carte de haut en bas</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/reader.py"/>
        <source>more than {limit} decisions</source>
        <translation>plus de {limit} décisions</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>motorcycle</source>
        <translation>motocyclistes</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>motorcycle combinations</source>
        <translation>side-cars</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>motorcycle combinations, FM 24/29</source>
        <translation>side-cars, FM 24/29</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>motorized</source>
        <translation>motorisée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>mount</source>
        <translation>embarquer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>mounted</source>
        <translation>embarquée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>move</source>
        <translation>se déplacer</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <source>move a set-up stage</source>
        <translation>déplacer une étape de mise en place</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>move a victory hex</source>
        <translation>déplacer un hexagone de victoire</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>move and fire</source>
        <translation>mouvement et tir</translation>
    </message>
    <message>
        <location filename="../../editor/tools/select.py"/>
        <source>move formations to {hex}</source>
        <translation>déplacer des formations vers {hex}</translation>
    </message>
    <message>
        <location filename="../../editor/tools/select.py"/>
        <source>move hexes</source>
        <translation>déplacer des hexagones</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>move on</source>
        <translation>poursuivre le mouvement</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>move the formation {name}</source>
        <translation>déplacer la formation {name}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scan.py"/>
        <source>move the scan</source>
        <translation>déplacer le scan</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>move {name} to {formation}</source>
        <translation>déplacer {name} vers {formation}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>move {n} counters to {formation}</source>
        <translation>déplacer {n} pions vers {formation}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>movement</source>
        <translation>mouvement</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>movement value</source>
        <translation>valeur de mouvement</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/acting.py"/>
        <source>moves up to assault</source>
        <translation>avance pour l&apos;assaut</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_file.py"/>
        <source>must be &quot;{format}&quot;; this is no scenario file</source>
        <translation>doit être « {format} » ; ce n&apos;est pas un fichier de scénario</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_file.py"/>
        <source>must be &quot;{system}&quot; for a Blitzkrieg 1940 scenario, not {value}</source>
        <translation>doit être « {system} » pour un scénario de Blitzkrieg 1940, pas {value}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>must be 1 or 0, not {value}</source>
        <translation>doit être 1 ou 0, pas {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>must be 1 to 64 letters, digits, &apos;_&apos;, &apos;-&apos; or &apos;.&apos;, not {ident}</source>
        <translation>doit avoir de 1 à 64 lettres, chiffres, « _ », « - » ou « . », pas {ident}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>must be 1 to 64 letters, digits, _, - or ., not {value}; this row is left out</source>
        <translation>doit avoir 1 à 64 lettres, chiffres, _, - ou ., pas {value} ; cette ligne est omise</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>must be a colour such as #1F4E9E, not {colour}</source>
        <translation>doit être une couleur comme #1F4E9E, pas {colour}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>must be a colour such as #1F4E9E, not {value}</source>
        <translation>doit être une couleur comme #1F4E9E, pas {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>must be a date such as 1940-05-13, not {date}</source>
        <translation>doit être une date comme 1940-05-13, pas {date}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>must be a list of two hexes</source>
        <translation>doit être une liste de deux hexagones</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>must be a list of {count} whole numbers ({names}), not {value}</source>
        <translation>doit être une liste de {count} nombres entiers ({names}), pas {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>must be a list, not {value}</source>
        <translation>doit être une liste, pas {value}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>must be a number from {low} to {high}, not {value}</source>
        <translation>doit être un nombre de {low} à {high}, pas {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_scan.py"/>
        <source>must be a number, not {value}</source>
        <translation>doit être un nombre, pas {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_file.py"/>
        <source>must be a text, not {value}</source>
        <translation>doit être un texte, pas {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>must be a whole number, not {value}</source>
        <translation>doit être un nombre entier, pas {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>must be an object of hexes, not {value}</source>
        <translation>doit être un objet d&apos;hexagones, pas {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>must be an object, not {value}</source>
        <translation>doit être un objet, pas {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>must be from 0 to {most}, not {wanted}: the {side} side has {most} {kind} markers on turn 1</source>
        <translation>doit être compris entre 0 et {most}, pas {wanted} : marqueurs au tour 1 ({side}, {kind}) : {most}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_scan.py"/>
        <source>must be from {low} to {high}</source>
        <translation>doit être entre {low} et {high}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>must be from {low} to {high}, not {value}</source>
        <translation>doit être compris entre {low} et {high}, pas {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>must be one company, or several to choose from with optional: true</source>
        <translation>doit être une compagnie, ou plusieurs au choix avec optional: true</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_file.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>must be one of {allowed}, not {value}</source>
        <translation>doit être l&apos;un de {allowed}, pas {value}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>must be one of {names}, not {value}</source>
        <translation>doit être l&apos;un de {names}, pas {value}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>must be one of {names}, not {value}; this row is left out</source>
        <translation>doit être l&apos;un de {names}, pas {value} ; cette ligne est omise</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>must be setup, setup_last or turn and a number, not {value}</source>
        <translation>doit être setup, setup_last ou turn et un nombre, pas {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_scan.py"/>
        <source>must be the name of a picture (PNG, JPEG) in the folder of the scenario, not {value}</source>
        <translation>doit être le nom d&apos;une image (PNG, JPEG) du dossier du scénario, pas {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>must be true or false, not {value}</source>
        <translation>doit être true ou false, pas {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>must be true: {id} has no activation marker</source>
        <translation>doit être true : {id} n&apos;a pas de marqueur d&apos;activation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>must be {low}, not {value}</source>
        <translation>doit être {low}, pas {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_file.py"/>
        <source>must be {version}</source>
        <translation>doit être {version}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>must have exactly one of {kinds}</source>
        <translation>doit avoir exactement l&apos;un de {kinds}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>must not be null</source>
        <translation>ne doit pas être null</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>must not be null; leave the key out</source>
        <translation>ne doit pas être null ; omettez la clé</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <location filename="../../editor/edits/sides.py"/>
        <source>name a stream {name}</source>
        <translation>nommer un cours d&apos;eau {name}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/terrain.py"/>
        <source>name hexes {name}</source>
        <translation>nommer des hexagones {name}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>names no hex of the map</source>
        <translation>ne nomme aucun hexagone de la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>names no hex; which hexes are worth points?</source>
        <translation>ne nomme aucun hexagone ; lesquels valent des points ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>names no hex; which hexes must be held?</source>
        <translation>ne nomme aucun hexagone ; lesquels faut-il tenir ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>needed most</source>
        <translation>la plus utile ici</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>needs independent: true</source>
        <translation>exige independent: true</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>nested deeper than {limit} levels</source>
        <translation>imbriqué sur plus de {limit} niveaux</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>neutralized</source>
        <translation>neutralisée</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zone_fields.py"/>
        <location filename="../../editor/tools/zones.py"/>
        <source>new zone</source>
        <translation>nouvelle zone</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>no counter of {formation} arrives later; remove the entry</source>
        <translation>aucun pion de {formation} n&apos;arrive plus tard ; retirez l&apos;entrée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>no effect</source>
        <translation>sans effet</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>no end</source>
        <translation>sans fin</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial.py"/>
        <source>no key</source>
        <translation>aucune touche</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>no line of sight, blind hex directly behind {first} and {second}</source>
        <translation>pas de ligne de vue, hexagone aveugle juste derrière {first} et {second}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>no line of sight, blind hex directly behind {wall}</source>
        <translation>pas de ligne de vue, hexagone aveugle juste derrière {wall}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>no line of sight, further than {limit} hexes</source>
        <translation>pas de ligne de vue, à plus de {limit} hexagones</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>no line of sight, {first} and {second} lie between on the same level</source>
        <translation>pas de ligne de vue, {first} et {second} s&apos;interposent au même niveau</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>no line of sight, {first} and {second} lie higher than both</source>
        <translation>pas de ligne de vue, {first} et {second} sont plus hauts que les deux</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>no line of sight, {first} and {second}: the higher hex is not at the drop</source>
        <translation>pas de ligne de vue, {first} et {second} : l&apos;hexagone le plus haut n&apos;est pas au bord de la pente</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>no line of sight, {wall} lies between on the same level</source>
        <translation>pas de ligne de vue, {wall} s&apos;interpose au même niveau</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>no line of sight, {wall} lies higher than both</source>
        <translation>pas de ligne de vue, {wall} est plus haut que les deux</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>no line of sight, {wall}: the higher hex is not at the drop</source>
        <translation>pas de ligne de vue, {wall} : l&apos;hexagone le plus haut n&apos;est pas au bord de la pente</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>no mount</source>
        <translation>ne pas embarquer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/simple.py"/>
        <source>no other choice</source>
        <translation>pas d&apos;autre choix</translation>
    </message>
    <message>
        <location filename="../../editor/main_window.py"/>
        <source>no problems</source>
        <translation>aucun problème</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <location filename="../../editor/panels/hexes.py"/>
        <location filename="../../editor/panels/markers.py"/>
        <location filename="../../editor/panels/tools.py"/>
        <location filename="../../editor/panels/victory.py"/>
        <location filename="../../editor/tools/marks.py"/>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <location filename="../../bk40qt/play/report.py"/>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/fixes.py"/>
        <location filename="../../editor/panels/wording.py"/>
        <location filename="../../editor/panels/zone_fields.py"/>
        <location filename="../../editor/printing/battle.py"/>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>not cancelled</source>
        <translation>non annulé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>not placed yet</source>
        <translation>pas encore placée</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>not readable</source>
        <translation>illisible</translation>
    </message>
    <message>
        <location filename="../../editor/main_window.py"/>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>not saved yet</source>
        <translation>pas encore enregistré</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>not valid JSON: {error}</source>
        <translation>JSON non valide : {error}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>not worth a general</source>
        <translation>ne vaut pas un marqueur général</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>nothing better to play it for</source>
        <translation>pas de meilleur emploi</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>nothing changes</source>
        <translation>rien ne change</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>nothing to fire at</source>
        <translation>aucune cible</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/acting.py"/>
        <source>nothing useful is left to do</source>
        <translation>plus rien d&apos;utile à faire</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>nothing yet</source>
        <translation>rien encore</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>nowhere</source>
        <translation>nulle part</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>number of strikes</source>
        <translation>nombre de frappes :</translation>
    </message>
    <message>
        <location filename="../../editor/edits/transform.py"/>
        <source>number the hexes otherwise</source>
        <translation>numéroter autrement les hexagones</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>number to roll on {dice}</source>
        <translation>valeur à obtenir avec {dice}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>observer</source>
        <translation>observateur</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>on map</source>
        <translation>sur la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/setup_plan.py"/>
        <source>on the enemy&apos;s way</source>
        <translation>sur le chemin de l&apos;ennemi</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>on the turn track until turn {turn}</source>
        <translation>sur la piste des tours jusqu&apos;au tour {turn}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/moves.py"/>
        <source>on the way to {hex}</source>
        <translation>en route vers {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>once</source>
        <translation>une fois</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/simple.py"/>
        <source>one is as good as the other</source>
        <translation>l&apos;un vaut l&apos;autre</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>only independent units can be attached, {id} is not</source>
        <translation>seules des unités indépendantes peuvent être rattachées, {id} ne l&apos;est pas</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>open with</source>
        <translation>ouvrir avec</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>operations</source>
        <translation>opérations</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>opportunity fire</source>
        <translation>tir d&apos;opportunité</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>opportunity fire at good odds</source>
        <translation>tir d&apos;opportunité à bonnes chances</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>opportunity fire used</source>
        <translation>tir d&apos;opportunité utilisé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>orchard</source>
        <translation>verger</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>other outcomes</source>
        <translation>autres issues</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>out of command</source>
        <translation>hors commandement</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>out of the game</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>outward</source>
        <translation>en partant de 7</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>outward from 7</source>
        <translation>en partant de 7</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>over</source>
        <translation>terminée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/panels/library.py"/>
        <source>own</source>
        <translation>propre</translation>
    </message>
    <message>
        <location filename="../../editor/edits/terrain.py"/>
        <source>paint clear ground</source>
        <translation>peindre du terrain dégagé</translation>
    </message>
    <message>
        <location filename="../../editor/edits/terrain.py"/>
        <source>paint orchards</source>
        <translation>peindre des vergers</translation>
    </message>
    <message>
        <location filename="../../editor/edits/terrain.py"/>
        <source>paint village</source>
        <translation>peindre un village</translation>
    </message>
    <message>
        <location filename="../../editor/edits/terrain.py"/>
        <source>paint woods</source>
        <translation>peindre des bois</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>panic</source>
        <translation>panique</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>passed</source>
        <translation>réussi</translation>
    </message>
    <message>
        <location filename="../../editor/edits/clip.py"/>
        <source>paste hexes</source>
        <translation>coller des hexagones</translation>
    </message>
    <message>
        <location filename="../../editor/edits/clip.py"/>
        <source>paste the counter {name}</source>
        <translation>coller le pion {name}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/clip.py"/>
        <source>paste the formation {name}</source>
        <translation>coller la formation {name}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/clip.py"/>
        <source>paste the zone {zone}</source>
        <translation>coller la zone {zone}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/clip.py"/>
        <source>paste {n} counters</source>
        <translation>coller {n} pions</translation>
    </message>
    <message>
        <location filename="../../editor/edits/clip.py"/>
        <source>paste {n} formations</source>
        <translation>coller {n} formations</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>pays with a step and fights on</source>
        <translation>paie d&apos;un pas et continue le combat</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>place</source>
        <translation>placer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>place entrenchment</source>
        <translation>creuser un retranchement</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>place minefield</source>
        <translation>poser un champ de mines</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>places nothing; remove the stage</source>
        <translation>ne place rien ; retirez l&apos;étape</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>play repeat</source>
        <translation>jouer une répétition</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>play rest</source>
        <translation>jouer un repos</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/simple.py"/>
        <source>plays safe</source>
        <translation>joue la sécurité</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>pool</source>
        <translation>réserve</translation>
    </message>
    <message>
        <location filename="../../editor/placing_fixes.py"/>
        <source>put it into {formation}</source>
        <translation>le mettre dans {formation}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/terrain.py"/>
        <source>raise the ground</source>
        <translation>élever le terrain</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>rallied</source>
        <translation>ralliée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>rally</source>
        <translation>ralliement</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>range</source>
        <translation>portée</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>range value</source>
        <translation>portée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>reaction</source>
        <translation>réaction</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>recovered</source>
        <translation>remise</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>red N (neutralizes soft targets)</source>
        <translation>N rouge (neutralise les cibles non blindées)</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>reduced armour</source>
        <translation>blindage réduit</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>reduced attack</source>
        <translation>attaque réduite</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>reduced movement</source>
        <translation>mouvement réduit</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>reduced range</source>
        <translation>portée réduite</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/acting.py"/>
        <source>reinforcements come on</source>
        <translation>les renforts arrivent</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/tools/marks.py"/>
        <source>remove</source>
        <translation>retirer</translation>
    </message>
    <message>
        <location filename="../../editor/edits/sides.py"/>
        <source>remove a bridge</source>
        <translation>supprimer un pont</translation>
    </message>
    <message>
        <location filename="../../editor/edits/roads.py"/>
        <source>remove a road exit</source>
        <translation>supprimer une sortie de route</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <source>remove a set-up stage</source>
        <translation>supprimer une étape de mise en place</translation>
    </message>
    <message>
        <location filename="../../editor/clipping.py"/>
        <source>remove counters</source>
        <translation>supprimer des pions</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>remove markers</source>
        <translation>retirer des marqueurs</translation>
    </message>
    <message>
        <location filename="../../editor/edits/terrain.py"/>
        <source>remove names of hexes</source>
        <translation>supprimer des noms d&apos;hexagones</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>remove reinforcements</source>
        <translation>supprimer des renforts</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>remove the bridge</source>
        <translation>supprimer le pont</translation>
    </message>
    <message>
        <location filename="../../editor/placing_fixes.py"/>
        <source>remove the counter</source>
        <translation>retirer le pion</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>remove the counter {name}</source>
        <translation>supprimer le pion {name}</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>remove the entry</source>
        <translation>supprimer l&apos;entrée</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>remove the formation</source>
        <translation>supprimer la formation</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>remove the formation {name}</source>
        <translation>supprimer la formation {name}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/sides.py"/>
        <source>remove the name of a stream</source>
        <translation>supprimer le nom d&apos;un cours d&apos;eau</translation>
    </message>
    <message>
        <location filename="../../editor/edits/places.py"/>
        <source>remove the place {name}</source>
        <translation>supprimer le lieu {name}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scan.py"/>
        <location filename="../../editor/fixes.py"/>
        <source>remove the scan</source>
        <translation>enlever le scan</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>remove the stage</source>
        <translation>supprimer l&apos;étape</translation>
    </message>
    <message>
        <location filename="../../editor/edits/zones.py"/>
        <location filename="../../editor/placing_fixes.py"/>
        <source>remove the zone {zone}</source>
        <translation>supprimer la zone {zone}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>remove victory hexes</source>
        <translation>supprimer des hexagones de victoire</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>remove what does not count</source>
        <translation>supprimer ce qui ne compte pas</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>remove withdrawals</source>
        <translation>supprimer des départs</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>remove wrong road exits</source>
        <translation>supprimer les mauvaises sorties de route</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>remove {n} counters</source>
        <translation>supprimer {n} pions</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>remove {n} formations</source>
        <translation>supprimer {n} formations</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>removed</source>
        <translation>retiré</translation>
    </message>
    <message>
        <location filename="../../editor/edits/zones.py"/>
        <source>rename the zone {zone}</source>
        <translation>renommer la zone {zone}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>repeat</source>
        <translation>répétition</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>repeat marker</source>
        <translation>marqueur de répétition</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>repulsed</source>
        <translation>repoussé</translation>
    </message>
    <message>
        <location filename="../../editor/edits/transform.py"/>
        <source>resize the map</source>
        <translation>redimensionner la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>rest</source>
        <translation>se reposer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>rests while it can</source>
        <translation>se repose tant qu&apos;elle le peut</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>result</source>
        <translation>résultat</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>retreat</source>
        <translation>repli</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>retreat on</source>
        <translation>suite du repli</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>return fire</source>
        <translation>tir de riposte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>return fire used</source>
        <translation>riposte utilisée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>return of an HQ</source>
        <translation>Retour d&apos;un QG</translation>
    </message>
    <message>
        <location filename="../../editor/edits/sides.py"/>
        <source>reverse a stream</source>
        <translation>inverser un cours d&apos;eau</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/setup_plan.py"/>
        <source>rides to the front</source>
        <translation>monte au front embarquée</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>rifle company</source>
        <translation>compagnie de fusiliers</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>rifle company on foot</source>
        <translation>compagnie de fusiliers à pied</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>rifle company on foot, lorries in the rear</source>
        <translation>compagnie de fusiliers à pied, camions à l&apos;arrière</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>rifle company, elite motorised regiment, on foot</source>
        <translation>compagnie de fusiliers d&apos;un régiment motorisé d&apos;élite, à pied</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>rout</source>
        <translation>fuite</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>rout step</source>
        <translation>fuir</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/play/new_game.py"/>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>rows 6, 8 and 9</source>
        <translation>lignes 6, 8 et 9</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>rule {number}</source>
        <translation>règle {number}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>runs along the edge of the map, where there is no hexside between two hexes</source>
        <translation>longe le bord de la carte, où aucun côté ne sépare deux hexagones</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>same hex</source>
        <translation>même hexagone</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>says road {stated}, but &quot;road&quot; must be {real}</source>
        <translation>indique la route {stated}, mais « road » doit être {real}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>says road {stated}, but there is no road here; leave &quot;road&quot; out</source>
        <translation>indique la route {stated}, mais il n&apos;y en a pas ici ; omettez « road »</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>scenario</source>
        <translation>scénario</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/errors.py"/>
        <source>scenario has 1 problem</source>
        <translation>Le scénario a 1 problème</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/errors.py"/>
        <source>scenario has {count} problems</source>
        <translation>Le scénario a {count} problèmes</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/codec.py"/>
        <source>scenario: {error}</source>
        <translation>scénario : {error}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>secondary road</source>
        <translation>route secondaire</translation>
    </message>
    <message>
        <location filename="../../editor/edits/roads.py"/>
        <source>set a road exit</source>
        <translation>placer une sortie de route</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>set an option</source>
        <translation>régler une option</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>set aside</source>
        <translation>mettre de côté</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <source>set entrenchments</source>
        <translation>fixer les retranchements</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>set it to {value}</source>
        <translation>fixer à {value}</translation>
    </message>
    <message>
        <location filename="../../editor/placing_fixes.py"/>
        <source>set it up along its home edge</source>
        <translation>le placer le long de son bord ami</translation>
    </message>
    <message>
        <location filename="../../editor/placing_fixes.py"/>
        <source>set it up in {zone}</source>
        <translation>le placer en {zone}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/terrain.py"/>
        <source>set level {level}</source>
        <translation>fixer le niveau {level}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <source>set minefields</source>
        <translation>fixer les champs de mines</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <source>set reinforcements</source>
        <translation>fixer les renforts</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <source>set starting losses</source>
        <translation>fixer les pertes initiales</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>set the game to {n} turns</source>
        <translation>fixer la partie à {n} tours</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>set up</source>
        <translation>mis en place</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <source>set up {name} in {zone}</source>
        <translation>placer {name} dans {zone}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <source>set victory points</source>
        <translation>fixer les points de victoire</translation>
    </message>
    <message>
        <location filename="../../editor/edits/victory.py"/>
        <source>set victory points of {hex}</source>
        <translation>fixer les points de victoire de {hex}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <location filename="../../editor/edits/stages.py"/>
        <source>set what {name} carries</source>
        <translation>fixer ce que {name} transporte</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <source>set when {name} leaves</source>
        <translation>fixer quand {name} part</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <source>set where {name} comes on</source>
        <translation>fixer où {name} arrive</translation>
    </message>
    <message>
        <location filename="../../editor/edits/victory.py"/>
        <source>set who holds hexes</source>
        <translation>fixer qui tient des hexagones</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>setup</source>
        <translation>mise en place</translation>
    </message>
    <message>
        <location filename="../../editor/edits/transform.py"/>
        <source>shift the map</source>
        <translation>décaler la carte</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>short name</source>
        <translation>abrégé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>show</source>
        <translation>montrer</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>sidecar combinations, MG 34</source>
        <translation>side-cars, MG 34</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>skipped</source>
        <translation>passée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/fixes.py"/>
        <location filename="../../editor/panels/wording.py"/>
        <location filename="../../editor/panels/zone_fields.py"/>
        <location filename="../../editor/printing/battle.py"/>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>spent</source>
        <translation>dépensé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>stands its ground</source>
        <translation>tient bon</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/moves.py"/>
        <source>stands well here</source>
        <translation>bien placée ici</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>starting losses</source>
        <translation>pertes initiales</translation>
    </message>
    <message>
        <location filename="../../editor/printing/battle.py"/>
        <source>starts aboard {letter}</source>
        <translation>commence sur {letter}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>stay</source>
        <translation>rester</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>step</source>
        <translation>pas</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>step loss</source>
        <translation>perte d&apos;un pas</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>still demoralized</source>
        <translation>toujours démoralisée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>still fatigued</source>
        <translation>toujours fatiguée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>still neutralized</source>
        <translation>toujours neutralisée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>stop</source>
        <translation>s&apos;arrêter</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>stream</source>
        <translation>cours d&apos;eau</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>strike</source>
        <translation>frappe</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>strike marker</source>
        <translation>marqueur de frappe</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>strikes</source>
        <translation>frappes</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>success</source>
        <translation>condition remplie</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>swap low and high</source>
        <translation>échanger minimum et maximum</translation>
    </message>
    <message>
        <location filename="../../editor/placing_fixes.py"/>
        <source>take it out of the stage</source>
        <translation>le retirer de l&apos;étape</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>take repeat</source>
        <translation>prendre une répétition</translation>
    </message>
    <message>
        <location filename="../../editor/placing_fixes.py"/>
        <source>take the formation out of the stage</source>
        <translation>retirer la formation de l&apos;étape</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <location filename="../../editor/edits/stages.py"/>
        <source>take {name} out of the set-up</source>
        <translation>retirer {name} de la mise en place</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>take {n} formations out of the set-up</source>
        <translation>retirer {n} formations de la mise en place</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>taken</source>
        <translation>pris</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>tank</source>
        <translation>char</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>target dispersed</source>
        <translation>cible dispersée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>target in a village</source>
        <translation>cible dans un village</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>target in an entrenchment</source>
        <translation>cible dans un retranchement</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>target in an orchard</source>
        <translation>cible dans un verger</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>target in column</source>
        <translation>cible en colonne</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>target in woods</source>
        <translation>cible dans un bois</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>target on higher ground</source>
        <translation>cible plus élevée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/highlights.py"/>
        <source>target {unit}: {chance}</source>
        <translation>cible {unit} : {chance}</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>terrain</source>
        <translation>terrain</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>that would hurt</source>
        <translation>cela ferait mal</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>the French</source>
        <translation>les Français</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>the Germans</source>
        <translation>les Allemands</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>the HQ comes back in the safest place</source>
        <translation>le QG revient au plus sûr</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>the counters of {formation} show {printed} start_losses, the owner allots {count}; make them equal</source>
        <translation>les pions de {formation} montrent {printed} start_losses, le propriétaire en répartit {count} ; mettez-les d&apos;accord</translation>
    </message>
    <message>
        <location filename="../../editor/printing/printout.py"/>
        <source>the device cannot be painted on</source>
        <translation>on ne peut pas dessiner sur ce périphérique</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/codec.py"/>
        <source>the dice are no list of numbers</source>
        <translation>les dés ne sont pas une liste de nombres</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/codec.py"/>
        <source>the events are no list of objects</source>
        <translation>les événements ne sont pas une liste d&apos;objets</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_csv.py"/>
        <source>the file is not UTF-8; it was read as Windows text, look at the accents</source>
        <translation>le fichier n&apos;est pas en UTF-8 ; il a été lu comme du texte Windows, vérifiez les accents</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/whole.py"/>
        <source>the file is read-only</source>
        <translation>le fichier est en lecture seule</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/opening.py"/>
        <location filename="../../bk40qt/play/recording.py"/>
        <source>the game was not opened</source>
        <translation>la partie n&apos;a pas été ouverte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>the guns fire</source>
        <translation>les canons tirent</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/acting.py"/>
        <source>the guns first</source>
        <translation>les canons d&apos;abord</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/reader.py"/>
        <source>the header was changed</source>
        <translation>l&apos;en-tête a été modifié</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>the heaviest first</source>
        <translation>le plus lourd d&apos;abord</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>the hexes are not those of its definition; define it anew</source>
        <translation>les hexagones ne sont pas ceux de sa définition ; redéfinissez-la</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>the id {ident} is used twice; ids must differ</source>
        <translation>l&apos;identifiant {ident} sert deux fois ; les identifiants doivent différer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>the infantry aboard has to dismount first</source>
        <translation>l&apos;infanterie embarquée doit d&apos;abord débarquer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>the key appears twice ({line}); keep one</source>
        <translation>la clé figure deux fois ({line}) ; n&apos;en gardez qu&apos;une</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>the lines of the file are too long for any map; the rest is left out</source>
        <translation>les lignes du fichier sont trop longues pour une carte ; le reste est omis</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>the long edge</source>
        <translation>le grand côté</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>the map does not say which columns or rows are staggered</source>
        <translation>la carte ne dit pas quelles colonnes ou rangées sont décalées</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>the map is infinite; turn that off in the properties of the map, so that it has a size</source>
        <translation>la carte est infinie ; désactivez cela dans ses propriétés, pour qu&apos;elle ait une taille</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>the map is {kind}, not hexagonal</source>
        <translation>la carte est {kind}, pas hexagonale</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>the mines are used up</source>
        <translation>les mines sont épuisées</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>the mines stay</source>
        <translation>les mines restent</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/moves.py"/>
        <source>the odds of an assault are good</source>
        <translation>bonnes chances pour un assaut</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/codec.py"/>
        <source>the options are no object of texts</source>
        <translation>les options ne sont pas un objet de textes</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>the order does not get through</source>
        <translation>l&apos;ordre n&apos;est pas transmis</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>the order gets through</source>
        <translation>l&apos;ordre est transmis</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>the road behind Haute Butte and its western edge</source>
        <translation>la route derrière Haute Butte et son bord ouest</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>the road exit to the {edge} is listed twice; keep one</source>
        <translation>la sortie de route ({edge}) figure deux fois ; n&apos;en gardez qu&apos;une</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>the road on the eastern edge</source>
        <translation>la route au bord est</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/codec.py"/>
        <source>the rules version is no number</source>
        <translation>la version des règles n&apos;est pas un nombre</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>the safest way back</source>
        <translation>le repli le plus sûr</translation>
    </message>
    <message>
        <location filename="../../editor/files.py"/>
        <source>the scenario has {size} MiB; more than {limit} could not be read again</source>
        <translation>le scénario fait {size} Mio ; plus de {limit} ne pourraient pas être relus</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/codec.py"/>
        <source>the scenario is no object</source>
        <translation>le scénario n&apos;est pas un objet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/codec.py"/>
        <source>the seed is neither a number nor a text</source>
        <translation>la graine n&apos;est ni un nombre ni un texte</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>the short edge</source>
        <translation>le petit côté</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>the smaller loss</source>
        <translation>la moindre perte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>the strike does most there</source>
        <translation>la frappe y fait le plus d&apos;effet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>the strikes of a {side} {marker} marker are listed twice</source>
        <translation>les frappes d&apos;un marqueur ({side}, {marker}) figurent deux fois</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>the strongest opening</source>
        <translation>l&apos;ouverture la plus forte</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_csv.py"/>
        <source>the table has no rows</source>
        <translation>le tableau n&apos;a pas de lignes</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>the turn is nearly over</source>
        <translation>le tour est presque fini</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>the {side} side has no formation</source>
        <translation>un camp n&apos;a pas de formation : {side}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>the {side} side has {kind} markers, but nothing says what one fires</source>
        <translation>il y a des marqueurs ({side}, {kind}), mais rien ne dit ce qu&apos;un seul tire</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_file.py"/>
        <source>the {side} side is missing</source>
        <translation>un camp manque : {side}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>the {side} side may not load; set can_load of the side or remove the carrier</source>
        <translation>ce camp ne peut pas embarquer ({side}) ; fixez can_load du camp ou retirez le transport</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>there are a main and a secondary road from {a} to {b}; main it is</source>
        <translation>il y a une route principale et une secondaire de {a} à {b} ; la principale l&apos;emporte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>there is no counter {name}</source>
        <translation>il n&apos;y a pas de pion {name}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <location filename="../../bk40qt/storage/files.py"/>
        <location filename="../../editor/files.py"/>
        <source>there is no file {path}</source>
        <translation>il n&apos;y a pas de fichier {path}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>there is no formation {name}</source>
        <translation>il n&apos;y a pas de formation {name}</translation>
    </message>
    <message>
        <location filename="../../editor/printing/printout.py"/>
        <source>there is no further page</source>
        <translation>il n&apos;y a pas d&apos;autre page</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>there is no stream here; remove the bridge or draw the stream</source>
        <translation>il n&apos;y a pas de cours d&apos;eau ici ; retirez le pont ou tracez le cours d&apos;eau</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>there is no zone {zone}</source>
        <translation>il n&apos;y a pas de zone {zone}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>there is no zone {zone}; {id} is not placed</source>
        <translation>il n&apos;y a pas de zone {zone} ; {id} n&apos;est pas placé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>there must be one German and one French side</source>
        <translation>il faut un camp allemand et un camp français</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/recording.py"/>
        <source>this is a game of {rules}, which this program does not know</source>
        <translation>c&apos;est une partie de {rules}, que ce programme ne connaît pas</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>tile {tile} of {tileset}</source>
        <translation>tuile {tile} de {tileset}</translation>
    </message>
    <message>
        <location filename="../../editor/tools/marks.py"/>
        <source>to hold</source>
        <translation>à tenir</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/games_list.py"/>
        <source>today, {time}</source>
        <translation>aujourd&apos;hui, {time}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>together with the company aboard</source>
        <translation>avec la compagnie embarquée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <source>told when the game is over</source>
        <translation>révélé à la fin de la partie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>tracked</source>
        <translation>chenillée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>transmission</source>
        <translation>transmission</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>turn</source>
        <translation>tour</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>turn of arrival</source>
        <translation>tour d&apos;arrivée</translation>
    </message>
    <message>
        <location filename="../../editor/edits/transform.py"/>
        <source>turn the map by {degrees} degrees</source>
        <translation>tourner la carte de {degrees} degrés</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>turn track</source>
        <translation>piste des tours</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/counter_picture.py"/>
        <location filename="../../editor/panels/forces_tree.py"/>
        <source>turn {turn}</source>
        <translation>tour {turn}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>turn {turn} is missing; every turn needs exactly one band</source>
        <translation>le tour {turn} manque ; chaque tour a besoin d&apos;exactement une fourchette</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>turn {turn} is twice; every turn needs exactly one band</source>
        <translation>le tour {turn} figure deux fois ; chaque tour a besoin d&apos;exactement une fourchette</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>turn {turn} of the {side} side is listed twice; add the numbers up</source>
        <translation>le tour {turn} figure deux fois ({side}) ; additionnez les nombres</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>turn {turn}: {count}</source>
        <translation>tour {turn} : {count}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>unit type</source>
        <translation>type d&apos;unité</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>unlimited</source>
        <translation>illimité</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>unload</source>
        <translation>débarquer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>unplaced</source>
        <translation>non placée</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>victory hexes that do not go with the kind of victory of this scenario are left out</source>
        <translation>les hexagones qui ne vont pas avec le type de victoire de ce scénario sont omis</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>village</source>
        <translation>village</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>waive</source>
        <translation>renoncer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/fixes.py"/>
        <location filename="../../editor/panels/wording.py"/>
        <location filename="../../editor/panels/zone_fields.py"/>
        <location filename="../../editor/printing/battle.py"/>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/setup_plan.py"/>
        <source>where infantry will need it</source>
        <translation>là où l&apos;infanterie en aura besoin</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>who holds {hex} at the start? It counts for victory</source>
        <translation>qui tient {hex} au départ ? Il compte pour la victoire</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>with the HQ</source>
        <translation>avec le QG</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>withdraw</source>
        <translation>se retirer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>withdrawn</source>
        <translation>retirée</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>within 1 hex of 1408, 1409 or 1410</source>
        <translation>à 1 hexagone au plus de 1408, 1409 ou 1410</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>within 2 hexes of 1112</source>
        <translation>à 2 hexagones au plus de 1112</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>within 2 hexes of 1202</source>
        <translation>à 2 hexagones au plus de 1202</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>within 2 hexes of 1205</source>
        <translation>à 2 hexagones au plus de 1205</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>within 2 hexes of 1416</source>
        <translation>à 2 hexagones au plus de 1416</translation>
    </message>
    <message>
        <location filename="../../editor/tools/zones.py"/>
        <source>within {n} of here</source>
        <translation>à {n} au plus d&apos;ici</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>woods</source>
        <translation>bois</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/games_list.py"/>
        <source>yesterday, {time}</source>
        <translation>hier, {time}</translation>
    </message>
    <message>
        <location filename="../../editor/map_area.py"/>
        <source>zones: {list}</source>
        <translation>zones : {list}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{aim} can be seen from {spotted} hexes at most, {who} is {distance} away</source>
        <translation>{aim} n&apos;est visible qu&apos;à {spotted} hexagones au plus, {who} est à {distance}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{aim} is not in sight</source>
        <translation>{aim} n&apos;est pas en vue</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{aim} is on the same side as {who}</source>
        <translation>{aim} est du même camp que {who}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{aim} is {distance} hexes away, {who} reaches {far}</source>
        <translation>{aim} est à {distance} hexagones, {who} porte à {far}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{aim} is {distance} hexes away, {who} reaches {far} because an enemy is adjacent</source>
        <translation>{aim} est à {distance} hexagones, {who} ne porte qu&apos;à {far} car un ennemi est adjacent</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{aim} is {distance} hexes away, {who} reaches {far} because it is neutralized</source>
        <translation>{aim} est à {distance} hexagones, {who}, neutralisée, ne porte qu&apos;à {far}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{aim} is {distance} hexes away, {who} reaches {far} because its formation is demoralized</source>
        <translation>{aim} est à {distance} hexagones, {who} ne porte qu&apos;à {far} car sa formation est démoralisée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{aim} rides {carrier}: only the carrier can be fired at</source>
        <translation>{aim} est embarquée sur {carrier} : on ne peut tirer que sur le transport</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>{a} (level {level_a}) - {b} (level {level_b}), distance {distance}</source>
        <translation>{a} (niveau {level_a}) – {b} (niveau {level_b}), distance {distance}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>{a} and {b} are not adjacent</source>
        <translation>{a} et {b} ne sont pas adjacents</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>{calibre} does not belong to a {marker} marker</source>
        <translation>ce calibre ne va pas avec un tel marqueur : {calibre}, {marker}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{chance} ({whole}.{tenth}%)</source>
        <translation>{chance} ({whole},{tenth} %)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{chance}: {what}</source>
        <translation>{chance} : {what}</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>{columns} columns, {rows} rows</source>
        <translation>{columns} colonnes, {rows} rangées</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/highlights.py"/>
        <source>{cost} MP, {left} left</source>
        <translation>{cost} PM, reste {left}</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>{counters} of {formation}</source>
        <translation>{counters} de {formation}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>{count} more hexes of the grid are missing</source>
        <translation>{count} autres hexagones de la grille manquent</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/dice.py"/>
        <source>{count} rolls of two dice, {average} on average (expected 7); the line is what was to be expected</source>
        <translation>{count} jets de deux dés, {average} en moyenne (attendu 7) ; le trait est la valeur attendue</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>{dice}: it happens above {number}</source>
        <translation>{dice} : se produit au-dessus de {number}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>{dice}: success at {number} or less</source>
        <translation>{dice} : réussite à {number} ou moins</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tools/sight.py"/>
        <location filename="../../editor/tools/sight.py"/>
        <source>{distance} hexes, {verdict}</source>
        <translation>{distance} hexagones, {verdict}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>{ends}: {why}</source>
        <translation>{ends} : {why}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/library.py"/>
        <source>{file} cannot be deleted: {reason}</source>
        <translation>{file} ne peut pas être supprimé : {reason}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/library.py"/>
        <source>{file} cannot be written: {reason}</source>
        <translation>{file} ne peut pas être écrit : {reason}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>{file} does not lie beside the map; it is not read</source>
        <translation>{file} n&apos;est pas à côté de la carte ; il n&apos;est pas lu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>{file} is back.</source>
        <translation>{file} est de retour.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>{file} is neither a saved game ({game}) nor a scenario ({scenario}).</source>
        <translation>{file} n&apos;est ni une partie enregistrée ({game}) ni un scénario ({scenario}).</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>{file} is no JSON tileset; embed it in the map, or save it as .tsj</source>
        <translation>{file} n&apos;est pas un jeu de tuiles JSON ; intégrez-le à la carte, ou enregistrez-le en .tsj</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{firer} fires at {unit}: {result}. Does {unit} fire back before this takes effect?</source>
        <translation>{firer} tire sur {unit} : {result}. {unit} riposte-t-elle avant que cela ne s&apos;applique ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tiles.py"/>
        <source>{first} against {second}</source>
        <translation>{first} contre {second}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <location filename="../../editor/printing/zone_map.py"/>
        <source>{formation} (turn {turns})</source>
        <translation>{formation} (tour {turns})</translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>{formation} arrives: {n} units ({side})</source>
        <translation>
            <numerusform>{formation} arrive : {n} unité ({side})</numerusform>
            <numerusform>{formation} arrive : {n} unités ({side})</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{formation} ends its activation</source>
        <translation>{formation} termine son activation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{formation} is activated by a repeat marker</source>
        <translation>{formation} est activée par un marqueur de répétition</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{formation} is activated by its own marker</source>
        <translation>{formation} est activée par son propre marqueur</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>{formation} is active ({side})</source>
        <translation>{formation} est active ({side})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{formation} is no longer demoralized</source>
        <translation>{formation} n&apos;est plus démoralisée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{formation} is no longer fatigued</source>
        <translation>{formation} n&apos;est plus fatiguée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{formation} is now demoralized</source>
        <translation>{formation} est maintenant démoralisée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{formation} is now fatigued</source>
        <translation>{formation} est maintenant fatiguée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{formation} is out of the game</source>
        <translation>{formation} est hors jeu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>{formation} leaves at the end ({side})</source>
        <translation>{formation} part à la fin ({side})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{formation} leaves on turn {turn} but arrives on turn {last}</source>
        <translation>{formation} part au tour {turn} mais arrive au tour {last}</translation>
    </message>
    <message>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>{formation} leaves the game at the end of turn {turn}.</source>
        <translation>{formation} quitte la partie à la fin du tour {turn}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{formation} leaves twice; keep one</source>
        <translation>{formation} part deux fois ; n&apos;en gardez qu&apos;une</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{formation} marker</source>
        <translation>marqueur {formation}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{formation} passes in this turn</source>
        <translation>{formation} passe pour ce tour</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{formation} starts with losses: who takes the next one?</source>
        <translation>{formation} commence avec des pertes : qui prend la suivante ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{goal} is full ({limit} units)</source>
        <translation>{goal} est plein ({limit} unités)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{goal} is more than {limit} hexes from the HQ</source>
        <translation>{goal} est à plus de {limit} hexagones du QG</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>{held} of {all}</source>
        <translation>{held} sur {all}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{hexes} and {count} other hexes</source>
        <translation>{hexes} et {count} autres hexagones</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>{hex} (level {level})</source>
        <translation>{hex} (niveau {level})</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>{hex} counts already</source>
        <translation>{hex} compte déjà</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{hex} in column</source>
        <translation>{hex} en colonne</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{hex} is not adjacent to {who}</source>
        <translation>{hex} n&apos;est pas adjacent à {who}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>{hex} is not on the {edge} edge</source>
        <translation>{hex} n&apos;est pas sur ce bord : {edge}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/cross_section.py"/>
        <source>{hex} level {level} {terrain}</source>
        <translation>{hex} niveau {level} {terrain}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{hex} now belongs to {side}</source>
        <translation>{side} prennent {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>{hex}, aboard {carrier}</source>
        <translation>{hex}, embarquée sur {carrier}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/plots.py"/>
        <source>{hex}: taken by this side: {side}.</source>
        <translation>{hex} : pris par ce camp : {side}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/position.py"/>
        <location filename="../../editor/map_area.py"/>
        <source>{hex}: {terrain}, level {level}</source>
        <translation>{hex} : {terrain}, niveau {level}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{id} cannot be attached, so {zone} (with_attached) is no zone for it</source>
        <translation>{id} ne peut pas être rattaché, {zone} (with_attached) n&apos;est donc pas une zone pour lui</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>{id} has an HQ but no activation marker; units without marker are attached</source>
        <translation>{id} a un QG mais pas de marqueur d&apos;activation ; les unités sans marqueur sont rattachées</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{id} has counters on the map at the start, but no stage places them; add it to a stage or give them an arrival turn</source>
        <translation>{id} a des pions sur la carte au départ, mais aucune étape ne les place ; ajoutez-le à une étape ou donnez-leur un tour d&apos;arrivée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>{id} has no activation marker, so it needs formations to attach to</source>
        <translation>{id} n&apos;a pas de marqueur d&apos;activation, il lui faut donc des formations de rattachement</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>{id} has no combat unit; give it one or remove the formation</source>
        <translation>{id} n&apos;a pas d&apos;unité de combat ; donnez-lui-en une ou retirez la formation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>{id} has {count} HQs ({names}); one is the limit</source>
        <translation>{id} a {count} QG ({names}) ; un seul est admis</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{id} is loaded twice</source>
        <translation>{id} est chargé deux fois</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{id} is no area of the map; field works need hexes</source>
        <translation>{id} n&apos;est pas une zone de la carte ; les ouvrages ont besoin d&apos;hexagones</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{id} is no area of the map; reinforcements need hexes</source>
        <translation>{id} n&apos;est pas une zone de la carte ; les renforts ont besoin d&apos;hexagones</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{id} is no carrier</source>
        <translation>{id} n&apos;est pas un transport blindé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{id} is not set up in this stage</source>
        <translation>{id} n&apos;est pas placé dans cette étape</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>{id} is the id of a formation; the counter is left out</source>
        <translation>{id} est l&apos;identifiant d&apos;une formation ; le pion est omis</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>{id} is there twice; this row is left out</source>
        <translation>{id} apparaît deux fois ; cette ligne est omise</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{id} may be attached to {target}, which {zone} (with_attached) does not name</source>
        <translation>{id} peut être rattaché à {target}, que {zone} (with_attached) ne nomme pas</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>{id} needs an HQ, because {unit} is not always independent</source>
        <translation>{id} a besoin d&apos;un QG, car {unit} n&apos;est pas toujours indépendant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>{id} needs an HQ, because {unit} is not independent</source>
        <translation>{id} a besoin d&apos;un QG, car {unit} n&apos;est pas indépendant</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>{id} was in zone {old} before; that stays</source>
        <translation>{id} était déjà dans la zone {old} ; cela reste</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>{id} was {old} in line {line}; that stays</source>
        <translation>{id} était {old} à la ligne {line} ; cela reste</translation>
    </message>
    <message>
        <location filename="../../editor/panels/wording.py"/>
        <source>{id}: {text}</source>
        <translation>{id} : {text}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>{key} is used by: {commands}. It will be taken from there.</source>
        <translation>{key} sert déjà à : {commands}. La touche y sera retirée.</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>{key} must be from 1 to {most}, not {value}</source>
        <translation>{key} doit être de 1 à {most}, pas {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>{key} was taken from: {commands}.</source>
        <translation>{key} a été retirée à : {commands}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{kind} is not possible: {side} decide on {kinds}</source>
        <translation>{kind} n&apos;est pas possible : {side} décident de {kinds}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>{layer}, object {id}</source>
        <translation>{layer}, objet {id}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>{left} of {total} steps, {lost} lost</source>
        <translation>{left} pas sur {total}, {lost} perdus</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>{low} to {high}</source>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>{low} to {high}: draw</source>
        <translation>{low} à {high} : égalité</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/timeline.py"/>
        <source>{moment}: bookmark “{name}”</source>
        <translation>{moment} : signet « {name} »</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>{name} (copy {n})</source>
        <translation>{name} (copie {n})</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>{name} (copy)</source>
        <translation>{name} (copie)</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>{name} (from stage {n})</source>
        <translation>{name} (de l&apos;étape {n})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{name} arrives on turn {arrival}, it is not set up</source>
        <translation>{name} arrive au tour {arrival}, il n&apos;est pas placé au départ</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{name} belongs to the other side</source>
        <translation>{name} appartient à l&apos;autre camp</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>{name} can lose at most {n} steps: one must be left</source>
        <translation>{name} peut perdre {n} pas au plus : il doit en rester un</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{name} cannot be set up with itself</source>
        <translation>{name} ne peut pas être placé auprès de lui-même</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{name} has no counter to set up; all arrive later</source>
        <translation>{name} n&apos;a pas de pion à placer ; tous arrivent plus tard</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>{name} is XML; in Tiled use Save As and choose JSON map files (.tmj)</source>
        <translation>{name} est du XML ; dans Tiled, prenez Enregistrer sous et choisissez les cartes JSON (.tmj)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>{name} is for infantry, this is {type}</source>
        <translation>{name} est pour l&apos;infanterie, ceci est : {type}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>{name} is in your library now.</source>
        <translation>{name} est maintenant dans votre bibliothèque.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>{name} is listed twice</source>
        <translation>{name} figure deux fois</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{name} is listed twice; keep one</source>
        <translation>{name} figure deux fois ; n&apos;en gardez qu&apos;un</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{name} is mounted twice</source>
        <translation>{name} est embarqué deux fois</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>{name} is no map of Tiled in JSON</source>
        <translation>{name} n&apos;est pas une carte Tiled en JSON</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>{name} is not valid JSON ({reason})</source>
        <translation>{name} n&apos;est pas du JSON valide ({reason})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{name} is of another formation than {id}</source>
        <translation>{name} est d&apos;une autre formation que {id}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{name} is set up twice; keep one</source>
        <translation>{name} est placé deux fois ; n&apos;en gardez qu&apos;un</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{name} is {type}; only infantry rides a carrier</source>
        <translation>{name} n&apos;est pas de l&apos;infanterie ({type}) ; seule l&apos;infanterie monte sur un transport blindé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{name} stands with {other}, which is not placed in this or an earlier stage</source>
        <translation>{name} se place auprès de {other}, qui n&apos;est placé ni dans cette étape ni avant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{need} {side} units must be set up here, which holds {room}; {missing} find no room</source>
        <translation>{need} unités doivent se placer ici ({side}), il y a place pour {room} ; {missing} n&apos;en trouvent pas</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>{number} is no number of JSON</source>
        <translation>{number} n&apos;est pas un nombre JSON</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>{number} is out of range; numbers go up to {limit}</source>
        <translation>{number} est hors limites ; les nombres vont jusqu&apos;à {limit}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/modifiers.py"/>
        <source>{number} or less on {dice}</source>
        <translation>{number} ou moins avec {dice}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/printing/briefing.py"/>
        <source>{n} Stuka markers</source>
        <translation>
            <numerusform>{n} marqueur Stuka</numerusform>
            <numerusform>{n} marqueurs Stuka</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../editor/tools/marks.py"/>
        <source>{n} VP</source>
        <translation>{n} PV</translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/printing/briefing.py"/>
        <source>{n} artillery markers</source>
        <translation>
            <numerusform>{n} marqueur d&apos;artillerie</numerusform>
            <numerusform>{n} marqueurs d&apos;artillerie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/panels/forces_tree.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>{n} counters</source>
        <translation>
            <numerusform>{n} pion</numerusform>
            <numerusform>{n} pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/panels/setup.py"/>
        <source>{n} counters still to set up. Click one and then a hex, or drag it onto the map.</source>
        <translation>
            <numerusform>Encore {n} pion à placer. Cliquez dessus puis sur un hexagone, ou faites-le glisser sur la carte.</numerusform>
            <numerusform>Encore {n} pions à placer. Cliquez sur l&apos;un d&apos;eux puis sur un hexagone, ou faites-le glisser sur la carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/report.py"/>
        <source>{n} decisions</source>
        <translation>
            <numerusform>{n} décision</numerusform>
            <numerusform>{n} décisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/panels/setup_stages.py"/>
        <location filename="../../editor/printing/briefing.py"/>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>{n} entrenchments</source>
        <translation>
            <numerusform>{n} retranchement</numerusform>
            <numerusform>{n} retranchements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/panels/zones_list.py"/>
        <source>{n} entries of set-up and reinforcements use the zone and go with it. Remove the zone?</source>
        <translation>
            <numerusform>{n} entrée de la mise en place et des renforts utilise la zone et part avec elle. Supprimer la zone ?</numerusform>
            <numerusform>{n} entrées de la mise en place et des renforts utilisent la zone et partent avec elle. Supprimer la zone ?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/printing/briefing.py"/>
        <source>{n} formation markers</source>
        <translation>
            <numerusform>{n} marqueur de formation</numerusform>
            <numerusform>{n} marqueurs de formation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/panels/forces_tree.py"/>
        <source>{n} formations</source>
        <translation>
            <numerusform>{n} formation</numerusform>
            <numerusform>{n} formations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/panels/trial.py"/>
        <source>{n} games</source>
        <translation>
            <numerusform>{n} partie</numerusform>
            <numerusform>{n} parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/panels/zones_list.py"/>
        <location filename="../../editor/printing/battle.py"/>
        <source>{n} hexes</source>
        <translation>
            <numerusform>{n} hexagone</numerusform>
            <numerusform>{n} hexagones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/panels/hexes.py"/>
        <source>{n} hexes are selected</source>
        <translation>
            <numerusform>{n} hexagone choisi</numerusform>
            <numerusform>{n} hexagones choisis</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../editor/panels/hex_field.py"/>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>{n} hexes are the limit</source>
        <translation>La limite est de {n} hexagones</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>{n} hexes have no tile for it and get {what}</source>
        <translation>{n} hexagones n&apos;ont pas de tuile pour cela et reçoivent : {what}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>{n} markers in the cup, each as likely as the other</source>
        <translation>
            <numerusform>{n} marqueur dans le gobelet</numerusform>
            <numerusform>{n} marqueurs dans le gobelet, tous aussi probables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/panels/setup_stages.py"/>
        <location filename="../../editor/printing/briefing.py"/>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>{n} minefields</source>
        <translation>
            <numerusform>{n} champ de mines</numerusform>
            <numerusform>{n} champs de mines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>{n} pages</source>
        <translation>
            <numerusform>{n} page</numerusform>
            <numerusform>{n} pages</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>{n} points in all</source>
        <translation>{n} points en tout</translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/main_window.py"/>
        <location filename="../../editor/panels/problems.py"/>
        <source>{n} problems</source>
        <translation>
            <numerusform>{n} problème</numerusform>
            <numerusform>{n} problèmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/printing/map_sheet.py"/>
        <source>{n} sheets; a hex measures {pitch} mm from side to side.</source>
        <translation>
            <numerusform>{n} feuille ; un hexagone mesure {pitch} mm d&apos;un côté à l&apos;autre.</numerusform>
            <numerusform>{n} feuilles ; un hexagone mesure {pitch} mm d&apos;un côté à l&apos;autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/narrative.py"/>
        <source>{n} shots fired</source>
        <translation>
            <numerusform>{n} tir</numerusform>
            <numerusform>{n} tirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>{n} step losses to be allotted by the owner; the counters show a proposal (R-80)</source>
        <translation>
            <numerusform>{n} pas perdu, à répartir par le propriétaire ; les pions montrent une proposition (R-80)</numerusform>
            <numerusform>{n} pas perdus, à répartir par le propriétaire ; les pions montrent une proposition (R-80)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>{n} steps</source>
        <translation>
            <numerusform>{n} pas</numerusform>
            <numerusform>{n} pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/printing/battle.py"/>
        <source>{n} steps lost</source>
        <translation>
            <numerusform>{n} pas perdu</numerusform>
            <numerusform>{n} pas perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/report.py"/>
        <location filename="../../bk40qt/play/tiles.py"/>
        <location filename="../../editor/printing/briefing.py"/>
        <source>{n} turns</source>
        <translation>
            <numerusform>{n} tour</numerusform>
            <numerusform>{n} tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/mapview/stack_popup.py"/>
        <source>{n} units</source>
        <translation>
            <numerusform>{n} unité</numerusform>
            <numerusform>{n} unités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/narrative.py"/>
        <source>{n} units moved</source>
        <translation>
            <numerusform>{n} unité déplacée</numerusform>
            <numerusform>{n} unités déplacées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/narrative.py"/>
        <source>{n} units set up ({side})</source>
        <translation>
            <numerusform>{n} unité placée ({side})</numerusform>
            <numerusform>{n} unités placées ({side})</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>{outcome}. The dice were against you; &lt;b&gt;Back to start&lt;/b&gt; gives you another try. At the end counts who has entered the village last ({rule}).</source>
        <translation>{outcome}. Les dés étaient contre vous ; &lt;b&gt;Recommencer&lt;/b&gt; vous donne un autre essai. À la fin compte celui qui est entré le dernier dans le village ({rule}).</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>{outcome}. Well done! At the end counts who has entered the village last ({rule}).</source>
        <translation>{outcome}. Bravo ! À la fin compte celui qui est entré le dernier dans le village ({rule}).</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>{panel}: {name}</source>
        <translation>{panel} : {name}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>{part} of {whole}</source>
        <translation>{part} sur {whole}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{path} cannot be examined: {error}</source>
        <translation>{path} ne peut pas être examiné : {error}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <location filename="../../editor/exchange/common.py"/>
        <source>{path} cannot be read ({error})</source>
        <translation>{path} est illisible ({error})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{path} cannot be read: {error}; check the permissions</source>
        <translation>{path} est illisible : {error} ; vérifiez les droits d&apos;accès</translation>
    </message>
    <message>
        <location filename="../../editor/files.py"/>
        <source>{path} cannot be read: {why}</source>
        <translation>{path} est illisible : {why}</translation>
    </message>
    <message>
        <location filename="../../editor/files.py"/>
        <source>{path} cannot be saved: {why}</source>
        <translation>{path} ne peut pas être enregistré : {why}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/common.py"/>
        <source>{path} cannot be written ({error})</source>
        <translation>{path} ne peut pas être écrit ({error})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/replaying.py"/>
        <source>{path} does not replay as it was recorded: {difference}</source>
        <translation>{path} ne se rejoue pas comme il a été enregistré : {difference}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/saves.py"/>
        <source>{path} exists already; choose another name</source>
        <translation>{path} existe déjà ; choisissez un autre nom</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>{path} has been changed by another program since it was opened. Overwrite it?</source>
        <translation>{path} a été modifié par un autre programme depuis son ouverture. L&apos;écraser ?</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>{path} has been changed by another program.</source>
        <translation>{path} a été modifié par un autre programme.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{path} has {size} bytes; a saved game has at most {limit}</source>
        <translation>{path} compte {size} octets ; une partie enregistrée en a {limit} au plus</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{path} is a database of another program, not a saved game</source>
        <translation>{path} est la base de données d&apos;un autre programme, pas une partie enregistrée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/saves.py"/>
        <source>{path} is a game of {rules}, which this program does not know; it knows {known}</source>
        <translation>{path} est une partie de {rules}, que ce programme ne connaît pas ; il connaît {known}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/saves.py"/>
        <source>{path} is already open in this program</source>
        <translation>{path} est déjà ouvert dans ce programme</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/saves.py"/>
        <source>{path} is closed; open it again to go on</source>
        <translation>{path} est fermé ; rouvrez-le pour continuer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/errors.py"/>
        <source>{path} is damaged ({line}); take an earlier copy of it</source>
        <translation>{path} est endommagé ({line}) ; prenez une copie antérieure</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>{path} is gone. Save to write it again.</source>
        <translation>{path} a disparu. Enregistrez pour le réécrire.</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/common.py"/>
        <source>{path} is larger than {limit} MiB</source>
        <translation>{path} dépasse {limit} Mio</translation>
    </message>
    <message>
        <location filename="../../editor/files.py"/>
        <source>{path} is no file</source>
        <translation>{path} n&apos;est pas un fichier</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/saves.py"/>
        <source>{path} is no file; choose another name</source>
        <translation>{path} n&apos;est pas un fichier ; choisissez un autre nom</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_export.py"/>
        <source>{path} is no name for a map</source>
        <translation>{path} n&apos;est pas un nom de carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>{path} is no regular file</source>
        <translation>{path} n&apos;est pas un fichier ordinaire</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{path} is no usable file name ({error})</source>
        <translation>{path} n&apos;est pas un nom de fichier utilisable ({error})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{path} is not a saved game</source>
        <translation>{path} n&apos;est pas une partie enregistrée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{path} is not a saved game but a device</source>
        <translation>{path} n&apos;est pas une partie enregistrée mais un périphérique</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{path} is not a saved game but a folder</source>
        <translation>{path} n&apos;est pas une partie enregistrée mais un dossier</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{path} is not a saved game: only its beginning is there</source>
        <translation>{path} n&apos;est pas une partie enregistrée : il n&apos;en reste que le début</translation>
    </message>
    <message>
        <location filename="../../editor/app.py"/>
        <source>{path} is open in another editor. What is saved there and here would overwrite one another.</source>
        <translation>{path} est ouvert dans un autre éditeur. Ce qui est enregistré ici et là s&apos;écraserait mutuellement.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/errors.py"/>
        <source>{path} is open in another window or program; close it there first</source>
        <translation>{path} est ouvert dans une autre fenêtre ou un autre programme ; fermez-le d&apos;abord là-bas</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/saves.py"/>
        <source>{path} is open in this program; save under another name</source>
        <translation>{path} est ouvert dans ce programme ; enregistrez sous un autre nom</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{path} lies beside the saved game and does not belong to it; move it away</source>
        <translation>{path} se trouve à côté de la partie enregistrée et n&apos;en fait pas partie ; déplacez-le</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/errors.py"/>
        <source>{path} takes too long to read; it is not a saved game that this program wrote</source>
        <translation>{path} est trop long à lire ; ce programme ne l&apos;a pas écrit</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/saves.py"/>
        <source>{path} was moved, deleted or replaced while the game was open; save under another name</source>
        <translation>{path} a été déplacé, supprimé ou remplacé pendant la partie ; enregistrez sous un autre nom</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/saves.py"/>
        <source>{path} was played under version {old} of the {rules} rules, and this program has version {new}; it can be viewed but not continued</source>
        <translation>{path} a été joué avec la version {old} des règles {rules}, et ce programme a la version {new} ; on peut le revoir mais pas le continuer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{path} was saved by a newer version of this program (format {version}, this one reads up to {newest}); update the program to open it</source>
        <translation>{path} a été enregistré par une version plus récente du programme (format {version}, celle-ci lit jusqu&apos;à {newest}) ; mettez le programme à jour pour l&apos;ouvrir</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/errors.py"/>
        <source>{path}: it cannot be written there; check the permissions or save under another name</source>
        <translation>{path} : écriture impossible ; vérifiez les droits d&apos;accès ou enregistrez sous un autre nom</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/errors.py"/>
        <source>{path}: the disk failed or is full ({name}); make room or save under another name</source>
        <translation>{path} : le disque est défaillant ou plein ({name}) ; faites de la place ou enregistrez sous un autre nom</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/errors.py"/>
        <source>{path}: the disk is full; make room and try again, nothing of the game is lost</source>
        <translation>{path} : le disque est plein ; faites de la place et réessayez, rien de la partie n&apos;est perdu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/errors.py"/>
        <source>{path}: there is no such folder; make it or save elsewhere</source>
        <translation>{path} : ce dossier n&apos;existe pas ; créez-le ou enregistrez ailleurs</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/saves.py"/>
        <source>{path}: this game cannot be saved ({error})</source>
        <translation>{path} : cette partie ne peut pas être enregistrée ({error})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/errors.py"/>
        <source>{path}: {error}; save under another name</source>
        <translation>{path} : {error} ; enregistrez sous un autre nom</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>{place}, {points} VP: {holder}</source>
        <translation>{place}, {points} PV : {holder}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>{place}: {fault}</source>
        <translation>{place} : {fault}</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>{place}: {fault}{rule}</source>
        <translation>{place} : {fault}{rule}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>{place}: {holder}</source>
        <translation>{place} : {holder}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>{place}: {what}</source>
        <translation>{place} : {what}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{purpose} at {target}</source>
        <translation>{purpose} sur {target}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{purpose} check, {who}: {result} – rolled {total}; needed: {check}</source>
        <translation>Test ({purpose}), {who} : {result} – jet de {total} ; il faut : {check}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{purpose} check, {who}: {result} – rolled {total}; {check}</source>
        <translation>Test ({purpose}), {who} : {result} – jet de {total} ; {check}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{purpose} on {target}: {result} – rolled {total}; {check}</source>
        <translation>{purpose} sur {target} : {result} – jet de {total} ; {check}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{purpose} on {who}: rolled {total}</source>
        <translation>{purpose} sur {who} : jet de {total}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{purpose} {unit} at {target}</source>
        <translation>{purpose} {unit} sur {target}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{purpose}, {who}: {result} – rolled {total}; {check}</source>
        <translation>{purpose}, {who} : {result} – jet de {total} ; {check}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{purpose}: rolled {total}</source>
        <translation>{purpose} : jet de {total}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{reason}; it can go round</source>
        <translation>{reason} ; elle peut faire le tour</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>{result}, critical hit</source>
        <translation>{result}, coup critique</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>{rolled}, expected {expected}</source>
        <translation>{rolled}, attendu {expected}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>{rules} opens the rules, and every rule number is a link into them. {keys} lists all keys, {find} finds a command by a word, {undo} takes back until dice fall. Now try Stonne or Hannut from the home screen!</source>
        <translation>{rules} ouvre les règles, et chaque numéro de règle y renvoie. {keys} liste toutes les touches, {find} trouve une commande par un mot, {undo} annule jusqu&apos;au dernier jet de dés. Essayez maintenant Stonne ou Hannut depuis l&apos;accueil !</translation>
    </message>
    <message>
        <location filename="../../editor/printing/counter_sheet.py"/>
        <source>{scenario}: counters</source>
        <translation>{scenario} : pions</translation>
    </message>
    <message>
        <location filename="../../editor/printing/map_sheet.py"/>
        <source>{scenario}: map</source>
        <translation>{scenario} : carte</translation>
    </message>
    <message>
        <location filename="../../editor/printing/aid_sheet.py"/>
        <source>{scenario}: player aid</source>
        <translation>{scenario} : aide de jeu</translation>
    </message>
    <message>
        <location filename="../../editor/printing/setup_sheet.py"/>
        <source>{scenario}: set-up sheets</source>
        <translation>{scenario} : feuilles de mise en place</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{side} begin with the {marker}, kept from the last turn</source>
        <translation>{side} commencent par le {marker}, gardé du tour précédent</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{side} dig an entrenchment in {hex}</source>
        <translation>{side} creusent un retranchement en {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{side} draw the {marker} from the cup</source>
        <translation>{side} tirent le {marker} du gobelet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_file.py"/>
        <source>{side} is described twice</source>
        <translation>{side} est décrit deux fois</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{side} lay a minefield in {hex}</source>
        <translation>{side} posent un champ de mines en {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{side} pass</source>
        <translation>{side} passent</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{side} play the {marker} that was put aside</source>
        <translation>{side} jouent le {marker} mis de côté</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/games_list.py"/>
        <source>{side} to move</source>
        <translation>Aux {side} de jouer</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>{side} win above</source>
        <translation>{side} gagnent au-dessus de</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>{side} win below</source>
        <translation>{side} gagnent au-dessous de</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>{side} wins: {count} ({share})</source>
        <translation>Victoires ({side}) : {count} ({share})</translation>
    </message>
    <message>
        <location filename="../../editor/printing/aid_sheet.py"/>
        <source>{side}, from turn</source>
        <translation>{side}, dès le tour</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>{side}, turn {turn}</source>
        <translation>{side}, tour {turn}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>{side}: holds {held} of {all}</source>
        <translation>Les {side} en tiennent {held} sur {all}</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>{side}: home edge in the {edge}</source>
        <translation>{side} : bord ami, {edge}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/markers.py"/>
        <source>{side}: markers added by turn</source>
        <translation>{side} : marqueurs ajoutés par tour</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <source>{side}: {count} rolls of two dice, {average} on average; the lines are what was to be expected</source>
        <translation>{side} : {count} jets de deux dés, {average} en moyenne ; les traits sont les valeurs attendues</translation>
    </message>
    <message>
        <location filename="../../editor/panels/markers.py"/>
        <source>{side}: {marker}</source>
        <translation>{side} : {marker}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/session.py"/>
        <source>{side}: {what} – {why}</source>
        <translation>{side} : {what} – {why}</translation>
    </message>
    <message>
        <location filename="../../editor/tools/zones.py"/>
        <source>{side}: {works}</source>
        <translation>{side} : {works}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{size} bytes where {wanted} belong</source>
        <translation>{size} octets au lieu de {wanted}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{strike} on {hex}</source>
        <translation>{strike} sur {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{strike} on {hex}, observed by {observer}</source>
        <translation>{strike} sur {hex}, observée par {observer}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/modifiers.py"/>
        <source>{sum} = column {number}</source>
        <translation>{sum} = colonne {number}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/modifiers.py"/>
        <source>{sum} ≤ {base}, so {number} or less</source>
        <translation>{sum} ≤ {base}, donc {number} ou moins</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/modifiers.py"/>
        <source>{sum}, so it happens above {number} on {dice}</source>
        <translation>{sum}, donc cela se produit au-dessus de {number} avec {dice}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/modifiers.py"/>
        <source>{sum}, so {number} or less on {dice}</source>
        <translation>{sum}, donc {number} ou moins avec {dice}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>{switch} (rule {rule})</source>
        <translation>{switch} (règle {rule})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>{target} has no activation marker of its own</source>
        <translation>{target} n&apos;a pas de marqueur d&apos;activation propre</translation>
    </message>
    <message>
        <location filename="../../editor/panels/large_fields.py"/>
        <source>{text} is no date</source>
        <translation>{text} n&apos;est pas une date</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <source>{title} (analysis)</source>
        <translation>{title} (analyse)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{title} cannot be repeated: it has no combat unit on the map</source>
        <translation>{title} ne peut pas répéter : elle n&apos;a aucune unité de combat sur la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{title} cannot be repeated: {hq} is neutralized</source>
        <translation>{title} ne peut pas répéter : {hq} est neutralisé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{title} cannot be repeated: {hq} is not on the map</source>
        <translation>{title} ne peut pas répéter : {hq} n&apos;est pas sur la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{title} has already been activated twice this turn</source>
        <translation>{title} a déjà été activée deux fois ce tour-ci</translation>
    </message>
    <message>
        <location filename="../../editor/main_window.py"/>
        <source>{title} has changes that are not saved.</source>
        <translation>{title} a des changements non enregistrés.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{title} has no marker: its units act with the formations they are attached to</source>
        <translation>{title} n&apos;a pas de marqueur : ses unités agissent avec les formations auxquelles elles sont rattachées</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{title} has no unit of its own left in the game</source>
        <translation>{title} n&apos;a plus d&apos;unité à elle en jeu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{title} is activated already</source>
        <translation>{title} est déjà activée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{title} is demoralized and cannot be activated</source>
        <translation>{title} est démoralisée et ne peut pas être activée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{title} is demoralized and cannot be repeated</source>
        <translation>{title} est démoralisée et ne peut pas répéter</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{title} is fatigued: a repeat marker can only rest it</source>
        <translation>{title} est fatiguée : un marqueur de répétition ne peut que la reposer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{title} is not fatigued: there is nothing to rest from</source>
        <translation>{title} n&apos;est pas fatiguée : elle n&apos;a pas à se reposer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <source>{title}, from decision {number}</source>
        <translation>{title}, depuis la décision {number}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{units} came to {hex}. Does anybody react?</source>
        <translation>Arrivée en {hex} : {units}. Quelqu&apos;un réagit-il ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{units} cannot fire first and move afterwards</source>
        <translation>impossible de tirer d&apos;abord et de bouger ensuite : {units}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{units} cannot get next to {goal} with points left to assault it</source>
        <translation>impossible d&apos;arriver près de {goal} avec assez de points pour l&apos;assaut : {units}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{units} cannot reach {goal} with {left} movement points</source>
        <translation>{goal} est hors d&apos;atteinte avec {left} points de mouvement : {units}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{units} enter each with its own formation</source>
        <translation>chaque unité entre avec sa propre formation : {units}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{units} fired after moving: the movement is over</source>
        <translation>tir après le mouvement : {units} ; le mouvement est terminé</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{units} fired from {hex}. Does anybody fire at it?</source>
        <translation>Tir depuis {hex} : {units}. Quelqu&apos;un tire-t-il dessus ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{units} has no step and no assault open to it</source>
        <translation>ni déplacement ni assaut possible : {units}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{units} has nobody to fire at</source>
        <translation>personne sur qui tirer : {units}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{units}: who fires before they move on?</source>
        <translation>{units} : qui tire avant de poursuivre ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/events.py"/>
        <source>{unit} against {target}</source>
        <translation>{unit} contre {target}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{unit} arrives in turn {turn}</source>
        <translation>{unit} arrive au tour {turn}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/events.py"/>
        <location filename="../../bk40qt/play/game_window.py"/>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>{unit} at {target}</source>
        <translation>{unit} sur {target}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} dismounts</source>
        <translation>{unit} débarque</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{unit} finds no room here. Where does it retreat on to?</source>
        <translation>{unit} n&apos;a pas de place ici. Vers où poursuit-elle son repli ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tools/select.py"/>
        <source>{unit} fires at {target}: {odds}</source>
        <translation>{unit} tire sur {target} : {odds}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{unit} fires. At whom?</source>
        <translation>{unit} tire. Sur qui ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{unit} has been fired at. Does it retreat?</source>
        <translation>{unit} a essuyé un tir. Se replie-t-elle ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{unit} has finished its action</source>
        <translation>{unit} a terminé son action</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{unit} has half of its action left</source>
        <translation>{unit} a encore une demi-action</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{unit} has loaded or unloaded and goes on alone</source>
        <translation>{unit} a embarqué ou débarqué et continue seule</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{unit} has lost a step: stay or retreat?</source>
        <translation>{unit} a perdu un pas : rester ou se replier ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{unit} has used its opportunity fire</source>
        <translation>{unit} a utilisé son tir d&apos;opportunité</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{unit} has used its return fire</source>
        <translation>{unit} a utilisé son tir de riposte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{unit} is already in {goal}</source>
        <translation>{unit} est déjà en {goal}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} is attached to {formation}</source>
        <translation>{unit} est rattachée à {formation}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} is hidden</source>
        <translation>{unit} est cachée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>{unit} is hit. You may accept the N and be neutralized, or lose a step and keep your freedom of action ({rule}).</source>
        <translation>{unit} est touchée. Vous pouvez accepter le N et être neutralisé, ou perdre un pas et garder votre liberté d&apos;action ({rule}).</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{unit} is hit: {result}. How does it take this?</source>
        <translation>{unit} est touchée : {result}. Comment l&apos;encaisse-t-elle ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{unit} is loaded and a step is lost. Who takes the loss?</source>
        <translation>{unit} est chargée et un pas est perdu. Qui prend la perte ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{unit} is neutralized and cannot move</source>
        <translation>{unit} est neutralisée et ne peut pas bouger</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{unit} is no longer in column</source>
        <translation>{unit} n&apos;est plus en colonne</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} is no longer independent</source>
        <translation>{unit} n&apos;est plus indépendante</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{unit} is no longer neutralized</source>
        <translation>{unit} n&apos;est plus neutralisée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{unit} is no longer out of command</source>
        <translation>{unit} n&apos;est plus hors commandement</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{unit} is now in column</source>
        <translation>{unit} est maintenant en colonne</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{unit} is now neutralized</source>
        <translation>{unit} est maintenant neutralisée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{unit} is now out of command</source>
        <translation>{unit} est maintenant hors commandement</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} is overrun; it may return from turn {turn}</source>
        <translation>{unit} est submergé ; il peut revenir dès le tour {turn}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} is revealed in {hex}</source>
        <translation>{unit} est révélée en {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{unit} is shaken: lose a step and stay, or go back?</source>
        <translation>{unit} est ébranlée : perdre un pas et rester, ou revenir en arrière ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{unit} is shaken: lose a step and stay, or retreat?</source>
        <translation>{unit} est ébranlée : perdre un pas et rester, ou se replier ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} is withdrawn</source>
        <translation>{unit} est retirée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} leaves the map</source>
        <translation>{unit} quitte la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} loses a step ({left} left)</source>
        <translation>{unit} perd un pas (reste {left})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{unit} may not assault: {why}</source>
        <translation>{unit} ne peut pas donner l&apos;assaut : {why}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} mounts {carrier}</source>
        <translation>{unit} embarque sur {carrier}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} moves to {way} ({cost} MP, {left} left)</source>
        <translation>{unit} se déplace vers {way} ({cost} PM, reste {left})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} retreats in reaction</source>
        <translation>{unit} se replie en réaction</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} retreats to {hex}</source>
        <translation>{unit} se replie en {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>{unit} returns ({side})</source>
        <translation>{unit} revient ({side})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} returns in {hex}</source>
        <translation>{unit} revient en {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{unit} rides {carrier} and acts only with it</source>
        <translation>{unit} est embarquée sur {carrier} et n&apos;agit qu&apos;avec lui</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{unit} runs. Which way?</source>
        <translation>{unit} fuit. Par où ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} sets up in {hex}</source>
        <translation>{unit} prend position en {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} starts with a step loss</source>
        <translation>{unit} commence avec un pas perdu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{unit} was neutralized before the assault: lose a step and stay, or retreat?</source>
        <translation>{unit} était neutralisée avant l&apos;assaut : perdre un pas et rester, ou se replier ?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>{unit}: {fate}</source>
        <translation>{unit} : {fate}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>{unit}: {n} steps</source>
        <translation>
            <numerusform>{unit} : {n} pas</numerusform>
            <numerusform>{unit} : {n} pas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>{village} is yours! Tanks that have beaten infantry or guns may go on ({rule}). Stay where you are: end the move and the activation with {key}.</source>
        <translation>{village} est à vous ! Les chars qui ont battu de l&apos;infanterie ou des canons peuvent continuer ({rule}). Restez où vous êtes : terminez le mouvement et l&apos;activation avec {key}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>{what}  (Space)</source>
        <translation>{what}  (Espace)</translation>
    </message>
    <message>
        <location filename="../../editor/patch.py"/>
        <source>{what} (1 hex)</source>
        <translation>{what} (1 hexagone)</translation>
    </message>
    <message>
        <location filename="../../editor/patch.py"/>
        <source>{what} ({n} hexes)</source>
        <translation>{what} ({n} hexagones)</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>{what} has neither a property terrain nor level; it is left out</source>
        <translation>{what} n&apos;a ni propriété terrain ni level ; omise</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/codec.py"/>
        <source>{what}: nested deeper than {limit} levels</source>
        <translation>{what} : imbriqué sur plus de {limit} niveaux</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/narrative.py"/>
        <source>{what}: {count} ({side})</source>
        <translation>{what} : {count} ({side})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/codec.py"/>
        <source>{what}: {count} characters; {limit} is the limit</source>
        <translation>{what} : {count} caractères ; {limit} au plus sont admis</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/codec.py"/>
        <source>{what}: {error}</source>
        <translation>{what} : {error}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/codec.py"/>
        <source>{what}: {kind} where a text belongs</source>
        <translation>{what} : {kind} là où il faut un texte</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hex_contents.py"/>
        <location filename="../../editor/printing/text.py"/>
        <source>{what}: {list}</source>
        <translation>{what} : {list}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/narrative.py"/>
        <source>{what}: {purpose}</source>
        <translation>{what} : {purpose}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/narrative.py"/>
        <source>{what}: {purpose} by {unit}</source>
        <translation>{what} : {purpose} de {unit}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>{whole}.5</source>
        <translation>{whole},5</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} and {unit} are not in the same hex</source>
        <translation>{who} et {unit} ne sont pas dans le même hexagone</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/planning.py"/>
        <source>{who} can come to {hex} only in column</source>
        <translation>{hex} n&apos;est accessible qu&apos;en colonne : {who}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} can fire only at {targets} in this assault</source>
        <translation>{who} ne peut tirer que sur {targets} dans cet assaut</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} can only go back to {goal}, where it came from</source>
        <translation>{who} ne peut que revenir en {goal}, d&apos;où elle venait</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} cannot be set up in {hex}, but in {some}</source>
        <translation>{who} ne peut pas être placée en {hex}, mais en {some}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} cannot retreat into {hex}: enemy units are there</source>
        <translation>{who} ne peut pas se replier en {hex} : des unités ennemies y sont</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} cannot retreat into {hex}: the enemy came from there</source>
        <translation>{who} ne peut pas se replier en {hex} : l&apos;ennemi en est venu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} cannot stop to fire in {hex}: the hex is full</source>
        <translation>{who} ne peut pas s&apos;arrêter pour tirer en {hex} : l&apos;hexagone est plein</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} cannot withdraw into {hex}: enemy units are there</source>
        <translation>{who} ne peut pas se retirer en {hex} : des unités ennemies y sont</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} cannot withdraw into {hex}: the enemy came from there</source>
        <translation>{who} ne peut pas se retirer en {hex} : l&apos;ennemi en est venu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} carries no company that could fire with it</source>
        <translation>{who} ne transporte aucune compagnie qui puisse tirer avec elle</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} could fire before it moved, and fires no more</source>
        <translation>{who} pouvait tirer avant de bouger et ne tire plus</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} dismounts from {target}</source>
        <translation>{who} débarque de {target}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} does not see {aim}: {sight}</source>
        <translation>{who} ne voit pas {aim} : {sight}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} enters the map at no hex now</source>
        <translation>{who} ne peut entrer sur la carte par aucun hexagone pour l&apos;instant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} enters the map at {free}</source>
        <translation>{who} entre sur la carte par {free}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} falls back to {hex}</source>
        <translation>{who} recule en {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} fires</source>
        <translation>{who} tire</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} fires and moves, and does not assault as well</source>
        <translation>{who} tire et bouge, et ne donne pas en plus l&apos;assaut</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} fires at {target}</source>
        <translation>{who} tire sur {target}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} fires back at {target}</source>
        <translation>{who} riposte sur {target}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has already acted in this activation</source>
        <translation>{who} a déjà agi pendant cette activation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has already fired</source>
        <translation>{who} a déjà tiré</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has already reacted to this</source>
        <translation>{who} a déjà réagi à cela</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} has already retreated in this enemy activation</source>
        <translation>{who} s&apos;est déjà repliée pendant cette activation ennemie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has already tried opportunity fire</source>
        <translation>{who} a déjà tenté un tir d&apos;opportunité</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has assaulted and does not fire as well</source>
        <translation>{who} a donné l&apos;assaut et ne tire pas en plus</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} has been set up already</source>
        <translation>{who} est déjà en place</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has been withdrawn</source>
        <translation>{who} a été retirée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has chosen to move and may fire only after its first step</source>
        <translation>{who} a choisi de bouger et ne peut tirer qu&apos;après son premier hexagone</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has left the map</source>
        <translation>{who} a quitté la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has loaded or unloaded and may move or fire, not both</source>
        <translation>{who} a embarqué ou débarqué et peut bouger ou tirer, pas les deux</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has loaded or unloaded and may only move or fire</source>
        <translation>{who} a embarqué ou débarqué et ne peut que bouger ou tirer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has no shot in the assault now</source>
        <translation>{who} n&apos;a pas de tir dans l&apos;assaut maintenant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} has no way to retreat now</source>
        <translation>{who} ne peut pas se replier maintenant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} has no way to withdraw now</source>
        <translation>{who} ne peut pas se retirer maintenant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has not been set up</source>
        <translation>{who} n&apos;est pas en place</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has not entered the map yet</source>
        <translation>{who} n&apos;est pas encore entrée sur la carte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} has range 0 and only returns fire</source>
        <translation>{who} a une portée de 0 et ne fait que riposter</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has spent {spent} movement points, more than half ({half})</source>
        <translation>{who} a dépensé {spent} points de mouvement, plus de la moitié ({half})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has stayed behind: its action is over</source>
        <translation>{who} est restée en arrière : son action est finie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has to choose its target first</source>
        <translation>{who} doit d&apos;abord choisir sa cible</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} has to go on to {onward}</source>
        <translation>{who} doit continuer vers {onward}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has to wait for {units}</source>
        <translation>{who} doit attendre {units}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has {left} movement points left, the assault on {goal} costs {cost}</source>
        <translation>{who} a encore {left} points de mouvement, l&apos;assaut sur {goal} en coûte {cost}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has {left} movement points left, {goal} costs {cost}</source>
        <translation>{who} a encore {left} points de mouvement, {goal} en coûte {cost}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} is an HQ and has no weapons</source>
        <translation>{who} est un QG et n&apos;a pas d&apos;armes</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} is eliminated</source>
        <translation>{who} est éliminée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} is neutralized</source>
        <translation>{who} est neutralisée</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} is not to be set up now</source>
        <translation>{who} n&apos;est pas à placer maintenant</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} is to fire first and to move afterwards</source>
        <translation>{who} doit d&apos;abord tirer, puis bouger</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} may act only while its formation is activated</source>
        <translation>{who} ne peut agir que pendant l&apos;activation de sa formation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} mounts {target}</source>
        <translation>{who} embarque sur {target}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} observes</source>
        <translation>{who} observe</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} retreats on to {hex}</source>
        <translation>{who} poursuit son repli en {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} retreats to {hex}</source>
        <translation>{who} se replie en {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} returns to {target}</source>
        <translation>{who} revient auprès de {target}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} rolls for panic</source>
        <translation>{who} teste la panique</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/planning.py"/>
        <source>{who} saves no points on the way to {hex} by moving in column</source>
        <translation>la colonne n&apos;économise aucun point vers {hex} : {who}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} starts mounted on {target}</source>
        <translation>{who} commence embarquée sur {target}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} starts with a step loss</source>
        <translation>{who} commence avec un pas perdu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} stays</source>
        <translation>{who} reste</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} takes a step loss</source>
        <translation>{who} perd un pas</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} was overrun and waits on the turn track</source>
        <translation>{who} a été submergé et attend sur la piste des tours</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} withdraws</source>
        <translation>{who} se retire</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} withdraws to {hex}</source>
        <translation>{who} se retire en {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who}: {number} [{rule}]</source>
        <translation>{who} : {number} [{rule}]</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>{why}

What you have done is still here and nothing in the old file has changed.</source>
        <translation>{why}

Ce que vous avez fait est toujours là et rien n&apos;a changé dans l&apos;ancien fichier.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>{why}, along their common side</source>
        <translation>{why}, le long de leur côté commun</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>“{title}” was deleted. {key} brings it back.</source>
        <translation>« {title} » a été supprimée. {key} la récupère.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>… and further rolls</source>
        <translation>… et d&apos;autres jets</translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/keeping.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>… and {n} more</source>
        <translation>
            <numerusform>… et {n} de plus</numerusform>
            <numerusform>… et {n} de plus</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>… of which neutralizations</source>
        <translation>… dont neutralisations</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>… of which step losses</source>
        <translation>… dont pertes d&apos;un pas</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>… on average</source>
        <translation>… en moyenne</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>… that were lost</source>
        <translation>… dont perdues</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>★ Bookmark</source>
        <translation>★ Signet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>☆ Bookmark</source>
        <translation>☆ Signet</translation>
    </message>
</context>
</TS>
