/*
 * As much of Tiled as the extension needs, around the real command line: node mock.js EXTENSION < REQUEST.
 * The request is one JSON object: the layers and properties of a map, or its file; the program, the answers to
 * dialogs and the actions. What came of them is printed as one JSON object.
 */
"use strict";

const fs = require("fs");
const os = require("os");
const path = require("path");
const vm = require("vm");
const { spawnSync } = require("child_process");

const request = JSON.parse(fs.readFileSync(0, "utf8"));
const home = fs.mkdtempSync(path.join(os.tmpdir(), "tiled-"));
const said = { alerts: [], confirms: [], prompts: [], warnings: [], logs: [], steps: [], menu: [] };
const answers = request.answers || [];
const actions = new Map();

class Properties {
    constructor(values) { this.values = values || {}; }
    property(name) { return this.values[name]; }
    setProperty(name, value) { this.values[name] = value; }
    setProperties(values) { this.values = values; }
}

/** Cells as a set; of it `rects` are one cell each. */
class Region {
    constructor(cells) { this.cells = new Set(cells); }
    get rects() {
        return [...this.cells].map(it => it.split(",").map(Number)).map(([x, y]) => ({ x, y, width: 1, height: 1 }));
    }
    get boundingRect() {
        const all = this.rects, xs = all.map(it => it.x), ys = all.map(it => it.y);
        if (!all.length)
            return { x: 0, y: 0, width: 0, height: 0 };
        const x = Math.min(...xs), y = Math.min(...ys);
        return { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
    }
    add(rect) { for (const cell of cellsOf(rect)) this.cells.add(cell); }
    subtract(rect) { for (const cell of cellsOf(rect)) this.cells.delete(cell); }
}

function* cellsOf(rect) {
    for (let y = rect.y; y < rect.y + rect.height; y++)
        for (let x = rect.x; x < rect.x + rect.width; x++)
            yield `${x},${y}`;
}

class TileLayer extends Properties {
    constructor(name, rows) {
        super();
        Object.assign(this, { name, isTileLayer: true, isObjectLayer: false, map: null, tiles: new Map() });
        (rows || []).forEach((row, y) => [...row].forEach((sign, x) => sign === "." || this.tiles.set(`${x},${y}`, sign)));
    }
    region() { return new Region(this.tiles.keys()); }
    tileAt(x, y) { return this.tiles.get(`${x},${y}`) || null; }
    flagsAt() { return 0; }
    edit() {
        const changes = [];
        return {
            setTile: (x, y, tile) => changes.push([`${x},${y}`, tile]),
            apply: () => {
                for (const [at, tile] of changes)
                    tile ? this.tiles.set(at, tile) : this.tiles.delete(at);
            },
        };
    }
    rows(width, height) {
        return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => this.tileAt(x, y) || ".").join(""));
    }
}

class ObjectGroup extends Properties {
    constructor(name) {
        super();
        Object.assign(this, { name, isTileLayer: false, isObjectLayer: true, map: null, objects: [] });
    }
    addObject(object) { this.objects.push(object); }
}

class MapObject extends Properties { }
MapObject.Rectangle = "rectangle";
MapObject.Polygon = "polygon";

class TileMap extends Properties {
    constructor(told) {
        super(told.properties);
        const first = (told.layers || [{ rows: [""] }])[0].rows;
        Object.assign(this, { isTileMap: true, infinite: Boolean(told.infinite), fileName: told.file || "", layers: [] });
        this.orientation = told.orientation || 1;
        this.size = { width: first[0].length, height: first.length };
        for (const layer of told.layers || [])
            this.addLayer(new TileLayer(layer.name, layer.rows));
        this.currentLayer = this.layers[0];
        const region = new Region([]);
        if (told.selected)
            region.add(told.selected);
        this.selectedArea = {
            region,
            get: () => new Region(this.selectedArea.region.cells),
            set: it => { this.selectedArea.region = it; },
            get boundingRect() { return this.region.boundingRect; },
        };
    }
    get width() { return this.size.width; }
    get height() { return this.size.height; }
    insertLayerAt(at, layer) { this.layers.splice(at, 0, layer); layer.map = this; }
    addLayer(layer) { this.insertLayerAt(this.layers.length, layer); }
    removeLayer(layer) { this.layers = this.layers.filter(it => it !== layer); }
    macro(text, change) { said.steps.push(text); return change(); }
    tileToPixel(x, y) { return { x: 10 * x, y: 20 * y }; }
    tileToScreen(x, y) { return this.tileToPixel(x, y); }
}

