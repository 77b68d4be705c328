internal import FontInterop

/// A short text in one script with tall and deep letters, for testing line boxes.
///
/// The samples are Strut's own. They are not prose: each word has a stack of marks or a long
/// stroke.
public struct SampleText: Hashable, Sendable {
  /// The script in ISO 15924, such as "Thai".
  public let script: String
  /// The language for shaping as a BCP 47 tag, or `nil`.
  public let language: String?
  /// The words, separated by spaces.
  public let text: String

  /// Creates a sample.
  public init(script: String, language: String? = nil, text: String) {
    self.script = script
    self.language = language
    self.text = text
  }
}

extension FontFace {
  /// The samples that this face supports: the words of each sample in `SampleText.all` whose
  /// characters are all covered.
  ///
  /// - Complexity: One lookup in the character map per character of all samples.
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
