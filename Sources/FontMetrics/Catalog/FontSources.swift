/// The sources of fonts, searched in this order: files specified by path, bundled, registered,
/// installed.
///
/// A catalog with only ``bundled`` is strict: a name that no bundled font has is an error, and so
/// is a path.
public struct FontSources: OptionSet, Hashable, Sendable {
  /// One bit per source.
  public let rawValue: Int

  /// Creates sources from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The fonts that are bundled with Strut.
  public static let bundled = FontSources(rawValue: 1 << 0)
  /// Fonts that a program registered from files, folders or data.
  public static let registered = FontSources(rawValue: 1 << 1)
  /// Fonts that are installed on this machine, according to fontconfig.
  public static let installed = FontSources(rawValue: 1 << 2)
  /// Files that are specified by path. They are not used for fallback.
  public static let files = FontSources(rawValue: 1 << 3)

  /// All sources: the default for matching by name.
  public static let all: FontSources = [.files, .bundled, .registered, .installed]
  /// All sources except installed fonts: the default for fallback, so that results do not depend on
  /// the machine.
  public static let own: FontSources = [.files, .bundled, .registered]
}
