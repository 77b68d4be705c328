internal import FontMetrics

/// HarfBuzz decomposes some characters, and composes them again only if a mark is anywhere in the
/// run (`all_simple` in its normalization). Therefore, a word without marks may have different
/// glyphs in a run with a word that has marks.
enum Recomposition {
  /// Returns `true` if the result of a word depends on adjacent text.
  ///
  /// - Complexity: O(n), with minimal cost if no character has canonical parts.
  static func depends(on units: ArraySlice<UInt16>, in face: FontFace, of script: Script) -> Bool {
    guard units.contains(where: mayDecompose) else { return false }
    let scalars = ScalarSequence(Array(units), in: 0..<units.count).map(\.scalar)
    let keepsWhole = scriptsKeptWhole.contains(script.tag)
    let isTakenApart = scalars.contains { scalar in
      !(keepsWhole && face.contains(scalar)) && !scalar.canonicalDecomposition.isEmpty
    }
    return isTakenApart && !scalars.contains(where: isMark)
  }

  private static func mayDecompose(_ unit: UInt16) -> Bool {
    unit >= 0xC0 && (UTF16.isSurrogate(unit) || UnitTraits.of(unit).contains(.decomposes))
  }

  /// Returns `true` if HarfBuzz treats a character as a mark, which includes more characters than
  /// those that extend graphemes.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Scripts whose characters HarfBuzz keeps whole if the face has them.
  private static let scriptsKeptWhole: Set<String> = [
    "Latn", "Cyrl", "Grek", "Armn", "Geor", "Hebr", "Arab", "Syrc", "Thaa", "Nkoo", "Thai", "Laoo", "Hang", "Hani",
    "Hira", "Kana", "Bopo", "Ethi", "Cher", "Cans", "Zyyy",
  ]
}
