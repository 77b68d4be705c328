/* Measures calls of the C library: prints a line for each, in nanoseconds a call, the best of ten
 * rounds. calls.py compares them with Swift. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strut.h>
#include <time.h>

static long count = 200000;
static strut_context *context;
static strut_font *font;
static strut_measure_options options = STRUT_MEASURE_OPTIONS_INIT;
static char paragraph[512];

/* The processor time of the thread, which does not include other programs. */
static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return 1e9 * (double)time.tv_sec + (double)time.tv_nsec;
}

static double measure(const char *text, size_t length) {
  strut_measurement size = STRUT_MEASUREMENT_INIT;
  if (strut_measure(context, text, length, &options, &size, NULL)) exit(1);
  return size.intrinsic_width + size.fits_height + size.first_baseline + size.last_baseline;
}

static double word(void) { return measure("Headline", 8); }
static double long_text(void) { return measure(paragraph, strlen(paragraph)); }

static double metrics(void) {
  strut_font_metrics values = STRUT_FONT_METRICS_INIT;
  if (strut_font_get_metrics(font, &values, NULL)) exit(1);
  return values.ascender + values.descender + values.line_height + values.cap_height + values.leading;
}

static double scale(void) {
  double scaled;
  if (strut_scale_value(17, "body", "AX5", 3, &scaled, NULL)) exit(1);
  return scaled;
}

static void time_calls(const char *name, double (*call)(void)) {
  double best = INFINITY, sum = 0;
  for (int turn = 0; turn < 10; turn++) {
    const double start = now();
    for (long i = 0; i < count; i++) sum += call();
    const double elapsed = now() - start;
    if (elapsed < best) best = elapsed;
  }
  printf("%s\t%.1f\t%.3f\n", name, best / (double)count, sum);
}

int main(int argument_count, char **arguments) {
  strut_error error = STRUT_ERROR_INIT;
  strut_font_request request = STRUT_FONT_REQUEST_INIT;
  if (argument_count > 1) count = atol(arguments[1]);
  request.name = "Palatino", request.point_size = 18, request.style = "body";
  if (strut_context_create(NULL, &context, &error) || strut_font_open(context, &request, &font, &error)) {
    fprintf(stderr, "%s\n", error.message);
    return 1;
  }
  options.font = font, options.width = 343;
  for (int i = 0; i < 5; i++) strcat(paragraph, "Strut tells how high text is, and where its baselines are. ");
  time_calls("measure a word", word);
  time_calls("measure a paragraph", long_text);
  time_calls("metrics of a font", metrics);
  time_calls("scale a value", scale);
  strut_font_free(font);
  strut_context_free(context);
  return 0;
}
