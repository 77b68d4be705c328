/// The weight of a font on CSS's scale, 1 to 1000, as in the `wght` axis and `OS/2.usWeightClass`;
/// 400 is regular.
///
/// The names are UIKit's. (CSS calls 100 `thin` and 200 `extra-light`, UIKit `ultraLight` and
/// `thin`.)
public struct FontWeight: RawRepresentable, Hashable, Sendable {
  /// The number on CSS's scale. It is not validated; the font determines the effect of values out
  /// of its range.
  public let rawValue: Int

  /// Creates a weight from any number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The weight 100.
  public static let ultraLight = FontWeight(rawValue: 100)
  /// The weight 200.
  public static let thin = FontWeight(rawValue: 200)
  /// The weight 300.
  public static let light = FontWeight(rawValue: 300)
  /// The weight 400.
  public static let regular = FontWeight(rawValue: 400)
  /// The weight 500.
  public static let medium = FontWeight(rawValue: 500)
  /// The weight 600.
  public static let semibold = FontWeight(rawValue: 600)
  /// The weight 700.
  public static let bold = FontWeight(rawValue: 700)
  /// The weight 800.
  public static let heavy = FontWeight(rawValue: 800)
  /// The weight 900.
  public static let black = FontWeight(rawValue: 900)

  /// UIKit's nine weights, lightest first.
  public static let standard: [FontWeight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  private static let names = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// UIKit's name of the weight, or nil for a weight other than the nine.
  public var name: String? {
    Self.standard.firstIndex(of: self).map { Self.names[$0] }
  }

  /// Creates the weight with one of UIKit's names, not case-sensitive, or with a number from 1 to
  /// 1000; otherwise returns nil.
  public init?(name: String) {
    let wanted = name.lowercased()
    if let index = Self.names.firstIndex(where: { $0.lowercased() == wanted }) {
      self = Self.standard[index]
    } else if let number = Int(name), (1...1000).contains(number) {
      self.init(rawValue: number)
    } else {
      return nil
    }
  }

  /// Returns the weight with a name or number, like ``init(name:)``, or throws an error that
  /// suggests the nearest name.
  public static func named(_ name: String) throws(UnknownNameError) -> FontWeight {
    if let weight = FontWeight(name: name) { return weight }
    throw UnknownNameError(
      kind: "font weight", name: name, members: names + ["the numbers from 1 to 1000"], spellings: names)
  }
}

extension FontWeight: Comparable {
  /// Returns `true` if the left weight is lighter.
  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }
}

extension FontWeight: CustomStringConvertible {
  /// The name, or the number of a weight without one.
  public var description: String { name ?? String(rawValue) }
}
