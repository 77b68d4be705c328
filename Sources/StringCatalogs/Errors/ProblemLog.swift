import FontMetrics

/// Collects what is wrong with one document while it is read, so that all of it can be reported at once.
package final class ProblemLog {
  /// The file's name, for messages.
  package let file: String
  /// What becomes of files that the document names.
  package let namedFiles: NamedFiles
  /// Where the values stand that are being read, of which none knows its own place.
  package var place: SourcePosition?
  private var found: [CellDocumentError] = []
  private var seen: Set<CellDocumentError> = []
  private var isFull = false
  private var elsewhere: [CellDocumentError] = []

  package init(file: String, namedFiles: NamedFiles = .opened) {
    self.file = file
    self.namedFiles = namedFiles
  }

  /// Notes a problem; the same one twice (an alias read again) is noted once.
  package func report(_ code: CellDocumentError.Code, at position: SourcePosition?, _ message: String) {
    guard found.count < DocumentLimits.errors else { return isFull = true }
    let position = position == .start ? place ?? .start : position
    let error = CellDocumentError(code: code, file: file, position: position, message: message)
    if seen.insert(error).inserted { found.append(error) }
  }

  /// Notes what is wrong with a file that this one names; it comes after everything that is wrong with this one.
  package func report(_ errors: CellDocumentErrors) { elsewhere += errors.all }

  /// Notes a byte that is not UTF-8.
  package func report(_ failure: SourceText.DecodingFailure) { report(.notUTF8, at: failure.position, failure.message) }

  /// Whether more problems would change nothing, so that reading may stop.
  package var hasOverflowed: Bool { isFull }

  /// Everything that was found, in the order of the file; nil when nothing was.
  ///
  /// - Complexity: O(*n* log *n*) in the number of problems.
  package var errors: CellDocumentErrors? {
    var sorted = found.enumerated()
      .sorted { ($0.element.position ?? .start, $0.offset) < ($1.element.position ?? .start, $1.offset) }
      .map(\.element)
    if isFull {
      sorted.append(.more(in: file))
    }
    return CellDocumentErrors(sorted + elsewhere)
  }
}

/// The wording that messages share.
package enum Wording {
  /// A word in quotation marks; long ones are cut, control characters written as escapes.
  package static func quoted(_ word: String) -> String {
    let limit = 60
    var text = ""
    for scalar in word.unicodeScalars.prefix(limit) {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .format: text += scalar.escaped(asASCII: true)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(text)\(word.unicodeScalars.dropFirst(limit).isEmpty ? "" : "…")\""
  }

  /// `; did you mean "…"?` when a candidate is near, else the candidates themselves when they are few, else nothing.
  ///
  /// - Complexity: O(*n*) in the number of candidates; words are bounded by ``DocumentLimits/nameLength``.
  package static func suggestion(for word: String, among candidates: [String], listing plural: String? = nil) -> String
  {
    if word.unicodeScalars.count <= DocumentLimits.nameLength,
      let nearest = NearestName.suggestion(for: word, among: candidates)
    {
      return "; did you mean \(quoted(nearest))?"
    }
    guard let plural, !candidates.isEmpty, candidates.count <= 16 else { return "" }
    return "; the \(plural) are \(list(candidates))"
  }

  /// `a, b and c`.
  package static func list(_ words: [String], _ conjunction: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
