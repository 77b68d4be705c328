public import Foundation
internal import LayoutCore

/// A control for a date, a time or a duration.
///
/// It has no content here, only a size: wheels are 320 by 216 points (measured). A compact picker
/// is as large as its text in padding, and an inline one 320 by 352 points or, for a time, 56
/// points high (not measured). `asUser.choose(_:)` chooses a date as a person does.
@MainActor @preconcurrency open class UIDatePicker: UIControl {
  /// Creates a picker for the current date and time.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { self.frame.size = fittingSize }
  }

  /// Creates a picker as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private final var storedDate = Date()

  /// The date, which is kept between the minimum and the maximum. Setting it sends no actions.
  open var date: Date {
    get { storedDate }
    set { storedDate = limited(newValue) }
  }

  /// Sets ``date`` at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The kind of picker; `dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime { didSet { changed() } }
  /// The earliest date, or nil.
  open var minimumDate: Date? { didSet { date = storedDate } }
  /// The latest date, or nil.
  open var maximumDate: Date? { didSet { date = storedDate } }
  /// The duration of the mode `countDownTimer`, in seconds; 60 at least.
  open var countDownDuration: TimeInterval = 60
  /// The distance between two minutes that can be chosen: a divisor of 60; 1 by default.
  open var minuteInterval = 1
  /// A Boolean value that indicates whether dates are rounded to ``minuteInterval``; true by
  /// default.
  open var roundsToMinuteInterval = true
  /// The locale, or nil for the current one.
  open var locale: Locale? { didSet { changed() } }
  /// The calendar; the current one by default. Setting nil resets it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! {
    get { ownCalendar ?? Calendar.current }
    set { ownCalendar = newValue }
  }
  private final var ownCalendar: Calendar?
  /// The time zone, or nil for that of the calendar.
  open var timeZone: TimeZone?
  /// The style to display; `automatic` by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { changed() } }

  /// The displayed style. The automatic one is `wheels` for durations and before iOS 14, and
  /// otherwise `compact`.
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    let hasWheels = datePickerMode == .countDownTimer || traitCollection.layoutMetrics.era < .iOS14
    return hasWheels ? .wheels : .compact
  }

  private final func limited(_ date: Date) -> Date {
    if let maximumDate, let minimumDate, minimumDate > maximumDate { return date }
    var date = date
    if let minimumDate { date = max(date, minimumDate) }
    if let maximumDate { date = min(date, maximumDate) }
    return date
  }

  private final func changed() { invalidateIntrinsicContentSize() }

  // MARK: Size

  /// The size of the picker's style.
  open override var intrinsicContentSize: CGSize { fittingSize }
  /// Returns the size of the picker's style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  private final var fittingSize: CGSize {
    switch datePickerStyle {
    case .compact: compactSize
    case .inline: CGSize(width: 320, height: datePickerMode == .time ? 56 : 352)
    case .automatic, .wheels: CGSize(width: 320, height: 216)
    }
  }

  /// The size of one or two strings, each with 11 points at the sides and 7 points above and below,
  /// and 6 points between them.
  private final var compactSize: CGSize {
    let formatter = DateFormatter()
    formatter.locale = locale ?? .current
    formatter.calendar = calendar
    formatter.timeZone = timeZone ?? calendar.timeZone
    var parts: [CGSize] = []
    for isTime in [false, true] where isTime ? datePickerMode.hasTime : datePickerMode.hasDate {
      (formatter.dateStyle, formatter.timeStyle) = isTime ? (.none, .short) : (.medium, .none)
      let label = Label()
      if let body = traitCollection.preferredFont(for: .body) { label.font = body }
      label.text = formatter.string(from: date)
      let size = label.intrinsicContentSize
      parts.append(CGSize(width: size.width + 22, height: size.height + 14))
    }
    let width = parts.reduce(0) { $0 + $1.width } + (parts.count > 1 ? 6 : 0)
    return CGSize(width: width, height: parts.map(\.height).max() ?? 0)
  }

  /// The kind of a picker. It has UIKit's raw values.
  public enum Mode: Int, Hashable, Sendable {
    /// A time.
    case time = 0
    /// A date.
    case date = 1
    /// A date and a time.
    case dateAndTime = 2
    /// A duration in hours and minutes.
    case countDownTimer = 3
    /// A year and a month.
    case yearAndMonth = 4

    fileprivate var hasDate: Bool { self == .date || self == .dateAndTime || self == .yearAndMonth }
    fileprivate var hasTime: Bool { self == .time || self == .dateAndTime || self == .countDownTimer }
  }

  /// Rounds a date down to ``minuteInterval``.
  fileprivate final func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1, datePickerMode.hasTime else { return date }
    let parts = calendar.dateComponents([.minute, .second], from: date)
    let seconds = (parts.minute ?? 0) % minuteInterval * 60 + (parts.second ?? 0)
    return date.addingTimeInterval(TimeInterval(-seconds))
  }
}

/// The style of a date picker. It has UIKit's raw values.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  /// By the release and the mode.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// Texts that open a picker.
  case compact = 2
  /// A calendar or a field for a time.
  case inline = 3
}

extension AsUser where Subject: UIDatePicker {
  /// Chooses a date, within the limits and rounded to the minute interval, and sends
  /// `valueChanged`. Returns `false` if the date is outside the limits.
  @discardableResult public func choose(_ date: Date) -> Bool {
    change([.valueChanged, .primaryActionTriggered]) {
      let date = subject.rounded(date)
      if let earliest = subject.minimumDate, date < earliest { return false }
      if let latest = subject.maximumDate, date > latest { return false }
      subject.date = date
      return true
    }
  }

  /// Chooses a duration in seconds, rounded down to a minute, and sends `valueChanged`. Returns
  /// `false` for another mode, or less than a minute.
  @discardableResult public func choose(duration: TimeInterval) -> Bool {
    change([.valueChanged, .primaryActionTriggered]) {
      guard subject.datePickerMode == .countDownTimer, duration >= 60, duration < 86_400 else { return false }
      subject.countDownDuration = (duration / 60).rounded(.down) * 60
      return true
    }
  }
}
