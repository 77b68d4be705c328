public import FontMetrics
internal import TextLayout

/// A text over which two fonts are compared.
public struct ComparisonSample: Hashable, Sendable {
  /// The text.
  public let text: String
  /// The script that it is a sample of, by ISO 15924 ("Jpan" and "Kore" for those mixtures); `nil` for somebody's own text.
  public let script: String?
  /// The language it is in, as a BCP 47 tag.
  public let language: String?

  /// A text of one's own.
  public init(text: String, language: String? = nil) {
    self.init(text, script: nil, language: language)
  }

  init(_ text: String, script: String?, language: String?) {
    self.text = text
    self.script = script
    self.language = language
  }

  /// Whether a face has every letter and mark of its scripts. Figures and punctuation, which scripts share, may be missing: many fonts
  /// of one script leave them to another.
  ///
  /// - Complexity: O(n) in the text.
  package func isCovered(by face: FontFace) -> Bool {
    text.unicodeScalars.allSatisfy { Script(of: $0).isUnresolved || !$0.isVisible || face.contains($0) }
  }

  /// The standard sample for a pair of fonts: that of the first script that both have, Latin before all. Where they have none in
  /// common, that of the first script that the original has; an empty text where it has none of them.
  ///
  /// One script, because a page is mostly in one, and two scripts seldom differ by the same share.
  public static func standard(for original: FontFace, _ standIn: FontFace) -> ComparisonSample {
    let own = standard.filter { $0.isCovered(by: original) }
    return own.first { $0.isCovered(by: standIn) } ?? own.first ?? ComparisonSample(text: "")
  }
}
