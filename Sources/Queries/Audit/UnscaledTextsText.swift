import Strut

/// Text that keeps its size and is only a note, reported once for each file because apps have much
/// of it.
struct UnscaledTextsText {
  /// The reason why text that keeps its size is only a note.
  enum Kind: CaseIterable {
    /// It has the size of its text style when it is loaded.
    case rightOnceLoaded
    /// Code may set another font.
    case fontFromCode

    /// The kind of a fault, or nil for a fault that is reported individually.
    init?(_ fault: Fault) {
      if fault.isRightOnceLoaded {
        self = .rightOnceLoaded
      } else if fault.isFontFromCode {
        self = .fontFromCode
      } else {
        return nil
      }
    }

    fileprivate var sentences: String {
      switch self {
      case .rightOnceLoaded:
        """
        text that has the right size after loading, but does not follow a change of the text size while it is \
        visible. Set adjustsFontForContentSizeCategory.
        """
      case .fontFromCode:
        """
        text with a fixed size in views with a custom class and custom attributes, so code may set another font. \
        Check that the text scales.
        """
      }
    }
  }

  private let kind: Kind
  private let files: [(name: String, causes: [Cause])]
  private let showsAll: Bool

  /// The number of files, and of names in each, to show if not all are requested.
  private static let (fileLimit, nameLimit) = (5, 3)

  /// The causes of a kind.
  init(_ causes: [Cause], _ kind: Kind, showsAll: Bool) {
    (self.kind, self.showsAll) = (kind, showsAll)
    let ofKind = causes.filter { Kind($0.worst.fault) == kind }
    let found = Dictionary(grouping: ofKind) { $0.worst.place?.file ?? $0.worst.subject }
    files = found.map { ($0.key, $0.value) }.sorted { a, b in
      a.causes.count != b.causes.count ? a.causes.count > b.causes.count : a.name < b.name
    }
  }

  /// A paragraph, or an empty string if there is no such text.
  var text: String {
    guard let first = files.first?.causes.first else { return "" }
    let shown = showsAll ? files[...] : files.prefix(Self.fileLimit)
    let heading =
      "\(first.severity.rawValue) \(first.rule.rawValue), in files: \(kind.sentences)\(consequence)"
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

  /// The consequence of text whose size code sets for the completeness of the audit.
  private var consequence: String {
    guard kind == .fontFromCode else { return "" }
    let causes = files.flatMap(\.causes)
    let cells = Set(causes.map(\.worst.subject)).count
    return " \(AuditText.counted(causes.count, "label")) in \(AuditText.counted(cells, "cell")) kept the size in the "
      + "file: findings that they have at other sizes are missing."
  }

  private func line(_ file: (name: String, causes: [Cause])) -> String {
    let names = file.causes.map(\.elementName)
    let shown = showsAll ? names[...] : names.prefix(Self.nameLimit)
    let others = names.count - shown.count
    return "  \(file.name): \(shown.joined(separator: ", "))"
      + (others > 0 ? " and \(AuditText.counted(others, "other"))" : "")
  }
}
