/* Calls that end what they began leave nothing behind: as many bytes are in use after them as before. */
#include <malloc.h>

#include "check.h"

static strut_context *context;
static strut_cell *cell;
static long calls;

#define CALL(wanted, call) CHECK((calls++, call) == (wanted))

static void measure(void) {
  strut_font_request request = STRUT_FONT_REQUEST_INIT;
  strut_font *font = NULL;
  strut_font_info info = STRUT_FONT_INFO_INIT;
  strut_measure_options options = STRUT_MEASURE_OPTIONS_INIT;
  strut_measurement size = STRUT_MEASUREMENT_INIT, sizes[3];
  strut_text texts[] = {{"Headline", 8}, {"Gr\xff", 3}, {"A longer text", 13}};
  strut_lines *lines = NULL;
  strut_error error = STRUT_ERROR_INIT;
  request.name = "Palatino", request.style = "body", request.category = "AX1", request.features = "tnum";
  CALL(STRUT_OK, strut_font_open(context, &request, &font, &error));
  CALL(STRUT_OK, strut_font_get_info(font, &info, &error));
  options.font = font, options.width = 60;
  CALL(STRUT_OK, strut_measure(context, "Headline", 8, &options, &size, &error));
  CALL(STRUT_PARTIAL, strut_measure_many(context, texts, 3, &options, 1, sizes, sizeof *sizes, &lines, &error));
  CALL(STRUT_OK, strut_lines_free(lines));
  CALL(STRUT_OK, strut_font_free(font));
  CALL(STRUT_BAD_HANDLE, strut_font_free(font));
  request.name = "Palatno";
  CALL(STRUT_BAD_INPUT, strut_font_open(context, &request, &font, &error));
  CALL(STRUT_BAD_TEXT, strut_measure(context, "\xff", 1, NULL, &size, &error));
}

static void lay_out(void) {
  strut_layout *layout = NULL;
  strut_string *json = NULL;
  strut_error error = STRUT_ERROR_INIT;
  CALL(STRUT_OK, strut_cell_lay_out(context, cell, NULL, &layout, &error));
  CALL(STRUT_OK, strut_layout_json(layout, &json, &error));
  CALL(STRUT_OK, strut_layout_free(layout));
  CALL(STRUT_OK, strut_string_free(json));
}

static void round_of_calls(int number) {
  measure();
  if (number % 20 == 0) lay_out();
}

int main(int argument_count, char **arguments) {
  CHECK(argument_count == 3);
  const long wanted = atol(arguments[2]);
  strut_context_options options = STRUT_CONTEXT_OPTIONS_INIT;
  /* fontconfig keeps some bytes of its own of every name it does not know. */
  options.sources = STRUT_FONTS_FILES | STRUT_FONTS_BUNDLED | STRUT_FONTS_REGISTERED;
  CHECK(strut_context_create(&options, &context, NULL) == STRUT_OK);
  CHECK(strut_cell_open(arguments[1], &cell, NULL) == STRUT_OK);
  /* What is remembered is remembered by then. */
  for (int i = 0; i < 60; i++) round_of_calls(i);
  calls = 0;
  const size_t before = mallinfo2().uordblks + mallinfo2().hblkhd;
  for (int i = 0; calls < wanted; i++) round_of_calls(i);
  const size_t after = mallinfo2().uordblks + mallinfo2().hblkhd;
  printf("%ld calls, %ld bytes more\n", calls, (long)(after - before));
  /* Whatever their number: caches of a known size breathe a little. */
  CHECK((long)(after - before) < 16384);
  CHECK(strut_cell_free(cell) == STRUT_OK && strut_context_free(context) == STRUT_OK);
  return 0;
}
