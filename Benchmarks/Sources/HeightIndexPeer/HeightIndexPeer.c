#include "HeightIndexPeer.h"
#include <stdlib.h>

struct fenwick {
  int64_t count, top;
  int64_t *sums;
};

fenwick *fenwick_create(const int32_t *heights, int64_t count) {
  fenwick *tree = malloc(sizeof *tree);
  tree->count = count;
  tree->sums = calloc((size_t)count + 1, sizeof(int64_t));
  for (tree->top = 1; tree->top * 2 <= count;) tree->top *= 2;
  for (int64_t i = 1; i <= count; i++) {
    tree->sums[i] += heights[i - 1];
    int64_t above = i + (i & -i);
    if (above <= count) tree->sums[above] += tree->sums[i];
  }
  return tree;
}

void fenwick_destroy(fenwick *tree) {
  free(tree->sums);
  free(tree);
}

void fenwick_add(fenwick *tree, const int64_t *items, const int64_t *deltas, int64_t count) {
  for (int64_t n = 0; n < count; n++)
    for (int64_t i = items[n] + 1; i <= tree->count; i += i & -i) tree->sums[i] += deltas[n];
}

int64_t fenwick_offsets(const fenwick *tree, const int64_t *items, int64_t count) {
  int64_t all = 0;
  for (int64_t n = 0; n < count; n++)
    for (int64_t i = items[n]; i; i -= i & -i) all += tree->sums[i];
  return all;
}

int64_t fenwick_items(const fenwick *tree, const int64_t *offsets, int64_t count) {
  int64_t all = 0;
  for (int64_t n = 0; n < count; n++) {
    int64_t place = 0, rest = offsets[n];
    for (int64_t bit = tree->top; bit; bit >>= 1) {
      int64_t next = place + bit;
      if (next <= tree->count && tree->sums[next] <= rest) {
        rest -= tree->sums[next];
        place = next;
      }
    }
    all += place;
  }
  return all;
}
