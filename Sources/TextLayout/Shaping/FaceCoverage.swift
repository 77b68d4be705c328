internal import FontInterop
internal import Threads

/// The characters of the basic plane that a face displays. For alphabets, 256 are determined at a
/// time, because HarfBuzz takes some ten times as long for a single one.
final class FaceCoverage: Sendable {
  /// The known characters at one time, with new requests.
  struct Table {
    /// By the upper byte of the character, a bit for each lower byte; empty if it was never
    /// requested.
    fileprivate var pages: [[UInt64]]
    fileprivate let source: FaceCoverage

    /// Returns `true` if the face displays a character; false for surrogates.
    ///
    /// - Complexity: O(1); the first access to a page requests all of it from HarfBuzz.
    mutating func contains(_ unit: UInt16) -> Bool {
      let number = Int(unit >> 8)
      guard number < pages.count else { return source.has(UInt32(unit)) }
      if pages[number].isEmpty { pages[number] = source.page(number) }
      return pages[number][Int(unit >> 6 & 3)] & (1 << UInt64(unit & 63)) != 0
    }
  }

  private let font: ShapingFont
  /// Up to U+2FFF. Beyond it, text has few characters on many pages.
  private let known = Locked([[UInt64]](repeating: [], count: 0x30))

  init(_ font: ShapingFont) { self.font = font }

  var table: Table { Table(pages: known.withLock { $0 }, source: self) }

  private func has(_ value: UInt32) -> Bool { Unicode.Scalar(value).map(font.shows) ?? false }

  private func page(_ number: Int) -> [UInt64] {
    var found = [UInt64](repeating: 0, count: 4)
    for lower in 0..<256 where has(UInt32(number << 8 | lower)) { found[lower >> 6] |= 1 << UInt64(lower & 63) }
    known.withLock { $0[number] = found }
    return found
  }
}
