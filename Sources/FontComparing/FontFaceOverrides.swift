/// The descriptors of an `@font-face` rule that give a font the line box and, for a sample, the
/// width of another font.
///
/// The values are ratios, not percentages: 1.25 is `125%` in CSS. According to [CSS Fonts
/// 5](https://www.w3.org/TR/css-fonts-5/#font-metrics-override-desc), `size-adjust` scales
/// everything in the font including the other overrides; therefore these are the original's ems
/// divided by it.
public struct FontFaceOverrides: Hashable, Sendable {
  /// `size-adjust`: the original's width divided by the substitute's, or `nil` without a width.
  public let sizeAdjust: Double?
  /// `ascent-override`, or `nil` if the original's is negative, which CSS does not allow.
  public let ascent: Double?
  /// `descent-override`, a magnitude, or `nil` if the original's box ends above the baseline, which
  /// CSS does not allow.
  public let descent: Double?
  /// `line-gap-override`. A negative gap counts as 0, as in browsers.
  public let lineGap: Double

  /// Creates the overrides for a line box.
  ///
  /// - Parameters:
  ///   - box: The original's line box, in ems.
  ///   - sizeAdjust: The factor for the substitute's width; `nil`, or a factor that is not
  ///     positive, leaves its size unchanged.
  package init(matching box: PlatformLineBox, sizeAdjust: Double?) {
    let adjust = sizeAdjust.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    let scale = adjust ?? 1
    self.sizeAdjust = adjust
    // Without the addition a descender of 0 would be -0.
    ascent = box.ascender >= 0 ? box.ascender / scale : nil
    descent = box.descender <= 0 ? 0 - box.descender / scale : nil
    lineGap = max(0, box.lineGap) / scale
  }

  /// A Boolean value that indicates whether CSS can express all overrides.
  public var areComplete: Bool { sizeAdjust != nil && ascent != nil && descent != nil }

  /// The line box, in ems, of a font that carries the overrides.
  ///
  /// - Parameter box: The font's own box, from which comes what is not overridden.
  package func applied(to box: PlatformLineBox) -> PlatformLineBox {
    let scale = sizeAdjust ?? 1
    return PlatformLineBox(
      source: box.source, ascender: (ascent ?? box.ascender) * scale,
      descender: descent.map { 0 - $0 * scale } ?? box.descender * scale, lineGap: lineGap * scale)
  }
}

extension FontFaceOverrides {
  /// Returns a complete `@font-face` rule.
  ///
  /// - Parameters:
  ///   - family: The name of the substitute in the page's `font-family`.
  ///   - localNames: The substitute's names for `local()`: its full name and its PostScript name.
  ///   - pixelSize: The font size, in CSS pixels, at which the rule is exact in Chromium.
  public func css(family: String, localNames: [String], pixelSize: Double) -> String {
    let sources = localNames.map { "local(\(Self.quoted($0)))" }.joined(separator: ", ")
    var lines = ["@font-face {", "  font-family: \(Self.quoted(family));"]
    if !sources.isEmpty { lines.append("  src: \(sources);") }
    lines += descriptors(pixelSize: pixelSize).map { "  \($0.name): \($0.value);" }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// A CSS string: names come from font files, which may have anything in them.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\u{0}"..."\u{1F}", "\u{7F}", "<", ">": quoted += "\\\(String(scalar.value, radix: 16)) "
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
