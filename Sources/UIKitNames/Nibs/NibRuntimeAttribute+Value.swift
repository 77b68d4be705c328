internal import Foundation
internal import InterfaceBuilder
internal import LayoutCore

extension NibRuntimeAttribute {
  /// The value in its type; nil for `nil` and for types without a value here.
  var converted: Any? {
    let numbers = value.split { !($0.isNumber || "+-.eE".contains($0)) }.compactMap { Double($0) }.map { CGFloat($0) }
    switch type {
    case "boolean": return value == "YES"
    case "number": return Int(value) ?? Double(value)
    case "string", "localizedString", "image": return value
    case "color": return color.map { UIColor($0) }
    case "point" where numbers.count == 2: return CGPoint(x: numbers[0], y: numbers[1])
    case "size" where numbers.count == 2: return CGSize(width: numbers[0], height: numbers[1])
    case "rect" where numbers.count == 4:
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    default: return nil
    }
  }
}
