import Foundation

/// A line on stderr that shows the progress of long work. Nothing is shown if stderr is not a
/// terminal.
struct Progress {
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let unit: String
  private let total: Int?
  private var isShown = false
  private var next = ContinuousClock.now + Self.interval

  /// Work that ends sooner shows nothing.
  private static let interval = Duration.milliseconds(200)
  private static let barWidth = 30

  /// - Parameter total: The expected count, if known. A bar is then drawn.
  init(unit: String, total: Int? = nil) {
    self.unit = unit
    self.total = total
  }

  mutating func update(_ count: Int) {
    guard isTerminal, ContinuousClock.now >= next else { return }
    next = .now + Self.interval
    isShown = true
    Self.write("\r\u{1B}[K" + line(count))
  }

  private func line(_ count: Int) -> String {
    guard let total, total > 0 else { return "\(count) \(unit)" }
    let done = min(count, total) * Self.barWidth / total
    let bar = String(repeating: "█", count: done) + String(repeating: "░", count: Self.barWidth - done)
    return "\(bar) \(count) of \(total) \(unit)"
  }

  /// Removes the line, before other output and at the end.
  mutating func hide() {
    guard isShown else { return }
    isShown = false
    Self.write("\r\u{1B}[K")
  }

  private static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
