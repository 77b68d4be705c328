internal import FontInterop

/// The versions of the font engines in use, as they report themselves: results are the same only where these are.
public enum FontEngineVersions {
  /// FreeType's, "2.12.1".
  public static var freeType: String { EngineVersions.freeType }

  /// HarfBuzz's, "6.0.0".
  public static var harfBuzz: String { EngineVersions.harfBuzz }
}
