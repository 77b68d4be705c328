internal import Queries
internal import Strut

/// Names as C passes them, NULL standing for the usual one.
enum Naming {
  static func category(_ pointer: UnsafePointer<CChar>?) throws -> ContentSizeCategory {
    try unsafe CText.string(orNull: pointer, "category").map(ContentSizeCategory.named) ?? .large
  }

  static func era(_ pointer: UnsafePointer<CChar>?) throws -> Era {
    try unsafe CText.string(orNull: pointer, "era").map(Era.named) ?? .standard
  }

  static func style(orNil pointer: UnsafePointer<CChar>?) throws -> TextStyle? {
    try unsafe CText.string(orNull: pointer, "style").map(TextStyle.named)
  }
}

/// Numbers as C passes them, within the bounds that the command has.
enum Numbers {
  static func points(
    _ number: Double, _ name: String, upTo greatest: Double = Values.greatest
  ) throws(Failure) -> Double {
    guard (0...greatest).contains(number) else {
      throw .argument("\(name) is a number of points from 0 to \(Int(greatest)), not \(number).")
    }
    return number.magnitude  // -0 is 0
  }

  static func bounded(_ number: Double, _ name: String) throws(Failure) -> Double {
    guard abs(number) <= Values.greatest else {
      throw .argument("\(name) is a number of at most \(Int(Values.greatest)) either way, not \(number).")
    }
    return number + 0  // -0 is 0
  }

  static func flag(_ number: UInt32, _ name: String) throws(Failure) -> Bool {
    guard number <= 1 else { throw .argument("\(name) is 0 or 1, not \(number).") }
    return number == 1
  }

  static func displayScale(_ number: Double) throws(Failure) -> Double {
    guard Values.scales.contains(number) else {
      let (least, greatest) = (Values.scales.lowerBound, Int(Values.scales.upperBound))
      throw .argument("display_scale is a number of pixels to a point from \(least) to \(greatest), not \(number).")
    }
    return number
  }
}
