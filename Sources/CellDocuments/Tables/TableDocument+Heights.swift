import FontMetrics
package import Foundation
package import LayoutCore
package import StringCatalogs
@_spi(Measuring) internal import TableLayout

extension TableDocument {
  /// Returns the value for a table of a height that the document specifies under a key.
  ///
  /// Throws an error with the position of the value if the leading of the style at the text size is
  /// not known, or if the height exceeds the limit of a table.
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

  /// Runs `body`, whose errors are attributed to a key of the table.
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
  /// Returns the height, in points. Throws a `FontScalingError` if the style at the text size is
  /// not known.
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
