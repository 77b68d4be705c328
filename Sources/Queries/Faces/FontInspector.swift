import JSONText
package import Strut

/// Answers `strut inspect` for one name at a time, from any thread. Files that are given by their
/// path are closed after use.
package struct FontInspector: Sendable {
  package var pointSize: Double?
  package var opticalSizing: OpticalSizing
  /// The iOS release whose widths an alias has.
  package var era = Era.standard
  /// The named instance to which faces are moved before `questions.variations`.
  package var instance: String?
  package var questions: InspectQuestions
  package var faceIndex: Int?
  package var asJSON: Bool
  /// True to treat a value outside its axis as a style that the font lacks.
  package var isStrict = false
  /// True to keep the reports of the faces in the answers.
  package var keepsReports = false
  /// Names that are not UTF-8, with U+FFFD for invalid bytes.
  package var namesNotInUTF8: Set<String> = []
  /// The fonts, or nil if all fonts are given by their paths.
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

  /// The result for a name.
  package struct Answer: Sendable {
    /// The printed faces, with failures for those that could not be opened.
    package var entries: [String] = []
    /// The reports of the faces for a comparison; empty unless they are kept. If they were always
    /// kept, another core would free memory that this one has allocated.
    package var reports: [FaceReport] = []
    /// The index of the entry for each report.
    package var places: [Int] = []
    package var strictFindings: [String] = []
    /// Messages for stderr.
    package var notes: [String] = []
    /// The reason that there is no result.
    package var failure: RequestFailure?
    /// True if one of several faces could not be opened.
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
      // The report of a failure has no numbers, so encoding it cannot fail.
      let entry = try? print(.failure(path: name, faceIndex: nil, ErrorDescription(failure)))
      answer = Answer(entries: entry.map { [$0] } ?? [], notes: answer.notes + [failure.message], failure: failure)
    }
    return answer
  }

  private func add(_ match: FontMatch, to answer: inout Answer) throws {
    let report = report(match)
    let clamped = report.clamped.map { $0.note(requested: match.requested) }
    // A value outside its axis is a style that the font lacks.
    if isStrict { answer.strictFindings += clamped } else { answer.notes += clamped }
    if keepsReports {
      answer.reports.append(report)
      answer.places.append(answer.entries.count)
    }
    answer.entries.append(try print(.face(report)))
    answer.strictFindings += match.strictFindings
  }

  /// Returns the report of a face.
  package func report(_ match: FontMatch) -> FaceReport {
    FaceReport(match, pointSize: pointSize, opticalSizing: opticalSizing, era: era, questions: questions)
  }

  private func print(_ entry: InspectDocument.Entry) throws -> String {
    asJSON ? try JSONWriter.string(of: entry, isPretty: true, depth: InspectDocument.entryDepth) : entry.text
  }

  /// Returns the faces of a name at the requested location. For a file, faces that cannot be opened
  /// are included.
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
  /// - Parameter name: The name, with U+FFFD for bytes that are not UTF-8.
  fileprivate static func notInUTF8(_ name: String) -> RequestFailure {
    RequestFailure(
      status: .input, code: "invalid-utf8",
      message: "\"\(name)\" is not valid UTF-8; rename the file, or create a link to it that has a valid name.")
  }
}
