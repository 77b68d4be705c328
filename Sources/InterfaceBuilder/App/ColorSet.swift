package import LayoutCore

/// A color of an app.
package struct AssetColor: Hashable, Sendable {
  /// A value for one appearance.
  package enum Value: Hashable, Sendable {
    /// Components.
    case color(Color)
    /// A color of the system, by its name: "systemRedColor".
    case system(String)
  }

  /// The value in the light appearance.
  package var light: Value
  /// The value in the dark appearance.
  package var dark: Value
}

/// A color set of an asset catalog: `accent.colorset`.
struct ColorSet: Decodable {
  private struct Entry: Decodable {
    let idiom: String?
    let appearances: [Appearance]?
    let color: Components?

    /// Returns `true` if the entry is for an appearance, or for all of them (nil).
    func isFor(_ luminosity: String?) -> Bool {
      appearances?.first { $0.appearance == "luminosity" }?.value == luminosity
    }
  }

  private struct Appearance: Decodable { let appearance, value: String }

  private struct Components: Decodable {
    let space: String?
    let components: [String: String]?
    let reference: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }
  }

  private let colors: [Entry]

  /// Reads a color set; nil if its list of colors cannot be read.
  init?(folder: String) {
    guard let read = AssetContents.read(ColorSet.self, in: folder) else { return nil }
    self = read
  }

  /// The color; nil if no value can be read.
  var color: AssetColor? {
    guard let light = value(for: "light") ?? value(for: nil) ?? value(for: "dark") else { return nil }
    return AssetColor(light: light, dark: value(for: "dark") ?? light)
  }

  private func value(for luminosity: String?) -> AssetColor.Value? {
    let entries = colors.filter { $0.isFor(luminosity) }
    let chosen = entries.first { ["universal", "iphone"].contains($0.idiom ?? "universal") } ?? entries.first
    return chosen?.color.flatMap(Self.value)
  }

  private static func value(_ written: Components) -> AssetColor.Value? {
    if let reference = written.reference { return .system(reference) }
    guard let parts = written.components else { return nil }
    let alpha = parts["alpha"].flatMap(number) ?? 1
    if let white = parts["white"].flatMap(number) { return .color(Color(white: white, alpha: alpha)) }
    guard let red = parts["red"].flatMap(number), let green = parts["green"].flatMap(number),
      let blue = parts["blue"].flatMap(number)
    else { return nil }
    return .color(
      written.space == "display-p3"
        ? Color(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Parses a component: "0.5", or 8 bits as "0x7F" or "127".
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if !text.contains("."), let bits = Int(text), bits > 1 { return Double(bits) / 255 }
    return Double(text)
  }
}
