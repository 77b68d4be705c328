public import LayoutCore

/// A fault in a cell's layout.
///
/// A finding is a value and holds no views. ``CellSizing/findings(for:width:separator:)`` returns
/// all of them except dropped constraints, which a single cell's layout contains
/// (``CellLayout/unsatisfied``).
public struct CellFinding: Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The content view contains the program's views in addition to the cell's own labels.
    case mixedLayouts = "mixed-layouts"
    /// Constraints give the content view no height, and the standard height is used.
    case collapsed
    /// No chain of constraints connects the top and bottom of the content view through this view.
    case openChain = "open-chain"
    /// A view extends beyond the content view.
    case reachesOut = "reaches-out"
    /// Text with any number of lines has less space than it needs.
    case cutText = "cut-text"
    /// A control with a fixed size has less space than that, or an image has none.
    case squeezed
    /// Text has less width than it needs, and constraints do not determine whether it or its
    /// neighbor shrinks.
    case openWidth = "open-width"
    /// A required constraint conflicts with others and was dropped.
    case droppedConstraint = "dropped-constraint"
    /// The cell returns another height after its layout.
    case unsteadyHeight = "unsteady-height"
  }

  /// The kind of fault.
  public let kind: Kind
  /// The name or type of the view; the cell's own name for the cell itself.
  public let view: String
  /// The affected edge of the view, or nil if there is none.
  public let edge: LayoutAttribute?
  /// The amount in points, or nil if there is none.
  public let points: Double?
  /// The names of other involved views, separated by commas, or nil if there are none.
  package let other: String?
  /// A sentence with the fault, and a sentence with the cure.
  public let message: String

  init(
    _ kind: Kind, view: String, edge: LayoutAttribute? = nil, points: Double? = nil, other: String? = nil,
    _ message: String
  ) {
    self.kind = kind
    self.view = view
    self.edge = edge
    self.points = points
    self.other = other
    self.message = message
  }

  /// The message.
  public var description: String { message }
}

/// The reported faults of a cell, and its last notifications.
struct CellReports {
  var hasToldMix = false
  /// The margins of the last notification, initially those at creation.
  var knownMargins = EdgeInsets.zero
  /// The last computed margins for a width, with the state of the cell at that time.
  var marginsOfWidth: (width: Double, structure: Int, isAlone: Bool, margins: EdgeInsets)?
  /// The width for which the cell was prepared and its state at that time, or nil if it may have to
  /// be prepared again at any time.
  var readiness: (width: Double, separator: Bool, structure: Int)?
}

extension TableViewCell {
  /// The program's views in a content view whose own labels or image have content, or nil if
  /// layouts are not mixed.
  ///
  /// A built-in layout and a custom one do not take each other into account (documented: do not mix
  /// them).
  package var mixedLayout: CellFinding? {
    let foreign = foreignContentViews
    guard usesBuiltInLayout, let first = foreign.first else { return nil }
    let own = builtInViews.filter(\.showsContent).map(\.displayName).joined(separator: ", ")
    let others = foreign.map(\.displayName).joined(separator: ", ")
    return CellFinding(
      .mixedLayouts, view: first.displayName,
      """
      The cell uses its built-in \(own) and also has custom views in the content view: \(others). The two layouts ignore each \
      other. Use only custom views, or only the cell's built-in ones.
      """)
  }

  /// Logs, once per cell, that two layouts are mixed.
  func reportMixedLayout() {
    guard !reports.hasToldMix, let finding = mixedLayout else { return }
    reports.hasToldMix = true
    traitCollection.log(finding.message)
  }
}
