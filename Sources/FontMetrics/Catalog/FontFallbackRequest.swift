/// What a face must have to stand in for characters that the font in use lacks, and what it should be like.
public struct FontFallbackRequest: Hashable, Sendable {
  /// What must be covered: one grapheme cluster, so that a mark stays with its base.
  public var scalars: [Unicode.Scalar]
  /// ISO 15924, "Arab"; ``emojiScript`` asks for color first.
  public var script: String
  /// A BCP 47 tag; of Han characters it decides the forms.
  public var language: String?
  /// The weight of the font in use; the family's nearest is taken.
  public var weight: FontWeight
  /// The width of the font in use.
  public var width: FontWidth
  /// The slant of the font in use.
  public var slant: FontSlant

  /// The code of ISO 15924 for emoji.
  public static let emojiScript = "Zsye"

  /// Wants what is given.
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

  /// The Han forms that matter: those of the language where the script has Han characters; `nil` where any will do, and then
  /// the bundled face shows Japan's.
  var hanForms: HanForms? {
    FontLanguage.hanScripts.contains(script) ? language.flatMap { FontLanguage($0)?.hanForms } : nil
  }

  var style: WantedStyle { WantedStyle(weight: weight, width: width, slant: slant) }
}

/// What stands in for characters, and what of them is still missing.
public struct FontFallbackAnswer: Hashable, Sendable {
  /// The face that has all of them; else, as a last resort, the first that has the first of them, because a letter is worth more
  /// than its marks; `nil` when none has that either.
  public let face: FontFace?
  /// Where the face comes from; `nil` without one.
  public let source: FontSource?
  /// The characters that the face lacks; all of them without a face.
  public let missing: [Unicode.Scalar]
}
