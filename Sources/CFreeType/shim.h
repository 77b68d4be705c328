#include <stdlib.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_ADVANCES_H
#include FT_BDF_H
#include FT_FONT_FORMATS_H
#include FT_GZIP_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H
#include FT_TYPE1_TABLES_H
#include FT_WINFONTS_H

/* Swift does not import macros that cast. */
enum {
  STRUT_FT_FACE_FLAG_SCALABLE = 1 << 0,
  STRUT_FT_FACE_FLAG_FIXED_WIDTH = 1 << 2,
  STRUT_FT_FACE_FLAG_SFNT = 1 << 3,
  STRUT_FT_LOAD_NO_SCALE = FT_LOAD_NO_SCALE,
  STRUT_FT_LOAD_BITMAP_METRICS_ONLY = FT_LOAD_BITMAP_METRICS_ONLY,
  STRUT_FT_STYLE_FLAG_ITALIC = FT_STYLE_FLAG_ITALIC,
  STRUT_FT_STYLE_FLAG_BOLD = FT_STYLE_FLAG_BOLD
};

/* FT_Gzip_Uncompress requires an allocator, and that of a library is not accessible. */
static void *strut_ft_allocate(FT_Memory memory, long size) { (void)memory; return malloc((size_t)size); }
static void strut_ft_release(FT_Memory memory, void *block) { (void)memory; free(block); }
static void *strut_ft_resize(FT_Memory memory, long old, long size, void *block) {
  (void)memory; (void)old; return realloc(block, (size_t)size);
}
static inline FT_Error strut_ft_gunzip(FT_Byte *output, FT_ULong *capacity, const FT_Byte *input, FT_ULong count) {
  struct FT_MemoryRec_ memory = {0, strut_ft_allocate, strut_ft_release, strut_ft_resize};
  return FT_Gzip_Uncompress(&memory, output, capacity, input, count);
}
