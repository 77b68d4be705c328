/// Divides an input into choices and text: choices are taken from the end, so that mutations of the
/// text do not move them.
public struct InputReader {
  private var bytes: ArraySlice<UInt8>

  /// Creates a reader of an input.
  public init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  /// Returns the next choice, or 0 if none is left.
  public mutating func byte() -> Int { Int(bytes.popLast() ?? 0) }

  /// Returns one of several elements, by the next byte.
  public mutating func choice<Element>(of elements: [Element]) -> Element { elements[byte() % elements.count] }

  /// The rest of the input.
  public var rest: [UInt8] { Array(bytes) }
}
