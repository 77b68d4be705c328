import Strut

/// The JSON of one measured record.
struct MeasureResult: Encodable, Sendable {
  struct Size: Encodable, Sendable { var width, height: Double }
  struct Rect: Encodable, Sendable { var x, y, width, height: Double }
  struct Line: Encodable, Sendable {
    var text: String
    var range: [Int]
    var width, baseline, ascender, descender: Double
  }
  struct FaceName: Encodable, Sendable {
    @Nullable var family: String?
    @Nullable var postScriptName: String?
  }

  var schema = 1
  /// In the first record alone.
  var engines: Engines?
  var id: JSONValue
  var pointSize: Double
  var intrinsic, fits, unrounded: Size
  /// Only where the record gives a height.
  var textRect: Rect?
  var firstBaseline, lastBaseline: Double
  var lineCount: Int
  var truncated: Bool
  var lines: [Line]
  var fonts: [FaceName]
  var missing: [String]

  init(_ text: ShapedText, _ settings: MeasureSettings, id: JSONValue) {
    let font = text.font
    let scale = settings.displayScale
    let (limit, mode) = (settings.lineLimit, settings.breakMode)
    let measurement = text.sizeThatFits(
      width: settings.width ?? .infinity, lineLimit: limit, breakMode: mode, displayScale: scale)
    let shown = measurement.lines.lines
    self.id = id
    pointSize = font.pointSize
    intrinsic = Size(text.intrinsicSize(lineLimit: limit, breakMode: mode, displayScale: scale))
    fits = Size(measurement.size)
    unrounded = Size(measurement.unroundedSize)
    let height = measurement.size.height
    let first = LabelGeometry.firstBaseline(font: font, height: height, lineCount: shown.count, displayScale: scale)
    firstBaseline = first
    lastBaseline = LabelGeometry.lastBaseline(font: font, height: height, lineCount: shown.count, displayScale: scale)
    lineCount = shown.count
    truncated = measurement.lines.isTruncated
    lines = shown.enumerated().map { index, line in
      Line(
        text: line.text, range: [line.utf16Range.lowerBound, line.utf16Range.upperBound], width: line.width,
        baseline: PixelGrid.round(first + Double(index) * font.lineHeight, scale: scale), ascender: font.ascender,
        descender: font.descender)
    }
    fonts = text.faces.map { FaceName(family: $0.names.family, postScriptName: $0.names.postScriptName) }
    missing = text.missing.map(\.codePoint)
    textRect = settings.height.map { height in
      let rect = text.textRect(
        inWidth: settings.width ?? .infinity, height: height, lineLimit: limit, breakMode: mode, displayScale: scale)
      return Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
  }
}

extension MeasureResult.Size {
  fileprivate init(_ size: TextSize) { self.init(width: size.width, height: size.height) }
}

/// The JSON of a record that could not be measured, in its place.
struct MeasureFailure: Encodable {
  var schema = 1
  var engines: Engines?
  var id: JSONValue
  var error: ErrorDescription
}
