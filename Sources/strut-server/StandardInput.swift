#if Service
import Foundation

/// The stdin of this program, which is not read.
enum StandardInput {
  /// Calls when stdin is closed.
  static func whenEnded(_ call: @escaping @Sendable () -> Void) {
    FileHandle.standardInput.readabilityHandler = { handle in
      guard handle.availableData.isEmpty else { return }
      handle.readabilityHandler = nil
      call()
    }
  }
}
#endif
