package import Foundation
import LayoutCore

/// The JSON of `strut layout --json`: views by name, with lengths in points from the cell's top
/// left corner.
extension CellLayout: Encodable {
  private enum CodingKeys: CodingKey {
    case category, width, height, scale, era, views, spacings, unsatisfied, ambiguous
  }

  /// Encodes the layout. If two views have the same name, the first is encoded; `ambiguous` is
  /// `null` if ambiguity was not checked.
  public func encode(to encoder: any Encoder) throws {
    try encode(to: encoder) { $0 }
  }

  /// Encodes the layout with a replacement for each view.
  package func encode(to encoder: any Encoder, view entry: (ViewLayout) -> some Encodable) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(contentSizeCategory.shortName, forKey: .category)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
    try container.encode(displayScale, forKey: .scale)
    try container.encode(era.rawValue, forKey: .era)
    let entries = Dictionary(views.map { ($0.name, entry($0)) }, uniquingKeysWith: { first, _ in first })
    try container.encode(entries, forKey: .views)
    try container.encode(spacings, forKey: .spacings)
    try container.encode(unsatisfied, forKey: .unsatisfied)
    try container.encode(isAmbiguityKnown ? ambiguous : nil, forKey: .ambiguous)
  }
}

extension ViewLayout: Encodable {
  private enum CodingKeys: CodingKey {
    case frame, unrounded, firstBaseline, lastBaseline, lineCount, truncated, pointSize
  }

  /// Encodes the view's position. Missing values are `null`. The name is the key of the object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(EncodedRectangle(frame), forKey: .frame)
    try container.encode(EncodedRectangle(unroundedFrame), forKey: .unrounded)
    try container.encode(firstBaseline, forKey: .firstBaseline)
    try container.encode(lastBaseline, forKey: .lastBaseline)
    try container.encode(lineCount, forKey: .lineCount)
    try container.encode(isTruncated, forKey: .truncated)
    try container.encode(pointSize, forKey: .pointSize)
  }
}

extension SpacingLayout: Encodable {
  private enum CodingKeys: CodingKey {
    case upper, lower, start, end, spacing, unrounded, multiplier, constant, rule, confidence
  }

  /// Encodes the distance, the terms of its sum and its rule.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(upper, forKey: .upper)
    try container.encode(lower, forKey: .lower)
    try container.encode(start, forKey: .start)
    try container.encode(end, forKey: .end)
    try container.encode(spacing.result.value, forKey: .spacing)
    try container.encode(spacing.result.unrounded, forKey: .unrounded)
    try container.encode(spacing.multiplier, forKey: .multiplier)
    try container.encode(spacing.value, forKey: .constant)
    try container.encode(spacing.result.rule.rawValue, forKey: .rule)
    try container.encode(spacing.result.confidence.rawValue, forKey: .confidence)
  }
}

/// A rectangle with named numbers. Foundation encodes it as two arrays.
package struct EncodedRectangle: Encodable {
  private let x, y, width, height: Double

  package init(_ rectangle: CGRect) {
    (x, y) = (Double(rectangle.origin.x), Double(rectangle.origin.y))
    (width, height) = (Double(rectangle.size.width), Double(rectangle.size.height))
  }
}
