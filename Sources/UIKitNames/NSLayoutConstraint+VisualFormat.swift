internal import FontMetrics
internal import Foundation
public import LayoutCore

extension LayoutConstraint {
  /// What a visual format does besides its text.
  public typealias FormatOptions = LayoutFormatOptions

  /// The constraints that a visual format draws, in the order of its text; none is active yet.
  ///
  /// Stops with UIKit's message where the format cannot be read. Metrics are numbers of any type, views are views or guides.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [LayoutConstraint] {
    let items = views.mapValues { view in
      guard let item = view as? any LayoutItem else {
        stopAsUIKit(
          "Unable to parse constraint format: \nThe views dictionary holds \(view), which is no view or guide")
      }
      return item
    }
    let numbers = (metrics ?? [:]).mapValues { metric in
      guard let number = number(metric) else {
        stopAsUIKit("Unable to parse constraint format: \nThe metrics dictionary holds \(metric), which is no number")
      }
      return number
    }
    do throws(LayoutError) {
      return try constraints(visualFormat: format, options: options, metrics: numbers, views: items)
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
