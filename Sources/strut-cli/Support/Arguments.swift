import Foundation
import Queries

/// The arguments of the command, as they were given.
enum Arguments {
  /// The arguments behind the command's name.
  ///
  /// Swift puts U+FFFD in the place of bytes that are no UTF-8, and a text would be measured that nobody gave.
  static func valid() throws(RequestFailure) -> [String] {
    try refuseInvalid(except: [])
    return repaired
  }

  /// Ends the command where an argument is no UTF-8.
  ///
  /// - Parameter known: Arguments whose own failure is told.
  static func refuseInvalid(except known: [String]) throws(RequestFailure) {
    for index in invalid where !known.contains(repaired[index]) {
      throw .usage(
        """
        argument \(index + 1), "\(repaired[index])", is not valid UTF-8; give texts as UTF-8; for a file, rename the file, or make a link \
        to it with a UTF-8 name.
        """)
    }
  }

  /// The arguments that are no UTF-8, as they are repaired.
  static var notInUTF8: Set<String> { Set(invalid.map { repaired[$0] }) }

  /// The same, with U+FFFD for what is no UTF-8.
  static let repaired = Array(CommandLine.arguments.dropFirst())

  /// Which of them are no UTF-8.
  private static var invalid: [Int] {
    repaired.indices.filter { repaired[$0].unicodeScalars.contains("\u{FFFD}") && !isValid(at: $0 + 1) }
  }

  /// Whether an argument was given as it is: the system keeps the bytes, each argument with a NUL behind it.
  ///
  /// - Parameter index: Counted with the command's name.
  private static func isValid(at index: Int) -> Bool {
    guard let data = FileManager.default.contents(atPath: "/proc/self/cmdline") else { return true }
    let arguments = data.split(separator: 0, omittingEmptySubsequences: false)
    return !arguments.indices.contains(index) || String(validating: arguments[index], as: UTF8.self) != nil
  }
}

extension Arguments {
  /// The arguments with `--option=value` as two where the value begins with a mark that joins the sign before it to one character:
  /// ArgumentParser looks for a character "=", and finds none.
  static func separated(_ arguments: [String]) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments[..<end].flatMap(separated) + arguments[end...]
  }

  private static func separated(_ argument: String) -> [String] {
    let bytes = argument.utf8
    guard bytes.starts(with: "--".utf8), let sign = bytes.firstIndex(of: UInt8(ascii: "=")),
      argument.firstIndex(of: "=") != sign, bytes[..<sign].allSatisfy({ $0 == 0x2D || (0x61...0x7A).contains($0) })
    else { return [argument] }
    return [String(argument[..<sign]), String(argument[bytes.index(after: sign)...])]
  }
}