TileMap.Staggered = 3;
TileMap.Hexagonal = 4;

function write(map, file) {
    if (map.fileName) {
        fs.copyFileSync(map.fileName, file);
        return "";
    }
    const { width, height } = map;
    const layers = map.layers.map(layer => layer.isObjectLayer ? `<objectgroup name="${layer.name}"/>`
        : `<layer name="${layer.name}" width="${width}" height="${height}"><data encoding="csv">`
        + layer.rows(width, height).map(row => [...row].map(it => it === "." ? 0 : 1)).join(",") + "</data></layer>");
    fs.writeFileSync(file, `<?xml version="1.0"?><map version="1.8" orientation="orthogonal" width="${width}" height="${height}"
        tilewidth="10" tileheight="20"><tileset firstgid="1" name="t" tilewidth="10" tileheight="20" tilecount="1"/>${layers.join("")}</map>`);
    return "";
}

class Process {
    setEnv() { }
    getEnv(name) { return name === "TMPDIR" ? home : ""; }
    exec(program, words, throws) {
        const done = spawnSync(program, words, { encoding: "utf8" });
        if (done.error && throws !== false)
            throw done.error;
        Object.assign(this, { output: done.stdout, messages: done.stderr });
        return done.error ? -1 : done.status;
    }
    readStdOut() { return this.output || ""; }
    readStdErr() { return this.messages || ""; }
}

class TextFile {
    constructor(file, mode) { Object.assign(this, { file, text: mode === TextFile.WriteOnly ? "" : fs.readFileSync(file, "utf8") }); }
    readAll() { return this.text; }
    write(text) { this.text += text; }
    commit() { fs.writeFileSync(this.file, this.text); }
    close() { }
}
TextFile.ReadOnly = 1;
TextFile.WriteOnly = 2;

const map = request.map ? new TileMap(request.map) : null;
const tiled = {
    activeAsset: map,
    extensionsPath: path.join(home, "extensions"),
    mapEditor: {
        currentBrush: request.brush ? new TileMap({ layers: [{ name: "", rows: request.brush }] }) : null,
        currentMapView: { centerOn: (x, y) => { said.center = [x, y]; } },
    },
    mapFormat: name => name === "tmx" ? { write } : undefined,
    registerAction: (id, run) => { const action = { run }; actions.set(id, action); return action; },
    extendMenu: (name, items) => said.menu.push(name, ...items.filter(it => it.action).map(it => actions.get(it.action).text)),
    alert: text => said.alerts.push(text),
    confirm: text => { said.confirms.push(text); return answers.shift(); },
    prompt: (text, value) => { said.prompts.push([text, value]); return answers.shift(); },
    log: text => said.logs.push(text),
    warn: (text, activated) => { said.warnings.push(text); activated(); },
};
const world = {
    tiled, File: { exists: fs.existsSync, remove: fs.unlinkSync }, FileInfo: {
        cleanPath: path.normalize, joinPaths: path.join, fileName: path.basename, fromNativeSeparators: it => it,
    },
    TextFile, Process, TileMap, TileLayer, ObjectGroup, MapObject,
    Qt: {
        point: (x, y) => ({ x, y }), size: (width, height) => ({ width, height }),
        rect: (x, y, width, height) => ({ x, y, width, height }),
    },
};

try {
    fs.writeFileSync(path.join(home, "mazarine-program.txt"), request.program);
    vm.runInNewContext(fs.readFileSync(process.argv[2], "utf8"), world);
    for (const id of request.actions)
        actions.get(id).run();
    said.program = fs.readFileSync(path.join(home, "mazarine-program.txt"), "utf8").trim();
    fs.unlinkSync(path.join(home, "mazarine-program.txt"));
    said.left = fs.readdirSync(home);
} finally {
    fs.rmSync(home, { recursive: true });
}
if (map) {
    said.selected = [...map.selectedArea.region.cells];
    said.layers = map.layers.map(it => ({ name: it.name, rows: it.isTileLayer ? it.rows(map.width, map.height) : undefined, objects: it.objects }));
}
console.log(JSON.stringify(said));
