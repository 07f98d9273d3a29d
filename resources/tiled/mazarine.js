/*
 * Mazarine in Tiled: actions of the Map menu that run the command line of Mazarine.
 * Copy this file into Tiled's extensions folder; Mazarine's page docs/how-to/tiled.md describes it.
 */
(function () {
    "use strict";

    const TITLE = "Mazarine";
    /** A property of the layer of rooms, so that no other layer of that name is replaced. */
    const MADE_HERE = "madeByMazarine";
    /** Beside the folder of extensions: after a change in it, Tiled loads all extensions again. */
    const PROGRAM_FILE = FileInfo.cleanPath(tiled.extensionsPath + "/../mazarine-program.txt");
    /** What makes a layer one of walls, as Mazarine reads maps. */
    const WALL_WORD = /wall|collision|collid|solid|obstacle|blocked|blocking|impassable|unwalkable|\brock/i;

    let lastAnswer = "prim";
    /** @type {string[]} The names of the algorithms, when they were asked for. */
    let algorithms = [];

    /** Ends an action, with a sentence for the user. */
    class Stop extends Error { }

    /** @param {string} path */
    function textOf(path) {
        const file = new TextFile(path, TextFile.ReadOnly);
        file.codec = "UTF-8";
        const text = file.readAll();
        file.close();
        return text;
    }

    function program() {
        return File.exists(PROGRAM_FILE) && textOf(PROGRAM_FILE).trim() || "mazarine";
    }

    /** Ask for the program, and keep the answer; false if the user cancels. */
    function chooseProgram() {
        const path = tiled.prompt("The program mazarine: its name, or its whole path", program(), TITLE).trim();
        if (!path)
            return false;
        const file = new TextFile(PROGRAM_FILE, TextFile.WriteOnly);
        file.codec = "UTF-8";
        file.write(path);
        file.commit();
        return true;
    }

    /** Run a command; return what it printed, and its notes. `check` ends with 1 if there are problems; any other status
     * ends the action, with the sentence of the program. @param {string[]} words @returns {{output: string, notes: string}} */
    function mazarine(words) {
        const process = new Process();
        process.codec = "UTF-8";
        process.setEnv("PYTHONIOENCODING", "utf-8");
        const status = process.exec(program(), words, false);
        // No process.close(): Tiled then reports an error when it deletes the process.
        const output = process.readStdOut(), notes = process.readStdErr().trim();
        if (status === -1) {
            if (tiled.confirm(`The program “${program()}” did not start. Choose another one?`, TITLE) && chooseProgram())
                return mazarine(words);
            throw new Stop();
        }
        if (status !== 0 && !(status === 1 && output))
            throw new Stop(notes || `The program “${program()}” ended with status ${status}.`);
        return { output: output, notes: notes };
    }

    /** Call a function with the path of a file, which is removed afterward. @template T @param {string} ending @param {(path: string) => T} use */
    function withFile(ending, use) {
        const process = new Process();
        const folder = process.getEnv("TMPDIR") || process.getEnv("TEMP") || "/tmp";
        const name = `mazarine-${Date.now()}-${Math.floor(Math.random() * 1e9)}${ending}`;
        const path = FileInfo.joinPaths(FileInfo.fromNativeSeparators(folder), name);
        try {
            return use(path);
        } finally {
            if (File.exists(path))
                File.remove(path);
        }
    }

    /** Call a function with a copy of a map as it is now. @template T @param {TileMap} map @param {(path: string) => T} use */
    function withCopy(map, use) {
        return withFile(".tmx", path => {
            const failure = /** @type {MapFormat} */ (tiled.mapFormat("tmx")).write(map, path);
            if (failure)
                throw new Stop(failure);
            try {
                return use(path);
            } catch (error) {
                if (error instanceof Stop)
                    error.message = error.message.split(path).join(FileInfo.fileName(map.fileName) || "The map");
                throw error;
            }
        });
    }

    function currentMap() {
        const map = /** @type {TileMap} */ (tiled.activeAsset);
        if (!map || !map.isTileMap)
            throw new Stop("Open a map first.");
        if (map.orientation === TileMap.Hexagonal || map.orientation === TileMap.Staggered)
            throw new Stop("This action needs an orthogonal or isometric map. Open this one in Mazarine.");
        return map;
    }

    /** Return the tile at a cell of Mazarine: level, row and column. @param {TileMap} map @param {number[]} cell */
    function tileOf(map, cell) {
        const row = Number(map.property("mazeOriginRow") || 0), col = Number(map.property("mazeOriginCol") || 0);
        return Qt.point(cell[2] - col, cell[1] - row);
    }

    function check() {
        const map = currentMap();
        const done = withCopy(map, path => mazarine(["check", path, "--json"]));
        /** @type {{kind: string, message: string, cell: number[] | null, cells: number[][] | null}[]} */
        const all = JSON.parse(done.output).problems;
        const problems = all.filter(it => it.kind !== "no-start" && it.kind !== "no-goal");
        const unreachable = map.selectedArea.get();
        unreachable.subtract(unreachable.boundingRect);
        /** @type {string[]} */
        const lines = [];
        for (const problem of problems) {
            const tile = problem.cell && tileOf(map, problem.cell);
            const text = problem.message + (tile ? ` Tile ${tile.x}, ${tile.y}.` : "");
            lines.push(text);
            tiled.warn(`${TITLE}: ${text}`, () => {
                if (!tile)
                    return;
                tiled.activeAsset = map;
                const middle = map.tileToScreen(tile.x + 0.5, tile.y + 0.5);
                tiled.mapEditor.currentMapView.centerOn(middle.x, middle.y);
            });
            if (problem.kind === "floor-unreachable" || problem.kind === "closed-pocket")
                (problem.cells || []).map(cell => tileOf(map, cell)).forEach(it => unreachable.add(Qt.rect(it.x, it.y, 1, 1)));
        }
        if (unreachable.boundingRect.width > 0)
            map.selectedArea.set(unreachable);
        if (lines.length > 12)
            lines.splice(12, lines.length, `… and ${lines.length - 12} more.`);
        lines.push(problems.length > 0 ? "Double-click a line of the Issues view to go to its tile." : "No problems.");
        if (all.some(it => it.kind === "no-start"))
            lines.push("The map has no start, so its largest area counts as reachable. A point whose class (type) is “start”"
                + " on an object layer “Links and markers” is a start.");
        tiled.alert(lines.concat(done.notes || []).join("\n\n"), TITLE);
    }

    function makeRooms() {
        const map = currentMap();
        const text = withCopy(map, path => withFile(".json", list => {
            mazarine(["segment", path, "-o", list]);
            return textOf(list);
        }));
        /** @type {{number: number, kind: string, name: string, cells: number[][], entries: number[][]}[]} */
        const regions = JSON.parse(text).regions;
        const rooms = regions.filter(it => it.kind === "room");
        if (rooms.length === 0)
            throw new Stop("The map has no room. Four cells of floor around a corner are one.");
        const layer = new ObjectGroup("Rooms");
        layer.setProperty(MADE_HERE, true);
        for (const room of rooms) {
            const cells = room.cells.concat(room.entries);
            const object = outlined(map, cells.map(cell => tileOf(map, cell)));
            object.name = room.name || `Room ${room.number}`;
            object.setProperties({ kind: room.kind, number: room.number, size: cells.length, level: cells[0][0] });
            layer.addObject(object);
        }
        map.macro("Make Rooms as Objects", () => {
            map.layers.filter(it => it.isObjectLayer && it.property(MADE_HERE)).forEach(it => map.removeLayer(it));
            map.addLayer(layer);
        });
        tiled.log(`${TITLE}: ${rooms.length} rooms.`);
    }

    /** Return tiles as an object, a rectangle or a polygon in pixels. @param {TileMap} map @param {point[]} tiles */
    function outlined(map, tiles) {
        const corners = outline(tiles).map(it => map.tileToPixel(it.x, it.y));
        const xs = corners.map(it => it.x), ys = corners.map(it => it.y);
        const left = Math.min(...xs), top = Math.min(...ys);
        const object = new MapObject();
        object.pos = Qt.point(left, top);
        object.shape = corners.length === 4 ? MapObject.Rectangle : MapObject.Polygon;
        if (corners.length === 4)
            object.size = Qt.size(Math.max(...xs) - left, Math.max(...ys) - top);
        else
            object.polygon = corners.map(it => Qt.point(it.x - left, it.y - top));
        return object;
    }

    /** Return the corners around tiles that are connected by sides, clockwise, without those of holes. @param {point[]} tiles */
    function outline(tiles) {
        const inside = new Set(tiles.map(it => `${it.x},${it.y}`));
        const first = tiles.reduce((best, it) => it.y < best.y || it.y === best.y && it.x < best.x ? it : best);
        const corners = [Qt.point(first.x, first.y)];
        let { x, y } = first, dx = 1, dy = 0;
        while (x + dx !== first.x || y + dy !== first.y) {
            x += dx;
            y += dy;
            // The two tiles ahead of this corner: to the right, where the outlined ones are, and to the left.
            const right = inside.has(`${x + (dx - dy - 1) / 2},${y + (dy + dx - 1) / 2}`);
            const left = inside.has(`${x + (dx + dy - 1) / 2},${y + (dy - dx - 1) / 2}`);
            if (right && !left)
                continue;
            corners.push(Qt.point(x, y));
            [dx, dy] = right ? [dy, -dx] : [-dy, dx];
        }
        return corners;
    }

    function generate() {
        const map = currentMap();
        const layer = /** @type {TileLayer} */ (map.currentLayer);
        if (map.property("mazeEncoding"))
            throw new Stop("The tiles of this map are cells of a maze; generate it in Mazarine.");
        if (!layer || !layer.isTileLayer)
            throw new Stop("Choose the tile layer for the walls first.");
        const brush = brushTiles();
        const selected = map.selectedArea.boundingRect;
        if (map.infinite && selected.width === 0)
            throw new Stop("The map is infinite: select an area first.");
        const area = selected.width > 0 ? selected : Qt.rect(0, 0, map.width, map.height);
        if (algorithms.length === 0)
            algorithms = JSON.parse(mazarine(["generate", "--list", "--json"]).output).generators
                .map((/** @type {{name: string}} */ it) => it.name);
        const names = algorithms.map((name, at) => at % 7 === 6 ? name + ",\n" : name + ", ").join("");
        const question = `An algorithm, a seed and parameters, as in “caves 7 rock=0.4”.\n\n${names.replace(/,\s*$/, "")}`;
        const answer = tiled.prompt(question, lastAnswer, TITLE).trim();
        if (!answer)
            return;
        const maze = fitting(answer.split(/\s+/), area.height, area.width);
        lastAnswer = answer;
        const isWall = (/** @type {number} */ x, /** @type {number} */ y) => (maze.rows[y] || "")[x] !== ".";
        const rename = !WALL_WORD.test(layer.name) && tiled.confirm(
            `Mazarine knows the layer of walls by its name. Rename “${layer.name}” to “walls”?`, TITLE);
        map.macro("Generate Maze", () => {
            if (rename)
                layer.name = "walls";
            paint(layer, area, brush[0], isWall);
            if (brush.length === 2)
                paint(floorLayer(map), area, brush[1], (x, y) => !isWall(x, y));
        });
        tiled.log(`${TITLE}: ${answer}, seed ${maze.seed}.`);
    }

    /** Return the tile of the brush, or its two tiles. */
    function brushTiles() {
        const brush = tiled.mapEditor.currentBrush;
        const layer = /** @type {TileLayer} */ (brush && brush.layers.filter(it => it.isTileLayer)[0]);
        const found = [];
        for (const rect of layer ? layer.region().rects : []) {
            for (let y = rect.y; y < rect.y + rect.height; y++)
                for (let x = rect.x; x < rect.x + rect.width; x++)
                    found.push({ tile: layer.tileAt(x, y), flags: layer.flagsAt(x, y) });
        }
        if (found.length !== 1 && found.length !== 2)
            throw new Stop("Select one tile of a tileset for walls, or two: the second is for the floor.");
        return found;
    }

    /** Generate a maze of at most this many tiles. @param {string[]} words @param {number} height @param {number} width */
    function fitting(words, height, width) {
        const rows = (height - 1) >> 1, cols = (width - 1) >> 1;
        let maze = generated(words, 2 * rows + 1, 2 * cols + 1);
        // Thin walls have become tiles of their own: n cells are 2 n + 1 tiles. Other mazes consist of tiles.
        if (maze.rows.length > height)
            maze = generated(words.filter(it => !/^\d+$/.test(it)).concat(maze.seed), rows, cols);
        if (maze.rows.length > height || maze.rows[0].length > width)
            throw new Stop(`The maze has ${maze.rows.length} × ${maze.rows[0].length} tiles and does not fit.`);
        return maze;
    }

    /** Return a maze as rows of signs, a dot for floor, and its seed. @param {string[]} words @param {number} rows @param {number} cols */
    function generated(words, rows, cols) {
        return withFile(".map", path => {
            const command = ["generate", words[0], "--rows", `${rows}`, "--cols", `${cols}`, "-o", path, "--json"];
            words.slice(1).forEach(word => command.push(/^\d+$/.test(word) ? "--seed" : "--set", word));
            const seed = `${JSON.parse(mazarine(command).output).seed}`;
            return { rows: textOf(path).split(/\r?\nmap\r?\n/)[1].trim().split(/\r?\n/), seed: seed };
        });
    }

    /** Put a tile where it belongs in an area, and remove all others there. @param {TileLayer} layer @param {rect} area
     * @param {{tile: Tile | null, flags: number}} brush @param {(x: number, y: number) => boolean} isHere */
    function paint(layer, area, brush, isHere) {
        const edit = layer.edit();
        for (let y = 0; y < area.height; y++)
            for (let x = 0; x < area.width; x++)
                edit.setTile(area.x + x, area.y + y, isHere(x, y) ? brush.tile : null, brush.flags);
        edit.apply();
    }

    /** Return the tile layer “floor”; a new one below all others if there is none. @param {TileMap} map */
    function floorLayer(map) {
        const layer = map.layers.filter(it => it.isTileLayer && it.name === "floor")[0] || new TileLayer("floor");
        if (!layer.map) {
            /** @type {TileLayer} */ (layer).size = map.size;
            map.insertLayerAt(0, layer);
        }
        return /** @type {TileLayer} */ (layer);
    }

    /** @param {string} id @param {string} text @param {() => void} run */
    function action(id, text, run) {
        tiled.registerAction(id, () => {
            try {
                run();
            } catch (error) {
                if (!(error instanceof Stop))
                    throw error;
                if (error.message)
                    tiled.alert(error.message, TITLE);
            }
        }).text = `${TITLE}: ${text}`;
        return { action: id };
    }

    tiled.extendMenu("Map", [
        { separator: true },
        action("MazarineCheck", "Check Reachability", check),
        action("MazarineRooms", "Make Rooms as Objects", makeRooms),
        action("MazarineGenerate", "Generate Maze Here…", generate),
        action("MazarineProgram", "Choose Program…", chooseProgram),
    ]);
})();
