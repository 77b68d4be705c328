internal import CStrutHeader
internal import Threads

/// The strings of one call and the requests that they are measured with.
///
/// Unchecked, because it contains the caller's pointers. The strings are only read, and each
/// measurement is written only by the thread that measures its string. The call returns after all
/// threads have ended.
@safe
final class Batch: @unchecked Sendable {
  private let texts: UnsafePointer<strut_text>?
  private let count: Int
  private let requests: [Result<MeasureRequest, any Error>]
  private let places: UnsafeMutableRawPointer
  private let placeSize: Int
  private let withLines: Bool
  private let lines: Locked<[[LineRecord]]>
  private let firstFailure = Locked<(index: Int, failure: Failure)?>(nil)

  /// The number of strings in a piece of work; starting a thread for fewer does not pay.
  private static let chunk = 32

  init(
    texts: UnsafePointer<strut_text>?, count: Int, requests: [Result<MeasureRequest, any Error>],
    places: UnsafeMutableRawPointer, placeSize: Int, withLines: Bool
  ) {
    unsafe self.texts = texts
    self.count = count
    self.requests = requests
    unsafe self.places = places
    self.placeSize = placeSize
    self.withLines = withLines
    lines = Locked(withLines ? Array(repeating: [], count: count) : [])
  }

  /// Measures everything and returns the first failure in the order of the strings.
  func run() -> (index: Int, failure: Failure)? {
    Workers.run((count + Self.chunk - 1) / Self.chunk) { chunk in
      let range = chunk * Self.chunk..<min(self.count, (chunk + 1) * Self.chunk)
      let records = range.map { self.measure($0) }
      if self.withLines { self.lines.withLock { $0.replaceSubrange(range, with: records) } }
    }
    return firstFailure.withLock { $0 }
  }

  func takeLines() -> Lines { Lines(lines.withLock { $0 }) }

  private func measure(_ index: Int) -> [LineRecord] {
    let place = unsafe places + index * placeSize
    do {
      let request = try requests[requests.count == 1 ? 0 : index].get()
      let text = try text(index)
      let (values, lines) = try request.measure(text, withLines: withLines)
      unsafe strut_measurement.write(values, to: place, size: placeSize)
      return lines
    } catch {
      let failure = Failure(error)
      unsafe strut_measurement.write(strut_measurement(failed: failure.status), to: place, size: placeSize)
      firstFailure.withLock { first in
        if index < first?.index ?? .max { first = (index, failure) }
      }
      return []
    }
  }

  private func text(_ index: Int) throws(Failure) -> String {
    guard let text = unsafe texts?[index] else { throw .missing("texts") }
    return try unsafe CText.string(text.bytes, length: text.length, "text")
  }
}
