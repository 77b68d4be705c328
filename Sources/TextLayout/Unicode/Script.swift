internal import CICU
internal import FontInterop

/// A script of the Unicode Character Database, by ICU's number.
package struct Script: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// The script property of a character.
  package init(of scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      let isLetter = (0x41...0x5A).contains(scalar.value) || (0x61...0x7A).contains(scalar.value)
      self = isLetter ? .latin : .common
    } else {
      rawValue = strut_script(scalar.value)
    }
  }

  package static let common = Script(rawValue: STRUT_SCRIPT_COMMON)
  package static let inherited = Script(rawValue: STRUT_SCRIPT_INHERITED)
  /// The script of private characters and of those that no version of Unicode has assigned yet.
  package static let unknown = Script(rawValue: strut_script(0xE000))
  package static let latin = Script(rawValue: strut_script(0x61))
  package static let arabic = Script(rawValue: strut_script(0x627))

  /// A Boolean value that indicates whether the character takes the script of its neighbors.
  package var isUnresolved: Bool { self == .common || self == .inherited }

  /// A Boolean value that indicates whether the script is right-to-left.
  var isRightToLeft: Bool { isMarked(in: Self.rightToLeft) }

  private static let rightToLeft = marks { !$0.isUnresolved && UnicodeScript.isRightToLeft($0.tag) }

  /// A value for each script by ICU's numbers, because scripts are requested for each word and run.
  static func marks(where isMarked: (Script) -> Bool) -> [Bool] {
    (0..<strut_script_count()).map { isMarked(Script(rawValue: $0)) }
  }

  /// The value of a table for this script; none for a number that is unknown to ICU.
  func isMarked(in marks: [Bool]) -> Bool {
    let index = Int(rawValue)
    return marks.indices.contains(index) && marks[index]
  }

  /// Returns `true` if the script extensions of a character include this script.
  package func isAmongExtensions(of scalar: Unicode.Scalar) -> Bool {
    strut_has_script(scalar.value, rawValue) != 0
  }

  /// The four letters of ISO 15924, such as `Latn`.
  package var tag: String {
    let packed = strut_script_tag(rawValue)
    var tag = ""
    for shift in stride(from: 24, through: 0, by: -8) {
      tag.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: packed >> shift)))
    }
    return tag
  }
}
