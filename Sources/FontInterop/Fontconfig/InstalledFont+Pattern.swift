internal import CFontconfig

extension InstalledFont {
  /// Reads a pattern; `nil` if it has no file or family. The caller keeps the pattern.
  @unsafe
  init?(_ pattern: OpaquePointer?) {
    guard let pattern = unsafe pattern, let path = unsafe Self.strings(pattern, FC_FILE).first else { return nil }
    var (index, slant, spacing): (Int32, Int32, Int32) = (0, 0, 0)
    var (color, variable): (FcBool, FcBool) = (0, 0)
    unsafe FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    unsafe FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    unsafe FcPatternGetInteger(pattern, FC_SPACING, 0, &spacing)
    unsafe FcPatternGetBool(pattern, FC_COLOR, 0, &color)
    unsafe FcPatternGetBool(pattern, FC_VARIABLE, 0, &variable)
    // The upper half of the index is the number of a named instance, or in some versions 0x8000 for
    // the whole design space; the lower half is the face.
    let instance = Int(UInt32(bitPattern: index) >> 16)
    let weights = unsafe Self.range(pattern, FC_WEIGHT) ?? 80...80
    unsafe self.init(
      path: path, faceIndex: Int(index & 0xFFFF), families: Self.strings(pattern, FC_FAMILY),
      fullNames: Self.strings(pattern, FC_FULLNAME), postScriptName: Self.strings(pattern, FC_POSTSCRIPT_NAME).first,
      namedInstance: instance & 0x7FFF, isVariable: variable != 0,
      weights: Self.openType(weights.lowerBound)...Self.openType(weights.upperBound),
      widths: Self.exact(Self.range(pattern, FC_WIDTH) ?? 100...100),
      slant: slant == FC_SLANT_OBLIQUE ? .oblique : slant == 0 ? .upright : .italic,
      isMonospaced: spacing == FC_MONO || spacing == FC_CHARCELL,
      isOpenType: ["TrueType", "CFF"].contains(Self.strings(pattern, FC_FONTFORMAT).first),
      isColor: color != 0)
    guard !families.isEmpty else { return nil }
  }

  /// fontconfig has its own scale of weights.
  private static func openType(_ weight: Double) -> Double { FcWeightToOpenTypeDouble(weight) }

  /// fontconfig rounds three of the nine widths of `OS/2` down.
  private static func exact(_ widths: ClosedRange<Double>) -> ClosedRange<Double> {
    let halves: [Double: Double] = [63: 62.5, 87: 87.5, 113: 112.5]
    guard widths.lowerBound == widths.upperBound, let exact = halves[widths.lowerBound] else { return widths }
    return exact...exact
  }

  /// Returns the names of one kind.
  func names(_ property: Fontconfig.NameProperty) -> [String] {
    switch property {
    case .family: families
    case .fullName: fullNames
    case .postScriptName: [postScriptName].compactMap { $0 }
    }
  }

  /// Returns a number, or the range of a variable face.
  private static func range(_ pattern: OpaquePointer, _ property: String) -> ClosedRange<Double>? {
    var value = 0.0
    if unsafe FcPatternGetDouble(pattern, property, 0, &value) == FcResultMatch { return value...value }
    // The pattern owns the range.
    var range: OpaquePointer?
    var (low, high) = (0.0, 0.0)
    guard unsafe FcPatternGetRange(pattern, property, 0, &range) == FcResultMatch, let range = unsafe range,
      unsafe FcRangeGetDouble(range, &low, &high) != 0, low <= high
    else { return nil }
    return low...high
  }

  /// Returns every value of a property, each once, in order.
  private static func strings(_ pattern: OpaquePointer, _ property: String) -> [String] {
    var found: [String] = []
    var text: UnsafeMutablePointer<FcChar8>?
    while unsafe FcPatternGetString(pattern, property, Int32(found.count), &text) == FcResultMatch,
      let text = unsafe text,
      found.count < 256
    {
      found.append(unsafe String(cString: text))
    }
    return found
  }
}
