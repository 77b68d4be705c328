import Queries
import Strut

extension InspectCommand {
  /// Inspects a few fonts and prints their faces side by side, or one after another if there are
  /// fewer than two or too many faces.
  func holdAgainstEachOther(_ inspector: FontInspector, _ printer: inout InspectPrinter) throws {
    let limit = FaceDifferences.faceLimit
    guard fonts.count <= limit else {
      throw RequestFailure.usage("--differences compares two to \(limit) faces, but \(fonts.count) fonts were given.")
    }
    var inspector = inspector
    inspector.keepsReports = true
    var answers: [FontInspector.Answer] = []
    try inspectAll(inspector) { answers += $0 }
    if answers.count == 1, let failure = answers[0].failure { throw failure }
    let reports = answers.flatMap(\.reports)
    let isTooFew = reports.count < 2 && answers.allSatisfy { $0.failure == nil }
    if differences, isTooFew || reports.count > limit {
      let given = reports.count == 1 ? "1 was given" : "\(reports.count) were given"
      let cure = reports.count > limit ? " Specify fewer fonts, or select faces with --face-index." : ""
      throw RequestFailure.usage("--differences compares two to \(limit) faces, but \(given).\(cure)")
    }
    let compared = (2...limit).contains(reports.count) ? FaceDifferences(reports) : nil
    if json {
      printer.differences = Self.reports(compared, answers)
    } else if let compared {
      answers = Self.beside(compared.text(onlyDifferences: differences), answers)
    }
    try printer.add(answers)
  }

  /// Returns the answers with one entry for all their faces. Failures keep their own entries.
  private static func beside(_ text: String, _ answers: [FontInspector.Answer]) -> [FontInspector.Answer] {
    var isShown = false
    return answers.map { answer in
      guard answer.failure == nil else { return answer }
      var shown = answer
      shown.entries = isShown ? [] : [text]
      isShown = true
      return shown
    }
  }

  private static func reports(_ compared: FaceDifferences?, _ answers: [FontInspector.Answer]) -> [DifferenceReport] {
    var places: [Int] = []
    var count = 0
    for answer in answers {
      places += answer.places.map { count + $0 }
      count += answer.entries.count
    }
    let rows = compared?.rows.filter(\.differs) ?? []
    return rows.map { DifferenceReport($0, places: places, count: count) }
  }
}
