<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
        <translation>&amp;Analyse: unbegrenzt zurücknehmen, auch Würfe</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>&amp;Back to start</source>
        <translation>Z&amp;um Anfang</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Bring back</source>
        <translation>Zurück&amp;holen</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>&amp;Choose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>&amp;Columns to the east</source>
        <translation>&amp;Spalten nach Osten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>&amp;Computer</source>
        <translation>&amp;Computer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Continue game</source>
        <translation>Spiel &amp;fortsetzen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>&amp;Decide</source>
        <translation>&amp;Entscheiden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>&amp;Dice</source>
        <translation>&amp;Würfel</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <source>&amp;Export the report…</source>
        <translation>&amp;Bericht exportieren…</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Find a command…</source>
        <translation>&amp;Befehl suchen…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>&amp;Finish</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>&amp;Give it back</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>&amp;Hex size</source>
        <translation>&amp;Feldgröße</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>&amp;Hexes</source>
        <translation>&amp;Felder</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>&amp;Keep mine</source>
        <translation>&amp;Meine behalten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Keys…</source>
        <translation>T&amp;asten…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>&amp;Language</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>&amp;Load it</source>
        <translation>&amp;Laden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>&amp;Metres a hex</source>
        <translation>&amp;Meter je Feld</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <source>&amp;New dice from here on</source>
        <translation>Von hier an &amp;neue Würfe</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>&amp;No key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>&amp;Numbering</source>
        <translation>&amp;Nummerierung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Open file…</source>
        <translation>&amp;Datei öffnen…</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>&amp;Orientation</source>
        <translation>&amp;Ausrichtung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>&amp;Panels</source>
        <translation>&amp;Ansichten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>&amp;Pause after each move of the computer</source>
        <translation>&amp;Pause nach jedem Zug des Computers</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>&amp;Picture</source>
        <translation>&amp;Bild</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>&amp;Pixels a hex or counter</source>
        <translation>&amp;Pixel je Feld oder Spielstein</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>&amp;Players</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>&amp;Print …</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>&amp;Replay</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>&amp;Rows</source>
        <translation>&amp;Zeilen</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>&amp;Rows to the south</source>
        <translation>&amp;Reihen nach Süden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>&amp;Rules ({n} changed)</source>
        <translation>
            <numerusform>&amp;Regeln ({n} geändert)</numerusform>
            <numerusform>&amp;Regeln ({n} geändert)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>&amp;Save as PDF …</source>
        <translation>Als PDF sp&amp;eichern …</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Scenario</source>
        <translation>S&amp;zenario</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>&amp;Show me</source>
        <translation>&amp;Zeig es mir</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>&amp;Size of letters</source>
        <translation>Schrift&amp;größe</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>&amp;Stagger</source>
        <translation>&amp;Versatz</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>&amp;Stop</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>&amp;Throw it away</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <location filename="../../bk40qt/play/new_game.py"/>
        <location filename="../../editor/new_dialog.py"/>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>&amp;Turned along</source>
        <translation>&amp;Gewendet über</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Tutorial (ten minutes)</source>
        <translation>&amp;Tutorial (zehn Minuten)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>&amp;Use this key</source>
        <translation>&amp;Diese Taste verwenden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>&amp;Watch a replay…</source>
        <translation>Wiedergabe &amp;auswählen…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <source>&amp;Watch the replay</source>
        <translation>&amp;Wiedergabe ansehen</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>&amp;What</source>
        <translation>&amp;Was</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>&amp;With a village, two formations and their zones</source>
        <translation>&amp;Mit einem Dorf, zwei Formationen und ihren Zonen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>(new)</source>
        <translation>(neu)</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>+ Counter</source>
        <translation>+ Spielstein</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>+ Formation</source>
        <translation>+ Formation</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>+ French stage</source>
        <translation>+ Französischer Schritt</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>+ German stage</source>
        <translation>+ Deutscher Schritt</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>+ Note</source>
        <translation>+ Anmerkung</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>+ Zone</source>
        <translation>+ Zone</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>0104 to 0108, north edge</source>
        <translation>0104 bis 0108, Nordrand</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>1310, south edge</source>
        <translation>1310, Südrand</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>1d6</source>
        <translation>1W6</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>25 mm SA 34, horse or chenillette drawn</source>
        <translation>25 mm SA 34, von Pferden oder Chenillettes gezogen</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>25 mm SA 34, motor drawn</source>
        <translation>25 mm SA 34, motorgezogen</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>25 mm SA 34, towed</source>
        <translation>25 mm SA 34, gezogen</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>25 mm SA 34/37 on Laffly portees (12)</source>
        <translation>25 mm SA 34/37 auf Laffly-Lastwagen (12)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>2d6</source>
        <translation>2W6</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>3.7 cm Pak (12)</source>
        <translation>3,7-cm-Pak (12)</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>3rd and 4th Panzer Division attack the French 3rd light mechanised division on the Petite Gette, west of Hannut.</source>
        <translation>Die 3. und die 4. Panzerdivision greifen die französische 3. leichte mechanisierte Division an der Petite Gette an, westlich von Hannut.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/panels/counter_form.py"/>
        <source>&lt;b&gt;{n} counters&lt;/b&gt;: a change applies to all of them</source>
        <translation>
            <numerusform>&lt;b&gt;{n} Spielstein&lt;/b&gt;</numerusform>
            <numerusform>&lt;b&gt;{n} Spielsteine&lt;/b&gt;: Eine Änderung gilt für alle</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>A German vanguard comes down the road to Ormont. One French company holds the village, another the wood by the bridge.</source>
        <translation>Eine deutsche Vorhut kommt die Straße nach Ormont herunter. Eine französische Kompanie hält das Dorf, eine andere den Wald an der Brücke.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>A block of the grid</source>
        <translation>Ein Block des Rasters</translation>
    </message>
    <message>
        <location filename="../../editor/tools/sides.py"/>
        <source>A bridge needs a stream to cross.</source>
        <translation>Eine Brücke braucht einen Bach.</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>A click changes all connected hexes that are alike</source>
        <translation>Ein Klick ändert alle zusammenhängenden gleichen Felder</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>A colour is written as #1F4E9E</source>
        <translation>Eine Farbe schreibt man wie #1F4E9E</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>A company of yours is under fire. Before the result counts it may fire back, if it passes a reaction check ({rule}). Mark the option to see its chances, then take it.</source>
        <translation>Eine deiner Kompanien wird beschossen. Bevor das Ergebnis wirkt, darf sie zurückschießen, wenn sie eine Reaktionsprüfung besteht ({rule}). Markiere die Möglichkeit, um ihre Aussichten zu sehen, und wähle sie dann.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/taken.py"/>
        <source>A decision of the other side ({side}).</source>
        <translation>Eine Entscheidung der anderen Seite ({side}).</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>A drag changes a block of hexes</source>
        <translation>Ziehen ändert einen Block von Feldern</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>A drag changes a straight line of hexes</source>
        <translation>Ziehen ändert eine gerade Linie von Feldern</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>A formation changes its side in its form, not by dragging.</source>
        <translation>Ihre Seite wechselt eine Formation in ihrem Formular, nicht durch Ziehen.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>A gun was hidden in {hex}: {who} may assault it or stop</source>
        <translation>In {hex} war ein Geschütz versteckt: {who} darf es im Nahkampf angreifen oder anhalten</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/pictures.py"/>
        <source>A map of more than {limit} hexes is too large for an SVG; export it as PNG</source>
        <translation>Eine Karte mit mehr als {limit} Feldern ist zu groß für SVG; exportiere sie als PNG</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>A neutralized unit may move one hex as its action</source>
        <translation>Eine neutralisierte Einheit darf als Aktion ein Feld weit ziehen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>A neutralized unit moves one hex at most</source>
        <translation>Eine neutralisierte Einheit zieht höchstens ein Feld weit</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <source>A new game with the same scenario, players and rules, and new dice</source>
        <translation>Ein neues Spiel mit demselben Szenario, denselben Spielern und Regeln, aber neuen Würfen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>A new zone of the hexes selected on the map</source>
        <translation>Eine neue Zone aus den auf der Karte gewählten Feldern</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>A reaction check against an adjacent hex already costs +1 for distance</source>
        <translation>Schon gegen ein angrenzendes Feld kostet die Reaktionsprüfung +1 für den Abstand</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>A repeat marker has already activated {title} this turn</source>
        <translation>Ein Wiederholungsmarker hat {title} in dieser Runde schon aktiviert</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hex_contents.py"/>
        <source>A road leaves the map: {list}</source>
        <translation>Eine Straße verlässt die Karte: {list}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>A roll above the formation factor costs a step and takes the marker off.</source>
        <translation>Ein Wurf über dem Formationsfaktor kostet einen Schritt und nimmt den Marker weg.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>A roll of 2 costs one more step</source>
        <translation>Eine gewürfelte 2 kostet einen Schritt mehr</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>A second one of everything selected</source>
        <translation>Von allem Gewählten ein zweites</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>A stack on the move has {limit} units at most</source>
        <translation>Ein Stapel in Bewegung hat höchstens {limit} Einheiten</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>A stage in which the French side sets up</source>
        <translation>Ein Schritt, in dem die französische Seite aufstellt</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>A stage in which the German side sets up</source>
        <translation>Ein Schritt, in dem die deutsche Seite aufstellt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>A strike has hit {hex}. Does anybody retreat?</source>
        <translation>Ein Einschlag hat {hex} getroffen. Zieht sich jemand zurück?</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>A stroke that begins outside the zone adds hexes, one that begins inside removes them. With Shift it carries the zone elsewhere. A right click takes up the zone that is there.</source>
        <translation>Ein Strich, der außerhalb der Zone beginnt, fügt Felder hinzu, einer, der in ihr beginnt, nimmt sie weg. Mit Umschalt trägt er die Zone an einen anderen Ort. Ein Rechtsklick nimmt die Zone auf, die dort ist.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>A type of your own like this one</source>
        <translation>Ein eigener Typ wie dieser</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>A white stripe: acts without an HQ, may be attached to another formation (10.3)</source>
        <translation>Ein weißer Streifen: handelt ohne HQ, kann einer anderen Formation zugeteilt werden (10.3)</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>A4 (210 × 297 mm)</source>
        <translation>A4 (210 × 297 mm)</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>AMC Schneider P 16 or AMR</source>
        <translation>AMC Schneider P 16 oder AMR</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library_form.py"/>
        <source>Abilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Aboard</source>
        <translation>Aufgesessen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Aboard carriers</source>
        <translation>Auf Transportpanzern</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Activate both, together with {target}</source>
        <translation>Beide aktivieren, zusammen mit {target}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Activate the formation</source>
        <translation>Die Formation aktivieren</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Activate, together with the {target_marker}</source>
        <translation>Aktivieren, zusammen mit dem {target_marker}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Activated formation</source>
        <translation>Aktivierte Formation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Activated: {formations}. Who acts, and how?</source>
        <translation>Aktiviert: {formations}. Wer handelt, und wie?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Activates one more time a formation that is fit for it, or lets a tired one rest; may be held in hand</source>
        <translation>Aktiviert eine geeignete Formation ein weiteres Mal oder lässt eine erschöpfte ausruhen; darf auf der Hand bleiben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Activates the formation; the second activation of a turn makes it fatigued.</source>
        <translation>Aktiviert die Formation; nach der zweiten Aktivierung einer Runde ist sie erschöpft.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>Acts on its own marker, or each company is attached to one of: {formations}</source>
        <translation>Handelt auf eigenen Marker, oder jede Kompanie wird einer von diesen zugeteilt: {formations}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <location filename="../../editor/panels/reinforcements.py"/>
        <location filename="../../editor/panels/victory.py"/>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Add a counter</source>
        <translation>Spielstein hinzufügen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Add a counter to the formation of the cursor</source>
        <translation>Der Formation am Zeiger einen Spielstein hinzufügen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Add a formation</source>
        <translation>Formation hinzufügen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Add a formation to the side of the cursor</source>
        <translation>Der Seite am Zeiger eine Formation hinzufügen</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Add columns and rows at the edges, or cut them off</source>
        <translation>Spalten und Reihen an den Rändern anfügen oder abschneiden</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Add counters of a type from the unit library</source>
        <translation>Spielsteine eines Typs aus der Einheitenbibliothek hinzufügen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Add from the library…</source>
        <translation>Aus der Bibliothek…</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>Add in the &amp;east</source>
        <translation>Im &amp;Osten anfügen</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>Add in the &amp;north</source>
        <translation>Im &amp;Norden anfügen</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>Add in the &amp;south</source>
        <translation>Im &amp;Süden anfügen</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>Add in the &amp;west</source>
        <translation>Im &amp;Westen anfügen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Add selected</source>
        <translation>Gewählte hinzufügen</translation>
    </message>
    <message>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>Added on turn {turn}</source>
        <translation>Neu in Runde {turn}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>Administrative Phase</source>
        <translation>Verwaltungsphase</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>After the activation</source>
        <translation>Nach der Aktivierung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <source>After-action report</source>
        <translation>Gefechtsbericht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>All HQs are turned to their ready side</source>
        <translation>Alle HQs werden auf die bereite Seite gedreht</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>All counters of the formation come on that turn</source>
        <translation>Alle Spielsteine der Formation treffen in dieser Runde ein</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <location filename="../../editor/new_dialog.py"/>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zone_fields.py"/>
        <source>All hexes at this distance or nearer</source>
        <translation>Alle Felder in diesem Abstand oder näher</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>All keys, and how to change them</source>
        <translation>Alle Tasten und wie man sie ändert</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zone_fields.py"/>
        <source>All within a distance of hexes</source>
        <translation>Alle in einem Abstand von Feldern</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>An HQ is never independent (10.3)</source>
        <translation>Ein HQ ist nie unabhängig (10.3)</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>An HQ takes no step losses (3.2)</source>
        <translation>Ein HQ erleidet keine Schrittverluste (3.2)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>An enemy HQ is in {goal}: only a combat unit can overrun it</source>
        <translation>In {goal} steht ein gegnerisches HQ: Nur eine Kampfeinheit kann es überrennen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/ids.py"/>
        <source>An id has 1 to 64 letters (A to Z), digits, &apos;_&apos;, &apos;-&apos; or &apos;.&apos;</source>
        <translation>Eine Kennung hat 1 bis 64 Buchstaben (A bis Z), Ziffern, „_“, „-“ oder „.“</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/game_window.py"/>
        <source>Analysis mode</source>
        <translation>Analysemodus</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/agreement.py"/>
        <source>Analysis mode takes back dice, draws and what was seen of hidden things. Have both players agreed?</source>
        <translation>Die Analyse nimmt auch Würfe, Ziehungen und gesehenes Verborgenes zurück. Sind beide Spieler einverstanden?</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Another text at the end</source>
        <translation>Ein weiterer Text am Ende</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Anti-tank guns</source>
        <translation>Paks</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>Anti-tank guns of both sides may start hidden</source>
        <translation>Panzerabwehrgeschütze beider Seiten dürfen versteckt beginnen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Armour</source>
        <translation>Panzerung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Armoured carriers</source>
        <translation>Transportpanzer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Armoured cars</source>
        <translation>Panzerwagen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_tree.py"/>
        <source>Arrival</source>
        <translation>Ankunft</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Arrives on turn</source>
        <translation>Trifft ein in Runde</translation>
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
        <translation>Artillerie und Stukas</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Artillery from off the map: {strikes}</source>
        <translation>Artillerie von außerhalb der Karte: {strikes}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/markers.py"/>
        <source>Artillery markers</source>
        <translation>Artilleriemarker</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>As in the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>As it was saved last; this can be undone</source>
        <translation>Wie zuletzt gespeichert; das lässt sich rückgängig machen</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>Ask again at the next start</source>
        <translation>Beim nächsten Start wieder fragen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/options.py"/>
        <source>Assault</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Assault guns</source>
        <translation>Sturmgeschütze</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>Assault on {hex}, round {round}</source>
        <translation>Nahkampf um {hex}, {round}. Runde</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Assault on {hex}: does anybody withdraw before the next round?</source>
        <translation>Nahkampf um {hex}: Setzt sich jemand vor der nächsten Runde ab?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Assault on {hex}: who fires at whom?</source>
        <translation>Nahkampf um {hex}: Wer feuert auf wen?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>Assault on {hex}: {attackers} against {defenders}</source>
        <translation>Nahkampf um {hex}: {attackers} gegen {defenders}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <location filename="../../editor/panels/library_form.py"/>
        <source>Assault pioneers</source>
        <translation>Sturmpioniere</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tools/select.py"/>
        <source>Assault {hex}</source>
        <translation>Nahkampf um {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Assault {hex}: {who}</source>
        <translation>Nahkampf um {hex}: {who}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <source>Assaults</source>
        <translation>Nahkämpfe</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Assaults won</source>
        <translation>Gewonnene Nahkämpfe</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>At least one formation is needed</source>
        <translation>Mindestens eine Formation ist nötig</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>At the end of the game one side must hold all of these hexes: {side}.</source>
        <translation>Am Spielende muss eine Seite alle diese Felder halten: {side}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Attach {who} to {target}</source>
        <translation>{who} zu {target} zuteilen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Attack {attack}, armour {armour}, range {range}, movement {movement}</source>
        <translation>Angriff {attack}, Panzerung {armour}, Reichweite {range}, Bewegung {movement}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/rules_view.py"/>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <location filename="../../bk40qt/app.py"/>
        <source>Back to the editor</source>
        <translation>Zurück zum Editor</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Back to the home screen</source>
        <translation>Zurück zum Startbildschirm</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <source>Back to the map</source>
        <translation>Zurück zur Karte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/rules_view.py"/>
        <source>Back to the paragraph before</source>
        <translation>Zurück zum vorigen Abschnitt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>Balance: markers at the start</source>
        <translation>Ausgleich: Marker zu Beginn</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Bands</source>
        <translation>Punktespannen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Begin a new game from this moment; the recorded one stays as it is</source>
        <translation>Von diesem Zeitpunkt ein neues Spiel beginnen; das aufgezeichnete bleibt, wie es ist</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Begin another scenario in a window of its own</source>
        <translation>Ein weiteres Szenario in einem eigenen Fenster beginnen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Begin the battle and the lessons again</source>
        <translation>Gefecht und Lektionen von vorn beginnen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/setup.py"/>
        <source>Begin this set-up anew</source>
        <translation>Diese Aufstellung von vorn beginnen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Being decided on</source>
        <translation>Wird gerade entschieden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/dice.py"/>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Both sides play at random, in the background; you can go on editing</source>
        <translation>Beide Seiten spielen zufällig, im Hintergrund; du kannst weiter bearbeiten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Branch off here…</source>
        <translation>Hier abzweigen…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <source>Branch off into a new game</source>
        <translation>In ein neues Spiel abzweigen</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Bring back the game that was deleted last</source>
        <translation>Das zuletzt gelöschte Spiel zurückholen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Bring the riflemen up by the road: in column they pay half a point for a hex ({rule}). The HQ goes first, for companies must stay within three hexes of it ({doctrine}). Then end the activation.</source>
        <translation>Führe die Schützen auf der Straße heran: In Kolonne zahlen sie einen halben Punkt je Feld ({rule}). Das HQ geht voran, denn die Kompanien müssen innerhalb von drei Feldern bleiben ({doctrine}). Beende dann die Aktivierung.</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <location filename="../../editor/panels/tools.py"/>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Build or remove bridges over streams</source>
        <translation>Brücken über Bäche bauen oder entfernen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>By number or by the name of a place</source>
        <translation>Nach Nummer oder Ortsname</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Calibre</source>
        <translation>Kaliber</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Can the tanks on the hill see the gun in the orchard? Press {key} for the line of sight tool and drag from {start} to {end}, or mark both with the hex cursor (Ctrl and arrows) and Enter.</source>
        <translation>Können die Panzer auf der Höhe das Geschütz im Obstgarten sehen? Drücke {key} für das Sichtwerkzeug und ziehe von {start} nach {end}, oder markiere beide mit dem Feldzeiger (Strg und Pfeiltasten) und der Eingabetaste.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <location filename="../../bk40qt/play/new_game.py"/>
        <location filename="../../bk40qt/play/progress.py"/>
        <location filename="../../editor/exchanging.py"/>
        <location filename="../../editor/panels/trial.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Cancel a marker</source>
        <translation>Marker aufheben</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Carrier</source>
        <translation>Transportpanzer</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>Change a type of your own</source>
        <translation>Einen eigenen Typ ändern</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>Changes cannot be recorded against a crash ({why}). Save often.</source>
        <translation>Änderungen können nicht gegen einen Absturz gesichert werden ({why}). Speichere oft.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/rules_view.py"/>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Checks passed</source>
        <translation>Bestandene Prüfungen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Choose a counter in the set-up panel or on the map to see only its hexes.</source>
        <translation>Wähle einen Spielstein im Aufstellungsfenster oder auf der Karte, um nur seine Felder zu sehen.</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Choose a file first.</source>
        <translation>Wähle zuerst eine Datei.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Choose a formation here and its hexes on the map first.</source>
        <translation>Wähle zuerst hier eine Formation und auf der Karte ihre Felder.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Choose a scanned map to be shown under the hexes</source>
        <translation>Eine eingescannte Karte wählen, die unter den Feldern erscheint</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>Choose a type first</source>
        <translation>Wähle zuerst einen Typ</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>Choose another colour</source>
        <translation>Andere Farbe wählen</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Choose by number</source>
        <translation>Nach Nummer wählen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Choose sides and rules for the chosen scenario</source>
        <translation>Seiten und Regeln für das gewählte Szenario festlegen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tiles.py"/>
        <source>Choose sides and rules, and begin a game</source>
        <translation>Seiten und Regeln wählen und ein Spiel beginnen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Choose the formation first, or add one.</source>
        <translation>Wähle zuerst die Formation oder füge eine hinzu.</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Choose the picture first.</source>
        <translation>Wähle zuerst das Bild.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Choose the target ({rule}). Mark an option to see its odds, then take it.</source>
        <translation>Wähle das Ziel ({rule}). Markiere eine Möglichkeit, um ihre Aussichten zu sehen, und wähle sie dann.</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Click a hex to give it its points, click again to remove them.</source>
        <translation>Klicke ein Feld an, um ihm seine Punkte zu geben; noch ein Klick entfernt sie.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Click a stream. Where a road crosses a stream there is a bridge anyway.</source>
        <translation>Klicke einen Bach an. Wo eine Straße einen Bach quert, ist ohnehin eine Brücke.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces.py"/>
        <source>Click a unit to select it and see it on the map</source>
        <translation>Klicke eine Einheit an, um sie auszuwählen und auf der Karte zu sehen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>Click an entry to go to its place</source>
        <translation>Klicke einen Eintrag an, um zur Stelle zu gehen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Click on the picture where the middles of these three hexes are</source>
        <translation>Klicke auf dem Bild an, wo die Mitten dieser drei Felder sind</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Click or drag along hexsides. A click on a cliff removes it. By keyboard: . and , turn to the next side.</source>
        <translation>Klicke oder ziehe an Feldseiten entlang. Ein Klick auf einen Steilhang entfernt ihn. Mit der Tastatur: . und , gehen zur nächsten Seite.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Click or drag to select, Ctrl for more. Drag a selection to move it, with Ctrl to copy it. A counter that is dragged lets its formation start elsewhere.</source>
        <translation>Klicken oder ziehen wählt aus, Strg nimmt mehr dazu. Eine Auswahl wird durch Ziehen verschoben, mit Strg kopiert. Wird ein Spielstein gezogen, beginnt seine Formation anderswo.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/calibrate.py"/>
        <source>Click the middle of hex {hex} on the picture ({n} of 3).</source>
        <translation>Klicke auf dem Bild die Mitte von Feld {hex} an ({n} von 3).</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Click three hexes…</source>
        <translation>Drei Felder anklicken…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Click {hex} and choose the assault. {unit} drives there by itself; on the way the French may still fire at it.</source>
        <translation>Klicke {hex} an und wähle den Nahkampf. {unit} fährt von selbst dorthin; unterwegs können die Franzosen noch feuern.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Click {hex}, the last hex before the bridge. In column each hex of road costs one point only, but a column is easier to hit ({rule}). The path shows beforehand where the enemy may fire at you.</source>
        <translation>Klicke {hex} an, das letzte Feld vor der Brücke. In Kolonne kostet jedes Straßenfeld nur einen Punkt, aber eine Kolonne ist leichter zu treffen ({rule}). Der Weg zeigt im Voraus, wo der Gegner auf dich feuern kann.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Click {unit} in hex {hex} on the road, or press {key}. Every hex that it can reach is tinted and shows the cost in movement points ({rule}). The smaller number with the arrows is the cost in column.</source>
        <translation>Klicke auf der Straße auf {unit} in Feld {hex}, oder drücke {key}. Jedes Feld, das die Einheit erreichen kann, ist getönt und zeigt die Kosten in Bewegungspunkten ({rule}). Die kleinere Zahl mit den Pfeilen sind die Kosten in Kolonne.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Cliff</source>
        <translation>Steilhang</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Close the program; everything is saved already</source>
        <translation>Das Programm schließen; alles ist schon gespeichert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Close this game; everything is on disk</source>
        <translation>Dieses Spiel schließen; alles ist gespeichert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/app.py"/>
        <source>Close this game; the editor is as you left it</source>
        <translation>Diese Partie schließen; der Editor ist, wie du ihn verlassen hast</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Close this window</source>
        <translation>Dieses Fenster schließen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Close tutorial</source>
        <translation>Tutorial schließen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>Co&amp;pies</source>
        <translation>&amp;Anzahl</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>Colour of the formation</source>
        <translation>Farbe der Formation</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Column first</source>
        <translation>Spalte zuerst</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Columns become rows, with everything on them</source>
        <translation>Spalten werden zu Reihen, mit allem darauf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Combines two markers, takes off markers of neutralized units or tired formations, becomes a repeat marker, or tries to cancel an enemy marker; may be held in hand</source>
        <translation>Kombiniert zwei Marker, nimmt neutralisierten Einheiten oder erschöpften Formationen die Marker, wird zum Wiederholungsmarker oder kann einen gegnerischen Marker aufheben; darf auf der Hand bleiben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Comes next: {chance}</source>
        <translation>Kommt als Nächstes: {chance}</translation>
    </message>
    <message>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>Comes on</source>
        <translation>Trifft ein</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>Comes on in</source>
        <translation>Trifft ein in</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Command {command}, movement {movement}</source>
        <translation>Kommandowert {command}, Bewegung {movement}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/finder.py"/>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Companies may not go farther than three hexes from their HQ ({rule}), and {village} is too far. So select {unit} first and bring it to {hex}.</source>
        <translation>Kompanien dürfen sich nicht weiter als drei Felder von ihrem HQ entfernen ({rule}), und {village} ist zu weit. Wähle also zuerst {unit} und bringe es nach {hex}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>Computer (random)</source>
        <translation>Computer (zufällig)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>Computer (simple)</source>
        <translation>Computer (einfach)</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Copy of a scenario</source>
        <translation>Kopie eines Szenarios</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Copy what is selected and take it away</source>
        <translation>Das Gewählte kopieren und wegnehmen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>Copy…</source>
        <translation>Kopieren…</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Counter sheets</source>
        <translation>Spielsteinbögen</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>Counter “{name}” of {formation}</source>
        <translation>Spielstein „{name}“ von {formation}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>Counters</source>
        <translation>Spielsteine</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>Counters as PNG</source>
        <translation>Spielsteine als PNG</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>Counters as SVG</source>
        <translation>Spielsteine als SVG</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>Counters move &amp;visibly</source>
        <translation>Spielsteine &amp;bewegen sich sichtbar</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/setup.py"/>
        <source>Counters still to set up</source>
        <translation>Noch aufzustellende Spielsteine</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>Cover the &amp;screen between the players</source>
        <translation>Bildschirm zwischen den Spielern &amp;verdecken</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Credits</source>
        <translation>Quellenangabe</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Crop to the selection</source>
        <translation>Auf die Auswahl zuschneiden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/cross_section.py"/>
        <source>Cross-section: {list}</source>
        <translation>Querschnitt: {list}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Cup and markers</source>
        <translation>Tasse und Marker</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <location filename="../../editor/printing/map_sheet.py"/>
        <source>Cut each sheet along the crop marks on its right and lower edge, where another sheet follows.</source>
        <translation>Schneide jedes Blatt am rechten und unteren Rand an den Schnittmarken, wo ein weiteres Blatt folgt.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Decision {at} of {total}, set-up</source>
        <translation>Entscheidung {at} von {total}, Aufstellung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Decision {at} of {total}, turn {turn}</source>
        <translation>Entscheidung {at} von {total}, Runde {turn}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/timeline.py"/>
        <source>Decision {number}, set-up</source>
        <translation>Entscheidung {number}, Aufstellung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/timeline.py"/>
        <source>Decision {number}, turn {turn}</source>
        <translation>Entscheidung {number}, Runde {turn}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Decisions taken</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Decisions: {low} to {high}, {mean} on average</source>
        <translation>Entscheidungen: {low} bis {high}, im Durchschnitt {mean}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Declare group fire on {hex}</source>
        <translation>Gruppenfeuer auf {hex} ansagen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Defined by</source>
        <translation>Festgelegt durch</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Degrees, clockwise</source>
        <translation>Grad, im Uhrzeigersinn</translation>
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
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Delete the chosen game; it can be brought back</source>
        <translation>Das gewählte Spiel löschen; es lässt sich zurückholen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tools/select.py"/>
        <source>Deselect</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <location filename="../../bk40qt/play/report_html.py"/>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <source>Dice (seed)</source>
        <translation>Würfel (Startwert)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/session.py"/>
        <source>Dice were rolled since: this can no longer be changed.</source>
        <translation>Seither wurde gewürfelt: Das lässt sich nicht mehr ändern.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/session.py"/>
        <source>Dice were rolled, a marker was drawn or something hidden was seen since. Analysis mode lifts this limit.</source>
        <translation>Seither wurde gewürfelt, ein Marker gezogen oder etwas Verstecktes gesehen. Der Analysemodus hebt diese Grenze auf.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Dig an entrenchment in {hex}</source>
        <translation>Verteidigungswerk in {hex} anlegen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Direct fire, reactions and assaults</source>
        <translation>Direktfeuer, Reaktionen und Nahkämpfe</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Discard the marker</source>
        <translation>Den Marker ablegen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>Disk quota exceeded</source>
        <translation>der zugeteilte Speicherplatz ist erschöpft</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zone_fields.py"/>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Dive bombers: {strikes}</source>
        <translation>Stukas: {strikes}</translation>
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
        <translation>Das Zurückgenommene wieder tun</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/agreement.py"/>
        <source>Do both players agree?</source>
        <translation>Sind beide Spieler einverstanden?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Do it  (Enter)</source>
        <translation>Ausführen  (Eingabe)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/trouble.py"/>
        <source>Do not show this error again</source>
        <translation>Diesen Fehler nicht mehr anzeigen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Do what is marked in the decision panel</source>
        <translation>Tun, was unter „Entscheidung“ markiert ist</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Do what the lesson asks for, and watch</source>
        <translation>Tun, was die Lektion verlangt, und zuschauen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Does {unit} start hidden?</source>
        <translation>Beginnt {unit} versteckt?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Done.</source>
        <translation>Fertig.</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Done: {path}</source>
        <translation>Fertig: {path}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>Down the road</source>
        <translation>Die Straße hinunter</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Drag along the way, with Shift to erase. Drag beyond the edge of the map, or click a hex at the edge, to let the road leave there.</source>
        <translation>Ziehe den Weg entlang, mit Umschalt zum Löschen. Ziehe über den Kartenrand hinaus oder klicke ein Randfeld an, damit die Straße dort hinausführt.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_tree.py"/>
        <source>Drag counters to another formation; Alt+Up and Alt+Down change the order</source>
        <translation>Spielsteine in eine andere Formation ziehen; Alt+Auf und Alt+Ab ändern die Reihenfolge</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/tools/registry.py"/>
        <source>Drag from hex to hex to see what blocks the view</source>
        <translation>Von Feld zu Feld ziehen und sehen, was die Sicht blockiert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/sight.py"/>
        <source>Drag from hex to hex with the line of sight tool, or mark both ends with Enter at the hex cursor. What is seen from a unit can be shown, too.</source>
        <translation>Ziehe mit dem Sichtwerkzeug von Feld zu Feld, oder markiere beide Enden mit der Eingabetaste am Feldzeiger. Auch die Sicht einer Einheit kann gezeigt werden.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/sight.py"/>
        <source>Drag from hex to hex with the line of sight tool, or show what the hex under the cursor sees.</source>
        <translation>Ziehe mit dem Sichtwerkzeug von Feld zu Feld, oder lass dir die Sicht vom Feld unter dem Zeiger zeigen.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Drag from hex to hex. The answer follows every change of the ground.</source>
        <translation>Ziehe von Feld zu Feld. Die Antwort folgt jeder Änderung des Geländes.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Drag from source to mouth. A click on a stream removes that side. A right click names it. By keyboard: . and , turn to the next side.</source>
        <translation>Ziehe von der Quelle zur Mündung. Ein Klick auf einen Bach entfernt diese Seite. Ein Rechtsklick benennt ihn. Mit der Tastatur: . und , gehen zur nächsten Seite.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Drag over hexes. What is taken away is chosen below.</source>
        <translation>Ziehe über Felder. Was entfernt wird, wählst du unten.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Draw cliffs along hexsides</source>
        <translation>Steilhänge an Feldseiten zeichnen</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Draw main and secondary roads</source>
        <translation>Haupt- und Nebenstraßen zeichnen</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Draw streams along hexsides</source>
        <translation>Bäche an Feldseiten zeichnen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>Draw: {points} victory points at the end of turn {turn}</source>
        <translation>Unentschieden: {points} Siegpunkte am Ende von Runde {turn}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Draws: {count} ({share})</source>
        <translation>Unentschieden: {count} ({share})</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Duplicate</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>E&amp;dit chosen scenario</source>
        <translation>Gewähltes Szenario &amp;bearbeiten</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zone_fields.py"/>
        <source>Edge</source>
        <translation>Rand</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tiles.py"/>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Edit another scenario in a window of its own</source>
        <translation>Ein weiteres Szenario in einem eigenen Fenster bearbeiten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tiles.py"/>
        <source>Edit {scenario}</source>
        <translation>{scenario} bearbeiten</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Eliminated</source>
        <translation>Vernichtet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>End a move</source>
        <translation>Eine Bewegung beenden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <source>End of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>End the activation</source>
        <translation>Die Aktivierung beenden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Enemy reach</source>
        <translation>Bewegungsraum des Gegners</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>Enemy units hold {goal}: it can be entered only by assault (9)</source>
        <translation>Gegnerische Einheiten halten {goal}: Hinein geht es nur im Nahkampf (9)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>Enemy units stand in {hex}</source>
        <translation>Gegnerische Einheiten stehen in {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Enter the map in {hex}: {who}</source>
        <translation>in {hex} auf die Karte: {who}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Enters the hex and fights for it.</source>
        <translation>Dringt in das Feld ein und kämpft darum.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Enters the map here and may move on.</source>
        <translation>Betritt hier die Karte und darf weiterziehen.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <location filename="../../editor/panels/setup_stages.py"/>
        <location filename="../../editor/panels/tools.py"/>
        <source>Entrenchments</source>
        <translation>Verteidigungswerke</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Entrenchments in zone</source>
        <translation>Verteidigungswerke in Zone</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <location filename="../../editor/panels/library_form.py"/>
        <source>Equipment</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Eraser</source>
        <translation>Radierer</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Even ones half a hex further</source>
        <translation>Gerade um ein halbes Feld versetzt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Everything in sight of the selected unit or the hex cursor, blind hexes hatched</source>
        <translation>Alles, was von der gewählten Einheit oder dem Feldzeiger aus zu sehen ist; blinde Felder schraffiert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Everything stands. Look at it and drag counters to change it; nobody is asked anything before you go on.</source>
        <translation>Alles steht. Sieh es dir an und ziehe Spielsteine, um es zu ändern; niemand wird etwas gefragt, bevor du weitergehst.</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Exchange what the first digits of a hex count</source>
        <translation>Vertauschen, was die ersten Ziffern eines Feldes zählen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Expected: 7</source>
        <translation>Erwartet: 7</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_files.py"/>
        <source>Export a table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Export a table (CSV)…</source>
        <translation>Tabelle exportieren (CSV)…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report_dialog.py"/>
        <source>Export the after-action report</source>
        <translation>Gefechtsbericht exportieren</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Export the report…</source>
        <translation>Bericht exportieren…</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/works_art.py"/>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>FCM 36 (c. 11 of 13)</source>
        <translation>FCM 36 (etwa 11 von 13)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Fan out the stack</source>
        <translation>Stapel auffächern</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Field works</source>
        <translation>Werke</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Fight on</source>
        <translation>Weiterkämpfen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <source>Figure</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <location filename="../../bk40qt/play/report.py"/>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <location filename="../../editor/tool_bars.py"/>
        <source>File and undo</source>
        <translation>Datei und Rückgängig</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>File name too long</source>
        <translation>der Dateiname ist zu lang</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>File too large</source>
        <translation>die Datei ist zu groß</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <location filename="../../editor/panels/tools.py"/>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Filter of the options</source>
        <translation>Filter für die Möglichkeiten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/finder.py"/>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Find a command…</source>
        <translation>Befehl suchen…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces.py"/>
        <source>Find a unit</source>
        <translation>Einheit suchen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>Find a unit type</source>
        <translation>Einheitentyp suchen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <location filename="../../bk40qt/play/panels/options.py"/>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>Fire</source>
        <translation>Feuer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Fire a {mode} strike</source>
        <translation>Einschlag feuern: {mode}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Fire in the assault</source>
        <translation>Feuer im Nahkampf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Fire the strikes of the {marker} now</source>
        <translation>Die Einschläge des {marker} jetzt feuern</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Fire, and activate {target} as well</source>
        <translation>Feuern und dazu {target} aktivieren</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Fire, then move: {who}</source>
        <translation>erst feuern, dann ziehen: {who}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Fires first and moves afterwards, with half of its movement points.</source>
        <translation>Feuert zuerst und zieht danach mit der Hälfte der Bewegungspunkte.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Fires now; the target is chosen next.</source>
        <translation>Feuert jetzt; das Ziel wird als Nächstes gewählt.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Fires the strikes of the marker in the middle of the activation.</source>
        <translation>Schießt die Einschläge des Markers mitten in der Aktivierung.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>First digits from</source>
        <translation>Erste Ziffern von</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>First digits to</source>
        <translation>Erste Ziffern bis</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>First steps: the road to Ormont</source>
        <translation>Erste Schritte: die Straße nach Ormont</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>First {side} have to decide: {kind}</source>
        <translation>Zuerst müssen {side} entscheiden: {kind}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Fit the map into the window</source>
        <translation>Die Karte in das Fenster einpassen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>Fix</source>
        <translation>Behebung</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>Fix: {what}</source>
        <translation>Beheben: {what}</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Flat sides above and below</source>
        <translation>Flache Seiten oben und unten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Flight</source>
        <translation>Flucht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>For everything but the map, which zooms</source>
        <translation>Für alles außer der Karte, die sich zoomen lässt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>For the next cup</source>
        <translation>Für die nächste Tasse</translation>
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
        <translation>Formationsmarker</translation>
    </message>
    <message>
        <location filename="../../editor/panels/markers.py"/>
        <source>Formation markers</source>
        <translation>Formationsmarker</translation>
    </message>
    <message>
        <location filename="../../editor/panels/markers.py"/>
        <source>Formation markers follow from the formations. Type a number into a cell.</source>
        <translation>Formationsmarker ergeben sich aus den Formationen. Schreibe eine Zahl in eine Zelle.</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>Formation “{name}”</source>
        <translation>Formation „{name}“</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <location filename="../../editor/printing/aid_sheet.py"/>
        <source>Formations</source>
        <translation>Formationen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Formations act in the order in which their markers are drawn from a cup ({rule}). Today you have the initiative: one marker of yours opens the battle. Choose the tanks, {formation}, in the list on the right.</source>
        <translation>Formationen handeln in der Reihenfolge, in der ihre Marker aus der Tasse gezogen werden ({rule}). Heute hast du die Initiative: Einer deiner Marker eröffnet das Gefecht. Wähle die Panzer, {formation}, in der Liste rechts.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>Formations are activated in the operations phase, this is the {phase} phase</source>
        <translation>Formationen werden in der Operationsphase aktiviert, jetzt ist die Phase: {phase}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>Formations its independent units may be attached to at set-up (10.3)</source>
        <translation>Formationen, denen ihre unabhängigen Einheiten bei der Aufstellung zugeteilt werden dürfen (10.3)</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Formations that the stage places</source>
        <translation>Formationen, die in diesem Schritt aufgestellt werden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <location filename="../../scenarios/hannut.bk40"/>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>French</source>
        <translation>Franzosen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>French Stuka marker {number}</source>
        <translation>Stukamarker {number} (französisch)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>French artillery marker {number}</source>
        <translation>Artilleriemarker {number} (französisch)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>French general marker {number}</source>
        <translation>Marker „Allgemein“ {number} (französisch)</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>French reinforcements come on at 1310, German ones at 0104 to 0108, from their turn on when their formation is activated (R-84).</source>
        <translation>Französische Verstärkungen kommen bei 1310 auf die Karte, deutsche bei 0104 bis 0108, ab ihrer Runde, sobald ihre Formation aktiviert wird (R-84).</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>French repeat marker {number}</source>
        <translation>Wiederholungsmarker {number} (französisch)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>French victory</source>
        <translation>Französischer Sieg</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>From a scanned map</source>
        <translation>Nach einer eingescannten Karte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>From here the HQ can lead the assault. Press {key} to end its move.</source>
        <translation>Von hier aus kann das HQ den Nahkampf führen. Drücke {key}, um seine Bewegung zu beenden.</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>From side to side of a hex; counters are three quarters of it</source>
        <translation>Von Seite zu Seite eines Feldes; Spielsteine haben drei Viertel davon</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>From the middle of a hex to that of the next; of a counter, its side</source>
        <translation>Von der Mitte eines Feldes zu der des nächsten; beim Spielstein seine Seite</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/sight.py"/>
        <location filename="../../editor/panels/sight.py"/>
        <source>From {hex}: {seen} hexes in sight, {blocked} not; blind hexes: {blind}</source>
        <translation>Von {hex} aus: {seen} Felder sichtbar, {blocked} nicht; blinde Felder: {blind}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Full strength: two steps</source>
        <translation>Volle Stärke: zwei Schritte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/works_art.py"/>
        <source>G</source>
        <translation>D</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Games ended on {list}</source>
        <translation>Ende der Spiele: {list}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Games played</source>
        <translation>Gespielte Spiele</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>Games with the same number or word here have the same dice</source>
        <translation>Spiele mit derselben Zahl oder demselben Wort haben dieselben Würfe</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <location filename="../../editor/panels/markers.py"/>
        <location filename="../../editor/panels/wording.py"/>
        <location filename="../../editor/printing/aid_sheet.py"/>
        <location filename="../../editor/printing/battle.py"/>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>General marker</source>
        <translation>Allgemeiner Marker</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>German</source>
        <translation>Deutsche</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>German Stuka marker {number}</source>
        <translation>Stukamarker {number} (deutsch)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>German artillery marker {number}</source>
        <translation>Artilleriemarker {number} (deutsch)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>German general marker {number}</source>
        <translation>Marker „Allgemein“ {number} (deutsch)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>German repeat marker {number}</source>
        <translation>Wiederholungsmarker {number} (deutsch)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>German victory</source>
        <translation>Deutscher Sieg</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <location filename="../../scenarios/hannut.bk40"/>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Germans</source>
        <translation>Deutsche</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hex_field.py"/>
        <source>Give one hex, such as {hex}</source>
        <translation>Gib ein Feld an, zum Beispiel {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Give the chosen game another title</source>
        <translation>Dem gewählten Spiel einen anderen Titel geben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Give this moment a name</source>
        <translation>Diesem Zeitpunkt einen Namen geben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Gives way one hex; a neutralized unit needs a reaction check for it.</source>
        <translation>Weicht ein Feld zurück; eine neutralisierte Einheit braucht dafür eine Reaktionsprüfung.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Go back to the bookmark before this</source>
        <translation>Zurück zum vorigen Lesezeichen</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Go back to the file</source>
        <translation>Zurück zur Datei</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Go back to the last beginning of a turn</source>
        <translation>Zurück zum letzten Rundenbeginn</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Go back to the last fire or assault</source>
        <translation>Zurück zum letzten Feuer oder Nahkampf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Go back to where a formation was activated</source>
        <translation>Zurück zur letzten Aktivierung einer Formation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <location filename="../../bk40qt/play/cover.py"/>
        <location filename="../../bk40qt/play/panels/setup.py"/>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Go on at once to your next decision</source>
        <translation>Sofort weiter zu deiner nächsten Entscheidung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Go on with the chosen game</source>
        <translation>Mit dem gewählten Spiel weitermachen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Go on with the lessons after closing them</source>
        <translation>Mit den geschlossenen Lektionen weitermachen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Go to decision {number}</source>
        <translation>Gehe zu Entscheidung {number}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Go to hex</source>
        <translation>Gehe zu Feld</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Go to hex…</source>
        <translation>Gehe zu Feld…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Go to the beginning of the next turn</source>
        <translation>Zum Beginn der nächsten Runde</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Go to the bookmark after this</source>
        <translation>Zum nächsten Lesezeichen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Go to the map</source>
        <translation>Zur Karte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Go to the next fire or assault</source>
        <translation>Zum nächsten Feuer oder Nahkampf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Go to the next or previous turn, activation or combat</source>
        <translation>Zur nächsten oder vorigen Runde, Aktivierung oder zum nächsten oder vorigen Kampf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Go to the next unit that can still act</source>
        <translation>Zur nächsten Einheit, die noch handeln kann</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Go to the options</source>
        <translation>Zu den Möglichkeiten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Go to the unit before</source>
        <translation>Zur vorigen Einheit</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Go to where the next formation is activated</source>
        <translation>Zur nächsten Aktivierung einer Formation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Group fire</source>
        <translation>Gruppenfeuer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Group fire on {hex}: one more strike, or fire?</source>
        <translation>Gruppenfeuer auf {hex}: noch ein Einschlag oder Feuer?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>HQ</source>
        <translation>HQ</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>HQ neutralized</source>
        <translation>HQ neutralisiert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>HQs overrun by the enemy</source>
        <translation>Vom Gegner überrannte HQs</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>Half actions are over for: {units}</source>
        <translation>Wieder mit ganzer Aktion: {units}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/cover.py"/>
        <source>Hand over to the {side} player</source>
        <translation>Weitergeben an: {side}</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Hannut</source>
        <translation>Hannut</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Hannut, 13 May 1940</source>
        <translation>Hannut, 13. Mai 1940</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>He wins if he holds Ormont at the end of turn 2; otherwise the French player wins.</source>
        <translation>Er gewinnt, wenn er Ormont am Ende von Runde 2 hält; sonst gewinnt der französische Spieler.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Headquarters</source>
        <translation>Hauptquartier</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Held at the start by</source>
        <translation>Zu Beginn gehalten von</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Held at the start: {hexes}</source>
        <translation>Zu Beginn gehalten: {hexes}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Held by</source>
        <translation>Gehalten von</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>Held repeat and general markers stay in hand at the end of the turn</source>
        <translation>Aufbewahrte Wiederholungs- und allgemeine Marker bleiben am Rundenende auf der Hand</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Here you see which markers are still in the cup and which are used. The last one of a turn waits and opens the next turn ({rule}). In this lesson the cup is arranged; else nobody knows who comes next.</source>
        <translation>Hier siehst du, welche Marker noch in der Tasse und welche benutzt sind. Der letzte einer Runde wartet und eröffnet die nächste ({rule}). In dieser Lektion ist die Tasse vorbereitet; sonst weiß niemand, wer als Nächstes kommt.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Hex</source>
        <translation>Feld</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Hex numbers</source>
        <translation>Feldnummern</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>Hex {hex}</source>
        <translation>Feld {hex}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/registry.py"/>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Hexes</source>
        <translation>Felder</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Hexes from which the distance is counted</source>
        <translation>Felder, von denen aus der Abstand zählt</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>Hexes of the map edge (R-84)</source>
        <translation>Felder am Kartenrand (R-84)</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zone_fields.py"/>
        <source>Hexes one by one</source>
        <translation>Einzelne Felder</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <location filename="../../editor/panels/sight.py"/>
        <source>Hexes out of sight are veiled, blind hexes hatched; follows mouse and changes</source>
        <translation>Nicht sichtbare Felder sind verschleiert, blinde schraffiert; folgt der Maus und allen Änderungen</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Hexes that are worth points, or must be held</source>
        <translation>Felder, die Punkte wert sind oder gehalten werden müssen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Hexes that count</source>
        <translation>Felder, die zählen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Hexes to add</source>
        <translation>Hinzuzufügende Felder</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Hexes whose numbers lie between: 0706 has the first digits 07 and the last 06</source>
        <translation>Felder, deren Nummern dazwischen liegen: 0706 hat die ersten Ziffern 07 und die letzten 06</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Hexes, such as {hex}</source>
        <translation>Felder, zum Beispiel {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Hidden guns</source>
        <translation>Versteckte Geschütze</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Hide counters</source>
        <translation>Spielsteine ausblenden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Hide {who}</source>
        <translation>{who} verstecken</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>High</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <location filename="../../editor/main_window.py"/>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Hold hexes at the end</source>
        <translation>Am Ende Felder halten</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Holder</source>
        <translation>Besitz</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Home edge</source>
        <translation>Eigener Kartenrand</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Home screen: choose the next battle</source>
        <translation>Startseite: die nächste Schlacht wählen</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Hotchkiss H 35 (c. 22) in place of AMR</source>
        <translation>Hotchkiss H 35 (etwa 22) anstelle von AMR</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Hotchkiss H 39 (c. 13)</source>
        <translation>Hotchkiss H 39 (etwa 13)</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Hotchkiss H 39, 37 mm SA 18 (c. 10, half of 3e esc.)</source>
        <translation>Hotchkiss H 39, 37 mm SA 18 (etwa 10, Hälfte der 3e esc.)</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Hotchkiss H 39, 37 mm SA 18 (c. 10, half of 4e esc.)</source>
        <translation>Hotchkiss H 39, 37 mm SA 18 (etwa 10, Hälfte der 4e esc.)</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Hotchkiss MG, 25 mm guns</source>
        <translation>Hotchkiss-MG, 25-mm-Geschütze</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Hotchkiss MG, 81 mm mortars, 25 mm guns</source>
        <translation>Hotchkiss-MG, 81-mm-Mörser, 25-mm-Geschütze</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Hotchkiss MG, 81 mm mortars, a few 25 mm guns</source>
        <translation>Hotchkiss-MG, 81-mm-Mörser, einige 25-mm-Geschütze</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>How far around the mouse the brush reaches</source>
        <translation>Wie weit der Pinsel um die Maus reicht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>How fast the game is played</source>
        <translation>Wie schnell das Spiel abläuft</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/ending.py"/>
        <source>How it stands</source>
        <translation>Stand des Spiels</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>How likely the next marker out of the cup is of each side: {list}</source>
        <translation>Wie wahrscheinlich der nächste Marker aus der Tasse welcher Seite gehört: {list}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>How many games are played</source>
        <translation>Wie viele Spiele gespielt werden</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zone_fields.py"/>
        <source>How many hexes deep</source>
        <translation>Wie viele Felder tief</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>How often a passive unit may retreat in reaction during one enemy activation</source>
        <translation>Wie oft sich eine passive Einheit während einer gegnerischen Aktivierung in Reaktion zurückziehen darf</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>How strongly the picture shows through the hexes</source>
        <translation>Wie stark das Bild durch die Felder scheint</translation>
    </message>
    <message>
        <location filename="../../editor/printing/map_sheet.py"/>
        <source>How the sheets go together</source>
        <translation>Wie die Blätter zusammengehören</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zone_fields.py"/>
        <source>How the zone is defined</source>
        <translation>Wie die Zone festgelegt ist</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>How to begin</source>
        <translation>Wie beginnen</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>How your printer turns the paper over to print the backs of the counters</source>
        <translation>Wie dein Drucker das Papier wendet, um die Rückseiten der Spielsteine zu drucken</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/cover.py"/>
        <source>I am the {side} player: show the board</source>
        <translation>{side}: Ich bin da, Karte zeigen</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>II/11 RDP sets up round 1112: the printed 1712 lies inside the German set-up line (R-78).</source>
        <translation>II/11 RDP wird um 1112 aufgestellt: Das gedruckte 1712 liegt innerhalb der deutschen Aufstellungslinie (R-78).</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>II/PzR leaves the game at the end of turn 3. The company of 49 BCC that comes on turn 4 is independent until the rest arrives on turn 8 (R-87).</source>
        <translation>II/PzR verlässt das Spiel am Ende von Runde 3. Die Kompanie von 49 BCC, die in Runde 4 kommt, ist unabhängig, bis in Runde 8 der Rest eintrifft (R-87).</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <location filename="../../editor/panels/formation_form.py"/>
        <location filename="../../editor/panels/scenario_head.py"/>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_files.py"/>
        <source>Import a table</source>
        <translation>Tabelle importieren</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Import a table (CSV)…</source>
        <translation>Tabelle importieren (CSV)…</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Import and export, keep a type in the library</source>
        <translation>Importieren und exportieren, einen Typ in die Bibliothek aufnehmen</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>In hand</source>
        <translation>Auf der Hand</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>In the cup</source>
        <translation>In der Tasse</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>In the first round the defender fires before you do; after that both fire at once ({first}, {further}). Whoever gets an N loses a step, or leaves the hex neutralized. Between two rounds one may withdraw.</source>
        <translation>In der ersten Runde feuert der Verteidiger vor dir; danach feuern beide gleichzeitig ({first}, {further}). Wer ein N erhält, verliert einen Schritt oder verlässt das Feld neutralisiert. Zwischen zwei Runden darf man sich absetzen.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>In the hex of a unit of one of these</source>
        <translation>Im Feld einer Einheit von einer von diesen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>In the middle lies the map. On the right stands what you are asked, with every option and the rule behind it. The strip at the top shows the turn, the markers and who is winning.</source>
        <translation>In der Mitte liegt die Karte. Rechts steht, was du gefragt wirst, mit allen Möglichkeiten und der Regel dazu. Der Streifen oben zeigt die Runde, die Marker und wer gerade gewinnt.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>In units of the map: a hex is 128 wide</source>
        <translation>In Karteneinheiten: Ein Feld ist 128 breit</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Independent</source>
        <translation>Unabhängig</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Independent formations (white stripe) act on a marker of their own or are attached, company by company, to other formations; the choice is made once, at the start (12.2).</source>
        <translation>Unabhängige Formationen (weißer Streifen) handeln auf einen eigenen Marker oder werden Kompanie für Kompanie anderen Formationen zugeteilt; entschieden wird das einmal, zu Beginn (12.2).</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Independent units</source>
        <translation>Unabhängige Einheiten</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Independent until</source>
        <translation>Unabhängig bis</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>Infantry mans the entrenchment in {hex}</source>
        <translation>Infanterie besetzt das Verteidigungswerk in {hex}</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Infantry regiment Grossdeutschland, then 10th Panzer Division, against 205 RI and the reserves that the French send up to the plateau of Stonne.</source>
        <translation>Das Infanterieregiment Großdeutschland, dann die 10. Panzerdivision, gegen 205 RI und die Reserven, die die Franzosen auf die Hochfläche von Stonne schicken.</translation>
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
        <translation>Initiative: {side} legen {markers} ihrer Wahl beiseite und eröffnen damit das Spiel (R-16).</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>Input/output error</source>
        <translation>Fehler beim Lesen oder Schreiben</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Insert the clipboard, ground at the hex under the mouse</source>
        <translation>Die Zwischenablage einfügen, Gelände beim Feld unter der Maus</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>Is a directory</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>It acts with that formation for the whole game.</source>
        <translation>Sie handelt das ganze Spiel über mit dieser Formation.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>It can be played later in this turn.</source>
        <translation>Er kann später in dieser Runde gespielt werden.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>It is made for rules that this program does not have: {system}</source>
        <translation>Es ist für Regeln gemacht, die dieses Programm nicht hat: {system}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/session.py"/>
        <source>It is not your decision now.</source>
        <translation>Jetzt entscheidest nicht du.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/keeping.py"/>
        <source>It is saved, but it cannot be played yet, because of {n} problems:</source>
        <translation>
            <numerusform>Es ist gespeichert, aber noch nicht spielbar, wegen {n} Problem:</numerusform>
            <numerusform>Es ist gespeichert, aber noch nicht spielbar, wegen {n} Problemen:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>It leaves the game at the end of this turn</source>
        <translation>Sie verlässt das Spiel am Ende dieser Runde</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Its action ends here; the others go on.</source>
        <translation>Ihre Aktion endet hier; die anderen ziehen weiter.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Its hexes depend on where these formations stand.</source>
        <translation>Ihre Felder hängen davon ab, wo diese Formationen stehen.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Its infantry may mount and dismount carriers (6.1)</source>
        <translation>Ihre Infanterie darf auf Transportpanzern auf- und absitzen (6.1)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Its units may act, one after the other.</source>
        <translation>Ihre Einheiten dürfen handeln, eine nach der anderen.</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Judged at the end of every turn by the victory points of the {side}.</source>
        <translation>Am Ende jeder Runde entscheiden die Siegpunkte ({side}).</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Keep it to combine with the next marker</source>
        <translation>Zum Kombinieren mit dem nächsten Marker behalten</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Keep its type in the library</source>
        <translation>Typ in die Bibliothek aufnehmen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Keep the marker in hand</source>
        <translation>Den Marker auf der Hand behalten</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_files.py"/>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Keep {who} with its own formation</source>
        <translation>{who} bei der eigenen Formation lassen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Kept: comes first next turn</source>
        <translation>Aufbewahrt: eröffnet die nächste Runde</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Key of the type in the unit library</source>
        <translation>Schlüssel des Typs in der Einheitenbibliothek</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Keys 0 to 9 choose the level, [ and ] the size. A right click picks what is there.</source>
        <translation>Die Tasten 0 bis 9 wählen die Höhe, [ und ] die Größe. Ein Rechtsklick nimmt auf, was dort ist.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Keys 1 to 4 choose the terrain, [ and ] the size. A right click picks what is there.</source>
        <translation>Die Tasten 1 bis 4 wählen das Gelände, [ und ] die Größe. Ein Rechtsklick nimmt auf, was dort ist.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Keys…</source>
        <translation>Tasten…</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <location filename="../../editor/panels/victory.py"/>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Known hexes</source>
        <translation>Bekannte Felder</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Language, theme, size of letters</source>
        <translation>Sprache, Design, Schriftgröße</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Language, theme, size of letters, speed</source>
        <translation>Sprache, Design, Schriftgröße, Tempo</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Larger brush</source>
        <translation>Größerer Pinsel</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>Last change</source>
        <translation>Letzte Änderung</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Last digits from</source>
        <translation>Letzte Ziffern von</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Last digits to</source>
        <translation>Letzte Ziffern bis</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Last turn: {low} to {high}, {mean} on average</source>
        <translation>Letzte Runde: {low} bis {high}, im Durchschnitt {mean}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Lay a minefield in {hex}</source>
        <translation>Minenfeld in {hex} legen</translation>
    </message>
    <message>
        <location filename="../../editor/printing/map_sheet.py"/>
        <source>Lay it on the next sheet up to the short grey marks, and glue the strips that overlap.</source>
        <translation>Lege es bis zu den kurzen grauen Marken auf das nächste Blatt und klebe die überlappenden Streifen zusammen.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Lay the counters of the hex side by side</source>
        <translation>Die Spielsteine des Feldes nebeneinanderlegen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>Lead from the front</source>
        <translation>Von vorn führen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Learn the game in a small battle</source>
        <translation>Das Spiel in einem kleinen Gefecht lernen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Leave this lesson out</source>
        <translation>Diese Lektion auslassen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Leave {who} behind</source>
        <translation>{who} zurücklassen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Leave {who} in the open</source>
        <translation>{who} offen stehen lassen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Left the map</source>
        <translation>Karte verlassen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Less time between the computer&apos;s decisions</source>
        <translation>Weniger Zeit zwischen den Entscheidungen des Computers</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Let all reaction windows pass until the enemy formation has finished</source>
        <translation>Alle Reaktionen auslassen, bis die gegnerische Formation fertig ist</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Let all reaction windows pass until this move is over</source>
        <translation>Alle Reaktionen auslassen, bis diese Bewegung vorbei ist</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Let both sides play at random to see how often each wins and how long games last.</source>
        <translation>Lass beide Seiten zufällig spielen, um zu sehen, wie oft welche gewinnt und wie lange Spiele dauern.</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Let go of what is selected</source>
        <translation>Die Auswahl aufheben</translation>
    </message>
    <message>
        <location filename="../../editor/tools/sides.py"/>
        <source>Let it flow the other way</source>
        <translation>In die andere Richtung fließen lassen</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Let it play itself</source>
        <translation>Sich selbst spielen lassen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Lets every unit of {formation} act once</source>
        <translation>Jede Einheit von {formation} darf einmal handeln</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Letter (8.5 × 11 in)</source>
        <translation>Letter (8,5 × 11 Zoll)</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <location filename="../../editor/panels/tools.py"/>
        <location filename="../../editor/tools/registry.py"/>
        <source>Level</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <source>Level of the selected hexes</source>
        <translation>Höhe der gewählten Felder</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Library…</source>
        <translation>Bibliothek…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>Light or dark window and map</source>
        <translation>Helles oder dunkles Fenster samt Karte</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <location filename="../../editor/panels/tools.py"/>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <location filename="../../editor/main_window.py"/>
        <location filename="../../editor/tools/registry.py"/>
        <source>Line of sight</source>
        <translation>Sichtlinie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Line of sight tool</source>
        <translation>Sichtwerkzeug</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_csv.py"/>
        <source>Line {line} is no CSV: {error}</source>
        <translation>Zeile {line} ist kein CSV: {error}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_files.py"/>
        <source>Line {line}, {column}: {message}</source>
        <translation>Zeile {line}, {column}: {message}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>Look around</source>
        <translation>Umsehen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Look at a saved game from its beginning</source>
        <translation>Ein gespeichertes Spiel von Anfang an ansehen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Look at the chosen game from its beginning</source>
        <translation>Das gewählte Spiel von Anfang an ansehen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Look on with the eyes of the other side; what its enemy has hidden is not shown</source>
        <translation>Mit den Augen der anderen Seite zusehen; was ihr Gegner versteckt hat, ist nicht zu sehen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <location filename="../../bk40qt/play/report.py"/>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <source>Losses and results</source>
        <translation>Verluste und Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Losses before the battle</source>
        <translation>Verluste vor der Schlacht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <source>Losses by formation</source>
        <translation>Verluste nach Formationen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <source>Losses by unit</source>
        <translation>Verluste nach Einheiten</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Low</source>
        <translation>Untergrenze</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Low must not be above high</source>
        <translation>Die Untergrenze darf nicht über der Obergrenze liegen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Lower by one</source>
        <translation>Um eins absenken</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>MG 34 heavy platoons, 8 cm mortars</source>
        <translation>schwere MG-34-Züge, 8-cm-Granatwerfer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Machine guns</source>
        <translation>Maschinengewehre</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>Made for the tutorial of bk40qt; place and action are invented.</source>
        <translation>Für das Tutorial von bk40qt gemacht; Ort und Handlung sind erfunden.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Make a scenario of your own</source>
        <translation>Ein eigenes Szenario machen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Make a zone first</source>
        <translation>Lege zuerst eine Zone an</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zone_fields.py"/>
        <source>Make it the edge of the map</source>
        <translation>Zum Kartenrand machen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/view.py"/>
        <location filename="../../bk40qt/play/game_window.py"/>
        <location filename="../../editor/printing/map_sheet.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>Map as PNG</source>
        <translation>Karte als PNG</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>Map as SVG</source>
        <translation>Karte als SVG</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Map at true scale</source>
        <translation>Karte in Originalgröße</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>Map for Tiled</source>
        <translation>Karte für Tiled</translation>
    </message>
    <message>
        <location filename="../../editor/printing/setup_sheet.py"/>
        <source>Map of the zones</source>
        <translation>Karte der Zonen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/view.py"/>
        <source>Map, hex {hex}</source>
        <translation>Karte, Feld {hex}</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>Maps of Tiled, orders of battle ({kinds})</source>
        <translation>Tiled-Karten, Schlachtordnungen ({kinds})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Mark or take an option by its number</source>
        <translation>Möglichkeit über ihre Nummer markieren oder wählen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Mark this moment, or take the mark away</source>
        <translation>Diesen Zeitpunkt markieren oder die Markierung entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_tree.py"/>
        <source>Marker {marker}</source>
        <translation>Marker {marker}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <location filename="../../editor/panels/registry.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>Markers and activation</source>
        <translation>Marker und Aktivierung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <source>Markers and activations</source>
        <translation>Marker und Aktivierungen</translation>
    </message>
    <message>
        <location filename="../../editor/printing/aid_sheet.py"/>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>Markers for the cup</source>
        <translation>Marker für die Tasse</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Markers for the opening</source>
        <translation>Marker für die Eröffnung</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>May be attached to</source>
        <translation>Kann zugeteilt werden</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <location filename="../../editor/panels/library_form.py"/>
        <source>May start aboard a carrier</source>
        <translation>Darf aufgesessen beginnen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>May stay on foot</source>
        <translation>Darf zu Fuß bleiben</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>May use carriers</source>
        <translation>Darf Transportpanzer nutzen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Metres per hex</source>
        <translation>Meter je Feld</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>Milliseconds; 0 is as fast as it can</source>
        <translation>Millisekunden; 0 heißt so schnell wie möglich</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <location filename="../../editor/panels/setup_stages.py"/>
        <location filename="../../editor/panels/tools.py"/>
        <source>Minefields</source>
        <translation>Minenfelder</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Minefields in zone</source>
        <translation>Minenfelder in Zone</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Mirror left to right</source>
        <translation>Seitlich spiegeln</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Mirror top to bottom</source>
        <translation>Oben und unten spiegeln</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Moment of the game</source>
        <translation>Zeitpunkt im Spiel</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>More time between the computer&apos;s decisions</source>
        <translation>Mehr Zeit zwischen den Entscheidungen des Computers</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Motorcycles</source>
        <translation>Motorräder</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Mounted at the start</source>
        <translation>Zu Beginn aufgesessen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/options.py"/>
        <source>Move</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Move everything by columns and rows</source>
        <translation>Alles um Spalten und Reihen verschieben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Move on</source>
        <translation>Weiterziehen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Move {who}</source>
        <translation>ziehen: {who}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Move {who} to {hex}</source>
        <translation>nach {hex} ziehen: {who}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Moves hex by hex; the enemy may react in every hex.</source>
        <translation>Zieht Feld für Feld; in jedem Feld darf der Gegner reagieren.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>N (neutralized)</source>
        <translation>N (neutralisiert)</translation>
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
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../editor/tools/sides.py"/>
        <source>Name of the stream</source>
        <translation>Name des Bachs</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Name of this moment:</source>
        <translation>Name dieses Zeitpunkts:</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Name on the map</source>
        <translation>Name auf der Karte</translation>
    </message>
    <message>
        <location filename="../../editor/tools/sides.py"/>
        <source>Name the stream…</source>
        <translation>Bach benennen…</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Name three different hexes of the map first.</source>
        <translation>Nenne zuerst drei verschiedene Felder der Karte.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/sides.py"/>
        <source>Name, empty for none:</source>
        <translation>Name, leer für keinen:</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Names of villages, hills, woods and streams</source>
        <translation>Namen von Dörfern, Höhen, Wäldern und Bächen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hex_contents.py"/>
        <source>Names: {list}</source>
        <translation>Namen: {list}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Natural size</source>
        <translation>Originalgröße</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Needs a reaction check; even a failed try uses up its opportunity fire.</source>
        <translation>Verlangt eine Reaktionsprüfung; auch ein misslungener Versuch verbraucht das Gelegenheitsfeuer.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Needs a reaction check; the shot comes before the enemy&apos;s result takes effect.</source>
        <translation>Verlangt eine Reaktionsprüfung; der Schuss fällt, bevor das gegnerische Ergebnis wirkt.</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>Negative numbers cut off</source>
        <translation>Negative Zahlen schneiden ab</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>Negative numbers go the other way</source>
        <translation>Negative Zahlen gehen in die andere Richtung</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>New counter</source>
        <translation>Neuer Spielstein</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>New counters for {formation}</source>
        <translation>Neue Spielsteine für {formation}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>New formation</source>
        <translation>Neue Formation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>New game: {scenario}</source>
        <translation>Neues Spiel: {scenario}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>New map</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>New size</source>
        <translation>Neue Größe</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>New…</source>
        <translation>Neu…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Next activation</source>
        <translation>Nächste Aktivierung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Next bookmark</source>
        <translation>Nächstes Lesezeichen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Next combat</source>
        <translation>Nächster Kampf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Next marker: {list}</source>
        <translation>Nächster Marker: {list}</translation>
    </message>
    <message>
        <location filename="../../editor/printing/preview.py"/>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Next turn</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Next unit</source>
        <translation>Nächste Einheit</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Next: {list}</source>
        <translation>Als Nächstes: {list}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>No HQ observes {hex}</source>
        <translation>Kein HQ beobachtet {hex}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_tree.py"/>
        <source>No activation marker</source>
        <translation>Kein Aktivierungsmarker</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>No carrier is set up in this stage.</source>
        <translation>In diesem Schritt wird kein Transportpanzer aufgestellt.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>No counter of {name} arrives later; give one its turn first</source>
        <translation>Kein Spielstein von {name} trifft später ein; gib zuerst einem seine Runde</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>No dice are rolled for this.</source>
        <translation>Dafür wird nicht gewürfelt.</translation>
    </message>
    <message>
        <location filename="../../editor/recent.py"/>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <source>No hex is selected.</source>
        <translation>Kein Feld gewählt.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tiles.py"/>
        <source>No map to show</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>No marker is drawn</source>
        <translation>Kein Marker gezogen</translation>
    </message>
    <message>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>No marker of its own: attached to one of: {formations}</source>
        <translation>Kein eigener Marker: einer von diesen zugeteilt: {formations}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>No more hints; the battle goes on. The Help menu brings them back</source>
        <translation>Keine Hinweise mehr; das Gefecht geht weiter. Das Menü „Hilfe“ bringt sie zurück</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>No reactions during this activation</source>
        <translation>Keine Reaktionen in dieser Aktivierung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>No reactions during this activation: take that back</source>
        <translation>Keine Reaktionen in dieser Aktivierung: zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>No reactions during this move</source>
        <translation>Keine Reaktionen bei dieser Bewegung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>No reactions during this move: take that back</source>
        <translation>Keine Reaktionen bei dieser Bewegung: zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>No road enters the map at {goal}</source>
        <translation>Bei {goal} führt keine Straße auf die Karte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>No road leads from {here} to {goal}</source>
        <translation>Keine Straße führt von {here} nach {goal}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>No space left on device</source>
        <translation>auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner gibt es nicht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Nobody else reacts to this.</source>
        <translation>Niemand reagiert mehr darauf.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Nobody else withdraws; the assault goes on.</source>
        <translation>Niemand setzt sich mehr ab; der Nahkampf geht weiter.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Nobody holds these hexes</source>
        <translation>Niemand hält diese Felder</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Nobody starts mounted on {target}</source>
        <translation>Niemand beginnt aufgesessen auf {target}</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>None: the rules as they are, without optional rules.</source>
        <translation>Keine: die Regeln, wie sie sind, ohne optionale Regeln.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>Not a directory</source>
        <translation>das ist kein Ordner</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Not during this activation</source>
        <translation>Nicht in dieser Aktivierung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Not during this move</source>
        <translation>Nicht bei dieser Bewegung</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>Not everything could be taken over</source>
        <translation>Nicht alles konnte übernommen werden</translation>
    </message>
    <message>
        <location filename="../../editor/app.py"/>
        <source>Not everything in {path} can be understood. What cannot is replaced by something usual; saving would lose it:</source>
        <translation>Nicht alles in {path} ist verständlich. Was es nicht ist, wird durch etwas Übliches ersetzt; beim Speichern ginge es verloren:</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Not written.</source>
        <translation>Nicht geschrieben.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Notes</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Notes and special rules</source>
        <translation>Anmerkungen und Sonderregeln</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tools/select.py"/>
        <source>Nothing can be done here now</source>
        <translation>Hier ist jetzt nichts zu tun</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/rules_view.py"/>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>Nothing has been played yet. Every decision is saved at once, so you can stop at any moment and go on from here.

New to the game? The tutorial is a small battle with hints and ends with your first assault.</source>
        <translation>Noch wurde nichts gespielt. Jede Entscheidung wird sofort gespeichert; du kannst also jederzeit aufhören und hier weitermachen.

Neu im Spiel? Das Tutorial ist ein kleines Gefecht mit Hinweisen und endet mit deinem ersten Nahkampf.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/dice.py"/>
        <source>Nothing has been rolled yet.</source>
        <translation>Noch wurde nicht gewürfelt.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>Nothing is announced for this turn.</source>
        <translation>Für diese Runde ist nichts angekündigt.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Nothing is fired; two passes in a row end the turn&apos;s operations.</source>
        <translation>Es wird nicht gefeuert; zweimal Passen hintereinander beendet die Operationsphase.</translation>
    </message>
    <message>
        <location filename="../../editor/clipping.py"/>
        <source>Nothing is selected.</source>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>Nothing is wrong: it can be played.</source>
        <translation>Alles in Ordnung: Es ist spielbar.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/setup.py"/>
        <source>Nothing to place now: the decision panel says what is asked.</source>
        <translation>Jetzt ist nichts aufzustellen: Unter „Entscheidung“ steht, was gefragt ist.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Now fire. Click {unit} in {hex}: a cross-hair marks every target, with the chance of an effect.</source>
        <translation>Jetzt feuere. Klicke {unit} in {hex} an: Ein Fadenkreuz markiert jedes Ziel, mit der Aussicht auf eine Wirkung.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Number by column or row</source>
        <translation>Nach Spalten oder Reihen nummerieren</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>Number of French Stuka markers at the start</source>
        <translation>Anzahl der französischen Stukamarker zu Beginn</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>Number of French artillery markers at the start</source>
        <translation>Anzahl der französischen Artilleriemarker zu Beginn</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>Number of French general markers at the start</source>
        <translation>Anzahl der französischen allgemeinen Marker zu Beginn</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>Number of French repeat markers at the start</source>
        <translation>Anzahl der französischen Wiederholungsmarker zu Beginn</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>Number of German Stuka markers at the start</source>
        <translation>Anzahl der deutschen Stukamarker zu Beginn</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>Number of German artillery markers at the start</source>
        <translation>Anzahl der deutschen Artilleriemarker zu Beginn</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>Number of German general markers at the start</source>
        <translation>Anzahl der deutschen allgemeinen Marker zu Beginn</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>Number of German repeat markers at the start</source>
        <translation>Anzahl der deutschen Wiederholungsmarker zu Beginn</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Number of a hex that you can find on the picture</source>
        <translation>Nummer eines Feldes, das du auf dem Bild findest</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Number of the hex, or a place name:</source>
        <translation>Nummer des Feldes oder Ortsname:</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Numbers of hexes, with commas or spaces between them</source>
        <translation>Feldnummern, durch Kommas oder Leerzeichen getrennt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>OPP used</source>
        <translation>OPP verwendet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Observer</source>
        <translation>Beobachter</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Odd ones half a hex further</source>
        <translation>Ungerade um ein halbes Feld versetzt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>Odds: {list}</source>
        <translation>Aussichten: {list}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>Off: counters are at once where they go</source>
        <translation>Aus: Spielsteine sind sofort am Ziel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>On the move: {units}. Where to?</source>
        <translation>In Bewegung: {units}. Wohin?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>One can ask about {kinds}, not about {kind}</source>
        <translation>Fragen kann man nach {kinds}, nicht nach {kind}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>One company; or several, of which the owner chooses one or none</source>
        <translation>Eine Kompanie; oder mehrere, von denen der Besitzer eine oder keine wählt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>One decision back</source>
        <translation>Eine Entscheidung zurück</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>One decision on</source>
        <translation>Eine Entscheidung weiter</translation>
    </message>
    <message>
        <location filename="../../editor/panels/markers.py"/>
        <source>One marker</source>
        <translation>Ein Marker</translation>
    </message>
    <message>
        <location filename="../../editor/panels/markers.py"/>
        <source>One marker has at most {n} strikes</source>
        <translation>Ein Marker hat höchstens {n} Einschläge</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>One unit of the map as one pixel</source>
        <translation>Eine Karteneinheit als ein Bildpunkt</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Only infantry and machine guns have this</source>
        <translation>Nur Infanterie und Maschinengewehre haben das</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Only its own host</source>
        <translation>Nur bei der eigenen</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Only the block of the selected hexes is left</source>
        <translation>Nur der Block der gewählten Felder bleibt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>Only what has just moved or fired may be fired at: {units}</source>
        <translation>Beschossen werden darf nur, wer sich gerade bewegt oder gefeuert hat: {units}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Only with units of the formation it is attached to (R-82)</source>
        <translation>Nur bei Einheiten der Formation, der sie zugeteilt ist (R-82)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>Only {target} may return fire now, at {firer}</source>
        <translation>Jetzt darf nur {target} Gegenfeuer geben, auf {firer}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Only {unit}: {n} of {count} options.</source>
        <translation>Nur {unit}: {n} von {count} Möglichkeiten.</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <source>Open a formation to see its units; Enter shows a unit on the map</source>
        <translation>Klappe eine Formation auf, um ihre Einheiten zu sehen; die Eingabetaste zeigt eine Einheit auf der Karte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Open a saved game or a scenario from any folder</source>
        <translation>Ein gespeichertes Spiel oder ein Szenario aus einem beliebigen Ordner öffnen</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Open a scenario</source>
        <translation>Szenario öffnen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>Open file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Open in the editor</source>
        <translation>Im Editor öffnen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/games_list.py"/>
        <source>Open it to see more</source>
        <translation>Öffne es, um mehr zu sehen</translation>
    </message>
    <message>
        <location filename="../../editor/recent.py"/>
        <source>Open recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>Open rule {rule}</source>
        <translation>Regel {rule} öffnen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Open the chosen scenario in the editor</source>
        <translation>Das gewählte Szenario im Editor öffnen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Open the folder of the chosen game</source>
        <translation>Den Ordner des gewählten Spiels öffnen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>Open the rule that this problem is about</source>
        <translation>Die Regel öffnen, um die es bei diesem Problem geht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tiles.py"/>
        <source>Open this scenario in the editor</source>
        <translation>Dieses Szenario im Editor öffnen</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>Open what is ticked, with every change, and each can be undone</source>
        <translation>Das Angekreuzte mit allen Änderungen öffnen; jede lässt sich rückgängig machen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Open with the {marker}</source>
        <translation>Mit dem {marker} eröffnen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>Operation not permitted</source>
        <translation>das ist nicht erlaubt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>Operations Phase</source>
        <translation>Operationsphase</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Opportunity fire or retreat</source>
        <translation>Gelegenheitsfeuer oder Rückzug</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>Optional rules</source>
        <translation>Optionale Regeln</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <location filename="../../bk40qt/play/report.py"/>
        <source>Options</source>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Options in force</source>
        <translation>Geltende Optionen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>Or: {what}</source>
        <translation>Oder: {what}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <location filename="../../bk40qt/play/panels/forces.py"/>
        <location filename="../../editor/panels/forces_tree.py"/>
        <location filename="../../editor/panels/registry.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>Order of battle</source>
        <translation>Truppen</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>Order of battle as a table</source>
        <translation>Schlachtordnung als Tabelle</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Order of set-up</source>
        <translation>Reihenfolge der Aufstellung</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>Origin</source>
        <translation>Ursprung</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>Ormont, the road north of it, the orchard before it and the wood by the bridge</source>
        <translation>Ormont, die Straße nördlich davon, der Obstgarten davor und der Wald an der Brücke</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/options.py"/>
        <source>Other</source>
        <translation>Anderes</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Other hexes held at the start</source>
        <translation>Andere zu Beginn gehaltene Felder</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Out of the game</source>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/games_list.py"/>
        <source>Over: a draw</source>
        <translation>Beendet: unentschieden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/games_list.py"/>
        <source>Over: {side} won</source>
        <translation>Beendet: {side} haben gewonnen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/minimap.py"/>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Overview map</source>
        <translation>Übersichtskarte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report_dialog.py"/>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <location filename="../../editor/printing/preview.py"/>
        <source>Page before</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <location filename="../../editor/printing/preview.py"/>
        <source>Page width</source>
        <translation>Seitenbreite</translation>
    </message>
    <message>
        <location filename="../../editor/printing/preview.py"/>
        <source>Page {page} of {count}</source>
        <translation>Seite {page} von {count}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report_pdf.py"/>
        <source>Page {page} of {pages}</source>
        <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Paint hexes for a side, or for nobody. A right click picks the side.</source>
        <translation>Male Felder für eine Seite oder für niemanden. Ein Rechtsklick nimmt die Seite auf.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Paint the hexes in which the works may be placed at set-up.</source>
        <translation>Male die Felder, in denen die Werke bei der Aufstellung angelegt werden dürfen.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Paint the zone on the map</source>
        <translation>Die Zone auf der Karte malen</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Paint woods, orchards, villages, clear ground</source>
        <translation>Wald, Obstgärten, Dörfer, offenes Gelände malen</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Paint zones for set-up and entry</source>
        <translation>Zonen für Aufstellung und Eintreffen malen</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Panhard 178 (c. 12)</source>
        <translation>Panhard 178 (etwa 12)</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Panhard 178 (c. 22)</source>
        <translation>Panhard 178 (etwa 22)</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Pap&amp;er</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/rules_view.py"/>
        <source>Paragraphs found</source>
        <translation>Gefundene Abschnitte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/panels/options.py"/>
        <source>Pass, stop or go on</source>
        <translation>Passen, anhalten oder weiter</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Passed or cancelled</source>
        <translation>Ausgelassen oder aufgehoben</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <location filename="../../editor/clipping.py"/>
        <source>Pasting would change nothing.</source>
        <translation>Einfügen würde nichts ändern.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Pause the computer</source>
        <translation>Computer anhalten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>Permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <location filename="../../editor/panels/picture.py"/>
        <source>Picture of a map</source>
        <translation>Bild einer Karte</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <location filename="../../editor/panels/picture.py"/>
        <source>Pictures ({kinds})</source>
        <translation>Bilder ({kinds})</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Picture…</source>
        <translation>Bild…</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Place a formation…</source>
        <translation>Formation aufstellen…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/panels/setup.py"/>
        <source>Place a sensible set-up</source>
        <translation>Sinnvoll aufstellen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Place another formation in this stage</source>
        <translation>In diesem Schritt noch eine Formation aufstellen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Place {who} in {hex}</source>
        <translation>{who} in {hex} aufstellen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Places with victory points, and who holds them at the start:</source>
        <translation>Orte mit Siegpunkten und wer sie zu Beginn hält:</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Places with victory points:</source>
        <translation>Orte mit Siegpunkten:</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <location filename="../../bk40qt/play/tiles.py"/>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <source>Play &amp;again</source>
        <translation>&amp;Noch einmal spielen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Play at random</source>
        <translation>Zufällig spielen</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Play from here</source>
        <translation>Von hier spielen</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>Play goes on</source>
        <translation>Das Spiel geht weiter</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Play goes on while the points of the side are from low to high; below or above, the game is decided.</source>
        <translation>Das Spiel geht weiter, solange die Punkte der Seite zwischen Unter- und Obergrenze liegen; darunter oder darüber ist es entschieden.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Play the game at half the speed</source>
        <translation>Das Spiel halb so schnell abspielen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Play the game at twice the speed</source>
        <translation>Das Spiel doppelt so schnell abspielen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Play the game from here, or stop</source>
        <translation>Das Spiel von hier abspielen oder anhalten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Play the {marker} on {target}</source>
        <translation>Den {marker} auf {target} spielen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Play the {marker} to rest {target}</source>
        <translation>Mit dem {marker} {target} ausruhen lassen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tiles.py"/>
        <source>Play {scenario}</source>
        <translation>{scenario} spielen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay.py"/>
        <source>Played under version {old} of the rules; this program has version {new}. It is shown as it was recorded and cannot be played on.</source>
        <translation>Nach Fassung {old} der Regeln gespielt; dieses Programm hat Fassung {new}. Es wird gezeigt, wie es aufgezeichnet ist, und kann nicht fortgesetzt werden.</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Player aid</source>
        <translation>Spielhilfe</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/stack.py"/>
        <source>Point at a hex or select a unit to see all of it here.</source>
        <translation>Zeige auf ein Feld oder wähle eine Einheit, um hier alles darüber zu sehen.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <location filename="../../editor/panels/victory.py"/>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Points above and below</source>
        <translation>Spitzen oben und unten</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Points within bands</source>
        <translation>Punkte in Spannen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Points, losses and figures so far; at the end of the game, who won and why</source>
        <translation>Punkte, Verluste und Zahlen bis jetzt; am Spielende auch, wer gewonnen hat und warum</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>Possible is: {some}</source>
        <translation>Möglich ist: {some}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>Press the new key</source>
        <translation>Neue Taste drücken</translation>
    </message>
    <message>
        <location filename="../../editor/printing/preview.py"/>
        <source>Preview of the page</source>
        <translation>Vorschau der Seite</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Previous activation</source>
        <translation>Vorige Aktivierung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Previous bookmark</source>
        <translation>Voriges Lesezeichen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Previous combat</source>
        <translation>Voriger Kampf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Previous turn</source>
        <translation>Vorige Runde</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Previous unit</source>
        <translation>Vorige Einheit</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <location filename="../../editor/printing/map_sheet.py"/>
        <source>Print at 100 %, not fitted to the page: the line below must be 100 mm long.</source>
        <translation>Drucke mit 100 %, nicht an die Seite angepasst: Die Linie unten muss 100 mm lang sein.</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Printing</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <location filename="../../editor/main_window.py"/>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>Problems of the scenario</source>
        <translation>Probleme des Szenarios</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/trouble.py"/>
        <source>Program error</source>
        <translation>Programmfehler</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Put aside for the opening</source>
        <translation>Für die Eröffnung beiseitegelegt</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>Put the chosen problem right; it can be undone</source>
        <translation>Das gewählte Problem beheben; das lässt sich rückgängig machen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Put the keyboard into the list of options</source>
        <translation>Mit der Tastatur in die Liste der Möglichkeiten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Put the keyboard on the map, with its hex cursor</source>
        <translation>Mit der Tastatur auf die Karte, zum Feldzeiger</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Put the zone on the clipboard</source>
        <translation>Die Zone in die Zwischenablage legen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Put the {marker} aside</source>
        <translation>Den {marker} beiseitelegen</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Put what is selected on the clipboard</source>
        <translation>Das Gewählte in die Zwischenablage legen</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>Pz.Kpfw. I and II</source>
        <translation>Pz.Kpfw. I und II</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Pz.Kpfw. I and II (c. 16)</source>
        <translation>Pz.Kpfw. I und II (etwa 16)</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Pz.Kpfw. I and II (c. 25)</source>
        <translation>Pz.Kpfw. I und II (etwa 25)</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>Pz.Kpfw. III 3.7 cm</source>
        <translation>Pz.Kpfw. III 3,7 cm</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Pz.Kpfw. III 3.7 cm (c. 10)</source>
        <translation>Pz.Kpfw. III 3,7 cm (etwa 10)</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Pz.Kpfw. III 3.7 cm (c. 10, the platoons of both light companies pooled)</source>
        <translation>Pz.Kpfw. III 3,7 cm (etwa 10, die Züge beider leichten Kompanien zusammengefasst)</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Pz.Kpfw. III 3.7 cm (c. 14, the platoons of both light companies pooled)</source>
        <translation>Pz.Kpfw. III 3,7 cm (etwa 14, die Züge beider leichten Kompanien zusammengefasst)</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>Pz.Kpfw. IV 7.5 cm</source>
        <translation>Pz.Kpfw. IV 7,5 cm</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Pz.Kpfw. IV 7.5 cm L/24 (c. 6) with some Pz II</source>
        <translation>Pz.Kpfw. IV 7,5 cm L/24 (etwa 6) mit einigen Pz II</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Pz.Kpfw. IV 7.5 cm L/24 (c. 7) with some Pz II</source>
        <translation>Pz.Kpfw. IV 7,5 cm L/24 (etwa 7) mit einigen Pz II</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Pz.Kpfw. IV 7.5 cm L/24 (c. 8) with some Pz II</source>
        <translation>Pz.Kpfw. IV 7,5 cm L/24 (etwa 8) mit einigen Pz II</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Raise by one</source>
        <translation>Um eins anheben</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Random games in the background: who wins how often, and how long they last</source>
        <translation>Zufällige Spiele im Hintergrund: wer wie oft gewinnt und wie lange sie dauern</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>React again</source>
        <translation>Wieder reagieren</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Reaction, rally, morale and the like: what was rolled, and what was to be expected</source>
        <translation>Reaktion, Sammeln, Moral und Ähnliches: was gewürfelt wurde und was zu erwarten war</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Read, or left out: on to the next lesson</source>
        <translation>Gelesen oder ausgelassen: zur nächsten Lektion</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>Read-only file system</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Read: on to the next lesson</source>
        <translation>Gelesen: zur nächsten Lektion</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>Readings of unclear rules</source>
        <translation>Auslegung unklarer Regeln</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>Ready for opportunity fire again: {units}</source>
        <translation>Wieder bereit zum Gelegenheitsfeuer: {units}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>Ready for return fire again: {units}</source>
        <translation>Wieder bereit zum Gegenfeuer: {units}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>Ready to act again: {units}</source>
        <translation>Wieder bereit zu handeln: {units}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>Ready to retreat in reaction again: {units}</source>
        <translation>Wieder bereit zum Rückzug in Reaktion: {units}</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Reconstructed for bk40qt from the surviving rulebook and chart sheet of Blitzkrieg 1940.</source>
        <translation>Für bk40qt rekonstruiert aus dem erhaltenen Regelheft und Tabellenblatt von Blitzkrieg 1940.</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <location filename="../../editor/panels/tools.py"/>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Red results included, whatever the target was</source>
        <translation>Rote Ergebnisse eingeschlossen, gleich auf welches Ziel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <location filename="../../editor/history.py"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="../../editor/history.py"/>
        <source>Redo {what}</source>
        <translation>Wiederholen: {what}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Reduced</source>
        <translation>Geschwächt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Reduced: one step left</source>
        <translation>Geschwächt: noch ein Schritt</translation>
    </message>
    <message>
        <location filename="../../editor/panels/registry.py"/>
        <location filename="../../editor/panels/reinforcements.py"/>
        <location filename="../../editor/printing/side_sheet.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>Reinforcements</source>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>Reinforcements are due: {units}</source>
        <translation>Verstärkungen treffen ein: {units}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>Remove a type of your own</source>
        <translation>Einen eigenen Typ entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Remove a zone</source>
        <translation>Zone entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Remove everything selected</source>
        <translation>Alles Gewählte entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Remove the stage</source>
        <translation>Schritt entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Remove the text</source>
        <translation>Den Text entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Remove the zone</source>
        <translation>Zone entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_files.py"/>
        <source>Remove them</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Remove this name</source>
        <translation>Diesen Namen entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>Remove what is ticked for good</source>
        <translation>Das Angekreuzte endgültig entfernen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Rena&amp;me…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Rename bookmark</source>
        <translation>Lesezeichen umbenennen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Rename bookmark…</source>
        <translation>Lesezeichen umbenennen…</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Renault B1 bis (c. 10)</source>
        <translation>Renault B1 bis (etwa 10)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <location filename="../../editor/panels/markers.py"/>
        <location filename="../../editor/panels/wording.py"/>
        <location filename="../../editor/printing/aid_sheet.py"/>
        <location filename="../../editor/printing/battle.py"/>
        <source>Repeat</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Repeat marker</source>
        <translation>Wiederholungsmarker</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <source>Replay: {title}</source>
        <translation>Wiedergabe: {title}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Rest</source>
        <translation>Ausruhen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Rest the mouse on {target} in {hex}: every modifier is shown with its rule, and the odds. Then click it and choose to fire ({rule}).</source>
        <translation>Lass den Mauszeiger auf {target} in {hex} ruhen: Jeder Modifikator erscheint mit seiner Regel, dazu die Aussichten. Klicke dann und wähle das Feuern ({rule}).</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report_html.py"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>Result for {unit}: {result}</source>
        <translation>Ergebnis für {unit}: {result}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Result of fire</source>
        <translation>Feuerergebnis</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Result, losses and report…</source>
        <translation>Ergebnis, Verluste und Bericht …</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <location filename="../../bk40qt/play/panels/options.py"/>
        <source>Retreat</source>
        <translation>Rückzug</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Return fire</source>
        <translation>Gegenfeuer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Return of an HQ</source>
        <translation>Rückkehr eines HQ</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Right behind a wood lies a blind hex: even from a hill one cannot look into it ({rule}). The panel below shows the ground in profile. {key} puts the tool away.</source>
        <translation>Unmittelbar hinter einem Wald liegt ein blindes Feld: Selbst von einer Höhe aus kann man nicht hineinsehen ({rule}). Die Ansicht unten zeigt das Gelände im Profil. {key} legt das Werkzeug weg.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <location filename="../../editor/tools/registry.py"/>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Roads and exits</source>
        <translation>Straßen und Ausgänge</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Rolls of two dice</source>
        <translation>Würfe mit zwei Würfeln</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/dice.py"/>
        <source>Rolls of two dice: {list}</source>
        <translation>Würfe mit zwei Würfeln: {list}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>Round by round</source>
        <translation>Runde um Runde</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Row first</source>
        <translation>Reihe zuerst</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <location filename="../../editor/panels/problems.py"/>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Rule options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Rule switches</source>
        <translation>Regeloptionen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/rules_view.py"/>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/dock_layout.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <location filename="../../editor/main_window.py"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Run</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>S&amp;kip</source>
        <translation>Ü&amp;berspringen</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>SOMUA S 35 (c. 10, half of 1er esc.)</source>
        <translation>SOMUA S 35 (etwa 10, Hälfte der 1er esc.)</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>SOMUA S 35 (c. 10, half of 2e esc.)</source>
        <translation>SOMUA S 35 (etwa 10, Hälfte der 2e esc.)</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>SOMUA S 35 (c. 12, half of 1er esc. with the group command tanks)</source>
        <translation>SOMUA S 35 (etwa 12, Hälfte der 1er esc. mit den Befehlspanzern der Gruppe)</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Save a copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>Save the scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>Saved as {path}</source>
        <translation>Gespeichert als {path}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/keeping.py"/>
        <source>Saved as {path}; it has {n} problems</source>
        <translation>
            <numerusform>Gespeichert als {path}; es hat noch {n} Problem</numerusform>
            <numerusform>Gespeichert als {path}; es hat noch {n} Probleme</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Saved games (*.bk40save)</source>
        <translation>Gespeicherte Spiele (*.bk40save)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>Saved games (*{suffix})</source>
        <translation>Gespeicherte Spiele (*{suffix})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>Saved games and scenarios (*{game} *{scenario})</source>
        <translation>Gespeicherte Spiele und Szenarien (*{game} *{scenario})</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>Saved with problems</source>
        <translation>Mit Problemen gespeichert</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Scale across</source>
        <translation>Maßstab waagrecht</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Scale down</source>
        <translation>Maßstab senkrecht</translation>
    </message>
    <message>
        <location filename="../../editor/main_window.py"/>
        <source>Scan</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <location filename="../../editor/panels/registry.py"/>
        <location filename="../../editor/panels/scenario_head.py"/>
        <location filename="../../editor/problem_words.py"/>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Scenario &amp;editor</source>
        <translation>Szenario-&amp;Editor</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>Scenario editor</source>
        <translation>Szenario-Editor</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <location filename="../../editor/new_dialog.py"/>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <location filename="../../editor/new_dialog.py"/>
        <source>Scenarios (*{suffix})</source>
        <translation>Szenarien (*{suffix})</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Sd.Kfz. 221/222/231</source>
        <translation>Sd.Kfz. 221/222/231</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Sd.Kfz. 251 half-tracks</source>
        <translation>Halbkettenfahrzeuge Sd.Kfz. 251</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>Search commands and keys</source>
        <translation>Befehle und Tasten suchen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <source>Search the log</source>
        <translation>Protokoll durchsuchen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/rules_view.py"/>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>See from here</source>
        <translation>Von hier sehen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>See the ground under the counters</source>
        <translation>Das Gelände unter den Spielsteinen sehen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <source>See the whole game again, from either side</source>
        <translation>Das ganze Spiel noch einmal ansehen, von beiden Seiten</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Seen by</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Seen by: {side}</source>
        <translation>Sicht: {side}</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>Select a unit</source>
        <translation>Eine Einheit wählen</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Select all hexes</source>
        <translation>Alle Felder auswählen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>Select counters or a formation to see and change their values.</source>
        <translation>Wähle Spielsteine oder eine Formation, um ihre Werte zu sehen und zu ändern.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Select hexes and counters, move and copy them</source>
        <translation>Felder und Spielsteine auswählen, verschieben und kopieren</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Select hexes on the map first.</source>
        <translation>Wähle zuerst Felder auf der Karte.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Select its hexes on the map</source>
        <translation>Ihre Felder auf der Karte auswählen</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Select nothing</source>
        <translation>Nichts auswählen</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Select the hexes that are to be left first.</source>
        <translation>Wähle zuerst die Felder, die bleiben sollen.</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Select the whole map</source>
        <translation>Die ganze Karte auswählen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Selected: French</source>
        <translation>Gewählte: Franzosen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Selected: German</source>
        <translation>Gewählte: Deutsche</translation>
    </message>
    <message>
        <location filename="../../editor/main_window.py"/>
        <source>Self-play</source>
        <translation>Selbstspiel</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Set the level</source>
        <translation>Höhe setzen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hex_contents.py"/>
        <source>Set up here: {list}</source>
        <translation>Hier aufgestellt: {list}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Set up your counters: who goes where?</source>
        <translation>Stelle deine Spielsteine auf: Wer kommt wohin?</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Set, raise or lower the ground</source>
        <translation>Den Boden setzen, anheben oder absenken</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <location filename="../../bk40qt/play/game_window.py"/>
        <location filename="../../bk40qt/play/games_list.py"/>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <location filename="../../editor/panels/registry.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>Set-up</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Set-up complete</source>
        <translation>Aufstellung fertig</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Set-up sheets</source>
        <translation>Aufstellungsblätter</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Set-up sheets, map, counters and player aid</source>
        <translation>Aufstellungsblätter, Karte, Spielsteine und Spielhilfe</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Set-up stages</source>
        <translation>Aufstellungsschritte</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>Set-up, stage {number}</source>
        <translation>Aufstellung, Schritt {number}</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>Set-up, stage {number}: {name}</source>
        <translation>Aufstellung, Schritt {number}: {name}</translation>
    </message>
    <message>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>Set-up: step {number} of {total}</source>
        <translation>Aufstellung: Schritt {number} von {total}</translation>
    </message>
    <message>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>Sets up</source>
        <translation>Stellt auf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Several strikes on one hex, all named before the first is rolled for.</source>
        <translation>Mehrere Einschläge auf ein Feld, alle angesagt, bevor der erste gewürfelt wird.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <location filename="../../editor/printing/counter_sheet.py"/>
        <source>Sheet {number}, back: print on both sides, turned along the long edge</source>
        <translation>Bogen {number}, Rückseite: beidseitig drucken, über die lange Kante gewendet</translation>
    </message>
    <message>
        <location filename="../../editor/printing/counter_sheet.py"/>
        <source>Sheet {number}, back: print on both sides, turned along the short edge</source>
        <translation>Blatt {number}, Rückseite: beidseitig drucken, über die kurze Kante gewendet</translation>
    </message>
    <message>
        <location filename="../../editor/printing/counter_sheet.py"/>
        <source>Sheet {number}, front: counters of {size} mm</source>
        <translation>Bogen {number}, Vorderseite: Spielsteine von {size} mm</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>Shift the map</source>
        <translation>Karte verschieben</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Shift the map…</source>
        <translation>Karte verschieben…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Shots fired</source>
        <translation>Abgegebene Schüsse</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Show in &amp;folder</source>
        <translation>Im &amp;Ordner zeigen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Show less of the map, larger</source>
        <translation>Weniger von der Karte zeigen, dafür größer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Show more of the map, smaller</source>
        <translation>Mehr von der Karte zeigen, dafür kleiner</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Show or hide the numbers of the hexes</source>
        <translation>Die Nummern der Felder zeigen oder ausblenden</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Show or hide the zones</source>
        <translation>Die Zonen zeigen oder ausblenden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Show the game as it ended or stands now</source>
        <translation>Das Spiel zeigen, wie es endete oder jetzt steht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Show the game before its first decision</source>
        <translation>Das Spiel vor der ersten Entscheidung zeigen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Show the map without the picture</source>
        <translation>Die Karte ohne das Bild zeigen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Show the moment before the last decision</source>
        <translation>Den Zeitpunkt vor der letzten Entscheidung zeigen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Show this panel and go to it</source>
        <translation>Diese Ansicht zeigen und hingehen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/sight.py"/>
        <source>Show what the hex under the cursor sees</source>
        <translation>Sicht vom Feld unter dem Zeiger</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Show what this hex sees, and stay with it</source>
        <translation>Zeigen, was dieses Feld sieht, und dabei bleiben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Show what was decided next</source>
        <translation>Zeigen, was als Nächstes entschieden wurde</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Shown before play: what happened, special rules, the designer&apos;s text.</source>
        <translation>Wird vor dem Spiel gezeigt: was geschah, Sonderregeln, Text des Autors.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <location filename="../../editor/panels/library_form.py"/>
        <location filename="../../editor/panels/markers.py"/>
        <location filename="../../editor/panels/setup_stages.py"/>
        <location filename="../../editor/panels/tools.py"/>
        <location filename="../../editor/panels/victory.py"/>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>Size of the map</source>
        <translation>Größe der Karte</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Size of the map…</source>
        <translation>Größe der Karte…</translation>
    </message>
    <message>
        <location filename="../../editor/printing/preview.py"/>
        <source>Size of the preview</source>
        <translation>Größe der Vorschau</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Size {n}</source>
        <translation>Größe {n}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Skip the computer&apos;s moves</source>
        <translation>Züge des Computers überspringen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Smaller brush</source>
        <translation>Kleinerer Pinsel</translation>
    </message>
    <message>
        <location filename="../../editor/new_dialog.py"/>
        <source>So that it can be played at once; change or remove them as you like</source>
        <translation>Damit man gleich spielen kann; ändere oder entferne sie nach Belieben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/app.py"/>
        <source>Some settings made no sense and are the usual ones again.</source>
        <translation>Einige Einstellungen waren unbrauchbar und sind wieder die üblichen.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Spends the general marker for one more repeat marker in this turn.</source>
        <translation>Verbraucht den allgemeinen Marker für einen weiteren Wiederholungsmarker in dieser Runde.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Spends the general marker to take off several of these markers.</source>
        <translation>Verbraucht den allgemeinen Marker, um mehrere dieser Marker wegzunehmen.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Spends the general marker: a die decides whether the marker is cancelled.</source>
        <translation>Verbraucht den allgemeinen Marker: Ein Würfel entscheidet, ob der Marker aufgehoben wird.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Spends the general marker: both formations act in one activation.</source>
        <translation>Verbraucht den allgemeinen Marker: Beide Formationen handeln in einer Aktivierung.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Spends the general marker: formation and strikes act in one activation.</source>
        <translation>Verbraucht den allgemeinen Marker: Formation und Einschläge wirken in einer Aktivierung.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Spends the general marker: strikes and formation act in one activation.</source>
        <translation>Verbraucht den allgemeinen Marker: Einschläge und Formation wirken in einer Aktivierung.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Spent</source>
        <translation>Verbraucht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <source>Stack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Stage</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Stand or retreat</source>
        <translation>Standhalten oder Rückzug</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Start a game on what is on the screen, saved or not</source>
        <translation>Ein Spiel mit dem beginnen, was auf dem Bildschirm ist, gespeichert oder nicht</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Start here</source>
        <translation>Hier beginnen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Starting losses</source>
        <translation>Anfangsverluste</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <location filename="../../editor/panels/sight.py"/>
        <source>Stay with this hex</source>
        <translation>Bei diesem Feld bleiben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Step loss</source>
        <translation>Schrittverlust</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Step losses by its fire</source>
        <translation>Schrittverluste durch ihr Feuer</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Step losses that the owner allots (R-80)</source>
        <translation>Schrittverluste, die der Besitzer zuteilt (R-80)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Steps lost</source>
        <translation>Verlorene Schritte</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>Steps lost before the game begins; the owner may allot them anew (R-80)</source>
        <translation>Vor dem Spiel verlorene Schritte; der Besitzer darf sie neu zuteilen (R-80)</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Stonne</source>
        <translation>Stonne</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>Stonne, 15 May 1940</source>
        <translation>Stonne, 15. Mai 1940</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Stop here</source>
        <translation>Hier anhalten</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Stop; the games played so far are counted</source>
        <translation>Aufhören; die bisherigen Spiele zählen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>Stopped after {n} of {total} games.</source>
        <translation>Nach {n} von {total} Partien abgebrochen.</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Stopped: nothing was written.</source>
        <translation>Abgebrochen: Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>Stopped: some pages may be on the printer already.</source>
        <translation>Abgebrochen: Einige Seiten sind vielleicht schon beim Drucker.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Stream</source>
        <translation>Bach</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Streams, cliffs, bridges</source>
        <translation>Bäche, Steilhänge, Brücken</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Strike marker</source>
        <translation>Feuermarker</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Strike {hex}</source>
        <translation>Einschlag auf {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Strikes</source>
        <translation>Einschläge</translation>
    </message>
    <message>
        <location filename="../../editor/panels/markers.py"/>
        <source>Strikes of one marker</source>
        <translation>Einschläge eines Markers</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Strokes of the mouse change hexes</source>
        <translation>Striche mit der Maus ändern Felder</translation>
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
        <translation>Stukamarker</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>Stuka strike</source>
        <translation>Stukaangriff</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Switch</source>
        <translation>Option</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>T&amp;ry out</source>
        <translation>&amp;Testen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_files.py"/>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/setup.py"/>
        <source>Take all back</source>
        <translation>Alles zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Take away what is selected</source>
        <translation>Das Gewählte wegnehmen</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Take away what lies in hexes</source>
        <translation>Entfernen, was in Feldern liegt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Take back that reaction windows pass</source>
        <translation>Reaktionen nicht länger auslassen</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Take back the last change</source>
        <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Take back your last decision, if no die has fallen since</source>
        <translation>Deine letzte Entscheidung zurücknehmen, wenn seither nicht gewürfelt wurde</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Take out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Take over a Tiled map or an order of battle</source>
        <translation>Eine Tiled-Karte oder eine Schlachtordnung übernehmen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Take the formation out of the set-up</source>
        <translation>Die Formation aus der Aufstellung nehmen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>Take the formations out first: they belong to the other side</source>
        <translation>Nimm zuerst die Formationen heraus: Sie gehören zur anderen Seite</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Take the marked option</source>
        <translation>Markierte Möglichkeit wählen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Take the marker off {who}</source>
        <translation>Marker von {who} wegnehmen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Take the name off the map</source>
        <translation>Den Namen von der Karte nehmen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Take the option that ends or lets things be</source>
        <translation>Die Möglichkeit wählen, die beendet oder nichts tut</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Take the option that is marked</source>
        <translation>Die markierte Möglichkeit wählen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Take the selected hexes</source>
        <translation>Gewählte Felder nehmen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/taken.py"/>
        <source>Taken: {what}</source>
        <translation>Gewählt: {what}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/preferences.py"/>
        <source>Takes effect at once</source>
        <translation>Gilt sofort</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Taking markers off</source>
        <translation>Marker wegnehmen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/banner.py"/>
        <source>Tank companies, hidden guns and a cup of markers: battles of May 1940</source>
        <translation>Panzerkompanien, versteckte Geschütze und eine Tasse voller Marker: Gefechte im Mai 1940</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>Tanks</source>
        <translation>Panzer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Target of a strike</source>
        <translation>Ziel eines Einschlags</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <location filename="../../editor/panels/tools.py"/>
        <location filename="../../editor/tools/registry.py"/>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <source>Terrain of the selected hexes</source>
        <translation>Gelände der gewählten Felder</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Terrain, level, points or kind of road of the present tool</source>
        <translation>Gelände, Höhe, Punkte oder Straßenart des gewählten Werkzeugs</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>Text of the activation marker; none for units that are always attached (10.3)</source>
        <translation>Text des Aktivierungsmarkers; keiner bei Einheiten, die immer zugeteilt sind (10.3)</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Text of the note</source>
        <translation>Text der Anmerkung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>That was opportunity fire: the enemy interrupted your move ({rule}). A unit must pass a reaction check for it, and has one attempt until it is activated again. The log below tells every roll.</source>
        <translation>Das war Gelegenheitsfeuer: Der Gegner hat deine Bewegung unterbrochen ({rule}). Eine Einheit muss dafür eine Reaktionsprüfung bestehen und hat bis zu ihrer nächsten Aktivierung einen Versuch. Das Protokoll unten nennt jeden Wurf.</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>That would not change the map, or leave none.</source>
        <translation>Das würde die Karte nicht ändern oder nichts von ihr übrig lassen.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>The French decide. Watch the map; the log below tells what they do.</source>
        <translation>Die Franzosen entscheiden. Achte auf die Karte; das Protokoll unten erzählt, was sie tun.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>The French hold the selected hexes</source>
        <translation>Die Franzosen halten die gewählten Felder</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>The French let you come. In each hex that you enter they may interrupt with opportunity fire, if they pass a reaction check ({rule}). The log below tells everything they do.</source>
        <translation>Die Franzosen lassen dich kommen. In jedem Feld, das du betrittst, können sie dich mit Gelegenheitsfeuer unterbrechen, wenn sie eine Reaktionsprüfung bestehen ({rule}). Das Protokoll unten erzählt alles, was sie tun.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>The French move or fire in your sight, so you may interrupt: by opportunity fire, or by drawing back one hex ({rule}). Mark an option to see its odds; {key} lets them go on.</source>
        <translation>Die Franzosen bewegen sich oder feuern in deiner Sicht; du darfst sie also unterbrechen: mit Gelegenheitsfeuer oder indem du ein Feld zurückweichst ({rule}). Markiere eine Möglichkeit, um ihre Aussichten zu sehen; {key} lässt sie weitermachen.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>The French set up</source>
        <translation>Die Franzosen stellen auf</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>The French set up first, then the Germans (R-82).</source>
        <translation>Zuerst stellen die Franzosen auf, dann die Deutschen (R-82).</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>The French set up first, without 1er Cuirassiers; then the Germans; then 1er Cuirassiers anywhere not east of column 15 (12.1).</source>
        <translation>Zuerst stellen die Franzosen auf, ohne 1er Cuirassiers; dann die Deutschen; dann 1er Cuirassiers irgendwo, aber nicht östlich von Spalte 15 (12.1).</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>The French still hold {village}. Fire at it or assault it with another company, as long as there is one; then end the activation with {key}. The battle is over after this.</source>
        <translation>Die Franzosen halten {village} noch. Feuere darauf oder greife es mit einer anderen Kompanie im Nahkampf an, solange es eine gibt; beende dann die Aktivierung mit {key}. Danach ist das Gefecht vorbei.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The French win: the Germans do not hold {hexes} at the end of the game</source>
        <translation>Die Franzosen gewinnen: Die Deutschen halten am Spielende nicht {hexes}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The French win: the Germans have {points} victory points at the end of turn {turn}, fewer than {limit}</source>
        <translation>Die Franzosen gewinnen: Die Deutschen haben {points} Siegpunkte am Ende von Runde {turn}, weniger als {limit}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The French win: they have {points} victory points at the end of turn {turn}, more than {limit}</source>
        <translation>Die Franzosen gewinnen: Sie haben {points} Siegpunkte am Ende von Runde {turn}, mehr als {limit}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The French win: they hold every objective at the end of the game</source>
        <translation>Die Franzosen gewinnen: Sie halten am Spielende alle Ziele</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>The German has the initiative: a formation marker of his choice opens the game (R-16).</source>
        <translation>Der deutsche Spieler hat die Initiative: Ein Formationsmarker seiner Wahl eröffnet das Spiel (R-16).</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>The German has the initiative: one Stuka, one artillery and one formation marker of his choice open the game (R-16).</source>
        <translation>Der deutsche Spieler hat die Initiative: Je ein Stuka-, Artillerie- und Formationsmarker seiner Wahl eröffnen das Spiel (R-16).</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>The German holds the locations in or east of his set-up hexes at the start: 8 points (R-76).</source>
        <translation>Der deutsche Spieler hält zu Beginn die Orte in oder östlich von seinen Aufstellungsfeldern: 8 Punkte (R-76).</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>The German wins if he holds every hex of Stonne at the end of turn 10; otherwise the French win (R-83).</source>
        <translation>Der deutsche Spieler gewinnt, wenn er am Ende von Runde 10 jedes Feld von Stonne hält; sonst gewinnen die Franzosen (R-83).</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>The Germans hold the selected hexes</source>
        <translation>Die Deutschen halten die gewählten Felder</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>The Germans set up</source>
        <translation>Die Deutschen stellen auf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The Germans win: the French do not hold {hexes} at the end of the game</source>
        <translation>Die Deutschen gewinnen: Die Franzosen halten am Spielende nicht {hexes}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The Germans win: the French have {points} victory points at the end of turn {turn}, fewer than {limit}</source>
        <translation>Die Deutschen gewinnen: Die Franzosen haben {points} Siegpunkte am Ende von Runde {turn}, weniger als {limit}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The Germans win: they have {points} victory points at the end of turn {turn}, more than {limit}</source>
        <translation>Die Deutschen gewinnen: Sie haben {points} Siegpunkte am Ende von Runde {turn}, mehr als {limit}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The Germans win: they hold every objective at the end of the game</source>
        <translation>Die Deutschen gewinnen: Sie halten am Spielende alle Ziele</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The HQ is placed in the hex of this unit.</source>
        <translation>Das HQ kommt in das Feld dieser Einheit.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The HQ of {formation} returns. With which unit?</source>
        <translation>Das HQ von {formation} kehrt zurück. Zu welcher Einheit?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The administrative phase begins</source>
        <translation>Die Verwaltungsphase beginnt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>The assault</source>
        <translation>Der Nahkampf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The assault is won. Movement goes on: {units}. Where to?</source>
        <translation>Der Nahkampf ist gewonnen. Die Bewegung geht weiter: {units}. Wohin?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The assault on {hex} is repulsed</source>
        <translation>Der Nahkampf um {hex} ist abgewehrt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The assault on {hex} succeeds: the hex is taken</source>
        <translation>Der Nahkampf um {hex} gelingt: Das Feld ist eingenommen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>The assault! Select {unit}: enemy hexes that it can assault have a double outline. It costs a quarter of the movement points, and the ground as well ({rule}).</source>
        <translation>Der Nahkampf! Wähle {unit}: Gegnerische Felder, die sie angreifen kann, haben einen doppelten Rand. Es kostet ein Viertel der Bewegungspunkte und dazu das Gelände ({rule}).</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>The band on top of its counters</source>
        <translation>Der Streifen oben auf ihren Spielsteinen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>The bands of victory follow the number of turns</source>
        <translation>Die Punktespannen folgen der Zahl der Runden</translation>
    </message>
    <message>
        <location filename="../../editor/printing/setup_sheet.py"/>
        <source>The battle</source>
        <translation>Die Schlacht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>The best shot: {purpose} on {target} in turn {turn}, a step loss with a roll of {total}; the chance was {chance}.</source>
        <translation>Der beste Schuss: {purpose} auf {target} in Runde {turn}, ein Schrittverlust mit einem Wurf von {total}; die Aussicht war {chance}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>The best shot: {unit} at {target} in turn {turn} ({purpose}), a step loss with a roll of {total}; the chance was {chance}.</source>
        <translation>Der beste Schuss: {unit} auf {target} in Runde {turn} ({purpose}), ein Schrittverlust mit einem Wurf von {total}; die Aussicht war {chance}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/cover.py"/>
        <source>The board is covered. The other player looks away now.</source>
        <translation>Die Karte ist verdeckt. Der andere Spieler schaut jetzt weg.</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>The brush reaches one hex further</source>
        <translation>Der Pinsel reicht ein Feld weiter</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>The brush reaches one hex less</source>
        <translation>Der Pinsel reicht ein Feld weniger weit</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_csv.py"/>
        <source>The column {name} is there twice</source>
        <translation>Die Spalte {name} kommt zweimal vor</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The company dismounts; both have half of their action left.</source>
        <translation>Die Kompanie sitzt ab; beiden bleibt die halbe Aktion.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>The company has points left, but stay on this side of the bridge. Press {key}, or the button below the options: its action is over then ({rule}).</source>
        <translation>Die Kompanie hat noch Punkte, aber bleib diesseits der Brücke. Drücke {key} oder den Knopf unter den Möglichkeiten: Dann ist ihre Aktion vorbei ({rule}).</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The company mounts; both have half of their action left.</source>
        <translation>Die Kompanie sitzt auf; beiden bleibt die halbe Aktion.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>The computer decides for the French…</source>
        <translation>Der Computer entscheidet für die Franzosen…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>The computer decides for the Germans…</source>
        <translation>Der Computer entscheidet für die Deutschen…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/panels/setup.py"/>
        <source>The computer places what is left; you can change it afterwards</source>
        <translation>Der Computer stellt den Rest auf; du kannst es danach noch ändern</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>The computer waits until this is switched off</source>
        <translation>Der Computer wartet, bis dies ausgeschaltet wird</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>The computer waits {ms} ms after each decision.</source>
        <translation>Der Computer wartet nach jeder Entscheidung {ms} ms.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <source>The computer waits. {key} lets it go on.</source>
        <translation>Der Computer wartet. Mit {key} geht es weiter.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>The copy could not be written</source>
        <translation>Die Kopie konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/plots.py"/>
        <source>The course of the game</source>
        <translation>Der Verlauf des Spiels</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>The cup</source>
        <translation>Die Tasse</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>The dice were even-handed.</source>
        <translation>Die Würfel waren gerecht.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>The dice were kinder to this side: {side} ({better} standard deviations from what was to be expected, the enemy {worse}).</source>
        <translation>Die Würfel waren dieser Seite gewogen: {side} ({better} Standardabweichungen vom Erwarteten, der Gegner {worse}).</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>The edge of the map that its units retreat to (8.5.1)</source>
        <translation>Der Kartenrand, zu dem sich ihre Einheiten zurückziehen (8.5.1)</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>The editor did not end well last time. Everything that was done is here, complete. What do you want to have back?</source>
        <translation>Der Editor wurde zuletzt nicht richtig beendet. Alles, was getan wurde, ist vollständig hier. Was möchtest du zurückhaben?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>The end of the battle</source>
        <translation>Das Ende des Gefechts</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The enemy does not see the gun until it fires, moves or is run into.</source>
        <translation>Der Gegner sieht das Geschütz erst, wenn es feuert, sich bewegt oder man auf es stößt.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The enemy has set up. Where do your other counters go?</source>
        <translation>Der Gegner hat aufgestellt. Wohin kommen deine übrigen Spielsteine?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The enemy plays the {marker}. Do you spend a general marker to cancel it?</source>
        <translation>Der Gegner spielt den {marker}. Gibst du einen allgemeinen Marker aus, um ihn aufzuheben?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>The enemy reacts</source>
        <translation>Der Gegner reagiert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The entrenchment in {hex} is removed</source>
        <translation>Das Verteidigungswerk in {hex} wird entfernt</translation>
    </message>
    <message>
        <location filename="../../editor/app.py"/>
        <source>The file cannot be opened</source>
        <translation>Die Datei kann nicht geöffnet werden</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>The file cannot be read</source>
        <translation>Die Datei kann nicht gelesen werden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/scenario_head.py"/>
        <source>The file cannot be read: {reason}</source>
        <translation>Die Datei kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/scenario_head.py"/>
        <source>The file does not say which two sides there are.</source>
        <translation>Die Datei sagt nicht, welche zwei Seiten es gibt.</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>The file has changed</source>
        <translation>Die Datei hat sich geändert</translation>
    </message>
    <message>
        <location filename="../../editor/app.py"/>
        <source>The file has faults</source>
        <translation>Die Datei hat Fehler</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_csv.py"/>
        <source>The file is no text</source>
        <translation>Die Datei ist kein Text</translation>
    </message>
    <message>
        <location filename="../../editor/app.py"/>
        <source>The file is open already</source>
        <translation>Die Datei ist schon offen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/scenario_head.py"/>
        <source>The file is too large for a scenario.</source>
        <translation>Die Datei ist zu groß für ein Szenario.</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>The file is written…</source>
        <translation>Die Datei wird geschrieben…</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_csv.py"/>
        <source>The first line must name the columns; there is no column {columns}</source>
        <translation>Die erste Zeile muss die Spalten nennen; es fehlt: {columns}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>The first press marks the option, the second takes it</source>
        <translation>Der erste Druck markiert die Möglichkeit, der zweite wählt sie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The formation does not act but is no longer fatigued.</source>
        <translation>Die Formation handelt nicht, ist aber nicht mehr erschöpft.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The formation does nothing; two passes in a row end the turn&apos;s operations.</source>
        <translation>Die Formation tut nichts; zweimal Passen hintereinander beendet die Operationsphase.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>The formation has no counters</source>
        <translation>Die Formation hat keine Spielsteine</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>The formation leaves at the end of that turn</source>
        <translation>Die Formation geht am Ende dieser Runde ab</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>The formation of {who} is demoralized and acts no more</source>
        <translation>Die Formation von {who} ist demoralisiert und handelt nicht mehr</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>The formation starts in the hexes selected on the map: a zone of its own</source>
        <translation>Die Formation beginnt in den auf der Karte gewählten Feldern: eine eigene Zone</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>The formation stays</source>
        <translation>Die Formation bleibt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/library.py"/>
        <source>The game cannot be brought back: {reason}</source>
        <translation>Das Spiel kann nicht zurückgeholt werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>The game has only {n} turns</source>
        <translation>Das Spiel hat nur {n} Runden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>The game is drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/game.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/opening.py"/>
        <source>The game is read…</source>
        <translation>Das Spiel wird gelesen…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>The game so far as a replay, in a window of its own</source>
        <translation>Das bisherige Spiel als Wiedergabe, in einem eigenen Fenster</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>The games are played…</source>
        <translation>Die Spiele laufen…</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>The games could not be played</source>
        <translation>Die Spiele konnten nicht gespielt werden</translation>
    </message>
    <message>
        <location filename="../../editor/clipping.py"/>
        <source>The hexes are turned by 90 degrees: here the points lie another way.</source>
        <translation>Die Felder sind um 90 Grad gedreht: Hier liegen die Spitzen anders.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>The hexes selected on the map count for victory</source>
        <translation>Die auf der Karte gewählten Felder zählen für den Sieg</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>The hexes selected on the map, or centres of the zone</source>
        <translation>Die auf der Karte gewählten Felder oder Mittelpunkte der Zone</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>The hexes that count, and who holds them; choose one to see it on the map</source>
        <translation>Die entscheidenden Felder und wer sie hält; wähle eines, um es auf der Karte zu sehen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/ids.py"/>
        <source>The id {id} is taken</source>
        <translation>Die Kennung {id} ist vergeben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>The last marker of the cup is kept and comes first in the next turn [5.6].</source>
        <translation>Der letzte Marker der Tasse wird aufbewahrt und eröffnet die nächste Runde [5.6].</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>The last turn of the independent status (R-87)</source>
        <translation>Die letzte Runde der Unabhängigkeit (R-87)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report_html.py"/>
        <source>The map after the set-up</source>
        <translation>Die Karte nach der Aufstellung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report_html.py"/>
        <source>The map at the end of turn {turn}</source>
        <translation>Die Karte am Ende von Runde {turn}</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>The map brings nothing new.</source>
        <translation>Die Karte bringt nichts Neues.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tiles.py"/>
        <source>The map is being drawn…</source>
        <translation>Die Karte wird gezeichnet…</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>The map is read…</source>
        <translation>Die Karte wird gelesen…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The marker is not used this turn.</source>
        <translation>Der Marker bleibt in dieser Runde ungenutzt.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>The marker of the riflemen, {formation}, is up: activate them. Neutralized units would try to rally now, before anything else ({rule}).</source>
        <translation>Der Marker der Schützen, {formation}, ist gezogen: Aktiviere sie. Neutralisierte Einheiten würden jetzt versuchen, sich zu sammeln, vor allem anderen ({rule}).</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>The marker of {formation} is up. Take it and activate the formation: only its units may act now ({rule}).</source>
        <translation>Der Marker von {formation} ist gezogen. Nimm ihn und aktiviere die Formation: Nur ihre Einheiten dürfen jetzt handeln ({rule}).</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>The marker of {title} is not the one just drawn: it is being decided on</source>
        <translation>Gezogen ist nicht der Marker von {title}: Über ihn wird gerade entschieden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>The marker of {title} is not the one just drawn: it is held to be combined with another</source>
        <translation>Gezogen ist nicht der Marker von {title}: Er wird zum Kombinieren aufbewahrt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>The marker of {title} is not the one just drawn: it is kept for the next turn</source>
        <translation>Gezogen ist nicht der Marker von {title}: Er ist für die nächste Runde aufbewahrt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>The marker of {title} is not the one just drawn: it is not in the cup yet</source>
        <translation>Gezogen ist nicht der Marker von {title}: Er ist noch nicht in der Tasse</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>The marker of {title} is not the one just drawn: it is not in the game yet</source>
        <translation>Gezogen ist nicht der Marker von {title}: Er ist noch nicht im Spiel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>The marker of {title} is not the one just drawn: it is out of the game</source>
        <translation>Gezogen ist nicht der Marker von {title}: Er ist aus dem Spiel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>The marker of {title} is not the one just drawn: it is set aside for the opening</source>
        <translation>Gezogen ist nicht der Marker von {title}: Er liegt für die Eröffnung beiseite</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>The marker of {title} is not the one just drawn: it is still in the cup</source>
        <translation>Gezogen ist nicht der Marker von {title}: Er ist noch in der Tasse</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>The marker of {title} is not the one just drawn: it is used up for this turn</source>
        <translation>Gezogen ist nicht der Marker von {title}: Er ist für diese Runde verbraucht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The minefield in {hex} is removed</source>
        <translation>Das Minenfeld in {hex} wird entfernt</translation>
    </message>
    <message>
        <location filename="../../editor/panels/sight.py"/>
        <source>The mouse can paint elsewhere while the view from this hex stays</source>
        <translation>Die Maus kann woanders malen, während die Sicht von diesem Feld bleibt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The movement ends here.</source>
        <translation>Die Bewegung endet hier.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <source>The name of single hexes, as messages of the game say it</source>
        <translation>Der Name einzelner Felder, wie ihn Meldungen des Spiels nennen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>The name of the counter in the file; letters, digits, &apos;_&apos;, &apos;-&apos; and &apos;.&apos;</source>
        <translation>Der Name des Spielsteins in der Datei; Buchstaben, Ziffern, „_“, „-“ und „.“</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>The name of the formation in the file; letters, digits, &apos;_&apos;, &apos;-&apos; and &apos;.&apos;</source>
        <translation>Der Name der Formation in der Datei; Buchstaben, Ziffern, „_“, „-“ und „.“</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>The name of the scenario in lists and saved games; letters, digits, &apos;_&apos;, &apos;-&apos; and &apos;.&apos;</source>
        <translation>Der Name des Szenarios in Listen und gespeicherten Spielen; Buchstaben, Ziffern, „_“, „-“ und „.“</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>The name that a click puts on the map</source>
        <translation>Der Name, den ein Klick auf die Karte setzt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <source>The new game cannot be written</source>
        <translation>Das neue Spiel kann nicht geschrieben werden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <source>The new game has the first {count} decisions of the set-up, and a file of its own. The recorded game stays as it is.</source>
        <translation>Das neue Spiel hat die ersten {count} Entscheidungen der Aufstellung und eine eigene Datei. Das aufgezeichnete Spiel bleibt, wie es ist.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <source>The new game has the first {count} decisions of this one, up to turn {turn}, and a file of its own. The recorded game stays as it is.</source>
        <translation>Das neue Spiel hat die ersten {count} Entscheidungen von diesem, bis Runde {turn}, und eine eigene Datei. Das aufgezeichnete Spiel bleibt, wie es ist.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/opening.py"/>
        <source>The new game is made…</source>
        <translation>Das neue Spiel wird angelegt…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <source>The next rolls come as they came then, whoever makes them</source>
        <translation>Die nächsten Würfe fallen wie damals, gleich wer sie macht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The operations phase begins</source>
        <translation>Die Operationsphase beginnt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/session.py"/>
        <source>The other player has decided since.</source>
        <translation>Der andere Spieler hat seither entschieden.</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>The other sheets can be printed when nothing is wrong with the scenario.</source>
        <translation>Die anderen Blätter lassen sich drucken, sobald am Szenario nichts mehr falsch ist.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>The other side retreats to this edge</source>
        <translation>Die andere Seite zieht sich zu diesem Rand zurück</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>The other side&apos;s view</source>
        <translation>Sicht der anderen Seite</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>The other units of the formation could act too, each once ({rule}). When you have done enough, end the activation with {key}: then the next marker is drawn.</source>
        <translation>Auch die anderen Einheiten der Formation könnten handeln, jede einmal ({rule}). Wenn du genug getan hast, beende die Aktivierung mit {key}: Dann wird der nächste Marker gezogen.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>The owner may also leave the carrier empty</source>
        <translation>Der Besitzer darf den Transportpanzer auch leer lassen</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>The pages are being laid out …</source>
        <translation>Die Seiten werden gesetzt …</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>The pages cannot be written: {reason}</source>
        <translation>Die Seiten können nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>The panel on the right says what is asked now. Choose as you like, or press &lt;b&gt;Show me&lt;/b&gt; for a sensible answer ({rule}).</source>
        <translation>Rechts steht, was jetzt gefragt ist. Wähle, wie du willst, oder drücke &lt;b&gt;Zeig es mir&lt;/b&gt; für eine sinnvolle Antwort ({rule}).</translation>
    </message>
    <message>
        <location filename="../../editor/scan_files.py"/>
        <location filename="../../editor/scanning.py"/>
        <source>The picture cannot be read: {why}</source>
        <translation>Das Bild kann nicht gelesen werden: {why}</translation>
    </message>
    <message>
        <location filename="../../editor/scanning.py"/>
        <source>The picture cannot be shown</source>
        <translation>Das Bild kann nicht gezeigt werden</translation>
    </message>
    <message>
        <location filename="../../editor/tools/calibrate.py"/>
        <source>The picture is in place.</source>
        <translation>Das Bild ist an seinem Platz.</translation>
    </message>
    <message>
        <location filename="../../editor/scan_files.py"/>
        <source>The picture is larger than {n} MiB.</source>
        <translation>Das Bild ist größer als {n} MiB.</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>The picture is missing</source>
        <translation>Das Bild fehlt</translation>
    </message>
    <message>
        <location filename="../../editor/scan_files.py"/>
        <source>The picture may have {n} pixels along a side at most.</source>
        <translation>Das Bild darf höchstens {n} Pixel je Seite haben.</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/pictures.py"/>
        <source>The picture would have {size} pixels; choose a smaller scale</source>
        <translation>Das Bild hätte {size} Pixel; wähle einen kleineren Maßstab</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>The printed map and counter sheet are lost. The ground, the hexes of Stonne and of Les Huttes d&apos;Ogny, the companies of each formation and nearly all counter values are reconstructed; only the formations, their arrival, set-up hexes and markers come from the rulebook.</source>
        <translation>Gedruckte Karte und Spielsteinbogen sind verloren. Das Gelände, die Felder von Stonne und Les Huttes d&apos;Ogny, die Kompanien jeder Formation und fast alle Werte der Spielsteine sind rekonstruiert; nur die Formationen, ihr Eintreffen, Aufstellungsfelder und Marker stammen aus dem Regelheft.</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>The printed map and counter sheet are lost. The map agrees with every statement of the rules and fills the rest with plausible ground; of the counter values only those of the Somua, the Pz IV and the German rifle companies rest on the text, all others, and the companies of each formation, are reconstructed.</source>
        <translation>Gedruckte Karte und Spielsteinbogen sind verloren. Die Karte stimmt mit allen Angaben der Regeln überein und füllt den Rest mit glaubhaftem Gelände; von den Werten der Spielsteine beruhen nur die des Somua, des Pz IV und der deutschen Schützenkompanien auf dem Text, alle anderen sind rekonstruiert, ebenso die Kompanien jeder Formation.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/trouble.py"/>
        <source>The program has made a mistake and cannot start. Your games are safe: each is in its file with its last decision.</source>
        <translation>Das Programm hat einen Fehler gemacht und kann nicht starten. Deine Spiele sind sicher: Jedes steht mit seiner letzten Entscheidung in seiner Datei.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/trouble.py"/>
        <source>The program has made a mistake. Your game is safe: it goes on from the last decision.</source>
        <translation>Das Programm hat einen Fehler gemacht. Dein Spiel ist sicher: Es geht nach der letzten Entscheidung weiter.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/taken.py"/>
        <source>The recording ends here.</source>
        <translation>Hier endet die Aufzeichnung.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report_dialog.py"/>
        <source>The report could not be written</source>
        <translation>Der Bericht konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/trouble.py"/>
        <source>The report could not be written.</source>
        <translation>Der Bericht konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report_dialog.py"/>
        <source>The report is being written…</source>
        <translation>Der Bericht wird geschrieben…</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report_dialog.py"/>
        <source>The report is in {path}.</source>
        <translation>Der Bericht liegt in {path}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/trouble.py"/>
        <source>The report is in {path}. Please send it to the developers.</source>
        <translation>Der Bericht liegt in {path}. Bitte schicke ihn den Entwicklern.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The retreat goes on</source>
        <translation>Der Rückzug geht weiter</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>The riflemen</source>
        <translation>Die Schützen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>The rules of the game, searchable</source>
        <translation>Die Spielregeln, durchsuchbar</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>The rules of the game, to read and to search</source>
        <translation>Die Spielregeln zum Lesen und Suchen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>The run of passes is broken</source>
        <translation>Die Folge der Pässe ist unterbrochen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <source>The sa&amp;me dice as in the recorded game</source>
        <translation>&amp;Dieselben Würfe wie in der Aufzeichnung</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>The same seed plays the same games on the same scenario</source>
        <translation>Derselbe Startwert spielt dieselben Spiele im selben Szenario</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>The scenario could not be saved</source>
        <translation>Das Szenario konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>The scenario has changed since these games were begun.</source>
        <translation>Das Szenario hat sich seit dem Beginn dieser Spiele geändert.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>The scenario is checked…</source>
        <translation>Das Szenario wird geprüft…</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>The scenario is saved, but its scan could not be copied beside it: {why}.</source>
        <translation>Das Szenario ist gespeichert, aber der Scan konnte nicht daneben abgelegt werden: {why}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <location filename="../../bk40qt/play/report_html.py"/>
        <source>The set-up</source>
        <translation>Die Aufstellung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/setup.py"/>
        <source>The set-up is complete. Drag counters on the map to change it, or go on.</source>
        <translation>Die Aufstellung ist fertig. Ziehe Spielsteine auf der Karte, um sie zu ändern, oder gehe weiter.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/app.py"/>
        <source>The settings could not be read and are the usual ones again. The old file is {path}.</source>
        <translation>Die Einstellungen waren nicht lesbar und sind auf die Vorgaben zurückgesetzt. Die alte Datei ist {path}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>The shot of {who} at {aim} is too weak: {best}, and -1 is the lowest</source>
        <translation>Der Schuss von {who} auf {aim} ist zu schwach: {best}, und -1 ist das Mindeste</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>The sign # stands for the number of the copy: #./12 SchR</source>
        <translation>Das Zeichen # steht für die Nummer des Exemplars: #./12 SchR</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>The stack on the move is {units}</source>
        <translation>Der Stapel in Bewegung ist {units}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>The stage one place down</source>
        <translation>Den Schritt eins nach unten</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>The stage one place up</source>
        <translation>Den Schritt eins nach oben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The strikes named so far are rolled for.</source>
        <translation>Für die bisher angesagten Einschläge wird gewürfelt.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The strikes of this marker are fired one after the other.</source>
        <translation>Die Einschläge dieses Markers werden nacheinander geschossen.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The strikes that are left are lost.</source>
        <translation>Die übrigen Einschläge verfallen.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_files.py"/>
        <source>The table brings nothing new.</source>
        <translation>Die Tabelle bringt nichts Neues.</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_csv.py"/>
        <source>The table has more than {limit} rows</source>
        <translation>Die Tabelle hat mehr als {limit} Zeilen</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_csv.py"/>
        <source>The table is larger than {limit} MiB</source>
        <translation>Die Tabelle ist größer als {limit} MiB</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>The tanks, {formation}, are up again: activate them. Now {village} shall fall.</source>
        <translation>Die Panzer, {formation}, sind wieder an der Reihe: Aktiviere sie. Jetzt soll {village} fallen.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/fields.py"/>
        <source>The text contains a character that a file cannot hold</source>
        <translation>Der Text enthält ein Zeichen, das eine Datei nicht aufnehmen kann</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>The text one place down</source>
        <translation>Den Text eins nach unten</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>The text one place up</source>
        <translation>Den Text eins nach oben</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>The turn it comes on; counters that are set up have none (12.2)</source>
        <translation>Die Runde, in der er eintrifft; aufgestellte Spielsteine haben keine (12.2)</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>The turn these counters come on; 0: they are set up</source>
        <translation>Die Runde, in der diese Spielsteine eintreffen; 0: sie werden aufgestellt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>The tutorial is over</source>
        <translation>Das Tutorial ist zu Ende</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The unit is neutralized.</source>
        <translation>Die Einheit wird neutralisiert.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The unit leaves the assault.</source>
        <translation>Die Einheit verlässt den Nahkampf.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The unit pays with a step and stays in the hex.</source>
        <translation>Die Einheit zahlt mit einem Schritt und bleibt im Feld.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <source>The victory conditions ask for these hexes</source>
        <translation>Die Siegbedingungen verlangen diese Felder</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>The whole map, small, in a corner, while there is more of it than you see</source>
        <translation>Die ganze Karte, klein, in einer Ecke, solange es mehr von ihr gibt, als man sieht</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>The whole map, small, in the corner</source>
        <translation>Die ganze Karte, klein, in der Ecke</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/minimap.py"/>
        <source>The whole map. Click or drag to look somewhere else.</source>
        <translation>Die ganze Karte. Klicke oder ziehe, um woandershin zu schauen.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>The window</source>
        <translation>Das Fenster</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zone_fields.py"/>
        <source>The zone becomes the hexes along this edge</source>
        <translation>Die Zone wird zu den Feldern an diesem Rand</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zone_fields.py"/>
        <source>The zone that strokes change</source>
        <translation>Die Zone, die Striche verändern</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>The {calibre} strike on {hex} is lost</source>
        <translation>Der Einschlag ({calibre}) auf {hex} verfällt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The {marker} comes into play</source>
        <translation>Der {marker} kommt ins Spiel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The {marker} is done. Do you play your repeat marker?</source>
        <translation>Der {marker} ist abgehandelt. Spielst du deinen Wiederholungsmarker?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The {marker} is drawn. Do you fire now?</source>
        <translation>Der {marker} ist gezogen. Feuerst du jetzt?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The {marker} is drawn. Do you play it?</source>
        <translation>Der {marker} ist gezogen. Spielst du ihn?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The {marker} is drawn. What do you use it for?</source>
        <translation>Der {marker} ist gezogen. Wofür verwendest du ihn?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The {marker} is drawn. What does the formation do?</source>
        <translation>Der {marker} ist gezogen. Was tut die Formation?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The {marker} is fired: which hex is struck?</source>
        <translation>Der {marker} wird gefeuert: Welches Feld wird getroffen?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The {marker} is held in hand</source>
        <translation>Der {marker} bleibt auf der Hand</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>The {marker} is in play</source>
        <translation>{marker} ist im Spiel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>The {marker} is in play ({side})</source>
        <translation>Der {marker} ist im Spiel ({side})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>The {marker} is in play; active: {formations}</source>
        <translation>Der {marker} ist im Spiel; aktiv: {formations}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The {marker} is kept for the next turn</source>
        <translation>Der {marker} wird für die nächste Runde aufbewahrt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The {marker} is put aside</source>
        <translation>Der {marker} wird beiseitegelegt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The {marker} is set aside unused</source>
        <translation>Der {marker} wird ungenutzt abgelegt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The {marker} is spent</source>
        <translation>Der {marker} ist verbraucht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The {marker} is used</source>
        <translation>Der {marker} wird eingesetzt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>The {marker} is used: whose marker is taken off?</source>
        <translation>Der {marker} wird eingesetzt: Wessen Marker wird entfernt?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The {marker} leaves the game</source>
        <translation>Der {marker} verlässt das Spiel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>The {marker} waits to be combined with the next one</source>
        <translation>Der {marker} wartet darauf, mit dem nächsten kombiniert zu werden</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>The {side} win if they hold all of these hexes at the end of turn {turn}, else the {other} win: {hexes}</source>
        <translation>{side} gewinnen, wenn sie am Ende von Runde {turn} alle diese Felder halten, sonst gewinnen {other}: {hexes}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>There are too many ways for this to turn out to list them.</source>
        <translation>Das kann auf zu viele Arten ausgehen, um sie aufzuzählen.</translation>
    </message>
    <message>
        <location filename="../../editor/unit_library.py"/>
        <source>There are {n} types of your own already; that is the limit</source>
        <translation>Es gibt schon {n} eigene Typen; mehr sind nicht möglich</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay.py"/>
        <source>There is no bookmark after this moment.</source>
        <translation>Nach diesem Zeitpunkt gibt es kein Lesezeichen.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay.py"/>
        <source>There is no bookmark before this moment.</source>
        <translation>Vor diesem Zeitpunkt gibt es kein Lesezeichen.</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/common.py"/>
        <source>There is no file {path}</source>
        <translation>Es gibt keine Datei {path}</translation>
    </message>
    <message>
        <location filename="../../editor/scan_files.py"/>
        <source>There is no file {path}.</source>
        <translation>Es gibt keine Datei {path}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>There is no formation {name}</source>
        <translation>Es gibt keine Formation {name}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>There is no formation {name}; take it out</source>
        <translation>Es gibt keine Formation {name}; nimm sie heraus</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>There is no hex or place {name}.</source>
        <translation>Es gibt weder ein Feld noch einen Ort {name}.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hex_field.py"/>
        <source>There is no hex {hex} on the map</source>
        <translation>Auf der Karte gibt es kein Feld {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>There is no hex {hex} on this map</source>
        <translation>Auf dieser Karte gibt es kein Feld {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>There is no known enemy combat unit in {goal}</source>
        <translation>In {goal} ist keine gegnerische Kampfeinheit bekannt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>There is no known enemy unit in {hex}</source>
        <translation>In {hex} ist keine gegnerische Einheit bekannt</translation>
    </message>
    <message>
        <location filename="../../editor/scanning.py"/>
        <source>There is no picture {name} beside the scenario.</source>
        <translation>Neben dem Szenario liegt kein Bild {name}.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/roads.py"/>
        <source>There is no road here.</source>
        <translation>Hier ist keine Straße.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/sides.py"/>
        <source>There is no stream here. Click to draw one.</source>
        <translation>Hier ist kein Bach. Klicke, um einen zu zeichnen.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/scenario_head.py"/>
        <source>There is no such file any more.</source>
        <translation>Diese Datei gibt es nicht mehr.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>There is no unit {name}</source>
        <translation>Es gibt keine Einheit {name}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>There is no unit {name} to fire at</source>
        <translation>Es gibt keine Einheit {name}, auf die man feuern könnte</translation>
    </message>
    <message>
        <location filename="../../editor/app.py"/>
        <source>There is no usable map in {path}:</source>
        <translation>In {path} ist keine brauchbare Karte:</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>There is no usable scenario in the file</source>
        <translation>In der Datei ist kein brauchbares Szenario</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>There is no {name} in this game</source>
        <translation>In diesem Spiel gibt es kein {name}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay.py"/>
        <source>There is none after this moment.</source>
        <translation>Danach kommt keine mehr.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay.py"/>
        <source>There is none before this moment.</source>
        <translation>Davor gibt es keine.</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/pictures.py"/>
        <source>There is not enough memory for the picture; choose a smaller scale</source>
        <translation>Für das Bild reicht der Speicher nicht; wähle einen kleineren Maßstab</translation>
    </message>
    <message>
        <location filename="../../editor/clipping.py"/>
        <source>There is nothing on the clipboard that can be pasted here.</source>
        <translation>In der Zwischenablage ist nichts, was sich hier einfügen lässt.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>There is nothing to change.</source>
        <translation>Es gibt nichts zu ändern.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/session.py"/>
        <source>There is nothing to do again.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/session.py"/>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>These counters are set up instead</source>
        <translation>Diese Spielsteine werden stattdessen aufgestellt</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>These hexes</source>
        <translation>Diese Felder</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>These hexes count already</source>
        <translation>Diese Felder zählen schon</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>These hexes count for victory</source>
        <translation>Diese Felder zählen für den Sieg</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>These hexes do not count any more</source>
        <translation>Diese Felder zählen nicht mehr</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>These markers are ready for the next cup: {markers}</source>
        <translation>Diese Marker sind bereit für die nächste Tasse: {markers}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>These markers go into the cup: {markers}</source>
        <translation>Diese Marker kommen in die Tasse: {markers}</translation>
    </message>
    <message>
        <location filename="../../editor/tools/calibrate.py"/>
        <source>These points lie on one line; the picture stays where it was.</source>
        <translation>Diese Punkte liegen auf einer Linie; das Bild bleibt, wo es war.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/form_panel.py"/>
        <source>This cannot be done: {why}</source>
        <translation>Das geht nicht: {why}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>This cannot be passed or ended: one of the options has to be taken.</source>
        <translation>Hier kann man weder passen noch beenden: Eine der Möglichkeiten muss gewählt werden.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <source>This could not be written to disk, so it has not happened</source>
        <translation>Das konnte nicht gespeichert werden und ist deshalb nicht geschehen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/scenario_head.py"/>
        <source>This file was made by a newer version of the program.</source>
        <translation>Diese Datei wurde mit einer neueren Programmversion gemacht.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/app.py"/>
        <location filename="../../bk40qt/play/after_game.py"/>
        <source>This game cannot be opened</source>
        <translation>Dieses Spiel kann nicht geöffnet werden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/agreement.py"/>
        <source>This game is not over, and hidden guns are in it. Its replay shows to everybody at the screen where they are. Do both players agree to that?</source>
        <translation>Dieses Spiel ist nicht zu Ende, und es gibt verborgene Geschütze. Die Wiedergabe zeigt jedem am Bildschirm, wo sie stehen. Sind beide Spieler damit einverstanden?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/library.py"/>
        <source>This game is open in a window; close it first.</source>
        <translation>Dieses Spiel ist in einem Fenster geöffnet; schließe es zuerst.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay.py"/>
        <source>This is a replay: go back to any moment with the slider.</source>
        <translation>Das ist eine Wiedergabe: Mit dem Schieberegler kommst du zu jedem Zeitpunkt.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay.py"/>
        <source>This is a replay: it shows what was decided. Branch off to play on from here.</source>
        <translation>Das ist eine Wiedergabe: Sie zeigt, was entschieden wurde. Zweige ab, um von hier weiterzuspielen.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/setup.py"/>
        <source>This is my set-up</source>
        <translation>Das ist meine Aufstellung</translation>
    </message>
    <message>
        <location filename="../../editor/scan_files.py"/>
        <source>This is no picture that can be shown; PNG and JPEG can.</source>
        <translation>Dieses Bild lässt sich nicht anzeigen; möglich sind PNG und JPEG.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/scenario_head.py"/>
        <source>This is not a scenario file.</source>
        <translation>Das ist keine Szenariodatei.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/fields.py"/>
        <source>This must not be empty</source>
        <translation>Das darf nicht leer sein</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay.py"/>
        <source>This program would have played this game otherwise. It is shown as it was recorded and cannot be played on.</source>
        <translation>Dieses Programm hätte dieses Spiel anders gespielt. Es wird gezeigt, wie es aufgezeichnet ist, und kann nicht fortgesetzt werden.</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/pictures.py"/>
        <source>This scale is out of range</source>
        <translation>Dieser Maßstab ist nicht möglich</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>This scenario cannot be played as it is.</source>
        <translation>Dieses Szenario kann so nicht gespielt werden.</translation>
    </message>
    <message>
        <location filename="../../editor/main_window.py"/>
        <location filename="../../editor/panels/trial.py"/>
        <source>This scenario cannot be played yet</source>
        <translation>Dieses Szenario ist noch nicht spielbar</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>This scenario cannot be printed yet</source>
        <translation>Dieses Szenario kann noch nicht gedruckt werden</translation>
    </message>
    <message>
        <location filename="../../editor/tools/zones.py"/>
        <source>This side has no stage of the set-up yet that could place works.</source>
        <translation>Diese Seite hat noch keinen Aufstellungsschritt, der Werke anlegen könnte.</translation>
    </message>
    <message>
        <location filename="../../editor/app.py"/>
        <source>This work cannot be read any more</source>
        <translation>Diese Arbeit ist nicht mehr lesbar</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Those that the side began</source>
        <translation>Die von dieser Seite begonnenen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>Title of this game:</source>
        <translation>Titel dieses Spiels:</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <source>To be held at the end</source>
        <translation>Am Ende zu halten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>To come</source>
        <translation>Kommt noch</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay_keys.py"/>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>Too many open files</source>
        <translation>zu viele Dateien sind offen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>Too many ways to list them</source>
        <translation>Zu viele Möglichkeiten, um sie aufzuzählen</translation>
    </message>
    <message>
        <location filename="../../editor/main_window.py"/>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <location filename="../../editor/tool_bars.py"/>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <location filename="../../editor/panels/picture.py"/>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <location filename="../../editor/printing/aid_sheet.py"/>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Try to cancel the {target_marker}</source>
        <translation>Versuchen, den {target_marker} aufzuheben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <location filename="../../editor/panels/markers.py"/>
        <location filename="../../editor/panels/reinforcements.py"/>
        <location filename="../../editor/panels/victory.py"/>
        <location filename="../../editor/printing/briefing.py"/>
        <location filename="../../editor/printing/pieces.py"/>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <location filename="../../editor/printing/aid_sheet.py"/>
        <source>Turn and tables</source>
        <translation>Runde und Tabellen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <source>Turn and victory</source>
        <translation>Runde und Sieg</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Turn by 180°</source>
        <translation>Um 180° drehen</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Turn left by 90°</source>
        <translation>Um 90° nach links drehen</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Turn right by 90°</source>
        <translation>Um 90° nach rechts drehen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Turn the {marker} into a repeat marker</source>
        <translation>Den {marker} in einen Wiederholungsmarker verwandeln</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>Turn track: turn {turn} of {turns}</source>
        <translation>Rundenleiste: Runde {turn} von {turns}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <location filename="../../bk40qt/play/plots.py"/>
        <location filename="../../bk40qt/play/report_html.py"/>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>Turn {turn}</source>
        <translation>Runde {turn}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>Turn {turn} begins</source>
        <translation>Runde {turn} beginnt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <location filename="../../bk40qt/play/games_list.py"/>
        <source>Turn {turn} of {turns}</source>
        <translation>Runde {turn} von {turns}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>Turn {turn} of {turns} · {phase}</source>
        <translation>Runde {turn} von {turns} · {phase}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/replay.py"/>
        <source>Turn {turn}, decision {number}</source>
        <translation>Runde {turn}, Entscheidung {number}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/plots.py"/>
        <source>Turn {turn}.</source>
        <translation>Runde {turn}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>Turn {turn}: now</source>
        <translation>Runde {turn}: jetzt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>Turn {turn}: over</source>
        <translation>Runde {turn}: vorbei</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>Turn {turn}: {low} to {high}</source>
        <translation>Runde {turn}: {low} bis {high}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/plots.py"/>
        <source>Turn {turn}: {points} VP.</source>
        <translation>Runde {turn}: {points} SP.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Turned to its weaker side, or eliminated if that was its last step.</source>
        <translation>Auf die schwächere Seite gedreht, oder vernichtet, wenn es der letzte Schritt war.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Tutorial</source>
        <translation>Tutorial</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Tutorial: back to the start</source>
        <translation>Tutorial: zum Anfang</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Tutorial: hints again</source>
        <translation>Tutorial: wieder Hinweise</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Tutorial: next lesson</source>
        <translation>Tutorial: nächste Lektion</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>Tutorial: show me</source>
        <translation>Tutorial: zeig es mir</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Two dice decide, in the column that all modifiers add up to ({crt}). N neutralizes, a red N (R) only soft targets such as infantry: the company cannot move until it rallies ({rally}). 1 costs one of its two steps ({steps}).</source>
        <translation>Zwei Würfel entscheiden, in der Spalte, die alle Modifikatoren zusammen ergeben ({crt}). N neutralisiert, ein rotes N (R) nur weiche Ziele wie Infanterie: Die Kompanie kann sich nicht bewegen, bis sie sich sammelt ({rally}). 1 kostet einen ihrer zwei Schritte ({steps}).</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <location filename="../../editor/panels/library.py"/>
        <location filename="../../editor/panels/library_form.py"/>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Type a name and click where it belongs; drag to spread it over more hexes. Click a name to change it.</source>
        <translation>Schreibe einen Namen und klicke, wohin er gehört; ziehe, um ihn über mehr Felder zu strecken. Klicke einen Namen an, um ihn zu ändern.</translation>
    </message>
    <message>
        <location filename="../../editor/tools/marks.py"/>
        <source>Type the name first, then click where it belongs.</source>
        <translation>Schreibe erst den Namen und klicke dann, wohin er gehört.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces.py"/>
        <source>Type to find a unit</source>
        <translation>Einheit suchen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>Type to find a unit type</source>
        <translation>Einheitentyp suchen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Type what you want to do</source>
        <translation>Schreibe, was du tun möchtest</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Type words to narrow the options down</source>
        <translation>Möglichkeiten mit Stichwörtern eingrenzen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <location filename="../../editor/history.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/game_window.py"/>
        <source>Undo without limit, even behind dice</source>
        <translation>Unbegrenzt zurücknehmen, auch über Würfe hinweg</translation>
    </message>
    <message>
        <location filename="../../editor/history.py"/>
        <source>Undo {what}</source>
        <translation>Rückgängig: {what}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <source>Undo: {what}</source>
        <translation>Rückgängig: {what}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_tree.py"/>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <location filename="../../editor/panels/library.py"/>
        <source>Unit library</source>
        <translation>Einheitenbibliothek</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <location filename="../../editor/panels/library_form.py"/>
        <source>Unit type</source>
        <translation>Einheitentyp</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>Unit types</source>
        <translation>Einheitentypen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Units that have not acted yet will not act.</source>
        <translation>Einheiten, die noch nicht gehandelt haben, handeln nicht mehr.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Unless it is adjacent, a roll decides whether its order gets through.</source>
        <translation>Ist es nicht angrenzend, entscheidet ein Wurf über die Übermittlung.</translation>
    </message>
    <message>
        <location filename="../../editor/main_window.py"/>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>Unsaved work</source>
        <translation>Nicht gespeicherte Arbeit</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>Unsaved work was found</source>
        <translation>Nicht gespeicherte Arbeit gefunden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Use the {marker} to take off markers: {mode}</source>
        <translation>Mit dem {marker} Marker entfernen: {mode}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Used</source>
        <translation>Benutzt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Used together with your next marker by spending the general marker, or lost.</source>
        <translation>Wird mit deinem nächsten Marker zusammen eingesetzt, wofür der allgemeine Marker verbraucht wird, oder verfällt.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>Usual &amp;keys</source>
        <translation>&amp;Standardtasten</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>VP {points}, band {low}–{high}: {result}</source>
        <translation>SP {points}, Spanne {low}–{high}: {result}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>VP {points}: goes on</source>
        <translation>SP {points}: geht weiter</translation>
    </message>
    <message>
        <location filename="../../editor/printing/pieces.py"/>
        <source>VP × 1</source>
        <translation>SP × 1</translation>
    </message>
    <message>
        <location filename="../../editor/printing/pieces.py"/>
        <source>VP × 10</source>
        <translation>SP × 10</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_tree.py"/>
        <location filename="../../editor/panels/library.py"/>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <location filename="../../editor/panels/registry.py"/>
        <location filename="../../editor/printing/briefing.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Victory hex</source>
        <translation>Siegfeld</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>Victory is judged at the end of every turn by the German points: below the band the French win, above it the Germans; inside it play goes on, after turn 6 it is a draw (R-77).</source>
        <translation>Über den Sieg entscheiden am Ende jeder Runde die deutschen Punkte: Unter der Punktespanne gewinnen die Franzosen, darüber die Deutschen; innerhalb geht das Spiel weiter, nach Runde 6 ist es unentschieden (R-77).</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Victory points ({side})</source>
        <translation>Siegpunkte ({side})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>Victory points ({side}): {points} of {all}. At the end of each turn they are compared with its band: below it the other side wins, above it this one.</source>
        <translation>Siegpunkte ({side}): {points} von {all}. Am Ende jeder Runde werden sie mit deren Punktespanne verglichen: Darunter gewinnt die andere Seite, darüber diese.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Victory points and holders</source>
        <translation>Siegpunkte und Besitzer</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>Victory, hex {hex}</source>
        <translation>Sieg, Feld {hex}</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>Victory, turn {turn}</source>
        <translation>Sieg, Runde {turn}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>Waits to be combined</source>
        <translation>Wartet auf das Kombinieren</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Waive the strikes that are left</source>
        <translation>Auf die übrigen Einschläge verzichten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>Watch a replay</source>
        <translation>Wiedergabe ansehen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Watch it from the beginning</source>
        <translation>Von Anfang an ansehen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home_parts.py"/>
        <source>Watch re&amp;play</source>
        <translation>&amp;Wiedergabe ansehen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>Watch the replay</source>
        <translation>Die Wiedergabe ansehen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report_dialog.py"/>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/finder.py"/>
        <source>What do you want to do?</source>
        <translation>Was möchtest du tun?</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <source>What each of the selected hexes counts</source>
        <translation>Was jedes der ausgewählten Felder zählt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/cover.py"/>
        <source>What happened since your last decision</source>
        <translation>Was seit deiner letzten Entscheidung geschah</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>What is rolled for</source>
        <translation>Wofür gewürfelt wird</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>What is seen from here</source>
        <translation>Sicht von hier</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>What it does</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>What it is the name of: it decides the lettering</source>
        <translation>Wovon es der Name ist: Das bestimmt die Schrift</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>What leaves the map is lost; clear ground follows.</source>
        <translation>Was die Karte verlässt, ist verloren; offenes Gelände rückt nach.</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>What people read about the zone</source>
        <translation>Was man über die Zone liest</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_files.py"/>
        <source>What shall happen to counters that the table does not have?</source>
        <translation>Was soll mit Spielsteinen geschehen, die nicht in der Tabelle stehen?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>What the dice did</source>
        <translation>Was die Würfel bewirkten</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>What the hex under the cursor sees</source>
        <translation>Sicht vom Feld unter dem Zeiger</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/log.py"/>
        <source>What the log shows</source>
        <translation>Was das Protokoll zeigt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/tutor.py"/>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>What was rolled, and what was to be expected of these shots and strikes</source>
        <translation>Was gewürfelt wurde und was bei diesen Schüssen und Einschlägen zu erwarten war</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <location filename="../../editor/printing/zone_map.py"/>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Where a side may place entrenchments and minefields</source>
        <translation>Wo eine Seite Verteidigungswerke und Minenfelder anlegen darf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Where is the next entrenchment dug?</source>
        <translation>Wo entsteht das nächste Verteidigungswerk?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Where is the next minefield laid?</source>
        <translation>Wo wird das nächste Minenfeld gelegt?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Where the enemy could come to if activated now</source>
        <translation>Wohin der Gegner käme, wenn er jetzt aktiviert würde</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>Where to go from here</source>
        <translation>Wie es weitergeht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Which HQ observes {hex}?</source>
        <translation>Welches HQ beobachtet {hex}?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_options.py"/>
        <source>Which N of the combat results table are red: the first met outward from 7, or those in rows 6, 8 and 9</source>
        <translation>Welche N der Kampfergebnistabelle rot sind: die ersten von der 7 nach außen oder die der Zeilen 6, 8 und 9</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Which calibre strikes {hex}?</source>
        <translation>Welches Kaliber trifft {hex}?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Which formation marker is put aside for the opening?</source>
        <translation>Welcher Formationsmarker wird für die Eröffnung beiseitegelegt?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Which of the markers put aside is played next?</source>
        <translation>Welcher der beiseitegelegten Marker wird als Nächstes gespielt?</translation>
    </message>
    <message>
        <location filename="../../editor/printing/zone_map.py"/>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>Who held the hexes that count</source>
        <translation>Wer die entscheidenden Felder hielt</translation>
    </message>
    <message>
        <location filename="../../editor/tools/registry.py"/>
        <source>Who holds hexes when the game begins</source>
        <translation>Wer zu Spielbeginn welche Felder hält</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <source>Who holds the selected hexes when the game begins</source>
        <translation>Wer die ausgewählten Felder bei Spielbeginn hält</translation>
    </message>
    <message>
        <location filename="../../editor/panels/markers.py"/>
        <source>Who opens the game (R-16)</source>
        <translation>Wer das Spiel eröffnet (R-16)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>Who plays the {side}</source>
        <translation>Wer spielt: {side}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Who starts mounted on {carrier}?</source>
        <translation>Wer beginnt aufgesessen auf {carrier}?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Whole map</source>
        <translation>Ganze Karte</translation>
    </message>
    <message>
        <location filename="../../editor/printing/preview.py"/>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/dice.py"/>
        <source>Whose dice</source>
        <translation>Wessen Würfel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>Whose eyes look on: what the other side has hidden is not shown</source>
        <translation>Mit wessen Augen man zusieht: Was die andere Seite versteckt hat, ist nicht zu sehen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>Whose points count, or who must hold</source>
        <translation>Wessen Punkte zählen oder wer halten muss</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>With &amp;zones</source>
        <translation>Mit &amp;Zonen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/formation_form.py"/>
        <source>With another side the formation leaves its set-up stages</source>
        <translation>Auf der anderen Seite verlässt die Formation ihre Aufstellungsschritte</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>With everything on the map</source>
        <translation>Mit allem auf der Karte</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>With formations</source>
        <translation>Bei Formationen</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>With hex &amp;numbers</source>
        <translation>Mit Feld&amp;nummern</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>With two persons at one screen: nobody sees what the other must not know</source>
        <translation>Bei zwei Spielern an einem Bildschirm: Keiner sieht, was der andere nicht wissen darf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>With which formation does {unit} fight?</source>
        <translation>Mit welcher Formation kämpft {unit}?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>Withdrawal from the assault</source>
        <translation>Absetzen aus dem Nahkampf</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <location filename="../../editor/printing/side_sheet.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>Withdrawals</source>
        <translation>Abzüge</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>Within a distance</source>
        <translation>In einem Abstand</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_tree.py"/>
        <source>Without a formation</source>
        <translation>Ohne Formation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces.py"/>
        <source>Words of a name, a formation, a type, a state or a hex; Enter shows the first unit on the map</source>
        <translation>Stichwörter aus Name, Formation, Typ, Zustand oder Feld; die Eingabetaste zeigt die erste Einheit auf der Karte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/finder.py"/>
        <source>Words of the command</source>
        <translation>Stichwörter des Befehls</translation>
    </message>
    <message>
        <location filename="../../editor/panels/tools.py"/>
        <source>Works</source>
        <translation>Werke</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../bk40qt/play/ending.py"/>
        <source>Write an after-action report with pictures of the map</source>
        <translation>Einen Gefechtsbericht mit Bildern der Karte schreiben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <source>Write the game as it is now to another file; this one is always up to date anyway</source>
        <translation>Das Spiel, wie es jetzt ist, in eine andere Datei schreiben; diese ist ohnehin immer aktuell</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Write the map for Tiled or as a picture, the counters, or the order of battle</source>
        <translation>Die Karte für Tiled oder als Bild schreiben, die Spielsteine oder die Schlachtordnung</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Write the scenario to another file</source>
        <translation>Das Szenario in eine andere Datei schreiben</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <source>Write the scenario to its file</source>
        <translation>Das Szenario in seine Datei schreiben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <source>Written on {date} by bk40qt {version}.</source>
        <translation>Geschrieben am {date} von bk40qt {version}.</translation>
    </message>
    <message>
        <location filename="../../editor/exchanging.py"/>
        <source>Written to {path}</source>
        <translation>Geschrieben nach {path}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_files.py"/>
        <source>Written to {path}. The columns colour and source are empty: a scenario keeps no names of colours and no sources.</source>
        <translation>In {path} geschrieben. Die Spalten colour und source sind leer: Ein Szenario kennt keine Namen von Farben und keine Quellen.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>You have been through the tutorial: choose a battle. Every decision is saved at once, so you can stop at any moment and go on from here.</source>
        <translation>Du hast die Einführung hinter dir: Wähle eine Schlacht. Jede Entscheidung wird sofort gespeichert, du kannst also jederzeit aufhören und von hier aus weiterspielen.</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>You have changes that are not saved. Loading the file puts it in their place; undo brings them back. Keeping yours leaves the file as it is until you save.</source>
        <translation>Du hast Änderungen, die nicht gespeichert sind. Wird die Datei geladen, tritt sie an ihre Stelle; Rückgängig bringt sie zurück. Behältst du deine, bleibt die Datei, wie sie ist, bis du speicherst.</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>You have no unsaved changes. Loading the file can be undone.</source>
        <translation>Du hast keine ungespeicherten Änderungen. Das Laden der Datei lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>You lead a German vanguard; the French hold the village of {village}. You win if it is yours at the end of turn {turn}. Follow these hints, or let the button &lt;b&gt;Show me&lt;/b&gt; do what they ask for.</source>
        <translation>Du führst eine deutsche Vorhut; die Franzosen halten das Dorf {village}. Du gewinnst, wenn es am Ende von Runde {turn} dir gehört. Folge diesen Hinweisen, oder lass den Knopf &lt;b&gt;Zeig es mir&lt;/b&gt; tun, was sie verlangen.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>Your games</source>
        <translation>Deine Spiele</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_steps.py"/>
        <source>Your reaction</source>
        <translation>Deine Reaktion</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>Your saved games, the last played first</source>
        <translation>Deine gespeicherten Spiele, das letzte zuerst</translation>
    </message>
    <message>
        <location filename="../../editor/unit_library.py"/>
        <source>Your unit types cannot be written to {path} ({error})</source>
        <translation>Deine Einheitentypen können nicht nach {path} geschrieben werden ({error})</translation>
    </message>
    <message>
        <location filename="../../editor/unit_library.py"/>
        <source>Your unit types in {path} are damaged ({error})</source>
        <translation>Deine Einheitentypen in {path} sind beschädigt ({error})</translation>
    </message>
    <message>
        <location filename="../../editor/unit_library.py"/>
        <source>Your unit types in {path} cannot be read ({error})</source>
        <translation>Deine Einheitentypen in {path} können nicht gelesen werden ({error})</translation>
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
        <translation>Zone „{name}“</translation>
    </message>
    <message>
        <location filename="../../editor/editor_keys.py"/>
        <location filename="../../editor/panels/registry.py"/>
        <location filename="../../editor/panels/zones_list.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hex_contents.py"/>
        <source>Zones: {list}</source>
        <translation>Zonen: {list}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/board_keys.py"/>
        <location filename="../../editor/editor_keys.py"/>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>Zoom with Ctrl and the wheel, or with the keys {larger} and {smaller}. Drag the map or press the arrow keys to move it; {fit} shows all of it again. Try it.</source>
        <translation>Zoome mit Strg und dem Mausrad oder mit den Tasten {larger} und {smaller}. Ziehe die Karte oder drücke die Pfeiltasten, um sie zu verschieben; {fit} zeigt sie wieder ganz. Versuche es.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>a cliff has no name; remove it or make it a stream</source>
        <translation>ein Steilhang hat keinen Namen; entferne ihn oder mache einen Bach daraus</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/whole.py"/>
        <source>a device or pipe has that name</source>
        <translation>ein Gerät oder eine Pipe trägt diesen Namen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>a draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/setup_plan.py"/>
        <source>a good place to begin</source>
        <translation>ein guter Ort für den Anfang</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>a number of more than {count} characters</source>
        <translation>eine Zahl mit mehr als {count} Zeichen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>abilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/plots.py"/>
        <source>above the band: {result}</source>
        <translation>über der Spanne: {result}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>accept</source>
        <translation>hinnehmen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>across stream</source>
        <translation>über einen Bach</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>act</source>
        <translation>handeln</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>acted</source>
        <translation>hat gehandelt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>activate</source>
        <translation>aktivieren</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>activate both</source>
        <translation>beide aktivieren</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>activate with strike</source>
        <translation>mit Einschlägen aktivieren</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>activated</source>
        <translation>aktiviert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>activated own</source>
        <translation>durch eigenen Marker aktiviert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>activated repeat</source>
        <translation>durch Wiederholung aktiviert</translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>activated {n} times</source>
        <translation>
            <numerusform>einmal aktiviert</numerusform>
            <numerusform>{n}-mal aktiviert</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/setup_plan.py"/>
        <source>acts on its own</source>
        <translation>handelt für sich</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <source>add a set-up stage</source>
        <translation>Aufstellungsschritt hinzufügen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <location filename="../../editor/edits/forces.py"/>
        <source>add the counter {name}</source>
        <translation>Spielstein {name} hinzufügen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>add the formation {name}</source>
        <translation>Formation {name} hinzufügen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/places.py"/>
        <source>add the place {name}</source>
        <translation>Ort {name} hinzufügen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/zones.py"/>
        <location filename="../../editor/placing_fixes.py"/>
        <location filename="../../editor/tools/zones.py"/>
        <source>add the zone {zone}</source>
        <translation>Zone {zone} hinzufügen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>add victory hexes</source>
        <translation>Siegfelder hinzufügen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>add {n} counters</source>
        <translation>{n} Spielsteine hinzufügen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>administrative</source>
        <translation>Verwaltung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>after segment</source>
        <translation>nach der Aktivierung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>allot loss</source>
        <translation>Verlust zuteilen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>an HQ has no weapons and no armour: must be 0, not {value}</source>
        <translation>ein HQ hat weder Waffen noch Panzerung: Hier muss 0 stehen, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>an HQ is never independent</source>
        <translation>ein HQ ist nie unabhängig</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>an HQ takes no step losses</source>
        <translation>ein HQ nimmt keine Schrittverluste</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>and {count} more problems; mend these first</source>
        <translation>und {count} weitere Probleme; behebe zuerst diese</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces_files.py"/>
        <source>and {n} more</source>
        <translation>und {n} weitere</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_csv.py"/>
        <source>and {n} more; mend these first</source>
        <translation>und {n} weitere; behebe zuerst diese</translation>
    </message>
    <message>
        <location filename="../../editor/scan_files.py"/>
        <source>another picture called {name} is there already</source>
        <translation>ein anderes Bild namens {name} ist schon da</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>anti-tank gun</source>
        <translation>Panzerabwehrgeschütz</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>anti-tank gun against infantry</source>
        <translation>Panzerabwehr gegen Infanterie</translation>
    </message>
    <message>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>any number of times</source>
        <translation>beliebig oft</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>anywhere not east of column 15</source>
        <translation>irgendwo, aber nicht östlich von Spalte 15</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>are not in the order of the turns</source>
        <translation>stehen nicht in der Reihenfolge der Runden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/edits/counters.py"/>
        <source>armour</source>
        <translation>Panzerung</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>armour value</source>
        <translation>Panzerung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>armoured car</source>
        <translation>Panzerwagen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>arrives on turn {turn}, but no entry says where {formation} comes on</source>
        <translation>trifft in Runde {turn} ein, aber kein Eintrag sagt, wo {formation} auf die Karte kommt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>as in the scenario</source>
        <translation>wie im Szenario</translation>
    </message>
    <message>
        <location filename="../../editor/main_window.py"/>
        <source>as opened</source>
        <translation>wie geöffnet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/setup_plan.py"/>
        <source>as the scenario proposes</source>
        <translation>wie vom Szenario vorgeschlagen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>aside</source>
        <translation>beiseitegelegt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>assault</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>assault engineers, flamethrowers and charges</source>
        <translation>Sturmpioniere mit Flammenwerfern und Sprengladungen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>assault fire</source>
        <translation>Nahkampffeuer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>assault gun</source>
        <translation>Sturmgeschütz</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>assault pioneer</source>
        <translation>Sturmpioniere</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>assault pioneers</source>
        <translation>Sturmpioniere</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>assault result</source>
        <translation>Nahkampfergebnis</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>at random; or a number or word, for the same dice again</source>
        <translation>zufällig; oder Zahl oder Wort, für dieselben Würfe</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>attach</source>
        <translation>zuteilen</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>attached to</source>
        <translation>unterstellt</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>attack factor</source>
        <translation>Angriffsfaktor</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>attack value</source>
        <translation>Angriffswert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/setup_plan.py"/>
        <source>behind its companies</source>
        <translation>hinter den eigenen Kompanien</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>belongs to an infinite map; turn that off in the properties of the map</source>
        <translation>gehört zu einer unendlichen Karte; schalte das in den Karteneigenschaften aus</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>belongs to the kind &quot;bands&quot;; remove it or change the kind</source>
        <translation>gehört zur Art „bands“; entferne es oder ändere die Art</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>belongs to the kind &quot;hold&quot;; remove it or change the kind</source>
        <translation>gehört zur Art „hold“; entferne es oder ändere die Art</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/plots.py"/>
        <source>below the band: {result}</source>
        <translation>unter der Spanne: {result}</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>between the west map edge and Les Huttes d&apos;Ogny, in or south of row 04</source>
        <translation>zwischen dem Westrand der Karte und Les Huttes d&apos;Ogny, in oder südlich von Reihe 04</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tools/sight.py"/>
        <location filename="../../editor/tools/sight.py"/>
        <source>blocked</source>
        <translation>blockiert</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library_form.py"/>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>both sides retreat to the {edge} edge; they must differ</source>
        <translation>beide Seiten ziehen sich zum selben Rand zurück ({edge}); die Ränder müssen verschieden sein</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>both strike together</source>
        <translation>beide schlagen zusammen zu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <location filename="../../editor/edits/sides.py"/>
        <source>build a bridge</source>
        <translation>Brücke bauen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>byte 0x{byte} is not UTF-8; save the file as UTF-8</source>
        <translation>Byte 0x{byte} ist kein UTF-8; speichere die Datei als UTF-8</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scan.py"/>
        <source>calibrate the scan</source>
        <translation>Scan einpassen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>calibre</source>
        <translation>Kaliber</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/highlights.py"/>
        <source>can be assaulted</source>
        <translation>Nahkampf möglich</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/highlights.py"/>
        <source>can be chosen</source>
        <translation>wählbar</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>cancel</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>cancelled</source>
        <translation>aufgehoben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>cannot be read: {error}</source>
        <translation>kann nicht gelesen werden: {error}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/moves.py"/>
        <source>cannot stay here</source>
        <translation>kann hier nicht bleiben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/highlights.py"/>
        <source>cannot stop there</source>
        <translation>dort kein Halt möglich</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>carried</source>
        <translation>aus der Vorrunde</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>carrier</source>
        <translation>Transportpanzer</translation>
    </message>
    <message>
        <location filename="../../editor/printing/battle.py"/>
        <source>carrier {letter}</source>
        <translation>Transportpanzer {letter}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>carrying a company</source>
        <translation>trägt eine Kompanie</translation>
    </message>
    <message>
        <location filename="../../editor/edits/stages.py"/>
        <source>change a set-up stage</source>
        <translation>Aufstellungsschritt ändern</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>change counters</source>
        <translation>Spielsteine ändern</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>change markers of turn {turn}</source>
        <translation>Marker von Runde {turn} ändern</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>change strikes</source>
        <translation>Einschläge ändern</translation>
    </message>
    <message>
        <location filename="../../editor/edits/victory.py"/>
        <source>change the band of turn {turn}</source>
        <translation>Punktespanne von Runde {turn} ändern</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>change the counter {name}</source>
        <translation>Spielstein {name} ändern</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>change the credits</source>
        <translation>Quellenangabe ändern</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>change the date</source>
        <translation>Datum ändern</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>change the formation {name}</source>
        <translation>Formation {name} ändern</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>change the id</source>
        <translation>Kennung ändern</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>change the initiative</source>
        <translation>Initiative ändern</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>change the notes</source>
        <translation>Anmerkungen ändern</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>change the order of counters</source>
        <translation>Reihenfolge der Spielsteine ändern</translation>
    </message>
    <message>
        <location filename="../../editor/edits/places.py"/>
        <source>change the place {name}</source>
        <translation>Ort {name} ändern</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>change the scale of the map</source>
        <translation>Maßstab der Karte ändern</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>change the side {name}</source>
        <translation>Seite {name} ändern</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scan.py"/>
        <source>change the strength of the scan</source>
        <translation>Stärke des Scans ändern</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>change the title</source>
        <translation>Titel ändern</translation>
    </message>
    <message>
        <location filename="../../editor/edits/victory.py"/>
        <source>change the victory conditions</source>
        <translation>Siegbedingungen ändern</translation>
    </message>
    <message>
        <location filename="../../editor/edits/zones.py"/>
        <source>change the zone {zone}</source>
        <translation>Zone {zone} ändern</translation>
    </message>
    <message>
        <location filename="../../editor/edits/victory.py"/>
        <source>change which hexes must be held</source>
        <translation>ändern, welche Felder zu halten sind</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>change {n} counters</source>
        <translation>{n} Spielsteine ändern</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>change {what} ({n} counters)</source>
        <translation>{what} ändern ({n} Spielsteine)</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>change {what} of {name}</source>
        <translation>{what} von {name} ändern</translation>
    </message>
    <message>
        <location filename="../../editor/placing_fixes.py"/>
        <source>choose its hexes on the map</source>
        <translation>ihre Felder auf der Karte wählen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>clear</source>
        <translation>offen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/victory.py"/>
        <source>clear goals</source>
        <translation>Ziele löschen</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>clear ground</source>
        <translation>offenes Gelände</translation>
    </message>
    <message>
        <location filename="../../editor/edits/victory.py"/>
        <source>clear who holds hexes</source>
        <translation>Besitz von Feldern entfernen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>cliff</source>
        <translation>Steilhang</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>column</source>
        <translation>in Kolonne</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/modifiers.py"/>
        <source>column {number}</source>
        <translation>Spalte {number}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>column {number} of the combat results table</source>
        <translation>Spalte {number} der Kampfergebnistabelle</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>combined</source>
        <translation>gemeinsam</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>comes from a template, which is not read; detach it in Tiled</source>
        <translation>stammt aus einer Vorlage, die nicht gelesen wird; löse sie in Tiled ab</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>company aboard</source>
        <translation>aufgesessene Kompanie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>contains the control character {code}; remove it</source>
        <translation>enthält das Steuerzeichen {code}; entferne es</translation>
    </message>
    <message>
        <location filename="../../editor/tools/select.py"/>
        <source>copy hexes</source>
        <translation>Felder kopieren</translation>
    </message>
    <message>
        <location filename="../../editor/edits/transform.py"/>
        <source>crop the map</source>
        <translation>Karte zuschneiden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>cup</source>
        <translation>Tasse</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/reader.py"/>
        <source>decision {number} is malformed</source>
        <translation>Entscheidung {number} hat nicht die richtige Form</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/reader.py"/>
        <source>decision {number} is missing</source>
        <translation>Entscheidung {number} fehlt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/reader.py"/>
        <source>decision {number} was changed</source>
        <translation>Entscheidung {number} wurde verändert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/replaying.py"/>
        <source>decision {number}: {error}</source>
        <translation>Entscheidung {number}: {error}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>demoralization</source>
        <translation>Demoralisierung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>demoralization recovery</source>
        <translation>Erholung von Demoralisierung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>demoralized</source>
        <translation>demoralisiert</translation>
    </message>
    <message>
        <location filename="../../editor/panels/fields.py"/>
        <location filename="../../editor/panels/hexes.py"/>
        <location filename="../../editor/panels/large_fields.py"/>
        <source>different</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>direct fire</source>
        <translation>Direktfeuer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>discard</source>
        <translation>ablegen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>dispersed</source>
        <translation>zerstreut</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <location filename="../../editor/edits/sides.py"/>
        <source>draw a cliff</source>
        <translation>Steilhang zeichnen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/roads.py"/>
        <source>draw a main road</source>
        <translation>Hauptstraße zeichnen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/roads.py"/>
        <source>draw a secondary road</source>
        <translation>Nebenstraße zeichnen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/sides.py"/>
        <source>draw a stream</source>
        <translation>Bach zeichnen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>drawn</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>drop</source>
        <translation>zurücklassen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>due</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>due turn {turn}</source>
        <translation>trifft in Runde {turn} ein</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>duplicate the counter {name}</source>
        <translation>Spielstein {name} verdoppeln</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>duplicate the formation {name}</source>
        <translation>Formation {name} verdoppeln</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>duplicate {n} counters</source>
        <translation>{n} Spielsteine verdoppeln</translation>
    </message>
    <message>
        <location filename="../../editor/printing/aid_sheet.py"/>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>each marker fires {strikes}</source>
        <translation>jeder Marker schießt {strikes}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/fixes.py"/>
        <location filename="../../editor/panels/wording.py"/>
        <location filename="../../editor/panels/zone_fields.py"/>
        <location filename="../../editor/printing/battle.py"/>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>eliminated</source>
        <translation>vernichtet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>end activation</source>
        <translation>Aktivierung beenden</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>end of the independent status</source>
        <translation>Ende der Unabhängigkeit</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>enter</source>
        <translation>eintreffen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/play/position.py"/>
        <location filename="../../editor/printing/pieces.py"/>
        <source>entrenchment</source>
        <translation>Verteidigungswerk</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/printing/zone_map.py"/>
        <location filename="../../editor/tools/zones.py"/>
        <source>entrenchments</source>
        <translation>Verteidigungswerke</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>equipment</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <location filename="../../editor/tools/ground.py"/>
        <location filename="../../editor/tools/roads.py"/>
        <source>erase</source>
        <translation>löschen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/sides.py"/>
        <source>erase a cliff</source>
        <translation>Steilhang löschen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/roads.py"/>
        <source>erase a road</source>
        <translation>Straße löschen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/sides.py"/>
        <source>erase a stream</source>
        <translation>Bach löschen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/roads.py"/>
        <source>erase roads</source>
        <translation>Straßen löschen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>extra French repeat marker</source>
        <translation>Extra-Wiederholungsmarker (französisch)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>extra German repeat marker</source>
        <translation>Extra-Wiederholungsmarker (deutsch)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>failed</source>
        <translation>nicht bestanden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>failure</source>
        <translation>nicht erfüllt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>fatigue recovery</source>
        <translation>Erholung von Erschöpfung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>fatigued</source>
        <translation>erschöpft</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>fight on</source>
        <translation>weiterkämpfen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>fights on</source>
        <translation>kämpft weiter</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>fire</source>
        <translation>feuern</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>fire at</source>
        <translation>feuern auf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>fire move</source>
        <translation>feuern und ziehen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>fire with formation</source>
        <translation>mit Formation feuern</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/acting.py"/>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>fires at the best odds</source>
        <translation>feuert mit den besten Aussichten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/simple.py"/>
        <source>fires back</source>
        <translation>schießt zurück</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/moves.py"/>
        <source>fires from its new position</source>
        <translation>feuert aus der neuen Stellung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>formation demoralized</source>
        <translation>Formation demoralisiert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>formation fatigued</source>
        <translation>Formation erschöpft</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>formation marker</source>
        <translation>Formationsmarker</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>fusiliers-voltigeurs, B-series reservists</source>
        <translation>fusiliers-voltigeurs, Reservisten der Serie B</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>fusiliers-voltigeurs, active motorised division</source>
        <translation>fusiliers-voltigeurs, aktive motorisierte Division</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>future</source>
        <translation>später</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>general</source>
        <translation>allgemein</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>general marker</source>
        <translation>allgemeiner Marker</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/acting.py"/>
        <source>gets off close to the enemy</source>
        <translation>sitzt nahe am Gegner ab</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>gives way before it is too late</source>
        <translation>weicht, bevor es zu spät ist</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>go back to the file</source>
        <translation>Zurück zur Datei</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>go on</source>
        <translation>weiter</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>goes on</source>
        <translation>geht weiter</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/setup_plan.py"/>
        <source>goes where the enemy will come</source>
        <translation>geht dahin, wo der Gegner kommen wird</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>gone</source>
        <translation>aus dem Spiel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>group</source>
        <translation>Gruppenfeuer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>half</source>
        <translation>halbe Aktion</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>half of its action left</source>
        <translation>halbe Aktion übrig</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/acting.py"/>
        <source>has a better place to be</source>
        <translation>steht anderswo besser</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/acting.py"/>
        <source>has a good shot</source>
        <translation>hat einen guten Schuss</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>has acted</source>
        <translation>hat gehandelt</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>has another size than the map; it is left out</source>
        <translation>hat eine andere Größe als die Karte; entfällt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>has both hexes and formations to stand with; choose one</source>
        <translation>hat sowohl Felder als auch Formationen, bei denen zu stehen ist; wähle eines davon</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>has groups more than {limit} deep; they are left out</source>
        <translation>hat Gruppen, die mehr als {limit} tief sind; sie entfallen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>has half of a surrogate pair (\ud800 to \udfff) in a text; write the character</source>
        <translation>hat in einem Text die Hälfte eines Ersatzpaars (\ud800 bis \udfff); schreibe das Zeichen selbst</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_csv.py"/>
        <source>has more cells than there are columns; is a text with commas not quoted?</source>
        <translation>hat mehr Zellen als Spalten; fehlen bei einem Text mit Kommas die Anführungszeichen?</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>has more than {limit} layers; the rest is left out</source>
        <translation>hat mehr als {limit} Ebenen; der Rest entfällt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>has no hexes</source>
        <translation>hat keine Felder</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>has no hexes: lines and positions must run from the smaller to the larger number, on the map</source>
        <translation>hat keine Felder: „lines“ und „positions“ müssen von der kleineren zur größeren Zahl laufen und auf der Karte liegen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>has no hexes: within must be from 0 to {limit}, not {value}</source>
        <translation>hat keine Felder: „within“ muss von 0 bis {limit} reichen, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>has no points</source>
        <translation>hat keine Punkte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>has no stage; who sets up where?</source>
        <translation>hat keinen Schritt; wer stellt wo auf?</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>has not one tile for each hex</source>
        <translation>hat nicht für jedes Feld eine Kachel</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>has something that is no layer: {value}</source>
        <translation>enthält etwas, das keine Ebene ist: {value}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>has something that is no object: {value}</source>
        <translation>enthält etwas, das kein Objekt ist: {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>has the best view</source>
        <translation>hat die beste Sicht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>has {count} characters; {limit} is the limit</source>
        <translation>hat {count} Zeichen; höchstens {limit} sind erlaubt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>has {count} entries; {limit} is the limit</source>
        <translation>hat {count} Einträge; höchstens {limit} sind erlaubt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/panels/markers.py"/>
        <source>heavy</source>
        <translation>schwer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>heavy strike</source>
        <translation>schwerer Einschlag</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>held</source>
        <translation>auf der Hand</translation>
    </message>
    <message>
        <location filename="../../editor/printing/pieces.py"/>
        <source>held by</source>
        <translation>gehalten von</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>held by the French</source>
        <translation>von den Franzosen gehalten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>held by the Germans</source>
        <translation>von den Deutschen gehalten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>hex {hex} is listed twice; keep one</source>
        <translation>Feld {hex} ist doppelt aufgeführt; behalte eines</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>hex {hex} is listed twice; only one side can hold it</source>
        <translation>Feld {hex} ist doppelt aufgeführt; nur eine Seite kann es halten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>hex {hex} is off the map</source>
        <translation>Feld {hex} liegt nicht auf der Karte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>hex {hex} of {id} is not on the edge of the map</source>
        <translation>Feld {hex} von {id} liegt nicht am Kartenrand</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>hexes 1601 to 1610</source>
        <translation>Felder 1601 bis 1610</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>hexes 1710 to 1716</source>
        <translation>Felder 1710 bis 1716</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>hidden</source>
        <translation>versteckt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>hide</source>
        <translation>verstecken</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>hill</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>hold</source>
        <translation>behalten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>hold to combine</source>
        <translation>zum Kombinieren behalten</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>home edge</source>
        <translation>eigener Kartenrand</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>import the Tiled map {name}</source>
        <translation>Tiled-Karte {name} importieren</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>import the order of battle</source>
        <translation>Schlachtordnung importieren</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>import the order of battle ({n} counters)</source>
        <translation>Schlachtordnung importieren ({n} Spielsteine)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>in column</source>
        <translation>in Kolonne</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/highlights.py"/>
        <source>in column for {cost} MP</source>
        <translation>in Kolonne für {cost} BP</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>in or next to 0108</source>
        <translation>in oder neben 0108</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>in or next to 0112</source>
        <translation>in oder neben 0112</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>in or next to 0114</source>
        <translation>in oder neben 0114</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>in or next to 0401</source>
        <translation>in oder neben 0401</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>in or next to Stonne</source>
        <translation>in oder neben Stonne</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>in or south of row 03</source>
        <translation>in oder südlich von Reihe 03</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/highlights.py"/>
        <source>in reach for {cost} MP</source>
        <translation>erreichbar für {cost} BP</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tools/sight.py"/>
        <location filename="../../editor/tools/sight.py"/>
        <source>in sight</source>
        <translation>in Sicht</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>in the hex of a unit of 11e RDP</source>
        <translation>im Feld einer Einheit von 11e RDP</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>in the hex of a unit of the 205 RI battalion it is attached to</source>
        <translation>im Feld einer Einheit des Bataillons von 205 RI, dem es zugeteilt ist</translation>
    </message>
    <message>
        <location filename="../../editor/printing/battle.py"/>
        <source>in the hex of a unit of {formations}</source>
        <translation>im Feld einer Einheit von {formations}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>independent</source>
        <translation>unabhängig</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>independent status</source>
        <translation>Unabhängigkeit</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>independent until</source>
        <translation>unabhängig bis</translation>
    </message>
    <message>
        <location filename="../../editor/printing/battle.py"/>
        <source>independent until turn {turn}</source>
        <translation>unabhängig bis Runde {turn}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>is UTF-16 text; save it as UTF-8</source>
        <translation>ist UTF-16-Text; speichere ihn als UTF-8</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>is damaged: it cannot be unpacked</source>
        <translation>ist beschädigt: lässt sich nicht entpacken</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>is empty; give the scenario a title</source>
        <translation>ist leer; gib dem Szenario einen Titel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>is empty; name the counter</source>
        <translation>ist leer; benenne den Spielstein</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>is empty; name the formation</source>
        <translation>ist leer; benenne die Formation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>is empty; name the side</source>
        <translation>ist leer; benenne die Seite</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>is encoded in a way that is not known here: {encoding}</source>
        <translation>ist auf eine hier unbekannte Art kodiert: {encoding}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>is in no layer of ours and its class ({kind}) is unknown</source>
        <translation>liegt in keiner unserer Ebenen, und die Klasse ({kind}) ist unbekannt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>is missing; every hex of the grid needs terrain and level</source>
        <translation>fehlt; jedes Feld des Rasters braucht Gelände und Höhe</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>is no base64 text</source>
        <translation>ist kein Base64-Text</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_csv.py"/>
        <source>is no column of the format; it is left out</source>
        <translation>ist keine Spalte des Formats; entfällt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>is no key of the format; did you mean {close}?</source>
        <translation>ist kein Schlüssel des Formats; meintest du {close}?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>is no key of the format; known are {known}</source>
        <translation>ist kein Schlüssel des Formats; bekannt sind {known}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>is no place: it needs a name and a hex</source>
        <translation>ist kein Ort: Name und Feld fehlen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>is no rule switch; known are {known}</source>
        <translation>ist kein Regelschalter; bekannt sind {known}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>is no tileset</source>
        <translation>ist kein Kachelsatz</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>is no victory hex: its class is points, with a number, or hold</source>
        <translation>ist kein Siegfeld: Die Klasse ist points, mit einer Zahl, oder hold</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>is of the kind {kind}, which has no meaning here</source>
        <translation>ist von der Art {kind}, die hier nichts bedeutet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>is off the map of {lines} x {per_line} hexes</source>
        <translation>liegt nicht auf der Karte von {lines} × {per_line} Feldern</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>is packed with Zstandard; choose zlib, gzip or CSV in the properties of the map</source>
        <translation>ist mit Zstandard gepackt; wähle zlib, gzip oder CSV in den Karteneigenschaften</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>is set twice; keep one</source>
        <translation>ist doppelt gesetzt; behalte eines</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>is taken for a village; its class should be one of {kinds}</source>
        <translation>gilt als Dorf; die Klasse sollte eine von diesen sein: {kinds}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>is the formation itself</source>
        <translation>ist die Formation selbst</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_file.py"/>
        <source>is {version}; this program reads up to {known}, a newer one is needed</source>
        <translation>ist {version}; dieses Programm liest bis {known}, es braucht ein neueres</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>it can do most with another activation</source>
        <translation>kann mit einer weiteren Aktivierung am meisten tun</translation>
    </message>
    <message>
        <location filename="../../editor/files.py"/>
        <source>it cannot be read back</source>
        <translation>es lässt sich nicht wieder lesen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/reader.py"/>
        <source>it does not have exactly one header</source>
        <translation>es hat nicht genau einen Kopf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/modifiers.py"/>
        <source>it happens above {number} on {dice}</source>
        <translation>tritt bei mehr als {number} mit {dice} ein</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>it holds</source>
        <translation>hält stand</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/reader.py"/>
        <source>it holds the {thing}</source>
        <translation>es enthält {thing}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>it is an HQ</source>
        <translation>sie ist ein HQ</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>it is neutralized</source>
        <translation>sie ist neutralisiert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>it is out of command</source>
        <translation>sie ist außerhalb der Befehlsgewalt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>it panics</source>
        <translation>Panik bricht aus</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>its head is not as this program writes it</source>
        <translation>der Kopf ist nicht so, wie dieses Programm ihn schreibt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/replaying.py"/>
        <source>its scenario does not start: {error}</source>
        <translation>das Szenario darin lässt sich nicht beginnen: {error}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/reader.py"/>
        <source>its tables are not as we make them</source>
        <translation>die Tabellen darin sind nicht von diesem Programm</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>its turn to act</source>
        <translation>ist an der Reihe</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>keep</source>
        <translation>behalten</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>keep the hexes of the map, each once</source>
        <translation>Felder der Karte behalten, jedes einmal</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>keeps its steps</source>
        <translation>schont die eigenen Schritte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>keeps the general for a better moment</source>
        <translation>bewahrt den allgemeinen Marker für später auf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>keeps the marker for a better moment</source>
        <translation>bewahrt den Marker für später auf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>larger than {limit} MiB; no scenario needs that much</source>
        <translation>größer als {limit} MiB; so viel braucht kein Szenario</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scan.py"/>
        <source>lay a scan under the map</source>
        <translation>Scan unter die Karte legen</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>layer {name}</source>
        <translation>Ebene {name}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>leads out of {hex}, which is not at the edge</source>
        <translation>führt aus {hex} hinaus, das nicht am Rand liegt</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>leads over the edge of the map; that part is left out</source>
        <translation>führt über den Kartenrand; dieser Teil entfällt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>leaves a fight that is lost</source>
        <translation>verlässt einen verlorenen Kampf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>leaves the fight</source>
        <translation>verlässt den Kampf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>left map</source>
        <translation>hat die Karte verlassen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>left the map</source>
        <translation>hat die Karte verlassen</translation>
    </message>
    <message>
        <location filename="../../editor/placing_fixes.py"/>
        <source>let it come on at its home edge</source>
        <translation>am eigenen Kartenrand eintreffen lassen</translation>
    </message>
    <message>
        <location filename="../../editor/placing_fixes.py"/>
        <source>let it come on in {zone}</source>
        <translation>in {zone} eintreffen lassen</translation>
    </message>
    <message>
        <location filename="../../editor/placing_fixes.py"/>
        <source>let it come on on turn {turn}</source>
        <translation>in Runde {turn} eintreffen lassen</translation>
    </message>
    <message>
        <location filename="../../editor/placing_fixes.py"/>
        <source>let it start on the map</source>
        <translation>auf der Karte beginnen lassen</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>let one marker fire once</source>
        <translation>Einen Marker einmal schießen lassen</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>let the French hold {hex}</source>
        <translation>die Franzosen {hex} halten lassen</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>let the Germans hold {hex}</source>
        <translation>die Deutschen {hex} halten lassen</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>let them retreat to the {edge}</source>
        <translation>Rückzug nach {edge}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>lets them come</source>
        <translation>lässt sie kommen</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>level</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>level 0</source>
        <translation>Höhe 0</translation>
    </message>
    <message>
        <location filename="../../editor/tools/ground.py"/>
        <source>level {level}</source>
        <translation>Höhe {level}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/setup_plan.py"/>
        <source>lies in wait</source>
        <translation>liegt auf der Lauer</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>lies off the map</source>
        <translation>liegt außerhalb der Karte</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>lies off the map in part; that part is left out</source>
        <translation>liegt zum Teil außerhalb der Karte; dieser Teil entfällt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/panels/markers.py"/>
        <source>light</source>
        <translation>leicht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>light strike</source>
        <translation>leichter Einschlag</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>line of sight</source>
        <translation>Sichtlinie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>line of sight, adjacent hexes always see each other</source>
        <translation>Sichtlinie, angrenzende Felder sehen einander immer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>line {line}, column {column}</source>
        <translation>Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/scenario_head.py"/>
        <source>line {line}, column {column}: {text}</source>
        <translation>Zeile {line}, Spalte {column}: {text}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>load</source>
        <translation>einladen</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>lorried dragoons, dismounted</source>
        <translation>Dragoner auf Lastwagen, abgesessen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>losses at the start</source>
        <translation>Verluste zu Beginn</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>low {low} is above high {high}; swap them</source>
        <translation>die untere Grenze {low} liegt über der oberen {high}; vertausche sie</translation>
    </message>
    <message>
        <location filename="../../editor/edits/terrain.py"/>
        <source>lower the ground</source>
        <translation>Boden absenken</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>machine gun</source>
        <translation>Maschinengewehr</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>main road</source>
        <translation>Hauptstraße</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>make it independent</source>
        <translation>Unabhängig machen</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>make it part of its formation</source>
        <translation>Zum Teil der Formation machen</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>make one band for each turn</source>
        <translation>Eine Punktespanne je Runde anlegen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>many units need to rally</source>
        <translation>viele Einheiten müssen sich sammeln</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>marker drawn</source>
        <translation>Marker gezogen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>marker for the next cup</source>
        <translation>Marker für die nächste Tasse</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>marker in the cup</source>
        <translation>Marker in der Tasse</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>marker kept for the next turn</source>
        <translation>Marker für die nächste Runde aufbewahrt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>marker out of the game</source>
        <translation>Marker aus dem Spiel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>marker put aside</source>
        <translation>Marker beiseitegelegt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>marker still to come</source>
        <translation>Marker kommt noch</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>marker unused</source>
        <translation>Marker ungenutzt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>marker used</source>
        <translation>Marker benutzt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>marker waits to be combined</source>
        <translation>Marker wartet auf das Kombinieren</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>may enter now</source>
        <translation>darf jetzt auf die Karte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>may start aboard a carrier</source>
        <translation>darf aufgesessen beginnen</translation>
    </message>
    <message>
        <location filename="../../editor/printing/battle.py"/>
        <source>may start aboard {letter}</source>
        <translation>darf auf {letter} beginnen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/panels/markers.py"/>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>medium strike</source>
        <translation>mittlerer Einschlag</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>mine depletion</source>
        <translation>Erschöpfung des Minenfelds</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/play/position.py"/>
        <location filename="../../editor/printing/pieces.py"/>
        <source>minefield</source>
        <translation>Minenfeld</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/printing/zone_map.py"/>
        <location filename="../../editor/tools/zones.py"/>
        <source>minefields</source>
        <translation>Minenfelder</translation>
    </message>
    <message>
        <location filename="../../editor/edits/transform.py"/>
        <source>mirror the map left to right</source>
        <translation>Karte seitlich spiegeln</translation>
    </message>
    <message>
        <location filename="../../editor/edits/transform.py"/>
        <source>mirror the map top to bottom</source>
        <translation>Karte oben und unten spiegeln</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/reader.py"/>
        <source>more than {limit} decisions</source>
        <translation>mehr als {limit} Entscheidungen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>motorcycle</source>
        <translation>Motorrad</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>motorcycle combinations</source>
        <translation>Motorräder mit Beiwagen</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>motorcycle combinations, FM 24/29</source>
        <translation>Motorräder mit Beiwagen, FM 24/29</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>motorized</source>
        <translation>motorisiert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>mount</source>
        <translation>aufsitzen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>mounted</source>
        <translation>aufgesessen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>move</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <source>move a set-up stage</source>
        <translation>Aufstellungsschritt verschieben</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>move a victory hex</source>
        <translation>Siegfeld verschieben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>move and fire</source>
        <translation>Schießen und Bewegen</translation>
    </message>
    <message>
        <location filename="../../editor/tools/select.py"/>
        <source>move formations to {hex}</source>
        <translation>Formationen nach {hex} verschieben</translation>
    </message>
    <message>
        <location filename="../../editor/tools/select.py"/>
        <source>move hexes</source>
        <translation>Felder verschieben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>move on</source>
        <translation>weiterziehen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>move the formation {name}</source>
        <translation>Formation {name} verschieben</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scan.py"/>
        <source>move the scan</source>
        <translation>Scan verschieben</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>move {name} to {formation}</source>
        <translation>{name} zu {formation} verschieben</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>move {n} counters to {formation}</source>
        <translation>{n} Spielsteine zu {formation} verschieben</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>movement value</source>
        <translation>Bewegungswert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/acting.py"/>
        <source>moves up to assault</source>
        <translation>rückt zum Nahkampf vor</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_file.py"/>
        <source>must be &quot;{format}&quot;; this is no scenario file</source>
        <translation>muss „{format}“ sein; dies ist keine Szenariodatei</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_file.py"/>
        <source>must be &quot;{system}&quot; for a Blitzkrieg 1940 scenario, not {value}</source>
        <translation>muss für ein Szenario von Blitzkrieg 1940 „{system}“ sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>must be 1 or 0, not {value}</source>
        <translation>muss 1 oder 0 sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>must be 1 to 64 letters, digits, &apos;_&apos;, &apos;-&apos; or &apos;.&apos;, not {ident}</source>
        <translation>muss aus 1 bis 64 Buchstaben, Ziffern, „_“, „-“ oder „.“ bestehen, nicht {ident}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>must be 1 to 64 letters, digits, _, - or ., not {value}; this row is left out</source>
        <translation>muss aus 1 bis 64 Buchstaben, Ziffern, _, - oder . bestehen, nicht {value}; diese Zeile entfällt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>must be a colour such as #1F4E9E, not {colour}</source>
        <translation>muss eine Farbe wie #1F4E9E sein, nicht {colour}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>must be a colour such as #1F4E9E, not {value}</source>
        <translation>muss eine Farbe wie #1F4E9E sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>must be a date such as 1940-05-13, not {date}</source>
        <translation>muss ein Datum wie 1940-05-13 sein, nicht {date}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>must be a list of two hexes</source>
        <translation>muss eine Liste von zwei Feldern sein</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>must be a list of {count} whole numbers ({names}), not {value}</source>
        <translation>muss eine Liste von {count} ganzen Zahlen sein ({names}), nicht {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>must be a list, not {value}</source>
        <translation>muss eine Liste sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>must be a number from {low} to {high}, not {value}</source>
        <translation>muss eine Zahl von {low} bis {high} sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_scan.py"/>
        <source>must be a number, not {value}</source>
        <translation>muss eine Zahl sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_file.py"/>
        <source>must be a text, not {value}</source>
        <translation>muss ein Text sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>must be a whole number, not {value}</source>
        <translation>muss eine ganze Zahl sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>must be an object of hexes, not {value}</source>
        <translation>muss ein Objekt mit Feldern sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>must be an object, not {value}</source>
        <translation>muss ein Objekt sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>must be from 0 to {most}, not {wanted}: the {side} side has {most} {kind} markers on turn 1</source>
        <translation>muss von 0 bis {most} reichen, nicht {wanted}: Marker in Runde 1 ({side}, {kind}): {most}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_scan.py"/>
        <source>must be from {low} to {high}</source>
        <translation>muss von {low} bis {high} sein</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>must be from {low} to {high}, not {value}</source>
        <translation>muss von {low} bis {high} reichen, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>must be one company, or several to choose from with optional: true</source>
        <translation>muss eine Kompanie sein, oder mehrere zur Auswahl mit optional: true</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_file.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>must be one of {allowed}, not {value}</source>
        <translation>muss eines von {allowed} sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>must be one of {names}, not {value}</source>
        <translation>muss eines von {names} sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>must be one of {names}, not {value}; this row is left out</source>
        <translation>muss eines von {names} sein, nicht {value}; diese Zeile entfällt</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>must be setup, setup_last or turn and a number, not {value}</source>
        <translation>muss setup, setup_last oder turn und eine Zahl sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_scan.py"/>
        <source>must be the name of a picture (PNG, JPEG) in the folder of the scenario, not {value}</source>
        <translation>muss der Name eines Bildes (PNG, JPEG) im Ordner des Szenarios sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>must be true or false, not {value}</source>
        <translation>muss true oder false sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>must be true: {id} has no activation marker</source>
        <translation>muss true sein: {id} hat keinen Aktivierungsmarker</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>must be {low}, not {value}</source>
        <translation>muss {low} sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_file.py"/>
        <source>must be {version}</source>
        <translation>muss {version} sein</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>must have exactly one of {kinds}</source>
        <translation>muss genau eines davon haben: {kinds}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>must not be null</source>
        <translation>darf nicht null sein</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/fields.py"/>
        <source>must not be null; leave the key out</source>
        <translation>darf nicht null sein; lass den Schlüssel weg</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../editor/edits/sides.py"/>
        <source>name a stream {name}</source>
        <translation>Bach {name} benennen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/terrain.py"/>
        <source>name hexes {name}</source>
        <translation>Felder {name} benennen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>names no hex of the map</source>
        <translation>nennt kein Feld der Karte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>names no hex; which hexes are worth points?</source>
        <translation>nennt kein Feld; welche Felder sind Punkte wert?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>names no hex; which hexes must be held?</source>
        <translation>nennt kein Feld; welche Felder müssen gehalten werden?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>needed most</source>
        <translation>wird am dringendsten gebraucht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>needs independent: true</source>
        <translation>braucht independent: true</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>nested deeper than {limit} levels</source>
        <translation>tiefer als {limit} Ebenen verschachtelt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>neutralized</source>
        <translation>neutralisiert</translation>
    </message>
    <message>
        <location filename="../../editor/panels/zone_fields.py"/>
        <location filename="../../editor/tools/zones.py"/>
        <source>new zone</source>
        <translation>neue Zone</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>no counter of {formation} arrives later; remove the entry</source>
        <translation>kein Spielstein von {formation} trifft später ein; entferne den Eintrag</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>no effect</source>
        <translation>keine Wirkung</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>no end</source>
        <translation>kein Ende</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial.py"/>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>no line of sight, blind hex directly behind {first} and {second}</source>
        <translation>keine Sichtlinie, blindes Feld unmittelbar hinter {first} und {second}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>no line of sight, blind hex directly behind {wall}</source>
        <translation>keine Sichtlinie, blindes Feld unmittelbar hinter {wall}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>no line of sight, further than {limit} hexes</source>
        <translation>keine Sichtlinie, weiter als {limit} Felder</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>no line of sight, {first} and {second} lie between on the same level</source>
        <translation>keine Sichtlinie, {first} und {second} liegen auf gleicher Höhe dazwischen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>no line of sight, {first} and {second} lie higher than both</source>
        <translation>keine Sichtlinie, {first} und {second} liegen höher als beide</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>no line of sight, {first} and {second}: the higher hex is not at the drop</source>
        <translation>keine Sichtlinie, {first} und {second}: Das höhere Feld liegt nicht an der Kante</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>no line of sight, {wall} lies between on the same level</source>
        <translation>keine Sichtlinie, {wall} liegt auf gleicher Höhe dazwischen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>no line of sight, {wall} lies higher than both</source>
        <translation>keine Sichtlinie, {wall} liegt höher als beide</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>no line of sight, {wall}: the higher hex is not at the drop</source>
        <translation>keine Sichtlinie, {wall}: Das höhere Feld liegt nicht an der Kante</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>no mount</source>
        <translation>nicht aufsitzen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/simple.py"/>
        <source>no other choice</source>
        <translation>keine andere Wahl</translation>
    </message>
    <message>
        <location filename="../../editor/main_window.py"/>
        <source>no problems</source>
        <translation>keine Probleme</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <location filename="../../editor/panels/hexes.py"/>
        <location filename="../../editor/panels/markers.py"/>
        <location filename="../../editor/panels/tools.py"/>
        <location filename="../../editor/panels/victory.py"/>
        <location filename="../../editor/tools/marks.py"/>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <location filename="../../bk40qt/play/report.py"/>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/fixes.py"/>
        <location filename="../../editor/panels/wording.py"/>
        <location filename="../../editor/panels/zone_fields.py"/>
        <location filename="../../editor/printing/battle.py"/>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>not cancelled</source>
        <translation>nicht aufgehoben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>not placed yet</source>
        <translation>noch nicht aufgestellt</translation>
    </message>
    <message>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>not readable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <location filename="../../editor/main_window.py"/>
        <location filename="../../editor/recovery_dialog.py"/>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>not valid JSON: {error}</source>
        <translation>kein gültiges JSON: {error}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>not worth a general</source>
        <translation>keinen allgemeinen Marker wert</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>nothing better to play it for</source>
        <translation>nichts Besseres dafür</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>nothing changes</source>
        <translation>nichts ändert sich</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>nothing to fire at</source>
        <translation>kein Ziel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/acting.py"/>
        <source>nothing useful is left to do</source>
        <translation>nichts Nützliches mehr zu tun</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>nowhere</source>
        <translation>nirgends</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>number of strikes</source>
        <translation>Anzahl der Einschläge:</translation>
    </message>
    <message>
        <location filename="../../editor/edits/transform.py"/>
        <source>number the hexes otherwise</source>
        <translation>Felder anders nummerieren</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>number to roll on {dice}</source>
        <translation>zu würfeln mit {dice}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>observer</source>
        <translation>Beobachter</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>on map</source>
        <translation>auf der Karte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/setup_plan.py"/>
        <source>on the enemy&apos;s way</source>
        <translation>auf dem Weg des Gegners</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>on the turn track until turn {turn}</source>
        <translation>auf der Rundenleiste bis Runde {turn}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/moves.py"/>
        <source>on the way to {hex}</source>
        <translation>auf dem Weg nach {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/simple.py"/>
        <source>one is as good as the other</source>
        <translation>eines so gut wie das andere</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>only independent units can be attached, {id} is not</source>
        <translation>nur unabhängige Einheiten können zugeteilt werden, {id} ist es nicht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>open with</source>
        <translation>eröffnen mit</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>opportunity fire</source>
        <translation>Gelegenheitsfeuer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>opportunity fire at good odds</source>
        <translation>Gelegenheitsfeuer mit guten Aussichten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>opportunity fire used</source>
        <translation>Gelegenheitsfeuer verbraucht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>orchard</source>
        <translation>Obstgarten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>other outcomes</source>
        <translation>andere Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>out of command</source>
        <translation>außerhalb der Befehlsgewalt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>out of the game</source>
        <translation>aus dem Spiel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>outward</source>
        <translation>von der 7 nach außen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>outward from 7</source>
        <translation>von der 7 nach außen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>over</source>
        <translation>beendet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/panels/library.py"/>
        <source>own</source>
        <translation>eigener</translation>
    </message>
    <message>
        <location filename="../../editor/edits/terrain.py"/>
        <source>paint clear ground</source>
        <translation>Offenes Gelände malen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/terrain.py"/>
        <source>paint orchards</source>
        <translation>Obstgärten malen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/terrain.py"/>
        <source>paint village</source>
        <translation>Dorf malen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/terrain.py"/>
        <source>paint woods</source>
        <translation>Wald malen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>panic</source>
        <translation>Panik</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <location filename="../../editor/edits/clip.py"/>
        <source>paste hexes</source>
        <translation>Felder einfügen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/clip.py"/>
        <source>paste the counter {name}</source>
        <translation>Spielstein {name} einfügen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/clip.py"/>
        <source>paste the formation {name}</source>
        <translation>Formation {name} einfügen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/clip.py"/>
        <source>paste the zone {zone}</source>
        <translation>Zone {zone} einfügen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/clip.py"/>
        <source>paste {n} counters</source>
        <translation>{n} Spielsteine einfügen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/clip.py"/>
        <source>paste {n} formations</source>
        <translation>{n} Formationen einfügen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>pays with a step and fights on</source>
        <translation>zahlt mit einem Schritt und kämpft weiter</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>place</source>
        <translation>aufstellen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>place entrenchment</source>
        <translation>Verteidigungswerk anlegen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>place minefield</source>
        <translation>Minenfeld legen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>places nothing; remove the stage</source>
        <translation>stellt nichts auf; entferne den Schritt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>play repeat</source>
        <translation>Wiederholung spielen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>play rest</source>
        <translation>Erholung spielen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/simple.py"/>
        <source>plays safe</source>
        <translation>geht auf Nummer sicher</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>pool</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <location filename="../../editor/placing_fixes.py"/>
        <source>put it into {formation}</source>
        <translation>{formation} zuteilen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/terrain.py"/>
        <source>raise the ground</source>
        <translation>Boden anheben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>rallied</source>
        <translation>gesammelt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>rally</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>range value</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>reaction</source>
        <translation>Reaktion</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>recovered</source>
        <translation>erholt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>red N (neutralizes soft targets)</source>
        <translation>rotes N (neutralisiert weiche Ziele)</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>reduced armour</source>
        <translation>Panzerung (geschwächt)</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>reduced attack</source>
        <translation>Angriff (geschwächt)</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>reduced movement</source>
        <translation>Bewegung (geschwächt)</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>reduced range</source>
        <translation>Reichweite (geschwächt)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/acting.py"/>
        <source>reinforcements come on</source>
        <translation>Verstärkungen treffen ein</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/tools/marks.py"/>
        <source>remove</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/sides.py"/>
        <source>remove a bridge</source>
        <translation>Brücke entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/roads.py"/>
        <source>remove a road exit</source>
        <translation>Straßenausgang entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <source>remove a set-up stage</source>
        <translation>Aufstellungsschritt entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/clipping.py"/>
        <source>remove counters</source>
        <translation>Spielsteine entfernen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>remove markers</source>
        <translation>Marker wegnehmen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/terrain.py"/>
        <source>remove names of hexes</source>
        <translation>Namen von Feldern entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>remove reinforcements</source>
        <translation>Verstärkungen entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>remove the bridge</source>
        <translation>Brücke entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/placing_fixes.py"/>
        <source>remove the counter</source>
        <translation>den Spielstein entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>remove the counter {name}</source>
        <translation>Spielstein {name} entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>remove the entry</source>
        <translation>Eintrag entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>remove the formation</source>
        <translation>Formation entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>remove the formation {name}</source>
        <translation>Formation {name} entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/sides.py"/>
        <source>remove the name of a stream</source>
        <translation>Namen eines Bachs entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/places.py"/>
        <source>remove the place {name}</source>
        <translation>Ort {name} entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scan.py"/>
        <location filename="../../editor/fixes.py"/>
        <source>remove the scan</source>
        <translation>Scan entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>remove the stage</source>
        <translation>Aufstellungsschritt entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/zones.py"/>
        <location filename="../../editor/placing_fixes.py"/>
        <source>remove the zone {zone}</source>
        <translation>Zone {zone} entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>remove victory hexes</source>
        <translation>Siegfelder entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>remove what does not count</source>
        <translation>Entfernen, was nicht zählt</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <source>remove withdrawals</source>
        <translation>Abzüge entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>remove wrong road exits</source>
        <translation>Falsche Straßenausgänge entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>remove {n} counters</source>
        <translation>{n} Spielsteine entfernen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/forces.py"/>
        <source>remove {n} formations</source>
        <translation>{n} Formationen entfernen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <location filename="../../editor/edits/zones.py"/>
        <source>rename the zone {zone}</source>
        <translation>Zone {zone} umbenennen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>repeat</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>repeat marker</source>
        <translation>Wiederholungsmarker</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>repulsed</source>
        <translation>abgewehrt</translation>
    </message>
    <message>
        <location filename="../../editor/edits/transform.py"/>
        <source>resize the map</source>
        <translation>Kartengröße ändern</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>rest</source>
        <translation>ausruhen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>rests while it can</source>
        <translation>ruht aus, solange es geht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>retreat</source>
        <translation>Rückzug</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>retreat on</source>
        <translation>weiterer Rückzug</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>return fire</source>
        <translation>Gegenfeuer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/mapview/faces.py"/>
        <source>return fire used</source>
        <translation>Gegenfeuer verbraucht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>return of an HQ</source>
        <translation>Rückkehr eines HQ</translation>
    </message>
    <message>
        <location filename="../../editor/edits/sides.py"/>
        <source>reverse a stream</source>
        <translation>Bach umkehren</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/setup_plan.py"/>
        <source>rides to the front</source>
        <translation>fährt an die Front</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>rifle company</source>
        <translation>Schützenkompanie</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>rifle company on foot</source>
        <translation>Schützenkompanie zu Fuß</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>rifle company on foot, lorries in the rear</source>
        <translation>Schützenkompanie zu Fuß, Lastwagen dahinter</translation>
    </message>
    <message>
        <location filename="../../scenarios/stonne.bk40"/>
        <source>rifle company, elite motorised regiment, on foot</source>
        <translation>Schützenkompanie eines motorisierten Eliteregiments, zu Fuß</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>rout</source>
        <translation>Flucht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>rout step</source>
        <translation>fliehen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/play/new_game.py"/>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>rows 6, 8 and 9</source>
        <translation>Zeilen 6, 8 und 9</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/ending.py"/>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>rule {number}</source>
        <translation>Regel {number}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>runs along the edge of the map, where there is no hexside between two hexes</source>
        <translation>verläuft am Kartenrand, wo keine Seite zwischen zwei Feldern liegt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>same hex</source>
        <translation>gleiches Feld</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>says road {stated}, but &quot;road&quot; must be {real}</source>
        <translation>nennt die Straße {stated}, aber „road“ muss {real} sein</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>says road {stated}, but there is no road here; leave &quot;road&quot; out</source>
        <translation>nennt die Straße {stated}, aber hier ist keine; lass „road“ weg</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/errors.py"/>
        <source>scenario has 1 problem</source>
        <translation>Das Szenario hat 1 Problem</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/errors.py"/>
        <source>scenario has {count} problems</source>
        <translation>Das Szenario hat {count} Probleme</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/codec.py"/>
        <source>scenario: {error}</source>
        <translation>Szenario: {error}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>secondary road</source>
        <translation>Nebenstraße</translation>
    </message>
    <message>
        <location filename="../../editor/edits/roads.py"/>
        <source>set a road exit</source>
        <translation>Straßenausgang setzen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>set an option</source>
        <translation>Option setzen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>set aside</source>
        <translation>beiseitelegen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <source>set entrenchments</source>
        <translation>Verteidigungswerke festlegen</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>set it to {value}</source>
        <translation>Auf {value} setzen</translation>
    </message>
    <message>
        <location filename="../../editor/placing_fixes.py"/>
        <source>set it up along its home edge</source>
        <translation>am eigenen Kartenrand aufstellen</translation>
    </message>
    <message>
        <location filename="../../editor/placing_fixes.py"/>
        <source>set it up in {zone}</source>
        <translation>in {zone} aufstellen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/terrain.py"/>
        <source>set level {level}</source>
        <translation>Höhe {level} setzen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <source>set minefields</source>
        <translation>Minenfelder festlegen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <source>set reinforcements</source>
        <translation>Verstärkungen festlegen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <source>set starting losses</source>
        <translation>Anfangsverluste festlegen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/scenario.py"/>
        <source>set the game to {n} turns</source>
        <translation>Spiel auf {n} Runden setzen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/counter_form.py"/>
        <source>set up</source>
        <translation>aufgestellt</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <source>set up {name} in {zone}</source>
        <translation>{name} in {zone} aufstellen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hexes.py"/>
        <source>set victory points</source>
        <translation>Siegpunkte setzen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/victory.py"/>
        <source>set victory points of {hex}</source>
        <translation>Siegpunkte von {hex} setzen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <location filename="../../editor/edits/stages.py"/>
        <source>set what {name} carries</source>
        <translation>Fracht von {name} festlegen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <source>set when {name} leaves</source>
        <translation>Abzug von {name} festlegen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <source>set where {name} comes on</source>
        <translation>Eintreffen von {name} festlegen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/victory.py"/>
        <source>set who holds hexes</source>
        <translation>Besitz von Feldern setzen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>setup</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <location filename="../../editor/edits/transform.py"/>
        <source>shift the map</source>
        <translation>Karte verschieben</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>short name</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>show</source>
        <translation>zeigen</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>sidecar combinations, MG 34</source>
        <translation>Motorräder mit Beiwagen, MG 34</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>skipped</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/fixes.py"/>
        <location filename="../../editor/panels/wording.py"/>
        <location filename="../../editor/panels/zone_fields.py"/>
        <location filename="../../editor/printing/battle.py"/>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>spent</source>
        <translation>verbraucht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>stands its ground</source>
        <translation>hält stand</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/moves.py"/>
        <source>stands well here</source>
        <translation>steht hier gut</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>starting losses</source>
        <translation>Anfangsverluste</translation>
    </message>
    <message>
        <location filename="../../editor/printing/battle.py"/>
        <source>starts aboard {letter}</source>
        <translation>beginnt auf {letter}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>stay</source>
        <translation>bleiben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>step loss</source>
        <translation>Schrittverlust</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>still demoralized</source>
        <translation>weiter demoralisiert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>still fatigued</source>
        <translation>weiter erschöpft</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>still neutralized</source>
        <translation>weiter neutralisiert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>stop</source>
        <translation>anhalten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>stream</source>
        <translation>Bach</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>strike</source>
        <translation>Einschlag</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>strike marker</source>
        <translation>Feuermarker</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>strikes</source>
        <translation>Einschläge</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>success</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <location filename="../../editor/fixes.py"/>
        <source>swap low and high</source>
        <translation>Unter- und Obergrenze tauschen</translation>
    </message>
    <message>
        <location filename="../../editor/placing_fixes.py"/>
        <source>take it out of the stage</source>
        <translation>aus dem Schritt nehmen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>take repeat</source>
        <translation>Wiederholungsmarker nehmen</translation>
    </message>
    <message>
        <location filename="../../editor/placing_fixes.py"/>
        <source>take the formation out of the stage</source>
        <translation>die Formation aus dem Schritt nehmen</translation>
    </message>
    <message>
        <location filename="../../editor/edits/setup.py"/>
        <location filename="../../editor/edits/stages.py"/>
        <source>take {name} out of the set-up</source>
        <translation>{name} aus der Aufstellung nehmen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>take {n} formations out of the set-up</source>
        <translation>{n} Formationen aus der Aufstellung nehmen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>taken</source>
        <translation>eingenommen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>tank</source>
        <translation>Panzer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>target dispersed</source>
        <translation>Ziel zerstreut</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>target in a village</source>
        <translation>Ziel im Dorf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>target in an entrenchment</source>
        <translation>Ziel im Verteidigungswerk</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>target in an orchard</source>
        <translation>Ziel im Obstgarten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>target in column</source>
        <translation>Ziel in Kolonne</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>target in woods</source>
        <translation>Ziel im Wald</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>target on higher ground</source>
        <translation>Ziel liegt höher</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/highlights.py"/>
        <source>target {unit}: {chance}</source>
        <translation>Ziel {unit}: {chance}</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>that would hurt</source>
        <translation>das täte weh</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>the French</source>
        <translation>die Franzosen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>the Germans</source>
        <translation>die Deutschen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>the HQ comes back in the safest place</source>
        <translation>das HQ kehrt am sichersten Ort zurück</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>the counters of {formation} show {printed} start_losses, the owner allots {count}; make them equal</source>
        <translation>die Spielsteine von {formation} zeigen {printed} start_losses, der Besitzer verteilt {count}; gleiche sie an</translation>
    </message>
    <message>
        <location filename="../../editor/printing/printout.py"/>
        <source>the device cannot be painted on</source>
        <translation>auf dem Gerät kann nicht gezeichnet werden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/codec.py"/>
        <source>the dice are no list of numbers</source>
        <translation>die Würfel sind keine Liste von Zahlen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/codec.py"/>
        <source>the events are no list of objects</source>
        <translation>die Ereignisse sind keine Liste von Objekten</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_csv.py"/>
        <source>the file is not UTF-8; it was read as Windows text, look at the accents</source>
        <translation>die Datei ist nicht UTF-8; sie wurde als Windows-Text gelesen, achte auf Umlaute und Akzente</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/whole.py"/>
        <source>the file is read-only</source>
        <translation>die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/opening.py"/>
        <location filename="../../bk40qt/play/recording.py"/>
        <source>the game was not opened</source>
        <translation>das Spiel wurde nicht geöffnet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>the guns fire</source>
        <translation>die Geschütze feuern</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/acting.py"/>
        <source>the guns first</source>
        <translation>die Geschütze zuerst</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/reader.py"/>
        <source>the header was changed</source>
        <translation>der Kopf wurde verändert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>the heaviest first</source>
        <translation>das Schwerste zuerst</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>the hexes are not those of its definition; define it anew</source>
        <translation>die Felder sind nicht die ihrer Definition; definiere sie neu</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>the id {ident} is used twice; ids must differ</source>
        <translation>die Kennung {ident} kommt doppelt vor; Kennungen müssen verschieden sein</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>the infantry aboard has to dismount first</source>
        <translation>die aufgesessene Infanterie muss erst absitzen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>the key appears twice ({line}); keep one</source>
        <translation>der Schlüssel kommt doppelt vor ({line}); behalte einen</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>the lines of the file are too long for any map; the rest is left out</source>
        <translation>die Linien der Datei sind zu lang für jede Karte; der Rest entfällt</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>the long edge</source>
        <translation>die lange Kante</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>the map does not say which columns or rows are staggered</source>
        <translation>die Karte sagt nicht, welche Spalten oder Zeilen versetzt sind</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>the map is infinite; turn that off in the properties of the map, so that it has a size</source>
        <translation>die Karte ist unendlich; schalte das in den Karteneigenschaften aus, damit sie eine Größe hat</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>the map is {kind}, not hexagonal</source>
        <translation>die Karte ist {kind}, nicht hexagonal</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>the mines are used up</source>
        <translation>die Minen sind verbraucht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>the mines stay</source>
        <translation>die Minen bleiben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/moves.py"/>
        <source>the odds of an assault are good</source>
        <translation>gute Aussichten für einen Nahkampf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/codec.py"/>
        <source>the options are no object of texts</source>
        <translation>die Optionen sind kein Objekt aus Texten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>the order does not get through</source>
        <translation>der Befehl kommt nicht durch</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>the order gets through</source>
        <translation>der Befehl kommt durch</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>the road behind Haute Butte and its western edge</source>
        <translation>die Straße hinter Haute Butte und deren Westrand</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>the road exit to the {edge} is listed twice; keep one</source>
        <translation>die Straße über den Kartenrand ({edge}) ist doppelt aufgeführt; behalte eine</translation>
    </message>
    <message>
        <location filename="../../resources/tutorial/tutorial.bk40"/>
        <source>the road on the eastern edge</source>
        <translation>die Straße am Ostrand</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/codec.py"/>
        <source>the rules version is no number</source>
        <translation>die Version der Regeln ist keine Zahl</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>the safest way back</source>
        <translation>der sicherste Weg zurück</translation>
    </message>
    <message>
        <location filename="../../editor/files.py"/>
        <source>the scenario has {size} MiB; more than {limit} could not be read again</source>
        <translation>das Szenario hat {size} MiB; mehr als {limit} wären nicht wieder lesbar</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/codec.py"/>
        <source>the scenario is no object</source>
        <translation>das Szenario ist kein Objekt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/codec.py"/>
        <source>the seed is neither a number nor a text</source>
        <translation>der Startwert ist weder Zahl noch Text</translation>
    </message>
    <message>
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>the short edge</source>
        <translation>die kurze Kante</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/reacting.py"/>
        <source>the smaller loss</source>
        <translation>der kleinere Verlust</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>the strike does most there</source>
        <translation>der Einschlag bewirkt dort am meisten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>the strikes of a {side} {marker} marker are listed twice</source>
        <translation>die Einschläge eines Markers ({side}, {marker}) sind doppelt aufgeführt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>the strongest opening</source>
        <translation>die stärkste Eröffnung</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_csv.py"/>
        <source>the table has no rows</source>
        <translation>die Tabelle hat keine Zeilen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/marker_plan.py"/>
        <source>the turn is nearly over</source>
        <translation>die Runde ist fast vorbei</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>the {side} side has no formation</source>
        <translation>eine Seite hat keine Formation: {side}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>the {side} side has {kind} markers, but nothing says what one fires</source>
        <translation>es gibt Marker ({side}, {kind}), aber nirgends steht, was einer feuert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_file.py"/>
        <source>the {side} side is missing</source>
        <translation>eine Seite fehlt: {side}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>the {side} side may not load; set can_load of the side or remove the carrier</source>
        <translation>diese Seite darf nicht aufsitzen ({side}); setze can_load der Seite oder entferne den Transportpanzer</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>there are a main and a secondary road from {a} to {b}; main it is</source>
        <translation>von {a} nach {b} führen eine Haupt- und eine Nebenstraße; es wird eine Hauptstraße</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>there is no counter {name}</source>
        <translation>es gibt keinen Spielstein {name}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <location filename="../../bk40qt/storage/files.py"/>
        <location filename="../../editor/files.py"/>
        <source>there is no file {path}</source>
        <translation>es gibt keine Datei {path}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>there is no formation {name}</source>
        <translation>es gibt keine Formation {name}</translation>
    </message>
    <message>
        <location filename="../../editor/printing/printout.py"/>
        <source>there is no further page</source>
        <translation>es gibt keine weitere Seite</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>there is no stream here; remove the bridge or draw the stream</source>
        <translation>hier ist kein Bach; entferne die Brücke oder zeichne den Bach</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>there is no zone {zone}</source>
        <translation>es gibt keine Zone {zone}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>there is no zone {zone}; {id} is not placed</source>
        <translation>es gibt keine Zone {zone}; {id} wird nicht aufgestellt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>there must be one German and one French side</source>
        <translation>es muss eine deutsche und eine französische Seite geben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/recording.py"/>
        <source>this is a game of {rules}, which this program does not know</source>
        <translation>dies ist ein Spiel nach {rules}, was dieses Programm nicht kennt</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>tile {tile} of {tileset}</source>
        <translation>Kachel {tile} von {tileset}</translation>
    </message>
    <message>
        <location filename="../../editor/tools/marks.py"/>
        <source>to hold</source>
        <translation>zu halten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/games_list.py"/>
        <source>today, {time}</source>
        <translation>heute, {time}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>together with the company aboard</source>
        <translation>zusammen mit der aufgesessenen Kompanie</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <source>told when the game is over</source>
        <translation>wird am Spielende verraten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>tracked</source>
        <translation>Ketteneinheit</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>transmission</source>
        <translation>Übermittlung</translation>
    </message>
    <message>
        <location filename="../../editor/panels/reinforcements.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>turn of arrival</source>
        <translation>Runde des Eintreffens</translation>
    </message>
    <message>
        <location filename="../../editor/edits/transform.py"/>
        <source>turn the map by {degrees} degrees</source>
        <translation>Karte um {degrees} Grad drehen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>turn track</source>
        <translation>Rundenleiste</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/counter_picture.py"/>
        <location filename="../../editor/panels/forces_tree.py"/>
        <source>turn {turn}</source>
        <translation>Runde {turn}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>turn {turn} is missing; every turn needs exactly one band</source>
        <translation>Runde {turn} fehlt; jede Runde braucht genau eine Punktespanne</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>turn {turn} is twice; every turn needs exactly one band</source>
        <translation>Runde {turn} kommt doppelt vor; jede Runde braucht genau eine Punktespanne</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>turn {turn} of the {side} side is listed twice; add the numbers up</source>
        <translation>Runde {turn} ist doppelt aufgeführt ({side}); zähle die Zahlen zusammen</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>turn {turn}: {count}</source>
        <translation>Runde {turn}: {count}</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <location filename="../../editor/edits/counters.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>unit type</source>
        <translation>Einheitentyp</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>unload</source>
        <translation>ausladen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>unplaced</source>
        <translation>nicht aufgestellt</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>victory hexes that do not go with the kind of victory of this scenario are left out</source>
        <translation>Siegfelder, die nicht zur Art des Sieges in diesem Szenario passen, entfallen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>village</source>
        <translation>Dorf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>waiting</source>
        <translation>wartend</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>waive</source>
        <translation>verzichten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/fixes.py"/>
        <location filename="../../editor/panels/wording.py"/>
        <location filename="../../editor/panels/zone_fields.py"/>
        <location filename="../../editor/printing/battle.py"/>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/players/setup_plan.py"/>
        <source>where infantry will need it</source>
        <translation>wo die Infanterie es brauchen wird</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>who holds {hex} at the start? It counts for victory</source>
        <translation>wer hält {hex} zu Beginn? Es zählt für den Sieg</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>with the HQ</source>
        <translation>mit dem HQ</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>withdraw</source>
        <translation>absetzen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>withdrawn</source>
        <translation>abgezogen</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>within 1 hex of 1408, 1409 or 1410</source>
        <translation>höchstens 1 Feld von 1408, 1409 oder 1410</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>within 2 hexes of 1112</source>
        <translation>höchstens 2 Felder von 1112</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>within 2 hexes of 1202</source>
        <translation>höchstens 2 Felder von 1202</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>within 2 hexes of 1205</source>
        <translation>höchstens 2 Felder von 1205</translation>
    </message>
    <message>
        <location filename="../../scenarios/hannut.bk40"/>
        <source>within 2 hexes of 1416</source>
        <translation>höchstens 2 Felder von 1416</translation>
    </message>
    <message>
        <location filename="../../editor/tools/zones.py"/>
        <source>within {n} of here</source>
        <translation>höchstens {n} von hier</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>woods</source>
        <translation>Wald</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <location filename="../../editor/panels/scenario_head.py"/>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/games_list.py"/>
        <source>yesterday, {time}</source>
        <translation>gestern, {time}</translation>
    </message>
    <message>
        <location filename="../../editor/map_area.py"/>
        <source>zones: {list}</source>
        <translation>Zonen: {list}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{aim} can be seen from {spotted} hexes at most, {who} is {distance} away</source>
        <translation>{aim} ist höchstens auf {spotted} Felder zu sehen, {who} ist {distance} entfernt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{aim} is not in sight</source>
        <translation>{aim} ist nicht zu sehen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{aim} is on the same side as {who}</source>
        <translation>{aim} gehört zur selben Seite wie {who}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{aim} is {distance} hexes away, {who} reaches {far}</source>
        <translation>{aim} ist {distance} Felder entfernt, {who} reicht {far} weit</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{aim} is {distance} hexes away, {who} reaches {far} because an enemy is adjacent</source>
        <translation>{aim} ist {distance} Felder entfernt, {who} reicht nur {far} weit, weil ein Gegner angrenzt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{aim} is {distance} hexes away, {who} reaches {far} because it is neutralized</source>
        <translation>{aim} ist {distance} Felder entfernt, {who} reicht neutralisiert nur {far} weit</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{aim} is {distance} hexes away, {who} reaches {far} because its formation is demoralized</source>
        <translation>{aim} ist {distance} Felder entfernt, {who} reicht nur {far} weit, weil die Formation demoralisiert ist</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{aim} rides {carrier}: only the carrier can be fired at</source>
        <translation>{aim} ist auf {carrier} aufgesessen: Nur der Transporter kann beschossen werden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>{a} (level {level_a}) - {b} (level {level_b}), distance {distance}</source>
        <translation>{a} (Höhe {level_a}) – {b} (Höhe {level_b}), Abstand {distance}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>{a} and {b} are not adjacent</source>
        <translation>{a} und {b} grenzen nicht aneinander</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>{calibre} does not belong to a {marker} marker</source>
        <translation>dieses Kaliber gehört nicht zu einem solchen Marker: {calibre}, {marker}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{chance} ({whole}.{tenth}%)</source>
        <translation>{chance} ({whole},{tenth} %)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{chance}: {what}</source>
        <translation>{chance}: {what}</translation>
    </message>
    <message>
        <location filename="../../editor/map_dialogs.py"/>
        <source>{columns} columns, {rows} rows</source>
        <translation>{columns} Spalten, {rows} Reihen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/highlights.py"/>
        <source>{cost} MP, {left} left</source>
        <translation>{cost} BP, noch {left}</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>{counters} of {formation}</source>
        <translation>{counters} von {formation}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <source>{count} more hexes of the grid are missing</source>
        <translation>{count} weitere Felder des Rasters fehlen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/dice.py"/>
        <source>{count} rolls of two dice, {average} on average (expected 7); the line is what was to be expected</source>
        <translation>{count} Würfe mit zwei Würfeln, im Durchschnitt {average} (erwartet 7); der Strich ist das Erwartete</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>{dice}: it happens above {number}</source>
        <translation>{dice}: geschieht bei mehr als {number}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>{dice}: success at {number} or less</source>
        <translation>{dice}: gelingt bei {number} oder weniger</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tools/sight.py"/>
        <location filename="../../editor/tools/sight.py"/>
        <source>{distance} hexes, {verdict}</source>
        <translation>{distance} Felder, {verdict}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>{ends}: {why}</source>
        <translation>{ends}: {why}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/library.py"/>
        <source>{file} cannot be deleted: {reason}</source>
        <translation>{file} kann nicht gelöscht werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/library.py"/>
        <source>{file} cannot be written: {reason}</source>
        <translation>{file} kann nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>{file} does not lie beside the map; it is not read</source>
        <translation>{file} liegt nicht neben der Karte und wird nicht gelesen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>{file} is back.</source>
        <translation>{file} ist wieder da.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>{file} is neither a saved game ({game}) nor a scenario ({scenario}).</source>
        <translation>{file} ist weder ein gespeichertes Spiel ({game}) noch ein Szenario ({scenario}).</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>{file} is no JSON tileset; embed it in the map, or save it as .tsj</source>
        <translation>{file} ist kein JSON-Kachelsatz; bette ihn in die Karte ein oder speichere ihn als .tsj</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{firer} fires at {unit}: {result}. Does {unit} fire back before this takes effect?</source>
        <translation>{firer} feuert auf {unit}: {result}. Gibt {unit} Gegenfeuer, bevor das wirkt?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tiles.py"/>
        <source>{first} against {second}</source>
        <translation>{first} gegen {second}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <location filename="../../editor/printing/zone_map.py"/>
        <source>{formation} (turn {turns})</source>
        <translation>{formation} (Runde {turns})</translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>{formation} arrives: {n} units ({side})</source>
        <translation>
            <numerusform>{formation} trifft ein: {n} Einheit ({side})</numerusform>
            <numerusform>{formation} trifft ein: {n} Einheiten ({side})</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{formation} ends its activation</source>
        <translation>{formation} beendet die Aktivierung</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{formation} is activated by a repeat marker</source>
        <translation>{formation} wird durch einen Wiederholungsmarker aktiviert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{formation} is activated by its own marker</source>
        <translation>{formation} wird durch den eigenen Marker aktiviert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>{formation} is active ({side})</source>
        <translation>{formation} ist aktiv ({side})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{formation} is no longer demoralized</source>
        <translation>{formation} ist nicht mehr demoralisiert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{formation} is no longer fatigued</source>
        <translation>{formation} ist nicht mehr erschöpft</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{formation} is now demoralized</source>
        <translation>{formation} ist jetzt demoralisiert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{formation} is now fatigued</source>
        <translation>{formation} ist jetzt erschöpft</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{formation} is out of the game</source>
        <translation>{formation} ist aus dem Spiel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>{formation} leaves at the end ({side})</source>
        <translation>{formation} geht am Ende ab ({side})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{formation} leaves on turn {turn} but arrives on turn {last}</source>
        <translation>{formation} zieht in Runde {turn} ab, trifft aber in Runde {last} ein</translation>
    </message>
    <message>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>{formation} leaves the game at the end of turn {turn}.</source>
        <translation>{formation} verlässt das Spiel am Ende von Runde {turn}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{formation} leaves twice; keep one</source>
        <translation>{formation} zieht zweimal ab; behalte eines</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{formation} marker</source>
        <translation>Marker {formation}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{formation} passes in this turn</source>
        <translation>{formation} setzt in dieser Runde aus</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{formation} starts with losses: who takes the next one?</source>
        <translation>{formation} beginnt mit Verlusten: Wer nimmt den nächsten?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{goal} is full ({limit} units)</source>
        <translation>{goal} ist voll ({limit} Einheiten)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{goal} is more than {limit} hexes from the HQ</source>
        <translation>{goal} ist mehr als {limit} Felder vom HQ entfernt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>{held} of {all}</source>
        <translation>{held} von {all}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{hexes} and {count} other hexes</source>
        <translation>{hexes} und {count} anderen Feldern</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>{hex} (level {level})</source>
        <translation>{hex} (Höhe {level})</translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>{hex} counts already</source>
        <translation>{hex} zählt schon</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{hex} in column</source>
        <translation>{hex} in Kolonne</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{hex} is not adjacent to {who}</source>
        <translation>{hex} grenzt nicht an {who}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <source>{hex} is not on the {edge} edge</source>
        <translation>{hex} liegt nicht an diesem Rand: {edge}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/mapview/cross_section.py"/>
        <source>{hex} level {level} {terrain}</source>
        <translation>{hex} Höhe {level} {terrain}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{hex} now belongs to {side}</source>
        <translation>{hex} fällt an {side}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>{hex}, aboard {carrier}</source>
        <translation>{hex}, auf {carrier}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/plots.py"/>
        <source>{hex}: taken by this side: {side}.</source>
        <translation>{hex}: eingenommen von dieser Seite: {side}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/position.py"/>
        <location filename="../../editor/map_area.py"/>
        <source>{hex}: {terrain}, level {level}</source>
        <translation>{hex}: {terrain}, Höhe {level}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{id} cannot be attached, so {zone} (with_attached) is no zone for it</source>
        <translation>{id} kann nicht zugeteilt werden, also ist {zone} (with_attached) keine Zone dafür</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>{id} has an HQ but no activation marker; units without marker are attached</source>
        <translation>{id} hat ein HQ, aber keinen Aktivierungsmarker; Einheiten ohne Marker werden zugeteilt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{id} has counters on the map at the start, but no stage places them; add it to a stage or give them an arrival turn</source>
        <translation>{id} hat zu Beginn Spielsteine auf der Karte, aber kein Schritt stellt sie auf; nimm {id} in einen Schritt auf oder gib ihnen eine Ankunftsrunde</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>{id} has no activation marker, so it needs formations to attach to</source>
        <translation>{id} hat keinen Aktivierungsmarker und braucht daher Formationen, denen es zugeteilt wird</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>{id} has no combat unit; give it one or remove the formation</source>
        <translation>{id} hat keine Kampfeinheit; gib ihr eine oder entferne die Formation</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>{id} has {count} HQs ({names}); one is the limit</source>
        <translation>{id} hat {count} HQs ({names}); höchstens eines ist erlaubt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{id} is loaded twice</source>
        <translation>{id} ist doppelt beladen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{id} is no area of the map; field works need hexes</source>
        <translation>{id} ist kein Gebiet der Karte; Feldwerke brauchen Felder</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{id} is no area of the map; reinforcements need hexes</source>
        <translation>{id} ist kein Gebiet der Karte; Verstärkungen brauchen Felder</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{id} is no carrier</source>
        <translation>{id} ist kein Transportpanzer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{id} is not set up in this stage</source>
        <translation>{id} wird in diesem Schritt nicht aufgestellt</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>{id} is the id of a formation; the counter is left out</source>
        <translation>{id} ist die Kennung einer Formation; der Spielstein entfällt</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>{id} is there twice; this row is left out</source>
        <translation>{id} kommt zweimal vor; diese Zeile entfällt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{id} may be attached to {target}, which {zone} (with_attached) does not name</source>
        <translation>{id} darf {target} zugeteilt werden, das {zone} (with_attached) nicht nennt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>{id} needs an HQ, because {unit} is not always independent</source>
        <translation>{id} braucht ein HQ, weil {unit} nicht immer unabhängig ist</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>{id} needs an HQ, because {unit} is not independent</source>
        <translation>{id} braucht ein HQ, weil {unit} nicht unabhängig ist</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>{id} was in zone {old} before; that stays</source>
        <translation>{id} war vorher in Zone {old}; das bleibt</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/oob_import.py"/>
        <source>{id} was {old} in line {line}; that stays</source>
        <translation>{id} war {old} in Zeile {line}; das bleibt</translation>
    </message>
    <message>
        <location filename="../../editor/panels/wording.py"/>
        <source>{id}: {text}</source>
        <translation>{id}: {text}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>{key} is used by: {commands}. It will be taken from there.</source>
        <translation>{key} gehört zu: {commands}. Die Taste wird dort entfernt.</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>{key} must be from 1 to {most}, not {value}</source>
        <translation>{key} muss von 1 bis {most} sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/desktop/keys.py"/>
        <source>{key} was taken from: {commands}.</source>
        <translation>{key} wurde weggenommen von: {commands}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{kind} is not possible: {side} decide on {kinds}</source>
        <translation>{kind} ist nicht möglich: {side} entscheiden über {kinds}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>{layer}, object {id}</source>
        <translation>{layer}, Objekt {id}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>{left} of {total} steps, {lost} lost</source>
        <translation>{left} von {total} Schritten, {lost} verloren</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>{low} to {high}: draw</source>
        <translation>{low} bis {high}: unentschieden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/timeline.py"/>
        <source>{moment}: bookmark “{name}”</source>
        <translation>{moment}: Lesezeichen „{name}“</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>{name} (copy {n})</source>
        <translation>{name} (Kopie {n})</translation>
    </message>
    <message>
        <location filename="../../editor/panels/library.py"/>
        <source>{name} (copy)</source>
        <translation>{name} (Kopie)</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>{name} (from stage {n})</source>
        <translation>{name} (aus Schritt {n})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{name} arrives on turn {arrival}, it is not set up</source>
        <translation>{name} trifft in Runde {arrival} ein und wird nicht aufgestellt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{name} belongs to the other side</source>
        <translation>{name} gehört zur anderen Seite</translation>
    </message>
    <message>
        <location filename="../../editor/panels/setup_stages.py"/>
        <source>{name} can lose at most {n} steps: one must be left</source>
        <translation>{name} kann höchstens {n} Schritte verlieren: Einer muss bleiben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{name} cannot be set up with itself</source>
        <translation>{name} kann nicht bei sich selbst aufgestellt werden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{name} has no counter to set up; all arrive later</source>
        <translation>{name} hat keinen Spielstein zum Aufstellen; alle treffen später ein</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>{name} is XML; in Tiled use Save As and choose JSON map files (.tmj)</source>
        <translation>{name} ist XML; nimm in Tiled „Speichern unter“ und wähle JSON-Kartendateien (.tmj)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>{name} is for infantry, this is {type}</source>
        <translation>{name} ist für Infanterie, dies ist: {type}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/forces.py"/>
        <source>{name} is in your library now.</source>
        <translation>{name} ist jetzt in deiner Bibliothek.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_check.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>{name} is listed twice</source>
        <translation>{name} ist doppelt aufgeführt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_map.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{name} is listed twice; keep one</source>
        <translation>{name} ist doppelt aufgeführt; behalte eines</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{name} is mounted twice</source>
        <translation>{name} sitzt zweimal auf</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>{name} is no map of Tiled in JSON</source>
        <translation>{name} ist keine Tiled-Karte in JSON</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>{name} is not valid JSON ({reason})</source>
        <translation>{name} ist kein gültiges JSON ({reason})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{name} is of another formation than {id}</source>
        <translation>{name} gehört zu einer anderen Formation als {id}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{name} is set up twice; keep one</source>
        <translation>{name} wird doppelt aufgestellt; behalte eines</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{name} is {type}; only infantry rides a carrier</source>
        <translation>{name} ist keine Infanterie ({type}); nur Infanterie sitzt auf einem Transportpanzer auf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{name} stands with {other}, which is not placed in this or an earlier stage</source>
        <translation>{name} steht bei {other}, das weder in diesem noch in einem früheren Schritt aufgestellt wird</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_setup.py"/>
        <source>{need} {side} units must be set up here, which holds {room}; {missing} find no room</source>
        <translation>hier sind {need} Einheiten aufzustellen ({side}), Platz ist für {room}; {missing} finden keinen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>{number} is no number of JSON</source>
        <translation>{number} ist keine Zahl von JSON</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>{number} is out of range; numbers go up to {limit}</source>
        <translation>{number} ist zu groß; Zahlen gehen bis {limit}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/modifiers.py"/>
        <source>{number} or less on {dice}</source>
        <translation>höchstens {number} mit {dice}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/printing/briefing.py"/>
        <source>{n} Stuka markers</source>
        <translation>
            <numerusform>{n} Stukamarker</numerusform>
            <numerusform>{n} Stukamarker</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../editor/tools/marks.py"/>
        <source>{n} VP</source>
        <translation>{n} SP</translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/printing/briefing.py"/>
        <source>{n} artillery markers</source>
        <translation>
            <numerusform>{n} Artilleriemarker</numerusform>
            <numerusform>{n} Artilleriemarker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/panels/forces_tree.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>{n} counters</source>
        <translation>
            <numerusform>{n} Spielstein</numerusform>
            <numerusform>{n} Spielsteine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/panels/setup.py"/>
        <source>{n} counters still to set up. Click one and then a hex, or drag it onto the map.</source>
        <translation>
            <numerusform>Noch {n} Spielstein aufzustellen. Klicke ihn und dann ein Feld an, oder ziehe ihn auf die Karte.</numerusform>
            <numerusform>Noch {n} Spielsteine aufzustellen. Klicke einen und dann ein Feld an, oder ziehe ihn auf die Karte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/report.py"/>
        <source>{n} decisions</source>
        <translation>
            <numerusform>{n} Entscheidung</numerusform>
            <numerusform>{n} Entscheidungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/panels/setup_stages.py"/>
        <location filename="../../editor/printing/briefing.py"/>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>{n} entrenchments</source>
        <translation>
            <numerusform>{n} Verteidigungswerk</numerusform>
            <numerusform>{n} Verteidigungswerke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/panels/zones_list.py"/>
        <source>{n} entries of set-up and reinforcements use the zone and go with it. Remove the zone?</source>
        <translation>
            <numerusform>{n} Eintrag von Aufstellung und Verstärkungen benutzt die Zone und entfällt mit ihr. Zone entfernen?</numerusform>
            <numerusform>{n} Einträge von Aufstellung und Verstärkungen benutzen die Zone und entfallen mit ihr. Zone entfernen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/printing/briefing.py"/>
        <source>{n} formation markers</source>
        <translation>
            <numerusform>{n} Formationsmarker</numerusform>
            <numerusform>{n} Formationsmarker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/panels/forces_tree.py"/>
        <source>{n} formations</source>
        <translation>
            <numerusform>{n} Formation</numerusform>
            <numerusform>{n} Formationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/panels/trial.py"/>
        <source>{n} games</source>
        <translation>
            <numerusform>{n} Spiel</numerusform>
            <numerusform>{n} Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/panels/zones_list.py"/>
        <location filename="../../editor/printing/battle.py"/>
        <source>{n} hexes</source>
        <translation>
            <numerusform>{n} Feld</numerusform>
            <numerusform>{n} Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/panels/hexes.py"/>
        <source>{n} hexes are selected</source>
        <translation>
            <numerusform>{n} Feld gewählt</numerusform>
            <numerusform>{n} Felder gewählt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../editor/panels/hex_field.py"/>
        <location filename="../../editor/panels/zones_list.py"/>
        <source>{n} hexes are the limit</source>
        <translation>Mehr als {n} Felder sind nicht möglich</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_import.py"/>
        <source>{n} hexes have no tile for it and get {what}</source>
        <translation>{n} Felder haben dafür keine Kachel und erhalten: {what}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>{n} markers in the cup, each as likely as the other</source>
        <translation>
            <numerusform>{n} Marker in der Tasse</numerusform>
            <numerusform>{n} Marker in der Tasse, jeder gleich wahrscheinlich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/panels/setup_stages.py"/>
        <location filename="../../editor/printing/briefing.py"/>
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>{n} minefields</source>
        <translation>
            <numerusform>{n} Minenfeld</numerusform>
            <numerusform>{n} Minenfelder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/printing/print_dialog.py"/>
        <source>{n} pages</source>
        <translation>
            <numerusform>{n} Seite</numerusform>
            <numerusform>{n} Seiten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../editor/panels/victory.py"/>
        <source>{n} points in all</source>
        <translation>{n} Punkte insgesamt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/main_window.py"/>
        <location filename="../../editor/panels/problems.py"/>
        <source>{n} problems</source>
        <translation>
            <numerusform>{n} Problem</numerusform>
            <numerusform>{n} Probleme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/printing/map_sheet.py"/>
        <source>{n} sheets; a hex measures {pitch} mm from side to side.</source>
        <translation>
            <numerusform>{n} Blatt; ein Feld misst {pitch} mm von Seite zu Seite.</numerusform>
            <numerusform>{n} Blätter; ein Feld misst {pitch} mm von Seite zu Seite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/narrative.py"/>
        <source>{n} shots fired</source>
        <translation>
            <numerusform>{n} Schuss abgegeben</numerusform>
            <numerusform>{n} Schüsse abgegeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/printing/side_sheet.py"/>
        <source>{n} step losses to be allotted by the owner; the counters show a proposal (R-80)</source>
        <translation>
            <numerusform>{n} Schrittverlust, vom Besitzer zuzuteilen; die Spielsteine zeigen einen Vorschlag (R-80)</numerusform>
            <numerusform>{n} Schrittverluste, vom Besitzer zuzuteilen; die Spielsteine zeigen einen Vorschlag (R-80)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/panels/forces_rows.py"/>
        <source>{n} steps</source>
        <translation>
            <numerusform>{n} Schritt</numerusform>
            <numerusform>{n} Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/printing/battle.py"/>
        <source>{n} steps lost</source>
        <translation>
            <numerusform>{n} Schritt verloren</numerusform>
            <numerusform>{n} Schritte verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/report.py"/>
        <location filename="../../bk40qt/play/tiles.py"/>
        <location filename="../../editor/printing/briefing.py"/>
        <source>{n} turns</source>
        <translation>
            <numerusform>{n} Runde</numerusform>
            <numerusform>{n} Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/mapview/stack_popup.py"/>
        <source>{n} units</source>
        <translation>
            <numerusform>{n} Einheit</numerusform>
            <numerusform>{n} Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/narrative.py"/>
        <source>{n} units moved</source>
        <translation>
            <numerusform>{n} Einheit bewegt</numerusform>
            <numerusform>{n} Einheiten bewegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/narrative.py"/>
        <source>{n} units set up ({side})</source>
        <translation>
            <numerusform>{n} Einheit aufgestellt ({side})</numerusform>
            <numerusform>{n} Einheiten aufgestellt ({side})</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>{outcome}. The dice were against you; &lt;b&gt;Back to start&lt;/b&gt; gives you another try. At the end counts who has entered the village last ({rule}).</source>
        <translation>{outcome}. Die Würfel waren gegen dich; &lt;b&gt;Zum Anfang&lt;/b&gt; gibt dir noch einen Versuch. Am Ende zählt, wer das Dorf zuletzt betreten hat ({rule}).</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>{outcome}. Well done! At the end counts who has entered the village last ({rule}).</source>
        <translation>{outcome}. Gut gemacht! Am Ende zählt, wer das Dorf zuletzt betreten hat ({rule}).</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>{panel}: {name}</source>
        <translation>{panel}: {name}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>{part} of {whole}</source>
        <translation>{part} von {whole}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{path} cannot be examined: {error}</source>
        <translation>{path} kann nicht untersucht werden: {error}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <location filename="../../editor/exchange/common.py"/>
        <source>{path} cannot be read ({error})</source>
        <translation>{path} kann nicht gelesen werden ({error})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{path} cannot be read: {error}; check the permissions</source>
        <translation>{path} kann nicht gelesen werden: {error}; prüfe die Zugriffsrechte</translation>
    </message>
    <message>
        <location filename="../../editor/files.py"/>
        <source>{path} cannot be read: {why}</source>
        <translation>{path} kann nicht gelesen werden: {why}</translation>
    </message>
    <message>
        <location filename="../../editor/files.py"/>
        <source>{path} cannot be saved: {why}</source>
        <translation>{path} kann nicht gespeichert werden: {why}</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/common.py"/>
        <source>{path} cannot be written ({error})</source>
        <translation>{path} kann nicht geschrieben werden ({error})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/replaying.py"/>
        <source>{path} does not replay as it was recorded: {difference}</source>
        <translation>{path} läuft nicht so ab, wie es aufgezeichnet wurde: {difference}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/saves.py"/>
        <source>{path} exists already; choose another name</source>
        <translation>{path} gibt es schon; wähle einen anderen Namen</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>{path} has been changed by another program since it was opened. Overwrite it?</source>
        <translation>{path} wurde seit dem Öffnen von einem anderen Programm geändert. Überschreiben?</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>{path} has been changed by another program.</source>
        <translation>{path} wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{path} has {size} bytes; a saved game has at most {limit}</source>
        <translation>{path} hat {size} Byte; ein gespeichertes Spiel hat höchstens {limit}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{path} is a database of another program, not a saved game</source>
        <translation>{path} ist die Datenbank eines anderen Programms, kein gespeichertes Spiel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/saves.py"/>
        <source>{path} is a game of {rules}, which this program does not know; it knows {known}</source>
        <translation>{path} ist ein Spiel nach {rules}, was dieses Programm nicht kennt; es kennt {known}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/saves.py"/>
        <source>{path} is already open in this program</source>
        <translation>{path} ist in diesem Programm schon geöffnet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/saves.py"/>
        <source>{path} is closed; open it again to go on</source>
        <translation>{path} ist geschlossen; öffne es wieder, um weiterzuspielen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/errors.py"/>
        <source>{path} is damaged ({line}); take an earlier copy of it</source>
        <translation>{path} ist beschädigt ({line}); nimm eine frühere Kopie</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>{path} is gone. Save to write it again.</source>
        <translation>{path} ist weg. Speichere, um die Datei neu zu schreiben.</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/common.py"/>
        <source>{path} is larger than {limit} MiB</source>
        <translation>{path} ist größer als {limit} MiB</translation>
    </message>
    <message>
        <location filename="../../editor/files.py"/>
        <source>{path} is no file</source>
        <translation>{path} ist keine Datei</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/saves.py"/>
        <source>{path} is no file; choose another name</source>
        <translation>{path} ist keine Datei; wähle einen anderen Namen</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_export.py"/>
        <source>{path} is no name for a map</source>
        <translation>{path} ist kein Name für eine Karte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>{path} is no regular file</source>
        <translation>{path} ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{path} is no usable file name ({error})</source>
        <translation>{path} ist kein brauchbarer Dateiname ({error})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{path} is not a saved game</source>
        <translation>{path} ist kein gespeichertes Spiel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{path} is not a saved game but a device</source>
        <translation>{path} ist kein gespeichertes Spiel, sondern ein Gerät</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{path} is not a saved game but a folder</source>
        <translation>{path} ist kein gespeichertes Spiel, sondern ein Ordner</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{path} is not a saved game: only its beginning is there</source>
        <translation>{path} ist kein gespeichertes Spiel: Nur der Anfang ist da</translation>
    </message>
    <message>
        <location filename="../../editor/app.py"/>
        <source>{path} is open in another editor. What is saved there and here would overwrite one another.</source>
        <translation>{path} ist in einem anderen Editor offen. Was dort und hier gespeichert wird, würde einander überschreiben.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/errors.py"/>
        <source>{path} is open in another window or program; close it there first</source>
        <translation>{path} ist in einem anderen Fenster oder Programm geöffnet; schließe es zuerst dort</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/saves.py"/>
        <source>{path} is open in this program; save under another name</source>
        <translation>{path} ist in diesem Programm geöffnet; speichere unter einem anderen Namen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{path} lies beside the saved game and does not belong to it; move it away</source>
        <translation>{path} liegt neben dem gespeicherten Spiel und gehört nicht dazu; verschiebe es</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/errors.py"/>
        <source>{path} takes too long to read; it is not a saved game that this program wrote</source>
        <translation>das Lesen von {path} dauert zu lange; dieses Programm hat es nicht geschrieben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/saves.py"/>
        <source>{path} was moved, deleted or replaced while the game was open; save under another name</source>
        <translation>{path} wurde verschoben, gelöscht oder ersetzt, während das Spiel offen war; speichere unter einem anderen Namen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/saves.py"/>
        <source>{path} was played under version {old} of the {rules} rules, and this program has version {new}; it can be viewed but not continued</source>
        <translation>{path} wurde nach Fassung {old} der Regeln {rules} gespielt, dieses Programm hat Fassung {new}; es kann angesehen, aber nicht fortgesetzt werden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{path} was saved by a newer version of this program (format {version}, this one reads up to {newest}); update the program to open it</source>
        <translation>{path} wurde von einer neueren Programmversion gespeichert (Format {version}, diese liest bis {newest}); aktualisiere das Programm, um es zu öffnen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/errors.py"/>
        <source>{path}: it cannot be written there; check the permissions or save under another name</source>
        <translation>{path}: Dort kann nicht geschrieben werden; prüfe die Zugriffsrechte oder speichere unter einem anderen Namen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/errors.py"/>
        <source>{path}: the disk failed or is full ({name}); make room or save under another name</source>
        <translation>{path}: Der Datenträger ist gestört oder voll ({name}); schaffe Platz oder speichere unter einem anderen Namen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/errors.py"/>
        <source>{path}: the disk is full; make room and try again, nothing of the game is lost</source>
        <translation>{path}: Der Datenträger ist voll; schaffe Platz und versuche es noch einmal, vom Spiel ist nichts verloren</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/errors.py"/>
        <source>{path}: there is no such folder; make it or save elsewhere</source>
        <translation>{path}: Diesen Ordner gibt es nicht; lege ihn an oder speichere woanders</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/saves.py"/>
        <source>{path}: this game cannot be saved ({error})</source>
        <translation>{path}: Dieses Spiel kann nicht gespeichert werden ({error})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/errors.py"/>
        <source>{path}: {error}; save under another name</source>
        <translation>{path}: {error}; speichere unter einem anderen Namen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>{place}, {points} VP: {holder}</source>
        <translation>{place}, {points} SP: {holder}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/problems.py"/>
        <source>{place}: {fault}</source>
        <translation>{place}: {fault}</translation>
    </message>
    <message>
        <location filename="../../editor/problem_words.py"/>
        <source>{place}: {fault}{rule}</source>
        <translation>{place}: {fault}{rule}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>{place}: {holder}</source>
        <translation>{place}: {holder}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/document.py"/>
        <source>{place}: {what}</source>
        <translation>{place}: {what}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{purpose} at {target}</source>
        <translation>{purpose} auf {target}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{purpose} check, {who}: {result} – rolled {total}; needed: {check}</source>
        <translation>Prüfung ({purpose}), {who}: {result} – gewürfelt {total}; nötig: {check}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{purpose} check, {who}: {result} – rolled {total}; {check}</source>
        <translation>Prüfung ({purpose}), {who}: {result} – gewürfelt {total}; {check}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{purpose} on {target}: {result} – rolled {total}; {check}</source>
        <translation>{purpose} auf {target}: {result} – gewürfelt {total}; {check}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{purpose} on {who}: rolled {total}</source>
        <translation>{purpose} auf {who}: gewürfelt {total}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{purpose} {unit} at {target}</source>
        <translation>{purpose} {unit} auf {target}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{purpose}, {who}: {result} – rolled {total}; {check}</source>
        <translation>{purpose}, {who}: {result} – gewürfelt {total}; {check}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{purpose}: rolled {total}</source>
        <translation>{purpose}: gewürfelt {total}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{reason}; it can go round</source>
        <translation>{reason}; ein Umweg ist möglich</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/codes.py"/>
        <source>{result}, critical hit</source>
        <translation>{result}, kritischer Treffer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>{rolled}, expected {expected}</source>
        <translation>{rolled}, erwartet {expected}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>{rules} opens the rules, and every rule number is a link into them. {keys} lists all keys, {find} finds a command by a word, {undo} takes back until dice fall. Now try Stonne or Hannut from the home screen!</source>
        <translation>{rules} öffnet die Regeln, und jede Regelnummer führt dorthin. {keys} zeigt alle Tasten, {find} findet einen Befehl nach einem Stichwort, {undo} nimmt zurück, bis Würfel fallen. Versuche dich jetzt vom Startbildschirm aus an Stonne oder Hannut!</translation>
    </message>
    <message>
        <location filename="../../editor/printing/counter_sheet.py"/>
        <source>{scenario}: counters</source>
        <translation>{scenario}: Spielsteine</translation>
    </message>
    <message>
        <location filename="../../editor/printing/map_sheet.py"/>
        <source>{scenario}: map</source>
        <translation>{scenario}: Karte</translation>
    </message>
    <message>
        <location filename="../../editor/printing/aid_sheet.py"/>
        <source>{scenario}: player aid</source>
        <translation>{scenario}: Spielhilfe</translation>
    </message>
    <message>
        <location filename="../../editor/printing/setup_sheet.py"/>
        <source>{scenario}: set-up sheets</source>
        <translation>{scenario}: Aufstellungsblätter</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{side} begin with the {marker}, kept from the last turn</source>
        <translation>{side} beginnen mit dem {marker} aus der Vorrunde</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{side} dig an entrenchment in {hex}</source>
        <translation>{side} legen in {hex} ein Verteidigungswerk an</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{side} draw the {marker} from the cup</source>
        <translation>{side} ziehen den {marker} aus der Tasse</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_file.py"/>
        <source>{side} is described twice</source>
        <translation>{side} ist doppelt beschrieben</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{side} lay a minefield in {hex}</source>
        <translation>{side} legen in {hex} ein Minenfeld</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{side} pass</source>
        <translation>{side} passen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{side} play the {marker} that was put aside</source>
        <translation>{side} spielen den beiseitegelegten {marker}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/games_list.py"/>
        <source>{side} to move</source>
        <translation>{side} am Zug</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>{side} win above</source>
        <translation>{side} gewinnen über</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>{side} win below</source>
        <translation>{side} gewinnen unter</translation>
    </message>
    <message>
        <location filename="../../editor/panels/trial.py"/>
        <source>{side} wins: {count} ({share})</source>
        <translation>Siege ({side}): {count} ({share})</translation>
    </message>
    <message>
        <location filename="../../editor/printing/aid_sheet.py"/>
        <source>{side}, from turn</source>
        <translation>{side}, ab Runde</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/markers.py"/>
        <source>{side}, turn {turn}</source>
        <translation>{side}, Runde {turn}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/victory.py"/>
        <source>{side}: holds {held} of {all}</source>
        <translation>{side} halten {held} von {all}</translation>
    </message>
    <message>
        <location filename="../../editor/printing/briefing.py"/>
        <source>{side}: home edge in the {edge}</source>
        <translation>{side}: eigener Kartenrand im {edge}</translation>
    </message>
    <message>
        <location filename="../../editor/panels/markers.py"/>
        <source>{side}: markers added by turn</source>
        <translation>{side}: neue Marker nach Runden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/report.py"/>
        <source>{side}: {count} rolls of two dice, {average} on average; the lines are what was to be expected</source>
        <translation>{side}: {count} Würfe mit zwei Würfeln, im Durchschnitt {average}; die Striche sind das Erwartete</translation>
    </message>
    <message>
        <location filename="../../editor/panels/markers.py"/>
        <source>{side}: {marker}</source>
        <translation>{side}: {marker}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/session.py"/>
        <source>{side}: {what} – {why}</source>
        <translation>{side}: {what} – {why}</translation>
    </message>
    <message>
        <location filename="../../editor/tools/zones.py"/>
        <source>{side}: {works}</source>
        <translation>{side}: {works}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/files.py"/>
        <source>{size} bytes where {wanted} belong</source>
        <translation>{size} Bytes, wo {wanted} sein müssten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{strike} on {hex}</source>
        <translation>{strike} auf {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{strike} on {hex}, observed by {observer}</source>
        <translation>{strike} auf {hex}, beobachtet von {observer}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/modifiers.py"/>
        <source>{sum} = column {number}</source>
        <translation>{sum} = Spalte {number}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/modifiers.py"/>
        <source>{sum} ≤ {base}, so {number} or less</source>
        <translation>{sum} ≤ {base}, also höchstens {number}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/modifiers.py"/>
        <source>{sum}, so it happens above {number} on {dice}</source>
        <translation>{sum}, also tritt es bei mehr als {number} mit {dice} ein</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/modifiers.py"/>
        <source>{sum}, so {number} or less on {dice}</source>
        <translation>{sum}, also höchstens {number} mit {dice}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/new_game.py"/>
        <source>{switch} (rule {rule})</source>
        <translation>{switch} (Regel {rule})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/scenario_forces.py"/>
        <source>{target} has no activation marker of its own</source>
        <translation>{target} hat keinen eigenen Aktivierungsmarker</translation>
    </message>
    <message>
        <location filename="../../editor/panels/large_fields.py"/>
        <source>{text} is no date</source>
        <translation>{text} ist kein Datum</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/game_window.py"/>
        <source>{title} (analysis)</source>
        <translation>{title} (Analyse)</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{title} cannot be repeated: it has no combat unit on the map</source>
        <translation>{title} kann nicht wiederholen: Sie hat keine Kampfeinheit auf der Karte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{title} cannot be repeated: {hq} is neutralized</source>
        <translation>{title} kann nicht wiederholen: {hq} ist neutralisiert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{title} cannot be repeated: {hq} is not on the map</source>
        <translation>{title} kann nicht wiederholen: {hq} ist nicht auf der Karte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{title} has already been activated twice this turn</source>
        <translation>{title} wurde in dieser Runde schon zweimal aktiviert</translation>
    </message>
    <message>
        <location filename="../../editor/main_window.py"/>
        <source>{title} has changes that are not saved.</source>
        <translation>{title} hat nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{title} has no marker: its units act with the formations they are attached to</source>
        <translation>{title} hat keinen Marker: Ihre Einheiten handeln mit den Formationen, denen sie zugeteilt sind</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{title} has no unit of its own left in the game</source>
        <translation>{title} hat keine eigene Einheit mehr im Spiel</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{title} is activated already</source>
        <translation>{title} ist schon aktiviert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{title} is demoralized and cannot be activated</source>
        <translation>{title} ist demoralisiert und kann nicht aktiviert werden</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{title} is demoralized and cannot be repeated</source>
        <translation>{title} ist demoralisiert und kann nicht wiederholen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{title} is fatigued: a repeat marker can only rest it</source>
        <translation>{title} ist erschöpft: Ein Wiederholungsmarker kann ihr nur Erholung bringen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{title} is not fatigued: there is nothing to rest from</source>
        <translation>{title} ist nicht erschöpft: Es gibt nichts zu erholen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/branch.py"/>
        <source>{title}, from decision {number}</source>
        <translation>{title}, ab Entscheidung {number}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{units} came to {hex}. Does anybody react?</source>
        <translation>In {hex} angekommen: {units}. Reagiert jemand?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{units} cannot fire first and move afterwards</source>
        <translation>erst feuern und danach ziehen ist nicht möglich: {units}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{units} cannot get next to {goal} with points left to assault it</source>
        <translation>mit Punkten für den Nahkampf nicht bis neben {goal} zu bringen: {units}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{units} cannot reach {goal} with {left} movement points</source>
        <translation>mit {left} Bewegungspunkten ist {goal} nicht zu erreichen: {units}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{units} enter each with its own formation</source>
        <translation>jede Einheit trifft mit ihrer eigenen Formation ein: {units}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{units} fired after moving: the movement is over</source>
        <translation>nach der Bewegung gefeuert: {units}; die Bewegung ist vorbei</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{units} fired from {hex}. Does anybody fire at it?</source>
        <translation>Aus {hex} hat gefeuert: {units}. Feuert jemand darauf?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{units} has no step and no assault open to it</source>
        <translation>weder Bewegung noch Nahkampf möglich: {units}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{units} has nobody to fire at</source>
        <translation>niemand da, auf den gefeuert werden kann: {units}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{units}: who fires before they move on?</source>
        <translation>{units}: Wer feuert, bevor es weitergeht?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/events.py"/>
        <source>{unit} against {target}</source>
        <translation>{unit} gegen {target}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{unit} arrives in turn {turn}</source>
        <translation>{unit} trifft in Runde {turn} ein</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/events.py"/>
        <location filename="../../bk40qt/play/game_window.py"/>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>{unit} at {target}</source>
        <translation>{unit} auf {target}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} dismounts</source>
        <translation>{unit} sitzt ab</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{unit} finds no room here. Where does it retreat on to?</source>
        <translation>{unit} findet hier keinen Platz. Wohin geht der Rückzug weiter?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tools/select.py"/>
        <source>{unit} fires at {target}: {odds}</source>
        <translation>{unit} feuert auf {target}: {odds}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{unit} fires. At whom?</source>
        <translation>{unit} feuert. Auf wen?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{unit} has been fired at. Does it retreat?</source>
        <translation>{unit} wurde beschossen. Zieht sie sich zurück?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{unit} has finished its action</source>
        <translation>{unit} hat die Aktion beendet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{unit} has half of its action left</source>
        <translation>{unit} hat noch eine halbe Aktion</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{unit} has loaded or unloaded and goes on alone</source>
        <translation>{unit} hat ein- oder ausgeladen und macht allein weiter</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{unit} has lost a step: stay or retreat?</source>
        <translation>{unit} hat einen Schritt verloren: bleiben oder zurückziehen?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{unit} has used its opportunity fire</source>
        <translation>{unit} hat das Gelegenheitsfeuer verbraucht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{unit} has used its return fire</source>
        <translation>{unit} hat das Gegenfeuer verbraucht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{unit} is already in {goal}</source>
        <translation>{unit} ist schon in {goal}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} is attached to {formation}</source>
        <translation>{unit} wird {formation} zugeteilt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} is hidden</source>
        <translation>{unit} ist versteckt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>{unit} is hit. You may accept the N and be neutralized, or lose a step and keep your freedom of action ({rule}).</source>
        <translation>{unit} ist getroffen. Du kannst das N hinnehmen und neutralisiert sein oder einen Schritt verlieren und handlungsfähig bleiben ({rule}).</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{unit} is hit: {result}. How does it take this?</source>
        <translation>{unit} ist getroffen: {result}. Wie nimmt sie es hin?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{unit} is loaded and a step is lost. Who takes the loss?</source>
        <translation>{unit} ist beladen und ein Schritt geht verloren. Wer nimmt den Verlust?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{unit} is neutralized and cannot move</source>
        <translation>{unit} ist neutralisiert und kann nicht ziehen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{unit} is no longer in column</source>
        <translation>{unit} ist nicht mehr in Kolonne</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} is no longer independent</source>
        <translation>{unit} ist nicht mehr unabhängig</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{unit} is no longer neutralized</source>
        <translation>{unit} ist nicht mehr neutralisiert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{unit} is no longer out of command</source>
        <translation>{unit} ist nicht mehr außerhalb der Befehlsgewalt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{unit} is now in column</source>
        <translation>{unit} ist jetzt in Kolonne</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{unit} is now neutralized</source>
        <translation>{unit} ist jetzt neutralisiert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/words.py"/>
        <source>{unit} is now out of command</source>
        <translation>{unit} ist jetzt außerhalb der Befehlsgewalt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} is overrun; it may return from turn {turn}</source>
        <translation>{unit} ist überrannt; ab Runde {turn} darf es zurückkehren</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} is revealed in {hex}</source>
        <translation>{unit} wird in {hex} aufgedeckt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{unit} is shaken: lose a step and stay, or go back?</source>
        <translation>{unit} ist erschüttert: einen Schritt verlieren und bleiben, oder zurückgehen?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{unit} is shaken: lose a step and stay, or retreat?</source>
        <translation>{unit} ist erschüttert: einen Schritt verlieren und bleiben, oder sich zurückziehen?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} is withdrawn</source>
        <translation>{unit} wird abgezogen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} leaves the map</source>
        <translation>{unit} verlässt die Karte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} loses a step ({left} left)</source>
        <translation>{unit} verliert einen Schritt (noch {left})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{unit} may not assault: {why}</source>
        <translation>{unit} darf nicht in den Nahkampf: {why}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} mounts {carrier}</source>
        <translation>{unit} sitzt auf {carrier} auf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} moves to {way} ({cost} MP, {left} left)</source>
        <translation>{unit} zieht nach {way} ({cost} BP, noch {left})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} retreats in reaction</source>
        <translation>{unit} zieht sich in Reaktion zurück</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} retreats to {hex}</source>
        <translation>{unit} zieht sich nach {hex} zurück</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/track.py"/>
        <source>{unit} returns ({side})</source>
        <translation>{unit} kehrt zurück ({side})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} returns in {hex}</source>
        <translation>{unit} kehrt in {hex} zurück</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{unit} rides {carrier} and acts only with it</source>
        <translation>{unit} ist auf {carrier} aufgesessen und handelt nur damit</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{unit} runs. Which way?</source>
        <translation>{unit} flieht. Wohin?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} sets up in {hex}</source>
        <translation>{unit} wird in {hex} aufgestellt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/events.py"/>
        <source>{unit} starts with a step loss</source>
        <translation>{unit} beginnt mit einem Schrittverlust</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{unit} was neutralized before the assault: lose a step and stay, or retreat?</source>
        <translation>{unit} war schon vor dem Nahkampf neutralisiert: einen Schritt verlieren und bleiben, oder sich zurückziehen?</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>{unit}: {fate}</source>
        <translation>{unit}: {fate}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>{unit}: {n} steps</source>
        <translation>
            <numerusform>{unit}: {n} Schritt</numerusform>
            <numerusform>{unit}: {n} Schritte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/tutorial_texts.py"/>
        <source>{village} is yours! Tanks that have beaten infantry or guns may go on ({rule}). Stay where you are: end the move and the activation with {key}.</source>
        <translation>{village} ist dein! Panzer, die Infanterie oder Geschütze geschlagen haben, dürfen weiterziehen ({rule}). Bleib, wo du bist: Beende die Bewegung und die Aktivierung mit {key}.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/decision.py"/>
        <source>{what}  (Space)</source>
        <translation>{what}  (Leertaste)</translation>
    </message>
    <message>
        <location filename="../../editor/patch.py"/>
        <source>{what} (1 hex)</source>
        <translation>{what} (1 Feld)</translation>
    </message>
    <message>
        <location filename="../../editor/patch.py"/>
        <source>{what} ({n} hexes)</source>
        <translation>{what} ({n} Felder)</translation>
    </message>
    <message>
        <location filename="../../editor/exchange/tiled_json.py"/>
        <source>{what} has neither a property terrain nor level; it is left out</source>
        <translation>{what} hat weder eine Eigenschaft terrain noch level; entfällt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/codec.py"/>
        <source>{what}: nested deeper than {limit} levels</source>
        <translation>{what}: tiefer als {limit} Ebenen verschachtelt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/narrative.py"/>
        <source>{what}: {count} ({side})</source>
        <translation>{what}: {count} ({side})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/codec.py"/>
        <source>{what}: {count} characters; {limit} is the limit</source>
        <translation>{what}: {count} Zeichen; höchstens {limit} sind erlaubt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/codec.py"/>
        <source>{what}: {error}</source>
        <translation>{what}: {error}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/storage/codec.py"/>
        <source>{what}: {kind} where a text belongs</source>
        <translation>{what}: {kind}, wo ein Text hingehört</translation>
    </message>
    <message>
        <location filename="../../editor/panels/hex_contents.py"/>
        <location filename="../../editor/printing/text.py"/>
        <source>{what}: {list}</source>
        <translation>{what}: {list}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/narrative.py"/>
        <source>{what}: {purpose}</source>
        <translation>{what}: {purpose}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/narrative.py"/>
        <source>{what}: {purpose} by {unit}</source>
        <translation>{what}: {purpose} von {unit}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/wording.py"/>
        <source>{whole}.5</source>
        <translation>{whole},5</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} and {unit} are not in the same hex</source>
        <translation>{who} und {unit} sind nicht im selben Feld</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/planning.py"/>
        <source>{who} can come to {hex} only in column</source>
        <translation>nur in Kolonne nach {hex} möglich: {who}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} can fire only at {targets} in this assault</source>
        <translation>{who} kann in diesem Nahkampf nur auf {targets} feuern</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} can only go back to {goal}, where it came from</source>
        <translation>{who} kann nur nach {goal} zurück, woher sie kam</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} cannot be set up in {hex}, but in {some}</source>
        <translation>{who} kann nicht in {hex} aufgestellt werden, aber in {some}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} cannot retreat into {hex}: enemy units are there</source>
        <translation>{who} kann sich nicht nach {hex} zurückziehen: Dort sind gegnerische Einheiten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} cannot retreat into {hex}: the enemy came from there</source>
        <translation>{who} kann sich nicht nach {hex} zurückziehen: Von dort kam der Gegner</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} cannot stop to fire in {hex}: the hex is full</source>
        <translation>{who} kann in {hex} nicht zum Feuern anhalten: Das Feld ist voll</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} cannot withdraw into {hex}: enemy units are there</source>
        <translation>{who} kann sich nicht nach {hex} absetzen: Dort sind gegnerische Einheiten</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} cannot withdraw into {hex}: the enemy came from there</source>
        <translation>{who} kann sich nicht nach {hex} absetzen: Von dort kam der Gegner</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} carries no company that could fire with it</source>
        <translation>{who} trägt keine Kompanie, die mitfeuern könnte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} could fire before it moved, and fires no more</source>
        <translation>{who} konnte vor der Bewegung feuern und feuert nicht mehr</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} dismounts from {target}</source>
        <translation>{who} sitzt von {target} ab</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} does not see {aim}: {sight}</source>
        <translation>{who} sieht {aim} nicht: {sight}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} enters the map at no hex now</source>
        <translation>{who} kann jetzt in keinem Feld auf die Karte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} enters the map at {free}</source>
        <translation>{who} betritt die Karte bei {free}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} falls back to {hex}</source>
        <translation>{who} weicht nach {hex}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} fires</source>
        <translation>{who} feuert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} fires and moves, and does not assault as well</source>
        <translation>{who} feuert und zieht, geht aber nicht auch noch in den Nahkampf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} fires at {target}</source>
        <translation>{who} feuert auf {target}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} fires back at {target}</source>
        <translation>{who} gibt Gegenfeuer auf {target}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has already acted in this activation</source>
        <translation>{who} hat in dieser Aktivierung schon gehandelt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has already fired</source>
        <translation>{who} hat schon gefeuert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has already reacted to this</source>
        <translation>{who} hat darauf schon reagiert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} has already retreated in this enemy activation</source>
        <translation>{who} hat sich in dieser gegnerischen Aktivierung schon zurückgezogen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has already tried opportunity fire</source>
        <translation>{who} hat schon Gelegenheitsfeuer versucht</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has assaulted and does not fire as well</source>
        <translation>{who} war im Nahkampf und feuert nicht auch noch</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} has been set up already</source>
        <translation>{who} ist schon aufgestellt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has been withdrawn</source>
        <translation>{who} wurde abgezogen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has chosen to move and may fire only after its first step</source>
        <translation>{who} hat sich für Bewegung entschieden und darf erst nach dem ersten Feld feuern</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has left the map</source>
        <translation>{who} hat die Karte verlassen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has loaded or unloaded and may move or fire, not both</source>
        <translation>{who} hat ein- oder ausgeladen und darf ziehen oder feuern, nicht beides</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has loaded or unloaded and may only move or fire</source>
        <translation>{who} hat ein- oder ausgeladen und darf nur ziehen oder feuern</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has no shot in the assault now</source>
        <translation>{who} hat im Nahkampf jetzt keinen Schuss</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} has no way to retreat now</source>
        <translation>{who} kann sich jetzt nicht zurückziehen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} has no way to withdraw now</source>
        <translation>{who} kann sich jetzt nicht absetzen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has not been set up</source>
        <translation>{who} ist nicht aufgestellt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has not entered the map yet</source>
        <translation>{who} ist noch nicht auf der Karte</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} has range 0 and only returns fire</source>
        <translation>{who} hat Reichweite 0 und gibt nur Gegenfeuer</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has spent {spent} movement points, more than half ({half})</source>
        <translation>{who} hat {spent} Bewegungspunkte verbraucht, mehr als die Hälfte ({half})</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has stayed behind: its action is over</source>
        <translation>{who} ist zurückgeblieben: Ihre Aktion ist vorbei</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has to choose its target first</source>
        <translation>{who} muss zuerst ein Ziel wählen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} has to go on to {onward}</source>
        <translation>{who} muss weiter nach {onward}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has to wait for {units}</source>
        <translation>{who} muss warten auf {units}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has {left} movement points left, the assault on {goal} costs {cost}</source>
        <translation>{who} hat noch {left} Bewegungspunkte, der Nahkampf um {goal} kostet {cost}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} has {left} movement points left, {goal} costs {cost}</source>
        <translation>{who} hat noch {left} Bewegungspunkte, {goal} kostet {cost}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} is an HQ and has no weapons</source>
        <translation>{who} ist ein HQ und hat keine Waffen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} is eliminated</source>
        <translation>{who} ist vernichtet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} is neutralized</source>
        <translation>{who} ist neutralisiert</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/whynot.py"/>
        <source>{who} is not to be set up now</source>
        <translation>{who} ist jetzt nicht aufzustellen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} is to fire first and to move afterwards</source>
        <translation>{who} soll zuerst feuern und danach ziehen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} may act only while its formation is activated</source>
        <translation>{who} darf nur handeln, solange die eigene Formation aktiviert ist</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} mounts {target}</source>
        <translation>{who} sitzt auf {target} auf</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} observes</source>
        <translation>{who} beobachtet</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} retreats on to {hex}</source>
        <translation>{who} zieht sich weiter nach {hex} zurück</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} retreats to {hex}</source>
        <translation>{who} zieht sich nach {hex} zurück</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} returns to {target}</source>
        <translation>{who} kehrt zu {target} zurück</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} rolls for panic</source>
        <translation>{who} würfelt auf Panik</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/planning.py"/>
        <source>{who} saves no points on the way to {hex} by moving in column</source>
        <translation>auf dem Weg nach {hex} spart Kolonne keine Punkte: {who}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} starts mounted on {target}</source>
        <translation>{who} beginnt aufgesessen auf {target}</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} starts with a step loss</source>
        <translation>{who} beginnt mit einem Schrittverlust</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} stays</source>
        <translation>{who} bleibt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} takes a step loss</source>
        <translation>{who} nimmt einen Schrittverlust</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/reasons.py"/>
        <source>{who} was overrun and waits on the turn track</source>
        <translation>{who} wurde überrannt und wartet auf der Rundenleiste</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} withdraws</source>
        <translation>{who} setzt sich ab</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who} withdraws to {hex}</source>
        <translation>{who} setzt sich nach {hex} ab</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/phrases.py"/>
        <source>{who}: {number} [{rule}]</source>
        <translation>{who}: {number} [{rule}]</translation>
    </message>
    <message>
        <location filename="../../editor/keeping.py"/>
        <source>{why}

