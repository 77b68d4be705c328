#include <fontconfig/fontconfig.h>

/* dladdr says which file this code was loaded from, so that fonts installed beside a library are found. The C library
   declares it only under _GNU_SOURCE, which Swift's Glibc module is built without: hence a declaration of our own. */
struct strut_dl_info {
  const char *file_name;
  void *base_address;
  const char *symbol_name;
  void *symbol_address;
};
extern int strut_dladdr(const void *address, struct strut_dl_info *info) __asm__("dladdr");
