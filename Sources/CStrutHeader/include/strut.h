/*
 * strut.h: Strut for programs in C, and for all that can call C.
 *
 * Font metrics, Dynamic Type, system spacing, the size of text, and self-sizing cells. Lengths are points, y grows downwards.
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
 * Rules that hold for every function:
 *
 * - It returns STRUT_OK or what went wrong, and then fills `error`, which may be NULL. Nothing is thrown, nothing is printed,
 *   and what a function would have answered stays as it was.
 *   (fontconfig alone prints what it finds wrong in its own configuration files.)
 * - It may be called from any thread at any time, with the same handles too, and in a child of fork(); only an audit is refused
 *   there, code "forked", if the parent had audited before.
 * - A handle is a number in the shape of a pointer. NULL, one that was freed, and one of another kind are told as
 *   STRUT_BAD_HANDLE; so is freeing twice. Freeing NULL does nothing. What was made of a handle outlives it.
 * - Strings are UTF-8: with a length, or STRUT_NUL_TERMINATED in its place; those without a length end in a NUL. Other bytes are
 *   STRUT_BAD_TEXT. Strings that are answered belong to the handle they were asked of and live as long as that.
 * - A struct begins with its size, `sizeof` it, by which a later library knows what an earlier program has. The _INIT
 *   macros, and the functions for languages that have none, set the size and what holds when nothing else is said.
 *   A wrong size is STRUT_BAD_SIZE.
 * - A number that is not known is NAN, never 0; a string that is not known is NULL.
 *
 * What is undefined: a pointer that is neither NULL nor points to what is said here; a text that another thread changes during the
 * call; a string that is read after its handle was freed.
 */
#ifndef STRUT_H
#define STRUT_H

#include <math.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Versions ---------------------------------------------------------------------------------------------------------- */

/* The version of this header; `strut_version` is that of the library. */
#define STRUT_VERSION "0.1.0"

/* The versions that numbers depend on. */
typedef struct strut_versions {
  size_t size;
  const char *strut;
  const char *freetype;
  const char *harfbuzz;
  const char *icu;
} strut_versions;

#define STRUT_VERSIONS_INIT { sizeof(strut_versions), NULL, NULL, NULL, NULL }

/* ---- Errors ------------------------------------------------------------------------------------------------------------ */

/* What became of a call. Later versions may have more. */
typedef enum strut_status {
  STRUT_OK = 0,
  /* NULL where something is needed, a number out of range, a name that is not known. */
  STRUT_BAD_ARGUMENT = 1,
  /* A handle that is NULL, was freed, or is of another kind. */
  STRUT_BAD_HANDLE = 2,
  /* The size of a struct that this library does not know. */
  STRUT_BAD_SIZE = 3,
  /* A string that is not UTF-8. */
  STRUT_BAD_TEXT = 4,
  /* A font, file or document that is missing, unreadable or malformed. */
  STRUT_BAD_INPUT = 5,
  /* Some texts of a batch could not be measured; the status of each says which. */
  STRUT_PARTIAL = 6,
  /* A mistake of Strut's own. */
  STRUT_INTERNAL = 70
} strut_status;

/* Why a call failed. */
typedef struct strut_error {
  size_t size;
  strut_status status;
  /* A stable name: "font-not-found", "unknown-name". */
  char code[60];
  /* For people: what failed, on what, and what to try. Ends in "…" where there would be more. */
  char message[1976];
} strut_error;

#define STRUT_ERROR_INIT { sizeof(strut_error), STRUT_OK, "", "" }

/* In the place of a length: the string ends in a NUL. */
#define STRUT_NUL_TERMINATED ((size_t)-1)

/* ---- Handles ----------------------------------------------------------------------------------------------------------- */

