import Foundation

/// A constraint that was broken with those that it contradicts, as a fault's detail lists them.
struct BrokenConstraint {
  /// What parts the constraints of a list.
  static let separator = "; "
  /// The most constraints that a sentence has besides the broken one.
  private static let limit = 3

  /// The broken constraint.
  private let constraint: String
  /// Those that it contradicts.
  private let others: [String]

  /// - Parameter detail: The broken constraint and then the others.
  init(_ detail: String) {
    let parts = detail.components(separatedBy: Self.separator)
    (constraint, others) = (parts.first ?? "", Array(parts.dropFirst()))
  }

  /// The constraint and the first few of the others: the sizes of contents, then constraints, then what the row gives.
  var sentence: String {
    let row = others.filter(\.isOfRow)
    let size = row.first { $0.hasSuffix(String.laidOut) }.map { "the \($0.dropLast(String.laidOut.count)) of the row" }
    let contents = others.filter { $0.hasSuffix(String.contentSize) }
    let rest = others.filter { !$0.isOfRow && !$0.hasSuffix(String.contentSize) }
    let all = contents + rest + (row.isEmpty ? [] : [size ?? "the frame of the content view"])
    guard !all.isEmpty else { return constraint }
    // One that is left over takes no more room than that it is.
    let shown = all.count == Self.limit + 1 ? all : Array(all.prefix(Self.limit))
    let more = all.count > shown.count ? ["and \(all.count - shown.count) others"] : []
    return ([constraint, "it contradicts " + shown[0]] + shown.dropFirst() + more).joined(separator: Self.separator)
  }
}

extension String {
  /// How the layout's own conditions end.
  fileprivate static let (laidOut, contentSize) = (" as laid out", " has its content's size")

  /// Whether it is what the row gives its content, and no constraint of the cell.
  fileprivate var isOfRow: Bool { hasSuffix(Self.laidOut) || self == "contentView has its frame" }
}
