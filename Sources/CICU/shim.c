#include "CICU.h"

#include <stdlib.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/upluralrules.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>
#include <unicode/uversion.h>

const char *strut_icu_version(void) { return U_ICU_VERSION; }

struct StrutBreakIterator {
  UBreakIterator *raw;
};

int32_t strut_break_open(int32_t kind, const char *locale, StrutBreakIterator **out) {
  if (!locale || !out) return STRUT_ICU_BAD_ARGUMENT;
  UBreakIteratorType type;
  switch (kind) {
    case STRUT_BREAK_GRAPHEME: type = UBRK_CHARACTER; break;
    case STRUT_BREAK_LINE: type = UBRK_LINE; break;
    case STRUT_BREAK_WORD: type = UBRK_WORD; break;
    default: return STRUT_ICU_BAD_ARGUMENT;
  }
  *out = NULL;
  StrutBreakIterator *iterator = malloc(sizeof *iterator);
  if (!iterator) return U_MEMORY_ALLOCATION_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  iterator->raw = ubrk_open(type, locale, NULL, 0, &status);
  if (U_FAILURE(status)) {
    free(iterator);
    return status;
  }
  *out = iterator;
  return 0;
}

void strut_break_close(StrutBreakIterator *iterator) {
  if (!iterator) return;
  ubrk_close(iterator->raw);
  free(iterator);
}

static const UChar nothing[1] = {0};

int32_t strut_break_mark(StrutBreakIterator *iterator, const uint16_t *text, int32_t length, uint8_t mark, uint8_t *flags) {
  if (!iterator || length < 0 || (!text && length > 0) || !flags) return STRUT_ICU_BAD_ARGUMENT;
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator->raw, length > 0 ? (const UChar *)text : nothing, length, &status);
  if (U_FAILURE(status)) return status;
  for (int32_t b = ubrk_first(iterator->raw); b != UBRK_DONE; b = ubrk_next(iterator->raw)) {
    if (b >= 0 && b <= length) flags[b] |= mark;
  }
  ubrk_setText(iterator->raw, nothing, 0, &status); /* The caller may free the text after this call. */
  return 0;
}

static uint8_t word_kind(int32_t rule) {
  if (rule >= UBRK_WORD_IDEO) return STRUT_WORD_IDEOGRAPHIC;
  if (rule >= UBRK_WORD_KANA) return STRUT_WORD_KANA;
  if (rule >= UBRK_WORD_LETTER) return STRUT_WORD_LETTER;
  return rule >= UBRK_WORD_NUMBER ? STRUT_WORD_NUMBER : STRUT_WORD_NONE;
}

int32_t strut_break_words(StrutBreakIterator *iterator, const uint16_t *text, int32_t length, uint8_t *kinds) {
  if (!iterator || length < 0 || (!text && length > 0) || !kinds) return STRUT_ICU_BAD_ARGUMENT;
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator->raw, length > 0 ? (const UChar *)text : nothing, length, &status);
  if (U_FAILURE(status)) return status;
  ubrk_first(iterator->raw);
  for (int32_t b = ubrk_next(iterator->raw); b != UBRK_DONE; b = ubrk_next(iterator->raw)) {
    if (b > 0 && b <= length) kinds[b] = word_kind(ubrk_getRuleStatus(iterator->raw));
  }
  ubrk_setText(iterator->raw, nothing, 0, &status); /* The caller may free the text after this call. */
  return 0;
}

int32_t strut_bidi_levels(
    const uint16_t *text, int32_t length, int32_t direction, uint8_t *levels, uint8_t *paragraph_levels) {
  if (length == 0) return 0;
  if (length < 0 || !text || !levels || !paragraph_levels) return STRUT_ICU_BAD_ARGUMENT;
  UBiDiLevel base = direction == STRUT_BIDI_AUTO ? UBIDI_DEFAULT_LTR : direction == STRUT_BIDI_RTL ? 1 : 0;
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(0, 0, &status);
  if (U_FAILURE(status)) return status;
  ubidi_setPara(bidi, (const UChar *)text, length, base, NULL, &status);
  const UBiDiLevel *found = U_SUCCESS(status) ? ubidi_getLevels(bidi, &status) : NULL;
  int32_t paragraphs = U_SUCCESS(status) ? ubidi_countParagraphs(bidi) : 0;
  for (int32_t i = 0; i < length && found; i++) levels[i] = found[i];
  for (int32_t p = 0; p < paragraphs && U_SUCCESS(status); p++) {
    int32_t start = 0, limit = 0;
    UBiDiLevel level = 0;
    ubidi_getParagraphByIndex(bidi, p, &start, &limit, &level, &status);
    for (int32_t i = start; i < limit && i < length && U_SUCCESS(status); i++) paragraph_levels[i] = level;
  }
  ubidi_close(bidi);
  return U_FAILURE(status) ? status : 0;
}

