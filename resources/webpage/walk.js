"use strict";
// Plays a maze and recordings. `editor/mazarine/picture/webpage.py` and `recording.py` describe the data.

performance.mark("begun");
const data = JSON.parse(document.getElementById("data").textContent);
const OPEN = 0, WALL = 1, SECRET = 2, FOUND = 3; // walls
const ROCK = 0, HIDDEN = 2; // what cells are made of; the rest is floor
const UP = 9, DOWN = 10;
const SIDES = ["up", "right", "down", "left", "up-right", "down-right", "down-left", "up-left"];
const NEAR = 1e-6, MARGIN = 0.2, WALL_WIDTH = 0.12, MOST_PIXELS = 16e6, MOST_STATES = 400000;
const KEYS = {
  ArrowUp: 0, KeyW: 0, ArrowRight: 1, KeyD: 1, ArrowDown: 2, KeyS: 2, ArrowLeft: 3, KeyA: 3,
  KeyE: 4, KeyC: 5, KeyZ: 6, KeyQ: 7,
};
const dark = matchMedia("(prefers-color-scheme: dark)");
const element = id => document.getElementById(id);
const cross = (a, b) => a[0] * b[1] - a[1] * b[0];
const dot = (a, b) => a[0] * b[0] + a[1] * b[1];

function text(code, fields = {}) {
  return data.text[code].replace(/\{(\w+)\}/g, (_, name) => fields[name]);
}

function number(value) {
  return value.toLocaleString(data.language);
}

// The values of each key, in the order of the pairs.
function grouped(pairs) {
  const groups = new Map();
  for (const [key, value] of pairs) groups.set(key, groups.get(key) || []).get(key).push(value);
  return groups;
}

function added(parent, tag, attributes = {}, content = "") {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = content;
  return parent.appendChild(made);
}

function button(parent, name, action, sign = "") {
  const made = added(parent, "button", { type: "button" }, sign || name);
  if (sign) made.setAttribute("aria-label", made.title = name);
  made.addEventListener("click", action);
  return made;
}

// The cells, walls and shapes of a maze. A place is the number of a cell in reading order; -1 is none.
class Maze {
  constructor(json) {
    Object.assign(this, json);
    this.area = this.rows * this.cols;
    this.size = this.levels * this.area;
    this.json = json;
    for (const shape of this.lattice.cells) shape.numbers = Object.keys(shape.sides).map(Number);
    this.restore();
  }

  restore() {
    this.cells = Uint8Array.from(this.json.cells, Number);
    this.walls = Uint8Array.from(this.json.walls, sign => sign.charCodeAt(0) - 48);
  }

  level(place) { return Math.floor(place / this.area); }
  row(place) { return Math.floor(place / this.cols) % this.rows; }
  col(place) { return place % this.cols; }
  matter(place) { return this.cells[place] >> 1; }
  isSolid(place) { return [ROCK, HIDDEN].includes(this.matter(place)); }

  beside(place, down, right) {
    const row = this.row(place) + down, col = this.col(place) + right;
    const isInside = row >= 0 && row < this.rows && col >= 0 && col < this.cols;
    return isInside ? this.level(place) * this.area + row * this.cols + col : -1;
  }

  across(place, side) { return this.beside(place, ...this.shape(place).steps[side]); }
  stores(side) { return this.lattice.stored.includes(side); }

  // The place that stores a wall, and how far its bits are shifted.
  stored(place, side) {
    const owner = this.stores(side) ? place : this.across(place, side);
    return [owner, 2 * this.lattice.stored.findIndex(it => it === side || it === (side ^ 2))];
  }

  wall(place, side) {
    const [owner, shift] = this.stored(place, side);
    return owner < 0 ? WALL : this.walls[owner] >> shift & 3;
  }

  setWall(place, side, state) {
    const [owner, shift] = this.stored(place, side);
    this.walls[owner] = this.walls[owner] & ~(3 << shift) | state << shift;
  }

  shape(place) { return this.lattice.cells[(this.row(place) & 1) * 2 + (this.col(place) & 1)]; }
  sides(place) { return this.shape(place).numbers; }
  hasSide(side) { return this.lattice.cells.some(shape => side in shape.sides); }

