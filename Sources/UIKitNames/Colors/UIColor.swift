public import Foundation
public import LayoutCore

/// A color, fixed or depending on the traits.
///
/// UIKit's class around Strut's ``Color``. Colors do not affect layout, only pictures. All colors
/// are in sRGB, with components from 0 to 1.
///
/// Two fixed colors with equal components are equal. (UIKit also compares their color spaces.) A
/// color of the system is equal only to itself, and so is one that depends on the traits.
///
/// It is immutable, and therefore sendable.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  final private var source: ColorSource

  /// Creates a color from Strut's value.
  public init(_ color: Color) { source = .fixed(color) }

  convenience init(source: ColorSource) {
    self.init(.clear)
    self.source = source
  }

  /// Creates a gray: 0 is black, 1 is white.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(Color(white: Double(white), alpha: Double(alpha)))
  }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .fixed(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), alpha: Double(alpha)))
  }

  /// Creates a color in sRGB. Components are clamped to 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates a color in Display P3. Colors outside sRGB are clamped to it.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(
      Color(displayP3Red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates a color from Core Graphics' class.
  public init(cgColor: CGColor) { source = .fixed(cgColor.color) }

  /// Creates a color that depends on the traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .dynamic(DynamicColor(dynamicProvider))
  }

  /// Creates the color of a color set in the asset catalogs of ``AppResources``. Returns
  /// nil for an unknown name, which is logged once to the current traits.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates the color of a color set in the asset catalogs of a bundle, or else in those of
  /// ``AppResources``.
  ///
  /// The color follows the light or dark appearance of the traits, and also `traitCollection`, if
  /// it is not nil. Returns nil for an unknown name, which is logged once to the current traits.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let source = ColorSource(named: name, in: bundle) else { return nil }
    self.source = traitCollection.map { .fixed(source.color(in: $0)) } ?? source
  }

  /// Creates a transparent color instead of one that repeats an image, which is not drawn. The log
  /// of the current traits reports it.
  public convenience init(patternImage image: UIImage) {
    UIKitLog.notSimulated("UIColor(patternImage:)")
    self.init(.clear)
  }

  /// Creates the color of a literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  // MARK: Values

  /// Strut's value in the current traits.
  public final var color: Color { color(in: .current) }

  /// Returns Strut's value in `traits`.
  public final func color(in traits: UITraitCollection) -> Color { source.color(in: traits) }

  /// Returns the color in `traits`, which no longer depends on traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = source { self } else { UIColor(color(in: traitCollection)) }
  }

  /// Returns the color with another alpha. A color that depends on the traits still does.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .fixed(let color) = source { return UIColor(color.withAlpha(Double(alpha))) }
    return UIColor { traits in UIColor(self.color(in: traits).withAlpha(Double(alpha))) }
  }

  /// The color in the current traits, as Core Graphics' class.
  open var cgColor: CGColor { CGColor(color) }

  // MARK: Drawing

  /// Sets the color for drawing. It is not simulated.
  open func set() { UIKitLog.notSimulated("UIColor.set()") }
  /// Sets the color for filling. It is not simulated.
  open func setFill() { UIKitLog.notSimulated("UIColor.setFill()") }
  /// Sets the color for strokes. It is not simulated.
  open func setStroke() { UIKitLog.notSimulated("UIColor.setStroke()") }

  // MARK: Equality

  /// Returns the color itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns `true` if the object is an equal color.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.source == source }

  /// A hash value, equal for equal colors.
  open override var hash: Int { source.hashValue }

  /// The components in the current traits, such as "UIColor(red: 1.0, green: 0.0, blue: 0.0, alpha:
  /// 1.0)".
  open override var description: String {
    let color = color
    return "UIColor(red: \(color.red), green: \(color.green), blue: \(color.blue), alpha: \(color.alpha))"
  }
}

/// The origin of a color.
enum ColorSource: Hashable, Sendable {
  case fixed(Color)
  /// A color of the system, by its name.
  case system(String, Color)
  /// A color of an asset catalog.
  case asset(name: String, light: Color, dark: Color)
  case dynamic(DynamicColor)

  /// Returns Strut's value in `traits`.
  func color(in traits: UITraitCollection) -> Color {
    switch self {
    case .fixed(let color), .system(_, let color): color
    case .asset(_, let light, let dark): traits.userInterfaceStyle == .dark ? dark : light
    case .dynamic(let provider): provider.color(in: traits)
    }
  }
}

/// A color that a closure provides. It is equal only to itself. It is immutable, and the closure is
/// called where the color is resolved, so it is sendable as UIKit's colors are.
final class DynamicColor: Hashable, @unchecked Sendable {
  // As in UIKit, the closure may be called on any thread.
  private let provider: (UITraitCollection) -> UIColor

  init(_ provider: @escaping (UITraitCollection) -> UIColor) { self.provider = provider }

  func color(in traits: UITraitCollection) -> Color { provider(traits).color(in: traits) }

  static func == (a: DynamicColor, b: DynamicColor) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The type of color literals.
public typealias _ColorLiteralType = UIColor
extension UIColor: _ExpressibleByColorLiteral {}
