internal import Foundation

/// The outlets of UIKit's own classes, which their subclasses inherit.
@MainActor enum BuiltInOutlets {
  /// Sets an outlet. Returns `false` if the object has none of that name.
  static func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool {
    switch name {
    case "delegate": setDelegate(of: object, to: value)
    case "dataSource": setDataSource(of: object, to: value)
    case "prefetchDataSource": setPrefetchDataSource(of: object, to: value)
    case "backgroundView": setBackground(of: object, to: value)
    case "selectedBackgroundView": setSelectedBackground(of: object, to: value)
    default: false
    }
  }

  private static func setDelegate(of object: AnyObject, to value: Any?) -> Bool {
    switch object {
    case let table as UITableView: table.delegate = value as? any UITableViewDelegate
    case let view as UICollectionView: view.delegate = value as? any UICollectionViewDelegate
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
    case let view as UICollectionView: view.dataSource = value as? any UICollectionViewDataSource
    case let picker as UIPickerView: picker.dataSource = value as? any UIPickerViewDataSource
    default: return false
    }
    return true
  }

  private static func setPrefetchDataSource(of object: AnyObject, to value: Any?) -> Bool {
    switch object {
    case let table as UITableView: table.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
    case let view as UICollectionView:
      view.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
    default: return false
    }
    return true
  }

  private static func setBackground(of object: AnyObject, to value: Any?) -> Bool {
    switch object {
    case let table as UITableView: table.backgroundView = value as? UIView
    case let view as UICollectionView: view.backgroundView = value as? UIView
    case let cell as UITableViewCell: cell.backgroundView = value as? UIView
    case let cell as UICollectionViewCell: cell.backgroundView = value as? UIView
    default: return false
    }
    return true
  }

  private static func setSelectedBackground(of object: AnyObject, to value: Any?) -> Bool {
    switch object {
    case let cell as UITableViewCell: cell.selectedBackgroundView = value as? UIView
    case let cell as UICollectionViewCell: cell.selectedBackgroundView = value as? UIView
    default: return false
    }
    return true
  }
}
