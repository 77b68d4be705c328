package import LayoutCore

/// The settings for building views of a running app, instead of an audit.
package struct NibLiveSettings: Sendable {
  /// Returns the engine's view for a view of the file, or nil for the usual one of its element. For
  /// a cell, header or footer of a collection view, it is a `CollectionReusableView`.
  package var view: @Sendable (NibView) -> View?
  /// The identifier of the cell; nil for that of the file.
  package var reuseIdentifier: String?
  /// The guides of a controller, by object ID: whether they are at the top.
  package var controllerGuides: [String: Bool] = [:]

  /// Creates settings.
  package init(
    reuseIdentifier: String? = nil, controllerGuides: [String: Bool] = [:], view: @escaping @Sendable (NibView) -> View?
  ) {
    (self.reuseIdentifier, self.controllerGuides, self.view) = (reuseIdentifier, controllerGuides, view)
  }
}

/// The views of a running app.
package struct LiveNibViews {
  /// The cell, header or footer, or the cell that held the view.
  package let cell: View
  /// The view; nil for a cell.
  package let view: View?
  /// The views and guides by object ID.
  package let items: [String: any LayoutItem]
  /// The active constraints by object ID.
  package let constraints: [String: LayoutConstraint]
  /// The notes about what could not be built.
  package let notes: [NibNote]
}

/// The constraints by object ID.
final class MadeConstraints {
  var constraints: [String: LayoutConstraint] = [:]
}

extension NibAssembly {
  /// Adds the guides of a controller, as before the safe area: the parts above and below it.
  mutating func addControllerGuides() {
    guard let guides = live?.controllerGuides, !guides.isEmpty, let view = cell.contentView.subviews.first else {
      return
    }
    for (id, isTop) in guides.sorted(by: { $0.key < $1.key }) {
      let guide = LayoutGuide()
      view.addLayoutGuide(guide)
      let (upper, lower) =
        isTop
        ? (view.topAnchor, view.safeAreaLayoutGuide.topAnchor)
        : (view.safeAreaLayoutGuide.bottomAnchor, view.bottomAnchor)
      LayoutConstraint.activate([
        guide.topAnchor.constraint(equalTo: upper), guide.bottomAnchor.constraint(equalTo: lower),
      ])
      items[id] = guide
    }
  }

  /// Returns the finished views. A view without a cell is taken out of the one that held it.
  func finishedLive() -> LiveNibViews {
    let view = source.isHolder ? cell.contentView.subviews.first : nil
    view?.removeFromSuperview()
    return LiveNibViews(cell: outer, view: view, items: items, constraints: made.constraints, notes: log.notes)
  }
}

extension NibCell {
  /// The element of a cell that holds a view while it is built.
  private static let holder = "holder"

  /// Creates a cell that holds a view while it is built.
  package init(holding view: NibView) {
    var content = NibView(id: "", element: "view", content: .view, position: view.position)
    content.subviews = [view]
    content.frame = view.frame.map { NibRect(x: 0, y: 0, width: $0.x + $0.width, height: $0.y + $0.height) }
    var cell = NibView(id: "", element: Self.holder, content: .view, position: view.position)
    cell.frame = content.frame
    self.init(
      kind: .collectionReusableView, context: .collection(nil), view: cell, contentView: content, indentationLevel: 0,
      indentationWidth: 0, notes: [])
  }

  /// A Boolean value that indicates whether the cell only holds a view.
  var isHolder: Bool { view.element == Self.holder }
}
