import UIKitNames

/// The base class of the views in the snippets: it sets up the views in code and from an archive.
class SnippetView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Adds the views and their constraints.
  func setUp() {}
}
