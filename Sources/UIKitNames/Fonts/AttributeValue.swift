internal import FontMetrics
internal import Foundation
internal import LayoutCore

/// The reason that a value in a dictionary of attributes was ignored, as a sentence.
struct AttributeProblem: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// Conversions of the untyped values in a dictionary of attributes.
enum AttributeValue {
  /// Returns the value as a finite number.
  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as UIFont.Weight: UntypedValue.number(value.rawValue)
    case let value as UIFont.Width: UntypedValue.number(value.rawValue)
    default: UntypedValue.number(value)
    }
  }

  /// Returns the value as a whole number.
  static func integer(_ value: Any) -> Int? { number(value).flatMap(Int.init(exactly:)) }

  /// Returns the value as a dictionary with string keys: those of UIKit's key types, strings, or
  /// the digits of a number.
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
