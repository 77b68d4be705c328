internal import LayoutCore

extension UIView {
  /// Creates the object for a control of the engine's own.
  static func representingControl(_ view: View) -> UIView {
    switch view {
    case is Button: UIButton(representing: view)
    case is Switch: UISwitch(representing: view)
    case is Slider: UISlider(representing: view)
    case is Stepper: UIStepper(representing: view)
    case is SegmentedControl: UISegmentedControl(representing: view)
    case is PageControl: UIPageControl(representing: view)
    default: UIControl(representing: view)
    }
  }
}
