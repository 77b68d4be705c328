import Foundation
import TextLayout
import Threads

/// Long, realistic arguments for placeholders, formatted for a locale: a number with its digits and
/// grouping, the longest date in a year, a long name in its script.
///
/// Samples are deterministic: they do not depend on the machine's language, clock or time zone.
final class LocaleSamples: Sendable {
  private let locale: Locale
  private let script: String
  private let calendar: Calendar
  private let zone: TimeZone
  private let dates = Locked<[Placeholder.Kind: String]>([:])

  init(_ locale: TextLocale) {
    let language = Locale.Language(identifier: locale.shapingLanguage)
    self.locale = Locale(identifier: locale.shapingLanguage)
    script = Locale.Language(identifier: language.maximalIdentifier).script?.identifier ?? "Latn"
    zone = TimeZone(secondsFromGMT: 0) ?? .gmt
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    self.calendar = calendar
  }

  /// Returns the text for a placeholder.
  /// - Parameters:
  ///   - number: The number determined by a plural form or an argument.
  ///   - usual: The number to use if nothing determines it; nil for ``integer`` or ``decimal``.
  ///   - text: The text for a word or a name; nil for a long name, or the file's example if it is
  ///     longer.
  func text(for placeholder: Placeholder, number: Double?, usual: Double? = nil, text: String? = nil) -> String {
    switch placeholder.kind {
    case .text: number.map { plain($0) } ?? text ?? longer(placeholder.example, name)
    case .character: "W"
    case .integer: self.number(number ?? usual?.rounded(.towardZero) ?? Self.integer, fractionDigits: 0...6)
    case .number: self.number(number ?? usual ?? Self.integer, fractionDigits: 0...6)
    case .decimal(let digits): self.number(number ?? usual ?? Self.decimal, fractionDigits: digits...digits)
    case .percent:
      (number ?? 1).formatted(.percent.precision(.fractionLength(0)).locale(locale))
    case .currency(let code):
      (number ?? usual ?? Self.decimal)
        .formatted(.currency(code: code ?? locale.currency?.identifier ?? "USD").locale(locale))
    case .date, .time: dates.withLock { known in known[placeholder.kind, default: longestDate(placeholder.kind)] }
    }
  }

  /// The number to use if nothing determines one: five digits, grouped.
  static let integer = 88_888.0
  /// The number with decimals to use if nothing determines one.
  static let decimal = 88_888.88

  private func plain(_ number: Double) -> String { self.number(number, fractionDigits: 0...6) }

  private func number(_ number: Double, fractionDigits: ClosedRange<Int>) -> String {
    number.formatted(.number.precision(.fractionLength(fractionDigits)).locale(locale))
  }

  private func longer(_ example: String?, _ sample: String) -> String {
    guard let example, example.count > sample.count else { return sample }
    return example
  }

  /// A long personal name in the script.
  var name: String { Self.names[script] ?? Self.latinName }

  private static let latinName = "Maximiliane Wellington"
  private static let names = [
    "Cyrl": "Александра Константинова", "Grek": "Αλεξάνδρα Παπαδοπούλου", "Arab": "عبد الرحمن المنصوري",
    "Hebr": "אלכסנדרה רוזנברג", "Deva": "राजलक्ष्मी वेंकटरमण", "Beng": "রাজলক্ষ্মী বন্দ্যোপাধ্যায়",
    "Guru": "ਹਰਪ੍ਰੀਤ ਕੌਰ ਰੰਧਾਵਾ", "Gujr": "રાજલક્ષ્મી ત્રિવેદી", "Taml": "ராஜலட்சுமி வெங்கடராமன்",
    "Telu": "రాజ్యలక్ష్మి వెంకటరమణ", "Knda": "ರಾಜಲಕ್ಷ್ಮಿ ವೆಂಕಟರಮಣ", "Mlym": "രാജലക്ഷ്മി വെങ്കിട്ടരാമൻ",
    "Sinh": "රාජලක්ෂ්මී වික්‍රමසිංහ", "Thai": "ประเสริฐศักดิ์ วงศ์สวัสดิ์", "Laoo": "ບຸນມີ ສີສະຫວັດວົງ",
    "Khmr": "សុខ វិចិត្រា ចាន់ដារ៉ា", "Mymr": "အောင်ဆန်းသူရကျော်", "Geor": "ალექსანდრა გამსახურდია",
    "Armn": "Ալեքսանդրա Հովհաննիսյան", "Ethi": "አለማየሁ ገብረመድኅን", "Hans": "欧阳娜娜·买买提", "Hant": "歐陽菲菲·諾布",
    "Jpan": "長谷川真由美子", "Kore": "남궁민수연", "Tibt": "བསྟན་འཛིན་རྒྱ་མཚོ",
  ]

