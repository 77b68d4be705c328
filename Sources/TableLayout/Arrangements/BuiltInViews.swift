import Foundation
@_spi(Subclasses) import LayoutCore

/// A view that a cell created, with its property name in UIKit's cell.
protocol BuiltInView: View {
  var builtInName: String { get }
}

extension View {
  /// A Boolean value that indicates whether a cell created the view. It is read on every change of
  /// text, so it compares types instead of a protocol.
  var isBuiltIn: Bool { self is BuiltInLabel || self is BuiltInImageView }
}

/// The label of a cell.
final class BuiltInLabel: Label, BuiltInView {
  let builtInName: String

  init(builtInName: String) {
    self.builtInName = builtInName
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var isMeasuredAsLabel: Bool { true }
  override var layoutName: String? { accessibilityIdentifier ?? builtInName }
  override var consoleTypeName: String { "UITableViewLabel" }
}

/// The image view of a cell.
final class BuiltInImageView: ImageView, BuiltInView {
  let builtInName = "imageView"

  override var layoutName: String? { accessibilityIdentifier ?? builtInName }
}
