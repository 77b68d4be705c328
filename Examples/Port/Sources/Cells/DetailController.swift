import UIKit

/// A text that scrolls, below a title.
final class DetailController: UIViewController {
  var text = ""
  let scrollView = UIScrollView()
  let titleLabel = UILabel()
  let textLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "Detail"
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    textLabel.text = text
    textLabel.font = .preferredFont(forTextStyle: .body)
    textLabel.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [titleLabel, textLabel])
    stack.axis = .vertical
    stack.spacing = 12
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .onDrag
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    scrollView.pinEdges(to: view)
    stack.pinEdges(to: scrollView)
    stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
  }

  func confirmDeletion(_ done: @escaping () -> Void) {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in done() })
    present(alert, animated: true)
  }
}
