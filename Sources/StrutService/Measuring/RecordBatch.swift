#if Service
import JSONText
import Queries
import Strut

/// Records of one request, measured with its settings and fonts.
struct RecordBatch: Sendable {
  let settings: MeasureSettings
  let limits: ServiceLimits

  /// A record's bytes, a line or a value of an array, made into one.
  ///
  /// - Parameter called: What messages call it.
  func record(_ bytes: [UInt8], number: Int, called: String = "record") -> MeasureRecord {
    guard !JSONSlices.hasMoreValues(than: limits.values, in: bytes) else {
      return failed(
        number, RequestFailure.tooComplexCode,
        "a record has at most \(limits.values) numbers, strings, arrays and objects; leave out what is not measured.")
    }
    var record = MeasureRecord(line: bytes, number: number, settings: settings, called: called)
    if case .success(let content) = record.content, content.text.utf16.count > limits.textLength {
      record.content = .failure(.textTooLong(limits.textLength))
    }
    return record
  }

  /// The place of a line that was too long.
  func tooLong(number: Int) -> MeasureRecord {
    failed(number, "record-too-long", "a line has at most \(limits.lineBytes) bytes.")
  }

  private func failed(_ number: Int, _ code: String, _ message: String) -> MeasureRecord {
    MeasureRecord(number: number, failure: RequestFailure(status: .findings, code: code, message: message))
  }

  /// The JSON of a measured record, on one line: what `strut measure --json` prints.
  ///
  /// - Parameter isFirst: The first of a request says by which engines.
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
    RequestFailure(status: .findings, code: tooLongCode, message: "a text has at most \(limit) UTF-16 units.")
  }
}
#endif
