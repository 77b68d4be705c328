import LayoutCore
import XMLInterop

/// The images and colors in `<resources>`.
struct NibResources {
  /// The sizes of images, in points, and of symbols, in 128ths.
  private(set) var images: [Name: NibSize] = [:]
  /// The colors of the app, by name.
  private(set) var colors: [String: Color] = [:]
  /// The system colors, by name.
  private(set) var systemColors: [String: Color] = [:]

  /// The name of an image.
  struct Name: Hashable {
    let name: String
    let isSymbol: Bool
  }

  /// Reads the resources of a document.
  init(of root: XMLElement, _ reading: NibReading) throws(NibError) {
    for element in root.child("resources")?.children ?? [] {
      guard let name = element.attributes["name"] else { continue }
      switch element.name {
      case "image": try addImage(name, NibElement(element, in: reading))
      case "namedColor": colors[name] = try Self.color(in: element, reading)
      case "systemColor": systemColors[name] = try Self.color(in: element, reading)
      default: break
      }
    }
  }

  /// Creates empty resources.
  init() {}

  private mutating func addImage(_ name: String, _ image: NibElement) throws(NibError) {
    guard let width = try image.number("width"), let height = try image.number("height") else { return }
    let isSymbol = image.attribute("catalog") == "system"
    images[Name(name: name, isSymbol: isSymbol)] = NibSize(width: width, height: height)
  }

  private static func color(in element: XMLElement, _ reading: NibReading) throws(NibError) -> Color? {
    guard let color = element.child("color") else { return nil }
    return try NibElement(color, in: reading).ownColor()
  }

  /// Returns the PostScript names of custom fonts, by file name.
  static func customFonts(of root: XMLElement) -> [String: [String]] {
    let arrays = root.children("customFonts").flatMap { $0.children("array") }
    return arrays.reduce(into: [:]) { fonts, array in
      guard let file = array.attributes["key"] else { return }
      fonts[file, default: []] += array.children("string").map(\.text)
    }
  }
}
