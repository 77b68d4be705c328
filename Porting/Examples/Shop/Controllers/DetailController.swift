import UIKit

class BaseController: UIViewController {}

extension BaseController {
  /// Overridden by a subclass, as Objective-C allows.
  @objc func describe() -> String { "base" }
}

class DetailController: BaseController {
  @IBOutlet weak var productLabel: UILabel!
  @IBOutlet var tap: UITapGestureRecognizer!
  var product: String?
  var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    productLabel.text = product
    hideKeyboardWhenTapped()
  }

  override func describe() -> String { "detail, " + super.describe() }

  @IBAction func didTap(_ recognizer: UITapGestureRecognizer) { taps += 1 }
}
