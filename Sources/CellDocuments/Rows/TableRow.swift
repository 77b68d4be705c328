package import Foundation
package import LayoutCore
package import TextLayout

/// A row of a table as a document describes it: which cell it has, and what it puts into it.
package struct TableRow: Hashable, Sendable {
  /// The name of its cell among the document's.
  package var cell: String
  /// What it puts into the cell, in the order of the document. What it does not name stays as the cell has it.
  package var values: [BoundValue]

  /// A row.
  package init(cell: String, values: [BoundValue] = []) {
    self.cell = cell
    self.values = values
  }
}

/// Something that a row puts into a view of its cell.
package struct BoundValue: Hashable, Sendable {
  /// The name of the view.
  package var view: String
  /// What it is given.
  package var value: ViewValue
  /// The key that a text is looked up by; nil for a text that is written, and for other values.
  package var textReference: TextReference?

  /// Something for a view.
  package init(view: String, value: ViewValue, textReference: TextReference? = nil) {
    self.view = view
    self.value = value
    self.textReference = textReference
  }
}

/// What a view can be given.
package enum ViewValue: Hashable, Sendable {
  /// The text of a label or text view, or the title of a button.
  case text(String)
  /// How lines of a label or text view lie between the sides.
  case alignment(TextAlignment)
  /// The color of a text; nil for the view's own.
  case textColor(Color?)
  /// The size of a picture, in points; nil for none.
  case size(CGSize?)
  /// Whether a switch is on.
  case isOn(Bool)
  /// Whether a view is hidden.
  case isHidden(Bool)
  /// What fills a view's rectangle; nil for nothing.
  case backgroundColor(Color?)
}

/// The rows of a section.
package enum TableRows: Sendable {
  /// Rows of the document itself.
  case listed([TableRow])
  /// Rows of a file, read one at a time.
  case file(RowFile, RowBinding)

  /// How many there are.
  package var count: Int {
    switch self {
    case .listed(let rows): rows.count
    case .file(let file, _): file.count
    }
  }
}
