import FontMetrics
package import Foundation
@_spi(Subclasses) package import LayoutCore

extension Label {
  private static let anyLength: CGFloat = 1e6

  /// How wide the first paragraph is in one line, in points.
  package var lineWidth: CGFloat {
    let room = CGRect(x: 0, y: 0, width: Self.anyLength, height: Self.anyLength)
    return textRect(forBounds: room, limitedToNumberOfLines: 1).width
  }

  /// How wide a word is in the label's font, in points.
  package func width(ofWord word: String) -> Double {
    Double(lineSize(of: word, font: font).width)
  }

  /// The width of a label that is narrower than a letter of its text, whatever lines its letters would make there: it needs that of its
  /// widest word, or of all its text where that is to be in one line. `nil` for a label with room.
  ///
  /// - Complexity: O(1) where there is room for any letter; else each word is shaped.
  package var vanishedWidth: SqueezedLength? {
    // Few letters are wider, and those have a line of their own in what room there is.
    guard bounds.width < 2 * CGFloat(font.pointSize) else { return nil }
    let words = (text ?? "").split(whereSeparator: \.isWhitespace)
    let widest = Set(words.joined()).reduce(0) { max($0, width(ofWord: String($1))) }
    let tolerance = PixelGrid.pixel(scale: traitCollection.displayScale) * 0.75
    guard widest - Double(bounds.width) > tolerance else { return nil }
    let needed =
      numberOfLines == 1 ? lineWidth : CGFloat(words.reduce(0) { max($0, width(ofWord: String($1))) })
    return SqueezedLength(attribute: .width, needed: needed, available: bounds.width)
  }
}