static int is_code_point(uint32_t c) { return c <= 0x10FFFF; }

int32_t strut_script(uint32_t c) {
  UErrorCode status = U_ZERO_ERROR;
  if (!is_code_point(c)) return USCRIPT_UNKNOWN;
  UScriptCode script = uscript_getScript((UChar32)c, &status);
  return U_FAILURE(status) ? USCRIPT_UNKNOWN : script;
}

int32_t strut_script_count(void) { return u_getIntPropertyMaxValue(UCHAR_SCRIPT) + 1; }

int32_t strut_has_script(uint32_t c, int32_t script) {
  return is_code_point(c) && script >= 0 && uscript_hasScript((UChar32)c, (UScriptCode)script);
}

uint32_t strut_script_tag(int32_t script) {
  const char *name = uscript_getShortName((UScriptCode)script);
  if (!name || !name[0] || !name[1] || !name[2] || !name[3]) name = "Zzzz";
  return (uint32_t)(unsigned char)name[0] << 24 | (uint32_t)(unsigned char)name[1] << 16
      | (uint32_t)(unsigned char)name[2] << 8 | (uint32_t)(unsigned char)name[3];
}

int32_t strut_letter(uint32_t code_point) {
  if (!is_code_point(code_point)) return STRUT_LETTER_NONE;
  UChar32 c = (UChar32)code_point;
  switch (u_getIntPropertyValue(c, UCHAR_LINE_BREAK)) {
    case U_LB_COMBINING_MARK:
    case U_LB_ZWJ: return STRUT_LETTER_MARK;
    case U_LB_COMPLEX_CONTEXT: {
      int8_t category = u_charType(c);
      return category == U_NON_SPACING_MARK || category == U_COMBINING_SPACING_MARK ? STRUT_LETTER_MARK
                                                                                    : STRUT_LETTER_DICTIONARY;
    }
    case U_LB_H2:
    case U_LB_H3:
    case U_LB_JL:
    case U_LB_JV:
    case U_LB_JT: return STRUT_LETTER_HANGUL;
    case U_LB_ALPHABETIC:
    case U_LB_AMBIGUOUS:
    case U_LB_NUMERIC:
    case U_LB_IDEOGRAPHIC: return STRUT_LETTER_PLAIN;
    default: return U_GET_GC_MASK(c) & (U_GC_L_MASK | U_GC_N_MASK) ? STRUT_LETTER_PLAIN : STRUT_LETTER_NONE;
  }
}

uint32_t strut_character_properties(uint32_t code_point) {
  if (!is_code_point(code_point)) return 0;
  UChar32 c = (UChar32)code_point;
  uint32_t bits = 0;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI)) bits |= STRUT_CHARACTER_EMOJI;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION)) bits |= STRUT_CHARACTER_EMOJI_PRESENTATION;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER_BASE)) bits |= STRUT_CHARACTER_EMOJI_MODIFIER_BASE;
  if (u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC)) bits |= STRUT_CHARACTER_EXTENDED_PICTOGRAPHIC;
  if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) bits |= STRUT_CHARACTER_DEFAULT_IGNORABLE;
  if (u_hasBinaryProperty(c, UCHAR_VARIATION_SELECTOR)) bits |= STRUT_CHARACTER_VARIATION_SELECTOR;
  int8_t category = u_charType(c);
  if (category == U_SPACE_SEPARATOR) bits |= STRUT_CHARACTER_SPACE_SEPARATOR;
  if (category == U_CONTROL_CHAR || category == U_LINE_SEPARATOR || category == U_PARAGRAPH_SEPARATOR)
    bits |= STRUT_CHARACTER_CONTROL;
  int32_t bracket = u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
  if (bracket == U_BPT_OPEN) bits |= STRUT_CHARACTER_OPENING_BRACKET;
  if (bracket == U_BPT_CLOSE) bits |= STRUT_CHARACTER_CLOSING_BRACKET;
  return bits;
}

