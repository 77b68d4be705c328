internal import FontMetrics
public import Foundation

/// A bar that fills: 4 points high, 2 up to iOS 13, as wide as constraints make it. UIKit's `UIProgressView`.
open class ProgressView: View {
  /// How full the bar is, from 0 to 1; 0 at first.
  open var progress: Float = 0

  /// The bar's height, and no width.
  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: Self.noIntrinsicMetric, height: 0)) }
  /// The bar's height at the offered width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layoutMetrics.control.progressHeight)
  }
  override class var usualHugging: [LayoutPriority] { [.defaultLow, .defaultHigh] }
  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == ProgressView.self ? "UIProgressView" : super.consoleTypeName
  }
}

/// A wheel that turns while something goes on: 20 by 20 points, or 37 by 37. UIKit's `UIActivityIndicatorView`.
open class ActivityIndicatorView: View {
  /// How large the wheel is. UIKit's `UIActivityIndicatorView.Style`, with its raw values.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// 20 by 20 points.
    case medium = 100
    /// 37 by 37 points.
    case large = 101
  }

  /// How large the wheel is; `medium` at first.
  open var style = Style.medium { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
  /// Whether the view is hidden while the wheel stands still; true at first, as in UIKit.
  open var hidesWhenStopped = true { didSet { showOrHide() } }
  /// Whether the wheel turns.
  public private(set) var isAnimating = false

  /// Makes a wheel that stands still, and is hidden.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    showOrHide()
  }

  /// Makes a wheel of a style and its size.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    frame.size = intrinsicContentSize
    showOrHide()
  }

  /// Is there so that code written for iOS compiles; the view is as if made by `init()`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showOrHide()
  }

  /// Sets the wheel going, and shows it.
  open func startAnimating() {
    isAnimating = true
    showOrHide()
  }

  /// Stops the wheel, and hides it where ``hidesWhenStopped``.
  open func stopAnimating() {
    isAnimating = false
    showOrHide()
  }

  private func showOrHide() { if hidesWhenStopped { isHidden = !isAnimating } }

  /// The wheel's size.
  open override var intrinsicContentSize: CGSize {
    let side = style == .large ? layoutMetrics.control.largeIndicator : layoutMetrics.control.mediumIndicator
    return CGSize(width: side, height: side)
  }
  /// The wheel's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override class var usualHugging: [LayoutPriority] { [.defaultHigh, .defaultHigh] }
  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == ActivityIndicatorView.self ? "UIActivityIndicatorView" : super.consoleTypeName
  }
}

/// A row of dots, one for each page: 25.667 points high, rounded up to the pixel; before iOS 17 other heights (`ControlMetrics.pageHeight`).
/// UIKit's `UIPageControl`.
open class PageControl: Control {
  /// How many pages there are, 0 or more; 0 at first.
  open var numberOfPages = 0 { didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } } }
  /// The page that shows; 0 at first.
  open var currentPage = 0
  /// Whether one page alone shows no dot; false at first. It changes no size.
  open var hidesForSinglePage = false

  /// The size of so many dots: 7 points for a dot and 9 between two (Strut's rule from iOS 14 to 18); on iOS 26 18 for each page and 20.
  open func size(forNumberOfPages count: Int) -> CGSize {
    let metrics = layoutMetrics.control
    let pages = Double(max(0, count))
    let width = pages > 0 ? pages * metrics.pageDot + (pages - 1) * metrics.pageGap + metrics.pageSides : 0
    return CGSize(width: width, height: PixelGrid.ceil(metrics.pageHeight, scale: displayScale))
  }

  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// The size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override class var usualHugging: [LayoutPriority] { [.defaultLow, .defaultHigh] }
  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == PageControl.self ? "UIPageControl" : super.consoleTypeName
  }
}
