/// The classes with UIKit's names, and their superclasses.
enum UIKitClasses {
  /// Returns the superclass of one of UIKit's classes; nil for a class without one and for other
  /// names.
  static func superclass(of name: String) -> String? { all[name].flatMap(\.self) }

  /// Returns `true` if UIKit's names have a class of that name.
  static func contains(_ name: String) -> Bool { all.keys.contains(name) }

  /// The superclasses by class, as `Sources/UIKitNames` declares them, which a test compares.
  static let all: [String: String?] = {
    var all: [String: String?] = ["NSObject": nil as String?]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":").map { $0.filter { $0 != " " } }
      all.updateValue(parts.count > 1 ? parts[1] : nil, forKey: parts[0])
    }
    return all
  }()

  private static let table = """
    CAAnimation: NSObject
    CAAnimationGroup: CAAnimation
    CABasicAnimation: CAPropertyAnimation
    CAGradientLayer: CALayer
    CAKeyframeAnimation: CAPropertyAnimation
    CALayer: NSObject
    CAMediaTimingFunction: NSObject
    CAPropertyAnimation: CAAnimation
    CAShapeLayer: CALayer
    CASpringAnimation: CABasicAnimation
    CATextLayer: CALayer
    CATransaction: NSObject
    CATransition: CAAnimation
    CGColor
    CGContext
    CGDataProvider
    CGFont
    CGImage
    CGMutablePath: CGPath
    CGPath
    NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem
    NSCollectionLayoutDimension
    NSCollectionLayoutGroup: NSCollectionLayoutItem
    NSCollectionLayoutItem
    NSCollectionLayoutSection
    NSCollectionLayoutSize
    NSCollectionLayoutSpacing
    NSLayoutAnchor
    NSLayoutConstraint
    NSLayoutDimension: NSLayoutAnchor
    NSLayoutXAxisAnchor: NSLayoutAnchor
    NSLayoutYAxisAnchor: NSLayoutAnchor
    NSMutableParagraphStyle: NSParagraphStyle
    NSParagraphStyle: NSObject
    NSShadow: NSObject
    NSStringDrawingContext: NSObject
    NSTextAttachment: NSObject
    NSTextContainer
    NSTextTab: NSObject
    UIAccessibilityCustomAction
    UIAccessibilityCustomRotor
    UIAccessibilityCustomRotorItemResult
    UIAccessibilityCustomRotorSearchPredicate
    UIAccessibilityElement: UIResponder
    UIAction: UIMenuElement
    UIActivity
    UIActivityIndicatorView: UIView
    UIActivityViewController: UIViewController
    UIAlertAction
    UIAlertController: UIViewController
    UIApplication: UIResponder
    UIBarAppearance
    UIBarButtonItem: UIBarItem
    UIBarButtonItemAppearance
    UIBarButtonItemStateAppearance
    UIBarItem
    UIBezierPath: NSObject
    UIBlurEffect: UIVisualEffect
    UIButton: UIControl
    UICollectionReusableView: UIView
    UICollectionView: UIScrollView
    UICollectionViewCell: UICollectionReusableView
    UICollectionViewCompositionalLayout: UICollectionViewLayout
    UICollectionViewCompositionalLayoutConfiguration
    UICollectionViewController: UIViewController
    UICollectionViewDiffableDataSource
    UICollectionViewFlowLayout: UICollectionViewLayout
    UICollectionViewLayout
    UICollectionViewListCell: UICollectionViewCell
    UIColor: NSObject
    UIColorWell: UIControl
    UICommand: UIMenuElement
    UIContentUnavailableView: UIView
    UIContextMenuConfiguration
    UIContextMenuInteraction
    UIContextualAction
    UIControl: UIView
    UICubicTimingParameters
    UIDatePicker: UIControl
    UIDeferredMenuElement: UIMenuElement
    UIDevice
    UIDragInteraction
    UIDragItem
    UIDropInteraction
    UIDropProposal
    UIEvent
    UIFeedbackGenerator
    UIFont: NSObject
    UIFontDescriptor: NSObject
    UIFontMetrics: NSObject
    UIGestureRecognizer
    UIGraphicsImageRenderer: NSObject
    UIGraphicsImageRendererContext: UIGraphicsRendererContext
    UIGraphicsImageRendererFormat: UIGraphicsRendererFormat
    UIGraphicsRendererContext: NSObject
    UIGraphicsRendererFormat: NSObject
    UIHoverGestureRecognizer: UIGestureRecognizer
    UIImage: NSObject
    UIImageView: UIView
    UIImpactFeedbackGenerator: UIFeedbackGenerator
    UIKeyboardLayoutGuide: UITrackingLayoutGuide
    UILabel: UIView
    UILargeContentViewerInteraction
    UILayoutGuide
    UIListContentView: UIView
    UILongPressGestureRecognizer: UIGestureRecognizer
    UIMenu: UIMenuElement
    UIMenuElement
    UINavigationBar: UIView
    UINavigationBarAppearance: UIBarAppearance
    UINavigationController: UIViewController
    UINavigationItem
    UINib
    UINotificationFeedbackGenerator: UIFeedbackGenerator
    UIOpenURLContext
    UIPageControl: UIControl
    UIPageViewController: UIViewController
    UIPanGestureRecognizer: UIGestureRecognizer
    UIPasteboard
    UIPickerView: UIView
    UIPinchGestureRecognizer: UIGestureRecognizer
    UIPointerInteraction
    UIPointerRegion
    UIPointerRegionRequest
    UIPointerStyle
    UIPopoverPresentationController: UIPresentationController
    UIPresentationController
    UIPress
    UIPressesEvent: UIEvent
    UIPreviewParameters
    UIPreviewTarget
    UIProgressView: UIView
    UIRefreshControl: UIControl
    UIResponder
    UIRotationGestureRecognizer: UIGestureRecognizer
    UIScene: UIResponder
    UISceneConfiguration
    UISceneSession
    UIScreen
    UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer
    UIScrollView: UIView
    UISearchBar: UIView
    UISearchController: UIViewController
    UISearchTextField: UITextField
    UISegmentedControl: UIControl
    UISelectionFeedbackGenerator: UIFeedbackGenerator
    UISheetPresentationController: UIPresentationController
    UISlider: UIControl
    UISplitViewController: UIViewController
    UISpringTimingParameters
    UIStackView: UIView
    UIStatusBarManager
    UIStepper: UIControl
    UIStoryboard
    UIStoryboardSegue
    UISwipeActionsConfiguration
    UISwipeGestureRecognizer: UIGestureRecognizer
    UISwitch: UIControl
    UITabBar: UIView
    UITabBarAppearance: UIBarAppearance
    UITabBarController: UIViewController
    UITabBarItem: UIBarItem
    UITabBarItemAppearance
    UITabBarItemStateAppearance
    UITableView: UIScrollView
    UITableViewCell: UIView
    UITableViewController: UIViewController
    UITableViewDiffableDataSource
    UITableViewHeaderFooterView: UIView
    UITableViewRowAction
    UITapGestureRecognizer: UIGestureRecognizer
    UITargetedPreview
    UITextField: UIControl
    UITextInputPasswordRules: NSObject
    UITextPosition
    UITextRange
    UITextView: UIScrollView
    UIToolbar: UIView
    UIToolbarAppearance: UIBarAppearance
    UITouch
    UITrackingLayoutGuide: UILayoutGuide
    UIVibrancyEffect: UIVisualEffect
    UIView: UIResponder
    UIViewController: UIResponder
    UIViewPropertyAnimator
    UIVisualEffect: NSObject
    UIVisualEffectView: UIView
    UIWindow: UIView
    UIWindowScene: UIScene
    """
}
