import Strut

/// Texts that keep their size and are no more than notes, told once for each file: apps have many.
struct UnscaledTextsText {
  /// Why a text that keeps its size is no more than a note.
  enum Kind: CaseIterable {
    /// It has the size of its text style once it is loaded.
    case rightOnceLoaded
    /// Code may set another font.
    case fontFromCode

    /// The kind of a fault; nil for a fault that is told by itself.
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
        texts that are right once they are loaded, and do not follow a change of the text size while they show. Set \
        adjustsFontForContentSizeCategory.
        """
      case .fontFromCode:
        """
        texts of a fixed size whose class and attributes are the app's own, so that code may set another font. See that it \
        scales.
        """
      }
    }
  }

  private let kind: Kind
  private let files: [(name: String, causes: [Cause])]
  private let showsAll: Bool

  /// How many files, and names in one, are shown where not all are asked for.
  private static let (fileLimit, nameLimit) = (5, 3)

  /// Those of a kind among causes.
  init(_ causes: [Cause], _ kind: Kind, showsAll: Bool) {
    (self.kind, self.showsAll) = (kind, showsAll)
    let ofKind = causes.filter { Kind($0.worst.fault) == kind }
    let found = Dictionary(grouping: ofKind) { $0.worst.place?.file ?? $0.worst.subject }
    files = found.map { ($0.key, $0.value) }.sorted { a, b in
      a.causes.count != b.causes.count ? a.causes.count > b.causes.count : a.name < b.name
    }
  }

  /// A paragraph; empty where there are none.
  var text: String {
    guard let first = files.first?.causes.first else { return "" }
    let shown = showsAll ? files[...] : files.prefix(Self.fileLimit)
    let heading = "\(first.severity.rawValue) \(first.rule.rawValue), in files: \(kind.sentences)"
    let rest = files.dropFirst(shown.count)
    let more = rest.reduce(0) { $0 + $1.causes.count }
    let end =
      rest.isEmpty
      ? []
      : [
        "  \(AuditText.counted(rest.count, "more file")) with \(AuditText.counted(more, "text")); use --all to show them."
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
