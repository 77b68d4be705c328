package import Foundation
package import LayoutCore
package import TextLayout

/// The description of a table row: its cell, and the values for its views.
package struct TableRow: Hashable, Sendable {
  /// The name of the cell in the document.
  package var cell: String
  /// The values for the cell's views, in document order. Other properties keep the values of the
  /// cell.
  package var values: [BoundValue]

  /// Creates a row.
  package init(cell: String, values: [BoundValue] = []) {
    self.cell = cell
    self.values = values
  }
}

/// A value for a view of a row's cell.
package struct BoundValue: Hashable, Sendable {
  /// The name of the view.
  package var view: String
  /// The value.
  package var value: ViewValue
  /// The string key of the text; nil for literal text and for other values.
  package var textReference: TextReference?

  /// Creates a value for a view.
  package init(view: String, value: ViewValue, textReference: TextReference? = nil) {
    self.view = view
    self.value = value
    self.textReference = textReference
  }
}

/// A value that a row can set on a view.
package enum ViewValue: Hashable, Sendable {
  /// The text of a label or text view, or the title of a button.
  case text(String)
  /// The text alignment of a label or text view.
  case alignment(TextAlignment)
  /// The text color; nil for the view's default.
  case textColor(Color?)
  /// The size of an image, in points; nil for none.
  case size(CGSize?)
  /// True if a switch is on.
  case isOn(Bool)
  /// True if a view is hidden.
  case isHidden(Bool)
  /// The background color; nil for none.
  case backgroundColor(Color?)
}

/// The rows of a section.
package enum TableRows: Sendable {
  /// Rows in the document.
  case listed([TableRow])
  /// Rows in a file, read one at a time.
  case file(RowFile, RowBinding)

  /// The number of rows.
  package var count: Int {
    switch self {
    case .listed(let rows): rows.count
    case .file(let file, _): file.count
    }
  }
}
