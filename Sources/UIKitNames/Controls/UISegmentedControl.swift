public import Foundation
public import LayoutCore

/// A row of segments; one is selected.
///
/// UIKit's class in front of Strut's ``SegmentedControl``. `asUser.select(_:)` selects a segment as
/// a person does.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  /// The index for no selection: -1.
  public static let noSegment = -1

  /// Values that Strut's segments do not have.
  private struct Details {
    var isEnabled = true
    var image: UIImage?
    var action: UIAction?
    var offset = CGSize.zero
  }

  private final var segmented: SegmentedControl { strut() }
  private final var details: [Details] = []
  private final var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
  private final var backgroundImages = StateValues<UIImage>()

  class override func makeView(frame: CGRect) -> View { SegmentedControl(frame: frame) }
  class override var inheritedClass: UIView.Type { UISegmentedControl.self }

  /// Creates a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with titles (`String`), images (`UIImage`) or actions (`UIAction`).
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] { insert(item, at: numberOfSegments) }
    frame.size = strutView.intrinsicContentSize
  }

  /// Creates a control with a segment for each action, which is performed when a person selects the
  /// segment.
  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    for action in actions { insert(action, at: numberOfSegments) }
    if frame.size == .zero { self.frame.size = strutView.intrinsicContentSize }
  }

  /// Creates a control without segments, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private final func insert(_ item: Any, at index: Int) {
    keepDetails()
    let index = min(max(0, index), numberOfSegments)
    var detail = Details()
    detail.image = item as? UIImage
    detail.action = item as? UIAction
    detail.image = detail.image ?? detail.action?.image
    let title = detail.image == nil ? item as? String ?? detail.action?.title ?? "" : ""
    segmented.segments.insert(.init(title: title, image: detail.image?.image), at: index)
    details.insert(detail, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
  }

  /// Adds details for segments of a nib.
  private final func keepDetails() {
    while details.count < segmented.segments.count { details.append(Details()) }
  }

  private final func detail(_ index: Int) -> Details? {
    keepDetails()
    return details.indices.contains(index) ? details[index] : nil
  }

  private final func change(_ index: Int, _ body: (inout Details) -> Void) {
    keepDetails()
    if details.indices.contains(index) { body(&details[index]) }
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segmented.numberOfSegments }

  /// The index of the selected segment, or -1. Setting it sends no actions.
  open var selectedSegmentIndex: Int {
    get { segmented.selectedSegmentIndex }
    set { segmented.selectedSegmentIndex = newValue }
  }

  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(title ?? "", at: segment)
  }
  /// Inserts a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    if let image { insert(image, at: segment) } else { insert("", at: segment) }
  }
  /// Inserts a segment with an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) { insert(action, at: segment) }

  /// Removes a segment. A selected one leaves no selection.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard detail(segment) != nil else { return }
    details.remove(at: segment)
    segmented.removeSegment(at: segment, animated: animated)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    details = []
    segmented.removeAllSegments()
    selectedSegmentIndex = Self.noSegment
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.image, $0.action) = (nil, nil) }
    segmented.setTitle(title, forSegmentAt: segment)
  }
  /// Returns the title of a segment, or nil for a segment with an image.
  open func titleForSegment(at segment: Int) -> String? {
    detail(segment)?.image == nil ? segmented.titleForSegment(at: segment) : nil
  }

  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard detail(segment) != nil else { return }
    change(segment) { ($0.image, $0.action) = (image, nil) }
    segmented.segments[segment].image = image?.image
    if image != nil { segmented.segments[segment].title = "" }
  }
  /// Returns the image of a segment, or nil for a segment with a title.
  open func imageForSegment(at segment: Int) -> UIImage? { detail(segment)?.image }

  /// Sets the action of a segment, with its title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard detail(segment) != nil else { return }
    change(segment) { ($0.image, $0.action) = (action.image, action) }
    segmented.segments[segment].title = action.image == nil ? action.title : ""
    segmented.segments[segment].image = action.image?.image
  }
  /// Returns the action of a segment, or nil.
  open func actionForSegment(at segment: Int) -> UIAction? { detail(segment)?.action }
  /// Returns the index of the segment with an action, or -1.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    details.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// Sets the width of a segment, in points; 0 is the width of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    if detail(segment) != nil { segmented.segments[segment].width = width }
  }
  /// Returns the width of a segment, in points, or 0 for that of its content.
  open func widthForSegment(at segment: Int) -> CGFloat {
    detail(segment) == nil ? 0 : segmented.segments[segment].width
  }

  /// Sets the offset of a segment's content, in points. It is recorded.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
  /// Returns the offset of a segment's content, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { detail(segment)?.offset ?? .zero }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  /// Returns `true` if a person can select a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool { detail(segment)?.isEnabled ?? false }

  /// A Boolean value that indicates whether a segment is selected only while it is pressed; false
  /// by default.
  open var isMomentary = false
  /// A Boolean value that indicates whether each segment has the width of its content; false by
  /// default, where all have that of the widest.
  open var apportionsSegmentWidthsByContent: Bool {
    get { segmented.fitsSegments }
    set { segmented.fitsSegments = newValue }
  }

  // MARK: Appearance

  /// The color of the selected segment, or nil. It is recorded.
  open var selectedSegmentTintColor: UIColor?

  /// Sets the attributes of the titles for a state. The normal font determines the size; the rest
  /// is recorded.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[exactly: state] = attributes
    segmented.titleFont = (titleAttributes[exactly: .normal]?[AttributeName.font] as? UIFont)?.font
  }
  /// Returns the attributes of the titles for a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[exactly: state]
  }

  /// Sets the background image for a state. It is recorded.
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    backgroundImages[exactly: state] = image
  }
  /// Returns the background image for a state.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[state] }
  private final var dividers: [[UInt]: UIImage] = [:]
  /// Sets the image between two segments. It is recorded.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: UIBarMetrics
  ) {
    dividers[[left.rawValue, right.rawValue]] = image
  }
  /// Returns the image between two segments.
  open func dividerImage(
    forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    dividers[[left.rawValue, right.rawValue]]
  }
}

extension AsUser where Subject: UISegmentedControl {
  /// Selects a segment. It performs the segment's action and sends `valueChanged`, unless the
  /// segment is already selected. Returns `false` for a segment that is disabled or does not exist.
  @discardableResult public func select(_ segment: Int) -> Bool {
    guard canUse, subject.isEnabledForSegment(at: segment) else { return false }
    guard subject.selectedSegmentIndex != segment else { return true }
    subject.selectedSegmentIndex = segment
    if let action = subject.actionForSegment(at: segment) { subject.sendAction(action) }
    subject.sendActions(for: [.valueChanged, .primaryActionTriggered])
    if subject.isMomentary { subject.selectedSegmentIndex = UISegmentedControl.noSegment }
    return true
  }
}
