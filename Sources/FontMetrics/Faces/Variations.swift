package import FontInterop

/// One axis of a variable face, in the axis's own units.
public struct VariationAxis: Hashable, Sendable {
  /// Four characters, "wght".
  public let tag: String
  /// The font's name for it, or `nil`.
  public let name: String?
  /// The least value.
  public let minimum: Double
  /// The value where nobody asks for another.
  public let defaultValue: Double
  /// The greatest value.
  public let maximum: Double
  /// Whether the font asks that it not be shown to people.
  public let isHidden: Bool

  package init(_ axis: OpenTypeAxis, name: String?) {
    tag = axis.tag.description
    self.name = name
    minimum = axis.minimum
    defaultValue = axis.defaultValue
    maximum = axis.maximum
    isHidden = axis.isHidden
  }

  func clamp(_ value: Double) -> Double { min(max(value, minimum), maximum) }
}

/// A value on one axis, in the axis's own units.
public struct AxisCoordinate: Hashable, Sendable {
  /// The axis.
  public let tag: String
  /// The value, inside the axis's range.
  public let value: Double
}

/// A location the font's designer gave a name, "SemiBold Italic".
public struct NamedInstance: Hashable, Sendable {
  /// The name, or `nil` when the font leaves it out.
  public let name: String?
  /// The PostScript name that the font gives it, or `nil`.
  public let postScriptName: String?
  /// One value an axis, in the file's order.
  public let coordinates: [AxisCoordinate]
}

/// A value that was asked for outside an axis's range.
package struct ClampedCoordinate: Hashable, Sendable {
  /// The axis.
  package let tag: String
  /// The value asked for.
  package let asked: Double
  /// The nearest value that the axis has.
  package let used: Double
}
