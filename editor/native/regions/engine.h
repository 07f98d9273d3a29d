/* The state of a segmentation, and small questions to it. Other subjects read it, and write nothing.

   Places are padded (`mazarine.lattice.grid`): beside the board lie margins that are neither floor nor
   open.

   A place names a piece, and tables name the region of the piece: so a wall that cuts a region in two writes
   into tables, however many cells get another number. Pieces of rooms are patches, the open faces that are
   joined inside a tile; a face that is lost or gained concerns its tile, then patches of a square of tiles,
   then only the pieces of that square (`levels.h`). Pieces of corridors are segments of some length
   (`corridors.c`). */

#ifndef MZ_REGIONS_ENGINE_H
#define MZ_REGIONS_ENGINE_H

#include <stdatomic.h>

#include "common/memory.h"
#include "regions/codes.h"

/* Bits of the width of a tile, in faces; of a square, in tiles; of a group, in squares. Tests compile smaller
   ones. */
#ifndef MZ_TILE_SHIFT
#define MZ_TILE_SHIFT 6
#endif
#ifndef MZ_SQUARE_SHIFT
#define MZ_SQUARE_SHIFT 4
#endif
#ifndef MZ_GROUP_SHIFT
#define MZ_GROUP_SHIFT 2
#endif
/* Squares of a board up to which groups of squares do not pay. */
#ifndef MZ_FEW_SQUARES
#define MZ_FEW_SQUARES 64
#endif
/* Cells of a segment of a corridor at most. */
#ifndef MZ_SEGMENT
#define MZ_SEGMENT 1024
#endif

enum { TILE_SIDE = 1 << MZ_TILE_SHIFT, MOST_LEVELS = 3, LINK_BLOCK = 8 };

/* A lattice as flat arrays for one layout (`mazarine.regions.tables.Tables`), owned by Python. Offsets are in
   padded places.

   There are one or two kinds of faces, and as many anchors at each place: an anchor is a place, times two
   and plus the kind where there are two (`face_shift`). Tables of faces are those of the first kind, then
   those of the second; offsets to cells are in places, those to faces in anchors.

   sides: (side_count) the place across each side; the opposite of a side is `opposite`
   face_cells: (kinds, face_cell_count) the cells of a face from the place of its anchor
   around: (around_count) the anchors around a cell, from the first one at its place; in the order of
       `face_cells`
   spans: (span_count) the cells of a run of faces row by row: how far the places of its ends lie before
       their anchors, where the row begins, and how many cells more than faces there are
   inner_sides: (around_count) the bits of the sides inside each of these faces that the cell has
   pinches: (pinch_count) the sets of faces around a cell (bits as in `kinds`) that make it a pinch
   check_places, check_bits: (kinds, check_count) where a face looks, and which open sides it must find there
   face_steps: (kinds, face_step_count) the faces that share a side with a face
   cross_steps: (cross_step_count) those of them in other rows, or all where the lattice joins none along a
       row; cross_kinds: of which kind of faces
   ring, ring_direct: (kinds, ring_count) the faces around a face in a circle; whether each shares a side
       with it
   kinds: the kind by whether it is floor and its links, the set of its open sides, and the bits of the open
       faces around it, in `around_count` bits
   runs: whether faces that follow each other in a row share sides
   halves: whether bytes have only half of the sides
   two_rows, bias, level_rows: places from a row to the second one below, what is added to that before it is
       halved for the start of a row, and rows from a level to the next
   levels, height, width, first: the layout; `first` is the place of the first cell
   top, left, row_mask, col_mask: how places become crossroad numbers, see `crossroad_number` */
struct mz_tables {
    const int64_t *sides, *face_cells, *around, (*spans)[3];
    const uint8_t *inner_sides;
    const int64_t *pinches, *check_places;
    const uint8_t *check_bits;
    const int64_t *face_steps, *cross_steps, *cross_kinds, *ring;
    const bool *ring_direct;
    const uint8_t *kinds;
    int64_t side_count, face_cell_count, around_count, span_count, pinch_count, check_count, face_step_count;
    int64_t cross_step_count, ring_count;
    int64_t runs, halves, face_shift, two_rows, bias, level_rows, levels, height, width, first, top, left;
    int64_t row_mask, col_mask;
};

/* The arrays of a segmentation that Python owns, each of `size` places, a multiple of 64; `piece` and `plane`
   have as many anchors.

   cells: the bytes of the space
   kind: the kind of each cell
   piece: above 0, the patch of the open face with this anchor; below 0, minus the segment of the corridor
       cell with this first anchor (where an open face has its anchor is no corridor cell)
   offset: where a corridor cell stands in its segment
   plane: one bit an anchor, the lowest first: it is that of an open face
   head: (HEAD_SIZE) counts, see there */
