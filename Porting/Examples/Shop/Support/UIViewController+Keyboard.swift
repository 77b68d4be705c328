import UIKit

extension UIViewController {
  func hideKeyboardWhenTapped() {
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hideKeyboard)))
  }
}

private extension UIViewController {
  @objc func hideKeyboard() {
    view.endEditing(true)
    view.tag += 1
  }
}
