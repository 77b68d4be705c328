internal import Foundation

#if canImport(FoundationXML)
internal import FoundationXML
#endif

/// The names in Interface Builder files that generated code needs.
final class NibScan: NSObject, XMLParserDelegate {
  /// The key paths of runtime attributes by the class of their object.
  private(set) var attributes: [String: Set<String>] = [:]
  /// The classes of objects that are neither views nor controllers.
  private(set) var objects: Set<String> = []
  /// The classes of cells, headers and footers of collection views.
  private(set) var items: Set<String> = []
  private var classes: [String?] = []

  /// Reads a file. One that can't be read adds nothing: loading it reports the error.
  func read(_ file: URL) {
    classes = []
    guard let data = try? Data(contentsOf: file) else { return }
    let parser = XMLParser(data: data)
    parser.delegate = self
    _ = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes values: [String: String] = [:]
  ) {
    classes.append(values["customClass"])
    if element == "customObject", let name = values["customClass"] { objects.insert(name) }
    if ["collectionViewCell", "collectionReusableView"].contains(element), let name = values["customClass"] {
      items.insert(name)
    }
    // The attribute is in a list of the object.
    if element == "userDefinedRuntimeAttribute", let keyPath = values["keyPath"], classes.count > 2,
      let name = classes[classes.count - 3]
    {
      attributes[name, default: []].insert(keyPath)
    }
  }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    _ = classes.popLast()
  }
}
