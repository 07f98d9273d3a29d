/* Levels: what is joined inside an area, and links over the borders of areas.

   Faces that are joined inside a tile are a patch; patches that are joined inside a square of tiles have one
   node above them; and so on. A node that touches no border of its area needs none above it: it is a room of
   its own. The nodes of the last level have rooms above them. Links are kept for the border of an area to
   the east, and for that to the south, which where the lattice asks for it also has those to the areas beside
   the one below: what is on one border is called a slot, and written anew whenever any of it changes. */

#ifndef MZ_REGIONS_LEVELS_H
#define MZ_REGIONS_LEVELS_H

#include "regions/update.h"

/* Slots around an area, its own and those of others; patches of a square that have links. */
enum { MOST_SLOTS = 16, MOST_LINKED = 1 << (2 * MZ_SQUARE_SHIFT + MZ_TILE_SHIFT + 3) };

/* Numbers of slots or nodes of a level, each once. */
typedef struct {
    int32_t numbers[MOST_SLOTS];
    int64_t count;
} number_set;

/* A face: its anchor, and its column and row on the board, all levels of the maze counted. */
typedef struct {
    int64_t place, x, y;
} spot;

static inline spot spot_of(const mz_engine *engine, int64_t place) {
    int64_t inside = place - engine->first_face, stride = engine->face_stride;
    int64_t row = (int64_t)((uint64_t)inside / (uint64_t)stride);
    return (spot){place, inside - row * stride, row};
}

/* Return the anchor at a column and a row. */
static inline int64_t place_at(const mz_engine *engine, int64_t x, int64_t y) {
    return engine->first_face + y * engine->face_stride + x;
}

static inline bool is_same_area(const mz_level *level, int64_t x, int64_t y, int64_t other_x,
                                int64_t other_y) {
    return ((x ^ other_x) | (y ^ other_y)) >> level->shift == 0;
}

/* Return whether a step from a face stays in its area; it always does where there is no such level. */
static inline bool stays(const mz_engine *engine, int64_t level, const spot *from, const face_step *step) {
    if (level >= engine->level_count) return true;
    return is_same_area(&engine->levels[level], from->x, from->y, from->x + step->right,
                        from->y + step->down);
}

static inline int64_t area_at(const mz_level *level, int64_t x, int64_t y) {
    return (y >> level->shift) * level->width + (x >> level->shift);
}

/* Return which faces of a row from an even column on are of the kind of a step, as bits. */
static inline uint64_t having(const mz_engine *engine, const face_step *step, int64_t y) {
    if (!engine->tables.face_shift) return UINT64_MAX;
    return UINT64_C(0x5555555555555555) << ((step->kind ^ y ^ engine->first_face) & 1);
}

/* Return 64 bits of the plane from an anchor on. */
static inline uint64_t window(const mz_engine *engine, int64_t place) {
    const uint64_t *words = engine->plane + (place >> 6);
    int shift = (int)(place & 63);
    return words[0] >> shift | words[1] << 1 << (63 - shift);
}

/* Return the columns of a tile that the board has, as bits. */
static inline uint64_t columns_of(const mz_engine *engine, int64_t left) {
    int64_t width = engine->face_width - left;
    return UINT64_MAX >> (64 - (width < TILE_SIDE ? width : TILE_SIDE));
}

/* Return the number of a link of a slot: the first ones of all slots come first, for most slots have few. */
static inline int64_t link_in(const mz_level *level, int64_t slot, int64_t index) {
    int64_t slots = 2 * level->width * level->height, block = index / LINK_BLOCK;
    return 1 + (block * slots + slot) * LINK_BLOCK + index % LINK_BLOCK;
}

/* Return the slot of a link. */
static inline int64_t slot_of(const mz_level *level, int64_t link) {
    return (link - 1) / LINK_BLOCK % (2 * level->width * level->height);
}

void add_number(number_set *set, int64_t number);

