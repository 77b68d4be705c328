import Foundation
import Testing

/// Which test holds which fact of `Documentation/Facts.md`, for the sections on baselines, Auto Layout, views, stacks, controls and
/// cells: below each file the facts and what their test is called.
@Suite("Every fact of layout has its test")
struct FactTableTests {
  private static let text = """
    TableLayoutTests/Cells/BuiltInCellTests.swift
      builtin-1: Its place before rounding is half of what the label leaves
      builtin-2: The labels' fonts follow the category, also when it changes later
      builtin-3: Labels side by side stand one below the other at accessibility sizes
      builtin-8: Labels of any number of lines make the row higher
      builtin-8: The row grows with the text and its leading: 127 at AX5
      builtin-9: A subtitle is caption 1, below the text, and the row grows
      builtin-10: Of two labels that do not fit each is sure of half, and of what the other leaves
      builtin-10: In value2 the text ends where its column does, tinted, and the detail begins after it
      builtin-11: A picture higher than a row of several lines raises it, not one of one line; a wide one leaves half of the width
      builtin-12: A picture stands before the texts, and the separator begins with them
      builtin-16: Indentation moves the content in
    TableLayoutTests/Cells/AccessoryTests.swift
      builtin-4: A switch stands below the labels at accessibility sizes, at their side
      builtin-5: An accessory view has the size of its bounds when it was set, whatever it says itself
      builtin-5: Taken out and set again, it is read again
      builtin-6: The content view gives up the width that is known for each type, 4 more in wide cells
      builtin-7: A sign stands at the margin, in the middle, and clear of the content view
    TableLayoutTests/Tables/TableSeparatorTests.swift
      builtin-17: A grouped section is closed by lines from side to side, one that lies in from the sides by none
      builtin-17: In a plain table there is a line below every row
    TableLayoutTests/Cells/ThreeWaysTests.swift
      builtin-13: A cell measures itself with its final margins; in iOS 11 with 8 until it is in a table
    TableLayoutTests/Sizing/CellFindingTests.swift
      builtin-14: Constraints to the cell's own margins give 44 and UIKit's warning, once; preserved margins cure it
      builtin-15: A built-in label beside views of one's own is told, once in the log
    TableLayoutTests/Contents/ListContentTests.swift
      list-1 list-2: Configurations have the numbers of their era
      list-1: Margins of the content view count on the axes that preserve them
      list-3: Margins above and below grow with the category until they are set
      list-4: A value stands beside the text where both fit in a line, else below it
    TableLayoutTests/Cells/HeaderFooterTests.swift
      header-1: A header is as high as was found for its place, or as its text and margins
      header-2: Its text lies at the cells' margins, and mirrored from right to left
    TableLayoutTests/Sizing/CellSizingTests.swift
      cell-1: Constraints that give no height make 44, with UIKit's warning
      cell-2: A cell without constraints is asked what size suits it
      cell-3 cell-4: Height is content, margins and separator, lower than 44 too; the content view is as high as the row
      cell-5 cell-6 cell-8 cell-9: The cell's vertical margins grow with the text; the content view has them when it preserves them
      cell-7: The sides' margins are 16, and 20 from a width of 390 on
    LayoutCoreTests/Views/Constraints/ActivationTests.swift
      layout-6: The nearest common ancestor holds a constraint, a view alone its own sizes
      layout-6: Leaving the superview drops what the ancestors held, for good; the view keeps its own
      layout-6: A constraint with a guide nobody owns stays inactive
    LayoutCoreTests/Views/Constraints/AttributeTests.swift
      layout-5: Raw values are UIKit's
      layout-7: Each is at its place, in both directions
      layout-8: A multiple of a place counts from the view that holds the constraint, in reading direction
    LayoutCoreTests/Views/Constraints/RefusalTests.swift
      layout-4: A priority out of range, or one that crosses 1000 while active
      layout-5: Attributes that cannot be related
      layout-6: Items without a common ancestor throw, and leave the constraint inactive
    LayoutCoreTests/Controls/ButtonTests.swift
      control-19: With a configuration a button is 14 higher than its line, to the pixel
      control-20: A configuration's title has 12 points at either side, its padding beside a picture, and insets of its own take their place
      control-9: A title has 6 points above and below and is 30 points wide at least
      control-10: Insets of the content count in its size, those of title and picture do not
      control-11: The picture is where lines begin, and a title without room is cut and not wrapped
    TableLayoutTests/Layout/ControlHuggingTests.swift
      control-13: Priorities of every kind
      control-13: Beside a label in constraints, a control that hugs is as wide as it is drawn and nothing is open
    LayoutCoreTests/Controls/ControlReleaseTests.swift
      control-2 control-16 control-17: A switch is 51 by 31, 63 by 28 on iOS 26, and 2 less to constraints
      control-3 control-5: Steppers and segmented controls are 32 high since iOS 13, 29 before
      control-3 control-16: A slider is 34 high in every release, and its alignment rectangle 2 in at both sides
      control-4: Activity indicators are 20 and 37 in every release
      control-6 control-7: The height of a page control, to the pixel
      control-8: Text fields without a border: the line and 1.5, each up to the pixel
      control-9: System buttons by point size
      control-12: A progress view is 4 high since iOS 14, 2 before
      control-14: Text fields with a rounded border: 34 up to 20 points since iOS 13
      control-18: A search bar is 56 high, 51 at XS, and 64 on iOS 26
    LayoutCoreTests/Controls/ControlSizeTests.swift
      control-2: A switch keeps its size, whatever frame it is made with, and is as large where constraints place it
      control-4: An indicator that stands still is hidden, and out of a stack
      control-5: Segments are all as wide as the widest title and 20 points
      control-7: Dots are 7 wide and 9 apart: 39 points for three
      control-15: A text field is as wide as its text, or its placeholder where there is none
    LayoutCoreTests/Engine/ConflictTests.swift
      conflict-1: UIKit's message is logged, once for each conflict
      conflict-2: The one activated last is broken, and reported
    LayoutCoreTests/Engine/FittingLawTests.swift
      fitting-2: At equal priority the content wins over the target, below it yields
    LayoutCoreTests/Engine/FittingTests.swift
      fitting-1: The view keeps its constraints and frame
      fitting-2: A label of several lines in insets
    LayoutCoreTests/Facts/LayoutFactTests.swift
      baseline-1: A label's first baseline is that of the published formula, and of the trace
      baseline-4: The baselines of a view without text are its edges
      layout-1: Priorities are those of UIKit's header
      layout-2: An optional constraint is approached from both sides, stronger ones first
      layout-3 view-1: A view hugs at 250, resists at 750, and has no size of its own
      view-10: Guides have no identifier and no frame at first; a view's own have UIKit's identifiers
      margin-1: Margins are 8 on each side, the superview's are not preserved, and nothing is added outside a safe area
    LayoutCoreTests/Images/ImageViewTests.swift
      view-8: Content modes, in UIKit's order
      control-1: The size of the picture is the view's own; without one there is none, and no content mode changes it
    LayoutCoreTests/Labels/LabelLayoutTests.swift
      baseline-5: Baselines of labels and views are lined up, whatever the heights
      fitting-3: A label of several lines gets its width first and its height second
    LayoutCoreTests/Stacks/HiddenRowTests.swift
      stack-16: A row whose views are all hidden is as wide as its column, which stays so
    LayoutCoreTests/Stacks/LabelWidthTests.swift
      stack-8: A hidden view keeps a required length of its own, without a conflict, and the row closes the gap
      stack-17: Two share the width in every release, whatever their texts
      stack-17: A control beside one label is half of the row up to iOS 14, and as wide as it is since
      stack-17: It beats priorities below, and loses to a required hugging
      stack-18: The number of lines counts as it is at layout, and the constraints have UIKit's name
    LayoutCoreTests/Stacks/StackAlignmentTests.swift
      stack-13: Baselines in one line, as near to the edge as the highest and the lowest let them
      stack-13: In a column baselines count as edges: a first one as leading, a last one as trailing
    LayoutCoreTests/Stacks/StackDistributionTests.swift
      stack-2: Hugging says who is stretched, compression resistance who is shrunk
      stack-3 stack-4 stack-7: Rows
      stack-5: A share is a constraint at 999, 998 and so on, with the part measured on UIKit
      stack-6: Equal centering is at 150, 149 and so on; a view of no length has none in proportion, required
      stack-6: A stack that nothing holds is as large as its views and spacing
    LayoutCoreTests/Stacks/StackSpacingTests.swift
      stack-8: A hidden view has no length, and of the distances beside it one is left
      stack-9: A hidden view makes the stack no higher, however it lies
      stack-10: Custom spacing takes the place of spacing after its view, and goes with it
      stack-11: The system's spacing is 8 between edges, half of it on either side of a hidden view
      stack-11: Between baselines the system's spacing is that of the fonts, and follows the category
      stack-14: A distance that a program insists on loses to the stack's, and it is said
      stack-15: A stack with spacing and margins is hidden in another without a conflict
    LayoutCoreTests/Labels/LinePitchTests.swift
      baseline-2 baseline-3: Labels of text styles
      baseline-5: A stretched label keeps the baselines of its natural height for constraints
      textview-2: A text view has the leading below its last line too, in a text style
      textview-2 textview-3: A text view of one line in a plain system font
    LayoutCoreTests/Stacks/StackViewTests.swift
      stack-1: A stack is UIKit's in its defaults and raw values
      stack-19: Margins hold the views in when asked to, and follow
      stack-12: Its baselines are its first and last views' that show, however deep
    LayoutCoreTests/TextViews/TextViewTests.swift
      textview-1: Facts: insets 8, 0, 8, 0, padding 5, scrolling on at first
      textview-2: Facts: the dump of iOS 15, 54.5 high around 38.5
      textview-2: Facts: with scrolling it has no size of its own, and sizeThatFits has one all the same
      textview-3: Facts: its baseline is rounded up
      textview-4: Without text it is one line high
    LayoutCoreTests/Views/AlignmentRectTests.swift
      view-2: Edges, middles, lengths and content sizes are those of the alignment rectangle
      view-3: A stack arranges alignment rectangles, and fits them
    LayoutCoreTests/Views/AutoresizingTests.swift
      view-4 view-5: Every combination, on growing, shrinking and coming back, as an independent model has it
    LayoutCoreTests/Views/LayoutOrderTests.swift
      view-6: Constraints are updated from the inside out, then views are laid out from the outside in
      view-7: A change of the safe area is told to every view that it reaches, from the outside in, with the margins it changes
    LayoutCoreTests/Views/MarginTests.swift
      margin-2: Margins of the superview count where they reach in
      margin-3: Of sides and directions the last set counts, and the other shows it
      margin-4: The safe area of a child is what reaches that far in, and is added to margins
      margin-5: The readable guide is 672 wide at L at most, in the middle of the margins
    LayoutCoreTests/Views/MoreViewTests.swift
      view-9: An ambiguous view has another place when asked for one, and the first again
      margin-6: The readable width follows the category, in the middle and never beyond the margins
    """

