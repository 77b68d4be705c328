import FontMetrics

/// Collects what is wrong with one document while it is read, so that all of it can be reported at once.
package final class ProblemLog {
  /// The file's name, for messages.
  package let file: String
  /// What becomes of files that the document names.
  package let namedFiles: NamedFiles
  /// Where the values stand that are being read, of which none knows its own place.
  package var place: SourcePosition?
  /// Which strings are being read; nil in documents.
  package var scope: ProblemScope?
  private var found: [CellDocumentError] = []
  private var seen: Set<CellDocumentError> = []
  private var isFull = false
  /// What those problems are about that come after the limit; nil among them for no strings in particular.
  private var hidden: Set<ProblemScope?> = []
  private var elsewhere: [CellDocumentError] = []

  package init(file: String, namedFiles: NamedFiles = .opened) {
    self.file = file
    self.namedFiles = namedFiles
  }

  /// Notes a problem; the same one twice (an alias read again) is noted once.
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

  /// Notes what is wrong with a file that this one names; it comes after everything that is wrong with this one.
  package func report(_ errors: CellDocumentErrors) { elsewhere += errors.all }

  /// Notes a byte that is not UTF-8.
  package func report(_ failure: SourceText.DecodingFailure) { report(.notUTF8, at: failure.position, failure.message) }

  /// Whether more problems would change nothing, so that reading a document may stop. Catalogs are read on: the strings behind are good.
  package var hasOverflowed: Bool { isFull }

  /// Everything that was found, in the order of the file; nil when nothing was.
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
