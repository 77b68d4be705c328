internal import CFreeType

extension FreeTypeFace {
  /// Returns the numbers of the face, with the chosen strike selected if it only has bitmaps; `nil`
  /// if it has neither an em nor a strike.
  func programFacts(strikes: [StrikeFacts], isScalable: Bool) -> ProgramFacts? {
    guard var facts = isScalable ? scalableFacts : strikeFacts(strikes) else { return nil }
    let style = unsafe raw.pointee.style_flags
    facts.isItalic = style & FT_Long(STRUT_FT_STYLE_FLAG_ITALIC) != 0
    facts.isBold = style & FT_Long(STRUT_FT_STYLE_FLAG_BOLD) != 0
    facts.family = unsafe Self.text(raw.pointee.family_name)
    facts.style = unsafe Self.text(raw.pointee.style_name)
    facts.postScriptName = unsafe FT_Get_Postscript_Name(raw).flatMap { unsafe Self.text($0) }
    readFontInfo(into: &facts)
    readProperties(into: &facts)
    if !selectUnicode() { facts.foreignEncoding = bitmapEncoding?.name ?? "a custom encoding" }
    return facts
  }

  private var scalableFacts: ProgramFacts? {
    let unitsPerEm = unsafe Int(raw.pointee.units_per_EM)
    guard unitsPerEm > 0 else { return nil }
    let (ascender, descender) = unsafe (Double(raw.pointee.ascender), Double(raw.pointee.descender))
    return unsafe ProgramFacts(
      unitsPerEm: unitsPerEm, isBitmap: false, ascender: ascender, descender: descender,
      lineGap: max(0, Double(raw.pointee.height) - (ascender - descender)), isFixedPitch: isFixedWidth, isItalic: false,
      isBold: false)
  }

  private func strikeFacts(_ strikes: [StrikeFacts]) -> ProgramFacts? {
    guard let chosen = StrikeFacts.chosen(of: strikes), unsafe FT_Select_Size(raw, FT_Int(chosen)) == 0,
      let size = unsafe raw.pointee.size
    else { return nil }
    let metrics = unsafe size.pointee.metrics
    // The em as stated in the strike: FreeType's whole pixels per em are the same number, rounded.
    let unitsPerEm = Int(strikes[chosen].verticalPixelsPerEm.rounded())
    guard unitsPerEm > 0 else { return nil }
    let (ascender, descender) = (Double(metrics.ascender) / 64, Double(metrics.descender) / 64)
    return ProgramFacts(
      unitsPerEm: unitsPerEm, isBitmap: true, ascender: ascender, descender: descender,
      lineGap: max(0, Double(metrics.height) / 64 - (ascender - descender)), isFixedPitch: isFixedWidth,
      isItalic: false,
      isBold: false)
  }

  private var isFixedWidth: Bool { unsafe raw.pointee.face_flags & FT_Long(STRUT_FT_FACE_FLAG_FIXED_WIDTH) != 0 }

  /// `FontInfo` of a PostScript font program.
  private func readFontInfo(into facts: inout ProgramFacts) {
    var info = unsafe PS_FontInfoRec()
    guard unsafe FT_Get_PS_Font_Info(raw, &info) == 0 else { return }
    facts.version = unsafe Self.text(info.version)
    facts.notice = unsafe Self.text(info.notice)
    facts.fullName = unsafe Self.text(info.full_name)
    facts.family = unsafe Self.text(info.family_name) ?? facts.family
    facts.weightName = unsafe Self.text(info.weight)
    // For a bare CFF, FreeType returns the 16.16 number unchanged.
    let angle = unsafe Double(info.italic_angle)
    facts.italicAngle = abs(angle) > 180 ? angle / 65536 : angle
    // A font program without these values has 0 for both; with a thickness of 0, there is no line.
    if unsafe info.underline_thickness > 0 {
      facts.underlinePosition = unsafe Double(info.underline_position)
      facts.underlineThickness = unsafe Double(info.underline_thickness)
    }
  }

  /// The properties of a BDF or PCF font.
  private func readProperties(into facts: inout ProgramFacts) {
    facts.weightName = atom("WEIGHT_NAME") ?? facts.weightName
    facts.notice = atom("COPYRIGHT") ?? facts.notice
    facts.version = atom("FONT_VERSION") ?? facts.version
    facts.capHeight = number("CAP_HEIGHT")
    facts.xHeight = number("X_HEIGHT")
  }

  private func property(_ name: String) -> BDF_PropertyRec? {
    var property = unsafe BDF_PropertyRec()
    return unsafe FT_Get_BDF_Property(raw, name, &property) == 0 ? property : nil
  }

  private func atom(_ name: String) -> String? {
    guard let found = unsafe property(name), unsafe found.type == BDF_PROPERTY_TYPE_ATOM else { return nil }
    return unsafe Self.text(found.u.atom)
  }

  private func number(_ name: String) -> Double? {
    guard let found = unsafe property(name) else { return nil }
    let value: Int? =
      switch unsafe found.type {
      case BDF_PROPERTY_TYPE_INTEGER: unsafe Int(found.u.integer)
      case BDF_PROPERTY_TYPE_CARDINAL: unsafe Int(found.u.cardinal)
      default: nil
      }
    return value.flatMap { $0 > 0 ? Double($0) : nil }
  }

  /// Returns UTF-8 if it is well formed, or else Latin-1, as in old font programs; `nil` if empty.
  static func text(_ characters: UnsafePointer<CChar>?) -> String? {
    guard let characters = unsafe characters, unsafe characters.pointee != 0 else { return nil }
    if let text = unsafe String(validatingCString: characters) { return text }
    let bytes = unsafe UnsafeBufferPointer(start: characters, count: FreeTypeFace.length(characters))
    return unsafe String(String.UnicodeScalarView(bytes.map { Unicode.Scalar(UInt8(bitPattern: $0)) }))
  }

  private static func length(_ characters: UnsafePointer<CChar>) -> Int {
    var length = 0
    while unsafe characters[length] != 0 { length += 1 }
    return length
  }
}
