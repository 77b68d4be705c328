public import Foundation
public import LayoutCore

/// A spinning indicator of activity.
///
/// UIKit's class in front of Strut's ``ActivityIndicatorView``.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  /// The size of an indicator.
  public typealias Style = ActivityIndicatorView.Style

  private final var indicator: ActivityIndicatorView { strut() }

  class override func makeView(frame: CGRect) -> View { ActivityIndicatorView(frame: frame) }
  class override var inheritedClass: UIView.Type { UIActivityIndicatorView.self }

  /// Creates an indicator that is not spinning and is hidden.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an indicator of a style, with the style's size.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    frame.size = strutView.intrinsicContentSize
  }

  /// Creates an indicator as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size of the indicator; `medium` by default.
  open var style: Style {
    get { indicator.style }
    set { indicator.style = newValue }
  }

  /// A Boolean value that indicates whether the view is hidden while the indicator is not spinning;
  /// true by default.
  open var hidesWhenStopped: Bool {
    get { indicator.hidesWhenStopped }
    set { indicator.hidesWhenStopped = newValue }
  }

  /// The color, which does not affect layout; gray by default. Setting nil resets it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { ownColor ?? UIColor(Color(white: 0.6)) }
    set { ownColor = newValue }
  }
  private final var ownColor: UIColor?

  /// A Boolean value that indicates whether the indicator is spinning.
  open var isAnimating: Bool { indicator.isAnimating }
  /// Starts the indicator and shows it.
  open func startAnimating() { indicator.startAnimating() }
  /// Stops the indicator, and hides it if ``hidesWhenStopped`` is true.
  open func stopAnimating() { indicator.stopAnimating() }
}

extension ActivityIndicatorView.Style {
  /// The former name of `large`.
  public static let whiteLarge = ActivityIndicatorView.Style.large
  /// The former name of `medium`.
  public static let white = ActivityIndicatorView.Style.medium
  /// The former name of `medium`.
  public static let gray = ActivityIndicatorView.Style.medium
}
