import CellDocuments
import Drawing
import FontMetrics
import LayoutCore

// Draws Apple's sample cell at three text sizes. `make demo` runs this first.
let builder = CellBuilder(try CellDocument(path: "Examples/self-sizing-cell.yaml"))
let categories: [ContentSizeCategory] = [.extraSmall, .large, .accessibilityExtraExtraExtraLarge]
let snapshots = try categories.map { category in
  let built = try builder.build(traits: TraitCollection(contentSizeCategory: category))
  let layout = try built.layOut(width: 320)
  print(category.shortName, layout.height)
  return try CellSnapshot(of: built.cell)
}
try SizesPicture(snapshots, guides: true).picture.write(to: "compare-sizes.png")
