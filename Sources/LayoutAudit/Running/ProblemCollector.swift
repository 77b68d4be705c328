import StringCatalogs

/// The problems of subjects, each once, because most occur at every text size and in every
/// language.
struct ProblemCollector: Sendable {
  /// The maximum number of reported problems of a subject: a file of rows may have one in each row.
  static let limit = DocumentLimits.errors

  private var told: [AuditProblem] = []
  private var seen: Set<AuditProblem> = []
  private var counts: [String: Int] = [:]
  /// The subjects that have more, in order.
  private var overflowed: [String] = []

  /// Adds an error; for a document, each mistake separately.
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

  /// Adds the problems of another collector.
  mutating func merge(_ other: ProblemCollector) {
    other.told.forEach { add($0) }
    other.overflowed.forEach { overflow($0) }
  }

  /// The problems in order, then the subjects that have more.
  var all: [AuditProblem] {
    told
      + overflowed.map {
        AuditProblem(subject: $0, message: "there are more problems; only the first \(Self.limit) are listed")
      }
  }
}
