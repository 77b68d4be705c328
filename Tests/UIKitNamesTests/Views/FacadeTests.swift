import LayoutCore
import TableLayout
import Testing
import UIKitNames

@MainActor @Suite("Overrides of UIKit's classes that layout asks")
struct FacadeTests {
  private final class Sized: UIView {
    var size = CGSize(width: 30, height: 40)
    override var intrinsicContentSize: CGSize { size }
  }

  private final class Inset: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 6) }
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
  }

  private final class BigButton: UIButton {
    override var intrinsicContentSize: CGSize { CGSize(width: 99, height: super.intrinsicContentSize.height + 20) }
  }

  private final class Fitted: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 12, height: min(size.height, 34)) }
  }

  private static func pinned(_ view: UIView) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor), view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    return root
  }

  @Test("The intrinsic size and the alignment insets are asked")
  func intrinsicSize() {
    let sized = Sized()
    let root = Self.pinned(sized)
    #expect(sized.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    sized.size.height = 50
    sized.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(sized.frame == CGRect(x: 0, y: 0, width: 30, height: 50))
    #expect(Self.pinned(Inset()).subviews.first?.frame == CGRect(x: 0, y: 0, width: 26, height: 10))
    let (big, plain) = (BigButton(type: .system), UIButton(type: .system))
    for button in [big, plain] { button.setTitle("x", for: .normal) }
    #expect(big.intrinsicContentSize == CGSize(width: 99, height: plain.intrinsicContentSize.height + 20))
    #expect(Self.pinned(big).subviews.first?.frame.size == big.intrinsicContentSize)
  }

  @Test("The fitting size is asked")
  func fitting() {
    let view = Fitted(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 12, height: 1))
    view.frame.size.height = 50
    view.sizeToFit()
    #expect(view.frame.height == 34)
  }

  private final class FixedCell: UITableViewCell {
    private(set) var asked: [CGFloat] = []
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      asked.append(targetSize.width)
      return CGSize(width: targetSize.width, height: 77)
    }
  }

  private final class ManualCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 88) }
  }

  private final class Source: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "\(indexPath.row)", for: indexPath)
    }
  }

  @Test("A row has the height that its cell's override of systemLayoutSizeFitting or sizeThatFits says")
  func rows() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    table.register(FixedCell.self, forCellReuseIdentifier: "0")
    table.register(ManualCell.self, forCellReuseIdentifier: "1")
    let source = Source()
    table.dataSource = source
    table.layoutIfNeeded()
    let heights = (0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(abs(heights[0] - 77) < 0.34 && abs(heights[1] - 88) < 0.34)
    #expect((table.cellForRow(at: IndexPath(row: 0, section: 0)) as? FixedCell)?.asked.first == 320)
  }

  private final class Noting: UIView {
    var notes: [String] = []
    override func layoutSubviews() {
      super.layoutSubviews()
      notes.append("layout")
    }
    override func updateConstraints() {
      notes.append("constraints")
      super.updateConstraints()
    }
    override func willMove(toSuperview newSuperview: UIView?) {
      notes.append(newSuperview == nil ? "leaving" : "coming")
    }
    override func didMoveToSuperview() { notes.append(superview == nil ? "left" : "came") }
    override func didMoveToWindow() { notes.append(window == nil ? "no window" : "window") }
    override func didAddSubview(_ subview: UIView) { notes.append("added") }
    override func willRemoveSubview(_ subview: UIView) { notes.append("removing") }
  }

  @Test("The methods of a view's life are called in UIKit's order")
  func life() {
    let (window, view) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Noting())
    window.addSubview(view)
    #expect(view.notes == ["coming", "window", "came"] || view.notes == ["coming", "came", "window"])
    view.notes = []
    view.setNeedsUpdateConstraints()
    view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.notes == ["constraints", "layout"])
    view.notes = []
    let inner = UIView()
    view.addSubview(inner)
    inner.removeFromSuperview()
    #expect(view.notes == ["added", "removing"])
    view.notes = []
    view.removeFromSuperview()
    #expect(view.notes.first == "leaving" && Set(view.notes) == ["leaving", "left", "no window"])
  }

  @Test("A view is released with its subviews, guides and constraints")
  func release() {
    struct Held {
      weak var view: UIView?
      weak var label: UILabel?
      weak var guide: UILayoutGuide?
      weak var constraint: NSLayoutConstraint?
      weak var engine: View?
      var isGone: Bool { view == nil && label == nil && guide == nil && constraint == nil && engine == nil }
    }
    func use() -> Held {
      let (root, label, guide) = (UIView(), UILabel(), UILayoutGuide())
      root.addSubview(label)
      root.addLayoutGuide(guide)
      let constraint = label.topAnchor.constraint(equalTo: guide.bottomAnchor)
      constraint.isActive = true
      root.layoutIfNeeded()
      #expect(root.constraints == [constraint] && root.subviews.first === label)
      #expect(root.layoutGuides.contains { $0 === guide })
      return Held(view: root, label: label, guide: guide, constraint: constraint, engine: label.strutView)
    }
    #expect(use().isGone)
  }

  @Test("The object of one of the engine's own views is always the same one, while the view is used")
  func engineViews() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(cell.textLabel === cell.textLabel && cell.contentView === cell.contentView)
    #expect(cell.textLabel?.superview === cell.contentView)
    cell.textLabel?.textColor = .systemRed
    #expect(cell.textLabel?.textColor === UIColor.systemRed)
    let host = UIView()
    let kinds: [(View, UIView.Type)] = [
      (Switch(), UISwitch.self), (Slider(), UISlider.self), (Stepper(), UIStepper.self),
      (SegmentedControl(items: ["a"]), UISegmentedControl.self), (PageControl(), UIPageControl.self),
      (ProgressView(), UIProgressView.self), (ActivityIndicatorView(), UIActivityIndicatorView.self),
      (Control(), UIControl.self), (Button(type: .system), UIButton.self), (Label(), UILabel.self),
      (ImageView(), UIImageView.self), (StackView(), UIStackView.self), (TextField(), UITextField.self),
      (TextView(), UITextView.self), (ScrollView(), UIScrollView.self),
    ]
    for (view, _) in kinds { host.strutView.addSubview(view) }
    #expect(host.subviews.map { ObjectIdentifier(type(of: $0)) } == kinds.map { ObjectIdentifier($0.1) })
  }
}
