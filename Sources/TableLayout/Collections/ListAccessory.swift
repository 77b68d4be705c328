import Foundation
public import LayoutCore

/// An accessory of a list cell. UIKit's `UICellAccessory`.
public struct ListAccessory {
  /// The side of the cell.
  public enum Placement: Hashable, Sendable {
    /// Before the content.
    case leading
    /// After the content.
    case trailing
  }

  private enum Content {
    case sign(TableViewCell.AccessoryType)
    case text(String)
    case view(View)
  }

  /// The distance between accessories, in points: that between a table cell's button and its
  /// indicator is not measured for lists (D).
  static let gap: CGFloat = 8

  /// The side of the cell; trailing by default.
  public let placement: Placement
  private let content: Content

  private init(_ content: Content, _ placement: Placement = .trailing) {
    (self.content, self.placement) = (content, placement)
  }

  /// Returns a disclosure indicator.
  public static func disclosureIndicator() -> ListAccessory { ListAccessory(.sign(.disclosureIndicator)) }
  /// Returns a check mark.
  public static func checkmark() -> ListAccessory { ListAccessory(.sign(.checkmark)) }
  /// Returns an information button.
  public static func detail() -> ListAccessory { ListAccessory(.sign(.detailButton)) }
  /// Returns a label in the secondary color.
  public static func label(text: String) -> ListAccessory { ListAccessory(.text(text)) }
  /// Returns an accessory with a view, which has the size of its frame.
  public static func customView(_ view: View, placement: Placement = .trailing) -> ListAccessory {
    ListAccessory(.view(view), placement)
  }

  /// Creates the view, with its size.
  func makeView(in traits: TraitCollection) -> View {
    switch content {
    case .sign(let type):
      let sign = CellAccessorySign(type)
      sign.settle(at: CGRect(origin: .zero, size: sign.size(in: traits.layoutMetrics.accessory)))
      return sign
    case .text(let text):
      let label = Label.following(.body, in: traits, named: "accessory")
      label.text = text
      label.textColor = .secondaryText
      label.containerRule = .fixed(CGRect(origin: .zero, size: label.intrinsicContentSize))
      label.settle(at: CGRect(origin: .zero, size: label.intrinsicContentSize))
      return label
    case .view(let view):
      takeSize(of: view)
      return view
    }
  }

  /// Keeps the size that the program gives to a view of its own, which it may change.
  func takeSize(of view: View) {
    guard case .view = content else { return }
    let rule = FrameRule.fixed(CGRect(origin: .zero, size: view.bounds.size))
    if view.containerRule != rule { view.containerRule = rule }
  }
}
