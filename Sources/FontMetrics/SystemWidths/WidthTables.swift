internal import FoundationEssentials
internal import JSONText

/// A file of widths next to `manifest.json`: the differences between the advances of a bundled face
/// and those of the font for which it is substituted, in thousandths of an em.
struct WidthTables: Sendable {
  var schema: Int
  /// The font whose widths these are.
  var name: String
  var source: String
  var opticalSizes: Designs<Double>
  /// The share of the display design by point size, from 0 to 1, in order of sizes.
  var displayShare: [[Double]]
  /// For every glyph that has an advance; in order of weights.
  var constants: Designs<[[Double]]>
  /// The weights to which ``characters``' third number counts.
  var correctedWeights: [Double]
  /// The values of the text design and the display design, and the addition for 300 units of weight
  /// above regular.
  var characters: [String: [Double]]
  var earlier: Earlier

  /// A number of each of the two designs that the font has.
  struct Designs<Value: Sendable>: Sendable {
    var text: Value
    var display: Value
  }

  /// The differences in releases before iOS 14.
  struct Earlier: Sendable {
    /// The point size from which on the display design is used, whole.
    var displayFrom: Double
    /// Added to the constant of the display design.
    var display: Double
  }

  /// Reads a file of a folder of fonts.
  init(path: String) throws(FontError) {
    guard let data = FileManager.default.contents(atPath: path),
      let tree = JSONTree(manifest: data), let tables = WidthTables(tree), tables.schema == 1, tables.isWhole
    else {
      throw FontError(
        .bundledFontsMissing, of: path,
        "\"\(path)\" is not a file of widths that this version of Strut can read; reinstall Strut's fonts.")
    }
    self = tables
  }

  /// Reads the members of the file; nil if one is missing or has another type.
  init?(_ tree: JSONTree) {
    func designs<Value>(_ key: String, _ make: (JSONTree) -> Value?) -> Designs<Value>? {
      guard let designs = tree[key], let text = designs["text"].flatMap(make),
        let display = designs["display"].flatMap(make)
      else { return nil }
      return Designs(text: text, display: display)
    }
    func numbers(_ tree: JSONTree) -> [Double]? { tree.list(\.number) }
    func rows(_ tree: JSONTree) -> [[Double]]? { tree.list(numbers) }
    guard let schema = tree.whole("schema"), let name = tree.string("name"), let source = tree.string("source"),
      let opticalSizes = designs("opticalSizes", \.number), let displayShare = tree["displayShare"].flatMap(rows),
      let constants = designs("constants", rows), let correctedWeights = tree["correctedWeights"].flatMap(numbers),
      let characters = tree["characters"]?.members, let earlier = tree["earlier"],
      let displayFrom = earlier.number("displayFrom"), let display = earlier.number("display")
    else { return nil }
    (self.schema, self.name, self.source, self.opticalSizes) = (schema, name, source, opticalSizes)
    (self.displayShare, self.constants, self.correctedWeights) = (displayShare, constants, correctedWeights)
    self.earlier = Earlier(displayFrom: displayFrom, display: display)
    self.characters = [:]
    self.characters.reserveCapacity(characters.count)
    for character in characters {
      guard let numbers = numbers(character.value) else { return nil }
      self.characters[character.key] = numbers
    }
  }

  private var isWhole: Bool {
    let rows = [displayShare, constants.text, constants.display]
    return rows.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.count == 2 } } && correctedWeights.count == 2
      && correctedWeights[0] <= correctedWeights[1]
      && characters.allSatisfy { $0.key.unicodeScalars.count == 1 && $0.value.count == 3 }
  }
}

extension [[Double]] {
  /// The value at a place of a table of places with values, in order: linear between two of them,
  /// held beyond the first and the last.
  ///
  /// - Complexity: O(*n*).
  func value(at place: Double) -> Double {
    guard let first = self.first, let last = self.last else { return 0 }
    guard let next = firstIndex(where: { $0[0] > place }) else { return last[1] }
    guard next > 0 else { return first[1] }
    let (low, high) = (self[next - 1], self[next])
    return low[1] + (high[1] - low[1]) * (place - low[0]) / (high[0] - low[0])
  }
}
