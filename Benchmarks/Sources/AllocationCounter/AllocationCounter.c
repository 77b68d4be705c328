#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>

/* The names in glibc for programs that replace the other functions. */
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

/* One thread measures; calls of other threads are not worth a locked instruction for each call. */
static long count;

long allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

static void note(void) { __atomic_store_n(&count, __atomic_load_n(&count, __ATOMIC_RELAXED) + 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  note();
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **out, size_t alignment, size_t size) {
  note();
  void *made = __libc_memalign(alignment, size);
  if (!made) return ENOMEM;
  *out = made;
  return 0;
}
