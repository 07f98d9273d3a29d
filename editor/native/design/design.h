/* A judge of a maze, whose measures follow every edit of it, and simulated annealing with it. */

enum {
    MZ_DESIGN_COLUMNS = 26, /* the numbers of a tally that are sums over cells */
    MZ_DESIGN_TALLY = 48    /* all numbers of a tally; `mazarine.design.codes` names them */
};

/* What does not change while a maze is edited. Places and steps are those of padded arrays.

   sides: (side_count), the step across each side; face_cells, around, face_steps, checks, bits: as the tables
          of regions, of one kind of faces or two
   features: (indices, MZ_DESIGN_COLUMNS), what a cell adds to the tally, by its index, which is its code and
             the open faces around it: `code << around_count | around`; kinds: (indices), by the same
   degrees: (codes), the passages of a cell by its code: a bit for each open side, from the lowest on, one for
            floor, and two for the number of its links, up to 3
   pinches: whether these faces around a cell make it a pinch
   extra: padded, the links of a cell beyond those that its byte counts
   sorts: padded, whether row + column is odd
   directions: (2, side_count), a number for the direction in the picture in which each side of a sort of
               cells faces
   lacking: (2), the bits of the sides that cells of each sort do not have
   at, to, onward: for every end of a link its place, sorted, where it leads, and whether it may be taken so
   goals: their places; start: its place, or -1
   links, cells: the numbers of links and of cells
   first, last: the first place that may be a cell, and the one after the last
   has_straights: whether the sides of cells lie across from each other */
typedef struct {
    const int64_t *sides, *face_cells, *around, *face_steps, *checks;
    const uint8_t *bits;
    const int8_t *features;
    const uint8_t *kinds, *degrees;
    const bool *pinches;
    const uint8_t *extra, *sorts;
    const int64_t *directions;
    const uint8_t *lacking;
    const int64_t *at, *to;
    const bool *onward;
    const int64_t *goals;
    int64_t start, links, cells, first, last;
    int64_t side_count, kind_count, face_cell_count, around_count, face_step_count, check_count, end_count;
    int64_t goal_count, padded;
    bool has_straights;
} mz_design_rules;

/* What may be edited: items are wall positions and cells.

   places, sides: (count), the place of each, and its side, or 8 for a cell
   images: (count, image_count), the items that change with it, itself first; -1 for none
   items: (padded, side_count), the item on each side of a cell, -1 for none */
typedef struct {
    const int64_t *places, *sides;
    const int32_t *images, *items;
    int64_t count, image_count;
} mz_design_moves;

/* Requirements, those that take the least time first.

   measures, groups: (count), numbers of measures, and the groups of measures that each needs
   aims: (count), 0 for a range, 1 for as much, 2 for as little as possible
   low, high: (count), the range, infinite where it has no end; the least value that there can be, for aim 2
   scale, weights: (count), what counts as off by 1, and how much it counts */
typedef struct {
    const int64_t *measures, *groups, *aims;
    const double *low, *high, *scale, *weights;
    int64_t count;
} mz_design_wants;

typedef struct mz_judge mz_judge;

/* A run of annealing.

   cost, best_cost: of the maze, and of the best one so far
   limit: of the last edit: a cost above it is not accepted
   hot, cold: the first and the last temperature
   total, done: the number of edits of the whole run, and of those so far
   rng: the state of the random numbers
   best_cells, best_closed: padded, the best maze, see `mz_design_new` */
typedef struct {
    mz_judge *judge;
    const mz_design_wants *wants;
    double cost, best_cost, limit, hot, cold;
    int64_t total, done;
    uint64_t rng;
    uint16_t *best_cells;
    uint8_t *best_closed;
} mz_design_run;

/* Return a judge of a maze; NULL if memory ran out.

   rules, moves: copied; their arrays must outlive the judge, and so must these:
   cells: padded, the codes of cells; those of rock and the sides that are open are written
   closed: padded, the sides of each cell on which a wall stands, as bits, also of rock
   tally: (MZ_DESIGN_TALLY), zeros; written
   groups: the groups of measures that are kept up to date */
MZ_PUBLIC mz_judge *mz_design_new(const mz_design_rules *rules, const mz_design_moves *moves,
                                  uint16_t *cells, uint8_t *closed, int64_t *tally, int64_t groups);

MZ_PUBLIC void mz_design_free(mz_judge *judge);

/* Flip some items, each with its images, and bring the measures up to date; MZ_NO_MEMORY, or 0. */
MZ_PUBLIC int64_t mz_design_flip(mz_judge *judge, const int64_t *items, int64_t count);

/* Return to the maze and the measures before the last edit. */
MZ_PUBLIC void mz_design_undo(mz_judge *judge);

/* Keep the last edit. */
MZ_PUBLIC void mz_design_accept(mz_judge *judge);

/* Write measures by their numbers; NaN where one has no value. */
MZ_PUBLIC void mz_design_measures(const mz_judge *judge, const int64_t *numbers, double *values,
                                  int64_t count);

/* Judge the maze that a run begins with. */
MZ_PUBLIC void mz_design_begin(mz_design_run *run);

/* Judge `count` edits, or fewer where the cost gets 0 or the run ends. */
MZ_PUBLIC void mz_design_anneal(mz_design_run *run, int64_t count);

/* Make one random edit, and return the cost after it; more than the limit need not be exact. */
MZ_PUBLIC double mz_design_try(mz_design_run *run);

/* A maze on cells of any tiling, in which a solution of some difficulty is searched; its arrays are owned by
   Python. An arc leads from a cell to one across a side.

   first: (cells + 1) where the arcs of each cell begin
   to, side: (arcs) the cell across, and the side
   inward, outward: (arcs, 2) the direction from its side into the cell across, and from its cell to its side
   ends: (sides, 2) the cells at both sides
   is_open: (sides) written
   degree: (cells) the open sides of each cell; written
   before: (2, cells) the arc by which each was reached, of the present maze and of one that is tried
   number, path: (2, cells) the place of each cell on the path, -1 off it; the cells of the path
   leaves: (2, cells) the dead ends of its branches
   order, left, held: (cells) room
   counts: (MZ_NETWORK_COUNTS) length, turns, decisions, cells of branches and their dead ends; written
   straight: the least product of two directions that do not bend
   low, high: what the difficulty is to be between
   cost: how far off it is; 0 if it is found
   hot: the first temperature
   total, done: the number of edits of the whole search, and of those so far
   which: which of two is the present maze: 0 or 1
   open, most_open: the number of open sides, and the largest that a search may make */
enum { MZ_NETWORK_COUNTS = 5 };

typedef struct {
    const int32_t *first, *to, *side, *ends;
    const double *inward, *outward;
    uint8_t *is_open;
    int32_t *degree, *before, *number, *path, *leaves, *order, *left, *held;
    int64_t *counts;
    int64_t start, goal, cells, sides;
    double straight, low, high, cost, hot;
    int64_t total, done, which, open, most_open;
    uint64_t rng;
} mz_network;

/* Measure the maze anew, and its cost; return its difficulty, NAN if cells are apart. */
MZ_PUBLIC double mz_network_measure(mz_network *network);

/* Make `count` edits of a maze that was measured, or fewer where its cost gets 0 or the search ends; return
   the cost. */
MZ_PUBLIC double mz_network_search(mz_network *network, int64_t count);
