#ifndef STRUT_CICU_H
#define STRUT_CICU_H
/*
 * The functions of ICU that Strut uses, in plain C. This header includes no ICU header, because
 * those cannot be compiled in a module that also imports Foundation, which contains its own ICU.
 * Functions keep no global state. Lengths and offsets count UTF-16 units. A function that can fail
 * returns 0 on success, and ICU's positive UErrorCode, or STRUT_ICU_BAD_ARGUMENT, on failure.
 */
#include <stdatomic.h>
#include <stdint.h>

#define STRUT_ICU_BAD_ARGUMENT (-1)

/* The version, such as "72.1": documents contain the versions of the engines. A literal, which is
 * never freed. */
const char *strut_icu_version(void);

/* ---- Boundaries (UAX #29, UAX #14) ---- */

/* A UBreakIterator, owned by the code that opened it; for one thread at a time. */
typedef struct StrutBreakIterator StrutBreakIterator;

#define STRUT_BREAK_GRAPHEME 0
#define STRUT_BREAK_LINE 1
#define STRUT_BREAK_WORD 2

/* Opens an iterator for `kind` and a locale such as "ja@lb=normal" ("" is the root). Opening loads
 * rules, which takes longer than breaking short text, so an owner may keep the iterator. */
int32_t strut_break_open(int32_t kind, const char *locale, StrutBreakIterator **out);

/* Closes an iterator, which may be NULL. */
void strut_break_close(StrutBreakIterator *iterator);

/* Sets the bit `mark` in flags[b] for every boundary b in 0...length. `flags` has length + 1
 * entries, so that no index is out of bounds and no buffer grows. The text is not kept. */
int32_t strut_break_mark(StrutBreakIterator *iterator, const uint16_t *text, int32_t length, uint8_t mark, uint8_t *flags);

#define STRUT_WORD_NONE 1
#define STRUT_WORD_NUMBER 2
#define STRUT_WORD_LETTER 3
#define STRUT_WORD_KANA 4
#define STRUT_WORD_IDEOGRAPHIC 5

/* Writes to kinds[b], for every boundary b in 1...length, the kind of the segment that ends there:
 * one of STRUT_WORD_…. Other entries are not changed. `kinds` has length + 1 entries. The iterator
 * must be one of words. */
int32_t strut_break_words(StrutBreakIterator *iterator, const uint16_t *text, int32_t length, uint8_t *kinds);

/* ---- Bidirectional text (UAX #9) ---- */

#define STRUT_BIDI_LTR 0
#define STRUT_BIDI_RTL 1
/* The first strong character of each paragraph determines the direction (rules P2 and P3), left to
 * right if there is none. */
#define STRUT_BIDI_AUTO 2

/* Writes the embedding level of every unit, and the level of its paragraph; both arrays have
 * `length` entries. */
int32_t strut_bidi_levels(
    const uint16_t *text, int32_t length, int32_t direction, uint8_t *levels, uint8_t *paragraph_levels);

/* ---- Plural rules (UTS #35, part 3) ---- */

/* A UPluralRules, owned by the code that opened it; for one thread at a time. */
typedef struct StrutPluralRules StrutPluralRules;

#define STRUT_PLURAL_ZERO 0
#define STRUT_PLURAL_ONE 1
#define STRUT_PLURAL_TWO 2
#define STRUT_PLURAL_FEW 3
#define STRUT_PLURAL_MANY 4
#define STRUT_PLURAL_OTHER 5

/* Opens the rules of a locale such as "pl" for counting, or for ordinal numbers ("1st") if
 * `ordinal` is not 0. */
int32_t strut_plural_open(const char *locale, int32_t ordinal, StrutPluralRules **out);

/* Closes rules, which may be NULL. */
void strut_plural_close(StrutPluralRules *rules);

/* Returns the category of a number, one of STRUT_PLURAL_…; OTHER if ICU fails. */
int32_t strut_plural_category(const StrutPluralRules *rules, double number);

/* ---- Characters. Anything that is no code point has no properties and the script Unknown. ---- */

#define STRUT_SCRIPT_COMMON 0
#define STRUT_SCRIPT_INHERITED 1

/* Returns the script property, in ICU's numbers. */
int32_t strut_script(uint32_t code_point);

/* Returns the number of scripts, whose numbers begin with 0. */
int32_t strut_script_count(void);

/* Returns true if the script extensions contain `script`: U+30FC belongs to Hiragana and to
 * Katakana. */
int32_t strut_has_script(uint32_t code_point, int32_t script);

/* Returns the four letters of ISO 15924, with the first in the top byte: 'Latn'. They are packed,
 * so that no pointer is needed. */
uint32_t strut_script_tag(int32_t script);

/* The line breaks around a character if words are kept together or broken anywhere (CSS Text 3,
 * word-break). */
#define STRUT_LETTER_NONE 0
/* A letter, a digit or another character of the line breaking classes AL, AI, NU and ID. */
#define STRUT_LETTER_PLAIN 1
/* A hangul syllable, or a letter of one. */
#define STRUT_LETTER_HANGUL 2
/* A character of a script whose words are found with a dictionary: class SA. */
#define STRUT_LETTER_DICTIONARY 3
/* A mark that belongs to the letter before it: classes CM and ZWJ, and marks of class SA. */
#define STRUT_LETTER_MARK 4

int32_t strut_letter(uint32_t code_point);

