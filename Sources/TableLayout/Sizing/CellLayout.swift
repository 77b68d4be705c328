public import FontMetrics
public import Foundation
public import LayoutCore

/// Where everything in a cell came to be. All coordinates are the cell's: points, y down from its top.
///
/// It is a value and holds no view: it can be kept, compared and sent anywhere.
public struct CellLayout: Hashable, Sendable {
  /// The width of the cell.
  public let width: Double
  /// The height of the row.
  public let height: Double
  /// The text size it was laid out at.
  public let contentSizeCategory: ContentSizeCategory
  /// Pixels in a point.
  public let displayScale: Double
  /// The release whose numbers it was laid out with.
  public let era: Era
  /// The content view.
  public let contentFrame: CGRect
  /// What is within the content view's margins.
  public let marginsFrame: CGRect
  /// The views that have a name, and the cell's own that show something, each before what is in it.
  public let views: [ViewLayout]
  /// The vertical distances that system spacing keeps, in the order in which the constraints were activated.
  public let spacings: [SpacingLayout]
  /// Required constraints that were broken.
  public let unsatisfied: [UnsatisfiedConstraint]
  /// Views for which constraints leave more than one place or size open, with two of them.
  public let ambiguities: [AmbiguousLayout]
  /// Whether ambiguous views were looked for; not in a cell of more than `LayoutLimits.ambiguityViews`.
  public let isAmbiguityKnown: Bool

  /// The names (or types) of views for which constraints leave more than one place or size open.
  public var ambiguous: [String] { ambiguities.map(\.name) }

  /// The view with a name.
  public subscript(_ name: String) -> ViewLayout? { views.first { $0.name == name } }
}

/// Where a view came to be.
public struct ViewLayout: Hashable, Sendable {
  /// The view's accessibility identifier.
  public let name: String
  /// The rectangle, on whole pixels.
  public let frame: CGRect
  /// The rectangle before it was moved to whole pixels.
  public let unroundedFrame: CGRect
  /// The distance from the top of the cell to the baseline of the first line; nil without text.
  public let firstBaseline: Double?
  /// The distance from the top of the cell to the baseline of the last line; nil without text.
  public let lastBaseline: Double?
  /// The number of lines that show; nil for a view that is no label.
  public let lineCount: Int?
  /// Whether some of the text does not show; nil for a view that is no label.
  public let isTruncated: Bool?
  /// The size of the font, in points; nil for a view that is no label.
  public let pointSize: Double?
}

/// A view for which constraints leave more than one place or size open, in two solutions that keep them equally well.
///
/// Both frames are in the coordinates of the view's superview, before they are moved to whole pixels.
public struct AmbiguousLayout: Hashable, Sendable {
  /// The view's accessibility identifier, or its type.
  public let name: String
  /// Where the view is.
  public let frame: CGRect
  /// Where it could be as well.
  public let alternative: CGRect
}

/// A vertical distance that system spacing keeps, with its place.
public struct SpacingLayout: Hashable, Sendable {
  /// The upper side, such as `margins.top`.
  public let upper: String
  /// The lower side, such as `headline.firstBaseline`.
  public let lower: String
  /// The distance from the top of the cell to the upper side, unrounded.
  public let start: Double
  /// The distance from the top of the cell to the lower side, unrounded.
  public let end: Double
  /// The spacing that was asked for, with its terms.
  public let spacing: ResolvedSpacing
}

extension CellLayout {
  init(of cell: TableViewCell, result: LayoutResult) {
    width = Double(cell.bounds.width)
    height = Double(cell.bounds.height)
    contentSizeCategory = cell.traitCollection.contentSizeCategory
    displayScale = cell.traitCollection.displayScale
    era = cell.traitCollection.layoutMetrics.era
    contentFrame = cell.contentView.frame(in: cell)
    marginsFrame = Self.marginsFrame(in: cell)
    views = cell.subtree.compactMap { view in
      let shownName = view.showsContent ? (view as? any BuiltInView)?.builtInName : nil
      return (view.accessibilityIdentifier ?? shownName).map { ViewLayout(of: view, in: cell, name: $0) }
    }
    spacings = cell.heldSpacings.map {
      SpacingLayout(upper: $0.upper, lower: $0.lower, start: $0.start, end: $0.end, spacing: $0.spacing)
    }
    unsatisfied = result.unsatisfied
    ambiguities = result.ambiguities.map { ambiguity in
      AmbiguousLayout(
        name: ambiguity.view.displayName, frame: ambiguity.frame, alternative: ambiguity.alternative)
    }
    isAmbiguityKnown = result.isAmbiguityKnown
  }

  /// Not the guide's frame, which is not known when nobody has asked for the guide before.
  private static func marginsFrame(in cell: TableViewCell) -> CGRect {
    let inner = cell.contentView.withinMargins(in: cell)
    let frame = Frame(
      left: Double(inner.minX), top: Double(inner.minY), width: max(0, Double(inner.width)),
      height: max(0, Double(inner.height)))
    return frame.snapped(scale: cell.traitCollection.displayScale)
      .relative(to: Frame(left: 0, top: 0, width: 0, height: 0))
  }
}

extension ViewLayout {
  init(of view: View, in cell: View, name: String) {
    self.name = name
    frame = view.frame(in: cell)
    unroundedFrame = view.unroundedFrame(in: cell)
    let (first, last) = (view.firstBaselineView, view.lastBaselineView)
    firstBaseline =
      first.showsText ? Double(first.frame(in: cell).minY + first.firstBaselineOffset(in: first.bounds.size)) : nil
    lastBaseline =
      last.showsText ? Double(last.frame(in: cell).maxY - last.lastBaselineOffset(in: last.bounds.size)) : nil
    let label = view as? Label
    let text = label?.textLayout(in: view.bounds.size)
    lineCount = text?.lineCount
    isTruncated = text?.isTruncated
    pointSize = label?.font.pointSize
  }
}

extension View {
  /// Whether the view has a baseline of its own.
  fileprivate var showsText: Bool { baselineFont != nil && (self as? Label)?.text?.isEmpty != true }
}
