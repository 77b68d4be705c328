public import FontMetrics
public import Foundation
public import LayoutCore

/// A scaler of fonts and values for the content size category.
///
/// UIKit's class around Strut's ``FontScaler``, immutable and therefore sendable.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// Strut's value.
  public let scaler: FontScaler

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { scaler = FontScaler(style: textStyle) }

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns a font that follows the style, at its size for the current content size category.
  ///
  /// Stops with UIKit's message if the font is already scaled.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// Returns a font that follows the style up to a maximum size in points; 0 or less means no
  /// maximum.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font that follows the style, at its size for the content size category of `traits`,
  /// or of the current traits.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font that follows the style up to a maximum size in points, at its size for the
  /// content size category of `traits`.
  ///
  /// Extra large titles scale fonts only at L, because their other sizes are not published. The log
  /// of the current traits reports it. A font that is too large to scale is returned unchanged.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    stoppingAtScalingError { () throws(FontScalingError) in
      do throws(FontScalingError) {
        return UIFont(
          try scaler.scaledFont(
            for: font.font, category: style.known(at: (traitCollection ?? .current).contentSizeCategory),
            maximumPointSize: maximumPointSize > 0 ? Double(maximumPointSize) : nil))
      } catch FontScalingError.pointSizeOutOfRange {
        return font
      }
    }
  }

  /// Returns a value in points, scaled for the current content size category and rounded to the
  /// pixel.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a value in points, scaled for the content size category of `traits`, or of the current
  /// traits, and rounded to the pixel.
  ///
  /// A value that is not finite or is too large to scale is returned unchanged (Strut's rule). So
  /// is every value of an extra large title in a category other than L, as with
  /// ``scaledFont(for:maximumPointSize:compatibleWith:)``.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? .current
    let category = style.known(at: traits.contentSizeCategory)
    return stoppingAtScalingError { () throws(FontScalingError) in
      do throws(FontScalingError) {
        return CGFloat(try scaler.scaledValue(Double(value), category: category, displayScale: traits.displayScale))
      } catch FontScalingError.valueNotFinite {
        return value
      }
    }
  }

  private var style: TextStyle { scaler.style }

  /// Returns `true` if the object has the metrics of the same style.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontMetrics)?.scaler == scaler }

  /// A hash value, equal for the metrics of the same style.
  open override var hash: Int { scaler.hashValue }
}

private func stoppingAtScalingError<Result>(_ body: () throws(FontScalingError) -> Result) -> Result {
  do {
    return try body()
  } catch {
    stopAsUIKit(error.description)
  }
}
