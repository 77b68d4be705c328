import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

@Suite("Who is called when")
struct LayoutOrderTests {
  /// Notes what it is called for.
  final class Noting: View {
    var notes: Notes?
    private func note(_ what: String) { notes?.lines.append("\(what) \(accessibilityIdentifier ?? "")") }
    override func layoutSubviews() { note("layout") }
    override func updateConstraints() {
      note("constraints")
      super.updateConstraints()
    }
    override func layoutMarginsDidChange() { note("margins") }
    override func safeAreaInsetsDidChange() { note("safe area") }
  }

  final class Notes {
    var lines: [String] = []
    func taken() -> [String] {
      defer { lines = [] }
      return lines
    }
    /// The calls before the first layout of a view. There must be no other calls after it.
    func takenBeforeLayout() -> [String] {
      let all = taken()
      let before = all.prefix { !$0.hasPrefix("layout") }
      #expect(before.count < all.count && all[before.endIndex...].allSatisfy { $0.hasPrefix("layout") })
      return Array(before)
    }
  }

  /// A view in a view in a view.
  static func chain() throws -> (views: [Noting], notes: Notes) {
    let notes = Notes()
    let views = (0..<3).map { index in
      let view = Noting(
        frame: CGRect(x: index == 0 ? 0 : 10, y: 10 * index, width: 100 - 20 * index, height: 100 - 40 * index))
      view.accessibilityIdentifier = "\(index)"
      return view
    }
    views[0].setTraits(try fixedTraits())
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    for view in views { view.notes = notes }
    return (views, notes)
  }

