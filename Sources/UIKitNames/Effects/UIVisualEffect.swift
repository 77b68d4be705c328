public import Foundation

/// An effect of a view behind its content. Effects are records, because they are not drawn.
open class UIVisualEffect: NSObject {
  /// Creates an effect.
  public override init() { super.init() }

  /// Creates an effect, because Strut does not read archives.
  public init?(coder: NSCoder) { super.init() }
}

/// A blur.
open class UIBlurEffect: UIVisualEffect {
  /// The intensity of a blur. It has UIKit's raw values.
  public enum Style: Int, Hashable, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// By the appearance.
    case regular = 4
    /// By the appearance, with more contrast.
    case prominent = 5
    /// A very thin material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// A very thin light material.
    case systemUltraThinMaterialLight = 11
    /// A thin light material.
    case systemThinMaterialLight = 12
    /// The usual light material.
    case systemMaterialLight = 13
    /// A thick light material.
    case systemThickMaterialLight = 14
    /// The light material of bars.
    case systemChromeMaterialLight = 15
    /// A very thin dark material.
    case systemUltraThinMaterialDark = 16
    /// A thin dark material.
    case systemThinMaterialDark = 17
    /// The usual dark material.
    case systemMaterialDark = 18
    /// A thick dark material.
    case systemThickMaterialDark = 19
    /// The dark material of bars.
    case systemChromeMaterialDark = 20
  }

  /// The intensity.
  public let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates the usual blur, because Strut does not read archives.
  public override init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }
}

/// An effect on content above a blur.
open class UIVibrancyEffect: UIVisualEffect {
  /// The blur below.
  public let blurEffect: UIBlurEffect
  /// The kind of content.
  public let style: UIVibrancyEffectStyle?

  /// Creates an effect above a blur.
  public init(blurEffect: UIBlurEffect) {
    (self.blurEffect, style) = (blurEffect, nil)
    super.init()
  }

  /// Creates an effect above a blur, for a kind of content.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (self.blurEffect, self.style) = (blurEffect, style)
    super.init()
  }

  /// Creates an effect above the usual blur, because Strut does not read archives.
  public override init?(coder: NSCoder) {
    (blurEffect, style) = (UIBlurEffect(style: .regular), nil)
    super.init(coder: coder)
  }
}

/// A kind of content above a blur. It has UIKit's raw values.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// Text.
  case label = 0
  /// Secondary text.
  case secondaryLabel = 1
  /// Tertiary text.
  case tertiaryLabel = 2
  /// The least prominent text.
  case quaternaryLabel = 3
  /// A large shape.
  case fill = 4
  /// A smaller shape.
  case secondaryFill = 5
  /// The smallest shape.
  case tertiaryFill = 6
  /// A line.
  case separator = 7
}
