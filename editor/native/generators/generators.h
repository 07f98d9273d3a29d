/* Generators: what grows mazes in steps, and what reworks them.

   A board is a byte a cell in a padded array: a row above and below, and a column at the right, that are no
   floor, so that no step asks whether it leaves the board. `stride` is the distance of two rows. Places are
   those of the padded array; a wall is `cell << 2 | side`. Sides are N, E, S, W. Shares are in parts of 2^63.
   `mazarine.generators.codes` has the bits of a cell and the places of the head.

   Rows of hexagons are padded with one and two columns in turns, so that a step across a side always has the
   same length; their sides are E, SE, SW, W, NW, NE, and a wall is `cell << 3 | side`.

   The functions `mz_advance_…` do at most `most_steps` steps and return 1 if the maze (or the stage) is done,
   else 0. Their state is in the head and in arrays of Python's, which nothing else may write meanwhile.
   Nobody but this board's Python knows them, so places and sides are not checked. */

/* The data that every algorithm works on.

   cells: (places), the board
   stride: the step to the south, or of hexagons to the south-east
   six, bias: 1 if cells are hexagons; 1 if the second row of them is shifted to the right
   roots: (pieces), where the tree of each piece begins
   sizes: (pieces), the cells of each piece
   head: how far the work is, see `mazarine.generators.codes`
   rng: (1) */
typedef struct {
    uint8_t *cells;
    int64_t stride, six, bias;
    int32_t *roots;
    const int32_t *sizes;
    int64_t *head;
    uint64_t *rng;
    int64_t places, pieces;
} mz_generator_grid;

/* Find the pieces of a board that nothing has grown on yet; return their number, or MZ_CANCELED.

   order: gets the cells, those of a piece one after the other, by steps from its first one in reading order
   roots: gets one cell of each piece, all cells equally likely
   sizes: gets the cells of each piece; all three have room for the cells that are free */
MZ_PUBLIC int64_t mz_find_pieces(mz_job *job, const mz_generator_grid *grid, int32_t *order, int32_t *roots,
                                 int32_t *sizes);

/* Write the walls of a maze (rows, cols) from its board: a side is open if both cells are in the maze and say
   so. */
MZ_PUBLIC void mz_write_walls(const mz_generator_grid *grid, uint8_t *walls, int64_t rows, int64_t cols);

/* Draw a number from 0 to `count` - 1. */
MZ_PUBLIC int64_t mz_draw_below(uint64_t *rng, int64_t count);

/* Write a random word for each of these numbers, which are not negative; no two get the same. */
MZ_PUBLIC void mz_words_of(const int64_t *numbers, uint64_t seed, uint64_t *words, int64_t count);

/* Depth first: go forward or back. The stack (size) is the path from the root to the current cell, without
   cells that had no other way out when they were left: they never get one. */
MZ_PUBLIC int64_t mz_advance_stack(const mz_generator_grid *grid, int32_t *stack, int64_t most_steps);

/* Growing tree: let a cell grow, or drop it. The tips (size), from place FIRST of the head on, are cells that
   may have free neighbors. If `oldest`, the first goes on; else the last or, with the chance `share`, any. */
MZ_PUBLIC int64_t mz_advance_tips(const mz_generator_grid *grid, int32_t *tips, bool oldest, uint64_t share,
                                  int64_t most_steps);

/* Hunt and kill: walk or hunt. All cells in the order of the hunt before place FIRST of the head are in the
   maze.

   A search from the root gives that order, so each cell but the root has a neighbor before it: the first free
   one always touches the maze, and no hunt looks at a cell twice. */
MZ_PUBLIC int64_t mz_advance_hunt(const mz_generator_grid *grid, const int32_t *order, int64_t most_steps,
                                  int64_t count);

/* Prim: take walls from the frontier. These are walls with the maze on one side, in no order: the cell
   beyond, and the side that led to it. That cell may have come into the maze by another wall since. There is
   room for two a cell, and four more. */
MZ_PUBLIC int64_t mz_advance_prim(const mz_generator_grid *grid, uint32_t *walls, int64_t most_steps);

