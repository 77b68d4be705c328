/*
 * strut.h: the C interface of Strut, for C and for every language that can call C.
 *
 * Font metrics, Dynamic Type, system spacing, the size of text, and self-sizing cells. Lengths are
 * in points; y increases downward.
 *
 *     strut_context *context = NULL;
 *     strut_error error = STRUT_ERROR_INIT;
 *     strut_font *font = NULL;
 *     strut_font_request request = STRUT_FONT_REQUEST_INIT;
 *     request.name = "Palatino", request.point_size = 18, request.style = "body", request.category = "AX5";
 *     strut_measure_options options = STRUT_MEASURE_OPTIONS_INIT;
 *     strut_measurement size = STRUT_MEASUREMENT_INIT;
 *     if (strut_context_create(NULL, &context, &error) == STRUT_OK
 *         && strut_font_open(context, &request, &font, &error) == STRUT_OK
 *         && (options.font = font, options.width = 343,
 *             strut_measure(context, "Hello", STRUT_NUL_TERMINATED, &options, &size, &error) == STRUT_OK))
 *       printf("%g by %g\n", size.fits_width, size.fits_height);
 *     else
 *       fprintf(stderr, "%s\n", error.message);
 *     strut_font_free(font);
 *     strut_context_free(context);
 *
 * Rules for every function:
 *
 * - A function returns STRUT_OK or the kind of failure. On failure it fills in `error`, which may
 *   be NULL, and leaves its results unchanged. Strut throws no exceptions and prints nothing.
 *   (fontconfig prints the problems that it finds in its own configuration files.)
 * - Every function may be called from any thread at any time, also with the same handles, and in a
 *   child of fork(). The only exception is an audit: if the parent ran an audit before the fork, an
 *   audit in the child fails with the code "forked".
 * - A handle is a number in the form of a pointer. NULL, a freed handle, and a handle of another
 *   kind fail with STRUT_BAD_HANDLE; so does freeing a handle twice. Freeing NULL does nothing. An
 *   object outlives the handles that it was made from.
 * - Strings are UTF-8. A string has a length, or STRUT_NUL_TERMINATED instead of one; a string
 *   without a length parameter ends in a NUL. Other bytes fail with STRUT_BAD_TEXT. A returned
 *   string belongs to the handle it was read from and lives as long as that handle.
 * - A struct begins with its size, its `sizeof`, which tells later libraries which fields the
 *   program was compiled with. The _INIT macros set the size and the default values; languages
 *   without macros call the _init functions. A wrong size fails with STRUT_BAD_SIZE.
 * - An unknown number is NAN, never 0; an unknown string is NULL.
 *
 * Undefined behavior: passing a pointer that is neither NULL nor valid for the parameter; changing
 * text from another thread during the call; reading a string after its handle was freed.
 */
#ifndef STRUT_H
#define STRUT_H

#include <math.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Versions -------------------------------------------------------------------------------- */

/* The version of this header; `strut_version` returns the version of the library. */
#define STRUT_VERSION "0.1.0"

/* The versions of the libraries that results depend on. */
typedef struct strut_versions {
  size_t size;
  const char *strut;
  const char *freetype;
  const char *harfbuzz;
  const char *icu;
} strut_versions;

#define STRUT_VERSIONS_INIT { sizeof(strut_versions), NULL, NULL, NULL, NULL }

/* ---- Errors ---------------------------------------------------------------------------------- */

/* The result of a call. Later versions may add values. */
typedef enum strut_status {
  STRUT_OK = 0,
  /* A required argument that is NULL, a number out of range, or an unknown name. */
  STRUT_BAD_ARGUMENT = 1,
  /* A handle that is NULL, was freed, or is of another kind. */
  STRUT_BAD_HANDLE = 2,
  /* A struct size that this library does not recognize. */
  STRUT_BAD_SIZE = 3,
  /* A string that is not valid UTF-8. */
  STRUT_BAD_TEXT = 4,
  /* A font, file or document that is missing, unreadable or malformed. */
  STRUT_BAD_INPUT = 5,
  /* Some strings of a batch could not be measured; each measurement has its own status. */
  STRUT_PARTIAL = 6,
  /* A bug in Strut. */
  STRUT_INTERNAL = 70
} strut_status;

