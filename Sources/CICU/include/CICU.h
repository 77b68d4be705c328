#ifndef STRUT_CICU_H
#define STRUT_CICU_H
/* Includes no ICU header: one that does cannot be compiled in a module that also sees Foundation, which carries its own ICU. */
const char *strut_icu_version(void);
#endif
