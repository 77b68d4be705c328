import InterfaceBuilder

/// Interface Builder files written by hand, with nothing in them but what a test is about.
enum HandwrittenNib {
  /// A nib with one cell, whose content view has these elements.
  ///
  /// - Parameters:
  ///   - outlets: Object ids by the cell's outlets, in order.
  ///   - attributes: More attributes of the cell.
  static func cell(
    _ views: String, outlets: [(String, String)] = [], attributes: String = #"reuseIdentifier="EpisodeCell""#
  ) -> String {
    let connections = outlets.map { #"<outlet property="\#($0.0)" destination="\#($0.1)" id="o-\#($0.1)"/>"# }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
      <tableViewCell id="cell" \(attributes)>
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <subviews>
      \(views)
      </subviews>
      </tableViewCellContentView>
      <connections>\(connections)</connections>
      </tableViewCell>
      </objects>
      </document>
      """
  }

  /// A storyboard with one table of static rows: a section with a title, and a row for each of the elements.
  static func staticTable(_ rows: [String], header: String, attributes: String = "") -> String {
    let cells = rows.enumerated().map { index, views in
      """
      <tableViewCell id="row\(index)" \(attributes)>
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="row\(index)" id="content\(index)">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <subviews>\(views)</subviews>
      </tableViewCellContentView>
      </tableViewCell>
      """
    }.joined(separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes><scene sceneID="scene"><objects>
      <tableViewController id="controller" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" style="grouped" id="table">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <sections><tableViewSection headerTitle="\(header)" id="section"><cells>
      \(cells)
      </cells></tableViewSection></sections>
      </tableView>
      </tableViewController>
      </objects></scene></scenes>
      </document>
      """
  }

  /// A label with a text, and a comment for translators.
  static func label(_ id: String, _ text: String, attributes: String = "", comment: String? = nil) -> String {
    let rect = #"<rect key="frame" x="0.0" y="0.0" width="42" height="21"/>"#
    let note = comment.map { #"<attributedString key="userComments"><fragment content="\#($0)"/></attributedString>"# }
    return #"<label text="\#(text)" id="\#(id)" \#(attributes)>\#(rect)\#(note ?? "")</label>"#
  }

  /// The document of a text.
  static func document(_ text: String, file: String = "EpisodeCell.xib") throws -> NibDocument {
    try NibDocument(bytes: Array(text.utf8), file: file)
  }
}
