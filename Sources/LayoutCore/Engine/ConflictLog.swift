/// The conflicts of a view's constraints that have been logged. Layout and fitting sizes have the
/// same conflicts, and each is logged once.
final class ConflictLog {
  private var logged: [Row.Identity] = []

  /// Logs conflicts that were not there before, as UIKit does, and contents whose size is no
  /// number.
  func report(_ broken: [Conflict], of view: View) {
    if broken.isEmpty && logged.isEmpty { return }
    let log = view.traitCollection.log
    for conflict in broken where !logged.contains(conflict.row.identity) {
      let row = conflict.row
      if row.constraint != nil {
        log(ConflictMessage.text(breaking: row, among: conflict.others.filter(\.isWorthTelling)))
      } else if let (fault, cure) = row.faultOfNumber {
        log("\(fault): it is ignored; \(cure).")
      }
    }
    logged = broken.map(\.row.identity)
  }
}

extension Row {
  /// The identity of rows of several engines for the same constraint, or for the same axis of a
  /// view.
  struct Identity: Hashable {
    private let object: ObjectIdentifier
    private var axis: LayoutAxis?

    init(_ row: Row) {
      let constraint = row.constraint.map { ObjectIdentifier($0) }
      object = constraint ?? row.item.map { ObjectIdentifier($0) } ?? ObjectIdentifier(row)
      if case .content(let axis) = row.meaning { self.axis = axis }
    }
  }

  var identity: Identity { Identity(self) }
}
