internal import Foundation

/// The texts of the files in a package with the copy of an app.
enum PackageTexts {
  /// Returns the dependency on Strut: a path, or a URL with the branch `main`.
  static func dependency(_ strut: String) -> String {
    strut.contains("://")
      ? ".package(url: \(FileRewriter.literal(strut)), branch: \"main\", traits: [])"
      : ".package(name: \"Strut\", path: \(FileRewriter.literal(strut)), traits: [])"
  }

  static func app(_ configuration: PortConfiguration) -> String {
    """
    import Foundation
    import UIKit

    /// The app whose files are in this module.
    public enum PortedApp {
      /// The folder with the original files.
      public static let folder = URL(fileURLWithPath: \(FileRewriter.literal(configuration.folder)))

      /// Registers the files and classes of the app: nibs, storyboards, asset catalogs, actions. Tests
      /// call it before they create objects of the app. A second call has no further effect.
      @MainActor public static func prepare() { _ = prepared }

      @MainActor private static let prepared: Void = {
        AppResources.current.folders.append(folder)
        AppResources.current.modules.append("\(configuration.name)")
        addMembers()
      }()
    }

    """
  }

  /// Returns the program of the audit, which reports the number of files that are left out.
  static func audit(_ configuration: PortConfiguration, leftOut: Int) -> String {
    let files = leftOut == 1 ? "1 file of the app is" : "\(leftOut) files of the app are"
    let report = """

      FileHandle.standardError.write(Data("\(files) left out; see PORT.md.\\n".utf8))
      """
    return """
      import CodeAudit
      import Foundation
      import StrutCommands
      import UIKit
      @testable import \(configuration.name)

      // The audit of the app's cells. It takes the options of `strut audit`.\(leftOut == 0 ? "" : report)
      PortedApp.prepare()
      AppAudit.main(folder: PortedApp.folder.path, modules: ["\(configuration.name)"], cells: auditedCells)

      """
  }

  /// Returns the list of the cells that the audit makes.
  static func cells(_ items: [String], _ name: String) -> String {
    """
    import CodeAudit
    import UIKit
    @testable import \(name)

    /// The cells and headers of the app.
    @MainActor let auditedCells: [CodeCell] = [
    \(items.map { "  \($0),\n" }.joined())]

    """
  }

  static func stub(_ module: String) -> String {
    """
    // Linux has no module \(module). Declare here what the app uses of it; a file of the app that uses
    // other names of it is left out. Then run strut-port update.

    """
  }

  /// Returns `true` if a stub has no names yet.
  static func isEmptyStub(_ module: String, in package: URL) -> Bool {
    let file = package.appendingPathComponent("Sources/\(module)/\(module).swift")
    return (try? Data(contentsOf: file)) == Data(stub(module).utf8)
  }

  static func test(_ name: String) -> String {
    """
    import Testing
    import UIKit

    @testable import \(name)

    @MainActor @Suite struct PortTests {
      init() { PortedApp.prepare() }

      // Create objects of the app here, lay them out and expect their sizes.
      @Test func theFolderExists() {
        #expect(FileManager.default.fileExists(atPath: PortedApp.folder.path))
      }
    }

    """
  }

  static func bundle(triples: [String]) -> String {
    """
    {
      "schemaVersion": "1.0",
      "artifacts": {
        "strut-port": {
          "type": "executable",
          "version": "1.0.0",
          "variants": [
            { "path": "strut-port", "supportedTriples": [\(triples.map { "\"\($0)\"" }.joined(separator: ", "))] }
          ]
        }
      }
    }

    """
  }

  static func script(_ tool: URL) -> String {
    let path = tool.path.replacing("'", with: "'\\''")
    return """
      #!/bin/sh
      # Runs the strut-port that made this package.
      tool='\(path)'
      if [ ! -x "$tool" ]; then
        echo "error: $tool is missing. Build strut-port again, and run: strut-port update" >&2
        exit 1
      fi
      exec "$tool" "$@"

      """
  }

  static let plugin = """
    import Foundation
    import PackagePlugin

    /// Writes the copies of the app's files, those that changed, when the build notices a change.
    @main struct CopyApp: BuildToolPlugin {
      func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        let tool = try context.tool(named: "strut-port").url
        let package = context.package.directoryURL.path(percentEncoded: false)
        let output = context.pluginWorkDirectoryURL.appending(path: "Copies").path(percentEncoded: false)
        let kind = target.name == "audit" ? "cells" : "copy"
        let files = try files(tool, [kind, package, output, "--list"])
        return [
          .buildCommand(
            displayName: "Copying the app's files", executable: tool,
            arguments: [kind, package, output],
            inputFiles: files.inputs.map { URL(filePath: $0) }, outputFiles: files.outputs.map { URL(filePath: $0) })
        ]
      }

      struct Files: Decodable {
        let inputs, outputs: [String]
      }

      /// Returns the files that the command reads and writes, which it lists.
      private func files(_ tool: URL, _ arguments: [String]) throws -> Files {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
          Diagnostics.error("strut-port could not list the app's files")
          return Files(inputs: [], outputs: [])
        }
        return try JSONDecoder().decode(Files.self, from: data)
      }
    }

    """
}
