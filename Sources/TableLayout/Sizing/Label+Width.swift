import FontMetrics
package import Foundation
@_spi(Subclasses) package import LayoutCore

extension Label {
  private static let anyLength: CGFloat = 1e6

  /// The width of the first paragraph in one line, in points.
  package var lineWidth: CGFloat {
    let room = CGRect(x: 0, y: 0, width: Self.anyLength, height: Self.anyLength)
    return textRect(forBounds: room, limitedToNumberOfLines: 1).width
  }

  /// Returns the width of a word in the label's font, in points.
  package func width(ofWord word: String) -> Double {
    Double(lineSize(of: word, font: font).width)
  }

  /// The required width of a label that is narrower than a letter of its text: that of its widest
  /// word, or of all its text if that must be in one line. `nil` for a label with enough space.
  ///
  /// - Complexity: O(1) if there is space for any letter; otherwise each word is shaped.
  /// - Complexity: O(1) where there is room for any letter; else each word is shaped.
  package var vanishedWidth: SqueezedLength? {
    // Few letters are wider, and such a letter has a separate line in the available space.
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
