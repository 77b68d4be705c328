/* This header is missing in Swift's Glibc module. */
#include <malloc.h>
