import InterfaceBuilder
import LayoutCore
import LayoutTestSupport
import TableLayout

/// Files of one cell, in the form in which Xcode writes them.
enum NibXML {
  /// A nib with a cell, 320 by 60 points as recorded, with subviews and constraints of its content
  /// view.
  ///
  /// - Parameters:
  ///   - attributes: Of the cell, with a space before the first.
  ///   - content: Attributes of the content view, with a space before the first.
  ///   - inside: Elements of the content view next to its subviews: constraints, margins, guides.
  ///   - beside: Elements of the cell next to its content view.
  static func cell(
    _ subviews: String, _ inside: String = "", attributes: String = "", content: String = "", beside: String = "",
    resources: String = "", file: String = " useAutolayout=\"YES\"", tools: String = "22505"
  ) -> String {
    document(
      """
      <tableViewCell contentMode="scaleToFill" id="cel-l1-001"\(attributes)>
        <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" opaque="NO" id="con-te-001"\(content)>
          <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
          <subviews>\(subviews)</subviews>
          \(inside)
        </tableViewCellContentView>
        \(beside)
      </tableViewCell>
      """, resources: resources, file: file, tools: tools)
  }

  /// A nib with objects.
  static func document(
    _ objects: String, resources: String = "", file: String = " useAutolayout=\"YES\"", tools: String = "22505"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch"\(file)>
      <objects>\(objects)</objects>
      <resources>\(resources)</resources>
    </document>
    """
  }

  /// An element that constraints place, with its recorded frame.
  static func view(
    _ element: String, _ id: String, _ attributes: String = "", _ inside: String = "",
    frame: (Double, Double, Double, Double) = (0, 0, 10, 10)
  ) -> String {
    """
    <\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
      \(inside)
    </\(element)>
    """
  }

  /// Constraints in the shorthand `first.attribute = second.attribute constant`, each with the id
  /// `c0`, `c1` and so on.
  static func constraints(_ sentences: String...) -> String { constraints(sentences) }

  /// Constraints in this shorthand, given as a list.
  static func constraints(_ sentences: [String]) -> String {
    let elements = sentences.enumerated().map { index, sentence in
      let words = sentence.split(separator: " ").map(String.init)
      let first = words[0].split(separator: ".").map(String.init)
      let second = words[2].split(separator: ".").map(String.init)
      let relation = ["<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"][words[1]]
      var element = "<constraint id=\"c\(index)\" firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\""
      if let relation { element += " relation=\"\(relation)\"" }
      if second.count == 2, Double(words[2]) == nil {
        element += " secondItem=\"\(second[0])\" secondAttribute=\"\(second[1])\""
        if words.count > 3 { element += " constant=\"\(words[3])\"" }
      } else {
        element += " constant=\"\(words[2])\""
      }
      return element + "/>"
    }
    return "<constraints>\(elements.joined())</constraints>"
  }
}

extension BuiltNibCell {
  /// The only cell of a file, built where every character is ten points wide and high, and a point
  /// is a pixel.
  init(_ xml: String, traits: TraitCollection? = nil) throws {
    let document = try NibDocument(bytes: Array(xml.utf8), file: "Cell.xib")
    let cell = document.cells[0]
    self = NibBuilder(cell, in: document).build(traits: try traits ?? fixedTraits())
  }

  /// Returns the frame of a view after a layout, in the cell's coordinates: x, y, width and height.
  func frame(_ id: String) -> [Double] {
    guard let frame = items[id]?.frame(in: cell) else { return [] }
    return [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
  }

  /// The codes of the notes, those about the row's height apart.
  var codes: [NibNote.Code] { notes.map(\.code).filter { $0 != .rowHeightFromCode } }
}
