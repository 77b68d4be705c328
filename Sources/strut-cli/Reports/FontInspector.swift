import Strut

/// Answers `strut inspect` for one name at a time, from any thread. Files that are named by path are closed after use.
struct FontInspector: Sendable {
  var pointSize: Double?
  var opticalSizing: OpticalSizing
  var variations: [String: Double]
  var questions: InspectQuestions
  var faceIndex: Int?
  var asJSON: Bool
  /// Absent where every font is named by its path.
  var catalogue: FontCatalogue?

  /// What one name came to.
  struct Answer: Sendable {
    /// The faces, or the failure in their place, each as it is printed.
    var entries: [String] = []
    var substitutions: [String] = []
    /// Words for stderr.
    var notes: [String] = []
    var failure: CommandFailure?
  }

  func inspect(_ name: String) -> Answer {
    var answer = Answer()
    do {
      for match in try matches(name) {
        let moved = variations.isEmpty ? match : try match.instance(at: variations)
        answer.notes += clampedNotes(moved)
        answer.entries.append(try print(.face(report(moved))))
        answer.substitutions += match.substitution.map { [$0] } ?? []
      }
    } catch {
      let failure = CommandFailure(error)
      // A failure's own report has no number that could fail.
      let entry = try? print(.failure(path: name, ErrorDescription(failure)))
      answer = Answer(entries: entry.map { [$0] } ?? [], notes: answer.notes + [failure.message], failure: failure)
    }
    return answer
  }

  private func report(_ match: FontMatch) -> FaceReport {
    FaceReport(match, pointSize: pointSize, opticalSizing: opticalSizing, questions: questions)
  }

  private func print(_ entry: InspectDocument.Entry) throws -> String {
    asJSON ? try Console.string(json: entry, isPretty: true, depth: InspectDocument.entryDepth) : entry.text
  }

  private func matches(_ name: String) throws -> [FontMatch] {
    guard FontCatalogue.looksLikePath(name) else {
      guard faceIndex == nil else {
        throw CommandFailure.usage("--face-index chooses a face of a file; \"\(name)\" is a name.")
      }
      return try catalogue?.matches(name) ?? []
    }
    if let faceIndex { return [try .file(path: name, faceIndex: faceIndex)] }
    let first = try FontMatch.file(path: name)
    return try [first] + (1..<max(1, first.face.faceCount)).map { try .file(path: name, faceIndex: $0) }
  }

  /// Which coordinates lie outside their axes, and what they came to.
  private func clampedNotes(_ match: FontMatch) -> [String] {
    match.face.coordinates.compactMap { coordinate in
      guard let asked = variations[coordinate.tag], asked != coordinate.value else { return nil }
      return "\(coordinate.tag)=\(Values.text(asked)) is outside the axis of \"\(match.requested)\"; "
        + "\(Values.text(coordinate.value)) is used."
    }
  }
}
