import JSONText
package import Strut

/// The JSON output of `strut nib`: the Interface Builder files and their contents.
package struct NibFolderDocument: Encodable {
  struct Cell: Encodable {
    var name, objectID: String
    var line: Int
    /// `tableViewCell`, `collectionViewCell` or `collectionReusableView`.
    var kind: String
    /// `nib`, `prototype`, `staticRow` or `collection`.
    var context: String
    @Nullable var customClass: String?
  }
  struct Table: Encodable {
    var name, objectID: String
    var line: Int
    var style: String
    var isStatic: Bool
    var sections, rows: Int
  }
  struct File: Encodable {
    var file: String
    /// `nib` or `storyboard`.
    var kind: String
    var isLaunchScreen: Bool
    @Nullable var toolsVersion: Double?
    /// The languages of the file, its own first; empty if the file has no language.
    var languages: [String]
    var cells: [Cell]
    var tables: [Table]
  }
  struct Skipped: Encodable {
    var file, reason: String
  }

  var schema = 1
  var files: [File]
  var skipped: [Skipped]
  var fonts: [String]
  /// The languages of all files.
  var languages: [String]
  /// The number of notes of each code.
  var noteCounts: [String: Int]
  var notes: [AuditNote]
  var problems: [String]

  /// - Parameter traits: The traits with which cells are built to find their notes.
  /// - Complexity: O(*n*) in the number of views.
  package init(_ found: NibContents, traits: TraitCollection) {
    files = found.files.map(File.init)
    skipped = found.skipped.map { Skipped(file: $0.path, reason: $0.reason) }
    fonts = found.fonts
    languages = Set(found.files.flatMap(\.strings.languages)).sorted()
    notes = found.files.flatMap { file in
      file.document.auditSubjects(strings: file.strings, options: found.options(for: file)).flatMap {
        $0.notes(traits: traits)
      }
        + file.document.auditNotes(strings: file.strings)
    }
    noteCounts = Dictionary(grouping: notes, by: \.code.rawValue).mapValues(\.count)
    problems = (found.problems + found.unusedSettings).map(\.description)
  }
}

extension NibFolderDocument.File {
  fileprivate init(_ file: NibFile) {
    let document = file.document
    self.init(
      file: document.file, kind: document.isStoryboard ? "storyboard" : "nib", isLaunchScreen: document.isLaunchScreen,
      toolsVersion: document.toolsVersion, languages: file.strings.languages,
      cells: document.cells.map { NibFolderDocument.Cell($0, file: document.file) },
      tables: document.tables.map(NibFolderDocument.Table.init))
  }
}

extension NibFolderDocument.Cell {
  fileprivate init(_ cell: NibCell, file: String) {
    let context =
      switch cell.context {
      case .nib: "nib"
      case .prototype: "prototype"
      case .staticRow: "staticRow"
      case .collection: "collection"
      }
    self.init(
      name: NibNames(cell, file: file).cell, objectID: cell.view.id, line: cell.view.position.line,
      kind: "\(cell.kind)", context: context, customClass: cell.view.customClass)
  }
}

extension NibFolderDocument.Table {
  fileprivate init(_ table: NibTable) {
    self.init(
      name: table.reportName, objectID: table.id, line: table.position.line, style: table.style,
      isStatic: table.isStatic, sections: table.sections.count, rows: table.sections.reduce(0) { $0 + $1.rowCount })
  }
}
