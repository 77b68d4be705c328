#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H
/*
 * Counts what is asked of malloc: linking this puts a malloc of its own before the C library's, for the whole process.
 */

/* How many calls of malloc, calloc, realloc and aligned_alloc there have been since the process began. */
long allocation_count(void);

#endif
