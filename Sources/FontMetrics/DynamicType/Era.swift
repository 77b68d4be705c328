/// A release of iOS with its own metrics, in chronological order.
///
/// ```swift
/// try Era.named("ios15") >= .iOS13   // true
/// try Era.named("iOS19")             // no release named "iOS19". Did you mean "iOS18"?
/// ```
/// Facts.md lists the first release and the confidence of each number.
public enum Era: String, Hashable, Sendable, Codable, CaseIterable {
  /// iOS 11: cells are measured before their margins are known.
  case iOS11
  /// iOS 12.
  case iOS12
  /// iOS 13.
  case iOS13
  /// iOS 14, with the first list contents.
  case iOS14
  /// iOS 15.
  case iOS15
  /// iOS 16.
  case iOS16
  /// iOS 17, the default.
  case iOS17
  /// iOS 18, the last before the design of 2025.
  case iOS18
  /// iOS 26, the design of 2025.
  case iOS26

  /// The default release, iOS 17.
  public static let standard = Era.iOS17

  /// Creates the release with a name, not case-sensitive, or returns nil for an unknown one.
  public init?(name: String) {
    let wanted = name.lowercased()
    guard let era = Self.allCases.first(where: { $0.rawValue.lowercased() == wanted }) else { return nil }
    self = era
  }

  /// Returns the release with a name, like ``init(name:)``, or throws an error that suggests the
  /// nearest one.
  public static func named(_ name: String) throws(UnknownNameError) -> Era {
    if let era = Era(name: name) { return era }
    throw UnknownNameError(kind: "release", name: name, members: allCases.map(\.rawValue))
  }
}

extension Era: Comparable {
  /// Returns `true` if the left release is earlier.
  public static func < (left: Era, right: Era) -> Bool { left.number < right.number }

  /// The number of the release: 17 for iOS 17.
  var number: Int { Int(rawValue.dropFirst(3)) ?? 0 }
}
