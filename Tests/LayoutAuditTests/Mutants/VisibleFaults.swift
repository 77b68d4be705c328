import FontMetrics
import Foundation
import LayoutCore
import TableLayout
import TextLayout

/// The visible faults of a row after layout, measured without the audit: all text is broken into
/// lines again, and the lines are compared with the label, the cell, and other text.
struct VisibleFaults {
  /// The names of the views with a fault, and what it is; an empty name for the row itself.
  private(set) var found: [String: Set<SeenFault>] = [:]

  /// A text with its place in the cell.
  private struct PlacedText {
    let name: String
    let label: Label
    let frame: CGRect
    let lines: [TextLine]
    let drawnCount: Int
    /// The lines' own box, and that of the ink.
    let box: CGRect
    let ink: CGRect

    /// The part of the box that letters fill.
    var letters: CGRect {
      let (top, bottom) = (max(box.minY, ink.minY), min(box.maxY, ink.maxY))
      return top < bottom ? CGRect(x: box.minX, y: top, width: box.width, height: bottom - top) : box
    }
  }

  private let cell: TableViewCell
  private var texts: [PlacedText] = []
  private var others: [(name: String, frame: CGRect, isPicture: Bool)] = []

  /// A cell that has been laid out.
  init(_ cell: TableViewCell) {
    self.cell = cell
    gather(in: cell.contentView, at: cell.contentView.frame.origin)
    if !cell.brokenConstraints.isEmpty { note("", .brokenConstraint) }
    for text in texts {
      noteCut(text)
      noteEdges(text.name, text.box, letters: text.letters)
      noteInk(text)
    }
    for other in others { noteEdges(other.name, other.frame, isPicture: other.isPicture) }
    noteOverlaps()
  }

  private mutating func note(_ name: String, _ fault: SeenFault) { found[name, default: []].insert(fault) }

  // MARK: Measuring

  private mutating func gather(in view: View, at origin: CGPoint) {
    for child in view.subviews where !child.isHidden {
      let frame = child.frame.offsetBy(dx: origin.x, dy: origin.y)
      let name = child.accessibilityIdentifier ?? ""
      if let label = child as? Label {
        if label.text?.isEmpty == false { texts.append(Self.placed(label, name, frame)) }
      } else if child is ImageView || child is Control {
        others.append((name, child.alignmentRect(forFrame: frame), child is ImageView))
      } else {
        gather(in: child, at: frame.origin)
      }
    }
  }

  private static func placed(_ label: Label, _ name: String, _ frame: CGRect) -> PlacedText {
    let broken = label.shapedText?.lines(width: Double(frame.width), lineLimit: 0, breakMode: .byWordWrapping)
    let lines: [TextLine] = broken.map { Array($0) } ?? []
    let shown = label.numberOfLines > 0 ? min(label.numberOfLines, lines.count) : lines.count
    let (lineHeight, distance) = (label.font.lineHeight, lineDistance(of: label))
    let height = min(Double(frame.height), shown == 0 ? 0 : lineHeight + Double(shown - 1) * distance)
    let width = min(Double(frame.width), lines.map(\.width).max() ?? 0)
    let free = Double(frame.width) - width
    let isRight = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let top = Double(frame.midY) - height / 2
    let box = CGRect(x: Double(frame.minX) + (isRight ? free : 0), y: top, width: width, height: height)
    // The label determines the visible part of text with too little room, and its position: an
    // ellipsis has no marks.
    let first = Double(frame.minY + label.firstBaselineOffset(in: frame.size))
    var (high, low) = (CGFloat.infinity, -CGFloat.infinity)
    let drawn: [TextLine] = label.textLines(in: frame.size).map { Array($0) } ?? []
    for (index, line) in drawn.enumerated() {
      guard let ink = line.inkBounds else { continue }
      let baseline = first + Double(index) * distance
      (high, low) = (min(high, baseline + ink.y), max(low, baseline + ink.y + ink.height))
    }
    let ink = high <= low ? CGRect(x: box.minX, y: high, width: box.width, height: low - high) : box
    return PlacedText(
      name: name, label: label, frame: frame, lines: lines, drawnCount: drawn.count, box: box, ink: ink)
  }

  /// From one line's baseline to the next one's, in points: text styles have a leading, which may
  /// be negative.
  private static func lineDistance(of label: Label) -> Double { label.font.lineHeight + label.font.leading }

  // MARK: Judging

