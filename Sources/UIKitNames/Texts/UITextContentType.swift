/// The meaning of text, for automatic filling. The raw values are Strut's, after those of HTML.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public var rawValue: String
  /// Creates a meaning from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A full name.
  public static let name = Self(rawValue: "name")
  /// A title before a name, such as Dr.
  public static let namePrefix = Self(rawValue: "name-prefix")
  /// A given name.
  public static let givenName = Self(rawValue: "given-name")
  /// A middle name.
  public static let middleName = Self(rawValue: "additional-name")
  /// A family name.
  public static let familyName = Self(rawValue: "family-name")
  /// A suffix of a name, such as Jr.
  public static let nameSuffix = Self(rawValue: "name-suffix")
  /// A nickname.
  public static let nickname = Self(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = Self(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = Self(rawValue: "organization")
  /// A place.
  public static let location = Self(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  /// A city.
  public static let addressCity = Self(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = Self(rawValue: "address-level1")
  /// A city with its state.
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = Self(rawValue: "address-level3")
  /// The name of a country.
  public static let countryName = Self(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = Self(rawValue: "postal-code")
  /// A phone number.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// An email address.
  public static let emailAddress = Self(rawValue: "email")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address of a web page.
  public static let URL = Self(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// The name of an account.
  public static let username = Self(rawValue: "username")
  /// A password.
  public static let password = Self(rawValue: "password")
  /// A new password.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code for a single use.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// The number of a shipment.
  public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
  /// The number of a flight.
  public static let flightNumber = Self(rawValue: "flight-number")
  /// A date or a time.
  public static let dateTime = Self(rawValue: "date-time")
  /// A birthdate.
  public static let birthdate = Self(rawValue: "bday")
  /// The day of a birthdate.
  public static let birthdateDay = Self(rawValue: "bday-day")
  /// The month of a birthdate.
  public static let birthdateMonth = Self(rawValue: "bday-month")
  /// The year of a birthdate.
  public static let birthdateYear = Self(rawValue: "bday-year")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = Self(rawValue: "cc-csc")
  /// The name on a credit card.
  public static let creditCardName = Self(rawValue: "cc-name")
  /// The given name on a credit card.
  public static let creditCardGivenName = Self(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = Self(rawValue: "cc-additional-name")
  /// The family name on a credit card.
  public static let creditCardFamilyName = Self(rawValue: "cc-family-name")
  /// The expiration date of a credit card.
  public static let creditCardExpiration = Self(rawValue: "cc-exp")
  /// The month in which a credit card expires.
  public static let creditCardExpirationMonth = Self(rawValue: "cc-exp-month")
  /// The year in which a credit card expires.
  public static let creditCardExpirationYear = Self(rawValue: "cc-exp-year")
  /// The type of a credit card.
  public static let creditCardType = Self(rawValue: "cc-type")
}
