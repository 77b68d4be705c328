internal import CFontconfig

/// What an installed face must have, and what it should be like.
package struct InstalledFallbackRequest: Hashable, Sendable {
  package var scalars: [Unicode.Scalar]
  /// fontconfig's name of a language, "zh-tw"; what has it comes first.
  package var language: String?
  /// OpenType's weight.
  package var weight: Double
  /// Percent of the normal width.
  package var width: Double
  package var slant: InstalledFont.Slant
  package var isColor: Bool

  package init(
    scalars: [Unicode.Scalar], language: String?, weight: Double, width: Double, slant: InstalledFont.Slant,
    isColor: Bool
  ) {
    self.scalars = scalars
    self.language = language
    self.weight = weight
    self.width = width
    self.slant = slant
    self.isColor = isColor
  }
}

extension Fontconfig {
  /// The installed face that the configuration prefers among those that have every character; `nil` when none has.
  ///
  /// fontconfig puts characters before family and language, so its best face is the one, if there is one: that it has the
  /// characters is checked.
  package func fallback(_ request: InstalledFallbackRequest) -> InstalledFont? {
    guard let config = unsafe rawConfig, let pattern = unsafe FcPatternCreate() else { return nil }
    defer { unsafe FcPatternDestroy(pattern) }
    unsafe fill(pattern, with: request)
    unsafe FcConfigSubstitute(config, pattern, FcMatchPattern)
    unsafe FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let best = unsafe FcFontMatch(config, pattern, &result) else { return nil }
    defer { unsafe FcPatternDestroy(best) }
    // The set is lent: it is the pattern's.
    var set: OpaquePointer?
    guard unsafe FcPatternGetCharSet(best, FC_CHARSET, 0, &set) == FcResultMatch, let set = unsafe set,
      request.scalars.allSatisfy({ unsafe FcCharSetHasChar(set, $0.value) != 0 })
    else { return nil }
    return unsafe InstalledFont(best)
  }

  private func fill(_ pattern: OpaquePointer, with request: InstalledFallbackRequest) {
    unsafe FcPatternAddString(pattern, FC_FAMILY, request.isColor ? "emoji" : "sans-serif")
    if let set = unsafe FcCharSetCreate() {
      for scalar in request.scalars { unsafe FcCharSetAddChar(set, scalar.value) }
      // The pattern takes a reference of its own.
      unsafe FcPatternAddCharSet(pattern, FC_CHARSET, set)
      unsafe FcCharSetDestroy(set)
    }
    if let language = request.language { unsafe FcPatternAddString(pattern, FC_LANG, language) }
    unsafe FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(request.weight))
    unsafe FcPatternAddDouble(pattern, FC_WIDTH, request.width)
    let slant = [InstalledFont.Slant.upright: FC_SLANT_ROMAN, .italic: FC_SLANT_ITALIC, .oblique: FC_SLANT_OBLIQUE]
    unsafe FcPatternAddInteger(pattern, FC_SLANT, Int32(slant[request.slant] ?? FC_SLANT_ROMAN))
    unsafe FcPatternAddBool(pattern, FC_COLOR, request.isColor ? 1 : 0)
    unsafe FcPatternAddBool(pattern, FC_SCALABLE, 1)
  }
}
