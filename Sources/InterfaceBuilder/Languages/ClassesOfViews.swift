/// The classes of their own that an app's views have.
struct ClassesOfViews {
  private var sized: Set<String> = []
  private var others: [String: String] = [:]

  /// Notes the class of a view.
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

  /// The classes of views that find their size from what they show alone, with the element of one of them.
  var sizedByContent: [String: String] { others.filter { !sized.contains($0.key) } }
}