/* The reason that a call failed. */
typedef struct strut_error {
  size_t size;
  strut_status status;
  /* A stable identifier, such as "font-not-found" or "unknown-name". */
  char code[60];
  /* A message for people: the failure, its place, and a cure. Ends in "…" if it was cut short. */
  char message[1976];
} strut_error;

#define STRUT_ERROR_INIT { sizeof(strut_error), STRUT_OK, "", "" }

/* Passed as a length: the string ends in a NUL. */
#define STRUT_NUL_TERMINATED ((size_t)-1)

/* ---- Handles --------------------------------------------------------------------------------- */

typedef struct strut_context strut_context; /* Fonts, and a cache of measurements. */
typedef struct strut_font strut_font;       /* A face at a size. */
typedef struct strut_lines strut_lines;     /* The lines of measured strings. */
typedef struct strut_cell strut_cell;       /* A cell of a document or an Interface Builder file. */
typedef struct strut_layout strut_layout;   /* The layout of a cell. */
typedef struct strut_string strut_string;   /* A long result, such as JSON. */

/* ---- Contexts -------------------------------------------------------------------------------- */

/* The sources of fonts. */
enum {
  STRUT_FONTS_BUNDLED = 1 << 0,    /* Fonts that come with Strut. */
  STRUT_FONTS_REGISTERED = 1 << 1, /* Fonts that the program registered. */
  STRUT_FONTS_INSTALLED = 1 << 2,  /* Fonts that fontconfig lists. */
  STRUT_FONTS_FILES = 1 << 3       /* Font files, for a path instead of a name. */
};

typedef struct strut_context_options {
  size_t size;
  /* The folder of the bundled fonts. NULL: $STRUT_FONTS if it is set, else the folder in which
   * Strut is installed. */
  const char *fonts_directory;
  /* The path or name of the face to use for "system". NULL: Inter with the vertical metrics and
   * widths of SF. */
  const char *system_font;
  /* The sources in which names are looked up: a sum of STRUT_FONTS_ constants. 0: all sources. */
  uint32_t sources;
  /* The sources of fallback fonts for missing glyphs. 0: all sources except installed fonts, so
   * that results do not depend on the machine. */
  uint32_t fallback_sources;
  /* The approximate size of the cache for shaped text and layouts, in bytes. 0: 32 MiB. */
  size_t cache_bytes;
} strut_context_options;

#define STRUT_CONTEXT_OPTIONS_INIT { sizeof(strut_context_options), NULL, NULL, 0, 0, 0 }

/* ---- Fonts ----------------------------------------------------------------------------------- */

/* A request for a font. Without `style`, the font has the size `point_size`. With `style` alone, it
 * is the preferred font for the style. With `style` and a name or a size, it is scaled as by
 * UIFontMetrics. */
typedef struct strut_font_request {
  size_t size;
  /* A path, a family name, a full name, a PostScript name, "system", "system-bold", or
   * "monospaced". NULL: the system font. */
  const char *name;
  /* The bytes of a font, which are copied; messages then refer to the font by `name`. NULL with the
   * length 0: none. */
  const void *data;
  size_t data_length;
  /* The index of the face in the file or in `data`, from 0. */
  uint32_t face_index;
  /* From 1 to 1000; 400 is regular. 0: the weight that the name implies. */
  uint32_t weight;
  /* In points. 0: unspecified; without a style, 17. */
  double point_size;
  /* A text style, such as "body" or "largeTitle". NULL: none. */
  const char *style;
  /* The text size, a content size category: "XS" to "XXXL", "AX1" to "AX5", or UIKit's names. NULL:
   * "L". Used only together with `style`: a font without a style keeps its size. */
  const char *category;
  /* OpenType features, such as "tnum,liga=0,-kern". NULL: the font's defaults. */
  const char *features;
  /* Values on the axes of a variable font, such as "wght=700,opsz=17". NULL: the font's
   * defaults. */
  const char *variations;
  /* 1: the preferred font for a text style has taller lines, as iOS 17 and later use for languages
   * such as Arabic and Thai. 0: it does not. */
  uint32_t tall_lines;
  /* The iOS release whose widths the system font has: "iOS11" to "iOS18" or "iOS26". NULL:
   * iOS17. */
  const char *era;
} strut_font_request;

