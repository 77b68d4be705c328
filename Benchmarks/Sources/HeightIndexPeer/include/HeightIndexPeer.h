#pragma once
#include <stdint.h>

/// A Fenwick tree of 64-bit sums in C, with which Strut's index of heights is compared.
typedef struct fenwick fenwick;

fenwick *fenwick_create(const int32_t *heights, int64_t count);
void fenwick_destroy(fenwick *tree);

/// Adds a number to each of a list of items, one after another.
void fenwick_add(fenwick *tree, const int64_t *items, const int64_t *deltas, int64_t count);
/// Returns the sum of the offsets of a list of items.
int64_t fenwick_offsets(const fenwick *tree, const int64_t *items, int64_t count);
/// Returns the sum of the items at a list of offsets.
int64_t fenwick_items(const fenwick *tree, const int64_t *offsets, int64_t count);
