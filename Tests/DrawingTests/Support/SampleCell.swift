import FontMetrics
import Foundation
import LayoutCore
import TableLayout

/// The sample cell: a headline in the preferred font and a body in Palatino, system spacing between
/// baselines and margins.
enum SampleCell {
  static let body = "Bring the culture to the boil slowly, and let it stand overnight before use."

  /// A cell at a size, laid out. A body of a name of its own.
  static func laidOut(
    _ category: ContentSizeCategory, width: Double = 320, headline: String = "Culture medium", body: String = Self.body,
    direction: LayoutDirection = .leftToRight
  ) throws -> (cell: TableViewCell, layout: CellLayout) {
    let fonts = try TestFonts.catalog.get()
    let traits = TraitCollection(
      contentSizeCategory: category, layoutDirection: direction, typesetting: Typesetting(fonts: fonts))
    let cell = TableViewCell()
    cell.setTraits(traits)
    let headlineFont = try fonts.preferredFont(for: .headline, category: category)
    let bodyFont = try FontScaler(style: .body).scaledFont(
      for: try fonts.font(named: "Palatino", size: 18), category: category)
    let upper = label(headline, "headline", headlineFont)
    let lower = label(body, "body", bodyFont)
    cell.contentView.addSubview(upper)
    cell.contentView.addSubview(lower)
    let margins = cell.contentView.layoutMarginsGuide
    LayoutConstraint.activate([
      upper.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      upper.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      lower.leadingAnchor.constraint(equalTo: upper.leadingAnchor),
      lower.trailingAnchor.constraint(equalTo: upper.trailingAnchor),
      upper.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: margins.topAnchor, multiplier: 1),
      margins.bottomAnchor.constraint(equalToSystemSpacingBelow: lower.lastBaselineAnchor, multiplier: 1),
      lower.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1),
    ])
    return (cell, try CellSizing.layOut(cell, width: width))
  }

  private static func label(_ text: String, _ name: String, _ font: Font) -> Label {
    let label = Label()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.accessibilityIdentifier = name
    label.font = font
    label.numberOfLines = 0
    label.text = text
    return label
  }
}
