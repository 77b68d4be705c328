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
          addRow(result)
          continue
        }
        do throws(CommandFailure) {
          lines.append(try Console.string(json: result, isPretty: false))
        } catch {
          lines += report(error, of: outcome.id, engines: engines)
        }
      case .failure(let failure): lines += report(failure, of: outcome.id, engines: engines)
      }
    }
    if !lines.isEmpty { Console.write(lines.map { $0 + "\n" }.joined()) }
  }

  /// A record's failure: said on stderr, and its line where lines are printed.
  private func report(_ failure: CommandFailure, of id: JSONValue, engines: Engines?) -> [String] {
    failureCount += 1
    Console.error("record \(id.text): \(failure.message)")
    let document = MeasureFailure(engines: engines, id: id, error: ErrorDescription(failure))
    let line = asJSON ? try? Console.string(json: document, isPretty: false) : nil
    return line.map { [$0] } ?? []
  }

  func finish() {
    guard !asJSON, !rows.isEmpty else { return }
    let headings = [
      "text", "size", "intrinsic", "fits", "lines", "first baseline", "last baseline", "fonts", "missing",
    ]
    Console.print(TableText(headings: headings, rows: rows).text)
  }

  private func addRow(_ result: MeasureResult) {
    let shown = result.lines.map(\.text).joined(separator: "⏎")
    let numbers = [
      Values.text(result.pointSize), "\(Values.text(result.intrinsic.width))×\(Values.text(result.intrinsic.height))",
      "\(Values.text(result.fits.width))×\(Values.text(result.fits.height))",
      String(result.lineCount) + (result.truncated ? " (cut)" : ""), Values.text(result.firstBaseline),
      Values.text(result.lastBaseline),
    ]
    let fonts = result.fonts.compactMap { $0.postScriptName ?? $0.family }.joined(separator: " ")
    rows.append([shown] + numbers + [fonts, result.missing.joined(separator: " ")])
  }
}
