public import Foundation
public import TextLayout

/// A tab stop.
///
/// Immutable. Two tab stops with equal values are equal.
open class NSTextTab: NSObject, NSCopying {
  /// The key of an option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the characters that end a column of numbers, a `CharacterSet`: the tab aligns the
    /// first of them, or else follows its alignment. Strut uses the character with the smallest
    /// code point.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text after the tab; `natural` and `justified` act as `left`.
  public let alignment: TextAlignment
  /// The distance from the leading edge of the column, in points.
  public let location: CGFloat
  /// The options of the tab stop.
  public let options: [OptionKey: Any]
  private let terminator: Unicode.Scalar?

  /// Creates a tab stop.
  public init(textAlignment alignment: TextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    self.location = location
    self.options = options
    terminator = (options[.columnTerminators] as? CharacterSet)?.firstBasicScalar
  }

  /// Returns the characters that end a column of numbers in a locale, or in the current one.
  open class func columnTerminators(for locale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (locale ?? .current).decimalSeparator ?? ".")
  }

  /// Returns the tab stop itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns `true` if the object is a tab stop with the same location, alignment and terminator.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location && other.terminator == terminator
  }

  /// A hash value, equal for equal tab stops.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(alignment)
    hasher.combine(location)
    hasher.combine(terminator)
    return hasher.finalize()
  }

  /// The tab stop as a TextLayout value.
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
  /// The first character of the set in the Basic Multilingual Plane.
  fileprivate var firstBasicScalar: Unicode.Scalar? {
    (0...0xFFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init).first(where: contains)
  }
}
