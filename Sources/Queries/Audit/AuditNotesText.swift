package import Strut

/// What people read of notes about Interface Builder's files: how many there are of each code, or all of them.
package struct AuditNotesText {
  /// How notes are told.
  package enum Telling: Sendable {
    /// How many there are of each code, in one line at the end.
    case counted
    /// Each in a line as well.
    case listed
    /// Each in a line, as a warning.
    case found
  }

  private let notes: [AuditNote]
  private let telling: Telling

  /// - Parameter notes: Those that people are told.
  package init(_ notes: [AuditNote], _ telling: Telling = .counted) { (self.notes, self.telling) = (notes, telling) }

  /// A line for each, in the order of the files; empty where they are counted alone.
  package var list: String {
    switch telling {
    case .counted: ""
    case .listed: notes.map { "\($0.place): \($0.code.rawValue)\($0.about): \($0.message)" }.joined(separator: "\n")
    case .found:
      notes.map { "\($0.place): warning \($0.code.rawValue)\($0.about): \($0.message)" }.joined(separator: "\n")
    }
  }

  /// How many there are of each code; nil where there are none.
  package var counts: String? {
    guard !notes.isEmpty else { return nil }
    let cure = telling == .counted ? "; use --notes to show them" : ""
    return "Not known from the files: \(countsOfCodes)\(cure)."
  }

  /// How many there are of each code that is about something that layouts leave out; nil where there are none.
  package var unsupported: String? {
    let text = AuditNotesText(notes.filter(\.code.isUnsupported), telling)
    guard !text.notes.isEmpty else { return nil }
    return "Left out of the layout: \(text.countsOfCodes); use --json to show the notes."
  }

  private var countsOfCodes: String {
    let codes = Dictionary(grouping: notes, by: \.code).mapValues(\.count)
    return NibNote.Code.allCases.compactMap { code in codes[code].map { "\($0) \(code.rawValue)" } }
      .joined(separator: ", ")
  }
}

extension AuditNote {
  fileprivate var place: String { "\(file):\(position)" }

  /// The view or constraint that the note is about.
  fileprivate var about: String {
    guard let objectID else { return "" }
    return element.map { " \($0) (\(objectID))" } ?? " \(objectID)"
  }
}
