/// The places fonts come from, searched in this order: files named by path, bundled, registered, installed.
///
/// A catalog of ``bundled`` alone is strict: a name that no bundled font has is an error, a path too.
public struct FontSources: OptionSet, Hashable, Sendable {
  /// One bit a place.
  public let rawValue: Int

  /// Places of known bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The fonts that come with Strut.
  public static let bundled = FontSources(rawValue: 1 << 0)
  /// Fonts that a program registered from files, folders or data.
  public static let registered = FontSources(rawValue: 1 << 1)
  /// Fonts that fontconfig knows on this machine.
  public static let installed = FontSources(rawValue: 1 << 2)
  /// Files, where a path stands in the place of a name. Nothing falls back to one.
  public static let files = FontSources(rawValue: 1 << 3)

  /// Every place: the default for fonts asked for by name.
  public static let all: FontSources = [.files, .bundled, .registered, .installed]
  /// All but what is installed: the default for fallback, so that results do not depend on the machine.
  public static let own: FontSources = [.files, .bundled, .registered]
}
