// What the picture of a walk shows.
class WalkScene {
  constructor(walk, hasFog) {
    Object.assign(this, { walk, hasFog, level: walk.maze.level(walk.place), path: new Map(), hint: -1 });
    this.palette = palette();
    const { markers, links } = walk.maze;
    this.things = [
      ...markers.map(it => [it.place, it.symbol, walk.maze.middle(it.place), it]),
      ...links.flatMap(({ ends }) => ends.map(([place, , x, y, symbol]) => [place, symbol, [x, y], {}])),
    ];
  }

  isHidden(place) { return this.hasFog && !this.walk.known[place]; }

  color(place) {
    if (this.isHidden(place)) return this.palette.fog;
    if (this.walk.maze.isSolid(place)) return this.palette.rock;
    if (this.walk.visited.has(place)) return this.palette.corridor;
    return this.walk.maze.matter(place) === FOUND ? this.palette.found_door : this.palette.floor;
  }

  symbols() {
    const { maze, doors, now } = this.walk, walk = this.walk;
    const isOpen = it => it.kind === "door" && !(walk.spotsAt.get(it.place) || []).some(spot =>
      spot.side < 0 === it.side < 0 && (it.side < 0 || spot.ends.includes(maze.across(it.place, it.side)))
      && !doors.opened.has(spot) && walk.isShut(now, spot));
    return this.things.filter(([place, , , it]) => !this.isHidden(place) && !maze.isSolid(place) && !walk.isGone(it))
      .map(([place, symbol, at, it]) => [place, symbol, at, isOpen(it) ? 0.35 : 1]);
  }

  // Show a path, in which each cell leads to others, but not over links; return the cells that look different.
  setPath(moves) {
    const path = new Map(), before = this.path;
    let place = this.walk.place;
    for (const { side, to } of moves) {
      if (side !== undefined) path.set(place, [...path.get(place) || [], to]).set(to, path.get(to) || []);
      place = to;
    }
    this.path = path;
    const all = [...new Set([...before.keys(), ...path.keys()])];
    return new Set(all.filter(it => String(before.get(it)) !== String(path.get(it))));
  }

  drawUnder(picture, cells) {
    const middle = place => this.walk.maze.middle(place);
    const shown = [...this.path].filter(([place]) => cells.has(place));
    picture.lines(shown.flatMap(([place, next]) => next.map(to => [middle(place), middle(to)])), this.palette.path, 0.2);
  }

  drawOver(picture, cells) {
    const { maze, place } = this.walk, { path, current } = this.palette;
    if (cells.has(this.hint)) picture.disc(maze.middle(this.hint), 0.16, path, "#fff");
    if (!cells.has(place)) return;
    picture.disc(maze.middle(place), 0.3, current, "#fff");
    picture.disc(maze.middle(place), 0.1, "#fff", current);
  }
}

// What is printed: the maze, and the solution if it is shown.
class PaperScene extends WalkScene {
  constructor(walk, level, path) {
    super(walk, false);
    const light = { ...data.palettes[0], paper: "#fff", grid: "#fff", wall: "#000", line: "#000" };
    Object.assign(this, { level, path, palette: light });
  }

  color(place) { return this.walk.maze.isSolid(place) ? "#8a8f96" : "#fff"; }
  symbols() { return this.things.filter(([place]) => !this.walk.maze.isSolid(place)).map(it => [...it.slice(0, 3), 1]); }
  drawOver() {}
}

// The part of the page that plays the maze.
class Play {
  constructor() {
    this.maze = new Maze(data.maze);
    this.walk = new Walk(this.maze);
    this.scene = new WalkScene(this.walk, data.fog);
    this.zoom = 0;
    this.hasSolution = false;
    const label = text("maze", { rows: this.maze.rows, cols: this.maze.cols });
    this.canvas = added(element("board"), "canvas", { tabindex: 0, role: "application", "aria-label": label, "aria-describedby": "news" });
    this.picture = new Picture(this.canvas, this.maze, this.scene);
    this.addButtons();
    this.addHelp();
    this.listen();
  }

  addButtons() {
    const bar = element("buttons"), toggle = (code, isOn, action) => {
      const made = button(bar, text(code), () => {
        made.setAttribute("aria-pressed", String(action()));
      });
      made.setAttribute("aria-pressed", String(isOn));
      return made;
    };
    [3, 7, 0, 4, 6, 2, 5, 1].forEach((side, index) => this.maze.hasSide(side) &&
      button(bar, text("go", { side: text(SIDES[side]) }), () => this.go(side), "←↖↑↗↙↓↘→"[index]));
    if (this.maze.links.length) button(bar, text("use-link"), () => this.useLink());
    button(bar, text("hint"), () => this.showHint());
    this.solutionButton = toggle("solution", false, () => this.showSolution(!this.hasSolution));
    toggle("fog", this.scene.hasFog, () => this.showFog(!this.scene.hasFog));
    button(bar, text("restart"), () => this.restart());
    button(bar, text("zoom-out"), () => this.zoomBy(0.8), "−");
    button(bar, text("zoom-in"), () => this.zoomBy(1.25), "+");
    if (this.maze.levels > 1) {
      const label = added(bar, "label", {}, text("level"));
      this.levels = added(label, "select");
      for (let level = 0; level < this.maze.levels; level++) added(this.levels, "option", { value: level }, level + 1);
      this.levels.addEventListener("change", () => this.showLevel(Number(this.levels.value)));
    }
    button(bar, text("print"), () => print());
  }

