import UIKit

/// A text field with a limit, and its own delegate.
final class TextFieldCell: UITableViewCell, UITextFieldDelegate {
  let textField = UITextField()
  var limit = 20
  var onEnd: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    textField.font = .preferredFont(forTextStyle: .body)
    textField.adjustsFontForContentSizeCategory = true
    textField.placeholder = "Name"
    textField.clearButtonMode = .whileEditing
    textField.autocapitalizationType = .words
    textField.returnKeyType = .done
    textField.delegate = self
    textField.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(textField)
    NSLayoutConstraint.activate([
      textField.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      textField.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      textField.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      textField.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    let text = (textField.text ?? "") as NSString
    return text.replacingCharacters(in: range, with: string).count <= limit
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    onEnd?(textField.text ?? "")
  }
}
