import CellDocuments
import Foundation
import StringCatalogs
import TestSupport

/// Returns the table of a document that is in a folder with other files as `table.yaml`.
func table(_ text: String, _ files: [String: String] = [:]) throws -> TableDocument {
  try withFolder(files.merging(["table.yaml": text]) { $1 }) { folder in
    try TableDocument(path: folder.appending(path: "table.yaml").path)
  }
}

/// Returns the mistakes of a table, or of its rows in files: line by line, with files relative to
/// their folder.
func tableProblems(_ text: String, _ files: [String: String] = [:]) throws -> [String] {
  try withFolder(files.merging(["table.yaml": text]) { $1 }) { folder in
    func lines(_ errors: CellDocumentErrors) -> [String] {
      errors.all.map { $0.description.replacingOccurrences(of: folder.path + "/", with: "") }
    }
    do throws(CellDocumentErrors) {
      let table = try TableDocument(path: folder.appending(path: "table.yaml").path)
      var found: [String] = []
      for (section, description) in table.sections.enumerated() {
        for row in 0..<description.rows.count {
          do throws(CellDocumentErrors) { _ = try table.row(at: row, in: section) } catch { found += lines(error) }
        }
      }
      return found
    } catch {
      return lines(error)
    }
  }
}
