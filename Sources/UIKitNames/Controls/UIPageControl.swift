public import Foundation
internal import LayoutCore

/// A row of dots, one for each page.
///
/// UIKit's class in front of Strut's ``PageControl``. `asUser.turn(to:)` turns to a page as a
/// person does.
@MainActor @preconcurrency open class UIPageControl: UIControl {
  private final var pages: PageControl { strut() }

  class override func makeView(frame: CGRect) -> View { PageControl(frame: frame) }
  class override var inheritedClass: UIView.Type { UIPageControl.self }

  /// Creates a control without pages.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control without pages, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of pages; 0 by default.
  open var numberOfPages: Int {
    get { pages.numberOfPages }
    set {
      pages.numberOfPages = max(0, newValue)
      currentPage = pages.currentPage
    }
  }

  /// The current page, which is kept below the number of pages. Setting it sends no actions.
  open var currentPage: Int {
    get { pages.currentPage }
    set { pages.currentPage = max(0, min(newValue, numberOfPages - 1)) }
  }

  /// A Boolean value that indicates whether a single page has no dot; false by default. It does not
  /// affect the size.
  open var hidesForSinglePage: Bool {
    get { pages.hidesForSinglePage }
    set { pages.hidesForSinglePage = newValue }
  }

  /// Returns the size of a number of dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { pages.size(forNumberOfPages: pageCount) }

  /// The color of the dots, or nil. It is recorded.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the current page's dot, or nil. It is recorded.
  open var currentPageIndicatorTintColor: UIColor?
  /// The image in place of the dots, or nil. It is recorded.
  open var preferredIndicatorImage: UIImage?
  /// The image in place of the current page's dot, or nil. It is recorded.
  open var preferredCurrentPageIndicatorImage: UIImage?
  private final var indicatorImages: [Int: UIImage] = [:]
  /// Sets the image in place of a page's dot. It is recorded.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicatorImages[page] = image }
  /// Returns the image in place of a page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
  /// A Boolean value that indicates whether a person can drag over the dots; true by default. It is
  /// recorded.
  open var allowsContinuousInteraction = true
  /// The background. It is recorded.
  open var backgroundStyle = BackgroundStyle.automatic
  /// A Boolean value that had an effect before iOS 14. It is recorded.
  open var defersCurrentPageDisplay = false
  /// Has no effect since iOS 14.
  open func updateCurrentPageDisplay() {}

  /// The background of a page control. It has UIKit's raw values.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// While a person drags.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }
}

extension AsUser where Subject: UIPageControl {
  /// Turns to a page and sends `valueChanged`. Returns `false` if the page does not exist or is the
  /// current one.
  @discardableResult public func turn(to page: Int) -> Bool {
    change([.valueChanged, .primaryActionTriggered]) {
      guard (0..<subject.numberOfPages).contains(page), page != subject.currentPage else { return false }
      subject.currentPage = page
      return true
    }
  }
}
