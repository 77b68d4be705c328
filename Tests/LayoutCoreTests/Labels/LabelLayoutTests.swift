import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

/// Every character is 10 × 10; a baseline lies 8 below the top of its line.
@Suite("Labels in layout")
struct LabelLayoutTests {
  @Test("A label has its text's size; one without text has none")
  func intrinsic() throws {
    let (label, empty) = (constrainedLabel("four"), constrainedLabel(""))
    let view = box(100, 100, try fixedTraits(), label, empty)
    view.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 40, height: 10))
    #expect(empty.frame.size == .zero)
    #expect(view.layOut().ambiguous.count == 2)
  }

  @Test("Its own size is that of one line, unless there is a preferred width")
  func preferredWidth() throws {
    let label = constrainedLabel("aaa bbb ccc", lines: 0)
    let view = box(100, 100, try fixedTraits(), label)
    #expect(label.intrinsicContentSize == CGSize(width: 110, height: 10))
    label.preferredMaxLayoutWidth = 75
    #expect(label.intrinsicContentSize == CGSize(width: 75, height: 20))
    #expect(label.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 40, height: 30))
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == CGSize(width: 110, height: 10))
    #expect(view.traitCollection.displayScale == 1)
  }

  @Test("A text that is canonically equivalent to the one a label has, and not the same, is another")
  func equivalent() throws {
    let label = constrainedLabel("e\u{301}")
    label.text = "\u{E9}"
    #expect(label.text?.utf8.count == 2)
  }

  @Test(
    "A label of several lines gets its width first and its height second", .fact("fitting-3"),
    arguments: [(110.0, 10.0), (75, 20), (40, 30)])
  func twoPasses(width: Double, height: Double) throws {
    let label = constrainedLabel("aaa bbb ccc", "text", lines: 0)
    let view = box(width, 200, try fixedTraits(), label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor), label.topAnchor.constraint(equalTo: view.topAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test("With room to spare it is as wide as its widest line")
  func widestLine() throws {
    let label = constrainedLabel("aaaa bb cc", "text", lines: 0)
    let view = box(68, 200, try fixedTraits(), label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor), label.topAnchor.constraint(equalTo: view.topAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test("Room that margins give back later in layout is used before lines are broken")
  func lateRoom() throws {
    let label = constrainedLabel("aaaa bb cc", "text", lines: 0)
    let child = constrainedView("child")
    child.preservesSuperviewLayoutMargins = true
    child.addSubview(label)
    let view = box(300, 200, try fixedTraits(), child)
    view.layoutMargins = EdgeInsets(top: 0, left: 100, bottom: 0, right: 100)
    LayoutConstraint.activate([
      child.widthAnchor.constraint(equalToConstant: 130), child.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      child.topAnchor.constraint(equalTo: view.topAnchor), child.heightAnchor.constraint(equalToConstant: 50),
      label.leadingAnchor.constraint(equalTo: child.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: child.layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: child.topAnchor),
    ])
    view.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 15, y: 0, width: 100, height: 10))
  }

  @Test("A view may find its own size by fitting what is in it, while it is being laid out")
  func nestedFitting() throws {
    final class Badge: View {
      let label = constrainedLabel("aaa bbb", "inner", lines: 0)
      override var intrinsicContentSize: CGSize {
        systemLayoutSizeFitting(
          CGSize(width: 50, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      }
    }
    let badge = Badge()
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.addSubview(badge.label)
    badge.label.setContentCompressionResistancePriority(LayoutPriority(200), for: .horizontal)
    LayoutConstraint.activate([
      badge.label.leadingAnchor.constraint(equalTo: badge.leadingAnchor),
      badge.label.trailingAnchor.constraint(equalTo: badge.trailingAnchor),
      badge.label.topAnchor.constraint(equalTo: badge.topAnchor, constant: 5),
      badge.label.bottomAnchor.constraint(equalTo: badge.bottomAnchor, constant: -5),
    ])
    let view = box(200, 200, try fixedTraits(), badge)
    LayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: view.topAnchor), badge.leftAnchor.constraint(equalTo: view.leftAnchor),
    ])
    view.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect(badge.label.frame == CGRect(x: 0, y: 5, width: 50, height: 20))
  }

  @Test("Of two labels in a row the one that resists less is cut, the one that hugs less is stretched")
  func priorities() throws {
    func row(_ width: Double, _ change: (Label, Label) -> Void) throws -> [CGFloat] {
      let (a, b) = (constrainedLabel("aaaa"), constrainedLabel("bbbb"))
      let view = box(width, 10, try fixedTraits(), a, b)
      LayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: view.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        b.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      change(a, b)
      view.layoutIfNeeded()
      return [a.frame.width, b.frame.width]
    }
    let cut = try row(60) { _, b in b.setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal) }
    #expect(cut == [40, 20])
    let stretched = try row(100) { a, _ in a.setContentHuggingPriority(LayoutPriority(251), for: .horizontal) }
    #expect(stretched == [40, 60])
  }

  @Test("Baselines of labels and views are lined up, whatever the heights", .fact("baseline-5"))
  func baselines() throws {
    let (a, b) = (constrainedLabel("aa bb cc", "a", lines: 0), constrainedLabel("bb", "b"))
    let (plain, wrapper) = (constrainedView("plain"), constrainedView("wrapper"))
    let view = box(100, 100, try fixedTraits(), a, b, plain, wrapper)
    LayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: view.topAnchor, constant: 3), a.leftAnchor.constraint(equalTo: view.leftAnchor),
      a.widthAnchor.constraint(equalToConstant: 30), b.firstBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor),
      b.heightAnchor.constraint(equalToConstant: 16),
      plain.lastBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor),
      plain.heightAnchor.constraint(equalToConstant: 4), b.leftAnchor.constraint(equalTo: a.rightAnchor),
    ])
    view.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 3, width: 30, height: 30))
    // a's last baseline is 3 + 28; b is 6 higher than its line, but to constraints its baseline is
    // 8 below its top.
    #expect(b.frame.minY == 23)
    #expect(plain.frame.maxY == 11)
  }

  @Test("A view can lend a subview's baselines")
  func lentBaseline() throws {
    final class Wrapper: View {
      let label = constrainedLabel("x", "inner")
      override var forFirstBaselineLayout: View { label }
      override var forLastBaselineLayout: View { label }
    }
    let wrapper = Wrapper()
    wrapper.translatesAutoresizingMaskIntoConstraints = false
    wrapper.addSubview(wrapper.label)
    let other = constrainedLabel("y")
    let view = box(100, 100, try fixedTraits(), wrapper, other)
    LayoutConstraint.activate([
      wrapper.topAnchor.constraint(equalTo: view.topAnchor),
      wrapper.label.topAnchor.constraint(equalTo: wrapper.topAnchor, constant: 20),
      wrapper.bottomAnchor.constraint(equalTo: wrapper.label.bottomAnchor, constant: 5),
      other.firstBaselineAnchor.constraint(equalTo: wrapper.firstBaselineAnchor),
    ])
    view.layoutIfNeeded()
    #expect(other.frame.minY == 20)
    #expect(wrapper.frame.height == 35)
  }

  @Test("A label too low for its lines shows fewer, and says so")
  func truncation() throws {
    let label = constrainedLabel("aaa bbb ccc", lines: 0)
    let view = box(100, 100, try fixedTraits(), label)
    #expect(label.textLayout(in: CGSize(width: 40, height: 30)).isTruncated == false)
    let cut = label.textLayout(in: CGSize(width: 40, height: 25))
    #expect(cut.isTruncated && cut.lineCount == 2)
    label.numberOfLines = 2
    #expect(label.textLayout(in: CGSize(width: 40, height: 30)).isTruncated)
    #expect(view.subviews.count == 1)
  }

  @Test("A new text, font or line count moves what depends on it")
  func changes() throws {
    let (a, b) = (constrainedLabel("aaa", lines: 0), constrainedLabel("b"))
    let view = box(50, 100, try fixedTraits(), a, b)
    LayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: view.topAnchor), b.topAnchor.constraint(equalTo: a.bottomAnchor),
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(b.frame.minY == 10)
    a.text = "aaa aaa aaa"
    view.layoutIfNeeded()
    #expect(b.frame.minY == 30)
    a.numberOfLines = 2
    view.layoutIfNeeded()
    #expect(b.frame.minY == 20)
    a.text = nil
    view.layoutIfNeeded()
    #expect(b.frame.minY == 0)
  }

  @Test("Fonts follow the category where they are told to, and only those that were made to")
  func categories() throws {
    let traits = try realTraits()
    let (preferred, scaled, plain, deaf) = (Label(), Label(), Label(), Label())
    let view = View()
    [preferred, scaled, plain, deaf].forEach(view.addSubview)
    view.setTraits(traits)
    preferred.font = try traits.fonts.preferredFont(for: .body, category: .large)
    scaled.font = try FontScaler().scaledFont(for: traits.fonts.systemFont(size: 17), category: .large)
    plain.font = try traits.fonts.systemFont(size: 17)
    deaf.font = preferred.font
    for label in [preferred, scaled, plain] { label.adjustsFontForContentSizeCategory = true }
    view.setTraits(try realTraits(category: .accessibilityExtraExtraExtraLarge))
    #expect([preferred, scaled, plain, deaf].map(\.font.pointSize) == [53, 48, 17, 17])
    deaf.adjustsFontForContentSizeCategory = true
    #expect(deaf.font.pointSize == 53)
    view.setTraits(try realTraits())
    #expect([preferred, scaled, plain, deaf].map(\.font.pointSize) == [17, 17, 17, 17])
  }

  @Test("The default font is the system font of 17 points")
  func defaultFont() throws {
    #expect(Label().font == (try Typesetting.bundled().fonts.systemFont(size: 17)))
  }
}
