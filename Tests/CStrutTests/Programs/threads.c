/* Eight threads share a context, fonts and a cell; handles are freed while others use them, and by
 * two threads at once. */
#include <pthread.h>
#include <stdatomic.h>

#include "check.h"

enum { threads = 8 };

static strut_context *context;
static strut_font *fonts[3];
static strut_cell *cell;
static _Atomic(strut_font *) passed;
static atomic_int ended, opened_count;
static double width, height;
static int rounds;

static const char *const words[] = {"Headline", "Grüße aus Köln", "שלום עולם", "日本語の文章", "A longer text, of two lines"};

static void measure(strut_font *font) {
  strut_measurement size = STRUT_MEASUREMENT_INIT;
  strut_measure_options options = STRUT_MEASURE_OPTIONS_INIT;
  options.font = font, options.width = 80;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    CHECK(strut_measure(context, words[i], STRUT_NUL_TERMINATED, &options, &size, NULL) == STRUT_OK);
    CHECK(size.line_count > 0);
  }
}

static void measure_batch(void) {
  strut_text texts[100];
  strut_measurement sizes[100];
  strut_lines *lines = NULL;
  strut_lines_view view = STRUT_LINES_VIEW_INIT;
  for (size_t i = 0; i < 100; i++) texts[i].bytes = words[i % 5], texts[i].length = STRUT_NUL_TERMINATED;
  CHECK(strut_measure_many(context, texts, 100, NULL, 0, sizes, sizeof *sizes, &lines, NULL) == STRUT_OK);
  CHECK(strut_lines_get(lines, &view, NULL) == STRUT_OK && view.text_count == 100);
  for (size_t i = 0; i < 100; i++) CHECK(sizes[i].line_count == view.first_line[i + 1] - view.first_line[i]);
  CHECK(strut_lines_free(lines) == STRUT_OK);
}

static void lay_out(void) {
  strut_layout *layout = NULL;
  strut_layout_info info = STRUT_LAYOUT_INFO_INIT;
  CHECK(strut_cell_lay_out(context, cell, NULL, &layout, NULL) == STRUT_OK);
  CHECK(strut_layout_get_info(layout, &info, NULL) == STRUT_OK && info.height == height);
  CHECK(strut_layout_free(layout) == STRUT_OK);
}

/* Puts a font in a place that all threads share and takes the previous font, which other threads
 * may be using or freeing. */
static void pass_on(void) {
  strut_font_request request = STRUT_FONT_REQUEST_INIT;
  strut_font *font = NULL;
  strut_font_metrics metrics = STRUT_FONT_METRICS_INIT;
  CHECK(strut_font_open(context, &request, &font, NULL) == STRUT_OK);
  atomic_fetch_add(&opened_count, 1);
  font = atomic_exchange(&passed, font);
  strut_font *seen = atomic_load(&passed);
  strut_status status = strut_font_get_metrics(seen, &metrics, NULL);
  CHECK(status == STRUT_OK || status == STRUT_BAD_HANDLE);
  if (font && strut_font_free(font) == STRUT_OK) atomic_fetch_add(&ended, 1);
  status = strut_font_free(seen);
  CHECK(status == STRUT_OK || status == STRUT_BAD_HANDLE);
  if (status == STRUT_OK) atomic_fetch_add(&ended, 1);
}

static void *work(void *argument) {
  const int number = *(const int *)argument;
  strut_measurement size = STRUT_MEASUREMENT_INIT;
  for (int round = 0; round < rounds; round++) {
    measure(fonts[(number + round) % 3]);
    pass_on();
    if ((round + number) % 8 == 0) measure_batch();
    if ((round + number) % 8 == 4) lay_out();
    CHECK(strut_measure(context, "Headline", 8, NULL, &size, NULL) == STRUT_OK && size.fits_width == width);
  }
  return NULL;
}

int main(int argument_count, char **arguments) {
  CHECK(argument_count == 3);
  rounds = atoi(arguments[2]);
  strut_measurement size = STRUT_MEASUREMENT_INIT;
  strut_layout *layout = NULL;
  strut_layout_info info = STRUT_LAYOUT_INFO_INIT;
  const char *const names[] = {"system", "Palatino", "monospaced"};
  CHECK(strut_context_create(NULL, &context, NULL) == STRUT_OK);
  CHECK(strut_cell_open(arguments[1], &cell, NULL) == STRUT_OK);
  for (int i = 0; i < 3; i++) {
    strut_font_request request = STRUT_FONT_REQUEST_INIT;
    request.name = names[i];
    CHECK(strut_font_open(context, &request, &fonts[i], NULL) == STRUT_OK);
  }
  CHECK(strut_measure(context, "Headline", 8, NULL, &size, NULL) == STRUT_OK);
  width = size.fits_width;
  CHECK(strut_cell_lay_out(context, cell, NULL, &layout, NULL) == STRUT_OK);
  CHECK(strut_layout_get_info(layout, &info, NULL) == STRUT_OK);
  height = info.height;
  strut_layout_free(layout);

  pthread_t running[threads];
  int numbers[threads];
  for (int i = 0; i < threads; i++) {
    numbers[i] = i;
    CHECK(pthread_create(&running[i], NULL, work, &numbers[i]) == 0);
  }
  for (int i = 0; i < threads; i++) pthread_join(running[i], NULL);
  if (strut_font_free(atomic_load(&passed)) == STRUT_OK) atomic_fetch_add(&ended, 1);
  /* Each handle was freed successfully once, by the first thread. */
  CHECK(atomic_load(&ended) == atomic_load(&opened_count));
  for (int i = 0; i < 3; i++) CHECK(strut_font_free(fonts[i]) == STRUT_OK);
  CHECK(strut_cell_free(cell) == STRUT_OK && strut_context_free(context) == STRUT_OK);
  puts("ok");
  return 0;
}
