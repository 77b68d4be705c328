public import Foundation

/// A controller that offers services for items. It is not drawn; a program reads its items.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  /// The items, as given.
  public final let activityItems: [Any]
  /// The services of the app, as given.
  public final let applicationActivities: [UIActivity]?
  /// The services that are left out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when the user chose a service or ended the controller; a program calls it.
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Creates a controller for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    (self.activityItems, self.applicationActivities) = (activityItems, applicationActivities)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without items.
  public required init?(coder: NSCoder) {
    (activityItems, applicationActivities) = ([], nil)
    super.init(coder: coder)
  }
}

/// A service for items.
@MainActor @preconcurrency open class UIActivity {
  /// The name of a service.
  public struct ActivityType: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Messages.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Printing.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// The clipboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// The contact of an image.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// The photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// AirDrop.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
  }

  /// Creates a service.
  public init() {}
  /// The name of the service, or nil.
  open var activityType: ActivityType? { nil }
  /// The title, or nil.
  open var activityTitle: String? { nil }
  /// The image, or nil.
  open var activityImage: UIImage? { nil }
  /// Returns whether the service can use items; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items before the service is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the service.
  open func perform() { activityDidFinish(true) }
  /// Tells that the service ended.
  open func activityDidFinish(_ completed: Bool) {}
}