struct mz_engine_arrays {
    uint8_t *cells, *kind;
    int32_t *piece;
    int16_t *offset;
    uint64_t *plane;
    int64_t *head;
    int64_t size;
};

/* A region, or a part of a corridor: cells that follow each other. The position of a cell along its corridor
   is `base` plus its offset, or minus it where they run against each other.

   flags: `codes.h`; 0 for none
   size: cells of the region (of a room: its own); of a part: the number of its corridor; of what is free: the
       next
   faces, seed: of a room; one of its faces
   merged: of a room during an update: the one that has its faces now
   base, low, high, lowest, highest: of a segment; cells with the lowest and the highest offset, and these
   first, last: of a corridor in parts */
typedef struct {
    int32_t flags, size;
    union {
        struct {
            int32_t faces, seed, merged;
        };
        struct {
            int32_t base, low, high;
            int16_t lowest, highest;
        };
        struct {
            int32_t first, last;
        };
    };
} mz_row;

/* A part of a corridor; those beside it along the corridor, 0 for none; and its first cell in reading
   order. */
typedef struct {
    mz_row segment;
    int32_t before, after, first;
} mz_part;

/* A patch, or what patches are joined to at a higher level.

   up: the node above, if there is one; else minus the room; of what is free: the next
   faces, cells: how many it has; a room cell is counted with the first open face around it
   place: its first face
   link: the first of its links, 0 for none: twice the number of a link, and the side of it */
typedef struct {
    int32_t up, faces, cells, place, link;
} mz_node;

/* Two nodes that touch over a border, and for each the links before and after this one in its list. */
typedef struct {
    int32_t node[2], before[2], after[2];
} mz_link;

/* A table of `room` items: number 0 is none, those from `next` on are not in use, and some below neither,
   which form a list from `free` on. */
typedef struct {
    void *items;
    int64_t next, free, room;
} mz_table;

/* A level of areas: tiles, squares of tiles, groups of squares.

   nodes: (mz_node) what is joined inside each area
   links: (2 * width * height * slot_room) the links over the border of each area to the east, then over that
       to the south, in blocks of `LINK_BLOCK` (`levels.h`); number 0 is none
   counts: (2 * width * height) how many there are
   shift: bits of the width of an area, in faces
   width, height: areas side by side, and one below the other */
typedef struct {
    mz_table nodes;
    mz_link *links;
    int32_t *counts;
    int64_t slot_room, shift, width, height;
} mz_level;

/* A step to another face: as anchors, and as rows and columns of faces; the kind of faces that have it;
   whether the faces share a side. */
typedef struct {
    int64_t step;
    int32_t down, right;
    uint8_t kind;
    bool is_direct;
} face_step;

enum { MOST_STEPS = 12, FACE_KINDS = 2 };

/* Lists that an update needs; they are kept for the next one (`update.h`). */
typedef struct mz_work mz_work;

/* A segmentation. Pointers into it hold until the next update.

   answer: 64 bits each, what the last update changed, see `ANSWER_TAIL`
   rows: (row_room) the regions by number; number 0 is none
   parts: (mz_part) of corridors
   levels: (level_count) from tiles to the largest areas
   ring: (tables.ring_count) the faces around a face of each kind; steps: (tables.face_step_count) those that
       share a side; crosses: (tables.cross_step_count) as the tables have them
   face_stride, face_width, first_face: the layout of faces, where they are counted from the first row on
   log: 64 bits each, a packed (cell, kind, region) for each of the cells that the last update touched, as it
       was before (`logged_cell`)
   before: bytes, of the first cells of the log before the update wrote them
   noted: 64 bits each, the rows that the last update made, gave up or changed
   written: 64 bits each, what updates wrote that a mirror has, too, while there is one that is told
       (`copying.c`)
   visited, searched: the cells and pieces that it looked at, and those of them that it searched
   busy: a thread is at work on it */
struct mz_engine {
    mz_list answer; /* First, and then rows: Python reads them there. */
    mz_row *rows;
    int64_t row_room;
    uint8_t *cells, *kind;
    int32_t *piece;
    int16_t *offset;
    uint64_t *plane;
    int64_t *head;
    int64_t size;
    mz_table parts;
    mz_level levels[MOST_LEVELS];
    int64_t level_count;
    face_step ring[FACE_KINDS][MOST_STEPS], steps[FACE_KINDS][MOST_STEPS], crosses[MOST_STEPS];
    int64_t face_stride, face_width, first_face;
    mz_list log, before, noted, written;
    bool is_mirrored;
    int64_t visited, searched;
    mz_work *work;
    atomic_flag busy;
    mz_tables tables;
};

