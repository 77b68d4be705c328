public import FontMetrics
internal import TextLayout

/// The text with which two fonts are compared.
public struct ComparisonSample: Hashable, Sendable {
  /// The text.
  public let text: String
  /// The script of the sample in ISO 15924 ("Jpan" and "Kore" for those mixtures), or `nil` for
  /// custom text.
  public let script: String?
  /// The language as a BCP 47 tag.
  public let language: String?

  /// Creates a sample from custom text.
  public init(text: String, language: String? = nil) {
    self.init(text, script: nil, language: language)
  }

  init(_ text: String, script: String?, language: String?) {
    self.text = text
    self.script = script
    self.language = language
  }

  /// Returns `true` if a face has every letter and mark of its scripts. Digits and punctuation,
  /// which scripts share, may be missing, because many fonts for one script leave them to another
  /// font.
  ///
  /// - Complexity: O(n) in the text.
  package func isCovered(by face: FontFace) -> Bool {
    text.unicodeScalars.allSatisfy { Script(of: $0).isUnresolved || !$0.isVisible || face.contains($0) }
  }

  /// Returns the standard sample for a pair of fonts: that of the first script that both support,
  /// with Latin first. If they have no script in common, that of the first script of the original,
  /// or empty text if there is none.
  ///
  /// A single script, because a page is mostly in one script, and the widths of two scripts rarely
  /// differ by the same ratio.
  public static func standard(for original: FontFace, _ standIn: FontFace) -> ComparisonSample {
    let own = standard.filter { $0.isCovered(by: original) }
    return own.first { $0.isCovered(by: standIn) } ?? own.first ?? ComparisonSample(text: "")
  }
}