/* The list: do steps of a walk that never turns back, or begin it again at the edge of what it has made.

   walls: those where it can be taken up again, like the frontier of Prim
   hidden: (places), the sides of each cell that are secret
   loops, secrets: shares */
MZ_PUBLIC int64_t mz_advance_list(const mz_generator_grid *grid, uint32_t *walls, uint8_t *hidden,
                                  uint64_t loops, uint64_t secrets, int64_t most_steps);

/* Wilson: walk steps, or along a finished walk to open it.

   A walk leaves in each cell the side by which it left it last, so its loops are erased as it goes. It begins
   in the first cell that is not in the maze. */
MZ_PUBLIC int64_t mz_advance_wilson(const mz_generator_grid *grid, int64_t most_steps);

/* Write the cells of the walk of Wilson that goes on, without its loops; return how many there are. */
MZ_PUBLIC int64_t mz_wilson_trail(const mz_generator_grid *grid, int32_t *trail, int64_t room);

/* Aldous and Broder: walk steps, opening every new cell. */
MZ_PUBLIC int64_t mz_advance_aldous_broder(const mz_generator_grid *grid, int64_t most_steps);

/* Write all walls that may be opened, each into a group that is drawn for it: 0, or MZ_CANCELED.

   A group fits into the cache, so that shuffling one after the other is much faster than shuffling all, and
   no less fair (Rao 1961, Sandelius 1962). The draws are made twice, first to count.

   walls: gets them, group by group; has room for two a cell
   ends: (groups) zeros, gets where the groups end; their number is a power of two */
MZ_PUBLIC int64_t mz_find_walls(mz_job *job, const mz_generator_grid *grid, uint32_t *walls, int64_t *ends,
                                int64_t groups);

/* Kruskal: take walls in any order, and open those between different trees.

   walls, ends: as `mz_find_walls` has written them; walls before place FIRST of the head are done with
   parents: (places), a cell of the same tree, or the cell itself
   joints: how many walls will be opened */
MZ_PUBLIC int64_t mz_advance_forest(const mz_generator_grid *grid, uint32_t *walls, const int64_t *ends,
                                    int32_t *parents, int64_t joints, int64_t most_steps);

/* Lay crossings, each by chance: cells that one passage leads through, and another one under; return their
   number. The walls that they block stay, and the sides of their cells say where the passage through leads.

   parents: (places), gets the trees
   crossings: gets the cells; has room for one in four */
MZ_PUBLIC int64_t mz_lay_crossings(const mz_generator_grid *grid, int32_t *parents, int32_t *crossings,
                                   uint64_t share);

/* Recursive division: put a wall with one gap across a room, or leave one that is one cell wide.

   rooms: (n, 3), those that are still to be divided: the place of the first cell, rows, columns; there is
       room for as many as a board has rows and columns, and one more */
MZ_PUBLIC int64_t mz_advance_rooms(const mz_generator_grid *grid, int32_t *rooms, int64_t most_steps);

/* Sidewinder: do cells, in reading order. A run of cells goes on eastward with a chance; place FIRST of the
   head is the column where it begins. */
MZ_PUBLIC int64_t mz_advance_runs(const mz_generator_grid *grid, int64_t rows, int64_t cols, uint64_t share,
                                  int64_t most_steps);

/* Eller: do cells, in reading order.

   left, right: (cols), for each column the next ones to the left and right connected with it, in a circle
   east, south: chances */
MZ_PUBLIC int64_t mz_advance_sets(const mz_generator_grid *grid, int64_t rows, int32_t *left, int32_t *right,
                                  uint64_t east, uint64_t south, int64_t most_steps, int64_t cols);

/* An infinite binary tree maze, or a rectangle of it.

   flip: 0, or all bits where the random ones mean the contrary
   vertical, horizontal: the two sides of which each cell opens one: 0 or 2, 1 or 3
   rows, cols: the size of the rectangle; 0 for infinite */
typedef struct {
    uint64_t seed, flip;
    int64_t vertical, horizontal, rows, cols;
} mz_binary_tree;

