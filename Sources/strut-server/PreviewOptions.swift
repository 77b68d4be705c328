#if Service
import ArgumentParser
import Foundation
import Queries
import StrutService

/// Options for the preview page and its address.
struct PreviewOptions: ParsableArguments {
  @Option(
    name: .customLong("preview"),
    help: ArgumentHelp(
      "A document or folder with cells to show on the page at /. Can be repeated. Files are reloaded when they change.",
      valueName: "path"))
  var paths: [String] = []
  @Option(
    name: .customLong("strings"),
    help: ArgumentHelp(
      "Additional files with strings, or folders that contain them. Can be repeated.", valueName: "path"))
  var strings: [String] = []
  @Option(
    help: ArgumentHelp(
      "The language of the source strings, and of files with no language in their file name or folder name.",
      valueName: "tag"))
  var sourceLanguage: String?
  @Option(
    help: ArgumentHelp(
      "A YAML or JSON file of sample values for placeholders. The defaults are 88,888 for numbers and a long name for text.",
      valueName: "file"))
  var samples: String?
  @Option(
    help: ArgumentHelp("The device for strings that vary by device: phone (default) or pad.", valueName: "device"))
  var device: String?
  @Flag(help: "Open the page in a browser.") var open = false
  @Flag(
    name: .customLong("ends-with-stdin"), help: "End when stdin closes, for example because the parent process ended.")
  var endsWithInput = false

  func folder() throws -> PreviewedFolder? {
    if paths.isEmpty { return nil }
    let choices = try StringChoices(
      sourceLanguage: sourceLanguage, named: "--source-language",
      device: try device.map(TextDevice.named) ?? .phone)
    return try PreviewedFolder(paths, strings: PreviewedStrings(strings, choices, samples: samples))
  }

  /// Returns a function that prints the address of the page, and opens it, when the service is
  /// ready. Without cells the page was not requested, but a port that was chosen automatically is
  /// always printed.
  func announcer(at place: ListeningAddress) -> @Sendable (Int) async -> Void {
    let (isAsked, opens) = (!paths.isEmpty, open)
    return { port in
      guard isAsked || place.port == 0 else { return }
      let address = place.url(port: port)
      FileHandle.standardOutput.write(Data("\(address)\n".utf8))
      if opens { Self.open(address) }
    }
  }

  /// Opens an address with the desktop's program for it. If there is none, the address is on
  /// stdout.
  private static func open(_ address: String) {
    let browser = Process()
    browser.executableURL = URL(filePath: "/usr/bin/env")
    browser.arguments = ["xdg-open", address]
    browser.standardInput = FileHandle.nullDevice
    browser.standardOutput = FileHandle.nullDevice
    do {
      try browser.run()
    } catch {
      FileHandle.standardError.write(Data("strut-server: cannot open a browser: \(error.localizedDescription)\n".utf8))
    }
  }

  func validate() throws {
    let ofPage = !strings.isEmpty || sourceLanguage != nil || samples != nil || device != nil || open
    guard !paths.isEmpty || !ofPage else {
      throw ValidationError(
        "--strings, --source-language, --samples, --device and --open require --preview."
      )
    }
  }
}
#endif
