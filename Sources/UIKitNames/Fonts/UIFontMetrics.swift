public import FontMetrics
public import Foundation
public import LayoutCore

extension FontScaler {
  /// What scales as body text does.
  public static var `default`: FontScaler { FontScaler(style: .body) }

  /// What scales as a text style does.
  public init(forTextStyle style: TextStyle) { self.init(style: style) }

  /// A font that follows the style, at the size it has at the current content size category.
  ///
  /// Stops with UIKit's message when the font has been scaled before.
  public func scaledFont(for font: Font) -> Font {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// A font that follows the style, at the size it has at the content size category of `traits`, or of the current ones.
  public func scaledFont(for font: Font, compatibleWith traits: TraitCollection?) -> Font {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traits)
  }

  /// A font that follows the style up to a size in points; 0 is no limit.
  public func scaledFont(for font: Font, maximumPointSize: CGFloat) -> Font {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font that follows the style up to a size in points, at the size it has at the content size category of `traits`.
  public func scaledFont(
    for font: Font, maximumPointSize: CGFloat, compatibleWith traits: TraitCollection?
  ) -> Font {
    stoppingAtScalingError { () throws(FontScalingError) in
      try scaledFont(
        for: font, category: (traits ?? .current).contentSizeCategory,
        maximumPointSize: maximumPointSize == 0 ? nil : Double(maximumPointSize))
    }
  }

  /// A value in points as it is at the current content size category, rounded to the pixel.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A value in points as it is at the content size category of `traits`, or of the current ones, rounded to the pixel.
  public func scaledValue(for value: CGFloat, compatibleWith traits: TraitCollection?) -> CGFloat {
    let traits = traits ?? .current
    return stoppingAtScalingError { () throws(FontScalingError) in
      CGFloat(
        try scaledValue(Double(value), category: traits.contentSizeCategory, displayScale: traits.displayScale))
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
