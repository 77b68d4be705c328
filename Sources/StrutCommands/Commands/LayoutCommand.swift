import ArgumentParser
import Queries
import Strut

/// `strut layout`, which sizes a described cell as a table view does and prints the frame of every
/// view.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Lays out a cell as a table view does, and prints its height and the frames of its views.",
    discussion: """
      If --category specifies several text sizes, the JSON lists their layouts under "layouts". \
      Pictures show one text size; `strut sizes` draws several side by side. Conflicting \
      constraints are reported, and the last one is dropped. Other problems, such as a chain of \
      constraints that does not reach the bottom of the content view, are reported too. In both \
      cases the exit status is 1. Text truncated by its line limit is marked in the output but is \
      not reported as a finding; use `strut audit` to report it.

      Text given as { key: welcome.title } is looked up in the files specified by --strings, in the language \
      set by --locale. The longest of its plural forms and variations is shown, with long samples \
      for placeholders. Pseudolanguages: en-XA, ar-XB, en-x-double, en-x-rtl, en-x-rtltext, \
      en-x-accent, en-x-bounded.

      If a .xib or .storyboard file has several cells, all are listed with their heights; --cell \
      selects one. The strings of such a file are looked up in the string tables next to it. --compare \
      shows the frames recorded by Xcode alongside Strut's frames; the exit status is 1 if they \
      differ.
      """)

  @OptionGroup var cell: CellOptions
  @OptionGroup var surroundings: LayoutSurroundings
  @OptionGroup var stringOptions: StringOptions
  @Option(
    name: [.customLong("category"), .customLong("categories")],
    help: ArgumentHelp("The text sizes, such as L, XS..XXXL or all.", valueName: "category"))
  var category = "L"
  @Option(
    help: ArgumentHelp(
      "The attribute to explain, such as body.top. Prints the chain of constraints that determines its value.",
      valueName: "view.attribute"))
  var explain: String?
  @Flag(
    help:
      "Compare with the frames that Xcode recorded in a .xib or .storyboard file, at the recorded width and text size L."
  )
  var compare = false
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var pictureOptions: PictureOptions
  @Flag(help: "Draw margins, baselines and the spacing between them in the pictures.") var guides = false

  func run() throws {
    let categories = try ContentSizeCategory.parseList(category)
    let pictures = try pictureOptions.files(scale: surroundings.scale, categoryCount: categories.count)
    guard !guides || !pictures.isEmpty else {
      throw RequestFailure.usage("--guides requires a picture: add --png, --svg or --pdf.")
    }
    let place = try explain.map { try ExplainedPlace($0) }
    guard place == nil || categories.count == 1 else {
      throw RequestFailure.usage("--explain requires a single category.")
    }
    if compare { return try runComparison(isAlone: pictures.isEmpty && place == nil && categories == [.large]) }
    let sessions = try cell.sessions(in: surroundings, stringOptions)
    if sessions.count > 1,
      let purpose = place == nil ? pictures.isEmpty ? nil : "a picture shows" : "--explain requires"
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

  /// - Parameter cells: The layouts of each cell.
  private func report(_ cells: [[any LaidCell]], _ explanation: [ExplanationStep]?) throws {
    guard json else {
      if cells.count > 1 { return Console.print(NibCellList.text(cells)) }
      return Console.print(
        LayoutDocument.text(cells.first ?? []) + (explanation.map { "\n\n\(ExplanationStep.text($0))" } ?? ""))
    }
    let documents = cells.joined().map { LayoutDocument($0) }
    if var only = documents.first, documents.count == 1 {
      only.explanation = explanation
      try Console.print(json: only)
    } else {
      try Console.print(json: LayoutsDocument(layouts: documents))
    }
  }

  /// Prints the frames of the file next to Strut's.
  /// - Parameter isAlone: True if no option that concerns other layouts is given.
  private func runComparison(isAlone: Bool) throws {
    guard cell.isNib else {
      throw RequestFailure.usage(
        "--compare requires a .xib or .storyboard file that contains frames recorded by Xcode.")
    }
    guard isAlone, cell.width == nil, surroundings.locale == nil else {
      throw RequestFailure.usage(
        "--compare lays cells out as Xcode's canvas does: at the width of the file, at L and in its language; omit --category, "
          + "--width, --locale, --explain and pictures.")
    }
    let sessions = try cell.nibSessions(in: surroundings, stringOptions)
    let compared = try sessions.map { (session: $0, comparison: try $0.comparison()) }
    let document = NibComparisonDocument(compared, file: cell.path)
    if json { try Console.print(json: document) } else { Console.print(document.text) }
    if document.hasDifferences { throw ExitCode(ExitStatus.findings.rawValue) }
  }
}
