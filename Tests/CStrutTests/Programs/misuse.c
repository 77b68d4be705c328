/* Every mistake in a program that is not undefined behavior is reported and does no harm.
 * Its arguments are a collection of two faces and a table's document. */
#include <stdint.h>

#include "check.h"

static strut_context *context;
static strut_font *font;
static const char *collection, *table;

static const char *const document =
  "schema: 1\n"
  "cell: { width: 375 }\n"
  "views:\n"
  "  headline: { label: { text: Headline, textStyle: headline, lines: 0 } }\n"
  "constraints:\n"
  "  - headline.leading == margins.leading\n"
  "  - headline.trailing == margins.trailing\n"
  "  - headline.firstBaseline == systemSpacing below margins.top\n"
  "  - margins.bottom == systemSpacing below headline.lastBaseline\n";

static void set_up(void) {
  strut_font_request request = STRUT_FONT_REQUEST_INIT;
  CHECK(strut_context_create(NULL, &context, NULL) == STRUT_OK);
  CHECK(strut_font_open(context, &request, &font, NULL) == STRUT_OK);
}

static void null_is_rejected(void) {
  strut_measurement size = STRUT_MEASUREMENT_INIT;
  strut_font_metrics metrics = STRUT_FONT_METRICS_INIT;
  strut_text_style style = STRUT_TEXT_STYLE_INIT;
  strut_font_request request = STRUT_FONT_REQUEST_INIT;
  strut_audit_options audit = STRUT_AUDIT_OPTIONS_INIT;
  strut_string *json = NULL;
  strut_font *opened = NULL;
  double number = 7;
  REFUSED(STRUT_BAD_ARGUMENT, "context", strut_context_create(NULL, NULL, &error));
  REFUSED(STRUT_BAD_HANDLE, "NULL", strut_font_open(NULL, &request, &opened, &error));
  REFUSED(STRUT_BAD_ARGUMENT, "font", strut_font_open(context, &request, NULL, &error));
  REFUSED(STRUT_BAD_HANDLE, "NULL", strut_font_get_metrics(NULL, &metrics, &error));
  REFUSED(STRUT_BAD_ARGUMENT, "strut_font_metrics", strut_font_get_metrics(font, NULL, &error));
  REFUSED(STRUT_BAD_HANDLE, "NULL", strut_measure(NULL, "a", 1, NULL, &size, &error));
  REFUSED(STRUT_BAD_ARGUMENT, "text", strut_measure(context, NULL, 1, NULL, &size, &error));
  REFUSED(STRUT_BAD_ARGUMENT, "text", strut_measure(context, NULL, STRUT_NUL_TERMINATED, NULL, &size, &error));
  REFUSED(STRUT_BAD_ARGUMENT, "strut_measurement", strut_measure(context, "a", 1, NULL, NULL, &error));
  REFUSED(STRUT_BAD_ARGUMENT, "texts", strut_measure_many(context, NULL, 3, NULL, 0, &size, sizeof size, NULL, &error));
  REFUSED(STRUT_BAD_ARGUMENT, "style", strut_text_style_get(NULL, NULL, NULL, &style, &error));
  REFUSED(STRUT_BAD_ARGUMENT, "scaled", strut_scale_value(1, NULL, NULL, 3, NULL, &error));
  REFUSED(STRUT_BAD_ARGUMENT, "path", strut_register_file(context, NULL, NULL, &error));
  REFUSED(STRUT_BAD_ARGUMENT, "data", strut_register_bytes(context, NULL, 0, NULL, NULL, &error));
  REFUSED(STRUT_BAD_ARGUMENT, "options", strut_audit_json(context, NULL, &json, NULL, &error));
  REFUSED(STRUT_BAD_ARGUMENT, "paths", strut_audit_json(context, &audit, &json, NULL, &error));
  audit.path_count = 2;
  REFUSED(STRUT_BAD_ARGUMENT, "paths", strut_audit_json(context, &audit, &json, NULL, &error));
  CHECK(strut_string_bytes(NULL, NULL) == NULL);
  /* A failed call leaves its results unchanged. */
  CHECK(strut_scale_value(17, "nobody", NULL, 3, &number, NULL) == STRUT_BAD_ARGUMENT && number == 7);
  /* A program that failed to read bytes must not get the system font. */
  request.data_length = 10;
  REFUSED(STRUT_BAD_ARGUMENT, "data must not be NULL", strut_font_open(context, &request, &opened, &error));
  CHECK(opened == NULL && json == NULL && size.fits_width == 0 && metrics.ascender == 0);
  /* NULL with the length 0 is an empty string, and an empty batch does nothing. */
  CHECK(strut_measure(context, NULL, 0, NULL, &size, NULL) == STRUT_OK && size.line_count == 0);
  CHECK(strut_measure_many(context, NULL, 0, NULL, 0, NULL, sizeof size, NULL, NULL) == STRUT_OK);
}

