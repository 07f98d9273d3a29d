/* From nodes to cells: every cell of a path over the region graph.

   What is known of an edge are its ends and its steps. It leads along a corridor, through a small room or
   over a side; whichever has these steps is written. Cells of corridors are written last, several corridors
   at a time. */

#include <stdlib.h>

#include "paths/cells.h"
#include "paths/graph.h"

/* Corridors that are walked at a time: each cell points to the next, and memory is slow to answer. */
enum { TOGETHER = 8 };

/* Part of a corridor that is still to be written: where its next cell goes less one, the cell there, the open
   side that leads on as a bit, and where its last cell goes. */
typedef struct {
    int64_t at, cell, onward, stop;
} corridor_walk;

/* A path that is being written, and the parts of corridors that are still to be. */
typedef struct {
    mz_searcher *on;
    const mz_engine *engine;
    cell_writer writer;
    corridor_walk *walks;
    int64_t used;
} path_writer;

/* A piece of a path: `steps` from the cell `here`, which stands at `at`, to the cell `to`. */
typedef struct {
    int64_t at, here, to, steps;
} path_piece;

/* Write a cell; note the walk to an earlier one, by the corridor that begins there. */
static void follow(path_writer *path, int64_t at, int64_t cell, int64_t side, int64_t steps) {
    write_cell(&path->writer, at, cell);
    if (steps > 1) path->walks[path->used++] = (corridor_walk){at, cell, 1 << side, at + steps - 1};
}

static bool is_beside(const mz_engine *engine, int64_t cell, int64_t other) {
    for (int64_t side = 0; side < engine->tables.side_count; side++) {
        if (is_open(engine, cell, side) && cell + engine->tables.sides[side] == other) return true;
    }
    return false;
}

/* Write the cells of a corridor in one direction, round the seam of a ring, but not the last. */
static void follow_positions(path_writer *path, int64_t at, int64_t cell, int64_t direction, int64_t steps) {
    const mz_engine *engine = path->engine;
    if (steps < 2) return;
    corridor_ends ends = ends_of(engine, region_of(engine, cell));
    int64_t position = position_of(engine, cell) + direction;
    if (position > ends.last_position) {
        position = ends.first_position;
    } else if (position < ends.first_position) {
        position = ends.last_position;
    }
    int64_t beside = cell_at(engine, cell, position);
    for (int64_t side = 0; side < engine->tables.side_count; side++) {
        if (is_open(engine, cell, side) && cell + engine->tables.sides[side] == beside) {
            follow(path, at, cell, side, steps);
            return;
        }
    }
}

/* Write the cells along a corridor to another of its cells, if they have the steps of the piece. */
static bool walk_inside(path_writer *path, path_piece piece, int64_t corridor) {
    const mz_engine *engine = path->engine;
    int64_t onward = position_of(engine, piece.to) - position_of(engine, piece.here);
    int64_t direction = onward > 0 ? 1 : -1;
    if (llabs(onward) == piece.steps) {
        follow_positions(path, piece.at, piece.here, direction, piece.steps);
        return true;
    }
    if (is_ring(engine, corridor) &&
        length_between(ends_of(engine, corridor)) - llabs(onward) == piece.steps) {
        follow_positions(path, piece.at, piece.here, -direction, piece.steps);
        return true;
    }
    return false;
}

/* Write the cells along a corridor to what is next to an end, if they have the steps of the piece. */
static bool walk_to_end(path_writer *path, path_piece piece, int64_t end, int64_t end_position) {
    int64_t onward = end_position - position_of(path->engine, piece.here);
    if (llabs(onward) + 1 != piece.steps || !is_beside(path->engine, end, piece.to)) return false;
    follow_positions(path, piece.at, piece.here, onward > 0 ? 1 : -1, piece.steps - 1);
    write_cell(&path->writer, piece.at + piece.steps - 1, end);
    return true;
}

