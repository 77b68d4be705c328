/// The properties that are specific to a kind of view.
public enum NibContent: Sendable {
  /// A `view`, or another kind that is laid out like one.
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
  /// A `segmentedControl` with the titles or images of its segments.
  case segments([NibSegment])
  /// `scrollView`.
  case scroll
  /// A `visualEffectView`. Its content view is the subview with the key "contentView".
  case effect
  /// A kind that Strut has no view for (`mapView`, `pickerView`, `tableView`, `containerView` …),
  /// laid out as a box.
  case box
}

/// A control with a fixed size.
public enum NibControl: String, Hashable, Sendable { case slider, stepper, progressView }

/// A segment of a segmented control.
public struct NibSegment: Hashable, Sendable {
  /// The title; nil if there is an image.
  public var title: String?
  /// The image.
  public var image: NibImage?
  /// The `width`, in points; nil if not specified.
  public var width: Double?
}

extension NibContent {
  /// True if a view with a custom class can have a size by the name of its class; others determine
  /// their size from their content.
  var takesSizeOfClass: Bool {
    switch self {
    case .view, .image, .box: true
    default: false
    }
  }
}

extension NibContent {
  /// The maximum number of pages, more than any page control can show.
  static let largestNumberOfPages = 1000
}
