#include <hb.h>
#include <hb-ot.h>

/* Swift does not import macros that cast. */
static const unsigned int STRUT_HB_FEATURE_GLOBAL_END = HB_FEATURE_GLOBAL_END;

/* hb_glyph_info_get_glyph_flags is a macro over a function that newer headers declare differently. */
static inline unsigned int strut_hb_glyph_flags(const hb_glyph_info_t *info) {
  return (unsigned int)hb_glyph_info_get_glyph_flags(info);
}

/* The function that draws a glyph has another name from HarfBuzz 7 on; its shape is the same. */
static inline void strut_hb_font_funcs_set_draw(hb_font_funcs_t *funcs, hb_font_get_glyph_shape_func_t draw) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_funcs_set_draw_glyph_func(funcs, draw, 0, 0);
#else
  hb_font_funcs_set_glyph_shape_func(funcs, draw, 0, 0);
#endif
}
