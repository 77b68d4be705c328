import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import Testing

/// The meaning of constraints to the edges and the size of a scroll view: Apple, "Auto Layout
/// Guide", "Working with Scroll Views".
@Suite("Guides of scroll views")
struct ScrollGuideTests {
  private let window = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let scrollView = ScrollView()
  private let content = View()

  init() throws {
    window.setTraits(try fixedTraits())
    window.addSubview(scrollView)
    scrollView.addSubview(content)
    for view in [scrollView, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -20),
      scrollView.topAnchor.constraint(equalTo: window.topAnchor, constant: 40),
      scrollView.bottomAnchor.constraint(equalTo: window.bottomAnchor),
    ])
  }

  private func pinContent(to item: some ScrollEdges, inset: CGFloat = 0) {
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: item.leadingAnchor, constant: inset),
      item.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: inset),
      content.topAnchor.constraint(equalTo: item.topAnchor, constant: inset),
      item.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: inset),
    ])
  }

  private func layOut() { window.layoutIfNeeded() }

  @Test("Edges beside what is inside are those of the content, and size it; the width is the frame's")
  func contentSize() {
    pinContent(to: scrollView)
    content.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    content.heightAnchor.constraint(equalToConstant: 1_000).isActive = true
    layOut()
    #expect(scrollView.frame == CGRect(x: 0, y: 40, width: 300, height: 440))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 1_000))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 1_000))
    #expect(window.brokenConstraints.isEmpty)
    #expect(!content.hasAmbiguousLayout)
  }

  @Test("The content's guide says the same, and constants are around the content")
  func guide() {
    pinContent(to: scrollView.contentLayoutGuide, inset: 8)
    content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -16).isActive = true
    content.heightAnchor.constraint(equalToConstant: 1_000).isActive = true
    layOut()
    #expect(content.frame == CGRect(x: 8, y: 8, width: 284, height: 1_000))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 1_016))
    #expect(scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 1_016))
    #expect(scrollView.contentLayoutGuide === scrollView.contentLayoutGuide)
    #expect(scrollView.layoutGuides.count == 2)
  }

  @Test("Margins are in from the content's edges")
  func margins() {
    scrollView.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    pinContent(to: scrollView.layoutMarginsGuide)
    content.widthAnchor.constraint(equalToConstant: 500).isActive = true
    content.heightAnchor.constraint(equalToConstant: 600).isActive = true
    layOut()
    #expect(content.frame == CGRect(x: 2, y: 1, width: 500, height: 600))
    #expect(scrollView.contentSize == CGSize(width: 506, height: 604))
    scrollView.layoutMargins.bottom = 13
    layOut()
    #expect(scrollView.contentSize == CGSize(width: 506, height: 614))
  }

  @Test("What is held at the frame's guide stays where it is while the content moves")
  func frameGuide() {
    pinContent(to: scrollView)
    content.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    content.heightAnchor.constraint(equalToConstant: 1_000).isActive = true
    let badge = View()
    badge.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(badge)
    let guide = scrollView.frameLayoutGuide
    LayoutConstraint.activate([
      badge.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -10),
      badge.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -10),
      badge.widthAnchor.constraint(equalToConstant: 30), badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    layOut()
    #expect(badge.frame == CGRect(x: 260, y: 410, width: 30, height: 20))
    scrollView.contentOffset = CGPoint(x: 0, y: 250)
    layOut()
    #expect(badge.frame == CGRect(x: 260, y: 660, width: 30, height: 20))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 250, width: 300, height: 440))
    #expect(content.frame.minY == 0)
    #expect(window.convert(badge.bounds, from: badge) == CGRect(x: 260, y: 450, width: 30, height: 20))
  }

  @Test("The center beside what is inside is the frame's", arguments: [LayoutAttribute.centerX, .centerXWithinMargins])
  func center(attribute: LayoutAttribute) throws {
    content.heightAnchor.constraint(equalToConstant: 10).isActive = true
    content.widthAnchor.constraint(equalToConstant: 100).isActive = true
    content.topAnchor.constraint(equalTo: scrollView.topAnchor).isActive = true
    try LayoutConstraint(content, .centerX, .equal, to: scrollView, attribute).isActive = true
    layOut()
    #expect(content.frame == CGRect(x: 100, y: 0, width: 100, height: 10))
  }

  @Test("A text that grows makes the content longer, and the frame stays")
  func growing() {
    let label = Label()
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
    ])
    pinContent(to: scrollView)
    content.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    label.text = "One line"
    layOut()
    let first = scrollView.contentSize
    #expect(first.height == label.frame.height + 32)
    label.text = String(repeating: "Many words in many lines. ", count: 100)
    layOut()
    #expect(scrollView.contentSize.height == label.frame.height + 32)
    #expect(scrollView.contentSize.height > 10 * first.height)
    #expect(scrollView.contentSize.width == 300)
    #expect(scrollView.frame.height == 440)
  }

  @Test("From right to left, leading and trailing are the content's right and left edges")
  func rightToLeft() {
    scrollView.semanticContentAttribute = .forceRightToLeft
    pinContent(to: scrollView, inset: 10)
    content.widthAnchor.constraint(equalToConstant: 600).isActive = true
    content.heightAnchor.constraint(equalToConstant: 50).isActive = true
    layOut()
    #expect(content.frame == CGRect(x: 10, y: 10, width: 600, height: 50))
    #expect(scrollView.contentSize == CGSize(width: 620, height: 70))
  }

  @Test("A size that was set holds where constraints leave the content open, and no longer where they do not")
  func givenSize() {
    scrollView.contentSize = CGSize(width: 700, height: 900)
    layOut()
    #expect(scrollView.contentSize == CGSize(width: 700, height: 900))
    content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor).isActive = true
    content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor).isActive = true
    content.widthAnchor.constraint(equalToConstant: 100).isActive = true
    content.heightAnchor.constraint(equalToConstant: 100).isActive = true
    layOut()
    #expect(content.frame == CGRect(x: 600, y: 0, width: 100, height: 100))
    #expect(scrollView.contentSize == CGSize(width: 700, height: 900))
    content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor).isActive = true
    layOut()
    #expect(scrollView.contentSize == CGSize(width: 700, height: 100))
  }

  @Test("The content's guide that nothing speaks of changes no size")
  func unused() {
    scrollView.contentSize = CGSize(width: 1, height: 2)
    _ = scrollView.contentLayoutGuide
    layOut()
    #expect(scrollView.contentSize == CGSize(width: 1, height: 2))
  }
}

/// An item with the four edges.
private protocol ScrollEdges {
  var leadingAnchor: LayoutXAxisAnchor { get }
  var trailingAnchor: LayoutXAxisAnchor { get }
  var topAnchor: LayoutYAxisAnchor { get }
  var bottomAnchor: LayoutYAxisAnchor { get }
}

extension View: ScrollEdges {}
extension LayoutGuide: ScrollEdges {}