typedef struct strut_context strut_context; /* Fonts, and what was measured before. */
typedef struct strut_font strut_font;       /* A face at a size. */
typedef struct strut_lines strut_lines;     /* The lines of texts that were measured. */
typedef struct strut_cell strut_cell;       /* A cell as a document or an Interface Builder file describes it. */
typedef struct strut_layout strut_layout;   /* A cell that was laid out. */
typedef struct strut_string strut_string;   /* A long answer. */

/* ---- Contexts ---------------------------------------------------------------------------------------------------------- */

/* Where fonts come from. */
enum {
  STRUT_FONTS_BUNDLED = 1 << 0,    /* Those that come with Strut. */
  STRUT_FONTS_REGISTERED = 1 << 1, /* Those that the program registered. */
  STRUT_FONTS_INSTALLED = 1 << 2,  /* Those that fontconfig knows. */
  STRUT_FONTS_FILES = 1 << 3       /* Files, where a path stands in the place of a name. */
};

typedef struct strut_context_options {
  size_t size;
  /* The folder of the bundled fonts. NULL: $STRUT_FONTS, else where Strut is installed. */
  const char *fonts_directory;
  /* A path or name of the face that "system" shall be. NULL: Inter with the vertical metrics and widths of SF. */
  const char *system_font;
  /* Where names are looked up: STRUT_FONTS_… . 0: everywhere. */
  uint32_t sources;
  /* Where faces for missing glyphs come from. 0: everywhere but from what is installed, so that numbers do not depend on the machine. */
  uint32_t fallback_sources;
  /* About how many bytes are kept of what was measured and laid out. 0: 32 MiB. */
  size_t cache_bytes;
} strut_context_options;

#define STRUT_CONTEXT_OPTIONS_INIT { sizeof(strut_context_options), NULL, NULL, 0, 0, 0 }

/* ---- Fonts ------------------------------------------------------------------------------------------------------------- */

/* Which font. Without `style` it has `point_size`; `style` alone is the preferred font of the style; with `style` and a name or a size, the
 * font is scaled as UIFontMetrics does. */
typedef struct strut_font_request {
  size_t size;
  /* A path, a family, a full or PostScript name, "system", "system-bold", "monospaced". NULL: the system font. */
  const char *name;
  /* A font in memory, which is copied; `name` then stands for it in messages. NULL with the length 0: none. */
  const void *data;
  size_t data_length;
  /* Which face of a file or of `data`, from 0. */
  uint32_t face_index;
  /* 1 to 1000, 400 is regular. 0: what the name says. */
  uint32_t weight;
  /* In points. 0: not said, which is 17 without a style. */
  double point_size;
  /* A text style: "body", "largeTitle". NULL: none. */
  const char *style;
  /* A content size category: "XS" to "XXXL", "AX1" to "AX5", or UIKit's names. NULL: "L". It counts with a `style` alone: a font
   * without one has its size at every category. */
  const char *category;
  /* OpenType features: "tnum,liga=0,-kern". NULL: the font's own. */
  const char *features;
  /* Where the font is on its axes: "wght=700,opsz=17". NULL: where it is by itself. */
  const char *variations;
  /* Whether a text style's own font has higher lines, as iOS has them since 17 for languages such as Arabic and Thai. 0 or 1. */
  uint32_t tall_lines;
  /* The release of iOS whose widths the system font has, "iOS11" to "iOS18" or "iOS26". NULL: iOS17. */
  const char *era;
} strut_font_request;

#define STRUT_FONT_REQUEST_INIT { sizeof(strut_font_request), NULL, NULL, 0, 0, 0, 0, NULL, NULL, NULL, NULL, 0, NULL }

