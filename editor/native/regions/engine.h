/* The state of a segmentation, and small questions to it. Other subjects read it, and write nothing.

   Places are padded (`mazarine.lattice.grid`): beside the board lie margins that are neither floor nor
   open. */

#ifndef MZ_REGIONS_ENGINE_H
#define MZ_REGIONS_ENGINE_H

#include <stdatomic.h>

#include "common/memory.h"
#include "regions/codes.h"

/* A lattice as flat arrays for one layout (`mazarine.regions.tables.Tables`), owned by Python. Offsets are in
   padded places.

   sides: (side_count) the place across each side; the opposite of a side is `opposite`
   face_cells: (face_cell_count) the cells of a face from its anchor
   spans: (span_count) the same cells row by row: where a row begins, and how many follow its first
   own_spans: (own_span_count) spans that a cell of a room lies in only once for each run of its faces: as
       `spans`, and the faces around a cell (bits as in `kinds`) that hold it so
   inner_sides: (face_cell_count) the bits of the sides inside the face that each of these cells has
   pinches: (pinch_count) the sets of faces around a cell (bits as in `kinds`) that make it a pinch
   check_places, check_bits: (check_count) where a face looks, and which open sides it must find there
   face_steps: (face_step_count) the faces that share a side with a face
   cross_steps: (cross_step_count) those of them in other rows, or all where the lattice joins none along a
       row
   ring, ring_direct: (ring_count) the faces around a face in a circle; whether each shares a side with it
   kinds: (128 << face_cell_count) the kind by cell byte (`byte << face_cell_count`) and the bits of the open
       faces around it
   runs: whether faces that follow each other in a row share sides
   stride, levels, height, width, first: the layout; `first` is the place of the first cell
   top, left, row_mask, col_mask: how places become crossroad numbers, see `crossroad_number` */
struct mz_tables {
    const int64_t *sides, *face_cells, (*spans)[2], (*own_spans)[3];
    const uint8_t *inner_sides;
    const int64_t *pinches, *check_places;
    const uint8_t *check_bits;
    const int64_t *face_steps, *cross_steps, *ring;
    const bool *ring_direct;
    const uint8_t *kinds;
    int64_t side_count, face_cell_count, span_count, own_span_count, pinch_count, check_count,
        face_step_count;
    int64_t cross_step_count, ring_count;
    int64_t runs, stride, levels, height, width, first, top, left, row_mask, col_mask;
};

/* The arrays of a segmentation that Python owns, each of `size` places, a multiple of 64.

   cells: the bytes of the space
   kind: the kind of each cell
   region: the region of each cell, 0 for none
   face: the room of the open face with this anchor, 0 for none
   position: where a corridor cell stands along its corridor
   plane: (size / 64) one bit a place, the lowest first: the place is the anchor of an open face of a room
   head: (HEAD_SIZE) counts, see there */
struct mz_engine_arrays {
    uint8_t *cells, *kind;
    int32_t *region, *face, *position;
    uint64_t *plane;
    int64_t *head;
    int64_t size;
};

/* Lists that an update needs; they are kept for the next one (`update.h`). */
typedef struct mz_work mz_work;

/* A segmentation. Pointers into it hold until the next update.

   answer: 64 bits each, what the last update changed, see `ANSWER_TAIL`
   rows: (row_room) see `codes.h`; row 0 is zeros, no region; from `head[NEXT_ROW]` on they hold anything
   log: 64 bits each, a packed (cell, kind, region) for each of the cells that the last update touched, as it
       was before (`logged_cell`)
   before: bytes, of the first cells of the log before the update wrote them
   moved: 64 bits each, three numbers for each row of cells that went from room to room as they were: first
       place, place after the last, and the room that had them before the update
   noted: 64 bits each, the rows that the last update made, gave up or changed
   visited, searched: the cells and runs of faces that it looked at, and those of them that it searched
   busy: a thread is at work on it */
