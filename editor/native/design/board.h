/* A maze that is judged, and the last edit of it. */

#ifndef MZ_DESIGN_BOARD_H
#define MZ_DESIGN_BOARD_H

#include "mazarine.h"
#include "common/links.h"
#include "common/space.h"

enum { CELL = 8 };

enum { MOST_DEGREE = 5 }; /* crossroads of this degree and more are counted together */

/* Places of a tally, see `mazarine.design.codes`. */
enum {
    FLOOR_CELLS, CORRIDOR_CELLS, CROSSROADS, ROOM_CELLS, DEAD_ENDS, PASSAGE_ENDS, TWO_WAY, BORDERS, ENTRIES,
    LINKED, PATTERNS,
    DEGREES = MZ_DESIGN_COLUMNS,
    ROOMS = DEGREES + MOST_DEGREE + 1, ROOM_PINCHES, FACES, CORRIDORS, LONGEST_CORRIDOR, LARGEST_ROOM,
    COMPONENTS, LARGEST_COMPONENT, LENGTH, TURNS, DECISIONS, BRANCH_ENDS, BRANCH_CELLS,
    LEFT_HAND, RIGHT_HAND, TREE_CELLS,
    /* Measures that follow from the tally. */
    LOOPS = MZ_DESIGN_TALLY, ROCK_CELLS, FOUR_WAY, TYPES_ABSENT, CELLS_OFF, DIFFICULTY,
    DEAD_END_SHARE, RIVER, BIAS, SLANT, BRAID
};

enum {
    WITH_CORRIDORS = 1, WITH_ROOMS = 2, WITH_SEARCH = 4, WITH_PATH = 8, WITH_BRANCHES = 16,
    WITH_LEFT = 32, WITH_RIGHT = 64, WITH_TREES = 128
};

/* A search of the maze from its start.

   order: cells, nearest first, and behind them those that are not reached
   before: where in the order the cell is from which each was met
   position: padded, where in the order each cell is, -1 for those that are not reached */
typedef struct {
    int32_t *order, *before, *position;
} search;

/* The last edit, and what undoes it.

   flipped: the items that it flips
   dirty, old_bytes: the cells whose bytes it may change, and their bytes before
   window, old_indices: the cells that depend on them, and their indices before
   faces: the anchors of faces that open or close
   sizes: changes of the numbers of corridors (2 * size) and rooms (2 * size + 1), ~value for one less
   tally: the one before
   is_searched, is_stale: whether it made the other search, or only found what that would */
typedef struct {
    int32_t *flipped, *dirty, *window, *old_indices, *faces, *sizes;
    uint16_t *old_bytes;
    int64_t flipped_count, dirty_count, window_count, face_count, size_count;
    int64_t tally[MZ_DESIGN_TALLY];
    bool is_searched, is_stale;
} edit;

/* A judge.

   has_one_way: whether a link leads one way only
   step_sums: by a set of sides, the sum of the steps across them
   floor, links, open: the bits of a cell's code for these, see `mz_design_rules`
   faces: by anchor, whether the face is open; indices: padded, of each cell
   corridor_lengths, room_sizes: (cells + 1), the number of corridors and rooms of each size
   searches, current: the last two searches, and which of them is that of the maze, if there is one
   path: the cells of the solution
   stamps, cell_stamps, mark: marks of visits, padded and by anchor, and the last mark
   queue, degree, hangs, sums, holders: padded, for walks and for peeling; the queue has room for faces */
struct mz_judge {
    mz_design_rules rules;
    mz_design_moves moves;
    bool has_one_way;
    int64_t step_sums[SIDE_SETS];
    int32_t floor, links, open;
    uint16_t *cells;
    uint8_t *closed;
    int64_t *tally;
    int64_t groups;
    bool *faces;
    int32_t *indices, *corridor_lengths, *room_sizes;
    search searches[2];
    int32_t current;
    bool has_search;
    int32_t *path, *stamps, *cell_stamps, mark;
    int32_t *queue, *degree, *sums, *holders;
    uint8_t *hangs;
    edit last;
    mz_list flipped; /* the memory of `last.flipped` */
};

/* regions.c */
void fill_board(mz_judge *judge);
void count_corridors(mz_judge *judge, int32_t by);
void count_rooms(mz_judge *judge, int32_t by);

/* local.c */
void begin_edit(mz_judge *judge);
void choose(mz_judge *judge, int64_t item);
void apply_edit(mz_judge *judge);
void take_back(mz_judge *judge);