/* Write the cells along the corridor that a piece begins in, if it ends there or next to its end. */
static bool walk_corridor(path_writer *path, path_piece piece) {
    const mz_engine *engine = path->engine;
    int64_t corridor = region_of(engine, piece.here);
    if (engine->kind[piece.to] == CORRIDOR && region_of(engine, piece.to) == corridor) {
        return walk_inside(path, piece, corridor);
    }
    corridor_ends ends = ends_of(engine, corridor);
    return walk_to_end(path, piece, ends.first, ends.first_position) ||
           walk_to_end(path, piece, ends.last, ends.last_position);
}

/* Write the cells along a corridor beside the cell that a piece begins at. */
static bool walk_corridor_beside(path_writer *path, path_piece piece) {
    const mz_engine *engine = path->engine;
    for (int64_t side = 0; side < engine->tables.side_count; side++) {
        int64_t beside = piece.here + engine->tables.sides[side];
        if (!is_open(engine, piece.here, side) || engine->kind[beside] != CORRIDOR) continue;
        write_cell(&path->writer, piece.at + 1, beside);
        if (walk_corridor(path, (path_piece){piece.at + 1, beside, piece.to, piece.steps - 1})) return true;
    }
    return false;
}

/* Return the cell beside another one in a room that is this many steps from the cell that was spread from. */
static int64_t next_inside(const path_writer *path, int64_t room, int64_t cell, int64_t steps) {
    const mz_engine *engine = path->engine;
    const known_rooms *rooms = path->on->rooms;
    int64_t inside = sides_inside(engine, room, cell);
    for (int64_t side = 0; side < engine->tables.side_count; side++) {
        int64_t beside = cell + engine->tables.sides[side];
        if (inside >> side & 1 && rooms->steps[rooms->seen[beside]] == steps) return beside;
    }
    return cell;
}

/* Write the cells through a small room, if the piece ends in it and has these steps. */
static bool walk_room(path_writer *path, path_piece piece, int64_t room) {
    const mz_engine *engine = path->engine;
    const known_rooms *rooms = path->on->rooms;
    if (entry_distances(path->on, room) < 0) return false;
    if (engine->kind[piece.to] == ROOM && region_of(engine, piece.to) != room) return false;
    int64_t count = spread_in_room(path->on, room, piece.to), cell = piece.here;
    if (!is_reached(rooms, count, cell) || rooms->steps[rooms->seen[cell]] != piece.steps) return false;
    for (int64_t left = piece.steps - 1; left > 0; left--) {
        cell = next_inside(path, room, cell, left);
        write_cell(&path->writer, piece.at + piece.steps - left, cell);
    }
    return true;
}

/* Write the cells of a piece, but not the last, by one edge of the graph. */
static void walk(path_writer *path, path_piece piece) {
    const mz_engine *engine = path->engine;
    if (piece.steps == 0) return;
    write_cell(&path->writer, piece.at, piece.here);
    if (piece.steps == 1) return;
    bool is_corridor = engine->kind[piece.here] == CORRIDOR;
    if (is_corridor ? walk_corridor(path, piece) : walk_corridor_beside(path, piece)) return;
    for (int64_t number = 0; number < engine->tables.around_count; number++) {
        int64_t room = room_of_face(engine, anchor_at(engine, piece.here) + engine->tables.around[number]);
        if (room && walk_room(path, piece, room)) return;
    }
}

/* What a side means for a walk, by its bit: the step in places, in rows and in columns (from even rows, from
   odd ones), and the sides that may lead on: not that by which it has come. */
typedef struct {
    int64_t places, rows, cols[2], onward;
} side_step;

enum { SIDE_VALUES = 1 << 6 };

