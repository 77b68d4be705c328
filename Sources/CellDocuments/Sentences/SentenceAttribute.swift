import LayoutCore

/// The attributes in documents, by UIKit's names, and the ones that can be related.
enum SentenceAttribute {
  /// The kind of quantity of an attribute. Only attributes of the same kind can be related.
  enum Kind: String {
    case horizontal = "a horizontal position"
    case vertical = "a vertical position"
    case length = "a length"
  }

  static let all: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .firstBaseline,
    .lastBaseline,
  ]

  static let allNames = all.map(\.name)

  private static let byName = Dictionary(uniqueKeysWithValues: zip(allNames, all))

  static func named(_ name: String) -> LayoutAttribute? { byName[name] }
}

extension LayoutAttribute {
  var kind: SentenceAttribute.Kind {
    switch self {
    case .width, .height: .length
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  var isDirectional: Bool { self == .leading || self == .trailing }
  var isAbsolute: Bool { self == .left || self == .right }
}
