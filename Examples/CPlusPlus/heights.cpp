// Prints the heights of text and of a cell at every text size.
//
//     c++ -std=c++17 heights.cpp $(pkg-config --cflags --libs strut) -o heights
//     ./heights ../self-sizing-cell.yaml
#include <strut.h>

#include <cstdio>
#include <exception>
#include <stdexcept>
#include <utility>

namespace {

/// A handle that ends with its scope.
template <typename Object, strut_status (*release)(Object *)>
class Handle {
 public:
  Handle() = default;
  Handle(const Handle &) = delete;
  Handle &operator=(const Handle &) = delete;
  Handle(Handle &&other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
  ~Handle() { release(object_); }
  operator Object *() const { return object_; }
  /// The pointer for a function of the library that creates a handle.
  Object **out() { return &object_; }

 private:
  Object *object_ = nullptr;
};

using Context = Handle<strut_context, strut_context_free>;
using Font = Handle<strut_font, strut_font_free>;
using Cell = Handle<strut_cell, strut_cell_free>;
using Layout = Handle<strut_layout, strut_layout_free>;

/// Calls a function of the library, with the error as last argument.
template <typename Function, typename... Arguments>
void call(Function function, Arguments... arguments) {
  strut_error error = STRUT_ERROR_INIT;
  if (function(arguments..., &error) != STRUT_OK) throw std::runtime_error(error.message);
}

Font open_font(strut_context *context, const char *category) {
  strut_font_request request = STRUT_FONT_REQUEST_INIT;
  request.name = "Palatino";
  request.point_size = 18;
  request.style = "body";
  request.category = category;
  Font font;
  call(strut_font_open, context, &request, font.out());
  return font;
}

double height(strut_context *context, const strut_cell *cell, const char *category) {
  strut_layout_options options = STRUT_LAYOUT_OPTIONS_INIT;
  options.category = category;
  Layout layout;
  call(strut_cell_lay_out, context, cell, &options, layout.out());
  strut_layout_info info = STRUT_LAYOUT_INFO_INIT;
  call(strut_layout_get_info, static_cast<strut_layout *>(layout), &info);
  return info.height;
}

void print_heights(const char *path) {
  Context context;
  Cell cell;
  call(strut_context_create, nullptr, context.out());
  call(strut_cell_open, path, cell.out());
  for (const char *category : {"XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"}) {
    const Font font = open_font(context, category);
    strut_measure_options options = STRUT_MEASURE_OPTIONS_INIT;
    options.font = font;
    options.width = 343;
    strut_measurement size = STRUT_MEASUREMENT_INIT;
    call(strut_measure, static_cast<strut_context *>(context), "Grüße aus Köln: text grows with its reader.",
         STRUT_NUL_TERMINATED, &options, &size);
    std::printf("%s: %.3f points, %u lines, %.3f by %.3f, baselines %.3f %.3f; cell %.3f\n", category, size.point_size,
                size.line_count, size.fits_width, size.fits_height, size.first_baseline, size.last_baseline,
                height(context, cell, category));
  }
}

}  // namespace

int main(int argument_count, char **arguments) try {
  if (argument_count != 2) throw std::invalid_argument("usage: heights CELL.yaml");
  print_heights(arguments[1]);
  return 0;
} catch (const std::exception &error) {
  std::fprintf(stderr, "heights: %s\n", error.what());
  return 1;
}
