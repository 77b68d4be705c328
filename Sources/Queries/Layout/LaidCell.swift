package import Strut

/// A cell at a category that was laid out, whatever it was described in.
package protocol LaidCell {
  /// The cell.
  var cell: TableViewCell { get }
  /// Where everything in it is.
  var layout: CellLayout { get }
  /// What about the cell will not do what its author meant.
  var findings: [DocumentFinding] { get }
  /// The texts that were looked up by keys.
  var texts: [LocalizedText] { get }
  /// The name of the style that lays the cell out itself; nil where constraints do.
  var ownStyle: String? { get }
  /// The names of the views.
  var viewNames: [String] { get }
  /// What an Interface Builder file says of the cell; nil for a cell that is in none.
  var objects: LaidObjects? { get }
  /// A view by its name.
  func view(named name: String) -> View?
  /// What `--strict` minds: fonts that are not what was asked for, missing glyphs, and what an Interface Builder file says and the layout
  /// is without.
  func strictFindings(in fonts: FontCatalog) -> [String]
}

extension LaidCell {
  /// Whether there is something that the exit status tells of.
  package var isSound: Bool { layout.unsatisfied.isEmpty && findings.isEmpty }
  /// Nothing.
  package var objects: LaidObjects? { nil }
}

/// One cell, laid out as often as is asked.
package protocol LayoutSession {
  /// The surroundings, but for the text size.
  var traits: TraitCollection { get }
  /// What was wrong with files of strings.
  var stringProblems: [CellDocumentError] { get }
  /// The cell at a text size.
  func laidOut(at category: ContentSizeCategory) throws -> any LaidCell
}

/// A text that was looked up by a key.
package struct LocalizedText {
  /// The name of the view that shows it.
  package var view: String
  package var text: String
  package var lookup: StringLookup
}

extension Label {
  /// The characters of the text that no font has, in words.
  var missingGlyphs: [String] {
    guard let text else { return [] }
    let shaped = traitCollection.text.shape(text, font: font, language: traitCollection.language)
    return shaped.missing.map { "no font has U+\(String($0.value, radix: 16, uppercase: true))." }
  }
}
