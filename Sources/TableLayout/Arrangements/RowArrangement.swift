import FontMetrics
import Foundation
import LayoutCore

/// The layout of an image and two labels in a row, shared by built-in cells and list contents.
///
/// It measures with closures and holds no views, so that sizing and layout can't disagree. The
/// layout is from left to right; ``RowPlaces/mirrored(width:)`` mirrors the result. The
/// distribution of insufficient space is Strut's rule (Facts.md#built-in-cells).
struct RowArrangement {
  /// Returns the size of text with lines broken at a width, or in one line for nil.
  typealias Measure = (_ width: Double?) -> CGSize

  /// The layout of the two labels.
  enum Texts: Hashable {
    /// One above the other.
    case stacked
    /// The first at the leading edge, the second at the trailing edge.
    case sideBySide
    /// The first at the end of a column of a given width, the second after it.
    case columns(Double)
  }

  var margins = DirectionalEdgeInsets.zero
  var texts = Texts.stacked
  /// The measurement of the first label, or nil without text.
  var text: Measure?
  /// The measurement of the second label, or nil without text.
  var detail: Measure?
  /// The size of the image, or nil without one.
  var image: CGSize?
  /// A Boolean value that indicates whether the image is within the top and bottom margins instead
  /// of the full height.
  var isImageWithinMargins = false
  /// A Boolean value that indicates whether a single label has the full width, so that its
  /// alignment is visible.
  var fillsWidth = true
  /// A Boolean value that indicates whether a single label has the full height of the row.
  var fillsHeight = false
  /// The size of a view below the labels, or nil without one.
  var below: CGSize?
  /// The distance between the image and the labels.
  var imageToText = 0.0
  /// The vertical distance between the labels.
  var vertical = 0.0
  /// The minimum horizontal distance between the labels.
  var horizontal = 0.0
  /// The distance between the labels and the view below them.
  var textToBelow = 0.0

  /// Returns the height of all parts at a width, including margins, not rounded.
  func height(width: Double) -> Double {
    let parts = parts(width: width)
    let texts = Double(margins.top) + parts.block + Double(margins.bottom)
    guard let image = parts.image else { return texts }
    let around = isImageWithinMargins ? Double(margins.top + margins.bottom) : 0
    return max(texts, Double(image.height) + around)
  }

  /// Returns the height of the labels and the view below them, without margins.
  func blockHeight(width: Double) -> Double { parts(width: width).block }

  /// Returns the displayed height of the image, or 0 without one.
  func imageHeight(width: Double) -> Double { Double(parts(width: width).image?.height ?? 0) }

  /// Returns `true` if both labels fit side by side, each in one line.
  func fitsSideBySide(width: Double) -> Bool {
    guard let text, let detail else { return true }
    let room = parts(width: width).column.width
    return Double(text(nil).width) + horizontal + Double(detail(nil).width) <= room
  }

  /// Returns the frames of all parts in a row of a given size. In a row that is too low, no part
  /// extends beyond it, and the labels shrink from the last to the first.
  func places(in size: CGSize) -> RowPlaces {
    let (width, height) = (max(0, Double(size.width)), max(0, Double(size.height)))
    let parts = parts(width: width)
    var places = RowPlaces()
    let inner = height - Double(margins.top + margins.bottom)
    let top = min(height, max(0, Double(margins.top) + (inner - parts.block) / 2))
    places.image = parts.image.map { image in
      let shown = Self.scaled(image, into: CGSize(width: Double(image.width), height: height))
      let middle = isImageWithinMargins ? Double(margins.top) + inner / 2 : height / 2
      let y = min(max(0, middle - Double(shown.height) / 2), max(0, height - Double(shown.height)))
      return CGRect(
        x: Double(margins.leading) + Double(image.width - shown.width) / 2, y: y, width: Double(shown.width),
        height: Double(shown.height))
    }
    for (part, rectangle) in parts.rectangles {
      if fillsHeight, part == .text {
        places[part] = CGRect(x: rectangle.minX, y: 0, width: rectangle.width, height: height)
        continue
      }
      let y = min(height, top + Double(rectangle.minY))
      let placed = CGRect(
        x: rectangle.minX, y: y, width: rectangle.width, height: min(rectangle.height, height - y))
      places[part] = placed
    }
    return places
  }

  // MARK: Parts

  /// The vertical stack in the middle of the row, relative to its own top; x is relative to the
  /// left edge of the row.
  private struct Parts {
    var image: CGSize?
    var column: (left: Double, width: Double)
    var rectangles: [(RowPart, CGRect)] = []
    var block = 0.0
  }

