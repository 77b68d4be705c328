import InterfaceBuilder
import TestSupport

/// Interface Builder files written by hand, with nothing in them but what a test is about.
enum HandwrittenNib {
  /// A nib with one cell, whose content view has these elements.
  ///
  /// - Parameters:
  ///   - outlets: Object ids by the cell's outlets, in order.
  ///   - attributes: More attributes of the cell.
  static func cell(
    _ views: String, outlets: [(String, String)] = [], attributes: String = #"reuseIdentifier="EpisodeCell""#
  ) -> String {
    WrittenNib.nib(
      WrittenNib.cell(
        "cell", views, attributes: attributes,
        connections: outlets.map { WrittenNib.outlet($0.0, to: $0.1) }.joined()))
  }

  /// A storyboard with one table of static rows: a section with a title, and a row for each of the
  /// elements.
  static func staticTable(_ rows: [String], header: String, attributes: String = "") -> String {
    let cells = rows.enumerated().map { WrittenNib.cell("row\($0.offset)", $0.element, attributes: attributes) }
    return WrittenNib.storyboard(
      #"dataMode="static" style="grouped""#,
      """
      <sections><tableViewSection headerTitle="\(header)" id="section"><cells>
      \(cells.joined(separator: "\n"))
      </cells></tableViewSection></sections>
      """, id: "table")
  }

  /// Returns a label with text, and a comment for translators.
  static func label(_ id: String, _ text: String, attributes: String = "", comment: String? = nil) -> String {
    let rect = #"<rect key="frame" x="0.0" y="0.0" width="42" height="21"/>"#
    let note = comment.map { #"<attributedString key="userComments"><fragment content="\#($0)"/></attributedString>"# }
    return #"<label text="\#(text)" id="\#(id)" \#(attributes)>\#(rect)\#(note ?? "")</label>"#
  }

  /// Returns the document for XML text.
  static func document(_ text: String, file: String = "EpisodeCell.xib") throws -> NibDocument {
    try NibDocument(bytes: Array(text.utf8), file: file)
  }
}
