// The sizes that programs were compiled with. They never change; a struct that grows gets a second line here.
#include "strut.h"

#include <stddef.h>

_Static_assert(sizeof(strut_versions) == 40, "strut_versions");
_Static_assert(sizeof(strut_error) == 2048, "strut_error");
_Static_assert(sizeof(strut_context_options) == 40, "strut_context_options");
_Static_assert(offsetof(strut_font_request, tall_lines) == 80, "strut_font_request, as it was without tall_lines");
_Static_assert(sizeof(strut_font_request) == 96, "strut_font_request");
_Static_assert(sizeof(strut_font_metrics) == 96, "strut_font_metrics");
_Static_assert(offsetof(strut_font_info, widths) == 104, "strut_font_info, as it was without widths");
_Static_assert(sizeof(strut_font_info) == 112, "strut_font_info");
_Static_assert(sizeof(strut_text_style) == 48, "strut_text_style");
_Static_assert(sizeof(strut_spacing) == 48, "strut_spacing");
_Static_assert(sizeof(strut_measure_options) == 120, "strut_measure_options");
_Static_assert(sizeof(strut_measurement) == 128, "strut_measurement");
_Static_assert(sizeof(strut_text) == 16, "strut_text");
_Static_assert(sizeof(strut_line) == 80, "strut_line");
_Static_assert(sizeof(strut_lines_view) == 48, "strut_lines_view");
_Static_assert(offsetof(strut_layout_options, device) == 72, "strut_layout_options, as it was without device");
_Static_assert(offsetof(strut_layout_options, source_language) == 80, "strut_layout_options, as it was without source_language");
_Static_assert(offsetof(strut_layout_options, cell) == 96, "strut_layout_options, as it was without cell");
_Static_assert(sizeof(strut_layout_options) == 104, "strut_layout_options");
_Static_assert(sizeof(strut_layout_info) == 48, "strut_layout_info");
_Static_assert(sizeof(strut_view) == 112, "strut_view");
_Static_assert(offsetof(strut_audit_options, device) == 112, "strut_audit_options, as it was without device");
_Static_assert(offsetof(strut_audit_options, source_language) == 120, "strut_audit_options, as it was without source_language");
_Static_assert(sizeof(strut_audit_options) == 136, "strut_audit_options");
