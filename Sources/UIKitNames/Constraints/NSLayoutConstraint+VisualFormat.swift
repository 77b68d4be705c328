internal import FontMetrics
internal import Foundation
public import LayoutCore

extension NSLayoutConstraint {

  /// Returns the constraints of a visual format, in the order of its text. They are not active.
  ///
  /// Stops with UIKit's message if the format can't be parsed. Metrics are numbers of any type, and
  /// views are views or guides.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let items = views.mapValues { view in
      guard let item = Self.item(view) else {
        stopAsUIKit(
          "Unable to parse constraint format: \nThe views dictionary contains \(view), which is not a view or guide")
      }
      return item
    }
    let numbers = (metrics ?? [:]).mapValues { metric in
      guard let number = number(metric) else {
        stopAsUIKit(
          "Unable to parse constraint format: \nThe metrics dictionary contains \(metric), which is not a number")
      }
      return number
    }
    do throws(LayoutError) {
      return try LayoutConstraint.constraints(visualFormat: format, options: options, metrics: numbers, views: items)
        .map { NSLayoutConstraint(representing: $0) }
    } catch {
      stopAsUIKit(error.message)
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as any BinaryInteger: CGFloat(number)
    case let number as any BinaryFloatingPoint: CGFloat(number)
    default: nil
    }
  }
}