#define STRUT_FONT_REQUEST_INIT { sizeof(strut_font_request), NULL, NULL, 0, 0, 0, 0, NULL, NULL, NULL, NULL, 0, NULL }

/* A font's vertical metrics, in points, positive upward: a descender below the baseline is
 * negative, as in UIFont. */
typedef struct strut_font_metrics {
  size_t size;
  double point_size;
  double ascender;
  double descender;
  /* UIFont.leading: the line gap, which is not part of the line height. */
  double leading;
  double line_height;
  double cap_height;
  double x_height;
  double underline_position;
  double underline_thickness;
  double strikeout_position;
  double strikeout_thickness;
} strut_font_metrics;

#define STRUT_FONT_METRICS_INIT { sizeof(strut_font_metrics), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/* The names and properties of a font. The strings live as long as the font's handle. */
typedef struct strut_font_info {
  size_t size;
  const char *family;
  const char *subfamily;
  const char *full_name;
  const char *postscript_name;
  const char *version;
  /* The path of the file, or the name that was passed with the bytes. */
  const char *path;
  /* The rule by which the font was found: "path", "alias", "bundled", "registered", "installed", or
   * "installedAlias". */
  const char *rule;
  /* A remark for people: the face that replaces the requested one, or the traits of the style that
   * it lacks. */
  const char *note;
  uint32_t face_index;
  uint32_t face_count;
  uint32_t units_per_em;
  uint32_t glyph_count;
  /* From 1 to 1000. */
  uint32_t weight;
  /* 0 or 1, as are the next two. */
  uint32_t is_italic;
  uint32_t is_fixed_pitch;
  uint32_t is_variable;
  /* The font whose widths it has, such as "SF (iOS 14 to 26)". NULL: its own. */
  const char *widths;
} strut_font_info;

#define STRUT_FONT_INFO_INIT \
  { sizeof(strut_font_info), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0, NULL }

/* ---- Text styles and scaling ----------------------------------------------------------------- */

/* The values of a text style at a text size. */
typedef struct strut_text_style {
  size_t size;
  double point_size;
  /* The distance between baselines, in points; scaled values are proportional to it. */
  double leading;
  /* The leading in the Human Interface Guidelines, in points. */
  double leading_hig;
  /* The tracking of the platform's own system font, in points: space added after every letter. */
  double tracking;
  /* From 1 to 1000. */
  uint32_t weight;
  /* The weight with the bold trait; 0 if it is unknown. */
  uint32_t emphasized_weight;
} strut_text_style;

#define STRUT_TEXT_STYLE_INIT { sizeof(strut_text_style), 0, 0, 0, 0, 0, 0 }

/* ---- System spacing -------------------------------------------------------------------------- */

/* System spacing, in points. */
typedef struct strut_spacing {
  size_t size;
  /* The distance, rounded up to a pixel; through iOS 16, the distance between baselines is rounded
   * up to a multiple of 4 points. */
  double value;
  /* The distance before rounding. */
  double unrounded;
  /* The constant of a constraint: the value times the multiplier. */
  double constant;
  /* The formula: "betweenBaselines", "edgeToFirstBaseline", "lastBaselineToEdge", "plainEdges", or
   * "baselinesWithoutFont". Never freed. */
  const char *rule;
  /* The evidence for the value in this release: "A" measured, "B" documented by Apple, "C"
   * reported, "D" Strut's rule. Never freed. */
  const char *confidence;
} strut_spacing;

#define STRUT_SPACING_INIT { sizeof(strut_spacing), 0, 0, 0, NULL, NULL }

/* ---- Measuring ------------------------------------------------------------------------------- */

/* The treatment of text that is too wide or too long: NSLineBreakMode. */
enum {
  STRUT_BREAK_TRUNCATING_TAIL = 0,
  STRUT_BREAK_TRUNCATING_HEAD = 1,
  STRUT_BREAK_TRUNCATING_MIDDLE = 2,
  STRUT_BREAK_WORD_WRAPPING = 3,
  STRUT_BREAK_CHAR_WRAPPING = 4,
  STRUT_BREAK_CLIPPING = 5
};

/* The writing direction of a paragraph. */
enum { STRUT_DIRECTION_NATURAL = 0, STRUT_DIRECTION_LEFT_TO_RIGHT = 1, STRUT_DIRECTION_RIGHT_TO_LEFT = 2 };

