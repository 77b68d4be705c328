import CellDocuments
import Foundation
import LayoutCore
import StringCatalogs

extension NibAssembly {
  /// Applies the runtime attributes of a view whose effect is known. Others are noted, unless they
  /// do not affect layout.
  func obeyRuntimeAttributes(of view: View, _ source: NibView) {
    for attribute in source.runtimeAttributes where !attribute.movesNothing && !obey(attribute, view) {
      log.add(
        NibNote(
          .runtimeAttribute, objectID: source.id, at: attribute.position,
          "the effect of \"\(attribute.keyPath)\" = \(attribute.value.isEmpty ? "nil" : attribute.value) is unknown"))
    }
  }

  private func obey(_ attribute: NibRuntimeAttribute, _ view: View) -> Bool {
    switch attribute.keyPath {
    case "numberOfLines": set(attribute.wholeNumber, \.numberOfLines, of: view as? Label)
    case "titleLabel.numberOfLines": set(attribute.wholeNumber, \.numberOfLines, of: title(view))
    case "titleLabel.adjustsFontForContentSizeCategory":
      set(attribute.isYes, \.adjustsFontForContentSizeCategory, of: title(view))
    case "adjustsFontForContentSizeCategory":
      set(attribute.isYes, \.adjustsFontForContentSizeCategory, of: view as? Label)
    case "text":
      setText(attribute.value, \.text, of: view as? Label) || setText(attribute.value, \.text, of: view as? TextField)
    case "contentEdgeInsets": set(attribute.insets, \.contentEdgeInsets, of: view as? Button)
    default: false
    }
  }

  private func title(_ view: View) -> Label? { (view as? Button)?.titleLabel }

  private func set<Target: AnyObject, Value>(
    _ value: Value?, _ path: ReferenceWritableKeyPath<Target, Value>, of target: Target?
  ) -> Bool {
    guard let value, let target else { return false }
    target[keyPath: path] = value
    return true
  }

  private func setText<Target: AnyObject>(
    _ value: String, _ path: ReferenceWritableKeyPath<Target, String?>, of target: Target?
  ) -> Bool {
    guard let target else { return false }
    target[keyPath: path] = value
    return true
  }
}

extension NibRuntimeAttribute {
  /// True if the attribute only affects appearance or accessibility.
  fileprivate var movesNothing: Bool {
    type == "color" || Self.looks.contains(keyPath.split(separator: ".").last.map(String.init) ?? "")
  }

  /// Properties of views and layers that only affect appearance or accessibility.
  private static let looks: Set<String> = [
    "cornerRadius", "cornerCurve", "maskedCorners", "masksToBounds", "clipsToBounds", "borderWidth", "borderColor",
    "borderUIColor", "shadowColor", "shadowUIColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath",
    "opacity", "isOpaque", "alpha", "zPosition", "shouldRasterize", "rasterizationScale", "backgroundColor",
    "tintColor",
    "textColor", "textAlignment", "placeholderColor", "isAccessibilityElement", "accessibilityLabel",
    "accessibilityValue", "accessibilityHint", "accessibilityIdentifier", "accessibilityTraits",
    "accessibilityElementsHidden", "accessibilityViewIsModal", "accessibilityLanguage",
    "accessibilityIgnoresInvertColors", "shouldGroupAccessibilityChildren",
  ]

  /// The value as an integer, 0 or more and within the limits of documents.
  fileprivate var wholeNumber: Int? {
    Double(value).flatMap { Int(exactly: $0) }.flatMap { (0...Int(DocumentLimits.magnitude)).contains($0) ? $0 : nil }
  }

  /// The value as a Boolean value; nil if it is none.
  var isYes: Bool? {
    switch value {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }

  /// The four numbers of a rectangle as insets, in UIKit's order.
  fileprivate var insets: EdgeInsets? {
    let numbers = value.split { !($0.isNumber || "+-.eE".contains($0)) }.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return EdgeInsets(
      top: CGFloat(numbers[0]), left: CGFloat(numbers[1]), bottom: CGFloat(numbers[2]), right: CGFloat(numbers[3])
    ).bounded
  }
}
