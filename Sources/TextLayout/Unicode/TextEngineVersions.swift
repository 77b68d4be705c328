internal import CICU

/// The version of the text engine. Breaks and directions are identical only with the same version.
public enum TextEngineVersions {
  /// ICU's version, such as "72.1".
  public static var icu: String { unsafe String(cString: strut_icu_version()) }
}