  // A point of the shape of a cell, where the cell is.
  moved(place, [x, y]) {
    const { perTwoRows: down, perTwoCols: right } = this.lattice;
    const rows = this.row(place) >> 1, cols = this.col(place) >> 1;
    return [x + rows * down[0] + cols * right[0], y + rows * down[1] + cols * right[1]];
  }

  middle(place) { return this.moved(place, this.shape(place).middle); }
  corners(place) { return this.shape(place).corners.map(corner => this.moved(place, corner)); }
  line(place, side) { return this.shape(place).sides[side].map(end => this.moved(place, end)); }

  // The side of a cell that faces a direction, by the least cosine; -1 if there is none.
  facing(place, direction, least) {
    const length = Math.hypot(...direction);
    const found = this.sides(place).map(side => [dot(this.shape(place).facing[side], direction) / length, side]);
    const [cosine, side] = found.reduce((best, it) => it[0] > best[0] ? it : best, [-1, -1]);
    return cosine >= least ? side : -1;
  }

  // The text about a cell, by its code, or by that for one of several levels.
  cellText(code, codeOnLevel, place) {
    const [top, left] = this.origin;
    const fields = { level: this.level(place) + 1, row: this.row(place) + top + 1, col: this.col(place) + left + 1 };
    return text(this.levels > 1 ? codeOnLevel : code, fields);
  }
}

// A walk through a maze, with the rules of `mazarine.agents`: doors, gates, secrets, and what has been seen.
// Keys and doors are values: `taken` (places), `kept` and `left` (locks), `opened` (spots), and the `start`.
class Walk {
  constructor(maze) {
    this.maze = maze;
    this.goals = new Set(maze.goals);
    this.spots = maze.doors.map(([place, side, locks, gate]) => ({
      place, side, locks, gate, ends: side < 0 ? [place] : [place, maze.across(place, side)],
    }));
    this.spotsAt = grouped(this.spots.flatMap(spot => spot.ends.map(end => [end, spot])));
    this.keysAt = grouped(maze.markers.filter(it => it.kind.startsWith("key")).map(it => [it.place, it]));
    this.linksAt = grouped(maze.links.flatMap(({ ends, oneWay }) =>
      (oneWay ? [[0, 1]] : [[0, 1], [1, 0]]).map(([from, to]) => [ends[from][0], { port: ends[from][1], to: ends[to][0] }])));
    this.treasures = new Set(maze.markers.filter(it => it.kind === "treasure").map(it => it.place));
    this.restart();
  }

  restart() {
    const maze = this.maze;
    maze.restore();
    const hasFog = maze.cells.some(code => code & 1);
    this.known = Uint8Array.from(maze.cells, code => hasFog && (code === 2 || code === 6) ? 1 : 0);
    this.place = maze.start;
    this.before = -1;
    this.steps = this.began = this.ended = 0;
    this.visited = new Set();
    this.collected = new Set();
    this.wasEmpty = false;
    const none = { start: this.place, taken: new Set(), kept: new Set(), left: new Map(), opened: new Set() };
    this.doors = this.entered(none, this.place, this.place);
    this.changed = new Set();
    this.look();
  }

  get isSolved() { return this.ended > 0; }
  get now() { return { place: this.place, doors: this.doors, hasSecrets: false }; }

  // Whether a marker was taken away.
  isGone({ kind, place }) {
    return kind?.startsWith("key") && this.doors.taken.has(place) || kind === "treasure" && this.collected.has(place);
  }

  // The keys for one door that must be used up to pass all of some spots.
  wanted(doors, spots) {
    const count = new Map();
    for (const spot of new Set(spots)) {
      if (doors.opened.has(spot)) continue;
      for (const lock of spot.locks) {
        if (!doors.kept.has(lock)) count.set(lock, (count.get(lock) || 0) + 1);
      }
    }
    return count;
  }

  doorIn(place) { return this.spotsAt.get(place)?.find(it => it.side < 0); }