  addHelp() {
    const help = element("help");
    added(help, "summary", {}, text("help"));
    const lines = ["help-move", ...this.maze.hasSide(4) ? ["help-slanting"] : [], "help-touch"];
    if (this.maze.links.length) lines.push("help-link");
    if (this.walk.spots.some(spot => spot.locks.length)) lines.push("help-doors");
    for (const code of lines) added(help, "p", {}, text(code));
  }

  listen() {
    document.addEventListener("keydown", event => this.press(event));
    this.canvas.addEventListener("pointerdown", event => this.touch(event));
    this.canvas.addEventListener("pointermove", event => this.drag(event));
    this.canvas.addEventListener("pointerup", event => this.release(event));
    this.canvas.addEventListener("pointercancel", () => { this.anchor = null; });
    addEventListener("beforeprint", () => this.layPaper());
    addEventListener("afterprint", () => element("paper").replaceChildren());
    new ResizeObserver(() => this.fit()).observe(element("board"));
    setInterval(() => this.showState(), 500);
    this.tell(this.placeText());
  }

  repaint() {
    this.scene.palette = palette();
    this.picture.draw();
  }

  fit() {
    const board = element("board"), [width, height] = this.maze.lattice.extent.map(it => it + 2 * MARGIN);
    if (!board.clientWidth) return;
    const fitting = Math.min(board.clientWidth / width, board.clientHeight / height);
    const unit = crisp(this.zoom || Math.min(Math.max(fitting, 10), 56));
    if (unit !== this.picture.unit) this.picture.resize(unit);
    this.follow(true);
  }

  zoomBy(factor) {
    this.zoom = Math.min(Math.max(this.picture.unit * factor, 3), 120);
    this.fit();
  }

  // Scroll to where the walker is, if that is near the edge.
  follow(isSure = false) {
    const board = element("board"), [x, y] = this.maze.middle(this.walk.place).map(it => (it + MARGIN) * this.picture.unit);
    const isNear = (at, from, length) => at - from < length / 4 || from + length - at < length / 4;
    if (!isSure && !isNear(x, board.scrollLeft, board.clientWidth) && !isNear(y, board.scrollTop, board.clientHeight)) return;
    board.scrollTo({ left: x - board.clientWidth / 2, top: y - board.clientHeight / 2 });
  }

  press(event) {
    if (element("play").hidden || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target.matches("select, input") || event.key === "Enter" && event.target.matches("button, summary")) return;
    if (event.code in KEYS && (KEYS[event.code] < 4 || this.maze.hasSide(4))) this.go(this.meant(KEYS[event.code]));
    else if (event.key === "Enter") this.useLink();
    else if (event.key === "PageUp") this.useLink([UP]);
    else if (event.key === "PageDown") this.useLink([DOWN]);
    else return;
    event.preventDefault();
  }

  point(event) { return [event.clientX, event.clientY]; }

  touch(event) {
    this.canvas.setPointerCapture(event.pointerId);
    [this.anchor, this.hasDragged] = [this.point(event), false];
  }

  drag(event) {
    if (!this.anchor) return;
    const direction = this.point(event).map((at, axis) => at - this.anchor[axis]);
    if (Math.hypot(...direction) < Math.min(Math.max(this.picture.unit * 0.9, 18), 60)) return;
    [this.anchor, this.hasDragged] = [this.point(event), true];
    this.go(this.maze.facing(this.walk.place, direction, 0.5));
  }

  release(event) {
    if (!this.anchor || this.hasDragged) { this.anchor = null; return; }
    const direction = this.point(event).map((at, axis) => at - this.anchor[axis]), box = this.canvas.getBoundingClientRect();
    this.anchor = null;
    if (Math.hypot(...direction) > 10) { this.go(this.maze.facing(this.walk.place, direction, 0.5)); return; }
    const [x, y] = this.maze.middle(this.walk.place), { unit } = this.picture;
    const from = [(event.clientX - box.left) / unit - MARGIN - x, (event.clientY - box.top) / unit - MARGIN - y];
    const distance = Math.hypot(...from);
    if (distance < 0.5) this.useLink();
    else if (distance < Math.max(1.6, 28 / unit)) this.go(this.maze.facing(this.walk.place, from, 0.75));
  }

