#include <fontconfig/fontconfig.h>

/* dladdr returns the file from which this code was loaded, so that fonts installed next to a
 * library are found. The C library declares it only with _GNU_SOURCE, which Swift's Glibc module
 * does not define; hence this declaration. */
struct strut_dl_info {
  const char *file_name;
  void *base_address;
  const char *symbol_name;
  void *symbol_address;
};
extern int strut_dladdr(const void *address, struct strut_dl_info *info) __asm__("dladdr");
