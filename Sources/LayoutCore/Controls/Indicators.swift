internal import FontMetrics
public import Foundation

/// A bar that shows progress: 4 points high, or 2 up to iOS 13, with a width from constraints.
/// UIKit's `UIProgressView`.
open class ProgressView: View {
  /// The progress from 0 to 1; 0 by default.
  open var progress: Float = 0

  /// The bar's height, and no width.
  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: Self.noIntrinsicMetric, height: 0)) }
  /// Returns the bar's height with the proposed width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layoutMetrics.control.progressHeight)
  }
  override class var usualHugging: [LayoutPriority] { [.defaultLow, .defaultHigh] }
  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == ProgressView.self ? "UIProgressView" : super.consoleTypeName
  }
}

/// A spinning indicator of activity: 20 by 20 points, or 37 by 37. UIKit's
/// `UIActivityIndicatorView`.
open class ActivityIndicatorView: View {
  /// The size of an indicator. UIKit's `UIActivityIndicatorView.Style`, with its raw values.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// 20 by 20 points.
    case medium = 100
    /// 37 by 37 points.
    case large = 101
  }

  /// The size of the indicator; `medium` by default.
  open var style = Style.medium { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
  /// A Boolean value that indicates whether the view is hidden when the indicator is not spinning;
  /// true by default, as in UIKit.
  open var hidesWhenStopped = true { didSet { showOrHide() } }
  /// A Boolean value that indicates whether the indicator is spinning.
  public private(set) var isAnimating = false

  /// Creates an indicator that is not spinning and is hidden.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    showOrHide()
  }

  /// Creates an indicator of a style, with the style's size.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    frame.size = intrinsicContentSize
    showOrHide()
  }

  /// Creates an indicator as `init()` does, so that code written for iOS compiles.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showOrHide()
  }

  /// Starts the indicator and shows it.
  open func startAnimating() {
    isAnimating = true
    showOrHide()
  }

  /// Stops the indicator, and hides it if ``hidesWhenStopped`` is true.
  open func stopAnimating() {
    isAnimating = false
    showOrHide()
  }

  private func showOrHide() { if hidesWhenStopped { isHidden = !isAnimating } }

  /// The indicator's size.
  open override var intrinsicContentSize: CGSize {
    let side = style == .large ? layoutMetrics.control.largeIndicator : layoutMetrics.control.mediumIndicator
    return CGSize(width: side, height: side)
  }
  /// Returns the indicator's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override class var usualHugging: [LayoutPriority] { [.defaultHigh, .defaultHigh] }
  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == ActivityIndicatorView.self ? "UIActivityIndicatorView" : super.consoleTypeName
  }
}

/// A row of dots, one for each page: 25.667 points high, rounded up to the pixel, with other
/// heights before iOS 17 (`ControlMetrics.pageHeight`). UIKit's `UIPageControl`.
open class PageControl: Control {
  /// The number of pages, 0 or more; 0 by default.
  open var numberOfPages = 0 { didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } } }
  /// The current page; 0 by default.
  open var currentPage = 0
  /// A Boolean value that indicates whether a single page shows no dot; false by default. It does
  /// not affect the size.
  open var hidesForSinglePage = false

  /// Returns the size for a number of dots: 7 points per dot and 9 points between two dots (Strut's
  /// rule from iOS 14 to 18); on iOS 26, 18 points per page plus 20.
  open func size(forNumberOfPages count: Int) -> CGSize {
    let metrics = layoutMetrics.control
    let pages = Double(max(0, count))
    let width = pages > 0 ? pages * metrics.pageDot + (pages - 1) * metrics.pageGap + metrics.pageSides : 0
    return CGSize(width: width, height: PixelGrid.ceil(metrics.pageHeight, scale: displayScale))
  }

  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// Returns the size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override class var usualHugging: [LayoutPriority] { [.defaultLow, .defaultHigh] }
  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == PageControl.self ? "UIPageControl" : super.consoleTypeName
  }
}
