#include "FreeTypePeer.h"

#include <ft2build.h>
#include FT_FREETYPE_H

long freetype_line_height(const char *path) {
  static FT_Library library;
  FT_Face face;
  if (!library && FT_Init_FreeType(&library)) return -1;
  if (FT_New_Face(library, path, 0, &face)) return -1;
  long height = face->ascender - face->descender;
  FT_Done_Face(face);
  return height;
}
