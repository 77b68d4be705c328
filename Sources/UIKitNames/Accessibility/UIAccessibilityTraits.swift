/// The traits of an accessibility element, which determine how it is read and what people can do.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// UIKit's raw value.
  public let rawValue: UInt64
  /// Creates traits from UIKit's raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// A selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// An element that plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of the screen.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// An element that can't be used at present.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An element that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field for search text.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element that starts media when it is activated.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// An element with a value that people increase and decrease.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// An element that people touch directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// An element that turns the page after it was read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// The way in which people move among the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the assistive technology chooses.
  case automatic = 0
  /// One element after another.
  case separate = 1
  /// All elements as one.
  case combined = 2
}

/// The kind of a container of accessibility elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No container.
  case none = 0
  /// A table with rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A landmark.
  case landmark = 3
  /// A group of related elements.
  case semanticGroup = 4
}

/// The direction of scrolling by an assistive technology.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the previous page.
  case previous = 6
}

/// The kind of text in an accessibility element.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Words to work with.
  public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "wordProcessing")
  /// Prose to read.
  public static let narrative = UIAccessibilityTextualContext(rawValue: "narrative")
  /// Messages.
  public static let messaging = UIAccessibilityTextualContext(rawValue: "messaging")
  /// A spreadsheet.
  public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "spreadsheet")
  /// A file system.
  public static let fileSystem = UIAccessibilityTextualContext(rawValue: "fileSystem")
  /// Source code.
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "sourceCode")
  /// A console.
  public static let console = UIAccessibilityTextualContext(rawValue: "console")
}
