internal import FontInterop

/// A short text in one script, of letters that reach far up and down: does a line box hold it?
///
/// The texts are Strut's own. They are no prose: each word is there for a stack of marks or a long stroke.
public struct SampleText: Hashable, Sendable {
  /// The script, ISO 15924 ("Thai").
  public let script: String
  /// The language it is shaped for, BCP 47, or `nil`.
  public let language: String?
  /// The words, with spaces between.
  public let text: String

  /// A sample of one's own.
  public init(script: String, language: String? = nil, text: String) {
    self.script = script
    self.language = language
    self.text = text
  }
}

extension FontFace {
  /// The samples this face can set: of each in `SampleText.all` the words of which it has every character, if any.
  /// - Complexity: One look into the character map for each character of all samples.
  public var sampleTexts: [SampleText] {
    SampleText.all.compactMap { sample in
      let words = sample.text.split(separator: " ").filter { $0.unicodeScalars.allSatisfy(hasGlyph) }
      guard !words.isEmpty else { return nil }
      return SampleText(script: sample.script, language: sample.language, text: words.joined(separator: " "))
    }
  }

  private func hasGlyph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint || contains(scalar)
  }
}
