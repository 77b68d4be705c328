import Foundation
package import Strut

/// The upper and lower item of a system spacing, read from words.
package struct SpacingQuestion {
  package let category: ContentSizeCategory
  package let displayScale: Double
  package let multiplier: Double
  package let era: Era
  private let hasTallLines: Bool

  /// A font, and its match.
  package typealias Side = (font: Font, match: FontMatch?)

  package init(category: String, scale: String, multiplier: String, era: String?, hasTallLines: Bool = false) throws {
    let categories = try ContentSizeCategory.parseList(category)
    guard let category = categories.first, categories.count == 1 else {
      throw RequestFailure.usage("spacing requires a single category, not \(categories.count).")
    }
    self.category = category
    displayScale = try Values.scale(scale)
    self.multiplier = try Values.bounded(multiplier, "a multiplier")
    self.era = try era.map(Era.named) ?? .standard
    self.hasTallLines = hasTallLines
  }

  /// Reads `FONT@SIZE`, a style, or a font scaled by a style. Returns nil for an edge, if none is
  /// given.
  ///
  /// - Parameter opensFiles: True if a font may be the name of a file, which may contain an @.
  package func side(
    _ text: String?, style: String?, _ catalog: FontCatalog, opensFiles: Bool
  ) throws -> Side? {
    let style = try style.map(TextStyle.named)
    guard let text else {
      return try style.map { style in
        let font = try catalog.preferredFont(
          for: style, category: category, hasTallLines: hasTallLines && era.hasTallLines)
        return (font, catalog.systemMatch(of: font))
      }
    }
    var (name, size) = (text, 17.0)
    if let at = text.lastIndex(of: "@"), !opensFiles || !FileManager.default.fileExists(atPath: text) {
      name = String(text[..<at])
      size = try Values.nonNegative(String(text[text.index(after: at)...]), "a font's size")
    }
    let match = try catalog.match(name)
    let font = match.font(size: size)
    guard let style else { return (font, match) }
    return (try FontScaler(style: style).scaledFont(for: font, category: category), match)
  }

  /// Returns the spacing below a font or an edge.
  package func document(upper: Font?, lower: Font?) -> SpacingDocument {
    let result = SystemSpacing(era: era, displayScale: displayScale).below(
      upper.map { .baseline(font: $0) } ?? .edge(), lower.map { .baseline(font: $0) } ?? .edge())
    return SpacingDocument(result, multiplier: multiplier, upper: upper, lower: lower)
  }
}
