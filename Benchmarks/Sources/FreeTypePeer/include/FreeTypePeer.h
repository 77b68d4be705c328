#ifndef FREETYPE_PEER_H
#define FREETYPE_PEER_H
/// Opens the first face of a file with FT_New_Face, reads its line height in design units and
/// closes it. Returns -1 if it cannot be opened. Use it in one thread at a time.
long freetype_line_height(const char *path);
#endif
