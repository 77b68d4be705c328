internal import FontMetrics
internal import Foundation
internal import LayoutCore
internal import TextLayout

extension Label {
  /// Returns the label's lines at their baselines, with the label's top left corner at `origin`.
  ///
  /// Lines start at the leading edge unless the label has another alignment; justified text is
  /// drawn as natural.
  ///
  /// - Complexity: Linear in the displayed text.
  func drawing(at origin: CGPoint) -> [PictureElement] {
    let size = bounds.size
    let area = textArea(in: size)
    if let layout = paragraphLayout(in: size) {
      return drawing(of: layout, at: CGPoint(x: origin.x + area.minX, y: origin.y))
    }
    let lines = textLines(in: size).map(Array.init) ?? []
    // Only at the sides, and only where lines run on by design: accents and tails may reach out of
    // a line's box.
    let clip = CGRect(origin: origin, size: size).insetBy(dx: 0, dy: -size.height)
    return zip(lines, baselines(lineCount: lines.count, in: size)).map { line, baseline in
      let x = origin.x + area.minX + CGFloat(indent(of: line, in: area.size))
      let place = CGPoint(x: x, y: origin.y + CGFloat(baseline))
      let text = PictureElement.text(DrawnText(runs: line.runs, origin: place, color: textColor))
      return lineBreakMode == .byClipping ? .clipped(clip, [text]) : text
    }
  }

  /// The lines of an attributed text, each as far from the first baseline as in the text, on whole
  /// pixels.
  private func drawing(of layout: ParagraphLayout, at origin: CGPoint) -> [PictureElement] {
    guard let firstLine = layout.lines.first else { return [] }
    let first = Double(firstBaselineOffset(in: bounds.size))
    return layout.lines.map { line in
      let baseline = PixelGrid.round(
        first + line.baseline - firstLine.baseline, scale: traitCollection.displayScale)
      let place = CGPoint(x: origin.x + CGFloat(line.frame.x), y: origin.y + CGFloat(baseline))
      return .text(DrawnText(runs: line.line.runs, origin: place, color: textColor))
    }
  }

  /// Distances from the label's top, in points, on whole pixels.
  private func baselines(lineCount: Int, in size: CGSize) -> [Double] {
    let first = Double(firstBaselineOffset(in: size))
    let last = Double(size.height - lastBaselineOffset(in: size))
    let stack = traitCollection.typesetting.measurer.lineStack(of: font)
    return (0..<lineCount).map { index in
      if index == lineCount - 1, index > 0 { return last }
      return PixelGrid.round(first + stack.drop(to: index), scale: traitCollection.displayScale)
    }
  }

  /// The distance from the label's left edge to the line's.
  private func indent(of line: TextLine, in size: CGSize) -> Double {
    let side: TextAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    let isNatural = textAlignment == .natural || textAlignment == .justified
    return line.leftEdge(in: Double(size.width), alignment: isNatural ? side : textAlignment)
  }
}
