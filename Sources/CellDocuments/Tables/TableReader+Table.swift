import FontMetrics
import LayoutCore
import StringCatalogs
import TableLayout
import Yams

extension TableReader {
  private static let heights = [
    "rowHeight", "sectionHeaderHeight", "sectionFooterHeight", "estimatedRowHeight", "estimatedSectionHeaderHeight",
    "estimatedSectionFooterHeight",
  ]

  /// Reads the description of the table itself and the positions of its values. An invalid value is
  /// logged and replaced with the default.
  func table(_ node: Node) -> (TableDescription, positions: [String: SourcePosition]) {
    guard let mapping = MappingReader(node, "table", log: log) else { return (TableDescription(), [:]) }
    let positions = mapping.entries.map { ($0.key, $0.value.position) }
    return (table(mapping), Dictionary(positions) { first, _ in first })
  }

  private func table(_ mapping: MappingReader) -> TableDescription {
    var table = TableDescription()
    mapping.checkKeys(
      of: "the table",
      known: ["style", "width", "height", "era", "tallLines", "separator", "estimation"] + Self.heights)
    table.style = mapping.member("style", kind: "table style", of: TableView.Style.allCases) ?? table.style
    table.estimation =
      mapping.member("estimation", kind: "estimation", of: TableView.Estimation.allCases) ?? table.estimation
    readSurroundings(mapping, into: &table)
    table.hasSeparators = mapping.flag("separator") ?? true
    let heights = Self.heights.map { mapping[$0].flatMap(height) ?? .automatic }
    table.rowHeight = heights[0]
    (table.sectionHeaderHeight, table.sectionFooterHeight) = (heights[1], heights[2])
    table.estimatedRowHeight = heights[3]
    (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (heights[4], heights[5])
    checkEstimation(of: table, mapping)
    return table
  }

  /// Reads the size, the release and the lines of a table or collection view.
  func readSurroundings(_ mapping: MappingReader, into table: inout TableDescription) {
    table.width = mapping.length("width") ?? table.width
    table.height =
      mapping["height"].flatMap { entry in
        read.number(
          entry.value, "height",
          wanted: "a number of points, at least 1 and at most \(Int(DocumentLimits.tableHeight))"
        ) { $0 >= 1 && $0 <= DocumentLimits.tableHeight }
      } ?? table.height
    table.era = mapping.era("era")
    table.hasTallLines = mapping.flag("tallLines") ?? false
  }

  /// Logs an error if estimates are to be learned but an estimate or the height is specified: the
  /// specified value is used, and learned estimates would have no effect.
  private func checkEstimation(of table: TableDescription, _ mapping: MappingReader) {
    guard table.estimation == .learned, let entry = mapping["estimation"] else { return }
    let given =
      table.estimatedRowHeight != .automatic
      ? ("estimatedRowHeight", "the estimate") : table.rowHeight != .automatic ? ("rowHeight", "the height") : nil
    guard let (key, what) = given else { return }
    log.report(
      .invalidValue, at: entry.position,
      "\"estimation: learned\" has no effect when \"\(key)\" sets \(what); remove one of the two")
  }

  /// Reads a number of points, `automatic`, or `{ scaled: 44, textStyle: body }`.
  private func height(_ entry: MappingReader.Entry) -> TableDescription.Height? {
    if case .mapping = entry.value { return scaledHeight(entry) }
    if entry.value.scalar?.string == "automatic" { return .automatic }
    let wanted = "a number of points, automatic, or { scaled: 44, textStyle: body }"
    return read.number(entry.value, entry.key, wanted: wanted) { $0 >= 0 }.map { .points($0) }
  }

  private func scaledHeight(_ entry: MappingReader.Entry) -> TableDescription.Height? {
    guard let mapping = MappingReader(entry.value, entry.key, log: log) else { return nil }
    mapping.checkKeys(of: Wording.quoted(entry.key), known: ["scaled", "textStyle"])
    guard mapping["scaled"] != nil else {
      log.report(
        .missingKey, at: entry.value.position, "\(Wording.quoted(entry.key)) has no \"scaled\"; add the height at L")
      return nil
    }
    let style = mapping.choice(
      "textStyle", kind: "text style", names: TextStyle.allCases.map(\.name), member: TextStyle.init(name:))
    return mapping.length("scaled").map { .scaled($0, style ?? .body) }
  }
}

extension MappingReader {
  /// Returns the choice for a key; nil if it is missing or unknown.
  func member<Member>(_ key: String, kind: String, of members: [Member]) -> Member? {
    choice(key, kind: kind, names: members.map { "\($0)" }) { name in members.first { "\($0)" == name } }
  }
}
