internal import FontMetrics
public import Foundation
internal import LayoutCore
internal import Threads

/// The user's accessibility settings, and the messages to assistive technologies.
///
/// Settings are those of the test environment: set them in a test, as in
/// `UIAccessibility.isVoiceOverRunning = true`. They are shared by all threads, and setting them
/// posts the notification of the change. Bold Text is a trait.
public enum UIAccessibility {
  /// A Boolean value that indicates whether Bold Text is on in the current traits.
  public static var isBoldTextEnabled: Bool { TraitCollection.current.legibilityWeight == .bold }

  /// The notification that Bold Text was turned on or off.
  public static let boldTextStatusDidChangeNotification = LegibilityWeight.didChangeNotification

  /// A message to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw value; Strut's own.
    public let rawValue: UInt32
    /// Creates a message from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen appeared.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Text to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// Content was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// An assistive technology is to pause.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1018)
    /// An assistive technology is to resume.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1019)
  }

  /// A message that was posted. Sendable, because the argument is only passed on.
  public struct PostedNotification: @unchecked Sendable {
    /// The message.
    public let notification: Notification
    /// The element or text of the message, or nil.
    public let argument: Any?
  }

  private static let posted = Locked<[PostedNotification]>([])

  /// The messages that were posted, in order. Not part of UIKit; use it in tests, and assign an
  /// empty list before one.
  public static var postedNotifications: [PostedNotification] {
    get { posted.withLock { $0 } }
    set { posted.withLock { $0 = newValue } }
  }

  /// The largest number of messages that are recorded; the oldest ones are dropped.
  static let largestRecord = 1000

  /// Posts a message, which is recorded in ``postedNotifications``.
  public static func post(notification: Notification, argument: Any?) {
    let message = PostedNotification(notification: notification, argument: argument)
    posted.withLock { posted in
      posted.append(message)
      if posted.count > largestRecord { posted.removeFirst(posted.count - largestRecord) }
    }
  }

  /// Asks for an assistive technology in its only application. It is not simulated, and the answer
  /// is false.
  @MainActor public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) {
    UIKitLog.notSimulated("UIAccessibility.requestGuidedAccessSession(enabled:completionHandler:)")
    completionHandler(false)
  }
}

extension UIAccessibility {
  /// Converts a rectangle in a view's coordinates to those of the screen: the outermost view's.
  @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Returns nil: no assistive technology has its focus on an element.
  @MainActor public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?)
    -> Any?
  { nil }

  /// The name of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "VoiceOver")
    /// Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(rawValue: "SwitchControl")
  }

  /// The notification that an announcement was spoken. Strut does not post it.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The notification that an element has the focus. Strut does not post it.
  public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
}

extension NSAttributedString.Key {
  /// A Boolean value that indicates whether VoiceOver reads punctuation aloud.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
  /// The language of speech.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
  /// The pitch of speech, from 0 to 2.
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  /// The pronunciation in phonetic letters.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key("UIAccessibilitySpeechAttributeIPANotation")
  /// The level of a heading.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
}
