import UIKitNames

/// A form that scrolls: as wide as the screen, as high as its fields, with a button that stays at
/// the bottom.
class ScrollingFormViewController: UIViewController {
  let scrollView = UIScrollView()
  let form = UIStackView()
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    form.axis = .vertical
    form.spacing = 12
    for _ in 0..<20 { form.addArrangedSubview(field()) }
    button.setTitle("Send", for: .normal)
    scrollView.addSubview(form)
    scrollView.addSubview(button)
    view.addSubview(scrollView)
    for view in [scrollView, form, button] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),

      // These four constraints are edges of the content and determine its size.
      form.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 20),
      form.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 16),
      scrollView.trailingAnchor.constraint(equalTo: form.trailingAnchor, constant: 16),
      scrollView.bottomAnchor.constraint(equalTo: form.bottomAnchor, constant: 80),
      // The width is that of the frame, so nothing scrolls horizontally.
      form.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -32),

      button.centerXAnchor.constraint(equalTo: scrollView.frameLayoutGuide.centerXAnchor),
      button.bottomAnchor.constraint(equalTo: scrollView.frameLayoutGuide.bottomAnchor, constant: -20),
      button.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  private func field() -> UIView {
    let field = UIView()
    field.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return field
  }
}
