/* Pixels of triangles, column by column: what each shows is looked up in a stencil of one column. */

#include "picture/pixels.h"

/* What only places by an upright side show. */
enum { ENDS = 3 | 3 << 8 | 3 << 10 };

/* The columns of a picture.

   shares: (width) how far into its column each pixel lies, in bins
   ends: (width) a mask of codes, without what shows only at the edges of a column where it is far from them
   stops: (strips + 1) the first pixel of each column of the board, and the one after the last
   first: the column of the first pixel */
typedef struct {
    int64_t *shares;
    uint32_t *ends;
    int64_t *stops, first, strips;
} columns;

static bool measure(const mz_brush *brush, int64_t width, columns *made) {
    made->first = (int64_t)floor(brush->x / brush->cell_px / 1.5);
    made->strips = (int64_t)floor((brush->x + (double)width) / brush->cell_px / 1.5) - made->first + 1;
    made->shares = mz_allocate(width, sizeof(int64_t));
    made->ends = mz_allocate(width, sizeof(uint32_t));
    made->stops = mz_zeros(made->strips + 1, sizeof(int64_t));
    if (!made->shares || !made->ends || !made->stops) return false;
    for (int64_t at = 0; at < width; at++) {
        double across = (brush->x + (double)at) / brush->cell_px / 1.5;
        double col = floor(across), share = across - col;
        made->stops[(int64_t)col - made->first + 1] = at + 1;
        made->shares[at] = (int64_t)(share * (double)brush->bins);
        /* Upright sides are met exactly, so that all are as thick as each other. */
        bool is_end = (1 - share < share ? 1 - share : share) * 1.5 < brush->end;
        made->ends[at] = is_end ? UINT32_MAX : UINT32_MAX ^ ENDS;
    }
    return true;
}

static void paint_line(uint32_t *pixels, const mz_painted *cells, const mz_brush *brush, const columns *of,
                       int64_t line) {
    double high = (brush->y + (double)line) / brush->cell_px / 0.8660254037844386 - 1, above = floor(high);
    const uint32_t *codes = brush->stencil + (int64_t)((high - above) * (double)brush->bins) * brush->bins;
    int64_t row = (int64_t)above, last = brush->bins - 1;
    for (int64_t strip = 0; strip < of->strips; strip++) {
        int64_t col = of->first + strip;
        const look looks[2] = {look_of(cells, brush, row - cells->top, col - cells->left),
                               look_of(cells, brush, row - cells->top + 1, col - cells->left)};
        bool is_mirrored = ((row + col) & 1) != cells->first;
        for (int64_t at = of->stops[strip]; at < of->stops[strip + 1]; at++) {
            uint32_t code = codes[is_mirrored ? last - of->shares[at] : of->shares[at]];
            pixels[at] = pixel(brush, looks[code & BELOW ? 1 : 0], code, of->ends[at], line + at);
        }
    }
}

int64_t mz_paint_triangles(uint32_t *picture, const mz_painted *cells, const mz_brush *brush,
                           int64_t height, int64_t width) {
    columns of = {0};
    bool is_measured = measure(brush, width, &of);
    for (int64_t line = 0; is_measured && line < height; line++) {
        paint_line(picture + line * width, cells, brush, &of, line);
    }
    mz_free(of.shares);
    mz_free(of.ends);
    mz_free(of.stops);
    return is_measured ? 0 : MZ_NO_MEMORY;
}
