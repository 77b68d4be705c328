import ArgumentParser
import Queries
import Recorder
import Strut

/// `strut verify`, which compares a recording of a device with Strut's numbers.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compares a recording from a device with Strut's numbers: margins, heights, spacing, baselines.",
    discussion: """
      A recording is the output of Recorder/Recorder.swift, run on a device. Numbers that differ \
      are listed; if any are found, the exit status is 1. With --calibration, Strut first adopts \
      the numbers from a recording, so the differences that remain are those that calibration \
      cannot remove.
      """)

  @Argument(help: ArgumentHelp("The recording (JSON).", valueName: "recording.json")) var path: String
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The largest difference, in points, at which two numbers are considered equal.", valueName: "pt")
  )
  var tolerance = "0.001"
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var calibration: CalibrationOptions
  @OptionGroup var fontOptions: FontOptions

  func run() throws {
    let tolerance = try Values.nonNegative(tolerance, "a tolerance")
    let recording = try RecordingFile.read(path)
    var traits = TraitCollection(typesetting: Typesetting(fonts: try fontOptions.catalog()), log: .silent)
    traits.layoutMetrics = try calibration.applied(to: traits.layoutMetrics)
    // The command runs on the main thread, where views with UIKit's names are laid out.
    let comparison = MainActor.assumeIsolated { [traits] in
      RecordingComparison(recording, traits: traits, tolerance: tolerance)
    }
    let document = VerifyDocument(comparison)
    if json { try Console.print(json: document) } else { Console.print(document.text) }
    if !document.differences.isEmpty { throw ExitCode(ExitStatus.findings.rawValue) }
  }
}
