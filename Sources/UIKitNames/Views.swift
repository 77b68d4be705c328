public import LayoutCore

// UIKit's names of views with content.

/// A view that arranges views in a row or a column.
public typealias UIStackView = StackView
/// A picture's size.
public typealias UIImage = Image
/// A view as large as its picture would like.
public typealias UIImageView = ImageView
/// A text of any number of lines, which scrolls or grows.
public typealias UITextView = TextView
/// A view people act on.
public typealias UIControl = Control
/// A button of a title and a picture.
public typealias UIButton = Button
/// A line of text to type into.
public typealias UITextField = TextField
/// A switch.
public typealias UISwitch = Switch
/// Two buttons that count up and down.
public typealias UIStepper = Stepper
/// A slider.
public typealias UISlider = Slider
/// A row of titles of which one is chosen.
public typealias UISegmentedControl = SegmentedControl
/// A row of dots, one for each page.
public typealias UIPageControl = PageControl
/// A bar that fills.
public typealias UIProgressView = ProgressView
/// A field to search in.
public typealias UISearchBar = SearchBar
/// A wheel that turns while something goes on.
public typealias UIActivityIndicatorView = ActivityIndicatorView

extension View {
  /// How content of a size of its own lies in a view.
  public typealias ContentMode = LayoutCore.ContentMode
}

extension Button {
  /// What kind of button it is.
  public typealias ButtonType = Kind
}

extension Control {
  /// The states the control is in.
  public var state: State { controlState }
}

extension Image {
  /// A picture of an app's bundle: nil, for Strut has no bundle of pictures. Make one of its size in points.
  public init?(named name: String) { return nil }

  /// A symbol of Apple's: nil, for Strut has none. Make a picture of its size in points.
  public init?(systemName name: String) { return nil }
}
