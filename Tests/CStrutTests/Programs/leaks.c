/* Calls that free their handles leak no memory: as many bytes are in use after them as before.
 * The arguments: a cell, the number of calls, and a font file. */
#include <malloc.h>

#include "check.h"

static strut_context *context;
static strut_cell *cell;
static const char *path;
static char *font_bytes;
static size_t font_length;
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

/* A font in memory, opened, registered, and unregistered. */
static void open_bytes(void) {
  strut_font_request request = STRUT_FONT_REQUEST_INIT;
  strut_font *font = NULL;
  strut_font_metrics metrics = STRUT_FONT_METRICS_INIT;
  uint64_t registration = 0;
  strut_error error = STRUT_ERROR_INIT;
  request.name = "mine", request.data = font_bytes, request.data_length = font_length;
  CALL(STRUT_OK, strut_font_open(context, &request, &font, &error));
  CALL(STRUT_OK, strut_font_get_metrics(font, &metrics, &error));
  CALL(STRUT_OK, strut_font_free(font));
  request.data_length = font_length / 2;
  CALL(STRUT_BAD_INPUT, strut_font_open(context, &request, &font, &error));
  CALL(STRUT_OK, strut_register_bytes(context, font_bytes, font_length, "mine", &registration, &error));
  CALL(STRUT_OK, strut_unregister(context, registration, &error));
}

static void lay_out(void) {
  strut_layout *layout = NULL;
  strut_string *json = NULL;
  strut_cell *read = NULL;
  strut_error error = STRUT_ERROR_INIT;
  CALL(STRUT_OK, strut_cell_open(path, &read, &error));
  CALL(STRUT_OK, strut_cell_free(read));
  CALL(STRUT_BAD_INPUT, strut_cell_read("views: [", STRUT_NUL_TERMINATED, NULL, &read, &error));
  CALL(STRUT_OK, strut_cell_lay_out(context, cell, NULL, &layout, &error));
  CALL(STRUT_OK, strut_layout_json(layout, &json, &error));
  CALL(STRUT_OK, strut_layout_free(layout));
  CALL(STRUT_OK, strut_string_free(json));
}

static void round_of_calls(int number) {
  measure();
  open_bytes();
  if (number % 20 == 0) lay_out();
}

static void read_font(const char *name) {
  FILE *file = fopen(name, "rb");
  CHECK(file && fseek(file, 0, SEEK_END) == 0);
  font_length = (size_t)ftell(file);
  font_bytes = malloc(font_length);
  rewind(file);
  CHECK(font_bytes && fread(font_bytes, 1, font_length, file) == font_length && fclose(file) == 0);
}

int main(int argument_count, char **arguments) {
  CHECK(argument_count == 4);
  const long wanted = atol(arguments[2]);
  path = arguments[1];
  read_font(arguments[3]);
  strut_context_options options = STRUT_CONTEXT_OPTIONS_INIT;
  /* fontconfig keeps some bytes for every unknown name. */
  options.sources = STRUT_FONTS_FILES | STRUT_FONTS_BUNDLED | STRUT_FONTS_REGISTERED;
  CHECK(strut_context_create(&options, &context, NULL) == STRUT_OK);
  CHECK(strut_cell_open(arguments[1], &cell, NULL) == STRUT_OK);
  /* By then the caches are full, also the cache of the last few hundred fonts. */
  for (int i = 0; i < 800; i++) round_of_calls(i);
  calls = 0;
  const size_t before = mallinfo2().uordblks + mallinfo2().hblkhd;
  for (int i = 0; calls < wanted; i++) round_of_calls(i);
  const size_t after = mallinfo2().uordblks + mallinfo2().hblkhd;
  printf("%ld calls, %ld bytes more\n", calls, (long)(after - before));
  /* For any number of calls; the size of a full cache varies a little. */
  CHECK((long)(after - before) < (calls < 10000 ? 4096 : 16384));
  CHECK(strut_cell_free(cell) == STRUT_OK && strut_context_free(context) == STRUT_OK);
  return 0;
}
