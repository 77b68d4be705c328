internal import FontMetrics

/// The font object of a view, kept while the view displays its value.
struct KnownFont {
  private var object: UIFont?

  /// Returns the object for a value: the one that the program set, or a new one after the view
  /// adjusted its font to the traits.
  mutating func object(for font: Font) -> UIFont {
    if let object, object.font == font { return object }
    let made = UIFont(font)
    object = made
    return made
  }

  /// Notes the object that the program set.
  mutating func set(_ font: UIFont) { object = font }
}