What you have done is still here and nothing in the old file has changed.</source>
        <translation>{why}

Was du getan hast, ist noch da, und an der alten Datei hat sich nichts geändert.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/engine/rules/blitz40/sight.py"/>
        <source>{why}, along their common side</source>
        <translation>{why}, entlang ihrer gemeinsamen Seite</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/home.py"/>
        <source>“{title}” was deleted. {key} brings it back.</source>
        <translation>„{title}“ wurde gelöscht. {key} holt es zurück.</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/odds.py"/>
        <source>… and further rolls</source>
        <translation>… und weitere Würfe</translation>
    </message>
    <message numerus="yes">
        <location filename="../../editor/keeping.py"/>
        <location filename="../../editor/problem_words.py"/>
        <source>… and {n} more</source>
        <translation>
            <numerusform>… und {n} weiteres</numerusform>
            <numerusform>… und {n} weitere</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>… of which neutralizations</source>
        <translation>… davon Neutralisierungen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>… of which step losses</source>
        <translation>… davon Schrittverluste</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>… on average</source>
        <translation>… im Durchschnitt</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/figures_text.py"/>
        <source>… that were lost</source>
        <translation>… davon verfallen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>★ Bookmark</source>
        <translation>★ Lesezeichen</translation>
    </message>
    <message>
        <location filename="../../bk40qt/play/panels/replay.py"/>
        <source>☆ Bookmark</source>
        <translation>☆ Lesezeichen</translation>
    </message>
</context>
</TS>
