import JSONText
package import Strut

/// The explanation of an answer about fonts, in JSON.
package struct ExplanationReport: Encodable {
  package struct Step: Encodable {
    package var source: String
    @Nullable var name: String?
    @Nullable var kind: String?
    package var candidates: [Candidate]

    /// The kind of the name in words. It is not in the JSON.
    package var kindWords: String?

    private enum CodingKeys: String, CodingKey { case source, name, kind, candidates }
  }
  package struct Candidate: Encodable {
    package var face: CatalogFaceReport
    package var verdict, reason: String
    package var distance: Distance

    /// The order of candidates. It is not in the JSON.
    package var order: FontStyleDistance

    private enum CodingKeys: String, CodingKey { case face, verdict, reason, distance }
  }
  package struct Distance: Encodable {
    package var width: Double
    package var slant, weight: Int
    package var lacksMonospacing: Bool
  }

  package var steps: [Step]
  package var nearestNames: [String]

  package init(_ explanation: FontMatchExplanation) {
    steps = explanation.steps.map { step in
      Step(
        source: step.source.rawValue, name: step.name, kind: step.kind?.rawValue,
        candidates: step.candidates.map(Candidate.init), kindWords: step.kind?.words)
    }
    nearestNames = explanation.nearestNames
  }

  /// The number of candidates of a source to show.
  private static let shown = 12

  /// A table of the sources and, nearest first, their candidates. If there were no candidates, a
  /// sentence; `nil` if no source was searched.
  package var text: String? {
    guard !steps.isEmpty else { return nil }
    guard steps.contains(where: { !$0.candidates.isEmpty }) else {
      return "searched: \(steps.map(\.source).joined(separator: ", "))"
    }
    var table = TableText(
      headings: ["searched", "kind of name", "face", "weight", "width", "slant", "outcome"],
      wordColumns: [0, 1, 2, 5, 6])
    for step in steps { table.rows += Self.rows(step) }
    return table.text
  }

  private static func rows(_ step: Step) -> [[String]] {
    guard let first = step.candidates.first else { return [[step.source, "not found", "", "", "", "", ""]] }
    if first.verdict == FontMatchExplanation.Verdict.passedOver.rawValue {
      let count = step.candidates.count
      return [
        [step.source, "also found", count == 1 ? first.face.displayName : "\(count) faces", "", "", "", first.reason]
      ]
    }
    let kind = step.kindWords ?? ""
    let chosen = FontMatchExplanation.Verdict.chosen.rawValue
    let sorted = step.candidates.enumerated().sorted { left, right in
      let (isLeft, isRight) = (left.element.verdict == chosen, right.element.verdict == chosen)
      if isLeft != isRight { return isLeft }
      return (left.element.order, left.offset) < (right.element.order, right.offset)
    }.map(\.element)
    // One more row takes no more room than the words that replace it.
    let count = sorted.count <= shown + 1 ? sorted.count : shown
    var rows = sorted.prefix(count).enumerated().map { index, candidate in
      (index == 0 ? [step.source, kind] : ["", ""]) + [candidate.face.displayName] + candidate.face.styleColumns
        + [candidate.reason]
    }
    if sorted.count > count { rows.append(["", "", "and \(sorted.count - count) less similar", "", "", "", ""]) }
    return rows
  }
}

extension ExplanationReport.Candidate {
  fileprivate init(_ candidate: FontMatchExplanation.Candidate) {
    let distance = candidate.distance
    self.init(
      face: CatalogFaceReport(candidate.face), verdict: candidate.verdict.rawValue, reason: candidate.reason,
      distance: .init(
        width: distance.width, slant: distance.slant, weight: distance.weight,
        lacksMonospacing: distance.lacksMonospacing),
      order: distance)
  }
}
