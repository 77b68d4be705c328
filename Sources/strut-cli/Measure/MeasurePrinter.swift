import Reporting
import Strut

/// Prints measured records: as JSON Lines while they come, or as a table at the end.
final class MeasurePrinter {
  private let asJSON: Bool
  private var rows: [[String]] = []
  private(set) var count = 0
  private(set) var failureCount = 0
  private var findings = KeptSentences()
  private var keptNotes = KeptSentences()
  /// What `--strict` minds.
  var strictFindings: [String] { findings.all }
  /// What a reader should know though nobody is strict.
  var notes: [String] { keptNotes.all }

  init(asJSON: Bool) { self.asJSON = asJSON }

  func add(_ outcomes: [Measurer.Outcome]) {
    var lines: [String] = []
    for outcome in outcomes {
      let engines = count == 0 ? Engines.current : nil
      count += 1
      findings.add(outcome.strictFindings)
      keptNotes.add(outcome.notes)
      switch outcome.result {
      case .success(var result):
        result.engines = engines
        guard asJSON else {
          rows.append(result.row)
          continue
        }
        do throws(RequestFailure) {
          lines.append(try JSONText.string(of: result, isPretty: false))
        } catch {
          lines += report(error, of: outcome.id, engines: engines)
        }
      case .failure(let failure): lines += report(failure, of: outcome.id, engines: engines)
      }
    }
    if !lines.isEmpty { Console.write(lines.map { $0 + "\n" }.joined()) }
  }

  /// A record's failure: said on stderr, and its line where lines are printed.
  private func report(_ failure: RequestFailure, of id: JSONValue, engines: Engines?) -> [String] {
    failureCount += 1
    Console.error("record \(id.text): \(failure.message)")
    let document = MeasureFailure(engines: engines, id: id, error: ErrorDescription(failure))
    let line = asJSON ? try? JSONText.string(of: document, isPretty: false) : nil
    return line.map { [$0] } ?? []
  }

  func finish() {
    guard !asJSON, !rows.isEmpty else { return }
    Console.print(TableText(headings: MeasureResult.headings, rows: rows).text)
  }
}
