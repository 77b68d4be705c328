internal import Strut

/// Names as C passes them, NULL standing for the usual one.
enum Naming {
  static func category(_ pointer: UnsafePointer<CChar>?) throws -> ContentSizeCategory {
    try unsafe CText.string(orNull: pointer, "category").map(ContentSizeCategory.named) ?? .large
  }

  static func style(orNil pointer: UnsafePointer<CChar>?) throws -> TextStyle? {
    try unsafe CText.string(orNull: pointer, "style").map(TextStyle.named)
  }
}

/// Numbers as C passes them, within the bounds that the command has.
enum Numbers {
  /// The greatest length anybody may ask for, in points.
  static let greatest = 1_000_000.0

  static func points(_ number: Double, _ name: String) throws(Failure) -> Double {
    guard (0...greatest).contains(number) else {
      throw .argument("\(name) is a number of points from 0 to \(Int(greatest)), not \(number).")
    }
    return number.magnitude  // -0 is 0
  }

  static func bounded(_ number: Double, _ name: String) throws(Failure) -> Double {
    guard abs(number) <= greatest else {
      throw .argument("\(name) is a number of at most \(Int(greatest)) either way, not \(number).")
    }
    return number + 0  // -0 is 0
  }

  static func displayScale(_ number: Double) throws(Failure) -> Double {
    guard (0.01...100).contains(number) else {
      throw .argument("display_scale is a number of pixels to a point from 0.01 to 100, not \(number).")
    }
    return number
  }
}
