import UIKitNames

/// Details that open and close: the constant of a constraint changes, then a layout follows.
class DisclosureView: SnippetView {
  let details = UIView()
  private lazy var height = details.heightAnchor.constraint(equalToConstant: 0)

  override func setUp() {
    details.translatesAutoresizingMaskIntoConstraints = false
    addSubview(details)
    NSLayoutConstraint.activate([
      details.topAnchor.constraint(equalTo: topAnchor, constant: 44),
      details.leadingAnchor.constraint(equalTo: leadingAnchor),
      details.trailingAnchor.constraint(equalTo: trailingAnchor),
      height,
    ])
  }

  func setOpen(_ isOpen: Bool) {
    height.constant = isOpen ? 120 : 0
    UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
  }
}

/// Two sets of constraints, for narrow and wide views.
class AdaptiveView: SnippetView {
  let picture = UIView()
  let text = UIView()
  private lazy var narrow = [
    picture.widthAnchor.constraint(equalTo: widthAnchor), picture.heightAnchor.constraint(equalToConstant: 100),
    text.topAnchor.constraint(equalTo: picture.bottomAnchor), text.leadingAnchor.constraint(equalTo: leadingAnchor),
  ]
  private lazy var wide = [
    picture.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
    picture.heightAnchor.constraint(equalTo: heightAnchor),
    text.topAnchor.constraint(equalTo: topAnchor), text.leadingAnchor.constraint(equalTo: picture.trailingAnchor),
  ]

  override func setUp() {
    for view in [picture, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: topAnchor), picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      text.trailingAnchor.constraint(equalTo: trailingAnchor), text.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  override func updateConstraints() {
    let isWide = bounds.width >= 500
    NSLayoutConstraint.deactivate(isWide ? narrow : wide)
    NSLayoutConstraint.activate(isWide ? wide : narrow)
    super.updateConstraints()
  }
}

/// A field that moves up for a keyboard.
class KeyboardViewController: UIViewController {
  let field = UIView()
  private var bottom: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    bottom = view.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: 20)
    bottom?.isActive = true
    field.heightAnchor.constraint(equalToConstant: 36).isActive = true
    field.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    field.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
  }

  func keyboardWillShow(height: CGFloat) {
    bottom?.constant = height + 20
    view.layoutIfNeeded()
  }
}

/// A view controller in a view controller.
class ContainerViewController: UIViewController {
  let child = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    view.addSubview(child.view)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      child.view.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      child.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    child.didMove(toParent: self)
  }
}

/// Frames set in `layoutSubviews`, in addition to constraints.
class RingView: SnippetView {
  let ring = UIView()

  override func setUp() {
    addSubview(ring)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height) - 20
    ring.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
  }
}
