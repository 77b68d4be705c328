import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

@Suite("What the owner of a device chooses about text")
struct TextSettingsTests {
  /// A cell of two labels that follow, as one made at the traits would be.
  private static func cell(_ traits: TraitCollection) throws -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.setTraits(traits)
    let (title, body) = (constrainedLabel("Headline", "title", lines: 0), constrainedLabel("", "body", lines: 0))
    body.text = String(repeating: "Text that needs more lines as it grows. ", count: 4)
    title.font = try traits.fonts.preferredFont(for: .headline, category: .large)
    body.font = try FontScaler().scaledFont(for: traits.fonts.systemFont(size: 16), category: .large)
    for label in [title, body] {
      label.adjustsFontForContentSizeCategory = true
      cell.contentView.addSubview(label)
    }
    let margins = cell.contentView.layoutMarginsGuide
    LayoutConstraint.activate(
      [title, body].flatMap {
        [
          $0.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          $0.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ]
      } + [
        title.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: margins.topAnchor, multiplier: 1),
        body.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1),
        margins.bottomAnchor.constraint(equalToSystemSpacingBelow: body.lastBaselineAnchor, multiplier: 1),
      ])
    return cell
  }

  @Test("A cell that follows comes out as one that was made so, at every size, and back at L")
  func cells() throws {
    let settings = TextSettings(notificationCenter: NotificationCenter())
    let cell = try Self.cell(realTraits())
    settings.attach(cell)
    for category in ContentSizeCategory.allCases + [.large] {
      for isBold in [false, true] {
        settings.contentSizeCategory = category
        settings.isBoldTextEnabled = isBold
        let fresh = try Self.cell(settings.applied(to: realTraits()))
        let (followed, made) = (try CellSizing.layOut(cell, width: 375), try CellSizing.layOut(fresh, width: 375))
        #expect(followed.height == made.height)
        #expect(followed.views.map(\.frame) == made.views.map(\.frame))
        #expect(followed.views.map(\.pointSize) == made.views.map(\.pointSize))
        // Sums before rounding may differ in the last bit: the solver came to them by other steps.
        for (view, other) in zip(followed.views, made.views) {
          #expect(abs(view.unroundedFrame.maxY - other.unroundedFrame.maxY) < 1e-9)
        }
      }
    }
  }

  @Test("Bold text widens a text and leaves its lines' height")
  func boldText() throws {
    let traits = try realTraits()
    let settings = TextSettings(notificationCenter: NotificationCenter())
    let (label, plain) = (Label(), Label())
    let view = View()
    [label, plain].forEach(view.addSubview)
    view.setTraits(traits)
    (label.text, plain.text) = ("Headline", "Headline")
    label.font = try traits.fonts.preferredFont(for: .body, category: .large)
    label.adjustsFontForContentSizeCategory = true
    plain.font = label.font
    let before = label.intrinsicContentSize
    settings.attach(view)
    settings.isBoldTextEnabled = true
    #expect(label.font.face.weight == .medium)
    #expect(label.intrinsicContentSize.width > before.width && label.intrinsicContentSize.height == before.height)
    #expect(plain.intrinsicContentSize == before)
    settings.isBoldTextEnabled = false
    #expect(label.intrinsicContentSize == before)
  }

  @Test(
    "Observers are told once for each change, after the views, with the new value and in its traits", .fact("style-20"))
  func notifications() throws {
    let center = NotificationCenter()
    let settings = TextSettings(notificationCenter: center)
    let view = View()
    settings.attach(view)
    let heard = Heard()
    let observer = center.addObserver(
      forName: ContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      let value = note.userInfo?[ContentSizeCategory.newValueUserInfoKey] as? ContentSizeCategory
      heard.append([value, TraitCollection.current.contentSizeCategory])
    }
    let boldness = center.addObserver(
      forName: LegibilityWeight.didChangeNotification, object: nil, queue: nil
    ) { _ in heard.append([]) }
    defer { [observer, boldness].forEach(center.removeObserver) }
    settings.contentSizeCategory = .accessibilityLarge
    #expect(view.traitCollection.contentSizeCategory == .accessibilityLarge)
    settings.contentSizeCategory = .accessibilityLarge
    settings.isBoldTextEnabled = false
    settings.contentSizeCategory = .unspecified
    settings.isBoldTextEnabled = true
    #expect(heard.values == [[.accessibilityLarge, .accessibilityLarge], [.large, .large], []])
    #expect(TraitCollection.current.contentSizeCategory == .large)
    #expect(view.traitCollection.legibilityWeight == .bold)
  }

  @Test("The notifications have UIKit's names")
  func names() {
    #expect(ContentSizeCategory.didChangeNotification.rawValue == "UIContentSizeCategoryDidChangeNotification")
    #expect(ContentSizeCategory.newValueUserInfoKey == "UIContentSizeCategoryNewValueKey")
  }

  @Test("Views are held weakly, keep their other traits, and follow no longer once detached")
  func attachment() throws {
    let settings = TextSettings(contentSizeCategory: .small, notificationCenter: NotificationCenter())
    weak var gone: View?
    do {
      let view = View()
      settings.attach(view)
      gone = view
    }
    #expect(gone == nil)
    let view = View()
    let traits = try fixedTraits(scale: 2, direction: .rightToLeft)
    view.setTraits(traits)
    view.maximumContentSizeCategory = .medium
    settings.attach(view)
    settings.attach(view)
    #expect(view.traitCollection == settings.applied(to: traits))
    settings.contentSizeCategory = .accessibilityMedium
    #expect(view.traitCollection.contentSizeCategory == .medium)
    view.maximumContentSizeCategory = nil
    #expect(view.traitCollection.contentSizeCategory == .accessibilityMedium)
    settings.detach(view)
    settings.contentSizeCategory = .small
    #expect(view.traitCollection.contentSizeCategory == .accessibilityMedium)
  }

  @Test("An observer may change the settings again")
  func reentrancy() {
    let center = NotificationCenter()
    let settings = TextSettings(notificationCenter: center)
    let heard = Heard()
    let observer = center.addObserver(
      forName: ContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      heard.append([TraitCollection.current.contentSizeCategory])
      (note.object as? TextSettings)?.contentSizeCategory = .small
    }
    defer { center.removeObserver(observer) }
    settings.contentSizeCategory = .extraLarge
    #expect(settings.contentSizeCategory == .small)
    #expect(heard.values == [[.extraLarge], [.small]])
  }
}

/// The notifications of observers. Observers are called where the settings are changed, in one
/// domain.
private final class Heard: @unchecked Sendable {
  private(set) var values: [[ContentSizeCategory?]] = []
  func append(_ value: [ContentSizeCategory?]) { values.append(value) }
}
