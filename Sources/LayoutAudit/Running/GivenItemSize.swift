import LayoutCore
import TableLayout

/// The lengths of an item in a collection view that its content does not determine, and their
/// origin.
package struct GivenItemSize {
  /// The axes with a specified or recorded length.
  let axes: LayoutAxes
  /// The axes on which code may give the item another length.
  let uncertainAxes: LayoutAxes
  /// The place that specifies the lengths, and its cure:
  /// `50 x 50 is the layout's itemSize, line 12; …`. Nil if no length is specified.
  let place: String?
  /// The reason for uncertain lengths, and its cure.
  let reason: String

  /// Marks a fault that another size could fix. It is uncertain if code determines the size, and if
  /// a sample, which has the length of usual text, is in an item of a specified width.
  func mark(_ fault: inout Fault) {
    let isUncertain = fault.dependsOnSize(along: uncertainAxes)
    if fault.dependsOnSize(along: axes) {
      fault.size = place
    } else if isUncertain {
      fault.size = reason
    }
    let isTooShort = axes.contains(.horizontal) && (fault.isSample || fault.isNextToSample)
    fault.isSizeUncertain = isUncertain || isTooShort && fault.dependsOnSize(along: axes)
  }
}

extension Fault {
  /// Returns true if another size of the item along one of the axes could fix the fault.
  fileprivate func dependsOnSize(along axes: LayoutAxes) -> Bool {
    switch rule {
    case .truncatedText, .clippedText, .tightBox, .inkOutside, .overlap, .outsideCell, .outsideSafeArea, .fixedHeight,
      .squeezedLabels, .squeezedElement, .brokenWord, .longWord, .orphanedWord:
      axis.map { axes.contains(LayoutAxes($0)) } ?? !axes.isEmpty
    case .unsatisfiableConstraints: !axes.isEmpty && BrokenConstraint(detail ?? "").isAboutRow
    default: false
    }
  }
}
