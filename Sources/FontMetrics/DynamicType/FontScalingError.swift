public import StrutErrors

/// Why a value or a font cannot be scaled. Every case carries what failed.
public enum FontScalingError: Error, Hashable, Sendable {
  /// The font is a scaled one already; UIKit raises an exception.
  case alreadyScaled(Font)

  /// Nobody has published the style's leading at this category: ``TextStyle/extraLargeTitle`` and
  /// ``TextStyle/extraLargeTitle2`` at any category but L.
  case unknownLeading(TextStyle, ContentSizeCategory)

  /// A value, or what it scales to, is not a finite number.
  case valueNotFinite(Double)

  /// A point size is negative or not finite, or scales to something that is not finite.
  case pointSizeOutOfRange(Double)

  /// A largest point size is negative or not a number.
  case maximumOutOfRange(Double)

  /// A display's scale (or Android's font scale) is not a positive finite number.
  case scaleOutOfRange(Double)
}

extension FontScalingError: StrutError {
  /// The kinds of refusal: one for each case.
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

  /// Which case it is.
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

  /// The text style or the number that was refused; nil for a font, which UIKit's sentence does not name.
  public var subject: String? {
    switch self {
    case .alreadyScaled: nil
    case .unknownLeading(let style, _): style.name
    case .valueNotFinite(let number), .pointSizeOutOfRange(let number), .maximumOutOfRange(let number),
      .scaleOutOfRange(let number):
      "\(number)"
    }
  }

  /// One sentence for people; UIKit's own for a font that is scaled already.
  public var message: String {
    switch self {
    case .alreadyScaled:
      "A scaled font returned by UIFontMetrics should not be used to create another scaled font."
    case .unknownLeading(let style, let category):
      "the leading of \(style) at \(category) is not known, so nothing can be scaled by it; it is known at L only."
    case .valueNotFinite(let value):
      "a value to scale, and what comes out, must be a finite number, not \(value)."
    case .pointSizeOutOfRange(let size):
      "a point size must be a finite number from 0 up, not \(size)."
    case .maximumOutOfRange(let maximum):
      "a largest point size must be a number from 0 up (0 is no limit), not \(maximum)."
    case .scaleOutOfRange(let scale):
      "a scale must be a finite number above 0, not \(scale)."
    }
  }
}
