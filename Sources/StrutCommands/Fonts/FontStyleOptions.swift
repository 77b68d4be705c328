import ArgumentParser
import Queries
import Strut

/// Options for the style of a font.
struct FontStyleOptions: ParsableArguments {
  @Option(help: "The weight: a name such as regular or semibold, or a number from 1 to 1000.") var weight: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The width: a name such as condensed or expanded, or a percentage of the normal width.", valueName: "width"))
  var width: String?
  @Option(help: ArgumentHelp("The slant: upright, italic or oblique.", valueName: "slant")) var slant: String?
  @Flag(help: "Add the bold trait: weight 700, unless --weight is given.") var bold = false
  @Flag(help: "Add the italic trait: an italic slant, unless --slant is given.") var italic = false
  @Flag(help: "Add the condensed trait: width 75%, unless --width is given.") var condensed = false
  @Flag(help: "Add the expanded trait: width 125%, unless --width is given.") var expanded = false
  @Flag(help: "Add the monospaced trait: all advances are equal.") var monospaced = false
  @Option(
    help: ArgumentHelp("Values for the axes of a variable font, such as wght=700,opsz=17.", valueName: "tag=number,…"))
  var variations: String?

  /// Reads the options.
  func words() throws -> FontStyleWords {
    let given = [
      (bold, "bold"), (italic, "italic"), (condensed, "condensed"), (expanded, "expanded"), (monospaced, "monospaced"),
    ]
    return try FontStyleWords(
      weight: weight, width: width, slant: slant, traits: given.filter(\.0).map(\.1), variations: variations)
  }
}
