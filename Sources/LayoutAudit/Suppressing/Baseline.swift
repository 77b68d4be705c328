public import CellDocuments
import Foundation

/// Findings that were there before: with a baseline, only new ones count.
///
/// ```swift
/// try Baseline(report.findings).write(to: "audit-baseline.json")
/// report.compare(with: try Baseline(path: "audit-baseline.json"))
/// report.findings         // what is new
/// ```
/// As a file it is JSON with a line for each finding, in order, so that changes of it read well.
public struct Baseline: Hashable, Sendable {
  /// What was found before, in order, each once.
  public private(set) var findings: [FindingIdentity]

  /// The findings of a report.
  public init(_ findings: [Finding]) {
    var seen = Set<FindingIdentity>()
    self.findings = findings.map(FindingIdentity.init).filter { seen.insert($0).inserted }
  }

  /// Reads a file that ``write(to:)`` wrote. Throws an error that says what is wrong with it.
  public init(path: String) throws(CellDocumentErrors) {
    let bytes = try SettingsFile.bytes(atPath: path)
    do {
      let file = try JSONDecoder().decode(File.self, from: Data(bytes))
      guard file.schema == 1 else { throw BaselineError() }
      findings = file.findings
    } catch {
      throw CellDocumentErrors(
        CellDocumentError(
          code: .syntax, file: path, position: nil,
          message: "the file is no baseline; write it anew with --write-baseline"))
    }
  }

  /// Writes the file. Throws what the system says when it cannot be written.
  public func write(to path: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }

  /// The file's text.
  public var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = findings.compactMap { try? encoder.encode($0) }.map { "    " + String(decoding: $0, as: UTF8.self) }
    return "{\n  \"schema\": 1,\n  \"findings\": [\n" + lines.joined(separator: ",\n") + "\n  ]\n}\n"
  }

  private struct File: Codable {
    var schema: Int
    var findings: [FindingIdentity]
  }

  private struct BaselineError: Error {}
}

extension AuditReport {
  /// Takes out the findings that a baseline has, and keeps them in ``known``; how many of the baseline's are gone is in ``notes``.
  ///
  /// - Complexity: O(*n*) in the findings of both.
  public mutating func compare(with baseline: Baseline) {
    let before = Set(baseline.findings)
    let now = Set(findings.map(FindingIdentity.init))
    known += findings.filter { before.contains(FindingIdentity($0)) }
    findings.removeAll { before.contains(FindingIdentity($0)) }
    let gone = before.subtracting(now).count
    if gone > 0 {
      notes.append("\(gone) of the baseline's \(before.count) findings are gone; write it anew so that they stay away")
    }
  }
}
