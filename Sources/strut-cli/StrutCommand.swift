import ArgumentParser
import Queries
import Strut

/// The command `strut`: arguments in, reports out.
struct StrutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strut",
    abstract: "Measures text, fonts and self-sizing cells as an iPhone would, without one.",
    discussion: """
      A FONT is a file's path, a family ("Palatino"), a full or PostScript name, or system, system-bold, monospaced ….
      A category is XS S M L XL XXL XXXL AX1 … AX5, or UIKit's or SwiftUI's name for it; lists and ranges work: XS..L, all.
      A style is largeTitle title1 title2 title3 headline body callout subheadline footnote caption1 caption2.

      Exit status: 0 done; 1 done, with findings or with some inputs failed; 2 usage; 3 an input is missing or malformed;
      4 under --strict, a font was substituted, lacks the style asked for, or a glyph is missing; 70 a bug in strut.
      """,
    version: Engines.current.line,
    subcommands: [
      InspectCommand.self, FontsCommand.self, StylesCommand.self, ScaleCommand.self, SpacingCommand.self,
      MeasureCommand.self, LayoutCommand.self, SizesCommand.self, TableCommand.self, CompareCommand.self,
      VerifyCommand.self, AuditCommand.self, NibCommand.self, PreviewCommand.self,
    ])
}

@main
enum Main {
  // Not `async`: that would start a pool of threads for every command, a tenth of a short one's time.
  static func main() {
    do {
      let isInspect = Arguments.repaired.first == InspectCommand.configuration.commandName
      // Of many fonts, one whose name is no UTF-8 is told in its place, and the others go on.
      let given = isInspect ? JoinedPaths.joined(Arguments.repaired) : try Arguments.valid()
      try SwallowedOption.refuse(given)
      let arguments = Arguments.separated(given)
      var command = try StrutCommand.parseAsRoot(arguments)
      try RepeatedOption.refuse(arguments) { type(of: command)._dumpHelp() }
      try command.run()
    } catch {
      FailureReport(error).exit()
    }
  }
}
