internal import CICU

/// The version of the text engine in use: breaks and directions are the same only where it is.
public enum TextEngineVersions {
  /// ICU's, "72.1".
  public static var icu: String { unsafe String(cString: strut_icu_version()) }
}
