internal import FoundationEssentials

/// Finds options that are given twice but take a single value. ArgumentParser would silently use
/// the last.
package struct RepeatedOption {
  /// The output of ArgumentParser's `_dumpHelp()`.
  private struct Help: Decodable {
    struct Command: Decodable { var arguments: [Argument]? }
    struct Argument: Decodable {
      var kind: String
      var isRepeating: Bool
      var names: [Name]?
    }
    struct Name: Decodable {
      var kind, name: String
      var text: String { (kind == "long" ? "--" : "-") + name }
    }
    var command: Command
  }

  /// Throws if an option is given twice and cannot be repeated.
  ///
  /// - Parameters:
  ///   - arguments: All arguments of the command.
  ///   - help: The JSON description of the command by ArgumentParser. It is requested only if two
  ///     options may have the same name.
  package static func refuse(_ arguments: [String], help: () -> String) throws(RequestFailure) {
    guard hasNamesAlike(arguments), let help = try? JSONDecoder().decode(Help.self, from: Data(help().utf8)) else {
      return
    }
    let options = (help.command.arguments ?? []).filter { $0.kind == "option" }
    var seen: Set<Int> = []
    var isValue = false
    for argument in arguments {
      if isValue {
        isValue = false
        continue
      }
      if argument == "--" { return }
      guard let name = name(of: argument),
        let index = options.firstIndex(where: { $0.names?.contains { $0.text == name } ?? false })
      else { continue }
      isValue = name.utf8.count == argument.utf8.count
      guard !options[index].isRepeating, !seen.insert(index).inserted else { continue }
      throw .usage("\(name) is given twice; give it once.")
    }
  }

  /// Returns true if two options have the same name, or if both may be names of one option:
  /// `--category` and `--categories`, `--lang` and `--locale`, `--output` and `-o`.
  private static func hasNamesAlike(_ arguments: [String]) -> Bool {
    var (short, long, initials): (Set<Substring>, Set<Substring>, Set<Substring>) = ([], [], [])
    for argument in arguments {
      guard let letters = name(of: argument)?.drop(while: { $0 == "-" }) else { continue }
      let initial = letters.prefix(1)
      if letters.utf8.count == 1 {
        if !short.insert(letters).inserted || initials.contains(initial) { return true }
      } else {
        if !long.insert(letters == "lang" ? "locale" : letters.prefix(6)).inserted || short.contains(initial) {
          return true
        }
        initials.insert(initial)
      }
    }
    return false
  }

  /// Returns the name of an option without a joined value, or `nil` for an argument that is not an
  /// option.
  private static func name(of argument: String) -> String? {
    guard argument.utf8.first == UInt8(ascii: "-"), argument.utf8.count > 1 else { return nil }
    let end = argument.utf8.firstIndex(of: UInt8(ascii: "=")) ?? argument.endIndex
    return String(argument[..<end])
  }
}
