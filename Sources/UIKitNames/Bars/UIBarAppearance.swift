public import Foundation

/// The appearance of a bar. Everything is recorded, because bars are not drawn.
@MainActor @preconcurrency open class UIBarAppearance {
  /// The color behind the bar, or nil.
  open var backgroundColor: UIColor?
  /// The image behind the bar, or nil.
  open var backgroundImage: UIImage?
  /// The layout of the image.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The effect behind the bar, or nil.
  open var backgroundEffect: UIBlurEffect?
  /// The color of the line at the edge, or nil for none.
  open var shadowColor: UIColor?
  /// The image of the line at the edge, or nil.
  open var shadowImage: UIImage?

  /// Creates an appearance with the default background.
  public required init() {}

  /// Creates an appearance with the background of another.
  public init(barAppearance: UIBarAppearance) { take(barAppearance) }

  /// Creates an appearance as `init()` does, because Strut does not read archives.
  public required init?(coder: NSCoder) {}

  /// Gives the bar its default background.
  open func configureWithDefaultBackground() { takeBackground(color: nil) }
  /// Gives the bar a background without transparency.
  open func configureWithOpaqueBackground() { takeBackground(color: nil) }
  /// Gives the bar no background and no line.
  open func configureWithTransparentBackground() { takeBackground(color: nil) }

  private final func takeBackground(color: UIColor?) {
    (backgroundColor, backgroundImage, backgroundEffect) = (color, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }

  private final func take(_ other: UIBarAppearance) {
    (backgroundColor, backgroundImage, backgroundEffect) =
      (other.backgroundColor, other.backgroundImage, other.backgroundEffect)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
    backgroundImageContentMode = other.backgroundImageContentMode
  }

  /// Returns an appearance with equal values.
  open func copy() -> Any {
    let copy = type(of: self).init()
    copy.take(self)
    return copy
  }
}

/// The appearance of the buttons in a bar. It is recorded.
@MainActor @preconcurrency open class UIBarButtonItemAppearance {
  /// The appearance in the usual state.
  public final let normal = UIBarButtonItemStateAppearance()
  /// The appearance while pressed.
  public final let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance while disabled.
  public final let disabled = UIBarButtonItemStateAppearance()
  /// The appearance with the keyboard focus.
  public final let focused = UIBarButtonItemStateAppearance()

  /// Creates an appearance.
  public init() {}
  /// Creates an appearance for a style of items.
  public init(style: UIBarButtonItem.Style) {}
}

/// The appearance of an item in a state. It is recorded.
@MainActor @preconcurrency open class UIBarButtonItemStateAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image behind the item, or nil.
  open var backgroundImage: UIImage?

  /// Creates an appearance.
  public init() {}
}

/// The appearance of a navigation bar. It is recorded.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of `done` buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the back button, or nil for the system's.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of the back button's image, or nil.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image of the back button.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (image, transitionMaskImage)
  }
}

/// The appearance of a toolbar. It is recorded.
@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of `done` buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// The appearance of a tab bar. It is recorded.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with the title next to the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items in a lower bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The color of the selected item, or nil.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected item, or nil.
  open var selectionIndicatorImage: UIImage?
}

/// The appearance of the items in a tab bar. It is recorded.
@MainActor @preconcurrency open class UITabBarItemAppearance {
  /// The appearance in the usual state.
  public final let normal = UITabBarItemStateAppearance()
  /// The appearance while selected.
  public final let selected = UITabBarItemStateAppearance()
  /// The appearance while disabled.
  public final let disabled = UITabBarItemStateAppearance()
  /// The appearance with the keyboard focus.
  public final let focused = UITabBarItemStateAppearance()

  /// Creates an appearance.
  public init() {}
}

/// The appearance of an item of a tab bar in a state. It is recorded.
@MainActor @preconcurrency open class UITabBarItemStateAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the image, or nil.
  open var iconColor: UIColor?
  /// The color of the badge, or nil.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the badge.
  open var badgePositionAdjustment = UIOffset.zero

  /// Creates an appearance.
  public init() {}
}
