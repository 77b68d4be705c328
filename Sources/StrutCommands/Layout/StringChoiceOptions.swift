import ArgumentParser
import Queries
import Strut

extension TextDevice: ExpressibleByArgument {}

/// The options for reading and showing strings, independent of their location.
struct StringChoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of the source strings, and of files with no language in their file name or folder name.",
      valueName: "tag"))
  var sourceLanguage: String?
  @Option(
    help: ArgumentHelp(
      "A YAML or JSON file of sample values for placeholders. The defaults are 88,888 for numbers and a long name for text. See Documentation/Documents.md.",
      valueName: "file"))
  var samples: String?
  @Option(
    help:
      "The device for strings that vary by device (default: phone). Metrics are always those of a phone."
  )
  var device: TextDevice?

  /// True if none of the options is given.
  var areLeftOut: Bool { sourceLanguage == nil && samples == nil && device == nil }

  /// Returns the choices without the samples, whose file is not read yet.
  ///
  /// - Throws: ``RequestFailure`` for an invalid source language.
  func withoutSamples() throws(RequestFailure) -> StringChoices {
    try StringChoices(sourceLanguage: sourceLanguage, named: "--source-language", device: device ?? .phone)
  }

  /// Returns the choices.
  ///
  /// - Throws: ``RequestFailure`` for an invalid source language or samples that cannot be read.
  func choices() throws -> StringChoices {
    var choices = try withoutSamples()
    if let samples { choices.samples = try SampleArguments(path: samples) }
    return choices
  }
}
