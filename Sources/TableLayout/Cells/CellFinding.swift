public import LayoutCore

/// Something about a cell's layout that will not do what its author meant.
///
/// A finding is a value and holds no view. ``CellSizing/findings(for:width:separator:)`` looks for all of them but
/// constraints that were left out: of a cell by itself those are its layout's (``CellLayout/unsatisfied``).
public struct CellFinding: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Views of the program's own stand in the content view beside the cell's own labels.
    case mixedLayouts = "mixed-layouts"
    /// Constraints give the content view no height, and the standard height is used.
    case collapsed
    /// No chain of constraints leads from the content view's top to its bottom by way of this view.
    case openChain = "open-chain"
    /// A view reaches out of the content view.
    case reachesOut = "reaches-out"
    /// A text of any number of lines has less room than it needs.
    case cutText = "cut-text"
    /// A control that is drawn in one size has less room than that, or a picture has none.
    case squeezed
    /// A text has less width than it needs, and constraints leave open whether it gives way or what is beside it.
    case openWidth = "open-width"
    /// A required constraint conflicts with others and was left out.
    case droppedConstraint = "dropped-constraint"
    /// The cell says another height once it is laid out.
    case unsteadyHeight = "unsteady-height"
  }

  /// What is wrong.
  public let kind: Kind
  /// The view it is about, by its name or type; the cell's own name for the cell itself.
  public let view: String
  /// Which of the view's edges it is about; nil where it is about none.
  public let edge: LayoutAttribute?
  /// By how much, in points; nil where there is no amount.
  public let points: Double?
  /// The views that stand against it, between commas; nil where there are none.
  package let other: String?
  /// What is wrong, in one sentence, and what cures it, in another.
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

/// What a cell has told already, and what it was told of.
struct CellReports {
  var hasToldMix = false
  /// The margins the cell was last told of, at first those it was made with.
  var knownMargins = EdgeInsets.zero
  /// The margins the cell would have at a width, as they were found last, and how the cell was then.
  var marginsOfWidth: (width: Double, structure: Int, isAlone: Bool, margins: EdgeInsets)?
  /// What the cell was made ready to be measured for, and how it was then; nil where it may have to be again at any time.
  var readiness: (width: Double, separator: Bool, structure: Int)?
}

extension TableViewCell {
  /// The views of the program's own that stand beside the cell's own labels or picture, where those show something; nil where
  /// nothing is mixed.
  ///
  /// A built-in layout and one's own do not know of each other (documented: do not mix them).
  package var mixedLayout: CellFinding? {
    let foreign = foreignContentViews
    guard usesBuiltInLayout, let first = foreign.first else { return nil }
    let own = builtInViews.filter(\.showsContent).map(\.displayName).joined(separator: ", ")
    let others = foreign.map(\.displayName).joined(separator: ", ")
    return CellFinding(
      .mixedLayouts, view: first.displayName,
      """
      The cell uses its built-in \(own) and has views of its own in the content view: \(others). Neither layout knows of the \
      other: use views of your own for all of it, or only what the cell has.
      """)
  }

  /// Writes to the log, once for each cell, that two layouts are mixed.
  func reportMixedLayout() {
    guard !reports.hasToldMix, let finding = mixedLayout else { return }
    reports.hasToldMix = true
    traitCollection.log(finding.message)
  }
}
