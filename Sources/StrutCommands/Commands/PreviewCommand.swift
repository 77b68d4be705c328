import ArgumentParser
import Dispatch
import Foundation
import Queries
import Threads

/// `strut preview`, which serves a page with cells and a slider over the text sizes.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows cells in a browser, with a slider for the text size.",
    discussion: """
      It starts `strut-server`, from the folder that contains `strut` or from your PATH, and \
      prints the address of the page. The server listens only on the loopback interface, and stops \
      when this command ends. The release archive does not contain the server; it is in the \
      Debian package strut-server of the release. The page is updated when files change. Strings in the folders are \
      found automatically; add others with --strings.
      """)

  @Argument(
    help: ArgumentHelp(
      "Descriptions of cells, tables and collection views, .xib and .storyboard files, or folders that contain them.",
      valueName: "path"))
  var paths: [String]
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Additional files with strings, or folders that contain them.", valueName: "path"))
  var strings: [String] = []
  @OptionGroup var choices: StringChoiceOptions
  @Option(help: ArgumentHelp("A font file or a folder of fonts to register. Can be repeated.", valueName: "path"))
  var fonts: [String] = []
  @Option(help: ArgumentHelp("The font to use as the system font.", valueName: "font")) var systemFont: String?
  @Option(help: ArgumentHelp("The port; 0 chooses a free port.", valueName: "number")) var port = 0
  @Flag(help: "Open the page in a browser.") var open = false

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("--port must be a number from 0 to 65535.") }
  }

  func run() throws {
    _ = try choices.withoutSamples()
    for path in paths + strings + [choices.samples].compactMap(\.self)
    where !FileManager.default.fileExists(atPath: path) {
      throw RequestFailure(
        status: .input, code: "unreadable-file", message: "there is no file or folder \"\(path)\"; check the path.")
    }
    let server = Process()
    server.executableURL = try PreviewServer.location()
    server.arguments = arguments
    // The server ends when this pipe closes, which happens even if this command is killed.
    let life = Pipe()
    server.standardInput = life
    let wasEnded = Locked(false)
    // A signal that ends this command ends the server, which first answers its open requests.
    let watches = PreviewServer.watches {
      wasEnded.withLock { $0 = true }
      try? life.fileHandleForWriting.close()
    }
    do {
      try server.run()
    } catch {
      throw RequestFailure(
        status: .input, code: "server-unusable", message: "cannot run strut-server: \(error.localizedDescription)")
    }
    server.waitUntilExit()
    withExtendedLifetime((watches, life)) {}
    switch server.terminationReason {
    case _ where server.terminationStatus == 0 || wasEnded.withLock({ $0 }): return
    case .exit: throw ExitCode(server.terminationStatus)
    default:
      throw RequestFailure(
        status: .bug, code: "server-died",
        message:
          "strut-server was ended by signal \(server.terminationStatus); please report it with its output."
      )
    }
  }

  private var arguments: [String] {
    // Joined to their options, because a path may look like an option.
    paths.map { "--preview=\($0)" } + strings.map { "--strings=\($0)" } + fonts.map { "--fonts=\($0)" }
      + [
        choices.sourceLanguage.map { "--source-language=\($0)" }, choices.samples.map { "--samples=\($0)" },
        choices.device.map { "--device=\($0.rawValue)" }, systemFont.map { "--system-font=\($0)" },
      ].compactMap(\.self) + (open ? ["--open"] : [])
      + ["--port", "\(port)", "--log-level", "warning", "--ends-with-stdin"]
  }
}

/// The program that serves the page.
private enum PreviewServer {
  private static let name = "strut-server"

  /// Returns the program in the folder of this command, or else on the PATH.
  static func location() throws(RequestFailure) -> URL {
    guard let found = OtherProgram.location(name) else {
      throw RequestFailure(
        status: .input, code: "server-missing",
        message:
          "cannot find strut-server next to this command or on the PATH. The release archive does not contain it: "
          + "install the release's Debian package strut-server, or build it with `make server`.")
    }
    return found
  }

  /// Runs an action when this process receives a signal to end.
  static func watches(_ action: @escaping @Sendable () -> Void) -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler(handler: action)
      source.resume()
      return source
    }
  }
}
