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
    /// The faces, or the failure in their place, each as it is printed.
    package var entries: [String] = []
    /// The faces, to be held against each other; none unless they are kept. Whoever else had them would free what another
    /// core has allocated.
    package var reports: [FaceReport] = []
    package var strictFindings: [String] = []
    /// Words for stderr.
    package var notes: [String] = []
    package var failure: RequestFailure?
  }

  package func inspect(_ name: String) -> Answer {
    var answer = Answer()
    do {
      for match in try moved(try matches(name)) {
        let report = report(match)
        let clamped = report.clamped.map { $0.note(requested: match.requested) }
        // A value outside of its axis is a style that the font does not have.
        if isStrict { answer.strictFindings += clamped } else { answer.notes += clamped }
        answer.entries.append(try print(.face(report)))
        if keepsReports { answer.reports.append(report) }
        answer.strictFindings += match.strictFindings
      }
    } catch {
      let failure = RequestFailure(error)
      // A failure's own report has no number that could fail.
      let entry = try? print(.failure(path: name, ErrorDescription(failure)))
      answer = Answer(entries: entry.map { [$0] } ?? [], notes: answer.notes + [failure.message], failure: failure)
    }
    return answer
  }

  /// Everything about one face.
  package func report(_ match: FontMatch) -> FaceReport {
    FaceReport(match, pointSize: pointSize, opticalSizing: opticalSizing, era: era, questions: questions)
  }

  private func print(_ entry: InspectDocument.Entry) throws -> String {
    asJSON ? try JSONWriter.string(of: entry, isPretty: true, depth: InspectDocument.entryDepth) : entry.text
  }

  private func matches(_ name: String) throws -> [FontMatch] {
    guard FontCatalog.looksLikePath(name) else {
      guard faceIndex == nil else {
        throw RequestFailure.usage("--face-index chooses a face of a file; \"\(name)\" is a name.")
      }
      return try catalog?.matches(name) ?? []
    }
    if let faceIndex { return [try .file(path: name, faceIndex: faceIndex)] }
    let first = try FontMatch.file(path: name)
    return try [first] + (1..<max(1, first.face.faceCount)).map { try .file(path: name, faceIndex: $0) }
  }
}
