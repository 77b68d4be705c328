/// The heaviness of a font on CSS's scale, 1 to 1000, as in the `wght` axis and `OS/2.usWeightClass`: 400 is regular.
///
/// The names are UIKit's. (CSS calls 100 `thin` and 200 `extra-light`, UIKit `ultraLight` and `thin`.)
public struct FontWeight: RawRepresentable, Hashable, Sendable {
  /// The number on CSS's scale. Not checked: what a font does with one out of range is the font's affair.
  public let rawValue: Int

  /// A weight of any number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// 100.
  public static let ultraLight = FontWeight(rawValue: 100)
  /// 200.
  public static let thin = FontWeight(rawValue: 200)
  /// 300.
  public static let light = FontWeight(rawValue: 300)
  /// 400.
  public static let regular = FontWeight(rawValue: 400)
  /// 500.
  public static let medium = FontWeight(rawValue: 500)
  /// 600.
  public static let semibold = FontWeight(rawValue: 600)
  /// 700.
  public static let bold = FontWeight(rawValue: 700)
  /// 800.
  public static let heavy = FontWeight(rawValue: 800)
  /// 900.
  public static let black = FontWeight(rawValue: 900)

  /// UIKit's nine weights, lightest first.
  public static let standard: [FontWeight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  private static let names = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// UIKit's name of the weight; nil when it is not one of the nine.
  public var name: String? {
    Self.standard.firstIndex(of: self).map { Self.names[$0] }
  }

  /// The weight with one of UIKit's names, in any letter case, or with a number from 1 to 1000; else nil.
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

  /// The weight with this name or number, like ``init(name:)``, or an error that suggests the nearest name.
  public static func named(_ name: String) throws(UnknownNameError) -> FontWeight {
    if let weight = FontWeight(name: name) { return weight }
    throw UnknownNameError(
      kind: "font weight", name: name, members: names + ["the numbers from 1 to 1000"], spellings: names)
  }
}

extension FontWeight: Comparable {
  /// Whether the left weight is the lighter.
  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }
}

extension FontWeight: CustomStringConvertible {
  /// The name, or the number of a weight without one.
  public var description: String { name ?? String(rawValue) }
}
