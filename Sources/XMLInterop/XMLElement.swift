/// An element of an XML document with its content.
package struct XMLElement: Hashable, Sendable {
  /// The content of an element: text, or another element.
  package enum Content: Hashable, Sendable {
    /// Text, with entities and CDATA sections resolved. Adjacent text is one item.
    case text(String)
    /// An element.
    case element(XMLElement)
  }

  /// The name as written, with its prefix: "xliff:g".
  package let name: String
  /// The values of the attributes by name, as written.
  package let attributes: [String: String]
  /// The line of the start tag, from 1.
  package let line: Int
  /// The column of the start tag, from 1, in Unicode scalars.
  package let column: Int
  /// The content, in order.
  package internal(set) var content: [Content] = []

  /// The name without its prefix: "g".
  package var localName: Substring { name.lastIndex(of: ":").map { name[name.index(after: $0)...] } ?? name[...] }

  /// The child elements.
  package var children: [XMLElement] {
    content.compactMap { if case .element(let child) = $0 { child } else { nil } }
  }

  /// All text in the element and its descendants, without markup.
  ///
  /// - Complexity: O(*n*) in the size of the content.
  package var text: String {
    content.map {
      switch $0 {
      case .text(let text): text
      case .element(let child): child.text
      }
    }.joined()
  }

  /// Returns the first child element with a name, ignoring prefixes.
  package func child(_ name: String) -> XMLElement? { children.first { $0.localName == name } }

  /// Returns the child elements with a name, ignoring prefixes.
  package func children(_ name: String) -> [XMLElement] { children.filter { $0.localName == name } }
}
