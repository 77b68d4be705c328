import Foundation
import Queries
import Strut

/// Paths that begin as options do, which ArgumentParser takes for options.
enum PathLikeOption {
  /// The cure where such a path is what the parser stumbled over; `nil` where it was something else.
  ///
  /// - Parameters:
  ///   - message: What the parser said.
  ///   - arguments: Those of the command.
  static func cure(of message: String, _ arguments: [String]) -> String? {
    let arguments = Array(arguments.prefix { $0 != "--" })
    guard let path = suspects(message, arguments).first(where: isPath) else { return nil }
    return "\"\(path)\" begins with a minus, as options do: for the file of that name write \"./\(path)\"."
  }

  /// The arguments that a message may be about.
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
    // What stands behind these is their text, whatever it begins with.
    return pairs.filter { !SwallowedOption.texts.contains($0.0) }.map(\.1)
  }

  private static func quoted(in message: String, after words: String) -> Substring? {
    guard message.hasPrefix(words) else { return nil }
    return message.dropFirst(words.count).prefix { $0 != "'" }
  }

  private static func isPath(_ argument: String) -> Bool {
    guard argument.hasPrefix("-") else { return false }
    if FileManager.default.fileExists(atPath: argument) { return true }
    // Of an option with its value it is the value that looks like a path.
    return !argument.contains("=") && FontCatalog.looksLikePath(argument)
  }
}
