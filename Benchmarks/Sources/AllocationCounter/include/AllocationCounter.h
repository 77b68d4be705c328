#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H
/*
 * Counts calls of malloc: a program that links this uses its malloc instead of the C library's in
 * the whole process.
 */

/* The number of calls of malloc, calloc, realloc and aligned_alloc since the process began. */
long allocation_count(void);

#endif
