internal import FontMetrics
internal import Foundation
internal import LayoutCore

/// Why a value of a dictionary of attributes was left out, in a sentence.
struct AttributeProblem: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// What an untyped value of a dictionary of attributes is, whichever of its types a program used for it.
enum AttributeValue {
  /// A finite number.
  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Font.Weight: UntypedValue.number(value.rawValue)
    case let value as Font.Width: UntypedValue.number(value.rawValue)
    default: UntypedValue.number(value)
    }
  }

  /// A whole number.
  static func integer(_ value: Any) -> Int? { number(value).flatMap(Int.init(exactly:)) }

  /// A dictionary, by its keys' strings: those of UIKit's key types, strings, or the digits of a number.
  static func dictionary(_ value: Any) -> [String: Any]? {
    guard let values = value as? [AnyHashable: Any] else { return nil }
    let pairs = values.compactMap { key, value in string(key.base).map { ($0, value) } }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func string(_ key: Any) -> String? {
    switch key {
    case let key as String: key
    case let key as UIFontDescriptor.TraitKey: key.rawValue
    case let key as UIFontDescriptor.FeatureKey: key.rawValue
    default: integer(key).map(String.init)
    }
  }
}
