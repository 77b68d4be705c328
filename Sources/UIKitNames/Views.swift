public import LayoutCore

// UIKit's names of views with content.

/// A view that arranges its subviews in a row or a column.
public typealias UIStackView = StackView
/// An image of a given size.
public typealias UIImage = Image
/// A view that displays an image.
public typealias UIImageView = ImageView
/// A view with editable text of any number of lines, which scrolls or grows.
public typealias UITextView = TextView
/// A view that responds to user actions.
public typealias UIControl = Control
/// A button with a title and an image.
public typealias UIButton = Button
/// A field for a line of text.
public typealias UITextField = TextField
/// A switch.
public typealias UISwitch = Switch
/// A control with two buttons that increase and decrease a value.
public typealias UIStepper = Stepper
/// A slider.
public typealias UISlider = Slider
/// A row of segments with one selected segment.
public typealias UISegmentedControl = SegmentedControl
/// A row of dots, one for each page.
public typealias UIPageControl = PageControl
/// A bar that shows progress.
public typealias UIProgressView = ProgressView
/// A field for search text.
public typealias UISearchBar = SearchBar
/// A spinning indicator of activity.
public typealias UIActivityIndicatorView = ActivityIndicatorView

extension View {
  /// The layout of content within a view.
  public typealias ContentMode = LayoutCore.ContentMode
}

extension Button {
  /// The type of a button.
  public typealias ButtonType = Kind
}

extension Control {
  /// The states of the control.
  public var state: State { controlState }
}

extension Image {
  /// Returns nil, because Strut has no image bundle. Create an image with its size in points
  /// instead.
  public init?(named name: String) { return nil }

  /// Returns nil, because Strut has no symbols. Create an image with its size in points instead.
  public init?(systemName name: String) { return nil }
}
