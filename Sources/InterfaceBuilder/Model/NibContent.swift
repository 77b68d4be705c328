/// What only one kind of view has.
public enum NibContent: Sendable {
  /// `view`, and every kind that is laid out as one.
  case view
  /// `label`.
  case label(NibLabel)
  /// `imageView`.
  case image(NibImageView)
  /// `button`.
  case button(NibButton)
  /// `stackView`.
  case stack(NibStack)
  /// `textField`.
  case textField(NibTextField)
  /// `textView`.
  case textView(NibTextView)
  /// `switch`.
  case `switch`(isOn: Bool)
  /// `slider`, `stepper`, `progressView`.
  case control(NibControl)
  /// `pageControl` with its number of pages.
  case pages(Int)
  /// `activityIndicatorView`.
  case indicator(style: String?, hidesWhenStopped: Bool, animates: Bool)
  /// `segmentedControl` with the titles or pictures of its segments.
  case segments([NibSegment])
  /// `scrollView`.
  case scroll
  /// `visualEffectView`; its content view is among the subviews with key "contentView".
  case effect
  /// A kind that Strut has no view for (`mapView`, `pickerView`, `tableView`, `containerView` …): a box.
  case box
}

/// A control of a fixed size.
public enum NibControl: String, Hashable, Sendable { case slider, stepper, progressView }

/// A segment of a segmented control.
public struct NibSegment: Hashable, Sendable {
  /// The title; nil where there is a picture.
  public var title: String?
  /// The picture.
  public var image: NibImage?
  /// `width`, in points; nil where none is written.
  public var width: Double?
}

extension NibContent {
  /// Whether a view of a class of its own may be given a size by the class's name; others find theirs from what they show.
  var takesSizeOfClass: Bool {
    switch self {
    case .view, .image, .box: true
    default: false
    }
  }
}

extension NibContent {
  /// More pages than any page control has dots for.
  static let largestNumberOfPages = 1000
}
