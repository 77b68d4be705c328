/// A platform whose text styles Apple publishes.
///
/// There is no visionOS: the Human Interface Guidelines print no sizes for it.
public enum Platform: String, CaseIterable, Sendable {
  /// iOS and iPadOS: all twelve categories.
  case ios
  /// macOS, which has no Dynamic Type.
  case macos
  /// tvOS, which has no Dynamic Type in the published table.
  case tvos
  /// watchOS: nine categories, without M, AX4 and AX5.
  case watchos

  /// The platform with this name, in any letter case (`iOS`, `ios`), or an error that suggests the nearest name.
  public static func named(_ name: String) throws(UnknownNameError) -> Platform {
    if let platform = Platform(rawValue: name.lowercased()) { return platform }
    throw UnknownNameError(kind: "platform", name: name, members: allCases.map(\.rawValue))
  }
}
