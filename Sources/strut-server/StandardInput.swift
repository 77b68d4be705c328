#if Service
import Foundation

/// What is sent to this program's stdin: nothing that it reads.
enum StandardInput {
  /// Calls once stdin is at its end.
  static func whenEnded(_ call: @escaping @Sendable () -> Void) {
    FileHandle.standardInput.readabilityHandler = { handle in
      guard handle.availableData.isEmpty else { return }
      handle.readabilityHandler = nil
      call()
    }
  }
}
#endif
