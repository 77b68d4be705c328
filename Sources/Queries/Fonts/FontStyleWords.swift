package import Strut

/// A requested style, read from words.
package struct FontStyleWords {
  private let weight: FontWeight?
  private let width: FontWidth?
  private let slant: FontSlant?
  private let traits: FontTraits
  private let variations: [String: Double]

  /// - Parameters:
  ///   - weight: A name, or a number from 1 to 1000.
  ///   - width: A name of OpenType's nine widths, or a percentage of the normal width.
  ///   - slant: `upright`, `italic` or `oblique`.
  ///   - traits: `bold`, `italic`, `condensed`, `expanded`, `monospaced`.
  ///   - variations: `wght=700,opsz=17`.
  package init(weight: String?, width: String?, slant: String?, traits: [String], variations: String?) throws {
    self.weight = try weight.map(Self.weight)
    self.width = try width.map(Self.width)
    self.slant = try slant.map(Self.slant)
    self.traits = try traits.reduce([]) { $0.union(try Self.trait($1)) }
    self.variations = try Values.variations(variations)
  }

  /// True if no style is requested.
  package var isEmpty: Bool {
    weight == nil && width == nil && slant == nil && traits.isEmpty && variations.isEmpty
  }

  /// Returns a descriptor of a font with the style.
  package func descriptor(name: String) -> FontDescriptor {
    FontDescriptor(name: name, weight: weight, width: width, slant: slant, traits: traits, variations: variations)
  }

  /// The range of OpenType and CSS.
  private static let weights = 1...1000

  private static func weight(_ text: String) throws -> FontWeight {
    if let number = Double(text), Int(exactly: number).map(weights.contains) != true {
      throw RequestFailure.usage(
        "a weight must be a whole number from 1 to 1000 or a name such as semibold, not \"\(text)\".")
    }
    return try FontWeight.named(text)
  }

  private static let widthNames = [
    "ultraCondensed", "extraCondensed", "condensed", "semiCondensed", "normal", "semiExpanded", "expanded",
    "extraExpanded", "ultraExpanded",
  ]
  /// CSS accepts any width. No font has a width outside this range, which OpenType defines for the
  /// axis.
  private static let widths = 1.0...1000.0

  private static func width(_ text: String) throws -> FontWidth {
    let name = text.lowercased().filter { $0 != "-" }
    if let index = widthNames.firstIndex(where: { $0.lowercased() == name }) { return FontWidth.standard[index] }
    if let number = Double(text.hasSuffix("%") ? String(text.dropLast()) : text) {
      guard widths.contains(number) else {
        throw RequestFailure.usage("a width must be from 1 to 1000 percent of the normal width, not \"\(text)\".")
      }
      return FontWidth(rawValue: number)
    }
    throw UnknownNameError(kind: "font width", name: text, members: widthNames)
  }

  private static func slant(_ text: String) throws -> FontSlant {
    guard let slant = FontSlant(rawValue: text.lowercased()) else {
      throw UnknownNameError(kind: "slant", name: text, members: FontSlant.allCases.map(\.rawValue))
    }
    return slant
  }

  private static let traitNames: [(name: String, trait: FontTraits)] = [
    ("bold", .bold), ("italic", .italic), ("condensed", .condensed), ("expanded", .expanded),
    ("monospaced", .monospaced),
  ]

  private static func trait(_ text: String) throws -> FontTraits {
    guard let known = traitNames.first(where: { $0.name == text.lowercased() }) else {
      throw UnknownNameError(kind: "trait", name: text, members: traitNames.map(\.name))
    }
    return known.trait
  }
}
