internal import FontInterop

/// The widths of a font that may not be bundled, described by differences from a bundled face.
///
/// An advance is the face's own at the optical size of the design, with a constant for the weight
/// and a correction for the character.
final class WidthModel: Sendable {
  let tables: WidthTables
  /// By character, in order of the numbers that ``WidthCorrections`` has.
  private let corrections: [[Double]]
  private let numbers: [Unicode.Scalar: UInt8]

  init(_ tables: WidthTables) {
    self.tables = tables
    let characters = tables.characters.sorted { $0.key < $1.key }.prefix(Int(UInt8.max))
    corrections = [[0, 0, 0]] + characters.map(\.value)
    var numbers: [Unicode.Scalar: UInt8] = [:]
    for (index, character) in characters.enumerated() {
      if let scalar = character.key.unicodeScalars.first { numbers[scalar] = UInt8(index + 1) }
    }
    self.numbers = numbers
  }

  /// The value of the `opsz` axis at which the face has the font's widths at a point size.
  func opticalSize(for pointSize: Double, _ release: AliasWidths.Release) -> Double {
    let sizes = tables.opticalSizes
    return sizes.text + (sizes.display - sizes.text) * share(ofDisplayAt: pointSize, release)
  }

  /// Returns the share of the display design at a point size, from 0 to 1.
  private func share(ofDisplayAt pointSize: Double, _ release: AliasWidths.Release) -> Double {
    switch release {
    case .sinceiOS14: tables.displayShare.value(at: pointSize)
    case .beforeiOS14: pointSize < tables.earlier.displayFrom ? 0 : 1
    }
  }

  /// The number of the correction of a character, which is that of its base letter; 0 for a
  /// character without one.
  func number(_ scalar: Unicode.Scalar) -> UInt8 {
    if scalar == "\u{A0}" { return numbers[" "] ?? 0 }
    if let own = numbers[scalar] { return own }
    return scalar.value < 0xC0 ? 0 : numbers[scalar.canonicalBase] ?? 0
  }

  /// Returns the changes of the advances of glyphs at a location.
  ///
  /// - Parameters:
  ///   - glyphs: The index of each glyph's correction.
  ///   - em: The em, in the unit of the result, which is rounded to whole numbers.
  /// - Complexity: Linear in the glyphs.
  func changes(_ glyphs: [UInt8], at location: Location, _ release: AliasWidths.Release, em: Int) -> [Int32] {
    let constant = constant(at: location, release)
    let changes = corrections.map { correction in
      Int32(((constant + value(of: correction, at: location)) * Double(em) / 1000).rounded())
    }
    return glyphs.map { changes[Int($0)] }
  }

  /// A place in the design space.
  struct Location {
    var weight: Double
    /// The share of the display design, from 0 to 1.
    var display: Double
  }

  /// The place of a face's coordinates.
  func location(_ coordinates: [AxisCoordinate]) -> Location {
    func value(_ tag: String) -> Double? { coordinates.first { $0.tag == tag }?.value }
    let sizes = tables.opticalSizes
    let display = ((value("opsz") ?? sizes.text) - sizes.text) / (sizes.display - sizes.text)
    return Location(weight: value("wght") ?? 400, display: min(max(0, display), 1))
  }

  private func constant(at location: Location, _ release: AliasWidths.Release) -> Double {
    let text = tables.constants.text.value(at: location.weight)
    var display = tables.constants.display.value(at: location.weight)
    if release == .beforeiOS14 { display += tables.earlier.display }
    return mix(text, display, location)
  }

  private func value(of correction: [Double], at location: Location) -> Double {
    let weight = min(max(tables.correctedWeights[0], location.weight), tables.correctedWeights[1])
    return mix(correction[0], correction[1], location) + correction[2] * (weight - 400) / 300
  }

  private func mix(_ text: Double, _ display: Double, _ location: Location) -> Double {
    (1 - location.display) * text + location.display * display
  }
}
