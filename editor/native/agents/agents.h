/* Agents: sight, what a step changes in what an agent knows, and its plans.

   Places are padded places of a grid; `cells` are the bytes of a space, (size), see
   `mazarine.regions.space`. */

/* The eye of an agent, made once for many views.

   cells: (size), read again each time
   square: the largest square of a distance that is seen
   directions: (turns, 3 * turns) from each turn on, clockwise, the steps across the sides, the sides' bits,
       and how far from a cell the bytes are that have these; in views of triangles the cell of the eye has
       sides at even turns
   turns: 4 where cells are squares, 6 where they are triangles or hexagons
   sides: 6 where cells are hexagons, else 4
   found: (room), filled with the places that are seen */
typedef struct {
    const uint8_t *cells;
    int64_t square;
    const int64_t *directions;
    int64_t turns, sides;
    int64_t *found;
    int64_t room;
} mz_view;

/* Find the places that an eye on a cell of floor sees, its own first, each once.

   Return their number; -1 if there is not room enough, or MZ_NO_MEMORY; `found` is of no use then. */
MZ_PUBLIC int64_t mz_see(const mz_view *view, int64_t eye);

/* What an agent knows of a terrain.

   terrain: (size), the bytes of the maze as it could be seen
   flags: (size), see `mazarine.agents.knowledge`
   cells: (size), the bytes of the space of what is known
   steps: (sides), from a place to the one across each side
   sides: 4, or 6
   places, values, turns: (room), what has changed; written
   changed, turned: how many places and values, and how many turns there are; written */
typedef struct {
    const uint8_t *terrain;
    uint8_t *flags;
    const uint8_t *cells;
    const int64_t *steps;
    int64_t sides, *places;
    uint8_t *values;
    int64_t *turns, room;
    int64_t changed, turned;
} mz_known;

/* Note in the flags that cells are lost and gained, and find what that changes in the space of what is known.

   lost, gained, turned: places; those of the last have another terrain now. Their number, and
       once more for each side, or the size of the board if that is less, is the room that there must be.

   Written are the places whose bytes change, with their new bytes, and as turns the places that have come to
   the frontier, or, as `~place`, have left it. Return 0. */
MZ_PUBLIC int64_t mz_learn(mz_known *known, const int64_t *lost, const int64_t *gained, const int64_t *turned,
                           int64_t lost_count, int64_t gained_count, int64_t turned_count);

/* The searches of an agent over what it knows.

   cells: (size)
   steps: (sides)
   sides: 4, or 6
   visits: (size), the number of the last search that met a place
   before: (size), the place that it was met from */
typedef struct {
    const uint8_t *cells;
    const int64_t *steps;
    int64_t sides;
    int32_t *visits, *before;
} mz_trail;

/* Find the places from a start to the nearest one that is wanted, both included.

   Of several that are equally near it is the one found first, sides in their order.

   flags: (size) bits of every place
   wanted: the bits of which one is wanted
   ports, ends: (links) places in ascending order, and where the links that leave there lead
   search: the number of this search, which is a new one
   path: filled with the places, 64 bits each; it is empty if there is none

   Return 0, or MZ_NO_MEMORY. It takes no job: an agent asks at each turn, and mostly few cells are looked
   at. */
MZ_PUBLIC int64_t mz_path_to_nearest(const mz_trail *trail, const uint8_t *flags, int64_t wanted,
                                     const int64_t *ports, const int64_t *ends, int64_t search, int64_t start,
                                     mz_list *path, int64_t links);

/* Distances from goals over sides that may be open.

   sides: (size) bits of the sides that may be open; one is, if it may be from both of its cells
   distances: (size) steps to the nearest goal, `far` where no path leads; 0 stays
   steps: (side_count)
   far: more than any distance
   side_count: 4, or 6; the opposite of a side is half as many bits before or after it */
typedef struct {
    const uint8_t *sides;
    int32_t *distances;
    const int64_t *steps;
    int64_t far, side_count;
} mz_distances;

/* Correct distances after changes of sides; the time follows what changes, not the board.

   changed: (count) places whose sides have changed, or whose distance was set to 0

   Return 0, or MZ_NO_MEMORY or MZ_CANCELED, and the distances are as before. */
MZ_PUBLIC int64_t mz_reflood(mz_job *job, const mz_distances *to, const int64_t *changed, int64_t count);
