"""Type 1 as PFB and PFA, with several masters, and its metrics as AFM."""
import struct

from fontTools.misc import eexec
from fontTools.misc.psCharStrings import T1CharString

GLYPHS = {
    ".notdef": [0, 250, "hsbw", "endchar"],
    "space": [0, 250, "hsbw", "endchar"],
    "H": [50, 700, "hsbw", 0, 80, "hstem", 0, "hmoveto", 700, "vlineto", 90, "hlineto", -700, "vlineto", "closepath", "endchar"],
    "x": [20, 480, "hsbw", 0, "hmoveto", 450, "vmoveto", 100, 0, 100, -200, 50, -250, "rrcurveto", "closepath", "endchar"],
    "e": [30, 460, "hsbw", 3, "callsubr", 1, 2, "div", "hmoveto", 200, 200, "rlineto", "closepath", "endchar"],
    "acute": [80, 300, "hsbw", 500, "vmoveto", 60, 120, "rlineto", -90, "hlineto", "closepath", "endchar"],
    "eacute": [30, 460, "hsbw", 80, 100, 10, 101, 194, "seac"],
    "f": [0, 300, "hsbw", "dotsection", 10, 20, "vstem", 10, 20, 30, 40, 50, 60, "hstem3", "sbw", "endchar"],
}
SUBROUTINES = [[3, 0, "callothersubr", "pop", "pop", "setcurrentpoint", "return"], [0, 1, "callothersubr", "return"],
               [0, 2, "callothersubr", "return"], ["return"], [3, 1, 3, "callothersubr", "pop", "callsubr", "return"]]

CLEAR = b"""%!PS-AdobeFont-1.0: StrutSeed 001.000
11 dict begin
/FontInfo 9 dict dup begin
/version (001.000) readonly def
/FullName (Strut Seed Italic) readonly def
/FamilyName (Strut Seed) readonly def
/Weight (Regular) readonly def
/ItalicAngle -12.5 def
/isFixedPitch false def
/UnderlinePosition -100 def
/UnderlineThickness 50 def
end readonly def
/FontName /StrutSeed def
/PaintType 0 def
/FontType 1 def
/FontMatrix [0.001 0 0 0.001 0 0] readonly def
/Encoding 256 array 0 1 255 {1 index exch /.notdef put} for
dup 72 /H put
dup 120 /x put
dup 101 /e put
dup 194 /acute put
readonly def
/FontBBox {-50 -250 1000 900} readonly def
/UniqueID 5000000 def
%BLEND%currentdict end
currentfile eexec
"""
BLEND = b"""/WeightVector [0.5 0.5] def
/BlendDesignPositions [[0][1]] def
/BlendDesignMap [[[100 0][900 1]]] def
/BlendAxisTypes [/Weight] def
/Blend 3 dict dup begin /FontBBox {{-50 -60}{-250 -260}{1000 1100}{900 910}} def end def
"""
TRAILER = b"\n" + (b"0" * 64 + b"\n") * 8 + b"cleartomark\n"

AFM = b"""StartFontMetrics 4.1
FontName StrutSeed
FullName Strut Seed Italic
FamilyName Strut Seed
Weight Regular
ItalicAngle -12.5
IsFixedPitch false
FontBBox -50 -250 1000 900
UnderlinePosition -100
UnderlineThickness 50
EncodingScheme AdobeStandardEncoding
CapHeight 700
XHeight 450
Ascender 750
Descender -250
StartCharMetrics 3
C 72 ; WX 700 ; N H ; B 50 0 640 700 ;
C 120 ; WX 480 ; N x ; B 20 0 460 450 ;
C 101 ; WX 460 ; N e ; B 30 0 440 450 ; L f f_e ;
EndCharMetrics
StartKernData
StartTrackKern 1
TrackKern -1 6 0.1 72 -3.2
EndTrackKern
StartKernPairs 2
KPX H x -40
KPX x e 12
EndKernPairs
EndKernData
EndFontMetrics
"""


def charstring(program):
    code = T1CharString(program=list(program))
    code.compile()
    return eexec.encrypt(b"\0\0\0\0" + code.bytecode, 4330)[0]


def private(blend):
    out = [b"\0\0\0\0dup /Private 12 dict dup begin\n/RD {string currentfile exch readstring pop} executeonly def\n"
           b"/ND {def} def\n/NP {put} def\n/BlueValues [-15 0 450 465 700 715] def\n/StdHW [40] def\n/StemSnapV [80 90] def\n"
           b"/password 5839 def\n/lenIV 4 def\n", b"/OtherSubrs [] def\n" if blend else b"",
           b"/Subrs %d array\n" % len(SUBROUTINES)]
    for index, program in enumerate(SUBROUTINES):
        code = charstring(program)
        out.append(b"dup %d %d RD " % (index, len(code)) + code + b" NP\n")
    out.append(b"ND\n2 index /CharStrings %d dict dup begin\n" % len(GLYPHS))
    for name, program in GLYPHS.items():
        code = charstring(program)
        out.append(b"/%s %d RD " % (name.encode(), len(code)) + code + b" ND\n")
    out.append(b"end\nend\nreadonly put\nnoaccess put\ndup /FontName get exch definefont pop\nmark currentfile closefile\n")
    return b"".join(out)


def segment(kind, data):
    return struct.pack("<BBI", 0x80, kind, len(data)) + data


def type1(blend=False, binary=True):
    clear = CLEAR.replace(b"%BLEND%", BLEND if blend else b"")
    secret = eexec.encrypt(private(blend), 55665)[0]
    if binary:
        return segment(1, clear) + segment(2, secret) + segment(1, TRAILER) + b"\x80\x03"
    digits = secret.hex().encode()
    return clear + b"\n".join(digits[at : at + 64] for at in range(0, len(digits), 64)) + TRAILER


def seeds():
    return {"type1.pfb": type1(), "type1.pfa": type1(binary=False), "multiple-master.pfb": type1(blend=True), "type1.afm": AFM,
            "type1-with-metrics.pfb": type1() + AFM}
