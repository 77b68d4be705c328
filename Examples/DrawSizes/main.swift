import CellDocuments
import Drawing
import FontMetrics
import LayoutCore
import TableLayout

// Draws the picture in the README: Apple's sample cell at three text sizes, as on iOS 11 at two
// pixels per point. `make demo` runs this first.
var document = try CellDocument(path: "Examples/self-sizing-cell.yaml")
document.cell.era = .iOS11
let builder = CellBuilder(document)
let categories: [ContentSizeCategory] = [.extraSmall, .large, .accessibilityExtraExtraExtraLarge]
let snapshots = try categories.map { category in
  let traits = TraitCollection(contentSizeCategory: category, displayScale: 2)
  let built = try builder.build(traits: traits)
  let layout = try built.layOut(width: document.cell.width)
  print("\(category.shortName): \(layout.height) points high")
  return try CellSnapshot(of: built.cell)
}
try SizesPicture(snapshots, guides: true).picture.write(to: "compare-sizes.png", as: .png(scale: 2))
