public import Foundation
internal import LayoutCore

/// A bar that shows progress.
///
/// UIKit's class in front of Strut's ``ProgressView``.
@MainActor @preconcurrency open class UIProgressView: UIView {
  private final var bar: ProgressView { strut() }

  class override func makeView(frame: CGRect) -> View { ProgressView(frame: frame) }
  class override var inheritedClass: UIView.Type { UIProgressView.self }

  /// Creates a bar without progress.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a bar as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size = strutView.sizeThatFits(.zero)
  }

  /// The progress from 0 to 1; 0 by default.
  open var progress: Float {
    get { bar.progress }
    set { bar.progress = max(0, min(newValue, 1)) }
  }

  /// Sets ``progress`` at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The style. It is recorded: only the usual one is measured.
  open var progressViewStyle = Style.default
  /// The color of the progress, or nil for the tint color. It is recorded.
  open var progressTintColor: UIColor?
  /// The color of the rest, or nil. It is recorded.
  open var trackTintColor: UIColor?
  /// The image of the progress, or nil. It is recorded.
  open var progressImage: UIImage?
  /// The image of the rest, or nil. It is recorded.
  open var trackImage: UIImage?
  /// The progress of a task, whose fraction the bar takes when it is set, or nil.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }

  /// The style of a bar. It has UIKit's raw values.
  public enum Style: Int, Hashable, Sendable {
    /// The usual bar.
    case `default` = 0
    /// A bar at the edge of another one.
    case bar = 1
  }
}
