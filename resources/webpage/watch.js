// A recording, with its picture, counters and legend.
class Pane {
  constructor(recording) {
    Object.assign(this, recording);
    this.maze = new Maze(recording.maze);
    this.marks = new Uint8Array(this.maze.size);
    this.step = this.level = 0;
    this.undo = [];
    const pane = added(element("panes"), "section", { class: "pane" });
    added(pane, "h2", {}, this.title);
    this.canvas = added(pane, "canvas", { role: "img", "aria-label": this.title });
    this.sentence = added(pane, "p", { role: "status", "aria-live": "polite" });
    const list = added(pane, "dl");
    this.values = this.counters.map(name => (added(list, "dt", {}, name), added(list, "dd")));
    this.addLegend(added(pane, "ul", { class: "legend" }));
    this.pane = pane;
    this.picture = new Picture(this.canvas, this.maze, this);
  }

  addLegend(list) {
    const used = new Set(this.steps.flatMap(([marks]) => marks.filter((_, index) => index % 2)));
    this.samples = this.states.map(([name], index) => {
      const line = added(list, "li"), svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
      rect.setAttribute("width", "100%");
      rect.setAttribute("height", "100%");
      svg.appendChild(rect);
      line.append(svg, name);
      line.hidden = !used.has(index + 1);
      return rect;
    });
  }

  isHidden() { return false; }
  symbols() { return this.maze.markers.map(it => [it.place, it.symbol, this.maze.middle(it.place), 1]); }
  drawUnder() {}
  drawOver() {}

  color(place) {
    const mark = this.marks[place];
    if (mark) return this.palette[this.states[mark - 1][1]];
    return this.maze.matter(place) === ROCK ? this.palette.rock : this.palette.floor;
  }

  repaint() {
    this.palette = { ...palette(), paper: getComputedStyle(this.pane).backgroundColor };
    this.samples.forEach((rect, index) => rect.setAttribute("fill", this.palette[this.states[index][1]]));
    if (this.picture.unit) this.picture.draw();
  }

  fit() {
    const [width, height] = this.maze.lattice.extent.map(length => length + 2 * MARGIN);
    const room = this.pane.clientWidth - 24;
    const unit = crisp(Math.min(room / width, Math.max(innerHeight * 0.6, 160) / height, 40));
    if (unit > 0 && unit !== this.picture.unit) this.picture.resize(unit);
  }

  seek(step) {
    const goal = Math.min(step, this.steps.length), changed = new Set();
    while (this.step < goal) this.goOn(changed);
    while (this.step > goal) this.goBack(changed);
    this.picture.draw(changed);
    const last = this.steps[goal - 1];
    this.values.forEach((value, index) => { value.textContent = last && last[1][index] === null ? "–" : number(last ? last[1][index] : 0); });
    this.sentence.textContent = this.sentenceAt(goal);
  }

  goOn(changed) {
    const [marks, , , , terrain = []] = this.steps[this.step++], before = [];
    for (let index = 0; index < marks.length; index += 2) {
      before.push([marks[index], this.marks[marks[index]], -1, -1]);
      this.marks[marks[index]] = marks[index + 1];
      changed.add(marks[index]);
    }
    for (let index = 0; index < terrain.length; index += 3) {
      const [place, code, walls] = terrain.slice(index, index + 3);
      before.push([place, -1, this.maze.cells[place], this.maze.walls[place]]);
      [this.maze.cells[place], this.maze.walls[place]] = [code, walls];
      changed.add(place);
    }
    this.undo.push(before);
  }

  goBack(changed) {
    this.step--;
    for (const [place, mark, code, walls] of this.undo.pop().reverse()) {
      if (mark >= 0) this.marks[place] = mark;
      else [this.maze.cells[place], this.maze.walls[place]] = [code, walls];
      changed.add(place);
    }
  }

  sentenceAt(step) {
    while (step > 0 && (this.steps[step - 1][2] ?? -1) < 0) step--;
    if (!step) return "";
    const [, , code, fields = []] = this.steps[step - 1];
    return this.texts[code].replace(/\{(\d+)\}/g, (_, index) => {
      const value = fields[index];
      if (Array.isArray(value)) return this.maze.cellText("cell", "cell-on-level", value[0]);
      return typeof value === "number" ? number(value) : value;
    });
  }
}

// The part of the page that plays recordings.
class Watch {
  constructor() {
    this.panes = data.recordings.map(recording => new Pane(recording));
    this.count = Math.max(...this.panes.map(pane => pane.steps.length));
    this.step = this.due = this.last = 0;
    this.isPlaying = false;
    this.addBar();
    new ResizeObserver(() => this.panes.forEach(pane => pane.fit())).observe(element("panes"));
    document.addEventListener("keydown", event => this.press(event));
  }

  addBar() {
    const bar = element("film");
    button(bar, text("previous-step"), () => this.seek(this.step - 1), "‹");
    this.playButton = button(bar, text("play"), () => this.play(!this.isPlaying));
    button(bar, text("next-step"), () => this.seek(this.step + 1), "›");
    this.scrub = added(bar, "input", { type: "range", id: "step", min: 0, max: this.count, value: 0, "aria-label": text("step") });
    this.scrub.addEventListener("input", () => this.seek(Number(this.scrub.value)));
    this.place = added(bar, "span", { id: "count" });
    const speeds = [1, 2, 5, 10, 30, 100, 300, 1000], usual = speeds.findIndex(it => it * 20 >= this.count);
    this.speed = added(added(bar, "label", {}, text("speed")), "select");
    for (const speed of speeds) added(this.speed, "option", { value: speed }, `${number(speed)}/s`);
    this.speed.selectedIndex = usual < 0 ? speeds.length - 1 : usual;
  }

  press(event) {
    const isArrow = event.key.startsWith("Arrow"), taken = event.key === " " ? "button, select" : isArrow ? "select, input" : "select";
    if (element("watch").hidden || event.ctrlKey || event.altKey || event.metaKey || event.target.matches(taken)) return;
    if (event.key === " ") this.play(!this.isPlaying);
    else if (event.key === "." || event.key === "ArrowRight") this.seek(this.step + 1);
    else if (event.key === "," || event.key === "ArrowLeft") this.seek(this.step - 1);
    else return;
    event.preventDefault();
  }

  play(isOn) {
    if (isOn && this.step >= this.count) this.show(0);
    this.isPlaying = isOn;
    this.playButton.textContent = text(isOn ? "pause" : "play");
    for (const pane of this.panes) pane.sentence.setAttribute("aria-live", isOn ? "off" : "polite");
    [this.due, this.last] = [this.step, performance.now()];
    if (isOn) requestAnimationFrame(time => this.tick(time));
  }

  tick(time) {
    if (!this.isPlaying) return;
    this.due = Math.min(this.due + Math.max(time - this.last, 0) / 1000 * Number(this.speed.value), this.count);
    this.last = time;
    if (Math.floor(this.due) !== this.step) this.show(Math.floor(this.due));
    if (this.step >= this.count) this.play(false);
    else requestAnimationFrame(next => this.tick(next));
  }

  seek(step) {
    this.play(false);
    this.show(Math.min(Math.max(step, 0), this.count));
  }

  show(step) {
    this.step = step;
    this.scrub.value = step;
    this.place.textContent = text("step-of", { step: number(step), count: number(this.count) });
    this.scrub.setAttribute("aria-valuetext", this.place.textContent);
    for (const pane of this.panes) pane.seek(step);
  }

  repaint() { for (const pane of this.panes) pane.repaint(); }

  fit() {
    this.repaint();
    for (const pane of this.panes) pane.fit();
    this.show(this.step);
  }
}
