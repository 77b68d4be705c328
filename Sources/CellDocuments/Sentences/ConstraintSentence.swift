public import LayoutCore
public import StringCatalogs

/// A constraint as a document says it, read and checked: `body.top == 2 * systemSpacing below headline.bottom @ high`.
///
/// The grammar:
///
///     ITEM.ATTRIBUTE (==|<=|>=) [NUMBER *] ITEM.ATTRIBUTE [(+|-) NUMBER] [@ PRIORITY]
///     ITEM.ATTRIBUTE (==|<=|>=) NUMBER [@ PRIORITY]
///     ITEM.ATTRIBUTE (==|<=|>=) [NUMBER *] systemSpacing (below|after) ITEM.ATTRIBUTE [@ PRIORITY]
///
/// A priority is a number above 0 and at most 1000, or `required` (1000), `high` (750), `low` (250).
public struct ConstraintSentence: Hashable, Sendable {
  /// An attribute of an item: `headline.firstBaseline`.
  public struct Place: Hashable, Sendable {
    /// The name of a view or guide, or one of ``ReservedItem``'s.
    public let item: String
    /// Which edge, length, center or baseline of it.
    public let attribute: LayoutAttribute

    /// An attribute of an item.
    package init(item: String, attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The way system spacing runs: down, or in the direction of reading.
  public enum SpacingDirection: String, CaseIterable, Hashable, Sendable {
    /// The first place lies below the second.
    case below
    /// The first place comes after the second: to its right where text runs left to right.
    case after
  }

  /// What the first place is related to.
  public enum Target: Hashable, Sendable {
    /// A length of so many points.
    case number(Double)
    /// Another place: its value × `multiplier` + `constant` points.
    case place(Place, multiplier: Double, constant: Double)
    /// `multiplier` times the system spacing from another place.
    case systemSpacing(multiplier: Double, SpacingDirection, of: Place)
  }

  /// The place that the sentence is about.
  public let first: Place
  /// How the two sides relate.
  public let relation: LayoutRelation
  /// What the first place is related to.
  public let second: Target
  /// How strongly it is meant.
  public let priority: LayoutPriority
  /// The sentence as it was written, for reports.
  public let text: String
  /// Where the sentence begins.
  public let position: SourcePosition

  /// A sentence of these parts. Reading a document checks them; this does not.
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

/// The items that every cell has, by the names that constraints use. No view or guide can have one of them.
public enum ReservedItem: String, CaseIterable, Hashable, Sendable {
  /// The content view.
  case content
  /// The content view's layout margins guide.
  case margins
  /// The cell's own layout margins guide.
  case cellMargins
  /// The content view's readable content guide.
  case readable
  /// The content view's safe area layout guide.
  case safeArea
}
