import ArgumentParser
import Queries
import Strut

/// The style that is asked of a font.
struct FontStyleOptions: ParsableArguments {
  @Option(help: "regular, semibold … or 1 to 1000.") var weight: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("condensed, expanded … or percent of the normal width.", valueName: "width"))
  var width: String?
  @Option(help: ArgumentHelp("upright, italic or oblique.", valueName: "slant")) var slant: String?
  @Flag(help: "The trait: weight 700, unless --weight says another.") var bold = false
  @Flag(help: "The trait: slant italic, unless --slant says another.") var italic = false
  @Flag(help: "The trait: width 75 %, unless --width says another.") var condensed = false
  @Flag(help: "The trait: width 125 %, unless --width says another.") var expanded = false
  @Flag(help: "The trait: all advances alike.") var monospaced = false
  @Option(help: ArgumentHelp("Where on a variable font's axes: wght=700,opsz=17.", valueName: "tag=number,…"))
  var variations: String?

  /// The style, read.
  func words() throws -> FontStyleWords {
    let given = [
      (bold, "bold"), (italic, "italic"), (condensed, "condensed"), (expanded, "expanded"), (monospaced, "monospaced"),
    ]
    return try FontStyleWords(
      weight: weight, width: width, slant: slant, traits: given.filter(\.0).map(\.1), variations: variations)
  }
}
