package import FontMetrics

/// A platform whose line boxes are compared. Later versions may add platforms.
public struct LinePlatform: RawRepresentable, Hashable, Sendable {
  /// The name in JSON.
  public let rawValue: String

  /// Creates a platform from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Core Text, and therefore UIKit, AppKit and the browsers on Apple's systems, with Safari except
  /// for ``webKit``.
  public static let coreText = LinePlatform(rawValue: "coreText")
  /// WebKit on Apple's systems, which uses `typo` for fonts with a `MATH` table and
  /// `USE_TYPO_METRICS`, and otherwise Core Text's box.
  public static let webKit = LinePlatform(rawValue: "webKit")
  /// FreeType and HarfBuzz.
  public static let freeType = LinePlatform(rawValue: "freeType")
  /// GDI on Windows.
  public static let windows = LinePlatform(rawValue: "windows")
  /// A browser on Linux or Android.
  public static let browser = LinePlatform(rawValue: "browser")

  /// A browser on Windows: `typo` if `USE_TYPO_METRICS` is set, otherwise as with GDI. It is based
  /// on reports about DirectWrite; no Windows was measured.
  public static let windowsBrowser = LinePlatform(rawValue: "windowsBrowser")

  /// The platforms that are compared, in display order.
  package static let compared = [coreText, freeType, windows, browser]
}

/// The line box of a font on a platform, in ems, with y pointing up from the baseline.
package struct PlatformLineBox: Hashable, Sendable {
  /// The table the platform chooses.
  package var source: MetricSource
  /// Top of the box above the baseline.
  package var ascender: Double
  /// Bottom of the box; negative below the baseline.
  package var descender: Double
  /// Extra space between lines.
  package var lineGap: Double

  /// Distance from one baseline to the next in unspaced text: the box and the gap.
  package var height: Double { ascender - descender + lineGap }

  /// Distance from the top of a line to its baseline where half of the gap stands above the box, as
  /// it does in a browser.
  package var baseline: Double { ascender + lineGap / 2 }

  /// A box of known numbers, in ems.
  package init(source: MetricSource, ascender: Double, descender: Double, lineGap: Double) {
    self.source = source
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
  }

  init(_ profile: LineMetricsProfile, unitsPerEm: Int) {
    let em = Double(unitsPerEm)
    self.init(
      source: profile.source, ascender: profile.ascender / em, descender: profile.descender / em,
      lineGap: profile.lineGap / em)
  }
}

extension Font {
  /// Returns the line box of the font on a platform, in ems.
  ///
  /// An alias's own metrics (`system` has SF's) apply only to Core Text; the other platforms read
  /// the file.
  func lineBox(on platform: LinePlatform) -> PlatformLineBox {
    let profiles = face.profiles
    let units = face.unitsPerEm
    switch platform {
    case .freeType: return PlatformLineBox(profiles.freeType, unitsPerEm: units)
    case .windows: return PlatformLineBox(profiles.windows, unitsPerEm: units)
    case .browser: return PlatformLineBox(profiles.browser, unitsPerEm: units)
    case .windowsBrowser: return PlatformLineBox(profiles.directWrite, unitsPerEm: units)
    // An alias has no separate WebKit metrics.
    case .webKit where profiles.webKit != profiles.coreText: return PlatformLineBox(profiles.webKit, unitsPerEm: units)
    default:
      let line = LineMetricsProfile(
        source: metrics.sources.line ?? .alias, ascender: metrics.ascender, descender: metrics.descender,
        lineGap: metrics.lineGap)
      return PlatformLineBox(line, unitsPerEm: metrics.unitsPerEm)
    }
  }
}