static void handles_are_rejected(void) {
  strut_font_metrics metrics = STRUT_FONT_METRICS_INIT;
  strut_font_request request = STRUT_FONT_REQUEST_INIT;
  strut_measure_options options = STRUT_MEASURE_OPTIONS_INIT;
  strut_measurement size = STRUT_MEASUREMENT_INIT;
  strut_font *second = NULL, *third = NULL;
  int mine = 0;
  CHECK(strut_font_open(context, &request, &second, NULL) == STRUT_OK);
  CHECK(strut_font_free(second) == STRUT_OK);
  /* Twice, and after. */
  CHECK(strut_font_free(second) == STRUT_BAD_HANDLE);
  REFUSED(STRUT_BAD_HANDLE, "freed", strut_font_get_metrics(second, &metrics, &error));
  options.font = second;
  REFUSED(STRUT_BAD_HANDLE, "freed", strut_measure(context, "a", 1, &options, &size, &error));
  /* The number of a freed handle is not used again. */
  for (int i = 0; i < 100; i++) {
    CHECK(strut_font_open(context, &request, &third, NULL) == STRUT_OK && third != second);
    CHECK(strut_font_free(second) == STRUT_BAD_HANDLE);
    CHECK(strut_font_free(third) == STRUT_OK);
  }
  /* A handle of another kind stays open. */
  REFUSED(STRUT_BAD_HANDLE, "a context", strut_font_get_metrics((strut_font *)(void *)context, &metrics, &error));
  CHECK(strut_font_free((strut_font *)(void *)context) == STRUT_BAD_HANDLE);
  CHECK(strut_context_free((strut_context *)(void *)font) == STRUT_BAD_HANDLE);
  CHECK(strut_measure(context, "a", 1, NULL, &size, NULL) == STRUT_OK);
  /* Pointers that are not handles. */
  REFUSED(STRUT_BAD_HANDLE, "never existed", strut_font_get_metrics((strut_font *)(void *)&mine, &metrics, &error));
  CHECK(strut_font_free((strut_font *)(void *)&mine) == STRUT_BAD_HANDLE);
  CHECK(strut_lines_free((strut_lines *)(uintptr_t)-1) == STRUT_BAD_HANDLE);
  CHECK(strut_layout_free((strut_layout *)(uintptr_t)1) == STRUT_BAD_HANDLE);
  CHECK(strut_string_bytes((strut_string *)(void *)font, NULL) == NULL);
  /* Freeing NULL does nothing. */
  CHECK(!strut_context_free(NULL) && !strut_font_free(NULL) && !strut_lines_free(NULL));
  CHECK(!strut_cell_free(NULL) && !strut_layout_free(NULL) && !strut_string_free(NULL));
}

