internal import FontMetrics
package import Foundation

/// The facade of a label, whose class may override the rectangle of the text.
package protocol LabelFacade: ViewFacade {
  /// Returns `textRect(forBounds:limitedToNumberOfLines:)`.
  func askTextRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  /// Returns the rectangle in which `drawText(in:)` displays the text, for bounds.
  func askDrawnRect(forBounds bounds: CGRect) -> CGRect
}

extension Label {
  /// The length of the bounds, in points, for which a label without a limit asks its facade.
  package static let unlimitedLength: CGFloat = 10_000_000

  /// The facade, if its class may override the rectangle of the text.
  var askedForText: (any LabelFacade)? { askedFacade as? any LabelFacade }

  /// Returns the rectangle in which a label of a given size displays its text: its bounds, unless
  /// the facade's class leaves space around the text.
  package func textArea(in size: CGSize) -> CGRect {
    let bounds = CGRect(origin: .zero, size: size)
    guard let area = askedForText?.askDrawnRect(forBounds: bounds) else { return bounds }
    return CGRect(x: area.minX, y: area.minY, width: max(0, area.width), height: max(0, area.height))
  }

  /// Returns the size of the text by the facade's rectangle, in points, rounded up to the pixel.
  ///
  /// - Parameter width: The width at which lines are broken, or nil for no limit.
  func size(askedOf facade: any LabelFacade, width: Double?) -> CGSize {
    let bounds = CGRect(
      x: 0, y: 0, width: width.map { CGFloat($0) } ?? Self.unlimitedLength, height: Self.unlimitedLength)
    let size = facade.askTextRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    let scale = traitCollection.displayScale
    func rounded(_ length: CGFloat) -> CGFloat {
      length > 0 && length.isFinite ? CGFloat(PixelGrid.ceil(Double(length), scale: scale)) : 0
    }
    return CGSize(width: rounded(size.width), height: rounded(size.height))
  }

  /// Returns the rectangle of the text in bounds without a limit on their height, from the
  /// label's stored measurements.
  func unlimitedTextRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let isUnlimited = bounds.width >= Self.unlimitedLength / 2
    let size = measure(width: isUnlimited ? nil : max(0, Double(bounds.width)), lineLimit: numberOfLines).size
    return CGRect(
      origin: bounds.origin, size: CGSize(width: min(size.width, max(0, bounds.width)), height: size.height))
  }
}
