public import Foundation

/// A control at the top of a list that a person pulls down to load again: 60 points high (not
/// measured). `asUser.pull()` pulls it as a person does.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  /// A Boolean value that indicates whether the list is being loaded.
  open private(set) var isRefreshing = false
  /// The text below the indicator, or nil. It is recorded.
  open var attributedTitle: NSAttributedString?

  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { self.frame.size.height = 60 }
  }

  /// Creates a control as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Begins loading. It sends no actions.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends loading.
  open func endRefreshing() { isRefreshing = false }

  /// The height of the control, and no width.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 60) }
  /// Returns the height of the control with the proposed width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
}

extension AsUser where Subject: UIRefreshControl {
  /// Pulls the list down: loading begins, and the control sends `valueChanged`. Returns `false`
  /// while the list is being loaded.
  @discardableResult public func pull() -> Bool {
    change([.valueChanged, .primaryActionTriggered]) {
      guard !subject.isRefreshing else { return false }
      subject.beginRefreshing()
      return true
    }
  }
}