/* Return the flag of an engine, which readers set, too. */
static inline atomic_flag *busy_flag(const mz_engine *engine) {
    return (atomic_flag *)(uintptr_t)&engine->busy;
}

/* Let this thread be the only one at work; return whether it is. */
static inline bool engine_enter(const mz_engine *engine) {
    return !atomic_flag_test_and_set_explicit(busy_flag(engine), memory_order_acquire);
}

static inline void engine_leave(const mz_engine *engine) {
    atomic_flag_clear_explicit(busy_flag(engine), memory_order_release);
}

/* Return from a public function what a call returns, during which this thread is the only one at work on an
   engine; or MZ_BUSY. */
#define RETURN_ALONE(engine, call)                                                                           \
    do {                                                                                                     \
        if (!engine_enter(engine)) return MZ_BUSY;                                                           \
        int64_t alone_result = (call);                                                                       \
        engine_leave(engine);                                                                                \
        return alone_result;                                                                                 \
    } while (0)

static inline int64_t lowest_bit(uint64_t word) {
    return __builtin_ctzll(word);
}

static inline int64_t highest_bit(uint64_t word) {
    return 63 - __builtin_clzll(word);
}

static inline int64_t ones(uint64_t word) {
    return __builtin_popcountll(word);
}

/* Return the side on which a cell has the cell across one of its sides: half the way round. */
static inline int64_t opposite(const mz_tables *tables, int64_t side) {
    int64_t half = tables->side_count / 2;
    return side < half ? side + half : side - half;
}

/* Return the cell of an entry of the log. */
static inline int64_t logged_cell(const mz_engine *engine, int64_t index) {
    return ((const int64_t *)engine->log.items)[index] >> PLACE_SHIFT;
}

/* Return a place, a kind and a region as one number. */
static inline int64_t packed(int64_t place, int64_t kind, int64_t region) {
    return place << PLACE_SHIFT | kind << KIND_SHIFT | region;
}

/* Return the place of the first cell of a row, counted through all levels and what lies between. */
static inline int64_t row_start(const mz_tables *tables, int64_t row) {
    return tables->first + ((row * tables->two_rows + tables->bias) >> 1);
}

/* Return the row of a place from the first cell on. */
static inline int64_t row_of(const mz_tables *tables, int64_t place) {
    uint64_t twice = (uint64_t)(2 * (place - tables->first) + 1 - tables->bias);
    return (int64_t)(twice / (uint64_t)tables->two_rows);
}

/* Return the place of the first cell of a row, counted without what lies between levels. */
static inline int64_t cell_row_start(const mz_tables *tables, int64_t row) {
    return row_start(tables, row + row / tables->height * (tables->level_rows - tables->height));
}

/* Return the first anchor at a place. */
static inline int64_t anchor_at(const mz_engine *engine, int64_t place) {
    return place << engine->tables.face_shift;
}

/* Return the kind of a face. */
static inline int64_t kind_of_face(const mz_engine *engine, int64_t anchor) {
    return anchor & engine->tables.face_shift;
}

/* Return the steps to the faces that share a side with one. */
static inline const face_step *steps_of(const mz_engine *engine, int64_t anchor) {
    return engine->steps[kind_of_face(engine, anchor)];
}

/* Return the cells of a face, from the place of its anchor. */
static inline const int64_t *cells_from(const mz_engine *engine, int64_t anchor) {
    return engine->tables.face_cells + kind_of_face(engine, anchor) * engine->tables.face_cell_count;
}

/* Return the open sides of the cell at a place, one bit each; what lies across must be in the array. */
static inline int64_t sides_at(const mz_tables *tables, const uint8_t *cells, int64_t place) {
    if (!tables->halves) return cells[place] & OPEN_SIDES;
    return half_sides(cells + place, tables->sides);
}

/* Return the number of the crossroad at the padded place of a cell. */
static inline int64_t crossroad_number(const mz_engine *engine, int64_t cell) {
    const mz_tables *tables = &engine->tables;
    int64_t rows = row_of(tables, cell), col = cell - row_start(tables, rows);
    int64_t level = rows / tables->level_rows, row = rows % tables->level_rows;
    int64_t frame_row = (row + tables->top) & tables->row_mask;
    int64_t frame_col = (col + tables->left) & tables->col_mask;
    return CROSSROAD_BASE + (level * (tables->row_mask + 1) + frame_row) * (tables->col_mask + 1) + frame_col;
}

