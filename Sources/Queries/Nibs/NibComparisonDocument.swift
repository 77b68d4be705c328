import JSONText
package import Strut

/// The JSON output of `strut layout --compare`: the frames that Xcode recorded for each cell, and
/// Strut's.
package struct NibComparisonDocument: Encodable {
  struct Rectangle: Encodable {
    var x, y, width, height: Double
  }
  struct View: Encodable {
    var name: String
    var objectID: String
    /// The frames in points, in the coordinates of the superview.
    var recorded, laidOut: Rectangle
    /// The names of the numbers that differ by more than the tolerance.
    var differing: [String]
  }
  struct Cell: Encodable {
    var cell: String
    var objectID: String
    var line: Int
    /// True if the recorded frames do not follow from the constraints.
    var isIncomparable: Bool
    /// The reason that they do not: "noFrame", "misplaced", "ambiguous", "emptyLabel"; nil if they
    /// do.
    var incomparability: String?
    /// The tolerance for x and width, in points. The tolerance for y and height is 1.
    var tolerance: Double
    var views: [View]
    var unsatisfied: [UnsatisfiedConstraint]
  }

  var schema = 1
  var engines = Engines.current
  var file: String
  var cells: [Cell]

  /// - Parameter compared: The cells of one file.
  package init(_ compared: [(session: NibSession, comparison: NibComparison)], file: String) {
    self.file = file
    cells = compared.map { Cell($0.session, $0.comparison) }
  }

  /// True if something differs in a cell whose frames follow from the constraints.
  package var hasDifferences: Bool { cells.contains { !$0.isIncomparable && $0.differingCount > 0 } }
}

extension NibComparisonDocument.Cell {
  fileprivate init(_ session: NibSession, _ comparison: NibComparison) {
    self.init(
      cell: session.names.cell, objectID: session.source.view.id, line: session.source.view.position.line,
      isIncomparable: comparison.isIncomparable, incomparability: comparison.incomparability?.rawValue,
      tolerance: comparison.tolerance,
      views: comparison.rows.map { NibComparisonDocument.View($0, session.names) },
      unsatisfied: comparison.unsatisfied)
  }

  fileprivate var differingCount: Int { views.count { !$0.differing.isEmpty } }
}

extension NibComparisonDocument.View {
  fileprivate init(_ row: NibComparison.Row, _ names: NibNames) {
    self.init(
      name: names[row.objectID] ?? row.element, objectID: row.objectID,
      recorded: NibComparisonDocument.Rectangle(row.recorded), laidOut: NibComparisonDocument.Rectangle(row.laidOut),
      differing: NibComparison.Side.allCases.filter(row.differing.contains).map(\.rawValue))
  }
}

extension NibComparisonDocument.Rectangle {
  fileprivate init(_ rect: NibRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }

  fileprivate var text: String { [x, y, width, height].map(Values.text).joined(separator: " ") }
}

extension NibComparisonDocument {
  /// The comparison as text: every view of a single cell, or a line for each of several cells.
  package var text: String {
    guard cells.count == 1, let cell = cells.first else { return list }
    var table = TableText(
      headings: ["view", "object ID", "recorded x y width height", "laid out", "differs"],
      wordColumns: [0, 1, 2, 3, 4])
    table.rows = cell.views.map { view in
      [view.name, view.objectID, view.recorded.text, view.laidOut.text, view.differing.joined(separator: " ")]
    }
    return ([cell.heading, table.text] + cell.problems).joined(separator: "\n")
  }

  private var list: String {
    var table = TableText(headings: ["cell", "object ID", "line", "views", "different", ""], wordColumns: [0, 1, 5])
    table.rows = cells.map { cell in
      [
        cell.cell, cell.objectID, "\(cell.line)", "\(cell.views.count)", "\(cell.differingCount)",
        cell.reason ?? "",
      ]
    }
    return table.text
  }
}

extension NibComparisonDocument.Cell {
  fileprivate var heading: String {
    let count = differingCount
    let found = "\(cell) (\(objectID)): \(count) of \(views.count) views \(count == 1 ? "differs" : "differ")"
    return reason.map { "\(found); \($0)" } ?? found
  }

  /// The reason that the frames cannot be compared, in words, or nil.
  fileprivate var reason: String? {
    switch incomparability.flatMap(NibComparison.Incomparability.init) {
    case .noFrame: "the file has no frame for the cell"
    case .misplaced: "the file marks a view as misplaced"
    case .ambiguous: "the file marks a view as ambiguous"
    case .emptyLabel: "a label in a built-in cell style has no text, so Xcode shows sample text"
    case nil: nil
    }
  }

  fileprivate var problems: [String] { unsatisfied.map { "dropped: \($0.equation) (\($0.identifier ?? "no ID"))" } }
}
