public import FontMetrics

/// How a stretch of text is set.
public struct TextAttributes: Hashable, Sendable {
  /// The font, with its features.
  public var font: Font
  /// A BCP 47 tag, which chooses among a font's forms.
  public var language: String?
  /// Added after each grapheme cluster that has a width, in points; anything but 0 turns off ligatures that the script does
  /// not need, as Core Text's `tracking` does. `nil` for none.
  public var tracking: Double?
  /// Added after each cluster that has a width, in points; ligatures stay, and count as one. 0 turns off the font's own
  /// kerning, as UIKit's `kern` does; `nil` leaves it on. Where there is tracking it counts alone.
  public var kern: Double?
  /// Whether letters join to the ligatures that the font has by default; those that a script needs are there all the same.
  /// `false` is UIKit's `ligature` of 0.
  public var usesLigatures = true
  /// How far the text is moved from the line's baseline, in points, up.
  public var baselineOffset = 0.0
  /// What stands in the place of each U+FFFC of the stretch.
  public var attachment: TextAttachment?

  /// A font, and nothing else set.
  public init(font: Font) { self.font = font }
}

/// A box in the line of a text, in the place of one U+FFFC: `NSTextAttachment`.
public struct TextAttachment: Hashable, Sendable {
  /// What the program knows it by.
  public var name: String
  /// How far it moves the pen, in points.
  public var width: Double
  /// Its top above the baseline, in points, y up: the top of UIKit's `bounds`.
  public var ascender: Double
  /// Its bottom, in points, y up; negative below the baseline: the origin of UIKit's `bounds`.
  public var descender: Double

  /// The character that an attachment stands in the place of.
  public static let character: Character = "\u{FFFC}"

  /// A box. What is no finite number counts as 0; a width is at least 0.
  public init(name: String = "", width: Double, ascender: Double, descender: Double = 0) {
    self.name = name
    self.width = max(0, ParagraphStyle.length(width))
    self.ascender = ParagraphStyle.length(ascender)
    self.descender = ParagraphStyle.length(descender)
  }
}

extension TextAttributes {
  /// What is handed to shaping and measuring.
  var runStyle: RunStyle {
    RunStyle(
      font: font, settings: ShapingSettings(language: language, features: spacingFeatures + font.features),
      spacing: ParagraphStyle.length(tracking ?? kern ?? 0), baselineOffset: ParagraphStyle.length(baselineOffset),
      attachment: attachment)
  }

  /// Those that the font asks for itself come later and win.
  private var spacingFeatures: [FontFeature] {
    var features: [FontFeature] = []
    if tracking ?? 0 != 0 || !usesLigatures {
      features = [FontFeature(tag: "liga", value: 0), FontFeature(tag: "clig", value: 0)]
    }
    if tracking == nil && kern == 0 { features.append(FontFeature(tag: "kern", value: 0)) }
    return features
  }
}
