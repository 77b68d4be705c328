/// What of a view a constraint speaks of: an edge, a length, a center, a baseline, or the same within its margins.
///
/// UIKit's `NSLayoutConstraint.Attribute`, with its raw values (UIKit's header).
public enum LayoutAttribute: Int, Hashable, Sendable, CaseIterable {
  /// Nothing: the second side of a constraint that is a number alone.
  case notAnAttribute = 0
  /// The left edge, in every writing direction.
  case left = 1
  /// The right edge, in every writing direction.
  case right = 2
  /// The top edge.
  case top = 3
  /// The bottom edge.
  case bottom = 4
  /// The edge where lines begin.
  case leading = 5
  /// The edge where lines end.
  case trailing = 6
  /// The width.
  case width = 7
  /// The height.
  case height = 8
  /// The middle across.
  case centerX = 9
  /// The middle down.
  case centerY = 10
  /// The baseline of the last line of text; the bottom edge of a view without text.
  case lastBaseline = 11
  /// The baseline of the first line of text; the top edge of a view without text.
  case firstBaseline = 12
  /// The left edge of what is within the margins.
  case leftMargin = 13
  /// The right edge of what is within the margins.
  case rightMargin = 14
  /// The top edge of what is within the margins.
  case topMargin = 15
  /// The bottom edge of what is within the margins.
  case bottomMargin = 16
  /// The leading edge of what is within the margins.
  case leadingMargin = 17
  /// The trailing edge of what is within the margins.
  case trailingMargin = 18
  /// The middle across of what is within the margins.
  case centerXWithinMargins = 19
  /// The middle down of what is within the margins.
  case centerYWithinMargins = 20
}

extension LayoutAttribute {
  /// The attribute's name, as UIKit spells it.
  public var name: String { "\(self)" }

  /// The attribute with a name, spelled as UIKit does; nil when there is none.
  package init?(name: String) {
    guard let attribute = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = attribute
  }

  /// What kind of quantity an attribute is: only alike quantities can be related.
  package enum Quantity { case none, horizontalPosition, verticalPosition, length }

  var quantity: Quantity {
    switch self {
    case .notAnAttribute: .none
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .horizontalPosition
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .verticalPosition
    case .width, .height: .length
    }
  }

  /// Leading and trailing edges, which change sides with the direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Left and right edges, which never change sides.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The attribute of the whole view that a margin attribute is measured in from; itself when it is none.
  package var withoutMargins: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// Whether the attribute is one of those within the margins.
  var isWithinMargins: Bool { rawValue >= LayoutAttribute.leftMargin.rawValue }
}

/// How the two sides of a constraint relate.
///
/// UIKit's `NSLayoutConstraint.Relation`, with its raw values.
public enum LayoutRelation: Int, Hashable, Sendable, CaseIterable {
  /// The first side is at most the second.
  case lessThanOrEqual = -1
  /// Both sides are the same.
  case equal = 0
  /// The first side is at least the second.
  case greaterThanOrEqual = 1

  /// The relation as it is written in a constraint: `<=`, `==` or `>=`.
  package var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation that is written `<=`, `==` or `>=`; nil for anything else.
  package init?(symbol: String) {
    guard let relation = Self.allCases.first(where: { $0.symbol == symbol }) else { return nil }
    self = relation
  }
}
