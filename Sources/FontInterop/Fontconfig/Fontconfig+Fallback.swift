internal import CFontconfig

/// The required characters of an installed face, and its preferred properties.
package struct InstalledFallbackRequest: Hashable, Sendable {
  package var scalars: [Unicode.Scalar]
  /// fontconfig's name of a language, such as "zh-tw"; faces with this language come first.
  package var language: String?
  /// The OpenType weight.
  package var weight: Double
  /// The percentage of the normal width.
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
  /// Returns the installed face that the configuration prefers among those with every character;
  /// `nil` if there is none.
  ///
  /// fontconfig gives characters precedence over family and language, so its best face has all
  /// characters if any face has. This is checked.
  package func fallback(_ request: InstalledFallbackRequest) -> InstalledFont? {
    guard let config = unsafe rawConfig, let pattern = unsafe FcPatternCreate() else { return nil }
    defer { unsafe FcPatternDestroy(pattern) }
    unsafe fill(pattern, with: request)
    unsafe FcConfigSubstitute(config, pattern, FcMatchPattern)
    unsafe FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let best = unsafe FcFontMatch(config, pattern, &result) else { return nil }
    defer { unsafe FcPatternDestroy(best) }
    // The pattern owns the set.
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
      // The pattern retains the set.
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