static void read_sides(const mz_tables *tables, side_step *steps) {
    for (int64_t side = 0; side < tables->side_count; side++) {
        int64_t places = tables->sides[side], half = tables->two_rows / 4;
        int64_t less = tables->two_rows / 2, more = (tables->two_rows + 1) / 2;
        int64_t rows = places > half ? 1 : places < -half ? -1 : 0;
        int64_t even = places - rows * (rows > 0 ? more : less);
        int64_t odd = places - rows * (rows > 0 ? less : more);
        int64_t onward = ((1 << tables->side_count) - 1) & ~(1 << opposite(tables, side));
        steps[1 << side] = (side_step){places, rows, {even, odd}, onward};
    }
}

/* Write the next cell of a walk; rows and columns are counted along, as a division for each would take longer
   than all else. */
static inline void walk_on(const mz_engine *engine, int64_t (*cells)[3], const side_step *steps,
                           corridor_walk *part) {
    const side_step *step = steps + part->onward;
    const int64_t *here = cells[part->at];
    int64_t *next = cells[++part->at];
    next[0] = here[0];
    next[1] = here[1] + step->rows;
    next[2] = here[2] + step->cols[here[1] & 1];
    part->cell += step->places;
    /* Two passages a cell: from here on, the path takes the side that it has not come by. */
    part->onward = sides_at(&engine->tables, engine->cells, part->cell) & step->onward;
}

/* Write the cells of all walks, some at a time. */
static void walk_all(path_writer *path) {
    side_step steps[SIDE_VALUES] = {0};
    read_sides(&path->engine->tables, steps);
    corridor_walk *walks = path->walks;
    int64_t count = path->used, together = count < TOGETHER ? count : TOGETHER, taken = together;
    while (together > 0) {
        /* The walks at the front are those in progress; a finished one is replaced by the next. */
        for (int64_t lane = 0; lane < together; lane++) {
            walk_on(path->engine, path->writer.cells, steps, walks + lane);
            if (walks[lane].at < walks[lane].stop) continue;
            if (taken < count) {
                walks[lane] = walks[taken++];
            } else {
                walks[lane] = walks[--together];
                break;
            }
        }
    }
}

/* Return the nodes of the path that was found last. */
static int64_t count_nodes(const region_graph *graph) {
    int64_t count = 0;
    for (int64_t number = graph->last; number; number = graph->marks[number].before >> SIDE_BITS) count++;
    return count;
}

/* Write the cells of the path that was found last, from its end to its start. */
static void write_path(path_writer *path, int64_t start, int64_t goal, int64_t steps) {
    const region_graph *graph = path->on->graph;
    int64_t number = graph->last, side = NO_SIDE, to = goal, there = steps;
    write_cell(&path->writer, steps, goal);
    while (number) {
        int64_t place = graph->nodes[number].place, here = graph->marks[number].reached & STEPS;
        if (side == NO_SIDE || there - here == 1) {
            walk(path, (path_piece){here, place, to, there - here});
        } else {
            follow(path, here, place, side, there - here);
        }
        side = graph->marks[number].before & SIDE_MASK;
        number = graph->marks[number].before >> SIDE_BITS;
        to = place;
        there = here;
    }
    walk(path, (path_piece){0, start, to, there});
    walk_all(path);
}

static int64_t far_path(mz_searcher *on, mz_engine *engine, int64_t start, int64_t goal, int64_t top,
                        int64_t left, int64_t (*cells)[3], int64_t count) {
    on->engine = engine;
    path_writer path = {.on = on, .engine = engine, .writer = writer_of(engine, top, left, cells)};
    path.walks = mz_allocate(count_nodes(on->graph) + 2, sizeof *path.walks);
    if (!path.walks) return MZ_NO_MEMORY;
    write_path(&path, start, goal, count - 1);
    mz_free(path.walks);
    return 0;
}

int64_t mz_far_path(mz_searcher *on, mz_engine *engine, int64_t start, int64_t goal, int64_t top,
                    int64_t left, int64_t (*cells)[3], int64_t count) {
    RETURN_ALONE(engine, far_path(on, engine, start, goal, top, left, cells, count));
}
