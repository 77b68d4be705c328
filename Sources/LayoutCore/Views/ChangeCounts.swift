/// How often something has changed in a view and in what it holds.
///
/// Every change is counted in all that the view is in. Here that is a chain of plain references; views know the one they are in weakly,
/// and to follow such a reference takes longer than to count.
final class ChangeCounts {
  /// Those of the view that this one is in.
  var outer: ChangeCounts?
  /// Changes that can move something.
  private(set) var revision = 0
  /// Those that are more than another size of some view's content.
  private(set) var structure = 0
  /// Those of them after which there may be other views, guides and constraints, or these may speak of other edges.
  private(set) var treeChanges = 0
  /// Who wants to know of every change that can move something, as the content of cells in a table does.
  weak var watcher: (any ContentWatcher)? { didSet { isWatched = watcher != nil } }
  /// Whether there is a watcher: most views have none, and to look takes longer than to count.
  private var isWatched = false

  /// Another size of some view's content.
  func countContent() {
    count()
    var next = outer
    while let counts = next {
      counts.count()
      next = counts.outer
    }
  }

  /// Something else that can move views.
  func countStructure() {
    var next: ChangeCounts? = self
    while let counts = next {
      counts.structure += 1
      counts.count()
      next = counts.outer
    }
  }

  /// Other views, guides and constraints; to be counted as structure too.
  func countTree() {
    for counts in sequence(first: self, next: { $0.outer }) { counts.treeChanges += 1 }
  }

  /// Something that can move what is in the view and nothing around it, which a watcher knows of anyway.
  func countHere() { revision += 1 }

  private func count() {
    revision += 1
    if isWatched { watcher?.watchedContentChanged() }
  }
}

/// Who is told of every change in a view that can move something.
package protocol ContentWatcher: AnyObject {
  /// Does what the change asks for.
  func watchedContentChanged()
}
