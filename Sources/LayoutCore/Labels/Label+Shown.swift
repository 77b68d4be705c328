internal import FontMetrics
public import Foundation
public import TextLayout

/// The displayed text of a label in TextLayout's types, for drawing.
extension Label {
  /// The options for line breaks, without the mode.
  var lineBreaks: LineBreakOptions { LineBreakOptions(strategy: lineBreakStrategy) }

  /// The attributes of runs that specify none.
  var plainAttributes: TextAttributes {
    var attributes = TextAttributes(font: font)
    attributes.language = traitCollection.language
    return attributes
  }

  /// The style of paragraphs that specify none.
  var plainStyle: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    return style
  }

  /// The shaped plain text. Nil without text, and for an ``attributedText``, which
  /// ``shapedParagraphs`` contains.
  package var shapedText: ShapedText? {
    guard styledText == nil, let text, !text.isEmpty else { return nil }
    return traitCollection.text.shape(text, font: font, language: traitCollection.language, lineBreaks: lineBreaks)
  }

  /// Returns the rectangle of the text in bounds of a given size with an origin of zero.
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

  /// The style of plain text. Its natural direction is that of the interface, not that of the text.
  private var shownStyle: ParagraphStyle {
    var style = plainStyle
    if textAlignment == .natural || textAlignment == .justified {
      style.alignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
    return style
  }

  // MARK: Shrinking

  /// Returns the scale and tightening of the text in a label of a given size, from
  /// ``adjustsFontSizeToFitWidth``, ``minimumScaleFactor`` and
  /// ``allowsDefaultTighteningForTruncation``. Returns nil without text, or if none of them
  /// applies.
  ///
  /// Strut's rule (`ShapedText.scaleToFit`): the largest hundredth at which the text fits
  /// ``numberOfLines`` lines at the width.
  ///
  /// - Complexity: O(n log n) in the text.
  public func textFit(in size: CGSize) -> TextFit? {
    guard adjustsFontSizeToFitWidth || allowsDefaultTighteningForTruncation else { return nil }
    return textFit(inArea: textArea(in: size).size)
  }

  func textFit(inArea size: CGSize) -> TextFit? {
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

  /// Returns the lines that a label of a given size displays, with their positions from the top of
  /// the text, for an ``attributedText`` and for text that is scaled or tightened. Returns nil for
  /// other text, for which ``textLines(in:)`` returns the lines.
  ///
  /// - Complexity: O(n) in the displayed text.
  package func paragraphLayout(in size: CGSize) -> ParagraphLayout? {
    paragraphLayout(inArea: textArea(in: size).size)
  }

  func paragraphLayout(inArea size: CGSize) -> ParagraphLayout? {
    paragraphLayout(textFit(inArea: size), in: size, lineLimit: numberOfLines)
  }

  /// Returns the height of text that is scaled or tightened in a label of a given size, in points,
  /// if its height is not limited; nil for other text.
  ///
  /// - Parameter lineLimit: The maximum number of lines; 0 for no limit.
  /// - Complexity: O(n log n) in the text.
  package func fittedTextHeight(in size: CGSize, lineLimit: Int) -> CGFloat? {
    let area = textArea(in: size).size
    guard let fit = textFit(inArea: area), fit.isFitted else { return nil }
    let unlimited = CGSize(width: area.width, height: .greatestFiniteMagnitude)
    return paragraphLayout(fit, in: unlimited, lineLimit: lineLimit).map { CGFloat($0.size.height) }
  }

  private func paragraphLayout(_ fit: TextFit?, in size: CGSize, lineLimit: Int) -> ParagraphLayout? {
    guard let text, !text.isEmpty else { return nil }
    let isFitted = fit?.isFitted ?? false
    guard styledText != nil || isFitted else { return nil }
    let (width, height) = (max(0, Double(size.width)), max(0, Double(size.height)))
    if let shapedParagraphs, !isFitted {
      return shapedParagraphs.layOut(width: width, height: height, lineLimit: lineLimit)
    }
    var shown = styledText ?? AttributedText(text, attributes: plainAttributes, paragraphStyle: shownStyle)
    if let fit { shown = shown.fitted(fit) }
    return traitCollection.text.layOut(shown, width: width, height: height, lineLimit: lineLimit)
  }

  /// Returns the lines that a label of a given size displays, with their glyphs, or nil without
  /// text.
  ///
  /// - Complexity: O(n) in the displayed text.
  public func textLines(in size: CGSize) -> TextLines? {
    let size = textArea(in: size).size
    if let layout = paragraphLayout(inArea: size) { return layout.textLines }
    let shown = textLayout(inArea: size).lineCount
    return shapedText?.lines(
      width: max(0, Double(size.width)), lineLimit: numberOfLines == 1 ? 1 : shown, breakMode: lineBreakMode)
  }
}

extension TextFit {
  /// True if the text is not shown as its font has it.
  fileprivate var isFitted: Bool { scale != 1 || kern != 0 }
}
