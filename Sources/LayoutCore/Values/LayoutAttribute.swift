/// The part of a view to which a constraint refers: an edge, a length, a center, a baseline, or one
/// of these within its margins.
///
/// UIKit's `NSLayoutConstraint.Attribute`, with its raw values (UIKit's header).
public enum LayoutAttribute: Int, Hashable, Sendable, CaseIterable {
  /// No attribute: the second side of a constraint with a constant.
  case notAnAttribute = 0
  /// The left edge, in every layout direction.
  case left = 1
  /// The right edge, in every layout direction.
  case right = 2
  /// The top edge.
  case top = 3
  /// The bottom edge.
  case bottom = 4
  /// The leading edge.
  case leading = 5
  /// The trailing edge.
  case trailing = 6
  /// The width.
  case width = 7
  /// The height.
  case height = 8
  /// The horizontal center.
  case centerX = 9
  /// The vertical center.
  case centerY = 10
  /// The baseline of the last line of text; the bottom edge of a view without text.
  case lastBaseline = 11
  /// The baseline of the first line of text; the top edge of a view without text.
  case firstBaseline = 12
  /// The left edge within the margins.
  case leftMargin = 13
  /// The right edge within the margins.
  case rightMargin = 14
  /// The top edge within the margins.
  case topMargin = 15
  /// The bottom edge within the margins.
  case bottomMargin = 16
  /// The leading edge within the margins.
  case leadingMargin = 17
  /// The trailing edge within the margins.
  case trailingMargin = 18
  /// The horizontal center within the margins.
  case centerXWithinMargins = 19
  /// The vertical center within the margins.
  case centerYWithinMargins = 20
}

extension LayoutAttribute {
  /// The attribute's name in UIKit's spelling.
  public var name: String { "\(self)" }

  /// Creates the attribute with a name in UIKit's spelling, or returns nil if there is none.
  package init?(name: String) {
    guard let attribute = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = attribute
  }

  /// The quantity of an attribute. Constraints relate only attributes of equal quantities.
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

  /// The axis of a position or length; nil without one.
  package var axis: LayoutAxis? {
    switch quantity {
    case .none: nil
    case .horizontalPosition: .horizontal
    case .verticalPosition: .vertical
    case .length: self == .width ? .horizontal : .vertical
    }
  }

  /// A Boolean value that indicates whether the attribute depends on the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the attribute is a left or right edge, in every layout
  /// direction.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The attribute of the whole view that corresponds to a margin attribute; otherwise the
  /// attribute itself.
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

  /// A Boolean value that indicates whether the attribute is within the margins.
  var isWithinMargins: Bool { rawValue >= LayoutAttribute.leftMargin.rawValue }
}

/// The relation between the two sides of a constraint.
///
/// UIKit's `NSLayoutConstraint.Relation`, with its raw values.
public enum LayoutRelation: Int, Hashable, Sendable, CaseIterable {
  /// The first side is at most the second.
  case lessThanOrEqual = -1
  /// Both sides are equal.
  case equal = 0
  /// The first side is at least the second.
  case greaterThanOrEqual = 1

  /// The relation as written in a constraint: `<=`, `==` or `>=`.
  package var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// Creates the relation of the symbol `<=`, `==` or `>=`, or returns nil for any other string.
  package init?(symbol: String) {
    guard let relation = Self.allCases.first(where: { $0.symbol == symbol }) else { return nil }
    self = relation
  }
}
