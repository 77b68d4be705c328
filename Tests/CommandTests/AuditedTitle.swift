/// A cell of one title between the margins, for tests of audits.
enum AuditedTitle {
  /// A title in one line that is cut in cells as wide as a phone.
  static let long = "A title in one line that is longer than its cell is wide"

  /// The document of the cell, with a text in one line.
  static func cell(_ text: String) -> String { cell(label: "{ text: \(text), textStyle: body }") }

  /// The document of the cell, with a label as documents describe it.
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
