import ArgumentParser
import Queries
import Strut

/// `strut sizes`, which draws a cell side by side at several text sizes.
struct SizesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sizes",
    abstract: "Draws a cell at several text sizes, side by side.",
    discussion: "The file extension determines the format: .png, .svg or .pdf.")

  @OptionGroup var cell: CellOptions
  @OptionGroup var surroundings: LayoutSurroundings
  @OptionGroup var stringOptions: StringOptions
  @Option(
    name: [.customLong("categories"), .customLong("category")],
    help: ArgumentHelp(
      "The text sizes, drawn in the order given, such as XS,L,AX5, XS..XXXL or all.", valueName: "category"))
  var categories = "XS,L,AX5"
  @Option(name: .shortAndLong, help: ArgumentHelp("Write the picture to this file.", valueName: "file"))
  var output = "compare-sizes.png"
  @Flag(help: "Draw margins, baselines and the spacing between them, with numbers.") var guides = false

  func run() throws {
    let categories = try ContentSizeCategory.parseList(categories)
    let session = try cell.session(in: surroundings, stringOptions, for: "the picture shows")
    let format = try PictureFormat(path: output, scale: session.traits.displayScale)
    let laid = try categories.map { try session.laidOut(at: $0) }
    let snapshots = try laid.map { try CellSnapshot(of: $0.cell) }
    try SizesPicture(snapshots, guides: guides).picture.write(to: output, as: format)
    for one in laid {
      Console.print("\(one.layout.contentSizeCategory.shortName) \(Values.text(one.layout.height))")
    }
    Console.print("wrote \(output)")
    try surroundings.fontOptions.enforce(laid.flatMap { $0.strictFindings(in: session.traits.fonts) })
    let count = laid.reduce(session.stringProblems.count) { $0 + $1.layout.unsatisfied.count }
    if count > 0 {
      Console.error("\(count) \(count == 1 ? "finding" : "findings"); strut layout shows \(count == 1 ? "it" : "them")")
      throw ExitCode(ExitStatus.findings.rawValue)
    }
  }
}
