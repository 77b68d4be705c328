internal import AppPorting
internal import ArgumentParser
internal import Foundation

@main struct StrutPort: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strut-port", abstract: "Make a package from an app's Swift files that builds on Linux.",
    discussion: """
      The package has rewritten copies of the files, with the same lines: messages name the original \
      files. Each build copies the files that changed.
      """,
    subcommands: [Make.self, Update.self, Copy.self, Cells.self])
}

/// Makes the package, tries to build it and prints the report.
private func port(_ configuration: PortConfiguration, _ folder: URL, builds: Bool, _ scratch: String?) throws {
  var configuration = configuration
  configuration.leftOut = []
  let path = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
  let package = PortPackage(folder, configuration, tool: path)
  // The report is on the copy after the trial builds.
  let names = try AppCopy(configuration, isList: true)
  try package.write(names)
  if builds {
    let trial = TrialBuild(
      package, configuration, names, swift: ProcessInfo.processInfo.environment["SWIFT"] ?? "swift", scratch: scratch
    ) {
      FileHandle.standardError.write(Data("\($0)\n".utf8))
    }
    configuration.leftOut = try trial.leftOut()
  }
  let copy = try AppCopy(configuration)
  try PortPackage(folder, configuration, tool: path).write(copy)
  let report = PortReport(copy, package: folder)
  let file = folder.appendingPathComponent("PORT.md")
  try report.text.write(to: file, atomically: true, encoding: .utf8)
  print(report.text)
  print("The report is also in \(file.path). Next: swift test --package-path \(quoted(folder.path))")
  if copy.count == 0 { throw PortError("No file of the app is included. The report has the reasons.") }
}

/// Returns a path as one word of a shell.
private func quoted(_ path: String) -> String {
  path.wholeMatch(of: /[A-Za-z0-9_.,:@%+\/-]+/) != nil ? path : "'\(path.replacing("'", with: "'\\''"))'"
}

/// Writes files for a build of the package, or lists them.
private func write(_ kind: CopyWriter.Kind, _ package: String, _ output: String, lists: Bool) throws {
  let (package, output) = (URL(fileURLWithPath: package), URL(fileURLWithPath: output))
  let writer = try CopyWriter(kind, package: package, to: output, isList: lists)
  if lists { print(try writer.list()) } else { try writer.write() }
}

extension StrutPort {
  struct Make: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Make the package, and build it.")

    @Argument(help: "The folder with the app's Swift files, nibs and asset catalogs.", completion: .directory)
    var folder: String

    @Option(help: "The folder of the package.", completion: .directory)
    var output = "Port"

    @Option(help: "The name of the module with the app's files; by default that of the folder.")
    var name: String?

    @Option(help: "A file or folder to leave out, as a path from the app's folder or an absolute one. May be repeated.")
    var exclude: [String] = []

    @Option(help: "The folder or URL of Strut's package; by default the clone that contains strut-port.")
    var strut: String?

    @Flag(help: "Make the package without a program that audits the cells.")
    var noAudit = false

    @Option(help: "The folder for built files; by default .build in the package.", completion: .directory)
    var scratchPath: String?

    @Flag(help: "Do not build the package, so that files that do not compile are not left out.")
    var noBuild = false

    func run() throws {
      let folder = URL(fileURLWithPath: folder).standardizedFileURL
      let name = name ?? ModuleName.name(of: folder.lastPathComponent)
      let strut = try strut.map(Self.location) ?? Self.clone()
      try ModuleName.check(name, strut: strut)
      let settings = PortConfiguration(
        folder: folder.path, name: name, strut: strut,
        excluded: try PortConfiguration.excluded(exclude, in: folder.path), audits: !noAudit)
      let package = URL(fileURLWithPath: output).standardizedFileURL
      try settings.checkOutput(package)
      try port(settings, package, builds: !noBuild, scratchPath)
    }

    private static func location(_ strut: String) -> String {
      strut.contains("://") ? strut : URL(fileURLWithPath: strut).standardizedFileURL.path
    }

    /// Returns the clone of Strut in which the program was built.
    private static func clone() throws -> String {
      let program = Bundle.main.executableURL?.resolvingSymlinksInPath() ?? URL(fileURLWithPath: "/")
      let folders = sequence(first: program) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
      let clone = folders.first {
        FileManager.default.fileExists(atPath: $0.appendingPathComponent("Sources/UIKitNames").path)
      }
      guard let clone else { throw ValidationError("Give the folder or URL of Strut's package with --strut.") }
      return clone.path
    }
  }

  struct Update: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make the package again, with the same options.",
      discussion: "Files that were left out because they did not compile are tried again.")

    @Argument(help: "The folder of the package.", completion: .directory)
    var package = "Port"

    @Option(help: "The folder for built files; by default .build in the package.", completion: .directory)
    var scratchPath: String?

    @Flag(help: "Do not build the package.")
    var noBuild = false

    func run() throws {
      let folder = URL(fileURLWithPath: package).standardizedFileURL
      try port(PortConfiguration(package: folder), folder, builds: !noBuild, scratchPath)
    }
  }

  struct Copy: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write the copies. The build of the package runs it.", shouldDisplay: false)

    @Argument var package: String
    @Argument var output: String
    @Flag var list = false

    func run() throws {
      try write(.copies, package, output, lists: list)
    }
  }

  struct Cells: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write the list of cells. The build of the package runs it.", shouldDisplay: false)

    @Argument var package: String
    @Argument var output: String
    @Flag var list = false

    func run() throws {
      try write(.cells, package, output, lists: list)
    }
  }
}
