/* A check that prints its place if it fails. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strut.h>

#define CHECK(condition)                                                            \
  do {                                                                              \
    if (!(condition)) {                                                             \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);               \
      exit(1);                                                                      \
    }                                                                               \
  } while (0)

/* A call that must fail with a status and a message that contains a word. */
#define REFUSED(wanted, word, call)                                                 \
  do {                                                                              \
    strut_error error = STRUT_ERROR_INIT;                                           \
    strut_status status = (call);                                                   \
    if (status != (wanted) || error.status != status || !*error.code || !strstr(error.message, word)) { \
      fprintf(stderr, "%s:%d: %s: %d %s \"%s\"\n", __FILE__, __LINE__, #call, status, error.code, error.message); \
      exit(1);                                                                      \
    }                                                                               \
  } while (0)
