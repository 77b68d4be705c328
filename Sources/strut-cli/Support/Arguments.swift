import Foundation
import Queries

/// The arguments of the command, as they were given.
enum Arguments {
  /// The arguments behind the command's name.
  ///
  /// Swift puts U+FFFD in the place of bytes that are no UTF-8, and a text would be measured that nobody gave.
  static func valid() throws(RequestFailure) -> [String] {
    let arguments = repaired
    for (index, argument) in arguments.enumerated() where argument.contains("\u{FFFD}") && !isValid(at: index + 1) {
      throw .usage("argument \(index + 1), \"\(argument)\", is not valid UTF-8; give texts as UTF-8.")
    }
    return arguments
  }

  /// The same, with U+FFFD for what is no UTF-8.
  static var repaired: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// Whether an argument was given as it is: the system keeps the bytes, each argument with a NUL behind it.
  ///
  /// - Parameter index: Counted with the command's name.
  private static func isValid(at index: Int) -> Bool {
    guard let data = FileManager.default.contents(atPath: "/proc/self/cmdline") else { return true }
    let arguments = data.split(separator: 0, omittingEmptySubsequences: false)
    return !arguments.indices.contains(index) || String(validating: arguments[index], as: UTF8.self) != nil
  }
}
