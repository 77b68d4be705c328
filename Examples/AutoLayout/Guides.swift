import UIKitNames

/// A header below the status bar, across the safe area.
class SafeAreaViewController: UIViewController {
  let header = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    header.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(header)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: guide.topAnchor),
      header.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      header.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}

/// A form within the margins of a controller's view.
class MarginsViewController: UIViewController {
  let form = UIView()

  override func loadView() {
    let view = UIView()
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    let margins = view.layoutMarginsGuide
    form.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
    form.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    form.topAnchor.constraint(equalTo: margins.topAnchor, constant: 12).isActive = true
    form.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -12).isActive = true
    self.view = view
  }
}

/// An article within the readable width.
class ReadableView: SnippetView {
  let article = UILabel()

  override func setUp() {
    article.translatesAutoresizingMaskIntoConstraints = false
    article.numberOfLines = 0
    article.text = "An article"
    addSubview(article)
    NSLayoutConstraint.activate([
      article.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      article.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
      article.topAnchor.constraint(equalTo: readableContentGuide.topAnchor),
    ])
  }
}

/// Three boxes with equal space around them: guides instead of spacer views.
class SpacersView: SnippetView {
  let boxes = [UIView(), UIView(), UIView()]

  override func setUp() {
    var edge = leadingAnchor
    var first: UILayoutGuide?
    for box in boxes + [nil] {
      let spacer = UILayoutGuide()
      addLayoutGuide(spacer)
      spacer.leadingAnchor.constraint(equalTo: edge).isActive = true
      if let first = first {
        spacer.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
      } else {
        first = spacer
      }
      guard let box = box else {
        spacer.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        break
      }
      box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: spacer.trailingAnchor),
        box.centerYAnchor.constraint(equalTo: centerYAnchor),
        box.widthAnchor.constraint(equalToConstant: 40),
        box.heightAnchor.constraint(equalToConstant: 40),
      ])
      edge = box.trailingAnchor
    }
  }
}
