public import FontMetrics
public import Foundation

/// The text settings of a device, with the views that follow them: text size and Bold Text.
///
/// ```swift
/// let settings = TextSettings(contentSizeCategory: .large)
/// settings.attach(cell)
/// settings.contentSizeCategory = .accessibilityLarge   // the cell's traits and fonts follow, then observers are told
/// ```
/// Like views, it may be used in any isolation domain, but only in one. All changes happen before
/// the assignment returns: attached views and their descendants get their traits, outermost first;
/// then the notification is posted, with ``TraitCollection/current`` having the new value for
/// observers without a queue. (The order is Strut's rule.) Assigning the current value has no
/// effect.
///
/// Foundation waits for an observer with a queue other than the posting one. Such an observer finds
/// the new value in the notification and in its views, but not in the current traits. In a program
/// whose `main` is asynchronous, Foundation on Linux does not recognize the main queue: with an
/// observer on `OperationQueue.main`, change the settings on another queue, or the assignment never
/// returns.
public final class TextSettings {
  /// The user's preferred text size; `ContentSizeCategory.unspecified` becomes L.
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

  /// A Boolean value that indicates whether Bold Text is on.
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

  /// Creates settings without attached views, and posts nothing.
  public init(
    contentSizeCategory: ContentSizeCategory = .large, isBoldTextEnabled: Bool = false,
    notificationCenter: NotificationCenter = .default
  ) {
    category = contentSizeCategory.resolved
    weight = isBoldTextEnabled ? .bold : .regular
    self.notificationCenter = notificationCenter
  }

  /// Attaches an outermost view, which follows these settings at once and for its lifetime; its
  /// other traits remain.
  ///
  /// The view is referenced weakly. For a view with a superview, the settings apply once it is
  /// removed from that, as with ``View/setTraits(_:)``.
  public func attach(_ view: View) {
    detach(view)
    attached.append(WeakView(view: view))
    apply(to: view)
  }

  /// Detaches a view. Its current traits remain.
  public func detach(_ view: View) {
    attached.removeAll { $0.view == nil || $0.view === view }
  }

  /// Returns traits with these text settings.
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
  /// The notification of a changed text size; `UIContentSizeCategory.didChangeNotification`.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

  /// The key of the new ``ContentSizeCategory`` in the notification. (In UIKit the value is its raw
  /// value.)
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension LegibilityWeight {
  /// The notification that Bold Text was turned on or off;
  /// `UIAccessibility.boldTextStatusDidChangeNotification`.
  public static let didChangeNotification = Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
}
