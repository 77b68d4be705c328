/// The name of a method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, as in Objective-C: `tap:`.
  public let name: String
  /// Creates a selector from a name.
  public init(_ name: String) { self.name = name }
  /// Creates a selector from a name.
  public init(stringLiteral value: String) { name = value }

  /// The name.
  public var description: String { name }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector with a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
