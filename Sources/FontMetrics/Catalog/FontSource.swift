/// One place that a font came from. Open: later versions may have more places.
public struct FontSource: RawRepresentable, Hashable, Sendable {
  /// The name that JSON output carries.
  public let rawValue: String

  /// Wraps a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A file that was named by its path.
  public static let file = FontSource(rawValue: "file")
  /// The fonts that come with Strut.
  public static let bundled = FontSource(rawValue: "bundled")
  /// Fonts that a program registered.
  public static let registered = FontSource(rawValue: "registered")
  /// Fonts that fontconfig knows on this machine.
  public static let installed = FontSource(rawValue: "installed")
}

extension FontSource: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
