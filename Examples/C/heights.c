/*
 * Prints the heights of text and of a cell at every text size.
 *
 *     cc -std=c99 heights.c $(pkg-config --cflags --libs strut) -o heights
 *     ./heights ../self-sizing-cell.yaml
 */
#include <stdio.h>
#include <strut.h>

static const char *const categories[] = {"XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"};
static const char *const text = "Grüße aus Köln: text grows with its reader.";

/* Prints a line for a text size: the text in Palatino as body text, and the cell. */
static strut_status print_heights(
  strut_context *context, const strut_cell *cell, const char *category, strut_error *error) {
  strut_font *font = NULL;
  strut_layout *layout = NULL;
  strut_measurement size = STRUT_MEASUREMENT_INIT;
  strut_layout_info info = STRUT_LAYOUT_INFO_INIT;

  strut_font_request request = STRUT_FONT_REQUEST_INIT;
  request.name = "Palatino";
  request.point_size = 18;
  request.style = "body";
  request.category = category;
  strut_layout_options surroundings = STRUT_LAYOUT_OPTIONS_INIT;
  surroundings.category = category;
  strut_measure_options options = STRUT_MEASURE_OPTIONS_INIT;
  options.width = 343;

  strut_status status = strut_font_open(context, &request, &font, error);
  options.font = font;
  if (!status) status = strut_measure(context, text, STRUT_NUL_TERMINATED, &options, &size, error);
  if (!status) status = strut_cell_lay_out(context, cell, &surroundings, &layout, error);
  if (!status) status = strut_layout_get_info(layout, &info, error);
  if (!status)
    printf("%s: %.3f points, %u lines, %.3f by %.3f, baselines %.3f %.3f; cell %.3f\n", category, size.point_size,
           size.line_count, size.fits_width, size.fits_height, size.first_baseline, size.last_baseline, info.height);
  strut_layout_free(layout);
  strut_font_free(font);
  return status;
}

int main(int argument_count, char **arguments) {
  strut_error error = STRUT_ERROR_INIT;
  strut_context *context = NULL;
  strut_cell *cell = NULL;
  strut_status status = STRUT_OK;
  if (argument_count != 2) {
    fprintf(stderr, "usage: heights CELL.yaml\n");
    return 2;
  }
  status = strut_context_create(NULL, &context, &error);
  if (!status) status = strut_cell_open(arguments[1], &cell, &error);
  for (size_t i = 0; !status && i < sizeof categories / sizeof *categories; i++)
    status = print_heights(context, cell, categories[i], &error);
  if (status) fprintf(stderr, "heights: %s\n", error.message);
  strut_cell_free(cell);
  strut_context_free(context);
  return status ? 1 : 0;
}
