import LayoutCore
import Testing
import UIKitNames

// As in an iOS project, except for the `TextSettings` that replace the phone.

private final class Badge: UIView, UIContentSizeCategoryAdjusting {
  var adjustsFontForContentSizeCategory = false
  var told: [UIContentSizeCategory] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previous = previousTraitCollection?.preferredContentSizeCategory,
      previous != traitCollection.preferredContentSizeCategory
    else { return }
    told.append(previous)
  }
}

private func columns(for category: UIContentSizeCategory) -> Int {
  switch category {
  case .unspecified: 0
  case .extraSmall, .small, .medium, .large: 3
  default: category.isAccessibilityCategory ? 1 : 2
  }
}

@MainActor @Suite("UIKit's spellings of Dynamic Type")
struct DynamicTypeSpellingTests {
  @Test("Categories compare and are read from UIKit's raw values; unspecified is written as on iOS")
  func categories() {
    var category: UIContentSizeCategory = .unspecified
    #expect(category == .unspecified && columns(for: category) == 0)
    category = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    #expect(category == .accessibilityExtraLarge && columns(for: category) == 1)
    #expect(category > .large && category >= .accessibilityMedium && .small < category && .extraSmall <= category)
    #expect(UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified") == .unspecified)
    #expect(UITraitCollection(preferredContentSizeCategory: .unspecified).preferredContentSizeCategory == .large)
  }

  @Test("Text styles have UIKit's names, old and new")
  func styles() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1, .caption2,
      .extraLargeTitle, .extraLargeTitle2,
    ]
    #expect(Set(styles).count == 13)
    #expect(UIFont.preferredFont(forTextStyle: UIFontTextStyle.headline).pointSize == 17)
  }

  @Test("Traits are put together, each saying what it was made with")
  func traits() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .extraLarge), UITraitCollection(legibilityWeight: .bold),
      UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(displayScale: 2),
    ])
    #expect(traits.preferredContentSizeCategory == .extraLarge && traits.legibilityWeight == UILegibilityWeight.bold)
    #expect(traits.layoutDirection == .rightToLeft && traits.displayScale == 2)
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    #expect(font.pointSize == 19 && font != UIFont.preferredFont(forTextStyle: .body))
    #expect(UITraitCollection(traitsFrom: [traits, UIView().traitCollection]) == UIView().traitCollection)
  }

  @Test("Fonts made without traits take the current bold text")
  func boldText() {
    let plain = UIFont.systemFont(ofSize: 17)
    UITraitCollection(legibilityWeight: .bold).performAsCurrent {
      #expect(UIAccessibility.isBoldTextEnabled)
      #expect(UIFont.systemFont(ofSize: 17).font.face.weight == .medium)
      #expect(UIFont.preferredFont(forTextStyle: .headline).font.face.weight == .bold)
      #expect(UIFont.systemFont(ofSize: 17).lineHeight == plain.lineHeight)
    }
    #expect(!UIAccessibility.isBoldTextEnabled)
  }

  @Test("Limits of a view are set and removed")
  func limits() {
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    label.minimumContentSizeCategory = .accessibilityMedium
    #expect(label.font.pointSize == 28)
    label.maximumContentSizeCategory = .extraLarge
    #expect(label.font.pointSize == 19)
    label.maximumContentSizeCategory = nil
    label.minimumContentSizeCategory = nil
    #expect(label.font.pointSize == 17)
  }

  @Test("A view hears of a change, by method and by registration")
  func registration() {
    let badge = Badge()
    var names: [String] = []
    let registration = badge.registerForTraitChanges([
      UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    ]) {
      (self: Badge, previous: UITraitCollection) in
      names.append(previous.preferredContentSizeCategory.shortName + String(self.told.count))
    }
    badge.traitOverrides.preferredContentSizeCategory = .extraLarge
    badge.unregisterForTraitChanges(registration)
    badge.traitOverrides.preferredContentSizeCategory = .small
    #expect(badge.told == [.large, .extraLarge] && names == ["L1"])
  }
}

@Suite("UIKit's notification of another text size", .serialized)
struct ContentSizeNotificationTests {
  /// The reaction of a screen to a notification.
  private final class Screen: @unchecked Sendable {
    // Touched where the notification is delivered, which whoever posts waits for.
    var sizes: [CGFloat] = []
    var values: [UIContentSizeCategory?] = []

    func reload(_ notification: Notification) {
      sizes.append(UIFont.preferredFont(forTextStyle: .body).pointSize)
      values.append(notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory)
      values.append(MainActor.assumeIsolated { UIApplication.shared.preferredContentSizeCategory })
    }
  }

  @Test("An observer in Swift 3's spelling is told on the main queue")
  func swift3() {
    let (screen, settings) = (Screen(), TextSettings())
    let observer = NotificationCenter.default.addObserver(
      forName: .UIContentSizeCategoryDidChange, object: .none, queue: OperationQueue.main
    ) { [weak screen] _ in
      screen?.values.append(nil)
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(screen.values.count == 1)
  }

  @Test("An observer in today's spelling gets the new value and makes its fonts anew")
  @MainActor func today() {
    let (screen, settings) = (Screen(), TextSettings())
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { screen.reload($0) }
    defer { NotificationCenter.default.removeObserver(observer) }
    settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(screen.sizes == [53])
    #expect(screen.values == [.accessibilityExtraExtraExtraLarge, .accessibilityExtraExtraExtraLarge])
    settings.isBoldTextEnabled = true
    #expect(screen.sizes == [53])
    #expect(UIAccessibility.boldTextStatusDidChangeNotification != UIContentSizeCategory.didChangeNotification)
  }
}
