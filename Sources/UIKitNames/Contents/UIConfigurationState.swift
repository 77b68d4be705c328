public import LayoutCore

/// A key for a value of a program's own in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view, from which configurations derive their appearance.
public protocol UIConfigurationState {
  /// Creates a state with traits.
  init(traitCollection: UITraitCollection)
  /// The traits.
  var traitCollection: UITraitCollection { get set }
  /// Accesses a value of the program's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the view takes no touches.
  public var isDisabled = false
  /// A Boolean value that indicates whether the view is highlighted.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the view has the focus.
  public var isFocused = false
  /// A Boolean value that indicates whether the view is pinned to an edge.
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses a value of the program's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// Returns `true` if all values are equal; of the traits, those that affect layout.
  public static func == (first: Self, second: Self) -> Bool {
    first.parts == second.parts && first.values == second.values
  }

  /// Hashes the values.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  private var parts: [Bool] { [isDisabled, isHighlighted, isSelected, isFocused, isPinned] }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The part of a cell in dragging.
  public enum DragState: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// The cell is lifted.
    case lifting = 1
    /// The cell is dragged.
    case dragging = 2
  }

  /// The part of a cell in dropping.
  public enum DropState: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// Something may be dropped, but not on this cell.
    case notTargeted = 1
    /// Something may be dropped on this cell.
    case targeted = 2
  }

  /// The traits.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the cell takes no touches.
  public var isDisabled = false
  /// A Boolean value that indicates whether the cell is highlighted.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the cell has the focus.
  public var isFocused = false
  /// A Boolean value that indicates whether the cell is pinned to an edge.
  public var isPinned = false
  /// A Boolean value that indicates whether the cell is being edited.
  public var isEditing = false
  /// A Boolean value that indicates whether the cell is expanded.
  public var isExpanded = false
  /// A Boolean value that indicates whether actions are shown next to the cell.
  public var isSwiped = false
  /// A Boolean value that indicates whether the user moves the cell.
  public var isReordering = false
  /// The part of the cell in dragging.
  public var cellDragState = DragState.none
  /// The part of the cell in dropping.
  public var cellDropState = DropState.none
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses a value of the program's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// Returns `true` if all values other than the traits are equal.
  public static func == (first: Self, second: Self) -> Bool {
    first.parts == second.parts && first.values == second.values
  }

  /// Hashes the values.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  private var parts: [Int] {
    [isDisabled, isHighlighted, isSelected, isFocused, isPinned, isEditing, isExpanded, isSwiped, isReordering]
      .map { $0 ? 1 : 0 } + [cellDragState.rawValue, cellDropState.rawValue]
  }
}

/// A change of colors by a configuration.
public struct UIConfigurationColorTransformer: Sendable {
  /// The change.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Creates a change.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the changed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A gray in place of the color.
  public static let grayscale = UIConfigurationColorTransformer { color in
    let color = color.color
    return UIColor(Color(white: 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue, alpha: color.alpha))
  }
  /// The tint color in place of the color.
  public static let preferredTint = UIConfigurationColorTransformer { _ in UIColor(.tint) }
}
