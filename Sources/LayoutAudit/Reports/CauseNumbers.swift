import StringCatalogs

/// Which of several causes each is that names do not tell apart, by their places in the documents.
///
/// What is suppressed and what a baseline has counts as well, so that no cause takes another one's number when that one is no longer open.
struct CauseNumbers {
  private let name: (Cause) -> String
  private let places: [String: [ElementPlace?]]

  /// - Parameter name: What tells causes apart but for their places.
  /// - Complexity: O(*n* log *n*) in the findings.
  init(_ report: AuditReport, name: @escaping (Cause) -> String) {
    self.name = name
    let all = report.causes + Cause.folded(report.suppressed) + Cause.folded(report.known)
    places = Dictionary(grouping: all, by: name).mapValues { twins in
      Set(twins.map(\.place)).sorted { a, b in Self.order(a) < Self.order(b) }
    }
  }

  /// From 1, in the order of the document.
  func number(of cause: Cause) -> Int { (places[name(cause)]?.firstIndex(of: cause.place) ?? 0) + 1 }

  private static func order(_ place: ElementPlace?) -> (String, Int, Int) {
    (place?.file ?? "", place?.position.line ?? 0, place?.position.column ?? 0)
  }
}
