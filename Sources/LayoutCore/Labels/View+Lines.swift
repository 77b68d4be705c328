package import FontMetrics
package import Foundation
internal import TextLayout

extension View {
  /// Returns the size of text in one line, in points, rounded up to the pixel.
  package func lineSize(of text: String, font: Font) -> CGSize {
    let traits = traitCollection
    let request = TextRequest(
      text: text, font: font, language: traits.language, width: nil, lineLimit: 1, breakMode: .byTruncatingTail,
      displayScale: traits.displayScale)
    return traits.typesetting.measurer.measure(request).size
  }

  /// Returns the line height of a font, in points.
  func lineHeight(of font: Font) -> Double { traitCollection.typesetting.measurer.lineStack(of: font).lineHeight }

  /// Returns the line height of a font, rounded up to whole points.
  func wholeLineHeight(of font: Font) -> Double { PixelGrid.ceil(lineHeight(of: font), scale: 1) }

  /// Returns the system font of a size, heavier with Bold Text; stops the program if the bundled
  /// fonts are missing.
  func systemFont(ofSize size: Double) -> Font {
    do throws(FontError) {
      let traits = traitCollection
      return try traits.fonts.systemFont(
        size: size, legibilityWeight: traits.legibilityWeight, era: traits.layoutMetrics.era)
    } catch {
      stopAsUIKit(error.message)
    }
  }
}
