import Queries
import Strut

/// Prints the answers of `strut inspect` as they arrive: as a JSON document, or as text with a
/// blank line between entries.
struct InspectPrinter {
  private var findings = KeptSentences()
  /// The findings for `--strict`. Each face of a family has the same ones.
  var strictFindings: [String] { findings.all }

  /// The differences that precede the faces in JSON, if requested.
  var differences: [DifferenceReport]?

  private let asJSON: Bool
  private let total: Int
  private var progress: Progress
  private var (answerCount, entryCount, failureCount) = (0, 0, 0)
  private var (hasBug, isIncomplete) = (false, false)

  init(asJSON: Bool, total: Int) {
    self.asJSON = asJSON
    self.total = total
    progress = Progress(unit: "fonts", total: total)
  }

  /// Prints answers in a single write.
  mutating func add(_ answers: [FontInspector.Answer]) throws {
    progress.hide()
    try print(answers.flatMap(\.entries))
    for answer in answers {
      answer.notes.forEach(Console.error)
      findings.add(answer.strictFindings)
      isIncomplete = isIncomplete || answer.isIncomplete
      guard let failure = answer.failure else { continue }
      failureCount += 1
      hasBug = hasBug || failure.status == .bug
    }
    answerCount += answers.count
    progress.update(answerCount)
  }

  private mutating func print(_ entries: [String]) throws {
    var text = ""
    for entry in entries {
      text += try separator + entry
      entryCount += 1
    }
    Console.write(asJSON ? text : text.withoutControls)
  }

  /// The text before the next entry.
  private var separator: String {
    get throws {
      guard asJSON else { return entryCount == 0 ? "" : "\n\n" }
      return entryCount == 0 ? try InspectDocument.opening(differences: differences) : InspectDocument.separator
    }
  }

  mutating func finish() {
    progress.hide()
    Console.print(asJSON ? InspectDocument.closing : "")
  }

  /// The exit status if some or all of the names have no answer.
  var status: ExitStatus? {
    if hasBug { return .bug }
    if failureCount == total { return .input }
    return failureCount > 0 || isIncomplete ? .findings : nil
  }
}