int32_t strut_joining(uint32_t c) {
  if (!is_code_point(c)) return STRUT_JOINING_NONE;
  switch (u_getIntPropertyValue((UChar32)c, UCHAR_JOINING_TYPE)) {
    case U_JT_NON_JOINING: return STRUT_JOINING_NONE;
    case U_JT_TRANSPARENT: return STRUT_JOINING_TRANSPARENT;
    default: return STRUT_JOINING_LETTER;
  }
}

static int32_t grapheme_break(uint32_t c) { return u_getIntPropertyValue((UChar32)c, UCHAR_GRAPHEME_CLUSTER_BREAK); }

int32_t strut_grapheme_class(uint32_t c) {
  if (!is_code_point(c)) return STRUT_GRAPHEME_SPECIAL;
  switch (grapheme_break(c)) {
    case U_GCB_OTHER:
      return u_hasBinaryProperty((UChar32)c, UCHAR_EXTENDED_PICTOGRAPHIC) ? STRUT_GRAPHEME_SPECIAL : STRUT_GRAPHEME_STARTS;
    case U_GCB_LV:
    case U_GCB_LVT: return STRUT_GRAPHEME_STARTS;
    case U_GCB_EXTEND:
    case U_GCB_SPACING_MARK: return STRUT_GRAPHEME_EXTENDS;
    case U_GCB_PREPEND: return STRUT_GRAPHEME_PREPENDS;
    default: return STRUT_GRAPHEME_SPECIAL;
  }
}

static int is_of_conjuncts(UChar32 c) {
  UErrorCode status = U_ZERO_ERROR;
  switch (uscript_getScript(c, &status)) {
    case USCRIPT_BENGALI:
    case USCRIPT_DEVANAGARI:
    case USCRIPT_GUJARATI:
    case USCRIPT_MALAYALAM:
    case USCRIPT_ORIYA:
    case USCRIPT_TELUGU: return 1;
    default: return 0;
  }
}

int32_t strut_conjunct_class(uint32_t code_point) {
  if (!is_code_point(code_point)) return STRUT_CONJUNCT_NONE;
  UChar32 c = (UChar32)code_point;
  switch (u_getIntPropertyValue(c, UCHAR_INDIC_SYLLABIC_CATEGORY)) {
    case U_INSC_CONSONANT:
      if (is_of_conjuncts(c)) return STRUT_CONJUNCT_CONSONANT;
      break;
    case U_INSC_VIRAMA:
      if (is_of_conjuncts(c)) return STRUT_CONJUNCT_LINKER;
      break;
    default: break;
  }
  int32_t kind = grapheme_break(code_point);
  return kind == U_GCB_ZWJ || (kind == U_GCB_EXTEND && c != 0x200C) ? STRUT_CONJUNCT_EXTENDER : STRUT_CONJUNCT_NONE;
}

int32_t strut_number_class(uint32_t c) {
  if (!is_code_point(c)) return STRUT_NUMBER_NONE;
  switch (u_charDirection((UChar32)c)) {
    case U_EUROPEAN_NUMBER_SEPARATOR:
    case U_COMMON_NUMBER_SEPARATOR: return STRUT_NUMBER_SEPARATOR;
    case U_EUROPEAN_NUMBER_TERMINATOR:
    case U_DIR_NON_SPACING_MARK: return STRUT_NUMBER_TERMINATOR;
    default: return STRUT_NUMBER_NONE;
  }
}

int32_t strut_joins_level(uint32_t c) {
  if (!is_code_point(c) || u_charDirection((UChar32)c) != U_BOUNDARY_NEUTRAL) return 0;
  int32_t kind = grapheme_break(c);
  return kind == U_GCB_EXTEND || kind == U_GCB_ZWJ;
}

int32_t strut_ends_cluster(uint32_t c) {
  if (!is_code_point(c)) return 1;
  int32_t kind = grapheme_break(c);
  return kind == U_GCB_CR || kind == U_GCB_LF || kind == U_GCB_CONTROL;
}

_Atomic uint32_t strut_unit_bits[0x10000];

int32_t strut_direction(uint32_t c) {
  if (!is_code_point(c)) return STRUT_DIRECTION_OTHER;
  switch (u_charDirection((UChar32)c)) {
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC: return STRUT_DIRECTION_RIGHT;
    /* Among letters of one direction only, these have the level of the letters (W4 to W6, N1):
     * there is no number that they could join. */
    case U_EUROPEAN_NUMBER_SEPARATOR:
    case U_EUROPEAN_NUMBER_TERMINATOR:
    case U_COMMON_NUMBER_SEPARATOR:
    case U_WHITE_SPACE_NEUTRAL:
    case U_OTHER_NEUTRAL:
    case U_DIR_NON_SPACING_MARK: return STRUT_DIRECTION_NEUTRAL;
    default: return STRUT_DIRECTION_OTHER;
  }
}

