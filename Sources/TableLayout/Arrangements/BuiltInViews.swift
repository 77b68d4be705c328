import Foundation
@_spi(Subclasses) import LayoutCore

/// A view that a cell made itself, with the name by which UIKit's cell has it.
protocol BuiltInView: View {
  var builtInName: String { get }
}

extension View {
  /// Whether a cell made the view itself. Asked whenever a text changes: a look at the type, where a protocol would be searched for.
  var isBuiltIn: Bool { self is BuiltInLabel || self is BuiltInImageView }
}

/// A label of a cell's own.
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

/// The picture of a cell's own.
final class BuiltInImageView: ImageView, BuiltInView {
  let builtInName = "imageView"

  override var layoutName: String? { accessibilityIdentifier ?? builtInName }
}
