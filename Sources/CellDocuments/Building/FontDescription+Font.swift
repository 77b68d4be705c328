package import FontMetrics
package import LayoutCore

extension FontDescription {
  /// Returns the font, from the font catalog of the traits and at their text size.
  ///
  /// Throws a `FontError` if the face is not found or the size of a style at the text size is not
  /// known, and a `FontScalingError` if the style cannot scale a size or a size is out of range.
  package func font(in traits: TraitCollection) throws -> Font {
    switch self {
    case .preferred(let style):
      try traits.preferredFont(forStyle: style)
    case .plain(let face, let size):
      try face.font(size: size, in: traits)
    case .scaled(let face, let size, let style, let maximumPointSize):
      try FontScaler(style: style).scaledFont(
        for: face.font(size: size, in: traits), category: traits.contentSizeCategory,
        maximumPointSize: maximumPointSize)
    }
  }

  /// Returns the message for an error from ``font(in:)``, in the form used for documents.
  static func message(for error: any Error) -> String {
    var message = "\(error)".replacing(". Did you mean", with: "; did you mean")
    if message.hasSuffix(".") { message.removeLast() }
    return message
  }
}

extension FontDescription.Face {
  fileprivate func font(size: Double, in traits: TraitCollection) throws -> Font {
    guard size.isFinite, size >= 0 else { throw FontScalingError.pointSizeOutOfRange(size) }
    return switch self {
    case .system(let weight):
      try traits.fonts.systemFont(
        size: size, weight: weight, legibilityWeight: traits.legibilityWeight, era: traits.layoutMetrics.era)
    case .named(let name): try traits.fonts.font(named: name, size: size).adjusted(to: traits.layoutMetrics.era)
    }
  }
}
