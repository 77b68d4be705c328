internal import Foundation

/// The outlets of UIKit's own classes, which their subclasses inherit.
@MainActor enum BuiltInOutlets {
  /// Sets an outlet. Returns `false` if the object has none of that name.
  static func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool {
    switch name {
    case "delegate": setDelegate(of: object, to: value)
    case "dataSource": setDataSource(of: object, to: value)
    case "backgroundView": setBackground(of: object, to: value)
    default: false
    }
  }

  private static func setDelegate(of object: AnyObject, to value: Any?) -> Bool {
    switch object {
    case let table as UITableView: table.delegate = value as? any UITableViewDelegate
    case let view as UITextView: view.delegate = value as? any UITextViewDelegate
    case let view as UIScrollView: view.delegate = value as? any UIScrollViewDelegate
    case let field as UITextField: field.delegate = value as? any UITextFieldDelegate
    case let bar as UISearchBar: bar.delegate = value as? any UISearchBarDelegate
    case let picker as UIPickerView: picker.delegate = value as? any UIPickerViewDelegate
    case let recognizer as UIGestureRecognizer: recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case let container as UINavigationController: container.delegate = value as? any UINavigationControllerDelegate
    case let container as UITabBarController: container.delegate = value as? any UITabBarControllerDelegate
    default: return false
    }
    return true
  }

  private static func setDataSource(of object: AnyObject, to value: Any?) -> Bool {
    switch object {
    case let table as UITableView: table.dataSource = value as? any UITableViewDataSource
    case let picker as UIPickerView: picker.dataSource = value as? any UIPickerViewDataSource
    default: return false
    }
    return true
  }

  private static func setBackground(of object: AnyObject, to value: Any?) -> Bool {
    guard let table = object as? UITableView else { return false }
    table.backgroundView = value as? UIView
    return true
  }
}
