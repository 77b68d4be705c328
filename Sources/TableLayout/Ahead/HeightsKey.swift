import FontMetrics
import Foundation
import LayoutCore
internal import TextLayout

/// A checksum of the inputs of heights that were measured ahead. If the key differs, the heights
/// must be measured again.
///
/// It depends on the width, the display scale, the direction, the language, Bold Text, tall lines,
/// the separator, Strut's metrics (and therefore a calibration), the bundled and registered fonts,
/// the hyphenation patterns, the engines' versions, and the caller's descriptions of template and
/// content. For registered fonts, the bytes of their files and their order count, not their paths.
/// It does not depend on text sizes, which a file contains, on installed fonts, on unregistered
/// fonts that a cell refers to by file, or on the AFM file of a Type 1 font.
public struct HeightsKey: Hashable, Sendable, CustomStringConvertible {
  /// The SHA-256 checksum.
  let bytes: [UInt8]

  /// Creates the key of a measurement. The first call reads the files of all registered fonts.
  /// - Parameters:
  ///   - template: A description of the cells, such as a class and its version, or the text of a
  ///     cell document.
  ///   - content: A description of the content, such as the version or a sum of the data.
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

  /// The checksum in hexadecimal.
  public var description: String {
    bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}
