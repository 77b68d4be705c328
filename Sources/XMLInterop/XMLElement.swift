/// An element of an XML document with everything in it.
package struct XMLElement: Hashable, Sendable {
  /// What stands in an element: text, or another element.
  package enum Content: Hashable, Sendable {
    /// Text, entities and CDATA sections replaced by what they stand for. No two follow one another.
    case text(String)
    /// An element.
    case element(XMLElement)
  }

  /// The name as it is written, with its prefix: "xliff:g".
  package let name: String
  /// The values of the attributes by their names as they are written.
  package let attributes: [String: String]
  /// The line of the start tag, from 1.
  package let line: Int
  /// The column of the start tag, from 1, in Unicode scalars.
  package let column: Int
  /// What stands in it, in order.
  package internal(set) var content: [Content] = []

  /// The name without its prefix: "g".
  package var localName: Substring { name.lastIndex(of: ":").map { name[name.index(after: $0)...] } ?? name[...] }

  /// The elements directly in it.
  package var children: [XMLElement] {
    content.compactMap { if case .element(let child) = $0 { child } else { nil } }
  }

  /// All text in it and in its elements, markup left out.
  ///
  /// - Complexity: O(*n*) in what stands in it.
  package var text: String {
    content.map {
      switch $0 {
      case .text(let text): text
      case .element(let child): child.text
      }
    }.joined()
  }

  /// The first element directly in it of this name, prefix or not.
  package func child(_ name: String) -> XMLElement? { children.first { $0.localName == name } }

  /// The elements directly in it of this name, prefix or not.
  package func children(_ name: String) -> [XMLElement] { children.filter { $0.localName == name } }
}
