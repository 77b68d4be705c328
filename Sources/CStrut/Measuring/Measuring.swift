// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CStrutHeader

/// Documented in `strut.h`.
@c @implementation
public func strut_measure_options_init(_ options: UnsafeMutablePointer<strut_measure_options>?, _ size: Int)
  -> strut_status
{
  unsafe initialize(options, size)
}

/// Documented in `strut.h`.
@c @implementation
public func strut_measure(
  _ context: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int,
  _ options: UnsafePointer<strut_measure_options>?, _ measurement: UnsafeMutablePointer<strut_measurement>?,
  _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    let context = try unsafe Handles.object(context, as: Context.self)
    let place = try unsafe strut_measurement.place(measurement)
    let request = try unsafe MeasureRequest(strut_measure_options.read(options), in: context)
    let text = try unsafe CText.string(text, length: length, "text")
    let (values, _) = try request.measure(text, withLines: false)
    unsafe strut_measurement.write(values, to: place.start, size: place.size)
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_measure_many(
  _ context: OpaquePointer?, _ texts: UnsafePointer<strut_text>?, _ textCount: Int,
  _ options: UnsafePointer<strut_measure_options>?, _ optionCount: Int,
  _ measurements: UnsafeMutablePointer<strut_measurement>?, _ measurementSize: Int,
  _ lines: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    let context = try unsafe Handles.object(context, as: Context.self)
    try strut_measurement.check(measurementSize)
    guard textCount >= 0, textCount <= Int(UInt32.max) else {
      throw Failure.argument(
        "bad-length", "text_count: expected at most \(UInt32.max), got \(UInt(bitPattern: textCount)).")
    }
    let requests = try unsafe requests(options, optionCount, textCount, in: context)
    let isGiven = unsafe texts != nil && measurements != nil
    guard textCount == 0 || isGiven else {
      throw Failure.missing("texts or measurements")
    }
    // Without strings, nothing is written.
    guard let places = unsafe measurements.map({ UnsafeMutableRawPointer($0) }) else {
      if unsafe lines != nil { try unsafe Handles.make(lines, "lines") { Lines([]) } }
      return
    }
    let batch = unsafe Batch(
      texts: texts, count: textCount, requests: requests, places: places, placeSize: measurementSize,
      withLines: lines != nil)
    let failed = batch.run()
    if unsafe lines != nil { try unsafe Handles.make(lines, "lines") { batch.takeLines() } }
    if let (index, failure) = failed {
      throw Failure(status: STRUT_PARTIAL, code: failure.code, message: "text \(index): \(failure.message)")
    }
  }
}

/// Returns the requests of a batch: one for all strings, or one for each string, with its error if
/// it is invalid.
private func requests(
  _ options: UnsafePointer<strut_measure_options>?, _ count: Int, _ textCount: Int, in context: Context
) throws -> [Result<MeasureRequest, any Error>] {
  guard count != 0 else {
    // With a wrong count, the default options would silently replace the caller's options.
    guard unsafe options == nil || textCount == 0 else {
      throw Failure.argument(
        "option_count is 0, but options is not NULL; pass one struct for all strings, or one for each string.")
    }
    return [.success(try unsafe MeasureRequest(.initial, in: context))]
  }
  guard let options = unsafe options else { throw Failure.missing("options") }
  guard count == 1 || count == textCount else {
    throw Failure.argument(
      "option_count: expected 0, 1, or the number of strings, \(textCount), got \(UInt(bitPattern: count)).")
  }
  let size = unsafe options.pointee.size
  try unsafe strut_measure_options.check(size)
  let requests = (0..<count).map { index in
    Result {
      let place = unsafe UnsafeRawPointer(options) + index * size
      let own = unsafe place.load(as: Int.self)
      guard own == size else {
        throw Failure.size(
          "options[\(index)]: expected a size of \(size) bytes, as in options[0], got \(UInt(bitPattern: own))")
      }
      return try unsafe MeasureRequest(strut_measure_options.read(place, size: size), in: context)
    }
  }
  // Invalid options for several strings fail the call; invalid options for one string fail for that
  // string.
  if count == 1, textCount != 1 { _ = try requests[0].get() }
  return requests
}

extension strut_lines_view: @unsafe CStruct {
  static let headerName = "strut_lines_view"
  static var initial: Self {
    var view = unsafe strut_lines_view()
    unsafe view.size = MemoryLayout<Self>.size
    return unsafe view
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_lines_get(
  _ lines: OpaquePointer?, _ view: UnsafeMutablePointer<strut_lines_view>?, _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    let lines = try unsafe Handles.object(lines, as: Lines.self)
    var values = unsafe strut_lines_view.initial
    unsafe values.lines = UnsafePointer(lines.lines.baseAddress)
    unsafe values.line_count = lines.lines.count
    unsafe values.line_stride = MemoryLayout<strut_line>.stride
    unsafe values.first_line = UnsafePointer(lines.firstLine.baseAddress)
    unsafe values.text_count = lines.firstLine.count - 1
    try unsafe strut_lines_view.write(values, to: view)
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_lines_free(_ lines: OpaquePointer?) -> strut_status { unsafe Handles.free(lines, as: Lines.self) }
