#if Service
import Hummingbird
import NIOCore
import Queries
import Threads

/// A stream of records in progress: lines arrive, a few are measured at a time, and the results are
/// sent before more lines are read.
///
/// Only the lines that arrived together and their results are in memory, regardless of the length
/// of the stream. If a client does not read its results, none are sent, and then no more lines are
/// read.
struct RecordStream: Sendable {
  let service: Service
  let batch: RecordBatch
  let fonts: FontSet
  let place: StreamPlace
  let watch: StreamWatch

  /// The number of lines that are measured at once: enough that the overhead is small, and few
  /// enough that other requests get their turn.
  private static let linesAtOnce = 64

  /// Reads to the end, and writes results in between.
  func run(_ body: RequestBody, to writer: inout any ResponseBodyWriter) async throws {
    let end = Deadline(in: service.limits.streamTime)
    var lines = RecordLines(limit: service.limits.lineBytes)
    var count = Count()
    watch.begin()
    defer { watch.finish() }
    for try await part in body {
      try await write(lines.add(part.readableBytesView), &count, until: end, to: &writer)
    }
    try await write(lines.last().map { [$0] } ?? [], &count, until: end, to: &writer)
    try await writer.finish(nil)
  }

  /// The lines that arrived, including blank lines, and their results.
  private struct Count: Sendable {
    var lines = 0
    var answers = 0
  }

  /// The results of lines, and the number of measured records among them.
  private struct Answers: Sendable {
    var bytes: [UInt8] = []
    var count: Count
    var measured = 0
  }

  private func write(
    _ lines: [RecordLines.Line], _ count: inout Count, until end: Deadline, to writer: inout any ResponseBodyWriter
  ) async throws {
    var rest = lines[...]
    while !rest.isEmpty {
      let some = Array(rest.prefix(Self.linesAtOnce))
      let before = count
      let answers = try await service.work.run(.long, until: end, isAdmitted: true) {
        try measured(some, after: before, until: end)
      }
      if !answers.bytes.isEmpty { try await writer.write(ByteBuffer(bytes: answers.bytes)) }
      // Blank lines must not keep a stream open.
      if answers.measured > 0 { watch.progress() }
      count = answers.count
      rest = rest.dropFirst(some.count)
    }
  }

  private func measured(
    _ lines: [RecordLines.Line], after before: Count, until end: Deadline
  ) throws -> Answers {
    var answers = Answers(count: before)
    defer { service.counts.measured(answers.measured) }
    for line in lines {
      try end.check()
      answers.count.lines += 1
      if line.isBlank { continue }
      let number = answers.count.lines
      let record =
        switch line {
        case .whole(let line): batch.record(line, number: number, called: "line")
        case .tooLong: batch.tooLong(number: number)
        }
      let outcome = fonts.measurer.measure(record)
      if case .success = outcome.result { answers.measured += 1 }
      answers.bytes += try RecordBatch.line(of: outcome, isFirst: answers.count.answers == 0)
      answers.bytes.append(0x0A)
      answers.count.answers += 1
    }
    return answers
  }
}

/// One of the streams that may be open at once, until it is released.
final class StreamPlace: Sendable {
  private let service: Service

  private init(_ service: Service) { self.service = service }

  deinit { service.streams.subtract(1, ordering: .relaxed) }

  /// Reserves a stream.
  ///
  /// - Throws: ``ServiceError`` if the maximum number of streams is open.
  static func take(_ service: Service) throws(ServiceError) -> StreamPlace {
    let open = service.streams.add(1, ordering: .relaxed).newValue
    let place = StreamPlace(service)
    guard open <= service.limits.streams else {
      throw .unavailable(
        "too-many-streams", "the maximum of \(service.limits.streams) streams are open; try again later.")
    }
    return place
  }
}

/// Closes the connection of a stream that stalls. The head of the response is already sent, so
/// closing the connection is the only possible signal.
final class StreamWatch: Sendable {
  private let channel: any Channel
  private let stallTime: Duration
  private let end: ContinuousClock.Instant
  private let state = Locked(State())

  private struct State {
    var last = ContinuousClock.now
    var alarm: Alarm?
    var isFinished = false
  }

  init(_ context: ServiceContext, _ limits: ServiceLimits) {
    channel = context.channel
    stallTime = limits.stallTime
    end = .now + limits.streamTime
  }

  /// Monitors the stream from now on.
  func begin() {
    progress()
    look()
  }

  /// Records progress: records have been answered.
  func progress() { state.withLock { $0.last = .now } }

  /// Ends monitoring.
  func finish() {
    let alarm = state.withLock { state in
      state.isFinished = true
      return state.alarm
    }
    alarm?.cancel()
  }

  /// Closes the connection if its time has expired; otherwise checks again when it may have.
  private func look() {
    let next = state.withLock { $0.isFinished ? nil : min($0.last + stallTime, end) }
    guard let next else { return }
    let left = next - .now
    guard left > .zero else { return channel.close(promise: nil) }
    let alarm = Alarm(in: left) { self.look() }
    state.withLock { $0.alarm = alarm }
  }
}
#endif
