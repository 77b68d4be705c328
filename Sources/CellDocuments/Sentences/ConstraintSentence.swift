public import LayoutCore
public import StringCatalogs

/// A constraint in a document, parsed and checked:
/// `body.top == 2 * systemSpacing below headline.bottom @ high`.
///
/// The grammar:
///
///     ITEM.ATTRIBUTE (==|<=|>=) [NUMBER *] ITEM.ATTRIBUTE [(+|-) NUMBER] [@ PRIORITY]
///     ITEM.ATTRIBUTE (==|<=|>=) NUMBER [@ PRIORITY]
///     ITEM.ATTRIBUTE (==|<=|>=) [NUMBER *] systemSpacing (below|after) ITEM.ATTRIBUTE [@ PRIORITY]
///
/// A priority is a number greater than 0 and at most 1000, or `required` (1000), `high` (750),
/// `low` (250).
public struct ConstraintSentence: Hashable, Sendable {
  /// An attribute of an item: `headline.firstBaseline`.
  public struct Place: Hashable, Sendable {
    /// The name of a view or guide, or a ``ReservedItem``.
    public let item: String
    /// The edge, length, center or baseline of the item.
    public let attribute: LayoutAttribute

    /// Creates an attribute of an item.
    package init(item: String, attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The direction of system spacing: down, or in the reading direction.
  public enum SpacingDirection: String, CaseIterable, Hashable, Sendable {
    /// The first attribute is below the second.
    case below
    /// The first attribute is after the second: to its right in left-to-right layout.
    case after
  }

  /// The second side of the constraint.
  public enum Target: Hashable, Sendable {
    /// A length in points.
    case number(Double)
    /// Another attribute: its value × `multiplier` + `constant` points.
    case place(Place, multiplier: Double, constant: Double)
    /// The system spacing from another attribute, times `multiplier`.
    case systemSpacing(multiplier: Double, SpacingDirection, of: Place)
  }

  /// The attribute on the first side.
  public let first: Place
  /// The relation between the two sides.
  public let relation: LayoutRelation
  /// The second side of the constraint.
  public let second: Target
  /// The priority of the constraint.
  public let priority: LayoutPriority
  /// The sentence as written, for reports.
  public let text: String
  /// The position of the sentence.
  public let position: SourcePosition

  /// Creates a sentence without checking it, unlike reading a document.
  package init(
    first: Place, relation: LayoutRelation, second: Target, priority: LayoutPriority = .required, text: String,
    position: SourcePosition = .start
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.priority = priority
    self.text = text
    self.position = position
  }
}

/// The items that every cell has, by their names in constraints. Views and guides cannot have these
/// names.
public enum ReservedItem: String, CaseIterable, Hashable, Sendable {
  /// The content view.
  case content
  /// The content view's layout margins guide.
  case margins
  /// The cell's layout margins guide.
  case cellMargins
  /// The content view's readable content guide.
  case readable
  /// The content view's safe area layout guide.
  case safeArea
}
