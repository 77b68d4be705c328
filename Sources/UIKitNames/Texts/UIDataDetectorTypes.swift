/// The kinds of text that become links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// UIKit's raw value.
  public let rawValue: UInt
  /// Creates kinds from UIKit's raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers.
  public static let phoneNumber = Self(rawValue: 1 << 0)
  /// Addresses of web pages.
  public static let link = Self(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = Self(rawValue: 1 << 2)
  /// Dates of events.
  public static let calendarEvent = Self(rawValue: 1 << 3)
  /// Numbers of shipments.
  public static let shipmentTrackingNumber = Self(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = Self(rawValue: 1 << 5)
  /// Text that can be looked up.
  public static let lookupSuggestion = Self(rawValue: 1 << 6)
  /// Amounts of money.
  public static let money = Self(rawValue: 1 << 7)
  /// Physical values.
  public static let physicalValue = Self(rawValue: 1 << 8)
  /// All kinds.
  public static let all = Self(rawValue: .max)
}
