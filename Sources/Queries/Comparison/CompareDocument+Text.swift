import Strut

extension CompareDocument {
  /// The comparison as text: the table, the verdict with its reasons, and the CSS.
  package var text: String {
    var parts = [heading, table, answer + reasons]
    if verdict.answer != "yes" { parts.append(css) }
    if !notes.isEmpty { parts.append(notes.map { "note: \($0)".wrapped() }.joined(separator: "\n")) }
    return parts.joined(separator: "\n\n")
  }

  private var heading: String {
    let script = sample.script.map { "Strut's sample (\($0))" } ?? "the given sample"
    let left = widths.wordsLeftOut == 0 ? "" : ", \(widths.wordsLeftOut) skipped"
    return "A  \(a.heading)\nB  \(b.heading)\nat \(Values.text(pointSize)) points, over \(script): "
      + "\(widths.words) words\(left)"
  }

  private var table: String {
    var table = TableText(headings: ["", "A", "B", "B - A", "B in %", "B overridden"])
    for row in rows {
      let share = row.share.map { $0 * 100 }
      table.rows.append([row.label] + [row.a, row.b, row.difference, share, row.adjusted].map(Self.number))
    }
    return table.text
  }

  /// Three decimals. A thousandth of a point is invisible.
  private static func number(_ value: Double?) -> String {
    value.map { Values.text(($0 * 1000).rounded() / 1000) } ?? "-"
  }

  private var answer: String {
    switch verdict.answer {
    case "yes": "Yes: B can replace A without changes."
    case "withOverrides": "On a web page, only with the overrides below."
    default: "No."
    }
  }

  private var reasons: String {
    var reasons = verdict.reasons
    if !missing.sample.isEmpty { reasons.append("Missing from the sample: \(Self.shortened(missing.sample)).") }
    if missing.codepoints > 0 { reasons.append("B lacks \(missing.codepoints) of A's characters.") }
    return reasons.map { "\n" + "  \($0)".wrapped(indent: 4) }.joined()
  }

  private static func shortened(_ names: [String]) -> String {
    let shown = names.prefix(12).joined(separator: " ")
    return names.count > 12 ? "\(shown) …" : shown
  }
}
