#include <hb.h>
#include <hb-ot.h>
#include <hb-aat.h>
#include <stdint.h>

/* Swift does not import macros that cast. */
static const unsigned int STRUT_HB_FEATURE_GLOBAL_END = HB_FEATURE_GLOBAL_END;

/* hb_glyph_info_get_glyph_flags is a macro for a function that newer headers declare
 * differently. */
static inline unsigned int strut_hb_glyph_flags(const hb_glyph_info_t *info) {
  return (unsigned int)hb_glyph_info_get_glyph_flags(info);
}

/* The function that draws a glyph has another name since HarfBuzz 7, with the same signature. */
static inline void strut_hb_font_funcs_set_draw(hb_font_funcs_t *funcs, hb_font_get_glyph_shape_func_t draw) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_funcs_set_draw_glyph_func(funcs, draw, 0, 0);
#else
  hb_font_funcs_set_glyph_shape_func(funcs, draw, 0, 0);
#endif
}

/* The data of each cluster of a shaped run, at the first unit of the cluster. */
typedef struct {
  int64_t advance;      /* The sum over its glyphs. */
  uint32_t glyph;       /* The last glyph. */
  uint8_t marks;
} StrutCluster;
#define STRUT_CLUSTER_SAFE_TO_BREAK 1
#define STRUT_CLUSTER_UNSAFE_TO_CONCAT 2
/* It has several glyphs, or a glyph with an offset. */
#define STRUT_CLUSTER_IS_COMPOSED 4
#define STRUT_CLUSTER_HAS_GLYPH 8

/* The limit for a character: HarfBuzz gives up on runs in which all characters have 64, so that
 * parts of a run would have other results. */
#define STRUT_MOST_GLYPHS 16

/* Adds the glyphs of a shaped buffer to their clusters. Returns 0, with undefined content, for a
 * cluster beyond them and for too many glyphs. */
static inline int strut_hb_read_clusters(hb_buffer_t *buffer, unsigned int count, StrutCluster *clusters) {
  unsigned int length = 0;
  hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &length);
  hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &length);
  if (length / STRUT_MOST_GLYPHS > count) return 0;
  for (unsigned int i = 0; i < length; i++) {
    if (infos[i].cluster >= count) return 0;
    StrutCluster *cluster = &clusters[infos[i].cluster];
    unsigned int flags = strut_hb_glyph_flags(&infos[i]);
    uint8_t marks = cluster->marks;
    if (marks || positions[i].x_offset || positions[i].y_offset || positions[i].y_advance) marks |= STRUT_CLUSTER_IS_COMPOSED;
    marks |= STRUT_CLUSTER_HAS_GLYPH;
    /* The last glyph of a cluster is used, because they are read in order. */
    marks = flags & HB_GLYPH_FLAG_UNSAFE_TO_BREAK ? marks & ~STRUT_CLUSTER_SAFE_TO_BREAK : marks | STRUT_CLUSTER_SAFE_TO_BREAK;
    if (flags & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT) marks |= STRUT_CLUSTER_UNSAFE_TO_CONCAT;
    cluster->marks = marks;
    cluster->glyph = infos[i].codepoint;
    cluster->advance += positions[i].x_advance;
  }
  return 1;
}

/* Additions to the advances of a font's parent, by glyph, in the font's own units. STRUT_UNIT_PARTS
 * of these are one unit of the parent. Glyphs without an advance get none. */
#define STRUT_UNIT_PARTS 8
typedef struct {
  unsigned int count;
  const int32_t *changes;
} StrutAdvanceChanges;

static inline hb_position_t strut_hb_changed_advance(const StrutAdvanceChanges *changes, hb_codepoint_t glyph, hb_position_t advance) {
  if (!advance) return 0;
  return advance * STRUT_UNIT_PARTS + (glyph < changes->count ? changes->changes[glyph] : 0);
}

static hb_position_t strut_hb_glyph_advance(hb_font_t *font, void *changes, hb_codepoint_t glyph, void *unused) {
  (void)unused;
  return strut_hb_changed_advance((const StrutAdvanceChanges *)changes, glyph, hb_font_get_glyph_h_advance(hb_font_get_parent(font), glyph));
}

static void strut_hb_glyph_advances(hb_font_t *font, void *changes, unsigned int count, const hb_codepoint_t *glyph, unsigned int glyph_stride, hb_position_t *advance, unsigned int advance_stride, void *unused) {
  (void)unused;
  hb_font_get_glyph_h_advances(hb_font_get_parent(font), count, glyph, glyph_stride, advance, advance_stride);
  for (unsigned int i = 0; i < count; i++) {
    *advance = strut_hb_changed_advance((const StrutAdvanceChanges *)changes, *glyph, *advance);
    glyph = (const hb_codepoint_t *)((const char *)glyph + glyph_stride);
    advance = (hb_position_t *)((char *)advance + advance_stride);
  }
}

/* Gives a font the advances of its parent, changed by the StrutAdvanceChanges that is the data of
 * the functions. */
static inline void strut_hb_font_funcs_set_advance_changes(hb_font_funcs_t *funcs) {
  hb_font_funcs_set_glyph_h_advance_func(funcs, strut_hb_glyph_advance, 0, 0);
  hb_font_funcs_set_glyph_h_advances_func(funcs, strut_hb_glyph_advances, 0, 0);
}
