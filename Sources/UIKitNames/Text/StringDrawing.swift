internal import FontMetrics
internal import Foundation
internal import LayoutCore
internal import TextLayout

/// Computes the bounding rectangle of text as `NSStringDrawing` does, with the fonts, text engine,
/// language and log of the current traits.
struct StringDrawing {
  private let text: AttributedText
  private let traits: TraitCollection

  init(_ string: NSAttributedString) {
    traits = TraitCollection.current
    text = AttributedText(string, attributes: Self.defaults(traits), log: traits.log)
  }

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    traits = TraitCollection.current
    var reader = AttributeReader(log: traits.log)
    let attributes = attributes ?? [:]
    text = AttributedText(
      string, attributes: reader.textAttributes(attributes, defaults: Self.defaults(traits)),
      paragraphStyle: reader.paragraphStyle(attributes) ?? ParagraphStyle())
  }

  /// The default attributes: the system font at 12 points instead of UIKit's Helvetica.
  private static func defaults(_ traits: TraitCollection) -> TextAttributes {
    var attributes = TextAttributes(font: .systemFont(ofSize: 12, weight: .regular))
    attributes.language = traits.language
    return attributes
  }

  /// Returns the size without a limit on the width.
  func size() -> CGSize {
    boundingRect(in: CGSize(width: CGFloat.infinity, height: .infinity), .usesLineFragmentOrigin, nil).size
  }

  /// Returns the rectangle of the text, in points, not rounded.
  func boundingRect(in size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) -> CGRect {
    let hasLines = options.contains(.usesLineFragmentOrigin)
    let room = Room(
      width: hasLines ? Self.limit(size.width) : nil, height: hasLines ? Self.limit(size.height) : nil,
      lineLimit: hasLines ? 0 : 1, cuts: hasLines && options.contains(.truncatesLastVisibleLine))
    let (shaped, scale) = fitted(room, context, paragraphOptions(options))
    // Without line breaking, the text ends at the first newline, regardless of the truncation in
    // its style.
    let layout = shaped.layOut(
      width: room.width, height: room.cuts ? room.height : nil, lineLimit: room.lineLimit,
      breakMode: hasLines ? nil : .byClipping, options: paragraphOptions(options))
    let bounds = rect(of: layout, options)
    context?.record(bounds, scale: scale)
    return bounds
  }

  /// The size that is available to the text.
  private struct Room {
    var width: Double?
    var height: Double?
    var lineLimit: Int
    /// A Boolean value that indicates whether lines beyond the height are removed.
    var cuts: Bool
  }

  /// Returns `nil` for a side that means no limit: 0 or less, not a number, or as large as
  /// `greatestFiniteMagnitude`.
  private static func limit(_ side: CGFloat) -> Double? { side > 0 && side < 1e9 ? Double(side) : nil }

  private func paragraphOptions(_ options: NSStringDrawingOptions) -> ParagraphOptions {
    var result = ParagraphOptions()
    // Empty text is one line high (measured: Facts.md#labels).
    result.startsLineAfterFinalNewline = text.text.isEmpty
    result.leading = options.contains(.usesFontLeading) ? .gapOfEachLine : .none
    return result
  }

  /// Lays out the text at the scale that the context allows and the size requires.
  private func fitted(
    _ room: Room, _ context: NSStringDrawingContext?, _ options: ParagraphOptions
  ) -> (ShapedParagraphs, scale: Double) {
    let text = room.cuts ? self.text.endingWithEllipsis : room.lineLimit == 1 ? self.text.withoutTailIndents : self.text
    let shaped = traits.text.shape(text)
    let least = Double(context?.minimumScaleFactor ?? 0)
    guard least > 0, least < 1, room.lineLimit == 0 else { return (shaped, 1) }
    let fit = shaped.scaleToFit(
      width: room.width, height: room.height, minimumScaleFactor: least, options: options)
    return fit.scale == 1 ? (shaped, 1) : (traits.text.shape(text.fitted(fit)), fit.scale)
  }

  // MARK: Rectangles

  private func rect(of layout: ParagraphLayout, _ options: NSStringDrawingOptions) -> CGRect {
    let hasLines = options.contains(.usesLineFragmentOrigin)
    guard options.contains(.usesDeviceMetrics) else {
      let y = hasLines ? 0 : layout.lines.first?.descender ?? 0
      return CGRect(x: 0, y: y, width: layout.size.width, height: layout.size.height)
    }
    guard let ink = layout.inkBounds else { return .zero }
    // The rectangle is relative to the baseline, with y pointing up.
    let y = hasLines ? ink.y : (layout.lines.first?.baseline ?? 0) - ink.y - ink.height
    return CGRect(x: ink.x, y: y, width: ink.width, height: ink.height)
  }
}

extension AttributedText {
  /// The text with an ellipsis at the end of its last line if words are wrapped or clipped. Lines
  /// that break between characters are unchanged (Strut's rule).
  fileprivate var endingWithEllipsis: AttributedText {
    changingParagraphs { paragraph in
      var style = paragraph.style
      if style.lineBreakMode == .byWordWrapping || style.lineBreakMode == .byClipping {
        style.lineBreakMode = .byTruncatingTail
      }
      return style
    }
  }

  /// The text without line breaks other than newlines.
  fileprivate var withoutTailIndents: AttributedText {
    changingParagraphs { paragraph in
      var style = paragraph.style
      style.tailIndent = 0
      return style
    }
  }
}
