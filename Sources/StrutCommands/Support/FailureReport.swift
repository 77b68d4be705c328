import ArgumentParser
import Foundation
import JSONText
import Queries
import Strut

/// The report of a command that failed: on stderr for people, and with `--json` on stdout for
/// programs.
struct FailureReport {
  private let error: any Error
  private let program: String?

  /// - Parameter program: The name of a program with a single command; nil for `strut`.
  init(_ error: any Error, program: String? = nil) { (self.error, self.program) = (error, program) }

  func exit() -> Never {
    if let code = error as? ExitCode { Foundation.exit(code.rawValue) }
    guard let failure = failure else {
      // Help and the version are not failures.
      print(StrutCommand.fullMessage(for: error))
      Foundation.exit(ExitStatus.done.rawValue)
    }
    Console.error(failure.message)
    if arguments.contains("--json") {
      // The output of measure is read line by line.
      let document = ErrorDocument(error: ErrorDescription(failure))
      let text = try? JSONWriter.string(of: document, isPretty: arguments.first != "measure")
      text.map { Console.write($0 + "\n") }
    }
    Foundation.exit(failure.status.rawValue)
  }

  private var arguments: [String] { Arguments.repaired }

  private var failure: RequestFailure? {
    if StrutCommand.exitCode(for: error) == .success { return nil }
    if StrutCommand.exitCode(for: error) == .validationFailure { return usageFailure }
    return RequestFailure(error)
  }

  /// The failure of arguments that the parser rejects. An unknown command is reported first,
  /// whatever follows it.
  private var usageFailure: RequestFailure {
    if let program {
      return .usage(StrutCommand.message(for: error) + "\nSee '\(program) --help'.")
    }
    let known = StrutCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let name = arguments.first, !name.hasPrefix("-") else {
      return .usage(StrutCommand.message(for: error) + "\nSee 'strut --help'.")
    }
    if known.contains(name) {
      let message = StrutCommand.message(for: error)
      let lines = [message, PathLikeOption.cure(of: message, arguments), "See 'strut \(name) --help'."]
      return .usage(lines.compactMap(\.self).joined(separator: "\n"))
    }
    return .usage("no command named \"\(name)\".\(Self.cure(of: name, among: known))\nSee 'strut --help'.")
  }

  /// The end of the message about an unknown command, with a space before it.
  private static func cure(of name: String, among known: [String]) -> String {
    guard name == "inspector" else { return UnknownNameError.question(for: name, among: known) }
    // The nearest name is `inspect`, which reads fonts.
    return " Use \"strut preview\" to see cells in a browser, or \"strut inspect\" to see the metrics of a font."
  }
}
