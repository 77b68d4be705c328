import CellDocuments
import FontMetrics
import Foundation
import LayoutAudit
import LayoutCore
import TableLayout
import TextLayout

/// Measures the time of an audit: `AuditBenchmarks TEXTS [ROWS]`, where TEXTS is a file of lines
/// `{"lang": …, "text": …}`. A thousand strings in each of twenty languages result in 720,000
/// layouts of a cell with two labels.
@main
struct AuditBenchmarks {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let path = arguments.first else {
      FileHandle.standardError.write(Data("usage: AuditBenchmarks TEXTS [ROWS]\n".utf8))
      exit(64)
    }
    let texts = try TextsByLanguage(path: path, rows: arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000)
    for workers in [1, 2] {
      // Fonts with empty caches.
      let typesetting = Typesetting(fonts: try FontCatalog.bundled())
      var audit = Audit([TwoLabelSubject(texts: texts)])
      audit.locales = texts.languages.map { tag in
        let direction = Locale.Language(identifier: tag).characterDirection
        return AuditLocale(identifier: tag, direction: direction == .rightToLeft ? .rightToLeft : .leftToRight)
      }
      audit.traits.typesetting = typesetting
      let start = now()
      let report = try await audit.run(workers: workers)
      let seconds = (now() - start) / 1e9
      let counters = typesetting.text.counters
      print(
        """
        \(report.layoutCount) layouts (\(texts.rows) rows, \(texts.languages.count) languages, 12 sizes, 3 widths), \
        \(workers) worker\(workers == 1 ? "" : "s"): \
        \(String(format: "%.1f", seconds)) s, \(Int(Double(report.layoutCount) / seconds)) layouts a second, \
        \(report.findings.count) findings, peak \(peakMegabytes) MB; \
        \(counters.cachedTexts + counters.evictions) texts shaped in \(counters.shapings) runs, for \
        \(texts.distinct * 2) texts in a language and a style
        """)
    }
  }

  /// Returns the peak memory of the process, in megabytes.
  private static var peakMegabytes: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss / 1024
  }
}

/// Returns a number of strings in each language.
struct TextsByLanguage: Sendable {
  let languages: [String]
  let texts: [String: [String]]
  let rows: Int

  /// Returns the number of different strings, counted in each language.
  var distinct: Int { languages.reduce(0) { $0 + Set((texts[$1] ?? []).prefix(rows)).count } }

  private struct Line: Decodable {
    var lang, text: String
  }

  init(path: String, rows: Int) throws {
    let decoder = JSONDecoder()
    var texts: [String: [String]] = [:]
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let line = try decoder.decode(Line.self, from: Data(line.utf8))
      texts[line.lang, default: []].append(line.text)
    }
    self.texts = texts
    languages = texts.keys.sorted()
    self.rows = rows
  }
}

/// Returns a cell of two labels that shows each string of a language above another string.
struct TwoLabelSubject: AuditSubject {
  let texts: TextsByLanguage
  var name: String { "TwoLabelCell" }
  var partCount: Int { texts.rows }
  func part(at index: Int) -> AuditPart? { AuditPart(index: index, kind: .row(index, section: 0)) }

  func prepare(parts: Range<Int>, locale: AuditLocale) throws -> any PreparedParts {
    PreparedTexts(texts: texts.texts[locale.identifier ?? ""] ?? [])
  }

  func place(ofElement path: String, part index: Int) -> ElementPlace? { nil }
}

struct PreparedTexts: PreparedParts {
  let texts: [String]

  func stage(traits: TraitCollection) throws -> any AuditStage {
    try traits.performAsCurrent { try TwoLabelStage(texts) }
  }
}

final class TwoLabelStage: AuditStage {
  private let texts: [String]
  private let cell: TableViewCell
  private let (headline, body) = (Label(), Label())

  init(_ texts: [String]) throws {
    self.texts = texts
    cell = TableViewCell(style: .default, reuseIdentifier: nil)
    let traits = TraitCollection.current
    for (label, style, name) in [(headline, TextStyle.headline, "headline"), (body, .body, "body")] {
      label.font = try traits.fonts.preferredFont(for: style, category: traits.contentSizeCategory)
      label.numberOfLines = 0
      label.accessibilityIdentifier = name
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
    }
    let margins = cell.contentView.layoutMarginsGuide
    LayoutConstraint.activate([
      headline.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      headline.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      body.leadingAnchor.constraint(equalTo: headline.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: headline.trailingAnchor),
      headline.topAnchor.constraint(equalTo: margins.topAnchor),
      body.topAnchor.constraint(equalTo: headline.bottomAnchor, constant: 4),
      margins.bottomAnchor.constraint(equalTo: body.bottomAnchor),
    ])
  }

  func show(part index: Int) -> StagedPart {
    headline.text = texts[index % texts.count]
    body.text = texts[(index * 7 + 1) % texts.count]
    return StagedPart(.cell(cell, hasSeparator: true))
  }
}

/// Returns the time on the clock, in nanoseconds.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
