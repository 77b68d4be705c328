internal import FontInterop

/// The versions of the font engines, as they report them. Results are identical only with the same
/// versions.
public enum FontEngineVersions {
  /// FreeType's version, such as "2.12.1".
  public static var freeType: String { EngineVersions.freeType }

  /// HarfBuzz's version, such as "6.0.0".
  public static var harfBuzz: String { EngineVersions.harfBuzz }
}
