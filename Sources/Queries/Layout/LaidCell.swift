package import Strut

/// A cell that was laid out at a text size, from any kind of description.
package protocol LaidCell {
  /// The cell.
  var cell: TableViewCell { get }
  /// The layout of the cell.
  var layout: CellLayout { get }
  /// The findings about the cell.
  var findings: [DocumentFinding] { get }
  /// The strings of the cell, with their keys.
  var texts: [LocalizedText] { get }
  /// The name of the built-in style that lays the cell out, or nil for a cell with constraints.
  var ownStyle: String? { get }
  /// The names of the views.
  var viewNames: [String] { get }
  /// The contents of the Interface Builder file, or nil for a cell that is not from such a file.
  var objects: LaidObjects? { get }
  /// The reason for the height of the cell, if it is not determined by its constraints; nil if it
  /// is unknown.
  var reasonForHeight: String? { get }
  /// Returns the view with a name.
  func view(named name: String) -> View?
  /// The findings for `--strict`: fonts that differ from the request, missing glyphs, and content
  /// of an Interface Builder file that the layout ignores.
  func strictFindings(in fonts: FontCatalog) -> [String]
}

extension LaidCell {
  /// True if there are neither findings nor dropped constraints for the exit status to report.
  package var isSound: Bool { layout.unsatisfied.isEmpty && findings.isEmpty }
  /// Nil.
  package var objects: LaidObjects? { nil }
  /// Nil.
  package var reasonForHeight: String? { nil }
}

/// A cell that can be laid out repeatedly.
package protocol LayoutSession {
  /// The environment of the layout, except the text size.
  var traits: TraitCollection { get }
  /// The problems of files of strings.
  var stringProblems: [CellDocumentError] { get }
  /// Lays out the cell at a text size.
  func laidOut(at category: ContentSizeCategory) throws -> any LaidCell
}

/// A string that was looked up by its key.
package struct LocalizedText {
  /// The name of the view that shows it.
  package var view: String
  package var text: String
  package var lookup: StringLookup
}

extension Label {
  /// The characters of the text that no font has, as messages.
  var missingGlyphs: [String] {
    guard let text else { return [] }
    let shaped = traitCollection.text.shape(text, font: font, language: traitCollection.language)
    return shaped.missing.map { "no font has U+\(String($0.value, radix: 16, uppercase: true))." }
  }
}
