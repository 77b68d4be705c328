import Foundation
import Strut

/// Readings of option values, each with an error that says what was wanted.
enum Values {
  /// A finite number, 0 or more.
  static func nonNegative(_ text: String, _ what: String) throws -> Double {
    guard let number = Double(text), number.isFinite, number >= 0 else {
      throw CommandFailure.usage("\(what) is a number of points, 0 or more, not \"\(text)\".")
    }
    return number
  }

  /// A display scale: finite, above 0.
  static func scale(_ text: String) throws -> Double {
    guard let number = Double(text), number.isFinite, number > 0, number <= 100 else {
      throw CommandFailure.usage("a scale is a number above 0, up to 100, not \"\(text)\".")
    }
    return number
  }

  /// `wght=700,opsz=17`.
  static func variations(_ text: String?) throws -> [String: Double] {
    guard let text else { return [:] }
    var values: [String: Double] = [:]
    for setting in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = setting.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].utf8.count == 4, let value = Double(parts[1]), value.isFinite else {
        throw CommandFailure.usage("a variation is written tag=number, as in wght=700, not \"\(setting)\".")
      }
      values[String(parts[0])] = value
    }
    return values
  }

  /// A number as people read it: six decimals at most, none where there is nothing to say.
  static func text(_ number: Double) -> String {
    let rounded = (number * 1e6).rounded() / 1e6 + 0
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}
