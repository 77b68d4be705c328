import Foundation
import LayoutCore
import TableLayout

extension CheckedLayout {
  /// Finds images that are almost invisible, and controls that lack a quarter of their fixed size.
  func squeezedFaults() -> [Fault] {
    elements.flatMap { element in
      element.view.squeezedLengths.filter { element.kind == .picture || $0.isSeen }.compactMap { length in
        fault(
          .squeezedElement, element, needed: length.needed, available: length.available,
          side: length.attribute == .width ? .width : .height
        )?.with(element.view.hasConstant(length.attribute) ? .constantLength : nil)
      }
    }
  }
}

extension SqueezedLength {
  /// Returns true if the missing size is visible (Strut's rule): UIKit draws a switch that lacks a
  /// few points at its full size.
  fileprivate var isSeen: Bool { available < needed * 3 / 4 }
}
