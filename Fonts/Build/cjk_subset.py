"""The everyday subset of Noto Sans CJK: its characters, and the program that creates it."""

from subsetting import cutting

RULE = (
    "Everyday Japanese (Windows-31J and the four jōyō kanji outside it), Simplified Chinese (GB 2312), "
    "Traditional Chinese (Big5 level 1 and common Cantonese characters) and Korean (the 2,350 hangul of KS X 1001), "
    "with their symbols, kana, bopomofo, compatibility jamo, ASCII and Latin-1; "
    "locl forms for all five languages kept, vertical forms, ideographic variation sequences and hints dropped."
)

# Features for horizontal text. `locl` contains the Chinese and Korean forms of shared characters.
FEATURES = ["calt", "ccmp", "halt", "kern", "liga", "locl", "mark", "palt"]

# Jōyō kanji of 2010 whose prescribed form is outside JIS X 0208.
JOYO_OUTSIDE_JIS = "𠮟塡剝頰"

# Written Cantonese, which Big5 level 1 does not contain.
CANTONESE = "嘅咗喺啲冇嚟佢哋嘢咁乜咩喎㗎啱攞睇瞓嗰嗱噉攰嘞唔嘥諗掂嬲嗌嚿冧揸煲靚啩咋噃嗮晒"

BLOCKS = [
    (0x0020, 0x007E),  # ASCII
    (0x00A0, 0x00FF),  # Latin-1
    (0x2010, 0x2027),  # dashes, quotes, ellipsis
    (0x25CC, 0x25CC),  # dotted circle, which shapers put under a lone combining mark
    (0x3000, 0x303F),  # CJK symbols and punctuation
    (0x3041, 0x30FF),  # hiragana, katakana
    (0x3105, 0x312F),  # bopomofo
    (0x3131, 0x318E),  # hangul compatibility jamo
    (0x31A0, 0x31BF),  # bopomofo extended
    (0x31F0, 0x31FF),  # katakana phonetic extensions
    (0xFE00, 0xFE01),  # the two standardized variation selectors that the font uses
    (0xFF01, 0xFFEE),  # half-width and full-width forms
]


def characters() -> set[int]:
    """Returns the code points to keep, including those that the font lacks."""
    kept = {ord(character) for character in JOYO_OUTSIDE_JIS + CANTONESE}
    for first, last in BLOCKS:
        kept.update(range(first, last + 1))
    kept |= double_bytes("cp932", range(0x81, 0xFD))  # Windows-31J: JIS X 0208 with NEC's and IBM's rows
    kept |= double_bytes("gb2312", range(0xA1, 0xF8))
    kept |= double_bytes("big5", range(0xA1, 0xC7))  # symbols and level 1
    kept |= double_bytes("euc_kr", range(0xA1, 0xC9))  # symbols and hangul; the hanja begin at 0xCA
    return kept


def double_bytes(codec: str, lead_bytes: range) -> set[int]:
    """Returns the characters of the two-byte codes in a legacy encoding, without private-use
    characters."""
    found = set()
    for lead in lead_bytes:
        for trail in range(0x40, 0xFF):
            try:
                text = bytes([lead, trail]).decode(codec)
            except UnicodeDecodeError:
                continue
            if len(text) == 1 and not 0xE000 <= ord(text) <= 0xF8FF:
                found.add(ord(text))
    return found


def build(source, target):
    """Reduces the Japanese face of the collection `source` to `characters()` and writes it to
    `target`."""
    with cutting(source, target, FEATURES) as (_, subsetter):
        subsetter.populate(unicodes=characters())