/* search.c */
void update_search(mz_judge *judge);
void keep_search(mz_judge *judge);

/* along.c */
void read_path(mz_judge *judge);
void measure_path(mz_judge *judge);
bool follows_to_goal(mz_judge *judge, int64_t turn);

/* peeling.c */
void measure_branches(mz_judge *judge);
void measure_trees(mz_judge *judge);

/* judge.c */
double cost_of(mz_judge *judge, const mz_design_wants *wants, double limit);

/* Return a mark that no place has. */
static inline int32_t next_mark(mz_judge *judge) {
    return ++judge->mark;
}

/* Return the side of the cell across a side that faces it. */
static inline int64_t opposite_of(const mz_judge *judge, int64_t side) {
    int64_t half = judge->rules.side_count / 2;
    return side < half ? side + half : side - half;
}

/* Of one kind or two: return the anchor of a face of the first kind at a place, and what an anchor says. */
static inline int64_t anchor_at(const mz_design_rules *rules, int64_t place) {
    return place * rules->kind_count;
}

static inline int64_t place_of(const mz_design_rules *rules, int64_t anchor) {
    return anchor >> (rules->kind_count - 1);
}

static inline int64_t face_kind(const mz_design_rules *rules, int64_t anchor) {
    return anchor & (rules->kind_count - 1);
}

/* Return the cells of the face with this anchor, as steps from its place. */
static inline const int64_t *cells_of_face(const mz_design_rules *rules, int64_t anchor) {
    return rules->face_cells + face_kind(rules, anchor) * rules->face_cell_count;
}

/* Return whether the face with this anchor is open. */
static inline bool is_face_open(const mz_judge *judge, int64_t anchor) {
    const mz_design_rules *rules = &judge->rules;
    int64_t place = place_of(rules, anchor), first = face_kind(rules, anchor) * rules->check_count;
    for (int64_t check = first; check < first + rules->check_count; check++) {
        uint8_t bits = rules->bits[check];
        if ((judge->cells[place + rules->checks[check]] & bits) != bits) return false;
    }
    return true;
}

/* Return the index of a cell: its byte, and the open faces around it. */
static inline int32_t index_of(const mz_judge *judge, int64_t cell) {
    const mz_design_rules *rules = &judge->rules;
    const bool *faces = judge->faces + anchor_at(rules, cell);
    int32_t around = 0;
    for (int64_t number = 0; number < rules->around_count; number++) {
        around |= faces[rules->around[number]] << number;
    }
    return judge->cells[cell] << rules->around_count | around;
}

/* Return the code of a cell, from the walls and the floor around it; the number of sides is a constant. */
static inline uint16_t byte_over(const mz_judge *judge, int64_t cell, const int32_t sides) {
    const uint16_t *cells = judge->cells;
    const int32_t floor = 1 << sides;
    if (!(cells[cell] & floor)) return 0;
    int32_t byte = cells[cell] & ~(floor - 1);
    for (int32_t side = 0; side < sides; side++) {
        bool is_open = !(judge->closed[cell] >> side & 1) && (cells[cell + judge->rules.sides[side]] & floor);
        byte |= is_open << side;
    }
    return (uint16_t)byte;
}

static inline uint16_t byte_of(const mz_judge *judge, int64_t cell) {
    return judge->rules.side_count == 4 ? byte_over(judge, cell, 4) : byte_over(judge, cell, MOST_SIDES);
}

static inline int32_t kind_of(const mz_judge *judge, int64_t cell) {
    return judge->rules.kinds[judge->indices[cell]];
}

/* Return the number of passages of a cell, as it is counted for a crossroad with this index. */
static inline int32_t crossroad_degree(const mz_judge *judge, int64_t cell, int32_t index) {
    int32_t degree = judge->rules.degrees[index >> judge->rules.around_count] + judge->rules.extra[cell];
    return degree < MOST_DEGREE ? degree : MOST_DEGREE;
}

/* Return the place in the order of the nearest goal; -1 if none is reached. */
static inline int64_t nearest_goal(const mz_judge *judge, const search *found) {
    int64_t nearest = -1;
    for (int64_t number = 0; number < judge->rules.goal_count; number++) {
        int64_t place = found->position[judge->rules.goals[number]];
        if (place >= 0 && (nearest < 0 || place < nearest)) nearest = place;
    }
    return nearest;
}

#endif
