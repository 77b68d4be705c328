package import FontInterop

/// A variation axis of a face, in the axis's own units.
///
/// Each number has the fewest decimals that the font stores identically: 840.3, where its 16.16
/// bits are 840.3000030517578.
public struct VariationAxis: Hashable, Sendable {
  /// The tag: four characters, such as "wght".
  public let tag: String
  /// The font's name for it, or `nil`.
  public let name: String?
  /// The minimum value in the font. In a damaged font it can exceed the default, which is then the
  /// minimum of instances.
  public let minimum: Double
  /// The default value.
  public let defaultValue: Double
  /// The maximum value in the font. In a damaged font it can be below the default, which is then
  /// the maximum of instances.
  public let maximum: Double
  /// A Boolean value that indicates whether the font requests that the axis be hidden from users.
  public let isHidden: Bool

  /// The stored values.
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

  /// The range of instances, in the axis's units: the shaping engine uses the default instead of a
  /// limit on the wrong side.
  public var range: ClosedRange<Double> { min(minimum, defaultValue)...max(maximum, defaultValue) }

  func clamp(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }

  /// Returns `true` if the axis contains a value. A value that is stored as the minimum or maximum
  /// counts as such.
  func contains(_ value: Double) -> Bool {
    let inside = clamp(value)
    // A value that no font can store counts as the nearest one that a font can.
    return abs(inside - value) <= 1.0 / 65536 && OpenTypeFixed(nearest: inside) == OpenTypeFixed(nearest: value)
  }

  /// A value on the axis as HarfBuzz is handed it: an end of the axis, or its default, by its own
  /// bits.
  func exact(_ value: Double) -> Double {
    [stored.minimum, stored.defaultValue, stored.maximum].first { $0.shortest == value }?.exact ?? value
  }
}

/// A value on an axis, in the axis's own units.
public struct AxisCoordinate: Hashable, Sendable {
  /// The tag of the axis.
  public let tag: String
  /// The value, inside the axis's range.
  public let value: Double
}

/// A named location of the design space, such as "SemiBold Italic".
public struct NamedInstance: Hashable, Sendable {
  /// The name, or `nil` if the font omits it.
  public let name: String?
  /// The PostScript name of the instance, or `nil`.
  public let postScriptName: String?
  /// The value on every axis, in the order of the file.
  public let coordinates: [AxisCoordinate]
}

/// A requested value outside an axis's range.
package struct ClampedCoordinate: Hashable, Sendable {
  /// The axis.
  package let tag: String
  /// The requested value.
  package let asked: Double
  /// The nearest value that the axis has.
  package let used: Double
}
