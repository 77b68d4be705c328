public import FontMetrics

/// The attributes of a run of text.
public struct TextAttributes: Hashable, Sendable {
  /// The font, with its features.
  public var font: Font
  /// The language as a BCP 47 tag, which selects among a font's forms.
  public var language: String?
  /// The points to add after each grapheme cluster that has a width, or `nil` for none. Like Core
  /// Text's `tracking`, any value other than 0 turns off ligatures that the script does not
  /// require.
  public var tracking: Double?
  /// The points to add after each cluster that has a width; ligatures remain and count as one
  /// cluster. Like UIKit's `kern`, 0 turns off the font's own kerning, and `nil` leaves it on.
  /// Tracking takes precedence.
  public var kern: Double?
  /// A Boolean value that indicates whether the font's default ligatures are used, in addition to
  /// those that a script requires. `false` corresponds to UIKit's `ligature` of 0.
  public var usesLigatures = true
  /// The upward distance of the text from the line's baseline, in points.
  public var baselineOffset = 0.0
  /// The attachment that replaces each U+FFFC of the run.
  public var attachment: TextAttachment?

  /// Creates attributes with a font.
  public init(font: Font) { self.font = font }
}

/// A box in a line of text that replaces one U+FFFC, like `NSTextAttachment`.
public struct TextAttachment: Hashable, Sendable {
  /// The program's name for the attachment.
  public var name: String
  /// The advance, in points.
  public var width: Double
  /// The top above the baseline, in points, with y pointing up: the top of UIKit's `bounds`.
  public var ascender: Double
  /// The bottom, in points, negative below the baseline: the origin of UIKit's `bounds`.
  public var descender: Double

  /// The character that an attachment replaces.
  public static let character: Character = "\u{FFFC}"

  /// Creates an attachment. Values that are not finite count as 0; the width is at least 0.
  public init(name: String = "", width: Double, ascender: Double, descender: Double = 0) {
    self.name = name
    self.width = max(0, ParagraphStyle.length(width))
    self.ascender = ParagraphStyle.length(ascender)
    self.descender = ParagraphStyle.length(descender)
  }
}

extension TextAttributes {
  /// The style for shaping and measuring.
  var runStyle: RunStyle {
    RunStyle(
      font: font, settings: ShapingSettings(language: language, features: spacingFeatures + font.features),
      spacing: ParagraphStyle.length(tracking ?? kern ?? 0), baselineOffset: ParagraphStyle.length(baselineOffset),
      attachment: attachment)
  }

  /// The features of the font follow these and take precedence.
  private var spacingFeatures: [FontFeature] {
    var features: [FontFeature] = []
    if tracking ?? 0 != 0 || !usesLigatures {
      features = [FontFeature(tag: "liga", value: 0), FontFeature(tag: "clig", value: 0)]
    }
    if tracking == nil && kern == 0 { features.append(FontFeature(tag: "kern", value: 0)) }
    return features
  }
}
