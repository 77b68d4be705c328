public import LayoutCore
public import StringCatalogs

/// What a document says of a stack view.
public struct StackDescription: Hashable, Sendable {
  /// A distance between two views of a stack.
  public enum Spacing: Hashable, Sendable {
    /// So many points.
    case points(Double)
    /// The system's: 8 points between edges, and what the fonts ask for between baselines.
    case system
  }

  /// A view in a stack.
  public struct Item: Hashable, Sendable {
    /// The view's name.
    public var name: String
    /// The distance after it, in place of the stack's; nil where the document gives none.
    public var customSpacing: Spacing?
    /// Where the stack names it.
    public var position: SourcePosition

    /// A view in a stack.
    public init(name: String, customSpacing: Spacing? = nil, position: SourcePosition = .start) {
      self.name = name
      self.customSpacing = customSpacing
      self.position = position
    }
  }

  /// The axis and the alignment across it.
  public struct Direction: Hashable, Sendable {
    /// Whether the views stand in a row or a column.
    public var axis: LayoutAxis
    /// How they lie across the axis.
    public var alignment: StackView.Alignment

    /// An axis and the alignment across it.
    public init(axis: LayoutAxis = .horizontal, alignment: StackView.Alignment = .fill) {
      self.axis = axis
      self.alignment = alignment
    }
  }

  /// How the views stand at sizes up to XXXL.
  public var direction: Direction
  /// How they stand at accessibility sizes; the same unless the document says otherwise.
  public var accessibilityDirection: Direction
  /// How the views share the length of the stack.
  public var distribution: StackView.Distribution
  /// The distance between two views.
  public var spacing: Spacing
  /// Whether distances in a column are from baseline to baseline.
  public var isBaselineRelativeArrangement: Bool
  /// Whether the views lie within the stack's margins and not within its edges.
  public var isLayoutMarginsRelativeArrangement: Bool
  /// The stack's margins; nil leaves a view's own 8.
  public var margins: DirectionalEdgeInsets?
  /// The views, in their order.
  public var arranged: [Item]

  /// A stack; without arguments, what `stack: {}` means.
  public init(
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
