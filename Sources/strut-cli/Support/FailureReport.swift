import ArgumentParser
import Foundation

/// The last words of a command that failed: to stderr for people, and with `--json` to stdout for programs.
struct FailureReport {
  private let error: any Error

  init(_ error: any Error) { self.error = error }

  func exit() -> Never {
    if let code = error as? ExitCode { Foundation.exit(code.rawValue) }
    guard let failure = failure else {
      // Help and the version: not failures.
      print(StrutCommand.fullMessage(for: error))
      Foundation.exit(ExitStatus.done.rawValue)
    }
    Console.error(failure.message)
    if CommandLine.arguments.contains("--json") {
      Console.print(json: ErrorDocument(error: ErrorDescription(failure)))
    }
    Foundation.exit(failure.status.rawValue)
  }

  private var failure: CommandFailure? {
    if StrutCommand.exitCode(for: error) == .success { return nil }
    if StrutCommand.exitCode(for: error) == .validationFailure {
      return .usage(StrutCommand.message(for: error) + "\nSee 'strut --help'.")
    }
    return CommandFailure(error)
  }
}

/// What stdout holds when a failure leaves nothing else to report.
struct ErrorDocument: Encodable {
  var schema = 1
  var error: ErrorDescription
}

/// A failure as JSON has it, alone or in the place of the record it befell.
struct ErrorDescription: Encodable {
  var code: String
  var message: String

  init(_ failure: CommandFailure) {
    code = failure.code
    message = failure.message
  }
}
