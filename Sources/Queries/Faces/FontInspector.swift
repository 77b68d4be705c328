import JSONText
package import Strut

/// Answers `strut inspect` for one name at a time, from any thread. Files that are named by path are closed after use.
package struct FontInspector: Sendable {
  package var pointSize: Double?
  package var opticalSizing: OpticalSizing
  /// The release whose widths an alias has.
  package var era = Era.standard
  /// The named instance that faces are moved to before `questions.variations`.
  package var instance: String?
  package var questions: InspectQuestions
  package var faceIndex: Int?
  package var asJSON: Bool
  /// Whether a value outside of its axis counts as one that the font does not have.
  package var isStrict = false
  /// Whether answers hold the faces' reports besides what is printed.
  package var keepsReports = false
  /// Names that were no UTF-8, with U+FFFD for what was not.
  package var namesNotInUTF8: Set<String> = []
  /// Absent where every font is named by its path.
  package var catalog: FontCatalog?

  package init(
    pointSize: Double?, opticalSizing: OpticalSizing = .automatic, instance: String? = nil,
    questions: InspectQuestions = InspectQuestions(), faceIndex: Int? = nil, asJSON: Bool, isStrict: Bool = false,
    catalog: FontCatalog?
  ) {
    (self.pointSize, self.opticalSizing, self.instance) = (pointSize, opticalSizing, instance)
    (self.questions, self.faceIndex, self.asJSON) = (questions, faceIndex, asJSON)
    (self.isStrict, self.catalog) = (isStrict, catalog)
  }

  /// What one name came to.
  package struct Answer: Sendable {
    /// The faces, or failures in their place, each as it is printed.
    package var entries: [String] = []
    /// The faces, to be held against each other; none unless they are kept. Whoever else had them would free what another
    /// core has allocated.
    package var reports: [FaceReport] = []
    /// Where among the entries each of the reports is.
    package var places: [Int] = []
    package var strictFindings: [String] = []
    /// Words for stderr.
    package var notes: [String] = []
    /// Why there is no answer.
    package var failure: RequestFailure?
    /// Whether one of several faces could not be opened.
    package var isIncomplete = false
  }

  package func inspect(_ name: String) -> Answer {
    var answer = Answer()
    do {
      for face in try matches(name) {
        switch face.match {
        case .success(let match): try add(match, to: &answer)
        case .failure(let error):
          let failure = RequestFailure(error)
          let entry = InspectDocument.Entry.failure(
            path: name, faceIndex: face.faceIndex, ErrorDescription(failure))
          answer.entries.append(try print(entry))
          answer.notes.append(failure.message)
          answer.isIncomplete = true
        }
      }
    } catch {
      let failure = RequestFailure.cellFile(name) ?? RequestFailure(error)
      // A failure's own report has no number that could fail.
      let entry = try? print(.failure(path: name, faceIndex: nil, ErrorDescription(failure)))
      answer = Answer(entries: entry.map { [$0] } ?? [], notes: answer.notes + [failure.message], failure: failure)
    }
    return answer
  }

  private func add(_ match: FontMatch, to answer: inout Answer) throws {
    let report = report(match)
    let clamped = report.clamped.map { $0.note(requested: match.requested) }
    // A value outside of its axis is a style that the font does not have.
    if isStrict { answer.strictFindings += clamped } else { answer.notes += clamped }
    if keepsReports {
      answer.reports.append(report)
      answer.places.append(answer.entries.count)
    }
    answer.entries.append(try print(.face(report)))
    answer.strictFindings += match.strictFindings
  }

  /// Everything about one face.
  package func report(_ match: FontMatch) -> FaceReport {
    FaceReport(match, pointSize: pointSize, opticalSizing: opticalSizing, era: era, questions: questions)
  }

  private func print(_ entry: InspectDocument.Entry) throws -> String {
    asJSON ? try JSONWriter.string(of: entry, isPretty: true, depth: InspectDocument.entryDepth) : entry.text
  }

  /// The faces of a name at the location asked for; of a file's faces, also those that cannot be opened.
  private func matches(_ name: String) throws -> [FontMatch.OpenedFace] {
    guard !namesNotInUTF8.contains(name) else { throw RequestFailure.notInUTF8(name) }
    guard FontCatalog.looksLikePath(name) else {
      guard faceIndex == nil else { throw RequestFailure.faceOfName(name) }
      return try opened(try catalog?.matches(name) ?? [])
    }
    if let faceIndex { return try opened([try .file(path: name, faceIndex: faceIndex)]) }
    return try moved(try FontMatch.faces(path: name))
  }

  private func opened(_ matches: [FontMatch]) throws -> [FontMatch.OpenedFace] {
    try moved(matches.map { FontMatch.OpenedFace(faceIndex: $0.face.faceIndex, match: .success($0)) })
  }
}

extension RequestFailure {
  /// - Parameter name: The name with U+FFFD in the place of what is no UTF-8.
  fileprivate static func notInUTF8(_ name: String) -> RequestFailure {
    RequestFailure(
      status: .input, code: "invalid-utf8",
      message: "\"\(name)\" is not valid UTF-8; give the file a name in UTF-8, or a link to it that has one.")
  }
}
