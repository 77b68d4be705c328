package import JSONText
package import Strut

/// The JSON of a measured record.
package struct MeasureResult: Encodable, Sendable {
  package struct Rect: Encodable, Sendable { package var x, y, width, height: Double }
  package struct Line: Encodable, Sendable {
    package var text: String
    package var range: [Int]
    /// The visible parts of the range of a truncated line; absent for other lines.
    package var kept: [[Int]]?
    package var width, baseline, ascender, descender: Double
  }

  package var schema = 1
  /// Only in the first record.
  package var engines: Engines?
  package var id: JSONValue
  package var pointSize: Double
  package var intrinsic: TextSize
  package var measurement: TextMeasurement
  /// Only if the record has a height.
  package var textRect: Rect?
  package var lines: [Line]
  package var fonts: [FaceName]
  package var missing: [String]
  /// Messages about text without widths. They are not in the JSON.
  let givenUp: [String]
  /// True if the text's own face draws none of the text; false if this is not checked.
  let isOwnFontUnused: Bool

  init(_ text: ShapedText, _ settings: MeasureSettings, id: JSONValue, _ names: FaceNames?, checksOwnFont: Bool) {
    let font = text.font
    let scale = settings.displayScale
    let (limit, mode) = (settings.lineLimit, settings.breakMode)
    let fits = text.sizeThatFits(
      width: settings.width ?? .infinity, lineLimit: limit, breakMode: mode, displayScale: scale)
    let shown = Array(fits.lines)
    self.id = id
    pointSize = font.pointSize
    intrinsic = text.intrinsicSize(lineLimit: limit, breakMode: mode, displayScale: scale)
    measurement = fits.measurement
    let first = fits.firstBaseline
    lines = shown.enumerated().map { index, line in
      Line(
        line, width: line.width,
        baseline: PixelGrid.round(first + font.lineStack.drop(to: index), scale: scale), ascender: font.ascender,
        descender: font.descender)
    }
    fonts = names?.names(of: text.faces, shown) ?? []
    missing = text.missing.map(\.codePoint)
    givenUp = text.givenUp.map(\.sentence)
    isOwnFontUnused = checksOwnFont && text.leavesOut(font.face)
    textRect = settings.height.map { height in
      let width = settings.width ?? .infinity
      return Rect(
        text.textRect(inWidth: width, height: height, lineLimit: limit, breakMode: mode, displayScale: scale),
        in: width, .natural, isRightToLeft: shown.first?.isRightToLeft ?? false)
    }
  }

  /// Paragraphs with settings. The first baseline is rounded to a pixel, as in a label; the others
  /// follow from it.
  init(
    _ text: ShapedParagraphs, _ font: Font, _ settings: MeasureSettings, id: JSONValue, _ names: FaceNames?,
    checksOwnFont: Bool
  ) {
    let scale = settings.displayScale
    let (limit, mode, width) = (settings.lineLimit, settings.breakMode, settings.width ?? .infinity)
    let fits = text.sizeThatFits(width: width, lineLimit: limit, breakMode: mode, displayScale: scale)
    let shown = fits.layout.lines
    let first = fits.firstBaseline
    let baselines = shown.map { PixelGrid.round(first + ($0.baseline - shown[0].baseline), scale: scale) }
    self.id = id
    pointSize = font.pointSize
    intrinsic = text.intrinsicSize(lineLimit: limit, breakMode: mode, displayScale: scale)
    measurement = fits.measurement
    lines = zip(shown, baselines).map { line, baseline in
      Line(
        line.line, width: line.frame.width, baseline: baseline, ascender: line.ascender,
        descender: line.descender)
    }
    fonts = names?.names(of: text.faces, shown.map(\.line)) ?? []
    missing = text.missing.map(\.codePoint)
    givenUp = text.givenUp.map(\.sentence)
    isOwnFontUnused = checksOwnFont && text.leavesOut(font.face)
    textRect = settings.height.map { height in
      Rect(
        text.textRect(inWidth: width, height: height, lineLimit: limit, breakMode: mode, displayScale: scale),
        in: width, settings.paragraph.alignment, isRightToLeft: shown.first?.line.isRightToLeft ?? false)
    }
  }
}

extension MeasureResult {
  private enum CodingKeys: CodingKey { case schema, engines, id, pointSize, intrinsic, textRect, lines, fonts, missing }

  /// Encodes the record, with the members of its measurement.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(schema, forKey: .schema)
    try container.encodeIfPresent(engines, forKey: .engines)
    try container.encode(id, forKey: .id)
    try container.encode(pointSize, forKey: .pointSize)
    try container.encode(intrinsic, forKey: .intrinsic)
    try measurement.encode(to: encoder)
    try container.encodeIfPresent(textRect, forKey: .textRect)
    try container.encode(lines, forKey: .lines)
    try container.encode(fonts, forKey: .fonts)
    try container.encode(missing, forKey: .missing)
  }
}

extension MeasureResult.Line {
  fileprivate init(
    _ line: TextLine, width: Double, baseline: Double, ascender: Double, descender: Double
  ) {
    // Tracking may move the end of a line before its beginning. The width is then 0, as that of the
    // text is. -0 becomes 0.
    self.init(
      text: line.text, range: Self.ends(line.utf16Range),
      kept: line.isTruncated ? line.visibleRanges.map(Self.ends) : nil, width: max(0, width), baseline: baseline + 0,
      ascender: ascender + 0, descender: descender + 0)
  }
}

extension MeasureResult.Line {
  private static func ends(_ range: Range<Int>) -> [Int] { [range.lowerBound, range.upperBound] }
}

extension MeasureResult.Rect {
  /// The rectangle of the text at the side to which it is aligned. (Strut's rule: all recordings
  /// have natural alignment from left to right.)
  ///
  /// - Parameter isRightToLeft: True if the first paragraph is written from right to left.
  fileprivate init(_ rect: TextRect, in width: Double, _ alignment: TextAlignment, isRightToLeft: Bool) {
    let room = width.isFinite ? max(0, width - rect.width) : 0
    let x: Double =
      switch alignment {
      case .right: room
      case .center: room / 2
      case .justified, .natural: isRightToLeft ? room : 0
      case .left: 0
      }
    self.init(x: rect.x + x, y: rect.y, width: rect.width, height: rect.height)
  }
}

/// The JSON of a record that could not be measured.
package struct MeasureFailure: Encodable {
  package var schema = 1
  package var engines: Engines?
  package var id: JSONValue
  package var error: ErrorDescription

  package init(engines: Engines?, id: JSONValue, error: ErrorDescription) {
    (self.engines, self.id, self.error) = (engines, id, error)
  }
}
