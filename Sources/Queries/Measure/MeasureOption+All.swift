import Strut

extension MeasureOption {
  /// All options for measuring, in the order in which the command lists and reads them.
  ///
  /// A new option requires a row here, and code in ``MeasureSettings`` for its effect.
  /// `MeasureOptionTests` name the places for it in C and Python.
  package static let all: [MeasureOption] = [
    MeasureOption(
      "font", \.font.name, .name, "The font: a path, a family, a full or PostScript name, or an alias such as system.",
      inService: "The font: a family, a full or PostScript name, or an alias such as `system`; never a file.",
      namesElsewhere: ["fontFamily"]),
    MeasureOption(
      "size", \.font.size, .points, "The font size.", valueName: "pt", namesElsewhere: ["pointSize", "fontSize"]),
    MeasureOption("style", \.font.style, .textStyle, "The text style.", namesElsewhere: ["textStyle"]),
    MeasureOption(
      "category", \.font.category, .category, "The text size for the text style.",
      namesElsewhere: ["contentSizeCategory"]),
    MeasureOption(
      "weight", \.font.weight, .weight,
      "The weight: a name such as regular or semibold, or a number from 1 to 1000.",
      namesElsewhere: ["fontWeight"]),
    MeasureOption(
      "era", \.font.era, .era, "The iOS release whose system font widths are used: iOS11 to iOS18, or iOS26.",
      valueName: "release"),
    MeasureOption(
      "width", \.width, .offer, "The available width (default: no limit).", valueName: "pt", nameInC: "width"),
    MeasureOption(
      "height", \.height, .offer,
      "The height of the bounds passed to textRect(forBounds:limitedToNumberOfLines:).", valueName: "pt",
      nameInC: "height"),
    MeasureOption(
      "lineLimit", \.lineLimit, .count, "UIKit's numberOfLines; 0 means no limit.", valueName: "n",
      nameInC: "line_limit",
      namesElsewhere: ["numberOfLines", "lines", "maxLines"]),
    MeasureOption(
      "breakMode", \.breakMode, .choice(LineBreakMode.allCases.map { ($0.rawValue, $0) }),
      "How to break or truncate text that does not fit.", nameInC: "break_mode", namesElsewhere: ["lineBreakMode"]),
    MeasureOption(
      "lang", \.language, .language, "The language (BCP 47).", valueName: "tag", nameInC: "language",
      namesElsewhere: ["language", "locale"]),
    MeasureOption(
      "direction", \.direction, .choice(WritingDirection.allCases.map { ($0.rawValue, $0) }),
      "The writing direction of paragraphs.", nameInC: "direction", namesElsewhere: ["baseWritingDirection"]),
    MeasureOption(
      "scale", \.displayScale, .scale, "The display scale, in pixels per point (default: 3).", valueName: "factor",
      nameInC: "display_scale", namesElsewhere: ["displayScale"]),
    MeasureOption(
      "alignment", \.paragraph.alignment, .choice(TextAlignment.allCases.map { ("\($0)", $0) }),
      "The alignment of lines within the available width.", nameInC: "alignment", namesElsewhere: ["textAlignment"]),
    MeasureOption(
      "tracking", \.paragraph.tracking, .number(from: -Values.greatest),
      "The space to add after each character. Tracking turns off ligatures.", valueName: "pt", nameInC: "tracking",
      namesElsewhere: ["kern", "letterSpacing"]),
    MeasureOption(
      "lineHeightMultiple", \.paragraph.lineHeightMultiple, .number(from: 0),
      "A factor for the line height; 0 turns it off.",
      valueName: "factor", nameInC: "line_height_multiple", namesElsewhere: ["lineHeight"]),
    MeasureOption(
      "minimumLineHeight", \.paragraph.minimumLineHeight, .number(from: 0),
      "The minimum line height; 0 means no limit.",
      valueName: "pt",
      nameInC: "minimum_line_height"),
    MeasureOption(
      "maximumLineHeight", \.paragraph.maximumLineHeight, .number(from: 0),
      "The maximum line height; 0 means no limit.",
      valueName: "pt",
      nameInC: "maximum_line_height"),
    MeasureOption(
      "lineSpacing", \.paragraph.lineSpacing, .number(from: 0), "The space to add between lines.", valueName: "pt",
      nameInC: "line_spacing"),
    MeasureOption(
      "features", \.font.features, .features, "OpenType features, such as tnum,liga=0,-kern.", valueName: "tags"),
    MeasureOption(
      "variations", \.font.variations, .variations, "Values for the axes of a variable font, such as wght=700,opsz=17.",
      valueName: "tag=number,…"),
    MeasureOption(
      "lineBreakStrategy", \.lineBreaks.strategy, .strategy,
      "The line break strategies: none, standard, pushOut or hangulWordPriority, separated by commas.",
      valueName: "list", nameInC: "line_break_strategy"),
    MeasureOption(
      "hyphenation", \.lineBreaks.hyphenationFactor, .factor,
      "Hyphenate a line if it would otherwise fill less than this fraction of the width (0 to 1). Requires --lang.",
      inService:
        "Hyphenate a line if it would otherwise fill less than this fraction of the width (0 to 1). Requires `lang`.",
      valueName: "factor",
      nameInC: "hyphenation", namesElsewhere: ["hyphenationFactor"]),
  ]
}
