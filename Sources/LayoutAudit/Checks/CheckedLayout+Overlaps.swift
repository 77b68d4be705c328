import Foundation
import LayoutCore

extension CheckedLayout {
  /// Finds elements that overlap: letters and controls with all elements, images with images.
  ///
  /// An image that contains the whole other element is its background, and no fault (Strut's rule).
  func overlaps() -> [Fault] {
    guard rules.applies(.overlap) else { return [] }
    var faults: [Fault] = []
    for (index, element) in elements.enumerated() where element.kind != .shape {
      for other in elements.indices.dropFirst(index + 1) where elements[other].kind != .shape {
        guard meet(shown[index], shown[other]), !isGround(index, of: other), !isGround(other, of: index),
          !element.view.isDescendant(of: elements[other].view), !elements[other].view.isDescendant(of: element.view)
        else { continue }
        let (one, two) = (inked(index), inked(other))
        let common = one.intersection(two)
        guard meet(one, two), !isMeant(common, index, other) else { continue }
        faults += [
          fault(
            .overlap, elements[other], other: element, text: elements[other].text ?? element.text,
            needed: min(common.width, common.height), available: 0,
            side: common.width < common.height ? .width : .height)
        ].compactMap(\.self)
      }
    }
    return faults
  }

  private func meet(_ one: CGRect, _ other: CGRect) -> Bool {
    let common = one.intersection(other)
    return !common.isNull && common.width > tolerance && common.height > tolerance
  }

  private func isGround(_ ground: Int, of index: Int) -> Bool {
    elements[ground].kind == .picture
      && elements[ground].frame.insetBy(dx: -tolerance, dy: -tolerance).contains(shown[index])
  }

  /// Returns true if two elements overlap by no more than in the frames that Xcode recorded. The
  /// frames of two labels may overlap although their letters do not.
  private func isMeant(_ common: CGRect, _ index: Int, _ other: Int) -> Bool {
    guard elements[index].kind != .text || elements[other].kind != .text, let one = recorded(index),
      let two = recorded(other)
    else { return false }
    let drawn = one.intersection(two)
    return !drawn.isNull && common.width <= drawn.width + tolerance && common.height <= drawn.height + tolerance
  }

  /// Returns the frame of an element that Xcode recorded; nil if there is none.
  func recorded(_ index: Int) -> CGRect? { objects?.recorded[Fault.name(ofPath: elements[index].path)] }

  /// Returns the part of a label's frame that its letters fill; for other elements, the visible
  /// frame.
  func inked(_ index: Int) -> CGRect {
    let box = shown[index]
    guard elements[index].kind == .text, let ink = inkBox(of: elements[index])?.frame else { return box }
    let (top, bottom) = (max(box.minY, ink.minY), min(box.maxY, ink.maxY))
    return top < bottom ? CGRect(x: box.minX, y: top, width: box.width, height: bottom - top) : box
  }
}
