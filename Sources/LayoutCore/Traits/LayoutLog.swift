import Foundation

/// Where layout writes what UIKit would write to the console.
public struct LayoutLog: Sendable {
  private let write: @Sendable (String) -> Void

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
}