/* A font's vertical metrics, in points, up positive: a descender below the baseline is negative, as in UIFont. */
typedef struct strut_font_metrics {
  size_t size;
  double point_size;
  double ascender;
  double descender;
  /* The gap between lines that UIFont.leading tells; no part of the line height. */
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

/* What a font is, and how it was found. The strings live as long as the font's handle. */
typedef struct strut_font_info {
  size_t size;
  const char *family;
  const char *subfamily;
  const char *full_name;
  const char *postscript_name;
  const char *version;
  /* The file, or the name that bytes were given. */
  const char *path;
  /* How it was found: "path", "alias", "bundled", "registered", "installed", "installedAlias". */
  const char *rule;
  /* What a reader should know: which face stands in for the one named, what of the style it does not have. */
  const char *note;
  uint32_t face_index;
  uint32_t face_count;
  uint32_t units_per_em;
  uint32_t glyph_count;
  /* 1 to 1000. */
  uint32_t weight;
  /* 0 or 1. */
  uint32_t is_italic;
  uint32_t is_fixed_pitch;
  uint32_t is_variable;
  /* The font whose widths it has, where that is another: "SF (iOS 14 to 26)". */
  const char *widths;
} strut_font_info;

#define STRUT_FONT_INFO_INIT \
  { sizeof(strut_font_info), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0, NULL }

/* ---- Text styles and scaling ------------------------------------------------------------------------------------------- */

/* The numbers of a text style at a content size category. */
typedef struct strut_text_style {
  size_t size;
  double point_size;
  /* The distance of two baselines that values scale with. */
  double leading;
  /* The leading that the Human Interface Guidelines print. */
  double leading_hig;
  /* What is added after every letter of the platform's own system font. */
  double tracking;
  /* 1 to 1000. */
  uint32_t weight;
  /* With the bold trait; 0 where it is not known. */
  uint32_t emphasized_weight;
} strut_text_style;

#define STRUT_TEXT_STYLE_INIT { sizeof(strut_text_style), 0, 0, 0, 0, 0, 0 }

/* ---- System spacing ---------------------------------------------------------------------------------------------------- */

typedef struct strut_spacing {
  size_t size;
  /* The distance, up to the pixel; up to iOS 16 between baselines up to a multiple of 4. */
  double value;
  /* The distance before it was rounded. */
  double unrounded;
  /* The constant of a constraint: the value times the multiplier. */
  double constant;
  /* The formula: "betweenBaselines", "edgeToFirstBaseline", "lastBaselineToEdge", "plainEdges", "baselinesWithoutFont". Lives for ever. */
  const char *rule;
  /* How well it is known in the release: "A" measured, "B" documented by Apple, "C" reported, "D" Strut's rule. Lives for ever. */
  const char *confidence;
} strut_spacing;

#define STRUT_SPACING_INIT { sizeof(strut_spacing), 0, 0, 0, NULL, NULL }

/* ---- Measuring --------------------------------------------------------------------------------------------------------- */

/* What happens to text that is too wide or too long: NSLineBreakMode. */
enum {
  STRUT_BREAK_TRUNCATING_TAIL = 0,
  STRUT_BREAK_TRUNCATING_HEAD = 1,
  STRUT_BREAK_TRUNCATING_MIDDLE = 2,
  STRUT_BREAK_WORD_WRAPPING = 3,
  STRUT_BREAK_CHAR_WRAPPING = 4,
  STRUT_BREAK_CLIPPING = 5
};

/* The direction a paragraph is written in. */
enum { STRUT_DIRECTION_NATURAL = 0, STRUT_DIRECTION_LEFT_TO_RIGHT = 1, STRUT_DIRECTION_RIGHT_TO_LEFT = 2 };

/* Where lines are in the width that is offered. */
enum {
  STRUT_ALIGN_NATURAL = 0,
  STRUT_ALIGN_LEFT = 1,
  STRUT_ALIGN_CENTER = 2,
  STRUT_ALIGN_RIGHT = 3,
  STRUT_ALIGN_JUSTIFIED = 4
};

/* UIKit's NSParagraphStyle.LineBreakStrategy. */
enum { STRUT_LINE_BREAK_PUSH_OUT = 1, STRUT_LINE_BREAK_HANGUL_WORD_PRIORITY = 2, STRUT_LINE_BREAK_STANDARD = 0xFFFF };

/* How a text is measured. */
typedef struct strut_measure_options {
  size_t size;
  /* NULL: body at L. */
  const strut_font *font;
  /* What is offered, in points. INFINITY: no limit. */
  double width;
  /* The height of the bounds, for the text's rectangle. NAN: none are asked for. */
  double height;
  /* Pixels in a point. */
  double display_scale;
  /* UIKit's numberOfLines. 0: no limit. */
  uint32_t line_limit;
  /* STRUT_BREAK_… */
  uint32_t break_mode;
  /* STRUT_DIRECTION_… */
  uint32_t direction;
  /* STRUT_ALIGN_… */
  uint32_t alignment;
  /* STRUT_LINE_BREAK_STANDARD, or the others added up. 0: none. */
  uint32_t line_break_strategy;
  uint32_t reserved; /* 0 */
  /* The language, BCP 47. NULL: not said. */
  const char *language;
  /* Added after each character, in points; ligatures are turned off. */
  double tracking;
  /* Multiplies the line height. 0: does not. */
  double line_height_multiple;
  /* In points. 0: no limit. */
  double minimum_line_height;
  double maximum_line_height;
  /* Added between lines, in points. */
  double line_spacing;
  /* Hyphenates lines that would take less than this part of the width, 0 to 1; needs a language. */
  double hyphenation;
} strut_measure_options;

#define STRUT_MEASURE_OPTIONS_INIT \
  { sizeof(strut_measure_options), NULL, (double)INFINITY, (double)NAN, 3, 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0, 0, 0 }

/* How large a text is. */
typedef struct strut_measurement {
  size_t size;
  /* In a batch: what became of this text. All numbers are NAN or 0 where it is not STRUT_OK. */
  strut_status status;
  uint32_t line_count;
  /* 0 or 1. */
  uint32_t is_truncated;
  /* Whether a character shows as missing, because no font has it. 0 or 1. */
  uint32_t is_missing_characters;
  /* The size of the font, in points. */
  double point_size;
  /* UILabel.intrinsicContentSize. */
  double intrinsic_width;
  double intrinsic_height;
  /* UILabel.sizeThatFits of the width that is offered. */
  double fits_width;
  double fits_height;
  /* The size that fits before it was rounded up to the pixel. */
  double unrounded_width;
  double unrounded_height;
  /* From the top of a label of the size that fits. */
  double first_baseline;
  double last_baseline;
  /* UILabel.textRect(forBounds:limitedToNumberOfLines:); NAN where no height was given. */
  double rect_x;
  double rect_y;
  double rect_width;
  double rect_height;
} strut_measurement;

#define STRUT_MEASUREMENT_INIT { sizeof(strut_measurement), STRUT_OK, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/* A text of a batch. */
typedef struct strut_text {
  const char *bytes;
  /* In bytes, or STRUT_NUL_TERMINATED. */
  size_t length;
} strut_text;

/* A line of a text. The string lives as long as the handle of the lines. */
typedef struct strut_line {
  /* What the line shows, with its ellipsis or hyphen. Ends in a NUL that `text_length` does not count. */
  const char *text;
  size_t text_length;
  /* The stretch of the text that the line stands for, in bytes, with the spaces and the newline at its end. */
  size_t start;
  size_t end;
  /* The same in UTF-16 units, as NSRange counts. */
  size_t utf16_start;
  size_t utf16_end;
  double width;
  /* From the top of the label. */
  double baseline;
  double ascender;
  double descender;
} strut_line;

/* The lines of all texts of a call, one after the other. */
typedef struct strut_lines_view {
  size_t size;
  const strut_line *lines;
  size_t line_count;
  /* Bytes from one line to the next: step by this, since later libraries may tell more of a line. */
  size_t line_stride;
  /* The lines of text i are those from first_line[i] up to first_line[i + 1]; there are text_count + 1 of them. */
  const size_t *first_line;
  size_t text_count;
} strut_lines_view;

#define STRUT_LINES_VIEW_INIT { sizeof(strut_lines_view), NULL, 0, 0, NULL, 0 }

/* ---- Cells ------------------------------------------------------------------------------------------------------------- */

/* What a cell is laid out in. */
typedef struct strut_layout_options {
  size_t size;
  /* A content size category. NULL: "L". */
  const char *category;
  /* The language of the texts, or a pseudolanguage; it decides the direction too. NULL: the texts as they stand. */
  const char *locale;
  /* Files or folders in which keys of a document are looked up; an Interface Builder file has the tables beside it. */
  const char *const *strings;
  size_t string_count;
  /* In points. NAN: the document's own, or the one that Xcode recorded. */
  double width;
  /* Pixels in a point. */
  double display_scale;
  /* STRUT_DIRECTION_… ; natural is that of the locale. */
  uint32_t direction;
  /* Whether text styles have higher lines, as iOS has them since 17 for languages such as Arabic and Thai; else the document says. 0 or 1. */
  uint32_t tall_lines;
  /* Whose numbers count where releases of iOS differ: "iOS11" to "iOS18" or "iOS26". NULL: the document's, else iOS17. */
  const char *era;
  /* Whose texts are shown where strings vary them by device: "phone" or "pad". NULL: a phone's. */
  const char *device;
  /* The language that texts are written in before they are translated, and that of strings whose files and folders name none. NULL: the one
   * that the strings name, else English; a file that names no language is then an error. */
  const char *source_language;
  /* A file of what stands in texts in place of 88,888 and a long name, YAML or JSON: a number, a text, arguments by name. NULL: none. */
  const char *samples;
  /* Which cell of an Interface Builder file: its name, its object id, or its number from 1. NULL: the only one. */
  const char *cell;
} strut_layout_options;

#define STRUT_LAYOUT_OPTIONS_INIT \
  { sizeof(strut_layout_options), NULL, NULL, NULL, 0, (double)NAN, 3, 0, 0, NULL, NULL, NULL, NULL, NULL }

/* A cell that was laid out. */
typedef struct strut_layout_info {
  size_t size;
  double width;
  double height;
  size_t view_count;
  /* Constraints that could not hold and were dropped. */
  size_t unsatisfied_count;
  /* What about the cell will not do what its author meant. */
  size_t finding_count;
} strut_layout_info;

#define STRUT_LAYOUT_INFO_INIT { sizeof(strut_layout_info), 0, 0, 0, 0, 0 }

/* Where a view came to be, in the coordinates of the cell. The name lives as long as the layout's handle. */
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
  /* From the top of the cell; NAN without text. */
  double first_baseline;
  double last_baseline;
  /* NAN for what is no label. */
  double point_size;
  uint32_t line_count;
  uint32_t is_truncated;
} strut_view;

