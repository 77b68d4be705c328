internal import FontInterop

extension FontFace {
  /// All family names: first the typographic family, then the family with up to four styles.
  var familyNames: [String] {
    let found = [file.openType.name(16), file.openType.name(1)].compactMap { $0 }
    return found.count == 2 && found[0] == found[1] ? [found[0]] : found
  }

  /// The weight in `OS/2`, regardless of the axes; regular if there is none.
  var tablesWeight: Int { file.tables.weightClass ?? FontWeight.regular.rawValue }

  /// The width in `OS/2`, regardless of the axes; normal if there is none.
  var tablesWidth: FontWidth {
    let index = (file.tables.widthClass ?? 5) - 1
    return FontWidth.standard.indices.contains(index) ? FontWidth.standard[index] : .normal
  }

  /// The width at this location: that of the `wdth` axis, or else that of `OS/2`.
  public var width: FontWidth {
    coordinates.first { $0.tag == "wdth" }.map { FontWidth(rawValue: $0.value) } ?? tablesWidth
  }

  /// The slant at this location: that of the `ital` and `slnt` axes if one of them is active, or
  /// else that of the tables. A face is oblique if bit 9 of `fsSelection` is set or its subfamily
  /// has that name.
  public var slant: FontSlant {
    if let italic = coordinates.first(where: { $0.tag == "ital" })?.value { if italic >= 0.5 { return .italic } }
    let lean = coordinates.first { $0.tag == "slnt" }?.value
    if let lean, lean < 0 { return tablesSlant == .italic ? .italic : .oblique }
    return coordinates.contains { $0.tag == "ital" } || lean != nil && tablesSlant == .oblique ? .upright : tablesSlant
  }

  /// The available slants.
  var slants: Set<FontSlant> {
    let italic = axes.first { $0.tag == "ital" }
    let lean = axes.first { $0.tag == "slnt" }
    var slants: Set<FontSlant> = []
    if let italic {
      if italic.range.upperBound >= 0.5 { slants.insert(.italic) }
      if italic.range.lowerBound < 0.5 { slants.insert(.upright) }
    } else if lean == nil || tablesSlant == .italic {
      slants.insert(tablesSlant)
    }
    if let lean, tablesSlant != .italic {
      if lean.range.lowerBound < 0 { slants.insert(.oblique) }
      if lean.range.upperBound >= 0 { slants.insert(.upright) }
    }
    return slants.isEmpty ? [tablesSlant] : slants
  }

  private var tablesSlant: FontSlant {
    if let selection = file.openType.table("OS/2").flatMap(Self.selection), selection & 1 << 9 != 0 { return .oblique }
    guard isItalic else { return .upright }
    let style = (file.openType.name(17) ?? file.openType.name(2) ?? "").lowercased()
    return style.contains("oblique") ? .oblique : .italic
  }

  /// Returns `fsSelection`.
  private static func selection(_ os2: [UInt8]) -> Int? {
    os2.count >= 64 ? Int(os2[62]) << 8 | Int(os2[63]) : nil
  }
}