static void sizes_are_rejected(void) {
  const size_t wrong[] = {0, 1, sizeof(strut_measurement) - 1, sizeof(strut_measurement) + 8, (size_t)-1, (size_t)1 << 62};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    strut_measurement size = STRUT_MEASUREMENT_INIT;
    strut_measure_options options = STRUT_MEASURE_OPTIONS_INIT;
    strut_font_request request = STRUT_FONT_REQUEST_INIT;
    strut_font *opened = NULL;
    strut_text text = {"a", 1};
    size.size = options.size = request.size = wrong[i];
    REFUSED(STRUT_BAD_SIZE, "strut_measurement", strut_measure(context, "a", 1, NULL, &size, &error));
    size.size = sizeof size;
    REFUSED(STRUT_BAD_SIZE, "strut_measure_options", strut_measure(context, "a", 1, &options, &size, &error));
    REFUSED(STRUT_BAD_SIZE, "strut_font_request", strut_font_open(context, &request, &opened, &error));
    REFUSED(STRUT_BAD_SIZE, "strut_measurement",
            strut_measure_many(context, &text, 1, NULL, 0, &size, wrong[i], NULL, &error));
    CHECK(strut_measure_options_init(&options, wrong[i]) == STRUT_BAD_SIZE);
  }
  /* The size of every struct in an array is checked; the first size is the stride. */
  strut_measure_options options[3] = {STRUT_MEASURE_OPTIONS_INIT, STRUT_MEASURE_OPTIONS_INIT, STRUT_MEASURE_OPTIONS_INIT};
  strut_measurement sizes[3];
  const strut_text texts[3] = {{"a", 1}, {"b", 1}, {"c", 1}};
  options[1].size = 7;
  REFUSED(STRUT_PARTIAL, "text 1: options[1]: expected a size of 120 bytes, as in options[0], got 7",
          strut_measure_many(context, texts, 3, options, 3, sizes, sizeof *sizes, NULL, &error));
  CHECK(sizes[0].status == STRUT_OK && sizes[1].status == STRUT_BAD_SIZE && sizes[2].status == STRUT_OK);
  options[0].size = 7;
  REFUSED(STRUT_BAD_SIZE, "got 7", strut_measure_many(context, texts, 3, options, 3, sizes, sizeof *sizes, NULL, &error));
  REFUSED(STRUT_BAD_SIZE, "got 7", strut_measure_many(context, texts, 1, options, 1, sizes, sizeof *sizes, NULL, &error));
  /* An error of the wrong size is not written to. */
  strut_error error = STRUT_ERROR_INIT;
  error.size = 16;
  CHECK(strut_font_free(NULL) == STRUT_OK);
  CHECK(strut_scale_value(NAN, NULL, NULL, 3, NULL, &error) == STRUT_BAD_SIZE && error.size == 16 && !error.message[0]);
}

static void texts_are_rejected(void) {
  static const struct {
    const char *bytes;
    size_t length;
    const char *place;
  } wrong[] = {
    {"abc\xff", 4, "offset 3"},          {"\xc3", 1, "offset 0"},     {"Gr\xc3\xbc\xed\xa0\x80", 7, "offset 4"},
    {"\xf5\x80\x80\x80", 4, "offset 0"}, {"\xc0\xaf", 2, "offset 0"}, {"a\x80", 2, "offset 1"},
  };
  strut_measurement size = STRUT_MEASUREMENT_INIT, sizes[8];
  strut_text texts[8];
  strut_cell *cell = NULL;
  strut_font_request request = STRUT_FONT_REQUEST_INIT;
  strut_font *opened = NULL;
  for (size_t i = 0; i < 6; i++) {
    REFUSED(STRUT_BAD_TEXT, wrong[i].place,
            strut_measure(context, wrong[i].bytes, wrong[i].length, NULL, &size, &error));
    texts[i].bytes = wrong[i].bytes, texts[i].length = wrong[i].length;
  }
  texts[6].bytes = "fine", texts[6].length = STRUT_NUL_TERMINATED;
  texts[7].bytes = NULL, texts[7].length = 1;
  /* The other strings of a batch are measured. */
  REFUSED(STRUT_PARTIAL, "text 0", strut_measure_many(context, texts, 8, NULL, 0, sizes, sizeof *sizes, NULL, &error));
  for (size_t i = 0; i < 6; i++) CHECK(sizes[i].status == STRUT_BAD_TEXT && isnan(sizes[i].fits_width));
  CHECK(sizes[6].status == STRUT_OK && sizes[6].fits_width > 0 && sizes[7].status == STRUT_BAD_ARGUMENT);
  request.name = "Palat\xffino";
  REFUSED(STRUT_BAD_TEXT, "name", strut_font_open(context, &request, &opened, &error));
  REFUSED(STRUT_BAD_TEXT, "text", strut_cell_read("\xff", 1, NULL, &cell, &error));
  REFUSED(STRUT_BAD_ARGUMENT, "length", strut_register_bytes(context, "x", STRUT_NUL_TERMINATED, NULL, NULL, &error));
  REFUSED(STRUT_BAD_ARGUMENT, "expected a length of at most", strut_measure(context, "a", (size_t)1 << 63, NULL, &size, &error));
  /* A NUL inside a string is one of its characters. */
  CHECK(strut_measure(context, "a\0b", 3, NULL, &size, NULL) == STRUT_OK && size.line_count == 1);
}

