public import FontMetrics

/// Attributed text with its glyphs, independent of the width.
///
/// Shaping is the expensive part; layout is cheap and repeatable. Immutable and thread-safe.
public final class ShapedParagraphs: Sendable {
  /// The text with its styles.
  public let text: AttributedText

  let source: ShapedText
  let styles: StyleTable

  init(_ text: AttributedText, _ source: ShapedText, _ styles: StyleTable) {
    self.text = text
    self.source = source
    self.styles = styles
  }

  /// The distinct characters that no face has, in order of appearance.
  public var missing: [Unicode.Scalar] { source.missing }

  /// The faces in order of appearance.
  public var faces: [FontFace] { source.faces }

  /// The faces in which some of the text has no widths, as for plain text.
  package var givenUp: [GivenUpFace] { source.givenUp }

  /// The text by the faces that draw it, as for plain text.
  package var stretches: [FaceStretch] { source.stretches }

  /// Breaks the text into lines and positions them.
  ///
  /// - Parameters:
  ///   - width: The available width, in points; `nil` or infinity means no limit. Negative widths
  ///     count as 0. Without a width, lines are aligned in the widest one.
  ///   - height: The available height, in points. Lines that do not fit entirely are omitted,
  ///     except the first. `nil` means no limit.
  ///   - lineLimit: UIKit's `numberOfLines`; 0 or less means no limit.
  ///   - breakMode: The rule for breaking lines and truncating text, or `nil` for that of each
  ///     paragraph's style.
  ///   - options: Options for the differences between TextKit and labels.
  /// - Complexity: O(n) in the displayed text.
  public func layOut(
    width: Double?, height: Double? = nil, lineLimit: Int = 0, breakMode: LineBreakMode? = nil,
    options: ParagraphOptions = ParagraphOptions()
  ) -> ParagraphLayout {
    precondition(!(width?.isNaN ?? false) && !(height?.isNaN ?? false), "width and height must be numbers")
    let filler = ParagraphFiller(self, width: max(0, width ?? .infinity), mode: breakMode, options: options)
    return filler.layout(lineLimit: lineLimit, height: height)
  }
}

extension ShapedParagraphs: Hashable {
  /// Returns `true` if both are the same object.
  public static func == (a: ShapedParagraphs, b: ShapedParagraphs) -> Bool { a === b }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Options for the differences between TextKit and labels in the layout of paragraphs.
public struct ParagraphOptions: Hashable, Sendable {
  /// The rule for the effect of fallback faces on line height.
  public var fallbackLines = FallbackLinePolicy.requestedFonts
  /// A Boolean value that indicates whether a final newline or empty text has a line after it, for
  /// a caret: true in TextKit, false in a label.
  public var startsLineAfterFinalNewline = false
  /// The space between lines in addition to their heights.
  public var leading = LineLeading.betweenLines

  /// Creates the options of a label.
  public init() {}
}

/// The space between lines in addition to their heights and the spacing of their paragraph.
public enum LineLeading: Hashable, Sendable, CaseIterable {
  /// The largest leading of a line's fonts, below every line except the last: as in a label and in
  /// a text view (`LineStack`).
  case betweenLines
  /// No space: `boundingRect` without `usesFontLeading` (C).
  case none
  /// The largest line gap of a line's faces, which is added to each line, including the last:
  /// `boundingRect` with `NSStringDrawingOptions.usesFontLeading` (C, for Times). For the fonts of
  /// text styles, `Font.leading` is a different value.
  case gapOfEachLine
}

extension TextEngine {
  /// Shapes and lays out attributed text. To lay it out several times, keep the result of `shape`.
  ///
  /// - Complexity: O(n) in the text, plus the cost of the fonts' own rules.
  public func layOut(
    _ text: AttributedText, width: Double?, height: Double? = nil, lineLimit: Int = 0, breakMode: LineBreakMode? = nil,
    options: ParagraphOptions = ParagraphOptions()
  ) -> ParagraphLayout {
    shape(text).layOut(width: width, height: height, lineLimit: lineLimit, breakMode: breakMode, options: options)
  }
}
