/* What a pixel of a cell shows, looked up in a stencil. */

#ifndef MZ_PIXELS_H
#define MZ_PIXELS_H

#include <math.h>

#include "common/memory.h"

/* Places of inks; 1 to 3 are the weights of walls. */
enum { WALL = 3, LEAF = 4, MARK_INK = 5, GRID = 6 };

/* Bits of a stencil, as `mazarine.picture.stencils` has them. */
enum {
    WEIGHTS = 0xFFF,
    LEAF_SHIFT = 12,
    BELOW = 1 << 16,
    HAIR = 1 << 17,
    GROUND = 1 << 18,
    STROKES = HAIR | 1 << 19 | 1 << 20 | 1 << 21 | 1 << 24,
    DOTS = 1 << 23
};

/* What a cell shows. */
typedef struct {
    uint32_t color, ground, weights, signs;
} look;

static inline look look_of(const mz_painted *cells, const mz_brush *brush, int64_t row, int64_t col) {
    if (row < 0 || row >= cells->rows || col < 0 || col >= cells->cols) {
        return (look){(uint32_t)brush->paper, (uint32_t)brush->paper, 0, 0};
    }
    int64_t at = row * cells->cols + col;
    return (look){cells->colors[at], cells->grounds[at], cells->weights[at], cells->signs[at]};
}

/* Return a color, a quarter further where a pattern is; along is the x + y of the pixel. */
static inline uint32_t patterned(const mz_brush *brush, uint32_t color, uint32_t signs, int64_t along) {
    bool is_dot = signs & DOTS;
    if (!is_dot && (brush->phase + along) % brush->period >= brush->width) return color;
    uint32_t mixed = brush->inks[is_dot ? WALL : LEAF];
    for (int step = 0; step < 2; step++) mixed = ((color ^ mixed) & 0xFEFEFEFE) / 2 + (color & mixed);
    return mixed;
}

/* Return the ink of what stands at a pixel. */
static inline uint32_t ink_of(const mz_brush *brush, uint32_t code, uint32_t seen) {
    int heaviest = brush->heaviest[seen], ink = heaviest & 3;
    if (ink != WALL && code >> (LEAF_SHIFT + (heaviest >> 2)) & 1) ink = LEAF;
    return brush->inks[ink];
}

static inline uint32_t pixel(const mz_brush *brush, look of, uint32_t code, uint32_t ends, int64_t along) {
    uint32_t seen = of.weights & code & ends & WEIGHTS, signs = code & of.signs;
    if (seen) return ink_of(brush, code, seen);
    if (signs & STROKES) return brush->inks[(signs & STROKES) == HAIR ? GRID : MARK_INK];
    uint32_t color = code & GROUND ? of.ground : of.color;
    return signs ? patterned(brush, color, signs, along) : color;
}

#endif
