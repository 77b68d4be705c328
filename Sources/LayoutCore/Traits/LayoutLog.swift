import Foundation
import Threads

/// A log for the messages that UIKit would write to the console.
public struct LayoutLog: Sendable {
  private let write: @Sendable (String) -> Void
  private let told = ToldOnce()

  /// Creates a log that passes each message, of one or more lines, to `write`.
  public init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// A log to standard error, as in UIKit.
  public static let standardError = LayoutLog { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// A log that discards all messages.
  public static let silent = LayoutLog { _ in }

  /// Writes a message.
  public func callAsFunction(_ message: String) { write(message) }

  /// Writes a message unless this method already wrote it to this log or one of its copies.
  public func once(_ message: String) { if told.insert(message) { write(message) } }

  /// The messages that are written only once. There are few of them.
  private final class ToldOnce: Sendable {
    private let messages = Locked<Set<String>>([])

    func insert(_ message: String) -> Bool { messages.withLock { $0.insert(message).inserted } }
  }
}
