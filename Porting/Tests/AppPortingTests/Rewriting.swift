@testable import AppPorting

/// Returns the copies of files without their first line, in the order of the files.
func copies(_ texts: [String], marksViews: Bool = false, nibAttributes: [String: Set<String>] = [:]) -> [String] {
  copiesWithNotes(texts, marksViews: marksViews, nibAttributes: nibAttributes).map(\.text)
}

/// Returns the copies of files without their first line, with the notes on them.
func copiesWithNotes(
  _ texts: [String], marksViews: Bool = false, nibAttributes: [String: Set<String>] = [:]
) -> [(text: String, notes: [String])] {
  let files = texts.enumerated().map {
    SourceFile(name: "\($0.offset).swift", path: "/app/\($0.offset).swift", text: $0.element)
  }
  let conditions = BuildConditions()
  var index = AppIndex(files.map { FileIndexer($0, conditions) })
  index.nibAttributes = nibAttributes
  return files.map { file in
    let (text, notes) = FileRewriter.rewritten(file, index, conditions, marksViews: marksViews)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.dropFirst().joined(separator: "\n"), notes.map { "\($0.line): \($0.text)" })
  }
}

extension String {
  /// The text without repeated spaces, which only keep columns.
  var withSingleSpaces: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
  }
}
