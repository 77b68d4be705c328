public import Foundation
public import TextLayout

/// A place on the line that a tab reaches for.
///
/// Immutable. Two tabs of equal values are equal.
open class NSTextTab: NSObject, NSCopying {
  /// What else there is to say about a tab.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a column of numbers, a `CharacterSet`: a tab that has them stands at the first of them, and else as
    /// its alignment says. Strut takes the one of the least code point.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// What of the text after the tab stands there; `natural` and `justified` are as `left`: the start of the text.
  public let alignment: TextAlignment
  /// Distance from the leading edge of the column, in points.
  public let location: CGFloat
  /// What else was said.
  public let options: [OptionKey: Any]
  private let terminator: Unicode.Scalar?

  /// A tab at a place.
  public init(textAlignment alignment: TextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    self.location = location
    self.options = options
    terminator = (options[.columnTerminators] as? CharacterSet)?.firstBasicScalar
  }

  /// What ends a column of numbers in a locale, or in the current one.
  open class func columnTerminators(for locale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (locale ?? .current).decimalSeparator ?? ".")
  }

  /// The tab itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a tab at the same place, of the same alignment and terminator.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location && other.terminator == terminator
  }

  /// Equal for equal tabs.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(alignment)
    hasher.combine(location)
    hasher.combine(terminator)
    return hasher.finalize()
  }

  /// The tab in TextLayout's words.
  var tabStop: TabStop {
    if let terminator { return TabStop(Double(location), alignment: .decimal, decimalSeparator: terminator) }
    switch alignment {
    case .right: return TabStop(Double(location), alignment: .trailing)
    case .center: return TabStop(Double(location), alignment: .center)
    case .left, .justified, .natural: return TabStop(Double(location))
    }
  }
}

extension CharacterSet {
  /// The first character of the basic plane that is in the set.
  fileprivate var firstBasicScalar: Unicode.Scalar? {
    (0...0xFFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init).first(where: contains)
  }
}