  // The side that an arrow means: of two sides above or below, the only open one, or that of the last arrow aside.
  meant(side) {
    if (side % 2 && side < 4) this.leaning = side;
    if (side > 3 || side % 2 || this.maze.hasSide(side)) return side;
    const aside = side ? [6, 5] : [7, 4], open = this.walk.moves(this.walk.now).map(it => it.side ?? it.port);
    const found = aside.filter(it => open.includes(it));
    return found.length === 1 ? found[0] : aside[this.leaning === 3 ? 0 : 1];
  }

  // Step across a side, or take the link in it.
  go(side) {
    const moves = this.walk.moves(this.walk.now);
    const move = moves.find(it => it.side === side) || moves.find(it => it.port === side);
    if (move) this.take(move);
    else this.tell(text("closed"));
  }

  useLink(ports = null) {
    const takes = this.walk.moves(this.walk.now).filter(it => it.port !== undefined && (!ports || ports.includes(it.port)));
    // Where there are several, the next one after that which led here.
    const came = takes.findIndex(it => it.to === this.walk.before);
    if (takes.length) this.take(takes[(came + 1) % takes.length]);
    else this.tell(text("no-link"));
  }

  take(move) {
    const { walk, scene } = this;
    walk.take(move);
    const changed = new Set([...walk.changed, scene.hint, ...this.hasSolution ? scene.setPath(walk.route() || []) : []]);
    scene.hint = -1;
    changed.delete(-1);
    const level = this.maze.level(walk.place);
    if (level === scene.level) this.picture.draw(changed);
    else this.showLevel(level);
    this.follow();
    this.showState();
    if (walk.isSolved && this.maze.goals.includes(walk.place)) {
      this.tell(text("solved", { steps: number(walk.steps), time: this.time() }), true);
    } else this.tell(this.placeText());
  }

  showLevel(level) {
    this.scene.level = level;
    if (this.levels) this.levels.value = level;
    this.picture.draw();
  }

  showHint() {
    const route = this.walk.route(), [move] = route || [];
    if (!move) { this.tell(text(route ? "at-goal" : "no-path")); return; }
    this.scene.hint = move.to;
    this.picture.draw(new Set([move.to]));
    const side = SIDES[move.side];
    this.tell(side ? text("hint-side", { side: text(side) }) : text("hint-link"));
  }

  showSolution(isOn) {
    const route = isOn ? this.walk.route() : [];
    if (!route) this.tell(text("no-path"));
    this.hasSolution = isOn && route !== null;
    this.picture.draw(this.scene.setPath(route || []));
    return this.hasSolution;
  }

  showFog(isOn) {
    this.scene.hasFog = isOn;
    this.picture.draw();
    return isOn;
  }

  restart() {
    this.walk.restart();
    this.scene.hint = -1;
    this.scene.setPath([]);
    this.hasSolution = false;
    this.solutionButton.setAttribute("aria-pressed", "false");
    this.showLevel(this.maze.level(this.walk.place));
    this.follow(true);
    this.showState();
    this.tell(this.placeText());
  }

  time() {
    const { began, ended } = this.walk, seconds = began ? Math.floor(((ended || Date.now()) - began) / 1000) : 0;
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }

  showState() {
    const { walk } = this, show = (id, content) => {
      if (element(id).textContent !== content) element(id).textContent = content;
    };
    const locks = [...walk.doors.kept, ...[...walk.doors.left].flatMap(([lock, count]) => Array(count).fill(lock))];
    show("steps", text("steps", { steps: number(walk.steps) }));
    show("time", text("time", { time: this.time() }));
    show("keys", locks.length ? text("keys", { keys: locks.join(", ") }) : "");
    const total = walk.treasures.size;
    show("treasures", total ? text("treasures", { number: walk.collected.size, total }) : "");
  }

  placeText() {
    const { walk, maze } = this;
    const moves = walk.moves(walk.now), sides = moves.filter(it => it.side !== undefined).map(it => text(SIDES[it.side]));
    const here = maze.markers.filter(it => it.place === walk.place && it.side < 0 && !(walk.wasEmpty && walk.isGone(it)))
      .map(it => it.label ? `${data.markers[it.kind]} “${it.label}”.` : `${data.markers[it.kind]}.`);
    return [
      maze.cellText("place", "place-on-level", walk.place), ...here,
      sides.length ? text("open-sides", { sides: sides.join(", ") }) : "",
      moves.length > sides.length ? text("link-here") : "",
      text("steps", { steps: number(walk.steps) }) + ".",
    ].filter(Boolean).join(" ");
  }

  tell(sentence, isSolved = false) {
    element("news").textContent = sentence;
    element("news").classList.toggle("solved", isSolved);
  }

  layPaper() {
    if (element("play").hidden) return;
    element("paper").replaceChildren();
    for (let level = 0; level < this.maze.levels; level++) {
      const canvas = added(element("paper"), "canvas");
      const scene = new PaperScene(this.walk, level, this.scene.path);
      new Picture(canvas, this.maze, scene).resize(Math.min(28, 1600 / Math.max(...this.maze.lattice.extent)));
      canvas.style.height = canvas.style.width = "";
    }
  }
}
