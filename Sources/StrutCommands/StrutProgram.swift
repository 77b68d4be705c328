import ArgumentParser
import Queries

/// The program `strut`.
package enum StrutProgram {
  /// Runs the command that the arguments name. Ends the process if it fails.
  ///
  /// Not `async`, which would start a thread pool for every command: a tenth of a short command's
  /// time.
  package static func main() {
    do {
      let isInspect = Arguments.repaired.first == InspectCommand.configuration.commandName
      // If one of many fonts has a name that is not UTF-8, the output contains the failure, and the
      // other fonts are inspected.
      let given = isInspect ? JoinedPaths.joined(Arguments.repaired) : try Arguments.valid()
      var command = try parsed(given)
      try command.run()
    } catch {
      FailureReport(error).exit()
    }
  }

  private static func parsed(_ given: [String]) throws -> any ParsableCommand {
    try SwallowedOption.refuse(given)
    let arguments = Arguments.separated(given)
    let command = try StrutCommand.parseAsRoot(arguments)
    try RepeatedOption.refuse(arguments) { type(of: command)._dumpHelp() }
    return command
  }
}
