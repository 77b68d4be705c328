#include <hb.h>
#include <hb-ot.h>

/* Swift does not import macros that cast. */
static const unsigned int STRUT_HB_FEATURE_GLOBAL_END = HB_FEATURE_GLOBAL_END;

/* hb_glyph_info_get_glyph_flags is a macro over a function that newer headers declare differently. */
static inline int strut_hb_is_unsafe_to_break(const hb_glyph_info_t *info) {
  return (hb_glyph_info_get_glyph_flags(info) & HB_GLYPH_FLAG_UNSAFE_TO_BREAK) != 0;
}
