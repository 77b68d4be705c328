/// The charset of NeXTSTEP, used by the escapes `\nnn` in `.strings` files. The C library has no
/// converter for it.
///
/// See [NEXTSTEP to Unicode](https://www.unicode.org/Public/MAPPINGS/VENDORS/NEXT/NEXTSTEP.TXT).
enum NeXTSTEPCharset {
  /// Returns the character of a byte; U+FFFD for the last two, which are undefined.
  static func character(_ byte: UInt8) -> Unicode.Scalar {
    byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80]
  }

  /// The characters from 0x80.
  private static let upperHalf = Array(
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏ" + "ÐÑÒÓÔÕÖÙÚÛÜÝÞ\u{B5}×÷" + "©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ" + "®–†‡·¦¶•‚„”»…‰¬¿"
      + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ" + "—±¼½¾àáâãäåçèéêë" + "ìÆíªîïðñŁØŒºòóôõ" + "öæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}")
      .unicodeScalars)
}
