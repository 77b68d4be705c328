internal import Queries
internal import Strut

/// Conversions of names that C passes; NULL selects the default.
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

/// Checks of numbers that C passes, with the bounds of the command.
enum Numbers {
  static func points(
    _ number: Double, _ name: String, upTo greatest: Double = Values.greatest
  ) throws(Failure) -> Double {
    guard (0...greatest).contains(number) else {
      throw .argument("\(name): expected a number of points from 0 to \(Int(greatest)), got \(number).")
    }
    return number.magnitude  // -0 is 0
  }

  static func bounded(_ number: Double, _ name: String) throws(Failure) -> Double {
    guard abs(number) <= Values.greatest else {
      let greatest = Int(Values.greatest)
      throw .argument("\(name): expected a number from \(-greatest) to \(greatest), got \(number).")
    }
    return number + 0  // -0 is 0
  }

  static func flag(_ number: UInt32, _ name: String) throws(Failure) -> Bool {
    guard number <= 1 else { throw .argument("\(name): expected 0 or 1, got \(number).") }
    return number == 1
  }

  static func displayScale(_ number: Double) throws(Failure) -> Double {
    guard Values.scales.contains(number) else {
      let (least, greatest) = (Values.scales.lowerBound, Int(Values.scales.upperBound))
      throw .argument("display_scale: expected pixels per point from \(least) to \(greatest), got \(number).")
    }
    return number
  }
}
