internal import CFreeType

extension FreeTypeFace {
  /// The code points for which the face has glyphs.
  ///
  /// If FreeType has no Unicode for the face (it derives it from known glyph names), the codes of a
  /// symbol font are mapped to U+F000, as in Windows, and the codes of an encoding that contains
  /// ASCII are read as ASCII. This is Strut's rule.
  var characterMap: CharacterMap {
    if selectUnicode() { return characters { code in Unicode.Scalar(UInt32(clamping: code))?.value } }
    guard selectFirstCharacterMap() else { return CharacterMap() }
    if let encoding = bitmapEncoding {
      guard encoding.holdsASCII else { return CharacterMap() }
      return characters { code in (0x20...0x7E).contains(code) ? UInt32(clamping: code) : nil }
    }
    return characters { code in code <= 0xFF ? 0xF000 + UInt32(clamping: code) : nil }
  }

  /// Selects the Unicode character map, if there is one.
  func selectUnicode() -> Bool { unsafe FT_Select_Charmap(raw, FT_ENCODING_UNICODE) == 0 }

  private func selectFirstCharacterMap() -> Bool {
    guard unsafe raw.pointee.num_charmaps > 0, let maps = unsafe raw.pointee.charmaps, let custom = unsafe maps[0]
    else {
      return false
    }
    return unsafe FT_Set_Charmap(raw, custom) == 0
  }

  private func characters(_ scalar: (FT_ULong) -> UInt32?) -> CharacterMap {
    var map = CharacterMap()
    var glyph: FT_UInt = 0
    var code = unsafe FT_Get_First_Char(raw, &glyph)
    // A map of 40 bytes can state four billion characters; no encoding goes beyond Unicode's last
    // code point.
    while glyph != 0, code <= 0x10_FFFF {
      if let scalar = scalar(code) {
        map.scalars.append(scalar)
        map.glyphs.append(glyph)
      }
      let next = unsafe FT_Get_Next_Char(raw, code, &glyph)
      // A broken map could loop forever.
      guard next > code else { break }
      code = next
    }
    return map
  }

  /// The encoding of a bitmap face that is not Unicode; `nil` for other formats.
  var bitmapEncoding: (name: String, holdsASCII: Bool)? {
    var (encoding, registry): (UnsafePointer<CChar>?, UnsafePointer<CChar>?) = (nil, nil)
    if unsafe FT_Get_BDF_Charset_ID(raw, &encoding, &registry) == 0, let name = unsafe Self.text(registry) {
      let beginnings = [
        "ISO8859", "ISO646", "JISX0201", "KOI8", "MICROSOFT", "TIS620", "MULELAO", "VISCII", "ASCII", "PARATYPE",
      ]
      let names = unsafe [name, Self.text(encoding)]
      return (
        names.compactMap { $0 }.joined(separator: "-"),
        beginnings.contains { name.uppercased().hasPrefix($0) }
      )
    }
    var header = FT_WinFNT_HeaderRec()
    guard unsafe FT_Get_WinFNT_Header(raw, &header) == 0 else { return nil }
    let symbols = UInt8(FT_WinFNT_ID_SYMBOL)
    return ("Windows character set \(header.charset)", header.charset != symbols)
  }
}
