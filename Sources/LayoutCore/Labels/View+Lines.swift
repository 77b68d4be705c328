package import FontMetrics
package import Foundation
internal import TextLayout

extension View {
  /// The size of a text in one line, in points, rounded up to the pixel.
  package func lineSize(of text: String, font: Font) -> CGSize {
    let traits = traitCollection
    let request = TextRequest(
      text: text, font: font, language: traits.language, width: nil, lineLimit: 1, breakMode: .byTruncatingTail,
      displayScale: traits.displayScale)
    return traits.typesetting.measurer.measure(request).size
  }

  /// The height of a line of a font, in points.
  func lineHeight(of font: Font) -> Double { traitCollection.typesetting.measurer.lineStack(of: font).lineHeight }

  /// The height of a line of a font, in whole points, rounded up.
  func wholeLineHeight(of font: Font) -> Double { PixelGrid.ceil(lineHeight(of: font), scale: 1) }

  /// The system font of a size, heavier with bold text; stops when the bundled fonts are missing.
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