/* Return whether a number is the padded place of a cell, not of margin. */
static inline bool is_cell(const mz_engine *engine, int64_t place) {
    const mz_tables *tables = &engine->tables;
    if (place < tables->first) return false;
    int64_t rows = row_of(tables, place), col = place - row_start(tables, rows);
    return rows / tables->level_rows < tables->levels && rows % tables->level_rows < tables->height &&
           col < tables->width;
}

/* Return the padded place of a flat place in a (levels, height, width) array. */
static inline int64_t padded_place(const mz_engine *engine, int64_t place) {
    const mz_tables *tables = &engine->tables;
    return cell_row_start(tables, place / tables->width) + place % tables->width;
}

/* Return the place in a flat (levels, height, width) array of the cell at a padded place. */
static inline int64_t flat_place(const mz_engine *engine, int64_t cell) {
    const mz_tables *tables = &engine->tables;
    int64_t rows = row_of(tables, cell), col = cell - row_start(tables, rows);
    return (rows - rows / tables->level_rows * (tables->level_rows - tables->height)) * tables->width + col;
}

/* Return the nodes of a level. */
static inline mz_node *nodes_of(const mz_engine *engine, int64_t level) {
    return engine->levels[level].nodes.items;
}

/* Return the part of a corridor with a number. */
static inline mz_part *part_of(const mz_engine *engine, int64_t number) {
    return (mz_part *)engine->parts.items + (number - PART_BASE);
}

/* Return the segment with a number. */
static inline mz_row *segment_of(const mz_engine *engine, int64_t number) {
    return number < PART_BASE ? engine->rows + number : &part_of(engine, number)->segment;
}

/* Return the corridor of a segment. */
static inline int64_t corridor_of(const mz_engine *engine, int64_t number) {
    return number < PART_BASE ? number : segment_of(engine, number)->size;
}

/* Return the room of a patch. */
static inline int64_t room_of_patch(const mz_engine *engine, int64_t patch) {
    int32_t up = nodes_of(engine, 0)[patch].up;
    for (int64_t level = 1; up > 0; level++) up = nodes_of(engine, level)[up].up;
    return -up;
}

/* Return whether the face with this anchor is an open face of a room. */
static inline bool is_face(const mz_engine *engine, int64_t anchor) {
    return engine->piece[anchor] > 0;
}

/* Return the room of the open face with this anchor, or 0 if there is none. */
static inline int64_t room_of_face(const mz_engine *engine, int64_t anchor) {
    return is_face(engine, anchor) ? room_of_patch(engine, engine->piece[anchor]) : 0;
}

/* Return the patch that counts a room cell: that of the first open face around it. */
static inline int64_t patch_around(const mz_engine *engine, int64_t cell) {
    const int64_t *around = engine->tables.around;
    int64_t anchor = anchor_at(engine, cell);
    while (!is_face(engine, anchor + *around)) around++;
    return engine->piece[anchor + *around];
}

/* Return the segment of a corridor cell; 0 or less for others. */
static inline int64_t segment_at(const mz_engine *engine, int64_t cell) {
    return -engine->piece[anchor_at(engine, cell)];
}

/* Return the region of a cell, 0 for none. */
static inline int64_t region_of(const mz_engine *engine, int64_t cell) {
    switch (engine->kind[cell] & KIND_OF_ROW) {
    case CORRIDOR: return corridor_of(engine, segment_at(engine, cell));
    case CROSSROAD: return crossroad_number(engine, cell);
    case ROOM: return room_of_patch(engine, patch_around(engine, cell));
    default: return 0;
    }
}

/* Return the position that an offset in a segment is. */
static inline int64_t position_in(const mz_row *segment, int64_t offset) {
    return segment->flags & REVERSED ? segment->base - offset : segment->base + offset;
}

/* Return where a corridor cell stands along its corridor. */
static inline int64_t position_of(const mz_engine *engine, int64_t cell) {
    return position_in(segment_of(engine, segment_at(engine, cell)), engine->offset[cell]);
}

/* Return the first or the last cell of a segment along its corridor. */
static inline int64_t end_of(const mz_row *segment, bool is_last) {
    return is_last == !(segment->flags & REVERSED) ? segment->high : segment->low;
}

