import ArgumentParser
import CodeAudit
import Queries
import Strut

/// The command `audit` of a ported app.
struct AppAuditCommand: ParsableCommand {
  static let name = "audit"
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Audits the cells of an app: those of its Interface Builder files, and those of its code.",
    usage: "\(name) [<options>] [<path> ...]",
    discussion: """
      Without a path, the folder of the app is audited. The options, the report and the exit status \
      are those of strut audit.
      """)

  @OptionGroup var audit: AuditCommand
  @Option(
    name: .customLong("omit-class"), parsing: .singleValue,
    help: ArgumentHelp(
      "A class that is not made, because its initializer stops the program. Can be repeated.", valueName: "name"))
  var omitted: [String] = []

  /// Runs the audit with the classes of the app.
  func run(cells: [CodeCell], languages: [String], paths: SourcePaths) throws {
    let maker = AppCellMaker(
      placeholder: audit.placeholderOption.placeholder ?? .fitting, omitting: Set(omitted), shorten: paths.shortened)
    try audit.run(
      with: AppCellSubjects(
        classes: cells.compactMap(maker.subject), names: cells.map(\.name), omitted: omitted, languages: languages
      ) { maker.live($0) })
  }
}
