internal import Foundation
internal import LayoutCore

/// Draws a cell's guides: lines in the cell, arrows and numbers in gutters at its side and below
/// it, where no text is.
///
/// Everything is in the cell's coordinates; the gutters lie at negative x, beyond the width and
/// beyond the height.
struct GuideDrawing {
  /// The elements that are drawn in the cell, behind its text, and extend into the gutters.
  private(set) var lines: [PictureElement] = []
  /// The elements that are drawn in the gutters.
  private(set) var gutters: [PictureElement] = []
  /// The room that the gutters take on each side, in points.
  private(set) var insets = EdgeInsets.zero

  /// The thickness of a guide: two pixels of three to a point, so that one lies on each side of the
  /// place it marks.
  static let lineWidth = 2.0 / 3
  /// From the cell to the arrows, from arrows to their numbers, and from the ends of baselines to
  /// theirs.
  private static let railDistance = 10.0
  private static let numberDistance = 10.0
  private static let baselineNumberDistance = 9.0
  /// The distance by which lines extend beyond the cell: on the left, and through the arrows on the
  /// right and below.
  private static let shortReach = 3.0
  private static let longReach = railDistance + 3
  /// The room a number takes down the page.
  private static let numberHeight = 10.5

  init(_ guides: CellGuides, captions: CaptionSetter) {
    drawMargins(guides)
    drawBaselines(guides, captions)
    drawDown(guides, captions)
    drawAcross(guides, captions)
  }

  // MARK: Lines

  private mutating func drawMargins(_ guides: CellGuides) {
    let right = guides.size.width + Self.longReach
    let bottom = guides.size.height + Self.longReach
    for x in [guides.margins.minX, guides.margins.maxX] {
      line(CGPoint(x: x, y: 0), CGPoint(x: x, y: bottom), Palette.margin, dash: [3, 2])
    }
    for y in [guides.margins.minY, guides.margins.maxY] {
      line(CGPoint(x: 0, y: y), CGPoint(x: right, y: y), Palette.margin, dash: [3, 2])
    }
  }

  private mutating func drawBaselines(_ guides: CellGuides, _ captions: CaptionSetter) {
    var marks: [(y: Double, color: Color)] = []
    for baselines in guides.baselines {
      let isOneLine = baselines.last - baselines.first < CellGuides.sameLine
      baseline(baselines.first, guides, Palette.firstBaseline)
      // A last baseline that is the first one as well shows both colors.
      baseline(baselines.last, guides, Palette.lastBaseline, dash: isOneLine ? [6, 6] : [])
      marks.append((baselines.first, Palette.firstBaseline))
      if !isOneLine { marks.append((baselines.last, Palette.lastBaseline)) }
    }
    marks.sort { $0.y < $1.y }
    marks = marks.indices.filter { $0 == 0 || marks[$0].y - marks[$0 - 1].y >= CellGuides.sameLine }.map { marks[$0] }
    let numbers = marks.map { captions.set(points: $0.y) }
    let middles = CaptionSpread.middles(
      wishes: marks.map(\.y), lengths: marks.map { _ in Self.numberHeight })
    for ((mark, number), middle) in zip(zip(marks, numbers), middles) {
      leader(x: -Self.shortReach, mark.y, 2 - Self.baselineNumberDistance, middle)
      gutters.append(number.element(x: -Self.baselineNumberDistance - number.width, middle: middle, mark.color))
    }
    insets.left = CGFloat((numbers.map(\.width).max() ?? 0) + Self.baselineNumberDistance)
  }

  // MARK: Distances

  /// The distances down the cell, and further right its whole height.
  private mutating func drawDown(_ guides: CellGuides, _ captions: CaptionSetter) {
    let rail = Double(guides.size.width) + Self.railDistance
    let numbers = guides.down.map { captions.set(points: $0.length) }
    let middles = CaptionSpread.middles(
      wishes: guides.down.map(\.middle), lengths: guides.down.map { _ in Self.numberHeight })
    for ((dimension, number), middle) in zip(zip(guides.down, numbers), middles) {
      gutters += DimensionArrow.vertical(x: rail, from: dimension.start, to: dimension.end)
      leader(x: rail, dimension.middle, rail + Self.numberDistance - 2.5, middle)
      gutters.append(number.element(x: rail + Self.numberDistance, middle: middle, Palette.spacing))
    }
    let widest = numbers.map(\.width).max() ?? 0
    let total = rail + Self.numberDistance + widest + Self.railDistance
    let height = Double(guides.size.height)
    let number = captions.set(points: height)
    gutters += DimensionArrow.vertical(x: total, from: 0, to: height)
    gutters.append(number.element(x: total + 5, middle: height / 2, Palette.spacing))
    insets.right = CGFloat(total + 5 + number.width - Double(guides.size.width))
  }

  /// The distances across the cell.
  private mutating func drawAcross(_ guides: CellGuides, _ captions: CaptionSetter) {
    let rail = Double(guides.size.height) + Self.railDistance
    let numbers = guides.across.map { captions.set(points: $0.length) }
    let middles = CaptionSpread.middles(wishes: guides.across.map(\.middle), lengths: numbers.map { $0.width + 4 })
    let middle = rail + Self.numberHeight
    for ((dimension, number), x) in zip(zip(guides.across, numbers), middles) {
      gutters += DimensionArrow.horizontal(y: rail, from: dimension.start, to: dimension.end)
      gutters.append(number.element(x: x - number.width / 2, middle: middle, Palette.spacing))
    }
    insets.bottom = CGFloat(middle + Self.numberHeight / 2 - Double(guides.size.height))
  }

  // MARK: Strokes

  private mutating func baseline(_ y: Double, _ guides: CellGuides, _ color: Color, dash: [Double] = []) {
    let end = CGPoint(x: guides.size.width + Self.longReach, y: CGFloat(y))
    line(CGPoint(x: -Self.shortReach, y: y), end, color, dash: dash)
  }

  private mutating func line(_ from: CGPoint, _ to: CGPoint, _ color: Color, dash: [Double] = []) {
    lines.append(.line(DrawnLine(from: from, to: to, width: Self.lineWidth, color: color, dash: dash)))
  }

  /// A thin line from a mark to its number, where the number had to move.
  private mutating func leader(x startX: Double, _ startY: Double, _ endX: Double, _ endY: Double) {
    guard abs(endY - startY) > 1 else { return }
    let (start, end) = (CGPoint(x: startX, y: startY), CGPoint(x: endX, y: endY))
    gutters.append(.line(DrawnLine(from: start, to: end, width: Self.lineWidth / 2, color: Palette.leader)))
  }
}
