package import FontMetrics
import Foundation
package import LayoutCore
import TextLayout
internal import Threads

/// Text whose every character has one width and every line one height, broken greedily at spaces as
/// `UILabel` does: a space never overflows, and a space at the end of a line counts in its width,
/// up to the width offered.
package struct FixedMeasurer: TextMeasuring {
  package var advance = 10.0
  package var line = 10.0

  package init(advance: Double = 10, line: Double = 10) { (self.advance, self.line) = (advance, line) }

  package func measure(_ request: TextRequest) -> TextMeasure {
    let scale = request.displayScale
    guard let offered = request.width else { return measure([request.text.count], width: nil, scale, false) }
    var lines = brokenLines(of: request.text, width: offered)
    let isCut = request.lineLimit > 0 && lines.count > request.lineLimit
    if isCut { lines = Array(lines.prefix(request.lineLimit)) }
    return measure(lines, width: offered, scale, isCut)
  }

  private func measure(_ lines: [Int], width: Double?, _ scale: Double, _ isCut: Bool) -> TextMeasure {
    let widest = Double(lines.max() ?? 0) * advance
    let height = Double(lines.count) * line
    let size = CGSize(
      width: min(width ?? .infinity, PixelGrid.ceil(widest, scale: scale)), height: PixelGrid.ceil(height, scale: scale)
    )
    return TextMeasure(
      size: size, unroundedSize: CGSize(width: widest, height: height), lineCount: lines.count, isTruncated: isCut)
  }

  /// The number of characters in each line, with the space that ends it.
  private func brokenLines(of text: String, width: Double) -> [Int] {
    var lines: [Int] = []
    var current = 0
    for word in text.split(separator: " ") {
      let needed = Double(current + word.count) * advance
      if current > 0, needed > width + 1e-9 {
        lines.append(current)
        current = 0
      }
      current += word.count + 1
    }
    if current > 0 { lines.append(current - 1) }
    return lines.isEmpty ? [0] : lines
  }

  package func lineStack(of font: Font) -> LineStack { LineStack(lineHeight: line, leading: 0) }

  /// Four fifths down the first line, of text in the middle of the label.
  package func firstBaseline(font: Font, height: Double, lineCount: Int, displayScale: Double) -> Double {
    (height - line * Double(lineCount)) / 2 + line * 0.8
  }

  package func lastBaseline(font: Font, height: Double, lineCount: Int, displayScale: Double) -> Double {
    firstBaseline(font: font, height: height, lineCount: lineCount, displayScale: displayScale)
      + line * Double(lineCount - 1)
  }
}

/// The log, for tests that check it.
package final class LogCollector: Sendable {
  private let stored = Locked<[String]>([])

  package init() {}

  package var messages: [String] { stored.withLock { $0 } }
  package var log: LayoutLog { LayoutLog { [stored] message in stored.withLock { $0.append(message) } } }
}

/// Surroundings for tests: bundled fonts, every character 10 × 10, one pixel a point unless said.
package func fixedTraits(
  _ measurer: FixedMeasurer = FixedMeasurer(), scale: Double = 1, direction: LayoutDirection = .leftToRight,
  category: ContentSizeCategory = .large, log: LayoutLog = .silent
) throws -> TraitCollection {
  let typesetting = Typesetting(fonts: try Typesetting.bundled().fonts, measurer: measurer)
  return TraitCollection(
    contentSizeCategory: category, displayScale: scale, layoutDirection: direction, typesetting: typesetting, log: log)
}

/// Surroundings with real fonts and text.
package func realTraits(
  category: ContentSizeCategory = .large, scale: Double = 3, direction: LayoutDirection = .leftToRight
) throws -> TraitCollection {
  TraitCollection(
    contentSizeCategory: category, displayScale: scale, layoutDirection: direction,
    typesetting: try Typesetting.bundled(), log: .silent)
}
