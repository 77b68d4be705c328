import Foundation
import JSONText
package import Strut

/// Functions that read the values of options. Their errors contain the expected form.
package enum Values {
  /// The maximum length, in points, as in cell documents. Sums of such lengths are still exact
  /// enough.
  package static let greatest = 1_000_000.0
  /// The maximum width or height for text. It exceeds the size of any text that fits into memory,
  /// so that every measured size can be used again.
  package static let greatestOffer = 1_000_000_000_000.0
  /// The range of display scales, with a margin. A scale near 0 would turn everything into one
  /// pixel.
  package static let scales = 0.01...100.0

  /// Returns a number in decimal notation. Swift's initializer also accepts hexadecimal digits and
  /// names.
  package static func number(_ text: String) -> Double? {
    Double(decimal: text).map { $0 + 0 }  // -0 is 0
  }

  /// Returns a number of points from 0 to a million.
  package static func nonNegative(_ text: String, _ what: String) throws -> Double {
    guard let number = number(text), (0...greatest).contains(number) else {
      throw RequestFailure.usage("\(what) must be a number of points from 0 to \(Int(greatest)), not \"\(text)\".")
    }
    return number
  }

  /// Returns a finite number from minus a million to a million.
  package static func bounded(_ text: String, _ what: String) throws -> Double {
    guard let number = number(text), abs(number) <= greatest else {
      throw RequestFailure.usage(
        "\(what) must be a number from -\(Int(greatest)) to \(Int(greatest)), not \"\(text)\".")
    }
    return number
  }

  /// Returns a display scale.
  package static func scale(_ text: String) throws -> Double {
    guard let number = number(text), scales.contains(number) else {
      throw RequestFailure.usage("a scale must be a number of pixels per point from 0.01 to 100, not \"\(text)\".")
    }
    return number
  }

  /// Returns `auto`, `off` or a size in points.
  package static func opticalSizing(_ text: String) throws -> OpticalSizing {
    switch text.lowercased() {
    case "auto": .automatic
    case "off": .off
    default: .pinned(try nonNegative(text, "an optical size other than auto or off"))
    }
  }

  /// Returns the index of a face in a file, from 0.
  package static func faceIndex(_ index: Int?) throws -> Int? {
    guard index ?? 0 >= 0 else {
      throw RequestFailure.usage("--face-index must be a whole number, 0 or more, not \(index ?? 0).")
    }
    return index
  }

  /// Returns values such as `wght=700,opsz=17`, or none for nil.
  package static func variations(_ text: String?) throws(RequestFailure) -> [String: Double] {
    guard let text else { return [:] }
    let values = try FontSettingText.variations(.string(text))
    guard !values.isEmpty else {
      throw .usage("a variation must have the form tag=number, such as wght=700, not \"\".")
    }
    return values
  }

  /// Returns the tags of a list such as `de,vi`: BCP 47 tags, or names of locales.
  package static func languages(_ text: String?) throws -> [String] {
    guard let text else { return [] }
    return try text.split(separator: ",", omittingEmptySubsequences: false).map { try language(String($0)) }
  }

  /// Returns the tag of a language such as `zh-Hant` or `sr@latin`.
  package static func language(_ name: String) throws -> String {
    guard let tag = LanguageTag.tag(of: name) else {
      throw RequestFailure.usage("a language must be a tag such as de or zh-Hant, not \"\(name)\".")
    }
    return tag
  }

  /// Returns a number with at most six decimals, and without trailing zeros.
  package static func text(_ number: Double) -> String {
    // Numbers with this many digits have no decimals, and the largest would overflow.
    guard abs(number) < 1e15 else { return String(number) }
    let rounded = (number * 1e6).rounded() / 1e6 + 0
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