  @Test(
    "Constraints are updated from the inside out, then views are laid out from the outside in, whichever view is asked",
    .fact("view-6", "view-7"), arguments: 0..<3)
  func order(asked: Int) throws {
    let (views, notes) = try Self.chain()
    views[asked].layoutIfNeeded()
    #expect(
      notes.taken() == ["constraints 2", "constraints 1", "constraints 0", "layout 0", "layout 1", "layout 2"])
    views[0].layoutIfNeeded()
    #expect(notes.taken() == [])
  }

  @Test("Who asks for layout gets it, once, and nothing before layoutIfNeeded")
  func asking() throws {
    let (views, notes) = try Self.chain()
    views[0].layoutIfNeeded()
    _ = notes.taken()
    views[1].setNeedsLayout()
    views[1].setNeedsLayout()
    #expect(notes.taken() == [])
    views[0].layoutIfNeeded()
    #expect(notes.taken() == ["layout 1"])
    views[2].setNeedsUpdateConstraints()
    views[0].layoutIfNeeded()
    #expect(notes.taken().first == "constraints 2")
  }

  /// A view that gives a stack in it an axis when its constraints are updated.
  final class Turning: View {
    let stack = StackView(arrangedSubviews: [SizedView(20, 10), SizedView(20, 10)])
    var axis = LayoutAxis.horizontal { didSet { setNeedsUpdateConstraints() } }
    override func updateConstraints() {
      stack.axis = axis
      super.updateConstraints()
    }
  }

  @Test("What asks for an update of constraints while another's are updated gets it before the layout")
  func askingWithinUpdates() throws {
    let (outer, turning) = (View(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Turning())
    outer.setTraits(try fixedTraits())
    for (view, inner) in [(outer, turning as View), (turning, turning.stack)] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      LayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        inner.topAnchor.constraint(equalTo: view.topAnchor),
      ])
    }
    for axis in [LayoutAxis.horizontal, .vertical, .horizontal] {
      turning.axis = axis
      #expect(turning.needsUpdateConstraints())
      outer.layoutIfNeeded()
      let last = turning.stack.arrangedSubviews[1].frame.origin
      #expect(last == (axis == .horizontal ? CGPoint(x: 20, y: 0) : CGPoint(x: 0, y: 10)))
      #expect(!turning.needsUpdateConstraints() && !turning.stack.needsUpdateConstraints())
    }
    turning.axis = .vertical
    #expect(turning.stack.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 10))
    turning.updateConstraintsIfNeeded()
    #expect(turning.stack.systemLayoutSizeFitting(.zero) == CGSize(width: 20, height: 20))
  }

  @Test(
    "A change of margins is told to the view, at once, and to those that preserve them after layout", .fact("view-7"))
  func margins() throws {
    let (views, notes) = try Self.chain()
    views[1].preservesSuperviewLayoutMargins = true
    views[0].layoutIfNeeded()
    _ = notes.taken()
    views[0].layoutMargins = EdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    #expect(notes.taken() == ["margins 0"])
    views[1].setNeedsLayout()
    views[2].layoutIfNeeded()
    #expect(notes.takenBeforeLayout() == ["margins 1"])
    views[0].layoutMargins = EdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    views[0].layoutIfNeeded()
    #expect(notes.taken() == [])
    views[0].directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    #expect(notes.taken() == ["margins 0"])
  }

  @Test(
    "A change of the safe area is told to every view that it reaches, from the outside in, with the margins it changes",
    .fact("view-7"))
  func safeArea() throws {
    let (views, notes) = try Self.chain()
    views[0].layoutIfNeeded()
    _ = notes.taken()
    views[1].insetsLayoutMarginsFromSafeArea = false
    _ = notes.taken()
    views[0].safeAreaInsets = EdgeInsets(top: 25, left: 0, bottom: 0, right: 0)
    #expect(notes.taken() == ["safe area 0", "margins 0", "safe area 1"])
    #expect(views.map(\.safeAreaInsets.top) == [25, 15, 0])
    // A view that moves into the safe area hears of it after layout.
    views[1].frame.origin.y = 0
    views[2].frame.origin.y = 5
    views[2].setNeedsLayout()
    views[2].layoutIfNeeded()
    #expect(notes.takenBeforeLayout() == ["safe area 1", "safe area 2", "margins 2"])
    #expect(views.map(\.safeAreaInsets.top) == [25, 25, 20])
    views[0].safeAreaInsets = .zero
    #expect(
      notes.taken() == ["safe area 0", "margins 0", "safe area 1", "safe area 2", "margins 2"])
  }

  @Test("A view that constraints move into a safe area hears of it where it was moved to", .fact("view-7"))
  func movedIntoSafeArea() throws {
    final class Seeing: View {
      var tops: [CGFloat] = []
      override func safeAreaInsetsDidChange() { tops += [frame.minY, safeAreaInsets.top] }
    }
    let view = Seeing()
    view.translatesAutoresizingMaskIntoConstraints = false
    let outer = box(100, 100, try fixedTraits(), view)
    let top = view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 40)
    LayoutConstraint.activate([top, view.heightAnchor.constraint(equalToConstant: 20)])
    outer.layoutIfNeeded()
    outer.safeAreaInsets.top = 25
    outer.layoutIfNeeded()
    #expect(view.tops == [])
    top.constant = 10
    #expect(view.tops == [])
    view.layoutIfNeeded()
    #expect(view.tops == [10, 15])
  }

  @Test("A controller hears of its view's safe area, also of what it adds itself")
  func controller() throws {
    final class Hearing: ViewController {
      var tops: [CGFloat] = []
      override func viewSafeAreaInsetsDidChange() { tops.append(view.safeAreaInsets.top) }
    }
    let (window, controller) = (
      Window(frame: CGRect(x: 0, y: 0, width: 300, height: 500)), Hearing(nibName: nil, bundle: nil)
    )
    window.setTraits(try fixedTraits())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.tops.isEmpty)
    window.safeAreaInsets.top = 47
    #expect(controller.tops == [47])
    controller.additionalSafeAreaInsets.top = 10
    window.layoutIfNeeded()
    controller.additionalSafeAreaInsets.top = -100
    window.layoutIfNeeded()
    controller.additionalSafeAreaInsets.top = 0
    window.safeAreaInsets = .zero
    #expect(controller.tops == [47, 57, 0])
  }
}