  isShut({ place, doors }, spot) {
    if (!spot || !spot.locks.length || spot.side < 0 && doors.start === spot.place) return false;
    const ahead = spot.ends.filter(end => end !== place).map(end => this.doorIn(end)).filter(Boolean);
    return [...this.wanted(doors, [spot, ...ahead])].some(([lock, count]) => count > (doors.left.get(lock) || 0));
  }

  // Keys and doors after a step, which passes doors and finds keys.
  entered(doors, before, place) {
    const passed = before === place ? [] : (this.spotsAt.get(place) || []).filter(spot =>
      spot.locks.length && !doors.opened.has(spot) && (spot.side < 0 || spot.ends.includes(before))
      && !this.isShut({ place: before, doors }, spot));
    const keys = doors.taken.has(place) ? [] : this.keysAt.get(place) || [];
    const start = before === place ? doors.start : -1;
    if (!passed.length && !keys.length && start === doors.start) return doors;
    const left = new Map(doors.left), kept = new Set(doors.kept);
    for (const [lock, count] of this.wanted(doors, passed)) {
      left.set(lock, Math.max((left.get(lock) || 0) - count, 0));
    }
    for (const { kind, lock } of keys) {
      if (kind === "key") kept.add(lock);
      else left.set(lock, (left.get(lock) || 0) + 1);
    }
    const taken = keys.length ? new Set([...doors.taken, place]) : doors.taken;
    return { start, taken, kept, left, opened: new Set([...doors.opened, ...passed]) };
  }

  isFloor(state, place) {
    const matter = this.maze.matter(place);
    return matter !== ROCK && (matter !== HIDDEN || state.hasSecrets) && !this.isShut(state, this.doorIn(place));
  }

  // The cell across a side that is open, -1 if it is not; a gate is open for steps in its direction only.
  passage(state, place, side, takesGates = false) {
    const maze = this.maze, to = maze.across(place, side), wall = maze.wall(place, side);
    if (to < 0 || wall === WALL || wall === SECRET && !state.hasSecrets) return -1;
    if (!this.isFloor(state, place) || !this.isFloor(state, to)) return -1;
    const spot = this.spotsAt.get(place)?.find(it => it.side >= 0 && it.ends.includes(to));
    if (spot && this.isShut(state, spot)) return -1;
    const isGate = spot && spot.gate > 0;
    return isGate && !(takesGates && spot.gate < 3 && spot.ends[spot.gate - 1] === place) ? -1 : to;
  }

  // The moves from a state: steps across a side, links by their port, and gates, which are both.
  moves(state) {
    const { place } = state, steps = this.maze.sides(place).map(side => {
      const to = this.passage(state, place, side);
      return to >= 0 ? { side, to } : { side, port: side, to: this.passage(state, place, side, true) };
    }).filter(move => move.to >= 0);
    const canTake = place => this.maze.matter(place) !== ROCK && !this.isShut(state, this.doorIn(place));
    const links = this.linksAt.get(place) || [];
    return [...steps, ...links.filter(move => canTake(place) && canTake(move.to))];
  }

  take(move) {
    this.began = this.began || Date.now();
    [this.before, this.place] = [this.place, move.to];
    const doors = this.doors;
    this.wasEmpty = doors.taken.has(this.place) || this.collected.has(this.place); // What was here is gone already.
    this.doors = this.entered(doors, this.before, this.place);
    this.steps += 1;
    this.changed = new Set([this.before, this.place]);
    if (doors !== this.doors) this.spots.forEach(spot => spot.ends.forEach(end => this.changed.add(end)));
    this.look();
    if (this.treasures.has(this.place)) this.collected.add(this.place);
    if (this.goals.has(this.place) && !this.isSolved) this.ended = Date.now();
  }

  look() {
    this.findSecrets();
    this.visited.add(this.place);
    for (const place of this.visible()) {
      this.learn(place);
      // Rock is seen where no wall hides it.
      for (const side of this.maze.sides(place)) {
        const to = this.maze.across(place, side), wall = this.maze.wall(place, side);
        if (to >= 0 && (wall === OPEN || wall === FOUND) && !this.isFloor(this.now, to)) this.learn(to);
      }
    }
  }

  learn(place) {
    if (!this.known[place]) this.changed.add(place);
    this.known[place] = 1;
  }

