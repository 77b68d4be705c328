import Foundation
import UIKit

/// An object that is no responder.
final class Clock: NSObject {
  @IBOutlet weak var label: UILabel?
  var ticks = 0

  @objc func tick(_ sender: Any?) {
    ticks += 1
    label?.text = "\(ticks)"
  }
}
