import LayoutCore
import TableLayout

extension NibElement {
  /// Reads an `<imageView>`.
  func imageView() throws(NibError) -> NibImageView {
    try NibImageView(
      image: image("image"), contentMode: contentMode(), symbol: symbolConfiguration("preferredSymbolConfiguration"),
      growsAtAccessibilitySizes: flag("adjustsImageSizeForAccessibilityContentSizeCategory"))
  }

  /// Reads an image in an attribute or in an `<imageReference>`; returns nil if there is none.
  func image(_ key: String, symbol: String? = nil) throws(NibError) -> NibImage? {
    let configuration = try symbol.flatMap { key throws(NibError) in try symbolConfiguration(key) }
    if let reference = property(imageReference: key) {
      guard let name = reference.attribute("image") else { return nil }
      let scale = reference.word("symbolScale", NibSymbolConfiguration.scales).map { NibSymbolConfiguration(scale: $0) }
      return reference.image(named: name, symbol: configuration ?? scale)
    }
    return attribute(key).map { image(named: $0, symbol: configuration) }
  }

  private func property(imageReference key: String) -> NibElement? {
    hasProperty(key, "imageReference") ? property(key, "imageReference") : nil
  }

  private func image(named name: String, symbol: NibSymbolConfiguration?) -> NibImage {
    let isSymbol = attribute("catalog") == "system"
    let size = reading.context.resources.images[NibResources.Name(name: name, isSymbol: isSymbol)]
    return NibImage(name: name, isSymbol: isSymbol, size: size, symbol: symbol)
  }

  /// Reads the size and weight of symbols; returns nil if not specified.
  func symbolConfiguration(_ key: String) throws(NibError) -> NibSymbolConfiguration? {
    guard let configuration = property(key, "preferredSymbolConfiguration") else { return nil }
    return try NibSymbolConfiguration(
      scale: configuration.word("scale", NibSymbolConfiguration.scales), pointSize: configuration.number("pointSize"),
      font: configuration.font())
  }

  private func contentMode() -> ContentMode {
    choice(
      "contentMode",
      [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "TopLeft": .topLeft, "topLeft": .topLeft, "TopRight": .topRight, "topRight": .topRight,
        "BottomLeft": .bottomLeft, "bottomLeft": .bottomLeft, "BottomRight": .bottomRight, "bottomRight": .bottomRight,
      ]) ?? .scaleToFill
  }

  /// Reads the segments of a `<segmentedControl>`.
  func segments() throws(NibError) -> [NibSegment] {
    var segments: [NibSegment] = []
    for segment in elements("segments").flatMap({ $0.elements("segment") }) {
      let image = try segment.image("image")
      let title = image == nil ? try segment.string("title") ?? "" : nil
      let width = try segment.number("width").flatMap { $0 > 0 ? $0 : nil }
      segments.append(NibSegment(title: title, image: image, width: width))
    }
    return segments
  }

  /// Reads a `listContentConfiguration`.
  func listContent(_ key: String) throws(NibError) -> NibListContent? {
    guard let content = property(key, "listContentConfiguration") else { return nil }
    return try NibListContent(
      type: content.word(
        "configurationType", Set(ListContentConfiguration.Style.allCases.map(\.rawValue))),
      text: content.string("text"),
      secondaryText: content.string("secondaryText"), image: content.image("image"), position: content.position)
  }
}
