import FontMetrics
import Foundation
import LayoutCore

extension View {
  /// A Boolean value that indicates whether a label has text or an image view has an image.
  var showsContent: Bool {
    (self as? Label).map { $0.text?.isEmpty == false } ?? ((self as? ImageView)?.shownImage != nil)
  }
}

extension Label {
  /// A closure that measures the label for a row, or nil if it is empty.
  var measureInRow: RowArrangement.Measure? {
    guard showsContent else { return nil }
    // A width of 0 would mean no limit.
    return { [self] width in
      sizeThatFits(CGSize(width: width.map { max($0, .leastNonzeroMagnitude) } ?? 0, height: 0))
    }
  }

  /// A closure that measures the label with the leading below its last line, as list contents do (A
  /// on iOS 17 and 26 at L), rounded to the pixel. A negative leading does not reduce the line (D).
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
  /// Returns a label with a text style that follows the category, as cells, headers and footers
  /// create it.
  static func following(_ style: TextStyle, in traits: TraitCollection, named name: String) -> Label {
    let label = BuiltInLabel(builtInName: name)
    label.setTraits(traits)
    if let font = traits.preferredFont(for: style) { label.font = font }
    label.adjustsFontForContentSizeCategory = true
    label.containerRule = .fixed(.zero)
    return label
  }
}
