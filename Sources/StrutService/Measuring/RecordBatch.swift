#if Service
import JSONText
import Queries
import Strut

/// Records of a request, which are measured with its settings and fonts.
struct RecordBatch: Sendable {
  let settings: MeasureSettings
  let limits: ServiceLimits

  /// The bytes of a record: a line, or an element of an array.
  ///
  /// - Parameter called: The name for records in messages.
  func record(_ bytes: [UInt8], number: Int, called: String = "record") -> MeasureRecord {
    guard !JSONSlices.hasMoreValues(than: limits.values, in: bytes) else {
      return failed(
        number, RequestFailure.tooComplexCode,
        "the record exceeds \(limits.values) numbers, strings, arrays and objects; omit members that are not measured.")
    }
    var record = MeasureRecord(line: bytes, number: number, settings: settings, called: called)
    if case .success(let content) = record.content, content.text.utf16.count > limits.textLength {
      record.content = .failure(.textTooLong(limits.textLength))
    }
    return record
  }

  /// Adds a failure in place of a line that was too long.
  func tooLong(number: Int) -> MeasureRecord {
    failed(number, "record-too-long", "the line exceeds \(limits.lineBytes) bytes.")
  }

  private func failed(_ number: Int, _ code: String, _ message: String) -> MeasureRecord {
    MeasureRecord(number: number, failure: RequestFailure(status: .findings, code: code, message: message))
  }

  /// Returns the JSON of a measured record on one line, as `strut measure --json` prints it.
  ///
  /// - Parameter isFirst: True for the first record of a request, which contains the versions of
  ///   the engines.
  static func line(of outcome: Measurer.Outcome, isFirst: Bool) throws -> [UInt8] {
    let engines = isFirst ? Engines.current : nil
    switch outcome.result {
    case .success(var result):
      result.engines = engines
      return try JSONWriter.bytes(of: result, isPretty: false)
    case .failure(let failure):
      let error = ErrorDescription(failure)
      return try JSONWriter.bytes(of: MeasureFailure(engines: engines, id: outcome.id, error: error), isPretty: false)
    }
  }
}

extension RequestFailure {
  static let tooLongCode = "text-too-long"
  static let tooComplexCode = "record-too-complex"

  static func textTooLong(_ limit: Int) -> RequestFailure {
    RequestFailure(status: .findings, code: tooLongCode, message: "the text exceeds \(limit) UTF-16 units.")
  }
}
#endif
