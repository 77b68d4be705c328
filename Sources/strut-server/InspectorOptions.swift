import ArgumentParser
import Foundation
import StrutService

/// What the inspector page shows, and who is told where it is.
struct InspectorOptions: ParsableArguments {
  @Option(
    name: .customLong("inspector"),
    help: ArgumentHelp(
      "Cells that the page at / shows: a document, or a folder of them; may be repeated. They are read again when they change.",
      valueName: "path"))
  var paths: [String] = []
  @Option(
    name: .customLong("strings"),
    help: ArgumentHelp(
      "Strings that their keys are looked up in, besides those in the folders; may be repeated.", valueName: "path"))
  var strings: [String] = []
  @Flag(help: "Open the page in a browser.") var open = false

  func folder() throws -> InspectedFolder? {
    guard !paths.isEmpty else { return nil }
    do {
      return try InspectedFolder(paths, strings: strings)
    } catch {
      throw ValidationError(error.message)
    }
  }

  /// Prints where the page is, and opens it, once it is there. Without cells nobody has asked for the page.
  func announcer(host: String) -> @Sendable (Int) async -> Void {
    let (isAsked, opens) = (!paths.isEmpty, open)
    return { port in
      guard isAsked else { return }
      let address = "http://\(Self.reachable(host)):\(port)/"
      FileHandle.standardOutput.write(Data("\(address)\n".utf8))
      if opens { Self.open(address) }
    }
  }

  /// The host as addresses have it. Where the service listens at every address of the machine, this machine's own for itself.
  private static func reachable(_ host: String) -> String {
    switch host {
    case "0.0.0.0": "127.0.0.1"
    case "::": "[::1]"
    default: host.contains(":") ? "[\(host)]" : host
    }
  }

  /// The desktop's own way to open an address; where there is none, the address is on stdout all the same.
  private static func open(_ address: String) {
    let browser = Process()
    browser.executableURL = URL(filePath: "/usr/bin/env")
    browser.arguments = ["xdg-open", address]
    browser.standardOutput = FileHandle.nullDevice
    do {
      try browser.run()
    } catch {
      FileHandle.standardError.write(Data("strut-server: cannot open a browser: \(error.localizedDescription)\n".utf8))
    }
  }

  func validate() throws {
    guard !paths.isEmpty || (strings.isEmpty && !open) else {
      throw ValidationError("--strings and --open belong to --inspector: name a cell or a folder of them.")
    }
  }
}
