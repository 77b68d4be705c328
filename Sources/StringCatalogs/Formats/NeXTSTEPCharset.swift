/// The charset of NeXTSTEP, in which `\nnn` of a `.strings` file is a byte. The C library has no converter for it.
///
/// See [NEXTSTEP to Unicode](https://www.unicode.org/Public/MAPPINGS/VENDORS/NEXT/NEXTSTEP.TXT).
enum NeXTSTEPCharset {
  /// The character of a byte; U+FFFD for the last two, which are none.
  static func character(_ byte: UInt8) -> Unicode.Scalar {
    byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80]
  }

  /// From 0x80 on.
  private static let upperHalf = Array(
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏ" + "ÐÑÒÓÔÕÖÙÚÛÜÝÞ\u{B5}×÷" + "©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ" + "®–†‡·¦¶•‚„”»…‰¬¿"
      + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ" + "—±¼½¾àáâãäåçèéêë" + "ìÆíªîïðñŁØŒºòóôõ" + "öæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}")
      .unicodeScalars)
}
