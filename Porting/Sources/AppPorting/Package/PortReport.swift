/// The report on the copy of an app: what it has, what it lacks, and what changes.
public struct PortReport {
  private let copy: AppCopy

  /// Creates the report on a copy.
  public init(_ copy: AppCopy) { self.copy = copy }

  /// The numbers, on one line.
  public var summary: String {
    "\(Self.counted(copy.count, "file")) taken along, \(copy.leftOut.count) left out, \(Self.counted(copy.stubs.count, "stub")), \(Self.counted(copy.notes.count, "note"))"
  }

  /// The whole report in Markdown.
  public var text: String {
    """
    # Port

    \(summary).

    \(section("Left out", copy.leftOut.map { "\($0.file): \($0.reason)" }))\
    \(section("Stubs", copy.stubs.map { "\($0): an empty module; add what the app uses to Sources/\($0)/\($0).swift" }))\
    \(section("Notes", copy.notes.map { "\($0.file):\($0.line): \($0.text)" }))
    """
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "## \(title)\n\n\(lines.map { "- \($0)\n" }.joined())\n"
  }
}
