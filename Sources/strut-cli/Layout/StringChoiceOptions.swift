import ArgumentParser
import Queries
import Strut

extension TextDevice: ExpressibleByArgument {}

/// The options for reading and showing strings, wherever these are.
struct StringChoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language that texts are written in before they are translated, and that of strings whose files and folders name none.",
      valueName: "tag"))
  var sourceLanguage: String?
  @Option(
    help: ArgumentHelp(
      "A number, a text and arguments that stand in texts in place of 88,888 and a long name, YAML or JSON: see Documentation/Documents.md.",
      valueName: "file"))
  var samples: String?
  @Option(
    help:
      "Whose texts are shown where strings vary them by device: phone or pad; phone when left out. Numbers stay a phone's."
  )
  var device: TextDevice?

  /// Whether none of them is given.
  var areLeftOut: Bool { sourceLanguage == nil && samples == nil && device == nil }

  /// The choices, without the samples, whose file is not read yet.
  ///
  /// - Throws: What is wrong with the source language.
  func withoutSamples() throws(RequestFailure) -> StringChoices {
    try StringChoices(sourceLanguage: sourceLanguage, named: "--source-language", device: device ?? .phone)
  }

  /// The choices.
  ///
  /// - Throws: What is wrong with the source language or the samples.
  func choices() throws -> StringChoices {
    var choices = try withoutSamples()
    if let samples { choices.samples = try SampleArguments(path: samples) }
    return choices
  }
}
