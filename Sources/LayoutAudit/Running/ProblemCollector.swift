import StringCatalogs

/// The problems of subjects, each once: most come again at every text size and in every language.
struct ProblemCollector: Sendable {
  /// The most problems of a subject that are told: a file of rows may have one in each.
  static let limit = DocumentLimits.errors

  private var told: [AuditProblem] = []
  private var seen: Set<AuditProblem> = []
  private var counts: [String: Int] = [:]
  /// The subjects that have more, in the order in which that showed.
  private var overflowed: [String] = []

  /// Notes an error; each of a document's by itself.
  mutating func add(_ error: any Error, subject: String) {
    AuditProblem.problems(error, subject: subject).forEach { add($0) }
  }

  private mutating func add(_ problem: AuditProblem) {
    guard !seen.contains(problem) else { return }
    guard counts[problem.subject, default: 0] < Self.limit else { return overflow(problem.subject) }
    seen.insert(problem)
    counts[problem.subject, default: 0] += 1
    told.append(problem)
  }

  private mutating func overflow(_ subject: String) {
    if !overflowed.contains(subject) { overflowed.append(subject) }
  }

  /// Adds those of another.
  mutating func merge(_ other: ProblemCollector) {
    other.told.forEach { add($0) }
    other.overflowed.forEach { overflow($0) }
  }

  /// In the order in which they were met; then which subjects have more.
  var all: [AuditProblem] {
    told
      + overflowed.map {
        AuditProblem(subject: $0, message: "there are more problems; only the first \(Self.limit) are listed")
      }
  }
}
