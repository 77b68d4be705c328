internal import CStrutHeader
internal import Queries
internal import Strut

extension MeasureRequest {
  /// Returns the size of a string, and its lines if they are requested.
  func measure(_ text: String, withLines: Bool) throws -> (strut_measurement, [LineRecord]) {
    // The cache of words avoids shaping, but has no lines and no rectangles.
    if !withLines, settings.paragraph.isPlain, settings.height == nil { return (extent(of: text), []) }
    let result = MeasureResult(text, font: font, settings, id: .null, by: engine, names: nil)
    return (strut_measurement(result, text), withLines ? LineRecord.records(of: result, in: text) : [])
  }

  /// Returns the numbers of `MeasureResult`, to the last bit.
  private func extent(of text: String) -> strut_measurement {
    let (limit, mode, scale) = (settings.lineLimit, settings.breakMode, settings.displayScale)
    func measure(_ width: Double?) -> TextMeasurement {
      engine.measure(
        text, font: font, language: settings.language, direction: settings.direction, width: width, lineLimit: limit,
        breakMode: mode, lineBreaks: settings.lineBreaks, displayScale: scale)
    }
    let intrinsic = measure(nil)
    let fits = settings.width.map { measure($0) } ?? intrinsic
    var values = strut_measurement.initial
    values.line_count = UInt32(clamping: fits.lineCount)
    values.is_truncated = fits.isTruncated ? 1 : 0
    values.is_missing_characters = fits.isMissingCharacters ? 1 : 0
    values.point_size = font.pointSize
    (values.intrinsic_width, values.intrinsic_height) = (intrinsic.size.width, intrinsic.size.height)
    (values.fits_width, values.fits_height) = (fits.size.width, fits.size.height)
    (values.unrounded_width, values.unrounded_height) = (fits.unroundedSize.width, fits.unroundedSize.height)
    (values.first_baseline, values.last_baseline) = (fits.firstBaseline, fits.lastBaseline)
    return values
  }
}

extension strut_measurement: CStruct {
  static let headerName = "strut_measurement"
  static var initial: Self {
    var values = strut_measurement()
    values.size = MemoryLayout<Self>.size
    (values.rect_x, values.rect_y, values.rect_width, values.rect_height) = (.nan, .nan, .nan, .nan)
    return values
  }

  /// Creates the record of a string that could not be measured.
  init(failed status: strut_status) {
    self = .initial
    self.status = status
    point_size = .nan
    (intrinsic_width, intrinsic_height, fits_width, fits_height) = (.nan, .nan, .nan, .nan)
    (unrounded_width, unrounded_height, first_baseline, last_baseline) = (.nan, .nan, .nan, .nan)
  }

  fileprivate init(_ result: MeasureResult, _ text: String) {
    self = .initial
    let measured = result.measurement
    line_count = UInt32(clamping: measured.lineCount)
    is_truncated = measured.isTruncated ? 1 : 0
    is_missing_characters = result.missing.isEmpty ? 0 : 1
    point_size = result.pointSize
    (intrinsic_width, intrinsic_height) = (result.intrinsic.width, result.intrinsic.height)
    (fits_width, fits_height) = (measured.size.width, measured.size.height)
    (unrounded_width, unrounded_height) = (measured.unroundedSize.width, measured.unroundedSize.height)
    (first_baseline, last_baseline) = (measured.firstBaseline, measured.lastBaseline)
    if let rect = result.textRect {
      (rect_x, rect_y, rect_width, rect_height) = (rect.x, rect.y, rect.width, rect.height)
    }
  }
}
