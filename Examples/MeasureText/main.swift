import Strut

let fonts = try FontCatalog.bundled()
let body = try fonts.preferredFont(for: .body, category: .accessibilityLarge)
let text = TextEngine(catalog: fonts).shape(
  "Größenänderungen übernehmen", font: body, language: "de", lineBreaks: .init(strategy: .standard))
let fits = text.sizeThatFits(width: 288, displayScale: 3)
print(fits.size.height, fits.lines.map(\.text))
