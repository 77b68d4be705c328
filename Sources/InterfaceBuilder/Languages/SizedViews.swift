/// The views of an app whose size `strut-nib.yaml` may contain, by their classes and object IDs.
struct SizedViews {
  private var sized: Set<String> = []
  private var others: [String: String] = [:]
  /// All views and classes.
  private(set) var all = NamedObjects()

  /// Adds a view of a file.
  mutating func add(_ view: NibView, in file: String) {
    let names = [view.customClass].compactMap(\.self)
    all.add(view.id, names, in: file)
    let keys = NibObjectKeys.keys(of: view.id, named: names, in: file)
    if view.content.takesSizeOfClass {
      sized.formUnion(keys)
    } else {
      for key in keys { others[key] = others[key] ?? view.element }
    }
  }

  /// The keys of views whose size is determined only by their content, with the element of one of
  /// them.
  var sizedByContent: [String: String] { others.filter { !sized.contains($0.key) } }
}
