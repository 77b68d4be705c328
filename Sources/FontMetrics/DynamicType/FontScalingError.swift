public import StrutErrors

/// The reason that a value or a font can't be scaled. Every case contains the offending value.
public enum FontScalingError: Error, Hashable, Sendable {
  /// The font is already scaled; UIKit raises an exception.
  case alreadyScaled(Font)

  /// The style's leading at this category is not published: ``TextStyle/extraLargeTitle`` and
  /// ``TextStyle/extraLargeTitle2`` at any category but L.
  case unknownLeading(TextStyle, ContentSizeCategory)

  /// A value or its scaled result is not finite.
  case valueNotFinite(Double)

  /// A point size is negative or not finite, or its scaled result is not finite.
  case pointSizeOutOfRange(Double)

  /// A maximum point size is negative or not a number.
  case maximumOutOfRange(Double)

  /// A display scale (or Android's font scale) is not positive and finite.
  case scaleOutOfRange(Double)
}

extension FontScalingError: StrutError {
  /// The codes of the error, one per case.
  public enum Code: String, CaseIterable, Sendable {
    /// ``FontScalingError/alreadyScaled(_:)``.
    case alreadyScaled = "font-already-scaled"
    /// ``FontScalingError/unknownLeading(_:_:)``.
    case unknownLeading = "text-style-leading-unknown"
    /// ``FontScalingError/valueNotFinite(_:)``.
    case valueNotFinite = "value-not-finite"
    /// ``FontScalingError/pointSizeOutOfRange(_:)``.
    case pointSizeOutOfRange = "point-size-out-of-range"
    /// ``FontScalingError/maximumOutOfRange(_:)``.
    case maximumOutOfRange = "maximum-out-of-range"
    /// ``FontScalingError/scaleOutOfRange(_:)``.
    case scaleOutOfRange = "scale-out-of-range"
  }

  /// The code of the case.
  public var code: Code {
    switch self {
    case .alreadyScaled: .alreadyScaled
    case .unknownLeading: .unknownLeading
    case .valueNotFinite: .valueNotFinite
    case .pointSizeOutOfRange: .pointSizeOutOfRange
    case .maximumOutOfRange: .maximumOutOfRange
    case .scaleOutOfRange: .scaleOutOfRange
    }
  }

  /// The text style or number that was rejected, or nil for a font, which UIKit's message does not
  /// include.
  public var subject: String? {
    switch self {
    case .alreadyScaled: nil
    case .unknownLeading(let style, _): style.name
    case .valueNotFinite(let number), .pointSizeOutOfRange(let number), .maximumOutOfRange(let number),
      .scaleOutOfRange(let number):
      "\(number)"
    }
  }

  /// A sentence about the error; UIKit's own for a scaled font.
  public var message: String {
    switch self {
    case .alreadyScaled:
      "A scaled font returned by UIFontMetrics should not be used to create another scaled font."
    case .unknownLeading(let style, let category):
      "the leading of \(style) at \(category) is unknown, so nothing can be scaled by it; it is known only at L."
    case .valueNotFinite(let value):
      "the value to scale and the result must be finite numbers, not \(value)."
    case .pointSizeOutOfRange(let size):
      "a point size must be a finite number, 0 or more, not \(size)."
    case .maximumOutOfRange(let maximum):
      "a maximum point size must be 0 or more (0 means no limit), not \(maximum)."
    case .scaleOutOfRange(let scale):
      "a scale must be a finite number greater than 0, not \(scale)."
    }
  }
}
