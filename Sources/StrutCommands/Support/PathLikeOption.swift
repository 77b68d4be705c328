import Foundation
import Queries
import Strut

/// Paths that begin with a minus sign, which ArgumentParser reads as options.
enum PathLikeOption {
  /// Returns the cure if such a path caused the parser's error; otherwise `nil`.
  ///
  /// - Parameters:
  ///   - message: The message of the parser.
  ///   - arguments: The arguments of the command.
  static func cure(of message: String, _ arguments: [String]) -> String? {
    let arguments = Array(arguments.prefix { $0 != "--" })
    guard let path = suspects(message, arguments).first(where: isPath) else { return nil }
    return "\"\(path)\" begins with a minus sign, like an option; write \"./\(path)\" for the file of that name."
  }

  /// Returns the arguments that a message may refer to.
  private static func suspects(_ message: String, _ arguments: [String]) -> [String] {
    if let name = quoted(in: message, after: "Unknown option '") {
      return arguments.filter { $0 == name || $0.hasPrefix(name + "=") }
    }
    let pairs = zip(arguments, arguments.dropFirst())
    if let option = quoted(in: message, after: "Missing value for '") {
      let name = option.prefix { $0 != " " }
      return pairs.filter { $0.0 == name }.map(\.1)
    }
    guard message.hasPrefix("Missing expected argument") else { return [] }
    // The argument after an option for text is its text, even if it begins with a minus sign.
    return pairs.filter { !SwallowedOption.texts.contains($0.0) }.map(\.1)
  }

  private static func quoted(in message: String, after words: String) -> Substring? {
    guard message.hasPrefix(words) else { return nil }
    return message.dropFirst(words.count).prefix { $0 != "'" }
  }

  private static func isPath(_ argument: String) -> Bool {
    guard argument.hasPrefix("-") else { return false }
    if FileManager.default.fileExists(atPath: argument) { return true }
    // If an option has a value, only the value can be a path.
    return !argument.contains("=") && FontCatalog.looksLikePath(argument)
  }
}
