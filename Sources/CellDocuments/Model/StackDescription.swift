package import LayoutCore
package import StringCatalogs

/// The description of a stack view.
package struct StackDescription: Hashable, Sendable {
  /// The distance between two views in a stack.
  package enum Spacing: Hashable, Sendable {
    /// A number of points.
    case points(Double)
    /// The system spacing: 8 points between edges, or the spacing of the fonts between baselines.
    case system
  }

  /// A view in a stack.
  package struct Item: Hashable, Sendable {
    /// The view's name.
    package var name: String
    /// The distance after the view, instead of the stack's spacing; nil for the stack's spacing.
    package var customSpacing: Spacing?
    /// The position of the view in the stack's list.
    package var position: SourcePosition

    /// Creates a view in a stack.
    package init(name: String, customSpacing: Spacing? = nil, position: SourcePosition = .start) {
      self.name = name
      self.customSpacing = customSpacing
      self.position = position
    }
  }

  /// The axis and the alignment across it.
  package struct Direction: Hashable, Sendable {
    /// The axis: a row or a column.
    package var axis: LayoutAxis
    /// The alignment of the views across the axis.
    package var alignment: StackView.Alignment

    /// Creates an axis and the alignment across it.
    package init(axis: LayoutAxis = .horizontal, alignment: StackView.Alignment = .fill) {
      self.axis = axis
      self.alignment = alignment
    }
  }

  /// The direction at text sizes up to XXXL.
  package var direction: Direction
  /// The direction at accessibility sizes; by default the same.
  package var accessibilityDirection: Direction
  /// The distribution of the views along the axis.
  package var distribution: StackView.Distribution
  /// The distance between two views.
  package var spacing: Spacing
  /// True if distances in a column are measured between baselines.
  package var isBaselineRelativeArrangement: Bool
  /// True if the views are laid out within the stack's margins instead of its edges.
  package var isLayoutMarginsRelativeArrangement: Bool
  /// The stack's margins; nil for the default, 8.
  package var margins: DirectionalEdgeInsets?
  /// The arranged views, in order.
  package var arranged: [Item]

  /// Creates a stack; without arguments, that of `stack: {}`.
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
