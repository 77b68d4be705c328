#include <stdio.h>
#include <stdlib.h>
#include <hyphen.h>

/* Opens patterns in memory, or returns NULL. The library reads a FILE, and fopen would read an
 * unchecked file. */
static inline HyphenDict *strut_hyphen_open(const void *bytes, size_t count) {
  FILE *file = fmemopen((void *)bytes, count, "r");
  if (!file) return NULL;
  HyphenDict *patterns = hnj_hyphen_load_file(file);
  fclose(file);
  return patterns;
}

/* Writes to points[i], for every character i of a word in UTF-8, an odd number if a hyphen may
 * follow it without a change of spelling. The library returns three arrays of replacements, which
 * this function frees, and it removes the points at which the spelling would change. `word` ends in
 * a zero; `points` has room for count + 8. Returns 0 on success. */
static inline int strut_hyphen_points(HyphenDict *patterns, const char *word, int count, char *points) {
  char **replacements = NULL;
  int *positions = NULL, *cuts = NULL;
  int status = hnj_hyphen_hyphenate2(patterns, word, count, points, NULL, &replacements, &positions, &cuts);
  for (int i = 0; replacements && i < count; i++) {
    if (!replacements[i]) continue;
    points[i] = '0';
    free(replacements[i]);
  }
  free(replacements);
  free(positions);
  free(cuts);
  return status;
}
