import ArgumentParser
import Queries
import Strut

/// `strut layout`: sizes the described cell as a table view would, and gives every view's frame.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Lays a described cell out as a table view would: its height, and every view's frame and baselines.",
    discussion: """
      With several categories (--category all) the JSON has them under "layouts"; pictures take one category, \
      and several side by side are `strut sizes`. Constraints that cannot hold together are reported, and the last of \
      them dropped; so is what else will not do what its author meant, such as a chain of constraints that does not reach the \
      content view's bottom: exit status 1. A text that its number of lines cuts is told as such in the table, and no finding: \
      see `strut audit`. A text { key: welcome.title } is \
      looked up in --strings, in the language of --locale; of \
      its plural forms and branches the longest is shown, placeholders filled with long samples. Pseudolanguages: en-XA, \
      ar-XB, en-x-double, en-x-rtl, en-x-rtltext, en-x-accent, en-x-bounded.
      """)

  @OptionGroup var cell: CellOptions
  @OptionGroup var surroundings: LayoutSurroundings
  @OptionGroup var stringOptions: StringOptions
  @Option(
    name: [.customLong("category"), .customLong("categories")],
    help: ArgumentHelp("Which categories: L, XS..XXXL, all.", valueName: "category"))
  var category = "L"
  @Option(
    help: ArgumentHelp(
      "Say why a number is what it is: the chain of constraints behind body.top.", valueName: "view.attribute"))
  var explain: String?
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var pictureOptions: PictureOptions
  @Flag(help: "Draw margins, baselines and the spacing between them into the pictures.") var guides = false

  func run() throws {
    let categories = try ContentSizeCategory.parseList(category)
    let pictures = try pictureOptions.files(scale: surroundings.scale, categoryCount: categories.count)
    guard !guides || !pictures.isEmpty else {
      throw RequestFailure.usage("--guides is drawn into a picture: name one with --png, --svg or --pdf.")
    }
    let place = try explain.map { try ExplainedPlace($0) }
    guard place == nil || categories.count == 1 else {
      throw RequestFailure.usage("--explain is about one category.")
    }
    let session = try cell.session(in: surroundings, stringOptions)
    let laid = try categories.map { try session.layOut(at: $0) }
    if let first = laid.first, !pictures.isEmpty {
      let picture = try CellPicture(first.built.cell, guides: guides).picture
      for file in pictures { try picture.write(to: file.path, as: file.format) }
    }
    try report(laid, try place.flatMap { place in try laid.first.map(place.explanation) })
    try surroundings.fontOptions.enforce(laid.first?.strictFindings(in: session.traits.fonts) ?? [])
    if laid.contains(where: { !$0.isSound }) || !session.stringProblems.isEmpty {
      throw ExitCode(ExitStatus.findings.rawValue)
    }
  }

  private func report(_ laid: [CellSession.Laid], _ explanation: LayoutExplanation?) throws {
    guard json else {
      return Console.print(LayoutDocument.text(laid) + (explanation.map { "\n\n\($0)" } ?? ""))
    }
    let documents = laid.map(LayoutDocument.init)
    if var only = documents.first, documents.count == 1 {
      only.explanation = explanation?.steps.map(ExplanationStep.init)
      try Console.print(json: only)
    } else {
      try Console.print(json: LayoutsDocument(layouts: documents))
    }
  }
}
