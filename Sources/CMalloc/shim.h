/* Swift's Glibc module leaves this header out. */
#include <malloc.h>
