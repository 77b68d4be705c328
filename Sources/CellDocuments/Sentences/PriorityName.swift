import LayoutCore

/// The priorities that have a name in documents.
enum PriorityName: String, CaseIterable {
  case required
  case high
  case low

  /// 1000, 750 or 250.
  var priority: LayoutPriority {
    switch self {
    case .required: .required
    case .high: .defaultHigh
    case .low: .defaultLow
    }
  }

  static let allNames = allCases.map(\.rawValue)

  /// The priority of this number; nil when it is not above 0 and at most 1000.
  static func priority(_ number: Double) -> LayoutPriority? {
    let priority = LayoutPriority(Float(number))
    return priority.rawValue > 0 && number <= 1000 ? priority : nil
  }
}
