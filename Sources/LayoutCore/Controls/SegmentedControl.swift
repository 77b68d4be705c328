public import Foundation

/// A row of titles of which one is chosen: 32 points high, 29 up to iOS 12. UIKit's `UISegmentedControl`.
///
/// Its segments are all as wide as the widest title in the system font of 13 points and 20 points more (measured on iOS 26.0).
open class SegmentedControl: Control {
  /// The titles, from the leading edge.
  public private(set) var titles: [String] = []
  /// The segment that is chosen; ``noSegment`` at first.
  open var selectedSegmentIndex = SegmentedControl.noSegment
  /// No segment: -1.
  public static let noSegment = -1

  /// Makes a control without segments at a place.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control of titles; items that are no strings have none, and the size of that.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
    frame.size = intrinsicContentSize
  }

  /// Is there so that code written for iOS compiles; the control is as if made by `init()`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of segments.
  public var numberOfSegments: Int { titles.count }

  /// Puts a segment in; a place too large is the end.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(0, index), titles.count))
    invalidateIntrinsicContentSize()
  }

  /// Changes a title, if there is such a segment.
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    guard titles.indices.contains(index) else { return }
    titles[index] = title ?? ""
    invalidateIntrinsicContentSize()
  }

  /// The title of a segment, nil when there is none.
  open func titleForSegment(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  /// Takes a segment out, if there is such a one.
  open func removeSegment(at index: Int, animated: Bool) {
    guard titles.indices.contains(index) else { return }
    titles.remove(at: index)
    invalidateIntrinsicContentSize()
  }

  /// Takes all segments out.
  open func removeAllSegments() {
    titles = []
    invalidateIntrinsicContentSize()
  }

  /// As many segments as there are, each as wide as the widest title asks for.
  open override var intrinsicContentSize: CGSize {
    let metrics = layoutMetrics.control
    guard !titles.isEmpty else { return CGSize(width: 0, height: metrics.segmentedHeight) }
    let font = systemFont(ofSize: metrics.segmentedPointSize)
    let widest = titles.map { lineSize(of: $0, font: font).width }.max() ?? 0
    return CGSize(
      width: (widest + metrics.segmentPadding) * CGFloat(titles.count), height: metrics.segmentedHeight)
  }

  /// The size the titles ask for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override class var usualHugging: [LayoutPriority] { [.defaultLow, .defaultHigh] }
  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == SegmentedControl.self ? "UISegmentedControl" : super.consoleTypeName
  }
}
