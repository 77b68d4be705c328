import FontMetrics
package import Foundation
package import LayoutCore
package import StringCatalogs
@_spi(Measuring) internal import TableLayout

extension TableDocument {
  /// What a table takes for a height that the document gives under a key.
  ///
  /// Throws, with the place of the key's value, when the style's leading is not known at the category, and for more pixels than a table
  /// counts.
  package func points(
    _ height: TableDescription.Height, of key: String, in traits: TraitCollection
  ) throws(CellDocumentError) -> CGFloat {
    let points = try blaming(key) { try height.points(in: traits) }
    let scale = traits.displayScale
    let most = Double(HeightIndex.greatestHeight) / max(1, scale)
    guard points > CGFloat(most) else { return points }
    let pixels = Int(exactly: scale).map(String.init) ?? "\(scale)"
    throw error(
      of: key, " is \(Int(points.rounded(.up))) points; at \(pixels) pixels per point, the limit is \(Int(most))")
  }

  /// Runs `body`, whose errors are about a key of the table's.
  func blaming<Result>(_ key: String, _ body: () throws -> Result) throws(CellDocumentError) -> Result {
    do { return try body() } catch {
      var message = ": \(error)"
      if case FontScalingError.unknownLeading = error {
        message.removeLast()
        message += "; scale it with another text style, such as body, or use a number of points"
      }
      throw self.error(of: key, message)
    }
  }

  private func error(of key: String, _ message: String) -> CellDocumentError {
    CellDocumentError(
      code: .invalidValue, file: file, position: tablePositions[key], message: Wording.quoted(key) + message)
  }
}

extension TableDescription.Height {
  /// In points. Throws a `FontScalingError` when the style is not known at the category.
  fileprivate func points(in traits: TraitCollection) throws -> CGFloat {
    switch self {
    case .automatic: TableView.automaticDimension
    case .points(let points): CGFloat(points)
    case .scaled(let points, let style):
      CGFloat(
        try FontScaler(style: style).scaledValue(
          points, category: traits.contentSizeCategory, displayScale: traits.displayScale))
    }
  }
}
