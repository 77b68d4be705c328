import Strut

/// Text whose size does not follow a change of the text size while it is shown, reported once for
/// each file because apps have much of it.
struct LoadedTextsText {
  private let files: [(name: String, causes: [Cause])]
  private let showsAll: Bool

  /// The number of files, and of names in each, to show if not all are requested.
  private static let (fileLimit, nameLimit) = (5, 3)

  init(_ causes: [Cause], showsAll: Bool) {
    self.showsAll = showsAll
    let found = Dictionary(grouping: causes) { $0.worst.place?.file ?? $0.worst.subject }
    files = found.map { ($0.key, $0.value) }.sorted { a, b in
      a.causes.count != b.causes.count ? a.causes.count > b.causes.count : a.name < b.name
    }
  }

  /// A paragraph, or an empty string if there is no such text.
  var text: String {
    guard let first = files.first?.causes.first else { return "" }
    let shown = showsAll ? files[...] : files.prefix(Self.fileLimit)
    let heading =
      "\(first.severity.rawValue) \(first.rule.rawValue), in files: text that has the right size after loading, but does not follow a "
      + "change of the text size while it is shown. Set adjustsFontForContentSizeCategory."
    let rest = files.dropFirst(shown.count)
    let more = rest.reduce(0) { $0 + $1.causes.count }
    let end =
      rest.isEmpty
      ? []
      : [
        "  \(AuditText.counted(rest.count, "more file")) with \(AuditText.counted(more, "label")); use --all to show all."
      ]
    return ([heading] + shown.map(line) + end).joined(separator: "\n")
  }

  private func line(_ file: (name: String, causes: [Cause])) -> String {
    let names = file.causes.map(\.elementName)
    let shown = showsAll ? names[...] : names.prefix(Self.nameLimit)
    let others = names.count - shown.count
    return "  \(file.name): \(shown.joined(separator: ", "))"
      + (others > 0 ? " and \(AuditText.counted(others, "other"))" : "")
  }
}
