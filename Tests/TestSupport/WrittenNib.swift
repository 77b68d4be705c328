/// Interface Builder files written by hand, for tests of several modules, in the form in which
/// Xcode writes them.
public enum WrittenNib {
  /// The text of a title that is cut in one line of a cell as wide as a phone.
  public static let long = "A title in one line that is longer than its cell is wide"

  /// A nib with objects.
  public static func nib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            \(objects)
        </objects>
    </document>
    """
  }

  /// A storyboard with a scene of a table.
  /// - Parameters:
  ///   - attributes: Of the table: `dataMode="static"`, `rowHeight="-1"`.
  ///   - content: `<prototypes>` or `<sections>`.
  public static func storyboard(_ attributes: String, _ content: String, id: String = "tab-le-001") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <scenes>
            <scene sceneID="sce-ne-001">
                <objects>
                    <tableViewController id="con-tr-001" sceneMemberID="viewController">
                        <tableView key="view" \(attributes) id="\(id)">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            \(content)
                        </tableView>
                    </tableViewController>
                </objects>
            </scene>
        </scenes>
    </document>
    """
  }

  /// A cell, 375 by 44 points as recorded.
  /// - Parameters:
  ///   - views: In the content view, whose object id is that of the cell with `-content` behind it.
  ///   - constraints: That the content view holds.
  ///   - attributes: Of the cell.
  ///   - connections: Of the cell.
  public static func cell(
    _ id: String, _ views: String, constraints: String = "", attributes: String = "", connections: String = ""
  ) -> String {
    """
    <tableViewCell id="\(id)" \(attributes)>
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            <subviews>
                \(views)
            </subviews>
            <constraints>
                \(constraints)
            </constraints>
        </tableViewCellContentView>
        <connections>\(connections)</connections>
    </tableViewCell>
    """
  }

  /// A storyboard with a scene of a collection view, 375 points wide as recorded.
  /// - Parameters:
  ///   - layout: The element of its layout.
  ///   - cells: In `<cells>`.
  ///   - headers: Next to them: `collectionReusableView`.
  public static func collection(layout: String, cells: String, headers: String = "") -> String {
    storyboard("", "").replacing("tableViewController", with: "collectionViewController")
      .replacing("tableView ", with: "collectionView ").replacing("tableView>", with: "collectionView>")
      .replacing(
        "</collectionView>", with: "\(layout)<cells>\n\(cells)\n</cells>\n\(headers)\n</collectionView>")
  }

  /// A flow layout with sizes by their keys, such as `itemSize`.
  public static func flow(_ sizes: KeyValuePairs<String, (Int, Int)>, attributes: String = "") -> String {
    let elements = sizes.map { key, size in "<size key=\"\(key)\" width=\"\(size.0)\" height=\"\(size.1)\"/>" }
    return """
      <collectionViewFlowLayout key="collectionViewLayout" id="flo-w0-001" \(attributes)>
      \(elements.joined())
      </collectionViewFlowLayout>
      """
  }

  /// A cell, header or footer of a collection view with one title at the margins of the cell, which
  /// constraints give its height.
  /// - Parameters:
  ///   - size: The recorded size, in points.
  ///   - element: The element.
  ///   - attributes: Of the cell.
  ///   - inside: Elements next to its content view, such as `customSize`.
  ///   - edges: The edges of the title with constraints.
  public static func item(
    _ id: String, _ label: String, size: (Int, Int), element: String = "collectionViewCell", attributes: String = "",
    inside: String = "", edges: [String] = ["top", "bottom", "leading", "trailing"]
  ) -> String {
    let constraints = edges.map { edge in
      """
      <constraint firstItem="\(id)-title" firstAttribute="\(edge)" secondItem="\(id)" secondAttribute="\(edge)" \
      id="\(id)-\(edge)"/>
      """
    }
    let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(size.0)\" height=\"\(size.1)\"/>"
    let views = "<subviews>\(label)</subviews>"
    let content =
      element == "collectionViewCell" ? "<view key=\"contentView\">\n\(frame)\n\(views)\n</view>" : views
    return """
      <\(element) id="\(id)" \(attributes)>
          \(frame)
          \(content)
          <constraints>
              \(constraints.joined(separator: "\n"))
          </constraints>
          \(inside)
      </\(element)>
      """
  }

  /// A label in the text style body that follows the text size.
  /// - Parameters:
  ///   - attributes: More of the label's.
  ///   - font: Its font, where that is another.
  public static func label(
    _ id: String, _ text: String, attributes: String = #"adjustsFontForContentSizeCategory="YES""#,
    font: String = #"style="UICTFontTextStyleBody""#
  ) -> String {
    """
    <label text="\(text)" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
        <rect key="frame" x="16" y="11" width="343" height="21"/>
        <fontDescription key="fontDescription" \(font)/>
    </label>
    """
  }

  /// The constraints that hold a view at the edges of the margins of a cell's content view.
  /// - Parameter edges: Which; all four when left out.
  public static func pins(
    _ view: String, in cell: String, edges: [String] = ["top", "bottom", "leading", "trailing"]
  ) -> String {
    edges.map { edge in
      """
      <constraint firstItem="\(view)" firstAttribute="\(edge)" secondItem="\(cell)-content" secondAttribute="\(edge)Margin" \
      id="\(view)-\(edge)"/>
      """
    }.joined(separator: "\n")
  }

  /// A cell with one title of a reuse identifier, which constraints give its height.
  public static func titleCell(
    _ id: String, _ text: String, name: String, attributes: String = "", connections: String = "",
    label: String? = nil
  ) -> String {
    let title = "\(id)-title"
    return cell(
      id, label ?? self.label(title, text), constraints: pins(title, in: id),
      attributes: "reuseIdentifier=\"\(name)\" \(attributes)", connections: connections)
  }

  /// An outlet of a cell.
  public static func outlet(_ name: String, to id: String) -> String {
    "<outlet property=\"\(name)\" destination=\"\(id)\" id=\"\(id)-outlet\"/>"
  }

  /// Returns the number of the first line with a string, from 1.
  public static func line(of text: String, in file: String) -> Int? {
    file.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(text) }.map { $0 + 1 }
  }

  /// The file with each element in a line of its own, and all lines indented in another way.
  public static func reformatted(_ file: String) -> String {
    file.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
      .replacing("><", with: ">\n\t<").replacing(">\n<", with: ">\n\n   <")
  }
}
