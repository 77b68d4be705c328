internal import CellDocuments
internal import FontMetrics
internal import FuzzSupport
internal import LayoutCore
internal import TextLayout

/// Well-formed documents made from the bytes of an input, so that most inputs result in a layout.
///
/// Numbers may be too large, items unknown and attributes incompatible: such a document is rejected
/// with an error.
struct DocumentGrammar {
  private var reader: InputReader
  private var views: [String] = []
  private let guides = ["gutter", "rail"]

  init(_ reader: InputReader) { self.reader = reader }

  /// Returns the document.
  mutating func document() -> String {
    let cell =
      "cell: { width: \(number(Self.lengths)), separator: \(flag()), preservesSuperviewLayoutMargins: \(flag()) }"
    let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"].prefix(1 + reader.byte() % 12)
    var lines = ["schema: 1", cell, "guides: [\(guides.joined(separator: ", "))]", "views:"]
    for name in names { lines.append("  \(name): \(view())") }
    views = Array(names)
    lines.append("constraints:")
    for _ in 0..<reader.byte() % 48 { lines.append("  - \"\(reader.byte() % 16 == 0 ? visualFormat() : sentence())\"") }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Views

  private mutating func view() -> String {
    let kind = reader.byte()
    if kind % 3 == 0 { return kind % 2 == 0 ? "{ spacer: {} }" : "{ view: {} }" }
    var keys = ["text: \(reader.choice(of: Self.texts))"]
    if kind & 8 != 0 { keys.append("textStyle: \(reader.choice(of: TextStyle.allCases.map(\.name)))") }
    if kind & 16 != 0 {
      keys.append("font: \(reader.choice(of: ["Palatino", "system", "Strut Test"])), size: \(number(Self.lengths))")
    }
    if kind & 32 != 0 { keys.append("lines: \(reader.byte() % 5)") }
    if kind & 64 != 0 { keys.append("breakMode: \(reader.choice(of: LineBreakMode.allCases.map(\.rawValue)))") }
    if kind & 128 != 0 {
      keys.append("hugging: \(priority())")
      keys.append("compression: { horizontal: \(priority()), vertical: \(priority()) }")
    }
    return "{ label: { \(keys.joined(separator: ", ")) } }"
  }

  // MARK: Constraints

  private mutating func sentence() -> String {
    let shape = reader.byte()
    let attributes = reader.choice(of: Self.attributes)
    let first = "\(item()).\(reader.choice(of: attributes)) \(reader.choice(of: ["==", "==", "<=", ">="]))"
    let priority = shape & 8 == 0 ? "" : " @ \(priority())"
    if shape % 4 == 0 { return "\(first) \(number(Self.lengths))\(priority)" }
    let multiplier = shape & 16 == 0 ? "" : "\(number(Self.multipliers)) * "
    if shape % 8 == 1 {
      let way = shape & 32 == 0 ? "below" : "after"
      return "\(first) \(multiplier)systemSpacing \(way) \(item()).\(reader.choice(of: attributes))\(priority)"
    }
    let constant = shape & 64 == 0 ? "" : " + \(number(Self.lengths))"
    return "\(first) \(multiplier)\(item()).\(reader.choice(of: attributes))\(constant)\(priority)"
  }

  private mutating func visualFormat() -> String {
    let gap = reader.choice(of: ["-", "-8-", "-(>=20@250)-", "-0-", ""])
    let boxes = (0..<1 + reader.byte() % 4).map { _ in
      "[\(reader.choice(of: views))\(reader.choice(of: ["", "(44)", "(>=20,<=200@750)", "(==a)"]))]"
    }
    return "\(reader.choice(of: ["H", "V"])):|\(gap)\(boxes.joined(separator: gap))\(gap)|"
  }

  private mutating func item() -> String {
    let choice = reader.byte()
    if choice < 192 { return views[choice % views.count] }
    return (guides + ReservedItem.allCases.map(\.rawValue))[choice % (guides.count + ReservedItem.allCases.count)]
  }

  // MARK: Values

  private mutating func flag() -> String { reader.byte() % 2 == 0 ? "true" : "false" }
  private mutating func number(_ choices: [Double]) -> String { "\(reader.choice(of: choices))" }

  private mutating func priority() -> String {
    reader.choice(of: [
      "required", "high", "low", "1", "50", "249", "250", "251", "749", "751", "999", "1000", "0.5", "0",
    ])
  }

  /// Mostly of the same kind, because other attributes are rejected.
  private static let attributes = [
    ["left", "right", "centerX"], ["leading", "trailing", "centerX"], ["top", "bottom", "centerY"],
    ["top", "bottom", "firstBaseline", "lastBaseline"], ["width", "height"], ["width", "height"],
    ["leading", "left", "top", "width"],
  ]
  private static let lengths = [
    320, 0, 8, 12.5, 44, 100, 17, 1, -1, -20, 375, 0.1, 1.0 / 3, 1e-9, -1e-9, 1e3, -1e5, 999_999.75, 1e6, -1e6, 1e7,
  ]
  private static let multipliers = [1, 2, 0.5, -1, 0, 1.0 / 3, 1e-6, -1e-9, 1e3, 1e6, 3.7]
  private static let texts = [
    "Text", "\"\"", "\"Größe 日本 عربي 👍\"", "\"two\\nlines\"", "\"a\\u0301\\u200d\\u202e\"", "\"\\ud83d\\udc4d\\t|\"",
    "\"A longer text that takes a few lines in a column as narrow as this one\"", "123",
  ]
}