/* The alignment of lines in the available width. */
enum {
  STRUT_ALIGN_NATURAL = 0,
  STRUT_ALIGN_LEFT = 1,
  STRUT_ALIGN_CENTER = 2,
  STRUT_ALIGN_RIGHT = 3,
  STRUT_ALIGN_JUSTIFIED = 4
};

/* UIKit's NSParagraphStyle.LineBreakStrategy. */
enum { STRUT_LINE_BREAK_PUSH_OUT = 1, STRUT_LINE_BREAK_HANGUL_WORD_PRIORITY = 2, STRUT_LINE_BREAK_STANDARD = 0xFFFF };

/* Options for measuring text. */
typedef struct strut_measure_options {
  size_t size;
  /* NULL: the body style at the text size L. */
  const strut_font *font;
  /* The available width, in points. INFINITY: unlimited. */
  double width;
  /* The height of the bounds for the text's rectangle, in points. NAN: no rectangle is computed. */
  double height;
  /* Pixels per point. */
  double display_scale;
  /* UIKit's numberOfLines. 0: unlimited. */
  uint32_t line_limit;
  /* A STRUT_BREAK_ constant. */
  uint32_t break_mode;
  /* A STRUT_DIRECTION_ constant. */
  uint32_t direction;
  /* A STRUT_ALIGN_ constant. */
  uint32_t alignment;
  /* STRUT_LINE_BREAK_STANDARD, or a sum of the other STRUT_LINE_BREAK_ constants. 0: none. */
  uint32_t line_break_strategy;
  uint32_t reserved; /* Must be 0. */
  /* The language of the text, a BCP 47 tag. NULL: unspecified. */
  const char *language;
  /* Space added after each character, in points; turns ligatures off. */
  double tracking;
  /* A factor for the line height. 0: none. */
  double line_height_multiple;
  /* Limits of the line height, in points. 0: unlimited. */
  double minimum_line_height;
  double maximum_line_height;
  /* Space added between lines, in points. */
  double line_spacing;
  /* The hyphenation factor, from 0 to 1: a line that would fill less than this part of the width is
   * hyphenated. Requires a language. */
  double hyphenation;
} strut_measure_options;

#define STRUT_MEASURE_OPTIONS_INIT \
  { sizeof(strut_measure_options), NULL, (double)INFINITY, (double)NAN, 3, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0 }

/* The size of text, in points. */
typedef struct strut_measurement {
  size_t size;
  /* In a batch: the result for this string. Unless it is STRUT_OK, all numbers are NAN or 0. */
  strut_status status;
  uint32_t line_count;
  /* 0 or 1. */
  uint32_t is_truncated;
  /* 1: no font has a glyph for one of the characters. 0: no glyph is missing. */
  uint32_t is_missing_characters;
  /* The size of the font. */
  double point_size;
  /* UILabel.intrinsicContentSize. */
  double intrinsic_width;
  double intrinsic_height;
  /* UILabel.sizeThatFits with the available width. */
  double fits_width;
  double fits_height;
  /* The size that fits, before rounding up to a pixel. */
  double unrounded_width;
  double unrounded_height;
  /* The distances from the top of a label that has the size that fits. */
  double first_baseline;
  double last_baseline;
  /* UILabel.textRect(forBounds:limitedToNumberOfLines:); NAN without a height in the options. */
  double rect_x;
  double rect_y;
  double rect_width;
  double rect_height;
} strut_measurement;

#define STRUT_MEASUREMENT_INIT { sizeof(strut_measurement), STRUT_OK, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/* A string of a batch. */
typedef struct strut_text {
  const char *bytes;
  /* In bytes, or STRUT_NUL_TERMINATED. */
  size_t length;
} strut_text;

/* A line of text. Its string lives as long as the handle of the lines. */
typedef struct strut_line {
  /* The displayed text, with an ellipsis or a hyphen. Ends in a NUL that `text_length` excludes. */
  const char *text;
  size_t text_length;
  /* The range of the source string that the line represents, in bytes, including the spaces and the
   * newline at its end. */
  size_t start;
  size_t end;
  /* The range in UTF-16 code units, as in NSRange. */
  size_t utf16_start;
  size_t utf16_end;
  /* In points, as are the rest. */
  double width;
  /* The distance from the top of the label. */
  double baseline;
  double ascender;
  double descender;
} strut_line;

