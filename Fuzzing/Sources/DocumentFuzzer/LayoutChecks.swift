internal import CellDocuments
internal import Foundation
internal import FuzzSupport
internal import LayoutCore
internal import TableLayout

/// Checks that apply to the layout of every document.
struct LayoutChecks {
  let document: CellDocument
  let layout: CellLayout

  func check() {
    FuzzRun.requireFinite(layout.width, layout.height, named: "the cell's size")
    for view in layout.views {
      let (frame, exact) = (view.frame, view.unroundedFrame)
      FuzzRun.requireFinite(frame.minX, frame.minY, frame.width, frame.height, named: "a frame")
      FuzzRun.requireFinite(exact.minX, exact.minY, exact.width, exact.height, named: "an exact frame")
      FuzzRun.requireFinite(view.firstBaseline ?? 0, view.lastBaseline ?? 0, named: "a baseline")
    }
    for spacing in layout.spacings { FuzzRun.requireFinite(in: spacing, named: "a spacing") }
    for ambiguous in layout.ambiguities { FuzzRun.requireFinite(in: ambiguous.alternative, named: "another frame") }
    guard layout.unsatisfied.isEmpty else { return }
    for sentence in document.constraints where sentence.priority == .required { checkKept(sentence) }
  }

  /// A required constraint between views is satisfied, up to a millionth of the largest number in
  /// it.
  private func checkKept(_ sentence: ConstraintSentence) {
    guard let first = value(of: sentence.first) else { return }
    let second: Double
    var largest = max(1, abs(first))
    switch sentence.second {
    case .number(let number): second = number
    case .place(let place, let multiplier, let constant):
      // Positions are relative to the corner of the content view, and those of the layout to the
      // cell.
      guard multiplier == 1 || place.attribute.isLength, let other = value(of: place) else { return }
      second = other * multiplier + constant
      largest = max(largest, abs(other * multiplier), abs(constant))
    case .systemSpacing: return
    }
    if case .number = sentence.second, !sentence.first.attribute.isLength { return }
    largest = max(largest, abs(second))
    let error = first - second
    let isKept =
      switch sentence.relation {
      case .equal: abs(error) <= largest * 1e-6
      case .lessThanOrEqual: error <= largest * 1e-6
      case .greaterThanOrEqual: error >= -largest * 1e-6
      }
    FuzzRun.require(isKept, "\(sentence.text) is broken and nobody says so: \(first) and \(second)")
  }

  /// Returns the position of a view in the solution; `nil` for guides, the cell's own items, and
  /// baselines.
  private func value(of place: ConstraintSentence.Place) -> Double? {
    guard let view = layout[place.item] else { return nil }
    let frame = view.unroundedFrame
    return switch place.attribute {
    case .left: frame.minX
    case .right: frame.minX + frame.width
    case .top: frame.minY
    case .bottom: frame.minY + frame.height
    case .width: frame.width
    case .height: frame.height
    case .centerX: frame.midX
    case .centerY: frame.midY
    default: nil
    }
  }
}

extension LayoutAttribute {
  fileprivate var isLength: Bool { self == .width || self == .height }
}
