/// The custom classes of an app's views.
struct ClassesOfViews {
  private var sized: Set<String> = []
  private var others: [String: String] = [:]

  /// Adds the class of a view.
  mutating func add(_ view: NibView) {
    guard let name = view.customClass else { return }
    if view.content.takesSizeOfClass {
      sized.insert(name)
    } else {
      others[name] = others[name] ?? view.element
    }
  }

  /// The names of all classes.
  var all: Set<String> { sized.union(others.keys) }

  /// The classes of views whose size is determined only by their content, with the element of one
  /// of them.
  var sizedByContent: [String: String] { others.filter { !sized.contains($0.key) } }
}
