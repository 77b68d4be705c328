import Foundation
import JSONText
import Strut

/// The JSON of `strut layout` for one category.
package struct LayoutDocument: Encodable {
  package struct Rect: Encodable { var x, y, width, height: Double }
  package struct ViewEntry: Encodable {
    package var frame, unrounded: Rect
    @Nullable var firstBaseline: Double?
    @Nullable var lastBaseline: Double?
    @Nullable var lineCount: Int?
    @Nullable var truncated: Bool?
    @Nullable var pointSize: Double?
    /// Where the text came from; absent for texts that the document writes itself.
    package var localized: LocalizedEntry?
  }
  package struct LocalizedEntry: Encodable {
    package var key: String
    @Nullable var table: String?
    package var text, locale, status, file: String
    @Nullable var line: Int?
  }
  package struct Spacing: Encodable {
    package var upper, lower: String
    package var start, end, spacing, unrounded, multiplier, constant: Double
    package var rule, confidence: String
  }
  package struct Unsatisfied: Encodable {
    package var constraint: String
    package var conflictsWith: [String]
  }

  package var schema = 1
  package var engines = Engines.current
  package var category: String
  package var width, height, scale: Double
  package var era: String
  package var views: [String: ViewEntry]
  package var spacings: [Spacing]
  package var unsatisfied: [Unsatisfied]
  /// `null` where the cell has too many views to look.
  @Nullable var ambiguous: [String]?
  package var findings: [FindingEntry]
  /// With `--explain` alone: the number asked for, then what it follows from.
  package var explanation: [ExplanationStep]?

  package init(_ laid: CellSession.Laid) {
    let layout = laid.layout
    category = layout.contentSizeCategory.shortName
    (width, height, scale) = (layout.width, layout.height, layout.displayScale)
    era = layout.era.rawValue
    views = Dictionary(
      layout.views.map { ($0.name, ViewEntry($0)) }, uniquingKeysWith: { first, _ in first })
    for view in laid.built.document.views { views[view.name]?.localized = LocalizedEntry(view) }
    spacings = layout.spacings.map(Spacing.init)
    unsatisfied = layout.unsatisfied.map {
      Unsatisfied(constraint: $0.identifier ?? $0.equation, conflictsWith: $0.conflictsWith)
    }
    ambiguous = layout.isAmbiguityKnown ? layout.ambiguous : nil
    findings = laid.findings.map { FindingEntry($0) }
  }
}

/// The JSON of `strut layout` for several categories.
package struct LayoutsDocument: Encodable {
  package var schema = 1
  package var engines = Engines.current
  package var layouts: [LayoutDocument]

  package init(layouts: [LayoutDocument]) { self.layouts = layouts }
}

extension LayoutDocument.LocalizedEntry {
  /// Nil for a view whose text was not looked up.
  fileprivate init?(_ view: ViewDescription) {
    guard let lookup = view.textReference?.lookup else { return nil }
    self.init(
      key: lookup.key.name, table: lookup.key.table, text: view.content.text ?? "", locale: lookup.locale.tag,
      status: lookup.status.name, file: lookup.string.file, line: lookup.string.position?.line)
  }
}

extension LayoutDocument.Rect {
  fileprivate init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension LayoutDocument.ViewEntry {
  fileprivate init(_ view: ViewLayout) {
    self.init(
      frame: .init(view.frame), unrounded: .init(view.unroundedFrame), firstBaseline: view.firstBaseline,
      lastBaseline: view.lastBaseline, lineCount: view.lineCount, truncated: view.isTruncated, pointSize: view.pointSize
    )
  }
}

extension LayoutDocument.Spacing {
  fileprivate init(_ spacing: SpacingLayout) {
    let resolved = spacing.spacing
    self.init(
      upper: spacing.upper, lower: spacing.lower, start: spacing.start, end: spacing.end,
      spacing: resolved.result.value,
      unrounded: resolved.result.unrounded, multiplier: resolved.multiplier, constant: resolved.value,
      rule: resolved.result.rule.rawValue, confidence: resolved.result.confidence.rawValue)
  }
}

extension LayoutDocument {
  /// One category for people: every view, and what the constraints came to.
  package static func text(_ laid: CellSession.Laid) -> String {
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
    return ([heading, table.text] + spacings + problems).joined(separator: "\n")
  }

  /// Everything that is wrong with a layout: its kind, and what it is.
  private static func faults(of laid: CellSession.Laid) -> [(kind: String, text: String)] {
    laid.layout.unsatisfied.map { ("dropped", $0.identifier ?? $0.equation) }
      + laid.layout.ambiguities.map {
        ("ambiguous", "\($0.name) is at \(place($0.frame)), and could be at \(place($0.alternative))")
      }
      + laid.findings.map { ("finding", "\($0)") }
  }

  /// The number of lines that a view shows, marked where they are not all of its text.
  private static func lines(of view: ViewLayout) -> String {
    view.lineCount.map { "\($0)" + (view.isTruncated == true ? " (cut)" : "") } ?? "–"
  }

  private static func place(_ rectangle: CGRect) -> String {
    let parts = [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height].map { Values.text(Double($0)) }
    return "(\(parts[0]), \(parts[1])), \(parts[2]) x \(parts[3])"
  }

  /// Several categories for people: a line each.
  package static func text(_ all: [CellSession.Laid]) -> String {
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
    return ([table.text] + problems).joined(separator: "\n")
  }
}
