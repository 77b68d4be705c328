import Foundation

/// A line on a terminal's stderr that says how far a long work is; nothing where stderr is no terminal.
struct Progress {
  private let isShown = isatty(STDERR_FILENO) == 1
  private let unit: String
  private var shown = 0

  init(unit: String) { self.unit = unit }

  mutating func update(_ count: Int) {
    guard isShown, count - shown >= 1000 else { return }
    shown = count
    FileHandle.standardError.write(Data("\r\(count) \(unit)".utf8))
  }

  func finish() {
    if shown > 0 { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}
