import FontMetrics
import Foundation
import Testing

/// Strut Metrics, whose metrics all vary, and Strut Metrics Old, which lacks most; made by
/// `Fonts/Build/build_metrics_font.py`.
enum MetricsFont {
  /// One axis, `wght` from 400 to 900; `avar` makes 650 two fifths of the way.
  static func variable(weight: Double = 400) throws -> FontFace {
    try face("StrutMetrics.ttf").instance(at: ["wght": weight])
  }

  /// `OS/2` version 1 and cubic outlines; no vertical tables, no `BASE`.
  static func old() throws -> FontFace { try face("StrutMetricsOld.otf") }

  private static func face(_ name: String) throws -> FontFace {
    let url = try #require(Bundle.module.url(forResource: "Resources/" + name, withExtension: nil))
    return try FontFace(path: url.path)
  }
}
