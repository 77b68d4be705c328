public import FontMetrics
public import Foundation

/// What the owner of a device has chosen about text, with the views that follow it: how large it is, and whether it is
/// bold.
///
/// ```swift
/// let settings = TextSettings(contentSizeCategory: .large)
/// settings.attach(cell)
/// settings.contentSizeCategory = .accessibilityLarge   // the cell's traits and fonts follow, then observers are told
/// ```
/// Like the views it lives in one isolation domain, any one. Everything happens before the assignment returns: attached
/// views and all that is in them get their traits, outermost first, then the notification is posted, with
/// ``TraitCollection/current`` having the new value for observers that ask for no queue. (The order is Strut's rule.)
/// Assigning what is there already does nothing.
///
/// Foundation waits for an observer that asks for another queue than the one that posts, and such an observer finds the new
/// value in the notification and in its views, not in the current traits. In a program whose `main` is asynchronous
/// Foundation on Linux does not know the main queue when it is on it: with an observer on `OperationQueue.main`, change the
/// settings elsewhere, or the change never returns.
public final class TextSettings {
  /// The text size the owner has chosen; `ContentSizeCategory.unspecified` becomes L.
  ///
  /// A change posts `ContentSizeCategory.didChangeNotification`, with the new category under
  /// `ContentSizeCategory.newValueUserInfoKey`.
  public var contentSizeCategory: ContentSizeCategory {
    get { category }
    set {
      guard newValue.resolved != category else { return }
      category = newValue.resolved
      announce(ContentSizeCategory.didChangeNotification, [ContentSizeCategory.newValueUserInfoKey: category])
    }
  }

  /// Whether the owner has asked for bold text.
  ///
  /// A change posts `LegibilityWeight.didChangeNotification`.
  public var isBoldTextEnabled: Bool {
    get { weight == .bold }
    set {
      let changed: LegibilityWeight = newValue ? .bold : .regular
      guard changed != weight else { return }
      weight = changed
      announce(LegibilityWeight.didChangeNotification, [:])
    }
  }

  private var category: ContentSizeCategory
  private var weight: LegibilityWeight
  private let notificationCenter: NotificationCenter
  private var attached: [WeakView] = []

  /// Makes settings that nothing follows yet, and posts nothing.
  public init(
    contentSizeCategory: ContentSizeCategory = .large, isBoldTextEnabled: Bool = false,
    notificationCenter: NotificationCenter = .default
  ) {
    category = contentSizeCategory.resolved
    weight = isBoldTextEnabled ? .bold : .regular
    self.notificationCenter = notificationCenter
  }

  /// Lets an outermost view follow these settings, at once and as long as it lives; its other traits stay.
  ///
  /// The view is held weakly. On a view that is in another the settings count once it is taken out, as with
  /// ``View/setTraits(_:)``.
  public func attach(_ view: View) {
    detach(view)
    attached.append(WeakView(view: view))
    apply(to: view)
  }

  /// Lets a view follow no longer. It keeps the traits it has.
  public func detach(_ view: View) {
    attached.removeAll { $0.view == nil || $0.view === view }
  }

  /// Traits in which the text is as these settings say.
  public func applied(to traits: TraitCollection) -> TraitCollection {
    var result = traits
    result.contentSizeCategory = category
    result.legibilityWeight = weight
    return result
  }

  private func apply(to view: View) { view.setTraits(applied(to: view.rootTraits)) }

  private func announce(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]) {
    attached.removeAll { $0.view == nil }
    for view in attached.compactMap(\.view) { apply(to: view) }
    applied(to: .current).performAsCurrent {
      notificationCenter.post(name: name, object: self, userInfo: userInfo)
    }
  }

  private struct WeakView {
    weak var view: View?
  }
}

extension ContentSizeCategory {
  /// What ``TextSettings`` posts when its text size has changed; `UIContentSizeCategory.didChangeNotification`.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

  /// The key under which the notification has the new ``ContentSizeCategory``. (UIKit has its raw value there.)
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension LegibilityWeight {
  /// What ``TextSettings`` posts when bold text was turned on or off; `UIAccessibility.boldTextStatusDidChangeNotification`.
  public static let didChangeNotification = Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
}
