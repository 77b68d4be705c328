internal import FontMetrics
internal import Foundation

/// The measured numbers of a device, by quantity. If a quantity was measured at several scales, the
/// largest scale is used.
struct MeasuredNumbers {
  private let byQuantity: [String: [MeasuredNumber]]

  init(_ numbers: [MeasuredNumber]) {
    byQuantity = Dictionary(grouping: numbers, by: \.quantity).mapValues { numbers in
      let sharpest = numbers.map(\.displayScale).max()
      return numbers.filter { $0.displayScale == sharpest }
    }
  }

  /// Sets the number measured at L, if there is one.
  func set(_ length: inout Double, _ quantity: String) {
    if let number = byQuantity[quantity]?.first(where: { $0.category == .large }) { length = number.value }
  }

  /// Sets the number measured at L, if there is one.
  func set(_ length: inout CGFloat, _ quantity: String) {
    var points = Double(length)
    set(&points, quantity)
    length = CGFloat(points)
  }

  /// Sets the numbers measured at each text size.
  func set(_ length: inout CategoryLength, _ quantity: String) {
    set(&length.atLarge, quantity)
    for number in byQuantity[quantity] ?? [] { length.byCategory[number.category.shortName] = number.value }
  }

  /// Sets the lengths of the narrowest and the widest view, and the minimum width from which all
  /// have the latter.
  func set(_ length: inout SideLength, _ quantity: String) {
    let numbers = (byQuantity[quantity] ?? []).filter { $0.category == .large }.sorted { $0.width < $1.width }
    guard let narrowest = numbers.first, let widest = numbers.last else { return }
    length.narrow = narrowest.value
    length.wide = widest.value
    let wide = numbers.reversed().prefix { $0.value == widest.value }
    if narrowest.value != widest.value { wide.last.map { length.wideFrom = $0.width } }
  }

  /// Returns the part of a line above text that reproduces the measured distances from an edge down
  /// to a first baseline.
  func aboveText(_ spacing: SpacingMetrics) -> Double {
    part("spacing.edgeToFirstBaseline.", now: spacing.aboveText, spacing) { font in font.lineHeight }
  }

  /// Returns the part of a line below text that reproduces the measured distances from a last
  /// baseline down to an edge.
  func belowText(_ spacing: SpacingMetrics) -> Double {
    part("spacing.lastBaselineToEdge.", now: spacing.belowText, spacing) { font in font.lineHeight - font.capHeight }
  }

  private struct Line {
    var lineHeight, capHeight: Double
  }

  /// Returns the part of a line that distances contain in addition to the font's own part: the
  /// current number if it explains every distance, otherwise the middle of the range that does, or
  /// of the values for single distances if no range explains all.
  private func part(_ prefix: String, now: Double, _ spacing: SpacingMetrics, _ own: (Line) -> Double) -> Double {
    var (least, most) = (-Double.infinity, Double.infinity)
    var wishes: [Double] = []
    for (quantity, numbers) in byQuantity.sorted(by: { $0.key < $1.key }) where quantity.hasPrefix(prefix) {
      for number in numbers {
        guard let line = line(of: String(quantity.dropFirst(prefix.count)), like: number) else { continue }
        let pixel = 1 / number.displayScale
        let step = spacing.textStep > 0 ? spacing.textStep : pixel
        // The added clearance is a multiple of the step, and the sum was rounded up to the pixel.
        let clearance = PixelGrid.floor(number.value - own(line), scale: 1 / step)
        let (lower, upper) = ((clearance - step) / line.lineHeight, clearance / line.lineHeight)
        let explains = number.value - own(line) - clearance < pixel
        (least, most) = explains ? (max(least, lower), min(most, upper)) : (.infinity, -.infinity)
        wishes.append((upper + lower) / 2)
      }
    }
    guard !wishes.isEmpty, !(least < now && now <= most) else { return now }
    return max(0, least < most ? (least + most) / 2 : wishes.sorted()[wishes.count / 2])
  }

  /// Returns the line metrics of the font for which a distance was measured.
  private func line(of style: String, like number: MeasuredNumber) -> Line? {
    func metric(_ name: String) -> Double? {
      byQuantity["font.\(style).\(name)"]?.first { $0.category == number.category }?.value
    }
    guard let height = metric("lineHeight"), let cap = metric("capHeight"), height > 0, number.displayScale > 0 else {
      return nil
    }
    return Line(lineHeight: height, capHeight: cap)
  }
}
