internal import FontMetrics

/// The rule for the effect of fallback faces on line height.
public enum FallbackLinePolicy: String, CaseIterable, Hashable, Sendable {
  /// Lines have the height of the requested fonts, as in labels, regardless of fallback faces.
  case requestedFonts
  /// A fallback face contributes its own line box.
  case growing
}

/// The vertical extent of one line, in points, y up from its baseline.
struct LineBox: Hashable, Sendable {
  /// The highest edge of the boxes on the line.
  private(set) var ascender = 0.0
  /// The lowest edge of the boxes; negative below the baseline.
  private(set) var descender = 0.0
  /// The largest line gap of the faces.
  private(set) var lineGap = 0.0
  /// The largest leading of the requested fonts, to which fallback faces add nothing (Strut's
  /// rule); `nil` before the first.
  private var fontLeading: Double?
  /// The line height of the one box that has both the highest and the lowest edge; `nil` if there
  /// is none.
  private var whole: Double?
  private var isEmpty = true

  /// The height before the paragraph's style is applied.
  var naturalHeight: Double { whole ?? (ascender - descender) }

  mutating func include(ascender: Double, descender: Double, height: Double, lineGap: Double = 0) {
    self.lineGap = max(self.lineGap, lineGap)
    if isEmpty {
      (self.ascender, self.descender, whole, isEmpty) = (ascender, descender, height, false)
    } else if ascender > self.ascender || descender < self.descender {
      whole = ascender >= self.ascender && descender <= self.descender ? height : nil
      self.ascender = max(self.ascender, ascender)
      self.descender = min(self.descender, descender)
    }
  }

  mutating func include(_ style: RunStyle) {
    let font = style.font
    include(
      ascender: font.ascender + style.baselineOffset, descender: font.descender + style.baselineOffset,
      height: font.lineHeight, lineGap: font.lineGap)
    let leading = font.leading
    fontLeading = max(fontLeading ?? leading, leading)
    guard let attachment = style.attachment else { return }
    let (top, bottom) = (attachment.ascender + style.baselineOffset, attachment.descender + style.baselineOffset)
    include(ascender: max(top, bottom), descender: min(top, bottom), height: abs(top - bottom))
  }

  /// Includes a fallback face instead of the style's own face.
  mutating func include(_ face: FontFace, in style: RunStyle) {
    let metrics = face.metrics
    let scale = style.font.pointSize / Double(metrics.unitsPerEm)
    include(
      ascender: metrics.ascender * scale + style.baselineOffset,
      descender: metrics.descender * scale + style.baselineOffset, height: metrics.lineHeight * scale,
      lineGap: metrics.lineGap * scale)
  }
}

extension LineBox {
  /// Creates the box of a line: of everything that is displayed on it, or of the style at its place
  /// if nothing is.
  ///
  /// - Complexity: O(runs on the line).
  init(_ line: TextLine, _ policy: FallbackLinePolicy) {
    let source = line.source
    for range in line.visibleRanges {
      var index = source.content.runIndex(at: range.lowerBound)
      while index < source.content.runs.count, source.content.runs[index].range.lowerBound < range.upperBound {
        let run = source.content.runs[index]
        let style = source.style(span: run.span)
        include(style, isAttachment: run.filler == .attachment)
        if policy == .growing, let face = run.face, face != style.font.face { include(face, in: style) }
        index += 1
      }
    }
    if let ellipsis = line.ellipsis { include(source.style(span: ellipsis.span), isAttachment: false) }
    if isEmpty {
      include(source.style(span: source.styles?.span(at: line.utf16Range.lowerBound) ?? 0), isAttachment: false)
    }
  }

  private mutating func include(_ style: RunStyle, isAttachment: Bool) {
    var style = style
    if !isAttachment { style.attachment = nil }
    include(style)
  }

  /// Returns the height of the line, the distance from its top to its baseline, and the distance
  /// below it before another line, in points. The height is the natural one times the multiple,
  /// clamped to minimum and maximum. The difference is added above the text (Facts.md#labels:
  /// TextKit's rule) and does not affect the leading (Strut's rule).
  func placed(_ style: ParagraphStyle, _ leading: LineLeading) -> (height: Double, baseline: Double, below: Double) {
    var height = naturalHeight
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    let baseline = height == naturalHeight ? ascender : height + descender
    switch leading {
    case .none: return (height, baseline, below: 0)
    case .betweenLines: return (height, baseline, below: fontLeading ?? 0)
    case .gapOfEachLine: return (height + lineGap, baseline, below: 0)
    }
  }
}
