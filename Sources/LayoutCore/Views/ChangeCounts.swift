/// The numbers of changes to a view and its subviews.
///
/// Every change is counted in all ancestors. The counts form a chain of strong references; views
/// refer to their superview weakly, and following a weak reference takes longer than counting.
final class ChangeCounts {
  /// The counts of the superview.
  var outer: ChangeCounts?
  /// The number of changes that can move a view.
  private(set) var revision = 0
  /// The number of changes other than a new size of some view's content.
  private(set) var structure = 0
  /// The number of changes after which there may be other views, guides and constraints, or
  /// constraints that refer to other edges.
  private(set) var treeChanges = 0
  /// The object that is notified of every change that can move a view, such as the table of a cell.
  weak var watcher: (any ContentWatcher)? { didSet { isWatched = watcher != nil } }
  /// A Boolean value that indicates whether there is a watcher. Most views have none, and reading a
  /// weak reference takes longer.
  private var isWatched = false

  /// Counts a new size of some view's content.
  func countContent() {
    count()
    var next = outer
    while let counts = next {
      counts.count()
      next = counts.outer
    }
  }

  /// Counts another change that can move views.
  func countStructure() {
    var next: ChangeCounts? = self
    while let counts = next {
      counts.structure += 1
      counts.count()
      next = counts.outer
    }
  }

  /// Counts a change to views, guides and constraints; it must be counted as structure too.
  func countTree() {
    for counts in sequence(first: self, next: { $0.outer }) { counts.treeChanges += 1 }
  }

  /// Counts a change that can move only the view's content, about which a watcher is informed
  /// anyway.
  func countHere() { revision += 1 }

  private func count() {
    revision += 1
    if isWatched { watcher?.watchedContentChanged() }
  }
}

/// An object that is notified of every change in a view that can move something.
package protocol ContentWatcher: AnyObject {
  /// Reacts to the change.
  func watchedContentChanged()
}
