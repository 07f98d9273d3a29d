// The size of a unit in CSS pixels at which the sides of squares fall between pixels.
function crisp(unit) {
  const ratio = devicePixelRatio || 1;
  return unit * ratio > 8 ? Math.floor(unit * ratio) / ratio : unit;
}

// Draws a level of a maze, or only the cells that have changed. A scene has the colors, and what stands in cells.
class Picture {
  constructor(canvas, maze, scene) {
    Object.assign(this, { canvas, maze, scene, context: canvas.getContext("2d") });
  }

  // Set the size of a unit of the geometry in CSS pixels.
  resize(unit) {
    const [width, height] = this.maze.lattice.extent.map(length => length + 2 * MARGIN);
    const most = Math.sqrt(MOST_PIXELS / (width * height));
    this.unit = unit;
    this.scale = Math.min(unit * (devicePixelRatio || 1), most);
    this.isCrisp = Number.isInteger(this.scale) && this.maze.lattice.cells[0].corners.length === 4;
    this.canvas.width = Math.ceil(width * this.scale);
    this.canvas.height = Math.ceil(height * this.scale);
    this.canvas.style.width = `${width * unit}px`;
    this.canvas.style.height = `${height * unit}px`;
    this.draw();
  }

  draw(changed = null) {
    const { context, maze, scene, scale } = this, level = scene.level * maze.area;
    const isPart = changed !== null && changed.size * 8 < maze.area;
    const cells = isPart ? new Set() : new Set(Array.from({ length: maze.area }, (_, place) => level + place));
    context.save();
    if (isPart) {
      context.beginPath();
      for (const place of changed) if (maze.level(place) === scene.level) this.include(place, cells);
      context.clip();
    }
    context.fillStyle = scene.palette.paper;
    context.fillRect(0, 0, this.canvas.width, this.canvas.height);
    context.setTransform(scale, 0, 0, scale, Math.round(MARGIN * scale), Math.round(MARGIN * scale));
    context.lineCap = context.lineJoin = "round";
    if (maze.points) {
      this.drawPoints(cells);
      scene.drawUnder(this, cells);
    } else {
      this.drawAreas(cells);
      this.drawSides(cells);
    }
    for (const [place, symbol, [x, y], alpha] of scene.symbols()) {
      if (cells.has(place)) this.drawSymbol(symbol, x, y, alpha);
    }
    scene.drawOver(this, cells);
    context.restore();
  }

  // Add the box of a cell to what is drawn, and the cells that reach into it.
  include(place, cells) {
    const corners = this.maze.corners(place), [xs, ys] = [0, 1].map(axis => corners.map(corner => corner[axis]));
    const [left, top] = [xs, ys].map(it => Math.floor((Math.min(...it) + MARGIN / 2) * this.scale));
    const [right, bottom] = [xs, ys].map(it => Math.ceil((Math.max(...it) + 1.5 * MARGIN) * this.scale));
    this.context.rect(left, top, right - left, bottom - top);
    for (let down = -2; down <= 2; down++) {
      for (let right = -2; right <= 2; right++) {
        const near = this.maze.beside(place, down, right);
        if (near >= 0) cells.add(near);
      }
    }
  }

  drawAreas(cells) {
    const areas = grouped([...cells].map(place => [this.scene.color(place), place]));
    for (const [color, places] of [...areas].sort()) {
      this.context.fillStyle = this.context.strokeStyle = color;
      this.context.lineWidth = 0.03;
      this.batches(places, place => {
        this.maze.corners(place).forEach(([x, y], index) => index ? this.context.lineTo(x, y) : this.context.moveTo(x, y));
        this.context.closePath();
      }, () => {
        this.context.fill();
        if (!this.isCrisp) this.context.stroke(); // No light falls between cells.
      });
    }
  }

  // Draw a path for some hundred of many things at a time: the time that a long one takes grows faster.
  batches(things, add, draw) {
    for (let index = 0; index < things.length; index += 400) {
      this.context.beginPath();
      for (const thing of things.slice(index, index + 400)) add(thing);
      draw();
    }
  }

  lines(lines, color, width) {
    this.context.strokeStyle = color;
    this.context.lineWidth = width;
    const add = ([first, last]) => (this.context.moveTo(...first), this.context.lineTo(...last));
    this.batches(lines, add, () => this.context.stroke());
  }

  // Draw a grid where sides are open, and over what lies there the walls.
  drawSides(cells) {
    const { maze, scene } = this, walls = [], found = [], grid = [];
    const isVisible = place => place >= 0 && !scene.isHidden(place);
    const isSolid = place => place < 0 || maze.isSolid(place);
    for (const place of cells) {
      for (const side of maze.sides(place)) {
        const to = maze.across(place, side);
        if (to >= 0 && !maze.stores(side) || isSolid(place) && isSolid(to)) continue;
        if (!isVisible(place) && !isVisible(to)) continue;
        const wall = maze.wall(place, side), isOpen = wall === OPEN && !isSolid(place) && !isSolid(to);
        (isOpen ? grid : wall === FOUND ? found : wall === OPEN ? [] : walls).push(maze.line(place, side));
      }
    }
    this.lines(grid, scene.palette.grid, 0.03);
    scene.drawUnder(this, cells);
    this.lines(found, scene.palette.found_door, WALL_WIDTH);
    this.lines(walls, scene.palette.wall, WALL_WIDTH);
  }

  drawPoints(cells) {
    const { maze, scene } = this, links = [];
    const isShown = place => place >= 0 && !scene.isHidden(place) && !maze.isSolid(place);
    for (const place of cells) {
      for (const side of maze.sides(place)) {
        const to = maze.across(place, side), wall = maze.wall(place, side);
        if (wall === WALL || wall === SECRET || !isShown(place) || !isShown(to)) continue;
        links.push([maze.middle(place), maze.middle(to)]);
      }
    }
    this.lines(links, scene.palette.line, 0.16);
    for (const place of cells) {
      if (isShown(place)) this.disc(maze.middle(place), 0.24, scene.color(place), scene.palette.line);
    }
  }

  disc([x, y], radius, color, rim) {
    const context = this.context;
    context.beginPath();
    context.arc(x, y, radius, 0, 7);
    context.fillStyle = color;
    context.fill();
    if (!rim) return;
    context.strokeStyle = rim;
    context.lineWidth = 0.06;
    context.stroke();
  }

  drawSymbol(symbol, x, y, alpha) {
    const context = this.context;
    context.save();
    context.globalAlpha = alpha;
    context.translate(x, y);
    for (const [kind, color, ...rest] of this.maze.symbols[symbol]) {
      context.fillStyle = context.strokeStyle = color;
      if (kind === "d") this.disc([rest[0], rest[1]], rest[2], color);
      else if (kind === "t") {
        context.save();
        context.translate(rest[1], rest[2]);
        context.scale(rest[3] / 100, rest[3] / 100);
        context.font = "bold 100px sans-serif";
        context.textAlign = "center";
        context.textBaseline = "middle";
        context.fillText(rest[0], 0, 0);
        context.restore();
      } else {
        context.beginPath();
        const end = kind === "l" ? 4 : rest.length;
        for (let index = 0; index < end; index += 2) context.lineTo(rest[index], rest[index + 1]);
        context.lineWidth = rest[4];
        context.lineCap = rest[5] ? "butt" : "round";
        if (kind === "l") context.stroke();
        else context.fill();
      }
    }
    context.restore();
  }
}

function palette() {
  const colors = data.palettes[dark.matches ? 1 : 0];
  return { ...colors, line: dark.matches ? colors.grid : colors.wall };
}
