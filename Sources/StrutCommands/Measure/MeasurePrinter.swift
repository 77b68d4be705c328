import JSONText
import Queries
import Strut

/// Prints measured records: as JSON Lines as they arrive, or as a table at the end.
final class MeasurePrinter {
  private let asJSON: Bool
  /// The name of the input file in messages.
  private let source: String?
  private var rows: [[String]] = []
  private(set) var count = 0
  private(set) var failureCount = 0
  private var findings = KeptSentences()
  private var keptNotes = KeptSentences()
  /// The findings for `--strict`.
  var strictFindings: [String] { findings.all }
  /// Notes for the reader that do not depend on `--strict`.
  var notes: [String] { keptNotes.all }

  /// A failure in a long input usually repeats. The first failures are printed for people; all are
  /// in the output for programs.
  private static let mostToldFailures = 100

  /// - Parameter input: The file of the records, "-" for stdin, or `nil` for text on the command
  ///   line.
  init(asJSON: Bool, input: String? = nil) {
    self.asJSON = asJSON
    source = input == "-" ? "stdin" : input
  }

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
          lines.append(try JSONWriter.string(of: result, isPretty: false))
        } catch {
          lines += report(error, of: outcome.id, engines: engines)
        }
      case .failure(let failure): lines += report(failure, of: outcome.id, engines: engines)
      }
    }
    if !lines.isEmpty { Console.write(lines.map { $0 + "\n" }.joined()) }
  }

  /// Reports the failure of a record on stderr, and returns its line if lines are printed.
  private func report(_ failure: RequestFailure, of id: JSONValue, engines: Engines?) -> [String] {
    failureCount += 1
    if source == nil || failureCount <= Self.mostToldFailures {
      Console.error("\(source.map { "\($0): " } ?? "")record \(id.text): \(failure.message)")
    }
    let document = MeasureFailure(engines: engines, id: id, error: ErrorDescription(failure))
    let line = asJSON ? try? JSONWriter.string(of: document, isPretty: false) : nil
    return line.map { [$0] } ?? []
  }

  func finish() {
    let untold = failureCount - Self.mostToldFailures
    if let source, untold > 0 {
      let failed = untold == 1 ? "1 more record failed" : "\(untold) more records failed"
      Console.error("\(source): \(failed); the output contains each error in place of its record.")
    }
    guard !asJSON, !rows.isEmpty else { return }
    Console.print(TableText(headings: MeasureResult.headings, rows: rows).text)
  }
}
