public import Foundation

/// A row of segments with one selected segment: 32 points high, or 29 up to iOS 12. UIKit's
/// `UISegmentedControl`.
///
/// All segments have the width of the widest title in the 13-point system font plus 20 points
/// (measured on iOS 26.0).
open class SegmentedControl: Control {
  /// The titles, from the leading edge.
  public private(set) var titles: [String] = []
  /// The index of the selected segment; ``noSegment`` by default.
  open var selectedSegmentIndex = SegmentedControl.noSegment
  /// The index for no selection, -1.
  public static let noSegment = -1

  /// Creates a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with titles. Items that are not strings become empty segments.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
    frame.size = intrinsicContentSize
  }

  /// Creates a control as `init()` does, so that code written for iOS compiles.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of segments.
  public var numberOfSegments: Int { titles.count }

  /// Inserts a segment. An index beyond the end appends it.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(0, index), titles.count))
    invalidateIntrinsicContentSize()
  }

  /// Changes the title of a segment, if it exists.
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    guard titles.indices.contains(index) else { return }
    titles[index] = title ?? ""
    invalidateIntrinsicContentSize()
  }

  /// Returns the title of a segment, or nil if it does not exist.
  open func titleForSegment(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  /// Removes a segment, if it exists.
  open func removeSegment(at index: Int, animated: Bool) {
    guard titles.indices.contains(index) else { return }
    titles.remove(at: index)
    invalidateIntrinsicContentSize()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    titles = []
    invalidateIntrinsicContentSize()
  }

  /// The size of all segments at the width of the widest title.
  open override var intrinsicContentSize: CGSize {
    let metrics = layoutMetrics.control
    guard !titles.isEmpty else { return CGSize(width: 0, height: metrics.segmentedHeight) }
    let font = systemFont(ofSize: metrics.segmentedPointSize)
    let widest = titles.map { lineSize(of: $0, font: font).width }.max() ?? 0
    return CGSize(
      width: (widest + metrics.segmentPadding) * CGFloat(titles.count), height: metrics.segmentedHeight)
  }

  /// Returns the size that the titles require.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override class var usualHugging: [LayoutPriority] { [.defaultLow, .defaultHigh] }
  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == SegmentedControl.self ? "UISegmentedControl" : super.consoleTypeName
  }
}
