internal import CCairo

/// The status of a Cairo call or object. Not an enumeration, so that codes of later Cairo versions
/// are preserved.
struct CairoStatus: RawRepresentable, Error, Hashable, Sendable {
  var rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ status: cairo_status_t) { rawValue = status.rawValue }

  static let success = CairoStatus(CAIRO_STATUS_SUCCESS)
  static let noMemory = CairoStatus(CAIRO_STATUS_NO_MEMORY)
  static let readError = CairoStatus(CAIRO_STATUS_READ_ERROR)

  /// Cairo's own words, "out of memory".
  var message: String {
    guard let words = unsafe cairo_status_to_string(cairo_status_t(rawValue: rawValue)) else {
      return "Cairo status \(rawValue)"
    }
    return unsafe String(cString: words)
  }
}

extension DrawingError {
  /// Cairo's verdict, in its words.
  init(_ status: CairoStatus) { self.init(.drawingFailed, reason: status.message) }
}