/* Return the position of the first or the last cell of a segment. */
static inline int64_t end_position(const mz_row *segment, bool is_last) {
    bool is_high = is_last == !(segment->flags & REVERSED);
    return position_in(segment, is_high ? segment->highest : segment->lowest);
}

/* Return the number of the first or the last segment of a corridor. */
static inline int64_t end_segment(const mz_engine *engine, int64_t corridor, bool is_last) {
    const mz_row *row = engine->rows + corridor;
    return !(row->flags & IN_PARTS) ? corridor : is_last ? row->last : row->first;
}

/* The two end cells of a corridor, and their positions. */
typedef struct {
    int64_t first, first_position, last, last_position;
} corridor_ends;

static inline corridor_ends ends_of(const mz_engine *engine, int64_t corridor) {
    const mz_row *first = segment_of(engine, end_segment(engine, corridor, false));
    const mz_row *last = segment_of(engine, end_segment(engine, corridor, true));
    return (corridor_ends){end_of(first, false), end_position(first, false), end_of(last, true),
                           end_position(last, true)};
}

/* Return the number of cells between the ends of a corridor, the ends counted. */
static inline int64_t length_between(corridor_ends ends) {
    return ends.last_position - ends.first_position + 1;
}

static inline bool is_ring(const mz_engine *engine, int64_t corridor) {
    return engine->rows[corridor].flags & RING;
}

static inline int64_t faces_of_room(const mz_engine *engine, int64_t room) {
    return engine->rows[room].faces;
}

static inline int64_t cells_of_room(const mz_engine *engine, int64_t room) {
    return engine->rows[room].size;
}

/* Return a face of a room. */
static inline int64_t seed_of_room(const mz_engine *engine, int64_t room) {
    return engine->rows[room].seed;
}

/* Return the kind of the region with this row, ROCK for a free row. */
static inline int64_t kind_of_region(const mz_engine *engine, int64_t row) {
    return engine->rows[row].flags & KIND_OF_ROW;
}

/* Return the cell at a position of a corridor, which lies beside a cell of it, or -1.

   No other cell of the corridor has that position, so the sides need not be asked. */
static inline int64_t cell_at(const mz_engine *engine, int64_t beside, int64_t position) {
    int64_t corridor = corridor_of(engine, segment_at(engine, beside));
    for (int64_t side = 0; side < engine->tables.side_count; side++) {
        int64_t cell = beside + engine->tables.sides[side], segment = segment_at(engine, cell);
        if (segment <= 0 || corridor_of(engine, segment) != corridor) continue;
        if (position_of(engine, cell) == position) return cell;
    }
    return -1;
}

/* Return the first face of the run that holds a face. A run is all the faces of a row that follow each other
   where the lattice joins faces along a row; elsewhere each face is a run of its own. */
static inline int64_t run_start(const mz_engine *engine, int64_t anchor) {
    if (!engine->tables.runs) return anchor;
    int64_t word = anchor >> 6;
    uint64_t gaps = ~engine->plane[word] & UINT64_MAX >> (63 - (anchor & 63));
    while (gaps == 0) gaps = ~engine->plane[--word];
    return word * 64 + highest_bit(gaps) + 1;
}

/* Return the place after the last face of the run that holds a face. */
static inline int64_t run_stop(const mz_engine *engine, int64_t anchor) {
    if (!engine->tables.runs) return anchor + 1;
    int64_t word = anchor >> 6;
    uint64_t gaps = ~engine->plane[word] & UINT64_MAX << (anchor & 63);
    while (gaps == 0) gaps = ~engine->plane[++word];
    return word * 64 + lowest_bit(gaps);
}

/* Places that follow each other: the first, and that after the last. */
typedef struct {
    int64_t start, stop;
} cell_run;

/* Return the cells of a run of faces that lie in one of its rows. */
static inline cell_run cells_of_run(const mz_tables *tables, int64_t span, int64_t start, int64_t stop) {
    const int64_t *at = tables->spans[span];
    return (cell_run){((start - at[0]) >> tables->face_shift) + at[1],
                      ((stop - at[0]) >> tables->face_shift) + at[1] + at[2]};
}

/* Return the first face from `start` on and before `stop`, or -1. */
static inline int64_t next_face(const mz_engine *engine, int64_t start, int64_t stop) {
    if (start >= stop) return -1;
    int64_t word = start >> 6;
    uint64_t faces = engine->plane[word] & UINT64_MAX << (start & 63);
    while (faces == 0) {
        if (++word * 64 >= stop) return -1;
        faces = engine->plane[word];
    }
    int64_t found = word * 64 + lowest_bit(faces);
    return found < stop ? found : -1;
}

#endif
