package import LayoutCore
package import StringCatalogs

/// What a document says of a stack view.
package struct StackDescription: Hashable, Sendable {
  /// A distance between two views of a stack.
  package enum Spacing: Hashable, Sendable {
    /// So many points.
    case points(Double)
    /// The system's: 8 points between edges, and what the fonts ask for between baselines.
    case system
  }

  /// A view in a stack.
  package struct Item: Hashable, Sendable {
    /// The view's name.
    package var name: String
    /// The distance after it, in place of the stack's; nil where the document gives none.
    package var customSpacing: Spacing?
    /// Where the stack names it.
    package var position: SourcePosition

    /// A view in a stack.
    package init(name: String, customSpacing: Spacing? = nil, position: SourcePosition = .start) {
      self.name = name
      self.customSpacing = customSpacing
      self.position = position
    }
  }

  /// The axis and the alignment across it.
  package struct Direction: Hashable, Sendable {
    /// Whether the views stand in a row or a column.
    package var axis: LayoutAxis
    /// How they lie across the axis.
    package var alignment: StackView.Alignment

    /// An axis and the alignment across it.
    package init(axis: LayoutAxis = .horizontal, alignment: StackView.Alignment = .fill) {
      self.axis = axis
      self.alignment = alignment
    }
  }

  /// How the views stand at sizes up to XXXL.
  package var direction: Direction
  /// How they stand at accessibility sizes; the same unless the document says otherwise.
  package var accessibilityDirection: Direction
  /// How the views share the length of the stack.
  package var distribution: StackView.Distribution
  /// The distance between two views.
  package var spacing: Spacing
  /// Whether distances in a column are from baseline to baseline.
  package var isBaselineRelativeArrangement: Bool
  /// Whether the views lie within the stack's margins and not within its edges.
  package var isLayoutMarginsRelativeArrangement: Bool
  /// The stack's margins; nil leaves a view's own 8.
  package var margins: DirectionalEdgeInsets?
  /// The views, in their order.
  package var arranged: [Item]

  /// A stack; without arguments, what `stack: {}` means.
  package init(
    direction: Direction = Direction(), accessibilityDirection: Direction? = nil,
    distribution: StackView.Distribution = .fill, spacing: Spacing = .points(0),
    isBaselineRelativeArrangement: Bool = false, isLayoutMarginsRelativeArrangement: Bool = false,
    margins: DirectionalEdgeInsets? = nil, arranged: [Item] = []
  ) {
    self.direction = direction
    self.accessibilityDirection = accessibilityDirection ?? direction
    self.distribution = distribution
    self.spacing = spacing
    self.isBaselineRelativeArrangement = isBaselineRelativeArrangement
    self.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
    self.margins = margins
    self.arranged = arranged
  }
}