struct mz_engine {
    mz_list answer; /* First, and then rows: Python reads them there. */
    int32_t (*rows)[ROW_WIDTH];
    int64_t row_room;
    uint8_t *cells, *kind;
    int32_t *region, *face, *position;
    uint64_t *plane;
    int64_t *head;
    int64_t size;
    mz_list log, before, moved, noted;
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

/* Return the number of the crossroad at the padded place of a cell. */
static inline int64_t crossroad_number(const mz_engine *engine, int64_t cell) {
    const mz_tables *tables = &engine->tables;
    int64_t rows = (cell - tables->first) / tables->stride, col = (cell - tables->first) % tables->stride;
    int64_t level = rows / (tables->height + 1), row = rows % (tables->height + 1);
    int64_t frame_row = (row + tables->top) & tables->row_mask;
    int64_t frame_col = (col + tables->left) & tables->col_mask;
    return CROSSROAD_BASE + (level * (tables->row_mask + 1) + frame_row) * (tables->col_mask + 1) + frame_col;
}

/* Return whether a number is the padded place of a cell, not of margin. */
static inline bool is_cell(const mz_engine *engine, int64_t place) {
    const mz_tables *tables = &engine->tables;
    if (place < tables->first) return false;
    int64_t rows = (place - tables->first) / tables->stride, col = (place - tables->first) % tables->stride;
    return rows / (tables->height + 1) < tables->levels && rows % (tables->height + 1) < tables->height &&
           col < tables->width;
}

/* Return the padded place of a flat place in a (levels, height, width) array. */
static inline int64_t padded_place(const mz_engine *engine, int64_t place) {
    const mz_tables *tables = &engine->tables;
    int64_t rows = place / tables->width, col = place % tables->width;
    return tables->first + (rows + rows / tables->height) * tables->stride + col;
}

/* Return the place in a flat (levels, height, width) array of the cell at a padded place. */
static inline int64_t flat_place(const mz_engine *engine, int64_t cell) {
    const mz_tables *tables = &engine->tables;
    int64_t rows = (cell - tables->first) / tables->stride, col = (cell - tables->first) % tables->stride;
    return (rows - rows / (tables->height + 1)) * tables->width + col;
}

/* Return the region of a cell, 0 for none. */
static inline int64_t region_of(const mz_engine *engine, int64_t cell) {
    return engine->region[cell];
}

/* Return the room of the open face with this anchor, or 0 if there is none. */
static inline int64_t room_of_face(const mz_engine *engine, int64_t anchor) {
    return engine->face[anchor];
}

#ifndef MZ_REGIONS_UPDATE_H /* `settle.c` has another function of this name. */
/* Return whether the face with this anchor is an open face of a room. */
static inline bool is_face(const mz_engine *engine, int64_t anchor) {
    return engine->plane[anchor >> 6] >> (anchor & 63) & 1;
}
#endif

/* Return where a corridor cell stands along its corridor. */
static inline int64_t position_of(const mz_engine *engine, int64_t cell) {
    return engine->position[cell];
}

/* The two end cells of a corridor, and their positions. */
typedef struct {
    int64_t first, first_position, last, last_position;
} corridor_ends;

static inline corridor_ends ends_of(const mz_engine *engine, int64_t corridor) {
    const int32_t *row = engine->rows[corridor];
    return (corridor_ends){row[FIRST_END], row[FIRST_POSITION], row[LAST_END], row[LAST_POSITION]};
}

/* Return how many cells a corridor with these ends has. */
static inline int64_t length_between(corridor_ends ends) {
    return ends.last_position - ends.first_position + 1;
}

/* Return whether a corridor is a closed ring. */
static inline bool is_ring(const mz_engine *engine, int64_t corridor) {
    return engine->rows[corridor][FLAGS] & RING;
}

/* Return how many cells of its own a room has. */
static inline int64_t cells_of_room(const mz_engine *engine, int64_t room) {
    return engine->rows[room][ROOM_CELLS];
}

static inline int64_t faces_of_room(const mz_engine *engine, int64_t room) {
    return engine->rows[room][ROOM_FACES];
}

/* Return the anchor of one of the faces of a room. */
static inline int64_t seed_of_room(const mz_engine *engine, int64_t room) {
    return engine->rows[room][ROOM_SEED];
}

/* Return the kind that a row has, ROCK for a free row. */
static inline int64_t kind_of_region(const mz_engine *engine, int64_t row) {
    return engine->rows[row][FLAGS] & KIND_OF_ROW;
}

/* Return the cell at a position of a corridor, which lies beside a cell of it, or -1.

   No other cell of the corridor has that position, so the sides need not be asked. */
static inline int64_t cell_at(const mz_engine *engine, int64_t beside, int64_t position) {
    for (int64_t side = 0; side < engine->tables.side_count; side++) {
        int64_t cell = beside + engine->tables.sides[side];
        if (engine->region[cell] == engine->region[beside] && engine->position[cell] == position) return cell;
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