static void numbers_are_rejected(void) {
  const double wrong[] = {NAN, -1, -INFINITY, 1e13};
  strut_measurement size = STRUT_MEASUREMENT_INIT;
  strut_spacing spacing = STRUT_SPACING_INIT;
  double scaled = 0;
  for (size_t i = 0; i < 4; i++) {
    strut_measure_options options = STRUT_MEASURE_OPTIONS_INIT;
    options.width = wrong[i];
    REFUSED(STRUT_BAD_ARGUMENT, "width", strut_measure(context, "a", 1, &options, &size, &error));
    options.width = 100, options.display_scale = wrong[i];
    REFUSED(STRUT_BAD_ARGUMENT, "display_scale", strut_measure(context, "a", 1, &options, &size, &error));
    options.display_scale = 3, options.minimum_line_height = wrong[i];
    REFUSED(STRUT_BAD_ARGUMENT, "minimum_line_height", strut_measure(context, "a", 1, &options, &size, &error));
    REFUSED(STRUT_BAD_ARGUMENT, "point_size", strut_scale_point_size(wrong[i], NULL, NULL, 0, &scaled, &error));
    REFUSED(STRUT_BAD_ARGUMENT, "display_scale", strut_system_spacing(font, font, 1, wrong[i], NULL, &spacing, &error));
  }
  strut_measure_options options = STRUT_MEASURE_OPTIONS_INIT;
  options.break_mode = 6;
  REFUSED(STRUT_BAD_ARGUMENT, "break_mode", strut_measure(context, "a", 1, &options, &size, &error));
  options.break_mode = 0, options.direction = 3;
  REFUSED(STRUT_BAD_ARGUMENT, "direction", strut_measure(context, "a", 1, &options, &size, &error));
  options.direction = 0, options.alignment = 0xFFFFFFFF;
  REFUSED(STRUT_BAD_ARGUMENT, "alignment", strut_measure(context, "a", 1, &options, &size, &error));
  options.alignment = 0, options.language = "not a language";
  REFUSED(STRUT_BAD_ARGUMENT, "language tag", strut_measure(context, "a", 1, &options, &size, &error));
  options.language = NULL, options.reserved = 1;
  REFUSED(STRUT_BAD_ARGUMENT, "reserved", strut_measure(context, "a", 1, &options, &size, &error));
  REFUSED(STRUT_BAD_ARGUMENT, "option_count",
          strut_measure_many(context, &(strut_text){"a", 1}, 1, &options, 2, &size, sizeof size, NULL, &error));
  REFUSED(STRUT_BAD_ARGUMENT, "options",
          strut_measure_many(context, &(strut_text){"a", 1}, 1, NULL, 1, &size, sizeof size, NULL, &error));
  REFUSED(STRUT_BAD_ARGUMENT, "option_count is 0",
          strut_measure_many(context, &(strut_text){"a", 1}, 1, &options, 0, &size, sizeof size, NULL, &error));
  options.reserved = 0;
  /* Bits without a meaning are rejected, unless all bits are set. */
  const uint32_t strategies[] = {4, 7, 0x8000, 0xFFFE, 0x10000, 0x1FFFF, UINT32_MAX};
  for (size_t i = 0; i < sizeof strategies / sizeof *strategies; i++) {
    options.line_break_strategy = strategies[i];
    REFUSED(STRUT_BAD_ARGUMENT, "line_break_strategy", strut_measure(context, "a", 1, &options, &size, &error));
  }
  for (options.line_break_strategy = 0; options.line_break_strategy < 4; options.line_break_strategy++)
    CHECK(strut_measure(context, "a", 1, &options, &size, NULL) == STRUT_OK);
  options.line_break_strategy = STRUT_LINE_BREAK_STANDARD;
  CHECK(strut_measure(context, "a", 1, &options, &size, NULL) == STRUT_OK);
  REFUSED(STRUT_BAD_ARGUMENT, "headline", strut_text_style_get("heading", NULL, NULL, &(strut_text_style)STRUT_TEXT_STYLE_INIT, &error));
  REFUSED(STRUT_BAD_ARGUMENT, "registration", strut_unregister(context, 12345, &error));
}

/* Invalid options for one string fail for that string, even if it is the only string of the call;
 * invalid options for several strings fail the call. */
