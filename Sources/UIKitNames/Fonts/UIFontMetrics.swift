public import FontMetrics
public import Foundation
public import LayoutCore

extension FontScaler {
  /// The metrics of body text.
  public static var `default`: FontScaler { FontScaler(style: .body) }

  /// Creates the metrics of a text style.
  public init(forTextStyle style: TextStyle) { self.init(style: style) }

  /// Returns a font that follows the style, at its size for the current content size category.
  ///
  /// Stops with UIKit's message if the font is already scaled.
  public func scaledFont(for font: Font) -> Font {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// Returns a font that follows the style, at its size for the content size category of `traits`,
  /// or of the current traits.
  public func scaledFont(for font: Font, compatibleWith traits: TraitCollection?) -> Font {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traits)
  }

  /// Returns a font that follows the style up to a maximum size in points; 0 or less means no
  /// maximum.
  public func scaledFont(for font: Font, maximumPointSize: CGFloat) -> Font {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font that follows the style up to a maximum size in points, at its size for the
  /// content size category of `traits`.
  ///
  /// Extra large titles scale fonts only at L, because their other sizes are not published. The log
  /// of the current traits reports it. A font that is too large to scale is returned unchanged.
  public func scaledFont(
    for font: Font, maximumPointSize: CGFloat, compatibleWith traits: TraitCollection?
  ) -> Font {
    stoppingAtScalingError { () throws(FontScalingError) in
      do throws(FontScalingError) {
        return try scaledFont(
          for: font, category: style.known(at: (traits ?? .current).contentSizeCategory),
          maximumPointSize: maximumPointSize > 0 ? Double(maximumPointSize) : nil)
      } catch FontScalingError.pointSizeOutOfRange {
        return font
      }
    }
  }

  /// Returns a value in points, scaled for the current content size category and rounded to the
  /// pixel.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a value in points, scaled for the content size category of `traits`, or of the current
  /// traits, and rounded to the pixel.
  ///
  /// A value that is not finite or is too large to scale is returned unchanged (Strut's rule). So
  /// is every value of an extra large title in a category other than L, as with
  /// ``scaledFont(for:maximumPointSize:compatibleWith:)``.
  public func scaledValue(for value: CGFloat, compatibleWith traits: TraitCollection?) -> CGFloat {
    let traits = traits ?? .current
    let category = style.known(at: traits.contentSizeCategory)
    return stoppingAtScalingError { () throws(FontScalingError) in
      do throws(FontScalingError) {
        return CGFloat(try scaledValue(Double(value), category: category, displayScale: traits.displayScale))
      } catch FontScalingError.valueNotFinite {
        return value
      }
    }
  }
}

private func stoppingAtScalingError<Result>(_ body: () throws(FontScalingError) -> Result) -> Result {
  do {
    return try body()
  } catch {
    stopAsUIKit(error.description)
  }
}
