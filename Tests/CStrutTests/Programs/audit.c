/* Audits a file of cells with strings and prints the report; "N findings" goes to stderr. The
 * arguments: a file of cells, strings, languages, and optionally the source language and a file of
 * samples. */
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"

int main(int count, char **arguments) {
  strut_context *context;
  strut_audit_options options = STRUT_AUDIT_OPTIONS_INIT;
  strut_string *json = NULL;
  size_t findings = 0, length = 0;
  const double widths[] = { 320, 375, 320 };
  CHECK(count == 4 || count == 6);
  options.paths = (const char *const *)arguments + 1;
  options.path_count = 1;
  options.strings = (const char *const *)arguments + 2;
  options.string_count = 1;
  options.locales = arguments[3];
  options.categories = "L,AX5";
  options.widths = widths;
  options.width_count = 3;
  const char *source_language = count == 6 ? arguments[4] : NULL;
  options.source_language = source_language, options.samples = count == 6 ? arguments[5] : NULL;
  CHECK(strut_context_create(NULL, &context, NULL) == STRUT_OK);
  CHECK(strut_audit_json(context, &options, &json, &findings, NULL) == STRUT_OK);
  fputs(strut_string_bytes(json, &length), stdout);
  fprintf(stderr, "%zu findings", findings);
  CHECK(strut_string_free(json) == STRUT_OK);
  /* An invalid language is reported by name. */
  options.locales = "de,no language";
  REFUSED(STRUT_BAD_ARGUMENT, "no language", strut_audit_json(context, &options, &json, NULL, &error));
  options.locales = "de", options.device = "watch";
  REFUSED(STRUT_BAD_ARGUMENT, "a device must be phone or pad", strut_audit_json(context, &options, &json, NULL, &error));
  options.device = NULL, options.source_language = "no language";
  REFUSED(STRUT_BAD_ARGUMENT, "source_language must be a language tag", strut_audit_json(context, &options, &json, NULL, &error));
  options.source_language = source_language, options.samples = "/no/such/samples.yaml";
  REFUSED(STRUT_BAD_INPUT, "samples.yaml", strut_audit_json(context, &options, &json, NULL, &error));
  options.samples = NULL;
  /* A child of fork() lacks the threads that audits run on: it gets an error and does not wait
   * forever. */
  options.locales = "de";
  fflush(stdout);
  const pid_t child = fork();
  CHECK(child >= 0);
  if (child == 0) {
    alarm(30);
    REFUSED(STRUT_BAD_ARGUMENT, "fork()", strut_audit_json(context, &options, &json, NULL, &error));
    _exit(0);
  }
  int status = 0;
  CHECK(waitpid(child, &status, 0) == child && status == 0);
  CHECK(strut_context_free(context) == STRUT_OK);
  return 0;
}
