import FontMetrics
package import Foundation
import LayoutCore
import StringCatalogs
import TextLayout

extension MappingReader {
  /// Returns the size for a key, `{ width: 300, height: 200 }` in points; nil if it is missing or
  /// invalid.
  package func size(_ key: String) -> CGSize? {
    guard let entry = self[key], let mapping = MappingReader(entry.value, key, log: read.log) else { return nil }
    mapping.checkKeys(of: Wording.quoted(key), known: ["width", "height"])
    if let missing = ["width", "height"].first(where: { mapping[$0] == nil }) {
      read.log.report(
        .missingKey, at: entry.value.position,
        "\(Wording.quoted(key)) has no \(missing); write { width: …, height: … }, in points")
    }
    guard let width = mapping.length("width"), let height = mapping.length("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Returns the insets for a key, in the order of `sides`: one number for all sides, or a mapping
  /// in which missing sides are 0.
  func insets(_ key: String, sides: [String]) -> [Double]? {
    guard let entry = self[key] else { return nil }
    guard case .mapping = entry.value, let mapping = MappingReader(entry.value, key, log: read.log) else {
      return length(key).map { Array(repeating: $0, count: sides.count) }
    }
    mapping.checkKeys(of: Wording.quoted(key), known: sides)
    return sides.map { mapping.length($0) ?? 0 }
  }

  /// Returns the color for a key, `"#RRGGBB"`; nil if it is missing or invalid.
  func color(_ key: String) -> Color? {
    guard let entry = self[key] else { return nil }
    let wanted = "a color such as \"#FF9800\", in quotation marks"
    guard let scalar = read.scalar(entry.value, key, wanted: wanted) else { return nil }
    if let color = Color(document: scalar.string) { return color }
    read.refuse(entry.value, key, wanted: wanted)
    return nil
  }

  /// Returns the iOS release for a key; nil if it is missing or invalid.
  func era(_ key: String) -> Era? {
    choice(key, kind: "release", names: Era.allCases.map(\.rawValue), member: Era.init(name:))
  }

  /// Returns the text alignment for a key; nil if it is missing or invalid.
  func textAlignment(_ key: String) -> TextAlignment? {
    choice(
      key, kind: "alignment", names: TextAlignment.allCases.map { "\($0)" },
      member: { name in TextAlignment.allCases.first { "\($0)" == name } })
  }
}

extension Color {
  /// Creates a color from `#RRGGBB`; nil for any other text.
  init?(document text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), !digits.contains(UInt8(ascii: "+"))
    else { return nil }
    self.init(hexadecimal: number)
  }
}
