/// The source of a font. Later versions may add sources.
public struct FontSource: RawRepresentable, Hashable, Sendable {
  /// The name in JSON.
  public let rawValue: String

  /// Creates a source from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A file that was specified by its path.
  public static let file = FontSource(rawValue: "file")
  /// The fonts that are bundled with Strut.
  public static let bundled = FontSource(rawValue: "bundled")
  /// Fonts that a program registered.
  public static let registered = FontSource(rawValue: "registered")
  /// Fonts that are installed on this machine, according to fontconfig.
  public static let installed = FontSource(rawValue: "installed")
}

extension FontSource: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
