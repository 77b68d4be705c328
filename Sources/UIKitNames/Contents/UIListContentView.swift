public import Foundation
internal import LayoutCore
internal import TableLayout

/// A view that displays a list content configuration.
///
/// UIKit's class in front of Strut's `ListContentView`.
@MainActor @preconcurrency open class UIListContentView: UIView, UIContentView {
  class override func makeView(frame: CGRect) -> View {
    let view = ListContentView(configuration: .cell())
    view.frame = frame
    return view
  }
  class override var inheritedClass: UIView.Type { UIListContentView.self }

  private var content: UIListContentConfiguration

  /// The displayed configuration. A configuration of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      content = newValue
      showContent()
    }
  }

  /// Creates a view that displays a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    showContent()
  }

  /// Creates a view of the engine's own, or one that displays an empty cell.
  public convenience override init(frame: CGRect) {
    self.init(configuration: (Self.given as? ListContentView)?.shown ?? .cell())
    strutView.frame = frame
  }

  /// Creates a view with an empty cell configuration.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    showContent()
  }

  private func showContent() {
    (strutView as? ListContentView)?.configuration = content.content(in: traitCollection)
  }
}

extension ListContentView {
  /// The configuration in UIKit's names.
  fileprivate var shown: UIListContentConfiguration? {
    (configuration as? ListContentConfiguration).map { UIListContentConfiguration($0) }
  }
}