/* The lines of all strings of a call, in order. */
typedef struct strut_lines_view {
  size_t size;
  const strut_line *lines;
  size_t line_count;
  /* The distance from one line to the next, in bytes. Advance by this number rather than by
   * sizeof(strut_line): later libraries may add fields. */
  size_t line_stride;
  /* The lines of string i have the indexes from first_line[i] up to, but not including,
   * first_line[i + 1]. The array has text_count + 1 elements. */
  const size_t *first_line;
  size_t text_count;
} strut_lines_view;

#define STRUT_LINES_VIEW_INIT { sizeof(strut_lines_view), NULL, 0, 0, NULL, 0 }

/* ---- Cells ----------------------------------------------------------------------------------- */

/* Options for laying out a cell. */
typedef struct strut_layout_options {
  size_t size;
  /* The text size, a content size category. NULL: "L". */
  const char *category;
  /* The language of the strings, or a pseudolanguage; it also determines the direction. NULL: the
   * strings of the document are shown unchanged. */
  const char *locale;
  /* Files or folders of strings, in which the keys of a document are looked up. An Interface
   * Builder file uses the tables next to it instead. */
  const char *const *strings;
  size_t string_count;
  /* In points. NAN: the width in the document, or the width that Xcode recorded. */
  double width;
  /* Pixels per point. */
  double display_scale;
  /* A STRUT_DIRECTION_ constant; STRUT_DIRECTION_NATURAL is the direction of the locale. */
  uint32_t direction;
  /* 1: text styles have taller lines in all languages. 0: as in the document, and in Arabic,
   * Kurdish and Thai, since iOS 17. */
  uint32_t tall_lines;
  /* The iOS release to lay out for: "iOS11" to "iOS18" or "iOS26". NULL: the release in the
   * document, else iOS17. */
  const char *era;
  /* The device for strings that vary by device: "phone" or "pad". NULL: "phone". */
  const char *device;
  /* The language of the strings before translation, and of string files whose name and folder
   * specify no language. NULL: the source language that the strings specify, else English; a file
   * without a language is then an error. */
  const char *source_language;
  /* A YAML or JSON file of sample values for placeholders: a number, a string, and arguments by
   * name. NULL: 88,888 for numbers and a long name for text. */
  const char *samples;
  /* The cell to lay out from an Interface Builder file, by name, object ID or number (starting
   * at 1). NULL: the only cell. */
  const char *cell;
} strut_layout_options;

#define STRUT_LAYOUT_OPTIONS_INIT \
  { sizeof(strut_layout_options), NULL, NULL, NULL, 0, (double)NAN, 3, 0, 0, NULL, NULL, NULL, NULL, NULL }

/* The layout of a cell. Lengths are in points. */
typedef struct strut_layout_info {
  size_t size;
  double width;
  double height;
  size_t view_count;
  /* The number of constraints that could not be satisfied and were dropped. */
  size_t unsatisfied_count;
  /* The number of findings: properties of the cell that will not work as intended. */
  size_t finding_count;
} strut_layout_info;

#define STRUT_LAYOUT_INFO_INIT { sizeof(strut_layout_info), 0, 0, 0, 0, 0 }

/* The frame of a view, in points in the coordinates of the cell. The name lives as long as the
 * layout's handle. */
typedef struct strut_view {
  size_t size;
  const char *name;
  double x;
  double y;
  double width;
  double height;
  double unrounded_x;
  double unrounded_y;
  double unrounded_width;
  double unrounded_height;
  /* The distances from the top of the cell; NAN without text. */
  double first_baseline;
  double last_baseline;
  /* NAN for a view that is not a label. */
  double point_size;
  uint32_t line_count;
  uint32_t is_truncated;
} strut_view;

#define STRUT_VIEW_INIT { sizeof(strut_view), NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/* ---- Audits ---------------------------------------------------------------------------------- */

/* Options for an audit, which lays out every cell in every language at every text size and
 * width. */
