internal import Foundation
internal import LayoutCore
internal import TableLayout

/// An accessory of a list cell.
///
/// The widths are those of a table's accessories. Accessories that are only displayed during
/// editing have no room, because Strut does not lay out editing. Nor do the controls for deleting
/// and moving rows; the log contains a message if they are to be displayed otherwise.
@MainActor public struct UICellAccessory {
  /// The time at which an accessory is displayed.
  public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// During editing.
    case whenEditing
    /// Except during editing.
    case whenNotEditing
  }

  /// The side of the cell.
  public enum Placement: Hashable, Sendable {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// After the content.
    case trailing(displayed: DisplayedState = .always)
  }

  /// The options of an accessory with a view.
  @MainActor public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The side of the cell.
    public let placement: Placement

    /// Creates the options.
    public init(customView: UIView, placement: Placement) {
      self.customView = customView
      self.placement = placement
    }
  }

  /// The accessory of Strut, or nil if it is only displayed during editing.
  let accessory: ListAccessory?

  private init(_ accessory: ListAccessory?, _ displayed: DisplayedState) {
    self.accessory = displayed == .whenEditing ? nil : accessory
  }

  /// Returns a control for editing, which has no room.
  private static func control(_ name: String, _ displayed: DisplayedState) -> UICellAccessory {
    if displayed != .whenEditing {
      UIKitLog.once("UICellAccessory.\(name) has no room in a cell, although it is displayed without editing.")
    }
    return UICellAccessory(nil, displayed)
  }

  /// Returns a disclosure indicator.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator(), displayed)
  }
  /// Returns a check mark.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.checkmark(), displayed)
  }
  /// Returns an information button. Strut does not call its closure.
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail(), displayed) }
  /// Returns a button that deletes the row, which is displayed during editing.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { control("delete", displayed) }
  /// Returns a control for moving the row, which is displayed during editing.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    control("reorder", displayed)
  }
  /// Returns a label in the secondary color.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.label(text: text), displayed)
  }
  /// Returns an accessory with a view, which has the size of its frame.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed):
      UICellAccessory(.customView(configuration.customView.strutView, placement: .leading), displayed)
    case .trailing(let displayed):
      UICellAccessory(.customView(configuration.customView.strutView, placement: .trailing), displayed)
    }
  }
}
