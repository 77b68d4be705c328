import StringCatalogs

/// The numbers of causes with the same names, by their positions in the documents.
///
/// Suppressed findings and those in a baseline count as well, so that no cause gets the number of
/// another that is no longer open.
struct CauseNumbers {
  private let name: (Cause) -> String
  private let places: [String: [ElementPlace?]]

  /// - Parameter name: The properties that distinguish causes, except for their positions.
  /// - Complexity: O(*n* log *n*) in the findings.
  init(_ report: AuditReport, name: @escaping (Cause) -> String) {
    self.name = name
    let all = report.causes + Cause.folded(report.suppressed) + Cause.folded(report.known)
    places = Dictionary(grouping: all, by: name).mapValues { twins in
      Set(twins.map(\.place)).sorted { a, b in Self.order(a) < Self.order(b) }
    }
  }

  /// Returns the number, from 1, in the order of the document.
  func number(of cause: Cause) -> Int { (places[name(cause)]?.firstIndex(of: cause.place) ?? 0) + 1 }

  private static func order(_ place: ElementPlace?) -> (String, Int, Int) {
    (place?.file ?? "", place?.position.line ?? 0, place?.position.column ?? 0)
  }
}
