"""The language numbers of the `name` table as BCP 47 tags: OpenType's lists in fontTools, with
additions.

OpenType's list of Windows numbers does not contain some languages that have numbers in Windows and
names in fonts, such as Persian; these come from Microsoft's [MS-LCID], 2.2. For the Macintosh,
fontTools uses "cz" for Czech, which is a country code.
"""
from fontTools.ttLib.tables import _n_a_m_e as names

WINDOWS = names._WINDOWS_LANGUAGES | {
    0x0429: "fa", 0x0430: "st", 0x0431: "ts", 0x0433: "ve", 0x043D: "yi", 0x0455: "my", 0x0458: "mni", 0x0459: "sd-Deva",
    0x045C: "chr", 0x0460: "ks", 0x0466: "bin", 0x0467: "ff", 0x0471: "kr", 0x0472: "om", 0x0473: "ti", 0x0474: "gn", 0x0475: "haw",
    0x0476: "la", 0x0477: "so", 0x0479: "pap", 0x0491: "gd", 0x0492: "ku-Arab", 0x0818: "ro-MD", 0x0819: "ru-MD", 0x0820: "ur-IN",
    0x0832: "tn-BW", 0x0846: "pa-Arab", 0x0849: "ta-LK", 0x0859: "sd", 0x0861: "ne-IN", 0x0873: "ti-ER",
    0x241A: "sr-Latn-RS", 0x281A: "sr-RS", 0x2C1A: "sr-Latn-ME", 0x301A: "sr-ME", 0x3C09: "en-HK", 0x580A: "es-419",
    0x5C0A: "es-CU",
}
MACINTOSH = names._MAC_LANGUAGES | {38: "cs"}
