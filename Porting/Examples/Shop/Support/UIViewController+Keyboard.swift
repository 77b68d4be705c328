import UIKit

extension UIViewController {
  func hideKeyboardWhenTapped() {
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hideKeyboard)))
  }

  @objc private func hideKeyboard() {
    view.endEditing(true)
    view.tag += 1
  }
}
