import ArgumentParser
import Reporting
import Strut

/// The style that is asked of a font.
struct FontStyleOptions: ParsableArguments {
  @Option(help: "regular, semibold … or 1 to 1000.") var weight: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("condensed, expanded … or per cent of the normal width.", valueName: "width"))
  var width: String?
  @Option(help: ArgumentHelp("upright, italic or oblique.", valueName: "slant")) var slant: String?
  @Flag(help: "The trait: weight 700, unless --weight says another.") var bold = false
  @Flag(help: "The trait: slant italic, unless --slant says another.") var italic = false
  @Flag(help: "The trait: width 75 %, unless --width says another.") var condensed = false
  @Flag(help: "The trait: width 125 %, unless --width says another.") var expanded = false
  @Flag(help: "The trait: all advances alike.") var monospaced = false
  @Option(help: ArgumentHelp("Where on a variable font's axes: wght=700,opsz=17.", valueName: "tag=number,…"))
  var variations: String?

  /// Whether nothing is asked for.
  var isEmpty: Bool { weight == nil && width == nil && slant == nil && variations == nil && traits.isEmpty }

  func descriptor(name: String) throws -> FontDescriptor {
    FontDescriptor(
      name: name, weight: try weight.map(Self.weight), width: try width.map(Self.width),
      slant: try slant.map(Self.slant), traits: traits, variations: try Values.variations(variations))
  }

  private var traits: FontTraits {
    let given: [(Bool, FontTraits)] = [
      (bold, .bold), (italic, .italic), (condensed, .condensed), (expanded, .expanded), (monospaced, .monospaced),
    ]
    return given.filter(\.0).reduce([]) { $0.union($1.1) }
  }

  /// OpenType's and CSS's range.
  private static let weights = 1...1000

  /// A weight's name or its number.
  private static func weight(_ text: String) throws -> FontWeight {
    if let number = Double(text), Int(exactly: number).map(weights.contains) != true {
      throw RequestFailure.usage(
        "a weight is a whole number from 1 to 1000 or a name such as semibold, not \"\(text)\".")
    }
    return try FontWeight.named(text)
  }

  private static let widthNames = [
    "ultraCondensed", "extraCondensed", "condensed", "semiCondensed", "normal", "semiExpanded", "expanded",
    "extraExpanded", "ultraExpanded",
  ]
  /// CSS takes any; no font has a width outside these, which OpenType allows its axis.
  private static let widths = 1.0...1000.0

  /// A name of OpenType's nine widths, with or without a hyphen, or a percentage.
  private static func width(_ text: String) throws -> FontWidth {
    let name = text.lowercased().filter { $0 != "-" }
    if let index = widthNames.firstIndex(where: { $0.lowercased() == name }) { return FontWidth.standard[index] }
    if let number = Double(text.hasSuffix("%") ? String(text.dropLast()) : text) {
      guard widths.contains(number) else {
        throw RequestFailure.usage("a width is 1 to 1000 per cent of the normal one, not \"\(text)\".")
      }
      return FontWidth(rawValue: number)
    }
    throw UnknownNameError(kind: "font width", name: text, candidates: widthNames)
  }

  private static func slant(_ text: String) throws -> FontSlant {
    guard let slant = FontSlant(rawValue: text.lowercased()) else {
      throw UnknownNameError(kind: "slant", name: text, candidates: FontSlant.allCases.map(\.rawValue))
    }
    return slant
  }
}
