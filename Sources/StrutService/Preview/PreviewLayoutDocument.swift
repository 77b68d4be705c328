#if Service
import Foundation
import JSONText
import Queries
import Strut

/// All data that the page needs to draw a cell, in one document, so that a change on the page takes
/// one round trip.
struct PreviewLayoutsDocument: Encodable {
  var schema = 1
  /// The revision of the cells. If it has changed, the page requests the list again.
  var revision: String
  /// The cell, then the cells for comparison.
  var layouts: [PreviewLayoutDocument]
}

/// A cell at a text size. Lengths are in points, and `y` is downward from the top of the cell.
struct PreviewLayoutDocument: Encodable {
  struct Size: Encodable {
    /// The intrinsic size, or nil if the content has none.
    @Nullable var width: Double?
    @Nullable var height: Double?
  }
  struct ViewEntry: Encodable {
    var name, kind: String
    var frame: EncodedRectangle
    var intrinsic: Size
    @Nullable var firstBaseline: Double?
    @Nullable var lastBaseline: Double?
    @Nullable var lineCount: Int?
    @Nullable var truncated: Bool?
    @Nullable var font: String?
    @Nullable var pointSize: Double?
    @Nullable var text: String?
    @Nullable var key: String?
    /// The result of looking up the string for its key: `translated`, `missing` ….
    @Nullable var status: String?
  }
  struct Spacing: Encodable {
    var upper, lower: String
    var start, end: Double
    /// The spacing with the terms of its sum.
    var sum: SpacingDocument
  }
  struct Explanation: Encodable {
    var attribute: String
    var steps: [ExplanationStep]
  }

  var category: String
  var width, height, scale: Double
  /// The width of the table or collection view, for a cell in one.
  var givenWidth: Double
  /// The name of the part of a collection view; `null` for other cells.
  @Nullable var part: String?
  var direction: String
  var content, margins: EncodedRectangle
  var views: [ViewEntry]
  var spacings: [Spacing]
  var problems: [String]
  /// The explanations of the requested view, if it exists.
  @Nullable var explanations: [Explanation]?
  /// The picture as SVG.
  var picture: String

  init(_ previewed: PreviewedCell, explaining view: String?) throws {
    let layout = previewed.layout
    category = layout.contentSizeCategory.shortName
    (width, height, scale) = (layout.width, layout.height, layout.displayScale)
    (givenWidth, part) = (previewed.givenWidth, previewed.part)
    direction = "\(previewed.cell.effectiveUserInterfaceLayoutDirection)"
    (content, margins) = (EncodedRectangle(layout.contentFrame), EncodedRectangle(layout.marginsFrame))
    views = layout.views.map { ViewEntry($0, previewed) }
    spacings = layout.spacings.map(Spacing.init)
    problems =
      previewed.notes + layout.unsatisfied.map { "Dropped: \($0.identifier ?? $0.equation)" }
      + layout.ambiguous.map {
        "Ambiguous: \($0) could have a different position or size. Add constraints that determine both."
      }
    explanations = view.flatMap { previewed.explanations(of: $0) }?.map { attribute, explanation in
      Explanation(attribute: attribute.name, steps: explanation.steps.map(ExplanationStep.init))
    }
    picture = try previewed.picture()
  }
}

extension PreviewLayoutDocument.ViewEntry {
  fileprivate init(_ layout: ViewLayout, _ previewed: PreviewedCell) {
    let view = previewed.view(layout.name)
    let label = view as? Label
    let lookup = previewed.references[layout.name]?.lookup
    let intrinsic = view?.intrinsicContentSize
    self.init(
      name: layout.name, kind: view.map { "\(type(of: $0))" } ?? "View", frame: .init(layout.frame),
      intrinsic: .init(width: Self.length(intrinsic?.width), height: Self.length(intrinsic?.height)),
      firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline, lineCount: layout.lineCount,
      truncated: layout.isTruncated, font: label?.font.face.names.fullName, pointSize: layout.pointSize,
      text: label?.text, key: lookup?.key.name, status: lookup?.status.name)
  }

  private static func length(_ length: CGFloat?) -> Double? {
    length.flatMap { $0 == View.noIntrinsicMetric ? nil : Double($0) }
  }
}

extension PreviewLayoutDocument.Spacing {
  fileprivate init(_ spacing: SpacingLayout) {
    let resolved = spacing.spacing
    self.init(
      upper: spacing.upper, lower: spacing.lower, start: spacing.start, end: spacing.end,
      sum: SpacingDocument(resolved.result, multiplier: resolved.multiplier, upper: nil, lower: nil))
  }
}
#endif
