/// Cuts an input into choices and a text: choices are taken from the end, so that mutations of the text do not move them.
public struct InputReader {
  private var bytes: ArraySlice<UInt8>

  /// Reads an input.
  public init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  /// The next choice, 0 when none is left.
  public mutating func byte() -> Int { Int(bytes.popLast() ?? 0) }

  /// One of several, by the next byte.
  public mutating func choice<Element>(of elements: [Element]) -> Element { elements[byte() % elements.count] }

  /// What is left.
  public var rest: [UInt8] { Array(bytes) }
}
