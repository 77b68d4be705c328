import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

@Suite("Activation")
struct ActivationTests {
  @Test("The nearest common ancestor holds a constraint, a view alone its own sizes", .fact("layout-6"))
  func holders() {
    let (root, left, right, leaf) = (View(), View(), View(), View())
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leaf)
    let across = leaf.leadingAnchor.constraint(equalTo: right.leadingAnchor)
    let inside = leaf.topAnchor.constraint(equalTo: left.topAnchor)
    let size = leaf.widthAnchor.constraint(equalTo: leaf.heightAnchor)
    LayoutConstraint.activate([across, inside, size])
    #expect(root.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(across)])
    #expect(left.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(inside)])
    #expect(leaf.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(size)])
  }

  @Test("Twice is once, and deactivating takes it out")
  func twice() {
    let view = View()
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    constraint.isActive = true
    constraint.isActive = true
    view.addConstraint(constraint)
    #expect(view.constraints.count == 1)
    constraint.isActive = false
    constraint.isActive = false
    #expect(view.constraints.isEmpty && !constraint.isActive)
  }

  @Test("Leaving the superview drops what the ancestors held, for good; the view keeps its own", .fact("layout-6"))
  func leaving() {
    let (root, view, leaf) = (View(), View(), View())
    root.addSubview(view)
    view.addSubview(leaf)
    let outer = leaf.topAnchor.constraint(equalTo: root.topAnchor)
    let inner = leaf.leftAnchor.constraint(equalTo: view.leftAnchor)
    LayoutConstraint.activate([outer, inner])
    view.removeFromSuperview()
    #expect(!outer.isActive && inner.isActive)
    root.addSubview(view)
    #expect(!outer.isActive && root.constraints.isEmpty)
  }

  @Test("Of many that are deactivated at once each goes, whoever holds it, and no other")
  func batch() {
    let (outer, inner, leaf) = (View(), View(), View())
    outer.addSubview(inner)
    inner.addSubview(leaf)
    let going = [
      leaf.topAnchor.constraint(equalTo: outer.topAnchor), leaf.widthAnchor.constraint(equalToConstant: 1),
      leaf.leftAnchor.constraint(equalTo: inner.leftAnchor), leaf.heightAnchor.constraint(equalToConstant: 1),
    ]
    let staying = [
      leaf.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      leaf.widthAnchor.constraint(equalTo: leaf.heightAnchor),
    ]
    LayoutConstraint.activate(Array(going.prefix(3)) + staying)
    LayoutConstraint.deactivate(going + going)
    #expect(going.allSatisfy { !$0.isActive } && staying.allSatisfy(\.isActive))
    #expect(outer.constraints == [staying[0]] && inner.constraints.isEmpty && leaf.constraints == [staying[1]])
  }

  @Test("A guide that is added again keeps its constraints; one that is taken out takes them all along")
  func guides() {
    let (view, guide) = (View(), LayoutGuide())
    view.addLayoutGuide(guide)
    let constraints = [
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.leftAnchor.anchorWithOffset(to: view.rightAnchor).constraint(equalToConstant: 3),
      view.leftAnchor.anchorWithOffset(to: guide.rightAnchor).constraint(equalToConstant: 3),
    ]
    LayoutConstraint.activate(constraints)
    view.addLayoutGuide(guide)
    #expect(constraints.allSatisfy(\.isActive) && view.layoutGuides == [guide])
    view.removeLayoutGuide(guide)
    #expect(!constraints.contains(where: \.isActive) && view.constraints.isEmpty)
  }

  @Test("A constraint has its sides as anchors, and its text the address of the object")
  func anchors() throws {
    let (view, other) = (View(), View())
    let constraint = view.topAnchor.constraint(equalTo: other.bottomAnchor)
    #expect(constraint.firstAnchor.item === view && constraint.firstAnchor.attribute == .top)
    #expect(constraint.secondAnchor?.item === other && constraint.secondAnchor?.attribute == .bottom)
    #expect(view.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
    let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(constraint)), radix: 16)
    #expect(constraint.description.hasPrefix("<NSLayoutConstraint:\(address) "))
  }

  @Test("A constraint with a guide nobody owns stays inactive", .fact("layout-6"))
  func ownerless() {
    let view = View()
    let constraint = view.topAnchor.constraint(equalTo: LayoutGuide().topAnchor)
    let guide = LayoutGuide()
    let kept = view.topAnchor.constraint(equalTo: guide.topAnchor)
    constraint.isActive = true
    kept.isActive = true
    #expect(!constraint.isActive && !kept.isActive)
    view.addLayoutGuide(guide)
    kept.isActive = true
    #expect(kept.isActive)
    view.removeLayoutGuide(guide)
    #expect(!kept.isActive)
  }

  @Test("A constraint does not keep its views alive")
  func weak() {
    var view: View? = View()
    let constraint = view?.widthAnchor.constraint(equalToConstant: 1)
    view = nil
    #expect(constraint?.firstItem == nil)
    constraint?.isActive = true
    #expect(constraint?.isActive == false)
  }

  @Test("Equations and console texts")
  func texts() throws {
    let label = constrainedLabel("A text of more than twenty-four characters", "headline")
    let view = box(100, 100, try fixedTraits(), label)
    let top = label.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
    top.isActive = true
    #expect(top.equation == "headline.top == box.top + 16")
    #expect(top.description.hasPrefix("<NSLayoutConstraint:0x"))
    #expect(
      top.description.hasSuffix(
        " V:|-(16)-[UILabel:headline'A text of more than twen...']   (active, names: '|':UIView:box )>"))
    let sides = try LayoutConstraint.constraints(
      visualFormat: "|-(>=4)-[label]-6-|", views: ["label": label])
    #expect(sides[0].description.contains(" H:|-(>=4)-[UILabel:headline'"))
    #expect(sides[1].description.hasSuffix("]-(6)-|   (inactive, names: '|':UIView:box )>"))
    let left = label.leftAnchor.constraint(equalTo: view.leftAnchor)
    #expect(left.description.hasSuffix("](LTR)   (inactive, names: '|':UIView:box )>"))
    let half = try LayoutConstraint(label, .width, .lessThanOrEqual, to: view, .width, multiplier: 0.5, constant: -3)
    try half.setPriority(LayoutPriority(999))
    #expect(half.equation == "headline.width <= 0.5*box.width - 3 @999")
    let spacing = label.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: view.layoutMarginsGuide.topAnchor, multiplier: 2)
    #expect(spacing.equation == "headline.firstBaseline == 2 * systemSpacing below box.margins.top")
  }
}
