/// A request for a fallback face: the characters that the current font lacks, and the preferred
/// style.
public struct FontFallbackRequest: Hashable, Sendable {
  /// The characters to cover: one grapheme cluster, so that a mark stays with its base.
  public var scalars: [Unicode.Scalar]
  /// The script in ISO 15924, such as "Arab". ``emojiScript`` prefers color.
  public var script: String
  /// The language as a BCP 47 tag, which determines the forms of Han characters.
  public var language: String?
  /// The weight of the current font. The nearest face of the family is used.
  public var weight: FontWeight
  /// The width of the current font.
  public var width: FontWidth
  /// The slant of the current font.
  public var slant: FontSlant

  /// The code of ISO 15924 for emoji.
  public static let emojiScript = "Zsye"

  /// Creates a request.
  public init(
    scalars: [Unicode.Scalar], script: String, language: String? = nil, weight: FontWeight = .regular,
    width: FontWidth = .normal, slant: FontSlant = .upright
  ) {
    self.scalars = scalars
    self.script = script
    self.language = language
    self.weight = weight
    self.width = width
    self.slant = slant
  }

  /// The Han forms of the language if the script has Han characters, or `nil` if any will do; the
  /// bundled face then uses the Japanese forms.
  var hanForms: HanForms? {
    FontLanguage.hanScripts.contains(script) ? language.flatMap { FontLanguage($0)?.hanForms } : nil
  }

  var style: WantedStyle { WantedStyle(weight: weight, width: width, slant: slant) }
}

/// The fallback face for characters, and the characters that it lacks.
public struct FontFallbackAnswer: Hashable, Sendable {
  /// The face that has all characters, or else the first face with the first of them, because a
  /// letter matters more than its marks; `nil` if there is none.
  public let face: FontFace?
  /// The source of the face, or `nil` without one.
  public let source: FontSource?
  /// The characters that the face lacks, or all of them without a face.
  public let missing: [Unicode.Scalar]
}
