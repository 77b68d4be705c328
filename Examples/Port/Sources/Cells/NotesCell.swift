import UIKit

/// A text view that grows with its text.
final class NotesCell: UITableViewCell, UITextViewDelegate {
  let textView = UITextView()
  var heightChanged: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textView.isScrollEnabled = false
    textView.delegate = self
    textView.font = .preferredFont(forTextStyle: .body)
    textView.textContainerInset = .zero
    textView.textContainer.lineFragmentPadding = 0
    textView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      contentView.bottomAnchor.constraint(equalTo: textView.bottomAnchor, constant: 10),
      textView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      contentView.trailingAnchor.constraint(equalTo: textView.trailingAnchor, constant: 20),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func textViewDidChange(_ textView: UITextView) {
    heightChanged?()
  }
}
