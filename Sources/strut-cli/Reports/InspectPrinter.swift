import Strut

/// Prints the answers of `strut inspect` as they come: a JSON document, or entries for people with a line between them.
struct InspectPrinter {
  private(set) var substitutions: [String] = []
  /// What stands before the faces in JSON, where it was asked for.
  var differences: [DifferenceReport]?

  private let asJSON: Bool
  private let total: Int
  private var progress: Progress
  private var (answerCount, entryCount, failureCount) = (0, 0, 0)
  private var hasBug = false

  init(asJSON: Bool, total: Int) {
    self.asJSON = asJSON
    self.total = total
    progress = Progress(unit: "fonts", total: total)
  }

  mutating func add(_ answer: FontInspector.Answer) throws {
    progress.hide()
    try print(answer.entries)
    answer.notes.forEach(Console.error)
    substitutions += answer.substitutions
    answerCount += 1
    if let failure = answer.failure {
      failureCount += 1
      hasBug = hasBug || failure.status == .bug
    }
    progress.update(answerCount)
  }

  private mutating func print(_ entries: [String]) throws {
    var text = ""
    for entry in entries {
      let opening = asJSON ? try InspectDocument.opening(differences: differences) : ""
      let separator = asJSON ? InspectDocument.separator : "\n\n"
      text += (entryCount == 0 ? opening : separator) + entry
      entryCount += 1
    }
    Console.write(text)
  }

  mutating func finish() {
    progress.hide()
    Console.print(asJSON ? InspectDocument.closing : "")
  }

  /// What the command ends with when some or all of the names have no answer.
  var status: ExitStatus? {
    if hasBug { return .bug }
    if failureCount == total { return .input }
    return failureCount > 0 ? .findings : nil
  }
}
