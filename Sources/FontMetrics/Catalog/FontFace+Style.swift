internal import FontInterop

extension FontFace {
  /// Every family name it answers to: typographic first, then the one of four styles.
  var familyNames: [String] {
    let found = [file.openType.name(16), file.openType.name(1)].compactMap { $0 }
    return found.count == 2 && found[0] == found[1] ? [found[0]] : found
  }

  /// The weight that `OS/2` says, whatever the axes; regular where it does not.
  var tablesWeight: Int { file.tables.weightClass ?? FontWeight.regular.rawValue }

  /// The width that `OS/2` says, whatever the axes; normal where it does not.
  var tablesWidth: FontWidth {
    let index = (file.tables.widthClass ?? 5) - 1
    return FontWidth.standard.indices.contains(index) ? FontWidth.standard[index] : .normal
  }

  /// The width at this location: of the `wdth` axis where there is one, else of `OS/2`.
  public var width: FontWidth {
    coordinates.first { $0.tag == "wdth" }.map { FontWidth(rawValue: $0.value) } ?? tablesWidth
  }

  /// The slant at this location: of the `ital` and `slnt` axes where one of them leans, else of the tables. A face counts as
  /// oblique when bit 9 of `fsSelection` says so or its subfamily is called that.
  public var slant: FontSlant {
    if let italic = coordinates.first(where: { $0.tag == "ital" })?.value { if italic >= 0.5 { return .italic } }
    let lean = coordinates.first { $0.tag == "slnt" }?.value
    if let lean, lean < 0 { return tablesSlant == .italic ? .italic : .oblique }
    return coordinates.contains { $0.tag == "ital" } || lean != nil && tablesSlant == .oblique ? .upright : tablesSlant
  }

  /// The slants it can be set to.
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

  /// `fsSelection`.
  private static func selection(_ os2: [UInt8]) -> Int? {
    os2.count >= 64 ? Int(os2[62]) << 8 | Int(os2[63]) : nil
  }
}
