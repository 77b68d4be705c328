import ArgumentParser
import Queries
import Strut

/// `strut styles`, which prints the text styles with the metrics of the system font.
struct StylesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "styles",
    abstract:
      "Prints the text styles of a platform: size, leading, weight, tracking and system font metrics.",
    discussion: """
      leading is the value that iOS scales, and leadingHIG is the value in the Human Interface \
      Guidelines. lineHeight is the line height of the font. On iOS, UIFont.leading is the \
      difference between lineHeight and leading. Platforms without text sizes are listed under L. \
      Values that are not known are omitted. A question mark (?) marks numbers that are probably \
      mistakes in Apple's documentation.
      """)

  @Option(help: "The platform: ios, macos, tvos or watchos.") var platform = "ios"
  @Option(
    name: [.customLong("category"), .customLong("categories")],
    help: ArgumentHelp("The text sizes, such as L, XS..XXXL or all.", valueName: "category"))
  var category: String?
  @Flag(help: "Add the bold trait, which selects the emphasized weight.") var bold = false
  @Flag(help: "Turn on the Bold Text setting: one weight heavier (Strut's rule; Apple's is not known).")
  var boldText = false
  @Option(help: ArgumentHelp("The leading trait (iOS only): tight or loose.", valueName: "tight|loose"))
  var leading: String?
  @Option(
    help: ArgumentHelp(
      "The iOS release whose system font widths are used: iOS11 to iOS18, or iOS26.", valueName: "release"))
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