/* Binary tree: do cells, in reading order; MZ_NO_MEMORY without room for two rows. */
MZ_PUBLIC int64_t mz_advance_tree(const mz_generator_grid *grid, const mz_binary_tree *tree,
                                  int64_t most_steps);

/* Write the cells (rows, cols) of a window that begins at a row and column; 0, or MZ_NO_MEMORY. */
MZ_PUBLIC int64_t mz_write_window(uint8_t *sides, const mz_binary_tree *tree, int64_t row, int64_t col,
                                  int64_t rows, int64_t cols);

/* Caves: make cells rock by chance, then apply the rule again and again: floor where most cells around are.

   rock: how much of the board is rock at first, a share
   allowed: (places), the cells before; what is no floor there stays rock
   kept: (2, cols + 2), two rows as they were, the upper one first: 1 for floor, with rock at both ends
   rounds: how often the rule is applied */
MZ_PUBLIC int64_t mz_advance_cave(const mz_generator_grid *grid, int64_t rows, int64_t cols, uint64_t rock,
                                  const uint8_t *allowed, uint8_t *kept, int64_t rounds, int64_t most_steps);

/* A dungeon: try rooms, until there are enough or enough were tried.

   areas: (places), gets the first place of the room that a cell lies in
   most: how many cells the rooms may take together
   tries: how often one is tried */
MZ_PUBLIC int64_t mz_advance_site(const mz_generator_grid *grid, int32_t *areas, int64_t most, int64_t tries,
                                  int64_t most_steps);

/* A dungeon: look at walls, in any order. A door is opened where it joins what is not yet connected, else for
   a share of the walls, if the room would not run on through it and another door beside it.

   areas: (places), the place that names the room or the corridors of a cell
   leaders: (places), from the name of an area towards that of all it is connected with
   walls: those where a door may be, with another area on each side; WAITING of the head counts them
   share: how many doors there are beyond those that are needed */
MZ_PUBLIC int64_t mz_advance_doors(const mz_generator_grid *grid, const int32_t *areas, int32_t *leaders,
                                   uint32_t *walls, uint64_t share, int64_t most_steps);

/* Points that create all their neighbors, and have not yet: those from place FIRST of the head on.

   free: (n), room for as many points as there may be
   order: (orders), gets the points as they are created; empty if that is not asked for
   firsts: (2), the first side of cells whose padded row + column is even or odd, or the next
   rule: which of them is next: the oldest 0, the newest 1, any 2
   turned: whether the first side is drawn in place of that
   sort: which of these cells begin a piece; -1 for both
   limit: how many points there may be */
typedef struct {
    int32_t *free, *order;
    const int64_t *firsts;
    int64_t rule, turned, sort, limit, orders;
} mz_free_points;

/* Begin a piece, or expand a point. */
MZ_PUBLIC int64_t mz_advance_points(const mz_generator_grid *grid, const mz_free_points *points,
                                    int64_t most_steps);

/* Open a second side of dead ends, each with the chance `share`; towards another one if there is:
   0, or MZ_CANCELED.

   Cells that are marked as free are not dead ends, whatever their sides. No passage is opened to cells
   without one: they would be dead ends then. */
MZ_PUBLIC int64_t mz_open_dead_ends(mz_job *job, const mz_generator_grid *grid, uint64_t share);

/* Make dead ends rock, each with the chance `share`, back to the last junction; 0, MZ_NO_MEMORY or
   MZ_CANCELED.

   Cells that are marked as free stay, and so does one cell of each part. */
MZ_PUBLIC int64_t mz_fill_dead_ends(mz_job *job, const mz_generator_grid *grid, uint64_t share);

/* Take passages in any order, and close those that close a loop, each with the chance `share`: 0, or
   MZ_CANCELED.

   passages: (count) walls; put in another order
   leaders: (places), each place its own */
MZ_PUBLIC int64_t mz_close_loops(mz_job *job, const mz_generator_grid *grid, uint32_t *passages,
                                 int32_t *leaders, uint64_t share, int64_t count);