  findSecrets() {
    const maze = this.maze;
    const find = place => {
      if (maze.matter(place) !== HIDDEN) return;
      maze.cells[place] = FOUND << 1;
      this.changed.add(place);
    };
    find(this.place);
    for (const side of maze.sides(this.place)) {
      const to = maze.across(this.place, side), wall = maze.wall(this.place, side);
      if (to < 0 || wall === WALL) continue;
      if (wall === SECRET) {
        maze.setWall(this.place, side, FOUND);
        this.changed.add(to);
      }
      find(to);
    }
  }

  // The places that are seen: light passes from cell to cell as closed wedges [first, last] of directions.
  visible() {
    const maze = this.maze, state = this.now, seen = new Set([this.place]);
    const eye = maze.middle(this.place), from = point => [point[0] - eye[0], point[1] - eye[1]];
    let lit = new Map([[this.place, [null]]]);
    while (lit.size) {
      const next = new Map();
      for (const [place, wedges] of lit) {
        const middle = from(maze.middle(place));
        if (wedges.some(it => it && cross(it[0], middle) > -NEAR && cross(middle, it[1]) > -NEAR)) seen.add(place);
        for (const side of maze.sides(place)) {
          const to = this.passage(state, place, side);
          if (to < 0) continue;
          let [first, last] = maze.line(place, side).map(from);
          const along = [last[0] - first[0], last[1] - first[1]];
          const inside = cross(along, [middle[0] - first[0], middle[1] - first[1]]);
          const out = cross(along, [-first[0], -first[1]]) * inside;
          if (out < -NEAR) continue; // Light does not come back.
          const isAlong = out < NEAR; // Such light changes the hand once.
          if (cross(first, last) < 0) [first, last] = [last, first];
          for (const wedge of wedges) {
            if (!(isAlong && wedge?.isAlong)) spread(next, to, wedge, first, last, isAlong);
          }
        }
      }
      lit = next;
    }
    return seen;
  }

  // The moves of a shortest path to a goal, which may use secrets; null if none is found.
  route() {
    const numbers = new Map(), known = new Map(), seen = new Set();
    const numberOf = doors => {
      if (!known.has(doors)) {
        const opened = [...doors.opened].map(it => this.spots.indexOf(it));
        const parts = [doors.taken, doors.kept, doors.left, opened].map(it => JSON.stringify([...it].sort()));
        const name = [doors.start, ...parts].join();
        if (!numbers.has(name)) numbers.set(name, numbers.size);
        known.set(doors, numbers.get(name));
      }
      return known.get(doors);
    };
    const queue = [];
    const reach = (state, back, move) => {
      const key = numberOf(state.doors) * this.maze.size + state.place;
      if (!seen.has(key)) queue.push({ ...state, back, move });
      seen.add(key);
    };
    reach({ ...this.now, hasSecrets: true }, null, null);
    for (const state of queue) {
      if (this.goals.has(state.place)) {
        const path = [];
        for (let it = state; it.back; it = it.back) path.push(it.move);
        return path.reverse();
      }
      if (queue.length > MOST_STATES) return null;
      for (const move of this.moves(state)) {
        reach({ place: move.to, doors: this.entered(state.doors, state.place, move.to), hasSecrets: true }, state, move);
      }
    }
    return null;
  }
}

// Let the part of a wedge that falls through a side into a cell; wedges that touch become one.
function spread(lit, place, wedge, first, last, isAlong) {
  const from = wedge && cross(first, wedge[0]) > 0 ? wedge[0] : first;
  const to = wedge && cross(wedge[1], last) > 0 ? wedge[1] : last;
  if (cross(from, to) < -NEAR || (isAlong && from[0] * first[0] + from[1] * first[1] < 0)) return;
  const wedges = lit.get(place) || [];
  lit.set(place, wedges);
  for (const it of wedges) {
    if (Math.abs(cross(it[1], from)) < NEAR) { it[1] = to; return; }
    if (Math.abs(cross(to, it[0])) < NEAR) { it[0] = from; return; }
  }
  wedges.push(Object.assign([from, to], { isAlong }));
}
