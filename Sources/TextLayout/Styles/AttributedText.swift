/// Text with one or more styles, in paragraphs: the attributed string of `TextEngine`.
///
/// ```swift
/// let plain = TextAttributes(font: font)
/// var bold = plain
/// bold.font = boldFont
/// let text = AttributedText("A bold word", attributes: plain).setting(bold, in: 2..<6)
/// text.spans.map(\.range)    // [0..<2, 2..<6, 6..<11]
/// ```
/// All offsets are UTF-16 units, as in `NSAttributedString`. It is a value; changes create another
/// one.
public struct AttributedText: Hashable, Sendable {
  /// A run of equal attributes.
  public struct Span: Hashable, Sendable {
    /// The range in UTF-16 units. Within a grapheme cluster, the attributes of its start apply.
    public let range: Range<Int>
    /// The attributes.
    public let attributes: TextAttributes
  }

  /// A paragraph and its style.
  public struct Paragraph: Hashable, Sendable {
    /// The range in UTF-16 units, including the final newline.
    public let range: Range<Int>
    /// The style of the paragraph.
    public let style: ParagraphStyle
  }

  /// The text.
  public let text: String
  /// The runs of equal attributes, in order and without gaps; one empty run for empty text.
  public private(set) var spans: [Span]
  /// The paragraphs, in order and without gaps; one empty paragraph for empty text.
  ///
  /// CR, LF, both together, U+0085, and U+2029 end a paragraph. U+2028, U+000B, and U+000C end only
  /// a line.
  public private(set) var paragraphs: [Paragraph]

  /// Creates text in one style.
  ///
  /// - Complexity: O(n).
  public init(_ text: String, attributes: TextAttributes, paragraphStyle: ParagraphStyle = ParagraphStyle()) {
    self.text = text
    spans = [Span(range: 0..<text.utf16.count, attributes: attributes)]
    paragraphs = Self.paragraphRanges(of: text).map { Paragraph(range: $0, style: paragraphStyle) }
  }

  /// Creates text from parts with one style each.
  ///
  /// - Parameter parts: At least one part.
  ///
  /// - Complexity: O(n).
  public init(_ parts: [(text: String, attributes: TextAttributes)], paragraphStyle: ParagraphStyle = ParagraphStyle())
  {
    self.init(
      parts.map(\.text).joined(), stretches: parts.map { ($0.text.utf16.count, $0.attributes) },
      paragraphStyle: paragraphStyle)
  }

  /// Creates text from runs with their own styles.
  ///
  /// - Parameter stretches: At least one run, each with its length in UTF-16 units. Lengths beyond
  ///   the text are ignored, and the rest of the text belongs to the last run.
  ///
  /// - Complexity: O(n).
  public init(
    _ text: String, stretches: [(utf16Count: Int, attributes: TextAttributes)],
    paragraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    precondition(!stretches.isEmpty, "attributed text needs attributes even if it is empty")
    self.init(text, attributes: stretches[0].attributes, paragraphStyle: paragraphStyle)
    let count = spans[0].range.upperBound
    var start = 0
    var spans: [Span] = []
    for (index, stretch) in stretches.enumerated() {
      let room = count - start
      let end = index == stretches.count - 1 ? count : start + min(max(0, stretch.utf16Count), room)
      Self.append(start..<end, stretch.attributes, to: &spans)
      start = end
    }
    if !spans.isEmpty { self.spans = spans }
  }

  /// Returns the text with other attributes in a range. The part of the range outside the text is
  /// ignored.
  ///
  /// - Complexity: O(spans).
  public func setting(_ attributes: TextAttributes, in range: Range<Int>) -> AttributedText {
    changing(range) { _ in attributes }
  }

  /// Returns the text with changed attributes in a range.
  ///
  /// - Complexity: O(spans).
  public func changing(_ range: Range<Int>, _ change: (TextAttributes) -> TextAttributes) -> AttributedText {
    let range = range.clamped(to: 0..<text.utf16.count)
    guard !range.isEmpty else { return self }
    var changed: [Span] = []
    for span in spans {
      let inside = span.range.clamped(to: range)
      guard !inside.isEmpty else {
        Self.append(span.range, span.attributes, to: &changed)
        continue
      }
      Self.append(span.range.lowerBound..<inside.lowerBound, span.attributes, to: &changed)
      Self.append(inside, change(span.attributes), to: &changed)
      Self.append(inside.upperBound..<span.range.upperBound, span.attributes, to: &changed)
    }
    var text = self
    text.spans = changed
    return text
  }

  /// Returns the text with another style for every paragraph that starts in a range.
  ///
  /// - Complexity: O(paragraphs).
  public func setting(_ style: ParagraphStyle, forParagraphsIn range: Range<Int>) -> AttributedText {
    changingParagraphs { range.contains($0.range.lowerBound) ? style : $0.style }
  }

  /// Returns the text with a changed style for each paragraph, in order.
  ///
  /// - Complexity: O(paragraphs).
  public func changingParagraphs(_ style: (Paragraph) -> ParagraphStyle) -> AttributedText {
    var text = self
    text.paragraphs = paragraphs.map { Paragraph(range: $0.range, style: style($0)) }
    return text
  }

  /// Adds a stretch, and combines it with the previous one if the attributes are equal.
  private static func append(_ range: Range<Int>, _ attributes: TextAttributes, to spans: inout [Span]) {
    guard !range.isEmpty else { return }
    if let last = spans.last, last.attributes == attributes {
      spans[spans.count - 1] = Span(range: last.range.lowerBound..<range.upperBound, attributes: attributes)
    } else {
      spans.append(Span(range: range, attributes: attributes))
    }
  }

  private static func paragraphRanges(of text: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var offset = 0
    var previous: UInt16 = 0
    for unit in text.utf16 {
      if endsParagraph(previous), !(previous == 0x0D && unit == 0x0A) {
        ranges.append(start..<offset)
        start = offset
      }
      previous = unit
      offset += 1
    }
    if start < offset || ranges.isEmpty { ranges.append(start..<offset) }
    return ranges
  }

  private static func endsParagraph(_ unit: UInt16) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x85 || unit == 0x2029
  }
}
