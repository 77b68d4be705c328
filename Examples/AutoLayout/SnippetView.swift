import UIKitNames

/// What the views of the snippets have in common: they set themselves up, made in code or read from an archive.
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
