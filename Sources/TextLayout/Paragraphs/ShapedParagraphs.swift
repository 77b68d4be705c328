public import FontMetrics

/// A text of several styles with its glyphs, before any width is known.
///
/// Everything expensive is done; laying it out is cheap and may be repeated. Immutable, and safe from any thread.
public final class ShapedParagraphs: Sendable {
  /// The text and its styles.
  public let text: AttributedText

  let source: ShapedText
  let styles: StyleTable

  init(_ text: AttributedText, _ source: ShapedText, _ styles: StyleTable) {
    self.text = text
    self.source = source
    self.styles = styles
  }

  /// The characters that are shown as missing, because no face has them; each once, in order of appearance.
  public var missing: [Unicode.Scalar] { source.missing }

  /// The faces in use, in order of appearance.
  public var faces: [FontFace] { source.faces }

  /// The faces in which some of the text has no widths, as of a plain text.
  package var givenUp: [GivenUpFace] { source.givenUp }

  /// The text by the faces that draw it, as of a plain text.
  package var stretches: [FaceStretch] { source.stretches }

  /// Breaks the text into lines and puts them at their places.
  ///
  /// - Parameters:
  ///   - width: What is offered, in points; `nil` or infinity for no limit. Less than 0 counts as 0. Without a width lines are
  ///     aligned in the widest one.
  ///   - height: What is offered downwards, in points; lines that do not fit it whole are left over, but for the first.
  ///     `nil` for no limit.
  ///   - lineLimit: UIKit's `numberOfLines`; 0 or less is no limit.
  ///   - breakMode: How lines are broken and what is left out; `nil` is the mode of each paragraph's style.
  ///   - options: What TextKit and a label do differently.
  /// - Complexity: O(n) in the text shown.
  public func layOut(
    width: Double?, height: Double? = nil, lineLimit: Int = 0, breakMode: LineBreakMode? = nil,
    options: ParagraphOptions = ParagraphOptions()
  ) -> ParagraphLayout {
    precondition(!(width?.isNaN ?? false) && !(height?.isNaN ?? false), "a width is a number of points")
    let filler = ParagraphFiller(self, width: max(0, width ?? .infinity), mode: breakMode, options: options)
    return filler.layout(lineLimit: lineLimit, height: height)
  }
}

extension ShapedParagraphs: Hashable {
  /// Whether both are the same object.
  public static func == (a: ShapedParagraphs, b: ShapedParagraphs) -> Bool { a === b }

  /// By identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What TextKit and a label do differently when they lay paragraphs out.
public struct ParagraphOptions: Hashable, Sendable {
  /// Whether a face that stands in may make its line higher.
  public var fallbackLines = FallbackLinePolicy.requestedFonts
  /// Whether a newline at the end of the text, or a text that is empty, has a line after it, for a caret to stand on: so in
  /// TextKit, not so in a label.
  public var startsLineAfterFinalNewline = false
  /// What lies between lines beyond their heights.
  public var leading = LineLeading.betweenLines

  /// A label's ways.
  public init() {}
}

/// What lies between lines beyond their heights and the spacing of their paragraph.
public enum LineLeading: Hashable, Sendable, CaseIterable {
  /// The largest leading of a line's fonts, below it where another line follows: so in a label and in a text view (`LineStack`).
  case betweenLines
  /// Nothing: `boundingRect` without `usesFontLeading` (C).
  case none
  /// The largest line gap of a line's faces, which makes each line higher, the last one too: `boundingRect` with
  /// `NSStringDrawingOptions.usesFontLeading` (C, of Times). `Font.leading` is another number for the fonts of text styles.
  case gapOfEachLine
}

extension TextEngine {
  /// Shapes a text of several styles and lays it out. Who lays it out more than once keeps what `shape` answers.
  ///
  /// - Complexity: O(n) in the text, apart from what the fonts' own rules take.
  public func layOut(
    _ text: AttributedText, width: Double?, height: Double? = nil, lineLimit: Int = 0, breakMode: LineBreakMode? = nil,
    options: ParagraphOptions = ParagraphOptions()
  ) -> ParagraphLayout {
    shape(text).layOut(width: width, height: height, lineLimit: lineLimit, breakMode: breakMode, options: options)
  }
}