#define STRUT_CHARACTER_EMOJI 0x1
#define STRUT_CHARACTER_EMOJI_PRESENTATION 0x2
#define STRUT_CHARACTER_EMOJI_MODIFIER_BASE 0x8
#define STRUT_CHARACTER_EXTENDED_PICTOGRAPHIC 0x10
#define STRUT_CHARACTER_DEFAULT_IGNORABLE 0x40
#define STRUT_CHARACTER_VARIATION_SELECTOR 0x80
/* General categories: Zs; Cc, Zl and Zp together (which are never drawn). */
#define STRUT_CHARACTER_SPACE_SEPARATOR 0x100
#define STRUT_CHARACTER_CONTROL 0x200
#define STRUT_CHARACTER_OPENING_BRACKET 0x400
#define STRUT_CHARACTER_CLOSING_BRACKET 0x800

/* Boundary classes that are decided without an iterator. A character that is not listed is
 * STRUT_GRAPHEME_BREAK_OTHER; SPECIAL requires the iterator. */
#define STRUT_GRAPHEME_STARTS 0  /* Separate from the text before it: class Other, and whole Hangul syllables. */
#define STRUT_GRAPHEME_EXTENDS 1 /* Extend or SpacingMark: stays with the text before it. */
#define STRUT_GRAPHEME_SPECIAL 2 /* Newlines, controls, joiners, jamo, flags, pictographs. */
#define STRUT_GRAPHEME_PREPENDS 3 /* Prepend: the text after it stays with it. */
int32_t strut_grapheme_class(uint32_t code_point);

/* The role of a character in a conjunct: Unicode 16.0's Indic_Conjunct_Break, computed from its
 * source properties. */
#define STRUT_CONJUNCT_NONE 0
#define STRUT_CONJUNCT_CONSONANT 1
#define STRUT_CONJUNCT_LINKER 2   /* The virama of a script that writes conjuncts. */
#define STRUT_CONJUNCT_EXTENDER 3 /* Another character of class Extend except U+200C, or U+200D. */
int32_t strut_conjunct_class(uint32_t code_point);

/* The role of a character in a number with European digits (UAX #9, W4 to W6). */
#define STRUT_NUMBER_NONE 0
#define STRUT_NUMBER_SEPARATOR 1  /* CS or ES: belongs to the digits on both sides. */
#define STRUT_NUMBER_TERMINATOR 2 /* ET, and marks: belongs to the digits before it. */
int32_t strut_number_class(uint32_t code_point);

/* Returns true if a character without a bidirectional level (class BN) stays in the previous
 * grapheme cluster: joiners and tags. */
int32_t strut_joins_level(uint32_t code_point);

/* Returns true if a grapheme cluster always ends after a character (UAX #29, GB4): newlines and
 * controls. */
int32_t strut_ends_cluster(uint32_t code_point);

/* Line break classes of UAX #14 in most words. */
#define STRUT_LINE_OTHER 0
#define STRUT_LINE_LETTER 1      /* AL, HL and NU */
#define STRUT_LINE_MARK 2        /* CM */
#define STRUT_LINE_OPENING 3     /* OP */
#define STRUT_LINE_CLOSING 4     /* CL and CP */
#define STRUT_LINE_EXCLAMATION 5 /* EX */
#define STRUT_LINE_INFIX 6       /* IS */
#define STRUT_LINE_QUOTATION 7   /* QU */
#define STRUT_LINE_NONSTARTER 8  /* NS and CJ */
#define STRUT_LINE_DASH 9        /* B2 */
#define STRUT_LINE_HANGUL 10     /* H2 and H3 */
int32_t strut_line_break_kind(uint32_t code_point);

/* Properties of the units of the basic plane, which callers compute and keep permanently; 0 if they
 * are not computed yet. For any thread: the bits of a unit are always the same. */
extern _Atomic uint32_t strut_unit_bits[0x10000];
static inline uint32_t strut_unit_known(uint16_t unit) {
  return atomic_load_explicit(&strut_unit_bits[unit], memory_order_relaxed);
}
static inline void strut_unit_keep(uint16_t unit, uint32_t bits) {
  atomic_store_explicit(&strut_unit_bits[unit], bits, memory_order_relaxed);
}

/* A character that reads from right to left (UAX #9, R and AL). */
#define STRUT_DIRECTION_RIGHT 1
/* A character that takes its direction from its context: no letter, number or direction control. */
#define STRUT_DIRECTION_NEUTRAL 2
/* Neither. */
#define STRUT_DIRECTION_OTHER 0
int32_t strut_direction(uint32_t code_point);

/* The joining behavior of a character (Unicode 9.2): characters that join nothing, characters
 * across which letters join, and all others. HarfBuzz has the same values for marks and format
 * characters that ArabicShaping.txt does not list. */
#define STRUT_JOINING_NONE 0
#define STRUT_JOINING_TRANSPARENT 1
#define STRUT_JOINING_LETTER 2
int32_t strut_joining(uint32_t code_point);

/* Returns the properties above in one call, because most characters need several. */
uint32_t strut_character_properties(uint32_t code_point);

/* Returns the other half of a paired bracket (UAX #9, BidiBrackets.txt), or the code point itself:
 * both brackets have one script. */
uint32_t strut_paired_bracket(uint32_t code_point);

/* Writes the full canonical decomposition and returns its length, 0 if there is none or it does not
 * fit. A font with the parts of U+00E9 can draw it, because HarfBuzz decomposes it. */
int32_t strut_canonical_decomposition(uint32_t code_point, uint32_t *out, int32_t capacity);

/* Returns the canonical composite of a pair, 0 if there is none: a font may have U+00E9 but no
 * combining acute. */
uint32_t strut_canonical_composition(uint32_t first, uint32_t second);

#endif