#define STRUT_VIEW_INIT { sizeof(strut_view), NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/* ---- Audits ------------------------------------------------------------------------------------------------------------ */

/* What is looked at: every cell in every language at every size and width. */
typedef struct strut_audit_options {
  size_t size;
  /* Files of cells and tables, Interface Builder files, or folders, of which all are taken. */
  const char *const *paths;
  size_t path_count;
  /* Files or folders of strings. */
  const char *const *strings;
  size_t string_count;
  /* Languages between commas, pseudolanguages among them. NULL: all that the strings have. */
  const char *locales;
  /* "all", "XS..XXXL", "L,AX5". NULL: all. */
  const char *categories;
  /* In points. NULL: 320, 375 and 430, and 768 and 1024 for what iPads load of Interface Builder files. */
  const double *widths;
  size_t width_count;
  /* A file of rules and suppressions. NULL: none. */
  const char *rules;
  /* Pixels in a point. */
  double display_scale;
  /* How many cores work. 0: all. */
  size_t worker_count;
  /* Whose numbers count where releases of iOS differ: "iOS11" to "iOS18" or "iOS26". NULL: each document's, else iOS17. */
  const char *era;
  /* Whether text styles have higher lines, as in strut_layout_options. 0 or 1. */
  uint32_t tall_lines;
  /* Whose texts are shown, as in strut_layout_options. */
  const char *device;
  /* The language of the source, as in strut_layout_options. */
  const char *source_language;
  /* A file of samples, as in strut_layout_options. */
  const char *samples;
} strut_audit_options;

