internal import FontMetrics
public import Foundation
public import TextLayout

/// What a label shows, in TextLayout's words: what a drawing of it is made from.
extension Label {
  /// How lines are broken, apart from the mode.
  var lineBreaks: LineBreakOptions { LineBreakOptions(strategy: lineBreakStrategy) }

  /// How a stretch is set whose attributes say nothing.
  var plainAttributes: TextAttributes {
    var attributes = TextAttributes(font: font)
    attributes.language = traitCollection.language
    return attributes
  }

  /// The style of a paragraph that has none.
  var plainStyle: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    return style
  }

  /// The plain text as it was shaped. Nil without text, and for an ``attributedText``, which ``shapedParagraphs`` has.
  package var shapedText: ShapedText? {
    guard styledText == nil, let text, !text.isEmpty else { return nil }
    return traitCollection.text.shape(text, font: font, language: traitCollection.language, lineBreaks: lineBreaks)
  }

  /// Where the text lies in bounds of a size whose origin is zero.
  func textRect(in size: CGSize, lineLimit: Int) -> TextRect {
    let (width, height) = (max(0, Double(size.width)), max(0, Double(size.height)))
    let scale = traitCollection.displayScale
    if let shapedParagraphs {
      return shapedParagraphs.textRect(inWidth: width, height: height, lineLimit: lineLimit, displayScale: scale)
    }
    return shapedText?.textRect(
      inWidth: width, height: height, lineLimit: lineLimit, breakMode: lineBreakMode, displayScale: scale)
      ?? TextRect(x: 0, y: 0, width: 0, height: 0)
  }

  /// The style of a plain text: what is natural is so for the interface and not for the text.
  private var shownStyle: ParagraphStyle {
    var style = plainStyle
    if textAlignment == .natural || textAlignment == .justified {
      style.alignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
    return style
  }

  // MARK: Shrinking

  /// How much smaller and tighter the text is shown in a label of a size, by ``adjustsFontSizeToFitWidth``,
  /// ``minimumScaleFactor`` and ``allowsDefaultTighteningForTruncation``; nil where none of them asks for it, and without text.
  ///
  /// Strut's rule (`ShapedText.scaleToFit`): the largest hundredth at which the text fits ``numberOfLines`` lines of the width.
  /// - Complexity: O(n log n) in the text.
  public func textFit(in size: CGSize) -> TextFit? {
    guard adjustsFontSizeToFitWidth || allowsDefaultTighteningForTruncation else { return nil }
    let width = max(0, Double(size.width))
    let factor = adjustsFontSizeToFitWidth ? Double(minimumScaleFactor) : 0
    let least = factor.isNaN ? 0 : factor
    if let shapedParagraphs {
      return shapedParagraphs.scaleToFit(
        width: width, lineLimit: numberOfLines, minimumScaleFactor: least,
        allowsTightening: allowsDefaultTighteningForTruncation)
    }
    return shapedText?.scaleToFit(
      width: width, lineLimit: numberOfLines, minimumScaleFactor: least,
      allowsTightening: allowsDefaultTighteningForTruncation)
  }

  // MARK: Lines

  /// The lines at their places that show in a label of a size, from the text's top, of an ``attributedText`` and of a text that is
  /// shown smaller or tighter than it is; nil for others, whose lines ``textLines(in:)`` has.
  /// - Complexity: O(n) in the text shown.
  package func paragraphLayout(in size: CGSize) -> ParagraphLayout? {
    guard let text, !text.isEmpty else { return nil }
    let fit = textFit(in: size)
    let isFitted = fit.map { $0.scale != 1 || $0.kern != 0 } ?? false
    guard styledText != nil || isFitted else { return nil }
    let (width, height) = (max(0, Double(size.width)), max(0, Double(size.height)))
    if let shapedParagraphs, !isFitted {
      return shapedParagraphs.layOut(width: width, height: height, lineLimit: numberOfLines)
    }
    var shown = styledText ?? AttributedText(text, attributes: plainAttributes, paragraphStyle: shownStyle)
    if let fit { shown = shown.fitted(fit) }
    return traitCollection.text.layOut(shown, width: width, height: height, lineLimit: numberOfLines)
  }

  /// The lines that show in a label of a size, with their glyphs; nil without text.
  /// - Complexity: O(n) in the text shown.
  public func textLines(in size: CGSize) -> TextLines? {
    if let layout = paragraphLayout(in: size) { return layout.textLines }
    let shown = textLayout(in: size).lineCount
    return shapedText?.lines(
      width: max(0, Double(size.width)), lineLimit: numberOfLines == 1 ? 1 : shown, breakMode: lineBreakMode)
  }
}
