import FontMetrics
import Foundation
import LayoutCore

extension View {
  /// Whether a label has text or an image view a picture.
  var showsContent: Bool {
    (self as? Label).map { $0.text?.isEmpty == false } ?? ((self as? ImageView)?.shownImage != nil)
  }
}

extension Label {
  /// Measures the label for a row; nil where it shows nothing.
  var measureInRow: RowArrangement.Measure? {
    guard showsContent else { return nil }
    // A width of 0 would be no limit.
    return { [self] width in
      sizeThatFits(CGSize(width: width.map { max($0, .leastNonzeroMagnitude) } ?? 0, height: 0))
    }
  }

  /// The same with the leading below the last line, as list contents have it (A on iOS 17 and 26 at L), to the pixel; a negative one
  /// takes nothing off the line (D).
  var measureWithLeading: RowArrangement.Measure? {
    guard showsContent else { return nil }
    return { [self] width in
      let width = width.map { CGFloat(max($0, .leastNonzeroMagnitude)) } ?? 0
      var size = sizeThatFits(CGSize(width: width, height: 0))
      let text = textLayout(
        in: CGSize(width: width > 0 ? width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
      let leading = text.leadingBelow ?? measurer.lineStack(of: font).leading
      let height = Double(text.unroundedSize.height) + max(0, leading)
      size.height = max(size.height, CGFloat(PixelGrid.ceil(height, scale: traitCollection.displayScale)))
      return size
    }
  }
}

extension Label {
  /// A label of a text style that follows the category, as a cell, header or footer makes its own.
  static func following(_ style: TextStyle, in traits: TraitCollection, named name: String) -> Label {
    let label = BuiltInLabel(builtInName: name)
    label.setTraits(traits)
    if let font = traits.preferredFont(for: style) { label.font = font }
    label.adjustsFontForContentSizeCategory = true
    label.containerRule = .fixed(.zero)
    return label
  }
}