static void wrong_options_are_of_their_text(void) {
  const strut_text texts[2] = {{"a", 1}, {"b", 1}};
  strut_measure_options options[2] = {STRUT_MEASURE_OPTIONS_INIT, STRUT_MEASURE_OPTIONS_INIT};
  strut_measurement sizes[2] = {STRUT_MEASUREMENT_INIT, STRUT_MEASUREMENT_INIT};
  options[0].width = -1;
  for (size_t count = 1; count <= 2; count++) {
    REFUSED(STRUT_PARTIAL, "text 0: width",
            strut_measure_many(context, texts, count, options, count, sizes, sizeof *sizes, NULL, &error));
    CHECK(sizes[0].status == STRUT_BAD_ARGUMENT && isnan(sizes[0].fits_width) && sizes[0].line_count == 0);
  }
  CHECK(sizes[1].status == STRUT_OK && sizes[1].fits_width > 0);
  memset(sizes, 0, sizeof sizes);
  REFUSED(STRUT_BAD_ARGUMENT, "width", strut_measure_many(context, texts, 2, options, 1, sizes, sizeof *sizes, NULL, &error));
  CHECK(sizes[0].size == 0 && sizes[1].size == 0);
}

/* A context without files can neither open a font file nor reveal whether it exists. */
static void files_are_closed(void) {
  strut_context_options options = STRUT_CONTEXT_OPTIONS_INIT;
  strut_context *closed = NULL;
  strut_font *opened = NULL;
  strut_font_request request = STRUT_FONT_REQUEST_INIT;
  options.sources = STRUT_FONTS_BUNDLED;
  CHECK(strut_context_create(&options, &closed, NULL) == STRUT_OK);
  const char *const paths[] = {collection, "/no/such/font.ttf"};
  for (size_t i = 0; i < 2; i++) {
    request.name = paths[i];
    for (request.face_index = 0; request.face_index <= 2; request.face_index++)
      REFUSED(STRUT_BAD_INPUT, "does not open files", strut_font_open(closed, &request, &opened, &error));
  }
  CHECK(opened == NULL);
  request.name = collection, request.face_index = 1;
  CHECK(strut_font_open(context, &request, &opened, NULL) == STRUT_OK && strut_font_free(opened) == STRUT_OK);
  CHECK(strut_context_free(closed) == STRUT_OK);
}

/* All unknown names have the same code. */
static void unknown_names_have_a_code(void) {
  strut_text_style style = STRUT_TEXT_STYLE_INIT;
  strut_font_request request = STRUT_FONT_REQUEST_INIT;
  strut_font *opened = NULL;
  strut_error error = STRUT_ERROR_INIT;
  CHECK(strut_text_style_get("bodi", NULL, NULL, &style, &error) == STRUT_BAD_ARGUMENT);
  CHECK(!strcmp(error.code, "unknown-name") && strstr(error.message, "Did you mean \"body\"?"));
  request.style = "body", request.category = "AX6";
  CHECK(strut_font_open(context, &request, &opened, &error) == STRUT_BAD_ARGUMENT);
  CHECK(!strcmp(error.code, "unknown-name") && strstr(error.message, "AX6"));
  CHECK(strut_text_style_get("body", NULL, "android", &style, &error) == STRUT_BAD_ARGUMENT);
  CHECK(!strcmp(error.code, "unknown-name") && strstr(error.message, "android"));
}