typedef struct strut_audit_options {
  size_t size;
  /* Documents of cells, tables and collection views, Interface Builder files, or folders, which
   * are searched for both. */
  const char *const *paths;
  size_t path_count;
  /* Files or folders of strings. */
  const char *const *strings;
  size_t string_count;
  /* Languages and pseudolanguages, separated by commas. NULL: all languages of the strings. */
  const char *locales;
  /* Text sizes: "all", a range such as "XS..XXXL", or a list such as "L,AX5". NULL: all. */
  const char *categories;
  /* In points. NULL: 320, 375, and 430, or 768 and 1024 for Interface Builder files as an iPad
   * loads them. */
  const double *widths;
  size_t width_count;
  /* A file of rules and suppressions. NULL: none. */
  const char *rules;
  /* Pixels per point. */
  double display_scale;
  /* The number of cores to use. 0: all. */
  size_t worker_count;
  /* The iOS release to lay out for: "iOS11" to "iOS18" or "iOS26". NULL: the release in each
   * document, else iOS17. */
  const char *era;
  /* 1: text styles have taller lines in all languages. 0: only in Arabic, Kurdish and Thai, since
   * iOS 17. */
  uint32_t tall_lines;
  /* The device, as in strut_layout_options. */
  const char *device;
  /* The source language, as in strut_layout_options. */
  const char *source_language;
  /* A file of samples, as in strut_layout_options. */
  const char *samples;
} strut_audit_options;

#define STRUT_AUDIT_OPTIONS_INIT \
  { sizeof(strut_audit_options), NULL, 0, NULL, 0, NULL, NULL, NULL, 0, NULL, 3, 0, NULL, 0, NULL, NULL, NULL }

/* ==== Functions =============================================================================== */

/* Returns the version of the library, such as "0.1.0". The string is never freed. */
const char *strut_version(void);

/* Writes the versions of the library, FreeType, HarfBuzz, and ICU. The strings are never freed. */
strut_status strut_versions_get(strut_versions *versions, strut_error *error);

/* Initialize a struct as the _INIT macros do, for languages without macros. `size` is the size of
 * the caller's struct. */
strut_status strut_context_options_init(strut_context_options *options, size_t size);
strut_status strut_font_request_init(strut_font_request *request, size_t size);
strut_status strut_measure_options_init(strut_measure_options *options, size_t size);
strut_status strut_layout_options_init(strut_layout_options *options, size_t size);
strut_status strut_audit_options_init(strut_audit_options *options, size_t size);

/* Creates a context. `options` may be NULL. One context is enough for a whole program. */
strut_status strut_context_create(const strut_context_options *options, strut_context **context, strut_error *error);
strut_status strut_context_free(strut_context *context);

/* Register the faces of a file, of bytes (which are copied), or of all font files in a folder, so
 * that font requests find them by name.
 *
 * `registration` may be NULL; otherwise it receives a number for `strut_unregister`. Registering a
 * file again returns the number that it has already; unregister it once.
 *
 * `registered` and `skipped` receive numbers of files and may be NULL. The fonts of a folder stay
 * registered until the context is freed. To unregister them one by one, or to learn why a file is
 * skipped, register each file by itself. */
strut_status strut_register_file(strut_context *context, const char *path, uint64_t *registration, strut_error *error);
strut_status strut_register_bytes(
  strut_context *context, const void *data, size_t length, const char *name, uint64_t *registration, strut_error *error);
strut_status strut_register_folder(
  strut_context *context, const char *path, size_t *registered, size_t *skipped, strut_error *error);
strut_status strut_unregister(strut_context *context, uint64_t registration, strut_error *error);

/* Opens a font, and reads its metrics and its properties. */
strut_status strut_font_open(
  strut_context *context, const strut_font_request *request, strut_font **font, strut_error *error);
strut_status strut_font_get_metrics(const strut_font *font, strut_font_metrics *metrics, strut_error *error);
strut_status strut_font_get_info(const strut_font *font, strut_font_info *info, strut_error *error);
strut_status strut_font_free(strut_font *font);

/* Writes the values of a text style at a text size. `category` NULL is "L". `platform` is "ios",
 * "macos", "tvos", or "watchos"; NULL is "ios". */
strut_status strut_text_style_get(
  const char *style, const char *category, const char *platform, strut_text_style *values, strut_error *error);

/* Scales a value for a text size and rounds it to the nearest pixel:
 * UIFontMetrics.scaledValue(for:). `style` NULL is "body". */
strut_status strut_scale_value(
  double value, const char *style, const char *category, double display_scale, double *scaled, strut_error *error);

