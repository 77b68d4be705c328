package import FontMetrics
public import Foundation

/// A row of segments with one selected segment: 32 points high, or 29 up to iOS 12. UIKit's
/// `UISegmentedControl`.
///
/// All segments have the width of the widest title in the 13-point system font plus 20 points
/// (measured on iOS 26.0).
open class SegmentedControl: Control {
  /// A title or an image of a segment, with a width in points, which is 0 for that of the content.
  package struct Segment: Hashable, Sendable {
    /// The title; empty for an image.
    package var title: String
    /// The image in place of the title, or nil.
    package var image: Image?
    /// The width, in points, or 0 for the width of the content.
    package var width: CGFloat

    /// Creates a segment.
    package init(title: String, image: Image? = nil, width: CGFloat = 0) {
      (self.title, self.image, self.width) = (title, image, width)
    }
  }

  /// The segments, from the leading edge.
  package var segments: [Segment] = [] { didSet { if segments != oldValue { invalidateIntrinsicContentSize() } } }
  /// The font of the titles, or nil for the default.
  package var titleFont: Font? { didSet { if titleFont != oldValue { invalidateIntrinsicContentSize() } } }
  /// A Boolean value that indicates whether each segment has the width of its own content, instead
  /// of that of the widest.
  package var fitsSegments = false { didSet { if fitsSegments != oldValue { invalidateIntrinsicContentSize() } } }

  /// The titles, from the leading edge.
  public var titles: [String] { segments.map(\.title) }
  /// The index of the selected segment; ``noSegment`` by default.
  open var selectedSegmentIndex = SegmentedControl.noSegment
  /// The index for no selection, -1.
  public static let noSegment = -1

  /// Creates a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with titles. Items that are not strings become empty segments.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String ?? "") }
    frame.size = intrinsicContentSize
  }

  /// Creates a control as `init()` does, so that code written for iOS compiles.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of segments.
  public var numberOfSegments: Int { segments.count }

  /// Inserts a segment. An index beyond the end appends it.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    segments.insert(Segment(title: title ?? ""), at: min(max(0, index), segments.count))
  }

  /// Changes the title of a segment, if it exists.
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    guard segments.indices.contains(index) else { return }
    (segments[index].title, segments[index].image) = (title ?? "", nil)
  }

  /// Returns the title of a segment, or nil if it does not exist.
  open func titleForSegment(at index: Int) -> String? {
    segments.indices.contains(index) ? segments[index].title : nil
  }

  /// Removes a segment, if it exists.
  open func removeSegment(at index: Int, animated: Bool) {
    guard segments.indices.contains(index) else { return }
    segments.remove(at: index)
  }

  /// Removes all segments.
  open func removeAllSegments() { segments = [] }

  /// The size of all segments at the width of the widest content.
  open override var intrinsicContentSize: CGSize {
    let metrics = layoutMetrics.control
    guard !segments.isEmpty else { return CGSize(width: 0, height: metrics.segmentedHeight) }
    let font = titleFont ?? systemFont(ofSize: metrics.segmentedPointSize)
    let lengths = segments.map { segment in
      (segment.image?.size.width ?? lineSize(of: segment.title, font: font).width) + metrics.segmentPadding
    }
    let widest = lengths.max() ?? 0
    let width = zip(segments, lengths).reduce(CGFloat(0)) { sum, segment in
      sum + (segment.0.width > 0 ? segment.0.width : fitsSegments ? segment.1 : widest)
    }
    return CGSize(width: width, height: metrics.segmentedHeight)
  }

  /// Returns the size that the titles require.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override class var usualHugging: [LayoutPriority] { [.defaultLow, .defaultHigh] }
  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == SegmentedControl.self ? "UISegmentedControl" : super.consoleTypeName
  }
}