#define STRUT_AUDIT_OPTIONS_INIT \
  { sizeof(strut_audit_options), NULL, 0, NULL, 0, NULL, NULL, NULL, 0, NULL, 3, 0, NULL, 0, NULL, NULL, NULL }

/* ==== Functions ========================================================================================================= */

/* The library's version, "0.1.0". The string lives for ever. */
const char *strut_version(void);

/* The library's version and those of FreeType, HarfBuzz and ICU. The strings live for ever. */
strut_status strut_versions_get(strut_versions *versions, strut_error *error);

/* The structs as the _INIT macros have them, for languages without macros. `size` is that of the caller's struct. */
strut_status strut_context_options_init(strut_context_options *options, size_t size);
strut_status strut_font_request_init(strut_font_request *request, size_t size);
strut_status strut_measure_options_init(strut_measure_options *options, size_t size);
strut_status strut_layout_options_init(strut_layout_options *options, size_t size);
strut_status strut_audit_options_init(strut_audit_options *options, size_t size);

/* Makes a context. `options` may be NULL. One context serves a whole program. */
strut_status strut_context_create(const strut_context_options *options, strut_context **context, strut_error *error);
strut_status strut_context_free(strut_context *context);

/* Makes the faces of a file, of bytes (which are copied) or of all font files of a folder known by their names. `registration` may be
 * NULL; else it is set to a number for `strut_unregister`; a file that is registered already keeps its number, which is taken back once.
 * `registered` and `skipped` count files and may be NULL. Fonts of a folder stay until the context ends: for numbers of their own, and
 * to learn why one is skipped, register the files one by one. */
