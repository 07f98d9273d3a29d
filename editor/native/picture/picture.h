/* Painting of pictures, whose pixels are 0xffRRGGBB words. */

/* The cells under a frame, (rows, cols).

   colors, grounds: the latter around points
   weights: what stands on their sides and corners, see `mazarine.picture.stencils`
   signs: which signs of a stencil are drawn
   top, left: the array place of the first
   first: the remainder of row + column by 2 of triangles that point to the left; of hexagons, that of shifted
      rows is the other */
typedef struct {
    const uint32_t *colors, *grounds;
    const uint16_t *weights;
    const uint32_t *signs;
    int64_t top, left, first, rows, cols;
} mz_painted;

/* How cells are painted.

   stencil: (bins, bins), see `mazarine.picture.stencils`
   heaviest: (4096), from there too
   inks: (8) colors of walls by weight, then of leaves, marks and the grid
   x, y: the middle of the first pixel, in pixels from the corner of the board: sums with pixels are exact,
      so that a part is painted as it is in the whole
   cell_px: pixels of a unit
   end: how far from upright sides, in units, what stands there shows
   paper: the color around the board
   phase, period, width: of the lines on rock, see `mazarine.picture.patterns` */
typedef struct {
    const uint32_t *stencil;
    const uint8_t *heaviest;
    const uint32_t *inks;
    double x, y, cell_px, end;
    int64_t paper, phase, period, width, bins;
} mz_brush;

/* Paint a picture of triangles, (height, width); return 0, or MZ_NO_MEMORY. */
MZ_PUBLIC int64_t mz_paint_triangles(uint32_t *picture, const mz_painted *cells, const mz_brush *brush,
                                     int64_t height, int64_t width);

/* Paint a picture of hexagons, (height, width); return 0, or MZ_NO_MEMORY. */
MZ_PUBLIC int64_t mz_paint_hexagons(uint32_t *picture, const mz_painted *cells, const mz_brush *brush,
                                    int64_t height, int64_t width);
