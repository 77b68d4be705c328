import FontMetrics

/// Collects the errors in one document while it is read, so that they can be reported together.
package final class ProblemLog {
  /// The file's name, for messages.
  package let file: String
  /// The handling of files that the document refers to.
  package let namedFiles: NamedFiles
  /// The place of the values that are being read, if they do not have places of their own.
  package var place: SourcePosition?
  /// The strings that are being read; nil in documents.
  package var scope: ProblemScope?
  private var found: [CellDocumentError] = []
  private var seen: Set<CellDocumentError> = []
  private var isFull = false
  /// The scopes of the errors after the limit. A nil scope is an error about no strings in
  /// particular.
  private var hidden: Set<ProblemScope?> = []
  private var elsewhere: [CellDocumentError] = []

  package init(file: String, namedFiles: NamedFiles = .opened) {
    self.file = file
    self.namedFiles = namedFiles
  }

  /// Adds an error. An error that occurs twice, such as in an alias that is read again, is added
  /// once.
  package func report(
    _ code: CellDocumentError.Code, at position: @autoclosure () -> SourcePosition?,
    _ message: @autoclosure () -> String
  ) {
    guard found.count < DocumentLimits.errors else {
      isFull = true
      hidden.insert(scope)
      return
    }
    let (given, message) = (position(), message())
    let position = given == .start ? place ?? .start : given
    let error = CellDocumentError(code: code, file: file, position: position, message: message)
    guard seen.insert(error).inserted else { return }
    found.append(
      CellDocumentError(
        code: code, file: file, position: position, message: message, scopes: scope.map { [$0] } ?? []))
  }

  /// Adds the errors in a file that this document refers to. They follow the errors in the document
  /// itself.
  package func report(_ errors: CellDocumentErrors) { elsewhere += errors.all }

  /// Adds an error for a byte that is not valid UTF-8.
  package func report(_ failure: SourceText.DecodingFailure) { report(.notUTF8, at: failure.position, failure.message) }

  /// True if more errors would change nothing, so that reading a document may stop. Reading a
  /// string table continues, because the strings that follow are valid.
  package var hasOverflowed: Bool { isFull }

  /// All errors, in the order of the file; nil if there are none.
  ///
  /// - Complexity: O(*n* log *n*) in the number of problems.
  package var errors: CellDocumentErrors? {
    var sorted = found.enumerated()
      .sorted { ($0.element.position ?? .start, $0.offset) < ($1.element.position ?? .start, $1.offset) }
      .map(\.element)
    if isFull {
      sorted.append(.more(in: file, about: hidden.contains(nil) ? [] : Set(hidden.compactMap { $0 })))
    }
    return CellDocumentErrors(sorted + elsewhere)
  }
}

/// Wording that messages share.
package enum Wording {
  /// Returns a word in quotation marks. Long words are shortened, and control characters are
  /// written as escapes.
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

  /// Returns `; did you mean "…"?` if a candidate is similar, otherwise the candidates if there are
  /// few, otherwise an empty string.
  ///
  /// - Complexity: O(*n*) in the number of candidates; words are bounded by
  ///   ``DocumentLimits/nameLength``.
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

  /// Returns a list of words, such as `a, b and c`.
  package static func list(_ words: [String], _ conjunction: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