/* Scales the size of a font for a text size: UIFontMetrics.scaledFont(for:maximumPointSize:).
 * `maximum` 0 is unlimited. */
strut_status strut_scale_point_size(
  double point_size, const char *style, const char *category, double maximum, double *scaled, strut_error *error);

/* Writes the system spacing from the last baseline of text in the font `upper` down to the first
 * baseline of text in the font `lower`; NULL is an edge. `era` is an iOS release, "iOS11" to
 * "iOS18" or "iOS26"; NULL is iOS17. */
strut_status strut_system_spacing(
  const strut_font *upper, const strut_font *lower, double multiplier, double display_scale, const char *era,
  strut_spacing *spacing, strut_error *error);

/* Measures a string. `options` may be NULL. */
strut_status strut_measure(
  strut_context *context, const char *text, size_t length, const strut_measure_options *options,
  strut_measurement *measurement, strut_error *error);

/* Measures strings on all cores.
 *
 * `options` is one struct for all strings (option_count 1), one struct for each string
 * (option_count text_count), or NULL (option_count 0). `measurements` has room for text_count
 * structs of `measurement_size` bytes, which is sizeof(strut_measurement); they need not be
 * initialized. `lines` may be NULL; otherwise it receives a handle for `strut_lines_get`.
 *
 * If some strings cannot be measured, the function measures the others and returns STRUT_PARTIAL
 * with the first error, also for a single string. Invalid options that belong to one string fail
 * for that string; invalid options for several strings (option_count 1) fail the call, and nothing
 * is measured. options[0].size is the size of every struct in `options`; a different size is
 * STRUT_BAD_SIZE for its string.
 *
 * The threads start during the call and end before it returns, so fork() is safe afterwards. */
strut_status strut_measure_many(
  strut_context *context, const strut_text *texts, size_t text_count, const strut_measure_options *options,
  size_t option_count, strut_measurement *measurements, size_t measurement_size, strut_lines **lines, strut_error *error);

/* Writes a view of the lines. Its pointers are valid as long as the handle. */
strut_status strut_lines_get(const strut_lines *lines, strut_lines_view *view, strut_error *error);
strut_status strut_lines_free(strut_lines *lines);

/* Read a cell from a file, or from memory: YAML or JSON, or the XML of a .xib or .storyboard, which
 * may contain several cells. `name` is a name for messages; it may be NULL. Its extension
 * determines the format; without a name, text that begins with "<" is read as an Interface Builder
 * file. An Interface Builder file uses the string tables and the strut-nib.yaml next to it and in
 * the folders above it; text in memory has none. */
strut_status strut_cell_open(const char *path, strut_cell **cell, strut_error *error);
strut_status strut_cell_read(
  const char *text, size_t length, const char *name, strut_cell **cell, strut_error *error);
strut_status strut_cell_free(strut_cell *cell);

/* Lays out a cell as a table view does. `options` may be NULL. */
strut_status strut_cell_lay_out(
  strut_context *context, const strut_cell *cell, const strut_layout_options *options, strut_layout **layout,
  strut_error *error);
strut_status strut_layout_get_info(const strut_layout *layout, strut_layout_info *info, strut_error *error);
/* Write a view, found by its index in the order of the document, from 0, or by its name. */
strut_status strut_layout_get_view(const strut_layout *layout, size_t index, strut_view *view, strut_error *error);
strut_status strut_layout_find_view(const strut_layout *layout, const char *name, strut_view *view, strut_error *error);
/* Makes the JSON that `strut layout --json` prints. */
strut_status strut_layout_json(const strut_layout *layout, strut_string **json, strut_error *error);
strut_status strut_layout_free(strut_layout *layout);

/* Audits cells and makes the JSON that `strut audit --json` prints. `finding_count` may be NULL.
 * Errors in single files are listed in the JSON under "problems". Fonts of an app in a folder are
 * registered with the context, and stay registered. */
strut_status strut_audit_json(
  strut_context *context, const strut_audit_options *options, strut_string **json, size_t *finding_count,
  strut_error *error);

/* Returns the bytes of a string, which end in a NUL that `length` excludes, or NULL for a bad
 * handle. `length` may be NULL. */
const char *strut_string_bytes(const strut_string *string, size_t *length);
strut_status strut_string_free(strut_string *string);

#ifdef __cplusplus
}
#endif
#endif
