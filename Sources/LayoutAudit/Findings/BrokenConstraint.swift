import Foundation
import LayoutCore

/// A broken constraint and the constraints that it conflicts with, from the detail of a fault.
struct BrokenConstraint {
  /// The separator of constraints in a list.
  static let separator = "; "
  /// The maximum number of constraints in a sentence in addition to the broken constraint.
  private static let limit = 3

  /// The broken constraint.
  private let constraint: String
  /// The constraints that it conflicts with.
  private let others: [String]

  /// - Parameter detail: The broken constraint, followed by the others.
  init(_ detail: String) {
    let parts = detail.components(separatedBy: Self.separator)
    (constraint, others) = (parts.first ?? "", Array(parts.dropFirst()))
  }

  /// True if the size of the row is one of the conditions, and not only the constraints.
  var isAboutRow: Bool { others.contains(where: \.isOfRow) }

  /// Returns the constraint and the first of the others: sizes of content, then constraints, then
  /// those of the row.
  ///
  /// - Parameter owner: The word for the view that has the size of the row: `row` or `cell`.
  func sentence(of owner: String) -> String {
    let row = others.filter(\.isOfRow)
    let size = row.first { $0.hasSuffix(LayoutConditionWords.laidOut) }
      .map { "the \($0.dropLast(LayoutConditionWords.laidOut.count)) of the \(owner)" }
    let contents = others.filter { $0.hasSuffix(LayoutConditionWords.contentSize) }
    let rest = others.filter { !$0.isOfRow && !$0.hasSuffix(LayoutConditionWords.contentSize) }
    let all = contents + rest + (row.isEmpty ? [] : [size ?? "the frame of the content view"])
    guard !all.isEmpty else { return constraint }
    // A single remaining constraint takes no more space than "1 other".
    let shown = all.count == Self.limit + 1 ? all : Array(all.prefix(Self.limit))
    let more = all.count > shown.count ? ["and \(all.count - shown.count) others"] : []
    return ([constraint, "it conflicts with " + shown[0]] + shown.dropFirst() + more).joined(separator: Self.separator)
  }
}

extension String {
  /// True if it is a condition of the row, not a constraint of the cell.
  fileprivate var isOfRow: Bool {
    hasSuffix(LayoutConditionWords.laidOut) || self == "contentView" + LayoutConditionWords.frame
  }
}
