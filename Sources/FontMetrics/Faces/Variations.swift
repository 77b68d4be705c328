package import FontInterop

/// One axis of a variable face, in the axis's own units.
///
/// A number is the one with the fewest decimals that the font stores so: 840.3, where its 16.16 bits are 840.3000030517578.
public struct VariationAxis: Hashable, Sendable {
  /// Four characters, "wght".
  public let tag: String
  /// The font's name for it, or `nil`.
  public let name: String?
  /// The least value, as the font has it. In a broken font it can be above the default, which is then the least that an instance takes.
  public let minimum: Double
  /// The value where nobody asks for another.
  public let defaultValue: Double
  /// The greatest value, as the font has it. In a broken font it can be below the default, which is then the greatest that an instance
  /// takes.
  public let maximum: Double
  /// Whether the font asks that it not be shown to people.
  public let isHidden: Bool

  /// The values as they are stored.
  private let stored: OpenTypeAxis

  package init(_ axis: OpenTypeAxis, name: String?) {
    tag = axis.tag.description
    self.name = name
    minimum = axis.minimum.shortest
    defaultValue = axis.defaultValue.shortest
    maximum = axis.maximum.shortest
    isHidden = axis.isHidden
    stored = axis
  }

  /// The values that instances take, in the axis's units: the shaping engine puts the default in the place of an end on the wrong side of it.
  public var range: ClosedRange<Double> { min(minimum, defaultValue)...max(maximum, defaultValue) }

  func clamp(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }

  /// Whether the axis has a value; what is stored as its least or its greatest value counts as that.
  func contains(_ value: Double) -> Bool {
    let inside = clamp(value)
    // What no font can store counts as the nearest that one can.
    return abs(inside - value) <= 1.0 / 65536 && OpenTypeFixed(nearest: inside) == OpenTypeFixed(nearest: value)
  }

  /// A value on the axis as HarfBuzz is handed it: an end of the axis, or its default, by its own bits.
  func exact(_ value: Double) -> Double {
    [stored.minimum, stored.defaultValue, stored.maximum].first { $0.shortest == value }?.exact ?? value
  }
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
