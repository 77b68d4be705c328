import ArgumentParser
import Foundation
import Queries

/// `strut port`, which runs `strut-port`.
struct PortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port", abstract: "Makes a package from an app's Swift files that builds on Linux.",
    discussion: """
      It runs `strut-port`, from the folder that contains `strut` or from your PATH. Build that program from the \
      folder Porting of Strut's sources.
      """, shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough, help: ArgumentHelp("The arguments of strut-port.", valueName: "argument"))
  var arguments: [String] = []

  func run() throws {
    guard let location = OtherProgram.location("strut-port") else {
      throw RequestFailure(
        status: .input, code: "port-missing",
        message: "cannot find strut-port next to this command or on the PATH. Build it in Strut's sources with "
          + "`swift build --package-path Porting`, and run Porting/.build/debug/strut-port.")
    }
    let program = Process()
    program.executableURL = location
    program.arguments = arguments
    do { try program.run() } catch {
      throw RequestFailure(
        status: .input, code: "port-missing",
        message: "cannot start \(location.path): \(error.localizedDescription)")
    }
    program.waitUntilExit()
    Foundation.exit(program.terminationStatus)
  }
}
