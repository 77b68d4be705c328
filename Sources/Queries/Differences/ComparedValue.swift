import Strut

/// The value of a face in one field.
package enum ComparedValue: Hashable, Sendable {
  /// A length in design units.
  case length(Double, unitsPerEm: Int)
  case number(Double)
  case flag(Bool)
  case text(String)
  /// A list of names, in the order of the face.
  case list([String])

  /// The length in ems, or `nil` for any other value.
  package var ems: Double? {
    guard case .length(let length, let unitsPerEm) = self, unitsPerEm > 0 else { return nil }
    return length / Double(unitsPerEm)
  }

  /// Designs that differ by less than this fraction of an em are drawn alike.
  private static let tolerance = 1e-9

  package func isSame(as other: ComparedValue) -> Bool {
    if let a = ems, let b = other.ems { return abs(a - b) < Self.tolerance }
    if case .list(let a) = self, case .list(let b) = other { return Set(a) == Set(b) }
    return self == other
  }

  private static let shownLength = 18

  /// Returns the value as text. Lengths are in units of a common em.
  package func text(unitsPerEm: Int) -> String {
    switch self {
    case .length: ems.map { Values.text(($0 * Double(unitsPerEm) * 1000).rounded() / 1000) } ?? "-"
    case .number(let number): Values.text(number)
    case .flag(let flag): flag ? "yes" : "no"
    case .text(let text): text.count > Self.shownLength ? "\(text.prefix(Self.shownLength - 1))…" : text
    case .list(let list): String(list.count)
    }
  }
}

extension ComparedValue: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .length(let number, _), .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    }
  }
}