  private mutating func noteCut(_ text: PlacedText) {
    let label = text.label
    let allowed = label.numberOfLines > 0 ? label.numberOfLines : .max
    let spare = Double(text.frame.height) + 0.5 - label.font.lineHeight
    let fitting = spare < 0 ? 0 : 1 + Int(spare / Self.lineDistance(of: label))
    if text.lines.count > min(allowed, fitting) {
      let isWhole =
        text.lines.count <= min(allowed, text.drawnCount) && cell.bounds.minY - 0.5 <= text.ink.minY
        && text.ink.maxY <= cell.bounds.maxY + 0.5
      note(text.name, isWhole ? .tightBox : .cut)
    }
    let room =
      cell.contentView.bounds.width - cell.contentView.layoutMargins.left - cell.contentView.layoutMargins.right
    let engine = label.traitCollection.text
    // Words that end at spaces are taken from the text. The ends of others are known only to ICU's
    // dictionaries, which determine the new lines.
    let spaced = Self.words(label.text ?? "").filter(Self.isAlphabetic)
    for word in spaced + text.lines.compactMap(\.brokenWord).filter({ !Self.isAlphabetic($0) }) {
      let shaped = engine.shape(word, font: label.font, language: label.traitCollection.language)
      let width = shaped.lines(width: nil).width
      guard width > Double(text.frame.width) else { continue }
      // A word that fits no line is broken in every layout, but next to other text, it has less
      // room than possible.
      note(text.name, width <= Double(room) || isBesideAnother(text) ? .brokenWord : .longWord)
    }
  }

  /// Returns true if a label shares its height with another label on its left or right.
  private func isBesideAnother(_ text: PlacedText) -> Bool {
    texts.contains { other in
      let common = min(text.frame.maxY, other.frame.maxY) - max(text.frame.minY, other.frame.minY)
      let isApart = other.frame.maxX <= text.frame.minX + 0.5 || text.frame.maxX <= other.frame.minX + 0.5
      return other.name != text.name && common > 0.5 && isApart
    }
  }

  /// The words between spaces, each part of a compound with its hyphen.
  private static func words(_ text: String) -> [String] {
    text.split { " /\n".contains($0) }.flatMap { word in
      let parts = word.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
      return parts.dropLast().map { $0 + "-" } + parts.suffix(1)
    }
  }

  /// Returns true if words end at spaces, which is not the case in Chinese, Japanese and Thai.
  private static func isAlphabetic(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy {
      !(0x0E00...0x0E7F ~= $0.value) && ($0.value < 0x2E80 || 0xAC00...0xD7A3 ~= $0.value)
    }
  }

  /// - Parameters:
  ///   - isPicture: Pictures may reach to the sides of their cell.
  ///   - letters: The part of text that may be clipped.
  private mutating func noteEdges(
    _ name: String, _ frame: CGRect, isPicture: Bool = false, letters: CGRect? = nil
  ) {
    let content = cell.contentView
    let margins = content.frame.inset(by: content.layoutMargins)
    if !cell.bounds.insetBy(dx: -0.5, dy: -0.5).contains(letters ?? frame) { note(name, .outsideCell) }
    guard !isPicture, margins.minX - frame.minX > 0.5 || frame.maxX - margins.maxX > 0.5 else { return }
    note(name, .outsideMargins)
  }

  private mutating func noteInk(_ text: PlacedText) {
    // A label without height shows nothing: that it is squeezed is its fault.
    guard text.frame.height > 0 else { return }
    let (above, below) = (text.frame.minY - text.ink.minY, text.ink.maxY - text.frame.maxY)
    guard max(above, below) > 2 else { return }
    if text.ink.minY < -2 || text.ink.maxY > cell.bounds.maxY + 2 { note(text.name, .inkOutsideCell) }
    for other in texts where other.name != text.name && other.frame.height > 0 {
      // Two that each reach out a little have room between them by the rule, however near they are.
      guard (other.ink.midY < text.ink.midY ? above : below) > 2 else { continue }
      let common = text.ink.intersection(other.ink)
      if !common.isNull, common.width > 0.5, common.height > 2 { note(text.name, .inkInto(other.name)) }
    }
  }

  private mutating func noteOverlaps() {
    let all = texts.map { ($0.name, $0.letters) } + others.map { ($0.name, $0.frame) }
    for (index, one) in all.enumerated() {
      for other in all.dropFirst(index + 1) {
        let common = one.1.intersection(other.1)
        guard !common.isNull, common.width > 0.5, common.height > 0.5 else { continue }
        note(one.0, .over(other.0))
        note(other.0, .over(one.0))
      }
    }
  }
}
