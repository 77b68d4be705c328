public import FontMetrics
public import Foundation
public import LayoutCore

/// The layout of a cell. All coordinates are the cell's, in points, with y pointing down from its
/// top.
///
/// It is a value that holds no views, so it can be stored, compared and sent to other isolation
/// domains.
public struct CellLayout: Hashable, Sendable {
  /// The width of the cell.
  public let width: Double
  /// The height of the row.
  public let height: Double
  /// The text size of the layout.
  public let contentSizeCategory: ContentSizeCategory
  /// The display scale, in pixels per point.
  public let displayScale: Double
  /// The release whose metrics were used.
  public let era: Era
  /// The frame of the content view.
  public let contentFrame: CGRect
  /// The rectangle within the content view's margins.
  public let marginsFrame: CGRect
  /// The views with a name, and the cell's own views with content, each before its subviews.
  public let views: [ViewLayout]
  /// The vertical distances of system spacing, in the order of activation.
  public let spacings: [SpacingLayout]
  /// Required constraints that were broken.
  public let unsatisfied: [UnsatisfiedConstraint]
  /// The views for which constraints allow more than one frame, with two such frames.
  public let ambiguities: [AmbiguousLayout]
  /// A Boolean value that indicates whether ambiguity was checked, which is not the case in a cell
  /// with more views than `LayoutLimits.ambiguityViews`.
  public let isAmbiguityKnown: Bool

  /// The names (or types) of views for which constraints allow more than one frame.
  public var ambiguous: [String] { ambiguities.map(\.name) }

  /// Returns the view with a name.
  public subscript(_ name: String) -> ViewLayout? { views.first { $0.name == name } }
}

/// The position of a view.
public struct ViewLayout: Hashable, Sendable {
  /// The view's accessibility identifier.
  public let name: String
  /// The rectangle, on whole pixels.
  public let frame: CGRect
  /// The rectangle before rounding to pixels.
  public let unroundedFrame: CGRect
  /// The distance from the top of the cell to the baseline of the first line, or nil without text.
  public let firstBaseline: Double?
  /// The distance from the top of the cell to the baseline of the last line, or nil without text.
  public let lastBaseline: Double?
  /// The number of displayed lines, or nil for a view other than a label.
  public let lineCount: Int?
  /// A Boolean value that indicates whether some text is not displayed, or nil for a view other
  /// than a label.
  public let isTruncated: Bool?
  /// The font size in points, or nil for a view other than a label.
  public let pointSize: Double?
}

/// A view for which constraints allow more than one frame, with two equally good ones.
///
/// Both frames are in the coordinates of the superview, before rounding to pixels.
public struct AmbiguousLayout: Hashable, Sendable {
  /// The view's accessibility identifier, or its type.
  public let name: String
  /// The frame of the view.
  public let frame: CGRect
  /// Another possible frame.
  public let alternative: CGRect
}

/// A vertical distance of system spacing, with its position.
public struct SpacingLayout: Hashable, Sendable {
  /// The upper side, such as `margins.top`.
  public let upper: String
  /// The lower side, such as `headline.firstBaseline`.
  public let lower: String
  /// The distance from the top of the cell to the upper side, not rounded.
  public let start: Double
  /// The distance from the top of the cell to the lower side, not rounded.
  public let end: Double
  /// The requested spacing, with its terms.
  public let spacing: ResolvedSpacing
}

extension CellLayout {
  init(of cell: some ContentCell, result: LayoutResult) {
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

  /// Not the guide's frame, which is unknown until the guide is used.
  private static func marginsFrame(in cell: some ContentCell) -> CGRect {
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
  /// A Boolean value that indicates whether the view has its own baseline.
  fileprivate var showsText: Bool { baselineFont != nil && (self as? Label)?.text?.isEmpty != true }
}
