#if Service
import FontMetrics
import Foundation
import HTTPTypes
import Hummingbird
import JSONText
import NIOCore
import Queries

/// `/v1/measure`: a record, an array of records, or a stream of lines.
extension Service {
  var measureEndpoint: Endpoint {
    Endpoint(.post, "/v1/measure") { request, context in
      let query = try QueryReader(request, known: MeasureOption.all.map(\.key) + ["fonts"])
      let settings = try Self.settings(query)
      let deadline = self.deadline()
      switch try request.body(of: Self.recordTypes) {
      case .json: return try await self.measureJSON(request, settings, query.list("fonts") ?? [], deadline)
      case .lines: return try await self.measureStream(request, context, settings, query.list("fonts") ?? [], deadline)
      }
    }
  }

  private enum RecordType {
    case json
    case lines
  }

  private static let recordTypes: [(type: String, kind: RecordType)] = [
    ("application/json", .json), ("application/x-ndjson", .lines), ("application/jsonl", .lines),
  ]

  /// The settings that records may override by the same names.
  private static func settings(_ query: QueryReader) throws -> MeasureSettings {
    var settings = MeasureSettings()
    for option in MeasureOption.all {
      if let value = query[option.key] { try option.set(&settings, .string(value)) }
    }
    return settings
  }

  // MARK: JSON

  private func measureJSON(
    _ request: Request, _ settings: MeasureSettings, _ kept: [String], _ deadline: Deadline
  ) async throws -> Response {
    let body = try await request.received(upTo: limits.bodyBytes, budget, until: deadline)
    let batch = RecordBatch(settings: settings, limits: limits)
    let document = try await work.run(Self.length(of: body, settings, kept), until: deadline) {
      try self.measured(body.bytes, batch, kept, deadline)
    }
    return try Response(document, budget)
  }

  /// Short strings are measured within milliseconds, unless fonts must be opened or each line of a
  /// long word may be hyphenated.
  private static func length(of body: ReceivedBody, _ settings: MeasureSettings, _ kept: [String]) -> WorkLength {
    guard body.bytes.count <= 1 << 12, kept.isEmpty, settings.lineBreaks.hyphenationFactor == 0 else { return .long }
    let words = String(decoding: body.bytes, as: UTF8.self)
    return words.contains("\"fonts\"") || words.contains("\"hyphenation\"") ? .long : .brief
  }

  /// Returns the results of a body of records: an object for a record, an array for several.
  private func measured(
    _ bytes: [UInt8], _ batch: RecordBatch, _ kept: [String], _ deadline: Deadline
  ) throws -> DocumentAnswer {
    switch JSONSlices.parts(of: bytes, limit: limits.records) {
    case .other:
      throw ServiceError.noJSON(bytes, verdict: "neither a JSON object nor an array of objects")
    case .array(let parts):
      return try measured(parts.map { bytes[$0] }, batch, try fontSet(kept: kept, sent: []), deadline)
    case .object(let members):
      guard let records = members["records"] else {
        return try measuredAlone(bytes, batch, try fontSet(kept: kept, sent: []))
      }
      // The records are read one by one; the other member is the fonts.
      var rest = bytes
      rest.replaceSubrange(records, with: "0".utf8)
      let content = try SentContent(rest, known: ["records", "fonts"], limit: limits.values)
      let list = Array(bytes[records])
      guard case .array(let parts) = JSONSlices.parts(of: list, limit: limits.records) else {
        throw ServiceError.badBody("\"records\" must be an array of records.")
      }
      return try measured(
        parts.map { list[$0] }, batch, try fontSet(kept: kept, sent: try content.fonts(store)), deadline)
    }
  }

  private func measuredAlone(_ bytes: [UInt8], _ batch: RecordBatch, _ fonts: FontSet) throws -> DocumentAnswer {
    let outcome = fonts.measurer.measure(batch.record(bytes, number: 1))
    if case .failure(let failure) = outcome.result { throw failure }
    counts.measured(1)
    return DocumentAnswer(
      bytes: try RecordBatch.line(of: outcome, isFirst: true) + [0x0A], type: "application/json")
  }

  private func measured(
    _ records: [ArraySlice<UInt8>], _ batch: RecordBatch, _ fonts: FontSet, _ deadline: Deadline
  ) throws -> DocumentAnswer {
    guard records.count <= limits.records else {
      throw ServiceError(
        .contentTooLarge, "too-many-records",
        "the array exceeds \(limits.records) records; send a stream of lines (application/x-ndjson) instead.")
    }
    var bytes: [UInt8] = [UInt8(ascii: "[")]
    var measured = 0
    defer { counts.measured(measured) }
    for (index, record) in records.enumerated() {
      try deadline.check()
      let outcome = fonts.measurer.measure(batch.record(Array(record), number: index + 1))
      if case .success = outcome.result { measured += 1 }
      bytes += (index == 0 ? "\n" : ",\n").utf8
      bytes += try RecordBatch.line(of: outcome, isFirst: index == 0)
      guard bytes.count <= limits.answerBytes else { throw ServiceError.answerTooLarge(limits.answerBytes) }
    }
    return DocumentAnswer(bytes: bytes + "\n]\n".utf8, type: "application/json")
  }

  // MARK: Lines

  private func measureStream(
    _ request: Request, _ context: ServiceContext, _ settings: MeasureSettings, _ kept: [String],
    _ deadline: Deadline
  ) async throws -> Response {
    try request.refuseEncoded()
    let place = try StreamPlace.take(self)
    let fonts = try await work.run(kept.isEmpty ? .brief : .long, until: deadline) {
      try self.fontSet(kept: kept, sent: [])
    }
    // The response begins before the body is read.
    context.continueSignal?.send()
    let stream = RecordStream(
      service: self, batch: RecordBatch(settings: settings, limits: limits), fonts: fonts, place: place,
      watch: StreamWatch(context, limits))
    let body = request.body
    return Response(
      status: .ok, headers: [.contentType: request.bodyType ?? "application/x-ndjson"],
      body: ResponseBody { writer in try await stream.run(body, to: &writer) })
  }
}

extension ServiceError {
  /// The error for a response that would exceed the limit.
  static func answerTooLarge(_ limit: Int) -> ServiceError {
    ServiceError(
      .contentTooLarge, "answer-too-large", "the response would exceed \(limit) bytes; request less at once.")
  }
}
#endif
