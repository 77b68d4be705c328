import FontMetrics
import Foundation
import LayoutCore
import TestSupport
import Testing

@Suite("Random changes of the repaired app")
struct MutantTests {
  /// The number of mutants: 500, or the number in `STRUT_MUTANTS`.
  private static let count = ProcessInfo.processInfo.environment["STRUT_MUTANTS"].flatMap(Int.init) ?? 500

  @Test(
    "What can be seen is reported at its element, in its language and by a rule that says so, and nothing else is",
    .enabled(if: AuditExample.isWhole, "it takes minutes, and is part of make check"))
  func mutants() async throws {
    let rows = try MutantRows(locales: AuditExample.strings().locales)
    let categories: [ContentSizeCategory] = [
      .extraSmall, .large, .extraExtraExtraLarge, .accessibilityLarge, .accessibilityExtraExtraExtraLarge,
    ]
    var table = MutantTable()
    for trial in try await Self.trials(rows, categories: categories) { table.add(trial) }
    print(table.text)
    #expect(table.missed == [])
    #expect(table.falseAlarms == [])
  }

  /// All of them by number, some at a time.
  private static func trials(_ rows: MutantRows, categories: [ContentSizeCategory]) async throws -> [MutantTrial] {
    try await withThrowingTaskGroup(of: [(Int, MutantTrial)].self) { group in
      let lanes = 4
      for lane in 0..<lanes {
        group.addTask {
          var trials: [(Int, MutantTrial)] = []
          for number in stride(from: lane, to: count, by: lanes) {
            trials.append((number, try await MutantTrial(try row(number, rows), categories: categories)))
          }
          return trials
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// The mutant of a number: each kind in turn, of a random row, in three random languages.
  private static func row(_ number: Int, _ rows: MutantRows) throws -> MutatedRow {
    let kind = MutatedRow.Kind.allCases[number % MutatedRow.Kind.allCases.count]
    var numbers = SeededGenerator(seed: number)
    for _ in 0..<1000 {
      let tags = Array(rows.locales.shuffled(using: &numbers).prefix(3))
      let row = rows.row(Int.random(in: 0..<rows.count, using: &numbers), in: tags)
      if let mutant = MutatedRow(kind, row, &numbers) { return mutant }
    }
    throw NoRow(kind: kind.rawValue)
  }

  private struct NoRow: Error {
    let kind: String
  }
}

/// Returns the results of mutants, by their changes.
private struct MutantTable {
  private struct Line {
    var mutants = 0
    var withFaults = 0
    var found = 0
    var faults = 0
    var foundFaults = 0
    var falseAlarms = 0
  }

  private var lines: [String: Line] = [:]
  /// The mutants in which something was missed.
  private(set) var missed: [String] = []
  /// The mutants in which something was reported that cannot be seen.
  private(set) var falseAlarms: [String] = []

  mutating func add(_ trial: MutantTrial) {
    for name in [trial.row.kind.rawValue, "all"] { add(trial, to: name) }
    if !trial.missed.isEmpty { missed.append("missed \(trial.missed): \(trial.summary)") }
    if !trial.falseAlarms.isEmpty { falseAlarms.append("false \(trial.falseAlarms): \(trial.summary)") }
  }

  private mutating func add(_ trial: MutantTrial, to name: String) {
    var line = lines[name] ?? Line()
    line.mutants += 1
    let (seen, missed) = (trial.visibleCount, trial.missed.count)
    line.withFaults += seen == 0 ? 0 : 1
    line.found += seen > 0 && missed == 0 ? 1 : 0
    line.faults += seen
    line.foundFaults += seen - missed
    line.falseAlarms += trial.falseAlarms.count
    lines[name] = line
  }

  var text: String {
    let names = MutatedRow.Kind.allCases.map(\.rawValue) + ["all"]
    let rows = names.compactMap { name in
      lines[name].map {
        "| \(name) | \($0.mutants) | \($0.withFaults) | \($0.found) | \($0.faults) | \($0.foundFaults) | \($0.falseAlarms) |"
      }
    }
    let heading =
      "| change | mutants | with faults | all found | faults | found | false alarms |\n|---|---|---|---|---|---|---|"
    return ([heading] + rows + missed + falseAlarms).joined(separator: "\n")
  }
}
