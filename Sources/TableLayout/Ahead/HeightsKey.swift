import FontMetrics
import Foundation
import LayoutCore
internal import TextLayout

/// What heights that were found ahead depend on, as one sum: another key means that they have to be found again.
///
/// It changes with the width, the display scale, the direction, the language, bold text, tall lines, the separator, UIKit's numbers as Strut has them
/// (and so with a calibration), the fonts that are bundled and registered, the hyphenation patterns, the versions of the engines, and
/// what the caller says of the template and of the content. Registered fonts count by the bytes of their files and their order, not by
/// where they are. Text sizes are not in it: a file has its own. Fonts that the machine has installed are not in it either, nor are
/// those that a cell names by a file and nobody has registered, nor the AFM file beside a Type 1 font.
public struct HeightsKey: Hashable, Sendable, CustomStringConvertible {
  /// A SHA-256 sum.
  let bytes: [UInt8]

  /// Makes the key of a measurement. The first time it reads the files of registered fonts from end to end.
  /// - Parameters:
  ///   - template: What the cells are, such as a class and its version, or the text of a cell document.
  ///   - content: What the rows say, such as the version or a sum of the data.
  public init(_ measurement: HeightMeasurement, template: String, content: String) {
    var digest = Digest()
    let traits = measurement.traits
    for part in [
      "strut heights 4", template, content, "\(measurement.width.bitPattern)", "\(traits.displayScale.bitPattern)",
      "\(traits.layoutDirection)", traits.language ?? "", "\(traits.legibilityWeight)", "\(measurement.separator)",
      "\(traits.hasTallLines)",
      FontEngineVersions.freeType, FontEngineVersions.harfBuzz, TextEngineVersions.icu,
    ] { digest.add(part) }
    digest.add(Self.text(of: traits.layoutMetrics))
    for line in traits.fonts.fingerprint { digest.add(line) }
    for line in traits.typesetting.text.hyphenator?.fingerprint ?? [] { digest.add(line) }
    bytes = digest.finish()
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  private static func text(of metrics: LayoutMetrics) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(metrics)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The sum in hexadecimal digits.
  public var description: String {
    bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}
