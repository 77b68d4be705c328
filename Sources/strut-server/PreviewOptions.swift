#if Service
import ArgumentParser
import Foundation
import Queries
import StrutService

/// What the preview page shows, and who is told where it is.
struct PreviewOptions: ParsableArguments {
  @Option(
    name: .customLong("preview"),
    help: ArgumentHelp(
      "Cells that the page at / shows: a document, or a folder of them; may be repeated. They are read again when they change.",
      valueName: "path"))
  var paths: [String] = []
  @Option(
    name: .customLong("strings"),
    help: ArgumentHelp(
      "Strings that their keys are looked up in, besides those in the folders; may be repeated.", valueName: "path"))
  var strings: [String] = []
  @Option(
    help: ArgumentHelp(
      "The language that their texts are written in, and that of strings whose files and folders name none.",
      valueName: "tag"))
  var sourceLanguage: String?
  @Option(
    help: ArgumentHelp(
      "What stands in their texts in place of 88,888 and a long name, YAML or JSON.", valueName: "file"))
  var samples: String?
  @Option(help: ArgumentHelp("Whose texts are shown where strings vary them: phone or pad.", valueName: "device"))
  var device: String?
  @Flag(help: "Open the page in a browser.") var open = false
  @Flag(
    name: .customLong("ends-with-stdin"), help: "End when stdin does, as when the program that started this is gone.")
  var endsWithInput = false

  func folder() throws -> PreviewedFolder? {
    if paths.isEmpty { return nil }
    let choices = try StringChoices(
      sourceLanguage: sourceLanguage, named: "--source-language",
      device: try device.map(TextDevice.named) ?? .phone)
    return try PreviewedFolder(paths, strings: PreviewedStrings(strings, choices, samples: samples))
  }

  /// Prints where the page is, and opens it, once it is there. Without cells nobody has asked for the page; a port that nobody
  /// could know is printed all the same.
  func announcer(at place: ListeningAddress) -> @Sendable (Int) async -> Void {
    let (isAsked, opens) = (!paths.isEmpty, open)
    return { port in
      guard isAsked || place.port == 0 else { return }
      let address = place.url(port: port)
      FileHandle.standardOutput.write(Data("\(address)\n".utf8))
      if opens { Self.open(address) }
    }
  }

  /// The desktop's own way to open an address; where there is none, the address is on stdout all the same.
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
        "--strings, --source-language, --samples, --device and --open belong to --preview: name a cell or a folder of them."
      )
    }
  }
}
#endif
