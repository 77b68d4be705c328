/// A platform with published text styles.
///
/// visionOS is missing, because the Human Interface Guidelines contain no sizes for it.
public enum Platform: String, CaseIterable, Sendable {
  /// iOS and iPadOS: all twelve categories.
  case ios
  /// macOS, without Dynamic Type.
  case macos
  /// tvOS, without Dynamic Type in the published table.
  case tvos
  /// watchOS: nine categories, without M, AX4 and AX5.
  case watchos

  /// Returns the platform with a name, not case-sensitive (`iOS`, `ios`), or throws an error that
  /// suggests the nearest name.
  public static func named(_ name: String) throws(UnknownNameError) -> Platform {
    if let platform = Platform(rawValue: name.lowercased()) { return platform }
    throw UnknownNameError(kind: "platform", name: name, members: allCases.map(\.rawValue))
  }
}