/* Add the slots of all links of a node. */
void add_slots_of(const mz_engine *engine, int64_t level, int64_t node, number_set *set);

/* Write the links of a slot anew, from the faces or from those of the level below. */
void write_links(mz_engine *engine, int64_t level, int64_t slot);

/* Write the links of some slots anew; add the slots of the next level that this concerns to `above`. */
void write_slots(mz_engine *engine, int64_t level, const number_set *set, number_set *above);

/* Make a node; there is room for it. */
int64_t new_node(mz_engine *engine, int64_t level, mz_node node);

/* Put a node below another one, or a room. */
static inline void set_up(mz_engine *engine, int64_t level, int64_t node, int32_t up) {
    nodes_of(engine, level)[node].up = up;
    tell(engine, NODES + level, node);
}

void free_node(mz_engine *engine, int64_t level, int64_t number);

/* Return the next node beside one, from the link `at` on, and move on; 0 after the last. */
static inline int64_t next_beside(const mz_level *level, int32_t *at) {
    if (!*at) return 0;
    const mz_link *link = level->links + (*at >> 1);
    int side = *at & 1;
    *at = link->after[side];
    return link->node[!side];
}

/* --- divide.c */

/* Parts that a node or a room falls into at most when it loses a face; no place yet. */
enum { MOST_PARTS = 4, NO_PLACE = 0 };

/* Make a room of a part of one, which has these sums; return it. */
int64_t part_of_room(mz_engine *engine, int64_t room, const mz_node *sums);

/* Divide what is above these nodes of a level, a node or minus a room, where it fell apart: parts that are
   joined no more get a node or a room of their own. Return whether it did. */
bool divide(mz_engine *engine, int64_t level, const int64_t *seeds, int64_t count, int32_t above);

/* Find the first face of what is above a node, of all nodes that are joined to it there. */
void find_first(mz_engine *engine, int64_t level, int64_t node);

/* Put a node, and all of the same one above that are joined to it, below another one; counts stay. */
void give(mz_engine *engine, int64_t level, int64_t node, int32_t from, int32_t to);

/* Return the node above a patch that only a room is above, or nothing yet, and its level. */
int64_t top_node(const mz_engine *engine, int64_t patch, int64_t *level);

/* Let two rooms, one of which may have no faces left, change their numbers. */
void swap_rooms(mz_engine *engine, int64_t one, int64_t other);

/* Return the first face of a room in reading order. */
int64_t first_face(mz_engine *engine, int64_t room);

/* --- tiles.c */

/* The faces of a tile, or some of them: a word for each row, from `low` to `high`. */
typedef struct {
    uint64_t rows[TILE_SIDE];
    int64_t low, high;
} tile_faces;

/* Return the first column or row of the tile that has one. */
static inline int64_t corner_of(int64_t at) {
    return at & ~(int64_t)(TILE_SIDE - 1);
}

/* Read the open faces of the tile of a spot; every row. */
void read_tile(const mz_engine *engine, const spot *at, uint64_t rows[TILE_SIDE]);

/* Find the faces of a tile that are joined with one; only rows from `low` to `high` are written. */
void flood_tile(const mz_engine *engine, const uint64_t open[TILE_SIDE], int64_t x, int64_t y,
                tile_faces *found);

int64_t count_faces(const tile_faces *faces);

/* Count the room cells that are counted with these faces of the tile of a spot. */
int64_t count_cells(const mz_engine *engine, const spot *at, const tile_faces *faces);

/* Put these faces of the tile of a spot into a patch. */
void write_patch(mz_engine *engine, const spot *at, const tile_faces *faces, int64_t patch);

/* Return the first face of a patch, which has some, of the tile of a spot. */
int64_t first_of_patch(const mz_engine *engine, const spot *at, int64_t patch);

/* Return the first of these faces of the tile of a spot. */
int64_t first_of(const mz_engine *engine, const spot *at, const tile_faces *faces);

#endif
