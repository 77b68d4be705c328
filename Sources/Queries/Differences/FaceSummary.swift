import Strut

/// What differs between faces and what does not, in words.
package struct FaceSummary {
  private let differences: FaceDifferences
  private static let namesShown = 10

  package init(_ differences: FaceDifferences) { self.differences = differences }

  private var isPair: Bool { differences.reports.count == 2 }

  /// A sentence a line.
  package var lines: [String] {
    let rows = differences.rows
    let same = rows.filter { !$0.differs }
    guard same.count < rows.count else { return ["The same in all \(rows.count) fields."] }
    return ["\(rows.count - same.count) of \(rows.count) fields differ."] + [lineHeights, heights].compactMap { $0 }
      + lists
      + (same.isEmpty ? [] : ["The same: \(Self.list(same.map(\.label)))."])
  }

  private func difference(_ path: String) -> Double? {
    guard let row = differences.rows.first(where: { $0.path == path }), row.differs else { return nil }
    return row.difference.flatMap { $0.isLength ? $0.amount : nil }
  }

  /// "20.3 % of the em lower" of two, "by up to 20.3 % of the em" of more.
  private func words(_ ems: Double) -> String {
    let share = "\(FaceDifferences.percent(abs(ems))) % of the em"
    return isPair ? "\(share) \(ems < 0 ? "lower" : "higher")" : "by up to \(share)"
  }

  /// The platforms whose lines are told: WebKit where one of the faces has other lines there than in Core Text.
  private var platforms: [(key: String, label: String, profile: FaceReport.Profile)] {
    let profiles = differences.reports.map(\.profiles)
    return profiles.map(\.shown).max { $0.count < $1.count } ?? []
  }

  /// The line heights, platforms that differ alike together.
  private var lineHeights: String? {
    var groups: [(words: String, platforms: [String])] = []
    for (key, label, _) in platforms {
      let words = difference("profiles.\(key).lineHeight").map(words) ?? "the same"
      if let index = groups.firstIndex(where: { $0.words == words }) {
        groups[index].platforms.append(label)
      } else {
        groups.append((words, [label]))
      }
    }
    guard groups.contains(where: { $0.words != "the same" }) else { return "Lines are of one height everywhere." }
    let parts = groups.map { "\($0.words) (\($0.platforms.joined(separator: ", ")))" }
    return "\(isPair ? "B's lines:" : "Lines differ") \(parts.joined(separator: "; "))."
  }

  /// Ascender, descender, cap height and x-height.
  private var heights: String? {
    let named = [
      ("ascender", "ascender"), ("descender", "descender"), ("capHeight", "cap height"), ("xHeight", "x-height"),
    ]
    let parts = named.compactMap { name, label in difference("metrics.\(name)").map { "\(label) \(words($0))" } }
    return parts.isEmpty ? nil : "\(isPair ? "B's heights:" : "Heights differ:") \(parts.joined(separator: ", "))."
  }

  /// What one of the faces has and another has not.
  private var lists: [String] {
    // Warnings are sentences, and told one by one.
    differences.rows.filter { $0.differs && $0.path != "warnings" }.compactMap { row in
      let sets = row.values.map { value in if case .list(let list)? = value { Set(list) } else { Set<String>() } }
      let all = sets.dropFirst().reduce(sets.first ?? []) { $0.intersection($1) }
      let parts = zip(differences.letters, row.values).compactMap { letter, value -> String? in
        guard case .list(let list)? = value else { return nil }
        let own = list.filter { !all.contains($0) }
        return own.isEmpty ? nil : "\(letter) \(Self.list(own))"
      }
      guard !parts.isEmpty else { return nil }
      let label = row.label.prefix(1).uppercased() + row.label.dropFirst()
      return "\(label) that not all have: \(parts.joined(separator: "; "))."
    }
  }

  private static func list(_ names: [String]) -> String {
    // One name more is no longer than the words that leave it out.
    guard names.count > namesShown + 1 else { return names.joined(separator: ", ") }
    return names.prefix(namesShown).joined(separator: ", ") + " and \(names.count - namesShown) more"
  }
}
