import Foundation
import JSONText
package import Strut

/// Readings of option values, each with an error that says what was wanted.
package enum Values {
  /// The greatest length anybody may ask for, in points, as in cell documents: sums of such lengths stay exact enough.
  package static let greatest = 1_000_000.0
  /// The greatest extent that a text may be offered: more than a text takes that fits into memory, so that whatever was measured may be
  /// offered again.
  package static let greatestOffer = 1_000_000_000_000.0
  /// The display scales there are, with room: a scale near 0 would make a pixel of everything.
  package static let scales = 0.01...100.0

  /// A number in decimal notation. Swift's own reading takes hexadecimal digits and names of numbers too.
  package static func number(_ text: String) -> Double? {
    Double(decimal: text).map { $0 + 0 }  // -0 is 0
  }

  /// A number of points from 0 to a million.
  package static func nonNegative(_ text: String, _ what: String) throws -> Double {
    guard let number = number(text), (0...greatest).contains(number) else {
      throw RequestFailure.usage("\(what) is a number of points from 0 to \(Int(greatest)), not \"\(text)\".")
    }
    return number
  }

  /// A finite number of at most a million either way.
  package static func bounded(_ text: String, _ what: String) throws -> Double {
    guard let number = number(text), abs(number) <= greatest else {
      throw RequestFailure.usage("\(what) is a number of at most \(Int(greatest)) either way, not \"\(text)\".")
    }
    return number
  }

  /// A display scale.
  package static func scale(_ text: String) throws -> Double {
    guard let number = number(text), scales.contains(number) else {
      throw RequestFailure.usage("a scale is a number of pixels to a point from 0.01 to 100, not \"\(text)\".")
    }
    return number
  }

  /// `auto`, `off` or a size in points.
  package static func opticalSizing(_ text: String) throws -> OpticalSizing {
    switch text.lowercased() {
    case "auto": .automatic
    case "off": .off
    default: .pinned(try nonNegative(text, "an optical size other than auto and off"))
    }
  }

  /// Which face of a file, from 0.
  package static func faceIndex(_ index: Int?) throws -> Int? {
    guard index ?? 0 >= 0 else {
      throw RequestFailure.usage("--face-index is the number of a face, from 0, not \(index ?? 0).")
    }
    return index
  }

  /// `wght=700,opsz=17`; none without a text.
  package static func variations(_ text: String?) throws(RequestFailure) -> [String: Double] {
    guard let text else { return [:] }
    let values = try FontSettingText.variations(.string(text))
    guard !values.isEmpty else { throw .usage("a variation is a tag, = and a number, as in wght=700, not \"\".") }
    return values
  }

  /// `de,vi`: BCP 47 tags, or names of locales.
  package static func languages(_ text: String?) throws -> [String] {
    guard let text else { return [] }
    return try text.split(separator: ",", omittingEmptySubsequences: false).map { try language(String($0)) }
  }

  /// `zh-Hant` or `sr@latin`: the tag.
  package static func language(_ name: String) throws -> String {
    guard let tag = LanguageTag.tag(of: name) else {
      throw RequestFailure.usage("a language is a tag like de or zh-Hant, not \"\(name)\".")
    }
    return tag
  }

  /// A number as people read it: six decimals at most, none where there is nothing to say.
  package static func text(_ number: Double) -> String {
    // Numbers of so many digits have no decimals, and the greatest would become none.
    guard abs(number) < 1e15 else { return String(number) }
    let rounded = (number * 1e6).rounded() / 1e6 + 0
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
