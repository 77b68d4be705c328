extension UIImage {
  /// The mode for drawing an image.
  public enum RenderingMode: Int, Sendable {
    /// The mode of the view.
    case automatic = 0
    /// The image's own colors.
    case alwaysOriginal = 1
    /// The tint color, through the image's opacity.
    case alwaysTemplate = 2
  }

  /// The mode for resizing an image between its cap insets.
  public enum ResizingMode: Int, Sendable {
    /// The middle is repeated.
    case tile = 0
    /// The middle is stretched.
    case stretch = 1
  }

  /// The orientation of an image's pixels.
  public enum Orientation: Int, Sendable {
    /// As stored.
    case up = 0
    /// Turned by 180 degrees.
    case down = 1
    /// Turned by 90 degrees counterclockwise.
    case left = 2
    /// Turned by 90 degrees clockwise.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Mirrored, turned by 180 degrees.
    case downMirrored = 5
    /// Mirrored, turned by 90 degrees counterclockwise.
    case leftMirrored = 6
    /// Mirrored, turned by 90 degrees clockwise.
    case rightMirrored = 7

    /// A Boolean value that indicates whether width and height are exchanged.
    var turnsQuarter: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }

    /// The orientation of the mirrored image.
    var mirrored: Orientation { Orientation(rawValue: rawValue ^ 4) ?? self }
  }

  /// The size of a symbol relative to its text.
  public enum SymbolScale: Int, Sendable {
    /// The default of the system.
    case `default` = -1
    /// No scale.
    case unspecified = 0
    /// Smaller than medium.
    case small = 1
    /// The usual scale.
    case medium = 2
    /// Larger than medium.
    case large = 3
  }

  /// The weight of a symbol. It does not change the estimated size.
  public enum SymbolWeight: Int, Sendable {
    /// No weight.
    case unspecified = 0
    /// The weight of ultralight text.
    case ultraLight = 1
    /// The weight of thin text.
    case thin = 2
    /// The weight of light text.
    case light = 3
    /// The weight of regular text.
    case regular = 4
    /// The weight of medium text.
    case medium = 5
    /// The weight of semibold text.
    case semibold = 6
    /// The weight of bold text.
    case bold = 7
    /// The weight of heavy text.
    case heavy = 8
    /// The weight of black text.
    case black = 9

    /// Returns the weight of text that matches the symbol; regular for none.
    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }
}