int32_t strut_line_break_kind(uint32_t c) {
  if (!is_code_point(c)) return STRUT_LINE_OTHER;
  switch (u_getIntPropertyValue((UChar32)c, UCHAR_LINE_BREAK)) {
    case U_LB_ALPHABETIC:
    case U_LB_HEBREW_LETTER:
    case U_LB_NUMERIC: return STRUT_LINE_LETTER;
    case U_LB_COMBINING_MARK: return STRUT_LINE_MARK;
    case U_LB_OPEN_PUNCTUATION: return STRUT_LINE_OPENING;
    case U_LB_CLOSE_PUNCTUATION:
    case U_LB_CLOSE_PARENTHESIS: return STRUT_LINE_CLOSING;
    case U_LB_EXCLAMATION: return STRUT_LINE_EXCLAMATION;
    case U_LB_INFIX_NUMERIC: return STRUT_LINE_INFIX;
    case U_LB_QUOTATION: return STRUT_LINE_QUOTATION;
    case U_LB_NONSTARTER:
    case U_LB_CONDITIONAL_JAPANESE_STARTER: return STRUT_LINE_NONSTARTER;
    case U_LB_BREAK_BOTH: return STRUT_LINE_DASH;
    case U_LB_H2:
    case U_LB_H3: return STRUT_LINE_HANGUL;
    default: return STRUT_LINE_OTHER;
  }
}

uint32_t strut_paired_bracket(uint32_t c) { return is_code_point(c) ? (uint32_t)u_getBidiPairedBracket((UChar32)c) : c; }

int32_t strut_canonical_decomposition(uint32_t c, uint32_t *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *nfd = unorm2_getNFDInstance(&status);
  UChar units[32];
  if (U_FAILURE(status) || !is_code_point(c) || !out) return 0;
  int32_t length = unorm2_getDecomposition(nfd, (UChar32)c, units, 32, &status);
  if (U_FAILURE(status) || length <= 0) return 0;
  int32_t count = 0;
  for (int32_t i = 0; i < length; count++) {
    UChar32 part;
    U16_NEXT(units, i, length, part);
    if (count == capacity) return 0;
    out[count] = (uint32_t)part;
  }
  return count;
}

uint32_t strut_canonical_composition(uint32_t first, uint32_t second) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *nfc = unorm2_getNFCInstance(&status);
  if (U_FAILURE(status) || !is_code_point(first) || !is_code_point(second)) return 0;
  UChar32 composite = unorm2_composePair(nfc, (UChar32)first, (UChar32)second);
  return composite < 0 ? 0 : (uint32_t)composite;
}

struct StrutPluralRules {
  UPluralRules *raw;
};

int32_t strut_plural_open(const char *locale, int32_t ordinal, StrutPluralRules **out) {
  if (!locale || !out) return STRUT_ICU_BAD_ARGUMENT;
  *out = NULL;
  StrutPluralRules *rules = malloc(sizeof *rules);
  if (!rules) return U_MEMORY_ALLOCATION_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  rules->raw = uplrules_openForType(locale, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, &status);
  if (U_FAILURE(status)) {
    free(rules);
    return status;
  }
  *out = rules;
  return 0;
}

void strut_plural_close(StrutPluralRules *rules) {
  if (!rules) return;
  uplrules_close(rules->raw);
  free(rules);
}

int32_t strut_plural_category(const StrutPluralRules *rules, double number) {
  UChar keyword[8];
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = rules ? uplrules_select(rules->raw, number, keyword, 8, &status) : 0;
  if (!rules || U_FAILURE(status) || length < 1) return STRUT_PLURAL_OTHER;
  switch (keyword[0]) {
    case 'z': return STRUT_PLURAL_ZERO;
    case 't': return STRUT_PLURAL_TWO;
    case 'f': return STRUT_PLURAL_FEW;
    case 'm': return STRUT_PLURAL_MANY;
    /* "one" and "other" differ in their second letter. */
    default: return length == 3 && keyword[1] == 'n' ? STRUT_PLURAL_ONE : STRUT_PLURAL_OTHER;
  }
}
