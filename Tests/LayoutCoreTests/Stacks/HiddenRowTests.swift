import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

@Suite("Rows of which nothing shows")
struct HiddenRowTests {
  @Test(
    "A row whose views are all hidden is as wide as its column, which stays so", .fact("stack-16"),
    arguments: [true, false])
  func allHidden(isPinned: Bool) throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.setTraits(try fixedTraits())
    let (title, first, second) = (Label(), Label(), Label())
    (title.text, first.text, second.text) = ("A title of some words", "left", "right")
    let row = StackView(arrangedSubviews: [first, second])
    let column = StackView(arrangedSubviews: [title, row])
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(column)
    column.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    column.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if isPinned { column.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true }
    root.layoutIfNeeded()
    let (width, shownHeight) = (column.frame.width, column.frame.height)
    #expect(width == (isPinned ? 320 : title.intrinsicContentSize.width))
    for view in [first, second] { view.isHidden = true }
    root.layoutIfNeeded()
    #expect(root.brokenConstraints.isEmpty)
    #expect(column.frame.width == width)
    #expect(row.frame.width == width && row.frame.height == 0)
    #expect(title.frame.width == width && title.frame.height == title.intrinsicContentSize.height)
    second.isHidden = false
    root.layoutIfNeeded()
    #expect(column.frame.width == width && column.frame.height == shownHeight)
    #expect(second.frame.width == width)
  }

  @Test("By itself it has no length")
  func alone() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.setTraits(try fixedTraits())
    let label = Label()
    label.text = "hidden"
    label.isHidden = true
    let row = StackView(arrangedSubviews: [label])
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    row.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    row.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(row.frame.width == 0 && root.brokenConstraints.isEmpty)
  }
}
