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

      Of a .xib or .storyboard file with several cells all are listed with their heights, and --cell chooses one; its texts are \
      looked up in the tables beside the file. --compare puts the frames that Xcode recorded beside those of Strut: exit status 1 \
      where they differ.
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
  @Flag(
    help: "Show the frames that Xcode recorded in a .xib or .storyboard file beside Strut's, at the file's width and L."
  )
  var compare = false
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
    if compare { return try runComparison(isAlone: pictures.isEmpty && place == nil && categories == [.large]) }
    let sessions = try cell.sessions(in: surroundings, stringOptions)
    if sessions.count > 1,
      let purpose = place == nil ? pictures.isEmpty ? nil : "a picture shows" : "--explain is about"
    {
      throw try cell.nibChoice(sessions.compactMap { $0 as? NibSession }).failure(needing: purpose)
    }
    let laid = try sessions.map { session in try categories.map { try session.laidOut(at: $0) } }
    if let first = laid.first?.first, !pictures.isEmpty {
      let picture = try CellPicture(first.cell, guides: guides).picture
      for file in pictures { try picture.write(to: file.path, as: file.format) }
    }
    try report(laid, try place.flatMap { place in try laid.first?.first.map(place.explanation) })
    let strict = zip(sessions, laid).flatMap { session, laid in
      laid.first?.strictFindings(in: session.traits.fonts) ?? []
    }
    try surroundings.fontOptions.enforce(strict)
    if laid.joined().contains(where: { !$0.isSound }) || sessions.contains(where: { !$0.stringProblems.isEmpty }) {
      throw ExitCode(ExitStatus.findings.rawValue)
    }
  }

  /// - Parameter cells: For each cell its layouts.
  private func report(_ cells: [[any LaidCell]], _ explanation: LayoutExplanation?) throws {
    guard json else {
      if cells.count > 1 { return Console.print(NibCellList.text(cells)) }
      return Console.print(LayoutDocument.text(cells.first ?? []) + (explanation.map { "\n\n\($0)" } ?? ""))
    }
    let documents = cells.joined().map { LayoutDocument($0) }
    if var only = documents.first, documents.count == 1 {
      only.explanation = explanation?.steps.map(ExplanationStep.init)
      try Console.print(json: only)
    } else {
      try Console.print(json: LayoutsDocument(layouts: documents))
    }
  }

  /// The frames of the file beside Strut's.
  /// - Parameter isAlone: Whether nothing else is asked for, which is about other layouts.
  private func runComparison(isAlone: Bool) throws {
    guard cell.isNib else {
      throw RequestFailure.usage(
        "--compare is about .xib and .storyboard files, which have frames that Xcode recorded.")
    }
    guard isAlone, cell.width == nil, surroundings.locale == nil else {
      throw RequestFailure.usage(
        "--compare lays cells out as Xcode's canvas does, at the file's width, at L and in the language of the file; leave --category, "
          + "--width, --locale, --explain and pictures out.")
    }
    let sessions = try cell.nibSessions(in: surroundings, stringOptions)
    let compared = try sessions.map { (session: $0, comparison: try $0.comparison()) }
    let document = NibComparisonDocument(compared, file: cell.path)
    if json { try Console.print(json: document) } else { Console.print(document.text) }
    if document.hasDifferences { throw ExitCode(ExitStatus.findings.rawValue) }
  }
}
