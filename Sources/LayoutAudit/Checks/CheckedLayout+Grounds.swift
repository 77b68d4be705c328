import Foundation
import LayoutCore

extension CheckedLayout {
  /// Returns the distance by which letters extend beyond their frame, and the background that they
  /// leave, in words; nil if all of them are in the frame.
  ///
  /// Letters outside their background are drawn over other colors, which may be the color of the
  /// letters.
  func inkOutsideBox(of element: CellElement) -> String? {
    guard let box = inkBox(of: element) else { return nil }
    func reach(_ points: Double, _ place: String) -> String? {
      guard points > rules.tolerance else { return nil }
      return "\(Finding.text(points)) \(Finding.text(points) == "1" ? "point" : "points") \(place)"
    }
    let reaches = [reach(box.above, "above the frame"), reach(box.below, "below the frame")].compactMap(\.self)
    if reaches.isEmpty { return nil }
    let ground = groundLeft(by: box, of: element).map { ", outside \($0)" } ?? ""
    return "letters extend \(reaches.joined(separator: " and "))\(ground)"
  }

  /// Returns the background behind text that its letters leave, in words: that of its own view, or
  /// of a view around or below it. Nil if they leave only the cell's background.
  private func groundLeft(by box: InkBox, of element: CellElement) -> String? {
    if element.hasBackground { return "its background" }
    guard let ground = ground(of: element) else { return nil }
    let room = ground.frame.insetBy(dx: 0, dy: -tolerance)
    let isLeft = box.frame.minY < room.minY || box.frame.maxY > room.maxY
    return isLeft ? "the background of \(ground.name)" : nil
  }

  /// Returns the nearest view with a background that contains the whole frame of the text: a view
  /// around it, or a colored view or image below it.
  private func ground(of element: CellElement) -> (name: String, frame: CGRect)? {
    let place = element.frame.insetBy(dx: tolerance, dy: tolerance)
    let around = sequence(first: element.view, next: \.superview).dropFirst()
      .prefix { $0 !== contentView && $0 !== cell }
    for view in around where view.backgroundColor != nil {
      let frame = view.convert(view.bounds, to: cell)
      if frame.contains(place) { return (view.reportName ?? "the view around it", frame) }
    }
    let below = elements.prefix { $0.view !== element.view }
      .last { ($0.kind == .shape || $0.kind == .picture) && $0.frame.contains(place) }
    return below.map { ($0.path, $0.frame) }
  }
}
