import Strut

extension NibFolderDocument {
  /// Returns the list as text: a line for each file with a cell or a table, and the counts.
  /// - Parameter listsNotes: True to list each note, and not only the number of notes of each code.
  package func text(listsNotes: Bool) -> String {
    let shown = files.filter { !$0.cells.isEmpty || !$0.tables.isEmpty }
    var table = TableText(headings: ["file", "cells", "static tables", "languages", "names"], wordColumns: [0, 3, 4])
    table.rows = shown.map { file in
      [
        file.file, "\(file.cells.count)", "\(file.tables.count(where: \.isStatic))",
        file.languages.joined(separator: " "), names(of: file),
      ]
    }
    let parts = [shown.isEmpty ? "" : table.text, lists, listsNotes ? noteList : "", summary(listsNotes: listsNotes)]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The names of the cells and static tables, each once. Rows have those of their table.
  private func names(of file: File) -> String {
    let all = file.cells.filter { $0.context != "staticRow" }.map(\.name) + file.tables.filter(\.isStatic).map(\.name)
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }.joined(separator: ", ")
  }

  private var lists: String {
    (skipped.map { "skipped: \($0.file): \($0.reason)" } + fonts.map { "font: \($0)" }).joined(separator: "\n")
  }

  private var people: [AuditNote] { notes.filter(\.isForPeople) }

  private var noteList: String { AuditNotesText(people, .listed).list }

  private func summary(listsNotes: Bool) -> String {
    let cells = files.reduce(0) { $0 + $1.cells.count }
    let tables = files.reduce(0) { $0 + $1.tables.count(where: \.isStatic) }
    let found =
      "\(counted(files.count, "file")), \(counted(cells, "cell")), \(counted(tables, "static table")), "
      + "\(counted(languages.count, "language")), \(counted(fonts.count, "font"))."
    return ([found] + [AuditNotesText(people, listsNotes ? .listed : .counted).counts].compactMap(\.self)).joined(
      separator: "\n")
  }

  private func counted(_ count: Int, _ noun: String) -> String { AuditText.counted(count, noun) }
}
