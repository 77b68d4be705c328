import Strut

/// The differences between faces, in sentences.
package struct FaceSummary {
  private let differences: FaceDifferences
  private static let namesShown = 10

  package init(_ differences: FaceDifferences) { self.differences = differences }

  private var isPair: Bool { differences.reports.count == 2 }

  /// The sentences.
  package var lines: [String] {
    let rows = differences.rows
    let same = rows.filter { !$0.differs }
    guard same.count < rows.count else { return ["All \(rows.count) fields are equal."] }
    return ["\(rows.count - same.count) of \(rows.count) fields differ."] + [lineHeights, heights].compactMap { $0 }
      + lists
      + (same.isEmpty ? [] : ["Equal: \(Self.list(same.map(\.label)))."])
  }

  private func difference(_ path: String) -> Double? {
    guard let row = differences.rows.first(where: { $0.path == path }), row.differs else { return nil }
    return row.difference.flatMap { $0.isLength ? $0.amount : nil }
  }

  /// Returns "20.3 % of the em lower" for two faces, or "by up to 20.3 % of the em" for more.
  private func words(_ ems: Double) -> String {
    let share = "\(FaceDifferences.percent(abs(ems))) % of the em"
    return isPair ? "\(share) \(ems < 0 ? "lower" : "higher")" : "by up to \(share)"
  }

  /// The platforms whose line heights are compared. WebKit is included if the lines of a face
  /// differ from those in Core Text.
  private var platforms: [(key: String, label: String, profile: FaceReport.Profile)] {
    let profiles = differences.reports.map(\.profiles)
    return profiles.map(\.shown).max { $0.count < $1.count } ?? []
  }

  /// The line heights, with platforms grouped by their difference.
  private var lineHeights: String? {
    var groups: [(words: String, platforms: [String])] = []
    for (key, label, _) in platforms {
      let words = difference("profiles.\(key).lineHeight").map(words) ?? "equal"
      if let index = groups.firstIndex(where: { $0.words == words }) {
        groups[index].platforms.append(label)
      } else {
        groups.append((words, [label]))
      }
    }
    guard groups.contains(where: { $0.words != "equal" }) else { return "Line heights are equal on all platforms." }
    let parts = groups.map { "\($0.words) (\($0.platforms.joined(separator: ", ")))" }
    return "\(isPair ? "B's line heights:" : "Line heights differ:") \(parts.joined(separator: "; "))."
  }

  /// The ascender, descender, cap height and x-height.
  private var heights: String? {
    let named = [
      ("ascender", "ascender"), ("descender", "descender"), ("capHeight", "cap height"), ("xHeight", "x-height"),
    ]
    let parts = named.compactMap { name, label in difference("metrics.\(name)").map { "\(label) \(words($0))" } }
    return parts.isEmpty ? nil : "\(isPair ? "B's heights:" : "Heights differ:") \(parts.joined(separator: ", "))."
  }

  /// The items that some faces have and others lack.
  private var lists: [String] {
    // Warnings are sentences and are listed one by one.
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
      return "\(label) that some lack: \(parts.joined(separator: "; "))."
    }
  }

  private static func list(_ names: [String]) -> String {
    // One more name takes no more room than the words that replace it.
    guard names.count > namesShown + 1 else { return names.joined(separator: ", ") }
    return names.prefix(namesShown).joined(separator: ", ") + " and \(names.count - namesShown) more"
  }
}
