public import FontMetrics
public import Foundation

extension UIFont {
  /// The width of a font on UIKit's scale, from -1 to 1; 0 is normal. `FontWidth` uses percent.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The number on UIKit's scale.
    public var rawValue: CGFloat

    /// Creates a width from a number on UIKit's scale.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a width from a number on UIKit's scale.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The width -0.4. (The numbers of the widths are reported, not documented.)
    public static let compressed = Width(-0.4)
    /// The width -0.2.
    public static let condensed = Width(-0.2)
    /// The width 0.
    public static let standard = Width(0)
    /// The width 0.2.
    public static let expanded = Width(0.2)
  }
}

extension FontWidth {
  /// Creates a width in percent: 50 for compressed, 75 for condensed, 125 for expanded, and linear
  /// between and beyond them.
  ///
  /// This is Strut's rule, because Apple's widths are not documented.
  public init(_ width: UIFont.Width) {
    let raw = width.rawValue.isNaN ? 0 : Double(min(max(width.rawValue, -1), 1))
    self.init(rawValue: max(1, 100 + 125 * raw))
  }
}

extension UIFont.Width {
  /// Creates a width on UIKit's scale.
  public init(_ width: FontWidth) { self.init(CGFloat((width.rawValue - 100) / 125)) }
}
