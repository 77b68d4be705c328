import Foundation
import LayoutCore
import TableLayout

extension CheckedLayout {
  /// Pictures of which next to nothing is left, and controls of one size that lack a quarter of it.
  func squeezedFaults() -> [Fault] {
    elements.flatMap { element in
      element.view.squeezedLengths.filter { element.kind == .picture || $0.isSeen }.compactMap { length in
        fault(
          .squeezedElement, element, needed: length.needed, available: length.available,
          side: length.attribute == .width ? .width : .height)
      }
    }
  }
}

extension SqueezedLength {
  /// Whether people see that something is missing (Strut's rule): UIKit draws a switch that lacks a few points in its own size.
  fileprivate var isSeen: Bool { available < needed * 3 / 4 }
}
