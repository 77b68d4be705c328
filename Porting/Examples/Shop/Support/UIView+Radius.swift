import UIKit

extension UIView {
  @IBInspectable var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}
