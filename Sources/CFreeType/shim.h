#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_FONT_FORMATS_H
#include FT_TRUETYPE_TABLES_H

/* Swift does not import macros that cast. */
enum {
  STRUT_FT_FACE_FLAG_SCALABLE = 1 << 0,
  STRUT_FT_FACE_FLAG_FIXED_WIDTH = 1 << 2,
  STRUT_FT_FACE_FLAG_SFNT = 1 << 3
};