static void input_is_rejected(void) {
  strut_font_request request = STRUT_FONT_REQUEST_INIT;
  strut_font *opened = NULL;
  strut_cell *cell = NULL;
  strut_layout *layout = NULL;
  strut_view view = STRUT_VIEW_INIT;
  request.name = "Palatno";
  REFUSED(STRUT_BAD_INPUT, "Did you mean \"Palatino\"?", strut_font_open(context, &request, &opened, &error));
  request.name = "/no/such/font.ttf";
  REFUSED(STRUT_BAD_INPUT, "/no/such/font.ttf", strut_font_open(context, &request, &opened, &error));
  request.name = "mine", request.data = "not a font", request.data_length = 10;
  REFUSED(STRUT_BAD_INPUT, "mine", strut_font_open(context, &request, &opened, &error));
  REFUSED(STRUT_BAD_INPUT, "font data", strut_register_bytes(context, "junk", 4, NULL, NULL, &error));
  REFUSED(STRUT_BAD_INPUT, "cell.yaml", strut_cell_open("/no/such/cell.yaml", &cell, &error));
  REFUSED(STRUT_BAD_INPUT, "mine.yaml", strut_cell_read("views: [", STRUT_NUL_TERMINATED, "mine.yaml", &cell, &error));
  REFUSED(STRUT_BAD_INPUT, "\"\": there is no such file", strut_cell_open("", &cell, &error));
  REFUSED(STRUT_BAD_INPUT, "expected a cell document, got a table document", strut_cell_open(table, &cell, &error));
  strut_context_options surroundings = STRUT_CONTEXT_OPTIONS_INIT;
  strut_context *made = NULL;
  surroundings.fonts_directory = "/nonexistent";
  REFUSED(STRUT_BAD_INPUT, "\"/nonexistent\" is not a folder of Strut's fonts", strut_context_create(&surroundings, &made, &error));
  surroundings.fonts_directory = NULL, surroundings.fallback_sources = 16;
  REFUSED(STRUT_BAD_ARGUMENT, "fallback_sources: expected 0 or a sum of STRUT_FONTS_BUNDLED", strut_context_create(&surroundings, &made, &error));
  CHECK(strut_cell_read(document, STRUT_NUL_TERMINATED, NULL, &cell, NULL) == STRUT_OK);
  strut_layout_options options = STRUT_LAYOUT_OPTIONS_INIT;
  options.category = "HUGE";
  REFUSED(STRUT_BAD_ARGUMENT, "HUGE", strut_cell_lay_out(context, cell, &options, &layout, &error));
  options.category = NULL, options.tall_lines = 2;
  REFUSED(STRUT_BAD_ARGUMENT, "tall_lines", strut_cell_lay_out(context, cell, &options, &layout, &error));
  options.tall_lines = 0, options.era = "iOS5";
  REFUSED(STRUT_BAD_ARGUMENT, "no release named \"iOS5\". Did you mean \"iOS15\"?", strut_cell_lay_out(context, cell, &options, &layout, &error));
  options.era = NULL, options.device = "watch";
  REFUSED(STRUT_BAD_ARGUMENT, "a device must be phone or pad, not \"watch\"", strut_cell_lay_out(context, cell, &options, &layout, &error));
  options.device = NULL, options.source_language = "no language";
  REFUSED(STRUT_BAD_ARGUMENT, "source_language must be a language tag", strut_cell_lay_out(context, cell, &options, &layout, &error));
  options.source_language = NULL, options.samples = "/no/such/samples.yaml";
  REFUSED(STRUT_BAD_INPUT, "samples.yaml", strut_cell_lay_out(context, cell, &options, &layout, &error));
  /* A program that was compiled before these options were added passes a smaller struct. */
  const size_t earlier[] = {offsetof(strut_layout_options, device), offsetof(strut_layout_options, source_language),
    offsetof(strut_layout_options, cell)};
  options.cell = "One";
  for (size_t i = 0; i < sizeof earlier / sizeof *earlier; i++) {
    options.size = earlier[i];
    if (earlier[i] > offsetof(strut_layout_options, samples)) options.samples = NULL;
    CHECK(strut_cell_lay_out(context, cell, &options, &layout, NULL) == STRUT_OK);
    CHECK(strut_layout_free(layout) == STRUT_OK);
  }
  options.size = sizeof options - 4;
  REFUSED(STRUT_BAD_SIZE, "72 or 80 or 96 or 104", strut_cell_lay_out(context, cell, &options, &layout, &error));
  options.size = sizeof options;
  REFUSED(STRUT_BAD_ARGUMENT, "cell applies only to Interface Builder files", strut_cell_lay_out(context, cell, &options, &layout, &error));
  options.cell = NULL;
  CHECK(strut_cell_lay_out(context, cell, &options, &layout, NULL) == STRUT_OK);
  CHECK(strut_cell_free(cell) == STRUT_OK);
  REFUSED(STRUT_BAD_ARGUMENT, "headline", strut_layout_find_view(layout, "headlin", &view, &error));
  REFUSED(STRUT_BAD_ARGUMENT, "index: expected a number less than the number of views (1)", strut_layout_get_view(layout, 99, &view, &error));
  CHECK(strut_layout_get_view(layout, 0, &view, NULL) == STRUT_OK && !strcmp(view.name, "headline"));
  CHECK(strut_layout_free(layout) == STRUT_OK);
}

