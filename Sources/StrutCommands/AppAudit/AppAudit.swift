public import CodeAudit
import Dispatch
import Foundation
import Queries
import UIKitNames

/// The audit of a ported app: the program `audit` of its package.
///
/// It is `strut audit` with the cells of the app's code, in one report:
///
/// ```swift
/// import CodeAudit
/// import StrutCommands
/// @testable import MyApp
///
/// AppAudit.main(
///   folder: "/home/me/MyApp", modules: ["MyApp"],
///   cells: [CodeCell(PersonCell.self, file: "/home/me/MyApp/PersonCell.swift", line: 3)])
/// ```
public enum AppAudit {
  /// Runs the command and ends the program with its exit status.
  ///
  /// The command runs on another thread. The cells are made and laid out on this one, which must be
  /// the main thread.
  /// - Parameters:
  ///   - folder: The path of the app's sources. It is audited if the arguments name no path. Its
  ///     Interface Builder files and asset catalogs are found by name.
  ///   - modules: The names of the modules with the classes in Interface Builder files.
  ///   - cells: The classes of cells, headers and footers to audit.
  ///   - arguments: The arguments; nil for those of the program.
  @MainActor public static func main(
    folder: String, modules: [String], cells: [CodeCell], arguments: [String]? = nil
  ) -> Never {
    let paths = SourcePaths(current: FileManager.default.currentDirectoryPath)
    AppResources.current.folders = [URL(filePath: folder)]
    AppResources.current.modules = modules
    let run = AppAuditRun(
      folder: paths.shortened(folder), cells: cells, languages: AppResources.stringLanguages, paths: paths,
      arguments: arguments)
    Thread.detachNewThread { run.end() }
    dispatchMain()
  }
}

/// A run of the audit of an app.
struct AppAuditRun: Sendable {
  let folder: String
  let cells: [CodeCell]
  /// The languages of the app's strings.
  let languages: [String]
  let paths: SourcePaths
  let arguments: [String]?

  /// Runs the audit and ends the program.
  func end() -> Never {
    do {
      try run()
    } catch {
      FailureReport(error, program: AppAuditCommand.name).exit()
    }
    exit(ExitStatus.done.rawValue)
  }

  func run() throws {
    let given = try arguments ?? Arguments.valid()
    try SwallowedOption.refuse(given)
    let command = try parsed(Arguments.separated(given))
    try RepeatedOption.refuse(given) { AppAuditCommand._dumpHelp() }
    try command.run(cells: cells, languages: languages, paths: paths)
  }

  /// Returns the command. Without a path, the folder of the app is audited.
  private func parsed(_ given: [String]) throws -> AppAuditCommand {
    do {
      return try AppAuditCommand.parse(given)
    } catch {
      guard let command = try? AppAuditCommand.parse(given + [folder]) else { throw error }
      return command
    }
  }
}
