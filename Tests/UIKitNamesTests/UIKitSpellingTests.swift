import FontMetrics
import Testing
import UIKitNames

@MainActor @Suite("UIKit's spellings")
struct UIKitSpellingTests {
  @Test("A font of an unknown name is nil, of a known one it has the size")
  func fonts() throws {
    #expect(UIFont(name: "Palatno", size: 18) == nil)
    #expect(try #require(UIFont(name: "Palatino", size: 18)).pointSize == 18)
    #expect(UIFont.systemFont(ofSize: 17).lineHeight == 20.287109375)
    #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
  }

  @Test("Fonts follow the traits they are asked for, or else the current ones")
  func traits() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
    large.performAsCurrent {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
      #expect(UIFontMetrics.default.scaledValue(for: 17) == 48)
      #expect(UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17)).pointSize == 48)
      #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 30).pointSize == 30)
    }
  }

  @Test("A constraint of seven arguments is the same as one made from anchors")
  func constraints() {
    let (view, label) = (UIView(), UILabel())
    view.addSubview(label)
    let long = NSLayoutConstraint(
      item: label, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 8
    )
    let short = label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8)
    #expect(long.strutConstraint.equation == short.strutConstraint.equation)
    let width = NSLayoutConstraint(
      item: label, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1,
      constant: 100)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([long, width])
    #expect(view.constraints.count == 1 && label.constraints.count == 1)
    #expect(width.strutConstraint.equation == "Label.width <= 100 @750")
  }

  @Test("A scaled font scaled again stops with UIKit's message")
  func doubleScaling() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
      _ = UIFontMetrics.default.scaledFont(for: scaled)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("A scaled font returned by UIFontMetrics should not be used to create another scaled font."))
  }

  @Test("Leading related to left stops with UIKit's message")
  func mixedDirections() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().leadingAnchor.constraint(equalTo: UIView().leftAnchor) }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains("A constraint cannot be made between a leading/trailing attribute and a right/left attribute."))
  }
}
