public import FontMetrics
public import Foundation

extension Font {
  /// The width of a font on UIKit's scale, -1 to 1: 0 is normal. `FontWidth` has it in percent.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The number on UIKit's scale.
    public var rawValue: CGFloat

    /// A width of a number on UIKit's scale.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A width of a number on UIKit's scale.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// -0.4. (The numbers of the widths are reported, not documented.)
    public static let compressed = Width(-0.4)
    /// -0.2.
    public static let condensed = Width(-0.2)
    /// 0.
    public static let standard = Width(0)
    /// 0.2.
    public static let expanded = Width(0.2)
  }
}

extension FontWidth {
  /// The width in percent: 50 for compressed, 75 for condensed, 125 for expanded, and so on along the same line.
  ///
  /// Strut's rule: how wide Apple's widths are is not documented.
  public init(_ width: Font.Width) {
    let raw = width.rawValue.isNaN ? 0 : Double(min(max(width.rawValue, -1), 1))
    self.init(rawValue: max(1, 100 + 125 * raw))
  }
}

extension Font.Width {
  /// The width on UIKit's scale.
  public init(_ width: FontWidth) { self.init(CGFloat((width.rawValue - 100) / 125)) }
}
