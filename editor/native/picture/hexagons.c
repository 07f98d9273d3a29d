/* Pixels of hexagons, line by line: what each shows is looked up in a stencil of a column and a row. */

#include "picture/pixels.h"

/* What stands on the upright sides, E and W. */
enum { UPRIGHT = 3 | 3 << 6 };

/* Where a pixel lies in rows that are not shifted and in rows that are: the column, how far into it in bins,
   and a mask of codes, without what stands on upright sides where those are far. */
typedef struct {
    int64_t col, share;
    uint32_t ends;
} place;

static void measure(const mz_brush *brush, int64_t width, place *places) {
    for (int shifted = 0; shifted < 2; shifted++) {
        for (int64_t at = 0; at < width; at++) {
            double across = (brush->x + (double)at) / brush->cell_px - 0.5 * shifted;
            double col = floor(across), share = across - col;
            bool is_end = 0.25 - fabs(fabs(share - 0.5) - 0.25) < brush->end;
            places[shifted * width + at] = (place){(int64_t)col, (int64_t)(share * (double)brush->bins),
                                                   is_end ? UINT32_MAX : UINT32_MAX ^ UPRIGHT};
        }
    }
}

static void paint_line(uint32_t *pixels, const mz_painted *cells, const mz_brush *brush, const place *places,
                       int64_t width, int64_t line) {
    double high = (brush->y + (double)line) / brush->cell_px / 0.8660254037844386, above = floor(high);
    const uint32_t *codes = brush->stencil + (int64_t)((high - above) * (double)brush->bins) * brush->bins;
    int64_t row = (int64_t)above - cells->top, shifted = ((int64_t)above + cells->first) & 1;
    const place *of = places + shifted * width, *over = places + (1 - shifted) * width;
    for (int64_t at = 0; at < width; at++) {
        uint32_t code = codes[of[at].share];
        bool is_above = code & BELOW;
        look shown = look_of(cells, brush, row - is_above, (is_above ? over : of)[at].col - cells->left);
        pixels[at] = pixel(brush, shown, code, of[at].ends, line + at);
    }
}

int64_t mz_paint_hexagons(uint32_t *picture, const mz_painted *cells, const mz_brush *brush, int64_t height,
                          int64_t width) {
    place *places = mz_allocate(2 * width, sizeof(place));
    if (!places) return MZ_NO_MEMORY;
    measure(brush, width, places);
    for (int64_t line = 0; line < height; line++) {
        paint_line(picture + line * width, cells, brush, places, width, line);
    }
    mz_free(places);
    return 0;
}
