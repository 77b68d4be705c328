import CellDocuments
import FontMetrics
import Foundation
import InterfaceBuilder
public import StringCatalogs
import Yams

extension Baseline {
  /// Reads a file of ``write(to:)``. Throws an error with its mistakes and their positions.
  public init(path: String) throws(CellDocumentErrors) {
    let bytes = try SettingsFile.bytes(atPath: path)
    if let file = try? JSONDecoder().decode(File.self, from: Data(bytes)), let baseline = file.baseline {
      self = baseline
    } else {
      throw Self.mistakes(in: bytes, file: path)
    }
  }

  /// Writes the file. Throws the system's error if it cannot be written.
  public func write(to path: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }

  /// The text of the file.
  public var text: String {
    let lines = findings.map { "    " + ReportJSON.text(Entry(identity: $0, count: count(of: $0)), isPretty: false) }
    let sizes = ReportJSON.text(categories.map(\.shortName), isPretty: false)
    return """
      {
        "schema": 1,
        "categories": \(sizes),
        "widths": \(ReportJSON.text(widths, isPretty: false)),
      \(options)  "findings": [
      \(lines.joined(separator: ",\n"))
        ]\(noteList)
      }

      """
  }

  /// The lines of the languages, and of the text shown instead of text set in code unless it is the
  /// default.
  private var options: String {
    let tags = locales.map { $0.sorted { ($0 ?? "") < ($1 ?? "") } }
    let languages = tags.map { "  \"locales\": \(ReportJSON.text($0, isPretty: false)),\n" } ?? ""
    return languages + (placeholder == .fitting ? "" : "  \"placeholder\": \"\(placeholder.rawValue)\",\n")
  }

  /// The notes, after a comma; empty for none.
  private var noteList: String {
    guard !notes.isEmpty else { return "" }
    let lines = notes.map { "    " + ReportJSON.text($0, isPretty: false) }
    return ",\n  \"notes\": [\n\(lines.joined(separator: ",\n"))\n  ]"
  }

  /// Returns the mistakes of a file that is not a baseline, each with its position. This takes
  /// longer than reading a valid file.
  private static func mistakes(in bytes: [UInt8], file: String) -> CellDocumentErrors {
    do {
      try SettingsFile.read(bytes: bytes, file: file) { mapping, log in BaselineChecker(log: log).check(mapping) }
    } catch {
      return error
    }
    return CellDocumentErrors(
      CellDocumentError(
        code: .syntax, file: file, position: nil,
        message: "the file is not a baseline in JSON; delete it and create a new one with --write-baseline"))
  }

  private struct File: Decodable {
    var schema: Int
    var categories: [String]
    var widths: [Double]
    var locales: [String?]?
    var placeholder: String?
    var findings: [Entry]
    var notes: [FindingIdentity]?

    /// Nil if a name or number has no meaning.
    var baseline: Baseline? {
      let sizes = categories.compactMap { ContentSizeCategory(name: $0) }
      let shown = NibPlaceholder(rawValue: placeholder ?? NibPlaceholder.fitting.rawValue)
      guard schema == 1, sizes.count == categories.count, let shown, findings.allSatisfy(\.isSound),
        notes?.allSatisfy({ NibNote.Code(rawValue: $0.rule) != nil }) ?? true
      else { return nil }
      return Baseline(
        categories: sizes, widths: widths, locales: locales.map(Set.init), placeholder: shown,
        findings: findings.map { ($0.identity, $0.count) }, notes: notes ?? [])
    }
  }

  /// A line: an identity, and the number of its findings if it is more than one.
  private struct Entry: Codable {
    var identity: FindingIdentity
    var count: Int

    private enum CodingKeys: CodingKey { case count }

    init(identity: FindingIdentity, count: Int) { (self.identity, self.count) = (identity, count) }

    init(from decoder: any Decoder) throws {
      identity = try FindingIdentity(from: decoder)
      count = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Int.self, forKey: .count) ?? 1
    }

    var isSound: Bool { AuditRule(rawValue: identity.rule) != nil && (1...Baseline.greatestCount).contains(count) }

    func encode(to encoder: any Encoder) throws {
      try identity.encode(to: encoder)
      guard count > 1 else { return }
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(count, forKey: .count)
    }
  }

  /// More findings than any audit has, so that sums of such numbers do not overflow.
  fileprivate static let greatestCount = 1_000_000_000
}

/// Finds the mistakes of a baseline, line by line.
private struct BaselineChecker {
  let log: ProblemLog
  private static let cure = "; delete the file and create a new one with --write-baseline"

  func check(_ mapping: MappingReader) {
    mapping.checkKeys(
      of: "the baseline",
      known: ["schema", "categories", "widths", "locales", "placeholder", "findings", "notes"])
    for key in ["categories", "widths", "findings"] where mapping[key] == nil {
      log.report(.missingKey, at: .start, "the baseline has no key \(Wording.quoted(key))\(Self.cure)")
    }
    for node in list(mapping, "categories") {
      let name = node.scalar?.string ?? ""
      if ContentSizeCategory(name: name) == nil {
        log.report(.unknownName, at: node.position, "unknown text size \(Wording.quoted(name))\(Self.cure)")
      }
    }
    for node in list(mapping, "widths") where node.float == nil {
      log.report(.invalidValue, at: node.position, "expected a width in points\(Self.cure)")
    }
    _ = mapping.choice(
      "placeholder", kind: "placeholder", names: NibPlaceholder.allCases.map(\.rawValue),
      member: { NibPlaceholder(rawValue: $0) })
    for node in list(mapping, "findings") {
      check(node, "finding", "rule", among: AuditRule.allCases.map(\.rawValue))
    }
    for node in list(mapping, "notes") { check(node, "note", "note", among: NibNote.Code.allCases.map(\.rawValue)) }
  }

  private func list(_ mapping: MappingReader, _ key: String) -> [Node] {
    mapping[key].flatMap { mapping.read.list($0.value, key) } ?? []
  }

  /// - Parameters:
  ///   - entry: The word for the entry.
  ///   - kind: The kind of its rule, whose names are among some.
  private func check(_ node: Node, _ entry: String, _ kind: String, among names: [String]) {
    guard let mapping = MappingReader(node, "a \(entry)", log: log) else { return }
    mapping.checkKeys(
      of: "a \(entry)", known: ["rule", "subject", "element", "other", "detail", "locale", "text", "count"])
    for key in ["rule", "subject", "element"] where mapping[key] == nil {
      log.report(.missingKey, at: node.position, "the \(entry) has no key \(Wording.quoted(key))\(Self.cure)")
    }
    _ = mapping.choice("rule", kind: kind, names: names) { names.contains($0) ? $0 : nil }
    if let count = mapping["count"], (count.value.int ?? 0) < 1 {
      log.report(
        .invalidValue, at: count.value.position, "\"count\" must be a whole number, 1 or more\(Self.cure)")
    }
  }
}
