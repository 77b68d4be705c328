import Foundation
import JSONText
import Strut

/// The JSON output of `strut layout` for one text size: the layout, with values of the document and
/// the command.
package struct LayoutDocument: Encodable {
  /// The origin of a string.
  struct LocalizedEntry: Encodable {
    var key: String
    @Nullable var table: String?
    var text, locale, status, file: String
    @Nullable var line: Int?
  }
  private struct ViewEntry: Encodable {
    let layout: ViewLayout
    /// Absent for text that the document contains itself.
    let localized: LocalizedEntry?
    /// Absent for views that are not from an Interface Builder file.
    let object: LaidObjects.Object?

    private enum CodingKeys: CodingKey { case localized }

    func encode(to encoder: any Encoder) throws {
      try layout.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(localized, forKey: .localized)
      try object?.encode(to: encoder)
    }
  }

  private let layout: CellLayout
  private let localized: [String: LocalizedEntry]
  private let findings: [FindingEntry]
  private let objects: LaidObjects?
  /// With `--explain`, the requested number and the constraints that it follows from.
  package var explanation: [ExplanationStep]?

  private enum CodingKeys: CodingKey { case schema, engines, findings, explanation }

  package init(_ laid: any LaidCell) {
    layout = laid.layout
    localized = Dictionary(laid.texts.map { ($0.view, LocalizedEntry($0)) }, uniquingKeysWith: { $1 })
    objects = laid.objects
    findings = laid.findings.map { FindingEntry($0) }
  }

  package func encode(to encoder: any Encoder) throws {
    try layout.encode(to: encoder) {
      ViewEntry(layout: $0, localized: localized[$0.name], object: objects?.views[$0.name])
    }
    try objects?.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(1, forKey: .schema)
    try container.encode(Engines.current, forKey: .engines)
    try container.encode(findings, forKey: .findings)
    try container.encodeIfPresent(explanation, forKey: .explanation)
  }
}

/// The JSON output of `strut layout` for several text sizes.
package struct LayoutsDocument: Encodable {
  package var schema = 1
  package var engines = Engines.current
  package var layouts: [LayoutDocument]

  package init(layouts: [LayoutDocument]) { self.layouts = layouts }
}

extension LayoutDocument.LocalizedEntry {
  fileprivate init(_ text: LocalizedText) {
    let lookup = text.lookup
    self.init(
      key: lookup.key.name, table: lookup.key.table, text: text.text, locale: lookup.locale.tag,
      status: lookup.status.name, file: lookup.string.file, line: lookup.string.position?.line)
  }
}

extension LayoutDocument {
  /// The layout at one text size as text: every view, and the results of constraints.
  package static func text(_ laid: any LaidCell) -> String {
    let layout = laid.layout
    let heading =
      "\(layout.contentSizeCategory.shortName), \(Values.text(layout.width)) wide: \(Values.text(layout.height)) high"
    var table = TableText(headings: [
      "view", "x", "y", "width", "height", "first baseline", "last baseline", "lines", "size",
    ])
    for view in layout.views {
      let rect = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map { Values.text(Double($0)) }
      let text = [view.firstBaseline, view.lastBaseline].map { $0.map(Values.text) ?? "–" }
      table.rows.append([view.name] + rect + text + [lines(of: view), view.pointSize.map(Values.text) ?? "–"])
    }
    let spacings = layout.spacings.map { spacing in
      "\(spacing.upper) → \(spacing.lower): \(Values.text(spacing.spacing.value)) (\(spacing.spacing.result.rule.rawValue))"
    }
    let problems = faults(of: laid).map { "\($0): \($1)" }
    return ([heading, table.text] + spacings + problems + leftOut(of: laid)).joined(separator: "\n")
  }

  /// A line that counts the content of an Interface Builder file that the layout ignores; empty if
  /// there is none.
  private static func leftOut(of laid: any LaidCell) -> [String] {
    [AuditNotesText(laid.objects?.notes ?? []).unsupported].compactMap(\.self)
  }

  /// The faults of a layout: the kind and the description.
  static func faults(of laid: any LaidCell) -> [(kind: String, text: String)] {
    laid.layout.unsatisfied.map { ("dropped", name(of: $0, in: laid)) }
      + laid.layout.ambiguities.map {
        ("ambiguous", "\($0.name) is at \(place($0.frame)), but could also be at \(place($0.alternative))")
      }
      + laid.findings.map { ("finding", "\($0)") }
  }

  /// The name of a constraint. In Interface Builder files an identifier is an object ID, which is
  /// meaningless alone.
  private static func name(of constraint: UnsatisfiedConstraint, in laid: any LaidCell) -> String {
    guard let id = constraint.identifier else { return constraint.equation }
    return laid.objects == nil ? id : "\(constraint.equation) (\(id))"
  }

  /// The number of lines that a view shows, marked if the text is truncated.
  private static func lines(of view: ViewLayout) -> String {
    view.lineCount.map { "\($0)" + (view.isTruncated == true ? " (truncated)" : "") } ?? "–"
  }

  private static func place(_ rectangle: CGRect) -> String {
    let parts = [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height].map { Values.text(Double($0)) }
    return "(\(parts[0]), \(parts[1])), \(parts[2]) x \(parts[3])"
  }

  /// The layouts at several text sizes as text, one line each.
  package static func text(_ all: [any LaidCell]) -> String {
    let layouts = all.map(\.layout)
    guard let first = layouts.first, layouts.count > 1 else { return all.map(text).joined() }
    let baselines = first.views.filter { $0.firstBaseline != nil }.map(\.name)
    var table = TableText(
      headings: ["category", "cell height"] + baselines.flatMap { ["\($0) pt", "first baseline", "lines"] })
    for layout in layouts {
      let cells = baselines.flatMap { name -> [String] in
        guard let view = layout[name] else { return ["–", "–", "–"] }
        return [
          view.pointSize.map(Values.text) ?? "–", view.firstBaseline.map(Values.text) ?? "–",
          lines(of: view),
        ]
      }
      table.rows.append([layout.contentSizeCategory.shortName, Values.text(layout.height)] + cells)
    }
    let problems = all.flatMap { laid in
      faults(of: laid).map { "\($0) at \(laid.layout.contentSizeCategory.shortName): \($1)" }
    }
    return ([table.text] + problems + leftOut(of: all[0])).joined(separator: "\n")
  }
}
