import Foundation
import Threads

/// Where layout writes what UIKit would write to the console.
public struct LayoutLog: Sendable {
  private let write: @Sendable (String) -> Void
  private let told = ToldOnce()

  /// A log that hands every message, of one line or more, to `write`.
  public init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Standard error, as UIKit does.
  public static let standardError = LayoutLog { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Nowhere.
  public static let silent = LayoutLog { _ in }

  /// Writes a message.
  public func callAsFunction(_ message: String) { write(message) }

  /// Writes a message unless this log, or one it was copied from or to, has had it by this call before.
  public func once(_ message: String) { if told.insert(message) { write(message) } }

  /// The messages that come once only; there are few kinds of them.
  private final class ToldOnce: Sendable {
    private let messages = Locked<Set<String>>([])

    func insert(_ message: String) -> Bool { messages.withLock { $0.insert(message).inserted } }
  }
}
