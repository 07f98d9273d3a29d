#include "agents/sight.h"

enum { FIRST_INTERVALS = 16 };

int64_t mz_see(const mz_view *view, int64_t eye) {
    sight seen = {.cells = view->cells,
                  .eye = eye,
                  .square = view->square,
                  .found = view->found,
                  .count = 1,
                  .room = view->room};
    if (view->room < 1) return FOUND_SHORT;
    view->found[0] = eye;
    int64_t fault = 0;
    if (reserve_light(&seen.here, FIRST_INTERVALS) != 0 ||
        reserve_light(&seen.beyond, FIRST_INTERVALS) != 0) {
        fault = MZ_NO_MEMORY;
    } else if (view->turns == 4) {
        fault = see_squares(&seen, (const int64_t(*)[12])view->directions);
    } else if (view->sides == 6) {
        fault = see_hexagons(&seen, (const int64_t(*)[18])view->directions);
    } else {
        fault = see_triangles(&seen, (const int64_t(*)[18])view->directions);
    }
    mz_free(seen.here.items);
    mz_free(seen.beyond.items);
    return fault ? fault : seen.count;
}