strut_status strut_register_file(strut_context *context, const char *path, uint64_t *registration, strut_error *error);
strut_status strut_register_bytes(
  strut_context *context, const void *data, size_t length, const char *name, uint64_t *registration, strut_error *error);
strut_status strut_register_folder(
  strut_context *context, const char *path, size_t *registered, size_t *skipped, strut_error *error);
strut_status strut_unregister(strut_context *context, uint64_t registration, strut_error *error);

/* Opens a font. */
strut_status strut_font_open(
  strut_context *context, const strut_font_request *request, strut_font **font, strut_error *error);
strut_status strut_font_get_metrics(const strut_font *font, strut_font_metrics *metrics, strut_error *error);
strut_status strut_font_get_info(const strut_font *font, strut_font_info *info, strut_error *error);
strut_status strut_font_free(strut_font *font);

/* The numbers of a text style. `platform` is "ios", "macos", "tvos" or "watchos"; NULL is ios. `category` may be NULL, for L. */
strut_status strut_text_style_get(
  const char *style, const char *category, const char *platform, strut_text_style *values, strut_error *error);

/* UIFontMetrics.scaledValue(for:): a value as it is at a category, to the nearest pixel. `style` may be NULL, for body. */
strut_status strut_scale_value(
  double value, const char *style, const char *category, double display_scale, double *scaled, strut_error *error);

/* UIFontMetrics.scaledFont(for:maximumPointSize:): the size of a font at a category. `maximum` 0 is no limit. */
strut_status strut_scale_point_size(
  double point_size, const char *style, const char *category, double maximum, double *scaled, strut_error *error);

