import LayoutCore

/// The priorities with names in documents.
enum PriorityName: String, CaseIterable {
  case required
  case high
  case low

  /// The priority: 1000, 750 or 250.
  var priority: LayoutPriority {
    switch self {
    case .required: .required
    case .high: .defaultHigh
    case .low: .defaultLow
    }
  }

  static let allNames = allCases.map(\.rawValue)

  /// Returns the priority with a value; nil unless it is greater than 0 and at most 1000.
  static func priority(_ number: Double) -> LayoutPriority? {
    let priority = LayoutPriority(Float(number))
    return priority.rawValue > 0 && number <= 1000 ? priority : nil
  }
}