  /// Returns the longest date of a year, or time of a day, in characters; the first if several are
  /// equally long.
  private func longestDate(_ kind: Placeholder.Kind) -> String {
    let format: (Date) -> String
    let step: Calendar.Component
    switch kind {
    case .date(let style):
      let style = Date.FormatStyle(
        date: Self.dateStyle(style), time: .omitted, locale: locale, calendar: calendar, timeZone: zone)
      (format, step) = ({ $0.formatted(style) }, .day)
    case .time(let style):
      let style = Date.FormatStyle(
        date: .omitted, time: style == .short ? .shortened : .standard, locale: locale, calendar: calendar,
        timeZone: zone)
      (format, step) = ({ $0.formatted(style) }, .hour)
    default: return ""
    }
    let start = calendar.date(from: DateComponents(year: 2026, month: 1, day: 1, hour: 0, minute: 48, second: 48))
    guard let start else { return "" }
    let texts = (0..<(step == .day ? 365 : 24)).compactMap { count in
      calendar.date(byAdding: step, value: count, to: start).map(format)
    }
    return texts.reduce("") { $1.count > $0.count ? $1 : $0 }
  }

  private static func dateStyle(_ style: Placeholder.Style) -> Date.FormatStyle.DateStyle {
    switch style {
    case .short: .numeric
    case .medium: .abbreviated
    case .long: .long
    case .full: .complete
    }
  }
}

/// Sample numbers for each plural category, long ones first.
struct PluralSamples: Sendable {
  /// The integers to try, in order.
  let numbers: [Double]
  private let integers: [PluralCategory: Double]
  private let fractions: [PluralCategory: Double]

  /// - Parameter number: The number to use if nothing determines one, which is tried first; nil for
  ///   Strut's own.
  /// - Complexity: O(1): 400 numbers are tried.
  init(_ rules: PluralRules, number: Double?) {
    let number = number?.rounded(.towardZero)
    // Smaller numbers come first, so that forms are about as long as with the number itself.
    numbers =
      number.map { number in
        [number] + Self.integers.filter { $0 <= number } + Self.integers.reversed().filter { $0 > number }
      } ?? Self.integers
    integers = Self.first(numbers, rules)
    fractions = Self.first([88.5, 8.5, 1.5, 0.5, 1.1, 0.1], rules)
  }

  /// Returns a number in a category; nil if it has none, or only numbers with decimals and those
  /// are not allowed.
  func number(_ category: PluralCategory, mayHaveFraction: Bool) -> Double? {
    integers[category] ?? (mayHaveFraction ? fractions[category] : nil)
  }

  /// The number to use if nothing determines one.
  var usual: Double { numbers[0] }

  private static func first(_ numbers: [Double], _ rules: PluralRules) -> [PluralCategory: Double] {
    Dictionary(numbers.map { (rules.category(of: $0), $0) }) { first, _ in first }
  }

  /// The integers to try: of five, four, three, two and one digits, then a million, which Romance
  /// languages treat differently. The first is the number to use if nothing determines one.
  private static let integers: [Double] = {
    var numbers = [LocaleSamples.integer]
    for base in [88_800, 8_800, 800, 0] { numbers += (0..<100).reversed().map { Double(base + $0) } }
    return numbers + [1_000_000]
  }()
}
