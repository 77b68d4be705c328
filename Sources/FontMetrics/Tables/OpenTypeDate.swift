/// Dates as `head` stores them.
enum OpenTypeDate {
  /// A number of seconds since the start of 1904 as ISO 8601 writes it, in UTC; `nil` outside of
  /// the years 1 to 9999.
  static func text(_ seconds: Int) -> String? {
    let (days, rest) = seconds.quotientRounded(86_400)
    // The days from the start of year 1 to that of 1904, and to that of year 10,000.
    let day = days.addingReportingOverflow(695_055)
    guard !day.overflow, (0..<3_652_059).contains(day.partialValue) else { return nil }
    let date = Self.date(day.partialValue)
    return [
      padded(date.year, 4), "-", padded(date.month, 2), "-", padded(date.day, 2), "T", padded(rest / 3600, 2), ":",
      padded(rest / 60 % 60, 2), ":", padded(rest % 60, 2), "Z",
    ].joined()
  }

  /// The date of a day of the Gregorian calendar, counted from the first of January of year 1 as 0.
  private static func date(_ day: Int) -> (year: Int, month: Int, day: Int) {
    // Years that begin in March end with the day that leap years have more. Day 0 is then the 306th
    // of the year 0.
    let shifted = day + 306
    let (era, dayOfEra) = shifted.quotientRounded(146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Int {
  /// The quotient, rounded down, and a remainder that is not negative.
  fileprivate func quotientRounded(_ divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
