public import Foundation
internal import Threads

// The settings of the test environment, each with the notification of its change.

extension UIAccessibility {
  private struct Settings: Sendable {
    /// The settings that are on.
    var isOn: Set<String> = ["shakeToUndo", "videoAutoplay"]
  }

  private static let settings = Locked(Settings())

  private static func isOn(_ setting: String) -> Bool { settings.withLock { $0.isOn.contains(setting) } }

  private static func set(_ setting: String, _ isOn: Bool, _ name: NSNotification.Name) {
    let isChanged = settings.withLock { settings in
      isOn ? settings.isOn.insert(setting).inserted : settings.isOn.remove(setting) != nil
    }
    if isChanged { NotificationCenter.default.post(name: name, object: nil) }
  }

  /// A Boolean value that indicates whether VoiceOver reads the screen.
  public static var isVoiceOverRunning: Bool {
    get { isOn("voiceOver") }
    set { set("voiceOver", newValue, voiceOverStatusDidChangeNotification) }
  }
  /// The notification that ``isVoiceOverRunning`` changed.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// A Boolean value that indicates whether Switch Control is on.
  public static var isSwitchControlRunning: Bool {
    get { isOn("switchControl") }
    set { set("switchControl", newValue, switchControlStatusDidChangeNotification) }
  }
  /// The notification that ``isSwitchControlRunning`` changed.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")

  /// A Boolean value that indicates whether AssistiveTouch is on.
  public static var isAssistiveTouchRunning: Bool {
    get { isOn("assistiveTouch") }
    set { set("assistiveTouch", newValue, assistiveTouchStatusDidChangeNotification) }
  }
  /// The notification that ``isAssistiveTouchRunning`` changed.
  public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")

  /// A Boolean value that indicates whether Guided Access is on.
  public static var isGuidedAccessEnabled: Bool {
    get { isOn("guidedAccess") }
    set { set("guidedAccess", newValue, guidedAccessStatusDidChangeNotification) }
  }
  /// The notification that ``isGuidedAccessEnabled`` changed.
  public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")

  /// A Boolean value that indicates whether people asked for less motion.
  public static var isReduceMotionEnabled: Bool {
    get { isOn("reduceMotion") }
    set { set("reduceMotion", newValue, reduceMotionStatusDidChangeNotification) }
  }
  /// The notification that ``isReduceMotionEnabled`` changed.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// A Boolean value that indicates whether people asked for transitions that fade.
  public static var prefersCrossFadeTransitions: Bool {
    get { isOn("crossFade") }
    set { set("crossFade", newValue, prefersCrossFadeTransitionsStatusDidChangeNotification) }
  }
  /// The notification that ``prefersCrossFadeTransitions`` changed.
  public static let prefersCrossFadeTransitionsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

  /// A Boolean value that indicates whether people asked for less transparency.
  public static var isReduceTransparencyEnabled: Bool {
    get { isOn("reduceTransparency") }
    set { set("reduceTransparency", newValue, reduceTransparencyStatusDidChangeNotification) }
  }
  /// The notification that ``isReduceTransparencyEnabled`` changed.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

  /// A Boolean value that indicates whether colors are inverted.
  public static var isInvertColorsEnabled: Bool {
    get { isOn("invertColors") }
    set { set("invertColors", newValue, invertColorsStatusDidChangeNotification) }
  }
  /// The notification that ``isInvertColorsEnabled`` changed.
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")

  /// A Boolean value that indicates whether the screen shows grays only.
  public static var isGrayscaleEnabled: Bool {
    get { isOn("grayscale") }
    set { set("grayscale", newValue, grayscaleStatusDidChangeNotification) }
  }
  /// The notification that ``isGrayscaleEnabled`` changed.
  public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")

  /// A Boolean value that indicates whether people asked for more contrast.
  public static var isDarkerSystemColorsEnabled: Bool {
    get { isOn("darkerColors") }
    set { set("darkerColors", newValue, darkerSystemColorsStatusDidChangeNotification) }
  }
  /// The notification that ``isDarkerSystemColorsEnabled`` changed.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  /// A Boolean value that indicates whether switches show letters for on and off.
  public static var isOnOffSwitchLabelsEnabled: Bool {
    get { isOn("switchLabels") }
    set { set("switchLabels", newValue, onOffSwitchLabelsDidChangeNotification) }
  }
  /// The notification that ``isOnOffSwitchLabelsEnabled`` changed.
  public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")

  /// A Boolean value that indicates whether people asked for more than color to tell things apart.
  public static var shouldDifferentiateWithoutColor: Bool {
    get { isOn("withoutColor") }
    set { set("withoutColor", newValue, differentiateWithoutColorDidChangeNotification) }
  }
  /// The notification that ``shouldDifferentiateWithoutColor`` changed.
  public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")

  /// A Boolean value that indicates whether buttons show their shape.
  public static var buttonShapesEnabled: Bool {
    get { isOn("buttonShapes") }
    set { set("buttonShapes", newValue, buttonShapesEnabledStatusDidChangeNotification) }
  }
  /// The notification that ``buttonShapesEnabled`` changed.
  public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")

  /// A Boolean value that indicates whether sound has one channel.
  public static var isMonoAudioEnabled: Bool {
    get { isOn("monoAudio") }
    set { set("monoAudio", newValue, monoAudioStatusDidChangeNotification) }
  }
  /// The notification that ``isMonoAudioEnabled`` changed.
  public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")

  /// A Boolean value that indicates whether captions are on.
  public static var isClosedCaptioningEnabled: Bool {
    get { isOn("captions") }
    set { set("captions", newValue, closedCaptioningStatusDidChangeNotification) }
  }
  /// The notification that ``isClosedCaptioningEnabled`` changed.
  public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")

  /// A Boolean value that indicates whether the selected text can be spoken.
  public static var isSpeakSelectionEnabled: Bool {
    get { isOn("speakSelection") }
    set { set("speakSelection", newValue, speakSelectionStatusDidChangeNotification) }
  }
  /// The notification that ``isSpeakSelectionEnabled`` changed.
  public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")

  /// A Boolean value that indicates whether the screen can be spoken.
  public static var isSpeakScreenEnabled: Bool {
    get { isOn("speakScreen") }
    set { set("speakScreen", newValue, speakScreenStatusDidChangeNotification) }
  }
  /// The notification that ``isSpeakScreenEnabled`` changed.
  public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")

  /// A Boolean value that indicates whether shaking the device undoes; true by default.
  public static var isShakeToUndoEnabled: Bool {
    get { isOn("shakeToUndo") }
    set { set("shakeToUndo", newValue, shakeToUndoDidChangeNotification) }
  }
  /// The notification that ``isShakeToUndoEnabled`` changed.
  public static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")

  /// A Boolean value that indicates whether videos start by themselves; true by default.
  public static var isVideoAutoplayEnabled: Bool {
    get { isOn("videoAutoplay") }
    set { set("videoAutoplay", newValue, videoAutoplayStatusDidChangeNotification) }
  }
  /// The notification that ``isVideoAutoplayEnabled`` changed.
  public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
}
