import Foundation
import Queries

/// The arguments of the command.
enum Arguments {
  /// Returns the arguments that follow the name of the command.
  ///
  /// Swift replaces bytes that are not UTF-8 with U+FFFD, so that different text would be measured.
  static func valid() throws(RequestFailure) -> [String] {
    try refuseInvalid(except: [])
    return repaired
  }

  /// Throws if an argument is not UTF-8.
  ///
  /// - Parameter known: Arguments whose failure is reported elsewhere.
  static func refuseInvalid(except known: [String]) throws(RequestFailure) {
    for index in invalid where !known.contains(repaired[index]) {
      throw .usage(
        """
        argument \(index + 1), "\(repaired[index])", is not valid UTF-8; give text as UTF-8. If it \
        is a file, rename the file, or create a link to it that has a valid name.
        """)
    }
  }

  /// The arguments that are not UTF-8, with U+FFFD for invalid bytes.
  static var notInUTF8: Set<String> { Set(invalid.map { repaired[$0] }) }

  /// The arguments, with U+FFFD for bytes that are not UTF-8.
  static let repaired = Array(CommandLine.arguments.dropFirst())

  /// The indices of arguments that are not UTF-8.
  private static var invalid: [Int] {
    repaired.indices.filter { repaired[$0].unicodeScalars.contains("\u{FFFD}") && !isValid(at: $0 + 1) }
  }

  /// Returns true if an argument is valid UTF-8. The system keeps the original bytes, with a NUL
  /// after each argument.
  ///
  /// - Parameter index: The index of the argument, counted with the name of the command.
  private static func isValid(at index: Int) -> Bool {
    guard let data = FileManager.default.contents(atPath: "/proc/self/cmdline") else { return true }
    let arguments = data.split(separator: 0, omittingEmptySubsequences: false)
    return !arguments.indices.contains(index) || String(validating: arguments[index], as: UTF8.self) != nil
  }
}

extension Arguments {
  /// Returns the arguments with `--option=value` split in two if the value begins with a combining
  /// mark. The mark joins the equals sign to one character, and ArgumentParser, which searches for
  /// the character "=", does not find it.
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