/* The system spacing from the last baseline of text in `upper` down to the first baseline of text in `lower`; NULL is an edge.
 * `era` is the release of iOS whose rule counts, "iOS11" to "iOS18" or "iOS26"; NULL: iOS17. */
strut_status strut_system_spacing(
  const strut_font *upper, const strut_font *lower, double multiplier, double display_scale, const char *era,
  strut_spacing *spacing, strut_error *error);

/* Measures a text. `options` may be NULL. */
strut_status strut_measure(
  strut_context *context, const char *text, size_t length, const strut_measure_options *options,
  strut_measurement *measurement, strut_error *error);

/* Measures texts on all cores.
 *
 * `options` is one for all texts (option_count 1), one for each (option_count text_count), or NULL (0). `measurements` are text_count
 * structs of `measurement_size` bytes, which is sizeof(strut_measurement); they need not be initialized. `lines` may be NULL; else it is
 * set to a handle for `strut_lines_get`.
 *
 * Where some texts cannot be measured, the others are, and the answer is STRUT_PARTIAL with the first error; so it is of a single text.
 * Options are wrong for the texts they are of, and those of several texts (option_count 1) for the call, which then measures none.
 * options[0].size is the size of every one of them; another's that differs is STRUT_BAD_SIZE for its text.
 *
 * Threads are started for the call and have ended when it returns: none is left behind that a fork() would lose. */
strut_status strut_measure_many(
  strut_context *context, const strut_text *texts, size_t text_count, const strut_measure_options *options,
  size_t option_count, strut_measurement *measurements, size_t measurement_size, strut_lines **lines, strut_error *error);

/* The lines; what it points to lives as long as the handle. */
strut_status strut_lines_get(const strut_lines *lines, strut_lines_view *view, strut_error *error);
strut_status strut_lines_free(strut_lines *lines);

/* Reads a cell from a file, or from a text in memory: YAML or JSON, or the XML of a .xib or .storyboard, which may have several cells.
 * `name` is what errors call a text, and may be NULL; then one that begins with "<" is Interface Builder's, else its suffix says so. An
 * Interface Builder file has the tables of strings and the strut-nib.yaml that lie beside and above it; a text in memory has none. */
strut_status strut_cell_open(const char *path, strut_cell **cell, strut_error *error);
strut_status strut_cell_read(
  const char *text, size_t length, const char *name, strut_cell **cell, strut_error *error);
strut_status strut_cell_free(strut_cell *cell);

/* Lays a cell out as a table view would. `options` may be NULL. */
strut_status strut_cell_lay_out(
  strut_context *context, const strut_cell *cell, const strut_layout_options *options, strut_layout **layout,
  strut_error *error);
strut_status strut_layout_get_info(const strut_layout *layout, strut_layout_info *info, strut_error *error);
/* A view by its place in the document's order, from 0, or by its name. */
strut_status strut_layout_get_view(const strut_layout *layout, size_t index, strut_view *view, strut_error *error);
strut_status strut_layout_find_view(const strut_layout *layout, const char *name, strut_view *view, strut_error *error);
/* What `strut layout --json` prints. */
strut_status strut_layout_json(const strut_layout *layout, strut_string **json, strut_error *error);
strut_status strut_layout_free(strut_layout *layout);

/* Audits cells: what `strut audit --json` prints. `finding_count` may be NULL. What was wrong with some of the files is in the JSON, under
 * "problems". Fonts that an app in a folder names are registered with the context, and stay so. */
strut_status strut_audit_json(
  strut_context *context, const strut_audit_options *options, strut_string **json, size_t *finding_count,
  strut_error *error);

/* The bytes of a string, which end in a NUL that `length` does not count. `length` may be NULL. NULL for a bad handle. */
const char *strut_string_bytes(const strut_string *string, size_t *length);
strut_status strut_string_free(strut_string *string);

#ifdef __cplusplus
}
#endif
#endif
