import ArgumentParser
import Queries
import Strut

/// `strut styles`: the text style table, with the system font's metrics in each cell.
struct StylesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "styles",
    abstract: "Shows the text styles of a platform: size, leading, weight, tracking and the system font's metrics.",
    discussion: """
      leading is what iOS scales with, leadingHIG what the Human Interface Guidelines print; lineHeight is the font's own, \
      and UIFont.leading what is missing from that to the leading (iOS). Platforms without categories answer under L; a \
      cell that is not known is absent. A ? stands at numbers that are probably a slip of Apple's.
      """)

  @Option(help: "ios, macos, tvos or watchos.") var platform = "ios"
  @Option(
    name: [.customLong("category"), .customLong("categories")],
    help: ArgumentHelp("Which categories: L, XS..XXXL, all.", valueName: "category"))
  var category: String?
  @Flag(help: "With the bold trait: the emphasized weight.") var bold = false
  @Flag(help: "For people who have asked for bold text: one step heavier (Strut's rule; Apple's is not known).")
  var boldText = false
  @Option(help: ArgumentHelp("With a trait of leading, iOS: tight or loose.", valueName: "tight|loose"))
  var leading: String?
  @Option(help: ArgumentHelp("The release whose widths system has: iOS11 to iOS18 or iOS26.", valueName: "release"))
  var era: String?
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var fontOptions: FontOptions

  func run() throws {
    let platform = try Platform.named(platform)
    let categories = try category.map(ContentSizeCategory.parseList)
    let traits = try StyleTraits.traits(isBold: bold, leading: leading, on: platform, option: "--leading")
    let catalog = try fontOptions.catalog()
    let table = TextStyleTable.table(for: platform)
    let wanted = categories.map { Set($0.map(table.column(for:))) }
    let fonts = StyleFonts(
      catalog: catalog, traits: traits, isBoldText: boldText, era: try era.map(Era.named) ?? .standard)
    let document = try StylesDocument(table, categories: wanted, fonts: fonts)
    if json {
      try Console.print(json: document)
    } else {
      Console.print(document.text(table))
    }
    try fontOptions.enforce(document.strictFindings)
  }
}
