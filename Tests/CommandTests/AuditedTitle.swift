/// A cell with a single title between the margins, for tests of audits.
enum AuditedTitle {
  /// A title on one line that is truncated in cells as wide as a phone.
  static let long = "A title in one line that is longer than its cell is wide"

  /// Returns the document of the cell, with text on one line.
  static func cell(_ text: String) -> String { cell(label: "{ text: \(text), textStyle: body }") }

  /// Returns the document of the cell, with a label in the form of documents.
  static func cell(label: String) -> String {
    """
    schema: 1
    views:
      title: { label: \(label) }
    constraints:
      - title.leading == margins.leading
      - title.trailing == margins.trailing
      - title.top == margins.top
      - title.bottom == margins.bottom
    """
  }
}
