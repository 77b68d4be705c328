import Strut

extension MeasureOption {
  /// All options of measuring, in the order in which the command lists and reads them.
  ///
  /// Whoever adds one adds a row here, and what the row sets in ``MeasureSettings``; `MeasureOptionTests` name the places where C and Python
  /// have it.
  package static let all: [MeasureOption] = [
    MeasureOption(
      "font", \.font.name, .name, "A path, family, full or PostScript name, or system ….",
      inService: "A family, full or PostScript name, or `system`; never a file.",
      namesElsewhere: ["fontFamily"]),
    MeasureOption(
      "size", \.font.size, .points, "The em in points.", valueName: "pt", namesElsewhere: ["pointSize", "fontSize"]),
    MeasureOption("style", \.font.style, .textStyle, "A text style.", namesElsewhere: ["textStyle"]),
    MeasureOption(
      "category", \.font.category, .category, "The content size category, with a style.",
      namesElsewhere: ["contentSizeCategory"]),
    MeasureOption(
      "weight", \.font.weight, .weight, "regular, semibold … or 1 to 1000.", namesElsewhere: ["fontWeight"]),
    MeasureOption(
      "era", \.font.era, .era, "The release whose widths system has: iOS11 to iOS18 or iOS26.", valueName: "release"),
    MeasureOption(
      "width", \.width, .offer, "The width offered; no limit if left out.", valueName: "pt", nameInC: "width"),
    MeasureOption(
      "height", \.height, .offer, "The height of the bounds, for textRect.", valueName: "pt", nameInC: "height"),
    MeasureOption(
      "lineLimit", \.lineLimit, .count, "UIKit's numberOfLines; 0 is no limit.", valueName: "n", nameInC: "line_limit",
      namesElsewhere: ["numberOfLines", "lines", "maxLines"]),
    MeasureOption(
      "breakMode", \.breakMode, .choice(LineBreakMode.allCases.map { ($0.rawValue, $0) }),
      "What happens to text that is too wide or too long.", nameInC: "break_mode", namesElsewhere: ["lineBreakMode"]),
    MeasureOption(
      "lang", \.language, .language, "The language, BCP 47.", valueName: "tag", nameInC: "language",
      namesElsewhere: ["language", "locale"]),
    MeasureOption(
      "direction", \.direction, .choice(WritingDirection.allCases.map { ($0.rawValue, $0) }),
      "The direction a paragraph is written in.", nameInC: "direction", namesElsewhere: ["baseWritingDirection"]),
    MeasureOption(
      "scale", \.displayScale, .scale, "Pixels in a point (default: 3).", valueName: "factor",
      nameInC: "display_scale", namesElsewhere: ["displayScale"]),
    MeasureOption(
      "alignment", \.paragraph.alignment, .choice(TextAlignment.allCases.map { ("\($0)", $0) }),
      "Where lines are in the width.", nameInC: "alignment", namesElsewhere: ["textAlignment"]),
    MeasureOption(
      "tracking", \.paragraph.tracking, .number(from: -Values.greatest),
      "Added after each character; ligatures are turned off.", valueName: "pt", nameInC: "tracking",
      namesElsewhere: ["kern", "letterSpacing"]),
    MeasureOption(
      "lineHeightMultiple", \.paragraph.lineHeightMultiple, .number(from: 0), "Multiplies the line height; 0 is off.",
      valueName: "factor", nameInC: "line_height_multiple", namesElsewhere: ["lineHeight"]),
    MeasureOption(
      "minimumLineHeight", \.paragraph.minimumLineHeight, .number(from: 0), "0 is no limit.", valueName: "pt",
      nameInC: "minimum_line_height"),
    MeasureOption(
      "maximumLineHeight", \.paragraph.maximumLineHeight, .number(from: 0), "0 is no limit.", valueName: "pt",
      nameInC: "maximum_line_height"),
    MeasureOption(
      "lineSpacing", \.paragraph.lineSpacing, .number(from: 0), "Added between lines.", valueName: "pt",
      nameInC: "line_spacing"),
    MeasureOption(
      "features", \.font.features, .features, "OpenType features: tnum,liga=0,-kern.", valueName: "tags"),
    MeasureOption(
      "variations", \.font.variations, .variations, "Where the font is on its axes: wght=700,opsz=17.",
      valueName: "tag=number,…"),
    MeasureOption(
      "lineBreakStrategy", \.lineBreaks.strategy, .strategy,
      "Which line breaks to avoid: none, standard, pushOut or hangulWordPriority, joined by commas.",
      valueName: "list", nameInC: "line_break_strategy"),
    MeasureOption(
      "hyphenation", \.lineBreaks.hyphenationFactor, .factor,
      "Hyphenate lines that would take less of the width; 0 to 1, needs a language.", valueName: "factor",
      nameInC: "hyphenation", namesElsewhere: ["hyphenationFactor"]),
  ]
}
