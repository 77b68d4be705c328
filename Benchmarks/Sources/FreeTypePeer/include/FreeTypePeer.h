#ifndef FREETYPE_PEER_H
#define FREETYPE_PEER_H
/// Opens the first face of a file with FT_New_Face, reads its line height in design units and closes it; -1 when it cannot be opened.
/// One thread at a time.
long freetype_line_height(const char *path);
#endif