  /// The table's rows, each with the file that is named above it.
  static let table: [(fact: String, file: String, test: String)] = {
    var file = ""
    return text.split(separator: "\n").flatMap { line -> [(String, String, String)] in
      guard line.hasPrefix(" "), let colon = line.firstIndex(of: ":") else {
        file = String(line)
        return []
      }
      let test = line[line.index(colon, offsetBy: 2)...]
      return line[..<colon].split(separator: " ").map { (String($0), file, String(test)) }
    }
  }()

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The sections of the page that this suite answers for.
  static let kinds = [
    "baseline", "layout", "fitting", "conflict", "view", "stack", "control", "textview", "cell", "margin",
    "builtin", "list", "header",
  ]

  @Test("Every fact of the page is in the table, and nothing else")
  func complete() throws {
    let page = try String(contentsOf: Self.root.appending(path: "Documentation/Facts.md"), encoding: .utf8)
    let names = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap {
      $0.split(separator: "`").dropFirst().first
    }
    let facts = names.map(String.init).filter { name in Self.kinds.contains { name.hasPrefix($0 + "-") } }
    #expect(Set(facts).count == facts.count)
    #expect(Set(facts).symmetricDifference(Self.table.map(\.fact)) == [])
  }

  @Test("Every test of the table is there", arguments: Set(table.map(\.file)).sorted())
  func tests(file: String) throws {
    let source = try String(contentsOf: Self.root.appending(path: "Tests/" + file), encoding: .utf8)
    let titles = Self.titles(of: source)
    for row in Self.table where row.file == file { #expect(titles.contains(row.test), "\(row.fact): \(row.test)") }
  }

  /// The titles of the tests in a source: the texts that follow `@Test(`, outside comments.
  private static func titles(of source: String) -> Set<String> {
    let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      !$0.hasPrefix("//")
    }
    let parts = lines.joined(separator: " ").components(separatedBy: "@Test(").dropFirst()
    return Set(
      parts.compactMap { part in
        let text = part.trimmingCharacters(in: .whitespaces)
        guard text.hasPrefix("\""), let end = text.dropFirst().firstIndex(of: "\"") else { return nil }
        return String(text[text.index(after: text.startIndex)..<end])
      })
  }
}
