/// Which conflicts of a view's constraints have been logged: laid out or asked for a size that fits, it has the same ones, and tells
/// of each once.
final class ConflictLog {
  private var logged: [ObjectIdentifier] = []

  /// Logs conflicts that were not there before, as UIKit does.
  func report(_ broken: [(row: Row, others: [Row])], of view: View) {
    if broken.isEmpty && logged.isEmpty { return }
    let log = view.traitCollection.log
    for (row, others) in broken {
      guard let constraint = row.constraint, !logged.contains(ObjectIdentifier(constraint)) else { continue }
      log(ConflictMessage.text(breaking: row, among: others.filter(\.isWorthTelling)))
    }
    logged = broken.compactMap { $0.row.constraint.map { ObjectIdentifier($0) } }
  }
}
