package import Strut

/// The text of notes about Interface Builder files: the number of notes of each code, or all notes.
package struct AuditNotesText {
  /// The form in which notes are shown.
  package enum Telling: Sendable {
    /// One line at the end, with the number of notes of each code.
    case counted
    /// The line at the end, and one line for each note.
    case listed
    /// One line for each note, as a warning.
    case found
  }

  private let notes: [AuditNote]
  private let telling: Telling

  /// - Parameter notes: The notes to show.
  package init(_ notes: [AuditNote], _ telling: Telling = .counted) { (self.notes, self.telling) = (notes, telling) }

  /// One line for each note, in the order of the files; empty if notes are only counted.
  package var list: String {
    switch telling {
    case .counted: ""
    case .listed: notes.map { "\($0.place): \($0.code.rawValue)\($0.about): \($0.message)" }.joined(separator: "\n")
    case .found:
      notes.map { "\($0.place): warning \($0.code.rawValue)\($0.about): \($0.message)" }.joined(separator: "\n")
    }
  }

  /// The number of notes of each code, or nil if there are none.
  package var counts: String? {
    guard !notes.isEmpty else { return nil }
    let cure = telling == .counted ? "; use --notes to show them" : ""
    return "Not known from the files alone: \(countsOfCodes)\(cure)."
  }

  /// The number of notes of each code about something that layouts ignore, or nil if there are
  /// none.
  package var unsupported: String? {
    let text = AuditNotesText(notes.filter(\.code.isUnsupported), telling)
    guard !text.notes.isEmpty else { return nil }
    return "Ignored in the layout: \(text.countsOfCodes); use --json to show the notes."
  }

  private var countsOfCodes: String {
    let codes = Dictionary(grouping: notes, by: \.code).mapValues(\.count)
    return NibNote.Code.allCases.compactMap { code in codes[code].map { "\($0) \(code.rawValue)" } }
      .joined(separator: ", ")
  }
}

extension AuditNote {
  fileprivate var place: String { "\(file):\(position)" }

  /// The view or constraint that the note describes.
  fileprivate var about: String {
    guard let objectID else { return "" }
    return element.map { " \($0) (\(objectID))" } ?? " \(objectID)"
  }
}