  private func parts(width: Double) -> Parts {
    let room = max(0, width - Double(margins.leading + margins.trailing))
    // The image leaves half of the space to the labels.
    let hasTexts = text != nil || detail != nil || below != nil
    let shown = image.map { Self.scaled($0, into: CGSize(width: hasTexts ? room / 2 : room, height: .infinity)) }
    let indent = shown.map { min(room, Double($0.width) + (hasTexts ? imageToText : 0)) } ?? 0
    var parts = Parts(image: shown, column: (Double(margins.leading) + indent, room - indent))
    (parts.rectangles, parts.block) = textRectangles(parts.column)
    guard let below else { return parts }
    let y = parts.block + (parts.rectangles.isEmpty ? 0 : textToBelow)
    let size = Self.scaled(below, into: CGSize(width: parts.column.width, height: .infinity))
    parts.rectangles.append((.below, CGRect(origin: CGPoint(x: parts.column.left, y: y), size: size)))
    parts.block = y + Double(size.height)
    return parts
  }

  private func textRectangles(_ column: (left: Double, width: Double)) -> ([(RowPart, CGRect)], Double) {
    guard text != nil || detail != nil else { return ([], 0) }
    let none: Measure = { _ in .zero }
    let (rectangles, height) =
      switch texts {
      case .stacked: stacked(column)
      case .sideBySide: sideBySide(text ?? none, detail ?? none, column)
      case .columns(let first): columns(text ?? none, detail ?? none, column, first)
      }
    return (rectangles.filter { ($0.0 == .text ? text : detail) != nil }, height)
  }

  private func stacked(_ column: (left: Double, width: Double)) -> ([(RowPart, CGRect)], Double) {
    var rectangles: [(RowPart, CGRect)] = []
    var bottom = 0.0
    for (part, measure) in [(RowPart.text, text), (.detail, detail)] {
      guard let size = measure?(column.width) else { continue }
      let top = rectangles.isEmpty ? 0 : bottom + vertical
      let width = fillsWidth ? column.width : min(column.width, Double(size.width))
      rectangles.append((part, CGRect(x: column.left, y: top, width: width, height: Double(size.height))))
      bottom = top + Double(size.height)
    }
    return (rectangles, bottom)
  }

  private func sideBySide(
    _ text: Measure, _ detail: Measure, _ column: (left: Double, width: Double)
  ) -> ([(RowPart, CGRect)], Double) {
    let gap = self.text == nil || self.detail == nil ? 0 : min(horizontal, column.width)
    let shares = Self.shares(Double(text(nil).width), Double(detail(nil).width), of: column.width - gap)
    let sizes = (text(shares.first), detail(shares.second))
    let width = min(shares.second, Double(sizes.1.width))
    return middled(
      (sizes.0, column.left, min(shares.first, Double(sizes.0.width))),
      (sizes.1, column.left + column.width - width, width))
  }

  private func columns(
    _ text: Measure, _ detail: Measure, _ column: (left: Double, width: Double), _ wanted: Double
  ) -> ([(RowPart, CGRect)], Double) {
    let gap = min(horizontal, column.width)
    let first = min(wanted, (column.width - gap) / 2)
    let rest = column.width - gap - first
    return middled((text(first), column.left, first), (detail(rest), column.left + first + gap, rest))
  }

  private func middled(
    _ first: (size: CGSize, x: Double, width: Double), _ second: (size: CGSize, x: Double, width: Double)
  ) -> ([(RowPart, CGRect)], Double) {
    let height = max(Double(first.size.height), Double(second.size.height))
    func rectangle(_ item: (size: CGSize, x: Double, width: Double)) -> CGRect {
      let own = Double(item.size.height)
      return CGRect(x: item.x, y: (height - own) / 2, width: item.width, height: own)
    }
    return ([(.text, rectangle(first)), (.detail, rectangle(second))], height)
  }

  /// Returns how two lengths share the space: each gets at least half of it, plus what the other
  /// leaves.
  static func shares(_ first: Double, _ second: Double, of room: Double) -> (first: Double, second: Double) {
    guard first + second > room else { return (first, second) }
    let half = room / 2
    if first <= half { return (first, room - first) }
    if second <= half { return (room - second, second) }
    return (half, half)
  }

  /// Returns a size scaled down proportionally to fit another.
  private static func scaled(_ size: CGSize, into room: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return size }
    let scale = min(1, room.width / size.width, room.height / size.height)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}

/// A part of a row among the labels.
enum RowPart { case text, detail, below }

/// The frames of the parts of a row, or nil for a missing part.
struct RowPlaces: Hashable {
  var image: CGRect?
  var text: CGRect?
  var detail: CGRect?
  var below: CGRect?

  subscript(part: RowPart) -> CGRect? {
    get {
      switch part {
      case .text: text
      case .detail: detail
      case .below: below
      }
    }
    set {
      switch part {
      case .text: text = newValue
      case .detail: detail = newValue
      case .below: below = newValue
      }
    }
  }

  /// Returns the frames in a right-to-left row of a given width.
  func mirrored(width: Double) -> RowPlaces {
    func turned(_ rectangle: CGRect?) -> CGRect? {
      rectangle.map { CGRect(x: width - Double($0.maxX), y: $0.minY, width: $0.width, height: $0.height) }
    }
    return RowPlaces(image: turned(image), text: turned(text), detail: turned(detail), below: turned(below))
  }
}