/* An Interface Builder file in memory with two cells; the program must choose one. */
static void cells_of_nibs_are_chosen(void) {
#define NIB_CELL(id, name, title) \
  "<tableViewCell id=\"" id "\" reuseIdentifier=\"" name "\"><rect key=\"frame\" width=\"320\" height=\"44\"/>" \
  "<tableViewCellContentView key=\"contentView\" id=\"" id "-c\"><rect key=\"frame\" width=\"320\" height=\"44\"/><subviews>" \
  "<label id=\"" id "-l\" text=\"" title "\"><rect key=\"frame\" x=\"16\" y=\"8\" width=\"99\" height=\"21\"/></label>" \
  "</subviews></tableViewCellContentView></tableViewCell>"
  static const char *const nib =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" targetRuntime=\"iOS.CocoaTouch\">"
    "<objects>" NIB_CELL("a", "One", "Plums") NIB_CELL("b", "Two", "Pears") "</objects></document>";
  strut_cell *cell = NULL;
  strut_layout *layout = NULL;
  strut_view view = STRUT_VIEW_INIT;
  strut_layout_info info = STRUT_LAYOUT_INFO_INIT;
  strut_layout_options options = STRUT_LAYOUT_OPTIONS_INIT;
  REFUSED(STRUT_BAD_INPUT, "mine.xib:1:1", strut_cell_read("schema: 1", STRUT_NUL_TERMINATED, "mine.xib", &cell, &error));
  CHECK(strut_cell_read(nib, STRUT_NUL_TERMINATED, NULL, &cell, NULL) == STRUT_OK);
  REFUSED(STRUT_BAD_ARGUMENT, "select it with cell", strut_cell_lay_out(context, cell, &options, &layout, &error));
  options.cell = "Three";
  REFUSED(STRUT_BAD_ARGUMENT, "no cell \"Three\"", strut_cell_lay_out(context, cell, &options, &layout, &error));
  const char *const names[] = {"Two", "b", "2"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    options.cell = names[i];
    CHECK(strut_cell_lay_out(context, cell, &options, &layout, NULL) == STRUT_OK);
    CHECK(strut_layout_get_info(layout, &info, NULL) == STRUT_OK && info.width == 320 && info.height == 44);
    CHECK(strut_layout_find_view(layout, "\"Pears\"", &view, NULL) == STRUT_OK && view.x == 16 && view.width == 99);
    CHECK(strut_layout_free(layout) == STRUT_OK);
  }
  options.samples = "samples.yaml";
  REFUSED(STRUT_BAD_ARGUMENT, "uses the string tables next to it", strut_cell_lay_out(context, cell, &options, &layout, &error));
  CHECK(strut_cell_free(cell) == STRUT_OK);
#undef NIB_CELL
}

/* A message that is too long is cut after a whole character and ends in "…". */
static void messages_are_cut(void) {
  char name[4096];
  strut_font_request request = STRUT_FONT_REQUEST_INIT;
  strut_font *opened = NULL;
  strut_error error = STRUT_ERROR_INIT;
  for (size_t shift = 0; shift < 2; shift++) {
    memset(name, 'x', shift);
    for (size_t i = shift; i + 2 < sizeof name; i += 2) memcpy(name + i, "ü", 2), name[i + 2] = 0;
    request.name = name;
    CHECK(strut_font_open(context, &request, &opened, &error) == STRUT_BAD_INPUT);
    size_t length = strlen(error.message);
    CHECK(length > 1900 && length < sizeof error.message && !strcmp(error.message + length - 3, "…"));
    strut_measurement size = STRUT_MEASUREMENT_INIT;
    CHECK(strut_measure(context, error.message, length, NULL, &size, NULL) == STRUT_OK);
  }
}

int main(int argument_count, char **arguments) {
  CHECK(argument_count == 3);
  collection = arguments[1], table = arguments[2];
  set_up();
  null_is_rejected();
  handles_are_rejected();
  sizes_are_rejected();
  texts_are_rejected();
  numbers_are_rejected();
  wrong_options_are_of_their_text();
  files_are_closed();
  unknown_names_have_a_code();
  input_is_rejected();
  cells_of_nibs_are_chosen();
  messages_are_cut();
  CHECK(strut_font_free(font) == STRUT_OK && strut_context_free(context) == STRUT_OK);
  CHECK(strut_context_free(context) == STRUT_BAD_HANDLE);
  puts("ok");
  return 0;
}
