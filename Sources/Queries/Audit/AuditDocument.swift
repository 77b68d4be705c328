package import Strut

/// The JSON output of `strut audit`: the report, and the versions that its numbers depend on.
package struct AuditDocument: Encodable {
  private let report: AuditReport

  private enum CodingKeys: CodingKey { case schema, engines }

  /// - Parameter problems: The reasons that cells were not laid out, as the reader is to see them.
  package init(_ report: AuditReport, problems: [AuditProblem]) {
    var report = report
    report.problems = problems
    self.report = report
  }

  package func encode(to encoder: any Encoder) throws {
    try report.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(1, forKey: .schema)
    try container.encode(Engines.current, forKey: .engines)
  }
}
